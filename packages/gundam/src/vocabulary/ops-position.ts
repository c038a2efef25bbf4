/** 16.10 Position: active and rested. */
import { Card } from "@duelex/kernel";
import { Rare, Standing, Timing, Verb } from "../names.ts";
import { type Effect, Slot } from "../state.ts";
import type { Gundam } from "../table.ts";
import { replacersOf } from "./replacing.ts";
import { staysRested } from "./standing.ts";
import { asking, each, holding, lasting, outcome, targetsOf } from "./word.ts";

/** 4-4. A target already rested is not affected (1-3-2-1). Another card may be rested instead (9-1-9). */
export const rest = asking(
  {
    says: "choose which card is rested",
    needed: (g, e, i) => (g.now.rare & Rare.restsInstead) !== 0 && nextToReplace(g, e, targetsOf(g, e, i)) !== Card.none,
    options(g, e, i, may) {
      const about = nextToReplace(g, e, targetsOf(g, e, i));
      may.offer(Verb.choose, about);
      for (const each of replacersOf(g, about, e)) may.offer(Verb.choose, each);
    },
    chosen(g, e, i, card) {
      const about = nextToReplace(g, e, targetsOf(g, e, i));
      g.choose(about, Slot.asked);
      if (card === about) return;
      g.choose(about, Slot.spared);
      restFor(g, e, card, "9-1-9");
    },
  },
  (g, e, i) => {
    const { targets } = g.lists;
    const count = targetsOf(g, e, i);
    let did = 0;
    for (let at = 0; at < count; at++) if (g.isChosen(targets[at]!, Slot.spared) || restFor(g, e, targets[at]!, "4-4")) did++;
    return outcome(did, count);
  },
  {
    possible(g, e, i) {
      const { targets } = g.lists;
      const count = targetsOf(g, e, i);
      for (let at = 0; at < count; at++) if (g.rested[targets[at]!] === 0) return true;
      return false;
    },
  },
);

/** One card is rested by the effect in progress, which may count them. */
function restFor(g: Gundam, e: Effect, card: Card, rule: "4-4" | "9-1-9"): boolean {
  if (!g.restByEffect(card, rule, g.ownerOf(e.source))) return false;
  e.rested++;
  return true;
}

/** The first of the targets that another card could be rested instead of, and about which nobody has been asked. */
function nextToReplace(g: Gundam, e: Effect, count: number): Card {
  const { targets } = g.lists;
  for (let at = 0; at < count; at++) {
    const card = targets[at]!;
    if (g.rested[card] === 0 && !g.isChosen(card, Slot.asked) && replacersOf(g, card, e).length > 0) return card;
  }
  return Card.none;
}

/** 4-4. Not what nothing sets active (1-3-3). */
export const setActive = each(
  (g, card) => {
    if (staysRested(g, card) || !g.setActive(card, "4-4")) return false;
    g.announce(Timing.thisUnitSetActiveByEffect, card);
    return true;
  },
  (g, card) => g.rested[card] === 1 && !staysRested(g, card),
);

/** 6-2, 6-2-1: stays as it is in its owner's next start phase, once; another effect may still set it active (Q172). */
export const skipNextActiveStep = lasting("6-2-1");

/** 1-3-3: nothing sets it active, not even the active step. */
export const cannotBeSetActive = lasting("1-3-3", Standing.cannotBeSetActive);

/** 9-1-9: read where something would be rested by an effect (replacing.ts). */
export const restInstead = holding(Standing.standsIn);

/** 1-3-3: no Pilot can be paired with it. */
export const cannotBePaired = lasting("1-3-3", Standing.cannotBePaired);
