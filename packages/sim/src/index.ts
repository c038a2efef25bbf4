/** Bulk matches, forced wins, statistics with error bars. */

// ---- Many matches ----

export { type Batch, type BatchWork, type Beginning, playInBatches, type WorkerOrder } from "./batches.ts";
export type { Report, Split } from "./report.ts";
export { seedOfGame } from "./series.ts";
export { type Progress, type Simulation, simulate } from "./simulate.ts";
export type { Aborted } from "./tally.ts";
export type { GameLoader } from "./worker.ts";

// ---- Forced wins ----

export { type Solution, type SolveOptions, type SolveProgress, type Solving, solve, solving } from "./solve.ts";

// ---- Statistics ----

export { type Distribution, type Share, shareOf } from "./statistics.ts";
