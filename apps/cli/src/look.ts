import type { Paint } from "./paint.ts";
import { type Language, plainly } from "./speech.ts";
import type { Terminal } from "./terminal.ts";

/** How things are shown: to whom, how wide, in which colours, with which names. */
export interface Look extends Language {
  readonly columns: number;
  readonly paint: Paint;
  /** What stands beside P1 and P2: "you", "greedy". */
  readonly players: readonly [string, string];
}

/** For what is not about a match. */
export const lookFor = ({ paint, columns }: Terminal): Look => ({ paint, columns, ...plainly, players: ["", ""] });
