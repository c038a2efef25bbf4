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

const { values: wanted } = parseArgs({
  options: {
    game: { type: "string", multiple: true },
    quick: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
    date: { type: "string" },
    against: { type: "string" },
  },
});

const runs = wanted.quick ? 3 : 9;
const gamesEach = wanted.quick ? 300 : 1500;
/** When two checkouts are compared they take turns, in processes of their own. */
const rounds = wanted.quick ? 2 : 5;

const here = await bundle(root, "here");
const ids = JSON.parse(run(here)) as string[];
const unknown = (wanted.game ?? []).filter((id) => !ids.includes(id));
if (unknown.length > 0) fail(`there is no game ${unknown.join(", ")}; there are ${ids.join(", ")}`);
const chosen = wanted.game ?? ids;

if (wanted.against === undefined) {
  const all = chosen.map((id) => {
    const measured = measure(here, id, runs);
    if (!wanted.json) console.log(`\n## ${id}\n\n${tableOf(measured)}`);
    return measured;
  });
  if (wanted.json) {
    console.log(
      JSON.stringify({ node: process.versions.node, runs, games: all.map((each) => ({ game: each.game, lines: linesOf(each) })) }),
    );
  }
  if (wanted.write) writeFileSync(join(root, "bench/RESULTS.md"), pageOf(all, runs, wanted.date));
} else {
  const there = await bundle(checkoutOf(wanted.against), "there");
  const shared = chosen.filter((id) => (JSON.parse(run(there)) as string[]).includes(id));
  for (const id of shared) {
    const [ours, theirs]: [Measured[], Measured[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      theirs.push(measure(there, id, 3));
      ours.push(measure(here, id, 3));
    }
    const [one, other] = [together(ours), together(theirs)];
    if (wanted.json) console.log(JSON.stringify({ game: id, here: linesOf(one), there: linesOf(other) }));
    else console.log(`\n## ${id}, against ${wanted.against}\n\n${comparisonOf(one, other)}`);
  }
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
