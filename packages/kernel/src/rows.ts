import type { Column, Memory, Row } from "./memory.ts";
import { HouseLimit } from "./problems.ts";
import { writing } from "./written.ts";

type Columns<Fields extends Record<string, number>> = { readonly [name in keyof Fields]: Column<Row, Fields[name]> };

/**
 * A small table inside the state, such as the modifiers that last or the effects that wait: named columns, a number of
 * lines that changes. Lines keep their order; a line that is gone leaves only zeroes, so that equal positions are equal bytes.
 */
export class Rows<Fields extends Record<string, number>> {
  /** One column for each field, to be read by row. */
  readonly column: Columns<Fields>;
  /** How many columns there are. */
  private readonly width: number;
  /** Where the first column begins; the others follow, each as long as the table can be. */
  private readonly start: number;
  private readonly words: Int16Array;
  private readonly taking: Taking;
  /** The word of the memory that says how many rows there are. */
  readonly counter: number;

  constructor(
    memory: Memory,
    private readonly what: string,
    /** Throws when more lines than this are needed: a limit of the house, to be set so that no game meets it. */
    readonly capacity: number,
    fields: Fields,
  ) {
    this.words = memory.words;
    this.counter = memory.take(1);
    this.start = this.counter + 1;
    this.width = 0;
    const column: Record<string, Column<Row>> = {};
    for (const name in fields) {
      column[name] = memory.column(capacity);
      this.width++;
    }
    this.column = column as unknown as Columns<Fields>;
    this.taking = takingOf(this.width);
    memory.idleWhile(this.counter, this.start, this.start + this.width * capacity);
  }

  /** How many rows there are. */
  get count(): number {
    return this.words[this.counter]!;
  }

  /** A fresh line at the end, all zero: the caller fills it in. */
  append(): Row {
    const row = this.words[this.counter]!;
    if (row >= this.capacity) throw new HouseLimit(`more than ${this.capacity} ${this.what} at a time`);
    this.words[this.counter] = row + 1;
    return row;
  }

  /** Takes a row out; those behind it move up. */
  remove(gone: Row): void {
    const { words, counter, capacity } = this;
    const last = words[counter]! - 1;
    for (let column = this.start, left = this.width; left > 0; left--, column += capacity) {
      for (let at = column + gone; at < column + last; at++) words[at] = words[at + 1]!;
      words[column + last] = 0;
    }
    words[counter] = last;
  }

  /** Takes the last row out; its fields go to the words that begin there, in their order. */
  takeLast(at: number): void {
    const { words, counter, capacity } = this;
    const last = words[counter]! - 1;
    this.taking(words, this.start + last, at, capacity);
    words[counter] = last;
  }

  /** Takes out every line for which `gone` says so; true if there was one. */
  removeWhere(gone: (row: Row) => boolean): boolean {
    const before = this.count;
    let kept = 0;
    for (let row = 0; row < before; row++) {
      if (gone(row as Row)) continue;
      if (kept !== row) this.shift(row, kept);
      kept++;
    }
    if (kept === before) return false;
    const { words, capacity } = this;
    for (let column = this.start, left = this.width; left > 0; left--, column += capacity)
      for (let at = column + kept; at < column + before; at++) words[at] = 0;
    words[this.counter] = kept;
    return true;
  }

  /** One line in the place of another. */
  private shift(from: number, to: number): void {
    const { words, capacity } = this;
    for (let column = this.start, left = this.width; left > 0; left--, column += capacity) words[column + to] = words[column + from]!;
  }

  /** Takes every row out. */
  clear(): void {
    this.removeWhere(() => true);
  }
}

/** Takes a row from where it lies in its first column to words in a line, and leaves zeroes. The columns follow each other, each so long. */
type Taking = (words: Int16Array, from: number, to: number, long: number) => void;

/** For a table of so many columns: one after the other, or, where no code may be made from text, in a loop. */
const takingOf = (() => {
  const made: Taking[] = [];
  return (width: number): Taking =>
    (made[width] ??=
      writing === null
        ? (words, from, to, long) => {
            for (let nth = 0; nth < width; nth++) {
              words[to + nth] = words[from + nth * long]!;
              words[from + nth * long] = 0;
            }
          }
        : (writing(["words", "from", "to", "long"], "words[to++] = words[from]; words[from] = 0; from += long;".repeat(width)) as Taking));
})();
