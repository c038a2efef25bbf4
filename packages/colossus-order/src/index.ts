/**
 * Colossus Order, by its rules.
 *
 *     import { newMatch } from "@duelex/kernel";
 *     import { colossusOrder } from "@duelex/colossus-order";
 *
 *     const [a, b] = colossusOrder.decks;
 *     const match = newMatch(colossusOrder, { decks: [a.deck, b.deck], seed: 7 });
 */
export type { DeckJson } from "./deck-file.ts";
export { colossusOrder } from "./game.ts";
export type { Paragraph } from "./rulebook.ts";
export { rulebook } from "./rulebook.ts";
export type { CardJson } from "./schema.ts";
export type { ColossusOrder } from "./table.ts";
export { cardText } from "./text.ts";
