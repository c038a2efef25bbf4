/** What is drawn by lot, and what is kept of a secret: its hash, never itself. */
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** Bytes of a table's name: nobody finds one by trying. */
const NAME = 12;
/** Bytes of a key or an invitation. */
const SECRET = 24;

/** A name for a table, which may stand in an address. */
export const newName = (): string => randomBytes(NAME).toString("base64url");

/** A key that opens a seat, or an invitation. */
export const newSecret = (): string => randomBytes(SECRET).toString("base64url");

/** What is kept of a secret: 64 hexadecimal digits. */
export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** Is this the secret of which that hash was kept? Takes as long wherever they differ. */
export const isSecret = (given: string, kept: string | null): boolean =>
  kept !== null && timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(kept));

/** The seed of a match: 256 bits in hexadecimal, so that nobody tries the dice out from an opening hand. */
export const newSeed = (): string => randomBytes(32).toString("hex");

/** What is told of a seed before the first card; the seed itself is told after the last. */
export const hashOfSeed = (seed: string): string => hashOf(seed);

/**
 * What a machine's own dice are keyed with at its nth answer: the same in every process, and nothing about the match's dice can be
 * read off what the machine does.
 */
export const machineSeed = (seed: string, nth: number): number =>
  createHash("sha256").update(`machine:${nth}:${seed}`).digest().readUInt32LE() >>> 1;
