/** Text in columns: how wide it is on a terminal (Japanese letters are two columns), padding, clipping, wrapping. */
export { capital, plain } from "@duelex/kernel";

import stringWidth from "string-width";

/** Letters of one column each; most lines have no others. */
const PLAIN = /^[ -~\u00a1-\u00ac\u00ae-\u00ff–’…│─→›▒]*$/;

/** Columns that a text takes up; colours take none. */
export const widthOf = (text: string): number => (PLAIN.test(text) ? text.length : stringWidth(text));

const graphemes = new Intl.Segmenter("ja", { granularity: "grapheme" });

/** The longest beginning of a plain text that fits. */
function headThatFits(text: string, columns: number): string {
  if (PLAIN.test(text)) return text.slice(0, Math.max(0, columns));
  let head = "";
  let width = 0;
  for (const { segment } of graphemes.segment(text)) {
    width += widthOf(segment);
    if (width > columns) break;
    head += segment;
  }
  return head;
}

/** A plain text cut to fit, with "…" where something is missing. */
export function clip(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  return columns < 1 ? "" : `${headThatFits(text, columns - 1)}…`;
}

/** The same, cut between two words: what is left of a word or a number says something else. A first word that is too long is cut where it ends. */
export function clipWords(text: string, columns: number): string {
  const cut = clip(text, columns);
  if (cut === text || cut === "") return cut;
  const head = cut.slice(0, -1);
  const isBetween = /^\s/.test(text.slice(head.length));
  const words = isBetween || !/\S\s/.test(head) ? head : head.replace(/\s+\S*$/, "");
  return `${words.replace(/[\s;:,(–]+$/, "")}…`;
}

/** Filled up with spaces to the right. */
export const pad = (text: string, columns: number): string => text + " ".repeat(Math.max(0, columns - widthOf(text)));

/** Filled up with spaces to the left. */
export const padLeft = (text: string, columns: number): string => " ".repeat(Math.max(0, columns - widthOf(text))) + text;

/** A plain text in lines that fit, broken between words where there are any; lines after the first begin with `indent`. */
export function wrap(text: string, columns: number, indent = ""): string[] {
  const lines: string[] = [];
  const room = Math.max(8, columns);
  let [line, width] = ["", 0];
  const start = () => (lines.length === 0 ? "" : indent);
  for (let word of text.split(" ")) {
    const before = line === "" ? start() : `${line} `;
    const widthBefore = line === "" ? widthOf(before) : width + 1;
    const joined = widthBefore + widthOf(word);
    if (joined <= room) {
      [line, width] = [before + word, joined];
      continue;
    }
    if (line !== "") lines.push(line);
    while (widthOf(start() + word) > room) {
      const head = headThatFits(word, room - widthOf(start()));
      if (head === "") break;
      lines.push(start() + head);
      word = word.slice(head.length);
    }
    line = start() + word;
    width = widthOf(line);
  }
  if (line !== "") lines.push(line);
  return lines;
}

/** Pieces side by side, as many in a line as fit; a piece wider than a line stands alone. */
export function flow(pieces: readonly string[], columns: number, separator: string): string[] {
  const lines: string[] = [];
  let line = "";
  for (const piece of pieces) {
    if (line === "") line = piece;
    else if (widthOf(line) + widthOf(separator) + widthOf(piece) <= columns) line += separator + piece;
    else {
      lines.push(line);
      line = piece;
    }
  }
  if (line !== "") lines.push(line);
  return lines;
}

/** A text inside a regular expression, meant letter by letter. */
export const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** "1 card", "2 cards". */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** A word of the command line for others to read: who signs on somewhere, and with what password, stays here. */
export const withoutSecret = (word: string): string => word.replace(/:\/\/.*@/, "://…@");
