/** What the rules leave open, and readings that one may choose. */
import type { Setting } from "@duelex/kernel";

export const settings: readonly Setting[] = [
  {
    name: "firstPlayer",
    title: "First turn",
    about: "who takes the first turn (5-2-1-3)",
    values: ["lot", "P1", "P2"],
    says: { lot: "the winner of the toss decides" },
    default: "lot",
  },
];
