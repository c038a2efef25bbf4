/** 14. Abilities: what waits for which happening. */
import { Card, type Seat } from "@duelex/kernel";
import { Happening, isAttackZone, Keyword, Place, Target } from "../names.ts";
import type { Paragraph } from "../rulebook.ts";
import { fits, holds } from "../selectors.ts";
import { Wait } from "../state.ts";
import type { GateRuler } from "../table.ts";
import { type Ability, Skill } from "../vocabulary/clauses.ts";
import { couldPlaySet } from "./07-playing.ts";

/**
 * Something happens: every automatic ability that waits for it triggers (14-1a-2), the turn player's noted first. What set cards
 * could answer is noted for a seat by what any deck could hold (R-D-SETCHANCE), never by its own, nor by what lies there: being asked must
 * not say anything.
 */
export function raise(g: GateRuler, happening: Happening, rule: Paragraph, subject: Card = Card.none, flags = 0): void {
  g.recorder?.note(Happening[happening]!, subject, 0, rule);
  if (g.watchers[happening] > 0) {
    findAbilities(g, g.now.active, happening, subject, flags);
    findAbilities(g, g.other, happening, subject, flags);
  }
  if (happening === Happening.attackPhaseEnd) findVigilance(g);
  else if (happening === Happening.battleEnd) findDoubleAttack(g);
  findSetChance(g, 0, happening, subject, flags);
  findSetChance(g, 1, happening, subject, flags);
}

function findAbilities(g: GateRuler, seat: Seat, happening: Happening, subject: Card, flags: number): void {
  if (happening === Happening.hostDestroyed) {
    if (g.ownerOf(subject) !== seat) return; // 19.2: "you" is the unit's controller
    for (const soul of g.soulsOf(subject)) look(g, soul, seat, happening, subject, flags, Place.soul); // 14-15a
    return;
  }
  look(g, g.ruler[seat], seat, happening, subject, flags, null);
  for (const place of g.unitZones(seat))
    for (let unit = g.first(seat, place); unit !== Card.none; unit = g.next(unit)) look(g, unit, seat, happening, subject, flags, null);
  for (let field = g.first(seat, Place.field); field !== Card.none; field = g.next(field))
    look(g, field, seat, happening, subject, flags, null);
}

function look(g: GateRuler, card: Card, seat: Seat, happening: Happening, subject: Card, flags: number, zone: Place | null): void {
  if (card === Card.none) return;
  for (const ability of g.printed(card).automatic) {
    if (ability.happening !== happening || ability.zone !== zone) continue;
    if (happening === Happening.turnEnd) {
      if ((g.ended[card] & (1 << ability.slot)) !== 0) continue; // 6-5a-1
      if (!triggers(g, ability, card, seat, subject, flags)) continue;
      g.endsOnce(card, ability.slot);
    } else if (!triggers(g, ability, card, seat, subject, flags)) continue;
    if (ability.oncePerTurn && (g.used[card] & (1 << ability.slot)) !== 0) continue; // GR-14-LIMIT
    g.wait(Wait.ability, ability.id, card, seat, subject, flags, happening);
  }
}

/** Its subject fits, and its printed condition holds now. */
function triggers(g: GateRuler, ability: Ability, card: Card, seat: Seat, subject: Card, flags: number): boolean {
  if ((ability.subjectIsSelf || ability.happening === Happening.touchdown) && subject !== card) return false; // 16-3: this card
  if (ability.subject !== null && (subject === Card.none || !fits(g, ability.subject, subject, seat, card))) return false;
  return holds(g, ability.condition, seat, card, g.object[card], flags);
}

/** Could this set event be played for this happening? One predicate for the chance and for the card itself. */
export function answers(g: GateRuler, ability: Ability, seat: Seat, happening: number, subject: Card, flags: number): boolean {
  if (ability.happening !== happening) return false;
  if (ability.line !== Target.none && ability.line !== g.now.attackLine) return false;
  if (ability.subject !== null && (subject === Card.none || !fits(g, ability.subject, subject, seat, Card.none))) return false;
  return holds(g, ability.condition, seat, Card.none, 0, flags);
}

function findSetChance(g: GateRuler, seat: Seat, happening: Happening, subject: Card, flags: number): void {
  if (!couldPlaySet(g, seat)) return;
  for (const ability of g.pack.setAutomaticsOf[happening]!) {
    if (!answers(g, ability, seat, happening, subject, flags)) continue;
    g.wait(Wait.setChance, 0, Card.none, seat, subject, flags, happening);
    return;
  }
}

/** 16-6 On "attack phase ends" of your turn. */
function findVigilance(g: GateRuler): void {
  const seat = g.now.active;
  for (const place of g.unitZones(seat)) {
    if (!isAttackZone(place)) continue;
    for (let unit = g.first(seat, place); unit !== Card.none; unit = g.next(unit))
      if (g.has(unit, Keyword.Vigilance)) waitForSkill(g, Skill.vigilance, unit);
  }
}

/** 16-9 On "battle end", if the attack of this sub-phase was this object's first of the turn. */
function findDoubleAttack(g: GateRuler): void {
  const { declared, declaredObject } = g.now;
  if (!g.isStill(declared, declaredObject) || g.attacks[declared] !== 1) return;
  if (g.isUnitInPlay(declared) && g.has(declared, Keyword.DoubleAttack)) waitForSkill(g, Skill.doubleAttack, declared);
}

/** A keyword skill triggers (16-1a-1). */
export function waitForSkill(g: GateRuler, skill: Skill, card: Card): void {
  g.wait(Wait.ability, skill, card, g.ownerOf(card), Card.none, 0, 0);
}
