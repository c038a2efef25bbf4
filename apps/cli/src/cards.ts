/** Looking cards up: by number, by name in any language, by words of their text. */
import { type CardEntry, type Catalog, type Face, nearest } from "@duelex/kernel";
import type { Look } from "./look.ts";
import { count, literally, plain, wrap } from "./text.ts";

/** The cards that all these words are about; those called just so come first, and then alone. */
export function findCards(catalog: Catalog, words: string): readonly CardEntry[] {
  const wanted = plain(words);
  if (wanted === "") return catalog.entries;
  const namesOf = (entry: CardEntry) => [entry.id, entry.name, ...entry.otherNames].map(plain);
  const exact = catalog.entries.filter((entry) => namesOf(entry).includes(wanted));
  if (exact.length > 0) return exact;
  for (const isMeant of [beginsWordOf, holds]) {
    const named = catalog.entries.filter((entry) => namesOf(entry).some((name) => isMeant(name, wanted)));
    if (named.length > 0) return named;
  }
  const parts = wanted.split(" ");
  return catalog.entries.filter((entry) => {
    const all = plain([...namesOf(entry), entry.type, entry.summary, ...entry.text].join(" "));
    return parts.every((part) => all.includes(part));
  });
}

/** "wing" begins a word of "Wing Gundam", and none of "Overflowing Affection". */
export const beginsWordOf = (name: string, wanted: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${literally(wanted)}`, "u").test(name);
export const holds = (name: string, wanted: string): boolean => name.includes(wanted);

/** Cards in full, if they are few enough; otherwise a line each. */
export function sayCards(catalog: Catalog, words: string, look: Look, few: number): string[] {
  if (plain(words) === "") return ["Which card? Write its number or name."];
  const found = findCards(catalog, words);
  if (found.length === 0) return [sayNoCard(catalog, words)];
  const alike = printings(found);
  if (alike.length <= few) return alike.flatMap((printed, nth) => [...(nth === 0 ? [] : [""]), ...sayCard(printed, look)]);
  return sayList(found, look);
}

/** A line each. */
export const sayList = (cards: readonly CardEntry[], look: Look): string[] => [
  `${count(cards.length, "card")}:`,
  ...cards.map((entry) => sayCardLine(entry, look)),
];

export function sayNoCard(catalog: Catalog, words: string): string {
  const meant = nearest(
    plain(words),
    catalog.entries.flatMap((entry) => [entry.name, entry.id, ...entry.otherNames]),
  );
  return `There is no card "${words.trim()}"${meant === undefined ? "." : `; did you mean "${meant}"?`}`;
}

/** Cards that differ in their numbers alone are one card, printed more than once. */
export function printings<F extends Face>(faces: readonly F[]): F[][] {
  const found = new Map<string, F[]>();
  for (const face of faces) {
    const key = JSON.stringify([face.name, face.summary, face.text]);
    const known = found.get(key);
    if (known === undefined) found.set(key, [face]);
    else if (known.every(({ id }) => id !== face.id)) known.push(face);
  }
  return [...found.values()];
}

function sayCard(printed: readonly CardEntry[], look: Look): string[] {
  const { paint, columns } = look;
  const entry = printed[0]!;
  return [
    ...sayFace(entry, look, printed),
    ...(entry.outOfPlay === undefined
      ? []
      : wrap(`Not for match play: ${entry.outOfPlay}`, columns - 2).map((line) => paint.bad(`  ${line}`))),
  ];
}

/** What is printed on a card. @param printed it and the others that differ from it in their numbers alone */
export function sayFace(entry: Face, { paint, columns, speech }: Look, printed: readonly Face[] = [entry]): string[] {
  const others = entry.otherNames.length === 0 ? "" : ` (${entry.otherNames.join(", ")})`;
  return [
    `${paint.strong(speech(entry.name))}${others}  ${paint.quiet(printed.map(({ id }) => id).join(", "))}${printed.length > 1 ? paint.quiet(": the same card, printed more than once") : ""}`,
    ...wrap(entry.summary, columns - 2).map((line) => `  ${line}`),
    ...entry.text.flatMap((clause) => wrap(clause, columns - 4, "  ").map((line, nth) => (nth === 0 ? `  - ${line}` : `    ${line}`))),
  ];
}

const sayCardLine = (entry: CardEntry, { paint, columns }: Look): string => {
  const [first, ...rest] = wrap(`${entry.id}  ${entry.name}  ${entry.summary}`, columns, "    ");
  return [first!.replace(entry.id, () => paint.quiet(entry.id)), ...rest].join("\n");
};
