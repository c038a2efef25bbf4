/**
 * 10. Rules management: what the rules do by themselves, at once, also in the middle of an effect (10-1-2, {1-2-3}). The limits
 * of Units (10-4) and Bases (10-5) belong to deploying (04-deploying.ts).
 */
import { Card, type Seat } from "@duelex/kernel";
import { Damage, Place, Timing, Type } from "../names.ts";
import { type Hit, Unsettled } from "../state.ts";
import type { Gundam } from "../table.ts";
import { announceShieldAreaKill, isUnit } from "../vocabulary/damage.ts";
import { breach } from "./11-keywords.ts";

export function rulesManagement(g: Gundam): void {
  while (g.now.unsettled !== 0) {
    const everything = (g.now.unsettled & Unsettled.hp) !== 0;
    g.now.unsettled = 0;
    if (hasNoDeck(g, 0) || hasNoDeck(g, 1)) {
      // 10-2
      for (const seat of [g.active, g.standby]) if (hasNoDeck(g, seat)) g.defeat(seat, "10-2-1-2");
      g.hitCount = 0;
      g.endMatch();
      return;
    }
    destroyBroken(g, everything); // 10-3
  }
  g.hitCount = 0;
}

/** 1-2-2-2 */
function hasNoDeck(g: Gundam, seat: Seat): boolean {
  return g.count(seat, Place.deck) === 0;
}

/** 10-3: everything whose damage has reached its HP, all together. */
function destroyBroken(g: Gundam, everything: boolean): void {
  const count = everything ? collectBroken(g, 1, collectBroken(g, 0, 0)) : collectHit(g);
  if (count === 0) return;
  g.tellDestruction(g.lists.doomed, count, "10-3");
  for (let at = 0; at < g.hitCount; at++) announceKill(g, g.hits[at]!, count);
  g.destroyAll(g.lists.doomed, count, "10-3", false); // whose triggers come first is asked later
}

/** While no HP can have sunk, only what was hit at this moment can be broken. */
function collectHit(g: Gundam): number {
  const broken = g.lists.doomed;
  let count = 0;
  for (let at = 0; at < g.hitCount; at++) {
    const card = g.hits[at]!.target;
    if (g.isInPlay(card) && isBroken(g, card) && !isAmongBroken(g, card, count)) broken[count++] = card;
  }
  return count;
}

function collectBroken(g: Gundam, seat: Seat, from: number): number {
  const broken = g.lists.doomed;
  let count = from;
  const { next } = g.zones;
  for (let unit = g.top(seat, Place.battleArea); unit !== Card.none; unit = next[unit]) if (isBroken(g, unit)) broken[count++] = unit;
  const base = g.base(seat);
  if (base !== Card.none && isBroken(g, base)) broken[count++] = base;
  return count;
}

/** Without damage only where HP can sink to nothing. */
function isBroken(g: Gundam, card: Card): boolean {
  const damage = g.damage[card];
  return (damage > 0 || g.now.hpMayFall !== 0) && damage >= g.hp(card);
}

/** Who has destroyed what, and by which damage; a Unit whose HP sank was destroyed by no damage. */
function announceKill(g: Gundam, { target, source, sourceGone, kind }: Hit, count: number): void {
  if (!isAmongBroken(g, target, count)) return;
  const byEnemy = g.ownerOf(source) !== g.ownerOf(target);
  if (g.printed(target).type === Type.Base) {
    if (byEnemy) announceShieldAreaKill(g, source, sourceGone, kind);
    return;
  }
  if (byEnemy && isUnit(g, source, sourceGone)) {
    if (!sourceGone) {
      if (kind === Damage.battle) breach(g, source, target); // 11-1-2, also when it dies in the exchange (11-1-2-4)
      g.announce(Timing.thisUnitDestroysEnemyUnit, source, target, kind);
      g.announce(Timing.thisUnitDestroysEnemyCard, source, target, kind);
    }
    g.announce(Timing.unitDestroysEnemyUnit, source, target, kind);
  }
  g.announce(Timing.unitDestroyedByDamage, target, Card.none, kind);
}

function isAmongBroken(g: Gundam, card: Card, count: number): boolean {
  for (let at = 0; at < count; at++) if (g.lists.doomed[at] === card) return true;
  return false;
}
