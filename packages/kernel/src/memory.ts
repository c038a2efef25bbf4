/**
 * The memory of one match: a single block of 16-bit words, cut into named columns and records.
 * Copying a match is one `set`, hashing it is one pass. Rules never see the words, only the names.
 */
import { writing } from "./written.ts";

/** A card's number inside one match, from 1; 0 is "no card". An enum, so that a column indexed by it is never `undefined`. */
export enum Card {
  /** No card. */
  none = 0,
  /** The first card of a match. */
  first = 1,
}
/** A place where cards lie: one player's hand, deck, trash. */
export enum Zone {
  /** Nowhere. */
  none = 0,
  /** The first place of a game. */
  first = 1,
}
/** A line in a small table: a modifier, a waiting trigger. */
export enum Row {
  /** The first row. */
  first = 0,
  /** The second row. */
  second = 1,
}
/** One of the two players, by deck: seat 0 holds the first deck of the pairing. Who begins is the game's affair. */
export type Seat = 0 | 1;
/** A set of seats, one bit each: 1, 2, or 3 for both. */
export type Seats = number;
/** A seat as a bit of `Seats`. */
export const seatBit = (seat: Seat): Seats => 1 << seat;
/** Both seats, as bits. */
export const BOTH: Seats = 3;
/** No seat, as bits. */
export const NOBODY: Seats = 0;
/** P1 and P2. */
export const SEATS = [0, 1] as const;
/** The opponent of a seat. */
export const otherSeat = (seat: Seat): Seat => (1 - seat) as Seat;
/** "P1" or "P2" as a seat; null for anything else. */
export const seatNamed = (name: unknown): Seat | null => (name === "P1" ? 0 : name === "P2" ? 1 : null);
/** A seat as people call it: "P1", "P2". */
export const seatName = (seat: Seat): string => `P${seat + 1}`;
/** Programs without types pass anything. @throws RangeError if this is no seat */
export function checkSeat(seat: Seat): void {
  if (seat !== 0 && seat !== 1) throw new RangeError(`a seat is 0 (P1) or 1 (P2), not ${String(seat)}`);
}

/** One value per card (or zone, row, seat): `g.damage[unit]`. */
export type Column<Key extends number, Value extends number = number> = { [key in Key]: Value };
/** What the rules get to see of a column: they read it, only atoms write it. */
export type Reading<Key extends number, Value extends number = number> = Readonly<Column<Key, Value>>;

/** Blocks are cut from larger ones: to get a few bytes at a time from the system costs as much as everything else about a copy. */
class Slab {
  private static current = new Slab(0);
  private used = 0;
  private readonly buffer: ArrayBuffer;

  private constructor(private readonly size: number) {
    this.buffer = new ArrayBuffer(size);
  }

  /** So many bytes, all zero, that nobody else has. */
  static room(bytes: number): { readonly buffer: ArrayBuffer; readonly from: number } {
    if (Slab.current.used + bytes > Slab.current.size) Slab.current = new Slab(Math.max(bytes, 1 << 17));
    const slab = Slab.current;
    const from = slab.used;
    slab.used += bytes + ((SPREAD - bytes) & (ALIKE - 1));
    return { buffer: slab.buffer, from };
  }
}

/**
 * To a processor addresses that differ by a multiple of so many bytes look alike while stores are under way: a copy from one block into another that begins a little
 * behind it, by that count, waits for itself word by word. So each block begins so far behind the one before it that none of the next dozen comes near.
 */
const ALIKE = 4096;
const SPREAD = 1600;

/** The one block of 16-bit words in which everything lies that changes during a match. */
export class Memory {
  /** All of it. */
  readonly words: Int16Array;
  private used = 0;
  /** Where what is derived begins; -1: nothing is. */
  private hashed = -1;
  private readonly pairs: Int32Array;
  /** What is passed over in hashing: three numbers for each. */
  private readonly idle: number[] = [];

  /** @param size in words of 16 bits */
  constructor(size: number) {
    const length = size + (size & 1);
    const { buffer, from } = Slab.room(2 * length);
    this.words = new Int16Array(buffer, from, length);
    this.pairs = new Int32Array(buffer, from, length / 2);
  }

  /** Takes a word for each of so many things, and returns how they are read. */
  column<Key extends number, Value extends number = number>(rows: number): Column<Key, Value> {
    const from = this.take(rows);
    const { buffer, byteOffset } = this.words;
    return new Int16Array(buffer, byteOffset + 2 * from, rows) as unknown as Column<Key, Value>;
  }

  /** The start of `size` fresh words. */
  take(size: number): number {
    const from = this.used;
    this.used += size;
    if (this.used > this.words.length) throw new Error(`this game needs more than ${this.words.length} words of memory`);
    return from;
  }

  /** A column that can be derived from the rest. Such columns come last: they are copied, but not hashed. */
  derived<Key extends number, Value extends number = number>(rows: number): Column<Key, Value> {
    if (this.hashed < 0) {
      this.used += this.used & 1;
      this.hashed = this.used;
    }
    return this.column(rows);
  }

  /** The start of `size` fresh words that are all zero whenever the word `counter` is. */
  takeFor(counter: number, size: number): number {
    const from = this.take(size);
    this.idleWhile(counter, from, this.used);
    return from;
  }

  /** Words, those taken last, that are all zero whenever the word `counter` is: hashing passes over them then. */
  idleWhile(counter: number, from: number, to: number): void {
    this.idle.push(counter, from, to);
  }

  /** Words in use: what a save keeps, and what a tighter `size` would be. */
  get size(): number {
    return this.used;
  }

  /** Everything, from the memory of a match of the same game and cards. */
  copyFrom(other: Memory): void {
    this.words.set(other.words);
  }

  /**
   * Four sums that do not wait for each other, brought together at the end. Each step can be undone, so positions that differ in one pair of words
   * never come to the same. What is known to be zero is passed over: tables without a row, and the words from `top` up to `ceiling`, where no
   * procedure is under way.
   */
  hash(top = 0, ceiling = 0): number {
    const { pairs, words, idle } = this;
    const last = idle.length;
    let a = 0x011c9dc5;
    let b = 0x2f0b4f35;
    let c = 0x51ed2701;
    let d = 0x1b873593;
    let at = 0;
    for (let nth = -3; nth <= last; nth += 3) {
      const until = nth < 0 ? (top + 1) >> 1 : nth < last ? (idle[nth + 1]! + 1) >> 1 : this.derivedFrom >> 1;
      for (const whole = until - 3; at < whole; at += 4) {
        a = Math.imul(a ^ pairs[at]!, MIX);
        b = Math.imul(b ^ pairs[at + 1]!, MIX);
        c = Math.imul(c ^ pairs[at + 2]!, MIX);
        d = Math.imul(d ^ pairs[at + 3]!, MIX);
        a ^= a >>> 15;
        b ^= b >>> 15;
        c ^= c >>> 15;
        d ^= d >>> 15;
      }
      for (; at < until; at++) {
        a = Math.imul(a ^ pairs[at]!, MIX);
        a ^= a >>> 15;
      }
      if (nth < 0) at = ceiling >> 1;
      else if (nth < last && words[idle[nth]!] === 0) at = idle[nth + 2]! >> 1;
    }
    for (const sum of [b, c, d]) {
      a = Math.imul(a ^ sum ^ (sum >>> 13), 0x85ebca6b);
      a ^= a >>> 16;
    }
    return (a ^ (a >>> 15)) >>> 0;
  }

  /** What replays keep of a position: the same in every version, and slower. */
  mark(): number {
    const pairs = this.pairs;
    const end = this.derivedFrom >> 1;
    let hash = 0x811c9dc5;
    for (let i = 0; i < end; i++) hash = Math.imul(hash ^ pairs[i]!, MIX) ^ (hash >>> 15);
    return hash >>> 0;
  }

  /** The word at which what is derived begins; the end of the memory where nothing is. */
  get derivedFrom(): number {
    return this.hashed < 0 ? this.words.length : this.hashed;
  }
}

const MIX = 0x01000193;

/** A view whose named fields are words of memory; `at` says where it looks, and `wipe` leaves nothing but zeroes there. */
export type RecordView<Fields> = Fields & { at: number; wipe(): void };
export type RecordClass<Fields> = new (words: Int16Array, at: number) => RecordView<Fields>;

/** Makes a record class from example values: `{ attacker: Card.none, passes: 0 }` becomes two named words. */
export function recordOf<Fields extends Record<string, number>>(fields: Fields, skip = 0): RecordClass<Fields> {
  const names = namesOf(fields);
  return (writing === null ? recordAround(names, skip) : writing([], recordText(names, skip))()) as RecordClass<Fields>;
}

function namesOf(fields: Record<string, number>): string[] {
  const names = Object.keys(fields);
  for (const name of names) if (IS_TAKEN.has(name)) throw new Error(`a field cannot be called ${name}`);
  return names;
}
const IS_TAKEN: ReadonlySet<string> = new Set(["at", "words", "wipe", "spot"]);

/** Where a view looks. Views are of as many classes as there are procedures, their spots of one: to move one costs a store. */
export class Spot {
  /** Where its frame begins. */
  at = 0;
}
export type FrameClass<Fields> = new (words: Int16Array, spot: Spot) => RecordView<Fields>;

/** The same for frames, whose views move often: each looks where its spot is. */
export function frameOf<Fields extends Record<string, number>>(fields: Fields, skip: number): FrameClass<Fields> {
  const names = namesOf(fields);
  return (writing === null ? frameAround(names, skip) : writing([], frameText(names, skip))()) as FrameClass<Fields>;
}

/** In which word of the memory a field lies, of a record that `recordIn` has placed. */
export function wordOf<Fields extends Record<string, number>>(
  record: RecordView<Fields>,
  fields: Fields,
  name: keyof Fields & string,
): number {
  return record.at + Object.keys(fields).indexOf(name);
}

/**
 * Takes the words of a record of which a match has one (the turn, the attack in progress), and looks at them for good. Wherever matches of a
 * kind have it at the same place, its fields are known by that place.
 */
export function recordIn<Fields extends Record<string, number>>(fields: Fields): (memory: Memory) => RecordView<Fields> {
  const names = Object.keys(fields);
  const Anywhere = recordOf(fields);
  const classes = new Map<number, RecordClass<Fields>>();
  const classAt = (at: number): RecordClass<Fields> => {
    if (writing === null) return Anywhere;
    const known = classes.get(at) ?? (writing([], recordText(names, at, false))() as RecordClass<Fields>);
    classes.set(at, known);
    return known;
  };
  return (memory) => {
    const at = memory.take(names.length);
    return new (classAt(at))(memory.words, at);
  };
}

/** A class with a place of its own for every field in the code: each is known by its offset, none by a function that remembers it. */
function recordText(names: readonly string[], skip: number, moves = true): string {
  return `return class {
    constructor(words, at) { this.words = words; this.at = at; }
    ${fieldsText(names, (nth) => `this.words[${moves ? "this.at + " : ""}${nth + skip}]`)}
  }`;
}

function frameText(names: readonly string[], skip: number): string {
  return `return class {
    constructor(words, spot) { this.words = words; this.spot = spot; }
    get at() { return this.spot.at; }
    ${fieldsText(names, (nth) => `this.words[this.spot.at + ${nth + skip}]`)}
  }`;
}

const fieldsText = (names: readonly string[], word: (nth: number) => string): string => `
    wipe() { ${names.map((_, nth) => `${word(nth)} = 0;`).join(" ")} }
    ${names.map((name, nth) => `get ${name}() { return ${word(nth)}; } set ${name}(value) { ${word(nth)} = value; }`).join("\n")}`;

/** The same without code from text. */
function recordAround(names: readonly string[], skip: number) {
  class View {
    constructor(
      readonly words: Int16Array,
      public at: number,
    ) {}
    wipe(): void {
      for (let nth = 0; nth < names.length; nth++) this.words[this.at + skip + nth] = 0;
    }
  }
  return withFields(View, names, skip);
}

function frameAround(names: readonly string[], skip: number) {
  class View {
    constructor(
      readonly words: Int16Array,
      readonly spot: Spot,
    ) {}
    get at(): number {
      return this.spot.at;
    }
    wipe(): void {
      for (let nth = 0; nth < names.length; nth++) this.words[this.at + skip + nth] = 0;
    }
  }
  return withFields(View, names, skip);
}

function withFields<View extends { words: Int16Array; at: number }, Made extends { prototype: View }>(
  made: Made,
  names: readonly string[],
  skip: number,
): Made {
  names.forEach((name, nth) => {
    const offset = nth + skip;
    Object.defineProperty(made.prototype, name, {
      get(this: View) {
        return this.words[this.at + offset];
      },
      set(this: View, value: number) {
        this.words[this.at + offset] = value;
      },
    });
  });
  return made;
}

/** Writing a column that is otherwise only read. For atoms; rules have no business with it. */
export function put<Key extends number, Value extends number>(column: Reading<Key, Value>, at: Key, value: Value): void {
  (column as Column<Key, Value>)[at] = value;
}
