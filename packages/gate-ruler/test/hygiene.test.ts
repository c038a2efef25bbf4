/** The house's own rules, looked for in the sources. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { rulebook } from "../src/index.ts";

const folder = (path: string, end: string): { file: string; text: string }[] => {
  const at = new URL(path, import.meta.url);
  return (readdirSync(at, { recursive: true }) as string[])
    .filter((file) => file.endsWith(end))
    .map((file) => ({ file, text: readFileSync(new URL(file, at), "utf8") }));
};
const code = folder("../src/", ".ts").filter(({ file }) => file !== "rulebook.ts");
const tests = [...folder("./", ".test.ts"), ...folder("../scenarios/", ".json")];
/** Official numbers with their letter, and the keys. */
const CITATION = /(?<![\w.-])(?:GR-\d+-[A-Z]+\d*|R-[A-Z0-9][A-Z0-9-]*|\d+-\d+[a-g](?:-\d+[a-c]?)?)(?![\w-])/g;
const citedBy = (files: { text: string }[]): Set<string> => new Set(files.flatMap(({ text }) => text.match(CITATION) ?? []));

describe("the house's own rules", () => {
  test("every citation exists", () => {
    const known = new Set(Object.keys(rulebook));
    for (const { file, text } of [...code, ...tests]) {
      for (const cited of text.match(CITATION) ?? []) if (!known.has(cited)) expect.fail(`${file} cites ${cited}`);
    }
  });

  test("every paragraph of chapter 8 is cited by code and by tests", () => {
    const [byCode, byTests] = [citedBy(code), citedBy(tests)];
    const chapter = Object.keys(rulebook).filter((key) => key.startsWith("8-"));
    expect(chapter).toHaveLength(36);
    expect(chapter.filter((key) => !byCode.has(key))).toEqual([]);
    expect(chapter.filter((key) => !byTests.has(key))).toEqual([]);
  });

  test("every chosen reading has a reason, and an entry in RULINGS.md", () => {
    const rulings = readFileSync(new URL("../RULINGS.md", import.meta.url), "utf8");
    for (const [key, entry] of Object.entries(rulebook)) {
      if (!key.startsWith("R-")) continue;
      expect(entry, key).toHaveProperty("reading");
      expect(rulings, key).toContain(`| ${key} |`);
    }
  });

  test("no clock, no luck but the dice of the match, nothing that changes outside the state", () => {
    for (const { file, text } of code) {
      expect(text, file).not.toMatch(/Math\.random|Date\.|performance\./);
      expect(text, file).not.toMatch(/^(?:export )?let /m);
    }
  });

  test("rules change the table through atoms only", () => {
    for (const { file, text } of code.filter((each) => each.file.startsWith("rules/"))) {
      expect(text, file).not.toMatch(/\bput\(g\.|\.relocate\(|\.words\[|memory/);
    }
  });
});
