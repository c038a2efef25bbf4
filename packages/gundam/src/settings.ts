/** What the rules leave open, and readings that one may choose. */
import type { Setting } from "@duelex/kernel";

export const settings: readonly Setting[] = [
  {
    name: "firstPlayer",
    title: "Player One",
    about: "who is Player One: the winner of a lot decides (5-2-1-3), or it is fixed",
    values: ["lot", "P1", "P2"],
    says: { lot: "the winner of a lot decides" },
    default: "lot",
  },
];
