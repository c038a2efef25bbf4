/** Random legal decks, two colours of any cards, are played to the end; limits are kept and no card is lost on the way. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { playRandomDecks } from "./random-decks.ts";

describe("5-1 any legal deck plays", () => {
  test("random decks of two colours", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        expect(playRandomDecks(seed)).toBe("finished");
      }),
      { numRuns: 15, seed: 7 },
    );
  });
});
