// Many matches

export { type Batch, type BatchWork, type Beginning, playInBatches, type WorkerOrder } from "./batches.ts";
export type { Report, Split } from "./report.ts";
export { seedOfGame } from "./series.ts";
export type { Progress, Simulation } from "./simulate.ts";
export { simulate } from "./simulate.ts";
// Forced wins
export type { Solution, SolveOptions, SolveProgress, Solving } from "./solve.ts";
export { solve, solving } from "./solve.ts";
// Statistics with error bars
export type { Distribution, Share } from "./statistics.ts";
export { shareOf } from "./statistics.ts";
export type { Aborted } from "./tally.ts";
export type { GameLoader } from "./worker.ts";
