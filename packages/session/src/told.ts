/**
 * The words between a host and whoever sits at its table. Plain data: a message may go through `postMessage`, a socket or a file.
 * Every request carries an id that its reply names; an answer also carries the number of the question that it answers, so that
 * what comes late or twice does no harm. What a seat is told holds nothing but what that seat may know.
 */
import type {
  About,
  Card,
  CardEntry,
  DeckText,
  Face,
  Mat,
  NamedDeck,
  PositionWords,
  Problem,
  Rulebook,
  SayableClause,
  Scenario,
  Seat,
  Seed,
  Setting,
  Settings,
  Spot,
  Standing,
  Subject,
  View,
} from "@duelex/kernel";
import type { Judged } from "@duelex/players";

/** Who answers for a seat: "person", or a machine by its name ("greedy"). */
export type Sitter = string;
/** A seat for which a person answers. */
export const PERSON: Sitter = "person";

/** What is put on the table. */
export type Opening =
  | {
      readonly kind: "decks";
      readonly game: string;
      /** Whole deck records, as in the game's deck files; or ids of decks that come with the game. */
      readonly decks: readonly [unknown, unknown];
      readonly seed: Seed;
      readonly settings?: Settings;
      /** Contents of one's own card files. */
      readonly ownCards?: readonly unknown[];
    }
  | { readonly kind: "position"; readonly scenario: Scenario; readonly ownCards?: readonly unknown[] }
  /** The content of a file: a replay, a scenario or a study. */
  | { readonly kind: "file"; readonly file: unknown };

// ---- what a seat asks of the host ----

/** What a seat may ask of its host, without the numbers that every request carries. */
export type Ask =
  /** Puts a match on the table; whatever was there is gone. Not answered with a reply but with a position for every seat. */
  | { readonly ask: "open"; readonly open: Opening; readonly sitters: readonly [Sitter, Sitter] }
  /** @param answer `Answer.answer` of the question with this number */
  | { readonly ask: "answer"; readonly question: number; readonly answer: number }
  /** Passes, and again, until something happens that a quiet log would tell, or the question is another one. */
  | { readonly ask: "pass on"; readonly question: number }
  | { readonly ask: "concede" }
  /** Back to before this seat's last answer. */
  | { readonly ask: "undo" }
  /** To a node of the tree. */
  | { readonly ask: "jump"; readonly node: number }
  /** Along the line that was played, so many answers from its beginning. */
  | { readonly ask: "step"; readonly to: number }
  /** A text beside a node; an empty one takes it away. */
  | { readonly ask: "note"; readonly node: number; readonly text: string }
  /** A sign beside a node: "!", "?", "bookmark"; an empty one takes it away. */
  | { readonly ask: "mark"; readonly node: number; readonly mark: string }
  /** Makes the line through this node the first among its branches. */
  | { readonly ask: "promote"; readonly node: number }
  /** Takes a node and everything after it out of the tree. Refused for a node on the way to where the match stands. */
  | { readonly ask: "prune"; readonly node: number }
  | { readonly ask: "tree" }
  /** What led to a line of the story, back to the answer that began it. */
  | { readonly ask: "why"; readonly line: number }
  /** Why something is not allowed: everything that could be done with a card, or an action in words ("attack with Gundam"). */
  | { readonly ask: "why not"; readonly card?: Card; readonly words?: string }
  /** What an answer would do. */
  | { readonly ask: "preview"; readonly question: number; readonly answer: number }
  /** Why an answer is better thought over: what it would do to who gives it, and to nobody else. */
  | { readonly ask: "harm"; readonly question: number; readonly answer: number }
  /** What a machine would answer here. */
  | { readonly ask: "hint"; readonly question: number; readonly by?: string }
  /**
   * Looks at the next decision of a match that is over, and what would have been better: first from 0, then from what the reply says, until
   * that is all. Who asks no more has stopped it.
   * @param lines of the search at each decision
   */
  | { readonly ask: "analyse"; readonly from: number; readonly lines: number }
  /** Faces of cards by number, whatever their place. */
  | { readonly ask: "faces"; readonly ids: readonly string[] }
  | { readonly ask: "save"; readonly as: "replay" | "scenario" | "study" }
  /** Who answers for the seats from now on. */
  | { readonly ask: "sit"; readonly sitters: readonly [Sitter, Sitter] }
  /** Machines wait ("hold") or go on. */
  | { readonly ask: "hold"; readonly hold: boolean }
  /** Everything again, from the start of the story: after a reload of the page. */
  | { readonly ask: "again" }
  /** What a game is, its decks, cards and rulebook: for editors and first screens. Needs no match. */
  | { readonly ask: "game"; readonly game: string; readonly ownCards?: readonly unknown[] }
  /** What a position of a game can be made of: for an editor of positions. Needs no match. */
  | { readonly ask: "positions"; readonly game: string; readonly ownCards?: readonly unknown[] }
  /** What is wrong with a deck. Needs no match. */
  | { readonly ask: "check deck"; readonly game: string; readonly deck: unknown; readonly ownCards?: readonly unknown[] }
  /** A deck as text: a list as people exchange it, or a file's record in which cards may be called by name. Needs no match. */
  | { readonly ask: "read deck"; readonly game: string; readonly text: string; readonly ownCards?: readonly unknown[] }
  /** What is wrong with a scenario as a position to begin from. Needs no match. */
  | { readonly ask: "check position"; readonly scenario: Scenario; readonly ownCards?: readonly unknown[] };

/** A request as it is sent. */
export type Request = Ask & {
  /** Counts up, one for each request of a line. A number that has been heard already is not acted on again. */
  readonly id: number;
  /** For which seat. */
  readonly seat: Seat;
};

// ---- what a seat is told ----

/** An answer that is offered. */
export interface Answer {
  /** What is sent back. */
  readonly answer: number;
  /** As it is written down: "attack with Gundam". */
  readonly phrase: string;
  /** What stands on its button: "Attack with Gundam". */
  readonly label: string;
  /** The verb as its phrase: "attack with *". Answers with one verb belong together. */
  readonly verb: string;
  /** What it is about, for who would point at it. */
  readonly about: Subject;
  /** What tells it from another that reads the same: "3/3 [2 damage]". */
  readonly detail: string;
  /** For how many answers it stands that come to the same. */
  readonly alike: number;
  /** The others of those, each with what it is about: whoever points at one of two cards that are alike means that one. */
  readonly copies: readonly { readonly answer: number; readonly about: Subject }[];
  /** What it would lead to, in words; empty if there is nothing to add. */
  readonly means: string;
  /** It does not touch the other player, but one's own side or nobody: it is listed last, and not proposed. */
  readonly vain: boolean;
  /** It lets the match go on and does nothing else. */
  readonly passes: boolean;
}

/** The question that stands, as a seat is told it. */
export interface Question {
  /** Which question of this table it is. */
  readonly number: number;
  /** Who is asked. */
  readonly seat: Seat;
  /** The paragraph that asks. */
  readonly rule: string;
  /** What the paragraph is about. */
  readonly heading: string;
  /** What is asked, in words. */
  readonly says: string;
  /** Where the rules stand. */
  readonly where: readonly string[];
  /** The card whose text asks, and what that text says; null where the rules ask, or where this seat cannot see the card. */
  readonly about: About | null;
  /** For who is asked; nobody else is told. */
  readonly answers: readonly Answer[];
}

/** A card that a line of the story speaks of, if the seat knew it at that moment. */
export interface Mention {
  /** Its number in the match. */
  readonly card: Card;
  /** Card number as printed. */
  readonly id: string;
  /** Its name. */
  readonly name: string;
}

/** One line of what happened. */
export interface StoryLine {
  /** Its place in the whole story. */
  readonly line: number;
  /** A turn begins, an answer is given, or something happens. */
  readonly kind: "turn" | "answer" | "event";
  /** Whose turn, answer or event. */
  readonly seat: Seat;
  /** What happened, as this seat may be told it. */
  readonly text: string;
  /** The paragraph; "" for the line of a turn. */
  readonly rule: string;
  /** What the paragraph is about. */
  readonly heading: string;
  /** The name of the event ("destroy"), the verb of the answer ("attack with *"), or "turn". */
  readonly what: string;
  /** How deep it stands under what caused it; 0 for answers and turns. */
  readonly depth: number;
  /** Bookkeeping, passing, an answer that went without saying: a quiet log leaves it out. */
  readonly quiet: boolean;
  /** It was this seat's only answer, and was given for it. */
  readonly forced: boolean;
  /** The cards in it. */
  readonly mentions: readonly Mention[];
  /** The node after whose answer it happened: jump there to see the position. */
  readonly node: number;
}

/** One answer in the tree, as a seat is told it. */
export interface TreeNode {
  /** Its number; 0 is the beginning. */
  readonly node: number;
  /** -1 for the beginning. */
  readonly parent: number;
  /** Whose answer it is. */
  readonly seat: Seat;
  /** The answer as it is written down. */
  readonly text: string;
  /** In which turn. */
  readonly turn: number;
  /** A text beside it; "" for none. */
  readonly note: string;
  /** A sign beside it; "" for none. */
  readonly mark: string;
  /** Answers that were given here, the main line first. */
  readonly children: readonly number[];
}

/** Where the match stands in time. */
export interface Time {
  /** The node at which the match stands. */
  readonly node: number;
  /** So many answers lead here. */
  readonly at: number;
  /** So many answers the line has that was played. */
  readonly of: number;
  /** The nodes of the other branches that begin here. */
  readonly branches: readonly number[];
  /** Changes with every change of the tree, notes and marks too. */
  readonly tree: number;
  /** How many answers of this seat can be taken back. */
  readonly undo: number;
}

/** How a match stands, for one seat. Sent after every change, and to who has just sat down. */
export interface Position {
  /** What kind of message it is. */
  readonly told: "position";
  /** Counts up: what comes with a lower number is older. */
  readonly number: number;
  /** For which seat. */
  readonly seat: Seat;
  /** The id of the game. */
  readonly game: string;
  /** Who answers for each seat. */
  readonly sitters: readonly [Sitter, Sitter];
  /** What this seat may know. */
  readonly view: View;
  /** What is printed on the cards in sight, by card number; only those that this line has not been told yet. */
  readonly faces: Readonly<Record<string, Face>>;
  /** The question that stands; null when the match is over. */
  readonly question: Question | null;
  /** How the match stands. */
  readonly standing: Standing;
  /** How it ended, in a sentence; null while it goes on. */
  readonly result: string | null;
  /** The story from this line on; what was told from there before is no longer so. */
  readonly story: { readonly from: number; readonly lines: readonly StoryLine[] };
  /** Where it stands in time. */
  readonly time: Time;
  /** A machine is about to answer. */
  readonly thinking: boolean;
  /** A machine is to answer and waits: the match was stood back in time, is held, or cannot go on with its answer. `hold: false` lets it go on. */
  readonly held: boolean;
  /** May one take back, look back, branch, and ask a machine for a hint? Among strangers one may not. */
  readonly free: boolean;
}

/** A step on the way back from what happened to what led to it. */
export interface Link {
  /** Something that happened, or an answer. */
  readonly kind: "event" | "answer";
  /** As this seat may be told it. */
  readonly text: string;
  /** The paragraph by which it happened. */
  readonly rule: string;
  /** What the paragraph is about. */
  readonly heading: string;
  /** Whose it is. */
  readonly seat: Seat;
  /** The node after whose answer it happened. */
  readonly node: number;
}

/** What is said to one or several wishes alike. */
export interface Judgement {
  /** Is it offered? */
  readonly allowed: boolean;
  /** The wishes, as they are written down. */
  readonly phrases: readonly string[];
  /** The paragraph that forbids it, or by which it is allowed. */
  readonly rule: string;
  /** What the paragraph is about. */
  readonly heading: string;
  /** The fact that forbids it, in plain words. */
  readonly fact: string;
  /** The question that stands could be answered so, were it not for this; else it is not the moment for it at all. */
  readonly now: boolean;
}

/** A number that would change: from what it is to what it would be, the least and the most over the deals that were tried. */
export interface Change {
  /** What it is. */
  readonly from: number;
  /** The least that it would be. */
  readonly least: number;
  /** The most that it would be. */
  readonly most: number;
}

/** What an answer would do, played on a copy whose unseen cards were dealt anew, everybody else passing. */
export interface Preview {
  /** Whose preview it is: `Answer.answer`. */
  readonly answer: number;
  /** Damage that cards would have more (or less) than now. */
  readonly damage: readonly { readonly card: Card; readonly name: string; readonly change: Change }[];
  /** Cards that would lie elsewhere: out of the battle, into the trash; from "new" those that lie nowhere yet. `often` of `deals`. */
  readonly moves: readonly {
    readonly card: Card;
    readonly name: string;
    readonly from: string;
    readonly to: string;
    readonly owner: Seat;
    readonly often: number;
  }[];
  /** Cards that would be worth something else: their numbers in short, as they are and as they would be. */
  readonly worth: readonly { readonly card: Card; readonly name: string; readonly from: string; readonly to: string }[];
  /** Cards that would be turned sideways, or upright again. */
  readonly turned: readonly { readonly card: Card; readonly name: string; readonly rested: boolean }[];
  /** Facts of the players that would change: life, Shields, active Resources. */
  readonly facts: readonly { readonly seat: Seat; readonly label: string; readonly change: Change }[];
  /** Whose turn it would be, and who would be asked; null if the match would be over. */
  readonly turn: Seat;
  /** Who would be asked next; null if the match would be over. */
  readonly asked: Seat | null;
  /** Where the rules would stand then: as in `View.where`. */
  readonly where: readonly string[];
  /** No turn would have begun by then. */
  readonly isBeforeTurns: boolean;
  /** Nothing else could be done in this turn then: it would end by itself. */
  readonly ends: boolean;
  /** Who would have won; null if nobody. */
  readonly wins: Seat | null;
  /** In how many of the deals each seat would have won. */
  readonly won: readonly [number, number];
  /** What would happen, as this seat would be told it, in the first deal. */
  readonly story: readonly string[];
  /** What this seat would be asked on the way and had a choice in, as it was answered in the first deal: a payment, a target. */
  readonly assumed: readonly string[];
  /** Some of that could be declined, and what is said beside the answer in the menu does not count on it: the text of a card offers it. */
  readonly offered: boolean;
  /** What this seat could answer instead where it is asked on the way and may pass, as it does here; behind it the card whose text asks. */
  readonly declined: readonly string[];
  /** What it depends on besides one's own answers: cards that this seat does not see; what the other player answers. None: it is certain. */
  readonly uncertain: readonly ("hidden cards" | "the other player")[];
  /** What the other player could answer on the way with a card that this seat sees: "block with Lancer". */
  readonly replies: readonly string[];
  /** How many deals of the unseen cards were tried. */
  readonly deals: number;
}

/** What a machine would answer. */
export interface Hint {
  /** `Answer.answer`. */
  readonly answer: number;
  /** The answer as it is written down. */
  readonly phrase: string;
  /** Who says so. */
  readonly by: string;
  /** What it would lead to, if everybody passed, as this seat would be told it. */
  readonly line: readonly string[];
  /** From one that searches: the best answers, the one above first. */
  readonly best?: readonly Suggestion[];
}

/** An answer, and what a search says of it. */
export interface Suggestion {
  /** `Answer.answer`. */
  readonly answer: number;
  /** The answer as it is written down. */
  readonly phrase: string;
  /** How likely this seat is to win after it, and between what that lies: 0 to 1. */
  readonly chance: number;
  /** The least that `chance` may be. */
  readonly low: number;
  /** The most that `chance` may be. */
  readonly high: number;
  /** What both seats are expected to answer after it, to the end of the turn: "P2: pass". */
  readonly expected: readonly string[];
}

/** A decision of a match that is over, as its seat could have seen it. */
export interface Decision extends Judged {
  /** The node at which it was asked: jump there to see the position. */
  readonly node: number;
  /** What was asked, where the answer does not tell by itself what it is about: "yes". */
  readonly asked: string;
}

/** A step of an analysis. */
export interface Analysed {
  /** So many answers have been looked at: the next step begins here. */
  readonly next: number;
  /** So many answers there are. */
  readonly of: number;
  /** The decision that was looked at; null in the last step. */
  readonly decision: Decision | null;
  /** What the whole comes to, in the last step: each seat's accuracy in per cent, and where P1's chance changed most, the greatest first. */
  readonly summary: {
    readonly accuracy: readonly [number | null, number | null];
    readonly turningPoints: readonly {
      readonly from: Decision;
      readonly to: Decision;
      readonly change: number;
      readonly by: TurnedBy;
    }[];
  } | null;
}

/** By what a chance to win changed: by the answer itself, by what followed it or came to light, by both. */
export type TurnedBy = "answer" | "after" | "both";

/** What a game is, for first screens and editors. */
export interface GameFacts {
  /** How messages and files name it. */
  readonly id: string;
  /** As its publisher calls it. */
  readonly name: string;
  /** The edition of the rules. */
  readonly edition: string;
  /** How its table lies. */
  readonly mat: Mat;
  /** What can be set. */
  readonly settings: readonly Setting[];
  /** The decks that come with it. */
  readonly decks: readonly NamedDeck[];
  /** What is said of each paragraph. */
  readonly rulebook: Rulebook;
  /** Every card as people look it up. */
  readonly cards: readonly CardEntry[];
  /** The names of the machines there are. */
  readonly machines: readonly Sitter[];
}

/** What a position of a game can be made of. */
export interface PositionFacts {
  /** Places of a side. */
  readonly places: readonly string[];
  /** What a position can say of the match, a player and a card. */
  readonly words?: PositionWords;
  /** The clauses of which a position can say that they are used up, or run. */
  readonly clauses: readonly SayableClause[];
}

/** What comes back for a request that has been done, under the name of what was asked. */
export type Reply =
  | { readonly ask: "answer" | "pass on" | "concede" | "undo" | "jump" | "step" | "note" | "mark" | "promote" | "prune" }
  | { readonly ask: "open" | "sit" | "hold" | "again" }
  | { readonly ask: "tree"; readonly nodes: readonly TreeNode[]; readonly root: number }
  | { readonly ask: "why"; readonly links: readonly Link[] }
  | { readonly ask: "why not"; readonly judgements: readonly Judgement[] }
  | { readonly ask: "preview"; readonly preview: Preview }
  /** In so many words; none where there is nothing to think over. */
  | { readonly ask: "harm"; readonly harm: readonly string[] }
  | { readonly ask: "hint"; readonly hint: Hint }
  | { readonly ask: "analyse"; readonly analysed: Analysed }
  | { readonly ask: "faces"; readonly faces: Readonly<Record<string, Face>> }
  | { readonly ask: "save"; readonly file: object }
  | { readonly ask: "game"; readonly facts: GameFacts }
  | { readonly ask: "positions"; readonly facts: PositionFacts }
  | { readonly ask: "check deck"; readonly problems: readonly Problem[] }
  | { readonly ask: "read deck"; readonly read: DeckText }
  | { readonly ask: "check position"; readonly problems: readonly Problem[] };

/** Everything that a host tells a line. */
export type Told =
  | Position
  /** A request has been done. */
  | { readonly told: "reply"; readonly to: number; readonly reply: Reply }
  /** A request cannot be done: why, and the paragraph if it is one. "late" is a request about a question that is gone: nothing is wrong. */
  | {
      readonly told: "refused";
      readonly to: number;
      readonly why: "late" | "wrong";
      readonly subject: string;
      readonly problems: readonly Problem[];
    };

export type { Spot };
