/** "why": what led to what happened. */
import type { Seat } from "@duelex/kernel";
import { endings, whyEvent } from "@duelex/session";
import type { Look } from "./look.ts";
import { withRule } from "./narrate.ts";
import { cite } from "./rules.ts";
import type { Session } from "./session.ts";
import { plain } from "./text.ts";

/** Chains that are longer are set no deeper. */
const DEEPEST = 6;

/**
 * The chains of causes of the latest events, or of the latest one that is told with these words.
 * @param since the events from this one on are the latest
 */
export function sayWhy(session: Session, seat: Seat | null, look: Look, since: number, words = ""): string[] {
  const { events } = session;
  const asked = plain(look.hear(words));
  const ends = asked === "" ? endings(events, since) : endingWith(session, seat, asked);
  if (ends.length === 0) return [asked === "" ? "Nothing has happened yet." : `Nothing that happened is told with "${words}".`];
  return ends.flatMap((end, nth) => [...(nth === 0 ? [] : [""]), ...sayChain(session, seat, look, end)]);
}

function endingWith({ match, events }: Session, seat: Seat | null, words: string): number[] {
  const at = events.findLastIndex((event) => plain(match.tell(event, seat)).includes(words));
  return at < 0 ? [] : [at];
}

/** An event and what led to it, back to the answer or the step of the turn with which it began. */
const sayChain = (session: Session, seat: Seat | null, look: Look, end: number): string[] =>
  whyEvent(session, seat, end).flatMap(({ text, rule, heading }, nth) =>
    withRule(
      (nth === 0 ? "" : "because ") + look.speech(text),
      cite(session.match.rulebook, rule, heading),
      2 * Math.min(nth, DEEPEST),
      look,
    ),
  );
