import { Card, type Column, type Memory, Zone } from "./memory.ts";

/** Where every card lies, and in which order: linked lists inside the state, so that a zone of any size costs two words a card. */
export class Zones {
  /** The zone of each card; 0 for one that lies nowhere. */
  readonly zoneOf: Column<Card, Zone>;
  /** For each card the one after it in its zone; 0 for the last. */
  readonly next: Column<Card, Card>;
  /** For each card the one before it in its zone; 0 for the first. */
  readonly before: Column<Card, Card>;
  /** The first card of each zone; 0 where it is empty. */
  readonly first: Column<Zone, Card>;
  /** The last card of each zone; 0 where it is empty. */
  readonly last: Column<Zone, Card>;
  /** How many cards lie in each zone. */
  readonly size: Column<Zone>;
  private readonly shuffling: Card[] = [];

  constructor(memory: Memory, cards: number, zones: number) {
    this.zoneOf = memory.column(cards);
    this.next = memory.column(cards);
    this.before = memory.column(cards);
    this.first = memory.column(zones);
    this.last = memory.column(zones);
    this.size = memory.column(zones);
  }

  /** `for (const card of zones.each(hand))`, first to last. The card at hand may leave the zone meanwhile. */
  each(zone: Zone): Walk {
    return new Walk(this.next, this.first[zone]);
  }

  /** The nth card of a zone, from 0, or no card. */
  nth(zone: Zone, n: number): Card {
    let card = this.first[zone];
    for (let i = 0; i < n && card !== Card.none; i++) card = this.next[card];
    return card;
  }

  /** How many cards lie before this one in its zone. */
  placeInZone(card: Card): number {
    let place = 0;
    for (let other = this.before[card]; other !== Card.none; other = this.before[other]) place++;
    return place;
  }

  /** Moves a card to the end of a zone. */
  move(moved: Card, there: Zone): void {
    const { next, before, first, last, size, zoneOf } = this;
    const card: Card = moved | 0; // a parameter is stored as a number of any kind, this as a whole one
    const to: Zone = there | 0;
    const from = zoneOf[card];
    if (from !== Zone.none) {
      const one = before[card];
      const other = next[card];
      if (one === Card.none) first[from] = other;
      else next[one] = other;
      if (other === Card.none) last[from] = one;
      else before[other] = one;
      size[from]--;
    }
    const end = last[to];
    before[card] = end;
    next[card] = Card.none;
    if (end === Card.none) first[to] = card;
    else next[end] = card;
    last[to] = card;
    size[to]++;
    zoneOf[card] = to;
  }

  /** Moves a card in front of another one of a zone; without one, to its end. */
  moveBefore(card: Card, to: Zone, following: Card): void {
    if (following === card) return;
    if (following === Card.none) {
      this.move(card, to);
      return;
    }
    this.unlink(card);
    const before = this.before[following];
    this.before[card] = before;
    this.next[card] = following;
    this.before[following] = card;
    if (before === Card.none) this.first[to] = card;
    else this.next[before] = card;
    this.size[to]++;
    this.zoneOf[card] = to;
  }

  /** Fisher and Yates, with rolls that have been made: below the size, below the size less one, and so on. */
  arrange(zone: Zone, picks: readonly number[]): void {
    const { next, before, shuffling: cards } = this;
    let count = 0;
    for (let card = this.first[zone]; card !== Card.none; card = next[card]) cards[count++] = card;
    if (count === 0) return;
    let previous = Card.none as Card;
    for (let left = count; left > 0; left--) {
      const pick = left === 1 ? 0 : picks[count - left]!;
      const card = cards[pick]!;
      cards[pick] = cards[left - 1]!;
      before[card] = previous;
      if (previous === Card.none) this.first[zone] = card;
      else next[previous] = card;
      previous = card;
    }
    next[previous] = Card.none;
    this.last[zone] = previous;
  }

  private unlink(card: Card): void {
    const zone = this.zoneOf[card];
    if (zone === Zone.none) return;
    const before = this.before[card];
    const next = this.next[card];
    if (before === Card.none) this.first[zone] = next;
    else this.next[before] = next;
    if (next === Card.none) this.last[zone] = before;
    else this.before[next] = before;
    this.size[zone]--;
  }
}

/** Iterable, iterator and result in one small object, which the optimiser usually dissolves. */
export class Walk {
  /** Is there no more card? */
  done = false;
  /** The card at which it stands. */
  value: Card = Card.none;
  constructor(
    private readonly successor: Column<Card, Card>,
    private ahead: Card,
  ) {}
  /** Itself. */
  [Symbol.iterator](): this {
    return this;
  }
  /** The next card. */
  next(): this {
    const card = this.ahead;
    if (card === Card.none) this.done = true;
    else {
      this.value = card;
      this.ahead = this.successor[card];
    }
    return this;
  }
}
