/** When somebody is asked whether they mean it: what an answer would do to its giver, held against what it would do to the other player. */
import { type Card, Card as Cards, type CardView, plainMat, unseen, type View, type ViewRow } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { harmForeseen } from "../src/harm.ts";
import type { Answer, Preview } from "../src/index.ts";

const [mine, friend, theirs, under] = [1, 2, 3, 4] as Card[] as [Card, Card, Card, Card];
const cell = (card: Card, owner: 0 | 1, more: Partial<CardView> = {}): CardView => ({ card, id: "x", name: "x", owner, ...more });
const row = (id: string, kind: ViewRow["kind"], seat: 0 | 1, cells: ViewRow["cells"] = []): ViewRow => ({
  id,
  kind,
  label: id,
  seat,
  cells,
});
const rows = [
  row("field", "row", 1, [cell(theirs, 1), null]),
  row("field", "row", 0, [cell(mine, 0, { with: [cell(under, 0)] }), cell(friend, 0), unseen(0)]),
  { ...row("sets", "slots", 0, [null]), places: ["set zone 1"] },
  { ...row("sets", "slots", 1, [null]), places: ["set zone of P2"] },
  { ...row("lanes", "row", 0, [null]), places: ["lane 1"] },
  row("hand", "fan", 0),
  row("graveyard", "pile", 0),
];
const mat = {
  ...plainMat(["field"], { about: "", win: "", winRule: "" }),
  areas: [{ id: "field", label: "field", shows: [{ place: "field", size: "full" } as const, { place: "hand", size: "small" } as const] }],
  vital: [{ fact: "life", better: "more" } as const, { fact: "damage", better: "less" } as const],
};
const match = (turn: 0 | 1 = 0) => ({ activeSeat: turn, view: () => ({ rows }) as unknown as View });

const nothing: Preview = {
  ...{ answer: 0, damage: [], moves: [], worth: [], turned: [], facts: [], turn: 0, asked: 0, ends: false, wins: null },
  ...{ where: [], isBeforeTurns: false },
  ...{ story: [], assumed: [], offered: false, declined: [], uncertain: [], replies: [], won: [0, 0], deals: 4 },
};
const answer = (phrase: string, more: Partial<Answer> = {}): Answer => ({
  ...{
    answer: 0,
    phrase,
    label: phrase,
    verb: "attack with *",
    about: { kind: "none" } as unknown as Answer["about"],
    detail: "",
    alike: 1,
  },
  ...{ copies: [], means: "", vain: false, passes: false, ...more },
});
const [strike, other, pass] = [answer("attack with A"), answer("attack with B"), answer("pass", { verb: "pass", passes: true })];

/** What is said of the first of these answers of seat 0, each with what it would do. */
const said = (turn: 0 | 1, ...menu: readonly (readonly [Answer, Partial<Preview>])[]): string[] => {
  const outcomes = new Map(menu.map(([each, does]) => [each, { ...nothing, ...does, facts: withHand(does) }]));
  return harmForeseen({ mat }, match(turn), 0, menu[0]![0], [...outcomes.keys()], (each) => outcomes.get(each)!);
};
const harm = (does: Partial<Preview>) => said(0, [strike, does]);

/** What leaves the hand for certain makes it smaller, where nothing else is said of it. */
const withHand = ({ facts = [], moves = [] }: Partial<Preview>): Preview["facts"] => {
  const left = moves.filter(({ owner, from, often }) => owner === 0 && from === "hand" && often === 4).length;
  const isTold = left === 0 || facts.some(({ seat, label }) => seat === 0 && label === "hand");
  return isTold ? facts : [...facts, fact(0, "hand", 9, 9 - left)];
};

const moved = (card: Card, owner: 0 | 1, from: string, to: string, often = 4) => ({ card, name: "Squire", from, to, owner, often });
const fact = (seat: 0 | 1, label: string, from: number, least: number, most = least) => ({ seat, label, change: { from, least, most } });
const hurt = (card: Card, from: number, least: number, most = least) => ({ card, name: "Squire", change: { from, least, most } });
const dies = [moved(mine, 0, "field", "graveyard")];
const LOST = "Squire goes to the graveyard, and the other player loses nothing.";

describe("what goes to a pile of the other player's from beside the fight", () => {
  const weaker = { worth: [{ card: mine, name: "Squire", from: "4", to: "2" }] };
  test("BOS-B7 a boss that is defeated is struck", () => {
    expect(harm({ ...weaker, moves: [moved(theirs, 1, "boss", "graveyard")] })).toEqual([]);
    expect(harm(weaker)).toEqual(["Squire goes from 4 to 2, and nothing happens to the other player."]);
  });
  test("what lay in a pile before is not", () => {
    expect(harm({ ...weaker, moves: [moved(theirs, 1, "graveyard", "graveyard")] })).toHaveLength(1);
  });
});

describe("the match itself", () => {
  const loses = "You lose the match by that, if nobody does anything else.";
  test("who would lose it by this answer, and not by every other, is told so", () => {
    expect(said(0, [strike, { wins: 1 }], [other, {}])).toEqual([loses]);
    expect(said(0, [pass, { wins: 1 }], [other, { wins: 0 }])).toEqual([loses]);
    expect(said(0, [strike, { wins: 1 }], [other, { wins: 1 }])).toEqual([]);
    expect(said(0, [strike, { wins: 1 }])).toEqual([]);
  });

  test("who wins by it is told nothing, whatever it costs", () => expect(harm({ wins: 0, moves: dies })).toEqual([]));

  test("who lets their own turn go by without the answer that wins is told which", () => {
    expect(said(0, [pass, {}], [strike, {}], [other, { wins: 0 }])).toEqual(["You can win now, if nothing stops it: attack with B."]);
    expect(said(0, [pass, {}], [strike, {}])).toEqual([]);
    expect(said(1, [pass, {}], [other, { wins: 0 }])).toEqual([]);
    expect(said(0, [pass, {}], [answer("wait", { passes: true }), { wins: 0 }])).toEqual([]);
    expect(said(0, [pass, { moves: dies }], [strike, {}])).toEqual([]);
  });
});

describe("a card of one's own leaves the fight", () => {
  test("for nothing: it is said where it goes", () => expect(harm({ moves: dies })).toEqual([LOST]));

  test("in some deals only, or to another place of the fight, or another's, or from elsewhere: nothing is said", () => {
    expect(harm({ moves: [moved(mine, 0, "field", "graveyard", 3)] })).toEqual([]);
    expect(harm({ moves: [moved(mine, 0, "field", "field")] })).toEqual([]);
    expect(harm({ moves: [moved(mine, 0, "hand", "graveyard")] })).toEqual([]);
  });

  test("the other player's is damaged or weaker and stays: that is said beside it", () => {
    const instead = (words: string) => [`Squire goes to the graveyard, and the other player loses no card for it: ${words}.`];
    expect(harm({ moves: dies, damage: [hurt(theirs, 1, 2, 4)] })).toEqual(instead("Squire takes 3 damage"));
    for (const most of [2, 4]) expect(harm({ moves: dies, damage: [hurt(theirs, 4, 2, most)] })).toEqual(instead("Squire is healed"));
    expect(harm({ moves: dies, worth: [{ card: theirs, name: "Squire", from: "4/4", to: "3/4" }] })).toEqual(
      instead("Squire goes from 4/4 to 3/4"),
    );
  });

  test.each<[string, Partial<Preview>]>([
    ["a card of theirs leaves the fight", { moves: [...dies, moved(theirs, 1, "field", "graveyard", 1)] }],
    ["their life is less", { moves: dies, facts: [fact(1, "life", 5, 2, 4)] }],
    ["they have more damage", { moves: dies, facts: [fact(1, "damage", 5, 6, 7)] }],
    ["a card of theirs is turned sideways", { moves: dies, turned: [{ card: theirs, name: "x", rested: true }] }],
    ["their hand is smaller", { moves: dies, facts: [fact(1, "hand", 5, 4, 5)] }],
  ])("and nothing is said where the other player is struck: %s", (_, does) => {
    expect(harm(does)).toEqual([]);
  });

  test("what does not strike the other player: more life, perhaps less, a larger hand, a card of theirs upright", () => {
    for (const does of [
      { facts: [fact(1, "life", 5, 6)] },
      { facts: [fact(1, "life", 5, 3, 5)] },
      { facts: [fact(1, "damage", 5, 5, 7)] },
      { facts: [fact(1, "hand", 5, 5, 6)] },
      { facts: [fact(1, "cards", 5, 4)] },
      { facts: [fact(1, "damage", 5, 4)] },
      { turned: [{ card: theirs, name: "x", rested: false }] },
      { turned: [{ card: mine, name: "x", rested: true }] },
      { moves: [moved(theirs, 1, "hand", "graveyard")] },
    ])
      expect(harm({ ...does, moves: [...dies, ...("moves" in does ? does.moves! : [])] })).toEqual([LOST]);
  });

  test("for something new of one's own: only where there was another place for it", () => {
    const takes = { moves: [...dies, moved(friend, 0, "hand", "field")] };
    expect(said(0, [strike, takes], [other, {}])).toEqual(["Squire goes to the graveyard; elsewhere nothing would have to."]);
    expect(said(0, [strike, takes], [other, takes])).toEqual([]);
    expect(said(0, [strike, takes], [answer("call B", { verb: "call *" }), {}])).toEqual([]);
    expect(said(0, [strike, { ...takes, assumed: ["left"] }], [other, {}])).toEqual([]);
  });

  test.each<[string, Partial<Preview>]>([
    ["a card is played from hand, wherever it goes but to a pile", { moves: [...dies, moved(friend, 0, "hand", "set zone")] }],
    ["a card is drawn", { moves: dies, facts: [fact(0, "hand", 3, 3, 4)] }],
    ["life is won", { moves: dies, facts: [fact(0, "life", 3, 4)] }],
    ["damage on oneself is less", { moves: dies, facts: [fact(0, "damage", 5, 3, 4)] }],
    ["damage is healed", { moves: dies, damage: [hurt(friend, 3, 2, 3)] }],
    ["a card is worth more", { moves: dies, worth: [{ card: friend, name: "x", from: "3/3", to: "2/4" }] }],
    ["a card stands up", { moves: dies, turned: [{ card: under, name: "x", rested: false }] }],
  ])("and nothing is said where something is gained and no other place is free: %s", (_, does) => expect(harm(does)).toEqual([]));

  test("no loss: a card is laid where one of one's own is kept, as in a set zone; one that lies in a pile is lost", () => {
    expect(harm({ moves: [moved(mine, 0, "field", "set zone 1")] })).toEqual([]);
    expect(harm({ moves: [moved(mine, 0, "field", "set zone 1"), moved(friend, 0, "field", "graveyard")] })).toEqual([LOST]);
  });

  test.each([
    ["set zone of P2", "goes to the set zone of P2"],
    ["lane 1", "goes to the lane 1"],
    ["off the table", "leaves the table"],
  ])("it is lost wherever else it goes: %s", (to, how) =>
    expect(harm({ moves: [moved(mine, 0, "field", to)] })).toEqual([`Squire ${how}, and the other player loses nothing.`]),
  );

  test("what is no gain: a card from hand to a pile or off the table, another's", () => {
    for (const to of ["graveyard", "off the table"]) expect(harm({ moves: [...dies, moved(friend, 0, "hand", to)] })).toEqual([LOST]);
    expect(harm({ moves: [...dies, moved(theirs, 1, "hand", "field")] })).toEqual([LOST]);
    expect(harm({ moves: dies, facts: [fact(0, "hand", 3, 2), fact(1, "life", 3, 4)] })).toEqual([LOST]);
    for (const perhaps of [fact(0, "life", 3, 3, 5), fact(0, "damage", 5, 3, 5)])
      expect(harm({ moves: dies, facts: [perhaps] })).toEqual([LOST]);
  });
});

describe("nothing leaves", () => {
  const worse = (what: string) => [`${what}, and nothing happens to the other player.`];
  test.each<[string, Partial<Preview>, string[]]>([
    ["damage on a card of one's own", { damage: [hurt(mine, 1, 3, 4)] }, worse("Squire takes 2 damage")],
    ["on what lies under one", { damage: [hurt(under, 0, 1)] }, worse("Squire takes 1 damage")],
    ["perhaps none", { damage: [hurt(mine, 1, 1, 4)] }, []],
    ["a card is weaker", { worth: [{ card: mine, name: "Squire", from: "3/3", to: "3/2" }] }, worse("Squire goes from 3/3 to 3/2")],
    ["life is less", { facts: [fact(0, "life", 5, 3)] }, worse("P1: life 5 → 3")],
    ["life is less, nobody knows by how much", { facts: [fact(0, "life", 5, 2, 4)] }, worse("P1: life 5 → 2 to 4")],
    ["more damage on oneself", { facts: [fact(0, "damage", 5, 6)] }, worse("P1: damage 5 → 6")],
    ["perhaps no less life", { facts: [fact(0, "life", 5, 4, 5)] }, []],
    ["what is not vital", { facts: [fact(0, "cards", 5, 4)] }, []],
    ["two things at once", { damage: [hurt(mine, 0, 1)], facts: [fact(0, "life", 5, 3)] }, worse("Squire takes 1 damage; P1: life 5 → 3")],
    [
      "the last card of a hand",
      { facts: [fact(0, "hand", 1, 0)], moves: [moved(friend, 0, "hand", "graveyard")] },
      worse("it is the last card of your hand"),
    ],
    ["not the last", { facts: [fact(0, "hand", 2, 1)], moves: [moved(friend, 0, "hand", "graveyard")] }, []],
    ["two at once", { facts: [fact(0, "hand", 2, 0)], moves: [moved(friend, 0, "hand", "graveyard")] }, []],
    ["the last one, played", { facts: [fact(0, "hand", 1, 0)], moves: [moved(friend, 0, "field", "field")] }, []],
    ["the last one, and a card from elsewhere", { facts: [fact(0, "hand", 1, 0)], moves: [moved(friend, 0, "deck", "graveyard")] }, []],
    ["the last one, and another's card", { facts: [fact(0, "hand", 1, 0)], moves: [moved(theirs, 1, "hand", "graveyard")] }, []],
    ["damage on a card that is not seen is nobody's own", { damage: [hurt(Cards.none, 0, 1)] }, []],
    ["the last one, perhaps", { facts: [fact(0, "hand", 1, 0)], moves: [moved(friend, 0, "hand", "graveyard", 2)] }, []],
    ["the other player's is hurt as well", { damage: [hurt(mine, 0, 1), hurt(theirs, 0, 1)] }, []],
    ["for a card that is drawn", { facts: [fact(0, "life", 5, 4), fact(0, "hand", 2, 3)] }, []],
    [
      "for a card that is drawn in the place of one that goes: the hand is as large as before",
      { facts: [fact(0, "life", 5, 4), fact(0, "hand", 2, 2)], moves: [moved(friend, 0, "hand", "graveyard")] },
      [],
    ],
    [
      "for a card that goes, and none is drawn",
      { facts: [fact(0, "life", 5, 4)], moves: [moved(friend, 0, "hand", "graveyard")] },
      worse("P1: life 5 → 4"),
    ],
    ["nothing at all", {}, []],
  ])("%s", (_, does, lines) => expect(harm(does)).toEqual(lines));
});

test("who would play a card that comes to nothing is told where it goes; not where a place is chosen, something is gained, or it is not certain", () => {
  const vain = answer("play A", { vain: true });
  const onPlace = answer("play A", { vain: true, about: { kind: "place" } as unknown as Answer["about"] });
  const played = moved(friend, 0, "hand", "graveyard");
  const ofVain = (...moves: Preview["moves"]) => said(0, [vain, { moves }]);
  expect(ofVain(played)).toEqual(["Squire goes to the graveyard, and nothing comes of it."]);
  expect(ofVain(played, played)).toEqual(["Squire goes to the graveyard ×2, and nothing comes of it."]);
  const helped = { moves: [played], worth: [{ card: theirs, name: "Knight", from: "1/2", to: "1/5" }] };
  expect(said(0, [vain, helped])).toEqual(["Squire goes to the graveyard, and all that comes of it is: Knight goes from 1/2 to 1/5."]);
  expect(said(0, [strike, { moves: [played] }])).toEqual([]);
  expect(said(0, [onPlace, { moves: [played] }])).toEqual([]);
  expect(said(0, [vain, { moves: [played], facts: [fact(0, "life", 3, 4)] }])).toEqual([]);
  for (const other of [
    moved(friend, 0, "hand", "graveyard", 3),
    moved(theirs, 1, "hand", "graveyard"),
    moved(friend, 0, "graveyard", "graveyard"),
    moved(friend, 0, "hand", "off the table"),
    moved(theirs, 1, "graveyard", "off the table"),
  ])
    expect(ofVain(other)).toEqual([]);
});

test("what is lost whatever is answered does not come of this answer; of one that can only hurt oneself it is said all the same", () => {
  expect(said(0, [strike, { moves: dies }], [other, { moves: dies, damage: [hurt(theirs, 1, 2)] }])).toEqual([]);
  expect(said(0, [strike, { moves: dies }], [other, { moves: dies }], [answer("attack with C"), {}])).toEqual([LOST]);
  expect(said(0, [answer("target Squire", { vain: true }), { moves: dies }], [other, { moves: dies }])).toEqual([LOST]);
  const less = { facts: [fact(0, "life", 5, 3)] };
  const told = ["P1: life 5 → 3, and nothing happens to the other player."];
  expect(said(0, [strike, less], [other, less])).toEqual([]);
  expect(said(0, [strike, less], [other, less], [answer("attack with C"), {}])).toEqual(told);
  expect(said(0, [strike, less], [other, { facts: [fact(0, "life", 5, 4)] }])).toEqual(told);
  expect(said(0, [answer("target Squire", { vain: true }), less], [other, less])).toEqual(told);
});

test("who plays a card for nothing, and loses one that fights by it, is told of both", () => {
  const does = { moves: [...dies, moved(friend, 0, "hand", "graveyard")] };
  expect(said(0, [answer("play A", { vain: true }), does])).toEqual(["Squire goes to the graveyard ×2, and nothing comes of it."]);
});

test("BOS-DA3: who can reach nobody but their own side is told by which paragraph, before what it costs", () => {
  const reason = "only your own side to attack: P2 has not begun a turn yet (BOS-DA3)";
  const told = (means: string, vain = true) => said(0, [answer("attack with A", { vain, means }), { moves: dies }]);
  expect(told(reason)).toEqual([`O${reason.slice(1)}.`, LOST]);
  expect(told(`${reason}; as it acts, nothing`)).toEqual([`O${reason.slice(1)}.`, LOST]);
  expect([told(reason, false), told("your own card"), told("instead of Squire; 1 energy (8-4d)")]).toEqual([[LOST], [LOST], [LOST]]);
});

test("BOS-DA4: who attacks their own card is told what it costs, although the attacker would stand up again for it", () => {
  const up = { moves: dies, turned: [{ card: friend, name: "x", rested: false }] };
  expect(said(0, [answer("target Squire", { vain: true }), up])).toEqual([LOST]);
  expect(said(0, [answer("target Squire"), up])).toEqual([]);
});

test("who would suffer as well by passing defends, and is told nothing", () => {
  expect(said(0, [strike, { moves: dies }], [pass, { facts: [fact(0, "life", 5, 4)] }])).toEqual([]);
  expect(said(0, [strike, { moves: dies }], [pass, { moves: dies }])).toEqual([]);
  expect(said(0, [strike, { moves: dies }], [pass, {}])).toEqual([LOST]);
  expect(said(0, [strike, { moves: dies }], [pass, { moves: [moved(theirs, 1, "field", "graveyard")] }])).toEqual([LOST]);
  for (const worth of [
    { card: theirs, name: "x", from: "3/3", to: "3/2" },
    { card: mine, name: "x", from: "3/3", to: "4/4" },
  ])
    expect(said(0, [strike, { moves: dies }], [pass, { worth: [worth] }])).toEqual([LOST]);
});

test("what can hit only one's own side does not strike the other player because the attack goes on", () => {
  const [idle, goesOn] = [answer("use it", { vain: true }), { facts: [fact(1, "life", 20, 17)] }];
  const weaker = { ...goesOn, worth: [{ card: mine, name: "Squire", from: "3", to: "2" }] };
  expect(said(0, [idle, weaker], [pass, goesOn])).toEqual(["Squire goes from 3 to 2, and nothing more happens to the other player."]);
  expect(said(0, [idle, { ...goesOn, moves: dies }], [pass, goesOn])).toEqual([
    "Squire goes to the graveyard, and the other player loses nothing more.",
  ]);
  expect(said(0, [idle, weaker], [pass, {}])).toEqual([]); // it comes of this answer
  expect(said(0, [strike, weaker], [pass, goesOn])).toEqual([]);
  expect(said(0, [idle, weaker])).toEqual([]);
});

test("behind it stands on what it depends: on what one chooses next, on what is not known", () => {
  expect(harm({ moves: dies, assumed: ["A", "B"], uncertain: ["hidden cards", "the other player"] })).toEqual([
    LOST,
    "That is if you then answer: A, then B. You are asked before it is done.",
    "It may come otherwise: it depends on hidden cards and on the other player.",
  ]);
  expect(harm({ moves: dies, uncertain: ["the other player"] })).toEqual([LOST, "That is unless the other player does something first."]);
  expect(harm({ assumed: ["A"], uncertain: ["hidden cards"] })).toEqual([]);
});

describe("what is asked after an answer", () => {
  const after = (...ways: Partial<Preview>[]): string[] => {
    const each = ways.map((does) => ({ ...nothing, ...does }));
    return harmForeseen({ mat }, match(), 0, strike, [strike], () => each[0]!, each);
  };
  const others = "That is if you then answer: target Big. You are asked before it is done, and no other choice there is better.";
  const atBig = { moves: dies, assumed: ["target Big"] };

  test("one of its answers does no such harm: nothing is said before that is chosen", () => {
    expect(after(atBig, { moves: [...dies, moved(theirs, 1, "field", "graveyard")] })).toEqual([]);
    expect(after(atBig, { facts: [fact(0, "life", 5, 3)] }, {})).toEqual([]);
    expect(after({ wins: 1 }, { wins: 0 })).toEqual([]);
  });

  test("all of them do: the likeliest is told, and that no other is better", () => {
    expect(after(atBig, { facts: [fact(0, "life", 5, 3)] })).toEqual([LOST, others]);
    expect(after(atBig)).toEqual([LOST, "That is if you then answer: target Big. You are asked before it is done."]);
  });

  test("one of them loses the match, and there is no other answer: that is no better choice, either", () => {
    expect(after(atBig, { wins: 1 })).toEqual([LOST, others]);
  });

  test("what is done once and passed another time is no reason to say anything, where that does no harm", () => {
    const [used, drawn] = [{ assumed: ["use it"], declined: ["use it"] }, { facts: [fact(0, "hand", 1, 2)] }];
    expect(after({ ...used, ...drawn })).toEqual([]);
    expect(after({ ...used, ...drawn }, { moves: dies })).toEqual([]);
  });

  test("no way is known: nothing is said", () => {
    expect(harmForeseen({ mat }, match(), 0, strike, [strike], () => nothing, [])).toEqual([]);
  });

  test("what may be passed is no better way for being done, unless that mends what comes of it", () => {
    const drawn = { facts: [fact(0, "hand", 1, 2)] };
    const healed = { damage: [hurt(theirs, 4, 2)] };
    const done = (declined: string, does: Partial<Preview>, passed: Partial<Preview> = {}) =>
      after({ moves: dies, declined: [declined], ...passed }, { moves: dies, assumed: ["use it"], ...drawn, ...does });
    expect(done("use it", {})).toEqual([LOST]);
    expect(done("use it (2 energy)", {})).toEqual([LOST]);
    expect(done("use it again", {})).toEqual([]);
    expect(done("use it", { moves: [] })).toEqual([]);
    expect(done("use it", healed, healed)).toHaveLength(1);
    expect(done("use it", {}, healed)).toEqual([]);
  });

  test("and all the same harm: it depends on none of them", () => {
    expect(after(atBig, { moves: dies, assumed: ["target Other"] })).toEqual([LOST]);
  });

  test("who lets a win go by does so by every way; who loses by all of them is told that, and on nothing does it depend", () => {
    const passes = (...ways: Partial<Preview>[]) => {
      const each = ways.map((does) => ({ ...nothing, ...does }));
      const wins = { ...nothing, wins: 0 as const };
      return harmForeseen({ mat }, match(), 0, pass, [pass, strike], (one) => (one === pass ? each[0]! : wins), each);
    };
    expect(passes({ uncertain: ["hidden cards"] }, { wins: 0 })).toEqual(["You can win now, if nothing stops it: attack with A."]);
    expect(passes({ wins: 1, uncertain: ["hidden cards"] })).toEqual(["You lose the match by that, if nobody does anything else."]);
    expect(passes({ wins: 1 }, { wins: 0 })).toEqual([]);
  });
});
