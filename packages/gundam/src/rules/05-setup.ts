/** 5. Preparing the game (5-2-1). */
import { Card, type Seat, seatName } from "@duelex/kernel";
import { Place, Verb } from "../names.ts";
import type { Gundam } from "../table.ts";
import { freeEXResource } from "../vocabulary/ops-moving.ts";
import { turn } from "./06-turn.ts";
import { procedure } from "./procedures.ts";

export const setup = procedure(
  "setup",
  { winner: 0 as Seat, asked: 0 },
  ({ act, ask }) => ({
    shuffleDecks: act("5-2-1-1", (g, s) => {
      g.shuffleDeck(0);
      g.shuffleDeck(1);
      if (g.now.firstFixed > 0) g.now.first = (g.now.firstFixed - 1) as Seat;
      else s.winner = g.roll(2) as Seat;
    }),

    whoBegins: ask("5-2-1-3", {
      says: () => "you have won the toss: go first or second",
      where: () => "the toss",
      unless: (g) => g.now.firstFixed > 0,
      who: (_g, s) => s.winner,
      options(_g, _s, may) {
        may.offer(Verb.first);
        may.offer(Verb.second);
      },
      chosen(g, s, _card, verb) {
        g.now.first = verb === Verb.first ? s.winner : g.opponent(s.winner);
      },
    }),

    openingHands: act("5-2-1-5", (g, s) => {
      g.now.active = g.now.first;
      g.recorder?.note("first player", Card.none, 0, "5-2-1-3", Card.none, g.active, 0, {
        words: g.now.firstFixed > 0 ? "" : `${seatName(s.winner)} won the toss`,
      });
      for (const player of [g.active, g.standby]) g.draw(player, 5, "5-2-1-5");
    }),

    redraw: ask("5-2-1-6", {
      says: () => "keep the hand, or put it on the bottom of the deck and draw five others",
      where: () => "redraw",
      who: (g, s) => (s.asked === 0 ? g.active : g.standby),
      options(_g, _s, may) {
        may.offer(Verb.keep);
        may.offer(Verb.redraw);
      },
      chosen(g, s, _card, verb) {
        if (verb === Verb.redraw) redrawHand(g, s.asked === 0 ? g.active : g.standby);
        s.asked++;
      },
      again: (_g, s) => s.asked < 2,
    }),

    shields: act("5-2-1-7", (g) => {
      for (const player of [g.active, g.standby]) {
        for (let n = 0; n < 6; n++) g.move(g.top(player, Place.deck), Place.shieldSection, "5-2-1-7"); // Q8
      }
    }),

    tokens: act("5-2-1-8", (g) => {
      for (const player of [g.active, g.standby]) placeEXBase(g, player);
      g.enter(freeEXResource(g, g.standby), Place.resourceArea, "4-17-5");
    }),

    firstTurn: act("5-2-1-9", (g) => {
      g.now.turn = 1;
      g.recorder?.note("turn", Card.none, 1, "6-1", Card.none, g.active);
      g.begin(turn);
    }),
  }),
  { settles: true, where: "5-2" },
);

/** 5-2-1-6-1: the whole hand to the bottom, five from the top, then shuffle. */
function redrawHand(g: Gundam, player: Seat): void {
  g.recorder?.note("redraw", Card.none, 0, "5-2-1-6-1", Card.none, player);
  for (const card of g.hand(player)) g.move(card, Place.deck, "5-2-1-6-1");
  g.draw(player, 5, "5-2-1-6-1");
  g.shuffleDeck(player);
}

/** 4-17-4-1 */
function placeEXBase(g: Gundam, player: Seat): void {
  for (const card of g.cards(player, Place.supply)) {
    if (g.definition[card] !== g.set.exBase.number) continue;
    g.enter(card, Place.baseSection, "4-17-4-1");
    return;
  }
}
