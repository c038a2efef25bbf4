/** How big a card's name is written, so that it is never cut: sizes and widths are hundredths of the card's width. */

const SIZES: readonly number[] = [14.5, 13.5, 12.5, 11.5, 10.5, 9.5, 8.5, 7.5, 6.5];
const WIDTH = 88;
/** How far a line stands in that begins beside the price, where the card shows one; and how far down the price is beside them. As in card.css. */
const INDENT = 18;
const BESIDE = 13;
/** How high the name may be, in hundredths of the card's width. */
const HEIGHT = 44;
const LINE = 1.16;

/** How wide a letter is, in its own size: a cautious guess for a bold grotesque. */
function widthOf(letter: string): number {
  if (/[\u2E80-\u9FFF\uF900-\uFFEF【】《》「」]/u.test(letter)) return 1.02;
  if (/[MW@%ＭＷ]/.test(letter)) return 1;
  if (/[A-Z0-9&]/.test(letter)) return 0.8;
  if (/[iljtfr.,:;'!|()[\]\s-]/.test(letter)) return 0.43;
  if (/[mw]/.test(letter)) return 1.03;
  return 0.69;
}

const lengthOf = (text: string): number => [...text].reduce((sum, letter) => sum + widthOf(letter), 0);

/** Where a line may break: after blanks and hyphens, and between Japanese letters. */
const pieces = (name: string): string[] =>
  name.match(/[\u2E80-\u9FFF\uF900-\uFFEF]|[^\s\-/\u2E80-\u9FFF\uF900-\uFFEF]+[-/]?|[-/]|\s+/gu) ?? [];

/** How many lines a name takes at a size; Infinity if a word of it is wider than a line. */
function lines(name: string, size: number, priced: boolean): number {
  const indentOf = (line: number) => (priced && (line - 1) * size * LINE < BESIDE ? INDENT : 0);
  let count = 1;
  let used = indentOf(count);
  for (const piece of pieces(name)) {
    const width = lengthOf(piece) * size;
    if (/^\s/.test(piece)) {
      used += width;
      continue;
    }
    if (used + width > WIDTH) {
      // The first word of a line stands where it begins: there is no line before it to go to.
      const isFirst = used === indentOf(count);
      used = indentOf(++count);
      if (isFirst || used + width > WIDTH) return Number.POSITIVE_INFINITY;
    }
    used += width;
  }
  return count;
}

const known = new Map<string, number>();

/** The greatest size at which the whole name can be read, in hundredths of the card's width. */
export function nameSize(name: string, priced: boolean): number {
  const key = `${priced ? "$" : ""}${name}`;
  let size = known.get(key);
  if (size === undefined) known.set(key, (size = sizeOf(name, priced)));
  return size;
}

function sizeOf(name: string, priced: boolean): number {
  const fits = (size: number) => lines(name, size, priced) * size * LINE <= HEIGHT;
  return SIZES.find(fits) ?? Math.min(SIZES.at(-1)!, (WIDTH - (priced ? INDENT : 0)) / Math.max(...pieces(name).map(lengthOf), 1));
}
