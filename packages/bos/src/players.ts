/** What a player who looks one step ahead goes by: how well a seat stands, and quick answers. */
import { Card, option, otherSeat, type Seat, verbOf } from "@duelex/kernel";
import { Place, Verb } from "./names.ts";
import { type Bos, COLUMNS } from "./table.ts";

/** What one thing is worth in life points: for players that look one step ahead. */
const WORTH = { strength: 1, summon: 1.5, vim: 0.6, castle: 0.8, spellbook: 0.8, boss: 2 } as const;

/** How well a seat stands, about -1 (lost) to 1 (won): life, what fights, vim, what is left. Sizes and face-up cards are public. */
export function evaluate(g: Bos, seat: Seat): number {
  const { over, winner } = g.standing();
  if (over) return winner === null ? 0 : winner === seat ? 1 : -1;
  return Math.tanh((worth(g, seat) - worth(g, otherSeat(seat))) / 25);
}

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

/** Quiet answers first: go on, pass, do not block. Else the first answer, which aims at the other side. */
const QUIET: readonly Verb[] = [Verb.endTurn, Verb.beginMainPhase, Verb.pass, Verb.noBlock];
export function reflex(g: Bos): number {
  const may = g.options();
  for (const verb of QUIET) {
    const at = may.indexOf(option(verb));
    if (at >= 0) return at;
  }
  const yes = may.indexOf(option(Verb.yes));
  return yes >= 0 && verbOf(may.options[0]!) === Verb.yes ? yes : 0;
}
