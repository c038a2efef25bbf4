import type { Match } from "@duelex/kernel";

/** Who answers for a seat. It is shown the match as it is, and looks at nothing but the options and what its seat may know. */
export interface Player<M extends Match = Match> {
  /** As files and reports call it. */
  readonly name: string;
  /** The place of its answer in `match.options()`. Only asked when its seat must answer. */
  choose(match: M): number;
}
