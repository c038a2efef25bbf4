/** 9-2, 10.4 What must hold before an effect is activated: the condition in front, and everything that must be choosable. */
import { Card, type Seat } from "@duelex/kernel";
import { type Ability, Beginning, type Instruction, Where } from "../cards.ts";
import type { Effect } from "../state.ts";
import type { Gundam } from "../table.ts";
import { allHold } from "./conditions.ts";
import { collect, countMatches } from "./filters.ts";

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
      case Beginning.ownMain:
      case Beginning.ownAction:
      case Beginning.pairedMain:
        if (commandEffectOf(g, i.beginning, source, you, unit) === null) return false;
        step++;
        break;
      default:
        step++;
    }
  }
  return true;
}

/** The command effect that another effect would activate, if its condition and its targets are there (11-2-5, {3-4-6-3-1}). */
export function commandEffectOf(g: Gundam, which: Beginning, source: Card, you: Seat, unit: Card): Ability | null {
  const card = which === Beginning.pairedMain ? g.partner[unit] : source;
  const ability = which === Beginning.ownAction ? g.printed(card).action : g.printed(card).main;
  return ability !== null && mayActivate(g, ability, card, you) ? ability : null;
}

export const mayActivate = (g: Gundam, ability: Ability, card: Card, you: Seat): boolean =>
  frontHolds(g, ability, you, Card.none, false) && hasTargets(g, ability, card, you, Card.none, false);

function canSelect(g: Gundam, program: readonly Instruction[], from: number, you: Seat, unit: Card, gone: boolean): boolean {
  for (let member = 0; member < program[from]!.group; member++) {
    const i = program[from + member]!;
    const filter = i.filter!;
    if (filter.where === Where.hand || filter.where === Where.looked) continue;
    if (i.conditions.length > 0 && !allHold(g, i.conditions, you, unit, gone)) continue;
    if (countMatches(g, filter, you, unit, gone, i.n) < i.n) return false;
  }
  return program[from]!.group === 1 || areDistinct(g, program, from, you, unit, gone);
}

/** One card cannot be picked twice in one selection: for two choices at one place there are cards enough for both together. */
export function areDistinct(g: Gundam, program: readonly Instruction[], from: number, you: Seat, unit: Card, gone: boolean): boolean {
  for (let member = 1; member < program[from]!.group; member++) {
    const [one, other] = [program[from + member - 1]!, program[from + member]!];
    if (!mayOverlap(one, other)) continue;
    const cards = new Set<Card>();
    for (const i of [one, other]) {
      const { found } = g.lists;
      const count = collect(g, i.filter!, you, unit, gone, found);
      for (let at = 0; at < count; at++) cards.add(found[at]!);
    }
    if (cards.size < one.n + other.n) return false;
  }
  return true;
}
export const mayOverlap = (one: Instruction, other: Instruction): boolean =>
  one.filter!.where === other.filter!.where && (one.filter!.side & other.filter!.side) !== 0;

/** The modes of an effect that may be taken now. */
export const modePossible = (g: Gundam, ability: Ability, mode: number, e: Effect): boolean =>
  canGoOn(g, ability, mode, e.source, e.player, e.unit, e.gone === 1);
