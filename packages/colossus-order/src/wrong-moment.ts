/** What no question offers at this moment: the paragraph a judge would name. */
import type { Card, Seat } from "@duelex/kernel";
import { Aim, Place, Type, Verb } from "./names.ts";
import type { Paragraph } from "./rulebook.ts";
import { mayBlock } from "./rules/10-attack.ts";
import { mayDeclare } from "./rules/14-game-end.ts";
import type { ColossusOrder } from "./table.ts";

export function wrongMoment(g: ColossusOrder, verb: Verb, argument: number, seat: Seat): Paragraph {
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
    case Verb.putIntoLocus:
    case Verb.useColossus:
    case Verb.endMainPhase:
      return "CO-T2";
    case Verb.play:
    case Verb.useIgnition:
    case Verb.ability:
      return wrongToUse(g, verb, argument);
    case Verb.attack:
      return "CO-A1";
    case Verb.attackDeck:
    case Verb.attackFollower:
    case Verb.attackLocus:
      return "CO-A3";
    case Verb.block:
      return wrongToBlock(g, argument);
    case Verb.refill:
      return "CO-R3";
    case Verb.useLocusTrick:
    case Verb.leaveFaceUp:
      return "CO-R7";
    case Verb.resolve:
      return "CO-B7";
    case Verb.choose:
      return "CO-B8";
    default:
      return "CO-17.3";
  }
}

function wrongToUse(g: ColossusOrder, verb: Verb, card: number): Paragraph {
  if (verb === Verb.play && isCard(g, card)) {
    if (g.placeOf(card) === Place.locus) return "CO-R8";
    if (g.printed(card).type === Type.Gem) return "CO-G6";
  }
  return "MR 1.2";
}

/** CO-A6; where nobody could block, the defense declaration was not asked: say why not. */
function wrongToBlock(g: ColossusOrder, follower: number): Paragraph {
  const isDefender = isCard(g, follower) && g.isOnField(follower) && g.ownerOf(follower) === g.nonTurnPlayer;
  if (!isDefender || g.now.aim === Aim.nothing || g.now.attacker === 0) return "CO-A6";
  return mayBlock(g, follower) ?? "CO-A6";
}

const isCard = (g: ColossusOrder, argument: number): argument is Card =>
  argument > 0 && argument <= g.lastCard && g.zones.zoneOf[argument as Card] !== 0;
