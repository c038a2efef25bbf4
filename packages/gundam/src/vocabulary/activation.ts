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
  return canGoOn(g, ability, 0, source, you, unit, gone);
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
  const asked = choicesOf(program, from).filter(
    (i) => !isHidden(i) && (i.conditions.length === 0 || allHold(g, i.conditions, you, unit, gone)),
  );
  return canBeFilled(g, asked, you, unit, gone);
}

/** 16.3, 4: the choices of the selection that begins here. */
export const choicesOf = (program: readonly Instruction[], from: number): readonly Instruction[] =>
  program.slice(from, from + program[from]!.group);

/** From cards that the opponent does not see. */
export const isHidden = (i: Instruction): boolean => i.filter!.where === Where.hand || i.filter!.where === Where.looked;

/** 16.3, 4: all of these choices can be made, by different cards. */
export function canBeFilled(g: Gundam, choices: readonly Instruction[], you: Seat, unit: Card, gone: boolean): boolean {
  let all = 0;
  for (const { n } of choices) all += n;
  let isPlenty = true; // for each there are cards enough for all: whatever the others take, enough are left
  for (const { filter, n } of choices) {
    const found = countMatches(g, filter!, you, unit, gone, all);
    if (found < n) return false;
    if (found < all) isPlenty = false;
  }
  return isPlenty || areDistinct(choices.map((i) => ({ n: i.n, cards: cardsFor(g, i, you, unit, gone) })));
}

/** What a choice still needs, and of which cards. */
interface Demand {
  readonly n: number;
  readonly cards: readonly Card[];
}

export function cardsFor(g: Gundam, i: Instruction, you: Seat, unit: Card, gone: boolean): readonly Card[] {
  const { found } = g.lists;
  return found.slice(0, collect(g, i.filter!, you, unit, gone, found));
}

/** One card cannot be picked twice in one selection: whichever choices are taken together, there are cards enough for them. */
export function areDistinct(demands: readonly Demand[]): boolean {
  for (let together = 1; together < 1 << demands.length; together++) {
    const these = demands.filter((_, at) => (together & (1 << at)) !== 0);
    if (new Set(these.flatMap(({ cards }) => cards)).size < these.reduce((sum, { n }) => sum + n, 0)) return false;
  }
  return true;
}

/** The modes of an effect that may be taken now. */
export const modePossible = (g: Gundam, ability: Ability, mode: number, e: Effect): boolean =>
  canGoOn(g, ability, mode, e.source, e.player, e.unit, e.gone === 1);
