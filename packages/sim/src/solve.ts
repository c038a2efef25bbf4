/**
 * Is there a forced win? All answers of one side are tried, and all of the other, until the horizon: so many turns, or so many answers.
 * What it says it can prove, that there is a win, and that there is none. Knows no game. `checkProof` holds a proof against the rules
 * without anything of this.
 */
import type { Match, Seat } from "@duelex/kernel";
import { type Claim, type Horizon, lineOf, markOf, type Proof, toldTo } from "./claim.ts";
import { countDeals } from "./unsettled.ts";
import { Enough, keyOf, type Move, type World, Worlds } from "./worlds.ts";

/** How far a search for a forced win may look. Without a horizon: to the end of the match. */
export interface SolveOptions<M extends Match = Match> extends Horizon {
  /** Who is to win; without it, the seat that is asked. */
  readonly seat?: Seat;
  /** How many positions may be looked at. */
  readonly positions: number;
  /** Against every hidden hand: the answers may depend only on what the seat is told. So many kinds of deals at once at most. Without it hands and decks are open. */
  readonly kinds?: number;
  /** With `kinds`: nothing is taken for the same. Far slower; what taking things for the same is held against. */
  readonly apart?: boolean;
  /** Which answers are likely to win: the greatest are tried first. The order changes nothing but the time it takes. */
  readonly promise?: (match: M, seat: Seat) => number;
  /** Give up as soon as two answers of the asked side do: then `single` is false, and there is no proof. */
  readonly onlySingle?: boolean;
}

/** How far it is. */
export interface SolveProgress {
  /** How many answers deep it looks now; null where the horizon is counted in turns. */
  readonly depth: number | null;
  /** How many positions have been looked at. */
  readonly positions: number;
  /** How many of these are decided. */
  readonly decided: number;
}

/** What a search for a forced win has found. */
export interface Solution {
  /** What holds, within which horizon; null where nothing is decided. */
  readonly claim: Claim | null;
  /** Does the seat win by force within the horizon? Null: not decided. */
  readonly forced: boolean | null;
  /** If there is none: is there none however far one looks? */
  readonly ever: boolean;
  /** How many answers the win takes at most, where the horizon is counted in answers; if nothing is decided, within how many there is none. */
  readonly answers: number | null;
  /** Every first answer that does it, for the side of the claim, alike ones once. Empty where the other side is asked first. */
  readonly first: readonly string[];
  /** Does one answer do it wherever the side of the claim is asked in the present turn, whatever the other side answers? */
  readonly single: boolean;
  /** The line of the proof that goes on longest. */
  readonly line: readonly string[];
  /** What shows it; null if nothing is decided, and if it would be longer than `MOST_WRITTEN` positions. */
  readonly proof: Proof | null;
  /** How many positions were looked at. */
  readonly positions: number;
  /** How many deals the seat cannot tell apart, about, if there are very many; 1 if everything is open. */
  readonly deals: number;
  /** How many kinds of them were told apart at once, at most: those that make the same difference are one. */
  readonly kinds: number;
  /** Why nothing is decided; null if it is. */
  readonly undecided: "positions" | "interrupted" | "chance" | "house" | null;
}

/** Searches; yields now and then, and stops with what is known when it is sent `true`. */
export type Solving = Generator<SolveProgress, Solution, boolean | undefined>;

/** Longer proofs are not written down. */
const MOST_WRITTEN = 100_000;

/** What is known of a position, the better for the seat the greater. The values are kept in three bits. */
enum Outcome {
  /** Not looked at to the end. */
  open,
  /** Not before the turn that is the last one has ended, and not if the match goes on. */
  never,
  /** Not within so many answers. */
  notYet,
  /** Cannot be known: house rules, or too many ways in which dice fall. */
  unknown,
  won,
}

/** What comes of an answer: what the winner can tell apart; null where that is not known. */
type Node<M extends Match> = readonly World<M>[] | null;

/** Answers of one line after which nothing is known. */
const DEEPEST = 1000;
const ENDLESS = 4095;
/** Positions between two yields. */
const SLICE = 4096;
/** More positions than these are not remembered. */
const MOST_KEPT = 8_000_000;

/** The search step by step, for who wants to stop it or to show how far it is. */
export function* solving<M extends Match>(root: M, options: SolveOptions<M>): Solving {
  const seat = options.seat ?? root.asked;
  const hidden = options.kinds !== undefined;
  const search = new Search(root, seat, options);
  const nothing = { claim: null, forced: null, ever: false, answers: null, first: [], single: false, line: [], proof: null };
  const deals = hidden && !root.over ? countDeals(root, seat) : 1;
  const undecided = (why: NonNullable<Solution["undecided"]>, answers: number | null): Solution => ({
    ...{ ...nothing, answers, positions: search.worlds.positions, deals, kinds: search.worlds.widest, undecided: why },
  });
  const node = search.first();
  if (node === null) return undecided(search.isSpent ? "positions" : "chance", null);
  const { answers } = options;
  /** Within so many answers there is none. */
  let none = answers === undefined ? null : 0;
  let outcome = Outcome.open;
  let left = answers === undefined ? ENDLESS : 0;
  for (; ; left++) {
    for (outcome = search.look(node, left); outcome === Outcome.open; outcome = search.look(node, left)) {
      if (search.isSpent) return undecided("positions", none);
      const depth = left === ENDLESS ? null : left;
      if ((yield { depth, positions: search.worlds.positions, decided: search.decided }) === true) return undecided("interrupted", none);
    }
    if (outcome === Outcome.notYet) none = left;
    if (outcome === Outcome.won || outcome === Outcome.never || left >= (answers ?? 0)) break;
  }
  if (outcome === Outcome.unknown) return undecided(search.worlds.tooWide ? "chance" : "house", none);
  const forced = outcome === Outcome.won;
  const { turns } = options;
  const horizon = { ...(turns === undefined ? {} : { turns }), ...(answers === undefined ? {} : { answers: left }) };
  const claim: Claim = { seat, goal: forced ? "win" : "hold", hidden, ...horizon };
  const told = { claim, forced, ever: outcome === Outcome.never && turns === undefined, answers: answers === undefined ? null : left };
  search.extend();
  const shown = search.shown(node, left, forced);
  const doer = forced ? seat : ((1 - seat) as Seat);
  return {
    ...told,
    ...shown,
    line: shown.proof === null ? [] : lineOf(shown.proof, doer),
    positions: search.worlds.positions,
    deals,
    kinds: search.worlds.widest,
    undecided: null,
  };
}

/** The whole search at once. */
export function solve<M extends Match>(root: M, options: SolveOptions<M>): Solution {
  const work = solving(root, options);
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

type Shown = Pick<Solution, "first" | "single" | "proof">;

class Search<M extends Match> {
  readonly worlds: Worlds<M>;
  /** Position → what is known of it, and for how many answers. */
  private readonly memory = new Map<number, number>();
  private readonly lastTurn: number;
  private readonly thisTurn: number;
  private slice = SLICE;
  private most: number;
  private written = 0;
  private single = true;

  constructor(
    root: M,
    private readonly seat: Seat,
    private readonly options: SolveOptions<M>,
  ) {
    this.worlds = new Worlds(root, seat, options.kinds ?? null, options.apart ?? false);
    this.thisTurn = root.turnNumber;
    this.lastTurn = options.turns === undefined ? Number.POSITIVE_INFINITY : root.turnNumber + options.turns - 1;
    this.most = options.positions;
  }

  get decided(): number {
    return this.memory.size;
  }
  get isSpent(): boolean {
    return this.worlds.positions >= this.most;
  }
  /** What is decided is written down, which may take as many positions again. */
  extend(): void {
    this.most = this.worlds.positions + Math.max(this.options.positions, 10 * SLICE);
    this.worlds.until = this.most;
  }

  /** Where it begins; null if that is in too many ways. */
  first(): World<M>[] | null {
    try {
      this.worlds.until = this.most;
      return this.worlds.first();
    } catch (problem) {
      if (problem instanceof Enough) return null;
      throw problem;
    }
  }

  /** Looks for a while. What has been decided is remembered, so that the next look begins where this one ends. */
  look(node: readonly World<M>[], left: number): Outcome {
    const before = this.memory.size;
    this.worlds.until = Math.min(this.most, this.worlds.positions + this.slice);
    const outcome = this.orOpen(() => this.value(node, left, 0));
    this.slice = this.memory.size > before ? SLICE : 2 * this.slice;
    return outcome;
  }

  private orOpen(look: () => Outcome): Outcome {
    try {
      return look();
    } catch (problem) {
      if (problem instanceof Enough) return Outcome.open;
      throw problem;
    }
  }

  private value(node: readonly World<M>[], left: number, depth: number): Outcome {
    const now = this.atOnce(node, left);
    if (now !== null) return now;
    if (depth >= DEEPEST) return Outcome.unknown;
    const key = keyOf(node);
    const kept = this.kept(key, left);
    if (kept !== null) return kept;
    if (this.worlds.positions >= this.worlds.until) return Outcome.open;
    const mine = node[0]!.match.asked === this.seat;
    const moves = this.ordered(node, mine);
    const outcome = mine ? this.best(moves, left, depth) : this.worst(moves.flatMap(nodesAfter), left, depth);
    this.worlds.release(moves);
    if (outcome !== Outcome.open && this.memory.size < MOST_KEPT) this.memory.set(key, (Math.min(left, ENDLESS) << 3) | outcome);
    return outcome;
  }

  /** What can be said without looking further. */
  private atOnce(node: readonly World<M>[], left: number): Outcome | null {
    const one = node[0]!.match;
    if (one.over) return one.standing().winner === this.seat ? Outcome.won : Outcome.never; // nobody can tell them apart
    if (one.turnNumber > this.lastTurn) return Outcome.never;
    return left === 0 ? Outcome.notYet : null;
  }

  private kept(key: number, left: number): Outcome | null {
    const kept = this.memory.get(key);
    if (kept === undefined) return null;
    const [outcome, searched] = [(kept & 7) as Outcome, kept >> 3];
    if (outcome === Outcome.never) return outcome;
    if (outcome === Outcome.won) return searched <= left ? outcome : null;
    return searched >= left ? outcome : null;
  }

  /** The seat answers: one of these must win. */
  private best(moves: readonly Move<M>[], left: number, depth: number): Outcome {
    let best = Outcome.never;
    for (const move of moves) {
      const value = this.worst(nodesAfter(move), left, depth);
      if (value === Outcome.won || value === Outcome.open) return value;
      best = Math.max(best, value);
    }
    return best;
  }

  /** The other one answers, or something comes to light: all of these must win. */
  private worst(nodes: readonly Node<M>[], left: number, depth: number): Outcome {
    let worst = Outcome.won;
    for (const node of nodes) {
      const value = worst === Outcome.notYet ? this.neverAtOnce(node) : this.next(node, left, depth);
      if (value === Outcome.never || value === Outcome.open) return value;
      worst = Math.min(worst, value);
    }
    return worst;
  }
  private next(node: Node<M>, left: number, depth: number): Outcome {
    return node === null ? Outcome.unknown : this.value(node, oneLess(left), depth + 1);
  }

  /** It is not won in time: is it known already that it never is? */
  private neverAtOnce(node: Node<M>): Outcome {
    const known = node === null ? null : (this.atOnce(node, 1) ?? this.kept(keyOf(node), 0));
    return known === Outcome.never ? known : Outcome.notYet;
  }

  private ordered(node: readonly World<M>[], mine: boolean): Move<M>[] {
    const moves = this.worlds.moves(node);
    const { promise } = this.options;
    if (promise === undefined || moves.length < 2) return moves;
    const sign = mine ? -1 : 1;
    const worth = new Map(moves.map((move) => [move, sign * this.worthOf(move, promise)]));
    return moves.sort((one, other) => worth.get(one)! - worth.get(other)!);
  }
  /** By the first thing that can come of it. */
  private worthOf({ next }: Move<M>, promise: NonNullable<SolveOptions<M>["promise"]>): number {
    if (next === null) return 0;
    const { match } = next[0]![0]!;
    if (!match.over) return promise(match, this.seat);
    return match.standing().winner === this.seat ? 2 : -2;
  }

  // ---- writing it down ----

  /** The proof of what has been decided; none where the positions do not suffice. */
  shown(node: readonly World<M>[], left: number, forced: boolean): Shown {
    try {
      return this.show(node, left, forced);
    } catch (problem) {
      if (problem instanceof Enough) return { first: [], single: false, proof: null };
      throw problem;
    }
  }
  private show(node: readonly World<M>[], left: number, forced: boolean): Shown {
    const one = node[0]!.match;
    const doer = forced ? this.seat : 1 - this.seat;
    const nothing: Shown = { first: [], single: false, proof: null };
    let first: string[] = [];
    if (!one.over && one.asked === doer) {
      const moves = this.ordered(node, forced);
      const doing = this.doing(moves, left, forced, this.options.onlySingle === true ? 2 : Number.POSITIVE_INFINITY);
      first = doing.map((move) => move.say());
      this.worlds.release(moves);
      if (this.options.onlySingle === true && first.length !== 1) return { ...nothing, first };
    }
    const proof = this.proofOf(node, left, forced);
    return { first, single: this.single && proof !== null, proof };
  }

  /** The answers that do it. @param most no more are looked for */
  private doing(moves: readonly Move<M>[], left: number, forced: boolean, most: number): Move<M>[] {
    const found: Move<M>[] = [];
    for (const move of moves) {
      const value = this.worst(nodesAfter(move), left, 0);
      if (forced ? value === Outcome.won : value === Outcome.never || value === Outcome.notYet) found.push(move);
      if (found.length >= most) break;
    }
    return found;
  }

  /** Null if it is too long, or if the positions do not suffice. */
  private proofOf(node: readonly World<M>[], left: number, forced: boolean): Proof | null {
    if (++this.written > MOST_WRITTEN) return null;
    if (this.atOnce(node, left) !== null) return forced ? "won" : "held";
    const within = forced ? this.soonest(node, left) : left;
    const one = node[0]!.match;
    const moves = this.ordered(node, forced);
    try {
      if (one.asked === (forced ? this.seat : 1 - this.seat)) {
        const mayDiffer = one.turnNumber === this.thisTurn;
        const doing = this.doing(moves, within, forced, mayDiffer && this.single ? 2 : 1);
        if (doing.length > 1) this.single = false;
        if (doing.length === 0 || (this.options.onlySingle === true && !this.single)) return null;
        const then = this.afterMove(doing[0]!, within, forced);
        return then === null ? null : { answer: doing[0]!.say(), next: then };
      }
      const replies: Record<string, Proof> = {};
      for (const move of moves) {
        const then = this.afterMove(move, within, forced);
        if (then === null) return null;
        replies[move.say()] = then;
      }
      return { replies };
    } finally {
      this.worlds.release(moves);
    }
  }

  private afterMove({ next }: Move<M>, left: number, forced: boolean): Proof | null {
    if (next === null) return null;
    const after = oneLess(left);
    if (next.length === 1) return this.proofOf(next[0]!, after, forced);
    const seen: Record<string, Proof> = {};
    for (const node of next) {
      if (!forced && !this.isHeld(node, after)) continue;
      const then = this.proofOf(node, after, forced);
      if (then === null) return null;
      seen[markOf(toldTo(this.seat, node[0]!.match, this.worlds.hidden))] = then;
      if (!forced) break;
    }
    return { seen };
  }

  private isHeld(node: readonly World<M>[], left: number): boolean {
    const value = this.value(node, left, 0);
    return value === Outcome.never || value === Outcome.notYet;
  }

  /** The fewest answers in which a position is won that is won in so many. */
  private soonest(node: readonly World<M>[], left: number): number {
    if (left === ENDLESS) return left;
    for (let fewer = 1; fewer < left; fewer++) if (this.value(node, fewer, 0) === Outcome.won) return fewer;
    return left;
  }
}

/** All that can come of an answer. */
const nodesAfter = <M extends Match>({ next }: Move<M>): readonly Node<M>[] => next ?? [null];

/** Where answers are counted, there is one less. */
const oneLess = (left: number): number => (left === ENDLESS ? left : left - 1);
