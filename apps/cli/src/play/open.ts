/** Whether what answers are said to lead to may come otherwise, since the other player is asked before it does. */
import { type Match, otherSeat, type Rules, type Seat, seatName } from "@duelex/kernel";
import { type Answer, previewOf } from "@duelex/session";
import { FIGHTS } from "./question.ts";

/** So many answers are looked at. */
const LOOKED_AT = 2;

/** "P2 may still answer", above answers that decide a fight; nothing where those tell no outcome or say "unless" themselves, or nobody could. What is hidden plays no part. */
export function asideFor(game: Rules, match: Match, seat: Seat, menu: readonly Answer[]): { readonly aside?: string } {
  const foretold = menu.filter(({ verb, means, vain }) => FIGHTS.test(verb) && means !== "" && !vain && !/^AP \d|\bunless\b/.test(means));
  const isOpen = foretold
    .slice(0, LOOKED_AT)
    .some(({ answer }) => previewOf(game, match, seat, answer).uncertain.includes("the other player"));
  return isOpen ? { aside: `${seatName(otherSeat(seat))} may still answer` } : {};
}
