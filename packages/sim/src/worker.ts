import type { Game } from "@duelex/kernel";
import { Tinypool } from "tinypool";
import { type Batch, type Series, seriesPlayer } from "./series.ts";
import type { Tally } from "./tally.ts";

/** What a worker is told when it starts. */
export interface WorkerOrder {
  /** URL of a module that exports `gameNamed`. */
  readonly loader: string;
  readonly game: string;
  readonly series: Series;
}

/** How a worker comes by a game: games hold functions, which cannot be sent. */
export interface GameLoader {
  gameNamed(id: string): Game | Promise<Game>;
}

const order = Tinypool.workerData as WorkerOrder;
const { gameNamed } = (await import(order.loader)) as GameLoader;

/** One batch of the series that this worker was started for. */
export const playBatch: (batch: Batch) => Tally = seriesPlayer(await gameNamed(order.game), order.series);
