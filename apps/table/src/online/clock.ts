/** What a clock shows. */
import type { Seat } from "@duelex/kernel";
import type { ClockSetting, TableFacts } from "@duelex/session";

/** What is left to a seat now, in milliseconds; null where there is no clock. @param since when the facts came, in milliseconds */
export function leftTo(facts: TableFacts, seat: Seat, since: number, now: number): number | null {
  if (facts.time === null) return null;
  const gone = facts.time.running === seat ? Math.max(0, now - since) : 0;
  return Math.max(0, facts.time.left[seat] - gone);
}

/** "12:07"; below ten seconds with tenths. */
export function sayTime(left: number): string {
  if (left < 10_000) return (Math.floor(left / 100) / 10).toFixed(1);
  const seconds = Math.floor(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** From here on little is left: a fifth of the bank, at most a minute, in milliseconds. */
export const lowFor = ({ bank }: ClockSetting): number => Math.min(60_000, bank * 200);

/** How often what is usual in a game is proposed, by name. */
export const PACES = { quick: 0.5, usual: 1, slow: 2 } as const;
/** Added with every answer, in seconds: a turn has many. */
export const INCREMENT = 3;
