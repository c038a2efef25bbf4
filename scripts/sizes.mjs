/**
 * `npm run sizes`: what a page has to load, bundled, minified and gzipped, held against a budget. A game's rules are what `@duelex/GAME/rules`
 * brings with it to play a match when it is given cards: everything but the kernel and the schema library, each of which is told by itself. A whole
 * match is what a page loads that plays one: rules, cards, decks, rulebook, kernel, players, and the schema library as far as decks need it.
 * `most` is what holds today, and nothing may grow beyond it. What `npm install duelex` puts on the disk beside the program is weighed as it lies
 * there: its libraries, and the PostgreSQL of `duelex serve` by itself, which `--omit=optional` leaves out. Exit code 1 if anything is over its budget.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
const games = ["gundam", "gate-ruler", "bos", "colossus-order"];
const [kB, MB] = [1000, 1_000_000];
const libraries = ["@duelex/kernel", "@duelex/kernel/scenario", "zod", "zod/mini"];

const all = (door) => `export * from "@duelex/${door}";`;
/** What a match of a game is played with. */
const doors = (game) => ["rules", "cards", "decks", "rulebook", ...(game === "gundam" ? ["text"] : [])];
const played = (game) => doors(game).map((door) => all(`${game}/${door}`));
const readsDecks =
  'import * as z from "zod/mini"; export const used = [z.strictObject, z.optional, z._default, z.record, z.array, z.enum, z.string, z.int, z.minLength, z.minimum, z.maximum];';
const readsFiles =
  'import * as z from "zod"; export const used = [z.strictObject, z.discriminatedUnion, z.toJSONSchema, z.int, z.lazy, z.record, z.union, z.literal];';

/** What is measured, what it may weigh in bytes, and what is told by itself. */
const budget = [
  { what: "kernel", most: 18.5 * kB, code: [all("kernel")] },
  { what: "kernel, deck lists", most: 6 * kB, code: [all("kernel/deck-list")] },
  { what: "kernel, scenarios", most: 10.5 * kB, code: [all("kernel/scenario")] },
  ...games.map((game) => ({ what: `${game}, rules`, most: 61 * kB, code: [all(`${game}/rules`)], without: libraries })),
  ...games.map((game) => ({ what: `${game}, cards and decks`, most: 50 * kB, code: [all(`${game}/cards`), all(`${game}/decks`)] })),
  ...games.map((game) => ({ what: `${game}, rulebook`, most: 12 * kB, code: [all(`${game}/rulebook`)] })),
  { what: "gundam, clauses as sentences", most: 12 * kB, code: [all("gundam/text")], without: libraries },
  ...games.map((game) => ({ what: `${game}, whole, with card files`, most: 150 * kB, code: [all(game)], without: libraries })),
  { what: "players", most: 20 * kB, code: [all("players")], without: libraries },
  { what: "session", most: 25 * kB, code: [all("session")], without: [...libraries, "@duelex/players"] },
  { what: "zod, as decks are read", most: 10 * kB, code: [readsDecks] },
  { what: "zod, as card files are read", most: 40 * kB, code: [readsFiles] },
  ...games.map((game) => ({
    ...{ what: `a match of ${game}, all of it`, most: 153 * kB },
    code: [...played(game), 'export { newMatch, resultOf } from "@duelex/kernel";', all("players")],
  })),
  {
    ...{ what: "all four games with players", most: 322 * kB },
    code: [
      ...games.flatMap((game) => doors(game).map((door) => `export * as ${name(game, door)} from "@duelex/${game}/${door}";`)),
      ...[all("kernel"), all("players")],
    ],
  },
];

const rows = [];
for (const { what, most, code, without = [] } of budget) rows.push({ what, most, bytes: await weigh(code.join("\n"), without) });

/** What asks for the libraries of the installed program. */
const parts = ["packages/sim", "packages/session", "apps/server", "apps/cli"].map((path) => record(join(root, path)));
const asked = (kind) =>
  parts.flatMap((part) => Object.keys(part[kind] ?? {})).filter((name) => !name.startsWith("@duelex/") && name !== "zod");
const needed = brought(
  asked("dependencies").filter((name) => name !== "tsx"),
  root,
);
const optional = [...brought(asked("optionalDependencies"), root)].filter((folder) => !needed.has(folder));
rows.push(
  { what: "duelex, its libraries on the disk", most: 13 * MB, bytes: sum([...needed].map(lies)) },
  { what: "PostgreSQL beside it, optional", most: 70 * MB, bytes: sum(optional.map(lies)) },
);

const over = rows.filter(({ bytes, most }) => bytes > most);
if (process.argv.includes("--json")) console.log(JSON.stringify(rows, null, 2));
else if (!process.argv.includes("--quiet"))
  for (const { what, most, bytes } of rows)
    console.log(`${what.padEnd(36)} ${inKB(bytes).padStart(9)}   of ${inKB(most).padStart(9)}${bytes > most ? "   over" : ""}`);
if (over.length > 0) {
  console.error(`${over.length === 1 ? "One thing is" : `${over.length} things are`} over the budget, which is scripts/sizes.mjs.`);
  process.exitCode = 1;
}

function name(game, door) {
  return `${game}_${door}`.replaceAll("-", "_");
}

async function weigh(contents, without) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(root, "packages/sim"), loader: "js" },
    ...{ bundle: true, minify: true, format: "esm", write: false, external: without, logLevel: "error" },
  });
  return gzipSync(outputFiles[0].contents, { level: 9 }).length;
}

function inKB(bytes) {
  return bytes < MB ? `${(bytes / kB).toFixed(1)} kB` : `${(bytes / MB).toFixed(1)} MB`;
}

function record(folder) {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}

/** The folders of these libraries, and of all that they bring along, each once. */
function brought(names, from, seen = new Set()) {
  for (const name of names) {
    const folder = folderOf(name, from);
    if (folder === null || seen.has(folder)) continue;
    seen.add(folder);
    const { dependencies, optionalDependencies } = record(folder);
    brought(Object.keys({ ...dependencies, ...optionalDependencies }), folder, seen);
  }
  return seen;
}

/** Where a library lies that is asked for from here; null for one that is for another kind of machine. */
function folderOf(name, from) {
  for (let at = from; at.length >= root.length - 1; at = join(at, "..")) {
    const folder = join(at, "node_modules", name);
    if (existsSync(join(folder, "package.json"))) return folder;
  }
  return null;
}

/** What lies in a folder, without the libraries in it, which are counted by themselves. */
function lies(folder) {
  return sum(
    readdirSync(folder, { withFileTypes: true }).map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === "node_modules" ? 0 : lies(path);
      return entry.isFile() ? statSync(path).size : 0;
    }),
  );
}

function sum(numbers) {
  return numbers.reduce((whole, each) => whole + each, 0);
}
