/** What thinking players promise, in the four games. The slow tests ask the same in many more positions. */
import { diceOf, type Match, newMatch } from "@duelex/kernel";
import { playerNamed } from "@duelex/players";
import { describe, expect, test } from "vitest";
import { games } from "./games.ts";

const LINES = 12;
const POSITIONS = 60;

describe.each(games)("$id", (game) => {
  test("a tree player answers the same whatever the cards are that it cannot name, and thinking changes nothing", () => {
    let asked = 0;
    for (let seed = 1; asked < POSITIONS; seed++) {
      const dice = diceOf(seed);
      const decks = [game.decks[dice(game.decks.length)]!.deck, game.decks[dice(game.decks.length)]!.deck] as const;
      const match = newMatch(game, { decks, seed });
      while (!match.over && asked < POSITIONS) {
        if (match.options().count > 1 && dice(8) === 0) {
          const seat = match.asked;
          const dealt = match.clone();
          dealt.redeal(seat, dice);
          const before = match.hash();
          const answer = (to: Match) => playerNamed(`tree:${LINES}`, game, seat, seed).choose(to);
          const given = answer(match);
          expect(answer(dealt)).toBe(given);
          expect(answer(match)).toBe(given); // and by its seed it can be had again
          expect(match.hash()).toBe(before);
          expect(given).toBeLessThan(match.options().count);
          asked++;
        }
        match.play(dice(match.options().count));
      }
    }
    expect(asked).toBe(POSITIONS);
  });
});
