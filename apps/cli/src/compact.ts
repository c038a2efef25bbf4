/** A question with the table in as many lines as the screen has: the table in full where it fits, else a line or two for each place. */
import { stripVTControlCharacters } from "node:util";
import type { Mat, View } from "@duelex/kernel";
import { drawBoard } from "./board.ts";
import type { Look } from "./look.ts";
import { type MenuLine, numbersOf } from "./menu.ts";
import { FIGHTS, goesOn, holdsNoMore, leavesOut, type Meanings, type Put, sayAsked, sayMenu } from "./play/question.ts";
import { type Detail, drawShort, sayEnterAbove } from "./short-board.ts";
import { clip, count } from "./text.ts";

/** Lines that the prompt, and what stands above the table, need for themselves. */
const KEPT = 2;

/**
 * How the table and the question may be said, the best first: lines for one place, what of the cards, and what answers lead to. First
 * goes what lies about, which `board` shows; then the ends of what answers lead to, which Enter shows; and the keywords of those that
 * fight, which decide, only after that.
 */
const WAYS: readonly (readonly [number, Detail, Meanings])[] = [
  [6, "all", "whole"],
  [6, "less", "whole"],
  [6, "names", "whole"],
  [6, "lean", "whole"],
  [3, "lean", "whole"],
  [6, "keyed", "whole"],
  [3, "keyed", "whole"],
  [1, "keyed", "whole"],
  [6, "less", "a line"],
  [6, "names", "a line"],
  [6, "lean", "a line"],
  [3, "lean", "a line"],
  [6, "keyed", "a line"],
  [3, "keyed", "a line"],
  [1, "keyed", "a line"],
  [0, "keyed", "a line"],
  [6, "least", "whole"],
  [3, "least", "whole"],
  [2, "least", "whole"],
  [6, "least", "a line"],
  [3, "least", "a line"],
  [2, "least", "a line"],
  [1, "least", "a line"],
  [3, "keyed", "none"],
  [1, "keyed", "none"],
  [0, "keyed", "none"],
  [3, "least", "none"],
  [2, "least", "none"],
  [1, "least", "none"],
  [1, "bare", "none"],
  [0, "bare", "none"],
];

/** What is put on the screen, and how many of the answers are. */
export interface Screen {
  readonly lines: readonly string[];
  readonly shown: number;
  /** How much is said of what the answers lead to: more is better. */
  readonly said: number;
  /** How little is said of the table: 0 is all of it. */
  readonly short: number;
  /** Of an answer that decides a fight, the end of what it leads to is missing. */
  readonly cutsFight?: boolean;
}

/** An answer, that there are more, and how a phase is ended. */
const LEAST_ANSWERS = 3;

const SAID: Readonly<Record<Meanings, number>> = { none: 0, "a line": 1, whole: 2 };
/** From here on each answer has at least a line of what it leads to, and the question its clause. */
export const LEGIBLE = SAID["a line"];

/** What a screen is made of. */
export interface Shown {
  readonly view: View;
  readonly question: Put;
  readonly menu: readonly MenuLine[];
  readonly mat: Pick<Mat, "areas">;
}

/** The table and the question, no more lines than the screen has. @param rows lines of the screen */
export function fitted({ view, question, menu, mat }: Shown, look: Look, rows: number): Screen {
  const room = rows - KEPT;
  const whole = sayAsked(question, look);
  const unplaced = sayAsked(question, look, "unplaced");
  const asks = sayAsked(question, look, "a line");
  const full = [...drawBoard(view, look), "", ...whole, ...sayMenu(menu, look, "whole")];
  if (full.length <= room) return { lines: full, shown: menu.length, said: SAID.whole, short: 0 };
  const keywordsIn = (detail: Detail) =>
    drawShort(view, mat, look, 6, detail)
      .join()
      .match(/<\p{Lu}/gu)?.length ?? 0;
  const areKeywordsAtStake = keywordsIn("keyed") > keywordsIn("least");
  let fallback: Screen | null = null;
  for (const asked of unplaced.length < whole.length && asks.length < unplaced.length ? [whole, unplaced, asks] : [whole, asks]) {
    let cut: Screen | null = null;
    let tight: Screen | null = null; // with a line more it would have one that says how the answers are read
    let fewest = Number.POSITIVE_INFINITY; // answers that decide a fight, and are cut
    for (const [nth, [most, detail, meanings]] of WAYS.entries()) {
      const short = nth + 1;
      if (detail === "keyed" && most < 2 && !areKeywordsAtStake) continue; // the hand goes for nothing else
      if (cut !== null && cut.cutsFight !== true && detail === "least") return cut; // who fights with which keywords is worth more than the end of a clause
      if (meanings === "none" && asked !== asks) continue; // rather less of the clause than nothing of what answers lead to
      const answers = sayMenu(menu, look, meanings);
      if (answers.length + asked.length >= room) continue;
      const table = drawShort(view, mat, look, most, detail);
      const left = room - table.length - asked.length - answers.length;
      if (meanings === "a line" && left > 0) {
        const all = sayMenu(menu, look, meanings, 0, menu.length, left);
        const isWhole = !all.some(isCut) && !leavesOut(all, menu, look);
        const said = isWhole ? all : [...sayMenu(menu, look, meanings, 0, menu.length, left - 1), sayEnter(look)];
        const cuts = said.filter((_, nth) => menu.some((answer) => hidesFight(said, nth, answer, look))).length;
        const worth = isWhole ? SAID.whole : SAID[meanings];
        const screen: Screen = {
          lines: [...table, ...asked, ...said],
          shown: menu.length,
          said: asked === asks ? worth - 0.5 : worth,
          short,
          cutsFight: cuts > 0,
        };
        if (isWhole) return screen;
        if (cuts < fewest) cut = screen; // with less of the table they may be said whole
        fewest = Math.min(fewest, cuts);
        continue;
      }
      if (cut !== null && !(meanings === "whole" && cut.cutsFight === true)) continue;
      const isLess =
        meanings === "none" ? menu.some(({ means = "" }) => means !== "") : answers.some(isCut) || leavesOut(answers, menu, look);
      if (meanings === "none" && tight !== null) return tight;
      const said = asked === asks ? SAID[meanings] - 0.5 : SAID[meanings];
      const below = [...asked, ...answers];
      const lines = [...table, ...below, ...(isLess ? [sayEnter(look)] : [])];
      if (lines.length <= room) return { lines, shown: menu.length, said, short };
      const top: string | null = tight === null && isLess && lines.length === room + 1 ? sayEnterAbove(view, look) : null;
      if (top !== null) tight = { lines: [top, ...table.slice(1), ...below], shown: menu.length, said, short };
    }
    fallback ??= cut ?? tight;
    if (fallback !== null && fallback.cutsFight !== true) return fallback; // else rather less of where it is asked than of who is defeated
  }
  if (fallback !== null) return fallback;
  const most = room - asks.length - LEAST_ANSWERS;
  const [bare, keyed] = [drawShort(view, mat, look, 1, "bare"), drawShort(view, mat, look, 0, "keyed")];
  const least = areKeywordsAtStake && keyed.length <= bare.length ? keyed : bare;
  const table = least.length <= most ? least : drawShort(view, mat, look, 0, "bare"); // who fights, and with what, is worth more than what is held
  const short = WAYS.length + 1;
  const left = Math.max(1, room - asks.length - 1 - table.length);
  const passing = menu.findLastIndex(({ passes }) => passes === true); // how a phase is ended is found on its first screen
  const isLast = pageOf(menu, look, 0, left) <= passing;
  const shown = pageOf(menu, look, 0, isLast ? Math.max(1, left - 1) : left);
  const pinned = isLast && passing >= shown ? sayMenu(menu, look, "none", passing, passing + 1) : [];
  const answers = [...sayMenu(menu, look, "none", 0, shown), ...sayMore(shown, menu, look, pinned.length), ...pinned];
  return { lines: [...table.slice(0, Math.max(1, room - asks.length - answers.length)), ...asks, ...answers], shown, said: -1, short };
}

/** The answers after those that are shown, as many as the screen has lines for, with all that they lead to. */
export function pageAfter(menu: readonly MenuLine[], look: Look, from: number, rows: number): Pick<Screen, "lines" | "shown"> {
  const shown = from + pageOf(menu, look, from, rows - KEPT - 1, "whole");
  return { lines: [...sayMenu(menu, look, "whole", from, shown), ...sayMore(shown, menu, look)], shown };
}

/** How many answers, from this one on, go into so many lines. */
function pageOf(menu: readonly MenuLine[], look: Look, from: number, room: number, meanings: Meanings = "none"): number {
  let shown = menu.length - from;
  while (shown > 1 && sayMenu(menu, look, meanings, from, from + shown).length > room) shown--;
  return shown;
}

/** That a card which fights has more to it than there was room for. */
export const hidesKeywords = ({ lines }: Pick<Screen, "lines">): boolean =>
  lines.some((line) => /…\]/.test(stripVTControlCharacters(line)));

const isCut = (line: string): boolean => stripVTControlCharacters(line).endsWith("…");

/** Has an answer that decides a fight no room on this line for all that it leads to? */
function hidesFight(lines: readonly string[], nth: number, answer: MenuLine, look: Look): boolean {
  if (!FIGHTS.test(answer.verb ?? "")) return false;
  const line = lines[nth]!;
  const isBare = (each = "") => holdsNoMore(each, [answer], look);
  if (!isCut(line)) return isBare(line) && !goesOn(lines[nth + 1]);
  return stripVTControlCharacters(line).includes(look.speech(answer.phrase)) || (goesOn(line) && isBare(lines[nth - 1]));
}

/** That what the answers lead to had no room. */
const sayEnter = ({ paint, columns }: Look): string =>
  paint.quiet(clip("Enter shows the question again, with what each answer leads to", columns));

/** That there are answers which are not shown. @param below so many of them stand below it */
function sayMore(shown: number, menu: readonly MenuLine[], { paint, columns }: Look, below = 0): string[] {
  const left = menu.length - shown - below;
  return left === 0
    ? []
    : [paint.quiet(clip(`… ${count(left, "more answer")}, up to ${numbersOf(menu)[menu.length - below - 1]!}; more shows them`, columns))];
}
