/** What differs between the table as it lies and as it would lie, in each of the deals that are tried; how it would end. */
import {
  type Card,
  type CardView,
  type Fact,
  type Match,
  plainMat,
  type Rules,
  type Seat,
  type Spot,
  unseen,
  type View,
  type ViewRow,
} from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { numberIn } from "../src/differences.ts";
import { type Preview, previewOf } from "../src/index.ts";

const card = (number: number, more: Partial<CardView> = {}): CardView => ({
  ...{ card: number as Card, id: `T-${number}`, name: `Card ${number}`, owner: 0 },
  ...more,
});
const row = (id: string, cells: ViewRow["cells"], more: Partial<ViewRow> = {}): ViewRow => ({
  ...{ id, kind: "row", label: id, seat: 0, cells },
  ...more,
});
const deck = (count: number): ViewRow => row("deck", [], { kind: "pile", count });
const hand = (...cells: CardView[]): ViewRow => row("hand", cells, { kind: "fan" });
const pile = (id: string, ...cells: CardView[]): ViewRow => row(id, cells, { kind: "pile" });
const view = (rows: readonly ViewRow[], more: Partial<View> = {}): View => ({
  ...{ seat: 0, where: ["turn"], turn: 1, active: 0, facts: [[], []], rows },
  ...more,
});
const game = { mat: plainMat([], { about: "", win: "", winRule: "" }), evaluate: () => 0 } as unknown as Rules;

/** The preview of an answer after which the match is over: `afters` as it lies then in each deal (of fewer than four, the last in the others). */
function foreseen(
  before: View,
  afters: readonly View[],
  { spots = [], winners = [null] }: { spots?: readonly (Spot | null)[]; winners?: readonly (Seat | null)[] } = {},
): Preview {
  let copies = 0;
  const copy = () => {
    const at = copies++;
    const of = <Each>(each: readonly Each[]) => each[Math.min(at, each.length - 1)]!;
    return {
      ...{ over: true, asked: 0, activeSeat: 1, redeal: () => undefined, play: () => undefined, question: () => null },
      ...{ record: () => ({ events: [] }), view: () => of(afters), spotOf: () => of(spots) ?? null },
      standing: () => ({ over: true, winner: of(winners) }),
    };
  };
  return previewOf(game, { view: () => before, clone: copy } as unknown as Match, 0, 0);
}

describe("of a card that stays where it is", () => {
  const stays = (cell: CardView, ...then: (CardView | null)[]) => foreseen(view([row("field", [cell])]), then.map((each) => view([row("field", [each])]))); // biome-ignore format: a row
  const change = (from: number, least: number, most = least) => [{ card: 5, name: "Card 5", change: { from, least, most } }];

  test.each<[string, CardView, (CardView | null)[], object[]]>([
    ["none", card(5), [card(5)], []],
    ["two", card(5), [card(5, { damage: 2 })], change(0, 2)],
    ["one more", card(5, { damage: 1 }), [card(5, { damage: 2 })], change(1, 2)],
    ["what it had", card(5, { damage: 2 }), [card(5, { damage: 2 })], []],
    ["none any more", card(5, { damage: 2 }), [card(5)], change(2, 0)],
    ["by the deal", card(5), [card(5, { damage: 3 }), card(5, { damage: 1 }), card(5)], change(0, 0, 3)],
    ["where it stays, of two deals", card(5), [card(5, { damage: 3 }), null], change(0, 3)],
    ["nothing where it has gone", card(5, { damage: 3 }), [null], []],
  ])("damage is told: %s", (_what, now, then, damage) => expect(stays(now, ...then).damage).toEqual(damage));

  test("of one that is seen elsewhere then, only where it goes is told", () => {
    const before = view([row("field", [card(5, { damage: 3, stats: "3/4", rested: true })]), pile("trash")]);
    const { damage, worth, turned, moves } = foreseen(before, [view([row("field", []), pile("trash", card(5, { stats: "3/5" }))])]);
    expect([damage, worth, turned, moves.length]).toEqual([[], [], [], 1]);
  });

  test.each<[string, Partial<CardView>, (Partial<CardView> | null)[], object[]]>([
    ["what changes", { stats: "3/4" }, [{ stats: "5/4" }], [{ from: "3/4", to: "5/4" }]],
    ["what it had none of", {}, [{ stats: "5/4" }], [{ from: "", to: "5/4" }]],
    ["not what stays", { stats: "3/4" }, [{ stats: "3/4" }], []],
    ["not what is another by the deal", { stats: "3/4" }, [{ stats: "5/4" }, { stats: "6/4" }], []],
    ["not where it goes, in a deal", { stats: "3/4" }, [{ stats: "5/4" }, null], []],
    ["not what is told no more", { stats: "3/4" }, [{}], []],
  ])("its numbers are told: %s", (_what, now, then, worth) =>
    expect(stays(card(5, now), ...then.map((each) => each && card(5, each))).worth).toEqual(
      worth.map((each) => ({ card: 5, name: "Card 5", ...each })),
    ),
  );

  test.each<[boolean | undefined, (boolean | undefined | null)[], boolean[]]>([
    [false, [true], [true]],
    [undefined, [true], [true]],
    [true, [false], [false]],
    [true, [undefined], [false]],
    [true, [true], []],
    [false, [undefined], []],
    [false, [true, null], []],
  ])("that it turns is told: rested %j, then %j: %j", (rested, then, turned) =>
    expect(
      stays(
        card(5, rested === undefined ? {} : { rested }),
        ...then.map((each) => (each === null ? null : card(5, each === undefined ? {} : { rested: each }))),
      ).turned,
    ).toEqual(turned.map((each) => ({ card: 5, name: "Card 5", rested: each }))),
  );

  test("it stays also where it goes to another place of its row, or lies under another card", () => {
    const slots = (...cells: (CardView | null)[]) => view([row("lines", cells, { places: ["left line", "right line"] })]);
    const { damage, moves } = foreseen(slots(card(5, { with: [card(6)] }), null), [
      slots(null, card(5, { damage: 1, with: [card(6, { damage: 2 })] })),
    ]);
    expect(damage.map(({ card, change }) => [card, change.most])).toEqual([[5, 1], [6, 2]]); // biome-ignore format: a row
    expect(moves.map(({ card, from, to }) => [card, from, to])).toEqual([[5, "left line", "right line"], [6, "left line", "right line"]]); // biome-ignore format: a row
  });
});

describe("where a card goes", () => {
  const place = (id: string, more: object = {}): Spot => ({ kind: "place", seat: 0, place: id, ...more });
  const lanes = row("lanes", [null, null], { places: ["lane 1", "lane 2"] });
  const field = (...cells: CardView[]) => row("field", cells);

  test.each<[string, ViewRow[], ViewRow[][], (Spot | null)[], [string, string, number][]]>([
    ["to a place in which it is seen", [field(card(5)), pile("trash")], [[field(), pile("trash", card(5))]], [], [["field", "trash", 4]]],
    [
      "in some deals",
      [field(card(5)), pile("trash")],
      [
        [field(), pile("trash", card(5))],
        [field(card(5)), pile("trash")],
      ],
      [],
      [["field", "trash", 1]],
    ],
    ["nowhere, where it stays", [field(card(5))], [[field(card(5))]], [], []],
    ["to a place that the match tells", [field(card(5)), deck(3)], [[field(), deck(3)]], [place("deck")], [["field", "deck", 4]]],
    [
      "to a cell that the match tells",
      [field(card(5)), lanes],
      [[field(), lanes]],
      [place("lanes", { cell: 1 })],
      [["field", "lane 2", 4]],
    ],
    ["to a place without that cell", [field(card(5)), lanes], [[field(), lanes]], [place("lanes", { cell: 7 })], [["field", "lanes", 4]]],
    [
      "to a place of the other player",
      [field(card(5)), row("trash", [], { seat: 1, label: "their trash" })],
      [[field(), row("trash", [], { seat: 1, label: "their trash" })]],
      [place("trash", { seat: 1 })],
      [["field", "their trash", 4]],
    ],
    ["to no place of the view", [field(card(5))], [[field()]], [place("limbo")], [["field", "off the table", 4]]],
    ["to no place", [field(card(5))], [[field()]], [{ kind: "player", seat: 0 }], [["field", "off the table", 4]]],
    [
      "untold, to the one place that has grown",
      [field(card(5)), deck(3), pile("trash")],
      [[field(), deck(4), pile("trash")]],
      [null],
      [["field", "deck", 4]],
    ],
    ["untold, to a place that has come", [field(card(5))], [[field(), deck(1)]], [null], [["field", "deck", 4]]],
    [
      "untold, where none has grown, from play off the table",
      [field(card(5)), deck(3)],
      [[field(), deck(3)]],
      [null],
      [["field", "off the table", 4]],
    ],
    [
      "untold, where two have grown, from play off the table",
      [field(card(5)), deck(3), row("locus", [])],
      [[field(), deck(4), row("locus", [unseen(0)])]],
      [null],
      [["field", "off the table", 4]],
    ],
    [
      "untold, not to what has grown of the other player",
      [field(card(5)), row("trash", [], { seat: 1 })],
      [[field(), row("trash", [unseen(1)], { seat: 1 })]],
      [null],
      [["field", "off the table", 4]],
    ],
    [
      "untold, to a place that has grown by it, though it has empty cells",
      [field(card(5)), deck(3), lanes],
      [[field(), deck(3), row("lanes", [unseen(0), null], { places: ["lane 1", "lane 2"] })]],
      [null],
      [["field", "lanes", 4]],
    ],
    [
      "untold, to the owner's place that has grown, whatever lies in the other player's of that name",
      [field(card(5)), row("locus", [unseen(1), unseen(1)], { seat: 1 }), row("locus", [])],
      [[field(), row("locus", [unseen(1), unseen(1)], { seat: 1 }), row("locus", [unseen(0)])]],
      [null],
      [["field", "locus", 4]],
    ],
    [
      "untold, out of the hand, not to the other player's deck, however many cards it has",
      [hand(card(5)), row("deck", [], { seat: 1, kind: "pile", count: 30, label: "their deck" }), deck(3)],
      [[hand(), row("deck", [], { seat: 1, kind: "pile", count: 30, label: "their deck" }), deck(3)]],
      [null],
      [["hand", "deck", 4]],
    ],
    [
      "untold, out of the hand, to the most unseen cards",
      [hand(card(5)), row("locus", [unseen(0)]), deck(3)],
      [[hand(), row("locus", [unseen(0)]), deck(3)]],
      [null],
      [["hand", "deck", 4]],
    ],
    [
      "out of the hand never off the table",
      [hand(card(5)), deck(3)],
      [[hand(), deck(4)]],
      [{ kind: "player", seat: 0 }],
      [["hand", "deck", 4]],
    ],
    [
      "told otherwise in each deal, to the place that has grown",
      [hand(card(5)), deck(3), lanes],
      [[hand(), deck(4), lanes]],
      [place("lanes"), place("deck")],
      [["hand", "deck", 4]],
    ],
  ])("is told: %s", (_what, before, afters, spots, moves) => {
    const told = foreseen(view(before), afters.map((rows) => view(rows)), { spots }).moves; // biome-ignore format: a row
    expect(told.map(({ from, to, often }) => [from, to, often])).toEqual(moves);
    for (const { card, name, owner } of told) expect([card, name, owner]).toEqual([5, "Card 5", 0]);
  });

  test.each<[string, number, ViewRow[], ViewRow[][], [string, string, number][]]>([
    ["a token", 1, [field()], [[field(card(9))]], [["new", "field", 4]]],
    ["a token under another card", 1, [field(card(5))], [[field(card(5, { with: [card(9)] }))]], [["new", "field", 4]]],
    ["nothing while the table is laid", 0, [field()], [[field(card(9))]], []],
    ["nothing out of a deck", 1, [field(), deck(3)], [[field(card(9)), deck(2)]], []],
    ["nothing that comes in some deals only", 1, [field()], [[field(card(9))], [field(card(8))]], []],
    ["nothing where a card less lies there in a deal", 1, [field(card(5))], [[field(card(5), card(9))], [field(card(9))]], []],
  ])("new is told: %s", (_what, turn, before, afters, moves) => {
    expect(foreseen(view(before, { turn }), [view(before, { turn })]).isBeforeTurns).toBe(turn === 0);
    const told = foreseen(view(before, { turn }), afters.map((rows) => view(rows)), { spots: [place("field")] }).moves; // biome-ignore format: a row
    expect(told.filter(({ card }) => Number(card) === 9).map(({ from, to, often }) => [from, to, often])).toEqual(moves);
  });

  test("a card that nobody can name is a card", () => {
    const nameless = card(5, { name: null });
    expect(foreseen(view([field(nameless), pile("trash")]), [view([field(), pile("trash", nameless)])]).moves[0]!.name).toBe("a card");
    expect(foreseen(view([field()]), [view([field(nameless)])]).moves).toMatchObject([{ name: "a card", from: "new" }]);
  });
});

describe("numbers of a player", () => {
  test.each<[Fact["value"], number]>([
    [7, 7],
    ["5/6", 5],
    ["3 of 4", 3],
    ["1 white, 4 black", 5],
    ["none", 0],
  ])("%j is %i", (value, number) => expect(numberIn(value)).toBe(number));

  const facts = (life: Fact["value"], other = "words"): Partial<View> => ({
    facts: [[{ label: "life", value: life }], [{ label: "says", value: other }]],
  });
  test.each<[string, Fact["value"], Partial<View>[], [number, number, number][]]>([
    ["what changes", 20, [facts(16)], [[20, 16, 16]]],
    ["between the deals", 20, [facts(16), facts(18)], [[20, 16, 18]]],
    ["not what stays", 20, [facts(20)], []],
    ["not what is no number", 20, [facts(20, "other words")], []],
    ["not what is told no more", 20, [{}], []],
  ])("are told: %s", (_what, now, then, said) => {
    const told = foreseen(view([], facts(now)), then.map((each) => view([], each))).facts; // biome-ignore format: a row
    expect(told).toEqual(said.map(([from, least, most]) => ({ seat: 0, label: "life", change: { from, least, most } })));
  });

  const locus = (seen: number, hidden: number, more: Partial<ViewRow> = {}) =>
    view([row("locus", [...Array.from({ length: seen }, (_, nth) => card(nth + 1)), ...Array(hidden).fill(unseen(0))], more)]);
  test.each<[string, View, View[], [number, number, number][]]>([
    ["two that are turned up", locus(0, 3), [locus(2, 1)], [[0, 2, 2]]],
    ["by the deal", locus(1, 3), [locus(2, 2), locus(4, 0)], [[1, 2, 4]]],
    ["none that come face-up", locus(0, 3), [locus(2, 3)], []],
    ["none where unseen ones only go", locus(1, 3), [locus(0, 1)], []],
    ["none where the place is gone", locus(0, 3), [view([])], []],
    ["none of a hand", locus(0, 3, { kind: "fan" }), [locus(2, 1, { kind: "fan" })], []],
    ["none between the sides", locus(0, 3, { seat: null }), [locus(2, 1, { seat: null })], []],
  ])("cards that are turned face-up where they lie are counted: %s", (_what, now, then, said) => {
    const told = foreseen(now, then).facts;
    expect(told).toEqual(said.map(([from, least, most]) => ({ seat: 0, label: "locus, face-up", change: { from, least, most } })));
  });
});

test.each<[(Seat | null)[], Seat | null, [number, number], string[]]>([
  [[0], 0, [4, 0], []],
  [[1], 1, [0, 4], []],
  [[null], null, [0, 0], []],
  [[0, 1, 1, null], null, [1, 2], ["hidden cards"]],
])("who wins in %j of the deals: %j for certain, %j; what depends on them is uncertain: %j", (winners, wins, won, uncertain) =>
  expect(foreseen(view([]), [view([])], { winners })).toMatchObject({ wins, won, uncertain, deals: 4, turn: 1, asked: null, ends: false }),
);
