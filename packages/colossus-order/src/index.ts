/**
 * Colossus Order, by its rules: the game, and the forms of its cards and decks.
 *
 *     import { newMatch } from "@duelex/kernel";
 *     import { colossusOrder } from "@duelex/colossus-order";
 *
 *     const [a, b] = colossusOrder.decks;
 *     const match = newMatch(colossusOrder, { decks: [a.deck, b.deck], seed: 7 });
 */
import type { Game } from "@duelex/kernel";
import { colossusOrder as whole } from "./game.ts";

/** Colossus Order: Master Rules v1.3, with the opening hand of August 2014. */
export const colossusOrder: Game = whole;

export { rulebook } from "./data/rulebook.ts";
export type { DeckJson } from "./deck-file.ts";
export type { Paragraph } from "./rulebook.ts";
export type { CardJson } from "./schema.ts";
