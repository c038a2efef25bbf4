/** 14-1a-3 What constant abilities look at, and what of the whole game they speak of: counted in play, so that nobody derives for nothing. */
import { type Ability, type Instruction, Word } from "./clauses.ts";
import { ANY_NUMBER, Where } from "./filters.ts";

export enum Concern {
  /** Whose turn it is. */
  turn,
  /** How many cards are in hand. */
  hands,
  /** Who attacks. */
  attack,
  /** In which zone a card lies, in play or out of it, which way up, how much soul it has. */
  layout,
  /** 8-4d-1 What an attack costs. */
  tolls,
  /** GR-17-ENERGY */
  rulerEnergy,
  damageZone,
  /** 16-4 */
  counters,
  /** What single cards are worth. */
  cards,
  /** Whose turn it is, and how many cards are in hand, for what single cards are worth. */
  cardsByTurn,
  cardsByHands,
}
export const CONCERNS = 11;

const SPEAKS_OF: Readonly<Partial<Record<Word, Concern>>> = {
  [Word.attackCost]: Concern.tolls,
  [Word.rulerAsEnergy]: Concern.rulerEnergy,
  [Word.lockDamageZone]: Concern.damageZone,
  [Word.forbidCounterUse]: Concern.counters,
};

/** What these constants are concerned with, each once. */
export function concernsOf(constants: readonly Ability[]): readonly Concern[] {
  const found = new Set<Concern>();
  for (const { condition, program } of constants) {
    if (condition !== null) {
      if (program.some(isOfCards)) {
        if (condition.turn !== null) found.add(Concern.cardsByTurn);
        if (condition.opponentHandAtMost >= 0) found.add(Concern.cardsByHands);
      }
      if (condition.turn !== null) found.add(Concern.turn);
      if (condition.opponentHandAtMost >= 0) found.add(Concern.hands);
      if (condition.attacking !== null || condition.attackedThisBattle) found.add(Concern.attack);
      if (condition.inPlay !== null) found.add(Concern.layout);
    }
    for (const instruction of program) {
      if (looksAtLayout(instruction)) found.add(Concern.layout);
      if (isOfCards(instruction)) found.add(Concern.cards);
      const spokenOf = SPEAKS_OF[instruction.word];
      if (spokenOf !== undefined) found.add(spokenOf);
    }
  }
  return [...found];
}

/** Does it say something of single cards? */
export function isOfCards({ word }: Instruction): boolean {
  switch (word) {
    case Word.change:
    case Word.immune:
    case Word.forbidAttack:
    case Word.forbidBeingAttacked:
    case Word.allowRulerTarget:
      return true;
    default:
      return false;
  }
}

/** Does it look at zones, soul or anything that is no unit, field or ruler? */
function looksAtLayout({ target, filter }: Instruction): boolean {
  return [target.filter, filter].some((each) => each !== null && (each.where !== Where.playArea || each.soulMax !== ANY_NUMBER));
}
