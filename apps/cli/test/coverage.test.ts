import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { coverageOf, spokenIn } from "../src/coverage.ts";
import { allGames } from "../src/games.ts";
import { root as repository } from "./desk.ts";
import { scratch } from "./scratch.ts";

const rulebook = Object.fromEntries(
  ["7", "7-3", "7-3-1", "{5-22}", "5-22", "8-3a", "8-3a-1", "BOS-B4", "BOS-B4.ii", "MR 1.2"].map((number) => [number, { heading: number }]),
);

/** What a line of code cites. */
function cited(line: string): string[] {
  const root = scratch();
  mkdirSync(join(root, "packages/toy/src/rules"), { recursive: true });
  writeFileSync(join(root, "packages/toy/src/rules/x.ts"), `${line}\n`);
  return [...coverageOf(rulebook, "toy", root).byCode.keys()].sort();
}

describe("what a line cites", () => {
  test.each([
    ['  g.rest(unit, "7-3-1");', ["7-3-1"]],
    ["  g.rest(unit); // 7-3-1", ["7-3-1"]],
    ["/** 7-3: the attack step */", ["7-3"]],
    [" * see 7-3-1 and {5-22}", ["7-3-1", "{5-22}"]],
    ["  const x = 7-3;", []],
    ['  "7-3-12"', []],
    ['  blockStep: ask("8-3a-1", {', ["8-3a-1"]],
    ["  // BOS-B4.ii, and then BOS-B4.", ["BOS-B4", "BOS-B4.ii"]],
    ['  "MR 1.2"', ["MR 1.2"]],
    ["  // 5-22", ["5-22"]],
    ["  // in 7 of 8 cases", []],
    ['  rule: "7",', ["7"]],
    ["  // https://example.org/7-3-1", ["7-3-1"]],
  ])("%s", (line, paragraphs) => {
    expect(cited(line)).toEqual(paragraphs);
  });

  test("a line says its texts and its comment, not its numbers", () => {
    expect(spokenIn('const a = 7 - 3; // because "7-3"').split("\n").join("|")).toBe('7-3| because "7-3"');
  });
});

test("code, tests and scenarios are told apart; the rulebook itself cites nothing", () => {
  const root = scratch();
  const put = (path: string, text: string) => {
    mkdirSync(join(root, "packages/toy", path, ".."), { recursive: true });
    writeFileSync(join(root, "packages/toy", path), text);
  };
  put("src/rulebook.ts", '"7-3": { heading: "…" },');
  put("src/table.ts", "// 7-3-1\n// 7-3-1 and 7-3-1");
  put("test/battle.test.ts", 'test("7-3 the attack step", () => {});');
  put("scenarios/a.json", '{ "rules": ["8-3a"] }');
  const { byCode, byTests } = coverageOf(rulebook, "toy", root);
  expect([...byCode.keys()]).toEqual(["7-3-1"]);
  expect(byCode.get("7-3-1")!.map(({ line }) => line)).toEqual([1, 2]);
  expect([...byTests.keys()].sort()).toEqual(["7-3", "8-3a"]);
  expect(byTests.get("8-3a")![0]).toMatchObject({ file: "packages/toy/scenarios/a.json", line: 1 });
});

/** How each game's paragraphs are written where they are cited; one number alone could be anything. */
const written: Readonly<Record<string, RegExp>> = {
  gundam: /(?<![\w.{-])(?:\{\d+(?:-\d+)+\}|R-\d{1,2}|\d{1,2}(?:-\d+){2,})(?![\w}-])/g,
  "gate-ruler": /(?<![\w.-])(?:GR-\d+-[A-Z]+\d*|R-[A-Z0-9][A-Z0-9-]*|\d+-\d+[a-g](?:-\d+[a-c]?)?)(?![\w-])/g,
  bos: /BOS-(?:MISS|(?:[A-Z]+\d|16\.)\d*[A-Za-z0-9]*(?:\.[A-Za-z0-9]+)?)/g,
  "colossus-order": /(?<![\w-])(?:CO-(?:[A-Z]+\d+[a-z]?|\d+\.\d+)|MR \d+(?:\.\d+)+)/g,
};

describe.each(Object.entries(written))("%s", (id, citation) => {
  const home = join(repository, "packages", id);

  test("every paragraph that code, tests and scenarios cite exists", async () => {
    const { rulebook } = await allGames.load(id);
    const texts = ["src", "test", "scenarios"].flatMap((folder) =>
      readdirSync(join(home, folder), { recursive: true, encoding: "utf8" })
        .filter((file) => /\.(ts|json)$/.test(file) && file !== "rulebook.ts" && !file.includes("golden"))
        .map((file) => ({ file, text: readFileSync(join(home, folder, file), "utf8") })),
    );
    const cited = texts.flatMap(({ file, text }) => (text.match(citation) ?? []).map((paragraph) => ({ file, paragraph })));
    expect(cited.length).toBeGreaterThan(500);
    expect(cited.filter(({ paragraph }) => !(paragraph in rulebook)).map(({ file, paragraph }) => `${file}: ${paragraph}`)).toEqual([]);
  });
});

test.each([
  ["gundam", /^R-/],
  ["gate-ruler", /^R-/],
  ["bos", /^BOS-[RH]\d/],
])("%s: every chosen reading says why, and stands in RULINGS.md", async (id, chosen) => {
  const { rulebook } = await allGames.load(id);
  const rulings = readFileSync(join(repository, "packages", id, "RULINGS.md"), "utf8");
  const readings = Object.entries(rulebook).filter(([paragraph]) => chosen.test(paragraph));
  expect(readings.length).toBeGreaterThan(20);
  expect(readings.filter(([, { reading }]) => reading === undefined).map(([paragraph]) => paragraph)).toEqual([]);
  expect(readings.filter(([paragraph]) => !rulings.includes(paragraph)).map(([paragraph]) => paragraph)).toEqual([]);
});

describe("nothing of the battle chapters is left uncited by code or by tests", () => {
  const chapters: Readonly<Record<string, RegExp>> = {
    gundam: /^7-/,
    "gate-ruler": /^8-/,
    bos: /^BOS-(B|DA|K|X|MISS)/,
    "colossus-order": /^CO-[AKRWXY]/,
  };
  test.each(Object.entries(chapters))("%s %s", async (id, chapter) => {
    const { rulebook } = await allGames.load(id);
    const { byCode, byTests } = coverageOf(rulebook, id, repository);
    const paragraphs = Object.keys(rulebook).filter((paragraph) => chapter.test(paragraph));
    expect(paragraphs.length).toBeGreaterThan(20);
    expect(paragraphs.filter((paragraph) => !byCode.has(paragraph))).toEqual([]);
    expect(paragraphs.filter((paragraph) => !byTests.has(paragraph))).toEqual([]);
  });
});
