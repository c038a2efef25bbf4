/** 7.1 Costs: what something costs, whether it could be paid, and paying it. */
import { Card, type Seat } from "@duelex/kernel";
import { Place, Verb } from "../names.ts";
import type { No } from "../rulebook.ts";
import { countFitting, eachFitting } from "../selectors.ts";
import type { GateRuler } from "../table.ts";
import { type Cost, CostWord } from "../vocabulary/clauses.ts";
import { Where } from "../vocabulary/filters.ts";
import { destroyAsCost } from "./12-rule-effects.ts";
import { procedure } from "./procedures.ts";

/** GR-7-PRICE: energy rulers pay the level, drive rulers nothing; below 0 it is 0 (GR-2-COST0, R-NEG). */
export function priceOf(g: GateRuler, seat: Seat, card: Card): number {
  return g.rulerOf(seat).usesEnergy ? Math.max(0, g.printed(card).level) : 0;
}

/** GR-17-ENERGY: energy that the ruler itself could give. */
function energyOfRuler(g: GateRuler, seat: Seat): number {
  return g.rested[g.ruler[seat]] === 1 ? 0 : g.upToDate().rulerEnergy[seat];
}

export function canPayEnergy(g: GateRuler, seat: Seat, energy: number): boolean {
  return g.activeEnergy[seat] >= energy || g.activeEnergy[seat] + energyOfRuler(g, seat) >= energy;
}

function faceUpDamage(g: GateRuler, seat: Seat): number {
  let count = 0;
  for (let card = g.first(seat, Place.damage); card !== Card.none; card = g.next(card)) if (g.faceDown[card] === 0) count++;
  return count;
}

/** How many cards this cost and those before it take from among the same cards: each pays for one. */
function cardsOwed(costs: readonly Cost[], at: number): number {
  const { word, filter } = costs[at]!;
  let owed = 0;
  for (let i = 0; i <= at; i++) if (costs[i]!.word === word && costs[i]!.filter === filter) owed += costs[i]!.n;
  return owed;
}

/** Could all of this be paid together, with so much energy besides? `without` is the card being played: it is on its way to the gate. */
export function mayPay(g: GateRuler, seat: Seat, costs: readonly Cost[], energy: number, self: Card, without: Card): No {
  if (costs.length === 0) return energy === 0 || canPayEnergy(g, seat, energy) ? null : "GR-7-PRICE";
  let owed = energy;
  for (const [at, { word, n, filter }] of costs.entries()) {
    switch (word) {
      case CostWord.rest:
        if (g.rested[self] === 1 || !g.isInPlay(self)) return "GR-7-COST";
        break;
      case CostWord.payEnergy:
        owed += n;
        break;
      case CostWord.destroySelf:
        if (!g.isInPlay(self)) return "GR-7-COST";
        break;
      case CostWord.destroy:
      case CostWord.exile: {
        const cards = cardsOwed(costs, at);
        if (countFitting(g, filter!, seat, self, without, cards) < cards) return "GR-7-COST";
        break;
      }
      case CostWord.mill:
        if (g.count(seat, Place.deck) < cardsOwed(costs, at)) return "GR-7-COST";
        break;
      case CostWord.handToDeckBottom: {
        const held = g.count(seat, Place.hand) - (without !== Card.none && g.placeOf(without) === Place.hand ? 1 : 0);
        if (held < cardsOwed(costs, at)) return "GR-7-COST";
        break;
      }
      case CostWord.damageReversal:
        if (faceUpDamage(g, seat) < cardsOwed(costs, at)) return "GR-13-REVERSAL";
        break;
    }
  }
  return owed === 0 || canPayEnergy(g, seat, owed) ? null : "GR-7-PRICE";
}

/** Rests so much energy; if the ruler could stand in for some, its player is asked. */
export function payEnergy(g: GateRuler, seat: Seat, amount: number): void {
  if (amount <= 0) return;
  if (energyOfRuler(g, seat) > 0) {
    const p = g.begin(paying);
    p.seat = seat;
    p.owed = amount;
  } else restEnergy(g, seat, amount);
}

function restEnergy(g: GateRuler, seat: Seat, amount: number): void {
  let owed = amount;
  for (let energy = g.first(seat, Place.energy); energy !== Card.none; energy = g.next(energy)) {
    if (owed === 0) break;
    if (g.rested[energy] === 1) continue;
    g.rest(energy, "GR-7-PRICE");
    owed--;
  }
}

const paying = procedure("paying", { seat: 0 as Seat, owed: 0 }, ({ act, ask }) => ({
  withRuler: ask("GR-17-ENERGY", {
    says: () => "how the energy is paid",
    who: (_g, p) => p.seat,
    options(g, p, may) {
      may.offer(Verb.restRuler);
      may.offer(Verb.restEnergy, 0, g.activeEnergy[p.seat] >= p.owed ? null : "GR-7-PRICE");
    },
    chosen(g, p, _card, verb) {
      if (verb !== Verb.restRuler) return;
      p.owed = Math.max(0, p.owed - energyOfRuler(g, p.seat));
      g.rest(g.ruler[p.seat], "GR-17-ENERGY");
    },
  }),
  rest: act("GR-7-PRICE", (g, p) => restEnergy(g, p.seat, p.owed)),
}));

/** 19.5 Pays bracket costs in printed order; what has to be picked is asked. `of` says which costs: an ability's own, or those of one of its instructions. */
export const OWN_COSTS = -1;
export const payCosts = procedure(
  "payCosts",
  { seat: 0 as Seat, card: Card.none, ability: 0, of: OWN_COSTS, step: 0, left: 0 },
  ({ act, ask }) => ({
    pay: act(
      "GR-7-COST",
      (g, p) => {
        const { word, n } = costsOf(g, p)[p.step]!;
        const { seat, card } = p;
        p.step++;
        switch (word) {
          case CostWord.rest:
            g.rest(card, "GR-7-COST");
            break;
          case CostWord.payEnergy:
            payEnergy(g, seat, n);
            break;
          case CostWord.destroySelf:
            destroyAsCost(g, card);
            break;
          case CostWord.mill:
            g.mill(seat, n, "GR-15-MILL");
            break;
          default:
            break;
        }
      },
      { unless: (g, p) => costsPaid(g, p) || isPicked(costsOf(g, p)[p.step]!) },
    ),

    pick: ask("GR-7-COST", {
      says: () => "what the cost is paid with",
      unless: (g, p) => costsPaid(g, p) || !isPicked(costsOf(g, p)[p.step]!),
      who: (_g, p) => p.seat,
      options(g, p, may) {
        const { word, filter } = costsOf(g, p)[p.step]!;
        if (word === CostWord.handToDeckBottom)
          for (let card = g.first(p.seat, Place.hand); card !== Card.none; card = g.next(card)) may.offer(Verb.choose, card);
        else if (word === CostWord.damageReversal) {
          for (let card = g.first(p.seat, Place.damage); card !== Card.none; card = g.next(card))
            if (g.faceDown[card] === 0) may.offer(Verb.choose, card);
        } else eachFitting(g, filter!, p.seat, p.card, (card) => may.offer(Verb.choose, card));
      },
      evenIfForced: (g, p) => costsOf(g, p)[p.step]!.filter?.where === Where.hand, // how many cards of it fit is nobody else's business
      chosen(g, p, card) {
        const { word, n } = costsOf(g, p)[p.step]!;
        const left = (p.left === 0 ? n : p.left) - 1;
        p.left = left;
        if (left === 0) p.step++;
        switch (word) {
          case CostWord.handToDeckBottom:
            g.move(card, Place.deck, "GR-7-COST");
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
      },
      nothing(_g, p) {
        p.left = 0;
        p.step++;
      },
      again: (_g, p) => p.left > 0,
    }),
  }),
  { again: (g, p) => !costsPaid(g, p) },
);

interface Payment {
  ability: number;
  of: number;
  step: number;
}
const costsOf = (g: GateRuler, p: Payment): readonly Cost[] => {
  const ability = g.ability(p.ability);
  return p.of === OWN_COSTS ? ability.costs : ability.program[p.of]!.costs;
};
const costsPaid = (g: GateRuler, p: Payment): boolean => p.step >= costsOf(g, p).length;
const isPicked = ({ word }: Cost): boolean =>
  word === CostWord.destroy || word === CostWord.exile || word === CostWord.handToDeckBottom || word === CostWord.damageReversal;
