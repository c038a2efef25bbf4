/** 5, 17 Deck construction: every problem at once, each with its paragraph. */
import { InputError, newMatch } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { CardSet } from "../src/cards.ts";
import { gateRuler } from "../src/game.ts";

const line = gateRuler.decks[0]!.deck as { cards: Record<string, number> };
const rulesOf = (deck: unknown, catalog = gateRuler.catalog()): (string | undefined)[] =>
  gateRuler.checkDeck(deck, catalog).map(({ rule }) => rule);
const changed = (cards: Record<string, number>, more: object = {}): unknown => ({
  ...line,
  check: undefined,
  cards: { ...line.cards, ...cards },
  ...more,
});
const made = (id: string, more: object = {}) => ({
  id,
  reality: "original-test",
  name: { ja: null, en: id },
  type: "unit",
  faction: "ATLAS",
  level: 0,
  atk: 1,
  hp: 1,
  stk: 1,
  traits: [],
  keywords: [],
  legendary: false,
  effect: [],
  ...more,
});

describe("decks", () => {
  test("the three decks of the file may be played, and count what they say (GR-5-CHECK)", () => {
    for (const { deck } of gateRuler.decks) expect(gateRuler.checkDeck(deck)).toEqual([]);
    expect(rulesOf({ ...line, check: { cards: 50, totalLevel: 30, cntCards: 13, legendaryNames: 1 } })).toEqual(["GR-5-CHECK"]);
  });

  test("GR-5-SIZE fifty cards, and only units, events and fields", () => {
    expect(rulesOf(changed({ "T-022": 3 }))).toEqual(["GR-5-SIZE"]);
    expect(rulesOf(changed({ "T-022": 3, ENERGY: 1 }))).toEqual(["GR-5-SIZE", "GR-5-SIZE"]);
  });

  test("GR-5-RULER a deck without a ruler", () => {
    expect(gateRuler.checkDeck({ ...line, ruler: "" })).toEqual([
      { where: "ruler", what: "none is named; a deck has exactly one", rule: "GR-5-RULER" },
    ]);
  });

  test("GR-5-FILE a billion copies are refused, not laid out", () => {
    expect(rulesOf(changed({ "T-022": 1_000_000_000 }))).toContain("GR-5-FILE");
  });

  test("GR-5-SAME at most four of one name", () => {
    expect(rulesOf(changed({ "T-022": 5, "T-001": 3 }))).toEqual(["GR-5-SAME"]);
  });

  test("GR-5-LEGENDARY one copy of a Legendary name, so many names", () => {
    expect(rulesOf(changed({ "T-011": 2, "T-001": 3 }))).toEqual(["GR-5-LEGENDARY"]);
    expect(rulesOf(changed({ "T-033": 1, "T-049": 1, "T-001": 2 }))).toEqual(["GR-5-LEGENDARY"]);
  });

  test("GR-5-LEVEL, R-LEVELCAP the sum of levels is capped, negative ones lower it", () => {
    expect(rulesOf(changed({ "T-006": 4, "T-028": 4, "T-030": 4, "T-001": 0, "T-022": 0 } as Record<string, number>))).toContain(
      "GR-5-LEVEL",
    );
    expect(rulesOf(changed({ "T-034": 4, "T-001": 2 }))).toEqual([]);
  });

  test("GR-5-MINLEVEL no card below the ruler's lowest level", () => {
    const ruler = { ...new CardSet([], {}).cards[0], ...(gateRuler.catalog() as CardSet).find("A-1")!.json };
    const picky = { ...ruler, id: "PICKY", deckRules: { ...(ruler as { deckRules: object }).deckRules, minCardLevel: 0 } };
    expect(rulesOf({ ...line, ruler: "PICKY", check: undefined }, gateRuler.catalog([picky]))).toEqual(["GR-5-MINLEVEL", "GR-5-MINLEVEL"]);
  });

  test("GR-5-CNT, GR-5-FACTION CNT cards and factions are capped", () => {
    expect(rulesOf(changed({ "T-014": 4, "T-036": 4, "T-001": 0 }))).toContain("GR-5-CNT");
    const catalog = gateRuler.catalog([made("VOLNAR", { faction: "Volnar" })]);
    expect(rulesOf(changed({ VOLNAR: 1, "T-001": 3 }, { factions: undefined }), catalog)).toEqual(["GR-5-FACTION"]);
  });

  test("GR-5-FILE, GR-5-RULER, GR-5-REAL unknown cards, what is no ruler, what is not wholly known", () => {
    expect(rulesOf(changed({ "T-999": 1 }))).toEqual(["GR-5-FILE"]);
    expect(rulesOf({ ...line, ruler: "T-001" })).toEqual(["GR-5-RULER"]);
    expect(rulesOf({ ...line, ruler: "F-6" })).toContain("GR-5-REAL");
    expect(rulesOf(changed({ "P-TENROU": 1, "T-001": 3 }))).toContain("GR-5-REAL");
  });

  test("R-EXTRA a ruler with four attack zones is unavailable, however whole its record", () => {
    const wide = {
      ...(gateRuler.catalog() as CardSet).find("A-1")!.json,
      id: "WIDE",
      zones: { attack: 4, defence: 1, set: 3, hand: false },
    };
    expect(rulesOf({ ...line, ruler: "WIDE" }, gateRuler.catalog([wide]))).toEqual(["GR-5-REAL"]);
  });

  test("every problem is named at once, and a match is not begun with them", () => {
    const deck = { ...line, ruler: "T-001", cards: { ...line.cards, "T-999": 2 } };
    expect(rulesOf(deck).length).toBe(2);
    expect(() => newMatch(gateRuler, { decks: [deck, line], seed: 1 })).toThrow(InputError);
  });
});
