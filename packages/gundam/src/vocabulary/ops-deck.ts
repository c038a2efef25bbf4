/** 16.10 Hand and deck. Cards looked at remain cards of the deck until they are moved. */
import { BOTH, Card, seatBit } from "@duelex/kernel";
import type { Instruction } from "../cards.ts";
import { Damage, Happened, Place, Timing, Verb } from "../names.ts";
import { type Effect, Slot } from "../state.ts";
import type { Gundam } from "../table.ts";
import { collect, countMatches } from "./filters.ts";
import { arrive } from "./ops-moving.ts";
import { asking, Begins, Done, firstLooked, lookedCount, offerLooked, once, outcome } from "./word.ts";

/** 4-14: one by one. */
export const draw = once((g, e, i) => {
  const drawn = g.draw(e.player, i.n, "4-14");
  if (drawn > 0) g.announce(Timing.youDrawByEffect, Card.none, Card.none, Damage.none, e.player);
  return outcome(drawn, i.n);
});

// ---- cards of the own hand ----

const inHand = (g: Gundam, e: Effect, i: Instruction): number =>
  i.filter === null ? g.count(e.player, Place.hand) : countMatches(g, i.filter, e.player, e.unit, e.gone === 1);

/** "Pick n matching cards of your hand", one by one; as many as there are; declined as a whole with `may`. */
function fromHand(rule: "4-11" | "3-2", says: string, handle: (g: Gundam, card: Card) => void) {
  return asking(
    {
      says,
      needed: (g, e, i) => inHand(g, e, i) > 0 || (i.may && g.count(e.player, Place.hand) > 0),
      options(g, e, i, may) {
        if (i.filter === null) for (const card of g.hand(e.player)) may.offer(Verb.choose, card);
        else {
          const { found } = g.lists;
          const count = collect(g, i.filter, e.player, e.unit, e.gone === 1, found);
          for (let at = 0; at < count; at++) may.offer(Verb.choose, found[at]!);
        }
        if (i.may && e.picks === 0) may.offer(Verb.no); // 9-1-3
      },
      chosen(g, e, i, card, verb) {
        if (verb === Verb.choose) {
          handle(g, card);
          e.picks++;
          e.did = 1;
          if (e.picks < i.n && inHand(g, e, i) > 0) return;
        }
        if (e.picks < i.n) e.complete = 0;
        e.picks = 0;
        e.step++;
      },
      evenIfForced: (_g, _e, i) => i.filter !== null || i.may,
    },
    (g, e) => {
      if (g.count(e.player, Place.hand) > 0) g.recorder?.note("none in hand", Card.none, 0, rule, Card.none, e.player); // it must be done if it can be, so that it was not says this
      return Done.nothing;
    },
  );
}

/** 4-11; compulsory without `may`. */
export const discard = fromHand("4-11", "discard a card", (g, card) => {
  const e = g.effect;
  g.move(card, Place.trash, "4-11");
  g.choose(card, Slot.discarded);
  e.discarded++;
  if (g.ownerOf(card) !== g.ownerOf(e.source)) g.remember(Happened.madeEnemyDiscard, e.source);
});

/** Shown, and put under the deck. */
export const revealHandToDeckBottom = fromHand("3-2", "reveal a card and put it on the bottom of the deck", (g, card) => {
  g.show(card, BOTH, "3-2");
  g.move(card, Place.deck, "3-2");
});

/** The top n cards of the own deck to the trash at once. */
export const mill = once((g, e, i) => {
  let milled = 0;
  for (; milled < i.n && g.count(e.player, Place.deck) > 0; milled++) {
    const card = g.top(e.player, Place.deck);
    g.move(card, Place.trash, "3-9");
    g.choose(card, Slot.milled);
  }
  return outcome(milled, i.n);
});

// ---- looking at the top of the own deck ----

export const lookTop = once((g, e, i) => {
  let seen = 0;
  for (const card of g.cards(e.player, Place.deck)) {
    if (seen === i.n) break;
    g.show(card, seatBit(e.player), "3-2");
    g.choose(card, Slot.looked);
    seen++;
  }
  return seen > 0 ? Done.all : Done.nothing;
});

/** 9-1-3: up to n matching ones of them, to hand (shown to the opponent with `reveal`) or into play (Q131). */
export const mayTakeLooked = asking(
  {
    says: "take one of the cards looked at",
    needed: (g) => lookedCount(g) > 0,
    options(g, e, i, may) {
      const { found } = g.lists;
      const count = collect(g, i.filter!, e.player, e.unit, e.gone === 1, found);
      for (let at = 0; at < count; at++) may.offer(Verb.choose, found[at]!);
      may.offer(Verb.no);
    },
    chosen(g, e, i, card, verb) {
      if (verb === Verb.choose) {
        if (i.reveal) g.show(card, BOTH, "3-2");
        if (i.toDeckTop) toTop(g, e, card);
        else if (i.toField) arrive(g, card);
        else g.move(card, Place.hand, "3-8");
        e.picks++;
        e.did = 1;
        if (e.picks < i.n && lookedCount(g) > 0) return;
      } else if (e.picks === 0) e.complete = 0;
      e.picks = 0;
      e.step++;
    },
    evenIfForced: () => true,
  },
  () => Done.nothing,
);

/** 4-8: what was taken to the field is deployed. The procedure of chapter 6 follows. */
export const deployTaken = once(() => Done.vacuous, { begins: Begins.deploy });

/** n of the cards still looked at go to one end of the deck, one by one in the order that the owner likes. 3-1-6 */
function lookedTo(says: string, put: (g: Gundam, e: Effect, card: Card) => void) {
  return asking(
    {
      says,
      needed: (g) => lookedCount(g) > 1,
      options: (g, e, _i, may) => offerLooked(g, e, may),
      chosen(g, e, i, card) {
        put(g, e, card);
        e.did = 1;
        if (++e.picks < i.n && lookedCount(g) > 0) return;
        e.picks = 0;
        e.step++;
      },
    },
    (g, e) => {
      const card = firstLooked(g, e);
      if (card !== Card.none) put(g, e, card);
      const did = e.picks + (card === Card.none ? 0 : 1);
      e.picks = 0;
      return did === 0 ? Done.nothing : Done.all;
    },
  );
}

const toTop = (g: Gundam, e: Effect, card: Card) => g.move(card, Place.deck, "3-1-6", firstOther(g, e, card));
const toBottom = (g: Gundam, _e: Effect, card: Card) => g.move(card, Place.deck, "3-1-6");
/** The top card of the deck, but for this one. */
function firstOther(g: Gundam, e: Effect, card: Card): Card {
  const top = g.top(e.player, Place.deck);
  return top === card ? g.zones.next[card] : top;
}

export const lookedToTop = lookedTo("put a card on top of the deck", toTop);
export const lookedToBottom = lookedTo("put a card on the bottom of the deck", toBottom);
/** All of them, in the owner's order. */
export const lookedRestToBottom = lookedTo("put the next card on the bottom of the deck", toBottom);

/** All of them to one of the two ends, one by one in the owner's order (3-1-6). `e.picks` is the end that was chosen. */
export const lookedToTopOrBottom = asking(
  {
    says: "top or bottom of the deck",
    needed: (g) => lookedCount(g) > 0,
    options(g, e, _i, may) {
      if (e.picks !== 0) offerLooked(g, e, may);
      else {
        may.offer(Verb.top);
        may.offer(Verb.bottom);
      }
    },
    chosen(g, e, _i, card, verb) {
      e.did = 1;
      if (e.picks === 0) e.picks = verb;
      const put = e.picks === Verb.top ? toTop : toBottom;
      if (verb === Verb.choose) put(g, e, card);
      if (lookedCount(g) > 1) return;
      const last = firstLooked(g, e);
      if (put === toTop && g.top(e.player, Place.deck) === last) g.unchoose(Slot.looked);
      else put(g, e, last);
      e.picks = 0;
      e.step++;
    },
  },
  () => Done.nothing,
);

/** In random order: nobody can name them there any more (4-13). */
export const lookedRestToBottomRandom = once((g, e) => {
  let left = lookedCount(g);
  for (; left > 0; left--) {
    let skip = left === 1 ? 0 : g.roll(left);
    for (const card of g.cards(e.player, Place.deck)) {
      if (!g.isChosen(card, Slot.looked) || skip-- > 0) continue;
      g.move(card, Place.deck, "4-13");
      g.forgetName(card);
      break;
    }
  }
  return Done.all;
});

/** The one card that was looked at: back where it was, or to the trash. */
export const lookedToTopOrTrash = asking(
  {
    says: "leave the card on top of the deck, or put it into the trash",
    needed: (g) => lookedCount(g) > 0,
    options(g, e, _i, may) {
      may.offer(Verb.top);
      may.offer(Verb.choose, firstLooked(g, e));
    },
    chosen(g, e, _i, card, verb) {
      if (verb === Verb.choose) g.move(card, Place.trash, "3-9");
      g.unchoose(Slot.looked);
      e.did = 1;
      e.step++;
    },
  },
  () => Done.nothing,
);

export const lookedRestToTrash = once((g, e) => {
  for (let card = firstLooked(g, e); card !== Card.none; card = firstLooked(g, e)) g.move(card, Place.trash, "3-9");
  return Done.all;
});
