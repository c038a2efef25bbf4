/**
 * 16.6 Which cards a text means. Each filter is asked in four ways: which cards may be chosen, how many a condition counts, which cards
 * an effect does something to, which cards a constant reaches; on one field with something of everything.
 */
import { expect, test } from "vitest";
import { activate, no, type Side, type Table, table } from "../table.ts";
import { cast } from "./cast.ts";

type Filter = Readonly<Record<string, unknown>>;
const trigger = { event: "youDrawByEffect" };
const draw = [{ op: "draw", n: 1 }];
const people = [
  ...cast,
  { name: "Page", ap: 3, hp: 2, level: 2, color: "red", traits: ["Order", "Guild"], link: [{ pilotNameIncludes: "Rider" }] },
  { name: "Baron", ap: 4, hp: 6, level: 6, color: "green", traits: ["Court"], effects: [{ timing: "Trigger", trigger, ops: draw }] },
  { name: "Ghost", ap: 0, hp: 1, level: 4, color: "red", traits: ["Guild"], keywords: ["Support 1"] },
  {
    name: "Teacher",
    apMod: 0,
    hpMod: 0,
    level: 4,
    color: "white",
    effects: [{ timing: "Attack", host: "pairedUnit", gate: "DuringLink", ops: draw }],
  },
  { name: "Ram", ap: 2, hp: 3, level: 3, keywords: ["Blocker", "Breach 1"], otherNames: ["Sheep"] },
  { name: "Tower", type: "Base", hp: 5, level: 4, color: "red", traits: ["Court"] },
  { name: "Lamb", ap: 1, hp: 1, level: 0, type: "UnitToken", token: true, color: null, cost: 0 },
];

/** "This Unit" is Scout. */
const scout = (...effects: object[]) => ({ name: "Scout", ap: 2, hp: 3, level: 3, traits: ["Order"], effects });

const own: Side = {
  battleArea: [
    "Scout",
    { card: "Page", pilot: { card: "Rider", as: "Rider" }, rested: true },
    { card: "Wall", damage: 2 },
    { card: "Giant", pilot: { card: "Stranger", as: "Stranger" }, damage: 1 },
    "Baron",
    "Lamb",
  ],
  baseSection: [{ card: "Fort", damage: 1 }],
  shieldSection: ["Keg", "Mine"],
  resourceArea: ["R-001", { card: "R-001", as: "R rested", rested: true }],
  exResources: 1,
  hand: ["Ghost", "Drummer", "Bolt"],
  trash: ["Knight", "Teacher", "Ambush", "Bunker"],
  deck: 5,
};
const foe: Side = {
  battleArea: [
    { card: "Ram", rested: true },
    { card: "Ghost", as: "P2 Ghost", pilot: { card: "Teacher", as: "P2 Teacher" } },
    { card: "Knight", as: "P2 Knight", pilot: { card: "Ambush", as: "P2 Ambush" }, damage: 1 },
    { card: "Baron", as: "P2 Baron", rested: true },
  ],
  baseSection: [{ card: "Tower", rested: true }],
  shieldSection: ["Fence", "Twin"],
  resourceArea: [{ card: "R-001", as: "P2 R" }],
  hand: ["Dodger", "Recall"],
  trash: ["Striker", "Rally"],
  deck: 5,
};

const resources = ["Resource", "R rested", "EX Resource"];
const units = ["Scout", "Page", "Wall", "Giant", "Baron", "Lamb"];
const enemies = ["Ram", "P2 Ghost", "P2 Knight", "P2 Baron"];
const Unit = { kind: "Unit", side: "own" };
const anyUnit = { kind: "Unit", side: "any" };
const inTrash = { kind: "Card", side: "own", zone: "trash" };

/** Everything of 16.6 that asks nothing of a battle: the filter, and all that it means. */
const rows: readonly (readonly [string, Filter, readonly string[]])[] = [
  ["Units of yours", Unit, units],
  ["friendly Units: the same (R-55)", { kind: "Unit", side: "friendly" }, units],
  ["enemy Units", { kind: "Unit", side: "enemy" }, enemies],
  ["Units", anyUnit, [...units, ...enemies]],
  ["Pilots of yours", { kind: "Pilot", side: "own" }, ["Rider", "Stranger"]],
  ["enemy Pilots: a Command is one beneath a Unit", { kind: "Pilot", side: "enemy" }, ["P2 Teacher", "P2 Ambush"]],
  ["Bases", { kind: "Base", side: "any" }, ["Fort", "Tower"]],
  ["the enemy Base", { kind: "Base", side: "enemy" }, ["Tower"]],
  ["Resources of yours, EX Resources among them (Q143)", { kind: "Resource", side: "own" }, resources],
  ["active Resources of yours", { kind: "Resource", side: "own", state: "active" }, ["Resource", "EX Resource"]],
  ["EX Resources of yours", { kind: "EXResource", side: "own" }, ["EX Resource"]],
  ["enemy EX Resources", { kind: "EXResource", side: "enemy" }, []],
  ["Shields of yours: not the Base (Q177)", { kind: "Shield", side: "own" }, ["Keg", "Mine"]],
  ["Shields", { kind: "Shield", side: "any" }, ["Keg", "Mine", "Fence", "Twin"]],
  ["cards of the enemy shield area", { kind: "ShieldAreaCard", side: "enemy" }, ["Tower", "Fence", "Twin"]],
  ["Units and Bases of yours", { kind: "UnitOrBase", side: "own" }, [...units, "Fort"]],
  ["rested enemy Units and Bases", { kind: "UnitOrBase", side: "enemy", state: "rested" }, ["Ram", "P2 Baron", "Tower"]],
  ["other Units of yours", { ...Unit, notSelf: true }, units.slice(1)],
  ["active Units", { ...anyUnit, state: "active" }, ["Scout", "Wall", "Giant", "Baron", "Lamb", "P2 Ghost", "P2 Knight"]],
  ["rested Units", { ...anyUnit, state: "rested" }, ["Page", "Ram", "P2 Baron"]],
  ["damaged Units", { ...anyUnit, damaged: true }, ["Wall", "Giant", "P2 Knight"]],
  ["undamaged Units of yours", { ...Unit, damaged: false }, ["Scout", "Page", "Baron", "Lamb"]],
  ["a damaged Base", { kind: "Base", side: "any", damaged: true }, ["Fort"]],
  ["red Units: the Unit's colour, not the Pilot's", { ...anyUnit, color: "red" }, ["Page", "P2 Ghost"]],
  ["Units that are not red; a token is of no colour", { ...Unit, notColor: "red" }, ["Scout", "Wall", "Giant", "Baron", "Lamb"]],
  ["white Pilots", { kind: "Pilot", side: "any", color: "white" }, ["P2 Teacher"]],
  ["one trait", { ...anyUnit, traitAny: ["Order"] }, ["Scout", "Page", "P2 Knight"]],
  ["one of two traits", { ...anyUnit, traitAny: ["Guild", "Court"] }, ["Page", "Baron", "P2 Ghost", "P2 Baron"]],
  ["the trait of a Base", { kind: "UnitOrBase", side: "enemy", traitAny: ["Court"] }, ["P2 Baron", "Tower"]],
  ["a trait that nobody has", { ...anyUnit, traitAny: ["Nobody"] }, []],
  ["Link Units", { ...anyUnit, linkUnit: true }, ["Page", "P2 Knight"]],
  ["Units that are no Link Units", { kind: "Unit", side: "enemy", linkUnit: false }, ["Ram", "P2 Ghost", "P2 Baron"]],
  ["tokens", { ...anyUnit, token: true }, ["Lamb"]],
  ["Units of yours that are no tokens", { ...Unit, token: false }, units.slice(0, 5)],
  ["paired Units", { ...anyUnit, paired: true }, ["Page", "Giant", "P2 Ghost", "P2 Knight"]],
  ["Units without a Pilot", { ...Unit, paired: false }, ["Scout", "Wall", "Baron", "Lamb"]],
  ["Units whose Pilot is of some Lv.", { ...anyUnit, pilot: { lvMin: 4 } }, ["P2 Ghost"]],
  ["Units whose Pilot has some name", { ...anyUnit, pilot: { nameIncludes: "Rider" } }, ["Page", "P2 Knight"]],
  ["Pilots by the Unit above them", { kind: "Pilot", side: "any", pairedWith: { ...Unit, damaged: true } }, ["Stranger"]],
  ["Pilots of enemy Units", { kind: "Pilot", side: "any", pairedWith: { kind: "Unit", side: "enemy" } }, ["P2 Teacher", "P2 Ambush"]],
  ["a keyword", { ...anyUnit, keyword: "Blocker" }, ["Wall", "Ram"]],
  ["without a keyword", { kind: "Unit", side: "enemy", withoutKeyword: "Blocker" }, ["P2 Ghost", "P2 Knight", "P2 Baron"]],
  ["any keyword (Q271)", { ...anyUnit, hasAnyKeyword: true }, ["Wall", "Ram", "P2 Ghost"]],
  ["an effect that waits for an event", { ...anyUnit, hasTiming: "Trigger" }, ["Baron", "P2 Baron"]],
  ["a timing that only a Pilot has, whose gate is closed (Q222)", { ...anyUnit, hasTiming: "Attack" }, []],
  ["a timing of its own", { ...anyUnit, hasTiming: "ActivateMain" }, ["Scout"]],
  ["HP at most, damage off (Q96)", { ...anyUnit, hpMax: 2 }, ["Wall", "Lamb", "P2 Ghost", "P2 Knight"]],
  ["HP at least, the Pilot's on", { ...anyUnit, hpMin: 5 }, ["Giant", "Baron", "P2 Baron"]],
  ["HP exactly", { ...anyUnit, hpEq: 3 }, ["Scout", "Page", "Ram"]],
  ["HP of a Base", { kind: "Base", side: "any", hpMax: 3 }, ["Fort"]],
  ["AP at most", { ...anyUnit, apMax: 1 }, ["Wall", "Lamb", "P2 Ghost"]],
  ["AP at most 0: nothing below", { ...anyUnit, apMax: 0 }, ["P2 Ghost"]],
  ["AP at least, the Pilot's on", { ...anyUnit, apMin: 5 }, ["Page", "Giant"]],
  ["AP exactly", { ...anyUnit, apEq: 4 }, ["Baron", "P2 Baron"]],
  ["AP at most this Unit's", { ...anyUnit, apMaxRef: "thisUnit" }, ["Scout", "Wall", "Lamb", "Ram", "P2 Ghost"]],
  ["Lv. at most; a token's is 0", { ...anyUnit, lvMax: 1 }, ["Wall", "Lamb"]],
  ["Lv. at least", { ...anyUnit, lvMin: 5 }, ["Giant", "Baron", "P2 Baron"]],
  ["Lv. exactly", { ...anyUnit, lvEq: 2 }, ["Page", "P2 Knight"]],
  ["Lv. at most this Unit's", { kind: "Unit", side: "enemy", lvMaxRef: "thisUnit" }, ["Ram", "P2 Knight"]],
  [
    "Lv. at most as many as there are",
    { ...anyUnit, lvMaxCount: { count: { kind: "Base", side: "own" }, plus: 1 } },
    ["Page", "Wall", "Lamb", "P2 Knight"],
  ],
  ["the highest Lv. (Q224)", { ...Unit, superlative: ["highest", "lv"] }, ["Baron"]],
  ["the highest Lv., two of them", { ...anyUnit, superlative: ["highest", "lv"] }, ["Baron", "P2 Baron"]],
  ["the lowest Lv.", { kind: "Unit", side: "enemy", superlative: ["lowest", "lv"] }, ["P2 Knight"]],
  ["the highest HP", { ...anyUnit, superlative: ["highest", "hp"] }, ["Baron", "P2 Baron"]],
  ["the highest HP of damaged ones (Q225)", { ...anyUnit, damaged: true, superlative: ["highest", "hp"] }, ["Giant"]],
  ["the lowest HP of enemies", { kind: "Unit", side: "enemy", superlative: ["lowest", "hp"] }, ["P2 Ghost"]],
  ["the lowest HP of paired ones", { ...anyUnit, paired: true, superlative: ["lowest", "hp"] }, ["P2 Ghost"]],
  ["a name", { ...anyUnit, nameIncludes: "a" }, ["Page", "Wall", "Giant", "Baron", "Lamb", "Ram", "P2 Baron"]],
  ["another name of a card (2-2-4)", { ...anyUnit, nameIncludes: "Sheep" }, ["Ram"]],
  ["all but a name", { kind: "Unit", side: "enemy", nameExcludes: "a" }, ["P2 Ghost", "P2 Knight"]],
  ["all but another name", { kind: "Unit", side: "enemy", nameExcludes: "Sheep" }, ["P2 Ghost", "P2 Knight", "P2 Baron"]],
  ["of a Command its name as a Pilot (R-50)", { kind: "Pilot", side: "any", nameIncludes: "Rider" }, ["Rider", "P2 Ambush"]],
  ["not its name as a Command", { kind: "Pilot", side: "any", nameIncludes: "Ambush" }, []],
  ["one of two things printed (4-19)", { ...anyUnit, anyOf: [{ lvMin: 6 }, { color: "red" }] }, ["Page", "Baron", "P2 Ghost", "P2 Baron"]],
  [
    "one of two things, one printed",
    { ...anyUnit, anyOf: [{ lvMin: 6 }, { damaged: true }] },
    ["Wall", "Giant", "Baron", "P2 Knight", "P2 Baron"],
  ],
  ["one of two, and besides", { ...Unit, state: "active", anyOf: [{ traitAny: ["Order"] }, { hpMax: 2 }] }, ["Scout", "Wall", "Lamb"]],
  ["one of two, and besides what is printed", { ...anyUnit, color: "red", anyOf: [{ lvMax: 2 }, { lvMin: 6 }] }, ["Page"]],
  ["two things at once", { ...anyUnit, damaged: true, paired: true }, ["Giant", "P2 Knight"]],
  ["Units paired this turn", { ...anyUnit, pairedThisTurn: true }, []],
  ["Units in no battle", { ...Unit, inBattle: false }, units],
  ["the target of an attack, without one", { ...anyUnit, attacked: true }, []],
  ["who battles this Unit, without a battle", { ...anyUnit, battlingThisUnit: true }, []],
  ["who battles anybody, without a battle", { ...anyUnit, battling: anyUnit }, []],
  ["a Base, or a Shield under attack: none is (R-56)", { kind: "BaseOrShield", side: "enemy" }, ["Tower"]],
  ["Unit cards in the trash", { ...inTrash, kind: "UnitCard" }, ["Knight"]],
  ["Pilot cards in the trash: a Command is none (Q161)", { ...inTrash, kind: "PilotCard" }, ["Teacher"]],
  ["Command cards in the trash (Q162)", { ...inTrash, kind: "CommandCard" }, ["Ambush"]],
  ["Base cards in the trash", { ...inTrash, kind: "BaseCard" }, ["Bunker"]],
  ["Unit or Pilot cards in the trash (Q196)", { ...inTrash, kind: "UnitOrPilotCard" }, ["Knight", "Teacher"]],
  ["cards in your trash", inTrash, ["Knight", "Teacher", "Ambush", "Bunker"]],
  ["cards in the enemy trash", { ...inTrash, side: "enemy" }, ["Striker", "Rally"]],
  ["cards in any trash", { ...inTrash, side: "any" }, ["Knight", "Teacher", "Ambush", "Bunker", "Striker", "Rally"]],
  ["in the trash, what stands on it: AP", { ...inTrash, side: "any", kind: "UnitCard", apMin: 2, apMax: 2 }, ["Knight", "Striker"]],
  ["in the trash, what stands on it: HP", { ...inTrash, side: "any", kind: "UnitCard", hpEq: 3 }, ["Knight"]],
  [
    "in the trash, what stands on it: a keyword (Q275)",
    { ...inTrash, side: "any", kind: "UnitCard", keyword: "First Strike" },
    ["Striker"],
  ],
  ["in the trash, any keyword (Q276)", { ...inTrash, side: "any", hasAnyKeyword: true }, ["Striker"]],
  ["in the trash, the highest Lv.", { ...inTrash, kind: "UnitOrPilotCard", superlative: ["highest", "lv"] }, ["Teacher"]],
  ["in the trash, the highest HP of Units", { ...inTrash, side: "any", kind: "UnitCard", superlative: ["highest", "hp"] }, ["Knight"]],
  ["Unit cards in hand", { kind: "UnitCard", side: "own", zone: "hand" }, ["Ghost"]],
  ["cards in hand", { kind: "Card", side: "own", zone: "hand" }, ["Ghost", "Drummer", "Bolt"]],
];

/** Its effects: the first chooses, the next ask how many there are, the last does something to all; and one gives all of them a trait. */
const asks = (filter: Filter, counts: readonly object[]) => {
  const activated = (...ops: object[]) => ({ timing: ["ActivateMain", "ActivateAction"], ops });
  return scout(
    activated({ op: "choose", as: "t1", n: 1, from: filter, may: true }, { op: "rest", target: "t1" }),
    ...counts.map((count) => activated({ op: "draw", n: 1, if: [{ count: filter, ...count }] })),
    activated({ op: "exile", target: { all: filter } }),
    { timing: "Constant", ops: [{ op: "gainTrait", trait: "Meant", target: { all: filter } }] },
  );
};
const countsOf = (n: number) => ({
  right: [{ exactly: n }, { atLeast: n }, { atMost: n }],
  wrong: [{ exactly: n + 1 }, { atLeast: n + 1 }, ...(n === 0 ? [] : [{ atMost: n - 1 }])],
});

/** The four answers are the same. */
function expectMeant(filter: Filter, meant: readonly string[], lay: (scout: object) => Table): void {
  const { right, wrong } = countsOf(meant.length);
  const t = lay(asks(filter, [...right, ...wrong]));
  const last = right.length + wrong.length + 2;
  if (filter["zone"] === undefined && ["Unit", "Base", "UnitOrBase"].includes(String(filter["kind"]))) {
    const reached = [...units, ...enemies, "Fort", "Tower"].filter((name) => (t.card(name)["traits"] as string[]).includes("Meant"));
    expect(reached.toSorted(), "whom a constant reaches (9-1-5)").toEqual(meant.toSorted());
  }
  t.answer(activate("Scout"));
  const refused = Array.from({ length: last }, (_, at) => t.refusal(`effect ${at + 1}`));
  expect(refused, "how many there are (16.7)").toEqual([null, ...right.map(() => null), ...wrong.map(() => "9-2-1"), null]);
  t.answer("effect 1");
  const chosen = t.options.filter((each) => each.startsWith("choose "));
  expect(chosen.toSorted(), "what may be chosen (9-3-3)").toEqual(meant.map((name) => `choose ${name}`).toSorted());
  if (t.options.includes(no)) t.answer(no);
  while (!t.options.includes(activate("Scout"))) t.answer("pass");
  t.answer(activate("Scout"), `effect ${last}`);
  const exiled = t.happened("exile").filter(({ rule }) => rule === "4-12");
  const names = exiled.map(({ card }) => t.g.handles.get(card) ?? t.g.cardName(card));
  expect(names.toSorted(), "what is done to all of them (16.9)").toEqual(meant.toSorted());
}

test.each(rows)("16.6 %s", (_, filter, meant) => expectMeant(filter, meant, (scout) => table({ P1: own, P2: foe }, [scout, ...people])));

// ---- a trait that is gained ----

test.each<[says: string, traits: string[], meant: string[]]>([
  ["the one that is gained", ["Guest"], ["Wall"]],
  ["one of two, printed on some", ["Guest", "Court"], ["Wall", "Baron", "P2 Baron"]],
  ["one of two, both gained", ["Guest", "Friend"], ["Wall", "Giant"]],
  ["one that is printed on some and gained by others", ["Guild"], ["Page", "Lamb", "P2 Ghost"]],
])("16.6, 4-16 a trait that is gained: %s", (_, traitAny, meant) => {
  const gives = (name: string, trait: string) => ({ op: "gainTrait", trait, target: { all: { ...Unit, nameIncludes: name } } });
  const ops = [gives("Wall", "Guest"), gives("Giant", "Friend"), gives("Lamb", "Guild")];
  const giver = { name: "Giver", type: "Base", hp: 5, effects: [{ timing: "Constant", ops }] };
  const P1 = { ...own, baseSection: [{ card: "Giver", as: "Fort" }] };
  expectMeant({ ...anyUnit, traitAny }, meant, (scout) => table({ P1, P2: foe }, [scout, giver, ...people]));
});

test.each<[says: string, traits: string[], meant: string[]]>([
  ["nobody has what is given only to who has it already", ["Fire", "Water"], []],
  ["who has one of them has the other", ["Earth"], ["Page", "P2 Ghost"]],
])("R-74, 16.6 traits that are gained in a circle: %s", (_, traitAny, meant) => {
  const gives = (trait: string, to: string) => ({ op: "gainTrait", trait, target: { all: { ...anyUnit, traitAny: [to] } } });
  const ops = [gives("Fire", "Water"), gives("Water", "Fire"), gives("Earth", "Guild"), gives("Guild", "Earth")];
  const giver = { name: "Giver", type: "Base", hp: 5, effects: [{ timing: "Constant", ops }] };
  const P1 = { ...own, baseSection: [{ card: "Giver", as: "Fort" }] };
  expectMeant({ ...anyUnit, traitAny }, meant, (scout) => table({ P1, P2: foe }, [scout, giver, ...people]));
});

test("R-74, 16.6 one gains a trait while another has gained it: no circle", () => {
  const gives = (name: string, more: object = {}) => ({
    timing: "Constant",
    ops: [{ op: "gainTrait", trait: "Fire", target: { all: { ...anyUnit, nameIncludes: name } } }],
    ...more,
  });
  const lit = [{ count: { ...anyUnit, nameIncludes: "Wall", traitAny: ["Fire"] }, atLeast: 1 }];
  const giver = { name: "Giver", type: "Base", hp: 5, effects: [gives("Giant", { while: lit }), gives("Wall")] };
  const P1 = { ...own, baseSection: [{ card: "Giver", as: "Fort" }] };
  expectMeant({ ...anyUnit, traitAny: ["Fire"] }, ["Wall", "Giant"], (scout) => table({ P1, P2: foe }, [scout, giver, ...people]));
});

// ---- in a battle ----

const battling = { ...anyUnit, battlingThisUnit: true };
const area = { kind: "ShieldAreaCard", side: "any", battlingThisUnit: true };
const onPlayer = { attacker: "Scout", target: "the player", step: "action" };
const onBaron = { attacker: "Scout", target: "P2 Baron", step: "action" };
const others = { attacker: "Giant", target: "P2 Baron", step: "action" };
const noBase: Side = { ...foe, baseSection: [] };
const suppressing = { keywords: ["Suppression"] };

/** What is asked, the battle, the filter, what it means; the other side, and what this Unit is besides. */
type Battle = [says: string, battle: object, filter: Filter, meant: readonly string[], foe?: Side, more?: object];
const battles: Battle[] = [
  ["who battles this Unit: its target", onBaron, battling, ["P2 Baron"]],
  ["the player is attacked: no Unit", onPlayer, battling, []],
  ["another Unit attacks", others, battling, []],
  ["of the shield area: nothing while a Unit is attacked", onBaron, area, []],
  ["the player is attacked: the Base", onPlayer, area, ["Tower"]],
  ["without a Base the top Shield", onPlayer, area, ["Fence"], noBase],
  ["with Suppression the first two", onPlayer, area, ["Fence", "Twin"], noBase, suppressing],
  ["with Suppression, but a Base is there", onPlayer, area, ["Tower"], foe, suppressing],
  ["with Suppression, one Shield left", onPlayer, area, ["Fence"], { ...noBase, shieldSection: ["Fence"] }, suppressing],
  [
    "with Suppression the first two of three",
    onPlayer,
    area,
    ["Fence", "Twin"],
    { ...noBase, shieldSection: ["Fence", "Twin", "Keg"] },
    suppressing,
  ],
  ["nothing is left", onPlayer, area, [], { ...noBase, shieldSection: 0 }, suppressing],
  ["another Unit attacks the player", { ...onPlayer, attacker: "Giant" }, area, []],
  ["Shields that can be chosen: the one under attack (R-56)", onPlayer, { kind: "BaseOrShield", side: "enemy" }, ["Fence"], noBase],
  ["the Base, and no Shield", onPlayer, { kind: "BaseOrShield", side: "enemy" }, ["Tower"]],
  ["two, with Suppression", onPlayer, { kind: "BaseOrShield", side: "enemy" }, ["Fence", "Twin"], noBase, suppressing],
  ["none, where a Unit is attacked", onBaron, { kind: "BaseOrShield", side: "enemy" }, [], noBase],
  ["one's own are not under attack", onPlayer, { kind: "BaseOrShield", side: "own" }, ["Fort"], noBase],
  ["who battles an enemy Unit", onBaron, { ...anyUnit, battling: { kind: "Unit", side: "enemy" } }, ["Scout"]],
  ["who battles a Unit of yours", others, { ...anyUnit, battling: { kind: "Unit", side: "own" } }, ["P2 Baron"]],
  ["who battles a rested Unit of Lv.6", others, { ...anyUnit, battling: { ...anyUnit, state: "rested", lvMin: 6 } }, ["Giant"]],
  ["nobody battles the player", onPlayer, { ...anyUnit, battling: anyUnit }, []],
  ["Units in no battle: neither of the two", onBaron, { ...anyUnit, inBattle: false }, [...units.slice(1), ...enemies.slice(0, 3)]],
  ["the player is attacked: all but one", onPlayer, { ...anyUnit, inBattle: false }, [...units.slice(1), ...enemies]],
  ["the target of the attack", others, { ...anyUnit, attacked: true }, ["P2 Baron"]],
  ["no target but the player", onPlayer, { ...anyUnit, attacked: true }, []],
];

test.each<Battle>(battles)("16.6, {5-22} in a battle: %s", (_, battle, filter, meant, side = foe, more = {}) =>
  expectMeant(filter, meant, (scout) =>
    table({ P1: { ...own, hand: [] }, P2: { ...side, hand: [] }, battle }, [{ ...scout, ...more }, ...people]),
  ),
);

// ---- a Unit that has left ----

/** Comet is destroyed to damage an enemy Unit, so it is gone when that is destroyed by it; Keeper, of Lv.3, waits for it. */
const comet = {
  name: "Comet",
  ap: 2,
  hp: 3,
  level: 3,
  traits: ["Order"],
  keywords: ["Breach 1"],
  link: [{ pilotNameIncludes: "Rider" }],
  effects: [{ timing: "ActivateMain", cost: [{ op: "destroySelf" }], ops: [{ op: "damage", n: 1, target: { all: anyUnit } }] }],
};
const keeper = (who: Filter) => ({
  name: "Keeper",
  ap: 1,
  hp: 9,
  level: 3,
  effects: [{ timing: "Trigger", trigger: { event: "unitDestroysEnemyUnit", who: { ...Unit, ...who }, damage: "effect" }, ops: draw }],
});
const ridden = { pilot: "Rider" };

/** What Comet was, a filter that means it, and one that does not. */
const departed: readonly (readonly [says: string, was: object, means: Filter, not: Filter])[] = [
  ["active", {}, { state: "active" }, { state: "rested" }],
  ["rested", { rested: true }, { state: "rested" }, { state: "active" }],
  ["undamaged", {}, { damaged: false }, { damaged: true }],
  ["damaged", { damage: 1 }, { damaged: true }, { damaged: false }],
  ["a Link Unit", ridden, { linkUnit: true }, { linkUnit: false }],
  ["paired, and no Link Unit", { pilot: "Stranger" }, { linkUnit: false }, { linkUnit: true }],
  ["with a Pilot", ridden, { paired: true }, { paired: false }],
  ["without a Pilot", {}, { paired: false }, { paired: true }],
  ["its Pilot", ridden, { pilot: { nameIncludes: "Rider" } }, { pilot: { nameIncludes: "Stranger" } }],
  ["no Pilot is none of any Lv.", {}, {}, { pilot: { lvMin: 0 } }],
  ["a keyword", {}, { keyword: "Breach" }, { keyword: "Blocker" }],
  ["any keyword", {}, { hasAnyKeyword: true }, { withoutKeyword: "Breach" }],
  ["without a keyword", {}, { withoutKeyword: "Blocker" }, { withoutKeyword: "Breach" }],
  ["HP at least, damage off", { damage: 1 }, { hpMin: 2 }, { hpMin: 3 }],
  ["HP at most, damage off", { damage: 1 }, { hpMax: 2 }, { hpMax: 1 }],
  ["HP with the Pilot's", ridden, { hpEq: 4 }, { hpEq: 3 }],
  ["AP at least", {}, { apMin: 2 }, { apMin: 3 }],
  ["AP at most", {}, { apMax: 2 }, { apMax: 1 }],
  ["AP with the Pilot's", ridden, { apEq: 4 }, { apEq: 2 }],
  ["a trait", {}, { traitAny: ["Order"] }, { traitAny: ["Guild"] }],
  ["its name", {}, { nameIncludes: "Comet" }, { nameIncludes: "Keeper" }],
  ["one of two things", { damage: 1 }, { anyOf: [{ hpMin: 9 }, { damaged: true }] }, { anyOf: [{ hpMin: 9 }, { damaged: false }] }],
  ["another Unit", {}, { notSelf: true }, { notSelf: true, state: "rested" }],
  ["in no battle with this Unit", {}, {}, { battlingThisUnit: true }],
  ["a trait, where another can be gained", {}, { traitAny: ["Order", "Lost"] }, { traitAny: ["Lost", "Guild"] }],
];

/** Is Comet meant by these words of Keeper, once it has left? */
function isMeantGone(was: object, filter: Filter, level = 3): boolean {
  const battleArea = ["Keeper", { card: "Comet", ...was }];
  const lost = {
    name: "Lost",
    ap: 1,
    hp: 1,
    effects: [{ timing: "Constant", ops: [{ op: "gainTrait", trait: "Lost", target: "thisUnit" }] }],
  };
  const t = table({ P1: { battleArea }, P2: { battleArea: ["Clerk"] } }, [...cast, { ...comet, level }, keeper(filter), lost]);
  t.answer(activate("Comet"));
  return t.zone("P1.hand").length === 1;
}

test.each(departed)("16.6, R-54 of a Unit that has left: %s", (_, was, means, not) =>
  expect([isMeantGone(was, means), isMeantGone(was, not)]).toEqual([true, false]),
);

test.each([
  [2, true],
  [3, true],
  [4, false],
])("16.6, R-54 of a Unit that has left: Lv. at most this Unit's, of Lv.%i", (level, meant) =>
  expect(isMeantGone({}, { lvMaxRef: "thisUnit" }, level)).toBe(meant),
);
