import { Tinypool } from "tinypool";

/** Some of the games of a series: those from this place on. */
export interface Batch {
  /** The first one, counted from 0. */
  readonly from: number;
  /** How many. */
  readonly count: number;
}

/** What a worker thread loads and is told, once, when it starts. Plain data. */
export interface WorkerOrder {
  /** URL of a module whose default export, a `Beginning`, is given `told` and comes back as what plays the batches. */
  readonly module: string;
  /** What the module is told, as plain data. */
  readonly told: unknown;
}

/** What a worker's module exports as its default. */
export type Beginning<Told, Outcome> = (told: Told) => Promise<(batch: Batch) => Outcome>;

/** Many games, played batch by batch, here or on threads. */
export interface BatchWork<Outcome> {
  /** How many there are in all. */
  readonly games: number;
  /** How many threads; 1 works in this one. */
  readonly threads: number;
  /** Plays a batch here and now: on one thread no worker is started. */
  readonly here: (batch: Batch) => Outcome;
  /** What the workers are told, when there is more than one thread. */
  readonly order: () => WorkerOrder;
  /** Takes what a batch came to. Batches come in any order. */
  readonly take: (outcome: Outcome) => void;
  /** When it is aborted, the batches under way are finished and the rest is left. */
  readonly signal?: AbortSignal | undefined;
}

/** Few enough that stopping and progress are prompt, many enough that sending them costs nothing. */
const SMALLEST_BATCH = 10;
const LARGEST_BATCH = 200;

/** @returns how many threads there were */
export async function playInBatches<Outcome>({ games, threads, here, order, take, signal }: BatchWork<Outcome>): Promise<number> {
  const batches = batchesOf(games);
  const used = Math.min(threads, batches.length);
  const pool = used === 1 ? null : poolFor(order(), used);
  const playNext = async (): Promise<void> => {
    for (let batch = batches.shift(); batch !== undefined && signal?.aborted !== true; batch = batches.shift()) {
      take(pool === null ? here(batch) : ((await pool.run(batch)) as Outcome));
      if (pool === null) await breath();
    }
  };
  try {
    await Promise.all(Array.from({ length: used }, playNext));
  } finally {
    await pool?.destroy();
  }
  return used;
}

/** The games of a series in batches of equal size, small ones when there are few games. */
function batchesOf(games: number): Batch[] {
  const size = Math.min(LARGEST_BATCH, Math.max(SMALLEST_BATCH, Math.ceil(games / 100)));
  return Array.from({ length: Math.ceil(games / size) }, (_, nth) => ({ from: nth * size, count: Math.min(size, games - nth * size) }));
}

const poolFor = (workerData: WorkerOrder, threads: number): Tinypool =>
  new Tinypool({ filename: new URL("./worker.mjs", import.meta.url).href, minThreads: threads, maxThreads: threads, workerData });

/** Lets whoever else waits for this thread have a turn: progress is drawn, a signal arrives. */
const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
