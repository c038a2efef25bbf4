/** What each verb of the card texts does. 16.4. Damage is a procedure of its own (BOS-N8); here its targets are only named. */
import { Card, type Seat } from "@duelex/kernel";
import { Block, Facing, Op, Place, State, Timing, Type } from "../names.ts";
import { isPlayer, seatOfTarget } from "../state.ts";
import type { Bos } from "../table.ts";
import { type Ability, Aim, type Amount, type Instruction } from "./ability.ts";
import { canMoveTo, named, type Used } from "./choices.ts";

/** The one card or player that an instruction names or was chosen for; none if it has left. BOS-A13 */
function targetOf(g: Bos, instruction: Instruction, ability: Ability, used: Used): Card {
  if (instruction.aim === Aim.chosen) {
    const card = instruction.nth === 0 ? used.first : used.second;
    return isPlayer(card) || isStillThere(g, card, instruction) ? card : Card.none;
  }
  const card = named(g, instruction.name, ability, used);
  return card !== Card.none && (isPlayer(card) || g.onBattlefield(card)) ? card : Card.none;
}

/** BOS-A13: who was named or chosen has left, or the name stands for nobody. */
function sayNobody(g: Bos, instruction: Instruction, ability: Ability, used: Used): void {
  const meant =
    instruction.aim === Aim.chosen ? (instruction.nth === 0 ? used.first : used.second) : named(g, instruction.name, ability, used);
  if (meant === Card.none || isPlayer(meant)) g.remark("nobody", used.source, "BOS-16.3");
  else g.remark("noEffect", meant, "BOS-A13", "it is not there any more");
}

function isStillThere(g: Bos, card: Card, { filter }: Instruction): boolean {
  return filter!.pile === null ? g.onBattlefield(card) : g.placeOf(card) === filter!.pile;
}

/** How much: counted when the instruction is carried out. */
function amountOf(g: Bos, amount: Amount, ability: Ability, used: Used): number {
  if (amount.baseStrength) return ability.timing === Timing.defeats ? g.printed(used.other).strength : 0; // BOS-N7
  return amount.count === null ? amount.fixed : g.find(amount.count, g.controllerOf(used.source), used.source).length;
}

/** Carries one instruction out, as far as possible; of damage, only fixes what is dealt to whom (BOS-N8.1). */
export function carryOutOne(g: Bos, instruction: Instruction, ability: Ability, used: Used & { readonly column: number }): void {
  const amount = amountOf(g, instruction.amount, ability, used);
  if (instruction.aim === Aim.all) {
    for (const target of g.find(instruction.filter!, g.controllerOf(used.source), used.source)) doTo(g, instruction, target, amount, used);
    return;
  }
  const target = targetOf(g, instruction, ability, used);
  if (target !== Card.none) doTo(g, instruction, target, amount, used);
  else if (g.recorder !== null) sayNobody(g, instruction, ability, used);
}

function doTo(g: Bos, instruction: Instruction, target: Card, amount: number, used: Used & { readonly column: number }): void {
  if (isPlayer(target)) doToPlayer(g, instruction.op, seatOfTarget(target), target, amount);
  else doToCard(g, instruction, target, amount, used);
}

function doToPlayer(g: Bos, op: Op, seat: Seat, target: Card, amount: number): void {
  if (op === Op.damage) g.aim(target, amount);
  else if (op === Op.gainVim) g.setVim(seat, g.vim[seat] + amount, "gainVim", "BOS-16.4");
  else if (op === Op.gainLife) g.gainLife(seat, amount, "BOS-16.4");
  else if (op === Op.loseLife) g.loseLife(seat, amount, "BOS-N4");
}

function doToCard(g: Bos, instruction: Instruction, card: Card, amount: number, used: Used & { readonly column: number }): void {
  const { type } = g.printed(card);
  const fights = type === Type.summon || type === Type.boss;
  switch (instruction.op) {
    case Op.damage:
      if (fights) g.aim(card, amount);
      break;
    case Op.gainStrength:
      if (fights) g.gainStrength(card, amount, "BOS-N1");
      break;
    case Op.ready:
      if (g.facing[card] === Facing.acted) readyWith(g, card, "BOS-C7");
      else
        g.remark("noEffect", card, "BOS-16.4", g.isFaceUp(card) ? "it is ready already" : "it is face-down, and readying turns no card up");
      break;
    case Op.act:
      act(g, card);
      break;
    case Op.turnFaceDown:
      if (!g.isFaceUp(card)) g.remark("noEffect", card, "BOS-16.4", "it is face-down already");
      else if (g.strength[card] > 0 || g.defeatedIn[card] === 0) g.turnFaceDown(card, "BOS-C5");
      else g.remark("noEffect", card, g.battle.state === State.defeat ? "BOS-16.4" : "BOS-H16", "it has been defeated");
      break;
    case Op.move:
      if (canMoveTo(g, card, used.column)) g.moveTo(card, used.column, "BOS-16.4");
      else g.remark("noEffect", card, "BOS-16.4", "the spot beside it is not free any more");
      break;
    case Op.moveZone:
      if (instruction.to === Place.castle && type !== Type.summon) g.remark("noEffect", card, "BOS-Z1", "castles hold summons only");
      else if (g.onBattlefield(card)) g.leave(card, instruction.to, "BOS-C9");
      else g.toPile(card, instruction.to, "BOS-16.4");
      break;
    case Op.defeat:
      if (fights && g.defeatedIn[card] === 0) g.doom(card, used.source);
      else g.remark("noEffect", card, "BOS-N9", fights ? "it has been defeated already" : "it does not fight");
      break;
    case Op.reduceDamage:
      g.reduceDamage(card, amount);
      break;
    case Op.setDamage:
      if (g.battle.state !== State.none) g.fixDamage(card, amount);
      else g.remark("noEffect", card, "BOS-16.4", "no battle goes on");
      break;
    case Op.changeAttackTarget:
      changeTarget(g, card);
      break;
    case Op.allowBlockFromAnyColumn:
      if (g.battle.state !== State.none) g.letBlock(card);
      else g.remark("noEffect", card, "BOS-16.4", "no attack goes on");
      break;
    case Op.enchant:
      g.enchant(used.source, card);
      break;
  }
}

/** BOS-C7. A card becomes ready, from acted or face-down; that it does is an occurrence. BOS-H20 */
export function readyWith(g: Bos, card: Card, rule: "BOS-T1a" | "BOS-C7"): void {
  g.ready(card, rule);
  g.occurs(Timing.readied, card);
}

/** BOS-C6. A ready card that can act acts; that it does is an occurrence. */
export function act(g: Bos, card: Card, words = ""): void {
  const no = g.mayAct(card);
  if (no !== null) {
    const why = no === "BOS-C4" ? "it has acted already" : no === "BOS-C5" ? "it is face-down" : "another card forbids it to act";
    g.remark("noEffect", card, no, why);
    return;
  }
  g.turnSideways(card, "BOS-C6", words);
  g.occurs(Timing.acts, card);
}

/** BOS-B3.newTarget. Before the result is worked out, to what may be attacked (BOS-K4, BOS-Z8), never the attacker itself. */
function changeTarget(g: Bos, card: Card): void {
  const { battle } = g;
  const inTime = battle.state === State.declare || battle.state === State.block;
  if (!inTime || !g.isFighting(card) || card === battle.attacker || card === battle.target) {
    g.remark("noEffect", card, "BOS-B3.newTarget", inTime ? "it cannot become the target" : "the result is being worked out");
    return;
  }
  battle.target = card;
  g.recorder?.note("target", card, 0, "BOS-B3.newTarget", battle.attacker);
  if (battle.block < Block.over) return;
  battle.block = Block.over;
  g.occurs(Timing.attacked, card, battle.attacker);
}
