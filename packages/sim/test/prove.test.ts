import { bos } from "@duelex/bos";
import { diceOf, type Match, newMatch, type Side } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { duel } from "../../kernel/test/duel.ts";
import { type Claim, checkProof, type Proof, type SolveOptions, solve, sufficientAnswers } from "../src/index.ts";

const arranged = (P1: Side, P2: Side) => duel.stage.arrange({ game: "duel", title: "x", position: { P1, P2 } });
const some = ["Blade 1", "Blade 1", "Blade 1"];
const MANY = 1500;
const thisTurn = { turns: 1, positions: MANY };

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

/** Every claim about these positions, checked by playing every branch, and by trying everything where that is feasible. */
function held(options: SolveOptions): { won: number; refuted: number; undecided: number; tried: number } {
  const counted = { won: 0, refuted: 0, undecided: 0, tried: 0 };
  for (const match of positions()) {
    const seat = match.asked;
    const { forced, claim, first, proof, single } = solve(match, { ...options, promise: (at) => bos.evaluate(at as never, seat) });
    if (claim === null) {
      counted.undecided++;
      continue;
    }
    counted[forced === true ? "won" : "refuted"]++;
    if (forced === true && options === thisTurn) {
      const only = solve(match, { ...options, onlySingle: true });
      expect([only.proof === null, only.single]).toEqual([!single, single]);
    }
    if (proof !== null) expect(checkProof(match, claim, proof)).toMatchObject({ flaws: [], whole: true });
    const tried = sufficientAnswers(match, { ...claim, goal: "win" }, 1500);
    if (tried === null) continue;
    counted.tried++;
    expect(forced).toBe(tried.length > 0);
    if (forced === true) expect(new Set(first)).toEqual(new Set(tried));
  }
  return counted;
}

describe("a forced win within the turn", () => {
  test("is proved, and the proof names the one answer that wins", () => {
    const match = arranged({ hand: ["Blade 1", "Blade 3"], deck: some }, { life: 3, deck: some });
    const { forced, first, single, line, proof, claim } = solve(match, thisTurn);
    expect({ forced, first, single, line }).toEqual({ forced: true, first: ["play Blade 3"], single: true, line: ["P1: play Blade 3"] });
    expect(proof).toEqual({ answer: "play Blade 3", next: "won" });
    expect(claim).toEqual({ seat: 0, goal: "win", hidden: false, turns: 1 });
    expect(checkProof(match, claim!, proof!)).toEqual({ flaws: [], positions: 2, deals: 1, whole: true });
  });

  test("is not one when it takes until the next turn; that there is none is proved as well", () => {
    const match = arranged({ hand: ["Blade 2", "Blade 3"], deck: some }, { life: 5, hand: ["Blade 1"], deck: some });
    const { forced, ever, claim, proof } = solve(match, thisTurn);
    expect({ forced, ever }).toEqual({ forced: false, ever: false });
    expect(claim).toEqual({ seat: 0, goal: "hold", hidden: false, turns: 1 });
    expect(proof).toEqual({ replies: { "play Blade 1": "held", "play Blade 2": "held", "play Blade 3": "held", pass: "held" } });
    expect(checkProof(match, claim!, proof!).flaws).toEqual([]);
  });

  test("counted over three turns it is one again", () => {
    const match = arranged({ hand: ["Blade 2", "Blade 3"], deck: some }, { life: 5, hand: ["Blade 1"], deck: some });
    const { forced, claim, proof } = solve(match, { turns: 3, positions: MANY });
    expect(forced).toBe(true);
    expect(checkProof(match, claim!, proof!).flaws).toEqual([]);
    expect(checkProof(match, { ...claim!, turns: 2 }, proof!).flaws[0]!.what).toMatch(/not won in time/);
  });

  test("is left undecided where the positions do not suffice, and never called wrong", () => {
    let undecided = 0;
    for (const match of positions()) {
      const truth = solve(match, thisTurn).forced;
      const { forced } = solve(match, { ...thisTurn, positions: 20 });
      if (forced === null) undecided++;
      else if (truth !== null) expect(forced).toBe(truth);
    }
    expect(undecided).toBeGreaterThan(0);
  });
});

describe("every claim stands when each branch of its proof is played, and everything tried agrees with it", () => {
  test.each<[string, SolveOptions]>([
    ["before the turn ends", thisTurn],
    ["before the next turn ends", { turns: 2, positions: 3000 }],
    ["within four answers", { answers: 4, positions: 3000 }],
    ["within five answers, and before the turn ends", { answers: 5, turns: 1, positions: 3000 }],
  ])("%s", (_, options) => {
    const counted = held(options);
    expect(counted.won).toBeGreaterThan(0);
    expect(counted.refuted).toBeGreaterThan(0);
    expect(counted.tried).toBeGreaterThan(0);
  });
});

describe("a proof that is spoilt is noticed", () => {
  const match = arranged({ hand: ["Blade 1", "Blade 3"], deck: some }, { life: 3, deck: some });
  const win: Claim = { seat: 0, goal: "win", hidden: false, turns: 1 };
  test.each<[string, Proof, RegExp]>([
    ["an answer that does not win", { answer: "play Blade 1", next: "won" }, /not won in time/],
    ["an answer that is not offered", { answer: "play Blade 9", next: "won" }, /"play Blade 9" is not offered/],
    ["no answer", "won", /the proof says that it is won/],
    ["replies where the seat is asked", { replies: {} }, /the proof has no answer/],
    ["it goes on when all is over", { answer: "play Blade 3", next: { answer: "pass", next: "won" } }, /won already/],
    ["it holds where it should win", { answer: "play Blade 3", next: "held" }, /says that it is held/],
  ])("%s", (_, proof, what) => {
    const { flaws } = checkProof(match, win, proof);
    expect(flaws.length).toBeGreaterThan(0);
    expect(flaws[0]!.what).toMatch(what);
  });

  test("of holding out: a reply that is left out, and one that wins after all", () => {
    const hold: Claim = { ...win, goal: "hold" };
    expect(checkProof(match, hold, { replies: { "play Blade 1": "held", pass: "held" } }).flaws[0]!.what).toMatch(
      /"play Blade 3" is not met/,
    );
    const all: Proof = { replies: { "play Blade 1": "held", "play Blade 3": "held", pass: "held" } };
    expect(checkProof(match, hold, all).flaws).toEqual([{ after: ["play Blade 3"], what: "it is won" }]);
  });
});
