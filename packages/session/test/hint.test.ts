/** What a hint expects to follow, as a person reads it. */
import { diceOf } from "@duelex/kernel";
import { hintBy, TreePlayer } from "@duelex/players";
import { expect, test } from "vitest";
import { games, sessionFor } from "./games.ts";

test.each(games.map((game) => [game.id, game] as const))(
  "%s: no card is named that has only been dealt while the machine thought: of what one would draw nothing is expected",
  (_id, game) => {
    const wrong: string[] = [];
    let named = 0;
    for (let seed = 1; seed <= 2; seed++) {
      const { match } = sessionFor(game, seed);
      const dice = diceOf(seed);
      for (let given = 0; !match.over && given < 300; given++) {
        if (given % 15 === 0) look(given);
        match.play(dice(match.options().count));
      }

      function look(given: number): void {
        const seat = match.asked;
        const cells = match.view(seat).rows.flatMap((row) => row.cells.flatMap((cell) => [cell, ...(cell?.with ?? [])]));
        const seen = new Set(cells.map((cell) => cell?.name));
        const { answers } = hintBy(new TreePlayer(game, seat, diceOf(given + 1), { lines: 120 }), game, match);
        for (const { line } of answers)
          for (const { seat: who, phrase } of line) {
            const card = /^(?:play|pair|summon(?: the boss)?|cast|set) (.+?)(?: \(\d+\))?$/.exec(phrase)?.[1];
            if (who !== seat || card === undefined) continue;
            named++;
            if (!seen.has(card)) wrong.push(phrase);
          }
      }
    }
    expect(named).toBeGreaterThan(5);
    expect(wrong).toEqual([]);
  },
  60_000,
);
