/** For players that look ahead: how well a seat stands, and a sensible quick answer. */
import { balanceOf, firstOffered, type Seat } from "@duelex/kernel";
import { Place, UNIT_ZONES, Verb } from "./names.ts";
import type { GateRuler } from "./table.ts";

/** What things are worth; `much` is a difference that is a good deal. */
const first = {
  ...{ much: 12, life: 1.6, nearDeath: -6, deckBelow8: -0.6, unit: 0.5, atk: 0.25, hp: 0.2, stk: 0.35, defence: 1.5 },
  ...{ set: 0.8, hand: 0.7, field: 0.4, energy: 0.15 },
};
type Worth = Readonly<typeof first>;
const weights: Worth = first;

export const judgement = {
  ...{ weights, first, trust: 1, weighsOwn: true },
  levels: [...[70, 54, 35, 16, 0].map((astray) => ({ lines: null, astray })), ...[15, 50, 400].map((lines) => ({ lines, astray: 0 }))],
  of: (g: GateRuler, seat: Seat, w: Worth): number => balanceOf(g, seat, (of) => worth(g, of, w), w.much),
};

/** About -1 (lost) to 1 (won), from what the seat may know: damage against life, units on the lines, cards to use. */
export const evaluate = (g: GateRuler, seat: Seat): number => judgement.of(g, seat, weights);

function worth(g: GateRuler, seat: Seat, w: Worth): number {
  const ruler = g.rulerOf(seat);
  const life = ruler.life - g.count(seat, Place.damage);
  let sum = w.life * life + w.nearDeath / Math.max(1, life) + w.deckBelow8 * Math.max(0, 8 - g.count(seat, Place.deck));
  for (const place of UNIT_ZONES) {
    for (const unit of g.cards(seat, place)) {
      sum += w.unit + w.atk * g.atk(unit) + w.hp * Math.max(0, g.hp(unit) - g.damage[unit]) + w.stk * g.stk(unit);
      if (place === Place.defence) sum += w.defence; // the ruler cannot be attacked
    }
  }
  for (let place = Place.set1; place <= Place.set3; place++) sum += w.set * g.count(seat, place);
  return sum + w.hand * g.count(seat, Place.hand) + w.field * g.count(seat, Place.field) + w.energy * g.activeEnergy[seat];
}

/** What a lookahead assumes while an action is carried out: pass, decline, no more, else the first. */
const QUIET: readonly Verb[] = [Verb.pass, Verb.endAttacks, Verb.yes, Verb.enough, Verb.leaveOnTop, Verb.restEnergy, Verb.payLevel];

export const reflex = (g: GateRuler): number => Math.max(0, firstOffered(g, QUIET));
