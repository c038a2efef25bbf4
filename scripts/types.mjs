/**
 * `npm run types`: four programs over the whole repository: everything with Node's types, the machine, games and players
 * without them, the page with the DOM's, and its tests with both. `npm run types -- gundam` checks only that workspace.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { tsc } from "./tsc.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const names = process.argv.slice(2);
const projects =
  names.length === 0
    ? ["tsconfig.json", "tsconfig.pure.json", "apps/table/tsconfig.json", "apps/table/tsconfig.test.json"]
    : names.flatMap(projectsOf);

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
  const run = spawn(process.execPath, [tsc, "--noEmit", "--pretty", String(process.stdout.isTTY === true), "-p", project], {
    cwd: root,
    stdio: "inherit",
  });
  return new Promise((done) => run.on("close", done));
}
