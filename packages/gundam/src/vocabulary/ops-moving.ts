/** 16.10 Moving cards between places. */
import { Card, HouseLimit, SEATS, type Seat } from "@duelex/kernel";
import type { Instruction } from "../cards.ts";
import { Place, Standing, Timing, Type, Verb } from "../names.ts";
import type { Paragraph } from "../rulebook.ts";
import { CARDS_EACH, DECK, type Effect, EX_RESOURCES, RESOURCES, Slot } from "../state.ts";
import type { Gundam } from "../table.ts";
import { lastPilot } from "./conditions.ts";
import { matches, printedMatches } from "./filters.ts";
import { costFromTrash } from "./prices.ts";
import { asking, Begins, Done, each, firstOf, holding, once, outcome, secondOf, targetsOf } from "./word.ts";

/** A card goes to a place of its owner, wherever it lies now: a Unit with its Pilot, a Pilot alone (3.2), or a card from elsewhere. */
function send(g: Gundam, card: Card, to: Place, rule: Paragraph): boolean {
  const from = g.placeOf(card);
  if (from === to) return false;
  if (from === Place.beneath) g.leavePilot(card, to, rule);
  else if (g.isInPlay(card) || from === Place.resourceArea) g.leave(card, to, rule);
  else g.move(card, to, rule);
  return true;
}

/** Units with their Pilots, or a Pilot alone, to the owners' hands; that is no destruction (4-10). */
export const returnToHand = each((g, card) => send(g, card, Place.hand, "3-8"));

/** The chosen cards to the owner's hand; that is no drawing (4-14). */
export const addToHand = each((g, card) => send(g, card, Place.hand, "3-8"));

/** Into the owner's deck, which is then shuffled. */
export const returnToDeckShuffle = once((g, e, i) => {
  const count = targetsOf(g, e, i);
  const cards = g.lists.targets.slice(0, count);
  for (const card of cards) send(g, card, Place.deck, "3-2");
  for (const seat of SEATS) if (cards.some((card) => g.ownerOf(card) === seat)) g.shuffleDeck(seat);
  return outcome(count, count);
});

/** Under the owners' decks, all at one moment; who owns several of them orders them then. */
export const returnToDeckBottom = once((g, e, i) => {
  const count = targetsOf(g, e, i);
  const cards = g.lists.targets.slice(0, count);
  let did = 0;
  for (const card of cards) {
    const pilot = g.isInPlay(card) ? g.partner[card] : Card.none;
    if (!send(g, card, Place.deck, "3-2")) continue;
    did++;
    g.choose(card, Slot.buried);
    if (pilot !== Card.none) g.choose(pilot, Slot.buried);
  }
  for (const seat of SEATS) {
    if (buried(g, seat).length === 1) continue;
    for (const card of buried(g, seat)) g.keepFromOpponent(card); // 3-1-7
  }
  return outcome(did, count);
});

const buried = (g: Gundam, seat: Seat): Card[] => [...g.cards(seat, Place.deck)].filter((card) => g.isChosen(card, Slot.buried));
/** Whose cards are to be ordered next: the active player's first (1-3-4). */
const orders = (g: Gundam): Seat | null => (buried(g, g.active).length > 1 ? g.active : buried(g, g.standby).length > 1 ? g.standby : null);

/** What has been put under a deck, one by one in the order that its owner likes, unseen by the opponent (3-1-6, 3-1-7). */
export const orderBuried = asking(
  {
    says: "put the next card on the bottom of the deck",
    who: (g) => orders(g)!,
    needed: (g) => orders(g) !== null,
    options(g, _e, _i, may) {
      for (const card of buried(g, orders(g)!)) may.offer(Verb.choose, card);
    },
    chosen(g, _e, _i, card) {
      const seat = g.ownerOf(card);
      toBottom(g, card);
      const [last, ...others] = buried(g, seat);
      if (others.length === 0) toBottom(g, last!);
    },
  },
  (g) => {
    g.unchoose(Slot.buried);
    return Done.vacuous;
  },
);
const toBottom = (g: Gundam, card: Card) => g.move(card, Place.deck, "3-1-6", Card.none, "");

/** 4-12 */
export const exile = each((g, card) => send(g, card, Place.removal, "4-12"));

/** 4-8: put a card into play, active, without Lv. and cost (Q129). The procedure of chapter 6 follows. */
export const deploy = {
  ...each((g, card) => {
    if (!isDeployable(g, card)) return false;
    arrive(g, card);
    return true;
  }),
  begins: Begins.deploy,
};

/** A Unit or Base card, whose play that is (4-8). */
export const isDeployable = (g: Gundam, card: Card): boolean => g.printed(card).type === Type.Unit || g.printed(card).type === Type.Base;

/** On its way into play: it has left where it was (3-1-2). */
export function arrive(g: Gundam, card: Card): void {
  g.now.fromTrash = g.placeOf(card) === Place.trash ? 1 : 0;
  g.move(card, Place.arriving, "4-8");
}

/** 4-9: without Lv. and cost (Q125), beneath a Unit that has no Pilot. */
export const pair = each((g, card, i, e) => {
  const unit = secondOf(g, e, i);
  const free = unit !== Card.none && g.inBattleArea(unit) && !g.isPaired(unit) && !g.stands(unit, Standing.cannotBePaired);
  if (!free || g.printed(card).asPilot === null || g.ownerOf(card) !== g.ownerOf(unit)) return false; // 4-2, 2-3-4-3
  g.pairWith(unit, card, "4-9");
  return true;
});

/** The Pilot of this Unit, in a 【Destroyed】 effect the one that went to the trash with it, if it still lies there. */
export const pairedPilotToHand = withPairedPilot((g, pilot) => send(g, pilot, Place.hand, "3-8"));

/** The same to the top of its owner's deck (3-2); in the trash both have seen it. */
export const pairedPilotToDeckTop = withPairedPilot((g, pilot) => {
  const seat = g.ownerOf(pilot);
  if (g.placeOf(pilot) === Place.beneath) g.leavePilot(pilot, Place.trash, "3-2");
  g.move(pilot, Place.deck, "3-2", g.top(seat, Place.deck));
  return true;
});

function withPairedPilot(does: (g: Gundam, pilot: Card) => boolean) {
  return once(
    (g, e, i) => {
      const pilot = pairedPilot(g, e, i);
      return pilot !== Card.none && does(g, pilot) ? Done.all : Done.nothing;
    },
    { possible: (g, e, i) => pairedPilot(g, e, i) !== Card.none },
  );
}

function pairedPilot(g: Gundam, e: Effect, i: Instruction): Card {
  if (e.unit === Card.none) return Card.none;
  const gone = e.gone === 1;
  const pilot = gone ? lastPilot(g, e.unit) : g.partner[e.unit];
  if (pilot === Card.none || g.placeOf(pilot) !== (gone ? Place.trash : Place.beneath)) return Card.none;
  if (i.filter === null) return pilot;
  const fits = gone ? printedMatches(i.filter, g.printed(pilot)) : matches(g, i.filter, pilot, e.player, e.unit, false);
  return fits ? pilot : Card.none;
}

/** 3-6-4-1: the top own Shields to hand, unseen by the opponent, no Burst (Q83). */
export const shieldToHand = once((g, e, i) => {
  let done = 0;
  for (; done < i.n && g.topShield(e.player) !== Card.none; done++) g.move(g.topShield(e.player), Place.hand, "3-6-4-1");
  return outcome(done, i.n);
});

/** {13-2-5-3}: the revealed card to its owner's hand; of what was destroyed, the card in the trash (11-2-8). */
export const thisCardToHand = once((g, e) => {
  const place = g.placeOf(e.source);
  if (place !== Place.nowhere && place !== Place.trash) return Done.nothing;
  g.move(e.source, Place.hand, place === Place.trash ? "3-8" : "{13-2-5-3}");
  return Done.all;
});

/** {13-2-5-3}: the revealed card into play. */
export const deployThisCard = {
  ...once((g, e) => {
    if (g.placeOf(e.source) !== Place.nowhere) return Done.nothing;
    arrive(g, e.source);
    return Done.all;
  }),
  begins: Begins.deploy,
};

/** {13-2-5-3}: the revealed Pilot card into play as a Unit with these numbers and without text. */
export const deployThisPilotAsUnit = {
  ...once((g, e) => {
    const { asUnit } = g.printed(e.source);
    if (g.placeOf(e.source) !== Place.nowhere || asUnit === null) return Done.nothing;
    g.setDefinition(e.source, asUnit);
    arrive(g, e.source);
    return Done.all;
  }),
  begins: Begins.deploy,
};

/** 4-4-4: read where Units come into play (rules/04-deploying.ts). */
export const deployedRested = holding(Standing.arrivesRested);

/** 4-17-4-1: an EX Base takes the place of the Base that is there (10-5-2). */
export const deployEXBase = {
  ...once((g, e) => {
    const token = freeToken(g, e.player);
    g.setDefinition(token, g.set.exBase);
    arrive(g, token);
    return Done.all;
  }),
  begins: Begins.deploy,
};

/** 4-12: this card, if it lies in the trash. */
export const exileThisCard = once(
  (g, e) => {
    if (g.placeOf(e.source) !== Place.trash) return Done.nothing;
    g.move(e.source, Place.removal, "4-12");
    return Done.all;
  },
  { possible: (g, e) => g.placeOf(e.source) === Place.trash },
);

/** 2-9: the cost of the chosen card is paid; if it cannot be, the card is not deployed. Its Lv. does not matter (Q129). */
export const payCostOf = {
  ...once((g, e, i) => {
    const card = firstOf(g, e, i);
    if (card === Card.none) return Done.nothing;
    if (costFromTrash(g, card) <= g.activeResources[e.player]) return Done.all;
    g.unchoose(i.slots);
    return Done.nothing;
  }),
  begins: Begins.payment,
};

/** 9-1-7-3: Resources are rested as part of an effect, all of them or none. */
export const payResources = {
  ...once((g, e, i) => (i.n <= g.activeResources[e.player] ? Done.all : Done.nothing), {
    possible: (g, e, i) => i.n <= g.activeResources[e.player],
  }),
  begins: Begins.payment,
};

/** 4-17: n Unit tokens at once, as many as it takes {5-17-4-1}. */
export const deployToken = {
  ...once((g, e, i) => {
    for (let n = 0; n < i.n; n++) {
      const token = freeToken(g, e.player);
      g.setDefinition(token, i.token!);
      arrive(g, token);
    }
    g.now.arriveRested = i.rested ? 1 : 0;
    return Done.all;
  }),
  begins: Begins.deploy,
};

const FIRST_EX = DECK + RESOURCES + 2;
const FIRST_TOKEN = FIRST_EX + EX_RESOURCES;

/** The token that has been out of use longest. The supply never runs out: no more than six Units are in play. */
function freeToken(g: Gundam, seat: Seat): Card {
  for (const card of g.cards(seat, Place.supply)) if (card >= FIRST_TOKEN + seat * CARDS_EACH) return card;
  throw new HouseLimit("more Unit tokens at a time than there are places for");
}

/** 6-4: from the resource deck; nothing beyond fifteen Resources (R-24, Q127). */
export const placeResource = once((g, e, i) => {
  let placed = 0;
  for (; placed < i.n && g.top(e.player, Place.resourceDeck) !== Card.none && g.playerLevel(e.player) < 15; placed++) {
    g.enter(g.top(e.player, Place.resourceDeck), Place.resourceArea, "2-3-7", i.rested);
  }
  return outcome(placed, i.n);
});

/** 4-17-5: EX Resources from outside the game, five at most (Q350). */
export const placeEXResource = once((g, e, i) => {
  const there = countEXResources(g, e.player);
  let placed = 0;
  for (; placed < i.n && there + placed < EX_RESOURCES && g.playerLevel(e.player) < 15; placed++) {
    // 3-4-2, Q350
    const resource = freeEXResource(g, e.player);
    if (resource === Card.none) break;
    g.enter(resource, Place.resourceArea, "4-17-5", i.rested);
  }
  if (placed > 0) g.announce(Timing.youPlaceEXResource, Card.none, Card.none, 0, e.player);
  return outcome(placed, i.n);
});

function countEXResources(g: Gundam, seat: Seat): number {
  let count = 0;
  for (const card of g.cards(seat, Place.resourceArea)) if (g.printed(card).isEXResource) count++;
  return count;
}

export function freeEXResource(g: Gundam, seat: Seat): Card {
  for (const card of g.cards(seat, Place.supply)) if (g.printed(card).isEXResource) return card;
  return Card.none;
}
