/** An action in other words than the game's: "center" for "the centre line", "summon" for "play", with whom it is done to. */
import { argumentOf, type Card, type Match, type Option, option, plain, type Seat, verbOf } from "@duelex/kernel";
import type { Look } from "./look.ts";

const list = (words: string): readonly string[] => words.split(" ");

/** What people say for one and the same. */
const GROUPS = [
  "attack hit strike fight kill destroy",
  "play summon deploy cast use put lay drop place set",
  "pair link equip attach put",
  "put lay",
  "block defend guard intercept",
  "activate use",
  "centre center middle defence defense",
  "deck player opponent directly",
].map(list);

/** Words that tell nothing, … */
const SMALL = new Set(
  list(
    "a an the my your his her its their our one any some another other two second no this that it i we me you with by using on onto upon in into to at of from for as and now again",
  ),
);
/** … words that may stand with any action, … */
const GENERAL = new Set(
  list(
    "card cards unit units follower followers summons spell event pilot ability abilities effect effects text zone zones line lines lane column row area",
  ),
);
/** … and whom or what an action may be done to, or where, that is not called by a name. */
const TARGETS = new Set(
  list(
    "player opponent enemy p1 p2 ruler wizard wizards boss base shield shields deck locus colossus face directly left right centre center middle defence defense hand field board gate",
  ),
);

/** What was meant. */
export interface Wish {
  readonly wishes: readonly Option[];
  /** Whom it is done to, where that is asked afterwards; "" if nobody was named. */
  readonly to: string;
  /** Where no word is an action of the game: the cards that are named. */
  readonly cards: readonly string[];
}

const wordsIn = (text: string): string[] =>
  plain(text)
    .replace(/'s\b|[^\p{L}\p{N}\s'-]/gu, " ")
    .split(/\s+/)
    .filter((word) => word !== "" && !SMALL.has(word));

const isSame = (one: string | undefined, other: string): boolean => one === other || one === `${other}s` || other === `${one}s`;
const isAlike = (one: string, other: string): boolean => GROUPS.some((group) => group.includes(one) && group.includes(other));
/** Letters to which a word of a name may be cut short. */
const ENOUGH = 3;
const begins = (word: string, typed: string): boolean => isSame(word, typed) || (typed.length >= ENOUGH && word.startsWith(typed));

/** What a word is worth: the verb more than all others, the game's own word more than one that is said for it. */
const VERB = 20;
const OWN = 3;
const ALIKE = 2;

function worthOf(word: string, [verb = "", ...others]: readonly string[], name: readonly string[]): number {
  if (isSame(verb, word)) return VERB + OWN;
  if (others.some((other) => isSame(other, word))) return OWN;
  const isName = !GENERAL.has(word) && !(verb === "attack" && TARGETS.has(word)); // a Base that is attacked, not one that attacks
  if (isName && name.some((each) => begins(each, word))) return OWN;
  if (isAlike(verb, word)) return VERB + ALIKE;
  return others.some((other) => isAlike(other, word)) ? ALIKE : 0;
}

/**
 * The actions that hold most of what was typed, and nothing but what may go with them; only cards that this seat sees are named.
 * @param wanted phrases of verbs that one wants of a card of one's own
 */
export function wishIn(match: Match, seat: Seat, typed: string, look: Look, wanted: readonly string[]): Wish {
  const words = wordsIn(typed);
  const names = new Map<number, readonly string[]>();
  for (let card = 1 as Card; card <= match.cardCount; card++) {
    if (match.definition[card] === 0 || !match.isShownTo(card, seat)) continue;
    const name = match.cardName(card, seat);
    names.set(card, wordsIn(`${name} ${look.speech(name)}`));
  }
  const isNamed = (word: string) => [...names.values()].some((name) => name.some((each) => begins(each, word)));
  const mayStand = words.map(
    (word, nth) => GENERAL.has(word) || TARGETS.has(word) || isNamed(word) || (/^\d+$/.test(word) && GENERAL.has(words[nth - 1] ?? "")),
  );
  let most = 0;
  let found: { readonly wish: Option; readonly worths: readonly number[] }[] = [];
  for (const [verb, phrase] of match.phrases.entries()) {
    const fixed = wordsIn(phrase.replace(/[*#?]/, " "));
    for (const argument of match.conceivable(verb)) {
      const name = phrase.includes("*") ? names.get(argument) : phrase.includes("#") ? [String(argument)] : [];
      if (name === undefined || (wanted.includes(phrase) && match.ownerOf(argument as Card) !== seat)) continue;
      const worths = words.map((word) => worthOf(word, fixed, name));
      if (worths.some((worth, nth) => worth === 0 && !mayStand[nth]!)) continue;
      const sum = worths.reduce((all, worth) => all + worth, 0);
      if (sum > most) found = [];
      most = Math.max(most, sum);
      if (sum === most) found.push({ wish: option(verb, argument), worths });
    }
  }
  if (most < VERB && !found.some(({ worths }) => !worths.includes(0)))
    return { wishes: [], to: "", cards: cardsIn(match, seat, words, names) };
  const onCards =
    (isLikely: (phrase: string, card: Card) => boolean) =>
    (phrase: string, card: Card): boolean =>
      !phrase.includes("*") || isLikely(phrase, card);
  const likely = [
    onCards((phrase, card) => match.mightMean(phrase, card)),
    (phrase: string) => wanted.includes(phrase),
    onCards((phrase, card) => match.mightWant(phrase, card)),
  ];
  for (const isLikely of likely) {
    const those = found.filter(({ wish }) => isLikely(match.phrases[verbOf(wish)]!, argumentOf(wish)));
    if (those.length > 0) found = those;
  }
  const to = words.filter((word, nth) => found[0]!.worths[nth] === 0 && !GENERAL.has(word));
  return { wishes: found.map(({ wish }) => wish), to: to.join(" "), cards: [] };
}

/** The cards that hold most of the words, if none of these is an action. */
function cardsIn(match: Match, seat: Seat, words: readonly string[], names: ReadonlyMap<number, readonly string[]>): string[] {
  const verbs = match.phrases.map((phrase) => wordsIn(phrase)[0] ?? "");
  if (words.some((word) => verbs.some((verb) => isSame(verb, word) || isAlike(verb, word)))) return [];
  const called = words.filter((word) => !GENERAL.has(word) && !TARGETS.has(word));
  const held = (name: readonly string[]) => called.filter((word) => name.some((each) => begins(each, word))).length;
  const most = Math.max(0, ...[...names.values()].map(held));
  const cards = [...names].filter(([, name]) => most > 0 && held(name) === most);
  return [...new Set(cards.map(([card]) => match.cardName(card as Card, seat)))];
}
