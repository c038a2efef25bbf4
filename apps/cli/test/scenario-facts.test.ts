/** Where a scenario names a card it may be called by its handle, name or number, in every game: in positions, and in facts that are cards. */
import type { Scenario } from "@duelex/kernel";
import { runScenario } from "@duelex/kernel/scenario";
import { describe, expect, test } from "vitest";
import { allGames } from "../src/games.ts";

/** By what three cards are called. */
type Called = readonly [one: string, other: string, third: string];

interface Case {
  readonly handles: Called;
  readonly names: Called;
  readonly numbers: Called;
  readonly scenario: (one: string, other: string, third: string) => Omit<Scenario, "game" | "title">;
}

const FOR_THE_TURN = { op: "modify", ap: 1, until: "turn", target: { all: { kind: "Unit", side: "friendly" } } };

const CASES: Readonly<Record<string, Case>> = {
  gundam: {
    handles: ["att", "walled", "home"],
    names: ["Gundam", "GM", "White Base"],
    numbers: ["ST01-001", "ST01-005", "ST01-015"],
    scenario: (one, other, third) => ({
      position: {
        P1: { battleArea: [{ card: "ST01-001", as: "att", pilot: { card: "ST01-010", as: "ace" } }] },
        P2: {
          battleArea: [{ card: "ST01-005", as: "walled", rested: true }, "ST01-008"],
          baseSection: [{ card: "ST01-015", as: "home" }],
        },
        battle: { attacker: one, target: other, step: "block" },
        effects: [{ card: "Order", clause: 1, on: third }],
      },
      cards: [{ name: "Order", type: "Command", effects: [{ timing: "Main", ops: [FOR_THE_TURN] }] }],
      expect: {
        asked: "P2",
        match: { attacker: one, attackTarget: other },
        players: { P1: { base: null }, P2: { base: third } },
        cards: { [one]: { pilot: one === "att" ? "ace" : one === "Gundam" ? "amuro ray" : "ST01-010" } },
      },
    }),
  },
  "gate-ruler": {
    handles: ["att", "post", "ruler"],
    names: ["Paper Fox", "Post", "23. W - Wizard"],
    numbers: ["T-022", "T-900", "W-23"],
    scenario: (one, other, third) => ({
      settings: { rulesProfile: "2023-01" },
      cards: [{ id: "T-900", name: "Post", atk: 1, hp: 9, keywords: ["Intercept"] }],
      position: {
        phase: "attack",
        P1: { leftAttackZone: [{ card: "T-022", as: "att" }], setZones: ["T-052"] },
        P2: { ruler: [{ card: "W-23", as: "ruler" }], leftAttackZone: [{ card: "T-900", as: "post" }], setZones: ["T-052"] },
        battle: { attacker: one, target: "left line", step: "declared" },
      },
      expect: { match: { attackCard: one, attacked: other }, cards: { [third]: { zone: "ruler" } } },
    }),
  },
  bos: {
    handles: ["att", "hound", "brand"],
    names: ["grudge knight", "P2.Ash Hound", "Branding"],
    numbers: ["T-R-S3", "T-R-S1", "T-R-P5"],
    scenario: (one, other, third) => ({
      position: {
        P1: { summons: [{ card: "T-R-S3", as: "att" }], enchantments: [{ card: "T-R-P5", as: "brand", under: other }] },
        P2: { summons: [{ card: "T-R-S1", as: "hound" }], wizards: ["T-R-W1"] },
        battle: { attacker: one, target: other, step: "declare" },
      },
      expect: {
        match: { attacker: one, target: other },
        cards: { [third]: { under: other }, [other]: { enchantments: [third] }, [one]: { enchantments: [] } },
      },
    }),
  },
  "colossus-order": {
    handles: ["att", "resting", "guard"],
    names: ["Rider", "Tent", "Watch"],
    numbers: ["X-1", "X-2", "X-3"],
    scenario: (one, other, third) => ({
      cards: [
        { id: "X-1", name: "Rider", ap: 2, rp: 3 },
        { id: "X-2", name: "Tent", ap: 1, rp: 2 },
        { id: "X-3", name: "Watch", ap: 1, rp: 3 },
      ],
      position: {
        P1: { field: [{ card: "X-1", as: "att" }] },
        P2: {
          field: [
            { card: "X-2", as: "resting", position: "OFF" },
            { card: "X-3", as: "guard" },
          ],
          deck: 12,
        },
        battle: { attacker: one, target: other, step: "resolution", blocker: third },
      },
      expect: { cards: { [one]: { damage: 1 }, [other]: { damage: 0 }, [third]: { damage: 2 } } },
    }),
  },
};

describe.each(Object.entries(CASES))("%s", (id, { handles, names, numbers, scenario }) => {
  const run = async (called: Called) => {
    const game = await allGames.load(id);
    return runScenario(game, { game: id, title: "a try", ...scenario(...called) } as Scenario);
  };

  test.each([handles, names, numbers])("%s, %s and %s are cards that have been named", async (...called) => {
    expect(await run(called as unknown as Called)).toEqual([]);
  });
});

const OF_MATCHES = Object.entries(CASES).filter(([, { names, scenario }]) => scenario(...names).expect?.match !== undefined);
test.each(OF_MATCHES)("%s: another card than was expected is told by its name", async (id, { names, scenario }) => {
  const [, , third] = names;
  const said = scenario(...names);
  const facts = Object.keys(said.expect?.match ?? {});
  const match = Object.fromEntries(facts.map((fact) => [fact, third]));
  const differences = runScenario(await allGames.load(id), { game: id, title: "a try", ...said, expect: { match } } as Scenario).join("\n");
  for (const fact of facts) expect(differences).toMatch(`match.${fact}: expected ${JSON.stringify(third)}, found "`);
});
