import type { Game } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { allGames } from "../../apps/cli/src/games.ts";
import { type Endured, endure, nothingYet } from "../strength/endurance.ts";

/** A clock on which every look takes a hundredth of a millisecond. */
const ticking = () => {
  let now = 0;
  return () => (now += 0.01);
};

describe.each(allGames.ids)("%s", (id) => {
  test.each(["tree:8", "tree:1ms"])(
    "%s answers in every position of two matches, in time, and never says the same twice",
    async (player) => {
      const game = await allGames.load(id);
      const endured = nothingYet();
      for (let nth = 0; nth < 2; nth++) endure({ game, player, seed: 3, clock: ticking() }, nth, endured);
      expect(endured).toMatchObject({ matches: 2, late: 0, faults: [] });
      expect(endured.answers).toBeGreaterThan(60);
    },
  );
});

describe("what is noticed", () => {
  const endured = async (player: string, clock: () => number, change: Partial<Game> = {}): Promise<Endured> => {
    const all = nothingYet();
    endure({ game: { ...(await allGames.load("bos")), ...change }, player, seed: 3, clock }, 0, all);
    return all;
  };

  test("a player that throws", async () => {
    const evaluate = (): number => {
      throw new Error("cannot say");
    };
    const { faults } = await endured("tree:8", ticking(), { evaluate });
    expect(faults).toMatchObject([{ nth: 0, what: "throws: cannot say" }]);
  });

  test("a player that is late", async () => {
    let now = 0;
    const { late, longest } = await endured("tree:5ms", () => (now += 3));
    expect(late).toBeGreaterThan(10);
    expect(longest).toBeGreaterThan(5.5);
  });
});
