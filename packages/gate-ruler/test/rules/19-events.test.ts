/**
 * 19.2 Which happenings an ability waits for, and which it does not. Two fields wait for everything that the vocabulary knows, one on
 * either side; each row is something that is done, and all that hear it.
 */
import { expect, test } from "vitest";
import { Table } from "../differences.ts";

type Side = Readonly<Record<string, unknown>>;
const unit = (more: object = {}) => ({ of: ["unit"], ...more });
const mine = { sides: "own" };
const yours = { sides: "opponent" };

/** What a card can wait for: how it is called below, and how a card says it. */
const waited: Readonly<Record<string, object>> = {
  "an attack sub-phase starts": { timing: "attackStart" },
  "the attack phase begins": { timing: "attackPhaseStart" },
  "an attack is about to be declared": { timing: "declarationStep" },
  "the battle ends": { timing: "battleEnd" },
  "the attack phase ends": { timing: "attackPhaseEnd" },
  "the turn ends": { timing: "turnEnd" },
  "your turn ends": { timing: "turnEnd", condition: { turn: "own" } },
  "yours attacks": { timing: "attacks", subject: unit(mine) },
  "yours of level 1 attacks": { timing: "attacks", subject: unit({ ...mine, levelMax: 1 }) },
  "theirs attacks": { timing: "attacks", subject: unit(yours) },
  "a ruler attacks": { timing: "attacks", subject: { of: ["ruler"] } },
  "anything attacks": { timing: "attacks", subject: { of: ["unit", "ruler"] } },
  "yours is attacked": { timing: "isAttacked", subject: unit(mine) },
  "theirs is attacked": { timing: "isAttacked", subject: unit(yours) },
  "your ruler is attacked": { timing: "isAttacked", subject: { of: ["ruler"], ...mine } },
  "yours enters play": { timing: "entersPlay", subject: unit(mine) },
  "theirs enters play": { timing: "entersPlay", subject: unit(yours) },
  "yours of level 1 enters play": { timing: "entersPlay", subject: unit({ ...mine, levelMax: 1 }) },
  "yours is special summoned": { timing: "specialSummoned", subject: unit(mine) },
  "your event was played": { timing: "eventPlayed", subject: { of: ["event"], zone: "gate", ...mine } },
  "their event was played": { timing: "eventPlayed", subject: { of: ["event"], zone: "gate", ...yours } },
  "yours goes to the graveyard": { timing: "putIntoGraveyard", subject: unit(mine) },
  "theirs goes to the graveyard": { timing: "putIntoGraveyard", subject: unit(yours) },
  "yours from the deck goes to the graveyard": { timing: "putIntoGraveyard", subject: unit({ ...mine, zone: "deck" }) },
  "yours from the hand goes to the graveyard": { timing: "putIntoGraveyard", subject: { of: ["card"], ...mine, zone: "hand" } },
  "a field goes to the graveyard": { timing: "putIntoGraveyard", subject: { of: ["field"] } },
};
const labels = Object.keys(waited);
const nothing = [{ op: "recover", amount: 1, target: "self" }];
const listener = (name: string) => ({
  name,
  type: "field",
  effect: Object.values(waited).map((each) => ({ kind: "automatic", do: nothing, ...each })),
});
const use = (does: readonly object[], more: object = {}) => ({ kind: "activated", timing: "normal", do: does, ...more });
const one = (more: object) => ({ choose: 1, of: ["unit"], ...more });
const cards = [
  listener("Ear"),
  listener("Spy"),
  { name: "Bell", type: "field", effect: [use(nothing)] }, // always something to do, so that a main phase stops
  { name: "Imp", atk: 1, hp: 2, level: 1 },
  { name: "Ogre", atk: 4, hp: 6, level: 2 },
  { name: "Axe", type: "field", effect: [use([{ op: "destroy", target: one({}) }])] },
  {
    name: "Mill",
    type: "field",
    effect: [
      use([{ op: "move", target: { all: ["unit"], zone: "hand", sides: "own" }, to: "graveyard" }], { cost: [{ op: "mill", count: 1 }] }),
    ],
  },
  { name: "Bin", type: "field", effect: [use([{ op: "discard", count: 1 }])] },
  {
    name: "Door",
    type: "field",
    effect: [use([{ op: "specialSummon", target: one({ zone: "graveyard", ...mine }), to: { zones: ["attack"], empty: true } }])],
  },
  {
    name: "Lift",
    type: "field",
    effect: [use([{ op: "move", target: one({ zone: "attack", ...mine }), to: { zones: ["defence"], empty: true } }])],
  },
  {
    name: "Raise",
    type: "field",
    effect: [use([{ op: "move", target: one({ zone: "graveyard", ...mine }), to: { zones: ["attack"], empty: true } }])],
  },
  { name: "Hook", type: "field", effect: [use([{ op: "move", target: one({}), to: "deckBottom" }])] },
  { name: "Spell", type: "event", level: 0, effect: [{ kind: "event", timing: "normal", do: [{ op: "draw", count: 1 }] }] },
  { name: "Reply", type: "event", level: 0, effect: [{ kind: "event", timing: "setAnyTime", do: [{ op: "draw", count: 1 }] }] },
];
const P1: Side = {
  ruler: [{ card: "K-11", as: "K" }],
  fieldZone: ["Ear", "Bell"],
  leftAttackZone: ["Ogre"],
  rightAttackZone: ["Imp"],
  deck: ["Imp", "Imp", "Imp", "Imp"],
};
const P2: Side = { ruler: [{ card: "K-11", as: "R" }], fieldZone: ["Spy"], leftAttackZone: ["Ogre"], rightAttackZone: ["Imp"], deck: 5 };

/** What is done, and what Ear and Spy hear of it. */
interface Deed {
  readonly script: readonly string[];
  readonly P1?: Side;
  readonly P2?: Side;
  readonly ear?: readonly string[];
  readonly spy?: readonly string[];
}
const deeds: Readonly<Record<string, Deed>> = {
  "a unit is played": {
    script: ["play Imp", "to the defence zone"],
    P1: { hand: ["Imp"] },
    ear: ["yours enters play", "yours of level 1 enters play"],
    spy: ["theirs enters play"],
  },
  "a unit of level 2 is played, where another stands": {
    script: ["play Ogre", "to the right attack zone"],
    P1: { hand: ["Ogre"] },
    ear: ["yours enters play", "yours goes to the graveyard"],
    spy: ["theirs enters play", "theirs goes to the graveyard"],
  },
  "an event is played": {
    script: ["play Spell"],
    P1: { hand: ["Spell"] },
    ear: ["your event was played"],
    spy: ["their event was played"],
  },
  "a set event is played by the other player": {
    script: ["use Bin", "play Reply"],
    P1: { hand: ["Imp"], fieldZone: ["Ear", "Bell", "Bin"] },
    P2: { setZones: ["Reply"] },
    ear: ["their event was played", "yours from the hand goes to the graveyard"],
    spy: ["your event was played"],
  },
  "a unit is special summoned": {
    script: ["use Door"],
    P1: { fieldZone: ["Ear", "Bell", "Door"], rightAttackZone: [], graveyard: ["Imp"] },
    ear: ["yours enters play", "yours is special summoned", "yours of level 1 enters play"],
    spy: ["theirs enters play"],
  },
  "a unit is put into play": {
    script: ["use Raise"],
    P1: { fieldZone: ["Ear", "Bell", "Raise"], rightAttackZone: [], graveyard: ["Imp"] },
    ear: ["yours enters play", "yours of level 1 enters play"],
    spy: ["theirs enters play"],
  },
  "a unit moves from one zone to another": {
    script: ["use Lift", "choose Imp"],
    P1: {
      fieldZone: ["Ear", "Bell", "Lift"],
      leftAttackZone: [{ card: "Ogre", as: "Ogre" }],
      rightAttackZone: [{ card: "Imp", as: "Imp" }],
    },
  },
  "a unit of yours is destroyed": {
    script: ["use Axe", "choose mine"],
    P1: { fieldZone: ["Ear", "Bell", "Axe"], rightAttackZone: [{ card: "Imp", as: "mine" }] },
    ear: ["yours goes to the graveyard"],
    spy: ["theirs goes to the graveyard"],
  },
  "a unit of theirs is destroyed": {
    script: ["use Axe", "choose theirs"],
    P1: { fieldZone: ["Ear", "Bell", "Axe"] },
    P2: { rightAttackZone: [{ card: "Imp", as: "theirs" }] },
    ear: ["theirs goes to the graveyard"],
    spy: ["yours goes to the graveyard"],
  },
  "a unit goes to the deck": {
    script: ["use Hook", "choose mine"],
    P1: { fieldZone: ["Ear", "Bell", "Hook"], rightAttackZone: [{ card: "Imp", as: "mine" }] },
  },
  "a card of the deck is put into the graveyard": {
    script: ["use Mill"],
    P1: { fieldZone: ["Ear", "Bell", "Mill"] },
    ear: ["yours from the deck goes to the graveyard"],
  },
  "a card is discarded": {
    script: ["use Bin"],
    P1: { hand: ["Spell"], fieldZone: ["Ear", "Bell", "Bin"] },
    ear: ["yours from the hand goes to the graveyard"],
  },
  "a unit card is discarded": {
    script: ["use Bin"],
    P1: { hand: ["Imp"], fieldZone: ["Ear", "Bell", "Bin"] },
    ear: ["yours from the hand goes to the graveyard"],
  },
  "a unit attacks a unit, and both live": {
    script: ["attack the left line with Ogre", "end the attacks"],
    ear: [
      "an attack is about to be declared",
      "an attack is about to be declared",
      "an attack sub-phase starts",
      "an attack sub-phase starts",
      "anything attacks",
      "the attack phase begins",
      "the attack phase ends",
      "the battle ends",
      "the turn ends",
      "theirs is attacked",
      "your turn ends",
      "yours attacks",
    ],
    spy: [
      "an attack is about to be declared",
      "an attack is about to be declared",
      "an attack sub-phase starts",
      "an attack sub-phase starts",
      "anything attacks",
      "the attack phase begins",
      "the attack phase ends",
      "the battle ends",
      "the turn ends",
      "theirs attacks",
      "yours is attacked",
    ],
  },
  "a unit of level 1 attacks a unit, and is struck by nobody": {
    script: ["attack the right line with Imp", "end the attacks"],
    ear: [
      "an attack is about to be declared",
      "an attack is about to be declared",
      "an attack sub-phase starts",
      "an attack sub-phase starts",
      "anything attacks",
      "the attack phase begins",
      "the attack phase ends",
      "the battle ends",
      "the turn ends",
      "theirs is attacked",
      "your turn ends",
      "yours attacks",
      "yours of level 1 attacks",
    ],
    spy: [
      "an attack is about to be declared",
      "an attack is about to be declared",
      "an attack sub-phase starts",
      "an attack sub-phase starts",
      "anything attacks",
      "the attack phase begins",
      "the attack phase ends",
      "the battle ends",
      "the turn ends",
      "theirs attacks",
      "yours is attacked",
    ],
  },
  "a unit destroys another": {
    script: ["attack the right line with Ogre", "end the attacks"],
    ear: [
      "an attack is about to be declared",
      "an attack is about to be declared",
      "an attack sub-phase starts",
      "an attack sub-phase starts",
      "anything attacks",
      "the attack phase begins",
      "the attack phase ends",
      "the battle ends",
      "the turn ends",
      "theirs goes to the graveyard",
      "theirs is attacked",
      "your turn ends",
      "yours attacks",
    ],
    spy: [
      "an attack is about to be declared",
      "an attack is about to be declared",
      "an attack sub-phase starts",
      "an attack sub-phase starts",
      "anything attacks",
      "the attack phase begins",
      "the attack phase ends",
      "the battle ends",
      "the turn ends",
      "theirs attacks",
      "yours goes to the graveyard",
      "yours is attacked",
    ],
  },
  "a unit attacks the ruler": {
    script: ["attack the ruler with Imp", "end the attacks"],
    ear: [
      "an attack is about to be declared",
      "an attack is about to be declared",
      "an attack sub-phase starts",
      "an attack sub-phase starts",
      "anything attacks",
      "the attack phase begins",
      "the attack phase ends",
      "the battle ends",
      "the turn ends",
      "your turn ends",
      "yours attacks",
      "yours of level 1 attacks",
    ],
    spy: [
      "an attack is about to be declared",
      "an attack is about to be declared",
      "an attack sub-phase starts",
      "an attack sub-phase starts",
      "anything attacks",
      "the attack phase begins",
      "the attack phase ends",
      "the battle ends",
      "the turn ends",
      "theirs attacks",
      "your ruler is attacked",
    ],
  },
  "a unit attacks an empty line": {
    script: ["attack the left line with Imp", "end the attacks"],
    P2: { leftAttackZone: [] },
    ear: [
      "an attack is about to be declared",
      "an attack is about to be declared",
      "an attack sub-phase starts",
      "an attack sub-phase starts",
      "anything attacks",
      "the attack phase begins",
      "the attack phase ends",
      "the battle ends",
      "the turn ends",
      "your turn ends",
      "yours attacks",
      "yours of level 1 attacks",
    ],
    spy: [
      "an attack is about to be declared",
      "an attack is about to be declared",
      "an attack sub-phase starts",
      "an attack sub-phase starts",
      "anything attacks",
      "the attack phase begins",
      "the attack phase ends",
      "the battle ends",
      "the turn ends",
      "theirs attacks",
    ],
  },
  "the ruler attacks": {
    script: ["attack the left line with K", "end the attacks"],
    ear: [
      "a ruler attacks",
      "an attack is about to be declared",
      "an attack is about to be declared",
      "an attack sub-phase starts",
      "an attack sub-phase starts",
      "anything attacks",
      "the attack phase begins",
      "the attack phase ends",
      "the battle ends",
      "the turn ends",
      "theirs is attacked",
      "your turn ends",
    ],
    spy: [
      "a ruler attacks",
      "an attack is about to be declared",
      "an attack is about to be declared",
      "an attack sub-phase starts",
      "an attack sub-phase starts",
      "anything attacks",
      "the attack phase begins",
      "the attack phase ends",
      "the battle ends",
      "the turn ends",
      "yours is attacked",
    ],
  },
  "one attack after the other": {
    script: ["attack the left line with Ogre", "attack the left line with Imp", "end the attacks"],
    ear: [
      "an attack is about to be declared",
      "an attack is about to be declared",
      "an attack is about to be declared",
      "an attack sub-phase starts",
      "an attack sub-phase starts",
      "an attack sub-phase starts",
      "anything attacks",
      "anything attacks",
      "the attack phase begins",
      "the attack phase ends",
      "the battle ends",
      "the battle ends",
      "the turn ends",
      "theirs is attacked",
      "theirs is attacked",
      "your turn ends",
      "yours attacks",
      "yours attacks",
      "yours of level 1 attacks",
    ],
    spy: [
      "an attack is about to be declared",
      "an attack is about to be declared",
      "an attack is about to be declared",
      "an attack sub-phase starts",
      "an attack sub-phase starts",
      "an attack sub-phase starts",
      "anything attacks",
      "anything attacks",
      "the attack phase begins",
      "the attack phase ends",
      "the battle ends",
      "the battle ends",
      "the turn ends",
      "theirs attacks",
      "theirs attacks",
      "yours is attacked",
      "yours is attacked",
    ],
  },
  "nobody attacks": {
    script: ["end the attacks"],
    ear: [
      "an attack is about to be declared",
      "an attack sub-phase starts",
      "the attack phase begins",
      "the attack phase ends",
      "the turn ends",
      "your turn ends",
    ],
    spy: [
      "an attack is about to be declared",
      "an attack sub-phase starts",
      "the attack phase begins",
      "the attack phase ends",
      "the turn ends",
    ],
  },
};

function heard(t: Table, name: string): string[] {
  const card = t.find(name);
  return t
    .happened("trigger")
    .filter((event) => event.card === card)
    .map(({ amount }) => labels[t.g.ability(amount).slot]!);
}
/** What has triggered is put on the gate, and everybody passes, until this can be answered; without an answer, until the gate is empty. */
function settle(t: Table, answer?: string): Table {
  for (let n = 0; n < 500; n++) {
    const [first = ""] = t.options;
    if (answer !== undefined && t.g.parse(answer) >= 0) return t.plays(answer);
    if (first.startsWith("put ")) t.plays(first);
    else if ((answer !== undefined || t.g.gate.count > 0) && t.options.includes("pass")) t.plays("pass");
    else if (answer === undefined) return t;
    else return t.plays(answer);
  }
  throw new Error("what has triggered does not come to its end");
}

test.each(Object.entries(deeds))("19.2 %s", (_, { script, ear = [], spy = [], ...sides }) => {
  const t = new Table({ P1: { ...P1, ...sides.P1 }, P2: { ...P2, ...sides.P2 } }, cards);
  for (const line of script) settle(settle(t, line));
  expect({ ear: heard(t, "Ear").toSorted(), spy: heard(t, "Spy").toSorted() }).toEqual({ ear: ear.toSorted(), spy: spy.toSorted() });
});

/** The same, with nobody who waits for it. */
const plain = cards.map((each) => (each.name === "Ear" || each.name === "Spy" ? { ...each, effect: [] } : each));

test("what is done is told in words, with the paragraph", async () => {
  const texts = Object.entries(deeds).map(([name, { script, ...sides }]) => {
    const t = new Table({ P1: { ...P1, ...sides.P1 }, P2: { ...P2, ...sides.P2 } }, plain);
    for (const line of script) settle(settle(t, line));
    return [`# ${name}`, ...t.log].join("\n");
  });
  await expect(`${texts.join("\n")}\n`).toMatchFileSnapshot("../golden/deeds.txt");
});
