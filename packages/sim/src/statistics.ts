/** A share of all games, and between what bounds it lies with 95 % confidence, as far as so few games can tell. */
export interface Share {
  /** 0 to 1. */
  readonly share: number;
  /** The lower end of its interval. */
  readonly low: number;
  /** The upper end of its interval. */
  readonly high: number;
}

/** The standard normal quantile that leaves 2.5 % on each side. */
export const Z = 1.959963984540054;

/** The standard normal quantile of a probability between 0 and 1: Acklam's rational approximation, to nine digits. */
export function quantileOf(probability: number): number {
  if (probability < 0.5) return -quantileOf(1 - probability);
  const tail = 1 - probability;
  if (tail < 0.02425) return -ratio(TAIL, Math.sqrt(-2 * Math.log(tail)));
  const from = probability - 0.5;
  return from * ratio(MIDDLE, from * from);
}

const TAIL = {
  above: [-7.784894002430293e-3, -3.223964580411365e-1, -2.400758277161838, -2.549732539343734, 4.374664141464968, 2.938163982698783],
  below: [7.784695709041462e-3, 3.224671290700398e-1, 2.445134137142996, 3.754408661907416, 1],
} as const;
const MIDDLE = {
  above: [-3.969683028665376e1, 2.209460984245205e2, -2.759285104469687e2, 1.38357751867269e2, -3.066479806614716e1, 2.506628277459239],
  below: [-5.447609879822406e1, 1.615858368580409e2, -1.556989798598866e2, 6.680131188771972e1, -1.328068155288572e1, 1],
} as const;

const polynomial = (factors: readonly number[], x: number): number => factors.reduce((sum, factor) => sum * x + factor, 0);
const ratio = ({ above, below }: { readonly above: readonly number[]; readonly below: readonly number[] }, x: number): number =>
  polynomial(above, x) / polynomial(below, x);
/** Wilson's score interval: right for few games too, and for shares near 0 and 1. Of no games it says nothing: 0 to 1. */
export const shareOf = (count: number, of: number, z = Z): Share => (of === 0 ? { share: 0, low: 0, high: 1 } : wilson(count / of, of, z));

/** The same of a share of so many independent games, which need not be a whole number of them. */
export function wilson(share: number, games: number, z: number): Share {
  const z2 = (z * z) / games;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (z * Math.sqrt((share * (1 - share) + z2 / 4) / games)) / (1 + z2);
  // At the ends the formula gives 0 and 1 but for the last bit.
  return { share, low: share === 0 ? 0 : Math.max(0, middle - half), high: share === 1 ? 1 : Math.min(1, middle + half) };
}

/**
 * One share less another, of games that have nothing to do with each other: Newcombe's interval from Wilson's two.
 * @param confidence 0.95 unless many are looked at together
 */
export function shareDifference(
  count: number,
  of: number,
  otherCount: number,
  otherOf: number,
  confidence = 0.95,
): { readonly difference: number; readonly low: number; readonly high: number } {
  if (of === 0 || otherOf === 0) return { difference: 0, low: -1, high: 1 };
  const z = quantileOf(0.5 + confidence / 2);
  const [one, other] = [shareOf(count, of, z), shareOf(otherCount, otherOf, z)];
  const difference = one.share - other.share;
  return {
    difference,
    low: difference - Math.hypot(one.share - one.low, other.high - other.share),
    high: difference + Math.hypot(one.high - one.share, other.share - other.low),
  };
}

/** How often each number came up. */
export type Counts = Map<number, number>;

export function add(counts: Counts, value: number, times = 1): void {
  counts.set(value, (counts.get(value) ?? 0) + times);
}

/** How a number is spread over the games. */
export interface Distribution {
  /** The mean. */
  readonly mean: number;
  /** The standard deviation. */
  readonly deviation: number;
  /** The least. */
  readonly least: number;
  /** A quarter lie at or below it. */
  readonly lowerQuartile: number;
  /** Half lie at or below it. */
  readonly median: number;
  /** Three quarters lie at or below it. */
  readonly upperQuartile: number;
  /** The most. */
  readonly most: number;
}

/** The spread of what was counted; null if nothing was. Quantiles are numbers that did come up. */
export function distributionOf(counts: Counts): Distribution | null {
  const values = [...counts.keys()].sort((a, b) => a - b);
  const total = sum(counts, () => 1);
  if (total === 0) return null;
  const mean = sum(counts, (value) => value) / total;
  const variance = sum(counts, (value) => (value - mean) ** 2) / total;
  const quantile = (part: number): number => {
    let left = Math.ceil(part * total);
    for (const value of values) {
      left -= counts.get(value)!;
      if (left <= 0) return value;
    }
    return values.at(-1)!;
  };
  return {
    mean,
    deviation: Math.sqrt(variance),
    least: values[0]!,
    lowerQuartile: quantile(0.25),
    median: quantile(0.5),
    upperQuartile: quantile(0.75),
    most: values.at(-1)!,
  };
}

/** In the order of the values, so that the last bit does not depend on which game was counted first. */
function sum(counts: Counts, of: (value: number) => number): number {
  return [...counts].sort(([a], [b]) => a - b).reduce((total, [value, times]) => total + of(value) * times, 0);
}
