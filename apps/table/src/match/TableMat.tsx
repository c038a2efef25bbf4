import type { Position } from "@duelex/session";
import { useMemo } from "react";
import { listed } from "../games.ts";
import { MatContext } from "../mat/acts.ts";
import { Board } from "../mat/Board.tsx";
import { useTable } from "../store/table.ts";
import { useWords } from "../words/index.ts";
import { actsOf } from "./actsOf.ts";
import { useDrag } from "./useDrag.ts";
import { useSpotKeys } from "./useSpotKeys.ts";

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
  const mat = listed(position.game)!.mat;
  const grab = useDrag();
  const walk = useSpotKeys();
  const acts = useMemo(() => ({ ...actsOf(table, position, mat, words), grab }), [table, position, mat, words, grab]);
  return (
    <MatContext value={acts}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys walk over the cards in it */}
      <div className="mat-keys" id="mat" onKeyDown={walk}>
        <Board view={position.view} names={names} asked={position.question?.seat ?? null} narrow={narrow} moving={!table.held} />
      </div>
    </MatContext>
  );
}
