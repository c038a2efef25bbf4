/** The shape of a deck file. Decks are read wherever a match is made, so it is written in the small half of the schema library. */
import * as z from "zod/mini";

const MOST = 200;
const text = z.string().check(z.minLength(1));
const whole = z.int().check(z.minimum(-MOST), z.maximum(MOST));

export const deckSchema = z.strictObject({
  id: text,
  name: text,
  ruler: z.string(),
  factions: z.optional(z.array(text)),
  cards: z.record(text, z.int()),
  check: z.optional(z.strictObject({ cards: whole, totalLevel: whole, cntCards: whole, legendaryNames: whole })),
});
/** A deck as a deck file has it. */
export type JsonDeck = z.infer<typeof deckSchema>;
