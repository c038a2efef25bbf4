import type { Lesson, LessonNote, Term } from "@duelex/kernel";
import type { Position } from "@duelex/session";
import { useEffect, useRef, useState } from "react";
import { Said } from "../card/Said.tsx";
import { listed } from "../games.ts";
import { Rule } from "../match/Rule.tsx";
import { leaveLesson, useTable } from "../store/table.ts";
import { useApartWords } from "../words/apart.ts";
import { dueNotes, dueTerms, isPast } from "./notes.ts";

const toQuestion = (): void => document.querySelector<HTMLElement>("#question .button")?.focus();

/** What is read where a question stands: the question, its answers, the numbers beside the players' names. */
const textOf = ({ question, game }: Position): string =>
  [question?.says, ...(question?.answers ?? []).flatMap(({ label, means }) => [label, means]), ...listed(game)!.mat.facts].join(" ");

const NONE: ReadonlySet<LessonNote> = new Set();

/** A short note on what has just become important, with its paragraphs. */
export default function LessonBar({ position }: { readonly position: Position }) {
  const apart = useApartWords();
  const story = useTable(({ stories, seat }) => stories[seat]);
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const [read, setRead] = useState(NONE);
  const asked = useRef(new Set<string>());
  const explained = useRef(new Map<Term, number>());
  useEffect(() => {
    void listed(position.game)?.lesson().then(setLesson);
  }, [position.game]);
  if (position.question !== null && position.question.seat === position.seat) asked.current.add(position.question.rule);
  const question = position.question?.seat === position.seat ? position.question.rule : null;
  const seen = useRef<LessonNote | null>(null);
  const shown = useRef<LessonNote | undefined>(undefined);
  const first = useRef<number | null>(null);
  useEffect(() => {
    const note = shown.current;
    if (note === undefined || question === null) return;
    const number = position.question?.number ?? null;
    first.current ??= number;
    if (!isPast(note, question, first.current === number)) seen.current = note;
    else if (seen.current === note) setRead((read) => new Set([...read, note]));
  });
  shown.current = undefined;
  if (lesson === null || position.result !== null) return null;
  const told = new Map((story ?? []).map(({ rule }, line) => [rule, line] as const).reverse());
  const [note] = dueNotes(lesson, { now: question, asked: asked.current, told }, read);
  shown.current = note;
  const terms = position.question === null ? [] : dueTerms(lesson.terms, textOf(position), position.question.number, explained.current);
  if (note === undefined && terms.length === 0 && read.size < lesson.notes.length) return null;
  return (
    <aside className="lesson" aria-label={apart.learn.region} data-lesson>
      {note === undefined ? (
        read.size >= lesson.notes.length && <p>{apart.learn.done}</p>
      ) : (
        <>
          <h2>{note.title}</h2>
          <p role="status">
            <Said text={note.text} />{" "}
            {note.rules.map((rule) => (
              <Rule key={rule} rule={rule} heading={note.title} />
            ))}
          </p>
        </>
      )}
      {terms.map((term) => (
        <p key={term.words[0]} className="term">
          <b>{term.words[0]}</b>: {term.means} <Rule rule={term.rule} heading={term.means} />
        </p>
      ))}
      <div className="row">
        {note !== undefined && (
          <button
            type="button"
            className="button go"
            onClick={({ detail }) => {
              setRead(new Set([...read, note]));
              // By keyboard the last note is followed by the question: nothing else has the focus then.
              if (detail === 0) setTimeout(() => document.activeElement === document.body && toQuestion());
            }}
          >
            {apart.learn.next}
          </button>
        )}
        <button type="button" className="button bare" onClick={leaveLesson}>
          {apart.learn.leave}
        </button>
        {note !== undefined && <small className="quiet">{apart.learn.of(read.size + 1, lesson.notes.length)}</small>}
      </div>
    </aside>
  );
}
