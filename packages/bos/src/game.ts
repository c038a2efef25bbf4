/** BOS TCG as everybody outside this package sees it: the rules, the built-in cards and decks, and what reads files of one's own. */
import { catalogIn, type Game } from "@duelex/kernel";
import { cardsWith } from "@duelex/kernel/scenario";
import { builtIn } from "./built-in.ts";
import { cardForm } from "./card-files.ts";
import { CardSet } from "./cards.ts";
import { decks } from "./data/decks.ts";
import { guide } from "./guide.ts";
import { limits } from "./limits.ts";
import type { BosMatch } from "./match.ts";
import { published } from "./published.ts";
import { randomDeck } from "./random-deck.ts";
import { rulesOn } from "./rules.ts";
import { cardFormat } from "./schema.ts";
import { stage } from "./stage.ts";
import { sayable } from "./stage-middle.ts";

/** BOS TCG, as everybody outside this package sees it. */
export const bos: Game<BosMatch> = {
  ...rulesOn(builtIn, decks),
  published,
  guide,
  catalog: (...own) => (own.length === 0 ? builtIn : new CardSet(cardsWith(cardForm, builtIn.records, own), builtIn.rulebook)),
  cardFormat,
  randomDeck: (below, catalog) => randomDeck(below, catalogIn(catalog, CardSet, builtIn)),
  limits,
  sayable: (catalog) => sayable(catalogIn(catalog, CardSet, builtIn)),
  stage,
};
