import type { RuleEntry } from "@duelex/kernel";

export type Paragraphs = readonly (readonly [number: string, entry: RuleEntry])[];

/** Paragraphs whose number begins so, then those that hold every word. An empty search finds all. */
export function findParagraphs(paragraphs: Paragraphs, search: string): Paragraphs {
  const wanted = search.trim().toLowerCase();
  if (wanted === "") return paragraphs;
  const byNumber = paragraphs.filter(([number]) => number.toLowerCase().replace(/[{}]/g, "").startsWith(wanted.replace(/[{}]/g, "")));
  const words = wanted.split(/\s+/);
  const text = ([number, { heading, no, reading, also }]: Paragraphs[number]) =>
    `${number} ${heading} ${no ?? ""} ${reading ?? ""} ${also ?? ""}`.toLowerCase();
  const byWords = paragraphs.filter((paragraph) => !byNumber.includes(paragraph) && words.every((word) => text(paragraph).includes(word)));
  return [...byNumber, ...byWords];
}
