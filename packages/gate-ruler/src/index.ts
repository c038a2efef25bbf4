/** Gate Ruler by its comprehensive rules: the game, and the forms of its cards and decks. */
import type { Game } from "@duelex/kernel";
import { gateRuler as whole } from "./game.ts";

/** Gate Ruler: comprehensive rules 1.0.0, other editions by the setting `rulesProfile`. */
export const gateRuler: Game = whole;

export { rulebook } from "./data/rulebook.ts";
export type { JsonDeck } from "./deck-file.ts";
export type { Paragraph } from "./rulebook.ts";
export type { JsonCard } from "./schema.ts";
