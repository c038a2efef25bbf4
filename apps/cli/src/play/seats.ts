/** Who answers for the two seats: people and machines, by name. */
import { type Game, InputError, type Match, nearest, type Problem, type Seat } from "@duelex/kernel";
import { type Player, playerNamed, playerNames } from "@duelex/players";
import { HUMAN } from "../session.ts";

export const MACHINES: readonly string[] = playerNames;

/** Two names out of "human,greedy"; one name serves both. @throws InputError */
export function readSeats(flag: string, allowed: readonly string[], subject: string): [string, string] {
  const names = flag.split(",").map((name) => name.trim());
  const problems: Problem[] = [];
  if (names.length > 2) problems.push({ where: "", what: `two names are wanted, or one for both, not ${names.length}` });
  for (const name of new Set(names)) {
    if (allowed.includes(name)) continue;
    const meant = nearest(name, allowed);
    problems.push({
      where: "",
      what: `there is no player "${name}"${meant === undefined ? `; there are ${allowed.join(", ")}` : `; did you mean "${meant}"?`}`,
    });
  }
  if (problems.length > 0) throw new InputError(subject, problems);
  return [names[0]!, names[1] ?? names[0]!];
}

/** The machine of a seat, or null where a person sits. The same seed makes it answer the same. */
export function machineFor(name: string, game: Game, seat: Seat, seed: number): Player<Match> | null {
  return name === HUMAN ? null : playerNamed(name, game, seat, seed);
}
