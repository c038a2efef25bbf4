/** The answers to a question as people are shown them: alike ones as one, those that only read alike told apart. */
import { argumentOf, type Card, type CardView, capital, type Mat, type Match, type Seat, type View, verbOf } from "@duelex/kernel";
import { inShort } from "./cards.ts";
import type { Answer } from "./told.ts";

/** What is seen of a card on the table: everything but which copy of it this is. */
interface Seen {
  readonly place: string;
  readonly cell: CardView;
}

interface Group {
  readonly index: number;
  readonly phrase: string;
  readonly seen: Seen | undefined;
  /** Indexes of the others that come to the same. */
  readonly others: number[];
}

/** Every answer that differs, in the order of the rules, those of one verb together; those last that cannot touch the other player. */
export function menuOf(
  match: Match,
  seat: Seat,
  { buttons, passes, vain, listed = [] }: Pick<Mat, "buttons" | "passes" | "vain" | "listed">,
  view: View = match.view(seat),
): Answer[] {
  const { options, count } = match.options();
  const seen = seenCards(view);
  const groups = new Map<string, Group>();
  for (let index = 0; index < count; index++) {
    const option = options[index]!;
    const phrase = match.phrase(option, seat);
    const verb = match.phrases[verbOf(option)]!;
    const card = verb.includes("*") ? seen.get(argumentOf(option)) : undefined;
    const means = verb.includes("?") ? match.meaning(index) : ""; // what waits under one name may be another's
    const key = JSON.stringify([verbOf(option), phrase, card?.place, card === undefined ? means : { ...card.cell, card: 0 }]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { index, phrase, seen: card, others: [] });
    else group.others.push(index);
  }
  const namesakes = new Map<string, Group[]>();
  for (const group of groups.values()) {
    const others = namesakes.get(group.phrase);
    if (others === undefined) namesakes.set(group.phrase, [group]);
    else others.push(group);
  }
  const answers = [...groups.values()].map(({ index, phrase, seen: card, others: copies }): Answer => {
    const option = options[index]!;
    const verb = match.phrases[verbOf(option)]!;
    const others = namesakes.get(phrase)!;
    const detail = others.length > 1 && card !== undefined ? detailOf(card, others) : "";
    const label = capital(labelOf(verb, phrase, buttons));
    const means = match.meaning(index);
    return {
      answer: index,
      phrase,
      label,
      verb,
      about: match.about(option, seat),
      detail,
      alike: copies.length + 1,
      copies: copies.map((answer) => ({ answer, about: match.about(options[answer]!, seat) })),
      means,
      vain: isVain(match, { vain }, index, means),
      passes: passes.includes(verb),
    };
  });
  if (answers.some(({ about }) => about.kind === "place")) return answers; // places stay in the order in which they lie
  if (answers.every(({ verb, phrase }) => verb === phrase)) return answers; // yes and no stay where they are, whatever comes of them
  const inOrder = (those: readonly Answer[]) => together(those, listed);
  return [...inOrder(answers.filter((answer) => !answer.vain)), ...inOrder(answers.filter((answer) => answer.vain))];
}

/** The line of a menu in which an answer stands, as itself or among those that come to the same. */
export const lineWith = (menu: readonly Answer[], answer: number): Answer =>
  menu.find((line) => line.answer === answer || line.copies.some((copy) => copy.answer === answer))!;

/** Can this answer touch nobody but who gives it? Its meaning begins as the game begins them then. */
export const isVain = (match: Match, { vain }: Pick<Mat, "vain">, answer: number, means = match.meaning(answer)): boolean =>
  vain.some((begins) => means.startsWith(begins));

/** Answers of one verb behind the first of them; those verbs first for which the game has an order. */
function together(answers: readonly Answer[], listed: readonly string[]): Answer[] {
  const verbs = new Set([...listed, ...answers.map(({ verb }) => verb)]);
  return [...verbs].flatMap((verb) => answers.filter((answer) => answer.verb === verb));
}

/** What stands on a button: the game's own words for the verb, with what the phrase has in the place of the sign. */
function labelOf(verb: string, phrase: string, buttons: Mat["buttons"]): string {
  const worded = buttons[verb];
  if (worded === undefined) return phrase;
  const at = verb.search(/[*#?]/);
  if (at < 0) return worded;
  const named = phrase.slice(at, phrase.length - (verb.length - at - 1));
  return worded.replace(/[*#?]/, () => named);
}

/** Where it is, if each of its namesakes is somewhere else; else where and how, as far as that differs. */
function detailOf(card: Seen, namesakes: readonly Group[]): string {
  const places = new Set(namesakes.map(({ seen }) => seen?.place));
  if (places.size === namesakes.length && !places.has(undefined)) return card.place;
  const samePlace = namesakes.every(({ seen }) => seen?.place === card.place);
  const isTold = (say: (cell: CardView) => string) => new Set(namesakes.map(({ seen }) => (seen === undefined ? "" : say(seen.cell)))).size;
  const say = isTold(byNames) === isTold(inShort) ? byNames : inShort;
  const look = say(card.cell);
  const sameLook = namesakes.every(({ seen }) => seen !== undefined && say(seen.cell) === look);
  return [...(sameLook ? [] : [look]), ...(samePlace ? [] : [card.place])].join(", ");
}

/** In short, and of what lies under it the names: that is enough, unless two differ in no more than its numbers. */
const byNames = (cell: CardView): string =>
  [inShort({ ...cell, with: [] }), ...(cell.with ?? []).map(({ name }) => `+ ${name ?? "a card"}`)].filter((part) => part !== "").join(" ");

/** A card on a side lies there, also while what it does is shown between the two. */
export const sidesLast = (rows: View["rows"]): View["rows"] =>
  [...rows].sort((one, other) => Number(one.seat !== null) - Number(other.seat !== null));

/** Card number → where and how a seat sees it, cards that lie with others included. */
function seenCards(view: View): Map<Card, Seen> {
  const seen = new Map<Card, Seen>();
  const look = (cell: CardView, place: string) => {
    seen.set(cell.card, { place, cell });
    for (const other of cell.with ?? []) look(other, place);
  };
  for (const row of sidesLast(view.rows)) {
    row.cells.forEach((cell, nth) => {
      if (cell !== null) look(cell, row.places?.[nth] ?? row.label);
    });
  }
  return seen;
}

/** The first answer that passes, or null if none does. */
export function passIn(match: Match, { passes }: Pick<Mat, "passes">): number | null {
  const { options, count } = match.options();
  for (const phrase of passes)
    for (let index = 0; index < count; index++) if (match.phrases[verbOf(options[index]!)] === phrase) return index;
  return null;
}
