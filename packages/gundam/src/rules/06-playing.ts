/** 6-5-2. Playing a card from hand: reveal it, check the Lv., pay, carry it out. */
import { besides, Card, type Seat } from "@duelex/kernel";
import { type Ability, type Definition, links, Paying } from "../cards.ts";
import { Place, Standing, Timing, Type, Verb } from "../names.ts";
import type { No } from "../rulebook.ts";
import type { Gundam } from "../table.ts";
import { frontHolds, hasTargets } from "../vocabulary/activation.ts";
import { arrive } from "../vocabulary/ops-moving.ts";
import { costOf, dependsOnUnit, levelOf } from "../vocabulary/prices.ts";
import { deployArriving } from "./04-deploying.ts";
import { mayPayAll, payCosts } from "./09-costs.ts";
import { announceCommand, startEffect } from "./09-effects.ts";
import { activeEXResources, payFor } from "./09-paying.ts";
import { procedure } from "./procedures.ts";

// ---- what it costs ----

/** 2-8: the Lv. at which this card can be played now. */
export const levelNow = (g: Gundam, card: Card, option = false): number => {
  const printed = g.printed(card);
  return levelOf(g, card, option ? printed.playOption!.program[0]!.ap : printed.level); // Q120
};
/** 2-9: what this card costs now. */
export const costNow = (g: Gundam, card: Card, option = false, unit: Card = Card.none): number => {
  const printed = g.printed(card);
  return costOf(g, card, option ? printed.playOption!.program[0]!.hp : printed.cost, unit);
};

/** Clauses that have nothing to do with an answer: a Burst is no matter for who plays the card, nor is how else it could be played. */
const NOT_FOR: Readonly<Partial<Record<Verb, RegExp>>> = {
  [Verb.play]: /^【(?:Burst|Pilot)】/,
  [Verb.pair]: /^【(?:Burst|Pilot|Main|Action)】/,
  [Verb.activate]: /^(?!【Activate)/,
};

/** What playing, pairing or using this card leads to: what it costs now, what it is, its text. */
export function meansOfCard(g: Gundam, card: Card, verb: Verb): string {
  const printed = g.printed(card);
  const { text, summary } = g.faceOf(g.definition[card]);
  const says = text.filter((clause) => !NOT_FOR[verb]?.test(clause)).join(" ");
  if (verb === Verb.activate) return says === "" ? text.join(" ") : says;
  const { type, ap, hp, asPilot } = printed;
  const base = g.base(g.ownerOf(card));
  const units = verb === Verb.pair ? [...g.units(g.ownerOf(card))].filter((unit) => mayPairWith(g, unit, card) === null) : [];
  const worth =
    verb === Verb.pair && asPilot !== null
      ? `${units.length === 1 ? g.cardName(units[0]!) : "its Unit"} gets AP+${asPilot.ap} HP+${asPilot.hp}${units.map((unit) => sayPairing(g, unit, printed, units.length === 1)).join("")}${type === Type.Command ? "; as a Pilot, without its effect (11-2-11)" : ""}`
      : type === Type.Unit
        ? `AP ${ap} HP ${hp}${/, links with .*/.exec(summary)?.[0] ?? ""}`
        : type === Type.Base
          ? `Base with HP ${hp}${base === Card.none ? "" : `, in the place of ${g.cardName(base)}, which leaves (10-5-2)`}`
          : "";
  return [`costs ${costNow(g, card)}${sayEXResources(g, card)}`, worth, says].filter((part) => part !== "").join("; ");
}

/** 4-17-5: where the other Resources are not enough, nobody is asked, and the Lv. falls. */
function sayEXResources(g: Gundam, card: Card): string {
  const player = g.ownerOf(card);
  const ex = costNow(g, card) - (g.activeResources[player] - activeEXResources(g, player));
  const level = g.playerLevel(player);
  return ex > 0
    ? ` with ${ex > 1 ? `${ex} EX Resources, which leave` : "the EX Resource, which leaves"}: Lv. ${level} → ${level - ex} (4-17-5)`
    : "";
}

/** What a Unit that may be paired becomes by this Pilot: of the only one that may be, all; of others, only that it becomes a Link Unit. */
function sayPairing(g: Gundam, unit: Card, pilot: Definition, isOnly: boolean): string {
  const isLinked = links(g.printed(unit), pilot);
  if (!isOnly) return isLinked ? `; ${g.cardName(unit)} ${linkOf(g, unit)}` : "";
  return [isLinked ? ` and ${linkOf(g, unit)}` : "", ...triggeredBy(g.printed(unit), pilot)].join("; ");
}
const linkOf = (g: Gundam, unit: Card): string =>
  g.isDeployedNow(unit) ? "becomes a Link Unit, which may attack at once (2-11-4)" : "becomes a Link Unit (6-5-2-3-2)";

/** 11-2-9, {13-2-11} */
const triggeredBy = (unit: Definition, pilot: Definition): string[] =>
  unit.abilities
    .filter(
      ({ timings, pilotQualifier }) =>
        (timings.includes(Timing.WhenPaired) && (pilotQualifier === null || pilotQualifier(pilot))) ||
        (timings.includes(Timing.WhenLinked) && links(unit, pilot)),
    )
    .map((ability) => `“${ability.says()}”`);

/** 2-11 */
const whyNoLink = ({ link, name }: Definition): string =>
  link.length === 0 ? `${name} has no link condition` : "this is not the Pilot that its link condition names";

function mayPay(g: Gundam, card: Card, option: boolean): No {
  const player = g.ownerOf(card);
  if (levelNow(g, card, option) > g.playerLevel(player)) return "2-8-1"; // R-17
  return costNow(g, card, option) > g.activeResources[player] ? "2-9" : null;
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

/**
 * 2-8-1, 2-9: at this Lv. and with so many active Resources, its price as printed forbids whatever is tried with this card. Of a card
 * with no other price (`plainPrice`) a look tells whether it can be afforded; who wants to know why it is refused hears it from `mayAfford`.
 */
export const isOutOfReach = (printed: Definition, level: number, resources: number): boolean =>
  printed.level > level || printed.cost > resources;

// ---- what may be played ----

/** In the main phase, as what it is. A Pilot is paired. */
export function mayPlay(g: Gundam, card: Card, isAffordable: boolean): No {
  if (g.printed(card).type === Type.Command) return mayPlayCommand(g, card, Timing.Main, isAffordable);
  return isAffordable ? null : mayAfford(g, card);
}

/** 9-1-8, 9-1-8-1: at its time, {13-2-3-2} either if both are printed, affordable, its condition met (9-2-1), its targets there (9-1-8-1-1). */
export function mayPlayCommand(g: Gundam, card: Card, timing: Timing.Main | Timing.Action, isAffordable: boolean): No {
  const printed = g.printed(card);
  const effect = timing === Timing.Main ? printed.main : printed.action;
  if (effect === null) return timing === Timing.Main ? "11-2-4" : "11-2-3";
  const refused = isAffordable ? null : mayAfford(g, card);
  if (refused !== null) return refused;
  const you = g.ownerOf(card);
  if (!frontHolds(g, effect, you, Card.none, false)) return "9-2-1"; // Q245
  return hasTargets(g, effect, card, you, Card.none, false) ? null : "9-1-8-1-1";
}

/** 2-3-4-3: beneath one of the own Units that has no Pilot. */
export function mayPair(g: Gundam, card: Card): No {
  const anywhere = mayAfford(g, card);
  if (anywhere !== null && (anywhere !== "2-9" || !dependsOnUnit(g, g.printed(card)))) return anywhere;
  let refused: No = "2-3-4-3";
  const { next } = g.zones;
  for (let unit = g.top(g.ownerOf(card), Place.battleArea); unit !== Card.none; unit = next[unit]) {
    const here = mayPairWith(g, unit, card);
    if (here === null) return null;
    if (here === "2-9") refused = here;
  }
  return refused;
}

/** The same for a Pilot that can be afforded and costs what is printed on it: whoever it is. */
export function mayPairAny(g: Gundam, player: Seat): No {
  const { next } = g.zones;
  for (let unit = g.top(player, Place.battleArea); unit !== Card.none; unit = next[unit]) if (takesPilot(g, unit) === null) return null;
  return "2-3-4-3";
}

function takesPilot(g: Gundam, unit: Card): No {
  return g.isPaired(unit) ? "6-5-2-3-3" : g.stands(unit, Standing.cannotBePaired) ? "1-3-3" : null;
}

function mayPairWith(g: Gundam, unit: Card, card: Card): No {
  const refused = takesPilot(g, unit);
  if (refused !== null) return refused;
  if (!dependsOnUnit(g, g.printed(card))) return null;
  return costNow(g, card, false, unit) > g.activeResources[g.ownerOf(card)] ? "2-9" : null;
}

// ---- playing it ----

/** What is played, and of a Command what it says. */
function tellPlay(g: Gundam, p: { card: Card; asPilot: number; inActionStep: number }): void {
  const { main, action } = g.printed(p.card);
  const ability = p.asPilot === 1 ? null : p.inActionStep === 1 ? action : main;
  const told = p.asPilot === 1 ? "pair from hand" : "play";
  const words = `Lv.${levelNow(g, p.card)}, cost ${costNow(g, p.card)}`;
  const clause = ability === null ? null : { card: p.card, ability: ability.id };
  g.recorder!.note(told, p.card, 0, "6-5-2", Card.none, undefined, 0, besides(words, undefined, clause));
}

const isCommand = (g: Gundam, card: Card): boolean => g.printed(card).type === Type.Command;

export const playCard = procedure(
  "playCard",
  { card: Card.none, asPilot: 0, inActionStep: 0, option: 0, owed: 0, unit: Card.none },
  ({ act, ask, call }) => ({
    reveal: act("4-7", (g, p) => {
      g.bring(p.card);
      g.tally?.played(p.card);
      if (g.recorder !== null) tellPlay(g, p);
    }),

    otherPrice: ask("6-5-2", {
      says: (g, p) => `play ${g.cardName(p.card)} at its other price`,
      about: (g, p) => ({ card: p.card, ability: g.printed(p.card).playOption!.id }),
      means: (g, p, _card, verb) =>
        verb === Verb.yes
          ? `Lv.${levelNow(g, p.card, true)}, cost ${costNow(g, p.card, true)}, and what the card asks for`
          : `Lv.${levelNow(g, p.card)}, cost ${costNow(g, p.card)}`,
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
        p.owed = costNow(g, card, true); // R-59
        g.openEffect(g.printed(card).playOption!.id, card, card, g.ownerOf(card));
        g.begin(payCosts);
      },
      { unless: (_g, p) => p.option === 0 },
    ),
    otherPricePaid: act("9-1-7", (g) => g.closeEffect(), { unless: (_g, p) => p.option === 0 }),

    withWhom: ask("2-3-4-3", {
      says: (g, p) => `choose the Unit that ${g.cardName(p.card)} is paired with`,
      means: (g, p, unit) => {
        const [own, pilot] = [g.printed(unit), g.printed(p.card)];
        const link = links(own, pilot) ? `it ${linkOf(g, unit)}` : `it is paired, without becoming a Link Unit: ${whyNoLink(own)}`;
        return [link, ...triggeredBy(own, pilot)].join("; ");
      },
      unless: (_g, p) => p.asPilot === 0,
      who: (g, p) => g.ownerOf(p.card),
      options(g, p, may) {
        for (const unit of g.units(g.ownerOf(p.card))) may.offer(Verb.choose, unit, mayPairWith(g, unit, p.card));
      },
      chosen(_g, p, unit) {
        p.unit = unit;
      },
    }),

    pay: call("2-9", (g, p) => {
      payFor(g, g.ownerOf(p.card), p.option === 1 ? p.owed : costNow(g, p.card, false, p.unit));
    }),

    carryOut: call("6-5-2", (g, p) => {
      const { card, inActionStep, unit } = p;
      const player = g.ownerOf(card);
      const printed = g.printed(card);
      if (p.asPilot === 1) {
        if (unit !== Card.none) g.pairWith(unit, card, "4-9"); // 11-2-11: a Command too; without a Unit it stays in hand (2-3-4-3)
      } else if (printed.type === Type.Command) {
        g.move(card, Place.nowhere, "2-3-5-1", Card.none, "");
        const effect = inActionStep === 1 ? printed.action! : printed.main!;
        const usedEXResource = g.now.usedEXResource;
        announceCommand(g, effect, card, usedEXResource);
        startEffect(g, effect, card, Card.none, player);
        g.effect.usedEXResource = usedEXResource;
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
  { where: (g, p) => `playing ${g.cardName(p.card)}` },
);
