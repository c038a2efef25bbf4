/** 16.10 Attacking and blocking. */
import { Card } from "@duelex/kernel";
import { Standing } from "../names.ts";
import { Begins, Done, firstOf, lasting, once, secondOf } from "./word.ts";

/** 7-3-1: may also declare an attack on matching active Units; no permission to attack on the deploy turn (Q355). */
export const mayAttackActive = lasting("7-3-1", Standing.mayAttackActive);
/** 2-11-4: with `allowed` only such Units, and not the player (Q355). */
export const mayAttackOnDeployTurn = lasting("2-11-4", Standing.mayAttackOnDeployTurn);
/** 1-3-3; lasts its whole time even if the reason disappears (Q138, Q150). */
export const cannotAttack = lasting("1-3-3", Standing.cannotAttack);
/** 1-3-3; the player's Base and Shields are covered too (Q114). */
export const cannotAttackPlayer = lasting("1-3-3", Standing.cannotAttackPlayer);
/** 8.6: enemy attackers must declare it if they legally can; "must" ranks above "if possible" (Q289). */
export const attractIfPossible = lasting("1-3-1", Standing.attractsIfPossible);
export const attractMust = lasting("1-3-1", Standing.attractsMust);
/** 7-4-1, Q420 */
export const cannotActivateBlocker = lasting("7-4-1", Standing.cannotActivateBlocker);

/** {5-22-2}: the attack in progress goes to another Unit, also when its target is gone. No block; nothing if that Unit is not the attacker. */
export const changeAttackTarget = once((g, e, i) => {
  const to = secondOf(g, e, i);
  const unit = firstOf(g, e, i);
  const { attacker, attackerGone, target, onPlayer } = g.battle;
  if (unit === Card.none || unit !== attacker || attackerGone === 1 || !g.inBattleArea(to)) return Done.nothing;
  if ((onPlayer === 0 && target === to) || to === attacker) return Done.nothing; // 1-3-2-1
  g.changeTarget(to, "{5-22-2}");
  return Done.all;
});

/** {5-22-3}: a battle of which only the damage step is performed. The procedure of chapter 7 follows. */
export const beginBattleDamageOnly = once(
  (g, e, i) => {
    const defender = secondOf(g, e, i);
    const unit = firstOf(g, e, i);
    if (unit === Card.none || defender === Card.none || !g.inBattleArea(unit) || !g.inBattleArea(defender)) return Done.nothing;
    g.openBattle(unit, defender);
    return Done.all;
  },
  { begins: Begins.battle },
);
