/**
 * `npm run bench -- [--game ID]… [--quick] [--json] [--write] [--date TEXT] [--against CHECKOUT-OR-COMMIT]`
 * Measures every game (PERFORMANCE of the whole machine, one thread) and prints tables; see RESULTS.md for what they mean.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundle, root } from "./bundle.ts";
import type { Measured } from "./child.ts";
import { comparisonOf, linesOf, pageOf, tableOf } from "./report.ts";

const wanted = readArguments();
const runs = wanted.quick ? 3 : 9;
const gamesEach = wanted.quick ? 300 : 1500;
/** When two checkouts are compared they take turns, in processes of their own. */
const rounds = wanted.quick ? 2 : 5;

const here = await bundle(root, "here");
const ids = JSON.parse(run(here)) as string[];
const unknown = (wanted.game ?? []).filter((id) => !ids.includes(id));
if (unknown.length > 0) fail(`there is no game ${unknown.join(", ")}; there are ${ids.join(", ")}`);
const chosen = wanted.game ?? ids;

if (wanted.against === undefined) alone();
else against(await bundle(checkoutOf(wanted.against), "there"), wanted.against);

function readArguments() {
  try {
    return parseArgs({
      options: {
        game: { type: "string", multiple: true },
        quick: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
        write: { type: "boolean", default: false },
        date: { type: "string" },
        against: { type: "string" },
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

function against(there: string, name: string): void {
  const known = JSON.parse(run(there)) as string[];
  const games = chosen
    .filter((id) => known.includes(id))
    .map((id) => {
      const [ours, theirs]: [Measured[], Measured[]] = [[], []];
      for (let round = 0; round < rounds; round++) {
        theirs.push(measure(there, id, 3));
        ours.push(measure(here, id, 3));
      }
      const [one, other] = [together(ours), together(theirs)];
      say(`\n## ${id}, against ${name}\n\n${comparisonOf(one, other)}`);
      return { game: id, here: linesOf(one), there: linesOf(other) };
    });
  sayJson({ node: process.versions.node, against: name, games });
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

/** The runs of several processes as those of one. */
function together(all: readonly Measured[]): Measured {
  const [first] = all as [Measured];
  return {
    ...first,
    series: first.series.map((series, at) => ({ ...series, samples: all.flatMap((each) => each.series[at]!.samples) })),
    calibration: all.flatMap(({ calibration }) => calibration),
  };
}

/** A folder is taken as it is; anything else is a commit, whose files are unpacked for the while. */
function checkoutOf(name: string): string {
  if (existsSync(join(name, "packages"))) return name;
  const folder = mkdtempSync(join(tmpdir(), "duelex-commit-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  try {
    const archive = execFileSync("git", ["archive", name, "packages"], {
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
