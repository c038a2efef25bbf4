import { describe, expect, test } from "vitest";
import { as, board, follower } from "../board.ts";

const text = (...program: readonly object[]) => [{ timing: "action", condition: null, cost: [], do: program }];
const any = { choose: 1, of: ["follower"], sides: "both" };
const cards = [
  follower("Lancer", { ap: 3, rp: 3, crush: 2 }),
  follower("Wall", { ap: 1, rp: 4 }),
  follower("Herald", { effect: [{ timing: "cip", condition: null, cost: [], do: [{ op: "draw", player: "you", count: 1 }] }] }),
  follower("Archer", {
    rp: 2,
    effect: [
      { timing: "ignition", condition: null, cost: [{ op: "turnOff", target: "self" }], do: [{ op: "damage", target: any, amount: 1 }] },
    ],
  }),
  follower("Digger", {
    effect: [{ timing: "ignition", condition: null, cost: [{ op: "payLocus", amount: 1 }], do: [{ op: "draw", player: "you", count: 1 }] }],
  }),
  { name: "Zap", type: "action", snap: true, effect: text({ op: "damage", target: any, amount: 2 }) },
  { name: "Guard", type: "action", snap: true, effect: text({ op: "modifyStats", target: any, ap: 0, rp: 3, until: "endOfTurn" }) },
  { name: "Slow", type: "action", snap: false, effect: text({ op: "draw", player: "you", count: 1 }) },
  { name: "Costly", type: "action", snap: true, locusCost: 2, gemLevel: { red: 1 }, effect: text({ op: "draw", player: "you", count: 1 }) },
];

describe("9 X-Play", () => {
  test("CO-X1: both players may use snap actions and ignition abilities, nothing else", () => {
    const t = board({ P1: { hand: ["Lancer"] }, P2: { hand: ["Zap", "Slow", "Wall", "T-G-W"], field: ["Archer"], locus: 1 } }, { cards });
    t.plays("P1: play Lancer");
    expect(t.options).toEqual(["play Zap", "use the ignition of Archer", "pass"]);
    expect(t.refusal("play Wall")).toBe("CO-X1");
    expect(t.refusal("play Slow")).toBe("CO-P5");
    expect(t.refusal("play White Gem")).toBe("CO-G6");
    expect(t.refusal("put Wall into the locus")).toBe("CO-T2");
  });

  test("CO-X2, CO-X2a: it opens in answer to playing a follower, which comes into play afterwards", () => {
    const t = board({ P1: { hand: ["Lancer"] }, P2: { hand: 1 } }, { cards });
    t.plays("P1: play Lancer");
    expect([t.asked, t.question]).toEqual(["P2", "CO-X5"]);
    expect(t.zone("P1.field")).toEqual([]);
    t.plays("P2: pass");
    expect(t.zone("P1.field")).toEqual(["Lancer"]);
    expect(t.rulesOf("X-Play")).toEqual(["CO-X2a"]);
  });

  test("CO-X2b: in answer to playing an action", () => {
    const t = board({ P1: { hand: ["Slow"] }, P2: { hand: 1 } }, { cards });
    t.plays("P1: play Slow");
    expect(t.asked).toBe("P2");
    expect(t.rulesOf("X-Play")).toEqual(["CO-X2b"]);
  });

  test("CO-X2c: in answer to using an ignition ability", () => {
    const t = board({ P1: { field: ["Digger"], locus: 1 }, P2: { hand: 1 } }, { cards });
    t.plays("P1: use the ignition of Digger");
    expect(t.asked).toBe("P2");
    expect(t.player("P1")["hand"]).toBe(0);
    expect(t.rulesOf("X-Play")).toEqual(["CO-X2c"]);
  });

  test("CO-X2d: twice in an attack", () => {
    const t = board({ P1: { field: ["Lancer"] } }, { cards });
    t.plays("P1: attack with Lancer");
    expect(t.rulesOf("X-Play")).toEqual(["CO-X2d", "CO-X2d"]);
  });

  test("CO-X2e: when the turn player ends the main phase; it is not returned to (CO-T2)", () => {
    const t = board({ P1: { hand: ["Zap", "Lancer"], field: [as("mine", "Wall")] }, P2: { hand: ["Guard"] } }, { cards });
    t.plays("P1: end the main phase");
    expect([t.asked, t.question]).toEqual(["P2", "CO-X5"]);
    t.plays("P2: pass", "P1: play Zap", "P2: pass", "P1: pass");
    expect(t.card("mine")["damage"]).toBe(0);
    expect([t.asked, t.question]).toEqual(["P2", "CO-T2"]);
    expect(t.events("damage", "recover")).toEqual(["damage mine", "recover mine"]);
  });

  test("CO-X3: it does not open for setting a gem, the locus or a Colossus ability", () => {
    const t = board({ P1: { hand: ["T-G-W", "Wall"], colossus: ["T-C-W"], field: ["Lancer"] }, P2: { hand: ["Zap"] } }, { cards });
    t.plays("P1: set White Gem", "P1: put Wall into the locus", "P1: use Colossus ability 1");
    expect([t.asked, t.question]).toEqual(["P1", "CO-T2"]);
    expect(t.card("Lancer")["ap"]).toBe(4);
    expect(t.rulesOf("X-Play")).toEqual([]);
  });

  test("CO-X4, CO-15.6: what was used last resolves first", () => {
    const t = board({ P1: { field: ["Lancer"], hand: ["Guard"] }, P2: { hand: ["Zap", "Zap"] } }, { cards });
    t.plays("P1: attack with Lancer", "P2: play Zap", "P1: pass", "P2: play Zap", "P1: play Guard");
    expect(t.events("resolve")).toEqual(["resolve Guard", "resolve Zap", "resolve Zap"]);
    expect(t.card("Lancer")).toMatchObject({ damage: 4, remainingRp: 2 });
  });

  test("CO-X5, CO-15.7: the answering side has priority first; after an addition it goes to the other player", () => {
    const t = board({ P1: { field: ["Lancer"], hand: ["Zap", "Zap"] }, P2: { hand: ["Zap", "Guard"] } }, { cards });
    t.plays("P1: attack with Lancer");
    expect(t.asked).toBe("P2");
    t.plays("P2: play Zap");
    expect(t.asked).toBe("P1");
    t.plays("P1: play Zap");
    expect(t.asked).toBe("P2");
    t.plays("P2: pass");
    expect(t.asked).toBe("P1");
  });

  test("CO-X6: one pass is not enough; two in succession resolve the whole chain without further windows", () => {
    const t = board({ P1: { field: ["Wall"], hand: ["Guard", "Zap"] }, P2: { hand: ["Zap", "Zap"] } }, { cards });
    t.plays("P1: attack with Wall", "P2: play Zap", "P1: pass", "P2: play Zap", "P1: play Guard");
    expect([t.asked, t.card("Wall")["damage"]]).toEqual(["P1", 0]); // P2, without cards, has passed
    t.plays("P1: pass");
    expect(t.card("Wall")).toMatchObject({ damage: 4, remainingRp: 3 });
    expect(t.question).toBe("CO-X5"); // the second window of the attack: the chain itself opened none
    expect(t.rulesOf("X-Play")).toEqual(["CO-X2d", "CO-X2d"]);
  });

  test("CO-X7, CO-B7: what triggers during the chain resolves after it", () => {
    const t = board({ P1: { hand: ["Herald"] }, P2: { hand: ["Zap"] } }, { cards });
    t.plays("P1: play Herald", "P2: pass");
    expect(t.events("come into play", "trigger", "draw")).toEqual(["come into play Herald", "trigger Herald", "draw Any Card"]);
  });

  test("CO-X7: destroyed followers have left before the waiting abilities resolve", () => {
    const summon = {
      name: "Summon",
      type: "action",
      snap: true,
      effect: text(
        { op: "putFromDeck", cardId: "Herald", count: 1 },
        { op: "damage", target: { all: ["follower"], sides: "both" }, amount: 2 },
      ),
    };
    const t = board({ P1: { hand: ["Summon"], deck: ["Herald", "Wall", "Wall"], field: ["Wall"] } }, { cards: [...cards, summon] });
    t.plays("P1: play Summon");
    expect(t.events("destroy", "draw")).toEqual(["destroy Herald", "draw Wall"]);
    expect(t.zone("P1.discard")).toEqual(["Herald", "Summon"]);
  });

  test("CO-X8: costs in X-Play come from the player's own points and gems", () => {
    const position = { P1: { field: ["Lancer"] }, P2: { hand: ["Costly"], locus: 2, setGems: ["T-G-R"] } };
    expect(board(position, { cards }).plays("P1: attack with Lancer", "P1: attack the deck").refusal("play Costly")).toBeNull();
    const noPoints = { ...position, P2: { ...position.P2, used: 1 } };
    expect(board(noPoints, { cards }).plays("P1: attack with Lancer", "P1: attack the deck").refusal("play Costly")).toBe("CO-L2");
    const noGem = { ...position, P1: { field: ["Lancer"], setGems: ["T-G-R"] }, P2: { ...position.P2, setGems: [] } };
    expect(board(noGem, { cards }).plays("P1: attack with Lancer", "P1: attack the deck").refusal("play Costly")).toBe("CO-G1");
  });

  test("CO-X9: who holds cards is always asked, and may only pass; with an empty hand and no usable ability nobody is", () => {
    const asked = board({ P1: { field: ["Lancer"] }, P2: { hand: ["Wall"] } }, { cards }).plays("P1: attack with Lancer");
    expect(asked.asked).toBe("P2");
    expect(asked.options).toEqual(["pass"]);
    const usable = board({ P1: { field: ["Lancer"] }, P2: { field: ["Digger"], locus: 1 } }, { cards }).plays(
      "P1: attack with Lancer",
      "P1: attack the deck",
    );
    expect(usable.options).toEqual(["use the ignition of Digger", "pass"]);
    const unasked = board({ P1: { field: ["Lancer"] }, P2: { field: [as("spent", "Archer", { position: "OFF" })] } }, { cards });
    unasked.plays("P1: attack with Lancer", "P1: attack the deck");
    expect([unasked.asked, unasked.question]).toEqual(["P1", "CO-T2"]);
  });

  test("CO-X9: a chain may be empty", () => {
    const t = board({ P1: { field: ["Lancer"], hand: 1 }, P2: { hand: 1 } }, { cards });
    t.plays("P1: attack with Lancer", "P2: pass", "P1: pass", "P2: pass", "P1: pass");
    expect(t.events("resolve")).toEqual([]);
    expect(t.question).toBe("CO-T2");
  });
});
