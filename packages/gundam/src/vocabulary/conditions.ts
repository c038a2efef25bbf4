/** 16.7 Conditions: "if you have another Link Unit in play". A list means "and". */
import { Card, SEATS, type Seat } from "@duelex/kernel";
import { Asking, type Condition, type Filter, reading, Where } from "../cards.ts";
import { Place, Reads } from "../names.ts";
import type { Condition as ConditionRecord } from "../schema.ts";
import { Slot } from "../state.ts";
import type { Gundam } from "../table.ts";
import {
  battlingUnit,
  compileFilter,
  countMatches,
  matches,
  matchesLast,
  onSide,
  printedMatches,
  readsOf,
  readsValues,
} from "./filters.ts";

const ALWAYS = { filter: null, least: 0, most: 999, own: true };

export function compileCondition(record: ConditionRecord, all: Filter[]): Condition {
  if ("count" in record) {
    const least = record.exactly ?? record.atLeast ?? 0;
    return { asks: Asking.count, filter: compileFilter(record.count, all), least, most: record.exactly ?? record.atMost ?? 999, own: true };
  }
  if ("self" in record) return { ...ALWAYS, asks: Asking.self, filter: compileFilter(record.self, all) };
  if ("turn" in record) return { ...ALWAYS, asks: Asking.turn, own: record.turn === "own" };
  if ("attackTarget" in record) return { ...ALWAYS, asks: Asking.attackTarget, own: record.attackTarget === "player" };
  if ("battlingEnemy" in record) return { ...ALWAYS, asks: Asking.battlingEnemy, filter: compileFilter(record.battlingEnemy, all) };
  if ("handSize" in record) return { ...ALWAYS, asks: Asking.handSize, least: record.atLeast, own: record.handSize === "own" };
  if ("playerLevel" in record) return { ...ALWAYS, asks: Asking.playerLevel, least: record.atLeast, own: record.playerLevel === "own" };
  if ("milledIncludes" in record) return { ...ALWAYS, asks: Asking.milledIncludes, filter: compileFilter(record.milledIncludes, all) };
  return { ...ALWAYS, asks: Asking.deployedFromTrash };
}

/** What a constant with this condition looks at. */
export function conditionReads(condition: Condition): number {
  switch (condition.asks) {
    case Asking.turn:
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
      if (gone && filter.where === Where.pilots && lastPilotMatches(g, condition, you, self)) count++; // Q340
      return count >= condition.least && count <= condition.most;
    }
    case Asking.self:
      return self !== Card.none && matchesLast(g, condition.filter!, self, gone, you, self, gone);
    case Asking.turn:
      return (g.active === you) === condition.own;
    case Asking.attackTarget: {
      const battle = g.battle; // 7-3-5-2: by the declared target
      return battle.attacker !== Card.none && (battle.declaredOnPlayer === 1) === condition.own;
    }
    case Asking.battlingEnemy: {
      const other = gone ? Card.none : battlingUnit(g, self);
      return other !== Card.none && g.ownerOf(other) !== you && matches(g, condition.filter!, other, you, self, gone);
    }
    case Asking.handSize:
      return g.count(condition.own ? you : g.opponent(you), Place.hand) >= condition.least;
    case Asking.playerLevel:
      return g.playerLevel(condition.own ? you : g.opponent(you)) >= condition.least;
    case Asking.milledIncludes:
      return milledIncludes(g, condition);
    case Asking.deployedFromTrash:
      return g.isDeployedFromTrash(self);
  }
}

/** The Pilot that was with a Unit as it left the field, or no card. */
export function lastPilot(g: Gundam, unit: Card): Card {
  const row = g.lastKnown(unit);
  return row === -1 ? Card.none : g.departed.column.pilot[row];
}

function lastPilotMatches(g: Gundam, condition: Condition, you: Seat, self: Card): boolean {
  const pilot = lastPilot(g, self);
  return pilot !== Card.none && onSide(g, condition.filter!, pilot, you) && printedMatches(condition.filter!, g.printed(pilot));
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
