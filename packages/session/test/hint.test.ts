/** What a hint expects to follow, as a person reads it. */
import { gundam } from "@duelex/gundam";
import { diceOf, type Game } from "@duelex/kernel";
import { openScenario } from "@duelex/kernel/scenario";
import { hintBy, TreePlayer } from "@duelex/players";
import { describe, expect, test } from "vitest";
import { hintFor } from "../src/hint.ts";
import { previewOf, type Session } from "../src/index.ts";
import { games, sessionFor } from "./games.ts";

describe("a hint", () => {
  const game = gundam as unknown as Game;
  const match = openScenario(game, {
    ...{ game: "gundam", title: "", cards: [], script: [] },
    position: { P1: { hand: ["ST01-005", "ST01-005"], resourceArea: 2 }, P2: { battleArea: ["ST01-005"] } },
  });
  const session = { match, game } as unknown as Session;
  const gms = [...match.options()].flatMap((answer, nth) => (match.phrase(answer, 0) === "play GM" ? [nth] : []));

  test.each(gms)(
    "names what a machine would answer as the menu does, of two that come to the same the first, and tells what comes of it (%i)",
    (chosen) => {
      expect(hintFor(session, 0, { name: "someone", choose: () => chosen }, "someone")).toStrictEqual({
        ...{ answer: gms[0], phrase: "play GM", by: "someone" },
        line: previewOf(game, match, 0, gms[0]!).story,
      });
    },
  );

  test("of a search says how good each answer is, and what it expects, another's answers with whose they are", () => {
    const playing = sessionFor(game, 3); // P2 is asked
    const machine = () => new TreePlayer(game, 1, diceOf(1), { lines: 30 });
    const { answer, phrase, best } = hintFor(playing, 1, machine(), "tree");
    expect(best![0]).toMatchObject({ answer, phrase });
    const found = hintBy(machine(), game, playing.match).answers;
    expect(best).toEqual(
      found.map(({ answer, chance, low, high, line: [own, ...others] }) => ({
        ...{ answer, chance, low, high, phrase: own!.phrase },
        expected: others.map((each) => (each.seat === 1 ? each.phrase : `P1: ${each.phrase}`)),
      })),
    );
    expect(best!.flatMap(({ expected }) => expected).some((said) => said.startsWith("P1: "))).toBe(true);
  });
});

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
