/** What an answer leads to, in one line: as many words of it as there is room for, and no number torn off. */
import { clipWords, widthOf } from "../text.ts";

/** Answers that name whom they are about, and of whom it is said what becomes of them. */
const ABOUT = /^(?:target|choose|block with) /;
/** What stands before the card that is spoken of: whose it is. */
const WHOSE = /^((?:yourself: )?)(?:your |P\d's )?/i;
/** What is so of every attack, before what comes of it. */
const ATTACKS = /^attacks [^:;]*, and is rested: /;
/** A beginning whose last part has no number, and stops at a comma: "Ignition," of what an ability does. */
const BARE = /(?:^|; )[^;\d]*,$/;
/** Between the parts of a forecast. */
const BETWEEN = /(?<=[,;]) /;

/**
 * @param answer the words of the answer: whoever it names is not named again where there is no room for all
 * @param decides it is about a fight: rather than without the numbers of its first part, it is not said at all
 */
export function inOneLine(means: string, answer: string, room: number, decides: boolean): string {
  if (widthOf(means) <= room) return means;
  const says = withoutSubject(means, answer);
  if (widthOf(says) <= room) return says;
  const head = clipWords(says, room).slice(0, -1);
  const before = wholeParts(says, head);
  if (before === head) return `${head.replace(/ \($/, "")}…`;
  const isBare = !decides && BARE.test(before) && numbersIn(head.slice(before.length)).length === 0;
  if (before !== "" && !isBare) return `${before} …`;
  return decides ? "" : `${head}…`;
}

/** As much of a beginning as tears no part off before a number of its own. */
function wholeParts(says: string, head: string): string {
  let whole = "";
  for (const part of says.split(BETWEEN)) {
    const upTo = whole === "" ? part : `${whole} ${part}`;
    if (upTo.length <= head.length) {
      whole = upTo;
      continue;
    }
    const shown = head.slice(whole.length);
    return numbersIn(shown).length === numbersIn(part).length ? head : whole;
  }
  return whole;
}

/** "it keeps 3, Ram is defeated" beside the answer "target Wall", for "Wall (9) keeps 3, Ram is defeated"; of an attack what comes of it. */
function withoutSubject(means: string, answer: string): string {
  if (!ABOUT.test(answer)) return means.replace(ATTACKS, "");
  const [all, before] = WHOSE.exec(means) as unknown as [string, string];
  const rest = means.slice(all.length);
  const ends = [...rest.matchAll(/(?= )/g)].map(({ index }) => index).filter((end) => answer.includes(rest.slice(0, end)));
  const end = ends.at(-1);
  if (end === undefined || !/^\p{Lu}/u.test(rest)) return means;
  const it = /^P\d /.test(rest) ? "" : "it ";
  return before + it + rest.slice(end).replace(/^ (?:\(\d+\) )?/, "");
}

/** Numbers by which something is decided: of a paragraph or of a player they are names, and between brackets stands what is seen on the table. */
export const numbersIn = (text: string): string[] => text.replace(/\([^)]*\)?/g, "").match(/(?<![\p{L}\d-])\d+(?![\p{L}\d]|-\d)/gu) ?? [];
