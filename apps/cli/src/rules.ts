/** Looking paragraphs up: by their number, or by the number that they have in a newer edition. */
import { nearest, publishedAt, type Rulebook, type RuleEntry, type Rules } from "@duelex/kernel";
import type { Look } from "./look.ts";
import { literally, plain, wrap } from "./text.ts";

/** The paragraph of this number, written with or without the braces that mark paragraphs of a newer edition; null if there is none. */
export function findParagraph(game: Rules, number: string): string | null {
  const wanted = bare(number);
  return Object.keys(game.rulebook).find((paragraph) => bare(paragraph) === wanted) ?? null;
}

/** Paragraphs that have this number in the newer edition. */
export const alsoNumbered = (game: Rules, number: string): string[] =>
  Object.entries(game.rulebook)
    .filter(
      ([paragraph, entry]) =>
        bare(paragraph) !== bare(number) && (entry.also?.split(/[,;]\s*/) ?? []).some((also) => bare(also) === bare(number)),
    )
    .map(([paragraph]) => paragraph);

/** "7-4-1, in the new edition 8-3-1: Blocker takes over the attack": a paragraph with its number in the newer edition, where it has another there, and its heading. */
export function cite(rulebook: Rulebook, rule: string, heading: string): string {
  const also = rulebook[rule]?.also ?? "";
  const number = also === "" || bare(also) === bare(rule) ? rule : `${rule}, in the new edition ${also}`;
  return heading === "" ? number : `${number}: ${heading}`;
}

/** The paragraphs below it: 7-3 → 7-3-1, 7-3-2 … */
export const below = (game: Rules, paragraph: string): string[] =>
  Object.keys(game.rulebook).filter(
    (other) => other !== paragraph && new RegExp(`^${literally(bare(paragraph))}[-.a-z]`).test(bare(other)),
  );

/** A paragraph by its number, with all that is said of it; of those about a word the headings. */
export function sayRule(game: Rules, number: string, look: Look): string[] {
  if (number.trim() === "") return ["Which paragraph? Write its number, or a word of what it is about."];
  const paragraph = findParagraph(game, number);
  const also = alsoNumbered(game, number);
  if (paragraph === null && also.length === 0) {
    const found = paragraphsAbout(game, number);
    if (found.length === 0) return [sayNoParagraph(game, number)];
    const shown = found.slice(0, MANY);
    const left = found.length - shown.length;
    return [
      ...shown.flatMap((each) => sayEntry(each, { heading: game.rulebook[each]!.heading }, look)),
      ...(left > 0 ? [look.paint.quiet(`… and ${left} more; another word narrows it down`)] : []),
    ];
  }
  if (paragraph !== null) return [...sayEntry(paragraph, game.rulebook[paragraph]!, look), ...sayPublished(game, paragraph, look)];
  return [`${number} is the number in a newer edition of:`, ...also.flatMap((each) => sayEntry(each, game.rulebook[each]!, look))];
}

/** So many paragraphs are shown for a word. */
const MANY = 6;

/** Paragraphs that have all these words in their heading, or else in what they forbid. */
export function paragraphsAbout(game: Rules, words: string): string[] {
  const wanted = plain(words).split(" ");
  const holding = (textOf: (entry: RuleEntry) => string) =>
    Object.entries(game.rulebook)
      .filter(([, entry]) => wanted.every((word) => plain(textOf(entry)).includes(word)))
      .map(([paragraph]) => paragraph);
  const headed = holding(({ heading }) => heading);
  return headed.length > 0 ? headed : holding(({ heading, no }) => `${heading} ${no ?? ""}`);
}

export function sayNoParagraph(game: Rules, number: string): string {
  const meant = nearest(number, Object.keys(game.rulebook));
  return `The rulebook of ${game.name} has no paragraph ${number}${meant === undefined ? "." : `; did you mean ${meant}?`}`;
}

export function sayEntry(paragraph: string, entry: RuleEntry, { paint, columns }: Look): string[] {
  const told = (label: string, text: string | undefined) =>
    text === undefined ? [] : wrap(`${label}${text}`, columns - 2, "  ").map((line) => `  ${line}`);
  const [first, ...rest] = wrap(`${paragraph}  ${entry.heading}`, columns, "    ");
  return [
    paint.strong(first!),
    ...rest.map((line) => paint.strong(line)),
    ...told("in the newer edition: ", entry.also),
    ...(/^[{]/.test(paragraph) ? told("in braces: ", "a paragraph that only the newer edition has, by its number there") : []),
    ...told("where it forbids something, it says: ", entry.no),
    ...told("played so here because: ", entry.reading),
  ];
}

/** Where the publisher's own words can be read; an address stands in a line of its own, so that it can be followed. */
export function sayPublished({ published }: Pick<Rules, "published">, paragraph: string, { columns }: Look): string[] {
  if (published === undefined) return [];
  const page = publishedAt(published, paragraph);
  return [...wrap(`published in ${published.says}`, columns - 2, "  ").map((line) => `  ${line}`), ...(page === null ? [] : [`  ${page}`])];
}

const bare = (number: string): string => number.replace(/[{}\s]/g, "").toLowerCase();
