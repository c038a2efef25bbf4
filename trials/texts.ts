/**
 * `npx tsx trials/texts.ts FILE`: holds the rendered texts of Gundam cards against printed ones, mark by mark and number by number. FILE is a list
 * of `{ "id", "text" }`; printed texts are no part of the repository. What is left has to be read by somebody: words may differ where the sense
 * does not.
 */
import { InputError, sayProblem } from "@duelex/kernel";
import { readJson } from "../apps/cli/src/files/json.ts";
import { cards } from "../packages/gundam/src/data/cards.ts";
import { cardText } from "../packages/gundam/src/face.ts";
import { clauseText } from "../packages/gundam/src/text.ts";

interface Printed {
  id: string;
  text: string;
}

/** What must be the same on both sides, each with how it is found. */
const MARKS: readonly (readonly [string, RegExp])[] = [
  ["marker", /【[^】]+】/g],
  ["keyword", /<[^>]+>/g],
  ["trait", /\([A-Z][^()]*\)/g],
  ["number", /\d+|[①-⑨]/g],
  ["may", /\bmay\b|\bif you like\b/gi],
];

try {
  const [file] = process.argv.slice(2);
  if (file === undefined)
    throw new InputError("trials/texts.ts", [{ where: "", what: "a file with printed texts is wanted: npx tsx trials/texts.ts FILE" }]);
  const printed = readPrinted(file, await readJson(file));
  const differences = printed.flatMap(differencesOf);
  for (const line of differences) console.log(line);
  console.log(`${printed.length} texts, ${differences.length} differences to be read`);
} catch (problem) {
  if (!(problem instanceof InputError)) throw problem;
  console.error([problem.subject, ...problem.problems.map(sayProblem)].join("\n  "));
  process.exitCode = 2;
}

function readPrinted(file: string, given: unknown): Printed[] {
  const isPrinted = (each: unknown): each is Printed =>
    typeof each === "object" &&
    each !== null &&
    "id" in each &&
    typeof each.id === "string" &&
    "text" in each &&
    typeof each.text === "string";
  if (!Array.isArray(given) || !given.every(isPrinted))
    throw new InputError(file, [{ where: "", what: 'a list of { "id", "text" } is wanted' }]);
  return given;
}

function differencesOf({ id, text }: Printed): string[] {
  const card = cards.find((each) => each.id === id);
  if (card === undefined) return [`${id}: there is no such card`];
  const rendered = cardText(card, clauseText)
    .lines.filter((line) => !line.startsWith("【Pilot】"))
    .join("\n");
  return MARKS.flatMap(([what, pattern]) => {
    const theirs = found(plain(text), pattern);
    const ours = found(plain(rendered), pattern);
    const missing = less(theirs, ours);
    const extra = less(ours, theirs);
    return missing.length + extra.length === 0 ? [] : [`${id} ${card.name}: ${what}: printed ${said(missing)}, rendered ${said(extra)}`];
  });
}

function said(marks: readonly string[]): string {
  return marks.length === 0 ? "nothing more" : marks.join(" ");
}
function found(text: string, pattern: RegExp): string[] {
  return (text.match(pattern) ?? []).map((each) => each.toLowerCase());
}

/** Without reminders in parentheses (2-10-4), the Pilot line, and differences of type only. */
function plain(text: string): string {
  return text
    .replace(/\((?:[A-Z][^()]*|[^()]*\([^()]*\)[^()]*)\.\)/g, "")
    .replace(/【Pilot】\[[^\]]*\]/g, "")
    .replace(/【Activate･Main】(?=<Support)/g, "")
    .replace(/^\[Suppression\]/g, "<Suppression>")
    .replaceAll("・", "･")
    .replaceAll("】/【", "】 【")
    .replace(/AP(\d)/g, "AP $1");
}

/** What the first list has beyond the second. */
function less(one: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return one.filter((each) => {
    const at = left.indexOf(each);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}
