import type { Answer, Position } from "@duelex/session";
import { Said } from "../card/Said.tsx";
import { part } from "../shell/part.ts";
import { consider } from "../store/foresee.ts";
import { narrow } from "../store/narrow.ts";
import { aboutKey, answer, answersOf, showSheet, useTable } from "../store/table.ts";
import { useWords } from "../words/index.ts";
import { Foretold } from "./Foretold.tsx";
import { detailOf, isLong } from "./names.ts";
import { Rule } from "./Rule.tsx";
import { isTouching } from "./touch.ts";
import { useMe, useSpoken } from "./useVoice.ts";

const Over = part(() => import("./Over.tsx"));

/** So many answers about things on the table stand in the bar too, of no more letters than that; what else there is is told by the glow. */
const FEW = 3;
/** Fewer in a narrow window: the table needs the room, and the cards glow. */
const NARROW_FEW = 2;
const LETTERS = 90;
/** So many stand in the bar of a narrow window, where nothing else would: what they are about may be no larger than a chip there. */
const ALONE = 4;

/** The answers that stand in the bar, in the order of their numbers: what is about no card and no place, and little else. */
export function inBar(answers: readonly Answer[]): { readonly shown: readonly Answer[]; readonly rest: number } {
  const passes = answers.filter((each) => each.passes);
  const isBare = (each: Answer) => aboutKey(each) === "" || (each.about.kind === "player" && !each.vain);
  const bare = answers.filter((each) => !each.passes && isBare(each));
  const aimed = answers.filter((each) => !each.passes && !isBare(each));
  const letters = aimed.reduce((sum, { label }) => sum + label.length, 0);
  const isAlone = narrow.matches && passes.length + bare.length === 0 && aimed.length <= ALONE;
  const few =
    isAlone || (aimed.length + bare.length <= (narrow.matches && passes.length > 0 ? NARROW_FEW : FEW) && letters <= LETTERS) ? aimed : [];
  const shown = [...answers.filter((each) => few.includes(each) || bare.slice(0, 12).includes(each)), ...passes];
  return { shown, rest: answers.length - shown.length };
}

/** So many at the most are a list, each with what comes of it, in a wide window. */
const LISTED = 4;

/** How many letters of what comes of an answer a narrow window has room for, where it has any: six lines of two answers, of more three or two. */
const ROOM = [150, 150, 80, 80, 54];

/** Is there more to say of these answers than a narrow window has room for? "low" in a low one only, which has room for none of it. */
function cutOf(answers: readonly Answer[]): "" | "whole" | "whole low" {
  const longest = narrow.matches ? Math.max(...answers.map(({ means }) => means.length)) : 0;
  return longest <= 0 ? "" : longest > (ROOM[answers.length - 1] ?? 54) ? "whole" : "whole low";
}

/** The question with its paragraph and its answers; always in the same place. */
export function AskBar({ position, names }: { readonly position: Position; readonly names: readonly [string, string] }) {
  const words = useWords();
  const table = useTable();
  const me = useMe();
  const spoken = useSpoken(names);
  const { question } = position;
  if (position.result !== null) return <Over position={position} names={names} meanwhile={<div className="ask" />} />;
  if (table.curtain !== null || question === null) return <div className="ask" />;
  const mine = answersOf(table);
  if (mine.length === 0) {
    return (
      <div className="ask">
        <p className="says quiet">{position.thinking ? words.ask.thinking(names[question.seat]) : words.ask.waits(names[question.seat])}</p>
        <Rule rule={question.rule} heading={question.heading} />
        {position.thinking && table.pace > 0 && <p className="foretold">{words.ask.hurry}</p>}
      </div>
    );
  }
  const { shown, rest } = inBar(mine);
  const cut = cutOf(shown);
  const buttons = shown.length + Number(rest > 0 || cut !== "");
  const isList = buttons <= LISTED && shown.some(({ means }) => means !== "");
  const isQuiet = table.hint === null && table.previewOf === null; // what was asked for has the room
  // Which of several is the best nobody knows; where all else would hit nothing but one's own side, or come to nothing, it is the one that is left.
  const sound = mine.filter(({ vain }) => !vain);
  const only = mine.length > 1 && sound.length === 1 ? sound[0] : undefined;
  return (
    <div className="ask" data-ready>
      <div className={isLong(question) ? "asked long" : "asked"}>
        <div className="asks">
          <p className="says" id="says">
            <Said text={question.says} />
          </p>
          <Rule rule={question.rule} heading={question.heading} />
        </div>
        {isQuiet && mine.every(({ vain }) => vain) && <p className="foretold on">{words.ask.ownSide}</p>}
        <Foretold position={position} names={names} inBar />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons of one question are no set of fields */}
      <div className={isList ? "answers list" : "answers"} role="group" aria-labelledby="says">
        {(rest > 0 || cut !== "") && (
          <button type="button" className={`button bare ${rest === 0 ? cut : ""}`} onClick={() => showSheet("answers")}>
            {rest === 0 ? words.ask.whole : shown.length === 0 ? words.ask.list(rest) : words.ask.more(rest)}
          </button>
        )}
        {shown.map((each, nth) => (
          <AnswerButton
            key={each.answer}
            answer={each}
            detail={detailOf(each, names, me)}
            spoken={spoken(each)}
            nth={nth}
            proposed={each === only}
            hinted={table.hint?.answer === each.answer}
          />
        ))}
      </div>
    </div>
  );
}

function AnswerButton({
  answer: each,
  detail,
  spoken,
  nth,
  proposed,
  hinted,
}: {
  readonly answer: Answer;
  readonly detail: string;
  readonly spoken: string;
  readonly nth: number;
  /** The only answer that is not in vain. */
  readonly proposed: boolean;
  readonly hinted: boolean;
}) {
  return (
    <button
      type="button"
      className={`button${proposed ? " go" : ""}${hinted ? " hinted" : ""}${each.vain ? " vain" : ""}`}
      data-answer={each.phrase}
      data-tip={each.means}
      data-whole
      aria-label={spoken}
      onClick={() => void answer(each)}
      // By mouse only when it moves: what has come to lie under it is not pointed at. A finger that stays there sees what it would do, and may slide away.
      onPointerMove={({ pointerType }) => pointerType === "mouse" && consider(each)}
      onPointerEnter={({ pointerType }) => pointerType !== "mouse" && consider(each)}
      onPointerLeave={() => consider(null)}
      onFocus={() => !isTouching() && consider(each)} // a finger has not pointed at what it is led to
      onBlur={() => consider(null)}
    >
      <span>
        <b>
          <Said text={each.label} />
        </b>
        {detail !== "" && <small> {detail}</small>}
        {each.alike > 1 && <small> ×{each.alike}</small>}
        {each.means !== "" && (
          <small className={aboutKey(each) === "" ? "means" : "means pointed"}>
            <Said text={each.means} />
          </small>
        )}
      </span>
      {nth < 9 && <kbd className="key">{nth + 1}</kbd>}
      {each.passes && <kbd className="key">␣</kbd>}
    </button>
  );
}
