/** 7-6 What a battle would come to as things stand: who would be destroyed, and what of a player would be hit. */
import { Card, seatName } from "@duelex/kernel";
import { Keyword } from "../names.ts";
import type { Gundam } from "../table.ts";

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
    return `${one}is destroyed (${numbers(dealt, target)}) and deals nothing back (11-1-5-2)`;
  const attackerFalls = back >= g.currentHp(attacker);
  if (falls && attackerFalls)
    return `both are destroyed: ${dealt} damage to HP ${g.currentHp(target)}; ${back} damage back to ${other}'s HP ${g.currentHp(attacker)}`;
  const fate = (isDestroyed: boolean) => (isDestroyed ? "is destroyed" : "lives");
  return `${one}${fate(falls)} (${numbers(dealt, target)}); ${other} ${fate(attackerFalls)} (${numbers(back, attacker)})`;
}

/** What of the attacked player would be hit as things stand (7-6-2-1). @param more AP that the attacker gets before */
export function whatIsHit(g: Gundam, attacker: Card, more = 0): string {
  const defender = g.opponent(g.ownerOf(attacker));
  const base = g.base(defender);
  const ap = Math.max(0, g.ap(attacker) + more);
  if (base !== Card.none) {
    const hp = g.currentHp(base);
    return `the Base ${ap >= hp ? "is destroyed" : "stays"} (${ap} damage, HP ${hp}, 7-6-2-3): ${g.cardName(base)}`;
  }
  if (ap <= 0) return "AP 0 deals no damage (4-5-4)";
  if (g.topShield(defender) === Card.none) return `${seatName(defender)} is defeated: no Shield is left (7-6-2-2)`;
  return g.has(attacker, Keyword.Suppression) ? "the first two Shields are destroyed ({13-1-7-1})" : "one Shield is destroyed (7-6-2-4)";
}

/** What the battle under way comes to if nobody does anything more; empty where there is none. */
export function outcomeOfBattle(g: Gundam): string {
  const { attacker, target, onPlayer } = g.battle;
  if (attacker === Card.none || !g.inBattleArea(attacker)) return "";
  if (onPlayer === 1) return whatIsHit(g, attacker);
  return target === Card.none || !g.inBattleArea(target) ? "" : exchange(g, attacker, target, 0, g.cardName(target));
}
