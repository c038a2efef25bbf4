import type { Mat, Seat } from "@duelex/kernel";
import type { StoryLine } from "@duelex/session";

/** What happened since a player answered last. */
export interface News {
  /** Nothing was left to do, and so the player passed without being asked. */
  readonly idle: boolean;
  /** The player's turn ended by that. */
  readonly ended: boolean;
  /** What happened, in short; none where nobody but the player did anything. */
  readonly told: readonly string[];
}

/** A line with who has answered: "P1: choose Lancer". */
export const whose = ({ kind, seat, text }: Pick<StoryLine, "kind" | "seat" | "text">): string =>
  kind === "answer" ? `P${seat + 1}: ${text}` : text;

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
    const same = last !== undefined && whose(last.line) === whose(line) && last.line.rule === line.rule && line.kind !== "turn";
    if (same) last.times++;
    else found.push({ line, times: 1 });
  }
  return found;
}

/** What is read out of these lines: all of a few; else the gist, with the own side's lines if that is not too much. Who listens misses the beginning before anything else. */
export function readOut(
  all: readonly Folded[],
  few: number,
  gist: readonly string[],
  isMine: (line: StoryLine) => boolean,
): readonly Folded[] {
  if (all.length <= few) return all;
  const brief = all.filter(({ line }) => line.kind === "turn" || gist.includes(line.what));
  const own = all.filter((each) => brief.includes(each) || isMine(each.line));
  return (own.length > 2 * few ? brief : own).slice(-2 * few);
}

/** A text whose cards are called by their names alone, without the numbers that tell printings apart. */
export const unnumbered = (text: string): string => text.replace(/ \[[A-Z]+\d*-[A-Z]*\d+\]/g, "");

/** A line without its numbers, its causes and the text of the card: "P2 plays Zaku Ⅱ"; what is aimed at stays, and a line that says nothing without them is whole. */
export function inBrief(text: string): string {
  const brief = unnumbered(text.replace(/: (?!P\d's ).*/, "").replace(/ \([^()]*,[^()]*\)/g, ""));
  return / \p{Ll}+/u.test(brief.replace(/^P\d's /, "")) ? brief : unnumbered(text);
}

/** The beginning of what is told, as much of it as has room; there is always room for the first. @param room how many letters */
export function earliest(told: readonly string[], room: number): readonly string[] {
  let letters = 0;
  const end = told.findIndex(({ length }, at) => {
    letters += length;
    return at > 0 && letters > room;
  });
  return end < 0 ? told : told.slice(0, end);
}

/** The end of it, likewise; there is always room for the last. */
export const latest = (told: readonly string[], room: number): readonly string[] => earliest(told.toReversed(), room).toReversed();

/**
 * What a player has not seen happen.
 * @param since so many lines of the story had been told when the player answered last
 */
export function newsOf(story: readonly StoryLine[], since: number, seat: Seat, { gist, passes }: Pick<Mat, "gist" | "passes">): News {
  const fresh = story.slice(since);
  const turned = fresh.findIndex(({ kind, seat: whose }) => kind === "turn" && whose !== seat);
  const passed = fresh
    .slice(0, turned < 0 ? fresh.length : turned)
    .filter((line) => line.kind === "answer" && line.seat === seat && passes.includes(line.what));
  const idle = passed.length > 0 && passed.every(({ forced }) => forced); // who has passed knows it
  const did = fresh.filter(({ kind, what, quiet }) => kind === "event" && !quiet && gist.includes(what));
  const others = fresh.some(({ kind }) => kind === "turn") || did.some((line) => line.seat !== seat);
  return { idle, ended: idle && turned > 0, told: others ? did.map(({ text }) => inBrief(text)) : [] };
}
