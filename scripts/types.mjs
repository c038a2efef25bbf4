/**
 * `npm run types`: two programs over the whole repository, at the same time: everything with Node's types, and the
 * machine, games and players without them. `npm run types -- gundam` checks only that workspace.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
const names = process.argv.slice(2);
const projects = names.length === 0 ? ["tsconfig.json", "tsconfig.pure.json"] : names.flatMap(projectsOf);

const codes = await Promise.all(projects.map(check));
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;

function projectsOf(name) {
  const folder = ["packages", "apps"].map((parent) => `${parent}/${name}`).find((each) => existsSync(`${root}/${each}`));
  if (folder === undefined) {
    console.error(`There is no workspace "${name}" under packages/ or apps/.`);
    process.exit(2);
  }
  return [`${folder}/tsconfig.json`, `${folder}/tsconfig.src.json`].filter((each) => existsSync(`${root}/${each}`));
}

function check(project) {
  const run = spawn(process.execPath, [tsc, "--noEmit", "--pretty", String(process.stdout.isTTY === true), "-p", project], {
    cwd: root,
    stdio: "inherit",
  });
  return new Promise((done) => run.on("close", done));
}
