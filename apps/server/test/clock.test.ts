/** How much time is left, and what is let in. */
import type { Seat } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { Clock } from "../src/clock.ts";
import { Bucket, Buckets } from "../src/limits.ts";

const setting = { bank: 60, increment: 5, out: "loses" } as const;

describe("a clock", () => {
  test("runs for who is asked, and adds the increment to who has answered", () => {
    const clock = new Clock(setting, 0, () => []);
    clock.turn(0, null, 0);
    expect(clock.due).toBe(60_000);
    expect(clock.facts(10_000)).toEqual({ left: [50_000, 60_000], running: 0 });
    clock.turn(10_000, 0, 1);
    expect(clock.facts(12_000)).toEqual({ left: [55_000, 58_000], running: 1 });
    expect(clock.due).toBe(70_000);
    clock.turn(12_000, null, null); // a machine thinks, or the match is over
    expect(clock.facts(99_000)).toEqual({ left: [55_000, 58_000], running: null });
    expect(clock.due).toBe(null);
  });

  test.each<[string, Seat | null, Seat | null, readonly number[]]>([
    ["an answer of who is asked", 0, 0, [65_000, 60_000]],
    ["an answer of who is not", 0, 1, [60_000, 60_000]],
    ["an answer while nobody's time runs", null, 1, [60_000, 60_000]],
    ["something else that was done", 0, null, [60_000, 60_000]],
  ])("%s: the increment is for who has answered in time of their own", (_, running, answered, left) => {
    const clock = new Clock(setting, 0, () => []);
    clock.turn(0, null, running);
    clock.turn(0, answered, null);
    expect(clock.facts(0).left).toEqual(left);
  });

  test("does not run while no server did: not before now, and not before it is out", () => {
    const pauses: { since: number; till: number }[] = [];
    const clock = new Clock(setting, 0, () => pauses);
    clock.turn(0, null, 0);
    pauses.push({ since: 20_000, till: 50_000 });
    expect(clock.facts(60_000)).toEqual({ left: [30_000, 60_000], running: 0 });
    expect(clock.due).toBe(90_000);
    pauses.push({ since: 80_000, till: 100_000 });
    expect(clock.due).toBe(110_000);
    clock.turn(105_000, 0, 1);
    expect(clock.facts(105_000).left).toEqual([10_000, 60_000]);
  });

  test.each<[string, readonly (readonly [number, number])[], number | null, number]>([
    ["none", [], 70, 20],
    ["one that was over before", [[0, 5]], 70, 20],
    ["one that was over as it began to run", [[0, 10]], 70, 20],
    ["one from before", [[5, 20]], 80, 30],
    ["one meanwhile", [[20, 30]], 80, 30],
    ["one that begins when it is out", [[70, 90]], 70, 20],
    ["one after it was out", [[80, 90]], 70, 20],
    [
      "one that it only comes to through another",
      [
        [20, 30],
        [75, 85],
      ],
      90,
      30,
    ],
    ["one that has not ended", [[20, Number.POSITIVE_INFINITY]], null, 50],
  ])("that began at 10 with 60 s, and the pauses: %s", (_, seconds, due, left) => {
    const clock = new Clock(setting, 0, () => seconds.map(([since, till]) => ({ since: since * 1000, till: till * 1000 })));
    clock.turn(10_000, null, 0);
    expect([clock.due, clock.facts(50_000).left[0]]).toEqual([due === null ? null : due * 1000, left * 1000]);
  });

  test("is never less than nothing, and where nothing comes of it, it is never out", () => {
    const clock = new Clock({ ...setting, out: "nothing" }, 0, () => []);
    clock.turn(0, null, 1);
    expect(clock.due).toBe(null);
    expect(clock.facts(200_000)).toEqual({ left: [60_000, 0], running: 1 });
  });
});

describe("a bucket", () => {
  test("gives what is in it, and is filled again by and by", () => {
    const bucket = new Bucket(3, 2, 0);
    expect([1, 2, 3, 4].map(() => bucket.take(0))).toEqual([true, true, true, false]);
    expect(bucket.take(400)).toBe(false);
    expect(bucket.take(600)).toBe(true);
    expect(bucket.isFull(600)).toBe(false);
    expect(bucket.isFull(9000)).toBe(true);
  });

  test("each address has its own", () => {
    const buckets = new Buckets(1, 1);
    expect(["a", "b", "a"].map((address) => buckets.take(address, 0))).toEqual([true, true, false]);
    expect(buckets.take("a", 20_000)).toBe(true);
  });
});
