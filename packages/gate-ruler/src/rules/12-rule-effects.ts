/** 12. Rule effects: what the rules do by themselves; and destruction, which waits on the gate (12.2). */
import { Card, type Question, SEATS, type Seat } from "@duelex/kernel";
import { Happening, Keyword, Kind, Place, Profile, SET_ZONES, Type, Unsettled, Verb } from "../names.ts";
import type { Paragraph } from "../rulebook.ts";
import { Flag } from "../state.ts";
import type { GateRuler } from "../table.ts";
import { raise } from "./14-abilities.ts";
import { procedure } from "./procedures.ts";

/** Marks in `doomed`: a Destruction waits on the gate; the unit is about to get one. */
const WAITS = 1;
const CHOSEN = 2;

/** Performs all applicable rule effects together; true if there were any (11). */
export function ruleEffects(g: GateRuler): boolean {
  if (g.now.unsettled === 0) return false;
  const { unsettled } = g.now;
  g.now.unsettled = 0;
  if ((unsettled & Unsettled.defeat) !== 0 && checkDefeat(g)) return true;
  let any = false;
  if ((unsettled & Unsettled.hp) !== 0)
    for (const seat of SEATS) {
      for (const place of g.unitZones(seat)) {
        for (let unit = g.first(seat, place); unit !== Card.none; unit = g.next(unit)) {
          if (g.doomed[unit] === 0 && isBroken(g, unit)) {
            g.doom(unit, CHOSEN);
            any = true;
          }
        }
      }
    }
  const doomed = any;
  if ((unsettled & Unsettled.zones) !== 0) for (const seat of SEATS) any = crowded(g, seat) || any;
  if (((unsettled | g.now.unsettled) & Unsettled.soul) !== 0) for (const seat of SEATS) any = hostless(g, seat) || any;
  if (doomed) destroyChosen(g, Flag.byRule);
  return any;
}

/** Would `ruleEffects` do anything? (8-7c-2, GR-6-LOOP) */
export function ruleEffectsPending(g: GateRuler): boolean {
  const { unsettled } = g.now;
  if (unsettled === 0) return false;
  for (const seat of SEATS) {
    if ((unsettled & Unsettled.defeat) !== 0 && defeatOf(g, seat) !== null) return true;
    if ((unsettled & Unsettled.hp) !== 0 && hasBroken(g, seat)) return true;
    if ((unsettled & Unsettled.zones) !== 0 && isCrowded(g, seat)) return true;
    if ((unsettled & Unsettled.soul) !== 0) for (const soul of g.cards(seat, Place.soul)) if (!g.isInPlay(g.host[soul])) return true;
  }
  return false;
}

function hasBroken(g: GateRuler, seat: Seat): boolean {
  for (const place of g.unitZones(seat))
    for (let unit = g.first(seat, place); unit !== Card.none; unit = g.next(unit))
      if (g.doomed[unit] === 0 && isBroken(g, unit)) return true;
  return false;
}

function isCrowded(g: GateRuler, seat: Seat): boolean {
  for (const place of g.unitZones(seat)) if (g.count(seat, place) > 1 || g.printed(g.first(seat, place)).type !== Type.unit) return true;
  for (const place of SET_ZONES) if (g.count(seat, place) > 1) return true;
  for (let field = g.first(seat, Place.field); field !== Card.none; field = g.next(field))
    if (g.printed(field).type !== Type.field) return true;
  return false;
}

/** 2-11c, 12-4a */
export const isBroken = (g: GateRuler, unit: Card): boolean => g.damage[unit] >= g.hp(unit);

/** By what this player loses as soon as rule effects are looked at. */
export function defeatOf(g: GateRuler, seat: Seat): Paragraph | null {
  if (g.count(seat, Place.damage) >= g.rulerOf(seat).life) return "GR-12-LIFE";
  return g.count(seat, Place.deck) === 0 ? "GR-12-DECK" : null;
}

/** GR-12-LIFE, GR-12-DECK: both players are looked at together, and both at once is a draw (1-4b-1, R-SIMUL). */
function checkDefeat(g: GateRuler): boolean {
  let lost = false;
  for (const seat of SEATS) {
    const rule = defeatOf(g, seat);
    if (rule === null) continue;
    g.loses(seat, rule);
    lost = true;
  }
  if (lost) g.ends(); // 1-4a, 1-4b
  return lost;
}

/** GR-12-STACK: all but the newest leave; that is not destruction. GR-12-BAD: what cannot be there leaves too. */
function crowded(g: GateRuler, seat: Seat): boolean {
  let any = false;
  for (const place of g.unitZones(seat)) {
    const front = g.last(seat, place);
    if (front === Card.none || (g.first(seat, place) === front && g.printed(front).type === Type.unit)) continue;
    for (const unit of g.cards(seat, place)) {
      const isUnit = g.printed(unit).type === Type.unit;
      if (isUnit && unit === front) continue;
      any = true;
      g.move(unit, Place.graveyard, isUnit ? "GR-12-STACK" : "GR-12-BAD");
    }
  }
  for (const place of SET_ZONES) {
    if (g.count(seat, place) < 2) continue;
    for (const card of g.cards(seat, place)) {
      if (card === g.last(seat, place)) continue;
      any = true;
      g.move(card, Place.graveyard, "GR-12-STACK");
    }
  }
  for (let field = g.first(seat, Place.field), next = field; field !== Card.none; field = next) {
    next = g.next(field);
    if (g.printed(field).type === Type.field) continue;
    any = true;
    g.move(field, Place.graveyard, "GR-12-BAD");
  }
  return any;
}

/** GR-12-SOUL. R-D-SOULSELF: an ability that already waits follows its card. */
function hostless(g: GateRuler, seat: Seat): boolean {
  let any = false;
  for (const soul of g.cards(seat, Place.soul)) {
    if (g.isInPlay(g.host[soul])) continue;
    const before = g.object[soul];
    g.move(soul, Place.graveyard, "GR-12-SOUL");
    g.followSource(soul, before);
    any = true;
  }
  return any;
}

// ---- 12.2 Destruction ----

/** GR-18-2021-10: destruction does not use the gate. */
const isAtOnce = (g: GateRuler): boolean => g.now.profile >= Profile.v2021_10;

/** Destroys one unit, by rule or by what is being resolved: a Destruction waits on the gate, or, from set 3 on, it moves at once. One object a unit. */
function destroy(g: GateRuler, unit: Card, how: Flag.byRule | Flag.none): void {
  const byOpponent = how === Flag.none && g.resolving.seat !== g.ownerOf(unit);
  const flags = byOpponent ? Flag.byOpponent : how;
  if (isAtOnce(g)) {
    g.doom(unit, 0);
    carryOutDestruction(g, unit, g.object[unit], flags);
    return;
  }
  g.doom(unit, WAITS);
  const words = how === Flag.byRule && g.recorder !== null ? `${g.damage[unit]} damage, HP ${g.hp(unit)}` : "";
  g.putOnGate(Kind.destruction, unit, g.ownerOf(unit), 0, 0, flags, how === Flag.byRule ? "12-4a" : "GR-12-DESTROY", words);
}

/** False if a Destruction waits for it already. */
export function chooseForDestruction(g: GateRuler, unit: Card): boolean {
  if (g.doomed[unit] !== 0) return false;
  g.doom(unit, CHOSEN);
  return true;
}

/** R-DESTROYORDER: several at once, the turn player's units first, each player ordering their own. */
export function destroyChosen(g: GateRuler, how: Flag.byRule | Flag.none): void {
  g.begin(destructions).how = how;
}

const chosenOf = (seatOf: (g: GateRuler) => Seat): Question<GateRuler, { readonly how: Flag.byRule | Flag.none }> => ({
  says: (g) =>
    isAtOnce(g)
      ? "several of your units are destroyed: which one first?"
      : "several of your units are destroyed: whose destruction is put on the gate first?",
  who: seatOf,
  options(g, _d, may) {
    const seat = seatOf(g);
    for (const place of g.unitZones(seat))
      for (let unit = g.first(seat, place); unit !== Card.none; unit = g.next(unit))
        if (g.doomed[unit] === CHOSEN) may.offer(Verb.choose, unit);
  },
  chosen: (g, d, unit) => destroy(g, unit, d.how),
  again: () => true, // until none is left
});

const destructions = procedure(
  "destructions",
  { how: Flag.none as Flag.byRule | Flag.none },
  ({ ask }) => ({
    turnPlayers: ask(
      "R-DESTROYORDER",
      chosenOf((g) => g.now.active),
    ),
    theOthers: ask(
      "R-DESTROYORDER",
      chosenOf((g) => g.other),
    ),
  }),
  { where: "destructions" },
);

/** The Destruction resolves: nothing is checked again (R-DESTROY), but a unit that has left is gone (3-2d). */
export function carryOutDestruction(g: GateRuler, unit: Card, object: number, flags: number): void {
  if (!g.isStill(unit, object)) {
    g.noteNothing(unit, 0, "R-DESTROY", "it has left", "resolve destruction");
    return;
  }
  g.doom(unit, 0);
  if (!isGuarded(g, unit)) isDestroyed(g, unit, flags, "GR-15-DESTROY");
  if (!g.move(unit, Place.graveyard, "GR-15-DESTROY")) return;
  const now = g.now;
  if (unit === now.combatTarget && object === now.combatObject) now.combatDestroyed = (flags & Flag.byRule) !== 0 ? 2 : 1;
}

/** R-COSTDESTROY: destroyed as a cost, at once; a replaced action counts as paid. */
export function destroyAsCost(g: GateRuler, card: Card): void {
  if (!isGuarded(g, card)) isDestroyed(g, card, Flag.none, "R-COSTDESTROY");
  g.move(card, Place.graveyard, "R-COSTDESTROY");
}

/** Is destroyed, and will be moved: cards in its soul that wait for it see it before (14-15a). */
function isDestroyed(g: GateRuler, card: Card, flags: number, rule: Paragraph): void {
  const cause = g.recorder?.latestTo(card, "resolve destruction") ?? null;
  g.recorder?.note("destroyed", card, 0, rule, Card.none, undefined, 0, cause === null ? {} : { cause });
  if (g.souls[card] > 0) raise(g, Happening.hostDestroyed, "14-15a", card, flags);
}

// ---- Soul Guard ----

/** It would stay: then it is not destroyed either. */
export const isGuarded = (g: GateRuler, unit: Card): boolean => g.souls[unit] > 0 && g.has(unit, Keyword.SoulGuard);

/** GR-16-SOULGUARD, a replacement (14-1b-3, 14-13): instead of leaving play, one of its soul cards goes to the graveyard; its controller picks. */
export function soulGuard(g: GateRuler, unit: Card): void {
  g.begin(pickSoul).unit = unit;
}

const pickSoul = procedure(
  "pickSoul",
  { unit: Card.none },
  ({ ask }) => ({
    pick: ask("GR-16-SOULGUARD", {
      says: (g, p) => `${g.publicName(p.unit)} would leave play: which of its soul cards goes to the graveyard instead?`,
      who: (g, p) => g.ownerOf(p.unit),
      options(g, p, may) {
        for (const soul of g.soulsOf(p.unit)) may.offer(Verb.choose, soul);
      },
      chosen: (g, p, soul) => guard(g, p.unit, soul),
    }),
  }),
  { where: "Soul Guard" },
);

function guard(g: GateRuler, unit: Card, soul: Card): void {
  g.recorder?.note("soul guard", unit, 0, "GR-16-SOULGUARD");
  g.move(soul, Place.graveyard, "GR-16-SOULGUARD");
  g.setDamage(unit, 0, "GR-16-SOULGUARD", { clause: null }); // its own doing, whatever would have moved it
  g.dropTimed(unit);
  g.now.unsettled |= Unsettled.hp | Unsettled.zones; // it may be broken still; a Destruction on the gate goes on waiting
}
