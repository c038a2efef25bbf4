/** 11. Deck attack: crush and capture. */
import { Card } from "@duelex/kernel";
import { Place } from "../names.ts";
import { crushOf } from "../statistics.ts";
import { procedure } from "./procedures.ts";

export const deckAttack = procedure(
  "deckAttack",
  {},
  ({ act }) => ({
    /** As many cards as the crush point is at this moment. If the deck is empty now, the match is over before anything is captured (CO-K5). */
    crush: act("CO-K1", (g) => {
      const crush = crushOf(g, g.attack.attacker);
      const taken = Math.min(crush, g.count(g.nonTurnPlayer, Place.deck));
      const cause = g.recorder?.afterTo(g.attack.attacker, "attack the deck");
      g.recorder?.note("crush", g.attack.attacker, taken, "CO-K1", Card.none, g.active, 0, cause);
      g.recorder?.leads();
      g.reveal(g.nonTurnPlayer, crush, "CO-K1");
    }),

    /** Gems in order of being revealed, up to the capture point; it is not optional (CO-K4, CO-15.12), and nothing is drawn for them (CO-K6). */
    capture: act("CO-K2", (g) => {
      let left = g.printed(g.attack.attacker).capture;
      for (const card of g.cards(g.nonTurnPlayer, Place.revealed)) {
        if (left > 0 && g.isGem(card)) {
          if (g.capture(card, g.active, "CO-K2")) left--; // CO-U4: a duplicate uses no capture point
        } else {
          if (g.isGem(card) && g.recorder !== null)
            g.follow("not captured", card, "CO-K2", `the capture point is ${g.printed(g.attack.attacker).capture}`);
          g.discard(card, "CO-K3", g.recorder?.afterTo(card, "reveal"));
        }
      }
    }),
  }),
  { where: "deck attack" },
);
