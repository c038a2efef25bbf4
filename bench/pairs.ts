/**
 * Two checkouts in two processes that live side by side and are asked in turn, a fraction of a second each: whatever else the machine
 * does falls on both, and the ratio of two neighbours says more than either figure.
 */
import { type ChildProcess, execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import type { Ready } from "./child.ts";
import type { Facts } from "./workloads.ts";

/** One workload: what one of it took on each side, pair by pair, and the median of the ratios of each run. */
interface Paired {
  readonly name: string;
  readonly unit: "/s" | "ns";
  readonly here: number;
  readonly there: number;
  /** Time here / time there, the median of each run's pairs. */
  readonly ratios: readonly number[];
}

export interface Comparison {
  readonly game: string;
  readonly facts: { readonly here: Facts; readonly there: Facts };
  /** Turns of the kernel for a decision. */
  readonly turns: { readonly here: number; readonly there: number };
  readonly series: readonly Paired[];
}

/** How often and how much. */
export interface Extent {
  /** Runs, each in processes of their own. */
  readonly runs: number;
  /** So many more of the first line alone: no two processes compile quite alike, and random games are what all other figures are made of. */
  readonly more: number;
  readonly pairs: number;
  /** Games of one turn of the workloads that play whole games. */
  readonly games: number;
  /** Only the workload of this name; null: all. */
  readonly only: string | null;
}

export async function compared(here: string, there: string, game: string, { runs, more, pairs, games, only }: Extent): Promise<Comparison> {
  const known = decksOf(there, game);
  const decks = decksOf(here, game)
    .filter((deck) => known.includes(deck))
    .join();
  const times = new Map<number, { here: number[]; there: number[]; ratios: number[] }>();
  let facts: Comparison["facts"] | null = null;
  let series: Ready["series"] = [];
  for (let run = 0; run < runs + more; run++) {
    const one = await Side.of(here, game, games, decks);
    const other = await Side.of(there, game, games, decks);
    facts = { here: one.ready.facts, there: other.ready.facts };
    series = one.ready.series;
    for (const [at, { name, warm }] of series.slice(0, run < runs ? undefined : 1).entries()) {
      const theirs = other.ready.series.findIndex((each) => each.name === name);
      if (only !== null && name !== only) continue;
      const entry = times.get(at) ?? { here: [], there: [], ratios: [] };
      times.set(at, entry);
      const ratios: number[] = [];
      // each is warmed up when its turn comes: a match that was listened to, or a copy, makes other paths known
      for (let turn = 0; turn < warm; turn++) await Promise.all([one.run(at), other.run(theirs)]);
      for (let pair = 0; pair < pairs; pair++) {
        const first = pair % 2 === 0 ? await one.run(at) : await other.run(theirs);
        const second = pair % 2 === 0 ? await other.run(theirs) : await one.run(at);
        const [mine, yours] = pair % 2 === 0 ? [first, second] : [second, first];
        entry.here.push(mine);
        entry.there.push(yours);
        ratios.push(mine / yours);
      }
      entry.ratios.push(median(ratios));
    }
    one.end();
    other.end();
  }
  return {
    game,
    facts: facts!,
    turns: { here: turnsOf(here, game, games, decks), there: turnsOf(there, game, games, decks) },
    series: [...times].map(([at, { here: mine, there: theirs, ratios }]) => ({
      ...series[at]!,
      here: median(mine),
      there: median(theirs),
      ratios,
    })),
  };
}

const told = (bundled: string, ...words: string[]): unknown =>
  JSON.parse(execFileSync(process.execPath, [bundled, ...words], { encoding: "utf8" }));
const decksOf = (bundled: string, game: string) => told(bundled, game, "decks") as string[];
const turnsOf = (bundled: string, game: string, games: number, decks: string) =>
  told(bundled, game, "turns", String(games), decks) as number;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
};

/** One of the two processes. */
class Side {
  private constructor(
    private readonly child: ChildProcess,
    readonly ready: Ready,
  ) {}

  static async of(bundled: string, game: string, games: number, decks: string): Promise<Side> {
    const child = fork(bundled, [game, "asked", String(games), decks]);
    const [ready] = (await once(child, "message")) as [Ready];
    return new Side(child, ready);
  }

  /** @returns nanoseconds for one */
  async run(workload: number): Promise<number> {
    this.child.send(workload);
    const [nanoseconds] = (await once(this.child, "message")) as [number];
    return nanoseconds;
  }

  end(): void {
    this.child.kill();
  }
}
