/** 5. Beginning. */
import { Card, SEATS, type Seat } from "@duelex/kernel";
import { Verb } from "../names.ts";
import { printedWords } from "../previews.ts";
import type { ColossusOrder } from "../table.ts";
import { turn } from "./06-turn.ts";
import { procedure } from "./procedures.ts";

/** CO-S1 and CO-S3 have been done when the table was laid: the Colossus lies in its area, the fifty cards in the deck area. */
export const beginning = procedure(
  "beginning",
  {},
  ({ act, call }) => ({
    rockPaperScissors: act("CO-S4", (g) => {
      if (g.settings.starter > 1) g.settings.starter = g.roll(2) as Seat;
      g.now.first = g.settings.starter as Seat;
      g.now.active = g.now.first;
      g.recorder?.note("start", Card.none, 0, "CO-S4", Card.none, g.active);
    }),

    shuffle: act("CO-S2", (g) => {
      for (const seat of SEATS) g.shuffleDeck(seat, "CO-S2");
    }),

    openingHands: act("CO-S5", (g) => {
      for (const seat of [g.active, g.nonTurnPlayer]) g.draw(seat, 7, "CO-S5");
    }),

    startingPlayerExchanges: call("CO-S6", (g) => {
      g.begin(exchange).seat = g.active;
    }),
    secondPlayerExchanges: call("CO-S6", (g) => {
      g.begin(exchange).seat = g.nonTurnPlayer;
    }),

    firstTurn: act("CO-S7", (g) => {
      g.now.turn = 1; // MR 1.2; CO-15.17: it is a turn like any other
      g.recorder?.note("turn", Card.none, 1, "CO-S7", Card.none, g.active);
      g.begin(turn);
    }),
  }),
  { where: "" },
);

/** CO-S6. Up to so many hand cards go to the bottom of the deck, one by one in an order of the player's choice; then as many are drawn. */
const exchange = procedure(
  "exchange",
  { seat: 0 as Seat, exchanged: 0, kept: 0 },
  ({ act, ask }) => ({
    putBack: ask("CO-S6", {
      says: (g, e) =>
        `exchange up to ${mostExchanged(g, e.seat)} hand cards (${e.exchanged} so far), or exchange no more; what is exchanged goes under the deck, and as many are drawn`,
      means: (g, e, card, verb) => (verb === Verb.exchange ? printedWords(g, card) : keptWords(e.exchanged)),
      who: (_g, e) => e.seat,
      options(g, e, may) {
        const refused = e.exchanged < mostExchanged(g, e.seat) ? null : "CO-S6";
        for (const card of g.hand(e.seat)) may.offer(Verb.exchange, card, refused);
        may.offer(Verb.keep);
      },
      chosen(g, e, card, verb) {
        if (verb === Verb.keep) {
          e.kept = 1;
          if (e.exchanged === 0) g.remark("keep", Card.none, "CO-S6", "", Card.none, e.seat);
        } else {
          e.exchanged++;
          g.putOnDeckBottom(card, "CO-S6");
        }
      },
      again: (_g, e) => e.kept === 0,
    }),
    drawAsMany: act("CO-S6", (g, e) => g.draw(e.seat, e.exchanged, "CO-S6")),
  }),
  { where: () => "exchange of the opening hand" },
);

const keptWords = (exchanged: number): string =>
  exchanged === 0 ? "no card is exchanged" : `no more are exchanged, and ${exchanged === 1 ? "1 card is" : `${exchanged} cards are`} drawn`;

const mostExchanged = (g: ColossusOrder, seat: Seat): number =>
  seat === g.now.first ? g.settings.exchangeOfFirst : g.settings.exchangeOfSecond;
