/** 6-5-2. Playing a card from hand: reveal it, check the Lv., pay, carry it out. */
import { Card } from "@duelex/kernel";
import { type Ability, type Definition, Paying } from "../cards.ts";
import { Place, Standing, Timing, Type, Verb } from "../names.ts";
import type { No } from "../rulebook.ts";
import type { Gundam } from "../table.ts";
import { frontHolds, hasTargets } from "../vocabulary/activation.ts";
import { allHold } from "../vocabulary/conditions.ts";
import { countMatches } from "../vocabulary/filters.ts";
import { arrive } from "../vocabulary/ops-moving.ts";
import { deployArriving } from "./04-deploying.ts";
import { mayPayAll, payCosts, payFor } from "./09-costs.ts";
import { startEffect } from "./09-effects.ts";
import { procedure } from "./procedures.ts";

// ---- what it costs ----

/** How the card in hand changes its own cost, or its Lv. (16.10 `costModifier`). An effect on the cost leaves the Lv. (Q123). */
function changeOf(g: Gundam, card: Card, printed: Definition, what: "hp" | "ap"): number {
  const you = g.ownerOf(card);
  let sum = 0;
  for (const ability of printed.inHand) {
    if (!allHold(g, ability.while, you, Card.none, false)) continue;
    for (const i of ability.program) {
      if (!allHold(g, i.conditions, you, Card.none, false)) continue;
      sum += (what === "ap" ? i.ap : i.n) * (i.filter === null ? 1 : countMatches(g, i.filter, you, Card.none, false)); // Q205
    }
  }
  return sum;
}

/** What stands on the card, or what it is played as instead (Q120). */
const printedLevel = (printed: Definition, option: boolean): number => (option ? printed.playOption!.program[0]!.ap : printed.level);
const printedCost = (printed: Definition, option: boolean): number => (option ? printed.playOption!.program[0]!.hp : printed.cost);

function levelOf(g: Gundam, card: Card, option = false): number {
  const printed = g.printed(card);
  const level = printedLevel(printed, option);
  return printed.inHand.length === 0 ? level : Math.max(0, level + changeOf(g, card, printed, "ap"));
}
function costOf(g: Gundam, card: Card, option = false): number {
  const printed = g.printed(card);
  const cost = printedCost(printed, option);
  return printed.inHand.length === 0 ? cost : Math.max(0, cost + changeOf(g, card, printed, "hp"));
}

function mayPay(g: Gundam, card: Card, option: boolean): No {
  const player = g.ownerOf(card);
  if (levelOf(g, card, option) > g.playerLevel(player)) return "2-8-1";
  return costOf(g, card, option) > g.activeResources[player] ? "2-9" : null;
}

/** Can the card's other price be taken? */
function mayTakeOption(g: Gundam, card: Card, ability: Ability): boolean {
  const you = g.ownerOf(card);
  return frontHolds(g, ability, you, card, false) && mayPayAll(g, ability, card, you) === null && mayPay(g, card, true) === null;
}

/** Is its price a discard from a hand that holds other cards? Then not to ask would tell what that hand lacks. */
function isPaidFromHand(g: Gundam, card: Card): boolean {
  const option = g.printed(card).playOption;
  if (option === null || g.count(g.ownerOf(card), Place.hand) === 1) return false;
  return option.cost.some((cost) => cost.pays === Paying.discard);
}

/** The other price is offered if it can be taken, or if for all that the opponent sees it could be. */
function asksForOption(g: Gundam, card: Card): boolean {
  const option = g.printed(card).playOption;
  return option !== null && (mayTakeOption(g, card, option) || (isPaidFromHand(g, card) && mayPay(g, card, true) === null));
}

function mayAfford(g: Gundam, card: Card): No {
  const printed = g.printed(card);
  if (printed.plainPrice) {
    const player = g.ownerOf(card);
    return printed.level > g.playerLevel(player) ? "2-8-1" : printed.cost > g.activeResources[player] ? "2-9" : null;
  }
  const refused = mayPay(g, card, false);
  if (refused === null) return null;
  const option = printed.playOption;
  return option !== null && mayTakeOption(g, card, option) ? null : refused;
}

// ---- what may be played ----

/** In the main phase, as what it is. A Pilot is paired. */
export function mayPlay(g: Gundam, card: Card): No {
  return g.printed(card).type === Type.Command ? mayPlayCommand(g, card, Timing.Main) : mayAfford(g, card);
}

/** 9-1-8, 9-1-8-1: at its time, {13-2-3-2} either if both are printed, affordable, its condition met (9-2-1), its targets there (9-1-8-1-1). */
export function mayPlayCommand(g: Gundam, card: Card, timing: Timing.Main | Timing.Action): No {
  const printed = g.printed(card);
  const effect = timing === Timing.Main ? printed.main : printed.action;
  if (effect === null) return timing === Timing.Main ? "11-2-4" : "11-2-3";
  const refused = mayAfford(g, card);
  if (refused !== null) return refused;
  const you = g.ownerOf(card);
  if (!frontHolds(g, effect, you, Card.none, false)) return "9-2-1"; // Q245
  return hasTargets(g, effect, card, you, Card.none, false) ? null : "9-1-8-1-1";
}

/** 2-3-4-3: beneath one of the own Units that has no Pilot. */
export function mayPair(g: Gundam, card: Card): No {
  const refused = mayAfford(g, card);
  if (refused !== null) return refused;
  for (const unit of g.units(g.ownerOf(card))) if (mayPairWith(g, unit) === null) return null;
  return "2-3-4-3";
}

function mayPairWith(g: Gundam, unit: Card): No {
  if (g.isPaired(unit)) return "6-5-2-3-3";
  return g.stands(unit, Standing.cannotBePaired) ? "1-3-3" : null;
}

// ---- playing it ----

const isCommand = (g: Gundam, card: Card): boolean => g.printed(card).type === Type.Command;

export const playCard = procedure(
  "playCard",
  { card: Card.none, asPilot: 0, inActionStep: 0, option: 0, owed: 0, unit: Card.none },
  ({ act, ask, call }) => ({
    reveal: act("4-7", (g, p) => {
      g.bring(p.card);
      g.recorder?.note(p.asPilot === 1 ? "pair from hand" : "play", p.card, 0, "6-5-2");
    }),

    otherPrice: ask("6-5-2", {
      says: () => "pay the other price of the card instead",
      unless: (g, p) => !asksForOption(g, p.card),
      who: (g, p) => g.ownerOf(p.card),
      options(g, p, may) {
        may.offer(Verb.yes, 0, mayTakeOption(g, p.card, g.printed(p.card).playOption!) ? null : "9-1-7");
        may.offer(Verb.no, 0, mayPay(g, p.card, false));
      },
      evenIfForced: (g, p) => isPaidFromHand(g, p.card) && mayPay(g, p.card, false) === null,
      chosen(_g, p, _card, verb) {
        p.option = verb === Verb.yes ? 1 : 0;
      },
    }),
    payOtherPrice: call(
      "9-1-7",
      (g, p) => {
        const card = p.card;
        p.owed = costOf(g, card, true);
        g.openEffect(g.printed(card).playOption!.id, card, card, g.ownerOf(card));
        g.begin(payCosts);
      },
      { unless: (_g, p) => p.option === 0 },
    ),
    otherPricePaid: act("9-1-7", (g) => g.closeEffect(), { unless: (_g, p) => p.option === 0 }),

    withWhom: ask("2-3-4-3", {
      says: (g, p) => `choose the Unit that ${g.cardName(p.card)} is paired with`,
      unless: (_g, p) => p.asPilot === 0,
      who: (g, p) => g.ownerOf(p.card),
      options(g, p, may) {
        for (const unit of g.units(g.ownerOf(p.card))) may.offer(Verb.choose, unit, mayPairWith(g, unit));
      },
      chosen(_g, p, unit) {
        p.unit = unit;
      },
    }),

    pay: call("2-9", (g, p) => {
      payFor(g, g.ownerOf(p.card), p.option === 1 ? p.owed : costOf(g, p.card));
    }),

    carryOut: call("6-5-2", (g, p) => {
      const { card, inActionStep, unit } = p;
      const player = g.ownerOf(card);
      const printed = g.printed(card);
      if (p.asPilot === 1) {
        if (unit !== Card.none) g.pairWith(unit, card, "4-9"); // 11-2-11: a Command too; without a Unit it stays in hand (2-3-4-3)
      } else if (printed.type === Type.Command) {
        g.move(card, Place.nowhere, "2-3-5-1", Card.none, "");
        startEffect(g, inActionStep === 1 ? printed.action! : printed.main!, card, Card.none, player);
      } else {
        arrive(g, card);
        deployArriving(g, player);
      }
    }),
    toTrash: act(
      "2-3-5",
      (g, p) => {
        if (g.placeOf(p.card) === Place.nowhere) g.move(p.card, Place.trash, "2-3-5");
      },
      { unless: (g, p) => p.asPilot === 1 || !isCommand(g, p.card) },
    ),
  }),
);
