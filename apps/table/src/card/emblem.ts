/**
 * An emblem for every card: a mirrored crest of tiles, drawn from its number and its traits. The traits fill the middle
 * band, so that kin look alike from afar; everything else comes from the number, so that no two cards are alike.
 */

/** How many columns and rows of tiles a crest has; the left half is drawn, the right one mirrors it. */
const COLUMNS = 3;
const ROWS = 6;
/** The rows that the traits fill. */
const KIN_ROWS: readonly number[] = [2, 3];

/** What fills a tile of the side 1, before it is mirrored. */
const SHAPES = [
  "", // empty
  "M0 0h1v1h-1z",
  "M0 0h1v1a1 1 0 0 1-1-1z",
  "M1 0v1h-1a1 1 0 0 1 1-1z",
  "M0 1v-1a1 1 0 0 1 1 1z",
  "M0 0h1a1 1 0 0 1-1 1z",
  "M0 0h1v1z",
  "M0 1h1v-1z",
  "M0 0v1h1z",
  "M.5 .08a.42 .42 0 0 1 0 .84a.42 .42 0 0 1 0-.84z",
  "M0 .5l.5-.5l.5 .5l-.5 .5z",
  "M0 0h1v.5h-1z",
] as const;

/** The tones of the card's colour that a tile may have. */
const TONES = 3;

interface Tile {
  readonly shape: number;
  readonly tone: number;
}

export interface Emblem {
  /** Row by row, the left half. */
  readonly tiles: readonly Tile[];
  /** One path for each tone, on a square of the side 6. */
  readonly paths: readonly string[];
}

/** A number from 0 below 2³², different for different texts, and a new one at each call. */
function diceOf(text: string): () => number {
  let state = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
}

/**
 * @param number the card's number, as printed
 * @param kin what it shares with its kin: type and traits
 */
export function emblemOf(number: string, kin: string): Emblem {
  const own = diceOf(`number ${number}`);
  const shared = diceOf(`kin ${kin}`);
  const tiles: Tile[] = [];
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const dice = KIN_ROWS.includes(row) ? shared() : own();
      const corner = (row === 0 || row === ROWS - 1) && column === 0;
      tiles.push({ shape: corner ? 0 : (dice >>> 8) % SHAPES.length, tone: (dice >>> 4) % TONES });
    }
  }
  return { tiles, paths: Array.from({ length: TONES }, (_, tone) => pathOf(tiles, tone)) };
}

function pathOf(tiles: readonly Tile[], tone: number): string {
  const parts: string[] = [];
  tiles.forEach((tile, at) => {
    if (tile.tone !== tone) return;
    const shape = SHAPES[tile.shape]!;
    if (shape === "") return;
    const [x, y] = [at % COLUMNS, Math.floor(at / COLUMNS)];
    parts.push(placed(shape, x, y, 1), placed(shape, 2 * COLUMNS - x, y, -1));
  });
  return parts.join("");
}

/** A shape at its place; `toward` -1 turns left and right. Only M is absolute in the shapes, so only it moves. */
function placed(shape: string, x: number, y: number, toward: 1 | -1): string {
  return shape.replace(/([MhlaA])([^MhlvaAz]*)/g, (_, letter: string, text: string) => {
    const numbers = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (letter === "M") return `M${x + toward * numbers[0]!} ${y + numbers[1]!}`;
    if (toward === 1) return letter + text;
    if (letter === "h") return `h${-numbers[0]!}`;
    if (letter === "l") return `l${numbers.map((each, nth) => (nth % 2 === 0 ? -each : each)).join(" ")}`;
    const [rx, ry, turn, large, sweep, dx, dy] = numbers;
    return `a${rx} ${ry} ${turn} ${large} ${1 - sweep!} ${-dx!} ${dy}`;
  });
}
