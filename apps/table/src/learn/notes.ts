import type { Due, Lesson, LessonNote, Term } from "@duelex/kernel";

/** What has been asked and told so far, by paragraph. */
export interface Heard {
  readonly asked: ReadonlySet<string>;
  readonly told: ReadonlySet<string>;
}

const isDue = (due: Due, { asked, told }: Heard): boolean =>
  due === "start" || ("asked" in due ? asked.has(due.asked) : told.has(due.told));

/**
 * A note on a question is gone when that has been answered and another one is asked: who answers has seen it. The first one goes with
 * the first question.
 */
export const isPast = ({ due }: LessonNote, asked: string, isFirst: boolean): boolean =>
  due === "start" ? !isFirst : "asked" in due && due.asked !== asked;

/** Notes that are due and have not been read, in the order of the lesson. */
export const dueNotes = (lesson: Lesson, heard: Heard, read: ReadonlySet<LessonNote>): LessonNote[] =>
  lesson.notes.filter((note) => !read.has(note) && isDue(note.due, heard));

/** So many words are explained at a time: there has to be room for the note. */
const AT_ONCE = 2;

const comesUpIn = (text: string, word: string): boolean => {
  const at = text.indexOf(word);
  return at >= 0 && !/[\p{L}\p{N}]/u.test(`${text[at - 1] ?? ""}${text[at + word.length] ?? ""}`);
};

/**
 * Words that come up in a text for the first time.
 * @param question the number of the question that stands
 * @param explained at which question each word was explained; what is due now is added
 */
export function dueTerms(terms: readonly Term[], text: string, question: number, explained: Map<Term, number>): Term[] {
  const now = () => terms.filter((term) => explained.get(term) === question);
  for (const term of terms) {
    if (now().length >= AT_ONCE) break;
    if (!explained.has(term) && term.words.some((word) => comesUpIn(text, word))) explained.set(term, question);
  }
  return now();
}
