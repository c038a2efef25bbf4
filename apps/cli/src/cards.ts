/** Looking cards up: by number, by name in any language, by words of their text. */
import { type CardEntry, type Catalog, type Face, nearest } from "@duelex/kernel";
import type { Look } from "./look.ts";
import { count, plain, wrap } from "./text.ts";

/** The cards that all these words are about; those called just so come first, and then alone. */
export function findCards(catalog: Catalog, words: string): readonly CardEntry[] {
  const wanted = plain(words);
  if (wanted === "") return catalog.entries;
  const namesOf = (entry: CardEntry) => [entry.id, entry.name, ...entry.otherNames].map(plain);
  const exact = catalog.entries.filter((entry) => namesOf(entry).includes(wanted));
  if (exact.length > 0) return exact;
  const named = catalog.entries.filter((entry) => namesOf(entry).some((name) => name.includes(wanted)));
  if (named.length > 0) return named;
  const parts = wanted.split(" ");
  return catalog.entries.filter((entry) => {
    const all = plain([...namesOf(entry), entry.type, entry.summary, ...entry.text].join(" "));
    return parts.every((part) => all.includes(part));
  });
}

/** Cards in full, if they are few enough; otherwise a line each. */
export function sayCards(catalog: Catalog, words: string, look: Look, few: number): string[] {
  if (plain(words) === "") return ["Which card? Write its number or name."];
  const found = findCards(catalog, words);
  if (found.length === 0) return [sayNoCard(catalog, words)];
  if (found.length <= few) return found.flatMap((entry, nth) => [...(nth === 0 ? [] : [""]), ...sayCard(entry, look)]);
  return [`${count(found.length, "card")}:`, ...found.map((entry) => sayCardLine(entry, look))];
}

export function sayNoCard(catalog: Catalog, words: string): string {
  const meant = nearest(
    plain(words),
    catalog.entries.flatMap((entry) => [entry.name, entry.id, ...entry.otherNames]),
  );
  return `There is no card "${words.trim()}"${meant === undefined ? "." : `; did you mean "${meant}"?`}`;
}

/** Without number and name, where they stand before it anyway. */
const summaryOf = ({ id, name, summary }: Face): string => {
  const head = `${id} ${name}: `;
  return summary.startsWith(head) ? summary.slice(head.length) : summary;
};

function sayCard(entry: CardEntry, look: Look): string[] {
  const { paint, columns } = look;
  return [
    ...sayFace(entry, look),
    ...(entry.outOfPlay === undefined
      ? []
      : wrap(`Not for match play: ${entry.outOfPlay}`, columns - 2).map((line) => paint.bad(`  ${line}`))),
  ];
}

/** What is printed on a card. */
export function sayFace(entry: Face, { paint, columns }: Look): string[] {
  const others = entry.otherNames.length === 0 ? "" : ` (${entry.otherNames.join(", ")})`;
  return [
    `${paint.strong(entry.name)}${others}  ${paint.quiet(entry.id)}`,
    ...wrap(summaryOf(entry), columns - 2).map((line) => `  ${line}`),
    ...entry.text.flatMap((clause) => wrap(clause, columns - 4, "  ").map((line, nth) => (nth === 0 ? `  - ${line}` : `    ${line}`))),
  ];
}

const sayCardLine = (entry: CardEntry, { paint, columns }: Look): string => {
  const [first, ...rest] = wrap(`${entry.id}  ${entry.name}  ${summaryOf(entry)}`, columns, "    ");
  return [first!.replace(entry.id, () => paint.quiet(entry.id)), ...rest].join("\n");
};
