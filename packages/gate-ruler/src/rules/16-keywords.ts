/** 16. Keywords that look at a battle: Piercing, Counterattack. The others stand where they apply: 16-6 and 16-9 in 14, 16-7 in 8. */
import { Card } from "@duelex/kernel";
import { AttackStep, Keyword, Profile } from "../names.ts";
import type { GateRuler } from "../table.ts";
import { Skill } from "../vocabulary/clauses.ts";
import { waitForSkill } from "./14-abilities.ts";

/** Could the attacked unit still strike back in this damage step? R-D-STRIKER: at the attack card of that moment. */
export function mayCounterattack(g: GateRuler): boolean {
  const now = g.now;
  if (now.combatDone !== 1 || now.attackStep !== AttackStep.damage || now.profile >= Profile.v2021_03) return false;
  const unit = now.combatTarget;
  if (!g.isStill(unit, now.combatObject) || !g.isUnitInPlay(unit) || g.attackingUnit === Card.none) return false;
  return g.doomed[unit] === 0 && g.has(unit, Keyword.Counterattack);
}

/**
 * 16-8, R-COUNTERATTACK: from the moment the combat damage has been carried out to the end of 8-6c, the first system processing that
 * finds the attacked unit in play without a Destruction waiting for it puts its Counterattack on the gate. Not against rulers.
 */
export function findCounterattack(g: GateRuler): void {
  if (!mayCounterattack(g)) return;
  g.now.combatDone = 2;
  waitForSkill(g, Skill.counterattack, g.now.combatTarget);
}

/** 16-5, R-PIERCE The defender was destroyed by 12-4a before 8-6c ended, and has been moved; R-D-PIERCER: its attacker is still there. */
export function findPiercing(g: GateRuler): void {
  const now = g.now;
  if (now.combatDestroyed !== 2 || now.combatHitDefence !== 1 || now.attackStep !== AttackStep.damage || now.profile >= Profile.v2021_03)
    return;
  now.combatHitDefence = 0; // once
  if (pierces(g)) waitForSkill(g, Skill.piercing, now.combatSource);
}

/** Has what struck Piercing, and is it still in play? */
export function pierces(g: GateRuler): boolean {
  const { combatSource, combatSourceObject } = g.now;
  return g.isStill(combatSource, combatSourceObject) && g.has(combatSource, Keyword.Piercing);
}
