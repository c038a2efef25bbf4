/** The laws of the house that no type can enforce: they read the source of every package. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));

interface Source {
  readonly path: string;
  readonly lines: readonly string[];
}

const sources: Source[] = ["packages", "apps"].flatMap((top) =>
  readdirSync(`${root}${top}`, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.includes("node_modules"))
    .map((path) => ({ path: `${top}/${path}`, lines: readFileSync(`${root}${top}/${path}`, "utf8").split("\n") })),
);

/** Every line of the files so named that breaks the law, comments left out. */
const breaches = (files: RegExp, law: RegExp): string[] =>
  sources
    .filter(({ path }) => files.test(path))
    .flatMap(({ path, lines }) =>
      lines.flatMap((line, at) => (law.test(line.replace(/\/\/.*|^\s*\/?\*.*/, "")) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
    );

/** Lists, sets, maps and arrays of a module whose type does not forbid to change them. */
function changeable(path: string, text: string): string[] {
  return [
    ...text.matchAll(/^(?:export )?const (\w+)(: [^=]+)? = (\[|new (?:Weak)?(?:Map|Set)\b|new \w*Array\((?!0\))|Array\b)[\s\S]*?;$/gm),
  ].flatMap(([statement, name, type = ""]) =>
    /^: (readonly |Readonly)/.test(type) || / as const( satisfies [^;]+)?;$/.test(statement) ? [] : [`${path}: ${name}`],
  );
}

/** Every question of a chapter: where it stands, and the words that it is written with. */
function questionsIn(path: string, lines: readonly string[]): { where: string; words: string[] }[] {
  return lines.flatMap((line, at) => {
    const indent = /^(\s*)\w+: ask\("[^"]+", \{$/.exec(line)?.[1];
    if (indent === undefined) return [];
    const end = lines.findIndex((each, below) => below > at && each.startsWith(`${indent}})`));
    const words = lines.slice(at, end).flatMap((each) => new RegExp(`^${indent}  (\\w+)\\b[:(,]`).exec(each)?.[1] ?? []);
    return [{ where: `${path}:${at + 1}`, words }];
  });
}

const underRules = /^packages\/(kernel|gundam|gate-ruler|bos|colossus-order|players)\/src\//;
const chapters = /^packages\/[^/]+\/src\/rules\//;
const states = /^packages\/[^/]+\/src\/state\.ts$/;

describe("the laws of the house", () => {
  test("there is something to read", () => {
    expect(sources.filter(({ path }) => underRules.test(path)).length).toBeGreaterThan(20);
  });

  test("deterministic: no clock, no Math.random under rules", () => {
    expect(breaches(underRules, /Math\.random|\bDate\b|performance\.now|crypto\./)).toEqual([]);
  });

  test("deterministic: nothing that changes at module level", () => {
    expect(breaches(underRules, /^(export )?(let|var) /)).toEqual([]);
  });

  test("deterministic: no list, set, map or array at module level that could change; what belongs to a match lies on its table", () => {
    expect(sources.filter(({ path }) => underRules.test(path)).flatMap(({ path, lines }) => changeable(path, lines.join("\n")))).toEqual(
      [],
    );
    const scratch = [
      "const found: Card[] = [];",
      "export const seen = new Set<Card>();",
      "const sums = new Int16Array(9);",
      "const a = [\n  1,\n];",
    ];
    expect(scratch.flatMap((text) => changeable("x", text))).toHaveLength(scratch.length);
    const fixed = [
      "const a: readonly Card[] = [];",
      "const a = [1] as const;",
      "const a: ReadonlySet<Card> = new Set();",
      "const f = () => [];",
    ];
    expect(fixed.flatMap((text) => changeable("x", text))).toEqual([]);
  });

  test("chapters change the table through atoms only: no `put`, no memory, no relocating", () => {
    expect(breaches(chapters, /\bput\(|\.memory\b|\.relocate\(|this\.words\b/)).toEqual([]);
  });

  test("what a state says of itself changes nothing and is not told in the log", () => {
    expect(sources.filter(({ path }) => states.test(path))).toHaveLength(4);
    expect(breaches(states, /\bput\(|recorder|\.(relocate|learn|define|begin|append|remove\w*)\(/)).toEqual([]);
  });

  test("chapters write every question in one order: what is asked, of whom, what may be answered, what it means, and what then", () => {
    const order = ["says", "unless", "who", "options", "evenIfForced", "chosen"];
    const asked = sources.filter(({ path }) => chapters.test(path)).flatMap(({ path, lines }) => questionsIn(path, lines));
    expect(asked.length).toBeGreaterThan(50);
    const inOrder = (words: readonly string[]) =>
      words.every((word, at) => at === 0 || order.indexOf(words[at - 1]!) < order.indexOf(word));
    expect(asked.filter(({ words }) => !inOrder(words.filter((word) => order.includes(word)))).map(({ where }) => where)).toEqual([]);
  });

  test("no `any`, and no type error silenced", () => {
    expect(breaches(/\/src\//, /\bas any\b|[a-z)\]]\??: any\s*[,;)=\]|&]|<any>|any\[\]|@ts-(ignore|expect-error|nocheck)/)).toEqual([]);
  });

  test("no test is skipped or runs alone", () => {
    expect(breaches(/\/test\//, /\b(test|describe|it)\.(only|skip|todo)\(/)).toEqual([]);
  });

  test("tests: who puts something else in the place of a module, or brings in another file of tests, shares no process with others", () => {
    const shared = readFileSync(`${root}vitest.config.ts`, "utf8");
    const alone = breaches(/\.test\.ts$/, /^vi\.(mock|doMock)\(|import\("\.\/[\w-]+\.test\.ts"\)/).map((breach) =>
      breach.slice(0, breach.indexOf(":")),
    );
    expect(alone.length).toBeGreaterThan(2);
    expect([...new Set(alone)].filter((path) => !shared.includes(`"${path}"`))).toEqual([]);
  });
});
