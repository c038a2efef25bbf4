/** Hidden cards that nobody has asked for: what each could be, in which ways they can turn out, and in how many ways they could lie. */
import type { Card, Match, Side } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { type Duel, duel } from "../../kernel/test/duel.ts";
import { toldTo } from "../src/claim.ts";
import { countDeals, Unsettled } from "../src/unsettled.ts";
import { keyOf } from "../src/worlds.ts";

const arranged = (P1: Side, P2: Side) => duel.stage.arrange({ game: "duel", title: "x", position: { P1, P2 } });
const some = ["Blade 1", "Blade 1", "Blade 1"];
/** P2 holds three cards and has two in its deck: Blades 1, 1, 2, 2 and a Herald, of which P1 knows which they are, not where. */
const match = arranged({ hand: ["Blade 1"], deck: some }, { hand: ["Blade 1", "Blade 2", "Herald"], deck: ["Blade 1", "Blade 2"] });
const named = (...names: string[]) => names.map((name) => match.catalog.find(name));
const [blade1, blade2, herald] = named("Blade 1", "Blade 2", "Herald") as [number, number, number];
const hand = [...match.cards(1, 1)] as [Card, Card, Card];
const [top] = [...match.cards(1, 0)] as [Card];

describe("what nobody has asked for", () => {
  const open = Unsettled.of(match, 0);

  test("is what this seat cannot name: the other hand, both decks; each card could be whatever is left of its owner's", () => {
    expect([...open.cards()].length).toBe(3 + 2 + 2); // one card of the own deck has been drawn
    expect(open.couldBe(hand[0])).toEqual([blade1, blade2, herald]);
    expect([...Unsettled.none(match).cards()]).toEqual([]);
  });

  test("cards that lie where order means nothing can change places, as long as they could be the same", () => {
    expect(open.twinsOf(match, hand[0])).toEqual(hand);
    expect(open.twinsOf(match, top)).toEqual([top]);
    expect(open.fewestTwins(match, hand[0])).toEqual([]);
    const narrowed = open.narrowing([hand[1]], [blade1, herald]);
    expect(narrowed.couldBe(hand[1])).toEqual([blade1, herald]);
    expect(narrowed.twinsOf(match, hand[0])).toEqual([hand[0], hand[2]]);
    expect(narrowed.fewestTwins(match, hand[0])).toEqual([hand[1]]);
    const three = narrowed.narrowing([hand[0]], [blade2]);
    expect(three.fewestTwins(match, hand[2])).toHaveLength(1);
  });

  test("two of them turn out in as many ways as two can be drawn from what is left, in no order", () => {
    const ways = open.waysOf(hand.slice(0, 2), [blade1, blade2, herald]).filter(({ length }) => length === 2);
    expect(ways).toEqual([
      [blade1, blade1],
      [blade1, blade2],
      [blade1, herald],
      [blade2, blade2],
      [blade2, herald],
    ]);
    expect(open.waysOf(hand, [herald])).toEqual([[], [herald]]);
  });

  test("hands are drawn from what is left, and no more than there is", () => {
    const dice = () => 0;
    expect(open.drawn(hand, [blade1, blade2, herald], dice)).toEqual([blade1, blade1, blade2]);
    expect(open.drawn(hand, [blade1, herald], (n) => n - 1)).toEqual([herald, blade1, blade1]);
    expect(open.drawn(hand, [herald], dice)).toEqual([herald]);
    expect(open.drawn(hand.slice(0, 1), [blade2], dice)).toEqual([blade2]);
  });

  test("what one turns out to be, no other can be any more; the key tells the two apart", () => {
    const settled = open.settling([hand[2]], [herald]);
    expect(settled.has(hand[2])).toBe(false);
    expect(settled.couldBe(hand[0])).toEqual([blade1, blade2]);
    expect(settled.key).not.toBe(open.key);
    expect(open.settling([hand[2]], [herald]).key).toBe(settled.key);
    const both = settled.settling([hand[0], hand[1]], [blade1, blade1]);
    expect(both.couldBe(top)).toEqual([blade2]);
  });

  test("the key is the same for the same, in whatever order it came to light, and another for whatever else is left", () => {
    const keys = [blade1, blade2, herald].map((definition) => open.settling([hand[0]], [definition]).key);
    expect(new Set([open.key, ...keys]).size).toBe(4);
    const one = open.settling([hand[0]], [blade1]).settling([hand[1]], [herald]);
    expect(open.settling([hand[1], hand[0]], [herald, blade1]).key).toBe(one.key);
    const [first, second] = [...match.cards(1, 0)] as [Card, Card];
    const key = (of: Match, ...deck: Card[]) => Unsettled.none(of).shuffled(of, deck)!.key;
    expect(key(match, second, first)).toBe(key(match, first, second));
    const other = arranged({ deck: some }, { hand: ["Blade 1", "Blade 2", "Herald"], deck: ["Blade 1", "Blade 3"] });
    expect([...other.cards(1, 0)]).toEqual([first, second]);
    expect(key(other, first, second)).not.toBe(key(match, first, second));
  });

  test("the key tells apart which cards can only be some things, and which things, and not in what order that came to light", () => {
    const narrowed = (...each: readonly (readonly [Card, readonly number[]])[]) =>
      each.reduce((all, [card, definitions]) => all.narrowing([card], definitions), open).key;
    const [first, second] = [
      [hand[0], [blade1, herald]],
      [hand[1], [blade1, blade2]],
    ] as const;
    const keys = [narrowed(), narrowed(first), narrowed(second), narrowed([hand[1], [blade1, herald]]), narrowed(first, second)];
    expect(new Set(keys).size).toBe(keys.length);
    expect(narrowed(second, first)).toBe(narrowed(first, second));
    const three = [first, second, [hand[2], [herald]]] as const;
    expect(narrowed(...three.toReversed())).toBe(narrowed(...three));
  });

  test("more cards that can only be one thing than there are of it cannot be", () => {
    expect(open.narrowing([hand[0]], [herald]).isPossible).toBe(true);
    expect(open.narrowing([hand[0], hand[1]], [herald]).isPossible).toBe(false);
    expect(open.narrowing([hand[0], hand[1]], [herald, blade1]).isPossible).toBe(true);
  });

  test("a deck that is shuffled is as unknown as before; with cards that somebody knows, these could be anywhere in it", () => {
    const deck = [...match.cards(1, 0)];
    expect(open.shuffled(match, deck)).toBe(open);
    const seen = open.settling([top], [match.definition[top]]);
    expect(seen.shuffled(match, deck)).toBeNull(); // the other card of the deck could lie in the hand as well
    const [, bottom] = deck as [Card, Card];
    const handKnown = open.settling(
      [...hand, bottom],
      [...hand, bottom].map((card) => match.definition[card]),
    );
    const again = handKnown.shuffled(match, deck)!; // all that is left of what nobody knew lies there
    expect(deck.map((card) => again.couldBe(card))).toEqual(deck.map(() => [blade1, blade2]));
    const wholly = (ways: readonly number[][]) => ways.filter(({ length }) => length === deck.length);
    expect(wholly(again.waysOf(deck, [blade1, blade2]))).toEqual([[blade1, blade2]]); // one of each
    const all = Unsettled.none(match).shuffled(match, deck)!;
    expect(deck.map((card) => all.couldBe(card))).toEqual(deck.map(() => [blade1, blade2]));
  });
});

test("cards that could be different things are not shuffled: those of two pools, and those that can only be some things", () => {
  const own = [...match.cards(0, 0)];
  const deck = [...match.cards(1, 0)] as [Card, Card];
  const open = Unsettled.of(match, 0);
  expect(open.shuffled(match, [...own, ...deck])).toBeNull();
  for (const card of deck) expect(open.narrowing([card], [blade1]).shuffled(match, deck)).toBeNull();
  expect(open.narrowing([hand[0]], [blade1]).shuffled(match, deck)).not.toBeNull(); // it lies elsewhere
});

describe("the key of positions", () => {
  const worlds = [["Blade 1"], ["Blade 2"], ["Herald"]].map((hand) => ({
    match: arranged({ hand, deck: some }, { deck: some }),
    open: null,
  }));
  const [one, two, three] = worlds as [(typeof worlds)[0], (typeof worlds)[0], (typeof worlds)[0]];

  test("is that of the set: the same in whatever order they come, another of every other set", () => {
    const orders = [
      [one, two, three],
      [one, three, two],
      [two, one, three],
      [two, three, one],
      [three, one, two],
      [three, two, one],
    ];
    expect(new Set(orders.map(keyOf)).size).toBe(1);
    const sets = [[one], [two], [three], [one, two], [one, three], [two, three], [one, two, three]];
    expect(new Set(sets.map(keyOf)).size).toBe(sets.length);
  });
});

describe("in how many ways cards could lie", () => {
  const ways = (hand: string[], deck: string[]): number => countDeals(arranged({ deck: ["Blade 1", "Blade 1"] }, { hand, deck }), 0);
  test.each([
    [["Blade 1", "Blade 2"], [], 1],
    [["Blade 1"], ["Blade 2"], 2],
    [["Blade 1"], ["Blade 1"], 1],
    [["Blade 1", "Blade 2"], ["Blade 3"], 3],
    [["Blade 1"], ["Blade 2", "Blade 3"], 6],
    [["Blade 1", "Blade 1"], ["Blade 2", "Blade 2"], 1 + 2 + 1], // by how many of the hand are Blades 2: the deck has an order, the hand none
    [["Blade 1"], ["Blade 2", "Blade 3", "Blade 4"], 24],
  ])("hand %j, deck %j: %i", (hand, deck, count) => expect(ways(hand, deck)).toBe(count));
});

describe("what a seat is told", () => {
  const cardsIn = (told: string): string[] => [...told.matchAll(/"card":(\w+)/g)].map(([, card]) => card!);

  test("numbers cards as they come, each as often as it comes by the same number", () => {
    const told = cardsIn(toldTo(0, match, false));
    const seen = [...new Set(told.filter((card) => card !== "0"))];
    expect(seen).toEqual(seen.map((_, nth) => String(nth + 1)));
    const views = [match.view(0), match.view(1)];
    const there = new Set(cardsIn(JSON.stringify(views)).filter((card) => card !== "0"));
    expect(seen).toHaveLength(there.size);
    expect(told.length).toBeGreaterThan(seen.length); // both see the table
  });

  test("with hidden hands, nothing of which of two alike cards the other one has played", () => {
    const after = (nth: number): Match => {
      const copy: Duel = arranged({ deck: some }, { hand: ["Blade 1", "Blade 1"], deck: some });
      copy.play(copy.parse("pass"));
      const plays = Array.from({ length: copy.options().count }, (_, index) => index).filter((index) =>
        copy.notate(index).startsWith("play"),
      );
      copy.play(plays[nth]!);
      return copy;
    };
    expect(toldTo(0, after(0), true)).toBe(toldTo(0, after(1), true));
  });

  test("its own answers, and nobody else's", () => {
    const answers = (told: string) => (JSON.parse(told) as unknown[])[3];
    const own = Array.from({ length: match.options().count }, (_, index) => match.notate(index));
    expect([answers(toldTo(0, match, true)), answers(toldTo(1, match, true)), answers(toldTo(1, match, false))]).toEqual([own, null, own]);
  });
});
