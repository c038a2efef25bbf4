/** The steps of a battle, as the table names them, each with its paragraph. */
import type { Course } from "@duelex/kernel";

export const battleSteps: readonly Course["steps"][number][] = [
  { name: "Attack start", rule: "8-3a" },
  { name: "Declaration", rule: "8-4a" },
  { name: "Intercept", rule: "8-5a" },
  { name: "Damage", rule: "8-6b" },
  { name: "Battle end", rule: "8-7a" },
];
