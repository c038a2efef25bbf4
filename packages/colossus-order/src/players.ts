/** What a quick player goes by: how well a seat stands, from what it may know, and a sensible answer to any question. */
import { balanceOf, firstOffered, otherSeat, type Seat } from "@duelex/kernel";
import { Place, Type, Verb } from "./names.ts";
import { ownGems } from "./statistics.ts";
import type { ColossusOrder } from "./table.ts";

/**
 * What things are worth; `much` is a difference that is a good deal. `pressure` is for the share of the deck that one turn of the other
 * side can take, `behind` for cards that the deck has less than the other as a share of what is left, `payable` for cards in hand that gems and locus allow, `fiveDown` and `sixDown` for face-down locus cards of which the
 * other side cannot know whether they are gems, `sixOnTurn` for six hidden gems when they can be shown now (CO-V1).
 */
const first = {
  ...{ much: 14, deck: 0.4, deckBelow12: -0.4, deckNearEnd: 0, follower: 0.8, ap: 0.4, rp: 0.3, crush: 0.5, capture: 0.2 },
  ...{ gem: 1, locus: 0.8, hand: 0.35, handGem: 0.3, playable: 0.4, hiddenGem: 0.4, fiveHidden: 1.5, sixHidden: 3 },
  ...{ pressure: 0, ready: 0, payable: 0, fourHidden: 0, sixOnTurn: 0, fiveDown: 0, sixDown: 0 },
  ...{ behind: 0 },
};
type Worth = Readonly<typeof first>;
/** Found by playing, all at once: trials/strength/NOTEBOOK.md. A deck that runs out loses: at -0.4 a card the search drew and attacked itself to its end. */
const weights: Worth = {
  ...{ much: 14, deck: 0.38, deckBelow12: -1.5, deckNearEnd: 0, follower: 0.67, ap: 0.35, rp: 0.34, crush: 0.55, capture: 0.2 },
  ...{ gem: 1.15, locus: 0.7, hand: 0.35, handGem: 0.4, playable: 0.5, hiddenGem: 0.28, fiveHidden: 1.15, sixHidden: 2.8 },
  ...{ pressure: 1.35, ready: 0.27, payable: 0.47, fourHidden: 0.9, sixOnTurn: 10, fiveDown: 0.4, sixDown: 1.3 },
  ...{ behind: -1.5 },
};

export const judgement = {
  ...{ weights, first, trust: 1 },
  levels: [...[70, 60, 50, 37, 16, 0].map((astray) => ({ lines: null, astray })), ...[100, 400].map((lines) => ({ lines, astray: 0 }))],
  of: (g: ColossusOrder, seat: Seat, w: Worth): number => balanceOf(g, seat, (of) => worth(g, of, seat, w), w.much),
};

/** From -1 (lost) to 1 (won). A deck that runs out loses, six gems in the own locus win; everything else is a means. */
export const evaluate = (g: ColossusOrder, seat: Seat): number => judgement.of(g, seat, weights);

function worth(g: ColossusOrder, seat: Seat, viewer: Seat, w: Worth): number {
  const deck = g.count(seat, Place.deck);
  let sum = w.deck * deck + w.deckBelow12 * Math.max(0, 12 - deck) + w.deckNearEnd / (1 + deck / 4);
  if (deck > 0) sum -= (w.pressure * (1 + oncoming(g, otherSeat(seat)))) / (deck + 1);
  sum += (w.behind * Math.max(0, g.count(otherSeat(seat), Place.deck) - deck)) / (deck + 3); // CO-V3: who is behind runs out first
  for (const follower of g.field(seat)) {
    const printed = g.printed(follower);
    if (g.isON(follower)) sum += w.ready;
    sum +=
      w.follower +
      g.ap(follower) * w.ap +
      Math.max(0, g.remainingRp(follower)) * w.rp +
      printed.crush * w.crush +
      printed.capture * w.capture;
  }
  sum += w.gem * (GEM_WORTH[Math.min(6, g.allGems(seat))] ?? 0) + Math.min(8, g.locusSize(seat)) * w.locus + g.handSize(seat) * w.hand;
  if (seat === viewer) sum += worthOfHand(g, seat, w) + worthOfHiddenGems(ownGems(g, seat), g.active === seat, w);
  else {
    const down = g.faceDownLocus(seat);
    sum += (down >= 5 ? w.fiveDown : 0) + (down >= 6 ? w.sixDown : 0);
  }
  return sum;
}

/** Gems are wanted early, three at a time; of the rest, what the gem level allows to be played. */
function worthOfHand(g: ColossusOrder, seat: Seat, w: Worth): number {
  let gems = 0;
  let playable = 0;
  let payable = 0;
  for (const card of g.hand(seat)) {
    const { type, gemLevel, locusCost } = g.printed(card);
    if (type === Type.Gem) gems++;
    else if (gemLevel.every((n, color) => n <= g.gems(seat, color))) {
      playable++;
      if (locusCost <= g.locusSize(seat)) payable++;
    }
  }
  return Math.min(3, gems) * w.handGem + Math.min(5, playable) * w.playable + Math.min(3, payable) * w.payable;
}

/** CO-K1: how many cards of the other deck this seat's followers can turn up in one turn, if nobody blocks. */
function oncoming(g: ColossusOrder, seat: Seat): number {
  let crush = 0;
  for (const follower of g.field(seat)) crush += Math.max(0, g.printed(follower).crush);
  return crush;
}

/** The first Colossus gems open the most cards. */
const GEM_WORTH: readonly number[] = [0, 2.2, 4, 5.4, 6.4, 7, 7.4];

/** MR 2.1.1: six of them win. */
const worthOfHiddenGems = (gems: number, isOnTurn: boolean, w: Worth): number =>
  gems * w.hiddenGem +
  (gems >= 4 ? w.fourHidden : 0) +
  (gems >= 5 ? w.fiveHidden : 0) +
  (gems >= 6 ? w.sixHidden + (isOnTurn ? w.sixOnTurn : 0) : 0);

const QUICK: readonly Verb[] = [Verb.keep, Verb.noDeclaration, Verb.pass, Verb.endMainPhase, Verb.useLocusTrick, Verb.attackDeck];

/** A sensible quick answer to the question that stands: pass, keep, decline, the first target (what does harm lists the other side first). */
export const reflex = (g: ColossusOrder): number => Math.max(0, firstOffered(g, QUICK));
