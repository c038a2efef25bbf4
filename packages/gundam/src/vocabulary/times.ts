/** "For each …": how many times a number of an instruction counts. Zero times is not at all (1-3-2-2). */
import { Card, type Seat } from "@duelex/kernel";
import { type Filter, reading, type Times, TimesOf } from "../cards.ts";
import { Reads } from "../names.ts";
import type { Times as TimesRecord } from "../schema.ts";
import type { Gundam } from "../table.ts";
import { collect, compileFilter, countMatches, type Filters, readsOf, readsValues } from "./filters.ts";

export function compileTimes(record: TimesRecord, all: Filters): Times {
  const plain = { filter: null, per: 1 };
  if ("count" in record)
    return { of: record.uniqueNames === true ? TimesOf.uniqueNames : TimesOf.count, filter: compileFilter(record.count, all), per: 1 };
  if ("apOf" in record) return { ...plain, of: TimesOf.apOfThisUnit, per: record.per };
  if ("damageOn" in record) return { ...plain, of: TimesOf.damageOnThisUnit };
  return { ...plain, of: "rested" in record ? TimesOf.restedByThisEffect : TimesOf.paidInTheEvent };
}

/** What a constant that counts this looks at. */
export const timesReads = (times: Times | null): number =>
  times === null ? 0 : times.of === TimesOf.damageOnThisUnit ? reading(Reads.damage) : readsOf(times.filter);
/** Constants that count what other constants change (16.13); no card has one. */
export const timesReadsValues = (times: Times | null): boolean =>
  times !== null && (times.of === TimesOf.apOfThisUnit || readsValues(times.filter));

export function timesOf(g: Gundam, times: Times | null, you: Seat, self: Card, gone: boolean): number {
  if (times === null) return 1;
  switch (times.of) {
    case TimesOf.count:
      return countMatches(g, times.filter!, you, self, gone);
    case TimesOf.uniqueNames:
      return countNames(g, times.filter!, you, self, gone);
    case TimesOf.apOfThisUnit:
      return Math.trunc(apOfThisUnit(g, self, gone) / times.per);
    case TimesOf.damageOnThisUnit:
      return damageOnThisUnit(g, self, gone);
    case TimesOf.restedByThisEffect:
      return g.effect.rested;
    case TimesOf.paidInTheEvent:
      return g.effect.amount;
  }
}

/** Its last AP if it has left. */
function apOfThisUnit(g: Gundam, self: Card, gone: boolean): number {
  if (!gone) return self === Card.none ? 0 : g.ap(self);
  const row = g.lastKnown(self);
  return row === -1 ? 0 : Math.max(0, g.departed.column.ap[row]);
}

/** What was on it last if it has left. */
function damageOnThisUnit(g: Gundam, self: Card, gone: boolean): number {
  if (!gone) return self === Card.none ? 0 : g.damage[self];
  const row = g.lastKnown(self);
  return row === -1 ? 0 : g.departed.column.damage[row];
}

function countNames(g: Gundam, filter: Filter, you: Seat, self: Card, gone: boolean): number {
  const found: Card[] = [];
  collect(g, filter, you, self, gone, found);
  return new Set(found.map((card) => g.printed(card).name)).size;
}
