/** A game's first match for somebody who has never read its rules, as data: what is explained, and when it first matters. */
import type { Position } from "./position.ts";

/** When a note is due: at the beginning, when a question of this paragraph is asked, or when something is told with it. */
export type Due = "start" | { readonly asked: string } | { readonly told: string };

/** A note of a lesson. */
export interface LessonNote {
  /** When it comes. */
  readonly due: Due;
  /** A few words. */
  readonly title: string;
  /** One idea, in two or three sentences. */
  readonly text: string;
  /** The paragraphs that say so. */
  readonly rules: readonly string[];
}

/** A word of the game that nobody knows who has not read its rules. */
export interface Term {
  /** As it stands on the table and in the log; others that mean the same after it. */
  readonly words: readonly string[];
  /** What it is, in a sentence. */
  readonly means: string;
  /** The paragraph that says so. */
  readonly rule: string;
}

/** A first match, with notes that come when they are due. */
export interface Lesson {
  /** Ids of two decks of the game: the learner's, the machine's. */
  readonly decks: readonly [string, string];
  /** Who sits opposite; without it somebody who makes many mistakes. Of one who hurts their own cards nobody learns what a card is for. */
  readonly opponent?: string;
  /** With it the machine opens the same way every time. */
  readonly seed: number;
  /** The match is under way and a win is near: what lies where, all of it cards of those decks. Without it the match begins at its beginning. */
  readonly position?: Position;
  /** In the order in which they are looked at; each comes once. */
  readonly notes: readonly LessonNote[];
  /** Words that are explained where they first come up, the first ones first. */
  readonly terms: readonly Term[];
}
