/** Gate Ruler as far as a match needs it: its rules, without cards, decks, rulebook, and what reads files of one's own. */
import { type Catalog, catalogIn, type GameData, type Rules, readSetup } from "@duelex/kernel";
import { CardSet } from "./cards.ts";
import type { JsonDeck } from "./deck-file.ts";
import { readDeck } from "./decks.ts";
import { mat } from "./mat.ts";
import { pairingOf, SETTINGS } from "./match.ts";
import { profileNamed } from "./names.ts";
import { evaluate, judgement, reflex } from "./players.ts";
import type { JsonCard } from "./schema.ts";
import type { GateRuler } from "./table.ts";

/** The data that Gate Ruler is played with. */
export type GateRulerData = GameData<JsonCard, JsonDeck>;
export type { JsonCard, JsonDeck };

/** The rules of Gate Ruler with these cards, decks and words for its paragraphs. */
export const rulesWith = ({ cards, decks = [], rulebook = {} }: GateRulerData): Rules => rulesOn(new CardSet(cards, rulebook), decks);

/** The same on a catalog that is there already. @internal */
export function rulesOn(builtIn: CardSet, decks: readonly JsonDeck[]): Rules<GateRuler> {
  const cardsOf = (catalog: Catalog | undefined): CardSet => catalogIn(catalog, CardSet, builtIn);
  return {
    id: "gate-ruler",
    name: "Gate Ruler",
    edition: "comprehensive rules 1.0.0 (2020-12-25)",
    rulebook: builtIn.rulebook,
    settings: SETTINGS,
    decks: decks.map((deck) => ({ id: deck.id, name: deck.name, deck })),
    catalog: () => builtIn,
    checkDeck: (deck, catalog) => readDeck(deck, cardsOf(catalog)).problems,
    pairing(setup) {
      const set = cardsOf(setup.catalog);
      const { settings, decks: both } = readSetup(setup, SETTINGS, (deck, { rulesProfile }) =>
        readDeck(deck, set, profileNamed(rulesProfile)),
      );
      return pairingOf(set, both, settings);
    },
    evaluate,
    judgement,
    reflex,
    counted: { drawn: ["to hand"], played: ["play"], lost: ["lose", "concede"] },
    mat,
  };
}
