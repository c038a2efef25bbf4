/** What a player is asked, in words, and what a thing that happened goes back to. */
import { causesOf, newMatch, type Position } from "@duelex/kernel";
import { menuOf } from "@duelex/session";
import { expect, test } from "vitest";
import { colossusOrder } from "../../src/game.ts";
import { as, board, follower } from "../board.ts";

const draw = { op: "draw", player: "you", count: 1 };
const ability = (timing: string, cost: readonly object[], ...program: readonly object[]) => ({
  timing,
  condition: null,
  cost,
  do: program,
});
const action = (name: string, ...program: readonly object[]) => ({
  name,
  type: "action",
  snap: true,
  effect: [ability("action", [], ...program)],
});
const cards = [
  follower("Lancer"),
  follower("Scholar", { effect: [ability("cip", [], draw)] }),
  follower("Digger", { effect: [ability("ignition", [{ op: "discardHand", player: "you", count: 1 }], draw)] }),
  follower("Twofold", { effect: [ability("ignition", [], draw), ability("ignition", [], draw)] }),
  action("Zap", { op: "damage", target: { choose: 1, of: ["follower"], sides: "both" }, amount: 2 }),
  action("Toll", { op: "discardHand", player: "you", count: 1 }),
  action("Sink", { op: "handToDeckBottom", player: "you", count: 1 }),
  action("Muster", { op: "putFromDeck", cardId: "Scholar", count: 2 }),
];
const three = ["Lancer", "Lancer", "Lancer"];
const gems = Array<string>(7).fill("T-G-W");
const complete = { phase: "start", P1: { locus: gems } };

test.each<[string, string, Position, readonly string[]]>([
  [
    "CO-T1a",
    "Gem Complete: turn six of your 7 face-down locus cards up, to win if all are gems? The log tells what you put there",
    complete,
    [],
  ],
  [
    "CO-V2",
    "which face-down locus card is turned face-up, from left to right (1 of six; 5 more must follow)?",
    complete,
    ["declare Gem Complete"],
  ],
  ...(
    [
      ["2 of six, after 1; 4 more must follow", [1]],
      ["3 of six, after 1, 3; 3 more must follow", [1, 3]],
      ["6 of six, after 1, 2, 3, 4, 5", [1, 2, 3, 4, 5]],
    ] as const
  ).map(([which, places]): [string, string, Position, string[]] => [
    "CO-V2",
    `which face-down locus card is turned face-up, from left to right (${which})?`,
    { phase: "start", P1: { locus: [...gems, "T-G-W"] } },
    ["declare Gem Complete", ...places.map((place) => `point at locus card ${place}`)],
  ]),
  ["CO-B4", "which ignition ability of Twofold is used?", { P1: { field: ["Twofold"] } }, ["use the ignition of Twofold"]],
  [
    "CO-B4",
    "Digger: which hand card is discarded as a cost (1 of 1)?",
    { P1: { field: ["Digger"], hand: three } },
    ["use the ignition of Digger"],
  ],
  ["CO-B8", "Zap: which follower is dealt 2 damage?", { P1: { hand: ["Zap"], field: three } }, ["play Zap"]],
  ["CO-17.3", "Toll: which hand card is discarded?", { P1: { hand: ["Toll", ...three] } }, ["play Toll", "pass"]],
  ["CO-17.3", "Sink: which hand card goes to the bottom of the deck?", { P1: { hand: ["Sink", ...three] } }, ["play Sink", "pass"]],
  [
    "CO-B7",
    "several abilities come next: which of yours is the first?",
    { P1: { hand: ["Muster"], deck: ["Scholar", "Scholar", "Lancer", "Lancer"] } },
    ["play Muster"],
  ],
  [
    "CO-X5",
    "X-Play: P1's Lancer attacks P2's deck, and P2 does not answer: before it goes on, play a snap action or use an ignition ability, or pass",
    { P1: { field: ["Lancer"], hand: three } },
    ["attack with Lancer"],
  ],
  [
    "CO-X5",
    "X-Play: P1 plays Lancer, and P2 does not answer: before it comes into play, play a snap action or use an ignition ability, or pass",
    { P1: { hand: ["Lancer", ...three] } },
    ["play Lancer"],
  ],
  [
    "CO-X5",
    "X-Play: P1 plays Sink, and P2 does not answer: before it does what it says, play a snap action or use an ignition ability, or pass",
    { P1: { hand: ["Sink", ...three] } },
    ["play Sink"],
  ],
])("%s asks: %s", (rule, says, position, script) => {
  const t = board(position, { cards }).plays(...script);
  expect([t.question, t.says]).toEqual([rule, says]);
});

test("CO-S6 asks how many hand cards are exchanged, and says how many have been", () => {
  const g = newMatch(colossusOrder, { decks: [colossusOrder.decks[0]!.deck, colossusOrder.decks[1]!.deck], seed: 1 });
  expect(g.question()?.says).toBe(
    "exchange up to 3 hand cards (0 so far), or exchange no more; what is exchanged goes under the deck, and as many are drawn",
  );
  g.play(0);
  expect(g.question()?.says).toBe(
    "exchange up to 3 hand cards (1 so far), or exchange no more; what is exchanged goes under the deck, and as many are drawn",
  );
});

test("CO-S6: whether the opening hand was exchanged is told of both", () => {
  const g = newMatch(colossusOrder, { decks: [colossusOrder.decks[0]!.deck, colossusOrder.decks[1]!.deck], seed: 1 });
  const { events } = g.record();
  const [first, second] = [g.asked, 1 - g.asked];
  g.play(0);
  for (const _ of [first, second]) g.play(g.options().count - 1);
  const told = events.filter(({ what }) => what === "keep").map((event) => g.tell(event, null));
  expect(told).toEqual([`P${second + 1} exchanges no card of the opening hand`]);
});

test("CO-B7 why: what an ability does that waited goes back to its own arrival, not to what happened last", () => {
  const t = board({ P1: { hand: ["Muster"], deck: [as("x", "Scholar"), as("y", "Scholar"), "Lancer", "Lancer"] } }, { cards });
  t.plays("P1: play Muster", "P1: resolve y");
  const events = t.happened();
  const causes = t.happened("draw").map((event) =>
    causesOf(events, events.indexOf(event))
      .slice(1, 4)
      .map(({ what, card }) => `${what} ${t.g.cardName(card)}`),
  );
  expect(causes).toEqual([
    ["resolve y", "trigger y", "come into play y"],
    ["resolve x", "trigger x", "come into play x"],
  ]);
});

/** What an event comes of, latest first, and the event itself. */
const cameOf = (t: ReturnType<typeof board>, what: string, card = ""): string[] => {
  const events = t.happened();
  const at = events.findIndex((event) => event.what === what && (card === "" || t.g.cardName(event.card) === card));
  return causesOf(events, at).map((event) => `${event.what}${event.card === 0 ? "" : ` ${t.g.cardName(event.card)}`}`);
};

test("CO-X4 why: what resolves comes of its own announcement, not of what was answered after it", () => {
  const t = board(
    {
      P1: { hand: ["T-WF8"], setGems: ["T-G-W", "T-G-W"], locus: 4, field: ["T-WF4"] },
      P2: { field: ["T-BF7"], hand: ["T-RA1", "Lancer"], setGems: ["T-G-R"], locus: 2 },
    },
    { cards },
  );
  t.plays(
    "P1: play Banner Herald",
    "P2: use the ignition of Rite Keeper",
    "P2: discard Lancer",
    "P2: play Flare Dart",
    "P2: choose Bulwark Captain",
  );
  while (t.question === "CO-X5") t.plays("pass");
  expect(cameOf(t, "come into play")).toEqual(["come into play Banner Herald", "resolve Banner Herald", "announce Banner Herald"]);
  expect(cameOf(t, "draw", "Any Card").slice(0, 3)).toEqual(["draw Any Card", "resolve Rite Keeper", "ignite Rite Keeper"]);
  expect(cameOf(t, "damage").slice(0, 3)).toEqual(["damage Bulwark Captain", "resolve Flare Dart", "announce Flare Dart"]);
  const events = t.happened();
  const gone = events.findIndex(({ what, rule }) => what === "discard" && rule === "CO-P4");
  expect(causesOf(events, gone).map(({ what }) => what)).toEqual(["discard", "resolve", "announce", "X-Play"]);
});

test("CO-A8 why: what an attack turns up, captures and takes comes of the attack, whatever was answered to it", () => {
  const P1 = { field: ["T-BF4"], hand: ["T-RA1"], setGems: ["T-G-R"], locus: 1 };
  const P2 = { field: ["T-WF4"], locus: [as("gem", "T-G-W"), as("other", "T-BF1")], hand: ["Lancer"], deck: 2 };
  const answered = ["P1: play Flare Dart", "P1: choose Bulwark Captain"];
  const passes = (t: ReturnType<typeof board>) => {
    while (t.question === "CO-X5" || t.question === "CO-A6") t.plays("pass");
    return t;
  };
  const locus = board({ P1, P2 }, { cards }).plays("P1: attack with Vault Breaker", "P1: attack locus card 1", "P2: pass", ...answered);
  passes(locus).plays("P2: refill with Lancer");
  const attack = ["attack the locus Vault Breaker"];
  expect(cameOf(locus, "capture")).toEqual(["capture gem", "turn face-up gem", ...attack]);
  expect(cameOf(locus, "put into the locus")).toEqual([
    "put into the locus Lancer",
    "draw Any Card",
    "capture gem",
    "turn face-up gem",
    ...attack,
  ]);
  expect(cameOf(locus, "stays")).toEqual(["stays other", "turn face-up other", ...attack, ...attack]);
  const deck = board({ P1, P2: { ...P2, deck: ["T-G-W", "T-WF1", "T-WF1"] } }, { cards });
  passes(deck.plays("P1: attack with Vault Breaker", "P1: attack the deck", "P2: pass", ...answered));
  const crush = ["crush Vault Breaker", "attack the deck Vault Breaker"];
  expect(cameOf(deck, "capture")).toEqual(["capture White Gem", "reveal White Gem", ...crush]);
  expect(cameOf(deck, "discard", "Meadow Squire")).toEqual(["discard Meadow Squire", "reveal Meadow Squire", ...crush]);
  const last = passes(board({ P1, P2 }, { cards }).plays("P1: attack with Vault Breaker", "P1: attack the deck", "P2: pass", ...answered));
  expect(cameOf(last, "lose")).toEqual(["lose", "reveal to the last Any Card", ...crush]);
});

const main = ["turn 3", "main phase"];
const scholar = "When it comes into play: Draw 1 card";
test.each<[string, Position, string, readonly string[], readonly string[]]>([
  ["which ability", { P1: { field: ["Twofold"] } }, "use the ignition of Twofold", main, ["Draw 1 card.", "Draw 1 card."]],
  [
    "what it costs",
    { P1: { field: ["Digger"], hand: ["Lancer", "Scholar"] } },
    "use the ignition of Digger",
    main,
    ["1/1, crush 1, capture 1; costs 0", `${scholar}; 1/1, crush 1, capture 1; costs 0`],
  ],
  [
    "what waits",
    { P1: { hand: ["Muster"], deck: ["Scholar", "Scholar", "Lancer", "Lancer"] } },
    "play Muster",
    [...main, "waiting abilities"],
    [`${scholar}.`],
  ],
])("where the match stands is said, and what each answer means: %s", (_, position, answer, where, means) => {
  const t = board(position, { cards }).plays(answer);
  expect(t.g.where()).toEqual(where);
  expect(menuOf(t.g, t.g.asked, colossusOrder.mat).map((each) => each.means)).toEqual(means);
});
