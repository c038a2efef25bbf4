/** 17.3: what each instruction does on the table. Instructions that ask somebody to pick hand cards are asked in `rules/08-playing.ts`. */
import { type Card, otherSeat, type Row, type Seat } from "@duelex/kernel";
import { Place } from "../names.ts";
import { eachFitting, fits } from "../statistics.ts";
import type { ColossusOrder } from "../table.ts";
import { type Instruction, Op, Target } from "./compile.ts";

/** CO-B9: one instruction, as far as possible. `self` carries the ability, `row` of the chain holds what was chosen. */
export function perform(g: ColossusOrder, i: Instruction, self: Card, row: Row): void {
  switch (i.op) {
    case Op.draw:
      g.draw(playerOf(g, i, self), i.amount, "CO-17.3");
      break;
    case Op.discardFromDeckTop:
      g.discardFromDeckTop(playerOf(g, i, self), i.amount, "CO-17.3");
      break;
    case Op.putFromDeck:
      putFromDeck(g, g.ownerOf(self), i);
      break;
    case Op.discardHand:
    case Op.handToDeckBottom:
      break;
    default:
      eachTarget(g, i, self, row, (card) => performOn(g, i, card));
  }
}

function performOn(g: ColossusOrder, i: Instruction, card: Card): void {
  switch (i.op) {
    case Op.damage:
      g.dealDamage(card, i.amount, "CO-W7");
      break;
    case Op.destroy:
      g.destroy(card, "CO-17.3");
      break;
    case Op.returnToHand:
      g.returnToHand(card, "CO-17.3");
      break;
    case Op.turnOn:
      g.turnON(card, "CO-17.3");
      break;
    case Op.turnOff:
      g.turnOFF(card, "CO-17.3");
      break;
    case Op.modifyStats:
      g.modify(card, i.ap, i.rp, "CO-17.3");
      break;
    case Op.discardColossusGem:
      g.discardColossusGem(card, "CO-17.3");
      break;
  }
}

/** Whose cards an instruction is about. */
export function playerOf(g: ColossusOrder, i: Instruction, self: Card): Seat {
  const you = g.ownerOf(self);
  return i.you ? you : otherSeat(you);
}

/** Everything an instruction acts upon: the card itself, what was chosen if it still is what the text asks for (CO-B8, CO-15.19), or all that fit now. */
function eachTarget(g: ColossusOrder, i: Instruction, self: Card, row: Row, does: (card: Card) => void): void {
  if (i.target === Target.all) {
    eachFitting(g, i.filter!, self, does);
    return;
  }
  if (i.target === Target.self) {
    const itself = g.chain.column.self[row]; // none if it has left, even if it has come back since
    if (g.isOnField(itself)) does(itself);
    else g.remark("nobody", self, "CO-P7");
    return;
  }
  const card = g.chosen(row, i.slot);
  if (card === 0) {
    g.remark("nobody", self, "CO-P7");
    return;
  }
  const filter = i.filter!;
  const isThere = filter.gems ? g.placeOf(card) === Place.setGems : g.isOnField(card) && fits(g, filter, card, self);
  if (isThere) does(card);
  else g.remark("no effect", card, "CO-P7", "it is no longer what the text asks for"); // CO-P7: that part does nothing
}

/** 17.3: look through the deck, put that many cards of the name onto the field, shuffle. */
function putFromDeck(g: ColossusOrder, seat: Seat, i: Instruction): void {
  let left = i.amount;
  for (const card of g.deck(seat)) {
    if (left === 0) break;
    if (g.printed(card).name !== i.name) continue;
    g.enterFromDeck(card, "CO-17.3");
    left--;
  }
  g.shuffleDeck(seat, "CO-17.3");
}
