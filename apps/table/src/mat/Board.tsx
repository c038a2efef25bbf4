import type { MatArea, Seat, View, ViewRow } from "@duelex/kernel";
import { useMemo, useRef } from "preact/hooks";
import { part } from "../shell/part.ts";
import { useWords } from "../words/index.ts";
import { Area } from "./Area.tsx";
import { keyOf, type MatActs, pointing, useMat } from "./acts.ts";
import { forgotten, gridOf, isWide, nameOf, shownIn } from "./layout.ts";
import { countOf, PlaceChip } from "./Place.tsx";
import { Strip } from "./Strip.tsx";

const Arrow = part(() => import("./Arrow.tsx"));
/** Fetched by who has not asked for less movement, when something may move. */
const Moves = part(() => import("./Moves.tsx"));
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export interface BoardProps {
  readonly view: View;
  /** What the players are called. */
  readonly names: readonly [string, string];
  /** Who must answer; null when nobody must. */
  readonly asked: Seat | null;
  /** Is there little room? Then only the places where cards fight are drawn, and the others are chips. */
  readonly narrow: boolean;
  /** May cards be seen moving? */
  readonly moving: boolean;
  /** Has somebody answered here, or is it watched? Before that nothing moves. */
  readonly begun: boolean;
  /** Does the log speak of P1 and P2? Then these stand beside the names. */
  readonly tagged: boolean;
}

/** Both sides of the table, with what lies between them. */
export function Board({ view, names, asked, narrow, moving, begun, tagged }: BoardProps) {
  const { mat } = useMat();
  const ref = useRef<HTMLDivElement>(null);
  const far: Seat = view.seat === 0 ? 1 : 0;
  const middle = mat.areas.filter(({ id }) => mat.middle.includes(id));
  const shared = middle.filter((area) => shownIn(area, view, null).some(({ row }) => row.cells.length > 0));
  const { drawn } = sideAreas(mat.areas, mat.middle, narrow, view.rows);
  const { columns } = gridOf(mat.side, false, new Set(drawn.map(({ id }) => id)));
  const rest = forgotten(mat, view, null);
  return (
    <div className={`board${narrow ? " narrow" : ""}`} ref={ref} style={{ gridTemplateColumns: columns }}>
      <Plate view={view} seat={far} name={names[far]} asked={asked === far} narrow={narrow} tagged={tagged} />
      <Half view={view} seat={far} name={names[far]} narrow={narrow} />
      <div className="between">
        <Strip view={view} />
        {(shared.length > 0 || rest.length > 0) && (
          <div className="shared">
            {shared.map((area) => (
              <Area key={area.id} area={area} shown={shownIn(area, view, null)} view={view} seat={null} name={null} bound="none" />
            ))}
            {rest.map((row) => (
              <PlaceChip key={row.id} row={row} />
            ))}
          </div>
        )}
      </div>
      <Half view={view} seat={view.seat} name={names[view.seat]} narrow={narrow} />
      <Plate view={view} seat={view.seat} name={names[view.seat]} asked={asked === view.seat} narrow={narrow} tagged={tagged} />
      {begun && !calm.matches && <Moves board={ref} view={view} moving={moving} />}
      {view.battle !== undefined && <Arrow board={ref} view={view} />}
    </div>
  );
}

function sideAreas(areas: readonly MatArea[], middle: readonly string[], narrow: boolean, rows: readonly ViewRow[]) {
  const own = areas.filter(({ id }) => !middle.includes(id));
  return { drawn: own.filter((area) => !narrow || isWide(area, rows)), chips: narrow ? own.filter((area) => !isWide(area, rows)) : [] };
}

interface HalfProps {
  readonly view: View;
  readonly seat: Seat;
  readonly name: string;
  readonly narrow: boolean;
}

function Half({ view, seat, name, narrow }: HalfProps) {
  const { mat } = useMat();
  const far = seat !== view.seat;
  const { drawn } = sideAreas(mat.areas, mat.middle, narrow, view.rows);
  const ids = drawn.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids say all of what is drawn
  const grid = useMemo(() => gridOf(mat.side, far, new Set(drawn.map(({ id }) => id))), [mat, far, ids]);
  return (
    <div className={`half ${far ? "far" : "near"}`} style={{ gridTemplateAreas: grid.areas, gridTemplateRows: grid.rows }}>
      {drawn.map((area) => (
        <Area
          key={area.id}
          area={area}
          shown={shownIn(area, view, seat)}
          view={view}
          seat={seat}
          name={name}
          bound={boundOf(mat.side, area.id)}
          style={{ gridArea: nameOf(area.id) }}
        />
      ))}
    </div>
  );
}

/** Which measures of an area are given by the mat: cards fit themselves into those. */
function boundOf(
  side: { columns: readonly unknown[]; rows: readonly unknown[]; grid: readonly (readonly string[])[] },
  id: string,
): "both" | "height" | "none" {
  const rows = side.grid.flatMap((ids, at) => (ids.includes(id) ? [side.rows[at]] : []));
  const columns = side.columns.filter((_, at) => side.grid.some((ids) => ids[at] === id));
  if (!rows.some((track) => typeof track === "number")) return "none";
  return columns.some((track) => typeof track === "number") ? "both" : "height";
}

interface PlateProps {
  readonly view: View;
  readonly seat: Seat;
  readonly name: string;
  readonly asked: boolean;
  readonly narrow: boolean;
  readonly tagged: boolean;
}

/** A player: a light, a name, the numbers that belong to the player, and what has no place of its own on a narrow screen. */
function Plate({ view, seat, name, asked, narrow, tagged }: PlateProps) {
  const words = useWords();
  const acts = useMat();
  const { mat } = acts;
  const spot = { kind: "player", seat } as const;
  const { may, vain, role } = acts.stateOf(spot);
  const { chips } = sideAreas(mat.areas, mat.middle, narrow, view.rows);
  const own = chips.flatMap((area) => shownIn(area, view, seat).map(({ row }) => row));
  const rows = [
    ...own.filter(({ kind }) => kind !== "single"),
    ...own.filter(({ kind }) => kind === "single"), // with its name it is the longest
    ...forgotten(mat, view, seat),
    ...(seat === view.seat
      ? []
      : view.rows.filter((row) => row.seat === seat && mat.hand.includes(row.id) && row.cells.some((cell) => cell?.id))),
  ];
  const inChips = new Set(rows.map(({ label }) => label));
  const told = narrow ? (mat.brief ?? mat.facts) : mat.facts;
  const facts = view.facts[seat].filter(({ label, far }) => told.includes(label) && !inChips.has(label) && !(narrow && far));
  return (
    // biome-ignore lint/a11y/useSemanticElements: what belongs to a player is no set of fields
    <div className={`plate${asked ? " asked" : ""}${view.active === seat ? " active" : ""}`} role="group" aria-label={name}>
      <button
        type="button"
        className={`who${may ? " may aim" : ""}${vain ? " vain" : ""}${role ? ` ${role}` : ""}`}
        data-spot={keyOf(spot)}
        data-may={may || undefined}
        aria-label={words.board.player(name, asked, may === true)}
        onClick={(event) => acts.press(spot, event.currentTarget)}
        {...pointing(acts, spot)}
      >
        <span className="light" aria-hidden="true" />
        <b>{name}</b>
        {tagged && <span className="quiet">P{seat + 1}</span>}
      </button>
      <span className="facts">
        {facts.map(({ label, value, rule }) => (
          <span key={label} className="fact" {...(rule === undefined ? {} : { "data-tip": `${label}, ${rule}`, "data-rule": rule })}>
            {label} <b>{value}</b>
          </span>
        ))}
      </span>
      {rows
        .filter((row) => !narrow || row.kind === "slots" || countOf(row) > 0 || told.includes(row.label) || isInQuestion(acts, row))
        .map((row) => (
          <PlaceChip key={row.id} row={row} />
        ))}
    </div>
  );
}

/** May an empty place be chosen, or is it attacked? Else a narrow window has no room for it. */
function isInQuestion(acts: MatActs, { seat, id }: ViewRow): boolean {
  const { may, role } = acts.stateOf({ kind: "place", seat, place: id });
  return may === true || role !== undefined;
}
