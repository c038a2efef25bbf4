/** What thinking players promise, in the four games. The slow tests ask the same in many more positions. */
import { diceOf, type Match, newMatch } from "@duelex/kernel";
import { levelsOf, playerNamed } from "@duelex/players";
import { describe, expect, test } from "vitest";
import { games } from "./games.ts";

/** Lines, and positions in which they are played; with a thousand lines a search of gundam looks farther. */
const EFFORTS = [
  { lines: 12, positions: 30 },
  { lines: 1000, positions: 2 },
] as const;
const cases = games.flatMap((game) =>
  EFFORTS.filter(({ lines }) => lines < 1000 || (game.judgement?.farFrom ?? lines + 1) <= lines).map((effort) => ({
    ...{ game, id: game.id },
    ...effort,
  })),
);

describe.each(cases)("$id, $lines lines", ({ game, lines, positions }) => {
  test("a tree player answers the same whatever the cards are that it cannot name, and thinking changes nothing", () => {
    let asked = 0;
    for (let seed = 1; asked < positions; seed++) {
      const dice = diceOf(seed);
      const decks = [game.decks[dice(game.decks.length)]!.deck, game.decks[dice(game.decks.length)]!.deck] as const;
      const match = newMatch(game, { decks, seed });
      while (!match.over && asked < positions) {
        if (match.options().count > 1 && dice(8) === 0) {
          const seat = match.asked;
          const dealt = match.clone();
          dealt.redeal(seat, dice);
          const before = match.hash();
          const answer = (to: Match) => playerNamed(`tree:${lines}`, game, seat, seed).choose(to);
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
    expect(asked).toBe(positions);
  });
});

test.each(games.map((game) => ({ game, id: game.id })))(
  "$id: quick answers that give themselves to the end of the turn leave the match as the same answers do where they are asked for",
  ({ game }) => {
    const [asking, hurrying] = [0, 0].map(() => newMatch(game, { decks: [game.decks[0]!.deck, game.decks[1]!.deck], seed: 1 }));
    let [asked, unasked] = [0, 0];
    for (let seed = 1; seed <= 6; seed++) {
      const dice = diceOf(seed);
      const decks = [game.decks[0]!.deck, game.decks[1]!.deck] as const;
      const match = newMatch(game, { decks, seed });
      for (; !match.over; match.play(dice(match.options().count))) {
        if (dice(6) !== 0) continue;
        const turn = match.turnNumber;
        const toItsEnd = (copy: Match): number => {
          copy.copyFrom(match);
          let answers = 0;
          for (; !copy.over && copy.turnNumber === turn; answers++) copy.play(game.reflex(copy));
          return answers;
        };
        asked += toItsEnd(asking!);
        hurrying!.hurriedTurn = turn;
        unasked += toItsEnd(hurrying!);
        hurrying!.hurriedTurn = -1;
        expect(hurrying!.standing()).toEqual(asking!.standing());
        if (asking!.over) continue; // who was asked last is another then
        expect(hurrying!.mark()).toBe(asking!.mark());
        expect([...hurrying!.options()]).toEqual([...asking!.options()]);
      }
    }
    expect(asked).toBeGreaterThan(100);
    expect(unasked).toBeLessThan(0.75 * asked);
  },
);

test.each(games.map((game) => ({ game, id: game.id })))(
  "$id has eight levels, each of more lines or fewer random answers than the one below",
  ({ game }) => {
    const levels = levelsOf(game);
    expect(levels).toHaveLength(8);
    const strength = ({ lines, astray }: (typeof levels)[number]) => (lines ?? 0) - astray;
    for (const [below, level] of levels.slice(1).entries()) expect(strength(level)).toBeGreaterThan(strength(levels[below]!));
  },
);
