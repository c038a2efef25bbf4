/** 14, 15, 19.6 Carrying out the text of an event or ability, instruction by instruction. */
import { BOTH, besides, Card, type Row, seatBit } from "@duelex/kernel";
import { Change, DamageType, isAttackZone, Keyword, Kind, Phase, Place, Profile, Timing, Type, Unsettled, Until, Verb } from "../names.ts";
import type { No, Paragraph } from "../rulebook.ts";
import { destructionOf, eachFitting, fitsThere, gateRowOf, hasAttribute, holds } from "../selectors.ts";
import { Flag } from "../state.ts";
import type { GateRuler } from "../table.ts";
import { Amount, type Instruction, Word } from "../vocabulary/clauses.ts";
import { Aim, FOUND, MOST_CHOICES, type Selector, Where } from "../vocabulary/filters.ts";
import { mayPlayByEffect, maySummon } from "./07-playing.ts";
import { playCard } from "./07-to-the-gate.ts";
import { drive } from "./10-drive.ts";
import { chooseForDestruction, destroyChosen } from "./12-rule-effects.ts";
import { beginDeal, endDeal, recover } from "./13-damage.ts";
import { aims, amountOf, each, isAll, programOf } from "./14-aims.ts";
import { sayVain } from "./14-vain.ts";
import { looking } from "./15-looking.ts";
import { beginSoulPicks, canLeave, discarding, moveTo, toZone } from "./15-moving.ts";
import { choosingAttribute, guardingCentre, materials, mayGuardCentre } from "./16-keywords.ts";
import { procedure } from "./procedures.ts";

/** A choice that has become illegal (R-RECHECK): no object has this number. */
const ILLEGAL = -1;

/**
 * Begins to carry out what is being resolved. What was chosen must still be the same object and still fit; if every chosen
 * thing is illegal nothing at all is done (9-4).
 */
export function beginEffect(g: GateRuler): void {
  const r = g.resolving;
  const ability = g.ability(r.ability);
  const { choices } = ability;
  const isAutomatic = ability.timing === Timing.automatic || ability.timing === Timing.setAutomatic;
  if (isAutomatic && !holds(g, ability.condition, r.seat, r.card, r.object, r.flags)) {
    noteNothing(g, "GR-11", "its condition does not hold any more"); // it is looked at again
    finishEffect(g);
    return;
  }
  const { of, choice, card, object } = g.targets.column;
  let chosen = 0;
  let legal = 0;
  for (let row: Row = 0; row < g.targets.count; row++) {
    if (of[row] !== r.id) continue;
    chosen++;
    if (g.object[card[row]] === object[row] && fitsThere(g, choices[choice[row]]!.filter, card[row], r.seat, r.card)) legal++;
    else object[row] = ILLEGAL;
  }
  if (chosen > 0 && legal === 0) {
    noteNothing(g, "R-RECHECK", "nothing that was chosen is still there and fits");
    finishEffect(g);
  } else g.begin(effect);
}

const current = (g: GateRuler): Instruction | undefined => programOf(g)[g.resolving.step];
const isMay = (g: GateRuler): boolean => current(g)?.word === Word.may;
const stop = (g: GateRuler): void => {
  g.resolving.step = programOf(g).length;
};

/** 14-1b-1 What "you may" offers: "draw 1 card". */
function offer(g: GateRuler): string {
  const ability = g.ability(g.resolving.ability);
  const before = ability.program.slice(0, g.resolving.step);
  return g.pack.cards.sayOffer(ability, before.filter(({ word }) => word === Word.may).length);
}

/** 1-5b What comes of it, or that nothing does: with the card gone (R-SOURCEGONE), or no zone for it. */
function sayMay(g: GateRuler): string {
  const { card, object, ability, step, seat } = g.resolving;
  const text = g.ability(ability);
  const source = g.object[card] === object ? card : Card.none;
  return sayVain(g, { ...text, program: text.program.slice(step) }, source, seat) || offer(g);
}

const effect = procedure(
  "effect",
  {},
  ({ act, ask }) => ({
    may: ask("14-1b-1", {
      says: (g) => `${g.publicName(g.resolving.card)}: ${offer(g)}?`,
      means: (g, _e, _card, verb) => (verb === Verb.yes ? sayMay(g) : ""),
      unless: (g) => !isMay(g),
      who: (g) => g.resolving.seat,
      options(_g, _e, may) {
        may.offer(Verb.yes);
        may.offer(Verb.no);
      },
      chosen(g, _e, _card, verb) {
        if (verb === Verb.yes) g.resolving.step++;
        else {
          g.noteDeclined(g.resolving.card, g.resolving.ability, "14-1b-1");
          stop(g);
        }
      },
    }),

    perform: act(
      "1-5b",
      (g) => {
        const i = current(g)!;
        g.resolving.step++;
        if (i.target.aim === Aim.search) g.begin(searching).step = g.resolving.step - 1;
        else perform(g, i);
      },
      { unless: (g) => current(g) === undefined || isMay(g) },
    ),

    finish: act("GR-7-GRAVE", finishEffect, { unless: (g) => current(g) !== undefined }),
  }),
  { again: (g) => g.resolving.kind !== Kind.none, where: (g) => `the text of ${g.publicName(g.resolving.card)}` },
);

/** After resolving, an event goes to the graveyard, and so does a card that waited in the counter zone (R-CNT). */
function finishEffect(g: GateRuler): void {
  const { card, object, kind } = g.resolving;
  if (card !== Card.none && g.object[card] === object) {
    const place = g.placeOf(card);
    if (kind === Kind.playedCard && place === Place.gate) g.move(card, Place.graveyard, "GR-7-GRAVE");
    else if (place === Place.counter) g.move(card, Place.graveyard, "R-CNT");
  }
  g.forgetResolving();
}

// ---- the words ----

function perform(g: GateRuler, i: Instruction): void {
  const r = g.resolving;
  if (i.word === Word.ifYouDo) {
    if (r.done === 0) stop(g); // GR-14-IFYOUDO
    return;
  }
  r.done = 0;
  if (g.recorder !== null) noteMissing(g, i);
  switch (i.word) {
    case Word.damage: {
      const amount = amountOf(g, i);
      const receivers = aims(g, i.target);
      if (amount <= 0 || receivers.length === 0) return;
      r.done = isAll(g, i, receivers.length);
      const id = beginDeal(g, r.card, r.seat, 0, "13-2a");
      for (const receiver of receivers) g.aim(id, 0, receiver, amount);
      endDeal(g, id, r.card, r.seat, 0, "13-2a");
      return;
    }
    case Word.distributeDamage:
      distribute(g, i);
      return;
    case Word.destroy: {
      each(g, i, (card) => (g.isUnitInPlay(card) ? chooseForDestruction(g, card) : g.move(card, Place.graveyard, "R-D-ATONCE")));
      destroyChosen(g, Flag.none);
      return;
    }
    case Word.preventDestruction:
      each(g, i, (unit) => preventDestruction(g, unit));
      return;
    case Word.setDamage:
      each(g, i, (unit) => {
        if (g.isUnitInPlay(unit)) g.setDamage(unit, i.n, "2-11b");
        return g.isUnitInPlay(unit);
      });
      return;
    case Word.change:
    case Word.immune:
      each(g, i, (card) => beginChange(g, i, card));
      return;
    case Word.ready:
      each(g, i, (card) => g.isInPlay(card) && mayReady(g, card) && turned(g, card, g.ready(card, "GR-15-READY"), "active"));
      return;
    case Word.rest:
      each(g, i, (card) => g.isInPlay(card) && turned(g, card, g.rest(card, "GR-15-READY"), "rested"));
      return;
    case Word.exile:
      each(g, i, (card) => moveTo(g, card, Place.exile, i, "GR-15-EXILE"));
      return;
    case Word.discard:
      if (g.count(r.seat, Place.hand) === 0) {
        noteNothing(g, "GR-15-DISCARD", "the hand is empty");
        return;
      }
      g.begin(discarding).left = Math.min(i.n, g.count(r.seat, Place.hand));
      r.done = i.n <= g.count(r.seat, Place.hand) ? 1 : 0;
      return;
    case Word.move:
      each(g, i, (card) => (i.to.zones.length > 0 ? toZone(g, card, r.step - 1) : moveTo(g, card, i.to.place, i)));
      return;
    case Word.specialSummon:
      each(g, i, (card) => toZone(g, card, r.step - 1));
      return;
    case Word.normalSummon:
      each(g, i, (card) => played(g, card, g.printed(card).type === Type.unit ? maySummon(g, r.seat, card) : "2-3b"));
      return;
    case Word.play:
      each(g, i, (card) => played(g, card, mayPlayByEffect(g, r.seat, card)));
      return;
    case Word.cancel:
      each(g, i, (card) => cancel(g, card));
      return;
    case Word.recover:
      each(g, i, (card) => recover(g, card, i.n));
      return;
    case Word.draw:
      r.done = g.draw(r.seat, i.n, "GR-15-DRAW") === i.n ? 1 : 0;
      return;
    case Word.drive:
      driveAll(g, i.n);
      return;
    case Word.drawOrDrive:
      if (g.rulerOf(r.seat).hasHand) r.done = g.draw(r.seat, i.n, "GR-15-DRAW") === i.n ? 1 : 0;
      else driveAll(g, i.n);
      return;
    case Word.lookTop: {
      r.looked = Math.min(i.n, g.count(r.seat, Place.deck));
      r.done = r.looked === i.n ? 1 : 0;
      let n = 0;
      for (const card of g.cards(r.seat, Place.deck)) {
        if (n++ === r.looked) break;
        g.show(card, seatBit(r.seat), "15-5a");
      }
      return;
    }
    case Word.mayDeckBottomLooked:
    case Word.mayDriveLooked:
    case Word.attachFromLooked:
    case Word.lookedToDeckBottom:
      if (r.looked > 0) g.begin(looking).step = r.step - 1;
      return;
    case Word.otherwiseDeckBottom:
      for (; r.looked > 0; r.looked--) r.done = g.move(g.first(r.seat, Place.deck), Place.deck, "GR-15-LOOK") ? 1 : 0;
      return;
    case Word.soulFromDeckTop:
      each(g, i, (host) => {
        let n = 0;
        for (; n < i.n && g.isUnitInPlay(host) && g.count(r.seat, Place.deck) > 0; n++)
          g.tuck(g.first(r.seat, Place.deck), host, "GR-15-SOUL");
        return n === i.n;
      });
      return;
    case Word.soulToDeckBottom:
      for (const host of aims(g, i.target)) beginSoulPicks(g, host, i.n);
      return;
    case Word.materialsToDeckBottom:
      if (g.isStill(r.card, r.object)) g.begin(materials).step = r.step - 1;
      return;
    case Word.shuffleDeck:
      g.shuffleDeck(r.seat, "GR-15-SHUFFLE");
      r.done = 1;
      return;
    case Word.endAttackPhaseAfterBattle:
      if (g.now.phase !== Phase.attack) {
        noteNothing(g, "8-4c-2a", "it is not the attack phase");
        return;
      }
      g.now.endAfterBattle = 1;
      r.done = 1;
      g.recorder?.note("end after battle", r.card, 0, "8-4c-2a");
      return;
    case Word.chooseAttribute:
      if (g.isStill(r.card, r.object)) g.begin(choosingAttribute).until = i.until;
      return;
    case Word.vigilance:
      if (mayGuardCentre(g)) g.begin(guardingCentre);
      else
        noteNothing(
          g,
          "16-6",
          g.isStill(r.card, r.object) && isAttackZone(g.placeOf(r.card))
            ? "the defence zone is not empty"
            : "it is not in an attack zone any more",
        );
      return;
    default:
      throw new Error(`${Word[i.word]} is not carried out`);
  }
}

/** Nothing comes of it, and why. */
function noteNothing(g: GateRuler, rule: Paragraph, words: string): void {
  g.noteNothing(g.resolving.card, g.resolving.ability, rule, words, "resolve play ability");
}

/** What an instruction speaks of that is not there. R-SOURCEGONE: "this card" is nothing then, and its values are 0. */
function noteMissing(g: GateRuler, i: Instruction): void {
  const { card, object } = g.resolving;
  if (i.target.aim === Aim.attackingUnit && g.attackingUnit === Card.none) noteNothing(g, "R-CHOOSE", "no unit attacks");
  else if (isOfItself(i) ? g.object[card] !== object : i.amount !== Amount.printed && !g.isStill(card, object))
    noteNothing(g, "R-SOURCEGONE", "it has left");
  else if (i.target.aim === Aim.all && aims(g, i.target).length === 0) noteNothing(g, "1-5b", "nothing is there that it means");
}

const isOfItself = ({ word, target }: Instruction): boolean => target.aim === Aim.self || word === Word.materialsToDeckBottom;

/** GR-15-READY What lies so already is not turned, and that is told. */
function turned(g: GateRuler, card: Card, isDone: boolean, how: string): boolean {
  if (!isDone) g.recorder?.note("as it is", card, 0, "GR-15-READY", Card.none, undefined, 0, besides(how));
  return isDone;
}

/** R-PLAYCOST Played while the text is carried out, unless something stops it: that is told. */
function played(g: GateRuler, card: Card, no: No): boolean {
  const because = no ?? (canLeave(g, card) ? null : "GR-19-FORBID");
  if (because === null) playCard(g, g.resolving.seat, card);
  else noteNothing(g, because, `${g.publicName(card)} cannot be played now`);
  return because === null;
}

/** GR-1-CANNOT, 17 A ruler can say that its energy stays rested. */
function mayReady(g: GateRuler, card: Card): boolean {
  const no = g.placeOf(card) === Place.energy ? g.rulerOf(g.ownerOf(card)).changes.energyStaysRested : null;
  if (no !== null) g.recorder?.note("stays rested", card, 0, no);
  return no === null;
}

/** The share of a receiver that became illegal is lost; one process for all (13-2a-3). */
function distribute(g: GateRuler, i: Instruction): void {
  const r = g.resolving;
  const { of, choice, card, object, amount } = g.targets.column;
  const shares: { card: Card; amount: number }[] = [];
  for (let row: Row = 0; row < g.targets.count; row++) {
    if (of[row] === r.id && choice[row] === i.target.choice && object[row] === g.object[card[row]])
      shares.push({ card: card[row], amount: amount[row] });
  }
  if (shares.length === 0) return;
  r.done = isAll(g, i, shares.length);
  const id = beginDeal(g, r.card, r.seat, 0, "13-2a-3");
  for (const share of shares) g.aim(id, 0, share.card, share.amount);
  endDeal(g, id, r.card, r.seat, 0, "13-2a-3");
}

/** The Destruction waiting for it is taken off the gate. */
function preventDestruction(g: GateRuler, unit: Card): boolean {
  const row = destructionOf(g, unit);
  if (row === null) return false;
  g.takeOff(row);
  g.doom(unit, 0);
  g.now.unsettled |= Unsettled.hp;
  g.recorder?.note("prevent", unit, 0, "GR-12-DESTROY");
  return true;
}

/** False if nothing begins: the card does not fit (19.6 grantKeyword), or there is no battle whose end could be meant (R-BATTLEDUR). */
export function beginChange(g: GateRuler, i: Instruction, card: Card): boolean {
  if (i.word === Word.immune) {
    const immunity = i.damageType === DamageType.combat ? Keyword.immuneToCombat : Keyword.immuneToEffects;
    return g.change(card, Change.keyword, i.until, "14-1b-2", 0, 0, 0, immunity);
  }
  switch (i.change) {
    case Change.values:
      return g.change(card, Change.values, i.until, "15-2a", i.atk, i.hp, i.stk, i.level);
    case Change.loss:
      return g.change(card, Change.loss, i.until, i.keyword === Keyword.silenced ? "R-D-SILENCE" : "14-1b-2", 0, 0, 0, i.keyword);
    case Change.reduceEach:
      return g.change(card, Change.reduceEach, i.until, "R-D-STANDING", 0, 0, 0, i.n, i.damageType);
    case Change.keyword:
      if (i.filter === null || i.filter.attributes.some((attribute) => hasAttribute(g, card, attribute)))
        return g.change(card, Change.keyword, i.until, "14-1b-2", 0, 0, 0, i.keyword);
      return g.isUnchanged(card, "1-5b", "it has not the attribute");
    default: {
      const isThisTurn = i.until === Until.forever && g.now.profile >= Profile.v2023_01; // GR-18-2023-01: "next" is the next one this turn
      return g.change(card, i.change, isThisTurn ? Until.endOfTurn : i.until, "GR-13-REDUCE", 0, 0, 0, i.n, i.damageType);
    }
  }
}

/** GR-14-CANCEL */
function cancel(g: GateRuler, card: Card): boolean {
  const row = gateRowOf(g, card);
  if (row === null) return false;
  g.takeOff(row);
  g.recorder?.note("cancel", card, 0, "GR-14-CANCEL");
  return g.move(card, Place.graveyard, "GR-14-CANCEL");
}

/** As far as the deck goes. */
function driveAll(g: GateRuler, n: number): void {
  const { seat } = g.resolving;
  g.resolving.done = g.count(seat, Place.deck) >= n ? 1 : 0;
  drive(g, seat, n);
}

// ---- searching ----

/**
 * GR-1-MANDATORY You look through your whole deck, or your hand, and take fitting cards if there are any; then the instruction is
 * carried out with them. R-D-FOUND: they are shown, unless any card would do.
 */
const searching = procedure(
  "searching",
  { step: 0, picks: 0, over: 0 },
  ({ act, ask }) => ({
    look: act("GR-1-MANDATORY", (g, s) => {
      const { id, seat } = g.resolving;
      g.dropTargets(id, FOUND);
      if (searched(g, s).filter!.where !== Where.deck) return;
      for (const card of g.cards(seat, Place.deck)) g.show(card, seatBit(seat), "GR-1-MANDATORY");
    }),
    find: ask("GR-1-MANDATORY", {
      says: (g, s) =>
        `${searched(g, s).filter!.where === Where.deck ? "the deck is searched" : "the hand is looked through"}: which card is taken?`,
      who: (g) => g.resolving.seat,
      options(g, s, may) {
        const r = g.resolving;
        const { filter, least } = searched(g, s);
        eachFitting(g, filter!, r.seat, r.card, (card) => {
          if (!isFound(g, card)) may.offer(Verb.choose, card);
        });
        if (s.picks > 0 ? s.picks >= least || may.count === 0 : least === 0) may.offer(Verb.enough);
        if (may.count === 0) may.offer(Verb.findNothing);
      },
      evenIfForced: () => true, // how many there were is nobody else's business
      chosen(g, s, card, verb) {
        if (verb !== Verb.choose) {
          s.over = 1;
          if (verb === Verb.enough && s.picks === 0) g.noteDeclined(g.resolving.card, g.resolving.ability, "GR-1-MANDATORY");
          return;
        }
        const { filter, most } = searched(g, s);
        if (!filter!.isAnyCard) g.show(card, BOTH, "R-D-FOUND");
        g.aim(g.resolving.id, FOUND, card);
        s.picks++;
        if (s.picks >= Math.min(most, MOST_CHOICES)) s.over = 1;
      },
      again: (_g, s) => s.over === 0,
    }),
    carryOut: act("1-5b", (g, s) => perform(g, programOf(g)[s.step]!)),
  }),
  { where: "searching" },
);

const searched = (g: GateRuler, { step }: { readonly step: number }): Selector => programOf(g)[step]!.target;

function isFound(g: GateRuler, wanted: Card): boolean {
  const { of, choice, card } = g.targets.column;
  for (let row: Row = 0; row < g.targets.count; row++)
    if (of[row] === g.resolving.id && choice[row] === FOUND && card[row] === wanted) return true;
  return false;
}
