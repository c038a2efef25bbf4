/** The built-in cards, with the rulebook. */
import { ColossusOrderCatalog } from "./catalog.ts";
import { cards } from "./data/cards.ts";
import { rulebook } from "./rulebook.ts";

export const builtIn = new ColossusOrderCatalog(cards, rulebook);
