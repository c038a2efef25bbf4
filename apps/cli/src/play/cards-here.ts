/** "card": a card of this match first (the one of an answer, of one's hand, of the table), with what its numbers are made of; else of the catalog. */
import { type CardView, type Face, type Match, type Seat, seatName, type View } from "@duelex/kernel";
import type { Answer } from "@duelex/session";
import { beginsWordOf, holds, printings, sayCards, sayFace } from "../cards.ts";
import type { Look } from "../look.ts";
import { numbersOf } from "../menu.ts";
import type { Session } from "../session.ts";
import { plain, wrap } from "../text.ts";

/** More cards than this are listed, a line each. */
const FEW = 3;

/** A match, and the cards that there are besides. */
type Here = { readonly match: Match; readonly library: Pick<Session["library"], "catalog"> };

export function sayCardHere(session: Here, seat: Seat, menu: readonly Answer[], words: string, look: Look): string[] {
  const { match, library } = session;
  const view = match.view(seat);
  const cells = cellsIn(view);
  const wanted = plain(look.hear(words));
  const numbered = /^\d+$/.test(wanted) ? menu[numbersOf(menu).indexOf(Number(wanted))] : undefined;
  if (numbered !== undefined) {
    const { about } = numbered;
    const cell = about.kind === "card" ? cells.find(({ card }) => card === about.card) : undefined;
    if (cell !== undefined) return sayCell(match, cell, look);
    const asked = match.question(seat)?.about?.name;
    const of = asked === undefined ? undefined : cells.find(({ name }) => name === asked);
    const names = `Answer ${wanted} names no card`;
    return of === undefined ? [`${names}: card NAME says what a card does.`] : [`${names}; this is asked of:`, ...sayCell(match, of, look)];
  }
  const known = (cell: CardView): Face => match.faceOf(match.definition[cell.card]);
  const called = (face: Face) => [face.id, face.name, ...face.otherNames].map(plain);
  const exact = cells.filter((cell) => called(known(cell)).includes(wanted));
  const parts = [beginsWordOf, holds].map((isMeant) =>
    wanted === "" ? [] : cells.filter((cell) => called(known(cell)).some((name) => isMeant(name, wanted))),
  );
  const here = [exact, ...parts].find((found) => found.length > 0) ?? [];
  const cards = printings(here.map(known));
  if (cards.length === 0 || cards.length > FEW) return sayCards(library.catalog, words, look, FEW);
  return cards.flatMap((printed, nth) => [
    ...(nth === 0 ? [] : [""]),
    ...sayFace(printed[0]!, look, printed),
    ...sayEach(
      match,
      here.filter((cell) => printed.some(({ id }) => id === known(cell).id)),
      look,
    ),
  ]);
}

/** Every card that the seat can name, its own hand first, then the table from near to far. */
export function cellsIn(view: View): CardView[] {
  const rows = [...view.rows].reverse().sort((a, b) => Number(b.kind === "fan") - Number(a.kind === "fan"));
  return rows.flatMap(({ cells }) =>
    cells.flatMap((cell) => (cell === null ? [] : [cell, ...(cell.with ?? [])])).filter(({ card, id }) => card !== 0 && id !== null),
  );
}

/** What holds of each copy; of several alike once. Where twins lie beside each other, it is said which is meant. */
function sayEach(match: Match, cells: readonly CardView[], look: Look): string[] {
  const copies = cells.map((cell) => {
    const lines = sayNumbers(match, cell, look);
    return { cell, which: match.whichOf(cell.card), lines, text: lines.join("\n") };
  });
  const told = copies.filter(({ text }) => text !== "");
  const twins = copies.filter(({ which }) => which !== "");
  if (twins.every(({ text }) => text === twins[0]?.text))
    return told.filter(({ text }, nth) => told.findIndex((each) => each.text === text) === nth).flatMap(({ lines }) => lines);
  return told.flatMap(({ cell, which, lines }) => {
    const whose = `${seatName(cell.owner)}'s${which === "" ? "" : `, ${which}`}:`;
    return [`  ${look.paint.quiet(look.speech(whose))}`, ...lines];
  });
}

const sayCell = (match: Match, cell: CardView, look: Look): string[] => [
  ...sayFace(match.faceOf(match.definition[cell.card]), look),
  ...sayNumbers(match, cell, look),
];

/** What the numbers of a card are made of, and what else holds of it now. */
function sayNumbers(match: Match, cell: CardView, look: Look): string[] {
  const { text } = match.faceOf(match.definition[cell.card]);
  const isSaid = (keyword: string) => text.some((clause) => clause.startsWith(`<${keyword.replace(/[<>]/g, "")}>: `)); // above, with what it means
  const say = (text: string) => wrap(text, look.columns - 4, "  ").map((line, nth) => (nth === 0 ? `  = ${line}` : `    ${line}`));
  const numbers = (cell.numbers ?? []).filter(({ parts }) => parts.length > 1);
  return [
    ...numbers.flatMap(({ label, value, parts }) =>
      say(
        `${label} ${value}: ${parts
          .map(({ amount, because, rule }, nth) => `${nth > 0 && amount >= 0 ? "+" : ""}${amount} ${because} (${rule})`)
          .join(", ")}`,
      ),
    ),
    ...(cell.traits ?? []).flatMap(({ kind, says, rule }) =>
      kind === "keyword" && isSaid(says) ? [] : say(`${says} (${rule}: ${match.rulebook[rule]?.heading ?? ""})`),
    ),
  ];
}
