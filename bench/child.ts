/**
 * What runs inside one measuring process: `node bundle.mjs GAME RUNS GAMES`. Prints one JSON object of type `Measured`.
 * The runs of all workloads take turns, each beside a calibration of its own, so that a busy minute falls on all alike.
 */
import { calibrate } from "./calibration.ts";
import { games } from "./games.ts";
import { Bench, type Facts } from "./workloads.ts";

/** One run: nanoseconds for one, and the same told in operations of the calibration. */
interface Sample {
  readonly nanoseconds: number;
  readonly operations: number;
}

export interface Series {
  readonly name: string;
  readonly unit: "/s" | "ns";
  readonly samples: readonly Sample[];
}

export interface Measured {
  readonly game: string;
  readonly facts: Facts;
  readonly series: readonly Series[];
  /** Nanoseconds for one operation, beside every run. */
  readonly calibration: readonly number[];
}

const [id, runs, gamesEach] = process.argv.slice(2);
if (id === undefined) console.log(JSON.stringify(games.map((game) => game.id)));
else console.log(JSON.stringify(measure(id, Number(runs), Number(gamesEach))));

function measure(id: string, runs: number, gamesEach: number): Measured {
  const game = games.find((candidate) => candidate.id === id);
  if (game === undefined) throw new Error(`there is no game "${id}" here`);
  const bench = new Bench(game, gamesEach);
  const facts = bench.warmUp();
  const series = bench.workloads().map((workload) => ({ workload, samples: [] as Sample[] }));
  for (const { workload } of series) workload.run();
  calibrate();
  const calibration: number[] = [];
  for (let run = 0; run < runs; run++) {
    for (const { workload, samples } of series) {
      const before = calibrate();
      const nanoseconds = workload.run();
      const operation = (before + calibrate()) / 2;
      calibration.push(operation);
      samples.push({ nanoseconds, operations: nanoseconds / operation });
    }
  }
  return { game: id, facts, series: series.map(({ workload: { name, unit }, samples }) => ({ name, unit, samples })), calibration };
}
