/** What an answer is said to do, held against what comes of it: what is called certain, and a loss that is warned of. */
import { diceOf, type Match, type Seat, type View } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { FACE_UP, numberIn } from "../src/differences.ts";
import { type Answer, harmOf, menuOf, previewOf } from "../src/index.ts";
import { passIn } from "../src/menu.ts";
import { isUnderWay } from "../src/preview.ts";
import { games, sessionFor } from "./games.ts";

describe.each(games.map((game) => [game.id, game] as const))("%s: in random matches, what is foretold", (_id, game) => {
  /** Random matches, each so often looked at. */
  const matches = (seeds: number, every: number, look: (match: Match, menu: readonly Answer[]) => void) => {
    for (let seed = 1; seed <= seeds; seed++) {
      const { match } = sessionFor(game, seed);
      const dice = diceOf(seed);
      for (let given = 0; !match.over; given++) {
        if (given % every === 0) look(match, menuOf(match, match.asked, game.mat));
        match.play(dice(match.options().count));
      }
    }
  };

  test("as certain comes so, and nobody has anything to choose before it", () => {
    const wrong: string[] = [];
    let certain = 0;
    matches(1, 7, (match, menu) => {
      const seat = match.asked;
      for (const { answer, phrase } of menu) {
        const { uncertain, declined, assumed, facts, moves } = previewOf(game, match, seat, answer);
        if (uncertain.length + declined.length + assumed.length > 0 || facts.length + moves.length === 0) continue;
        certain++;
        const copy = match.clone();
        copy.play(answer);
        const hasCome = () => {
          const view = copy.view(seat);
          return facts.every(({ seat: whose, label, change }) => {
            const lie = view.rows.find((row) => row.seat === whose && `${row.label}, ${FACE_UP}` === label)?.cells;
            const value = lie?.filter((cell) => cell !== null && cell.name !== null).length;
            return (
              value === change.least || view.facts[whose].some((fact) => fact.label === label && numberIn(fact.value) === change.least)
            );
          });
        };
        while (!hasCome() && !copy.over && copy.options().count === 1) copy.play(0);
        if (!hasCome()) wrong.push(`${phrase}: ${facts.map(({ label }) => label).join(", ")}`);
      }
    });
    expect(certain).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
  }, 30_000);

  test("as a loss is not to be avoided by what one answers later", () => {
    const wrong: string[] = [];
    /** How many cards of one's own fight, and what one has of all that is vital. */
    const own = (view: View, seat: Seat) => {
      const fight = new Set(game.mat.areas.flatMap(({ shows }) => shows.filter(({ size }) => size === "full").map(({ place }) => place)));
      const rows = view.rows.filter((row) => row.seat === seat && fight.has(row.id));
      const vital = game.mat.vital.map(({ fact }) =>
        Number.parseInt(String(view.facts[seat].find(({ label }) => label === fact)?.value), 10),
      );
      return [rows.reduce((sum, { cells }) => sum + cells.filter((cell) => cell !== null).length, 0), ...vital];
    };
    let warned = 0;
    matches(4, game.id === "colossus-order" ? 29 : 5, (match, menu) => {
      const seat = match.asked;
      if (match.activeSeat !== seat) return;
      const before = own(match.view(seat), seat);
      for (const each of menu) {
        if (!/^(?:attack|target) /.test(each.verb)) continue;
        const [harm] = harmOf(game, match, seat, each, menu);
        if (harm?.includes(", and the other player loses") !== true) continue;
        warned++;
        for (let tries = 0; tries < 12; tries++) {
          const copy = match.clone();
          const dice = diceOf(tries + 1);
          copy.play(each.answer);
          do copy.play(copy.asked === seat ? dice(copy.options().count) : (passIn(copy, game.mat) ?? 0));
          while (!copy.over && (copy.view(seat).battle !== undefined || isUnderWay(copy.view(seat), game.mat)));
          if (own(copy.view(seat), seat).every((now, nth) => now >= before[nth]!)) wrong.push(`${each.phrase}: ${harm}`);
        }
      }
    });
    expect(wrong).toEqual([]);
    if (game.id === "bos") expect(warned).toBeGreaterThan(15);
  }, 60_000);
});
