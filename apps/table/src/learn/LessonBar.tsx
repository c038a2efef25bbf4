import type { Lesson } from "@duelex/kernel";
import type { Position } from "@duelex/session";
import { Fragment, useEffect, useState } from "react";
import { Said } from "../card/Said.tsx";
import { listed } from "../games.ts";
import { Rule } from "../match/Rule.tsx";
import { learned, leaveLesson, useTable } from "../store/table.ts";
import { useApartWords } from "../words/apart.ts";
import { dueNotes, follow, type Moment, type Progress, termsAt, withRead } from "./notes.ts";

const toQuestion = (): void => document.querySelector<HTMLElement>("#question .button")?.focus();

/** What is read where a question stands: the question, its answers, the numbers beside the players' names. */
function momentOf({ question, game, seat, time }: Position): Moment | null {
  if (question === null || question.seat !== seat) return null;
  const text = [question.says, ...question.answers.flatMap(({ label, means }) => [label, means]), ...listed(game)!.mat.facts].join(" ");
  return { node: time.node, rule: question.rule, text };
}

export interface LessonBarProps {
  readonly position: Position;
  /** How far the lesson had gone before. */
  readonly progress: Progress;
}

/** A short note on what has just become important, with its paragraphs. */
export default function LessonBar({ position, progress: before }: LessonBarProps) {
  const apart = useApartWords();
  const story = useTable(({ stories, seat }) => stories[seat]);
  const [lesson, setLesson] = useState<Lesson | null>(null);
  /** At which moment the last note was read: that it was is said there, and takes no room afterwards. */
  const [done, setDone] = useState<number | null>(null);
  useEffect(() => {
    void listed(position.game)?.lesson().then(setLesson);
  }, [position.game]);
  const told = new Map((story ?? []).map(({ rule }, line) => [rule, line] as const).reverse());
  const moment = momentOf(position);
  const progress = lesson === null || moment === null ? before : follow(lesson, before, moment, told);
  useEffect(() => learned(progress), [progress]);
  if (lesson === null || position.result !== null) return null;
  const [place] = dueNotes(lesson, progress, moment?.rule ?? null, told);
  const note = place === undefined ? undefined : lesson.notes[place];
  const terms = moment === null ? [] : termsAt(lesson, progress, moment.node);
  const isDone = moment !== null && done === moment.node;
  if (note === undefined && terms.length === 0 && !isDone) return null;
  return (
    <aside className="lesson" aria-label={apart.learn.region} data-lesson>
      {note === undefined ? (
        isDone && <p>{apart.learn.done}</p>
      ) : (
        <>
          <h2>{note.title}</h2>
          <p role="status">
            <Said text={note.text} />{" "}
            {note.rules.map((rule) => (
              <Fragment key={rule}>
                <Rule rule={rule} heading={note.title} />{" "}
              </Fragment>
            ))}
          </p>
        </>
      )}
      {terms.map((term) => (
        <p key={term.words[0]} className="term">
          <b>
            <Said text={term.words[0]!} />
          </b>
          : <Said text={term.means} /> <Rule rule={term.rule} heading={term.means} />
        </p>
      ))}
      <div className="row">
        {place !== undefined && (
          <button
            type="button"
            className="button go"
            onClick={({ detail }) => {
              const next = withRead(progress, place);
              learned(next);
              if (next.read.length >= lesson.notes.length) setDone(moment?.node ?? null);
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
        {note !== undefined && <small className="quiet">{apart.learn.of(progress.read.length, lesson.notes.length)}</small>}
      </div>
    </aside>
  );
}
