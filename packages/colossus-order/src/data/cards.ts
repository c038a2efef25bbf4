/** The cards of the game, as data alone; where each fact is from, and its licence, stands in data/LICENSE.md. */
import file from "../../data/cards.json" with { type: "json" };
import type { CardJson } from "../schema.ts";

/** Every built-in card, as a card file has it. That the file is what the schema says is proved by the tests. */
export const cards: readonly CardJson[] = (file as { cards: CardJson[] }).cards;
