/** A match of nothing but procedures: for tests that write their own, and look how they are run. */
import { BOTH, type Card, Match, NOBODY, type Procedure, proceduresOf, type Seat, type View, type Zone } from "../src/index.ts";

/** The words in which a test writes its procedures; every step may cite "1" to "3". */
export const writing = () => proceduresOf<Bare, Paragraph>();
type Paragraph = "1" | "2" | "3";

export enum Verb {
  pass,
  take,
  name,
  aim,
  give,
}

const HAND = 2 as Zone;

export class Bare extends Match {
  readonly rulebook = { "1": { heading: "one thing" }, "2": { heading: "another", no: "it may not be" } };
  readonly concession = "2";
  readonly phrases = ["pass", "take *", "name #", "aim at ? at once", "give * away"];
  readonly sentences = { gives: "{player} gives {card} to {opponent} for {other}, {n} times" };
  readonly cardsFingerprint: string = "none";
  turnNumber = 0;
  activeSeat: Seat = 0;
  readonly firstSeat = 0;
  /** What the procedures have done, in their own words. */
  readonly done: string[] = [];
  /** Looked at between two steps; the test may put its own there. */
  settles: (interruptible: boolean) => boolean = () => false;
  readonly told: { verb: number; argument: number; seat: Seat }[] = [];

  constructor(
    private readonly written: ReturnType<typeof writing>["procedures"],
    private readonly room = 40,
  ) {
    super({ cards: 4, eyes: [NOBODY, NOBODY, 1, BOTH], mingles: [false, false, true, false], words: 120, frames: room }, written);
    for (const card of [1, 2, 3] as const) {
      this.define(card as Card, card);
      this.relocate(card as Card, HAND);
    }
  }

  protected settle(interruptible: boolean): boolean {
    return this.settles(interruptible);
  }
  protected wrongMoment(verb: number, argument: number, seat: Seat): string {
    this.told.push({ verb, argument, seat });
    return "2";
  }
  ownerOf(): Seat {
    return 0;
  }
  nameOfDefinition(definition: number): string {
    return ["", "Ace", "Ace", "King"][definition]!;
  }
  idOfDefinition(definition: number): string {
    return `C-${definition}`;
  }
  protected override argument(_verb: number, argument: number): string {
    return ["the head", "the heart", "the heel"][argument] ?? "nothing";
  }
  view(seat: Seat): View {
    return { seat, where: this.where(), turn: 0, active: 0, facts: [[], []], rows: [] };
  }
  blank(): this {
    return new Bare(this.written, this.room) as this;
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
