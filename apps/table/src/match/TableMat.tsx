import type { Position } from "@duelex/session";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { listed } from "../games.ts";
import { MatContext } from "../mat/acts.ts";
import { Board } from "../mat/Board.tsx";
import { useTable } from "../store/table.ts";
import { useWords } from "../words/index.ts";
import { actsOf } from "./actsOf.ts";
import { grab } from "./grab.ts";
import { useSpotKeys } from "./useSpotKeys.ts";
import { useMe } from "./useVoice.ts";

/** The mat of the match, with what may be done on it. */
export function TableMat({
  position,
  names,
  narrow,
}: {
  readonly position: Position;
  readonly names: readonly [string, string];
  readonly narrow: boolean;
}) {
  const words = useWords();
  const table = useTable();
  const me = useMe();
  const mat = listed(position.game)!.mat;
  const walk = useSpotKeys();
  const ref = useRef<HTMLDivElement>(null);
  const question = position.question?.number;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question anew
  useEffect(() => {
    const board = ref.current?.querySelector<HTMLElement>(".board");
    if (board == null) return;
    // Where the mat does not fit into the window, the own side stays in sight, and what is asked about is scrolled to: one's own things first.
    const look = () => {
      if (board.scrollHeight <= board.clientHeight) return;
      board.scrollTop = board.scrollHeight;
      const may = board.querySelector(".near [data-may]") ?? board.querySelector("[data-may], .attacked");
      (may?.closest(".area") ?? may)?.scrollIntoView({ block: "nearest" });
    };
    // It looks as soon as all is laid out, and again when notes and answers have taken their room; who touches the mat has looked at it.
    const watch = new ResizeObserver(look);
    const stop = () => watch.disconnect();
    watch.observe(board);
    board.addEventListener("pointerdown", stop);
    board.addEventListener("wheel", stop, { passive: true });
    return () => {
      stop();
      board.removeEventListener("pointerdown", stop);
      board.removeEventListener("wheel", stop);
    };
  }, [question]);
  const acts = useMemo(() => ({ ...actsOf(table, position, mat, words), grab }), [table, position, mat, words]);
  return (
    <MatContext value={acts}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys walk over the cards in it */}
      <div className="mat-keys" id="mat" ref={ref} onKeyDown={walk}>
        <Board
          view={position.view}
          names={names}
          asked={position.question?.seat ?? null}
          narrow={narrow}
          moving={!table.held}
          begun={me === null || Object.keys(table.since).length > 0}
          tagged={me === null}
        />
      </div>
    </MatContext>
  );
}
