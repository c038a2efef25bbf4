/** The steps of a battle, as the table names them, each with its paragraph. */
import type { Course } from "@duelex/kernel";

export const battleSteps: readonly Course["steps"][number][] = [
  { name: "Cost", rule: "BOS-B1" },
  { name: "Target", rule: "BOS-B2" },
  { name: "Block", rule: "BOS-B3" },
  { name: "Result", rule: "BOS-B4" },
  { name: "Deal", rule: "BOS-B5" },
  { name: "Take", rule: "BOS-B6" },
  { name: "Defeat", rule: "BOS-B7" },
  { name: "Graveyard", rule: "BOS-B8" },
];
