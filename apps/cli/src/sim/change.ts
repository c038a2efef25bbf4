/** What if: a card's numbers, a setting or a deck changed, as it is written on the command line. */
import { isDeepStrictEqual } from "node:util";
import { type Catalog, didYouMean, isRecord } from "@duelex/kernel";
import { readJson } from "../files/json.ts";
import type { Library } from "../matchup.ts";
import type { Problems } from "../problems.ts";

/** A card with something changed: the record that stands in for it. */
export interface CardChange {
  readonly name: string;
  /** The card's number. */
  readonly card: string;
  /** A card file with the one card, which replaces the built-in one of its number. */
  readonly cardFile: readonly unknown[];
  /** Is it what the card says anyway? */
  readonly isNone: boolean;
}

const recordsIn = (file: unknown): readonly unknown[] =>
  Array.isArray(file) ? file : isRecord(file) && Array.isArray(file["cards"]) ? file["cards"] : [];

/**
 * One's own card files, and one more whose cards stand in for those of the same number. One's own keep their places: in another order of
 * cards the same games would be played otherwise.
 */
export function standingIn(ownCards: readonly unknown[], file: unknown): readonly unknown[] {
  const idOf = (record: unknown): unknown => (isRecord(record) ? record["id"] : undefined);
  const withRecords = (one: unknown, records: readonly unknown[]) =>
    Array.isArray(one) ? records : { ...(one as object), cards: records };
  const given = recordsIn(file);
  const changed = new Map(given.filter(isRecord).map((record) => [record["id"], record]));
  const left = new Set(given);
  const own = ownCards.map((one) => {
    const records = recordsIn(one).map((record) => {
      const other = changed.get(idOf(record));
      if (other !== undefined) left.delete(other);
      return other ?? record;
    });
    return withRecords(one, records);
  });
  if (left.size === given.length) return [...ownCards, file];
  return left.size === 0 && Array.isArray(file) ? own : [...own, withRecords(file, [...left])];
}

const WORD = /^([A-Za-z_][\w.]*)=(.*)$/;

/**
 * Reads `ST01-005 ap=3 cost=2`: a card number (or a name that only one card has), then fields as its card file calls them; `.` goes
 * inside (`effects.0.ops.0.n=2`).
 */
export function readChange(library: Library, text: string, problems: Problems): CardChange | undefined {
  const words = text.trim().split(/\s+/);
  const at = words.findIndex((word) => WORD.test(word));
  const called = words.slice(0, at < 0 ? words.length : at).join(" ");
  const said = at < 0 ? [] : words.slice(at);
  if (said.length === 0 || called === "") {
    problems.add("--change", `"${text}" is not of the form "CARD field=value", as in "ST01-005 ap=3"`);
    return undefined;
  }
  const record = recordCalled(library.catalog, called, problems);
  if (record === undefined) return undefined;
  const changed = structuredClone(record);
  for (const word of said) {
    const [, path, value] = WORD.exec(word) ?? [];
    if (path === undefined || value === undefined) problems.add("--change", `"${word}" is not of the form field=value`);
    else put(changed, path, fieldValue(value), problems);
  }
  const card = String(record["id"]);
  return {
    name: `${card} ${said.join(" ")}`,
    card,
    cardFile: standingIn(library.ownCards, [changed]),
    isNone: isDeepStrictEqual(record, changed),
  };
}

/** A library in which the cards of a file stand in for those of the same number, and then all of these changes are made, one after the other. */
export function changedBy(library: Library, changes: readonly string[], cardFile: string | undefined, problems: Problems): Library {
  const file = cardFile === undefined ? undefined : problems.try(() => readJson(cardFile));
  let changed = file === undefined ? library : withCards(library, standingIn(library.ownCards, file), problems);
  for (const text of changes) {
    const change = readChange(changed, text, problems);
    if (change !== undefined) changed = withCards(changed, change.cardFile, problems);
  }
  return changed;
}

function withCards(library: Library, ownCards: readonly unknown[], problems: Problems): Library {
  const catalog = problems.try(() => library.game.catalog(...ownCards));
  return catalog === undefined ? library : { ...library, catalog, ownCards };
}

/** Reads `ST01-005 ap=2..6`: a change for each of the numbers. At most so many. */
export function readSweep(library: Library, text: string, problems: Problems): { readonly value: number; readonly change: CardChange }[] {
  const range = /=(-?\d+)\.\.(-?\d+)/.exec(text);
  const [from, to] = [Number(range?.[1]), Number(range?.[2])];
  if (range === null || to < from || to - from > 50) {
    problems.add("--sweep", `"${text}" is not of the form "CARD field=from..to", as in "ST01-005 ap=2..6", over at most 50 steps`);
    return [];
  }
  const values = Array.from({ length: to - from + 1 }, (_, nth) => from + nth);
  return values.flatMap((value) => {
    const change = readChange(library, text.replace(range[0], `=${value}`), problems);
    return change === undefined ? [] : [{ value, change }];
  });
}

function recordCalled(catalog: Catalog, called: string, problems: Problems): Record<string, unknown> | undefined {
  const wanted = called.toLowerCase();
  const entries = catalog.entries.filter(({ id, name }) => id.toLowerCase() === wanted || name.toLowerCase() === wanted);
  const exact = entries.filter(({ id }) => id.toLowerCase() === wanted);
  const [entry, ...others] = exact.length > 0 ? exact : entries;
  if (entry === undefined) {
    const known = catalog.entries.flatMap(({ id, name }) => [id, name]);
    problems.add("--change", `there is no card "${called}"${didYouMean(called, known)}`);
    return undefined;
  }
  if (others.length > 0) {
    problems.add("--change", `several cards are called "${called}": ${[entry, ...others].map(({ id }) => id).join(", ")}; give the number`);
    return undefined;
  }
  return catalog.records.find((record): record is Record<string, unknown> => isRecord(record) && record["id"] === entry.id);
}

function put(record: Record<string, unknown>, path: string, value: unknown, problems: Problems): void {
  const steps = path.split(".");
  let at: unknown = record;
  for (const step of steps.slice(0, -1)) at = (at as Record<string, unknown> | undefined)?.[step];
  const last = steps.at(-1)!;
  if (typeof at !== "object" || at === null || (steps.length > 1 && !(last in at)))
    problems.add("--change", `the card has no "${path}"; it has ${Object.keys(record).join(", ")}`);
  else (at as Record<string, unknown>)[last] = value;
}

function fieldValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
