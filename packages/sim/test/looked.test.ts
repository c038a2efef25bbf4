/** Everything open, dice and shuffles to come: what is found is what trying everything finds, in so many positions, and is shown in so many. */
import { diceOf, type Side } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { duel } from "../../kernel/test/duel.ts";
import { sizeOf } from "../src/claim.ts";
import { checkProof, type SolveOptions, solve, sufficientAnswers } from "../src/index.ts";
import { type Gamble, gambling } from "./gamble.ts";

/** Positions at random. */
function* positions(count: number, most = 6): Generator<Gamble> {
  for (let seed = 1; count > 0; seed++) {
    const dice = diceOf(seed);
    const some = (least: number, most: number): string[] =>
      Array.from({ length: least + dice(most - least + 1) }, () => (dice(8) === 0 ? "Herald" : `Blade ${1 + dice(6)}`));
    const side = (): Side => ({ life: 2 + dice(5), hand: some(0, 2), deck: some(2, most) });
    const match = gambling(side(), side());
    if (match.over) continue;
    count--;
    yield match;
  }
}

describe("how many positions are looked at", () => {
  test.each<[string, Omit<SolveOptions, "positions">, object]>([
    ["within an answer", { answers: 1 }, [8, 13, 12, 44, 118]],
    ["within four", { answers: 4 }, [9, 13, 13, 140, 914]],
    ["within five, and before the next turn ends", { answers: 5, turns: 2 }, [8, 13, 12, 64, 449]],
    ["before three turns have ended", { turns: 3 }, [8, 8, 21, 119, 662]],
    ["within four, for the one who is not asked", { answers: 4, seat: 1 }, [4, 6, 32, 112, 977]],
    [
      "before three turns have ended, what leaves more life first",
      { turns: 3, promise: (at, seat) => duel.evaluate(at as Gamble, seat) },
      [8, 8, 21, 106, 578],
    ],
    ["within four, until a second answer does it", { answers: 4, onlySingle: true }, [9, 13, 12, 134, 904]],
  ])("%s", (_, options, counted) => {
    const sums = [0, 0, 0, 0, 0];
    for (const match of positions(16)) {
      const { forced, claim, proof, first, single, positions: looked } = solve(match, { ...options, positions: 100_000 });
      if (proof !== null) expect(checkProof(match, claim!, proof)).toMatchObject({ flaws: [], whole: true });
      [Number(forced), Number(single), first.length, proof === null ? 0 : sizeOf(proof), looked].forEach((each, nth) => {
        sums[nth]! += each;
      });
      const isAsked = match.asked === claim!.seat;
      const doing = sufficientAnswers(match, { ...claim!, goal: isAsked ? "win" : "hold" }, 20_000)!;
      expect(forced).toBe(isAsked === doing.length > 0);
      if (options.onlySingle === true) expect([first.length, proof === null]).toEqual([Math.min(2, doing.length), doing.length > 1]);
      else expect(new Set(first)).toEqual(new Set(doing));
    }
    expect(sums).toEqual(counted);
  });

  test.each<[string, boolean, readonly number[]]>([
    ["what makes the same difference is one", false, [4, 40, 1128]],
    ["nothing is taken for the same", true, [4, 70, 721]],
  ])("against every hidden hand, within two answers: %s", (_, apart, counted) => {
    const sums = [0, 0, 0];
    for (const match of positions(8, 4)) {
      const { forced, claim, proof, kinds, positions: looked } = solve(match, { answers: 2, kinds: 3000, positions: 100_000, apart });
      expect(checkProof(match, claim!, proof!, { most: 20 }).flaws).toEqual([]);
      [Number(forced), kinds, looked].forEach((each, nth) => {
        sums[nth]! += each;
      });
    }
    expect(sums).toEqual(counted);
  });
});
