/** 1-5b What a text could do now: one that could do nothing at all is told so before it is chosen. What nobody sees beforehand counts as something. */
import { Card, otherSeat, type Seat } from "@duelex/kernel";
import { AttackStep, Change, isSetZone, Keyword, Phase, Place, Until } from "../names.ts";
import { countFitting, eachFitting, hasAttribute } from "../selectors.ts";
import type { GateRuler } from "../table.ts";
import { type Ability, Amount, type Instruction, Word } from "../vocabulary/clauses.ts";
import { Aim, type Destination } from "../vocabulary/filters.ts";
import { defeatOf } from "./12-rule-effects.ts";

/** Whose text it is. */
interface Carried {
  readonly ability: Ability;
  readonly card: Card;
  readonly seat: Seat;
}

/** "nothing would come of it: …", or nothing if something could. */
export function sayVain(g: GateRuler, ability: Ability, card: Card, seat: Seat): string {
  const over = defeatOf(g, 0) ?? defeatOf(g, 1); // before anything that is on the gate
  const why = over === null ? whyVain(g, { ability, card, seat }) : `the match ends first (${over})`;
  return why === null ? "" : `nothing would come of it: ${why}`;
}

/** A text as somebody is asked whether to use it: that nothing would come of it stands before it. */
export function sayText(g: GateRuler, ability: Ability, card: Card, seat: Seat): string {
  const vain = sayVain(g, ability, card, seat);
  return `${vain === "" ? "" : `${vain}; `}${g.pack.cards.sayAbility(ability)}`;
}

function whyVain(g: GateRuler, text: Carried): string | null {
  const { modes, program } = text.ability;
  if (modes.length > 0) {
    const reasons = modes.map((mode) => whyVain(g, { ...text, ability: mode }));
    return reasons.includes(null) ? null : reasons[0]!;
  }
  let why: string | null = null;
  let done = true; // by the instruction before
  for (const i of program) {
    if (i.word === Word.may) continue;
    if (i.word === Word.ifYouDo) {
      if (!done) return why; // GR-14-IFYOUDO
      continue;
    }
    const no = whyNothing(g, text, i);
    if (no === null && i.word !== Word.shuffleDeck) return null;
    done = no === null;
    why ??= no;
  }
  return why;
}

/** Why an instruction does nothing; null if it does, or may. */
function whyNothing(g: GateRuler, text: Carried, i: Instruction): string | null {
  const { seat, card } = text;
  switch (i.word) {
    case Word.endAttackPhaseAfterBattle:
      return g.now.phase === Phase.attack ? null : "it is not the attack phase";
    case Word.discard:
      return g.count(seat, Place.hand) === 0 ? "your hand is empty" : null;
    case Word.materialsToDeckBottom: {
      const { filter, least } = i.target;
      return countFitting(g, filter!, seat, card, card, least) < least ? "what it needs besides itself is not in play" : null;
    }
    default:
  }
  const aimed = aimsOf(g, text, i);
  if (aimed === null) return null;
  if (aimed.length === 0) return "nothing is there that it means";
  let why: string | null = null;
  for (const each of aimed) {
    const no = whyNotTo(g, i, each);
    if (no === null) return null;
    why ??= no;
  }
  return why;
}

/** What an instruction could be aimed at, whatever is chosen; null if that is not seen beforehand. */
function aimsOf(g: GateRuler, { ability, card, seat }: Carried, { target }: Instruction): readonly Card[] | null {
  switch (target.aim) {
    case Aim.self:
      return card === Card.none ? [] : [card];
    case Aim.yourRuler:
      return [g.ruler[seat]];
    case Aim.enemyRuler:
      return [g.ruler[otherSeat(seat)]];
    case Aim.attackingUnit:
      return g.attackingUnit === Card.none ? [] : [g.attackingUnit];
    case Aim.chosen:
    case Aim.all: {
      const filter = target.aim === Aim.all ? target.filter : ability.choices[target.choice]?.filter;
      if (filter == null) return null;
      const found: Card[] = [];
      eachFitting(g, filter, seat, card, (each) => void found.push(each));
      return found;
    }
    default:
      return null;
  }
}

/** Why nothing is done to this card; null if something is, or may be. */
function whyNotTo(g: GateRuler, i: Instruction, card: Card): string | null {
  const name = () => g.publicName(card);
  switch (i.word) {
    case Word.damage:
      if (i.amount !== Amount.printed) return null;
      return g.has(card, Keyword.immuneToEffects) ? `${name()} takes no effect damage` : null;
    case Word.recover:
      if (g.isRuler(card)) return g.count(g.ownerOf(card), Place.damage) === 0 ? "the ruler has no damage" : null;
      return g.damage[card] === 0 ? `${name()} has no damage` : null;
    case Word.setDamage:
      return g.damage[card] === i.n ? `${name()} has that damage already` : null;
    case Word.ready:
      return g.isInPlay(card) && g.rested[card] === 0 ? `${name()} is active already` : null;
    case Word.rest:
      return g.isInPlay(card) && g.rested[card] === 1 ? `${name()} is rested already` : null;
    case Word.change:
    case Word.immune:
      return whyUnchanged(g, i, card);
    case Word.move:
    case Word.specialSummon:
      return i.to.zones.length === 0 || zonesFor(g, card, i.to).length > 0 ? null : sayNoZone(i.to);
    default:
      return null;
  }
}

/** R-BATTLEDUR, 19.6 grantKeyword */
function whyUnchanged(g: GateRuler, i: Instruction, card: Card): string | null {
  if (i.until === Until.endOfBattle && g.now.attackStep === AttackStep.none) return "it lasts until the end of a battle, and there is none";
  if (i.word === Word.immune || i.change !== Change.keyword || i.filter === null) return null;
  return i.filter.attributes.some((attribute) => hasAttribute(g, card, attribute)) ? null : `${g.publicName(card)} has not the attribute`;
}

/** Why a card finds no zone. */
export const sayNoZone = ({ zones }: Destination): string =>
  `${zones.length === 1 ? "the zone that it could go to is" : "all zones that it could go to are"} occupied`;

/** The zones a card may be put into: those of the unit's controller, only empty ones where the text says so. */
export function zonesFor(g: GateRuler, card: Card, to: Destination): readonly Place[] {
  const seat = g.ownerOf(card);
  return to.zones.filter(
    (zone) =>
      zone !== g.placeOf(card) &&
      (!isSetZone(zone) || g.rulerOf(seat).setZones.includes(zone)) &&
      (!to.onlyEmpty || g.count(seat, zone) === 0),
  );
}
