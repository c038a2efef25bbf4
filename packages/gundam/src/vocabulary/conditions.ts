/** 16.7 Conditions: "if you have another Link Unit in play". A list means "and". */
import { Card, type Row, SEATS, type Seat } from "@duelex/kernel";
import { Asking, Asks, type Condition, type Filter, reading, Side, Where } from "../cards.ts";
import { Damage, Happened, Place, Reads, Type } from "../names.ts";
import type { Condition as ConditionRecord } from "../schema.ts";
import { Slot } from "../state.ts";
import type { Gundam } from "../table.ts";
import {
  battlingUnit,
  compileFilter,
  countMatches,
  type Filters,
  matches,
  matchesLast,
  onSide,
  printedMatches,
  readsOf,
  readsValues,
} from "./filters.ts";

const ALWAYS = { filter: null, least: 0, most: 999, own: true, what: 0 };
/** What a condition on this effect counts. */
enum Did {
  destroyedEnemyUnits,
  restedUnits,
  discarded,
}

/** All conditions are objects of one shape, made in one place. */
export function compileCondition(record: ConditionRecord, all: Filters, ofDestroyed: boolean): Condition {
  const { asks, filter, least, most, own, what } = conditionOf(record, all);
  return { asks, filter, least, most, own, what, ofDestroyed };
}

function conditionOf(record: ConditionRecord, all: Filters): Omit<Condition, "ofDestroyed"> {
  if ("count" in record) {
    const least = record.exactly ?? record.atLeast ?? 0;
    return { ...ALWAYS, asks: Asking.count, filter: compileFilter(record.count, all), least, most: record.exactly ?? record.atMost ?? 999 };
  }
  if ("self" in record) return { ...ALWAYS, asks: Asking.self, filter: compileFilter(record.self, all) };
  if ("turn" in record) return { ...ALWAYS, asks: Asking.turn, own: record.turn === "own" };
  if ("attackTarget" in record) {
    const filter = record.is === undefined ? null : compileFilter({ kind: "Unit", side: "any", ...record.is }, all);
    return { ...ALWAYS, asks: Asking.attackTarget, own: record.attackTarget === "player", filter };
  }
  if ("battlingEnemy" in record) return { ...ALWAYS, asks: Asking.battlingEnemy, filter: compileFilter(record.battlingEnemy, all) };
  if ("handSize" in record)
    return { ...ALWAYS, asks: Asking.handSize, least: record.atLeast ?? 0, most: record.atMost ?? 999, own: record.handSize === "own" };
  if ("playerLevel" in record) return { ...ALWAYS, asks: Asking.playerLevel, least: record.atLeast, own: record.playerLevel === "own" };
  if ("milledIncludes" in record) return { ...ALWAYS, asks: Asking.milledIncludes, filter: compileFilter(record.milledIncludes, all) };
  if ("of" in record)
    return { ...ALWAYS, asks: Asking.chosen, what: record.of === "t1" ? Slot.t1 : Slot.t2, filter: compileFilter(record.is, all) };
  if ("thisEffect" in record) {
    const filter = record.card === undefined ? null : compileFilter(record.card, all);
    return {
      ...ALWAYS,
      asks: Asking.thisEffect,
      what: Did[record.thisEffect],
      filter,
      least: record.atLeast ?? 0,
      most: record.atMost ?? 999,
    };
  }
  if ("happened" in record)
    return {
      ...ALWAYS,
      asks: Asking.happened,
      what: Happened[record.happened],
      filter: compileFilter(record.by, all),
      own: record.never !== true,
    };
  if ("destroyedBy" in record)
    return typeof record.destroyedBy === "string"
      ? { ...ALWAYS, asks: Asking.destroyedByBattleDamage }
      : { ...ALWAYS, asks: Asking.destroyedByEffectOf, filter: compileFilter(record.destroyedBy.effectOf, all) };
  if ("paidWith" in record) return { ...ALWAYS, asks: Asking.paidWithEXResource };
  if ("enemyPlayers" in record) return { ...ALWAYS, asks: Asking.enemyPlayers, least: record.enemyPlayers };
  return { ...ALWAYS, asks: Asking.deployedFromTrash };
}

/** What must be remembered of a turn for this condition: bits of `Happened`. */
export const asksAbout = (condition: Condition): number => (condition.asks === Asking.happened ? condition.what : 0);

/** What a constant with this condition looks at. */
export function conditionReads(condition: Condition): number {
  switch (condition.asks) {
    case Asking.turn:
    case Asking.happened: // what is remembered ends with the turn; what is asked in play is that something came into play
      return reading(Reads.turn);
    case Asking.attackTarget:
      return reading(Reads.battle);
    case Asking.battlingEnemy:
      return reading(Reads.battle) | readsOf(condition.filter);
    case Asking.handSize:
      return reading(Reads.hand);
    case Asking.playerLevel:
      return reading(Reads.resources);
    default:
      return readsOf(condition.filter);
  }
}
export const conditionReadsValues = (condition: Condition): boolean => readsValues(condition.filter);

/** @param you the effect's owner @param self "this Unit" @param gone it has left: its last state counts */
function holds(g: Gundam, condition: Condition, you: Seat, self: Card, gone: boolean): boolean {
  switch (condition.asks) {
    case Asking.count: {
      const filter = condition.filter!;
      const limited = condition.most === 999;
      let count = countMatches(g, filter, you, self, gone, limited ? condition.least : 999);
      if (gone && condition.ofDestroyed && wasThere(g, filter, you, self)) count++;
      return count >= condition.least && count <= condition.most;
    }
    case Asking.self:
      return self !== Card.none && matchesLast(g, condition.filter!, self, gone, you, self, gone);
    case Asking.turn:
      return (g.active === you) === condition.own;
    case Asking.attackTarget: {
      const battle = g.battle; // 7-3-5-2: by the declared target
      if (battle.attacker === Card.none || (battle.declaredOnPlayer === 1) !== condition.own) return false;
      if (condition.filter === null) return true;
      return battle.declared !== Card.none && matches(g, condition.filter, battle.declared, you, self, gone);
    }
    case Asking.battlingEnemy: {
      const other = gone ? Card.none : battlingUnit(g, self);
      return other !== Card.none && g.ownerOf(other) !== you && matches(g, condition.filter!, other, you, self, gone);
    }
    case Asking.handSize:
      return isWithin(condition, g.count(condition.own ? you : g.opponent(you), Place.hand));
    case Asking.playerLevel:
      return g.playerLevel(condition.own ? you : g.opponent(you)) >= condition.least;
    case Asking.milledIncludes:
      return milledIncludes(g, condition);
    case Asking.deployedFromTrash:
      return g.isDeployedFromTrash(self);
    case Asking.chosen:
      return chosenMatches(g, condition, you, self, gone);
    case Asking.thisEffect:
      return isWithin(condition, howMany(g, condition));
    case Asking.happened:
      return hasHappened(g, condition, you, self) === condition.own;
    case Asking.destroyedByBattleDamage:
      return g.event.kind === Damage.battle;
    case Asking.destroyedByEffectOf: {
      const { kind, other } = g.event;
      return (
        kind === Damage.none &&
        other !== Card.none &&
        onSide(g, condition.filter!, other, you) &&
        printedMatches(condition.filter!, g.printed(other))
      );
    }
    case Asking.paidWithEXResource:
      return g.now.effects > 0 && g.effect.usedEXResource === 1;
    case Asking.enemyPlayers:
      return 1 >= condition.least;
  }
}

const isWithin = ({ least, most }: Condition, count: number): boolean => count >= least && count <= most;

function chosenMatches(g: Gundam, condition: Condition, you: Seat, self: Card, gone: boolean): boolean {
  const card = g.firstChosen(condition.what);
  return card !== Card.none && onSide(g, condition.filter!, card, you) && matches(g, condition.filter!, card, you, self, gone);
}

/** How many cards this effect has destroyed, rested or had discarded. */
function howMany(g: Gundam, condition: Condition): number {
  const e = g.effect;
  if (condition.what === (Did.destroyedEnemyUnits as number)) return e.destroyed;
  if (condition.what === (Did.restedUnits as number)) return e.rested;
  if (condition.filter === null) return e.discarded;
  let count = 0;
  for (const seat of SEATS)
    for (const card of g.cards(seat, Place.trash))
      if (g.isChosen(card, Slot.discarded) && printedMatches(condition.filter, g.printed(card))) count++;
  return count;
}

/** Has a card that matches done that this turn, whether or not it is still there? "Another" is another card. */
function hasHappened(g: Gundam, condition: Condition, you: Seat, self: Card): boolean {
  const { what, card, definition } = g.remembered.column;
  const filter = condition.filter!;
  const other = (filter.asks & Asks.notSelf) !== 0;
  for (let row = 0 as Row; row < g.remembered.count; row++) {
    if (what[row] !== condition.what || (other && card[row] === self)) continue;
    const owner = g.ownerOf(card[row]) === you ? Side.own : Side.enemy;
    if ((filter.side & owner) !== 0 && printedMatches(filter, g.definitions[definition[row]]!)) return true;
  }
  return false;
}

/** The Pilot that was with a Unit as it left the field, or no card. */
export function lastPilot(g: Gundam, unit: Card): Card {
  const row = g.lastKnown(unit);
  return row === -1 ? Card.none : g.departed.column.pilot[row];
}

/** A 【Destroyed】 effect still sees the card itself as it was last, and the Pilot that was with it (Q340, Q432, R-54). */
function wasThere(g: Gundam, filter: Filter, you: Seat, self: Card): boolean {
  if (g.lastKnown(self) === -1) return false;
  if (filter.where === Where.pilots) {
    const pilot = lastPilot(g, self);
    return pilot !== Card.none && onSide(g, filter, pilot, you) && printedMatches(filter, g.printed(pilot));
  }
  const ownKind = g.printed(self).type === Type.Base ? Where.base : Where.units;
  if (filter.where !== ownKind && filter.where !== Where.unitsAndBase) return false;
  return onSide(g, filter, self, you) && matchesLast(g, filter, self, true, you, self, true);
}

function milledIncludes(g: Gundam, condition: Condition): boolean {
  for (const seat of SEATS) {
    for (const card of g.cards(seat, Place.trash))
      if (g.isChosen(card, Slot.milled) && printedMatches(condition.filter!, g.printed(card))) return true;
  }
  return false;
}

export function allHold(g: Gundam, conditions: readonly Condition[], you: Seat, self: Card, gone: boolean): boolean {
  for (const condition of conditions) if (!holds(g, condition, you, self, gone)) return false;
  return true;
}
