/** `npm run soak`: plays a great many games and holds them to the promises of the house; README.md says which, and what a failure leaves behind. */
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Game, InputError, readReplay } from "@duelex/kernel";
import { playInBatches } from "@duelex/sim";
import { readJson } from "../apps/cli/src/files/json.ts";
import { allGames } from "../apps/cli/src/games.ts";
import { command, goOn, Hearing, INTERRUPTED, wholeNumber } from "./command.ts";
import { Meter } from "./meter.ts";
import { lineOf, playLine, shrink } from "./soak/shrink.ts";
import { addTally, type DeckChoice, deckChoices, emptyTally, type Failure, Soak, type SoakOrder, type Tally } from "./soak/soak.ts";
import type { WorkerTold } from "./soak/worker.ts";

const loader = new URL("../apps/cli/src/games.ts", import.meta.url).href;
const failuresFolder = fileURLToPath(new URL("failures", import.meta.url));
/** Failures that are told in full and shrunk; the others are counted. */
const TOLD = 10;

const HELP = `npm run soak -- [options]
Plays a great many games, mostly at random, and asks at every position whether the promises of the house are kept.

  --game ID      gundam, gate-ruler, bos or colossus-order; may be given again (all four, each its share of the games)
  --games N      how many games                                                            (1000)
  --threads N    how many at a time                                                        (as many as there are cores)
  --decks WHICH  all: the game's own, each against each; random: drawn at random; both     (both)
  --seed N       another series of games                                                   (1)
  --greedy N     one game in so many is played by greedy players                           (250)
  --sample N     the dear promises are asked of one position in so many                    (500)
  --only N       one game of a series again; with --shrink it becomes a file in trials/failures
  --shrink       looks for a shorter game that fails alike
  --show FILE    plays such a file and says what it breaks
  --json         the figures for a script

Exit code 0 if every promise was kept, 1 if not, 2 if the command was wrong. Ctrl-C ends it, tells what there is and how to go on: 130, or 1.

  npm run soak -- --games 1000000
  npm run soak -- --game gundam --games 100000 --decks random
  npm run soak -- --game bos --seed 1 --only 4711 --shrink`;

await command(main);

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      game: { type: "string", multiple: true },
      games: { type: "string", default: "1000" },
      seed: { type: "string", default: "1" },
      threads: { type: "string", default: String(availableParallelism()) },
      decks: { type: "string", default: "both" },
      greedy: { type: "string", default: "250" },
      sample: { type: "string", default: "500" },
      only: { type: "string" },
      shrink: { type: "boolean", default: false },
      show: { type: "string" },
      json: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  if (values.show !== undefined) return show(values.show);
  const chosen = await Promise.all((values.game ?? allGames.ids).map((id) => allGames.load(id)));
  const order: SoakOrder = {
    seed: wholeNumber("--seed", values.seed, 0),
    decks: deckChoice(values.decks),
    greedy: wholeNumber("--greedy", values.greedy, 1),
    sample: wholeNumber("--sample", values.sample, 1),
    longest: 20_000,
  };
  const only = values.only === undefined ? null : wholeNumber("--only", values.only, 0);
  if (only !== null && chosen.length > 1)
    throw new InputError("--only", [{ where: "", what: "a series is of one game: --game says which" }]);
  const games = wholeNumber("--games", values.games, chosen.length);
  const threads = wholeNumber("--threads", values.threads, 1);
  const hearing = new Hearing();
  const reports: Report[] = [];
  for (const [nth, game] of chosen.entries()) {
    const share = Math.floor((games + nth) / chosen.length);
    const began = performance.now();
    const tally =
      only === null
        ? await soak(game, order, share, threads, values.json, hearing.signal)
        : new Soak(game, order).play({ from: only, count: 1 });
    tally.failures.sort((one, other) => one.game - other.game);
    const report = { game, share, tally, seconds: (performance.now() - began) / 1000 };
    reports.push(report);
    if (!values.json) sayReport(order, report);
    if (values.shrink) for (const failure of tally.failures.slice(0, TOLD)) writeShrunk(game, order, failure);
    if (hearing.stopped) break;
  }
  if (values.json)
    console.log(
      JSON.stringify(
        reports.map(({ game, tally, seconds }) => ({ game: game.id, ...order, ...tally, seconds })),
        null,
        2,
      ),
    );
  else if (reports.length > 1) sayTotal(reports);
  const isKept = ({ tally }: Report) => tally.failures.length === 0 && tally.finished === tally.games;
  if (!hearing.stopped) return reports.every(isKept) ? 0 : 1;
  const played = reports.reduce((total, { tally }) => total + tally.games, 0);
  console.error(`Stopped: ${number(played)} of ${number(games)} games were played. As many games of another series:`);
  console.error(`  ${goOn("soak", { "--seed": order.seed + 1, "--games": Math.max(chosen.length, games - played) })}`);
  return reports.some(({ tally }) => tally.failures.length > 0) ? 1 : INTERRUPTED;
}

/** What became of one game's share. */
interface Report {
  readonly game: Game;
  /** So many games were wanted. */
  readonly share: number;
  readonly tally: Tally;
  readonly seconds: number;
}

/** Ctrl-C finishes the batches under way: what has been played until then is told. */
async function soak(game: Game, order: SoakOrder, games: number, threads: number, quiet: boolean, signal: AbortSignal): Promise<Tally> {
  const tally = emptyTally();
  const meter = new Meter(`games of ${game.name}`, games, quiet);
  const here = new Soak(game, order);
  await playInBatches<Tally>({
    games,
    threads,
    here: (batch) => here.play(batch),
    order: () => ({
      module: new URL("soak/worker.ts", import.meta.url).href,
      told: { loader, game: game.id, order } satisfies WorkerTold,
    }),
    take(batch) {
      addTally(tally, batch);
      meter.at(tally.games, tally.failures.length);
    },
    signal,
  });
  meter.end();
  return tally;
}

function deckChoice(given: string): DeckChoice {
  const known = deckChoices.find((choice) => choice === given);
  if (known !== undefined) return known;
  throw new InputError("--decks", [{ where: "", what: `"${given}" is not one of ${deckChoices.join(", ")}` }]);
}

function number(n: number): string {
  return n.toLocaleString("en");
}

function inWords(failures: number): string {
  return failures === 0 ? "every promise was kept" : `${number(failures)} failures`;
}

function sayReport(order: SoakOrder, { game, share, tally, seconds }: Report): void {
  const part = tally.games < share ? ` of ${number(share)}, then interrupted` : "";
  console.log(
    `${game.name}, seed ${order.seed}: ${number(tally.games)} games played${part}, ${number(tally.finished)} finished, in ${seconds.toFixed(0)} s`,
  );
  console.log(
    `  ${number(tally.randomDecks)} with decks drawn at random, ${number(tally.unusual)} with settings drawn at random, ${number(tally.greedy)} between greedy players; the longest took ${number(tally.longest)} answers`,
  );
  console.log(
    `  ${number(tally.positions)} positions looked at, ${number(tally.sampled)} of them with every promise; ${number(tally.replayed)} games replayed`,
  );
  console.log(`  fingerprint ${tally.fingerprint.toString(16).padStart(8, "0")}; ${inWords(tally.failures.length)}`);
  for (const failure of tally.failures.slice(0, TOLD)) sayFailure(game.id, order, failure);
}

function sayTotal(reports: readonly Report[]): void {
  const sum = (of: (report: Report) => number): number => reports.reduce((total, report) => total + of(report), 0);
  console.log(
    `together: ${number(sum(({ tally }) => tally.games))} games played, ${number(sum(({ tally }) => tally.finished))} finished, ${number(sum(({ tally }) => tally.positions))} positions, in ${sum(({ seconds }) => seconds).toFixed(0)} s; ${inWords(sum(({ tally }) => tally.failures.length))}`,
  );
}

function sayFailure(game: string, { seed, decks, greedy, sample }: SoakOrder, failure: Failure): void {
  const { promise, what, at, where } = failure;
  const settings = Object.entries(failure.settings).map((setting) => setting.join("="));
  console.log(
    `\ngame ${failure.game} (seed ${failure.seed}, ${failure.decks.join(" against ")}, ${[failure.players, ...settings].join(", ")}), after ${at} answers, at ${where}:`,
  );
  console.log(`  ${promise}: ${what}`);
  console.log(
    `  npm run soak -- --game ${game} --seed ${seed} --decks ${decks} --greedy ${greedy} --sample ${sample} --only ${failure.game} --shrink`,
  );
}

/** A replay that still fails, in trials/failures: the tests play whatever lies there. */
function writeShrunk(game: Game, order: SoakOrder, failure: Failure): void {
  const line = lineOf(game, new Soak(game, order).playOne(failure.game));
  const shrunk = shrink(game, line, failure.promise);
  if (shrunk === null) {
    console.log(`\ngame ${failure.game} does not fail again when its answers are given without its players; --only shows it`);
    return;
  }
  mkdirSync(failuresFolder, { recursive: true });
  const file = join(failuresFolder, `${game.id}-${order.seed}-${failure.game}.json`);
  writeFileSync(file, `${JSON.stringify(shrunk.replay, null, 1)}\n`);
  const path = relative(process.cwd(), file);
  console.log(
    `\ngame ${failure.game}: ${shrunk.from} answers became ${shrunk.replay.answers.length}: ${shrunk.what}\n  npm run soak -- --show ${path}`,
  );
}

/** A replay played again: which promise it breaks. */
async function show(path: string): Promise<number> {
  const replay = readReplay(readJson(path));
  const game = await allGames.load(replay.game);
  const { transcript, broken } = playLine(game, { setup: replay, phrases: replay.answers });
  for (const [nth, answer] of transcript.given.entries()) console.log(`${String(nth + 1).padStart(4)}  ${answer}`);
  const at = transcript.match.where().join(" › ");
  console.log(broken === null ? "every promise is kept" : `${at}: ${broken.promise}: ${broken.what}`);
  return broken === null ? 0 : 1;
}
