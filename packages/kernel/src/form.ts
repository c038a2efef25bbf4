/**
 * Files that come from outside, held against the form that they must have: read whole, or refused with every mistake named,
 * where it stands, the wrong word, and what would be allowed. One wording for cards, decks, scenarios and replays of all games.
 */
import { nearest, type Problem } from "./problems.ts";

/** The schema of a file. A schema of zod is one; the kernel itself depends on no library. */
export interface Form<Value> {
  /** Reads a value, or says everything that is wrong with it. */
  safeParse(
    json: unknown,
    how: { readonly error: (issue: RawIssue) => string | undefined; readonly reportInput: true },
  ): { readonly success: true; readonly data: Value } | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
}

/** A schema that stands in many others has a name of its own, so that declarations name it instead of writing it out each time. */
export type Named<Schema> = Schema;

type Path = readonly PropertyKey[];

/** What a schema finds. */
interface Issue {
  readonly code?: string | undefined;
  readonly path: Path;
  readonly message: string;
  readonly input?: unknown;
  /** Of a union: what each alternative finds. */
  readonly errors?: readonly (readonly Issue[])[] | undefined;
  /** Of the keys of a record: what is wrong with this one. */
  readonly issues?: readonly Issue[] | undefined;
  /** Words that nobody knows. */
  readonly keys?: readonly string[] | undefined;
}

/** The same, before there are words for it. */
interface RawIssue {
  readonly code?: string | undefined;
  readonly input?: unknown;
  readonly inst?: unknown;
  readonly [detail: string]: unknown;
}

/** Something that a record says and cannot mean, beyond its form. */
export interface Finding {
  /** Where in the record: keys and indexes, outermost first. */
  readonly path: Path;
  /** What is wrong, and what would be right. */
  readonly message: string;
  /** The paragraph that it breaks, if it is a rule that is broken. */
  readonly rule?: string;
  /** The id that it says nothing has. */
  readonly missing?: string;
}

/** The value, if it has the form; else everything that is wrong with it. */
export type Read<Value> =
  | { readonly value: Value; readonly problems: readonly [] }
  | { readonly value: null; readonly problems: readonly Problem[] };

/**
 * A value, held against its form.
 * @param where what is read, to stand in front of every place in it: "card ST01-005"
 */
export function readForm<Value>(form: Form<Value>, json: unknown, where = ""): Read<Value> {
  const held = heldAgainst(form, json);
  return held.value === null
    ? { value: null, problems: held.findings.map((finding) => problemAt(where, finding)) }
    : { value: held.value, problems: [] };
}

/** A value, held against its form: what is wrong with it by keys and indexes. */
export function heldAgainst<Value>(
  form: Form<Value>,
  json: unknown,
): { readonly value: Value | null; readonly findings: readonly Finding[] } {
  const { value, findings } = parsed(form, json);
  return { value, findings: value === null ? orNull(form, json, findings) : findings };
}

function parsed<Value>(form: Form<Value>, json: unknown): { value: Value | null; findings: Finding[] } {
  const read = form.safeParse(json, { error: explain, reportInput: true });
  return read.success
    ? { value: read.data, findings: [] }
    : { value: null, findings: read.error.issues.flatMap((issue) => findingsIn(issue, [])) };
}

/** What is missing or of another kind, and may be null, says so: all of it is held against the form once more with null in those places. */
function orNull(form: Form<unknown>, json: unknown, findings: Finding[]): Finding[] {
  const wanting = findings.filter(({ path, message }) => path.length > 0 && (message.startsWith(MISSING) || message.includes(" is not ")));
  if (wanting.length === 0 || !isRecord(json)) return findings;
  const filled: unknown = JSON.parse(JSON.stringify(json));
  for (const { path } of wanting) {
    const holder = path.slice(0, -1).reduce<unknown>((held, key) => (held as Record<PropertyKey, unknown> | null)?.[key], filled);
    if (holder !== null && typeof holder === "object") (holder as Record<PropertyKey, unknown>)[path.at(-1)!] = null;
  }
  const places = new Set(findings.map(({ path }) => String(path)));
  const still = new Set(parsed(form, filled).findings.map(({ path }) => String(path)));
  if (![...still].every((place) => places.has(place))) return findings; // of several forms another is meant then
  return findings.map((finding) =>
    wanting.includes(finding) && !still.has(String(finding.path)) ? { ...finding, message: withNull(finding.message) } : finding,
  );
}

const withNull = (message: string): string => `${message}${/wanted|allowed/.test(message) ? "," : ""} or null`;

export const problemAt = (where: string, { path, message, rule }: Finding): Problem => ({
  where: placeIn(where, path),
  what: message,
  ...(rule === undefined ? {} : { rule }),
});

/** "card GD01-004, clause 2, ops[0].from.kind" */
function placeIn(where: string, path: Path): string {
  const clause = clauseIn(path);
  const inside = (clause === null ? path : path.slice(2)).reduce<string>(
    (text, key) => (typeof key === "number" ? `${text}[${key}]` : text === "" ? String(key) : `${text}.${String(key)}`),
    "",
  );
  return [where, clause === null ? "" : `clause ${clause + 1}`, inside].filter((part) => part !== "").join(", ");
}

/** The clause of a card that a place lies in, counted from 0; null outside of them. */
export const clauseIn = ([first, index]: Path): number | null =>
  (first === "effects" || first === "effect") && typeof index === "number" ? index : null;

function findingsIn(issue: Issue, before: Path): Finding[] {
  const path = [...before, ...issue.path];
  const { errors = [], issues = [] } = issue;
  if (errors.length > 0) {
    const best = errors.reduce((least, each) => (strangeness(each) < strangeness(least) ? each : least));
    const isNear = strangeness(best) < OF_ANOTHER_KIND;
    if (isNear ? !isSaid(issue) : issue.message === "") return best.flatMap((each) => findingsIn(each, path));
  }
  if (issues.length > 0) return issues.map(({ message }) => ({ path, message }));
  return issue.message.split("\n").map((message) => ({ path, message }));
}

/** A word that no alternative knows is said once, for all of them. */
const isSaid = (issue: Issue): boolean => issue.message.startsWith("unknown word");

const OF_ANOTHER_KIND = 100;

/** How far a value is from an alternative of a union: a value of another kind altogether is farthest. */
function strangeness(issues: readonly Issue[]): number {
  return issues.reduce((sum, issue) => {
    const atRoot = issue.path.length === 0;
    const isNoWord = issue.code === "invalid_value" && atRoot && typeof issue.input === "object";
    if (issue.code === "invalid_type" || isNoWord) return sum + (atRoot ? OF_ANOTHER_KIND : 10);
    if (issue.keys !== undefined) return sum + 10 * issue.keys.length;
    return sum + (issue.code === "invalid_value" ? 1 : 5);
  }, 0);
}

/** A finding in our words; one a line. Undefined: the schema has words of its own. */
function explain(issue: RawIssue): string | undefined {
  const { input } = issue;
  switch (issue.code) {
    case "unrecognized_keys": {
      const known = keysOf(definitionOf(issue.inst));
      return (issue["keys"] as readonly string[]).map((key) => unknownWord(key, known)).join("\n");
    }
    case "invalid_value":
      return unlike(input, (issue["values"] as readonly unknown[]).map(String));
    case "invalid_union": {
      const key = issue["discriminator"];
      if (typeof key !== "string") return strangeTo(definitionOf(issue.inst), input) ?? ""; // one looks into the alternatives
      return unlike(isRecord(input) ? input[key] : input, (issue["options"] as readonly unknown[]).map(String));
    }
    case "invalid_type":
      return input === undefined
        ? `${MISSING}: ${named(issue["expected"])} is wanted`
        : `${shown(input)} is not ${named(issue["expected"])}`;
    case "too_small":
      if (issue["origin"] === "array" && issue["minimum"] === 2 && Array.isArray(input) && input.length === 1)
        return "has one entry, and a list here has at least 2; where one may stand alone, it stands without the list";
      return issue["origin"] === "array"
        ? `has too few entries; at least ${issue["minimum"]}`
        : `${shown(input)} is too ${issue["origin"] === "string" ? "short" : "small"}; at least ${issue["minimum"]}`;
    case "too_big":
      return issue["origin"] === "array"
        ? `has too many entries; at most ${issue["maximum"]}`
        : `${shown(input)} is too ${issue["origin"] === "string" ? "long" : "big"}; at most ${issue["maximum"]}`;
    default:
      return undefined;
  }
}

const MISSING = "is missing";

/** As much of a schema as is asked about: the keys that it knows, its alternatives. */
interface Definition {
  readonly shape?: object;
  readonly keyType?: unknown;
  readonly options?: readonly unknown[];
}
const definitionOf = (schema: unknown): Definition => (schema as { _zod: { def: Definition } } | undefined)?._zod.def ?? {};

function keysOf({ shape, keyType }: Definition): string[] {
  const values = (keyType as { _zod: { values?: Iterable<unknown> } } | undefined)?._zod.values ?? [];
  return [...Object.keys(shape ?? {}), ...[...values].map(String)];
}

/** The word of a record that none of several alternatives knows. */
function strangeTo({ options = [] }: Definition, input: unknown): string | undefined {
  const allowed = [...new Set(options.flatMap((option) => keysOf(definitionOf(option))))];
  const strange = isRecord(input) ? Object.keys(input).find((key) => !allowed.includes(key)) : undefined;
  return strange === undefined || allowed.length === 0 ? undefined : unknownWord(strange, allowed);
}

/** All that are known, also those that stand there: of a card that is filled in by itself most of them do. */
const unknownWord = (word: string, known: readonly string[]): string =>
  `unknown word ${JSON.stringify(word)}${perhaps(word, known)}; allowed here: ${known.length === 0 ? "nothing more" : known.join(", ")}`;

function unlike(value: unknown, allowed: readonly string[]): string {
  if (value === undefined) return `${MISSING}; allowed: ${allowed.join(", ")}`;
  return `${shown(value)} is not a word here${typeof value === "string" ? perhaps(value, allowed) : ""}; allowed: ${allowed.join(", ")}`;
}

function perhaps(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return near === undefined || near === word ? "" : ` (did you mean ${JSON.stringify(near)}?)`;
}

/** Is it an object, and no list? */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

const NAMES: Readonly<Record<string, string>> = {
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
const named = (expected: unknown): string => NAMES[String(expected)] ?? String(expected);
