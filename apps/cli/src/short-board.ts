/** The table in few lines: a line or two for each place, and as much of each card as has room there. */
import { type CardView, type Mat, SEATS, type Seat, seatName, type View, type ViewRow } from "@duelex/kernel";
import { inShort, marksOf, sayCard } from "@duelex/session";
import { caption, sayFact } from "./board.ts";
import { type Look, whoSits } from "./look.ts";
import { clip, flow, pad, widthOf, wrap } from "./text.ts";

/**
 * How much is said of a place: all; not of what lies under a card, nor what else is true of a card in hand; names, where nothing
 * fights; nothing of cards that only count, for they are counted among the facts; of those that fight no numbers besides their stats,
 * but their keywords; of those the first; no keywords either, unless there is room in their lines; and no more than a word of what else
 * is true of them.
 */
export type Detail = "all" | "less" | "names" | "lean" | "keyed" | "first" | "least" | "bare";
/** Numbers are compared: they are told of all cards of a place, or of none. */
const isOfKeywords = (detail: Detail): boolean => detail !== "lean";
const isScant = (detail: Detail): boolean => detail === "keyed" || detail === "first" || detail === "least" || detail === "bare";

/** What is said instead, the best last, if it takes no more lines: of all cards of a place, or keywords of some. */
const FULLER: Readonly<Partial<Record<Detail, readonly Detail[]>>> = {
  keyed: ["lean"],
  least: ["first", "keyed", "lean"],
  bare: ["least", "first", "keyed"],
};

const lastTurn = (where: readonly string[]): number => where.findLastIndex((place) => /^turn( \d+)?$/.test(place));

/** Where the rules stand, in a few words: the question says it in full. */
function sayWhere(view: View, { paint, columns, speech }: Look, detail: Detail): string {
  const turn = lastTurn(view.where);
  const says = clip(speech(caption(turn < 0 ? view : { ...view, where: view.where.slice(0, turn + 2) })), columns);
  const isShort = detail !== "all" && detail !== "less";
  const hint = isShort ? " · the table in short: board shows it whole" : " · board shows all of the table";
  return paint.strong(says) + (widthOf(says) + hint.length <= columns ? paint.quiet(hint) : "");
}

/** The same with how answers that are cut are read, where there is no line for that below them; null if it does not fit. */
export function sayEnterAbove(view: View, { paint, columns, speech }: Look): string | null {
  const turn = lastTurn(view.where);
  const says = speech(caption(turn < 0 ? view : { ...view, where: view.where.slice(0, turn + 2) }));
  const hint = " · Enter shows the answers whole";
  return widthOf(says) + hint.length <= columns ? paint.strong(says) + paint.quiet(hint) : null;
}

/** The places that are not empty, both sides. @param most lines for one place */
export function drawShort(view: View, mat: Pick<Mat, "areas">, look: Look, most: number, detail: Detail): string[] {
  const { paint, columns } = look;
  const lines = [sayWhere(view, look, detail)];
  const isShort = detail !== "all" && detail !== "less";
  const introduced = new Set<Seat>();
  const counts = new Map<Seat, number>(); // the line in which they end
  const introduce = (seat: Seat) => {
    if (introduced.has(seat)) return;
    introduced.add(seat);
    const name = whoSits(seat, look);
    const indent = widthOf(name) + 2;
    for (const [nth, counted] of flow(view.facts[seat].map(sayFact), columns - indent, " · ").entries())
      lines.push(pad(nth === 0 ? paint.seat(seat)(name) : "", indent) + counted);
    counts.set(seat, lines.length - 1);
  };
  const shows = showsIn(mat);
  let areColumnsNamed = isScant(detail);
  for (const row of view.rows) {
    if (row.seat !== null) introduce(row.seat);
    if (isShort && row.label === "castle" && view.battle !== undefined) continue; // nobody is summoned in a battle
    if (isColumns(row)) {
      lines.push(...drawColumns(row, look, detail, !areColumnsNamed));
      areColumnsNamed = true;
      continue;
    }
    const place = drawPlace(row, shows.get(row.id), look, most, detail);
    const isAlone = isShort && row.seat !== null && row.kind === "single" && place.length === 1; // it stands beside what is counted, or what lies before it
    const at = !isAlone
      ? undefined
      : [counts.get(row.seat!)!, lines.length - 1].find((nth) => widthOf(`${lines[nth]!} ·${place[0]!}`) <= columns);
    if (at === undefined) lines.push(...place);
    else lines[at] += ` ·${place[0]!}`;
  }
  for (const seat of SEATS) introduce(seat);
  return lines;
}

type Shows = Mat["areas"][number]["shows"][number];

const showsIn = ({ areas }: Pick<Mat, "areas">): Map<string, Shows> =>
  new Map(areas.flatMap(({ shows }) => shows.map((each) => [each.place, each] as const)));

/** A row whose places run across the table, the same for both players: each stands under the one of the other side. */
const isColumns = ({ places = [] }: ViewRow): boolean => places.length > 1 && places.every((place) => COLUMN.test(place));
const COLUMN = /^column (?=\d)/;
const BETWEEN = " | ";

/** A row of columns, an empty one too: who stands before whom is seen from where it stands. @param named with the numbers of the columns above */
function drawColumns(row: ViewRow, look: Look, detail: Detail, named: boolean): string[] {
  const { paint, columns } = look;
  const label = ` ${row.label}: `;
  const labels = widthOf(label);
  const room = Math.floor((columns - labels - (row.cells.length - 1) * BETWEEN.length) / row.cells.length);
  const cells = row.cells.map((cell) => {
    const whole = sayCell(cell, "fights", detail, look);
    const short = shortened(whole, room);
    return wrap(
      short.replace(/\[[^\]]*\]/g, (marks) => marks.replaceAll(widthOf(marks) <= room ? " " : /(?<!,) /g, UNBROKEN)),
      room,
    ).map((line) => clip(line.replaceAll(UNBROKEN, " "), room));
  });
  const inColumns = (texts: readonly string[]) =>
    texts.map((text, nth) => (nth === texts.length - 1 ? text : pad(text, room))).join(BETWEEN);
  const lines = Array.from({ length: Math.max(...cells.map((cell) => cell.length)) }, (_, nth) =>
    inColumns(cells.map((cell) => cell[nth] ?? "")).trimEnd(),
  );
  const names = inColumns((row.places ?? []).map((place) => place.replace(COLUMN, "")));
  const drawn = lines.map((line, nth) => (nth === 0 ? paint.quiet(label) : " ".repeat(labels)) + line);
  return named ? [paint.quiet(` ${pad("column:", labels - 1)}${names}`), ...drawn] : drawn;
}
const UNBROKEN = "\u00a0";

/** A card that needs more than its line, with a word less. */
const shortened = (text: string, room: number): string => (widthOf(text) > room ? text.replace(/\bface (?=down[,\]])/, "") : text);

/** A place of which something is to be seen; piles are counted among the facts. @param area how its cards are drawn on a page: small ones only count */
function drawPlace(row: ViewRow, area: Shows | undefined, look: Look, most: number, detail: Detail): string[] {
  const { paint, columns } = look;
  const isSlots = row.slots !== undefined || row.places !== undefined;
  const isNumbered = area?.numbered === true;
  const isDrawnUnseen = isSlots || (isNumbered && detail !== "lean" && !isScant(detail)); // how many there are is counted among the facts
  if (row.slots !== undefined && area?.size === "full" && !isScant(detail) && row.cells.every((cell) => cell === null))
    return [`${paint.quiet(` ${row.label}:`)} all empty`];
  const isUnseen = row.cells.every((cell) => cell === null || cell.name === null);
  const hasGap = isNumbered && row.cells.includes(null);
  if (isUnseen && !hasGap && !(isDrawnUnseen && row.cells.some((cell) => cell !== null))) return [];
  if (isScant(detail) && row.kind === "single" && row.cells.every((cell) => cell !== null && inShort(cell) === "")) return []; // it only lies there
  if (row.kind === "pile" && row.label !== "castle" && row.label !== "spellbook") return [];
  const { size } = area ?? {};
  const counts = size === "mini" || size === "chip";
  if (counts && (detail === "lean" || isScant(detail))) return [];
  const as = counts
    ? "counts"
    : size === "full"
      ? "fights"
      : row.kind === "row" || row.kind === "fan" || row.kind === "pile"
        ? "lies"
        : "stays";
  const label = row.seat === null ? `${row.label}: ` : ` ${row.label}: `;
  const room = columns - widthOf(label);
  const said = (much: Detail) =>
    row.cells.map((cell) => (row.seat === null ? sayCell(owned(cell, look), as, "all", look) : sayCell(cell, as, much, look)));
  const fitting = (much: Detail) => said(much).map((text) => shortened(text, room));
  const full = fitting(detail);
  const texts = detail === "all" && full.some((text) => widthOf(text) > room) ? fitting("less") : full;
  const separator = isSlots ? " | " : isNumbered ? " · " : " │ ";
  const inLines = (each: readonly string[]): string[] => {
    const cells = isSlots
      ? inPlaces(each, row.places ?? [])
      : isNumbered
        ? each.map((text, nth) => `${nth + 1} ${row.cells[nth] === null ? "(empty)" : text}`)
        : counts || as === "lies"
          ? together(each, row.kind === "fan" ? row.cells.map((cell) => cell?.id ?? "") : [])
          : repeated(each);
    return flow(
      cells.map((text) => wrap(text, room, "  ").join("\n")),
      room,
      separator,
    ).flatMap((line) => line.split("\n"));
  };
  const more = as === "fights" ? (FULLER[detail] ?? []) : [];
  const linesOf = (each: readonly string[]) => inLines(each).length;
  const whole = more.map(said).findLast((each) => linesOf(each) <= linesOf(texts));
  const flowed = inLines(whole ?? filledUp(texts, more.filter(isOfKeywords).map(said), linesOf)); // keywords that take no line away from anything stay
  const isDecisive = isSlots || (row.kind === "fan" && most > 1);
  const least =
    as === "fights"
      ? flowed.length
      : isDecisive
        ? Math.max(most, HAND)
        : row.kind === "fan" || detail === "bare"
          ? most
          : Math.max(most, 1); // whoever decides must know who fights and, but where there is no room at all, what they hold
  if (least === 0) return [];
  const shown = flowed.slice(0, least);
  if (flowed.length > least) {
    const next = flowed[least]!;
    shown[least - 1] = clip(`${shown[least - 1]!}${next.startsWith(" ") ? ` ${next.trim()}` : separator + next}`, room);
  }
  return shown.map((line, nth) => (nth === 0 ? paint.quiet(label) : " ".repeat(widthOf(label))) + line);
}

/** Cards of a place, as much of each as takes no more lines. @param fuller the same cards with more said of them, the best last */
function filledUp(
  texts: readonly string[],
  fuller: readonly (readonly string[])[],
  linesOf: (texts: readonly string[]) => number,
): readonly string[] {
  const most = linesOf(texts);
  let filled = texts;
  for (const more of fuller)
    for (const scant of new Set(filled)) {
      const tried = filled.map((text, nth) => (text === scant ? more[nth]! : text)); // alike ones together
      if (linesOf(tried) <= most) filled = tried;
    }
  return filled;
}

/** What lies between the two sides, with whose it is. */
const owned = (cell: CardView | null, { you }: Look): CardView | null => {
  if (cell === null) return null;
  const whose = `${seatName(cell.owner)}'s`;
  const marks = (cell.marks ?? []).filter((mark) => mark !== whose); // a game may say it itself
  return { ...cell, marks: [cell.owner === you ? "yours" : whose, ...marks] };
};

const brief = (marks: readonly string[], detail: Detail): readonly string[] => {
  if (detail === "bare")
    return shortOf(
      marks,
      marks.filter((mark, nth) => nth === 0 && mark.length <= BRIEF),
    );
  if (detail === "least") return shortOf(marks, marks.filter(isNoKeyword));
  if (detail === "first") {
    const first = marks.find(isKeyword);
    return shortOf(
      marks,
      marks.filter((mark) => mark === first || isNoKeyword(mark)),
    );
  }
  return detail === "keyed"
    ? shortOf(
        marks,
        marks.filter((mark) => !isNumber(mark)),
      )
    : marks;
};

/** These of them, and that there are more. */
const shortOf = (marks: readonly string[], kept: readonly string[]): readonly string[] =>
  kept.length === marks.length ? kept : [...kept.slice(0, -1), `${kept.at(-1) ?? ""}…`];
/** Letters of what is said of a card where there is no room for more. */
const BRIEF = 20;
const isNumber = (mark: string): boolean => /^(?:level|crush|capture) /.test(mark);
const isKeyword = (mark: string): boolean => mark.startsWith("<");
const isNoKeyword = (mark: string): boolean => !isKeyword(mark) && !isNumber(mark);

function sayCell(cell: CardView | null, as: "fights" | "stays" | "lies" | "counts", detail: Detail, { speech }: Look): string {
  if (cell === null) return "–";
  if (cell.name === null) return "▒";
  if (detail === "all") return speech(sayCard(cell));
  const { marks = [], with: others = [], traits: _, ...rest } = cell;
  if (as === "counts" && detail !== "less") return speech(cell.name) + (cell.rested === true ? ` [${cell.turned ?? "rested"}]` : "");
  if (as === "fights") {
    const all = [...new Set(marksOf(cell))];
    return [
      sayCard({ ...rest, rested: false, faceDown: false, marks: brief(all, detail), with: [] }),
      ...others.map((other) => `+ ${other.name ?? "a card"}`),
    ]
      .map(speech)
      .join(" ");
  }
  if (as === "stays") return speech(sayCard({ ...rest, marks: marks.filter(isNoKeyword) }));
  if (detail !== "less" && cell.rested !== true && cell.faceDown !== true) return speech(cell.name);
  return speech(sayCard({ ...rest, with: [] }));
}

/** Lines that a hand may always have. */
const HAND = 3;

/** Cards that stand in places: each with the words of its place in which that differs from the others, unless those are numbers. */
function inPlaces(texts: readonly string[], places: readonly string[]): string[] {
  const words = places.map((place) => place.split(" "));
  while (words.length > 1 && words.every((each) => each.length > 1 && each.at(-1) === words[0]!.at(-1)))
    for (const each of words) each.pop();
  const isNumbered = places.some((place) => /\d/.test(place));
  return texts.map((text, nth) => (isNumbered || words[nth] === undefined ? text : `${words[nth].join(" ")}: ${text}`));
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

/**
 * Cards that only count, alike ones together whatever lies between them.
 * @param ids their card numbers, where two of one name may be asked for: in a hand
 */
function together(texts: readonly string[], ids: readonly string[]): string[] {
  const times = new Map<string | number, { text: string; often: number }>();
  for (const [nth, text] of texts.entries()) {
    const which = text === "–" ? nth : `${text} ${ids[nth] ?? ""}`;
    times.set(which, { text, often: (times.get(which)?.often ?? 0) + 1 });
  }
  return [...times.values()].map(({ text, often }) => (often === 1 ? text : `${text} ×${often}`));
}
