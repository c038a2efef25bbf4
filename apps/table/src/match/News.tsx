import type { Position } from "@duelex/session";
import type { ComponentChildren } from "preact";
import { Said } from "../card/Said.tsx";
import { listed } from "../games.ts";
import { showTab } from "../store/panel.ts";
import { useTable } from "../store/table.ts";
import { useApartWords } from "../words/apart.ts";
import { useWords } from "../words/index.ts";
import { isLong } from "./names.ts";
import { latest, newsOf } from "./since.ts";
import { useNarrow } from "./useNarrow.ts";

/** So many letters have room; and where a window is narrow and low, or a question long beside its answers. */
const ROOM = 150;
const LITTLE_ROOM = 80;
/** As in narrow.css. */
const low = matchMedia("(max-height: 700px)");

export interface NewsProps {
  readonly position: Position;
  /** What the question is about, in words. */
  readonly asks: string | undefined;
  /** What stands there where nothing has happened. */
  readonly plain: ComponentChildren;
}

/** What happened since one answered last. In a wide window the log beside it tells it from its beginning, and what a question is about stands there alone. */
export default function News({ position, asks, plain }: NewsProps) {
  const { news: words } = useApartWords();
  const { ask } = useWords();
  const narrow = useNarrow();
  const { stories, since, phase } = useTable();
  const { seat, game, view, question } = position;
  const story = stories[seat] ?? [];
  const answered = story.some((line) => line.kind === "answer" && line.seat === seat);
  // Who takes a match up again has seen it; who has not answered yet, nothing.
  const from = since[seat] ?? (answered ? story.length : 0);
  const { idle, ended, skipped, told: all, own } = newsOf(story, from, seat, listed(game)!.mat, words.still, narrow);
  const { steps, at } = view.phases ?? { steps: [], at: 0 };
  const isOver = idle && view.turn === phase?.turn && at > phase.at;
  const passed = steps[skipped ? at - 1 : isOver ? phase.at : -1];
  const over = [ended ? ask.ended : "", passed === undefined ? "" : ask.phaseOver(passed.name)].filter(Boolean).join(" ");
  if ((all.length === 0 && over === "") || (asks !== undefined && !narrow)) return plain;
  const told = own && all.length > 1 ? all.slice(1) : all; // who did it has seen it
  const room = ((narrow ? low.matches : isLong(question!)) ? LITTLE_ROOM : ROOM) - over.length - (asks?.length ?? 0);
  const some = latest(told, room); // what has come of it in the end
  const say = (some: readonly string[], left: number): string =>
    [over, some.length > 0 ? words.since(some, left, answered) : ""].filter(Boolean).join(" ");
  const left = told.length - some.length;
  const [text, whole] = [say(some, left), say(told, 0)];
  // By touch nothing is pointed at: what has no room is read in the log, which begins with what is new.
  return (
    <>
      {asks !== undefined && plain}
      {narrow && left > 0 ? (
        <button type="button" className="foretold on more-news" data-news onClick={() => showTab("log")}>
          <span>
            <Said text={text} /> <u>{words.all}</u>
          </span>
        </button>
      ) : (
        <p className="foretold on" data-news data-tip={narrow ? "" : whole} data-whole={left > 0 ? undefined : true}>
          <Said text={text} />
        </p>
      )}
    </>
  );
}
