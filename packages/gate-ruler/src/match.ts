/** Building matches: two decks laid out and compiled once. */
import { type Card, type Pairing, SEATS, type Seat, seatBit } from "@duelex/kernel";
import type { CardSet, Definition } from "./cards.ts";
import type { LegalDeck } from "./decks.ts";
import { HAPPENINGS, isAttack, isSetZone, Keyword, Place, PROFILES, Timing, Verb } from "./names.ts";
import { factOf } from "./refusals.ts";
import type { Paragraph } from "./rulebook.ts";
import { setup } from "./rules/05-setup.ts";
import { mayPlayCard, mayReveal, maySet, mayUse } from "./rules/07-playing.ts";
import { mayAttack } from "./rules/08-attack.ts";
import { soulGuard } from "./rules/12-rule-effects.ts";
import { findGraveyard } from "./rules/14-abilities.ts";
import { procedures } from "./rules/procedures.ts";
import { CARDS_EACH, type Pack } from "./state.ts";
import { derive, deriveAlone } from "./statistics.ts";
import { GateRuler, type Wiring } from "./table.ts";
import { view } from "./view.ts";
import type { Ability } from "./vocabulary/clauses.ts";

export const wiring: Wiring = { procedures, derive, deriveAlone, soulGuard, findGraveyard, wrongMoment, factOf, view };

/** For what no question offers now: the paragraph that a judge would name. Of a card that a seat does not see it says nothing. */
function wrongMoment(g: GateRuler, verb: number, argument: number, seat: Seat): Paragraph {
  const card = argument as Card;
  const isCard = argument > 0 && argument <= 2 * CARDS_EACH && g.zones.zoneOf[card] !== 0;
  if (isAttack(verb) || verb === Verb.endAttacks) {
    if (seat !== g.now.active) return "8-1a";
    return (isAttack(verb) && isCard && mayAttack(g, card)) || "6-4a";
  }
  if (verb === Verb.pass || g.over) return "9-3e";
  if (verb === Verb.zone) return "GR-7-DEST";
  const may = GATE_ACTIONS[verb];
  if (may === undefined || !isCard) return "R-CHOOSE";
  if (g.ownerOf(card) !== seat) return "GR-4-CONTROL";
  return (g.shown(card) & seatBit(seat)) === 0 ? "R-CHOOSE" : (may(g, seat, card) ?? "9-3e");
}

/** What a card is wished for, and whether it could be done with priority. */
const GATE_ACTIONS: Readonly<Record<number, (g: GateRuler, seat: Seat, card: Card) => Paragraph | null>> = {
  [Verb.play]: mayPlayCard,
  [Verb.set]: maySet,
  [Verb.reveal]: mayReveal,
  [Verb.use]: mayUse,
  [Verb.playSet]: (g, _seat, card) => (isSetZone(g.placeOf(card)) ? "GR-7-TIMING" : "9-3e-2"),
};

/** What never changes while these cards are played with these decks. */
export function packOf(cards: CardSet, decks: readonly [readonly Definition[], readonly Definition[]]): Pack {
  const each = <T>(find: (deck: readonly Definition[]) => T): readonly [T, T] => [find(decks[0]), find(decks[1])];
  const isElsewhere = (card: Definition) => card.activated.some(({ zone }) => zone !== null) || (card.keywords & Keyword.Revive) !== 0;
  const gives = ({ program }: Ability) => program.some(({ keyword }) => keyword === Keyword.AttributeChoice);
  // R-D-SETCHANCE, R-D-ASK: what a seat is asked is decided by what any deck could hold, never by its own
  const here = new Set(decks.flat()); // a scenario may lay cards that are out of match play
  const possible = cards.definitions.filter((card) => card.outOfPlay === null || here.has(card));
  const isHandInstant = ({ zone, timing }: Ability) => zone === Place.hand && timing === Timing.instant;
  const setAutomatics = possible.flatMap(({ event }) => (event?.timing === Timing.setAutomatic ? [event] : []));
  return {
    cards,
    setAutomatics,
    setAutomaticsOf: Array.from({ length: HAPPENINGS }, (_, happening) => setAutomatics.filter((event) => event.happening === happening)),
    handInstants: possible.some(({ activated }) => activated.some(isHandInstant)),
    elsewhere: each((deck) => deck.some(isElsewhere)),
    givesAttributeChoice: decks.some((deck) => deck.some(({ abilities }) => abilities.some(gives))),
  };
}

/** 0 The edition and the chosen readings, as a match is told them. */
export const SETTINGS = [
  {
    name: "rulesProfile",
    title: "Edition of the rules",
    about: "edition of the rules (18); each includes the ones before it",
    values: PROFILES,
    default: "v1.0.0",
  },
  {
    name: "counterStopsDamage",
    title: "A CNT card ends the damage check",
    about: "a CNT card ends the damage check (R-CNT)",
    values: ["true", "false"],
    says: { true: "yes", false: "no" },
    default: "true",
  },
  {
    name: "unitDamageClearsAtTurnEnd",
    title: "Damage on units goes at the end of a turn",
    about: "damage on units is removed at end of turn (R-CLEAR)",
    values: ["true", "false"],
    says: { true: "yes", false: "no" },
    default: "true",
  },
  {
    name: "firstTurnRaisesAttackPhaseEnd",
    title: "Turn 1 has an end of its attack phase",
    about: '"attack phase ends" after the single sub-phase of turn 1 (R-FIRST)',
    values: ["false", "true"],
    says: { true: "yes", false: "no" },
    default: "false",
  },
] as const;

export function apply(g: GateRuler, read: Readonly<Record<string, string>>): void {
  g.now.profile = Math.max(0, PROFILES.indexOf(read["rulesProfile"] ?? ""));
  g.now.counterStopsDamage = read["counterStopsDamage"] === "false" ? 0 : 1;
  g.now.unitDamageClearsAtTurnEnd = read["unitDamageClearsAtTurnEnd"] === "false" ? 0 : 1;
  g.now.firstTurnRaisesAttackPhaseEnd = read["firstTurnRaisesAttackPhaseEnd"] === "true" ? 1 : 0;
}

/** Lays both decks out in order; every match of the two starts as a copy of this. */
export function pairingOf(
  cards: CardSet,
  decks: readonly [LegalDeck, LegalDeck],
  read: Readonly<Record<string, string>>,
): Pairing<GateRuler> {
  const pack = packOf(cards, [
    [decks[0].ruler, ...decks[0].cards],
    [decks[1].ruler, ...decks[1].cards],
  ]);
  const opening = new GateRuler(pack, wiring);
  apply(opening, read);
  const energy = cards.find("ENERGY");
  for (const seat of SEATS) {
    let card = (1 + seat * CARDS_EACH) as Card; // GR-5-ENERGY: energy comes with the ruler, outside the deck
    const { ruler, cards: list } = decks[seat];
    opening.lay(card++, ruler.number, Place.ruler);
    for (const each of list) opening.lay(card++, each.number, Place.deck);
    for (let n = 0; n < (ruler.ruler?.energy ?? 0) && energy !== undefined; n++) opening.lay(card++, energy.number, Place.energy);
  }
  return {
    newMatch(seed, into = new GateRuler(pack, wiring)) {
      const g = into.pack === pack ? into : new GateRuler(pack, wiring);
      g.copyFrom(opening);
      g.seed(seed);
      g.begin(setup);
      g.run();
      return g;
    },
  };
}
