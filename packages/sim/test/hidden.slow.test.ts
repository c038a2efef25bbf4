/** Cards that make the same difference are taken for one: held, in the games, against searches that take nothing for the same. */
import { diceOf, type Match, newMatch, type Seat } from "@duelex/kernel";
import { GreedyPlayer } from "@duelex/players";
import { describe, expect, test } from "vitest";
import { checkProof, solve } from "../src/index.ts";
import { games } from "./games.ts";

describe.each(games.filter(({ id }) => id !== "gate-ruler"))("$id", (game) => {
  /** Questions of the last turn of machine matches. */
  function* questions(): Generator<Match> {
    for (let seed = 1; seed <= 2; seed++) {
      const dice = diceOf(seed);
      const pick = () => game.decks[dice(game.decks.length)]!.deck;
      const match = newMatch(game, { decks: [pick(), pick()], seed });
      const players = ([0, 1] as const).map((seat) => new GreedyPlayer(game, seat, diceOf(seed + seat)));
      const kept: Match[] = [];
      for (; !match.over; match.play(players[match.asked]!.choose(match)))
        if (match.asked === match.activeSeat && match.options().count > 1) kept.push(match.clone());
      yield* kept.slice(-3);
    }
  }

  test("what can make no difference is one, in the last questions of matches: the same is found as with every hand apart", () => {
    let compared = 0;
    for (const match of questions()) {
      const limits = { answers: 2, kinds: 3000, positions: 3000, promise: (at: Match, of: Seat) => game.evaluate(at, of) };
      const together = solve(match, limits);
      const apart = solve(match, { ...limits, positions: 15_000, apart: true });
      if (together.forced === null || apart.forced === null) continue;
      compared++;
      expect(together.forced).toBe(apart.forced);
      expect(together.first).toEqual(apart.first);
      if (together.proof !== null && together.forced)
        expect(checkProof(match, together.claim!, together.proof, { most: 40 }).flaws).toEqual([]);
    }
    expect(compared).toBeGreaterThan(2);
  });
});
