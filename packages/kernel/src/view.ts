import { Card, type Seat } from "./memory.ts";

/** A card as a seat sees it. Of a card that the seat cannot see, only that it is there. */
export interface CardView {
  /** Its number in the match, or 0 when the seat does not see which card it is. */
  readonly card: Card;
  /** Card number as printed; null when unseen. */
  readonly id: string | null;
  readonly name: string | null;
  readonly owner: Seat;
  /** The numbers that count now: "3/4", "AP 3 HP 4". */
  readonly stats?: string;
  /** Everything else that is true of it and matters: "rested", "2 damage", "<Blocker>", "deployed this turn". */
  readonly marks?: readonly string[];
  /** Turned sideways. */
  readonly rested?: boolean;
  readonly faceDown?: boolean;
  /** Cards that lie with it: its Pilot, its soul, its enchantments. */
  readonly with?: readonly CardView[];
}

/** Cards side by side on the table. */
export interface ViewRow {
  readonly label: string;
  readonly seat: Seat | null;
  readonly cells: readonly (CardView | null)[];
  /** The names of places that are there even when nothing lies in them, one for each cell; null is an empty place. */
  readonly places?: readonly string[];
  /** How many cards lie there, when not all of them are shown as cells. */
  readonly count?: number;
}

/** A number that belongs to a player or to the match: life, Lv., cards in hand. */
export interface Fact {
  readonly label: string;
  readonly value: string | number;
}

/** What one seat may know of a match, and nothing else: enough to draw the table. Rows run from the far edge to the near one. */
export interface View {
  readonly seat: Seat;
  /** "Turn › Battle › Block step": where the rules stand. */
  readonly where: readonly string[];
  readonly turn: number;
  readonly active: Seat;
  readonly facts: readonly [readonly Fact[], readonly Fact[]];
  readonly rows: readonly ViewRow[];
}

/** A card that a seat does not see: only that it is there, and whose. */
export const unseen = (owner: Seat): CardView => ({ card: Card.none, id: null, name: null, owner, faceDown: true });

/**
 * The cards of another's hand as a seat sees them: they have no order, so those that it knows come first, by number. Were they
 * shown as they lie, a card that leaves between two known ones would be told from one that leaves elsewhere.
 */
export const inNoOrder = (cells: readonly CardView[]): CardView[] =>
  [...cells].sort((one, other) => Number(one.name === null) - Number(other.name === null) || one.card - other.card);
