/**
 * `npm run bench -- --shapes`: where the engine has to look up what kind of object it holds, again and again, because it has met too many
 * kinds there (a megamorphic site; V8 says so with `--log-ic`). Plays every game, reads the log, and holds what it finds against
 * shapes.json, where each that is left has its reason. Exit code 1 if there is one without.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./bundle.ts";

/** A place where a property is read or written. */
interface Site {
  readonly file: string;
  readonly line: string;
  readonly property: string;
  readonly how: string;
}

/** The reasons: file → property → why it may stay. */
type Explained = Readonly<Record<string, Readonly<Record<string, string>>>>;

const KINDS = /^(Load|Store|KeyedLoad|KeyedStore|StoreInArrayLiteral|DefineKeyedOwn)IC$/;
/** The columns of the log: kind, address, time, line, column, old and new state, map, name. */
const [TIME, LINE, STATE, NAME] = [2, 3, 6, 8] as const;
const MEGAMORPHIC = "N";
/** Read once the cards are loaded: see child.ts. */
const PLAY_BEGINS = "playBegins";

/** @returns the problems, one a line */
export function shapes(bundled: string, games: readonly string[], say: (text: string) => void): string[] {
  const explained = JSON.parse(readFileSync(join(root, "bench/shapes.json"), "utf8")) as Explained;
  const problems: string[] = [];
  const met = new Set<string>();
  for (const game of games) {
    const sites = sitesOf(bundled, game);
    for (const { file, line, property, how } of sites) {
      const reason = explained[file]?.[property];
      met.add(`${file} ${property}`);
      say(`${game}: ${file}, ${how} of ${property}: ${reason ?? "NOT EXPLAINED"}`);
      if (reason === undefined)
        problems.push(`${game}: ${file}, ${how} of ${property} (line ${line} of the bundle) is megamorphic and nothing says why`);
    }
    if (sites.length === 0) say(`${game}: none`);
  }
  for (const [file, properties] of Object.entries(explained))
    for (const property of Object.keys(properties))
      if (!met.has(`${file} ${property}`)) say(`${file}, ${property}: explained, and not met any more`);
  return problems;
}

/** The megamorphic sites of rules and kernel while matches are played, each once. */
function sitesOf(bundled: string, game: string): Site[] {
  const folder = mkdtempSync(join(tmpdir(), "duelex-shapes-"));
  try {
    const log = join(folder, "v8.log");
    execFileSync(process.execPath, ["--log-ic", `--logfile=${log}`, "--no-logfile-per-isolate", bundled, game, "shapes", "60"]);
    return sitesIn(readFileSync(log, "utf8"), filesOf(readFileSync(bundled, "utf8")));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function sitesIn(log: string, fileAt: (line: number) => string): Site[] {
  const events = log
    .split("\n")
    .map((line) => line.split(","))
    .filter(([kind]) => KINDS.test(kind ?? ""));
  const began = Number(events.find((event) => event[NAME] === PLAY_BEGINS)?.[TIME] ?? Number.NaN);
  if (Number.isNaN(began)) throw new Error("the log does not say when play began");
  const sites = new Map<string, Site>();
  for (const event of events) {
    if (Number(event[TIME]) < began || event[STATE] !== MEGAMORPHIC) continue;
    const file = fileAt(Number(event[LINE]));
    if (!/^packages\/(?!players|sim)/.test(file)) continue;
    const how = event[0]!.endsWith("StoreIC") ? "writing" : "reading";
    const property = event[NAME]!;
    sites.set(`${file} ${property} ${how}`, { file, line: event[LINE]!, property, how });
  }
  return [...sites.values()];
}

/** Above what comes from each source the bundler writes its name. Whatever is made from text has lines of its own, few, as the kernel's. */
function filesOf(bundle: string): (line: number) => string {
  const names: string[] = [];
  let file = "";
  bundle.split("\n").forEach((text, at) => {
    const named = /^\/\/ .*?((?:packages|node_modules)\/\S+|bench\/\S+)$/.exec(text);
    if (named !== null) file = named[1]!;
    names[at + 1] = file;
  });
  return (line) => names[line] ?? "";
}
