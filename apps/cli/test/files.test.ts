import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { InputError, sayProblem } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { makeFolder, readJson, writeAtomically } from "../src/files/json.ts";
import { jsonSchemas } from "../src/files/json-schema.ts";
import { readScenario, readScenarioOf } from "../src/files/scenario-file.ts";
import { allGames } from "../src/games.ts";
import { root } from "./desk.ts";
import { scratch } from "./scratch.ts";

const problemsOf = (run: () => unknown): string[] => {
  try {
    run();
    return [];
  } catch (problem) {
    if (!(problem instanceof InputError)) throw problem;
    return problem.problems.map(({ where, what }) => (where === "" ? what : `${where}: ${what}`));
  }
};

describe("JSON files", () => {
  test.each([
    ['{ "a": 1,\n  "b": }', /this is not JSON: Unexpected token '}', line 2, column 8$/],
    ['[\n  { "a": 1 },\n]\n', /this is not JSON: Unexpected token ']', line 3, column 1$/],
    ["[1,]", /this is not JSON: Unexpected token ']', line 1, column 4$/],
    ["", /this is not JSON: Unexpected end of JSON input/],
    ["hello there", /^this is not JSON: Unexpected token 'h'$/],
  ])("%j is refused with the place", (text, message) => {
    const file = join(scratch(), "x.json");
    writeFileSync(file, text);
    expect(problemsOf(() => readJson(file))[0]).toMatch(message);
  });

  test("what cannot be read or written is said in words", () => {
    expect(problemsOf(() => readJson("/no/such/file.json"))).toEqual(["there is no such file or folder"]);
    expect(problemsOf(() => readJson(scratch()))).toEqual(["this is a folder, and a file is wanted"]);
    expect(problemsOf(() => writeAtomically("/no/such/folder/x.json", "{}"))).toEqual(["there is no such file or folder"]);
  });

  test("a byte order mark does no harm, and writing replaces the whole file", () => {
    const file = join(scratch(), "x.json");
    writeAtomically(file, "{}");
    writeAtomically(file, '{"a":1}');
    expect(readFileSync(file, "utf8")).toBe('{"a":1}');
    writeFileSync(file, `\uFEFF{"a":2}`);
    expect(readJson(file)).toEqual({ a: 2 });
  });
});

describe("folders", () => {
  test("one is made with those that it lies in, and again without harm", () => {
    const folder = join(scratch(), "a", "b", "c");
    makeFolder(folder);
    makeFolder(folder);
    expect(existsSync(folder)).toBe(true);
  });

  test("where none can be made that is an error at once", () => {
    const file = join(scratch(), "file");
    writeFileSync(file, "");
    expect(() => makeFolder(join(file, "a", "b"))).toThrow("ENOTDIR");
    if (process.platform === "linux") expect(() => makeFolder("/proc/nope/duelex")).toThrow("ENOENT");
  });
});

describe("the form of scenarios", () => {
  test("every mistake is said with its path, unknown keys with what was perhaps meant", () => {
    const wrong = {
      game: "duel",
      titel: "No title",
      rules: "1-2",
      position: { P1: [] },
      script: ["P1: pass", { asked: "P3", optionen: [], absent: [{ wish: "pass", rul: "1" }] }, 7],
      expect: { zones: { hand: 3 }, players: { P3: {} }, results: "draw" },
    };
    expect(problemsOf(() => readScenario(wrong, "wrong.json"))).toMatchInlineSnapshot(`
      [
        "title: is missing: a text is wanted",
        "rules: "1-2" is not a list",
        "position.P1: [] is not an object { … }",
        "script[1].asked: "P3" is not a word here (did you mean "P1"?); allowed: P1, P2, nobody",
        "script[1].absent[0]: unknown word "rul" (did you mean "rule"?); allowed here: wish, rule, says, by",
        "script[1]: unknown word "optionen" (did you mean "options"?); allowed here: as, asked, question, says, options, offered, absent, zones, sees, cards, players, match, result, since, events, noEvents",
        "script[2]: an answer is wanted ("P1: attack with Lancer"), or a record of expectations",
        "expect.zones.hand: a place is wanted: "P1.hand"",
        "expect.players: unknown word "P3" (did you mean "P1"?); allowed here: P1, P2",
        "expect: unknown word "results" (did you mean "result"?); allowed here: as, asked, question, says, options, offered, absent, zones, sees, cards, players, match, result, since, events, noEvents",
        "unknown word "titel" (did you mean "title"?); allowed here: $schema, game, title, rules, notes, settings, cards, position, decks, seed, dice, script, expect, refused, puzzle",
      ]
    `);
  });

  test.each(["gundam", "gate-ruler", "bos", "colossus-order"])(
    "mistakes of form hide none of its words, in the position or behind it: %s",
    async (id) => {
      const wrong = {
        game: id,
        titel: "No title",
        rules: ["99-9"],
        cards: [{ name: "Ram" }],
        position: { P1: { hamd: [] }, weather: 1 },
        script: ["P1: pass", { optionen: [], zones: { "P1.hamd": 0, hand: 3 }, events: [{ whatt: 1, what: "destory", rul: "1" }] }],
        expect: { results: "draw", players: { P1: { lifes: 1 }, P3: {} }, cards: { Lanzer: {}, Ram: { rsted: true } } },
      };
      const path = join(scratch(), "wrong.json");
      writeFileSync(path, JSON.stringify(wrong));
      const told = await readScenarioOf(allGames, path, []).then(
        () => "",
        (problem: InputError) => problem.problems.map(sayProblem).join("\n"),
      );
      for (const what of [
        'unknown word "titel"',
        "title: is missing",
        'script[1]: unknown word "optionen"',
        "script[1].zones.hand: a place is wanted",
        'script[1].events[0]: unknown word "whatt"',
        'expect: unknown word "results"',
        'expect.players: unknown word "P3"',
        'position.P1: "hamd" is neither a place nor a fact',
        'position: "weather"',
        "rules[0]: the rulebook of",
        'script[1], zones: "P1.hamd" is not a place',
        'expect, players, P1: "lifes" is no fact of a player',
        'expect, cards: there is no card "Lanzer" in this match',
        'expect, cards, Ram: "rsted" is no fact of a card; did you mean "rested"?',
      ])
        if (!what.includes("rsted") || id === "gundam" || id === "gate-ruler") expect(told).toContain(what);
        else expect(told).toContain('expect, cards, Ram: "rsted" is no fact of a card');
      expect(told).not.toContain("a position is wanted");
      expect(told).not.toContain('no card "Ram"');
    },
  );

  test("a right one is read as it is", () => {
    const right = {
      game: "duel",
      title: "Right",
      position: { turn: 3, P1: { hand: ["Blade 1"], life: 4 } },
      script: ["P1: pass", { asked: "P2" }],
      expect: { zones: { "P1.hand": 1 } },
    };
    expect(readScenario(right, "right.json")).toEqual(right);
  });
});

test.each(Object.entries(await jsonSchemas()))(
  "docs/schemas/%s is what the code says; npm run docs -w @duelex/cli writes it anew",
  (name, schema) => {
    expect(JSON.parse(readFileSync(join(root, "docs/schemas", name), "utf8"))).toEqual(schema);
  },
);
