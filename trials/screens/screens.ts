/** Is a question that comes up in a match put on the screen of a terminal with nothing lost? */
import { type Game, type Match, newMatch, type View } from "@duelex/kernel";
import { playerNamed } from "@duelex/players";
import { menuOf } from "@duelex/session";
import { fitted, pageAfter, type Shown } from "../../apps/cli/src/compact.ts";
import type { Look } from "../../apps/cli/src/look.ts";
import type { MenuLine } from "../../apps/cli/src/menu.ts";
import { paintOf } from "../../apps/cli/src/paint.ts";
import { numbersIn } from "../../apps/cli/src/play/forecast.ts";
import { goesOn, nameIn, sayAsked, shownAnswers } from "../../apps/cli/src/play/question.ts";
import { plainly } from "../../apps/cli/src/speech.ts";
import { literally, widthOf } from "../../apps/cli/src/text.ts";

/** The terminal that every question has to fit. */
export const COLUMNS = 80;
export const ROWS = 24;
/** So many lines of what has happened may stand above a question. */
const ABOVE = 4;
/** Each so many questions that is looked at, too. */
const OFTEN = 8;
/** The line before what is shown, and the prompt. */
const AROUND = 2;
/** Matches that go on for longer are left. */
const LONGEST = 20_000;

const look: Look = { paint: paintOf(false), columns: COLUMNS, ...plainly, players: ["you", "greedy"] };

/** What came of so many questions. */
export interface ScreenTally {
  readonly matches: number;
  readonly questions: number;
  /** Whose answers need more than one page. */
  readonly paged: number;
  /** Where a line of the table is cut short; "board" shows it whole. */
  readonly cut: number;
  /** The most lines that a question took, the empty one before it and the prompt among them. */
  readonly highest: number;
  readonly failures: readonly ScreenFailure[];
}

interface ScreenFailure {
  readonly match: number;
  readonly answer: number;
  readonly what: string;
  readonly screen: readonly string[];
}

/** Answers that are decided by who would be destroyed. */
const FIGHTS = /^(?:attack|target|block) /;

/** Failures that are kept whole; a run stops there. */
const KEPT = 10;

/**
 * Plays so many matches of a series between random players, every pairing of the game's decks in turn, and looks at every question.
 * @param leaves is told after each match how many were played; if it says true, the others are left
 */
export async function playScreens(
  game: Game,
  { from, count }: { readonly from: number; readonly count: number },
  seed: number,
  leaves: (matches: number) => Promise<boolean> = async () => false,
): Promise<ScreenTally> {
  const { decks } = game;
  const tally = { matches: 0, questions: 0, paged: 0, cut: 0, highest: 0 };
  const failures: ScreenFailure[] = [];
  for (let nth = from; nth < from + count && failures.length < KEPT; nth++) {
    const pair = [decks[nth % decks.length]!, decks[(nth + Math.floor(nth / decks.length)) % decks.length]!] as const;
    const match = newMatch(game, { decks: [pair[0].deck, pair[1].deck], seed: seed + nth });
    const players = [playerNamed("random", game, 0, seed + nth), playerNamed("random", game, 1, seed + nth)] as const;
    for (let answer = 0; !match.over && answer < LONGEST && failures.length < KEPT; answer++) {
      const found = lookAt(game, match, answer % OFTEN === 0);
      tally.questions++;
      tally.highest = Math.max(tally.highest, found.height + AROUND);
      if (found.paged) tally.paged++;
      if (found.cut) tally.cut++;
      for (const what of found.wrong) failures.push({ match: nth, answer, what, screen: found.screen });
      match.play(players[match.asked].choose(match));
    }
    if (await leaves(++tally.matches)) break;
  }
  return { ...tally, failures };
}

interface Found {
  readonly height: number;
  readonly paged: boolean;
  readonly cut: boolean;
  readonly wrong: readonly string[];
  readonly screen: readonly string[];
}

function lookAt(game: Game, match: Match, withStory: boolean): Found {
  const seat = match.asked;
  return lookAtQuestion(
    { view: match.view(seat), question: match.question(seat)!, menu: menuOf(match, seat, game.mat), mat: game.mat },
    withStory,
  );
}

/** One question, on one screen and the pages after it. @param withStory also below what has happened */
function lookAtQuestion(shownAt: Shown, withStory: boolean): Found {
  const { question, menu } = shownAt;
  const wrong: string[] = [];
  const { lines: screen, shown } = fitted(shownAt, look, ROWS);
  let height = screen.length;
  const fits = (lines: readonly string[]) => {
    for (const line of lines) if (widthOf(line) > COLUMNS) wrong.push(`${widthOf(line)} columns: ${line}`);
    if (lines.length > ROWS - AROUND) wrong.push(`${lines.length} lines`);
    height = Math.max(height, lines.length);
  };
  const holds = (lines: readonly string[], from: number, to: number) => {
    const text = joined(lines);
    let at = 0;
    for (const [nth, answer] of shownAnswers(menu.slice(from, to), look).entries()) {
      const whole = text.indexOf(joined([answer]));
      const found = whole < 0 ? text.search(withNameCut(answer, look.speech(nameIn(menu[from + nth]!)))) : whole;
      if (found < 0) wrong.push(`the answer "${answer}" is missing`);
      at = Math.max(at, found);
    }
  };
  fits(screen);
  const numbered = namesOn(shownAt.view).filter((name) => /\d/.test(name));
  const nameless = (means: string): string => numbered.reduce((text, name) => text.replaceAll(name, ""), means);
  const asked = (["whole", "unplaced", "a line"] as const).map((clause) => joined(sayAsked(question, look, clause)));
  if (!asked.some((each) => joined(screen).includes(each)))
    wrong.push("the question is not there in full, with its clause or as much as a line holds");
  holds(screen, 0, shown);
  const passing = menu.findLastIndex(({ passes }) => passes);
  if (passing >= shown) holds(screen, passing, passing + 1); // how a phase is ended stands on its first screen
  for (const [nth, line] of screen.entries()) {
    if (!line.endsWith("…")) continue;
    const cutShort = goesOn(line) ? `${screen[nth - 1] ?? ""} ${line}` : line; // what an answer leads to may stand below it
    const meant = menu.map((line) => ({ ...line, ends: endIn(cutShort, line) }));
    const ends = Math.max(...meant.map((each) => each.ends));
    const answers = meant.filter((each) => each.ends === ends); // namesakes are told apart behind it
    if (ends < 0 || !FIGHTS.test(answers[0]!.phrase)) continue;
    const shown = numbersIn(cutShort.slice(ends));
    const decides = answers.map(({ means }) => numbersIn(nameless(/^[^;]*?(?=;|, P\d goes from|$)/.exec(means ?? "")![0]))[0]); // what stands between brackets stands on the table, too
    if (!decides.some((each) => each === undefined || shown.includes(each)))
      wrong.push(`what "${answers[0]!.phrase}" leads to is cut before its number`);
  }
  wrong.push(...lostIn(screen, shownAt));
  if (withStory) wrong.push(...lostIn(fitted(shownAt, look, ROWS - ABOVE).lines, shownAt));
  const pages: string[] = [];
  for (let from = shown; from < menu.length; ) {
    const page = pageAfter(menu, look, from, ROWS);
    fits(page.lines);
    holds(page.lines, from, page.shown);
    if (page.shown <= from) {
      wrong.push("a page shows nothing new");
      break;
    }
    from = page.shown;
    pages.push(...page.lines);
  }
  const table = screen.slice(0, screen.length - sayAsked(question, look).length - 1);
  return {
    height,
    paged: pages.length > 0,
    cut: table.some((line) => line.startsWith(" ") && line.endsWith("…")),
    wrong,
    screen: [...screen, ...pages],
  };
}

/** An answer whose name has given way to what it leads to. */
function withNameCut(answer: string, name: string): RegExp {
  const [before, after] = answer.split(name).map(literally);
  const begun = Array.from({ length: name.length }, (_, nth) => literally(name.slice(0, nth + 1)));
  return new RegExp(`${before!}(?:${begun.join("|")})…${after ?? ""}`);
}

/** Where an answer ends in a line, its name cut or not; -1 where it is not there. */
function endIn(line: string, answer: MenuLine): number {
  const [at, { phrase }, name] = [line.indexOf(answer.phrase), answer, nameIn(answer)];
  if (at >= 0) return at + phrase.length;
  const cut = name === "" ? null : withNameCut(phrase, name).exec(line);
  return cut === null ? -1 : cut.index + cut[0].length;
}

const namesOn = ({ rows }: View): string[] =>
  rows.flatMap(({ cells }) => cells.flatMap((cell) => [cell, ...(cell?.with ?? [])]).flatMap((cell) => cell?.name ?? []));

/** What a screen leaves out without a word: who stands on the table, and with whom; and the end of what an answer leads to. */
function lostIn(screen: readonly string[], { view, menu, mat }: Shown): string[] {
  const text = joined(screen);
  const full = new Set(mat.areas.flatMap(({ shows }) => shows.filter(({ size }) => size === "full").map(({ place }) => place)));
  const standing = view.rows
    .filter(({ id, kind }) => full.has(id) && kind !== "single")
    .flatMap(({ cells }) => cells.flatMap((cell) => (cell === null ? [] : [cell, ...(cell.with ?? [])])));
  const names = new Set(standing.flatMap(({ name }) => (name === null ? [] : [joined([name])])));
  const missing = [...names].filter((name) => !text.includes(name));
  const isCut = screen.some((line) => /^ *\d+ {2}.*…$/.test(line) && menu.some(({ phrase }) => line.includes(phrase)));
  return [
    ...missing.map((name) => `${name} stands on the table and not on the screen`),
    ...(/\[([^\],]+), \1[…,\]]/.test(text) ? ["the same is said twice of a card"] : []),
    ...(isCut && !/Enter shows|more shows/.test(text) ? ["what an answer leads to is cut, and nothing says how it is read"] : []),
  ];
}

const joined = (lines: readonly string[]): string => lines.join(" ").replace(/\s+/g, " ");
