/** What continuous abilities make of the printed values (CO-B3). Nothing is stored: it is looked up when asked. */
import { Card, otherSeat, type Seat, seatBit } from "@duelex/kernel";
import type { Definition } from "./cards.ts";
import { Place, type Position } from "./names.ts";
import type { ColossusOrder } from "./table.ts";
import { type Condition, type Filter, Sides, Standing, type StandingText } from "./vocabulary/compile.ts";

/** 17.2: does this condition hold for an ability that this card carries? Gems count as in CO-G2 and CO-G4. */
export function holds(g: ColossusOrder, condition: Condition, self: Card): boolean {
  if (condition.gems > 0 && g.allGems(g.ownerOf(self)) < condition.gems) return false;
  return !condition.alone || isAlone(g, self);
}

/** The only follower on its owner's field? */
function isAlone(g: ColossusOrder, self: Card): boolean {
  return g.isOnField(self) && g.count(g.ownerOf(self), Place.field) === 1;
}

/** CO-B8: is this follower, where it lies now, what the text asks for? @param position where it stands, or is about to stand */
export function fits(g: ColossusOrder, filter: Filter, card: Card, self: Card, position = g.position[card]): boolean {
  const side = g.ownerOf(card) === g.ownerOf(self) ? Sides.own : Sides.opponent;
  return (
    (filter.sides & side) !== 0 &&
    (filter.position === null || position === filter.position) &&
    (filter.race === null || g.printed(card).races.includes(filter.race)) &&
    (!filter.notSelf || card !== self) &&
    (filter.maxRemainingRp === null || g.remainingRp(card) <= filter.maxRemainingRp)
  );
}

function isAbout(g: ColossusOrder, text: StandingText, follower: Card, source: Card, position?: Position): boolean {
  return holds(g, text.condition, source) && (text.self ? follower === source : fits(g, text.filter!, follower, source, position));
}

/** One standing text adds so much to a number: the card whose text it is. */
interface Addition {
  readonly source: Card;
  readonly amount: number;
}

/** What each standing text of one kind adds to a number of this follower. @param position where it stands, or is about to stand */
export function partsOf(g: ColossusOrder, kind: Standing, follower: Card, position?: Position): readonly Addition[] {
  const parts: Addition[] = [];
  for (let seat = 0 as Seat; seat < 2; seat++)
    for (const source of g.field(seat))
      for (const text of g.printed(source).standing)
        if (text.op === kind && isAbout(g, text, follower, source, position)) parts.push({ source, amount: text.amount });
  return parts;
}

/** CO-K1: the crush point at this moment, not under 0 (17.3). */
export function crushOf(g: ColossusOrder, follower: Card, position?: Position): number {
  const printed = g.printed(follower).crush;
  if (g.standingTexts[Standing.modifyCrush] === 0) return printed;
  return Math.max(
    0,
    partsOf(g, Standing.modifyCrush, follower, position).reduce((sum, { amount }) => sum + amount, printed),
  );
}

/** CO-A2: how often this follower may attack in a main phase. CO-O1: the largest number that a text gives replaces the rule's one. */
export function attacksAllowed(g: ColossusOrder, follower: Card): number {
  if (g.standingTexts[Standing.maxAttacksPerMainPhase] === 0) return 1;
  let allowed = 1;
  for (let seat = 0 as Seat; seat < 2; seat++) {
    for (const source of g.field(seat)) {
      for (const text of g.printed(source).standing) {
        if (text.op === Standing.maxAttacksPerMainPhase && text.amount > allowed && isAbout(g, text, follower, source))
          allowed = text.amount;
      }
    }
  }
  return allowed;
}

/** 17.3 cannotAttack */
export function cannotAttack(g: ColossusOrder, follower: Card): boolean {
  return g.standingTexts[Standing.cannotAttack] > 0 && isKeptFromAttacking(g, follower);
}

function isKeptFromAttacking(g: ColossusOrder, follower: Card): boolean {
  if (!g.set.keepsOthersFromAttacking) return keepsItself(g, follower);
  for (let seat = 0 as Seat; seat < 2; seat++) {
    for (let source = g.top(seat, Place.field); source !== Card.none; source = g.after(source)) {
      for (const text of g.printed(source).standing)
        if (text.op === Standing.cannotAttack && isAbout(g, text, follower, source)) return true;
    }
  }
  return false;
}

function keepsItself(g: ColossusOrder, follower: Card): boolean {
  const { standing } = g.printed(follower);
  for (let nth = 0; nth < standing.length; nth++) {
    const text = standing[nth]!;
    if (text.op === Standing.cannotAttack && isAbout(g, text, follower, follower)) return true;
  }
  return false;
}

/** CO-U2: a unique gem of whose name its player has one among the Colossus gems. */
export const isSecondGem = (g: ColossusOrder, printed: Definition): boolean => printed.unique && g.hasUniqueGem(g.active, printed);

/** CO-15.25: how many face-down gems this seat has put into its locus itself, and so knows. */
export function ownGems(g: ColossusOrder, seat: Seat): number {
  let gems = 0;
  for (const card of g.locus(seat)) if (g.eyes(card) === 0 && (g.known[card] & seatBit(seat)) !== 0 && g.isGem(card)) gems++;
  return gems;
}

/** CO-P6: what playing this card costs its owner now; reductions end at 0. */
export function locusCostOf(g: ColossusOrder, card: Card, printed: Definition): number {
  return g.standingTexts[Standing.modifyLocusCost] === 0 ? printed.locusCost : modifiedLocusCost(g, card, printed);
}

function modifiedLocusCost(g: ColossusOrder, card: Card, printed: Definition): number {
  let cost = printed.locusCost;
  for (const { amount } of costParts(g, card, printed)) cost += amount;
  return Math.max(0, cost);
}

/** What each standing text adds to what playing this card costs: the card whose text it is, and how much. */
export function costParts(g: ColossusOrder, card: Card, printed: Definition): readonly Addition[] {
  const parts: Addition[] = [];
  for (const source of g.field(g.ownerOf(card))) {
    for (const text of g.printed(source).standing) {
      if (text.op !== Standing.modifyLocusCost || !holds(g, text.condition, source)) continue;
      const { race } = text.filter!;
      if (race === null ? printed.rp > 0 : printed.races.includes(race)) parts.push({ source, amount: text.amount }); // of: follower
    }
  }
  return parts;
}

/** Every object that a text could choose, the chooser's own side first; for what does harm, the other side. */
export function eachFitting(g: ColossusOrder, filter: Filter, self: Card, found: (card: Card) => void, harm = false): void {
  const you = g.ownerOf(self);
  const foe = otherSeat(you);
  const foes = (filter.sides & Sides.opponent) !== 0;
  if (harm && foes) eachOf(g, filter, foe, self, found);
  if ((filter.sides & Sides.own) !== 0) eachOf(g, filter, you, self, found);
  if (!harm && foes) eachOf(g, filter, foe, self, found);
}

function eachOf(g: ColossusOrder, filter: Filter, seat: Seat, self: Card, found: (card: Card) => void): void {
  if (filter.gems) for (const gem of g.setGems(seat)) found(gem);
  else for (const card of g.field(seat)) if (fits(g, filter, card, self)) found(card);
}

/** CO-B8: is there anything to choose? */
export function hasObject(g: ColossusOrder, filter: Filter, self: Card): boolean {
  const you = g.ownerOf(self);
  if ((filter.sides & Sides.own) !== 0 && anyOf(g, filter, you, self)) return true;
  return (filter.sides & Sides.opponent) !== 0 && anyOf(g, filter, otherSeat(you), self);
}

function anyOf(g: ColossusOrder, filter: Filter, seat: Seat, self: Card): boolean {
  if (filter.gems) return g.hasSetGems(seat);
  for (let card = g.top(seat, Place.field); card !== Card.none; card = g.after(card)) if (fits(g, filter, card, self)) return true;
  return false;
}
