/** A deck as people paste it: one card a line, with how many. */
import type { CardEntry, DeckPart } from "@duelex/kernel";
import { changed, type DeckRecord, partFor } from "./record.ts";

export interface Pasted {
  readonly deck: DeckRecord;
  /** Lines that are no card. */
  readonly unknown: readonly string[];
}

const plain = (text: string): string => text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();

/** "4 ST01-005", "4x Gundam", "Gundam x4", "ST01-005 Gundam 4", "ST01-005". Comments begin with # or //. */
export function readLine(line: string): { readonly name: string; readonly copies: number } | null {
  const text = line.replace(/(^|\s)(#|\/\/).*$/, "").trim();
  if (text === "") return null;
  const before = /^(\d{1,2})\s*[x×*]?\s+(.+)$/i.exec(text);
  if (before !== null) return { name: before[2]!.trim(), copies: Number(before[1]) };
  const after = /^(.+?)\s+[x×*]?\s*(\d{1,2})$/i.exec(text);
  if (after !== null) return { name: after[1]!.trim(), copies: Number(after[2]) };
  return { name: text, copies: 1 };
}

/** A card by its number, its name or another of its names; of several of one name the first that may be played. */
export function findCard(cards: readonly CardEntry[], name: string): CardEntry | undefined {
  const wanted = plain(name);
  const number = wanted.split(" ")[0]!;
  const named = (card: CardEntry) => [card.name, ...card.otherNames].some((each) => plain(each) === wanted);
  return (
    cards.find(({ id }) => plain(id) === wanted) ??
    cards.find((card) => card.outOfPlay === undefined && named(card)) ??
    cards.find(named) ??
    cards.find(({ id }) => plain(id) === number)
  );
}

/** Takes a list over into a deck that is empty but for its id and name. A line that is a heading ("Main deck:") is passed over. */
export function readList(text: string, empty: DeckRecord, parts: readonly DeckPart[], cards: readonly CardEntry[]): Pasted {
  const unknown: string[] = [];
  let deck = empty;
  for (const line of text.split(/\r?\n/)) {
    const read = readLine(line);
    if (read === null) continue;
    const card = findCard(cards, read.name) ?? findCard(cards, line.trim());
    const part = card === undefined ? undefined : partFor(parts, card.type);
    if (card === undefined || part === undefined) {
      if (!/:\s*\d*$/.test(line.trim())) unknown.push(line.trim());
      continue;
    }
    for (let n = 0; n < (findCard(cards, read.name) === undefined ? 1 : read.copies); n++) deck = changed(deck, part, card.id, 1);
  }
  return { deck, unknown };
}
