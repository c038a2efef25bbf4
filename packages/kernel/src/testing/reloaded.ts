import type { Game } from "../game.ts";
import type { Match } from "../match.ts";
import { runScenario } from "../run-scenario.ts";
import type { Scenario } from "../scenario.ts";

/**
 * Plays a scenario, and every answer of it a second time in a fresh match into which the position was loaded; says after which
 * answer the two differ. What the rules remember from one question to the next is in the state, or it is lost here.
 */
export function runReloaded<M extends Match>(game: Game<M>, scenario: Scenario): string[] {
  const broken: string[] = [];
  runScenario(game, scenario, (match) => {
    const play = match.play.bind(match);
    match.play = (index) => {
      const fresh = match.blank();
      fresh.load(match.save());
      fresh.fixedRolls = match.fixedRolls === null ? null : [...match.fixedRolls];
      const answer = match.notate(index);
      play(index);
      if (!endsAlike(fresh, index, match)) broken.push(`"${answer}" leads elsewhere in a match that was loaded`);
    };
  });
  return broken;
}

function endsAlike<M extends Match>(fresh: M, index: number, match: M): boolean {
  try {
    fresh.play(index);
  } catch {
    return false; // whatever it is, the match itself did not throw it
  }
  return fresh.hash() === match.hash();
}
