/** Deeds are written in lots under their numbers: one statement for all that came together, and what came of it told to each. */

import type { Deed } from "@duelex/session";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Database } from "../src/store/database.ts";
import { Journal, readLogNews } from "../src/store/journal.ts";

interface Row {
  readonly match: string;
  readonly number: number;
  readonly deed: string;
  readonly seat: number;
  readonly line: string;
  readonly at: number;
}

/** A log that is kept in memory, as far as a journal knows a database; fails as often as it is told to, before or after it has written. */
class Log {
  readonly rows = new Map<string, Row>();
  readonly lots: number[] = [];
  readonly asked: string[] = [];
  failing: ("before" | "after")[] = [];
  now = 1000;

  async prepared(name: string, _text: string, values: readonly unknown[]): Promise<Row[]> {
    this.asked.push(name);
    await Promise.resolve();
    if (name === "look") {
      const [matches, numbers] = values as [string[], number[]];
      return matches.flatMap((match, nth) => this.rows.get(`${match} ${numbers[nth]}`) ?? []);
    }
    const fails = this.failing.shift();
    if (fails === "before") throw new Error("away");
    const [, matches, numbers, deeds, seats, lines, dues] = values as [
      string,
      string[],
      number[],
      string[],
      number[],
      string[],
      (number | null)[],
    ];
    this.lots.push(matches.length);
    const written = matches.flatMap((match, nth): Row[] => {
      const key = `${match} ${numbers[nth]}`;
      const due = dues[nth] ?? null;
      const isInTime = due === null || ["time", "relieve"].includes(deeds[nth]!) === this.now >= due;
      if (this.rows.has(key) || !isInTime) return [];
      const row = { match, number: numbers[nth]!, deed: deeds[nth]!, seat: seats[nth]!, line: lines[nth]!, at: this.now };
      this.rows.set(key, row);
      return [row];
    });
    if (fails === "after") throw new Error("cut off");
    return written;
  }
}

const pass = (seat: 0 | 1): Deed => ({ deed: "answer", seat, line: "pass" });
const journalOf = (log: Log, troubles: unknown[] = []) =>
  new Journal(log as unknown as Database, "here", (problem) => void troubles.push(problem));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a journal", () => {
  test("writes at once, and what comes meanwhile together in the next lot", async () => {
    const log = new Log();
    const journal = journalOf(log);
    const first = journal.write("a", 1, pass(0), null);
    const more = Promise.all([journal.write("a", 2, pass(1), null), journal.write("b", 1, pass(0), null)]);
    expect(journal.backlog).toBe(2);
    expect([await first, await more]).toEqual([1000, [1000, 1000]]);
    expect([log.lots, journal.backlog]).toEqual([[1, 2], 0]);
    expect(await journal.write("a", 3, pass(0), null)).toBe(1000); // and is at work again
    expect(log.lots).toEqual([1, 2, 1]);
  });

  test("of 1,200 that wait writes 500 at once at most", async () => {
    const log = new Log();
    const journal = journalOf(log);
    await Promise.all(Array.from({ length: 1201 }, (_, nth) => journal.write("a", nth + 1, pass(0), null)));
    expect(log.lots).toEqual([1, 500, 500, 200]);
  });

  test("whose number is taken is late, in one lot too", async () => {
    const log = new Log();
    const journal = journalOf(log);
    expect(await Promise.all([journal.write("a", 1, pass(0), null), journal.write("a", 1, pass(1), null)])).toEqual([1000, null]);
    expect(await journal.write("a", 1, pass(0), null)).toBeNull();
  });

  test("an answer counts before the time is out, that it is out after it", async () => {
    const log = new Log();
    const journal = journalOf(log);
    const out = (seat: 0 | 1): Deed => ({ deed: "time", seat });
    expect(await journal.write("a", 1, pass(0), 1001)).toBe(1000);
    expect(await journal.write("a", 2, pass(1), 1000)).toBeNull();
    expect(await journal.write("a", 2, out(1), 1001)).toBeNull();
    expect(await journal.write("a", 2, out(1), 1000)).toBe(1000);
  });

  test("a database that is away is tried again; what was written although it failed is known as one's own", async () => {
    const [log, troubles] = [new Log(), [] as unknown[]];
    const journal = journalOf(log, troubles);
    log.failing = ["before", "after"];
    const [mine, late] = [journal.write("a", 1, pass(0), null), journal.write("b", 1, pass(0), null)];
    await vi.advanceTimersByTimeAsync(249);
    expect([troubles.length, log.asked]).toEqual([1, ["write"]]);
    await vi.advanceTimersByTimeAsync(1);
    expect(log.asked).toEqual(["write", "write"]);
    log.rows.set("b 1", { match: "b", number: 1, deed: "answer", seat: 1, line: "pass", at: 999 }); // somebody else was quicker
    await vi.advanceTimersByTimeAsync(250);
    expect([await mine, await late]).toEqual([1000, null]);
    expect(log.asked).toEqual(["write", "write", "write", "look", "write"]);
    expect(troubles).toHaveLength(2);
  });

  test("after a try that failed, what stands there is one's own only if it is the same deed, seat and answer", async () => {
    const log = new Log();
    const journal = journalOf(log);
    const there = { match: "a", number: 1, deed: "answer", seat: 0, line: "pass", at: 999 };
    for (const [row, told] of [
      [there, 999],
      [{ ...there, line: "fly" }, null],
      [{ ...there, seat: 1 }, null],
      [{ ...there, deed: "concede" }, null],
    ] as const) {
      log.rows.set("a 1", row);
      log.failing = ["before"];
      const writing = journal.write("a", 1, pass(0), null);
      await vi.advanceTimersByTimeAsync(250);
      expect(await writing).toBe(told);
    }
  });

  test("after forty tries whoever asked is told, and the next is written as ever", async () => {
    const [log, troubles] = [new Log(), [] as unknown[]];
    const journal = journalOf(log, troubles);
    log.failing = Array.from({ length: 40 }, () => "before");
    const failed = expect(journal.write("a", 1, pass(0), null)).rejects.toThrow("away");
    await vi.advanceTimersByTimeAsync(40 * 250);
    await failed;
    expect(troubles).toHaveLength(40);
    expect(await journal.write("a", 1, pass(0), null)).toBe(1000);
  });
});

test("what another process tells that it wrote is read as it was written", () => {
  expect(readLogNews(JSON.stringify(["there", "a", 7, "answer", 1, "pass", 123.5]))).toEqual({
    process: "there",
    match: "a",
    entry: { number: 7, deed: pass(1), at: 123.5 },
  });
  expect(readLogNews(JSON.stringify(["there", "a", 8, "relieve", 0, "greedy", 1])).entry.deed).toEqual({
    deed: "relieve",
    seat: 0,
    by: "greedy",
  });
  expect(readLogNews(JSON.stringify(["there", "a", 9, "concede", 0, "", 1])).entry.deed).toEqual({ deed: "concede", seat: 0 });
});
