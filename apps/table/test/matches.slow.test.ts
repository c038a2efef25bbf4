/**
 * Whole matches of every game through the page: by mouse, by touch, by keyboard alone. Of the last two each game has one here and the other
 * at a server's table (seats.slow.test.ts).
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { begin, GAMES, type House, openHouse } from "./house.ts";
import { playWhole, ways } from "./ways.ts";

let house: House | null = null;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const WAYS = {
  gundam: ["mouse", "touch"],
  "gate-ruler": ["mouse", "keyboard"],
  bos: ["mouse", "touch"],
  "colossus-order": ["mouse", "keyboard"],
} as const;

describe.each(GAMES)("%s", (game) => {
  test.each(WAYS[game])("a whole match by %s, to its end", async (way) => {
    if (house === null) return;
    const { finger, options } = ways[way];
    const { page, errors, close } = await house.open(options);
    await begin(page, game, 5);
    const answers = await playWhole(page, finger);
    expect(answers).toBeGreaterThan(5);
    await expect.poll(() => page.locator("[data-over] .says").textContent()).toMatch(/win|draw/);
    expect(errors).toEqual([]);
    await close();
  });
});
