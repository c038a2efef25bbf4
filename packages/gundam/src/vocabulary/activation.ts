/** 9-2, 10.4 What must hold before an effect is activated: the condition in front, and everything that must be choosable. */
import type { Card, Seat } from "@duelex/kernel";
import { type Ability, Beginning, type Instruction, Where } from "../cards.ts";
import type { Effect } from "../state.ts";
import type { Gundam } from "../table.ts";
import { allHold } from "./conditions.ts";
import { countMatches } from "./filters.ts";

/** The instructions of the effect in progress. */
export const programOf = (g: Gundam, e: Effect): readonly Instruction[] => g.set.abilities[e.ability]!.program;

/** 9-2-1 The condition in front of the text. */
export function frontHolds(g: Gundam, ability: Ability, you: Seat, unit: Card, gone: boolean): boolean {
  return ability.front.length === 0 || allHold(g, ability.front, you, unit, gone);
}

/** 16.3, 5: every compulsory selection of the first part can be made in full; hand and deck are no targets {10-2-2-1}. */
export function hasTargets(g: Gundam, ability: Ability, source: Card, you: Seat, unit: Card, gone: boolean): boolean {
  return ability.program.length === 0 || !ability.needsTargets || canGoOn(g, ability, 0, source, you, unit, gone);
}

function canGoOn(g: Gundam, ability: Ability, from: number, source: Card, you: Seat, unit: Card, gone: boolean): boolean {
  const program = ability.program;
  for (let step = from; step < program.length; ) {
    const i = program[step]!;
    switch (i.beginning) {
      case Beginning.part:
        return true; // {10-1-8-1-2}
      case Beginning.choose:
        if (!i.may && !canSelect(g, program, step, you, unit, gone)) return false;
        step += i.group;
        break;
      case Beginning.branchCase:
        step = allHold(g, i.conditions, you, unit, gone) ? step + 1 : i.jump;
        break;
      case Beginning.jump:
        step = i.jump;
        break;
      case Beginning.chooseMode:
        return i.modes.some((mode) => canGoOn(g, ability, mode, source, you, unit, gone)); // Q401
      case Beginning.ownMain: {
        const main = g.printed(source).main;
        if (main === null || !frontHolds(g, main, you, unit, gone) || !hasTargets(g, main, source, you, unit, gone)) return false;
        step++;
        break;
      }
      default:
        step++;
    }
  }
  return true;
}

function canSelect(g: Gundam, program: readonly Instruction[], from: number, you: Seat, unit: Card, gone: boolean): boolean {
  for (let member = 0; member < program[from]!.group; member++) {
    const i = program[from + member]!;
    const filter = i.filter!;
    if (filter.where === Where.hand || filter.where === Where.looked) continue;
    if (i.conditions.length > 0 && !allHold(g, i.conditions, you, unit, gone)) continue;
    if (countMatches(g, filter, you, unit, gone, i.n) < i.n) return false;
  }
  return true;
}

/** The modes of an effect that may be taken now. */
export const modePossible = (g: Gundam, ability: Ability, mode: number, e: Effect): boolean =>
  canGoOn(g, ability, mode, e.source, e.player, e.unit, e.gone === 1);
