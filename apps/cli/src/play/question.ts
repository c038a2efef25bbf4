/** A question as it is put to a person: what is asked, by which paragraph, and the numbered answers. */
import { type Asked, seatName } from "@duelex/kernel";
import { stepsIn } from "../board.ts";
import type { Look } from "../look.ts";
import type { MenuLine } from "../menu.ts";
import { withRule } from "../narrate.ts";
import { clip, pad, padLeft, widthOf } from "../text.ts";

/** Between the two columns of a long menu. */
const GUTTER = 2;
/** Menus longer than this are set in two columns where they fit. */
const LONG = 6;

export function sayQuestion(question: Asked, menu: readonly MenuLine[], look: Look): string[] {
  const asks = `${seatName(question.seat)}, ${stepsIn(question.where).join(" › ")}: ${question.says}`;
  return [...withRule(asks, question.rule, 0, look, look.paint.strong), ...sayMenu(menu, look)];
}

function sayMenu(menu: readonly MenuLine[], look: Look): string[] {
  const entries = menu.map((line, nth) => ({ number: numberOf(nth, menu), text: sayAnswer(line, look) }));
  const half = Math.ceil(menu.length / 2);
  const room = Math.floor((look.columns - GUTTER) / 2);
  const draw = ({ number, text }: (typeof entries)[number], columns: number) =>
    look.paint.key(number) + clip(text, columns - widthOf(number));
  const fits = entries.every(({ number, text }) => widthOf(number) + widthOf(text) <= room);
  if (menu.length <= LONG || !fits) return entries.map((entry) => draw(entry, look.columns));
  return entries.slice(0, half).map((left, nth) => {
    const right = entries[half + nth];
    return right === undefined ? draw(left, room) : pad(draw(left, room), room + GUTTER) + draw(right, room);
  });
}

/** " 7  " */
const numberOf = (nth: number, menu: readonly unknown[]): string => `${padLeft(String(nth + 1), String(menu.length).length + 1)}  `;

function sayAnswer({ phrase, detail, alike }: MenuLine, { speech }: Look): string {
  return speech(phrase) + (detail === "" ? "" : ` – ${speech(detail)}`) + (alike > 1 ? ` (${alike} alike)` : "");
}

/** "Which one?", when what was typed could mean several. */
export function sayUnclear(unclear: readonly MenuLine[], menu: readonly MenuLine[], look: Look): string[] {
  return ["Which one?", ...unclear.map((line) => look.paint.key(numberOf(menu.indexOf(line), menu)) + sayAnswer(line, look))];
}
