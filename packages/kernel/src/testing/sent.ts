import type { Match } from "../match.ts";
import type { Seat } from "../memory.ts";

/** Everything that a seat is sent at this moment. */
function allSent(match: Match, seat: Seat): unknown {
  const question = match.question(seat);
  const may = match.options();
  const options = question?.seat === seat ? Array.from({ length: may.count }, (_, i) => match.notate(i, seat)) : [];
  return { view: match.view(seat), question, options, standing: match.standing() };
}

/** Everything that a seat is sent at this moment, as one text. */
export const sent = (match: Match, seat: Seat): string => JSON.stringify(allSent(match, seat));

/** The first place where a seat is sent something else in one match than in another, with what stands around it; null if there is none. */
export function sentOtherwise(one: Match, other: Match, seat: Seat): string | null {
  const [a, b] = [allSent(one, seat), allSent(other, seat)];
  return alike(a, b) ? null : differenceOf(JSON.stringify(a), JSON.stringify(b)); // they are mostly alike, and to write them down takes longer
}

/** Whether both are certainly the same text; two that are not alike may still be. */
function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const [keys, others] = [Object.keys(a), Object.keys(b)];
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === others.length &&
    keys.every((key, at) => key === others[at] && alike(a[key as keyof typeof a], b[key as keyof typeof b]))
  );
}

/** Everything that a seat has been told since recording began. */
export const told = (match: Match, seat: Seat): string =>
  JSON.stringify((match.recorder?.events ?? []).map((event) => [match.tell(event, seat), event.rule]));

/** Without the numbers of the cards: which of two copies of a card came to light is no secret, their names and places are all there is to know. */
export const nameless = (text: string): string => text.replace(/"card":\d+/g, '"card":0');

/** The first place where two texts differ, with what stands around it; null if they do not. */
export function differenceOf(a: string, b: string): string | null {
  if (a === b) return null;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 80);
  return `…${a.slice(from, at + 120)}… or …${b.slice(from, at + 120)}…`;
}
