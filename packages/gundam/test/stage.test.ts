/** Positions that cannot be set up are refused, with everything that is wrong and where. */
import { InputError, type Position } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { gundam } from "../src/index.ts";

const problemsOf = (position: Position): string[] => {
  try {
    gundam.stage.arrange({ game: "gundam", title: "wrong", position });
    return [];
  } catch (problem) {
    if (!(problem instanceof InputError)) throw problem;
    return problem.problems.map(({ where, what }) => `${where}: ${what}`);
  }
};

describe("2-1 a position says which card it means", () => {
  test("a name that one card has is enough; a name that several share is not", () => {
    expect(problemsOf({ P1: { battleArea: ["GM"] } })).toEqual([]);
    expect(problemsOf({ P1: { battleArea: ["Guncannon"] } })).toEqual([
      'position.P1.battleArea[0]: "Guncannon" is the name of GD01-004, ST01-003, T-002: write the card number',
    ]);
  });

  test("what is mistyped is named together, each with its place", () => {
    const said = problemsOf({ phase: "mian", P1: { hnad: ["GM"], battleArea: ["GN"] }, P2: { hand: [7] } });
    expect(said.length).toBeGreaterThanOrEqual(4);
    expect(said.join("\n")).toMatch(/"hnad".*did you mean "hand"/);
    expect(said.join("\n")).toMatch(/battleArea\[0\].*there is no card "GN"/);
    expect(said.join("\n")).toMatch(/P2\.hand\[0\].*a card is wanted/);
    expect(said.join("\n")).toContain("position.phase: one of start, main, end is wanted");
  });
});
