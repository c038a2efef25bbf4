/** What a match could have been: every decision, looked at from what its seat could know then. */
import { diceOf, type Match, type Rules, type Seat } from "@duelex/kernel";
import { chanceOf } from "./hints.ts";
import { TreePlayer } from "./tree.ts";

/** How bad an answer was, by what it lost of the chance to win: 5, 10, 20 points and more. */
export type Mark = "inaccuracy" | "mistake" | "blunder";

/** One decision. */
export interface Judged {
  /** So many answers had been given before it. */
  readonly at: number;
  /** In which turn. */
  readonly turn: number;
  /** Who answered. */
  readonly seat: Seat;
  /** As a script writes it. */
  readonly played: string;
  /** The seat's chance to win with the best answer, and with its own: 0 to 1. */
  readonly before: number;
  /** How likely the seat is to win after its answer, 0 to 1. */
  readonly after: number;
  /** How much was lost: 0 where no answer is surely better, as far as the search tells. */
  readonly loss: number;
  /** How much was lost, in a word; null where hardly anything was. */
  readonly mark: Mark | null;
  /** The best answer, and what was expected to follow in the turn; null where its own is as good. */
  readonly better: { readonly answer: string; readonly line: readonly string[] } | null;
}

export interface Analysis {
  /** The answers that were looked at, in order. */
  readonly decisions: readonly Judged[];
  /** Each player's accuracy in per cent; null for who had nothing to decide. */
  readonly accuracy: readonly [number | null, number | null];
}

export interface AnalysisOptions {
  /** Lines of the search at each decision. */
  readonly lines: number;
  /** Of the dice by which hidden cards are dealt anew. */
  readonly seed: number;
}

const MARKS: readonly (readonly [number, Mark])[] = [
  [0.2, "blunder"],
  [0.1, "mistake"],
  [0.05, "inaccuracy"],
];
/** An answer must be better by so many standard errors to be called better. */
const SURELY = 2;
/** An answer that fewer than this share of the lines have taken is looked at once more, with so many lines. */
const ENOUGH = 0.25;

/**
 * Looks at one decision after the other; yields each, and comes back with all. The same match, lines and seed give the same analysis.
 * @param match stands at its first question, and is played on
 * @param answers the places of the answers that were given, one after the other
 */
export function* analysing<M extends Match>(
  game: Rules<M>,
  match: M,
  answers: Iterable<number>,
  { lines, seed }: AnalysisOptions,
): Generator<Judged, Analysis> {
  const decisions: Judged[] = [];
  let at = 0;
  for (const answer of answers) {
    const judged = match.options().count > 1 ? judge(game, match, answer, at, lines, seed) : null;
    if (judged !== null) {
      decisions.push(judged);
      yield judged;
    }
    match.play(answer);
    at++;
  }
  return { decisions, accuracy: [accuracyOf(decisions, 0), accuracyOf(decisions, 1)] };
}

/** Null where all answers come to the same. */
function judge<M extends Match>(game: Rules<M>, match: M, answer: number, at: number, lines: number, seed: number): Judged | null {
  const seat = match.asked;
  const player = new TreePlayer(game, seat, diceOf(Math.imul(seed, 0x9e3779b1) + at), { lines });
  const { answers } = player.think(match);
  if (answers.length < 2) return null;
  const best = answers[0]!;
  const own = player.weigh(match, answer, 0) ?? best;
  const isBest = own.answer === best.answer;
  const played = isBest || own.visits >= ENOUGH * lines ? own : (player.weigh(match, answer, Math.ceil(ENOUGH * lines)) ?? own);
  const sure = best.value - played.value > SURELY * Math.hypot(best.error, played.error);
  const before = chanceOf(game, best.value);
  const after = Math.min(before, chanceOf(game, played.value));
  const loss = sure ? before - after : 0;
  const mark = MARKS.find(([least]) => loss >= least)?.[1] ?? null;
  const line = player.expected(match, best.answer).slice(1);
  return {
    ...{ at, turn: match.turnNumber, seat, played: match.notate(answer, seat), before, after, loss, mark },
    better: loss === 0 ? null : { answer: match.notate(best.answer, seat), line: line.map((each) => `P${each.seat + 1}: ${each.phrase}`) },
  };
}

/** In per cent: 100 where nothing was lost, half of it for a decision that lost 7 points; the mean over this seat's decisions. */
export function accuracyOf(decisions: readonly Judged[], seat: Seat): number | null {
  const own = decisions.filter((each) => each.seat === seat);
  if (own.length === 0) return null;
  return (100 * own.reduce((sum, { loss }) => sum + Math.exp(-10 * loss), 0)) / own.length;
}

/** The first player's chance at a decision. */
const ofP1 = ({ seat, before }: Judged): number => (seat === 0 ? before : 1 - before);

/** Where the first player's chance changed most from one decision to the next, whether by an answer, by luck or by what came to light. */
export function turningPoints(
  decisions: readonly Judged[],
  most = 3,
): { readonly from: Judged; readonly to: Judged; readonly change: number }[] {
  const changes = decisions.slice(1).map((to, nth) => ({ from: decisions[nth]!, to, change: ofP1(to) - ofP1(decisions[nth]!) }));
  return changes
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change) || one.to.at - other.to.at)
    .slice(0, most)
    .filter(({ change }) => Math.abs(change) >= 0.05);
}
