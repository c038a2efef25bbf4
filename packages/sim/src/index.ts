/** Bulk matches with honest numbers, what a change brings, forced wins. */

// ---- Many matches ----

export { type Batch, type BatchWork, type Beginning, playInBatches, type WorkerOrder } from "./batches.ts";
export type { Crew, CrewOrder, Task } from "./crew.ts";
export { seedOfGame } from "./meeting.ts";
export type { Aborted } from "./outcomes.ts";
export type { Progress } from "./plan.ts";
export type { CardReport, Change, Details, Report, Split, Turned, Weight } from "./report.ts";
export {
  type Conditions,
  type FieldReport,
  type FieldSimulation,
  type RowReport,
  type Simulation,
  simulate,
  simulateField,
  simulateWhatIf,
  type Variant,
  type VariantReport,
  type WhatIf,
  type WhatIfReport,
} from "./simulate.ts";
export { default as begin, type GameLoader } from "./worker.ts";

// ---- One search on several threads ----

export { beginSearch, type SearchOrder, type SearchThreads, searchThreads } from "./searchers.ts";

// ---- Decks, and what would improve them ----

export { type Candidate, type TuneReport, type Tuning, tuneDeck } from "./tune.ts";

// ---- Forced wins ----

export { type Checked, type CheckOptions, checkProof, type Flaw, sufficientAnswers } from "./check-proof.ts";
export { type Claim, type Horizon, lineOf, type Proof, sizeOf } from "./claim.ts";
export { type Solution, type SolveOptions, type SolveProgress, type Solving, solve, solving } from "./solve.ts";

// ---- Statistics ----

export { type TestOfTwo, usualTest, type Verdict, verdictOn } from "./decide.ts";
export { type Difference, type Pairs, pairedDifference, pairedShare } from "./paired.ts";
export { type Distribution, type Share, shareDifference, shareOf } from "./statistics.ts";
