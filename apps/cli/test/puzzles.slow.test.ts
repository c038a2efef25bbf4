/** That each puzzle has one solution: found again at every question of its line, by trying everything, with nothing of what finds puzzles. */
import { type Claim, checkProof, type Proof, sizeOf, sufficientAnswers } from "@duelex/sim";
import { describe, expect, test } from "vitest";
import { allGames } from "../src/games.ts";
import { puzzleFolder } from "../src/places.ts";
import { claimOf, openPuzzle, puzzlesOf, seatOf } from "../src/puzzles.ts";

const POSITIONS = 2_000_000;

describe.each(allGames.ids)("%s", (id) => {
  test("wherever its player is asked in this turn, on every line of the proof, one answer does it", async () => {
    const game = await allGames.load(id);
    for (const puzzle of puzzlesOf(id, puzzleFolder)) {
      const root = openPuzzle(game, puzzle);
      const claim = claimOf(puzzle, root);
      let asked = 0;
      const walk = (at: typeof root, here: Proof): void => {
        if (typeof here === "string" || at.turnNumber !== root.turnNumber) return;
        expect("seen" in here).toBe(false);
        const go = (answer: string, next: Proof): void => {
          const copy = at.clone();
          copy.play(copy.parse(answer));
          walk(copy, next);
        };
        if ("answer" in here) {
          asked++;
          const now: Claim = { ...claim, turns: (claim.turns ?? 1) - (at.turnNumber - root.turnNumber) };
          expect(at.asked).toBe(seatOf(puzzle));
          expect(sufficientAnswers(at, now, POSITIONS), `${puzzle.title}, ${puzzle.seed}, after ${asked} answers`).toEqual([here.answer]);
          go(here.answer, here.next);
        } else if ("replies" in here) for (const [reply, next] of Object.entries(here.replies)) go(reply, next);
      };
      const proof = puzzle.puzzle.proof as Proof;
      walk(root, proof);
      expect(asked).toBeGreaterThan(0);
      expect(checkProof(root, claim, proof)).toMatchObject({ flaws: [], whole: true });
      expect(sizeOf(proof)).toBeGreaterThan(1);
    }
  });
});
