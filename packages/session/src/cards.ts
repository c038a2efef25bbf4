/** Cards of a view in a few words, and what is printed on them. */
import { type Card, Card as Cards, type CardView, type Face, type Match, type View } from "@duelex/kernel";

/** "3/4 [rested, 2 damage] + Amuro Ray": a card without its name. */
export function inShort(cell: CardView): string {
  const marks = marksOf(cell);
  const parts: string[] = [];
  if (cell.stats !== undefined && cell.stats !== "") parts.push(cell.stats);
  if (marks.length > 0) parts.push(`[${marks.join(", ")}]`);
  for (const other of cell.with ?? []) parts.push(`+ ${sayCard(other)}`);
  return parts.join(" ");
}

/** "Gundam 3/4 [rested, 2 damage] + Amuro Ray". */
export const sayCard = (cell: CardView): string => [cell.name ?? "a card", inShort(cell)].filter((part) => part !== "").join(" ");

/** What is true of a card besides its numbers. That a card which is not seen lies face down goes without saying. */
export function marksOf({ name, rested, turned = "rested", faceDown, marks: given = [] }: CardView): string[] {
  const marks = name === null ? given.filter((mark) => mark !== "face down") : [...given];
  if (rested === true && !marks.includes(turned)) marks.unshift(turned);
  if (faceDown === true && name !== null && !marks.includes("face down")) marks.push("face down");
  return marks;
}

/** Every card that a view names, those under others too. */
export function* cardsIn(view: View): IterableIterator<{ readonly card: Card; readonly id: string }> {
  for (const row of view.rows) for (const cell of row.cells) yield* cardsOf(cell);
}

function* cardsOf(cell: CardView | null): IterableIterator<{ readonly card: Card; readonly id: string }> {
  if (cell === null) return;
  if (cell.card !== Cards.none && cell.id !== null) yield { card: cell.card, id: cell.id };
  for (const other of cell.with ?? []) yield* cardsOf(other);
}

/** What is printed on the cards in sight, by card number, but for those that are known already. */
export function facesIn(match: Match, view: View, known: Set<string>): Record<string, Face> {
  const faces: Record<string, Face> = {};
  for (const { card, id } of cardsIn(view)) {
    if (known.has(id)) continue;
    known.add(id);
    faces[id] = match.faceOf(match.definition[card]);
  }
  return faces;
}
