import { describe, expect, test } from "vitest";
import { as, board, follower } from "../board.ts";

const draw = { op: "draw", player: "you", count: 1 };
const cards = [
  follower("Lancer", { ap: 3, rp: 3 }),
  follower("Digger", { effect: [{ timing: "ignition", condition: null, cost: [{ op: "payLocus", amount: 1 }], do: [draw] }] }),
  { name: "Insight", type: "action", effect: [{ timing: "action", condition: null, cost: [], do: [draw] }] },
  { name: "Spark", type: "action", snap: true, effect: [{ timing: "action", condition: null, cost: [], do: [draw] }] },
];

describe("7 Main-phase actions", () => {
  test("CO-M1, CO-G5: one gem is set on the Colossus, face-up, once per turn", () => {
    const t = board({ P1: { hand: [as("a", "T-G-W"), as("b", "T-G-B")] } });
    t.plays("P1: set a");
    expect(t.zone("P1.setGems")).toEqual(["a"]);
    expect(t.refusal("set b")).toBe("CO-M1");
    expect(t.g.eyes(t.find("a"))).toBe(3);
  });

  test("CO-M2: one card of any kind goes face-down to the right end of the locus, once per turn", () => {
    const t = board({ P1: { hand: [as("a", "T-G-W"), as("b", "Lancer")], locus: 2 } }, { cards });
    t.plays("P1: put b into the locus");
    expect(t.card("b")).toMatchObject({ place: "locus", locusPlace: 3, faceUp: false });
    expect(t.refusal("put a into the locus")).toBe("CO-M2");
  });

  test("CO-M1, CO-M2: both in one turn with two cards; a gem may go to either place", () => {
    const t = board({ P1: { hand: [as("a", "T-G-W"), as("b", "T-G-B")] } });
    t.plays("P1: put b into the locus", "P1: set a");
    expect([t.zone("P1.locus"), t.zone("P1.setGems")]).toEqual([["b"], ["a"]]);
  });

  test("CO-M3: one Colossus ability a turn in total; it resolves at once, choices included", () => {
    const t = board(
      {
        P1: { colossus: ["T-C-W"], setGems: ["T-G-W", "T-G-W", "T-G-W"], field: [as("a", "Lancer"), as("b", "Lancer")] },
        P2: { hand: ["Spark"] },
      },
      { cards },
    );
    t.plays("P1: use Colossus ability 1", "P1: choose b");
    expect(t.card("b")["ap"]).toBe(4);
    expect(t.refusal("use Colossus ability 2")).toBe("CO-M3");
    expect(t.asked).toBe("P1");
  });

  test("CO-M3: only in one's own main phase", () => {
    const t = board({ P1: { field: ["Lancer"] }, P2: { hand: 1, colossus: ["T-C-B"], setGems: ["T-G-B", "T-G-B"] } }, { cards });
    t.plays("P1: attack with Lancer");
    expect(t.refusal("use Colossus ability 1")).toBe("CO-T2");
  });

  test("CO-M4: a follower is played and comes into play after X-Play", () => {
    const t = board({ P1: { hand: ["Lancer"] } }, { cards });
    t.plays("P1: play Lancer");
    expect(t.zone("P1.field")).toEqual(["Lancer"]);
  });

  test("CO-M5, CO-15.18: a normal or a snap action is played", () => {
    const t = board({ P1: { hand: ["Insight", "Spark"] } }, { cards });
    t.plays("P1: play Insight", "P1: pass", "P1: play Spark", "P1: pass");
    expect(t.zone("P1.discard")).toEqual(["Insight", "Spark"]);
    expect(t.player("P1")["hand"]).toBe(2);
  });

  test("CO-M6: an ignition ability is used", () => {
    const t = board({ P1: { field: ["Digger"], locus: 1 } }, { cards });
    t.plays("P1: use the ignition of Digger");
    expect(t.player("P1")).toMatchObject({ hand: 1, used: 1 });
  });

  test("CO-M7: an ON follower attacks", () => {
    const t = board({ P1: { field: ["Lancer"] } }, { cards });
    t.plays("P1: attack with Lancer");
    expect(t.player("P2")["deck"]).toBe(11);
  });

  test("CO-M8: the end of the main phase is declared, even when nothing else is left to do", () => {
    const t = board({});
    expect(t.options).toEqual(["end the main phase"]);
  });

  test("7: in any order", () => {
    const t = board({ P1: { hand: ["Lancer", "T-G-W", as("card", "Insight")], field: [as("first", "Lancer")] } }, { cards });
    t.plays(
      "P1: attack with first",
      "P1: pass",
      "P1: pass",
      "P1: set White Gem",
      "P1: play Lancer",
      "P1: pass",
      "P1: put card into the locus",
    );
    expect(t.question).toBe("CO-T2");
  });
});
