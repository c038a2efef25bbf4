/** 7-6: what a battle is said to come to comes, in random matches. */
import { expect, test } from "vitest";
import { type Held, holdForecasts } from "./random-forecasts.ts";

test.each([1, 2, 3])(
  "7-6, 9-1-9: a battle after which nobody does anything more deals what was said, to whom was said, seeds %i00 …",
  (hundred) => {
    const held: Held = { exchanges: 0, changed: 0, wrong: [] };
    for (let seed = hundred * 100; seed < hundred * 100 + 6; seed++) holdForecasts(seed, held);
    expect(held.wrong).toEqual([]);
    expect(held.exchanges).toBeGreaterThan(100);
  },
);
