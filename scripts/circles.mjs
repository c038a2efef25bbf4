/**
 * `npm run circles`: an import goes down, never up and never round. Reads every import of every workspace's src (type
 * imports count too), reports every circle, and every import that a package is not allowed to make. Exit code 1 if any.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const root = fileURLToPath(new URL("..", import.meta.url));
const game = ["@duelex/kernel", "zod"];
/** What a package's src may import from outside itself. A package not listed may import what it declares. */
const allowed = {
  "packages/kernel": [],
  "packages/gundam": game,
  "packages/gate-ruler": game,
  "packages/bos": game,
  "packages/colossus-order": game,
  "packages/players": ["@duelex/kernel"],
  "packages/session": ["@duelex/kernel", "@duelex/players"],
};
/** Which packages know no game: it is handed to them. */
const handed = ["apps/server"];
const games = ["@duelex/gundam", "@duelex/gate-ruler", "@duelex/bos", "@duelex/colossus-order"];

const workspaces = ["packages", "apps"].flatMap((parent) =>
  existsSync(join(root, parent)) ? readdirSync(join(root, parent)).map((name) => `${parent}/${name}`) : [],
);
const homes = new Map(
  workspaces
    .filter((workspace) => existsSync(join(root, workspace, "package.json")))
    .map((workspace) => [JSON.parse(readFileSync(join(root, workspace, "package.json"), "utf8")).name, workspace]),
);

/** The terminal hands the games to the server and starts it. */
const starts = (workspace, home) => workspace === "apps/cli" && home === "apps/server";

const problems = [];
/** file → the files it imports, all as paths from the root. */
const graph = new Map();
for (const workspace of homes.values()) {
  for (const file of sourcesOf(workspace)) graph.set(file, importsOf(workspace, file));
}
for (const circle of circles(graph)) problems.push(`circle: ${circle.join(" → ")}`);

for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`${problems.length} ${problems.length === 1 ? "import problem" : "import problems"} in ${graph.size} files.`);
  process.exitCode = 1;
}

function sourcesOf(workspace) {
  const src = join(root, workspace, "src");
  if (!existsSync(src)) return [];
  return readdirSync(src, { recursive: true })
    .filter((name) => /\.[cm]?tsx?$/.test(name) && !name.endsWith(".d.ts"))
    .map((name) => relative(root, join(src, name)).split(sep).join("/"))
    .sort();
}

/** The source files that one file imports; imports that break a law become problems on the way. */
function importsOf(workspace, file) {
  const text = readFileSync(join(root, file), "utf8");
  const targets = new Set();
  for (const { fileName: name, pos } of ts.preProcessFile(text, true, true).importedFiles) {
    const at = `${file}:${text.slice(0, pos).split("\n").length}`;
    if (name.startsWith(".")) {
      const target = posix.join(dirname(file), name);
      if (!target.startsWith(`${workspace}/`)) problems.push(`${at}: "${name}" leaves ${workspace}; import the package by its name`);
      if (existsSync(join(root, target)) && /\.[cm]?tsx?$/.test(target)) targets.add(target);
      continue;
    }
    const [scope, second] = name.split("/");
    const wanted = scope.startsWith("@") ? `${scope}/${second}` : scope;
    if (workspace in allowed && !allowed[workspace].includes(wanted)) {
      const list = allowed[workspace].length === 0 ? "nothing outside itself" : `only ${allowed[workspace].join(" and ")}`;
      problems.push(`${at}: ${workspace} may import ${list}, not "${name}"`);
    }
    if (handed.includes(workspace) && games.includes(wanted)) problems.push(`${at}: ${workspace} knows no game; "${name}" is handed to it`);
    const home = homes.get(wanted);
    if (home === undefined) continue;
    if (home.startsWith("apps/") && home !== workspace && !starts(workspace, home))
      problems.push(`${at}: nothing imports an app but the terminal the server that it starts, and this imports "${name}"`);
    targets.add(`${home}/src/index.ts`);
  }
  return [...targets];
}

/** For every knot of files that reach each other, the shortest way round through each import that no circle before it used. */
function circles(edges) {
  const found = [];
  const told = new Set();
  for (const [from, targets] of edges) {
    for (const to of targets) {
      if (told.has(`${from} ${to}`)) continue;
      const way = shortestWay(edges, to, from);
      if (way === undefined) continue;
      const circle = [from, ...way];
      for (let i = 1; i < circle.length; i++) told.add(`${circle[i - 1]} ${circle[i]}`);
      found.push(circle);
    }
  }
  return found;
}

/** The files from `from` to `to`, both included, or undefined when there is no way. */
function shortestWay(edges, from, to) {
  const before = new Map([[from, undefined]]);
  for (const here of before.keys()) {
    if (here === to) {
      const way = [];
      for (let step = here; step !== undefined; step = before.get(step)) way.unshift(step);
      return way;
    }
    for (const next of edges.get(here) ?? []) if (!before.has(next)) before.set(next, here);
  }
  return undefined;
}
