/** 14. The end of the game by Gem Complete. Deck Out (CO-V3) is looked at by the table whenever a deck card leaves. */
import type { Seat } from "@duelex/kernel";
import { Facing, SIX, Verb } from "../names.ts";
import { pointedWords, pointWords } from "../previews.ts";
import type { No } from "../rulebook.ts";
import type { ColossusOrder } from "../table.ts";
import { procedure } from "./procedures.ts";

/** CO-V2: with fewer than six face-down cards it cannot be declared. */
export function mayDeclare(g: ColossusOrder, seat: Seat): No {
  // CO-15.2: face-up ones do not count
  return g.faceDownLocus(seat) >= SIX ? null : "CO-V2";
}

/** CO-V2: point at six face-down cards, from left to right; they are turned face-up. */
export const gemComplete = procedure(
  "gemComplete",
  { pointed: 0, place: 0 },
  ({ act, ask }) => ({
    point: ask("CO-V2", {
      says: (g, c) => `which face-down locus card is turned face-up, from left to right (${pointedWords(g, c.pointed)})?`,
      means: (g, _c, place) => pointWords(g, place),
      who: (g) => g.active,
      options(g, c, may) {
        let place = 0;
        let left = 0;
        for (const card of g.locus(g.active)) if (++place > c.place && g.facing[card] === Facing.down) left++;
        place = 0;
        for (const card of g.locus(g.active)) {
          place++;
          if (g.facing[card] !== Facing.down || place <= c.place) continue;
          if (left >= SIX - c.pointed) may.offer(Verb.point, place);
          left--;
        }
      },
      chosen(g, c, place) {
        g.pointAt(g.locusCard(g.active, place), "CO-V2");
        c.place = place;
        c.pointed++;
      },
      again: (_g, c) => c.pointed < SIX,
    }),

    reveal: act("CO-V2", (g) => {
      let gems = 0;
      for (const card of g.locus(g.active)) {
        if (g.facing[card] !== Facing.pointed) continue;
        g.turnFaceUp(card, "CO-V2");
        if (g.isGem(card)) gems++;
      }
      // CO-15.3: if it fails, they stay face-up, and nothing more
      if (gems === SIX) g.winByGemComplete(g.active);
      else g.recorder?.note("declaration fails", 0, gems, "CO-V2", 0, g.active);
    }),
  }),
  { where: "Gem Complete" },
);
