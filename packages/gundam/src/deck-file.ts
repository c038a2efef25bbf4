/** The shape of a deck file. Decks are read wherever a match is made, so it is written in the small half of the schema library. */
import * as z from "zod/mini";

const MOST = 99;
const text = z.string().check(z.minLength(1));
/** Card number → copies. */
const copies = z.record(z.string(), z.int().check(z.minimum(1), z.maximum(MOST)));

export const deckSchema = z.strictObject({
  id: z.optional(text),
  name: z.optional(text),
  /** 50 in all (5-1-1). */
  main: copies,
  /** 10 in all (5-1-2). */
  resources: z._default(copies, { "R-001": 10 }),
  /** Informative: one EX Base and one EX Resource (5-1-2). */
  setupTokens: z.optional(copies),
  /** Informative. */
  colors: z.optional(z.array(z.enum(["blue", "green", "red", "white", "purple"]))),
  kind: z.optional(z.string()),
  confidence: z.optional(z.string()),
  note: z.optional(z.string()),
  source: z.optional(z.string()),
});

/** A deck as a deck file has it, with its resources filled in. */
export type DeckRecord = z.output<typeof deckSchema>;
