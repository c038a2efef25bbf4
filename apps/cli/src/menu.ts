/** The answers to a question as a numbered list, and reading what was typed. */
import { type Game, type Match, nearest, type Seat } from "@duelex/kernel";
import { answerWithin } from "@duelex/kernel/scenario";
import { type Answer, menuOf as answersOf } from "@duelex/session";
import { plain } from "./text.ts";

export type MenuLine = Pick<Answer, "answer" | "phrase" | "detail" | "alike"> & Partial<Answer>;

export const menuOf = (game: Pick<Game, "mat">, match: Match, seat: Seat): Answer[] =>
  answersOf(match, seat, game.mat).map((answer) => ({ ...answer, detail: setApart(answer) }));

/** "attack the left line with Ogre Bruiser – from the right": an answer that names one place does not name that of its card as if it were the same. */
function setApart({ phrase, detail }: Answer): string {
  const [, place, kind] = /^(\w+) (\w+)$/.exec(detail) ?? [];
  return kind !== undefined && phrase.split(" ").includes(kind) ? `from the ${place}` : detail;
}

/**
 * A menu in the order of the one before it, as far as they agree, so that an answer keeps its number while nothing comes or goes: hands and
 * what answers lead to change their order, and whoever has read a number types it again.
 */
export function inOldOrder(menu: readonly Answer[], before: readonly Answer[]): Answer[] {
  const keyOf = ({ phrase, detail }: Answer) => `${phrase}\n${detail}`;
  const old = new Map(before.map((answer, nth) => [keyOf(answer), nth]));
  const placeOf = (answer: Answer) => old.get(keyOf(answer)) ?? -1;
  const isEqual = menu.length === before.length && menu.every((answer) => placeOf(answer) >= 0);
  const sorted = (those: readonly Answer[]) => {
    const known = those.filter((answer) => placeOf(answer) >= 0).sort((one, other) => placeOf(one) - placeOf(other));
    return those.map((answer) => (placeOf(answer) >= 0 ? known.shift()! : answer));
  };
  if (isEqual) return sorted(menu);
  const isYesOrNo = menu.every(({ verb, phrase }) => verb === phrase); // what names nothing keeps its place, whatever comes of it
  if (isYesOrNo || menu.some(({ about }) => about?.kind === "place")) return [...menu];
  return [...sorted(menu.filter(({ vain }) => !vain)), ...sorted(menu.filter(({ vain }) => vain))]; // what hurts nobody stays last
}

/**
 * The numbers by which answers are called: 1, 2, 3 and so on. Where each is a place of a row that is counted from 1 on the table, they are those of
 * the places, so that the others keep theirs when one of them has been chosen.
 */
export function numbersOf(menu: readonly MenuLine[]): readonly number[] {
  const places = menu.map(({ about, verb = "", phrase }) => {
    const [before, after] = verb.split("#");
    const number = after === undefined ? 0 : Number(phrase.slice(before!.length, phrase.length - after.length));
    return about?.kind === "place" && about.cell === number - 1 && verb === menu[0]!.verb ? number : 0;
  });
  return places.every((number) => number > 0) ? places : menu.map((_, nth) => nth + 1);
}

/** Without the dash that stands between an answer and where its card lies. */
const unruled = (text: string): string => text.replace(/ [–-] /g, " ");

/** What was typed: an answer, several that could be meant, or nothing that is known. */
export type Choice = { readonly index: number } | { readonly unclear: readonly MenuLine[] } | { readonly unknown: string };

/** Words for the answer with which one does nothing more, or does not do what is asked; and for the other of two. */
const NO_MORE =
  /^(?:no?|nope|none|nothing|(?:pass|end|done|finish|stop|skip|next|go on|continue|end it)(?: (?:the |my )?(?:turn|phase))?)$/;
export const isNoMore = (wanted: string): boolean => NO_MORE.test(wanted);
const YES = /^(?:y|yes|yeah|ok)$/;

/** What somebody means who says only yes, no, or that they have done. */
export function meantShortly(menu: readonly MenuLine[], wanted: string): MenuLine | undefined {
  const passing = menu.filter(({ passes }) => passes === true);
  if (passing.length !== 1) return undefined;
  if (NO_MORE.test(wanted)) return passing[0];
  return menu.length === 2 && YES.test(wanted) ? menu.find((line) => line !== passing[0]) : undefined;
}

/** Without the signs that some names are set between. */
const bare = (text: string): string => plain(unruled(text).replace(/[^\p{L}\p{N}\s'’.,&–-]/gu, ""));

/**
 * Reads a number of the menu or the words of an answer; its first words are enough when only one answer begins so, and so is its
 * first word with some of the others. Words from its middle are asked back: who types "hand" may want to see the hand, not to keep it.
 * @param spoken a phrase as it stands on the screen
 */
export function readChoice(menu: readonly MenuLine[], typed: string, spoken: (phrase: string) => string = (phrase) => phrase): Choice {
  const wanted = plain(typed);
  if (/^\d+$/.test(wanted)) {
    const numbers = numbersOf(menu);
    const line = menu[numbers.indexOf(Number(wanted))];
    const isGapless = numbers.at(-1) === numbers[0]! + menu.length - 1;
    return line === undefined
      ? {
          unknown:
            menu.length === 1
              ? `There is only one answer, ${numbers[0]!}.`
              : `There are answers ${isGapless ? `${numbers[0]!} to ${numbers.at(-1)!}` : numbers.join(", ")}.`,
        }
      : { index: line.answer };
  }
  const says = (line: MenuLine) => [line.phrase, spoken(line.phrase)].flatMap((phrase) => [plain(phrase), bare(phrase)]);
  const listed = (line: MenuLine) => [line.phrase, spoken(line.phrase)].map((phrase) => plain(`${phrase} ${unruled(line.detail)}`));
  const asListed = plain(unruled(typed));
  const detailed = menu.filter((line) => line.detail !== "" && listed(line).includes(asListed));
  if (detailed.length === 1) return { index: detailed[0]!.answer };
  const exact = menu.filter((line) => says(line).includes(wanted));
  const starting = menu.filter((line) => says(line).some((text) => text.startsWith(wanted)));
  const begun = menu.filter((line) => listed(line).some((text) => text.startsWith(asListed)));
  const words = wanted.split(" ");
  const isIn = (word: string, text: string) => (/^[a-z]$/.test(word) ? text.split(" ").includes(word) : text.includes(word)); // a late "y" means no "play"
  const holding = menu.filter((line) => says(line).some((text) => words.every((word) => isIn(word, text))));
  for (const found of [exact, starting, begun]) {
    if (found.length === 1) return { index: found[0]!.answer };
    if (found.length > 1) return { unclear: found };
  }
  const shortly = meantShortly(menu, wanted);
  if (shortly !== undefined) return { unclear: [shortly] };
  const sameVerb = holding.filter((line) => words.length > 1 && says(line).some((text) => text.split(" ")[0] === words[0]));
  if (sameVerb.length === 1) return { index: sameVerb[0]!.answer };
  if (holding.length > 0) return { unclear: holding };
  const phrases = menu.map((line) => plain(line.phrase));
  const near = nearest(wanted, phrases) ?? answerWithin(wanted, phrases);
  const meant = near === undefined ? undefined : spoken(menu[phrases.indexOf(near)]!.phrase);
  return {
    unknown:
      meant === undefined
        ? `"${typed}" is not one of the answers; ? lists what you can type.`
        : `"${typed}" is not one of the answers; did you mean "${meant}"?`,
  };
}
