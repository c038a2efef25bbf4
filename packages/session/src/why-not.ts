/** "Why not?": the paragraph and the fact that forbid an action. */
import { argumentOf, type Card, type Match, type Option, option, plain, type Seat, type Verdict, verbOf } from "@duelex/kernel";
import type { Judgement } from "./told.ts";

/** Names as they may be typed besides the match's own: in another language. */
export type Spoken = (name: string) => string;

/**
 * Why an action in words is not allowed, or that it is; one judgement for all that are forbidden alike. None if no such action is known.
 * Of an action without a card, where none lies that it could be done with, what holds of most is said, and no more.
 * @param wanted phrases of verbs that one wants of a card of one's own: of these, if only a card is named
 */
export function whyNotWords(
  match: Match,
  seat: Seat,
  words: string,
  spoken: Spoken = (name) => name,
  wanted: readonly string[] = [],
): Judgement[] {
  const wishes = wishesOf(match, seat, words, spoken, wanted);
  const isBare = match.phrases.some((phrase) => phrase.includes("*") && headOf(phrase).startsWith(plain(words)));
  if (!isBare || wishes.some((wish) => isMeant(match, wish))) return judged(match, seat, wishes);
  const usual = wishes.filter((wish) => wanted.includes(match.phrases[verbOf(wish)]!));
  const all = judged(match, seat, usual.length > 0 ? usual : wishes);
  return all.some(({ allowed, now }) => allowed || now) ? all : all.slice(-1);
}

/**
 * Why this or that cannot be done with a card. None for a card that the seat cannot name.
 * @param wanted phrases of verbs that one wants of a card, the likeliest first: of these first, and of nothing else but what the question asks for
 */
export function whyNotCard(match: Match, seat: Seat, card: Card, wanted: readonly string[] = []): Judgement[] {
  if (!match.isShownTo(card, seat)) return [];
  const wishes = match.phrases.flatMap((phrase, verb) => (phrase.includes("*") ? [option(verb, card)] : []));
  const all = judged(match, seat, wishes);
  if (wanted.length === 0) return all;
  const phrases = wanted
    .filter((phrase) => match.mightWant(phrase, card))
    .map((phrase) => match.phrase(option(match.phrases.indexOf(phrase), card), seat));
  const place = ({ phrases: said }: Judgement) => phrases.findIndex((phrase) => said.includes(phrase)) >>> 0; // last what is not wanted
  const rank = (judgement: Judgement) => (judgement.allowed ? 0 : judgement.now ? 1 : 2);
  const meant = all.filter((judgement) => rank(judgement) < 2 || place(judgement) < phrases.length);
  return meant.length === 0 ? all.slice(0, 1) : meant.sort((one, other) => rank(one) - rank(other) || place(one) - place(other));
}

/** Of wishes in the same words, those for cards that lie where the verb takes its cards from, if there are any. */
function meantAmong(match: Match, seat: Seat, wishes: readonly Option[]): Option[] {
  const meant = new Set(wishes.filter((wish) => isMeant(match, wish)).map((wish) => match.phrase(wish, seat)));
  return wishes.filter((wish) => isMeant(match, wish) || !meant.has(match.phrase(wish, seat)));
}

/** Does its card lie where the verb takes its cards from? */
const isMeant = (match: Match, wish: Option): boolean =>
  !takesCard(match, wish) || match.mightMean(match.phrases[verbOf(wish)]!, argumentOf(wish));

/** What stands before the card: "attack with". */
const headOf = (phrase: string): string => plain(phrase.split("*")[0]!);

/** Wishes by what is said to them: the allowed ones first, then what the present question refuses, then what it is not the moment for; of these those that concern few before those that concern many. */
export function judged(match: Match, seat: Seat, wishes: readonly Option[]): Judgement[] {
  const found = new Map<string, { judgement: Omit<Judgement, "phrases">; phrases: Set<string> }>();
  for (const wish of meantAmong(match, seat, wishes)) {
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
  const rule = verdict?.rule ?? match.question()!.rule; // who is allowed something is asked
  const now = match.refusalNow(wish, seat) !== null;
  return { allowed: verdict === null, rule, heading: match.rulebook[rule]!.heading, fact: verdict?.fact ?? "", now };
}

/** Wishes that a phrase could mean, of those that this seat may speak of: a hidden card is not betrayed by an answer. */
function wishesOf(match: Match, seat: Seat, words: string, spoken: Spoken, wanted: readonly string[]): Option[] {
  const isThere = (card: Card) => match.definition[card] !== 0; // no place kept for a token that may come
  const mayName = (wish: Option) => !takesCard(match, wish) || (isThere(argumentOf(wish)) && match.isShownTo(argumentOf(wish), seat));
  const exact = match.wishes(words).filter(mayName);
  if (exact.length > 0) return exact;
  const nearly = nearlyWished(match, seat, plain(words), spoken).filter(mayName);
  if (nearly.length > 0) return nearly;
  const loosely = looselyWished(match, seat, plain(words), spoken, wanted.length > 0).filter(mayName);
  const isOwn = (wish: Option) => match.ownerOf(argumentOf(wish)) === seat;
  const phraseOf = (wish: Option) => match.phrases[verbOf(wish)]!;
  const isOffered = (wish: Option) => [...match.options()].some((answer) => verbOf(answer) === verbOf(wish));
  const best = [
    (wish: Option) => !wanted.includes(phraseOf(wish)) && isOffered(wish), // what a text asks for just now
    (wish: Option) => isOwn(wish) && wanted.includes(phraseOf(wish)) && match.mightWant(phraseOf(wish), argumentOf(wish)),
    (wish: Option) => !isOwn(wish) && phraseOf(wish) === "target *",
  ].find((isMeant) => wanted.length > 0 && loosely.some(isMeant));
  return best === undefined ? loosely : loosely.filter(best);
}

/**
 * Every action with a card that is named alone ("zaku"), or after the first word of the action ("attack zaku" for "attack with Zaku Ⅱ").
 * @param isTargeted "attack zaku" may be said of the target, too
 */
function looselyWished(match: Match, seat: Seat, words: string, spoken: Spoken, isTargeted: boolean): Option[] {
  const typed = words.split(" ");
  const whole = new Set<Option>(); // whoever types a whole name does not mean another that it is a part of
  const all = match.phrases.flatMap((phrase, verb): Option[] => {
    if (!phrase.includes("*")) return [];
    const head = headOf(phrase).split(" ");
    const isVerb = head[0] === typed[0] || (isTargeted && head[0] === "target" && typed[0] === "attack");
    const name = isVerb ? typed.filter((word, nth) => nth > 0 && !head.includes(word) && !PLAYER.test(word)).join(" ") : words;
    if (name === "") return [];
    const isLong = isVerb || name.length >= SHORTEST;
    const fits = (called: string) => (isLong ? plain(called).includes(name) : plain(called) === name);
    const found: Option[] = [];
    for (const card of match.conceivable(verb)) {
      if (card <= 0 || card > match.cardCount || !match.isShownTo(card, seat) || (!isVerb && !match.mightMean(phrase, card))) continue;
      const called = match.cardName(card, seat);
      if (!fits(called) && !fits(spoken(called))) continue;
      found.push(option(verb, card));
      if (plain(called) === name || plain(spoken(called)) === name) whole.add(found.at(-1)!);
    }
    return found;
  });
  return whole.size > 0 ? all.filter((wish) => whole.has(wish)) : all;
}
/** Whom an attacker attacks: "attack P2 with Zaku". */
const PLAYER = /^(?:p[12]|player|opponent)$/;
/** With fewer letters nobody names a card alone, unless they are its whole name. */
const SHORTEST = 3;

const takesCard = (match: Match, wish: Option): boolean => match.phrases[verbOf(wish)]!.includes("*");

/** The same verb with a part of a card's name ("attack with zaku" for "attack with Zaku Ⅱ"), or with any card of one's own ("attack"), or with any number. */
function nearlyWished(match: Match, seat: Seat, words: string, spoken: Spoken): Option[] {
  const found: Option[] = [];
  const elsewhere: Option[] = [];
  match.phrases.forEach((phrase, verb) => {
    if (phrase.endsWith(" #") && words === plain(phrase.slice(0, -2)))
      found.push(...[...match.conceivable(verb)].map((number) => option(verb, number)));
    if (!phrase.includes("*")) return;
    const head = headOf(phrase);
    const any = words !== "" && head.startsWith(words);
    const tail = plain(phrase.split("*")[1]!);
    const named = words.startsWith(`${head} `) ? words.slice(head.length).trim() : "";
    const end = [tail, tail.replace(/\bthe /, "")].find((each) => each !== "" && named.endsWith(` ${each}`));
    const part = end === undefined ? named : named.slice(0, -end.length).trim();
    if (!any && part === "") return;
    if (part === "") {
      for (const card of match.conceivable(verb))
        if (card > 0 && match.ownerOf(card) === seat) (match.mightMean(phrase, card) ? found : elsewhere).push(option(verb, card));
      return;
    }
    const names = new Set([...match.conceivable(verb)].map((card) => match.cardName(card, seat)));
    const fits = (name: string) => plain(name).includes(part) || plain(spoken(name)).includes(part);
    const called = [...names].filter(fits).flatMap((name) => match.wishes(phrase.replace("*", name)));
    const meant = called.filter((wish) => isMeant(match, wish));
    found.push(...(meant.length > 0 ? meant : called));
  });
  return found.length > 0 ? found : elsewhere;
}
