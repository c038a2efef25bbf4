/** Everything open, dice and shuffles to come: what is found is what trying everything finds, in so many positions, and is shown in so many. */
import { diceOf, type Side } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { duel } from "../../kernel/test/duel.ts";
import { sizeOf } from "../src/claim.ts";
import { checkProof, type SolveOptions, solve, sufficientAnswers } from "../src/index.ts";
import { type Gamble, gambling } from "./gamble.ts";

/** Positions at random. */
function* positions(count: number): Generator<Gamble> {
  for (let seed = 1; count > 0; seed++) {
    const dice = diceOf(seed);
    const some = (least: number, most: number): string[] =>
      Array.from({ length: least + dice(most - least + 1) }, () => (dice(8) === 0 ? "Herald" : `Blade ${1 + dice(6)}`));
    const side = (): Side => ({ life: 2 + dice(5), hand: some(0, 2), deck: some(2, 4) });
    const match = gambling(side(), side());
    if (match.over) continue;
    count--;
    yield match;
  }
}

describe("how many positions are looked at", () => {
  test.each<[string, Omit<SolveOptions, "positions">, object]>([
    ["within an answer", { answers: 1 }, [7, 13, 11, 46, 115]],
    ["within four", { answers: 4 }, [10, 13, 14, 117, 684]],
    ["within five, and before the next turn ends", { answers: 5, turns: 2 }, [7, 13, 11, 69, 307]],
    ["before three turns have ended", { turns: 3 }, [9, 11, 19, 104, 435]],
    ["within four, for the one who is not asked", { answers: 4, seat: 1 }, [4, 6, 31, 92, 682]],
    [
      "before three turns have ended, what leaves more life first",
      { turns: 3, promise: (at, seat) => duel.evaluate(at as Gamble, seat) },
      [9, 11, 19, 97, 417],
    ],
    ["within four, until a second answer does it", { answers: 4, onlySingle: true }, [10, 13, 13, 111, 674]],
  ])("%s", (_, options, counted) => {
    const sums = [0, 0, 0, 0, 0];
    for (const match of positions(16)) {
      const { forced, claim, proof, first, single, positions: looked } = solve(match, { ...options, positions: 100_000 });
      const isAsked = match.asked === claim!.seat;
      const doing = sufficientAnswers(match, { ...claim!, goal: isAsked ? "win" : "hold" }, 20_000)!;
      expect(forced).toBe(isAsked === doing.length > 0);
      if (options.onlySingle === true) expect([first.length, proof === null]).toEqual([Math.min(2, doing.length), doing.length > 1]);
      else expect(new Set(first)).toEqual(new Set(doing));
      if (proof !== null) expect(checkProof(match, claim!, proof)).toMatchObject({ flaws: [], whole: true });
      [Number(forced), Number(single), first.length, proof === null ? 0 : sizeOf(proof), looked].forEach((each, nth) => {
        sums[nth]! += each;
      });
    }
    expect(sums).toEqual(counted);
  });
});
