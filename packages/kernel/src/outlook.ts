/** What the games tell players that look ahead, said alike: how well a seat stands, and the answer that one gives without thinking. */
import type { Match } from "./match.ts";
import { otherSeat, type Seat } from "./memory.ts";
import { verbOf } from "./options.ts";

/**
 * 1 for a match that is won, -1 for one that is lost; in between by how much more this seat's side is worth than the other's.
 * @param much a difference that is a good deal
 */
export function balanceOf(match: Match, seat: Seat, worth: (of: Seat) => number, much: number): number {
  const { over, winner } = match.standing();
  if (over) return winner === null ? 0 : winner === seat ? 1 : -1;
  return Math.tanh((worth(seat) - worth(otherSeat(seat))) / much);
}

/** The place of the first answer with the first of these verbs that is offered at all, or -1. */
export function firstOffered(match: Match, verbs: readonly number[]): number {
  const may = match.options();
  for (const verb of verbs) {
    for (let index = 0; index < may.count; index++) if (verbOf(may.options[index]!) === verb) return index;
  }
  return -1;
}
