/** The story of a match in lines: who answered what, what happened then, and by which paragraph. */
import { type Match, type Seat, seatName } from "@duelex/kernel";
import type { Look } from "./look.ts";
import type { Bookmark, Session } from "./session.ts";
import { widthOf, wrap } from "./text.ts";

export interface Line {
  readonly kind: "turn" | "answer" | "event";
  /** Whose turn, answer or event it is. */
  readonly seat: Seat;
  readonly text: string;
  readonly rule: string;
  /** How many times the same happened in a row. */
  times: number;
}

/** A match with all that was answered and all that happened. */
export type Told = Pick<Session, "match" | "moments" | "events">;

/** What happened since, as this seat is told it; null is for who sees everything. */
export function storyOf({ match, moments, events }: Told, seat: Seat | null, since: Bookmark = { moments: 0, events: 0 }): Line[] {
  const lines: Line[] = [];
  let told = since.events;
  let turn = told === 0 ? 0 : events[told - 1]!.turn;
  const add = (line: Omit<Line, "times">) => {
    const last = lines.at(-1);
    if (last !== undefined && last.kind === line.kind && last.seat === line.seat && last.text === line.text && last.rule === line.rule)
      last.times++;
    else lines.push({ ...line, times: 1 });
  };
  const tellUpTo = (end: number) => {
    for (; told < end; told++) {
      const event = events[told]!;
      if (event.turn !== turn) add({ kind: "turn", seat: event.active, text: `Turn ${event.turn}`, rule: "" });
      turn = event.turn;
      add({ kind: "event", seat: event.seat, text: match.tell(event, seat), rule: event.rule });
    }
  };
  for (const moment of moments.slice(since.moments)) {
    tellUpTo(moment.events);
    add({ kind: "answer", seat: moment.seat, text: seat === null ? moment.phrase : moment.phrases[seat], rule: moment.rule });
  }
  tellUpTo(events.length);
  return lines;
}

/** Lines ready to be printed: answers stand out, what followed from them stands under them. */
export function sayStory(lines: readonly Line[], look: Look): string[] {
  return lines.flatMap((line) => {
    if (line.kind === "turn") return ["", sayTurn(line, look)];
    const times = line.times === 1 ? "" : ` ×${line.times}`;
    const text = look.speech(line.text) + times;
    if (line.kind === "answer") return withRule(`${seatName(line.seat)}: ${text}`, null, 0, look, look.paint.seat(line.seat));
    return withRule(text, line.rule, 2, look);
  });
}

function sayTurn({ seat, text }: Line, { paint, players, columns }: Look): string {
  const title = `${text}, ${seatName(seat)}’s${players[seat] === "" ? "" : ` (${players[seat]})`}`;
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

/** How it ended, in a sentence. */
export function sayResult(match: Match, players: readonly [string, string]): string {
  const { over, winner } = match.standing();
  if (!over) return "The match is not over.";
  if (winner === null) return "The match is a draw.";
  return `${seatName(winner)} (${players[winner]}) wins in turn ${match.turnNumber}.`;
}
