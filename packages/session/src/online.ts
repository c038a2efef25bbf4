/**
 * The words between a server of tables and whoever comes to it. A table is opened and joined over HTTP; then a socket carries the
 * requests of a seat and what a host tells it, as between the page and its worker, and besides them what concerns the table itself.
 * A seat is a secret key: who has it sits there. Nothing but the key opens a seat, and it stands in no address that leaves the page.
 */
import type { Problem, Seat, Settings } from "@duelex/kernel";
import type { Request, Sitter, Told } from "./told.ts";

// ---- time ----

/** How much time each player has. */
export interface ClockSetting {
  /** For the whole match, in seconds. */
  readonly bank: number;
  /** Added with every answer that a player gives, in seconds. */
  readonly increment: number;
  /** What happens to who has no time left: the match is lost, a machine answers from there on, or nothing. */
  readonly out: "loses" | "machine" | "nothing";
}

/** What is left, at the moment of sending. */
export interface ClockFacts {
  /** For each seat, in milliseconds. */
  readonly left: readonly [number, number];
  /** Whose time runs; null where nobody's does. */
  readonly running: Seat | null;
}

// ---- tables ----

/** `GET api/tables`: the open tables, and those that may be watched. Whoever serves the page and gives no tables replies something else. */
export interface Lobby {
  /** The latest first. */
  readonly tables: readonly TableFacts[];
}

/** What is wrong with what came over HTTP: the body of every reply that is no success. */
export interface RefusedTable {
  /** What it is about: "deck". */
  readonly subject: string;
  /** Everything that is wrong. */
  readonly problems: readonly Problem[];
}

/** `POST api/tables`: a table that is to be opened. The reply is `Seated`. */
export interface NewTable {
  /** The id of the game. */
  readonly game: string;
  /** What the rules leave open. */
  readonly settings?: Settings;
  /** A whole deck record, or the id of a deck that comes with the game. */
  readonly deck: unknown;
  /** What one is called here. */
  readonly name: string;
  /** Who sits opposite: whoever comes, who has the invitation, or a machine by its name. */
  readonly against: "anybody" | "invited" | Sitter;
  /** The machine's deck, as `deck`; one is drawn if it is left out. */
  readonly machineDeck?: unknown;
  /** Which seat one takes; drawn by lot if it is left out. */
  readonly seat?: Seat;
  /** Null: as long as one likes. */
  readonly clock: ClockSetting | null;
  /** May others watch? Hands stay hidden from them until the end. */
  readonly watched: boolean;
}

/** `POST api/tables/ID/join`: a seat that is to be taken. The reply is `Seated`. */
export interface JoinTable {
  /** What one is called here. */
  readonly name: string;
  /** As in `NewTable`. */
  readonly deck: unknown;
  /** What the link of an invitation held. */
  readonly invitation?: string;
  /** The secret that is to open the seat, 32 to 64 letters as in `base64url`: who asks again with it, since no reply came, has the seat still. Made by the server if it is left out. */
  readonly key?: string;
}

/** A seat that one has. */
export interface Seated {
  /** The id of the table. */
  readonly table: string;
  /** One's seat. */
  readonly seat: Seat;
  /** The secret that opens this seat, from any tab and any device. */
  readonly key: string;
  /** For a link to who is invited; null where nobody is. */
  readonly invitation: string | null;
}

/** What everybody may know of a table. `GET api/tables/ID` replies it; once it is over, `GET api/tables/ID/replay` the file of its replay. */
export interface TableFacts {
  /** Its id. */
  readonly table: string;
  /** The id of the game. */
  readonly game: string;
  /** The edition of the rules that it is played by. */
  readonly edition: string;
  /** What the rules left open. */
  readonly settings: Settings;
  /** Somebody is waited for, the match runs, or it is over. */
  readonly state: "open" | "playing" | "over";
  /** Only who was invited can join. */
  readonly private: boolean;
  /** Who sits where: what they are called; null for a seat that is free. */
  readonly names: readonly [string | null, string | null];
  /** Person, or machine by its name. */
  readonly sitters: readonly [Sitter, Sitter];
  /** Who is connected now. */
  readonly present: readonly [boolean, boolean];
  /** How many watch. */
  readonly watching: number;
  /** May others watch? */
  readonly watched: boolean;
  /** Null: as long as one likes. */
  readonly clock: ClockSetting | null;
  /** What is left of it. */
  readonly time: ClockFacts | null;
  /** How many answers were given. */
  readonly answers: number;
  /** What a seat wishes that the other must agree to. */
  readonly wish: { readonly seat: Seat; readonly what: "take back" } | null;
  /** Who would like to play again, seats swapped. */
  readonly again: readonly [boolean, boolean];
  /** The table of the rematch, once there is one. */
  readonly next: string | null;
  /** How it ended, in a sentence. */
  readonly result: string | null;
  /** The dice: SHA-256 of the seed's 64 hexadecimal digits, told before the first card; the seed itself after the last. */
  readonly dice: { readonly hash: string; readonly seed: string | null };
  /** When it was opened, in milliseconds since 1970. */
  readonly opened: number;
}

// ---- the socket ----

/** The first message of a socket: what it is for. */
export type Hello =
  /** A seat, with its key; at an open table it waits for the other. `lines`: so many lines of the story are known already. */
  | { readonly hello: "seat"; readonly table: string; readonly key: string; readonly lines?: number }
  /** To watch: positions are told as of seat 0, without what either seat hides from the other and without answers; after the end, with everything. */
  | { readonly hello: "watch"; readonly table: string }
  /** The open tables, and those that may be watched. */
  | { readonly hello: "lobby" };

/** What a seat may ask of its table, besides what it may ask of the match. */
export type TableAsk =
  /** To take back one's last answer: the other player must agree. */
  | { readonly ask: "wish"; readonly what: "take back" }
  /** To what the other player wishes. */
  | { readonly ask: "agree" }
  /** No; or one's own wish no longer. */
  | { readonly ask: "decline" }
  /** To play again, seats swapped, when both have asked for it. */
  | { readonly ask: "rematch" }
  /** Whether anybody is there: it is replied to, and nothing else comes of it. Watchers may ask it too. */
  | { readonly ask: "there" };

/**
 * A message of a seat. Its number counts up, from the moment at which the page was opened (microseconds since 1970): one that has been heard
 * already is not acted on again, but replied to again. Every message is replied to, or refused.
 */
export type FromSeat = Request | (TableAsk & { readonly id: number; readonly seat: Seat });

/** A message to a seat or a watcher. */
export type ToSeat =
  | Told
  /** A `TableAsk` has been done. */
  | { readonly told: "reply"; readonly to: number; readonly reply: { readonly ask: TableAsk["ask"] } }
  /** The first: which seat this is (null for a watcher). */
  | { readonly told: "welcome"; readonly seat: Seat | null; readonly facts: TableFacts }
  /** Something of the table has changed. */
  | { readonly told: "table"; readonly facts: TableFacts }
  /** The rematch: one's seat at the next table. */
  | { readonly told: "next"; readonly seated: Seated }
  /** To who looks at the lobby, after every change. */
  | { readonly told: "lobby"; readonly tables: readonly TableFacts[] }
  /** It is over with this socket: why, in a sentence. The socket is closed after it. */
  | {
      readonly told: "closed";
      readonly why: "unknown table" | "wrong key" | "too slow" | "too much" | "no sense" | "going down";
      readonly says: string;
    };
