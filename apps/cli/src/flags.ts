/** Flags that several commands share, read and described once. */
import { type Command, InvalidArgumentError, Option } from "commander";

export interface CardFlags {
  readonly cards?: readonly string[];
}

export interface MatchFlags extends CardFlags {
  readonly decks?: string;
  readonly set?: readonly string[];
  readonly seed?: number;
}

export interface LanguageFlags {
  readonly lang: "en" | "ja";
}

export interface AllFlag {
  /** Of a story: every pass, all bookkeeping and what went without saying. */
  readonly all?: true;
}

export interface JsonFlag {
  readonly json?: true;
}

/** For options that may be given again. */
export const another = (value: string, before: readonly string[] = []): string[] => [...before, value];

/** A whole number with limits, as commander wants its readers. */
export const wholeNumber =
  (least: number, most = Number.MAX_SAFE_INTEGER) =>
  (value: string): number => {
    const read = /^\d+$/.test(value.trim()) ? Number(value) : Number.NaN;
    if (read >= least && read <= most) return read;
    throw new InvalidArgumentError(
      `a whole number${most === Number.MAX_SAFE_INTEGER ? ` from ${least}` : ` from ${least} to ${most}`} is wanted.`,
    );
  };

/** A word as a shell takes it. */
export const typedWord = (word: string): string => (/^[\w./,:=@%+-]+$/.test(word) ? word : `"${word.replaceAll('"', '\\"')}"`);

/** Seeds are 32 bits of the state. */
export const GREATEST_SEED = 0xffff_ffff;

export const cardsFlag = () => new Option("--cards <file>", "add a file of your own cards (may be given again)").argParser(another);
export const changeFlag = (about: string) => new Option("--change <card field=value>", `${about} (may be given again)`).argParser(another);
export const allFlag = () => new Option("--all", "tell every pass, all bookkeeping and what went without saying, too");
export const jsonFlag = () => new Option("--json", "print one JSON object and nothing else");
export const langFlag = () =>
  new Option("--lang <language>", "names of cards, where the game has them").choices(["en", "ja"]).default("en");
const seedFlag = (also: string) =>
  new Option("--seed <number>", `same decks, same seed, same answers: the same match${also}`).argParser(wholeNumber(0, GREATEST_SEED));

/** What a match is played with. @param ofSeed what else is said of the seed */
export const withMatchFlags = (command: Command, ofSeed = ""): Command =>
  withDealFlags(command.option("--decks <a,b>", "two decks, by id, by path of a file, or random; one serves both players"), ofSeed);

/** The same without its decks. */
export function withDealFlags(command: Command, ofSeed = ""): Command {
  return command
    .addOption(seedFlag(ofSeed))
    .addOption(new Option("--set <name=value>", "a setting of the match (may be given again)").argParser(another))
    .addOption(cardsFlag());
}
