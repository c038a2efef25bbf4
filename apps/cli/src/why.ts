/** "why": what led to what happened. */
import { type Event, type Seat, seatName } from "@duelex/kernel";
import type { Look } from "./look.ts";
import { withRule } from "./narrate.ts";
import type { Moment, Session } from "./session.ts";
import { plain } from "./text.ts";

/** How many endings of chains are told at once. */
const ENOUGH = 4;
/** Chains that are longer are set no deeper. */
const DEEPEST = 6;

/**
 * The chains of causes of the latest events, or of the latest one that is told with these words.
 * @param since the events from this one on are the latest
 */
export function sayWhy(session: Session, seat: Seat | null, look: Look, since: number, words = ""): string[] {
  const { events } = session;
  const asked = plain(words);
  const ends = asked === "" ? endings(events, since) : endingWith(session, seat, asked);
  if (ends.length === 0) return [asked === "" ? "Nothing has happened yet." : `Nothing that happened is told with "${words}".`];
  return ends.flatMap((end, nth) => [...(nth === 0 ? [] : [""]), ...sayChain(session, seat, look, end)]);
}

/** The latest events that led to nothing further; of several that are caused by the same event, the last. */
function endings(events: readonly Event[], since: number): number[] {
  const causes = new Set(events.map((event) => event.cause));
  const ends = new Map<string, number>();
  for (let at = Math.max(0, Math.min(since, events.length - 1)); at < events.length; at++) {
    const { cause } = events[at]!;
    if (!causes.has(at)) ends.set(cause === null ? `nothing before ${at}` : `event ${cause}`, at);
  }
  return [...ends.values()].slice(-ENOUGH);
}

function endingWith({ match, events }: Session, seat: Seat | null, words: string): number[] {
  const at = events.findLastIndex((event) => plain(match.tell(event, seat)).includes(words));
  return at < 0 ? [] : [at];
}

/** What led to something: an event, or an answer. */
type Link = { readonly event: number } | { readonly moment: number };

/**
 * What directly led to it. An event follows from the latest answer that was given since its cause, in its own procedure or before that
 * began; an answer from the one that began the procedure that asked, else from the event that did. What the turn itself asks follows
 * from nothing, and no turn is caused by the one before it.
 */
function before({ events, moments }: Session, link: Link): Link | null {
  const [effect, cause, depth] =
    "event" in link
      ? [events[link.event]!, events[link.event]!.cause, events[link.event]!.depth]
      : [moments[link.moment]!, moments[link.moment]!.opener, moments[link.moment]!.depth - 1];
  if ("free" in effect && effect.free) return null;
  const since = cause ?? -1;
  const until = "event" in link ? link.event : moments[link.moment]!.events;
  const latest = "event" in link ? moments.length : link.moment;
  for (let at = latest - 1; at >= 0 && moments[at]!.events > since; at--) {
    const moment = moments[at]!;
    if (moment.turn === effect.turn && moment.events <= until && moment.depth <= depth) return { moment: at };
  }
  return cause === null || events[cause]!.turn !== effect.turn ? null : { event: cause };
}

/** An event and what led to it, back to the answer or the step of the turn with which it began. */
function sayChain(session: Session, seat: Seat | null, look: Look, end: number): string[] {
  const { match, events, moments } = session;
  const lines: string[] = [];
  for (let link: Link | null = { event: end }, nth = 0; link !== null; link = before(session, link), nth++) {
    const { text, rule } =
      "event" in link
        ? { text: match.tell(events[link.event]!, seat), rule: events[link.event]!.rule }
        : sayMoment(moments[link.moment]!, seat);
    const heading = match.rulebook[rule]?.heading;
    const cited = heading === undefined ? rule : `${rule}: ${heading}`;
    lines.push(...withRule(`${nth === 0 ? "" : "because "}${look.speech(text)}`, cited, 2 * Math.min(nth, DEEPEST), look));
  }
  return lines;
}

const sayMoment = ({ seat, phrase, phrases, rule }: Moment, told: Seat | null) => ({
  text: `${seatName(seat)} answered: ${told === null ? phrase : phrases[told]}`,
  rule,
});
