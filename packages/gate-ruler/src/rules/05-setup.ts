/** 5. Setting up the game. No mulligan (R-MULL). */
import { Card, SEATS, type Seat } from "@duelex/kernel";
import { Profile } from "../names.ts";
import { turn } from "./06-turn.ts";
import { procedure } from "./procedures.ts";

export const setup = procedure(
  "setup",
  {},
  ({ act }) => ({
    revealRulers: act("GR-5-REVEAL", (g) => {
      for (const seat of SEATS) g.recorder?.note("show", g.ruler[seat], 0, "GR-5-REVEAL");
    }),
    firstPlayer: act("GR-5-FIRST", (g) => {
      const seat = g.roll(2) as Seat;
      g.now.first = seat;
      g.now.active = seat;
      g.recorder?.note("first player", Card.none, 0, "GR-5-FIRST", Card.none, seat);
    }),
    shuffle: act("GR-5-SHUFFLE", (g) => {
      for (const seat of SEATS) g.shuffleDeck(seat, "GR-5-SHUFFLE");
    }),
    rulersSetup: act("GR-5-RULERSETUP", (g) => {
      for (const seat of [g.now.active, g.other]) {
        const { hand, handFromSet3 } = g.rulerOf(seat); // energy lies there, active, since the rulers were revealed
        g.draw(seat, g.now.profile >= Profile.v2021_10 ? handFromSet3 : hand, "GR-5-RULERSETUP"); // Open Cards are shown and wait (GR-5-OPEN)
      }
    }),
    begin: act("GR-5-BEGIN", (g) => {
      g.begin(turn);
    }),
  }),
  { where: (g) => (g.now.turn === 0 ? "setting up" : "") },
);
