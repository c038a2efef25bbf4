/**
 * What runs inside one measuring process: `node bundle.mjs GAME RUNS GAMES`. Prints one JSON object of type `Measured`. With `asked` instead
 * of a number of runs it is a child that is told run by run what to measure (pairs.ts),
 * with `shapes` it plays for the log of shapes.ts, with `turns` it prints the turns of the kernel for a decision.
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

/** So often everything is played before anything is measured: until then the machine is still busy compiling, the more the larger the rules. */
const WARM = 60;

/** What a process that is asked run by run says first. */
export interface Ready {
  readonly facts: Facts;
  readonly series: readonly { readonly name: string; readonly unit: "/s" | "ns"; readonly warm: number }[];
}

const [id, runs, gamesEach, decks] = process.argv.slice(2);
if (id === undefined) console.log(JSON.stringify(games.map((game) => game.id)));
else if (runs === "decks") console.log(JSON.stringify(games.find((game) => game.id === id)?.decks.map((deck) => deck.id)));
else if (runs === "turns") console.log(JSON.stringify(benchOf(id, Number(gamesEach)).kernelTurnsPerDecision()));
else if (runs === "shapes") shaped(id, Number(gamesEach));
else if (runs === "asked") answer(id, Number(gamesEach));
else console.log(JSON.stringify(measure(id, Number(runs), Number(gamesEach))));

function benchOf(id: string, gamesEach: number) {
  const game = games.find((candidate) => candidate.id === id);
  if (game === undefined) throw new Error(`there is no game "${id}" here`);
  return new Bench(game, gamesEach, decks === undefined ? null : decks.split(","));
}

/** Plays games, after a read of a property that the engine's log of such reads will show: whatever is read before it is the loading of cards. */
function shaped(id: string, gamesEach: number): void {
  const bench = benchOf(id, gamesEach);
  let begun = 0;
  for (let n = 0; n < 2000; n++) begun += { playBegins: n }.playBegins;
  if (begun < 0) throw new Error("it never began");
  bench.warmUp();
}

/** Warms up, and then runs a workload whenever it is told which: `process.send` answers with nanoseconds for one. */
function answer(id: string, gamesEach: number): void {
  const bench = benchOf(id, gamesEach);
  let facts = bench.warmUp();
  for (let warm = 1; warm < WARM; warm++) facts = bench.warmUp();
  const workloads = bench.workloads();
  process.on("message", (at: number) => process.send?.(workloads[at]!.run()));
  const ready: Ready = { facts, series: workloads.map(({ name, unit, warm = 1 }) => ({ name, unit, warm })) };
  process.send?.(ready);
}

function measure(id: string, runs: number, gamesEach: number): Measured {
  const bench = benchOf(id, gamesEach);
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
