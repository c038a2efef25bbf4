/** 7-6 What a battle would come to as things stand: who would be destroyed, and what of a player would be hit. */
import { Card, seatName } from "@duelex/kernel";
import { Damage, Keyword, Place } from "../names.ts";
import type { Paragraph } from "../rulebook.ts";
import type { Gundam } from "../table.ts";
import { aim, type Blow, land } from "../vocabulary/damage.ts";
import { amountOf } from "../vocabulary/standing.ts";

/** A copy in which the two battle: what holds while a Unit battles, or is rested, holds there. */
function inBattle(g: Gundam, attacker: Card, target: Card): Gundam {
  const then = g.clone();
  const { battle } = then;
  if (battle.attacker !== attacker) {
    then.openBattle(attacker, target);
    then.rest(attacker, "7-3-1");
  } else if (battle.target !== target) {
    then.rest(target, "7-4-1");
    then.changeTarget(target, "7-4-1");
  }
  return then;
}

/** Damage as the rules aim it: what prevents, redirects or reduces it is reckoned in (9-1-9). */
interface Foreseen {
  readonly blow: Blow | null;
  /** "3 damage, HP 2", or "0 of 3 damage, HP 2" where less is received than is dealt. */
  readonly numbers: string;
  readonly falls: boolean;
  /** "; Zaku Ⅱ instead: 3 damage, HP 2": another Unit receives it. */
  readonly instead: string;
}

function foresee(g: Gundam, from: Card, to: Card, amount = g.ap(from), kind = Damage.battle): Foreseen {
  const dealt = Math.max(0, amount);
  const blow = aim(g, to, dealt, from, false, kind, "7-6-3-2");
  const says = (damage: number, unit: Card) => `${damage} damage, HP ${g.currentHp(unit)}`;
  const received = blow?.receiver === to ? blow.amount : 0;
  return {
    blow,
    numbers: `${received === dealt ? "" : `${received} of `}${says(dealt, to)}`,
    falls: received >= g.currentHp(to),
    instead: blow !== null && blow.receiver !== to ? `; ${g.cardName(blow.receiver)} instead: ${says(blow.amount, blow.receiver)}` : "",
  };
}

/**
 * Who of the two Units would be destroyed as things stand, for who chooses.
 * @param name how the target is called; "" where the answer names it
 */
export function exchange(g: Gundam, attacker: Card, target: Card, name = ""): string {
  const then = inBattle(g, attacker, target);
  const isFirst = then.has(attacker, Keyword.FirstStrike);
  const strikes = foresee(then, attacker, target);
  const breach = thenBreach(then, attacker, strikes.blow);
  const fate = (whose: string, { falls, numbers }: Foreseen) => `${whose}${falls ? "is destroyed" : "lives"} (${numbers})`;
  const one = fate(name === "" ? "" : `${name} `, strikes);
  if (strikes.falls && isFirst) return `${one} and deals nothing back (11-1-5-2)${breach}`;
  if (isFirst) land(then, strikes.blow);
  const returns = foresee(then, target, attacker);
  return `${one}; ${fate(`${g.cardName(attacker)} `, returns)}${strikes.instead}${returns.instead}${breach}`;
}

/** "; <Breach 3> then: EX Base is destroyed": what it hits of the player whose Unit the attacker destroys (11-1-2). */
function thenBreach(g: Gundam, attacker: Card, blow: Blow | null): string {
  if (blow === null || blow.amount < g.currentHp(blow.receiver) || !g.has(attacker, Keyword.Breach)) return "";
  const n = amountOf(g, attacker, Keyword.Breach);
  const hit = firstHit(g, attacker, n, Damage.effect, "11-1-2-3");
  return hit === "" ? "" : `; <Breach ${n}> then: ${hit}`;
}

/** What becomes of the first card of the other shield area: the Base, or a Shield; "" if nothing is there. */
function firstHit(g: Gundam, from: Card, amount: number, kind: Damage, rule: Paragraph): string {
  const defender = g.opponent(g.ownerOf(from));
  const base = g.base(defender);
  const first = base === Card.none ? g.topShield(defender) : base;
  if (first === Card.none) return "";
  const { blow, numbers, falls } = foresee(g, from, first, amount, kind);
  const isBase = first === base;
  const fate = (isBase ? falls : blow !== null) ? "is destroyed" : "stays";
  return isBase ? `${g.cardName(base)} ${fate} (${numbers}, ${rule})` : `one Shield ${fate} (${rule})`;
}

/** What of the attacked player would be hit as things stand (7-6-2-1). */
export function whatIsHit(g: Gundam, attacker: Card): string {
  const then = inBattle(g, attacker, Card.none);
  const defender = g.opponent(g.ownerOf(attacker));
  const hasBase = g.base(defender) !== Card.none;
  const ap = then.ap(attacker);
  if (!hasBase && ap <= 0) return "AP 0 deals no damage (4-5-4)";
  const hit = firstHit(then, attacker, ap, Damage.battle, hasBase ? "7-6-2-3" : "7-6-2-4");
  if (hit === "") return `${seatName(defender)} is defeated: no Shield is left (7-6-2-2)`;
  const isPair = g.count(defender, Place.shieldSection) > 1 && then.has(attacker, Keyword.Suppression); // {13-1-7-3}
  return isPair && hit.startsWith("one Shield is") ? "the first two Shields are destroyed" : hit;
}

/** What the battle under way comes to if nobody does anything more; empty where there is none. */
export function outcomeOfBattle(g: Gundam): string {
  const { attacker, target, onPlayer } = g.battle;
  if (attacker === Card.none || !g.inBattleArea(attacker)) return "";
  if (onPlayer === 1) return whatIsHit(g, attacker);
  return target === Card.none || !g.inBattleArea(target) ? "" : exchange(g, attacker, target, g.cardName(target));
}
