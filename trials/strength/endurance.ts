/** Does a player answer, in every position that it meets? Many matches, and what it did in them that no player may do. */
import { diceOf, type Game, type Match, type Seat } from "@duelex/kernel";
import { type Named, playerNamed, readPlayerName } from "@duelex/players";
import { seedOfGame } from "@duelex/sim";
import { decksFor } from "./contest.ts";

export interface Order {
  readonly game: Game;
  /** The player, by name. */
  readonly player: string;
  readonly seed: number;
  /** Milliseconds, by which the player is timed. */
  readonly clock: () => number;
}

/** What a player may not do, and where it did: the match of the series, and the answers given in it until then. */
interface Fault {
  readonly nth: number;
  readonly answers: number;
  readonly what: string;
}

export interface Endured {
  matches: number;
  /** Answers of the player, where there was a choice. */
  answers: number;
  /** The longest that it took for one. */
  longest: number;
  /** Answers that took more than a tenth over its time, if it has one. */
  late: number;
  readonly faults: Fault[];
}

export const nothingYet = (): Endured => ({ matches: 0, answers: 0, longest: 0, late: 0, faults: [] });

/** Answers in a match that is taken to have stalled. */
const STALLED = 20_000;
/** Who sits opposite, in turn: itself, a player who finds positions that nobody aims at, and a sensible one. */
const opposite = (player: string): readonly string[] => [player, "random", "greedy"];

const timeOf = (named: Named): number => (named.kind === "tree" && "milliseconds" in named.budget ? named.budget.milliseconds : Infinity);

/** Plays one match of a series, and adds what happened in it. */
export function endure(order: Order, nth: number, endured: Endured): void {
  const fault = sitThrough(order, nth, endured);
  endured.matches++;
  if (fault !== null) endured.faults.push({ nth, ...fault });
}

/** Plays to the end, or to the first fault. */
function sitThrough(order: Order, nth: number, endured: Endured): Omit<Fault, "nth"> | null {
  const { game, player, clock } = order;
  const seed = seedOfGame(order.seed, nth);
  const match: Match = game.pairing({ decks: decksFor(game, "both", nth, seed) }).newMatch(seed);
  const names = opposite(player);
  const seat = (diceOf(seed)(2) ^ (nth & 1)) as Seat;
  const others = names[nth % names.length]!;
  const seated = ([0, 1] as const).map((each) => playerNamed(each === seat ? player : others, game, each, seed, clock));
  const time = timeOf(readPlayerName(player, clock));
  /** The position by its hash, and what was answered there: a player that answers so again goes round in circles. */
  const given = new Set<string>();
  let answers = 0;
  const fault = (what: string): Omit<Fault, "nth"> => ({ answers, what });
  for (; !match.over; answers++) {
    if (answers === STALLED) return fault(`no end after ${STALLED} answers`);
    const { asked } = match;
    const { count } = match.options();
    const before = match.hash();
    const began = clock();
    let answer: number;
    try {
      answer = seated[asked]!.choose(match);
    } catch (problem) {
      return fault(`throws: ${problem instanceof Error ? problem.message : String(problem)}`);
    }
    const took = clock() - began;
    if (!(Number.isInteger(answer) && answer >= 0 && answer < count)) return fault(`${answer} is no answer: ${count} are offered`);
    if (match.hash() !== before) return fault("the match is another after it has thought");
    if (asked === seat && count > 1) {
      endured.answers++;
      endured.longest = Math.max(endured.longest, took);
      if (took > 1.1 * time) endured.late++;
      const said = `${before} ${answer}`;
      if (given.has(said)) return fault(`says "${match.notate(answer)}" again where it has said so before`);
      given.add(said);
    }
    match.play(answer);
  }
  return null;
}
