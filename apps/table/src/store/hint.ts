/** What a machine would answer: fetched when somebody asks. */
import type { Hint } from "@duelex/session";
import { type Words, words } from "../words/index.ts";
import { ask, positionOf, set, useTable } from "./table.ts";

/** What a machine would answer: the best answers with their chances, or one and what it would lead to. */
const sayHint = (words: Words, { best, by, phrase, line }: Hint): string =>
  best !== undefined
    ? words.match.chances(best.map((each) => words.match.chance(each.phrase, Math.round(100 * each.chance))))
    : [words.match.hint(by, phrase), ...(line.length > 0 ? [line.join(" › ")] : [])].join(" — ");

export async function askHint(): Promise<void> {
  const question = positionOf(useTable.getState())?.question;
  if (question === null || question === undefined) return;
  set({ hint: { answer: null, says: words().preview.wait } });
  const reply = await ask({ ask: "hint", question: question.number });
  if (positionOf(useTable.getState())?.question?.number !== question.number) return; // it has been answered
  set({ hint: reply && { answer: reply.hint.answer, says: sayHint(words(), reply.hint) } });
}
