/**
 * `npm run libraries`: what the project is built with, as docs/dependencies.md has it. Reads every package.json and what is installed,
 * and writes the table anew: version, licence, what it weighs with all that it brings along, and who asks for it. The reasons are people's
 * words and stay; days of release are asked of the registry where they are missing. It says, too, how much each of the two commands installs.
 * `--check` writes nothing and ends with 1 where the table is not what it would be, or a reason is missing.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const file = join(root, "docs/dependencies.md");
const HEAD = "| library | version | licence | released | MB | who asks for it | why this one |";
const LINE = "|---|---|---|---|---|---|---|";

const workspaces = [".", ...["packages", "apps"].flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`))];
const json = (path) => JSON.parse(readFileSync(path, "utf8"));

/** Library → who asks for it, for its work or for building and testing it. */
const asked = new Map();
for (const workspace of workspaces) {
  const record = json(join(root, workspace, "package.json"));
  for (const [kind, sign] of [
    ["dependencies", ""],
    ["optionalDependencies", ""],
    ["devDependencies", "*"],
  ])
    for (const name of Object.keys(record[kind] ?? {}))
      if (!name.startsWith("@duelex/")) asked.set(name, [...(asked.get(name) ?? []), `${workspace === "." ? "root" : workspace}${sign}`]);
}

const folderOf = (name, from) => {
  for (let at = from; ; at = join(at, "..")) {
    const folder = join(at, "node_modules", name);
    if (existsSync(join(folder, "package.json"))) return folder;
    if (at === root || at.length < root.length) return null;
  }
};
const weigh = (folder) =>
  readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "node_modules" ? sum : sum + weigh(path);
    return entry.isFile() ? sum + statSync(path).size : sum;
  }, 0);
/** The library and everything that it needs, each once. */
function brought(folder, seen = new Set()) {
  if (folder === null || seen.has(folder)) return seen;
  seen.add(folder);
  const { dependencies = {}, optionalDependencies = {} } = json(join(folder, "package.json"));
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) brought(folderOf(name, folder), seen);
  return seen;
}

const text = existsSync(file) ? readFileSync(file, "utf8") : `${HEAD}\n${LINE}\n`;
const begins = text.indexOf(HEAD);
if (begins < 0) throw new Error(`${file} has no table that begins with "${HEAD}"`);
const ends = text.slice(begins).search(/\n(?!\|)/) + begins;
const known = new Map(
  text
    .slice(begins, ends < begins ? undefined : ends)
    .split("\n")
    .slice(2)
    .map((row) => row.split("|").map((cell) => cell.trim()))
    .filter(({ length }) => length === 9)
    .map(([, name, version, , released, , , why]) => [name, { version, released, why }]),
);

const check = process.argv.includes("--check");
const wrong = [];
const rows = [...asked.keys()].sort().map((name) => {
  const folder = folderOf(name, root) ?? workspaces.map((each) => folderOf(name, join(root, each))).find((each) => each !== null);
  if (folder == null) throw new Error(`${name} is not installed: npm ci`);
  const { name: called, version, license } = json(join(folder, "package.json")); // it may stand here under another name
  const old = known.get(name);
  const released = old?.version === version ? old.released : check ? "?" : dayOf(called, version);
  const why = old?.why ?? "?";
  if (why === "?") wrong.push(`${name}: why is it here?`);
  const weight = [...brought(folder)].reduce((sum, each) => sum + weigh(each), 0) / 1e6;
  return { name, version, cells: [name, version, license, released, weight.toFixed(1), asked.get(name).join(", "), why] };
});

function dayOf(name, version) {
  const times = JSON.parse(
    execFileSync("npm", ["view", `${name}@${version}`, "time", "--json"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
  );
  return times[version].slice(0, 10);
}

const table = [HEAD, LINE, ...rows.map(({ cells }) => `| ${cells.join(" | ")} |`)].join("\n");
for (const { name, version } of rows)
  if (known.get(name)?.version !== version) wrong.push(`${name} ${version}: the table has ${known.get(name)?.version ?? "no row for it"}`);
for (const name of known.keys()) if (!asked.has(name)) wrong.push(`${name}: nobody asks for it any more`);
if (!check) writeFileSync(file, text.slice(0, begins) + table + (ends < begins ? "\n" : text.slice(ends)));
for (const each of wrong) console.error(each);
if (wrong.length > 0 && (check || wrong.some((each) => each.endsWith("here?")))) process.exitCode = 1;
else if (!process.argv.includes("--quiet")) {
  console.log(`${rows.length} libraries; docs/dependencies.md ${check ? "is right" : "is written"}.`);
  const installed = Object.entries(json(join(root, "node_modules/.package-lock.json")).packages).filter(([path]) =>
    path.includes("node_modules/"),
  );
  const megabytes = (some) => (some.reduce((sum, [path]) => sum + weigh(join(root, path)), 0) / 1e6).toFixed(0);
  const forStart = installed.filter(([, { dev }]) => dev !== true);
  console.log(
    `npm start wants ${forStart.length} packages, ${megabytes(forStart)} MB; npm test ${installed.length}, ${megabytes(installed)} MB.`,
  );
}
