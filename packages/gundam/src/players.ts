/** What a player who looks one step ahead goes by: how well a seat stands, and quick answers. */
import { balanceOf, Card, firstOffered, type Seat } from "@duelex/kernel";
import { Keyword, Place, Verb } from "./names.ts";
import type { Gundam } from "./table.ts";

/** From about -1 (lost) to 1 (won), from what the seat may know: both fields, and how many cards lie elsewhere. */
export const evaluate = (g: Gundam, seat: Seat): number => balanceOf(g, seat, (of) => worth(g, of), 12);

function worth(g: Gundam, seat: Seat): number {
  const shields = g.count(seat, Place.shieldSection);
  const base = g.base(seat);
  let sum = 2.2 * shields + (shields === 0 ? -2 : 0);
  if (base !== Card.none) sum += 0.6 + 0.45 * g.currentHp(base);
  sum += 0.9 * Math.min(8, g.count(seat, Place.hand)) + 0.35 * g.playerLevel(seat);
  if (g.count(seat, Place.deck) < 6) sum -= 6 - g.count(seat, Place.deck);
  for (const unit of g.units(seat)) {
    sum += 0.8 + 0.55 * g.ap(unit) + 0.35 * g.currentHp(unit);
    if (g.isPaired(unit)) sum += 0.6;
    if (g.isLinkUnit(unit)) sum += 0.5;
    if (g.rested[unit] === 0) sum += g.has(unit, Keyword.Blocker) ? 0.7 : 0.25;
  }
  return sum;
}

const LIKED: readonly Verb[] = [
  Verb.keep,
  Verb.first,
  Verb.pass,
  Verb.payResources,
  Verb.done,
  Verb.player,
  Verb.yes,
  Verb.top,
  Verb.endPhase,
];

/** Pass, keep, use what is free, attack the player; otherwise the first that is offered. */
export const reflex = (g: Gundam): number => Math.max(0, firstOffered(g, LIKED));
