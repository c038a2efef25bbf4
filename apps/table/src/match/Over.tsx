import type { Position } from "@duelex/session";
import { useEffect, useRef } from "preact/hooks";
import { Said } from "../card/Said.tsx";
import { part } from "../shell/part.ts";
import { showTab } from "../store/panel.ts";
import { useShell } from "../store/shell.ts";
import { PERSON } from "../store/state.ts";
import { useTable } from "../store/table.ts";
import { troubleOf } from "../store/trouble.ts";
import { useApartWords } from "../words/apart.ts";
import { useWords } from "../words/index.ts";
import { endingOf } from "./ending.ts";
import { sayWinner } from "./names.ts";
import { Rule } from "./Rule.tsx";

const Unseen = part(() => import("../learn/Unseen.tsx"));
const Afterwards = part(() => import("../online/Afterwards.tsx"));

/** How the match ended, and what can be done next. */
export default function Over({ position, names }: { readonly position: Position; readonly names: readonly [string, string] }) {
  const words = useWords();
  const apart = useApartWords();
  const { go, notify } = useShell();
  const story = useTable(({ stories }) => stories[position.seat]);
  const online = useTable(({ online }) => online);
  const progress = useTable(({ lesson }) => lesson);
  const lesson = progress !== null;
  const puzzle = useTable(({ puzzle }) => puzzle !== null);
  const trouble = (problem: unknown) => notify(troubleOf(problem));
  const real = async () => {
    const { beginReal } = await import("../learn/begin.ts");
    await beginReal(position.game);
  };
  const again = async () => {
    const { beginAgain } = await import("./again.ts");
    const begun = await beginAgain();
    if (begun?.changed && position.sitters.every((sitter) => sitter === PERSON)) notify(apart.over.swapped);
  };
  const ending = endingOf(story ?? []);
  const room = useRef<HTMLDivElement>(null);
  // Who plays by keys stands where the last answer was, and is gone: what can be done next is here, and not behind all lines of the log.
  useEffect(() => {
    const at = document.activeElement;
    if (at === null || at === document.body || at.closest("#question, #mat, #hand") !== null) room.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="ask over" data-over ref={room} tabIndex={-1}>
      <div className="asked">
        <div className="asks">
          <p className="says won">{sayWinner(words, position.standing.winner, names)}</p>
          {ending !== null && <Rule rule={ending.rule} heading={ending.heading} />}
        </div>
        {ending === null ? (
          <p className="foretold">{position.result}</p>
        ) : (
          <p className="foretold on" data-because>
            <Said text={ending.says} />
          </p>
        )}
      </div>
      <div className="answers">
        {!online ? (
          <>
            {lesson && (
              <button type="button" className="button go" data-real onClick={() => void real().catch(trouble)}>
                {apart.over.real}
              </button>
            )}
            {lesson && <Unseen game={position.game} progress={progress} />}
            {!lesson && !puzzle && (
              <button type="button" className="button go" data-again onClick={() => void again().catch(trouble)}>
                {apart.over.again}
              </button>
            )}
            <button
              type="button"
              className="button"
              onClick={() => go({ at: lesson ? "learn" : puzzle ? "puzzles" : "fresh", game: position.game })}
            >
              {lesson ? apart.over.lessonAgain : puzzle ? apart.over.puzzles : apart.over.otherDecks}
            </button>
            <button type="button" className="button" onClick={() => showTab("study")}>
              {apart.over.study}
            </button>
          </>
        ) : (
          <Afterwards />
        )}
        <button type="button" className="button bare" onClick={() => go({ at: "home" })}>
          {words.nav.home}
        </button>
      </div>
    </div>
  );
}
