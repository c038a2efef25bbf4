/** Card files: the built-in one, and those of one's own, checked with every mistake named. */
import { InputError, nearest, type Problem } from "@duelex/kernel";
import builtInCards from "../data/cards.json" with { type: "json" };
import builtInDecks from "../data/decks.json" with { type: "json" };
import { CardSet } from "./cards.ts";
import {
  card as cardSchema,
  EVENT_TIMINGS,
  EVENT_WORDS,
  type JsonCard,
  type JsonCardFile,
  type JsonDeck,
  type JsonDeckFile,
  KEYWORDS,
} from "./schema.ts";

/** The schema is proved over both files by a test; here the cast is enough. */
const builtIn = (builtInCards as JsonCardFile).cards;
export const decks: readonly JsonDeck[] = (builtInDecks as JsonDeckFile).decks;

/** The built-in cards, compiled. */
export const standard: CardSet = new CardSet(builtIn);

/** The built-in cards and these, which add to them and by id replace them. @throws InputError with every mistake */
export function withOwn(files: readonly unknown[]): CardSet {
  if (files.length === 0) return standard;
  const problems: Problem[] = [];
  const cards = new Map(builtIn.map((card) => [card.id, card]));
  for (const [nth, file] of files.entries()) {
    const where = files.length === 1 ? "card file" : `card file ${nth + 1}`;
    for (const card of readCards(file, where, problems)) cards.set(card.id, card);
  }
  if (problems.length > 0) throw new InputError("card file", problems);
  return new CardSet([...cards.values()]);
}

/** A list of cards, or an object with `cards`. */
function readCards(file: unknown, where: string, problems: Problem[]): JsonCard[] {
  const list = Array.isArray(file) ? file : typeof file === "object" && file !== null ? (file as { cards?: unknown }).cards : undefined;
  if (!Array.isArray(list)) {
    problems.push({ where, what: 'a list of cards is wanted, or an object with "cards"' });
    return [];
  }
  return list.flatMap((entry, nth) => readCard(entry, `${where}, card ${nth + 1}`, problems));
}

/** One card record; what is wrong with it goes into `problems`. */
export function readCard(entry: unknown, where: string, problems: Problem[]): JsonCard[] {
  const parsed = cardSchema.safeParse(entry);
  if (parsed.success) return [parsed.data];
  const id = typeof entry === "object" && entry !== null ? (entry as { id?: unknown }).id : undefined;
  for (const issue of parsed.error.issues) {
    const path = [typeof id === "string" ? `card ${id}` : where, ...issue.path.map(String)].join(".");
    problems.push({ where: path, what: `${issue.message}${hint(entry, issue.path)}` });
  }
  return [];
}

const WORDS = [...KEYWORDS, ...EVENT_WORDS, ...EVENT_TIMINGS];

/** "did you mean …?" for a word that stands where the mistake is. */
function hint(entry: unknown, path: readonly PropertyKey[]): string {
  let value = entry;
  for (const key of path) value = typeof value === "object" && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined;
  if (typeof value !== "string") return "";
  const near = nearest(value, WORDS);
  return near === undefined || near === value ? ` ("${value}")` : `; did you mean "${near}"?`;
}
