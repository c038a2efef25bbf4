/** Decks as records: in the game's own form with cards by name, or as other programs write them. */

import type { CardEntry } from "./face.ts";
import { isRecord } from "./form.ts";
import type { Rules } from "./game.ts";
import type { DeckPart } from "./mat.ts";
import type { Problem } from "./problems.ts";
import { COUNTS, nameOf, ofDecks, Pile, Shelf } from "./shelf.ts";
import { plain } from "./text.ts";

type Facts = Readonly<Record<string, unknown>>;
type Parts = Pick<Rules, "mat">;

/** What a record of another program calls the card, what holds cards of any part, and the deck. */
const CARD = /^(card )?(card|id|no|number|code|name)$/;
const HOLDS = /^(deck|main|main deck|deck ?list|list|cards|card list|entries)$/;
const TITLE = /^(deck )?(name|title)$/;
/** Records within records, at most. */
const DEEPEST = 4;

/** Is a text a record or a list of records? A list of lines may begin with a bracket, too: "[4] Gundam". */
export const isDeckRecord = (text: string): boolean => /^\uFEFF?\s*(?:{|\[\s*(?:{|\[\s*"))/.test(text);

/**
 * A deck as a record: in the game's own form, where cards may be called by name; or as other programs write decks, the cards in lists,
 * each with its copies; of a file with several the first. What cannot be told apart is left, and said.
 * @param called the deck's name where the record has none
 */
export function readDeckRecord(
  game: Parts,
  file: unknown,
  entries: readonly CardEntry[],
  called = "a list",
): { deck: unknown; problems: Problem[] } {
  const { deck: parts } = game.mat;
  const json: unknown = isRecord(file) && Array.isArray(file["decks"]) ? file["decks"][0] : file;
  if (parts.some(({ key }) => isRecord(json) && json[key] !== undefined) && !parts.some((part) => isOfOthers(part, json as Facts)))
    return withCardNumbers(game, json, entries);
  const record = new DeckRecord(new Pile(parts, new Shelf(ofDecks(parts, entries)), () => 'its "count" would say so'));
  record.read(json);
  const { deck, problems, isEmpty } = record.pile;
  if (problems.length === 0 && isEmpty) return withCardNumbers(game, json, entries);
  return { deck: { id: "list", ...deck, name: deck["name"] ?? called }, problems };
}

/** Has a part another form than the game's own? */
function isOfOthers({ key, kind }: DeckPart, record: Facts): boolean {
  const held = record[key];
  return Array.isArray(held) ? kind !== "list" || held.some((each) => typeof each !== "string") : isRecord(held) && kind !== "copies";
}

/** "cardNumber", "card_number" as "card number". */
const keyed = (key: string): string => plain(key.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").replace(/[_-]/g, " "));
const wholeIn = (value: unknown): number | null =>
  (typeof value === "number" || isText(value)) && /^\d+$/.test(String(value)) ? Number(value) : null;

/** A record of another program, card by card. */
class DeckRecord {
  constructor(readonly pile: Pile) {}

  read(json: unknown): void {
    if (Array.isArray(json)) this.cards(json, "", null, 0);
    else if (isRecord(json)) this.record(json, "", null, 0);
  }

  /** A record of parts, or of cards with their copies. */
  private record(record: Facts, at: string, within: DeckPart | null, depth: number): void {
    const isOfCards = Object.values(record).every((value) => typeof value === "number");
    for (const [key, value] of Object.entries(record)) {
      const where = at === "" ? key : `${at}.${key}`;
      const called = keyed(key);
      const part = this.pile.partCalled(called);
      if (typeof value === "number") {
        if (isOfCards || this.pile.cards.called(key).length > 0) this.pile.take(where, key, wholeIn(value), within);
      } else if (typeof value === "string") {
        if (part?.kind === "word") this.pile.deck[part.key] = value;
        else if (part?.kind === "one") this.pile.take(where, value, 1, part);
        else if (TITLE.test(called)) this.pile.deck["name"] ??= value;
      } else if (part !== undefined || HOLDS.test(called) || this.pile.types.has(called))
        this.cards(value, where, part ?? within, depth + 1);
      else if (this.holdsCards(value, depth)) this.pile.problems.push({ where, what: "no part of a deck is called so" });
    }
  }

  /** What stands where cards are expected. */
  private cards(held: unknown, at: string, part: DeckPart | null, depth: number): void {
    if (Array.isArray(held)) for (const [nth, each] of held.entries()) this.card(each, `${at}[${nth}]`, part);
    else if (isRecord(held) && depth < DEEPEST && !isCard(held)) this.record(held, at, part, depth);
    else if (held !== null) this.card(held, at, part);
  }

  /** "ST01-001", ["ST01-001", 4], { "id": "ST01-001", "count": 4 }. */
  private card(said: unknown, where: string, part: DeckPart | null): void {
    const pair = Array.isArray(said) && said.length === 2 ? said : [];
    const facts: Facts = isRecord(said) ? said : { card: pair.find((each) => typeof each === "string") ?? said };
    const counts = pair.length > 0 ? pair.filter((each) => each !== facts["card"]) : under(COUNTS, facts);
    const names = [facts, ...under(CARD, facts)].flatMap((each) => (isRecord(each) ? under(CARD, each) : [])).filter(isText);
    const { cards } = this.pile;
    const called = names.find((name) => cards.hasNumber(name)) ?? names.find((name) => cards.in(name).length > 0) ?? names[0];
    const isUncounted = !Object.values(facts).some((value) => wholeIn(value) !== null);
    const copies = new Set(counts).size === 1 ? wholeIn(counts[0]) : counts.length === 0 && isUncounted ? 1 : null;
    if (called === undefined) this.pile.problems.push({ where, what: 'it names no card; "id" or "name" would' });
    else this.pile.take(where, called, copies, part);
  }

  /** Does something that nobody knows hold what seem to be cards? */
  private holdsCards(held: unknown, depth: number): boolean {
    if (depth > DEEPEST) return false;
    if (Array.isArray(held))
      return held.some((each) => (isText(each) ? this.pile.cards.in(each).length > 0 : isRecord(each) || Array.isArray(each)));
    if (!isRecord(held)) return false;
    return Object.entries(held).some(
      ([key, each]) => this.holdsCards(each, depth + 1) || (typeof each === "number" && this.pile.cards.called(key).length > 0),
    );
  }
}

const isText = (value: unknown): value is string => typeof value === "string";
const under = (keys: RegExp, facts: Facts): unknown[] =>
  Object.entries(facts).flatMap(([key, value]) => (keys.test(keyed(key)) ? [value] : []));
/** A card, and not what holds cards: there is nothing in it that could hold any. */
const isCard = (record: Facts): boolean =>
  under(CARD, record).some(isText) && !Object.values(record).some((value) => Array.isArray(value) || (isRecord(value) && !isCard(value)));

/** A deck record in which cards may be called by name, with their numbers instead; what cannot be told apart is left, and said. */
function withCardNumbers(
  { mat }: Pick<Rules, "mat">,
  deck: unknown,
  entries: readonly CardEntry[],
): { deck: unknown; problems: Problem[] } {
  if (!isRecord(deck)) return { deck, problems: [{ where: "", what: "a record is wanted" }] };
  const problems: Problem[] = [];
  const cards = new Shelf(ofDecks(mat.deck, entries));
  const numbered = (called: string, key: string): string => {
    const found = cards.called(called);
    if (found.length > 1) problems.push({ where: `${key}, ${called}`, what: `it is ${nameOf(found)}` });
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
