/** Who answers for the two seats: people and machines, by name. */
import { type Match, type Rules, type Seat, type Seed, seedNumber } from "@duelex/kernel";
import { type Player, playerNamed, readPlayerName } from "@duelex/players";
import type { Problems } from "../problems.ts";
import { HUMAN } from "../session.ts";

/** The same for people, with what can stand behind a name. */
export const MACHINES_IN_WORDS = "random, greedy, tree (tree:400 lines, tree:1s), level:1 to level:8";

/** Who may be named: machines alone, machines that think by the clock too, or people as well. */
export type Allowed = "untimed" | "machines" | "anyone";

const clock = (): number => performance.now();

/** Two names out of "human,greedy"; one name serves both. What is wrong goes into `problems`. */
export function readSeats(flag: string, allowed: Allowed, problems: Problems): [string, string] {
  const names = flag.split(",").map((name) => name.trim());
  if (names.length > 2) problems.add("players", `two names are wanted, or one for both, not ${names.length}`);
  for (const name of new Set(names)) {
    if (allowed === "anyone" && name === HUMAN) continue;
    problems.try(() => readPlayerName(name, allowed === "untimed" ? undefined : clock, allowed === "anyone" ? [HUMAN] : []));
  }
  return [names[0]!, names[1] ?? names[0]!];
}

/** The machine of a seat, or null where a person sits. The same seed makes it answer the same. */
export function machineFor(name: string, game: Rules, seat: Seat, seed: Seed): Player<Match> | null {
  return name === HUMAN ? null : playerNamed(name, game, seat, seedNumber(seed), clock);
}
