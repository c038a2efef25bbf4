/** A throw: a whole number from 0, below `n`, which is less than 2^31. */
export type Dice = (n: number) => number;

/** Dice outside the state, for those who choose: xorshift, seeded. */
export function diceOf(seed: number): Dice {
  let x = (Math.imul(seed ^ 0x5bd1e995, 0x9e3779b9) ^ 0x2545f491) | 1;
  return (n) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return n === 1 ? 0 : ((x >>> 0) * (n / 4294967296)) | 0; // a whole number to the compiler, too
  };
}
