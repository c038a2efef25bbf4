/** What a quick player goes by: how well a seat stands, from what it may know, and a sensible answer to any question. */
import { balanceOf, type Card, firstOffered, type Seat, seatBit } from "@duelex/kernel";
import { Place, Type, Verb } from "./names.ts";
import type { ColossusOrder } from "./table.ts";

/** From -1 (lost) to 1 (won). A deck that runs out loses, six gems in the own locus win; everything else is a means. */
export const evaluate = (g: ColossusOrder, seat: Seat): number => balanceOf(g, seat, (of) => worth(g, of, seat), 14);

function worth(g: ColossusOrder, seat: Seat, viewer: Seat): number {
  const deck = g.count(seat, Place.deck);
  let sum = deck * 0.4 - (deck < 12 ? (12 - deck) * 0.4 : 0);
  for (const follower of g.field(seat)) {
    const printed = g.printed(follower);
    sum += 0.8 + g.ap(follower) * 0.4 + Math.max(0, g.remainingRp(follower)) * 0.3 + printed.crush * 0.5 + printed.capture * 0.2;
  }
  sum += (GEM_WORTH[Math.min(6, g.allGems(seat))] ?? 0) + Math.min(8, g.locusSize(seat)) * 0.8 + g.handSize(seat) * 0.35;
  if (seat === viewer) sum += worthOfHand(g, seat) + worthOfHiddenGems(ownGems(g, seat));
  return sum;
}

/** Gems are wanted early, three at a time; of the rest, what the gem level allows to be played. */
function worthOfHand(g: ColossusOrder, seat: Seat): number {
  let gems = 0;
  let playable = 0;
  for (const card of g.hand(seat)) {
    const { type, gemLevel } = g.printed(card);
    if (type === Type.Gem) gems++;
    else if (gemLevel.every((n, color) => n <= g.gems(seat, color))) playable++;
  }
  return Math.min(3, gems) * 0.3 + Math.min(5, playable) * 0.4;
}

/** The first Colossus gems open the most cards. */
const GEM_WORTH: readonly number[] = [0, 2.2, 4, 5.4, 6.4, 7, 7.4];

/** MR 2.1.1: six of them win. */
const worthOfHiddenGems = (gems: number): number => gems * 0.4 + (gems >= 5 ? 1.5 : 0) + (gems >= 6 ? 3 : 0);

/** CO-15.25: face-down gems that this seat has put into its locus itself, and so knows. */
function ownGems(g: ColossusOrder, seat: Seat): number {
  let gems = 0;
  for (const card of g.locus(seat)) if (isKnownGem(g, seat, card)) gems++;
  return gems;
}

const isKnownGem = (g: ColossusOrder, seat: Seat, card: Card): boolean =>
  g.eyes(card) === 0 && (g.known[card] & seatBit(seat)) !== 0 && g.isGem(card);

const QUICK: readonly Verb[] = [Verb.keep, Verb.noDeclaration, Verb.pass, Verb.endMainPhase, Verb.useLocusTrick, Verb.attackDeck];

/** A sensible quick answer to the question that stands: pass, keep, decline, the first target (what does harm lists the other side first). */
export const reflex = (g: ColossusOrder): number => Math.max(0, firstOffered(g, QUICK));
