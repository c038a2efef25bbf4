import { asDone, type Position } from "@duelex/session";
import { useEffect, useState } from "preact/hooks";
import { Said } from "../card/Said.tsx";
import { titleIn } from "../match/title.ts";
import type { SetPuzzle } from "../store/kept.ts";
import { useTable } from "../store/table.ts";
import { useApartWords } from "../words/apart.ts";
import { type PuzzleScenario, puzzleNamed, puzzlesOf } from "./puzzles.ts";
import { useSetPuzzle } from "./useSetPuzzle.ts";

/** What a puzzle asks for, whether it is solved, and its solution. */
export default function PuzzleBar({ puzzle: begun, position }: { readonly puzzle: SetPuzzle; readonly position: Position }) {
  const { name } = begun;
  const words = useApartWords();
  const set = useSetPuzzle();
  const [scenario, setScenario] = useState<PuzzleScenario | null>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    puzzleNamed(name).then(setScenario, () => undefined);
  }, [name]);
  const title = titleIn(words, { game: position.game, title: null, lesson: null, puzzle: begun });
  useEffect(() => useTable.setState({ title }), [title]);
  // It stands there before it says something, or that would not be read out.
  const herald = (says: string) => (
    <div className="hidden" role="status" key="herald">
      {says}
    </div>
  );
  if (scenario === null) return herald("");
  const { over, winner } = position.standing;
  const saves = scenario.puzzle.saves === true;
  /** The last turn that counts: this one, or the other side's next. */
  const last = begun.turn + (saves && begun.active === position.seat ? 1 : 0);
  const ended = over || position.view.turn > last;
  const solved = ended && (saves ? !over || winner === position.seat : winner === position.seat);
  const missed = ended && !solved;
  const task = saves ? (last === begun.turn ? words.puzzles.saveNow : words.puzzles.saveNext) : words.puzzles.task;
  const all = puzzlesOf(position.game);
  const next = all[all.indexOf(name) + 1];
  const says = solved ? words.puzzles.solved : missed ? (saves ? words.puzzles.lost : words.puzzles.missed) : task;
  return [
    <aside
      key="puzzle"
      className="lesson puzzle"
      aria-label={words.puzzles.region}
      data-puzzle={solved ? "solved" : missed ? "missed" : "open"}
    >
      <p>
        <b>{says}</b>
      </p>
      {shown && (
        <ol className="solution">
          {scenario.puzzle.solution.map((line, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line of answers has no other name
            <li key={nth}>
              <Said text={asDone(line.slice(0, 2), line.slice(4))} />
            </li>
          ))}
        </ol>
      )}
      <div className="row">
        {missed && (
          <button type="button" className="button go" onClick={() => set(name)}>
            {words.puzzles.again}
          </button>
        )}
        {solved && next !== undefined && (
          <button type="button" className="button go" onClick={() => set(next)}>
            {words.puzzles.next}
          </button>
        )}
        <button type="button" className="button bare" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {words.puzzles.solution}
        </button>
      </div>
    </aside>,
    herald(says),
  ];
}
