/**
 * Win shares of games that are played in pairs: the same seed twice, seats swapped, so that luck and the first turn cancel. The two
 * games of a pair hang together, so what is counted are pairs, by the points that the first deck scored in them.
 */
import { quantileOf, type Share, wilson, Z } from "./statistics.ts";

/** How many pairs there were in which the first deck scored 0, ½, 1, 1½, 2 points; a draw is half a point. */
export type Pairs = readonly [number, number, number, number, number];

export const noPairs = (): [number, number, number, number, number] => [0, 0, 0, 0, 0];

/** The share of the points, 0 to 1, and the variance of one pair's share. Of no pairs: a half, and nothing. */
export function momentsOf(pairs: Pairs): { readonly count: number; readonly mean: number; readonly variance: number } {
  const count = pairs.reduce((sum, times) => sum + times, 0);
  if (count === 0) return { count, mean: 0.5, variance: 0 };
  const mean = pairs.reduce((sum, times, points) => sum + times * points, 0) / (4 * count);
  const squares = pairs.reduce((sum, times, points) => sum + times * (points / 4 - mean) ** 2, 0);
  return { count, mean, variance: count === 1 ? 0 : squares / (count - 1) };
}

/** With so many pairs' weight the two games of a pair are taken to be independent, before anything is known. */
export const PRIOR_PAIRS = 2;

/**
 * The win share of the first deck with its interval. Wilson's, with as many independent games as tell as much as these pairs do: the
 * variance that was seen between pairs, against the one that independent games would have.
 * @param confidence 0.95 unless many intervals are looked at together
 */
export function pairedShare(pairs: Pairs, confidence = 0.95): Share {
  const { count, mean, variance } = momentsOf(pairs);
  if (count === 0) return { share: 0, low: 0, high: 1 };
  const independent = (mean * (1 - mean)) / 2;
  const effect = independent === 0 ? 1 : (variance / independent) * (count / (count + PRIOR_PAIRS)) + PRIOR_PAIRS / (count + PRIOR_PAIRS);
  return wilson(mean, (2 * count) / effect, confidence === 0.95 ? Z : quantileOf(0.5 + confidence / 2));
}

/** What one deck has more than the other, or a change brings: a difference of two shares over the same pairs, −1 to 1. */
export interface Difference {
  /** -1 to 1. */
  readonly difference: number;
  /** The lower end of its interval. */
  readonly low: number;
  /** The upper end of its interval. */
  readonly high: number;
}

/**
 * The mean of differences that were taken pair by pair, each −1 to 1, with its interval: Student's, since the pairs are the same on
 * both sides and what they have in common has cancelled.
 * @param sum of the differences, and of their squares
 */
export function pairedDifference(count: number, sum: number, squares: number, confidence = 0.95): Difference {
  if (count === 0) return { difference: 0, low: -1, high: 1 };
  const mean = sum / count;
  const spread = count === 1 ? 1 : Math.max(0, (squares - sum * mean) / (count - 1));
  const variance = (spread * count + PRIOR_PAIRS * LEAST_SPREAD) / (count + PRIOR_PAIRS);
  const half = quantileOf(0.5 + confidence / 2) * Math.sqrt(variance / count) * (1 + 1.2 / count);
  return { difference: mean, low: Math.max(-1, mean - half), high: Math.min(1, mean + half) };
}
/** What a pair's difference varies by when no pair has shown any: a change that has not mattered yet may still. */
export const LEAST_SPREAD = 1 / 16;
