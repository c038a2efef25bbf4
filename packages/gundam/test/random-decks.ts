/** A match of two random legal decks, looked at before every answer. */
import { diceOf, sayProblem } from "@duelex/kernel";
import { cardsLieInOnePlace, limitsAreKept } from "@duelex/kernel/testing";
import { gundam } from "../src/game.ts";

/** "finished", or what went wrong. */
export function playRandomDecks(seed: number): string {
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
