import type { CardView, Face, Mat, Spot, ViewRow } from "@duelex/kernel";
import type { TargetedPointerEvent } from "preact";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { CardState } from "../card/state.ts";

/** What can be done with the things on a mat: who draws it does not know why. */
export interface MatActs {
  readonly mat: Mat;
  faceOf(id: string | null): Face | undefined;
  /** What a card, a place or a player is in the question and the battle. */
  stateOf(spot: Spot): CardState;
  press(spot: Spot, at: HTMLElement): void;
  look(spot: Spot | null): void;
  grab?(spot: Spot, event: TargetedPointerEvent<HTMLElement>): void;
  /** A pile is opened: its cards are to be seen. */
  open(seat: 0 | 1 | null, place: string): void;
}

export const MatContext = createContext<MatActs | null>(null);

export function useMat(): MatActs {
  const acts = useContext(MatContext);
  if (acts === null) throw new Error("There is no mat around this.");
  return acts;
}

/** A spot as a key: the same for the same spot. */
export const keyOf = (spot: Spot): string => {
  if (spot.kind === "card") return `card ${spot.card}`;
  return spot.kind === "player" ? `player ${spot.seat}` : `place ${spot.seat ?? "-"} ${spot.place} ${spot.cell ?? ""}`;
};

/** A place, or one cell of it. */
export const placeOf = ({ seat, id: place }: ViewRow, cell: number | null): Spot =>
  cell === null ? { kind: "place", seat, place } : { kind: "place", seat, place, cell };

/** What lies in a cell: the card, or the cell where there is none that this seat may tell from others. */
export const spotOf = (row: ViewRow, card: CardView | null, cell: number): Spot =>
  card === null || card.card === 0 ? placeOf(row, cell) : { kind: "card", card: card.card };

/** What points at a spot: a mouse that comes to it, or the focus. A finger points at nothing without pressing it. */
export const pointing = (acts: MatActs, spot: Spot) => ({
  onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === "mouse" && acts.look(spot),
  onPointerLeave: () => acts.look(null),
  onFocus: () => acts.look(spot),
  onBlur: () => acts.look(null),
});

/** `--c` for a colour of the game's cards. */
export const colorIn =
  (mat: Mat) =>
  (key: string | undefined): string => {
    const color = mat.colors[key ?? "none"] ?? mat.colors["none"];
    return color === undefined ? "var(--none)" : `light-dark(${color.light}, ${color.dark})`;
  };
