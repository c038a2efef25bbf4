/** The only door: the game as everybody outside sees it, and the table wired to its chapters. */
import { type Catalog, type Game, InputError, type Problem, readSettings } from "@duelex/kernel";
import { decks, standard, withOwn } from "./card-files.ts";
import { CardSet } from "./cards.ts";
import { randomDeck, readDeck } from "./decks.ts";
import { limits } from "./limits.ts";
import { pairingOf, SETTINGS } from "./match.ts";
import { PROFILES, type Profile } from "./names.ts";
import { evaluate, reflex } from "./players.ts";
import { rulebook } from "./rulebook.ts";
import { cardFormat } from "./schema.ts";
import { stage } from "./stage.ts";
import type { GateRuler } from "./table.ts";

const cardsOf = (catalog: Catalog | undefined): CardSet => (catalog instanceof CardSet ? catalog : standard);

export const gateRuler: Game<GateRuler> = {
  id: "gate-ruler",
  name: "Gate Ruler",
  edition: "comprehensive rules 1.0.0 (2020-12-25)",
  rulebook,
  settings: SETTINGS,
  decks: decks.map((deck) => ({ id: deck.id, name: deck.name, deck })),
  catalog: (...own) => withOwn(own),
  cardFormat,
  checkDeck: (deck, catalog) => readDeck(deck, cardsOf(catalog)).problems,
  pairing(setup) {
    const problems: Problem[] = [];
    const read = readSettings(SETTINGS, setup.settings ?? {}, problems);
    const cards = cardsOf(setup.catalog);
    const profile: Profile = Math.max(0, PROFILES.indexOf(read["rulesProfile"] ?? ""));
    const [first, second] = setup.decks.map((deck, nth) => {
      const reading = readDeck(deck, cards, profile);
      problems.push(...reading.problems.map((problem) => ({ ...problem, where: `deck ${nth + 1}, ${problem.where}` })));
      return reading.deck;
    });
    if (problems.length > 0 || first === null || first === undefined || second === null || second === undefined)
      throw new InputError("match", problems);
    return pairingOf(cards, [first, second], read);
  },
  randomDeck: (below, catalog) => randomDeck(below, cardsOf(catalog)),
  limits,
  evaluate,
  reflex,
  stage,
};
