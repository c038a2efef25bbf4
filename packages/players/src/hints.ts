/** Advice: the best answers, each with its chance to win, how sure that is, and what is expected to come of it. */
import type { Match, Rules, Seat } from "@duelex/kernel";
import type { TreePlayer } from "./tree.ts";

/** One answer that is advised, or not. */
export interface Advice {
  /** Its place in `match.options()`. */
  readonly answer: number;
  /** How likely the seat is to win after it, 0 to 1. */
  readonly chance: number;
  /** Between what the chance lies, as far as the lines tell: two standard errors to each side. */
  readonly low: number;
  /** The other end of it. */
  readonly high: number;
  /** The share of the lines that went this way: 1 is as sure as can be that no other answer is better. */
  readonly share: number;
  /** What is expected to follow in this turn: who answers, and what, as the seat would be told it; the answer itself first. */
  readonly line: readonly { readonly seat: Seat; readonly phrase: string }[];
}

/** The best answers to a question, the best first. */
export interface Hint {
  /** Best first; at least one. */
  readonly answers: readonly Advice[];
  /** How many lines were played. */
  readonly lines: number;
}

/** A value of a search as a chance to win, 0 to 1; see `Judgement.trust`. */
export function chanceOf(game: Pick<Rules, "judgement">, value: number): number {
  const bounded = Math.max(-0.9999, Math.min(0.9999, value));
  return (1 + Math.tanh((game.judgement?.trust ?? 1) * Math.atanh(bounded))) / 2;
}

/**
 * The best answers to the question that stands, from what the seat that is asked may know; a player anew gives the same hint again.
 * @param player one that has that seat
 * @param best how many answers at most
 */
export function hintBy<M extends Match>(player: TreePlayer<M>, game: Rules<M>, match: M, best = 3): Hint {
  const { answers, lines } = player.think(match);
  return {
    answers: answers.slice(0, best).map(({ answer, visits, value, error }) => ({
      answer,
      chance: chanceOf(game, value),
      low: chanceOf(game, value - 2 * error),
      high: chanceOf(game, value + 2 * error),
      share: visits / Math.max(1, lines),
      line: player.expected(match, answer),
    })),
    lines,
  };
}
