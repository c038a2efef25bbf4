/** 7. Playing: what may be played, set and revealed, what it costs, and how it gets to the gate (7.2). */
import { BOTH, Card, type OptionList, type RecordView, type Row, type Seat } from "@duelex/kernel";
import {
  AttackStep,
  Happening,
  isSetZone,
  Keyword,
  Kind,
  Phase,
  Place,
  Profile,
  SET_ZONES,
  Timing,
  Type,
  UNIT_ZONES,
  Verb,
} from "../names.ts";
import { type No, procedure } from "../procedures.ts";
import { countFitting, eachFitting, holds, worksHere } from "../selectors.ts";
import { Flag, type GateRuler } from "../table.ts";
import { type Ability, type Cost, CostWord, Skill, Word } from "../vocabulary/clauses.ts";
import { Aim, MOST_CHOICES, Where } from "../vocabulary/filters.ts";
import { destroyAsCost } from "./12-rule-effects.ts";
import { raise } from "./14-abilities.ts";

const NO_ABILITY = 0;

// ---- 7.1 Costs ----

/** GR-7-PRICE: energy rulers pay the level, drive rulers nothing; below 0 it is 0 (GR-2-COST0, R-NEG). */
function priceOf(g: GateRuler, seat: Seat, card: Card): number {
  return g.rulerOf(seat).usesEnergy ? Math.max(0, g.printed(card).level) : 0;
}

/** GR-17-ENERGY: energy that the ruler itself could give. */
function energyOfRuler(g: GateRuler, seat: Seat): number {
  return g.rested[g.ruler[seat]] === 1 ? 0 : g.upToDate().rulerEnergy[seat];
}

function canPayEnergy(g: GateRuler, seat: Seat, energy: number): boolean {
  return g.activeEnergy[seat] >= energy || g.activeEnergy[seat] + energyOfRuler(g, seat) >= energy;
}

function faceUpDamage(g: GateRuler, seat: Seat): number {
  let count = 0;
  for (let card = g.first(seat, Place.damage); card !== Card.none; card = g.next(card)) if (g.faceDown[card] === 0) count++;
  return count;
}

/** How many cards this cost and those before it take from among the same cards: each pays for one. */
function cardsOwed(costs: readonly Cost[], at: number): number {
  const { word, filter } = costs[at]!;
  let owed = 0;
  for (let i = 0; i <= at; i++) if (costs[i]!.word === word && costs[i]!.filter === filter) owed += costs[i]!.n;
  return owed;
}

/** Could all of this be paid together, with so much energy besides? `without` is the card being played: it is on its way to the gate. */
export function mayPay(g: GateRuler, seat: Seat, costs: readonly Cost[], energy: number, self: Card, without: Card): No {
  if (costs.length === 0) return energy === 0 || canPayEnergy(g, seat, energy) ? null : "GR-7-PRICE";
  let owed = energy;
  for (const [at, { word, n, filter }] of costs.entries()) {
    switch (word) {
      case CostWord.rest:
        if (g.rested[self] === 1 || !g.isInPlay(self)) return "GR-7-COST";
        break;
      case CostWord.payEnergy:
        owed += n;
        break;
      case CostWord.destroySelf:
        if (!g.isInPlay(self)) return "GR-7-COST";
        break;
      case CostWord.destroy:
      case CostWord.exile: {
        const cards = cardsOwed(costs, at);
        if (countFitting(g, filter!, seat, self, without, cards) < cards) return "GR-7-COST";
        break;
      }
      case CostWord.mill:
        if (g.count(seat, Place.deck) < cardsOwed(costs, at)) return "GR-7-COST";
        break;
      case CostWord.handToDeckBottom: {
        const held = g.count(seat, Place.hand) - (without !== Card.none && g.placeOf(without) === Place.hand ? 1 : 0);
        if (held < cardsOwed(costs, at)) return "GR-7-COST";
        break;
      }
      case CostWord.damageReversal:
        if (faceUpDamage(g, seat) < cardsOwed(costs, at)) return "GR-13-REVERSAL";
        break;
    }
  }
  return owed === 0 || canPayEnergy(g, seat, owed) ? null : "GR-7-PRICE";
}

/** Rests so much energy; if the ruler could stand in for some, its player is asked. */
function payEnergy(g: GateRuler, seat: Seat, amount: number): void {
  if (amount <= 0) return;
  if (energyOfRuler(g, seat) > 0) {
    const p = g.begin(paying);
    p.seat = seat;
    p.owed = amount;
  } else restEnergy(g, seat, amount);
}

function restEnergy(g: GateRuler, seat: Seat, amount: number): void {
  let owed = amount;
  for (let energy = g.first(seat, Place.energy); energy !== Card.none; energy = g.next(energy)) {
    if (owed === 0) break;
    if (g.rested[energy] === 1) continue;
    g.rest(energy, "GR-7-PRICE");
    owed--;
  }
}

const paying = procedure("paying", { seat: 0 as Seat, owed: 0 }, ({ act, ask }) => ({
  withRuler: ask("GR-17-ENERGY", {
    says: () => "how the energy is paid",
    who: (_g, p) => p.seat,
    options(g, p, may) {
      may.offer(Verb.restRuler);
      may.offer(Verb.restEnergy, 0, g.activeEnergy[p.seat] >= p.owed ? null : "GR-7-PRICE");
    },
    chosen(g, p, _card, verb) {
      if (verb !== Verb.restRuler) return;
      p.owed = Math.max(0, p.owed - energyOfRuler(g, p.seat));
      g.rest(g.ruler[p.seat], "GR-17-ENERGY");
    },
  }),
  rest: act("GR-7-PRICE", (g, p) => restEnergy(g, p.seat, p.owed)),
}));

/** 19.5 Pays bracket costs in printed order; what has to be picked is asked. `of` says which costs: an ability's own, or those of one of its instructions. */
const OWN_COSTS = -1;
export const payCosts = procedure(
  "payCosts",
  { seat: 0 as Seat, card: Card.none, ability: 0, of: OWN_COSTS, step: 0, left: 0 },
  ({ act, ask }) => ({
    pay: act(
      "GR-7-COST",
      (g, p) => {
        const { word, n } = costsOf(g, p)[p.step]!;
        const { seat, card } = p;
        p.step++;
        switch (word) {
          case CostWord.rest:
            g.rest(card, "GR-7-COST");
            break;
          case CostWord.payEnergy:
            payEnergy(g, seat, n);
            break;
          case CostWord.destroySelf:
            destroyAsCost(g, card);
            break;
          case CostWord.mill:
            g.mill(seat, n, "GR-15-MILL");
            break;
          default:
            break;
        }
      },
      { unless: (g, p) => costsPaid(g, p) || isPicked(costsOf(g, p)[p.step]!) },
    ),

    pick: ask("GR-7-COST", {
      says: () => "what the cost is paid with",
      unless: (g, p) => costsPaid(g, p) || !isPicked(costsOf(g, p)[p.step]!),
      who: (_g, p) => p.seat,
      options(g, p, may) {
        const { word, filter } = costsOf(g, p)[p.step]!;
        if (word === CostWord.handToDeckBottom)
          for (let card = g.first(p.seat, Place.hand); card !== Card.none; card = g.next(card)) may.offer(Verb.choose, card);
        else if (word === CostWord.damageReversal) {
          for (let card = g.first(p.seat, Place.damage); card !== Card.none; card = g.next(card))
            if (g.faceDown[card] === 0) may.offer(Verb.choose, card);
        } else eachFitting(g, filter!, p.seat, p.card, (card) => may.offer(Verb.choose, card));
      },
      evenIfForced: (g, p) => costsOf(g, p)[p.step]!.filter?.where === Where.hand, // how many cards of it fit is nobody else's business
      chosen(g, p, card) {
        const { word, n } = costsOf(g, p)[p.step]!;
        const left = (p.left === 0 ? n : p.left) - 1;
        p.left = left;
        if (left === 0) p.step++;
        switch (word) {
          case CostWord.handToDeckBottom:
            g.move(card, Place.deck, "GR-7-COST");
            break;
          case CostWord.damageReversal:
            g.turnFaceDown(card, "GR-13-REVERSAL");
            break;
          case CostWord.exile:
            g.move(card, Place.exile, "GR-15-EXILE");
            break;
          default:
            destroyAsCost(g, card);
        }
      },
      again: (_g, p) => p.left > 0,
      nothing(_g, p) {
        p.left = 0;
        p.step++;
      },
    }),
  }),
  { again: (g, p) => !costsPaid(g, p) },
);

interface Payment {
  ability: number;
  of: number;
  step: number;
}
const costsOf = (g: GateRuler, p: Payment): readonly Cost[] => {
  const ability = g.ability(p.ability);
  return p.of === OWN_COSTS ? ability.costs : ability.program[p.of]!.costs;
};
const costsPaid = (g: GateRuler, p: Payment): boolean => p.step >= costsOf(g, p).length;
const isPicked = ({ word }: Cost): boolean =>
  word === CostWord.destroy || word === CostWord.exile || word === CostWord.handToDeckBottom || word === CostWord.damageReversal;

// ---- what may be played ----

/** 9-3e-4 Turn player, main phase, empty gate. */
function isMainMoment(g: GateRuler, seat: Seat): boolean {
  return seat === g.now.active && g.now.phase === Phase.main && g.gate.count === 0;
}

/** The text of an ability or event can be put on the gate: condition, choices, price and costs (7.2). */
export function mayPut(g: GateRuler, ability: Ability, card: Card, seat: Seat, price: number, without: Card, conditionToo = true): No {
  if (conditionToo && !holds(g, ability.condition, seat, card, g.object[card], 0)) return "GR-7-CONDITION";
  for (const { filter, least } of ability.choices) {
    if (least > 0 && countFitting(g, filter, seat, card, without, least) < least) return "GR-7-PLAY";
  }
  return mayPay(g, seat, ability.costs, price, card, without);
}

/** 9-3e-4b, 7-3 */
function mayPlayUnit(g: GateRuler, seat: Seat, card: Card): No {
  const place = g.placeOf(card);
  if (place === Place.graveyard) {
    if ((g.printed(card).keywords & Keyword.Revive) === 0 || !g.rulerOf(seat).usesEnergy) return "GR-16-REVIVE";
  } else if (place !== Place.hand && place !== Place.drive) return "9-3e-4b";
  return maySummon(g, seat, card);
}

/** 15-18 A normal summon needs summon right (6-2a, GR-7-RIGHT) and its price. */
export function maySummon(g: GateRuler, seat: Seat, card: Card): No {
  if (g.summonRight[seat] >= 0 && g.summons[seat] >= g.summonRight[seat]) return "GR-7-RIGHT";
  return mayPayPrice(g, seat, card);
}

/** The level, or what a clause lets be paid instead (19.6 alternativeCost). */
function mayPayPrice(g: GateRuler, seat: Seat, card: Card): No {
  const price = priceOf(g, seat, card);
  return price === 0 || canPayEnergy(g, seat, price) || alternativeOf(g, seat, card) !== null ? null : "GR-7-PRICE";
}

/** 14-4b An event: its text can be put on the gate, and its level be paid, or what a clause lets be paid instead. */
export function mayPlayText(g: GateRuler, text: Ability, card: Card, seat: Seat, conditionToo = true): No {
  const no = mayPut(g, text, card, seat, priceOf(g, seat, card), card, conditionToo);
  return no === "GR-7-PRICE" && alternativeOf(g, seat, card, text.costs) !== null ? null : no;
}

/** The clause that may be used instead of paying the level, if it can be paid now, together with the costs of the text. */
function alternativeOf(g: GateRuler, seat: Seat, card: Card, text: readonly Cost[] = []): Ability | null {
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

/** 7.4 Timings of set events for which this may be the time: with none of them lying there, no set card has to be looked at. */
function setTimingsNow(g: GateRuler, main: boolean): number {
  if (main || g.gate.count > 0) return ANY_TIMING;
  return g.attacking === Card.none ? WITH_PRIORITY : WITH_PRIORITY | IN_ATTACK;
}
const ANY_TIMING = -1;
const WITH_PRIORITY = (1 << Timing.setAnyTime) | (1 << Timing.setGateResponse);
const IN_ATTACK = (1 << Timing.setAttackResponse) | (1 << Timing.setDamageResponse); // GR-18-2023-01

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
  return g.printed(card).settable ? null : "R-SETTABLE";
}

/** 9-3e-4a, 7-2 */
export function mayReveal(g: GateRuler, seat: Seat, card: Card): No {
  if (!isMainMoment(g, seat)) return "9-3e-4";
  return g.placeOf(card) === Place.drive && g.faceDown[card] === 1 ? null : "7-2";
}

/** 9-3e-3, 9-3e-4f One activated ability of a card. */
function mayActivate(g: GateRuler, seat: Seat, card: Card, ability: Ability): No {
  if (!worksHere(g, ability.zone, card)) return "9-3e-3";
  if (ability.timing === Timing.normal && !isMainMoment(g, seat)) return "9-3e-4";
  if (ability.oncePerTurn && (g.used[card] & (1 << ability.slot)) !== 0) return "GR-14-LIMIT";
  return mayPut(g, ability, card, seat, 0, Card.none);
}

/** The activated abilities it has, by print or by a keyword that it was given (16-1a-1). */
function activatedOf(g: GateRuler, card: Card): readonly Ability[] {
  const { activated } = g.printed(card);
  if (!g.pack.givesAttributeChoice || !(g.isUnitInPlay(card) || g.isRuler(card)) || !g.has(card, Keyword.AttributeChoice)) return activated;
  const skill = g.ability(Skill.attributeChoice);
  return activated.includes(skill) ? activated : [...activated, skill];
}

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

/** Everything that the seat with priority may do (9-3e), passing excepted. */
export function gateActions(g: GateRuler, seat: Seat, may: OptionList): void {
  const main = isMainMoment(g, seat);
  if (main) {
    for (let card = g.first(seat, Place.hand); card !== Card.none; card = g.next(card)) mainActions(g, seat, card, may);
    for (let card = g.first(seat, Place.drive); card !== Card.none; card = g.next(card)) {
      if (g.faceDown[card] === 1) may.offer(Verb.reveal, card, mayReveal(g, seat, card));
      mainActions(g, seat, card, may);
    }
  }
  if ((g.setTimings[seat] & setTimingsNow(g, main)) !== 0) {
    for (const place of SET_ZONES)
      for (let card = g.first(seat, place); card !== Card.none; card = g.next(card)) may.offer(Verb.play, card, mayPlaySet(g, seat, card));
  }
  if (main || g.hasInstants()) {
    offerUse(g, seat, g.ruler[seat], may);
    for (const place of UNIT_ZONES)
      for (let unit = g.first(seat, place); unit !== Card.none; unit = g.next(unit)) offerUse(g, seat, unit, may);
    for (let field = g.first(seat, Place.field); field !== Card.none; field = g.next(field)) offerUse(g, seat, field, may);
  }
  if (!g.pack.elsewhere[seat]) return;
  for (const place of [Place.hand, Place.damage, Place.soul, Place.graveyard]) {
    for (let card = g.first(seat, place); card !== Card.none; card = g.next(card)) {
      offerUse(g, seat, card, may);
      if (main && place === Place.graveyard && (g.printed(card).keywords & Keyword.Revive) !== 0)
        may.offer(Verb.play, card, mayPlayUnit(g, seat, card));
    }
  }
}

function offerUse(g: GateRuler, seat: Seat, card: Card, may: OptionList): void {
  if (card !== Card.none && activatedOf(g, card).length > 0) may.offer(Verb.use, card, mayUse(g, seat, card));
}

function mainActions(g: GateRuler, seat: Seat, card: Card, may: OptionList): void {
  const { type, settable } = g.printed(card);
  may.offer(
    Verb.play,
    card,
    type === Type.unit ? mayPlayUnit(g, seat, card) : type === Type.field ? mayPlayField(g, seat, card) : mayPlayNormalEvent(g, seat, card),
  );
  may.offer(Verb.set, card, settable ? null : "R-SETTABLE");
}

/** Is there anything at all from which this seat could take a gate action? Who has nothing passes without being asked (9-3e). */
export function couldAct(g: GateRuler, seat: Seat): boolean {
  return g.holdsSetCards(seat) || isMainMoment(g, seat) || g.hasInstants() || g.pack.elsewhere[seat] || g.pack.handInstants;
}

/** Somebody who holds cards that could be played is asked, whatever they are: a pass must not say anything (R-D-ASK). */
export function holdsHiddenChoices(g: GateRuler, seat: Seat): boolean {
  if (g.holdsSetCards(seat)) return true;
  if (isMainMoment(g, seat)) return g.count(seat, Place.hand) > 0 || g.count(seat, Place.drive) > 0;
  return g.pack.handInstants && g.count(seat, Place.hand) > 0;
}

// ---- 7.2 Playing anything ----

/** How something comes to be played. */
enum Way {
  /** A gate action with a card, or a card that an effect plays. */
  card,
  ability,
}

const PLAY = {
  way: Way.card,
  card: Card.none,
  object: 0,
  seat: 0 as Seat,
  ability: NO_ABILITY,
  flags: 0,
  subject: Card.none,
  subjectObject: 0,
  /** The line of the gate object's number. */
  id: 0,
  choice: 0,
  picks: 0,
  shared: 0,
  alternative: 0,
};
export type Play = RecordView<typeof PLAY>;

/** Plays a card: from hand, drive zone, set zone, or wherever an effect finds it. Its legality has been looked at. */
export function playCard(g: GateRuler, seat: Seat, card: Card): Play {
  const p = g.begin(play);
  p.way = Way.card;
  p.card = card;
  p.seat = seat;
  p.ability = g.printed(card).event?.id ?? NO_ABILITY;
  return p;
}

/** Puts an ability on the gate as an object of its own. */
export function playAbility(g: GateRuler, seat: Seat, card: Card, object: number, ability: Ability): Play {
  const p = g.begin(play);
  p.way = Way.ability;
  p.card = card;
  p.object = object;
  p.seat = seat;
  p.ability = ability.id;
  return p;
}

const play = procedure("play", PLAY, ({ act, ask, call }) => ({
  announce: act("14-8", (g, p) => {
    const { card, seat, ability, subject, subjectObject } = p;
    let row: Row;
    if (p.way === Way.card) {
      const fromHand = g.placeOf(card) === Place.hand ? Flag.fromHand : 0; // 16-3b
      p.alternative = alternativeOf(g, seat, card, g.ability(ability).costs)?.id ?? 0;
      g.move(card, Place.gate, "9-1a");
      const { type } = g.printed(card);
      const rule = type === Type.unit ? "7-3" : type === Type.field ? "7-4" : "14-4b";
      row = g.putOnGate(Kind.playedCard, card, seat, ability, 0, p.flags | fromHand, rule);
      if (type === Type.unit) g.countSummon(seat); // GR-7-RIGHT: at play
    } else {
      if (g.shown(card) !== BOTH) g.show(card, BOTH, "14-8"); // an ability of a card in hand
      row = g.putOnGate(Kind.playedAbility, card, seat, ability, 0, p.flags, "14-8");
      g.gate.column.object[row] = p.object;
      const { oncePerTurn, slot } = g.ability(ability);
      if (oncePerTurn && g.object[card] === p.object) g.use(card, slot); // GR-14-LIMIT
    }
    g.gate.column.subject[row] = subject;
    g.gate.column.subjectObject[row] = subjectObject;
    p.id = g.gate.column.id[row];
  }),

  choose: ask("GR-7-PLAY", {
    says: (g, p) => `what ${g.cardName(p.card)} is aimed at`,
    unless: (g, p) => p.choice >= g.ability(p.ability).choices.length,
    who: (_g, p) => p.seat,
    options(g, p, may) {
      const { filter, least, most } = g.ability(p.ability).choices[p.choice]!;
      if (p.picks < Math.min(most, MOST_CHOICES)) {
        eachFitting(g, filter, p.seat, p.card, (card) => {
          if (!isAimedAt(g, p.id, p.choice, card)) may.offer(Verb.choose, card);
        });
      }
      if (p.picks >= least) may.offer(Verb.enough);
    },
    chosen(g, p, card, verb) {
      if (verb === Verb.choose) {
        g.aim(p.id, p.choice, card);
        p.picks++;
        if (p.picks < Math.min(g.ability(p.ability).choices[p.choice]!.most, MOST_CHOICES)) return;
      }
      p.choice++;
      p.picks = 0;
    },
    nothing(_g, p) {
      p.choice++;
      p.picks = 0;
    },
    again: (g, p) => p.choice < g.ability(p.ability).choices.length,
  }),

  share: ask("GR-7-PLAY", {
    says: (g, p) => `how much of the damage goes to ${g.cardName(nextToShare(g, p))}`,
    unless: (g, p) => nextToShare(g, p) === Card.none,
    who: (_g, p) => p.seat,
    options(g, p, may) {
      const left = g.ability(p.ability).program.find(({ word }) => word === Word.distributeDamage)!.n - p.shared;
      const others = countUnshared(g, p) - 1;
      if (others === 0) may.offer(Verb.share, left);
      else for (let amount = 1; amount <= left - others; amount++) may.offer(Verb.share, amount);
    },
    chosen(g, p, amount) {
      p.shared += amount;
      const shared = sharedChoice(g, p);
      const { of, choice, amount: shares } = g.targets.column;
      for (let row: Row = 0; row < g.targets.count; row++) {
        if (of[row] === p.id && choice[row] === shared && shares[row] === 0) {
          shares[row] = amount;
          break;
        }
      }
    },
    again: (g, p) => nextToShare(g, p) !== Card.none,
  }),

  destination: ask("GR-7-DEST", {
    says: (g, p) => `where ${g.cardName(p.card)} is summoned to`,
    unless: (g, p) => p.way !== Way.card || g.printed(p.card).type !== Type.unit,
    who: (_g, p) => p.seat,
    options(_g, _p, may) {
      for (const zone of UNIT_ZONES) may.offer(Verb.zone, zone);
    },
    chosen(g, _p, zone) {
      g.gate.column.to[g.top] = zone as number as Place;
    },
  }),

  price: ask("GR-7-COSTLOCK", {
    says: () => "how the card is paid",
    unless: (_g, p) => p.way !== Way.card || p.alternative === 0,
    who: (_g, p) => p.seat,
    options(g, p, may) {
      may.offer(Verb.payAlternative);
      may.offer(Verb.payLevel, 0, mayPay(g, p.seat, g.ability(p.ability).costs, priceOf(g, p.seat, p.card), p.card, p.card));
    },
    chosen(_g, p, _card, verb) {
      if (verb === Verb.payLevel) p.alternative = 0;
    },
  }),

  payLevel: call(
    "GR-7-PRICE",
    (g, p) => {
      if (p.alternative === 0) {
        payEnergy(g, p.seat, priceOf(g, p.seat, p.card));
        return;
      }
      const { seat, card, alternative } = p;
      const energy = g.ability(alternative).program.find(({ word }) => word === Word.alternativeCost)?.n ?? 0;
      const costs = g.begin(payCosts);
      costs.seat = seat;
      costs.card = card;
      costs.ability = alternative;
      costs.of = OWN_COSTS;
      if (g.rulerOf(seat).usesEnergy) payEnergy(g, seat, energy);
    },
    { unless: (_g, p) => p.way !== Way.card },
  ),

  payCosts: call(
    "GR-7-COST",
    (g, p) => {
      const { seat, card, ability } = p;
      const costs = g.begin(payCosts);
      costs.seat = seat;
      costs.card = card;
      costs.ability = ability;
      costs.of = OWN_COSTS;
    },
    { unless: (g, p) => g.ability(p.ability).costs.length === 0 },
  ),

  played: act("9-1a", (g, p) => {
    if (p.way === Way.card && g.printed(p.card).type === Type.event) raise(g, Happening.eventPlayed, "14-4b", p.card);
  }),
}));

function isAimedAt(g: GateRuler, id: number, choice: number, wanted: Card): boolean {
  const { of, choice: at, card } = g.targets.column;
  for (let row: Row = 0; row < g.targets.count; row++) if (of[row] === id && at[row] === choice && card[row] === wanted) return true;
  return false;
}

/** Which of the text's choices the damage is split among. */
function sharedChoice(g: GateRuler, p: Play): number {
  return g.ability(p.ability).program.find(({ word }) => word === Word.distributeDamage)?.target.choice ?? -1;
}

function nextToShare(g: GateRuler, p: Play): Card {
  const shared = sharedChoice(g, p);
  const { of, choice, card, amount } = g.targets.column;
  for (let row: Row = 0; row < g.targets.count; row++)
    if (of[row] === p.id && choice[row] === shared && amount[row] === 0) return card[row];
  return Card.none;
}

function countUnshared(g: GateRuler, p: Play): number {
  const shared = sharedChoice(g, p);
  let count = 0;
  const { of, choice, amount } = g.targets.column;
  for (let row: Row = 0; row < g.targets.count; row++) if (of[row] === p.id && choice[row] === shared && amount[row] === 0) count++;
  return count;
}

// ---- 7-5 Setting, 7-2 revealing, activating ----

/** 15-4a Face down into one of your set zones, free, without the gate; an older card there leaves by GR-12-STACK. */
export const setting = procedure("setting", { card: Card.none, seat: 0 as Seat }, ({ ask }) => ({
  zone: ask("15-4a", {
    says: () => "into which set zone",
    who: (_g, s) => s.seat,
    options(_g, _s, may) {
      for (const zone of SET_ZONES) may.offer(Verb.zone, zone);
    },
    chosen(g, s, zone) {
      g.move(s.card, zone as number as Place, "15-4a", 1);
    },
  }),
}));

/** 7-2 Turned face up; its overdrive may be played at once, and only then (14-5). */
const revealing = procedure("revealing", { card: Card.none }, ({ act, ask }) => ({
  turnUp: act("7-2", (g, r) => g.turnFaceUp(r.card, "9-3e-4a")),
  overdrive: ask("16-2", {
    says: (g, r) => `whether the overdrive of ${g.cardName(r.card)} is used`,
    unless: (g, r) => mayOverdrive(g, r.card) !== null,
    who: (g, r) => g.ownerOf(r.card),
    options(_g, _r, may) {
      may.offer(Verb.yes);
      may.offer(Verb.no);
    },
    chosen(g, r, _card, verb) {
      const { card } = r;
      if (verb === Verb.yes) playAbility(g, g.ownerOf(card), card, g.object[card], g.printed(card).overdrive!);
    },
  }),
}));

export function mayOverdrive(g: GateRuler, card: Card): No {
  const { overdrive } = g.printed(card);
  return overdrive === null ? "16-2" : mayPut(g, overdrive, card, g.ownerOf(card), 0, Card.none);
}

/** Which of several activated abilities. */
const activating = procedure("activating", { card: Card.none, seat: 0 as Seat }, ({ ask }) => ({
  which: ask("14-8", {
    says: (g, a) => `which ability of ${g.cardName(a.card)}`,
    who: (_g, a) => a.seat,
    options(g, a, may) {
      for (const ability of activatedOf(g, a.card)) may.offer(Verb.useAbility, ability.id, mayActivate(g, a.seat, a.card, ability));
    },
    chosen(g, a, id) {
      const { card, seat } = a;
      playAbility(g, seat, card, g.object[card], g.ability(id));
    },
  }),
}));

/** Carries out a gate action that was chosen (9-3e). */
export function takeAction(g: GateRuler, seat: Seat, card: Card, verb: number): void {
  switch (verb) {
    case Verb.play:
      playCard(g, seat, card);
      break;
    case Verb.set: {
      const s = g.begin(setting);
      s.card = card;
      s.seat = seat;
      break;
    }
    case Verb.reveal:
      g.begin(revealing).card = card;
      break;
    default: {
      const a = g.begin(activating);
      a.card = card;
      a.seat = seat;
    }
  }
}
