/** All weights of a judgement moved at once, a little after each pair of games: simultaneous perturbation. */
import { diceOf, type Game, type Weights } from "@duelex/kernel";
import { play } from "./contest.ts";

export interface Walk {
  readonly game: Game;
  /** Who plays, by name. */
  readonly player: string;
  readonly pairs: number;
  readonly seed: number;
  /** Told after every pair how many have been played, and the weights that it has come to; stops when it answers true. */
  readonly told?: (pairs: number, weights: Weights) => Promise<boolean>;
}

/** How far one pair moves each weight, in trial steps; less, the longer it goes on: half after so many pairs. */
const RATE = 0.025;
const HALVED_AFTER = 8000;

/**
 * Before each pair every weight is put up or down by a quarter of itself, by dice: one side plays with it so, the other with all of it the
 * other way round. Then all weights go a little towards the side that won. What matters adds up over thousands of pairs, the rest does not.
 * Weights that are 0 stay 0. The same walk comes out the same.
 * @returns the weights that it has come to
 */
export async function walk({ game, player, pairs, seed, told }: Walk): Promise<Weights> {
  const { weights } = game.judgement!;
  const names = Object.keys(weights).filter((name) => name !== "much" && weights[name] !== 0);
  const at = new Map(names.map((name) => [name, 0]));
  const dice = diceOf(seed);
  const placed = (side: ReadonlyMap<string, number>, sign: number): Weights => {
    const moved = names.map((name) => [name, weights[name]! + (Math.abs(weights[name]!) / 4) * (at.get(name)! + sign * side.get(name)!)]);
    return { ...weights, ...Object.fromEntries(moved) };
  };
  const none = new Map(names.map((name) => [name, 0]));
  const reached = (): Weights =>
    Object.fromEntries(Object.entries(placed(none, 0)).map(([name, weight]) => [name, Number(weight.toPrecision(3))]));
  for (let nth = 0; nth < pairs; nth++) {
    const side = new Map(names.map((name) => [name, dice(2) === 0 ? -1 : 1]));
    const { bySeat } = await play({
      ...{ game, pairs: 1, seed: seed * 1_000_003 + nth, all: true, decks: nth % 2 === 0 ? "own" : "random", clock: () => 0 },
      test: { margin: 0.05, error: 0.05 },
      players: [
        { name: player, weights: placed(side, 1), manner: {} },
        { name: player, weights: placed(side, -1), manner: {} },
      ],
    });
    const won = bySeat[0].won + bySeat[1].won - 1; // -1 to 1
    const rate = RATE / (1 + nth / HALVED_AFTER);
    for (const name of names) at.set(name, at.get(name)! + rate * won * side.get(name)!);
    if ((await told?.(nth + 1, reached())) === true) break;
  }
  return reached();
}
