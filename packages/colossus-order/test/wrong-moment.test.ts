/** What no question offers, and the paragraph that a judge names for it. */
import { describe, expect, test } from "vitest";
import { as, board, follower } from "./board.ts";

const draw = { op: "draw", player: "you", count: 1 };
const cards = [
  follower("Lancer", { ap: 3, rp: 3 }),
  follower("Digger", { effect: [{ timing: "ignition", condition: null, cost: [], do: [draw] }] }),
  { name: "Insight", type: "action", effect: [{ timing: "action", condition: null, cost: [], do: [draw] }] },
  { name: "Spark", type: "action", snap: true, effect: [{ timing: "action", condition: null, cost: [], do: [draw] }] },
  {
    name: "Zap",
    type: "action",
    snap: true,
    effect: [
      {
        timing: "action",
        condition: null,
        cost: [],
        do: [{ op: "damage", target: { choose: 1, of: ["follower"], sides: "opponent" }, amount: 1 }],
      },
    ],
  },
];
const hand = ["Insight", "Spark", "Lancer", as("gem", "T-G-W")];

describe("in one's own main phase, what is not there to be done", () => {
  const t = board(
    {
      P1: {
        colossus: ["T-C-R"],
        hand,
        setGems: [as("set", "T-G-R")],
        field: ["Digger", as("mine", "Lancer")],
        discard: [as("gone", "Lancer")],
      },
      P2: { field: [as("theirs", "Digger")] },
    },
    { cards },
  );

  test("CO-M1: only a gem card from hand is set", () => {
    expect([t.refusal("set Insight"), t.refusal("set set")]).toEqual(["CO-M1", "CO-M1"]);
  });

  test("CO-M2: only a card from hand is put into the locus", () => {
    expect([t.refusal("put mine into the locus"), t.refusal("put gone into the locus")]).toEqual(["CO-M2", "CO-M2"]);
  });

  test("MR 3.4.1.2: a Colossus uses the abilities that it has", () => {
    expect(t.refusal("use Colossus ability 2")).toBe("MR 3.4.1.2");
  });

  test("CO-P1: only a card from hand is announced", () => {
    expect([t.refusal("play mine"), t.refusal("play gone")]).toEqual(["CO-P1", "CO-P1"]);
  });

  test("CO-B4, CO-B1: an ignition ability is used by its controller, and only where there is one", () => {
    expect([t.refusal("use the ignition of theirs"), t.refusal("use the ignition of mine")]).toEqual(["CO-B4", "CO-B1"]);
  });

  test("CO-M7: only a follower on one's own field attacks", () => {
    expect([t.refusal("attack with theirs"), t.refusal("attack with gone")]).toEqual(["CO-M7", "CO-M7"]);
  });

  test("CO-17.3: nothing is chosen where no text asks for it", () => {
    expect(t.refusal("choose mine")).toBe("CO-17.3");
  });
});

describe("who is asked, but for something else", () => {
  test("CO-X2, CO-T2, CO-A1: the target of an attack is to be named, and nothing is played meanwhile", () => {
    const t = board({ P1: { hand, field: ["Digger", as("mine", "Lancer")] }, P2: { locus: 1 } }, { cards });
    t.plays("P1: attack with mine");
    expect(t.question).toBe("CO-A3");
    expect([t.refusal("play Spark"), t.refusal("use the ignition of Digger")]).toEqual(["CO-X2", "CO-X2"]);
    expect([t.refusal("play Insight"), t.refusal("set gem"), t.refusal("attack with Digger")]).toEqual(["CO-T2", "CO-T2", "CO-A1"]);
    expect(t.refusal("play Insight", "P2")).toBe("MR 1.2");
  });

  test("CO-X2, CO-A6: in the defense declaration one blocks or passes, and only with followers of one's own", () => {
    const t = board({ P1: { field: ["Lancer", as("theirs", "Digger")] }, P2: { hand: ["Spark"], field: ["Digger"] } }, { cards });
    t.plays("P1: attack with Lancer", "P2: pass", "P1: pass");
    expect(t.question).toBe("CO-A6");
    expect([t.refusal("play Spark"), t.refusal("block with theirs")]).toEqual(["CO-X2", "CO-A6"]);
    expect(t.refusal("block with Digger", "P1")).toBe("CO-A6");
  });

  test("CO-T1a, CO-T2: before the start phase is over nothing is played", () => {
    const six = ["T-G-W", "T-G-W", "T-G-W", "T-G-W", "T-G-W", "T-G-W"];
    const t = board({ phase: "start", P1: { hand, locus: six } }, { cards });
    expect([t.question, t.refusal("play Lancer"), t.refusal("play Spark")]).toEqual(["CO-T1a", "CO-T2", "CO-X2"]);
  });

  test("CO-B8: what the text does not ask for is not chosen", () => {
    const t = board({ P1: { hand: ["Zap"], field: ["Lancer"] }, P2: { field: [as("a", "Digger"), as("b", "Digger")] } }, { cards });
    t.plays("P1: play Zap");
    expect([t.question, t.refusal("choose Lancer"), t.refusal("choose a")]).toEqual(["CO-B8", "CO-B8", null]);
  });
});

test("MR 2.1: when the game is over nothing is done any more", () => {
  const t = board({ P1: { field: ["Lancer"] }, P2: { deck: 1 } }, { cards }).plays("P1: attack with Lancer");
  expect([t.result, t.refusal("attack with Lancer", "P1"), t.refusal("pass", "P2")]).toEqual(["P1 wins", "MR 2.1", "MR 2.1"]);
});
