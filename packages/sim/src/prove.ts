/**
 * Proves forced wins within the turn, everything open: hands, the order of decks, the dice. What it claims it can show: every answer of
 * its own, every reply of the other side. Knows no game. `checkProof` holds a proof against the rules without anything of this.
 */
import { HouseLimit, type Match, type Seat, seatName } from "@duelex/kernel";

/** How a forced win goes on: it is won; the seat gives this answer; or whatever the other side replies, this. Answers as a script writes them, without who gives them. */
export type Proof = "won" | { readonly answer: string; readonly next: Proof } | { readonly replies: Readonly<Record<string, Proof>> };

/** What a search for a proof has found. */
export interface Proved {
  /** Who is to win. */
  readonly seat: Seat;
  /** Is there a forced win before the turn ends? Null: not decided within the positions. */
  readonly forced: boolean | null;
  /** Every first answer that wins, as a script writes it, those that differ in copies of a card once. Empty where the other side is asked first, and where nothing is decided. */
  readonly winning: readonly string[];
  /** Is there one winning answer wherever the seat is asked, from here to the end, whatever the other side replies? */
  readonly single: boolean;
  /** How the other side holds out longest. Empty without a forced win. */
  readonly line: readonly string[];
  /** The proof itself; null where there is none. */
  readonly proof: Proof | null;
  /** How many positions were looked at. */
  readonly positions: number;
}

/** How far a proof may look. */
export interface ProveOptions<M extends Match> {
  /** Who is to win; without it, the seat that is asked. */
  readonly seat?: Seat;
  /** How many positions may be looked at. */
  readonly positions: number;
  /** Which answers are likely to win: the greatest are tried first. The order changes nothing but the time it takes. */
  readonly promise?: (match: M, seat: Seat) => number;
  /** Give up as soon as two answers win at one question: then `forced` is true, `single` false, and there is no proof. */
  readonly singleOnly?: boolean;
}

/** Answers of one line after which nothing is decided. */
const DEEPEST = 80;

/** Can this seat win from here whatever the other answers, and by which answers? */
export function prove<M extends Match>(root: M, { seat = root.asked, positions, promise, singleOnly = false }: ProveOptions<M>): Proved {
  const search = new Prover(root, seat, positions, promise ?? null);
  const forced = root.over ? root.standing().winner === seat : search.value(root, 0);
  const told = { seat, forced, positions: search.positions };
  if (forced !== true) return { ...told, winning: [], single: false, line: [], proof: null };
  const winning = root.over || root.asked !== seat ? [] : search.winning(root, 0, singleOnly ? 2 : Number.POSITIVE_INFINITY);
  const single = { holds: true, only: singleOnly };
  if (singleOnly && winning !== null && winning.length > 1) return { ...told, winning: [], single: false, line: [], proof: null };
  const proof = search.proofOf(root, 0, single);
  if (singleOnly && !single.holds) return { ...told, winning: [], single: false, line: [], proof: null };
  const decided = proof !== null && winning !== null;
  return {
    ...{ seat, forced: decided ? true : null, positions: search.positions },
    winning: decided ? winning.map((index) => root.notate(index)) : [],
    single: decided && single.holds,
    line: proof === null ? [] : lineOf(proof, seat),
    proof: decided ? proof : null,
  };
}

/** The line of a proof in which the other side holds out longest: "P1: attack with Lancer". */
export function lineOf(proof: Proof, seat: Seat): string[] {
  if (proof === "won") return [];
  if ("answer" in proof) return [`${seatName(seat)}: ${proof.answer}`, ...lineOf(proof.next, seat)];
  const lines = Object.entries(proof.replies).map(([reply, then]) => [`${seatName((1 - seat) as Seat)}: ${reply}`, ...lineOf(then, seat)]);
  return lines.reduce((longest, line) => (line.length > longest.length ? line : longest), []);
}

/** How many positions a proof goes through. */
export function sizeOf(proof: Proof): number {
  if (proof === "won") return 1;
  if ("answer" in proof) return 1 + sizeOf(proof.next);
  return 1 + Object.values(proof.replies).reduce((sum, then) => sum + sizeOf(then), 0);
}

class Prover<M extends Match> {
  positions = 0;
  /** Position → won or not; only what is decided is kept. */
  private readonly known = new Map<number, boolean>();
  private readonly stack: M[] = [];
  private readonly turn: number;

  constructor(
    private readonly root: M,
    private readonly seat: Seat,
    private readonly most: number,
    private readonly promise: ((match: M, seat: Seat) => number) | null,
  ) {
    this.turn = root.turnNumber;
  }

  /** Null: not decided. */
  value(at: M, depth: number): boolean | null {
    if (at.over) return at.standing().winner === this.seat;
    if (at.turnNumber !== this.turn) return false;
    if (depth >= DEEPEST || this.positions >= this.most) return null;
    const key = keyOf(at);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const mine = at.asked === this.seat;
    let decided: boolean | null = !mine;
    for (const index of this.ordered(at, depth, mine)) {
      const value = this.after(at, index, depth, (next) => this.value(next, depth + 1));
      if (value === mine) {
        decided = mine;
        break;
      }
      if (value === null) decided = null;
    }
    if (decided !== null) this.known.set(key, decided);
    return decided;
  }

  /** The places of the answers that win, alike ones once; null if one of them is not decided. */
  winning(at: M, depth: number, most = Number.POSITIVE_INFINITY): number[] | null {
    const found: number[] = [];
    for (const index of differing(at)) {
      const value = this.after(at, index, depth, (next) => this.value(next, depth + 1));
      if (value === null) return null;
      if (value) found.push(index);
      if (found.length === most) break;
    }
    return found;
  }

  /** From a position that is won. Null if the positions do not suffice to write it down. */
  proofOf(at: M, depth: number, single: { holds: boolean; readonly only: boolean }): Proof | null {
    if (at.over) return "won";
    if (at.asked === this.seat) {
      const winning = this.winning(at, depth, single.only ? 2 : Number.POSITIVE_INFINITY);
      if (winning === null || winning.length === 0) return null;
      if (winning.length > 1) single.holds = false;
      if (single.only && !single.holds) return null;
      const [index] = winning as [number];
      const answer = at.notate(index);
      const then = this.after(at, index, depth, (next) => this.proofOf(next, depth + 1, single));
      return then === null ? null : { answer, next: then };
    }
    const replies: Record<string, Proof> = {};
    for (const index of differing(at)) {
      const then = this.after(at, index, depth, (next) => this.proofOf(next, depth + 1, single));
      if (then === null) return null;
      replies[at.notate(index)] = then;
    }
    return { replies };
  }

  private after<T>(at: M, index: number, depth: number, then: (next: M) => T | null): T | null {
    this.positions++;
    const next = this.copyAt(depth, at);
    try {
      next.play(index);
    } catch (problem) {
      if (problem instanceof HouseLimit) return null;
      throw problem;
    }
    return then(next);
  }

  private copyAt(depth: number, of: M): M {
    const copy = (this.stack[depth] ??= this.root.blank());
    copy.copyFrom(of);
    copy.fixedRolls = of.fixedRolls === null ? null : [...of.fixedRolls];
    return copy;
  }

  private ordered(at: M, depth: number, mine: boolean): number[] {
    const answers = differing(at);
    const { promise, seat } = this;
    if (promise === null || answers.length < 2) return answers;
    const promised = answers.map((index) => ({ index, worth: this.after(at, index, depth, (next) => promise(next, seat)) ?? 0 }));
    promised.sort((one, other) => (mine ? other.worth - one.worth : one.worth - other.worth) || one.index - other.index);
    return promised.map(({ index }) => index);
  }
}

/** The places of all answers that differ in more than which of two copies of a card is meant. */
function differing(at: Match): number[] {
  const { options, count } = at.options();
  const found: number[] = [];
  for (let index = 0; index < count; index++) if (!found.some((other) => at.alike(options[other]!, options[index]!))) found.push(index);
  return found;
}

/** Two hashes of different kinds in one number: with 53 bits, millions of positions do not collide. */
function keyOf(at: Match): number {
  const { words } = at.memory;
  let other = 0x9e3779b9;
  for (let i = 0; i < words.length; i++) other = Math.imul(other ^ words[i]!, 0x85ebca6b) ^ (other >>> 13);
  return at.hash() * 2 ** 21 + (other >>> 11);
}
