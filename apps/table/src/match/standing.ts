/** How a match stands, in words: for who listens instead of looking. */
import type { CardView, Face, Seat, ViewRow } from "@duelex/kernel";
import type { Position } from "@duelex/session";
import { sayCard } from "../card/say.ts";
import { listed } from "../games.ts";
import type { Words } from "../words/index.ts";

interface Standing {
  readonly words: Words;
  readonly position: Position;
  readonly names: readonly [string, string];
  /** What is said of each player's numbers. */
  readonly facts: readonly string[];
}

/** Cards that sound alike are counted. */
function sayCards(cells: readonly string[]): string {
  const found = new Map<string, number>();
  for (const each of cells) found.set(each, (found.get(each) ?? 0) + 1);
  return [...found].map(([says, times]) => (times > 1 ? `${times} × ${says}` : says)).join("; ");
}

/** Each player's numbers, and what lies before them and between them; piles are told by their numbers. */
export function sayStanding(standing: Standing, faces: Readonly<Record<string, Face>>): string[] {
  const { words, position, names, facts } = standing;
  const { view, seat, game } = position;
  const { turned, hand } = listed(game)!.mat;
  const say = (cell: CardView, name: string | undefined): string => {
    const face = cell.id === null ? undefined : faces[cell.id];
    const says = sayCard(words, cell, face === undefined ? undefined : { ...face, type: "" }, { turned });
    return name === undefined ? says : `${name}: ${says}`;
  };
  const sayRow = (row: ViewRow): string[] => {
    const cells = row.cells.flatMap((cell, at) => (cell === null ? [] : [say(cell, row.places?.[at])]));
    const isHeld = row.seat === seat && hand.includes(row.id); // a castle is a pile, and played from like a hand
    if ((row.kind === "pile" && !isHeld) || cells.length === 0) return [];
    return [`${row.label}: ${sayCards(cells)}`];
  };
  const rowsOf = (whose: Seat | null) => view.rows.filter((row) => row.seat === whose).flatMap(sayRow);
  const sides = ([seat, seat === 0 ? 1 : 0] as const).flatMap((each) => {
    const own = facts.find((line) => line.startsWith(`${names[each]}: `)) ?? names[each];
    return [own, ...rowsOf(each)];
  });
  return [words.match.turn(view.turn, names[view.active]), ...sides, ...rowsOf(null)];
}
