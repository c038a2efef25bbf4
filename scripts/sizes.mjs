/**
 * `npm run sizes`: what a page has to load, bundled, minified and gzipped, held against a budget. Rules are a game's own code, without
 * the kernel, the schema library and the card data, each of which is told by itself. `most` is what holds today, and nothing may grow
 * beyond it; `goal` is what it is to come down to. Exit code 1 if anything is over its budget.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
const games = ["gundam", "gate-ruler", "bos", "colossus-order"];
const kB = 1000;

const most = { gundam: 90 * kB, "gate-ruler": 75 * kB, bos: 60 * kB, "colossus-order": 60 * kB };

/** What is measured, what it may weigh in bytes, and what is not counted with it. */
const budget = [
  { what: "kernel", most: 23 * kB, goal: 20 * kB, entry: "kernel" },
  ...games.map((game) => ({
    ...{ what: `${game}, rules`, most: most[game], goal: 60 * kB, entry: game },
    ...{ without: ["@duelex/kernel", "zod"], data: false },
  })),
  { what: "players", most: 20 * kB, entry: "players", without: ["@duelex/kernel"] },
  { what: "session", most: 20 * kB, entry: "session", without: ["@duelex/kernel", "@duelex/players"] },
  { what: "zod, as the games use it", most: 40 * kB, entry: null },
];

const rows = [];
for (const { what, most, goal = most, entry, without = [], data = true } of budget) {
  rows.push({
    what,
    most,
    goal,
    bytes: entry === null ? await weigh(zodAlone(), [], true) : await weigh(`export * from "@duelex/${entry}";`, without, data),
  });
}
for (const game of games) {
  const folder = join(root, "packages", game, "data");
  const bytes = readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => gzipped(readFileSync(join(folder, file))));
  rows.push({ what: `${game}, card data`, most: 60 * kB, goal: 60 * kB, bytes: bytes.reduce((sum, each) => sum + each, 0) });
}
const everything = [...games, "players"].map((name) => `export * as ${name.replace("-", "_")} from "@duelex/${name}";`).join("\n");
rows.push({ what: "all four games with players", most: 440 * kB, goal: 317 * kB, bytes: await weigh(everything, [], true) });

const over = rows.filter(({ bytes, most }) => bytes > most);
if (process.argv.includes("--json")) console.log(JSON.stringify(rows, null, 2));
else if (!process.argv.includes("--quiet"))
  for (const { what, most, goal, bytes } of rows)
    console.log(
      `${what.padEnd(30)} ${inKB(bytes).padStart(9)}   of ${inKB(most).padStart(9)}${bytes > most ? "   over" : ""}${bytes > goal ? `   goal ${inKB(goal)}` : ""}`,
    );
if (over.length > 0) {
  console.error(`${over.length === 1 ? "One thing is" : `${over.length} things are`} over the budget, which is scripts/sizes.mjs.`);
  process.exitCode = 1;
}

function zodAlone() {
  return 'import * as zod from "zod"; export const used = [zod.strictObject, zod.discriminatedUnion, zod.toJSONSchema, zod.int, zod.lazy, zod.record, zod.union, zod.literal];';
}

async function weigh(contents, without, withData) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(root, "packages/sim"), loader: "js" },
    ...{ bundle: true, minify: true, format: "esm", write: false, external: without, logLevel: "error" },
    plugins: withData
      ? []
      : [{ name: "no data", setup: ({ onResolve }) => onResolve({ filter: /\.json$/ }, ({ path }) => ({ path, external: true })) }],
  });
  return gzipped(outputFiles[0].contents);
}

function gzipped(bytes) {
  return gzipSync(bytes, { level: 9 }).length;
}

function inKB(bytes) {
  return `${(bytes / kB).toFixed(1)} kB`;
}
