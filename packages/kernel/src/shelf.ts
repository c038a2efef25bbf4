/** Cards as those who write decks call them, and the deck that is made of them. */

import type { CardEntry } from "./face.ts";
import { isRecord } from "./form.ts";
import type { DeckPart } from "./mat.ts";
import { nearest, type Problem } from "./problems.ts";
import { plain } from "./text.ts";

/** What stands between a number and a name. */
export const BETWEEN = /[\s()[\]{},;:|"]+/g;

/** What people and programs call the copies of a card. */
export const COUNTS = /^(qty|quantity|count|copies|amount|枚数)$/;

/** Cards by number and by every name, as a keyboard writes them. */
export class Shelf {
  private readonly byNumber = new Map<string, CardEntry[]>();
  private readonly byName = new Map<string, CardEntry[]>();

  constructor(readonly entries: readonly CardEntry[]) {
    const put = (shelf: Map<string, CardEntry[]>, called: string, entry: CardEntry) => {
      const there = shelf.get(called);
      if (there === undefined) shelf.set(called, [entry]);
      else there.push(entry);
    };
    for (const entry of entries) {
      put(this.byNumber, plain(entry.id), entry);
      for (const name of new Set([entry.name, ...entry.otherNames].map(plain))) put(this.byName, name, entry);
    }
  }

  hasNumber(id: string): boolean {
    return this.byNumber.has(plain(id));
  }

  /** Those with this number; where none has it, those with this name. */
  called(called: string): readonly CardEntry[] {
    const wanted = plain(called);
    return this.byNumber.get(wanted) ?? this.byName.get(wanted) ?? [];
  }

  /** "ST01-001", "Gundam", "ST01-001 Gundam", "Gundam (ST01-001)", "Gundam [ST01-001_p1]": all that may be meant. A number goes before a name. */
  in(text: string): readonly CardEntry[] {
    const whole = this.called(text);
    if (whole.length > 0) return whole;
    const words = new Set(text.split(BETWEEN).map((word) => plain(word.replace(/_p\d+$/i, ""))));
    const found = [...words].flatMap((word) => this.byNumber.get(word) ?? []);
    return this.entries.filter((entry) => found.includes(entry));
  }
}

/** Of a name that several cards have. */
export const nameOf = (meant: readonly CardEntry[]): string => `the name of ${meant.map(({ id }) => id).join(", ")}: write the card number`;

/** Why a line's card is not known: several have its name, or none. */
function whyNoCard(called: string, meant: readonly CardEntry[], entries: readonly CardEntry[]): string {
  if (meant.length > 1) return `"${called}" is ${nameOf(meant)}`;
  const known = entries.flatMap(({ id, name, otherNames }) => [id, name, ...otherNames]);
  const near = nearest(called, known) ?? known.find((each) => plain(each).startsWith(plain(called)));
  return `there is no card "${called}"${near === undefined ? "" : `; did you mean "${near}"?`}`;
}

/** A name is that of a card which can lie in a deck, not of a token, if there is such a card. */
export const ofDecks = (parts: readonly DeckPart[], entries: readonly CardEntry[]): CardEntry[] => {
  const types = new Set(parts.flatMap((part) => part.types));
  const names = new Set(entries.flatMap(({ type, name }) => (types.has(type) ? [name] : [])));
  return entries.filter(({ type, name }) => types.has(type) || !names.has(name));
};

/** More than any deck has of anything: a slip of the finger, not a deck. */
const MOST_COPIES = 999;

/** A deck that grows card by card, and what was said of it that is no card. */
export class Pile {
  readonly deck: Record<string, unknown> = {};
  readonly problems: Problem[] = [];
  /** Every type of its cards as a heading says it, one or many: "unit", "units". */
  readonly types: ReadonlySet<string>;

  /** @param counted how the copies of the card of this number would be said */
  constructor(
    readonly parts: readonly DeckPart[],
    readonly cards: Shelf,
    private readonly counted: (id: string) => string,
  ) {
    this.types = new Set(parts.flatMap(({ types }) => types.flatMap((type) => [plain(type), `${plain(type)}s`])));
  }

  /** The part that is called so, by its key or as people read it. */
  partCalled(called: string): DeckPart | undefined {
    return this.parts.find(({ key, label }) => plain(key) === plain(called) || plain(label) === plain(called));
  }

  get isEmpty(): boolean {
    return this.parts.every(({ key }) => this.deck[key] === undefined);
  }

  /**
   * Cards that somebody calls so, into the part that is named, or into the one where they belong.
   * @param copies null: it cannot be told how many
   */
  take(where: string, called: string, copies: number | null, named: DeckPart | null): void {
    const what = this.add(called, copies, named);
    if (what !== null) this.problems.push({ where, what });
  }

  /** @returns what is wrong with them, if anything is */
  private add(called: string, copies: number | null, named: DeckPart | null): string | null {
    const meant = this.cards.in(called);
    const [entry] = meant;
    if (entry === undefined || meant.length > 1) return whyNoCard(called, meant, this.cards.entries);
    const { id, name, type } = entry;
    if (copies === null) return `how many copies of ${name}? ${this.counted(id)}`;
    if (copies > MOST_COPIES) return `of ${name} 0 to ${MOST_COPIES} are read`;
    const part = named?.types.includes(type) ? named : this.parts.find(({ types }) => types.includes(type));
    if (part === undefined) return `${name} is a ${type}, and no card of a deck`;
    if (part.kind === "one" && (copies > 1 || (this.deck[part.key] ?? id) !== id)) return `a deck has one ${part.label}`;
    this.put(part, id, copies);
    return null;
  }

  private put({ key, kind }: DeckPart, id: string, copies: number): void {
    const held = this.deck[key];
    if (kind === "one") this.deck[key] = id;
    else if (kind === "list") this.deck[key] = [...(Array.isArray(held) ? held : []), ...Array<string>(copies).fill(id)];
    else this.deck[key] = { ...(isRecord(held) ? held : {}), [id]: (isRecord(held) ? Number(held[id] ?? 0) : 0) + copies };
  }
}
