/** 9-1-7. Activating an effect: who may, what stands before the colon, and paying it, Resources (2-9) among it. */
import { Card, type Seat } from "@duelex/kernel";
import { type Ability, type Cost, Paying } from "../cards.ts";
import { Place, Timing, Verb } from "../names.ts";
import type { No } from "../rulebook.ts";
import { Slot } from "../state.ts";
import type { Gundam } from "../table.ts";
import { frontHolds, hasTargets } from "../vocabulary/activation.ts";
import { collect, countMatches, isAmong } from "../vocabulary/filters.ts";
import { gateRefuses, thisUnitOf } from "../vocabulary/gates.ts";
import { replacersOf } from "../vocabulary/replacing.ts";
import { resolve } from "./09-effects.ts";
import { announcePayment, payFor } from "./09-paying.ts";
import { procedure } from "./procedures.ts";

// ---- 9-1-7 Activated effects; without a colon there is no cost (9-1-7-5) ----

/** The paragraph that keeps this effect from being activated now, or null. Nothing is paid before all of it is sure. */
export function mayUse(g: Gundam, ability: Ability, source: Card): No {
  const unit = thisUnitOf(g, ability, source);
  const you = g.ownerOf(source);
  const refused = gateRefuses(g, ability, source, unit);
  if (refused !== null) return refused;
  if (!frontHolds(g, ability, you, unit, false)) return "9-2-1";
  return mayPayAll(g, ability, unit, you) ?? (hasTargets(g, ability, source, you, unit, false) ? null : "9-2-2");
}

/** Can everything before the colon be paid, in full? */
export function mayPayAll(g: Gundam, ability: Ability, unit: Card, you: Seat): No {
  for (const cost of ability.cost) {
    const refused = mayPayCost(g, ability, cost, unit, you);
    if (refused !== null) return refused;
  }
  return null;
}

function mayPayCost(g: Gundam, ability: Ability, cost: Cost, unit: Card, you: Seat): No {
  switch (cost.pays) {
    case Paying.payResources:
      return g.activeResources[you] >= cost.n ? null : "9-1-7-3";
    case Paying.restSelf:
      return g.rested[unit] === 0 ? null : "9-1-7";
    case Paying.destroySelf:
    case Paying.returnSelfToDeckBottom:
      return null;
    case Paying.restUnits: {
      const itself = paysAlready(g, ability, cost, unit, you) ? 1 : 0; // active, or it cannot be rested as a cost of its own
      return countActive(g, cost, you, unit) - itself >= cost.n ? null : "9-1-7";
    }
    case Paying.discard: {
      // A card that is being played does not pay for itself.
      const itself = g.placeOf(unit) === Place.hand && (cost.filter === null || isAmong(g, cost.filter, unit, you, unit, false)) ? 1 : 0;
      const count = cost.filter === null ? g.count(you, Place.hand) : countMatches(g, cost.filter, you, unit, false);
      return count - itself >= cost.n ? null : "9-1-7";
    }
    case Paying.destroyUnits:
    case Paying.exileFromTrash: {
      const itself = paysAlready(g, ability, cost, unit, you) ? 1 : 0;
      return countMatches(g, cost.filter!, you, unit, false, cost.n + itself) - itself >= cost.n ? null : "9-1-7";
    }
  }
}

/** Resting or removing this Unit is a cost of its own: it cannot be one of these as well. */
function paysAlready(g: Gundam, ability: Ability, cost: Cost, unit: Card, you: Seat): boolean {
  if (cost.pays !== Paying.restUnits && cost.pays !== Paying.destroyUnits) return false;
  const rests = cost.pays === Paying.restUnits;
  const alone = ability.cost.some(({ pays }) =>
    rests ? pays === Paying.restSelf : pays === Paying.destroySelf || pays === Paying.returnSelfToDeckBottom,
  );
  return alone && isAmong(g, cost.filter!, unit, you, unit, false);
}

function countActive(g: Gundam, cost: Cost, you: Seat, unit: Card): number {
  const payers = g.lists.found;
  const count = collect(g, cost.filter!, you, unit, false, payers);
  let active = 0;
  for (let at = 0; at < count; at++) if (g.rested[payers[at]!] === 0) active++;
  return active;
}

const costOf = (g: Gundam): Cost | undefined => g.set.abilities[g.effect.ability]!.cost[g.effect.paying];

/** Does the cost that comes next take a choice? */
function costAsks(g: Gundam): boolean {
  const cost = costOf(g);
  if (cost === undefined) return false;
  const { pays } = cost;
  return (
    pays === Paying.restUnits ||
    pays === Paying.discard ||
    pays === Paying.destroyUnits ||
    pays === Paying.exileFromTrash ||
    asksOrder(g, cost)
  );
}
const looksIntoHand = (cost: Cost): boolean => cost.pays === Paying.discard && cost.filter !== null;
/** A Unit and its Pilot go under the deck one by one, in their owner's order (3-1-6). */
const asksOrder = (g: Gundam, cost: Cost): boolean =>
  cost.pays === Paying.returnSelfToDeckBottom && g.effect.picks === 0 && g.isPaired(g.effect.unit) && g.effect.gone === 0;

/** 9-3, 9-1-7: the costs of the effect in progress, one after the other; the owner picks. */
export const payCosts = procedure(
  "payCosts",
  {},
  ({ act, ask, call }) => ({
    simple: act("9-1-7", (g) => paySimple(g), {
      unless: (g) => g.effect.about !== Card.none || costOf(g) === undefined || costAsks(g) || costOf(g)!.pays === Paying.payResources,
    }),

    instead: ask("9-1-9", {
      says: () => "choose which card is rested",
      unless: (g) => g.effect.about === Card.none,
      who: (g) => g.effect.player,
      options(g, _p, may) {
        may.offer(Verb.choose, g.effect.about);
        for (const card of replacersOf(g, g.effect.about, g.effect)) may.offer(Verb.choose, card);
      },
      chosen(g, _p, card) {
        const { about } = g.effect;
        g.effect.about = Card.none;
        if (card !== about) g.choose(about, Slot.spared);
        g.restByEffect(card, "9-1-7", g.effect.player);
      },
    }),

    resources: call(
      "9-1-7-3",
      (g) => {
        const owed = costOf(g)!.n;
        g.effect.paying++;
        announcePayment(g, owed);
        payFor(g, g.effect.player, owed);
      },
      { unless: (g) => costOf(g)?.pays !== Paying.payResources },
    ),

    choice: ask("9-1-7", {
      says(g) {
        const { pays, n } = costOf(g)!;
        const nth = n > 1 ? ` (${g.effect.picks + 1} of ${n})` : "";
        return `the cost of ${g.cardName(g.effect.source)}'s effect: ${PAYS[pays]}${nth}`;
      },
      means: (g) => PAID[costOf(g)!.pays],
      unless: (g) => !costAsks(g),
      who: (g) => g.effect.player,
      options(g, _p, may) {
        const e = g.effect;
        const cost = costOf(g)!;
        if (asksOrder(g, cost)) {
          may.offer(Verb.choose, e.unit);
          may.offer(Verb.choose, g.partner[e.unit]);
          return;
        }
        const payers = g.lists.found;
        const inHand = cost.pays === Paying.discard && cost.filter === null;
        const count = inHand ? 0 : collect(g, cost.filter!, e.player, e.unit, e.gone === 1, payers);
        for (let at = 0; at < count; at++) {
          const card = payers[at]!;
          may.offer(Verb.choose, card, refusedAsCost(g, cost, card));
        }
        if (inHand) for (const card of g.hand(e.player)) may.offer(Verb.choose, card, card === e.source ? "9-1-7" : null);
        if (!looksIntoHand(cost)) may.wanted(cost.n - e.picks);
      },
      evenIfForced: (g) => looksIntoHand(costOf(g)!), // how many cards of it fit is nobody else's business
      chosen: (g, _p, card) => payWith(g, card),
    }),
  }),
  { again: (g) => costOf(g) !== undefined || g.effect.about !== Card.none, where: () => "paying the cost" },
);

/** A Unit may pay for its own effect where its words let it; the card being played may not pay for itself. */
function refusedAsCost(g: Gundam, cost: Cost, card: Card): No {
  const { ability, source, unit, player } = g.effect;
  if (card === source && g.placeOf(card) === Place.hand) return "9-1-7";
  if (cost.pays === Paying.restUnits && (g.rested[card] === 1 || g.isChosen(card, Slot.spared))) return "9-1-7";
  return card === unit && paysAlready(g, g.set.abilities[ability]!, cost, unit, player) ? "9-1-7" : null;
}

const PAYS: Readonly<Record<Paying, string>> = {
  [Paying.payResources]: "pay Resources",
  [Paying.restSelf]: "rest",
  [Paying.restUnits]: "choose a Unit to rest",
  [Paying.discard]: "choose a card to discard",
  [Paying.destroyUnits]: "choose a Unit to destroy",
  [Paying.destroySelf]: "destroy",
  [Paying.exileFromTrash]: "choose a card to exile from the trash",
  [Paying.returnSelfToDeckBottom]: "choose which goes to the bottom of the deck first",
};

/** What becomes of the card that is chosen. */
const PAID: Readonly<Record<Paying, string>> = {
  [Paying.payResources]: "",
  [Paying.restSelf]: "it is rested",
  [Paying.restUnits]: "it is rested",
  [Paying.discard]: "it is discarded",
  [Paying.destroyUnits]: "it is destroyed",
  [Paying.destroySelf]: "it is destroyed",
  [Paying.exileFromTrash]: "it is exiled",
  [Paying.returnSelfToDeckBottom]: "it goes to the bottom of the deck first",
};

function paySimple(g: Gundam): void {
  const e = g.effect;
  const cost = costOf(g)!;
  e.paying++;
  e.picks = 0;
  if (cost.pays === Paying.restSelf) restFor(g, e.unit);
  else if (cost.pays === Paying.destroySelf)
    g.destroyAll([e.unit], 1, "9-1-7", true);
  else if (cost.pays === Paying.returnSelfToDeckBottom) g.leave(e.unit, Place.deck, "9-1-7");
}

/** 9-1-9: rested for the effect, unless another card may be rested instead; that is asked next. */
function restFor(g: Gundam, card: Card): void {
  const e = g.effect;
  if (replacersOf(g, card, e).length > 0) e.about = card;
  else g.restByEffect(card, "9-1-7", e.player);
}

function payWith(g: Gundam, card: Card): void {
  const e = g.effect;
  const cost = costOf(g)!;
  switch (cost.pays) {
    case Paying.restUnits:
      restFor(g, card);
      break;
    case Paying.discard:
      g.move(card, Place.trash, "4-11");
      break;
    case Paying.destroyUnits:
      g.destroyAll([card], 1, "9-1-7", true);
      break;
    case Paying.exileFromTrash:
      g.move(card, Place.removal, "4-12");
      break;
    case Paying.returnSelfToDeckBottom:
      payWithItself(g, e.unit, card);
      e.paying++;
      return;
    default:
  }
  if (++e.picks < cost.n) return;
  e.picks = 0;
  e.paying++;
}

/** This Unit and its Pilot under the deck, the one chosen first. */
function payWithItself(g: Gundam, unit: Card, first: Card): void {
  const pilot = g.partner[unit];
  g.leave(unit, Place.deck, "9-1-7");
  if (pilot !== Card.none) for (const card of [unit, pilot]) g.keepFromOpponent(card); // 3-1-7
  if (first !== unit && g.placeOf(unit) === Place.deck) g.move(unit, Place.deck, "3-1-6", Card.none, "");
}

/** 6-5-3, 9-3: declare, pay, resolve. */
export const activate = procedure(
  "activate",
  { card: Card.none, inActionStep: 0, ability: 0, chosen: 0 },
  ({ act, ask, call }) => ({
    which: ask("9-3", {
      says: (g, a) => `which effect of ${g.cardName(a.card)} is used?`,
      means: (g, a, nth) => g.printed(a.card).activated[nth - 1]!.says(),
      who: (g, a) => g.ownerOf(a.card),
      options(g, a, may) {
        const timing = a.inActionStep === 1 ? Timing.ActivateAction : Timing.ActivateMain;
        g.printed(a.card).activated.forEach((ability, nth) => {
          if (ability.timings.includes(timing)) may.offer(Verb.mode, nth + 1, mayUse(g, ability, a.card));
        });
      },
      chosen(g, a, nth) {
        a.ability = g.printed(a.card).activated[nth - 1]!.id;
      },
    }),
    declare: act("9-3", (g, a) => {
      const ability = g.set.abilities[a.ability]!;
      if (ability.oncePerTurn) g.use(a.card, ability);
      g.recorder?.note("activate", a.card, ability.index, "9-3", Card.none, undefined, 0, {
        clause: { card: a.card, ability: ability.id },
      });
      g.openEffect(ability.id, a.card, thisUnitOf(g, ability, a.card), g.ownerOf(a.card));
    }),
    pay: call("9-1-7", (g) => g.begin(payCosts), { unless: (g, a) => g.set.abilities[a.ability]!.cost.length === 0 }),
    resolveIt: call("6-5-3", (g) => {
      g.unchoose(Slot.spared);
      g.begin(resolve);
    }),
  }),
  { where: (g, a) => `an effect of ${g.cardName(a.card)}` },
);
