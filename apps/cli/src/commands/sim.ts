import { availableParallelism } from "node:os";
import type { NamedDeck } from "@duelex/kernel";
import { type Report, simulate } from "@duelex/sim";
import { SingleBar } from "cli-progress";
import { type Act, asJson, commandNamed } from "../command.ts";
import { type Context, Exit } from "../context.ts";
import { type JsonFlag, jsonFlag, type MatchFlags, wholeNumber, withMatchFlags } from "../flags.ts";
import { type Matchup, readMatchup } from "../matchup.ts";
import { gameLoader } from "../places.ts";
import { MACHINES, readSeats } from "../play/seats.ts";
import { Problems } from "../problems.ts";
import { fieldOf, sayField, sayReport } from "../report.ts";

export interface SimFlags extends MatchFlags, JsonFlag {
  readonly players: string;
  readonly games: number;
  readonly threads?: number;
  readonly field?: true;
}

const USUAL_GAMES = 1000;
const MOST_THREADS = 64;
const MOST_USUAL_THREADS = 8;
/** From so many games on, threads are worth the second that it takes to start them. */
const WORTH_THREADS = { quick: 3000, thoughtful: 30 };

/** The result is the same on any number of threads. */
function threadsFor({ threads, games }: SimFlags, players: readonly string[]): number {
  const quick = players.every((name) => name === "random");
  return threads ?? (games < WORTH_THREADS[quick ? "quick" : "thoughtful"] ? 1 : Math.min(availableParallelism(), MOST_USUAL_THREADS));
}

export const simCommand = (context: Context, act: Act) =>
  withMatchFlags(
    commandNamed("sim", "many matches between machines, with statistics", [
      "sim gundam --decks official-deck-004,official-deck-006 --games 20000",
      "sim bos --players greedy,random --games 200 --seed 1 --threads 2",
      "sim gundam --decks my-deck.json,official-deck-001 --cards my-cards.json --json",
      "sim gundam --decks my-deck.json --field --players greedy",
    ]),
  )
    .argument("<game>", `one of ${context.games.ids.join(", ")}`)
    .option("--players <a,b>", `who plays: ${MACHINES.join(", ")}`, "random")
    .option("--field", "the first deck against every deck that comes with the game")
    .option("--games <number>", "how many matches", wholeNumber(1), USUAL_GAMES)
    .option("--threads <number>", "on how many threads; the result is the same", wholeNumber(1, MOST_THREADS))
    .addOption(jsonFlag())
    .action(act((game: string, flags: SimFlags) => sim(context, game, flags)));

async function sim(context: Context, id: string, flags: SimFlags): Promise<Exit> {
  const { terminal } = context;
  const problems = new Problems();
  const players = readSeats(flags.players, MACHINES, problems);
  const matchup = await readMatchup(context, id, flags, problems);
  const { game, decks, catalog } = matchup;
  const opponents =
    flags.field === true
      ? game.decks.filter(({ id: other, deck }) => other !== decks[0].id && game.checkDeck(deck, catalog).length === 0)
      : [decks[1]];
  const reports = await simulateAgainst(context, matchup, opponents, players, flags);
  if (flags.field === true) terminal.say(...(flags.json === undefined ? sayField(reports, terminal) : [asJson(fieldOf(reports))]));
  else terminal.say(...(flags.json === undefined ? sayReport(reports[0]!, terminal) : [asJson(reports[0]!)]));
  return reports.some((report) => report.aborted > 0) ? Exit.failed : Exit.fine;
}

/** The first deck against each of these; when Ctrl-C is pressed, what is done so far. */
async function simulateAgainst(
  { terminal }: Context,
  { game, decks, settings, seed, ownCards }: Matchup,
  opponents: readonly NamedDeck[],
  players: readonly [string, string],
  flags: SimFlags,
): Promise<Report[]> {
  const { games } = flags;
  const threads = threadsFor(flags, players);
  const bar = progressBar(terminal.showsProgress, games * opponents.length);
  const stop = new AbortController();
  const deaf = terminal.onInterrupt(() => stop.abort());
  const reports: Report[] = [];
  try {
    for (const [nth, opponent] of opponents.entries()) {
      if (stop.signal.aborted && reports.length > 0) break;
      const report = await simulate({
        game,
        decks: [decks[0], opponent],
        players,
        games,
        seed,
        settings,
        cardFiles: ownCards,
        threads,
        loader: gameLoader,
        signal: stop.signal,
        onProgress: ({ played }) => bar?.update(nth * games + played),
      });
      reports.push(report);
    }
    return reports;
  } finally {
    bar?.stop();
    deaf();
  }
}

/** On standard error, so that it never stands among the results. */
function progressBar(shown: boolean, games: number): SingleBar | null {
  if (!shown) return null;
  const bar = new SingleBar({
    stream: process.stderr,
    format: "{bar} {percentage}%  {value} of {total} matches, {eta_formatted} left",
    hideCursor: true,
    clearOnComplete: true,
    fps: 5,
  });
  bar.start(games, 0);
  return bar;
}
