/** Why a wish is refused: the fact with its numbers and cards, beside the paragraph. */
import { argumentOf, Card, type Option, type Seat, seatName, verbOf, verdictOf } from "@duelex/kernel";
import { Aim, Facing, Place, SIX, Verb } from "./names.ts";
import { askedWords, gemLevelWords, gemsOf, nameOf } from "./previews.ts";
import type { Paragraph } from "./rulebook.ts";
import { ignite } from "./rules/08-playing.ts";
import { attacksAllowed, hasObject, locusCostOf, partsOf } from "./statistics.ts";
import type { ColossusOrder } from "./table.ts";
import { counted } from "./text.ts";
import { type Ability, Standing } from "./vocabulary/compile.ts";

/** Null: what the rulebook says of the paragraph is all there is to say. */
export function factOf(g: ColossusOrder, rule: Paragraph, wish: Option, seat: Seat): string | null {
  const fact = firstOf(g, rule, wish, seat);
  const costs = fact === null || !BEFORE_ITS_COST.test(rule) ? null : costWords(g, wish, seat);
  return costs === null ? fact : `${fact}; besides, it ${costs} (CO-L2)`;
}

/** What is looked at before the cost: who mends that alone could still not pay. */
const BEFORE_ITS_COST = /^CO-(G[134]|U1|F3|B[58])$/;

/** CO-L2; null if nothing is to be paid for it now, or there are points enough. */
function costWords(g: ColossusOrder, wish: Option, seat: Seat): string | null {
  const verb = verbOf(wish) as Verb;
  const card = cardIn(g, wish, seat);
  if (card === Card.none || !PAID.includes(verb)) return null;
  const cost = costOf(g, card, wish);
  const left = g.locusPoints(seat);
  return cost <= left ? null : `costs ${counted(cost, "locus point")}, and ${seatName(seat)} has ${left} of ${g.locusSize(seat)} left`;
}
const PAID: readonly Verb[] = [Verb.play, Verb.useIgnition, Verb.ability, Verb.useColossus];

function firstOf(g: ColossusOrder, rule: Paragraph, wish: Option, seat: Seat): string | null {
  const verb = verbOf(wish) as Verb;
  const card = cardIn(g, wish, seat);
  const name = card === Card.none ? "" : g.cardName(card, seat);
  const you = seatName(seat);
  switch (rule) {
    case "MR 1.2":
    case "CO-X5":
    case "CO-T2":
    case "CO-X2":
      return notNow(g, rule, seat);
    case "CO-S6":
      return isAsked(g, seat, rule)
        ? notHeld(g, seat, card, name)
        : `hands are exchanged once, before the first turn; ${askedWords(g, seat)}`;
    case "CO-A1":
      return g.attack.aim === Aim.nothing
        ? notNow(g, rule, seat)
        : `an attack of ${nameOf(g, g.attack.attacker)} is under way; attacks are made one at a time`;
    case "CO-A3":
      return isAsked(g, seat, "CO-A3") ? null : `no attack is being declared, so no target is chosen; ${askedWords(g, seat)}`;
    case "CO-A6":
    case "CO-R3":
    case "CO-R7":
    case "CO-B7":
    case "CO-17.3":
    case "CO-V1":
      return generalWords(g, rule, seat);
    case "CO-P1":
      return card === Card.none || holds(g, seat, card) ? null : `${verdictOf(g.rulebook, rule).fact}, and ${you} has no ${name} in hand`;
    case "CO-M1":
    case "CO-M2":
      return rule === "CO-M1" && card !== Card.none && !g.isGem(card) ? `${name} is no gem` : notHeld(g, seat, card, name);
    case "CO-L2":
      return card === Card.none ? null : `${name} ${costWords(g, wish, seat)}`;
    case "CO-G1":
    case "CO-G3":
      return card === Card.none
        ? null
        : `${name} needs Colossus gems: ${gemLevelWords(g.printed(card))}; ${you} has ${gemsOf(g, seat) || "none"}${uncounted(g, seat)}`;
    case "CO-G4":
      return `the text asks for more Colossus gems than the ${g.allGems(seat)} that ${you} has${uncounted(g, seat)}`;
    case "CO-U1":
    case "CO-U2":
      return `${you} has a unique ${name} ${rule === "CO-U1" ? "on the field" : "among the Colossus gems"} already`;
    case "CO-F2":
      return `${name} is ON, and an ON follower cannot be attacked`;
    case "CO-F3":
      return `${name} is OFF, so it cannot ${verb === Verb.block ? "block" : verb === Verb.attack ? "attack" : "turn OFF as a cost"}`;
    case "CO-F4":
    case "CO-B5":
      return `${name} came into play this turn and has no Fleet`;
    case "CO-M7":
      return card === Card.none ? null : `${name} is no follower on ${you}'s field`;
    case "CO-A2":
      return `${name} has attacked ${times(g.attacks[card])} in this main phase; it may ${times(attacksAllowed(g, card))}`;
    case "CO-A4":
      return `${whoForbids(g, card)} forbids ${name} to attack`;
    case "CO-Y1":
      return `${nameOf(g, g.attack.attacker)} has Soar and ${name} has not`;
    case "CO-V2":
      if (verb === Verb.noDeclaration) return `Gem Complete is declared, or not, as one's own turn begins; ${askedWords(g, seat)}`;
      if (verb === Verb.point && isAsked(g, seat, "CO-V2")) return pointRefused(g, seat, argumentOf(wish) as number);
      if (verb === Verb.point) return `Gem Complete has not been declared; ${askedWords(g, seat)}`;
      if (!isAsked(g, seat, "CO-T1a") && g.faceDownLocus(seat) >= SIX)
        return `Gem Complete is declared as one's own turn begins; ${askedWords(g, seat)}`;
      return isAsked(g, seat, "CO-V2") ? null : `${you} has ${g.faceDownLocus(seat)} face-down locus cards; it takes six`;
    case "CO-P5":
    case "CO-X1":
      return `${name} is ${rule === "CO-P5" ? "an action without snap" : "a follower"}, and now (X-Play) only snap actions and ignition abilities may be used`;
    case "CO-B8":
      return card === Card.none
        ? null
        : verb === Verb.choose
          ? `${name} is not what the text asks for`
          : asksForGem(g, card, wish)
            ? `no gem is set that ${name} could choose`
            : `nobody is there whom ${name} could choose`;
    case "CO-B4":
      if (verb === Verb.ability && card === Card.none) return `no follower's ability of several is being chosen; ${askedWords(g, seat)}`;
      if (card === Card.none) return null;
      if (verb !== Verb.useColossus && !(g.isOnField(card) && g.ownerOf(card) === seat)) return `${name} is not on ${you}'s field`;
      if (abilityOf(g, card, wish) === undefined) return `${name} has no such ignition ability`;
      return `${name}'s ability asks for more hand cards than the ${g.handSize(seat)} that ${you} has`;
    default:
      return null;
  }
}

/** CO-G2: captured gems lie there and do not count, if the setting says so. */
const uncounted = (g: ColossusOrder, seat: Seat): string =>
  g.settings.capturedGemsCount === 0 && g.count(seat, Place.captured) > 0 ? " (captured gems do not count)" : "";

/** CO-V2: why this place is not the next one that is pointed at. */
function pointRefused(g: ColossusOrder, seat: Seat, place: number): string {
  const facings = [...g.locus(seat)].map((card) => g.facing[card]!);
  if (facings[place - 1] === Facing.up) return `locus card ${place} lies face-up`;
  const last = facings.lastIndexOf(Facing.pointed) + 1;
  const there = facings.slice(place - 1).filter((facing) => facing === Facing.down).length;
  return `from left to right: ${place > last ? `too few are left from locus card ${place} on, namely ${there}` : `locus card ${last} has been pointed at`}`;
}

const holds = (g: ColossusOrder, seat: Seat, card: Card): boolean =>
  [...g.hand(seat)].some((held) => g.definition[held] === g.definition[card]);
/** Once per turn is the reason only for a card that lies in the hand. */
function notHeld(g: ColossusOrder, seat: Seat, card: Card, name: string): string | null {
  if (card === Card.none || (g.placeOf(card) === Place.hand && g.ownerOf(card) === seat)) return null;
  return holds(g, seat, card) ? `the ${name} in hand is meant` : `${seatName(seat)} has no ${name} in hand`;
}
const generalWords = (g: ColossusOrder, rule: Paragraph, seat: Seat): string =>
  `${verdictOf(g.rulebook, rule).fact}; ${askedWords(g, seat)}`;
const notNow = (g: ColossusOrder, rule: Paragraph, seat: Seat): string => firstWords(g, seat) ?? generalWords(g, rule, seat);
/** Whose own turn it is, and who has something else to answer in it first. */
const firstWords = (g: ColossusOrder, seat: Seat): string | null => {
  const question = g.question(seat);
  const isFirst = question !== null && question.seat === seat && g.active === seat && question.rule === "CO-B8";
  return isFirst ? `this is to be answered first: ${question.says}` : null;
};
const isAsked = (g: ColossusOrder, seat: Seat, rule: Paragraph): boolean => seat === g.asked && g.question()?.rule === rule;
const times = (n: number): string => (n === 1 ? "once" : `${n} times`);

/** CO-B8: is it a gem that it finds none of? */
const asksForGem = (g: ColossusOrder, card: Card, wish: Option): boolean =>
  abilityOf(g, card, wish)?.choices.find((filter) => !hasObject(g, filter, card))?.gems === true;

/** The ability that a wish would use; of an ignition that is not named yet the first. */
function abilityOf(g: ColossusOrder, card: Card, wish: Option): Ability | undefined {
  const { action, ignitions, colossus } = g.printed(card);
  switch (verbOf(wish) as Verb) {
    case Verb.useColossus:
      return colossus[argumentOf(wish) - 1];
    case Verb.ability:
      return ignitions[argumentOf(wish) - 1];
    case Verb.useIgnition:
      return ignitions[0];
    default:
      return action ?? undefined;
  }
}

/** The card that a wish speaks of; the Colossus for its abilities; whose ability of several is being named (CO-B4); none for a number or no card. */
function cardIn(g: ColossusOrder, wish: Option, seat: Seat): Card {
  const argument = argumentOf(wish);
  const verb = verbOf(wish) as Verb;
  if (verb === Verb.useColossus) return g.top(seat, Place.colossus);
  if (verb === Verb.ability) return seat === g.asked && g.stepOf(ignite) === "which" ? g.running(ignite)!.card : Card.none;
  if (!g.phrases[verb]!.includes("*")) return Card.none;
  return argument > 0 && argument <= g.lastCard && g.zones.zoneOf[argument as Card] !== 0 ? (argument as Card) : Card.none;
}

function costOf(g: ColossusOrder, card: Card, wish: Option): number {
  const printed = g.printed(card);
  if (verbOf(wish) === Verb.useIgnition) return Math.min(...printed.ignitions.map(({ payLocus }) => payLocus));
  return verbOf(wish) === Verb.play ? locusCostOf(g, card, printed) : (abilityOf(g, card, wish)?.payLocus ?? 0);
}

/** The follower whose continuous text keeps this one from attacking. */
function whoForbids(g: ColossusOrder, follower: Card): string {
  const [text] = partsOf(g, Standing.cannotAttack, follower);
  return text === undefined ? "a text" : nameOf(g, text.source);
}
