/** Whoever checks a proof plays it: what is wrong with one is named, with the answers on the way there; and nothing else is wrong. */
import type { Match, Side } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { duel } from "../../kernel/test/duel.ts";
import { lineOf, sizeOf } from "../src/claim.ts";
import { type Claim, checkProof, type Proof, solve, sufficientAnswers } from "../src/index.ts";
import { Gamble, gambling } from "./gamble.ts";

const arranged = (P1: Side, P2: Side) => duel.stage.arrange({ game: "duel", title: "x", position: { P1, P2 } });
const some = ["Blade 1", "Blade 1", "Blade 1"];
const win: Claim = { seat: 0, goal: "win", hidden: false };
/** The toy with chance whose dice fall the other way round: the highest first. */
class Turned extends Gamble {
  override blank(): this {
    return new Turned(this.catalog) as this;
  }
  override roll(n: number): number {
    return n - 1 - super.roll(n);
  }
}
function turnedDice(match: Gamble): Turned {
  const turned = new Turned(match.catalog);
  turned.copyFrom(match as Turned);
  return turned;
}
const flawsOf = (match: Match, claim: Claim, proof: Proof) =>
  checkProof(match, claim, proof).flaws.map(({ after, what }) => [...after, what].join(" / "));

describe("a win in three answers: strike, whatever is answered, strike", () => {
  const match = arranged(
    { hand: ["Blade 2", "Blade 3"], deck: some },
    { life: 5, hand: ["Blade 1"], deck: ["Blade 6", "Blade 6", "Blade 6"] },
  );
  const last: Proof = { answer: "play Blade 3", next: "won" };
  const replies = { "play Blade 1": last, pass: last };
  const first = (next: Proof): Proof => ({ answer: "play Blade 2", next });

  test("holds, and is as long as it is", () => {
    const proof = first({ replies });
    expect(flawsOf(match, win, proof)).toEqual([]);
    expect([sizeOf(proof), lineOf(proof, 0)]).toEqual([6, ["P1: play Blade 2", "P2: play Blade 1", "P1: play Blade 3"]]);
    expect([lineOf({ replies: { pass: "won" } }, 0), lineOf({ replies: {} }, 0)]).toEqual([["P2: pass"], []]);
    expect(solve(match, { answers: 3, positions: 1000 })).toMatchObject({
      forced: true,
      first: ["play Blade 2", "play Blade 3"],
      single: false,
    });
  });

  test.each<[string, Proof, string[]]>([
    ["a reply is left out", first({ replies: { pass: last } }), ['play Blade 2 / the reply "play Blade 1" is not met']],
    [
      "a reply is met that nobody can give",
      first({ replies: { ...replies, "play Blade 6": last } }),
      ['play Blade 2 / the reply "play Blade 6" is not offered'],
    ],
    ["it answers for the other side", first(last), ["play Blade 2 / the other side is asked, and the proof has no replies"]],
    ["it parts what nobody is told", { seen: {} }, ["the proof has no answer here"]],
    [
      "it is said to be won while it goes on, after each reply",
      first({ replies: { "play Blade 1": "won", pass: "won" } }),
      ["play Blade 1", "pass"].map((reply) => `play Blade 2 / ${reply} / the proof says that it is won, and the match goes on`),
    ],
  ])("%s", (_, proof, flaws) => {
    expect(flawsOf(match, win, proof)).toEqual(flaws);
  });

  test("a horizon of two answers is too near, one of three is not", () => {
    const proof = first({ replies });
    expect(flawsOf(match, { ...win, answers: 3 }, proof)).toEqual([]);
    expect(flawsOf(match, { ...win, answers: 2 }, proof)).toEqual(
      ["play Blade 1", "pass"].map((reply) => `play Blade 2 / ${reply} / it is not won in time`),
    );
  });

  test("who has found enough flaws stops", () => {
    const wrong = first({ replies: { "play Blade 1": "won", pass: "won" } });
    expect(checkProof(match, win, wrong, { flaws: 1 }).flaws).toHaveLength(1);
  });

  test("everything tried says the same; more positions than may be looked at, and nothing is said", () => {
    expect(sufficientAnswers(match, { ...win, answers: 3 }, 1000)).toEqual(["play Blade 2", "play Blade 3"]);
    expect(sufficientAnswers(match, { ...win, turns: 3 }, 1000)).toEqual(["play Blade 2", "play Blade 3"]);
    for (const near of [{ answers: 2 }, { turns: 2 }, { turns: 1 }])
      expect(sufficientAnswers(match, { ...win, ...near }, 1000)).toEqual([]);
    expect(sufficientAnswers(match, { ...win, answers: 2, goal: "hold" }, 1000)).toEqual([
      "play Blade 2",
      "play Blade 3",
      "play Blade 1",
      "pass",
    ]);
    expect(sufficientAnswers(match, { ...win, answers: 3 }, 2)).toBeNull();
  });
});

describe("what comes to light by chance", () => {
  // a Blade 6 takes one to three of two lives: by one it is not over
  const dice = () => gambling({ life: 9, hand: ["Blade 6", "Blade 1"], deck: some }, { life: 2, deck: some });

  test("a win must go on from each way in which the dice fall", () => {
    const match = dice();
    const { proof, claim } = solve(match, { answers: 3, positions: 5000 });
    expect(checkProof(match, claim!, proof!)).toMatchObject({ flaws: [], whole: true, deals: 1 });
    const after = (proof as { readonly answer: string; readonly next: { readonly seen: Readonly<Record<string, Proof>> } }).next;
    expect(Object.values(after.seen).filter((then) => then === "won")).toHaveLength(2);
    expect((proof as { readonly answer: string }).answer).toBe("play Blade 6");
    expect(sizeOf(proof!)).toBe(1 + Object.values(after.seen).reduce((sum, then) => sum + sizeOf(then), 0));
    const [mark] = Object.entries(after.seen).find(([, then]) => then !== "won")!;
    const { [mark]: left, ...others } = after.seen;
    expect(flawsOf(match, claim!, { answer: "play Blade 6", next: { seen: others } })).toEqual([
      "play Blade 6 / something comes to light, and the proof does not go on from it",
    ]);
    expect(flawsOf(match, claim!, { answer: "play Blade 6", next: left! })).toEqual([
      "play Blade 6 / something comes to light, and the proof does not tell it apart",
    ]);
  });

  test("holding out goes on from one way that can be", () => {
    const match = dice();
    const { proof, claim } = solve(match, { answers: 1, positions: 5000 });
    expect(claim).toMatchObject({ goal: "hold", answers: 1 });
    expect(flawsOf(match, claim!, proof!)).toEqual([]);
    const { replies } = proof as { readonly replies: Readonly<Record<string, Proof>> };
    expect(flawsOf(match, claim!, { replies: { ...replies, "play Blade 6": { seen: { nothing: "held" } } } })).toEqual([
      "play Blade 6 / what the proof goes on from cannot be seen",
    ]);
  });

  test("it goes on from one that holds out, wherever that stands among the ways that can be", () => {
    for (const turned of [false, true]) {
      const match = turned ? turnedDice(dice()) : dice();
      const { proof, claim } = solve(match, { answers: 1, positions: 5000 });
      expect(claim).toMatchObject({ goal: "hold" });
      expect(checkProof(match, claim!, proof!)).toMatchObject({ flaws: [], whole: true });
    }
  });

  test("a deck that is shuffled lies in every order: a win that hangs on the card on top is none", () => {
    const match = gambling(
      { life: 9, hand: ["Blade 5"], deck: ["Herald", "Blade 1", "Herald", "Herald"] },
      { life: 1, hand: [], deck: ["Blade 6", "Blade 6", "Blade 6"] },
    );
    const proof: Proof = { answer: "play Blade 5", next: { replies: { pass: { answer: "play Blade 1", next: "won" } } } };
    expect(flawsOf(match, { ...win, answers: 3 }, proof)).toEqual([
      "play Blade 5 / something comes to light, and the proof does not tell it apart",
    ]);
  });

  test("where there are more ways than are played, some are drawn, and it is said that it is not the whole", () => {
    const match = dice();
    const { proof, claim } = solve(match, { answers: 3, positions: 5000 });
    expect(checkProof(match, claim!, proof!, { most: 2 })).toMatchObject({ flaws: [], whole: false });
    expect(checkProof(match, claim!, proof!, { most: 3 }).whole).toBe(true); // a die falls in three
    expect(checkProof(match, claim!, proof!, { most: 4 }).whole).toBe(true);
  });
});

describe("against every hidden hand", () => {
  const match = arranged(
    { life: 5, hand: ["Blade 4", "Blade 4"], deck: some },
    { life: 8, hand: ["Blade 1"], deck: ["Blade 1", "Blade 1", "Blade 4"] },
  );
  const claim: Claim = { ...win, hidden: true, answers: 3 };
  const last: Proof = { answer: "play Blade 4", next: "won" };

  test("replies are called as the winner is told them, and those of every deal are met", () => {
    const open: Proof = { answer: "play Blade 4", next: { replies: { "play Blade 1": last, pass: last } } };
    expect(flawsOf(match, { ...claim, hidden: false }, open)).toEqual([]);
    expect(flawsOf(match, claim, open)).toEqual(['play Blade 4 / the reply "play a card" is not met']);
    expect(checkProof(match, claim, open).deals).toBe(4);
    const same = arranged({ life: 5, hand: ["Blade 4", "Blade 4"], deck: some }, { life: 8, hand: ["Blade 1"], deck: some });
    const { proof, claim: found } = solve(same, { answers: 3, positions: 5000, kinds: 500 });
    expect(checkProof(same, found!, proof!)).toMatchObject({ flaws: [], whole: true, deals: 1 });
    const { next } = proof as { readonly next: { readonly replies: Readonly<Record<string, Proof>> } };
    expect(Object.keys(next.replies).sort()).toEqual(["pass", "play a card"]);
  });

  test("rolls that a scenario fixes fall so in every deal", () => {
    for (const [roll, forced] of [
      [2, true],
      [1, false],
    ] as const) {
      const match = gambling({ life: 9, hand: ["Blade 6"], deck: some }, { life: 3, hand: ["Blade 1"], deck: ["Blade 1", "Blade 2"] });
      match.fixedRolls = [roll];
      const { forced: found, claim: told, proof } = solve(match, { answers: 1, positions: 1000, kinds: 500 });
      expect(found).toBe(forced);
      expect(checkProof(match, told!, proof!)).toMatchObject({ flaws: [], deals: 3 });
    }
  });
});
