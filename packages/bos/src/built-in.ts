/** The built-in cards, with the rulebook. */
import { CardSet } from "./cards.ts";
import { cards } from "./data/cards.ts";
import { rulebook } from "./rulebook.ts";

export const builtIn = new CardSet(cards, rulebook);
