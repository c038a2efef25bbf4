import type { Dice } from "./dice.ts";
import { Machine } from "./machine.ts";
import { BOTH, Card, checkSeat, put, type Seat, type Seats, seatBit, Zone } from "./memory.ts";

/** Cards that a seat cannot name, and what they could be. */
export interface Pool {
  /** The cards. */
  readonly cards: readonly Card[];
  /** Definition → how many of the cards can be it at most. Together as many as there are cards, or more. */
  readonly copies: ReadonlyMap<number, number>;
}

/** Cards on a table: who sees them, who can name them, how they move, and how those that a seat cannot name are dealt anew. */
export abstract class Table extends Machine {
  /** Rolls for a shuffle. */
  private readonly picks: number[] = [];

  /** Whose card it is. */
  abstract ownerOf(card: Card): Seat;

  /** Who sees which card this is, where it lies now. Games in which cards lie face down in open places say more. */
  eyes(card: Card): Seats {
    return this.eyesOfZone[this.zones.zoneOf[card]]!;
  }

  /** Who may be told this card's name: those who see it or have followed it. */
  shown(card: Card): Seats {
    return this.eyes(card) | this.known[card];
  }

  /** Every card that lies somewhere, by number. */
  *everyCard(): Generator<Card> {
    for (let card = 1 as Card; card <= this.cardCount; card++) if (this.zones.zoneOf[card] !== Zone.none) yield card;
  }

  /** Every card in a hand, whoever's, by number. */
  *cardsInHands(): Generator<Card> {
    for (const card of this.everyCard()) if (this.mingles[this.zones.zoneOf[card]] === true) yield card;
  }

  /** May this seat be told the card's name? */
  isShownTo(card: Card, seat: Seat): boolean {
    return (this.shown(card) & seatBit(seat)) !== 0;
  }

  /** Cards that are dealt anew together by `redeal`: the same owner's, from the same deck. -1: never dealt. */
  protected pool(card: Card): number {
    return this.ownerOf(card);
  }

  // ---- moving and knowing: the pieces from which a game makes its atoms ----

  /** Moves a card to the end of a zone, or in front of another card, and keeps account of who can name it. */
  protected relocate(card: Card, to: Zone, following: Card = Card.none): void {
    const { zones, known } = this;
    const from = zones.zoneOf[card];
    const before = this.eyes(card);
    if (following === Card.none) zones.move(card, to);
    else zones.moveBefore(card, to, following);
    const after = this.eyes(card);
    put(known, card, known[card] | after);
    const blind = BOTH & ~before & ~after;
    if (blind !== 0 && this.mingles[from] === true) this.mistake(card, from, blind);
  }

  /** These seats have seen a card go from where order means nothing to where they do not see it: it could be any that lay there. */
  private mistake(card: Card, from: Zone, blind: Seats): void {
    const { zones, known } = this;
    if (zones.size[from] === 0) return;
    put(known, card, known[card] & ~blind);
    for (let other = zones.first[from]; other !== Card.none; other = zones.next[other]) put(known, other, known[other] & ~blind);
  }

  /** These seats get to see the card, wherever it lies. */
  protected learn(card: Card, seats: Seats): void {
    put(this.known, card, this.known[card] | seats);
  }

  /** Shuffles a zone; nobody can name its cards any more, but for who sees them anyway. */
  protected shuffle(zone: Zone): void {
    const { zones, known } = this;
    const isFixed = this.fixedRolls !== null && this.fixedRolls.length > 0;
    if (isFixed || this.chance?.shuffles(zone) !== true) {
      this.rollDown(zones.size[zone], this.picks);
      zones.arrange(zone, this.picks);
    }
    const { next } = zones;
    for (let card = zones.first[zone]; card !== Card.none; card = next[card]) put(known, card, this.eyes(card));
  }

  protected define(card: Card, definition: number): void {
    put(this.definition, card, definition);
  }

  // ---- dealing anew ----

  /** The cards that this seat cannot name, pool by pool. */
  private hiddenFrom(seat: Seat): Card[][] {
    const bit = seatBit(seat);
    const pools = new Map<number, Card[]>();
    const { known, cardCount } = this;
    const { zoneOf } = this.zones;
    let last = -1;
    let cards: Card[] = [];
    for (let card = 1 as Card; card <= cardCount; card++) {
      if (zoneOf[card] === Zone.none || (known[card] & bit) !== 0) continue;
      const pool = this.pool(card);
      if (pool < 0) continue;
      if (pool !== last) {
        last = pool;
        cards = pools.get(pool) ?? [];
        if (cards.length === 0) pools.set(pool, cards);
      }
      cards.push(card);
    }
    return [...pools].sort(([a], [b]) => a - b).map(([, cards]) => cards);
  }

  /** The cards that this seat cannot name, with what they could be: those of a pool change places with one another, as far as the seat knows. */
  hiddenPools(seat: Seat): Pool[] {
    return this.hiddenFrom(seat).map((cards) => {
      const copies = new Map<number, number>();
      for (const card of cards) copies.set(this.definition[card], (copies.get(this.definition[card]) ?? 0) + 1);
      return { cards, copies };
    });
  }

  /** Does order mean nothing there, so that hidden cards which lie there can change places unnoticed? */
  isUnordered(zone: Zone): boolean {
    return this.mingles[zone] === true;
  }

  /** This hidden card is that one: for who deals them. What has been derived from it is not found again. */
  dealAs(card: Card, definition: number): void {
    put(this.definition, card, definition);
  }

  /** After cards have been dealt so: what is derived from them, the answers that are offered among it, is found anew. */
  dealtAnew(): void {
    this.fresh = false;
    this.wasLoaded();
  }

  /**
   * Every way in which the cards that this seat cannot name could lie, as copies with the dice as they are, the truth first; null
   * if there are more than `limit`. Where order means nothing, as in a hand, two ways that differ in order alone are one.
   */
  deals(seat: Seat, limit: number): this[] | null {
    let dealt: this[] = [this.clone()];
    for (const cards of this.hiddenFrom(seat)) {
      const ways = this.waysToDeal(cards, limit);
      if (ways === null || ways.length * dealt.length > limit) return null;
      dealt = dealt.flatMap((match) =>
        ways.map((way) => {
          const copy = match.clone();
          cards.forEach((card, nth) => {
            put(copy.definition, card, way[nth]!);
          });
          copy.fresh = false;
          copy.wasDealt();
          return copy;
        }),
      );
    }
    return dealt;
  }

  /** Each way gives these cards' definitions in order; null if there are more than `limit`. */
  private waysToDeal(cards: readonly Card[], limit: number): number[][] | null {
    const left = new Map<number, number>();
    for (const definition of cards.map((card) => this.definition[card]).sort((a, b) => a - b))
      left.set(definition, (left.get(definition) ?? 0) + 1);
    /** For each card the one before it with which it could change places unnoticed, or -1. */
    const twins = cards.map((card, nth) => {
      const zone = this.zones.zoneOf[card];
      if (this.mingles[zone] !== true) return -1;
      return cards.findLastIndex((other, at) => at < nth && this.zones.zoneOf[other] === zone);
    });
    const ways: number[][] = [];
    const way: number[] = [];
    const deal = (nth: number): boolean => {
      if (nth === cards.length) return ways.push([...way]) <= limit;
      const least = way[twins[nth]!] ?? Number.NEGATIVE_INFINITY;
      for (const [definition, copies] of left) {
        if (copies === 0 || definition < least) continue;
        left.set(definition, copies - 1);
        way[nth] = definition;
        const fits = deal(nth + 1);
        left.set(definition, copies);
        if (!fits) return false;
      }
      return true;
    };
    if (!deal(0)) return null;
    const truth = cards.map((card) => this.definition[card]);
    const sorted = [...truth]; // the truth as it stands among the ways: each hand in order
    for (const nth of sorted.keys()) {
      for (let at = nth, twin = twins[at]!; twin >= 0 && sorted[twin]! > sorted[at]!; at = twin, twin = twins[at]!)
        [sorted[twin], sorted[at]] = [sorted[at]!, sorted[twin]!];
    }
    return [truth, ...ways.filter((each) => each.some((definition, nth) => definition !== sorted[nth]))];
  }

  /**
   * Deals the cards that this seat cannot name anew among the places where they lie, and throws new dice: a state that the
   * seat cannot tell from the one before. Which one it is depends on what the seat knows and on the dice, not on the truth.
   */
  redeal(seat: Seat, below: Dice): void {
    checkSeat(seat);
    for (const cards of this.hiddenFrom(seat)) {
      const dealt = new Int16Array(cards.length); // sorts numbers as numbers, and sooner than an array does
      for (let nth = 0; nth < dealt.length; nth++) dealt[nth] = this.definition[cards[nth]!];
      dealt.sort();
      for (let left = cards.length - 1; left >= 0; left--) {
        const pick = below(left + 1);
        put(this.definition, cards[left]!, dealt[pick]!);
        dealt[pick] = dealt[left]!;
      }
    }
    this.seed(below(0x10000) + below(0x10000) * 0x10000);
    this.fresh = false;
    this.wasDealt();
  }
}
