/** The shape of a deck file. Decks are read wherever a match is made, so it is written in the small half of the schema library. */
import * as z from "zod/mini";

const copies = z.record(z.string(), z.int().check(z.minimum(1), z.maximum(99)));

/** A deck as it is written down. Its numbers are the deck check's affair (BOS-D1…D7), not the schema's. */
export const deckSchema = z.strictObject({
  id: z.optional(z.string()),
  name: z.optional(z.string()),
  color: z.enum(["red", "yellow", "blue"]),
  boss: z.string(),
  wizards: z.array(z.string()),
  summons: copies,
  spells: copies,
  reserve: z.optional(copies),
});
/** A deck as a deck file has it. */
export type DeckRecord = z.infer<typeof deckSchema>;
