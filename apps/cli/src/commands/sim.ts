import { availableParallelism } from "node:os";
import { type Report, simulate } from "@duelex/sim";
import { SingleBar } from "cli-progress";
import { type Act, asJson, commandNamed } from "../command.ts";
import { type Context, Exit } from "../context.ts";
import { Problems } from "../errors.ts";
import { type JsonFlag, jsonFlag, type MatchFlags, wholeNumber, withMatchFlags } from "../flags.ts";
import { readMatchup } from "../matchup.ts";
import { MACHINES, readSeats } from "../play/seats.ts";
import { sayReport } from "../report.ts";

export interface SimFlags extends MatchFlags, JsonFlag {
  readonly players: string;
  readonly games: number;
  readonly threads: number;
}

const USUAL_GAMES = 1000;
const MOST_THREADS = 64;
/** Greedy players are slow enough for threads to pay; with this many games random ones are too. */
const usualThreads = (): number => Math.min(availableParallelism(), 8);

export const simCommand = (context: Context, act: Act) =>
  withMatchFlags(
    commandNamed("sim", "many matches between machines, with statistics", [
      "sim gundam --decks official-deck-004,official-deck-006 --games 20000",
      "sim bos --players greedy,random --games 200 --seed 1 --threads 2",
      "sim gundam --decks my-deck.json,official-deck-001 --cards my-cards.json --json",
    ]),
  )
    .argument("<game>", `one of ${context.games.ids.join(", ")}`)
    .option("--players <a,b>", `who plays: ${MACHINES.join(", ")}`, "random")
    .option("--games <number>", "how many matches", wholeNumber(1), USUAL_GAMES)
    .option("--threads <number>", "on how many threads; the result is the same", wholeNumber(1, MOST_THREADS), usualThreads())
    .addOption(jsonFlag())
    .action(act((game: string, flags: SimFlags) => sim(context, game, flags)));

async function sim(context: Context, id: string, flags: SimFlags): Promise<Exit> {
  const { terminal } = context;
  const problems = new Problems();
  const players = readSeats(flags.players, MACHINES, problems);
  const { game, decks, settings, seed, ownCards } = await readMatchup(context, id, flags, problems);
  const bar = progressBar(terminal.showsProgress, flags.games);
  const stop = new AbortController();
  const deaf = terminal.onInterrupt(() => stop.abort());
  let report: Report;
  try {
    report = await simulate({
      game,
      decks,
      players,
      games: flags.games,
      seed,
      settings,
      cardFiles: ownCards,
      threads: flags.threads,
      loader: new URL("../games.ts", import.meta.url),
      signal: stop.signal,
      onProgress: ({ played }) => bar?.update(played),
    });
  } finally {
    bar?.stop();
    deaf();
  }
  terminal.say(...(flags.json === undefined ? sayReport(report, terminal) : [asJson(report)]));
  return report.aborted > 0 ? Exit.failed : Exit.fine;
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
