import type { Game } from "@duelex/kernel";
import type { RuleCoverage } from "./coverage.ts";
import type { Shelf } from "./games.ts";
import type { Terminal } from "./terminal.ts";

/** What a command works with. Everything that differs between a person's terminal and a test comes in here. */
export interface Context {
  readonly terminal: Terminal;
  readonly games: Shelf;
  /** What cites the paragraphs of a game. */
  citationsOf(game: Game): RuleCoverage;
  /** The folder in which the last matches are kept; null keeps none. */
  readonly keep: string | null;
  /** A seed, when none is given. */
  newSeed(): number;
  /** The words of the command line. */
  readonly typed: readonly string[];
  /** What is under way, for the report should the program itself fail. */
  underWay: (() => unknown) | null;
}

/** What a command ends with. */
export enum Exit {
  fine = 0,
  /** Something did not hold: a scenario differs, a replay parts. */
  failed = 1,
  /** The input was wrong. */
  wrongInput = 2,
  /** Ctrl-C: what was known by then has been said. */
  interrupted = 130,
}
