/** 7.1 Prices: what something costs, and whether all of it could be paid together. Paying it: 07-costs.ts. */
import { Card, type Seat } from "@duelex/kernel";
import { Keyword, Place } from "../names.ts";
import type { No } from "../rulebook.ts";
import { countFitting, eachFitting } from "../selectors.ts";
import type { GateRuler } from "../table.ts";
import { type Cost, CostWord } from "../vocabulary/clauses.ts";
import { Concern } from "../vocabulary/concerns.ts";

/** GR-7-PRICE What a card's level costs its player is for the ruler to say (17). */
export function priceOf(g: GateRuler, seat: Seat, card: Card): number {
  const { price } = g.rulerOf(seat).changes;
  if (price !== null) return price;
  const { level } = g.printed(card);
  return level > 0 ? level : 0; // GR-2-COST0, R-NEG
}

/** GR-17-ENERGY: energy that the ruler itself could give. */
export function energyOfRuler(g: GateRuler, seat: Seat): number {
  if (g.concerned[Concern.rulerEnergy] === 0 || g.rested[g.ruler[seat]] === 1) return 0;
  return g.upToDate().rulerEnergy[seat];
}

/** All energy that this seat could give, the ruler's own too. */
export function purseOf(g: GateRuler, seat: Seat): number {
  const ofRuler = energyOfRuler(g, seat);
  return ofRuler > 0 ? g.activeEnergy[seat] + ofRuler : g.activeEnergy[seat];
}

/** So much energy and nothing else. */
function canPayEnergy(g: GateRuler, seat: Seat, energy: number): boolean {
  return g.activeEnergy[seat] >= energy || purseOf(g, seat) >= energy;
}

/** Energy as a part of a price. */
export const energyPart = (n: number): Cost => ({ word: CostWord.payEnergy, n, filter: null });

/** Of one price, what is still to be paid, and with what it cannot be paid. */
export interface Price {
  readonly seat: Seat;
  /** In the order in which they are paid. */
  readonly parts: readonly Cost[];
  /** The card that demands it. */
  readonly self: Card;
  /** R-D-PRICE: what the ruler is worth as energy for all of it; 0 if it cannot stand in. */
  readonly worth: number;
  /** The first part in which it may stand in. */
  readonly worthFrom: number;
  /** The card being played, on its way to the gate, or one that has just paid. */
  readonly without: Card;
  /** Rested by the act itself, as an attack card is (8-4d). */
  readonly rested: Card;
}

/** A mark in `picked`: it has paid for a part of the price under way, and is still there. */
export const PAID = 3;

/** Could all of this be paid together, with so much energy first? `without` is the card being played: it is on its way to the gate. */
export function mayPay(
  g: GateRuler,
  seat: Seat,
  costs: readonly Cost[],
  energy: number,
  self: Card,
  without: Card,
  rested: Card = Card.none,
): No {
  if (costs.length === 0) return energy === 0 || canPayEnergy(g, seat, energy) ? null : "GR-7-PRICE";
  const worth = rested === g.ruler[seat] ? 0 : energyOfRuler(g, seat);
  const parts = energy === 0 ? costs : [energyPart(energy), ...costs];
  const price = { seat, parts, self, worth, worthFrom: 0, without, rested };
  return parts.length === 1 ? partByPart(g, price) : refusalOf(g, price);
}

/** GR-7-COST In full: a card pays for one cost only, a resting too; null if there is a way to pay everything. */
export function refusalOf(g: GateRuler, price: Price): No {
  const no = partByPart(g, price);
  const { parts, worthFrom } = price;
  if (no !== null || !parts.some(isTaken)) return no;
  const worth = standsIn(g, price) ? price.worth : 0;
  const ways = worth === 0 ? [NO_PART] : [NO_PART, ...parts.keys()].filter((part) => part === NO_PART || part >= worthFrom);
  return ways.some((byRuler) => canPayThisWay(g, price, worth, byRuler)) ? null : "GR-7-COST";
}

/** Each part by itself. */
function partByPart(g: GateRuler, price: Price): No {
  const { seat, parts, self, without, rested } = price;
  let rests = 0;
  let milled = 0;
  let owesEnergy = false;
  for (const { word, n, filter } of parts) {
    switch (word) {
      case CostWord.payEnergy:
        owesEnergy = true;
        break;
      case CostWord.rest:
        if (g.rested[self] === 1 || self === rested || !g.isInPlay(self) || ++rests > 1) return "GR-7-COST";
        break;
      case CostWord.destroySelf:
        if (!g.isInPlay(self)) return "GR-7-COST";
        break;
      case CostWord.destroy:
      case CostWord.exile:
        if (countFitting(g, filter!, seat, self, without, n) < n) return "GR-7-COST";
        break;
      case CostWord.mill:
        milled += n;
        if (g.count(seat, Place.deck) < milled) return "GR-7-COST";
        break;
      case CostWord.handToDeckBottom:
      case CostWord.discard: {
        const held = g.count(seat, Place.hand) - (without !== Card.none && g.placeOf(without) === Place.hand ? 1 : 0);
        if (held < n) return "GR-7-COST";
        break;
      }
      case CostWord.damageReversal:
        if (faceUpDamage(g, seat, without) < n) return "GR-13-REVERSAL";
        break;
    }
  }
  return !owesEnergy || isEnergyEnough(g, price) ? null : "GR-7-PRICE";
}

function faceUpDamage(g: GateRuler, seat: Seat, without: Card): number {
  let count = 0;
  for (let card = g.first(seat, Place.damage); card !== Card.none; card = g.next(card))
    if (g.faceDown[card] === 0 && card !== without) count++;
  return count;
}

/** A resting pays once: a ruler that is rested by the act, or by a part of the price, is no energy besides. */
function standsIn(g: GateRuler, { seat, parts, self, rested }: Price): boolean {
  const ruler = g.ruler[seat];
  return rested !== ruler && !(self === ruler && parts.some(({ word }) => word === CostWord.rest));
}

/** The ruler stands in for energy in one part; the rest of it, and all other parts, are paid with energy cards. */
function isEnergyEnough(g: GateRuler, price: Price): boolean {
  const { seat, parts, without, worthFrom } = price;
  const worth = price.worth > 0 && standsIn(g, price) ? price.worth : 0;
  let owed = 0;
  let saved = 0;
  for (let at = 0; at < parts.length; at++) {
    const { word, n } = parts[at]!;
    if (word !== CostWord.payEnergy) continue;
    owed += n;
    if (at >= worthFrom) saved = Math.max(saved, Math.min(n, worth));
  }
  return owed - saved <= g.activeEnergy[seat] - (isActiveEnergy(g, without) ? 1 : 0);
}

const isActiveEnergy = (g: GateRuler, card: Card): boolean =>
  card !== Card.none && g.placeOf(card) === Place.energy && g.rested[card] === 0;

/** Parts that take cards away. */
const isTaken = ({ word }: Cost): boolean => word !== CostWord.rest && word !== CostWord.payEnergy && word !== CostWord.mill;

const NO_PART = -1;

/**
 * With the ruler standing in at this part (or nowhere): can every part have cards of its own? Energy that is still to be rested, and a card
 * that is still to be rested, cannot be taken before; afterwards it can.
 */
function canPayThisWay(g: GateRuler, price: Price, worth: number, byRuler: number): boolean {
  const { seat, parts, self, without } = price;
  const amounts = parts.map(({ word, n }, at) => (word !== CostWord.payEnergy ? 0 : at === byRuler ? Math.max(0, n - worth) : n));
  const energy = [...g.cards(seat, Place.energy)].filter((card) => g.rested[card] === 0 && card !== without);
  let owed = amounts.reduce((sum, n) => sum + n, 0);
  if (owed > energy.length) return false;
  let paid = 0;
  const choices: Card[][] = [];
  for (const [at, part] of parts.entries()) {
    paid += amounts[at]!;
    owed -= amounts[at]!;
    const kept = new Set(energy.slice(paid, paid + owed));
    const isRestedLater = parts.some(({ word }, later) => later > at && word === CostWord.rest);
    if (isRestedLater && !stays(g, self)) kept.add(self);
    const cards = takenBy(g, seat, part, self)?.filter((card) => card !== without && g.picked[card] !== PAID && !kept.has(card));
    if (cards !== undefined) for (let n = 0; n < part.n; n++) choices.push(cards);
  }
  return eachHasItsOwn(choices);
}

/** R-D-RULER, GR-16-SOULGUARD: taken, it would stay where it is. */
const stays = (g: GateRuler, card: Card): boolean => g.isRuler(card) || (g.souls[card] > 0 && g.has(card, Keyword.SoulGuard));

/** The cards that this cost could take; null if it takes none that anything else could take. */
export function takenBy(g: GateRuler, seat: Seat, { word, filter }: Cost, self: Card): Card[] | null {
  const cards: Card[] = [];
  switch (word) {
    case CostWord.destroySelf:
      return [self];
    case CostWord.destroy:
    case CostWord.exile:
      eachFitting(g, filter!, seat, self, (card) => cards.push(card));
      return cards;
    case CostWord.handToDeckBottom:
    case CostWord.discard:
      return [...g.cards(seat, Place.hand)];
    case CostWord.damageReversal:
      return [...g.cards(seat, Place.damage)].filter((card) => g.faceDown[card] === 0);
    default:
      return null;
  }
}

/** A card pays for one cost only. Can each be given one of its own? */
function eachHasItsOwn(choices: readonly (readonly Card[])[]): boolean {
  const paysFor = new Map<Card, number>();
  const give = (at: number, tried: Set<Card>): boolean =>
    choices[at]!.some((card) => {
      if (tried.has(card)) return false;
      tried.add(card);
      const other = paysFor.get(card);
      if (other !== undefined && !give(other, tried)) return false; // unless the other can be paid with something else
      paysFor.set(card, at);
      return true;
    });
  return choices.every((_, at) => give(at, new Set()));
}
