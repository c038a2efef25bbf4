/** "why not": the paragraph and the fact that forbid an action. */
import { type Match, nearest, type Rulebook, type Seat } from "@duelex/kernel";
import { type Judgement, whyNotWords } from "@duelex/session";
import type { Look } from "./look.ts";
import { withRule } from "./narrate.ts";
import { cite } from "./rules.ts";
import type { Session } from "./session.ts";
import { plain, wrap } from "./text.ts";

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
  return judgements.length === 0
    ? sayUnknownWish(match, typed, look)
    : judgements.flatMap((each) => sayJudgement(each, match.rulebook, look));
}

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
  const all = whyNotWords(match, seat, look.hear(typed), look.speech, game.mat.wanted).filter(({ allowed }) => !allowed);
  const isMeant = (phrase: string) => [phrase, look.speech(phrase)].some((each) => plain(each) === plain(typed));
  const meant = all.filter(({ phrases }) => phrases.some(isMeant));
  const judgements = meant.length > 0 ? meant : all;
  return judgements.length === 0
    ? wrap(unknown, look.columns, "  ")
    : judgements.slice(0, 2).flatMap((each) => sayJudgement(each, match.rulebook, look));
}

function sayUnknownWish(match: Match, words: string, { columns }: Look): string[] {
  const verbs = match.phrases.map((phrase) => phrase.replace("*", "CARD").replace("#", "NUMBER").replace("?", "…"));
  const first = plain(words).split(" ")[0] ?? "";
  const alike = verbs.filter((phrase) => plain(phrase).startsWith(first));
  const meant = nearest(plain(words), verbs.map(plain));
  const known = alike.length > 0 ? alike : meant !== undefined ? [meant] : verbs;
  const says = `No action is called "${words}", or you see no card of that name. Actions are worded like this:`;
  return [...wrap(says, columns, "  "), ...known.map((phrase) => `  ${phrase}`)];
}
