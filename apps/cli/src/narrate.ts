/** The story of a match in lines: who answered what, what happened then, and by which paragraph. */
import { type Match, type Seat, seatName } from "@duelex/kernel";
import { Story, type StoryLine, type Telling } from "@duelex/session";
import type { Look } from "./look.ts";
import type { Bookmark } from "./session.ts";
import { capital, widthOf, wrap } from "./text.ts";

export interface Line extends Pick<StoryLine, "kind" | "seat" | "text" | "rule"> {
  /** How many times the same happened in a row. */
  readonly times: number;
}

const START: Bookmark = { moments: 0, events: 0 };

/** An answer by which a phase or a turn is over: that it went without saying is worth saying. */
const ENDING = /^(?:end|begin) /;
/** Why it was not asked; before a phase in which something else could have been done, how to learn what forbids it. */
const whyUnasked = (verb: string): string =>
  ` – nothing else can be done${verb.startsWith("begin ") ? " before it (why not ACTION says why)" : ""}`;
/** How a game tells that itself. */
const TELLS_END = /^P\d ends /;
/** Of a phase that its player ends by passing, and that may end because nothing is left to do but to pass. */
const OWN_PHASE = /^P\d ends the main phase$/;
/** The answers of a seat that let something end. */
const PASSES: ReadonlySet<string> = new Set(["pass", "end the main phase"]);

/** Was the last answer of this seat before a line a pass that it chose? */
function hasPassed(lines: readonly StoryLine[], before: number, seat: Seat): boolean {
  const last = lines.findLast((line, at) => at < before && line.kind === "answer" && line.seat === seat);
  return last !== undefined && PASSES.has(last.what) && !last.forced;
}

/**
 * What happened since, as this seat is told it; null is for who sees everything.
 * @param quiet without bookkeeping, passes and answers that went without saying
 */
export function storyOf(told: Telling, seat: Seat | null, since: Bookmark = START, quiet = false): Line[] {
  const story = new Story(told, seat);
  story.update();
  const lines: { kind: Line["kind"]; seat: Seat; text: string; rule: string; times: number }[] = [];
  let { moments, events } = since;
  for (const [at, { kind, seat: whose, text, rule, quiet: isQuiet, forced, what }] of story.lines.entries()) {
    const old = moments > 0 || events > 0;
    if (kind === "answer") moments--;
    else if (kind === "event") events--;
    if (old) continue;
    if (quiet && isQuiet) {
      if (seat === null || kind !== "answer" || !ENDING.test(what)) continue;
      if (forced) lines.push({ kind, seat: whose, text: `${text}${whyUnasked(what)}`, rule, times: 1 });
      else if (whose !== seat) {
        const next = story.lines[at + 1]; // without any line a turn without deeds would break off
        const told = next !== undefined && next.kind === "event" && next.quiet && TELLS_END.test(next.text) ? next : { kind, text, rule };
        lines.push({ kind: told.kind, seat: whose, text: told.text, rule: told.rule, times: 1 });
      }
      continue;
    }
    if (seat !== null && whose === seat && kind === "event" && OWN_PHASE.test(text) && !hasPassed(story.lines, at, seat)) {
      lines.push({ kind, seat: whose, text: `${text}${whyUnasked("")}`, rule, times: 1 });
      continue;
    }
    const last = lines.at(-1);
    if (last !== undefined && last.kind === kind && last.seat === whose && last.text === text && last.rule === rule) last.times++;
    else if (kind === "turn" && last?.kind === "turn") lines[lines.length - 1] = { kind, seat: whose, text, rule, times: 1 };
    else lines.push({ kind, seat: whose, text, rule, times: 1 });
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

/** "P2 chooses Zaku", "You end the turn"; of an answer that begins with no deed, "P2: yes". */
export function sayAnswer(seat: Seat, text: string, look: Look): string {
  const who = whoAnswers(seat, look);
  if (!ENDING.test(text) && (!DEED.test(text) || text === "use it")) return `${who}: ${text}`;
  return `${who} ${seat === look.you ? text : text.replace(/^\w+/, doesIt)}`;
}

/** How answers of the games begin that can be said of a player. */
const DEED =
  /^(?:activate|answer|apply|attack|block|cast|choose|deal|declare|decline|drive|exchange|find|go|keep|lay|leave|move|pair|pay|place|play|put|ready|redraw|rest|reveal|set|summon|support|target|use)\b/;
const doesIt = (verb: string): string =>
  /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}${/(?:o|s|sh|ch)$/.test(verb) ? "es" : "s"}`;

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

/** How it ended, in a sentence. @param why the last lines of the story, for the reason */
export function sayResult(match: Match, players: readonly [string, string], you: Seat | null = null, why: readonly Line[] = []): string {
  const { over, winner } = match.standing();
  if (!over) return "The match is not over.";
  const reasons = endingIn(why, match);
  const because = reasons.length === 0 ? "." : `: ${reasons.map(({ text, rule }) => `${text} (${rule})`).join("; ")}.`;
  if (winner === null) return `The match is a draw${because}`;
  if (winner === you) return `You win in turn ${match.turnNumber}${because}`;
  return `${seatName(winner)}${players[winner] === "" ? "" : ` (${players[winner]})`} wins in turn ${match.turnNumber}${because}`;
}

/** The lines that tell how a match ended: the last one, and of a draw the last two. */
export const endingIn = (story: readonly Line[], match: Match): readonly Line[] =>
  story.filter(({ kind, text }) => kind === "event" && ENDS.test(text)).slice(match.standing().winner === null ? -2 : -1);

/** By which a match is over, as its game tells it. */
const ENDS = /^P\d (?:.* and )?(?:loses|is defeated|concedes)\b/;
