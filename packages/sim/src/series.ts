import type { Game, Match, Settings } from "@duelex/kernel";
import { playerNamed } from "@duelex/players";
import type { Batch } from "./batches.ts";
import { addGame, emptyTally, type Tally } from "./tally.ts";

/** Games between the same two decks and players, as plain data that can be sent to a worker. */
export interface Series {
  readonly decks: readonly [unknown, unknown];
  readonly players: readonly [string, string];
  readonly seed: number;
  readonly settings: Settings;
  /** Parsed card files of one's own. */
  readonly cardFiles: readonly unknown[];
  /** A game with more answers than this is stalled. */
  readonly longest: number;
}

/** The seed of one game of a series: far from its neighbours', and the same whoever plays the game, and when. */
export function seedOfGame(seed: number, game: number): number {
  let x = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(game + 1, 0x85ebca77)) | 0;
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return (x ^ (x >>> 16)) >>> 0;
}

/**
 * Sets a series up, once; what comes back plays any batch of it, here and now. A game that throws or does not end is counted as
 * aborted, with its seed and the reason.
 * @throws InputError if a deck, a setting or a card file is not right
 */
export function seriesPlayer<M extends Match>(game: Game<M>, series: Series): (batch: Batch) => Tally {
  const { decks, settings, cardFiles } = series;
  const pairing = game.pairing({ decks, settings, catalog: game.catalog(...cardFiles) });
  let used: M | undefined;

  function playOne(tally: Tally, nth: number): void {
    const seed = seedOfGame(series.seed, nth);
    let answers = 0;
    try {
      const match = pairing.newMatch(seed, used);
      used = match;
      const players = [playerNamed(series.players[0], game, 0, seed), playerNamed(series.players[1], game, 1, seed)] as const;
      while (!match.over) {
        if (answers === series.longest) throw new Error(`stalled: not over after ${answers} answers, at ${match.where().join(" › ")}`);
        match.play(players[match.asked].choose(match));
        answers++;
      }
      addGame(tally, match.firstSeat, match.standing().winner, match.turnNumber, answers);
    } catch (problem) {
      used = undefined; // whatever is left of it is not to be trusted
      tally.aborted.push({ game: nth, seed, answers, why: problem instanceof Error ? problem.message : String(problem) });
    }
  }

  return ({ from, count }) => {
    const tally = emptyTally();
    for (let nth = from; nth < from + count; nth++) playOne(tally, nth);
    return tally;
  };
}
