/** What rules can ask of cards that nobody sees: the search takes those for one that make the same difference, and looks at so many positions. */
import { type Card, diceOf, HouseLimit, otherSeat, type Side } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { Duel, duel } from "../../kernel/test/duel.ts";
import { checkProof, solve } from "../src/index.ts";
import { wins, worldsOf } from "./plainly.ts";

/** What a strike may ask for: the numbers of the other hand, and of the first card of a deck. */
interface Hidden {
  hand(): readonly number[];
  top(whose: "other" | "own"): number | undefined;
}
/** How many lives a card of this number takes. */
type Harm = (number: number, hidden: Hidden) => number;

/** The toy whose strikes ask. */
class Asking extends Duel {
  constructor(
    catalog: Duel["catalog"],
    private readonly harm: Harm,
  ) {
    super(catalog);
  }
  override blank(): this {
    return new Asking(this.catalog, this.harm) as this;
  }
  override strike(card: Card): void {
    const seat = this.ownerOf(card);
    const foe = otherSeat(seat);
    const harm = this.harm(this.number(card), {
      hand: () => [...this.cards(foe, 1)].map((each) => this.number(each)),
      top: (whose) => [...this.cards(whose === "own" ? seat : foe, 0)].slice(0, 1).map((each) => this.number(each))[0],
    });
    this.relocate(card, this.zone(seat, 2));
    this.setLife(foe, this.life[foe] - harm);
    if (this.life[foe] > 0) return;
    this.lose(foe);
    this.finish();
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

const arranged = (harm: Harm, P1: Side, P2: Side): Asking => {
  const match = duel.stage.arrange({ game: "duel", title: "x", position: { P1, P2 } });
  const asking = new Asking(match.catalog, harm);
  asking.copyFrom(match as Asking);
  return asking;
};

/** Positions at random, the same for each way to ask. */
function* positions(harm: Harm, count: number): Generator<Asking> {
  for (let seed = 1; count > 0; seed++) {
    const dice = diceOf(seed);
    const some = (least: number, most: number): string[] =>
      Array.from({ length: least + dice(most - least + 1) }, () => `Blade ${1 + dice(6)}`);
    const match = arranged(
      harm,
      { life: 4 + dice(3), hand: some(0, 2), deck: some(1, 2) },
      { life: 1 + dice(6), hand: some(1, 3), deck: some(1, 3) },
    );
    if (match.over) continue;
    count--;
    yield match;
  }
}

describe("what a strike asks for", () => {
  /** Of eight positions: how many are won, how many kinds were told apart, how many positions were looked at, and how many with nothing taken for the same. */
  type Counted = readonly [won: number, kinds: number, positions: number, apart: number];
  test.each<[string, Harm, Counted]>([
    ["nothing", (own) => own, [7, 28, 1088, 507]],
    ["the same in the other hand", (own, { hand }) => (hand().includes(own) ? 9 : 1), [5, 79, 3077, 1580]],
    ["every card there", (_, { hand }) => sum(hand()), [8, 42, 1366, 776]],
    ["a four or more there, which blocks", (own, { hand }) => (hand().some((each) => each >= 4) ? 0 : own), [4, 84, 3078, 1820]],
    ["two alike there", (own, { hand }) => (new Set(hand()).size < hand().length ? own : 0), [5, 126, 2944, 2043]],
    [
      "a five and a six there, each nothing alone",
      (own, { hand }) => (hand().includes(5) && hand().includes(6) ? 0 : own),
      [6, 73, 1732, 1302],
    ],
    ["a six there, and with it a one", (own, { hand }) => (hand().includes(6) ? (hand().includes(1) ? 9 : 0) : own), [5, 64, 2210, 1415]],
    ["the top of the other deck", (own, { top }) => (top("other") === 1 ? 0 : own), [5, 71, 4217, 1301]],
    ["the top of the own deck", (own, { top }) => (top("own") === 6 ? 9 : own), [7, 57, 1246, 729]],
    [
      "a one there, then the top of the deck",
      (own, { hand, top }) => (hand().includes(1) ? (top("other") === 2 ? 9 : 0) : own),
      [7, 66, 2510, 1222],
    ],
  ])("%s", (_, harm, counted) => {
    const sums = [0, 0, 0, 0];
    for (const match of positions(harm, 8)) {
      const seat = match.asked;
      const worlds = worldsOf(match, seat)!;
      const limits = { seat, answers: 3, kinds: 5000, positions: 100_000 };
      const { forced, claim, proof, first, positions: looked, kinds } = solve(match, limits);
      expect(forced).toBe(wins(worlds, seat, 3));
      expect(checkProof(match, claim!, proof!)).toMatchObject({ flaws: [], whole: true, deals: worlds.length });
      const apart = solve(match, { ...limits, apart: true });
      expect([apart.forced, apart.first]).toEqual([forced, first]);
      [Number(forced), kinds, looked, apart.positions].forEach((each, nth) => {
        sums[nth]! += each;
      });
    }
    expect(sums).toEqual(counted);
  });

  test("where the rules of the house give up for one of the hands that there could be, it is not decided", () => {
    const harm: Harm = (own, { hand }) => {
      if (hand().includes(6)) throw new HouseLimit("a six without an end");
      return own;
    };
    const against = (last: string) =>
      arranged(
        harm,
        { hand: ["Blade 2"], deck: ["Blade 1", "Blade 1"] },
        { life: 2, hand: ["Blade 1"], deck: ["Blade 1", "Blade 1", last] },
      );
    for (const apart of [false, true]) {
      const limits = { answers: 1, kinds: 500, positions: 1000, apart };
      expect(solve(against("Blade 1"), limits)).toMatchObject({ forced: true });
      expect(solve(against("Blade 6"), limits)).toMatchObject({ forced: null, undecided: "house" });
    }
  });

  test("what is asked first tells of hidden cards: deals in which something else would be offered are not possible", () => {
    /** Nothing can be played against a hand with a Blade 6. */
    class Barred extends Duel {
      override blank(): this {
        return new Barred(this.catalog) as this;
      }
      override number(card: Card): number {
        const others = [...this.cards(otherSeat(this.ownerOf(card)), 1)].map((other) => super.number(other));
        return others.includes(6) ? 99 : super.number(card);
      }
    }
    const against = (hand: string, rest: string): Barred => {
      const P2 = { life: 3, hand: [hand], deck: ["Blade 1", rest] };
      const barred = new Barred(duel.catalog() as Duel["catalog"]);
      barred.copyFrom(
        duel.stage.arrange({
          game: "duel",
          title: "x",
          position: { P1: { hand: ["Blade 3"], deck: ["Blade 1", "Blade 1"] }, P2 },
        }) as Barred,
      );
      barred.dealtAnew(); // what is offered was found by the rules of the toy as it is
      return barred;
    };
    for (const apart of [false, true]) {
      const limits = { answers: 1, kinds: 500, positions: 10_000, apart };
      for (const [match, forced, deals] of [
        [against("Blade 1", "Blade 6"), true, 2],
        [against("Blade 6", "Blade 1"), false, 1],
      ] as const) {
        expect(worldsOf(match, 0)).toHaveLength(deals);
        const { claim, proof, ...found } = solve(match, limits);
        expect(found).toMatchObject({ forced, deals: 3, first: forced ? ["play Blade 3"] : [] });
        expect(checkProof(match, claim!, proof!)).toMatchObject({ flaws: [], whole: true, deals });
      }
    }
  });

  test.each([
    ["from the beginning", 0],
    ["after an answer", 1],
    ["after two", 2],
  ])("a mistake in the rules is no limit of theirs, and is not hidden: %s", (_, answers) => {
    let asked = 0;
    const harm: Harm = (own, { hand }) => {
      hand();
      if (++asked > 20 * answers) throw new Error("broken");
      return own;
    };
    for (const kinds of [undefined, 500]) {
      asked = 0;
      const match = arranged(
        harm,
        { hand: ["Blade 1", "Blade 2"], deck: ["Blade 1", "Blade 1"] },
        { hand: ["Blade 1"], deck: ["Blade 1", "Blade 2"] },
      );
      expect(() => solve(match, { answers: 4, positions: 100_000, ...(kinds === undefined ? {} : { kinds }) })).toThrow("broken");
    }
  });

  test("a mistake in what is offered first is not hidden either", () => {
    class Broken extends Duel {
      override blank(): this {
        return new Broken(this.catalog) as this;
      }
      override number(): number {
        throw new Error("broken");
      }
    }
    const match = new Broken(duel.catalog() as Duel["catalog"]);
    match.copyFrom(
      duel.stage.arrange({
        game: "duel",
        title: "x",
        position: { P1: { hand: ["Blade 3"], deck: ["Blade 1", "Blade 1"] }, P2: { hand: ["Blade 1"], deck: ["Blade 2"] } },
      }) as Broken,
    );
    expect(() => solve(match, { answers: 1, positions: 100, kinds: 9 })).toThrow("broken");
  });

  test("a card that has come to light and one that has not are two, though both lie there as the same", () => {
    // whoever hears that a Blade 2 takes nothing knows the top of the other deck: P2 draws it, and holds a Blade 2 beside it, of which nobody knows which it is
    const match = arranged(
      (own, { top }) => (top("other") === 1 ? 0 : own),
      { life: 6, hand: ["Blade 2", "Blade 4"], deck: ["Blade 2", "Blade 1"] },
      { life: 4, hand: ["Blade 1", "Blade 2"], deck: ["Blade 5"] },
    );
    const { claim, proof } = solve(match, { answers: 3, kinds: 500, positions: 10_000 });
    expect(checkProof(match, claim!, proof!)).toMatchObject({ flaws: [], whole: true, deals: 3 });
    expect(checkProof(match, claim!, proof!, { most: 2 })).toMatchObject({ flaws: [], whole: false });
  });
});
