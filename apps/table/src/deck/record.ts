/** A deck as it is written down, changed part by part. What its parts are, the game's mat says. */
import type { DeckPart } from "@duelex/kernel";
import { isRecord } from "../store/record.ts";

export type DeckRecord = Readonly<Record<string, unknown>>;

/** The cards of a part, with how many of each. */
export function cardsIn(deck: DeckRecord, part: DeckPart): readonly (readonly [id: string, copies: number])[] {
  const value = deck[part.key];
  if (part.kind === "one") return typeof value === "string" && value !== "" ? [[value, 1]] : [];
  if (part.kind === "list" && Array.isArray(value)) return value.filter((id) => typeof id === "string").map((id) => [id, 1] as const);
  if (part.kind === "copies" && isRecord(value))
    return Object.entries(value).filter((each): each is [string, number] => typeof each[1] === "number");
  return [];
}

export const countIn = (deck: DeckRecord, part: DeckPart): number => cardsIn(deck, part).reduce((sum, [, copies]) => sum + copies, 0);

/** The deck with one card more, or one less. */
export function changed(deck: DeckRecord, part: DeckPart, id: string, by: 1 | -1): DeckRecord {
  const value = deck[part.key];
  switch (part.kind) {
    case "one":
      return { ...deck, [part.key]: by > 0 ? id : "" };
    case "list": {
      const list = Array.isArray(value) ? [...(value as unknown[])] : [];
      if (by > 0) list.push(id);
      else if (list.includes(id)) list.splice(list.indexOf(id), 1);
      return { ...deck, [part.key]: list };
    }
    case "copies": {
      const copies = Object.fromEntries(cardsIn(deck, part));
      const count = (copies[id] ?? 0) + by;
      if (count > 0) copies[id] = count;
      else delete copies[id];
      return { ...deck, [part.key]: copies };
    }
    case "word":
      return { ...deck, [part.key]: id };
  }
}

/** A deck with nothing in it. */
export function emptyDeck(parts: readonly DeckPart[], id: string, name: string): DeckRecord {
  const deck: Record<string, unknown> = { id, name };
  for (const { key, kind, words } of parts)
    deck[key] = kind === "copies" ? {} : kind === "list" ? [] : kind === "word" ? (words?.[0] ?? "") : "";
  return deck;
}

/** What a deck keeps of another when it is changed: its parts, not what was noted about it. */
export function ownCopy(deck: DeckRecord, parts: readonly DeckPart[], id: string, name: string): DeckRecord {
  return {
    ...emptyDeck(parts, id, name),
    ...Object.fromEntries(parts.filter(({ key }) => key in deck).map(({ key }) => [key, deck[key]])),
  };
}

/** The part in which a card of this type goes first: the least general. */
export const partFor = (parts: readonly DeckPart[], type: string): DeckPart | undefined => parts.find(({ types }) => types.includes(type));
