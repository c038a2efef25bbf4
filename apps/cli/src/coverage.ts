/** What cites the paragraphs of a rulebook: lines of code, titles of tests, scenarios. Read from the sources of the repository. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Rulebook } from "@duelex/kernel";
import { literally } from "./text.ts";

/** One line that cites a paragraph. */
export interface Citation {
  /** From the root of the repository. */
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

export interface RuleCoverage {
  readonly byCode: ReadonlyMap<string, readonly Citation[]>;
  readonly byTests: ReadonlyMap<string, readonly Citation[]>;
}

/** @param root the repository's; @param game the name of its folder under packages/ */
export function coverageOf(rulebook: Rulebook, game: string, root: string): RuleCoverage {
  const home = join(root, "packages", game);
  const cites = finder(Object.keys(rulebook));
  const byCode = new Map<string, Citation[]>();
  const byTests = new Map<string, Citation[]>();
  const read = (folder: string, extension: string, into: Map<string, Citation[]>, wordsOf: (line: string) => string) => {
    for (const path of filesIn(join(home, folder), extension)) {
      if (path === join(home, "src", "rulebook.ts")) continue; // the table of all paragraphs cites none
      readFileSync(path, "utf8")
        .split("\n")
        .forEach((text, nth) => {
          for (const paragraph of cites(wordsOf(text))) {
            const citation = { file: relative(root, path), line: nth + 1, text: text.trim() };
            const known = into.get(paragraph);
            if (known === undefined) into.set(paragraph, [citation]);
            else if (known.at(-1)!.file !== citation.file || known.at(-1)!.line !== citation.line) known.push(citation);
          }
        });
    }
  };
  read("src", ".ts", byCode, spokenIn);
  read("test", ".ts", byTests, spokenIn);
  read("scenarios", ".json", byTests, spokenIn);
  return { byCode, byTests };
}

/** What a line says, and not what it computes: its texts in quotes and its comment. */
export function spokenIn(line: string): string {
  const comment = /^\s*(?:\/\*\*?|\*)(.*)$/.exec(line)?.[1] ?? /(?:^|[^:"'`])\/\/(.*)$/.exec(line)?.[1] ?? "";
  const quoted = [...line.matchAll(/"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`?/g)].map(
    (match) => match[1] ?? match[2] ?? match[3] ?? "",
  );
  return [...quoted, comment].join("\n");
}

/** Finds the paragraphs that a text names. A chapter's bare number only counts when it stands alone. */
function finder(paragraphs: readonly string[]): (text: string) => Set<string> {
  const bareChapters = new Set(paragraphs.filter((paragraph) => /^\d+$/.test(paragraph)));
  const named = paragraphs.filter((paragraph) => !bareChapters.has(paragraph)).sort((a, b) => b.length - a.length);
  const anyOf = new RegExp(`(?<![\\w{-])(?:${named.map(literally).join("|")})(?![\\w}]|[-.]\\w)`, "g");
  return (text) => {
    const found = new Set<string>();
    if (named.length > 0) for (const [paragraph] of text.matchAll(anyOf)) found.add(paragraph);
    for (const word of text.split("\n")) if (bareChapters.has(word.trim())) found.add(word.trim());
    return found;
  };
}

function filesIn(folder: string, extension: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(extension))
    .sort()
    .map((name) => join(folder, name));
}
