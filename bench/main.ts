/**
 * `npm run bench -- [--game ID]… [--quick] [--json] [--write] [--date TEXT] [--against CHECKOUT-OR-COMMIT [--only WORKLOAD]] [--shapes]`
 * `--table` measures the page instead, `--queue` the queue of simulations.
 * Measures every game (PERFORMANCE of the whole machine, one thread) and prints tables; see RESULTS.md for what they mean.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundle, root } from "./bundle.ts";
import type { Measured } from "./child.ts";
import { type Comparison, compared } from "./pairs.ts";
import { comparisonOf, comparisonPageOf, linesOf, pageOf, tableOf } from "./report.ts";
import { shapes } from "./shapes.ts";

const wanted = readArguments();
if (wanted.table) {
  const page = join(root, "apps/table/scripts/bench.ts"); // a program of its own: it knows the browser's words
  process.exit(spawnSync(process.execPath, ["--import", "tsx", page, ...process.argv.slice(2)], { stdio: "inherit" }).status ?? 1);
}
if (wanted.queue) {
  await import("./queue.ts");
  process.exit();
}
const runs = wanted.quick ? 3 : 9;
const gamesEach = wanted.quick ? 300 : 1500;
const only = wanted.only ?? null;
if (only !== null && (wanted.against === undefined || wanted.write))
  fail("--only goes with --against, and not with --write: the page has all lines");
/** When two checkouts are compared they take turns: see pairs.ts. */
const extent = wanted.quick
  ? { runs: 1, more: 0, pairs: 9, games: 200, only }
  : { runs: 3, more: only === null ? 4 : 0, pairs: 7, games: 200, only };

const here = await bundle(root, "here");
const ids = JSON.parse(run(here)) as string[];
const unknown = (wanted.game ?? []).filter((id) => !ids.includes(id));
if (unknown.length > 0) fail(`there is no game ${unknown.join(", ")}; there are ${ids.join(", ")}`);
const chosen = wanted.game ?? ids;

if (wanted.shapes) {
  const problems = shapes(here, chosen, say);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
} else if (wanted.against === undefined) alone();
else await against(await bundle(checkoutOf(wanted.against), "there"), wanted.against);

function readArguments() {
  try {
    return parseArgs({
      options: {
        game: { type: "string", multiple: true },
        quick: { type: "boolean", default: false },
        shapes: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
        write: { type: "boolean", default: false },
        date: { type: "string" },
        against: { type: "string" },
        only: { type: "string" },
        table: { type: "boolean", default: false },
        queue: { type: "boolean", default: false },
      },
    }).values;
  } catch (problem) {
    return fail(problem instanceof Error ? problem.message : String(problem));
  }
}

function alone(): void {
  const all = chosen.map((id) => {
    const measured = measure(here, id, runs);
    say(`\n## ${id}\n\n${tableOf(measured)}`);
    return measured;
  });
  sayJson({ node: process.versions.node, runs, games: all.map((each) => ({ game: each.game, lines: linesOf(each) })) });
  if (wanted.write) writeFileSync(join(root, "bench/RESULTS.md"), pageOf(all, runs, wanted.date));
}

async function against(there: string, name: string): Promise<void> {
  const known = JSON.parse(run(there)) as string[];
  const games: Comparison[] = [];
  for (const id of chosen.filter((each) => known.includes(each))) {
    const comparison = await compared(here, there, id, extent);
    if (comparison.series.length === 0) fail(`nothing that is measured is called "${only}"`);
    say(`\n## ${id}, against ${name}\n\n${comparisonOf(comparison)}`);
    games.push(comparison);
  }
  sayJson({ node: process.versions.node, against: name, games });
  if (!wanted.write) return;
  const page = join(root, "bench/RESULTS.md");
  writeFileSync(page, comparisonPageOf(games, name, extent, wanted.date, commitOf(), existsSync(page) ? readFileSync(page, "utf8") : ""));
}

function say(text: string): void {
  if (!wanted.json) console.log(text);
}

/** With `--json` one object goes to standard output, and nothing else. */
function sayJson(report: unknown): void {
  if (wanted.json) console.log(JSON.stringify(report));
}

function run(bundled: string, ...words: string[]): string {
  return execFileSync(process.execPath, [bundled, ...words], { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
}

function measure(bundled: string, id: string, runs: number): Measured {
  return JSON.parse(run(bundled, id, String(runs), String(gamesEach))) as Measured;
}

/** The commit of this tree, and whether anything has been changed since. */
function commitOf(): string {
  const git = (...words: string[]) => execFileSync("git", words, { cwd: root, encoding: "utf8" }).trim();
  const changed = git("status", "--porcelain", "--", "packages", "bench/*.ts") === "" ? "" : ", with changes";
  return `${git("rev-parse", "--short", "HEAD")}${changed}`;
}

/** A folder is taken as it is; anything else is a commit, whose files are unpacked for the while. */
function checkoutOf(name: string): string {
  if (existsSync(join(name, "packages"))) return name;
  const folder = mkdtempSync(join(tmpdir(), "duelex-commit-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  try {
    const archive = execFileSync("git", ["archive", name, "packages", "tsconfig.base.json"], {
      cwd: root,
      maxBuffer: 2 ** 30,
      stdio: ["ignore", "pipe", "pipe"],
    });
    execFileSync("tar", ["-x", "-C", folder], { input: archive });
  } catch {
    fail(`${name} is neither a checkout of this repository nor a commit of it`);
  }
  return folder;
}

function fail(why: string): never {
  console.error(why);
  process.exit(2);
}
