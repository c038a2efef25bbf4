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

/** Could all of this be paid together, with so much energy besides? `without` is the card being played: it is on its way to the gate. */
export function mayPay(g: GateRuler, seat: Seat, costs: readonly Cost[], energy: number, self: Card, without: Card): No {
  if (costs.length === 0) return energy === 0 || canPayEnergy(g, seat, energy) ? null : "GR-7-PRICE";
  let owed = energy;
  let milled = 0;
  for (const { word, n, filter } of costs) {
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
      case CostWord.exile:
        if (countFitting(g, filter!, seat, self, without, n) < n) return "GR-7-COST";
        break;
      case CostWord.mill:
        milled += n;
        if (g.count(seat, Place.deck) < milled) return "GR-7-COST";
        break;
      case CostWord.handToDeckBottom: {
        const held = g.count(seat, Place.hand) - (without !== Card.none && g.placeOf(without) === Place.hand ? 1 : 0);
        if (held < n) return "GR-7-COST";
        break;
      }
      case CostWord.damageReversal:
        if (faceUpDamage(g, seat) < n) return "GR-13-REVERSAL";
        break;
    }
  }
  if (costs.length > 1 && !eachHasItsOwn(payable(g, seat, costs, self, without))) return "GR-7-COST";
  return owed === 0 || canPayEnergy(g, seat, owed) ? null : "GR-7-PRICE";
}

/** For each card that these costs take, the cards with which it could be paid. */
function payable(g: GateRuler, seat: Seat, costs: readonly Cost[], self: Card, without: Card): Card[][] {
  return costs.flatMap((cost) => {
    const cards = takenBy(g, seat, cost, self)?.filter((card) => card !== without);
    return cards === undefined ? [] : Array.from({ length: cost.n }, () => cards);
  });
}

/** The cards that this cost could take; null if it takes none that anything else could take. */
function takenBy(g: GateRuler, seat: Seat, { word, filter }: Cost, self: Card): Card[] | null {
  const cards: Card[] = [];
  switch (word) {
    case CostWord.destroySelf:
      return [self];
    case CostWord.destroy:
    case CostWord.exile:
      eachFitting(g, filter!, seat, self, (card) => cards.push(card));
      return cards;
    case CostWord.handToDeckBottom:
      return [...g.cards(seat, Place.hand)];
    case CostWord.damageReversal:
      return [...g.cards(seat, Place.damage)].filter((card) => g.faceDown[card] === 0);
    default:
      return null;
  }
}

/** GR-7-COST In full: a card pays for one cost only. Can each be given one of its own? */
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
        for (const card of takenBy(g, p.seat, costsOf(g, p)[p.step]!, p.card) ?? [])
          may.offer(Verb.choose, card, leavesEnough(g, p, card) ? null : "GR-7-COST");
      },
      evenIfForced: looksIntoHand, // how many cards of it fit, or are spared for a later cost, is nobody else's business
      chosen(g, p, card) {
        const { word, n } = costsOf(g, p)[p.step]!;
        const left = stillOwed(n, p) - 1;
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
  seat: Seat;
  card: Card;
  ability: number;
  of: number;
  step: number;
  left: number;
}
const costsOf = (g: GateRuler, p: Payment): readonly Cost[] => {
  const ability = g.ability(p.ability);
  return p.of === OWN_COSTS ? ability.costs : ability.program[p.of]!.costs;
};
const costsPaid = (g: GateRuler, p: Payment): boolean => p.step >= costsOf(g, p).length;
const isPicked = ({ word }: Cost): boolean =>
  word === CostWord.destroy || word === CostWord.exile || word === CostWord.handToDeckBottom || word === CostWord.damageReversal;
/** Of the `n` cards that a cost takes. */
const stillOwed = (n: number, p: Payment): number => (p.left === 0 ? n : p.left);

/** Could the rest still be paid if this card paid now? */
function leavesEnough(g: GateRuler, p: Payment, card: Card): boolean {
  const [now, ...later] = costsOf(g, p).slice(p.step) as [Cost, ...Cost[]];
  return later.length === 0 || eachHasItsOwn(payable(g, p.seat, [{ ...now, n: stillOwed(now.n, p) - 1 }, ...later], p.card, card));
}

function looksIntoHand(g: GateRuler, p: Payment): boolean {
  return costsOf(g, p).some(({ filter }, step) => step >= p.step && filter?.where === Where.hand);
}
