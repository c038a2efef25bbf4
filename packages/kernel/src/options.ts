import type { Card } from "./memory.ts";

/** "Yes" is null; "no" is the paragraph that forbids it. A string constant costs nothing to return. */
export type Refusal<Paragraph extends string = string> = Paragraph | null;

/** An answer: a verb of the game and what it is done with (a card, a number, a line of a table), as one integer. */
export type Option = number;
/** An answer as one integer. */
export const option = (verb: number, argument: Card | number = 0): Option => (verb << 16) | argument;
/** The verb of an option: an index of `Match.phrases`. */
export const verbOf = (chosen: Option): number => chosen >>> 16;
/** What an option is done with: a card, a number, a line of a table; 0 where its verb needs nothing. */
export const argumentOf = (chosen: Option): number => chosen & 0xffff;
/** The argument of an option, where it is a card. */
export const cardOf = (chosen: Option): Card => chosen & 0xffff;

/** Longer lists are not made. */
const CAPACITY = 1024;

/**
 * The answers to the question that stands. The same enumeration serves the players and `whyNot`:
 * every candidate is offered together with its refusal, and only the unrefused ones become options.
 */
export class OptionList {
  /** The first `count` entries are the legal answers, in their canonical order. */
  readonly options: Option[] = [];
  /** How many legal answers there are. */
  count = 0;
  /** There may be others, but nobody wants to know. */
  isAlone = false;
  private wish: Option = -1;
  private refusal: Refusal = null;

  /** Adds an answer, unless a paragraph refuses it. */
  offer(verb: number, argument: Card | number = 0, refusal: Refusal = null): void {
    if (refusal === null) {
      const { count } = this;
      this.options[count] = (verb << 16) | argument;
      this.count = count + 1;
    } else if (this.wish !== -1) this.hear(option(verb, argument), refusal);
  }

  private hear(refused: Option, refusal: Refusal): void {
    if (this.wish === refused) this.refusal = refusal;
  }

  /** This answer and no other, whatever else there may be: in a match that hurries. */
  nothingBut(verb: number): void {
    this.options[0] = verb << 16;
    this.count = 1;
    this.isAlone = true;
  }

  /**
   * So many are wanted of what is offered, one after the other, and in which order means nothing. Where there are no more than that, only the
   * first stays: it is taken without a question, and the others follow.
   */
  wanted(many: number): void {
    if (this.count > 1 && this.count <= many) this.count = 1;
  }

  /** Somebody wants to know why: what is refused must be offered too. Otherwise it may be left out. */
  get listens(): boolean {
    return this.wish !== -1;
  }

  /** Empties the list before it is filled again. */
  clear(): void {
    this.count = 0;
    this.isAlone = false;
    this.wish = -1;
    this.refusal = null;
  }

  /** The same, to hear why this wish is refused. */
  listenTo(wish: Option): void {
    this.clear();
    this.wish = wish;
  }

  /** Becomes a copy of another list. */
  copyFrom(other: OptionList): void {
    this.clear();
    this.count = other.count;
    for (let i = 0; i < other.count; i++) this.options[i] = other.options[i]!;
  }

  /** More was offered than the list can hold. */
  get isOverfull(): boolean {
    return this.count > CAPACITY;
  }

  /** The place of an option in the list, or -1. */
  indexOf(wish: Option): number {
    for (let i = 0; i < this.count; i++) if (this.options[i] === wish) return i;
    return -1;
  }

  /** After an enumeration with a wish: its own refusal, if it was among the candidates and not offered. */
  get heard(): Refusal {
    return this.refusal;
  }

  /** The options, in their canonical order. */
  [Symbol.iterator](): IterableIterator<Option> {
    return this.options.slice(0, this.count)[Symbol.iterator]();
  }
}
