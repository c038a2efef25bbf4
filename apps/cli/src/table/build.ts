/** The built page: made anew when anything that it is made of has changed. Contents are compared, not dates. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";

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

/**
 * Builds the page if it is not there or was made of something else.
 * @param building told once, if there is something to build
 * @returns null, or what the builder said when it failed
 */
export async function buildPage(root: string, building: () => void): Promise<string | null> {
  const mark = join(pageFolder(root), ".made-of");
  const wanted = fingerprintOf(root);
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return null;
  building();
  const vite = join(createRequire(join(root, "apps/table/package.json")).resolve("vite/package.json"), "../bin/vite.js");
  const run = spawn(process.execPath, [vite, "build", "--logLevel", "error"], {
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
  if (code !== 0) return inWords(said) || "the builder ended without a word";
  writeFileSync(mark, wanted);
  return null;
}

/** What the builder says, without where in its own code it said so. */
const inWords = (said: string): string =>
  said
    .split("\n")
    .filter((line) => !/^\s*at .+:\d+:\d+\)?$/.test(line))
    .join("\n")
    .trim();
