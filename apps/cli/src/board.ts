/** The table as a seat may see it, drawn in lines of text: rows from far to near, cards with their numbers, piles with their counts. */
import { type CardView, type Fact, SEATS, type Seat, seatName, type View, type ViewRow } from "@duelex/kernel";
import { marksOf, sayCard } from "@duelex/session";
import { type Look, whoSits } from "./look.ts";
import type { Paint } from "./paint.ts";
import { capital, clip, count, flow, pad, widthOf, wrap } from "./text.ts";

const WIDEST_LABEL = 16;
const EMPTY = "–";

export function drawBoard(view: View, look: Look): string[] {
  const { paint } = look;
  const labels =
    Math.min(
      WIDEST_LABEL,
      Math.max(...view.rows.map((row) => widthOf(row.label) + (hasPlaces(row) ? (look.you === undefined ? 3 : 5) : 0)), 0),
    ) + 2;
  const lines = [paint.strong(clip(look.speech(caption(view)), look.columns))];
  const introduced = new Set<Seat>();
  for (const block of blocksOf(view.rows)) {
    const { seat } = block[0]!;
    if (seat !== null && !introduced.has(seat)) {
      introduced.add(seat);
      lines.push(...drawPlayer(seat, view, look));
    }
    if (hasPlaces(block[0]!)) lines.push(...drawGrid(block, labels, look));
    else if (block.every(isPile)) lines.push(...drawPiles(block, labels, look));
    else lines.push(...drawRow(block[0]!, labels, look));
  }
  for (const seat of SEATS) if (!introduced.has(seat)) lines.push(...drawPlayer(seat, view, look));
  return lines;
}

/** "Turn 5, P1's › Battle › Block step". */
export function caption(view: View): string {
  const turn = view.turn === 0 ? "Before the first turn" : `Turn ${view.turn}, ${seatName(view.active)}’s`;
  return [turn, ...stepsIn(view.where)].join(" › ");
}

/** Where the rules stand inside the turn: ["Battle", "Block step"]. Before the first turn, all that is under way. */
export const stepsIn = (where: readonly string[]): string[] => {
  const inTurn = where.slice(where.findLastIndex((place) => /^turn( \d+)?$/.test(place)) + 1);
  return (inTurn.length > 1 && SETTING_UP.has(inTurn[0]!) ? inTurn.slice(1) : inTurn)
    .filter((step, nth, steps) => step !== steps[nth - 1]) // a step within a step of the same name is one place
    .map(capital);
};
/** The first turn is begun by the setting up, which is then no place where anybody stands. */
const SETTING_UP: ReadonlySet<string> = new Set(["set-up", "setup", "beginning"]);

/** Rows that are drawn together: those with places in one grid, neighbouring piles of one player in one line. */
function blocksOf(rows: readonly ViewRow[]): ViewRow[][] {
  const blocks: ViewRow[][] = [];
  for (const row of rows) {
    const last = blocks.at(-1);
    const before = last?.at(-1);
    const together =
      before !== undefined &&
      (hasPlaces(row) ? hasPlaces(before) : !hasPlaces(before) && isPile(before) && isPile(row) && before.seat === row.seat);
    if (together) last!.push(row);
    else blocks.push([row]);
  }
  return blocks;
}

const hasPlaces = (row: ViewRow): boolean => row.places !== undefined;
/** A row of which only the number of cards is worth saying. */
const isPile = (row: ViewRow): boolean => !hasPlaces(row) && row.cells.every((cell) => cell !== null && isBlank(cell));

/** A card of which nothing is seen but that it is there. */
const isBlank = (cell: CardView): boolean =>
  cell.name === null && cell.rested !== true && marksOf(cell).length === 0 && (cell.with?.length ?? 0) === 0;

const sizeOf = (row: ViewRow): number => row.count ?? row.cells.length;

export const sayFact = (fact: Fact): string => `${fact.label} ${fact.value}`;

function drawPlayer(seat: Seat, view: View, look: Look): string[] {
  const { paint, columns } = look;
  const name = whoSits(seat, look);
  const shownBelow = new Set(view.rows.filter((row) => row.seat === seat).map((row) => row.label));
  const facts = view.facts[seat].filter((fact) => !shownBelow.has(fact.label)).map(sayFact);
  const rule = paint.quiet("─".repeat(Math.max(2, columns - widthOf(name) - 4)));
  return [
    `${paint.quiet("──")} ${paint.seat(seat)(name)} ${rule}`,
    ...flow(facts, columns - 3, paint.quiet(" · ")).map((line) => `   ${line}`),
  ];
}

/** Label and content side by side; lines after the first stand under the content. */
function beside(label: string, labels: number, content: readonly string[], paint: Paint): string[] {
  const shown = pad(clip(label, labels - 2), labels);
  return content.map((line, nth) => (nth === 0 ? paint.quiet(shown) : " ".repeat(labels)) + line);
}

function drawPiles(rows: readonly ViewRow[], labels: number, look: Look): string[] {
  const sizes = rows.map(
    (row, nth) => `${nth === 0 ? "" : `${look.paint.quiet(row.label)} `}${sizeOf(row) || (rows.length === 1 ? EMPTY : "none")}`,
  );
  return beside(rows[0]!.label, labels, flow(sizes, look.columns - labels, look.paint.quiet(" │ ")), look.paint);
}

function drawRow(row: ViewRow, labels: number, look: Look): string[] {
  const { paint } = look;
  const room = look.columns - labels;
  const chips: { cell: CardView | null; text: string; times: number }[] = [];
  for (const cell of row.cells) {
    const text = cell === null ? EMPTY : look.speech(sayCard(cell));
    const isHand = row.kind === "fan"; // its order says nothing
    const alike = isHand ? chips.find((chip) => chip.text === text && chip.cell?.id === cell?.id) : chips.at(-1);
    if (alike?.text === text) alike.times++;
    else chips.push({ cell, text, times: 1 });
  }
  const pieces = chips.map(({ cell, text, times }) => {
    const lines = wrap(times === 1 ? text : `${text} ×${times}`, room, "  ");
    return lines.map((line, nth) => (nth === 0 ? paintCard(line, cell, look) : line)).join("\n");
  });
  const unseen = sizeOf(row) - row.cells.length;
  if (unseen > 0) pieces.push(paint.quiet(row.cells.length === 0 ? count(unseen, "card") : `and ${unseen} more`));
  const lines = flow(pieces, room, paint.quiet(" │ ")).flatMap((line) => line.split("\n"));
  return beside(row.label, labels, lines.length === 0 ? [EMPTY] : lines, paint);
}

/** Rows whose places stand in columns. */
function drawGrid(rows: readonly ViewRow[], labels: number, look: Look): string[] {
  const { paint } = look;
  const places = Math.max(1, ...rows.map((row) => row.cells.length));
  const room = Math.max(6, Math.floor((look.columns - labels) / places));
  const shared = new Set(rows.map((row) => row.seat)).size > 1;
  let above = ""; // names that stand there already
  return rows.flatMap((row) => {
    const label = shared && row.seat !== null ? `${row.seat === look.you ? "your" : seatName(row.seat)} ${row.label}` : row.label;
    const cells = row.cells.map((cell) => (cell === null ? ["·"] : wrap(look.speech(sayCard(cell)), room - 2)));
    const height = Math.max(1, ...cells.map((cell) => cell.length));
    const lines = Array.from({ length: height }, (_, nth) =>
      cells
        .map((cell, place) => {
          const text = pad(clip(cell[nth] ?? "", room - 1), room);
          return nth === 0 ? paintCard(text, row.cells[place] ?? null, look) : text;
        })
        .join("")
        .trimEnd(),
    );
    const names = row.places?.map((name) => pad(clip(name, room - 1), room)).join("") ?? "";
    if (names === above) return beside(label, labels, lines, paint);
    above = names;
    return beside(label, labels, [paint.quiet(names.trimEnd()), ...lines], paint);
  });
}

/** The name stands out; rested cards and empty places stand back. */
function paintCard(text: string, cell: CardView | null, { paint, speech }: Look): string {
  if (cell === null) return paint.quiet(text);
  const name = speech(cell.name ?? "a card");
  const stroke = cell.rested === true ? paint.rested : cell.name === null ? paint.quiet : paint.strong;
  return text.startsWith(name) ? stroke(name) + text.slice(name.length) : stroke(text);
}
