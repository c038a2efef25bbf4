/** What a player is asked, in words. */
import { newMatch } from "@duelex/kernel";
import { expect, test } from "vitest";
import { gundam } from "../../src/game.ts";
import { activate, choose, endMain, play, type Side, support, table } from "../table.ts";
import { cast } from "./cast.ts";

const own = { kind: "Unit", side: "own" };
const enemy = { kind: "Unit", side: "enemy" };
const draw = { op: "draw", n: 1 };
const pick = (from: object, as = "t1") => ({ op: "choose", as, n: 1, from });
const looked = { kind: "Card", side: "own", zone: "looked" };
const inTrash = { kind: "Card", side: "own", zone: "trash" };
const order = (...ops: object[]) => ({ name: "Order", type: "Command", effects: [{ timing: ["Main", "Action"], ops }] });
const pays = (...cost: object[]) => ({ name: "Payer", ap: 1, hp: 9, effects: [{ timing: "ActivateMain", cost, ops: [draw] }] });

const option = {
  timing: "PlayOption",
  zone: "hand",
  may: true,
  cost: [{ op: "destroyUnits", n: 1, from: own }],
  ops: [{ op: "playAs", lv: 0, cost: 0 }],
};
const noble = { name: "Noble", ap: 5, hp: 5, effects: [option] };
const twofold = { name: "Twofold", ap: 1, hp: 1, effects: [1, 2].map((n) => ({ timing: "ActivateMain", ops: [{ op: "draw", n }] })) };
const redirect = { op: "redirectDamage", damage: "any", fromTarget: "thisUnit", to: "t1", until: "turn" };
const squad = { name: "Squad", ap: 1, hp: 1, effects: [{ timing: "ActivateMain", ops: [pick({ ...own, notSelf: true }), redirect] }] };
const zap = { ...order({ op: "damage", n: 1, target: { all: enemy } }), name: "Zap" };
const look = { op: "lookTop", n: 2 };

const playing = (...ops: object[]): [Side, object[], string[]] => [
  { hand: ["Order", "Clerk", "Fort"], battleArea: ["Clerk", "Giant"], deck: ["Keg", "Mine", "Fence"] },
  [order(...ops)],
  [play("Order")],
];
const paying = (...cost: object[]): [Side, object[], string[]] => [
  { hand: ["Clerk", "Fort"], battleArea: ["Payer", "Clerk", "Giant"], trash: ["Keg", "Mine"] },
  [pays(...cost)],
  [activate("Payer")],
];

test.each<[string, string, Side, object[], string[]]>([
  ["2-3-4-3", "choose the Unit that Rider is paired with", { hand: ["Rider"], battleArea: ["Knight", "Clerk"] }, [], ["pair Rider"]],
  ["9-3-3", "Order's effect: put a card on top of the deck", ...playing(look, { op: "lookedToTop", n: 1 })],
  ["9-3-3", "Order's effect: put a card on the bottom of the deck", ...playing(look, { op: "lookedToBottom", n: 1 })],
  ["9-3-3", "Order's effect: put the next card on the bottom of the deck", ...playing(look, { op: "lookedRestToBottom" })],
  ["9-3-3", "Order's effect: put the next card on the bottom of the deck", ...playing({ op: "returnToDeckBottom", target: { all: own } })],
  ["9-3-3", "Order's effect: top or bottom of the deck", ...playing(look, { op: "lookedToTopOrBottom" })],
  ["9-3-3", "Order's effect: reveal a card and put it on the bottom of the deck", ...playing({ op: "revealHandToDeckBottom", n: 1 })],
  ["3-8-4-1", "discard down to ten cards: 1 more", { hand: 11 }, [], [endMain, "P2: pass", "P1: pass"]],
  ["9-3-3", "Order's effect: discard a card", ...playing({ op: "discard", n: 1 })],
  ["4-17-5", "pay 1 for Order", { hand: ["Order"], resourceArea: 3, exResources: 1 }, [order(draw)], [play("Order")]],
  ["6-5", "play a card, use an effect, attack, or end the phase", {}, [], []],
  ["6-5-2", "play Noble at its other price", { hand: ["Noble"], battleArea: ["Clerk"] }, [noble], [play("Noble")]],
  ["9-3-3", "Order's effect: you may use this part of it", ...playing({ ...draw, may: true })],
  [
    "9-3-3",
    "Order's effect: take one of the cards looked at",
    ...playing(look, { op: "mayTakeLooked", n: 1, to: "hand", from: looked }, { op: "lookedRestToTrash" }),
  ],
  [
    "9-1-6-5",
    "which of your effects is resolved next?",
    { battleArea: ["Phoenix", { card: "Phoenix", as: "other" }], hand: ["Order"] },
    [order({ op: "destroy", target: { all: own } })],
    [play("Order")],
  ],
  ["9-1-7", "the cost of Payer's effect: choose a Unit to rest", ...paying({ op: "restUnits", n: 1, from: own })],
  ["9-1-7", "the cost of Payer's effect: choose a card to discard", ...paying({ op: "discard", n: 1 })],
  ["9-1-7", "the cost of Payer's effect: choose a Unit to destroy", ...paying({ op: "destroyUnits", n: 1, from: own })],
  ["9-1-7", "the cost of Payer's effect: choose a card to exile from the trash", ...paying({ op: "exileFromTrash", n: 1, from: inTrash })],
  [
    "9-1-7",
    "the cost of Payer's effect: choose which goes to the bottom of the deck first",
    { battleArea: [{ card: "Payer", pilot: "Rider" }] },
    [pays({ op: "returnSelfToDeckBottom" })],
    [activate("Payer")],
  ],
  ["9-3-3", "Order's effect: choose one of its effects", ...playing({ op: "chooseMode", modes: [[draw], [draw]] })],
  [
    "9-3-3",
    "Zap's effect: choose which Unit receives the damage instead",
    { battleArea: ["Squad", "Giant", "Wall"], hand: [] },
    [squad],
    [activate("Squad"), choose("Giant"), activate("Squad"), choose("Wall"), endMain, "P2: play Zap"],
  ],
  ["9-3", "which effect of Twofold is used?", { battleArea: ["Twofold"] }, [twofold], [activate("Twofold")]],
  ["9-3-3", "Order's effect: choose 1 Unit of yours", ...playing(pick(own), { op: "rest", target: "t1" })],
  [
    "10-4-2",
    "six Units are the limit: which of yours goes to the trash to make room for Giant?",
    { battleArea: Array(6).fill("Clerk"), hand: ["Giant"] },
    [],
    [play("Giant")],
  ],
  ["11-1-3", "<Support 2> of Squire: choose another of your Units", { battleArea: ["Squire", "Clerk", "Giant"] }, [], [support("Squire")]],
  [
    "11-2-5",
    "use the Burst of Keg, free of cost",
    { shieldSection: ["Keg"], hand: ["Order"] },
    [order({ op: "destroy", target: { all: { kind: "Shield", side: "own" } } })],
    [play("Order")],
  ],
])("%s asks: %s", (rule, says, P1, more, script) => {
  const t = table({ P1, P2: { hand: ["Zap"] } }, [...cast, zap, ...more]);
  t.answer(...script);
  expect([t.question, t.says]).toEqual([rule, says]);
});

test("5-2-1-3, 5-2-1-6 before the first turn: who begins, and the opening hand", () => {
  const { deck } = gundam.decks[0]!;
  const g = newMatch(gundam, { decks: [deck, deck], seed: 1 });
  expect(g.question()?.says).toBe("you have won the toss: go first or second");
  g.play(0);
  expect(g.question()?.says).toBe("keep the hand, or put it on the bottom of the deck and draw five others");
});

/** 【Deploy】 draws; its Burst is this. */
const bursting = (name: string, ...ops: object[]) => ({
  name,
  ap: 1,
  hp: 1,
  effects: [
    { timing: "Burst", ops },
    { timing: "Deploy", ops: [draw] },
  ],
});
const declined = "the card goes to the trash";
const raze = { op: "destroy", target: { all: { kind: "Shield", side: "own" } } };
const broken = (...ops: object[]): [Side, object[], string[]] => [
  { shieldSection: ["Relic"], hand: ["Order"] },
  [order(raze), bursting("Relic", ...ops)],
  [play("Order")],
];

test.each<[string, Side, object[], string[], string[]]>([
  [
    "6-5-2 a card with another price",
    { hand: ["Noble"], battleArea: ["Clerk"] },
    [noble],
    [play("Noble")],
    ["Lv.0, cost 0, and what the card asks for", "Lv.1, cost 1"],
  ],
  ["{13-2-5-1} a Burst", ...broken({ op: "draw", n: 2 }), ["【Burst】 Draw 2 cards.", declined]],
  [
    "{13-2-5-1} a Burst that deploys",
    ...broken({ op: "deployThisCard" }),
    ["【Burst】 Deploy this card. 【Deploy】 Draw 1 card.", declined],
  ],
  [
    "{13-2-5-1} a Burst that deploys, and something else",
    ...broken({ op: "deployThisCard" }, { op: "draw", n: 2 }),
    ["【Burst】 Deploy this card and draw 2 cards. 【Deploy】 Draw 1 card.", declined],
  ],
])("%s: what each answer would lead to", (_, P1, more, script, means) => {
  const t = table({ P1, P2: { hand: ["Zap"] } }, [...cast, zap, ...more]);
  t.answer(...script);
  expect(t.options.map((_each, index) => t.g.meaning(index))).toEqual(means);
});
