/** A share of all games, and between what bounds it lies with 95 % confidence, as far as so few games can tell. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The standard normal quantile that leaves 2.5 % on each side. */
const Z = 1.959963984540054;

/** Wilson's score interval: right for few games too, and for shares near 0 and 1. Of no games it says nothing: 0 to 1. */
export function shareOf(count: number, of: number): Share {
  if (of === 0) return { share: 0, low: 0, high: 1 };
  const share = count / of;
  const z2 = (Z * Z) / of;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z * Math.sqrt((share * (1 - share) + z2 / 4) / of)) / (1 + z2);
  // At the ends the formula gives 0 and 1 but for the last bit.
  return { share, low: count === 0 ? 0 : middle - half, high: count === of ? 1 : middle + half };
}

/** How often each number came up. */
export type Counts = Map<number, number>;

export function add(counts: Counts, value: number, times = 1): void {
  counts.set(value, (counts.get(value) ?? 0) + times);
}

/** How a number is spread over the games. */
export interface Distribution {
  readonly mean: number;
  readonly deviation: number;
  readonly least: number;
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
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
export function sum(counts: Counts, of: (value: number) => number): number {
  return [...counts].sort(([a], [b]) => a - b).reduce((total, [value, times]) => total + of(value) * times, 0);
}
