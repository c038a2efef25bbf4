/** 7. Playing: what may be played, set, revealed and activated, and when; every gate action (9-3e). */
import { Card, type OptionList, type Row, type Seat } from "@duelex/kernel";
import type { RulerPrint } from "../cards.ts";
import { AttackStep, isSetZone, Keyword, Kind, Phase, Place, Profile, SET_ZONES, Timing, Type, Verb } from "../names.ts";
import type { No } from "../rulebook.ts";
import { countFitting, eachFitting, holds, worksHere } from "../selectors.ts";
import { Turns } from "../state.ts";
import type { GateRuler } from "../table.ts";
import { type Ability, type Cost, Skill, Word } from "../vocabulary/clauses.ts";
import { Aim } from "../vocabulary/filters.ts";
import { mayPay, priceOf, purseOf } from "./07-prices.ts";

/** 9-3e-4 Turn player, main phase, empty gate. */
function isMainMoment(g: GateRuler, seat: Seat): boolean {
  const { now } = g;
  return now.phase === Phase.main && seat === now.active && g.gate.count === 0;
}

/** The text of an ability or event can be put on the gate: condition, choices, price and costs (7.2). */
export function mayPut(g: GateRuler, ability: Ability, card: Card, seat: Seat, price: number, without: Card, conditionToo = true): No {
  if (conditionToo === true && !holds(g, ability.condition, seat, card, g.object[card], 0)) return "GR-7-CONDITION";
  const no = mayChoose(g, ability, card, seat, without);
  return no ?? mayPay(g, seat, ability.costs, price, card, without);
}

/** Everything that it demands to be chosen is there; of several modes, for one of them (GR-7-MODE). */
export function mayChoose(g: GateRuler, ability: Ability, card: Card, seat: Seat, without: Card): No {
  const { choices, modes } = ability;
  for (const { filter, least } of choices) if (countFitting(g, filter, seat, card, without, least) < least) return "GR-7-PLAY";
  return modes.length === 0 || modes.some((mode) => mayChoose(g, mode, card, seat, without) === null) ? null : "GR-7-MODE";
}

/** 9-3e-4b, 7-3 */
function mayPlayUnit(g: GateRuler, seat: Seat, card: Card): No {
  const place = g.placeOf(card);
  if (place === Place.graveyard) {
    if ((g.printed(card).keywords & Keyword.Revive) === 0 || !g.rulerOf(seat).usesEnergy) return "GR-16-REVIVE";
  } else if (place !== Place.hand && place !== Place.drive) return "9-3e-4b";
  return maySummon(g, seat, card);
}

/** 15-18 A normal summon needs summon right and its price. */
export function maySummon(g: GateRuler, seat: Seat, card: Card): No {
  return mayUseRight(g, seat) ?? mayPayPrice(g, seat, card);
}

/** 6-2a, GR-7-RIGHT */
function mayUseRight(g: GateRuler, seat: Seat): No {
  return g.summonRight[seat] >= 0 && g.summons[seat] >= g.summonRight[seat] ? "GR-7-RIGHT" : null;
}

/** The level, or what a clause lets be paid instead (19.6 alternativeCost). */
function mayPayPrice(g: GateRuler, seat: Seat, card: Card, purse = purseOf(g, seat)): No {
  return priceOf(g, seat, card) <= purse || alternativeOf(g, seat, card) !== null ? null : "GR-7-PRICE";
}

/** GR-1-CANNOT, 17 A ruler can forbid its player events in the opponent's turn. */
function forbidsEvents(g: GateRuler, seat: Seat): No {
  return seat === g.now.active ? null : g.rulerOf(seat).changes.noEventsInOpponentsTurn;
}

/** 14-4b An event: its text can be put on the gate, and its level be paid, or what a clause lets be paid instead. */
export function mayPlayText(g: GateRuler, text: Ability, card: Card, seat: Seat, conditionToo = true): No {
  const forbidden = forbidsEvents(g, seat);
  if (forbidden !== null && !isOwnCounter(g, card)) return forbidden;
  const no = mayPut(g, text, card, seat, priceOf(g, seat, card), card, conditionToo);
  if (no === null) return null;
  return no === "GR-7-PRICE" && alternativeOf(g, seat, card, text.costs) !== null ? null : no;
}

/** GR-17-O-EVENTS The card's own counter ability plays it. */
function isOwnCounter(g: GateRuler, card: Card): boolean {
  const { kind, card: source, ability } = g.resolving;
  return kind === Kind.playedAbility && source === card && g.ability(ability).timing === Timing.counter;
}

/** The clause that may be used instead of paying the level, if it can be paid now, together with the costs of the text. */
export function alternativeOf(g: GateRuler, seat: Seat, card: Card, text: readonly Cost[] = []): Ability | null {
  for (const ability of g.printed(card).whilePlaying) {
    if (ability.zone !== null && g.placeOf(card) !== ability.zone) continue;
    if (canPayAlternative(g, seat, card, ability, text)) return ability;
  }
  return null;
}

function canPayAlternative(g: GateRuler, seat: Seat, card: Card, ability: Ability, text: readonly Cost[]): boolean {
  const energy = g.rulerOf(seat).usesEnergy ? (ability.program.find(({ word }) => word === Word.alternativeCost)?.n ?? 0) : 0;
  return (
    holds(g, ability.condition, seat, card, g.object[card], 0) && mayPay(g, seat, [...ability.costs, ...text], energy, card, card) === null
  );
}

/**
 * A card that an effect plays, or that a drive resolution lets be played: its timing and condition are ignored, its level is paid
 * (R-PLAYCOST); only illegal choices and costs that cannot be paid stop it (R-D-PLAYCOND).
 */
export function mayPlayByEffect(g: GateRuler, seat: Seat, card: Card): No {
  const { type, event } = g.printed(card);
  if (type === Type.unit || type === Type.field) return mayPayPrice(g, seat, card);
  return event === null ? "2-3b" : mayPlayText(g, event, card, seat, false);
}

/** 9-3e-4c, 7-4 */
function mayPlayField(g: GateRuler, seat: Seat, card: Card): No {
  const place = g.placeOf(card);
  return place !== Place.hand && place !== Place.drive ? "9-3e-4c" : mayPayPrice(g, seat, card);
}

/** 9-3e-4e A Normal event, from hand, drive zone or set zone. */
function mayPlayNormalEvent(g: GateRuler, seat: Seat, card: Card): No {
  const place = g.placeOf(card);
  if (place !== Place.hand && place !== Place.drive && !isSetZone(place)) return "9-3e-4e";
  return mayPlayNormalText(g, seat, card);
}

function mayPlayNormalText(g: GateRuler, seat: Seat, card: Card): No {
  const text = g.printed(card).event;
  return text === null || text.timing !== Timing.normal ? "GR-7-TIMING" : mayPlayText(g, text, card, seat);
}

/** 9-3e-2, 14-4b A face-down card of one's own set zones, in its window (7.4); R-SETTURN: whenever it was set. */
function mayPlaySet(g: GateRuler, seat: Seat, card: Card): No {
  if (!isSetZone(g.placeOf(card)) || g.faceDown[card] === 0) return "9-3e-2";
  const text = g.printed(card).event;
  if (text === null) return "2-3b";
  if (text.timing === Timing.normal) return isMainMoment(g, seat) ? mayPlayNormalEvent(g, seat, card) : "9-3e-4";
  return windowOf(g, seat, text) ?? mayPlayText(g, text, card, seat);
}

/** 7.4 Is this the time for a set event? */
function windowOf(g: GateRuler, seat: Seat, text: Ability): No {
  switch (text.timing) {
    case Timing.setAnyTime:
    case Timing.setGateResponse: // its own choice says whether there is something to answer
      return null;
    case Timing.setAttackResponse:
      return g.attacking === Card.none ? "GR-7-TIMING" : null;
    case Timing.setDamageResponse:
      return isDamageComing(g, seat) ? null : "GR-7-TIMING";
    case Timing.setDestructionResponse:
      if (g.now.profile >= Profile.v2021_10) return "GR-18-2021-10";
      return isDestructionComing(g, seat) ? null : "GR-7-TIMING";
    default:
      return "GR-7-TIMING";
  }
}

/** 7.4 Windows of set events for which this may be the time: with none of them lying there, no set card has to be looked at. */
function setWindowsNow(g: GateRuler, main: boolean): number {
  let windows = main ? ANY_TIME | (1 << Timing.normal) : ANY_TIME;
  if (g.attacking !== Card.none) windows |= g.now.profile >= Profile.v2023_01 ? IN_ATTACK_2023 : IN_ATTACK;
  if (g.gate.count === 0) return windows;
  return g.count(0, Place.gate) + g.count(1, Place.gate) > 0 ? windows | ON_GATE | (1 << Timing.setGateResponse) : windows | ON_GATE;
}
const ANY_TIME = 1 << Timing.setAnyTime;
const IN_ATTACK = 1 << Timing.setAttackResponse;
const IN_ATTACK_2023 = IN_ATTACK | (1 << Timing.setDamageResponse); // GR-18-2023-01
const ON_GATE = (1 << Timing.setDamageResponse) | (1 << Timing.setDestructionResponse);

/** R-DAMAGEWINDOW: a damage execution process on the gate names your ruler or a unit of yours. */
function isDamageComing(g: GateRuler, seat: Seat): boolean {
  if (g.now.profile >= Profile.v2023_01) return isDamageComing2023(g, seat);
  for (let row: Row = 0; row < g.gate.count; row++)
    if (g.gate.column.kind[row] === Kind.damageExecution && aimsAt(g, row, seat)) return true;
  return false;
}

function aimsAt(g: GateRuler, gateRow: Row, seat: Seat): boolean {
  const id = g.gate.column.id[gateRow];
  const { of, card, object } = g.targets.column;
  for (let row: Row = 0; row < g.targets.count; row++) {
    if (of[row] === id && g.ownerOf(card[row]) === seat && g.isStill(card[row], object[row])) return true;
  }
  return false;
}

/** GR-18-2023-01: from 8-4g until 8-6b while you are attacked, or Intercept is still to damage you; and while something on the gate damages you. */
function isDamageComing2023(g: GateRuler, seat: Seat): boolean {
  const now = g.now;
  const { attacked } = g;
  const untilStrike = now.attackStep === AttackStep.declaration || now.attackStep === AttackStep.intercept;
  if (untilStrike && g.attacking !== Card.none && attacked !== Card.none && seat !== now.active) return true;
  const untilIntercept = now.attackStep === AttackStep.declaration && g.attackingUnit !== Card.none && g.isUnitInPlay(attacked);
  if (untilIntercept && seat === now.active && g.has(attacked, Keyword.Intercept) && g.atk(attacked) > 0) return true;
  const { kind, ability, card, seat: by } = g.gate.column;
  for (let row: Row = 0; row < g.gate.count; row++) {
    if (kind[row] !== Kind.playedCard && kind[row] !== Kind.playedAbility) continue;
    for (const { word, target } of g.ability(ability[row]).program) {
      if (word !== Word.damage && word !== Word.distributeDamage) continue;
      if (target.choice >= 0 ? aimsAt(g, row, seat) : damagesNamed(g, target.aim, by[row], card[row], seat, target.filter)) return true;
    }
  }
  return false;
}

function damagesNamed(g: GateRuler, aim: number, by: Seat, source: Card, seat: Seat, filter: Ability["subject"]): boolean {
  switch (aim) {
    case Aim.yourRuler:
      return by === seat;
    case Aim.enemyRuler:
      return by !== seat;
    case Aim.attackingUnit:
      return g.attackingUnit !== Card.none && g.ownerOf(g.attackingUnit) === seat;
    case Aim.self:
      return g.isUnitInPlay(source) && by === seat;
    case Aim.all: {
      let any = false;
      eachFitting(g, filter!, by, source, (card) => {
        any ||= g.ownerOf(card) === seat;
      });
      return any;
    }
    default:
      return false;
  }
}

function isDestructionComing(g: GateRuler, seat: Seat): boolean {
  const { kind, seat: whose } = g.gate.column;
  for (let row: Row = 0; row < g.gate.count; row++) if (kind[row] === Kind.destruction && whose[row] === seat) return true;
  return false;
}

/** Any card that the seat wants to play from where it lies, as a gate action. */
export function mayPlayCard(g: GateRuler, seat: Seat, card: Card): No {
  const printed = g.printed(card);
  if (isSetZone(g.placeOf(card))) return mayPlaySet(g, seat, card);
  if (!isMainMoment(g, seat)) return "9-3e-4";
  switch (printed.type) {
    case Type.unit:
      return mayPlayUnit(g, seat, card);
    case Type.field:
      return mayPlayField(g, seat, card);
    case Type.event:
      return mayPlayNormalEvent(g, seat, card);
    default:
      return "2-3b";
  }
}

/** 9-3e-4d, R-SETTABLE */
export function maySet(g: GateRuler, seat: Seat, card: Card): No {
  if (!isMainMoment(g, seat)) return "9-3e-4";
  const place = g.placeOf(card);
  if (place !== Place.hand && place !== Place.drive) return "9-3e-4d";
  return maySetIt(g, seat, card);
}

/** Only an event, and only in a zone that its player has (15-3a-1). */
export function maySetIt(g: GateRuler, seat: Seat, card: Card): No {
  if (!g.printed(card).settable) return "R-SETTABLE";
  return g.rulerOf(seat).setZones.length === 0 ? "15-3a-1" : null;
}

/** 9-3e-4a, 7-2 */
export function mayReveal(g: GateRuler, seat: Seat, card: Card): No {
  if (!isMainMoment(g, seat)) return "9-3e-4";
  return g.placeOf(card) === Place.drive && g.faceDown[card] === 1 ? null : "7-2";
}

/** 9-3e-3, 9-3e-4f One activated ability of a card. */
export function mayActivate(g: GateRuler, seat: Seat, card: Card, ability: Ability): No {
  if (!worksHere(g, ability.zone, card)) return "9-3e-3";
  if (ability.timing === Timing.normal && !isMainMoment(g, seat)) return "9-3e-4";
  if (ability.oncePerTurn && (g.used[card] & (1 << ability.slot)) !== 0) return "GR-14-LIMIT";
  return mayPut(g, ability, card, seat, 0, Card.none);
}

/** The activated abilities it has, by print or by a keyword that it was given (16-1a-1). */
export function activatedOf(g: GateRuler, card: Card): readonly Ability[] {
  const { activated } = g.printed(card);
  if (activated.length > 0 && g.isSilenced(card)) return NO_ABILITIES;
  if (!g.pack.givesAttributeChoice || !(g.isUnitInPlay(card) || g.isRuler(card)) || !g.has(card, Keyword.AttributeChoice)) return activated;
  const skill = g.ability(Skill.attributeChoice);
  return activated.includes(skill) ? activated : [...activated, skill];
}

const NO_ABILITIES: readonly Ability[] = [];

/** Has the card an ability that may be activated now? */
export function mayUse(g: GateRuler, seat: Seat, card: Card): No {
  let no: No = "9-3e-3";
  for (const ability of activatedOf(g, card)) {
    const because = mayActivate(g, seat, card, ability);
    if (because === null) return null;
    if (no === "9-3e-3") no = because;
  }
  return no;
}

/** Everything that the seat with priority may do (9-3e), passing excepted. Most often that is nothing, and is seen at a look. */
export function gateActions(g: GateRuler, seat: Seat, may: OptionList): void {
  const main = isMainMoment(g, seat);
  if (main) mainActions(g, seat, may);
  const sets = g.setWindows[seat];
  const windows = sets === 0 ? 0 : sets & setWindowsNow(g, main);
  if (windows !== 0) setCardActions(g, seat, windows, may);
  if (main ? g.activated[seat] > 0 || g.pack.givesAttributeChoice : g.instants[seat] > 0) abilityActions(g, seat, may);
  if (g.pack.elsewhere[seat] === true) actionsElsewhere(g, seat, main, may);
}

/** 9-3e-2, 7.4 Set cards, of those whose time it may be. What nobody could pay for is left out at a look. */
function setCardActions(g: GateRuler, seat: Seat, windows: number, may: OptionList): void {
  const { listens } = may;
  const purse = purseOf(g, seat);
  if (purse < g.setPrice[seat] && !listens && g.rulerOf(seat).changes.price === null) return;
  for (const place of SET_ZONES)
    for (let card = g.first(seat, place); card !== Card.none; card = g.next(card)) {
      if ((windows & g.printed(card).setWindow) === 0) continue;
      if (listens || mayPayPrice(g, seat, card, purse) === null) may.offer(Verb.play, card, mayPlaySet(g, seat, card));
    }
}

/** 9-3e-3, 9-3e-4f */
function abilityActions(g: GateRuler, seat: Seat, may: OptionList): void {
  offerUse(g, seat, g.ruler[seat], may);
  for (const place of g.unitZones(seat))
    for (let unit = g.first(seat, place); unit !== Card.none; unit = g.next(unit)) offerUse(g, seat, unit, may);
  for (let field = g.first(seat, Place.field); field !== Card.none; field = g.next(field)) offerUse(g, seat, field, may);
}

/** GR-14-WHERE, GR-16-REVIVE */
function actionsElsewhere(g: GateRuler, seat: Seat, main: boolean, may: OptionList): void {
  for (const place of [Place.hand, Place.damage, Place.soul, Place.graveyard]) {
    for (let card = g.first(seat, place); card !== Card.none; card = g.next(card)) {
      offerUse(g, seat, card, may);
      if (main && place === Place.graveyard && (g.printed(card).keywords & Keyword.Revive) !== 0)
        may.offer(Verb.play, card, mayPlayUnit(g, seat, card));
    }
  }
}

function offerUse(g: GateRuler, seat: Seat, card: Card, may: OptionList): void {
  if (card === Card.none || (g.printed(card).activated.length === 0 && !g.pack.givesAttributeChoice)) return;
  if (activatedOf(g, card).length > 0) may.offer(Verb.use, card, mayUse(g, seat, card));
}

/** 9-3e-4 What the turn player may do with the cards of the hand and the drive zone. What is the same for all of them is looked up once. */
function mainActions(g: GateRuler, seat: Seat, may: OptionList): void {
  const purse = purseOf(g, seat);
  const ruler = g.rulerOf(seat);
  const right = mayUseRight(g, seat);
  for (let card = g.first(seat, Place.hand); card !== Card.none; card = g.next(card)) offerCard(g, seat, card, purse, right, ruler, may);
  for (let card = g.first(seat, Place.drive); card !== Card.none; card = g.next(card)) {
    if (g.faceDown[card] === 1) may.offer(Verb.reveal, card, mayReveal(g, seat, card));
    offerCard(g, seat, card, purse, right, ruler, may);
  }
}

/** What is refused at a look is left out, unless somebody wants to hear why. */
function offerCard(g: GateRuler, seat: Seat, card: Card, purse: number, right: No, ruler: RulerPrint, may: OptionList): void {
  const { type, level, event, whilePlaying, settable } = g.printed(card);
  if (may.listens) {
    may.offer(Verb.play, card, type === Type.event ? mayPlayNormalText(g, seat, card) : mayBePlayed(g, seat, card));
    may.offer(Verb.set, card, maySetIt(g, seat, card));
    return;
  }
  const isAffordable = (ruler.changes.price ?? level) <= purse || (whilePlaying.length > 0 && alternativeOf(g, seat, card) !== null);
  if (type === Type.event) {
    if (isAffordable && event !== null && event.timing === Timing.normal) may.offer(Verb.play, card, mayPlayText(g, event, card, seat));
  } else if (isAffordable && (right === null || type !== Type.unit)) may.offer(Verb.play, card);
  if (settable && ruler.setZones.length > 0) may.offer(Verb.set, card);
}

/** Of a unit or a field: its right and its price. */
const mayBePlayed = (g: GateRuler, seat: Seat, card: Card): No =>
  (g.printed(card).type === Type.unit ? mayUseRight(g, seat) : null) ?? mayPayPrice(g, seat, card);

/** Does it hold set cards that could be played now, as far as everybody can tell? */
export function couldPlaySet(g: GateRuler, seat: Seat): boolean {
  return (g.couldPlaySet[seat] & (seat === g.now.active ? Turns.own : Turns.opponents)) !== 0;
}

/** Is there anything at all from which this seat could take a gate action? Who has nothing passes without being asked (9-3e). */
export function couldAct(g: GateRuler, seat: Seat): boolean {
  const { active, phase } = g.now;
  if (seat !== active) return (g.couldRespond[seat] & Turns.opponents) !== 0;
  return (g.couldRespond[seat] & Turns.own) !== 0 || (phase === Phase.main && g.gate.count === 0);
}

/** Somebody who holds cards that could be played is asked, whatever they are: a pass must not say anything (R-D-ASK). */
export const holdsHiddenChoices = (g: GateRuler, seat: Seat): boolean => couldPlaySet(g, seat) || holdsPlayable(g, seat);

function holdsPlayable(g: GateRuler, seat: Seat): boolean {
  if (isMainMoment(g, seat)) return g.count(seat, Place.hand) > 0 || g.count(seat, Place.drive) > 0;
  return g.pack.handInstants && g.count(seat, Place.hand) > 0;
}
