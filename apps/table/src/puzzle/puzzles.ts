/** The puzzles of the house, each fetched when it is asked for: scenarios from whose end one line wins before the turn is over, or saves the match. */
import type { Puzzle, Scenario } from "@duelex/kernel";

export type PuzzleScenario = Scenario & { readonly puzzle: Puzzle };

const files = import.meta.glob<PuzzleScenario>("../../../../puzzles/*.json", { import: "default" });

/** "…/bos-03.json" → "bos-03" */
const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1, -".json".length);

const byName = new Map(Object.entries(files).map(([path, load]) => [nameOf(path), load]));

/** The names of a game's puzzles, the easiest first. */
export const puzzlesOf = (game: string): string[] => [...byName.keys()].filter((name) => name.startsWith(`${game}-`)).sort();

/** @throws TypeError (as a rejection) if there is none of this name */
export async function puzzleNamed(name: string): Promise<PuzzleScenario> {
  const load = byName.get(name);
  if (load === undefined) throw new TypeError(`there is no puzzle "${name}"`);
  return load();
}
