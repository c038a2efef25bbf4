/** What a table in memory is made of, and who sits there. */
import type { Seat } from "@duelex/kernel";
import type { Deed, HostParts, Library, Request, Sitter, Told, ToSeat } from "@duelex/session";
import type { Journal } from "./store/journal.ts";
import type { Matches, MatchRow, NewMatch, Pause } from "./store/matches.ts";

/** One who is connected to a table. */
export interface Guest {
  /** Null for a watcher. */
  readonly seat: Seat | null;
  /** What opened the seat; null for a watcher. */
  readonly key: string | null;
  readonly tell: (told: ToSeat) => void;
}

/** What a room is made of. */
export interface RoomParts {
  readonly matches: Pick<Matches, keyof Matches>;
  readonly journal: Pick<Journal, "write">;
  /** The cards of a game, and its rules. @throws InputError if there is no such game */
  readonly library: (game: string) => Promise<Library>;
  readonly machine: HostParts["machine"];
  readonly machines: readonly Sitter[];
  /** What a machine would answer, as it is written down. */
  readonly think: (thought: Thought) => Promise<string>;
  /** Something that costs, asked of a match: the reply, or the refusal. */
  readonly ask: (thought: Thought, request: Request) => Promise<Told>;
  /** The database's clock, in milliseconds since 1970, as well as it is known here. */
  readonly now: () => number;
  /** When no process ran, as far as it is known here. */
  readonly pauses: () => readonly Pause[];
  readonly lookForPauses: () => Promise<void>;
  /** Who is connected to a table, in all processes. */
  readonly present: (table: string) => readonly [number, number, number];
  readonly arrived: (table: string, place: Seat | null, change: 1 | -1) => void;
  /** A match with the seats swapped and dice of its own. */
  readonly rematch: (row: MatchRow) => Promise<NewMatch>;
  /** Told when something costs or fails. */
  readonly noted: (what: "loaded" | "answered" | "ended" | "late", milliseconds: number) => void;
  readonly trouble: (problem: unknown, where: string) => void;
}

/** What a thinking thread needs to stand where a match stands. */
export interface Thought {
  readonly table: string;
  readonly game: string;
  readonly decks: readonly [unknown, unknown];
  readonly settings: MatchRow["settings"];
  readonly seed: string;
  readonly sitters: readonly [Sitter, Sitter];
  readonly kept: readonly Deed[];
}
