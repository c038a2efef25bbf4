import { describe, expect, test } from "vitest";
import { allGames } from "../../apps/cli/src/games.ts";
import { playScreens, ROWS } from "../screens/screens.ts";

/** `npm run screens` asks a thousand matches; here is one of each game. */
describe.each(allGames.ids)("%s", (id) => {
  test("every question of a match fits a terminal of 80 × 24, with every answer on it or on a page of more", async () => {
    const game = await allGames.load(id);
    const { matches, questions, highest, failures } = await playScreens(game, { from: 0, count: 1 }, 7001);
    expect(failures).toEqual([]);
    expect(matches).toBeGreaterThan(0);
    expect(questions).toBeGreaterThan(100);
    expect(highest).toBeLessThanOrEqual(ROWS);
  });
});
