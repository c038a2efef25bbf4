/** What is kept on this machine, in the browser's own store: matches, decks, card files. Nothing leaves it. */
import { createStore, del, entries, get, set } from "idb-keyval";
import type { Progress } from "../learn/notes.ts";

/** A match as it is kept: the study, and where one stood in it. */
export interface KeptMatch {
  readonly id: string;
  readonly game: string;
  readonly sitters: readonly [string, string];
  /** For which seats this page sits at the table. */
  readonly seats: readonly (0 | 1)[];
  readonly file: object;
  readonly node: number;
  readonly turn: number;
  /** How it ended, in a sentence. */
  readonly result: string | null;
  readonly title: string | null;
  readonly changed: number;
  /** How far the lesson has gone that it is. */
  readonly lesson: Progress | null;
  /** Between the turns of two people a curtain falls; else both sides may be looked at. */
  readonly curtains?: boolean;
  /** What the players called themselves, where it was played elsewhere. */
  readonly called?: readonly [string, string] | null;
  /** The puzzle that it is. */
  readonly puzzle?: SetPuzzle | null;
}

/** A puzzle as it was set: in which turn it began, and whose turn that was. */
export interface SetPuzzle {
  readonly name: string;
  readonly turn: number;
  readonly active: 0 | 1;
}

export interface KeptDeck {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly deck: Readonly<Record<string, unknown>>;
  readonly changed: number;
}

/** A file with cards of one's own. */
export interface KeptCards {
  readonly id: string;
  readonly game: string;
  /** The file's name. */
  readonly name: string;
  /** What it holds. */
  readonly file: unknown;
  readonly changed: number;
}

const room = (name: string) => {
  let store: ReturnType<typeof createStore> | null = null;
  return () => (store ??= createStore(`duelex-${name}`, name));
};

/** Told once, when the browser keeps nothing: its store is full, or forbidden. */
let tellLost: (() => void) | null = null;

/** Who is told that nothing is kept. */
export const whenLost = (tell: () => void): void => {
  tellLost = tell;
};

function lost(): void {
  tellLost?.();
  tellLost = null;
}

/** A shelf of the store. A browser that keeps nothing keeps nothing: it is said once, and no one is stopped by it. */
export function shelf<Value extends { readonly id: string; readonly changed: number }>(name: string) {
  const store = room(name);
  /** A store that is forbidden throws before it promises anything. */
  const quietly = async <Result>(work: () => Promise<Result>, otherwise: Result, failed?: () => void): Promise<Result> => {
    try {
      return await work();
    } catch {
      failed?.();
      return otherwise;
    }
  };
  return {
    put: (value: Value) => quietly(() => set(value.id, value, store()), undefined, lost),
    get: (id: string) => quietly(() => get<Value>(id, store()), undefined),
    remove: (id: string) => quietly(() => del(id, store()), undefined),
    /** The latest first. */
    all: async (): Promise<Value[]> =>
      (await quietly(() => entries<string, Value>(store()), []))
        .map(([, value]) => value)
        .sort((one, other) => other.changed - one.changed),
  };
}

export const keptMatches = shelf<KeptMatch>("matches");
export const keptDecks = shelf<KeptDeck>("decks");
export const keptCards = shelf<KeptCards>("cards");

/** A name for something new: no two alike on one machine. */
export const newId = (): string => crypto.getRandomValues(new Uint32Array(2)).reduce((text, number) => text + number.toString(36), "");
