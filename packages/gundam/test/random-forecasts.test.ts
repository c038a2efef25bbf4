/** 7-6: what a battle is said to come to comes, in random matches. */
import { expect, test } from "vitest";
import { type Held, holdForecasts } from "./random-forecasts.ts";

test("7-6, 9-1-9: a battle after which nobody does anything more deals what was said, to whom was said", () => {
  const held: Held = { exchanges: 0, changed: 0, wrong: [] };
  for (let seed = 1; seed <= 18; seed++) holdForecasts(seed, held);
  expect(held.wrong).toEqual([]);
  expect(held.exchanges).toBeGreaterThan(300);
  expect(held.changed).toBeGreaterThan(5);
});
