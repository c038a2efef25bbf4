/** 19 and 18: words of the card files in company that the built-in cards do not keep, and what the later profiles make of them. */
import { describe, test } from "vitest";
import { deckOf, holds, NO } from "../table.ts";

const attackers = { leftAttackZone: ["T-024"], rightAttackZone: ["T-001"] };

describe("12 Destruction and Soul Guard", () => {
  test("GR-16-SOULGUARD, 12.2 a unit that stays keeps the Destruction that waits for it: it can still be prevented", () => {
    holds(
      {
        P1: attackers,
        P2: { leftAttackZone: [{ card: "T-005", soul: [NO], damage: 2 }], setZones: ["T-045", "T-053"] },
      },
      [
        "P2: pass",
        "P2: pass",
        "P1: attack the left line with A-1",
        "P2: pass",
        "P2: pass",
        { match: { gate: ["the destruction of Bulwark Mech"] } },
        "P2: play T-053",
        "P2: play T-045",
        "P2: choose T-005",
      ],
      { cards: { "T-005": { zone: "leftAttackZone", soul: 0, damage: 0, destructionPending: false } }, events: [{ what: "prevent" }] },
    );
  });

  test("GR-16-SOULGUARD a unit that stays was not destroyed, and is not said to be", () => {
    holds({ P1: attackers, P2: { leftAttackZone: [{ card: "T-005", soul: [NO], damage: 2 }] } }, ["P1: attack the left line with A-1"], {
      cards: { "T-005": { zone: "leftAttackZone", soul: 0 } },
      events: [{ what: "destruction", card: "T-005" }, { what: "soul guard" }],
      noEvents: [{ what: "destroyed" }],
    });
  });
});

describe("18 Profiles", () => {
  test("GR-18-2023-01, R-CHAIN damage on the spot puts nothing on the gate: the next object resolves without a window", () => {
    const both = (rulesProfile: string, hp: number, said: readonly { what: string }[]) =>
      holds(
        {
          settings: { rulesProfile },
          P1: { leftAttackZone: ["T-033"], setZones: ["T-052"] },
          P2: { leftAttackZone: ["T-005"], setZones: ["T-044", "T-059", "T-057"] },
        },
        [
          "P1: pass",
          "P2: pass",
          "P1: pass",
          "P2: pass",
          "P1: attack the left line with T-033",
          "P1: pass",
          "P2: play T-059",
          "P2: choose T-005",
          "P2: play T-044",
          "P2: pass",
          "P1: pass",
          { asked: "P1", question: "9-3e" },
        ],
        { cards: { "T-005": { hp } }, noEvents: said },
      );
    both("2021-10", 6, []);
    both("2023-01", 8, [{ what: "damage execution" }]);
  });

  test("GR-18-2023-01 the window for Intercept damage closes when Intercept has dealt it", () => {
    holds(
      {
        settings: { rulesProfile: "2023-01" },
        P1: { leftAttackZone: ["T-024"], setZones: ["T-043"] },
        P2: { leftAttackZone: ["T-004"] },
      },
      [
        "P1: pass",
        "P1: pass",
        "P1: attack the left line with T-024",
        { offered: ["play T-043"] },
        "P1: pass",
        { cards: { "T-024": { damage: 2 } }, absent: [{ wish: "play T-043", rule: "GR-7-TIMING" }] },
      ],
    );
  });

  test("GR-18-2023-01 the next damage is the next one this turn, whatever the text leaves out", () => {
    const wall = {
      name: "Wall",
      type: "event",
      effect: [{ kind: "event", timing: "setAnyTime", do: [{ op: "reduceNextDamage", by: 5, target: "yourRuler" }] }],
    };
    const inTurnFive = (rulesProfile: string, damage: number) =>
      holds(
        {
          cards: [wall],
          settings: { rulesProfile },
          phase: "main",
          P1: { leftAttackZone: ["T-024"], driveZone: [NO] },
          P2: { setZones: ["Wall"], deck: deckOf() },
        },
        [
          "P1: pass",
          "P2: play Wall",
          "P1: pass",
          "P1: end the attacks",
          "P2: pass",
          "P2: end the attacks",
          "P1: pass",
          "P1: attack the ruler with T-024",
        ],
        { players: { P2: { damage } } },
      );
    inTurnFive("2021-10", 0);
    inTurnFive("2023-01", 2);
  });
});
