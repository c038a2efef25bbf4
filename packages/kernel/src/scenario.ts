import type { Match } from "./match.ts";
import { type Card, type Seat, seatName } from "./memory.ts";
import type { Position, PositionWords } from "./position.ts";
import type { Settings } from "./settings.ts";

/**
 * A scenario: a position or two decks, a script of notated answers, and what must hold on the way and afterwards. One format for
 * tests, puzzles, bug reports, judge questions and deck checks, in all games. `docs/scenarios.md` describes it for people.
 */
export interface Scenario {
  /** The id of the game. */
  readonly game: string;
  /** What it shows, in a sentence. */
  readonly title: string;
  /** Paragraphs that it shows. */
  readonly rules?: readonly string[];
  /** For people. */
  readonly notes?: string | readonly string[];
  /** Setting → value. */
  readonly settings?: Settings;
  /** Made-up cards, by the game's own card format; each needs a name. */
  readonly cards?: readonly unknown[];
  /** Where it begins. Either this or `decks`. */
  readonly position?: Position;
  /** A whole match instead of a position: two decks, each a record or the id of one that comes with the game. */
  readonly decks?: readonly [unknown, unknown];
  /** What decks are shuffled by; 1 if nothing is said. */
  readonly seed?: number;
  /** Rolls fixed where chance enters: each a whole number from 0 below what is rolled for. All must be used. */
  readonly dice?: readonly number[];
  /** "P1: attack with Lancer", or expectations at that point. */
  readonly script?: readonly (string | Expectation)[];
  /** What must hold at its end. */
  readonly expect?: Expectation;
  /** The position or the decks cannot be: each mistake that is found there, and no other. Then nothing is played. */
  readonly refused?: readonly ExpectedRefusal[];
  /** It is a puzzle: from where its script ends a player wins before the turn is over, or saves the match, and can do so in one way. */
  readonly puzzle?: Puzzle;
}

/** What makes a scenario a puzzle. Everything is open: hands, the order of decks, the dice. */
export interface Puzzle {
  /** Who is to find the way. */
  readonly for: "P1" | "P2";
  /** It saves the match: whatever else it did, the other side would win by force before its next turn has ended. Otherwise it wins before the turn is over. */
  readonly saves?: true;
  /** The line that goes on longest: "P1: attack with Lancer". */
  readonly solution: readonly string[];
  /** Every reply of the other side, and what is done against it; what proves and checks such things knows its form. */
  readonly proof: unknown;
  /** How hard it is, in bits: the greater, the harder. */
  readonly difficulty: number;
}

/** A scenario that begins at a position: what a stage sets up. */
export interface Situation extends Scenario {
  readonly position: Position;
}

/** A mistake in a position or a deck. What is not said may be anything. */
export interface ExpectedRefusal {
  /** "position.P1.battleArea", or the beginning of it. */
  readonly where?: string;
  /** The paragraph that is broken. */
  readonly rule?: string;
  /** Words that are said of it. */
  readonly says?: string;
}

/** What must hold at a moment of a scenario. */
export interface Expectation {
  /** In a script: a handle for this moment, for `since`. */
  readonly as?: string;
  /** Who must answer ("P1", "P2"), or "nobody" when the match is over. */
  readonly asked?: string;
  /** The paragraph that asks. */
  readonly question?: string;
  /** Words of what is asked. */
  readonly says?: string;
  /** Exactly these answers are offered, in any order. */
  readonly options?: readonly string[];
  /** At least these are offered. */
  readonly offered?: readonly string[];
  /** These wishes are not offered; with the paragraph that forbids each, and words of the fact. */
  readonly absent?: readonly ExpectedAbsence[];
  /** "P1.hand" → what lies there. */
  readonly zones?: Readonly<Record<string, ExpectedCards>>;
  /** "P1" → "P2.hand" → what lies there as P1 is told it: "a card" for one that P1 does not see. */
  readonly sees?: Readonly<Record<string, Readonly<Record<string, ExpectedCards>>>>;
  /** Handle or name → what is true of that card. */
  readonly cards?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** "P1" → what is true of that player. */
  readonly players?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** What is true of the match: turn, active, anything the game tells. */
  readonly match?: Readonly<Record<string, unknown>>;
  /** "P1 wins", "P2 wins", "draw" or "running". */
  readonly result?: string;
  /**
   * From where on events count: "beginning" is before anything happened, "answer" the last answer, otherwise a moment of the script; the
   * first question if nothing is said.
   */
  readonly since?: string;
  /** Events that happened, in this order, others between them allowed. */
  readonly events?: readonly (CountedEvent | EventGroup)[];
  /** Events that must not have happened. */
  readonly noEvents?: readonly ExpectedEvent[];
}

/** A wish that must not be offered. */
export interface ExpectedAbsence {
  /** In the words of the notation. */
  readonly wish: string;
  /** The paragraph that refuses it. */
  readonly rule?: string;
  /** Words of the fact that forbids it. */
  readonly says?: string;
  /** The seat that wishes, if it is not the one that is asked. */
  readonly by?: string;
}

/** How many cards; the cards in any order; or what is true of their order, as a position lists them (a deck from the top down). */
export type ExpectedCards = number | readonly string[] | ExpectedOrder;
/** Cards that must lie in this order. */
export interface ExpectedOrder {
  /** All of them. */
  readonly order?: readonly string[];
  /** The first ones, in this order. */
  readonly first?: readonly string[];
  /** The last ones, in this order. */
  readonly last?: readonly string[];
  /** At least these, in any order. */
  readonly has?: readonly string[];
}

/** An event by its name, and as much more as is said: its card, its second card, whose it is, its number, its paragraph. */
export interface ExpectedEvent {
  /** Its name. */
  readonly what: string;
  /** Handle, name or number of its card. */
  readonly card?: string;
  /** Handle, name or number of the other card. */
  readonly other?: string;
  /** "P1" or "P2". */
  readonly player?: string;
  /** Its number. */
  readonly amount?: number;
  /** Its paragraph. */
  readonly rule?: string;
}

/** With a count: exactly so many of these, wherever they stand among the others. */
export interface CountedEvent extends ExpectedEvent {
  /** How many such events; at least one where it is not said. */
  readonly count?: number;
}

/** Several events in either order: at one moment of the rules, or not. */
export type EventGroup = { readonly together: readonly ExpectedEvent[] } | { readonly anyOrder: readonly ExpectedEvent[] };

/** What a game adds so that scenarios can be set up and looked at. */
export interface Stage<M extends Match = Match> {
  /** Names of places that a side can have, in the rulebook's words. */
  readonly places: readonly string[];
  /** What a position can say of the match, a player and a card; for editors. */
  readonly words?: PositionWords;
  /**
   * Sets a position up. Handles go into `match.handles`. The match stands at a question (or is over) when it returns.
   * @param ready is shown the position when everything lies there and nothing has happened yet: the time to begin a record
   * @throws InputError with everything that is wrong
   */
  arrange(situation: Situation, ready?: (match: M) => void): M;
  /** Definitions of cards that come from outside the match when an effect says so: tokens. */
  tokens?(match: M): readonly number[];
  /** The cards at a place, in order. */
  cards(match: M, seat: Seat, place: string): Card[];
  /** What is true of a card: where it is, whose, its numbers now. The same keys for every card, in the words that a position uses. */
  card(match: M, card: Card): Readonly<Record<string, unknown>>;
  /** Facts of a player, by name. */
  player(match: M, seat: Seat): Readonly<Record<string, unknown>>;
  /** Facts of the match, by name. */
  match(match: M): Readonly<Record<string, unknown>>;
}

/** How a match stands: "P1 wins", "draw", "under way". */
export const resultOf = (match: Match): string => {
  const { over, winner } = match.standing();
  return !over ? "running" : winner === null ? "draw" : `${seatName(winner)} wins`;
};
