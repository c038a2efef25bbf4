/** What a player is asked, in words. */
import type { Side } from "@duelex/kernel";
import { expect, test } from "vitest";
import { deckOf, holds, matchAt, NO } from "../table.ts";

const engine = (...effect: readonly object[]) => costing([], ...effect);
const costing = (cost: readonly object[], ...effect: readonly object[]) => ({
  name: "Engine",
  type: "field",
  effect: [{ kind: "activated", timing: "normal", cost, do: effect }],
});
const unit = { of: ["unit"] };
const ownUnit = { choose: 1, of: ["unit"], sides: "own" };
const enemyUnits = { choose: [1, 3], of: ["unit"], sides: "opponent" };
const graveyard = { choose: 1, of: ["card"], sides: "own", zone: "graveyard" };
const draw = { op: "draw", count: 1 };
const attach = { op: "attachFromLooked", filter: { of: ["unit"] }, host: ownUnit, position: "overOrUnder" };
const alternative = {
  kind: "constant",
  timing: "whilePlaying",
  zone: "hand",
  cost: [{ op: "mill", count: 1 }],
  do: [{ op: "alternativeCost", energy: 0 }],
};
const cheap = { name: "Cheap", type: "event", level: 1, effect: [alternative, { kind: "event", timing: "normal", do: [draw] }] };
const dream = { name: "Dream", effect: [{ kind: "overdrive", timing: "drivenAndRevealed", do: [draw] }] };
const two = { leftAttackZone: ["T-001"], rightAttackZone: ["T-002"] };

test.each<[rule: string, says: string, card: object | null, P2: Side, script: readonly string[]]>([
  ["9-3e", "play or use something in the main phase, or pass", null, { hand: ["T-001"] }, []],
  ["GR-7-DEST", "where is Gate Cadet summoned to?", null, { hand: ["T-001"] }, ["play T-001"]],
  ["15-4a", "into which set zone does the card go?", null, { hand: ["T-044"] }, ["set T-044"]],
  ["GR-7-COSTLOCK", "how is Cheap paid?", cheap, { hand: ["Cheap"] }, ["play Cheap"]],
  ["16-2", "use the overdrive of Dream?", dream, { driveZone: [{ card: "Dream", faceDown: true }] }, ["reveal Dream"]],
  ["GR-7-PLAY", "rest which of your units?", engine({ op: "rest", target: ownUnit }), two, ["use Engine"]],
  [
    "GR-7-COST",
    "the price of Engine: which card is exiled?",
    costing([{ op: "exile", target: graveyard }], draw),
    { graveyard: [NO, "T-001"] },
    ["use Engine"],
  ],
  [
    "GR-7-PLAY",
    "Engine: how much of the damage goes to Bulwark Mech?",
    engine({ op: "distributeDamage", amount: 3, target: enemyUnits }),
    {},
    ["use Engine", "choose T-005", "choose T-033"],
  ],
  ["14-1b-1", "Engine: draw 1 card?", engine({ op: "may" }, draw), {}, ["use Engine"]],
  [
    "GR-1-MANDATORY",
    "the deck is searched: which card is taken?",
    engine({ op: "move", target: { ...graveyard, zone: "deck" }, to: "hand" }),
    {},
    ["use Engine"],
  ],
  ["R-CHOOSE", "where does Gate Cadet go?", engine({ op: "specialSummon", target: graveyard }), { graveyard: ["T-001"] }, ["use Engine"]],
  [
    "GR-15-SOUL",
    "which soul card of Gate Cadet goes to the deck bottom?",
    engine({ op: "soulToDeckBottom", count: 1, host: ownUnit }),
    { leftAttackZone: [{ card: "T-001", soul: [NO, "T-002"] }] },
    ["use Engine"],
  ],
  [
    "GR-15-LOOK",
    "put the looked-at card on the deck bottom?",
    engine({ op: "lookTop", count: 1 }, { op: "mayDeckBottomLooked" }),
    {},
    ["use Engine"],
  ],
  [
    "GR-15-LOOK",
    "drive the looked-at card?",
    engine({ op: "lookTop", count: 1 }, { op: "mayDriveLooked", filter: { of: ["unit"] } }),
    {},
    ["use Engine"],
  ],
  [
    "GR-15-LOOK",
    "which looked-at card is attached?",
    engine({ op: "lookTop", count: 1 }, attach),
    { leftAttackZone: ["T-001"] },
    ["use Engine"],
  ],
  [
    "R-OVER",
    "lay Paper Fox over or under Gate Cadet?",
    engine({ op: "lookTop", count: 1 }, attach),
    { leftAttackZone: ["T-001"] },
    ["use Engine", `choose ${NO}`],
  ],
  [
    "GR-15-LOOK",
    "which card goes to the deck bottom next?",
    engine({ op: "lookTop", count: 2 }, { op: "lookedToDeckBottom" }),
    { deck: deckOf("T-001") },
    ["use Engine"],
  ],
])("%s asks: %s", (question, says, card, P2, script) => {
  holds(
    {
      ...(card === null ? {} : { cards: [card] }),
      phase: "main",
      active: "P2",
      P1: { leftAttackZone: ["T-005"], rightAttackZone: ["T-033"] },
      P2: { fieldZone: card !== null && "type" in card && card.type === "field" ? ["Engine"] : [], hand: [NO], deck: deckOf(), ...P2 },
    },
    [...script.map((answer) => `P2: ${answer}`), { asked: "P2", question, says }],
  );
});

test.each<[what: string, trigger: string, subject?: object]>([
  ["the attack phase begins", "attackPhaseStart"],
  ["an attack sub-phase starts", "attackStart"],
  ["an attack is about to be declared", "declarationStep"],
  ["Ogre Bruiser attacks", "attacks", unit],
  ["Gate Cadet is attacked", "isAttacked", unit],
  ["Gate Cadet is put into the graveyard", "putIntoGraveyard", unit],
  ["the battle ends", "battleEnd"],
  ["the attack phase ends", "attackPhaseEnd"],
  ["the turn ends", "turnEnd"],
])("GR-11 asks: %s: use a set card triggered by it?", (what, trigger, subject) => {
  const effect = [{ kind: "event", timing: "setAutomatic", trigger, do: [draw], ...(subject === undefined ? {} : { subject }) }];
  const P1 = { leftAttackZone: ["T-024"] };
  const P2 = { leftAttackZone: ["T-001"], setZones: ["Alarm"], deck: deckOf() };
  const g = matchAt({ cards: [{ name: "Alarm", type: "event", effect }], phase: "main", P1, P2 });
  while (g.question()!.rule !== "GR-11") g.play(0); // attacks, or passes
  expect([g.asked, g.question()!.says]).toEqual([1, `${what}: use a set card triggered by it?`]);
});

test("GR-11 asks, with an ability that has triggered too: whether a set card answers, and else what", () => {
  const effect = { kind: "automatic", timing: "isAttacked", subject: unit, do: [draw] };
  const cards = [
    { name: "Alarm", type: "event", effect: [{ ...effect, kind: "event", timing: "setAutomatic", trigger: "isAttacked" }] },
    { name: "Watch", type: "field", effect: [effect] },
  ];
  const P2 = { leftAttackZone: ["T-001"], setZones: ["Alarm"], fieldZone: ["Watch"], deck: deckOf() };
  const g = matchAt({ cards, P1: { leftAttackZone: ["T-024"] }, P2 });
  while (g.question()!.rule !== "GR-11") g.play(0); // attacks, or passes
  const order = "an ability of yours that has triggered is put on the gate";
  expect([g.asked, g.question()!.says]).toEqual([1, `Gate Cadet is attacked: use a set card triggered by it? Else ${order}`]);
});

test.each<[says: string, whose: readonly string[], ...does: object[]]>([
  ["for what does harm, the other player's first", ["Bulwark Mech", "Gate Cadet"], { op: "damage", amount: 1 }],
  ["and so whatever else it does", ["Bulwark Mech", "Gate Cadet"], { op: "damage", amount: 1 }, { op: "ready" }],
  ["for what does none, one's own first", ["Gate Cadet", "Bulwark Mech"], { op: "ready" }],
])("GR-7-PLAY which of both sides' units is asked: %s", (_, whose, ...does) => {
  const targets = [{ choose: 1, of: ["unit"], sides: "both" }, "sameTarget"];
  const cards = [engine(...does.map((each, nth) => ({ ...each, target: targets[nth] })))];
  const P1 = { fieldZone: ["Engine"], leftAttackZone: ["T-001"] };
  const g = matchAt({ cards, phase: "main", P1, P2: { leftAttackZone: ["T-005"] } });
  g.play(g.parse("use Engine"));
  expect([g.notate(0), g.notate(1)]).toEqual(whose.map((name) => `choose ${name}`));
});
