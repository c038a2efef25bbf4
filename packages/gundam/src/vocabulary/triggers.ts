/**
 * 9-1-6 Which effects an event triggers (16.4, 16.5), every time (9-1-6-1-1). Their own conditions are judged at the event
 * (9-1-6-2), a condition in front when they resolve.
 */
import { Card, type Row, SEATS, type Seat } from "@duelex/kernel";
import { type Ability, Side } from "../cards.ts";
import { type Damage, Place, TIMINGS, Timing } from "../names.ts";
import type { Gundam } from "../table.ts";
import { allHold } from "./conditions.ts";
import { isFrom } from "./damage.ts";
import { matches, matchesLast, onSide } from "./filters.ts";
import { isOpen } from "./gates.ts";

/** The event, as an effect that might wait for it looks at it. */
interface Happening {
  timing: Timing;
  card: Card;
  other: Card;
  kind: Damage;
  seat: Seat;
  amount: number;
}

/** Events that only the card itself, or its Pilot's text, can wait for. */
const OWN: ReadonlySet<Timing> = new Set([
  Timing.Deploy,
  Timing.Attack,
  Timing.Destroyed,
  Timing.WhenPaired,
  Timing.WhenLinked,
  Timing.EndOfYourTurn,
  Timing.EndOfTurn,
  Timing.thisUnitDestroysEnemyUnit,
  Timing.thisUnitDestroysShieldAreaCard,
  Timing.thisUnitDestroysEnemyCard,
  Timing.thisUnitDamagesEnemyUnit,
  Timing.thisUnitReceivesDamage,
  Timing.thisBaseReceivesDamage,
  Timing.thisUnitRecovers,
  Timing.thisUnitRestedByEffect,
  Timing.thisUnitSupportRaisedAp,
  Timing.thisUnitBlocked,
  Timing.thisUnitSetActiveByEffect,
  Timing.thisUnitApReducedByEnemy,
]);
const IS_OWN: readonly boolean[] = Array.from({ length: TIMINGS }, (_, timing) => OWN.has(timing));

/** Queues everything that waits for this event. */
export function lookFor(g: Gundam, timing: Timing, card: Card, other: Card, kind: Damage, seat: Seat, amount: number): void {
  const event: Happening = { timing, card, other, kind, seat, amount };
  g.event.kind = kind;
  g.event.other = other;
  if (IS_OWN[timing] === true) lookAt(g, card, event);
  else if (g.watchers[timing] !== 0) {
    for (const each of SEATS) {
      const { next } = g.zones;
      for (let unit = g.top(each, Place.battleArea); unit !== Card.none; unit = next[unit]) lookAt(g, unit, event);
      const base = g.base(each);
      if (base !== Card.none) lookAt(g, base, event);
    }
  }
  if (g.now.gained !== 0) lookAtGained(g, event);
}

/** The effects of a Unit or Base, and the text of its Pilot {3-3-9}. */
function lookAt(g: Gundam, unit: Card, event: Happening): void {
  lookOn(g, unit, unit, event);
  const pilot = g.partner[unit];
  if (pilot !== Card.none) lookOn(g, pilot, unit, event);
}

function lookOn(g: Gundam, source: Card, unit: Card, event: Happening): void {
  const definition = g.printed(source);
  if (definition.hasTiming[event.timing] !== true) return;
  for (const ability of definition.abilities) {
    if (!ability.timings.includes(event.timing) || (source !== unit && !ability.isPilotText)) continue;
    if (!isOpen(g, ability, source, unit) || !fits(g, ability, source, unit, event)) continue;
    if (!allHold(g, ability.when, g.ownerOf(source), unit, false)) continue;
    g.wait(ability.id, source, unit, boundBy(event), event.amount, doneBy(event));
  }
}

/** 4-16: effects that Units have gained, and those that their player has for a time; each gained one by itself. */
function lookAtGained(g: Gundam, event: Happening): void {
  const { card, unit, instruction } = g.modifiers.column;
  for (let row = 0 as Row; row < g.modifiers.count; row++) {
    const ability = g.set.instructions[instruction[row]]!.gains;
    if (ability === null || !ability.timings.includes(event.timing)) continue;
    const who = card[row];
    if (IS_OWN[event.timing] === true && who !== event.card) continue;
    const source = who === Card.none ? unit[row] : who;
    if (!isOpen(g, ability, source, who) || !fits(g, ability, source, who, event)) continue;
    g.wait(ability.id, source, who, boundBy(event), event.amount === 0 ? GAINED + row : event.amount, doneBy(event));
  }
}
/** Two effects of the same words that a Unit has gained are two effects; no amount of an event is as great. */
const GAINED = 1000;

/** Is it such an event as the effect waits for? */
function fits(g: Gundam, ability: Ability, source: Card, unit: Card, { timing, card, other, kind, seat, amount }: Happening): boolean {
  if (timing === Timing.WhenPaired) return ability.pilotQualifier === null || ability.pilotQualifier(g.printed(other)); // {13-2-9-2}
  const trigger = ability.trigger;
  if (trigger === null) return true;
  const you = g.ownerOf(source);
  const is = (which: Card, filter = trigger.filter) =>
    filter === null || (onSide(g, filter, which, you) && matchesLast(g, filter, which, !g.isInPlay(which), you, unit, false));
  switch (timing) {
    case Timing.thisUnitDestroysEnemyUnit:
    case Timing.thisUnitDamagesEnemyUnit:
      return (trigger.damage & kind) !== 0 && is(other, trigger.other);
    case Timing.thisUnitDestroysShieldAreaCard:
    case Timing.thisUnitDestroysEnemyCard:
      return (trigger.damage & kind) !== 0;
    case Timing.unitDestroysEnemyUnit:
    case Timing.unitDestroysShieldAreaCard:
    case Timing.unitDamagesEnemyUnit:
      return (trigger.damage & kind) !== 0 && is(card);
    case Timing.unitDestroyedByDamage:
      return (
        (trigger.damage & kind) !== 0 &&
        is(card) &&
        (!trigger.whileAttacking || (g.battle.attacker === unit && g.battle.attackerGone === 0))
      ); // Q149
    case Timing.thisBaseReceivesDamage:
    case Timing.thisUnitReceivesDamage:
      return (trigger.damage & kind) !== 0 && isFrom(g, trigger.filter!, other, !g.isInPlay(other), you, unit);
    case Timing.unitReceivesDamage:
      return (trigger.damage & kind) !== 0 && is(card, trigger.other) && isFrom(g, trigger.filter!, other, !g.isInPlay(other), you, unit);
    case Timing.thisUnitSupportRaisedAp:
    case Timing.thisUnitBlocked:
      return is(other);
    case Timing.unitAttacks:
      return is(card) && (trigger.onPlayer === null || trigger.onPlayer === (g.battle.declaredOnPlayer === 1)); // 7-3-2, 7-3-5-2
    case Timing.unitDestroyedByEffect:
    case Timing.unitDeployed:
    case Timing.unitLinks:
      return is(card);
    case Timing.unitRestedByEffect:
      return is(card) && (trigger.side & (seat === you ? Side.own : Side.enemy)) !== 0;
    case Timing.youPairPilot:
      if (seat !== you || (trigger.other !== null && !matches(g, trigger.other, other, you, unit, false))) return false;
      return trigger.orThisUnit ? card === unit || is(card) : is(card);
    case Timing.youActivateCommand:
      return (
        seat === you &&
        (!trigger.withEXResource || amount === 1) &&
        (trigger.filter === null || matches(g, trigger.filter, card, you, unit, false))
      );
    case Timing.youPayForUnitEffect:
      return seat === you && is(card);
    case Timing.youPlaceEXResource:
    case Timing.youLoseEXResource:
    case Timing.youDrawByEffect:
      return seat === you;
    default:
      return true;
  }
}

/** `eventUnit`, `eventCard` (16.5); those that leave with the event are nothing by the time it resolves. */
function boundBy({ timing, card, other }: Happening): Card {
  switch (timing) {
    case Timing.thisUnitDestroysEnemyUnit:
    case Timing.unitDestroysEnemyUnit:
    case Timing.thisUnitDamagesEnemyUnit:
    case Timing.unitDamagesEnemyUnit:
    case Timing.thisBaseReceivesDamage:
      return other;
    case Timing.unitDestroyedByEffect:
    case Timing.unitDeployed:
    case Timing.unitLinks:
    case Timing.unitAttacks:
    case Timing.unitReceivesDamage:
    case Timing.youActivateCommand:
      return card;
    default:
      return Card.none;
  }
}

/** `eventSource`: who did it. */
function doneBy({ timing, card, other }: Happening): Card {
  switch (timing) {
    case Timing.unitDestroysEnemyUnit:
    case Timing.unitDamagesEnemyUnit:
      return card;
    case Timing.thisBaseReceivesDamage:
      return other;
    default:
      return Card.none;
  }
}
