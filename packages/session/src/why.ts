/** "Why?": what led to what happened. */
import { type Event, type Seat, seatBit, seatName } from "@duelex/kernel";
import type { Session } from "./session.ts";
import type { Link as Step } from "./told.ts";
import { type Moment, PASS } from "./tree.ts";

/** What led to something: an event, or an answer. */
type Link = { readonly event: number } | { readonly moment: number };

/** An event and what led to it, back to the answer or the step of the turn with which it began. @param at its place among the events */
export const whyEvent = (session: Session, seat: Seat | null, at: number): Step[] => chainFrom(session, seat, { event: at });

/** The same for an answer. @param at its place among the answers */
export const whyAnswer = (session: Session, seat: Seat | null, at: number): Step[] => chainFrom(session, seat, { moment: at });

function chainFrom(session: Session, seat: Seat | null, end: Link): Step[] {
  const { match, events, moments, way } = session;
  const steps: Step[] = [];
  const headingOf = (rule: string) => match.rulebook[rule]!.heading;
  for (let link: Link | null = end; link !== null; ) {
    if ("event" in link) {
      const at: number = link.event;
      const event: Event = events[at]!;
      const before = moments.findLastIndex((moment) => moment.events <= at);
      const node = before < 0 ? 0 : way[before]!.id;
      steps.push({
        kind: "event",
        text: match.tell(event, seat),
        rule: event.rule,
        heading: headingOf(event.rule),
        seat: event.seat,
        node,
      });
      link = beforeEvent(session, at);
    } else {
      const at: number = link.moment;
      const moment: Moment = moments[at]!;
      const { seat: who, rule, phrase } = moment;
      const text = `${seatName(who)} answered: ${seat === null ? phrase : knownBy(session, seat, moment)}`;
      steps.push({ kind: "answer", text, rule, heading: headingOf(rule), seat: who, node: way[at]!.id });
      link = beforeAnswer(session, at);
    }
  }
  return steps;
}

/** Another's answer, with its card by name where the next line has told it. */
function knownBy({ events, match, game }: Session, seat: Seat, { phrases, seat: who, verb, events: before }: Moment): string {
  const next = events[before];
  if (phrases[seat] === phrases[who] || next === undefined || !game.mat.told.includes(verb)) return phrases[seat];
  if (next.definition === 0 || (next.eyes & seatBit(seat)) === 0) return phrases[seat];
  const named = verb.replace("*", match.nameOfDefinition(next.definition));
  return named === phrases[who].replace(/ \(\d+\)$/, "") ? named : phrases[seat];
}

/** What directly led to an event: the latest answer since its cause, given in its own procedure or before that began; else the cause. */
function beforeEvent(session: Session, at: number): Link | null {
  const { cause, depth, turn, moment } = session.events[at]!;
  const latest = session.moments.findLastIndex(({ events }) => events <= at);
  const answer = session.moments[latest];
  const isItsStep = answer?.events === moment && answer.verb !== PASS && answer.turn === turn && (cause ?? -1) < moment;
  if (isItsStep) return { moment: latest };
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

/** Who passes lets things happen that others have begun; and who could have passed has done something by itself, which ends. */
function latestAnswer({ moments, events }: Session, end: number, { since, until, depth, turn }: Span): Link | null {
  for (let at = end - 1; at >= 0 && moments[at]!.events > (since ?? -1); at--) {
    const moment = moments[at]!;
    if (moment.verb === PASS || moment.turn !== turn || moment.events > until || moment.depth > depth) continue;
    if (!moment.passable || !isOver(events, moment, until)) return { moment: at };
  }
  return null;
}

/** Has what asked, or what is around it, gone on since this answer began something inside of it? */
function isOver(events: readonly Event[], { events: since, depth }: Moment, until: number): boolean {
  if (since >= events.length || events[since]!.depth <= depth) return false;
  for (let at = since; at <= until && at < events.length; at++)
    if (events[at]!.moment !== since && events[at]!.depth > 0 && events[at]!.depth <= depth) return true;
  return false;
}

/** A turn follows the one before it, but is not caused by it. */
const inTheSameTurn = ({ events }: Session, cause: number | null, turn: number): Link | null =>
  cause === null || events[cause]!.turn !== turn ? null : { event: cause };
