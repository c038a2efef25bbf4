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
  type Verdict,
  verbOf,
} from "@duelex/kernel";
import type { Look } from "./look.ts";
import { withRule } from "./narrate.ts";
import { plain } from "./text.ts";

/** How many endings of chains are told at once. */
const ENOUGH = 4;

/**
 * The chains of causes of the latest events, or of the latest one that is told with these words.
 * @param since the events from this one on are the latest
 */
export function sayWhy(match: Match, seat: Seat | null, look: Look, since: number, words = ""): string[] {
  const events = match.recorder?.events ?? [];
  const asked = plain(words);
  const ends = asked === "" ? endings(events, since) : endingWith(match, events, seat, asked);
  if (ends.length === 0) return [asked === "" ? "Nothing has happened yet." : `Nothing that happened is told with "${words}".`];
  return ends.flatMap((end, nth) => [...(nth === 0 ? [] : [""]), ...sayChain(match, seat, look, causesOf(events, end))]);
}

/** The latest events that led to nothing further; of several that are caused by the same, the last. */
function endings(events: readonly Event[], since: number): number[] {
  const from = Math.min(since, events.length - 1);
  const ends = new Map<number | null, number>();
  const causes = new Set(events.map((event) => event.cause));
  for (let at = Math.max(0, from); at < events.length; at++) if (!causes.has(at)) ends.set(events[at]!.cause, at);
  return [...ends.values()].slice(-ENOUGH);
}

function endingWith(match: Match, events: readonly Event[], seat: Seat | null, words: string): number[] {
  for (let at = events.length - 1; at >= 0; at--) if (plain(match.tell(events[at]!, seat)).includes(words)) return [at];
  return [];
}

function sayChain(match: Match, seat: Seat | null, look: Look, chain: readonly Event[]): string[] {
  return chain.flatMap((event, nth) => {
    const { heading } = match.rulebook[event.rule] ?? {};
    const rule = heading === undefined ? event.rule : `${event.rule}: ${heading}`;
    const text = look.speech(match.tell(event, seat));
    return withRule(nth === 0 ? text : `because ${text}`, rule, Math.min(2 * nth, 12), look);
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
  if (wishes.length === 0) return sayUnknownWish(match, words);
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

function sayUnknownWish(match: Match, words: string): string[] {
  const verbs = match.phrases.map((phrase) => phrase.replace("*", "CARD").replace("#", "NUMBER").replace("?", "…"));
  const first = plain(words).split(" ")[0] ?? "";
  const alike = verbs.filter((phrase) => plain(phrase).startsWith(first));
  const meant = nearest(plain(words), verbs.map(plain));
  const known = alike.length > 0 ? alike : meant !== undefined ? [meant] : verbs;
  return [
    `"${words}" is no action that is known, or no card of that name is to be seen. Actions are worded like this:`,
    ...known.map((phrase) => `  ${phrase}`),
  ];
}
