/** What follows from the table. Nothing here is stored: static abilities are found again each time they are asked for. */
import { type Card, SEATS, type Seat } from "@duelex/kernel";
import type { SummonTest } from "./cards.ts";
import { Columns, Name, Op, Place, Sides, Timing } from "./names.ts";
import { isPlayer, seatOfTarget } from "./state.ts";
import type { Bos } from "./table.ts";
import type { Ability } from "./vocabulary/ability.ts";

/** BOS-16.5 How many cards of the kinds that a summoning condition counts lie in the graveyards. */
export function inGraveyards(
  g: Bos,
  seat: Seat,
  { sides, kinds }: Pick<SummonTest & { op: "cardsInGraveyards" }, "sides" | "kinds">,
): number {
  let count = 0;
  for (const side of SEATS) {
    if ((sides & (side === seat ? Sides.own : Sides.opponent)) === 0) continue;
    for (const card of g.cards(side, Place.graveyard)) if ((g.printed(card).kind & kinds) !== 0) count++;
  }
  return count;
}

/** Dealt less what static abilities take off, not under 0. BOS-N2 */
export function afterReduction(g: Bos, card: Card, dealt: number): number {
  return Math.max(0, dealt - reductionOf(g, card));
}

/** What would be taken of an amount dealt: reductions first, then what there is to take. BOS-N2 */
export function takenOf(g: Bos, target: Card, dealt: number): number {
  if (isPlayer(target)) return Math.min(dealt, g.life[seatOfTarget(target)]);
  return Math.min(afterReduction(g, target, dealt), g.strength[target]);
}

/** For the log: an amount dealt that is not what is taken, and what is taken off it; else nothing. "6", "5 − 1" */
export function moreThanTaken(g: Bos, target: Card, dealt: number): string {
  if (g.recorder === null) return "";
  if (isPlayer(target)) return dealt > g.life[seatOfTarget(target)] ? String(dealt) : "";
  const after = afterReduction(g, target, dealt);
  if (after === dealt) return after <= g.strength[target] ? "" : `${dealt}`;
  return `${dealt} − ${dealt - after}`;
}

/** 16.4 `reduceDamageTaken`: what all static abilities take off together. */
function reductionOf(g: Bos, card: Card): number {
  let sum = 0;
  eachReduction(g, card, (_source, _ability, amount) => {
    sum += amount;
  });
  return sum;
}

/** The same card by card, for the log: which clause of which card takes how much off. */
export function reductionsOf(g: Bos, card: Card): { readonly source: Card; readonly ability: number; readonly amount: number }[] {
  const found: { source: Card; ability: number; amount: number }[] = [];
  eachReduction(g, card, (source, { number: ability }, amount) => void found.push({ source, ability, amount }));
  return found;
}

type Found = (source: Card, ability: Ability, amount: number) => void;

function eachReduction(g: Bos, card: Card, found: Found): void {
  if (g.watchers[Timing.static] === 0) return;
  for (let seat = 0 as Seat; seat < 2; seat++) {
    for (let column = Columns.first; column <= Columns.last; column++) {
      reductionsBy(g, g.wizard(seat, column), card, found);
      reductionsBy(g, g.summon(seat, column), card, found);
    }
    reductionsBy(g, g.boss(seat), card, found);
    for (const enchantment of g.cards(seat, Place.underneath)) reductionsBy(g, enchantment, card, found);
  }
}

function reductionsBy(g: Bos, source: Card, card: Card, found: Found): void {
  const printed = g.printed(source);
  if (!printed.lowersDamageTaken || !g.isWorking(source)) return;
  for (const ability of g.placeOf(source) === Place.underneath ? printed.grants : printed.abilities) {
    const amount = reductionIn(g, ability, source, card);
    if (amount > 0) found(source, ability, amount);
  }
}

function reductionIn(g: Bos, { program }: Ability, source: Card, card: Card): number {
  const you = g.controllerOf(source);
  let sum = 0;
  for (const { op, name, filter, amount } of program) {
    if (op !== Op.reduceDamageTaken) continue;
    if (filter === null ? name === Name.self && card === source : g.fits(card, filter, you, source))
      sum += amount.count === null ? amount.fixed : g.find(amount.count, you, source).length;
  }
  return sum;
}
