/** BOS TCG as far as a match needs it: its rules, without cards, decks, rulebook, and what reads files of one's own. */
import { type Card, type Catalog, catalogIn, type GameData, type Pairing, type Rules, readSetup, SEATS, type Setup } from "@duelex/kernel";
import { CardSet } from "./cards.ts";
import type { DeckRecord } from "./deck-file.ts";
import { type Deck, readDeck } from "./decks.ts";
import { limits } from "./limits.ts";
import { mat } from "./mat.ts";
import { BosMatch } from "./match.ts";
import { Colour, Facing, Place, Type } from "./names.ts";
import { evaluate, judgement, reflex } from "./players.ts";
import type { CardRecord } from "./schema.ts";
import { applySettings, settings } from "./settings.ts";
import { CARDS_EACH, NO_COLUMN } from "./state.ts";

/** The data that BOS is played with. */
export type BosData = GameData<CardRecord, DeckRecord>;
export type { BosMatch, CardRecord, DeckRecord };

/** The rules of BOS with these cards, decks and words for its paragraphs. */
export const rulesWith = ({ cards, decks = [], rulebook = {} }: BosData): Rules<BosMatch> => rulesOn(new CardSet(cards, rulebook), decks);

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
    randomDeck: (below, catalog) => randomDeck(below, setOf(catalog)),
    limits,
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

/** A legal deck of one colour, drawn from all its cards. BOS-D1 to BOS-D4 */
function randomDeck(below: (n: number) => number, set: CardSet): unknown {
  const playable = (colour: Colour, type: Type) =>
    set.definitions.filter((card) => card.number > 0 && card.outOfPlay === null && card.colour === colour && card.type === type);
  const enough = [Colour.red, Colour.yellow, Colour.blue].filter(
    (colour) =>
      playable(colour, Type.boss).length >= 1 &&
      playable(colour, Type.wizard).length >= 3 &&
      [Type.summon, Type.spell].every((type) => 4 * playable(colour, type).length >= 10),
  );
  const colour = enough[below(enough.length)]!;
  const draw = (type: Type, n: number, most: number): Record<string, number> => {
    const copies: Record<string, number> = {};
    for (let drawn = 0; drawn < n; drawn++) {
      const left = playable(colour, type).filter((card) => (copies[card.id] ?? 0) < most);
      const { id } = left[below(left.length)]!;
      copies[id] = (copies[id] ?? 0) + 1;
    }
    return copies;
  };
  return {
    color: Colour[colour],
    boss: Object.keys(draw(Type.boss, 1, 1))[0],
    wizards: Object.keys(draw(Type.wizard, 3, 1)),
    summons: draw(Type.summon, 10, 4),
    spells: draw(Type.spell, 10, 4),
  };
}
