/** The steps of a battle, as the table names them, and the phases of a turn, each with its paragraph. */
import type { Course } from "@duelex/kernel";

/** 6-1 */
export const phases: readonly Course["steps"][number][] = [
  { name: "Start", rule: "6-2" },
  { name: "Draw", rule: "6-3" },
  { name: "Resource", rule: "6-4" },
  { name: "Main", rule: "6-5" },
  { name: "End", rule: "6-6" },
];

/** 7-2 */
export const battleSteps: readonly Course["steps"][number][] = [
  { name: "Attack", rule: "7-3" },
  { name: "Block", rule: "7-4" },
  { name: "Action", rule: "7-5" },
  { name: "Damage", rule: "7-6" },
  { name: "Battle end", rule: "7-7" },
];
