import { Card, type Seat } from "./memory.ts";

/** One thing that a number is made of: "+1 Amuro Ray", "-2 damage". */
export interface Part {
  /** What it adds; the printed number too. */
  readonly amount: number;
  /** In words: "printed", "Amuro Ray", "damage", "until the end of this turn, by Overflowing Affection". */
  readonly because: string;
  /** The paragraph by which it counts. */
  readonly rule: string;
}

/** A number that counts now, and what it is made of. */
export interface Stat {
  /** In the rulebook's word: "AP", "HP", "strength", "Lv.", "cost". */
  readonly label: string;
  /** What counts now, damage taken off where the rulebook takes it off. */
  readonly value: number;
  /** What is printed on the card; null for a number that is printed on none. */
  readonly printed: number | null;
  /** Its parts, the printed number first; they add up to the value, but for limits that the last part names. Who changed it may be known
   * from the record alone: without one such changes are one part. */
  readonly parts: readonly Part[];
  /** "price" is what the card asks for (Lv., cost, level, vim), "worth" what it is worth in play (AP, HP, strength), "bonus" what it adds to another card. */
  readonly kind: "price" | "worth" | "bonus";
}

/** Something that is true of a card, with the paragraph that says what it means. */
export interface Mark {
  /** "keyword": a keyword effect; "state": what has happened to it; "battle": its part in the battle. */
  readonly kind: "keyword" | "state" | "battle";
  /** "Blocker", "deployed this turn", "attacks". */
  readonly says: string;
  /** The paragraph that says what it means. */
  readonly rule: string;
}

/** A card as a seat sees it. Of a card that the seat cannot see, only that it is there. What is printed on it: `Match.faceOf`. */
export interface CardView {
  /** Its number in the match, or 0 when the seat does not see which card it is. */
  readonly card: Card;
  /** Card number as printed; null when unseen. */
  readonly id: string | null;
  /** Name as printed; null when unseen. */
  readonly name: string | null;
  /** Whose card it is. */
  readonly owner: Seat;
  /** The numbers that count now, in short: "3/4", "AP 3 HP 4". */
  readonly stats?: string;
  /** Everything else that is true of it and matters, in short: "rested", "2 damage", "<Blocker>", "deployed this turn". */
  readonly marks?: readonly string[];
  /** The numbers that count now, each with what it is made of. */
  readonly numbers?: readonly Stat[];
  /** What is true of it, each with its paragraph. */
  readonly traits?: readonly Mark[];
  /** Damage on it; absent when there is none. */
  readonly damage?: number;
  /** Turned sideways. */
  readonly rested?: boolean;
  /** What being turned sideways is called, where it is not "rested": "acted", "OFF". */
  readonly turned?: string;
  /** It lies face down, or the seat does not see which card it is. */
  readonly faceDown?: boolean;
  /** Cards that lie with it: its Pilot, its soul, its enchantments. */
  readonly with?: readonly CardView[];
  /** As what it lies with another card: "Pilot", "soul", "enchantment", "beneath". */
  readonly as?: string;
}

/**
 * How cards lie in a place: "row" side by side in order; "slots" in named columns, empty ones too; "pile" one on the other, the
 * count first (of its cells only those that the seat knows); "fan" like a hand; "single" one card or none.
 */
export type PlaceKind = "row" | "slots" | "pile" | "fan" | "single";

/** A place and what lies in it. */
export interface ViewRow {
  /** The same in every match of the game; a mat lays it out by this id. With the seat it is unique in a view. */
  readonly id: string;
  /** How cards lie there. */
  readonly kind: PlaceKind;
  /** What it is called. */
  readonly label: string;
  /** Whose place it is; null for one that both share. */
  readonly seat: Seat | null;
  /** The cards in order; null is an empty place. Of a pile only those that the seat knows. */
  readonly cells: readonly (CardView | null)[];
  /** The names of places that are there even when nothing lies in them, one for each cell; null is an empty place. */
  readonly places?: readonly string[];
  /** For "slots": the id of each cell, the same from both sides of the table. */
  readonly slots?: readonly string[];
  /** How many cards lie there, when not all of them are shown as cells. */
  readonly count?: number;
  /** The paragraph that says what this place is. */
  readonly rule?: string;
}

/** A number that belongs to a player or to the match: life, Lv., cards in hand. */
export interface Fact {
  /** In the rulebook's word. */
  readonly label: string;
  /** As it counts now. */
  readonly value: string | number;
  /** The paragraph that says what it is. */
  readonly rule?: string;
  /** It matters in some turns only, and not yet: neither shown where there is little room nor read out by itself. */
  readonly far?: true;
}

/** A stretch of the rulebook in steps: a turn in its phases, a battle in its steps. */
export interface Course {
  /** In order, each with its paragraph. */
  readonly steps: readonly { readonly name: string; readonly rule: string }[];
  /** The step in which the rules stand now: an index; -1 before the first. */
  readonly at: number;
}

/** Something that an arrow can point from or to, and that an answer can be about. */
export type Spot =
  /** A card that the seat can name, by its number in the match. */
  | { readonly kind: "card"; readonly card: Card }
  /** A place, or one cell of it: an empty column, a face-down card. Both as in `ViewRow`: its id, and the index in `cells`. */
  | { readonly kind: "place"; readonly seat: Seat | null; readonly place: string; readonly cell?: number }
  | { readonly kind: "player"; readonly seat: Seat };

/** A battle or attack in progress. */
export interface BattleView extends Course {
  /** Who attacks; null where that is not known. */
  readonly attacker: Spot | null;
  /** What is attacked now; none before a target is chosen. */
  readonly targets: readonly Spot[];
  /** Who blocks; null where nobody does. */
  readonly blocker: Spot | null;
}

/** What one seat may know of a match, and nothing else: enough to draw the table. Rows run from the far edge to the near one. */
export interface View {
  /** Whose view it is. */
  readonly seat: Seat;
  /** "Turn › Battle › Block step": where the rules stand. */
  readonly where: readonly string[];
  /** Number of the turn, 0 during set-up. */
  readonly turn: number;
  /** Whose turn it is. */
  readonly active: Seat;
  /** Numbers that belong to P1, and to P2. */
  readonly facts: readonly [readonly Fact[], readonly Fact[]];
  /** The places of the table, from the far edge to the near one. */
  readonly rows: readonly ViewRow[];
  /** The phases of the turn, and where they stand. */
  readonly phases?: Course;
  /** The battle in progress; absent when there is none. */
  readonly battle?: BattleView;
}

/** A card that a seat does not see: only that it is there, and whose. */
export const unseen = (owner: Seat): CardView => ({ card: Card.none, id: null, name: null, owner, faceDown: true });

/** A card view while it is put together: what is there is added, in the order in which it stands above. */
export type CardViewInMaking = { -readonly [name in keyof CardView]: CardView[name] };

/**
 * What follows from a thing that never changes, such as a printed card: made when it is first asked for, and kept as long as the thing is.
 * Nobody can tell whether it was asked for before.
 */
export class Kept<Thing extends object, Made> {
  private readonly known = new WeakMap<Thing, Made>();

  constructor(private readonly make: (thing: Thing) => Made) {}

  /** What was made of this thing, made now if nobody has asked before. */
  of(thing: Thing): Made {
    const known = this.known.get(thing);
    if (known !== undefined) return known;
    const made = this.make(thing);
    this.known.set(thing, made);
    return made;
  }
}

/** A number as printed that nothing changes. */
export const asPrinted = (kind: Stat["kind"], label: string, value: number, rule: string): Stat => ({
  label,
  value,
  printed: value,
  parts: [{ amount: value, because: "printed", rule }],
  kind,
});

/**
 * The cards of another's hand as a seat sees them: they have no order, so those that it knows come first, by number. Were they
 * shown as they lie, a card that leaves between two known ones would be told from one that leaves elsewhere.
 */
export const inNoOrder = (cells: readonly CardView[]): CardView[] =>
  [...cells].sort((one, other) => Number(one.name === null) - Number(other.name === null) || one.card - other.card);
