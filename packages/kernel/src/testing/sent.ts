import type { Match } from "../match.ts";
import type { Seat } from "../memory.ts";

/** Everything that a seat is sent at this moment, as one text. */
export function sent(match: Match, seat: Seat): string {
  const question = match.question(seat);
  const may = match.options();
  const options = question?.seat === seat ? Array.from({ length: may.count }, (_, i) => match.notate(i, seat)) : [];
  return JSON.stringify({ view: match.view(seat), question, options, standing: match.standing() });
}

/** Everything that a seat has been told since recording began. */
export const told = (match: Match, seat: Seat): string =>
  JSON.stringify((match.recorder?.events ?? []).map((event) => [match.tell(event, seat), event.rule]));

/** Without the numbers of the cards: which of two copies of a card came to light is no secret, their names and places are all there is to know. */
export const nameless = (text: string): string => text.replace(/"card":\d+/g, '"card":0');

/** The first place where two texts differ, with what stands around it; null if they do not. */
export function sentDifference(a: string, b: string): string | null {
  if (a === b) return null;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 80);
  return `…${a.slice(from, at + 120)}… or …${b.slice(from, at + 120)}…`;
}
