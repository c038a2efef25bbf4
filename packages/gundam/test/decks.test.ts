/** 5-1. What a deck must be: every problem at once, each with its paragraph. */
import { sayProblem } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import file from "../data/decks.json" with { type: "json" };
import { cards } from "../src/data/cards.ts";
import { type DeckCard, readDeck } from "../src/decks.ts";
import { deckFileSchema } from "../src/schema.ts";

const known = new Map(cards.map((card) => [card.id, card]));
const { decks } = deckFileSchema.parse(file);
const legal = decks.find((deck) => deck.id === "official-deck-004")!;
/** A legal deck with some cards exchanged; a card with 0 copies is taken out. */
const deckWith = (changes: Record<string, number>, rest: object = {}) => ({
  ...legal,
  main: Object.fromEntries(Object.entries({ ...legal.main, ...changes }).filter(([, copies]) => copies > 0)),
  ...rest,
});
const problems = (deck: unknown) => readDeck(deck, known).problems.map(sayProblem);

describe("5-1 decks", () => {
  test.each(decks.map((deck) => [deck.id, deck] as const))("%s may be played", (_, deck) => {
    expect(problems(deck)).toEqual([]);
  });

  test("5-1-2 ten Resources are what a deck has if it does not say", () => {
    expect(problems({ main: legal.main })).toEqual([]);
  });

  test("5-1-1, 5-1-1-1 exactly 50 cards: 49 and 51 are refused", () => {
    expect(problems(deckWith({ "ST01-001": 3 }))).toEqual(["main deck: 49 cards; exactly 50 are wanted, 1 more (5-1-1-1)"]);
    expect(problems(deckWith({ "ST01-013": 1 }))).toEqual(["main deck: 51 cards; exactly 50 are wanted, 1 fewer (5-1-1-1)"]);
  });

  test("5-1-1-3 four copies of a number, not five", () => {
    expect(problems(deckWith({ "ST01-001": 5, "ST01-002": 3 }))).toEqual(["main deck, ST01-001: 5 copies of Gundam; at most 4 (5-1-1-3)"]);
  });

  test("5-1-1-2 two colours, not three", () => {
    expect(problems(deckWith({ "ST02-001": 4, "ST01-001": 0 }))).toEqual([
      "main deck: 3 colours (blue, white, green); one or two are allowed (5-1-1-2)",
    ]);
  });

  test("2-1 a number that no card has, with the one that was meant", () => {
    expect(problems(deckWith({ "ST01-001": 3, "ST01-01": 1 }))).toEqual([
      'main deck: there is no card "ST01-01"; did you mean "ST01-001"? (2-1)',
    ]);
  });

  test("5-1-2, 4-17 Resources and tokens have no place among the 50", () => {
    expect(problems(deckWith({ "ST01-001": 2, "R-001": 1, "T-001": 1 }))).toEqual([
      "main deck, R-001: Resource is a Resource; it belongs to the resource deck (5-1-2)",
      "main deck, T-001: Gundam is a token, and no card of a deck (4-17)",
    ]);
  });

  test("5-1-2 ten Resources, and nothing else", () => {
    expect(problems(deckWith({}, { resources: { "R-001": 9 } }))).toEqual([
      "resource deck: 9 cards; exactly 10 are wanted, 1 more (5-1-2)",
    ]);
    expect(problems(deckWith({}, { resources: { "R-001": 9, "ST01-005": 1 } }))).toEqual([
      "resource deck, ST01-005: GM is a Unit card, not a Resource (5-1-2)",
    ]);
    expect(problems(deckWith({}, { resources: { "R-001": 9, "EXR-001": 1 } }))).toEqual([
      "resource deck, EXR-001: EX Resource is a token, not a Resource (5-1-2)",
    ]);
  });

  test("every problem at once", () => {
    expect(
      problems({ main: { "ST01-001": 5, "ST02-001": 4, "ST03-001": 4, "ST99-001": 1 }, resources: { "R-001": 3 } }).map(
        (each) => each.match(/\(([^()]+)\)$/)?.[1],
      ),
    ).toEqual(["2-1", "5-1-1-3", "5-1-1-1", "5-1-1-2", "5-1-2"]);
  });

  test("a card with a clause that is not carried out may not be played", () => {
    const gm = known.get("ST01-005")!;
    const cards = new Map<string, DeckCard>([...known, [gm.id, { ...gm, outOfPlay: "clause 1: nobody knows what it means" }]]);
    expect(readDeck(legal, cards).problems.map(sayProblem)).toEqual([
      "main deck, ST01-005: GM cannot be played here: clause 1: nobody knows what it means",
    ]);
  });

  test("what is no deck at all is refused with every mistake of its form", () => {
    expect(problems(null)).toEqual(["null is not an object { … }"]);
    expect(problems({ main: { "ST01-001": 0, "ST01-002": "x" }, size: 50 })).toEqual([
      "main.ST01-001: 0 is too small; at least 1",
      'main.ST01-002: "x" is not a number',
      'unknown word "size"; allowed here: id, name, main, resources, setupTokens, colors, kind, confidence, note, source',
    ]);
  });
});
