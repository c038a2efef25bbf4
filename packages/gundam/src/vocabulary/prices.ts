/** 2-8, 2-9: the Lv. and the cost of a card, with what its own text changes of them in hand and in the trash. */
import { Card, type Seat } from "@duelex/kernel";
import { type Ability, type Definition, type Instruction, PRINTED } from "../cards.ts";
import type { Gundam } from "../table.ts";
import { allHold } from "./conditions.ts";
import { countMatches, matches } from "./filters.ts";

/** Every instruction about its own price that applies to the card now (16.10 `costModifier`, `playAs`). */
function pricesOf(g: Gundam, abilities: readonly Ability[], you: Seat): readonly Instruction[] {
  const prices: Instruction[] = [];
  for (const ability of abilities) {
    if (!allHold(g, ability.while, you, Card.none, false)) continue;
    for (const i of ability.program) if (allHold(g, i.conditions, you, Card.none, false)) prices.push(i);
  }
  return prices;
}

/** Times the number of cards that it counts (Q205). */
const changeBy = (g: Gundam, i: Instruction, n: number, you: Seat): number =>
  i.filter === null ? n : n * countMatches(g, i.filter, you, Card.none, false);

const isFixed = (g: Gundam, i: Instruction): boolean => i.word === g.set.playAs;

/** @param printed what stands on the card, or what it is played as instead (Q120) */
export function levelOf(g: Gundam, card: Card, printed: number): number {
  const { inHand } = g.printed(card);
  if (inHand.length === 0) return printed;
  const you = g.ownerOf(card);
  const prices = pricesOf(g, inHand, you);
  let level = printed;
  for (const i of prices) if (isFixed(g, i) && i.filter === null && i.ap !== PRINTED) level = i.ap;
  for (const i of prices) if (!isFixed(g, i)) level += changeBy(g, i, i.ap, you); // an effect on the cost leaves the Lv. (Q123)
  return Math.max(0, level);
}

/** @param unit whom the Pilot would be paired with; none: nobody in particular */
export function costOf(g: Gundam, card: Card, printed: number, unit: Card = Card.none): number {
  const { inHand } = g.printed(card);
  if (inHand.length === 0) return printed;
  const you = g.ownerOf(card);
  const prices = pricesOf(g, inHand, you);
  let cost = printed;
  for (const i of prices) {
    if (!isFixed(g, i)) continue;
    if (i.filter === null || (unit !== Card.none && matches(g, i.filter, unit, you, Card.none, false))) cost = i.hp;
  }
  for (const i of prices) cost += changeBy(g, i, i.n, you);
  return Math.max(0, cost);
}

/** Does what it costs depend on whom it is paired with? */
export const dependsOnUnit = (g: Gundam, printed: Definition): boolean =>
  printed.inHand.some((ability) => ability.program.some((i) => isFixed(g, i) && i.filter !== null));

/** What an effect pays that deploys the card "paying its cost". */
export function costFromTrash(g: Gundam, card: Card): number {
  const { cost, inTrash } = g.printed(card);
  let sum = cost;
  for (const i of pricesOf(g, inTrash, g.ownerOf(card))) sum += changeBy(g, i, i.n, g.ownerOf(card));
  return Math.max(0, sum);
}
