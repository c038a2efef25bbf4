/**
 * 7. Attacking and battles: one attack, from the declaration to the end of the battle, in the five steps of 7-2. Between them
 * everything that was triggered is resolved: the newest first (7-3-3), and in the damage step too (R-33).
 */
import { besides, Card, seatName } from "@duelex/kernel";
import { Target } from "../cards.ts";
import { Damage, Keyword, Place, Standing, Timing, Until, Verb } from "../names.ts";
import type { No } from "../rulebook.ts";
import type { Gundam } from "../table.ts";
import { allHold } from "../vocabulary/conditions.ts";
import { matches, onSide } from "../vocabulary/filters.ts";
import { isOpen } from "../vocabulary/gates.ts";
import { isGranted } from "../vocabulary/standing.ts";
import { wordNamed } from "../vocabulary/words.ts";
import {
  combatantGone,
  dealBattleDamage,
  firstStrike,
  orderSubstitutions,
  strikeBack,
  strikesFirst,
  tellCutShort,
  tellStep,
  tellsDamageStep,
  tellsStrike,
} from "./07-damage-step.ts";
import { exchange, outcomeOfBattle, whatIsHit } from "./07-outcomes.ts";
import { actionStep } from "./08-action-step.ts";
import { procedure } from "./procedures.ts";

export const battle = procedure(
  "battle",
  { attacker: Card.none, target: Card.none, struck: 0, ordered: 0, reducesFirst: 0 },
  ({ act, ask, call }) => ({
    declareTarget: ask("7-3-1", {
      says: (g, b) => `choose the target of ${g.cardName(b.attacker)}'s attack`,
      where: "7-3",
      means: (g, b, target) => meansOfTarget(g, b.attacker, target),
      who: (g) => g.active,
      options(g, b, may) {
        const forced = forcedTargets(g, b.attacker);
        may.offer(Verb.player, 0, mayAttackPlayer(g, b.attacker) ?? (forced === 0 ? null : "1-3-1")); // 7-1
        const { next } = g.zones;
        for (let unit = g.top(g.standby, Place.battleArea); unit !== Card.none; unit = next[unit])
          may.offer(Verb.target, unit, mayTarget(g, b.attacker, unit) ?? (isForced(g, unit, forced, b.attacker) ? null : "1-3-1"));
      },
      chosen(_g, b, target) {
        b.target = target;
      },
    }),

    attackStep: act(
      "7-3",
      (g, { attacker, target }) => {
        g.openBattle(attacker, target); // 7-3-4, R-34; the right to attack is not asked again (R-14)
        g.rest(attacker, "7-3-1");
        g.recorder?.note("attack", attacker, 0, "7-3-1", target);
        g.announce(Timing.Attack, attacker); // 7-3-2, 11-2-7
        if (g.isWatched(Timing.unitAttacks))
          g.announce(Timing.unitAttacks, attacker, target, Damage.none, g.active, g.printed(attacker).level);
      },
      { where: "7-3" },
    ),

    blockStep: ask("7-4-1", {
      says: (g) =>
        `block the attack of ${g.cardName(g.battle.attacker)}${g.battle.onPlayer === 1 ? "" : ` on ${g.cardName(g.battle.target)}`}, or let it through`,
      where: "7-4",
      means: (g, _b, blocker, verb) => {
        return verb === Verb.block ? `${exchange(g, g.battle.attacker, blocker)}; the blocker is rested` : outcomeOfBattle(g);
      },
      tells: (g, _b, isPassedOver) => (isPassedOver ? tellCutShort(g, "7-3-5-1") : tellStep(g, "7-4")),
      unless: combatantGone, // 7-3-5, 7-3-5-1
      who: (g) => g.standby,
      options(g, _b, may) {
        const { next } = g.zones;
        for (let unit = g.top(g.standby, Place.battleArea); unit !== Card.none; unit = next[unit])
          may.offer(Verb.block, unit, mayBlock(g, unit));
        may.offer(Verb.pass); // 7-4-4
      },
      chosen(g, _b, blocker, verb) {
        if (verb === Verb.pass) {
          if (g.recorder !== null) tellNoBlock(g);
          return;
        }
        g.battle.blockUsed = 1; // 7-4-2
        g.recorder?.note("block", blocker, 0, "7-4-1", g.battle.attacker, undefined, 0, g.recorder.after(g.battle.attacker, "attack"));
        g.restByEffect(blocker, "11-1-4");
        g.changeTarget(blocker, "7-4-1");
        g.announce(Timing.thisUnitBlocked, g.battle.attacker, blocker); // 7-4-5
      },
    }),

    // 7-5: two passes end it, even when one of the two is gone already (R-4)
    actionStep: call(
      "7-5-1",
      (g) => {
        g.begin(actionStep).player = g.standby;
      },
      {
        unless: combatantGone, // 7-4-5, 7-4-5-1
        where: "7-5",
        tells: (g, _b, isPassedOver) => (isPassedOver ? tellCutShort(g, "7-4-5-1") : tellStep(g, "7-5")),
      },
    ),

    substitutions: ask("9-1-9", { ...orderSubstitutions, where: (g) => (g.running(actionStep) === null ? "7-6" : "7-5") }), // still in the action step

    firstStrike: act(
      "7-6-3-2-2",
      (g, b) => {
        b.struck = 1;
        firstStrike(g, b);
      },
      { unless: (g) => !strikesFirst(g), where: "7-6", tells: tellsStrike }, // 7-5-2, 7-5-2-1
    ),

    damageStep: act("7-6", (g, b) => (b.struck === 1 ? strikeBack(g, b) : dealBattleDamage(g, b)), {
      unless: combatantGone, // 7-6-1, 11-1-5-3, R-32
      where: "7-6",
      tells: tellsDamageStep,
    }),

    // 7-7
    battleEndStep: act("7-7-1", (g) => g.expire(Until.battle), { where: "7-7", tells: (g) => tellStep(g, "7-7") }), // 7-6-2-5, 7-6-3-3
    end: act(
      "7-7-2",
      (g) => {
        g.expire(Until.battle);
        g.closeBattle(); // an attacker that was made active may attack again (R-27)
      },
      { where: "7-7" },
    ),
  }),
  { settles: true, where: (g, b) => `attack of ${g.cardName(b.attacker)}` },
);

/** 7-4-4: the attack is let through, by choice or because nobody can stop it. */
function tellNoBlock(g: Gundam): void {
  const units = [...g.units(g.standby)];
  const words = units.some((unit) => mayBlock(g, unit) === null) ? "" : whyNoBlock(g, units);
  const recorder = g.recorder!;
  const attack = recorder.latest(g.battle.attacker, "attack") ?? undefined;
  recorder.note("no block", Card.none, 0, "7-4-4", Card.none, g.standby, 0, besides(words, attack));
}

/** Why none of these Units can block. */
function whyNoBlock(g: Gundam, units: readonly Card[]): string {
  if (units.length === 0) return "no Unit is there";
  const blockers = units.filter((unit) => g.has(unit, Keyword.Blocker));
  if (blockers.length === 0) return "no <Blocker> is there";
  if (blockers.some((unit) => mayBlock(g, unit) === "11-1-6-1")) return `${g.cardName(g.battle.attacker)} has <High-Maneuver>`;
  const why = (unit: Card) => {
    if (mayBlock(g, unit) === "7-4-3") return `${g.cardName(unit)} is attacked itself`;
    return `${g.cardName(unit)} ${g.rested[unit] === 1 ? "is rested" : "cannot use <Blocker> now"}`;
  };
  return [...new Set(blockers.map(why))].join(", ");
}

/** What the attacker's own 【Attack】 effects do before the battle: a copy with the AP that it surely gets, and what else comes first. */
function attackEffects(g: Gundam, attacker: Card): { readonly then: Gundam; readonly first: string } {
  const then = g.clone();
  const others: string[] = [];
  for (const source of [attacker, g.partner[attacker]]) {
    // no Pilot has no text
    for (const ability of g.printed(source).abilities) {
      if (!ability.timings.includes(Timing.Attack) || (source !== attacker && !ability.isPilotText)) continue;
      if (!isOpen(g, ability, source, attacker) || !allHold(g, ability.when, g.ownerOf(source), attacker, false)) continue;
      const [first, second] = ability.program;
      const isPlain = first !== undefined && second === undefined && ability.front.length + first.conditions.length === 0 && !first.may;
      if (isPlain && first.word === MODIFY && first.target === Target.thisUnit && first.times === null)
        then.modify(attacker, first.id, first.ap, first.until, g.ownerOf(source), attacker, "1-3-6");
      else others.push(`“${ability.says()}”`);
    }
  }
  return { then, first: others.length === 0 ? "" : `; but first comes ${others.join(" ")}` };
}
const MODIFY = wordNamed("modify");

/** What comes of an attack on this Unit, or on the player. @param name how the Unit is called; "" where the answer names it */
function meansOfTarget(g: Gundam, attacker: Card, target: Card, name = ""): string {
  const { then, first } = attackEffects(g, attacker);
  const hits = target === Card.none ? whatIsHit(then, attacker) : exchange(then, attacker, target, name);
  return hits + whoBlocks(g, attacker, target) + first;
}

/** What attacking with this Unit leads to: of the only target there is at once what would come of it, for nobody asks for it. */
export function meansOfAttack(g: Gundam, attacker: Card): string {
  const forced = forcedTargets(g, attacker);
  const units = [...g.units(g.standby)].filter((unit) => mayTarget(g, attacker, unit) === null && isForced(g, unit, forced, attacker));
  const hitsPlayer = forced === 0 && mayAttackPlayer(g, attacker) === null;
  if (units.length === 0 && hitsPlayer) return `attacks ${seatName(g.standby)}, and is rested: ${meansOfTarget(g, attacker, Card.none)}`;
  if (units.length === 1 && !hitsPlayer)
    return `attacks the only target, ${g.cardName(units[0]!)}, and is rested: ${meansOfTarget(g, attacker, units[0]!, "the target")}`;
  const { then, first } = attackEffects(g, attacker);
  const deals = Math.max(0, then.ap(attacker));
  const wins = hitsPlayer && g.isOpen(g.standby) && deals > 0 ? "a hit on the player wins (7-6-2-2); " : "";
  return `${wins}deals ${deals} damage to whom you choose next, and is rested${first}`;
}

/** "; Zowort could block": 11-1-4, as things stand. */
function whoBlocks(g: Gundam, attacker: Card, target: Card): string {
  if (g.has(attacker, Keyword.HighManeuver)) return "";
  const could = (unit: Card) =>
    unit !== target && g.rested[unit] === 0 && g.has(unit, Keyword.Blocker) && !g.stands(unit, Standing.cannotActivateBlocker);
  const blockers = [...g.units(g.standby)].filter(could);
  if (blockers.length === 0) return "";
  const names = [...new Set(blockers.map((unit) => g.cardName(unit)))];
  return `; ${names.length > FEW ? `${blockers.length} Units` : names.join(" or ")} could block`;
}
/** More Blockers than this are counted. */
const FEW = 2;

// ---- 7-3-1 Who may attack, and whom (8.8) ----

export function mayAttack(g: Gundam, unit: Card): No {
  if (g.rested[unit] === 1) return "7-3-1";
  return !g.isDeployedNow(unit) && g.standsFree(unit) ? null : mayAttackSomething(g, unit); // nothing forbids it the player
}

function mayAttackSomething(g: Gundam, unit: Card): No {
  if (isTooFresh(g, unit) && !g.stands(unit, Standing.mayAttackOnDeployTurn)) return "2-11-4";
  if (g.stands(unit, Standing.cannotAttack)) return "1-3-3"; // Q138, Q150
  for (const target of g.units(g.standby)) if (mayTarget(g, unit, target) === null) return null;
  return mayAttackPlayer(g, unit);
}

/** 2-11-4: deployed this turn and not a Link Unit at this moment. */
const isTooFresh = (g: Gundam, unit: Card): boolean => g.isDeployedNow(unit) && !g.isLinkUnit(unit);

function mayAttackPlayer(g: Gundam, attacker: Card): No {
  if (g.stands(attacker, Standing.cannotAttackPlayer)) return "1-3-3"; // Q114
  if (!isTooFresh(g, attacker)) return null;
  return isGranted(g, attacker, Standing.mayAttackOnDeployTurn, (words) => words.filter === null) ? null : "2-11-4"; // Q355
}

/** A rested enemy Unit, or an active one that a card's text allows; on the deploy turn only what the permission allows (Q355). */
function mayTarget(g: Gundam, attacker: Card, target: Card): No {
  if (g.rested[target] === 0 && !isAllowed(g, attacker, target, Standing.mayAttackActive)) return "7-3-1";
  return isTooFresh(g, attacker) && !isAllowed(g, attacker, target, Standing.mayAttackOnDeployTurn) ? "2-11-4" : null;
}

const isAllowed = (g: Gundam, attacker: Card, target: Card, standing: Standing): boolean =>
  isGranted(
    g,
    attacker,
    standing,
    (words, by, unit) =>
      words.filter === null || (onSide(g, words.filter, target, by) && matches(g, words.filter, target, by, unit, false)),
  );

/** 8.6: is a Unit there that must be chosen if it legally can? "Must" ranks above "if possible" (Q289); 0 if there is none. */
function forcedTargets(g: Gundam, attacker: Card): Standing | 0 {
  let strongest: Standing | 0 = 0;
  const { next } = g.zones;
  for (let unit = g.top(g.standby, Place.battleArea); unit !== Card.none; unit = next[unit]) {
    if (!attracts(g, unit, attacker, Standing.attractsIfPossible | Standing.attractsMust) || mayTarget(g, attacker, unit) !== null)
      continue; // Q299, Q300
    if (attracts(g, unit, attacker, Standing.attractsMust)) return Standing.attractsMust;
    strongest = Standing.attractsIfPossible;
  }
  return strongest;
}
const isForced = (g: Gundam, unit: Card, forced: Standing | 0, attacker: Card): boolean =>
  forced === 0 || attracts(g, unit, attacker, forced);

/** Does it draw the attack of this Unit, whenever that came (R-62)? Some words speak of certain attackers only. */
const attracts = (g: Gundam, unit: Card, attacker: Card, standings: number): boolean =>
  g.stands(unit, standings) &&
  [Standing.attractsIfPossible, Standing.attractsMust].some(
    (standing) =>
      (standings & standing) !== 0 &&
      isGranted(
        g,
        unit,
        standing,
        (words, by, self) =>
          words.filter === null || (onSide(g, words.filter, attacker, by) && matches(g, words.filter, attacker, by, self, false)),
      ),
  );

// ---- 7-4 Who may block ----

/** Whatever is attacked, a Unit included (R-31). */
export function mayBlock(g: Gundam, unit: Card): No {
  const { attacker, declared, target, blockUsed } = g.battle;
  if (blockUsed === 1) return "7-4-2";
  if (!g.has(unit, Keyword.Blocker)) return "11-1-4";
  if (unit === declared || unit === target) return "7-4-3"; // R-35
  if (g.rested[unit] === 1 || g.stands(unit, Standing.cannotActivateBlocker)) return "7-4-1"; // Q59, Q420
  return g.has(attacker, Keyword.HighManeuver) ? "11-1-6-1" : null; // 11-1-6
}
