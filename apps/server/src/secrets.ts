/** What is drawn by lot, and what is kept of a secret: its hash, never itself. */
import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

/** Bytes of a table's name: nobody finds one by trying. */
const NAME = 12;
/** Bytes of a key or an invitation. */
const SECRET = 24;
/** Seeds lie below this. */
const SEEDS = 2 ** 31;

/** A name for a table, which may stand in an address. */
export const newName = (): string => randomBytes(NAME).toString("base64url");

/** A key that opens a seat, or an invitation. */
export const newSecret = (): string => randomBytes(SECRET).toString("base64url");

/** What is kept of a secret. */
export const hashOf = (secret: string): Buffer => createHash("sha256").update(secret).digest();

/** Is this the secret of which that hash was kept? Takes as long wherever they differ. */
export const isSecret = (given: string, kept: Buffer | null): boolean => kept !== null && timingSafeEqual(hashOf(given), kept);

/** The dice of a match, drawn before the first card. */
export interface Dice {
  readonly seed: number;
  /** 128 bits in hexadecimal, so that nobody tries the seeds out from an opening hand. */
  readonly salt: string;
}

export const newDice = (): Dice => ({ seed: randomInt(1, SEEDS), salt: randomBytes(16).toString("hex") });

/** What is told before the first card; the dice themselves are told after the last. */
export const hashOfDice = ({ seed, salt }: Dice): string => createHash("sha256").update(`${seed}:${salt}`).digest("hex");

/**
 * What a machine's own dice are keyed with at its nth answer: the same in every process, and nothing about the match's dice can be
 * read off what the machine does.
 */
export const machineSeed = ({ seed, salt }: Dice, nth: number): number =>
  createHash("sha256").update(`machine:${seed}:${salt}:${nth}`).digest().readUInt32LE() >>> 1;
