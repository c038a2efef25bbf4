/** The story of a match in lines: who answered what, what happened then, and by which paragraph. */
import { type Match, type Seat, seatName } from "@duelex/kernel";
import { asDone, type Session, Story, type StoryLine } from "@duelex/session";
import type { Look } from "./look.ts";
import type { Bookmark } from "./session.ts";
import { capital, widthOf, wrap } from "./text.ts";

export interface Line extends Pick<StoryLine, "kind" | "seat" | "text" | "rule" | "what"> {
  /** How many times the same happened in a row. */
  readonly times: number;
}

const START: Bookmark = { moments: 0, events: 0 };

/** Where the turn before the one that stands began, as this seat is told what happened: with it a story goes on that was told before. */
export function lastTurnsIn(session: Session, seat: Seat): Bookmark {
  const story = new Story(session, seat);
  story.update();
  const turns = story.lines.flatMap(({ kind }, at) => (kind === "turn" ? [at] : []));
  const before = story.lines.slice(0, turns.at(-2) ?? 0);
  const count = (kind: StoryLine["kind"]) => before.filter((line) => line.kind === kind).length;
  return { moments: count("answer"), events: count("event") };
}

/** Why it was not asked; before a phase in which something else could have been done, how to learn what forbids it. */
const whyUnasked = (before = false): string => ` – nothing else can be done${before ? " before it (why not ACTION says why)" : ""}`;

/** Was the last answer of this seat before a line a pass that it chose? */
function hasPassed(lines: readonly StoryLine[], before: number, seat: Seat): boolean {
  const last = lines.findLast((line, at) => at < before && line.kind === "answer" && line.seat === seat);
  return last !== undefined && last.what === "pass" && !last.forced;
}

/**
 * What happened since, as this seat is told it; null is for who sees everything.
 * @param quiet without bookkeeping, passes and answers that went without saying
 */
export function storyOf(session: Session, seat: Seat | null, since: Bookmark = START, quiet = false): Line[] {
  const { mat } = session.game;
  const story = new Story(session, seat);
  story.update();
  const lines: { -readonly [key in keyof Line]: Line[key] }[] = [];
  let { moments, events } = since;
  for (const [at, { kind, seat: whose, text, rule, quiet: isQuiet, forced, what }] of story.lines.entries()) {
    const old = moments > 0 || events > 0;
    if (kind === "answer") moments--;
    else if (kind === "event") events--;
    if (old) continue;
    const line: Line = { kind, seat: whose, text, rule, what, times: 1 };
    if (quiet && isQuiet) {
      if (seat === null || kind !== "answer" || !(what in mat.closes)) continue; // by which a phase is over: that it went without saying is worth saying
      if (forced) lines.push({ ...line, text: `${text}${whyUnasked(mat.closes[what] === "next phase")}` });
      else if (whose !== seat) {
        const next = story.lines[at + 1]; // without any line a turn without deeds would break off
        const tellsIt = next?.kind === "event" && next.quiet && next.seat === whose && mat.goesOn[next.what] === "ends";
        lines.push(tellsIt ? { ...line, kind: next.kind, text: next.text, rule: next.rule, what: next.what } : line);
      }
      continue;
    }
    if (whose === seat && kind === "event" && mat.goesOn[what] === "passed" && !hasPassed(story.lines, at, seat)) {
      lines.push({ ...line, text: `${text}${whyUnasked()}` });
      continue;
    }
    const last = lines.at(-1);
    if (last !== undefined && last.kind === kind && last.seat === whose && last.text === text && last.rule === rule) last.times++;
    else if (kind === "turn" && last?.kind === "turn") lines[lines.length - 1] = line;
    else lines.push(line);
  }
  return lines;
}

/** Lines ready to be printed: answers stand out, what followed from them stands under them. */
export function sayStory(lines: readonly Line[], look: Look): string[] {
  return lines.flatMap((line) => {
    if (line.kind === "turn") return ["", sayTurn(line, look)];
    const times = line.times === 1 ? "" : ` ×${line.times}`;
    const text = look.speech(line.text) + times;
    if (line.kind === "answer") return withRule(sayAnswer(line.seat, text, look), null, 0, look, look.paint.seat(line.seat));
    return withRule(capital(text), line.rule, 2, look);
  });
}

/** "P2 chooses Zaku", "You end the turn"; of an answer that is no deed, "P2: yes". */
export const sayAnswer = (seat: Seat, text: string, look: Look): string => asDone(whoAnswers(seat, look), text);

const whoAnswers = (seat: Seat, { you }: Look): string => (seat === you ? "You" : seatName(seat));

function sayTurn({ seat, text }: Line, { paint, players, columns, speech, you }: Look): string {
  const title = speech(`${text}, ${seatName(seat)}’s`) + (players[seat] === "" || seat === you ? "" : ` (${players[seat]})`);
  return `${paint.quiet("──")} ${paint.seat(seat)(title)} ${paint.quiet("─".repeat(Math.max(2, columns - widthOf(title) - 4)))}`;
}

/** A text with its paragraph at the end, in lines that fit. */
export function withRule(
  text: string,
  rule: string | null,
  indent: number,
  { paint, columns }: Look,
  stroke = (line: string) => line,
): string[] {
  const margin = " ".repeat(indent);
  const lines = wrap(rule === null ? text : `${text} (${rule})`, columns - indent, "  ");
  const opening = rule === null ? "" : `(${rule.split(" ")[0]!}`;
  const from = opening === "" ? lines.length : lines.findLastIndex((line) => line.includes(opening));
  return lines.map((line, nth) => {
    const at = nth < from ? line.length : nth > from ? 0 : line.lastIndexOf(opening);
    return margin + (at > 0 ? stroke(line.slice(0, at)) : "") + (at < line.length ? paint.rule(line.slice(at)) : "");
  });
}

/** How it ended, in a sentence. @param reasons the lines that tell by what */
export function sayResult(
  match: Match,
  players: readonly [string, string],
  you: Seat | null = null,
  reasons: readonly Line[] = [],
): string {
  const { over, winner } = match.standing();
  if (!over) return "The match is not over.";
  const because = reasons.length === 0 ? "." : `: ${reasons.map(({ text, rule }) => `${text} (${rule})`).join("; ")}.`;
  if (winner === null) return `The match is a draw${because}`;
  if (winner === you) return `You win in turn ${match.turnNumber}${because}`;
  return `${seatName(winner)}${players[winner] === "" ? "" : ` (${players[winner]})`} wins in turn ${match.turnNumber}${because}`;
}

/** The lines that tell by what a match ended: the last one, and of a draw the last two. */
export const endingIn = (story: readonly Line[], { match, game }: Session): readonly Line[] =>
  story.filter(({ kind, what }) => kind === "event" && game.mat.lost.includes(what)).slice(match.standing().winner === null ? -2 : -1);
