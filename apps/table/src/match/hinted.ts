import type { Answer, Hint } from "@duelex/session";
import type { ApartWords } from "../words/apart.ts";

/** What a machine would answer: the best answers with their chances, or one and what it would lead to; in the words of their buttons. */
export function sayHint({ hint }: ApartWords, { best, by, answer, line }: Hint, answers: readonly Answer[]): string {
  const say = (of: number): string => {
    const { label, detail } = answers.find(({ answer }) => answer === of)!;
    return [label, detail].filter(Boolean).join(", ");
  };
  return best !== undefined
    ? hint.chances(best.map((each) => hint.chance(say(each.answer), Math.round(100 * each.chance))))
    : [hint.one(by, say(answer)), ...(line.length > 0 ? [line.join(" › ")] : [])].join(" — ");
}
