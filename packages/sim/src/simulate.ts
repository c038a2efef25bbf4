import { type Game, InputError, type Match, type NamedDeck, type Problem, readSettings, type Settings } from "@duelex/kernel";
import { readPlayerName } from "@duelex/players";
import { playInBatches } from "./batches.ts";
import { type Report, reportOf } from "./report.ts";
import { type Series, seriesPlayer } from "./series.ts";
import { addTally, emptyTally, finishedIn, type Tally } from "./tally.ts";
import type { SeriesOrder } from "./worker.ts";

/** What is to be simulated. */
export interface Simulation<M extends Match = Match> {
  readonly game: Game<M>;
  readonly decks: readonly [NamedDeck, NamedDeck];
  /** Names of players, as `playerNamed` knows them. */
  readonly players: readonly [string, string];
  readonly games: number;
  readonly seed: number;
  readonly settings?: Settings;
  /** Parsed card files of one's own, added to the built-in cards. */
  readonly cardFiles?: readonly unknown[];
  /** Worker threads; 1, which is the default, plays here and now, without workers. */
  readonly threads?: number;
  /** URL of a module that exports `gameNamed(id)`, by which workers come by the game; needed for more than one thread. */
  readonly loader?: string | URL;
  /** A game with more answers than this counts as stalled, and so as aborted. */
  readonly longest?: number;
  /** Told after every batch. */
  readonly onProgress?: (progress: Progress) => void;
  /** When it is aborted, the batches under way are finished and the rest is left: the report says so. */
  readonly signal?: AbortSignal;
}

export interface Progress {
  readonly games: number;
  readonly played: number;
  readonly aborted: number;
}

const LONGEST = 20_000;
/** Of the modules beside this one: as they are written, or as they are installed. */
const ENDING = import.meta.url.endsWith(".ts") ? ".ts" : ".js";

/**
 * Plays many games between two decks and two players, and counts. Each game has a seed of its own, so the result does not depend
 * on the number of threads; a game that throws or does not end is counted as aborted, with its seed.
 * @throws InputError if a deck, a player, a setting or a number is not right
 */
export async function simulate<M extends Match>(simulation: Simulation<M>): Promise<Report> {
  const { game, decks, games, seed, onProgress, signal } = simulation;
  const settings = readSimulation(simulation);
  const series: Series = {
    decks: [decks[0].deck, decks[1].deck],
    players: simulation.players,
    seed,
    settings,
    cardFiles: simulation.cardFiles ?? [],
    longest: simulation.longest ?? LONGEST,
  };
  const here = seriesPlayer(game, series); // whatever is wrong with decks and cards comes to light before a thread is started
  const tally = emptyTally();
  const began = performance.now();
  const threads = await playInBatches({
    games,
    threads: simulation.threads ?? 1,
    here,
    order: () => {
      const told: SeriesOrder = { loader: String(simulation.loader), game: game.id, series };
      return { module: new URL(`./worker${ENDING}`, import.meta.url).href, told };
    },
    take(batch) {
      addTally(tally, batch);
      onProgress?.({ games, played: playedIn(tally), aborted: tally.aborted.length });
    },
    signal,
  });
  return reportOf(
    {
      game: game.id,
      edition: game.edition,
      cards: game.catalog(...series.cardFiles).fingerprint,
      decks: [decks[0].id, decks[1].id],
      players: series.players,
      settings,
      seed,
      games,
      threads,
      seconds: (performance.now() - began) / 1000,
    },
    tally,
  );
}

/** The settings with their defaults. @throws InputError with everything that is wrong, decks and cards apart */
function readSimulation<M extends Match>({ game, players, games, seed, settings, threads, loader }: Simulation<M>): Record<string, string> {
  const problems: Problem[] = [];
  const read = readSettings(game.settings, settings ?? {}, problems);
  const whole = (name: string, value: number, least: number) => {
    if (!Number.isSafeInteger(value) || value < least)
      problems.push({ where: name, what: `${value} is not a whole number from ${least} upwards` });
  };
  whole("games", games, 1);
  whole("seed", seed, 0);
  whole("threads", threads ?? 1, 1);
  for (const name of players) {
    try {
      readPlayerName(name);
    } catch (problem) {
      if (!(problem instanceof InputError)) throw problem;
      problems.push(...problem.problems.map(({ what }) => ({ where: "players", what })));
    }
  }
  if (problems.length > 0) throw new InputError("simulation", problems);
  if ((threads ?? 1) > 1 && loader === undefined)
    throw new TypeError("more than one thread needs a loader, by which workers come by the game");
  return read;
}

const playedIn = ({ byFirst: [a, b], aborted }: Tally): number => finishedIn(a) + finishedIn(b) + aborted.length;
