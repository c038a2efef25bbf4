/** Going to a table of the server's: who has gone elsewhere meanwhile is not taken there. */
import type { Seated } from "@duelex/session";
import { stays, useShell } from "../store/shell.ts";
import { keptSeats } from "./kept.ts";
import { linkTo } from "./links.ts";
import { keepSeat } from "./state.ts";
import { waitAt } from "./waiting.ts";

/** Replaces the address, which may hold a secret, by the table's. */
export function goToTable(table: string): void {
  const { hash } = new URL(linkTo({ at: "table", table }));
  history.replaceState(null, "", hash);
  useShell.getState().arrive(hash);
}

/** A seat that comes by its link is kept. */
export async function takeSeat(table: string, key: string): Promise<void> {
  const isHere = stays();
  const kept = await keptSeats.get(table);
  if (kept?.key !== key) await keptSeats.put({ id: table, key, invitation: null, seat: null, facts: null, lines: 0, changed: Date.now() });
  if (isHere()) goToTable(table);
}

/** Goes to the table if one sits there already. @returns whether one does */
export async function backToSeat(table: string): Promise<boolean> {
  const isHere = stays();
  const kept = await keptSeats.get(table);
  if (kept !== undefined && isHere()) goToTable(table);
  return kept !== undefined;
}

/** A seat that the server gives is kept, and gone to; who has gone elsewhere by then is fetched, or told, when the match begins. */
export async function takeGiven(giving: Promise<Seated>, go: (table: string) => void): Promise<void> {
  const isHere = stays();
  const seated = await giving;
  await keepSeat(seated);
  if (isHere()) go(seated.table);
  else waitAt(seated.table, seated.key);
}
