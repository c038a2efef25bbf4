/** `npm run puzzles`: looks for puzzles in machine matches, proves them, and writes them to `puzzles/`. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { InputError } from "@duelex/kernel";
import type { Proof } from "@duelex/sim";
import { allGames } from "../apps/cli/src/games.ts";
import { openPuzzle, puzzlesOf, seatOf } from "../apps/cli/src/puzzles.ts";
import { command, Hearing, INTERRUPTED, wholeNumber } from "./command.ts";
import { difficultyOf, type Kind, type PuzzleFile, puzzleIn } from "./puzzles/find.ts";

const folder = fileURLToPath(new URL("../puzzles/", import.meta.url));
const biome = fileURLToPath(new URL("../node_modules/@biomejs/biome/bin/biome", import.meta.url));

const HELP = `npm run puzzles -- [options]
Plays machine matches and looks for questions at which exactly one answer wins before the turn ends, or saves the match: after every other
one the other side wins by force before its next turn has ended. Everything is open. Each is proved, checked again by trying everything,
and written to puzzles/ as a scenario with its solution and its proof, the easiest first.

  --game ID      gundam, gate-ruler, bos or colossus-order                                 (all four)
  --kind KIND    win or save; those of the other kind stay as they are                     (both)
  --wanted N     so many of each kind, of each game                                        (12 that win, 4 that save)
  --matches N    so many matches of each game at most                                      (2000)
  --seconds N    so long for each game and kind at most                                    (no limit)
  --seed N       another series of matches                                                 (1)
  --from N       goes on with the Nth match of the series: what is found is added to what is there, unless it is there
  --again        looks for none: says anew how difficult those are that are there, for the players of today

It says in which matches it has found some. Ctrl-C ends it: the kind of puzzle that was being looked for stays as it was, those before it are written; exit code 130.

  npm run puzzles -- --game bos --kind save --wanted 6 --seed 2`;

const KINDS = { win: "12", save: "4" } as const;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      ...{ game: { type: "string" }, kind: { type: "string" }, wanted: { type: "string" }, matches: { type: "string", default: "2000" } },
      ...{
        seconds: { type: "string", default: "1000000" },
        seed: { type: "string", default: "1" },
        from: { type: "string" },
        again: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const ids = values.game === undefined ? allGames.ids : [values.game];
  const kinds = (Object.keys(KINDS) as Kind[]).filter((kind) => values.kind === undefined || values.kind === kind);
  if (kinds.length === 0) throw new InputError("--kind", [{ where: "", what: `win or save is wanted, not "${values.kind}"` }]);
  const [matches, seconds] = [wholeNumber("--matches", values.matches, 1), wholeNumber("--seconds", values.seconds, 1)];
  const seed = wholeNumber("--seed", values.seed, 0);
  const from = values.from === undefined ? 0 : wholeNumber("--from", values.from, 0);
  const hearing = new Hearing();
  mkdirSync(folder, { recursive: true });
  for (const id of ids) {
    const game = await allGames.load(id);
    if (values.again) {
      const judged = puzzlesOf(id, folder).map((each) => {
        const { puzzle } = each;
        return {
          ...each,
          puzzle: { ...puzzle, difficulty: difficultyOf(game, openPuzzle(game, each), seatOf(each), puzzle.proof as Proof) },
        };
      });
      write(id, judged);
      console.log(
        `${game.name}: ${judged.length} puzzles, ${judged
          .map(({ puzzle }) => puzzle.difficulty)
          .sort((a, b) => a - b)
          .join(", ")} bits`,
      );
      continue;
    }
    for (const kind of kinds) {
      const wanted = wholeNumber("--wanted", values.wanted ?? KINDS[kind], 1);
      const found: PuzzleFile[] = [];
      const began = performance.now();
      const foundIn: number[] = [];
      let played = 0;
      for (; played < matches && found.length < wanted && performance.now() - began < 1000 * seconds; played++) {
        if (await hearing.breathe()) {
          console.error(
            `Stopped at ${game.name}, ${kind}: ${found.length} of ${wanted} puzzles in ${played} matches; what is there stays.`,
          );
          return INTERRUPTED;
        }
        const puzzle = puzzleIn(game, seed, from + played, kind);
        if (puzzle === null) continue;
        found.push(puzzle);
        foundIn.push(from + played);
      }
      const all = puzzlesOf(id, folder);
      const old = all.filter(({ puzzle }) => (puzzle.saves === true) === (kind === "save"));
      const matchesPlayed = from === 0 ? `${played} matches` : `${played} matches from ${from} on`;
      const where = found.length === 0 ? "" : ` (${foundIn.join(", ")})`;
      const said = `${game.name}, ${kind}: ${found.length} puzzles in ${matchesPlayed}${where}`;
      if (values.from !== undefined) {
        const known = new Set(all.map(scriptOf));
        const others = found.filter((each) => !known.has(scriptOf(each)));
        if (others.length > 0) write(id, [...all, ...others]);
        console.log(`${said}; ${others.length} of them are new`);
        continue;
      }
      if (found.length < old.length) {
        console.log(`${said}; the ${old.length} that are there stay`);
        continue;
      }
      write(id, [...all.filter((each) => !old.includes(each)), ...found]);
      console.log(said);
    }
  }
  return 0;
}

/** The same match as far as the same question. */
const scriptOf = ({ seed, script }: PuzzleFile): string => JSON.stringify([seed, script]);

/** All puzzles of a game, the easiest first. */
function write(id: string, puzzles: readonly PuzzleFile[]): void {
  for (const file of readdirSync(folder).filter((each) => each.startsWith(`${id}-`))) rmSync(`${folder}${file}`);
  const sorted = [...puzzles].sort((one, other) => one.puzzle.difficulty - other.puzzle.difficulty);
  for (const [nth, puzzle] of sorted.entries())
    writeFileSync(`${folder}${id}-${String(nth + 1).padStart(2, "0")}.json`, `${JSON.stringify(puzzle, null, 2)}\n`);
  execFileSync(process.execPath, [biome, "format", "--write", folder], { stdio: "ignore" }); // as every other file is laid out
}

await command(main);
