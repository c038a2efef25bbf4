import type { Game } from "@duelex/kernel";
import type { Beginning } from "./batches.ts";
import { type Series, seriesPlayer } from "./series.ts";
import type { Tally } from "./tally.ts";

/** How a worker comes by a game: games hold functions, which cannot be sent. */
export interface GameLoader {
  gameNamed(id: string): Game | Promise<Game>;
}

/** What a worker of a simulation is told when it starts. */
export interface SeriesOrder {
  /** URL of a module that exports `gameNamed`. */
  readonly loader: string;
  readonly game: string;
  readonly series: Series;
}

const begin: Beginning<SeriesOrder, Tally> = async ({ loader, game, series }) => {
  const { gameNamed } = (await import(loader)) as GameLoader;
  return seriesPlayer(await gameNamed(game), series);
};
export default begin;
