/** Who answers for a seat; and by name, as command lines and simulations call them. */
export {
  type Analysis,
  type AnalysisOptions,
  accuracyOf,
  analysing,
  type Judged,
  type Mark,
  turningPoints,
} from "./analysis.ts";
export { type Diligence, diligenceIn, GreedyPlayer } from "./greedy.ts";
export { type Advice, chanceOf, type Hint, hintBy } from "./hints.ts";
export { AstrayPlayer, levels, levelsOf } from "./levels.ts";
export { type Named, type PlayerName, playerForms, playerNamed, playerNames, readPlayerName } from "./named.ts";
export type { Player } from "./player.ts";
export { RandomPlayer } from "./random.ts";
export { type Finding, type Judge, type Manner, usualManner, type Weighed } from "./search.ts";
export { type Budget, type Clock, type Helpers, type Task, type Thought, TreePlayer } from "./tree.ts";
