/** The match on the table, as its seats are told it, and what is open beside it. */
import type { Face, Seat, Spot } from "@duelex/kernel";
import type { Answer, Judgement, Link, Opening, Position, Preview, Sitter, StoryLine, TreeNode } from "@duelex/session";
import { create } from "../drawing.ts";
import type { Progress } from "../learn/notes.ts";
import { keyOf } from "../mat/acts.ts";
import type { SetPuzzle } from "./kept.ts";

export type Tab = "log" | "why" | "rules" | "study";

/** Something opened beside a card: its answers, or why there are none. */
type Opened =
  | {
      readonly kind: "answers";
      readonly spot: Spot;
      readonly answers: readonly Answer[];
      /** By a finger, which cannot point at an answer without giving it: what it would do stands with it. */
      readonly touched: boolean;
    }
  | { readonly kind: "why not"; readonly spot: Spot; readonly judgements: readonly Judgement[] }
  | { readonly kind: "sure"; readonly spot: Spot | null; readonly answer: Answer; readonly harm: readonly string[] };

export interface Table {
  /** The id under which the match is kept; null before one is on the table. */
  readonly id: string | null;
  /** For which seats this page sits there. */
  readonly seats: readonly Seat[];
  /** How far the lesson has gone; null where none is given. */
  readonly lesson: Progress | null;
  /** Between the turns of two people a curtain falls; else both sides may be looked at. */
  readonly curtains: boolean;
  /** The puzzle that is set. */
  readonly puzzle: SetPuzzle | null;
  readonly title: string | null;
  /** All that has changed is written down. */
  readonly kept: boolean;
  /** What the players call themselves; null where nobody has said so. */
  readonly called: readonly [string, string] | null;
  /** It is a server's table. */
  readonly online: boolean;
  /** The first line that was told after one had been away. */
  readonly missed: number | null;
  readonly positions: Readonly<Partial<Record<Seat, Position>>>;
  /** The seat whose table is shown. */
  readonly seat: Seat;
  readonly faces: Readonly<Record<string, Face>>;
  readonly stories: Readonly<Partial<Record<Seat, readonly StoryLine[]>>>;
  /** How many lines of its story a seat had been told when it answered last; none before it has answered here. */
  readonly since: Readonly<Partial<Record<Seat, number>>>;
  /** The phase in which an answer was given last. */
  readonly phase: { readonly turn: number; readonly at: number } | null;
  /** Two people, one screen: nothing of a hand is shown until this seat has opened the curtain. */
  readonly curtain: Seat | null;
  readonly looked: Spot | null;
  readonly opened: Opened | null;
  /** The pile that is opened. */
  readonly pile: { readonly seat: Seat | null; readonly place: string } | null;
  readonly preview: Preview | null;
  readonly previewOf: Answer | null;
  /** Has a lesson said what it has to say first? The question is read out after it. */
  readonly taught: boolean;
  /** What a machine would answer, as it is said; before it is known, that it is being found out. */
  readonly hint: { readonly answer: number | null; readonly says: string } | null;
  readonly why: { readonly line: number; readonly links: readonly Link[] } | null;
  readonly tree: { readonly nodes: ReadonlyMap<number, TreeNode>; readonly root: number } | null;
  readonly tab: Tab;
  readonly ruleSearch: string;
  readonly sheet: "panel" | "share" | "answers" | "concede" | "unseen" | null;
  /** Machines wait: an earlier moment is looked at. */
  readonly held: boolean;
  /** Where the match stood before one began to look back. */
  readonly tip: number | null;
  /** The match that another page has taken over: it is kept there. */
  readonly elsewhere: string | null;
  /** How often somebody wanted to hear how it stands. */
  readonly heard: number;
  /** How long machines that are watched wait after what can be seen, in milliseconds. */
  readonly pace: number;
}

/** What a page sits down to. */
export interface Sitting {
  readonly id: string;
  readonly open: Opening;
  readonly sitters: readonly [Sitter, Sitter];
  readonly seats: readonly Seat[];
  readonly title?: string | null;
  /** How far the lesson has gone that it is. */
  readonly lesson?: Progress | null;
  /** Between the turns of two people a curtain falls; else both sides may be looked at. */
  readonly curtains?: boolean;
  /** What the players call themselves. */
  readonly called?: readonly [string, string] | null;
  /** A puzzle by its name, which begins now; or as it was set before. */
  readonly puzzle?: string | SetPuzzle | null;
}

/** Who a person is to the host; every other name is a machine's. */
export const PERSON = "person";

export const EMPTY: Table = {
  id: null,
  seats: [0],
  lesson: null,
  curtains: true,
  puzzle: null,
  title: null,
  kept: true,
  called: null,
  online: false,
  missed: null,
  positions: {},
  seat: 0,
  faces: {},
  stories: {},
  since: {},
  phase: null,
  curtain: null,
  looked: null,
  opened: null,
  pile: null,
  preview: null,
  previewOf: null,
  taught: false,
  hint: null,
  why: null,
  tree: null,
  tab: "log",
  ruleSearch: "",
  sheet: null,
  held: false,
  tip: null,
  heard: 0,
  elsewhere: null,
  pace: 0,
};

export const useTable = create<Table>(() => EMPTY);

export const get = () => useTable.getState();
/** Changes what is another than before; where nothing is, nothing is drawn. */
export function set(change: Partial<Table>): void {
  const table = get();
  if ((Object.keys(change) as (keyof Table)[]).some((key) => !Object.is(table[key], change[key]))) useTable.setState(change);
}

/** The position of the seat that is shown. */
export const positionOf = ({ positions, seat }: Table): Position | null => positions[seat] ?? null;

/** What an answer is about, as a key; "" for words and numbers. */
export const aboutKey = ({ about }: Pick<Answer, "about">): string =>
  about.kind === "word" || about.kind === "number" ? "" : keyOf(about);

/** The answers of the question that stands, if the seat that is shown must give one. */
export function answersOf(table: Table): readonly Answer[] {
  const position = positionOf(table);
  if (table.curtain !== null || position?.question?.seat !== table.seat) return [];
  return position.sitters[table.seat] === PERSON ? position.question.answers : []; // a machine's answers are its own
}

/** What can be answered with a card, a place or a player; of cards that are alike each has its own. */
export function answersAbout(table: Table, spot: Spot): readonly Answer[] {
  const key = keyOf(spot);
  return answersOf(table).flatMap((each) => {
    if (aboutKey(each) === key) return [each];
    const copy = each.copies.find((other) => aboutKey(other) === key);
    return copy === undefined ? [] : [{ ...each, ...copy }];
  });
}
