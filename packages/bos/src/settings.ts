/** What the rules leave open, readings that one may choose, and changes that a designer may try. */
import type { Setting, Settings } from "@duelex/kernel";
import type { Bos } from "./table.ts";

export const settings: readonly Setting[] = [
  { name: "firstPlayer", title: "First turn", about: "who takes the first turn (BOS-S5)", values: ["P1", "P2"], default: "P1" },
  {
    name: "copyLimit",
    title: "Copies of one name",
    about: "copies of one name in a deck (BOS-D4, BOS-R1); 3 is the beginner's rule",
    values: ["4", "3"],
    says: { 4: "up to 4", 3: "up to 3" },
    default: "4",
  },
  {
    name: "decay",
    title: "Life and vim decay",
    about: "from which of a player's turns on life and vim decay (BOS-T1c); the book has 11, the others are for trying (BOS-H21)",
    values: ["11", "16", "21", "31"],
    says: { 11: "from the 11th turn on", 16: "from the 16th turn on", 21: "from the 21st turn on", 31: "from the 31st turn on" },
    default: "11",
  },
  {
    name: "firstTurnAttack",
    title: "Attacks in the very first turn",
    about: "whether the very first turn of the match has attacks (BOS-K1); the book has them, without is for trying (BOS-H21)",
    values: ["true", "false"],
    says: { true: "yes", false: "no" },
    default: "true",
  },
];

/** Writes settings onto a table before anything is laid out on it. */
export function applySettings(g: Bos, read: Settings): void {
  const { decay = "11", firstTurnAttack } = read;
  g.setTrial(Number(decay) - 11, firstTurnAttack !== "false");
}
