/** 1-5b What a text could do now is looked at before somebody uses it: where nothing would come of it, that is said, and why. */
import { expect, test } from "vitest";
import { Table } from "../differences.ts";

type Side = Readonly<Record<string, unknown>>;
const theirs = (more: object = {}) => ({ all: ["unit"], sides: "opponent", ...more });
const mine = (more: object = {}) => ({ all: ["unit"], sides: "own", ...more });
const one = (more: object = {}) => ({ choose: 1, of: ["unit"], sides: "opponent", ...more });
const turn = { until: "endOfTurn" };
const cards = [
  { name: "Imp", atk: 1, hp: 2, level: 1, traits: ["Imps"] },
  { name: "Ogre", atk: 4, hp: 6, level: 3, traits: ["Ogres"] },
  {
    name: "Stone",
    atk: 1,
    hp: 4,
    effect: [{ kind: "constant", timing: "inPlay", do: [{ op: "immuneToDamage", target: "self", damageType: "effect" }] }],
  },
];
const P1: Side = {
  ruler: [{ card: "K-11", as: "K" }],
  fieldZone: ["Altar"],
  leftAttackZone: [{ card: "Imp", as: "Imp" }],
  hand: ["Imp"],
  deck: 5,
  damageZone: 1,
};
const P2: Side = { ruler: [{ card: "A-1", as: "A" }], leftAttackZone: [{ card: "Ogre", as: "Ogre", damage: 1 }], deck: 5 };
const noUnits = { leftAttackZone: [] };
const stone = { leftAttackZone: ["Stone"] };
const nobody = "nothing is there that it means";

/** What the text does; what is on the field; why nothing would come of it, or "" if something would. */
type Row = [says: string, does: object[], why: string, P1?: Side, P2?: Side];
const rows: Row[] = [
  ["damage: somebody is there", [{ op: "damage", amount: 1, target: theirs() }], ""],
  ["damage: nobody is there", [{ op: "damage", amount: 1, target: theirs() }], nobody, {}, noUnits],
  ["damage: only one that takes none", [{ op: "damage", amount: 1, target: theirs() }], "Stone takes no effect damage", {}, stone],
  [
    "damage: one that takes none, and another",
    [{ op: "damage", amount: 1, target: theirs() }],
    "",
    {},
    { leftAttackZone: ["Stone"], rightAttackZone: ["Imp"] },
  ],
  ["damage to the enemy ruler", [{ op: "damage", amount: 1, target: "enemyRuler" }], ""],
  ["damage to the attacking unit, without an attack", [{ op: "damage", amount: 1, target: "attackingUnit" }], nobody],
  ["recover: a damaged unit", [{ op: "recover", amount: 1, target: theirs() }], ""],
  ["recover: undamaged units", [{ op: "recover", amount: 1, target: mine() }], "Imp has no damage"],
  ["recover: your ruler", [{ op: "recover", amount: 1, target: "yourRuler" }], ""],
  ["recover: a ruler without damage", [{ op: "recover", amount: 1, target: "enemyRuler" }], "the ruler has no damage"],
  ["setDamage: to another number", [{ op: "setDamage", target: theirs(), value: 3 }], ""],
  ["setDamage: to the same", [{ op: "setDamage", target: theirs(), value: 1 }], "Ogre has that damage already"],
  ["ready: a rested one", [{ op: "ready", target: theirs() }], "", {}, { leftAttackZone: [{ card: "Ogre", rested: true }] }],
  ["ready: an active one", [{ op: "ready", target: theirs() }], "Ogre is active already"],
  ["rest: an active one", [{ op: "rest", target: theirs() }], ""],
  [
    "rest: a rested one",
    [{ op: "rest", target: theirs() }],
    "Ogre is rested already",
    {},
    { leftAttackZone: [{ card: "Ogre", as: "Ogre", rested: true }] },
  ],
  ["modify", [{ op: "modify", target: theirs(), atk: 1, ...turn }], ""],
  [
    "modify: until the end of a battle, without one",
    [{ op: "modify", target: theirs(), atk: 1, until: "endOfBattle" }],
    "it lasts until the end of a battle, and there is none",
  ],
  ["immuneToDamage", [{ op: "immuneToDamage", target: theirs(), damageType: "effect" }], ""],
  ["grantKeyword", [{ op: "grantKeyword", keyword: "Piercing", target: theirs(), ...turn }], ""],
  [
    "grantKeyword: to an attribute that it has",
    [{ op: "grantKeyword", keyword: "Piercing", target: theirs(), traitAny: ["Ogres", "Elves"], ...turn }],
    "",
  ],
  [
    "grantKeyword: to an attribute that it has not",
    [{ op: "grantKeyword", keyword: "Piercing", target: theirs(), traitAny: ["Imps", "Elves"], ...turn }],
    "Ogre has not the attribute",
  ],
  ["move: to the hand", [{ op: "move", target: theirs(), to: "deckBottom" }], ""],
  ["move: to an empty zone", [{ op: "move", target: mine(), to: { zones: ["attack"], empty: true } }], ""],
  [
    "move: the only zone is occupied",
    [{ op: "move", target: theirs(), to: { zones: ["defence"], empty: true } }],
    "the zone that it could go to is occupied",
    {},
    { defenceZone: ["Imp"], leftAttackZone: [{ card: "Ogre", as: "Ogre" }] },
  ],
  [
    "move: all zones are occupied",
    [{ op: "move", target: theirs(), to: { zones: ["attack"], empty: true } }],
    "all zones that it could go to are occupied",
    {},
    { rightAttackZone: ["Imp"] },
  ],
  [
    "move: where it stands it does not go",
    [{ op: "move", target: theirs(), to: { zones: ["defence"] } }],
    "the zone that it could go to is occupied",
    {},
    { leftAttackZone: [], defenceZone: [{ card: "Ogre", as: "Ogre" }] },
  ],
  ["discard: a card in hand", [{ op: "discard", count: 1 }], ""],
  ["discard: an empty hand", [{ op: "discard", count: 1 }], "your hand is empty", { hand: [] }],
  ["endAttackPhaseAfterBattle: in the main phase", [{ op: "endAttackPhaseAfterBattle" }], "it is not the attack phase"],
  ["materialsToDeckBottom: enough", [{ op: "materialsToDeckBottom", target: ["self", one({ sides: "own" })] }], ""],
  [
    "materialsToDeckBottom: too few",
    [{ op: "materialsToDeckBottom", target: ["self", { ...one({ sides: "own" }), choose: 2 }] }],
    "what it needs besides itself is not in play",
  ],
  ["draw", [{ op: "draw", count: 1 }], ""],
  ["shuffleDeck alone is nothing", [{ op: "rest", target: theirs() }, { op: "shuffleDeck" }], nobody, {}, noUnits],
  [
    "the first does nothing, the second does",
    [
      { op: "rest", target: theirs() },
      { op: "draw", count: 1 },
    ],
    "",
    {},
    noUnits,
  ],
  [
    "the first does nothing, and if it does, the second",
    [{ op: "rest", target: theirs() }, { op: "ifYouDo" }, { op: "draw", count: 1 }],
    nobody,
    {},
    noUnits,
  ],
  ["the first may be done, and could not", [{ op: "may" }, { op: "rest", target: theirs() }], nobody, {}, noUnits],
  ["the first may be done, and could", [{ op: "may" }, { op: "rest", target: theirs() }], ""],
  [
    "two that do nothing: the first says why",
    [
      { op: "rest", target: theirs() },
      { op: "discard", count: 1 },
    ],
    nobody,
    { hand: [] },
    noUnits,
  ],
  [
    "what is chosen of the deck is not seen beforehand",
    [{ op: "move", target: { choose: 1, of: ["event"], zone: "deck", sides: "own" }, to: "hand" }],
    "",
  ],
  [
    "one of two ways does something",
    [{ op: "oneOf", modes: [[{ op: "rest", target: theirs() }], [{ op: "draw", count: 1 }]] }],
    "",
    {},
    noUnits,
  ],
  [
    "neither way does",
    [{ op: "oneOf", modes: [[{ op: "rest", target: theirs() }], [{ op: "endAttackPhaseAfterBattle" }]] }],
    nobody,
    {},
    noUnits,
  ],
];

const said = (does: readonly object[], mine: Side = {}, other: Side = {}) => {
  const bell = { name: "Bell", type: "field", effect: [{ kind: "activated", timing: "normal", do: [{ op: "draw", count: 1 }] }] };
  const altar = { name: "Altar", type: "field", effect: [{ kind: "activated", timing: "normal", do: does }] };
  const t = new Table({ P1: { ...P1, fieldZone: ["Altar", "Bell"], ...mine }, P2: { ...P2, ...other } }, [altar, bell, ...cards]);
  return t.g.meaning(t.g.parse("use Altar"));
};

test.each<Row>(rows)("1-5b %s", (_, does, why, mine, other) => {
  const means = said(does, mine, other);
  expect(/^nothing would come of it: ([^;]*);/.exec(means)?.[1] ?? "").toBe(why);
});
