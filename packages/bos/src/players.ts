/** What a player who looks one step ahead goes by: how well a seat stands, and quick answers. */
import { balanceOf, Card, firstOffered, type Seat } from "@duelex/kernel";
import { Place, Verb } from "./names.ts";
import { COLUMNS } from "./state.ts";
import type { Bos } from "./table.ts";

/** What one thing is worth in life points: for players that look one step ahead. */
const WORTH = { strength: 1, summon: 1.5, vim: 0.6, castle: 0.8, spellbook: 0.8, boss: 2 } as const;

/** How well a seat stands, about -1 (lost) to 1 (won): life, what fights, vim, what is left. Sizes and face-up cards are public. */
export const evaluate = (g: Bos, seat: Seat): number => balanceOf(g, seat, (of) => worth(g, of), 25);

function worth(g: Bos, seat: Seat): number {
  let sum = g.life[seat] + WORTH.vim * Math.sqrt(g.vim[seat]) * 2;
  for (const column of COLUMNS) {
    const summon = g.summon(seat, column);
    if (summon !== Card.none && g.isFaceUp(summon)) sum += WORTH.summon + WORTH.strength * g.strength[summon];
  }
  const boss = g.faceUpBoss(seat);
  if (boss !== Card.none) sum += WORTH.boss + WORTH.strength * g.strength[boss];
  return sum + WORTH.castle * g.count(seat, Place.castle) + WORTH.spellbook * g.count(seat, Place.spellbook);
}

const QUIET: readonly Verb[] = [Verb.endTurn, Verb.beginMainPhase, Verb.pass, Verb.noBlock];

/** Go on, pass, do not block; otherwise the first answer, which says yes, or aims at the other side. */
export const reflex = (g: Bos): number => Math.max(0, firstOffered(g, QUIET));
