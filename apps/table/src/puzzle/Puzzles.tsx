import { useEffect, useState } from "preact/hooks";
import { GameNav } from "../deck/GameNav.tsx";
import { Top } from "../shell/Top.tsx";
import { useApartWords } from "../words/apart.ts";
import { type PuzzleScenario, puzzleNamed, puzzlesOf } from "./puzzles.ts";
import { useSetPuzzle } from "./useSetPuzzle.ts";

/** From so many bits on it is harder: one dot more. */
const HARDER: readonly number[] = [5, 7, 9, 11];

/** How hard a puzzle is, as dots. */
function Level({ bits }: { readonly bits: number }) {
  const { puzzles } = useApartWords();
  const level = 1 + HARDER.filter((each) => bits >= each).length;
  const of = HARDER.length + 1;
  return (
    <span className="dots" role="img" aria-label={puzzles.level(level, of)} data-tip={puzzles.bits(bits)}>
      {"●".repeat(level)}
      {"○".repeat(of - level)}
    </span>
  );
}

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
        <GameNav game={game} show="puzzles" />
        <p className="lead">{words.puzzles.about}</p>
        {names.length === 0 && <p className="quiet">{words.puzzles.none}</p>}
        <ol className="box plain">
          {puzzles.map(([name, { puzzle }], nth) => (
            <li key={name} className="line">
              <span>
                <b>{words.puzzles.number(nth + 1)}</b> <Level bits={puzzle.difficulty} />{" "}
                <span className="quiet">{puzzle.saves === true ? words.puzzles.save : words.puzzles.win(puzzle.solution.length)}</span>
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
