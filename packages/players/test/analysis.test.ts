import { diceOf, newMatch } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { type Duel, duel } from "../../kernel/test/duel.ts";
import { type Analysis, accuracyOf, analysing, type Judged, playerNamed, turningPoints } from "../src/index.ts";

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

describe("accuracy and turning points", () => {
  const decision = (seat: 0 | 1, before: number, loss: number, at: number): Judged => ({
    ...{ at, turn: at, seat, played: "x", before, after: before - loss, loss, mark: null, better: null },
  });

  test("100 where nothing was lost, half for seven points, nothing to say of who decided nothing", () => {
    expect(accuracyOf([decision(0, 0.5, 0, 1)], 0)).toBe(100);
    expect(accuracyOf([decision(0, 0.5, Math.LN2 / 10, 1)], 0)).toBeCloseTo(50, 9);
    expect(accuracyOf([decision(0, 0.5, 0, 1)], 1)).toBeNull();
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
