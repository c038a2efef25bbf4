/** For players that look ahead: how well a seat stands, and a sensible quick answer. */
import { otherSeat, type Seat, verbOf } from "@duelex/kernel";
import { Place, UNIT_ZONES, Verb } from "./names.ts";
import type { GateRuler } from "./table.ts";

/** About -1 (lost) to 1 (won), from what the seat may know: damage against life, units on the lines, cards to use. */
export function evaluate(g: GateRuler, seat: Seat): number {
  const { over, winner } = g.standing();
  if (over) return winner === null ? 0 : winner === seat ? 1 : -1;
  return Math.tanh((worth(g, seat) - worth(g, otherSeat(seat))) / 12);
}

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

export function reflex(g: GateRuler): number {
  const may = g.options();
  for (const verb of QUIET) for (let i = 0; i < may.count; i++) if (verbOf(may.options[i]!) === verb) return i;
  return 0;
}
