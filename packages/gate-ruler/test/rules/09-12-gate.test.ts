/** 9 to 12. The gate, drive, system processing, rule effects. */
import { describe, expect, test } from "vitest";
import { limits } from "../../src/limits.ts";
import { Place } from "../../src/names.ts";
import { deckOf, holds, matchAt, NO } from "../table.ts";

const unit = { leftAttackZone: ["T-024"], rightAttackZone: ["T-001"] };
/** A field that may do something at any time, and as often as its player likes. */
const bolt = {
  name: "Bolt",
  type: "field",
  effect: [
    {
      kind: "activated",
      timing: "instant",
      cost: [{ op: "mill", count: 1 }],
      do: [{ op: "damage", amount: 1, target: { choose: 1, of: ["unit"], sides: "opponent" } }],
    },
  ],
};

describe("9 Gate processing", () => {
  test("9-1a, R-CHAIN the gate is last in, first out, and resolves on without windows while nothing new comes", () => {
    holds(
      { cards: [bolt], phase: "attack", P1: { ...unit, fieldZone: ["Bolt"] }, P2: { leftAttackZone: ["T-033"], setZones: ["T-059"] } },
      [
        "P1: use Bolt",
        "P1: use Bolt",
        { match: { gate: ["the ability of Bolt", "the ability of Bolt"] } },
        "P1: pass",
        "P2: play T-059",
        "P2: choose T-033",
        { match: { gate: ["Spirit Skin", "the ability of Bolt", "the ability of Bolt"] }, asked: "P1" },
      ],
    );
  });

  test("9-2a, 9-3, 9-4 add processing, then resolve processing, until both pass on an empty gate", () => {
    holds(
      { phase: "main", P1: { driveZone: ["T-001"] }, P2: { setZones: ["T-052"] } },
      [
        "P1: play T-001",
        "P1: to the left attack zone",
        "P2: pass",
        { asked: "P2", zones: { "P1.leftAttackZone": ["T-001"] }, match: { gate: [] } },
        "P2: pass",
      ],
      { match: { phase: "attack" } },
    );
  });

  test("9-3b the turn player gets priority first; 9-3e-1 after a pass it goes to the other player", () => {
    holds({ P1: { ...unit, setZones: ["T-052"] }, P2: { setZones: ["T-052"] } }, [
      { asked: "P1" },
      "P1: pass",
      { asked: "P2" },
      "P2: pass",
      { asked: "P1" },
    ]);
  });

  test("R-PRIO who has acted keeps priority", () => {
    holds({ P1: { ...unit, setZones: ["T-052", "T-059"] }, P2: { setZones: ["T-045"] } }, [
      "P1: play T-052",
      "P1: choose T-024",
      { asked: "P1", question: "9-3e" },
      "P1: pass",
      { asked: "P2" },
    ]);
  });

  test("GR-9-PASS two passes in a row: after an action both have to pass again", () => {
    holds({ P1: { ...unit, setZones: ["T-052", "T-059"] }, P2: { setZones: ["T-045"] } }, [
      "P1: play T-052",
      "P1: choose T-024",
      "P1: pass",
      "P2: pass",
      { cards: { "T-024": { atk: 8 } }, asked: "P1", match: { gate: [] } },
    ]);
  });

  test("9-3c system processing comes before every window", () => {
    holds(
      {
        cards: [bolt],
        P1: { ...unit, fieldZone: ["Bolt"] },
        P2: { leftAttackZone: ["T-022"], rightAttackZone: [{ card: "T-005", damage: 5 }], setZones: ["T-053"] },
      },
      [
        "P1: use Bolt",
        "P1: choose T-005",
        "P1: pass",
        "P2: pass",
        { match: { gate: ["the damage from Bolt"] } },
        "P1: pass",
        "P2: pass",
        { match: { gate: ["the destruction of Bulwark Mech"] }, asked: "P1" },
      ],
    );
  });

  test("9-3d nobody answers a ruler damage process", () => {
    holds({ P1: unit, P2: { setZones: ["T-052"], deck: deckOf() } }, [
      "P2: pass",
      "P2: pass",
      "P1: attack the ruler with T-024",
      "P2: pass",
      "P2: pass",
      { match: { gate: ["the damage from Ogre Bruiser"] } },
      "P2: pass",
      { match: { gate: [] }, players: { P2: { damage: 2 } } },
    ]);
  });

  test("9-3e who does not have priority does not act", () => {
    holds({ P1: { ...unit, setZones: ["T-052"] }, P2: { setZones: ["T-059"] } }, [
      { asked: "P1", absent: [{ wish: "play T-059", rule: "9-3e", by: "P2" }] },
    ]);
  });

  test("9-3e-3, 14-8 an instant ability is used with priority, also on the opponent's turn", () => {
    holds({ cards: [bolt], P1: unit, P2: { fieldZone: ["Bolt"], deck: 9 } }, [{ asked: "P2" }, "P2: use Bolt", "P2: choose T-001"], {
      asked: "P2",
      players: { P2: { deck: 8 } },
    });
  });

  test("R-D-ASK what a cost takes from hand is asked, however many cards of it fit", () => {
    const pact = {
      name: "Pact",
      type: "event",
      effect: [
        {
          kind: "event",
          timing: "normal",
          cost: [{ op: "exile", target: { choose: 1, of: ["unit"], sides: "own", zone: "hand", traitAny: ["Robo"] } }],
          do: [{ op: "draw", count: 1 }],
        },
      ],
    };
    for (const robos of [["T-004"], ["T-004", "T-005"]]) {
      holds({ cards: [pact], phase: "main", active: "P2", P2: { hand: ["Pact", ...robos, NO] } }, ["P2: play Pact"], {
        asked: "P2",
        question: "GR-7-COST",
        options: robos.map((robo) => `choose ${robo}`),
      });
    }
  });

  test("R-D-ASK who holds a face-down set card is asked although it cannot be played; who holds nothing is not", () => {
    holds({ P1: unit, P2: { setZones: ["T-044"] } }, [{ asked: "P2", options: ["pass"] }]);
    holds({ P1: unit }, [{ asked: "P1", question: "8-4c" }]);
    holds({ phase: "main", active: "P2", P2: { hand: ["T-030"], activeEnergy: 0 } }, [{ asked: "P2", options: ["pass"] }]);
  });

  test("R-RECHECK a chosen card that no longer fits is skipped, and nothing at all is done if it was the only one", () => {
    holds(
      { phase: "main", P1: { ...unit, driveZone: ["T-041"] }, P2: { leftAttackZone: ["T-022"], setZones: ["T-045"] } },
      ["P1: play T-041", "P2: play T-045", "P2: choose T-022"],
      {
        zones: { "P2.hand": ["T-022"], "P1.graveyard": ["T-041"] },
        events: [{ what: "no effect", card: "T-041", rule: "R-RECHECK" }],
        noEvents: [{ what: "damage execution" }],
      },
    );
  });

  test("GR-14-CANCEL a cancelled event leaves the gate without effect; its cost stays paid", () => {
    holds(
      { phase: "main", active: "P2", P1: { setZones: ["T-046"], leftAttackZone: ["T-024"] }, P2: { hand: ["T-041"] } },
      ["P2: play T-041", "P1: play T-046"],
      {
        cards: { "T-024": { damage: 0 } },
        players: { P2: { activeEnergy: 2 } },
        zones: { "P2.graveyard": ["T-041"], "P1.graveyard": ["T-046"] },
        events: [{ what: "cancel", card: "T-041" }],
      },
    );
  });

  test("7.4 a gate response needs something on the gate that it can choose", () => {
    holds(
      { phase: "main", active: "P2", P1: { setZones: ["T-046"] }, P2: { hand: ["T-001"] } },
      ["P2: play T-001", "P2: to the left attack zone"],
      { asked: "P1", absent: [{ wish: "play T-046", rule: "GR-7-PLAY" }] },
    );
  });
});

describe("10 Drive", () => {
  const call = { name: "Call", type: "event", effect: [{ kind: "event", timing: "setAnyTime", do: [{ op: "drive", count: 3 }] }] };

  test("10-1a, 10-1b, 10-2a in the own main phase driven cards lie face down and wait", () => {
    holds({ cards: [call], phase: "main", P1: { setZones: ["Call"], deck: deckOf("T-001", "T-009", "T-044") } }, ["P1: play Call"], {
      zones: { "P1.driveZone": ["T-001", "T-009", "T-044"] },
      cards: { "T-009": { faceDown: true } },
    });
  });

  test("10-3a, 10-3b at any other time settable ones may stay face down and all others are revealed", () => {
    holds(
      { cards: [call], P1: { ...unit, setZones: ["Call"], deck: deckOf("T-002", "T-009", "T-044") } },
      [
        "P1: play Call",
        {
          question: "10-3b",
          options: ["keep T-044 face down", "choose no more"],
          absent: [{ wish: "keep T-002 face down", rule: "10-3b" }],
        },
        "P1: keep T-044 face down",
        "P1: choose no more",
      ],
      {
        question: "GR-10-RES",
        cards: { "T-002": { faceDown: false }, "T-044": { faceDown: true } },
      },
    );
  });

  test("10-3c, 10-3c-1, 10-3d, GR-10-RES each tied card may be played or set and each tied overdrive played, in any order; the rest is lost", () => {
    holds(
      { cards: [call], P1: { leftAttackZone: ["T-024"], setZones: ["Call"], deck: deckOf("T-002", "T-023", "T-044") } },
      [
        "P1: play Call",
        "P1: keep T-044 face down",
        "P1: choose no more",
        { options: ["play T-002", "play T-023", "use T-023", "play T-044", "set T-044", "choose no more"] },
        "P1: use T-023",
        "P1: set T-044",
        "P1: to the set zone 1",
        "P1: play T-002",
        "P1: to the right attack zone",
        { options: ["play T-023", "choose no more"] },
        "P1: choose no more",
        { asked: "P1", question: "9-3e", match: { gate: ["Shield Cadet", "the ability of Umbrella Imp"] } },
        "P1: pass",
      ],
      {
        zones: { "P1.rightAttackZone": ["T-002"], "P1.setZones": ["T-044"], "P1.graveyard": ["Call", "T-023"] },
        cards: { "T-024": { atk: 6 } },
        events: [{ what: "drive resolution", rule: "10-3d" }, { what: "resolve drive resolution" }],
      },
    );
  });

  test("10-3b, GR-10-RES a settable card that was revealed can be played, and not be set any more", () => {
    holds(
      {
        cards: [call],
        P1: { leftAttackZone: ["T-024"], setZones: ["Call"], deck: ["T-044", { card: "T-044", as: "seen" }, ...deckOf("T-002")] },
      },
      ["P1: play Call", "P1: keep T-044 face down", "P1: choose no more"],
      { options: ["play T-044", "set T-044", "play seen", "play T-002", "choose no more"] },
    );
  });

  test("GR-10-RES with every driven card played or set there is nothing left to be asked", () => {
    holds(
      { cards: [call], P1: { leftAttackZone: ["T-024"], setZones: ["Call"], deck: deckOf("T-044", "T-002", "T-003") } },
      [
        "P1: play Call",
        "P1: keep T-044 face down",
        "P1: choose no more",
        "P1: play T-002",
        "P1: to the right attack zone",
        "P1: play T-003",
        "P1: to the defence zone",
        { options: ["set T-044", "play T-044", "choose no more"] },
        "P1: set T-044",
        "P1: to the set zone 1",
      ],
      { asked: "P1", question: "9-3e", match: { gate: ["Lance Trooper", "Shield Cadet"] } },
    );
  });

  test("9-3d, 10-3d nobody answers a drive resolution process", () => {
    holds(
      {
        cards: [call],
        active: "P2",
        P1: { setZones: ["Call", "T-052"], leftAttackZone: ["T-024"], deck: deckOf("T-002") },
        P2: { leftAttackZone: ["T-001"] },
      },
      ["P1: play Call", "P1: pass", "P1: choose no more"],
      { asked: "P1", question: "GR-10-RES" },
    );
  });

  test("GR-10-RES a tied unit is summoned without count limit, an event whatever its timing", () => {
    const both = {
      name: "Draft",
      type: "event",
      level: 0,
      effect: [{ kind: "event", timing: "setAnyTime", do: [{ op: "drive", count: 2 }] }],
    };
    holds(
      {
        cards: [both],
        active: "P2",
        phase: "attack",
        P2: { setZones: ["Draft"], deck: deckOf("T-001", "T-041"), summons: 2, leftAttackZone: ["T-024"] },
        P1: { leftAttackZone: ["T-013"] },
      },
      ["P2: play Draft", "P2: choose no more"],
      { offered: ["play T-001", "play T-041"] },
    );
  });

  test("10-3a, 10-3d as far as the deck goes; where nothing was driven nothing is put on the gate", () => {
    const drawing = { ...call, effect: [{ ...call.effect[0], do: [{ op: "draw", count: 2 }, ...call.effect[0]!.do] }] };
    const P1 = { ...unit, ruler: ["K-11"], setZones: ["Call"], deck: ["T-001", "T-002"] };
    holds({ cards: [call], P1 }, ["P1: play Call", "P1: choose no more"], {
      result: "P2 wins",
      zones: { "P1.driveZone": ["T-001", "T-002"] },
      events: [{ what: "drive resolution" }, { what: "lose", rule: "GR-12-DECK" }],
    });
    holds({ cards: [drawing], P1 }, ["P1: play Call"], { result: "P2 wins", noEvents: [{ what: "drive resolution" }] });
  });

  test("10-1c, 14-5 an overdrive is not used by who plays the card without revealing it", () => {
    holds({ phase: "main", P1: { driveZone: ["T-023"], leftAttackZone: ["T-024"] } }, ["P1: play T-023", "P1: to the defence zone"], {
      cards: { "T-024": { atk: 5 } },
    });
  });
});

describe("11 System processing", () => {
  const rumble = (name: string) => ({
    name,
    type: "field",
    effect: [
      {
        kind: "automatic",
        timing: "attackStart",
        do: [{ op: "damage", amount: 1, target: { choose: 1, of: ["unit"], sides: "opponent" } }],
      },
    ],
  });

  test("GR-11 the turn player's abilities are put first, in an order of their choice; so the other's resolve first", () => {
    holds(
      {
        cards: [rumble("Drum"), rumble("Gong")],
        P1: { ...unit, fieldZone: ["Drum", "Gong"] },
        P2: { leftAttackZone: ["T-033"], fieldZone: ["Gong"], setZones: ["T-044"] },
      },
      [
        {
          asked: "P1",
          question: "GR-11",
          says: "which of your abilities that have triggered is put on the gate next?",
          options: ["put the ability of Drum on the gate", "put the ability of Gong on the gate"],
        },
        "P1: put the ability of Gong on the gate",
        "P2: choose T-001",
        { asked: "P2", match: { gate: ["the ability of Gong", "the ability of Drum", "the ability of Gong"] } },
      ],
    );
  });

  test("GR-11 an automatic ability without anything to choose is not put there", () => {
    holds({ cards: [rumble("Drum")], P1: { ...unit, fieldZone: ["Drum"] } }, [], { question: "8-4c", match: { gate: [] } });
  });

  test("GR-11 its printed condition is looked at again when it resolves", () => {
    const proud = {
      name: "Proud",
      type: "field",
      effect: [
        {
          kind: "automatic",
          timing: "attackStart",
          condition: { inPlay: { of: ["unit"], sides: "own" }, atLeast: 2 },
          do: [{ op: "damage", amount: 1, target: "enemyRuler" }],
        },
      ],
    };
    holds(
      { cards: [proud], P1: { ...unit, fieldZone: ["Proud"] }, P2: { setZones: ["T-045"], deck: deckOf() } },
      ["P2: pass", "P2: pass"],
      { players: { P2: { damage: 1 } } },
    );
    holds(
      { cards: [proud], P1: { ruler: ["K-11"], ...unit, fieldZone: ["Proud"] }, P2: { setZones: ["T-045"], deck: deckOf() } },
      ["P2: play T-045", "P2: choose T-001"],
      { players: { P2: { damage: 0 } }, events: [{ what: "no effect", card: "Proud", rule: "GR-11" }] },
    );
  });

  test.each([
    ["GR-11 so is that of a set card that answers", "setAutomatic", 0],
    ["GR-7-CONDITION that of any other event was looked at when it was played", "setAnyTime", 1],
  ] as const)("%s", (_title, timing, damage) => {
    const answers = timing === "setAutomatic";
    const pride = {
      name: "Pride",
      type: "event",
      effect: [
        {
          kind: "event",
          timing,
          ...(answers ? { trigger: "attacks", subject: { of: ["unit"], sides: "opponent" } } : {}),
          condition: { inPlay: { of: ["unit"], sides: "own" }, atLeast: 1 },
          do: [{ op: "damage", amount: 1, target: "enemyRuler" }],
        },
      ],
    };
    holds(
      {
        cards: [pride],
        P1: { leftAttackZone: ["T-024"], setZones: ["T-045"], deck: deckOf() },
        P2: { leftAttackZone: ["T-013"], setZones: ["Pride"] },
      },
      [
        ...(answers ? ["P1: pass", "P2: pass", "P1: pass", "P2: pass", "P1: attack the left line with T-024"] : ["P1: pass"]),
        answers ? "P2: answer with Pride" : "P2: play Pride",
        "P1: play T-045",
        "P1: choose T-013",
      ],
      { cards: { "T-013": { zone: "hand" } }, zones: { "P2.graveyard": ["Pride"] }, players: { P1: { damage } } },
    );
  });

  test("R-SOURCEGONE an ability whose source has left is carried out, but its own values are 0", () => {
    holds(
      { P1: { leftAttackZone: ["T-010"] }, P2: { ruler: ["K-11"], leftAttackZone: ["T-005"], setZones: ["T-044"] } },
      ["P2: pass", "P2: pass", "P1: attack the right line with T-010", "P2: play T-044"],
      { zones: { "P1.graveyard": ["T-010"] }, cards: { "T-005": { damage: 2 } } },
    );
  });

  test("R-D-BATCH what triggers while others are put on the gate waits for the next round", () => {
    const echo = {
      name: "Echo",
      type: "field",
      effect: [{ kind: "automatic", timing: "eventPlayed", do: [{ op: "recover", amount: 1, target: "yourRuler" }] }],
    };
    holds(
      {
        cards: [echo],
        P1: { leftAttackZone: ["T-003"], fieldZone: ["Echo"], damageZone: [NO] },
        P2: { setZones: ["T-047"], fieldZone: ["Echo"] },
      },
      ["P2: pass", "P2: pass", "P1: attack the ruler with T-003", "P2: answer with T-047", `P1: choose ${NO}`],
      { players: { P1: { damage: 0 } }, zones: { "P1.graveyard": ["T-003", NO] } },
    );
  });

  test("R-D-SETCHANCE, 7.4 a set card with an automatic timing is offered when its trigger occurs; it may be declined, and other set cards are asked about too", () => {
    const centre = { P1: { leftAttackZone: ["T-003"] }, P2: { setZones: ["T-047"], defenceZone: ["T-004"] } };
    holds(
      centre,
      [
        "P2: pass",
        "P2: pass",
        "P1: attack the centre line with T-003",
        { asked: "P2", question: "GR-11", options: ["answer with T-047", "pass"] },
        "P2: pass",
      ],
      { cards: { "T-003": { zone: "leftAttackZone" } } },
    );
    holds({ ...centre, P2: { ...centre.P2, activeEnergy: 0 } }, ["P2: pass", "P2: pass", "P1: attack the centre line with T-003"], {
      question: "GR-11",
      options: ["pass"],
    });
    holds(
      { P1: { leftAttackZone: ["T-003"] }, P2: { setZones: ["T-044"], defenceZone: ["T-004"] } },
      ["P2: pass", "P2: pass", "P1: attack the centre line with T-003"],
      { question: "GR-11", options: ["pass"], absent: [{ wish: "answer with T-044", rule: "GR-7-TIMING" }] },
    );
    holds(centre, ["P2: pass", "P2: pass", "P1: attack the right line with T-003"], { question: "9-3e" });
  });
});

describe("12 Rule effects", () => {
  test("GR-12-LIFE as many cards in the damage zone as the ruler's life lose the game", () => {
    holds({ P1: unit, P2: { damageZone: 9, deck: deckOf() } }, ["P1: attack the ruler with T-024"], {
      result: "P1 wins",
      events: [{ what: "lose", rule: "GR-12-LIFE" }],
    });
    holds({ P1: unit, P2: { damageZone: 9, deck: deckOf() } }, ["P1: attack the ruler with T-001"], {
      result: "running",
      players: { P2: { damage: 10 } },
    });
  });

  test("GR-12-DECK an empty deck loses", () => {
    holds({ phase: "start", P1: { deck: [NO, NO] } }, [], { result: "P2 wins", events: [] });
  });

  test("12-4a one Destruction a unit, and no second while one waits", () => {
    holds(
      { P1: { ...unit, setZones: ["T-052"] }, P2: { leftAttackZone: ["T-022"], setZones: ["T-052"] } },
      [
        "P1: pass",
        "P2: pass",
        "P1: pass",
        "P2: pass",
        "P1: attack the left line with T-024",
        "P1: pass",
        "P2: pass",
        "P1: pass",
        "P2: pass",
        { match: { gate: ["the destruction of Paper Fox"] } },
        "P1: pass",
        "P2: pass",
      ],
      { zones: { "P2.graveyard": ["T-022"] } },
    );
  });

  test("R-DESTROYORDER several at once: the turn player's first, each player ordering their own, so the other's resolve first", () => {
    const storm = {
      name: "Storm",
      type: "event",
      effect: [{ kind: "event", timing: "normal", do: [{ op: "damage", amount: 2, target: { all: ["unit"], sides: "both" } }] }],
    };
    holds(
      {
        cards: [storm],
        phase: "main",
        P1: { leftAttackZone: ["T-001"], rightAttackZone: ["T-022"], driveZone: ["Storm"] },
        P2: { leftAttackZone: ["T-018"], defenceZone: ["T-001"], setZones: ["T-045"] },
      },
      [
        "P1: play Storm",
        "P2: pass",
        "P2: pass",
        {
          asked: "P1",
          question: "R-DESTROYORDER",
          says: "several of your units are destroyed: whose destruction is put on the gate first?",
          options: ["choose T-001", "choose T-022"],
        },
        "P1: choose T-022",
        { asked: "P2", question: "R-DESTROYORDER", options: ["choose T-001", "choose T-018"] },
        "P2: choose T-001",
      ],
      {
        match: {
          gate: [
            "the destruction of Line Engineer",
            "the destruction of Gate Cadet",
            "the destruction of Gate Cadet",
            "the destruction of Paper Fox",
          ],
        },
      },
    );
  });

  test("R-DESTROY a waiting destruction is not checked again, even if the HP rises", () => {
    holds(
      { P1: unit, P2: { leftAttackZone: ["T-023"], setZones: ["T-059"] } },
      [
        "P2: pass",
        "P2: pass",
        "P1: attack the left line with T-024",
        "P2: pass",
        "P2: pass",
        { match: { gate: ["the destruction of Umbrella Imp"] } },
        "P2: play T-059",
        "P2: choose T-023",
      ],
      { zones: { "P2.graveyard": ["T-023", "T-059"] } },
    );
  });

  test("GR-12-DESTROY destruction can be answered, and prevented", () => {
    holds(
      { P1: unit, P2: { leftAttackZone: ["T-023"], setZones: ["T-053"] } },
      [
        "P2: pass",
        "P2: pass",
        "P1: attack the left line with T-024",
        "P2: pass",
        { absent: [{ wish: "play T-053", rule: "GR-7-TIMING" }] },
        "P2: pass",
        "P2: play T-053",
      ],
      { cards: { "T-023": { zone: "leftAttackZone", damage: 0 } } },
    );
  });

  test("R-DESTROY, 3-2d a unit that has left while its destruction waits is gone, and not destroyed", () => {
    holds(
      { P1: unit, P2: { leftAttackZone: ["T-023"], setZones: ["T-045"] } },
      [
        "P2: pass",
        "P2: pass",
        "P1: attack the left line with T-024",
        "P2: pass",
        "P2: pass",
        { match: { gate: ["the destruction of Umbrella Imp"] } },
        "P2: play T-045",
        "P2: choose T-023",
      ],
      { zones: { "P2.hand": ["T-023"] }, noEvents: [{ what: "destroyed" }] },
    );
  });

  test("GR-12-DESTROY one destruction is enough: what an effect destroys while one waits gets no second", () => {
    const kill = {
      name: "Kill",
      type: "event",
      effect: [{ kind: "event", timing: "setAnyTime", do: [{ op: "destroy", target: { choose: 1, of: ["unit"], sides: "both" } }] }],
    };
    holds(
      { cards: [kill], P1: unit, P2: { leftAttackZone: ["T-023"], setZones: ["Kill"] } },
      ["P2: pass", "P2: pass", "P1: attack the left line with T-024", "P2: pass", "P2: pass", "P2: play Kill", "P2: choose T-023"],
      {
        zones: { "P2.graveyard": ["Kill", "T-023"] },
        events: [{ what: "destruction", card: "T-023", rule: "12-4a" }],
        noEvents: [{ what: "destruction", card: "T-023", rule: "GR-12-DESTROY" }],
      },
    );
  });

  test("GR-12-DESTROY, GR-14-IFYOUDO a unit whose Destruction waits already is not destroyed once more", () => {
    const engine = {
      name: "Engine",
      type: "field",
      effect: [
        {
          kind: "activated",
          timing: "instant",
          cost: [{ op: "mill", count: 1 }],
          do: [
            { op: "destroy", target: { choose: 1, of: ["unit"], sides: "both" } },
            { op: "ifYouDo" },
            { op: "damage", amount: 1, target: "enemyRuler" },
          ],
        },
      ],
    };
    const pass = (times: number) => Array.from({ length: times }, () => "P2: pass");
    holds(
      {
        cards: [engine],
        P1: { leftAttackZone: ["T-024"], deck: deckOf() },
        P2: { leftAttackZone: ["T-001"], fieldZone: ["Engine"] },
      },
      [...pass(2), "P1: attack the left line with T-024", ...pass(2), "P2: use Engine", "P2: choose T-001", ...pass(5)],
      { asked: "P1", question: "8-4c", players: { P1: { damage: 0 } }, zones: { "P2.leftAttackZone": 0 } },
    );
  });

  test("R-D-BY, 14-15a a unit that its own player destroys was not destroyed by the opponent", () => {
    const ghost = {
      name: "Ghost",
      effect: [{ kind: "automatic", timing: "hostDestroyed", zone: "soul", condition: { by: "opponent" }, do: [{ op: "draw", count: 1 }] }],
    };
    const end = {
      name: "End",
      type: "event",
      effect: [{ kind: "event", timing: "setAnyTime", do: [{ op: "destroy", target: { choose: 1, of: ["unit"], sides: "both" } }] }],
    };
    const host = [{ card: "T-024", soul: ["Ghost"] }];
    holds({ cards: [ghost, end], phase: "main", P1: { ruler: ["K-11"], leftAttackZone: host, setZones: ["End"] } }, ["P1: play End"], {
      players: { P1: { hand: 0 } },
    });
    holds({ cards: [ghost, end], phase: "main", P1: { setZones: ["End"] }, P2: { leftAttackZone: host } }, ["P1: play End"], {
      players: { P2: { hand: 1 } },
    });
  });

  test("GR-12-SOUL soul cards whose host left go to the graveyard", () => {
    const host = { name: "Host", atk: 1, hp: 1, stk: 1 };
    holds(
      { cards: [host], P1: unit, P2: { leftAttackZone: [{ card: "Host", soul: [NO, NO] }] } },
      ["P1: attack the left line with T-024"],
      {
        zones: { "P2.graveyard": ["Host", NO, NO], "P2.soul": 0 },
        events: [
          { what: "hostDestroyed", rule: "14-15a" },
          { what: "to graveyard", card: NO, rule: "GR-12-SOUL" },
        ],
      },
    );
  });

  test("GR-12-STACK, GR-16-SOULGUARD broken and covered at once: the guard saves it from the break, then it leaves, undestroyed", () => {
    const P2 = { leftAttackZone: [{ card: "T-005", soul: ["T-001"] }], defenceZone: ["T-024"] };
    const g = matchAt({ P1: { setZones: ["T-052"] }, P2 });
    const [guard, other] = [g.first(1, Place.left), g.first(1, Place.defence)];
    g.addDamage(guard, 9, "13-4", other, "damage");
    g.move(other, Place.left, "15-3a");
    const { events } = g.record();
    g.play(g.parse("pass"));
    expect([...g.cards(1, Place.left)]).toEqual([other]);
    expect([...g.cards(1, Place.graveyard)].map((card) => g.cardName(card))).toEqual(["Gate Cadet", "Bulwark Mech"]);
    expect(events.map(({ what }) => what)).not.toContain("destroyed");
  });

  test("GR-12-STACK, GR-16-SOULGUARD a covered unit stays until it is chosen which soul goes for it, which breaks no limit", () => {
    const P2 = { leftAttackZone: [{ card: "T-005", soul: ["T-001", "T-002"] }], defenceZone: ["T-024"] };
    const g = matchAt({ P1: { setZones: ["T-052"] }, P2 });
    g.move(g.first(1, Place.defence), Place.left, "15-3a");
    g.play(g.parse("pass"));
    expect(g.question(1)).toMatchObject({ rule: "GR-16-SOULGUARD" });
    expect([g.count(1, Place.left), limits(g)]).toEqual([2, []]);
    for (const soul of ["Gate Cadet", "Lance Trooper"])
      if (!g.over && g.question(1)?.rule === "GR-16-SOULGUARD") g.play(g.parse(`choose ${soul}`));
    expect([g.count(1, Place.left), limits(g)]).toEqual([1, []]);
  });

  test("GR-12-BAD a card in a zone where it cannot be goes to the graveyard", () => {
    const drift = {
      name: "Drift",
      type: "event",
      effect: [
        { kind: "event", timing: "normal", do: [{ op: "move", target: { choose: 1, of: ["unit"], sides: "own" }, to: "fieldZone" }] },
      ],
    };
    holds({ cards: [drift], phase: "main", P1: { leftAttackZone: ["T-001"], driveZone: ["Drift"] } }, ["P1: play Drift"], {
      zones: { "P1.graveyard": ["T-001", "Drift"] },
      events: [{ what: "to graveyard", card: "T-001", rule: "GR-12-BAD" }],
    });
  });

  test("GR-12-BAD a field in a unit zone goes to the graveyard; a unit that it covers is not the newest card there", () => {
    const drift = {
      name: "Drift",
      type: "event",
      effect: [
        {
          kind: "event",
          timing: "normal",
          do: [{ op: "move", target: { choose: 1, of: ["field"], sides: "own" }, to: { zones: ["defence"] } }],
        },
      ],
    };
    for (const under of [[], ["T-001"]])
      holds({ cards: [drift], phase: "main", P1: { defenceZone: under, fieldZone: ["T-063"], driveZone: ["Drift"] } }, ["P1: play Drift"], {
        zones: { "P1.defenceZone": 0, "P1.graveyard": ["T-063", "Drift", ...under] },
        events: [
          ...under.map((card) => ({ what: "to graveyard", card, rule: "GR-12-STACK" })),
          { what: "to graveyard", card: "T-063", rule: "GR-12-BAD" },
        ],
      });
  });

  test("R-COSTDESTROY a destruction paid as a cost is immediate", () => {
    holds({ P1: { leftAttackZone: ["T-022"], defenceZone: ["T-038"] }, P2: { setZones: ["T-053"] } }, ["P1: use T-038"], {
      zones: { "P1.graveyard": ["T-038"] },
      match: { gate: ["the ability of Body Double"] },
      events: [
        { what: "destroyed", card: "T-038", rule: "R-COSTDESTROY" },
        { what: "to graveyard", card: "T-038", rule: "R-COSTDESTROY" },
      ],
    });
  });

  test("R-COSTDESTROY, GR-16-SOULGUARD the guard answers a cost too: it counts as paid, and the unit was not destroyed", () => {
    const martyr = {
      name: "Martyr",
      keywords: ["SoulGuard"],
      effect: [{ kind: "activated", timing: "instant", cost: [{ op: "destroy", target: "self" }], do: [{ op: "draw", count: 1 }] }],
    };
    holds({ cards: [martyr], P1: { leftAttackZone: [{ card: "Martyr", soul: [NO] }] }, P2: { setZones: ["T-053"] } }, ["P1: use Martyr"], {
      zones: { "P1.leftAttackZone": ["Martyr"], "P1.graveyard": [NO] },
      match: { gate: ["the ability of Martyr"] },
      noEvents: [{ what: "destroyed" }],
    });
  });
});
