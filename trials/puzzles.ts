/** `npm run puzzles`: looks for puzzles in machine matches, proves them, and writes them to `puzzles/`. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { allGames } from "../apps/cli/src/games.ts";
import { command, wholeNumber } from "./command.ts";
import { type PuzzleFile, puzzlesIn } from "./puzzles/find.ts";

const folder = fileURLToPath(new URL("../puzzles/", import.meta.url));

const HELP = `npm run puzzles -- [options]
Plays machine matches and looks for questions at which exactly one answer wins before the turn ends, everything open. Each is proved,
checked again by trying everything, and written to puzzles/ as a scenario with its solution and its proof, the easiest first.

  --game ID      gundam, gate-ruler, bos or colossus-order                                 (all four)
  --wanted N     so many of each game                                                      (12)
  --matches N    so many matches of each game at most                                      (2000)
  --seconds N    so long for each game at most                                             (no limit)
  --seed N       another series of matches                                                 (1)

  npm run puzzles -- --game bos --wanted 20 --seed 2`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      ...{ game: { type: "string" }, wanted: { type: "string", default: "12" }, matches: { type: "string", default: "2000" } },
      ...{
        seconds: { type: "string", default: "1000000" },
        seed: { type: "string", default: "1" },
        help: { type: "boolean", default: false },
      },
    },
  });
  if (values.help) return console.log(HELP);
  const ids = values.game === undefined ? allGames.ids : [values.game];
  const [wanted, matches, seconds] = [
    wholeNumber("--wanted", values.wanted, 1),
    wholeNumber("--matches", values.matches, 1),
    wholeNumber("--seconds", values.seconds, 1),
  ];
  const seed = wholeNumber("--seed", values.seed, 0);
  mkdirSync(folder, { recursive: true });
  for (const id of ids) {
    const game = await allGames.load(id);
    const found: PuzzleFile[] = [];
    const began = performance.now();
    let played = 0;
    for (; played < matches && found.length < wanted && performance.now() - began < 1000 * seconds; played++)
      for (const puzzle of puzzlesIn(game, seed, played)) {
        found.push(puzzle);
        if (found.length >= wanted) break;
      }
    found.sort((one, other) => one.puzzle.difficulty - other.puzzle.difficulty);
    const old = readdirSync(folder).filter((file) => file.startsWith(`${id}-`));
    if (found.length < old.length) {
      console.log(`${game.name}: ${found.length} puzzles in ${played} matches; the ${old.length} that are there stay`);
      continue;
    }
    for (const file of old) rmSync(`${folder}${file}`);
    for (const [nth, puzzle] of found.entries())
      writeFileSync(`${folder}${id}-${String(nth + 1).padStart(2, "0")}.json`, `${JSON.stringify(puzzle, null, 2)}\n`);
    console.log(`${game.name}: ${found.length} puzzles in ${played} matches`);
  }
}

await command(main);
