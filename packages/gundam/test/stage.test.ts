/** Positions that cannot be set up are refused, with everything that is wrong and where. */
import { InputError, type Position } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { gundam } from "../src/game.ts";

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
    expect(said.join("\n")).toContain("position.phase: one of setup, start, main, end is wanted");
  });
});

describe("what the rules let nobody come to", () => {
  const unit = (more: object = {}) => ({ card: "GM", ...more });

  test("3-4-2, 3-5, 3-6-3, 5-1-2: no more of anything than there can be", () => {
    const crowd = { battleArea: Array<string>(7).fill("GM"), resourceArea: 16, resourceDeck: 11, exResources: 6 };
    expect(problemsOf({ P1: crowd })).toEqual([
      "position.P1.battleArea: 7 Units; at most 6",
      "position.P1.resourceArea: 22 Resources; at most 15",
      "position.P1.resourceArea: 6 EX Resources; at most 5",
      "position.P1.resourceDeck: 11 cards in the resource deck; at most 10",
    ]);
    expect(problemsOf({ P2: { baseSection: ["EXB-001", "EXB-001"] } })).toEqual(["position.P2.baseSection: 2 Bases; at most 1"]);
  });

  test("2-3-3-1, 2-3-6, 5-1-2, 4-17-2-4: each card where cards of its kind lie", () => {
    expect(
      problemsOf({
        P1: { battleArea: ["R-001"], baseSection: ["GM"], hand: ["R-001", "EXR-001"], deck: ["EXB-001"], shieldSection: ["R-001"] },
      }),
    ).toEqual([
      "position.P1.battleArea[0]: Resource is no Unit",
      "position.P1.baseSection[0]: GM is no Base",
      "position.P1.shieldSection[0]: Resource is a Resource; it belongs to the resource deck",
      "position.P1.hand[0]: Resource is a Resource; it belongs to the resource deck",
      "position.P1.hand[1]: EX Resource is a token, and tokens are on the field or nowhere",
      "position.P1.deck[0]: EX Base is a token, and tokens are on the field or nowhere",
    ]);
  });

  test("10-3: damage below the HP; what is said of a card is true of cards there", () => {
    expect(problemsOf({ P1: { battleArea: [unit({ damage: 2 })] } })).toEqual([
      "position.P1.battleArea: GM has 2 damage and HP 2, so it is destroyed",
    ]);
    expect(problemsOf({ P1: { hand: [unit({ rested: true })] } })).toEqual([
      'position.P1.hand[0]: "rested" cannot be said of a card there',
    ]);
    expect(problemsOf({ P1: { battleArea: [unit({ used: [1] })] } })).toEqual([
      "position.P1.battleArea[0].used: clause 1 of GM is not limited to once a turn",
    ]);
  });

  test("6-1, 5-2-1-3: turns alternate from who began", () => {
    expect(problemsOf({ turn: 2, active: "P1" })).toEqual(["position.turn: turn 2 is P2's, since P1 began"]);
    expect(problemsOf({ turn: 2 })).toEqual([]);
    expect(problemsOf({ turn: 2, active: "P1", firstPlayer: "P2" })).toEqual([]);
  });

  test("two cards with one handle", () => {
    expect(problemsOf({ P1: { battleArea: [unit({ as: "A" }), unit({ as: "A" })] } })).toEqual([
      'position.P1.battleArea[1]: "A" is the handle of another card already',
    ]);
  });

  test("7: a battle that could not have come to this", () => {
    const field = { P1: { battleArea: ["GM"] }, P2: { battleArea: ["GD01-035"] } };
    expect(problemsOf({ ...field, battle: { attacker: "GM", targt: "GD01-035", step: "blok" } })).toEqual([
      'position.battle: "targt" is not known; did you mean "target"?; there are attacker, target, step, blocker',
      "position.battle.step: one of attack, block, action, damage is wanted",
    ]);
    expect(problemsOf({ P1: { battleArea: [unit({ deployedThisTurn: true })] }, battle: { attacker: "GM" } })).toEqual([
      "position.battle.attacker: GM could not have attacked",
    ]);
    expect(problemsOf({ phase: "start", P1: { battleArea: ["GM"] }, battle: { attacker: "GM" } })).toEqual([
      "position.battle: battles are fought in the main phase",
    ]);
  });

  test("5-2-1-1: before the game begins every card lies in a deck", () => {
    expect(problemsOf({ phase: "setup", P1: { hand: ["GM"] }, P2: { battleArea: ["GM"] } })).toEqual([
      "position.P1.hand: before the game begins every card lies in a deck",
      "position.P2.battleArea: before the game begins every card lies in a deck",
    ]);
    expect(problemsOf({ phase: "setup", turn: 1 })).toEqual(["position.turn: there is no turn yet, and nothing that goes on in one"]);
  });

  test("9-3: an effect that runs is one that lasts, and holds for somebody in play", () => {
    expect(problemsOf({ effects: [{ card: "GM", on: "GM" }] })).toEqual([
      "position.effects[0]: no clause of GM lasts for a time",
      'position.effects[0].on: there is no Unit or Base called "GM" in play',
    ]);
    expect(problemsOf({ effects: [{ card: "ST01-012", on: { toString: 5 } }] })).toContain(
      "position.effects[0].on: a handle or name is wanted, or a list of them",
    );
    expect(problemsOf({ effects: [{ card: "ST01-012", cluse: 1 }] }).join()).toContain('"cluse" is not known; did you mean "clause"?');
  });
});
