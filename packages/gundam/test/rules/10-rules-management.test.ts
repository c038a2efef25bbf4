/** 10. Rules management: what the rules themselves do, at once. */
import { describe, expect, test } from "vitest";
import { attack, choose, endMain, table as lay, play, type Side, type Table } from "../table.ts";
import { cast } from "./cast.ts";

const table = (P1: Side, P2: Side = {}, more: Side = {}): Table => lay({ ...more, P1, P2 }, cast);
const rested = (card: string, more: object = {}) => ({ card, rested: true, ...more });

describe("10-1 when it happens", () => {
  test("10-1-2 at once, also in the middle of an effect: the first hit kills before the second instruction", () => {
    const t = lay({ P1: { hand: ["Volley"], battleArea: ["Lancer"] }, P2: { battleArea: ["Clerk", "Wall"] } }, [
      ...cast,
      {
        name: "Volley",
        type: "Command",
        effects: [
          {
            timing: "Main",
            ops: [
              { op: "damage", n: 1, target: { all: { kind: "Unit", side: "enemy", hpMax: 1 } } },
              { op: "draw", n: 1, if: [{ count: { kind: "Unit", side: "enemy" }, exactly: 1 }] },
            ],
          },
        ],
      },
    ]);
    t.answer(play("Volley"));
    expect(t.zone("P2.battleArea")).toEqual(["Wall"]);
    expect(t.zone("P1.hand")).toHaveLength(1);
  });
});

describe("10-2 defeat", () => {
  test("10-2 the match is over in the middle of an effect: the rest of it does not happen", () => {
    const rage = {
      name: "Rage",
      type: "Command",
      effects: [
        {
          timing: "Main",
          ops: [
            { op: "mill", n: 5 },
            { op: "damage", n: 1, target: { all: { kind: "Unit", side: "enemy" } } },
          ],
        },
      ],
    };
    const t = lay({ P1: { hand: ["Rage"], deck: 2 }, P2: { battleArea: ["Lancer"] } }, [...cast, rage]);
    t.answer(play("Rage"));
    expect([t.result, t.happened("to trash").length, t.happened("damage")]).toEqual(["P2 wins", 2, []]);
  });

  test("10-2 a player whose empty shield area is hit loses before anything that waits", () => {
    const t = table({ battleArea: ["Clerk"] }, { shieldSection: 0, battleArea: ["Wall"] });
    t.answer(attack("Clerk")).passes();
    expect(t.result).toBe("P1 wins");
    expect(t.asked).toBe("nobody");
  });

  test("10-2-1-2, 1-2-2-2, Q17 an empty deck loses at once, not at the next draw", () => {
    const t = table({ hand: ["Study"], deck: 2 });
    t.answer(play("Study"));
    expect(t.result).toBe("P2 wins");
  });

  test("10-2-1-2, R-8 cards are drawn one by one: the last one ends the game", () => {
    const t = table({ hand: ["Study"], deck: 1 });
    t.answer(play("Study"));
    expect(t.result).toBe("P2 wins");
    expect(t.zone("P1.hand")).toHaveLength(1);
  });
});

describe("10-3 destruction", () => {
  test("10-3 Units with damage at their HP are destroyed all together", () => {
    const t = lay({ P1: { hand: ["Quake"], battleArea: ["Phoenix"] }, P2: { battleArea: ["Clerk", "Mourner", "Wall"] } }, [
      ...cast,
      {
        name: "Quake",
        type: "Command",
        effects: [{ timing: "Main", ops: [{ op: "damage", n: 2, target: { all: { kind: "Unit", side: "any" } } }] }],
      },
    ]);
    t.answer(play("Quake"));
    expect(t.zone("P1.battleArea")).toEqual([]);
    expect(t.zone("P2.battleArea")).toEqual(["Wall"]);
    expect(t.zone("P1.hand")).toHaveLength(1);
  });

  test("10-3, Q140, R-11 also when the HP sinks to the damage", () => {
    const t = table({ battleArea: [{ card: "Lancer", damage: 2 }], hand: ["Grow"] }, { battleArea: [rested("Giant", { damage: 2 })] });
    t.answer(attack("Lancer", "Giant"));
    t.answer(play("Grow")).passes();
    expect(t.card("Lancer")).toMatchObject({ place: "trash" });
  });
});

describe("10-4 the Unit limit", () => {
  const six = ["Clerk", "Lancer", "Wall", "Fence", "Pacifist", "Phoenix"];

  test("10-4-2, R-15, Q27 for a seventh Unit one of the six goes to the trash; the player chooses", () => {
    const t = table({ battleArea: six, hand: ["Herald"] });
    t.answer(play("Herald"));
    expect([t.asked, t.question]).toEqual(["P1", "10-4-2"]);
    expect(t.options).toEqual(six.map(choose));
    t.answer(choose("Wall"));
    expect(t.zone("P1.battleArea")).toEqual(["Clerk", "Lancer", "Fence", "Pacifist", "Phoenix", "Herald"]);
    expect(t.zone("P1.trash")).toEqual(["Wall"]);
  });

  test("10-4-2-1 that is no destruction: 【Destroyed】 stays silent", () => {
    const t = table({ battleArea: six, hand: ["Giant"] });
    t.answer(play("Giant"), choose("Phoenix"));
    expect(t.zone("P1.trash")).toEqual(["Phoenix"]);
    expect(t.zone("P1.hand")).toEqual([]);
  });

  test("10-4-2, 6-5-2-3-4 its Pilot goes with it", () => {
    const t = table({ battleArea: [{ card: "Knight", pilot: "Rider" }, ...six.slice(1)], hand: ["Giant"] });
    t.answer(play("Giant"), choose("Knight"));
    expect(t.zone("P1.trash").sort()).toEqual(["Knight", "Rider"]);
  });

  test("10-4-2-2 two at once: two of those already there make room", () => {
    const t = lay({ P1: { battleArea: six, hand: ["Levy"] } }, [
      ...cast,
      {
        name: "Levy",
        type: "Command",
        effects: [{ timing: "Main", ops: [{ op: "deployToken", n: 2, token: { name: "Recruit", traits: [], ap: 1, hp: 1 } }] }],
      },
    ]);
    t.answer(play("Levy"), choose("Wall"), choose("Clerk"));
    expect(t.zone("P1.battleArea")).toEqual(["Lancer", "Fence", "Pacifist", "Phoenix", "Recruit", "Recruit"]);
  });

  test("10-4, Q104 tokens count", () => {
    const t = lay({ P1: { battleArea: six, hand: ["Levy"] } }, [
      ...cast,
      {
        name: "Levy",
        type: "Command",
        effects: [{ timing: "Main", ops: [{ op: "deployToken", n: 1, token: { name: "Recruit", traits: [], ap: 1, hp: 1 } }] }],
      },
    ]);
    t.answer(play("Levy"));
    expect(t.question).toBe("10-4-2");
  });
});

describe("10-5 the Base limit", () => {
  test("10-5-2, Q29 a second Base: the first goes to the trash", () => {
    const t = table({ baseSection: ["Bunker"], hand: ["Fort"] });
    t.answer(play("Fort"));
    expect(t.zone("P1.baseSection")).toEqual(["Fort"]);
    expect(t.zone("P1.trash")).toEqual(["Bunker"]);
  });

  test("10-5-2, 4-17-2-4 a Base token leaves the game", () => {
    const t = table({ baseSection: ["EXB-001"], hand: ["Fort"] });
    t.answer(play("Fort"));
    expect(t.zone("P1.baseSection")).toEqual(["Fort"]);
    expect(t.zone("P1.trash")).toEqual([]);
  });

  test("10-5-2-1 that is no destruction", () => {
    const t = lay({ P1: { baseSection: ["Shrine"], hand: ["Fort"] } }, [
      ...cast,
      { name: "Shrine", type: "Base", hp: 3, effects: [{ timing: "Destroyed", ops: [{ op: "draw", n: 1 }] }] },
    ]);
    t.answer(play("Fort"));
    expect(t.zone("P1.trash")).toEqual(["Shrine"]);
    expect(t.zone("P1.hand")).toEqual([]);
  });
});

describe("10 and the end of the turn", () => {
  test("10-3, 6-6-4 a Unit that lived by a bonus of this turn is destroyed in the cleanup step", () => {
    const t = lay({ P1: { battleArea: [{ card: "Lancer", damage: 2 }, "Wall"], hand: ["Shelter"] }, P2: { battleArea: ["Clerk"] } }, [
      ...cast,
      {
        name: "Shelter",
        type: "Command",
        effects: [
          {
            timing: "Main",
            ops: [
              { op: "choose", as: "t1", n: 1, from: { kind: "Unit", side: "own" } },
              { op: "modify", hp: 2, target: "t1", until: "turn" },
              { op: "damage", n: 2, target: "t1" },
            ],
          },
        ],
      },
    ]);
    t.answer(play("Shelter"), choose("Lancer"));
    expect(t.card("Lancer")).toMatchObject({ damage: 4, hp: 5 });
    t.answer(endMain).passes();
    expect(t.card("Lancer")).toMatchObject({ place: "trash" });
  });
});
