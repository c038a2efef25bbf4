/** The built-in cards, with the rulebook. Compiled when a match first needs them. */
import { GundamCatalog } from "./catalog.ts";
import { cards } from "./data/cards.ts";
import { rulebook } from "./rulebook.ts";
import { clauseText } from "./text.ts";

export const builtIn = new GundamCatalog(cards, rulebook, clauseText);
