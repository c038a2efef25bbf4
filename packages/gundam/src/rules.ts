/** Gundam as far as a match needs it: its rules, without cards, decks, rulebook, and what reads files of one's own. */
import {
  type Card,
  type Catalog,
  catalogIn,
  type GameData,
  type Pairing,
  put,
  type Rules,
  readSetup,
  SEATS,
  type Setup,
} from "@duelex/kernel";
import { GundamCatalog } from "./catalog.ts";
import type { DeckRecord } from "./deck-file.ts";
import { readDeck } from "./decks.ts";
import { type ClauseText, noText } from "./face.ts";
import { mat } from "./mat.ts";
import { GundamMatch } from "./match.ts";
import { Place } from "./names.ts";
import { evaluate, judgement, reflex } from "./players.ts";
import type { CardRecord } from "./schema.ts";
import { settings } from "./settings.ts";
import { CARDS_EACH, EX_RESOURCES } from "./state.ts";
import { changesHp } from "./vocabulary/compile.ts";

/** The data that Gundam is played with, and what puts its clauses into words. */
export type GundamData = GameData<CardRecord, DeckRecord> & {
  /** `clauseText` of `@duelex/gundam/text`. Without it every clause is called "an effect". */
  readonly clauseText?: ClauseText;
};
export type { CardRecord, ClauseText, DeckRecord };

/** The rules of Gundam with these cards, decks and words for its paragraphs. */
export const rulesWith = ({ cards, decks = [], rulebook = {}, clauseText = noText }: GundamData): Rules =>
  rulesOn(new GundamCatalog(cards, rulebook, clauseText), decks);

/** The same on a catalog that is there already. @internal */
export function rulesOn(builtIn: GundamCatalog, decks: readonly DeckRecord[]): Rules<GundamMatch> {
  const cardsOf = (catalog: Catalog | undefined): GundamCatalog => catalogIn(catalog, GundamCatalog, builtIn);
  return {
    id: "gundam",
    name: "Gundam Card Game",
    edition: "1.9.0, cited by the paragraphs of 1.0",
    rulebook: builtIn.rulebook,
    settings,
    decks: decks.map((deck) => ({ id: deck.id ?? "", name: deck.name ?? deck.id ?? "", deck })),
    catalog: () => builtIn,
    checkDeck: (deck, catalog) => readDeck(deck, cardsOf(catalog).byNumber).problems,
    pairing: (setup) => pairingOf(cardsOf(setup.catalog), setup),
    evaluate,
    judgement,
    reflex,
    counted: { drawn: ["draw"], played: ["play", "pair from hand"], lost: ["defeated", "concede"] },
    mat,
  };
}

/** Both decks laid out in order, nothing shuffled: every match of the two starts as a copy of it. */
function layOut(catalog: GundamCatalog, both: readonly [DeckRecord, DeckRecord], firstPlayer: string): GundamMatch {
  const { set } = catalog;
  const g = new GundamMatch(set);
  for (const seat of SEATS) {
    let next = 1 + seat * CARDS_EACH;
    const lay = (number: number, place: Place) => {
      const card = next++ as Card;
      put(g.definition, card, number);
      g.zones.move(card, g.place(seat, place));
      if (changesHp(g.printed(card))) g.now.hpMayFall = 1;
      g.expect(g.printed(card));
    };
    const pile = (cards: Readonly<Record<string, number>>, place: Place) => {
      for (const [id, copies] of Object.entries(cards)) for (let i = 0; i < copies; i++) lay(set.byId.get(id)!.number, place);
    };
    pile(both[seat].main, Place.deck);
    pile(both[seat].resources, Place.resourceDeck);
    lay(set.exBase.number, Place.supply);
    for (let i = 0; i < EX_RESOURCES; i++) lay(set.exResource.number, Place.supply);
    while (next <= (seat + 1) * CARDS_EACH) lay(0, Place.supply);
  }
  if (set.definitions.some((definition) => definition.token && changesHp(definition))) g.now.hpMayFall = 1;
  for (const definition of set.definitions) if (definition.token) g.expect(definition);
  g.now.firstFixed = firstPlayer === "P1" ? 1 : firstPlayer === "P2" ? 2 : 0;
  return g;
}

function pairingOf(catalog: GundamCatalog, setup: Setup): Pairing<GundamMatch> {
  const { settings: chosen, decks: both } = readSetup(setup, settings, (deck) => readDeck(deck, catalog.byNumber));
  const opening = layOut(catalog, both, chosen["firstPlayer"]!);
  return {
    newMatch(seed, into = new GundamMatch(catalog.set)) {
      into.copyFrom(opening);
      into.start(seed);
      return into;
    },
  };
}
