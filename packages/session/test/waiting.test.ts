/** Who lets moments pass is asked again in their own main phase, and once the battle is over in which they pass. */
import type { BattleView, Card, Match, Spot } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { BattleWatch, isOwnPhase } from "../src/index.ts";

describe("one's own main phase", () => {
  const own = { over: false, asked: 0, activeSeat: 0, count: 2, where: ["turn", "main phase"] };
  test.each<[string, Partial<typeof own>, boolean]>([
    ["in it, with something to do", {}, true],
    ["with nothing to do but to end it", { count: 1 }, false],
    ["while the other player is asked", { asked: 1 }, false],
    ["in the other player's turn", { activeSeat: 1 }, false],
    ["in another phase", { where: ["turn", "start phase"] }, false],
    ["within something that is done in it", { where: ["turn", "main phase", "attack"] }, false],
    ["nowhere in the turn", { where: [] }, false],
    ["after the end", { over: true }, false],
  ])("%s: %j is %j", (_what, change, is) => {
    const { count, where, ...match } = { ...own, ...change };
    const asks = { ...match, options: () => ({ count }), question: () => ({ where }) } as unknown as Match;
    expect(isOwnPhase(asks, 0, { ownPhases: ["attack phase", "main phase"] })).toBe(is);
  });
});

describe("the battle that is fought", () => {
  const card = (number: number): Spot => ({ kind: "card", card: number as Card });
  const player: Spot = { kind: "player", seat: 0 };
  const battle = (at: number, attacker: Spot | null = card(1)): BattleView => ({ steps: [], at, attacker, blocker: null, targets: [] });
  /** Whether it is over, at the beginning and after each look. */
  const seen = (battles: readonly (BattleView | undefined)[], ends = battles.length): boolean[] => {
    let now = 0;
    const watch = new BattleWatch(
      {
        view: () => ({ battle: battles[now] }),
        get over() {
          return now >= ends;
        },
      } as unknown as Match,
      0,
    );
    return battles.map((_, nth) => {
      now = nth;
      if (nth > 0) watch.look();
      return watch.over;
    });
  };

  test.each<[string, (BattleView | undefined)[], boolean[]]>([
    ["goes on from step to step", [battle(0), battle(1), battle(1), battle(2)], [false, false, false, false]],
    ["is over where none is fought, and stays so", [battle(1), undefined, battle(2)], [false, true, true]],
    ["is none where none is fought at first", [undefined, battle(0)], [true, true]],
    ["is over where an earlier step is reached", [battle(0), battle(2), battle(1)], [false, false, true]],
    ["is over where another card attacks", [battle(1), battle(1, card(2))], [false, true]],
    ["goes on without its attacker", [battle(1), battle(1, null), battle(1, card(2))], [false, false, false]],
    ["is told apart by cards alone", [battle(1, player), battle(1), battle(1, player)], [false, false, false]],
  ])("%s", (_what, battles, over) => expect(seen(battles)).toEqual(over));

  test("is over with the match", () => expect(seen([battle(0), battle(1), battle(2)], 2)).toEqual([false, false, true]));
});
