/**
 * 19.6 Every instruction: what it does on one and the same field, and everything else that it leaves as it was. Each is asked of what is
 * there, of what is so already, of some that can and some that cannot, and of nothing at all; and whether it was done, so that what is
 * behind an "if you do" follows (GR-14-IFYOUDO).
 */
import { expect, test } from "vitest";
import { differences, look, Table } from "../differences.ts";

type Side = Readonly<Record<string, unknown>>;
const choose = (filter: object, n: unknown = 1) => ({ choose: n, of: ["unit"], ...filter });
const all = (filter: object, of: readonly string[] = ["unit"]) => ({ all: of, ...filter });
const theirs = { sides: "opponent" };
const yours = { sides: "own" };
const called = (nameIs: string) => all({ nameIs });
const turn = { until: "endOfTurn" };

const cards = [
  { name: "Imp", atk: 1, hp: 2, stk: 1, level: 1, traits: ["Imps"] },
  { name: "Ogre", atk: 4, hp: 6, stk: 2, level: 3, traits: ["Ogres"], keywords: ["Piercing"] },
  { name: "Page", atk: 2, hp: 3, stk: 1, level: 2, traits: ["Squires"] },
  { name: "Squire", atk: 1, hp: 4, stk: 1, level: 1, traits: ["Squires"] },
  { name: "Soul", atk: 1, hp: 1, stk: 1, level: 0 },
  { name: "Ghost", atk: 3, hp: 3, stk: 1, level: 1 },
  { name: "Wraith", atk: 2, hp: 2, stk: 1, level: 2 },
  { name: "Chapel", type: "field", level: 1 },
  {
    name: "Spell",
    type: "event",
    level: 1,
    effect: [{ kind: "event", timing: "normal", do: [{ op: "recover", amount: 1, target: "enemyRuler" }] }],
  },
];
/** P1's ruler is rested: "if you do, ready your ruler" shows what was done, and nothing else looks at it. */
const P1: Side = {
  ruler: [{ card: "K-11", as: "K", rested: true }],
  fieldZone: ["Altar"],
  leftAttackZone: [{ card: "Page", damage: 1, soul: ["Soul"] }],
  defenceZone: [{ card: "Squire", rested: true }],
  hand: ["Ghost"],
  deck: ["Wraith", "Chapel", "Spell", "Imp"].map((card, at) => ({ card, as: `D${at + 1}` })),
  damageZone: [{ card: "Chapel", as: "X1" }],
  graveyard: [
    { card: "Ghost", as: "G1" },
    { card: "Spell", as: "G2" },
  ],
  energyZone: 3,
  activeEnergy: 3,
};
const P2: Side = {
  ruler: [{ card: "A-1", as: "A" }],
  leftAttackZone: [{ card: "Ogre", damage: 2, soul: [] }],
  rightAttackZone: [{ card: "Imp", rested: true }],
  setZones: [{ card: "Spell", as: "S2" }],
  deck: ["Soul", "Soul", "Soul"].map((card, at) => ({ card, as: `E${at + 1}` })),
  damageZone: [
    { card: "Soul", as: "Y1" },
    { card: "Soul", as: "Y2" },
  ],
  graveyard: [{ card: "Soul", as: "H1" }],
};

/** Its instructions, what comes of them, whether "if you do" follows; and answers, if there is a choice, and what is otherwise on the field. */
interface Row {
  readonly does: readonly object[];
  readonly is: readonly string[];
  readonly done: boolean;
  readonly answers?: readonly string[];
  readonly P1?: Side;
  readonly P2?: Side;
}
type More = Pick<Row, "answers" | "P1" | "P2">;
const done = (does: readonly object[], is: readonly string[], more: More = {}): Row => ({ does, is, done: true, ...more });
/** Not at all, or in part only. */
const undone = (does: readonly object[], is: readonly string[] = [], more: More = {}): Row => ({ does, is, done: false, ...more });

const rows: Readonly<Record<string, Row>> = {
  "damage: all opposing units": done([{ op: "damage", amount: 1, target: all(theirs) }], ["Imp: damage 0 → 1", "Ogre: damage 2 → 3"]),
  "damage: enough": done([{ op: "damage", amount: 2, target: called("Imp") }], ["Imp: rightAttackZone → graveyard"]),
  "damage: one of one's own": done([{ op: "damage", amount: 1, target: choose(yours) }], ["Squire: damage 0 → 1"], {
    answers: ["choose Squire"],
  }),
  "damage: none": undone([{ op: "damage", amount: 0, target: called("Ogre") }]),
  "damage: nobody": undone([{ op: "damage", amount: 1, target: called("Nobody") }]),
  "damage: the enemy ruler": done([{ op: "damage", amount: 2, target: "enemyRuler" }], ["E1: deck → damageZone", "E2: deck → damageZone"]),
  "damage: your ruler": done([{ op: "damage", amount: 1, target: "yourRuler" }], ["D1: deck → damageZone"]),
  "damage: one or two of them": done([{ op: "damage", amount: 1, target: choose(theirs, [1, 2]) }], ["Imp: damage 0 → 1"], {
    answers: ["choose Imp", "choose no more"],
  }),
  "damage: up to two, and none is chosen": undone([{ op: "damage", amount: 1, target: choose(theirs, [0, 2]) }], [], {
    answers: ["choose no more"],
  }),
  "damage: the attacking unit, without an attack": undone([{ op: "damage", amount: 1, target: "attackingUnit" }]),
  "damage: a unit that the same text chose": done(
    [
      { op: "rest", target: choose(theirs) },
      { op: "damage", amount: 1, target: "sameTarget" },
    ],
    ["Ogre: damage 2 → 3", "Ogre: rested false → true"],
    { answers: ["choose Ogre"] },
  ),
  "distributeDamage: two and one": done(
    [{ op: "distributeDamage", amount: 3, target: choose(theirs, [1, 3]) }],
    ["Imp: damage 0 → 1", "Ogre: damage 2 → 4"],
    { answers: ["choose Ogre", "choose Imp", "deal 2"] },
  ),
  "distributeDamage: all to one": done([{ op: "distributeDamage", amount: 3, target: choose(theirs, [1, 3]) }], ["Ogre: damage 2 → 5"], {
    answers: ["choose Ogre", "choose no more"],
  }),
  "destroy: a unit with its soul": done(
    [{ op: "destroy", target: called("Page") }],
    ["Page: leftAttackZone → graveyard", "Soul: the soul of Page → graveyard"],
  ),
  "destroy: all opposing units": done(
    [{ op: "destroy", target: all(theirs) }],
    ["Imp: rightAttackZone → graveyard", "Ogre: leftAttackZone → graveyard"],
    { answers: ["choose Imp"] },
  ),
  "destroy: a field": done([{ op: "destroy", target: all({ nameIs: "Chapel" }, ["field"]) }], ["Chapel: fieldZone → graveyard"], {
    P1: { ...P1, fieldZone: ["Altar", "Chapel"] },
  }),
  "destroy: nobody": undone([{ op: "destroy", target: called("Nobody") }]),
  "setDamage: more": done([{ op: "setDamage", target: called("Ogre"), value: 4 }], ["Ogre: damage 2 → 4"]),
  "setDamage: to nothing": done([{ op: "setDamage", target: called("Ogre"), value: 0 }], ["Ogre: damage 2 → 0"]),
  "setDamage: as it is": done([{ op: "setDamage", target: called("Ogre"), value: 2 }], []),
  "setDamage: some of several": done(
    [{ op: "setDamage", target: all({}), value: 2 }],
    ["Imp: rightAttackZone → graveyard", "Page: damage 1 → 2", "Squire: damage 0 → 2"],
  ),
  "setDamage: enough": done([{ op: "setDamage", target: called("Imp"), value: 2 }], ["Imp: rightAttackZone → graveyard"]),
  "setDamage: a ruler has none": undone([{ op: "setDamage", target: "enemyRuler", value: 1 }]),
  "reduceNextDamage: to one": done(
    [
      { op: "reduceNextDamage", target: called("Ogre"), to: 1 },
      { op: "damage", amount: 3, target: called("Ogre") },
    ],
    ["Ogre: damage 2 → 3"],
  ),
  "reduceNextDamage: by two": done(
    [
      { op: "reduceNextDamage", target: called("Ogre"), by: 2 },
      { op: "damage", amount: 3, target: called("Ogre") },
    ],
    ["Ogre: damage 2 → 3"],
  ),
  "reduceNextDamage: to more than it is": done(
    [
      { op: "reduceNextDamage", target: called("Ogre"), to: 5 },
      { op: "damage", amount: 3, target: called("Ogre") },
    ],
    ["Ogre: damage 2 → 5"],
  ),
  "reduceNextDamage: by more than it is": done(
    [
      { op: "reduceNextDamage", target: called("Ogre"), by: 5 },
      { op: "damage", amount: 3, target: called("Ogre") },
    ],
    [],
  ),
  "reduceNextDamage: combat damage only": done(
    [
      { op: "reduceNextDamage", target: called("Ogre"), by: 2, damageType: "combat" },
      { op: "damage", amount: 3, target: called("Ogre") },
    ],
    ["Ogre: damage 2 → 5"],
  ),
  "reduceNextDamage: effect damage only": done(
    [
      { op: "reduceNextDamage", target: called("Ogre"), by: 2, damageType: "effect" },
      { op: "damage", amount: 3, target: called("Ogre") },
    ],
    ["Ogre: damage 2 → 3"],
  ),
  "reduceNextDamage: once": done(
    [
      { op: "reduceNextDamage", target: called("Ogre"), by: 2 },
      { op: "damage", amount: 2, target: called("Ogre") },
      { op: "damage", amount: 2, target: called("Ogre") },
    ],
    ["Ogre: damage 2 → 4"],
  ),
  "reduceNextDamage: nobody": undone([{ op: "reduceNextDamage", target: called("Nobody"), by: 2 }]),
  "reduceDamage: each": done(
    [
      { op: "reduceDamage", target: called("Ogre"), by: 1, ...turn },
      { op: "damage", amount: 2, target: called("Ogre") },
      { op: "damage", amount: 2, target: called("Ogre") },
    ],
    ["Ogre: damage 2 → 4"],
  ),
  "reduceDamage: combat damage only": done(
    [
      { op: "reduceDamage", target: called("Ogre"), by: 1, damageType: "combat", ...turn },
      { op: "damage", amount: 2, target: called("Ogre") },
    ],
    ["Ogre: damage 2 → 4"],
  ),
  "immuneToDamage: of effects": done(
    [
      { op: "immuneToDamage", target: called("Ogre"), damageType: "effect" },
      { op: "damage", amount: 2, target: called("Ogre") },
    ],
    [],
  ),
  "immuneToDamage: of combat only": done(
    [
      { op: "immuneToDamage", target: called("Ogre"), damageType: "combat" },
      { op: "damage", amount: 2, target: called("Ogre") },
    ],
    ["Ogre: damage 2 → 4"],
  ),
  "modify: all values": done(
    [{ op: "modify", target: called("Ogre"), atk: 1, hp: 2, stk: 1, level: -1, ...turn }],
    ["Ogre: atk 4 → 5", "Ogre: hp 6 → 8", "Ogre: levelNow 3 → 2", "Ogre: stk 2 → 3"],
  ),
  "modify: HP to nothing": done([{ op: "modify", target: called("Imp"), hp: -2, ...turn }], ["Imp: rightAttackZone → graveyard"]),
  "modify: ATK below nothing": done([{ op: "modify", target: called("Imp"), atk: -5, ...turn }], ["Imp: atk 1 → -4"]),
  "modify: all of them": done([{ op: "modify", target: all(yours), atk: 1, ...turn }], ["Page: atk 2 → 3", "Squire: atk 1 → 2"]),
  "modify: a ruler": done([{ op: "modify", target: "enemyRuler", atk: 1, ...turn }], ["A: atk 4 → 5"]),
  "modify: nobody": undone([{ op: "modify", target: called("Nobody"), atk: 1, ...turn }]),
  "modify: until the end of the battle, without one": undone([{ op: "modify", target: called("Ogre"), atk: 1, until: "endOfBattle" }]),
  grantKeyword: done(
    [{ op: "grantKeyword", keyword: "Intercept", target: called("Ogre"), ...turn }],
    ["Ogre: keywords [Piercing] → [Piercing, Intercept]"],
  ),
  "grantKeyword: one that it has": done([{ op: "grantKeyword", keyword: "Piercing", target: called("Ogre"), ...turn }], []),
  "grantKeyword: only to an attribute, and it has it": done(
    [{ op: "grantKeyword", keyword: "Intercept", target: called("Ogre"), traitAny: ["Ogres", "Elves"], ...turn }],
    ["Ogre: keywords [Piercing] → [Piercing, Intercept]"],
  ),
  "grantKeyword: only to an attribute, and it has another": undone([
    { op: "grantKeyword", keyword: "Intercept", target: called("Ogre"), traitAny: ["Elves"], ...turn },
  ]),
  "grantKeyword: some of several": undone(
    [{ op: "grantKeyword", keyword: "Intercept", target: all(theirs), traitAny: ["Ogres"], ...turn }],
    ["Ogre: keywords [Piercing] → [Piercing, Intercept]"],
  ),
  loseKeyword: done([{ op: "loseKeyword", keyword: "Piercing", target: called("Ogre"), ...turn }], ["Ogre: keywords [Piercing] → []"]),
  loseAbilities: done([{ op: "loseAbilities", target: called("Ogre"), ...turn }], ["Ogre: keywords [Piercing] → []"]),
  "exile: a unit with its soul": done(
    [{ op: "exile", target: called("Page") }],
    ["Page: leftAttackZone → exile", "Soul: the soul of Page → graveyard"],
  ),
  "exile: from the graveyard": done([{ op: "exile", target: all({ zone: "graveyard", ...yours }, ["unit"]) }], ["G1: graveyard → exile"]),
  "exile: nobody": undone([{ op: "exile", target: called("Nobody") }]),
  "discard: one": done([{ op: "discard", count: 1 }], ["Ghost: hand → graveyard"]),
  "discard: one of two": done([{ op: "discard", count: 1 }], ["Imp: hand → graveyard"], {
    answers: ["choose Imp"],
    P1: { ...P1, hand: ["Ghost", "Imp"] },
  }),
  "discard: more than there are": undone([{ op: "discard", count: 2 }], ["Ghost: hand → graveyard"]),
  "discard: none is there": undone([{ op: "discard", count: 1 }], [], { P1: { ...P1, hand: [] } }),
  "ready: a rested unit": done([{ op: "ready", target: called("Imp") }], ["Imp: rested true → false"]),
  "ready: who is active": undone([{ op: "ready", target: called("Ogre") }]),
  "ready: some of several": undone([{ op: "ready", target: all({}) }], ["Imp: rested true → false", "Squire: rested true → false"]),
  "ready: nobody": undone([{ op: "ready", target: called("Nobody") }]),
  "rest: an active unit": done([{ op: "rest", target: called("Ogre") }], ["Ogre: rested false → true"]),
  "rest: who is rested": undone([{ op: "rest", target: called("Imp") }]),
  "rest: some of several": undone([{ op: "rest", target: all(theirs) }], ["Ogre: rested false → true"]),
  "rest: the enemy ruler": done([{ op: "rest", target: "enemyRuler" }], ["A: rested false → true"]),
  "move: to the hand, with its soul": done(
    [{ op: "move", target: called("Page"), to: "hand" }],
    ["Page: leftAttackZone → hand", "Soul: the soul of Page → graveyard"],
  ),
  "move: to the hand, of a ruler without one": undone([{ op: "move", target: called("Ogre"), to: "hand" }]),
  "move: to the graveyard": done(
    [{ op: "move", target: called("Page"), to: "graveyard" }],
    ["Page: leftAttackZone → graveyard", "Soul: the soul of Page → graveyard"],
  ),
  "move: to the deck bottom": done(
    [{ op: "move", target: called("Page"), to: "deckBottom" }],
    ["P1's deck: D1, D2, D3, D4, Page", "Page: leftAttackZone → deck", "Soul: the soul of Page → graveyard"],
  ),
  "move: into exile": done([{ op: "move", target: called("Imp"), to: "exile" }], ["Imp: rightAttackZone → exile"]),
  "move: to another zone": done(
    [{ op: "move", target: called("Squire"), to: { zones: ["attack"] } }],
    ["Squire: defenceZone → rightAttackZone"],
    { answers: ["to the right attack zone"] },
  ),
  "move: to an empty zone, the only one": done(
    [{ op: "move", target: called("Squire"), to: { zones: ["attack"], empty: true } }],
    ["Squire: defenceZone → rightAttackZone"],
  ),
  "move: to an empty zone, and none is": undone([{ op: "move", target: called("Ogre"), to: { zones: ["attack"], empty: true } }]),
  "move: from the graveyard to the hand": done(
    [{ op: "move", target: choose({ zone: "graveyard", ...yours }), to: "hand" }],
    ["G1: graveyard → hand"],
  ),
  "move: a card of the damage zone": done(
    [{ op: "move", target: { choose: 1, of: ["card"], zone: "damageZone", ...yours }, to: "graveyard" }],
    ["X1: damageZone → graveyard"],
  ),
  "move: a field to the field zone": done(
    [{ op: "move", target: { choose: 1, of: ["field"], zone: "damageZone", ...yours }, to: "fieldZone" }],
    ["X1: damageZone → fieldZone"],
  ),
  "move: an event to a set zone, face down": done(
    [{ op: "move", target: { choose: 1, of: ["event"], zone: "graveyard", ...yours }, to: "setZone", faceDown: true }],
    ["G2: graveyard → setZones, faceDown"],
    { answers: ["to the set zone 2"] },
  ),
  "move: a card of the hand": done(
    [{ op: "move", target: { choose: 1, of: ["unit"], zone: "hand", ...yours }, to: "graveyard" }],
    ["Ghost: hand → graveyard"],
    { answers: ["choose Ghost"] },
  ),
  "move: a card of the deck": done(
    [{ op: "move", target: { choose: 1, of: ["event"], zone: "deck", ...yours }, to: "hand" }],
    ["D3: deck → hand"],
    { answers: ["choose D3"] },
  ),
  "move: two cards of the deck, and there is one": undone(
    [{ op: "move", target: { choose: 2, of: ["event"], zone: "deck", ...yours }, to: "hand" }],
    ["D3: deck → hand"],
    { answers: ["choose D3", "choose no more"] },
  ),
  "move: a card of the deck, and none fits": undone(
    [{ op: "move", target: { choose: 1, of: ["unit"], zone: "deck", levelMax: -1, ...yours }, to: "hand" }],
    [],
    { answers: ["find nothing"] },
  ),
  "move: nobody": undone([{ op: "move", target: called("Nobody"), to: "hand" }]),
  "specialSummon: from the graveyard": done(
    [{ op: "specialSummon", target: choose({ zone: "graveyard", ...yours }) }],
    ["G1: graveyard → rightAttackZone"],
    { answers: ["to the right attack zone"] },
  ),
  "specialSummon: over another": done(
    [{ op: "specialSummon", target: choose({ zone: "graveyard", ...yours }) }],
    ["G1: graveyard → leftAttackZone", "Page: leftAttackZone → graveyard", "Soul: the soul of Page → graveyard"],
    { answers: ["to the left attack zone"] },
  ),
  "specialSummon: to an empty zone of one kind, and none is": undone([
    { op: "specialSummon", target: choose({ zone: "graveyard", ...yours }), to: { zones: ["defence"], empty: true } },
  ]),
  "specialSummon: from the hand": done(
    [{ op: "specialSummon", target: choose({ zone: "hand", ...yours }), to: { zones: ["attack"], empty: true } }],
    ["Ghost: hand → rightAttackZone"],
    { answers: ["choose Ghost"] },
  ),
  "normalSummon: from the hand, its level paid": done(
    [{ op: "normalSummon", target: choose({ zone: "hand", ...yours }) }],
    ["Energy (Resource): rested false → true", "Ghost: hand → rightAttackZone"],
    { answers: ["choose Ghost", "to the right attack zone"] },
  ),
  "normalSummon: its level cannot be paid": undone([{ op: "normalSummon", target: choose({ zone: "hand", ...yours }) }], [], {
    answers: ["choose Ghost"],
    P1: { ...P1, activeEnergy: 0 },
  }),
  "play: an event from the graveyard, its level paid": done(
    [{ op: "play", target: { choose: 1, of: ["event"], zone: "graveyard", ...yours } }],
    ["Energy (Resource): rested false → true", "Y2: damageZone → graveyard"],
    { answers: ["choose Y2"] },
  ),
  "play: its level cannot be paid": undone([{ op: "play", target: { choose: 1, of: ["event"], zone: "graveyard", ...yours } }], [], {
    P1: { ...P1, activeEnergy: 0 },
  }),
  "play: a unit from the hand": done(
    [{ op: "play", target: { choose: 1, of: ["unit"], zone: "hand", ...yours } }],
    ["Energy (Resource): rested false → true", "Ghost: hand → rightAttackZone"],
    { answers: ["choose Ghost", "to the right attack zone"] },
  ),
  "recover: a unit, some of its damage": done([{ op: "recover", amount: 1, target: called("Ogre") }], ["Ogre: damage 2 → 1"]),
  "recover: a unit, more than it has": done([{ op: "recover", amount: 5, target: called("Ogre") }], ["Ogre: damage 2 → 0"]),
  "recover: a unit without damage": undone([{ op: "recover", amount: 1, target: called("Imp") }]),
  "recover: your ruler": done([{ op: "recover", amount: 1, target: "yourRuler" }], ["X1: damageZone → graveyard"], {
    answers: ["choose X1"],
  }),
  "recover: the enemy ruler": done([{ op: "recover", amount: 1, target: "enemyRuler" }], ["Y2: damageZone → graveyard"], {
    answers: ["choose Y2"],
  }),
  "recover: a ruler without damage": undone([{ op: "recover", amount: 1, target: "yourRuler" }], [], { P1: { ...P1, damageZone: [] } }),
  "draw: two": done([{ op: "draw", count: 2 }], ["D1: deck → hand", "D2: deck → hand"]),
  "drive: two": done([{ op: "drive", count: 2 }], ["D1: deck → driveZone, faceDown", "D2: deck → driveZone, faceDown"]),
  "drawOrDrive: who has a hand draws": done([{ op: "drawOrDrive", count: 1 }], ["D1: deck → hand"]),
  "drawOrDrive: who has none drives": done([{ op: "drawOrDrive", count: 1 }], ["D1: deck → driveZone, faceDown"], {
    P1: { ...P1, ruler: [{ card: "A-1", as: "K", rested: true }], hand: [] },
  }),
  "lookTop: and the card to the bottom": done([{ op: "lookTop", count: 1 }, { op: "mayDeckBottomLooked" }], ["P1's deck: D2, D3, D4, D1"], {
    answers: ["put it on the bottom"],
  }),
  "lookTop: and the card stays": undone([{ op: "lookTop", count: 1 }, { op: "mayDeckBottomLooked" }], [], { answers: ["leave it on top"] }),
  "lookTop: and the card is driven": undone(
    [{ op: "lookTop", count: 1 }, { op: "mayDriveLooked", filter: { of: ["unit"] } }, { op: "otherwiseDeckBottom" }],
    ["D1: deck → driveZone, faceDown"],
    { answers: ["drive D1"] },
  ),
  "lookTop: and the card is not driven": done(
    [{ op: "lookTop", count: 1 }, { op: "mayDriveLooked", filter: { of: ["unit"] } }, { op: "otherwiseDeckBottom" }],
    ["P1's deck: D2, D3, D4, D1"],
    { answers: ["no"] },
  ),
  "lookTop: and the card cannot be driven": done(
    [{ op: "lookTop", count: 1 }, { op: "mayDriveLooked", filter: { of: ["event"] } }, { op: "otherwiseDeckBottom" }],
    ["P1's deck: D2, D3, D4, D1"],
    { answers: ["no"] },
  ),
  "lookTop: all to the bottom, in order": done([{ op: "lookTop", count: 3 }, { op: "lookedToDeckBottom" }], ["P1's deck: D4, D2, D3, D1"], {
    answers: ["choose D2", "choose D3"],
  }),
  "lookTop: one is attached under a unit": done(
    [
      { op: "lookTop", count: 2 },
      { op: "attachFromLooked", filter: { of: ["unit"] }, host: choose({ nameIs: "Page" }), position: "under" },
      { op: "lookedToDeckBottom" },
    ],
    ["D1: deck → the soul of Page", "P1's deck: D3, D4, D2"],
    { answers: ["choose D1"] },
  ),
  "lookTop: one is laid over a unit": done(
    [
      { op: "lookTop", count: 2 },
      { op: "attachFromLooked", filter: { of: ["unit"] }, host: choose({ nameIs: "Page" }), position: "over" },
      { op: "lookedToDeckBottom" },
    ],
    [
      "D1: deck → leftAttackZone",
      "P1's deck: D3, D4, D2",
      "Page: leftAttackZone → the soul of D1",
      "Soul: the soul of Page → the soul of D1",
    ],
    { answers: ["choose D1"] },
  ),
  "lookTop: none is attached": done(
    [
      { op: "lookTop", count: 2 },
      { op: "attachFromLooked", filter: { of: ["unit"] }, host: choose({ nameIs: "Page" }), position: "under" },
      { op: "lookedToDeckBottom" },
    ],
    ["P1's deck: D3, D4, D1, D2"],
    { answers: ["no", "choose D1"] },
  ),
  soulFromDeckTop: done(
    [{ op: "soulFromDeckTop", count: 2, host: choose({ nameIs: "Page" }) }],
    ["D1: deck → the soul of Page", "D2: deck → the soul of Page"],
  ),
  "soulFromDeckTop: more than there are": undone(
    [{ op: "soulFromDeckTop", count: 3, host: choose({ nameIs: "Page" }) }],
    ["D1: deck → the soul of Page", "D2: deck → the soul of Page"],
    {
      P1: {
        ...P1,
        deck: [
          { card: "Imp", as: "D1" },
          { card: "Imp", as: "D2" },
        ],
        fieldZone: ["Altar"],
      },
    },
  ),
  soulToDeckBottom: done(
    [{ op: "soulToDeckBottom", count: 1, host: choose({ nameIs: "Page" }) }],
    ["P1's deck: D1, D2, D3, D4, Soul", "Soul: the soul of Page → deck"],
  ),
  "soulToDeckBottom: more than there are": undone(
    [{ op: "soulToDeckBottom", count: 2, host: choose({ nameIs: "Page" }) }],
    ["P1's deck: D1, D2, D3, D4, Soul", "Soul: the soul of Page → deck"],
  ),
  "soulToDeckBottom: none is there": undone([{ op: "soulToDeckBottom", count: 1, host: choose({ nameIs: "Squire" }) }]),
  shuffleDeck: done([{ op: "shuffleDeck" }], ["P1's deck: D3, D1, D2, D4"]),
  "endAttackPhaseAfterBattle: not in the main phase": undone([{ op: "endAttackPhaseAfterBattle" }]),
  "may: used": done([{ op: "may" }, { op: "draw", count: 1 }], ["D1: deck → hand"], { answers: ["yes"] }),
  "may: declined": undone([{ op: "may" }, { op: "draw", count: 1 }], [], { answers: ["no"] }),
  "ifYouDo: and it was": done(
    [{ op: "rest", target: called("Ogre") }, { op: "ifYouDo" }, { op: "draw", count: 1 }],
    ["D1: deck → hand", "Ogre: rested false → true"],
  ),
  "ifYouDo: and it was not": undone([{ op: "rest", target: called("Imp") }, { op: "ifYouDo" }, { op: "draw", count: 1 }]),
  "and then, whatever became of it": done(
    [
      { op: "rest", target: called("Imp") },
      { op: "draw", count: 1 },
    ],
    ["D1: deck → hand"],
  ),
  "preventDestruction: none waits for it": undone([{ op: "preventDestruction", target: called("Ogre") }]),
};

const altar = (does: readonly object[]) => ({
  name: "Altar",
  type: "field",
  effect: [{ kind: "activated", timing: "normal", do: [...does, { op: "ifYouDo" }, { op: "ready", target: "yourRuler" }] }],
});

const lay = ({ does, ...row }: Row): Table => new Table({ P1: { ...P1, ...row.P1 }, P2: { ...P2, ...row.P2 } }, [altar(does), ...cards]);
test.each(Object.entries(rows))("19.6 %s", (_, row) => {
  const t = lay(row);
  const before = look(t);
  t.plays("use Altar");
  for (const answer of row.answers ?? []) t.passes(answer).plays(answer);
  t.passes();
  expect([t.question, t.asked, t.g.gate.count]).toEqual(t.asked === "nobody" ? [null, "nobody", 0] : ["9-3e", "P1", 0]);
  const readied = "K: rested true → false";
  const found = differences(t, before);
  const is = found.filter((each) => each !== readied).toSorted();
  expect({ is, done: found.includes(readied) }).toEqual({ is: row.is.toSorted(), done: row.done });
});

test("each instruction asks and is told in words, with the paragraph", async () => {
  const texts = Object.entries(rows).map(([name, row]) => {
    const t = lay(row);
    const meaning = t.g.meaning(t.g.parse("use Altar"));
    const asked = ["use Altar", ...(row.answers ?? [])].flatMap((answer) => {
      const told = t.passes(answer).log.length;
      const asks = answer === "use Altar" ? [meaning] : t.sheet;
      return [...asks, `> ${answer}`, ...t.plays(answer).log.slice(told)];
    });
    const told = t.log.length;
    return [`# ${name}`, ...asked, ...t.passes().log.slice(told)].join("\n");
  });
  await expect(`${texts.join("\n")}\n`).toMatchFileSnapshot("../golden/instructions.txt");
});
