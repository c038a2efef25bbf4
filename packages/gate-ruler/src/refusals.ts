/** Why not: the fact behind a refusal, with its numbers and the card that forbids it. Of a card that a seat does not see, nothing. */
import { Card, cardOf, type Option, SEATS, type Seat, seatBit, seatName, verbOf } from "@duelex/kernel";
import { isAttack, isAttackZone, isSetZone, Keyword, Phase, PLACE_NAMES, Place, Target, targetOf, UNIT_ZONES, Verb } from "./names.ts";
import { activatedOf } from "./rules/07-playing.ts";
import { energyOfRuler, priceOf } from "./rules/07-prices.ts";
import { fits, fitsThere } from "./selectors.ts";
import type { GateRuler } from "./table.ts";
import { conditionText, whenText } from "./text.ts";
import { type Ability, type Cost, CostWord, Word } from "./vocabulary/clauses.ts";

/** The verbs that speak of a card. */
const OF_A_CARD: ReadonlySet<number> = new Set([
  Verb.play,
  Verb.playSet,
  Verb.reveal,
  Verb.set,
  Verb.use,
  Verb.choose,
  Verb.keep,
  Verb.drive,
]);

/** The fact; null where the rulebook's own words say it. */
export function factOf(g: GateRuler, rule: string, wish: Option, seat: Seat): string | null {
  if (g.over) return "the match is over";
  const verb = verbOf(wish);
  const card = cardOf(wish);
  const isCard = isAttack(verb) || OF_A_CARD.has(verb);
  if (isCard && (card === Card.none || g.zones.zoneOf[card] === 0)) return "there is no such card here";
  if (isCard && (g.shown(card) & seatBit(seat)) === 0) return "it is a card that you do not see";
  return (
    (isAttack(verb) ? factOfAttack(g, rule, card, targetOf(verb)) : null) ??
    factOfPlay(g, rule, verb, card, seat) ??
    general(g, rule, verb, seat)
  );
}

// ---- attacks ----

function factOfAttack(g: GateRuler, rule: string, attacker: Card, target: Target): string | null {
  const name = g.cardName(attacker);
  const front = g.frontUnit(g.other, target === Target.ruler ? Target.centre : target);
  switch (rule) {
    case "8-1a":
      return `it is P${g.now.active + 1}'s turn, and only P${g.now.active + 1}'s cards attack`;
    case "8-4c":
      return whyNoAttackCard(g, attacker);
    case "8-4c-1":
      return `${g.cardName(front)} stands in front of the ruler`;
    case "R-CENTRE":
      return "nobody stands in the centre line, so the ruler itself is the target there";
    case "8-4d-1":
      return `it would have to ${tolls(g, attacker).join(" and ")}, and cannot`;
    case "GR-19-FORBID": {
      if (g.has(attacker, Keyword.cannotAttack)) return `${name} cannot attack: ${forbidder(g, attacker, Word.forbidAttack)}`;
      const aimed = target === Target.ruler ? g.ruler[g.other] : front;
      return `${g.cardName(aimed)} cannot be attacked: ${forbidder(g, aimed, Word.forbidBeingAttacked)}`;
    }
    case "6-4a":
      if (g.now.phase !== Phase.attack) return `it is the ${PHASES[g.now.phase]}, not the attack phase`;
      return g.attacking === Card.none
        ? `the attacker is not chosen yet: ${seatName(g.asked)} is asked whether anything is done before that, and after a pass it is`
        : `${g.cardName(g.attacking)} attacks: one attack after the other`;
    default:
      return null;
  }
}

const PHASES: readonly string[] = ["set-up", "start phase", "main phase", "attack phase", "end phase"];

function whyNoAttackCard(g: GateRuler, card: Card): string {
  const name = g.cardName(card);
  if (g.ownerOf(card) !== g.now.active) return `${name} is the other player's`;
  if (!g.isRuler(card) && !g.isUnitInPlay(card))
    return `${name} is in ${placeOf(g, card)}; only your ruler and units in your attack zones attack`;
  if (!g.isRuler(card) && !isAttackZone(g.placeOf(card))) return `${name} stands in the defence zone; units attack from attack zones`;
  return `${name} is rested, and only an active card attacks`;
}

function tolls(g: GateRuler, attacker: Card): string[] {
  const said: string[] = [];
  for (const ability of constants(g))
    for (const { word, filter, costs } of ability.ability.program)
      if (word === Word.attackCost && fits(g, filter!, attacker, ability.seat, ability.card)) said.push(...costs.map(costWords));
  return said;
}

/** Every constant ability in play, with its card. */
function constants(g: GateRuler): { card: Card; seat: Seat; ability: Ability }[] {
  return SEATS.flatMap((seat) =>
    [Place.ruler, ...UNIT_ZONES, Place.field].flatMap((place) =>
      [...g.cards(seat, place)].flatMap((card) => g.printed(card).constants.map((ability) => ({ card, seat, ability }))),
    ),
  );
}

/** The card whose text forbids it. */
function forbidder(g: GateRuler, card: Card, word: Word): string {
  const found = constants(g).find(({ card: self, seat, ability }) =>
    ability.program.some(
      (i) => i.word === word && (i.target.filter === null ? self === card : fitsThere(g, i.target.filter, card, seat, self)),
    ),
  );
  return found === undefined ? "a text says so" : `${g.cardName(found.card)} says so (${g.pack.cards.sayAbility(found.ability)})`;
}

// ---- playing, setting, revealing, using ----

function factOfPlay(g: GateRuler, rule: string, verb: number, card: Card, seat: Seat): string | null {
  if (!OF_A_CARD.has(verb)) return null;
  const name = g.cardName(card);
  const printed = g.printed(card);
  const text = verb === Verb.use ? activatedOf(g, card)[0] : (printed.event ?? undefined);
  switch (rule) {
    case "GR-4-CONTROL":
      return `${name} is the other player's`;
    case "GR-7-PRICE":
      return `${name} ${energyWords(g, seat, card, verb === Verb.use ? text : undefined)}`;
    case "GR-7-COST":
    case "GR-13-REVERSAL":
      return text === undefined || text.costs.length === 0
        ? `${name} asks for a price that cannot be paid in full`
        : `its price cannot be paid in full: ${text.costs.map(costWords).join(", ")}`;
    case "GR-7-RIGHT":
      return `${g.summons[seat]} of ${g.summonRight[seat]} normal summons of this turn are used`;
    case "GR-7-PLAY":
    case "GR-7-MODE":
      return text === undefined
        ? null
        : `it has to choose ${text.choices.map(({ says }) => says).join(", ") || "something in each of its modes"}, and finds none`;
    case "GR-7-CONDITION":
      return text === undefined ? null : `its condition does not hold: ${conditionOf(g, text)}`;
    case "GR-7-TIMING":
      return text === undefined ? null : `its timing is "${timingOf(g, text)}", and now ${sayNow(g)}`;
    case "GR-14-LIMIT":
      return `${name} has used it in this turn already`;
    case "9-3e-2":
      return `${name} is in ${placeOf(g, card)}, not face down in a set zone`;
    case "9-3e-3":
      if (activatedOf(g, card).length > 0) return `${name} is in ${placeOf(g, card)}, where its ability does not work`;
      if (printed.overdrive !== null) return `the OD of ${name} is used when it is driven and revealed, and only then`;
      return `${name} has no ability that is used`;
    case "9-3e-4":
      return whyNotMain(g, seat);
    case "9-3e-4b":
    case "9-3e-4c":
    case "9-3e-4d":
    case "9-3e-4e":
      return `${name} is in ${placeOf(g, card)}; it is done from ${rule === "9-3e-4e" ? "hand, drive zone or set zone" : "hand or drive zone"}`;
    case "7-2":
      return `${name} is in ${placeOf(g, card)}; only a face-down card of your drive zone is revealed`;
    case "R-SETTABLE":
    case "10-3b":
      return `${name} is ${(printed.keywords & Keyword.OpenCard) === 0 ? article(g, card) : "an Open Card"}; only events, and no Open Cards, are set`;
    case "15-3a-1":
      return `${g.cardName(g.ruler[seat])} has no zone for it`;
    case "2-3b":
      return `${name} is ${article(g, card)}, which is not used like that`;
    case "GR-16-REVIVE":
      return g.rulerOf(seat).usesEnergy ? `${name} does not have Revive` : `${g.cardName(g.ruler[seat])} uses no energy`;
    case "16-2":
      return printed.overdrive === null ? `${name} has no overdrive` : `the overdrive of ${name} cannot be used now`;
    case "R-CHOOSE":
      return `you are asked: ${g.question(seat)?.says ?? "no question"}; ${name} is none of the answers`;
    default:
      return null;
  }
}

function article(g: GateRuler, card: Card): string {
  const { json } = g.printed(card);
  return json.type === "event" || json.type === "energy" ? `an ${json.type}` : `a ${json.type}`;
}

const placeOf = (g: GateRuler, card: Card): string => {
  const place = g.placeOf(card);
  return place === Place.hand ? "hand" : isSetZone(place) ? "a set zone" : `the ${PLACE_NAMES[place]}`;
};

/** "costs 3 energy, and 1 is active" */
function energyWords(g: GateRuler, seat: Seat, card: Card, ability: Ability | undefined): string {
  const asked =
    ability === undefined
      ? priceOf(g, seat, card)
      : ability.costs.reduce((sum, { word, n }) => sum + (word === CostWord.payEnergy ? n : 0), 0);
  const ruler = energyOfRuler(g, seat);
  const own = ruler === 0 ? "" : `, with the ruler ${g.activeEnergy[seat] + ruler}`;
  return `costs ${asked} energy, and ${g.activeEnergy[seat]} of ${g.count(seat, Place.energy)} is active${own}`;
}

/** 9-3e-4 */
function whyNotMain(g: GateRuler, seat: Seat): string {
  if (seat !== g.now.active) return `it is done in your own main phase, and it is P${g.now.active + 1}'s turn`;
  if (g.now.phase !== Phase.main) return `it is done in the main phase, and this is the ${PHASES[g.now.phase]}`;
  return `it is done while the gate is empty, and ${g.sayTop()} waits there`;
}

function conditionOf(g: GateRuler, ability: Ability): string {
  const condition = g.pack.cards.clauseOf(ability)?.condition ?? null;
  return condition === null ? "it has none" : conditionText(condition);
}

function timingOf(g: GateRuler, ability: Ability): string {
  const clause = g.pack.cards.clauseOf(ability);
  return clause === undefined ? "Normal" : whenText(clause);
}

/** What a timing could look at. */
function sayNow(g: GateRuler): string {
  const waiting = g.gate.count === 0 ? "the gate is empty" : `${g.sayTop()} waits on the gate`;
  return `${g.attacking === Card.none ? "no card attacks" : `${g.cardName(g.attacking)} attacks`} and ${waiting}`;
}

// ---- whatever is left ----

function general(g: GateRuler, rule: string, verb: number, seat: Seat): string | null {
  const question = g.question(seat);
  const asked = question === null ? "the match is over" : `P${question.seat + 1} is asked: ${question.says}`;
  switch (rule) {
    case "8-1a":
      return `it is P${g.now.active + 1}'s turn`;
    case "6-4a":
      return `the end of the attacks is chosen when an attack is asked for; ${asked}`;
    case "9-3e":
      if (question?.rule === "GR-11") return `it may come next; ${asked}`;
      return verb === Verb.pass && question?.rule === "8-4c" ? `${asked}; to attack no more, end the attacks` : asked;
    case "R-CHOOSE":
    case "GR-7-DEST":
      return asked;
    case "GR-7-PRICE":
      return `${g.activeEnergy[seat]} energy is active`;
    case "GR-7-COST":
      return "the rest of the price could not be paid then";
    case "GR-7-PLAY":
    case "GR-7-MODE":
      return "it would have to choose something, and finds none";
    default:
      return verb === Verb.pass ? asked : null;
  }
}

/** A compiled cost in words. */
function costWords({ word, n }: Cost): string {
  switch (word) {
    case CostWord.rest:
      return "rest it";
    case CostWord.payEnergy:
      return `rest ${n} energy`;
    case CostWord.destroySelf:
      return "destroy it";
    case CostWord.destroy:
      return `destroy ${count(n, "card")}`;
    case CostWord.exile:
      return `exile ${count(n, "card")}`;
    case CostWord.mill:
      return `put the top ${count(n, "card")} of the deck into the graveyard`;
    case CostWord.handToDeckBottom:
      return `put ${count(n, "card")} of the hand on the deck bottom`;
    case CostWord.damageReversal:
      return `turn ${count(n, "face-up damage card")} face down`;
    case CostWord.discard:
      return `discard ${count(n, "card")}`;
  }
}

const count = (n: number, word: string): string => `${n} ${word}${n === 1 ? "" : "s"}`;
