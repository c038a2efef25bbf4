/** 9 and 10. Choosing an attack, direct attacks, blocking: who may, and what forbids it. BOS-K1…K7, BOS-DA1…DA9 */
import { Card, type Seat } from "@duelex/kernel";
import { Columns, Type } from "../names.ts";
import type { No } from "../rulebook.ts";
import { NO_COLUMN } from "../state.ts";
import type { Bos } from "../table.ts";

/** BOS-K1, BOS-K7. */
export function mayAttack(g: Bos, attacker: Card): No {
  const no = g.mayAct(attacker);
  if (no === "BOS-C4") return "BOS-K1";
  if (no !== null) return no === "BOS-C5" ? "BOS-C8" : no; // a face-down boss is no attacker at all: BOS-X1
  if (g.attacksComeLater) return "BOS-H21";
  return hasTarget(g, attacker) ? null : "BOS-K7"; // a summon has one: its own controller, BOS-DA4
}

function hasTarget(g: Bos, attacker: Card): boolean {
  if (mayAttackPlayer(g, attacker, g.controllerOf(attacker)) === null) return true;
  for (let seat = 0 as Seat; seat < 2; seat++) {
    if (mayAttackPlayer(g, attacker, seat) === null) return true;
    for (let column = Columns.first; column <= Columns.last; column++)
      if (mayAttackCard(g, attacker, g.summon(seat, column)) === null) return true;
    if (mayAttackCard(g, attacker, g.boss(seat)) === null) return true;
  }
  return false;
}

/** BOS-K2, BOS-K3, BOS-K4: any other summon, in any column, on either side; a face-up boss (BOS-R8). Bosses attack them too: BOS-R9. */
export function mayAttackCard(g: Bos, attacker: Card, target: Card): No {
  if (target === attacker) return "BOS-K2";
  return g.isFighting(target) ? null : "BOS-K4";
}

/** BOS-DA1 to BOS-DA4; for bosses BOS-X5, BOS-X6. */
export function mayAttackPlayer(g: Bos, attacker: Card, seat: Seat): No {
  if (g.turnsStarted[seat] === 0) return "BOS-DA3";
  if (g.printed(attacker).type === Type.boss) {
    if (seat === g.controllerOf(attacker)) return "BOS-X6";
    return g.hasSummons(seat) || g.faceUpBoss(seat) !== Card.none ? "BOS-X5" : null;
  }
  return isOpen(g, g.columnOf[attacker], seat, attacker) ? null : "BOS-DA2";
}

/** BOS-DA2, BOS-R3. Only summons of the player attacked close a column; the attacker itself is ignored. */
function isOpen(g: Bos, column: number, seat: Seat, attacker: Card): boolean {
  const summon = g.summon(seat, column);
  return summon === Card.none || summon === attacker;
}

/** BOS-DA5, BOS-DA6, BOS-DA7: a face-up summon, ready or acted (BOS-R5), beside the attacker's column moves into the free spot. A boss's attack has no column (BOS-R25), a summon's that in which it stands now (BOS-H22). */
export function mayBlock(g: Bos, blocker: Card, attacker: Card): No {
  const column = g.columnOf[attacker];
  if (!g.isFaceUp(blocker)) return "BOS-DA6";
  if (column === NO_COLUMN) return "BOS-DA5";
  const apart = Math.abs(g.columnOf[blocker] - column);
  if (apart !== 1 && g.mayBlockFromAfar[blocker] === 0) return "BOS-DA5"; // BOS-Z5
  return g.summon(g.controllerOf(blocker), column) === Card.none ? null : "BOS-DA7"; // BOS-R4
}

/** BOS-X4. */
export function mayBossBlock(g: Bos, boss: Card): No {
  return g.isFaceUp(boss) ? null : "BOS-X4";
}
