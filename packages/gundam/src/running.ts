/** Effects that run and are no numbers: what a card may and may not do now, what it has gained, what protects a shield area. For the board. */
import { Card, type Mark, type Row, type Seat } from "@duelex/kernel";
import { type Instruction, Side } from "./cards.ts";
import { Place, Standing } from "./names.ts";
import type { Gundam } from "./table.ts";
import { changeWords, sourceOf, untilWords } from "./told.ts";
import { covers, isAreaGranted, isGranted, staysRested } from "./vocabulary/standing.ts";

/** What a running effect lets a card do or not do, in short and in full. */
interface Running {
  /** "cannot attack" */
  readonly short: string;
  /** "cannot attack until the end of this turn, by Peaceful Timbre" */
  readonly full: string;
  readonly rule: string;
}

/** The paragraph that each is about; where none is here it is 1-3-3, cannot beats do. */
const RULES: Readonly<Partial<Record<Standing, string>>> = {
  [Standing.mayAttackActive]: "7-3-1",
  [Standing.mayAttackOnDeployTurn]: "2-11-4",
  [Standing.attractsIfPossible]: "7-3-1",
  [Standing.attractsMust]: "7-3-1",
  [Standing.cannotActivateBlocker]: "7-4-1",
  [Standing.gainsTrait]: "2-5",
  [Standing.standsIn]: "9-1-9",
};
const STANDINGS: readonly Standing[] = Object.values(Standing).filter(
  (each) => typeof each === "number" && each !== Standing.arrivesRested,
) as Standing[];

/** Everything of this kind that runs on a Unit or a Base in play, each once. */
function runningOn(g: Gundam, card: Card): Running[] {
  if (isStill(g)) return [];
  const found: Running[] = [];
  const add = (short: string, until: string, by: string, rule: string) => {
    const full = [until === "" ? short : `${short} ${until}`, `by ${by}`].join(", ");
    if (found.every((each) => each.full !== full)) found.push({ short, full, rule });
  };
  for (const standing of STANDINGS) {
    isGranted(g, card, standing, (words) => {
      add(saidOf(words), untilWords(words.until), sourceOf(g.set, words.id), RULES[standing] ?? "1-3-3");
      return false;
    });
  }
  const { card: cards, instruction, until } = g.modifiers.column;
  for (let row = 0 as Row; row < g.modifiers.count; row++) {
    const words = g.set.instructions[instruction[row]]!;
    if (cards[row] === card && words.gains !== null)
      add(`has “${words.gains.says()}”`, untilWords(until[row]), sourceOf(g.set, words.id), "4-16");
  }
  return found;
}

/** Nothing runs at all. */
const isStill = (g: Gundam): boolean => g.modifiers.count === 0 && g.now.constants === 0;

/** Without what it does to numbers and keywords, which stand elsewhere. */
const saidOf = (words: Instruction): string => changeWords({ ...words, ap: 0, hp: 0, keyword: 0, gains: null }, 0);

export const shortMarks = (g: Gundam, card: Card): string[] =>
  runningOn(g, card).map(({ short, rule }) => (rule === "4-16" ? "gained an effect" : short));
export const fullMarks = (g: Gundam, card: Card): Mark[] =>
  runningOn(g, card).map(({ full, rule }) => ({ kind: "state", says: full, rule }));

/** A Resource that nothing sets active. */
export const restingMarks = (g: Gundam, card: Card): string[] => (staysRested(g, card) ? ["stays rested"] : []);

/** Names of the cards whose texts protect what lies in this player's shield area, each once. */
export function protectorsOf(g: Gundam, seat: Seat): string[] {
  if (isStill(g)) return [];
  const found = new Set<string>();
  const { card, instruction, by } = g.modifiers.column;
  for (const place of [Place.shieldSection, Place.baseSection]) {
    for (let row = 0 as Row; row < g.modifiers.count; row++) {
      const words = g.set.instructions[instruction[row]]!;
      const side = by[row] === seat ? Side.own : Side.enemy;
      if (
        card[row] === Card.none &&
        words.standing === Standing.protected &&
        covers(words, place) &&
        ((words.targets?.side ?? 0) & side) !== 0
      )
        found.add(sourceOf(g.set, words.id));
    }
    isAreaGranted(g, seat, place, ({ id }) => {
      found.add(sourceOf(g.set, id));
      return false;
    });
  }
  return [...found];
}
