/** 7-6. The damage step, of an attack and of a battle that an effect has begun {5-22-3}. */
import { besides, Card, type Question } from "@duelex/kernel";
import { Damage, Keyword, Until, Verb } from "../names.ts";
import type { Paragraph } from "../rulebook.ts";
import type { Gundam } from "../table.ts";
import { aim, type Blow, land, landOnShields, preferRedirection, redirectionsOf, wouldReduce } from "../vocabulary/damage.ts";
import { procedure } from "./procedures.ts";

/**
 * 7-3-5-1, 7-4-5-1, 7-5-2-1: the attacker, or the Unit that is the target now, is gone. The player never is; the Unit
 * that was the target before a block does not matter.
 */
export function combatantGone(g: Gundam): boolean {
  const { attackerGone, targetGone } = g.battle;
  return attackerGone === 1 || targetGone === 1;
}

/** 11-1-5: only the attacking Unit's, and only against a Unit; on a Base it makes no difference (7-6-2-3-2). */
export function strikesFirst(g: Gundam): boolean {
  return !combatantGone(g) && g.battle.onPlayer === 0 && g.has(g.battle.attacker, Keyword.FirstStrike);
}

/** What this Unit deals with its AP as it is now. */
function blow(g: Gundam, from: Card, to: Card, rule: Paragraph, reducesFirst?: boolean): Blow | null {
  const ap = g.ap(from);
  if (ap <= 0 && to !== Card.none) tellNoDamage(g, from);
  return aim(g, to, ap, from, false, Damage.battle, rule, reducesFirst);
}
/** 4-5-4; a Base has no AP, and nobody expects any of it. */
function tellNoDamage(g: Gundam, unit: Card): void {
  if (g.inBattleArea(unit)) g.recorder?.note("no damage", unit, 0, "4-5-4", Card.none, undefined, 0, g.afterBattle());
}

// ---- the steps of a battle in the log ----

/** A step of the battle in progress begins. */
export function tellStep(g: Gundam, step: "7-4" | "7-5" | "7-6" | "7-7"): void {
  const recorder = g.recorder!;
  const words = g.rulebook[step]?.heading ?? step;
  const attack = recorder.latest(g.battle.attacker, "attack") ?? undefined;
  g.tellChanges(); // by what was done in the step before
  recorder.note("step", Card.none, 0, step, Card.none, g.active, 0, besides(words, attack, null));
}

/** The steps that are left are passed over, because a combatant is gone; told once. */
export function tellCutShort(g: Gundam, rule: Paragraph): void {
  const { attacker, attackerGone, target } = g.battle;
  const recorder = g.recorder!;
  const told = recorder.latest(attacker, "cut short") ?? -1;
  const begun = Math.max(recorder.latest(attacker, "attack") ?? -1, recorder.latest(attacker, "battle") ?? -1);
  if (told > begun) return;
  const gone = attackerGone === 1 ? attacker : target;
  recorder.note("cut short", attacker, 0, rule, gone, undefined, 0, { ...recorder.afterTo(gone), clause: null });
}

export const tellsStrike = (g: Gundam, _b: Order, isPassedOver: boolean): void => {
  if (!isPassedOver) tellStep(g, "7-6");
};
/** 7-5-2-1; after First Strike the step has begun already, and what it has destroyed strikes nobody (11-1-5-2). */
export const tellsDamageStep = (g: Gundam, { struck }: Order & { struck: number }, isPassedOver: boolean): void => {
  if (isPassedOver) tellCutShort(g, struck === 1 ? "11-1-5-2" : "7-5-2-1");
  else if (struck === 0) tellStep(g, "7-6");
};

/** How the owners of the two battling Units have ordered the substitutions of their damage (9-1-9, R-57). */
export interface Order {
  /** How many of the two are settled, the target first. */
  ordered: number;
  /** Whose own reduction comes before another Unit receives the rest. */
  reducesFirst: number;
}
enum Reduces {
  target = 1,
  attacker = 2,
}

/** 7-6-3-2-2: the attacker's damage comes first, separately; it is not dealt a second time. */
export function firstStrike(g: Gundam, { reducesFirst }: Order): void {
  const { attacker, target } = g.battle;
  land(g, blow(g, attacker, target, "7-6-3-2-2", (reducesFirst & Reduces.target) !== 0));
}

/** 11-1-5-2: what is still there then deals its damage, with its AP at that time. */
export function strikeBack(g: Gundam, { reducesFirst }: Order): void {
  const { attacker, target } = g.battle;
  land(g, blow(g, target, attacker, "11-1-5-2", (reducesFirst & Reduces.attacker) !== 0));
}

/** 7-6-1: look at the target now. */
export function dealBattleDamage(g: Gundam, order: Order): void {
  if (g.battle.onPlayer === 1)
    attackOnPlayer(g); // 7-6-1-1
  else attackOnUnit(g, order); // 7-6-1-2
}

/**
 * 7-6-2. Exactly one of three: the Base {3-5-3}, the Shields, or the player (7-6-2-1). What is left over is lost (4-5-5), a Base
 * deals nothing back. Counters are put here; a Base out of HP is destroyed by rules management (7-6-2-3-1).
 */
function attackOnPlayer(g: Gundam): void {
  const attacker = g.battle.attacker;
  const defender = g.opponent(g.ownerOf(attacker));
  const base = g.base(defender);
  const shield = g.topShield(defender);
  if (base !== Card.none) land(g, blow(g, attacker, base, "7-6-2-3"));
  else if (shield !== Card.none) {
    const second = g.has(attacker, Keyword.Suppression) ? g.zones.before[shield] : Card.none; // {13-1-7}, {13-1-7-3}
    const onFirst = blow(g, attacker, shield, "7-6-2-4");
    const onSecond = blow(g, attacker, second, "{13-1-7-1}");
    landOnShields(g, [onFirst, onSecond]);
  } else if (g.ap(attacker) <= 0)
    tellNoDamage(g, attacker);
  else {
    g.recorder?.note("player hit", Card.none, g.ap(attacker), "7-6-2-2", attacker, defender, 0, g.afterBattle());
    g.defeat(defender, "7-6-2-2"); // 1-2-2-1
    g.endMatch();
  }
}

/**
 * 7-6-3, 7-6-3-1: the two Units fight. Both at once (7-6-3-2): both amounts are read, with all that changes them, before either
 * is dealt. Who is out of HP (7-6-3-2-1), both perhaps at the same moment (7-6-3-2-3), is seen by rules management.
 */
function attackOnUnit(g: Gundam, { reducesFirst }: Order): void {
  const { attacker, target } = g.battle;
  const strikes = blow(g, attacker, target, "7-6-3-2", (reducesFirst & Reduces.target) !== 0);
  const returns = blow(g, target, attacker, "7-6-3-2", (reducesFirst & Reduces.attacker) !== 0);
  land(g, strikes);
  land(g, returns);
}

/** What could come first for the damage of this battling Unit: another Unit that receives it, or itself, with its own reduction. */
function choicesFor(g: Gundam, { reducesFirst }: Order, unit: Card): Card[] {
  const { attacker, target } = g.battle;
  const others = redirectionsOf(g, unit, Damage.battle);
  if (others.length === 0 || (reducesFirst & (unit === target ? Reduces.target : Reduces.attacker)) !== 0) return others;
  const enemy = unit === target ? attacker : target;
  return g.ap(enemy) > 0 && wouldReduce(g, unit, enemy, Damage.battle) ? [...others, unit] : others;
}

/** The battling Unit whose damage several substitutions could change, the target's first. */
function unitToOrder(g: Gundam, order: Order): Card {
  const { attacker, target } = g.battle;
  if (order.ordered < 1 && choicesFor(g, order, target).length > 1) return target;
  return order.ordered < 2 && choicesFor(g, order, attacker).length > 1 ? attacker : Card.none;
}

/** 9-1-9, 10.5: where several substitutions apply to the damage of a battling Unit, its owner says which comes first. */
export const orderSubstitutions: Question<Gundam, Order> = {
  where: "7-6",
  about: () => null,
  says(g, b) {
    const unit = unitToOrder(g, b);
    const whose = `the damage of ${g.cardName(unit)}`;
    return choicesFor(g, b, unit).includes(unit)
      ? `reduce ${whose} first, or a Unit that receives it instead`
      : `which Unit receives ${whose} instead`;
  },
  unless: (g) => g.battle.onPlayer === 1 || combatantGone(g),
  who: (g, b) => g.ownerOf(unitToOrder(g, b)),
  options(g, b, may) {
    for (const each of choicesFor(g, b, unitToOrder(g, b))) may.offer(Verb.choose, each);
  },
  chosen(g, b, to) {
    const from = unitToOrder(g, b);
    const isTarget = from === g.battle.target;
    if (to === from) b.reducesFirst |= isTarget ? Reduces.target : Reduces.attacker;
    else {
      preferRedirection(g, from, Damage.battle, to);
      b.ordered = isTarget ? 1 : 2;
    }
  },
  again: () => true, // until there is nothing left to order
};

/** {5-22-4}: no attack, block or action step. What its damage step triggers is resolved before its end (Q345); what waited waits on. */
const effectBattle = procedure(
  "effectBattle",
  { struck: 0, ordered: 0, reducesFirst: 0, floor: 0, batch: 0 },
  ({ act, ask }) => ({
    substitutions: ask("9-1-9", orderSubstitutions),
    firstStrike: act(
      "{13-1-5-4}",
      (g, b) => {
        b.struck = 1;
        firstStrike(g, b);
      },
      { unless: (g) => !strikesFirst(g), where: "7-6", tells: tellsStrike },
    ),
    damageStep: act("{5-22-4}", (g, b) => (b.struck === 1 ? strikeBack(g, b) : dealBattleDamage(g, b)), {
      unless: combatantGone,
      where: "7-6",
      tells: tellsDamageStep,
    }),
    battleEndStep: act("7-7-1", (g) => g.expire(Until.battle), { where: "7-7", tells: (g) => tellStep(g, "7-7") }),
    end: act("7-7-2", (g, b) => {
      g.expire(Until.battle);
      g.closeBattle();
      g.now.floor = b.floor;
      g.now.batch = b.batch;
    }),
  }),
  { settles: true, where: "{5-22-3}" },
);

/** Begins it: what waits already waits on, what is triggered from here is newer. */
export function beginEffectBattle(g: Gundam): void {
  g.recorder?.note("battle", g.battle.attacker, 0, "{5-22-3}", g.battle.target);
  const { floor, batch } = g.now;
  g.now.floor = batch + 1;
  g.now.batch = batch + 1;
  const frame = g.begin(effectBattle);
  frame.floor = floor;
  frame.batch = batch;
}
