/** Cards that make the same difference are taken for one: held against trying everything in every deal. */
import { diceOf, type Side } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { type Duel, duel } from "../../kernel/test/duel.ts";
import { checkProof, solve } from "../src/index.ts";
import { wins, worldsOf } from "./plainly.ts";

const arranged = (P1: Side, P2: Side) => duel.stage.arrange({ game: "duel", title: "x", position: { P1, P2 } });

/** Positions of the toy at random. */
function* toys(): Generator<Duel> {
  for (let seed = 1; seed <= 80; seed++) {
    const dice = diceOf(seed);
    const some = (least: number, most: number): string[] =>
      Array.from({ length: least + dice(most - least + 1) }, () => (dice(8) === 0 ? "Herald" : `Blade ${1 + dice(6)}`));
    const side = (): Side => ({ life: 2 + dice(6), hand: some(0, 3), deck: some(1, 3) });
    const match = arranged(side(), side());
    if (!match.over) yield match;
  }
}

describe("one way against every hidden hand", () => {
  test("the same is found as by trying everything in every deal, and the proof is played in all of them", () => {
    let [won, none, many] = [0, 0, 0];
    for (const match of toys()) {
      const seat = match.asked;
      const worlds = worldsOf(match, seat);
      if (worlds === null) continue;
      for (const answers of [1, 3]) {
        const truth = wins(worlds, seat, answers);
        const { forced, claim, proof, deals: counted } = solve(match, { seat, answers, kinds: 5000, positions: 500_000 });
        expect(forced, JSON.stringify(match.view(seat))).toBe(truth);
        expect(checkProof(match, claim!, proof!)).toMatchObject({ flaws: [], whole: true, deals: worlds.length });
        expect(counted).toBe(match.deals(seat, 400)!.length);
        if (truth) won++;
        else none++;
        if (counted > 20) many++;
      }
    }
    expect(won).toBeGreaterThan(20);
    expect(none).toBeGreaterThan(20);
    expect(many).toBeGreaterThan(15);
  });
});
