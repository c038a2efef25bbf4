/**
 * BOS TCG, played by the book.
 *
 * @example
 * import { newMatch } from "@duelex/kernel";
 * import { bos } from "@duelex/bos";
 * const match = newMatch(bos, { decks: [bos.decks[0].deck, bos.decks[1].deck], seed: 0 });
 */
export { CardSet } from "./cards.ts";
export type { DeckRecord } from "./deck-file.ts";
export { type Deck, readDeck, swap } from "./decks.ts";
export { bos } from "./game.ts";
export { BosMatch } from "./match.ts";
export { type Paragraph, rulebook } from "./rulebook.ts";
export type { CardRecord } from "./schema.ts";
