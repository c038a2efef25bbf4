/** The terminal as an installable package: one command, its modules bundled with the games, what cites each paragraph written down. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

/** @param to an empty folder for the package */
export async function buildTerminal(root, to) {
  const from = join(root, "apps/cli");
  const manifest = read(join(from, "package.json"));
  const sim = read(join(root, "packages/sim/package.json"));
  const session = read(join(root, "packages/session/package.json"));
  const server = read(join(root, "apps/server/package.json"));
  const libraries = Object.fromEntries(
    Object.entries({ ...sim.dependencies, ...session.dependencies, ...server.dependencies, ...manifest.dependencies })
      .filter(([name]) => !name.startsWith("@duelex/") && !["tsx", "zod"].includes(name))
      .sort(([one], [other]) => one.localeCompare(other)),
  );
  await build({
    entryPoints: {
      main: join(from, "src/main.ts"),
      games: join(from, "src/games.ts"),
      worker: join(root, "packages/sim/src/worker.ts"),
      thinker: join(from, "src/serve/thinker.ts"),
    },
    ...{
      bundle: true,
      splitting: true,
      format: "esm",
      platform: "node",
      target: "node20",
      minify: true,
      logLevel: "error",
    },
    ...{ outdir: join(to, "lib"), chunkNames: "[name]-[hash]", external: [...Object.keys(libraries), "tsx"] },
  });
  for (const door of ["worker.mjs", "searcher.mjs", "load.mjs"]) cpSync(join(root, "packages/sim/src", door), join(to, "lib", door));
  cpSync(join(root, "puzzles"), join(to, "puzzles"), { recursive: true });
  mkdirSync(join(to, "bin"));
  writeFileSync(join(to, "bin/duelex.js"), '#!/usr/bin/env node\nimport "../lib/main.js";\n', { mode: 0o755 });
  await writeCitations(root, to);
  await copyPage(root, to);
  writeLicences(root, to);
  const { version, description, license, type, engines } = manifest;
  const packageJson = {
    ...{ name: "duelex", version, description, license, type, engines, keywords: ["trading-card-game", "terminal", "rules-engine"] },
    ...{ bin: { duelex: "bin/duelex.js" }, files: ["bin", "lib", "citations", "licences", "page", "puzzles"], dependencies: libraries },
    // PostgreSQL for `duelex serve`: who plays alone may omit it
    optionalDependencies: server.optionalDependencies,
  };
  writeFileSync(join(to, "package.json"), `${JSON.stringify(packageJson, null, 2)}\n`);
  cpSync(join(root, "LICENSE"), join(to, "LICENSE"));
  writeFileSync(
    join(to, "README.md"),
    [
      "# duelex",
      "Trading card games played by the book, in the terminal and in the browser: Gundam Card Game, Gate Ruler, BOS TCG and Colossus Order.",
      "    npm install --global duelex\n    duelex play gundam\n    duelex table",
      "`duelex --help` lists the commands; each has `--help` with examples.",
      "Code: MIT. Card data keeps its own licences: `licences/`. Not affiliated with the owners of the games.",
      "",
    ].join("\n\n"),
  );
}

/** What cites each paragraph, for `duelex rule`: where the sources are not there to be read. */
async function writeCitations(root, to) {
  mkdirSync(join(to, "citations"));
  const { register } = await import("tsx/esm/api");
  const unregister = register();
  const { allGames } = await import(pathToFileURL(join(root, "apps/cli/src/games.ts")).href);
  const { citationsOf } = await import(pathToFileURL(join(root, "apps/cli/src/places.ts")).href);
  for (const id of allGames.ids) {
    const { byCode, byTests } = citationsOf(await allGames.load(id));
    const written = { byCode: Object.fromEntries(byCode), byTests: Object.fromEntries(byTests) };
    writeFileSync(join(to, "citations", `${id}.json`), JSON.stringify(written));
  }
  await unregister();
}

/** The page that `duelex table` serves, built if it is not there already. */
async function copyPage(root, to) {
  const { register } = await import("tsx/esm/api");
  const unregister = register();
  const { buildPage, pageFolder } = await import(pathToFileURL(join(root, "apps/cli/src/table/build.ts")).href);
  await unregister();
  const failure = await buildPage(root, () => undefined);
  if (failure !== null) throw new Error(`the page: ${failure}`);
  cpSync(pageFolder(root), join(to, "page"), { recursive: true, filter: (file) => !file.endsWith(".made-of") });
}

function writeLicences(root, to) {
  mkdirSync(join(to, "licences"));
  for (const game of ["gundam", "gate-ruler", "bos", "colossus-order"])
    cpSync(join(root, "packages", game, "data/LICENSE.md"), join(to, "licences", `${game}-data.md`));
}

function read(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}
