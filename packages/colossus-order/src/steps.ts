/** The steps of a battle, as the table names them, each with its paragraph. */
import type { Course } from "@duelex/kernel";

export const battleSteps: readonly Course["steps"][number][] = [
  { name: "Declaration", rule: "CO-A4" },
  { name: "X-Play", rule: "CO-A5" },
  { name: "Defense", rule: "CO-A6" },
  { name: "X-Play", rule: "CO-A7" },
  { name: "Resolution", rule: "CO-A8" },
];
