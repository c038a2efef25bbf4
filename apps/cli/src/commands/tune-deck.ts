import { type TuneReport, tuneDeck } from "@duelex/sim";
import { SingleBar } from "cli-progress";
import { type Act, asJson, commandNamed } from "../command.ts";
import { type Context, Exit } from "../context.ts";
import { type JsonFlag, jsonFlag, wholeNumber, withDealFlags } from "../flags.ts";
import { gameLoader } from "../places.ts";
import { MACHINES_IN_WORDS } from "../play/seats.ts";
import { MOST_THREADS, type OrderFlags, readOrder } from "../sim/order.ts";
import { sayTuning } from "../sim/report.ts";

interface TuneFlags extends OrderFlags, JsonFlag {
  readonly swaps: number;
}

const USUAL_GAMES = 40_000;
const USUAL_SWAPS = 64;

export const tuneDeckCommand = (context: Context, act: Act) =>
  withDealFlags(
    commandNamed("tune-deck", "which single swaps improve a deck, and how sure that is", [
      "tune-deck gundam my-deck.json --against official-deck-001,official-deck-004 --games 100000",
      "tune-deck bos bos-red-test --against all --players greedy --games 2000 --swaps 16",
    ]),
  )
    .argument("<game>", `one of ${context.games.ids.join(", ")}`)
    .argument("<deck>", "by id or by path of a file")
    .option("--against <decks>", "whom it is to beat: ids, files, all", "all")
    .option("--players <a,b>", `who plays the deck, and the others: ${MACHINES_IN_WORDS}`, "random")
    .option("--games <number>", "how many matches the search may play, about", wholeNumber(100), USUAL_GAMES)
    .option("--swaps <number>", "how many swaps are tried; more are drawn by dice", wholeNumber(1, 2000), USUAL_SWAPS)
    .option("--threads <number>", "on how many threads; the result is the same", wholeNumber(1, MOST_THREADS))
    .addOption(jsonFlag())
    .action(act((game: string, deck: string, flags: TuneFlags) => tune(context, game, deck, flags)));

async function tune(context: Context, id: string, name: string, flags: TuneFlags): Promise<Exit> {
  const { terminal } = context;
  const { library, players, rows, columns, settings, seed, threads } = await readOrder(context, id, { ...flags, decks: name });
  const stop = new AbortController();
  const deaf = terminal.onInterrupt(() => stop.abort());
  const bar = terminal.showsProgress
    ? new SingleBar({
        ...{ stream: process.stderr, hideCursor: true, clearOnComplete: true, fps: 5 },
        format: "{bar} {percentage}%  {value} of about {total} matches, {eta_formatted} left",
      })
    : null;
  bar?.start(flags.games, 0);
  try {
    const told: TuneReport = await tuneDeck({
      ...{ game: library.game, deck: rows[0]!, against: columns, players, games: flags.games, seed, threads, loader: gameLoader },
      ...{ settings: { ...settings }, cardFiles: library.ownCards, swaps: flags.swaps, signal: stop.signal },
      onProgress: ({ games, played }) => {
        bar?.setTotal(games);
        bar?.update(played);
      },
    });
    bar?.stop();
    terminal.say(...(flags.json !== undefined ? [asJson(told)] : sayTuning(told, library, terminal)));
    return told.interrupted ? Exit.interrupted : Exit.fine;
  } finally {
    bar?.stop();
    deaf();
  }
}
