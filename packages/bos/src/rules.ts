/** BOS TCG as far as a match needs it: its rules, without cards, decks, rulebook, and what reads files of one's own. */
import { type Card, type Catalog, catalogIn, type GameData, type Pairing, type Rules, readSetup, SEATS, type Setup } from "@duelex/kernel";
import { CardSet } from "./cards.ts";
import type { DeckRecord } from "./deck-file.ts";
import { type Deck, readDeck } from "./decks.ts";
import { mat } from "./mat.ts";
import { BosMatch } from "./match.ts";
import { Facing, Place } from "./names.ts";
import { evaluate, judgement, reflex } from "./players.ts";
import type { CardRecord } from "./schema.ts";
import { applySettings, settings } from "./settings.ts";
import { CARDS_EACH, NO_COLUMN } from "./state.ts";

/** The data that BOS is played with. */
export type BosData = GameData<CardRecord, DeckRecord>;
export type { CardRecord, DeckRecord };

/** The rules of BOS with these cards, decks and words for its paragraphs. */
export const rulesWith = ({ cards, decks = [], rulebook = {} }: BosData): Rules => rulesOn(new CardSet(cards, rulebook), decks);

/** The same on a catalog that is there already. @internal */
export function rulesOn(builtIn: CardSet, decks: readonly DeckRecord[]): Rules<BosMatch> {
  const setOf = (catalog: Catalog | undefined): CardSet => catalogIn(catalog, CardSet, builtIn);
  return {
    id: "bos",
    name: "BOS TCG",
    edition: "Detailed Guide (pre-Ether)",
    rulebook: builtIn.rulebook,
    settings,
    decks: decks.map((deck) => ({ id: deck.id ?? "", name: deck.name ?? "", deck })),
    catalog: () => builtIn,
    checkDeck: (deck, catalog) => readDeck(deck, setOf(catalog), 4).problems,
    pairing: (setup) => pairingOf(setOf(setup.catalog), setup),
    evaluate,
    judgement,
    reflex,
    counted: { drawn: [], played: ["summon", "summonBoss", "cast"], lost: ["lose", "concede"] },
    mat,
  };
}

/** Lays a deck out as it is before the placing: BOS-S2, BOS-S3, BOS-S4. */
function layOut(g: BosMatch, seat: 0 | 1, deck: Deck): void {
  let card = (1 + seat * CARDS_EACH) as Card;
  g.setUp(seat, 30, 1);
  g.lay(card++, deck.boss, Place.boss, NO_COLUMN, Facing.faceDown);
  for (const wizard of deck.wizards) g.lay(card++, wizard, Place.wizards, NO_COLUMN, Facing.faceDown);
  for (const summon of deck.summons) g.lay(card++, summon, Place.castle);
  for (const spell of deck.spells) g.lay(card++, spell, Place.spellbook);
}

function pairingOf(set: CardSet, setup: Setup): Pairing<BosMatch> {
  const { settings: chosen, decks: both } = readSetup(setup, settings, (deck, { copyLimit }) => readDeck(deck, set, Number(copyLimit)));
  const opening = new BosMatch(set);
  applySettings(opening, chosen);
  for (const seat of SEATS) layOut(opening, seat, both[seat]);
  opening.setFirst(chosen["firstPlayer"] === "P2" ? 1 : 0);
  return {
    /** There is no luck in this game: the seed changes nothing. */
    newMatch(_seed, into = new BosMatch(set)) {
      into.copyFrom(opening);
      into.startWithPlacing();
      return into;
    },
  };
}
