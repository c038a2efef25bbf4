/** Cards on a table: who sees them, who can name them, and how those that a seat cannot name are dealt anew. */
import { describe, expect, test } from "vitest";
import { BOTH, type Card, type Dice, diceOf, NOBODY, newMatch, type Seat, type Seats, type Zone } from "../src/index.ts";
import { Bare, type Lying, Place, Verb, writing } from "./bare.ts";
import { type Duel, duel } from "./duel.ts";

/** One question: which card lies first in P1's deck? */
const { procedure, procedures } = writing();
const guess = procedure("guess", {}, ({ ask }) => ({
  name: ask("1", {
    who: () => 0,
    options(g, _frame, may) {
      may.offer(Verb.pass);
      may.offer(Verb.name, g.definition[g.zones.first[Place.deck as number as Zone]]);
    },
    chosen: () => {},
  }),
}));

/** Cards 1 to 6 are P1's, 7 to 12 are P2's; each is at first the only one of its kind. */
class Cards extends Bare {
  /** Which cards are dealt together. */
  pools = (card: Card): number => super.pool(card);
  loads = 0;

  constructor(private readonly lying: Lying) {
    super(procedures, { cards: 12, lying });
  }
  protected override pool(card: Card): number {
    return this.pools(card);
  }
  protected override wasLoaded(): void {
    super.wasLoaded();
    this.loads++;
  }
  override blank(): this {
    return new Cards(this.lying) as this;
  }
  is(card: number, definition: number): this {
    this.define(card as Card, definition);
    return this;
  }
  move(card: number, to: Place, following = 0): void {
    this.relocate(card as Card, to as number as Zone, following as Card);
  }
  show(card: number, seats: Seats): void {
    this.learn(card as Card, seats);
  }
  mix(place: Place): void {
    this.shuffle(place as number as Zone);
  }
  at(place: Place): number[] {
    return [...this.zones.each(place as number as Zone)];
  }
  knowing(...cards: readonly number[]): Seats[] {
    return cards.map((card) => this.known[card as Card]);
  }
  /** What lies at these places, kind by kind, in order. */
  kinds(...places: readonly Place[]): string {
    return places
      .map((place) =>
        this.at(place)
          .map((card) => this.definition[card as Card])
          .join(" "),
      )
      .join(" | ");
  }
}

describe("who can name a card", () => {
  test("who sees it where it lies, and goes on being able to as long as it can be followed", () => {
    const g = new Cards({ deck: [1, 2], hand: [3], table: [4], otherHand: [7] });
    expect(g.knowing(1, 3, 4, 7)).toEqual([NOBODY, 1, BOTH, 2]);
    g.move(4, Place.deck); // from the table onto the deck: both have seen it
    g.move(3, Place.deck, 1);
    expect([g.at(Place.deck), g.knowing(3, 1, 2, 4)]).toEqual([
      [3, 1, 2, 4],
      [1, NOBODY, NOBODY, BOTH],
    ]);
    g.move(2, Place.table, 0);
    expect(g.knowing(2)).toEqual([BOTH]);
    expect([g.isShownTo(1 as Card, 0), g.isShownTo(3 as Card, 0), g.isShownTo(3 as Card, 1), g.isShownTo(4 as Card, 1)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  test("who was shown it, wherever it lies, beside who could name it before", () => {
    const g = new Cards({ deck: [1], hand: [2] });
    g.show(1, 2);
    g.show(2, 2);
    expect(g.knowing(1, 2)).toEqual([2, BOTH]);
  });

  test("a card that leaves a hand unseen could be any of it: what the other knew of the hand is gone", () => {
    const g = new Cards({ deck: [6], hand: [1, 2], table: [3] });
    g.move(3, Place.hand);
    expect(g.knowing(3)).toEqual([BOTH]);
    g.move(1, Place.deck);
    expect(g.knowing(1, 2, 3)).toEqual([1, 1, 1]);
  });

  test("a card that leaves a hand unseen and was all of it is still known to who knew it", () => {
    const g = new Cards({ table: [3] });
    g.move(3, Place.hand);
    g.move(3, Place.deck);
    expect(g.knowing(3)).toEqual([BOTH]);
  });

  test("a card that leaves a hand openly, or a place that keeps its order, takes nothing along", () => {
    const g = new Cards({ deck: [5, 6], hand: [1, 2], table: [3] });
    g.move(3, Place.hand);
    g.move(1, Place.table);
    expect(g.knowing(3, 1)).toEqual([BOTH, BOTH]);
    g.show(6, BOTH);
    g.move(5, Place.otherDeck);
    expect(g.knowing(6)).toEqual([BOTH]);
    g.move(3, Place.otherHand); // both know which one changes hands: its owner has seen it go, the other sees it come
    expect(g.knowing(3)).toEqual([BOTH]);
  });

  test("in a game that has no hands every place keeps its order", () => {
    const g = new Bare([], { eyes: [NOBODY, NOBODY, 1, BOTH], lying: { hand: [1], table: [2] } });
    const move = (g as unknown as { relocate(card: number, to: Place): void }).relocate.bind(g);
    move(2, Place.hand);
    move(1, Place.deck);
    expect(g.known[2 as Card]).toBe(BOTH);
  });

  test("a card that goes from hand to hand shows itself to the two who see it, and hides in neither", () => {
    const g = new Cards({ hand: [1, 2], otherHand: [7] });
    g.move(1, Place.otherHand);
    expect(g.knowing(1, 2, 7)).toEqual([BOTH, 1, 2]);
  });

  test("nobody can name what is shuffled, but for who sees it anyway", () => {
    const g = new Cards({ deck: [1, 2, 3], hand: [4, 5] });
    for (const card of [1, 2, 3, 4]) g.show(card, BOTH);
    g.mix(Place.deck);
    g.mix(Place.hand);
    expect([g.knowing(1, 2, 3, 4, 5), g.at(Place.deck).toSorted()]).toEqual([
      [0, 0, 0, 1, 1],
      [1, 2, 3],
    ]);
  });
});

describe("dealing anew what a seat cannot name", () => {
  /** Takes every pick from this list, and then the first. */
  const picking =
    (...picks: number[]): Dice =>
    () =>
      picks.shift() ?? 0;

  test("keeps what the seat can name, deals the rest anew, and the rest is still there", () => {
    const match = newMatch(duel, { decks: [duel.decks[0]!.deck, duel.decks[0]!.deck], seed: 9 });
    const cards = Array.from({ length: 16 }, (_, i) => (i + 1) as Card);
    const names = (of: Duel, seat: Seat) => cards.filter((card) => of.ownerOf(card) === seat).map((card) => of.cardName(card));
    let changed = false;
    for (let seed = 0; seed < 10; seed++) {
      const dealt = match.clone();
      dealt.redeal(0, diceOf(seed));
      for (const card of cards) if ((match.known[card] & 1) !== 0) expect(dealt.definition[card]).toBe(match.definition[card]);
      for (const seat of [0, 1] as const) expect(names(dealt, seat).sort()).toEqual(names(match, seat).sort());
      changed ||= names(dealt, 1).join() !== names(match, 1).join();
    }
    expect(changed).toBe(true);
  });

  test("gives every order the same chance, in decks and hands alike, down to the last card", () => {
    const seen = new Map<string, number>();
    for (let nth = 0; nth < 6; nth++) {
      const g = new Cards({ deck: [6], otherHand: [10, 11], otherDeck: [12] });
      g.redeal(0, picking(0, nth % 3, Math.floor(nth / 3)));
      const kinds = g.kinds(Place.otherHand, Place.otherDeck);
      seen.set(kinds, (seen.get(kinds) ?? 0) + 1);
      expect(g.kinds(Place.deck)).toBe("6"); // cards of one owner stay with the owner
    }
    expect([...seen].toSorted()).toEqual(
      ["10 11 | 12", "10 12 | 11", "11 10 | 12", "11 12 | 10", "12 10 | 11", "12 11 | 10"].map((kinds) => [kinds, 1]),
    );
  });

  test("goes by what the seat knows and by the dice, not by the truth", () => {
    const truth = new Cards({ deck: [1, 2], otherHand: [7, 8], otherDeck: [9, 10] });
    const other = truth.clone().is(1, 2).is(2, 1).is(7, 9).is(8, 7).is(9, 10).is(10, 8);
    for (let seed = 0; seed < 10; seed++) {
      const [one, two] = [truth.clone(), other.clone()];
      one.redeal(0, diceOf(seed));
      two.redeal(0, diceOf(seed));
      expect(one.hash()).toBe(two.hash());
    }
  });

  test("throws new dice, large seeds too, and finds the answers anew", () => {
    const g = new Cards({ deck: [1, 2] }).start(guess);
    expect(g.offered).toEqual(["pass", "name 1"]);
    g.redeal(0, picking(0, 0, 0x1234, 0x5678));
    const fresh = new Cards({ deck: [1, 2] });
    fresh.seed(0x56781234);
    expect([g.roll(1000), g.offered, g.loads]).toEqual([fresh.roll(1000), ["pass", "name 2"], 1]);
  });

  test("deals cards of different decks apart, and some never", () => {
    for (let seed = 0; seed < 20; seed++) {
      const g = new Cards({ deck: [1, 2, 3, 4, 5, 6] });
      g.pools = (card) => (card < 3 ? 1 : card < 5 ? 0 : -1);
      g.redeal(1, diceOf(seed));
      const kinds = g.kinds(Place.deck).split(" ");
      expect([kinds.slice(0, 2).toSorted(), kinds.slice(2, 4).toSorted(), kinds.slice(4)]).toEqual([
        ["1", "2"],
        ["3", "4"],
        ["5", "6"],
      ]);
    }
  });
});

describe("every way in which they could lie", () => {
  const ways = (g: Cards, places: readonly Place[], limit = 100) => g.deals(0, limit)?.map((deal) => deal.kinds(...places));

  test("the truth first; in a hand order means nothing, in a deck it does", () => {
    const g = new Cards({ otherHand: [7, 8], otherDeck: [9] });
    expect(ways(g, [Place.otherHand, Place.otherDeck])).toEqual(["7 8 | 9", "7 9 | 8", "8 9 | 7"]);
    expect(ways(g.clone().is(7, 8).is(8, 7), [Place.otherHand, Place.otherDeck])).toEqual(["8 7 | 9", "7 9 | 8", "8 9 | 7"]);
    expect(ways(g.clone().is(7, 9).is(8, 8).is(9, 7), [Place.otherHand, Place.otherDeck])).toEqual(["9 8 | 7", "7 8 | 9", "7 9 | 8"]);
    expect(ways(new Cards({ otherDeck: [7, 8] }), [Place.otherDeck])).toEqual(["7 8", "8 7"]);
    expect(ways(new Cards({ otherDeck: [7], otherHand: [8] }), [Place.otherDeck, Place.otherHand])).toEqual(["7 | 8", "8 | 7"]);
    expect(ways(new Cards({ otherHand: [7, 8, 9] }).is(7, 9).is(8, 8).is(9, 7), [Place.otherHand])).toEqual(["9 8 7"]);
  });

  test("two copies of a card are the same card", () => {
    expect(ways(new Cards({ otherDeck: [7, 8, 9] }).is(8, 7), [Place.otherDeck])).toEqual(["7 7 9", "7 9 7", "9 7 7"]);
    expect(ways(new Cards({ otherHand: [7, 8], otherDeck: [9] }).is(8, 7), [Place.otherHand, Place.otherDeck])).toEqual([
      "7 7 | 9",
      "7 9 | 7",
    ]);
    expect(ways(new Cards({ otherHand: [7, 8], otherDeck: [9] }).is(9, 7), [Place.otherHand, Place.otherDeck])).toEqual([
      "7 8 | 7",
      "7 7 | 8",
    ]);
  });

  test("each pool in each of its ways", () => {
    const g = new Cards({ deck: [1, 2], otherHand: [7], otherDeck: [8] });
    expect(ways(g, [Place.deck, Place.otherHand, Place.otherDeck])).toEqual(["1 2 | 7 | 8", "1 2 | 8 | 7", "2 1 | 7 | 8", "2 1 | 8 | 7"]);
    g.pools = (card) => (card < 3 ? 5 : 4); // pools in the order of their numbers
    expect(ways(g, [Place.deck, Place.otherHand, Place.otherDeck])).toEqual(["1 2 | 7 | 8", "2 1 | 7 | 8", "1 2 | 8 | 7", "2 1 | 8 | 7"]);
  });

  test("what the seat can name lies as it lies", () => {
    const g = new Cards({ hand: [1], table: [2], deck: [3, 4], otherHand: [7, 8] });
    g.show(7, 1);
    g.show(3, 1);
    expect(ways(g, [Place.hand, Place.table, Place.deck, Place.otherHand])).toEqual(["1 | 2 | 3 4 | 7 8"]);
  });

  test("as many as are asked for, or none: one pool alone may have too many, or all of them together", () => {
    const one = new Cards({ otherDeck: [7, 8, 9] });
    const two = new Cards({ deck: [1, 2], otherDeck: [7, 8] });
    expect([one.deals(0, 6)?.length, one.deals(0, 5), two.deals(0, 4)?.length, two.deals(0, 3)]).toEqual([6, null, 4, null]);
  });

  test("are copies that stand at the same question, find their answers anew, and have the dice of the match", () => {
    const g = new Cards({ deck: [1, 2] }).start(guess);
    g.seed(7);
    const deals = g.deals(0, 2)!;
    expect(deals.map(({ offered }) => offered)).toEqual([
      ["pass", "name 1"],
      ["pass", "name 2"],
    ]);
    expect(new Set(deals.map((deal) => deal.roll(1000)))).toEqual(new Set([g.roll(1000)]));
    expect(deals.map(({ loads }) => loads)).toEqual([1, 1]);
  });
});
