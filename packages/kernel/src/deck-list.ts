/** Decks as the lists that people exchange: "4 ST01-001 Gundam", a line for each card; by number or by name, in any language the game knows. */

import type { CardEntry } from "./face.ts";
import { isRecord } from "./form.ts";
import type { Catalog, Rules } from "./game.ts";
import type { DeckPart } from "./mat.ts";
import type { Problem } from "./problems.ts";
import { BETWEEN, COUNTS, ofDecks, Pile, Shelf } from "./shelf.ts";
import { plain } from "./text.ts";

export { isDeckRecord, readDeckRecord } from "./deck-record.ts";

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
const AROUND_HEADING = /^[\s/=#*-]+|\s*(?:[x×]\s*)?[([]?\d+( cards)?[)\]]?\s*$|[\s:=*-]+$/gi;
/** A longer line is no line of a list. */
const LONGEST = 1000;
/** Copies before the card, between its number and its name, and behind it, in lists of all kinds and tables: "4 Gundam", "- [4] Gundam", "- Gundam x4", "| ST01-001 | 4 | Gundam |". */
const COPIES: readonly RegExp[] = [
  /^[\s[("|*•-]*[x×]?\s*(?<copies>\d+)(?:\s*[x×*,;.:)\]"|枚]+\s*|\s+)(?<called>.+)$/iu,
  /^[\s|]*(?<called>[^\t|;,]+?)\s*[\t|;,]\s*(?<copies>\d+)\s*[\t|;,].*$/u,
  /^[\s*•-]*(?<called>.+?)(?<=\S)(?:\s*[,;:|*([]\s*|\s+[=–-]\s+|\s+|(?<=\d)(?=[x×]))(?:[x×]\s*)?(?<copies>\d+)\s*[x×枚)\]"|]*$/iu,
];
/** A number that stands by itself; "4x" and "x4" are copies whatever else a line says. */
const NUMBER = /(?<![\p{L}\p{N}-])\d+(?![\p{L}\p{N}-])/gu;
const MARKED = /(?<![\p{L}\p{N}-])(?:[x×]\s?\d+|\d+\s?[x×枚])(?![\p{L}\p{N}-])/iu;
/** What else is said of a card in numbers. */
const FIGURES = /^(lvl?|level|cost|ap|hp|rp|atk|stk|power|strength|price)$/;
/** Numbers that are no copies, since a word or a sign says what they are: "Lv.4", "AP 3", "$1.20". */
const OTHER_NUMBERS =
  /(?<!\p{L})(?:lvl?|level|cost|ap|hp|rp|atk|stk|power|strength|rank)[\s.:=]*\d+|[$€£¥]\s?[\d.,]*\d|(?<!\d)\d+(?:\.\d+)?\s?[$€£¥円%]|(?<=[\s,;|])\d+\.\d+/giu;
/** A line that may have its number before it: "1. Gundam x4", where "4. Gundam" is four. */
const NUMBERED = /^(\d+)[.)]\s+(?!\d+[.)]\s)(.+)$/;
/** What stands in the first line of a table, above a deck, or below it. */
const COLUMNS = /^(total|deck|decklist|list|no|number|id|code|cards?|name|set|type|rarity|color)$/;
const isColumn = (called: string): boolean => COLUMNS.test(called) || COUNTS.test(called);
/** A cell of a table that holds nothing but a number. */
const ONE_NUMBER = /^[x×]?\s*(\d+)\s*[x×枚]?$/iu;
/** "Author: somebody", "**Ruler:** …". */
const WORDED = /^[\s*_>-]*([\p{L} ]{1,30}?)[*_\s]*:[*_\s]*(.*)$/u;
/** What is said of a deck in a line of its own, "Author: …". */
const ABOUT =
  /^(author|by|player|creator|created|updated|designer|format|date|event|tournament|place|placing|result|record|url|link|source|notes?|comments?|description|game|season|version|price|tags?|colou?rs?|作者|作成者|フォーマット|日付)$/;
/** The same, of what it is called. */
const TITLE = /^((deck ?)?(name|title)|deck|decklist|list|デッキ名|デッキ)$/;

/**
 * The record that a list stands for, and every line of it that says nothing. A line is a card with its copies, by number, by name or by
 * both in any order, as lists are exchanged; or a row of a table; or a row of numbers, one for each copy; or a heading, of a part or of a table's
 * columns; or a comment behind `//` or `#`, of which the first `#` names the deck.
 * @param called the deck's name where the list has none
 */
export function readDeckText(game: Parts, text: string, entries: readonly CardEntry[], called = "a list"): DeckText {
  const parts = game.mat.deck;
  const cards = new Shelf(ofDecks(parts, entries));
  const pile = new Pile(parts, cards, (id) => `say it in front: "4 ${id}"`);
  const { deck, problems } = pile;
  const unsure: UnsureLine[] = [];
  let here: DeckPart | null = null;
  let columns: readonly string[] = [];
  const lines = text
    .replace(/^\uFEFF/, "")
    .replace(/[！-～]/g, (wide) => wide.normalize("NFKC"))
    .split(/\r?\n/);
  const numbered = lines.flatMap((line) => (cards.called(line).length > 0 ? [] : (NUMBERED.exec(line.trim())?.[1] ?? [])));
  const isNumbered = numbered.length > 1 && numbered.every((number, nth) => Number(number) === nth + 1);
  for (const [nth, full] of lines.flatMap((line, nth) => apart(line, cards).map((each) => [nth, each] as const))) {
    const line = full
      .replace(/\s\/\/.*$/, "")
      .replace(/[^\S\t]+/g, " ")
      .trim();
    if (!/[\p{L}\p{N}]/u.test(line) || line.startsWith("//")) continue;
    if (line.length > LONGEST) {
      problems.push({ where: `line ${nth + 1}`, what: `it has over ${LONGEST} letters` });
      continue;
    }
    const said = plain(line.replace(AROUND_HEADING, "").replace(AROUND_HEADING, ""));
    const heading = pile.partCalled(said);
    const { word, value, part, isCard, isRow } = wordedIn(line, pile);
    if (heading !== undefined) here = heading;
    else if (namesColumns(line, cards)) columns = cellsOf(line).map(plain);
    else if (pile.types.has(said) || said.match(/\p{L}+/gu)?.every(isColumn)) here = null;
    else if (line.startsWith("#")) deck["name"] ??= line.replace(/^#+\s*/, "") || undefined;
    else if (part?.kind === "word") deck[part.key] = value;
    else if (!isRow && TITLE.test(word) && (pile.isEmpty || !isCard)) deck["name"] ??= value || undefined;
    else if (isRow || !ABOUT.test(word)) {
      const { copies, called } = rowIn(isRow || part !== null ? value : line, columns, isNumbered, cards);
      const ids = cards.in(called).map(({ id }) => id);
      if (ids.length > 1 && copies !== null) unsure.push({ line: nth + 1, copies, called, ids });
      pile.take(`line ${nth + 1}`, called, copies, part ?? here);
    }
  }
  if (problems.length === 0 && pile.isEmpty) problems.push({ where: "", what: "it names no card" });
  return { deck: { id: "list", ...deck, name: deck["name"] ?? called }, problems, unsure };
}

/** What a line says in the form "Author: somebody", "Ruler: A-1", "Pilots: 4 ST01-010". */
interface Worded {
  /** As phrases are compared; empty: it has another form. */
  readonly word: string;
  readonly value: string;
  /** The part that is called so. */
  readonly part: DeckPart | null;
  /** Is a card named behind it? */
  readonly isCard: boolean;
  /** Is it a row of a list behind the heading of its part, or of its type? */
  readonly isRow: boolean;
}

function wordedIn(line: string, pile: Pile): Worded {
  const [, before = "", value = ""] = pile.cards.called(line).length > 0 ? [] : (WORDED.exec(line) ?? []);
  const word = plain(before);
  const part = pile.partCalled(word) ?? null;
  const { called } = copiesIn(value, pile.cards);
  const isCard = pile.cards.in(called).length > 0;
  return {
    word,
    value,
    part,
    isCard,
    isRow: isCard && (part?.kind === "one" || ((part !== null || pile.types.has(word)) && called !== value)),
  };
}

/** The cells of a table's row; what stands between quotes is one. */
function cellsOf(row: string): string[] {
  const quoted = row.replace(/"([^"]*)"/g, (_, inside: string) => inside.replaceAll(",", "\0"));
  return quoted.split(/[\t|;,]/).map((cell) => cell.replaceAll("\0", ",").trim());
}

/** Does this line name the columns of a table? */
function namesColumns(line: string, shelf: Shelf): boolean {
  const cells = cellsOf(line).map(plain);
  const known = cells.filter((cell) => (cell.match(/\p{L}+/gu) ?? [""]).every((each) => isColumn(each) || FIGURES.test(each)));
  return cells.length > 1 && (known.some((cell) => COUNTS.test(cell)) || known.length > 1) && shelf.in(line).length === 0;
}

/** How many copies, and of what; null: of the numbers that are said none is known to be the copies. */
interface Row {
  readonly copies: number | null;
  readonly called: string;
}

/**
 * A line, as a row of a table whose columns have names, or of one whose columns have none, or as a line of words.
 * @param isNumbered the lines of this list count up from "1."
 */
function rowIn(line: string, columns: readonly string[], isNumbered: boolean, shelf: Shelf): Row {
  const cells = cellsOf(line);
  const cards = cells.filter((cell) => shelf.in(cell).length > 0);
  const card = cards.find((cell) => shelf.in(cell).length === 1) ?? cards[0];
  const counts = columns.findIndex((column) => COUNTS.test(column));
  const counted = ONE_NUMBER.exec(cells[counts] ?? "");
  if (card !== undefined && counted !== null) return { copies: Number(counted[1]), called: card };
  const isRow = card !== undefined && columns.length > 0 && cells.length === columns.length;
  if (isRow) return { copies: counts < 0 && !numbersIn(line, card, shelf) ? 1 : null, called: card };
  const bare = line.replace(OTHER_NUMBERS, "");
  const found = [bare, line].map((text) => copiesIn(text, shelf)).find(({ called }) => shelf.in(called).length > 0);
  const numbers = cells.flatMap((cell) => ONE_NUMBER.exec(cell)?.[1] ?? []);
  const isOnlyNumbered = isNumbered && found !== undefined && found.called === NUMBERED.exec(found.line)?.[2];
  if (found !== undefined) return isClear(found, shelf) && !isOnlyNumbered ? found : { ...found, copies: null };
  if (card !== undefined && numbers.length > 0) return { copies: numbers.length === 1 ? Number(numbers[0]) : null, called: card };
  return copiesIn(line, shelf);
}

/** How many copies a line says, and of what. A card whose name begins or ends with a number is that card. */
function copiesIn(line: string, shelf: Shelf): Said {
  const whole = { copies: 1, called: line, line };
  if (namesACard(line, shelf)) return whole;
  const rest = NUMBERED.exec(line)?.[2] ?? line;
  const behind = rest === line ? whole : copiesIn(rest, shelf);
  if (behind.called !== rest && shelf.in(behind.called).length > 0) return behind;
  const beginsWithName = (card: CardEntry) => [card.name, ...card.otherNames].some((each) => plain(line).startsWith(plain(each)));
  const forms = shelf.in(line).some(beginsWithName) ? COPIES.slice(1) : COPIES;
  const ways = forms.flatMap((form) => {
    const { copies, called } = form.exec(line)?.groups ?? {};
    return copies === undefined || called === undefined ? [] : [{ copies: Number(copies), called: called.trim(), line }];
  });
  return [...ways, whole].find(({ called }) => shelf.in(called).length > 0) ?? ways[0] ?? whole;
}

/** Copies that a line says, what it calls the card, and the line without the number before it. */
interface Said {
  readonly copies: number;
  readonly called: string;
  readonly line: string;
}

/** Is the number that was taken for the copies the only one, or marked as copies, "4x"? */
function isClear({ called, line }: Said, shelf: Shelf): boolean {
  const numbers = numbersIn(line, called, shelf);
  return !MARKED.test(called) && (numbers <= (called === line ? 0 : 1) || MARKED.test(line));
}

/** How many numbers a line says besides the name of the card that it calls so. */
function numbersIn(line: string, called: string, shelf: Shelf): number {
  const names = shelf.in(called).flatMap(({ name, otherNames }) => [name, ...otherNames]);
  const rest = names.reduce((left, each) => left.replace(plain(each), ""), plain(line));
  return rest.match(NUMBER)?.length ?? 0;
}

/** A row of card numbers, one for each copy, "ST01-001,ST01-001,ST01-005", or of names, "Wizards: Enraged Mage, Cinder Adept", taken apart; any other line stays whole. */
function apart(line: string, shelf: Shelf): readonly string[] {
  const words = line.split(/[\s,;"'[\]]+/).filter(Boolean);
  if (words.every((word) => shelf.hasNumber(word))) return words;
  const names = line.replace(WORDED, "$2").split(",");
  return names.length > 1 && names.every((name) => shelf.called(name).length > 0) ? names : [line];
}

/** Without what stands between a number and a name. */
const words = (text: string): string => plain(text.replace(BETWEEN, " "));

/** Is a line nothing but a card's name, with its number or without? Then a number at its end belongs to the name. */
const namesACard = (line: string, shelf: Shelf): boolean =>
  shelf.called(line).length > 0 ||
  shelf
    .in(line)
    .some(({ id, name, otherNames }) =>
      [name, ...otherNames].some((each) => [`${id} ${each}`, `${each} ${id}`].some((both) => words(line) === words(both))),
    );

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
