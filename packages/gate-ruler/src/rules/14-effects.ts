/** 14, 15, 19.6 Carrying out the text of an event or ability, instruction by instruction. */
import { BOTH, Card, otherSeat, type Row, type Seat, seatBit } from "@duelex/kernel";
import {
  Change,
  DamageType,
  Happening,
  isAttackZone,
  isUnitZone,
  Keyword,
  Kind,
  Phase,
  Place,
  Profile,
  Timing,
  Type,
  Until,
  Verb,
} from "../names.ts";
import { procedure } from "../procedures.ts";
import { destructionOf, eachFitting, fits, fitsThere, gateRowOf, hasAttribute, holds } from "../selectors.ts";
import { Flag, type GateRuler } from "../table.ts";
import { Amount, type Instruction, Word } from "../vocabulary/clauses.ts";
import { Aim, type Destination, FOUND, MOST_CHOICES, type Selector, Where } from "../vocabulary/filters.ts";
import { mayPlayByEffect, maySummon, playCard } from "./07-playing.ts";
import { drive, driving, isOwnDriveTime } from "./10-drive.ts";
import { chooseForDestruction, destroyChosen } from "./12-rule-effects.ts";
import { beginDeal, endDeal, recover } from "./13-damage.ts";
import { raise } from "./14-abilities.ts";

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
    g.recorder?.note("no effect", r.card, 0, "GR-11"); // its condition is looked at again
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
    g.recorder?.note("no effect", r.card, 0, "R-RECHECK");
    finishEffect(g);
  } else g.begin(effect);
}

const programOf = (g: GateRuler): readonly Instruction[] => g.ability(g.resolving.ability).program;
const current = (g: GateRuler): Instruction | undefined => programOf(g)[g.resolving.step];
const isMay = (g: GateRuler): boolean => current(g)?.word === Word.may;
const stop = (g: GateRuler): void => {
  g.resolving.step = programOf(g).length;
};

const effect = procedure(
  "effect",
  {},
  ({ act, ask }) => ({
    may: ask("14-1b-1", {
      says: (g) => `whether the effect of ${g.cardName(g.resolving.card)} is carried out`,
      unless: (g) => !isMay(g),
      who: (g) => g.resolving.seat,
      options(_g, _e, may) {
        may.offer(Verb.yes);
        may.offer(Verb.no);
      },
      chosen(g, _e, _card, verb) {
        if (verb === Verb.yes) g.resolving.step++;
        else stop(g);
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
  { again: (g) => g.resolving.kind !== Kind.none },
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

// ---- what an instruction is aimed at ----

/** Everything an instruction is aimed at, as it is now: what was chosen and is still legal, a named card, or all that fit (R-CHOOSE). */
function aims(g: GateRuler, selector: Selector): readonly Card[] {
  const r = g.resolving;
  const aimed: Card[] = [];
  const one = (card: Card) => {
    if (card !== Card.none) aimed.push(card);
  };
  switch (selector.aim) {
    case Aim.self:
      if (g.object[r.card] === r.object) one(r.card); // R-SOURCEGONE
      break;
    case Aim.yourRuler:
      one(g.ruler[r.seat]);
      break;
    case Aim.enemyRuler:
      one(g.ruler[otherSeat(r.seat)]);
      break;
    case Aim.attackingUnit:
      one(g.attackingUnit);
      break;
    case Aim.attachedTop:
      one(r.attached);
      break;
    case Aim.chosen:
    case Aim.search: {
      const { of, choice, card, object } = g.targets.column;
      for (let row: Row = 0; row < g.targets.count; row++) {
        if (of[row] === r.id && choice[row] === selector.choice && object[row] === g.object[card[row]]) one(card[row]);
      }
      break;
    }
    case Aim.all:
      eachFitting(g, selector.filter!, r.seat, r.card, one);
      break;
    default:
      break;
  }
  return aimed;
}

/** How many cards it should be: all that were chosen, legal or not, or all that fit. */
function wanted(g: GateRuler, { aim, choice: selected, least }: Selector, aimed: number): number {
  if (aim === Aim.all) return aimed;
  if (aim === Aim.search) return Math.max(aimed, least);
  if (aim !== Aim.chosen) return 1;
  let count = 0;
  const { of, choice } = g.targets.column;
  for (let row: Row = 0; row < g.targets.count; row++) if (of[row] === g.resolving.id && choice[row] === selected) count++;
  return count;
}

/** GR-14-IFYOUDO Really and completely done: each card that was meant, and at least one. */
function isAll(g: GateRuler, i: Instruction, cards: number): 0 | 1 {
  return cards > 0 && cards === wanted(g, i.target, cards) ? 1 : 0;
}

/** Does it to everything that the instruction is aimed at; `does` says whether it was really done. */
function each(g: GateRuler, i: Instruction, does: (card: Card) => boolean): void {
  const cards = aims(g, i.target);
  let done = isAll(g, i, cards.length);
  for (const card of cards) if (!does(card)) done = 0;
  g.resolving.done = done;
}

/** A printed number, or a value of the source as it is now; 0 when it has left (R-SOURCEGONE). */
function amountOf(g: GateRuler, i: Instruction): number {
  if (i.amount === Amount.printed) return i.n;
  const { card, object } = g.resolving;
  if (!g.isStill(card, object)) return 0;
  return Math.max(0, i.amount === Amount.ownATK ? g.atk(card) : g.stk(card)); // GR-2-NEG
}

// ---- the words ----

function perform(g: GateRuler, i: Instruction): void {
  const r = g.resolving;
  if (i.word === Word.ifYouDo) {
    if (r.done === 0) stop(g); // GR-14-IFYOUDO
    return;
  }
  r.done = 0;
  switch (i.word) {
    case Word.damage: {
      const amount = amountOf(g, i);
      const receivers = aims(g, i.target);
      if (amount <= 0 || receivers.length === 0) return;
      r.done = isAll(g, i, receivers.length);
      const id = beginDeal(g, r.card, r.seat, 0, "13-2a");
      for (const receiver of receivers) g.aim(id, 0, receiver, amount);
      endDeal(g, id, r.card, 0);
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
      each(g, i, (card) => g.isInPlay(card) && g.ready(card, "GR-15-READY"));
      return;
    case Word.rest:
      each(g, i, (card) => g.isInPlay(card) && g.rest(card, "GR-15-READY"));
      return;
    case Word.move:
      each(g, i, (card) => (i.to.zones.length > 0 ? toZone(g, card, r.step - 1) : moveTo(g, card, i.to.place, i)));
      return;
    case Word.specialSummon:
      each(g, i, (card) => toZone(g, card, r.step - 1));
      return;
    case Word.normalSummon:
      each(g, i, (card) => {
        const may = g.printed(card).type === Type.unit && maySummon(g, r.seat, card) === null && canLeave(g, card);
        if (may) playCard(g, r.seat, card);
        return may;
      });
      return;
    case Word.play:
      each(g, i, (card) => {
        const may = mayPlayByEffect(g, r.seat, card) === null && canLeave(g, card);
        if (may) playCard(g, r.seat, card);
        return may;
      });
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
      if (g.now.phase !== Phase.attack) return;
      g.now.endAfterBattle = 1;
      r.done = 1;
      g.recorder?.note("end after battle", r.card, 0, "8-4c-2a");
      return;
    case Word.chooseAttribute:
      if (g.isStill(r.card, r.object)) g.begin(choosingAttribute).until = i.until;
      return;
    case Word.vigilance:
      if (mayGuardCentre(g)) g.begin(guardingCentre);
      return;
    default:
      throw new Error(`${Word[i.word]} is not carried out`);
  }
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
  endDeal(g, id, r.card, 0);
}

/** The Destruction waiting for it is taken off the gate. */
function preventDestruction(g: GateRuler, unit: Card): boolean {
  const row = destructionOf(g, unit);
  if (row === null) return false;
  g.takeOff(row);
  g.doom(unit, 0);
  g.now.unsettled = 1;
  g.recorder?.note("prevent", unit, 0, "GR-12-DESTROY");
  return true;
}

/** False if nothing begins: the card does not fit (19.6 grantKeyword), or there is no battle whose end could be meant (R-BATTLEDUR). */
function beginChange(g: GateRuler, i: Instruction, card: Card): boolean {
  if (i.word === Word.immune) {
    const immunity = i.damageType === DamageType.combat ? Keyword.immuneToCombat : Keyword.immuneToEffects;
    return g.change(card, Change.keyword, i.until, "14-1b-2", 0, 0, 0, immunity);
  }
  switch (i.change) {
    case Change.values:
      return g.change(card, Change.values, i.until, "15-2a", i.atk, i.hp, i.stk);
    case Change.keyword:
      return (
        (i.filter === null || i.filter.attributes.some((attribute) => hasAttribute(g, card, attribute))) &&
        g.change(card, Change.keyword, i.until, "14-1b-2", 0, 0, 0, i.keyword)
      );
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

/** A damage zone can be locked (forbidLeaveDamageZone). */
const canLeave = (g: GateRuler, card: Card): boolean =>
  g.placeOf(card) !== Place.damage || g.upToDate().damageZoneLocked[g.ownerOf(card)] === 0;

// ---- moving ----

/** The zones a card may be put into: those of the unit's controller, only empty ones where the text says so. */
function zonesFor(g: GateRuler, card: Card, to: Destination): readonly Place[] {
  const seat = g.ownerOf(card);
  return to.zones.filter((zone) => zone !== g.placeOf(card) && (!to.onlyEmpty || g.count(seat, zone) === 0));
}

/** With none of the zones the card does not move. */
function toZone(g: GateRuler, card: Card, step: number): boolean {
  if (zonesFor(g, card, programOf(g)[step]!.to).length === 0) return false;
  const p = g.begin(pickingZone);
  p.card = card;
  p.object = g.object[card];
  p.step = step;
  return true;
}

const pickingZone = procedure("pickingZone", { card: Card.none, object: 0, step: 0 }, ({ ask }) => ({
  zone: ask("R-CHOOSE", {
    says: (g, p) => `where ${g.cardName(p.card)} goes`,
    unless: (g, p) => g.object[p.card] !== p.object,
    who: (g) => g.resolving.seat,
    options(g, p, may) {
      for (const zone of zonesFor(g, p.card, programOf(g)[p.step]!.to)) may.offer(Verb.zone, zone);
    },
    chosen(g, p, zone) {
      const i = programOf(g)[p.step]!;
      const to = zone as number as Place;
      const isDone = i.word === Word.specialSummon ? summon(g, p.card, to) : moveTo(g, p.card, to, i);
      if (!isDone) g.resolving.done = 0;
    },
    nothing(g) {
      g.resolving.done = 0; // another card has taken the last zone
    },
  }),
}));

/** 15-3a Followed to where it goes; a unit that comes from elsewhere than the play area enters play, by whatever way (15-3b). */
function moveTo(g: GateRuler, card: Card, to: Place, i: Instruction): boolean {
  const wasInPlay = g.isInPlay(card);
  const before = g.object[card];
  if (!g.move(card, to, "15-3a", i.faceDown ? 1 : 0)) return false;
  follow(g, card, before);
  if (!wasInPlay && isUnitZone(to) && g.printed(card).type === Type.unit) raise(g, Happening.entersPlay, "15-3b", card);
  return true;
}

/** R-D-FOLLOW What an effect is aimed at and moves itself it still finds. */
function follow(g: GateRuler, moved: Card, before: number): void {
  const { of, card, object } = g.targets.column;
  for (let row: Row = 0; row < g.targets.count; row++)
    if (of[row] === g.resolving.id && card[row] === moved && object[row] === before) object[row] = g.object[moved];
}

/** GR-7-SPECIAL The unit enters active, without cost, summon right or touchdown. */
function summon(g: GateRuler, card: Card, zone: Place): boolean {
  const before = g.object[card];
  if (!g.move(card, zone, "GR-7-SPECIAL")) return false;
  follow(g, card, before);
  const flags = g.ability(g.resolving.ability).isGenesis ? Flag.genesis : 0;
  raise(g, Happening.entersPlay, "15-3b", card, flags);
  raise(g, Happening.specialSummoned, "GR-7-SPECIAL", card, flags);
  return true;
}

/**
 * GR-1-MANDATORY You look through your whole deck, or your hand, and take fitting cards if there are any; then the instruction is
 * carried out with them. R-D-FOUND: they are shown, unless any card would do.
 */
const searching = procedure("searching", { step: 0, picks: 0, over: 0 }, ({ act, ask }) => ({
  look: act("GR-1-MANDATORY", (g, s) => {
    const { id, seat } = g.resolving;
    g.dropTargets(id, FOUND);
    if (searched(g, s).filter!.where !== Where.deck) return;
    for (const card of g.cards(seat, Place.deck)) g.show(card, seatBit(seat), "GR-1-MANDATORY");
  }),
  find: ask("GR-1-MANDATORY", {
    says: () => "which card is found",
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
}));

const searched = (g: GateRuler, { step }: { readonly step: number }): Selector => programOf(g)[step]!.target;

function isFound(g: GateRuler, wanted: Card): boolean {
  const { of, choice, card } = g.targets.column;
  for (let row: Row = 0; row < g.targets.count; row++)
    if (of[row] === g.resolving.id && choice[row] === FOUND && card[row] === wanted) return true;
  return false;
}

// ---- looked-at cards (GR-15-LOOK) ----

const lookedInstruction = (g: GateRuler, step: number): Instruction => programOf(g)[step]!;

function eachLooked(g: GateRuler, found: (card: Card) => void): void {
  let n = 0;
  for (const card of g.cards(g.resolving.seat, Place.deck)) {
    if (n++ === g.resolving.looked) return;
    found(card);
  }
}

const looking = procedure("looking", { step: 0, host: Card.none, card: Card.none }, ({ ask }) => ({
  decide: ask("GR-15-LOOK", {
    says: (g, l) => LOOK_SAYS[lookedInstruction(g, l.step).word] ?? "what is done with the looked-at cards",
    who: (g) => g.resolving.seat,
    options(g, l, may) {
      const r = g.resolving;
      const i = lookedInstruction(g, l.step);
      switch (i.word) {
        case Word.mayDeckBottomLooked:
          may.offer(Verb.toBottom);
          may.offer(Verb.leaveOnTop);
          break;
        case Word.mayDriveLooked:
          may.offer(
            Verb.drive,
            g.first(r.seat, Place.deck),
            fits(g, i.filter!, g.first(r.seat, Place.deck), r.seat, r.card) ? null : "GR-7-PLAY",
          );
          may.offer(Verb.no);
          break;
        case Word.attachFromLooked:
          if (aims(g, i.target).length > 0) {
            eachLooked(g, (card) => may.offer(Verb.choose, card, fits(g, i.filter!, card, r.seat, r.card) ? null : "GR-7-PLAY"));
          }
          may.offer(Verb.no);
          break;
        default:
          eachLooked(g, (card) => may.offer(Verb.choose, card));
      }
    },
    evenIfForced: (g, l) => lookedInstruction(g, l.step).word !== Word.lookedToDeckBottom, // what was seen is nobody else's business
    chosen(g, l, card, verb) {
      const r = g.resolving;
      const i = lookedInstruction(g, l.step);
      switch (i.word) {
        case Word.mayDeckBottomLooked:
          if (verb === Verb.toBottom) r.done = g.move(g.first(r.seat, Place.deck), Place.deck, "GR-15-LOOK") ? 1 : 0;
          r.looked = 0;
          break;
        case Word.mayDriveLooked:
          if (verb === Verb.drive) {
            g.show(card, BOTH, "15-5a");
            r.looked--;
            r.done = 1;
            driveLooked(g, r.seat);
          }
          break;
        case Word.attachFromLooked:
          if (verb === Verb.choose) {
            l.card = card;
            l.host = aims(g, i.target)[0]!;
            g.show(card, BOTH, "15-5a");
          }
          break;
        default:
          g.move(card, Place.deck, "GR-15-LOOK");
          r.looked--;
          r.done = 1;
      }
    },
    again: (g, l) => lookedInstruction(g, l.step).word === Word.lookedToDeckBottom && g.resolving.looked > 0,
  }),

  position: ask("R-OVER", {
    says: () => "whether it is laid over or under the stack",
    unless: (_g, l) => l.card === Card.none,
    who: (g) => g.resolving.seat,
    options(g, l, may) {
      const i = lookedInstruction(g, l.step);
      if (i.over) may.offer(Verb.over, 0, g.printed(l.card).type === Type.unit ? null : "2-3b");
      if (i.under) may.offer(Verb.under);
    },
    chosen(g, l, _card, verb) {
      const r = g.resolving;
      r.looked--;
      r.done = 1;
      if (verb === Verb.over) {
        const isSource = l.host === r.card && g.object[r.card] === r.object;
        g.layOver(l.card, l.host, "R-OVER");
        if (isSource) {
          r.card = l.card;
          r.object = g.object[l.card];
        }
        r.attached = l.card;
      } else {
        g.tuck(l.card, l.host, "GR-15-SOUL");
        r.attached = l.host;
      }
    },
  }),
}));

const LOOK_SAYS: Partial<Record<Word, string>> = {
  [Word.mayDeckBottomLooked]: "whether the looked-at card goes to the deck bottom",
  [Word.mayDriveLooked]: "whether the looked-at card is driven",
  [Word.attachFromLooked]: "which looked-at card is attached",
  [Word.lookedToDeckBottom]: "which card goes to the deck bottom next",
};

/** Shown and driven: in the own start or main phase it waits face down, else it is dealt with at once (10-3). */
function driveLooked(g: GateRuler, seat: Seat): void {
  if (isOwnDriveTime(g, seat)) {
    drive(g, seat, 1);
    return;
  }
  const d = g.begin(driving);
  d.seat = seat;
  d.n = 1;
}

// ---- soul, materials, attributes, Vigilance ----

/** That many soul cards, all of them or it was not done. */
function beginSoulPicks(g: GateRuler, host: Card, n: number): void {
  if (g.souls[host] === 0) return;
  const s = g.begin(soulPicks);
  s.host = host;
  s.left = n;
}

const soulPicks = procedure("soulPicks", { host: Card.none, left: 0 }, ({ ask }) => ({
  pick: ask("GR-15-SOUL", {
    says: () => "which soul card goes to the deck bottom",
    who: (g) => g.resolving.seat,
    options(g, s, may) {
      for (const soul of g.soulsOf(s.host)) may.offer(Verb.choose, soul);
    },
    chosen(g, s, soul) {
      g.move(soul, Place.deck, "GR-15-SOUL");
      s.left--;
      if (s.left === 0) g.resolving.done = 1;
    },
    again: (g, s) => s.left > 0 && g.souls[s.host] > 0,
  }),
}));

/** GR-16-GENESIS Materials are chosen now, this card among them; they go to the deck bottom together. */
const materials = procedure("materials", { step: 0, picks: 0, enough: 0 }, ({ act, ask }) => ({
  pick: ask("GR-16-GENESIS", {
    says: () => "which cards are the materials",
    who: (g) => g.resolving.seat,
    options(g, m, may) {
      const r = g.resolving;
      const { filter, least, most } = programOf(g)[m.step]!.target;
      if (m.picks < most) {
        eachFitting(g, filter!, r.seat, r.card, (card) => {
          if (g.picked[card] === 0 && card !== r.card) may.offer(Verb.choose, card);
        });
      }
      if (m.picks >= least) may.offer(Verb.enough);
    },
    chosen(g, m, card, verb) {
      if (verb === Verb.enough) m.enough = 1;
      else {
        g.pick(card, 1);
        m.picks++;
      }
    },
    nothing(_g, m) {
      m.enough = 1;
    },
    again: (_g, m) => m.enough === 0,
  }),

  together: act("GR-16-GENESIS", (g, m) => {
    const r = g.resolving;
    const enough = m.picks >= programOf(g)[m.step]!.target.least;
    const cards: Card[] = enough ? [r.card] : [];
    for (const place of [Place.left, Place.right, Place.defence]) {
      for (const card of g.cards(r.seat, place)) {
        if (g.picked[card] === 0) continue;
        g.pick(card, 0);
        if (enough) cards.push(card);
      }
    }
    let moved = 0;
    for (const card of cards) if (g.move(card, Place.deck, "GR-16-GENESIS")) moved++;
    r.done = enough && moved === cards.length ? 1 : 0;
  }),
}));

/** GR-16-ATTR One attribute found on any card of the loaded card file. */
const choosingAttribute = procedure("choosingAttribute", { until: 0 }, ({ ask }) => ({
  which: ask("GR-16-ATTR", {
    says: () => "which attribute it also has",
    who: (g) => g.resolving.seat,
    options(g, _c, may) {
      for (let n = 1; n < g.pack.cards.words.attributes.length; n++) may.offer(Verb.attribute, n);
    },
    chosen(g, c, attribute) {
      g.change(g.resolving.card, Change.attribute, c.until, "GR-16-ATTR", 0, 0, 0, attribute);
      g.recorder?.note("attribute", g.resolving.card, 0, "GR-16-ATTR");
    },
  }),
}));

/** 16-6 From an attack zone to your defence zone, if that is empty when this resolves. */
function mayGuardCentre(g: GateRuler): boolean {
  const { card, object, seat } = g.resolving;
  return g.isStill(card, object) && isAttackZone(g.placeOf(card)) && g.count(seat, Place.defence) === 0;
}

const guardingCentre = procedure("guardingCentre", {}, ({ ask }) => ({
  move: ask("16-6", {
    says: (g) => `whether ${g.cardName(g.resolving.card)} moves to the defence zone`,
    who: (g) => g.resolving.seat,
    options(_g, _v, may) {
      may.offer(Verb.yes);
      may.offer(Verb.no);
    },
    chosen(g, _v, _card, verb) {
      if (verb === Verb.yes) g.move(g.resolving.card, Place.defence, "16-6");
    },
  }),
}));

// ---- units and fields resolving ----

/** A unit enters the chosen zone, occupied or not (7.3); played from hand it touches down (16-3a-1). */
export function enterUnit(g: GateRuler): void {
  const { card, to, flags } = g.resolving;
  g.forgetResolving();
  if (!isUnitZone(to) || g.placeOf(card) !== Place.gate) return;
  g.move(card, to, "15-18");
  raise(g, Happening.entersPlay, "15-3b", card);
  const touchesDown = g.printed(card).automatic.some(({ happening }) => happening === Happening.touchdown);
  if ((flags & Flag.fromHand) !== 0 && touchesDown) raise(g, Happening.touchdown, "16-3", card);
}

export function enterField(g: GateRuler): void {
  const { card } = g.resolving;
  g.forgetResolving();
  if (g.placeOf(card) === Place.gate) g.move(card, Place.field, "7-4");
}
