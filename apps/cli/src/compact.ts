/** A question with the table in as many lines as the screen has: the table in full where it fits, else a line or two for each place. */
import { type Asked, SEATS, type Seat, seatName, type View, type ViewRow } from "@duelex/kernel";
import { sayCard } from "@duelex/session";
import { caption, drawBoard, sayFact } from "./board.ts";
import type { Look } from "./look.ts";
import type { MenuLine } from "./menu.ts";
import { sayQuestion } from "./play/question.ts";
import { clip, flow, widthOf } from "./text.ts";

/** Lines that the prompt, and what stands above the table, need for themselves. */
const KEPT = 2;

/** The table and the question, no more lines than the screen has if it can be. @param rows lines of the screen */
export function fitted(view: View, question: Asked, menu: readonly MenuLine[], look: Look, rows: number): string[] {
  const room = rows - KEPT;
  const asks = sayQuestion(question, menu, look);
  const full = [...drawBoard(view, look), "", ...asks];
  if (full.length <= room) return full;
  for (const most of [2, 1]) {
    const lines = [...drawCompact(view, look, most), ...asks];
    if (lines.length <= room) return lines;
  }
  const board = drawCompact(view, look, 1);
  const left = Math.max(4, room - board.length);
  return [...board, ...shortened(question, menu, look, left)].slice(-room);
}

/** As many answers as there is room for, and how to see the others. */
function shortened(question: Asked, menu: readonly MenuLine[], look: Look, room: number): string[] {
  for (let shown = menu.length - 1; shown > 0; shown--) {
    const lines = sayQuestion(question, menu.slice(0, shown), look);
    if (lines.length < room)
      return [
        ...lines,
        look.paint.quiet(clip(`… and ${menu.length - shown} more answers, up to ${menu.length}; ? lists them all`, look.columns)),
      ];
  }
  return sayQuestion(question, menu.slice(0, 1), look).slice(0, room);
}

/** @param most lines for one place */
export function drawCompact(view: View, look: Look, most: number): string[] {
  const { paint, columns } = look;
  const lines = [paint.strong(clip(caption(view), columns))];
  const introduced = new Set<Seat>();
  const introduce = (seat: Seat) => {
    if (introduced.has(seat)) return;
    introduced.add(seat);
    const name = `${seatName(seat)} ${look.players[seat]}`.trim();
    const facts = view.facts[seat].map(sayFact).join(" · ");
    lines.push(paint.seat(seat)(name) + clip(`  ${facts}`, columns - widthOf(name)));
  };
  for (const row of view.rows) {
    if (row.seat !== null) introduce(row.seat);
    lines.push(...drawPlace(row, look, most));
  }
  for (const seat of SEATS) introduce(seat);
  return lines;
}

/** A place of which something is to be seen; piles are counted among the facts. */
function drawPlace(row: ViewRow, look: Look, most: number): string[] {
  const { paint, columns, speech } = look;
  const isSlots = row.slots !== undefined || row.places !== undefined;
  const cells = row.cells.map((cell) => (cell === null ? "–" : cell.name === null ? "▒" : speech(sayCard(cell))));
  if (row.cells.every((cell) => cell === null || cell.name === null) && !(isSlots && row.cells.some((cell) => cell !== null))) return [];
  if (row.kind === "pile" && row.label !== "castle" && row.label !== "spellbook") return [];
  const label = ` ${row.label}: `;
  const room = columns - widthOf(label);
  const flowed = flow(
    repeated(cells).map((text) => clip(text, room)),
    room,
    isSlots ? " | " : " │ ",
  );
  const shown = flowed.slice(0, most);
  if (flowed.length > most) shown[most - 1] = clip(`${shown[most - 1]!} │ ${flowed[most]!}`, room);
  return shown.map((line, nth) => (nth === 0 ? paint.quiet(label) : " ".repeat(widthOf(label))) + line);
}

/** "Zaku, Zaku" as "Zaku ×2". */
function repeated(texts: readonly string[]): string[] {
  const runs: { text: string; times: number }[] = [];
  for (const text of texts) {
    const last = runs.at(-1);
    if (last?.text === text && text !== "–") last.times++;
    else runs.push({ text, times: 1 });
  }
  return runs.map(({ text, times }) => (times === 1 ? text : `${text} ×${times}`));
}
