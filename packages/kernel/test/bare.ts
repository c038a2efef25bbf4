/** A match of nothing but procedures and a few cards: for tests that write their own, and look how they are run. */
import {
  BOTH,
  type Card,
  type Layout,
  Match,
  NOBODY,
  type Procedure,
  proceduresOf,
  type Seat,
  type View,
  type Zone,
} from "../src/index.ts";

/** The words in which a test writes its procedures; every step may cite "1" to "3". */
export const writing = () => proceduresOf<Bare, Paragraph>();
type Paragraph = "1" | "2" | "3";

export enum Verb {
  pass,
  take,
  name,
  aim,
  give,
  attack,
}

const PHRASES: Readonly<Record<Verb, string>> = {
  [Verb.pass]: "pass",
  [Verb.take]: "take *",
  [Verb.name]: "name #",
  [Verb.aim]: "aim at ? at once",
  [Verb.give]: "give * away",
  [Verb.attack]: "* attacks",
};

/** Where cards lie: P1's deck and hand, the table, P2's hand and deck. */
export enum Place {
  deck = 1,
  hand,
  table,
  otherHand,
  otherDeck,
}
export type Lying = Partial<Record<keyof typeof Place, readonly number[]>>;
const eyes = [NOBODY, NOBODY, 1, BOTH, 2, NOBODY];
const mingles = [false, false, true, false, true, false];

export class Bare extends Match {
  readonly rulebook = { "1": { heading: "one thing" }, "2": { heading: "another", no: "it may not be" } };
  readonly concession = "2";
  readonly phrases = Object.values(PHRASES);
  readonly sentences = { gives: "{player} gives {card} to {opponent} for {other}, {n} times" };
  readonly cardsFingerprint: string = "none";
  turnNumber = 0;
  activeSeat: Seat = 0;
  readonly firstSeat = 0;
  /** What the procedures have done, in their own words. */
  readonly done: string[] = [];
  /** Looked at between two steps; the test may put its own there. */
  settles: (interruptible: boolean) => boolean = () => false;
  /** Words that are zero while it has nothing to settle. */
  readonly watched: number[] = [];
  readonly told: { verb: number; argument: number; seat: Seat }[] = [];

  constructor(
    private readonly written: ReturnType<typeof writing>["procedures"],
    private readonly table: Partial<Layout> & { readonly lying?: Lying } = {},
  ) {
    super({ cards: 4, eyes, words: 300, frames: 40, ...(table.eyes === undefined ? { mingles } : {}), ...table }, written);
    for (const [place, cards] of Object.entries(table.lying ?? { hand: [1, 2], table: [3, 4] })) {
      for (const card of cards as readonly Card[]) {
        this.define(card, card); // each the first of its kind
        this.relocate(card, Place[place as keyof typeof Place] as number as Zone);
      }
    }
  }

  protected override settle(interruptible: boolean): boolean {
    return this.settles(interruptible);
  }
  protected override unsettledWords(): readonly number[] {
    return this.watched;
  }
  protected wrongMoment(verb: number, argument: number, seat: Seat): string {
    this.told.push({ verb, argument, seat });
    return "2";
  }
  ownerOf(card: Card): Seat {
    return card > this.cardCount / 2 ? 1 : 0;
  }
  nameOfDefinition(definition: number): string {
    return ["Joker", "Ace", "Ace", "King", "Queen"][definition] ?? `Card ${definition}`;
  }
  idOfDefinition(definition: number): string {
    return `C-${definition}`;
  }
  protected override argument(verb: number, argument: number, seat: Seat | null): string {
    return ["the head", "the heart", "the heel"][argument] ?? super.argument(verb, argument, seat);
  }
  view(seat: Seat): View {
    return { seat, where: this.where(), turn: 0, active: 0, facts: [[], []], rows: [] };
  }
  blank(): this {
    return new Bare(this.written, this.table) as this;
  }

  does(what: string): void {
    this.done.push(what);
  }
  /** Plays a procedure from its beginning, until somebody must answer. */
  start<Fields extends Record<string, number>>(procedure: Procedure<Bare, Fields>): this {
    this.begin(procedure);
    this.run();
    return this;
  }
  get offered(): string[] {
    return [...this.options()].map((answer) => this.phrase(answer));
  }
}
