/** What is said of a table in a line. */
import type { Seat } from "@duelex/kernel";
import type { ClockSetting, TableFacts } from "@duelex/session";
import { listed } from "../games.ts";
import type { OnlineWords } from "../words/online.ts";

export const sayClock = (words: OnlineWords, clock: ClockSetting | null): string =>
  clock === null ? words.clock.none : words.clock.of(Math.round(clock.bank / 60), clock.increment);

export const gameOf = ({ game }: TableFacts): string => listed(game)?.name ?? game;

/** By what a match ended, for this seat or for who watches; who has won is said elsewhere. What the server says otherwise is said as it is. */
export function sayEnd({ end }: OnlineWords, { names, result }: TableFacts, seat: Seat | null): string {
  if (result === "The match is a draw.") return end.draw;
  for (const won of [0, 1] as const) {
    const lost: Seat = won === 0 ? 1 : 0;
    const before = `${names[won]} wins`;
    if (result === `${before}: ${names[lost]}'s time has run out.`) return end.time(names[lost] ?? "", lost === seat);
    if (result === `${before}: ${names[lost]} concedes.`) return end.concede(names[lost] ?? "", lost === seat);
    const [, turn] = (result?.startsWith(before) && /^ in turn (\d+)\.$/.exec(result.slice(before.length))) || [];
    if (turn !== undefined) return end.turn(Number(turn));
  }
  return result ?? "";
}
