/** Card files of any game: lists and objects, one's own cards and the built-in ones, made-up cards; every mistake at once. */
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { type Form, InputError, readForm, sayProblem } from "../src/index.ts";
import { type CardForm, cardsWith, readCardFile, readMadeUpCards, together } from "../src/scenarios.ts";

interface Blade {
  readonly id: string;
  readonly sharp: number;
  readonly whets?: string;
}

/** A schema written by hand: the kernel needs no library, and takes what speaks like one. */
const blade: Form<Blade> = {
  safeParse(json, { error }) {
    const { id, sharp } = (json ?? {}) as Record<string, unknown>;
    const issues = [
      ...(typeof id === "string" ? [] : [{ code: "invalid_type", expected: "string", input: id, path: ["id"] }]),
      ...(typeof sharp === "number" ? [] : [{ code: "invalid_type", expected: "number", input: sharp, path: ["sharp"] }]),
    ].map((issue) => ({ ...issue, message: error(issue) ?? "?" }));
    return issues.length === 0 ? { success: true, data: json as Blade } : { success: false, error: { issues } };
  },
};
const blades: CardForm<Blade> = {
  game: "duel",
  form: blade,
  sense: ({ whets }, known) =>
    whets === undefined || known.has(whets)
      ? []
      : [{ path: ["effect", 0, "whets"], message: `there is no blade "${whets}"`, rule: "1-2", missing: whets }],
};
const builtIn: Blade[] = [
  { id: "B-1", sharp: 1 },
  { id: "B-2", sharp: 2 },
];
const problems = (file: unknown) => readCardFile(blades, file).problems.map(sayProblem);

describe("a card file", () => {
  test("is a list, or an object with a list of cards; what else stands in the object does not matter", () => {
    const own = { id: "X", sharp: 3 };
    expect(readCardFile(blades, [own])).toEqual({ cards: [own], problems: [] });
    expect(readCardFile(blades, { game: "duel", edition: "1", cards: [own] })).toEqual({ cards: [own], problems: [] });
    for (const none of ["x", null, 7, {}, { cards: "all" }])
      expect(problems(none)).toEqual(['a list of cards is wanted, or an object with a list of "cards"']);
  });

  test("of another game is not read", () => {
    expect(problems({ game: "chess", cards: [{}] })).toEqual(['these are cards of "chess", and cards of duel are wanted']);
  });

  test("a mistake in one card hides none in another; a card without id is called by its place", () => {
    expect(problems([{ id: "X", sharp: "very" }, { id: "Y", sharp: 1, whets: "Z" }, {}])).toEqual([
      'card X, sharp: "very" is not a number',
      'card Y, clause 1, whets: there is no blade "Z" (1-2)',
      "card 3, id: is missing: a text is wanted",
      "card 3, sharp: is missing: a number is wanted",
    ]);
  });

  test("a card that cannot be read is not said to be missing", () => {
    expect(
      problems([
        { id: "X", sharp: 1, whets: "Y" },
        { id: "Y", sharp: "x" },
      ]),
    ).toEqual(['card Y, sharp: "x" is not a number']);
  });

  test("a clause that has not the form hides no other that cannot be meant; what its absence would break is not said", () => {
    const clause = z.strictObject({ op: z.literal(["draw", "set"]), of: z.string().optional() });
    const shape = z.strictObject({ id: z.string(), text: z.string().optional(), effects: z.array(clause) });
    const form = shape.superRefine(({ effects }, context) => {
      for (const [nth, { op, of }] of effects.entries())
        if (op === "draw" && of !== undefined) context.addIssue({ code: "custom", message: "draws of nothing", path: ["effects", nth] });
      if (effects.filter(({ op }) => op === "set").length < 2) context.addIssue({ code: "custom", message: "sets twice", path: ["text"] });
    });
    const said = (record: object) =>
      readCardFile<z.infer<typeof shape>>(
        {
          game: "duel",
          form,
          sense: ({ effects }) =>
            effects.flatMap(({ of }, nth) => (of === "?" ? [{ path: ["effects", nth, "of"], message: "of whom?" }] : [])),
        },
        [{ id: "X", ...record }],
      ).problems.map(sayProblem);
    const [draw, set, strange] = [{ op: "draw" }, { op: "set" }, { op: "dig" }];
    const unlike = (nth: number) => `card X, clause ${nth}, op: "dig" is not a word here; allowed: draw, set`;
    expect(said({ effects: [strange, set, set, { op: "set", of: "?" }] })).toEqual([unlike(1), "card X, clause 4, of: of whom?"]);
    expect(said({ effects: [set, { op: "draw", of: "?" }, strange] })).toEqual([unlike(3), "card X, clause 2: draws of nothing"]);
    expect(said({ effects: [strange, strange] })).toEqual([unlike(1), unlike(2)]);
    expect(said({ text: 1, effects: [strange, { op: "draw", of: "?" }] })).toEqual(["card X, text: 1 is not a text", unlike(1)]);
    expect(said({ effects: [draw, strange] })).toEqual([unlike(2)]);
    expect(said({ effects: 7 })).toEqual(["card X, effects: 7 is not a list"]);
  });

  test("a card whose id is no text, or none at all, is called by its place, too", () => {
    expect(
      problems([
        { id: 7, sharp: 1 },
        { id: "", sharp: "x" },
      ]),
    ).toEqual(["card 1, id: 7 is not a text", 'card 2, sharp: "x" is not a number']);
  });

  test("of a game that looks no further has what its form allows", () => {
    const { sense: _, ...plain } = blades;
    const own = { id: "X", sharp: 1, whets: "nobody" };
    expect(readCardFile(plain, [own])).toEqual({ cards: [own], problems: [] });
    expect(readCardFile(plain, [own, own]).problems.map(sayProblem)).toEqual(["card X: there are two cards with this id"]);
  });

  test("no two cards of one id, be it in two files", () => {
    const twice = { id: "X", sharp: 1 };
    expect(problems([twice, twice])).toEqual(["card X: there are two cards with this id"]);
    expect(() => cardsWith(blades, builtIn, [[twice], [twice, 3]])).toThrow(
      /^cards: card file 2, card X: there are two cards with this id; card file 2, card 2, id: is missing/,
    );
  });
});

describe("one's own cards", () => {
  test("add to the built-in ones, and by id replace them", () => {
    const cards = cardsWith(blades, builtIn, [[{ id: "B-1", sharp: 9 }], [{ id: "X", sharp: 3, whets: "B-2" }]]);
    expect(cards.map(({ id, sharp }) => `${id} ${sharp}`)).toEqual(["B-1 9", "B-2 2", "X 3"]);
    expect(cardsWith(blades, builtIn, [])).toBe(builtIn);
  });

  test("may speak of each other, and of built-in ones, and of nothing else", () => {
    const speaks = (whets: string) => cardsWith(blades, builtIn, [[{ id: "X", sharp: 1, whets }], [{ id: "Y", sharp: 1 }]]);
    expect([speaks("Y").length, speaks("B-1").length]).toEqual([4, 4]);
    expect(() => speaks("Q")).toThrow(InputError);
  });

  test("made up on the spot: what is not said is filled in", () => {
    const read = readMadeUpCards(blades, builtIn, [{ name: "Shiv" }, "Shiv", { name: "Dirk", sharp: "x" }], (said) => ({
      id: said["name"],
      sharp: 1,
      ...said,
    }));
    expect(together(builtIn, read.cards).map(({ id }) => id)).toEqual(["B-1", "B-2", "Shiv"]);
    expect(read.problems.map(sayProblem)).toEqual([
      "made-up card 2, id: is missing: a text is wanted",
      "made-up card 2, sharp: is missing: a number is wanted",
      'made-up card Dirk, sharp: "x" is not a number',
    ]);
  });
});

test("a form says where: in what, and where in it", () => {
  expect(readForm(blade, { id: "X" }, "blade").problems.map(sayProblem)).toEqual(["blade, sharp: is missing: a number is wanted"]);
  expect(readForm(blade, { id: "X", sharp: 1 }, "blade")).toEqual({ value: { id: "X", sharp: 1 }, problems: [] });
});
