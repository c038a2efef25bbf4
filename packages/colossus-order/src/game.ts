/** Colossus Order as everybody outside this package sees it: the rules, the built-in cards and decks, and what reads files of one's own. */
import { catalogIn, type Game } from "@duelex/kernel";
import { cardsWith } from "@duelex/kernel/scenario";
import { builtIn } from "./built-in.ts";
import { cardForm } from "./card-files.ts";
import { ColossusOrderCatalog } from "./catalog.ts";
import { decks } from "./data/decks.ts";
import { guide } from "./guide.ts";
import { limits } from "./limits.ts";
import { published } from "./published.ts";
import { randomDeck } from "./random-deck.ts";
import { rulesOn } from "./rules.ts";
import { cardFormat } from "./schema.ts";
import { stage } from "./stage.ts";
import type { ColossusOrder } from "./table.ts";

export const colossusOrder: Game<ColossusOrder> = {
  ...rulesOn(builtIn, decks),
  published,
  guide,
  catalog: (...own) => (own.length === 0 ? builtIn : new ColossusOrderCatalog(cardsWith(cardForm, builtIn.records, own), builtIn.rulebook)),
  cardFormat,
  randomDeck: (below, catalog) => randomDeck(below, catalogIn(catalog, ColossusOrderCatalog, builtIn)),
  limits,
  stage,
};
