/** The positions that a seat cannot tell apart, and what answers make of them: every way in which dice and shuffles can fall. */
import { type Chance, HouseLimit, type Match, type Option, type Seat } from "@duelex/kernel";
import { toldTo } from "./claim.ts";

/** What can be done at a question, and what it leads to. */
export interface Move<M extends Match> {
  /** The answer, as the first position has it. */
  readonly option: Option;
  /** As a script writes it; as the winner is told it, where that one does not see the card. */
  say(): string;
  /** What the winner can tell apart afterwards, each with all positions that it could be. Null: not known. */
  readonly next: readonly (readonly M[])[] | null;
}

/** More ways than these in which dice fall are not looked at. */
const MOST_FALLS = 720;

/** The dice of a match whose rolls are tried one after the other: those that are written, then no further. */
class Fall implements Chance {
  rolls: readonly number[] = [];
  private at = 0;

  begin(rolls: readonly number[]): void {
    this.rolls = rolls;
    this.at = 0;
  }
  roll(n: number): number {
    const rolled = this.rolls[this.at++];
    if (rolled === undefined) throw new Fork(n);
    return rolled;
  }
  shuffles(): boolean {
    return false;
  }
}

/** A roll that has not been written down yet. */
class Fork extends Error {
  constructor(readonly ways: number) {
    super("the dice can fall in several ways");
  }
}

/** Makes positions of positions, and keeps those that are done with for later. */
export class Worlds<M extends Match> {
  /** How many positions have been played. */
  positions = 0;
  /** Did something hang on more ways to fall than are looked at? */
  tooWide = false;
  private readonly spare: M[] = [];
  private readonly falls = new WeakMap<M, Fall>();

  constructor(
    private readonly root: M,
    private readonly seat: Seat,
    private readonly hidden: boolean,
  ) {}

  /** Where it begins; null if there are more deals than these. */
  first(limit: number): M[] | null {
    const { root, seat } = this;
    if (!this.hidden) return [root];
    const deals = root.deals(seat, limit);
    if (deals === null) return null;
    const seen = toldTo(seat, root, true);
    const worlds = deals.filter((world) => world.over || (world.wouldAsk() && toldTo(seat, world, true) === seen));
    for (const world of worlds) world.fixedRolls = root.fixedRolls;
    return worlds;
  }

  /** Everything that whoever is asked can do. */
  moves(node: readonly M[]): Move<M>[] {
    const one = node[0]!;
    if (one.asked === this.seat || (!this.hidden && node.length === 1)) {
      return commonAnswersOf(node).map((option) => ({
        option,
        say: () => one.notate(one.options().indexOf(option)),
        next: this.apart(this.afterIn(node, option)),
      }));
    }
    const byPhrase = new Map<string, { option: Option; next: M[] | null }>();
    for (const world of node) {
      for (const option of commonAnswersOf([world])) {
        const phrase = this.hidden ? world.phrase(option, this.seat) : world.notate(world.options().indexOf(option));
        const reply = byPhrase.get(phrase) ?? { option, next: [] };
        byPhrase.set(phrase, reply);
        const next = reply.next === null ? null : this.afterIn([world], option);
        if (next === null) reply.next = null;
        else reply.next!.push(...next);
      }
    }
    return [...byPhrase].map(([phrase, { option, next }]) => ({ option, say: () => phrase, next: this.apart(next) }));
  }

  /** These positions are done with. */
  release(moves: readonly Move<M>[]): void {
    for (const { next } of moves) for (const node of next ?? []) this.spare.push(...node);
  }

  /** What the winner can tell apart. */
  private apart(worlds: readonly M[] | null): (readonly M[])[] | null {
    if (worlds === null || worlds.length === 1) return worlds === null ? null : [worlds];
    const groups = new Map<string, M[]>();
    for (const world of worlds) {
      const told = toldTo(this.seat, world, this.hidden);
      const group = groups.get(told);
      if (group === undefined) groups.set(told, [world]);
      else group.push(world);
    }
    return [...groups.values()];
  }

  private afterIn(node: readonly M[], option: Option): M[] | null {
    const after: M[] = [];
    for (const world of node) {
      const falls = this.after(world, world.options().indexOf(option));
      if (falls === null) return null;
      after.push(...falls);
    }
    return after;
  }

  /** Every position that an answer can lead to; null if there are too many, or the house rules give up. */
  private after(at: M, index: number): M[] | null {
    const after: M[] = [];
    const ways: (readonly number[])[] = [[]];
    for (let rolls = ways.pop(); rolls !== undefined; rolls = ways.pop()) {
      this.positions++;
      const next = this.copyOf(at, rolls);
      try {
        next.play(index);
        after.push(next);
      } catch (problem) {
        if (problem instanceof HouseLimit) return null;
        if (!(problem instanceof Fork)) throw problem;
        for (let roll = problem.ways - 1; roll >= 0; roll--) ways.push([...rolls, roll]);
      }
      if (ways.length + after.length > MOST_FALLS) {
        this.tooWide = true;
        return null;
      }
    }
    return after;
  }

  private copyOf(of: M, rolls: readonly number[]): M {
    let copy = this.spare.pop();
    let fall = copy === undefined ? undefined : this.falls.get(copy);
    if (copy === undefined || fall === undefined) {
      copy = this.root.blank();
      fall = new Fall();
      copy.leaveToChance(fall);
      for (const [card, handle] of this.root.handles) copy.handles.set(card, handle);
      this.falls.set(copy, fall);
    }
    fall.begin(rolls);
    copy.copyFrom(of);
    copy.fixedRolls = of.fixedRolls === null ? null : [...of.fixedRolls];
    return copy;
  }
}

/** The same answers in positions that the seat cannot tell apart; those that differ only in copies of a card, in all of them, once. */
function commonAnswersOf(worlds: readonly Match[]): Option[] {
  const { options, count } = worlds[0]!.options();
  const different: Option[] = [];
  next: for (let nth = 0; nth < count; nth++) {
    const answer = options[nth]!;
    for (const other of different) if (worlds.every((world) => world.alike(other, answer))) continue next;
    different.push(answer);
  }
  return different;
}

/** A number for a set of positions: two hashes of different kinds each, so that with 53 bits millions of sets do not collide. */
export function keyOf(worlds: readonly Match[]): number {
  if (worlds.length === 1) return keyOfOne(worlds[0]!);
  const keys = worlds.map(keyOfOne).sort((one, other) => one - other);
  let [low, high] = [worlds.length, 0x9e3779b9];
  for (const key of keys) {
    low = Math.imul(low ^ key, 0x85ebca6b) ^ (low >>> 13);
    high = Math.imul(high ^ (key / 2 ** 32), 0xc2b2ae35) ^ (high >>> 16) ^ low;
  }
  return (low >>> 0) * 2 ** 21 + (high >>> 11);
}

function keyOfOne(at: Match): number {
  const { words } = at.memory;
  let other = 0x9e3779b9;
  for (let i = 0; i < words.length; i++) other = Math.imul(other ^ words[i]!, 0x85ebca6b) ^ (other >>> 13);
  return at.hash() * 2 ** 21 + (other >>> 11);
}
