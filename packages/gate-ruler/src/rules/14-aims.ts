/** What an instruction of the text that is being carried out is aimed at, and how much it is. */
import { Card, otherSeat, type Row } from "@duelex/kernel";
import { eachFitting } from "../selectors.ts";
import type { GateRuler } from "../table.ts";
import { Amount, type Instruction } from "../vocabulary/clauses.ts";
import { Aim, type Selector } from "../vocabulary/filters.ts";

/** The instructions of the text that is being carried out. */
export const programOf = (g: GateRuler): readonly Instruction[] => g.ability(g.resolving.ability).program;

/** Everything an instruction is aimed at, as it is now: what was chosen and is still legal, a named card, or all that fit (R-CHOOSE). */
export function aims(g: GateRuler, selector: Selector): readonly Card[] {
  const r = g.resolving;
  const aimed: Card[] = [];
  const one = (card: Card) => {
    if (card !== Card.none) aimed.push(card);
  };
  switch (selector.aim) {
    case Aim.self:
      if (g.object[r.card] === r.object) one(r.card); // R-SOURCEGONE
      break;
    case Aim.yourRuler:
      one(g.ruler[r.seat]);
      break;
    case Aim.enemyRuler:
      one(g.ruler[otherSeat(r.seat)]);
      break;
    case Aim.attackingUnit:
      one(g.attackingUnit);
      break;
    case Aim.attachedTop:
      one(r.attached);
      break;
    case Aim.chosen:
    case Aim.search: {
      const { of, choice, card, object } = g.targets.column;
      for (let row: Row = 0; row < g.targets.count; row++) {
        if (of[row] === r.id && choice[row] === selector.choice && object[row] === g.object[card[row]]) one(card[row]);
      }
      break;
    }
    case Aim.all:
      eachFitting(g, selector.filter!, r.seat, r.card, one);
      break;
  }
  return aimed;
}

/** How many cards it should be: all that were chosen, legal or not, or all that fit. */
function wanted(g: GateRuler, { aim, choice: selected, least }: Selector, aimed: number): number {
  if (aim === Aim.all) return aimed;
  if (aim === Aim.search) return Math.max(aimed, least);
  if (aim !== Aim.chosen) return 1;
  let count = 0;
  const { of, choice } = g.targets.column;
  for (let row: Row = 0; row < g.targets.count; row++) if (of[row] === g.resolving.id && choice[row] === selected) count++;
  return count;
}

/** GR-14-IFYOUDO Really and completely done: each card that was meant, and at least one. */
export function isAll(g: GateRuler, i: Instruction, cards: number): 0 | 1 {
  return cards > 0 && cards === wanted(g, i.target, cards) ? 1 : 0;
}

/** Does it to everything that the instruction is aimed at; `does` says whether it was really done. */
export function each(g: GateRuler, i: Instruction, does: (card: Card) => boolean): void {
  const cards = aims(g, i.target);
  let done = isAll(g, i, cards.length);
  for (const card of cards) if (!does(card)) done = 0;
  g.resolving.done = done;
}

/** A printed number, or a value of the source as it is now; 0 when it has left (R-SOURCEGONE). */
export function amountOf(g: GateRuler, i: Instruction): number {
  if (i.amount === Amount.printed) return i.n;
  const { card, object } = g.resolving;
  if (!g.isStill(card, object)) return 0;
  return Math.max(0, i.amount === Amount.ownATK ? g.atk(card) : g.stk(card)); // GR-2-NEG
}
