/** What the page fetches until the first question of a match stands there, from an empty cache. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { asked, begin, fetchedBy, GAMES, type House, openHouse, weightOf } from "./house.ts";

/** In bytes. */
const MOST = 160_000;

let house: House | null = null;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

test.each(GAMES)("%s: at most 160 kB of script, gzipped; cards and rulebook are fetched beside it", async (game) => {
  if (house === null) return;
  const { page, errors, close } = await house.open({ reducedMotion: "no-preference", alone: true }); // what moves is fetched too
  const fetched = fetchedBy(page);
  await page.reload();
  await begin(page, game);
  await asked(page);
  expect(weightOf(fetched, ".js")).toBeLessThanOrEqual(MOST);
  expect([...fetched].filter((path) => path.endsWith(".json")).length).toBeGreaterThanOrEqual(3);
  expect(errors).toEqual([]);
  await close();
});
