/** By what a card is called in a scenario: its handle, its name, its number, each with "P2." before it for P2's. */
import type { Match } from "./match.ts";
import { Card, type Seat, seatNamed } from "./memory.ts";
import { plain } from "./text.ts";

/** "P2.Lancer" is P2's. */
const sided = (name: string): { seat: Seat | null; called: string } => {
  const parts = /^(P[12])\.(.+)/s.exec(name);
  return parts === null ? { seat: null, called: name } : { seat: seatNamed(parts[1]), called: parts[2]! };
};

/** Is it one of these names, as a keyboard writes it? */
export const isOneOf = (names: readonly string[], name: string): boolean =>
  names.includes(name) || names.some((each) => plain(each) === plain(name));

/** A card's handle, name and number. */
export const namesOf = (match: Match, card: Card, definition: number = match.definition[card]): string[] => [
  match.handles.get(card) ?? "",
  match.nameOfDefinition(definition),
  match.idOfDefinition(definition),
];

export function isCalled(match: Match, name: string, card: Card, definition?: number): boolean {
  if (card === Card.none) return false;
  if (match.handles.get(card) === name) return true;
  const { seat, called } = sided(name);
  return (seat === null || match.ownerOf(card) === seat) && isOneOf(namesOf(match, card, definition), called);
}

/** The one of these cards that is called so; one whose handle it is before all others. `Card.none` if none is. */
export function cardCalled(match: Match, called: unknown, cards: Iterable<Card>): Card {
  if (typeof called !== "string") return Card.none;
  const there = [...cards];
  return there.find((card) => match.handles.get(card) === called) ?? there.find((card) => isCalled(match, called, card)) ?? Card.none;
}

/** A fact that is a card: who attacks, what lies under it. It is told by the card's name, and expected by whatever the card is called. */
export class CardFact {
  constructor(
    private readonly match: Match,
    readonly card: Card,
  ) {}

  toJSON(): string {
    return this.match.cardName(this.card);
  }
}

/** The fact, null for no card. */
export const cardFact = (match: Match, card: Card): CardFact | null => (card === Card.none ? null : new CardFact(match, card));
