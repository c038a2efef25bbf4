/** What a word of the card texts is: what it does, and what it asks. One small definition for each (16.10). */
import { Card, type OptionList, type Row, type Seat } from "@duelex/kernel";
import { type Instruction, Target } from "../cards.ts";
import { Place, type Standing, Until, Verb } from "../names.ts";
import type { Paragraph } from "../rulebook.ts";
import { type Effect, Slot } from "../state.ts";
import type { Gundam } from "../table.ts";
import { battlingUnit, collect } from "./filters.ts";

/**
 * How an instruction has fared: whether it did something, and whether it was done completely. The impossible is skipped,
 * the partly possible done as far as it goes (1-3-2), nothing is done zero or fewer times (1-3-2-2).
 */
export enum Done {
  nothing = 0,
  partly = 1,
  /** Nothing was to be done, or it cannot be told from the table. */
  vacuous = 2,
  all = 3,
}

/** A question in the middle of an effect. `chosen` moves `e.step` on when all is answered. */
export interface Ask {
  /** Is there anything to ask? If not, `does` is carried out instead. */
  readonly needed: (g: Gundam, e: Effect, i: Instruction) => boolean;
  readonly options: (g: Gundam, e: Effect, i: Instruction, may: OptionList) => void;
  readonly chosen: (g: Gundam, e: Effect, i: Instruction, card: Card, verb: Verb) => void;
  /** Asked even when one answer is left, because skipping it would betray a hidden card. */
  readonly evenIfForced?: (g: Gundam, e: Effect, i: Instruction) => boolean;
  /** Who answers, if not the effect's owner (16.3, 9). */
  readonly who?: (g: Gundam) => Seat;
  readonly says: string | ((g: Gundam, e: Effect, i: Instruction) => string);
  /** What an answer would lead to; empty if there is nothing to add. */
  readonly means?: (g: Gundam, e: Effect, i: Instruction, card: Card, verb: Verb) => string;
}

/** A procedure of the rules that a word starts: deploying, a battle, another effect. */
export enum Begins {
  nothing,
  deploy,
  battle,
  ownMain,
  ownAction,
  pairedMain,
  discardedMain,
  payment,
}

export interface Word {
  readonly does: (g: Gundam, e: Effect, i: Instruction) => Done;
  readonly ask: Ask | null;
  readonly begins: Begins;
  /** It moves `e.step` by itself. */
  readonly steers: boolean;
  /** Could it do anything? Asked before "you may". */
  readonly possible: (g: Gundam, e: Effect, i: Instruction) => boolean;
  /** The permission or prohibition that it gives. */
  readonly standing: Standing | 0;
}

const hasTarget = (g: Gundam, e: Effect, i: Instruction): boolean => i.target === Target.none || targetsOf(g, e, i) > 0;

/** A word that is done once. */
export function once(does: Word["does"], extra: Partial<Word> = {}): Word {
  return { does, ask: null, begins: Begins.nothing, steers: false, possible: () => true, standing: 0, ...extra };
}

/** A word that is done to each of its targets, all at one moment (16.3, 8). `does` answers whether it happened. */
export function each(
  does: (g: Gundam, card: Card, i: Instruction, e: Effect) => boolean,
  possible: (g: Gundam, card: Card, i: Instruction) => boolean = () => true,
): Word {
  return once(
    (g, e, i) => {
      const { targets } = g.lists;
      const count = targetsOf(g, e, i);
      let did = 0;
      for (let at = 0; at < count; at++) if (does(g, targets[at]!, i, e)) did++;
      return outcome(did, count);
    },
    {
      possible: (g, e, i) => {
        const { targets } = g.lists;
        const count = targetsOf(g, e, i);
        for (let at = 0; at < count; at++) if (possible(g, targets[at]!, i)) return true;
        return false;
      },
    },
  );
}

export const outcome = (did: number, wanted: number): Done => (did === 0 ? Done.nothing : did < wanted ? Done.partly : Done.all);

/** A word that is read where it matters, and never carried out. */
export const holding = (standing: Standing | 0 = 0): Word => once(() => Done.vacuous, { standing });

/** A word that changes values, permissions or prohibitions of its targets for a time (16.11); in a Constant, statistics.ts reads it. */
export function lasting(rule: Paragraph, standing: Standing | 0 = 0): Word {
  return {
    ...each((g, card, i, e) => {
      if (i.until === Until.battle && g.now.battles === 0) return false;
      g.modify(card, i.id, i.ap, i.until, g.ownerOf(e.source), e.unit, rule);
      return true;
    }),
    possible: hasTarget,
    standing,
  };
}

/** A word that asks. `does` is carried out when there is nothing to ask. */
export function asking(ask: Ask, does: Word["does"], extra: Partial<Word> = {}): Word {
  return once(does, { ask, ...extra });
}

/** 16.9, 9-3-5: everything that an instruction's target means now, into the table's list of targets; how many. Nothing that has left is among it. */
export function targetsOf(g: Gundam, e: Effect, i: Instruction): number {
  return resolveTarget(g, e, i.target, i.slots, i, g.lists.targets);
}

/** The only card that an instruction means, or the first; no card if it means none. */
export const firstOf = (g: Gundam, e: Effect, i: Instruction): Card => (targetsOf(g, e, i) > 0 ? g.lists.targets[0]! : Card.none);

/** The second target of an instruction: what to pair with, who receives instead, the defender. */
export function secondOf(g: Gundam, e: Effect, i: Instruction): Card {
  const { second } = g.lists;
  return resolveTarget(g, e, i.target2, i.slots2, i, second) > 0 ? second[0]! : Card.none;
}

function resolveTarget(g: Gundam, e: Effect, target: Target, slots: number, i: Instruction, into: Card[]): number {
  switch (target) {
    case Target.none:
      return 0;
    case Target.chosen: {
      const { card, slot, effect } = g.chosen.column;
      const depth = g.now.effects;
      let count = 0;
      for (let row = 0; row < g.chosen.count; row++) {
        const at = row as Row;
        if ((slot[at] & slots) !== 0 && effect[at] === depth) into[count++] = card[at];
      }
      if ((slots & Slot.thisUnit) !== 0 && e.gone === 0 && e.unit !== Card.none) into[count++] = e.unit;
      return count;
    }
    case Target.thisUnit:
      return only(e.gone === 0 ? e.unit : Card.none, into);
    case Target.eventUnit:
      return only(e.event, into);
    case Target.eventSource:
      return only(e.actor, into);
    case Target.eventCard:
      return only(e.event !== Card.none && g.placeOf(e.event) === Place.trash ? e.event : Card.none, into);
    case Target.thisCard:
      return only(g.placeOf(e.source) === Place.trash ? e.source : Card.none, into);
    case Target.battlingEnemyUnit:
      return only(battlingEnemy(g, e), into);
    case Target.enemyShieldAreaTop: {
      const enemy = g.opponent(e.player);
      const base = g.base(enemy);
      return only(base !== Card.none ? base : g.topShield(enemy), into);
    }
    case Target.all:
      return collect(g, i.targets!, e.player, e.unit, e.gone === 1, into);
  }
}

function only(card: Card, into: Card[]): number {
  if (card === Card.none) return 0;
  into[0] = card;
  return 1;
}

/** The enemy Unit in the current battle, seen from the effect's owner. */
function battlingEnemy(g: Gundam, e: Effect): Card {
  const { attacker, attackerGone, target } = g.battle;
  if (attackerGone === 1) return Card.none;
  if (g.ownerOf(attacker) !== e.player) return attacker;
  return battlingUnit(g, target) === Card.none ? Card.none : target;
}

/** Where the damage of this effect comes from: this Unit or Base, or the Command. */
export const sourceOf = (e: Effect): Card => (e.unit !== Card.none ? e.unit : e.source);

/** Cards still looked at by this effect. */
export function lookedCount(g: Gundam): number {
  return g.chosenCount(Slot.looked);
}
export function offerLooked(g: Gundam, e: Effect, may: OptionList): void {
  for (const card of g.cards(e.player, Place.deck)) if (g.isChosen(card, Slot.looked)) may.offer(Verb.choose, card);
}
/** The first of the cards still looked at, or no card. */
export function firstLooked(g: Gundam, e: Effect): Card {
  for (const card of g.cards(e.player, Place.deck)) if (g.isChosen(card, Slot.looked)) return card;
  return Card.none;
}
