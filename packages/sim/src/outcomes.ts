/** What is asked of whoever plays games, and what comes back: plain data that can be sent to another thread or machine. */
import type { Settings } from "@duelex/kernel";

/** Two decks and their players, as plain data that can be sent to another thread or machine. */
export interface Meeting {
  readonly decks: readonly [unknown, unknown];
  readonly players: readonly [string, string];
  readonly seed: number;
  readonly settings: Settings;
  /** Parsed card files of one's own. */
  readonly cardFiles: readonly unknown[];
  /** A game with more answers than this is stalled. */
  readonly longest: number;
  /** Whether it is written down what happened in the games, card by card. */
  readonly details: boolean;
}

/** Some of the pairs of a meeting: those from this place on. */
export interface Span {
  /** The first pair of games, counted from 0. */
  readonly from: number;
  /** How many pairs. */
  readonly count: number;
}

/** A game that did not come to its end, with what is needed to see it happen again. */
export interface Aborted {
  /** Its place in the series, from 0: an even one and the next are a pair. */
  readonly game: number;
  /** The seed of this one match and of its players. */
  readonly seed: number;
  /** Whether the first deck sat on the second seat. */
  readonly swapped: boolean;
  /** Answers given before it broke off. */
  readonly answers: number;
  /** What happened. */
  readonly why: string;
}

/** How a game ended for the first deck. The numbers are half points. */
export enum Ending {
  lost = 0,
  draw = 1,
  won = 2,
  aborted = 3,
}
/** Set in `endings` where the first deck took the first turn. */
export const WENT_FIRST = 4;

/** What a span came to: two entries a pair, in the order of the series. */
export interface Outcomes {
  /** An `Ending`, and `WENT_FIRST` or not. */
  readonly endings: Uint8Array;
  /** Both players' turns. */
  readonly turns: Uint16Array;
  /** Answers given. */
  readonly answers: Uint32Array;
  /** Of all answers of a game, in their order: games that went the same way have the same one. */
  readonly ways: Uint32Array;
  readonly aborted: readonly Aborted[];
  readonly happened: Happened | null;
}

/** In how many games, and how many half points the card's side scored in them. */
export interface Seen {
  games: number;
  points: number;
}

/** What became of the copies of one card in one deck. */
export interface CardHistory {
  readonly opening: Seen;
  readonly drawn: Seen;
  readonly played: Seen;
}

/** Counted over games that came to their end. Plain data; what two spans came to can be added. */
export interface Happened {
  games: number;
  /** For the first deck and the second: card number → what became of it. */
  readonly cards: readonly [Record<string, CardHistory>, Record<string, CardHistory>];
  /** Half points of the first deck, in all these games. */
  points: number;
  /** For the first deck's player and the second's: the paragraph that asked → how often. */
  readonly decisions: readonly [Record<string, number>, Record<string, number>];
  /** The paragraph by which a game ended → how often. */
  readonly ends: Record<string, number>;
}
