/**
 * Holds a proof against the rules by playing it: every answer that the proof must meet, in every deal that the winner cannot tell apart, and
 * with every fall of the dice. It has nothing in common with what finds proofs: no table of positions, no order of answers, no search.
 */
import { type Chance, diceOf, type Match, type Seat, type Zone } from "@duelex/kernel";
import { type Claim, markOf, type Proof, toldTo } from "./claim.ts";

/** What is wrong with a proof: after which answers, and what. */
export interface Flaw {
  /** The answers on the way there. */
  readonly after: readonly string[];
  /** What does not hold. */
  readonly what: string;
}

/** What checking a proof has come to. */
export interface Checked {
  /** Everything that does not hold; none if it is a proof. */
  readonly flaws: readonly Flaw[];
  /** How many positions were played. */
  readonly positions: number;
  /** How many deals it was played in. */
  readonly deals: number;
  /** Was everything played? Otherwise only some of the deals, or of the ways in which dice can fall, drawn at random. */
  readonly whole: boolean;
}

/** How much is played. */
export interface CheckOptions {
  /** Flaws after which it stops. */
  readonly flaws?: number;
  /** More deals than these, and more falls of the dice at one answer, are not all played: so many are drawn at random. */
  readonly most?: number;
}

const MOST = 5000;

/** The first flaws of a proof; none if it holds. @param root stands where the proof begins */
export function checkProof<M extends Match>(
  root: M,
  claim: Claim,
  proof: Proof,
  { flaws: mostFlaws = 5, most = MOST }: CheckOptions = {},
): Checked {
  const check = new Check(root, claim, mostFlaws, most);
  const deals = check.deals();
  check.walk(deals, proof, [], claim.answers ?? Number.POSITIVE_INFINITY);
  return { flaws: check.flaws, positions: check.positions, deals: deals.length, whole: check.whole };
}

/** A proof that goes on. */
type Going = Exclude<Proof, string>;

class Check<M extends Match> {
  readonly flaws: Flaw[] = [];
  positions = 0;
  whole = true;
  private readonly lastTurn: number;
  /** Who carries the claim out. */
  private readonly doer: Seat;

  constructor(
    private readonly root: M,
    private readonly claim: Claim,
    private readonly mostFlaws: number,
    private readonly most: number,
  ) {
    this.lastTurn = claim.turns === undefined ? Number.POSITIVE_INFINITY : root.turnNumber + claim.turns - 1;
    this.doer = claim.goal === "win" ? claim.seat : ((1 - claim.seat) as Seat);
  }

  /** What the winner takes for possible: everything that it cannot tell from the truth. */
  deals(): M[] {
    const { root, claim } = this;
    if (!claim.hidden) return [root];
    const all = root.over ? [root] : root.deals(claim.seat, this.most);
    if (all === null) this.whole = false;
    const told = toldTo(claim.seat, root, true);
    const dice = diceOf(1);
    const drawn = (): M => {
      const other = root.clone();
      other.redeal(claim.seat, dice);
      return other;
    };
    const deals = all ?? [copyOf(root), ...Array.from({ length: this.most }, drawn)];
    for (const deal of deals) {
      for (const [card, handle] of root.handles) deal.handles.set(card, handle);
      deal.fixedRolls = root.fixedRolls === null ? null : [...root.fixedRolls];
    }
    return deals.filter((deal) => deal.over || (deal.wouldAsk() && toldTo(claim.seat, deal, true) === told));
  }

  /** All of these the winner takes for possible here. */
  walk(deals: readonly M[], here: Proof, gone: readonly string[], left: number): void {
    this.positions += deals.length;
    if (this.flaws.length >= this.mostFlaws) return;
    const ended = this.ended(deals, left);
    if (ended !== null || typeof here === "string") {
      const what = flawOfEnd(this.claim.goal, here, ended);
      if (what !== null) this.flaws.push({ after: gone, what });
    } else if (deals[0]!.asked === this.doer) this.follow(deals, here, gone, left);
    else this.meet(deals, here, gone, left);
  }

  /** "won" or "held" where it is decided, the same in all of these, which the winner cannot tell apart; null where it goes on. */
  ended(deals: readonly M[], left: number): "won" | "held" | null {
    const [one] = deals as readonly [M];
    if (one.over) return one.standing().winner === this.claim.seat ? "won" : "held";
    return one.turnNumber > this.lastTurn || left <= 0 ? "held" : null;
  }

  /** The proof says what is answered. */
  private follow(deals: readonly M[], here: Going, gone: readonly string[], left: number): void {
    if (!("answer" in here)) {
      this.flaw(gone, "the proof has no answer here");
      return;
    }
    const { answer, next } = here;
    const giving = deals.map((deal) => this.meantBy(answer, deal));
    if (giving.every((meant) => meant.length === 0) || (this.claim.goal === "win" && giving.some((meant) => meant.length === 0))) {
      this.flaw(gone, `"${answer}" is not offered`);
      return;
    }
    const after = deals.flatMap((deal, nth) => giving[nth]!.flatMap((index) => this.after(deal, index)));
    this.goOn(after, next, [...gone, answer], left - 1);
  }

  /** The proof must meet everything that is answered. */
  private meet(deals: readonly M[], here: Going, gone: readonly string[], left: number): void {
    if (!("replies" in here)) {
      this.flaw(gone, "the other side is asked, and the proof has no replies");
      return;
    }
    const { replies } = here;
    const met = new Map<string, M[]>();
    for (const deal of deals) {
      const { options, count } = deal.options();
      for (let index = 0; index < count; index++) {
        const reply = this.replyTo(deal, index, replies);
        if (reply === null) {
          this.flaw(gone, `the reply "${this.phrase(deal, index)}" is not met`);
          return;
        }
        const copies = options.slice(0, index).filter((other) => deal.alike(other, options[index]!)).length;
        if (copies > 0 && this.claim.hidden) continue; // which of two copies it was, the winner is not told
        const key = `${copies} ${reply}`;
        const after = met.get(key) ?? [];
        met.set(key, after);
        after.push(...this.after(deal, index));
      }
    }
    const more = Object.keys(replies).find((phrase) => !met.has(`0 ${phrase}`));
    if (more !== undefined && this.whole) this.flaw(gone, `the reply "${more}" is not offered`);
    for (const [key, after] of met) {
      const reply = key.slice(key.indexOf(" ") + 1);
      this.goOn(after, replies[reply]!, [...gone, reply], left - 1);
    }
  }

  /** After an answer: whatever the winner is told now, the proof must go on from it. */
  private goOn(after: readonly M[], next: Proof, gone: readonly string[], left: number): void {
    const { goal, seat, hidden } = this.claim;
    const parts = typeof next !== "string" && "seen" in next;
    const groups = new Map<string, M[]>();
    for (const deal of after) {
      const mark = after.length === 1 && !parts ? "" : markOf(toldTo(seat, deal, hidden));
      const group = groups.get(mark);
      if (group === undefined) groups.set(mark, [deal]);
      else group.push(deal);
    }
    if (!parts) {
      if (groups.size > 1 && goal === "win") this.flaw(gone, "something comes to light, and the proof does not tell it apart");
      else this.walk(groups.values().next().value!, next, gone, left);
    } else if (goal === "win") {
      for (const [mark, group] of groups) {
        const then = next.seen[mark];
        if (then === undefined) this.flaw(gone, "something comes to light, and the proof does not go on from it");
        else this.walk(group, then, gone, left);
      }
    } else {
      const seen = Object.entries(next.seen).find(([mark]) => groups.has(mark));
      if (seen === undefined) this.flaw(gone, "what the proof goes on from cannot be seen");
      else this.walk(groups.get(seen[0])!, seen[1], gone, left);
    }
  }

  /** What the proof has against an answer; against a copy of the same card, what it has against the other. */
  private replyTo(at: M, index: number, replies: Readonly<Record<string, Proof>>): string | null {
    const { options, count } = at.options();
    const own = this.phrase(at, index);
    if (Object.hasOwn(replies, own)) return own;
    for (let twin = 0; twin < count; twin++) {
      if (!at.alike(options[index]!, options[twin]!)) continue;
      const its = this.phrase(at, twin);
      if (Object.hasOwn(replies, its)) return its;
    }
    return null;
  }

  /** An answer as the proof calls it: as the winner is told it, if hands are hidden. */
  private phrase(at: M, index: number): string {
    const { hidden, seat } = this.claim;
    return hidden && at.asked !== seat ? at.phrase(at.options().options[index]!, seat) : at.notate(index);
  }
  /** The places of the answers that the proof calls so: several where the winner is told no more than that. */
  private meantBy(answer: string, at: M): number[] {
    const { hidden, seat } = this.claim;
    const meant = at.parse(answer);
    if (!hidden || at.asked === seat) return meant < 0 ? [] : [meant];
    return Array.from({ length: at.options().count }, (_, index) => index).filter((index) => this.phrase(at, index) === answer);
  }

  private flaw(after: readonly string[], what: string): void {
    this.flaws.push({ after, what });
  }

  /** Is this so wherever an answer can lead? */
  every(at: M, index: number, holds: (next: M) => boolean): boolean {
    return this.after(at, index).every(holds);
  }

  /** Every position that an answer can lead to. */
  private after(at: M, index: number): M[] {
    const found: M[] = [];
    const dice = diceOf(1);
    for (let rolls: readonly number[] | null = []; rolls !== null; ) {
      const copy = copyOf(at);
      const script: Script = new Script(rolls);
      copy.leaveToChance(script);
      copy.play(index);
      found.push(copy);
      rolls = script.next();
      if (found.length < this.most || rolls === null) continue;
      this.whole = false;
      for (let nth = 0; nth < this.most / 10; nth++) {
        const thrown = copyOf(at);
        thrown.leaveToChance(new Script([], dice));
        thrown.play(index);
        found.push(thrown);
      }
      break;
    }
    return found;
  }
}

/** What is wrong with the end of a proof, or of what it plays; null if they meet. */
function flawOfEnd(goal: Claim["goal"], here: Proof, ended: "won" | "held" | null): string | null {
  const claimed = goal === "win" ? "won" : "held";
  if (ended === null) return `the proof says that it is ${here as string}, and the match goes on`;
  if (ended !== claimed) return goal === "win" ? "it is not won in time" : "it is won";
  if (here === claimed) return null;
  return typeof here === "string" ? `the proof says that it is ${here}` : `it is ${ended} already, and the proof goes on`;
}

function copyOf<M extends Match>(of: M): M {
  const copy = of.clone();
  copy.fixedRolls = of.fixedRolls === null ? null : [...of.fixedRolls];
  for (const [card, handle] of of.handles) copy.handles.set(card, handle);
  return copy;
}

/** Rolls one after the other, each from 0 up, like a counter with wheels of different sizes. */
class Script implements Chance {
  private readonly sizes: number[] = [];
  private readonly rolled: number[] = [];
  constructor(
    private readonly rolls: readonly number[],
    private readonly dice: ((n: number) => number) | null = null,
  ) {}
  roll(n: number): number {
    const rolled = this.dice?.(n) ?? this.rolls[this.rolled.length] ?? 0;
    this.sizes.push(n);
    this.rolled.push(rolled);
    return rolled;
  }
  shuffles(_zone: Zone): boolean {
    return false;
  }
  /** The next rolls to try; null after the last. */
  next(): number[] | null {
    for (let at = this.rolled.length - 1; at >= 0; at--)
      if (this.rolled[at]! + 1 < this.sizes[at]!) return [...this.rolled.slice(0, at), this.rolled[at]! + 1];
    return null;
  }
}

/**
 * The first answers after which a claim holds, found by trying everything, with no table and no order: slow, and simple enough to be seen to
 * be right. Everything is open; dice fall every way. Answers that differ in copies of a card are told once. Null if there are more positions than these.
 * @param claim what is to hold after them, by whoever is asked now
 */
export function sufficientAnswers<M extends Match>(root: M, claim: Claim, most: number): string[] | null {
  const check = new Check(root, claim, 0, 200);
  let positions = 0;
  const wins = (at: M, left: number): boolean => {
    const ended = check.ended([at], left);
    if (ended !== null) return ended === "won";
    if (++positions > most) throw new Enough();
    const { count } = at.options();
    const mine = at.asked === claim.seat;
    for (let index = 0; index < count; index++) if (winsAfter(at, index, left) === mine) return mine;
    return !mine;
  };
  const winsAfter = (at: M, index: number, left: number): boolean => check.every(at, index, (next) => wins(next, left - 1));
  const found: number[] = [];
  const { options, count } = root.options();
  try {
    for (let index = 0; index < count; index++) {
      if (found.some((other) => root.alike(options[other]!, options[index]!))) continue;
      if (winsAfter(root, index, claim.answers ?? Number.POSITIVE_INFINITY) === (claim.goal === "win")) found.push(index);
    }
  } catch (problem) {
    if (problem instanceof Enough) return null;
    throw problem;
  }
  return found.map((index) => root.notate(index));
}

class Enough extends Error {}
