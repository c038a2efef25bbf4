/** The built page: made anew when anything that it is made of has changed. Contents are compared, not dates. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";

/** Where the page is built to, below the repository's root. */
export const pageFolder = (root: string): string => join(root, "apps/table/dist");

/** What the page is made of: files and folders below the root. */
function sources(root: string): string[] {
  const packages = readdirSync(join(root, "packages")).flatMap((name) => [`packages/${name}/src`, `packages/${name}/data`]);
  const files = ["puzzles", "apps/table/src", "apps/table/index.html", "apps/table/vite.config.ts", "package-lock.json", ...packages];
  return files.flatMap((path) => {
    const full = join(root, path);
    if (!existsSync(full)) return [];
    if (/\.\w+$/.test(path)) return [path];
    return readdirSync(full, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .sort();
  });
}

function fingerprintOf(root: string): string {
  const hash = createHash("sha256");
  for (const path of sources(root))
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(root, path)))
      .update("\0");
  return hash.digest("hex");
}

/** The name of the file that says of what a page was made. */
const MARK = ".made-of";

function isMadeOf(folder: string, wanted: string): boolean {
  try {
    return readFileSync(join(folder, MARK), "utf8") === wanted;
  } catch {
    return false; // it is not there
  }
}

/**
 * Puts a page that has been made in its place, whole: programs that build it at the same time, and those that serve it, never find half of one.
 * @param made where it was made, with its mark; it is there no more
 */
export function putInPlace(made: string, place: string): void {
  const away = `${made}-before`;
  mkdirSync(dirname(place), { recursive: true });
  const wanted = readFileSync(join(made, MARK), "utf8");
  for (let tries = 1; existsSync(made) && !isMadeOf(place, wanted); tries++) {
    try {
      if (existsSync(place)) renameSync(place, away);
      renameSync(made, place);
    } catch (problem) {
      if (tries === 100) throw problem; // another was quicker: it is looked again what lies there
    }
    rmSync(away, { recursive: true, force: true });
  }
  rmSync(made, { recursive: true, force: true });
}

/**
 * Builds the page if it is not there or was made of something else.
 * @param building told once, if there is something to build
 * @returns null, or what the builder said when it failed
 */
export async function buildPage(root: string, building: () => void): Promise<string | null> {
  const wanted = fingerprintOf(root);
  if (isMadeOf(pageFolder(root), wanted)) return null;
  building();
  const making = join(root, `node_modules/.cache/duelex-page-${process.pid}`);
  const vite = join(createRequire(join(root, "apps/table/package.json")).resolve("vite/package.json"), "../bin/vite.js");
  const run = spawn(process.execPath, [vite, "build", "--logLevel", "error", "--outDir", making, "--emptyOutDir"], {
    cwd: join(root, "apps/table"),
    env: { ...process.env, NODE_ENV: "production" }, // whoever calls may be a test
  });
  let said = "";
  for (const stream of [run.stdout, run.stderr]) stream.on("data", (text) => (said += text));
  const code = await new Promise<number | null>((done) => {
    run.on("close", done);
    run.on("error", (problem) => {
      said += problem.message;
      done(null);
    });
  });
  if (code === 0) {
    writeFileSync(join(making, MARK), wanted);
    putInPlace(making, pageFolder(root));
    return null;
  }
  rmSync(making, { recursive: true, force: true });
  return inWords(said) || "the builder ended without a word";
}

/** What the builder says, without where in its own code it said so. */
const inWords = (said: string): string =>
  said
    .split("\n")
    .filter((line) => !/^\s*at .+:\d+:\d+\)?$/.test(line))
    .join("\n")
    .trim();
