/** 14. Abilities: what waits for which happening. */
import { Card, type Seat } from "@duelex/kernel";
import { Happening, isAttackZone, Keyword, Place, Target } from "../names.ts";
import type { Paragraph } from "../rulebook.ts";
import { fits, fitsThere, holds } from "../selectors.ts";
import { Wait } from "../state.ts";
import type { GateRuler } from "../table.ts";
import { type Ability, Skill } from "../vocabulary/clauses.ts";
import { couldPlaySet } from "./07-playing.ts";

/**
 * Something happens: every automatic ability that waits for it triggers (14-1a-2), the turn player's noted first. What set cards
 * could answer is noted for a seat by what any deck could hold (R-D-SETCHANCE), never by its own, nor by what lies there: being asked must
 * not say anything.
 */
export function raise(
  g: GateRuler,
  happening: Happening,
  rule: Paragraph,
  subject: Card = Card.none,
  flags = 0,
  other: Card = Card.none,
): void {
  if (g.recorder !== null) tellHappening(g, happening, rule, subject, other);
  if (g.watchers[happening] > 0) {
    findAbilities(g, g.now.active, happening, subject, flags);
    findAbilities(g, g.other, happening, subject, flags);
  }
  if (happening === Happening.attackPhaseEnd) findVigilance(g);
  else if (happening === Happening.battleEnd) findDoubleAttack(g);
  if (g.pack.setAutomaticsOf[happening]!.length === 0) return;
  findSetChance(g, 0, happening, subject, flags);
  findSetChance(g, 1, happening, subject, flags);
}

/** 16-3a-1 Only a unit that was played from hand touches down; of another that would, it is said. */
export function touchDown(g: GateRuler, unit: Card, isFromHand: boolean): void {
  if (!g.printed(unit).automatic.some(({ happening }) => happening === Happening.touchdown)) return;
  if (isFromHand) raise(g, Happening.touchdown, "16-3", unit);
  else g.recorder?.note("no touchdown", unit, 0, "16-3");
}

function tellHappening(g: GateRuler, happening: Happening, rule: Paragraph, subject: Card, other: Card): void {
  if (TOLD_ALREADY.has(happening)) return;
  g.recorder!.note(EVENTS[happening] ?? Happening[happening]!, subject, 0, rule, other, subject === Card.none ? g.now.active : undefined);
}

/** What is told where it happens. */
const TOLD_ALREADY: ReadonlySet<Happening> = new Set([Happening.entersPlay, Happening.putIntoGraveyard]);
/** Events whose names in the log are older than the words of the cards. */
const EVENTS: Readonly<Partial<Record<Happening, string>>> = {
  [Happening.attackPhaseStart]: "attackPhase",
  [Happening.declarationStep]: "attackDeclaration",
  [Happening.isAttacked]: "is attacked",
};

/** "Gate Cadet attacks": what somebody could answer. */
export function sayHappening(happening: Happening, name: string): string {
  const words: Readonly<Record<Happening, string>> = {
    [Happening.attackStart]: "an attack sub-phase starts",
    [Happening.attacks]: `${name} attacks`,
    [Happening.battleEnd]: "the battle ends",
    [Happening.attackPhaseEnd]: "the attack phase ends",
    [Happening.turnEnd]: "the turn ends",
    [Happening.touchdown]: `${name} touches down`,
    [Happening.entersPlay]: `${name} enters play`,
    [Happening.specialSummoned]: `${name} was special summoned`,
    [Happening.eventPlayed]: `${name} has been played`,
    [Happening.hostDestroyed]: `${name} was destroyed`,
    [Happening.attackPhaseStart]: "the attack phase begins",
    [Happening.declarationStep]: "an attack is about to be declared",
    [Happening.isAttacked]: `${name} is attacked`,
    [Happening.putIntoGraveyard]: `${name} is put into the graveyard`,
  };
  return words[happening];
}

/** 14-15a Before a card is moved into the graveyard: what waits for that sees it where it is (15-3b). */
export function findGraveyard(g: GateRuler, card: Card): void {
  raise(g, Happening.putIntoGraveyard, "15-3b", card);
}

function findAbilities(g: GateRuler, seat: Seat, happening: Happening, subject: Card, flags: number): void {
  if (happening === Happening.hostDestroyed) {
    if (g.ownerOf(subject) !== seat) return; // 19.2: "you" is the unit's controller
    for (const soul of g.soulsOf(subject)) look(g, soul, seat, happening, subject, flags, Place.soul); // 14-15a
    return;
  }
  look(g, g.ruler[seat], seat, happening, subject, flags, null);
  for (const place of g.unitZones(seat))
    for (let unit = g.first(seat, place); unit !== Card.none; unit = g.next(unit)) look(g, unit, seat, happening, subject, flags, null);
  for (let field = g.first(seat, Place.field); field !== Card.none; field = g.next(field))
    look(g, field, seat, happening, subject, flags, null);
}

function look(g: GateRuler, card: Card, seat: Seat, happening: Happening, subject: Card, flags: number, zone: Place | null): void {
  if (card === Card.none) return;
  const { automatic } = g.printed(card);
  if (automatic.length === 0 || g.isSilenced(card)) return; // R-D-SILENCE
  for (const ability of automatic) {
    if (ability.happening !== happening || ability.zone !== zone) continue;
    if (happening === Happening.turnEnd) {
      if ((g.ended[card] & (1 << ability.slot)) !== 0) continue; // 6-5a-1
      if (!triggers(g, ability, card, seat, subject, flags)) continue;
      g.endsOnce(card, ability.slot);
    } else if (!triggers(g, ability, card, seat, subject, flags)) continue;
    if (ability.oncePerTurn && (g.used[card] & (1 << ability.slot)) !== 0) continue; // GR-14-LIMIT
    g.wait(Wait.ability, ability.id, card, seat, subject, flags, happening, causeOf(g, happening, subject));
  }
}

/** Its abilities that this would trigger now. */
export function wouldTrigger(g: GateRuler, card: Card, happening: Happening, subject: Card): readonly Ability[] {
  if (g.isSilenced(card)) return [];
  return g
    .printed(card)
    .automatic.filter(
      (ability) =>
        ability.happening === happening &&
        ability.zone === null &&
        triggers(g, ability, card, g.ownerOf(card), subject, 0) &&
        !(ability.oncePerTurn && (g.used[card] & (1 << ability.slot)) !== 0),
    );
}

/** The event that triggers it. */
function causeOf(g: GateRuler, happening: Happening, subject: Card): number | null {
  if (g.recorder === null) return null;
  const name = EVENTS[happening] ?? Happening[happening]!;
  return happening === Happening.putIntoGraveyard ? g.recorder.latest(subject, undefined, "trigger") : g.recorder.latest(subject, name);
}

/** Its subject fits, and its printed condition holds now. */
function triggers(g: GateRuler, ability: Ability, card: Card, seat: Seat, subject: Card, flags: number): boolean {
  if ((ability.subjectIsSelf || ability.happening === Happening.touchdown) && subject !== card) return false; // 16-3: this card
  if (!fitsSubject(g, ability, subject, seat, card)) return false;
  return holds(g, ability.condition, seat, card, g.object[card], flags);
}

/** What is put into the graveyard is looked at where it comes from: in play, unless the text names a place (3-6c). */
function fitsSubject(g: GateRuler, { subject: filter, happening }: Ability, subject: Card, seat: Seat, self: Card): boolean {
  if (filter === null) return true;
  if (subject === Card.none) return false;
  return happening === Happening.putIntoGraveyard ? fitsThere(g, filter, subject, seat, self) : fits(g, filter, subject, seat, self);
}

/** Could this set event be played for this happening? One predicate for the chance and for the card itself. */
export function answers(g: GateRuler, ability: Ability, seat: Seat, happening: number, subject: Card, flags: number): boolean {
  if (ability.happening !== happening) return false;
  if (ability.line !== Target.none && ability.line !== g.now.attackLine) return false;
  if (!fitsSubject(g, ability, subject, seat, Card.none)) return false;
  return holds(g, ability.condition, seat, Card.none, 0, flags);
}

function findSetChance(g: GateRuler, seat: Seat, happening: Happening, subject: Card, flags: number): void {
  if (!couldPlaySet(g, seat)) return;
  for (const ability of g.pack.setAutomaticsOf[happening]!) {
    if (!answers(g, ability, seat, happening, subject, flags)) continue;
    g.wait(Wait.setChance, 0, Card.none, seat, subject, flags, happening);
    return;
  }
}

/** 16-6 On "attack phase ends" of your turn. */
function findVigilance(g: GateRuler): void {
  for (const unit of vigilant(g)) waitForSkill(g, Skill.vigilance, unit);
}

/** 16-6 The active player's units in attack zones that have Vigilance. */
export function vigilant(g: GateRuler): Card[] {
  const found: Card[] = [];
  for (const place of g.unitZones(g.now.active)) {
    if (!isAttackZone(place)) continue;
    for (let unit = g.first(g.now.active, place); unit !== Card.none; unit = g.next(unit))
      if (g.has(unit, Keyword.Vigilance)) found.push(unit);
  }
  return found;
}

/** 16-9 On "battle end", if the attack of this sub-phase was this object's first of the turn. */
function findDoubleAttack(g: GateRuler): void {
  const { declared, declaredObject } = g.now;
  if (!g.isStill(declared, declaredObject) || g.attacks[declared] !== 1) return;
  if (g.isUnitInPlay(declared) && g.has(declared, Keyword.DoubleAttack)) waitForSkill(g, Skill.doubleAttack, declared);
}

/** A keyword skill triggers (16-1a-1). */
export function waitForSkill(g: GateRuler, skill: Skill, card: Card): void {
  g.wait(Wait.ability, skill, card, g.ownerOf(card), Card.none, 0, 0, g.recorder?.lastBut("trigger"));
}
