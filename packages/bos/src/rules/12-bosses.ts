/** 12. Bosses: summoned in the main phase. How they fight stands in the chapters on attacks and battles. BOS-X1, X2, X7, X9 */
import type { Card } from "@duelex/kernel";
import { Timing } from "../names.ts";
import type { No } from "../rulebook.ts";
import type { Bos } from "../table.ts";
import { becauseWords, conditionHolds } from "./05-summoning.ts";
import { handleSince, moment } from "./07-windows.ts";

/** BOS-X2, BOS-R10. A face-down boss whose printed condition is true; free, no wizard needed. One turned down may come again: BOS-R23. */
export function maySummonBoss(g: Bos, boss: Card): No {
  return !g.isFaceUp(boss) && conditionHolds(g, g.ownerOf(boss), g.printed(boss)) ? null : "BOS-X2";
}

export function summonBoss(g: Bos, boss: Card): void {
  g.turnBossUp(boss, g.recorder === null ? "" : becauseWords(g, boss));
  const since = moment(g);
  g.occurs(Timing.summoned, boss);
  handleSince(g, since);
}
