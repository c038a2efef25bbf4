/** "why not": the paragraph and the fact that forbid an action. */
import { argumentOf, type Match, nearest, type Option, type Seat, type Verdict, verbOf } from "@duelex/kernel";
import type { Look } from "./look.ts";
import { withRule } from "./narrate.ts";
import type { Speech } from "./speech.ts";
import { plain, wrap } from "./text.ts";

/** Actions that are forbidden by the same are told together; so many of them are named. */
const NAMED = 4;

/** Why an action is not allowed; or that it is. */
export function sayWhyNot(match: Match, seat: Seat, look: Look, typed: string): string[] {
  const words = look.hear(typed);
  const wishes = wishesOf(match, seat, words, look.speech);
  if (wishes.length === 0) return sayUnknownWish(match, typed, look);
  return judged(match, seat, wishes).flatMap(({ verdict, phrases }) => {
    const named = look.speech(sayPhrases([...phrases]));
    const is = phrases.size === 1 ? "is" : "are";
    if (verdict === null) return wrap(`${named} ${is} allowed: among the answers.`, look.columns, "  ");
    return withRule(`${named} ${is} not allowed: ${verdict.fact}`, sayCited(match, verdict), 0, look);
  });
}

interface Judged {
  readonly verdict: Verdict | null;
  readonly phrases: Set<string>;
}

/** Wishes by what is said to them: the allowed ones first, then the refusals, those that concern few before those that concern many. */
function judged(match: Match, seat: Seat, wishes: readonly Option[]): Judged[] {
  const verdicts = new Map<string, Judged>();
  for (const wish of wishes) {
    const verdict = match.whyNot(wish, seat);
    const rule = verdict?.rule ?? "";
    const known = verdicts.get(rule) ?? { verdict, phrases: new Set() };
    known.phrases.add(match.phrase(wish, seat));
    verdicts.set(rule, known);
  }
  const allowed = verdicts.get("")?.phrases ?? new Set(); // another copy of the card may lie where it is refused: that was not meant
  for (const { verdict, phrases } of verdicts.values()) if (verdict !== null) for (const phrase of allowed) phrases.delete(phrase);
  const rank = ({ verdict, phrases }: Judged) => (verdict === null ? 0 : phrases.size);
  return [...verdicts.values()].filter(({ phrases }) => phrases.size > 0).sort((a, b) => rank(a) - rank(b));
}

const sayPhrases = (phrases: readonly string[]): string => {
  const named = phrases.slice(0, NAMED).map((phrase) => `"${phrase}"`);
  const more = phrases.length - named.length;
  return more > 0 ? `${named.join(", ")} and ${more} more` : named.join(", ");
};

const sayCited = (match: Match, { rule, fact }: Verdict): string => {
  const heading = match.rulebook[rule]?.heading;
  return heading === undefined || heading === fact ? rule : `${rule}: ${heading}`;
};

/** Wishes that a phrase could mean, of those that this seat may speak of: a hidden card is not betrayed by an answer. */
function wishesOf(match: Match, seat: Seat, words: string, speech: Speech): Option[] {
  const mayName = (wish: Option) => !takesCard(match, wish) || match.isShownTo(argumentOf(wish), seat);
  const exact = match.wishes(words).filter(mayName);
  return exact.length > 0 ? exact : nearlyWished(match, seat, plain(words), speech).filter(mayName);
}

const takesCard = (match: Match, wish: Option): boolean => match.phrases[verbOf(wish)]!.includes("*");

/** The same verb with a part of a card's name ("attack with zaku" for "attack with Zaku Ⅱ"), or with any card of one's own ("attack"). */
function nearlyWished(match: Match, seat: Seat, words: string, speech: Speech): Option[] {
  const found: Option[] = [];
  match.phrases.forEach((phrase, verb) => {
    if (!phrase.includes("*")) return;
    const head = plain(phrase.split("*")[0]!);
    const any = words !== "" && head.startsWith(words);
    const part = words.startsWith(head) && head !== "" ? words.slice(head.length).trim() : "";
    if (!any && part === "") return;
    const names = new Set<string>();
    for (const card of match.conceivable(verb)) {
      if (card > 0 && (part !== "" || match.ownerOf(card) === seat)) names.add(match.cardName(card, seat));
    }
    const fits = (name: string) => part === "" || plain(name).includes(part) || plain(speech(name)).includes(part);
    for (const name of names) if (fits(name)) found.push(...match.wishes(phrase.replace("*", name)));
  });
  return found;
}

function sayUnknownWish(match: Match, words: string, { columns }: Look): string[] {
  const verbs = match.phrases.map((phrase) => phrase.replace("*", "CARD").replace("#", "NUMBER").replace("?", "…"));
  const first = plain(words).split(" ")[0] ?? "";
  const alike = verbs.filter((phrase) => plain(phrase).startsWith(first));
  const meant = nearest(plain(words), verbs.map(plain));
  const known = alike.length > 0 ? alike : meant !== undefined ? [meant] : verbs;
  const says = `"${words}" is no action that is known, or no card of that name is to be seen. Actions are worded like this:`;
  return [...wrap(says, columns, "  "), ...known.map((phrase) => `  ${phrase}`)];
}
