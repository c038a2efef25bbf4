import { Card, otherSeat, type Seat } from "@duelex/kernel";
import { Name, Op, Place, Sides, Timing } from "../names.ts";
import { COLUMNS, isPlayer, playerTarget, seatOfTarget } from "../state.ts";
import type { Bos } from "../table.ts";
import type { Ability, Instruction } from "./ability.ts";
import { ATTACKER_IS_OTHER, ATTACKER_IS_SUBJECT, HAS_DEFEATER, HAS_OTHER_BATTLER } from "./about.ts";

/** Whose ability it is, and what it is about: the frame in which it is used. */
export interface Used {
  readonly source: Card;
  readonly subject: Card;
  readonly other: Card;
  readonly first: Card;
  readonly second: Card;
}

/** BOS-A13. What may be chosen for an instruction, on one side and then on the other. */
function candidates(g: Bos, instruction: Instruction, source: Card, first = g.controllerOf(source)): Card[] {
  const found = g.find(instruction.filter!, g.controllerOf(source), source, first);
  if (instruction.op === Op.changeAttackTarget) return found.filter((card) => card !== g.battle.attacker);
  if (instruction.op === Op.move) return found.filter((card) => freeSpotBeside(g, card, -1) || freeSpotBeside(g, card, 1));
  return found;
}

/** What does no good to whom it is done to. */
const HARMFUL: ReadonlySet<Op> = new Set([Op.damage, Op.loseLife, Op.act, Op.turnFaceDown, Op.moveZone, Op.defeat, Op.cannot]);
/** Does it do no good to whom it is done to? */
const isHarmful = ({ op, filter, grant }: Instruction): boolean =>
  (HARMFUL.has(op) && (filter?.pile ?? null) === null) || (grant?.program.some((each) => HARMFUL.has(each.op)) ?? false);

const isOnSideOf = (g: Bos, target: Card, seat: Seat): boolean =>
  (isPlayer(target) ? seatOfTarget(target) : g.controllerOf(target)) === seat;

/** What may be chosen, in the order in which it is offered: for what does harm, the other side comes first. */
export function inOrder(g: Bos, instruction: Instruction, source: Card): Card[] {
  return isHarmful(instruction)
    ? candidates(g, instruction, source, otherSeat(chooserOf(g, instruction, source)))
    : candidates(g, instruction, source);
}

/** A lone target on the chooser's own side, harmed by a text that speaks of both sides, is asked for all the same: nobody hits himself unasked. */
export function hurtsTheChooser(g: Bos, instruction: Instruction, source: Card): boolean {
  if (!isHarmful(instruction) || instruction.filter?.sides !== Sides.both) return false;
  const [only] = candidates(g, instruction, source);
  return only !== undefined && isOnSideOf(g, only, chooserOf(g, instruction, source));
}

/** Is there something to choose for everything that an ability has chosen? BOS-R24 */
export function hasChoices(g: Bos, ability: Ability, source: Card): boolean {
  for (const instruction of ability.choices) {
    const restricted = instruction.op === Op.changeAttackTarget || instruction.op === Op.move;
    if (restricted ? candidates(g, instruction, source).length === 0 : !g.isThere(instruction.filter!, g.controllerOf(source), source))
      return false;
  }
  return true;
}

/** 16.4 `move`: the spot to the left (-1) or to the right (1) on its own side is there and free. */
export function freeSpotBeside(g: Bos, card: Card, way: -1 | 1): boolean {
  const column = g.columnOf[card] + way;
  return g.placeOf(card) === Place.summons && COLUMNS.some((each) => each === column) && g.summon(g.ownerOf(card), column) === Card.none;
}

/** The spot in this column is such a spot: adjacent still, and free still. */
export const canMoveTo = (g: Bos, card: Card, column: number): boolean =>
  ([-1, 1] as const).some((way) => g.columnOf[card] + way === column && freeSpotBeside(g, card, way));

/** Who chooses for an instruction. */
export function chooserOf(g: Bos, instruction: Instruction, source: Card): Seat {
  const you = g.controllerOf(source);
  return instruction.chosenByOpponent ? otherSeat(you) : you;
}

/** 16.2, 16.3 What a name stands for; no card if for nothing. */
export function named(g: Bos, name: Name, ability: Ability, used: Used): Card {
  const you = g.controllerOf(used.source);
  switch (name) {
    case Name.self:
      return used.source;
    case Name.you:
      return playerTarget(you);
    case Name.opponent:
      return playerTarget(otherSeat(you));
    case Name.enchantedController: {
      const enchanted =
        g.host[used.source] !== Card.none ? g.host[used.source] : ability.subject === "enchanted" ? used.subject : Card.none;
      return enchanted === Card.none ? Card.none : playerTarget(g.controllerOf(enchanted));
    }
    case Name.subject:
      return used.subject;
    case Name.defeatedController:
      return ability.timing === Timing.defeats ? playerTarget(g.controllerOf(used.other)) : Card.none;
    case Name.attacker:
      return ATTACKER_IS_SUBJECT.has(ability.timing) ? used.subject : ATTACKER_IS_OTHER.has(ability.timing) ? used.other : Card.none;
    case Name.blocker:
      return ability.timing === Timing.blocksDirectAttack ? used.subject : Card.none;
    case Name.otherBattler:
      return HAS_OTHER_BATTLER.has(ability.timing) ? used.other : Card.none;
    case Name.defeater:
      return HAS_DEFEATER.has(ability.timing) ? used.other : Card.none;
    case Name.defeated:
      return ability.timing === Timing.defeats ? used.other : Card.none;
    case Name.none:
      return Card.none;
  }
}
