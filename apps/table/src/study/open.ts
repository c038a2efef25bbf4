/** Opening what comes as a file or a link: a replay, a scenario, a study. */
import type { Seat } from "@duelex/kernel";
import { newId } from "../store/kept.ts";
import { useShell } from "../store/shell.ts";
import { sitDown } from "../store/table.ts";

/** Puts a file on the table, both seats open: who studies may look at either side. @throws Refused (as a rejection) */
export async function openFile(file: unknown, seats: readonly Seat[] = [0, 1]): Promise<void> {
  const id = newId();
  await sitDown({ id, open: { kind: "file", file }, sitters: ["person", "person"], seats });
  useShell.getState().go({ at: "match", id });
}
