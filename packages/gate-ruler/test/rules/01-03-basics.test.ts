/** 1 to 3. Basics, card information, zones and lines. */
import { SEATS } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { gateRuler } from "../../src/game.ts";
import { Place } from "../../src/names.ts";
import { deckOf, filled, holds, like, matchAt, NO } from "../table.ts";

const spare = { leftAttackZone: ["T-024"] };

describe("1 Basics", () => {
  test("1-2a, 1-4a, 1-4b the player who is left has won", () => {
    holds({ P1: { ...spare, rightAttackZone: ["T-001"] }, P2: { damageZone: 8, deck: deckOf() } }, ["P1: attack the ruler with A-1"], {
      result: "P1 wins",
    });
  });

  test("1-4b-1, R-SIMUL both have lost in the same check: a draw", () => {
    const g = matchAt({ P1: { damageZone: 11, setZones: ["T-052"] }, P2: { deck: 1 } });
    for (const seat of SEATS) g.move(g.first(seat, Place.deck), Place.damage, "13-5");
    g.play(g.parse("pass"));
    expect(g.standing()).toEqual({ over: true, winner: null });
  });

  test("GR-12-LIFE, 13-2a-2a one process that damages both rulers: the other player's resolves first, and is looked at first", () => {
    const blast = {
      name: "Blast",
      type: "event",
      effect: [{ kind: "event", timing: "normal", do: [{ op: "damage", amount: 1, target: { all: ["ruler"], sides: "both" } }] }],
    };
    holds(
      {
        cards: [blast],
        phase: "main",
        P1: { damageZone: 11, driveZone: ["Blast"], deck: deckOf() },
        P2: { damageZone: 10, deck: deckOf() },
      },
      ["P1: play Blast"],
      { result: "P1 wins" },
    );
  });

  test("1-4c, 1-4c-1 a player may concede at any moment", () => {
    holds({ P1: spare }, ["P2 concedes"], { result: "P1 wins", asked: "nobody" });
  });

  test("1-5a card text beats the rules: T-020 attacks what 8-4c-1 forbids", () => {
    holds({ P1: { leftAttackZone: ["T-020"] }, P2: { defenceZone: ["T-001"] } }, [], {
      offered: ["attack the ruler with T-020"],
    });
  });

  test("1-5b the possible part is done: drawing three from a deck of two draws two", () => {
    const study = { name: "Study", type: "event", effect: [{ kind: "event", timing: "normal", do: [{ op: "drawOrDrive", count: 3 }] }] };
    holds({ cards: [study], phase: "main", P1: { ruler: ["K-11"], hand: ["Study", NO], deck: [NO, NO] } }, ["P1: play Study"], {
      players: { P1: { hand: 3, deck: 0 } },
      result: "P2 wins",
    });
  });

  test("1-5g, GR-1-ZERO a ruler without hand counts as 0 cards in hand", () => {
    const samelian = filled("P-SAMELIAN", { level: 0, atk: 0, hp: 1, stk: 1 });
    holds({ cards: [samelian], active: "P2", P2: { leftAttackZone: ["P-SAMELIAN"] } }, [], { cards: { "P-SAMELIAN": { atk: 2, hp: 3 } } });
  });

  test("GR-1-CANNOT cannot beats may: forbidden to attack, whatever allows a target", () => {
    const both = {
      name: "Anchored",
      atk: 3,
      hp: 3,
      stk: 1,
      effect: [
        {
          kind: "constant",
          timing: "inPlay",
          do: [
            { op: "forbidAttack", target: "self" },
            { op: "allowAttackTarget", attacker: "self", target: "enemyRuler" },
          ],
        },
      ],
    };
    holds({ cards: [both], P1: { leftAttackZone: ["Anchored"] } }, [], {
      absent: [{ wish: "attack the left line with Anchored", rule: "GR-19-FORBID" }],
    });
  });

  test("GR-1-MANDATORY a search that finds nothing is made, and the deck shuffled", () => {
    const call = {
      name: "Call",
      type: "event",
      effect: [
        {
          kind: "event",
          timing: "normal",
          do: [
            { op: "specialSummon", target: { choose: 1, of: ["unit"], sides: "own", zone: "deck", traitAny: ["Dragon"] } },
            { op: "shuffleDeck" },
          ],
        },
      ],
    };
    holds(
      { cards: [call], phase: "main", P1: { driveZone: ["Call"] }, P2: { setZones: ["T-052"] } },
      ["P1: play Call", "P2: pass", { question: "GR-1-MANDATORY", options: ["find nothing"] }, "P1: find nothing"],
      { players: { P1: { deck: 20 } }, events: [{ what: "shuffle" }] },
    );
  });
});

describe("2 Card information", () => {
  test("2-1b, 3-6c a card named without a zone is a card in play, and a unit is never a ruler", () => {
    holds(
      { phase: "main", P1: { driveZone: ["T-041"] }, P2: { leftAttackZone: ["T-005"], graveyard: ["T-001"], hand: ["T-022"] } },
      ["P1: play T-041"],
      { cards: { "T-005": { damage: 3 } } },
    );
    holds({ phase: "main", P1: { driveZone: ["T-041"] } }, [], { absent: [{ wish: "play T-041", rule: "GR-7-PLAY" }] });
  });

  test("2-11b, 3-6g damage is added to what the unit carries; its HP stays", () => {
    holds(
      { P1: { ...spare, rightAttackZone: ["T-001"] }, P2: { leftAttackZone: [{ card: "T-033", damage: 1 }] } },
      ["P1: attack the left line with T-024"],
      { cards: { "T-033": { damage: 6, hp: 7 } } },
    );
  });

  test("2-11c, 12-4a damage of at least the HP destroys, and so does HP of 0", () => {
    const plague = {
      name: "Plague",
      type: "event",
      effect: [
        {
          kind: "event",
          timing: "normal",
          do: [{ op: "modify", target: { choose: 1, of: ["unit"], sides: "opponent" }, hp: -4, until: "endOfTurn" }],
        },
      ],
    };
    holds({ cards: [plague], phase: "main", P1: { driveZone: ["Plague"] }, P2: { leftAttackZone: ["T-024"] } }, ["P1: play Plague"], {
      zones: { "P2.graveyard": ["T-024"] },
    });
  });

  test("2-3b a ruler or energy card is not played", () => {
    holds({ phase: "main", P1: { driveZone: ["T-001"] } }, [], { absent: [{ wish: "play A-1", rule: "2-3b" }] });
  });

  test("GR-2-NEG, GR-13-ZERO ATK below 0 deals 0", () => {
    const weaken = {
      name: "Weaken",
      type: "field",
      effect: [{ kind: "constant", timing: "inPlay", do: [{ op: "modify", target: { all: ["unit"], sides: "own" }, atk: -9 }] }],
    };
    holds(
      {
        cards: [weaken],
        P1: { leftAttackZone: ["T-024"], rightAttackZone: ["T-001"], fieldZone: ["Weaken"] },
        P2: { leftAttackZone: ["T-013"] },
      },
      ["P1: attack the left line with T-024"],
      {
        cards: { "T-013": { damage: 0 }, "T-024": { atk: -4 } },
        noEvents: [{ what: "damage execution", card: "T-024" }],
      },
    );
  });

  test("GR-2-COST0, R-NEG a level below 0 costs nothing", () => {
    holds({ phase: "main", P1: { ruler: ["K-11"], hand: ["T-034"] } }, ["P1: play T-034", "P1: to the defence zone"], {
      players: { P1: { activeEnergy: 3 } },
    });
  });
});

describe("3 Zones and lines", () => {
  test("3-2a, 3-2a-1 each player has zones of their own, the gate is shared", () => {
    holds({ phase: "main", P1: { driveZone: ["T-024"] }, P2: { setZones: ["T-045"] } }, [
      "P1: play T-024",
      "P1: to the left attack zone",
      { asked: "P2", match: { gate: ["Ogre Bruiser"] }, zones: { "P1.gate": ["T-024"], "P2.gate": 0 } },
    ]);
  });

  test("3-2b, 3-2b-3 what lies in hidden zones is not shown, how many cards there are is", () => {
    const g = matchAt({ phase: "main", P1: { driveZone: ["T-024"] }, P2: { setZones: ["T-045"], hand: ["T-001", "T-002"] } });
    const seen = JSON.stringify(g.view(0));
    expect(seen).not.toContain("Sudden Retreat");
    expect(seen).not.toContain("Shield Cadet");
    expect(g.view(0).facts[1]).toContainEqual({ label: "hand", value: 2 });
    expect(JSON.stringify(g.view(1))).toContain("Sudden Retreat");
    expect(JSON.stringify(g.view(1))).not.toContain("Ogre Bruiser");
    expect(g.view(1).rows.find((row) => row.label === "drive zone" && row.seat === 0)?.count).toBe(1);
  });

  test.each([
    ["drives two", { ruler: ["A-1"] }, [2, 3], "next drive:"],
    ["draws two", { ruler: ["K-11"] }, [2, 3], "next draw:"],
    ["draws two and drives one, by what is drawn", { ruler: ["Both"] }, [2], "next draw:"],
    ["draws two and drives one, by what is driven", { ruler: ["Both"] }, [3, 4], "next drive:"],
    ["has no hand to draw to", { ruler: ["Handless"] }, [1, 2], "next drive:"],
  ])("GR-12-DECK, 6-2f who %s is told when that ends the match, also on the mat and in a narrow window", (_, P1, decks, label) => {
    const startOfTurn = { readyEnergy: 0, draw: 2, drive: 1, firstTurnDraw: 1, firstTurnDrive: 1 };
    const cards = [
      like("K-11", { id: "Both", name: { en: "Both", ja: null }, startOfTurn }),
      like("A-1", { id: "Handless", name: { en: "Handless", ja: null }, startOfTurn }),
    ];
    const told = decks.map((deck) =>
      matchAt({ phase: "main", cards, P1: { ...P1, deck } })
        .view(1)
        .facts[0].filter(({ value }) => value === "ends the match"),
    );
    const ends = { label, value: "ends the match", rule: "GR-12-DECK" };
    expect(told).toEqual([[ends], []].slice(0, decks.length));
    expect([gateRuler.mat.facts, gateRuler.mat.brief]).toEqual(Array(2).fill(expect.arrayContaining([label])));
  });

  test("GR-12-DECK, 6-2f the first turn of all drives one card, and so tells of the last one only", () => {
    const told = (turn: number, deck: number) =>
      matchAt({ phase: "start", turn, P1: { deck, setZones: ["T-045"] } })
        .view(0)
        .facts[0].some(({ value }) => value === "ends the match");
    expect([told(1, 1), told(1, 2), told(3, 2), told(3, 3)]).toEqual([true, false, true, false]);
  });

  test("3-2c the deck keeps its order: the top card is driven first", () => {
    holds({ phase: "start", P1: { deck: ["T-001", "T-002", { card: NO, copies: 5 }] } }, [], {
      zones: { "P1.driveZone": ["T-001", "T-002"] },
    });
  });

  test("3-2d inside the play area the object stays: its damage moves along", () => {
    holds({ phase: "main", P1: { leftAttackZone: [{ card: "T-033", damage: 3 }], defenceZone: ["T-038"] } }, ["P1: use T-038"], {
      cards: { "T-033": { zone: "rightAttackZone", damage: 3 } },
    });
  });

  test("3-2d any other move makes a new object that forgets its damage", () => {
    holds({ phase: "main", P2: { leftAttackZone: [{ card: "T-033", damage: 3 }], setZones: ["T-045"] } }, ["P2: play T-045"], {
      cards: { "T-033": { zone: "hand", damage: 0 } },
    });
  });

  test("GR-3-ZONES, 3-6e, R-LINE the centre is defence zone and ruler; an empty side line leads nowhere", () => {
    holds({ P1: spare, P2: { deck: deckOf() } }, ["P1: attack the left line with T-024"], { players: { P2: { damage: 0 } } });
    holds({ P1: { ...spare, rightAttackZone: ["T-001"] }, P2: { deck: deckOf() } }, ["P1: attack the ruler with T-024"], {
      players: { P2: { damage: 2 } },
    });
  });

  test("GR-3-STACK of two units in one zone the later one is in front", () => {
    const crowd = {
      name: "Crowd",
      type: "event",
      effect: [
        {
          kind: "event",
          timing: "setAnyTime",
          do: [{ op: "specialSummon", target: { choose: 1, of: ["unit"], sides: "own", zone: "graveyard" } }],
        },
      ],
    };
    holds(
      {
        cards: [crowd],
        P1: { ...spare, rightAttackZone: ["T-001"] },
        P2: { leftAttackZone: ["T-013"], setZones: ["Crowd"], graveyard: ["T-022"] },
      },
      ["P2: pass", "P2: pass", "P1: attack the left line with T-024", "P2: play Crowd", "P2: to the left attack zone"],
      {
        zones: { "P2.graveyard": ["T-013", "T-022", "Crowd"] },
        cards: { "T-024": { damage: 0 } },
        events: [
          { what: "to graveyard", card: "T-013", rule: "GR-12-STACK" },
          { what: "deals combat damage", amount: 5 },
        ],
      },
    );
  });

  test("GR-4-OWNER a card that leaves play goes to its owner's zone", () => {
    holds(
      { phase: "main", P1: { driveZone: ["T-011"], ruler: ["K-11"], hand: ["T-011"] }, P2: { leftAttackZone: ["T-024"] } },
      ["P1: play T-011", "P1: to the left attack zone"],
      { zones: { "P2.graveyard": ["T-024"] } },
    );
  });

  test("GR-4-ORIENT, GR-4-NEW a new unit enters active", () => {
    holds({ phase: "main", P1: { driveZone: ["T-001"] } }, ["P1: play T-001", "P1: to the left attack zone"], {
      cards: { "T-001": { rested: false } },
    });
  });

  test("GR-4-DURATION, R-BATTLEDUR until end of battle does not begin without a battle", () => {
    holds({ phase: "main", P1: { leftAttackZone: ["T-024"], setZones: ["T-052"] } }, ["P1: play T-052"], {
      cards: { "T-024": { atk: 5 } },
    });
  });

  test("15-3a-2, R-DEFORIENT a defence-zone unit can be rested by a cost, and becomes active when it moves to an attack zone", () => {
    holds(
      { phase: "main", P1: { defenceZone: ["T-017"], rightAttackZone: ["T-001"], leftAttackZone: ["T-038"] } },
      ["P1: use T-017", "P1: choose T-001"],
      { cards: { "T-017": { rested: true } } },
    );
  });
});
