/**
 * 9-1-6 Which effects an event triggers (16.4, 16.5), every time (9-1-6-1-1). Their own conditions are judged at the event
 * (9-1-6-2), a condition in front when they resolve.
 */
import { Card, SEATS, type Seat } from "@duelex/kernel";
import type { Ability } from "../cards.ts";
import { type Damage, Timing } from "../names.ts";
import type { Gundam } from "../table.ts";
import { allHold } from "./conditions.ts";
import { isFrom } from "./damage.ts";
import { matchesLast, onSide } from "./filters.ts";
import { isOpen } from "./gates.ts";

/** The event, as an effect that might wait for it looks at it. */
interface Happening {
  timing: Timing;
  card: Card;
  other: Card;
  kind: Damage;
  seat: Seat;
}

/** Events that only the card itself, or its Pilot's text, can wait for. */
const OWN: ReadonlySet<Timing> = new Set([
  Timing.Deploy,
  Timing.Attack,
  Timing.Destroyed,
  Timing.WhenPaired,
  Timing.WhenLinked,
  Timing.EndOfYourTurn,
  Timing.thisUnitDestroysEnemyUnit,
  Timing.thisUnitDestroysShieldAreaCard,
  Timing.thisUnitDamagesEnemyUnit,
  Timing.thisBaseReceivesDamage,
  Timing.thisUnitRecovers,
  Timing.thisUnitRestedByEffect,
  Timing.thisUnitSupportRaisedAp,
]);
const IS_OWN: readonly boolean[] = Array.from({ length: Timing.youDrawByEffect + 1 }, (_, timing) => OWN.has(timing));

/** Queues everything that waits for this event. */
export function lookFor(g: Gundam, timing: Timing, card: Card, other: Card, kind: Damage, seat: Seat): void {
  const event: Happening = { timing, card, other, kind, seat };
  if (IS_OWN[timing] === true) {
    lookAt(g, card, event);
    return;
  }
  for (const each of SEATS) {
    for (const unit of g.units(each)) lookAt(g, unit, event);
    const base = g.base(each);
    if (base !== Card.none) lookAt(g, base, event);
  }
}

/** The effects of a Unit or Base, and the text of its Pilot {3-3-9}. */
function lookAt(g: Gundam, unit: Card, event: Happening): void {
  lookOn(g, unit, unit, event);
  const pilot = g.partner[unit];
  if (pilot !== Card.none) lookOn(g, pilot, unit, event);
}

function lookOn(g: Gundam, source: Card, unit: Card, event: Happening): void {
  const definition = g.printed(source);
  if ((definition.timings & (1 << event.timing)) === 0) return;
  for (const ability of definition.abilities) {
    if (!ability.timings.includes(event.timing) || (source !== unit && !ability.isPilotText)) continue;
    if (!isOpen(g, ability, source, unit) || !fits(g, ability, source, unit, event)) continue;
    if (!allHold(g, ability.when, g.ownerOf(source), unit, false)) continue;
    g.wait(ability.id, source, unit, boundBy(event), 0);
  }
}

/** Is it such an event as the effect waits for? */
function fits(g: Gundam, ability: Ability, source: Card, unit: Card, { timing, card, other, kind, seat }: Happening): boolean {
  if (timing === Timing.WhenPaired) return ability.pilotQualifier === null || ability.pilotQualifier(g.printed(other)); // {13-2-9-2}
  const trigger = ability.trigger;
  if (trigger === null) return true;
  const you = g.ownerOf(source);
  const is = (which: Card) =>
    trigger.filter === null ||
    (onSide(g, trigger.filter, which, you) && matchesLast(g, trigger.filter, which, !g.isInPlay(which), you, unit, false));
  switch (timing) {
    case Timing.thisUnitDestroysEnemyUnit:
    case Timing.thisUnitDestroysShieldAreaCard:
    case Timing.thisUnitDamagesEnemyUnit:
      return (trigger.damage & kind) !== 0;
    case Timing.unitDestroysEnemyUnit:
    case Timing.unitDestroysShieldAreaCard:
      return (trigger.damage & kind) !== 0 && is(card);
    case Timing.unitDestroyedByDamage:
      return (
        (trigger.damage & kind) !== 0 &&
        is(card) &&
        (!trigger.whileAttacking || (g.battle.attacker === unit && g.battle.attackerGone === 0))
      ); // Q149
    case Timing.thisBaseReceivesDamage:
      return (trigger.damage & kind) !== 0 && isFrom(g, trigger.filter!, other, !g.isInPlay(other), you, unit);
    case Timing.thisUnitSupportRaisedAp:
      return is(other);
    case Timing.unitDestroyedByEffect:
    case Timing.unitDeployed:
    case Timing.unitLinks:
      return is(card);
    case Timing.youPairPilot:
      return seat === you && (card === unit || is(card));
    case Timing.youPlaceEXResource:
    case Timing.youDrawByEffect:
      return seat === you;
    default:
      return true;
  }
}

/** `eventUnit`, `eventSource` (16.5); those that leave with the event are nothing by the time it resolves. */
function boundBy({ timing, card, other }: Happening): Card {
  switch (timing) {
    case Timing.thisUnitDestroysEnemyUnit:
    case Timing.unitDestroysEnemyUnit:
    case Timing.thisUnitDamagesEnemyUnit:
    case Timing.thisBaseReceivesDamage:
      return other;
    case Timing.unitDestroyedByEffect:
    case Timing.unitDeployed:
    case Timing.unitLinks:
      return card;
    default:
      return Card.none;
  }
}
