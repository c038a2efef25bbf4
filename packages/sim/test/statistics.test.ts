import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { distributionOf, shareOf } from "../src/statistics.ts";

describe("Wilson intervals", () => {
  // Known values, to four places.
  test.each([
    { count: 5, of: 10, low: 0.2366, high: 0.7634 },
    { count: 0, of: 10, low: 0, high: 0.2775 },
    { count: 10, of: 10, low: 0.7225, high: 1 },
    { count: 1, of: 20, low: 0.0089, high: 0.2361 },
    { count: 5000, of: 10000, low: 0.4902, high: 0.5098 },
  ])("$count of $of lies between $low and $high", ({ count, of, low, high }) => {
    const share = shareOf(count, of);
    expect(share.share).toBe(count / of);
    expect(share.low).toBeCloseTo(low, 4);
    expect(share.high).toBeCloseTo(high, 4);
  });

  test("no games say nothing", () => expect(shareOf(0, 0)).toEqual({ share: 0, low: 0, high: 1 }));

  test("hold the share, stay between 0 and 1, and are narrower the more games there are", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.float({ min: 0, max: 1, noNaN: true }), (of, part) => {
        const count = Math.round(part * of);
        const few = shareOf(count, of);
        const many = shareOf(count * 4, of * 4);
        expect(few.low).toBeGreaterThanOrEqual(0);
        expect(few.low).toBeLessThanOrEqual(few.share);
        expect(few.high).toBeGreaterThanOrEqual(few.share);
        expect(few.high).toBeLessThanOrEqual(1);
        expect(many.high - many.low).toBeLessThan(few.high - few.low);
      }),
    );
  });
});

describe("distributions", () => {
  test("mean, deviation and quantiles of what was counted", () => {
    const counts = new Map([
      [9, 1],
      [2, 1],
      [4, 3],
      [5, 2],
      [7, 1],
    ]);
    expect(distributionOf(counts)).toEqual({ mean: 5, deviation: 2, least: 2, lowerQuartile: 4, median: 4, upperQuartile: 5, most: 9 });
  });

  test("do not depend on the order of counting", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(300), fc.integer({ min: 1, max: 9 })), { minLength: 1 }), (pairs) => {
        expect(distributionOf(new Map([...new Map(pairs)].reverse()))).toEqual(distributionOf(new Map(pairs)));
      }),
    );
  });

  test("of nothing there is none", () => expect(distributionOf(new Map())).toBeNull());
});
