/** The cards of the game, as data alone. They are derived from open data and keep its licence: ODbL 1.0. */
import file from "../../data/cards.json" with { type: "json" };
import type { CardRecord } from "../schema.ts";

/** Where the publisher shows a card, by its number. */
const PUBLISHED = "https://www.gundam-gcg.com/en/cards/detail.php?detailSearch=";

/** With where it is published, of which the file says only what is not to be expected; it stands before what says that a card is a token. */
const published = ({ token, ...card }: CardRecord & { readonly token?: true }): CardRecord =>
  ({ ...card, source: card.source ?? PUBLISHED + card.id, ...(token && { token }) }) as CardRecord;

/** Every built-in card, as a card file has it. That the file is what the schema says is proved by the tests. */
export const cards: readonly CardRecord[] = (file as CardRecord[]).map(published);
