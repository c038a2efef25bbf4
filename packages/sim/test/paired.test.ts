/** Intervals hold what they say they hold, and the sequential test errs as seldom as it says: tried on games whose truth is known. */
import { diceOf } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { usualTest, verdictOn } from "../src/decide.ts";
import { noPairs, type Pairs, pairedDifference, pairedShare } from "../src/paired.ts";
import { quantileOf, shareDifference, shareOf } from "../src/statistics.ts";

const FINE = 1 << 20;

/** A number from 0 up to 1, by dice with a seed. */
function chanceOf(seed: number): () => number {
  const dice = diceOf(seed);
  return () => (dice(1024) * 1024 + dice(1024)) / FINE;
}

/** How the two games of a pair come out for the first deck, in half points each, and its true share. */
interface World {
  readonly name: string;
  readonly truth: number;
  readonly pair: (chance: () => number) => readonly [number, number];
}

const won = (yes: boolean): number => (yes ? 2 : 0);

const worlds: readonly World[] = [
  ...[0.5, 0.6, 0.8, 0.9, 0.97].map(
    (truth): World => ({
      name: `games that know nothing of each other, ${truth}`,
      truth,
      pair: (c) => [won(c() < truth), won(c() < truth)],
    }),
  ),
  ...[
    [0.5, 0.7],
    [0.7, 0.5],
    [0.9, 0.5],
  ].map(([truth = 0, same = 0]): World => {
    const pair: World["pair"] = (c) => {
      const one = won(c() < truth);
      return [one, c() < same ? one : won(c() < truth)];
    };
    return { name: `the better deck wins both, ${truth}`, truth, pair };
  }),
  ...[0.5, 0.7].map((luck): World => {
    const pair: World["pair"] = (c) => {
      if (c() >= luck) return [won(c() < 0.6), won(c() < 0.6)];
      const one = won(c() < 0.5);
      return [one, 2 - one];
    };
    return { name: `the seat wins, ${luck}`, truth: luck * 0.5 + (1 - luck) * 0.6, pair };
  }),
  {
    name: "draws",
    truth: 0.6,
    pair: (c) => {
      const one = () => [0, 0, 0, 1, 1, 2, 2, 2, 2, 2][Math.floor(c() * 10)]!;
      return [one(), one()];
    },
  },
];

function played(world: World, pairs: number, chance: () => number): Pairs {
  const counts = noPairs();
  for (let nth = 0; nth < pairs; nth++) {
    const [one, other] = world.pair(chance);
    counts[one + other]!++;
  }
  return counts;
}

describe("the interval of a paired win share", () => {
  test.each(worlds)("holds the truth in 95 ± 1.5 % of 2,000 simulations of 200 pairs: $name", (world) => {
    const chance = chanceOf(11);
    let held = 0;
    for (let nth = 0; nth < 2000; nth++) {
      const { low, high } = pairedShare(played(world, 200, chance));
      if (low <= world.truth && world.truth <= high) held++;
    }
    expect(held / 2000).toBeGreaterThanOrEqual(0.935);
    expect(held / 2000).toBeLessThanOrEqual(0.965);
  });

  test("stopped when it is narrow enough, it holds the truth as often", () => {
    const world = worlds[1]!;
    const chance = chanceOf(12);
    let held = 0;
    for (let nth = 0; nth < 1000; nth++) {
      const counts = noPairs();
      for (let pairs = 0; ; pairs++) {
        const [one, other] = world.pair(chance);
        counts[one + other]!++;
        if (pairs < 50 || pairs % 10 !== 0) continue;
        const { low, high } = pairedShare(counts);
        if ((high - low) / 2 > 0.05) continue;
        if (low <= world.truth && world.truth <= high) held++;
        break;
      }
    }
    expect(held / 1000).toBeGreaterThanOrEqual(0.935);
    expect(held / 1000).toBeLessThanOrEqual(0.965);
  });

  test("where the seat alone decides every pair is split, and the interval closes in on a half", () => {
    const { share, low, high } = pairedShare([0, 0, 5000, 0, 0]);
    expect(share).toBe(0.5);
    expect(low).toBeGreaterThan(0.499);
    expect(high).toBeLessThan(0.501);
  });

  test("nothing played says nothing; all won is not certainty", () => {
    expect(pairedShare(noPairs())).toEqual({ share: 0, low: 0, high: 1 });
    const { share, low, high } = pairedShare([0, 0, 0, 0, 10]);
    expect([share, high]).toEqual([1, 1]);
    expect(low).toBeGreaterThan(0.8);
    expect(low).toBeLessThan(0.9);
  });
});

describe("the interval of a difference over the same pairs", () => {
  test.each([0, 0.02, 0.1])("holds the truth in 95 ± 1.5 % of 2,000 simulations: a change of %s", (truth) => {
    const chance = chanceOf(13);
    let held = 0;
    for (let nth = 0; nth < 2000; nth++) {
      let [sum, squares] = [0, 0];
      for (let pair = 0; pair < 300; pair++) {
        const roll = chance();
        const difference = roll < 0.1 ? -0.5 : roll < 0.2 + 2 * truth ? 0.5 : 0;
        sum += difference;
        squares += difference * difference;
      }
      const { low, high } = pairedDifference(300, sum, squares);
      if (low <= truth && truth <= high) held++;
    }
    expect(held / 2000).toBeGreaterThanOrEqual(0.935);
    expect(held / 2000).toBeLessThanOrEqual(0.965);
  });

  test("of nothing it says nothing; a change that mattered in no pair may still matter", () => {
    expect(pairedDifference(0, 0, 0)).toEqual({ difference: 0, low: -1, high: 1 });
    const { difference, low, high } = pairedDifference(100, 0, 0);
    expect(difference).toBe(0);
    expect(low).toBeLessThan(0);
    expect(high).toBeGreaterThan(0);
  });
});

describe("the sequential test", () => {
  const decided = (truth: number, seed: number, simulations = 400) => {
    const chance = chanceOf(seed);
    const verdicts = [0, 0];
    let pairs = 0;
    for (let nth = 0; nth < simulations; nth++) {
      const counts = noPairs();
      for (;;) {
        for (let pair = 0; pair < 8; pair++) counts[won(chance() < truth) + won(chance() < truth)]!++;
        pairs += 8;
        const { better } = verdictOn(counts);
        if (better === null) continue;
        verdicts[better]!++;
        break;
      }
    }
    return { first: verdicts[0]! / simulations, second: verdicts[1]! / simulations, pairs: pairs / simulations };
  };

  test("names the worse deck in at most 5 % of the cases where the two differ by the margin", () => {
    const [better, worse] = [decided(0.5 + usualTest.margin, 21), decided(0.5 - usualTest.margin, 22)];
    expect(better.second).toBeLessThanOrEqual(0.07); // 5 %, and what 400 trials can stray
    expect(worse.first).toBeLessThanOrEqual(0.07);
  });

  test("is sooner done, and seldom wrong, where the difference is great", () => {
    const great = decided(0.6, 23, 200);
    expect(great.second).toBe(0);
    expect(great.pairs).toBeLessThan(decided(0.52, 24, 200).pairs);
  });

  test("decides nothing from a handful of pairs", () => {
    expect(verdictOn([0, 0, 0, 0, 15]).better).toBeNull();
    const evidence = (16 * 2 * 0.02 * 0.5) / (1 / 64); // pairs × twice the margin × distance from a half, by the least variance
    const bound = Math.log(0.95 / 0.05);
    expect(verdictOn([0, 0, 0, 0, 16])).toEqual({ better: 0, evidence, bound });
    expect(verdictOn([16, 0, 0, 0, 0])).toEqual({ better: 1, evidence: -evidence, bound });
    expect(verdictOn([8, 0, 0, 0, 8])).toEqual({ better: null, evidence: 0, bound });
    const just = { margin: bound / 1024, error: 0.05 }; // sixteen pairs are just enough
    expect(verdictOn([0, 0, 0, 0, 16], just)).toEqual({ better: 0, evidence: bound, bound });
    expect(verdictOn([0, 0, 0, 0, 16], { ...just, margin: (0.999 * bound) / 1024 }).better).toBeNull();
    expect(verdictOn([0, 0, 0, 0, 100]).better).toBe(0);
    expect(verdictOn([100, 0, 0, 0, 0]).better).toBe(1);
  });
});

describe("shares of games that have nothing to do with each other", () => {
  test("the quantiles of the normal distribution, as tables have them", () => {
    for (const [probability, quantile] of [
      [0.5, 0],
      [0.9, 1.2815515655],
      [0.975, 1.9599639845],
      [0.995, 2.5758293035],
      [0.9999, 3.7190164855],
      [0.025, -1.9599639845],
    ] as const)
      expect(quantileOf(probability)).toBeCloseTo(quantile, 7);
  });

  test("the difference of two shares lies in its interval, which widens when many are looked at", () => {
    const usual = shareDifference(60, 100, 40, 100);
    const many = shareDifference(60, 100, 40, 100, 0.999);
    expect(usual.difference).toBeCloseTo(0.2, 12);
    expect(usual.low).toBeGreaterThan(0.05);
    expect(many.low).toBeLessThan(usual.low);
    expect(many.high).toBeGreaterThan(usual.high);
    expect(shareDifference(0, 0, 1, 2)).toEqual({ difference: 0, low: -1, high: 1 });
    expect(shareOf(1, 2).low).toBeGreaterThan(0);
  });
});
