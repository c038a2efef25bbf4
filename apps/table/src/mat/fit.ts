/** How wide cards may be, so that all of them lie in a box. Sizes in CSS pixels. */

/** A card's height for its width. */
export const RATIO = 1.39;
const GAP = 8;
/** How far what is tucked under a card looks out. */
const TUCK = 16;

export interface Fit {
  readonly width: number;
  readonly height: number;
  /** For each card, is it turned sideways? */
  readonly turned: readonly boolean[];
  readonly tucked: boolean;
  readonly greatest: number;
  readonly least: number;
}

/** The greatest width of a card at which all lie in the box, in one row or several; `least` if they do not fit even so. */
export function fitCards({ width, height, turned, tucked, greatest, least }: Fit): number {
  for (let cw = greatest; cw > least; cw--) if (needed(cw, width, turned, tucked) <= height) return cw;
  return least;
}

/** How high the rows are when cards of this width are laid in order. */
function needed(cw: number, width: number, turned: readonly boolean[], tucked: boolean): number {
  const ch = Math.round(cw * RATIO);
  let rows = 1;
  let used = 0;
  for (const sideways of turned) {
    const wide = sideways ? ch + (tucked ? TUCK : 0) : cw;
    if (wide > width) return Number.POSITIVE_INFINITY;
    if (used > 0 && used + GAP + wide > width) {
      rows++;
      used = 0;
    }
    used += (used > 0 ? GAP : 0) + wide;
  }
  return rows * (ch + (tucked ? TUCK : 0)) + (rows - 1) * GAP;
}
