import type { Dice, Match } from "@duelex/kernel";
import type { Player } from "./player.ts";

/** Every legal answer is as good as the other. */
export class RandomPlayer implements Player {
  /** "random". */
  readonly name = "random";

  constructor(private readonly dice: Dice) {}

  choose(match: Match): number {
    return this.dice(match.options().count);
  }
}
