/** What becomes of the connections to a database: none is left behind by a try that failed, nor by one that comes too late; nobody beats after the end. */
import { setImmediate as turn } from "node:timers/promises";
import pg from "pg";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Heart } from "../src/heart.ts";
import { Database } from "../src/store/database.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A PostgreSQL that is none: it says what it is told to say, and counts who is connected. */
function postgres(says: (text: string) => Promise<unknown> = async () => undefined) {
  const open = new Set<pg.Client>();
  let gate = Promise.resolve();
  vi.spyOn(pg.Client.prototype, "connect").mockImplementation(async function (this: pg.Client) {
    await gate;
    open.add(this);
  } as never);
  vi.spyOn(pg.Client.prototype, "end").mockImplementation(async function (this: pg.Client) {
    open.delete(this);
  } as never);
  vi.spyOn(pg.Client.prototype, "query").mockImplementation((async (text: string) => {
    await says(text);
    return { rows: [] };
  }) as never);
  return {
    open,
    /** Whoever connects from now on waits until that is called. */
    hold(): () => void {
      let go = (): void => undefined;
      gate = new Promise((done) => {
        go = done;
      });
      return go;
    },
  };
}

const reached = () =>
  Database.open({
    ...{
      url: "postgres://duelex@127.0.0.1/none",
      connections: 1,
      steps: [{ sql: "select" }],
      hear: () => undefined,
      missed: () => undefined,
    },
    trouble: () => undefined,
  });

describe("the line for news", () => {
  test("that is refused, as by a database that only reads along, leaves no connection behind", async () => {
    const { open } = postgres(async (text) => {
      if (text.startsWith("listen")) throw new Error("cannot execute LISTEN during recovery");
    });
    const database = await reached();
    for (let times = 0; times < 3; times++) await expect(database.listen()).rejects.toThrow("recovery");
    expect([open.size, database.hears]).toEqual([0, false]);
    await database.close();
  });

  test("that stands only when the server has gone down keeps nobody from ending", async () => {
    const { open, hold } = postgres();
    const database = await reached();
    const go = hold();
    const listening = database.listen();
    await turn();
    await database.close();
    go();
    await listening;
    expect([open.size, database.hears]).toEqual([0, false]);
  });
});

test("a beat that is still under way when the process goes down is the last one", async () => {
  vi.useFakeTimers();
  const beats: ((rows: unknown) => void)[] = [];
  const now = { now: 0, paused: null, alive: [] };
  const database = {
    prepared: () => new Promise((done) => void beats.push(done)),
    query: async () => [],
  } as unknown as Database;
  const heart = new Heart(
    database,
    "one",
    () => undefined,
    () => undefined,
  );
  const begun = heart.begin();
  beats[0]!([now]);
  await begun;
  await vi.advanceTimersByTimeAsync(2000);
  expect(beats).toHaveLength(2);
  await heart.stop();
  beats[1]!([now]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(beats).toHaveLength(2);
});
