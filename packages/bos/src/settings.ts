/** What the rules leave open, and readings that one may choose. */
import type { Setting } from "@duelex/kernel";

export const settings: readonly Setting[] = [
  { name: "firstPlayer", about: "who takes the first turn (BOS-S5)", values: ["P1", "P2"], default: "P1" },
  { name: "copyLimit", about: "copies of one name in a deck (BOS-D4, BOS-R1); 3 is the beginner's rule", values: ["4", "3"], default: "4" },
];
