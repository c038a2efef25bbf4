import { InputError, type Position } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { colossusOrder } from "../src/game.ts";

/** Everything that is wrong with a position, each with its paragraph. */
function mistakes(position: Position, settings: Readonly<Record<string, string>> = {}): string[] {
  try {
    colossusOrder.stage.arrange({ game: "colossus-order", title: "test", position, settings, cards: CARDS });
    return [];
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return error.problems.map(({ where, what, rule }) => `${where}: ${what}${rule === undefined ? "" : ` (${rule})`}`);
  }
}
const CARDS = [{ name: "Only One", unique: true, ap: 1, rp: 2 }];

describe("positions that nobody can come to are refused, all mistakes at once", () => {
  test("CO-V3 who has no card in the deck has lost", () => {
    expect(mistakes({ P1: { deck: 0 }, P2: {} })).toEqual(["position.P1.deck: P1 has lost, having no card in the deck (CO-V3)"]);
  });

  test("CO-D1 one Colossus, and fifty cards beside it", () => {
    expect(mistakes({ P1: { colossus: ["T-C-W", "T-C-B"] }, P2: { deck: 51 } })).toEqual([
      "position.P1.colossus: P1 has 2 Colossi; everybody has one (CO-D1)",
      "position.P2: P2 has 51 cards beside the Colossus; a deck has 50 (CO-D1)",
    ]);
  });

  test("CO-U1, CO-U2 a second unique follower or gem of a name is nowhere", () => {
    expect(mistakes({ P1: { field: ["Only One", "Only One"] }, P2: { setGems: ["T-G-X2"], captured: ["T-G-X2"] } })).toEqual([
      "position.P1.field: P1 has a second unique Only One there (CO-U1)",
      expect.stringMatching(/^position\.P2\.setGems: P2 has a second unique .* there \(CO-U2\)$/),
    ]);
  });

  test("CO-W8 a follower whose damage reaches its RP has been destroyed", () => {
    expect(mistakes({ P1: { field: [{ card: "Only One", damage: 2 }] }, P2: {} })).toEqual([
      "position.P1.field: Only One has 2 damage and RP 2, so it has been destroyed (CO-W8)",
    ]);
  });

  test("MR 1.2, CO-A1 turns alternate: which turn it is says whose it is, and nobody attacks in the other's", () => {
    expect(mistakes({ turn: 2, active: "P1", P1: {}, P2: { field: [{ card: "Only One", attacks: 1 }] } })).toEqual([
      "position.turn: turn 2 is P2's, since P1 began (MR 1.2)",
      "position.P2.field: Only One cannot have attacked in the other player's turn (CO-A1)",
    ]);
    expect(colossusOrder.stage.arrange({ game: "colossus-order", title: "test", position: { turn: 2, P1: {}, P2: {} } }).activeSeat).toBe(
      1,
    );
  });

  test("CO-15.9 an attacked follower may stand ON once the attack has been answered, and no sooner", () => {
    const attacked = (step: string) =>
      mistakes({ P1: { field: ["T-WF1"] }, P2: { field: ["Only One"] }, battle: { attacker: "Meadow Squire", target: "Only One", step } });
    expect(attacked("answers")).toEqual(["position.battle.target: Only One is ON (CO-F2)"]);
    expect(["block", "answersToTheBlock", "resolution"].flatMap(attacked)).toEqual([]);
  });

  test("CO-S4 the setting says who began, unless the position does; both must say the same", () => {
    expect(mistakes({ first: "P1", P1: {}, P2: {} }, { startingPlayer: "P2" })).toEqual([
      "position.first: the settings say that P2 begins (CO-S4)",
    ]);
  });
});
