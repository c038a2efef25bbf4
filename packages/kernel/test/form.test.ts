/** Whatever comes from outside is read whole, or refused with every mistake: where it stands, the wrong word, what would be allowed. */
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { type Form, isRecord, readForm, sayProblem } from "../src/index.ts";

const colour = z.enum(["red", "green", "blue"]);
const unit = z.strictObject({ name: z.string(), colour, ap: z.int().optional() });
const strike = z.strictObject({ op: z.literal("strike"), amount: z.int() });
const draw = z.strictObject({ op: z.literal("draw"), n: z.int(), optional: z.boolean().optional() });

const mistakes = (form: Form<unknown>, json: unknown, where = ""): string[] => readForm(form, json, where).problems.map(sayProblem);

describe("what has the form", () => {
  test("is handed on as it was read, with nothing to complain of", () => {
    expect(readForm(unit, { name: "Lancer", colour: "red" })).toEqual({ value: { name: "Lancer", colour: "red" }, problems: [] });
  });

  test("and what has not, is not: no value, and where it is wrong; no paragraph, as no rule is broken", () => {
    expect(readForm(unit, { name: "Lancer" })).toStrictEqual({
      value: null,
      problems: [{ where: "colour", what: "is missing; allowed: red, green, blue" }],
    });
  });

  test("a record is an object with words; a list, nothing and a text are none", () => {
    expect([{}, { a: 1 }, [], null, "x", 7, undefined].map(isRecord)).toEqual([true, true, false, false, false, false, false]);
  });
});

describe("what is wrong is said", () => {
  const long = "x".repeat(70);
  const rows: readonly (readonly [string, Form<unknown>, unknown, ...string[]])[] = [
    ["a text is missing", z.strictObject({ name: z.string() }), {}, "name: is missing: a text is wanted"],
    ["a whole number is missing", z.strictObject({ ap: z.int() }), {}, "ap: is missing: a number is wanted"],
    ["no whole number", z.int(), 1.5, "1.5 is not a whole number"],
    ["no number", z.number(), "3", '"3" is not a number'],
    ["no text", z.string(), 3, "3 is not a text"],
    ["no list", z.array(z.string()), { 0: "a" }, '{"0":"a"} is not a list'],
    ["no list of so many", z.tuple([z.string()]), "a", '"a" is not a list'],
    ["no object", unit, [1], "[1] is not an object { … }"],
    ["no object of any words", z.record(z.string(), z.int()), null, "null is not an object { … }"],
    ["neither true nor false", z.boolean(), 0, "0 is not true or false"],
    ["not null", z.null(), "none", '"none" is not null'],
    ["a kind of which there is no plainer word", z.bigint(), 1, "1 is not bigint"],
    ["what no file can hold", z.string(), () => 1, "nothing is not a text"],
    ["a long value, cut short", z.int(), long, `"${"x".repeat(56)}… is not a number`],
    ["a value that just fits", z.int(), "x".repeat(58), `"${"x".repeat(58)}" is not a number`],

    ["a word that is none", colour, "bleu", '"bleu" is not a word here (did you mean "blue"?); allowed: red, green, blue'],
    ["a word that is like none", colour, "crimson", '"crimson" is not a word here; allowed: red, green, blue'],
    ["a number where a word is wanted", colour, 7, "7 is not a word here; allowed: red, green, blue"],
    ["a word is missing", z.strictObject({ colour }), {}, "colour: is missing; allowed: red, green, blue"],
    ["what may be null is missing", z.strictObject({ if: unit.nullable() }), {}, "if: is missing: an object { … } is wanted, or null"],
    ["what may be null is no object", z.strictObject({ if: unit.nullable() }), { if: 5 }, "if: 5 is not an object { … } or null"],
    [
      "one of several words that may be null is none",
      z.strictObject({ colour: colour.nullable(), ap: z.int() }),
      { colour: "crimson", ap: "x" },
      'colour: "crimson" is not a word here; allowed: red, green, blue, or null',
      'ap: "x" is not a number',
    ],
    [
      "a word that may be null is missing",
      z.strictObject({ colour: colour.nullable() }),
      {},
      "colour: is missing; allowed: red, green, blue, or null",
    ],
    [
      "of what is missing only some may be null",
      z.strictObject({ units: z.array(z.strictObject({ name: z.string(), ap: z.int().nullable() })), hp: z.int() }),
      { units: [{ ap: 1 }, { name: "GM" }] },
      "units[0].name: is missing: a text is wanted",
      "units[1].ap: is missing: a number is wanted, or null",
      "hp: is missing: a number is wanted",
    ],
    [
      "with null it would be something else",
      z.union([
        z.strictObject({ from: z.int(), to: z.int() }),
        z.strictObject({ from: z.null(), to: z.null(), over: z.int(), by: z.int() }),
      ]),
      { from: 1 },
      "to: is missing: a number is wanted",
    ],
    ["the one number that is allowed", z.literal(0), 2, "2 is not a word here; allowed: 0"],
    ["the right figure as a text", z.literal(1), "1", '"1" is not a word here; allowed: 1'],

    [
      "a key that nobody knows",
      unit,
      { name: "Lancer", color: "red", colour: "red" },
      'unknown word "color" (did you mean "colour"?); allowed here: name, colour, ap',
    ],
    [
      "two of them",
      z.strictObject({ name: z.string() }),
      { name: "Lancer", hp: 1, level: 2 },
      'unknown word "hp"; allowed here: name',
      'unknown word "level"; allowed here: name',
    ],
    [
      "a player that nobody knows",
      z.partialRecord(z.enum(["P1", "P2"]), z.int()),
      { P1: 1, P3: 2 },
      'unknown word "P3" (did you mean "P1"?); allowed here: P1, P2',
    ],
    [
      "a key that is no such word",
      z.record(z.string().regex(/^[A-Z]/, "a name begins with a capital"), z.int()),
      { lancer: 1 },
      "lancer: a name begins with a capital",
    ],

    [
      "a list too short",
      z.array(z.int()).min(2),
      [1],
      "has one entry, and a list here has at least 2; where one may stand alone, it stands without the list",
    ],
    ["a list too long", z.array(z.int()).max(1), [1, 2], "has too many entries; at most 1"],
    ["a text too short", z.string().min(1), "", '"" is too short; at least 1'],
    ["a text too long", z.string().max(2), "Unit", '"Unit" is too long; at most 2'],
    ["a number too small", z.int().min(0), -1, "-1 is too small; at least 0"],
    ["a number too big", z.int().max(99), 100, "100 is too big; at most 99"],
    ["what the schema says in its own words", z.string().refine((name) => name !== "X", "X is nobody"), "X", "X is nobody"],
  ];
  for (const [what, form, json, ...said] of rows) test(what, () => expect(mistakes(form, json)).toEqual(said));

  test("all of it at once", () => {
    expect(mistakes(unit, { name: 7, colour: "blu", ap: 0.5, hp: 1 })).toEqual([
      "name: 7 is not a text",
      'colour: "blu" is not a word here (did you mean "blue"?); allowed: red, green, blue',
      "ap: 0.5 is not a whole number",
      'unknown word "hp" (did you mean "ap"?); allowed here: name, colour, ap',
    ]);
  });
});

describe("what can be one of several things", () => {
  const instruction = z.discriminatedUnion("op", [strike, draw]);
  const target = z.union([colour, z.array(colour).min(2), z.strictObject({ all: unit })]);

  test("is told apart by its first word, which must be there and be one", () => {
    expect(mistakes(instruction, { op: "drwa" })).toEqual(['op: "drwa" is not a word here (did you mean "draw"?); allowed: strike, draw']);
    expect(mistakes(instruction, {})).toEqual(["op: is missing; allowed: strike, draw"]);
    expect(mistakes(instruction, "draw")).toEqual(['"draw" is not an object { … }']);
    expect(mistakes(instruction, { op: "draw", n: "two" })).toEqual(['n: "two" is not a number']);
  });

  test("is held against what it is most like: a word, a list, an object", () => {
    const words = "allowed: red, green, blue";
    expect(mistakes(target, "bleu")).toEqual([`"bleu" is not a word here (did you mean "blue"?); ${words}`]);
    expect(mistakes(target, ["red", "bleu"])).toEqual([`[1]: "bleu" is not a word here (did you mean "blue"?); ${words}`]);
    expect(mistakes(target, ["red", 7])).toEqual([`[1]: 7 is not a word here; ${words}`]);
    expect(mistakes(target, ["red"])).toEqual([
      "has one entry, and a list here has at least 2; where one may stand alone, it stands without the list",
    ]);
    expect(mistakes(target, { all: { name: 7, colour: "red", ap: "two" } })).toEqual([
      "all.name: 7 is not a text",
      'all.ap: "two" is not a number',
    ]);
    expect(mistakes(target, 7)).toEqual([`7 is not a word here; ${words}`]);
    const other = z.union([z.strictObject({ all: colour }), colour]);
    expect(mistakes(other, "bleu")).toEqual([`"bleu" is not a word here (did you mean "blue"?); ${words}`]);
    expect(mistakes(other, null)).toEqual(["null is not an object { … }"]);
  });

  test("of several objects, against the one in which the fewest words are wrong", () => {
    const two = z.strictObject({ from: z.int(), to: z.int() });
    const three = z.strictObject({ from: z.int(), over: z.int(), by: z.int() });
    for (const either of [z.union([two, three]), z.union([three, two])]) {
      expect(mistakes(either, { from: 1 })).toEqual(["to: is missing: a number is wanted"]);
      expect(mistakes(either, { from: 1, over: 2 })).toEqual(["by: is missing: a number is wanted"]);
      expect(mistakes(either, { from: 1, to: 2, over: 3, by: 4 })).toEqual(['unknown word "to"; allowed here: from, over, by']);
    }
    const test = z.discriminatedUnion("op", [z.strictObject({ op: z.literal("any") }), z.strictObject({ op: z.literal("none") })]);
    const tests = z.union([test, z.strictObject({ op: z.literal("every"), of: z.array(test) })]);
    expect(mistakes(tests, { op: "evry", of: [] })).toEqual(['op: "evry" is not a word here (did you mean "every"?); allowed: every']);
    expect(mistakes(tests, { op: "nine" })).toEqual(['op: "nine" is not a word here (did you mean "none"?); allowed: any, none']);
  });

  test("a word that none of them knows is said once, with the words of all", () => {
    expect(mistakes(z.union([colour, strike, draw]), { op: "draw", amuont: 2 })).toEqual([
      'unknown word "amuont" (did you mean "amount"?); allowed here: op, amount, n, optional',
    ]);
    expect(mistakes(z.union([colour, z.int()]), { of: 1 })).toEqual(['{"of":1} is not a word here; allowed: red, green, blue']);
  });

  test("has the schema's own words where it is like none of them", () => {
    const amount = z.union([z.int(), z.strictObject({ count: z.string() })], "a number is wanted, or what is counted");
    expect(mistakes(amount, "three")).toEqual(["a number is wanted, or what is counted"]);
    expect(mistakes(amount, { count: 3 })).toEqual(["count: 3 is not a text"]);
  });
});

describe("where it stands", () => {
  test("is said from the outside in; an effect is a clause, counted as people count", () => {
    const card = z.strictObject({
      effects: z.array(z.strictObject({ ops: z.array(draw) })).optional(),
      effect: z.array(z.int()).optional(),
      traits: z.array(z.string()).optional(),
      marks: z.record(z.string(), z.int()).optional(),
    });
    const right = { op: "draw", n: 1 };
    const wrong = { effects: [{ ops: [] }, { ops: [right, { op: "draw", n: "x" }] }], effect: ["a"], traits: [2], marks: { worn: "x" } };
    expect(mistakes(card, wrong, "card GD01-004")).toEqual([
      'card GD01-004, clause 2, ops[1].n: "x" is not a number',
      'card GD01-004, clause 1: "a" is not a number',
      "card GD01-004, traits[0]: 2 is not a text",
      'card GD01-004, marks.worn: "x" is not a number',
    ]);
    expect(mistakes(card, { effects: "none" }, "card X")).toEqual(['card X, effects: "none" is not a list']);
    expect(mistakes(z.array(z.array(z.int())), [[1], ["x"]], "numbers")).toEqual(['numbers, [1][0]: "x" is not a number']);
    expect(mistakes(z.int(), "x", "number")).toEqual(['number: "x" is not a number']);
  });
});

test("a schema written by hand need not say what words it knows", () => {
  const finds = (...found: readonly { code: string; path: string[]; [detail: string]: unknown }[]): Form<unknown> => ({
    safeParse(input, { error }) {
      const issues = found.map((issue) => ({ ...issue, message: error({ ...issue, input }) ?? "a word of its own" }));
      return { success: false, error: { issues } };
    },
  });
  const missing = { code: "invalid_type", path: ["ap"], expected: "number", message: "a number is wanted" };
  expect(mistakes(finds({ code: "unrecognized_keys", path: [], keys: ["hp"] }), { hp: 1 })).toEqual([
    'unknown word "hp"; allowed here: nothing more',
  ]);
  expect(mistakes(finds({ code: "invalid_union", path: ["stats"], errors: [[missing]] }), { hp: 1 })).toEqual([
    "stats.ap: a number is wanted",
  ]);
  expect(mistakes(finds({ code: "of its own", path: [] }), 1)).toEqual(["a word of its own"]);
});

describe("a list of one", () => {
  test("where a word may stand alone: that it stands without the list", () => {
    const when = z.strictObject({ timing: z.union([colour, z.array(colour).min(2)]) });
    expect(mistakes(when, { timing: ["red"] })).toEqual([
      "timing: has one entry, and a list here has at least 2; where one may stand alone, it stands without the list",
    ]);
    expect(mistakes(when, { timing: [] })).toEqual(["timing: has too few entries; at least 2"]);
    expect(mistakes(when, { timing: ["red", "blue"] })).toEqual([]);
  });
});
