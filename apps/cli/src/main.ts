/** The program of the terminal: gives the process's terminal, games and folders to the commands. */
import { randomInt } from "node:crypto";
import { homedir } from "node:os";
import { join } from "node:path";
import { GREATEST_SEED } from "./flags.ts";
import { allGames } from "./games.ts";
import { citationsOf, version } from "./places.ts";
import { run } from "./program.ts";
import { processTerminal } from "./terminal.ts";

process.exitCode = await run(
  process.argv.slice(2),
  {
    terminal: processTerminal(),
    games: allGames,
    citationsOf,
    keep: join(process.env["XDG_STATE_HOME"] ?? join(homedir(), ".local", "state"), "duelex"),
    newSeed: () => randomInt(GREATEST_SEED),
    typed: process.argv.slice(2),
    underWay: null,
  },
  version,
);
