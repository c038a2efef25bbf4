/** What an answer would do, asked for while it is pointed at. */
import type { Spot } from "@duelex/kernel";
import type { Answer } from "@duelex/session";
import { answersAbout, ask, positionOf, set, useTable } from "./table.ts";

const HOVER = 90;
let hovering: ReturnType<typeof setTimeout> | null = null;

let pointedAt: Answer | null = null;

/** An answer is pointed at: shortly after, what it would do is asked for. */
export function consider(considered: Answer | null): void {
  if (considered !== null && considered === pointedAt) return;
  pointedAt = considered;
  if (hovering !== null) clearTimeout(hovering);
  const question = positionOf(useTable.getState())?.question ?? null;
  if (considered === null || question === null) {
    if (useTable.getState().previewOf !== null) set({ preview: null, previewOf: null });
    return;
  }
  hovering = setTimeout(async () => {
    if (positionOf(useTable.getState())?.question?.number !== question.number) return; // it has been answered
    set({ previewOf: considered, preview: null });
    const reply = await ask({ ask: "preview", question: question.number, answer: considered.answer });
    if (reply !== null && useTable.getState().previewOf === considered) set({ preview: reply.preview });
  }, HOVER);
}

/** Something is pointed at: the card is shown, and its only answer is considered. */
export function look(spot: Spot | null): void {
  if (spot?.kind === "card") set({ looked: spot });
  if (useTable.getState().opened?.kind === "answers") return;
  const found = spot === null ? [] : answersAbout(useTable.getState(), spot);
  if (found.length === 1) consider(found[0]!);
  else if (useTable.getState().previewOf !== null || hovering !== null) consider(null);
}

/** What a machine would answer is asked for. */
export const askHint = (): Promise<void> => import("./hint.ts").then(({ askHint }) => askHint());
