/** Cards that make the same difference are taken for one: held against trying everything in every deal. */
import { diceOf, type Match, resultOf, type Seat, type Side } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { type Duel, duel } from "../../kernel/test/duel.ts";
import { checkProof, solve } from "../src/index.ts";

const arranged = (P1: Side, P2: Side) => duel.stage.arrange({ game: "duel", title: "x", position: { P1, P2 } });

/** What the seat is told, in the plainest way, cards by name alone: which of two unseen ones it was, nobody is told. */
const told = (at: Match, seat: Seat): string => {
  const mine = !at.over && at.asked === seat;
  const view = JSON.stringify(at.view(seat), (key, value: unknown) => (key === "card" ? null : value));
  return JSON.stringify([
    resultOf(at),
    at.over ? null : at.asked,
    mine ? [...at.options()].map((option) => at.phrase(option)) : null,
    view,
  ]);
};

/** Does one way win in all of these worlds within so many answers? Everything is tried in every one of them. */
function wins(worlds: readonly Match[], seat: Seat, left: number): boolean {
  const [one] = worlds as [Match];
  if (one.over) return worlds.every((world) => world.standing().winner === seat);
  if (left === 0) return false;
  const after = (world: Match, index: number): Match => {
    const next = world.clone();
    next.play(index);
    return next;
  };
  const winsAfter = (next: readonly (readonly [string, Match])[]): boolean => {
    const groups = new Map<string, Match[]>();
    for (const [said, world] of next) groups.set(said, [...(groups.get(said) ?? []), world]);
    return [...groups.values()].every((group) => wins(group, seat, left - 1));
  };
  const indices = (world: Match) => [...world.options()].map((_, index) => index);
  if (one.asked === seat)
    return indices(one).some((index) => winsAfter(worlds.map((world) => after(world, index)).map((world) => [told(world, seat), world])));
  const replies = worlds.flatMap((world) => indices(world).map((index) => [world, index] as const));
  return winsAfter(
    replies.map(([world, index]) => {
      const next = after(world, index);
      return [`${world.phrase(world.options().options[index]!, seat)} ${told(next, seat)}`, next] as const;
    }),
  );
}

/** Positions of the toy at random. */
function* toys(): Generator<Duel> {
  for (let seed = 1; seed <= 150; seed++) {
    const dice = diceOf(seed);
    const some = (least: number, most: number): string[] =>
      Array.from({ length: least + dice(most - least + 1) }, () => (dice(8) === 0 ? "Herald" : `Blade ${1 + dice(6)}`));
    const side = (): Side => ({ life: 2 + dice(6), hand: some(0, 3), deck: some(1, 3) });
    const match = arranged(side(), side());
    if (!match.over) yield match;
  }
}

describe("one way against every hidden hand", () => {
  test("the same is found as by trying everything in every deal, and the proof is played in all of them", () => {
    let [won, none, many] = [0, 0, 0];
    for (const match of toys()) {
      const seat = match.asked;
      const deals = match.deals(seat, 400);
      if (deals === null) continue;
      const seen = told(match, seat);
      const worlds = deals.filter((deal) => deal.wouldAsk() && told(deal, seat) === seen);
      for (const answers of [1, 3]) {
        const truth = wins(worlds, seat, answers);
        const { forced, claim, proof, deals: counted } = solve(match, { seat, answers, kinds: 5000, positions: 500_000 });
        expect(forced, JSON.stringify(match.view(seat))).toBe(truth);
        expect(checkProof(match, claim!, proof!)).toMatchObject({ flaws: [], whole: true, deals: worlds.length });
        expect(counted).toBe(deals.length);
        if (truth) won++;
        else none++;
        if (deals.length > 20) many++;
      }
    }
    expect(won).toBeGreaterThan(20);
    expect(none).toBeGreaterThan(20);
    expect(many).toBeGreaterThan(20);
  });
});
