/** What became of the mutants, file by file, and which survivors nobody has explained. */
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { InputError } from "@duelex/kernel";
import type { Stryker } from "@stryker-mutator/core";
import { LINES } from "./environment.ts";
import { root } from "./scopes.ts";

type MutantResult = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

/** A mutant that no test noticed. */
interface Survivor {
  readonly file: string;
  readonly at: number;
  /** The line of code in which it begins, and what was changed there: by these two it is known again when lines have moved. */
  readonly line: string;
  readonly change: string;
  /** False if no test even runs this code. */
  readonly covered: boolean;
  /** Why it cannot matter, if explained.json says so. */
  readonly why?: string;
}

export interface FileReport {
  readonly file: string;
  readonly mutants: number;
  readonly killed: number;
  /** Of the killed, those that nothing noticed but the golden lines of whole matches: they say that something changed, and not what is wrong. */
  readonly byLines: number;
  readonly survived: number;
  readonly uncovered: number;
  /** Of the survived and uncovered, those that explained.json explains. */
  readonly explained: number;
}

export interface Report {
  readonly files: readonly FileReport[];
  readonly survivors: readonly Survivor[];
  /** Explanations of mutants that did not survive, or are no more. */
  readonly stale: readonly string[];
}

/** One explained mutant, or all of one line that are changed in the same way. */
interface Explanation {
  readonly line: string;
  readonly change: string;
  readonly why: string;
}
/** A test failed, did not end, or took the whole process down with it, three times over. */
const noticed = ["Killed", "Timeout", "RuntimeError"] as const;

/** File → its explained mutants. */
type Explanations = Readonly<Record<string, readonly Explanation[]>>;
const written = (): Explanations => JSON.parse(readFileSync(new URL("explained.json", import.meta.url), "utf8")) as Explanations; // ours

/** Share of the mutants that the tests noticed, in percent. */
export const score = ({ mutants, killed }: FileReport): number => (mutants === 0 ? 100 : (100 * killed) / mutants);

export const sum = (files: readonly FileReport[]): FileReport => ({
  file: "together",
  mutants: total(files, "mutants"),
  killed: total(files, "killed"),
  byLines: total(files, "byLines"),
  survived: total(files, "survived"),
  uncovered: total(files, "uncovered"),
  explained: total(files, "explained"),
});
const total = (files: readonly FileReport[], column: Exclude<keyof FileReport, "file">): number =>
  files.reduce((all, file) => all + file[column], 0);

/** `whole`: the files of which every mutant was tried; of others only those explanations are known to be stale whose line is no more. */
export function reportOf(results: readonly MutantResult[], whole: ReadonlySet<string>, explained = written()): Report {
  const files = byFile(results);
  const survivors = [...files].flatMap(([file, mutants]) => survivorsOf(file, mutants, explained[file] ?? []));
  const stale = [...files.keys()].flatMap((file) => {
    const lines = new Set(linesIn(file).map((line) => line.trim()));
    const survives = ({ line, change }: Explanation): boolean =>
      survivors.some((each) => each.file === file && each.line === line && each.change === change);
    return (explained[file] ?? [])
      .filter((each) => !lines.has(each.line) || (whole.has(file) && !survives(each)))
      .map(({ line, change }) => `${file}: ${line}   ${change}`);
  });
  return { files: [...files].map(([file, mutants]) => fileReport(file, mutants, survivors)), survivors, stale };
}

function byFile(results: readonly MutantResult[]): Map<string, MutantResult[]> {
  const files = new Map<string, MutantResult[]>();
  for (const result of results) {
    const file = relative(root, result.fileName).replaceAll("\\", "/");
    files.set(file, [...(files.get(file) ?? []), result]);
  }
  return files;
}

function fileReport(file: string, mutants: readonly MutantResult[], survivors: readonly Survivor[]): FileReport {
  const count = (...statuses: MutantResult["status"][]): number => mutants.filter(({ status }) => statuses.includes(status)).length;
  const [killed, survived, uncovered] = [count(...noticed), count("Survived"), count("NoCoverage")];
  if (killed + survived + uncovered < mutants.length)
    throw new InputError("mutate", [{ where: file, what: "some mutants were not tried" }]);
  const explained = survivors.filter((each) => each.file === file && each.why !== undefined).length;
  const byLines = mutants.filter(({ killedBy = [] }) => killedBy.length > 0 && killedBy.every((test) => test.includes(LINES))).length;
  return { file, mutants: mutants.length, killed, byLines, survived, uncovered, explained };
}

const linesIn = (file: string): string[] => readFileSync(join(root, file), "utf8").split("\n");

function survivorsOf(file: string, mutants: readonly MutantResult[], explained: readonly Explanation[]): Survivor[] {
  const lines = linesIn(file);
  return mutants
    .filter(({ status }) => status === "Survived" || status === "NoCoverage")
    .map(({ location: { start, end }, replacement, status }) => {
      const line = lines[start.line - 1]!.trim();
      const original = textBetween(lines, start, end);
      const change = `${short(original)} → ${short(replacement)}`;
      const why = explained.find((each) => each.line === line && each.change === change)?.why;
      return { file, at: start.line, line, change, covered: status === "Survived", ...(why === undefined ? {} : { why }) };
    })
    .toSorted((one, other) => one.at - other.at);
}

/** Lines and columns count from 1, the end is not part of it. */
type Place = MutantResult["location"]["start"];

function textBetween(lines: readonly string[], start: Place, end: Place): string {
  const text = lines.slice(start.line - 1, end.line);
  text.push(text.pop()!.slice(0, end.column - 1));
  text[0] = text[0]!.slice(start.column - 1);
  return text.join(" ");
}

const SHORT = 100;
const short = (code: string): string => {
  const text = code.replace(/\s+/g, " ");
  return text.length <= SHORT ? text : `${text.slice(0, SHORT)}…`;
};
