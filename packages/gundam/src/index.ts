/** The Gundam Card Game, by its comprehensive rules: the game, and the forms of its cards and decks. */
import type { Game } from "@duelex/kernel";
import { gundam as whole } from "./game.ts";

/** The Gundam Card Game: edition 1.9.0, cited by the paragraphs of 1.0. */
export const gundam: Game = whole;

export { rulebook } from "./data/rulebook.ts";
export type { DeckRecord } from "./deck-file.ts";
export type { Paragraph } from "./rulebook.ts";
export type { CardRecord } from "./schema.ts";
