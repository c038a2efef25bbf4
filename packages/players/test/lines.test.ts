/** What lines of a search are played with, what comes of them, and how threads share them: on matches that are written down answer by answer. */
import { diceOf, type Match, type Seat } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { type Budget, type Finding, type Helpers, type Manner, type Task, TreePlayer } from "../src/index.ts";
import { usualManner } from "../src/search.ts";
import { type Moment, Scripted, written } from "./scripted.ts";

const at = (asked: Seat, more: Partial<Moment>): Moment => ({ asked, depth: 1, turn: 1, ...more });
const far = (worth: number): Moment => at(0, { turn: 9, worth });
/** So many quick answers of one's own, then an end. */
const after = (answers: number, end: Partial<Moment>): Moment =>
  answers === 0 ? at(0, end) : at(0, { answers: [after(answers - 1, end)] });

const thinking = (moment: Moment, budget: Budget, manner: Partial<Manner> = {}, helpers: Helpers | null = null) => {
  const { match, watch } = Scripted.of(moment);
  const player = new TreePlayer(written, 0, diceOf(1), budget, { ...usualManner, ...manner }, helpers);
  return { match, watch, player, ...player.think(match) };
};
const valuesOf = ({ answers }: ReturnType<typeof thinking>): number[] =>
  answers.toSorted((one, other) => one.answer - other.answer).map(({ value }) => value);

describe("a match that is over", () => {
  test.each<[string, Seat | null, number, number]>([
    ["won at once", 0, 0, 1 - 1e-5],
    ["won three answers later", 0, 3, 1 - 1e-5],
    ["lost", 1, 0, -1 + 1e-5],
    ["drawn", null, 0, 0],
  ])("is worth what it is, less a little for each choice until then: %s", (_, won, answers, worth) => {
    const [value] = valuesOf(thinking(at(0, { answers: [after(answers, { won }), far(0)] }), { lines: 40 }));
    expect(value).toBeCloseTo(worth, 9);
  });

  test("a win after two choices is worth less than one after one, by little", () => {
    const choice = at(0, { answers: [at(0, { won: 0 }), at(0, { won: 0 })] });
    const [soon, later] = valuesOf(thinking(at(0, { answers: [at(0, { won: 0 }), choice] }), { lines: 40 }));
    expect(soon! - later!).toBeCloseTo(1e-5, 9);
  });
});

describe("a line is played to its end with what has done best for whoever answers, wherever it was given", () => {
  const LONG = 24;
  /** One seat answers again and again; P1 stands the better the more often the second answer was given. */
  const chain = (seat: Seat, left: number, worth: number): Moment =>
    left === 0
      ? far(worth)
      : at(seat, { answers: (): Moment[] => [chain(seat, left - 1, worth), chain(seat, left - 1, worth + 1 / LONG)] });
  const mean = (seat: Seat, manner: Partial<Manner>): number => {
    const found = thinking(at(0, { answers: [chain(seat, LONG, 0), chain(seat, LONG, 0)] }), { lines: 400 }, { ...manner, curiosity: 100 });
    return valuesOf(found).reduce((sum, value) => sum + value / 2, 0);
  };

  test.each<[string, Seat, number, number, number]>([
    ["one's own answers are the best for oneself", 0, 0, 0.75, 1],
    ["the other side's the worst for oneself", 1, 0, 0, 0.2],
    ["and at random where a manner says so", 0, 1, 0.4, 0.6],
    ["whoever answers", 1, 1, 0.4, 0.6],
  ])("%s", (_, seat, random, least, most) => {
    const value = mean(seat, { random });
    expect(value).toBeGreaterThan(least);
    expect(value).toBeLessThan(most);
  });
});

test("where a turn never ends, one look is over after 60 answers, and a line after 60 for each turn", () => {
  const endless = (answers: number): Moment => at(0, { answers: () => [endless(answers + 1)], worth: answers / 1000 });
  const values = valuesOf(thinking(at(0, { answers: [endless(1), endless(1)] }), { lines: 1 }));
  expect(values.toSorted()).toEqual([0.95 * 0.06, 0.95 * 0.121]);
});

test.each([[[0.9, -0.5]], [[-0.5, 0.9]], [[-0.5, 0.9, -0.4]]])(
  "what is expected after an answer is the answer looked at most: of %j the best",
  (worths) => {
    const { player, match } = thinking(at(0, { answers: [at(0, { answers: worths.map(far) }), far(-0.9)] }), { lines: 60 });
    expect(player.expected(match, 0)).toEqual([0, worths.indexOf(0.9)].map((answer) => ({ seat: 0, phrase: `answer ${answer}` })));
  },
);

test.each([
  ["a player deals anew what it cannot see", false],
  ["a trial that asks what that costs does not", true],
])("%s", (_, open) => {
  const { watch } = thinking(at(0, { answers: [far(0), far(0.1)] }), { lines: 20 }, { open });
  expect(watch.deals > 0).toBe(!open);
});

test("what is expected may stand at a question of whose answers no line has taken some", () => {
  const second = at(0, { answers: (deal) => Array.from({ length: deal === 0 ? 9 : 2 }, (_, nth) => far(-nth / 10)) });
  for (let seed = 0; seed < 200; seed++) {
    const { match } = Scripted.of(at(0, { answers: [second, far(-0.9)] }));
    const player = new TreePlayer(written, 0, diceOf(seed), { lines: 5 });
    player.think(match);
    expect(player.expected(match, 0, 1)[0]).toEqual({ seat: 0, phrase: "answer 0" });
  }
});

describe("with helpers", () => {
  const moment = at(0, { answers: [far(0.1), far(0.2), far(-0.5)] });
  /** Threads that find this, whatever they are asked. */
  const threads = (count: number, found: readonly (readonly Finding[])[]) => {
    const begun: { readonly seat: Seat; readonly seeds: readonly number[]; readonly task: Task }[] = [];
    const waited: number[] = [];
    const helpers: Helpers = {
      count,
      begin: (_match: Match, seat, seeds, task) => void begun.push({ seat, seeds, task }),
      found: (patience) => {
        waited.push(patience);
        return found;
      },
    };
    return { helpers, begun, waited };
  };

  test.each([
    [1, 40, 20],
    [3, 40, 10],
    [3, 41, 11],
  ])("%i of them share %i lines: %i each, with a seed of its own, and all are waited for", (count, lines, each) => {
    const { helpers, begun, waited } = threads(count, []);
    expect(thinking(moment, { lines }, {}, helpers).lines).toBeLessThanOrEqual(each);
    expect(begun).toMatchObject([{ seat: 0, task: { lines: each } }]);
    const [{ seeds } = { seeds: [] }] = begun;
    expect([seeds.length, new Set(seeds).size, waited]).toEqual([count, count, [Number.POSITIVE_INFINITY]]);
    for (const seed of seeds) expect(Number.isSafeInteger(seed) && seed >= 0 && seed < 2 ** 31).toBe(true);
    expect(Math.max(...seeds)).toBeGreaterThan(2 ** 16);
  });

  test.each<[Seat, number[]]>([
    [0, [4, 1, 3, 2, 0]],
    [1, [4, 0, 2, 1, 3]],
  ])("of answers that were looked at as often the better comes first, then the one that is offered first: seat %i", (seat, order) => {
    const found = [0.5, 1.5, 1, 1.5, 0].map((sum, key) => ({ key, visits: key === 4 ? 6 : 5, sum, squares: 1 }));
    const { helpers } = threads(1, [found]);
    const { match } = Scripted.of(at(seat, { answers: found.map(() => far(0)) }));
    const { answers } = new TreePlayer(written, seat, diceOf(1), { lines: 0 }, usualManner, helpers).think(match);
    expect(answers.map(({ answer }) => answer)).toEqual(order);
  });

  test("each has the whole time, and is not waited for longer than a twentieth of it", () => {
    const { helpers, begun, waited } = threads(2, []);
    let now = 0;
    thinking(moment, { milliseconds: 200, clock: () => now++ }, {}, helpers);
    expect([begun[0]!.task, waited]).toEqual([{ milliseconds: 200 }, [10]]);
  });

  test("what they found is added to one's own: lines, values, and how far they are apart", () => {
    const alone = new TreePlayer(written, 0, diceOf(1), { lines: 10 });
    const found = alone.findings(Scripted.of(moment).match, () => false);
    const [most] = [...found].sort((one, other) => other.visits - one.visits);
    const more: Finding = { key: most!.key, visits: 30, sum: -15, squares: 9.3 };
    const { helpers } = threads(1, [[more], [more]]);
    const { answers, lines, player, match } = thinking(moment, { lines: 20 }, {}, helpers);
    expect(lines).toBe(70);
    const joined = answers.find(({ visits }) => visits >= 60)!;
    const visits = joined.visits - 60;
    expect(joined.value * joined.visits - -30).toBeCloseTo(visits * (joined.answer === 1 ? 0.95 * 0.2 : 0.95 * 0.1), 6);
    expect(joined.error).toBeGreaterThan(0);
    expect(player.weigh(match, joined.answer, 0)).toEqual(joined);
  });
});
