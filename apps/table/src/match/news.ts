import type { Mat, Seat } from "@duelex/kernel";
import { asDone, type StoryLine } from "@duelex/session";

/** Without signs that would be read out as what they look like. */
export const spoken = (text: string): string => text.replace(/[★☆]/g, "").replaceAll(" · ", ", ");

/** A line with who has answered: "P1 chooses Lancer". */
export const whose = ({ kind, seat, text }: Pick<StoryLine, "kind" | "seat" | "text">): string =>
  kind === "answer" ? asDone(`P${seat! + 1}`, text) : text;

/** A line, and how many like it stand in a row. */
export interface Folded {
  readonly line: StoryLine;
  readonly times: number;
}

/** Lines of which those that say the same by the same paragraph, one after the other, are one. */
export function folded(lines: readonly StoryLine[]): Folded[] {
  const found: { line: StoryLine; times: number }[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    const { kind, rule } = line;
    if (last !== undefined && last.line.kind === kind && kind !== "turn" && whose(last.line) === whose(line) && last.line.rule === rule)
      last.times++;
    else found.push({ line, times: 1 });
  }
  return found;
}

/** What is read out of these lines: all of a few; else the gist and what it came to, with the own side's lines if that is not too much. Who listens misses the beginning before anything else. */
export function readOut(
  all: readonly Folded[],
  few: number,
  { gist, outcomes }: Pick<Mat, "gist" | "outcomes">,
  isMine: (line: StoryLine) => boolean,
): readonly Folded[] {
  if (all.length <= few) return all;
  const short = all.filter(({ line }) => line.kind === "turn" || gist.includes(line.what));
  const brief = all.filter((each) => short.includes(each) || outcomes.includes(each.line.what));
  const own = all.filter((each) => brief.includes(each) || isMine(each.line));
  return [own, brief].find(({ length }) => length <= 2 * few) ?? short.slice(-2 * few);
}

/** A text whose cards are called by their names alone, without the numbers that tell printings apart. */
export const unnumbered = (text: string): string => text.replace(/ \[[A-Z]+\d*-[A-Z]*\d+\]/g, "");

/** A line without its numbers, its causes and the text of the card: "P2 plays Zaku Ⅱ"; what is aimed at stays, and a line that says nothing without them is whole. */
export function inBrief(text: string): string {
  const brief = unnumbered(text.replace(/: (?!P\d's ).*/, "").replace(/ \([^()]*,[^()]*\)/g, ""));
  return / \p{Ll}+/u.test(brief.replace(/^P\d's /, "")) ? brief : unnumbered(text);
}

export interface Idle {
  /** Nothing was left to do, and so the player passed without being asked. */
  readonly idle: boolean;
  /** The player's turn ended by that. */
  readonly ended: boolean;
  /** The player's turn has begun since, with a phase in which nothing was left to do. */
  readonly skipped: boolean;
}

/** Whether a player had nothing left to do. Who has passed knows it. */
export function idled(lines: readonly StoryLine[], seat: Seat, { passes, closes }: Pick<Mat, "passes" | "closes">): Idle {
  const turned = lines.findIndex(({ kind, seat: whose }) => kind === "turn" && whose !== seat);
  const passed = lines
    .slice(0, turned < 0 ? lines.length : turned)
    .filter((line) => line.kind === "answer" && line.seat === seat && passes.includes(line.what));
  const idle = passed.length > 0 && passed.every(({ forced }) => forced);
  const begun = lines.findLastIndex(({ kind, seat: whose }) => kind === "turn" && whose === seat);
  const isClosing = (line: StoryLine) => line.kind === "answer" && line.seat === seat && line.forced && closes[line.what] === "next phase";
  const own = lines.findIndex(({ kind, seat: whose }) => kind === "turn" && whose === seat);
  const isPassedOver = own >= 0 && lines.slice(own).some(({ kind, seat: whose }) => kind === "turn" && whose !== seat);
  return { idle, ended: isPassedOver || (idle && turned > 0), skipped: begun >= 0 && lines.slice(begun).some(isClosing) };
}
