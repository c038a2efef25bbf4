/** The decks that come with the game, as data alone. */
import file from "../../data/decks.json" with { type: "json" };
import type { DeckRecord } from "../deck-file.ts";

/** Every built-in deck, as a deck file has it. That the file is what the schema says is proved by the tests. */
export const decks: readonly DeckRecord[] = (file as { decks: DeckRecord[] }).decks;
