/** "why not": the paragraph and the fact that forbid an action. */
import { type Match, nearest, type Option, type Rulebook, type Seat, verbOf } from "@duelex/kernel";
import { type Judgement, judged, whyNotWords } from "@duelex/session";
import type { Look } from "./look.ts";
import { withRule } from "./narrate.ts";
import { cite } from "./rules.ts";
import type { Session } from "./session.ts";
import { plain, wrap } from "./text.ts";
import { wishIn } from "./wish.ts";

/** So many of the actions that are forbidden by the same are named. */
const NAMED = 4;

/**
 * Why an action is not allowed; or that it is.
 * @param wanted what one wants of a card that is named alone
 * @param byItself the match as it was at each question that has answered itself: of what is not of the present question, what they have against it
 */
export function sayWhyNot(
  match: Match,
  seat: Seat,
  look: Look,
  typed: string,
  wanted: readonly string[] = [],
  byItself: readonly Match[] = [],
): string[] {
  const judgedIn = (each: Match) => whyNotWords(each, seat, look.hear(typed), look.speech, wanted);
  const judgements = judgedIn(match);
  if (judgements.every(({ allowed, now }) => !allowed && !now)) {
    for (const then of byItself) {
      const refused = judgedIn(then).filter(({ allowed, now }) => !allowed && now);
      if (refused.length === 0) continue;
      const says = `“${look.speech(then.question(seat)!.says)}” was not asked: there was one answer.`;
      return [...wrap(says, look.columns, "  "), ...refused.flatMap((each) => sayJudgement(each, match.rulebook, look))];
    }
  }
  if (judgements.length > 0) return judgements.flatMap((each) => sayJudgement(each, match.rulebook, look));
  return sayInOtherWords(match, seat, look, typed, wanted) ?? sayUnknownWish(match, typed, look, wanted);
}

/** Of an action that is called otherwise in the game, as far as it can be guessed; null if it cannot. */
function sayInOtherWords(match: Match, seat: Seat, look: Look, typed: string, wanted: readonly string[]): string[] | null {
  const { wishes, to, cards } = wishIn(match, seat, look.hear(typed), look, wanted);
  if (cards.length > 0) {
    const says = `No action is called "${typed}". With ${look.speech(cards.join(", "))}:`;
    const those = cards.flatMap((card) => whyNotWords(match, seat, card, look.speech, wanted));
    return [...wrap(says, look.columns, "  "), ...sayFew(those, match.rulebook, look)];
  }
  if (wishes.length === 0) return null;
  const [only, ...others] = match.asked === seat ? [...match.options()].filter((offered) => wishes.includes(offered)) : [];
  const then = to === "" || only === undefined || others.length > 0 ? [] : targetJudged(match, seat, look, only, to, wanted);
  return sayFew([...judged(match, seat, wishes), ...then], match.rulebook, look);
}

/** Of whom an action is done to that is allowed: what the question has against it that comes next. */
function targetJudged(match: Match, seat: Seat, look: Look, action: Option, to: string, wanted: readonly string[]): Judgement[] {
  const then = match.clone();
  const verb = match.phrase(action, seat).split(" ")[0]!;
  then.play([...match.options()].indexOf(action));
  if (then.over || then.asked !== seat) return [];
  const target = `${verb} ${to}`;
  const known = whyNotWords(then, seat, target, look.speech, wanted);
  const said = known.length > 0 ? known : judged(then, seat, wishIn(then, seat, target, look, wanted).wishes);
  const [head = ""] = match.phrases[verbOf(action)]!.split("*");
  return said.filter(({ allowed, now, phrases }) => (allowed || now) && !phrases[0]!.startsWith(head)); // it attacks already by then
}

/** The first of them. */
const sayFew = (judgements: readonly Judgement[], rulebook: Rulebook, look: Look): string[] =>
  judgements.slice(0, NAMED).flatMap((each) => sayJudgement(each, rulebook, look));

function sayJudgement({ allowed, phrases, rule, heading, fact }: Judgement, rulebook: Rulebook, look: Look): string[] {
  const verb = phrases.length > NAMED ? commonWords(phrases) : "";
  const named = verb !== "" ? `"${look.speech(verb)} …"` : look.speech(sayPhrases(phrases));
  const is = phrases.length === 1 || verb !== "" ? "is" : "are";
  if (allowed) return wrap(`${named} ${is} allowed: among the answers.`, look.columns, "  ");
  return withRule(`${named} ${is} not allowed: ${look.speech(fact)}`, cite(rulebook, rule, heading === fact ? "" : heading), 0, look);
}

/** "block with", of many actions that begin so: which cards they name makes no difference. */
function commonWords([first = "", ...others]: readonly string[]): string {
  const words = first.split(" ");
  const end = words.findIndex((word, nth) => others.some((other) => other.split(" ")[nth] !== word));
  return words.slice(0, Math.max(0, end)).join(" ");
}

const sayPhrases = (phrases: readonly string[]): string => {
  const named = phrases.slice(0, NAMED).map((phrase) => `"${phrase}"`);
  const more = phrases.length - named.length;
  return more > 0 ? `${named.join(", ")} and ${more} more` : named.join(", ");
};

/** What was typed is no answer: an action that the rules forbid now gets its paragraph at once. */
export function sayUnknown(
  { game, match }: Pick<Session, "game" | "match">,
  seat: Seat,
  look: Look,
  typed: string,
  unknown: string,
): string[] {
  if (/^\d+$/.test(typed.trim())) return wrap(unknown, look.columns, "  "); // a number that no answer has is no action
  const { wanted } = game.mat;
  const known = whyNotWords(match, seat, look.hear(typed), look.speech, wanted);
  const said = known.length > 0 ? known : judged(match, seat, wishIn(match, seat, look.hear(typed), look, wanted).wishes);
  const all = said.filter(({ allowed }) => !allowed);
  const isMeant = (phrase: string) => [phrase, look.speech(phrase)].some((each) => plain(each) === plain(typed));
  const meant = all.filter(({ phrases }) => phrases.some(isMeant));
  const judgements = meant.length > 0 ? meant : all;
  return judgements.length === 0
    ? wrap(unknown, look.columns, "  ")
    : judgements.slice(0, 2).flatMap((each) => sayJudgement(each, match.rulebook, look));
}

/** Of so few letters none is mistyped. */
const TYPED = 3;

function sayUnknownWish(match: Match, words: string, { columns }: Look, wanted: readonly string[]): string[] {
  const worded = (phrases: readonly string[]) =>
    phrases.map((phrase) => phrase.replace("*", "CARD").replace("#", "NUMBER").replace("?", "…"));
  const verbs = worded(match.phrases);
  const first = plain(words).split(" ")[0] ?? "";
  const alike = verbs.filter((phrase) => plain(phrase).startsWith(first));
  const meant = words.length > TYPED ? nearest(plain(words), verbs.map(plain)) : undefined;
  const usual = wanted.length > 0 ? worded(wanted) : verbs;
  const known = alike.length > 0 ? alike : meant !== undefined ? [meant] : usual;
  const says = `No action is called "${words}", or you see no card of that name. Actions are worded like this:`;
  return [...wrap(says, columns, "  "), ...known.map((phrase) => `  ${phrase}`)];
}
