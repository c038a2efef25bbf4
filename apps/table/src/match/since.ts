/** What happened since a player answered last: fetched when there is something to tell. */
import type { Mat, Seat } from "@duelex/kernel";
import type { StoryLine } from "@duelex/session";
import { folded, type Idle, idled, inBrief, unnumbered } from "./news.ts";

/** What happened since a player answered last. */
export interface News extends Idle {
  /** What happened, in short; none where nobody but the player did anything. */
  readonly told: readonly string[];
  /** Is the first of it what the player did by that answer? */
  readonly own: boolean;
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
export function newsOf(
  story: readonly StoryLine[],
  since: number,
  seat: Seat,
  { gist, outcomes, passes }: Pick<Mat, "gist" | "outcomes" | "passes">,
): News {
  const fresh = story.slice(since);
  const all = fresh.filter(({ kind, what, quiet }) => kind === "event" && !quiet && (gist.includes(what) || outcomes.includes(what)));
  // What has become of a card in the end goes without the damage that did it.
  const isLast = ({ node, mentions: [card], what }: StoryLine, at: number) =>
    gist.includes(what) ||
    !all.slice(at).some((line) => line.node === node && gist.includes(line.what) && line.mentions[0]?.card === (card?.card ?? null));
  const did = all.filter(isLast);
  const answer = fresh.find(({ kind }) => kind === "answer");
  const isOwn = answer?.seat === seat;
  const hasPassed = isOwn && passes.includes(answer.what); // and has not seen what comes of what was begun before
  const others = hasPassed || fresh.some(({ kind }) => kind === "turn") || all.some((line) => line.seat !== seat);
  const say = ({ what, text }: StoryLine) => (gist.includes(what) ? inBrief : unnumbered)(text);
  const told = folded(others ? did : []).map(({ line, times }) => `${say(line)}${times > 1 ? ` ×${times}` : ""}`);
  const own = isOwn && !hasPassed && did[0]?.seat === seat;
  return { ...idled(fresh, seat, passes), told, own };
}
