/** 9-1-2, 11-2-10 … 11-2-12: whether an effect works at all at this moment: 【During Pair】, 【During Link】, whose turn, once per turn. */
import type { Card } from "@duelex/kernel";
import { type Ability, Gate } from "../cards.ts";
import type { No } from "../rulebook.ts";
import type { Gundam } from "../table.ts";

/** 【During Pair】 and 【During Link】, with the Pilot that is asked for. */
export function gateHolds(g: Gundam, ability: Ability, unit: Card): boolean {
  if (ability.gate === Gate.none) return true;
  if (ability.gate === Gate.DuringLink ? !g.isLinkUnit(unit) : !g.isPaired(unit)) return false;
  return ability.gatePilot === null || ability.gatePilot(g.printed(g.partner[unit]));
}

/** "During your turn", "during your opponent's turn". */
function turnHolds(g: Gundam, ability: Ability, source: Card): boolean {
  return ability.turn === 0 || (g.active === g.ownerOf(source)) === (ability.turn === 1);
}

/** The paragraph that keeps an effect from working now, or null. Once per turn: R-52. */
export function gateRefuses(g: Gundam, ability: Ability, source: Card, unit: Card): No {
  if (!gateHolds(g, ability, unit)) return ability.gate === Gate.DuringLink ? "{13-2-12}" : "11-2-10";
  if (!turnHolds(g, ability, source)) return "9-1-7";
  return ability.oncePerTurn && g.isUsed(source, ability) ? "11-2-12" : null;
}

/** Gate, turn and 【Once per Turn】 together. */
export function isOpen(g: Gundam, ability: Ability, source: Card, unit: Card): boolean {
  return gateHolds(g, ability, unit) && turnHolds(g, ability, source) && !(ability.oncePerTurn && g.isUsed(source, ability));
}

/** "This Unit" of an effect on this card: for a Pilot's text the Unit above it {3-3-9-2}, else the card itself. */
export function thisUnitOf(g: Gundam, ability: Ability, source: Card): Card {
  return ability.isPilotText ? g.partner[source] : source;
}
