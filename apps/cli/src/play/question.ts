/** A question as it is put to a person: what is asked, by which paragraph, and the numbered answers with what they lead to. */
import { stripVTControlCharacters } from "node:util";
import { type Asked, seatName } from "@duelex/kernel";
import { stepsIn } from "../board.ts";
import type { Look } from "../look.ts";
import { type MenuLine, numbersOf } from "../menu.ts";
import { withRule } from "../narrate.ts";
import { clipWords, pad, padLeft, widthOf, wrap } from "../text.ts";
import { inOneLine } from "./forecast.ts";

/** Between the two columns of a long menu. */
const GUTTER = 2;
/** Menus longer than this are set in two columns where they fit. */
const LONG = 6;
/** What answers lead to begins no farther to the right than here, and takes at least so much room. */
const FARTHEST = 48;
const NARROWEST = 16;
/** What several answers lead to alike is said once, if it is so long. */
const REPEATED = 60;

/** How much is said of what an answer leads to: all of it, as much as there is room for beside the answer, or nothing. */
export type Meanings = "whole" | "a line" | "none";

export function sayQuestion(question: Put, menu: readonly MenuLine[], look: Look, meanings: Meanings = "whole"): string[] {
  return [...sayAsked(question, look), ...sayMenu(menu, look, meanings)];
}

/** A question with what is said of how its answers are to be read: nothing, where there is no room for it. */
export interface Put extends Asked {
  readonly aside?: string;
}

/**
 * What is asked, and below it the clause of the card whose text asks.
 * @param clause all of it, with all of where it is asked; or no more of where than one line holds; or of both no more than that
 */
export function sayAsked(question: Put, look: Look, clause: "whole" | "unplaced" | "a line" = "whole"): string[] {
  const { paint, columns } = look;
  const steps = stepsIn(question.where);
  const says = unrepeated(question.says, steps.at(-1) ?? "");
  const ask = (where: string) => {
    const asks = look.speech(`${question.seat === look.you ? where : `${seatName(question.seat)}, ${where}`}: ${says}`);
    return withRule(asks, question.rule, 0, look, paint.strong);
  };
  const { about, aside } = question;
  const text = about === null ? "" : look.speech(`${about.name}: ${about.text}`);
  const lines = text === "" ? [] : clause === "a line" ? [clipWords(text, columns - 2)] : wrap(text, columns - 2, "  ");
  const asked = clause !== "whole" && aside === undefined ? inFewerLines(steps, ask) : withAside(steps, ask, aside, look);
  return [...asked, ...lines.map((line) => `  ${paint.quiet(line)}`)];
}

/** An aside takes no line of its own: for it, of where the question stands no more than the end is said, if that is enough. */
function withAside(
  steps: readonly string[],
  ask: (where: string) => string[],
  aside: string | undefined,
  { paint, columns }: Look,
): string[] {
  const whole = ask(steps.join(" › "));
  if (aside === undefined) return whole;
  const room = columns - widthOf(` · ${aside}`);
  for (let from = 0; from < Math.max(1, steps.length); from++) {
    const asked = from === 0 ? [...whole] : ask(steps.slice(from).join(" › "));
    const last = asked.pop()!;
    if (asked.length < whole.length && widthOf(stripVTControlCharacters(last)) <= room)
      return [...asked, last + paint.quiet(` · ${aside}`)];
  }
  return whole;
}

/** Without the places around it, if that takes a line less: the table is headed by where the rules stand. */
function inFewerLines(steps: readonly string[], ask: (where: string) => string[]): string[] {
  const whole = ask(steps.join(" › "));
  const shorter = steps.map((_, from) => ask(steps.slice(from).join(" › "))).find((asked) => asked.length < whole.length);
  return shorter ?? whole;
}

/** "your main phase: attack, …" without the step that stands before it. */
function unrepeated(says: string, step: string): string {
  const begins = [`your ${step}: `, `${step}: `].find((each) => says.toLowerCase().startsWith(each.toLowerCase()));
  return begins === undefined ? says : says.slice(begins.length);
}

/** Answers whose numbers decide. */
export const FIGHTS = /^(?:attack|target|block|declare)\b|^(?:do not )?(?:block|use it)$/;

interface Entry {
  readonly number: string;
  readonly text: string;
  /** The name of its card, as it stands in the text; "" where there is none. */
  readonly name: string;
  readonly means: string;
  /** What it leads to is said whole before that of others. */
  readonly decides: boolean;
}

/**
 * @param from answers before this one are left out, and the others keep their numbers
 * @param more with a line for each answer: so many lines besides, for what the first of them lead to
 */
export function sayMenu(menu: readonly MenuLine[], look: Look, meanings: Meanings, from = 0, to = menu.length, more = 0): string[] {
  const runs = runsOf(menu.slice(from, to));
  const numbers = Math.max(...runs.map(({ at, times }) => widthOf(numberOf(from + at, menu, times))), 0);
  const entries = runs
    .map((run): Entry => {
      const { at, times, line } = run;
      const first = numbersOf(menu)[from + at]!;
      return {
        number: padLeft(numberOf(from + at, menu, times), numbers),
        text: times === 1 ? sayAnswer(line, look) : sayRun(run, look) + toldApart(run, first),
        name: times === 1 ? look.speech(nameIn(line)) : "",
        means: isInVain(run) ? "" : look.speech(line.means ?? ""),
        decides: FIGHTS.test(line.verb ?? ""),
      };
    })
    .map((entry, nth, all) => {
      const first = entry.means.length < REPEATED || entry.decides ? nth : all.findIndex(({ means }) => means === entry.means);
      return first === nth ? entry : { ...entry, means: `the same as ${all[first]!.number.trim()}` };
    });
  if (meanings !== "none" && entries.some(({ means }) => means !== "")) return inColumns(entries, look, meanings, more);
  return (entries.length > LONG ? sideBySide(entries, look) : null) ?? entries.flatMap((entry) => sayAlone(entry, look));
}

/** Answers in two columns, the second no farther to the right than the first one needs; null if they do not fit. */
function sideBySide(entries: readonly Entry[], look: Look): string[] | null {
  const half = Math.ceil(entries.length / 2);
  const short = entries.map(({ number, text }) => ({ number, text: text.replace(/ \((\d+) alike\)$/, " ×$1") }));
  const widest = (those: typeof short) => Math.max(...those.map(({ number, text }) => widthOf(number) + widthOf(text)));
  const [left, right] = [widest(short.slice(0, half)), widest(short.slice(half))];
  if (left + GUTTER + right > look.columns) return null;
  const at = Math.max(left + GUTTER, Math.min(Math.floor((look.columns + GUTTER) / 2), look.columns - right));
  const draw = ({ number, text }: (typeof short)[number]) => look.paint.key(number) + text;
  return short.slice(0, half).map((each, nth) => {
    const other = short[half + nth];
    return other === undefined ? draw(each) : pad(draw(each), at) + draw(other);
  });
}

/** So many answers in a row that are one but for their number stand in one line. */
const ALIKE = 2;

interface Run {
  /** The first answer, and how many. */
  readonly line: MenuLine;
  readonly at: number;
  readonly times: number;
  /** The cards of answers that come to nothing alike, where they are one line. */
  readonly names: readonly string[];
}
const isInVain = ({ names }: Run): boolean => names.length > 1;

/** Answers one after the other that differ in the number of a place, and in nothing that they lead to, are one line; so are those that come to nothing alike, whatever card they are given with. */
function runsOf(menu: readonly MenuLine[]): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < menu.length; ) {
    const line = menu[at]!;
    let times = 1;
    while (at + times < menu.length && goesOnFrom(line, menu[at + times]!, times)) times++;
    const names: string[] = [];
    if (times < ALIKE) {
      for (times = 0; at + times < menu.length && isVainAs(line, menu[at + times]!); times++) names.push(cardIn(menu[at + times]!));
      if (times < ALIKE) times = 1;
    }
    runs.push({ line, at, times, names });
    at += times;
  }
  return runs;
}

function goesOnFrom(first: MenuLine, line: MenuLine, by: number): boolean {
  const number = numberIn(first);
  return number !== null && numberIn(line) === number + by && line.verb === first.verb && line.means === first.means;
}

/** The number that stands for "#" in an answer; null if nothing else tells it from others. */
function numberIn({ verb = "", phrase, detail, alike }: MenuLine): number | null {
  if (!verb.includes("#") || detail !== "" || alike > 1) return null;
  const [before, after] = verb.split("#") as [string, string];
  const middle = phrase.slice(before.length, phrase.length - after.length);
  return phrase === before + middle + after && /^\d+$/.test(middle) ? Number(middle) : null;
}

/** Does this answer come to the same nothing, with another card? */
const isVainAs = (first: MenuLine, { vain, verb = "", means, detail, alike }: MenuLine): boolean =>
  vain === true && verb.endsWith("*") && detail === "" && alike === 1 && verb === first.verb && means === first.means;
/** The card that an answer names, wherever it stands among its words. */
export function nameIn({ verb = "", phrase }: MenuLine): string {
  const [before, after] = verb.split("*");
  return after === undefined ? "" : phrase.slice(before!.length, phrase.length - after.length);
}
const cardIn = ({ verb = "", phrase }: MenuLine): string => phrase.slice(verb.length - 1);

/** "attack locus card 1 to 4"; "attack the left line with Knight, Scout or Ram – the line is empty" */
const sayRun = ({ line: first, times, names }: Run, { speech }: Look): string => {
  if (names.length > 1) {
    const cards = `${names.slice(0, -1).join(", ")} or ${names.at(-1)!}`;
    return speech(`${first.verb!.slice(0, -1)}${cards} – ${first.means!}`);
  }
  const number = numberIn(first)!;
  return speech(first.verb!.replace("#", `${number} ${times === 2 ? "and" : "to"} ${number + times - 1}`));
};

/** "; 3 is card 1, 6 is card 4": where the numbers of the answers are others than those of the places. */
function toldApart({ line, times, names }: Run, first: number): string {
  const number = numberIn(line);
  if (names.length > 1 || number === null || number === first) return "";
  const what = /(\p{L}+) #/u.exec(line.verb!)?.[1] ?? "number";
  return ` (${first}: ${what} ${number}, ${first + times - 1}: ${what} ${number + times - 1})`;
}

/** The answers of a menu as they stand on a screen, each in the words of its line. */
export const shownAnswers = (menu: readonly MenuLine[], look: Look): string[] =>
  runsOf(menu).flatMap((run) => Array<string>(run.times).fill(run.times === 1 ? look.speech(run.line.phrase) : sayRun(run, look)));

/** An answer in as many lines as it needs. */
function sayAlone({ number, text }: Pick<Entry, "number" | "text">, look: Look): string[] {
  const indent = " ".repeat(widthOf(number));
  return wrap(text, look.columns - widthOf(number)).map((line, nth) => (nth === 0 ? look.paint.key(number) : indent) + line);
}

/** So many lines fewer are worth a second column. */
const WORTH_IT = 3;

/** Where an answer ends, with the gap after it. */
const endOf = ({ number, text }: Entry): number => widthOf(number) + widthOf(text) + 2;

/** What stands below its answer begins here. */
const belowOf = ({ number }: Entry): number => widthOf(number) + 2;

/**
 * Where begins what answers lead to: all of it in one column, unless it takes fewer lines in two, where few of the answers are long. Then it stands
 * farther to the left beside the short ones.
 */
function columnsFor(entries: readonly Entry[], columns: number): readonly [number, number] {
  const said = entries.filter(({ means }) => means !== "").map((entry) => ({ ends: endOf(entry), means: widthOf(entry.means) }));
  const ends = [...new Set(said.map(({ ends }) => ends).filter((end) => end <= FARTHEST))].sort((one, other) => other - one);
  const farther = ends[0] ?? FARTHEST;
  const lines = (column: number) =>
    said.reduce(
      (sum, each) => sum + Math.ceil(each.means / Math.max(1, columns - (each.ends <= column ? column : Math.max(farther, each.ends)))),
      0,
    );
  const column = ends.reduce((best, end) => (lines(end) < lines(best) ? end : best), farther);
  return [lines(column) + WORTH_IT <= lines(farther) ? column : farther, farther];
}

const linesOf = ({ means }: Entry, room: number): number => wrap(means, Math.max(1, room)).length;

/** Answers, and beside them what they lead to: farther to the left where it has room in a line only there; below one that is so long that it takes fewer lines there. */
function inColumns(entries: readonly Entry[], look: Look, meanings: Meanings, more: number): string[] {
  const { paint, columns } = look;
  const [column, farther] = columnsFor(entries, columns);
  const placed = entries.map((entry) => {
    const lines = sayAlone(entry, look);
    const ends = endOf(entry);
    const beside = ends <= column ? column : Math.max(farther, ends);
    const latest = columns - widthOf(entry.means); // to end in this line
    const at = lines.length > 1 ? columns : meanings === "a line" && latest >= ends ? Math.min(beside, latest) : beside;
    const isBelow =
      meanings === "whole" &&
      at > Math.min(FARTHEST, columns / 2) &&
      1 + linesOf(entry, columns - belowOf(entry)) < linesOf(entry, columns - at);
    return { entry, lines, at, room: isBelow ? 0 : columns - at };
  });
  const besideOf = ({ entry: { means, text, decides }, room }: (typeof placed)[number]) =>
    room < NARROWEST ? "" : inOneLine(means, text, room, decides);
  const sayBelow = (line: string, entry: Entry) => " ".repeat(belowOf(entry)) + paint.quiet(line);
  const whole = new Map<Entry, readonly string[]>(); // of those that have more than a line
  const below = new Map<Entry, string>(); // of a fight, where there is no room beside it
  let left = meanings === "a line" ? more : 0;
  for (const each of placed) {
    const { entry } = each;
    if (left === 0 || !entry.decides || entry.means === "" || besideOf(each) !== "" || withNameCut(entry, entries, look) !== null) continue;
    const says = inOneLine(entry.means, entry.text, columns - belowOf(entry), true);
    if (says === "") continue;
    below.set(entry, says);
    left--;
  }
  for (const decides of [true, false])
    for (const { entry, lines, room } of placed) {
      if (entry.decides !== decides || lines.length > 1 || room < NARROWEST) continue;
      const all = wrap(entry.means, room);
      if (all.length === 1 || all.length - 1 > left) continue;
      left -= all.length - 1;
      whole.set(entry, all);
    }
  return placed.flatMap((each) => {
    const { entry, lines, at, room } = each;
    if (entry.means === "") return lines;
    const all = whole.get(entry);
    if (all !== undefined) return all.map((line, nth) => pad(nth === 0 ? lines[0]! : "", at) + paint.quiet(line));
    if (meanings === "a line") {
      const [says, then] = [besideOf(each), below.get(entry)];
      if (then !== undefined) return [...lines, sayBelow(then, entry)];
      return says === "" ? (withNameCut(entry, entries, look) ?? lines) : [pad(lines[0]!, at) + paint.quiet(says)];
    }
    if (room < NARROWEST) return [...lines, ...wrap(entry.means, columns - belowOf(entry)).map((line) => sayBelow(line, entry))];
    return wrap(entry.means, room).map((line, nth) => pad(nth === 0 ? lines[0]! : "", at) + paint.quiet(line));
  });
}

/** So much of a name stays. */
const NAME = 5;

/** Of a fight what it leads to stands beside its answer, for which the name gives way; null where that is of no use, or the name could be that of another. */
function withNameCut(entry: Entry, all: readonly Entry[], { paint, columns }: Look): string[] | null {
  const { number, text, name, means, decides } = entry;
  if (!decides || name === "") return null;
  const room = columns - widthOf(number) - widthOf(text.replace(name, "")) - 2;
  let best: string[] | null = null;
  for (let left = widthOf(name) - 1; left >= NAME; left--) {
    const cut = clipWords(name, left);
    if (all.some((other) => other.name !== name && other.name.startsWith(cut.slice(0, -1)))) break;
    const says = inOneLine(means, text, room - widthOf(cut), true);
    if (says.length > 1) best = [`${paint.key(number)}${text.replace(name, cut)}  ${paint.quiet(says)}`];
    if (best !== null && !says.endsWith("…")) break;
  }
  return best;
}

const NUMBERED = /^ *\d+(?:–\d+)? {2}/;

/** Does this line hold an answer that leads to something, and nothing of what? */
export function holdsNoMore(line: string, menu: readonly MenuLine[], look: Look): boolean {
  const text = stripVTControlCharacters(line).replace(NUMBERED, "").trimEnd();
  return menu.some((answer) => (answer.means ?? "") !== "" && sayAnswer(answer, look) === text);
}

/** Does the line before this one go on here? */
export const goesOn = (line = ""): boolean => /^ /.test(stripVTControlCharacters(line)) && !NUMBERED.test(stripVTControlCharacters(line));

/** Does an answer stand in these lines without what it leads to, beside it or below? */
export const leavesOut = (lines: readonly string[], menu: readonly MenuLine[], look: Look): boolean =>
  lines.some((line, nth) => !goesOn(lines[nth + 1]) && holdsNoMore(line, menu, look));

/** " 7  ", or " 7–9  " */
function numberOf(nth: number, menu: readonly MenuLine[], times = 1): string {
  const numbers = numbersOf(menu);
  const said = times === 1 ? String(numbers[nth]!) : `${numbers[nth]!}–${numbers[nth + times - 1]!}`;
  return `${padLeft(said, String(numbers.at(-1)!).length + 1)}  `;
}

function sayAnswer({ phrase, detail, alike }: MenuLine, { speech }: Look): string {
  return speech(phrase) + (detail === "" ? "" : ` – ${speech(detail)}`) + (alike > 1 ? ` (${alike} alike)` : "");
}

/** "Which one?", when what was typed could mean several; one that holds it somewhere is not done at a guess. */
export function sayUnclear(unclear: readonly MenuLine[], menu: readonly MenuLine[], look: Look): string[] {
  return [
    unclear.length === 1 ? `Did you mean this one? Then type y, or ${numbersOf(menu)[menu.indexOf(unclear[0]!)]!}.` : "Which one?",
    ...unclear.flatMap((line) => sayAlone({ number: numberOf(menu.indexOf(line), menu), text: sayAnswer(line, look) }, look)),
  ];
}
