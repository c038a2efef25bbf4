import { diceOf, didYouMean, type Game, InputError, type Match, type Seat } from "@duelex/kernel";
import { GreedyPlayer } from "./greedy.ts";
import type { Player } from "./player.ts";
import { RandomPlayer } from "./random.ts";

/** The players that can be called by name. */
export const playerNames = ["random", "greedy"] as const;
export type PlayerName = (typeof playerNames)[number];

/** A name from outside, read. @throws InputError if there is no such player, with the name that was perhaps meant */
export function readPlayerName(name: string): PlayerName {
  const known = playerNames.find((candidate) => candidate === name);
  if (known !== undefined) return known;
  const what = `there is no player "${name}" (there are ${playerNames.join(", ")})${didYouMean(name, playerNames)}`;
  throw new InputError("players", [{ where: "", what }]);
}

/**
 * A player for one seat of one match. The same name, seat and seed give the same answers to the same questions, on every machine.
 * @throws InputError if there is no player of that name
 */
export function playerNamed<M extends Match>(name: string, game: Game<M>, seat: Seat, seed: number): Player<M> {
  const dice = diceOf(Math.imul(seed, 2) + seat);
  switch (readPlayerName(name)) {
    case "random":
      return new RandomPlayer(dice);
    case "greedy":
      return new GreedyPlayer(game, seat, dice);
  }
}
