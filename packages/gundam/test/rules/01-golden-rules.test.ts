/** 1. Overview and golden rules. */
import { describe, expect, test } from "vitest";
import { attack, choose, endMain, table as lay, play, type Side, type Table } from "../table.ts";
import { cast } from "./cast.ts";

const table = (P1: Side, P2: Side = {}, more: object[] = []): Table => lay({ P1, P2 }, [...cast, ...more]);
const rested = (card: string, more: object = {}) => ({ card, rested: true, ...more });
const command = (name: string, ...ops: object[]) => ({ name, type: "Command", effects: [{ timing: ["Main", "Action"], ops }] });
const pick = (from: object, as = "t1", n: unknown = 1) => ({ op: "choose", as, n, from });
const enemy = { kind: "Unit", side: "enemy" };
const own = { kind: "Unit", side: "own" };
const draw = { op: "draw", n: 1 };

describe("1-2 how a game ends", () => {
  test("1-2-1 it ends as soon as a player is defeated", () => {
    const t = table({ battleArea: ["Clerk", "Lancer"] }, { shieldSection: 0, hand: ["Bolt"] });
    t.answer(attack("Clerk")).passes();
    expect([t.result, t.asked]).toEqual(["P1 wins", "nobody"]);
  });

  test("1-2-2-1 a Base or a single Shield is enough to live", () => {
    const base = table({ battleArea: ["Giant"] }, { shieldSection: 0, baseSection: ["Fort"] });
    base.answer(attack("Giant")).passes();
    expect(base.result).toBe("running");
    const shield = table({ battleArea: ["Giant"] }, { shieldSection: 1 });
    shield.answer(attack("Giant")).passes();
    expect(shield.result).toBe("running");
  });

  test("{1-2-3} defeat is processed at once: what waits is not resolved any more", () => {
    const last = {
      name: "Last",
      ap: 2,
      hp: 2,
      effects: [
        { timing: "Deploy", ops: [draw] },
        { timing: "Deploy", ops: [{ op: "deployToken", n: 1, token: { name: "Recruit", traits: [], ap: 1, hp: 1 } }] },
      ],
    };
    const t = table({ hand: ["Last"], deck: 1 }, {}, [last]);
    t.answer(play("Last"), "resolve Last: effect 1");
    expect(t.result).toBe("P2 wins");
    expect(t.zone("P1.battleArea")).toEqual(["Last"]);
  });

  test("1-2-3 a player may concede at any time, also when the other is asked, and loses at once", () => {
    const t = table({ battleArea: ["Clerk"] }, { hand: ["Bolt"] });
    t.answer(attack("Clerk"));
    expect(t.asked).toBe("P2");
    t.g.concede(0);
    expect([t.result, t.asked]).toEqual(["P2 wins", "nobody"]);
  });

  test("1-2-4 no effect stands in the way of conceding, and what it wanted is not done any more", () => {
    const offer = command("Offer", { op: "discard", n: 1, may: true }, { ...draw, after: "ifYouDo" });
    const t = table({ hand: ["Offer", "Clerk"] }, {}, [offer]);
    t.answer(play("Offer"));
    expect(t.question).toBe("9-3-3");
    t.g.concede(0);
    expect([t.result, t.asked]).toEqual(["P2 wins", "nobody"]);
    expect(t.zone("P1.hand")).toEqual(["Clerk"]);
  });

  test("1-2-3 conceding never stands among the options", () => {
    expect(table({ battleArea: ["Clerk"] }).options.filter((each) => /conced/.test(each))).toEqual([]);
  });
});

describe("1-3 golden rules", () => {
  test("1-3-1 card text beats these rules", () => {
    const t = table({ battleArea: ["Sniper"] }, { battleArea: ["Clerk"] });
    expect(t.refusal(attack("Sniper", "Clerk"))).toBeNull();
  });

  test("1-3-2 the partly possible is done as far as it goes", () => {
    const heavy = command("Heavy", { op: "discard", n: 3 }, { ...draw, after: "then" });
    const t = table({ hand: ["Heavy", "Clerk"] }, {}, [heavy]);
    t.answer(play("Heavy"));
    if (t.question === "9-3-3") t.answer(choose("Clerk"));
    expect(t.zone("P1.trash").sort()).toEqual(["Clerk", "Heavy"]);
    expect(t.zone("P1.hand")).toHaveLength(1);
  });

  test("1-3-2 as many Shields as there are go to hand", () => {
    const fort = { name: "Keep", type: "Base", hp: 4, effects: [{ timing: "Deploy", ops: [{ op: "shieldToHand", n: 2 }] }] };
    const t = table({ hand: ["Keep"], shieldSection: 1 }, {}, [fort]);
    t.answer(play("Keep"));
    expect(t.zone("P1.shieldSection")).toEqual([]);
    expect(t.zone("P1.hand")).toHaveLength(1);
  });

  test("1-3-2-1 a rested Unit is not rested again, and nothing is triggered by it", () => {
    const t = table({ battleArea: [rested("Sulker")], hand: ["Sleep"] });
    t.answer(play("Sleep"));
    expect(t.zone("P1.hand")).toEqual([]);
  });

  test("1-3-2-2 zero times is not at all: AP 0 deals nothing", () => {
    const t = table({ battleArea: ["Pacifist"] }, { battleArea: [rested("Clerk")] });
    t.answer(attack("Pacifist", "Clerk")).passes();
    expect(t.card("Clerk")).toMatchObject({ damage: 0 });
    expect(t.card("Pacifist")).toMatchObject({ damage: 1 });
  });

  test("1-3-3 cannot beats do: a Unit that may not attack and may attack does not", () => {
    const chained = {
      name: "Chained",
      ap: 2,
      hp: 2,
      effects: [
        {
          timing: "Constant",
          ops: [
            { op: "mayAttackOnDeployTurn", target: "thisUnit" },
            { op: "cannotAttack", target: "thisUnit" },
          ],
        },
      ],
    };
    expect(table({ battleArea: [{ card: "Chained", deployedThisTurn: true }] }, {}, [chained]).refusal("attack with Chained")).toBe(
      "1-3-3",
    );
  });

  test("1-3-4 both must choose at once: the active player's effects first", () => {
    const doom = command("Doom", { op: "destroy", target: { all: { kind: "Unit", side: "any", lvMax: 1 } } });
    const t = table({ battleArea: ["Mourner"], hand: ["Doom"] }, { battleArea: [{ card: "Mourner", as: "theirs" }, "Lancer", "Giant"] }, [
      doom,
    ]);
    t.answer(play("Doom"));
    expect([t.asked, t.question]).toEqual(["P1", "9-3-3"]);
  });

  test("1-3-5, 9-2-2 chosen numbers are at least 1", () => {
    const some = command("Some", pick(enemy, "t1", [1, 2]), { op: "rest", target: "t1" });
    const t = table({ hand: ["Some"] }, { battleArea: ["Clerk", "Wall"] }, [some]);
    t.answer(play("Some"));
    expect(t.options).toEqual([choose("Clerk"), choose("Wall")]);
  });

  test("1-3-6, Q94, Q95 AP 1 with −2 and later +3 is 2", () => {
    const down = command("Down", pick(enemy), { op: "modify", ap: -2, target: "t1", until: "turn" });
    const up = command("Up", pick(own), { op: "modify", ap: 3, target: "t1", until: "turn" });
    const t = table({ battleArea: ["Clerk"], hand: ["Up"] }, { hand: ["Down", "Down"] }, [down, up]);
    t.answer(endMain, "P2: play Down");
    expect(t.card("Clerk")).toMatchObject({ ap: 0 });
    t.answer("P1: play Up");
    expect(t.card("Clerk")).toMatchObject({ ap: 2 });
  });

  test("1-3-7 instructions in printed order", () => {
    const swap = command(
      "Swap",
      { op: "damage", n: 1, target: { all: { ...enemy, hpMax: 1 } } },
      { op: "modify", hp: 3, until: "turn", target: { all: enemy } },
    );
    const t = table({ hand: ["Swap"] }, { battleArea: ["Clerk", "Lancer"] }, [swap]);
    t.answer(play("Swap"));
    expect(t.card("Clerk")).toMatchObject({ place: "trash" });
    expect(t.card("Lancer")).toMatchObject({ hp: 6 });
  });
});
