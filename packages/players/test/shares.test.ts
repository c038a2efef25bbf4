/** How a search shares its lines among answers, what it says of those that few have taken, and what it begins with: on matches that are written down. */
import { type Dice, diceOf, type Match, type Rules, type Seat } from "@duelex/kernel";
import { expect, test } from "vitest";
import { type Budget, hintBy, type Manner, TreePlayer } from "../src/index.ts";
import { usualManner } from "../src/search.ts";
import { type Moment, Scripted, written } from "./scripted.ts";

const at = (asked: Seat, more: Partial<Moment>): Moment => ({ asked, depth: 1, turn: 1, ...more });
const far = (worth: number): Moment => at(0, { turn: 9, worth });
const choice = (asked: Seat, ...worths: number[]): Moment => at(asked, { answers: worths.map(far) });

const searching = (moment: Moment, budget: Budget, manner: Partial<Manner> = {}, dice: Dice = diceOf(1)) => {
  const { match, watch } = Scripted.of(moment);
  const player = new TreePlayer(written, match.asked, dice, budget, { ...usualManner, ...manner });
  return { match, watch, player };
};
/** By place: how many lines took each answer. */
const sharesOf = (moment: Moment, lines: number, manner: Partial<Manner>): number[] => {
  const { match, player } = searching(moment, { lines }, manner);
  const { answers } = player.think(match);
  return answers.toSorted((one, other) => one.answer - other.answer).map(({ visits }) => visits);
};
/** Worth the one or the other, as cards were dealt. */
const either = (one: number, other: number): Moment => at(0, { answers: (deal) => [far(deal === 0 ? one : other)] });
const apart = at(0, { answers: [either(0.6, -0.4), either(0.3, -0.3), either(0.2, -0.2)] });
const theirs = at(1, { answers: [either(0.6, -0.4), either(0.3, -0.3), either(0.2, -0.2)] });
/** A look says that the second answer is bad; it is the best. */
const mistaken = at(0, { answers: [either(0.4, 0), choice(0, -0.2, 0.6), far(-0.4)] });

test.each<[string, Moment, Partial<Manner>, number[]]>([
  ["of two that are surely apart all go to the better", choice(0, 0.5, -0.5), {}, [64, 0]],
  ["which is the other one, if P2 is asked", choice(1, 0.5, -0.5), {}, [0, 64]],
  ["what hangs on cards is tried", apart, {}, [4, 12, 48]],
  ["what hangs on cards is tried by P2", theirs, {}, [50, 27, 19]],
  ["more by who is more curious", apart, { curiosity: 12 }, [18, 22, 40]],
  ["less by who is less so", apart, { curiosity: 1 }, [0, 1, 63]],
  ["not at all by who is not", apart, { curiosity: 0 }, [0, 0, 64]],
  ["less by who looks more sharply", apart, { temperature: 0.1 }, [0, 0, 64]],
  ["more by who does not", apart, { temperature: 2 }, [23, 27, 46]],
  ["a look that was mistaken is found out", mistaken, {}, [26, 54, 0]],
  ["not by who is hardly curious", mistaken, { curiosity: 0.1 }, [64, 0, 0]],
  ["not by who looks too sharply", mistaken, { temperature: 0.05 }, [64, 0, 0]],
])("lines are shared: %s", (_, moment, manner, shares) => {
  expect(sharesOf(moment, 96, manner)).toEqual(shares);
});

test.each<[string, Moment, readonly number[]]>([
  ["won at once", at(0, { won: 0 }), [1 - 1e-5]],
  ["won two quick answers later", at(0, { answers: [at(0, { answers: [at(0, { won: 0 })] })] }), [1 - 1e-5, 1 - 3e-5]],
  ["lost", at(0, { won: 1 }), [-1 + 1e-5]],
  ["drawn", at(0, { won: null }), [0]],
  ["judged", far(0.4), [0.95 * 0.4]],
])("of an answer that no line has taken it says what the look came to, and that it may be anything: %s", (_, moment, worths) => {
  for (const asked of [0, 1] as const) {
    const { match, player } = searching(at(asked, { answers: [moment, moment] }), { lines: 1 });
    const { answers } = player.think(match);
    expect(answers.map(({ visits, error }) => [visits, error])).toEqual([
      [1, 1],
      [0, 1],
    ]);
    const [taken, untaken] = answers.map(({ value }) => (asked === 0 ? value : -value));
    expect(taken).toBeCloseTo(worths[0]!, 9);
    expect(untaken).toBeCloseTo(worths.at(-1)!, 9);
  }
});

test.each<[number, number]>([
  [1, 4],
  [9, 5],
  [100, 16],
  [400, 32],
  [2000, 64],
])("of what is hidden a search of %i lines looks at %i deals", (lines, deals) => {
  const { match, player, watch } = searching(choice(0, 0.5, -0.5), { lines });
  player.think(match);
  expect(watch.deals).toBe(deals);
});

test.each<[string, number, number]>([
  ["32, where there is time", 9, 32],
  ["as many as there is time for", 0.05, 5],
  ["one at least", 0, 1],
])("by a clock: %s", (_, milliseconds, deals) => {
  let now = 0;
  const { match, player, watch } = searching(choice(0, 0.5, -0.5), { milliseconds, clock: () => (now += 0.01) });
  player.think(match);
  expect(watch.deals).toBe(deals);
});

test.each([0, 1000])(
  "where it is not settled which answer is the best, all the time is used, and no more; a clock may begin at %i",
  (began) => {
    let now = began;
    const { match, player } = searching(choice(0, 0.5, 0.5), { milliseconds: 20, clock: () => (now += 0.01) });
    player.think(match);
    expect(now - began).toBeGreaterThan(19.9);
    expect(now - began).toBeLessThan(20.1);
  },
);

test("each line has dice of its own, from all that there are", () => {
  const { match, player, watch } = searching(choice(0, 0.5, 0.5), { lines: 40 });
  player.think(match);
  expect([watch.seeds.length, new Set(watch.seeds).size]).toEqual([40, 40]);
  for (const seed of watch.seeds) expect(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32).toBe(true);
  expect(Math.max(...watch.seeds)).toBeGreaterThan(2 ** 31);
  expect(new Set(watch.seeds.map((seed) => seed % 0x10000)).size).toBeGreaterThan(30);
});

/** P1 stands the better the more of its questions were answered well: of one kind with the second answer, of the other with the first. */
const kinds = (left: number, worth: number): Moment => {
  if (left === 0) return far(worth / 16);
  const stands = left % 2;
  const next = (answer: number): Moment => kinds(left - 1, worth + (answer === stands ? 1 : 0));
  return at(0, { stands, answers: (): Moment[] => [next(0), next(1)] });
};

test("what did best at one question is not taken for the best at another", () => {
  const { match, player } = searching(at(0, { answers: [kinds(16, 0), kinds(16, 0)] }), { lines: 300 }, { random: 0, curiosity: 100 });
  for (const { value } of player.think(match).answers) expect(value).toBeGreaterThan(0.75);
});

test.each<[string, Budget]>([
  ["lines", { lines: 60 }],
  ["milliseconds", { milliseconds: 1, clock: () => 0 }],
])("a thought begins anew, in %s: nothing is left of the one before", (_, given) => {
  const [before, question] = [at(0, { answers: [kinds(6, 9), kinds(6, 9), kinds(6, 9)] }), at(0, { answers: [kinds(6, 0), kinds(7, 0)] })];
  const [one, other] = [before, question].map((moment) => Scripted.of(moment).match) as [Match, Match];
  const of = (seed: number, ...matches: Match[]) => {
    let dice = diceOf(5);
    let now = 0;
    const clock = () => (now += 0.001);
    const player = new TreePlayer(written, 0, (n) => dice(n), "lines" in given ? given : { ...given, clock });
    return matches.map((match) => {
      [dice, now] = [diceOf(seed), 0];
      return { ...player.think(match), weighed: player.weigh(match, 1, 9), line: player.expected(match, 0) };
    });
  };
  expect(of(3, one, other)[1]).toEqual(of(3, other)[0]);
});

test("what there was no time to look at is not looked at with the deals of the question before", () => {
  let now = 0;
  let pace = 0.01;
  const { match, player } = searching(choice(0, 0.5, -0.5), { milliseconds: 5, clock: () => (now += pace) });
  player.think(match);
  pace = 9;
  const other = Scripted.of(choice(0, -0.25, -0.5)).match;
  expect(player.think(other).lines).toBe(0);
  expect(player.weigh(other, 0, 20)).toMatchObject({ visits: 20, value: expect.closeTo(0.95 * -0.25, 9) });
});

test.each<[number, number | undefined, number]>([
  [100, undefined, 2],
  [100, 500, 4],
  [100, 501, 2],
  [101, 501, 4],
])("in %i ms it looks as far as five lines each would: two turns farther from %s lines on, so %i", (milliseconds, farFrom, turns) => {
  const endless = (turn: number): Moment => at(0, { turn, answers: () => [endless(turn + 1), endless(turn + 1)] });
  const judgement = { weights: {}, first: {}, trust: 1, of: () => 0, ...(farFrom === undefined ? {} : { farFrom }) };
  let latest = 0;
  const evaluate = ({ turnNumber }: Match): number => {
    latest = Math.max(latest, turnNumber);
    return 0;
  };
  let now = 0;
  const clock = () => (now += 0.1);
  new TreePlayer({ ...written, evaluate, judgement }, 0, diceOf(1), { milliseconds, clock }).think(Scripted.of(endless(1)).match);
  expect(latest - 1).toBe(turns);
});

test("a manner may say how many turns it looks ahead", () => {
  const turns = (turn: number): Moment => at(0, { turn, worth: turn / 100, answers: () => [turns(turn + 1), turns(turn + 1)] });
  const worth = (ahead: number): number => {
    const { match, player } = searching(turns(1), { lines: 20 }, { turns: ahead });
    return player.think(match).answers[0]!.value;
  };
  expect([1, 2, 3, 5].map(worth)).toEqual([2, 3, 4, 6].map((turn) => expect.closeTo((0.95 * turn) / 100, 9)));
});

/** Of which the second answer is the best. */
const next = choice(0, -0.5, 0.5);
test.each<[string, Moment, readonly string[]]>([
  ["where there is but one answer it goes on, and does not tell it", at(0, { answers: [next] }), ["answer 0", "answer 1"]],
  ["the other side's answers are told, too", choice(1, 0.5, -0.5), ["answer 0", "answer 1"]],
  ["it ends with the turn", at(0, { turn: 2, answers: [far(0.5), far(-0.5)] }), ["answer 0"]],
  ["and with the match", at(0, { won: 0, answers: [far(0.5), far(-0.5)] }), ["answer 0"]],
])("what is expected: %s", (_, moment, line) => {
  const { match, player } = searching(at(0, { answers: [moment, far(-0.9)] }), { lines: 60 });
  player.think(match);
  expect(player.expected(match, 0).map(({ phrase }) => phrase)).toEqual(line);
  expect(player.expected(match, 1)).toEqual([{ seat: 0, phrase: "answer 1" }]);
});

test.each([
  [4, 1],
  [5, 2],
])("what is expected has been looked at four times at least: after %i lines %i answers", (lines, told) => {
  const { match, player } = searching(at(0, { answers: [next, far(-0.9)] }), { lines: 0 });
  player.think(match);
  player.weigh(match, 0, lines);
  expect(player.expected(match, 0).length).toBe(told);
});

test("where there was no time at all the answer itself is expected, and nothing after it", () => {
  const { match, player } = searching(at(0, { answers: [next, far(-0.9)] }), { lines: 0 });
  player.think(match);
  expect(player.expected(match, 1)).toEqual([{ seat: 0, phrase: "answer 1" }]);
});

test("a hint tells three answers where nothing else is said, each with its share of the lines and two errors to each side", () => {
  const four = at(0, { answers: [either(0.6, -0.4), either(0.3, -0.3), either(0.2, -0.2), either(0.1, -0.1)] });
  const { match, player } = searching(four, { lines: 96 });
  const { answers, lines } = hintBy(player, { judgement: undefined } as unknown as Rules, match);
  const { answers: weighed } = searching(four, { lines: 96 }).player.think(match);
  const chance = (value: number): unknown => expect.closeTo((1 + Math.max(-0.9999, Math.min(0.9999, value))) / 2, 9);
  expect(weighed.length).toBe(4);
  expect(answers.map(({ line: _, ...each }) => each)).toEqual(
    weighed.slice(0, 3).map(({ answer, visits, value, error }) => ({
      answer,
      ...{ chance: chance(value), low: chance(value - 2 * error), high: chance(value + 2 * error), share: visits / lines },
    })),
  );
});

test("of a question that there was no time for, no answer has a share of the lines", () => {
  const { match, player } = searching(choice(0, 0.5, -0.5), { milliseconds: 1, clock: () => 0 });
  expect(player.findings(match, () => true)).toEqual([]);
  const hurried = searching(choice(0, 0.5, -0.5), { lines: 0 });
  expect(hintBy(hurried.player, { judgement: undefined } as unknown as Rules, hurried.match)).toMatchObject({
    answers: [{ share: 0 }, { share: 0 }],
    lines: 0,
  });
});

test("a helper stops as soon as it is told to", () => {
  const { match, player } = searching(kinds(8, 0), { milliseconds: 1, clock: () => 0 });
  let asked = 0;
  const found = player.findings(match, () => ++asked > 200);
  expect(found.reduce((sum, { visits }) => sum + visits, 0)).toBeGreaterThan(3);
  expect(asked).toBe(201);
});
