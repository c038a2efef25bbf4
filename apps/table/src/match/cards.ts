import type { CardView, View } from "@duelex/kernel";

/** Every card of a view, those that lie with others included. */
export function* cardsOf(view: View): Generator<CardView> {
  const within = function* (cell: CardView): Generator<CardView> {
    yield cell;
    for (const other of cell.with ?? []) yield* within(other);
  };
  for (const row of view.rows) for (const cell of row.cells) if (cell !== null) yield* within(cell);
}
