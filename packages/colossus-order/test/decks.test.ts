import { diceOf } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import type { DeckJson } from "../src/deck-file.ts";
import { colossusOrder } from "../src/game.ts";

const white = colossusOrder.decks[0]!.deck as DeckJson;
const check = (change: Partial<DeckJson>, cards: Record<string, number> = {}) =>
  colossusOrder.checkDeck({ ...white, ...change, cards: { ...white.cards, ...cards } }).map(({ rule, where }) => `${rule} ${where}`);

describe("3.1 Deck", () => {
  test("CO-D1: exactly one Colossus and exactly fifty others", () => {
    expect(check({}, { "T-WF1": 2 })).toEqual(["CO-D1 cards"]);
    expect(check({ colossus: "T-WF1" })).toEqual(["CO-D1 colossus"]);
    expect(check({}, { "T-WF1": 2, "T-C-B": 1 })).toEqual(["CO-D1 T-C-B"]);
  });

  test("CO-D2: at most twenty gem cards", () => {
    expect(check({}, { "T-WF1": 2, "T-G-W": 19 })).toEqual(["CO-D2 cards"]);
  });

  test("CO-D1: a deck without a Colossus", () => {
    expect(colossusOrder.checkDeck({ ...white, colossus: "" })).toEqual([
      { where: "colossus", what: "none is named; a deck has exactly one", rule: "CO-D1" },
    ]);
  });

  test("CO-D3: at most three cards of one name", () => {
    expect(check({}, { "T-WF1": 4, "T-WF2": 2 })).toEqual(["CO-D3 Meadow Squire"]);
  });

  test("CO-D4: plain gems are exempt, unique gems are not", () => {
    expect(check({}, { "T-G-W": 16, "T-G-X1": 4 })).toEqual(["CO-D4 ★Prism of Dawn★"]);
  });

  test("CO-D3, CO-D4: a plain gem neither counts among its namesakes nor lets more of them in", () => {
    const namesake = {
      id: "own",
      name: { ja: null, en: "White Gem" },
      type: "follower",
      color: "white",
      reality: "original-test",
      unique: false,
      races: ["Knight"],
      locusCost: 1,
      gemLevel: {},
      crush: 1,
      capture: 1,
      ap: 1,
      rp: 1,
      keywords: [],
      effect: [],
    };
    const { "T-G-W": plain, "T-WF1": _squires, "T-WF2": _couriers, ...others } = white.cards; // 3 and 3: six places
    const rulesOf = (own: number, order: (gem: object, follower: object) => object) =>
      colossusOrder
        .checkDeck(
          { ...white, cards: { ...order({ "T-G-W": plain }, { own }), ...others, "T-WF1": 6 - own } },
          colossusOrder.catalog([namesake]),
        )
        .map(({ rule, where }) => `${rule} ${where}`);
    for (const order of [(gem: object, own: object) => ({ ...gem, ...own }), (gem: object, own: object) => ({ ...own, ...gem })]) {
      expect(rulesOf(3, order)).toEqual([]);
      expect(rulesOf(4, order)).toEqual(["CO-D3 White Gem"]);
    }
  });

  test("CO-D5: any mixture of colours", () => {
    expect(check({}, { "T-WF1": 2, "T-BF1": 1 })).toEqual([]);
  });

  test("CO-D6, CO-17.1: there is no side deck; what is unknown is an error, with the nearest name", () => {
    expect(colossusOrder.checkDeck({ ...white, side: { "T-WF1": 1 } }).length).toBe(1);
    const [problem] = colossusOrder.checkDeck({ ...white, colossus: "T-C-X" });
    expect(problem?.what).toMatch(/there is no card "T-C-X"; did you mean "T-C-/);
  });

  test("CO-17.1, CO-Y5: published cards with gaps and Fast Break stay out", () => {
    expect(check({}, { "T-WF1": 2, ash: 1 })).toEqual(["CO-17.1 ash"]);
    const file = [
      {
        id: "own",
        name: { ja: null, en: "Own" },
        type: "action",
        color: "red",
        reality: "original-test",
        snap: false,
        locusCost: 0,
        gemLevel: {},
        keywords: ["Fast Break"],
        effect: [{ timing: "action", condition: null, cost: [], do: [{ op: "draw", player: "you", count: 1 }] }],
      },
    ];
    const deck = { ...white, cards: { ...white.cards, "T-WF1": 2, own: 1 } };
    expect(colossusOrder.checkDeck(deck, colossusOrder.catalog(file)).map(({ rule }) => rule)).toEqual(["CO-Y5"]);
  });

  test("every problem at once", () => {
    const deck = { colossus: "T-WF1", cards: { "T-WF1": 4, "T-G-W": 21, "T-G-X1": 4, nobody: 1 } };
    expect(colossusOrder.checkDeck(deck).map(({ rule }) => rule)).toEqual(["CO-D1", "CO-17.1", "CO-D1", "CO-D2", "CO-D3", "CO-D4"]);
  });

  test("a match with a wrong deck or setting is refused, every reason named", () => {
    expect(() => colossusOrder.pairing({ decks: [{ ...white, colossus: "T-WF1" }, white], settings: { exchange: "9/9" } })).toThrow(
      /exchange.*deck of P1, colossus/s,
    );
  });

  test("random decks are legal, and differ", () => {
    const made = Array.from({ length: 60 }, (_, seed) => colossusOrder.randomDeck!(diceOf(seed + 1)));
    for (const deck of made) expect(colossusOrder.checkDeck(deck)).toEqual([]);
    expect(new Set(made.map((deck) => JSON.stringify(deck))).size).toBeGreaterThan(50);
  });
});
