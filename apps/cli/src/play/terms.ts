/** Words of the game, each explained once, where it first comes up; which of them have been is kept for the next match. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Term } from "@duelex/kernel";
import { makeFolder, writeAtomically } from "../files/json.ts";
import type { Look } from "../look.ts";
import { literally, plain, wrap } from "../text.ts";

/** So many are explained at a time, so that there is room for the question; before the first one more of them, for all of the table is new. */
const AT_ONCE = 3;
const AT_FIRST = 6;

export class Terms {
  /** Switched off by who does not want them. */
  on = true;
  private readonly left: Term[];

  /** @param known first words of terms that have been explained in an earlier match */
  constructor(
    readonly all: readonly Term[],
    known: ReadonlySet<string> = new Set(),
  ) {
    this.left = all.filter(({ words }) => !known.has(words[0]!));
  }

  /** First words of what needs no explanation any more. */
  get known(): string[] {
    return this.all.filter((term) => !this.left.includes(term)).map(({ words }) => words[0]!);
  }

  /** Has nothing been explained yet, in this match or before? */
  get isFresh(): boolean {
    return this.left.length === this.all.length;
  }

  /**
   * What is explained now: words that have not been, of the question first, then of all that is on the screen; and how the paragraph of such a word is
   * written, if that is one of them. From then on they are known.
   */
  dueIn(asked: string, all: string): Term[] {
    if (!this.on) return [];
    const isIn = (text: string) => this.left.filter(({ words }) => words.some((word) => comesUpIn(text, word)));
    const numbers = isIn(all).filter(({ words }) => isNumbers(words[0]!)); // without them no card can be read
    const due = [...new Set([...numbers, ...isIn(asked), ...isIn(all)])].slice(0, this.isFresh ? AT_FIRST : AT_ONCE);
    due.push(...this.left.filter((term) => !due.includes(term) && due.some(({ rule }) => term.words.includes(rule))));
    for (const term of due) this.left.splice(this.left.indexOf(term), 1);
    return due;
  }

  /** The word that is called just so, if it is one of them: with or without the signs that it stands between, numbers by how many they are. */
  called(word: string): Term[] {
    const bare = (text: string) => plain(text.replace(/[<>★]/g, ""));
    const wanted = bare(word);
    const isCalled = (each: string) => bare(each) === wanted || (isNumbers(each) && numbersLike(each, "^", "$").test(wanted));
    return wanted === "" ? [] : this.all.filter(({ words }) => words.some(isCalled));
  }

  /** Those of them that come up in a text. */
  among(terms: readonly Term[], text: string): Term[] {
    return terms.filter(({ words }) => words.some((word) => comesUpIn(text, word)));
  }

  /** Those called so; else those in whose name it is. */
  named(word: string): Term[] {
    const called = this.called(word);
    return called.length > 0 ? called : this.all.filter(({ words }) => words.some((each) => plain(each).includes(plain(word))));
  }

  /** Those in whose explanation the word stands: where it has none of its own. */
  speakingOf(word: string): Term[] {
    return this.all.filter(({ means }) => comesUpIn(plain(means), plain(word)));
  }

  /** They have not been explained after all. */
  putBack(terms: readonly Term[]): void {
    this.left.unshift(...terms);
  }
}

/** "2/3/1" stands for all that are written so. */
const isNumbers = (word: string): boolean => /^\d+(\/\d+)+$/.test(word);
const numbersLike = (word: string, before: string, after: string): RegExp => new RegExp(before + word.replace(/\d+/g, "\\d+") + after, "u");

const comesUpIn = (text: string, word: string): boolean =>
  isNumbers(word)
    ? numbersLike(word, "(?<![\\p{N}/])", "(?![\\p{N}/])").test(text)
    : new RegExp(`(?<![\\p{L}\\p{N}])${literally(word)}(?![\\p{L}\\p{N}])`, "u").test(text);

export const sayTerm = ({ words, means, rule }: Term, { columns, paint }: Look): string[] =>
  wrap(`* ${words[0]}: ${means} (${rule})`, columns, "  ").map(paint.quiet);

const fileIn = (folder: string): string => join(folder, "known-words.json");

/** Which words of a game have been explained in earlier matches; a file that cannot be read counts for none. */
export function knownTerms(folder: string | null, game: string): Set<string> {
  return new Set(readKnown(folder)[game] ?? []);
}

export function keepTerms(folder: string | null, game: string, terms: Terms): void {
  if (folder === null || terms.all.length === 0) return;
  try {
    makeFolder(folder);
    writeAtomically(fileIn(folder), `${JSON.stringify({ ...readKnown(folder), [game]: terms.known })}\n`);
  } catch {
    // Where nothing can be written, they are explained again.
  }
}

function readKnown(folder: string | null): Readonly<Record<string, readonly string[]>> {
  if (folder === null || !existsSync(fileIn(folder))) return {};
  try {
    const read: unknown = JSON.parse(readFileSync(fileIn(folder), "utf8"));
    if (typeof read !== "object" || read === null) return {};
    return Object.fromEntries(
      Object.entries(read).flatMap(([game, words]) =>
        Array.isArray(words) ? [[game, words.filter((word) => typeof word === "string")]] : [],
      ),
    );
  } catch {
    return {};
  }
}
