/** What every card in play is worth now. Nothing of it is stored: print, constants while they hold, effects that last. */
import { Card, otherSeat, put, type Row, SEATS, type Seat } from "@duelex/kernel";
import { Change, DamageType, Keyword, Place } from "./names.ts";
import { fitsThere, hasAttribute, holds } from "./selectors.ts";
import type { GateRuler } from "./table.ts";
import { type Instruction, Word } from "./vocabulary/clauses.ts";
import { Aim } from "./vocabulary/filters.ts";

/**
 * GR-14-LAYER: print first, then plus and minus, older effects first. Whoever changes something that values depend on calls `touch`;
 * the first reader afterwards comes here, once, for the whole table.
 */
export function derive(g: GateRuler): void {
  g.stale[0] = 0;
  g.counterForbidden[0] = 0;
  g.tolls[0] = 0;
  for (const seat of SEATS) {
    put(g.rulerEnergy, seat, 0);
    put(g.damageZoneLocked, seat, 0);
    start(g, g.ruler[seat]);
    for (const place of g.unitZones(seat)) for (let unit = g.first(seat, place); unit !== Card.none; unit = g.next(unit)) start(g, unit);
  }
  if (g.hasConstants()) {
    for (const seat of SEATS) {
      constantsOf(g, g.ruler[seat], seat);
      for (const place of g.unitZones(seat))
        for (let unit = g.first(seat, place); unit !== Card.none; unit = g.next(unit)) constantsOf(g, unit, seat);
      for (let field = g.first(seat, Place.field); field !== Card.none; field = g.next(field)) constantsOf(g, field, seat);
    }
  }
  const { card, change, atk, hp, stk, n } = g.changes.column;
  for (let row: Row = 0; row < g.changes.count; row++) {
    if (change[row] === Change.values) add(g, card[row], atk[row], hp[row], stk[row]);
    else if (change[row] === Change.keyword) put(g.keywordsNow, card[row], g.keywordsNow[card[row]] | n[row]);
  }
}

export function start(g: GateRuler, card: Card): void {
  const printed = g.printed(card);
  put(g.atkNow, card, printed.atk);
  put(g.hpNow, card, printed.hp);
  put(g.stkNow, card, printed.stk);
  put(g.keywordsNow, card, printed.keywords);
}

function add(g: GateRuler, card: Card, atk: number, hp: number, stk: number): void {
  put(g.atkNow, card, g.atkNow[card] + atk);
  put(g.hpNow, card, g.hpNow[card] + hp);
  put(g.stkNow, card, g.stkNow[card] + stk);
}

/** 14-1a-3 */
function constantsOf(g: GateRuler, card: Card, you: Seat): void {
  if (card === Card.none) return;
  for (const ability of g.printed(card).constants) {
    if (!holds(g, ability.condition, you, card, g.object[card], 0)) continue;
    for (const instruction of ability.program) apply(g, instruction, card, you);
  }
}

function apply(g: GateRuler, i: Instruction, self: Card, you: Seat): void {
  switch (i.word) {
    case Word.change:
    case Word.immune:
    case Word.forbidAttack:
    case Word.allowRulerTarget:
      eachAimed(g, i, self, you);
      break;
    case Word.forbidCounterUse:
      g.counterForbidden[0] = 1 as 0;
      break;
    case Word.lockDamageZone:
      put(g.damageZoneLocked, you, 1);
      break;
    case Word.rulerAsEnergy:
      put(g.rulerEnergy, you, g.rulerEnergy[you] + i.n);
      break;
    case Word.attackCost:
      g.tolls[0] = 1 as 0;
      break;
    default:
      break;
  }
}

function eachAimed(g: GateRuler, i: Instruction, self: Card, you: Seat): void {
  switch (i.target.aim) {
    case Aim.self:
      one(g, i, self);
      break;
    case Aim.yourRuler:
      one(g, i, g.ruler[you]);
      break;
    case Aim.enemyRuler:
      one(g, i, g.ruler[otherSeat(you)]);
      break;
    case Aim.all: {
      const filter = i.target.filter!;
      for (const seat of SEATS) {
        if (fitsThere(g, filter, g.ruler[seat], you, self)) one(g, i, g.ruler[seat]);
        for (const place of g.unitZones(seat))
          for (let unit = g.first(seat, place); unit !== Card.none; unit = g.next(unit))
            if (fitsThere(g, filter, unit, you, self)) one(g, i, unit);
      }
      break;
    }
    default:
      break;
  }
}

function one(g: GateRuler, i: Instruction, card: Card): void {
  let bits = 0;
  switch (i.word) {
    case Word.change:
      if (i.change === Change.values) add(g, card, i.atk, i.hp, i.stk);
      else if (i.filter === null || i.filter.attributes.some((attribute) => hasAttribute(g, card, attribute))) bits = i.keyword;
      break;
    case Word.immune:
      bits = i.damageType === DamageType.combat ? Keyword.immuneToCombat : Keyword.immuneToEffects;
      break;
    case Word.forbidAttack:
      bits = Keyword.cannotAttack;
      break;
    default:
      bits = Keyword.overTheWall;
  }
  if (bits !== 0) put(g.keywordsNow, card, g.keywordsNow[card] | bits);
}
