/** "why": what led to what happened. "why not": the paragraph and the fact that forbid an action. */
import {
  argumentOf,
  causesOf,
  type Event,
  type Match,
  nearest,
  type Option,
  type Seat,
  seatBit,
  seatName,
  type Verdict,
  verbOf,
} from "@duelex/kernel";
import type { Look } from "./look.ts";
import { withRule } from "./narrate.ts";
import type { Session } from "./session.ts";
import { plain, wrap } from "./text.ts";

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

/** An event, what led to it, and the answer with which that began. A turn follows the one before it, but is not caused by it. */
function sayChain({ match, events, moments }: Session, seat: Seat | null, look: Look, end: number): string[] {
  const { turn } = events[end]!;
  const chain = causesOf(events, end).filter((event) => event.turn === turn);
  const because = chain.map((event) => ({ text: match.tell(event, seat), rule: event.rule }));
  const root = events.indexOf(chain.at(-1)!);
  const answer = moments.findLast((moment) => moment.events <= root);
  if (answer !== undefined && answer.turn === turn) {
    because.push({ text: `${seatName(answer.seat)} answered: ${seat === null ? answer.phrase : answer.phrases[seat]}`, rule: answer.rule });
  }
  return because.flatMap(({ text, rule }, nth) => {
    const heading = match.rulebook[rule]?.heading;
    const cited = heading === undefined ? rule : `${rule}: ${heading}`;
    return withRule(look.speech(nth === 0 ? text : `because ${text}`), cited, 2 * Math.min(nth, DEEPEST), look);
  });
}

/** Wishes that a phrase could mean, of those that this seat may speak of: a hidden card is not betrayed by an answer. */
export function wishesOf(match: Match, seat: Seat, words: string): Option[] {
  const mayName = (wish: Option) => !match.phrases[verbOf(wish)]!.includes("*") || (match.shown(argumentOf(wish)) & seatBit(seat)) !== 0;
  const exact = match.wishes(words).filter(mayName);
  return exact.length > 0 ? exact : nearlyWished(match, seat, plain(words)).filter(mayName);
}

/** The same verb with a part of a card's name: "attack with zaku" for "attack with Zaku Ⅱ". */
function nearlyWished(match: Match, seat: Seat, words: string): Option[] {
  const found: Option[] = [];
  match.phrases.forEach((phrase, verb) => {
    const head = plain(phrase.split("*")[0]!);
    const part = words.slice(head.length).trim();
    if (!phrase.includes("*") || head === "" || !words.startsWith(head) || part === "") return;
    const names = new Set<string>();
    for (const card of match.conceivable(verb)) if (card > 0) names.add(match.cardName(card, seat));
    for (const name of names) if (plain(name).includes(part)) found.push(...match.wishes(phrase.replace("*", name)));
  });
  return found;
}

/** Why an action is not allowed; or that it is. */
export function sayWhyNot(match: Match, seat: Seat, look: Look, words: string): string[] {
  const wishes = wishesOf(match, seat, words);
  if (wishes.length === 0) return sayUnknownWish(match, words, look);
  const verdicts = new Map<string, Verdict | null>(); // the same wish with the same verdict is said once
  for (const wish of wishes) {
    const verdict = match.whyNot(wish, seat);
    verdicts.set(`${match.phrase(wish, seat)}|${verdict?.rule ?? ""}`, verdict);
  }
  return [...verdicts].flatMap(([key, verdict]) => {
    const phrase = look.speech(key.slice(0, key.lastIndexOf("|")));
    if (verdict === null) return [`"${phrase}" is allowed: it is among the answers.`];
    return withRule(`"${phrase}" is not allowed: ${verdict.fact}`, sayCited(match, verdict), 0, look);
  });
}

const sayCited = (match: Match, { rule, fact }: Verdict): string => {
  const heading = match.rulebook[rule]?.heading;
  return heading === undefined || heading === fact ? rule : `${rule}: ${heading}`;
};

function sayUnknownWish(match: Match, words: string, { columns }: Look): string[] {
  const verbs = match.phrases.map((phrase) => phrase.replace("*", "CARD").replace("#", "NUMBER").replace("?", "…"));
  const first = plain(words).split(" ")[0] ?? "";
  const alike = verbs.filter((phrase) => plain(phrase).startsWith(first));
  const meant = nearest(plain(words), verbs.map(plain));
  const known = alike.length > 0 ? alike : meant !== undefined ? [meant] : verbs;
  const says = `"${words}" is no action that is known, or no card of that name is to be seen. Actions are worded like this:`;
  return [...wrap(says, columns, "  "), ...known.map((phrase) => `  ${phrase}`)];
}
