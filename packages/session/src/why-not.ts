/** "Why not?": the paragraph and the fact that forbid an action. */
import { argumentOf, type Card, type Match, type Option, option, plain, type Seat, type Verdict, verbOf } from "@duelex/kernel";
import type { Judgement } from "./told.ts";

/** Names as they may be typed besides the match's own: in another language. */
export type Spoken = (name: string) => string;

/** Why an action in words is not allowed, or that it is; one judgement for all that are forbidden alike. None if no such action is known. */
export const whyNotWords = (match: Match, seat: Seat, words: string, spoken: Spoken = (name) => name): Judgement[] =>
  judged(match, seat, wishesOf(match, seat, words, spoken));

/** Why this or that cannot be done with a card. None for a card that the seat cannot name. */
export function whyNotCard(match: Match, seat: Seat, card: Card): Judgement[] {
  if (!match.isShownTo(card, seat)) return [];
  const wishes = match.phrases.flatMap((phrase, verb) => (phrase.includes("*") ? [option(verb, card)] : []));
  return judged(match, seat, wishes);
}

/** Wishes by what is said to them: the allowed ones first, then what the present question refuses, then what it is not the moment for; of these those that concern few before those that concern many. */
function judged(match: Match, seat: Seat, wishes: readonly Option[]): Judgement[] {
  const found = new Map<string, { judgement: Omit<Judgement, "phrases">; phrases: Set<string> }>();
  for (const wish of wishes) {
    const verdict = match.whyNot(wish, seat);
    const key = verdict === null ? "" : `${verdict.rule} ${verdict.fact}`;
    const known = found.get(key);
    if (known !== undefined) known.phrases.add(match.phrase(wish, seat));
    else found.set(key, { judgement: judgementOf(match, seat, wish, verdict), phrases: new Set([match.phrase(wish, seat)]) });
  }
  const allowed = found.get("")?.phrases ?? new Set<string>(); // another copy of the card may lie where it is refused: that was not meant
  for (const [key, { phrases }] of found) if (key !== "") for (const phrase of allowed) phrases.delete(phrase);
  const rank = ({ allowed, now, phrases }: Judgement) => (allowed ? 0 : now ? 1 : 1000) + (allowed ? 0 : phrases.length);
  return [...found.values()]
    .filter(({ phrases }) => phrases.size > 0)
    .map(({ judgement, phrases }) => ({ ...judgement, phrases: [...phrases] }))
    .sort((a, b) => rank(a) - rank(b));
}

function judgementOf(match: Match, seat: Seat, wish: Option, verdict: Verdict | null): Omit<Judgement, "phrases"> {
  const rule = verdict?.rule ?? match.question()?.rule ?? "";
  const now = match.refusalNow(wish, seat) !== null;
  return { allowed: verdict === null, rule, heading: match.rulebook[rule]?.heading ?? "", fact: verdict?.fact ?? "", now };
}

/** Wishes that a phrase could mean, of those that this seat may speak of: a hidden card is not betrayed by an answer. */
function wishesOf(match: Match, seat: Seat, words: string, spoken: Spoken): Option[] {
  const mayName = (wish: Option) => !takesCard(match, wish) || match.isShownTo(argumentOf(wish), seat);
  const exact = match.wishes(words).filter(mayName);
  return exact.length > 0 ? exact : nearlyWished(match, seat, plain(words), spoken).filter(mayName);
}

const takesCard = (match: Match, wish: Option): boolean => match.phrases[verbOf(wish)]!.includes("*");

/** The same verb with a part of a card's name ("attack with zaku" for "attack with Zaku Ⅱ"), or with any card of one's own ("attack"). */
function nearlyWished(match: Match, seat: Seat, words: string, spoken: Spoken): Option[] {
  const found: Option[] = [];
  const elsewhere: Option[] = [];
  match.phrases.forEach((phrase, verb) => {
    if (!phrase.includes("*")) return;
    const head = plain(phrase.split("*")[0]!);
    const any = words !== "" && head.startsWith(words);
    const part = words.startsWith(head) && head !== "" ? words.slice(head.length).trim() : "";
    if (!any && part === "") return;
    if (part === "") {
      for (const card of match.conceivable(verb))
        if (card > 0 && match.ownerOf(card) === seat) (match.mightMean(phrase, card) ? found : elsewhere).push(option(verb, card));
      return;
    }
    const names = new Set<string>();
    for (const card of match.conceivable(verb)) if (card > 0) names.add(match.cardName(card, seat));
    const fits = (name: string) => plain(name).includes(part) || plain(spoken(name)).includes(part);
    for (const name of names) if (fits(name)) found.push(...match.wishes(phrase.replace("*", name)));
  });
  return found.length > 0 ? found : elsewhere;
}
