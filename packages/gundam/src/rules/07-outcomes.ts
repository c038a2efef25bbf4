/** 7-6 What a battle would come to as things stand: who would be destroyed, and what of a player would be hit. */
import { Card, type Seat, seatName } from "@duelex/kernel";
import { Keyword } from "../names.ts";
import type { Paragraph } from "../rulebook.ts";
import type { Gundam } from "../table.ts";
import { amountOf } from "../vocabulary/standing.ts";

/**
 * Who of the two Units would be destroyed as things stand, for who chooses.
 * @param more AP that the attacker gets before
 * @param name how the target is called; "" where the answer names it
 */
export function exchange(g: Gundam, attacker: Card, target: Card, more = 0, name = ""): string {
  const dealt = Math.max(0, g.ap(attacker) + more);
  const back = g.ap(target);
  const falls = dealt >= g.currentHp(target);
  const numbers = (amount: number, unit: Card) => `${amount} damage, HP ${g.currentHp(unit)}`;
  const one = name === "" ? "" : `${name} `;
  const other = g.cardName(attacker);
  if (falls && g.has(attacker, Keyword.FirstStrike))
    return `${one}is destroyed (${numbers(dealt, target)}) and deals nothing back (11-1-5-2)${thenBreach(g, attacker)}`;
  const attackerFalls = back >= g.currentHp(attacker);
  if (falls && attackerFalls)
    return `both are destroyed: ${dealt} damage to ${name === "" ? "" : `${name}'s `}HP ${g.currentHp(target)}; ${back} damage back to ${other}'s HP ${g.currentHp(attacker)}${thenBreach(g, attacker)}`;
  const fate = (isDestroyed: boolean) => (isDestroyed ? "is destroyed" : "lives");
  return `${one}${fate(falls)} (${numbers(dealt, target)}); ${other} ${fate(attackerFalls)} (${numbers(back, attacker)})${falls ? thenBreach(g, attacker) : ""}`;
}

/** "; <Breach 3> then: EX Base is destroyed": what it hits of the player whose Unit the attacker destroys (11-1-2). */
function thenBreach(g: Gundam, attacker: Card): string {
  if (!g.has(attacker, Keyword.Breach)) return "";
  const n = amountOf(g, attacker, Keyword.Breach);
  const hit = firstHit(g, g.opponent(g.ownerOf(attacker)), n, "11-1-2-3");
  return hit === "" ? "" : `; <Breach ${n}> then: ${hit}`;
}

/** What becomes of the first card of a shield area: the Base, or a Shield; "" if nothing is there. */
function firstHit(g: Gundam, defender: Seat, amount: number, rule: Paragraph): string {
  const base = g.base(defender);
  if (base === Card.none) return g.topShield(defender) === Card.none ? "" : `one Shield is destroyed (${rule})`;
  const hp = g.currentHp(base);
  return `${g.cardName(base)} ${amount >= hp ? "is destroyed" : "stays"} (${amount} damage, HP ${hp}, ${rule})`;
}

/** What of the attacked player would be hit as things stand (7-6-2-1). @param more AP that the attacker gets before */
export function whatIsHit(g: Gundam, attacker: Card, more = 0): string {
  const defender = g.opponent(g.ownerOf(attacker));
  const hasBase = g.base(defender) !== Card.none;
  const ap = Math.max(0, g.ap(attacker) + more);
  if (!hasBase && ap === 0) return "AP 0 deals no damage (4-5-4)";
  if (!hasBase && g.has(attacker, Keyword.Suppression) && g.topShield(defender) !== Card.none)
    return "the first two Shields are destroyed ({13-1-7-1})";
  const hit = firstHit(g, defender, ap, hasBase ? "7-6-2-3" : "7-6-2-4");
  return hit === "" ? `${seatName(defender)} is defeated: no Shield is left (7-6-2-2)` : hit;
}

/** What the battle under way comes to if nobody does anything more; empty where there is none. */
export function outcomeOfBattle(g: Gundam): string {
  const { attacker, target, onPlayer } = g.battle;
  if (attacker === Card.none || !g.inBattleArea(attacker)) return "";
  if (onPlayer === 1) return whatIsHit(g, attacker);
  return target === Card.none || !g.inBattleArea(target) ? "" : exchange(g, attacker, target, 0, g.cardName(target));
}
