/** 12. Locus attack: the card, the gem captured and its place refilled, Locus Trick; with Double Break twice (CO-Y4). */
import { Card, type More, type Seat } from "@duelex/kernel";
import { Facing, Keyword, Type, Verb } from "../names.ts";
import { gemLevelWords, printedWords, trickWords } from "../previews.ts";
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
      const cause = attackOn(g, l);
      if (l.turned === 0) g.recorder?.note("face-up already", card, 0, "CO-R1", Card.none, undefined, 0, cause);
      g.turnFaceUp(card, "CO-R1", cause);
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
      {
        unless: (g, l) => l.gemRevealed === 1 || !g.isGem(attacked(g, l)),
        tells: (g, l, isPassedOver) => isPassedOver && tellWhatStays(g, l),
      },
    ),

    draw: act("CO-R3", (g, l) => g.draw(g.nonTurnPlayer, 1, "CO-R3", g.recorder?.afterTo(attacked(g, l))), {
      unless: (_g, l) => l.refill === 0,
    }),

    refill: ask("CO-R3", {
      says: (g, l) => `which hand card goes face-down to place ${emptyPlace(g, l.following)} of the locus, where the captured gem lay?`,
      where: "refilling the locus",
      means: (g, _l, card) => printedWords(g, card),
      unless: (_g, l) => l.refill === 0,
      who: (g) => g.nonTurnPlayer,
      options(g, _l, may) {
        for (const card of g.hand(g.nonTurnPlayer)) may.offer(Verb.refill, card);
      },
      chosen(g, l, card) {
        const drawn = g.recorder?.lastBut("put into the locus") ?? undefined;
        g.putIntoLocus(card, "CO-R3", l.following, l.wasSpent === 1, { cause: drawn }); // CO-L7
        l.refill = 0;
      },
    }),

    locusTrick: ask("CO-R5", {
      says: (g, l) => `play ${g.cardName(attacked(g, l))} now by Locus Trick, free of locus cost, or leave it face-up?`,
      where: "Locus Trick",
      means: (g, l, _card, verb) => (verb === Verb.useLocusTrick ? trickWords(g, attacked(g, l)) : "it stays in the locus"),
      unless: (g, l) => !mayTrick(g, l),
      who: (g) => g.nonTurnPlayer,
      options(g, l, may) {
        may.offer(Verb.useLocusTrick, 0, mayPlayFree(g, attacked(g, l), g.printed(attacked(g, l))));
        may.offer(Verb.leaveFaceUp); // CO-R4
      },
      chosen(g, l, _card, verb) {
        if (verb === Verb.leaveFaceUp) {
          if (g.recorder !== null) g.follow("leave face-up", attacked(g, l), "CO-R4", whyNoTrick(g, attacked(g, l)));
          return;
        }
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
  { again: (g, l) => l.second === 1 && g.attack.second !== Card.none, where: "" },
);

/** CO-R4, CO-Y4: a card that is not captured stays where it lies; of one that may be played by Locus Trick that is said when it is not (CO-R5). */
function tellWhatStays(g: ColossusOrder, l: Locus): void {
  if (mayTrick(g, l)) return;
  const card = attacked(g, l);
  g.follow(
    "stays",
    card,
    g.isGem(card) ? "CO-Y4" : "CO-R4",
    g.isGem(card) ? "only the first gem of a Double Break is captured" : "it is no gem",
  );
}

/** CO-R3: before the card that lay to the right of the gem; at the right end if none did. */
const emptyPlace = (g: ColossusOrder, following: Card): number =>
  following === Card.none ? g.locusSize(g.nonTurnPlayer) + 1 : g.zones.placeInZone(following) + 1;

/** CO-R3: the place that stands empty while a card of the hand is chosen for it, from 0; -1 if none of this player's does. */
export function gapIn(g: ColossusOrder, seat: Seat): number {
  const frame = g.running(locusAttack);
  return frame === null || frame.refill === 0 || seat !== g.nonTurnPlayer ? -1 : emptyPlace(g, frame.following) - 1;
}

type Locus = { readonly second: number; readonly turned: number };

const attacked = (g: ColossusOrder, l: Locus): Card => (l.second === 0 ? g.attack.target : g.attack.second);

/** CO-A4, CO-Y4: the attack on this card is what turns it up, whatever was answered meanwhile. */
function attackOn(g: ColossusOrder, l: Locus): More {
  const declared = l.second === 0 ? "CO-A4" : "CO-Y4";
  const cause = g.recorder?.events.findLastIndex(({ what, rule }) => what === "attack the locus" && rule === declared) ?? -1;
  return cause < 0 ? {} : { cause };
}

/** CO-R5, CO-Y3: Locus Trick, and turned face-up by this attack. */
function mayTrick(g: ColossusOrder, l: Locus): boolean {
  const card = attacked(g, l);
  return l.turned === 1 && g.isInLocus(card) && g.has(card, Keyword.LocusTrick) && !g.isGem(card);
}

/** CO-R5: why it could not be played, of which nobody is asked; "" if it could. */
function whyNoTrick(g: ColossusOrder, card: Card): string {
  const printed = g.printed(card);
  const no = mayPlayFree(g, card, printed);
  if (no === null) return "";
  if (no === "CO-B8") return "as it finds nothing to choose";
  if (no === "CO-U1") return "as it is unique and stands on the field already";
  return no === "CO-G1" || no === "CO-G3" ? `as it needs gems: ${gemLevelWords(printed)}` : "as its condition does not hold";
}

/** CO-R6, CO-R8, CO-15.15: an action, at once, free of locus cost, unanswered; it lies in its place until it has been carried out. */
function playFromLocus(g: ColossusOrder, card: Card): void {
  g.noteAnnouncement(card, "CO-R8");
  g.link(card, g.printed(card).action);
  g.begin(atOnce);
}
