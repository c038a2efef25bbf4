import type { Position } from "@duelex/session";
import { useEffect, useState } from "react";
import { useShell } from "../store/shell.ts";
import { useTable } from "../store/table.ts";
import { useWords } from "../words/index.ts";
import { type PuzzleScenario, puzzleNamed, puzzlesOf } from "./puzzles.ts";
import { setPuzzle } from "./set.ts";

/** What a puzzle asks for, whether it is solved, and its solution. */
export default function PuzzleBar({ name, position }: { readonly name: string; readonly position: Position }) {
  const words = useWords();
  const { go, notify } = useShell();
  const [scenario, setScenario] = useState<PuzzleScenario | null>(null);
  const [shown, setShown] = useState(false);
  const [turn] = useState(() => useTable.getState().positions[position.seat]?.view.turn ?? position.view.turn);
  useEffect(() => {
    puzzleNamed(name).then(setScenario, () => undefined);
  }, [name]);
  if (scenario === null) return null;
  const solved = position.standing.over && position.standing.winner === position.seat;
  const missed = !solved && (position.standing.over || position.view.turn !== turn);
  const all = puzzlesOf(position.game);
  const next = all[all.indexOf(name) + 1];
  const set = (which: string) =>
    setPuzzle(which, words.puzzles.title).then(
      (id) => go({ at: "match", id }),
      (problem: unknown) => notify(problem instanceof Error ? problem.message : String(problem)),
    );
  return (
    <aside className="lesson" aria-label={words.puzzles.region} data-puzzle={solved ? "solved" : missed ? "missed" : "open"}>
      <p role="status">
        <b>{solved ? words.puzzles.solved : missed ? words.puzzles.missed : words.puzzles.task}</b>
      </p>
      {shown && (
        <ol className="solution">
          {scenario.puzzle.solution.map((line, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line of answers has no other name
            <li key={nth}>{line}</li>
          ))}
        </ol>
      )}
      <div className="row">
        {missed && (
          <button type="button" className="button go" onClick={() => void set(name)}>
            {words.puzzles.again}
          </button>
        )}
        {solved && next !== undefined && (
          <button type="button" className="button go" onClick={() => void set(next)}>
            {words.puzzles.next}
          </button>
        )}
        <button type="button" className="button bare" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {words.puzzles.solution}
        </button>
      </div>
    </aside>
  );
}
