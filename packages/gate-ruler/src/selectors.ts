/** Which cards a filter finds on the table, and whether a condition holds (19.3, 19.4). */
import { Card, otherSeat, type Row, type Seat } from "@duelex/kernel";
import { Change, isPlayArea, Kind, Place } from "./names.ts";
import { Flag } from "./state.ts";
import type { GateRuler } from "./table.ts";
import type { Condition } from "./vocabulary/clauses.ts";
import { ANY_NUMBER, type Filter, Sides, Where } from "./vocabulary/filters.ts";

/** 2-1b Has the card this attribute, by print or by an effect? */
export function hasAttribute(g: GateRuler, card: Card, attribute: number): boolean {
  if (g.printed(card).attributes.includes(attribute)) return true;
  const { card: of, change, n } = g.changes.column;
  for (let row: Row = 0; row < g.changes.count; row++)
    if (of[row] === card && change[row] === Change.attribute && n[row] === attribute) return true;
  return false;
}

function hasAnyAttribute(g: GateRuler, card: Card, attributes: readonly number[]): boolean {
  for (const attribute of attributes) if (hasAttribute(g, card, attribute)) return true;
  return false;
}

/** Does the card fit, wherever it lies? `you` is the controller of the clause, `self` its card. */
export function fits(g: GateRuler, filter: Filter, card: Card, you: Seat, self: Card): boolean {
  if (filter.sides !== Sides.both && (g.ownerOf(card) === you) !== (filter.sides === Sides.own)) return false;
  if (filter.notSelf && card === self) return false;
  if (g.faceDown[card] === 1) return filter.where === Where.playArea ? filter.asksNothing : filter.isAnyCard; // R-D-FACEDOWN
  return (
    filter.fitsPrint(g.printed(card)) &&
    (filter.levelMax === ANY_NUMBER || g.level(card) <= filter.levelMax) &&
    (filter.attributes.length === 0 || hasAnyAttribute(g, card, filter.attributes)) &&
    g.souls[card] <= filter.soulMax &&
    (!filter.destructionPending || g.doomed[card] !== 0) &&
    (filter.anyOf.length === 0 || filter.anyOf.some((each) => fits(g, each, card, you, self)))
  );
}

/** Does it fit, and lie where the filter looks? (R-RECHECK) */
export function fitsThere(g: GateRuler, filter: Filter, card: Card, you: Seat, self: Card): boolean {
  return g.zones.zoneOf[card] !== 0 && filter.places.includes(g.placeOf(card)) && fits(g, filter, card, you, self);
}

/** How many cards a filter finds, your own side first; stops counting at `enough`. */
export function countFitting(g: GateRuler, filter: Filter, you: Seat, self: Card, without: Card = Card.none, enough = 255): number {
  let count = 0;
  for (const seat of seatsOf(filter, you)) {
    for (const place of filter.places) {
      for (let card = g.first(seat, place); card !== Card.none; card = g.next(card)) {
        if (card !== without && fits(g, filter, card, you, self) && ++count >= enough) return count;
      }
    }
  }
  return count;
}

/** Every card a filter finds, your own side first; for what does harm, the other side. */
export function eachFitting(g: GateRuler, filter: Filter, you: Seat, self: Card, found: (card: Card) => void, harms = false): void {
  for (const seat of seatsOf(filter, harms ? otherSeat(you) : you, you)) {
    for (const place of filter.places)
      for (let card = g.first(seat, place); card !== Card.none; card = g.next(card)) if (fits(g, filter, card, you, self)) found(card);
  }
}

const ONE: readonly (readonly Seat[])[] = [[0], [1]];
const TWO: readonly (readonly Seat[])[] = [
  [0, 1],
  [1, 0],
];

function seatsOf(filter: Filter, first: Seat, you: Seat = first): readonly Seat[] {
  if (filter.sides === Sides.both) return TWO[first]!;
  return ONE[filter.sides === Sides.own ? you : otherSeat(you)]!;
}

/** Does the condition hold for this card and its controller? Facts of the event (`by`) are asked of the flags. */
export function holds(g: GateRuler, condition: Condition | null, you: Seat, self: Card, object: number, flags: number): boolean {
  if (condition === null) return true;
  if (condition.turn !== null && (g.now.active === you) !== (condition.turn === "own")) return false;
  if (condition.attacking !== null) {
    const card = g.attacking;
    if (card === Card.none || !fits(g, condition.attacking, card, you, self)) return false;
  }
  if (condition.attackedThisBattle) {
    const { declared, declaredObject } = g.now;
    if (declared !== self || declaredObject !== object || !g.isStill(self, object)) return false;
  }
  if (condition.inPlay !== null && countFitting(g, condition.inPlay, you, self, Card.none, condition.atLeast) < condition.atLeast)
    return false;
  if (condition.opponentHandAtMost >= 0 && g.count(otherSeat(you), Place.hand) > condition.opponentHandAtMost) return false; // 1-5g: no hand is 0
  if (condition.byGenesis && (flags & Flag.genesis) === 0) return false; // R-D-BY
  return !condition.byOpponent || (flags & Flag.byOpponent) !== 0;
}

/** Works an ability of this card here? (GR-14-WHERE) */
export function worksHere(g: GateRuler, zone: Place | null, card: Card): boolean {
  const place = g.placeOf(card);
  return (zone === null ? isPlayArea(place) : place === zone) && g.faceDown[card] === 0; // R-D-FACEDOWN
}

/** The Destruction that waits for this unit, if one does. */
export function destructionOf(g: GateRuler, unit: Card): Row | null {
  const { kind, card, object } = g.gate.column;
  for (let row: Row = 0; row < g.gate.count; row++) {
    if (kind[row] === Kind.destruction && card[row] === unit && object[row] === g.object[unit]) return row;
  }
  return null;
}

/** Where the played card lies on the gate, if it does. */
export function gateRowOf(g: GateRuler, played: Card): Row | null {
  const { kind, card } = g.gate.column;
  for (let row: Row = 0; row < g.gate.count; row++) if (kind[row] === Kind.playedCard && card[row] === played) return row;
  return null;
}
