/** What a machine would answer: fetched when somebody asks. */
import type { Hint } from "@duelex/session";
import { type ApartWords, apartWords } from "../words/apart.ts";
import { words } from "../words/index.ts";
import { ask, positionOf, set, useTable } from "./table.ts";

/** What a machine would answer: the best answers with their chances, or one and what it would lead to. */
const sayHint = ({ hint }: ApartWords, { best, by, phrase, line }: Hint): string =>
  best !== undefined
    ? hint.chances(best.map((each) => hint.chance(each.phrase, Math.round(100 * each.chance))))
    : [hint.one(by, phrase), ...(line.length > 0 ? [line.join(" › ")] : [])].join(" — ");

export async function askHint(): Promise<void> {
  const question = positionOf(useTable.getState())?.question;
  if (question === null || question === undefined) return;
  set({ hint: { answer: null, says: words().preview.wait } });
  const reply = await ask({ ask: "hint", question: question.number });
  if (positionOf(useTable.getState())?.question?.number !== question.number) return; // it has been answered
  set({ hint: reply && { answer: reply.hint.answer, says: sayHint(apartWords(), reply.hint) } });
}
