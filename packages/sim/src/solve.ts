/**
 * Is there a forced win in a position? The tree of answers is searched deeper and deeper: where the seat is asked, one answer must
 * win; where the other one is asked, every answer must lose. Knows no game.
 */
import { HouseLimit, type Match, type Option, resultOf, type Seat, seatName } from "@duelex/kernel";

/** How far a search for a forced win may look. */
export interface SolveOptions {
  /** Who is to win; without it, the seat that is asked. */
  readonly seat?: Seat;
  /** How many answers of both players deep. */
  readonly depth: number;
  /** How many positions may be looked at. */
  readonly positions: number;
  /**
   * Against every hidden hand: the answers may depend only on what the seat is told. So many deals at most; without it, everything
   * is open: hands, the order of decks, the dice.
   */
  readonly deals?: number;
}

/** How far it is. */
export interface SolveProgress {
  /** How many answers deep it looks now. */
  readonly depth: number;
  /** How many positions have been looked at. */
  readonly positions: number;
}

/** What a search for a forced win has found. */
export interface Solution {
  /** Who is to win. */
  readonly seat: Seat;
  /** Null: not decided within the limits. */
  readonly forced: boolean | null;
  /** How many answers the win takes at most; if there is none, how deep everything was searched. */
  readonly depth: number;
  /** A main line, as a script writes it: the other player holds out as long as possible. Empty without a forced win. */
  readonly line: readonly string[];
  /** How many positions were looked at. */
  readonly positions: number;
  /** How many deals the seat cannot tell apart; 1 if everything is open, null if there are too many. */
  readonly deals: number | null;
  /** Why nothing is decided; null if it is. */
  readonly undecided: "depth" | "positions" | "interrupted" | "deals" | "chance" | null;
}

/** Searches; yields now and then, and stops with what is known when it is sent `true`. */
export type Solving = Generator<SolveProgress, Solution, boolean | undefined>;
type Step<T> = Generator<SolveProgress, T, boolean | undefined>;

/** What is known of a position so many answers deep. The values are kept in two bits. */
enum Outcome {
  open = 1,
  won = 2,
  /** However deep one looks. */
  notWon = 3,
}

const BETWEEN_YIELDS = 1024;

/** The search step by step, for who wants to stop it or to show how far it is. */
export function* solving<M extends Match>(root: M, options: SolveOptions): Solving {
  const seat = options.seat ?? root.asked;
  const search = new Search(root, seat, options);
  const solution = (forced: boolean | null, depth: number, rest: Partial<Solution> = {}): Solution => {
    const { positions } = search;
    return { seat, forced, depth, line: [], positions, deals: options.deals === undefined ? 1 : null, undecided: null, ...rest };
  };
  if (root.over) return solution(resultOf(root) === `${seatName(seat)} wins`, 0, { deals: 1 });
  const worlds = options.deals === undefined ? [root] : search.worldsOf(root, options.deals);
  if (worlds === null) return solution(null, 0, { undecided: "deals" });
  const deals = worlds.length;
  for (let depth = 1; depth <= options.depth; depth++) {
    search.depth = depth;
    const outcome = yield* search.value(worlds, depth);
    if (outcome === Outcome.won) {
      const line = yield* search.line(root, worlds, depth);
      return solution(true, depth, { deals, line });
    }
    if (outcome === Outcome.notWon) return solution(false, depth, { deals });
    if (search.ended !== null) return solution(null, depth - 1, { deals, undecided: search.ended });
  }
  return solution(null, options.depth, { deals, undecided: search.chance ? "chance" : "depth" });
}

/** The whole search at once. */
export function solve<M extends Match>(root: M, options: SolveOptions): Solution {
  const work = solving(root, options);
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

class Search<M extends Match> {
  positions = 0;
  depth = 0;
  /** Why the search was cut off, if it was. */
  ended: "positions" | "interrupted" | null = null;
  /** Did dice that nobody knows leave something undecided? */
  chance = false;
  /** Position → how deep it was searched, and what came of it. */
  private readonly memory = new Map<number, number>();
  private readonly spare: M[] = [];
  private readonly hidden: boolean;
  private most: number;

  constructor(
    private readonly root: M,
    private readonly seat: Seat,
    options: SolveOptions,
  ) {
    this.hidden = options.deals !== undefined;
    this.most = options.positions;
  }

  /** The deals that the seat cannot tell from this one, the true one first; null if there are too many. */
  worldsOf(root: M, limit: number): M[] | null {
    const deals = root.deals(this.seat, limit);
    if (deals === null) return null;
    const seen = this.told(root);
    const worlds = deals.filter((world) => world.wouldAsk() && this.told(world) === seen);
    for (const world of worlds) world.fixedRolls = root.fixedRolls;
    return worlds;
  }

  value(worlds: readonly M[], depth: number): Step<Outcome> {
    return this.hidden ? this.inAll(worlds, depth) : this.open(worlds[0]!, depth);
  }

  // ---- everything is open ----

  private *open(at: M, depth: number): Step<Outcome> {
    if (at.over) return this.won(at);
    if (depth === 0) return Outcome.open;
    const key = keyOf(at);
    const kept = this.memory.get(key) ?? 0;
    const [known, searched] = [kept & 3, kept >> 2];
    if (known === Outcome.notWon || (known === Outcome.won && searched <= depth) || (known === Outcome.open && searched >= depth))
      return known;
    const mine = at.asked === this.seat;
    const decisive = mine ? Outcome.won : Outcome.notWon;
    let outcome = mine ? Outcome.notWon : Outcome.won;
    for (const index of answersOf(at)) {
      const next = yield* this.after(at, index);
      if (this.ended !== null) return Outcome.open;
      const value = next === null ? Outcome.open : yield* this.open(next, depth - 1);
      if (next !== null) this.spare.push(next);
      if (this.ended !== null) return Outcome.open;
      if (value === Outcome.open || value === decisive) outcome = value;
      if (value === decisive) break;
    }
    this.memory.set(key, (depth << 2) | outcome);
    return outcome;
  }

  // ---- against every hidden hand ----

  /** What is known if any of these, which the seat cannot tell apart, could be the truth. */
  private *inAll(worlds: readonly M[], depth: number): Step<Outcome> {
    const one = worlds[0]!;
    if (one.over) return this.won(one);
    if (depth === 0) return Outcome.open;
    if (one.asked !== this.seat) return yield* this.together(yield* this.replies(worlds), depth);
    let outcome = Outcome.notWon;
    for (const answer of commonAnswersOf(worlds)) {
      const value = yield* this.together(yield* this.answered(worlds, answer), depth);
      if (this.ended !== null || value === Outcome.won) return value;
      if (value === Outcome.open) outcome = value;
    }
    return outcome;
  }

  /** Won only if every one of these is, whichever the seat turns out to be in. Null: something undecided. */
  private *together(groups: readonly M[][] | null, depth: number): Step<Outcome> {
    if (groups === null) return Outcome.open;
    let outcome = Outcome.won;
    for (const group of groups) {
      const value = yield* this.inAll(group, depth - 1);
      if (this.ended !== null) return Outcome.open;
      if (value !== Outcome.won) outcome = value;
      if (value === Outcome.notWon) break;
    }
    for (const group of groups) this.spare.push(...group);
    return outcome;
  }

  /** The same answer in every world, split by what the seat is told afterwards; null if that is not known. */
  private *answered(worlds: readonly M[], answer: Option): Step<M[][] | null> {
    const groups = new Map<string, M[]>();
    for (const world of worlds) {
      const next = yield* this.after(world, world.options().indexOf(answer));
      if (next === null) return null;
      addTo(groups, this.told(next), next);
    }
    return [...groups.values()];
  }

  /** Every answer of the other player in every world, split by what the seat is told of it. */
  private *replies(worlds: readonly M[]): Step<M[][] | null> {
    const groups = new Map<string, M[]>();
    for (const world of worlds) {
      for (const index of answersOf(world)) {
        const phrase = world.phrase(world.options().options[index]!, this.seat);
        const next = yield* this.after(world, index);
        if (next === null) return null;
        addTo(groups, `${phrase} ${this.told(next)}`, next);
      }
    }
    return [...groups.values()];
  }

  /** What the seat has before it: the table as it may see it, who is asked, its own answers. */
  private told(at: M): string {
    const { seat } = this;
    const mine = !at.over && at.asked === seat;
    const may = mine ? at.options() : null;
    const answers = may === null ? null : Array.from({ length: may.count }, (_, index) => may.options[index]);
    return JSON.stringify([resultOf(at), at.over ? null : at.asked, mine ? at.question() : null, answers, at.view(seat)]);
  }

  // ---- both ----

  /** The position after an answer; null if the search ends here, the house rules give up, or the seat could not know the dice. */
  private *after(at: M, index: number): Step<M | null> {
    if (++this.positions % BETWEEN_YIELDS === 0 && (yield { depth: this.depth, positions: this.positions }) === true)
      this.ended = "interrupted";
    if (this.positions > this.most) this.ended ??= "positions";
    if (this.ended !== null) return null;
    const next = this.spare.pop() ?? this.root.blank();
    next.copyFrom(at);
    next.fixedRolls = at.fixedRolls === null ? null : [...at.fixedRolls];
    try {
      next.play(index);
    } catch (problem) {
      if (problem instanceof HouseLimit) return null;
      throw problem;
    }
    if (!this.hidden || next.rolls === at.rolls) return next;
    this.chance = true;
    return null;
  }

  private won(at: M): Outcome {
    return at.standing().winner === this.seat ? Outcome.won : Outcome.notWon;
  }

  /** From a position that is won within so many answers: the quickest way, while the other player holds out longest. */
  *line(root: M, worlds: readonly M[], depth: number): Step<string[]> {
    this.most = Number.POSITIVE_INFINITY;
    const line: string[] = [];
    const told = root.clone();
    told.fixedRolls = root.fixedRolls === null ? null : [...root.fixedRolls];
    for (const [card, handle] of root.handles) told.handles.set(card, handle);
    let here = worlds;
    let left = depth;
    while (!told.over) {
      const mine = told.asked === this.seat;
      let best: { index: number; takes: number; worlds: readonly M[] } | null = null;
      for (const index of answersOf(told)) {
        const next = yield* this.truthAfter(told, here, index, mine);
        if (next === null) continue;
        const takes = yield* this.takes(next, left - 1);
        if (takes === null) continue;
        if (best === null || (mine ? takes < best.takes : takes > best.takes)) best = { index, takes, worlds: next.here };
      }
      if (best === null) break; // interrupted
      line.push(`${seatName(told.asked)}: ${told.notate(best.index)}`);
      told.play(best.index);
      here = best.worlds;
      left = best.takes;
    }
    return line;
  }

  /** All groups that an answer leads to, and the one with the truth among them. */
  private *truthAfter(truth: M, worlds: readonly M[], index: number, mine: boolean): Step<{ here: M[]; all: M[][] } | null> {
    const next = yield* this.after(truth, index);
    if (next === null) return null;
    if (!this.hidden) return { here: [next], all: [[next]] };
    const answer = truth.options().options[index]!;
    const groups = yield* mine ? this.answered(worlds, answer) : this.replies(worlds);
    const wanted = next.hash();
    const here = groups?.find((group) => group.some((world) => world.hash() === wanted));
    return groups === null || here === undefined ? null : { here, all: mine ? groups : [here] };
  }

  private *takes({ all }: { all: M[][] }, most: number): Step<number | null> {
    for (let depth = 0; depth <= most; depth++) {
      let outcome = Outcome.won;
      for (const group of all) if (outcome === Outcome.won) outcome = yield* this.value(group, depth);
      if (outcome === Outcome.won) return depth;
    }
    return null;
  }
}

/** The places of all answers that differ in more than which of two copies of a card is meant. */
function answersOf(at: Match): number[] {
  const { options, count } = at.options();
  const different: number[] = [];
  for (let index = 0; index < count; index++) {
    if (!different.some((other) => at.alike(options[other]!, options[index]!))) different.push(index);
  }
  return different;
}

/** The seat's answers, the same in worlds that it cannot tell apart; those that are alike in all of them once. */
function commonAnswersOf(worlds: readonly Match[]): Option[] {
  const { options, count } = worlds[0]!.options();
  const different: Option[] = [];
  for (const answer of options.slice(0, count)) {
    if (!different.some((other) => worlds.every((world) => world.alike(other, answer)))) different.push(answer);
  }
  return different;
}

function addTo<M>(groups: Map<string, M[]>, key: string, match: M): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [match]);
  else group.push(match);
}

/** Two hashes of different kinds in one number: with 53 bits, millions of positions do not collide. */
function keyOf(at: Match): number {
  const { words } = at.memory;
  let other = 0x9e3779b9;
  for (let i = 0; i < words.length; i++) other = Math.imul(other ^ words[i]!, 0x85ebca6b) ^ (other >>> 13);
  return at.hash() * 2 ** 21 + (other >>> 11);
}
