/** The rulers that change rules, by the name that a card file calls them. */
import { overlord } from "./o-15.ts";
import { type Changes, DRIVE_RULER, ENERGY_RULER, type RulerRules } from "./ruler.ts";

export type { RulerRules } from "./ruler.ts";

/** Numbers (life, zones, energy, start of turn, limits of the deck) stand on the card, and so do abilities; here is what neither can say. */
const CHANGES = { "O-15": overlord } as const satisfies Readonly<Record<string, Changes>>;

export type RulerName = keyof typeof CHANGES;
export const RULER_NAMES = Object.keys(CHANGES) as [RulerName, ...RulerName[]];

/** The rules as a ruler's player has them. @param plays by whose rules, if it changes any */
export const rulesOf = (usesEnergy: boolean, plays: RulerName | undefined): RulerRules => ({
  ...(usesEnergy ? ENERGY_RULER : DRIVE_RULER),
  ...(plays === undefined ? {} : CHANGES[plays]),
});

/** What this ruler changes, one sentence each. */
export const sayChanges = (plays: RulerName | undefined): readonly string[] =>
  plays === undefined ? [] : CHANGES[plays].says.map(({ text }) => text);
