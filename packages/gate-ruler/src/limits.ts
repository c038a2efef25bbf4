/** What the rules limit, looked at from outside: for trials, and for positions that are set up; never for play. */
import { Card, type Problem, SEATS, type Seat } from "@duelex/kernel";
import { PLACE_NAMES, Place, SET_ZONES, UNIT_ZONES } from "./names.ts";
import type { Paragraph } from "./rulebook.ts";
import { isGuarded } from "./rules/12-rule-effects.ts";
import type { GateRuler } from "./table.ts";

type Say = (rule: Paragraph, what: string) => void;

/** Every limit that this position breaks, each with its paragraph. While rule effects are still to be looked at, a zone may be crowded. */
export function limits(g: GateRuler): Problem[] {
  const broken: Problem[] = [];
  const say: Say = (rule, what) => void broken.push({ where: "", what, rule });
  const settled = g.now.unsettled === 0 && !g.over;
  for (const seat of SEATS) {
    if (g.count(seat, Place.ruler) !== 1 || g.first(seat, Place.ruler) !== g.ruler[seat])
      say("GR-12-BAD", `P${seat + 1} has no ruler in the ruler zone`);
    if (settled) {
      crowds(g, seat, say);
      if (g.count(seat, Place.damage) >= g.rulerOf(seat).life) say("GR-12-LIFE", `P${seat + 1} plays on with a full damage zone`);
    }
    units(g, seat, settled, say);
    souls(g, seat, settled, say);
    energy(g, seat, say);
  }
  return broken;
}

/** GR-12-STACK: one card in each zone for one card, and an older one only until it is settled which soul goes for it; the field zone has room for all. */
function crowds(g: GateRuler, seat: Seat, say: Say): void {
  for (const place of [...UNIT_ZONES, ...SET_ZONES]) {
    const newest = g.last(seat, place);
    const older = [...g.cards(seat, place)].filter((card) => card !== newest && !isGuarded(g, card));
    if (older.length > 0) say("GR-12-STACK", `${g.count(seat, place)} cards lie in P${seat + 1}'s ${PLACE_NAMES[place]}`);
  }
}

/** 12-4a: a unit without HP left has been destroyed, or its Destruction waits on the gate. */
function units(g: GateRuler, seat: Seat, settled: boolean, say: Say): void {
  for (const place of UNIT_ZONES) {
    for (const unit of g.cards(seat, place)) {
      const name = g.cardName(unit);
      if (g.damage[unit] < 0) say("12-4a", `${name} has ${g.damage[unit]} damage`);
      const left = g.hp(unit) - g.damage[unit];
      // A guarded one is there until it is settled which soul goes.
      if (settled && left <= 0 && g.doomed[unit] === 0 && !isGuarded(g, unit)) say("12-4a", `${name} is in play with ${left} HP`);
    }
  }
}

/** GR-12-SOUL: each soul card has a card in play above it, which knows how many it has. */
function souls(g: GateRuler, seat: Seat, settled: boolean, say: Say): void {
  for (const host of new Set([...g.cards(seat, Place.soul)].map((soul) => g.host[soul]))) {
    if (host === Card.none && !settled) continue; // the host has just left
    const count = g.soulsOf(host).length;
    if (g.souls[host] !== count) say("GR-12-SOUL", `${g.cardName(host)} has ${count} soul cards, and ${g.souls[host]} are counted`);
  }
}

/** How much energy is active is what the table keeps count of. */
function energy(g: GateRuler, seat: Seat, say: Say): void {
  let active = 0;
  for (const card of g.cards(seat, Place.energy)) if (g.rested[card] === 0) active++;
  if (active !== g.activeEnergy[seat]) say("6-2f", `P${seat + 1} has ${active} active energy, and ${g.activeEnergy[seat]} is counted`);
}
