/** "why": what led to what happened. */
import type { Event, Seat } from "@duelex/kernel";
import { type Link, Story, whyAnswer, whyEvent } from "@duelex/session";
import type { Look } from "./look.ts";
import { sayStory, withRule } from "./narrate.ts";
import { paintOf } from "./paint.ts";
import { cite } from "./rules.ts";
import type { Session } from "./session.ts";
import { plain } from "./text.ts";

/** Chains that are longer are set no deeper. */
const DEEPEST = 6;

/** What a quiet log adds to a line: how often it happened, and that nothing else could be answered. */
const ADDED = /(?: ×\d+)? \([^()]*\)$| ×\d+$| – nothing else can be done(?: before it(?: \([^()]*\))?)?$/;

/** Fewer letters than that stand in too many lines. */
const SHORTEST = 2;

/** So many ends are told at once. */
const ENOUGH = 4;

/** Of the events that are told, from this one on, those that led to nothing further; of several that are caused by the same event, the last. */
export function endings(events: readonly Pick<Event, "cause">[], since: number, told: readonly number[]): number[] {
  const causes = new Set<number>();
  for (const at of told)
    for (let { cause } = events[at]!; cause !== null && !causes.has(cause); { cause } = events[cause]!) causes.add(cause);
  const ends = new Map<string, number>();
  for (const at of told) {
    const { cause } = events[at]!;
    if (at >= since && !causes.has(at)) ends.set(cause === null ? `nothing before ${at}` : `event ${cause}`, at);
  }
  return [...ends.values()].slice(-ENOUGH);
}

/**
 * The chains of causes of the latest events that a quiet log tells (of bookkeeping, and of that the turn goes on, only where nothing else has happened), or of the latest line that is told with these words.
 * @param since the events from this one on are the latest
 */
export function sayWhy(session: Session, seat: Seat | null, look: Look, since: number, words = ""): string[] {
  const { events } = session;
  const asked = plain(words);
  if (asked !== "") {
    const chain = chainOf(session, seat, look, words);
    if (chain !== null) return sayChain(session, look, chain);
    const untold = `Nothing that happened is told with "${words}"`;
    const fewer = words.split(" ").slice(0, -1);
    for (; fewer.length > 0 && fewer.join("").length >= SHORTEST; fewer.pop()) {
      const nearly = chainOf(session, seat, look, fewer.join(" "));
      if (nearly !== null) return [`${untold}; the latest with "${fewer.join(" ")}":`, ...sayChain(session, look, nearly)];
    }
    return [`${untold}.`];
  }
  const story = new Story(session, seat);
  story.update();
  const lines = story.lines.filter(({ kind }) => kind === "event");
  const loud = lines.flatMap(({ quiet, what }, at) => (quiet || what in session.game.mat.goesOn ? [] : [at]));
  const latest = endings(events, since, loud);
  const ends = latest.length > 0 ? latest : loud.length > 0 ? loud.slice(-1) : [...events.keys()].slice(-1);
  if (ends.length === 0)
    return [
      session.beginning.kind === "decks"
        ? "Nothing has happened yet."
        : "Nothing has happened yet: the match begins here, and of what led to this nothing is known.",
    ];
  const told = new Set<string>();
  return ends.flatMap((end, nth) => [...(nth === 0 ? [] : [""]), ...sayChain(session, look, whyEvent(session, seat, end), told)]);
}

/** What led to the latest line in which these words stand as the screen said them; else to the latest in which each of them stands. */
function chainOf(session: Session, seat: Seat | null, look: Look, words: string): Link[] | null {
  const story = new Story(session, seat);
  story.update();
  const onOneLine: Look = { ...look, columns: Number.POSITIVE_INFINITY, paint: paintOf(false) };
  let [answers, events] = [0, 0];
  const told = story.lines.flatMap((line) => {
    if (line.kind === "turn") return [];
    const at = line.kind === "answer" ? answers++ : events++;
    const said = plain(sayStory([{ ...line, times: 1 }], onOneLine).join(" "));
    return [{ kind: line.kind, at, said, raw: plain(line.text) }];
  });
  const wanted = [words, look.hear(words)].map(plain).flatMap((each) => [each, each.replace(ADDED, "")]);
  const every = (text: string) => new Set(text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ""));
  const found =
    told.findLast(({ said }) => wanted.some((each) => said.includes(each))) ??
    told.findLast(({ raw }) => wanted.some((each) => raw.includes(each))) ??
    told.findLast(({ said }) => {
      const there = every(said);
      return wanted.some((each) => every(each).size > 0 && [...every(each)].every((word) => there.has(word)));
    });
  if (found === undefined) return null;
  return found.kind === "answer" ? whyAnswer(session, seat, found.at) : whyEvent(session, seat, found.at);
}

/**
 * Something and what led to it, back to the answer or the step of the turn with which it began.
 * @param told what other chains have told: from there on the way is said once
 */
function sayChain(session: Session, look: Look, chain: readonly Link[], told = new Set<string>()): string[] {
  const keys = chain.map(({ kind, node, text }) => `${kind} ${node} ${text}`);
  const known = keys.findIndex((key, nth) => nth > 0 && told.has(key));
  const isTold = known >= 0 && known < chain.length - 1;
  for (const key of keys) told.add(key);
  return chain.slice(0, isTold ? known + 1 : undefined).flatMap(({ text, rule, heading }, nth) => {
    const says = nth === 0 ? look.speech(text) : `because ${look.speech(text).replace(/^You(?=r?\b)/, "you")}`;
    const indent = 2 * Math.min(nth, DEEPEST);
    return isTold && nth === known
      ? withRule(`${says}, as told above`, null, indent, look)
      : withRule(says, cite(session.match.rulebook, rule, heading), indent, look);
  });
}
