/** `npm run pace`: how many lines a search plays in a time, and what a second thread saves. */
import { parseArgs } from "node:util";
import { diceOf, type Game, InputError, type Match, newMatch } from "@duelex/kernel";
import { GreedyPlayer, type Helpers, TreePlayer, usualManner } from "@duelex/players";
import { type SearchThreads, searchThreads, seedOfGame } from "@duelex/sim";
import { allGames } from "../apps/cli/src/games.ts";
import { command, Hearing, INTERRUPTED, wholeNumber } from "./command.ts";

const HELP = `npm run pace -- [options]
Plays matches between greedy players with the game's first two decks, one answer in twenty at random, and searches at one question of each at which there is something to
think about: for a time, and says how many lines that was; or, with --threads, so many lines on one thread and on several in turn, and says
how long each took by the clock.

  --game ID      gundam, gate-ruler, bos or colossus-order; may be given again      (all four)
  --positions N  questions of each game                                             (20)
  --ms N         milliseconds for each                                              (1000)
  --threads N    compares so many threads with one                                  (one alone)
  --lines N      lines for each, with --threads                                     (2000)
  --seed N       another series of matches                                          (1)

  npm run pace -- --game bos
  npm run pace -- --threads 2`;

/** A question that is settled with fewer lines is nothing to think about. */
const LEAST = 200;

/** A match of a series between two decks, at a question that a search has to think about; null if it has none. */
function questionOf(game: Game, decks: readonly [unknown, unknown], seed: number): Match | null {
  const dice = diceOf(seed);
  const match = newMatch(game, { decks, seed });
  const players = ([0, 1] as const).map((seat) => new GreedyPlayer(game, seat, diceOf(seed + seat)));
  const asked: Match[] = [];
  while (!match.over) {
    const { count } = match.options();
    if (count > 2) asked.push(match.clone());
    match.play(dice(20) === 0 ? dice(count) : players[match.asked]!.choose(match));
  }
  if (asked.length === 0) return null;
  const question = asked[dice(asked.length)]!;
  return new TreePlayer(game, question.asked, dice, { lines: LEAST }).think(question).lines < LEAST ? null : question;
}

const clock = (): number => performance.now();
const middle = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1]!;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Comparisons before one counts: until all threads have come, and know the code. */
const WARM = 4;

const threadsFor = (game: Game, decks: readonly [unknown, unknown], count: number): SearchThreads =>
  searchThreads(count, {
    ...{ loader: new URL("../apps/cli/src/games.ts", import.meta.url).href, game: game.id },
    ...{ cardFiles: [], from: { decks } },
  });

/** Lines a second, and for how long it thought. */
function timed(game: Game, match: Match, milliseconds: number): readonly [pace: number, spent: number] {
  const player = new TreePlayer(game, match.asked, diceOf(1), { milliseconds, clock });
  const began = clock();
  const { lines } = player.think(match);
  const spent = clock() - began;
  return [(1000 * lines) / spent, spent];
}

/** Milliseconds for so many lines on one thread, and on several; twice each, in turn. */
function compared(game: Game, match: Match, lines: number, helpers: Helpers): readonly [number, number] {
  const think = (on: Helpers | null): number => {
    const began = clock();
    new TreePlayer(game, match.asked, diceOf(1), { lines }, usualManner, on).think(match);
    return clock() - began;
  };
  const sums: [number, number] = [0, 0];
  for (const _ of [1, 2]) {
    sums[0] += think(null);
    sums[1] += think(helpers);
  }
  return sums;
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      ...{
        game: { type: "string", multiple: true },
        positions: { type: "string", default: "20" },
        ms: { type: "string", default: "1000" },
      },
      ...{ threads: { type: "string" }, lines: { type: "string", default: "2000" }, seed: { type: "string", default: "1" } },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const [positions, milliseconds] = [wholeNumber("--positions", values.positions, 1), wholeNumber("--ms", values.ms, 1)];
  const [lines, seed] = [wholeNumber("--lines", values.lines, 1), wholeNumber("--seed", values.seed, 0)];
  const threads = values.threads === undefined ? 1 : wholeNumber("--threads", values.threads, 2);
  if (threads > 64) throw new InputError("--threads", [{ where: "", what: "2 to 64 are wanted" }]);
  const hearing = new Hearing();
  for (const id of values.game ?? allGames.ids) {
    const game = await allGames.load(id);
    const decks = [game.decks[0]!.deck, game.decks[1 % game.decks.length]!.deck] as const;
    const helpers = threads === 1 ? null : threadsFor(game, decks, threads - 1);
    const measured: (readonly [number, number])[] = [];
    for (let nth = 0; measured.length < positions && !(await hearing.breathe()); nth++) {
      const match = questionOf(game, decks, seedOfGame(seed, nth));
      if (match === null) continue;
      if (helpers === null && measured.length === 0) timed(game, match, milliseconds); // until the code is known
      if (helpers !== null && measured.length === 0) for (let warm = 0; warm < WARM; warm++) compared(game, match, lines, helpers);
      measured.push(helpers === null ? timed(game, match, milliseconds) : compared(game, match, lines, helpers));
    }
    await helpers?.close();
    if (measured.length === 0) return INTERRUPTED;
    const [ones, others] = [measured.map(([one]) => one), measured.map(([, other]) => other)];
    if (threads === 1) {
      const [least, usual, most] = [Math.min(...ones), middle(ones), Math.max(...ones)].map((pace) => Math.round(pace));
      const early = others.filter((spent) => spent < 0.99 * milliseconds).length;
      console.log(
        `${game.name}: ${usual} lines a second (${least} to ${most}) at ${measured.length} questions; at ${early} it had done before ${milliseconds} ms`,
      );
    } else {
      const each = 2 * measured.length;
      console.log(
        `${game.name}: ${lines} lines at ${measured.length} questions, twice: ${(sum(ones) / each).toFixed(1)} ms on one thread, ${(sum(others) / each).toFixed(1)} on ${threads}: ${(sum(ones) / sum(others)).toFixed(2)} times as fast`,
      );
    }
    if (hearing.stopped) return INTERRUPTED;
  }
  return 0;
}

await command(main);
