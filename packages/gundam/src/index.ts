/** Gundam: the game, its rulebook, its card and deck files. */
export { gundam } from "./game.ts";
export type { GundamMatch } from "./match.ts";
export type { Paragraph } from "./rulebook.ts";
export { rulebook } from "./rulebook.ts";
export type { CardRecord, DeckRecord } from "./schema.ts";
