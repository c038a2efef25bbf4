/** 4-5 Damage, and what changes it before it is received (9-1-9): prevention, redirection, reduction. */
import { Card, type Row, type Seat } from "@duelex/kernel";
import { type Ability, type Filter, type Instruction, Side } from "../cards.ts";
import { type Damage, Place, Standing, Timing, Type } from "../names.ts";
import type { Paragraph } from "../rulebook.ts";
import type { Gundam } from "../table.ts";
import { allHold } from "./conditions.ts";
import { matchesLast, onSide } from "./filters.ts";
import { isOpen } from "./gates.ts";
import { covers, isAreaGranted, isGranted } from "./standing.ts";

/** Damage on its way: who receives how much of it, after everything that could change that. */
export interface Blow {
  readonly receiver: Card;
  readonly amount: number;
  readonly source: Card;
  readonly sourceGone: boolean;
  readonly kind: Damage;
  readonly rule: Paragraph;
}

/**
 * Deals damage to a Unit, Base or Shield. Nothing that is zero is dealt (4-5-4). Counters are only put: what they destroy is
 * seen by rules management. True if at least 1 was received. Damage of one moment is aimed as a whole before any of it lands.
 */
export function dealDamage(
  g: Gundam,
  target: Card,
  amount: number,
  source: Card,
  sourceGone: boolean,
  kind: Damage,
  rule: Paragraph,
): boolean {
  return land(g, aim(g, target, amount, source, sourceGone, kind, rule));
}

/** What becomes of damage before it is received (9-1-9); null if nothing is left of it. `reducesFirst`: R-57. */
export function aim(
  g: Gundam,
  target: Card,
  amount: number,
  source: Card,
  sourceGone: boolean,
  kind: Damage,
  rule: Paragraph,
  reducesFirst = false,
): Blow | null {
  if (amount <= 0 || target === Card.none) return null;
  let receiver: Card = target;
  if (isPrevented(g, receiver, source, sourceGone, kind)) return null;
  let received = reducesFirst ? reduced(g, target, amount, source, sourceGone) : amount;
  if (received <= 0) return null;
  if (g.stands(receiver, Standing.redirected)) {
    receiver = redirected(g, receiver, kind);
    if (receiver !== target && isPrevented(g, receiver, source, sourceGone, kind)) return null;
  }
  if (g.watchers[Timing.thisUnitWouldReceiveDamage] !== 0 && !(reducesFirst && receiver === target)) {
    received = reduced(g, receiver, received, source, sourceGone);
    if (received <= 0) return null; // {5-21}
  }
  return { receiver, amount: received, source, sourceGone, kind, rule };
}

/** It is received. */
export function land(g: Gundam, blow: Blow | null): boolean {
  if (blow === null) return false;
  const { receiver, amount, source, sourceGone, kind, rule } = blow;
  if (g.placeOf(receiver) === Place.shieldSection) {
    g.recorder?.note("damage", receiver, amount, rule, source);
    if (g.ownerOf(source) !== g.ownerOf(receiver)) announceShieldAreaKill(g, source, sourceGone, kind);
    g.destroyShield(receiver, rule); // 3-6-4-2
    return true;
  }
  g.putCounters(receiver, amount, rule, source);
  const hit = g.hits[g.hitCount++]!;
  hit.target = receiver;
  hit.source = source;
  hit.sourceGone = sourceGone;
  hit.kind = kind;
  // Before it is destroyed by it.
  if (g.printed(receiver).type === Type.Base) g.announce(Timing.thisBaseReceivesDamage, receiver, source, kind);
  else if (!sourceGone && isUnit(g, source, sourceGone) && g.ownerOf(source) !== g.ownerOf(receiver))
    g.announce(Timing.thisUnitDamagesEnemyUnit, source, receiver, kind);
  return true;
}

/** Damage of this source has destroyed the opponent's Base or a Shield; two at once trigger once. Q116, Q171, Q361 */
export function announceShieldAreaKill(g: Gundam, source: Card, sourceGone: boolean, kind: Damage): void {
  if (!isUnit(g, source, sourceGone)) return;
  if (!sourceGone) g.announce(Timing.thisUnitDestroysShieldAreaCard, source, Card.none, kind);
  g.announce(Timing.unitDestroysShieldAreaCard, source, Card.none, kind);
}

/** Is or was this source of damage a Unit in play? A Unit card that is revealed as a Shield is none (2-3-3-2). */
export const isUnit = (g: Gundam, source: Card, gone: boolean): boolean =>
  g.printed(source).type === Type.Unit && (gone || g.inBattleArea(source));

/** "Can't receive": 1-3-3, 9-1-5-6. */
function isPrevented(g: Gundam, target: Card, source: Card, sourceGone: boolean, kind: Damage): boolean {
  const place = g.placeOf(target);
  if (place === Place.shieldSection || place === Place.baseSection) {
    if (isAreaProtected(g, g.ownerOf(target), place, source, sourceGone, kind)) return true;
    if (place === Place.shieldSection) return false;
  }
  return isGranted(g, target, Standing.protected, (words, by, unit) => stops(g, words, by, unit, source, sourceGone, kind));
}

/** whatever lies in the shield area when the damage would be dealt. */
function isAreaProtected(g: Gundam, seat: Seat, place: Place, source: Card, sourceGone: boolean, kind: Damage): boolean {
  const { card, instruction, by, unit } = g.modifiers.column;
  for (let row = 0 as Row; row < g.modifiers.count; row++) {
    if (card[row] !== Card.none) continue;
    const words = g.set.instructions[instruction[row]]!;
    if (!covers(words, place)) continue;
    const side = by[row] === seat ? Side.own : Side.enemy;
    if (((words.targets?.side ?? 0) & side) !== 0 && stops(g, words, by[row], unit[row], source, sourceGone, kind)) return true;
  }
  return isAreaGranted(g, seat, place, (words, by, unit) => stops(g, words, by, unit, source, sourceGone, kind));
}

function stops(g: Gundam, words: Instruction, by: Seat, unit: Card, source: Card, sourceGone: boolean, kind: Damage): boolean {
  return (words.damage & kind) !== 0 && isFrom(g, words.filter!, source, sourceGone, by, unit);
}

/** Does the damage come from such a source? Its effects' damage is the Unit's own (Q151, Q192, Q204), its last state counts (R-23). */
export function isFrom(g: Gundam, from: Filter, source: Card, sourceGone: boolean, you: Seat, self: Card): boolean {
  if (from.sourceType !== -1) {
    if (g.printed(source).type !== from.sourceType) return false;
    if (from.sourceType !== Type.Command && !sourceGone && !g.isInPlay(source)) return false;
  }
  return onSide(g, from, source, you) && matchesLast(g, from, source, sourceGone, you, self, false);
}

/** Is this line a redirection of such damage away from this card? */
function isRedirection(g: Gundam, row: Row, from: Card, kind: Damage): boolean {
  const { card, instruction, unit } = g.modifiers.column;
  if (card[row] !== from || unit[row] === from || !g.inBattleArea(unit[row])) return false;
  const words = g.set.instructions[instruction[row]]!;
  return words.standing === Standing.redirected && (words.damage & kind) !== 0;
}

/** The Units that could receive such damage instead; with several, the owner of the first says which substitution comes first (10.5). */
export function redirectionsOf(g: Gundam, from: Card, kind: Damage): Card[] {
  const to: Card[] = [];
  if (from === Card.none || !g.stands(from, Standing.redirected)) return to;
  for (let row = 0 as Row; row < g.modifiers.count; row++) {
    const unit = g.modifiers.column.unit[row];
    if (isRedirection(g, row, from, kind) && !to.includes(unit)) to.push(unit);
  }
  return to;
}

/** The redirection to this Unit comes before the others. */
export function preferRedirection(g: Gundam, from: Card, kind: Damage, to: Card): void {
  const rows = Array.from({ length: g.modifiers.count }, (_, row) => row as Row).filter((row) => isRedirection(g, row, from, kind));
  const chosen = rows.find((row) => g.modifiers.column.unit[row] === to);
  const first = rows[0];
  if (chosen !== undefined && first !== undefined) g.swapModifiers(first, chosen);
}

/** Who receives it instead. Each redirection changes one event once, so they cannot send it round in circles. */
function redirected(g: Gundam, target: Card, kind: Damage): Card {
  let receiver = target;
  const tried: Row[] = [];
  for (let row = 0 as Row; row < g.modifiers.count; row++) {
    if (tried.includes(row) || !isRedirection(g, row, receiver, kind)) continue;
    receiver = g.modifiers.column.unit[row];
    tried.push(row);
    row = -1 as Row;
  }
  return receiver;
}

/** "Reduce it by n" {5-21}: effects of the Unit and its Pilot; one that did something is used (10.7). Those for once per turn come last. */
function reduced(g: Gundam, unit: Card, amount: number, source: Card, sourceGone: boolean): number {
  if (g.placeOf(unit) !== Place.battleArea) return amount;
  let left = amount;
  for (const once of [false, true]) {
    for (const carrier of [unit, g.partner[unit]]) {
      if (carrier !== Card.none) left = reducedBy(g, carrier, unit, left, source, sourceGone, once);
    }
  }
  return left;
}

function reducedBy(g: Gundam, carrier: Card, unit: Card, amount: number, source: Card, sourceGone: boolean, once: boolean): number {
  let left = amount;
  const you = g.ownerOf(carrier);
  for (const ability of g.printed(carrier).abilities) {
    if (left <= 0 || ability.oncePerTurn !== once || !reducesNow(g, ability, carrier, unit, source, sourceGone)) continue;
    const before = left;
    for (const words of ability.program) if (allHold(g, words.conditions, you, unit, false)) left -= words.n;
    if (left === before) continue;
    if (once) g.use(carrier, ability);
    g.recorder?.note("reduce damage", unit, before - left, "{5-21}", source);
  }
  return left;
}

function reducesNow(g: Gundam, ability: Ability, carrier: Card, unit: Card, source: Card, sourceGone: boolean): boolean {
  const you = g.ownerOf(carrier);
  return (
    isReduction(ability) &&
    isOpen(g, ability, carrier, unit) &&
    isFrom(g, ability.trigger!.filter!, source, sourceGone, you, unit) &&
    allHold(g, ability.when, you, unit, false) &&
    allHold(g, ability.front, you, unit, false)
  );
}

/** Would this Unit, or its Pilot, reduce damage of this source now? */
export function wouldReduce(g: Gundam, unit: Card, source: Card): boolean {
  return [unit, g.partner[unit]].some(
    (carrier) =>
      carrier !== Card.none && g.printed(carrier).abilities.some((ability) => reducesNow(g, ability, carrier, unit, source, false)),
  );
}
const isReduction = (ability: Ability): boolean => ability.timings[0] === Timing.thisUnitWouldReceiveDamage;
