/** Where the program lies: as sources in the repository, or compiled and installed somewhere. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Game } from "@duelex/kernel";
import packageFile from "../package.json" with { type: "json" };
import { type Citation, coverageOf, type RuleCoverage } from "./coverage.ts";

/** Of the terminal, and of the games with it. */
export const { version } = packageFile as { readonly version: string };

const installed = !import.meta.url.endsWith(".ts");

/** How the reader of a hint calls this program. */
export const COMMAND = installed ? "duelex" : "npx duelex";

/** Where the door (bin/duelex.mjs) has prepared the program of a worker thread, if it has. */
const preparedWorker: unknown = Reflect.get(globalThis, Symbol.for("duelex.worker"));

/** The module by which worker threads come by a game. */
export const gameLoader =
  typeof preparedWorker === "string" ? new URL(preparedWorker) : new URL(installed ? "./games.js" : "./games.ts", import.meta.url);

const preparedThinker: unknown = Reflect.get(globalThis, Symbol.for("duelex.thinker"));

/** The program of a thread in which a server's machines think. */
export const thinker =
  typeof preparedThinker === "string"
    ? new URL(preparedThinker)
    : new URL(installed ? "./thinker.js" : "./serve/thinker.ts", import.meta.url);

/** The repository, if the program runs from its sources. */
export const repository: string | null = installed ? null : fileURLToPath(new URL("../../..", import.meta.url));

/** Where a program that was installed has its page. */
export const installedPage = fileURLToPath(new URL("../page", import.meta.url));

/** Where the puzzles lie. */
export const puzzleFolder = fileURLToPath(new URL(installed ? "../puzzles" : "../../../puzzles", import.meta.url));

/** Citations of a game as the build writes them down: paragraph → lines. */
interface WrittenCoverage {
  readonly byCode: Readonly<Record<string, readonly Citation[]>>;
  readonly byTests: Readonly<Record<string, readonly Citation[]>>;
}

/** What cites the paragraphs of a game: read from the sources; where there are none, from what was written down when this was built. */
export function citationsOf(game: Game): RuleCoverage {
  if (repository !== null) return coverageOf(game.rulebook, game.id, repository);
  const written = JSON.parse(readFileSync(new URL(`../citations/${game.id}.json`, import.meta.url), "utf8")) as WrittenCoverage;
  return { byCode: new Map(Object.entries(written.byCode)), byTests: new Map(Object.entries(written.byTests)) };
}
