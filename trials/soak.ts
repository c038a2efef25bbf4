/**
 * `npm run soak -- --game gundam --games 100000 [--seed S] [--threads N] [--decks all|random|both] [--json]`
 * Plays a great many games and holds the game to the promises of the house; README.md says which, and what a failure leaves behind.
 * Exit code 0 if every promise was kept, 1 if not, 2 if the command was wrong.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Game, InputError, readReplay, sayProblem } from "@duelex/kernel";
import { playInBatches } from "@duelex/sim";
import { readJson } from "../apps/cli/src/files/json.ts";
import { allGames } from "../apps/cli/src/games.ts";
import { Meter } from "./meter.ts";
import { wholeNumber } from "./numbers.ts";
import { lineOf, playLine, shrink } from "./soak/shrink.ts";
import { addTally, type DeckChoice, deckChoices, emptyTally, type Failure, Soak, type SoakOrder, type Tally } from "./soak/soak.ts";
import type { WorkerTold } from "./soak/worker.ts";

const loader = new URL("../apps/cli/src/games.ts", import.meta.url).href;
const failuresFolder = fileURLToPath(new URL("failures", import.meta.url));
/** Failures that are told in full and shrunk; the others are counted. */
const TOLD = 10;

try {
  process.exitCode = await main();
} catch (problem) {
  if (problem instanceof InputError) console.error([problem.subject, ...problem.problems.map(sayProblem)].join("\n  "));
  else if (problem instanceof TypeError && "code" in problem) console.error(problem.message);
  else throw problem;
  process.exitCode = 2;
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      game: { type: "string" },
      games: { type: "string", default: "1000" },
      seed: { type: "string", default: "1" },
      threads: { type: "string", default: "1" },
      decks: { type: "string", default: "both" },
      greedy: { type: "string", default: "250" },
      sample: { type: "string", default: "500" },
      only: { type: "string" },
      shrink: { type: "boolean", default: false },
      show: { type: "string" },
      json: { type: "boolean", default: false },
    },
  });
  if (values.show !== undefined) return show(values.show);
  const id = values.game ?? "";
  const game = await allGames.load(id);
  const order: SoakOrder = {
    seed: wholeNumber("--seed", values.seed, 0),
    decks: deckChoice(values.decks),
    greedy: wholeNumber("--greedy", values.greedy, 1),
    sample: wholeNumber("--sample", values.sample, 1),
    longest: 20_000,
  };
  const games = wholeNumber("--games", values.games, 1);
  const began = performance.now();
  const tally =
    values.only === undefined
      ? await soak(game, order, games, wholeNumber("--threads", values.threads, 1), values.json)
      : new Soak(game, order).play({ from: wholeNumber("--only", values.only, 0), count: 1 });
  tally.failures.sort((one, other) => one.game - other.game);
  const seconds = (performance.now() - began) / 1000;
  if (values.json) console.log(JSON.stringify({ game: id, ...order, ...tally, seconds }, null, 2));
  else sayTally(game, order, tally, games, seconds);
  const told = tally.failures.slice(0, TOLD);
  if (!values.json) for (const failure of told) sayFailure(id, order, failure);
  if (values.shrink) for (const failure of told) writeShrunk(game, order, failure);
  return tally.failures.length > 0 || tally.finished < tally.games ? 1 : 0;
}

/** Ctrl-C finishes the batches under way: what has been played until then is told. */
async function soak(game: Game, order: SoakOrder, games: number, threads: number, quiet: boolean): Promise<Tally> {
  const tally = emptyTally();
  const meter = new Meter("games", games, quiet);
  const stop = new AbortController();
  process.once("SIGINT", () => stop.abort());
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
    signal: stop.signal,
  });
  meter.end();
  return tally;
}

function deckChoice(given: string): DeckChoice {
  const known = deckChoices.find((choice) => choice === given);
  if (known !== undefined) return known;
  throw new InputError("--decks", [{ where: "", what: `"${given}" is not one of ${deckChoices.join(", ")}` }]);
}

function sayTally(game: Game, order: SoakOrder, tally: Tally, games: number, seconds: number): void {
  const number = (n: number) => n.toLocaleString("en");
  const part = tally.games < games ? ` of ${number(games)}, then interrupted` : "";
  console.log(
    `${game.name}, seed ${order.seed}: ${number(tally.games)} games played${part}, ${number(tally.finished)} finished, in ${seconds.toFixed(0)} s`,
  );
  console.log(
    `  ${number(tally.randomDecks)} with decks drawn at random, ${number(tally.unusual)} with settings drawn at random, ${number(tally.greedy)} between greedy players; the longest took ${number(tally.longest)} answers`,
  );
  console.log(
    `  ${number(tally.positions)} positions looked at, ${number(tally.sampled)} of them with every promise; ${number(tally.replayed)} games replayed`,
  );
  console.log(
    `  fingerprint ${tally.fingerprint.toString(16).padStart(8, "0")}; ${tally.failures.length === 0 ? "every promise was kept" : `${number(tally.failures.length)} failures`}`,
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
