/**
 * Holds a proof of a forced win against the rules by playing it: every answer of the seat, and every single reply that the other side is
 * offered. It has nothing in common with what finds proofs: no table of positions, no order of answers, no search.
 */
import type { Match, Seat } from "@duelex/kernel";
import type { Proof } from "./prove.ts";

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
}

/** The first flaws of a proof that this seat wins before the turn ends; none if it holds. @param root stands where the proof begins */
export function checkProof<M extends Match>(root: M, seat: Seat, proof: Proof, most = 5): Checked {
  const flaws: Flaw[] = [];
  let positions = 0;
  const turn = root.turnNumber;
  const walk = (at: M, here: Proof, gone: readonly string[]): void => {
    positions++;
    if (flaws.length >= most) return;
    const what = flawAt(at, here, seat, turn);
    if (what !== null) flaws.push({ after: gone, what });
    else if (here === "won") return;
    else if ("answer" in here) {
      const index = at.parse(here.answer);
      walk(after(at, index), here.next, [...gone, at.notate(index)]);
    } else {
      const { count } = at.options();
      for (let index = 0; index < count; index++) walk(after(at, index), replyTo(at, index, here.replies)!, [...gone, at.notate(index)]);
    }
  };
  walk(root, proof, []);
  return { flaws, positions };
}

/** What is wrong with this step of a proof, by itself; null if it can be followed. */
function flawAt(at: Match, here: Proof, seat: Seat, turn: number): string | null {
  if (at.over) {
    if (at.standing().winner !== seat) return "the match is over, and not won";
    return here === "won" ? null : "the match is won already, and the proof goes on";
  }
  if (at.turnNumber !== turn) return "the turn has ended";
  if (here === "won") return "the proof says that it is won, and the match goes on";
  if (at.asked === seat) {
    if (!("answer" in here)) return "the seat is asked, and the proof has no answer";
    return at.parse(here.answer) < 0 ? `"${here.answer}" is not offered` : null;
  }
  if (!("replies" in here)) return "the other side is asked, and the proof has no replies";
  const offered = Array.from({ length: at.options().count }, (_, index) => at.notate(index));
  const unmet = offered.findIndex((_, index) => replyTo(at, index, here.replies) === undefined);
  if (unmet >= 0) return `the reply "${offered[unmet]}" is not met`;
  const more = Object.keys(here.replies).find((phrase) => !offered.includes(phrase));
  return more === undefined ? null : `the reply "${more}" is not offered`;
}

/** What the proof has against a reply; against a copy of the same card, what it has against the other. */
function replyTo(at: Match, index: number, replies: Readonly<Record<string, Proof>>): Proof | undefined {
  const { options, count } = at.options();
  const own = replies[at.notate(index)];
  if (own !== undefined) return own;
  for (let twin = 0; twin < count; twin++) {
    if (!at.alike(options[index]!, options[twin]!)) continue;
    const its = replies[at.notate(twin)];
    if (its !== undefined) return its;
  }
  return undefined;
}

/**
 * The first answers that win before the turn ends, found by trying everything, with no table and no order: slow, and simple enough to be
 * seen to be right. Answers that differ in copies of a card are told once. Null if there are more positions than these.
 */
export function winningAnswers<M extends Match>(root: M, seat: Seat, most: number): string[] | null {
  let positions = 0;
  const turn = root.turnNumber;
  const wins = (at: M): boolean => {
    if (at.over) return at.standing().winner === seat;
    if (at.turnNumber !== turn) return false;
    if (++positions > most) throw new Enough();
    const { count } = at.options();
    const mine = at.asked === seat;
    for (let index = 0; index < count; index++) if (wins(after(at, index)) === mine) return mine;
    return !mine;
  };
  const found: number[] = [];
  const { options, count } = root.options();
  try {
    for (let index = 0; index < count; index++) {
      if (found.some((other) => root.alike(options[other]!, options[index]!))) continue;
      if (wins(after(root, index))) found.push(index);
    }
  } catch (problem) {
    if (problem instanceof Enough) return null;
    throw problem;
  }
  return found.map((index) => root.notate(index));
}

class Enough extends Error {}

function after<M extends Match>(at: M, index: number): M {
  const copy = at.clone();
  copy.fixedRolls = at.fixedRolls === null ? null : [...at.fixedRolls];
  copy.play(index);
  return copy;
}
