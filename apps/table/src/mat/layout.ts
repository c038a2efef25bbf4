/** Where the areas of a mat lie, as a CSS grid. */
import type { Mat, MatArea, MatSide, Track, View, ViewRow } from "@duelex/kernel";

export interface GridOfAreas {
  readonly columns: string;
  readonly rows: string;
  readonly areas: string;
}

const widthOf = (track: Track): string => (track === "content" ? "max-content" : `minmax(0, ${track}fr)`);

/** A row of a share of what is left; one that needs what its content needs keeps that. */
const heightOf = (track: Track): string => (track === "content" ? "auto" : `minmax(min-content, ${track}fr)`);

/**
 * One side as it is drawn.
 * @param far the other player's side: its rows from the player to the middle
 * @param drawn the areas that get a place of their own; rows and columns that hold no other are left out
 */
export function gridOf(side: MatSide, far: boolean, drawn: ReadonlySet<string>): GridOfAreas {
  const cell = (id: string) => (drawn.has(id) ? id : "");
  let rows = side.grid.map((ids, at) => ({ ids: ids.map(cell), track: side.rows[at] ?? "content" }));
  rows = rows.filter(({ ids }) => ids.some((id) => id !== ""));
  rows = rows.filter(({ ids }, at) => !rows.some((other, nth) => nth !== at && isWithin(ids, other.ids, nth < at)));
  let columns = side.columns.map((track, at) => ({ track, at })).filter(({ at }) => rows.some(({ ids }) => ids[at] !== ""));
  if (far) rows = rows.reverse();
  if (far && side.far === "turned") columns = columns.reverse();
  if (columns.length > 0 && columns.every(({ track }) => track === "content")) columns = columns.map((each) => ({ ...each, track: 1 }));
  return {
    columns: columns.map(({ track }) => widthOf(track)).join(" "),
    rows: rows.map(({ track }) => heightOf(track)).join(" "),
    areas: rows.map(({ ids }) => `"${columns.map(({ at }) => nameOf(ids[at] ?? "")).join(" ")}"`).join(" "),
  };
}

/** Does a row hold nothing but what lies in another too, which holds more, or comes before? Then it is no row of its own, only a gap. */
const isWithin = (ids: readonly string[], other: readonly string[], before: boolean): boolean =>
  ids.every((id) => id === "" || other.includes(id)) && (before || other.some((id) => id !== "" && !ids.includes(id)));

/** A name that CSS takes. */
export const nameOf = (id: string): string => (id === "" ? "." : `a-${id.replace(/[^\w-]/g, "_")}`);

/** On a narrow screen only areas where cards fight get a place; the others become chips with counts. */
export const isWide = (area: MatArea, rows: readonly ViewRow[]): boolean =>
  area.shows.some(({ size, place }) => {
    const row = rows.find(({ id }) => id === place);
    return row?.kind !== "pile" && (size === "full" || row?.kind === "slots");
  });

export interface Shown {
  readonly row: ViewRow;
  /** Only this cell of it. */
  readonly cell: number | null;
  readonly size: MatArea["shows"][number]["size"];
  /** Few cards of a pile lie one beside the other. */
  readonly spread: boolean;
}

/** What lies in an area of one player's side; of the middle if there is no player. */
export function shownIn(area: MatArea, view: View, seat: View["seat"] | null): Shown[] {
  return area.shows.flatMap(({ place, slot, size, spread = false }): Shown[] => {
    const row = view.rows.find((each) => each.id === place && each.seat === seat);
    if (row === undefined) return [];
    if (slot === undefined) return [{ row, cell: null, size, spread }];
    const cell = row.slots?.indexOf(slot) ?? -1;
    return cell < 0 ? [] : [{ row, cell, size, spread }];
  });
}

/** Rows of a side that no area of the mat shows: drawn as chips, so that nothing is ever out of sight. */
export function forgotten(mat: Mat, view: View, seat: View["seat"] | null): ViewRow[] {
  const known = new Set([...mat.hand, ...mat.areas.flatMap((area) => area.shows.map(({ place }) => place))]);
  return view.rows.filter((row) => row.seat === seat && !known.has(row.id) && (row.cells.length > 0 || (row.count ?? 0) > 0));
}
