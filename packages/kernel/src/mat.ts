/** A game's mat as data: how its table is laid out, in which words and colours. Whoever draws tables needs to know nothing else of a game. */

/** How big cards are drawn in an area. */
export type CardSize = "full" | "small" | "mini" | "chip";

/** A part of the mat, on one side of it or in the middle. */
export interface MatArea {
  /** What the sides call it. */
  readonly id: string;
  /** For people. */
  readonly label: string;
  /** What is shown in it, in order: ids of places as in `ViewRow.id`, and for one cell of a "slots" place its slot too. */
  readonly shows: readonly {
    readonly place: string;
    readonly slot?: string;
    readonly size: CardSize;
    /** Its cards are called by where they lie, "locus card 2": each with its number, those too of which nobody sees the face. */
    readonly numbered?: true;
    /** A few cards lie one beside the other although they make a pile: Shields, of which one sees how many are left. */
    readonly spread?: true;
  }[];
  /** Facts that stand in it as big numbers, by their labels: life, vim. */
  readonly facts?: readonly string[];
}

/** How wide a column or how high a row is: as much as its content needs, or a share of what is left. */
export type Track = "content" | number;

/** One side of the mat as its own player sees it, from the middle of the table to the player. */
export interface MatSide {
  /** Widths of the columns. */
  readonly columns: readonly Track[];
  /** Heights of the rows, from the middle of the table to the player. */
  readonly rows: readonly Track[];
  /** The id of the area in each cell, row by row; an area that stands in several cells spans them. "" is empty. */
  readonly grid: readonly (readonly string[])[];
  /** The far side: "turned" as the other player lays it out (left and right change places), or "mirrored" at the middle only. */
  readonly far: "turned" | "mirrored";
}

/** A colour of cards, in a light and in a dark room. */
export interface MatColor {
  /** For people. */
  readonly name: string;
  /** On a light ground, as CSS writes colours. */
  readonly light: string;
  /** On a dark ground, as CSS writes colours. */
  readonly dark: string;
}

/** A part of a deck as it is written down, for editors of decks. */
export interface DeckPart {
  /** Its key in a deck's record. */
  readonly key: string;
  /** For people: "main deck". */
  readonly label: string;
  /** "copies": card → how many; "list": cards by name; "one": a single card; "word": one of `words`. */
  readonly kind: "copies" | "list" | "one" | "word";
  /** Types of cards that belong there, as `Face.type` calls them. */
  readonly types: readonly string[];
  /** What its heading may be called in a deck list. */
  readonly words?: readonly string[];
}

/** A place, a phase or a step, for who has never seen one. */
export interface GuideWord {
  /** What it is called at the table: "battle area". */
  readonly name: string;
  /** What it is for, or what is done there: a sentence or two. */
  readonly about: string;
  /** The paragraph that says so. */
  readonly rule: string;
}

/** What a table is, a turn and a battle, for who has never seen them. A page, which shows them, goes without. */
export interface Guide {
  /** What the places of the table are for, by the names that stand on it. */
  readonly places: readonly GuideWord[];
  /** The phases of a turn, and what is done in them. */
  readonly turn: readonly GuideWord[];
  /** The steps of a battle. */
  readonly battle: readonly GuideWord[];
}

/** How the table of a game is laid out and coloured: data for whoever draws it. */
export interface Mat {
  /** What the game is, in two sentences, for somebody who has never heard of it. */
  readonly about: string;
  /** How one wins, in one line: "You win with an attack on a player who has no Shields left." */
  readonly win: string;
  /** The paragraph that says so. */
  readonly winRule: string;
  /** The game's own colour: a key of `colors`. */
  readonly accent: string;
  /** The areas of one side. */
  readonly areas: readonly MatArea[];
  /** How the areas of one side lie. */
  readonly side: MatSide;
  /** Areas that both share, between the two sides: the gate, what is in progress. Drawn only while something lies there. */
  readonly middle: readonly string[];
  /** Places of one's own that lie before the player like a hand, in order. */
  readonly hand: readonly string[];
  /** Colours of cards, by the key that `CardEntry.color` gives. "none" is always there. */
  readonly colors: Readonly<Record<string, MatColor>>;
  /** What turned sideways is called: "rested", "acted", "OFF". */
  readonly turned: string;
  /** Words on buttons: the phrase of a verb → what stands on its button, with the same `*`, `#`, `?`. What is not there is shown as it is. */
  readonly buttons: Readonly<Record<string, string>>;
  /** Phrases of verbs that do nothing and let the match go on: "pass", "do not block". The first that is offered is taken for passing. */
  readonly passes: readonly string[];
  /** Phrases of verbs by which one is done with a phase: it ends, the next begins by it, or one's turn is over, but for what others may answer. */
  readonly closes: Readonly<Record<string, "phase" | "next phase" | "turn">>;
  /** The places in the rules, as a question says where it is asked, in which one does what one's turn is for: nobody goes on passing there. */
  readonly ownPhases: readonly string[];
  /** Phrases of verbs whose doing a line of the log tells again, with who and what: a quiet log leaves the answer itself out. */
  readonly told: readonly string[];
  /** Phrases of verbs that one wants of a card, the likeliest first: why a card cannot be used that was pressed is said of the first that fits. */
  readonly wanted: readonly string[];
  /** How what is said of an answer begins if it does not touch the other player, but one's own side or nobody: such answers are listed last. */
  readonly vain: readonly string[];
  /** Phrases of verbs in the order in which their answers are listed; without it, and of others after them, as the rules offer them. */
  readonly listed?: readonly string[];
  /** Labels of facts that are shown beside a player's name. */
  readonly facts: readonly string[];
  /** Those of them that stand there in a narrow window, where chips with their counts tell the others; without it, all. A place of the name of one
   * has its chip there also when nothing lies in it. */
  readonly brief?: readonly string[];
  /** Facts that say how near a player is to losing, and which way: what an answer hurts. */
  readonly vital: readonly { readonly fact: string; readonly better: "more" | "less" }[];
  /** Names of events, or of sentences where an event has several, that are bookkeeping: a quiet log leaves them out. */
  readonly quiet: readonly string[];
  /** Names of events that say only that the turn goes on to its next part, and nothing else came of them: that it begins, ends, or that its player has passed in it. */
  readonly goesOn: Readonly<Record<string, "begins" | "ends" | "passed">>;
  /** Names of events by which a player has lost. */
  readonly lost: readonly string[];
  /** Names of events that tell in short what a player has done and what came of it: for who has not seen it happen. */
  readonly gist: readonly string[];
  /** Names of events, or of the sentences that tell them (with " by an effect" those that a card's text brings about alone, which are never quiet), of what a card that was played, or an attack, has come to, beside those of the gist. */
  readonly outcomes: readonly string[];
  /** What a deck is made of. */
  readonly deck: readonly DeckPart[];
}

/** A mat for a game that has drawn none: its places one under the other, in the order of their ids. */
export function plainMat(places: readonly string[], said: Pick<Mat, "about" | "win" | "winRule"> & Partial<Mat>): Mat {
  return {
    accent: "none",
    areas: places.map((place) => ({ id: place, label: place, shows: [{ place, size: "small" }] })),
    side: { columns: [1], rows: places.map(() => "content"), grid: places.map((place) => [place]), far: "mirrored" },
    middle: [],
    hand: places.filter((place) => place === "hand"),
    colors: { none: { name: "no colour", light: "#6f7682", dark: "#8b95a5" } },
    turned: "rested",
    buttons: {},
    passes: ["pass"],
    closes: {},
    ownPhases: [],
    told: [],
    wanted: [],
    vain: [],
    facts: [],
    vital: [],
    quiet: [],
    goesOn: {},
    lost: [],
    gist: [],
    outcomes: [],
    deck: [],
    ...said,
  };
}
