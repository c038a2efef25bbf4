/** What no question offers at this moment: the paragraph a judge would name. */
import { Card, type Seat } from "@duelex/kernel";
import { Aim, Place, Type, Verb } from "./names.ts";
import type { Paragraph } from "./rulebook.ts";
import { mayBlock } from "./rules/10-attack.ts";
import { mayDeclare } from "./rules/14-game-end.ts";
import type { ColossusOrder } from "./table.ts";

export function wrongMoment(g: ColossusOrder, verb: Verb, argument: number, seat: Seat): Paragraph {
  if (g.over) return "MR 2.1";
  switch (verb) {
    case Verb.pass:
      return "CO-X5";
    case Verb.exchange:
    case Verb.keep:
      return "CO-S6";
    case Verb.declareGemComplete:
    case Verb.noDeclaration:
      return mayDeclare(g, seat) ?? "CO-V1";
    case Verb.point:
      return "CO-V2";
    case Verb.setGem:
      return isInMainPhase(g, seat) ? "CO-M1" : "CO-T2";
    case Verb.putIntoLocus:
      return isInMainPhase(g, seat) ? "CO-M2" : "CO-T2";
    case Verb.useColossus:
      return isInMainPhase(g, seat) ? "MR 3.4.1.2" : "CO-T2";
    case Verb.endMainPhase:
      return "CO-T2";
    case Verb.play:
      return wrongToPlay(g, argument, seat);
    case Verb.useIgnition:
      return wrongToIgnite(g, argument, seat);
    case Verb.ability:
      return "CO-B4";
    case Verb.attack:
      return isInMainPhase(g, seat) ? "CO-M7" : "CO-A1";
    case Verb.attackDeck:
    case Verb.attackLocus:
      return "CO-A3";
    case Verb.attackFollower:
      return isOutOfAttack(g, argument, seat) ? "CO-F2" : "CO-A3";
    case Verb.block:
      return wrongToBlock(g, argument, seat);
    case Verb.refill:
      return "CO-R3";
    case Verb.useLocusTrick:
    case Verb.leaveFaceUp:
      return "CO-R7";
    case Verb.resolve:
      return "CO-B7";
    case Verb.choose:
      return isAsked(g, seat, "CO-B8") ? "CO-B8" : "CO-17.3";
    default:
      return "CO-17.3";
  }
}

/** Does the question that stands come from this paragraph, and is this seat to answer it? */
const isAsked = (g: ColossusOrder, seat: Seat, ...rules: Paragraph[]): boolean =>
  seat === g.asked && rules.includes(g.question()?.rule as Paragraph);

/** CO-T2: the question of the main phase offers all that there is; what it does not offer is no hand card, no follower of one's own. */
const isInMainPhase = (g: ColossusOrder, seat: Seat): boolean => isAsked(g, seat, "CO-T2");

function wrongToPlay(g: ColossusOrder, card: number, seat: Seat): Paragraph {
  if (!isCard(g, card)) return "CO-P1";
  if (g.placeOf(card) === Place.locus) return "CO-R8";
  const printed = g.printed(card);
  if (printed.type === Type.Gem) return "CO-G6";
  if (seat !== g.asked) return "MR 1.2";
  if (isAsked(g, seat, "CO-T2", "CO-X5") || g.placeOf(card) !== Place.hand) return "CO-P1";
  return printed.snap ? "CO-X2" : "CO-T2";
}

function wrongToIgnite(g: ColossusOrder, card: number, seat: Seat): Paragraph {
  if (seat !== g.asked) return "MR 1.2";
  if (!isCard(g, card) || !g.isOnField(card) || g.ownerOf(card) !== seat) return "CO-B4";
  return g.printed(card).ignitions.length === 0 ? "CO-B1" : "CO-X2";
}

/** CO-A6; where nobody could block, the defense declaration was not asked: say why not. */
function wrongToBlock(g: ColossusOrder, follower: number, seat: Seat): Paragraph {
  const isDefender = seat === g.nonTurnPlayer && isCard(g, follower) && g.isOnField(follower) && g.ownerOf(follower) === seat;
  if (!isDefender || g.attack.aim === Aim.nothing || g.attack.attacker === Card.none) return "CO-A6";
  return mayBlock(g, follower) ?? "CO-A6";
}

/** CO-F2: as its own turn's player thinks of attacking it, before an attacker is named. */
const isOutOfAttack = (g: ColossusOrder, follower: number, seat: Seat): boolean =>
  isInMainPhase(g, seat) && isCard(g, follower) && g.isOnField(follower) && g.ownerOf(follower) !== seat && g.isON(follower);

const isCard = (g: ColossusOrder, argument: number): argument is Card =>
  argument > 0 && argument <= g.lastCard && g.zones.zoneOf[argument as Card] !== 0;
