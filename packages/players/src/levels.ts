/** Opponents by strength: levels 1 to 8, each about as much stronger than the one before; docs/players.md has what was measured. */
import type { Dice, Level, Match, Rules } from "@duelex/kernel";
import type { Player } from "./player.ts";

/** What each level is made of where the game says nothing, the weakest first: `level:1` is `levels[0]`. */
export const levels: readonly Level[] = [
  { lines: null, astray: 70 },
  { lines: null, astray: 57 },
  { lines: null, astray: 45 },
  { lines: null, astray: 33 },
  { lines: null, astray: 16 },
  { lines: null, astray: 0 },
  { lines: 30, astray: 0 },
  { lines: 400, astray: 0 },
];

/** What each level is made of in this game. */
export const levelsOf = <M extends Match>({ judgement }: Pick<Rules<M>, "judgement">): readonly Level[] => judgement?.levels ?? levels;

/** Another player, some of whose answers are given at random; but never one that the game calls a folly, even where it would be the best way out of what was given before. */
export class AstrayPlayer<M extends Match> implements Player<M> {
  readonly name = "level";

  constructor(
    private readonly player: Player<M>,
    private readonly dice: Dice,
    private readonly percent: number,
    private readonly isFolly: ((match: M, index: number) => boolean) | null = null,
  ) {}

  choose(match: M): number {
    const { isFolly } = this;
    const chosen = this.dice(100) >= this.percent ? this.player.choose(match) : null;
    if (chosen !== null && isFolly?.(match, chosen) !== true) return chosen;
    const { count } = match.options();
    const sane = Array.from({ length: count }, (_, index) => index).filter((index) => isFolly?.(match, index) !== true);
    return sane.length === 0 ? (chosen ?? this.dice(count)) : sane[this.dice(sane.length)]!;
  }
}
