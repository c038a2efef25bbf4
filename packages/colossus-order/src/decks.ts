/** 3.1. What makes a deck: every problem at once, each with its paragraph. Any mixture of colours is one (CO-D5), and there is no side deck (CO-D6). */
import { didYouMean, type Problem, type Read, readForm } from "@duelex/kernel";
import { type DeckJson, deckSchema } from "./deck-file.ts";
import type { Paragraph } from "./rulebook.ts";
import type { CardJson } from "./schema.ts";

/** CO-D1 */
export const DECK_SIZE = 51;
/** CO-D2 */
export const MAX_GEMS = 20;
/** CO-D3, CO-D4 */
export const COPY_LIMIT = 3;

/** A deck, or everything that is wrong with it. */
export function readDeck(given: unknown, cards: ReadonlyMap<string, CardJson>): Read<DeckJson> {
  const { value: deck, problems: mistakes } = readForm(deckSchema, given);
  if (deck === null) return { value: null, problems: mistakes };
  const problems = problemsOf(deck, cards);
  return problems.length > 0 ? { value: null, problems } : { value: deck, problems: [] };
}

function problemsOf(deck: DeckJson, cards: ReadonlyMap<string, CardJson>): Problem[] {
  const problems: Problem[] = [];
  const say = (rule: Paragraph, where: string, what: string) => problems.push({ where, what, rule });
  const unknown = (where: string, id: string) => say("CO-17.1", where, `there is no card "${id}"${didYouMean(id, cards.keys())}`);

  const colossus = cards.get(deck.colossus);
  if (deck.colossus === "") say("CO-D1", "colossus", "none is named; a deck has exactly one");
  else if (colossus === undefined) unknown("colossus", deck.colossus);
  else if (colossus.type !== "colossus") say("CO-D1", "colossus", `${colossus.name.en} is not a Colossus`);

  const copies = new Map<string, { card: CardJson; count: number }>();
  let size = 0;
  let gems = 0;
  for (const [id, count] of Object.entries(deck.cards)) {
    size += count;
    const card = cards.get(id);
    if (card === undefined) {
      unknown("cards", id);
      continue;
    }
    if (card.type === "colossus")
      say("CO-D1", id, `${card.name.en} is a Colossus; a deck has exactly one, named apart from the fifty cards`);
    if (card.type === "gem") gems += count;
    if (card.type === "gem" && card.unique !== true) continue; // CO-D4
    const sameName = copies.get(card.name.en) ?? { card, count: 0 }; // 17.1: sameness of name is by the English name
    sameName.count += count;
    copies.set(card.name.en, sameName);
  }
  if (size !== DECK_SIZE - 1) say("CO-D1", "cards", `${size} cards besides the Colossus instead of ${DECK_SIZE - 1}`);
  if (gems > MAX_GEMS) say("CO-D2", "cards", `${gems} gem cards; at most ${MAX_GEMS} are allowed`);
  for (const [name, { card, count }] of copies) {
    if (count <= COPY_LIMIT) continue;
    say(card.type === "gem" ? "CO-D4" : "CO-D3", name, `${count} cards called ${name}; at most ${COPY_LIMIT} are allowed`);
  }
  for (const id of [deck.colossus, ...Object.keys(deck.cards)]) {
    const card = cards.get(id);
    if (card === undefined) continue;
    if (card.reality === "real-partial")
      say("CO-17.1", id, `${card.name.en}: not all of its facts are public, so it is not used in match play`);
    if ("keywords" in card && card.keywords?.includes("Fast Break") === true)
      say("CO-Y5", id, `${card.name.en} has Fast Break, which is not defined in public`);
  }
  return problems;
}
