/** 9-1-5 What constant effects come to: whom they reach and whom they do not, how often, and in what order. */
import { expect, test } from "vitest";
import { attack, endMain, play, type Side, table } from "../table.ts";
import { cast } from "./cast.ts";

interface Row {
  readonly says: string;
  readonly cards: readonly object[];
  readonly P1: Side;
  readonly P2?: Side;
  /** AP and HP of each card that is looked at. */
  readonly are: Readonly<Record<string, readonly [number, number]>>;
}
const own = { kind: "Unit", side: "own" };
const ownBase = { kind: "Base", side: "own" };
const constant = (...ops: object[]) => ({ timing: "Constant", ops });
const unit = (name: string, ...effects: object[]) => ({ name, ap: 2, hp: 2, effects });
const base = (name: string, ...effects: object[]) => ({ name, type: "Base", hp: 4, effects });
const modify = (target: unknown, ap: number, hp: number, more: object = {}) => ({ op: "modify", ap, hp, target, ...more });

const mason = unit("Mason", constant(modify({ all: ownBase }, 0, 2)));
const keep = base("Keep", constant(modify({ all: { kind: "UnitOrBase", side: "own", notSelf: true } }, 1, 1)));
const captain = unit("Captain", constant(modify("thisUnit", 1, 1, { times: { count: own } })));
const plague = unit("Plague", constant(modify({ all: { kind: "Unit", side: "enemy" } }, -1, 0, { times: { count: own } })));
const proud = unit("Proud", constant({ op: "apCannotBeReducedByEnemy", target: "thisUnit" }));
const drill = unit("Drill", constant(modify({ all: { ...own, notSelf: true } }, -1, 0)));
const feast = unit("Feast", constant(modify({ all: { kind: "Unit", side: "enemy" } }, 2, 0)));
const strong = [{ count: { ...own, apMin: 5 }, atLeast: 1 }];
/** Both look at AP; the second instruction asks for something besides. */
const herald = unit("Crier", {
  timing: "Constant",
  while: strong,
  ops: [modify({ all: own }, 0, 1), modify({ all: own }, 1, 0, { if: [{ count: own, atLeast: 3 }] })],
});
const vain = unit("Vain", constant(modify("thisUnit", 0, 3, { if: [{ self: { apMin: 3 } }] })));
const envious = unit("Envious", constant(modify("thisUnit", 0, 3, { if: [{ count: { ...own, apMin: 2, notSelf: true }, atLeast: 1 }] })));
const first = unit("First", { timing: "Constant", while: [{ count: { ...own, apMin: 3 }, atLeast: 1 }], ops: [modify("thisUnit", 2, 0)] });
const second = unit("Second", {
  timing: "Constant",
  while: [{ count: { ...own, apMin: 4 }, atLeast: 1 }],
  ops: [modify("thisUnit", 2, 0)],
});
const drum = unit("Drum", constant(modify({ all: { ...own, notSelf: true } }, 1, 0)));
const tally = unit("Tally", constant(modify("thisUnit", 0, 1, { times: { count: { ...own, apMin: 4 } } })));
const mirror = unit("Mirror", constant(modify("thisUnit", 0, 1, { times: { apOf: "thisUnit", per: 2 } })));
const roof = unit("Roof", { timing: "Constant", while: strong, ops: [modify({ all: ownBase }, 0, 2)] });

const rows: readonly Row[] = [
  {
    says: "all your Bases: your Base, not the other player's, and no Unit",
    cards: [mason],
    P1: { battleArea: ["Mason"], baseSection: ["Fort"] },
    P2: { baseSection: ["Bunker"] },
    are: { Mason: [2, 2], Fort: [0, 6], Bunker: [0, 4] },
  },
  {
    says: "all your Bases: without one, nothing",
    cards: [mason],
    P1: { battleArea: ["Mason"] },
    P2: { baseSection: ["Bunker"] },
    are: { Mason: [2, 2], Bunker: [0, 4] },
  },
  {
    says: "all your other Units and Bases: not the Base that says so",
    cards: [keep],
    P1: { battleArea: ["Lancer"], baseSection: ["Keep"] },
    P2: { battleArea: ["Giant"], baseSection: ["Bunker"] },
    are: { Keep: [0, 4], Lancer: [4, 4], Giant: [5, 5], Bunker: [0, 4] },
  },
  { says: "for each: once for one", cards: [captain], P1: { battleArea: ["Captain"] }, are: { Captain: [3, 3] } },
  {
    says: "for each: AP and HP three times for three",
    cards: [captain],
    P1: { battleArea: ["Captain", "Clerk", "Lancer"] },
    are: { Captain: [5, 5], Clerk: [1, 1], Lancer: [3, 3] },
  },
  {
    says: "for each: less AP, twice, not where it cannot be reduced (R-41)",
    cards: [plague, proud],
    P1: { battleArea: ["Plague", "Clerk"] },
    P2: { battleArea: ["Giant", "Proud"] },
    are: { Giant: [3, 5], Proud: [2, 2], Plague: [2, 2], Clerk: [1, 1] },
  },
  {
    says: "AP that enemies cannot reduce: what one's own side adds and takes, and what the other side adds, counts (R-41)",
    cards: [proud, drill, feast],
    P1: { battleArea: ["Proud", "Drill", "Lancer"] },
    P2: { battleArea: ["Feast"] },
    are: { Proud: [2 - 1 + 2, 2], Lancer: [3 - 1 + 2, 3], Feast: [2, 2] },
  },
  {
    says: "16.13 while there is one with 5 AP; what the second instruction asks besides does not hold",
    cards: [herald],
    P1: { battleArea: ["Crier", "Giant"] },
    P2: { battleArea: ["Lancer"] },
    are: { Crier: [2, 3], Giant: [5, 6], Lancer: [3, 3] },
  },
  {
    says: "16.13 while there is one with 5 AP; it holds as well",
    cards: [herald],
    P1: { battleArea: ["Clerk", "Crier", "Giant"] },
    P2: { battleArea: ["Lancer"] },
    are: { Crier: [3, 3], Giant: [6, 6], Clerk: [2, 2], Lancer: [3, 3] },
  },
  {
    says: "16.13 there is none with 5 AP, but on the other side",
    cards: [herald],
    P1: { battleArea: ["Crier", "Clerk", "Lancer"] },
    P2: { battleArea: ["Giant"] },
    are: { Crier: [2, 2], Lancer: [3, 3], Giant: [5, 5] },
  },
  { says: "16.13 if this Unit has 3 AP: it has not", cards: [vain], P1: { battleArea: ["Vain", "Giant"] }, are: { Vain: [2, 2] } },
  {
    says: "16.13 if this Unit has 3 AP: it has, by another's constant",
    cards: [vain, captain, keep],
    P1: { battleArea: ["Vain"], baseSection: ["Keep"] },
    are: { Vain: [3, 6] },
  },
  {
    says: "16.13 if another of your Units has 2 AP: this one does not count",
    cards: [envious],
    P1: { battleArea: ["Envious", "Clerk"] },
    P2: { battleArea: ["Giant"] },
    are: { Envious: [2, 2] },
  },
  {
    says: "16.13 if another of your Units has 2 AP: there is one",
    cards: [envious],
    P1: { battleArea: ["Envious", "Lancer"] },
    are: { Envious: [2, 5] },
  },
  ...[
    ["First", "Second", "Lancer"],
    ["Second", "First", "Lancer"],
  ].map((battleArea) => ({
    says: `16.13 one that makes another hold: ${battleArea.join(", ")}`,
    cards: [first, second],
    P1: { battleArea },
    are: { First: [4, 2], Second: [4, 2], Lancer: [3, 3] } as const,
  })),
  {
    says: "16.13 two that would make each other hold, and nothing does",
    cards: [first, second],
    P1: { battleArea: ["First", "Second"] },
    are: { First: [2, 2], Second: [2, 2] },
  },
  ...[
    ["Tally", "Lancer", "Drum"],
    ["Drum", "Lancer", "Tally"],
  ].map((battleArea) => ({
    says: `16.13 for each that has 4 AP, by another's constant: ${battleArea.join(", ")}`,
    cards: [tally, drum],
    P1: { battleArea },
    are: { Tally: [3, 3], Lancer: [4, 3], Drum: [2, 2] } as const,
  })),
  ...[
    ["Tally", "First", "Lancer"],
    ["First", "Tally", "Lancer"],
  ].map((battleArea) => ({
    says: `16.13, 1-3-2-2 for each that has 4 AP: none, and then one: ${battleArea.join(", ")}`,
    cards: [tally, first],
    P1: { battleArea },
    are: { Tally: [2, 3], First: [4, 2], Lancer: [3, 3] } as const,
  })),
  ...[
    ["Mirror", "Drum"],
    ["Drum", "Mirror"],
  ].map((battleArea) => ({
    says: `16.13 for each 2 AP of this Unit, with what others' constants add: ${battleArea.join(", ")}`,
    cards: [mirror, drum, keep],
    P1: { battleArea, baseSection: ["Keep"] },
    are: { Mirror: [4, 5], Drum: [3, 3] } as const,
  })),
  {
    says: "16.13 all your Bases, while there is one with 5 AP",
    cards: [roof],
    P1: { battleArea: ["Roof", "Giant"], baseSection: ["Fort"] },
    P2: { baseSection: ["Bunker"] },
    are: { Fort: [0, 6], Bunker: [0, 4], Roof: [2, 2] },
  },
];

test.each(rows)("9-1-5 $says", ({ cards, P1, P2 = {}, are }) => {
  const t = table({ P1, P2 }, [...cast, ...cards]);
  const found = Object.fromEntries(Object.keys(are).map((name) => [name, [t.card(name)["ap"], t.card(name)["hp"]]]));
  expect(found).toEqual(are);
});

test("16.13, 9-1-5 what holds by what a Unit is worth holds again each time it is looked at anew", () => {
  const t = table({ P1: { battleArea: ["Vain"], baseSection: ["Keep"], hand: ["Clerk", "Lancer"] } }, [...cast, vain, keep]);
  expect(t.card("Vain")).toMatchObject({ ap: 3, hp: 6 });
  for (const card of ["Clerk", "Lancer"]) {
    t.answer(play(card));
    expect(t.card("Vain"), card).toMatchObject({ ap: 3, hp: 6 });
  }
});

/** AP that enemies cannot reduce, while this Unit is rested. */
const stubborn = {
  ...unit("Stubborn", {
    timing: "Constant",
    while: [{ self: { state: "rested" } }],
    ops: [{ op: "apCannotBeReducedByEnemy", target: "thisUnit" }],
  }),
  ap: 6,
  hp: 6,
};
const order = (name: string, side: string, ap: number) => ({
  name,
  type: "Command",
  effects: [{ timing: ["Main", "Action"], ops: [modify({ all: { kind: "Unit", side } }, ap, 0, { until: "turn" })] }],
});
const orders = [order("Gloom", "enemy", -2), order("Gift", "enemy", 1), order("Toil", "own", -1), order("Cheer", "own", 3)];

test.each([
  { says: "an enemy's reduction is given back", mine: [], theirs: ["Gloom"], before: [4, 1], after: [6, 1] },
  { says: "two are, both", mine: [], theirs: ["Gloom", "Gloom"], before: [2, 0], after: [6, 0] },
  { says: "one's own reduction stays", mine: ["Toil"], theirs: ["Gloom"], before: [3, 0], after: [5, 0] },
  { says: "what an enemy adds stays", mine: [], theirs: ["Gift"], before: [7, 4], after: [7, 4] },
  { says: "what one adds stays", mine: ["Cheer"], theirs: ["Gloom"], before: [7, 4], after: [9, 4] },
])("R-41 AP that enemies cannot reduce from now on: $says", ({ mine, theirs, before, after }) => {
  const t = table({ P1: { battleArea: ["Stubborn", "Lancer", "Clerk"], hand: mine }, P2: { hand: theirs } }, [
    ...cast,
    stubborn,
    ...orders,
  ]);
  const are = () => [t.card("Stubborn")["ap"], t.card("Lancer")["ap"]];
  for (const card of mine) t.answer(play(card));
  t.answer(attack("Clerk"));
  for (const card of theirs) {
    while (!t.options.includes(`play ${card}`)) t.answer("pass");
    t.answer(play(card));
  }
  expect(are()).toEqual(before);
  while (!t.options.includes(endMain)) t.answer("pass");
  t.answer(attack("Stubborn"));
  expect(are()).toEqual(after);
});

test("R-41 what enemies have taken is given back by nothing but that: another prohibition leaves it", () => {
  const timid = { ...stubborn, effects: [{ ...stubborn.effects[0]!, ops: [{ op: "cannotAttackPlayer", target: "thisUnit" }] }] };
  const P1 = { battleArea: [{ card: "Stubborn", rested: true }, "Clerk"] };
  const t = table({ P1, P2: { hand: ["Gloom"] } }, [...cast, timid, ...orders]);
  t.answer(attack("Clerk"));
  while (!t.options.includes("play Gloom")) t.answer("pass");
  t.answer(play("Gloom"));
  expect(t.card("Stubborn")).toMatchObject({ ap: 4 });
});

// ---- what it asks changes ----

const enemy = { kind: "Unit", side: "enemy" };
const mine = (zone: string) => ({ kind: "Card", side: "own", zone });
const some = (count: object, n = 1) => [{ count, atLeast: n }];
const does = (name: string, ...ops: object[]) => ({ name, type: "Command", effects: [{ timing: ["Main", "Action"], ops }] });
const commands = [
  does("Raze", { op: "damage", n: 1, target: "enemyShieldAreaTop" }),
  does("Sow", { op: "placeResource", n: 1 }),
  does("Jab", { op: "damage", n: 1, target: { all: { ...enemy, lvMin: 5 } } }),
  does("Prick", { op: "damage", n: 1, target: { all: own } }),
  does("Slow", { op: "rest", target: { all: { kind: "Unit", side: "any" } } }),
];
const fight = attack("Watcher", "Clerk");

test.each<[string, object[], string[]]>([
  ["the cards in hand", some(mine("hand"), 9), [play("Study")]],
  ["how many cards are in hand", [{ handSize: "own", atLeast: 9 }], [play("Study")]],
  ["the trash", some(mine("trash")), [play("Study")]],
  ["the Shields", [{ count: { kind: "Shield", side: "enemy" }, atMost: 2 }], [play("Raze")]],
  ["the shield area", [{ count: { kind: "ShieldAreaCard", side: "enemy" }, atMost: 2 }], [play("Raze")]],
  ["the Resources", some({ kind: "Resource", side: "own" }, 9), [play("Sow")]],
  ["the player's Lv.", [{ playerLevel: "own", atLeast: 9 }], [play("Sow")]],
  ["who is rested", some({ ...enemy, state: "rested" }, 2), [play("Slow")]],
  ["whether this Unit is rested", [{ self: { state: "rested" } }], [play("Slow")]],
  ["who is damaged", some({ ...enemy, damaged: true }), [play("Jab")]],
  ["whether this Unit is damaged", [{ self: { damaged: true } }], [play("Prick")]],
  ["HP", some({ ...enemy, hpEq: 4 }, 2), [play("Jab")]],
  ["the highest HP", some({ ...enemy, superlative: ["highest", "hp"] }, 2), [play("Jab")]],
  ["one of two things", some({ ...enemy, anyOf: [{ damaged: true }, { lvMin: 9 }] }), [play("Jab")]],
  ["the enemy that this Unit battles", [{ battlingEnemy: {} }], [fight]],
  ["who battles this Unit", some({ ...enemy, battlingThisUnit: true }), [fight]],
  ["who battles an enemy", some({ ...own, battling: enemy }), [fight]],
  ["who is attacked", some({ ...enemy, attacked: true }), [fight]],
  ["who is in no battle", [{ count: { ...enemy, inBattle: false }, atMost: 2 }], [fight]],
])("9-1-5 it holds as soon as it is so: by %s", (_, asks, script) => {
  const watcher = { ...unit("Watcher", { timing: "Constant", while: asks, ops: [modify("thisUnit", 1, 0)] }), hp: 5 };
  const P1 = { battleArea: ["Watcher"], hand: ["Study", ...commands.map(({ name }) => name), "Bolt", "Bolt"] };
  const P2 = { battleArea: ["Giant", "Wall", { card: "Clerk", rested: true }], hand: ["Bolt"] };
  const t = table({ P1, P2 }, [...cast, ...commands, watcher]);
  expect(t.card("Watcher")["ap"]).toBe(2);
  t.answer(...script);
  expect(t.card("Watcher")["ap"]).toBe(3);
});

test.each<[string, object, string, number]>([
  ["card in the trash", { count: mine("trash") }, "Study", 1],
  ["card in hand", { count: mine("hand") }, "Study", 1],
  ["Shield", { count: { kind: "Shield", side: "enemy" } }, "Raze", -1],
  ["card of the shield area", { count: { kind: "ShieldAreaCard", side: "enemy" } }, "Raze", -1],
  ["Resource", { count: { kind: "Resource", side: "own" } }, "Sow", 1],
  ["rested Unit", { count: { ...enemy, state: "rested" } }, "Slow", 2],
  ["damaged Unit", { count: { ...enemy, damaged: true } }, "Jab", 1],
  ["damage on this Unit", { damageOn: "thisUnit" }, "Prick", 1],
])("9-1-5 it is worth as much as there is of what it counts: for each %s", (_, times, card, more) => {
  const watcher = { ...unit("Watcher", constant(modify("thisUnit", 1, 0, { times }))), hp: 5 };
  const P1 = { battleArea: ["Watcher"], hand: [card] };
  const P2 = { battleArea: ["Giant", "Wall", { card: "Clerk", rested: true }] };
  const t = table({ P1, P2 }, [...cast, ...commands, watcher]);
  const before = Number(t.card("Watcher")["ap"]);
  t.answer(play(card));
  expect(Number(t.card("Watcher")["ap"]) - before).toBe(more);
});
