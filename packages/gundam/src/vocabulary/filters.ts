/**
 * 16.6 Filters: "an enemy Unit with 2 or less HP". Compiled once; what is printed is looked up in a table per card. A Unit is in
 * the battle area (2-3-3-1), a Unit card anywhere else (2-3-3-2), a Base in the base section {3-5-1}; a Command with a Pilot line
 * is a Pilot only while paired {3-4-6-3}. The traits of a Pilot are not its Unit's {2-5-5}; own and friendly are the same.
 */
import { Card, type Seat } from "@duelex/kernel";
import { type Ability, Asks, type Definition, type Filter, isCalled, LevelOf, reading, Side, Where } from "../cards.ts";
import { Color, KEYWORDS, Keyword, Place, Reads, Standing, Timing, Type } from "../names.ts";
import type { Filter as FilterRecord } from "../schema.ts";
import { Slot } from "../state.ts";
import type { Gundam } from "../table.ts";
import { gateHolds } from "./gates.ts";

type Qualities = Partial<FilterRecord>;
/** Every filter of a card set, and the traits that some effect of it can give. */
export interface Filters {
  readonly list: Filter[];
  readonly gainable: ReadonlySet<string>;
}
/** Until the whole card set is known. */
const NO_TABLE = new Uint8Array(0);

// ---- reading a filter ----

const WHERE: Readonly<Record<string, Where>> = {
  Unit: Where.units,
  Pilot: Where.pilots,
  Base: Where.base,
  Resource: Where.resources,
  EXResource: Where.resources,
  Shield: Where.shields,
  ShieldAreaCard: Where.shieldArea,
  BaseOrShield: Where.shieldArea,
  UnitOrBase: Where.unitsAndBase,
};
const CARD_TYPES: Readonly<Record<string, readonly Type[]>> = {
  UnitCard: [Type.Unit],
  PilotCard: [Type.Pilot],
  CommandCard: [Type.Command],
  BaseCard: [Type.Base],
  UnitOrPilotCard: [Type.Unit, Type.Pilot],
};

/** @param all every filter of a card set: their tables are as long as the list of its cards */
export function compileFilter(record: Qualities, all: Filters): Filter {
  const kind = record.kind;
  const where =
    record.zone === "hand"
      ? Where.hand
      : record.zone === "trash"
        ? Where.trash
        : record.zone === "looked"
          ? Where.looked
          : record.zone === "milled"
            ? Where.milled
            : (WHERE[kind ?? "Unit"] ?? Where.units);
  const inPlay = record.zone === undefined;
  const keywords = record.hasAnyKeyword === true ? 127 : record.keyword === undefined ? 0 : KEYWORDS[record.keyword]!;
  let asks = 0;
  if (record.state !== undefined) asks |= Asks.rested;
  if (record.damaged !== undefined) asks |= Asks.damaged;
  if (record.linkUnit !== undefined) asks |= Asks.linkUnit;
  if (record.paired !== undefined) asks |= Asks.paired;
  if (keywords !== 0 && inPlay) asks |= Asks.keyword;
  if (inPlay && (record.hpMin !== undefined || record.hpMax !== undefined || record.hpEq !== undefined)) asks |= Asks.hp;
  if (inPlay && (record.apMin !== undefined || record.apMax !== undefined || record.apEq !== undefined)) asks |= Asks.ap;
  if (record.lvMaxRef === "thisUnit") asks |= Asks.levelOfThisUnit;
  if (record.superlative !== undefined) asks |= Asks.superlative;
  if (record.notSelf === true) asks |= Asks.notSelf;
  if (record.battlingThisUnit === true) asks |= Asks.battlingThisUnit;
  if (record.battling !== undefined) asks |= Asks.battling;
  if (record.pairedWith !== undefined) asks |= Asks.pairedWith;
  if (record.hasTiming !== undefined) asks |= Asks.hasTiming;
  if (kind === "BaseOrShield") asks |= Asks.battlingShields;
  if (record.pairedThisTurn === true) asks |= Asks.pairedThisTurn;
  if (record.inBattle === false) asks |= Asks.notInBattle;
  if (record.attacked === true) asks |= Asks.attacked;
  if (record.withoutKeyword !== undefined) asks |= Asks.withoutKeyword;
  if (record.pilot !== undefined) asks |= Asks.pilot;
  if (record.apMaxRef !== undefined) asks |= Asks.apOfThisUnit;
  const levelOf = record.lvMaxCount !== undefined ? LevelOf.count : LEVEL_OF[record.lvMaxRef ?? ""];
  if (levelOf !== undefined) asks |= Asks.levelOf;
  const mayGain = inPlay && record.traitAny?.some((trait) => all.gainable.has(trait)) === true && (kind ?? "Unit") === "Unit";
  if (mayGain) asks |= Asks.trait;
  // What is printed decides between alternatives, unless one of them asks for more.
  const anyOf = (record.anyOf ?? []).map((each) => compileFilter({ zone: record.zone, ...each } as Qualities, all));
  const printedOnly = anyOf.every((each) => each.asks === 0);
  if (anyOf.length > 0 && !printedOnly) asks |= Asks.anyOf;
  const asked = mayGain ? { ...record, traitAny: undefined } : record;
  const own = compilePrinted(asked, where, inPlay ? 0 : keywords);
  const one = (d: Definition) => anyOf.some((each) => each.printed(d));
  const printed = anyOf.length === 0 ? own : own === null ? one : (d: Definition) => own(d) && one(d);
  const filter: Filter = {
    side: record.side === "enemy" ? Side.enemy : record.side === "any" || record.side === undefined ? Side.any : Side.own,
    where,
    asks,
    printed: printed ?? (() => true),
    matching: NO_TABLE,
    rested: record.state === "rested" ? 1 : 0,
    damaged: record.damaged ?? false,
    linkUnit: record.linkUnit ?? false,
    paired: record.paired ?? false,
    keywords,
    hpMin: record.hpEq ?? record.hpMin ?? -999,
    hpMax: record.hpEq ?? record.hpMax ?? 999,
    apMin: record.apEq ?? record.apMin ?? 0,
    apMax: record.apEq ?? record.apMax ?? 999,
    highest: record.superlative?.[0] === "highest",
    byLevel: record.superlative?.[1] === "lv",
    battling: record.battling === undefined ? null : compileFilter(record.battling as Qualities, all),
    pairedWith: record.pairedWith === undefined ? null : compileFilter(record.pairedWith as Qualities, all),
    timing: record.hasTiming === undefined ? Timing.Constant : (Timing[record.hasTiming as keyof typeof Timing] ?? null),
    lacks: record.withoutKeyword === undefined ? 0 : KEYWORDS[record.withoutKeyword]!,
    pilot: record.pilot === undefined ? null : compileFilter({ kind: "Pilot", ...record.pilot }, all),
    anyOf,
    traits: mayGain ? record.traitAny! : [],
    levelOf: levelOf ?? LevelOf.nobody,
    levelCount: record.lvMaxCount === undefined ? null : compileFilter(record.lvMaxCount.count as Qualities, all),
    levelPlus: record.lvMaxCount?.plus ?? 0,
    everything: printed === null && asks === 0 && where !== Where.pilots && where !== Where.looked && where !== Where.milled,
    sourceType: kind === "Unit" ? Type.Unit : kind === "CommandCard" ? Type.Command : kind === "Base" ? Type.Base : -1,
  };
  all.list.push(filter);
  return filter;
}

/** What is asked of the printed card; null when nothing is. */
function compilePrinted(record: Qualities, where: Where, keywords: number): ((definition: Definition) => boolean) | null {
  const tests: ((definition: Definition) => boolean)[] = [];
  const types = CARD_TYPES[record.kind ?? ""];
  if (types !== undefined) tests.push((d) => types.includes(d.type) && !d.token);
  if (record.kind === "EXResource") tests.push((d) => d.isEXResource);
  if (record.color !== undefined) {
    const color = Color[record.color];
    tests.push((d) => d.color === color);
  }
  if (record.traitAny !== undefined) {
    const traits = record.traitAny;
    tests.push((d) => traits.some((trait) => d.traits.includes(trait))); // 4-19
  }
  if (record.token !== undefined) {
    const token = record.token;
    tests.push((d) => d.token === token);
  }
  const least = record.lvEq ?? record.lvMin;
  const most = record.lvEq ?? record.lvMax;
  if (least !== undefined) tests.push((d) => d.level >= least);
  if (most !== undefined) tests.push((d) => d.level <= most);
  const nameOf = (d: Definition) => (where === Where.pilots ? (d.asPilot?.name ?? d.name) : d.name);
  if (record.notColor !== undefined) {
    const color = Color[record.notColor];
    tests.push((d) => d.color !== color);
  }
  const { nameIncludes, nameExcludes } = record;
  if (nameIncludes !== undefined) tests.push((d) => isCalled(d, nameOf(d), nameIncludes)); // 2-2-3
  if (nameExcludes !== undefined) tests.push((d) => !isCalled(d, nameOf(d), nameExcludes));
  if (record.zone !== undefined) {
    // Outside the field a card has what is printed on it.
    const within = (least: number | undefined, most: number | undefined, of: (definition: Definition) => number) => {
      if (least !== undefined) tests.push((d) => of(d) >= least);
      if (most !== undefined) tests.push((d) => of(d) <= most);
    };
    within(record.hpEq ?? record.hpMin, record.hpEq ?? record.hpMax, (d) => d.hp);
    within(record.apEq ?? record.apMin, record.apEq ?? record.apMax, (d) => d.ap);
  }
  if (keywords !== 0) tests.push((d) => d.type === Type.Unit && (d.keywords & keywords) !== 0); // Q275, Q276
  if (tests.length === 0) return null;
  return (d) => tests.every((test) => test(d));
}

const LEVEL_OF: Readonly<Record<string, LevelOf>> = { eventUnit: LevelOf.eventUnit, t1: LevelOf.chosen };

/** What a constant that uses this filter looks at. */
export function readsOf(filter: Filter | null): number {
  if (filter === null) return 0;
  let reads = readsOf(filter.battling) | readsOf(filter.pairedWith);
  for (const each of filter.anyOf) reads |= readsOf(each);
  if ((filter.asks & Asks.rested) !== 0) reads |= reading(Reads.rested);
  if ((filter.asks & (Asks.damaged | Asks.hp)) !== 0 || ((filter.asks & Asks.superlative) !== 0 && !filter.byLevel))
    reads |= reading(Reads.damage);
  if ((filter.asks & (Asks.battlingThisUnit | Asks.battling | Asks.battlingShields | Asks.notInBattle | Asks.attacked)) !== 0)
    reads |= reading(Reads.battle);
  if (filter.where === Where.trash) reads |= reading(Reads.trash);
  if (filter.where === Where.hand) reads |= reading(Reads.hand);
  if (filter.where === Where.shields || filter.where === Where.shieldArea) reads |= reading(Reads.shields);
  if (filter.where === Where.resources) reads |= reading(Reads.resources);
  return reads;
}

/** Does it ask for something that constant effects may change? (16.13) */
export function readsValues(filter: Filter | null): boolean {
  if (filter === null) return false;
  const values =
    Asks.keyword | Asks.hp | Asks.ap | Asks.superlative | Asks.battlingThisUnit | Asks.withoutKeyword | Asks.apOfThisUnit | Asks.trait;
  return (filter.asks & values) !== 0 || filter.anyOf.some(readsValues) || readsValues(filter.battling) || readsValues(filter.pairedWith);
}

// ---- matching ----

/** The printed card alone: a look into a table that is filled once. */
export function printedMatches(filter: Filter, definition: Definition): boolean {
  const number = definition.number;
  let known = filter.matching[number];
  if (known === 0 || known === undefined) {
    known = filter.printed(definition) ? 1 : 2;
    filter.matching[number] = known;
  }
  return known === 1;
}

/**
 * Does this card match, but for whose it is and where it lies?
 * @param you the effect's owner @param self "this Unit" @param selfGone this Unit has left: its last state counts
 */
export function matches(g: Gundam, filter: Filter, card: Card, you: Seat, self: Card, selfGone: boolean): boolean {
  const definition = g.definitions[g.definition[card]]!;
  let known = filter.matching[definition.number];
  if (known === 0) {
    known = filter.printed(definition) ? 1 : 2;
    filter.matching[definition.number] = known;
  }
  if (known !== 1) return false;
  return filter.asks === 0 || matchesNow(g, filter, card, definition, you, self, selfGone);
}

function matchesNow(g: Gundam, filter: Filter, card: Card, definition: Definition, you: Seat, self: Card, selfGone: boolean): boolean {
  const asks = filter.asks;
  if ((asks & Asks.rested) !== 0 && g.rested[card] !== filter.rested) return false;
  if ((asks & Asks.damaged) !== 0 && g.damage[card] > 0 !== filter.damaged) return false;
  if ((asks & Asks.linkUnit) !== 0 && g.isLinkUnit(card) !== filter.linkUnit) return false;
  if ((asks & Asks.paired) !== 0 && g.isPaired(card) !== filter.paired) return false;
  if ((asks & Asks.keyword) !== 0 && !g.has(card, filter.keywords)) return false;
  if ((asks & Asks.hp) !== 0) {
    const hp = g.currentHp(card); // Q96
    if (hp < filter.hpMin || hp > filter.hpMax) return false;
  }
  if ((asks & Asks.ap) !== 0) {
    const ap = g.ap(card);
    if (ap < filter.apMin || ap > filter.apMax) return false;
  }
  if ((asks & Asks.levelOfThisUnit) !== 0 && (self === Card.none || definition.level > g.printed(self).level)) return false;
  if ((asks & Asks.notSelf) !== 0 && card === self && !selfGone) return false;
  if ((asks & Asks.battlingThisUnit) !== 0 && !isBattling(g, card, self, selfGone)) return false;
  if ((asks & Asks.battlingShields) !== 0 && g.placeOf(card) === Place.shieldSection && !isShieldUnderAttack(g, card)) return false;
  if ((asks & Asks.battling) !== 0 && !battlesMatch(g, filter.battling!, card, you, self, selfGone)) return false;
  if ((asks & Asks.pairedWith) !== 0) {
    const unit = g.partner[card];
    if (unit === Card.none || !onSide(g, filter.pairedWith!, unit, you) || !matches(g, filter.pairedWith!, unit, you, self, selfGone))
      return false;
  }
  if ((asks & Asks.hasTiming) !== 0 && !hasTiming(g, card, filter.timing)) return false;
  if (asks >= Asks.pairedThisTurn && !matchesFurther(g, filter, card, definition, you, self, selfGone)) return false;
  return (asks & Asks.superlative) === 0 || isExtreme(g, filter, card, you, self, selfGone);
}

/** What few filters ask. */
function matchesFurther(g: Gundam, filter: Filter, card: Card, definition: Definition, you: Seat, self: Card, selfGone: boolean): boolean {
  const asks = filter.asks;
  const battle = g.battle;
  if ((asks & Asks.pairedThisTurn) !== 0 && !g.isPairedNow(card)) return false;
  if ((asks & Asks.notInBattle) !== 0 && isInBattle(g, card)) return false;
  if ((asks & Asks.attacked) !== 0 && (battle.target !== card || battle.onPlayer === 1 || battle.targetGone === 1)) return false;
  if ((asks & Asks.withoutKeyword) !== 0 && g.has(card, filter.lacks)) return false;
  if ((asks & Asks.pilot) !== 0) {
    const pilot = g.partner[card];
    if (pilot === Card.none || !matches(g, filter.pilot!, pilot, you, self, selfGone)) return false;
  }
  if ((asks & Asks.anyOf) !== 0 && !filter.anyOf.some((each) => matches(g, each, card, you, self, selfGone))) return false;
  if ((asks & Asks.levelOf) !== 0 && definition.level > levelLimit(g, filter, you, self, selfGone)) return false;
  if ((asks & Asks.apOfThisUnit) !== 0 && (self === Card.none || g.ap(card) > g.ap(self))) return false;
  return (asks & Asks.trait) === 0 || hasTrait(g, card, definition, filter.traits);
}

/** {5-22} Attacking, or attacked. */
function isInBattle(g: Gundam, card: Card): boolean {
  const { attacker, attackerGone, target, targetGone, onPlayer } = g.battle;
  return (attacker === card && attackerGone === 0) || (target === card && onPlayer === 0 && targetGone === 0 && attacker !== Card.none);
}

/** The Lv. that a filter's limit is: read off another card, or counted; nothing matches where there is no such card. */
function levelLimit(g: Gundam, filter: Filter, you: Seat, self: Card, selfGone: boolean): number {
  if (filter.levelOf === LevelOf.eventUnit) return g.effect.amount; // as it was at the event
  if (filter.levelOf === LevelOf.count) return countMatches(g, filter.levelCount!, you, self, selfGone) + filter.levelPlus;
  const chosen = g.firstChosen(Slot.t1);
  return chosen === Card.none ? -1 : g.printed(chosen).level;
}

/** 2-5, 4-16: printed on it, or gained. */
function hasTrait(g: Gundam, card: Card, definition: Definition, traits: readonly string[]): boolean {
  if (traits.some((trait) => definition.traits.includes(trait))) return true;
  return g.isInPlay(card) && g.stands(card, Standing.gainsTrait) && traits.some((trait) => g.gainsTrait(card, trait));
}

/** A card that may have left the field: then its last state there counts (Q69, Q340, R-23, R-54). */
export function matchesLast(g: Gundam, filter: Filter, card: Card, gone: boolean, you: Seat, self: Card, selfGone: boolean): boolean {
  const row = gone ? g.lastKnown(card) : -1;
  if (row === -1) return matches(g, filter, card, you, self, selfGone);
  const definition = g.printed(card);
  if (!printedMatches(filter, definition)) return false;
  const asks = filter.asks;
  const last = g.departed.column;
  const pilot = last.pilot[row];
  if ((asks & Asks.pilot) !== 0 && (pilot === Card.none || !printedMatches(filter.pilot!, g.printed(pilot)))) return false;
  if ((last.keywords[row] & filter.lacks) !== 0) return false;
  if ((asks & Asks.trait) !== 0 && !hasTrait(g, card, definition, filter.traits)) return false;
  if ((asks & Asks.anyOf) !== 0 && !filter.anyOf.some((each) => matchesLast(g, each, card, gone, you, self, selfGone))) return false;
  const hp = last.hp[row] - last.damage[row];
  const ap = Math.max(0, last.ap[row]);
  return (
    ((asks & Asks.rested) === 0 || last.rested[row] === filter.rested) &&
    ((asks & Asks.damaged) === 0 || last.damage[row] > 0 === filter.damaged) &&
    ((asks & Asks.linkUnit) === 0 || (last.linked[row] === 1) === filter.linkUnit) &&
    ((asks & Asks.paired) === 0 || (last.pilot[row] !== Card.none) === filter.paired) &&
    ((asks & Asks.keyword) === 0 || (last.keywords[row] & filter.keywords) !== 0) &&
    ((asks & Asks.hp) === 0 || (hp >= filter.hpMin && hp <= filter.hpMax)) &&
    ((asks & Asks.ap) === 0 || (ap >= filter.apMin && ap <= filter.apMax)) &&
    ((asks & Asks.levelOfThisUnit) === 0 || definition.level <= g.printed(self).level) &&
    ((asks & Asks.notSelf) === 0 || card !== self) &&
    ((asks & Asks.battlingThisUnit) === 0 || isBattling(g, card, self, selfGone))
  );
}

export function onSide(g: Gundam, filter: Filter, card: Card, you: Seat): boolean {
  return (filter.side & (g.ownerOf(card) === you ? Side.own : Side.enemy)) !== 0;
}

/** {5-22} The other card of the battle of this Unit: a Unit, or what an attack on the player would hit. */
function isBattling(g: Gundam, card: Card, self: Card, selfGone: boolean): boolean {
  const battle = g.battle;
  if (self === Card.none || battle.attacker === Card.none) return false;
  if (battle.target === self && battle.onPlayer === 0 && (battle.targetGone === 1) === selfGone)
    return battle.attacker === card && battle.attackerGone === 0;
  if (battle.attacker !== self || (battle.attackerGone === 1) !== selfGone) return false;
  if (battle.onPlayer === 0) return battle.target === card && battle.targetGone === 0;
  return card === g.base(g.opponent(g.ownerOf(self))) || isShieldUnderAttack(g, card);
}

/** A Shield that the attack in progress would hit: the top one, with Suppression the top two; none while there is a Base. */
function isShieldUnderAttack(g: Gundam, card: Card): boolean {
  const battle = g.battle;
  if (battle.attacker === Card.none || battle.onPlayer === 0) return false;
  const defender = g.opponent(g.ownerOf(battle.attacker));
  if (g.base(defender) !== Card.none) return false;
  const top = g.topShield(defender);
  if (card === top) return true;
  if (top === Card.none || card !== g.zones.before[top]) return false;
  if (battle.attackerGone === 0) return g.has(battle.attacker, Keyword.Suppression);
  const row = g.lastKnown(battle.attacker);
  return row !== -1 && (g.departed.column.keywords[row] & Keyword.Suppression) !== 0;
}

/** The Unit that this Unit is battling now, or no card. */
export function battlingUnit(g: Gundam, unit: Card): Card {
  const battle = g.battle;
  if (unit === Card.none || battle.onPlayer === 1 || battle.attackerGone === 1 || battle.targetGone === 1) return Card.none;
  return battle.attacker === unit ? battle.target : battle.target === unit ? battle.attacker : Card.none;
}

function battlesMatch(g: Gundam, filter: Filter, card: Card, you: Seat, self: Card, selfGone: boolean): boolean {
  const other = battlingUnit(g, card);
  return other !== Card.none && onSide(g, filter, other, you) && matches(g, filter, other, you, self, selfGone);
}

/** Q222: Pilot text included, as far as its gate holds. Null: an effect that waits for any event of 16.5. */
function hasTiming(g: Gundam, card: Card, timing: Timing | null): boolean {
  const has = (ability: Ability) =>
    (timing === null ? ability.trigger !== null : ability.timings.includes(timing)) && gateHolds(g, ability, card);
  if (g.printed(card).abilities.some(has)) return true;
  const pilot = g.partner[card];
  return (
    pilot !== Card.none && g.placeOf(pilot) === Place.beneath && g.printed(pilot).abilities.some((each) => each.isPilotText && has(each))
  );
}

/** Among everything that passes the other keys, has this card the highest or lowest value? Q206, Q224, Q225 */
function isExtreme(g: Gundam, filter: Filter, card: Card, you: Seat, self: Card, selfGone: boolean): boolean {
  const others = othersOf(filter);
  const hp = (each: Card) => (g.isInPlay(each) ? g.currentHp(each) : g.printed(each).hp);
  const value = (each: Card) => (filter.byLevel ? g.printed(each).level : hp(each)) * (filter.highest ? 1 : -1);
  const mine = value(card);
  const seats: readonly Seat[] = [0, 1];
  for (const seat of seats) {
    if ((filter.side & (seat === you ? Side.own : Side.enemy)) === 0) continue;
    for (const each of g.cards(seat, PLACE_OF[filter.where])) {
      if (value(each) > mine && matches(g, others, each, you, self, selfGone)) return false;
    }
  }
  return true;
}
const othersOf = (filter: Filter): Filter => ({ ...filter, asks: filter.asks & ~Asks.superlative });

/** Where each kind of card is looked for; the Base and the Shields of a shield area are two places. */
const PLACE_OF: Readonly<Record<Where, Place>> = {
  [Where.units]: Place.battleArea,
  [Where.pilots]: Place.beneath,
  [Where.base]: Place.baseSection,
  [Where.resources]: Place.resourceArea,
  [Where.shields]: Place.shieldSection,
  [Where.shieldArea]: Place.baseSection,
  [Where.hand]: Place.hand,
  [Where.trash]: Place.trash,
  [Where.looked]: Place.deck,
  [Where.milled]: Place.trash,
  [Where.unitsAndBase]: Place.battleArea,
};

const perPlace = <Value>(given: Partial<Record<Where, Value>>): readonly (Value | undefined)[] =>
  Array.from({ length: Where.unitsAndBase + 1 }, (_, where) => given[where as Where]);
/** The second place where a filter looks: the Shields behind a Base, the Base besides the Units. */
const SECOND_PLACE = perPlace<Place>({ [Where.shieldArea]: Place.shieldSection, [Where.unitsAndBase]: Place.baseSection });
/** Cards of this effect only: those it looks at, those it has put into the trash. */
const SLOT_OF = perPlace<Slot>({ [Where.looked]: Slot.looked, [Where.milled]: Slot.milled });

/** How many cards match; counting stops at `enough`. */
export function countMatches(g: Gundam, filter: Filter, you: Seat, self: Card, selfGone: boolean, enough = 999): number {
  let count = 0;
  if ((filter.side & Side.own) !== 0) count = countAt(g, filter, you, you, self, selfGone, enough);
  if (count < enough && (filter.side & Side.enemy) !== 0) count += countAt(g, filter, g.opponent(you), you, self, selfGone, enough - count);
  return count;
}

function countAt(g: Gundam, filter: Filter, seat: Seat, you: Seat, self: Card, selfGone: boolean, enough: number): number {
  const { where } = filter;
  const zone = g.place(seat, PLACE_OF[where]);
  const second = SECOND_PLACE[where];
  const slot = SLOT_OF[where];
  if (filter.everything && second === undefined) return g.zones.size[zone];
  const next = g.zones.next;
  let count = 0;
  for (let card = g.zones.first[zone]; card !== Card.none; card = next[card]) {
    if (slot !== undefined && !g.isChosen(card, slot)) continue;
    if (matches(g, filter, card, you, self, selfGone) && ++count >= enough) return count;
  }
  if (second !== undefined) {
    for (const card of g.cards(seat, second)) if (matches(g, filter, card, you, self, selfGone)) count++;
  }
  return count;
}

/** Everything that matches, the effect's owner's side first, into a list; how many there are. */
export function collect(g: Gundam, filter: Filter, you: Seat, self: Card, selfGone: boolean, into: Card[]): number {
  let count = 0;
  if ((filter.side & Side.own) !== 0) count = collectAt(g, filter, you, you, self, selfGone, into, 0);
  if ((filter.side & Side.enemy) !== 0) count = collectAt(g, filter, g.opponent(you), you, self, selfGone, into, count);
  return count;
}

function collectAt(g: Gundam, filter: Filter, seat: Seat, you: Seat, self: Card, selfGone: boolean, into: Card[], from: number): number {
  let count = from;
  const slot = SLOT_OF[filter.where];
  const next = g.zones.next;
  for (let card = g.zones.first[g.place(seat, PLACE_OF[filter.where])]; card !== Card.none; card = next[card]) {
    if (slot !== undefined && !g.isChosen(card, slot)) continue;
    if (matches(g, filter, card, you, self, selfGone)) into[count++] = card;
  }
  const second = SECOND_PLACE[filter.where];
  if (second !== undefined) {
    for (const card of g.cards(seat, second)) if (matches(g, filter, card, you, self, selfGone)) into[count++] = card;
  }
  return count;
}

/** Does one card match, whose it is and where it lies included? */
export function isAmong(g: Gundam, filter: Filter, card: Card, you: Seat, self: Card, selfGone: boolean): boolean {
  const place = g.placeOf(card);
  const right = place === PLACE_OF[filter.where] || place === SECOND_PLACE[filter.where];
  const slot = SLOT_OF[filter.where];
  if (!right || (slot !== undefined && !g.isChosen(card, slot))) return false;
  return onSide(g, filter, card, you) && matches(g, filter, card, you, self, selfGone);
}
