/** The same as random-forecasts.test.ts, for longer. */
import { expect, test } from "vitest";
import { type Held, holdForecasts } from "./random-forecasts.ts";

test("7-6, 9-1-9: thousands of battles deal what was said, to whom was said", () => {
  const held: Held = { exchanges: 0, changed: 0, wrong: [] };
  for (let seed = 1000; seed < 1120; seed++) holdForecasts(seed, held);
  expect(held.wrong).toEqual([]);
  expect(held.exchanges).toBeGreaterThan(3000);
  expect(held.changed).toBeGreaterThan(50);
}, 180_000);
