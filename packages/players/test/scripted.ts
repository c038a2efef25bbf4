/** A match that is written down answer by answer, for tests of what a player looks at and when it stops. */
import type { Dice, Match, Seat } from "@duelex/kernel";

/** A moment: who is asked, how deep inside the rules, in which turn; what each answer leads to. */
export interface Moment {
  readonly asked: Seat;
  readonly depth: number;
  readonly turn: number;
  /** After this answer, that moment; none where nothing is asked any more. May depend on what was dealt. */
  readonly answers?: readonly Moment[] | ((deal: number) => readonly Moment[]);
  /** Which question it is, where there are several. */
  readonly stands?: number;
  /** How well P1 stands here. */
  readonly worth?: number;
  /** The match is over here: who has won, null if nobody. */
  readonly won?: Seat | null;
}

/** Whoever made copies of it may ask what became of them. */
interface Watch {
  /** Copies that were made. */
  readonly copies: Scripted[];
  /** How often a player was asked how well it stands. */
  looks: number;
  /** How often hidden cards were dealt anew. */
  deals: number;
  /** What dice to come were sown with, one line after the other. */
  readonly seeds: number[];
}

/** Only what players ask of a match; the rest of `Match` is not there. */
export class Scripted {
  hurriedTurn = -1;
  readonly phrases = ["answer"];
  readonly zones = { zoneOf: [] };
  readonly definition = [];
  readonly mingles = [];
  /** What was dealt: 0 or 1. */
  private deal = 0;

  constructor(
    private now: Moment,
    readonly watch: Watch = { copies: [], looks: 0, deals: 0, seeds: [] },
  ) {}

  /** As a player takes it. */
  static of(now: Moment): { readonly match: Match; readonly watch: Watch } {
    const scripted = new Scripted(now);
    return { match: scripted as unknown as Match, watch: scripted.watch };
  }

  private get answers(): readonly Moment[] {
    const { answers = [] } = this.now;
    return typeof answers === "function" ? answers(this.deal) : answers;
  }
  get asked(): Seat {
    return this.now.asked;
  }
  get askingStep(): number {
    return this.now.stands ?? 0;
  }
  get depth(): number {
    return this.now.depth;
  }
  get turnNumber(): number {
    return this.now.turn;
  }
  get over(): boolean {
    return this.now.won !== undefined;
  }
  get worth(): number {
    this.watch.looks++;
    return this.now.worth ?? 0;
  }
  standing() {
    return { over: this.over, winner: this.now.won ?? null };
  }
  /** Verb 0 with the answer's place as its argument. */
  options() {
    const options = this.answers.map((_, nth) => nth);
    return { count: options.length, options, indexOf: (option: number) => options.indexOf(option) };
  }
  /** Those that lead to the very same moment. */
  alike(one: number, other: number): boolean {
    return this.answers[one] === this.answers[other];
  }
  notate(answer: number): string {
    return `answer ${answer}`;
  }
  play(answer: number): void {
    const next = this.answers[answer];
    if (next === undefined) throw new Error(`there is no answer ${answer}`);
    this.now = next;
  }
  redeal(_seat: Seat, dice: Dice): void {
    this.watch.deals++;
    this.deal = dice(2);
  }
  seed(seed: number): void {
    this.watch.seeds.push(seed);
  }
  copyFrom(other: Scripted): void {
    this.now = other.now;
    this.deal = other.deal;
    this.hurriedTurn = other.hurriedTurn;
  }
  clone(): Scripted {
    const copy = this.blank();
    copy.copyFrom(this);
    return copy;
  }
  blank(): Scripted {
    const copy = new Scripted(this.now, this.watch);
    this.watch.copies.push(copy);
    return copy;
  }
}

/** P1 stands as it is written; the quick answer is the first. */
export const written = {
  evaluate: (match: Match, seat: Seat) => (match as unknown as Scripted).worth * (seat === 0 ? 1 : -1),
  reflex: () => 0,
};
