import { diceOf, type Game, type Match, newMatch } from "@duelex/kernel";
import { playerNamed } from "@duelex/players";
import { describe, expect, test } from "vitest";
import { type Report, type Simulation, simulate } from "../src/index.ts";
import { games } from "./games.ts";

const loader = new URL("./loader.ts", import.meta.url);

/** Every deck of the game against the next. */
const pairingsOf = (game: Game) => game.decks.map((deck, at) => [deck, game.decks[(at + 1) % game.decks.length]!] as const);

const simulateAll = (game: Game, more: Pick<Simulation, "players" | "games"> & Partial<Simulation>): Promise<Report[]> =>
  Promise.all(pairingsOf(game).map((decks) => simulate({ game, decks, seed: 1, loader, ...more })));

const total = (reports: readonly Report[], of: (report: Report) => number): number => reports.reduce((sum, report) => sum + of(report), 0);

describe.each(games)("$id", (game) => {
  test("with every deck random games come to their end", async () => {
    const reports = await simulateAll(game, { players: ["random", "random"], games: 20 });
    for (const report of reports) expect(report).toMatchObject({ finished: 20, abortedGames: [] });
  });

  test("greedy beats random with every deck, in either seat", async () => {
    const each = 2 * Math.ceil(6 / game.decks.length); // few where there are many decks
    const asFirst = await simulateAll(game, { players: ["greedy", "random"], games: each });
    const asSecond = await simulateAll(game, { players: ["random", "greedy"], games: each });
    const played = total([...asFirst, ...asSecond], (report) => report.finished);
    expect(played).toBe(2 * each * game.decks.length);
    const won = total(asFirst, (report) => report.wins[0]) + total(asSecond, (report) => report.wins[1]);
    expect(won / played).toBeGreaterThan(0.85);
  });

  test.each(["random", "greedy", "tree:20", "level:3"])(
    "what %s cannot see has no influence on its answers, and thinking changes nothing",
    (name) => {
      let asked = 0;
      const pairings = pairingsOf(game);
      const some = pairings.filter((_, at) => at % Math.ceil(pairings.length / 4) === 0);
      some.forEach(([one, other], at) => {
        const seed = at + 1;
        const match = newMatch(game, { decks: [one.deck, other.deck], seed });
        const dice = diceOf(seed);
        while (!match.over) {
          if (dice(5) === 0) {
            const seat = match.asked;
            const dealt = match.clone();
            dealt.redeal(seat, dice);
            const before = match.hash();
            const answer = (to: Match) => to.notate(playerNamed(name, game, seat, seed).choose(to));
            expect(answer(dealt)).toBe(answer(match));
            expect(match.hash()).toBe(before);
            asked++;
          }
          match.play(dice(match.options().count));
        }
      });
      expect(asked).toBeGreaterThan(50);
    },
  );
});
