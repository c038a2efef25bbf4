import { listed } from "../games.ts";
import { begin } from "../store/begin.ts";
import { newId } from "../store/kept.ts";
import { useShell } from "../store/shell.ts";
import { PERSON, type Sitting } from "../store/state.ts";
import { troubleOf } from "../store/trouble.ts";
import { useApartWords } from "../words/apart.ts";
import { puzzleNamed, puzzlesOf } from "./puzzles.ts";

/** Who replies: a machine that searches. */
const REPLIES = "tree";

/** A puzzle: its player is who sits there, a machine replies. */
async function laid(name: string, title: (game: string, nth: number) => string): Promise<Sitting> {
  const { puzzle, ...scenario } = await puzzleNamed(name);
  const seat = puzzle.for === "P1" ? 0 : 1;
  return {
    id: newId(),
    seats: [seat],
    sitters: seat === 0 ? [PERSON, REPLIES] : [REPLIES, PERSON],
    title: title(listed(scenario.game)?.name ?? scenario.game, puzzlesOf(scenario.game).indexOf(name) + 1),
    puzzle: name,
    open: { kind: "file", file: scenario },
  };
}

/** Lays a puzzle on the table and goes there; what goes wrong is told. */
export function useSetPuzzle(): (name: string) => void {
  const words = useApartWords();
  const notify = useShell(({ notify }) => notify);
  return (name) => void begin(laid(name, words.puzzles.title)).catch((problem: unknown) => notify(troubleOf(problem)));
}
