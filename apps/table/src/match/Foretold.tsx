import type { Hint, Position, StoryLine } from "@duelex/session";
import { Suspense } from "react";
import { Said } from "../card/Said.tsx";
import { listed } from "../games.ts";
import { part } from "../shell/part.ts";
import { aboutKey, showTab, useTable } from "../store/table.ts";
import { useWords, type Words } from "../words/index.ts";
import { earliest, latest, newsOf } from "./news.ts";
import { useNarrow } from "./useNarrow.ts";

const Foreseen = part(() => import("./Foreseen.tsx"));

const NONE: readonly StoryLine[] = [];

/** A text of so many letters may not have room for all of them. */
const LONG = 110;
/** So many letters of news have room beside the answers, and in a narrow window. */
const ROOM = 150;
const NARROW_ROOM = 130;

/** What a machine would answer: the best answers with their chances, or one and what it would lead to. */
const sayHint = (words: Words, { best, by, phrase, line }: Hint): string =>
  best !== undefined
    ? words.match.chances(best.map((each) => words.match.chance(each.phrase, Math.round(100 * each.chance))))
    : [words.match.hint(by, phrase), ...(line.length > 0 ? [line.join(" › ")] : [])].join(" — ");

export interface ForetoldProps {
  readonly position: Position;
  readonly names: readonly [string, string];
  /** It stands below the question, and not beside a card that was touched: nothing is said in both places. */
  readonly inBar?: boolean;
}

/** What the answer that is pointed at would do, in a line; and what the machine would answer, if it was asked. */
export function Foretold({ position, names, inBar = false }: ForetoldProps) {
  const words = useWords();
  const narrow = useNarrow();
  const { preview, previewOf, hint, stories, since, phase, opened } = useTable();
  const isElsewhere = inBar && opened?.kind === "answers" && opened.touched;
  if (previewOf === null || isElsewhere) {
    const { seat, game, question, view } = position;
    const asks = question?.about?.text;
    const { idle, ended, told } = newsOf(stories[seat] ?? NONE, since[seat] ?? Number.POSITIVE_INFINITY, seat, listed(game)!.mat);
    const isOver = idle && view.turn === phase?.turn && (view.phases?.at ?? 0) > phase.at;
    const over = ended ? words.ask.ended : isOver ? words.ask.phaseOver(view.phases!.steps[phase.at]!.name) : "";
    const newsOfLast = (some: readonly string[]) => [
      ...(over === "" ? [] : [over]),
      ...(some.length > 0 ? [words.ask.since(some, narrow ? 0 : told.length - some.length, narrow ? told.length - some.length : 0)] : []),
    ];
    // What is read in a narrow window has not been seen in a log beside it: it begins where that begins.
    const some = narrow ? earliest(told, NARROW_ROOM - over.length) : latest(told, ROOM - over.length);
    const news = newsOfLast(some);
    const says = hint !== null ? [sayHint(words, hint)] : asks !== undefined ? [asks] : news;
    const glows = question?.answers.some((each) => aboutKey(each) !== "") === true;
    const whole = says === news ? newsOfLast(told).join(" ") : "";
    const text =
      says.length > 0 ? says.join(" ") : glows ? words.ask.choose(question.answers.some((each) => each.vain && aboutKey(each) !== "")) : "";
    // By touch nothing is pointed at: what has no room is read in the log, which begins with what is new.
    if (says === news && narrow && told.length > some.length)
      return (
        <button type="button" className="foretold on more-news" data-news onClick={() => showTab("log")}>
          <Said text={text} /> <u>{words.ask.allNews}</u>
        </button>
      );
    return (
      <p
        className={says.length === 0 ? "foretold choose" : "foretold on"}
        data-news={says === news || undefined}
        data-tip={whole.length > LONG ? whole : text.length > LONG ? text : undefined}
      >
        <Said text={text} />
      </p>
    );
  }
  const wait = <p className="foretold">{words.preview.wait}</p>;
  if (preview === null) return wait;
  return (
    <Suspense fallback={wait}>
      <Foreseen preview={preview} of={previewOf} seat={position.seat} names={names} inBar={inBar} />
    </Suspense>
  );
}
