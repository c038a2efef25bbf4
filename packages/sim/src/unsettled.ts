/** Hidden cards that have not been asked for yet: what they could be, and the ways in which they can turn out. */
import type { Card, Match, Pool, Seat } from "@duelex/kernel";

/** Definition → copies. */
type Copies = ReadonlyMap<number, number>;

/** More ways than these for one thing to turn out are not looked at. */
export const MOST_WAYS = 5000;

/** There are more ways than are looked at. */
export class TooMany extends Error {}

/** The cards of a position that nobody has asked for. They lie in the match as any of the things that they could be. */
export class Unsettled {
  private constructor(
    /** Card → its pool, from 1; 0 where it is settled. */
    private readonly poolOf: Uint8Array,
    /** Card → the only definitions that it can be: those of cards that could do nothing so far. Null: anything of its pool. */
    private readonly only: ReadonlyMap<Card, readonly number[]>,
    /** What is left in each pool for its cards. */
    private readonly left: readonly Copies[],
    /** A number for all this. */
    readonly key: number,
  ) {}

  /** What this seat cannot name. */
  static of(match: Match, seat: Seat): Unsettled {
    const none = Unsettled.none(match);
    const pools = match.hiddenPools(seat);
    pools.forEach(({ cards }, nth) => {
      for (const card of cards) none.poolOf[card] = nth + 1;
    });
    return none.changed(
      none.poolOf,
      none.only,
      pools.map(({ copies }) => copies),
    );
  }
  /** Everything is settled. */
  static none(match: Match): Unsettled {
    return new Unsettled(new Uint8Array(match.cardCount + 1), new Map(), [], 0);
  }

  has(card: Card): boolean {
    return this.poolOf[card]! > 0;
  }
  *cards(): Generator<Card> {
    for (let card = 1 as Card; card < this.poolOf.length; card++) if (this.has(card)) yield card;
  }

  /** What a card can be, as a word: two with the same can change places. Settled ones have one word. */
  kindOf(card: Card): string {
    return `${this.poolOf[card]} ${this.only.get(card)?.join()}`;
  }

  /** The cards that lie with this one where order means nothing, and could be the same as it; the card alone elsewhere. */
  twinsOf(match: Match, card: Card): Card[] {
    const zone = match.zones.zoneOf[card];
    if (!match.isUnordered(zone)) return [card];
    const kind = this.kindOf(card);
    return [...match.zones.each(zone)].filter((twin) => this.kindOf(twin) === kind);
  }
  /** Where cards that lie together could be different things: the fewest of one kind. None where all could be the same. */
  fewestTwins(match: Match, card: Card): Card[] {
    const kinds = new Map<string, Card[]>();
    for (const other of match.zones.each(match.zones.zoneOf[card])) {
      if (!this.has(other)) continue;
      const kind = this.kindOf(other);
      const cards = kinds.get(kind);
      if (cards === undefined) kinds.set(kind, [other]);
      else cards.push(other);
    }
    if (kinds.size < 2) return [];
    return [...kinds.values()].reduce((fewest, cards) => (cards.length < fewest.length ? cards : fewest));
  }

  /** What a card could be. */
  couldBe(card: Card): number[] {
    const copies = this.left[this.poolOf[card]! - 1]!;
    const all = this.only.get(card) ?? [...copies.keys()].sort((one, other) => one - other);
    return all.filter((definition) => (copies.get(definition) ?? 0) > 0);
  }

  /** Every way in which some or all of these cards, which can change places, can be some of these definitions. @throws TooMany */
  waysOf(cards: readonly Card[], among: readonly number[]): number[][] {
    const copies = this.left[this.poolOf[cards[0]!]! - 1]!;
    const ways: number[][] = [];
    const way: number[] = [];
    const deal = (nth: number): void => {
      ways.push([...way]);
      if (ways.length > MOST_WAYS) throw new TooMany();
      if (way.length === cards.length) return;
      for (let at = nth; at < among.length; at++) {
        const definition = among[at]!;
        const used = way.reduce((sum, each) => sum + (each === definition ? 1 : 0), 0);
        if (used >= (copies.get(definition) ?? 0)) continue;
        way.push(definition);
        deal(at);
        way.pop();
      }
    };
    deal(0);
    return ways;
  }

  /** What these cards, which can change places, could be if they were all some of these definitions: drawn from what is left, for as many as there is something left. */
  drawn(cards: readonly Card[], among: readonly number[], dice: (n: number) => number): number[] {
    const copies = this.left[this.poolOf[cards[0]!]! - 1]!;
    const rest = among.flatMap((definition) => Array.from({ length: copies.get(definition) ?? 0 }, () => definition));
    return cards.slice(0, rest.length).map(() => rest.splice(dice(rest.length), 1)[0]!);
  }

  /** These cards are known now. */
  settling(cards: readonly Card[], definitions: readonly number[]): Unsettled {
    const poolOf = this.poolOf.slice();
    const only = new Map(this.only);
    const left = [...this.left];
    cards.forEach((card, nth) => {
      const pool = poolOf[card]! - 1;
      const copies = new Map(left[pool]);
      const definition = definitions[nth]!;
      copies.set(definition, (copies.get(definition) ?? 0) - 1);
      left[pool] = copies;
      poolOf[card] = 0;
      only.delete(card);
    });
    return this.changed(poolOf, only, left);
  }

  /** These cards can only be one of these. */
  narrowing(cards: readonly Card[], definitions: readonly number[]): Unsettled {
    const only = new Map(this.only);
    for (const card of cards) only.set(card, definitions);
    return this.changed(this.poolOf, only, this.left);
  }

  /** Is there enough left for those cards that can only be some things? */
  get isPossible(): boolean {
    const wanted = new Map<string, { pool: number; definitions: readonly number[]; cards: number }>();
    for (const [card, definitions] of this.only) {
      const pool = this.poolOf[card]!;
      const key = `${pool} ${definitions.join()}`;
      const group = wanted.get(key) ?? { pool, definitions, cards: 0 };
      group.cards++;
      wanted.set(key, group);
    }
    return [...wanted.values()].every(
      ({ pool, definitions, cards }) =>
        definitions.reduce((sum, definition) => sum + Math.max(0, this.left[pool - 1]!.get(definition) ?? 0), 0) >= cards,
    );
  }

  /** A zone is shuffled: its cards could be any of those that lie there. Null: cards that could be there could also be elsewhere. */
  shuffled(match: Match, cards: readonly Card[]): Unsettled | null {
    const hidden = cards.filter((card) => this.has(card));
    const pool = hidden.length === 0 ? 0 : this.poolOf[hidden[0]!]!;
    if (hidden.some((card) => this.poolOf[card] !== pool || this.only.has(card))) return null;
    if (hidden.length === cards.length) return this;
    const poolOf = this.poolOf.slice();
    const left = [...this.left];
    if (hidden.length > 0 && hidden.length < poolOf.reduce((sum, each) => sum + (each === pool ? 1 : 0), 0)) return null;
    const copies = new Map(left[pool - 1]);
    for (const card of cards) if (!this.has(card)) copies.set(match.definition[card], (copies.get(match.definition[card]) ?? 0) + 1);
    left.push(copies);
    for (const card of cards) poolOf[card] = left.length;
    return this.changed(poolOf, this.only, left);
  }

  private changed(poolOf: Uint8Array, only: ReadonlyMap<Card, readonly number[]>, left: readonly Copies[]): Unsettled {
    let key = 0x811c9dc5;
    const mix = (value: number) => {
      key = Math.imul(key ^ value, 0x01000193) ^ (key >>> 15);
    };
    for (const pool of poolOf) mix(pool);
    for (const [card, definitions] of [...only].sort(([one], [other]) => one - other)) for (const each of [card, ...definitions]) mix(each);
    for (const copies of left)
      for (const [definition, count] of [...copies].sort(([one], [other]) => one - other)) if (count > 0) mix(definition * 64 + count);
    return new Unsettled(poolOf, only, left, key >>> 0);
  }
}

/** In how many ways the cards that a seat cannot name could lie: order counts but where it means nothing. */
export function countDeals(match: Match, seat: Seat): number {
  return match.hiddenPools(seat).reduce((product, pool) => product * waysToDeal(match, pool), 1);
}

function waysToDeal(match: Match, { cards, copies }: Pool): number {
  const unordered = new Map<number, number>();
  let ordered = 0;
  for (const card of cards) {
    const zone = match.zones.zoneOf[card];
    if (match.isUnordered(zone)) unordered.set(zone, (unordered.get(zone) ?? 0) + 1);
    else ordered++;
  }
  const sizes = [...unordered.values()];
  /** How many cards of each unordered zone, and of all others, have been dealt → in how many ways, orders of the others divided out. */
  let ways = new Map<string, number>([[[...sizes.map(() => 0), 0].join(), 1]]);
  for (const most of copies.values()) {
    const next = new Map<string, number>();
    for (const [key, count] of ways) {
      const dealt = key.split(",").map(Number);
      const spread = (zone: number, left: number, divided: number): void => {
        if (zone === dealt.length) {
          const to = dealt.join();
          next.set(to, (next.get(to) ?? 0) + count / divided);
          return;
        }
        const room = (zone < sizes.length ? sizes[zone]! : ordered) - dealt[zone]!;
        for (let n = 0; n <= Math.min(left, room); n++) {
          dealt[zone]! += n;
          spread(zone + 1, left - n, zone < sizes.length ? divided : divided * factorial(n));
          dealt[zone]! -= n;
        }
      };
      spread(0, most, 1);
    }
    ways = next;
  }
  return Math.round((ways.get([...sizes, ordered].join()) ?? 0) * factorial(ordered));
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
