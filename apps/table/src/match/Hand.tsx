import type { CardView, ViewRow } from "@duelex/kernel";
import type { Position } from "@duelex/session";
import type { CSSProperties } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { Card } from "../card/Card.tsx";
import { listed } from "../games.ts";
import { colorIn, keyOf, type MatActs, spotOf } from "../mat/acts.ts";
import { RATIO } from "../mat/fit.ts";
import { useBox } from "../mat/useBox.ts";
import { useTable } from "../store/table.ts";
import { useWords } from "../words/index.ts";
import { actsOf } from "./actsOf.ts";
import { grab } from "./grab.ts";
import { useSpotKeys } from "./useSpotKeys.ts";

const WIDEST = 96;
/** In a window of the height of a large one. */
const WIDER = 116;
const LARGE = 1000;
const NARROWEST = 74;
/** A window of this height is low: the mat needs the room. In CSS pixels. */
const LOW = 800;
/** A phone of this height is low. */
const LOWEST = 760;
/** How wide the cards are: as wide as all can be seen; when there are too many, the hand is scrolled. Names are never covered. */
function spread(count: number, width: number, narrow: boolean): { readonly cw: number; readonly step: number } {
  const greatest = narrow && innerHeight <= LOWEST ? 66 : narrow || innerHeight <= LOW ? 84 : innerHeight >= LARGE ? WIDER : WIDEST;
  const fits = Math.floor((width - 32 - (count - 1) * 8) / Math.max(1, count));
  const cw = Math.max(Math.min(NARROWEST, greatest), Math.min(greatest, fits));
  return { cw, step: cw + 8 };
}

interface Stack {
  readonly cell: CardView;
  readonly at: number;
  readonly copies: number;
}

/** Cards that cannot be told from each other, as one. */
function stacksOf(row: ViewRow, keyAt: (cell: CardView, at: number) => string): Stack[] {
  const found = new Map<string, Stack>();
  row.cells.forEach((cell, at) => {
    if (cell === null) return;
    const look = cell.id === null ? keyAt(cell, at) : JSON.stringify({ ...cell, card: 0 });
    const known = found.get(look);
    found.set(look, { cell, at, ...known, copies: (known?.copies ?? 0) + 1 });
  });
  return [...found.values()];
}

interface HandCardProps extends Stack {
  readonly row: ViewRow;
  readonly acts: MatActs;
  readonly grab: NonNullable<MatActs["grab"]>;
}

function HandCard({ row, cell, at, copies, acts, grab }: HandCardProps) {
  const spot = spotOf(row, cell, at);
  return (
    <li data-spot={keyOf(spot)}>
      <Card
        view={{ ...cell, rested: false, ...(cell.id === null ? {} : { faceDown: false }) }}
        face={acts.faceOf(cell.id)}
        faceOf={acts.faceOf}
        colorOf={colorIn(acts.mat)}
        size="full"
        turned={acts.mat.turned}
        {...(copies > 1 ? { where: `×${copies}` } : {})}
        onPress={(element) => acts.press(spot, element)}
        onLook={(looking) => acts.look(looking ? spot : null)}
        onGrab={(event) => grab(spot, event)}
        {...acts.stateOf(spot)}
      />
      {copies > 1 && (
        <span className="copies-here" aria-hidden="true">
          ×{copies}
        </span>
      )}
    </li>
  );
}

/** What lies before the player: the hand, or the places that the game plays from. */
export function Hand({ position, narrow }: { readonly position: Position; readonly narrow: boolean }) {
  const words = useWords();
  const table = useTable();
  const { mat } = listed(position.game)!;
  const ref = useRef<HTMLDivElement>(null);
  const box = useBox(ref);
  const walk = useSpotKeys();
  const acts = useMemo(() => actsOf(table, position, mat, words), [table, position, mat, words]);
  const rows = mat.hand.flatMap((place) => position.view.rows.filter((row) => row.id === place && row.seat === position.seat));
  const stacks = rows.map((row) => ({
    row,
    stacks: stacksOf(row, (cell, at) => keyOf(spotOf(row, cell, at))),
  }));
  const count = stacks.reduce((sum, each) => sum + each.stacks.length, 0);
  const { cw, step } = spread(count, (box?.width ?? 0) - 18 * (stacks.length - 1), narrow);
  const style = { "--cw": `${cw}px`, "--ch": `${Math.round(cw * RATIO)}px`, "--step": `${step}px` } as CSSProperties;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys walk over the cards in it
    <div className={`hand${count === 0 ? " empty" : ""}`} id="hand" ref={ref} style={style} onKeyDown={walk}>
      {stacks.map(({ row, stacks }) => (
        <ul
          key={row.id}
          aria-label={words.board.pileOf(row.label, row.count ?? row.cells.length)}
          className={stacks.length === 0 ? "none" : ""}
        >
          {stacks.map(({ cell, at, copies }) => (
            <HandCard key={keyOf(spotOf(row, cell, at))} row={row} cell={cell} at={at} copies={copies} acts={acts} grab={grab} />
          ))}
        </ul>
      ))}
    </div>
  );
}
