/** Opening what comes as a file or a link: a replay, a scenario, a study. */
import type { Seat } from "@duelex/kernel";
import { newId } from "../store/kept.ts";
import { useShell } from "../store/shell.ts";
import { PERSON, type Sitting } from "../store/state.ts";
import { sitDown } from "../store/table.ts";
import { readJson } from "./files.ts";

const BOTH: readonly Seat[] = [0, 1];

/** Puts a file on the table, both seats open: who studies may look at either side. @throws Refused (as a rejection) */
export async function openFile(file: unknown, { title = null, called = null }: Pick<Sitting, "title" | "called"> = {}): Promise<void> {
  const id = newId();
  await sitDown({ id, open: { kind: "file", file }, sitters: [PERSON, PERSON], seats: BOTH, curtains: false, title, called });
  useShell.getState().go({ at: "match", id });
}

/** Puts a file of this device on the table. @throws as above, and if it is not JSON */
export const openFrom = async (file: File): Promise<void> => openFile(await readJson(file));
