import { SEATS, type Seat } from "@duelex/kernel";
import { add, type Counts } from "./statistics.ts";

/** Results of games in which the same seat took the first turn. */
export interface Score {
  readonly wins: [number, number];
  draws: number;
}

/** A game that did not come to its end, with what is needed to see it happen again. */
export interface Aborted {
  /** Its place in the series, from 0. */
  readonly game: number;
  /** The seed of this one match and of its players. */
  readonly seed: number;
  /** Answers given before it broke off. */
  readonly answers: number;
  readonly why: string;
}

/** What a number of games came to. Plain data: it travels between threads, and the order in which tallies are added does not matter. */
export interface Tally {
  /** By who took the first turn. */
  readonly byFirst: readonly [Score, Score];
  readonly turns: Counts;
  readonly decisions: Counts;
  readonly aborted: Aborted[];
}

const emptyScore = (): Score => ({ wins: [0, 0], draws: 0 });
export const emptyTally = (): Tally => ({ byFirst: [emptyScore(), emptyScore()], turns: new Map(), decisions: new Map(), aborted: [] });

export function addTally(into: Tally, other: Tally): void {
  for (const first of SEATS) {
    for (const seat of SEATS) into.byFirst[first].wins[seat] += other.byFirst[first].wins[seat];
    into.byFirst[first].draws += other.byFirst[first].draws;
  }
  for (const [turns, times] of other.turns) add(into.turns, turns, times);
  for (const [decisions, times] of other.decisions) add(into.decisions, decisions, times);
  into.aborted.push(...other.aborted);
}

export const finishedIn = ({ wins, draws }: Score): number => wins[0] + wins[1] + draws;

export function addGame(tally: Tally, first: Seat, winner: Seat | null, turns: number, decisions: number): void {
  const score = tally.byFirst[first];
  if (winner === null) score.draws++;
  else score.wins[winner]++;
  add(tally.turns, turns);
  add(tally.decisions, decisions);
}
