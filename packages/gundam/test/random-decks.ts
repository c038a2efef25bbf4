/** A match of two random legal decks, looked at before every answer. */
import { sayProblem } from "@duelex/kernel";
import { gundam } from "../src/game.ts";
import { broken } from "./limits.ts";

const dice = (seed: number) => {
  let state = seed | 0;
  return (below: number): number => {
    state = (Math.imul(state, 0x5851f42d) + 0x14057b7f) | 0;
    return Math.floor(((state ^ (state >>> 15)) >>> 0) * (below / 4294967296));
  };
};

/** "finished", or what went wrong. */
export function playRandomDecks(seed: number): string {
  const below = dice(seed);
  const decks = [gundam.randomDeck!(below), gundam.randomDeck!(below)] as const;
  const refused = decks.flatMap((deck) => gundam.checkDeck(deck).map(sayProblem));
  if (refused.length > 0) return `not legal: ${refused.join("; ")}`;
  const g = gundam.pairing({ decks }).newMatch(seed & 0x7fff);
  for (let given = 0; !g.over; given++) {
    if (given > 5000) return `stalled at ${g.where().join(" › ")}`;
    const wrong = broken(g);
    if (wrong.length > 0) return `after ${given} answers: ${wrong.join("; ")}`;
    g.play(below(g.options().count));
  }
  return "finished";
}
