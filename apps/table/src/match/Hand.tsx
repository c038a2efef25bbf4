import type { CardView, ViewRow } from "@duelex/kernel";
import type { Position } from "@duelex/session";
import { type CSSProperties, useMemo, useRef } from "react";
import { listed } from "../games.ts";
import { Card } from "../card/Card.tsx";
import { colorIn, keyOf } from "../mat/acts.ts";
import { RATIO } from "../mat/fit.ts";
import { useBox } from "../mat/useBox.ts";
import { useTable } from "../store/table.ts";
import { useWords } from "../words/index.ts";
import { actsOf } from "./actsOf.ts";
import { useDrag } from "./useDrag.ts";
import { useSpotKeys } from "./useSpotKeys.ts";

const WIDEST = 104;
const NARROWEST = 74;
const OVERLAP = 0.55;

/** How wide the cards are, and how far one lies from the next, so that all of them can be seen. */
function spread(count: number, width: number, narrow: boolean): { readonly cw: number; readonly step: number } {
  const greatest = narrow ? 84 : WIDEST;
  const fits = Math.floor((width - (count - 1) * 8) / Math.max(1, count));
  const cw = Math.max(Math.min(NARROWEST, greatest), Math.min(greatest, fits));
  const room = count <= 1 ? cw + 8 : (width - cw) / (count - 1);
  return { cw, step: Math.min(cw + 8, Math.max(room, cw * OVERLAP)) };
}

/** What lies before the player: the hand, or the places that the game plays from. */
export function Hand({ position, narrow }: { readonly position: Position; readonly narrow: boolean }) {
  const words = useWords();
  const table = useTable();
  const { mat } = listed(position.game)!;
  const ref = useRef<HTMLDivElement>(null);
  const box = useBox(ref);
  const grab = useDrag();
  const walk = useSpotKeys();
  const acts = useMemo(() => actsOf(table, position, mat, words), [table, position, mat, words]);
  const rows = mat.hand.flatMap((place) => position.view.rows.filter((row) => row.id === place && row.seat === position.seat));
  const cards = rows.flatMap((row) => row.cells.map((cell, at) => ({ row, at, cell })));
  const count = cards.length;
  const { cw, step } = spread(count, box?.width ?? 0, narrow);
  const style = { "--cw": `${cw}px`, "--ch": `${Math.round(cw * RATIO)}px`, "--step": `${step}px` } as CSSProperties;
  const label = (row: ViewRow) => words.board.pileOf(row.label, row.count ?? row.cells.length);
  const draw = (row: ViewRow, view: CardView, at: number) => {
    const spot = view.card === 0 ? ({ kind: "place", seat: row.seat, place: row.id, cell: at } as const) : ({ kind: "card", card: view.card } as const);
    return (
      <li key={view.card === 0 ? `${row.id} ${at}` : view.card} data-spot={keyOf(spot)}>
        <Card
          view={{ ...view, rested: false }}
          face={acts.faceOf(view.id)}
          faceOf={acts.faceOf}
          colorOf={colorIn(mat)}
          size="full"
          turned={mat.turned}
          where={row.label}
          onPress={(element) => acts.press(spot, element)}
          onLook={(looking) => acts.look(looking ? spot : null)}
          onGrab={(event) => grab(spot, event)}
          {...acts.stateOf(spot)}
        />
      </li>
    );
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys walk over the cards in it
    <div className="hand" id="hand" ref={ref} style={style} onKeyDown={walk}>
      {rows.map((row) => (
        <ul key={row.id} aria-label={label(row)} className={row.cells.length === 0 ? "none" : ""}>
          {row.cells.map((cell, at) => (cell === null ? null : draw(row, cell, at)))}
        </ul>
      ))}
    </div>
  );
}
