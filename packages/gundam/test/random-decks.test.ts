/** Random legal decks, two colours of any cards, are played to the end; limits are kept and no card is lost on the way. */
import { diceOf, sayProblem } from "@duelex/kernel";
import { cardsLieInOnePlace, limitsAreKept } from "@duelex/kernel/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gundam } from "../src/game.ts";

/** A match of two random legal decks, looked at before every answer: "finished", or what went wrong. */
function played(seed: number): string {
  const below = diceOf(seed);
  const decks = [gundam.randomDeck!(below), gundam.randomDeck!(below)] as const;
  const refused = decks.flatMap((deck) => gundam.checkDeck(deck).map(sayProblem));
  if (refused.length > 0) return `not legal: ${refused.join("; ")}`;
  const g = gundam.pairing({ decks }).newMatch(seed & 0x7fff);
  for (let given = 0; !g.over; given++) {
    if (given > 5000) return `stalled at ${g.where().join(" › ")}`;
    const wrong = [...cardsLieInOnePlace(gundam, g, below), ...limitsAreKept(gundam, g, below)];
    if (wrong.length > 0) return `after ${given} answers: ${wrong.join("; ")}`;
    g.play(below(g.options().count));
  }
  return "finished";
}

describe("5-1 any legal deck plays", () => {
  test("random decks of two colours", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        expect(played(seed)).toBe("finished");
      }),
      { numRuns: 15, seed: 7 },
    );
  });
});
