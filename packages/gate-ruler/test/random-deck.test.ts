import { diceOf } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { gateRuler } from "../src/game.ts";

describe("5 decks drawn at random", () => {
  const decks = Array.from(
    { length: 150 },
    (_, seed) => gateRuler.randomDeck!(diceOf(seed)) as { ruler: string; cards: Record<string, number> },
  );

  test("are legal, every one", () => {
    for (const deck of decks) expect(gateRuler.checkDeck(deck)).toEqual([]);
  });

  test("use every ruler that may be played, and many cards", () => {
    const rulers = gateRuler.catalog().entries.filter(({ type, outOfPlay }) => type === "ruler" && outOfPlay === undefined);
    expect(new Set(decks.map(({ ruler }) => ruler))).toEqual(new Set(rulers.map(({ id }) => id)));
    expect(new Set(decks.flatMap(({ cards }) => Object.keys(cards))).size).toBeGreaterThan(50);
  });

  test("are played to the end", () => {
    for (let seed = 0; seed < 10; seed++) {
      const match = gateRuler.pairing({ decks: [decks[2 * seed], decks[2 * seed + 1]] }).newMatch(seed);
      const dice = diceOf(seed);
      while (!match.over) match.play(dice(match.options().count));
      expect(match.standing().over).toBe(true);
    }
  });
});
