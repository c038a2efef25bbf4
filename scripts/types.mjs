/**
 * `npm run types`: four programs over the whole repository: everything with Node's types, the machine, games and players
 * without them, the page with the DOM's, and its tests with both. `npm run types -- gundam` checks only that workspace.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { tsc } from "./tsc.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const names = process.argv.slice(2);
const projects =
  names.length === 0
    ? ["tsconfig.json", "tsconfig.pure.json", "apps/table/tsconfig.json", "apps/table/tsconfig.test.json"]
    : names.flatMap(projectsOf);
/** The programs run side by side, and each thread of one learns anew what its others know. */
const checkers = Math.max(1, Math.floor(availableParallelism() / projects.length));

const codes = await Promise.all(projects.map(check));
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;

function projectsOf(name) {
  const folder = ["packages", "apps"].map((parent) => `${parent}/${name}`).find((each) => existsSync(`${root}/${each}`));
  if (folder === undefined) {
    console.error(`There is no workspace "${name}" under packages/ or apps/.`);
    process.exit(2);
  }
  return ["tsconfig.json", "tsconfig.src.json", "tsconfig.test.json"]
    .map((file) => `${folder}/${file}`)
    .filter((each) => existsSync(`${root}/${each}`));
}

function check(project) {
  const flags = ["--noEmit", "--checkers", String(checkers), "--pretty", String(process.stdout.isTTY === true)];
  const run = spawn(process.execPath, [tsc, ...flags, "-p", project], { cwd: root, stdio: "inherit" });
  return new Promise((done) => run.on("close", done));
}
