/** One way against every hidden hand, in the plainest way: everything is tried in every deal. What searches are held against. */
import { type Match, resultOf, type Seat } from "@duelex/kernel";

/** What the seat is told, cards by name alone: which of two unseen ones it was, nobody is told. */
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

/** Every deal that the seat takes for possible; null if there are more. */
export function worldsOf(match: Match, seat: Seat, most = 400): Match[] | null {
  const seen = told(match, seat);
  return match.deals(seat, most)?.filter((deal) => deal.wouldAsk() && told(deal, seat) === seen) ?? null;
}

/** Does one way win in all of these worlds within so many answers? */
export function wins(worlds: readonly Match[], seat: Seat, left: number): boolean {
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
