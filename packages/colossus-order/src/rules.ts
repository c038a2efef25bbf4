/** Colossus Order as far as a match needs it: its rules, without cards, decks, rulebook, and what reads files of one's own. */
import { type Card, type Catalog, catalogIn, type GameData, type Pairing, type Rules, readSetup, SEATS, type Setup } from "@duelex/kernel";
import { ColossusOrderCatalog } from "./catalog.ts";
import type { DeckJson } from "./deck-file.ts";
import { readDeck } from "./decks.ts";
import { mat } from "./mat.ts";
import { beginMatch, newTable } from "./match.ts";
import { Place } from "./names.ts";
import { evaluate, judgement, reflex } from "./players.ts";
import type { CardJson } from "./schema.ts";
import { applySettings, settings } from "./settings.ts";
import { CARDS_EACH } from "./state.ts";
import type { ColossusOrder } from "./table.ts";

/** The data that Colossus Order is played with. */
export type ColossusOrderData = GameData<CardJson, DeckJson>;
export type { CardJson, DeckJson };

/** The rules of Colossus Order with these cards, decks and words for its paragraphs. */
export const rulesWith = ({ cards, decks = [], rulebook = {} }: ColossusOrderData): Rules =>
  rulesOn(new ColossusOrderCatalog(cards, rulebook), decks);

/** The same on a catalog that is there already. @internal */
export function rulesOn(builtIn: ColossusOrderCatalog, decks: readonly DeckJson[]): Rules<ColossusOrder> {
  const ours = (catalog: Catalog | undefined): ColossusOrderCatalog => catalogIn(catalog, ColossusOrderCatalog, builtIn);
  return {
    id: "colossus-order",
    name: "Colossus Order",
    edition: "August 2014 (opening-hand exchange 3/5), otherwise Master Rules v1.3",
    rulebook: builtIn.rulebook,
    settings,
    decks: decks.map((deck) => ({ id: deck.id ?? "", name: deck.name ?? deck.id ?? "", deck })),
    catalog: () => builtIn,
    checkDeck: (deck, catalog) => readDeck(deck, ours(catalog).byId).problems,
    pairing: (setup) => pairingOf(ours(setup.catalog), setup),
    evaluate,
    judgement,
    reflex,
    counted: { drawn: ["draw"], played: ["announce"], lost: ["lose", "concede"] },
    mat,
  };
}

/** MR 1.1: two constructed decks. Checks both, lays them out in order, and starts every match as a copy of that table. */
function pairingOf(catalog: ColossusOrderCatalog, setup: Setup): Pairing<ColossusOrder> {
  const { settings: read, decks: both } = readSetup(setup, settings, (deck) => readDeck(deck, catalog.byId));
  const opening = newTable(catalog.set);
  applySettings(opening, read);
  for (const seat of SEATS) layDeck(opening, seat, both[seat]);
  return {
    newMatch(seed, into = newTable(catalog.set)) {
      into.copyFrom(opening);
      into.seed(seed);
      beginMatch(into);
      return into;
    },
  };
}

/** CO-S1, CO-S3: the Colossus first, then the fifty cards. */
function layDeck(g: ColossusOrder, seat: 0 | 1, deck: DeckJson): void {
  let card = 1 + seat * CARDS_EACH;
  g.lay(card++ as Card, g.set.byId.get(deck.colossus)!, seat, Place.colossus);
  for (const [id, copies] of Object.entries(deck.cards)) {
    const definition = g.set.byId.get(id)!;
    for (let n = 0; n < copies; n++) g.lay(card++ as Card, definition, seat, Place.deck);
  }
}
