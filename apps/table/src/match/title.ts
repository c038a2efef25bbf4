import { listed } from "../games.ts";
import type { KeptMatch } from "../store/kept.ts";
import type { ApartWords } from "../words/apart.ts";

/** What a match is called in the language of the page: a lesson and a puzzle by what they are, any other as it was called when it began. */
export function titleIn(
  { learn, puzzles }: ApartWords,
  { game, title, lesson, puzzle }: Pick<KeptMatch, "game" | "title" | "lesson" | "puzzle">,
) {
  const name = listed(game)?.name ?? game;
  if (lesson !== null) return learn.heading(name);
  return puzzle == null ? (title ?? name) : puzzles.title(name, Number(/\d+$/.exec(puzzle.name)));
}
