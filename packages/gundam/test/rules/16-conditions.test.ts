/** 16.7 What a text asks before it does anything: each form of it where it is so, and where it is not; also of what has left. */
import { describe, expect, test } from "vitest";
import { activate, attack, endMain, play, type Side, type Table, table } from "../table.ts";
import { cast } from "./cast.ts";

type Condition = Readonly<Record<string, unknown>>;
const unit = (name: string, ...effects: object[]) => ({ name, ap: 2, hp: 3, level: 3, traits: ["Order"], effects });
const command = (name: string, ...ops: object[]) => ({ name, type: "Command", effects: [{ timing: ["Main", "Action"], ops }] });
const own = { kind: "Unit", side: "own" };
const enemy = { kind: "Unit", side: "enemy" };
const any = { kind: "Unit", side: "any" };
const card = { kind: "Card", side: "own" };
const draw = { op: "draw", n: 1 };
const choose = (from: object, as = "t1") => ({ op: "choose", as, n: 1, from });
/** What it asks stands in front of the last instruction, which draws: more cards in hand, if it is so. */
const ifSo = (...conditions: Condition[]) => ({ ...draw, if: conditions });
const recent = (name: string) => ({ card: name, deployedThisTurn: true });
const people = [
  ...cast,
  command("Smite", choose(own), { op: "destroy", target: "t1" }),
  command("Wrath", choose(enemy), { op: "destroy", target: "t1" }),
  command("Ruin", { op: "destroy", target: { all: own } }),
  { name: "Sir", apMod: 1, hpMod: 1, level: 4, color: "white", traits: ["Court"], effects: [] },
];
/** 【Destroyed】 If …, draw 1. Nothing else draws for its owner. */
const relic = (...conditions: Condition[]) => ({
  ...unit("Relic", { timing: "Destroyed", ops: [conditions.length === 0 ? draw : ifSo(...conditions)] }),
  keywords: ["Blocker"],
  link: [{ pilotNameIncludes: "Rider" }],
});

describe("R-54 a 【Destroyed】 effect asks of this Unit as it was last", () => {
  const rested = { rested: true };
  const ridden = { pilot: "Rider" };
  const rows: readonly (readonly [string, Condition, object, boolean])[] = [
    ["it was rested", { state: "rested" }, rested, true],
    ["it was active", { state: "rested" }, {}, false],
    ["not if it was rested", { state: "active" }, rested, false],
    ["it was damaged", { damaged: true }, { damage: 1 }, true],
    ["it was not damaged", { damaged: true }, {}, false],
    ["no damage", { damaged: false }, {}, true],
    ["but one", { damaged: false }, { damage: 1 }, false],
    ["it was a Link Unit", { linkUnit: true }, ridden, true],
    ["it was paired, and no Link Unit", { linkUnit: true }, { pilot: "Stranger" }, false],
    ["it was none", { linkUnit: false }, { pilot: "Stranger" }, true],
    ["it was one", { linkUnit: false }, ridden, false],
    ["it was paired", { paired: true }, { pilot: "Stranger" }, true],
    ["it was not paired", { paired: true }, {}, false],
    ["without a Pilot", { paired: false }, {}, true],
    ["with one", { paired: false }, ridden, false],
    ["it had the keyword", { keyword: "Blocker" }, {}, true],
    ["it had another", { keyword: "Support" }, {}, false],
    ["it had any", { hasAnyKeyword: true }, {}, true],
    ["without a keyword that it had not", { withoutKeyword: "Support" }, {}, true],
    ["without a keyword that it had", { withoutKeyword: "Blocker" }, {}, false],
    ["HP as it was", { hpMax: 1 }, { damage: 2 }, true],
    ["more HP than that", { hpMax: 1 }, { damage: 1 }, false],
    ["HP at least", { hpMin: 3 }, {}, true],
    ["HP at least, damage off", { hpMin: 3 }, { damage: 1 }, false],
    ["HP with its Pilot's", { hpMin: 4 }, ridden, true],
    ["AP with its Pilot's", { apMin: 4 }, ridden, true],
    ["AP without one", { apMin: 4 }, {}, false],
    ["AP at most", { apMax: 2 }, {}, true],
    ["AP at most, with a Pilot", { apMax: 2 }, ridden, false],
    ["AP exactly", { apEq: 3 }, { pilot: "Stranger" }, true],
    ["its Pilot's Lv.", { pilot: { lvMin: 4 } }, { pilot: "Sir" }, true],
    ["its Pilot's colour", { pilot: { color: "white" } }, { pilot: "Stranger" }, false],
    ["no Pilot has no Lv.", { pilot: { lvMin: 0 } }, {}, false],
    ["one of two", { anyOf: [{ state: "rested" }, { damaged: true }] }, { damage: 1 }, true],
    ["none of two", { anyOf: [{ state: "rested" }, { damaged: true }] }, {}, false],
    ["what is printed", { lvMax: 3, traitAny: ["Order"] }, {}, true],
    ["what is printed on others", { traitAny: ["Court"] }, { pilot: "Sir" }, false],
    ["two things at once", { state: "rested", damaged: true }, { rested: true, damage: 1 }, true],
    ["one of them only", { state: "rested", damaged: true }, rested, false],
  ];
  const condition = (qualities: Condition): Condition =>
    // The Pilot and alternatives are asked of a filter; the rest of this Unit alone.
    "pilot" in qualities || "anyOf" in qualities
      ? { count: { ...own, nameIncludes: "Relic", ...qualities }, atLeast: 1 }
      : { self: qualities };
  const destroyed = (card: object, is: object): Table => {
    const P1 = { battleArea: [{ card: "Relic", ...is }, "Clerk"] };
    const t = table({ P1, P2: { hand: ["Wrath"], battleArea: ["Giant"] }, active: "P2" }, [card, ...people]);
    return t.answer(play("Wrath"), "choose Relic");
  };
  test.each(rows)("in front: %s", (_, qualities, is, holds) => {
    expect(destroyed(relic(condition(qualities)), is).zone("P1.hand")).toHaveLength(holds ? 1 : 0);
  });
  test.each(rows)("in front of a later instruction: %s", (_, qualities, is, holds) => {
    const ops = [{ op: "mill", n: 1 }, ifSo(condition(qualities))];
    const t = destroyed({ ...relic(), effects: [{ timing: "Destroyed", ops }] }, is);
    expect([t.zone("P1.hand").length, t.zone("P1.trash").includes("Filler")]).toEqual([holds ? 1 : 0, true]);
  });
  test.each(rows)("of a portion: %s", (_, qualities, is, holds) => {
    const ops = [
      { op: "mill", n: 1 },
      { ...ifSo(condition(qualities)), after: "then" },
    ];
    const t = destroyed({ ...relic(), effects: [{ timing: "Destroyed", ops }] }, is);
    expect(t.zone("P1.hand")).toHaveLength(holds ? 1 : 0);
  });
  test.each(rows)("of a case: %s", (_, qualities, is, holds) => {
    const cases = [
      { if: [condition(qualities)], ops: [draw] },
      { else: true, ops: [{ op: "mill", n: 1 }] },
    ];
    const t = destroyed({ ...relic(), effects: [{ timing: "Destroyed", ops: [{ op: "branch", cases }] }] }, is);
    expect([t.zone("P1.hand").length, t.zone("P1.trash").includes("Filler")]).toEqual([holds ? 1 : 0, !holds]);
  });

  test.each<[string, object, object, number]>([
    ["its AP", { apOf: "thisUnit", per: 1 }, {}, 2],
    ["its AP, with its Pilot's", { apOf: "thisUnit", per: 1 }, { pilot: "Rider" }, 4],
    ["each 3 of its AP", { apOf: "thisUnit", per: 3 }, { pilot: "Rider" }, 1],
    ["the damage on it", { damageOn: "thisUnit" }, { damage: 2 }, 2],
    ["no damage on it", { damageOn: "thisUnit" }, {}, 0],
    ["your Units that are left", { count: own }, {}, 1],
  ])("so many times: %s", (_, times, is, damage) => {
    const ops = [{ op: "damage", n: 1, times, target: { all: enemy } }];
    expect(destroyed({ ...relic(), effects: [{ timing: "Destroyed", ops }] }, is).card("Giant")).toMatchObject({ damage });
  });
});

describe("Q340, Q432 what a 【Destroyed】 effect counts", () => {
  const rows: readonly (readonly [string, Condition, number])[] = [
    ["itself among your Units", own, 2],
    ["itself among all Units", any, 2],
    ["itself, by name", { ...own, nameIncludes: "Relic" }, 1],
    ["itself, by how it was", { ...own, damaged: true }, 1],
    ["not as it was not", { ...own, state: "rested" }, 0],
    ["not another one", { ...own, notSelf: true }, 1],
    ["itself among Units and Bases", { kind: "UnitOrBase", side: "own" }, 3],
    ["not among Bases", { kind: "Base", side: "own" }, 1],
    ["not among enemy Units", enemy, 0],
    ["not among Resources", { kind: "Resource", side: "own" }, 8],
    ["not among Shields", { kind: "Shield", side: "own" }, 3],
    ["its Pilot", { kind: "Pilot", side: "own" }, 1],
    ["its Pilot, by name", { kind: "Pilot", side: "own", nameIncludes: "Rider" }, 1],
    ["not by another name", { kind: "Pilot", side: "own", nameIncludes: "Stranger" }, 0],
    ["not among enemy Pilots", { kind: "Pilot", side: "enemy" }, 0],
    ["itself in the trash, once", { ...card, kind: "UnitCard", zone: "trash" }, 1],
  ];
  test.each(rows)("%s", (_, count, n) => {
    const so = (exactly: number) => {
      const P1 = { battleArea: [{ card: "Relic", pilot: "Rider", damage: 1 }, "Clerk"], baseSection: ["Fort"] };
      const t = table({ P1, P2: { hand: ["Wrath"] }, active: "P2" }, [relic({ count, exactly }), ...people]);
      return t.answer(play("Wrath"), "choose Relic").zone("P1.hand").length === 1;
    };
    expect([so(n), so(n + 1)]).toEqual([true, false]);
  });

  test("a Base counts itself among Bases, and not among Units", () => {
    const bastion = (count: object) => ({ ...relic({ count, exactly: 1 }), name: "Bastion", type: "Base", link: undefined, ap: undefined });
    const raze = command("Raze", choose({ kind: "Base", side: "enemy" }), { op: "destroy", target: "t1" });
    const so = (count: object) => {
      const { link: _link, ap: _ap, keywords: _keywords, ...base } = bastion(count);
      const t = table({ P1: { baseSection: ["Bastion"] }, P2: { hand: ["Raze"] }, active: "P2" }, [base, raze, ...people]);
      return t.answer(play("Raze")).zone("P1.hand").length === 1;
    };
    expect([so({ kind: "Base", side: "own" }), so({ kind: "UnitOrBase", side: "own" }), so(own)]).toEqual([true, true, false]);
  });

  test("what has not left counts as it is: a Unit once, its Pilot once", () => {
    const counts = (count: object) => ({ timing: "ActivateMain", ops: [{ ...draw, if: [{ count, exactly: 1 }] }] });
    const keeper = unit("Keeper", counts(own), counts({ kind: "Pilot", side: "own" }), counts(enemy));
    const t = table({ P1: { battleArea: [{ card: "Keeper", pilot: "Rider" }] } }, [keeper, ...people]).answer(activate("Keeper"));
    expect([1, 2, 3].map((nth) => t.refusal(`effect ${nth}`))).toEqual([null, null, "9-2-1"]);
  });
});

describe("16.7 in front of a text", () => {
  const rows: readonly (readonly [string, Condition, Side, Side, boolean])[] = [
    ["your turn", { turn: "own" }, {}, {}, true],
    ["the enemy's turn", { turn: "enemy" }, {}, {}, false],
    ["three cards in hand", { handSize: "own", atLeast: 3 }, { hand: 3 }, { hand: 0 }, true],
    ["two are too few", { handSize: "own", atLeast: 3 }, { hand: 2 }, { hand: 9 }, false],
    ["at most two", { handSize: "own", atMost: 2 }, { hand: 2 }, { hand: 9 }, true],
    ["three are too many", { handSize: "own", atMost: 2 }, { hand: 3 }, { hand: 0 }, false],
    ["the enemy has three", { handSize: "enemy", atLeast: 3 }, { hand: 0 }, { hand: 3 }, true],
    ["the enemy has two", { handSize: "enemy", atLeast: 3 }, { hand: 9 }, { hand: 2 }, false],
    ["your Lv. {2-9-4}", { playerLevel: "own", atLeast: 4 }, { resourceArea: 4 }, { resourceArea: 1 }, true],
    ["rested Resources count", { playerLevel: "own", atLeast: 4 }, { resourceArea: 1, restedResources: 3 }, {}, true],
    ["a lower Lv.", { playerLevel: "own", atLeast: 4 }, { resourceArea: 3 }, { resourceArea: 9 }, false],
    ["the enemy's Lv.", { playerLevel: "enemy", atLeast: 4 }, { resourceArea: 1 }, { resourceArea: 4 }, true],
    ["the enemy's is lower", { playerLevel: "enemy", atLeast: 4 }, { resourceArea: 9 }, { resourceArea: 3 }, false],
    ["this Unit is damaged", { self: { damaged: true } }, {}, {}, false],
    ["this Unit is active", { self: { state: "active" } }, {}, {}, true],
    ["this Unit battles nobody", { battlingEnemy: {} }, {}, { battleArea: ["Clerk"] }, false],
    ["one enemy player (R-49)", { enemyPlayers: 1 }, {}, {}, true],
    ["not two (R-49)", { enemyPlayers: 2 }, {}, {}, false],
    ["who lies there was not deployed this turn (R-63)", { happened: "wasDeployed", by: any }, {}, { battleArea: ["Clerk"] }, false],
    ["nobody was (R-63)", { happened: "wasDeployed", by: any, never: true }, {}, { battleArea: ["Clerk"] }, true],
    ["one was (R-63)", { happened: "wasDeployed", by: own }, { battleArea: [recent("Clerk"), "Asker"] }, {}, true],
    ["the enemy's was not yours (R-63)", { happened: "wasDeployed", by: own }, {}, { battleArea: [recent("Clerk")] }, false],
    ["this one itself was (R-63)", { happened: "wasDeployed", by: own }, { battleArea: [recent("Asker")] }, {}, true],
    [
      "this one itself is no other (R-63)",
      { happened: "wasDeployed", by: { ...own, notSelf: true } },
      { battleArea: [recent("Asker")] },
      {},
      false,
    ],
  ];
  test.each(rows)("%s", (_, condition, P1, P2, holds) => {
    const asker = unit("Asker", { timing: "ActivateMain", ops: [ifSo(condition)] });
    const t = table({ P1: { battleArea: ["Asker"], ...P1 }, P2 }, [asker, ...people]);
    expect(t.refusal(activate("Asker"))).toBe(holds ? null : "9-2-1");
  });

  test("both must hold", () => {
    const rich = { handSize: "own", atLeast: 1 };
    const strong = { playerLevel: "own", atLeast: 4 };
    const asker = unit("Asker", { timing: "ActivateMain", ops: [ifSo(rich, strong)] });
    const refused = (hand: number, resourceArea: number) =>
      table({ P1: { battleArea: ["Asker"], hand, resourceArea } }, [asker, ...people]).refusal(activate("Asker"));
    expect([refused(1, 4), refused(0, 4), refused(1, 3)]).toEqual([null, "9-2-1", "9-2-1"]);
  });
});

describe("16.7 of the attack that is on (7-3-5-2), when it is declared", () => {
  const player = "the player";
  const rows: readonly (readonly [string, Condition, string, boolean])[] = [
    ["on the player", { attackTarget: "player" }, player, true],
    ["on the player: it is on a Unit", { attackTarget: "player" }, "Giant", false],
    ["on a Unit", { attackTarget: "unit" }, "Giant", true],
    ["on a Unit: it is on the player", { attackTarget: "unit" }, player, false],
    ["on a Unit of Lv.5", { attackTarget: "unit", is: { lvMin: 5 } }, "Giant", true],
    ["on a Unit of Lv.5: on one of Lv.3", { attackTarget: "unit", is: { lvMin: 5 } }, "Lancer", false],
    ["on a Unit of Lv.5: on the player", { attackTarget: "unit", is: { lvMin: 5 } }, player, false],
    ["it battles an enemy Unit", { battlingEnemy: {} }, "Giant", true],
    ["it battles the player", { battlingEnemy: {} }, player, false],
    ["it battles a damaged one", { battlingEnemy: { damaged: true } }, "Lancer", true],
    ["it battles an undamaged one", { battlingEnemy: { damaged: true } }, "Giant", false],
    ["a Unit attacks in its own turn", { turn: "own" }, player, true],
  ];
  const foe = {
    battleArea: [
      { card: "Giant", rested: true },
      { card: "Lancer", rested: true, damage: 1 },
    ],
  };
  test.each(rows)("%s", (_, condition, target, holds) => {
    const asker = unit("Asker", { timing: "Attack", ops: [ifSo(condition)] });
    const t = table({ P1: { battleArea: ["Asker"] }, P2: foe }, [asker, ...people]).answer(attack("Asker", target));
    expect(t.zone("P1.hand")).toHaveLength(holds ? 1 : 0);
  });

  test.each([
    ["the attacked Unit battles an enemy too", {}, true],
    ["one of its qualities", { lvMax: 1 }, true],
    ["another", { lvMin: 2 }, false],
  ])("Q136 %s", (_, battlingEnemy, holds) => {
    const asker = unit("Asker", { timing: "ActivateAction", ops: [ifSo({ battlingEnemy })] });
    const P2 = { battleArea: [{ card: "Asker", rested: true }], hand: ["Rally"] };
    const t = table({ P1: { battleArea: ["Clerk", "Giant"] }, P2 }, [asker, ...people]).answer(attack("Clerk", "Asker"));
    expect(t.refusal(activate("Asker"), "P2")).toBe(holds ? null : "9-2-1");
  });

  test.each([
    ["the one that blocks is an enemy that it battles", { battlingEnemy: { keyword: "Blocker" } }, true],
    ["it battles no other", { battlingEnemy: { lvMin: 5 } }, false],
  ])("{5-22-2} after a block: %s", (_, condition, holds) => {
    const asker = unit("Asker", { timing: "ActivateAction", ops: [ifSo(condition as Condition)] });
    const P1 = { battleArea: ["Asker"], hand: ["Rally"] };
    const t = table({ P1, P2: { battleArea: ["Wall"] } }, [asker, ...people]).answer(attack("Asker"), "block with Wall");
    expect(t.refusal(activate("Asker"), "P1")).toBe(holds ? null : "9-2-1");
  });
});

describe("16.7 of what this effect has done so far", () => {
  const onT1 = (op: string) => ({ op, target: "t1" });
  const all = (op: string, filter: object) => ({ op, target: { all: filter } });
  const rows: readonly (readonly [string, object[], Condition, boolean])[] = [
    ["the chosen card is one of Lv.5", [choose({ ...any, lvMin: 5 }), onT1("rest")], { of: "t1", is: { ...any, lvMin: 5 } }, true],
    ["it is of another Lv.", [choose({ ...any, lvMin: 5 }), onT1("rest")], { of: "t1", is: { ...any, lvMax: 4 } }, false],
    ["it is yours", [choose({ ...any, lvMin: 5 }), onT1("rest")], { of: "t1", is: own }, false],
    ["it is the enemy's", [choose({ ...any, lvMin: 5 }), onT1("rest")], { of: "t1", is: enemy }, true],
    ["the other one", [choose({ ...any, lvMin: 5 }), choose({ ...own, lvMax: 1 }, "t2"), all("rest", enemy)], { of: "t2", is: own }, true],
    [
      "not the first",
      [choose({ ...any, lvMin: 5 }), choose({ ...own, lvMax: 1 }, "t2"), all("rest", enemy)],
      { of: "t2", is: enemy },
      false,
    ],
    ["it has left", [choose({ ...any, lvMin: 5 }), onT1("destroy")], { of: "t1", is: any }, false],
    ["two enemy Units are destroyed", [all("destroy", enemy)], { thisEffect: "destroyedEnemyUnits", atLeast: 2 }, true],
    ["not three", [all("destroy", enemy)], { thisEffect: "destroyedEnemyUnits", atLeast: 3 }, false],
    ["one's own do not count", [all("destroy", { ...own, lvMax: 1 })], { thisEffect: "destroyedEnemyUnits", atLeast: 1 }, false],
    [
      "nor what damage has left",
      [{ op: "damage", n: 1, target: { all: enemy } }],
      { thisEffect: "destroyedEnemyUnits", atLeast: 1 },
      false,
    ],
    [
      "what damage has destroyed",
      [{ op: "damage", n: 5, target: { all: enemy } }],
      { thisEffect: "destroyedEnemyUnits", atLeast: 2 },
      true,
    ],
    ["none destroyed", [draw], { thisEffect: "destroyedEnemyUnits", atMost: 0 }, true],
    ["one is not none", [all("destroy", { ...enemy, lvMin: 5 })], { thisEffect: "destroyedEnemyUnits", atMost: 0 }, false],
    ["two were rested", [all("rest", enemy)], { thisEffect: "restedUnits", atLeast: 2 }, true],
    ["not three", [all("rest", enemy)], { thisEffect: "restedUnits", atLeast: 3 }, false],
    ["what was rested already does not count", [all("rest", own)], { thisEffect: "restedUnits", atLeast: 2 }, false],
    ["one discarded", [{ op: "discard", n: 1 }], { thisEffect: "discarded", atLeast: 1 }, true],
    ["not two", [{ op: "discard", n: 1 }], { thisEffect: "discarded", atLeast: 2 }, false],
    [
      "a Unit card was discarded",
      [{ op: "discard", n: 1 }],
      { thisEffect: "discarded", card: { kind: "UnitCard", side: "own" }, atLeast: 1 },
      false,
    ],
    ["a Command was", [{ op: "discard", n: 1 }], { thisEffect: "discarded", card: { kind: "CommandCard", side: "own" }, atLeast: 1 }, true],
    ["but not two", [{ op: "discard", n: 1 }], { thisEffect: "discarded", card: { kind: "CommandCard", side: "own" }, atLeast: 2 }, false],
    ["a Base was milled", [{ op: "mill", n: 2 }], { milledIncludes: { kind: "BaseCard", side: "own" } }, true],
    ["a Pilot was not", [{ op: "mill", n: 2 }], { milledIncludes: { kind: "PilotCard", side: "own" } }, false],
    ["what was in the trash before was not", [{ op: "mill", n: 1 }], { milledIncludes: { kind: "CommandCard", side: "own" } }, false],
  ];
  test.each(rows)("%s", (_, ops, condition, holds) => {
    const order = command("Order", ...ops, { ...ifSo(condition), n: 3 });
    const P1 = {
      battleArea: [{ card: "Lancer", rested: true }, "Clerk"],
      hand: ["Order", "Study"],
      deck: ["Fence", "Fort", "Clerk", "Clerk", "Clerk", "Clerk", "Clerk"],
      trash: ["Bolt"],
    };
    const t = table({ P1, P2: { battleArea: ["Giant", "Knight"] } }, [order, ...people]);
    const before = t.player("P1")["deck"] as number;
    t.answer(play("Order"));
    while (t.options.some((each) => each.startsWith("choose "))) t.answer(t.options.find((each) => each.startsWith("choose "))!);
    const taken = before - (t.player("P1")["deck"] as number);
    const others = ops.reduce(
      (sum, op) => sum + (op === draw ? 1 : "op" in op && op.op === "mill" ? (op as unknown as { n: number }).n : 0),
      0,
    );
    expect(taken - others).toBe(holds ? 3 : 0);
  });
});

describe("R-63 what has been done this turn, by whom", () => {
  const asks = (happened: string, by: object, never = false) => ({
    ...unit("Asker", { timing: ["ActivateMain", "ActivateAction"], ops: [ifSo({ happened, by, ...(never ? { never: true } : {}) })] }),
    level: 1,
  });
  const took = command("Tax", { op: "players", who: "opponent", ops: [{ op: "discard", n: 1 }] });
  const toll = command("Toll", { op: "discard", n: 1 });
  const each = command("Levy", { op: "players", who: "each", ops: [{ op: "discard", n: 1 }] });
  const pyre = command("Pyre", choose(own), { op: "destroy", target: "t1" });
  const digger = { ...unit("Digger", { timing: "ActivateMain", cost: [{ op: "payResources", n: 1 }], ops: [draw] }), traits: ["Guild"] };
  const commands = { kind: "CommandCard", side: "own" };
  const P1 = { battleArea: ["Asker", "Digger", "Clerk"], hand: ["Tax", "Levy", "Toll", "Pyre", "Study", "Lancer", "Bolt"] };
  const P2 = { battleArea: ["Giant"], hand: 3 };
  const rows: readonly (readonly [string, string, object, string[], boolean])[] = [
    ["a Unit was deployed", "wasDeployed", own, ["play Lancer"], true],
    ["one of Lv.3", "wasDeployed", { ...own, lvMin: 3 }, ["play Lancer"], true],
    ["one of Lv.4", "wasDeployed", { ...own, lvMin: 4 }, ["play Lancer"], false],
    ["an enemy's", "wasDeployed", enemy, ["play Lancer"], false],
    ["anybody's", "wasDeployed", any, ["play Lancer"], true],
    ["nothing but a Command was played", "wasDeployed", own, ["play Study"], false],
    ["a Command was activated", "activatedCommand", commands, ["play Study"], true],
    ["another kind was played", "activatedCommand", commands, ["play Lancer"], false],
    ["an enemy's Command", "activatedCommand", { ...commands, side: "enemy" }, ["play Study"], false],
    [
      "an effect destroyed a Unit of yours",
      "destroyedOwnUnitByEffect",
      { ...card, kind: "CommandCard" },
      ["play Pyre", "choose Clerk"],
      true,
    ],
    ["it destroyed an enemy's", "destroyedOwnUnitByEffect", { ...card, kind: "CommandCard" }, ["play Bolt"], false],
    ["it made the enemy discard", "madeEnemyDiscard", commands, ["play Tax", "choose Filler"], true],
    ["it made both discard", "madeEnemyDiscard", commands, ["play Levy", "choose Study", "choose Filler"], true],
    ["it made its own side discard", "madeEnemyDiscard", commands, ["play Toll", "choose Study"], false],
    ["it drew", "madeEnemyDiscard", commands, ["play Study"], false],
    ["an effect of a Unit was paid for", "hadItsEffectPaidFor", own, ["activate Digger"], true],
    ["of one of the guild", "hadItsEffectPaidFor", { ...own, traitAny: ["Guild"] }, ["activate Digger"], true],
    ["of another", "hadItsEffectPaidFor", { ...own, notSelf: true, traitAny: ["Order"] }, ["activate Digger"], false],
    ["a card was paid for", "hadItsEffectPaidFor", own, ["play Lancer"], false],
  ];
  test.each(rows)("%s", (_, happened, by, script, holds) => {
    const t = (never: boolean) =>
      table({ P1, P2 }, [asks(happened, by, never), took, each, toll, pyre, digger, ...people])
        .answer(...script)
        .refusal(activate("Asker"));
    expect([t(false), t(true)]).toEqual(holds ? [null, "9-2-1"] : ["9-2-1", null]);
  });

  test("it is over with the turn, for both players", () => {
    const t = table({ P1, P2 }, [asks("wasDeployed", any), took, each, toll, pyre, digger, ...people]).answer("play Lancer");
    expect(t.refusal(activate("Asker"))).toBeNull();
    t.answer(endMain).passes().answer(endMain).passes();
    expect([t.asked, t.refusal(activate("Asker"))]).toEqual(["P1", "9-2-1"]);
  });

  test("it has been done although the card has left", () => {
    const t = table({ P1, P2 }, [asks("wasDeployed", own), took, each, toll, pyre, digger, ...people]);
    t.answer("play Lancer", "play Pyre", "choose Lancer");
    expect(t.refusal(activate("Asker"))).toBeNull();
  });
});

describe("16.7 what destroyed it", () => {
  const P1 = { battleArea: [{ card: "Relic", rested: true, damage: 2 }] };
  const bomber = unit("Bomber", { timing: "ActivateMain", ops: [choose(enemy), { op: "damage", n: 3, target: "t1" }] });
  const axe = unit("Axe", { timing: "ActivateMain", ops: [choose(enemy), { op: "destroy", target: "t1" }] });
  const strike = ["attack with Lancer > target Relic"];
  const battle = "battleDamage";
  const byUnit = { effectOf: { kind: "UnitCard", side: "enemy" } };
  const byCommand = { effectOf: { kind: "CommandCard", side: "enemy" } };
  const rows: readonly (readonly [string, unknown, string[], boolean])[] = [
    ["battle damage, and it was", battle, strike, true],
    ["battle damage, and it was effect damage", battle, ["activate Bomber"], false],
    ["battle damage, and it was an effect", battle, ["activate Axe"], false],
    ["an enemy Unit's effect, and it was", byUnit, ["activate Axe"], true],
    ["an enemy Unit's effect, and it was battle damage", byUnit, strike, false],
    ["an enemy Unit's effect, and it was its damage", byUnit, ["activate Bomber"], false],
    ["an enemy Unit's effect, and it was a Command's", byUnit, ["play Wrath"], false],
    ["an enemy Command, and it was", byCommand, ["play Wrath"], true],
    ["an own Command, and it was the enemy's", { effectOf: { kind: "CommandCard", side: "own" } }, ["play Wrath"], false],
  ];
  test.each(rows)("%s", (_, destroyedBy, script, holds) => {
    const P2 = { battleArea: ["Lancer", "Bomber", "Axe"], hand: ["Wrath"] };
    const t = table({ P1, P2, active: "P2" }, [relic({ destroyedBy }), bomber, axe, ...people])
      .answer(...script)
      .passes();
    expect([t.zone("P1.trash"), t.zone("P1.hand").length]).toEqual([["Relic"], holds ? 1 : 0]);
  });
});

describe("16.7 an EX Resource was used to play this card (4-17-5)", () => {
  const order = command("Order", { ...draw, n: 1 }, { ...ifSo({ paidWith: "EXResource" }), n: 2 });
  test.each([
    ["it was", "pay with an EX Resource", 3],
    ["it was not", "pay with Resources", 1],
  ])("%s", (_, pays, drawn) => {
    const t = table({ P1: { hand: ["Order"], exResources: 1 } }, [{ ...order, cost: 1 }, ...people]).answer(play("Order"));
    t.answer(t.options.find((each) => (each.includes("EX") ? "pay with an EX Resource" : "pay with Resources") === pays)!);
    expect(t.zone("P1.hand")).toHaveLength(drawn);
  });

  test("the payment before was another card's", () => {
    const t = table({ P1: { hand: ["Lancer", "Order"], exResources: 1 } }, [
      { ...order, cost: 1 },
      { ...people[0]!, cost: 1 },
      ...people.slice(1),
    ]);
    t.answer(play("Lancer"), t.g.question() === null ? "" : "pay with an EX Resource");
    t.answer(play("Order"));
    expect(t.zone("P1.hand")).toHaveLength(1);
  });
});

describe("16.7 deployed out of the trash", () => {
  const riser = { ...unit("Riser", { timing: "Deploy", ops: [ifSo({ deployedFrom: "trash" })] }), level: 1, cost: 1 };
  const raise = command(
    "Raise",
    { op: "choose", as: "t1", n: 1, from: { kind: "UnitCard", side: "own", zone: "trash" } },
    { op: "deploy", target: "t1" },
  );
  test.each([
    ["it was", { hand: ["Raise"], trash: ["Riser"] }, [play("Raise")], 1],
    ["it came from hand", { hand: ["Riser"] }, [play("Riser")], 0],
    ["it came from hand, after another from the trash", { hand: ["Raise", "Riser"], trash: ["Clerk"] }, [play("Raise"), play("Riser")], 0],
  ])("%s", (_, P1, script, drawn) => {
    const t = table({ P1 }, [riser, raise, ...people]).answer(...script);
    expect(t.zone("P1.hand")).toHaveLength(drawn);
  });
});
