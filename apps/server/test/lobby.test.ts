/** What those are told who look at the lobby: every change, and nothing that is so no more. */
import type { TableFacts } from "@duelex/session";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Lobby } from "../src/lobby.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const named = (...tables: readonly string[]) => tables.map((table) => ({ table })) as unknown as TableFacts[];

/** Somebody who looks, and the tables that they have been told of, word by word. */
function looker() {
  const told: string[] = [];
  return {
    told,
    tell: (word: { readonly told: string; readonly tables?: readonly TableFacts[] }) =>
      void told.push(String(word.tables?.map(({ table }) => table))),
  };
}

test("a table that is gone again is taken away from who has seen it, also where all who looked before had last seen none", async () => {
  let tables = named();
  const lobby = new Lobby(
    async () => tables,
    () => undefined,
  );
  const [early, late] = [looker(), looker()];
  await lobby.enter(early.tell);
  lobby.changed();
  await vi.runAllTimersAsync();
  lobby.leave(early.tell);
  tables = named("a");
  await lobby.enter(late.tell);
  tables = named();
  lobby.changed();
  await vi.runAllTimersAsync();
  expect(late.told).toEqual(["a", ""]);
});

test("where nothing has changed nobody is told so twice", async () => {
  const lobby = new Lobby(
    async () => named("a"),
    () => undefined,
  );
  const { told, tell } = looker();
  await lobby.enter(tell);
  for (let times = 0; times < 3; times++) {
    lobby.changed();
    await vi.runAllTimersAsync();
  }
  expect(told).toEqual(["a", "a"]);
});

test("what was read first is told first, however long it takes", async () => {
  const reads: ((tables: TableFacts[]) => void)[] = [];
  const lobby = new Lobby(
    () => new Promise((done) => void reads.push(done)),
    () => undefined,
  );
  const { told, tell } = looker();
  const entered = lobby.enter(tell);
  lobby.changed();
  await vi.runAllTimersAsync();
  reads[1]?.(named("new"));
  await vi.runAllTimersAsync();
  reads[0]!(named("old"));
  await entered;
  await vi.runAllTimersAsync();
  reads[1]!(named("new"));
  await vi.runAllTimersAsync();
  expect(told).toEqual(["old", "new"]);
});

test("what cannot be read is said to who comes in, who looks no longer, and of a change to who looks after the server", async () => {
  let isAway = true;
  const troubles: unknown[] = [];
  const lobby = new Lobby(
    async () => {
      if (isAway) throw new Error("away");
      return named("a");
    },
    (problem) => void troubles.push(problem),
  );
  const { told, tell } = looker();
  await expect(lobby.enter(tell)).rejects.toThrow("away");
  expect(lobby.size).toBe(0);
  isAway = false;
  await lobby.enter(tell);
  isAway = true;
  lobby.changed();
  await vi.runAllTimersAsync();
  expect([told, troubles.length]).toEqual([["a"], 1]);
});
