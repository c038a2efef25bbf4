/** 7.1, 19.5 Paying a price: level first, then bracket costs in printed order. What it is made of is said in 07-prices.ts. */
import { Card, type Clause, type RecordView, Row, SEATS, type Seat } from "@duelex/kernel";
import { Place, UNIT_ZONES, Verb } from "../names.ts";
import type { GateRuler } from "../table.ts";
import { type Cost, CostWord } from "../vocabulary/clauses.ts";
import { Where } from "../vocabulary/filters.ts";
import { energyPart, PAID, type Price, refusalOf, takenBy } from "./07-prices.ts";
import { destroyAsCost } from "./12-rule-effects.ts";
import { procedure } from "./procedures.ts";

/** Which costs of an ability: its own, or those of one of its instructions. */
const OWN_COSTS = -1;

/** Adds energy to the price that is about to be paid. */
export function demandEnergy(g: GateRuler, energy: number): void {
  if (energy > 0) g.price.column.energy[g.price.append()] = energy;
}

/** Adds what an ability, or one of its instructions, asks for. */
export function demandCosts(g: GateRuler, ability: number, of = OWN_COSTS): void {
  for (const cost of costsOf(g, ability, of).keys()) {
    const row = g.price.append();
    g.price.column.ability[row] = ability;
    g.price.column.of[row] = of;
    g.price.column.cost[row] = cost;
  }
}

const costsOf = (g: GateRuler, ability: number, of: number): readonly Cost[] =>
  of === OWN_COSTS ? g.ability(ability).costs : g.ability(ability).program[of]!.costs;

/** Begins to pay everything that has been demanded, if anything was. @param worth what the ruler is worth as energy (R-D-PRICE) */
export function pay(g: GateRuler, seat: Seat, card: Card, worth: number): void {
  if (g.price.count === 0) return;
  if (worth === 0 && g.recorder === null && isEnergyAlone(g)) {
    restEnergy(g, seat, g.price.column.energy[Row.first]); // nobody is asked and nobody is told
    g.price.remove(Row.first);
    return;
  }
  const p = g.begin(paying);
  p.seat = seat;
  p.card = card;
  p.worth = worth;
}

const isEnergyAlone = (g: GateRuler): boolean => g.price.count === 1 && g.price.column.energy[Row.first] > 0;

const PAYMENT = {
  seat: 0 as Seat,
  card: Card.none,
  /** R-D-PRICE: what the ruler is worth as energy in this payment; 0 when it has stood in. */
  worth: 0,
  step: 0,
  /** Of the cards that the present part takes, or of its energy, so many are paid. */
  paid: 0,
};
type Payment = RecordView<typeof PAYMENT>;

const paying = procedure(
  "paying",
  PAYMENT,
  ({ act, ask }) => ({
    withRuler: ask("GR-17-ENERGY", {
      says: (g, p) => `${g.publicName(p.card)} costs ${present(g, p)!.n} energy: how is it paid?`,
      about: aboutPrice,
      unless: (g, p) => present(g, p)?.word !== CostWord.payEnergy || p.worth === 0,
      who: (_g, p) => p.seat,
      options(g, p, may) {
        const { n } = present(g, p)!;
        may.offer(Verb.restRuler, 0, refusalOf(g, { ...restOf(g, p, Math.min(n, p.worth)), worth: 0, rested: g.ruler[p.seat] }));
        may.offer(Verb.restEnergy, 0, refusalOf(g, { ...restOf(g, p, 0), worthFrom: 1 }));
      },
      means: (g, p, _card, verb) =>
        verb === Verb.restRuler
          ? `${g.cardName(g.ruler[p.seat])} is rested instead of ${p.worth} energy`
          : `so many energy cards are rested: ${present(g, p)!.n}`,
      chosen(g, p, _card, verb) {
        if (verb !== Verb.restRuler) return;
        p.paid = Math.min(present(g, p)!.n, p.worth);
        p.worth = 0;
        g.rest(g.ruler[p.seat], "GR-17-ENERGY");
      },
    }),

    pay: act(
      "GR-7-COST",
      (g, p) => {
        const { word, n } = present(g, p)!;
        const { seat, card, paid } = p;
        next(p);
        switch (word) {
          case CostWord.rest:
            if (!g.rest(card, "GR-7-COST")) throw new Error(`${g.cardName(card)} cannot be rested to pay`);
            if (g.isRuler(card)) p.worth = 0;
            break;
          case CostWord.payEnergy:
            restEnergy(g, seat, n - paid);
            if (n > paid) g.recorder?.note("paid", card, n - paid, "GR-7-PRICE", Card.none, seat);
            break;
          case CostWord.destroySelf:
            destroyAsCost(g, card);
            break;
          default:
            g.mill(seat, n, "GR-15-MILL");
        }
      },
      { unless: (g, p) => isPaid(g, p) || isPicked(present(g, p)!) },
    ),

    pick: ask("GR-7-COST", {
      says: (g, p) => `the price of ${g.publicName(p.card)}: ${sayPicked(present(g, p)!, p.paid)}?`,
      about: aboutPrice,
      unless: (g, p) => isPaid(g, p) || !isPicked(present(g, p)!),
      who: (_g, p) => p.seat,
      options(g, p, may) {
        for (const card of takenBy(g, p.seat, present(g, p)!, p.card) ?? []) {
          if (g.picked[card] === PAID) continue;
          may.offer(Verb.choose, card, refusalOf(g, { ...restOf(g, p, p.paid + 1), without: card }));
        }
        if (!looksIntoHand(g, p)) may.wanted(present(g, p)!.n - p.paid);
      },
      evenIfForced: looksIntoHand, // how many cards of it fit, or are spared for a later cost, is nobody else's business
      chosen(g, p, card) {
        const { word, n } = present(g, p)!;
        p.paid++;
        if (p.paid === n) next(p);
        g.pick(card, PAID);
        switch (word) {
          case CostWord.handToDeckBottom:
            g.move(card, Place.deck, "GR-7-COST");
            break;
          case CostWord.discard:
            g.move(card, Place.graveyard, "GR-15-DISCARD");
            break;
          case CostWord.damageReversal:
            g.turnFaceDown(card, "GR-13-REVERSAL");
            break;
          case CostWord.exile:
            g.move(card, Place.exile, "GR-15-EXILE");
            break;
          default:
            destroyAsCost(g, card);
        }
        if (!g.isUnitInPlay(card) && !g.isRuler(card)) g.pick(card, 0);
      },
      nothing(g, p) {
        throw new Error(`nothing is left to pay for ${g.cardName(p.card)} with`);
      },
    }),

    paid: act("GR-7-COST", forgetPrice, { unless: (g, p) => !isPaid(g, p) }),
  }),
  { again: (g) => g.price.count > 0, where: (g, p) => `paying for ${g.publicName(p.card)}` },
);

/** The text that asks for what is being paid. */
function aboutPrice(g: GateRuler, p: Payment): Clause | null {
  const ability = p.step < g.price.count ? g.price.column.ability[p.step as Row] : 0;
  return ability === 0 ? null : { card: p.card, ability };
}

/** "which card is discarded (1 of 2)" */
function sayPicked({ word, n }: Cost, paid: number): string {
  const nth = n === 1 ? "" : ` (${paid + 1} of ${n})`;
  switch (word) {
    case CostWord.handToDeckBottom:
      return `which card of the hand goes to the deck bottom${nth}`;
    case CostWord.discard:
      return `which card is discarded${nth}`;
    case CostWord.damageReversal:
      return `which damage card is turned face down${nth}`;
    case CostWord.exile:
      return `which card is exiled${nth}`;
    default:
      return `which card is destroyed${nth}`;
  }
}

/** The part that is being paid. */
function present(g: GateRuler, { step }: Payment): Cost | undefined {
  return step < g.price.count ? partAt(g, step as Row) : undefined;
}

function partAt(g: GateRuler, row: Row): Cost {
  const { ability, of, cost, energy } = g.price.column;
  return energy[row] > 0 ? energyPart(energy[row]) : costsOf(g, ability[row], of[row])[cost[row]]!;
}

const isPaid = (g: GateRuler, p: Payment): boolean => p.step >= g.price.count;
const isPicked = ({ word }: Cost): boolean =>
  word === CostWord.destroy ||
  word === CostWord.exile ||
  word === CostWord.discard ||
  word === CostWord.handToDeckBottom ||
  word === CostWord.damageReversal;

function next(p: Payment): void {
  p.step++;
  p.paid = 0;
}

/** What is still to be paid when so much of the present part has been. */
function restOf(g: GateRuler, p: Payment, paid: number): Price {
  const parts: Cost[] = [];
  for (let row = p.step as Row; row < g.price.count; row++) parts.push(partAt(g, row));
  const now = parts.shift()!;
  if (now.n > paid) parts.unshift({ ...now, n: now.n - paid });
  return { seat: p.seat, parts, self: p.card, worth: p.worth, worthFrom: 0, without: Card.none, rested: Card.none };
}

/** GR-7-PRICE Rests so much energy. What is offered can be paid (GR-7-COST): with something owed in the end, the rules are broken. */
function restEnergy(g: GateRuler, seat: Seat, amount: number): void {
  let owed = amount;
  for (let energy = g.first(seat, Place.energy); energy !== Card.none && owed > 0; energy = g.next(energy))
    if (g.rest(energy, "GR-7-PRICE")) owed--;
  if (owed > 0) throw new Error(`${owed} of ${amount} energy is owed, and nothing is left to pay it with`);
}

/** It has been paid. */
function forgetPrice(g: GateRuler): void {
  g.price.clear();
  for (const seat of SEATS) {
    g.pick(g.ruler[seat], 0);
    for (const place of UNIT_ZONES) for (let unit = g.first(seat, place); unit !== Card.none; unit = g.next(unit)) g.pick(unit, 0);
  }
}

function looksIntoHand(g: GateRuler, p: Payment): boolean {
  for (let row = p.step as Row; row < g.price.count; row++) {
    const { word, filter } = partAt(g, row);
    if (word === CostWord.discard || filter?.where === Where.hand) return true;
  }
  return false;
}
