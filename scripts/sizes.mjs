/**
 * `npm run sizes`: what a page has to load, bundled, minified and gzipped, held against a budget. A game's rules are what `@duelex/GAME/rules`
 * brings with it to play a match when it is given cards: everything but the kernel and the schema library, each of which is told by itself. A whole
 * match is what a page loads that plays one: rules, cards, decks, rulebook, kernel, players, and the schema library as far as decks need it.
 * `most` is what holds today, and nothing may grow beyond it. Exit code 1 if anything is over its budget.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
const games = ["gundam", "gate-ruler", "bos", "colossus-order"];
const kB = 1000;
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
  { what: "kernel", most: 20 * kB, code: [all("kernel")] },
  { what: "kernel, scenarios", most: 10 * kB, code: [all("kernel/scenario")] },
  ...games.map((game) => ({ what: `${game}, rules`, most: 60 * kB, code: [all(`${game}/rules`)], without: libraries })),
  ...games.map((game) => ({ what: `${game}, cards and decks`, most: 60 * kB, code: [all(`${game}/cards`), all(`${game}/decks`)] })),
  ...games.map((game) => ({ what: `${game}, rulebook`, most: 12 * kB, code: [all(`${game}/rulebook`)] })),
  { what: "gundam, clauses as sentences", most: 12 * kB, code: [all("gundam/text")], without: libraries },
  ...games.map((game) => ({ what: `${game}, whole, with card files`, most: 150 * kB, code: [all(game)], without: libraries })),
  { what: "players", most: 20 * kB, code: [all("players")], without: libraries },
  { what: "session", most: 25 * kB, code: [all("session")], without: [...libraries, "@duelex/players"] },
  { what: "zod, as decks are read", most: 10 * kB, code: [readsDecks] },
  { what: "zod, as card files are read", most: 40 * kB, code: [readsFiles] },
  ...games.map((game) => ({
    ...{ what: `a match of ${game}, all of it`, most: 155 * kB },
    code: [...played(game), 'export { newMatch, resultOf } from "@duelex/kernel";', all("players")],
  })),
  {
    ...{ what: "all four games with players", most: 317 * kB },
    code: [
      ...games.flatMap((game) => doors(game).map((door) => `export * as ${name(game, door)} from "@duelex/${game}/${door}";`)),
      ...[all("kernel"), all("players")],
    ],
  },
];

const rows = [];
for (const { what, most, code, without = [] } of budget) rows.push({ what, most, bytes: await weigh(code.join("\n"), without) });

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
  return `${(bytes / kB).toFixed(1)} kB`;
}
