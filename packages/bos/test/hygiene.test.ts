import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { rulebook } from "../src/index.ts";

const folder = (path: string, ...ends: string[]): { file: string; text: string }[] => {
  const at = new URL(path, import.meta.url);
  return (readdirSync(at, { recursive: true }) as string[])
    .filter((file) => ends.some((end) => file.endsWith(end)))
    .map((file) => ({ file, text: readFileSync(new URL(file, at), "utf8") }));
};
const code = folder("../src/", ".ts").filter(({ file }) => file !== "rulebook.ts");
const tests = [...folder("./", ".test.ts"), ...folder("../scenarios/", ".json")];
const CITATION = /BOS-(?:MISS|(?:[A-Z]+|16\.)\d*[A-Za-z0-9]*(?:\.[A-Za-z0-9]+)?)/g;
const citedBy = (files: { text: string }[]): Set<string> => new Set(files.flatMap(({ text }) => text.match(CITATION) ?? []));

describe("the house's own rules", () => {
  test("every citation exists", () => {
    const known = new Set(Object.keys(rulebook));
    for (const { file, text } of [...code, ...tests]) {
      for (const cited of text.match(CITATION) ?? [])
        if (!known.has(cited) && cited !== "BOS-B" && cited !== "BOS-R") expect.fail(`${file} cites ${cited}`);
    }
  });

  test("every key of the battle, of direct attacks, of choosing an attack and of bosses is cited by code and by tests", () => {
    const [byCode, byTests] = [citedBy(code), citedBy(tests)];
    const battle = Object.keys(rulebook).filter((key) => /^BOS-(B\d|DA|K|X|MISS)/.test(key));
    expect(battle.length).toBeGreaterThan(50);
    expect(battle.filter((key) => !byCode.has(key))).toEqual([]);
    expect(battle.filter((key) => !byTests.has(key))).toEqual([]);
  });

  test("no clock, no luck, nothing that changes outside the state", () => {
    for (const { file, text } of code) {
      expect(text, file).not.toMatch(/Math\.random|Date\.|performance\.|\.roll\(|\.shuffle\(/);
      expect(text, file).not.toMatch(/^(?:export )?let /m);
    }
  });

  test("rules change the table through atoms only", () => {
    for (const { file, text } of code.filter(({ file }) => file.startsWith("rules/") || file.startsWith("vocabulary/"))) {
      expect(text, file).not.toMatch(/\bput\(|\brelocate\(|\.words\b/);
    }
  });
});
