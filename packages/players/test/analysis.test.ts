import { diceOf, newMatch, type Rules, type Seat } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { type Duel, duel } from "../../kernel/test/duel.ts";
import { type Analysis, accuracyOf, analysing, type Judged, playerNamed, turningPoints } from "../src/index.ts";
import { type Moment, Scripted, written } from "./scripted.ts";

const deck = duel.decks[0]!.deck;
const LINES = 60;

/** The answers of a match between two players. */
function answersOf(seed: number, names: readonly [string, string]): number[] {
  const match = newMatch(duel, { decks: [deck, deck], seed });
  const players = [playerNamed(names[0], duel, 0, seed), playerNamed(names[1], duel, 1, seed)] as const;
  const answers: number[] = [];
  while (!match.over) {
    const answer = players[match.asked].choose(match);
    answers.push(answer);
    match.play(answer);
  }
  return answers;
}

function analyse(seed: number, answers: readonly number[], start: Duel = newMatch(duel, { decks: [deck, deck], seed })): Analysis {
  const work = analysing(duel, start, answers, { lines: LINES, seed: 1 });
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

describe("an analysis", () => {
  test("comes out the same again", () => {
    const answers = answersOf(3, ["greedy", "random"]);
    expect(analyse(3, answers)).toEqual(analyse(3, answers));
  });

  test("knows at each decision what its seat could know then, and nothing else: the hidden cards make no difference", () => {
    let looked = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const answers = answersOf(seed, ["greedy", "random"]);
      const match = newMatch(duel, { decks: [deck, deck], seed });
      for (const answer of answers) {
        const dealt = match.clone();
        dealt.redeal(match.asked, diceOf(seed));
        expect(analyse(seed, [answer], dealt).decisions).toEqual(analyse(seed, [answer], match.clone()).decisions);
        looked++;
        match.play(answer);
      }
    }
    expect(looked).toBeGreaterThan(50);
  });

  test("says chances from 0 to 1, loses only where something is better, and marks by what was lost", () => {
    for (let seed = 1; seed <= 10; seed++) {
      for (const { before, after, loss, mark, better } of analyse(seed, answersOf(seed, ["random", "random"])).decisions) {
        expect(before >= after && before <= 1 && after >= 0).toBe(true);
        expect(loss === 0 || Math.abs(loss - (before - after)) < 1e-12).toBe(true);
        expect(better === null).toBe(loss === 0);
        expect(mark).toBe(loss >= 0.2 ? "blunder" : loss >= 0.1 ? "mistake" : loss >= 0.05 ? "inaccuracy" : null);
      }
    }
  });

  test("tells each seat's accuracy", () => {
    const { decisions, accuracy } = analyse(5, answersOf(5, ["random", "greedy"]));
    expect(accuracy).toEqual([accuracyOf(decisions, 0), accuracyOf(decisions, 1)]);
    expect(accuracy[0]).not.toBe(accuracy[1]);
  });

  test("finds that a search plays more accurately than chance", () => {
    let [tree, random] = [0, 0];
    for (let seed = 1; seed <= 12; seed++) {
      const { accuracy } = analyse(seed, answersOf(seed, ["tree:60", "random"]));
      tree += accuracy[0] ?? 100;
      random += accuracy[1] ?? 100;
    }
    expect(tree).toBeGreaterThan(random);
  });
});

describe("one decision", () => {
  const at = (asked: Seat, more: Partial<Moment>): Moment => ({ asked, depth: 1, turn: 3, ...more });
  const far = (worth: number): Moment => at(0, { turn: 9, worth });
  /** So much more or less, as cards were dealt. */
  const about = (worth: number, spread: number): Moment => at(0, { answers: (deal) => [far(worth + (deal === 0 ? spread : -spread))] });
  const judged = (moment: Moment, answers: readonly number[], lines = 80, seed = 1) => {
    const { match, watch } = Scripted.of(moment);
    const game = { ...written, judgement: undefined } as unknown as Rules;
    return { decisions: [...analysing(game, match, answers, { lines, seed })], watch };
  };

  test.each([0, 1] as const)(
    "is told with turn, seat, answer, chances, what was lost, and what would have been better (seat %i)",
    (seat) => {
      const sign = seat === 0 ? 1 : -1;
      const other = (1 - seat) as Seat;
      const best = at(other, { answers: [far(0.4 * sign), far(0.41 * sign)] });
      const moment = at(seat, { answers: [far(-0.4 * sign), best, far(0)] });
      const before = expect.closeTo((1 + 0.95 * 0.4) / 2, 2);
      const after = expect.closeTo((1 - 0.95 * 0.4) / 2, 9);
      expect(judged(moment, [0]).decisions).toEqual([
        {
          ...{ at: 0, turn: 3, seat, played: "answer 0", before, after, loss: expect.closeTo(0.38, 2), mark: "blunder" },
          better: { answer: "answer 1", line: [`P${other + 1}: answer 0`] },
        },
      ]);
      expect(judged(moment, [1]).decisions).toEqual([
        { ...{ at: 0, turn: 3, seat, played: "answer 1", before, after: before, loss: 0, mark: null }, better: null },
      ]);
    },
  );

  test.each<[number, Judged["mark"]]>([
    [0.21, "blunder"],
    [0.19, "mistake"],
    [0.11, "mistake"],
    [0.09, "inaccuracy"],
    [0.051, "inaccuracy"],
    [0.049, null],
  ])("that loses %d is %s", (loss, mark) => {
    const [decision] = judged(at(0, { answers: [far(0), far((2 * loss) / 0.95)] }), [0]).decisions;
    expect(decision).toMatchObject({ mark, loss: expect.closeTo(loss, 9) });
  });

  test.each<[string, number, number, boolean]>([
    ["a little better, and it hangs on the cards: that is not sure", 0.1, 0.5, false],
    ["a little better, whatever the cards are: that is", 0.1, 0.002, true],
    ["much better, though it hangs on the cards: that is", 0.8, 0.3, true],
  ])("an answer is called better only where that is sure: %s", (_, gap, spread, isSure) => {
    const moment = at(0, { answers: [about(-gap / 2, spread), about(gap / 2, spread)] });
    let called = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const [{ loss, before, after, better }] = judged(moment, [0], 80, seed).decisions as [Judged];
      if (loss > 0) called++;
      expect([better !== null, after <= before]).toEqual([loss > 0, true]);
    }
    expect(isSure ? 40 - called : called).toBeLessThan(10);
  });

  test.each([
    ["hardly a line has taken is looked at with a quarter of them more", 0.5, 81, 21],
    ["as many have taken as the best is not", 0, 80, 0],
  ])("an answer that %s", (_, gap, lines, more) => {
    const moment = at(0, { answers: [far(gap / 2), far(-gap / 2)] });
    const [best, own] = [0, 1].map((answer) => judged(moment, [answer], lines).watch.looks);
    expect(own! - best!).toBe(more);
  });

  test("an answer that a few lines have taken is looked at with a quarter of them more, too; one that a quarter has taken is not", () => {
    const looks = (moment: Moment, answer: number): number => judged(moment, [answer], 80).watch.looks;
    const few = at(0, { answers: [about(0.2, 0.5), about(-0.1, 0.5)] });
    expect(looks(few, 1) - looks(few, 0)).toBe(20);
    const four = at(0, { answers: [far(0), far(0), far(0), far(0)] });
    expect([0, 1, 2, 3].map((answer) => looks(four, answer))).toEqual([84, 84, 84, 84]);
  });

  test("what comes later is told with where and when it was; each has dice of its own, and so has each seed", () => {
    const moment = at(0, { answers: [at(1, { answers: [about(0, 0.3), about(0.2, 0.5)] }), far(-0.5)] });
    const { decisions, watch } = judged(moment, [0, 1, 0]);
    expect(decisions.map((each) => [each.at, each.seat, each.turn])).toEqual([
      [0, 0, 3],
      [1, 1, 3],
    ]);
    const twice = at(0, { answers: [at(0, { answers: [far(0.1), far(0.2)] }), far(0.9)] });
    const seedsOf = (seed: number): string[] => {
      const { seeds } = judged(twice, [0, 0], 16, seed).watch;
      return [seeds.slice(0, 16).join(), seeds.slice(16).join()];
    };
    expect(new Set([...seedsOf(1), ...seedsOf(2), ...seedsOf(3)]).size).toBe(6);
    expect(watch.deals).toBeGreaterThan(0);
  });
});

describe("accuracy and turning points", () => {
  const decision = (seat: 0 | 1, before: number, loss: number, at: number): Judged => ({
    ...{ at, turn: at, seat, played: "x", before, after: before - loss, loss, mark: null, better: null },
  });

  test("100 where nothing was lost, half for seven points, nothing to say of who decided nothing", () => {
    expect(accuracyOf([decision(0, 0.5, 0, 1)], 0)).toBe(100);
    expect(accuracyOf([decision(0, 0.5, Math.LN2 / 10, 1)], 0)).toBeCloseTo(50, 9);
    expect(accuracyOf([decision(0, 0.5, 0, 1)], 1)).toBeNull();
    const three = [decision(0, 0.5, 0, 1), decision(1, 0.5, Math.LN2 / 5, 2), decision(0, 0.5, Math.LN2 / 10, 3)];
    expect([accuracyOf(three, 0), accuracyOf(three, 1)]).toEqual([expect.closeTo(75, 9), expect.closeTo(25, 9)]);
  });

  test("a turning point is where the first player's chance changed most, whoever was asked", () => {
    const [first, ...others] = turningPoints([
      decision(0, 0.5, 0, 1),
      decision(1, 0.5, 0, 2),
      decision(1, 0.1, 0, 3),
      decision(0, 0.89, 0, 4),
    ]);
    expect(first!.from.at).toBe(2);
    expect(first!.change).toBeCloseTo(0.4, 9);
    expect(others).toEqual([]);
  });

  test("five points are enough for one; of those that are as great the earlier comes first; no more are told than are asked for", () => {
    const told = (chances: readonly number[], most?: number) =>
      turningPoints(
        chances.map((before, at) => decision(0, before, 0, at)),
        most,
      ).map(({ to, change }) => [to.at, change > 0 ? "up" : "down"]);
    expect(told([0.05, 0.1, 0.14])).toEqual([[1, "up"]]);
    expect(told([0.25, 0.5, 0.25, 0.5, 0.25])).toEqual([
      [1, "up"],
      [2, "down"],
      [3, "up"],
    ]);
    expect(told([0.25, 0.5, 1, 0.75], 1)).toEqual([[2, "up"]]);
    expect(told([0.5])).toEqual([]);
  });
});
