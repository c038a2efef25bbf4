/** The only door: the game as everybody outside sees it, and the table wired to its chapters. */
import { type Catalog, cardsWith, catalogIn, type Game, readSetup } from "@duelex/kernel";
import { builtIn, cardForm, decks, RECORDS } from "./card-files.ts";
import { CardSet } from "./cards.ts";
import { randomDeck, readDeck } from "./decks.ts";
import { limits } from "./limits.ts";
import { mat } from "./mat.ts";
import { pairingOf, SETTINGS } from "./match.ts";
import { profileNamed } from "./names.ts";
import { evaluate, reflex } from "./players.ts";
import { rulebook } from "./rulebook.ts";
import { cardFormat } from "./schema.ts";
import { stage } from "./stage.ts";
import type { GateRuler } from "./table.ts";

const cardsOf = (catalog: Catalog | undefined): CardSet => catalogIn(catalog, CardSet, builtIn);

export const gateRuler: Game<GateRuler> = {
  id: "gate-ruler",
  name: "Gate Ruler",
  edition: "comprehensive rules 1.0.0 (2020-12-25)",
  rulebook,
  settings: SETTINGS,
  decks: decks.map((deck) => ({ id: deck.id, name: deck.name, deck })),
  catalog: (...own) => (own.length === 0 ? builtIn : new CardSet(cardsWith(cardForm, RECORDS, own))),
  cardFormat,
  checkDeck: (deck, catalog) => readDeck(deck, cardsOf(catalog)).problems,
  pairing(setup) {
    const cards = cardsOf(setup.catalog);
    const { settings, decks: both } = readSetup(setup, SETTINGS, (deck, { rulesProfile }) =>
      readDeck(deck, cards, profileNamed(rulesProfile)),
    );
    return pairingOf(cards, both, settings);
  },
  randomDeck: (below, catalog) => randomDeck(below, cardsOf(catalog)),
  limits,
  evaluate,
  reflex,
  counted: { drawn: ["to hand"], played: ["play"], lost: ["lose", "concede"] },
  stage,
  mat,
};
