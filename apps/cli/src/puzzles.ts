/** Puzzles: scenarios from whose end one line wins before the turn is over, or saves the match. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Game, InputError, type Match, type Puzzle, type Scenario, type Seat, seatNamed } from "@duelex/kernel";
import { openScenario } from "@duelex/kernel/scenario";
import { type Claim, checkProof, type Proof, sufficientAnswers } from "@duelex/sim";
import { sayFileError } from "./files/json.ts";
import { readScenarioFile } from "./files/scenario-file.ts";

export type PuzzleScenario = Scenario & { readonly puzzle: Puzzle };

/** The puzzles of a game, the easiest first. @throws InputError if there is no such folder, or a file is not what it should be */
export function puzzlesOf(game: string, folder: string): PuzzleScenario[] {
  const files = filesIn(folder).filter((file) => file.startsWith(`${game}-`) && file.endsWith(".json"));
  return files.sort().map((file) => {
    const scenario = readScenarioFile(join(folder, file));
    if (scenario.puzzle === undefined) throw new InputError(file, [{ where: "", what: "this scenario is no puzzle" }]);
    return { ...scenario, puzzle: scenario.puzzle };
  });
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (problem) {
    throw new InputError(folder, [{ where: "", what: sayFileError(problem) }]);
  }
}

/** Its match, where the script ends. @throws InputError if the script cannot be followed any more */
export function openPuzzle(game: Game, scenario: PuzzleScenario): Match {
  const match = openScenario(game, scenario);
  for (const [nth, step] of (scenario.script ?? []).entries()) {
    if (typeof step !== "string") continue;
    const [, who = "", answer = ""] = /^(P[12]): (.*)$/.exec(step) ?? [];
    const index = match.over || seatNamed(who) !== match.asked ? -1 : match.parse(answer);
    if (index < 0) throw new InputError(scenario.title, [{ where: `script[${nth}]`, what: `"${step}" is not possible` }]);
    match.play(index);
  }
  return match;
}

export const seatOf = ({ puzzle }: PuzzleScenario): Seat => (puzzle.for === "P1" ? 0 : 1);

/** What a puzzle claims: its player wins this turn; or can keep the other one from winning to the end of that one's next turn, or of this one. */
export function claimOf(scenario: PuzzleScenario, match: Match): Claim {
  const seat = seatOf(scenario);
  if (scenario.puzzle.saves !== true) return { seat, goal: "win", hidden: false, turns: 1 };
  return { seat: (1 - seat) as Seat, goal: "hold", hidden: false, turns: match.activeSeat === seat ? 2 : 1 };
}

/** Positions that trying every answer may take. */
const MOST = 200_000;

/** Everything that is wrong with a puzzle: its proof is played in every branch, and every other first answer is tried to its end. */
export function flawsOf(game: Game, scenario: PuzzleScenario, most = MOST): string[] {
  let match: Match;
  try {
    match = openPuzzle(game, scenario);
  } catch (problem) {
    if (!(problem instanceof InputError)) throw problem;
    return problem.problems.map(({ where, what }) => `${where}: ${what}`);
  }
  const { proof, solution, for: who } = scenario.puzzle;
  if (match.over || match.asked !== seatOf(scenario)) return [`${who} is not asked where the script ends`];
  const claim = claimOf(scenario, match);
  const { flaws, whole } = checkProof(match, claim, proof as Proof);
  const found = flaws.map(({ after, what }) => (after.length === 0 ? what : `after ${after.join(", ")}: ${what}`));
  if (!whole) found.push("dice can fall in too many ways");
  const does = claim.goal === "win" ? "wins" : "saves the match";
  const doing = sufficientAnswers(match, claim, most);
  if (doing === null) found.push(`trying every answer takes more than ${most} positions`);
  else if (doing.length !== 1) found.push(`${doing.length} first answers ${does.replace(/s\b/, "")}: ${doing.join(", ")}`);
  else if (solution[0] !== `${who}: ${doing[0]}`) found.push(`the solution begins with ${solution[0]}, and ${doing[0]} ${does}`);
  return found;
}
