/**
 * 1-3-6, 2-3-4-4, 9-1-5, 16.13: what every card in play is worth now. Nothing of this is stored: printed values, the
 * Pilot's numbers, modifiers that still run, and constant effects while they hold are added up anew when somebody asks and
 * something they depend on has changed. Constants that look at AP, HP or keywords are applied last, again and again until
 * nothing changes; none takes away what another one's condition needs, so their order does not matter.
 */
import { Card, put, type Row, SEATS, type Seat } from "@duelex/kernel";
import { type Ability, type Instruction, Target } from "./cards.ts";
import { Place, Standing } from "./names.ts";
import type { Gundam } from "./table.ts";
import { allHold } from "./vocabulary/conditions.ts";
import { isAmong } from "./vocabulary/filters.ts";
import { constantApplies, isGiven } from "./vocabulary/standing.ts";
import { timesOf } from "./vocabulary/times.ts";

/** A constant effect in play whose condition looks at values. */
interface Dependent {
  ability: Ability;
  source: Card;
  unit: Card;
}

export function derive(g: Gundam): void {
  g.stale[0] = 0;
  startAll(g, 0);
  startAll(g, 1);
  addModifiers(g);
  if (g.now.constants === 0) return;
  const dependents: Dependent[] = g.dependents;
  g.dependentCount = 0;
  applyAll(g, 0, dependents);
  applyAll(g, 1, dependents);
  if (g.dependentCount > 0) applyDependents(g, dependents);
}

/** Printed values and the Pilot's. */
function startAll(g: Gundam, seat: Seat): void {
  const base = g.base(seat);
  if (base !== Card.none) deriveAlone(g, base);
  const { next } = g.zones;
  for (let unit = g.top(seat, Place.battleArea); unit !== Card.none; unit = next[unit]) deriveAlone(g, unit);
}

/** One card's, which are all there is while nothing changes them. */
export function deriveAlone(g: Gundam, card: Card): void {
  const printed = g.printed(card);
  const pilot = g.partner[card];
  put(g.standingNow, card, 0);
  if (pilot === Card.none) {
    put(g.apNow, card, printed.ap);
    put(g.hpNow, card, printed.hp);
    put(g.keywordsNow, card, printed.keywords);
  } else {
    const text = g.printed(pilot);
    put(g.apNow, card, printed.ap + text.asPilot!.ap); // 2-3-4-4
    put(g.hpNow, card, printed.hp + text.asPilot!.hp);
    put(g.keywordsNow, card, printed.keywords | text.keywords);
  }
}

/** What resolved effects have changed, for a turn or a battle. */
function addModifiers(g: Gundam): void {
  const count = g.modifiers.count;
  if (count === 0) return;
  const { card, instruction, ap } = g.modifiers.column;
  for (let row = 0 as Row; row < count; row++) {
    const on = card[row];
    if (!g.isInPlay(on)) continue; // a Resource has no values
    const words = g.set.instructions[instruction[row]]!;
    put(g.apNow, on, g.apNow[on] + ap[row]);
    if (words.hp !== 0) put(g.hpNow, on, g.hpNow[on] + words.hp);
    put(g.keywordsNow, on, g.keywordsNow[on] | words.keyword);
    if (words.standing !== 0) stand(g, on, words.standing);
  }
}

function stand(g: Gundam, card: Card, standing: Standing): void {
  const before = g.standingNow[card];
  put(g.standingNow, card, before | standing);
  if (standing === Standing.apCannotBeReducedByEnemy && (before & standing) === 0) giveBack(g, card); // R-41, once
}

/** 9-1-5 Every constant effect that holds; those that look at values are kept for later. */
function applyAll(g: Gundam, seat: Seat, later: Dependent[]): void {
  const base = g.base(seat);
  if (base !== Card.none) applyOf(g, base, base, later);
  const { next } = g.zones;
  for (let unit = g.top(seat, Place.battleArea); unit !== Card.none; unit = next[unit]) {
    applyOf(g, unit, unit, later);
    const pilot = g.partner[unit];
    if (pilot !== Card.none) applyOf(g, pilot, unit, later);
  }
}

function applyOf(g: Gundam, source: Card, unit: Card, later: Dependent[]): void {
  const { constants } = g.printed(source);
  for (let at = 0; at < constants.length; at++) {
    const ability = constants[at]!;
    if (ability.readsValues) {
      const entry = later[g.dependentCount];
      if (entry === undefined) later.push({ ability, source, unit });
      else {
        entry.ability = ability;
        entry.source = source;
        entry.unit = unit;
      }
      g.dependentCount++;
    } else if (constantApplies(g, ability, source, unit)) {
      for (const words of ability.program) {
        if (words.conditions.length === 0 || allHold(g, words.conditions, g.ownerOf(source), unit, false)) applyTo(g, words, source, unit);
      }
    }
  }
}

function applyTo(g: Gundam, words: Instruction, source: Card, unit: Card): void {
  if (words.target === Target.thisUnit) gain(g, words, unit, source, unit);
  else if (words.target === Target.all) {
    for (const seat of SEATS) {
      for (const card of g.units(seat))
        if (isAmong(g, words.targets!, card, g.ownerOf(source), unit, false)) gain(g, words, card, source, unit);
      const base = g.base(seat);
      if (base !== Card.none && isAmong(g, words.targets!, base, g.ownerOf(source), unit, false)) gain(g, words, base, source, unit);
    }
  }
}

/** @returns whether it does anything: zero times is not at all (1-3-2-2) */
function gain(g: Gundam, words: Instruction, card: Card, source: Card, unit: Card): boolean {
  const byEnemy = words.ap < 0 && g.ownerOf(source) !== g.ownerOf(card);
  const times = timesOf(g, words.times, g.ownerOf(source), unit, false);
  if (times === 0) return false;
  // R-41, whichever of the two constants is looked at first
  if (!byEnemy || !isGiven(g, card, Standing.apCannotBeReducedByEnemy)) put(g.apNow, card, g.apNow[card] + words.ap * times);
  put(g.hpNow, card, g.hpNow[card] + words.hp * times);
  put(g.keywordsNow, card, g.keywordsNow[card] | words.keyword);
  if (words.standing !== 0) stand(g, card, words.standing);
  return true;
}

/** Reductions by enemy effects made before are ignored as long as the protection lasts. */
function giveBack(g: Gundam, unit: Card): void {
  const { card, ap, by } = g.modifiers.column;
  for (let row = 0 as Row; row < g.modifiers.count; row++) {
    if (card[row] === unit && ap[row] < 0 && by[row] !== g.ownerOf(unit)) put(g.apNow, unit, g.apNow[unit] - ap[row]);
  }
}

/** 16.13: each instruction is applied to each target once, as soon as it holds, until nothing is left that holds. */
function applyDependents(g: Gundam, dependents: readonly Dependent[]): void {
  const applied = g.applied;
  let count = 0;
  const once = (words: Instruction, card: Card, source: Card, unit: Card): boolean => {
    const key = (words.id << 16) | (card << 8) | source;
    for (let at = 0; at < count; at++) if (applied[at] === key) return false;
    if (!gain(g, words, card, source, unit)) return false;
    applied[count++] = key;
    return true;
  };
  for (let changed = true; changed; ) {
    changed = false;
    for (let at = 0; at < g.dependentCount; at++) {
      const { ability, source, unit } = dependents[at]!;
      if (!constantApplies(g, ability, source, unit)) continue;
      const you = g.ownerOf(source);
      for (const words of ability.program) {
        if (!allHold(g, words.conditions, you, unit, false)) continue;
        if (words.target === Target.thisUnit) changed = once(words, unit, source, unit) || changed;
        else if (words.target === Target.all) {
          for (const seat of SEATS) {
            for (const place of [Place.battleArea, Place.baseSection]) {
              for (const card of g.cards(seat, place)) {
                if (isAmong(g, words.targets!, card, you, unit, false)) changed = once(words, card, source, unit) || changed;
              }
            }
          }
        }
      }
    }
  }
}
