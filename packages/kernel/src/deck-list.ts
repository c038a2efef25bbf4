/** Decks as the lists that people exchange: "4 ST01-001 Gundam", a line for each card; by number or by name, in any language the game knows. */

import type { CardEntry } from "./face.ts";
import { isRecord } from "./form.ts";
import type { Catalog, Rules } from "./game.ts";
import type { DeckPart } from "./mat.ts";
import { nearest, type Problem } from "./problems.ts";
import { plain } from "./text.ts";

type Facts = Readonly<Record<string, unknown>>;
type Parts = Pick<Rules, "mat">;

/** One line of a list. */
export interface DeckLine {
  /** How many of it, from 1. */
  readonly copies: number;
  /** Card number. */
  readonly id: string;
  /** Name as printed; the card number where no card has it. */
  readonly name: string;
}

/** A line whose card cannot be told: several have the name that it says. */
export interface UnsureLine {
  /** Which line of the list, from 1. */
  readonly line: number;
  /** How many of it, from 1. */
  readonly copies: number;
  /** What the line calls it. */
  readonly called: string;
  /** The card numbers that have this name. */
  readonly ids: readonly string[];
}

/** A list as it was read. */
export interface DeckText {
  /** The record that it stands for, without the lines that say nothing. */
  readonly deck: Facts;
  /** Every line that says nothing, and why. */
  readonly problems: Problem[];
  /** Those of them that only want to be told which card is meant. */
  readonly unsure: UnsureLine[];
}

/** What lies in each part of a deck, in its order; nothing of a part that is not there. */
export function deckLines({ mat }: Parts, deck: unknown, entries: readonly CardEntry[]): { part: DeckPart; lines: DeckLine[] }[] {
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  const line = (id: string, copies: number): DeckLine => ({ copies, id, name: names.get(id) ?? "" });
  return mat.deck.map((part) => {
    const held = isRecord(deck) ? deck[part.key] : undefined;
    if (part.kind === "word") return { part, lines: [] };
    if (typeof held === "string") return { part, lines: [line(held, 1)] };
    if (Array.isArray(held)) return { part, lines: held.map((id) => line(String(id), 1)) };
    return {
      part,
      lines: isRecord(held) ? Object.entries(held).map(([id, copies]) => line(id, Number.isInteger(copies) ? Number(copies) : 0)) : [],
    };
  });
}

/** A deck as text, which `readDeckText` reads back. */
export function sayDeckText(game: Parts, deck: unknown, entries: readonly CardEntry[]): string {
  const record = isRecord(deck) ? deck : {};
  const name = record["name"];
  const words = game.mat.deck.flatMap(({ key, kind }) =>
    kind === "word" && typeof record[key] === "string" ? [`${key}: ${record[key]}`] : [],
  );
  const parts = deckLines(game, deck, entries)
    .filter(({ lines }) => lines.length > 0)
    .map(({ part, lines }) =>
      [part.label, ...lines.map(({ copies, id, name }) => `${copies} ${id}${name === "" ? "" : ` ${name}`}`), ""].join("\n"),
    );
  return [...(typeof name === "string" ? [`# ${name}`] : []), ...words, "", ...parts].join("\n");
}

/** What stands around a heading: "Main deck:", "Units (24)", "== Main deck ==", "UNIT x 24", "// Base". */
const AROUND_HEADING = /^[\s/=#*-]+|\s*[x×]?\s*[([]?\d+( cards)?[)\]]?\s*$|[\s:=*-]+$/gi;
/** More than any deck has of anything: a slip of the finger, not a deck. */
const MOST_COPIES = 999;
/** Copies before the card, between its number and its name, and behind it, in lists of all kinds and tables: "4 Gundam", "- [4] Gundam", "Gundam x4", "| ST01-001 | 4 | Gundam |". */
const COPIES: readonly RegExp[] = [
  /^[\s[("|*•-]*[x×]?\s*(?<copies>\d+)(?:\s*[x×*,;.:)\]"|枚]+\s*|\s+)(?<called>.+)$/iu,
  /^[\s|]*(?<called>[^\t|;,]+?)\s*[\t|;,]\s*(?<copies>\d+)\s*[\t|;,].*$/u,
  /^(?<called>.+?)(?:\s*[,;:|*([]\s*|\s+[=–-]\s+|\s+|(?<=\d)(?=[x×]))[x×]?\s*(?<copies>\d+)\s*[x×枚)\]"|]*$/iu,
];
/** A number that stands by itself. */
const NUMBER = /(?<![\p{L}\p{N}-])\d+(?![\p{L}\p{N}-])/u;
/** A line that may have its number before it: "1. Gundam x4", where "4. Gundam" is four. */
const NUMBERED = /^\d+[.)]\s+(?!\d+[.)]\s)(.+)$/;
/** What stands in the first line of a table, above a deck, or below it. */
const COLUMNS = /^(total|deck|decklist|list|qty|quantity|count|copies|no|number|id|code|cards?|name|set|type|rarity|color)$/;
/** The column of a table that says how many. */
const COUNTS = /^(qty|quantity|count|copies|枚数)$/;

/**
 * The record that a list stands for, and every line of it that says nothing. A line is a card with its copies, by number, by name or by
 * both in any order, as lists are exchanged; or a row of a table; or a row of numbers, one for each copy; or a heading, of a part or of a table's
 * columns; or a comment behind `//` or `#`, of which the first `#` names the deck.
 * @param called the deck's name where the list has none
 */
export function readDeckText(game: Parts, text: string, entries: readonly CardEntry[], called = "a list"): DeckText {
  const parts = game.mat.deck;
  const problems: Problem[] = [];
  const unsure: UnsureLine[] = [];
  const deck: Record<string, unknown> = {};
  const cards = new Shelf(ofDecks(parts, entries));
  let here: DeckPart | null = null;
  let counts = -1;
  const types = new Set(parts.flatMap((part) => part.types.flatMap((type) => [plain(type), `${plain(type)}s`])));
  for (const [nth, full] of text
    .replace(/^\uFEFF/, "")
    .replace(/[！-～]/g, (wide) => wide.normalize("NFKC"))
    .split(/\r?\n/)
    .flatMap((line, nth) => apart(line, cards).map((each) => [nth, each] as const))) {
    const where = `line ${nth + 1}`;
    const line = full.trim();
    const said = plain(line.replace(AROUND_HEADING, "").replace(AROUND_HEADING, ""));
    const heading = parts.find(({ key, label }) => plain(label) === said || plain(key) === said);
    const word = /^([\w ]+):\s*(.+)$/.exec(line);
    const worded = word === null ? undefined : parts.find(({ key, kind }) => kind === "word" && plain(key) === plain(word[1]!));
    if (!/[\p{L}\p{N}]/u.test(line) || line.startsWith("//")) continue;
    if (heading !== undefined) here = heading;
    else if (countsIn(line) >= 0) counts = countsIn(line);
    else if (types.has(said) || said.match(/\p{L}+/gu)?.every((each) => COLUMNS.test(each))) here = null;
    else if (line.startsWith("#")) deck["name"] ??= line.replace(/^#+\s*/, "") || undefined;
    else if (worded !== undefined) deck[worded.key] = word![2];
    else {
      const { copies, called } = copiesIn(inColumns(line, counts, cards), cards);
      const meant = cards.in(called);
      const [entry] = meant;
      if (meant.length > 1) unsure.push({ line: nth + 1, copies, called, ids: meant.map(({ id }) => id) });
      if (entry === undefined || meant.length > 1) {
        problems.push({ where, what: whyNoCard(called, meant, cards.entries) });
        continue;
      }
      if (isUnclear(line, called, entry)) {
        problems.push({ where, what: `how many copies of ${entry.name}?` });
        continue;
      }
      if (copies > MOST_COPIES) {
        problems.push({ where, what: `no deck has so many copies of ${entry.name}; 0 to ${MOST_COPIES} are read` });
        continue;
      }
      const part = here ?? parts.find(({ types }) => types.includes(entry.type));
      if (part === undefined) problems.push({ where, what: `${entry.name} is a ${entry.type}, and no card of a deck` });
      else put(deck, part, entry.id, copies);
    }
  }
  if (problems.length === 0 && parts.every(({ key }) => deck[key] === undefined)) problems.push({ where: "", what: "it names no card" });
  return { deck: { id: "list", ...deck, name: deck["name"] ?? called }, problems, unsure };
}

function put(deck: Record<string, unknown>, { key, kind }: DeckPart, id: string, copies: number): void {
  const held = deck[key];
  if (kind === "one") deck[key] = id;
  else if (kind === "list") deck[key] = [...(Array.isArray(held) ? held : []), ...Array<string>(copies).fill(id)];
  else deck[key] = { ...(isRecord(held) ? held : {}), [id]: (isRecord(held) ? Number(held[id] ?? 0) : 0) + copies };
}

/** The cells of a table's row; what stands between quotes is one. */
function cellsOf(row: string): string[] {
  const quoted = row.replace(/"([^"]*)"/g, (_, inside: string) => inside.replaceAll(",", "\0"));
  return quoted.split(/[\t|;,]/).map((cell) => cell.replaceAll("\0", ",").trim());
}

/** Which column of a table says how many, if this line names the columns; else -1. */
function countsIn(line: string): number {
  const cells = cellsOf(line);
  return cells.length > 1 ? cells.findIndex((cell) => COUNTS.test(plain(cell))) : -1;
}

/** A row of a table as "4 ST01-001", where it is known which column says how many; any other line stays as it is. */
function inColumns(line: string, counts: number, shelf: Shelf): string {
  const cells = cellsOf(line);
  if (!/^\d+$/.test(cells[counts] ?? "")) return line;
  const cards = cells.filter((cell) => shelf.in(cell).length > 0);
  const card = cards.find((cell) => shelf.in(cell).length === 1) ?? cards[0];
  return card === undefined ? line : `${cells[counts]} ${card}`;
}

/** How many copies a line says, and of what. A card whose name begins or ends with a number is that card. */
function copiesIn(line: string, shelf: Shelf): { copies: number; called: string } {
  const whole = { copies: 1, called: line };
  if (namesACard(line, shelf)) return whole;
  const rest = NUMBERED.exec(line)?.[1] ?? line;
  const behind = rest === line ? whole : copiesIn(rest, shelf);
  if (behind.called !== rest && shelf.in(behind.called).length > 0) return behind;
  const beginsWithName = (card: CardEntry) => [card.name, ...card.otherNames].some((each) => plain(line).startsWith(plain(each)));
  const forms = shelf.in(line).some(beginsWithName) ? COPIES.slice(1) : COPIES;
  const ways = forms.flatMap((form) => {
    const { copies, called } = form.exec(line)?.groups ?? {};
    return copies === undefined || called === undefined ? [] : [{ copies: Number(copies), called: called.trim() }];
  });
  return [...ways, whole].find(({ called }) => shelf.in(called).length > 0) ?? ways[0] ?? whole;
}

/** Does a line that was read as one copy say another number besides, in a way that is not understood? */
const isUnclear = (line: string, called: string, { name, otherNames }: CardEntry): boolean =>
  called === line && NUMBER.test([name, ...otherNames].reduce((rest, each) => rest.replace(plain(each), ""), plain(line)));

/** A row of card numbers, one for each copy, "ST01-001,ST01-001,ST01-005", taken apart; any other line stays whole. */
function apart(line: string, shelf: Shelf): readonly string[] {
  const words = line.split(/[\s,;"'[\]]+/).filter(Boolean);
  return words.every((word) => shelf.hasNumber(word)) ? words : [line];
}

/** Without what stands between a number and a name. */
const words = (text: string): string => plain(text.replace(BETWEEN, " "));
const BETWEEN = /[\s()[\]{},;:|"]+/g;

/** Is a line nothing but a card's name, with its number or without? Then a number at its end belongs to the name. */
const namesACard = (line: string, shelf: Shelf): boolean =>
  shelf.called(line).length > 0 ||
  shelf
    .in(line)
    .some(({ id, name, otherNames }) =>
      [name, ...otherNames].some((each) => [`${id} ${each}`, `${each} ${id}`].some((both) => words(line) === words(both))),
    );

/** Cards by number and by every name, as a keyboard writes them. */
class Shelf {
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
    return found.length < 2 ? found : this.entries.filter((entry) => found.includes(entry));
  }
}

/** Why a line's card is not known: several have its name, or none. */
function whyNoCard(called: string, meant: readonly CardEntry[], entries: readonly CardEntry[]): string {
  if (meant.length > 1) return `"${called}" is the name of ${meant.map(({ id }) => id).join(", ")}: write the card number`;
  const near = nearest(
    called,
    entries.flatMap(({ id, name, otherNames }) => [id, name, ...otherNames]),
  );
  return `there is no card "${called}"${near === undefined ? "" : `; did you mean "${near}"?`}`;
}

/** A name is that of a card which can lie in a deck, not of a token, if there is such a card. */
const ofDecks = (parts: readonly DeckPart[], entries: readonly CardEntry[]): CardEntry[] => {
  const types = new Set(parts.flatMap((part) => part.types));
  const names = new Set(entries.flatMap(({ type, name }) => (types.has(type) ? [name] : [])));
  return entries.filter(({ type, name }) => types.has(type) || !names.has(name));
};

/** A deck record in which cards may be called by name, with their numbers instead; what cannot be told apart is left, and said. */
export function withCardNumbers({ mat }: Parts, deck: unknown, entries: readonly CardEntry[]): { deck: unknown; problems: Problem[] } {
  if (!isRecord(deck)) return { deck, problems: [] };
  const ids = new Set(entries.map(({ id }) => id));
  const problems: Problem[] = [];
  const cards = new Shelf(ofDecks(mat.deck, entries));
  const numbered = (called: string, key: string): string => {
    if (ids.has(called)) return called;
    const found = cards.called(called);
    if (found.length > 1)
      problems.push({
        where: `${key}, ${called}`,
        what: `it is the name of ${found.map(({ id }) => id).join(", ")}: write the card number`,
      });
    return found.length === 1 ? found[0]!.id : called;
  };
  const read: Record<string, unknown> = { ...deck };
  for (const { key, kind } of mat.deck) {
    const held = deck[key];
    if (kind === "one" && typeof held === "string") read[key] = numbered(held, key);
    else if (kind === "list" && Array.isArray(held))
      read[key] = held.map((each) => (typeof each === "string" ? numbered(each, key) : each));
    else if (kind === "copies" && isRecord(held)) {
      const pile: Record<string, unknown> = {};
      for (const [called, copies] of Object.entries(held)) {
        const id = numbered(called, key);
        pile[id] = typeof copies === "number" && typeof pile[id] === "number" ? (pile[id] as number) + copies : copies;
      }
      read[key] = pile;
    }
  }
  return { deck: read, problems };
}

/** Everything that is wrong with a deck: with its form, and, as far as that can be read all the same, with its cards. */
export function deckProblems(game: Rules, deck: unknown, catalog: Catalog): readonly Problem[] {
  const { deck: parts } = game.mat;
  const found = game.checkDeck(deck, catalog).map((problem) => inWordsOfDecks(parts, deck, problem));
  if (found.every(({ rule }) => rule !== undefined) || parts.length === 0 || !isRecord(deck)) return found;
  const mended = withoutSlips(parts, deck);
  if (mended === null) return found;
  const said = new Set(found.map(({ what }) => what));
  return [...found, ...game.checkDeck(mended, catalog).filter(({ rule, what }) => rule !== undefined && !said.has(what))];
}

/** That a whole part is not there: what form its record has helps nobody who has pasted a list. */
function inWordsOfDecks(parts: readonly DeckPart[], deck: unknown, problem: Problem): Problem {
  const part = parts.find(({ key }) => key === problem.where);
  if (part === undefined || problem.rule !== undefined || !isRecord(deck) || deck[part.key] !== undefined) return problem;
  const { key, label, words } = part;
  return { where: label, what: words === undefined ? `no card of it is named ("${key}")` : `"${key}" is one of ${words.join(", ")}` };
}

/** What is right of a record; null if a whole part of it cannot be read, for then its cards would seem to be missing. */
function withoutSlips(parts: readonly DeckPart[], deck: Facts): Facts | null {
  const right: Record<string, unknown> = { id: "deck", name: "deck" };
  for (const { key, kind } of parts) {
    const held = deck[key];
    if (held === undefined) continue;
    if (kind === "copies" && isRecord(held))
      right[key] = Object.fromEntries(Object.entries(held).filter(([, copies]) => Number.isInteger(copies) && Number(copies) > 0));
    else if (kind === "list" && Array.isArray(held)) right[key] = held.filter((each) => typeof each === "string");
    else if ((kind === "one" || kind === "word") && typeof held === "string") right[key] = held;
    else return null;
  }
  return right;
}
