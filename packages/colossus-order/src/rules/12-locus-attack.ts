/** 12. Locus attack: the card, the gem captured and its place refilled, Locus Trick; with Double Break twice (CO-Y4). */
import { Card } from "@duelex/kernel";
import { Facing, Keyword, Type, Verb } from "../names.ts";
import type { ColossusOrder } from "../table.ts";
import { atOnce, mayPlayFree } from "./08-playing.ts";
import { procedure } from "./procedures.ts";

export const locusAttack = procedure(
  "locusAttack",
  { second: 0, gemRevealed: 0, turned: 0, refill: 0, wasSpent: 0, following: Card.none, played: Card.none },
  ({ act, ask }) => ({
    reveal: act("CO-R1", (g, l) => {
      const card = attacked(g, l);
      l.turned = g.facing[card] === Facing.up ? 0 : 1; // CO-R7
      g.turnFaceUp(card, "CO-R1");
    }),

    /** Whatever the capture point (CO-R2); but only the first gem revealed (CO-Y4). */
    capture: act(
      "CO-R2",
      (g, l) => {
        const gem = attacked(g, l);
        l.gemRevealed = 1;
        l.refill = 1;
        l.wasSpent = g.isSpent(gem) ? 1 : 0;
        l.following = g.zones.next[gem];
        g.capture(gem, g.active, "CO-R2");
      },
      { unless: (g, l) => l.gemRevealed === 1 || !g.isGem(attacked(g, l)) },
    ),

    draw: act("CO-R3", (g) => g.draw(g.nonTurnPlayer, 1, "CO-R3"), { unless: (_g, l) => l.refill === 0 }),

    refill: ask("CO-R3", {
      says: () => "a hand card for the place of the captured gem",
      unless: (_g, l) => l.refill === 0,
      who: (g) => g.nonTurnPlayer,
      options(g, _l, may) {
        for (const card of g.hand(g.nonTurnPlayer)) may.offer(Verb.refill, card);
      },
      chosen(g, l, card) {
        g.putIntoLocus(card, "CO-R3", l.following, l.wasSpent === 1); // CO-L7
        l.refill = 0;
      },
    }),

    locusTrick: ask("CO-R5", {
      says: () => "play it now by Locus Trick?",
      unless: (g, l) => !mayTrick(g, l),
      who: (g) => g.nonTurnPlayer,
      options(g, l, may) {
        may.offer(Verb.useLocusTrick, 0, mayPlayFree(g, attacked(g, l), g.printed(attacked(g, l))));
        may.offer(Verb.leaveFaceUp); // CO-R4
      },
      chosen(g, l, _card, verb) {
        if (verb === Verb.leaveFaceUp) return;
        const card = attacked(g, l);
        if (g.printed(card).type === Type.Follower) g.enterFieldFromLocus(card, "CO-R6");
        else {
          l.played = card;
          playFromLocus(g, card);
        }
      },
    }),

    /** CO-R6: an action has been carried out and is discarded now. */
    afterTrick: act(
      "CO-R6",
      (g, l) => {
        g.discardFromLocus(l.played, "CO-R6");
        l.played = Card.none;
      },
      { unless: (_g, l) => l.played === Card.none },
    ),

    next: act("CO-Y4", (_g, l) => {
      l.second++;
    }),
  }),
  { again: (g, l) => l.second === 1 && g.attack.second !== Card.none },
);

type Locus = { readonly second: number; readonly turned: number };

const attacked = (g: ColossusOrder, l: Locus): Card => (l.second === 0 ? g.attack.target : g.attack.second);

/** CO-R5, CO-Y3: Locus Trick, and turned face-up by this attack. */
function mayTrick(g: ColossusOrder, l: Locus): boolean {
  const card = attacked(g, l);
  return l.turned === 1 && g.isInLocus(card) && g.has(card, Keyword.LocusTrick) && !g.isGem(card);
}

/** CO-R6, CO-R8, CO-15.15: an action, at once, free of locus cost, unanswered; it lies in its place until it has been carried out. */
function playFromLocus(g: ColossusOrder, card: Card): void {
  g.recorder?.note("announce", card, 0, "CO-R8");
  g.link(card, g.printed(card).action);
  g.begin(atOnce);
}
