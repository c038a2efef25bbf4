/** Dice by a key: nobody can try it out, and everything that goes by a number goes by it too. */
import { createCipheriv } from "node:crypto";
import { describe, expect, test } from "vitest";
import { diceOf, isSeed, Transcript, verify } from "../src/index.ts";
import { diceKey, rollByKey, rollBySeed } from "../src/rolls.ts";
import { duel } from "./duel.ts";

const KEY = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const OTHER = "fffefdfcfbfaf9f8f7f6f5f4f3f2f1f00f0e0d0c0b0a09080706050403020100";
const decks = [duel.decks[0]!.deck, duel.decks[0]!.deck] as const;

/** The first word of a block of ChaCha20, by somebody else's hand. */
function word(key: string, block: number): number {
  const begins = Buffer.alloc(16);
  begins.writeUInt32LE(block, 0);
  return createCipheriv("chacha20", Buffer.from(key, "hex"), begins).update(Buffer.alloc(4)).readUInt32LE(0);
}

describe("dice by a key", () => {
  test("are ChaCha20, block by block", () => {
    for (const key of [KEY, OTHER])
      for (const block of [0, 1, 2, 99, 65_535, 65_536, 0x7fffffff])
        expect(rollByKey(2 ** 32, diceKey(key), block), `${key} ${block}`).toBe(word(key, block));
  });

  test("are fair: each of 6 in 60,000 rolls, within five standard deviations", () => {
    const counts = new Array<number>(6).fill(0);
    for (let roll = 0; roll < 60_000; roll++) counts[rollByKey(6, diceKey(KEY), roll)]!++;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(5 * Math.sqrt(60_000 * (1 / 6) * (5 / 6)));
  });

  test("are others than those of every part of the key as a number", () => {
    const rolls = (roll: (at: number) => number) => Array.from({ length: 40 }, (_, at) => roll(at)).join(" ");
    const keyed = rolls((at) => rollByKey(50, diceKey(KEY), at));
    for (const part of KEY.match(/.{8}/g)!) expect(rolls((at) => rollBySeed(50, Number.parseInt(part, 16) | 0, at))).not.toBe(keyed);
    expect(rolls((at) => rollByKey(50, diceKey(`1${KEY.slice(1)}`), at))).not.toBe(keyed);
  });

  test.each(["", "00", KEY.slice(1), `${KEY}0`, KEY.toUpperCase().replace("0F", "0G"), 1.5, null])("%j is no seed", (seed) =>
    expect(isSeed(seed)).toBe(false),
  );

  test("a match by a key is written, read and verified; by another key it is another match; a copy rolls the same", () => {
    const played = (seed: string) => {
      const transcript = new Transcript(duel, { decks, seed });
      const dice = diceOf(3);
      while (!transcript.match.over) transcript.play(dice(transcript.match.options().count));
      return transcript.replay();
    };
    const replay = played(KEY);
    expect(verify(duel, JSON.parse(JSON.stringify(replay)))).toMatchObject({ verified: true });
    expect(played(KEY)).toEqual(replay);
    expect(verify(duel, { ...replay, seed: OTHER })).toMatchObject({ verified: false });
    const match = new Transcript(duel, { decks, seed: KEY }).match;
    const copy = match.clone();
    expect([copy.roll(1000), copy.roll(1000)]).toEqual([match.roll(1000), match.roll(1000)]);
  });

  test("dealt anew, a match rolls by new dice: nobody who thinks about it holds the key", () => {
    const dealt = (key: string) => {
      const { match } = new Transcript(duel, { decks, seed: key });
      match.redeal(0, diceOf(9));
      return Array.from({ length: 8 }, () => match.roll(1000));
    };
    expect(dealt(KEY)).toEqual(dealt(OTHER));
  });
});
