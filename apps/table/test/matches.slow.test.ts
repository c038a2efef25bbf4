/**
 * Whole matches of every game through the page by mouse. By keys alone each game has one in heard.slow.test.ts; at a server's table there is
 * one by keys and one by touch (seats.slow.test.ts).
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { mouse } from "./hands.ts";
import { begin, GAMES, type House, openHouse } from "./house.ts";
import { playWhole } from "./ways.ts";

let house: House | null = null;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** Matches that are not long; any other seed would do. */
const SEEDS = { gundam: 5, "gate-ruler": 10, bos: 8, "colossus-order": 1 } as const;

test.each(GAMES)("%s: a whole match by mouse, to its end", async (game) => {
  if (house === null) return;
  const { page, errors, close } = await house.open();
  await begin(page, game, SEEDS[game]);
  const answers = await playWhole(page, mouse);
  expect(answers).toBeGreaterThan(5);
  await expect.poll(() => page.locator("[data-over] .says").textContent()).toMatch(/win|draw/);
  expect(errors).toEqual([]);
  await close();
});
