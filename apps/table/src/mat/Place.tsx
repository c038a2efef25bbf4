import type { CardView, ViewRow } from "@duelex/kernel";
import type { CSSProperties } from "preact";
import { Card, type Size } from "../card/Card.tsx";
import { useWords } from "../words/index.ts";
import { colorIn, keyOf, placeOf, pointing, spotOf, useMat } from "./acts.ts";
import type { Shown } from "./layout.ts";

/** How many backs of a pile are drawn one beside the other. */
const FEW = 8;

/** What lies in a place, drawn as cards lie there. */
export function Place({ row, cell, size, spread }: Shown) {
  if (row.kind === "pile") return <Pile row={row} size={size} spread={spread} />;
  const cells = cell === null ? row.cells.map((each, at) => [each, at] as const) : [[row.cells[cell] ?? null, cell] as const];
  const label = cell === null ? row.label : (row.places?.[cell] ?? row.label);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a place on a table is no set of fields
    <div className={`place ${row.kind} size-${size}`} role="group" aria-label={label}>
      {cells.map(([each, at]) =>
        each === null ? (
          <EmptyCell key={at} row={row} cell={at} named={cell === null} />
        ) : (
          <CardHere key={each.card === 0 ? `at ${at}` : each.card} row={row} cell={at} view={each} size={size} />
        ),
      )}
    </div>
  );
}

interface EmptyCellProps {
  readonly row: ViewRow;
  readonly cell: number;
  /** Its name stands in it; that of an area with this one cell stands above it. */
  readonly named: boolean;
}

function EmptyCell({ row, cell, named }: EmptyCellProps) {
  const words = useWords();
  const acts = useMat();
  const spot = placeOf(row, cell);
  const { may, chosen, role } = acts.stateOf(spot);
  const name = row.places?.[cell] ?? row.label;
  return (
    <button
      type="button"
      className={`empty-cell${may ? " may" : ""}${chosen ? " chosen" : ""}${role ? ` ${role}` : ""}`}
      data-spot={keyOf(spot)}
      data-may={may || undefined}
      aria-label={words.board.emptyPlace(name, may === true)}
      onClick={(event) => acts.press(spot, event.currentTarget)}
      {...pointing(acts, spot)}
    >
      {named && <span aria-hidden="true">{row.places?.[cell]}</span>}
    </button>
  );
}

function CardHere({
  row,
  cell,
  view,
  size,
}: {
  readonly row: ViewRow;
  readonly cell: number;
  readonly view: CardView;
  readonly size: Size;
}) {
  const acts = useMat();
  const spot = spotOf(row, view, cell);
  const place = placeOf(row, cell);
  const own = acts.stateOf(spot);
  const state = own.may || own.role || view.card === 0 ? own : { ...acts.stateOf(place), ...own };
  return (
    <span data-spot={keyOf(spot)} data-also={keyOf(place)} className="spot">
      <Card
        view={view}
        face={acts.faceOf(view.id)}
        faceOf={acts.faceOf}
        colorOf={colorIn(acts.mat)}
        size={size}
        turned={acts.mat.turned}
        where={row.places?.[cell] ?? row.label}
        onPress={(at) => acts.press(own.may || view.card === 0 || !acts.stateOf(place).may ? spot : place, at)}
        onLook={(looking) => acts.look(looking ? spot : null)}
        onGrab={acts.grab && ((event) => acts.grab?.(spot, event))}
        {...state}
      />
    </span>
  );
}

/** Cards one on the other: how many, and the top one if it can be seen. A press opens it. */
function Pile({ row, size, spread }: Pick<Shown, "row" | "size" | "spread">) {
  const words = useWords();
  const acts = useMat();
  const count = row.count ?? row.cells.length;
  const spot = placeOf(row, null);
  const { may, role } = acts.stateOf(spot);
  const inside = row.cells.some((cell) => cell !== null && cell.card !== 0 && acts.stateOf({ kind: "card", card: cell.card }).may === true);
  const top = row.cells.at(-1) ?? null;
  const face = top === null ? undefined : acts.faceOf(top.id);
  if (count === 0 && size === "chip" && !may && role === undefined) return null; // nothing tells what lies there
  const backs = count - row.cells.length;
  const drawn = spread && backs > 1 && backs <= FEW ? backs : 1;
  return (
    <button
      type="button"
      className={`pile size-${size}${count === 0 ? " none" : ""}${may || inside ? " may" : ""}${role ? ` ${role}` : ""}`}
      data-spot={keyOf(spot)}
      data-may={may || inside || undefined}
      data-pile={row.id}
      aria-label={words.board.pile(row.label, count, may === true || inside)}
      data-tip={size === "small" ? "" : row.label}
      onClick={(event) => (may ? acts.press(spot, event.currentTarget) : acts.open(row.seat, row.id))}
      {...pointing(acts, spot)}
    >
      <span className="stack">
        {top !== null && count > 0 ? (
          <span className="pile-top" style={{ "--c": colorIn(acts.mat)(face?.color) } as CSSProperties} />
        ) : (
          Array.from({ length: count === 0 ? 1 : drawn }, (_, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
            <span key={nth} className={count === 0 ? "pile-none" : "card-back pile-back"} />
          ))
        )}
        <span className="count" aria-hidden="true">
          {count}
        </span>
      </span>
      <span className="pile-name" aria-hidden="true">
        {row.label}
      </span>
    </button>
  );
}

/** How many cards lie in a place. */
export const countOf = ({ count, cells }: ViewRow): number => count ?? cells.filter((cell) => cell !== null).length;

/** A place as a chip with its count; a press opens it. The one card of a place is used by it. */
export function PlaceChip({ row }: { readonly row: ViewRow }) {
  const words = useWords();
  const acts = useMat();
  const count = countOf(row);
  const spot = placeOf(row, null);
  const spots = [spot, ...row.cells.map((cell, at) => spotOf(row, cell, at))];
  const able = spots.map(acts.stateOf).filter(({ may }) => may);
  const may = able.length > 0;
  const role = spots.map((each) => acts.stateOf(each).role).find((each) => each !== undefined);
  const turned = row.cells.filter((cell) => cell?.rested === true).length;
  const single = row.kind === "single" ? row.cells[0] : null;
  const one = single ? spotOf(row, single, 0) : spot;
  const used = [spot, one].find((each) => acts.stateOf(each).may);
  const marks = single?.marks ?? (single?.faceDown ? [words.card.down] : []);
  const name = single?.name == null ? row.label : [row.label, single.name, single.stats, ...marks].filter(Boolean).join(", ");
  return (
    <button
      type="button"
      className={`place-chip${may ? " may" : ""}${may && !acts.mat.hand.includes(row.id) ? " aim" : ""}${may && able.every(({ vain }) => vain) ? " vain" : ""}${role ? ` ${role}` : ""}`}
      data-spot={keyOf(one)}
      data-also={keyOf(spot)}
      data-may={may || undefined}
      data-pile={row.id}
      aria-label={words.board.pile(name, count, may)}
      onClick={(event) => (used ? acts.press(used, event.currentTarget) : acts.open(row.seat, row.id))}
    >
      {row.label}{" "}
      <b>
        {single
          ? [single.name?.split(",")[0], ...(marks.length > 0 ? marks : [single.stats])].filter(Boolean).join(", ")
          : turned > 0
            ? `${count - turned}/${count}`
            : count}
      </b>
    </button>
  );
}
