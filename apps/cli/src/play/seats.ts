/** Who answers for the two seats: people and machines, by name. */
import { type Match, type Seat, type Seed, seedNumber } from "@duelex/kernel";
import { type Helpers, type Player, playerNamed, readPlayerName } from "@duelex/players";
import { searchThreads } from "@duelex/sim";
import { gameLoader } from "../places.ts";
import type { Problems } from "../problems.ts";
import { HUMAN, type Session } from "../session.ts";

/** The same for people, with what can stand behind a name. */
export const MACHINES_IN_WORDS = "random, greedy, tree (tree:400 lines, tree:1s, tree:1s@2 threads), level:1 to level:8";

/** Who may be named: machines alone, machines that think by the clock too, or people as well. */
export type Allowed = "untimed" | "machines" | "anyone";

const clock = (): number => performance.now();

/** Two names out of "human,greedy"; one name serves both. What is wrong goes into `problems`. */
export function readSeats(flag: string, allowed: Allowed, problems: Problems): [string, string] {
  const names = flag.split(",").map((name) => name.trim());
  if (names.length > 2) problems.add("players", `two names are wanted, or one for both, not ${names.length}`);
  for (const name of new Set(names)) {
    if (allowed === "anyone" && name === HUMAN) continue;
    problems.try(() =>
      readPlayerName(name, allowed === "untimed" ? undefined : clock, allowed === "anyone" ? [HUMAN] : [], allowed !== "untimed"),
    );
  }
  return [names[0]!, names[1] ?? names[0]!];
}

/** The machines of both seats, null where a person sits. The same seed makes them answer the same. */
export function machinesFor(session: Session, seed: Seed): readonly [Player<Match> | null, Player<Match> | null] {
  const { players, library } = session;
  const threads = new Map<number, Helpers>(); // both seats use the same ones: only one of them thinks at a time
  const helpers = (count: number): Helpers => {
    let made = threads.get(count);
    if (made === undefined) threads.set(count, (made = searchThreads(count, orderOf(session))));
    return made;
  };
  const machine = (seat: Seat) =>
    players[seat] === HUMAN ? null : playerNamed(players[seat], library.game, seat, seedNumber(seed), clock, helpers);
  return [machine(0), machine(1)];
}

/** What a thread must know of this match. */
function orderOf({ library, beginning }: Session): Parameters<typeof searchThreads>[1] {
  const from =
    beginning.kind === "decks"
      ? { decks: beginning.setup.decks, ...(beginning.setup.settings && { settings: beginning.setup.settings }) }
      : { scenario: beginning.scenario };
  return { loader: gameLoader.href, game: library.game.id, cardFiles: library.ownCards, from };
}
