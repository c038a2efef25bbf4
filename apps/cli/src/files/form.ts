/** The form of files: strict zod records whose mistakes are said with their path, and unknown keys with what was perhaps meant. */
import { InputError, type Problem } from "@duelex/kernel";
import * as z from "zod";
import { perhaps } from "../problems.ts";

/** A record that has these keys and no others. */
export function record<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const known = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) => (issue.code === "unrecognized_keys" ? issue.keys.map((key: string) => unknownKey(key, known)).join("; ") : undefined),
  });
}

const unknownKey = (key: string, known: readonly string[]): string => `there is no "${key}" here${perhaps(key, known)}`;

/** @throws InputError with every mistake of form */
export function readForm<Schema extends z.ZodType>(schema: Schema, json: unknown, subject: string): z.output<Schema> {
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  throw new InputError(
    subject,
    read.error.issues.flatMap((issue) => problemsOf(issue, [])),
  );
}

type Path = readonly PropertyKey[];

function problemsOf(issue: z.core.$ZodIssue, before: Path): Problem[] {
  const path = [...before, ...issue.path];
  if (issue.code === "invalid_union") {
    // the branch that went deepest is the one that was meant; if none went in, the union says what it wants
    const deep = issue.errors.find(
      (branch) => branch.length > 0 && branch.some((inner) => inner.path.length > 0 || inner.code === "unrecognized_keys"),
    );
    if (deep !== undefined) return deep.flatMap((inner) => problemsOf(inner, path));
  }
  return [{ where: sayPath(path), what: sayIssue(issue) }];
}

const kinds: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  tuple: "a list",
  record: "a record",
  object: "a record",
};

/** A mistake of form in words for people; what is not known here keeps zod's words. */
function sayIssue(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type": {
      const wanted = `${kinds[issue.expected] ?? issue.expected} is wanted`;
      return issue.message.endsWith("received undefined") ? `this is missing: ${wanted}` : wanted;
    }
    case "invalid_value": {
      const values = issue.values.map((value) => JSON.stringify(value));
      return values.length === 1 ? `${values[0]} is wanted` : `one of ${values.join(", ")} is wanted`;
    }
    case "invalid_key":
      return issue.issues[0]?.message ?? issue.message;
    case "unrecognized_keys":
      return issue.message.startsWith("Unrecognized")
        ? `there is no ${issue.keys.map((key) => JSON.stringify(key)).join(", ")} here`
        : issue.message;
    default:
      return issue.message;
  }
}

/** script[2].expect.cards */
const sayPath = (path: Path): string =>
  path.map((part, nth) => (typeof part === "number" ? `[${part}]` : `${nth === 0 ? "" : "."}${String(part)}`)).join("");
