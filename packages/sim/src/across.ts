/**
 * Shares and differences over several opponents, each of which counts the same. Pairs of one seed hang together whoever is met, since
 * a deck is dealt the same hands in them; so what is counted as independent are seeds, not games.
 */
import { type Difference, LEAST_SPREAD, PRIOR_PAIRS } from "./paired.ts";
import { quantileOf, type Share, wilson } from "./statistics.ts";

/** What pairs of one meeting came to, 0 to 1, or a difference of two such, −1 to 1; of a pair that broke off null. */
export interface Meetings {
  /** The seed of each pair. */
  readonly seeds: readonly number[];
  /** In the same order. */
  readonly values: readonly (number | null)[];
}

interface Moments {
  readonly mean: number;
  /** Of the mean. */
  readonly variance: number;
  /** Pairs that count. */
  readonly pairs: number;
  /** Seeds among them. */
  readonly seeds: number;
}

/** Opponents of whom no pair came to its end do not count. */
function momentsAcross(meetings: readonly Meetings[]): Moments {
  const met = meetings
    .map(({ seeds, values }) => values.flatMap((value, nth) => (value === null ? [] : [{ seed: seeds[nth]!, value }])))
    .filter((list) => list.length > 0);
  const together = new Map<number, number>();
  let mean = 0;
  for (const list of met) {
    const own = list.reduce((sum, { value }) => sum + value, 0) / list.length;
    mean += own / met.length;
    const unbiased = list.length === 1 ? 1 : Math.sqrt(list.length / (list.length - 1));
    for (const { seed, value } of list)
      together.set(seed, (together.get(seed) ?? 0) + ((value - own) * unbiased) / (list.length * met.length));
  }
  const variance = [...together.values()].reduce((sum, part) => sum + part * part, 0);
  return { mean, variance, pairs: met.reduce((sum, { length }) => sum + length, 0), seeds: together.size };
}

/** So few seeds tell less than a normal distribution has it: about Student's. */
const wider = (seeds: number): number => 1 + 1.2 / seeds;

/** The share of the points against all of them, with its interval: Wilson's, with as many independent games as tell as much. */
export function shareAcross(meetings: readonly Meetings[], confidence = 0.95): Share {
  const { mean, variance, pairs, seeds } = momentsAcross(meetings);
  if (pairs === 0) return { share: 0, low: 0, high: 1 };
  const independent = (mean * (1 - mean)) / (2 * pairs);
  const seen = independent === 0 ? 1 : variance / independent;
  const effect = (seen * seeds + PRIOR_PAIRS) / (seeds + PRIOR_PAIRS);
  return wilson(mean, (2 * pairs) / effect, quantileOf(0.5 + confidence / 2) * wider(seeds));
}

/** The mean of differences that were taken pair by pair, with its interval: what both sides have in common has cancelled. */
export function differenceAcross(meetings: readonly Meetings[], confidence = 0.95): Difference {
  const { mean, variance, pairs, seeds } = momentsAcross(meetings);
  if (pairs === 0) return { difference: 0, low: -1, high: 1 };
  const known = (variance * seeds + (PRIOR_PAIRS * LEAST_SPREAD) / pairs) / (seeds + PRIOR_PAIRS);
  const half = quantileOf(0.5 + confidence / 2) * Math.sqrt(known) * wider(seeds);
  return { difference: mean, low: Math.max(-1, mean - half), high: Math.min(1, mean + half) };
}
