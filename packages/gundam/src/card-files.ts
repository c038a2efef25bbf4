/**
 * Card files and deck files that come from outside: read whole, or refused with every mistake named: the card, the
 * clause, where in it, the wrong word, and what would be allowed.
 */
import { InputError, nearest, type Problem } from "@duelex/kernel";
import type * as z from "zod";
import { proofread } from "./proofreading.ts";
import { type CardRecord, cardSchema, type DeckRecord, deckSchema } from "./schema.ts";

export interface ReadCards {
  /** The cards that are right. */
  readonly cards: CardRecord[];
  readonly problems: Problem[];
}

/** Cards from a card file: a list of card records, or an object with such a list under `cards`. */
export function readCardFile(json: unknown, file = ""): ReadCards {
  const listed = isObject(json) && "cards" in json ? json["cards"] : json;
  const place = file === "" ? "" : `${file}, `;
  if (!Array.isArray(listed)) return { cards: [], problems: [{ where: file, what: "a list of card records is wanted" }] };
  const cards: CardRecord[] = [];
  const problems: Problem[] = [];
  const numbers = new Map<string, number>();
  for (const [index, record] of (listed as unknown[]).entries()) {
    const number = textAt(record, "id");
    const where = `${place}card ${number ?? index + 1}`;
    if (number !== undefined) {
      const earlier = numbers.get(number);
      if (earlier === undefined) numbers.set(number, index);
      else problems.push({ where, what: `its number is that of the ${nth(earlier + 1)} card of this file too`, rule: "2-1" });
    }
    const read = cardSchema.safeParse(record, { error: explain });
    if (!read.success) {
      problems.push(...problemsOf(read.error, where, record));
      continue;
    }
    problems.push(...proofread(read.data).map(({ path, message }) => ({ where: placed(where, path), what: message })));
    cards.push(read.data);
  }
  return { cards, problems };
}

/**
 * Cards made up on the spot, for a scenario: a name is enough. What is not said: a Unit (a Pilot if it has apMod or hpMod),
 * blue, Lv.1, cost 1, AP 1, HP 1, its name as its number. Keywords may be written as on a card: "Blocker", "Breach 3".
 */
export function readMadeUpCards(records: readonly unknown[]): ReadCards {
  const { cards, problems } = readCardFile(records.map((record) => (isObject(record) ? completed(record) : record)));
  return { cards, problems: problems.map((problem) => ({ ...problem, where: `made-up ${problem.where}` })) };
}

function completed(record: Record<string, unknown>): Record<string, unknown> {
  const pilot = "apMod" in record || "hpMod" in record;
  const type = record["type"] ?? (pilot ? "Pilot" : "Unit");
  const keywords = Array.isArray(record["keywords"]) ? { keywords: (record["keywords"] as unknown[]).map(keywordOf) } : {};
  const token = type === "UnitToken" || type === "EXBase" || type === "EXResource";
  const played =
    token || type === "Resource"
      ? { color: null, level: 0, cost: 0, ...(token ? { token: true } : {}) }
      : { color: "blue", level: 1, cost: 1 };
  const stats =
    type === "Unit" || type === "UnitToken"
      ? { ap: 1, hp: 1 }
      : type === "Base" || type === "EXBase"
        ? { ap: 0, hp: 1 }
        : type === "Pilot"
          ? { apMod: 0, hpMod: 0 }
          : {};
  return { id: numberOf(record["name"]), ...played, ...stats, ...record, type, ...keywords };
}
/** "Breach 3" → { k: "Breach", n: 3 } */
function keywordOf(written: unknown): unknown {
  const parts = typeof written === "string" ? /^(.*?)(?: (\d+))?$/.exec(written) : null;
  return parts === null ? written : { k: parts[1], ...(parts[2] === undefined ? {} : { n: Number(parts[2]) }) };
}
/** A card number has no spaces; a name may. */
const numberOf = (name: unknown): unknown => (typeof name === "string" ? name.replace(/\s+/g, "-") : name);

/** @throws InputError with every mistake of the file */
export function parseCardFile(json: unknown, file = "card file"): CardRecord[] {
  const { cards, problems } = readCardFile(json);
  if (problems.length > 0) throw new InputError(file, problems);
  return cards;
}

/** A deck record; whether it may be played is asked of `checkDeck`. */
export function readDeck(json: unknown): { deck: DeckRecord | null; problems: Problem[] } {
  const read = deckSchema.safeParse(json, { error: explain });
  return read.success ? { deck: read.data, problems: [] } : { deck: null, problems: problemsOf(read.error, "deck", json) };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const textAt = (record: unknown, key: string): string | undefined => {
  const text = isObject(record) ? record[key] : undefined;
  return typeof text === "string" && text !== "" ? text : undefined;
};
const nth = (n: number): string => `${n}${["th", "st", "nd", "rd"][n % 100 > 10 && n % 100 < 14 ? 0 : n % 10] ?? "th"}`;

/** "card GD01-004, clause 2, ops[0].from.kind" */
function placed(where: string, path: readonly PropertyKey[]): string {
  const [first, index, ...rest] = path;
  const clause = first === "effects" && typeof index === "number";
  const inside = (clause ? rest : path).reduce<string>(
    (text, key) => (typeof key === "number" ? `${text}[${key}]` : text === "" ? String(key) : `${text}.${String(key)}`),
    "",
  );
  return [where, clause ? `clause ${index + 1}` : "", inside].filter(Boolean).join(", ");
}

/** Everything a schema found, in words. */
function problemsOf(error: z.core.$ZodError, where: string, record: unknown): Problem[] {
  return error.issues.flatMap((issue) => problemsOfIssue(issue, [], where, record));
}

/** Of a union, the alternative that was most nearly met. */
function problemsOfIssue(issue: z.core.$ZodIssue, before: readonly PropertyKey[], where: string, record: unknown): Problem[] {
  const path = [...before, ...issue.path];
  if (issue.code === "invalid_union" && issue.errors.length > 0 && !issue.message.startsWith("unknown word")) {
    const best = issue.errors.reduce((least, each) => (strangeness(each) < strangeness(least) ? each : least));
    return best.flatMap((each) => problemsOfIssue(each, path, where, record));
  }
  if (issue.code === "unrecognized_keys" && issue.keys.length > 1) {
    const allowed = issue.message.slice(issue.message.indexOf("; allowed"));
    return issue.keys.map((key) => ({ where: placed(where, path), what: `unknown word "${key}"${allowed}` }));
  }
  return [{ where: placed(where, path), what: issue.message }];
}

/** How far a value is from an alternative of a union: a value of another type altogether is farthest. */
function strangeness(issues: readonly z.core.$ZodIssue[]): number {
  return issues.reduce((sum, issue) => {
    const atRoot = issue.path.length === 0;
    if (issue.code === "invalid_type") return sum + (atRoot ? 100 : 10);
    if (issue.code === "unrecognized_keys") return sum + 10 * issue.keys.length;
    return sum + (issue.code === "invalid_value" && !atRoot ? 1 : 5);
  }, 0);
}

/** zod's findings in our words. */
function explain(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "unrecognized_keys": {
      const shape = (issue.inst?._zod.def as { shape?: object } | undefined)?.shape ?? {}; // only a strict object finds unknown keys
      const allowed = Object.keys(shape).filter((key) => !(isObject(issue.input) && key in issue.input));
      return `unknown word "${issue.keys[0]}"${meant(issue.keys[0] ?? "", Object.keys(shape))}; allowed here: ${allowed.join(", ") || "nothing more"}`;
    }
    case "invalid_value":
      return unlike(issue.input, issue.values.map(String));
    case "invalid_union": {
      const { discriminator, options, input } = issue as { discriminator?: string; options?: unknown[]; input?: unknown };
      if (discriminator === undefined) return strangeTo(issue.inst?._zod.def, input);
      return unlike(isObject(input) ? input[discriminator] : input, options?.map(String) ?? []);
    }
    case "invalid_type":
      return issue.input === undefined
        ? `is missing: ${named(issue.expected)} is wanted`
        : `${shown(issue.input)} is not ${named(issue.expected)}`;
    case "too_small":
      return issue.origin === "array"
        ? `has too few entries; at least ${issue.minimum}`
        : `${shown(issue.input)} is too small; at least ${issue.minimum}`;
    case "too_big":
      return issue.origin === "array"
        ? `has too many entries; at most ${issue.maximum}`
        : `${shown(issue.input)} is too big; at most ${issue.maximum}`;
    default:
      return undefined;
  }
}
/** The word of an object that none of several alternatives knows. */
function strangeTo(def: unknown, input: unknown): string | undefined {
  const { options = [] } = def as { options?: { _zod: { def: { shape?: object } } }[] };
  const allowed = [...new Set(options.flatMap((option) => Object.keys(option._zod.def.shape ?? {})))];
  const strange = isObject(input) ? Object.keys(input).find((key) => !allowed.includes(key)) : undefined;
  return strange === undefined ? undefined : `unknown word "${strange}"${meant(strange, allowed)}; allowed here: ${allowed.join(", ")}`;
}
function unlike(value: unknown, allowed: readonly string[]): string {
  if (value === undefined) return `is missing; allowed: ${allowed.join(", ")}`;
  return `${shown(value)} is not a word here${typeof value === "string" ? meant(value, allowed) : ""}; allowed: ${allowed.join(", ")}`;
}
function meant(word: string, allowed: readonly string[]): string {
  const near = nearest(word, allowed);
  return near === undefined || near === word ? "" : ` (did you mean "${near}"?)`;
}
const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};
const names: Readonly<Record<string, string>> = {
  int: "a whole number",
  number: "a number",
  string: "a text",
  array: "a list",
  tuple: "a list",
  object: "an object { … }",
  record: "an object { … }",
  boolean: "true or false",
  null: "null",
};
const named = (expected: string): string => names[expected] ?? expected;
