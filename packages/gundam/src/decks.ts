/** 5-1. What a deck must be to be played: everything that is wrong with one, each with its paragraph. */
import { didYouMean, type Problem, type Read, readForm } from "@duelex/kernel";
import { type DeckRecord, deckSchema } from "./deck-file.ts";
import type { Paragraph } from "./rulebook.ts";
import type { CardType } from "./schema.ts";

/** What a deck check must know of a card. */
export interface DeckCard {
  readonly id: string;
  readonly name: string;
  readonly type: CardType;
  readonly color: string | null;
  /** Why it may not be played in a match, if it may not: a clause of it is not carried out. */
  readonly outOfPlay?: string | undefined;
}
export type CardsByNumber = ReadonlyMap<string, DeckCard>;

const DECK_SIZE = 50; // 5-1-1-1
const COLOURS = 2; // 5-1-1-2
const COPIES = 4; // 5-1-1-3
const RESOURCES = 10; // 5-1-2

/** 5-1: a deck, or everything that is wrong with it. */
export function readDeck(given: unknown, cards: CardsByNumber): Read<DeckRecord> {
  const { value: deck, problems: mistakes } = readForm(deckSchema, given);
  if (deck === null) return { value: null, problems: mistakes };
  const problems = problemsOf(deck, cards);
  return problems.length > 0 ? { value: null, problems } : { value: deck, problems: [] };
}

function problemsOf(deck: DeckRecord, cards: CardsByNumber): Problem[] {
  const problems: Problem[] = [];
  const complain = (rule: Paragraph, where: string, what: string) => void problems.push({ where, what, rule });

  const main = piled(deck.main, "main deck", cards, problems);
  for (const { card, copies } of main) {
    const where = `main deck, ${card.id}`;
    if (card.type === "Resource") complain("5-1-2", where, `${card.name} is a Resource; it belongs to the resource deck`);
    else if (isToken(card)) complain("4-17", where, `${card.name} is a token, and no card of a deck`);
    if (copies > COPIES) complain("5-1-1-3", where, `${copies} copies of ${card.name}; at most ${COPIES}`);
    if (card.outOfPlay !== undefined) problems.push({ where, what: `${card.name} cannot be played here: ${card.outOfPlay}` });
  }
  const size = total(deck.main);
  if (size !== DECK_SIZE) complain("5-1-1-1", "main deck", `${size} cards; exactly ${DECK_SIZE} are wanted${howFar(size, DECK_SIZE)}`);
  const colours = [...new Set(main.flatMap(({ card }) => card.color ?? []))];
  if (colours.length > COLOURS)
    complain("5-1-1-2", "main deck", `${colours.length} colours (${colours.join(", ")}); one or two are allowed`);

  const resources = piled(deck.resources, "resource deck", cards, problems);
  for (const { card } of resources) {
    if (card.type !== "Resource")
      complain(
        "5-1-2",
        `resource deck, ${card.id}`,
        `${card.name} is ${isToken(card) ? "a token" : `a ${card.type} card`}, not a Resource`,
      );
  }
  const count = total(deck.resources);
  if (count !== RESOURCES) complain("5-1-2", "resource deck", `${count} cards; exactly ${RESOURCES} are wanted${howFar(count, RESOURCES)}`);
  return problems;
}

const isToken = (card: DeckCard): boolean => card.type === "UnitToken" || card.type === "EXBase" || card.type === "EXResource";
const total = (pile: DeckRecord["main"]): number => Object.values(pile).reduce((sum, copies) => sum + copies, 0);
const howFar = (size: number, wanted: number): string => (size < wanted ? `, ${wanted - size} more` : `, ${size - wanted} fewer`);

/** The cards of a pile that exist; the others go into `problems`. */
function piled(pile: DeckRecord["main"], where: string, cards: CardsByNumber, problems: Problem[]): { card: DeckCard; copies: number }[] {
  return Object.entries(pile).flatMap(([number, copies]) => {
    const card = cards.get(number);
    if (card !== undefined) return [{ card, copies }];
    problems.push({ where, what: `there is no card "${number}"${didYouMean(number, cards.keys())}`, rule: "2-1" });
    return [];
  });
}
