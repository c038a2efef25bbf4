import { newId } from "../store/kept.ts";
import { sitDown } from "../store/table.ts";
import { puzzleNamed } from "./puzzles.ts";

/** Lays a puzzle on the table: its player is who sits there, a machine replies. Gives the match's id. @throws Refused (as a rejection) */
export async function setPuzzle(name: string, title: (name: string) => string): Promise<string> {
  const { puzzle, ...scenario } = await puzzleNamed(name);
  const id = newId();
  const seat = puzzle.for === "P1" ? 0 : 1;
  await sitDown({
    id,
    seats: [seat],
    sitters: seat === 0 ? ["person", "tree"] : ["tree", "person"],
    title: title(name),
    puzzle: name,
    open: { kind: "file", file: scenario },
  });
  return id;
}
