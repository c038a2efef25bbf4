/** What every card in play is worth now. Nothing of it is stored: print, constants while they hold, effects that last. */
import { Card, otherSeat, put, type Row, SEATS, type Seat } from "@duelex/kernel";
import { Change, DamageType, KEYWORD_NAMES, Keyword, Place } from "./names.ts";
import { fitsThere, hasAttribute, holds } from "./selectors.ts";
import { Stale } from "./state.ts";
import type { GateRuler } from "./table.ts";
import { type Ability, type Instruction, Word } from "./vocabulary/clauses.ts";
import { Concern, isOfCards } from "./vocabulary/concerns.ts";
import { Aim } from "./vocabulary/filters.ts";

/**
 * GR-14-LAYER: print first, then plus and minus, older effects first. Whoever changes something that values depend on calls `touch`;
 * the first reader afterwards comes here, once, for the whole table.
 */
export function derive(g: GateRuler): void {
  const isAll = g.stale[0] !== Stale.game;
  g.stale[0] = Stale.nothing;
  g.counterForbidden[0] = 0;
  g.tolls[0] = 0;
  for (const seat of SEATS) {
    put(g.rulerEnergy, seat, 0);
    put(g.damageZoneLocked, seat, 0);
  }
  if (isAll) startAll(g);
  if (g.hasConstants())
    eachConstant(g, (i, self, you) => {
      if (!isOfCards(i)) applyToAll(g, i, you);
      else if (isAll) eachAimed(g, i, self, you);
    });
  if (isAll && g.changes.count > 0) applyChanges(g);
}

function startAll(g: GateRuler): void {
  for (const seat of SEATS) {
    start(g, g.ruler[seat]);
    for (const place of g.unitZones(seat)) for (let unit = g.first(seat, place); unit !== Card.none; unit = g.next(unit)) start(g, unit);
  }
}

/** What lasts, older effects first. */
function applyChanges(g: GateRuler): void {
  const { card, change, atk, hp, stk, n, damageType } = g.changes.column;
  for (let row: Row = 0; row < g.changes.count; row++) {
    switch (change[row]) {
      case Change.values:
        add(g, card[row], atk[row], hp[row], stk[row], n[row]);
        break;
      case Change.keyword:
        put(g.keywordsNow, card[row], g.keywordsNow[card[row]] | n[row]);
        break;
      case Change.loss:
        put(g.keywordsNow, card[row], g.keywordsNow[card[row]] & ~lost(n[row]));
        break;
      case Change.reduceEach:
        less(g, card[row], n[row], damageType[row]);
        break;
    }
  }
  for (let row: Row = 0; row < g.changes.count; row++)
    if (isSilence(g, row)) put(g.keywordsNow, card[row], g.keywordsNow[card[row]] | Keyword.silenced);
}

const isSilence = (g: GateRuler, row: Row): boolean =>
  g.changes.column.change[row] === Change.loss && (g.changes.column.n[row] & Keyword.silenced) !== 0;

/** Who loses its abilities loses the keywords that stand for one (16-1a-1). */
const lost = (bits: number): number => ((bits & Keyword.silenced) === 0 ? bits : KEYWORD_SKILLS);
const KEYWORD_SKILLS = KEYWORD_NAMES.reduce((bits, [keyword]) => bits | keyword, 0);

function less(g: GateRuler, card: Card, n: number, damageType: DamageType): void {
  if (damageType !== DamageType.effect) put(g.lessCombat, card, g.lessCombat[card] + n);
  if (damageType !== DamageType.combat) put(g.lessEffect, card, g.lessEffect[card] + n);
}

/** What it is worth when nothing has changed but that it is there: its print, and what constants in play lend it. */
export function deriveAlone(g: GateRuler, card: Card): void {
  start(g, card);
  if (g.concerned[Concern.cards] === 0) return;
  eachConstant(
    g,
    (i, self, you) => {
      if (isOfCards(i) && isAimedAt(g, i, self, you, card)) one(g, i, card);
    },
    Concern.cards,
  );
}

function start(g: GateRuler, card: Card): void {
  const printed = g.printed(card);
  put(g.atkNow, card, printed.atk);
  put(g.hpNow, card, printed.hp);
  put(g.stkNow, card, printed.stk);
  put(g.keywordsNow, card, printed.keywords);
  put(g.levelNow, card, printed.level);
  put(g.lessCombat, card, 0);
  put(g.lessEffect, card, 0);
}

function add(g: GateRuler, card: Card, atk: number, hp: number, stk: number, level: number): void {
  put(g.levelNow, card, g.levelNow[card] + level);
  put(g.atkNow, card, g.atkNow[card] + atk);
  put(g.hpNow, card, g.hpNow[card] + hp);
  put(g.stkNow, card, g.stkNow[card] + stk);
}

/** What takes abilities away has a duration (R-D-SILENCE), so it is known before any constant is looked at. */
function losesAbilities(g: GateRuler, card: Card): boolean {
  for (let row: Row = 0; row < g.changes.count; row++) if (g.changes.column.card[row] === card && isSilence(g, row)) return true;
  return false;
}

type Found = (instruction: Instruction, self: Card, you: Seat, ability: Ability, at: number) => void;

/**
 * 14-1a-3 Every instruction of the constants in play whose conditions hold, or of the cards whose constants speak of something. Looks no
 * further than to the last card that has any.
 */
export function eachConstant(g: GateRuler, found: Found, about: Concern | null = null): void {
  let left = about === null ? g.withConstants : g.concerned[about];
  const of = about === null ? EVERYTHING : 1 << about;
  for (const seat of SEATS) {
    if (left === 0) return;
    left -= constantsOf(g, g.ruler[seat], seat, found, of);
    for (const place of g.unitZones(seat))
      for (let unit = g.first(seat, place); unit !== Card.none && left > 0; unit = g.next(unit))
        left -= constantsOf(g, unit, seat, found, of);
    for (let field = g.first(seat, Place.field); field !== Card.none && left > 0; field = g.next(field))
      left -= constantsOf(g, field, seat, found, of);
  }
}
const EVERYTHING = -1;

/** How many cards with such constants that was: this one, or none. */
function constantsOf(g: GateRuler, card: Card, you: Seat, found: Found, of: number): 0 | 1 {
  const { constants, concernBits } = g.printed(card);
  if ((concernBits & of) === 0) return 0;
  if (losesAbilities(g, card)) return 1;
  for (const ability of constants) {
    if (!holds(g, ability.condition, you, card, g.object[card], 0)) continue;
    const { program } = ability;
    for (let at = 0; at < program.length; at++) found(program[at]!, card, you, ability, at);
  }
  return 1;
}

/** What is said of the whole game: the words of SPEAKS_OF. */
function applyToAll(g: GateRuler, i: Instruction, you: Seat): void {
  switch (i.word) {
    case Word.forbidCounterUse:
      g.counterForbidden[0] = 1;
      break;
    case Word.lockDamageZone:
      put(g.damageZoneLocked, you, 1);
      break;
    case Word.rulerAsEnergy:
      put(g.rulerEnergy, you, g.rulerEnergy[you] + i.n);
      break;
    case Word.attackCost:
      g.tolls[0] = 1;
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
  }
}

function one(g: GateRuler, i: Instruction, card: Card): void {
  let bits = 0;
  switch (i.word) {
    case Word.change:
      if (i.change === Change.values) add(g, card, i.atk, i.hp, i.stk, i.level);
      else if (i.change === Change.reduceEach) less(g, card, i.n, i.damageType);
      else if (i.change === Change.loss) put(g.keywordsNow, card, g.keywordsNow[card] & ~i.keyword);
      else if (i.filter === null || i.filter.attributes.some((attribute) => hasAttribute(g, card, attribute))) bits = i.keyword;
      break;
    case Word.immune:
      bits = i.damageType === DamageType.combat ? Keyword.immuneToCombat : Keyword.immuneToEffects;
      break;
    case Word.forbidAttack:
      bits = Keyword.cannotAttack;
      break;
    case Word.forbidBeingAttacked:
      bits = Keyword.cannotBeAttacked;
      break;
    default:
      bits = Keyword.overTheWall;
  }
  put(g.keywordsNow, card, g.keywordsNow[card] | bits);
}

/** An instruction of a constant ability that speaks of a card now, and the card whose text it is. */
export interface Lent {
  readonly source: Card;
  readonly instruction: Instruction;
}

/** 14-1a-3 Everything that constant abilities say of this card now. For whoever wants to see what its values are made of; rules read the sums. */
export function lentTo(g: GateRuler, card: Card): Lent[] {
  const lent: Lent[] = [];
  eachConstant(g, (instruction, source, you) => {
    if (isAimedAt(g, instruction, source, you, card)) lent.push({ source, instruction });
  });
  return lent;
}

function isAimedAt(g: GateRuler, { target }: Instruction, self: Card, you: Seat, card: Card): boolean {
  switch (target.aim) {
    case Aim.self:
      return card === self;
    case Aim.yourRuler:
      return card === g.ruler[you];
    case Aim.enemyRuler:
      return card === g.ruler[otherSeat(you)];
    case Aim.all:
      return fitsThere(g, target.filter!, card, you, self);
    default:
      return false; // it is said of the whole game
  }
}
