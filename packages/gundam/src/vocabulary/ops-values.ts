/** 16.10 Values and keywords. */
import { Card } from "@duelex/kernel";
import { type Instruction, Target } from "../cards.ts";
import { keywordsIn, Standing, Timing, Until } from "../names.ts";
import type { Effect } from "../state.ts";
import type { Gundam } from "../table.ts";
import { timesOf } from "./times.ts";
import { Done, each, holding, lasting, once, outcome, targetsOf } from "./word.ts";

/** How many times the number of this instruction counts now. */
export const timesNow = (g: Gundam, e: Effect, i: Instruction): number => timesOf(g, i.times, e.player, e.unit, e.gone === 1);

/** 1-3-6: add to AP and HP. A reduction by an enemy that AP is protected from does nothing, now or later. */
export const modify = each((g, card, i, e) => {
  if (i.until === Until.battle && g.now.battles === 0) return false;
  const by = g.ownerOf(e.source);
  const ap = i.ap * timesNow(g, e, i);
  if (ap === 0 && i.hp === 0) return false; // 1-3-2-2
  if (ap < 0 && g.ownerOf(card) !== by && g.stands(card, Standing.apCannotBeReducedByEnemy)) return false;
  const isLess = ap < 0 && g.ownerOf(card) !== by && g.ap(card) > 0; // from 0 nothing is taken
  g.modify(card, i.id, ap, i.until, by, e.unit, "1-3-6");
  if (isLess) g.announce(Timing.thisUnitApReducedByEnemy, card);
  return true;
});

/** 4-16: numbers add up (12.1). */
export const gainKeyword = lasting("4-16");

/** 4-16: every keyword that is printed on the chosen card, with its number; what only its text gives is none of them (Q275). */
export const gainKeywordsOf = once((g, e, i) => {
  const count = targetsOf(g, e, i);
  const units = g.lists.targets.slice(0, count);
  const from = g.firstChosen(i.slots2);
  const { keywords, ...numbers } = g.printed(from);
  const battle = i.until === Until.battle ? 1 : 0;
  let did = 0;
  for (const unit of units) {
    for (const { name } of keywordsIn(keywords, numbers)) {
      const gained = g.set.gained.get(name)![battle];
      g.modify(unit, gained.id, 0, i.until, g.ownerOf(e.source), e.unit, "4-16");
      did++;
    }
  }
  return did > 0 ? Done.all : Done.nothing;
});

/** 4-16: an effect beyond what is printed. It is the target's own; without a target the effect's owner has it for that time. */
export const gainEffect = once(
  (g, e, i) => {
    if (i.until === Until.battle && g.now.battles === 0) return Done.nothing;
    const by = g.ownerOf(e.source);
    if (i.target === Target.none) {
      g.modify(Card.none, i.id, 0, i.until, by, e.source, "4-16");
      return Done.all;
    }
    const count = targetsOf(g, e, i);
    const units = g.lists.targets.slice(0, count);
    for (const unit of units) g.modify(unit, i.id, 0, i.until, by, unit, "4-16");
    return outcome(count, count);
  },
  { possible: (g, e, i) => i.target === Target.none || targetsOf(g, e, i) > 0 },
);

/** 2-5, 4-16 */
export const gainTrait = holding(Standing.gainsTrait);

/** 1-3-3, Q147 */
export const apCannotBeReducedByEnemy = lasting("1-3-3", Standing.apCannotBeReducedByEnemy);
