import type { CardEntry } from "./face.ts";
import { isRecord } from "./form.ts";
import type { Guide, Mat } from "./mat.ts";
import type { Match } from "./match.ts";
import type { Seat } from "./memory.ts";
import type { SayableClause } from "./position.ts";
import { InputError, type Problem } from "./problems.ts";
import type { Seed } from "./rolls.ts";
import type { Published, Rulebook } from "./rulebook.ts";
import type { Stage } from "./scenario.ts";
import type { Setting, Settings } from "./settings.ts";

/** A clause that the engine does not carry out. */
export interface Gap {
  /** Card number. */
  readonly card: string;
  /** The clause in words. */
  readonly clause: string;
  /** Why it is not carried out. */
  readonly reason: string;
}

/** How much of the cards is carried out. */
export interface Coverage {
  /** How many cards there are. */
  readonly cards: number;
  /** How many keywords and clauses are printed on them. */
  readonly clauses: number;
  /** How many of those are carried out. */
  readonly implemented: number;
  /** The others, each with its reason. */
  readonly notYet: readonly Gap[];
}

/** The cards of a game, compiled: the built-in ones and one's own. */
export interface Catalog {
  /** Changes whenever a card changes. */
  readonly fingerprint: string;
  /** Every card as people look it up. */
  readonly entries: readonly CardEntry[];
  /** The same cards as a card file has them. */
  readonly records: readonly unknown[];
  /** What is wrong with cards that can be played all the same, each with its paragraph; the rules say what becomes of them. */
  readonly warnings?: readonly Problem[];
  /** What the engine carries out of what is printed on the cards. */
  coverage(): Coverage;
}

/** The catalog that is given, which must be one of this game; the built-in one if none is. @throws InputError */
export function catalogIn<Cards extends Catalog>(given: Catalog | undefined, kind: new (...made: never[]) => Cards, builtIn: Cards): Cards {
  if (given === undefined) return builtIn;
  if (given instanceof kind) return given;
  throw new InputError("cards", [{ where: "", what: "this catalog belongs to another game" }]);
}

/** A deck that comes with the game. */
export interface NamedDeck {
  /** How commands and files name it. */
  readonly id: string;
  /** For people. */
  readonly name: string;
  /** The record as it stands in the deck file; what `checkDeck` and `pairing` take. */
  readonly deck: unknown;
}

/** What a match is made of. */
export interface Setup {
  /** Two decks, as records of the game's deck file. They are checked. */
  readonly decks: readonly [unknown, unknown];
  /** Setting → value; what is not said has its default. */
  readonly settings?: Settings;
  /** The cards; the built-in ones where none are given. */
  readonly catalog?: Catalog;
}

/** Two decks laid out and compiled once; every match of the two starts as a copy of it. */
export interface Pairing<M extends Match = Match> {
  /** A match that stands at its first question. @param into a match of this pairing to be written over, for bulk play */
  newMatch(seed: Seed, into?: M): M;
}

/** Which events, by their names, a match tells its tally (`Machine.tally`). */
export interface Counted {
  /** Its card came into a hand, as by drawing it. */
  readonly drawn: readonly string[];
  /** Its card was played. */
  readonly played: readonly string[];
  /** Somebody lost: the paragraph of the event is the one by which the match ended. */
  readonly lost: readonly string[];
}

/** What each thing is worth, by its name. */
export type Weights = Readonly<Record<string, number>>;

/** What an opponent of some strength is made of. */
export interface Level {
  /** Lines of its search; null for the quick player, which does not search. */
  readonly lines: number | null;
  /** The share of its answers, in per cent, that are given at random. */
  readonly astray: number;
}

/** How well a seat stands as a matter of weights, so that trials can try others. */
export interface Judgement<M extends Match = Match> {
  /** Those that `evaluate` goes by. */
  readonly weights: Weights;
  /** Those that it began with, for comparison. */
  readonly first: Weights;
  /** How far it may be trusted: a value that is the hyperbolic tangent of x is a chance to win of (1 + tanh(trust · x)) / 2. */
  readonly trust: number;
  /** How many turns a search lets end before it judges: 1 is the one that is going on; 2, the next one too, where nothing is said. */
  readonly horizon?: 1 | 2;
  /** From how many lines on a search lets two turns more end before it judges; never, where nothing is said. */
  readonly farFrom?: number;
  /** Whether quick answers to one's own questions spoil an action, so that a player who looks ahead has to weigh those too. */
  readonly weighsOwn?: boolean;
  /** What opponents by strength are made of, the weakest first, so that they differ by even steps in this game; those of the players where nothing is said. */
  readonly levels?: readonly Level[];
  /**
   * Would nobody give this answer, however little they know of the game: does it strike one's own side, or help the other? Who errs does not err so.
   * @param index of the answer among `match.options()`
   */
  isFolly?(match: M, index: number): boolean;
  /** The same as `evaluate`, by weights with these names. */
  of(match: M, seat: Seat, weights: Weights): number;
}

/** A game as far as a match needs it: its rules, given cards. The rest of the verbs are those of the match. */
export interface Rules<M extends Match = Match> {
  /** "gundam": how files and commands name the game. */
  readonly id: string;
  /** As its publisher calls it. */
  readonly name: string;
  /** The edition of the rules that is played. */
  readonly edition: string;
  /** What is said of each paragraph. Empty if the rules were given none: paragraphs are cited by their numbers all the same. */
  readonly rulebook: Rulebook;
  /** Where its rulebook can be read. */
  readonly published?: Published;
  /** Its table, a turn and a battle in a few words. */
  readonly guide?: Guide;
  /** What can be set when a match is made. */
  readonly settings: readonly Setting[];
  /** The decks that come with it. */
  readonly decks: readonly NamedDeck[];
  /** The built-in cards. */
  catalog(): Catalog;
  /** Everything that is wrong with a deck, each with its paragraph; none if it may be played. */
  checkDeck(deck: unknown, catalog?: Catalog): readonly Problem[];
  /** @throws InputError if a deck or a setting is not right */
  pairing(setup: Setup): Pairing<M>;
  /** How well this seat stands, about -1 (lost) to 1 (won), from what it may know; for players that look one step ahead. */
  evaluate(match: M, seat: Seat): number;
  /** What `evaluate` goes by; none where a game has nothing to weigh. */
  readonly judgement?: Judgement<M>;
  /** A sensible quick answer to the question that stands (its index): what a lookahead assumes while an action is carried out. */
  reflex(match: M): number;
  /** What statistics count, as it stands in the log. */
  readonly counted: Counted;
  /** How its table is laid out, for whoever draws it. */
  readonly mat: Mat;
}

/** What a match is played with, besides the rules. */
export interface GameData<CardRecord, DeckRecord> {
  /** The built-in cards, taken at their word: cards of somebody else go through `catalog` of the whole game, which checks them. */
  readonly cards: readonly CardRecord[];
  /** The decks that come with the game. They are checked when a match is made. */
  readonly decks?: readonly DeckRecord[];
  /** What is said of each paragraph. Without it a question or a refusal that has no words of its own gives the number alone. */
  readonly rulebook?: Rulebook;
}

/** A game with all that no match needs: card files of one's own, positions, decks drawn at random, checks of what the rules limit. */
export interface Game<M extends Match = Match> extends Rules<M> {
  /** The built-in cards and those of one's own card files. @throws InputError with every mistake of the files */
  catalog(...own: readonly unknown[]): Catalog;
  /** JSON Schema of a card file, for completion in editors. */
  cardFormat(): object;
  /** A legal deck drawn at random from all cards that may be played. @param below gives a whole number from 0, below n */
  randomDeck?(below: (n: number) => number, catalog?: Catalog): unknown;
  /** What the rules limit and this position breaks, each with its paragraph; nothing if every limit is kept. */
  limits?(match: M): readonly Problem[];
  /** The clauses of which a position can say that they are used up, or run. */
  sayable?(catalog?: Catalog): readonly SayableClause[];
  /** Reads and shows positions. */
  readonly stage: Stage<M>;
}

/**
 * A match of the game, from nothing to its first question.
 * @param options.record write down every event, from the set-up on
 * @param options.ready is given the match before anything has happened in it
 * @throws InputError
 */
export function newMatch<M extends Match>(
  game: Pick<Rules<M>, "pairing">,
  setup: Setup & { readonly seed: Seed },
  options: { readonly record?: boolean; readonly ready?: (match: M) => void } = {},
): M {
  if (!isRecord(setup)) throw new InputError("match", [{ where: "", what: "a set-up is wanted: { decks: [P1's, P2's], seed }" }]);
  const pairing = game.pairing(setup);
  const match = pairing.newMatch(setup.seed);
  if (options.record !== true && options.ready === undefined) return match;
  const watched = match.blank();
  if (options.record === true) watched.record();
  options.ready?.(watched);
  return pairing.newMatch(setup.seed, watched);
}
