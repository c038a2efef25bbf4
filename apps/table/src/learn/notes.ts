import type { Due, Face, Lesson, LessonNote, Term } from "@duelex/kernel";

/** How far a lesson has gone: kept with its match, so that it goes on where it was. Notes and words by their places in the lesson. */
export interface Progress {
  /** Notes that nobody has to see again. */
  readonly read: readonly number[];
  /** The note that stood beside its question last. */
  readonly seen: number | null;
  /** Paragraphs by which something was asked. */
  readonly asked: readonly string[];
  /** At which moment each word was explained; ~ that moment, where it was read there. */
  readonly explained: Readonly<Record<number, number>>;
  /** The moment of the first question; null before it. */
  readonly first: number | null;
}

export const NOT_BEGUN: Progress = { read: [], seen: null, asked: [], explained: {}, first: null };

/** A question of the learner's. */
export interface Moment {
  /** Where in the tree of the match it stands. */
  readonly node: number;
  /** By which paragraph it is asked. */
  readonly rule: string;
  /** What is read there. */
  readonly text: string;
}

/** What has been told so far: paragraph → the line of the story that told of it first. */
export type Told = ReadonlyMap<string, number>;

/** The later, the more it is about what stands on the table: the lines of a story are fewer than that. */
const NOW = 1e9;
const NOT_YET = Number.NEGATIVE_INFINITY;

/** How well a note fits what stands on the table: how one wins, then what is asked now, then what was told, the latest first. */
function nearness(due: Due, { asked }: Progress, now: string | null, told: Told): number {
  if (due === "start") return NOW + 1;
  if ("told" in due) return told.get(due.told) ?? NOT_YET;
  return due.asked === now ? NOW : asked.includes(due.asked) ? -1 : NOT_YET;
}

/** The places of the notes that are due and have not been read, the nearest first. Nobody has to read one to see the next. */
export function dueNotes({ notes }: Lesson, progress: Progress, now: string | null, told: Told): number[] {
  const near = notes.map(({ due }, nth) => (progress.read.includes(nth) ? NOT_YET : nearness(due, progress, now, told)));
  return [...notes.keys()].filter((nth) => near[nth] !== NOT_YET).sort((one, other) => near[other]! - near[one]!);
}

/**
 * A note on a question is gone when that has been answered and another one is asked: who answers has seen it. The first one goes with
 * the first question.
 */
export const isPast = ({ due }: LessonNote, asked: string, isFirst: boolean): boolean =>
  due === "start" ? !isFirst : "asked" in due && due.asked !== asked;

/** So many words are explained at a time: there has to be room for the note. */
const AT_ONCE = 2;

const comesUpIn = (text: string, word: string): boolean => {
  const at = text.indexOf(word);
  return at >= 0 && !/[\p{L}\p{N}]/u.test(`${text[at - 1] ?? ""}${text[at + word.length] ?? ""}`);
};

/** Is a note about this word, and nothing else? "The boss" is about "boss". */
const isAbout = ({ title }: LessonNote, word: string): boolean => title.replace(/^The /, "").toLowerCase() === word.toLowerCase();

/** At which moment each word was explained, with those that come up in this one for the first time. @param known what notes explain */
function explainedAt(terms: readonly Term[], known: readonly LessonNote[], { node, text }: Moment, before: Progress["explained"]) {
  const here = Object.values(before).filter((each) => each === node || each === ~node).length;
  const fresh = terms.flatMap(({ words }, nth) => {
    const comesUp = before[nth] === undefined && words.some((word) => comesUpIn(text, word));
    return comesUp && !known.some((note) => words.some((word) => isAbout(note, word))) ? [nth] : [];
  });
  const now = fresh.slice(0, Math.max(0, AT_ONCE - here));
  return now.length === 0 ? before : { ...before, ...Object.fromEntries(now.map((nth) => [nth, node])) };
}

/** The words that are explained at a moment. */
export const termsAt = ({ terms }: Lesson, { explained }: Progress, node: number): Term[] =>
  terms.filter((_, nth) => explained[nth] === node);

/** The words that are explained at a moment have been read. */
export function withKnown(progress: Progress, node: number): Progress {
  const explained = Object.entries(progress.explained).map(([nth, at]) => [nth, at === node ? ~node : at] as const);
  return { ...progress, explained: Object.fromEntries(explained) };
}

/** The one card of these whose kind a word names: what it says tells more than the word does. */
export function cardNamed({ words }: Term, faces: readonly Face[]): Face | undefined {
  const found = faces.filter(({ type, text }) => words.includes(type) && text.length > 0);
  return found.every(({ id }) => id === found[0]!.id) ? found[0] : undefined;
}

/** How far the lesson has gone when a question stands there; the same object where that changes nothing. */
export function follow(lesson: Lesson, before: Progress, moment: Moment, told: Told): Progress {
  const { node, rule } = moment;
  const first = before.first ?? node;
  const isOver = (nth: number) => isPast(lesson.notes[nth]!, rule, first === node);
  const { seen } = before;
  const read = seen !== null && isOver(seen) && !before.read.includes(seen) ? [...before.read, seen] : before.read;
  const asked = before.asked.includes(rule) ? before.asked : [...before.asked, rule];
  const due = dueNotes(lesson, { ...before, read, asked }, rule, told);
  const known = [...read, ...due].map((nth) => lesson.notes[nth]!);
  const explained = explainedAt(lesson.terms, known, moment, before.explained);
  const [shown] = due;
  const now = shown !== undefined && !isOver(shown) ? shown : null;
  const after: Progress = { read, seen: now, asked, explained, first };
  return (Object.keys(after) as (keyof Progress)[]).every((key) => after[key] === before[key]) ? before : after;
}

/** The notes that never stood there, or not until they had been read. */
export const unseen = ({ notes }: Lesson, { read, seen }: Progress): LessonNote[] =>
  notes.filter((_, nth) => nth !== seen && !read.includes(nth));

/** A note has been read. */
export const withRead = (progress: Progress, note: number): Progress => ({ ...progress, read: [...progress.read, note] });
