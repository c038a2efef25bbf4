/** The shape of a deck file. Decks are read wherever a match is made, so it is written in the small half of the schema library. */
import * as z from "zod/mini";

const text = z.string().check(z.minLength(1));
const contents = { colossus: z.string(), cards: z.record(z.string(), z.int().check(z.minimum(1), z.maximum(99))) };

/** A deck of one's own needs neither id nor name. */
export const deckSchema = z.strictObject({ id: z.optional(text), name: z.optional(text), ...contents });
/** A deck as a deck file has it. */
export type DeckJson = z.infer<typeof deckSchema>;

export const namedDeckSchema = z.strictObject({ id: text, name: text, ...contents });
/** A deck that comes with the game. */
export type NamedDeckJson = z.infer<typeof namedDeckSchema>;
