import { type Dice, HouseLimit, Kept, type Match, otherSeat, type Seat } from "@duelex/kernel";
import type { Player } from "./player.ts";
import type { Judge } from "./search.ts";

/** How hard it thinks. */
export interface Diligence {
  /** Copies of the match, their hidden cards dealt anew, on which every answer is tried. */
  readonly worlds: number;
  /** Questions on the way to the end of one action, whoever is asked, that get a look of their own instead of a quick answer. */
  readonly looks: number;
  /** Answers after which a lookahead stops, wherever it stands. */
  readonly patience: number;
  /** Whether its own questions on the way get a look too, or only those of the other side. */
  readonly own: boolean;
}

/** How hard `greedy@1` thinks. */
export const first: Diligence = { worlds: 1, looks: 3, patience: 100, own: true };

/** How hard `greedy` thinks in this game. */
export const diligenceIn = <M extends Match>({ judgement }: Judge<M>): Diligence => ({ ...first, own: judgement?.weighsOwn ?? false });

/** A match that is won counts for more than any way to stand in one that goes on. */
const WON = 2;
/** An answer must be better than the quick one by more than rounding errors. */
const CLEARLY = 1e-9;

/** Where a lookahead began, and so where it ends. */
interface Outlook {
  readonly seat: Seat;
  readonly turn: number;
  readonly depth: number;
}

/** What it looks ahead on. */
interface Copies<M extends Match> {
  readonly world: M;
  readonly ahead: M;
  readonly reply: M;
}
/** By match: its players choose one after the other and leave nothing behind, so that three copies serve them all. */
const copies = new Kept((match: Match): Copies<Match> => ({ world: match.blank(), ahead: match.blank(), reply: match.blank() }));

/**
 * A sensible player that looks one action ahead. It tries each answer on copies of the match in which the cards that it cannot
 * name are dealt anew, plays on with quick answers to the end of the turn, and takes what leaves it standing best on average.
 * While its action is still being carried out, the other side picks its best instead of its quickest answer: so it blocks when that
 * pays, and an attack that runs into a block is not taken for a hit. Its own answers meanwhile are quick ones, where the game can bear
 * that. When nothing is clearly better than the quick answer, it gives that: cards are not wasted.
 */
export class GreedyPlayer<M extends Match> implements Player<M> {
  /** "greedy". */
  readonly name = "greedy";
  /** What came of quick answers to the end of the turn, from where the lookahead stands, for either seat; and how many there were. */
  private readonly quickly = { known: false, answers: 0, worth: [0, 0] as [number, number] };
  private copies: Copies<M> | null = null;

  constructor(
    private readonly game: Judge<M>,
    private readonly seat: Seat,
    private readonly dice: Dice,
    private readonly diligence: Diligence = diligenceIn(game),
  ) {}

  choose(match: M): number {
    const answers = this.distinct(match);
    if (answers.length === 1) return answers[0]!;
    this.copies ??= copies.of(match) as Copies<M>; // made of this very match
    const { world } = this.copies;
    const outlook = { seat: this.seat, turn: match.turnNumber, depth: match.depth };
    const worth = answers.map(() => 0);
    for (let deal = 0; deal < this.diligence.worlds; deal++) {
      world.copyFrom(match);
      world.redeal(this.seat, this.dice); // what is offered depends on nothing hidden, so its options are the same
      world.options(); // found once, and not on each copy
      answers.forEach((answer, at) => {
        worth[at]! += this.tryOut(world, answer, outlook);
      });
    }
    return answers[best(worth)]!;
  }

  /** How the seat stands after this answer. Where a limit of the house stops the rules, nothing is known: as good as a draw. */
  private tryOut(world: M, answer: number, outlook: Outlook): number {
    const { ahead } = this.copies!;
    ahead.copyFrom(world);
    try {
      ahead.play(answer);
      return this.carryOut(ahead, outlook);
    } catch (problem) {
      if (problem instanceof HouseLimit) return 0;
      throw problem;
    }
  }

  /**
   * Plays on: each side's best answers while the action is carried out, then quick ones to the end of the turn. What quick answers come
   * to from here was seen when the last of those answers was picked, and is not played again.
   */
  private carryOut(ahead: M, outlook: Outlook): number {
    const { quickly } = this;
    const { own } = this.diligence;
    let looks = this.diligence.looks;
    let left = this.diligence.patience;
    quickly.known = false;
    while (looks > 0 && left > 0 && isUnderWay(ahead, outlook)) {
      if (!own && ahead.asked === outlook.seat) {
        quickly.answers--;
        ahead.play(this.game.reflex(ahead));
      } else {
        if (ahead.options().count > 1) looks--;
        ahead.play(this.bestReply(ahead, outlook.turn));
      }
      left--;
    }
    if (quickly.known && quickly.answers <= left) return quickly.worth[this.seat];
    this.playOut(ahead, outlook.turn, left);
    return this.worthOf(ahead, this.seat);
  }

  /** The answer after which whoever is asked stands best at the end of the turn, everything else answered quickly. */
  private bestReply(ahead: M, turn: number): number {
    const answers = this.distinct(ahead);
    const { quickly } = this;
    if (answers.length === 1) {
      quickly.answers--;
      return answers[0]!;
    }
    const { reply } = this.copies!;
    const seat = ahead.asked;
    const { patience } = this.diligence;
    let at = 0;
    for (let nth = 0; nth < answers.length; nth++) {
      if (nth === 0 && quickly.known) {
        quickly.answers--; // the first is the quick one
        continue;
      }
      reply.copyFrom(ahead);
      reply.play(answers[nth]!);
      const left = this.playOut(reply, turn, patience);
      const worth = this.worthOf(reply, seat);
      if (nth > 0 && worth <= quickly.worth[seat] + CLEARLY) continue;
      at = nth;
      quickly.known = left > 0;
      quickly.answers = patience - left;
      quickly.worth[seat] = worth;
      quickly.worth[otherSeat(seat)] = this.worthOf(reply, otherSeat(seat));
    }
    return answers[at]!;
  }

  /** Quick answers to the end of the turn; those that give themselves cost no patience. @returns how much of it is left */
  private playOut(match: M, turn: number, patience: number): number {
    let left = patience;
    match.hurriedTurn = turn;
    try {
      for (; left > 0 && !match.over && match.turnNumber === turn; left--) match.play(this.game.reflex(match));
    } finally {
      match.hurriedTurn = -1; // also where a limit of the house stops it
    }
    return left;
  }

  private worthOf(match: M, seat: Seat): number {
    if (!match.over) return this.game.evaluate(match, seat);
    const { winner } = match.standing();
    return winner === null ? 0 : winner === seat ? WON : -WON;
  }

  /** The answers that differ, the quick one first. */
  private distinct(match: M): number[] {
    const { options, count } = match.options();
    const answers = [this.game.reflex(match)];
    next: for (let answer = 0; answer < count; answer++) {
      for (const other of answers) if (match.alike(options[other]!, options[answer]!)) continue next;
      answers.push(answer);
    }
    return answers;
  }
}

/** Is the action still being carried out? Until its seat is asked again, no deeper inside the rules than when it chose. */
const isUnderWay = (match: Match, { seat, turn, depth }: Outlook): boolean =>
  !match.over && match.turnNumber === turn && !(match.asked === seat && match.depth <= depth);

/** The first of the greatest. */
function best(worth: readonly number[]): number {
  let at = 0;
  for (let other = 1; other < worth.length; other++) if (worth[other]! > worth[at]! + CLEARLY) at = other;
  return at;
}
