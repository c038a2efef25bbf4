/** A match is begun, and gone to. */
import { stays, useShell } from "./shell.ts";
import type { Sitting } from "./state.ts";
import { leaveTable, sitDown } from "./table.ts";

/**
 * Puts a match on the table and goes there. Who has gone elsewhere meanwhile stays there, and other pages may have the match.
 * @returns whether it was gone to
 * @throws Refused (as a rejection) if it cannot be begun
 */
export async function begin(wanted: Sitting | Promise<Sitting>): Promise<boolean> {
  const isHere = stays();
  const sitting = await wanted;
  if (!isHere()) return false;
  await sitDown(sitting);
  if (!isHere()) {
    leaveTable(sitting.id);
    return false;
  }
  useShell.getState().go({ at: "match", id: sitting.id });
  return true;
}
