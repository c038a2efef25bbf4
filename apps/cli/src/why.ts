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
  const asked = plain(look.hear(words));
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

/** What directly led to an event: the latest answer since its cause, given in its own procedure or before that began; else the cause. */
function beforeEvent(session: Session, at: number): Link | null {
  const { cause, depth, turn } = session.events[at]!;
  return latestAnswer(session, session.moments.length, { since: cause, until: at, depth, turn }) ?? inTheSameTurn(session, cause, turn);
}

/** What directly led to an answer: the answer that began the procedure that asked, else the event that did. Nothing, if the turn itself asked. */
function beforeAnswer(session: Session, at: number): Link | null {
  const { opener, depth, turn, free, events } = session.moments[at]!;
  if (free) return null;
  return latestAnswer(session, at, { since: opener, until: events, depth: depth - 1, turn }) ?? inTheSameTurn(session, opener, turn);
}

interface Span {
  /** Only answers given after this event … */
  readonly since: number | null;
  /** … and before this one. */
  readonly until: number;
  /** Not those that were asked for deeper inside the rules: what they led to is over. */
  readonly depth: number;
  readonly turn: number;
}

function latestAnswer({ moments }: Session, end: number, { since, until, depth, turn }: Span): Link | null {
  for (let at = end - 1; at >= 0 && moments[at]!.events > (since ?? -1); at--) {
    const moment = moments[at]!;
    if (moment.turn === turn && moment.events <= until && moment.depth <= depth) return { moment: at };
  }
  return null;
}

/** A turn follows the one before it, but is not caused by it. */
const inTheSameTurn = ({ events }: Session, cause: number | null, turn: number): Link | null =>
  cause === null || events[cause]!.turn !== turn ? null : { event: cause };

/** An event and what led to it, back to the answer or the step of the turn with which it began. */
function sayChain(session: Session, seat: Seat | null, look: Look, end: number): string[] {
  const { match, events, moments } = session;
  const lines: string[] = [];
  const add = (text: string, rule: string) => {
    const heading = match.rulebook[rule]?.heading;
    const because = lines.length === 0 ? "" : "because ";
    const indent = 2 * Math.min(depth++, DEEPEST);
    lines.push(...withRule(because + look.speech(text), heading === undefined ? rule : `${rule}: ${heading}`, indent, look));
  };
  let depth = 0;
  for (let link: Link | null = { event: end }; link !== null; ) {
    if ("event" in link) {
      const event: Event = events[link.event]!;
      add(match.tell(event, seat), event.rule);
      link = beforeEvent(session, link.event);
    } else {
      const answer: Moment = moments[link.moment]!;
      add(`${seatName(answer.seat)} answered: ${seat === null ? answer.phrase : answer.phrases[seat]}`, answer.rule);
      link = beforeAnswer(session, link.moment);
    }
  }
  return lines;
}
