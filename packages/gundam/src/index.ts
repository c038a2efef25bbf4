/** Gundam: the game, its rulebook, its card and deck files. */
export type { DeckRecord } from "./deck-file.ts";
export { gundam } from "./game.ts";
export type { GundamMatch } from "./match.ts";
export type { Paragraph } from "./rulebook.ts";
export { rulebook } from "./rulebook.ts";
export type { CardRecord } from "./schema.ts";
