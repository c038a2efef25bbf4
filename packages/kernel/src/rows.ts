import type { Column, Memory, Row } from "./memory.ts";
import { HouseLimit } from "./problems.ts";

type Columns<Fields extends Record<string, number>> = { readonly [name in keyof Fields]: Column<Row, Fields[name]> };

/**
 * A small table inside the state, such as the modifiers that last or the effects that wait: named columns, a number of
 * lines that changes. Lines keep their order; a line that is gone leaves only zeroes, so that equal positions are equal bytes.
 */
export class Rows<Fields extends Record<string, number>> {
  readonly column: Columns<Fields>;
  private readonly names: readonly (keyof Fields & string)[];
  private readonly columns: readonly Column<Row>[];
  private readonly words: Int16Array;
  private readonly counter: number;

  constructor(
    memory: Memory,
    private readonly what: string,
    /** Throws when more lines than this are needed: a limit of the house, to be set so that no game meets it. */
    readonly capacity: number,
    fields: Fields,
  ) {
    this.words = memory.words;
    this.counter = memory.take(1);
    this.names = Object.keys(fields);
    this.columns = this.names.map(() => memory.column<Row>(capacity));
    this.column = Object.fromEntries(this.names.map((name, index) => [name, this.columns[index]])) as unknown as Columns<Fields>;
  }

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

  remove(gone: Row): void {
    const last = this.count - 1;
    for (const column of this.columns) {
      for (let row = gone as number; row < last; row++) column[row as Row] = column[(row + 1) as Row];
      column[last as Row] = 0;
    }
    this.words[this.counter] = last;
  }

  /** Takes out every line for which `gone` says so; true if there was one. */
  removeWhere(gone: (row: Row) => boolean): boolean {
    const before = this.count;
    let kept = 0;
    for (let row = 0; row < before; row++) {
      if (gone(row as Row)) continue;
      if (kept !== row) for (const column of this.columns) column[kept as Row] = column[row as Row];
      kept++;
    }
    if (kept === before) return false;
    for (const column of this.columns) for (let row = kept; row < before; row++) column[row as Row] = 0;
    this.words[this.counter] = kept;
    return true;
  }

  clear(): void {
    this.removeWhere(() => true);
  }
}
