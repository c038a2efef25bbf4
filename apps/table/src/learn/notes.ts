import type { Due, Lesson, LessonNote, Term } from "@duelex/kernel";

/** What has been asked and told so far, by paragraph. */
export interface Heard {
  /** What is asked now; null where nothing is. */
  readonly now: string | null;
  readonly asked: ReadonlySet<string>;
  /** Paragraph → the line of the story that told of it first. */
  readonly told: ReadonlyMap<string, number>;
}

const isDue = (due: Due, { asked, told }: Heard): boolean =>
  due === "start" || ("asked" in due ? asked.has(due.asked) : told.has(due.told));

/**
 * A note on a question is gone when that has been answered and another one is asked: who answers has seen it. The first one goes with
 * the first question.
 */
export const isPast = ({ due }: LessonNote, asked: string, isFirst: boolean): boolean =>
  due === "start" ? !isFirst : "asked" in due && due.asked !== asked;

/** The later, the more it is about what stands on the table: the lines of a story are fewer than that. */
const NOW = 1e9;

const lately = (due: Due, { now, told }: Heard): number => {
  if (due === "start") return NOW + 1;
  return "asked" in due ? (due.asked === now ? NOW : -1) : (told.get(due.told) ?? -1);
};

/**
 * Notes that are due and have not been read: how one wins, then what is asked now, then what was told, the latest first. Nobody has to
 * read one to see the next.
 */
export const dueNotes = (lesson: Lesson, heard: Heard, read: ReadonlySet<LessonNote>): LessonNote[] =>
  lesson.notes
    .filter((note) => !read.has(note) && isDue(note.due, heard))
    .sort((one, other) => lately(other.due, heard) - lately(one.due, heard));

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
