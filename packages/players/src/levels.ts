/** Opponents by strength: levels 1 to 8, each so much stronger than the one before; docs/players.md has what was measured. */
import type { Dice, Match } from "@duelex/kernel";
import type { Player } from "./player.ts";

/** What a level is made of. */
interface Level {
  /** Greedy, a search of so many lines, or one of few: how many those are the game says. */
  readonly lines: number | "few" | null;
  /** The share of its answers, in per cent, that are given at random. */
  readonly astray: number;
}

/** Few lines, where the game says nothing. */
export const FEW = 30;

/** What each level is made of, the weakest first: `level:1` is `levels[0]`. */
export const levels: readonly Level[] = [
  { lines: null, astray: 70 },
  { lines: null, astray: 57 },
  { lines: null, astray: 45 },
  { lines: null, astray: 33 },
  { lines: null, astray: 16 },
  { lines: null, astray: 0 },
  { lines: "few", astray: 0 },
  { lines: 400, astray: 0 },
];

/** Another player, some of whose answers are given at random. */
export class AstrayPlayer<M extends Match> implements Player<M> {
  readonly name = "level";

  constructor(
    private readonly player: Player<M>,
    private readonly dice: Dice,
    private readonly percent: number,
  ) {}

  choose(match: M): number {
    return this.dice(100) < this.percent ? this.dice(match.options().count) : this.player.choose(match);
  }
}
