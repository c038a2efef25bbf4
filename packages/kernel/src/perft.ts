import type { Match } from "./match.ts";
import { option } from "./options.ts";

/**
 * How many sequences of answers there are to each depth: counts[0] is the number of answers now, counts[1] the number of
 * sequences of two. A match that is over has none. Answers that read alike and concern interchangeable cards all count.
 */
export function perft<M extends Match>(match: M, depth: number): number[] {
  const counts = new Array<number>(depth).fill(0);
  const pool = Array.from({ length: depth }, () => match.blank());
  const count = (at: M, level: number) => {
    const options = at.options().count;
    counts[level]! += options;
    if (level + 1 === depth) return;
    const next = pool[level]!;
    for (let i = 0; i < options; i++) {
      next.copyFrom(at);
      next.play(i);
      count(next, level + 1);
    }
  };
  const root = match.clone();
  count(root, 0);
  return counts;
}

/**
 * The same number, found the slow way: every conceivable answer is wished for, and those that nothing forbids are counted.
 * Positions are handed on by saving and loading instead of copying.
 */
export function slowPerft<M extends Match>(match: M, depth: number): number[] {
  const counts = new Array<number>(depth).fill(0);
  const count = (saved: string, level: number) => {
    const at = match.blank();
    at.load(saved);
    const accepted: number[] = [];
    for (const verb of at.phrases.keys()) {
      for (const argument of at.conceivable(verb)) if (at.refusal(option(verb, argument)) === null) accepted.push(option(verb, argument));
    }
    counts[level]! += accepted.length;
    if (level + 1 === depth) return;
    for (const wish of accepted) {
      const next = match.blank();
      next.load(saved);
      next.play(next.options().indexOf(wish));
      count(next.save(), level + 1);
    }
  };
  count(match.save(), 0);
  return counts;
}
