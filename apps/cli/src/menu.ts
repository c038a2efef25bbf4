/** The answers to a question as a numbered list: alike ones in one line, those that only look alike told apart; and reading what was typed. */
import { argumentOf, Card, type CardView, type Match, nearest, type Seat, type View, verbOf } from "@duelex/kernel";
import { sayCard } from "./board.ts";
import { plain } from "./text.ts";

export interface MenuLine {
  /** The answer's place among the options; of several alike, the first. */
  readonly index: number;
  readonly phrase: string;
  /** What tells it from another line that reads the same: "AP 3 HP 3 [2 damage]". */
  readonly detail: string;
  /** How many answers it stands for. */
  readonly alike: number;
}

/** What is seen of a card on the table: everything but which copy of it this is. */
interface Seen {
  readonly place: string;
  readonly cell: CardView;
}

export function menuOf(match: Match, seat: Seat): MenuLine[] {
  const { options, count } = match.options();
  const seen = seenCards(match.view(seat));
  const groups = new Map<string, { index: number; phrase: string; seen: Seen | undefined; alike: number }>();
  for (let index = 0; index < count; index++) {
    const option = options[index]!;
    const phrase = match.phrase(option, seat);
    const card = match.phrases[verbOf(option)]!.includes("*") ? seen.get(argumentOf(option)) : undefined;
    const key = JSON.stringify([verbOf(option), phrase, card?.place, card === undefined ? null : { ...card.cell, card: 0 }]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { index, phrase, seen: card, alike: 1 });
    else group.alike++;
  }
  const lines = [...groups.values()];
  return lines.map(({ index, phrase, seen: card, alike }) => {
    const namesakes = lines.filter((other) => other.phrase === phrase);
    return {
      index,
      phrase,
      alike,
      detail:
        namesakes.length > 1 && card !== undefined
          ? detailOf(
              card,
              namesakes.map((other) => other.seen),
            )
          : "",
    };
  });
}

/** Where and how it is, as far as that differs from its namesakes. */
function detailOf(card: Seen, namesakes: readonly (Seen | undefined)[]): string {
  const look = sayCard({ ...card.cell, name: "" }).trim();
  const samePlace = namesakes.every((other) => other?.place === card.place);
  const sameLook = namesakes.every((other) => other !== undefined && sayCard({ ...other.cell, name: "" }).trim() === look);
  return [...(sameLook ? [] : [look]), ...(samePlace ? [] : [card.place])].join(", ");
}

/** Card number → where and how a seat sees it, cards that lie with others included. */
function seenCards(view: View): Map<Card, Seen> {
  const seen = new Map<Card, Seen>();
  const look = (cell: CardView, place: string) => {
    if (cell.card !== Card.none) seen.set(cell.card, { place, cell });
    for (const other of cell.with ?? []) look(other, place);
  };
  for (const row of view.rows) {
    row.cells.forEach((cell, nth) => {
      if (cell !== null) look(cell, row.places?.[nth] ?? row.label);
    });
  }
  return seen;
}

/** What was typed: an answer, several that could be meant, or nothing that is known. */
export type Choice = { readonly index: number } | { readonly unclear: readonly MenuLine[] } | { readonly unknown: string };

/**
 * Reads a number of the menu or the words of an answer; a part of the words is enough when only one answer has it.
 * @param spoken a phrase as it stands on the screen
 */
export function readChoice(menu: readonly MenuLine[], typed: string, spoken: (phrase: string) => string = (phrase) => phrase): Choice {
  const wanted = plain(typed);
  if (/^\d+$/.test(wanted)) {
    const line = menu[Number(wanted) - 1];
    return line === undefined
      ? { unknown: menu.length === 1 ? "There is only one answer, 1." : `There are answers 1 to ${menu.length}.` }
      : { index: line.index };
  }
  const says = (line: MenuLine) => [plain(line.phrase), plain(spoken(line.phrase))];
  const exact = menu.filter((line) => says(line).includes(wanted));
  const starting = menu.filter((line) => says(line).some((text) => text.startsWith(wanted)));
  const words = wanted.split(" ");
  const holding = menu.filter((line) => says(line).some((text) => words.every((word) => text.includes(word))));
  for (const found of [exact, starting, holding]) {
    if (found.length === 1) return { index: found[0]!.index };
    if (found.length > 1) return { unclear: found };
  }
  const meant = nearest(
    wanted,
    menu.map((line) => plain(line.phrase)),
  );
  return {
    unknown:
      meant === undefined
        ? `"${typed}" is not one of the answers; ? lists what you can type.`
        : `"${typed}" is not one of the answers; did you mean "${meant}"?`,
  };
}
