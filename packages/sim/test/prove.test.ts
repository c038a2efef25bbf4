import { bos } from "@duelex/bos";
import { diceOf, type Match, newMatch, type Side } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { duel } from "../../kernel/test/duel.ts";
import { checkProof, type Proof, prove, solve, winningAnswers } from "../src/index.ts";

const arranged = (P1: Side, P2: Side) => duel.stage.arrange({ game: "duel", title: "x", position: { P1, P2 } });
const some = ["Blade 1", "Blade 1", "Blade 1"];
const MANY = 1500;

/** Positions of random matches in which little life is left. */
function* positions(): Generator<Match> {
  for (let seed = 1; seed <= 4; seed++) {
    const dice = diceOf(seed);
    const decks = [bos.decks[dice(bos.decks.length)]!.deck, bos.decks[dice(bos.decks.length)]!.deck] as const;
    const match = newMatch(bos, { decks, seed });
    for (; !match.over; match.play(dice(match.options().count)))
      if (match.turnNumber > 8 && match.options().count > 1 && dice(12) === 0) yield match.clone();
  }
}

describe("a forced win within the turn", () => {
  test("is proved, and the proof names the one answer that wins", () => {
    const match = arranged({ hand: ["Blade 1", "Blade 3"], deck: some }, { life: 3, deck: some });
    const { forced, winning, single, line, proof } = prove(match, { positions: MANY });
    expect({ forced, winning, single, line }).toEqual({
      ...{ forced: true, winning: ["play Blade 3"], single: true, line: ["P1: play Blade 3"] },
    });
    expect(proof).toEqual({ answer: "play Blade 3", next: "won" });
    expect(checkProof(match, 0, proof!)).toEqual({ flaws: [], positions: 2 });
  });

  test("is not one when it takes until the next turn", () => {
    const match = arranged({ hand: ["Blade 2", "Blade 3"], deck: some }, { life: 5, hand: ["Blade 1"], deck: some });
    expect(prove(match, { positions: MANY })).toMatchObject({ forced: false, winning: [], proof: null });
  });

  test("is left undecided where the positions do not suffice, and never called wrong", () => {
    let undecided = 0;
    for (const match of positions()) {
      const truth = prove(match, { positions: MANY }).forced;
      const { forced } = prove(match, { positions: 20 });
      if (forced === null) undecided++;
      else if (truth !== null) expect(forced).toBe(truth);
    }
    expect(undecided).toBeGreaterThan(0);
  });

  test("every proof stands when each of its branches is played, and everything tried agrees with it", () => {
    let [proved, refuted] = [0, 0];
    for (const match of positions()) {
      const seat = match.asked;
      const { forced, winning, proof } = prove(match, { positions: MANY, promise: (at) => bos.evaluate(at as never, seat) });
      const tried = winningAnswers(match, seat, 1500);
      if (tried === null || forced === null) continue;
      expect(new Set(winning)).toEqual(new Set(tried));
      expect(forced).toBe(tried.length > 0);
      if (proof === null) refuted++;
      else {
        proved++;
        expect(checkProof(match, seat, proof).flaws).toEqual([]);
      }
    }
    expect(proved).toBeGreaterThan(0);
    expect(refuted).toBeGreaterThan(0);
  });

  test("is found by the search by depth too", () => {
    for (const match of positions()) {
      const { forced, line } = prove(match, { positions: MANY });
      if (forced === true && line.length <= 4) expect(solve(match, { depth: line.length, positions: 50_000 }).forced).not.toBe(false);
    }
  });
});

describe("a proof that is spoilt is noticed", () => {
  const match = arranged({ hand: ["Blade 1", "Blade 3"], deck: some }, { life: 3, deck: some });
  test.each<[string, Proof, RegExp]>([
    ["an answer that does not win", { answer: "play Blade 1", next: "won" }, /the turn has ended/],
    ["an answer that is not offered", { answer: "play Blade 9", next: "won" }, /"play Blade 9" is not offered/],
    ["no answer", "won", /the proof says that it is won/],
    ["replies where the seat is asked", { replies: {} }, /the proof has no answer/],
    ["it goes on when all is over", { answer: "play Blade 3", next: { answer: "pass", next: "won" } }, /won already/],
  ])("%s", (_, proof, what) => {
    const { flaws } = checkProof(match, 0, proof);
    expect(flaws.length).toBeGreaterThan(0);
    expect(flaws[0]!.what).toMatch(what);
  });
});
