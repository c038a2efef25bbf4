/** "why": what led to what happened. */
import { causesOf, type Event, type Seat, seatName } from "@duelex/kernel";
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

/**
 * An event, what led to it, and the answers: the one after which it happened, and the one with which it all began. A turn follows
 * the one before it, but is not caused by it.
 */
function sayChain({ match, events, moments }: Session, seat: Seat | null, look: Look, end: number): string[] {
  const { turn } = events[end]!;
  const chain = causesOf(events, end).filter((event) => event.turn === turn);
  const answerBefore = (at: number) => moments.findLast((moment) => moment.events <= at && moment.turn === turn);
  const [latest, first] = [answerBefore(end), answerBefore(events.indexOf(chain.at(-1)!))];
  const answered = (joint: string, moment: Moment | undefined) =>
    moment === undefined
      ? []
      : [
          {
            text: `${joint} ${seatName(moment.seat)} answered: ${seat === null ? moment.phrase : moment.phrases[seat]}`,
            rule: moment.rule,
          },
        ];
  const [effect, ...causes] = chain.map((event, nth) => ({
    text: `${nth === 0 ? "" : "because "}${match.tell(event, seat)}`,
    rule: event.rule,
  }));
  const links = [effect!, ...(latest === first ? [] : answered("after", latest)), ...causes, ...answered("because", first)];
  return links.flatMap(({ text, rule }, nth) => {
    const heading = match.rulebook[rule]?.heading;
    return withRule(look.speech(text), heading === undefined ? rule : `${rule}: ${heading}`, 2 * Math.min(nth, DEEPEST), look);
  });
}
