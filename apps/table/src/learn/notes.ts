import type { Due, Lesson, LessonNote } from "@duelex/kernel";

/** What has been asked and told so far, by paragraph. */
export interface Heard {
  readonly asked: ReadonlySet<string>;
  readonly told: ReadonlySet<string>;
}

const isDue = (due: Due, { asked, told }: Heard): boolean =>
  due === "start" || ("asked" in due ? asked.has(due.asked) : told.has(due.told));

/** A note on a question is gone when that has been answered and another one is asked: who answers has seen it. */
export const isPast = ({ due }: LessonNote, asked: string): boolean => due !== "start" && "asked" in due && due.asked !== asked;

/** Notes that are due and have not been read, in the order of the lesson. */
export const dueNotes = (lesson: Lesson, heard: Heard, read: ReadonlySet<LessonNote>): LessonNote[] =>
  lesson.notes.filter((note) => !read.has(note) && isDue(note.due, heard));
