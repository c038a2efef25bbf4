import { type Seat, seatName } from "@duelex/kernel";
import type { Paint } from "./paint.ts";
import { type Language, plainly } from "./speech.ts";
import type { Terminal } from "./terminal.ts";

/** How things are shown: to whom, how wide, in which colours, with which names. */
export interface Look extends Language {
  readonly columns: number;
  readonly paint: Paint;
  /** What stands beside P1 and P2: "you", "greedy". */
  readonly players: readonly [string, string];
  /** The seat that is spoken to, where one person sits alone at the screen. */
  readonly you?: Seat;
}

/** "You", or "P2 greedy". */
export const whoSits = (seat: Seat, { players, you }: Look): string => (seat === you ? "You" : `${seatName(seat)} ${players[seat]}`.trim());

/** For what is not about a match. */
export const lookFor = ({ paint, columns }: Terminal): Look => ({ paint, columns, ...plainly, players: ["", ""] });
