/**
 * BOS TCG, played by the book: the game, and the forms of its cards and decks.
 *
 * @example
 * import { newMatch } from "@duelex/kernel";
 * import { bos } from "@duelex/bos";
 * const match = newMatch(bos, { decks: [bos.decks[0].deck, bos.decks[1].deck], seed: 0 });
 */
import type { Game } from "@duelex/kernel";
import { bos as whole } from "./game.ts";

/** BOS TCG, by its Detailed Guide. There is no luck in it: the seed of a match changes nothing. */
export const bos: Game = whole;

export { rulebook } from "./data/rulebook.ts";
export type { DeckRecord } from "./deck-file.ts";
export type { Paragraph } from "./rulebook.ts";
export type { CardRecord } from "./schema.ts";
