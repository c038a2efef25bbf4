import type { Seat } from "@duelex/kernel";

/** What the page says to its worker beside what it asks the host: for which seats it sits there. Said first, and when they change. */
export interface Join {
  readonly join: readonly Seat[];
}

export const isJoin = (data: unknown): data is Join => typeof data === "object" && data !== null && "join" in data;

/** How long machines wait after an answer of which something is told, in milliseconds. */
export interface Pace {
  readonly pace: number;
}

export const isPace = (data: unknown): data is Pace => typeof data === "object" && data !== null && "pace" in data;
