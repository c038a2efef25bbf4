/** Opening what comes as a file or a link: a replay, a scenario, a study. */
import type { Seat } from "@duelex/kernel";
import { begin } from "../store/begin.ts";
import { newId } from "../store/kept.ts";
import { PERSON, type Sitting } from "../store/state.ts";
import { readJson } from "./files.ts";

const BOTH: readonly Seat[] = [0, 1];

type Named = Pick<Sitting, "title" | "called">;

const laid = (file: unknown, { title = null, called = null }: Named): Sitting => ({
  ...{ id: newId(), open: { kind: "file", file }, sitters: [PERSON, PERSON], seats: BOTH },
  ...{ curtains: false, title, called },
});

/** Puts a file on the table and goes there, both seats open: who studies may look at either side. @throws Refused (as a rejection) */
export const openFile = (file: unknown): Promise<boolean> => begin(laid(file, {}));

/** A file that is being fetched. @throws as above, and what its fetching throws */
export const openFetched = (fetching: Promise<Named & { readonly file: unknown }>): Promise<boolean> =>
  begin(fetching.then(({ file, ...named }) => laid(file, named)));

/** Puts a file of this device on the table. @throws as above, and if it is not JSON */
export const openFrom = (file: File): Promise<boolean> => openFetched(readJson(file).then((content) => ({ file: content })));
