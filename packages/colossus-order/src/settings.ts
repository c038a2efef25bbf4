/** What a match can be played with: older rules, and readings that could go the other way. */
import type { Setting } from "@duelex/kernel";
import type { ColossusOrder } from "./table.ts";

export const settings = [
  {
    name: "startingPlayer",
    title: "First turn",
    about: "who takes the first turn (CO-S4)",
    values: ["dice", "P1", "P2"],
    says: { dice: "the dice decide" },
    default: "dice",
  },
  {
    name: "exchange",
    title: "Hand cards to exchange",
    about: "how many hand cards the starting and the second player may exchange (CO-S6); 2/4 before August 2014",
    values: ["3/5", "2/4"],
    says: { "3/5": "3, or 5 for the second player", "2/4": "2, or 4 for the second player" },
    default: "3/5",
  },
  {
    name: "capturedGemsCount",
    title: "Captured gems count",
    about: "whether captured gems count for gem levels and conditions (CO-G2)",
    values: ["true", "false"],
    says: { true: "yes", false: "no" },
    default: "true",
  },
] as const satisfies readonly Setting[];

/** Writes settings onto a table before anything is laid out on it. */
export function applySettings(g: ColossusOrder, read: Readonly<Record<string, string>>): void {
  g.settings.starter = ["P1", "P2", "dice"].indexOf(read["startingPlayer"] ?? "dice");
  const [first, second] = read["exchange"] === "2/4" ? [2, 4] : [3, 5];
  g.settings.exchangeOfFirst = first!;
  g.settings.exchangeOfSecond = second!;
  g.settings.capturedGemsCount = read["capturedGemsCount"] === "false" ? 0 : 1;
}
