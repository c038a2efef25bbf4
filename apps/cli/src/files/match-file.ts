/** Matches as files: a replay, and with it whatever is needed to go on playing. */
import { isRecord, type NamedDeck } from "@duelex/kernel";
import type { MatchFile } from "@duelex/session";
import * as z from "zod";
import { readForm, record } from "./form.ts";
import { readJson } from "./json.ts";

export type { MatchFile } from "@duelex/session";

const text = z.string();
const hash = z.string().regex(/^[0-9a-f]{8}$/, "eight hexadecimal digits are wanted");

export const matchFileSchema = record({
  $schema: text.optional().describe("for editors"),
  format: z.literal("duelex-replay-1"),
  game: text.min(1),
  edition: text.describe("of the rules"),
  cards: text.describe("fingerprint of the card data"),
  settings: z.record(text, text),
  decks: z.tuple([z.unknown(), z.unknown()]).describe("the decks whole, as in a deck file of the game"),
  seed: z
    .union([
      z.int(),
      z.string().regex(/^[0-9a-f]{64}$/, {
        error: ({ input }) => `${JSON.stringify(input)} is neither a number nor a key of 64 hexadecimal digits`,
      }),
    ])
    .describe("of the dice: a whole number, or a key of 64 hexadecimal digits"),
  answers: z.array(text).describe("every answer of the match in notation, and concessions"),
  hashes: z
    .array(record({ at: z.int().min(0), turn: z.int().min(0), hash }))
    .describe("hashes of the position: after how many answers, in which turn"),
  result: text,
  players: z.tuple([text, text]).optional().describe("who plays P1 and P2: human, greedy, random"),
  ownCards: z.array(z.unknown()).optional().describe("what the files of one's own cards held"),
});

/** @throws InputError with everything that is wrong with the file's form */
export function readMatchFile(path: string): MatchFile {
  return readForm(matchFileSchema, readJson(path), path) as MatchFile; // the same fields; zod says `undefined` where we say nothing
}

/** What a saved match was played with. */
export function setupIn({ decks, seed, settings }: MatchFile) {
  const nameOf = (deck: unknown) => (isRecord(deck) && typeof deck["name"] === "string" ? deck["name"] : "the saved deck");
  const saved = (deck: unknown): NamedDeck => ({ id: "saved", name: nameOf(deck), deck });
  return { decks: [saved(decks[0]), saved(decks[1])] as const, seed, settings };
}
