/**
 * `npm run build`: makes each of packages/*, and the terminal, an installable package under dist/packages. Compiled ES modules, declarations and source
 * maps by TypeScript; card data as modules of their own; a package.json that closes every other door. `--pack` also makes the
 * archives that `npm install` takes. Inside the repository nothing of this is used: the sources are imported as they are.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readmeOf } from "./build/readme.mjs";
import { buildTerminal } from "./build/terminal.mjs";
import { inOrder, workspaces } from "./build/workspaces.mjs";
import { tsc } from "./tsc.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "dist");
const packed = join(dist, "packages");

const all = inOrder(workspaces(root));
mkdirSync(dist, { recursive: true });
const fresh = mkdtempSync(join(dist, "making-")); // a build that fails leaves the last one as it was
try {
  for (const one of all) build(one);
  mkdirSync(join(fresh, "duelex"));
  await buildTerminal(root, join(fresh, "duelex"));
  rmSync(packed, { recursive: true, force: true });
  renameSync(fresh, packed);
} catch (problem) {
  rmSync(fresh, { recursive: true, force: true });
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
}
console.log(`${all.length + 1} packages in dist/packages: ${all.map(({ name }) => name).join(", ")}, and duelex itself.`);
if (process.argv.includes("--pack")) pack();

function build({ folder, name, manifest }) {
  const from = join(root, "packages", folder);
  const to = join(fresh, folder);
  compile(folder, from, to, manifest);
  for (const file of filesIn(join(to, "lib"))) settle(join(to, "lib", file), file);
  const hasData = dataOf(from, to);
  writeFileSync(join(to, "package.json"), `${JSON.stringify(publicManifest(manifest, hasData), null, 2)}\n`);
  cpSync(join(root, "LICENSE"), join(to, "LICENSE"));
  writeFileSync(join(to, "README.md"), readmeOf(manifest, hasData));
  if (!existsSync(join(to, "lib", "index.js"))) throw new Error(`${name}: nothing was compiled`);
}

/** Where a source of a package lies when it is compiled. */
function compiledTo(source) {
  return source.replace(/^\.\/src\//, "lib/").replace(/\.ts$/, ".js");
}

/** Packages that this one stands on are read by their declarations, so that nothing of theirs is compiled into it. */
function compile(folder, from, to, { dependencies = {} }) {
  const paths = {};
  for (const { folder: other, name, manifest } of all) {
    if (!(name in dependencies)) continue;
    for (const [door, source] of Object.entries(manifest.exports))
      paths[name + door.slice(1)] = [`${fresh}/${other}/${compiledTo(source).replace(/\.js$/, ".d.ts")}`];
  }
  const project = join(from, "tsconfig.build.json");
  const settings = {
    extends: "../../tsconfig.base.json",
    compilerOptions: {
      noEmit: false,
      rootDir: "src",
      outDir: join(to, "lib"),
      paths,
      types: folder === "sim" ? ["node"] : [],
      declaration: true,
      sourceMap: true,
      inlineSources: true,
      allowImportingTsExtensions: false,
      rewriteRelativeImportExtensions: true,
    },
    include: ["../../types", "src"],
  };
  writeFileSync(project, JSON.stringify(settings));
  try {
    const run = spawnSync(process.execPath, [tsc, "-p", project], { cwd: root, encoding: "utf8" });
    if (run.status !== 0) throw new Error(`${folder}:\n${run.stdout}${run.stderr}`);
  } finally {
    rmSync(project, { force: true });
  }
  for (const file of filesIn(join(from, "src"))) if (file.endsWith(".mjs")) cpSync(join(from, "src", file), join(to, "lib", file));
}

/** What TypeScript leaves as it is in the sources: names of files in declarations, data that is imported, enums that are inlined. */
function settle(path, file) {
  if (!/\.(js|mjs|d\.ts)$/.test(file)) return;
  const text = readFileSync(path, "utf8");
  const settled = file.endsWith(".d.ts")
    ? text.replace(/(from |import\()"(\.{1,2}\/[^"]+)\.ts"/g, '$1"$2.js"').replace(/\bconst enum\b/g, "enum")
    : text.replace(/"(\.\.\/[^"]+)\.json" with \{ type: "json" \}/g, '"$1.js"');
  if (settled !== text) writeFileSync(path, settled);
}

/** Card and deck data as modules, which `lib/data` names and types, with their licence. */
function dataOf(from, to) {
  const data = join(from, "data");
  if (!existsSync(data)) return false;
  mkdirSync(join(to, "data"));
  const modules = readdirSync(data).filter((file) => file.endsWith(".json"));
  for (const file of modules) {
    const name = file.slice(0, -".json".length);
    const value = JSON.stringify(JSON.parse(readFileSync(join(data, file), "utf8")));
    // read by JSON.parse, which is quicker than a literal; a module needs no flag and no loader anywhere
    writeFileSync(join(to, "data", `${name}.js`), `export default JSON.parse(${JSON.stringify(value)});\n`);
  }
  for (const file of readdirSync(data)) if (file.endsWith(".md")) cpSync(join(data, file), join(to, "data", file));
  return true;
}

function publicManifest(manifest, hasData) {
  const { private: _, devDependencies: __, exports: doors, dependencies = {}, scripts: ___, ...rest } = manifest;
  const door = (file) => ({ types: file.replace(/\.js$/, ".d.ts"), default: file });
  const compiled = Object.fromEntries(Object.entries(doors).map(([path, source]) => [path, door(`./${compiledTo(source)}`)]));
  const wanted = Object.entries(dependencies)
    .filter(([name]) => name !== "tsx")
    .map(([name, version]) => [name, version === "*" ? manifest.version : version]);
  return {
    ...rest,
    keywords: ["trading-card-game", "rules-engine", "referee", "simulation", rest.name.split("/")[1]],
    sideEffects: false,
    exports: { ...compiled, "./package.json": "./package.json" },
    ...(wanted.length === 0 ? {} : { dependencies: Object.fromEntries(wanted) }),
    files: ["lib", ...(hasData ? ["data"] : [])],
  };
}

/** Archives beside the packages, for `npm install FILE…`. */
function pack() {
  const to = join(dist, "archives");
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to);
  const words = [
    "pack",
    "--silent",
    "--pack-destination",
    to,
    ...[...all.map(({ folder }) => folder), "duelex"].map((folder) => `./dist/packages/${folder}`),
  ];
  const npm = process.env.npm_execpath;
  const run = npm?.endsWith("js")
    ? spawnSync(process.execPath, [npm, ...words], { cwd: root, encoding: "utf8" })
    : spawnSync("npm", words, { cwd: root, encoding: "utf8", shell: process.platform === "win32" });
  if (run.status !== 0) {
    console.error(`${run.stdout}${run.stderr}`);
    process.exit(1);
  }
  console.log(run.stdout.trim());
}

function filesIn(folder) {
  return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll("\\", "/")) : [];
}
