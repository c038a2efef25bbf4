import { useEffect, useState } from "react";
import { listed } from "../games.ts";
import { Top } from "../shell/Top.tsx";
import { useApartWords } from "../words/apart.ts";
import { type PuzzleScenario, puzzleNamed, puzzlesOf } from "./puzzles.ts";
import { useSetPuzzle } from "./useSetPuzzle.ts";

/** The puzzles of a game, the easiest first. */
export default function Puzzles({ game }: { readonly game: string }) {
  const words = useApartWords();
  const set = useSetPuzzle();
  const [puzzles, setPuzzles] = useState<readonly (readonly [string, PuzzleScenario])[]>([]);
  const names = puzzlesOf(game);
  const list = names.join();
  useEffect(() => {
    let latest = true;
    void Promise.all(list.split(",").map(async (name) => [name, await puzzleNamed(name)] as const)).then(
      (all) => latest && setPuzzles(all),
      () => undefined,
    );
    return () => {
      latest = false;
    };
  }, [list]);
  return (
    <>
      <Top />
      <main className="page">
        <h1 tabIndex={-1}>{words.puzzles.heading(listed(game)?.name ?? game)}</h1>
        <p className="lead">{words.puzzles.about}</p>
        {names.length === 0 && <p className="quiet">{words.puzzles.none}</p>}
        <ol className="box plain">
          {puzzles.map(([name, { puzzle }], nth) => (
            <li key={name} className="line">
              <span>
                <b>{words.puzzles.number(nth + 1)}</b>{" "}
                <span className="quiet">
                  {puzzle.saves === true
                    ? words.puzzles.hardToSave(puzzle.difficulty)
                    : words.puzzles.hard(puzzle.solution.length, puzzle.difficulty)}
                </span>
              </span>
              <button type="button" className="button" aria-label={words.puzzles.solveOf(nth + 1)} onClick={() => set(name)}>
                {words.puzzles.solve}
              </button>
            </li>
          ))}
        </ol>
      </main>
    </>
  );
}
