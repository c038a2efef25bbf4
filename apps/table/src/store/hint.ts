/** What a machine would answer: fetched when somebody asks. */
import { sayHint } from "../match/hinted.ts";
import { apartWords } from "../words/apart.ts";
import { words } from "../words/index.ts";
import { answersOf, ask, positionOf, set, useTable } from "./table.ts";

export async function askHint(): Promise<void> {
  const question = positionOf(useTable.getState())?.question;
  if (question === null || question === undefined || answersOf(useTable.getState()).length === 0) return;
  set({ hint: { answer: null, says: words().preview.wait } });
  const reply = await ask({ ask: "hint", question: question.number });
  if (positionOf(useTable.getState())?.question?.number !== question.number) return; // it has been answered
  set({ hint: reply && { answer: reply.hint.answer, says: sayHint(apartWords(), reply.hint, question.answers) } });
}
