/** What both seats may know, put together from what each sees: place by place, card by card. */
import { type Card, type CardView, type Fact, type Match, type Seat, type Spot, unseen, type View, type ViewRow } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { watching } from "../src/index.ts";

const card = (number: number, more: Partial<CardView> = {}): CardView => ({
  ...{ card: number as Card, id: `T-${number}`, name: `Card ${number}`, owner: 0 },
  ...more,
});
const hidden = unseen(0);
const row = (kind: ViewRow["kind"], seat: Seat | null, cells: ViewRow["cells"], more: Partial<ViewRow> = {}): ViewRow => ({
  ...{ id: "here", kind, label: "here", seat, cells },
  ...more,
});
const view = (rows: readonly ViewRow[], more: Partial<View> = {}): View => ({
  ...{ seat: 0, where: ["turn"], turn: 1, active: 0, facts: [[], []], rows },
  ...more,
});
const match = (one: View, other: View) => ({ view: (seat: Seat) => [one, other][seat] }) as unknown as Match;
/** What is shared of a place that P1 sees like this, and P2 like that. */
const shared = (one: ViewRow, other: ViewRow) => watching.sharedView(match(view([one]), view([other]))).rows[0]!.cells;
const open = (one: ViewRow, other: ViewRow) => watching.openView(match(view([one]), view([other]))).rows[0]!.cells;

describe("while the match goes on", () => {
  test("a card that both see is shown with what is alike for both, and with nothing else", () => {
    const [one, other] = [card(5, { rested: true, stats: "3/4", marks: ["looked at"] }), card(5, { rested: true, stats: "3/4" })];
    expect(shared(row("row", 0, [one, null]), row("row", 0, [other, null]))).toEqual([card(5, { rested: true, stats: "3/4" }), null]);
    expect(shared(row("row", 0, [card(5, { damage: 1 })]), row("row", 0, [card(5, { damage: 2 })]))).toEqual([card(5)]);
  });

  test("a card that one of them does not see lies there unseen: turned as it is and as what it is, and neither named nor numbered", () => {
    const lies = { rested: true, turned: "OFF", as: "soul" };
    for (const [one, other] of [
      [card(5, { ...lies, stats: "3/4" }), { ...hidden, ...lies }],
      [{ ...hidden, ...lies }, card(5, { ...lies, stats: "3/4" })],
      [card(5, lies), card(6, lies)],
      [card(5, lies), null],
    ] as const)
      expect(shared(row("row", 0, [one]), row("row", 0, [other]))).toEqual([{ ...hidden, ...lies }]);
    expect(shared(row("row", 1, [card(5, { owner: 1 })]), row("row", 1, [hidden]))).toEqual([unseen(1)]);
  });

  test("what lies under a card is shared card by card", () => {
    const one = card(5, { with: [card(6), card(7), card(8)] });
    const other = card(5, { with: [card(6), hidden] });
    expect(shared(row("row", 0, [one]), row("row", 0, [other]))).toEqual([card(5, { with: [card(6), hidden, hidden] })]);
  });

  test("of a hand only what its owner's opponent can name, by number, in the opponent's order", () => {
    const own = [card(7), card(8), card(9)];
    const across = [card(9), hidden, hidden];
    expect(shared(row("fan", 0, own), row("fan", 0, across))).toEqual([card(9), hidden, hidden]);
    expect(shared(row("fan", 1, across), row("fan", 1, own))).toEqual([card(9), hidden, hidden]);
    expect(shared(row("fan", 0, [card(7), hidden]), row("fan", 0, [card(8), card(9)]))).toEqual([hidden, hidden]);
  });

  test("of a pile only the cards that both know, and not how many each of them does", () => {
    expect(shared(row("pile", 0, [card(3), card(4)]), row("pile", 0, [card(2), card(3), hidden]))).toEqual([card(3)]);
    expect(shared(row("pile", 1, [card(3), card(4)]), row("pile", 1, [card(4)]))).toEqual([card(4)]);
    expect(shared(row("pile", null, [card(3)]), row("pile", null, [card(4)]))).toEqual([]);
  });

  test("a place of which one sees more cells than the other is looked through like a hand", () => {
    expect(shared(row("row", 0, [card(3), card(4)]), row("row", 0, [card(4)]))).toEqual([card(4)]);
  });

  test("named columns are held together by their names, from whichever side they are seen", () => {
    const one = row("slots", null, [card(1), null, card(3)], { slots: ["a", "b", "c"], places: ["A", "B", "C"] });
    const other = row("slots", null, [card(3), null, card(1)], { slots: ["c", "b", "a"], places: ["C", "B", "A"] });
    const [found] = watching.sharedView(match(view([one]), view([other]))).rows;
    expect(found).toEqual(one);
    expect(shared(one, row("slots", null, [card(3)], { slots: ["c"] }))).toEqual([hidden, null, card(3)]);
    const unnamed = row("slots", null, [card(1), null, card(3)]);
    expect([shared(one, unnamed), shared(unnamed, one)]).toEqual([one.cells, one.cells]);
  });

  test("a place that only one of them is shown is left out; label and count stay where they are alike", () => {
    const one = [row("pile", 0, [], { count: 4 }), row("row", 0, [], { id: "alone" }), row("row", 0, [], { id: "seats" })];
    const other = [row("pile", 0, [], { count: 5 }), row("row", 1, [], { id: "seats" })];
    expect(watching.sharedView(match(view(one), view(other))).rows).toEqual([row("pile", 0, [])]);
  });

  test("numbers, phases and where the rules stand, as far as both are told the same", () => {
    const fact = (label: string, value: number): Fact => ({ label, value });
    const steps = ["one", "two"].map((name) => ({ name, rule: "" }));
    const phases = (at: number): Partial<View> => ({ phases: { steps, at } });
    const facts = (mine: number, theirs: number): View["facts"] => [[fact("life", 7), fact("hand", mine)], [fact("life", theirs)]];
    const one = view([], { where: ["turn", "battle", "secret"], facts: facts(2, 5), ...phases(1) });
    const other = view([], { where: ["turn", "battle", "other"], facts: facts(3, 5), ...phases(1) });
    const found = watching.sharedView(match(one, other));
    expect([found.where, found.facts, found.phases]).toEqual([["turn", "battle"], [[fact("life", 7)], [fact("life", 5)]], one.phases]);
    expect(watching.sharedView(match(one, view([], phases(0))))).not.toHaveProperty("phases");
    expect(watching.sharedView(match(view([]), other))).not.toHaveProperty("phases");
  });

  test("of a battle who attacks, who blocks and what is attacked, each where both see it", () => {
    const course = { steps: [{ name: "attack", rule: "" }], at: 0 };
    const battle = (attacker: Spot, blocker: Spot | null, ...targets: Spot[]): Partial<View> => ({
      battle: { ...course, attacker, blocker, targets },
    });
    const of = (one: Partial<View>, other: Partial<View>) => watching.sharedView(match(view([], one), view([], other)));
    const spot = (number: number): Spot => ({ kind: "card", card: number as Card });
    const [a, b, c] = [spot(1), spot(2), spot(3)] as const;
    expect(of(battle(a, b, b, c), battle(a, c, c, a)).battle).toEqual({ ...course, attacker: a, blocker: null, targets: [c] });
    expect(of(battle(a, b, b), battle(c, b, b)).battle).toEqual({ ...course, attacker: null, blocker: b, targets: [b] });
    expect(of(battle(a, b), {})).not.toHaveProperty("battle");
    expect(of({}, battle(a, b))).not.toHaveProperty("battle");
  });
});

test("after the end all that either of them sees lies open: a hand as its owner has it, a card as whoever sees it, what lies under it too", () => {
  const [own, across] = [
    [card(7), card(8)],
    [hidden, hidden],
  ];
  expect(open(row("fan", 0, own), row("fan", 0, across))).toEqual(own);
  expect(open(row("fan", 1, across), row("fan", 1, own))).toEqual(own);
  expect(open(row("pile", 1, [card(3)]), row("pile", 1, own))).toEqual(own);
  expect(open(row("pile", 0, own), row("pile", 0, [card(3)]))).toEqual(own);
  const whole = card(3, { with: [card(9)] });
  const lies = row("row", 0, [card(1), hidden, null, card(4, { with: [hidden, card(6)] }), null]);
  const seen = row("row", 0, [hidden, card(2), whole, card(4, { with: [card(5), hidden] }), null]);
  const all = [card(1), card(2), whole, card(4, { with: [card(5), card(6)] }), null];
  expect([open(lies, seen), open(seen, lies)]).toEqual([all, all]);
  expect(open(row("row", 0, [{ ...hidden, with: [] }]), row("row", 0, [card(4, { with: [card(5)] })]))).toEqual([
    card(4, { with: [card(5)] }),
  ]);
});

test("the story is told as far as both are told it alike, from the start", () => {
  const { commonStart } = watching;
  expect(commonStart([1, 2, 3], [1, 2, 3, 4])).toEqual([1, 2, 3]);
  expect(commonStart([{ a: 1 }, { a: 2 }, { a: 3 }], [{ a: 1 }, { a: 9 }, { a: 3 }])).toEqual([{ a: 1 }]);
  expect(commonStart([1, 2], [1])).toEqual([1]);
  expect(commonStart([1], [2])).toEqual([]);
});
