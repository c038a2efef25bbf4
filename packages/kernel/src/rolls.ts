/**
 * With what a match rolls. Two kinds of seed: a number, quick and short to write down, for matches whose cards nobody has a reason to
 * find out; and a key of 256 bits, for a match between strangers: a number could be tried out, all of them, against the cards that one
 * holds, a key cannot.
 */

/** Of the dice: a whole number, or a key as 64 hexadecimal digits. */
export type Seed = number | string;

/** Is this a seed? A safe whole number, or 64 hexadecimal digits in small letters. */
export const isSeed = (value: unknown): value is Seed =>
  typeof value === "string" ? /^[0-9a-f]{64}$/.test(value) : Number.isSafeInteger(value);

/** A seed as a number of 32 bits, for those who only want another one in every match. */
export const seedNumber = (seed: Seed): number => (typeof seed === "number" ? seed : Number.parseInt(seed.slice(0, 8), 16) | 0);

/** The key of dice, ready to roll with. */
export type DiceKey = Int32Array;

/** The eight words of a key, each from eight digits whose first pair is its lowest byte, as ChaCha20 reads them. */
export function diceKey(digits: string): DiceKey {
  const bytes = Uint8Array.from(digits.match(/../g)!, (pair) => Number.parseInt(pair, 16));
  return Int32Array.from({ length: 8 }, (_, word) => new DataView(bytes.buffer).getInt32(word * 4, true));
}

/** A roll below n, which is less than 2^31, by a seed of 32 bits: a hash of the seed and of how many rolls there have been. */
export function rollBySeed(n: number, seed: number, rolls: number): number {
  let x = (seed + Math.imul(rolls, 0x9e3779b9)) | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (((x ^ (x >>> 16)) >>> 0) * (n / 4294967296)) | 0; // a whole number to the compiler, too
}

/** "expand 32-byte k", with which every block begins. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

/** A roll below n by a key: the first word of the block with this number of ChaCha20 (RFC 8439) under the key, its nonce all zeros. */
export function rollByKey(n: number, key: DiceKey, rolls: number): number {
  const x = new Int32Array(16);
  x.set(CONSTANTS);
  x.set(key, 4);
  x[12] = rolls;
  for (let round = 0; round < 10; round++) {
    for (let column = 0; column < 4; column++) quarter(x, column, 4 + column, 8 + column, 12 + column);
    for (let column = 0; column < 4; column++) quarter(x, column, 4 + ((column + 1) & 3), 8 + ((column + 2) & 3), 12 + ((column + 3) & 3));
  }
  return Math.floor(((x[0]! + CONSTANTS[0]) >>> 0) * (n / 4294967296));
}

const turned = (x: number, by: number): number => (x << by) | (x >>> (32 - by));

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  x[a]! += x[b]!;
  x[d] = turned(x[d]! ^ x[a]!, 16);
  x[c]! += x[d]!;
  x[b] = turned(x[b]! ^ x[c]!, 12);
  x[a]! += x[b]!;
  x[d] = turned(x[d]! ^ x[a]!, 8);
  x[c]! += x[d]!;
  x[b] = turned(x[b]! ^ x[c]!, 7);
}
