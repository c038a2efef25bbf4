/** 16.10 Position: active and rested. */
import { Standing } from "../names.ts";
import { staysRested } from "./standing.ts";
import { each, lasting } from "./word.ts";

/** 4-4. A target already rested is not affected (1-3-2-1). */
export const rest = each(
  (g, card) => g.restByEffect(card, "4-4"),
  (g, card) => g.rested[card] === 0,
);

/** 4-4. Not what nothing sets active (1-3-3). */
export const setActive = each(
  (g, card) => !staysRested(g, card) && g.setActive(card, "4-4"),
  (g, card) => g.rested[card] === 1 && !staysRested(g, card),
);

/** 6-2-1: stays as it is in its owner's next active step, once; another effect may still set it active (Q172). */
export const skipNextActiveStep = lasting("6-2-1");

/** 1-3-3: nothing sets it active, not even the active step. */
export const cannotBeSetActive = lasting("1-3-3", Standing.cannotBeSetActive);

/** 1-3-3: no Pilot can be paired with it. */
export const cannotBePaired = lasting("1-3-3", Standing.cannotBePaired);
