/** Colossus Order as far as a match needs it: its rules, without cards, decks, rulebook, and what reads files of one's own. */
import { type Card, type Catalog, catalogIn, type GameData, type Pairing, type Rules, readSetup, SEATS, type Setup } from "@duelex/kernel";
import { isPlayable } from "./cards.ts";
import { ColossusOrderCatalog } from "./catalog.ts";
import type { DeckJson } from "./deck-file.ts";
import { COPY_LIMIT, DECK_SIZE, MAX_GEMS, readDeck } from "./decks.ts";
import { limits } from "./limits.ts";
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
export type { CardJson, ColossusOrder, DeckJson };

/** The rules of Colossus Order with these cards, decks and words for its paragraphs. */
export const rulesWith = ({ cards, decks = [], rulebook = {} }: ColossusOrderData): Rules<ColossusOrder> =>
  rulesOn(new ColossusOrderCatalog(cards, rulebook), decks);

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
    randomDeck: (below, catalog) => randomDeck(below, ours(catalog)),
    limits,
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

/** A legal deck: a Colossus, 18 to 20 gems of the colours that its cards need, and cards of at most two colours. */
function randomDeck(below: (n: number) => number, catalog: ColossusOrderCatalog): DeckJson {
  const cards = catalog.cards.filter((card) => isPlayable(card) && !("keywords" in card && card.keywords?.includes("Fast Break")));
  const pick = <T>(from: readonly T[]): T => from[below(from.length)]!;
  const colossi = cards.filter((card) => card.type === "colossus");
  const colors = [...new Set(cards.filter((card) => card.type === "gem").map((card) => card.color))];
  const chosen = new Set([pick(colors), pick(colors)]);
  const deck: Record<string, number> = {};
  const add = (id: string) => {
    deck[id] = (deck[id] ?? 0) + 1;
  };
  const gemCount = MAX_GEMS - below(3);
  const gems = cards.filter((card) => card.type === "gem" && chosen.has(card.color));
  const plain = gems.filter((card) => card.type === "gem" && card.unique !== true);
  for (let n = 0; n < gemCount; n++) {
    const gem = pick(gems);
    add((gem.type === "gem" && gem.unique !== true) || (deck[gem.id] ?? 0) < COPY_LIMIT ? gem.id : pick(plain).id);
  }
  const inColors = cards.filter((card) => (card.type === "follower" || card.type === "action") && chosen.has(card.color));
  const others = cards.filter((card) => (card.type === "follower" || card.type === "action") && !chosen.has(card.color));
  for (let size = gemCount; size < DECK_SIZE - 1; size++) {
    const open = (list: typeof cards) => list.filter((card) => (deck[card.id] ?? 0) < COPY_LIMIT);
    const from = open(inColors);
    add(pick(from.length > 0 ? from : open(others)).id);
  }
  return { name: "a random deck", colossus: pick(colossi).id, cards: deck };
}
