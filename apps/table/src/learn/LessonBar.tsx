import type { Face, Lesson, LessonNote, Term } from "@duelex/kernel";
import type { Position } from "@duelex/session";
import { type ComponentChildren, Fragment } from "preact";
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

interface Taught {
  /** Null while it is being fetched. */
  readonly lesson: Lesson | null;
  readonly progress: Progress;
  /** Null where somebody else is asked. */
  readonly moment: Moment | null;
  /** The place of the note that stands there, if there is one. */
  readonly place: number | undefined;
  readonly note: LessonNote | undefined;
  readonly terms: readonly Term[];
}

/** What there is to say where a match stands; the lesson goes on by that. */
function useLesson({ position, progress: before }: LessonBarProps): Taught {
  const story = useTable(({ stories, seat }) => stories[seat]);
  const [lesson, setLesson] = useState<Lesson | null>(null);
  useEffect(() => {
    void listed(position.game)
      ?.lesson()
      .then(setLesson, () => set({ taught: true }));
  }, [position.game]);
  const told = new Map((story ?? []).map(({ rule }, line) => [rule, line] as const).reverse());
  const moment = momentOf(position);
  const on = (from: Progress) => (lesson === null || moment === null ? from : follow(lesson, from, moment, told));
  const progress = on(before);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes on from where it stands by then
  useEffect(() => learn(on), [progress]);
  const [place] = lesson === null ? [] : dueNotes(lesson, progress, moment?.rule ?? null, told);
  const note = place === undefined ? undefined : lesson?.notes[place];
  const terms = moment === null || lesson === null ? [] : termsAt(lesson, progress, moment.node);
  return { lesson, progress, moment, place, note, terms };
}

/** What is read out: each note and each word once, however often it stands there. */
function useSaid({ lesson, moment, note, terms }: Taught): string {
  const voice = useVoice();
  const [says, setSays] = useState("");
  const said = useRef(new Set<string>());
  useEffect(() => {
    const here = moment === null ? [] : [...(note === undefined ? [] : [`${note.title}. ${note.text}`]), ...terms.map(sayTerm)];
    const news = here.filter((text) => !said.current.has(text));
    for (const text of news) said.current.add(text);
    if (lesson !== null) set({ taught: true });
    if (news.length > 0) setSays(news.map((text) => spoken(voice(text))).join(" "));
  });
  return says;
}

/** What lies before the player, the hand apart. */
function useLying({ view, seat, game }: Position): readonly Face[] {
  const faces = useTable(({ faces }) => faces);
  const { hand } = listed(game)!.mat;
  const lying = view.rows.filter(({ id, seat: whose }) => whose === seat && !hand.includes(id)).flatMap(({ cells }) => cells);
  return lying.flatMap((cell) => (cell?.id == null ? [] : (faces[cell.id] ?? [])));
}

/**
 * A short note on what has just become important, with its paragraphs. In a narrow window it lies over the table, which does not move, or over
 * the question where it speaks of the table: a bar keeps its room, and a touch of anything else folds the note into it. Words alone wait there until they are asked for.
 */
export default function LessonBar({ position, progress: before }: LessonBarProps) {
  const { learn: words } = useApartWords();
  const narrow = useNarrow();
  const own = useLying(position);
  const title = words.heading(listed(position.game)!.name);
  useEffect(() => set({ title }), [title]);
  const taught = useLesson({ position, progress: before });
  const { lesson, progress, moment, place, note, terms } = taught;
  const says = useSaid(taught);
  /** Which note was folded away, or which words were unfolded. */
  const [turned, setTurned] = useState("");
  const ref = useRef<HTMLElement>(null);
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
      {words.leave}
    </button>
  );
  const count = <small className="quiet">{words.of(progress.read.length, lesson.notes.length)}</small>;
  const goOn = ({ detail }: MouseEvent) => {
    if (moment === null) return fold();
    learn((from) => (place === undefined ? withKnown(from, moment.node) : withRead(from, place)));
    // By keyboard the last note is followed by the question: nothing else has the focus then.
    if (detail === 0) setTimeout(() => document.activeElement === document.body && toQuestion());
  };
  return [
    <aside key="lesson" className="lesson" aria-label={words.region} data-lesson ref={ref}>
      {narrow && key !== " " && (
        <button type="button" className="lesson-fold" aria-expanded={isOpen} onClick={() => setTurned(turned === key ? "" : key)}>
          <b>
            <Said text={note?.title ?? words.words(terms.map(({ words }) => words[0]!))} />
          </b>
          {count}
        </button>
      )}
      {key === " " && (
        <div className="lesson-idle">
          <p>{progress.read.length < lesson.notes.length ? words.goOn : words.done}</p>
          {leave}
        </div>
      )}
      {isOpen && (
        <Note note={note} terms={terms} own={own} low={moment?.node === progress.first || position.view.battle !== undefined}>
          {(place !== undefined || narrow) && (
            <button type="button" className="button go" aria-describedby="lesson-says" onClick={goOn}>
              {words.next}
            </button>
          )}
          {leave}
          {note !== undefined && count}
        </Note>
      )}
    </aside>,
    herald,
  ];
}

interface NoteProps {
  readonly note: LessonNote | undefined;
  readonly terms: readonly Term[];
  /** What lies before the player: a word may name a card of it. */
  readonly own: readonly Face[];
  /** It speaks of the whole table, or of a battle: it lies over the question. */
  readonly low: boolean;
  /** What can be done with it. */
  readonly children: ComponentChildren;
}

/** The note, and the words that are explained beside it. */
function Note({ note, terms, own, low, children }: NoteProps) {
  return (
    <div className={low ? "lesson-note low" : "lesson-note"}>
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
        {terms.map((term) => (
          <Explained key={term.words[0]} term={term} card={cardNamed(term, own)} />
        ))}
      </div>
      <div className="row">{children}</div>
    </div>
  );
}

/** A word, what it means, and what the card says that it names. */
function Explained({ term, card }: { readonly term: Term; readonly card: Face | undefined }) {
  return (
    <p className="term">
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
}
