import { listed } from "../games.ts";
import { newId } from "../store/kept.ts";
import { useShell } from "../store/shell.ts";
import { PERSON } from "../store/state.ts";
import { sitDown } from "../store/table.ts";
import { troubleOf } from "../store/trouble.ts";
import { useApartWords } from "../words/apart.ts";
import { puzzleNamed, puzzlesOf } from "./puzzles.ts";

/** Who replies: a machine that searches. */
const REPLIES = "tree";

/** Lays a puzzle on the table: its player is who sits there, a machine replies. Gives the match's id. @throws Refused (as a rejection) */
async function setPuzzle(name: string, title: (game: string, nth: number) => string): Promise<string> {
  const { puzzle, ...scenario } = await puzzleNamed(name);
  const id = newId();
  const seat = puzzle.for === "P1" ? 0 : 1;
  await sitDown({
    id,
    seats: [seat],
    sitters: seat === 0 ? [PERSON, REPLIES] : [REPLIES, PERSON],
    title: title(listed(scenario.game)?.name ?? scenario.game, puzzlesOf(scenario.game).indexOf(name) + 1),
    puzzle: name,
    open: { kind: "file", file: scenario },
  });
  return id;
}

/** Lays a puzzle on the table and goes there; what goes wrong is told. */
export function useSetPuzzle(): (name: string) => void {
  const words = useApartWords();
  const { go, notify } = useShell();
  return (name) =>
    void setPuzzle(name, words.puzzles.title).then(
      (id) => go({ at: "match", id }),
      (problem: unknown) => notify(troubleOf(problem)),
    );
}
