import type { Lesson, Term } from "@duelex/kernel";
import type { Position } from "@duelex/session";
import { Fragment } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Said } from "../card/Said.tsx";
import { listed } from "../games.ts";
import { spoken } from "../match/news.ts";
import { Rule } from "../match/Rule.tsx";
import { useNarrow } from "../match/useNarrow.ts";
import { useVoice } from "../match/useVoice.ts";
import { learn, leaveLesson, set, useTable } from "../store/table.ts";
import { useApartWords } from "../words/apart.ts";
import { cardNamed, dueNotes, follow, type Moment, type Progress, termsAt, withKnown, withRead } from "./notes.ts";

const toQuestion = (): void => document.querySelector<HTMLElement>("#question .button")?.focus();

const sayTerm = ({ words: [word], means }: Term): string => `${word}: ${means}.`;

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

/**
 * A short note on what has just become important, with its paragraphs. In a narrow window it lies over the table, which does not move, or over
 * the question where it speaks of the table: a bar keeps its room, and a touch of anything else folds the note into it. Words alone wait there until they are asked for.
 */
export default function LessonBar({ position, progress: before }: LessonBarProps) {
  const apart = useApartWords();
  const narrow = useNarrow();
  const story = useTable(({ stories, seat }) => stories[seat]);
  const faces = useTable(({ faces }) => faces);
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const voice = useVoice();
  /** What is read out: each note and each word once, however often it stands there. */
  const [says, setSays] = useState("");
  const said = useRef(new Set<string>());
  /** Which note was folded away, or which words were unfolded. */
  const [turned, setTurned] = useState("");
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    void listed(position.game)
      ?.lesson()
      .then(setLesson, () => set({ taught: true }));
  }, [position.game]);
  const title = apart.learn.heading(listed(position.game)!.name);
  useEffect(() => set({ title }), [title]);
  const told = new Map((story ?? []).map(({ rule }, line) => [rule, line] as const).reverse());
  const moment = momentOf(position);
  const on = (from: Progress) => (lesson === null || moment === null ? from : follow(lesson, from, moment, told));
  const progress = on(before);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes on from where it stands by then
  useEffect(() => learn(on), [progress]);
  const [place] = lesson === null ? [] : dueNotes(lesson, progress, moment?.rule ?? null, told);
  const note = place === undefined ? undefined : lesson?.notes[place];
  const { hand } = listed(position.game)!.mat;
  const lying = position.view.rows.filter(({ id, seat }) => seat === position.seat && !hand.includes(id)).flatMap(({ cells }) => cells);
  const own = lying.flatMap((cell) => (cell?.id == null ? [] : (faces[cell.id] ?? [])));
  const terms = moment === null || lesson === null ? [] : termsAt(lesson, progress, moment.node);
  useEffect(() => {
    const here = moment === null ? [] : [...(note === undefined ? [] : [`${note.title}. ${note.text}`]), ...terms.map(sayTerm)];
    const news = here.filter((text) => !said.current.has(text));
    for (const text of news) said.current.add(text);
    if (lesson !== null) set({ taught: true });
    if (news.length > 0) setSays(news.map((text) => spoken(voice(text))).join(" "));
  });
  const key = `${place ?? ""} ${terms.map(({ words }) => words[0]).join()}`;
  const isOpen = key !== " " && (!narrow || (note !== undefined) !== (turned === key));
  const fold = () => setTurned(note === undefined ? "" : key);
  useEffect(() => {
    if (!narrow || !isOpen) return;
    const away = ({ target }: PointerEvent) => ref.current?.contains(target as Element) === false && fold();
    addEventListener("pointerdown", away);
    return () => removeEventListener("pointerdown", away);
  });
  if (position.result !== null) return null;
  // It stands there before it says something, or that would not be read out.
  const herald = (
    <div className="hidden" aria-live="polite" aria-atomic="true" key="herald">
      {says}
    </div>
  );
  if (lesson === null) return [narrow && <aside key="lesson" className="lesson" />, herald];
  const leave = (
    <button type="button" className="button bare" onClick={leaveLesson}>
      {apart.learn.leave}
    </button>
  );
  const count = <small className="quiet">{apart.learn.of(progress.read.length, lesson.notes.length)}</small>;
  const isLow = moment?.node === progress.first || position.view.battle !== undefined;
  return [
    <aside key="lesson" className="lesson" aria-label={apart.learn.region} data-lesson ref={ref}>
      {narrow && key !== " " && (
        <button type="button" className="lesson-fold" aria-expanded={isOpen} onClick={() => setTurned(turned === key ? "" : key)}>
          <b>
            <Said text={note?.title ?? apart.learn.words(terms.map(({ words }) => words[0]!))} />
          </b>
          {count}
        </button>
      )}
      {key === " " && (
        <div className="lesson-idle">
          <p>{progress.read.length < lesson.notes.length ? apart.learn.goOn : apart.learn.done}</p>
          {leave}
        </div>
      )}
      {isOpen && (
        <div className={isLow ? "lesson-note low" : "lesson-note"}>
          <div className="lesson-text">
            {note !== undefined && (
              <>
                <h2>{note.title}</h2>
                <p id="lesson-says">
                  <Said text={note.text} />{" "}
                  {note.rules.map((rule) => (
                    <Fragment key={rule}>
                      <Rule rule={rule} heading={note.title} />{" "}
                    </Fragment>
                  ))}
                </p>
              </>
            )}
            {terms.map((term) => {
              const card = cardNamed(term, own);
              return (
                <p key={term.words[0]} className="term">
                  <b>
                    <Said text={term.words[0]!} />
                  </b>
                  : <Said text={term.means} /> <Rule rule={term.rule} heading={term.means} />
                  {card !== undefined && (
                    <>
                      {" "}
                      <b>{card.name}</b>: <Said text={card.text.join(" ")} />
                    </>
                  )}
                </p>
              );
            })}
          </div>
          <div className="row">
            {(place !== undefined || narrow) && (
              <button
                type="button"
                className="button go"
                aria-describedby="lesson-says"
                onClick={({ detail }) => {
                  if (moment === null) return fold();
                  learn((from) => (place === undefined ? withKnown(from, moment.node) : withRead(from, place)));
                  // By keyboard the last note is followed by the question: nothing else has the focus then.
                  if (detail === 0) setTimeout(() => document.activeElement === document.body && toQuestion());
                }}
              >
                {apart.learn.next}
              </button>
            )}
            {leave}
            {note !== undefined && count}
          </div>
        </div>
      )}
    </aside>,
    herald,
  ];
}
