/** Shares and differences over several opponents: their intervals hold what they say, also where all opponents are met with the same hands. */
import { bos } from "@duelex/bos";
import { diceOf } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { differenceAcross, type Meetings, shareAcross } from "../src/across.ts";
import { type FieldSimulation, simulate, simulateField } from "../src/index.ts";

const FINE = 1 << 20;

/** A number from 0 up to 1, by dice with a seed. */
function chanceOf(seed: number): () => number {
  const dice = diceOf(seed);
  return () => (dice(1024) * 1024 + dice(1024)) / FINE;
}

/** Opponents, from weak to strong; how much one's own hands matter; whether all of them are met with the same hands. */
interface World {
  readonly name: string;
  readonly chances: readonly number[];
  readonly hands: number;
  readonly sameSeeds: boolean;
  readonly pairs: number;
}

const CHANCES = [0.3, 0.4, 0.5, 0.5, 0.55, 0.6, 0.65, 0.8];
const worlds: readonly World[] = [
  { name: "hands that do not matter", chances: CHANCES, hands: 0, sameSeeds: false, pairs: 20 },
  { name: "hands that matter, each opponent's seeds its own", chances: CHANCES, hands: 0.25, sameSeeds: false, pairs: 20 },
  { name: "hands that matter, the same seeds against all", chances: CHANCES, hands: 0.25, sameSeeds: true, pairs: 40 },
  { name: "hands that matter little, the same seeds against all", chances: CHANCES, hands: 0.1, sameSeeds: true, pairs: 60 },
  { name: "two opponents", chances: [0.2, 0.7], hands: 0.2, sameSeeds: true, pairs: 100 },
];

/** Half of the games begin with a good hand, half with a bad one. A change of the deck brings `more` in each, and one game in four goes another way by it. */
function played({ chances, hands, sameSeeds, pairs }: World, chance: () => number, more: number): [Meetings[], Meetings[]] {
  const share = (won: readonly boolean[]) => won.filter(Boolean).length / 2;
  const dealt = Array.from({ length: pairs }, () => [chance() < 0.5, chance() < 0.5]);
  const shares: Meetings[] = [];
  const differences: Meetings[] = [];
  for (const [nth, each] of chances.entries()) {
    const luck = sameSeeds ? dealt : dealt.map(() => [chance() < 0.5, chance() < 0.5]);
    const seeds = luck.map((_, pair) => (sameSeeds ? pair : nth * pairs + pair));
    const values: number[] = [];
    const gains: number[] = [];
    for (const pair of luck) {
      const dice = pair.map(() => chance());
      const after = dice.map((one) => (chance() < 0.25 ? chance() : one));
      const won = (by: readonly number[], bonus: number) =>
        share(pair.map((good, game) => by[game]! < each + bonus + (good ? hands : -hands) / 2));
      values.push(won(dice, 0));
      gains.push(won(after, more) - won(dice, 0));
    }
    shares.push({ seeds, values });
    differences.push({ seeds, values: gains });
  }
  return [shares, differences];
}

describe("against several opponents", () => {
  test.each(worlds)("the interval of the share holds the truth in 95 ± 2 % of 1,000 simulations: $name", (world) => {
    const chance = chanceOf(21);
    const truth = world.chances.reduce((sum, each) => sum + each, 0) / world.chances.length;
    let held = 0;
    for (let nth = 0; nth < 1000; nth++) {
      const { low, high } = shareAcross(played(world, chance, 0)[0]);
      if (low <= truth && truth <= high) held++;
    }
    expect(held / 1000).toBeGreaterThanOrEqual(0.93);
    expect(held / 1000).toBeLessThanOrEqual(0.97);
  });

  test.each(worlds)("the interval of what a change brings holds the truth in 95 ± 2 % of 1,000 simulations: $name", (world) => {
    const chance = chanceOf(22);
    let held = 0;
    for (let nth = 0; nth < 1000; nth++) {
      const { low, high } = differenceAcross(played(world, chance, 0.05)[1]);
      if (low <= 0.05 && 0.05 <= high) held++;
    }
    expect(held / 1000).toBeGreaterThanOrEqual(0.93);
    expect(held / 1000).toBeLessThanOrEqual(0.97);
  });

  test("each opponent counts the same, however many games were played with it; pairs that broke off do not count", () => {
    const many = { seeds: [1, 2, 3, 4], values: [1, 1, null, 1] };
    const few = { seeds: [5], values: [0] };
    expect(shareAcross([many, few]).share).toBe(0.5);
    expect(differenceAcross([many, few, { seeds: [6], values: [null] }]).difference).toBe(0.5);
    expect(shareAcross([{ seeds: [1], values: [null] }])).toEqual({ share: 0, low: 0, high: 1 });
    expect(differenceAcross([])).toEqual({ difference: 0, low: -1, high: 1 });
  });
});

const decks = bos.decks.slice(0, 3);
const [red, yellow, blue] = decks as [(typeof decks)[0], (typeof decks)[0], (typeof decks)[0]];
const field = (more: Partial<FieldSimulation>): FieldSimulation => ({
  ...{ game: bos, players: ["random", "random"], games: 40, seed: 7, rows: [red], columns: [yellow, blue] },
  ...more,
});

describe("simulateField", { timeout: 30_000 }, () => {
  test("others are met with seeds of their own, the same for every row; a meeting is what it would be by itself", async () => {
    const { reports } = await simulateField(field({ rows: [red, yellow], columns: [red, blue, yellow] }));
    const seeds = reports.map((line) => line.map(({ seed }) => seed));
    expect(seeds[0]).toEqual(seeds[1]);
    expect(new Set(seeds[0]).size).toBe(3);
    expect(seeds[0]![0]).toBe(7);
    const alone = await simulate({ ...field({}), decks: [yellow, blue], seed: seeds[1]![1]! });
    expect(reports[1]![1]!.pairs).toEqual(alone.pairs);
  });

  test("among themselves all meet with the same seeds: what one wins the other loses", async () => {
    const { reports, rows } = await simulateField(field({ rows: decks, columns: decks }));
    expect(new Set(reports.flat().map(({ seed }) => seed))).toEqual(new Set([7]));
    expect(reports[0]![1]!.wins).toEqual([...reports[1]![0]!.wins].reverse());
    expect(rows.map(({ overFirst }) => overFirst)).toEqual([null, null, null]);
    expect(rows[0]!.winShare.share).toBeCloseTo((reports[0]![1]!.winShare[0].share + reports[0]![2]!.winShare[0].share) / 2, 12);
  });

  test("a deck against itself is left out; what a row has more than the first is counted against those that both meet", async () => {
    const copy = { ...red, id: "red-again" };
    const { rows, reports } = await simulateField(field({ rows: [red, copy, yellow], columns: [red, blue] }));
    expect(rows[0]!.winShare.share).toBe(reports[0]![1]!.winShare[0].share);
    expect(rows[1]!.overFirst).toMatchObject({ difference: 0 });
    const against = (nth: number) => reports[nth]![1]!.winShare[0].share;
    expect(rows[2]!.overFirst!.difference).toBeCloseTo(against(2) - against(0), 12);
  });

  test("what a deck's cards have to do with winning, over everybody that it meets", async () => {
    const { rows, reports } = await simulateField(field({ details: true }));
    const played = (id: string) =>
      reports[0]!.map(({ details }) => details!.cards.find((card) => card.side === 0 && card.id === id)?.played.games ?? 0);
    expect(rows[0]!.cards.length).toBeGreaterThan(5);
    for (const { side, id, played: weight } of rows[0]!.cards) {
      expect(side).toBe(0);
      expect(weight.games).toBe(played(id).reduce((sum, games) => sum + games));
    }
    expect((await simulateField(field({}))).rows[0]!.cards).toEqual([]);
  });
});
