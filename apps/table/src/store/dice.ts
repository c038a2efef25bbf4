/** Dice: a match that nobody chose the number of. */

/** There are so many of them. */
export const SEEDS = 2 ** 32;

/** A number that decides every chance of a match. */
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
