/** 16.10 Values and keywords. */
import { Standing, Until } from "../names.ts";
import { each, lasting } from "./word.ts";

/** 1-3-6: add to AP and HP. A reduction by an enemy that AP is protected from does nothing, now or later. */
export const modify = each((g, card, i, e) => {
  if (i.until === Until.battle && g.now.battles === 0) return false;
  if (i.ap < 0 && g.ownerOf(card) !== e.player && g.stands(card, Standing.apCannotBeReducedByEnemy)) return false;
  g.modify(card, i.id, i.ap, i.until, e.player, e.unit, "1-3-6");
  return true;
});

/** 4-16: numbers add up (12.1). */
export const gainKeyword = lasting("4-16");

/** 1-3-3, Q147 */
export const apCannotBeReducedByEnemy = lasting("1-3-3", Standing.apCannotBeReducedByEnemy);
