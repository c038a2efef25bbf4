/** 4-5 Damage, and what changes it before it is received (9-1-9): prevention, redirection, reduction. */
import { besides, Card, type Row, type Seat } from "@duelex/kernel";
import { type Ability, type Filter, type Instruction, Side } from "../cards.ts";
import { Damage, Place, Standing, Timing, Type } from "../names.ts";
import type { Paragraph } from "../rulebook.ts";
import type { Gundam } from "../table.ts";
import { clauseOf, damageWords } from "../told.ts";
import { allHold } from "./conditions.ts";
import { isAmong, matchesLast, onSide } from "./filters.ts";
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
  if (isPrevented(g, receiver, source, sourceGone, kind)) return kept(g, receiver, amount, source, sourceGone, kind);
  let received = reducesFirst ? reduced(g, target, amount, source, sourceGone, kind) : amount;
  if (received <= 0) return null;
  if (g.stands(receiver, Standing.redirected)) {
    receiver = redirected(g, receiver, kind);
    if (receiver !== target) {
      g.recorder?.note("redirect damage", receiver, received, "9-1-9", target, undefined, 0, besides(damageWords(kind)));
      if (isPrevented(g, receiver, source, sourceGone, kind)) return kept(g, receiver, received, source, sourceGone, kind);
    }
  }
  if (mayBeReduced(g) && !(reducesFirst && receiver === target)) {
    received = reduced(g, receiver, received, source, sourceGone, kind);
    if (received <= 0) return null; // {5-21}
  }
  if (g.stands(receiver, Standing.protected) && isPrevented(g, receiver, source, sourceGone, kind, received))
    return kept(g, receiver, received, source, sourceGone, kind, received); // so much or less, as it is by now
  return { receiver, amount: received, source, sourceGone, kind, rule };
}

/** Prevented: nothing is dealt, and the log says which text kept it away. */
function kept(g: Gundam, target: Card, damage: number, source: Card, sourceGone: boolean, kind: Damage, amount = -1): null {
  if (g.recorder === null) return null;
  let words = "";
  isPrevented(g, target, source, sourceGone, kind, amount, ({ id }) => {
    words = clauseOf(g.set, id);
  });
  const because = kind === Damage.battle ? g.afterBattle() : g.recorder.after(source);
  g.recorder.note("prevent damage", target, damage, "1-3-3", source, undefined, 0, besides(words, because.cause));
  return null;
}

/** Both Shields of an attack with Suppression receive it at one moment ({13-1-7-1}). */
export function landOnShields(g: Gundam, blows: readonly (Blow | null)[]): void {
  const dealt = blows.filter((blow) => blow !== null);
  const first = dealt[0];
  if (first === undefined) return;
  const { source, sourceGone, kind, rule } = first;
  const shields = dealt.map(({ receiver }) => receiver);
  for (const { receiver, amount, rule: by } of dealt) g.tellDamage(receiver, amount, by, source, kind);
  g.tellDestroyedShields(shields, rule, source);
  if (g.ownerOf(source) !== g.ownerOf(first.receiver)) announceShieldAreaKill(g, source, sourceGone, kind);
  g.destroyShields(shields); // 3-6-4-2
}

/** It is received. */
export function land(g: Gundam, blow: Blow | null): boolean {
  if (blow === null) return false;
  const { receiver, amount, source, sourceGone, kind, rule } = blow;
  if (g.placeOf(receiver) === Place.shieldSection) {
    landOnShields(g, [blow]);
    return true;
  }
  g.putCounters(receiver, amount, rule, source, kind);
  g.strike(receiver, source, sourceGone, kind);
  // Before it is destroyed by it.
  if (g.printed(receiver).type === Type.Base) {
    g.announce(Timing.thisBaseReceivesDamage, receiver, source, kind);
    return true;
  }
  g.announce(Timing.thisUnitReceivesDamage, receiver, source, kind);
  g.announce(Timing.unitReceivesDamage, receiver, source, kind);
  if (!sourceGone && isUnit(g, source, sourceGone) && g.ownerOf(source) !== g.ownerOf(receiver)) {
    g.announce(Timing.thisUnitDamagesEnemyUnit, source, receiver, kind);
    g.announce(Timing.unitDamagesEnemyUnit, source, receiver, kind);
  }
  return true;
}

/** Damage of this source has destroyed the opponent's Base or a Shield; two at once trigger once. Q116, Q171, Q361 */
export function announceShieldAreaKill(g: Gundam, source: Card, sourceGone: boolean, kind: Damage): void {
  if (!isUnit(g, source, sourceGone)) return;
  if (!sourceGone) {
    g.announce(Timing.thisUnitDestroysShieldAreaCard, source, Card.none, kind);
    g.announce(Timing.thisUnitDestroysEnemyCard, source, Card.none, kind);
  }
  g.announce(Timing.unitDestroysShieldAreaCard, source, Card.none, kind);
}

/** Is or was this source of damage a Unit in play? A Unit card that is revealed as a Shield is none (2-3-3-2). */
export const isUnit = (g: Gundam, source: Card, gone: boolean): boolean =>
  g.printed(source).type === Type.Unit && (gone || g.inBattleArea(source));

/** "Can't receive": 1-3-3, 9-1-5-6. @param amount the amount that words about so much or less look at; -1: words about any amount */
function isPrevented(
  g: Gundam,
  target: Card,
  source: Card,
  sourceGone: boolean,
  kind: Damage,
  amount = -1,
  hear: ((words: Instruction) => void) | null = null,
): boolean {
  const place = g.placeOf(target);
  if (place === Place.shieldSection || place === Place.baseSection) {
    if (amount === -1 && isAreaProtected(g, g.ownerOf(target), place, source, sourceGone, kind, hear)) return true;
    if (place === Place.shieldSection) return false;
  }
  return isGranted(
    g,
    target,
    Standing.protected,
    (words, by, unit) =>
      (amount === -1 ? words.upTo === 0 : amount <= words.upTo) && stops(g, words, by, unit, source, sourceGone, kind, hear),
  );
}

/** whatever lies in the shield area when the damage would be dealt. */
function isAreaProtected(
  g: Gundam,
  seat: Seat,
  place: Place,
  source: Card,
  sourceGone: boolean,
  kind: Damage,
  hear: ((words: Instruction) => void) | null,
): boolean {
  const { card, instruction, by, unit } = g.modifiers.column;
  for (let row = 0 as Row; row < g.modifiers.count; row++) {
    if (card[row] !== Card.none) continue;
    const words = g.set.instructions[instruction[row]]!;
    if (!covers(words, place)) continue;
    const side = by[row] === seat ? Side.own : Side.enemy;
    if (((words.targets?.side ?? 0) & side) !== 0 && stops(g, words, by[row], unit[row], source, sourceGone, kind, hear)) return true;
  }
  return isAreaGranted(g, seat, place, (words, by, unit) => stops(g, words, by, unit, source, sourceGone, kind, hear));
}

function stops(
  g: Gundam,
  words: Instruction,
  by: Seat,
  unit: Card,
  source: Card,
  sourceGone: boolean,
  kind: Damage,
  hear: ((words: Instruction) => void) | null,
): boolean {
  if ((words.damage & kind) === 0 || !isFrom(g, words.filter!, source, sourceGone, by, unit)) return false;
  hear?.(words);
  return true;
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
  g.swapModifiers(rows[0]!, rows.find((row) => g.modifiers.column.unit[row] === to)!);
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

/** Does any effect reduce damage now? */
const mayBeReduced = (g: Gundam): boolean =>
  g.isWatched(Timing.thisUnitWouldReceiveDamage) || g.watchers[Timing.unitWouldReceiveDamage] !== 0;

/** An effect that reduces damage, and who carries it: a card in play, or a Unit that has gained it (`row`). */
interface Reduction {
  ability: Ability;
  carrier: Card;
  /** "This Unit" of its words. */
  unit: Card;
  row: Row | -1;
  /** How soon it is spent: what is there for every damage, once per turn, for the next damage only. */
  spent: 0 | 1 | 2;
}

/** "Reduce it by n" {5-21}: one that did something is used (10.7). What is spent by it comes last. */
function reduced(g: Gundam, target: Card, amount: number, source: Card, sourceGone: boolean, kind: Damage): number {
  if (g.placeOf(target) !== Place.battleArea) return amount;
  let left = amount;
  const reductions = reductionsFor(g, target, source, sourceGone, kind);
  const used: Row[] = [];
  for (const spent of [0, 1, 2] as const) {
    for (const each of reductions) {
      if (left <= 0 || each.spent !== spent) continue;
      const you = g.ownerOf(each.carrier);
      const before = left;
      for (const words of each.ability.program) if (allHold(g, words.conditions, you, each.unit, false)) left -= words.n;
      if (left === before) continue;
      if (spent === 1) g.use(each.carrier, each.ability);
      if (spent === 2 && each.row !== -1) used.push(each.row);
      g.recorder?.note("reduce damage", target, before - Math.max(0, left), "{5-21}", source, undefined, 0, {
        words: `${before} to ${Math.max(0, left)}`,
        clause: { card: each.carrier, ability: each.ability.id },
      });
    }
  }
  for (const row of used.sort((one, other) => other - one)) g.dropModifier(row);
  return left;
}

/** Of the Unit and its Pilot, of other cards of its player, and those it has gained (4-16). */
function reductionsFor(g: Gundam, target: Card, source: Card, sourceGone: boolean, kind: Damage): Reduction[] {
  const found: Reduction[] = [];
  const lookOn = (carrier: Card, unit: Card) => {
    for (const ability of g.printed(carrier).abilities) {
      if (reducesNow(g, ability, carrier, unit, target, source, sourceGone, kind))
        found.push({ ability, carrier, unit, row: -1, spent: ability.oncePerTurn ? 1 : 0 });
    }
  };
  if (g.watchers[Timing.unitWouldReceiveDamage] === 0) lookAtCard(g, target, lookOn);
  else for (const each of g.unitsAndBase(g.ownerOf(target))) lookAtCard(g, each, lookOn);
  const { card, instruction } = g.modifiers.column;
  for (let row = 0 as Row; g.now.gained !== 0 && row < g.modifiers.count; row++) {
    const words = g.set.instructions[instruction[row]]!;
    if (card[row] !== target || words.gains === null) continue;
    if (reducesNow(g, words.gains, target, target, target, source, sourceGone, kind))
      found.push({ ability: words.gains, carrier: target, unit: target, row, spent: words.next ? 2 : 0 });
  }
  return found;
}

function lookAtCard(g: Gundam, card: Card, lookOn: (carrier: Card, unit: Card) => void): void {
  lookOn(card, card);
  lookOn(g.partner[card], card); // no Pilot has no text
}

function reducesNow(
  g: Gundam,
  ability: Ability,
  carrier: Card,
  unit: Card,
  target: Card,
  source: Card,
  sourceGone: boolean,
  kind: Damage,
): boolean {
  const [timing] = ability.timings;
  if (timing !== Timing.unitWouldReceiveDamage && (timing !== Timing.thisUnitWouldReceiveDamage || unit !== target)) return false;
  const you = g.ownerOf(carrier);
  const trigger = ability.trigger!;
  return (
    (trigger.damage & kind) !== 0 &&
    isOpen(g, ability, carrier, unit) &&
    (trigger.other === null || isAmong(g, trigger.other, target, you, unit, false)) &&
    isFrom(g, trigger.filter!, source, sourceGone, you, unit) &&
    allHold(g, ability.when, you, unit, false) &&
    allHold(g, ability.front, you, unit, false)
  );
}

/** Would damage of this source to this Unit be reduced now? */
export const wouldReduce = (g: Gundam, unit: Card, source: Card, kind: Damage): boolean =>
  mayBeReduced(g) && reductionsFor(g, unit, source, false, kind).length > 0;
