/** What the rules leave open, readings that one may choose, and changes that a designer may try. */
import type { Setting, Settings } from "@duelex/kernel";
import type { Bos } from "./table.ts";

export const settings: readonly Setting[] = [
  { name: "firstPlayer", about: "who takes the first turn (BOS-S5)", values: ["P1", "P2"], default: "P1" },
  { name: "copyLimit", about: "copies of one name in a deck (BOS-D4, BOS-R1); 3 is the beginner's rule", values: ["4", "3"], default: "4" },
  {
    name: "decay",
    about: "from which of a player's turns on life and vim decay (BOS-T1c); the book has 11, the others are for trying (BOS-H21)",
    values: ["11", "16", "21", "31"],
    default: "11",
  },
  {
    name: "firstTurnAttack",
    about: "whether the very first turn of the match has attacks (BOS-K1); the book has them, without is for trying (BOS-H21)",
    values: ["true", "false"],
    default: "true",
  },
];

/** Writes settings onto a table before anything is laid out on it. */
export function applySettings(g: Bos, read: Settings): void {
  const { decay = "11", firstTurnAttack } = read;
  g.setTrial(Number(decay) - 11, firstTurnAttack !== "false");
}
