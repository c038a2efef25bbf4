/** 5 to 7. Set-up, the turn, main-phase actions. */
import { newMatch, verbOf } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { gateRuler } from "../../src/game.ts";
import { Place, Verb } from "../../src/names.ts";
import { deckOf, holds, NO } from "../table.ts";

const [line, warding, trap] = gateRuler.decks.map(({ deck }) => deck);

describe("5 Set-up", () => {
  test("GR-5-REVEAL, GR-5-FIRST, GR-5-SHUFFLE, GR-5-BEGIN rulers, first player at random, shuffled decks, turn 1", () => {
    const firsts = new Set<number>();
    const tops = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const g = newMatch(gateRuler, { decks: [warding, trap], seed });
      firsts.add(g.firstSeat);
      expect(g.turnNumber).toBe(1);
      expect(g.activeSeat).toBe(g.firstSeat);
      tops.add(g.printed(g.first(1, Place.deck)).id);
    }
    expect(firsts.size).toBe(2);
    expect(tops.size).toBeGreaterThan(3);
  });

  test("GR-5-ENERGY, GR-5-RULERSETUP, 6-2f Knight and Wizard: three energy, two cards, and one more for the first turn", () => {
    const g = newMatch(gateRuler, { decks: [warding, trap], seed: 3 });
    const first = g.firstSeat;
    const second = first === 0 ? 1 : 0;
    expect([g.count(first, Place.energy), g.count(first, Place.hand)]).toEqual([3, 3]);
    expect([g.count(second, Place.energy), g.count(second, Place.hand)]).toEqual([3, 2]);
    expect(g.count(first, Place.deck) + g.count(first, Place.hand)).toBe(50);
  });

  test("R-NOHAND, 6-2f the Apprentice has no hand and drives one card in the first turn", () => {
    for (let seed = 0; seed < 8; seed++) {
      const g = newMatch(gateRuler, { decks: [line, line], seed });
      expect(g.count(g.firstSeat, Place.hand)).toBe(0);
      expect(g.count(g.firstSeat, Place.drive) + g.count(g.firstSeat, Place.graveyard)).toBe(1); // an Open Card is played at once
    }
  });

  test("R-MULL there is no mulligan: the first question belongs to the first turn", () => {
    const g = newMatch(gateRuler, { decks: [warding, warding], seed: 1 });
    expect(g.question()?.where).toContain("turn 1");
  });

  test("GR-5-OPEN an Open Card in the starting hand is shown, and played in the first gate processing", () => {
    const omen = {
      id: "OMEN",
      reality: "original-test",
      name: { ja: null, en: "Omen" },
      type: "event",
      faction: "ATLAS",
      level: -1,
      traits: [],
      keywords: ["OpenCard"],
      legendary: false,
      effect: [{ kind: "event", timing: "openCard", condition: null, cost: [], do: [{ op: "damage", amount: 1, target: "yourRuler" }] }],
    };
    const catalog = gateRuler.catalog([omen]);
    const deck = {
      id: "omens",
      name: "Omens",
      ruler: "K-11",
      cards: {
        OMEN: 4,
        "T-001": 4,
        "T-002": 4,
        "T-003": 4,
        "T-004": 4,
        "T-008": 4,
        "T-009": 4,
        "T-010": 4,
        "T-022": 4,
        "T-023": 4,
        "T-024": 4,
        "T-025": 4,
        "T-005": 2,
      },
    };
    let seen = 0;
    for (let seed = 0; seed < 30; seed++) {
      const g = newMatch(gateRuler, { decks: [deck, deck], seed, catalog });
      const played = g.count(0, Place.graveyard) + g.count(1, Place.graveyard);
      const damage = g.count(0, Place.damage) + g.count(1, Place.damage);
      expect(damage).toBe(played);
      seen += played;
    }
    expect(seen).toBeGreaterThan(3);
  });
});

const aegis = {
  name: "Aegis",
  type: "event",
  effect: [
    {
      kind: "event",
      timing: "normal",
      do: [{ op: "modify", target: { choose: 1, of: ["unit"], sides: "own" }, hp: 2, until: "endOfTurn" }],
    },
  ],
};
const rot = {
  name: "Rot",
  type: "event",
  effect: [{ kind: "event", timing: "normal", do: [{ op: "modify", target: { choose: 1, of: ["unit"], sides: "own" }, hp: -2 }] }],
};
const grief = {
  name: "Grief",
  type: "field",
  effect: [{ kind: "automatic", timing: "turnEnd", do: [{ op: "damage", amount: 1, target: "enemyRuler" }] }],
};

describe("6 Turn", () => {
  test("6-2a the turn player's summon right is the ruler's, the other's is unlimited", () => {
    holds({ phase: "start", active: "P2", P2: { hand: ["T-001"] } }, [], {
      players: { P2: { summonRight: 2, summons: 0 }, P1: { summonRight: null } },
    });
    holds({ phase: "start", active: "P1", P2: { hand: ["T-001"] } }, [], { players: { P2: { summonRight: null } } });
  });

  test("6-2b the very first turn begins with game start and a gate processing", () => {
    holds({ phase: "start", turn: 1, P2: { setZones: ["T-052"] } }, [
      { asked: "P2", question: "9-3e", match: { phase: "start" } },
      "P2: pass",
      { match: { phase: "start" } },
    ]);
  });

  test("6-2c attack-zone units and the ruler are readied; defence-zone units and energy are not", () => {
    holds(
      {
        phase: "start",
        active: "P2",
        P2: {
          ruler: [{ card: "K-11", rested: true }],
          leftAttackZone: [{ card: "T-024", rested: true }],
          defenceZone: [{ card: "T-017", rested: true }],
          hand: ["T-001"],
          activeEnergy: 0,
        },
      },
      [],
      {
        cards: { "T-024": { rested: false }, "P2.K-11": { rested: false }, "T-017": { rested: true } },
        players: { P2: { activeEnergy: 2 } },
      },
    );
  });

  test("6-2d, 6-2e, 6-2g the start phase has its gate processings", () => {
    holds(
      { phase: "start", P2: { setZones: ["T-052"] } },
      ["P2: pass", { asked: "P2", match: { phase: "start" }, zones: { "P1.driveZone": 2 } }, "P2: pass", { match: { phase: "main" } }],
      {},
    );
  });

  test("6-2f ready energy, draw, drive, by the ruler", () => {
    holds({ phase: "start", active: "P2", P2: { activeEnergy: 0, deck: deckOf("T-001", "T-002") } }, [], {
      players: { P2: { activeEnergy: 2, hand: 2 } },
    });
    holds({ phase: "start", P1: { deck: deckOf("T-001", "T-002") } }, [], { zones: { "P1.driveZone": ["T-001", "T-002"] } });
  });

  test("6-3a, 6-3b all main-phase actions happen inside one gate processing", () => {
    holds(
      { phase: "main", P1: { driveZone: ["T-001", "T-002"] } },
      [
        "P1: play T-001",
        "P1: to the left attack zone",
        { question: "9-3e", match: { phase: "main" } },
        "P1: play T-002",
        "P1: to the right attack zone",
      ],
      { match: { phase: "attack" } },
    );
  });

  test("6-3c what is left in the drive zone goes to the graveyard", () => {
    holds({ phase: "main", P1: { driveZone: ["T-001", "T-002"] } }, ["P1: pass"], {
      zones: { "P1.driveZone": 0, "P1.graveyard": ["T-001", "T-002"] },
    });
  });

  test("6-4a, R-64, 6-3c-1 then the attack phase of chapter 8", () => {
    holds({ phase: "main", P1: { driveZone: ["T-001"] } }, ["P1: pass"], { match: { phase: "attack" }, question: "8-4c" });
  });

  test("6-5a, GR-6-END-GATE end of turn is raised, with a gate processing", () => {
    holds({ phase: "end", P1: { leftAttackZone: ["T-031"] }, P2: { setZones: ["T-052"] } }, [
      { asked: "P2", match: { phase: "end", gate: ["the ability of Fire Carriage"] } },
      "P2: pass",
      { match: { gate: ["the destruction of Fire Carriage"] } },
    ]);
  });

  test("6-5a-1, GR-6-LOOP what dies at the cleaning is dealt with before the next turn; an end-of-turn ability triggers once all the same", () => {
    holds(
      {
        cards: [aegis, rot, grief],
        phase: "main",
        P1: { leftAttackZone: ["T-001"], fieldZone: ["Grief"], driveZone: ["Aegis", "Rot"] },
        P2: { deck: deckOf() },
      },
      ["P1: play Aegis", "P1: play Rot", { cards: { "T-001": { hp: 2 } } }, "P1: end the attacks"],
      {
        match: { turn: 4 },
        zones: { "P1.graveyard": ["T-001", "Aegis", "Rot"] },
        players: { P2: { damage: 1 } },
        events: [{ what: "turnEnd" }, { what: "clean" }, { what: "destroyed", card: "T-001" }, { what: "turnEnd" }, { what: "clean" }],
      },
    );
  });

  test("GR-6-CLEAN, R-CLEAR effects until end of turn end, and damage on units becomes 0, on both sides", () => {
    holds(
      { phase: "end", P1: { leftAttackZone: [{ card: "T-033", damage: 3 }] }, P2: { leftAttackZone: [{ card: "T-005", damage: 2 }] } },
      [],
      { match: { turn: 4 }, cards: { "T-033": { damage: 0 }, "T-005": { damage: 0 } } },
    );
  });

  test("GR-6-LOOP otherwise the other player's turn begins", () => {
    holds({ phase: "end" }, [], { match: { turn: 4, active: "P2" } });
  });
});

describe("7 Main-phase actions", () => {
  test("7-2, 9-3e-4a a drive-zone card is revealed; 14-5 its overdrive may be played at once, and only then", () => {
    holds(
      { phase: "main", P1: { driveZone: ["T-023"], leftAttackZone: ["T-024"] } },
      [
        "P1: reveal T-023",
        { question: "16-2", options: ["yes", "no"] },
        "P1: yes",
        { cards: { "T-024": { atk: 6 } } },
        "P1: play T-023",
        "P1: to the defence zone",
      ],
      { cards: { "T-023": { zone: "defenceZone" } } },
    );
    holds({ phase: "main", P1: { driveZone: ["T-023"], leftAttackZone: ["T-024"] } }, ["P1: reveal T-023", "P1: no"], {
      absent: [
        { wish: "reveal T-023", rule: "7-2" },
        { wish: "use T-023", rule: "9-3e-3" },
      ],
      cards: { "T-024": { atk: 5 } },
    });
  });

  test("14-5 an overdrive is not used again, nor by itself: it is said when it is", () => {
    holds({ phase: "main", P1: { driveZone: ["T-009", NO] } }, ["P1: reveal T-009", "P1: no"], {
      absent: [
        { wish: "use T-009", rule: "9-3e-3", says: "the OD of Overdrive Courier is used when it is driven and revealed, and only then" },
      ],
    });
  });

  test("7-3, 9-3e-4b, GR-7-PLAY a unit is played from hand or drive zone, to the gate first", () => {
    holds({ phase: "main", P1: { driveZone: ["T-001"] }, P2: { setZones: ["T-052"] } }, [
      "P1: play T-001",
      { question: "GR-7-DEST" },
      "P1: to the left attack zone",
      { match: { gate: ["Gate Cadet"] } },
    ]);
    holds({ phase: "main", P1: { graveyard: ["T-001"], driveZone: [NO] } }, [], { absent: [{ wish: "play T-001", rule: "GR-16-REVIVE" }] });
    holds({ phase: "main", P1: { damageZone: ["T-001"], driveZone: [NO] } }, [], { absent: [{ wish: "play T-001", rule: "9-3e-4b" }] });
  });

  test("7-4, 9-3e-4c a field is played to the field zone; same names may lie there together", () => {
    holds({ phase: "main", P1: { driveZone: ["T-061", "T-061"] } }, ["P1: play T-061", "P1: play T-061"], {
      zones: { "P1.fieldZone": ["T-061", "T-061"] },
    });
    holds({ phase: "main", P1: { graveyard: ["T-061"], driveZone: [NO] } }, [], { absent: [{ wish: "play T-061", rule: "9-3e-4c" }] });
  });

  test("7-5, 9-3e-4d, 15-4a, 15-4b a card is set face down, free, without the gate", () => {
    holds({ phase: "main", active: "P2", P2: { hand: ["T-049"], activeEnergy: 0 } }, ["P2: set T-049", "P2: to the set zone 2"], {
      cards: { "T-049": { zone: "setZones", faceDown: true } },
      match: { gate: [] },
    });
    holds({ phase: "main", P1: { damageZone: ["T-044"], driveZone: [NO] } }, [], { absent: [{ wish: "set T-044", rule: "9-3e-4d" }] });
  });

  test("7-5, GR-12-STACK an occupied set zone may be chosen; the older card leaves", () => {
    holds({ phase: "main", active: "P2", P2: { hand: ["T-049"], setZones: ["T-052"] } }, ["P2: set T-049", "P2: to the set zone 1"], {
      zones: { "P2.setZones": ["T-049"], "P2.graveyard": ["T-052"] },
    });
  });

  test("R-SETTABLE units and Open Cards are not set", () => {
    holds({ phase: "main", P1: { driveZone: ["T-001"] } }, [], { absent: [{ wish: "set T-001", rule: "R-SETTABLE" }] });
    holds({ phase: "main", active: "P2", P2: { hand: ["T-055", NO] } }, [], {
      absent: [{ wish: "set T-055", rule: "R-SETTABLE", says: "Bad Omen is an Open Card" }],
    });
  });

  test("R-SETTURN a set card may be played in the turn it was set", () => {
    holds({ phase: "main", active: "P2", P2: { hand: ["T-052"], leftAttackZone: ["T-024"] } }, ["P2: set T-052", "P2: to the set zone 1"], {
      offered: ["play T-052"],
    });
  });

  test("9-3e-4e a Normal event is played from hand, drive zone or set zone", () => {
    for (const place of ["driveZone", "setZones"]) {
      holds({ phase: "main", P1: { [place]: ["T-041"] }, P2: { leftAttackZone: ["T-005"] } }, ["P1: play T-041"], {
        cards: { "T-005": { damage: 3 } },
        zones: { "P1.graveyard": ["T-041"] },
      });
    }
  });

  test("9-3e-4, 9-3e-4f, 6-3b main-phase actions need the turn player, the main phase and an empty gate", () => {
    holds({ phase: "main", P1: { driveZone: ["T-001", "T-061"] }, P2: { setZones: ["T-052"] } }, [
      "P1: play T-001",
      "P1: to the left attack zone",
      { asked: "P2", absent: [{ wish: "play T-061", rule: "9-3e-4", by: "P1" }] },
    ]);
    holds({ phase: "attack", active: "P2", P2: { leftAttackZone: ["T-018"], rightAttackZone: ["T-024"] } }, [], {
      absent: [{ wish: "use T-018", rule: "9-3e-4" }],
    });
    holds(
      { phase: "main", active: "P2", P2: { leftAttackZone: ["T-018"], rightAttackZone: [{ card: "T-024", rested: true }] } },
      ["P2: use T-018"],
      { cards: { "T-024": { rested: false } }, players: { P2: { activeEnergy: 2 } } },
    );
  });

  test("GR-7-PRICE an energy ruler pays the level, a drive ruler nothing", () => {
    holds({ phase: "main", active: "P2", P2: { hand: ["T-024"] } }, ["P2: play T-024", "P2: to the defence zone"], {
      players: { P2: { activeEnergy: 1 } },
    });
    holds({ phase: "main", active: "P2", P2: { hand: ["T-024", NO], activeEnergy: 1 } }, [], {
      absent: [{ wish: "play T-024", rule: "GR-7-PRICE" }],
    });
    holds({ phase: "main", P1: { driveZone: ["T-011"] } }, [], { offered: ["play T-011"] });
  });

  test("GR-7-COST bracket costs are paid by everyone, in full", () => {
    holds({ phase: "attack", P1: { leftAttackZone: [{ card: "T-017", rested: true }] } }, [], {
      absent: [{ wish: "use T-017", rule: "GR-7-COST" }],
    });
    holds({ phase: "main", P1: { leftAttackZone: ["T-018"], rightAttackZone: ["T-001"], driveZone: [NO] } }, [], {
      absent: [{ wish: "use T-018", rule: "GR-7-PRICE" }],
    });
  });

  test("GR-7-COSTLOCK a set card is paid when it is played, not when it is set", () => {
    holds(
      { phase: "main", active: "P2", P2: { hand: ["T-048"], leftAttackZone: ["T-024"] } },
      ["P2: set T-048", "P2: to the set zone 1", { players: { P2: { activeEnergy: 3 } } }, "P2: play T-048"],
      { players: { P2: { activeEnergy: 1 } } },
    );
  });

  test("GR-7-DEST a unit may go to an occupied zone; the older one leaves, not destroyed", () => {
    holds(
      { phase: "main", P1: { driveZone: ["T-001"], leftAttackZone: ["T-024"] } },
      [
        "P1: play T-001",
        { options: ["to the left attack zone", "to the right attack zone", "to the defence zone"] },
        "P1: to the left attack zone",
      ],
      {
        zones: { "P1.leftAttackZone": ["T-001"], "P1.graveyard": ["T-024"] },
        noEvents: [{ what: "destroyed" }],
      },
    );
  });

  test("GR-7-RIGHT, 15-18 the summon right limits normal summons; each counts at play", () => {
    holds(
      { phase: "main", active: "P2", P2: { hand: ["T-001", "T-002", NO], summons: 1 } },
      ["P2: play T-001", "P2: to the left attack zone"],
      { absent: [{ wish: "play T-002", rule: "GR-7-RIGHT" }], players: { P2: { summons: 2 } } },
    );
  });

  test("GR-7-SPECIAL a special summon ignores cost and summon right", () => {
    holds(
      { phase: "main", active: "P2", P2: { hand: ["T-054"], summons: 2, activeEnergy: 2, graveyard: ["T-024"] } },
      ["P2: play T-054", "P2: to the left attack zone"],
      { cards: { "T-024": { zone: "leftAttackZone" } }, players: { P2: { activeEnergy: 0, summons: 2 } } },
    );
  });

  test("GR-7-TIMING a set event waits for its time", () => {
    holds({ phase: "main", active: "P2", P2: { setZones: ["T-044"], hand: ["T-041", NO] }, P1: {} }, [], {
      absent: [
        { wish: "play T-044", rule: "GR-7-TIMING" },
        { wish: "play T-041", rule: "GR-7-PLAY" },
      ],
    });
    holds({ phase: "main", active: "P2", P2: { hand: ["T-044"] } }, [], { absent: [{ wish: "play T-044", rule: "GR-7-TIMING" }] });
  });

  test("GR-7-CONDITION a printed condition must hold", () => {
    holds({ P1: { leftAttackZone: ["T-001"] }, P2: { setZones: ["T-044"] } }, ["P2: pass", "P2: pass", "P1: attack the ruler with A-1"], {
      asked: "P2",
      absent: [{ wish: "play T-044", rule: "GR-7-CONDITION" }],
    });
  });

  test("GR-7-GRAVE after resolving an event goes to its owner's graveyard", () => {
    holds(
      { phase: "main", P1: { driveZone: ["T-056"], damageZone: [NO, NO, NO] } },
      ["P1: play T-056", `P1: choose ${NO}`, `P1: choose ${NO}`],
      { zones: { "P1.graveyard": ["T-056", NO, NO] }, players: { P1: { damage: 1 } } },
    );
  });

  test("9-3e-2 only face-down cards of one's own set zones", () => {
    holds({ P1: { leftAttackZone: ["T-001"] }, P2: { setZones: ["T-052"], graveyard: ["T-057"] } }, [
      { asked: "P2", absent: [{ wish: "play T-057", rule: "9-3e-4" }] },
    ]);
  });

  test("the options of a seat carry verbs of this chapter only", () => {
    const g = newMatch(gateRuler, { decks: [warding, trap], seed: 5 });
    const verbs = new Set([...g.options()].map((each) => verbOf(each)));
    for (const verb of verbs) expect([Verb.play, Verb.set, Verb.use, Verb.pass, Verb.reveal]).toContain(verb);
  });
});
