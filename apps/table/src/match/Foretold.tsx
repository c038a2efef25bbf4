import type { Hint, Position, StoryLine } from "@duelex/session";
import { Suspense } from "react";
import { Said } from "../card/Said.tsx";
import { listed } from "../games.ts";
import { part } from "../shell/part.ts";
import { aboutKey, useTable } from "../store/table.ts";
import { useWords, type Words } from "../words/index.ts";
import { latest, newsOf } from "./news.ts";
import { useNarrow } from "./useNarrow.ts";

const Foreseen = part(() => import("./Foreseen.tsx"));

const NONE: readonly StoryLine[] = [];

/** A text of so many letters may not have room for all of them. */
const LONG = 110;
/** So many letters of news have room beside the answers, and in a narrow window. */
const ROOM = 150;
const NARROW_ROOM = 100;

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
  const { preview, previewOf, hint, stories, since, opened } = useTable();
  const isElsewhere = inBar && opened?.kind === "answers" && opened.touched;
  if (previewOf === null || isElsewhere) {
    const { seat, game, question } = position;
    const asks = question?.about?.text;
    const { ended, told, more } = newsOf(stories[seat] ?? NONE, since[seat] ?? Number.POSITIVE_INFINITY, seat, listed(game)!.mat);
    const newsIn = (room: number) => {
      const some = latest(told, room - (ended ? words.ask.ended.length : 0));
      return [...(ended ? [words.ask.ended] : []), ...(some.length > 0 ? [words.ask.since(some, more || some.length < told.length)] : [])];
    };
    const news = newsIn(narrow ? NARROW_ROOM : ROOM);
    const says = hint !== null ? [sayHint(words, hint)] : asks !== undefined ? [asks] : news;
    const glows = question?.answers.some((each) => aboutKey(each) !== "") === true;
    const whole = says === news ? newsIn(Number.POSITIVE_INFINITY).join(" ") : "";
    const text =
      says.length > 0 ? says.join(" ") : glows ? words.ask.choose(question.answers.some((each) => each.vain && aboutKey(each) !== "")) : "";
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
