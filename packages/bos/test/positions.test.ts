import { InputError, type Position } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { bos } from "../src/game.ts";

/** Everything that is wrong with a position, each with its paragraph. */
function mistakes(position: Position, settings: Readonly<Record<string, string>> = {}): string[] {
  try {
    bos.stage.arrange({ game: "bos", title: "test", position, settings });
    return [];
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return error.problems.map(({ where, what, rule }) => `${where}: ${what}${rule === undefined ? "" : ` (${rule})`}`);
  }
}
const TURTLE = "T-B-S4";
const four = Array.from({ length: 4 }, () => TURTLE);

describe("positions that nobody can come to are refused, all mistakes at once", () => {
  test("BOS-Z6 a fourth summon and a fourth wizard have no column, on either side", () => {
    expect(mistakes({ P1: { summons: four, wizards: ["T-R-W1", "T-R-W2", "T-B-W1", "T-B-W2"] }, P2: {} })).toEqual([
      "position.P1.summons[3]: there are three columns, so at most three summons (BOS-Z6)",
      "position.P1.wizards[3]: there are three columns, so at most three wizards (BOS-Z6)",
    ]);
    expect(mistakes({ P1: {}, P2: { summons: [TURTLE, { card: TURTLE, column: 0 }] } })).toEqual([
      "position.P2.summons[1]: column 0 is taken (BOS-Z6)",
    ]);
  });

  test("BOS-D1, BOS-D2 nobody has more than a deck holds, wherever it lies", () => {
    expect(mistakes({ P1: { castle: 10, graveyard: [TURTLE] }, P2: { wizards: ["T-R-W1", "T-R-W1"] } })).toEqual([
      "position.P1: 11 summons; a deck has 10 (BOS-D1)",
      "position.P2.wizards: Cinder Adept is named twice (BOS-D2)",
    ]);
    expect(mistakes({ P1: { boss: ["T-R-B1", "T-Y-B1"] }, P2: {} })).toEqual(["position.P1: 2 bosses; a deck has 1 (BOS-D1)"]);
  });

  test("BOS-V1, BOS-N5 who has no life left has lost; what has no strength left has been defeated", () => {
    expect(mistakes({ P1: { life: 0 }, P2: { summons: [{ card: TURTLE, strength: 0 }] } })).toEqual([
      "position.P1.life: who has no life left has lost (BOS-V1)",
      "position.P2: Snow Turtle has no strength left, so it has been defeated (BOS-N5)",
    ]);
  });

  test("BOS-S1 three wizards are placed, not two", () => {
    const three = ["T-R-W1", "T-R-W2", "T-B-W1"];
    expect(mistakes({ phase: "setup", P1: { wizards: three.slice(1) }, P2: { wizards: three } })).toEqual([
      "position.P1: 2 wizards; 3 are placed (BOS-S1)",
    ]);
  });

  test("BOS-S5, BOS-T1 turns alternate: which turn it is says whose it is, and how many each has begun", () => {
    expect(mistakes({ turn: 2, active: "P1", P1: {}, P2: {} })).toEqual(["position.turn: turn 2 is P2's, since P1 began (BOS-S5)"]);
    expect(mistakes({ turn: 21, P1: { turnsStarted: 9 }, P2: {} })).toEqual([
      "position.P1.turnsStarted: in turn 21 P1 has begun 11, not 9 (BOS-T1)",
    ]);
    expect(mistakes({ turn: 0, P1: {}, P2: {} })).toEqual(["position.turn: the first turn is turn 1 (BOS-T1)"]);
    const match = bos.stage.arrange({ game: "bos", title: "test", position: { turn: 2, P1: {}, P2: {} } });
    expect(match.activeSeat).toBe(1);
  });

  test("BOS-S5 the setting says who began, unless the position does; both must say the same", () => {
    const match = bos.stage.arrange({ game: "bos", title: "test", position: { turn: 5, P1: {}, P2: {} }, settings: { firstPlayer: "P2" } });
    expect([match.firstSeat, match.activeSeat]).toEqual([1, 1]);
    expect(mistakes({ firstPlayer: "P1", P1: {}, P2: {} }, { firstPlayer: "P2" })).toEqual([
      "position.firstPlayer: the settings say that P2 begins (BOS-S5)",
    ]);
  });

  test("BOS-C5 a card is said only what can be true of it where it lies", () => {
    expect(
      mistakes({ P1: { castle: [{ card: TURTLE, acted: true }], summons: [{ card: TURTLE, acted: true, faceDown: true }] }, P2: {} }),
    ).toEqual([
      "position.P1.summons[0]: a card is acted or face-down, not both (BOS-C5)",
      'position.P1.castle[0]: "acted" cannot be said of a card in castle',
    ]);
  });
});
