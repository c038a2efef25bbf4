/** What happened since a player answered last: fetched when there is something to tell. */
import { type Mat, type Seat, seatName } from "@duelex/kernel";
import type { StoryLine } from "@duelex/session";
import { folded, type Idle, idled, inBrief, unnumbered } from "./news.ts";

/** What happened since a player answered last. */
export interface News extends Idle {
  /** What happened, in short; none where nobody but the player did anything. */
  readonly told: readonly string[];
  /** Is the first of it what the player did by that answer? */
  readonly own: boolean;
}

/** The end of what is told, as much of it as has room; there is always room for the last. @param room how many letters */
export function latest(told: readonly string[], room: number): readonly string[] {
  let letters = 0;
  const before = told.findLastIndex(({ length }, at) => {
    letters += length;
    return at < told.length - 1 && letters > room;
  });
  return told.slice(before + 1);
}

/**
 * What a player has not seen happen.
 * @param since so many lines of the story had been told when the player answered last
 * @param still how it is said that a player did nothing in a turn
 * @param alone has the player no log beside it? Then also what nobody but the player did is told
 */
export function newsOf(
  story: readonly StoryLine[],
  since: number,
  seat: Seat,
  mat: Pick<Mat, "gist" | "outcomes" | "passes" | "closes">,
  still: (who: string) => string,
  alone = false,
): News {
  const { gist, outcomes, passes } = mat;
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
  const isDeed = (line: StoryLine) => did.includes(line) || (line.kind === "answer" && !passes.includes(line.what));
  const isStill = ({ kind, seat: whose }: StoryLine, at: number) => {
    const rest = fresh.slice(at + 1);
    const ends = rest.findIndex((line) => line.kind === "turn");
    return kind === "turn" && whose !== seat && ends >= 0 && !rest.slice(0, ends).some((line) => line.seat === whose && isDeed(line));
  };
  const lines = fresh.filter((line, at) => did.includes(line) || isStill(line, at));
  const say = ({ kind, what, text, seat: whose }: StoryLine) =>
    kind === "turn" ? still(seatName(whose!)) : gist.includes(what) ? inBrief(text) : unnumbered(text.replace(/: “.*/, ""));
  const told = folded(others || (alone && isOwn) ? lines : []).map(({ line, times }) => `${say(line)}${times > 1 ? ` ×${times}` : ""}`);
  const own = isOwn && !hasPassed && lines[0]?.seat === seat;
  return { ...idled(fresh, seat, mat), told, own };
}
