/**
 * A sequential test over pairs of games: is the first deck better, or the second? It looks after every few pairs, and its rates of
 * error hold however often it looks. Wald's test with the normal approximation over pairs, as engines for chess are tested.
 */
import { momentsOf, type Pairs } from "./paired.ts";

/** When it is enough to know which of two decks is better. */
export interface TestOfTwo {
  /** From how far off a half on a difference matters: 0.02 is 52 % against 48 %. */
  readonly margin: number;
  /** How often at most the worse deck may be named when the two are so far apart. */
  readonly error: number;
}

/** The test where nothing else is said. */
export const usualTest: TestOfTwo = { margin: 0.02, error: 0.05 };

/** What a test of two decks has come to. */
export interface Verdict {
  /** Which deck is better: 0 or 1; null as long as nothing is decided. */
  readonly better: 0 | 1 | null;
  /** How the pairs speak for the first deck, as a logarithm of likelihoods; decided beyond ± `bound`. */
  readonly evidence: number;
  /** The evidence that decides. */
  readonly bound: number;
}

/** Fewer pairs than these decide nothing: their variance is not known yet. */
const LEAST_PAIRS = 16;
/** A pair's share varies by no less than this, however equal those seen so far were. */
const LEAST_VARIANCE = 1 / 64;

/** What the test says of these pairs. */
export function verdictOn(pairs: Pairs, { margin, error }: TestOfTwo = usualTest): Verdict {
  const { count, mean, variance } = momentsOf(pairs);
  const bound = Math.log((1 - error) / error);
  const evidence = (count * 2 * margin * (mean - 0.5)) / Math.max(variance, LEAST_VARIANCE);
  const better = count < LEAST_PAIRS || Math.abs(evidence) < bound ? null : evidence > 0 ? 0 : 1;
  return { better, evidence, bound };
}
