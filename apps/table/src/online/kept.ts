/** The seats that one has, kept beside the matches; and what one is called. */
import type { Seat } from "@duelex/kernel";
import type { TableFacts } from "@duelex/session";
import { shelf } from "../store/kept.ts";
import { recall, remember } from "../store/remembered.ts";

/** A seat at a table of this page's server. */
export interface KeptSeat {
  /** The id of the table. */
  readonly id: string;
  /** The secret that opens the seat: it goes nowhere but to the server. */
  readonly key: string;
  readonly invitation: string | null;
  readonly seat: Seat | null;
  /** As it was told last; null before the first time. */
  readonly facts: TableFacts | null;
  /** So many lines of the story have been seen here. */
  readonly lines: number;
  readonly changed: number;
}

export const keptSeats = shelf<KeptSeat>("seats");

/** The secret by which one asks for a seat at a table; the same until this tab is closed, so that who had no reply asks again and has the seat. */
export function keyFor(table: string): string {
  const fresh = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24))))
    .replace(/\+/g, "-")
    .replace(/\//g, "_");
  const place = `duelex.key.${table}`;
  try {
    const known = sessionStorage.getItem(place);
    if (known === null) sessionStorage.setItem(place, fresh);
    return known ?? fresh;
  } catch {
    return fresh; // a browser that keeps nothing
  }
}

const NAME = "name";

export const keptName = (): string => recall(NAME) ?? "";
export const keepName = (name: string): void => remember(NAME, name);
