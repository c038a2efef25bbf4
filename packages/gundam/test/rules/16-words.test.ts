/**
 * 16.10 Every word of the vocabulary: what it does on one and the same field, and everything else that it leaves as it was. Each is asked
 * of what is there, of what is so already, of some that can and some that cannot, and of nothing at all; and whether it was carried out,
 * so that what is behind an "if you do" follows (R-51, {5-20-1}).
 */
import { expect, test } from "vitest";
import { differences, look } from "../differences.ts";
import { activate, type Side, type Table, table } from "../table.ts";
import { cast } from "./cast.ts";

const own = { kind: "Unit", side: "own" };
const enemy = { kind: "Unit", side: "enemy" };
const any = { kind: "Unit", side: "any" };
const base = { kind: "Base", side: "any" };
const called = (name: string) => ({ kind: "Unit", side: "any", nameIncludes: name });
const from = (zone: string, kind = "Card", more = {}) => ({ kind, side: "own", zone, ...more });
const pick = (from: object, as = "t1", n: unknown = 1) => ({ op: "choose", as, n, from });
const all = (filter: object) => ({ target: { all: filter } });
const hit = (name: string) => all(called(name));
const turn = { until: "turn" };

const people = [
  ...cast,
  { name: "Imp", ap: 1, hp: 2, level: 1, keywords: ["Blocker", "Repair 1"], traits: ["Order"] },
  { name: "Ogre", ap: 4, hp: 7, level: 4, link: [{ pilotNameIncludes: "Rider" }] },
  {
    name: "Hulk",
    ap: 2,
    hp: 9,
    level: 3,
    effects: [{ timing: "Constant", ops: [{ op: "cannotBeDestroyedByEffects", by: "enemy", target: "thisUnit" }] }],
  },
  { name: "Shed", type: "Base", hp: 5 },
  { name: "Lamb", ap: 1, hp: 1, level: 0, type: "UnitToken", token: true, color: null, cost: 0 },
  { name: "Psalm", type: "Command", cost: 1, effects: [{ timing: "Main", ops: [{ op: "damage", n: 1, target: { all: enemy } }] }] },
  { name: "Heir", apMod: 1, hpMod: 2, level: 2, cost: 2 },
];
const P1: Side = {
  battleArea: [{ card: "Hero", pilot: "Rider", damage: 2 }, { card: "Page", rested: true }, "Lamb"],
  baseSection: [{ card: "Fort", damage: 1 }],
  shieldSection: ["Keg", "Mine", "Fence"],
  resourceArea: [
    { card: "R-001", as: "R1" },
    { card: "R-001", as: "R2" },
    { card: "R-001", as: "R3", rested: true },
  ],
  hand: ["Study", "Lancer"],
  trash: ["Knight", "Drummer", "Bunker", "Psalm"],
  deck: ["D1", "D2", "D3", "D4", "D5"].map((as, at) => ({ card: ["Clerk", "Heir", "Shed", "Giant", "Bolt"][at]!, as })),
  resourceDeck: [{ card: "R-001", as: "R4" }],
};
const P2: Side = {
  battleArea: [{ card: "Ogre", pilot: { card: "Rider", as: "P2 Rider" }, damage: 1 }, { card: "Imp", rested: true }, "Hulk"],
  baseSection: ["Shed"],
  shieldSection: ["Twin", "Dodger"],
  resourceArea: [{ card: "R-001", as: "P2 R1" }],
  hand: ["Recall", "Squire"],
  trash: ["Striker"],
  deck: ["E1", "E2", "E3", "E4"].map((as) => ({ card: "Clerk", as })),
};

// ---- the words ----

/** Its instructions, what comes of them, whether "if you do" follows; and answers, if there is a choice, and what is otherwise on the field. */
interface Row {
  readonly ops: readonly object[];
  readonly is: readonly string[];
  readonly carried: boolean;
  readonly answers?: readonly string[];
  readonly P1?: Side;
  readonly P2?: Side;
}
type More = Pick<Row, "answers" | "P1" | "P2">;
const done = (ops: readonly object[], is: readonly string[], more: More = {}): Row => ({ ops, is, carried: true, ...more });
/** Not at all, or in part only. */
const undone = (ops: readonly object[], is: readonly string[] = [], more: More = {}): Row => ({ ops, is, carried: false, ...more });

const rows: Readonly<Record<string, Row>> = {
  "rest: an active Unit": done([{ op: "rest", ...hit("Ogre") }], ["Ogre: rested false → true"]),
  "rest: who is rested already": undone([{ op: "rest", ...hit("Imp") }]),
  "rest: some of several": undone([{ op: "rest", ...all(enemy) }], ["Hulk: rested false → true", "Ogre: rested false → true"]),
  "rest: nobody is there": undone([{ op: "rest", ...hit("Nobody") }]),
  "rest: a Base": done([{ op: "rest", ...all({ ...base, side: "own" }) }], ["Fort: rested false → true"]),
  "rest: Resources, some of them": undone(
    [{ op: "rest", ...all({ kind: "Resource", side: "own" }) }],
    ["P1: active Resources 2 → 0", "R1: rested false → true", "R2: rested false → true"],
  ),
  "rest: this Unit": done([{ op: "rest", target: "thisUnit" }], ["Hero: rested false → true"]),
  "setActive: a rested Unit": done([{ op: "setActive", ...hit("Imp") }], ["Imp: rested true → false"]),
  "setActive: who is active": undone([{ op: "setActive", ...hit("Ogre") }]),
  "setActive: some of several": undone([{ op: "setActive", ...all(own) }], ["Page: rested true → false"]),
  "setActive: a rested Resource": done(
    [{ op: "setActive", ...all({ kind: "Resource", side: "own", state: "rested" }) }],
    ["P1: active Resources 2 → 3", "R3: rested true → false"],
  ),
  "setActive: who cannot be": undone(
    [
      { op: "cannotBeSetActive", ...hit("Imp"), ...turn },
      { op: "setActive", ...hit("Imp"), after: "then" },
    ],
    ["Imp: + cannot be set as active"],
  ),
  "setActive: a Resource that cannot be": undone(
    [
      { op: "cannotBeSetActive", ...all({ kind: "Resource", side: "own" }), ...turn },
      { op: "setActive", ...all({ kind: "Resource", side: "own", state: "rested" }), after: "then" },
    ],
    ["R1: + stays rested", "R2: + stays rested", "R3: + stays rested"],
  ),
  "setActive: a Resource that only skips an active step (Q172)": done(
    [
      { op: "skipNextActiveStep", ...all({ kind: "Resource", side: "own", state: "rested" }) },
      { op: "setActive", ...all({ kind: "Resource", side: "own", state: "rested" }), after: "then" },
    ],
    ["P1: active Resources 2 → 3", "R3: rested true → false"],
  ),
  cannotBeSetActive: done([{ op: "cannotBeSetActive", ...hit("Imp"), ...turn }], ["Imp: + cannot be set as active"]),
  cannotBePaired: done([{ op: "cannotBePaired", ...hit("Page"), ...turn }], ["Page: + cannot be paired"]),
  "cannotBePaired: nobody is there": undone([{ op: "cannotBePaired", ...hit("Nobody"), ...turn }]),
  "damage: one": done([{ op: "damage", n: 3, ...hit("Ogre") }], ["Ogre: damage 1 → 4"]),
  "damage: enough": done([{ op: "damage", n: 2, ...hit("Imp") }], ["Imp: battleArea → trash"]),
  "damage: all enemies": done(
    [{ op: "damage", n: 2, ...all(enemy) }],
    ["Hulk: damage 0 → 2", "Imp: battleArea → trash", "Ogre: damage 1 → 3"],
  ),
  "damage: one's own, this one too": done(
    [{ op: "damage", n: 1, ...all(own) }],
    ["Hero: damage 2 → 3", "Lamb: battleArea → nowhere", "Page: damage 0 → 1"],
  ),
  "damage: Lv. at most that of a Unit that there was none to choose": undone(
    [
      { op: "mill", n: 1 },
      { ...pick(called("Nobody")), after: "then" },
      { op: "damage", n: 1, ...all({ ...enemy, lvMaxRef: "t1" }) },
    ],
    ["D1: deck → trash"],
    { P2: { ...P2, battleArea: ["Imp", { card: "Lamb", as: "P2 Lamb" }] } },
  ),
  "damage: nobody": undone([{ op: "damage", n: 3, ...hit("Nobody") }]),
  "damage: a Base": done([{ op: "damage", n: 2, ...all({ ...base, side: "enemy" }) }], ["Shed: damage 0 → 2"]),
  "damage: the first of the enemy shield area, the Base": done(
    [{ op: "damage", n: 2, target: "enemyShieldAreaTop" }],
    ["Shed: damage 0 → 2"],
  ),
  "damage: the first of the enemy shield area, a Shield": done(
    [{ op: "damage", n: 1, target: "enemyShieldAreaTop" }],
    ["Twin: shieldSection → trash", "reveal Twin"],
    { P2: { ...P2, baseSection: [] } },
  ),
  "damage: nothing is left of the shield area": undone([{ op: "damage", n: 1, target: "enemyShieldAreaTop" }], [], {
    P2: { ...P2, baseSection: [], shieldSection: 0 },
  }),
  "damage: for each": done(
    [{ op: "damage", n: 2, ...hit("Ogre"), times: { count: { ...enemy, state: "active" } } }],
    ["Ogre: damage 1 → 5"],
  ),
  "damage: for each of none": undone([{ op: "damage", n: 2, ...hit("Ogre"), times: { count: called("Nobody") } }]),
  "damage: for each 2 AP": done([{ op: "damage", n: 1, ...hit("Hulk"), times: { apOf: "thisUnit", per: 2 } }], ["Hulk: damage 0 → 2"]),
  "damage: for each damage on this Unit": done(
    [{ op: "damage", n: 1, ...hit("Hulk"), times: { damageOn: "thisUnit" } }],
    ["Hulk: damage 0 → 2"],
  ),
  "damage: for each name": done(
    [{ op: "damage", n: 1, ...hit("Hulk"), times: { count: { kind: "Card", side: "any", zone: "trash" }, uniqueNames: true } }],
    ["Hulk: damage 0 → 5"],
    { P2: { ...P2, trash: ["Striker", { card: "Striker", as: "other" }] } },
  ),
  "damage: as often as were rested": done(
    [
      { op: "rest", ...all(enemy) },
      { op: "damage", n: 1, ...hit("Hulk"), times: { rested: "thisEffect" }, after: "then" },
    ],
    ["Hulk: damage 0 → 2", "Hulk: rested false → true", "Ogre: rested false → true"],
  ),
  "damage: what cannot receive it": undone(
    [
      { op: "preventDamage", damage: "effect", from: { side: "any" }, ...hit("Ogre"), ...turn },
      { op: "damage", n: 3, ...hit("Ogre"), after: "then" },
    ],
    ["Ogre: + cannot receive effect damage"],
  ),
  "damage: what cannot receive battle damage": done(
    [
      { op: "preventDamage", damage: "battle", from: { side: "any" }, ...hit("Ogre"), ...turn },
      { op: "damage", n: 3, ...hit("Ogre"), after: "then" },
    ],
    ["Ogre: + cannot receive battle damage", "Ogre: damage 1 → 4"],
  ),
  "damage: some that cannot receive it": undone(
    [
      { op: "preventDamage", damage: "any", from: { side: "any" }, ...hit("Ogre"), ...turn },
      { op: "damage", n: 1, ...all(enemy), after: "then" },
    ],
    ["Hulk: damage 0 → 1", "Imp: damage 0 → 1", "Ogre: + cannot receive damage"],
  ),
  "damage: two or less cannot be received, and it is two": undone(
    [
      { op: "preventDamage", damage: "any", most: 2, from: { side: "any" }, ...hit("Ogre"), ...turn },
      { op: "damage", n: 2, ...hit("Ogre"), after: "then" },
    ],
    ["Ogre: + cannot receive 2 or less damage"],
  ),
  "damage: two or less cannot be received, and it is three": done(
    [
      { op: "preventDamage", damage: "any", most: 2, from: { side: "any" }, ...hit("Ogre"), ...turn },
      { op: "damage", n: 3, ...hit("Ogre"), after: "then" },
    ],
    ["Ogre: + cannot receive 2 or less damage", "Ogre: damage 1 → 4"],
  ),
  "damage: only an enemy's is kept away": done(
    [
      { op: "preventDamage", damage: "any", from: { side: "enemy" }, ...hit("Ogre"), ...turn },
      { op: "damage", n: 1, ...hit("Ogre"), after: "then" },
    ],
    ["Ogre: + cannot receive damage from enemy cards", "Ogre: damage 1 → 2"],
  ),
  "damage: Shields cannot receive it, a Base can": done(
    [
      { op: "preventDamage", damage: "any", from: { side: "any" }, ...all({ kind: "Shield", side: "enemy" }), ...turn },
      { op: "damage", n: 1, target: "enemyShieldAreaTop", after: "then" },
    ],
    ["Shed: damage 0 → 1"],
  ),
  "damage: Shields cannot receive it": undone(
    [
      { op: "preventDamage", damage: "any", from: { side: "any" }, ...all({ kind: "Shield", side: "enemy" }), ...turn },
      { op: "damage", n: 1, target: "enemyShieldAreaTop", after: "then" },
    ],
    [],
    { P2: { ...P2, baseSection: [] } },
  ),
  "damage: nothing of the shield area can receive it": undone([
    { op: "preventDamage", damage: "any", from: { side: "any" }, ...all({ kind: "ShieldAreaCard", side: "enemy" }), ...turn },
    { op: "damage", n: 1, target: "enemyShieldAreaTop", after: "then" },
  ]),
  "damage: one's own shield area is another": done(
    [
      { op: "preventDamage", damage: "any", from: { side: "any" }, ...all({ kind: "ShieldAreaCard", side: "own" }), ...turn },
      { op: "damage", n: 1, target: "enemyShieldAreaTop", after: "then" },
    ],
    ["Shed: damage 0 → 1"],
  ),
  "damage: another receives it": done(
    [
      pick(called("Ogre")),
      pick(called("Hulk"), "t2"),
      { op: "redirectDamage", damage: "any", fromTarget: "t1", to: "t2", ...turn },
      { op: "damage", n: 3, target: "t1", after: "then" },
    ],
    ["Hulk: damage 0 → 3", "Ogre: + passes on damage"],
  ),
  "damage: another receives only battle damage": done(
    [
      pick(called("Ogre")),
      pick(called("Hulk"), "t2"),
      { op: "redirectDamage", damage: "battle", fromTarget: "t1", to: "t2", ...turn },
      { op: "damage", n: 3, target: "t1", after: "then" },
    ],
    ["Ogre: + passes on battle damage", "Ogre: damage 1 → 4"],
  ),
  "damage: it goes no way back": done(
    [
      pick(called("Ogre")),
      pick(called("Hulk"), "t2"),
      { op: "redirectDamage", damage: "any", fromTarget: "t1", to: "t2", ...turn },
      { op: "damage", n: 3, target: "t2", after: "then" },
    ],
    ["Hulk: damage 0 → 3", "Ogre: + passes on damage"],
  ),
  "redirectDamage: to itself": undone([pick(called("Ogre")), { op: "redirectDamage", damage: "any", fromTarget: "t1", to: "t1", ...turn }]),
  "recover: less than it has": done([{ op: "recover", n: 1, target: "thisUnit" }], ["Hero: damage 2 → 1"]),
  "recover: more than it has": done([{ op: "recover", n: 5, target: "thisUnit" }], ["Hero: damage 2 → 0"]),
  "recover: there is no damage": undone([{ op: "recover", n: 1, ...hit("Hulk") }]),
  "recover: some of several": undone([{ op: "recover", n: 1, ...all(any) }], ["Hero: damage 2 → 1", "Ogre: damage 1 → 0"]),
  "recover: a Base": done([{ op: "recover", n: 3, ...all({ ...base, side: "own" }) }], ["Fort: damage 1 → 0"]),
  "destroy: a Unit with its Pilot": done([{ op: "destroy", ...hit("Ogre") }], ["Ogre: battleArea → trash", "P2 Rider: beneath → trash"]),
  "destroy: a token": done([{ op: "destroy", ...hit("Lamb") }], ["Lamb: battleArea → nowhere"]),
  "destroy: who cannot be": undone([{ op: "destroy", ...hit("Hulk") }]),
  "destroy: some that cannot be": undone(
    [{ op: "destroy", ...all(enemy) }],
    ["Imp: battleArea → trash", "Ogre: battleArea → trash", "P2 Rider: beneath → trash"],
  ),
  "destroy: nobody": undone([{ op: "destroy", ...hit("Nobody") }]),
  "destroy: a Pilot alone": done(
    [{ op: "destroy", ...all({ kind: "Pilot", side: "enemy" }) }],
    ["Ogre: ap 6 → 4", "Ogre: hp 8 → 7", "Ogre: linked true → false", "Ogre: pilot P2 Rider → null", "P2 Rider: beneath → trash"],
  ),
  "destroy: one's own Pilot": done(
    [{ op: "destroy", ...all({ kind: "Pilot", side: "own" }) }],
    ["Hero: ap 5 → 3", "Hero: hp 6 → 5", "Hero: linked true → false", "Hero: pilot Rider → null", "Rider: beneath → trash"],
  ),
  "destroy: a Pilot with its Unit": done(
    [pick({ kind: "Pilot", side: "enemy" }), pick(called("Ogre"), "t2"), { op: "destroy", target: ["t1", "t2"] }],
    ["Ogre: battleArea → trash", "P2 Rider: beneath → trash"],
  ),
  "destroy: a Base": done([{ op: "destroy", ...all({ ...base, side: "enemy" }) }], ["Shed: baseSection → trash"]),
  "destroy: Shields": done(
    [{ op: "destroy", ...all({ kind: "Shield", side: "enemy" }) }],
    ["Dodger: shieldSection → trash", "Twin: shieldSection → trash", "reveal Dodger", "reveal Twin"],
  ),
  "destroy: Resources, back to their deck": done(
    [{ op: "destroy", ...all({ kind: "Resource", side: "own" }) }],
    ["P1: active Resources 2 → 0", "R1: resourceArea → resourceDeck", "R2: resourceArea → resourceDeck", "R3: resourceArea → resourceDeck"],
  ),
  "destroy: this Unit": done([{ op: "destroy", target: "thisUnit" }], ["Hero: battleArea → trash", "Rider: beneath → trash"]),
  "destroyShieldAreaTop: one": done([{ op: "destroyShieldAreaTop", n: 1 }], ["Shed: baseSection → trash"]),
  "destroyShieldAreaTop: the Base and a Shield": done(
    [{ op: "destroyShieldAreaTop", n: 2 }],
    ["Shed: baseSection → trash", "Twin: shieldSection → trash", "reveal Twin"],
  ),
  "destroyShieldAreaTop: more than there are": undone(
    [{ op: "destroyShieldAreaTop", n: 4 }],
    ["Dodger: shieldSection → trash", "Shed: baseSection → trash", "Twin: shieldSection → trash", "reveal Dodger", "reveal Twin"],
  ),
  "destroyShieldAreaTop: without a Base": done([{ op: "destroyShieldAreaTop", n: 1 }], ["Twin: shieldSection → trash", "reveal Twin"], {
    P2: { ...P2, baseSection: [] },
  }),
  "destroyShieldAreaTop: nothing is left": undone([{ op: "destroyShieldAreaTop", n: 1 }], [], {
    P2: { ...P2, baseSection: [], shieldSection: 0 },
  }),
  "preventDamage: nobody": undone([{ op: "preventDamage", damage: "any", from: { side: "any" }, ...hit("Nobody"), ...turn }]),
  "preventDamage: during this battle, without one": undone([
    { op: "preventDamage", damage: "any", from: { side: "any" }, ...hit("Ogre"), until: "battle" },
  ]),
  "preventDamage: of the shield area, during this battle, without one": undone([
    { op: "preventDamage", damage: "any", from: { side: "any" }, ...all({ kind: "Shield", side: "own" }), until: "battle" },
  ]),
  "redirectDamage: during this battle, without one": undone([
    pick(called("Ogre")),
    pick(called("Hulk"), "t2"),
    { op: "redirectDamage", damage: "any", fromTarget: "t1", to: "t2", until: "battle" },
  ]),
  "cannotBeDestroyedByEffects: an effect of one's own": done(
    [
      { op: "cannotBeDestroyedByEffects", by: "enemy", ...hit("Page"), ...turn },
      { op: "destroy", ...hit("Page"), after: "then" },
    ],
    ["Page: battleArea → trash"],
  ),
  "modify: AP and HP": done([{ op: "modify", ap: 2, hp: 1, ...hit("Ogre"), ...turn }], ["Ogre: ap 6 → 8", "Ogre: hp 8 → 9"]),
  "modify: less than nothing": done([{ op: "modify", ap: -9, ...hit("Ogre"), ...turn }], ["Ogre: ap 6 → 0"]),
  "modify: HP to nothing": done([{ op: "modify", hp: -2, ...hit("Imp"), ...turn }], ["Imp: battleArea → trash"]),
  "modify: by none": undone([{ op: "modify", ap: 1, ...hit("Ogre"), times: { count: called("Nobody") }, ...turn }]),
  "modify: for each": done([{ op: "modify", ap: 1, ...hit("Ogre"), times: { count: own }, ...turn }], ["Ogre: ap 6 → 9"]),
  "modify: all of them": done([{ op: "modify", ap: 1, ...all(own), ...turn }], ["Hero: ap 5 → 6", "Lamb: ap 1 → 2", "Page: ap 2 → 3"]),
  "modify: nobody": undone([{ op: "modify", ap: 1, ...hit("Nobody"), ...turn }]),
  "modify: during this battle, without one": undone([{ op: "modify", ap: 1, ...hit("Ogre"), until: "battle" }]),
  "modify: AP that enemies cannot reduce": undone(
    [
      { op: "apCannotBeReducedByEnemy", ...hit("Ogre"), ...turn },
      { op: "modify", ap: -1, ...hit("Ogre"), ...turn, after: "then" },
    ],
    ["Ogre: + its AP cannot be reduced by enemy effects"],
  ),
  "modify: AP that enemies cannot reduce, by one's own": done(
    [
      { op: "apCannotBeReducedByEnemy", ...hit("Page"), ...turn },
      { op: "modify", ap: -1, ...hit("Page"), ...turn, after: "then" },
    ],
    ["Page: + its AP cannot be reduced by enemy effects", "Page: ap 2 → 1"],
  ),
  gainKeyword: done([{ op: "gainKeyword", keyword: { k: "Blocker" }, ...hit("Ogre"), ...turn }], ["Ogre: + <Blocker>"]),
  "gainKeyword: a number adds up": done(
    [{ op: "gainKeyword", keyword: { k: "Repair", n: 2 }, ...hit("Imp"), ...turn }],
    ["Imp: + <Repair 3>"],
  ),
  "gainKeyword: nobody": undone([{ op: "gainKeyword", keyword: { k: "Blocker" }, ...hit("Nobody"), ...turn }]),
  "gainKeywordsOf: all that are printed": done(
    [pick(called("Imp")), { op: "gainKeywordsOf", of: "t1", ...all(own), ...turn }],
    ["Hero: + <Blocker>", "Hero: + <Repair 1>", "Lamb: + <Blocker>", "Lamb: + <Repair 1>", "Page: + <Blocker>", "Page: + <Repair 1>"],
  ),
  "gainKeywordsOf: whom it names, not who was named before": done(
    [pick(called("Imp")), { op: "setActive", ...all(any) }, { op: "gainKeywordsOf", of: "t1", ...hit("Page"), ...turn, after: "then" }],
    ["Imp: rested true → false", "Page: + <Blocker>", "Page: + <Repair 1>", "Page: rested true → false"],
  ),
  "gainKeywordsOf: a Unit without any": undone([pick(called("Ogre")), { op: "gainKeywordsOf", of: "t1", ...all(own), ...turn }]),
  "returnToHand: a Unit with its Pilot": done(
    [{ op: "returnToHand", ...hit("Ogre") }],
    ["Ogre: battleArea → hand", "P2 Rider: beneath → hand"],
  ),
  "returnToHand: a token": done([{ op: "returnToHand", ...hit("Lamb") }], ["Lamb: battleArea → nowhere"]),
  "returnToHand: a Pilot alone": done(
    [{ op: "returnToHand", ...all({ kind: "Pilot", side: "enemy" }) }],
    ["Ogre: ap 6 → 4", "Ogre: hp 8 → 7", "Ogre: linked true → false", "Ogre: pilot P2 Rider → null", "P2 Rider: beneath → hand"],
  ),
  "returnToHand: a Base": done([{ op: "returnToHand", ...all({ ...base, side: "enemy" }) }], ["Shed: baseSection → hand"]),
  "returnToHand: nobody": undone([{ op: "returnToHand", ...hit("Nobody") }]),
  "addToHand: from the trash": done([{ op: "addToHand", ...all(from("trash", "UnitCard")) }], ["Knight: trash → hand"]),
  "addToHand: none is there": undone([{ op: "addToHand", ...all(from("trash", "UnitCard", { lvMin: 9 })) }]),
  returnToDeckShuffle: done(
    [{ op: "returnToDeckShuffle", ...hit("Ogre") }],
    ["Ogre: battleArea → deck", "P2 Rider: beneath → deck", "P2's deck: E4, E1, E3, E2, Ogre, P2 Rider", "shuffle"],
  ),
  "returnToDeckShuffle: from the trash": done(
    [{ op: "returnToDeckShuffle", ...all(from("trash", "PilotCard")) }],
    ["Drummer: trash → deck", "P1's deck: D4, D1, D3, D2, D5, Drummer", "shuffle"],
  ),
  "returnToHand: this Unit, which has left (9-3-5)": undone(
    [
      { op: "destroy", target: "thisUnit" },
      { op: "returnToHand", target: "thisUnit", after: "then" },
    ],
    ["Hero: battleArea → trash", "Rider: beneath → trash"],
  ),
  "returnToHand: this Unit, which has left, and another (9-3-5)": done(
    [
      { op: "destroy", target: "thisUnit" },
      { ...pick(called("Imp")), after: "then" },
      { op: "returnToHand", target: ["t1", "thisUnit"] },
    ],
    ["Hero: battleArea → trash", "Imp: battleArea → hand", "Rider: beneath → trash"],
  ),
  "addToHand: this card, which is in play": undone([{ op: "addToHand", target: "thisCard" }]),
  "addToHand: this card, from the trash": done(
    [
      { op: "destroy", target: "thisUnit" },
      { op: "addToHand", target: "thisCard", after: "then" },
    ],
    ["Hero: battleArea → hand", "Rider: beneath → trash"],
  ),
  "addToHand: what is in hand already": undone([{ op: "addToHand", ...all(from("hand")) }]),
  "exile: Resources": done(
    [{ op: "exile", ...all({ kind: "Resource", side: "own", state: "active" }) }],
    ["P1: active Resources 2 → 0", "R1: resourceArea → removal", "R2: resourceArea → removal"],
  ),
  "returnToDeckShuffle: the one that is named, of several named before": done(
    [
      { op: "modify", ap: 1, ...all(enemy), ...turn },
      { op: "returnToDeckShuffle", ...hit("Imp"), after: "then" },
    ],
    ["Hulk: ap 2 → 3", "Imp: battleArea → deck", "Ogre: ap 6 → 7", "P2's deck: E3, E1, E2, E4, Imp", "shuffle"],
  ),
  "returnToDeckBottom: the one that is named, of several named before": done(
    [
      { op: "modify", ap: 1, ...all(enemy), ...turn },
      { op: "returnToDeckBottom", ...hit("Imp"), after: "then" },
    ],
    ["Hulk: ap 2 → 3", "Imp: battleArea → deck", "Ogre: ap 6 → 7", "P2's deck: E1, E2, E3, E4, Imp"],
  ),
  "destroy: the one that is named, of several named before": done(
    [
      { op: "modify", ap: 1, ...all(own), ...turn },
      { op: "destroy", ...hit("Imp"), after: "then" },
    ],
    ["Hero: ap 5 → 6", "Imp: battleArea → trash", "Lamb: ap 1 → 2", "Page: ap 2 → 3"],
  ),
  "redirectDamage: who would receive it has left": undone(
    [
      pick(called("Ogre")),
      pick(called("Imp"), "t2"),
      { op: "returnToHand", target: "t2" },
      { op: "redirectDamage", damage: "any", fromTarget: "t1", to: "t2", ...turn, after: "then" },
    ],
    ["Imp: battleArea → hand"],
  ),
  "redirectDamage: from one that has left": undone(
    [
      pick(called("Ogre")),
      pick(called("Imp"), "t2"),
      { op: "returnToHand", target: "t2" },
      { op: "redirectDamage", damage: "any", fromTarget: "t2", to: "t1", ...turn, after: "then" },
    ],
    ["Imp: battleArea → hand"],
  ),
  "may: not asked of a Pilot that is not there": undone([{ op: "pairedPilotToHand", may: true }], [], {
    P1: { ...P1, battleArea: ["Hero"] },
  }),
  "returnToDeckShuffle: nobody": undone([{ op: "returnToDeckShuffle", ...hit("Nobody") }]),
  "returnToDeckBottom: one": done(
    [{ op: "returnToDeckBottom", ...hit("Hulk") }],
    ["Hulk: battleArea → deck", "P2's deck: E1, E2, E3, E4, Hulk"],
  ),
  "returnToDeckBottom: with its Pilot, in their owner's order": done(
    [{ op: "returnToDeckBottom", ...hit("Ogre") }],
    ["Ogre: battleArea → deck", "P2 Rider: beneath → deck", "P2's deck: E1, E2, E3, E4, P2 Rider, Ogre"],
    { answers: ["P2: choose P2 Rider"] },
  ),
  "returnToDeckBottom: of both players, the active one first": done(
    [{ op: "returnToDeckBottom", ...all({ ...any, paired: true }) }],
    [
      "Hero: battleArea → deck",
      "Ogre: battleArea → deck",
      "P1's deck: D1, D2, D3, D4, D5, Hero, Rider",
      "P2 Rider: beneath → deck",
      "P2's deck: E1, E2, E3, E4, Ogre, P2 Rider",
      "Rider: beneath → deck",
    ],
    { answers: ["P1: choose Hero", "P2: choose Ogre"] },
  ),
  "returnToDeckBottom: one of either player": done(
    [{ op: "returnToDeckBottom", ...all({ ...any, paired: false, token: false, state: "rested" }) }],
    ["Imp: battleArea → deck", "P1's deck: D1, D2, D3, D4, D5, Page", "P2's deck: E1, E2, E3, E4, Imp", "Page: battleArea → deck"],
  ),
  "returnToDeckBottom: a token": done([{ op: "returnToDeckBottom", ...hit("Lamb") }], ["Lamb: battleArea → nowhere"]),
  "returnToDeckBottom: three from the trash": done(
    [{ op: "returnToDeckBottom", ...all(from("trash", "Card", { lvMax: 2 })) }],
    [
      "Bunker: trash → deck",
      "Drummer: trash → deck",
      "Knight: trash → deck",
      "P1's deck: D1, D2, D3, D4, D5, Bunker, Knight, Psalm, Drummer",
      "Psalm: trash → deck",
    ],
    { answers: ["choose Bunker", "choose Knight", "choose Psalm"] },
  ),
  "returnToDeckBottom: nobody": undone([{ op: "returnToDeckBottom", ...hit("Nobody") }]),
  "exile: a Unit with its Pilot": done([{ op: "exile", ...hit("Ogre") }], ["Ogre: battleArea → removal", "P2 Rider: beneath → removal"]),
  "exile: from the trash": done([{ op: "exile", ...all(from("trash", "BaseCard")) }], ["Bunker: trash → removal"]),
  "exile: a Shield": done(
    [{ op: "exile", ...all({ kind: "Shield", side: "enemy" }) }],
    ["Dodger: shieldSection → removal", "Twin: shieldSection → removal"],
  ),
  "exile: nobody": undone([{ op: "exile", ...hit("Nobody") }]),
  "deploy: a Unit card from the trash": done(
    [{ op: "deploy", ...all(from("trash", "UnitCard")) }],
    ["Knight: + deployed this turn", "Knight: trash → battleArea"],
  ),
  "deploy: a Base card, in the place of the Base": done(
    [{ op: "deploy", ...all(from("trash", "BaseCard")) }],
    ["Bunker: trash → baseSection", "Fort: baseSection → trash"],
  ),
  "deploy: a Pilot card": undone([{ op: "deploy", ...all(from("trash", "PilotCard")) }]),
  "deploy: some of several": undone(
    [{ op: "deploy", ...all(from("trash", "UnitOrPilotCard")) }],
    ["Knight: + deployed this turn", "Knight: trash → battleArea"],
  ),
  "deploy: none is there": undone([{ op: "deploy", ...all(from("trash", "UnitCard", { lvMin: 9 })) }]),
  "deploy: its cost is paid": done(
    [pick(from("trash", "UnitCard")), { op: "deploy", target: "t1", payCost: true }],
    ["Knight: + deployed this turn", "Knight: trash → battleArea", "P1: active Resources 2 → 1", "R1: rested false → true"],
  ),
  "deploy: its cost cannot be paid": undone([pick(from("trash", "UnitCard")), { op: "deploy", target: "t1", payCost: true }], [], {
    P1: { ...P1, resourceArea: [{ card: "R-001", as: "R3", rested: true }] },
  }),
  "pair: a Pilot from the trash": done(
    [pick(from("trash", "PilotCard")), pick(called("Page"), "t2"), { op: "pair", target: "t1", with: "t2" }],
    ["Drummer: trash → beneath", "Page: hp 3 → 4", "Page: pilot null → Drummer"],
  ),
  "pair: with a Unit that has a Pilot": undone([pick(from("trash", "PilotCard")), { op: "pair", target: "t1", with: "thisUnit" }]),
  "pair: with an enemy Unit": undone([
    pick(from("trash", "PilotCard")),
    pick(called("Hulk"), "t2"),
    { op: "pair", target: "t1", with: "t2" },
  ]),
  "pair: a card that is no Pilot": undone([
    pick(from("trash", "BaseCard")),
    pick(called("Page"), "t2"),
    { op: "pair", target: "t1", with: "t2" },
  ]),
  "pair: with a Unit that cannot be paired": undone(
    [
      { op: "cannotBePaired", ...hit("Page"), ...turn },
      pick(from("trash", "PilotCard")),
      pick(called("Page"), "t2"),
      { op: "pair", target: "t1", with: "t2" },
    ],
    ["Page: + cannot be paired"],
  ),
  "pair: without a Unit": undone(
    [
      pick(from("trash", "PilotCard")),
      pick(called("Page"), "t2"),
      { op: "destroy", target: "t2" },
      { op: "pair", target: "t1", with: "t2" },
    ],
    ["Page: battleArea → trash"],
  ),
  pairedPilotToHand: done(
    [{ op: "pairedPilotToHand" }],
    ["Hero: ap 5 → 3", "Hero: hp 6 → 5", "Hero: linked true → false", "Hero: pilot Rider → null", "Rider: beneath → hand"],
  ),
  "pairedPilotToHand: a Pilot that matches": done(
    [{ op: "pairedPilotToHand", filter: { kind: "Pilot", side: "own", nameIncludes: "Rider" } }],
    ["Hero: ap 5 → 3", "Hero: hp 6 → 5", "Hero: linked true → false", "Hero: pilot Rider → null", "Rider: beneath → hand"],
  ),
  "pairedPilotToHand: another Pilot": undone([
    { op: "pairedPilotToHand", filter: { kind: "Pilot", side: "own", nameIncludes: "Stranger" } },
  ]),
  "pairedPilotToHand: no Pilot": undone([{ op: "pairedPilotToHand" }], [], { P1: { ...P1, battleArea: ["Hero"] } }),
  pairedPilotToDeckTop: done(
    [{ op: "pairedPilotToDeckTop" }],
    [
      "Hero: ap 5 → 3",
      "Hero: hp 6 → 5",
      "Hero: linked true → false",
      "Hero: pilot Rider → null",
      "P1's deck: Rider, D1, D2, D3, D4, D5",
      "Rider: beneath → deck",
    ],
  ),
  "pairedPilotToDeckTop: no Pilot": undone([{ op: "pairedPilotToDeckTop" }], [], { P1: { ...P1, battleArea: ["Hero"] } }),
  deployEXBase: done([{ op: "deployEXBase" }], ["EX Base: nowhere → baseSection", "Fort: baseSection → trash"]),
  "deployEXBase: where there is no Base": done([{ op: "deployEXBase" }], ["EX Base: nowhere → baseSection"], {
    P1: { ...P1, baseSection: [] },
  }),
  "shieldToHand: the top ones": done([{ op: "shieldToHand", n: 2 }], ["Keg: shieldSection → hand", "Mine: shieldSection → hand"]),
  "shieldToHand: as many as there are": undone(
    [{ op: "shieldToHand", n: 4 }],
    ["Fence: shieldSection → hand", "Keg: shieldSection → hand", "Mine: shieldSection → hand"],
  ),
  "shieldToHand: none is left": undone([{ op: "shieldToHand", n: 1 }], [], { P1: { ...P1, shieldSection: 0 } }),
  "deployToken: two": done(
    [{ op: "deployToken", n: 2, token: { name: "Drone", traits: ["Guild"], ap: 1, hp: 1 } }],
    ["Drone: + deployed this turn", "Drone: + deployed this turn", "Drone: nowhere → battleArea", "Drone: nowhere → battleArea"],
  ),
  "deployToken: rested": done(
    [{ op: "deployToken", n: 1, rested: true, token: { name: "Drone", traits: [], ap: 1, hp: 1 } }],
    ["Drone: + deployed this turn", "Drone: nowhere → battleArea, rested"],
  ),
  "deployToken: one of the card file": done(
    [{ op: "deployToken", n: 1, token: { name: "Lamb", traits: [], ap: 1, hp: 1 } }],
    ["Lamb: + deployed this turn", "Lamb: nowhere → battleArea"],
  ),
  "placeResource: one": done([{ op: "placeResource", n: 1 }], ["P1: active Resources 2 → 3", "R4: resourceDeck → resourceArea"]),
  "placeResource: rested": done([{ op: "placeResource", n: 1, rested: true }], ["R4: resourceDeck → resourceArea, rested"]),
  "placeResource: more than there are": undone(
    [{ op: "placeResource", n: 2 }],
    ["P1: active Resources 2 → 3", "R4: resourceDeck → resourceArea"],
  ),
  "placeResource: none is left": undone([{ op: "placeResource", n: 1 }], [], { P1: { ...P1, resourceDeck: 0 } }),
  "placeResource: fifteen are the limit": undone(
    [{ op: "placeResource", n: 2 }],
    ["P1: active Resources 14 → 15", "Resource: resourceDeck → resourceArea"],
    { P1: { ...P1, resourceArea: 14, resourceDeck: 3 } },
  ),
  "payResources: two": done(
    [{ op: "payResources", n: 2 }],
    ["P1: active Resources 2 → 0", "R1: rested false → true", "R2: rested false → true"],
  ),
  "payResources: more than are active": undone([{ op: "payResources", n: 3 }]),
  "draw: two": done([{ op: "draw", n: 2 }], ["D1: deck → hand", "D2: deck → hand"]),
  "discard: one": done([{ op: "discard", n: 1 }], ["Lancer: hand → trash"], { answers: ["choose Lancer"] }),
  "discard: all of two": done([{ op: "discard", n: 2 }], ["Lancer: hand → trash", "Study: hand → trash"], { answers: ["choose Lancer"] }),
  "discard: more than there are": undone([{ op: "discard", n: 3 }], ["Lancer: hand → trash", "Study: hand → trash"], {
    answers: ["choose Study"],
  }),
  "discard: one that matches": done([{ op: "discard", n: 1, filter: from("hand", "UnitCard") }], ["Lancer: hand → trash"], {
    answers: ["choose Lancer"],
  }),
  "discard: two that match, and there is one": undone(
    [{ op: "discard", n: 2, filter: from("hand", "UnitCard") }],
    ["Lancer: hand → trash"],
    { answers: ["choose Lancer"] },
  ),
  "discard: none matches": undone([{ op: "discard", n: 1, filter: from("hand", "PilotCard") }]),
  "discard: it is declined": undone([{ op: "discard", n: 1, may: true }], [], { answers: ["decline"] }),
  "discard: none in hand": undone([{ op: "discard", n: 1 }], [], { P1: { ...P1, hand: [] } }),
  "revealHandToDeckBottom: one": done(
    [{ op: "revealHandToDeckBottom", n: 1 }],
    ["P1's deck: D1, D2, D3, D4, D5, Study", "Study: hand → deck", "reveal Study"],
    { answers: ["choose Study"] },
  ),
  "revealHandToDeckBottom: one that matches": done(
    [{ op: "revealHandToDeckBottom", n: 1, filter: from("hand", "UnitCard") }],
    ["Lancer: hand → deck", "P1's deck: D1, D2, D3, D4, D5, Lancer", "reveal Lancer"],
    { answers: ["choose Lancer"] },
  ),
  "revealHandToDeckBottom: none matches": undone([{ op: "revealHandToDeckBottom", n: 1, filter: from("hand", "PilotCard") }]),
  "mill: two": done([{ op: "mill", n: 2 }], ["D1: deck → trash", "D2: deck → trash"]),
  "lookTop: and the rest to the trash": done(
    [{ op: "lookTop", n: 2 }, { op: "lookedRestToTrash" }],
    ["D1: deck → trash", "D2: deck → trash", "look at D1", "look at D2"],
  ),
  "lookTop: and the rest to the bottom, in order": done(
    [{ op: "lookTop", n: 3 }, { op: "lookedRestToBottom" }],
    ["P1's deck: D4, D5, D2, D3, D1", "look at D1", "look at D2", "look at D3"],
    { answers: ["choose D2", "choose D3"] },
  ),
  "lookTop: and the rest to the bottom at random": done(
    [{ op: "lookTop", n: 2 }, { op: "lookedRestToBottomRandom" }],
    ["P1's deck: D3, D4, D5, D2, D1", "look at D1", "look at D2"],
  ),
  "lookTop: one to the top": done(
    [{ op: "lookTop", n: 3 }, { op: "lookedToTop", n: 1 }, { op: "lookedRestToBottom" }],
    ["P1's deck: D2, D4, D5, D3, D1", "look at D1", "look at D2", "look at D3"],
    { answers: ["choose D2", "choose D3"] },
  ),
  "lookTop: two to the top": done(
    [{ op: "lookTop", n: 3 }, { op: "lookedToTop", n: 2 }, { op: "lookedRestToTrash" }],
    ["D1: deck → trash", "look at D1", "look at D2", "look at D3"],
    { answers: ["choose D3", "choose D2"] },
  ),
  "lookTop: one to the bottom": done(
    [
      { op: "lookTop", n: 2 },
      { op: "lookedToBottom", n: 1 },
    ],
    ["P1's deck: D2, D3, D4, D5, D1", "look at D1", "look at D2"],
    { answers: ["choose D1"] },
  ),
  "lookTop: all to the top": done(
    [{ op: "lookTop", n: 2 }, { op: "lookedToTopOrBottom" }],
    ["P1's deck: D2, D1, D3, D4, D5", "look at D1", "look at D2"],
    { answers: ["to the top", "choose D1"] },
  ),
  "lookTop: all to the bottom": done(
    [{ op: "lookTop", n: 2 }, { op: "lookedToTopOrBottom" }],
    ["P1's deck: D3, D4, D5, D2, D1", "look at D1", "look at D2"],
    { answers: ["to the bottom", "choose D2"] },
  ),
  "lookTop: the one to the bottom": done(
    [{ op: "lookTop", n: 1 }, { op: "lookedToTopOrBottom" }],
    ["P1's deck: D2, D3, D4, D5, D1", "look at D1"],
    { answers: ["to the bottom"] },
  ),
  "lookTop: the one stays": done([{ op: "lookTop", n: 1 }, { op: "lookedToTopOrTrash" }], ["look at D1"], { answers: ["to the top"] }),
  "lookTop: the one to the trash": done([{ op: "lookTop", n: 1 }, { op: "lookedToTopOrTrash" }], ["D1: deck → trash", "look at D1"], {
    answers: ["choose D1"],
  }),
  "lookTop: one is taken, shown": done(
    [
      { op: "lookTop", n: 3 },
      { op: "mayTakeLooked", n: 1, from: from("looked", "UnitOrPilotCard"), to: "hand", reveal: true },
      { op: "lookedRestToTrash", after: "then" },
    ],
    ["D1: deck → trash", "D2: deck → hand", "D3: deck → trash", "look at D1", "look at D2", "look at D3", "reveal D2"],
    { answers: ["choose D2"] },
  ),
  "lookTop: one is taken, unseen": done(
    [
      { op: "lookTop", n: 2 },
      { op: "mayTakeLooked", n: 1, from: from("looked"), to: "hand" },
      { op: "lookedRestToTrash", after: "then" },
    ],
    ["D1: deck → hand", "D2: deck → trash", "look at D1", "look at D2"],
    { answers: ["choose D1"] },
  ),
  "lookTop: up to two are taken": done(
    [
      { op: "lookTop", n: 3 },
      { op: "mayTakeLooked", n: 2, from: from("looked"), to: "hand" },
      { op: "lookedRestToTrash", after: "then" },
    ],
    ["D1: deck → hand", "D2: deck → trash", "D3: deck → hand", "look at D1", "look at D2", "look at D3"],
    { answers: ["choose D1", "choose D3"] },
  ),
  "lookTop: one of up to two is taken": done(
    [
      { op: "lookTop", n: 3 },
      { op: "mayTakeLooked", n: 2, from: from("looked"), to: "hand" },
    ],
    ["D1: deck → hand", "look at D1", "look at D2", "look at D3"],
    { answers: ["choose D1", "decline"] },
  ),
  "lookTop: none is taken": undone(
    [
      { op: "lookTop", n: 2 },
      { op: "mayTakeLooked", n: 1, from: from("looked"), to: "hand" },
    ],
    ["look at D1", "look at D2"],
    { answers: ["decline"] },
  ),
  "lookTop: a Unit card comes into play": done(
    [
      { op: "lookTop", n: 2 },
      { op: "mayTakeLooked", n: 1, from: from("looked", "UnitCard"), to: "battleArea" },
      { op: "lookedRestToBottom", after: "then" },
    ],
    ["D1: + deployed this turn", "D1: deck → battleArea", "P1's deck: D3, D4, D5, D2", "look at D1", "look at D2"],
    { answers: ["choose D1"] },
  ),
  "lookTop: one to the top of the deck": done(
    [
      { op: "lookTop", n: 3 },
      { op: "mayTakeLooked", n: 1, from: from("looked"), to: "deckTop" },
      { op: "lookedRestToTrash", after: "then" },
    ],
    ["D1: deck → trash", "D2: deck → trash", "look at D1", "look at D2", "look at D3"],
    { answers: ["choose D3"] },
  ),
  "lookTop: more than there are": done(
    [
      { op: "lookTop", n: 9 },
      { op: "mayTakeLooked", n: 1, from: from("looked", "CommandCard"), to: "hand" },
      { op: "lookedRestToBottomRandom", after: "then" },
    ],
    ["D5: deck → hand", "look at D1", "look at D5"],
    {
      answers: ["choose D5"],
      P1: {
        ...P1,
        deck: [
          { card: "Clerk", as: "D1" },
          { card: "Bolt", as: "D5" },
        ],
      },
    },
  ),
  mayAttackOnDeployTurn: done([{ op: "mayAttackOnDeployTurn", ...hit("Imp"), ...turn }], ["Imp: + may attack on the turn it is deployed"]),
  cannotAttack: done([{ op: "cannotAttack", ...hit("Imp"), ...turn }], ["Imp: + cannot attack"]),
  cannotAttackPlayer: done([{ op: "cannotAttackPlayer", ...hit("Imp"), ...turn }], ["Imp: + cannot attack the player"]),
  cannotActivateBlocker: done([{ op: "cannotActivateBlocker", ...hit("Imp"), ...turn }], ["Imp: + cannot use <Blocker>"]),
  mayAttackActive: done([{ op: "mayAttackActive", allowed: enemy, ...hit("Page"), ...turn }], ["Page: + may attack active Units"]),
  attractAttacks: done([{ op: "attractAttacks", strength: "must", ...hit("Page"), ...turn }], ["Page: + must be attacked"]),
  "cannotAttack: nobody": undone([{ op: "cannotAttack", ...hit("Nobody"), ...turn }]),
  "cannotAttack: during this battle, without one": undone([{ op: "cannotAttack", ...hit("Imp"), until: "battle" }]),
  beginBattleDamageOnly: done(
    [pick(called("Page")), pick(called("Imp"), "t2"), { op: "beginBattleDamageOnly", attacker: "t1", defender: "t2" }],
    ["Imp: battleArea → trash", "Page: damage 0 → 1"],
  ),
  "beginBattleDamageOnly: this Unit": done(
    [pick(called("Imp"), "t2"), { op: "beginBattleDamageOnly", attacker: "thisUnit", defender: "t2" }],
    ["Hero: damage 2 → 3", "Imp: battleArea → trash"],
  ),
  "beginBattleDamageOnly: one has left": undone(
    [
      pick(called("Page")),
      pick(called("Imp"), "t2"),
      { op: "destroy", target: "t2" },
      { op: "beginBattleDamageOnly", attacker: "t1", defender: "t2" },
    ],
    ["Imp: battleArea → trash"],
  ),
  "changeAttackTarget: without an attack": undone([pick(called("Hulk")), { op: "changeAttackTarget", attacker: "thisUnit", to: "t1" }]),
  "choose: two, and the deed to both": done(
    [pick(enemy, "t1", 2), { op: "rest", target: "t1" }],
    ["Hulk: rested false → true", "Ogre: rested false → true"],
    { answers: ["choose Ogre", "choose Hulk"] },
  ),
  "choose: one to two, and one is enough": done([pick(enemy, "t1", [1, 2]), { op: "rest", target: "t1" }], ["Ogre: rested false → true"], {
    answers: ["choose Ogre", "done"],
  }),
  "choose: one to two, and both": done(
    [pick(enemy, "t1", [1, 2]), { op: "rest", target: "t1" }],
    ["Hulk: rested false → true", "Ogre: rested false → true"],
    { answers: ["choose Ogre", "choose Hulk"] },
  ),
  "choose: it is declined": undone(
    [
      { ...pick(enemy), may: true },
      { op: "rest", target: "t1" },
    ],
    [],
    { answers: ["decline"] },
  ),
  "choose: one of yours and one of theirs": done(
    [pick(own), pick(enemy, "t2"), { op: "rest", target: ["t1", "t2"] }],
    ["Hero: rested false → true", "Ogre: rested false → true"],
    { answers: ["choose Hero", "choose Ogre"] },
  ),
  "choose: this Unit and another": done(
    [pick(enemy), { op: "rest", target: ["t1", "thisUnit"] }],
    ["Hero: rested false → true", "Ogre: rested false → true"],
    { answers: ["choose Ogre"] },
  ),
  "chooseMode: the first": done(
    [{ op: "chooseMode", modes: [[{ op: "rest", ...hit("Ogre") }], [{ op: "draw", n: 1 }]] }],
    ["Ogre: rested false → true"],
    { answers: ["effect 1"] },
  ),
  "chooseMode: the second": done(
    [{ op: "chooseMode", modes: [[{ op: "rest", ...hit("Ogre") }], [{ op: "draw", n: 1 }]] }],
    ["D1: deck → hand"],
    { answers: ["effect 2"] },
  ),
  "chooseMode: one has no target": done(
    [{ op: "chooseMode", modes: [[pick(called("Nobody")), { op: "rest", target: "t1" }], [{ op: "draw", n: 1 }]] }],
    ["D1: deck → hand"],
  ),
  "branch: the first case": done(
    [
      {
        op: "branch",
        cases: [
          { if: [{ turn: "own" }], ops: [{ op: "draw", n: 1 }] },
          { else: true, ops: [{ op: "rest", ...hit("Ogre") }] },
        ],
      },
    ],
    ["D1: deck → hand"],
  ),
  "branch: the other case": done(
    [
      {
        op: "branch",
        cases: [
          { if: [{ turn: "enemy" }], ops: [{ op: "draw", n: 1 }] },
          { else: true, ops: [{ op: "rest", ...hit("Ogre") }] },
        ],
      },
    ],
    ["Ogre: rested false → true"],
  ),
  "branch: no case": done(
    [
      {
        op: "branch",
        cases: [
          { if: [{ turn: "enemy" }], ops: [{ op: "draw", n: 1 }] },
          { if: [{ turn: "enemy" }], ops: [{ op: "rest", ...hit("Ogre") }] },
        ],
      },
    ],
    [],
  ),
  "players: the opponent": done([{ op: "players", who: "opponent", ops: [{ op: "draw", n: 1 }] }], ["E1: deck → hand"]),
  "players: each": done([{ op: "players", who: "each", ops: [{ op: "draw", n: 1 }] }], ["D1: deck → hand", "E1: deck → hand"]),
  "players: and the owner again": done(
    [
      { op: "players", who: "opponent", ops: [{ op: "mill", n: 1 }] },
      { op: "draw", n: 1 },
    ],
    ["D1: deck → hand", "E1: deck → trash"],
  ),
  "players: the opponent discards": done([{ op: "players", who: "opponent", ops: [{ op: "discard", n: 1 }] }], ["Squire: hand → trash"], {
    answers: ["P2: choose Squire"],
  }),
  "players: each discards, the active player first": done(
    [{ op: "players", who: "each", ops: [{ op: "discard", n: 1 }] }],
    ["Squire: hand → trash", "Study: hand → trash"],
    { answers: ["P1: choose Study", "P2: choose Squire"] },
  ),
  "may: used": done([{ op: "draw", n: 1, may: true }], ["D1: deck → hand"], { answers: ["use it"] }),
  "may: declined": undone([{ op: "draw", n: 1, may: true }], [], { answers: ["decline"] }),
  "may: not asked where it could do nothing": undone([{ op: "rest", ...hit("Imp"), may: true }]),
  "then: whatever became of it": done(
    [
      { op: "rest", ...hit("Imp") },
      { op: "draw", n: 1, after: "then" },
    ],
    ["D1: deck → hand"],
  ),
  "if: on one instruction only": done(
    [
      { op: "rest", ...hit("Ogre") },
      { op: "draw", n: 1, if: [{ turn: "enemy" }] },
    ],
    ["Ogre: rested false → true"],
  ),
  "if you do: and it was": done(
    [
      { op: "rest", ...hit("Ogre") },
      { op: "draw", n: 1, after: "ifYouDo" },
    ],
    ["D1: deck → hand", "Ogre: rested false → true"],
  ),
  "if you do: and it was not": undone([
    { op: "rest", ...hit("Imp") },
    { op: "draw", n: 1, after: "ifYouDo" },
  ]),
  "activateDiscardedMainEffect: of the Command that was discarded": done(
    [{ op: "discard", n: 1 }, { op: "activateDiscardedMainEffect" }],
    ["D1: deck → hand", "D2: deck → hand", "Study: hand → trash"],
    { answers: ["choose Study"] },
  ),
  "activateDiscardedMainEffect: a Unit card was discarded": undone(
    [{ op: "discard", n: 1 }, { op: "activateDiscardedMainEffect" }],
    ["Lancer: hand → trash"],
    { answers: ["choose Lancer"] },
  ),
  "activateDiscardedMainEffect: what this effect has chosen is nothing to that one": done(
    [pick(called("Hulk")), { op: "rest", target: "t1" }, { op: "discard", n: 1, after: "then" }, { op: "activateDiscardedMainEffect" }],
    ["Bolt: hand → trash", "Hulk: rested false → true", "Ogre: damage 1 → 4"],
    { answers: ["choose Ogre"], P1: { ...P1, hand: ["Bolt"], deck: 4 } },
  ),
  "activatePairedMainEffect: of a Command that is its Pilot": done([{ op: "activatePairedMainEffect" }], ["Ogre: rested false → true"], {
    answers: ["choose Ogre"],
    P1: { ...P1, battleArea: [{ card: "Hero", pilot: "Ambush" }] },
  }),
  "branch: a case whose first instruction asks besides, and it is so": done(
    [{ op: "branch", cases: [{ if: [{ turn: "own" }], ops: [{ op: "draw", n: 1, if: [{ handSize: "own", atMost: 2 }] }] }] }],
    ["D1: deck → hand"],
  ),
  "branch: a case whose first instruction asks besides, and it is not so": done(
    [{ op: "branch", cases: [{ if: [{ turn: "own" }], ops: [{ op: "draw", n: 1, if: [{ handSize: "own", atMost: 1 }] }] }] }],
    [],
  ),
  "branch: a case with a choice, and behind it more": done(
    [
      {
        op: "branch",
        cases: [{ if: [{ turn: "own" }], ops: [pick(called("Ogre")), { op: "rest", target: "t1" }, { op: "draw", n: 1, after: "then" }] }],
      },
      { op: "mill", n: 1 },
    ],
    ["D1: deck → hand", "D2: deck → trash", "Ogre: rested false → true"],
  ),
  "branch: with a condition of its own that is not so": done(
    [
      { op: "mill", n: 1 },
      { op: "branch", if: [{ turn: "enemy" }], cases: [{ else: true, ops: [{ op: "draw", n: 1 }] }] },
    ],
    ["D1: deck → trash"],
  ),
  "branch: it may be declined": undone([{ op: "branch", may: true, cases: [{ else: true, ops: [{ op: "draw", n: 1 }] }] }], [], {
    answers: ["decline"],
  }),
  "chooseMode: a mode whose first instruction asks besides": done(
    [
      {
        op: "chooseMode",
        modes: [
          [
            { op: "draw", n: 1, if: [{ turn: "enemy" }] },
            { op: "mill", n: 1 },
          ],
          [{ op: "rest", ...hit("Ogre") }],
        ],
      },
    ],
    ["D1: deck → trash"],
    { answers: ["effect 1"] },
  ),
  "chooseMode: it may be declined": undone(
    [{ op: "chooseMode", may: true, modes: [[{ op: "draw", n: 1 }], [{ op: "rest", ...hit("Ogre") }]] }],
    [],
    { answers: ["decline"] },
  ),
  "chooseMode: with a condition of its own that is not so": done(
    [
      { op: "mill", n: 1 },
      { op: "chooseMode", if: [{ turn: "enemy" }], modes: [[{ op: "draw", n: 1 }], [{ op: "rest", ...hit("Ogre") }]] },
    ],
    ["D1: deck → trash"],
  ),
  "players: the first instruction asks besides": done(
    [
      {
        op: "players",
        who: "opponent",
        ops: [
          { op: "draw", n: 1, if: [{ turn: "own" }] },
          { op: "mill", n: 1 },
        ],
      },
    ],
    ["E1: deck → trash"],
  ),
  "players: with a condition of its own that is not so": done(
    [
      { op: "mill", n: 1 },
      { op: "players", who: "opponent", if: [{ turn: "enemy" }], ops: [{ op: "draw", n: 1 }] },
    ],
    ["D1: deck → trash"],
  ),
  "may: with a condition of its own that is not so": done(
    [
      { op: "mill", n: 1 },
      { op: "draw", n: 1, may: true, if: [{ turn: "enemy" }] },
    ],
    ["D1: deck → trash"],
  ),
  "choose: the picks of a choice and of a later one that does not apply": done(
    [{ op: "mill", n: 1 }, pick(own), { ...pick({ ...own, lvMax: 2 }, "t2", 2), if: [{ turn: "enemy" }] }, { op: "rest", target: "t1" }],
    ["D1: deck → trash", "Hero: rested false → true"],
    { answers: ["choose Hero"] },
  ),
  "choose: any of them, where a later one does not apply": done(
    [
      { op: "mill", n: 1 },
      pick({ ...own, lvMax: 2 }),
      { ...pick({ ...own, lvMax: 2 }, "t2", 2), if: [{ turn: "enemy" }] },
      { op: "returnToHand", target: "t1" },
    ],
    ["D1: deck → trash", "Page: battleArea → hand"],
    { answers: ["choose Page"] },
  ),
  "lookTop: two of two to the top": done(
    [
      { op: "lookTop", n: 2 },
      { op: "lookedToTop", n: 2 },
    ],
    ["P1's deck: D2, D1, D3, D4, D5", "look at D1", "look at D2"],
    { answers: ["choose D1"] },
  ),
  "lookTop: two of two to the bottom": done(
    [
      { op: "lookTop", n: 2 },
      { op: "lookedToBottom", n: 2 },
    ],
    ["P1's deck: D3, D4, D5, D2, D1", "look at D1", "look at D2"],
    { answers: ["choose D2"] },
  ),
  "lookTop: one, and the rest to the trash": done(
    [{ op: "lookTop", n: 1 }, { op: "lookedRestToTrash" }],
    ["D1: deck → trash", "look at D1"],
  ),
  "lookTop: one, and the rest to the bottom": done(
    [{ op: "lookTop", n: 1 }, { op: "lookedRestToBottom" }],
    ["P1's deck: D2, D3, D4, D5, D1", "look at D1"],
  ),
  "lookTop: one, to the top": done(
    [
      { op: "lookTop", n: 1 },
      { op: "lookedToTop", n: 1 },
    ],
    ["look at D1"],
  ),
  "lookTop: none fits": undone(
    [
      { op: "lookTop", n: 1 },
      { op: "mayTakeLooked", n: 1, from: from("looked", "CommandCard"), to: "hand" },
    ],
    ["look at D1"],
    { answers: ["decline"] },
  ),
  "damage: for each of what was milled": done(
    [
      { op: "mill", n: 2 },
      { op: "damage", n: 1, ...hit("Hulk"), times: { count: from("milled") }, after: "then" },
    ],
    ["D1: deck → trash", "D2: deck → trash", "Hulk: damage 0 → 2"],
  ),
  "damage: for each Unit card that was milled, on either side": done(
    [
      { op: "mill", n: 2 },
      { op: "damage", n: 1, ...hit("Hulk"), times: { count: from("milled", "UnitCard", { side: "any" }) }, after: "then" },
    ],
    ["D1: deck → trash", "D2: deck → trash", "Hulk: damage 0 → 1"],
  ),
  "damage: for each of what both players have milled": done(
    [
      { op: "players", who: "each", ops: [{ op: "mill", n: 1 }] },
      { op: "damage", n: 1, ...hit("Hulk"), times: { count: from("milled", "UnitCard", { side: "any" }) }, after: "then" },
    ],
    ["D1: deck → trash", "E1: deck → trash", "Hulk: damage 0 → 2"],
  ),
  "exile: what both players have milled": done(
    [
      { op: "players", who: "each", ops: [{ op: "mill", n: 1 }] },
      { op: "exile", ...all(from("milled", "Card", { side: "any" })), after: "then" },
    ],
    ["D1: deck → removal", "E1: deck → removal"],
  ),
  "damage: for each of what is looked at": done(
    [
      { op: "lookTop", n: 2 },
      { op: "damage", n: 1, ...hit("Hulk"), times: { count: from("looked") } },
    ],
    ["Hulk: damage 0 → 2", "look at D1", "look at D2"],
  ),
  "damage: for each Unit card that is looked at, on either side": done(
    [
      { op: "lookTop", n: 2 },
      { op: "damage", n: 1, ...hit("Hulk"), times: { count: from("looked", "UnitCard", { side: "any" }) } },
    ],
    ["Hulk: damage 0 → 1", "look at D1", "look at D2"],
  ),
  "gainKeywordsOf: of one that has left": undone(
    [pick(called("Imp")), { op: "destroy", target: "t1" }, { op: "gainKeywordsOf", of: "t1", ...all(own), ...turn }],
    ["Imp: battleArea → trash"],
  ),
  "what becomes of what is chosen, damage that is not enough": done(
    [pick(enemy), { op: "damage", n: 1, target: "t1" }],
    ["Ogre: damage 1 → 2"],
    { answers: ["choose Ogre"] },
  ),
  "what becomes of what is chosen, what is rested already, and what is not": done(
    [pick(enemy), { op: "setActive", target: "t1" }],
    ["Imp: rested true → false"],
    { answers: ["choose Imp"] },
  ),
  "what becomes of what is chosen, recover": done([pick(any), { op: "recover", n: 1, target: "t1" }], ["Hero: damage 2 → 1"], {
    answers: ["choose Hero"],
  }),
  "what becomes of what is chosen, destroy": done([pick(enemy), { op: "destroy", target: "t1" }], ["Imp: battleArea → trash"], {
    answers: ["choose Imp"],
  }),
  "what becomes of what is chosen, return": done(
    [pick({ ...own, lvMax: 2 }), { op: "returnToHand", target: "t1" }],
    ["Lamb: battleArea → nowhere"],
    { answers: ["choose Lamb"] },
  ),
  "what becomes of what is chosen, exile": done([pick(enemy), { op: "exile", target: "t1" }], ["Imp: battleArea → removal"], {
    answers: ["choose Imp"],
  }),
  "what becomes of what is chosen, to the deck": done(
    [pick(enemy), { op: "returnToDeckBottom", target: "t1" }],
    ["Imp: battleArea → deck", "P2's deck: E1, E2, E3, E4, Imp"],
    { answers: ["choose Imp"] },
  ),
  "what becomes of what is chosen, shuffled into the deck": done(
    [pick(enemy), { op: "returnToDeckShuffle", target: "t1" }],
    ["Imp: battleArea → deck", "P2's deck: E3, E1, E2, E4, Imp", "shuffle"],
    { answers: ["choose Imp"] },
  ),
  "what becomes of what is chosen, deployed": done(
    [pick(from("trash", "Card", { lvMin: 0 })), { op: "deploy", target: "t1" }],
    ["Knight: + deployed this turn", "Knight: trash → battleArea"],
    { answers: ["choose Knight"] },
  ),
  "what becomes of what is chosen, to hand": done([pick(from("trash")), { op: "addToHand", target: "t1" }], ["Psalm: trash → hand"], {
    answers: ["choose Psalm"],
  }),
  "what becomes of what is chosen, paired": done(
    [pick({ ...own, paired: false }), pick(from("trash", "PilotCard"), "t2"), { op: "pair", target: "t2", with: "t1" }],
    ["Drummer: trash → beneath", "Page: hp 3 → 4", "Page: pilot null → Drummer"],
    { answers: ["choose Page"] },
  ),
  "what becomes of what is chosen, AP": done(
    [pick(enemy), { op: "modify", ap: 1, hp: -1, target: "t1", ...turn }],
    ["Ogre: ap 6 → 7", "Ogre: hp 8 → 7"],
    { answers: ["choose Ogre"] },
  ),
  "what becomes of what is chosen, cannot attack": done(
    [pick(enemy), { op: "cannotAttack", target: "t1", ...turn }],
    ["Ogre: + cannot attack"],
    { answers: ["choose Ogre"] },
  ),
  "what becomes of what is chosen, a keyword": done(
    [pick(enemy), { op: "gainKeyword", keyword: { k: "Breach", n: 2 }, target: "t1", ...turn }],
    ["Ogre: + <Breach 2>"],
    { answers: ["choose Ogre"] },
  ),
  "what becomes of what is chosen, nothing to the one that is chosen": done([pick(enemy), { op: "draw", n: 1 }], ["D1: deck → hand"], {
    answers: ["choose Ogre"],
  }),
  "what becomes of what is chosen, a Shield": done(
    [pick({ kind: "Shield", side: "enemy" }), { op: "damage", n: 1, target: "t1" }],
    ["Twin: shieldSection → trash", "reveal Twin"],
    { answers: ["choose Twin"] },
  ),
  "choose: a Pilot": done(
    [pick({ kind: "Pilot", side: "any" }), { op: "destroy", target: "t1" }],
    ["Ogre: ap 6 → 4", "Ogre: hp 8 → 7", "Ogre: linked true → false", "Ogre: pilot P2 Rider → null", "P2 Rider: beneath → trash"],
    { answers: ["choose P2 Rider"] },
  ),
  "choose: a Base": done([pick(base), { op: "rest", target: "t1" }], ["Shed: rested false → true"], { answers: ["choose Shed"] }),
  "choose: a Resource": done(
    [pick({ kind: "Resource", side: "own" }), { op: "rest", target: "t1" }],
    ["P1: active Resources 2 → 1", "R1: rested false → true"],
    { answers: ["choose R1"] },
  ),
  "choose: a card of the shield area": done(
    [pick({ kind: "ShieldAreaCard", side: "any" }), { op: "destroy", target: "t1" }],
    ["Shed: baseSection → trash"],
    { answers: ["choose Shed"] },
  ),
  "choose: a Unit or Base": done(
    [pick({ kind: "UnitOrBase", side: "enemy" }), { op: "rest", target: "t1" }],
    ["Shed: rested false → true"],
    { answers: ["choose Shed"] },
  ),
  "choose: a card of the hand": done(
    [pick(from("hand")), { op: "returnToDeckBottom", target: "t1" }],
    ["P1's deck: D1, D2, D3, D4, D5, Study", "Study: hand → deck"],
    { answers: ["choose Study"] },
  ),
  "choose: two cards of the trash": done(
    [pick(from("trash"), "t1", 2), { op: "exile", target: "t1" }],
    ["Knight: trash → removal", "Psalm: trash → removal"],
    { answers: ["choose Psalm", "choose Knight"] },
  ),
  "players: who has nothing to choose does nothing with what the other has chosen (R-68)": undone(
    [{ op: "players", who: "each", ops: [pick({ ...own, nameIncludes: "Hero" }), { op: "damage", n: 1, target: "t1" }] }],
    ["Hero: damage 2 → 3"],
  ),
  "players: what the last one has chosen may still be spoken of": done(
    [
      { op: "players", who: "each", ops: [pick({ ...own, lvMin: 4 }), { op: "damage", n: 1, target: "t1" }] },
      { op: "rest", target: "t1", after: "then" },
    ],
    ["Hero: damage 2 → 3", "Ogre: damage 1 → 2", "Ogre: rested false → true"],
  ),
  "deploy: at its cost, of nothing": undone(
    [
      { op: "mill", n: 1 },
      { ...pick(from("milled", "UnitCard", { nameIncludes: "Nobody" })), after: "then" },
      { op: "deploy", payCost: true, target: "t1" },
    ],
    ["D1: deck → trash"],
  ),
  "choose: of what was milled": done(
    [
      { op: "mill", n: 2 },
      { ...pick(from("milled")), after: "then" },
      { op: "addToHand", target: "t1" },
    ],
    ["D1: deck → trash", "D2: deck → hand"],
    { answers: ["choose D2"] },
  ),
  "what becomes of what is chosen, damage for each": done(
    [pick(enemy), { op: "damage", n: 1, target: "t1", times: { count: own } }],
    ["Ogre: damage 1 → 4"],
    { answers: ["choose Ogre"] },
  ),
  "what becomes of what is chosen, AP for each": done(
    [pick(enemy), { op: "modify", ap: -1, target: "t1", times: { count: own }, ...turn }],
    ["Ogre: ap 6 → 3"],
    { answers: ["choose Ogre"] },
  ),
  "what becomes of what is chosen, damage that some do not receive": undone(
    [
      { op: "preventDamage", damage: "any", from: { side: "any" }, ...hit("Ogre"), ...turn },
      pick(enemy),
      { op: "damage", n: 1, target: "t1" },
    ],
    ["Ogre: + cannot receive damage"],
    { answers: ["choose Ogre"] },
  ),
  "what becomes of what is chosen, damage that another receives": done(
    [
      pick(called("Ogre")),
      pick(called("Hulk"), "t2"),
      { op: "redirectDamage", damage: "any", fromTarget: "t1", to: "t2", ...turn },
      { ...pick(enemy, "dev"), after: "then" },
      { op: "damage", n: 1, target: "dev" },
    ],
    ["Hulk: damage 0 → 1", "Ogre: + passes on damage"],
    { answers: ["choose Ogre"] },
  ),
  "what becomes of what is chosen, who cannot be set active": undone(
    [{ op: "cannotBeSetActive", ...hit("Imp"), ...turn }, pick(enemy), { op: "setActive", target: "t1" }],
    ["Imp: + cannot be set as active"],
    { answers: ["choose Imp"] },
  ),
};

/** "If you do, place an EX Resource": that shows what was carried out, and nothing else looks at it. */
const follows = { op: "placeEXResource", n: 1, after: "ifYouDo" };
const hero = (ops: readonly object[]) => ({
  name: "Hero",
  ap: 3,
  hp: 5,
  level: 4,
  link: [{ pilotNameIncludes: "Rider" }],
  effects: [{ timing: "ActivateMain", ops: [...ops, follows] }],
});

const lay = ({ ops, ...row }: Row): Table =>
  table({ P1: { ...P1, ...row.P1 }, P2: { ...P2, ...row.P2 } }, [hero(ops), { name: "Page", ap: 2, hp: 3, level: 2 }, ...people]);

test.each(Object.entries(rows))("16.10 %s", (_, row) => {
  const t = lay(row);
  const before = look(t);
  const ex = Number(t.player("P1")["exResources"]);
  t.answer(activate("Hero"), ...(row.answers ?? []));
  expect(t.question).toBe("6-5");
  const carried = Number(t.player("P1")["exResources"]) > ex;
  const is = differences(t, before).filter((each) => !each.startsWith("EX Resource: "));
  expect({ is: is.toSorted(), carried }).toEqual({ is: row.is.toSorted(), carried: row.carried });
});

test("each word asks and is told in words, with the paragraph", async () => {
  const texts = Object.entries(rows).map(([name, row]) => {
    const t = lay(row);
    const [, ...used] = t.answer(activate("Hero")).log;
    return [`# ${name}`, ...used, ...t.transcript(...(row.answers ?? []))].join("\n");
  });
  await expect(`${texts.join("\n")}\n`).toMatchFileSnapshot("../golden/instructions.txt");
});
