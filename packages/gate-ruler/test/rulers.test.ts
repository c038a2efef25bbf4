/** 17. Rulers: what each changes of the rules; and that what is not carried out is refused everywhere, with the reason. */
import { InputError } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { gateRuler } from "../src/game.ts";
import { filled, holds, like, matchAt, NO } from "./table.ts";

const overlord = { ruler: ["O-15"], deck: [NO, NO, NO, NO, NO] };

describe("17 O-15 Overlord", () => {
  test("its numbers: life 11, ATK 4, STK 3, two set zones, three energy; 6-2f: three are readied, two cards drawn", () => {
    holds({ phase: "start", P1: { ...overlord, hand: ["T-052"], activeEnergy: 0 } }, [], {
      players: { P1: { life: 11, hand: 3, activeEnergy: 3, summonRight: 2 } },
      cards: { "O-15": { atk: 4, stk: 3 } },
    });
    expect(gateRuler.catalog().entries.find(({ id }) => id === "O-15")).not.toHaveProperty("outOfPlay");
  });

  test("GR-17-O-PRICE: a card of level 3 costs one energy, and so does one of level 0", () => {
    const cards = [
      { name: "Colossus", level: 3 },
      { name: "Sprat", level: 0 },
    ];
    const P1 = { ...overlord, hand: ["Colossus", "Sprat", "T-052"] };
    holds({ cards, phase: "main", P1 }, ["P1: play Colossus", "P1: to the left attack zone"], { players: { P1: { activeEnergy: 2 } } });
    holds({ cards, phase: "main", P1 }, ["P1: play Sprat", "P1: to the left attack zone"], { players: { P1: { activeEnergy: 2 } } });
    holds({ cards, phase: "main", P1: { ...P1, activeEnergy: 0 } }, [], {
      absent: [
        { wish: "play Sprat", rule: "GR-7-PRICE" },
        { wish: "play Colossus", rule: "GR-7-PRICE" },
      ],
    });
  });

  test("GR-17-O-ENERGY: an effect does not ready its energy; that of another ruler it does", () => {
    const charger = {
      name: "Charger",
      type: "field",
      effect: [{ kind: "activated", timing: "normal", do: [{ op: "ready", target: { all: ["card"], sides: "own" } }] }],
    };
    const P1 = { fieldZone: ["Charger"], hand: ["T-052"], activeEnergy: 1, leftAttackZone: [{ card: "T-001", rested: true }] };
    holds({ cards: [charger], phase: "main", P1: { ...P1, ...overlord } }, ["P1: use Charger"], {
      players: { P1: { activeEnergy: 1 } },
      cards: { "T-001": { rested: false } },
      events: [{ what: "stays rested", card: "ENERGY", rule: "GR-17-O-ENERGY" }],
    });
    holds({ cards: [charger], phase: "main", P1: { ...P1, ruler: ["K-11"] } }, ["P1: use Charger"], {
      players: { P1: { activeEnergy: 3 } },
    });
  });

  test("GR-17-O-EVENTS: in the opponent's turn no event is played, from no zone and by no effect; nobody is asked about set cards", () => {
    const P2 = { ...overlord, setZones: ["T-059"] };
    const P1 = { leftAttackZone: ["T-024"] };
    holds({ P1, P2 }, ["P1: attack the ruler with T-024"], { asked: "P1" });
    holds({ P1, P2: { ...P2, ruler: ["K-11"] } }, [], { asked: "P2" });
    const g = matchAt({ P1, P2 });
    const card = g.first(1, 4);
    expect(g.printed(card).title).toBe("Spirit Skin");
    expect(g.refusal(g.wishes("play Spirit Skin")[0]!, 1)).toBe("GR-17-O-EVENTS");
    holds({ active: "P2", P1: { leftAttackZone: ["T-001"] }, P2: { ...P2, leftAttackZone: ["T-024"] } }, [], {
      asked: "P2",
      offered: ["play T-059"],
    });
  });

  test("GR-17-O-EVENTS: an event may be played by its own counter ability", () => {
    const bolt = {
      name: "Bolt",
      type: "event",
      effect: [
        { kind: "event", timing: "setAnyTime", do: [{ op: "draw", count: 1 }] },
        { kind: "counter", timing: "damageCheck", do: [{ op: "play", target: "self" }] },
      ],
    };
    holds({ cards: [bolt], P1: {}, P2: { ...overlord, deck: ["Bolt", NO, NO] } }, ["P1: attack the ruler with A-1", "P2: yes"], {
      events: [
        { what: "play", card: "Bolt" },
        { what: "rest", card: "ENERGY", rule: "GR-7-PRICE" },
      ],
      zones: { "P2.graveyard": ["Bolt"] },
    });
  });

  test("15-3a-1, 15-4a: two set zones", () => {
    holds({ phase: "main", P1: { ...overlord, hand: ["T-052"] } }, ["P1: set T-052"], {
      options: ["to the set zone 1", "to the set zone 2"],
    });
  });
});

describe("17 B-2 Berserker", () => {
  test("R-D-BERSERKER: one card is driven at the start of turn", () => {
    holds({ phase: "start", P1: { ruler: ["B-2"], setZones: ["T-052"] } }, ["P1: pass"], { zones: { "P1.driveZone": 1 } });
  });
});

describe("GR-5-REAL, R-EXTRA: a ruler that is not carried out is refused", () => {
  const refusal = (situation: Parameters<typeof matchAt>[0]): string => {
    try {
      matchAt(situation);
    } catch (error) {
      if (error instanceof InputError) return error.message;
      throw error;
    }
    return "";
  };

  test("in a position, with what is not public of it", () => {
    expect(refusal({ P1: { ruler: ["F-6"] } })).toContain("6. F - Frenzy is out of match play: not public: life, atk, stk");
    expect(refusal({ P1: { ruler: ["U-21"] } })).toContain("21. U - United is out of match play: not public: life, atk, stk");
    expect(refusal({ P2: { ruler: ["H-8"] } })).toContain("8. H - Highlander is out of match play: not public: setup, startOfTurn");
    expect(refusal({ P2: { ruler: ["F-6"] } })).toContain("GR-5-REAL");
  });

  test("in a deck, with the same words", () => {
    const { deck } = gateRuler.decks[0]!;
    const problems = gateRuler.checkDeck({ ...(deck as object), ruler: "S-19", check: undefined });
    expect(problems.map(({ what }) => what)).toContain(
      "19. S - Shuriken is out of match play: not public: atk, stk, setup.hand, zones.hand",
    );
  });

  test("one of one's own with zones or limits that nobody knows how to play", () => {
    const wide = like("A-1", { id: "WIDE", name: "Wide", zones: { attack: 4, defence: 1, set: 3, hand: false } });
    expect(refusal({ cards: [wide], P1: { ruler: ["WIDE"] } })).toContain(
      "how lines run with 4 attack and 1 defence zones is not public (R-EXTRA)",
    );
    const slow = like("A-1", { id: "SLOW", name: "Slow", maxSetsPerTurn: 2 });
    expect(refusal({ cards: [slow], P1: { ruler: ["SLOW"] } })).toContain("its limit maxSetsPerTurn is not carried out");
  });

  test("completed by hand it plays: its numbers filled in, it is a card of one's own", () => {
    const legion = like("L-12", { name: "Legion of mine" });
    holds({ cards: [legion], phase: "main", P1: { ruler: ["L-12"], hand: ["T-052"] } }, [], { players: { P1: { life: 11 } } });
  });

  test("15-3a-1: a ruler without set zones sets nothing", () => {
    const bare = like("A-1", { id: "BARE", name: "Bare", zones: { attack: 2, defence: 1, set: 0, hand: false } });
    holds({ cards: [bare], phase: "main", P1: { ruler: ["BARE"], driveZone: ["T-052"] } }, [], {
      absent: [{ wish: "set T-052", rule: "15-3a-1" }],
    });
  });
});

describe("positions that no match can come to are refused, each with its paragraph", () => {
  const broken = (situation: Parameters<typeof matchAt>[0]): string[] => {
    try {
      matchAt(situation);
    } catch (error) {
      if (error instanceof InputError) return error.problems.map(({ rule, what }) => `${rule}: ${what}`);
      throw error;
    }
    return [];
  };

  test.each([
    ["a hand of a ruler that has none", { P1: { hand: ["T-001"] } }, "15-3a-1: 1. A - Apprentice has no hand zone"],
    [
      "a set card in a zone that the ruler does not grant",
      { P1: { ruler: ["O-15"], setZones: ["T-052", "T-059", "T-045"] } },
      "15-3a-1: 15. O - Overlord has 2 set zones, and no set zone 3",
    ],
    ["two units in one zone", { P1: { leftAttackZone: ["T-001", "T-002"] } }, "GR-12-STACK: 2 cards in the left attack zone"],
    ["two rulers", { P1: { ruler: ["A-1", "K-11"] } }, "GR-5-RULER: 2 cards in the ruler"],
    ["a ruler in the deck", { P1: { deck: ["K-11", NO] } }, "GR-12-BAD: 11. K - Knight cannot lie in the deck"],
    ["a field in a unit zone", { P1: { leftAttackZone: ["T-065"] } }, "GR-12-BAD: Drill Ground cannot lie in the left attack zone"],
    ["a unit that lies set", { P1: { setZones: ["T-001"] } }, "R-SETTABLE: Gate Cadet cannot be set"],
    [
      "a full damage zone",
      { P2: { damageZone: 11 } },
      "GR-12-LIFE: 11 cards in the damage zone, and 11. K - Knight has life 11: the match is over",
    ],
    ["an empty deck", { P2: { deck: 0 } }, "GR-12-DECK: no card in the deck: the match is over"],
    [
      "a unit with more damage than HP",
      { P1: { leftAttackZone: [{ card: "T-001", damage: 2 }] } },
      "12-4a: Gate Cadet has 2 damage and HP 2: it is destroyed",
    ],
    ["a set card face up", { P1: { setZones: [{ card: "T-052", faceDown: false }] } }, "15-4a: Ghost Fire lies face up in the set zone 1"],
    [
      "a unit face down",
      { P1: { leftAttackZone: [{ card: "T-001", faceDown: true }] } },
      "R-D-FACEDOWN: Gate Cadet cannot lie face down in the left attack zone",
    ],
    ["a soul card under nothing", { P1: { soul: ["T-001"] } }, "GR-12-SOUL: Gate Cadet lies under no unit in play"],
    ["more summons than the ruler allows", { P1: { ruler: ["K-11"], summons: 3 } }, "GR-7-RIGHT: 3 summons, and the ruler allows 2"],
    ["more active energy than there is", { P2: { activeEnergy: 5 } }, "GR-3-ZONES: 5 active energy, and 3 energy cards"],
    ["a card on the gate", { P1: { gate: ["T-001"] } }, "9-1a: a position begins with an empty gate"],
    ["a turn of the wrong player", { turn: 2, first: "P1" as const }, "GR-6-LOOP: turn 2 belongs to who did not begin, and P1 began"],
  ])("%s", (_, situation, wrong) => {
    expect(broken(situation)).toContain(wrong);
  });

  test("all of them at once, and cards that are not wholly known with them", () => {
    const found = broken({ P1: { hand: ["T-001"], leftAttackZone: ["P-SAMELIAN"] }, P2: { deck: 0, damageZone: 11 } });
    expect(found).toContain(
      "GR-5-REAL: Samelian of the Horror Legion (working title) is out of match play: not public: faction, atk, hp, stk",
    );
  });

  test("GR-6-LOOP: who began follows from turn and turn player where it is not said", () => {
    holds({ turn: 2, active: "P2", P2: { setZones: ["T-052"] } }, [], { match: { first: "P1" } });
    holds({ turn: 5, active: "P2", P2: { setZones: ["T-052"] } }, [], { match: { first: "P2" } });
  });
});

test("a card of which something is not public is filled in by who wants to play with it", () => {
  holds(
    { cards: [filled("P-SAMELIAN", { level: 0, atk: 1, hp: 1, stk: 1 })], P1: { leftAttackZone: ["P-SAMELIAN"], setZones: ["T-052"] } },
    [],
    {
      asked: "P1",
    },
  );
});
