/** For players that look ahead: how well a seat stands, and a sensible quick answer. */
import { balanceOf, firstOffered, type Seat } from "@duelex/kernel";
import { Place, UNIT_ZONES, Verb } from "./names.ts";
import type { GateRuler } from "./table.ts";

/** About -1 (lost) to 1 (won), from what the seat may know: damage against life, units on the lines, cards to use. */
export const evaluate = (g: GateRuler, seat: Seat): number => balanceOf(g, seat, (of) => worth(g, of), 12);

function worth(g: GateRuler, seat: Seat): number {
  const ruler = g.rulerOf(seat);
  const life = ruler.life - g.count(seat, Place.damage);
  let sum = 1.6 * life - 6 / Math.max(1, life) + Math.min(0, 0.6 * (g.count(seat, Place.deck) - 8));
  for (const place of UNIT_ZONES) {
    for (const unit of g.cards(seat, place)) {
      sum += 0.5 + 0.25 * g.atk(unit) + 0.2 * Math.max(0, g.hp(unit) - g.damage[unit]) + 0.35 * g.stk(unit);
      if (place === Place.defence) sum += 1.5; // the ruler cannot be attacked
    }
  }
  for (let place = Place.set1; place <= Place.set3; place++) sum += 0.8 * g.count(seat, place);
  return sum + 0.7 * g.count(seat, Place.hand) + 0.4 * g.count(seat, Place.field) + 0.15 * g.activeEnergy[seat];
}

/** What a lookahead assumes while an action is carried out: pass, decline, no more, else the first. */
const QUIET: readonly Verb[] = [Verb.pass, Verb.endAttacks, Verb.yes, Verb.enough, Verb.leaveOnTop, Verb.restEnergy, Verb.payLevel];

export const reflex = (g: GateRuler): number => Math.max(0, firstOffered(g, QUIET));
