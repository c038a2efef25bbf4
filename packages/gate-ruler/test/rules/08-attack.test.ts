/** 8. The attack phase, paragraph by paragraph. */
import { describe, expect, test } from "vitest";
import { CNT, deckOf, holds, matchAt, NO } from "../table.ts";

const spare = { leftAttackZone: ["T-024"], rightAttackZone: ["T-001"] };
/** A field whose owner may act at any time, so that the windows show. */
const bell = {
  name: "Bell",
  type: "field",
  effect: [{ kind: "activated", timing: "instant", cost: [{ op: "mill", count: 1 }], do: [{ op: "shuffleDeck" }] }],
};
/** A field for whose sake a unit that attacks is destroyed. */
const ransom = {
  name: "Ransom",
  type: "field",
  effect: [
    {
      kind: "constant",
      timing: "inPlay",
      do: [{ op: "attackCost", attackers: { of: ["unit"], sides: "opponent" }, cost: [{ op: "destroy", target: "self" }] }],
    },
  ],
};

describe("8-1, 8-2 Shape of the phase", () => {
  test("8-1a the turn player's units and ruler attack the other player's units and ruler", () => {
    holds({ P1: spare, P2: { leftAttackZone: ["T-013"] } }, [], {
      asked: "P1",
      question: "8-4c",
      says: "which card attacks, and which of P2's lines?",
      options: [
        ...["A-1", "T-024", "T-001"].flatMap((card) =>
          ["left line", "right line", "ruler"].map((target) => `attack the ${target} with ${card}`),
        ),
        "end the attacks",
      ],
      absent: [{ wish: "attack the left line with T-013", rule: "8-4c" }],
    });
  });

  test("8-2a one sub-phase follows the other as long as P1 wishes and can", () => {
    holds(
      { P1: spare, P2: { deck: deckOf() } },
      ["P1: attack the ruler with T-024", { match: { subphase: 2 } }, "P1: attack the ruler with T-001"],
      {
        match: { subphase: 3 },
        players: { P2: { damage: 3 } },
      },
    );
  });

  test("8-2a-1, R-STEPNAMES the five steps come in order: start, declaration, intercept, damage, battle end", () => {
    holds({ P1: spare, P2: { leftAttackZone: ["T-004"] } }, ["P1: attack the left line with T-024"], {
      events: [
        { what: "rest", rule: "8-4d" },
        { what: "attacks", rule: "8-4f" },
        { what: "intercepts", rule: "8-5b" },
        { what: "deals combat damage", rule: "8-6b-2" },
        { what: "battleEnd", rule: "8-7a" },
        { what: "attackStart", rule: "8-3a" },
        { what: "attackDeclaration", rule: "8-4a" },
      ],
    });
  });

  test("8-2a-2 in the first player's first turn there is exactly one sub-phase", () => {
    holds({ turn: 1, P1: spare, P2: { deck: deckOf() } }, ["P1: attack the ruler with T-024"], {
      match: { turn: 2, active: "P2" },
      noEvents: [{ what: "attackPhaseEnd" }],
    });
  });

  test("8-2a-2 the second player's first turn has as many as any other", () => {
    holds({ turn: 2, P1: spare, P2: { deck: deckOf() } }, ["P1: attack the ruler with T-024"], {
      question: "8-4c",
      match: { turn: 2 },
    });
  });

  test("8-2a-2 on turn 1 it is one also when P1 ends in it without attacking, and then the phase end is raised", () => {
    holds({ turn: 1, P1: spare }, ["P1: end the attacks"], { match: { turn: 2 }, events: [{ what: "attackPhaseEnd", rule: "8-4c-2a" }] });
  });
});

describe("R-FIRST The end of the phase in the first turn", () => {
  test.each(["true", "false"])("raised once when nobody attacks, whatever the flag says: %s", (firstTurnRaisesAttackPhaseEnd) => {
    const g = matchAt({ turn: 1, settings: { firstTurnRaisesAttackPhaseEnd }, P1: spare });
    const recorder = g.record();
    g.play(g.parse("end the attacks"));
    expect(recorder.events.filter(({ what }) => what === "attackPhaseEnd")).toHaveLength(1);
  });
});

describe("8-3 Attack start step", () => {
  test("8-3a attack start is raised in every sub-phase; 8-3b its gate processing comes before the declaration", () => {
    holds({ P1: { ...spare, fieldZone: ["T-066"] }, P2: { leftAttackZone: ["T-005"] } }, ["P1: choose T-005"], {
      cards: { "T-005": { damage: 1 } },
      question: "8-4c",
    });
  });

  test("8-3a what waits for it triggers again in the next sub-phase", () => {
    holds(
      { P1: { ...spare, fieldZone: ["T-066"] }, P2: { leftAttackZone: ["T-005"] } },
      ["P1: choose T-005", "P1: attack the right line with T-001", "P1: choose T-005"],
      { cards: { "T-005": { damage: 2 } } },
    );
  });

  test("8-3b a set card may be played in it", () => {
    holds({ P1: spare, P2: { setZones: ["T-052"] } }, [{ asked: "P2", question: "9-3e", offered: ["play T-052"] }]);
  });
});

describe("8-4 Attack declaration step", () => {
  test("8-4a, 8-4b the declaration step begins with a gate processing of its own", () => {
    holds({ P1: spare, P2: { setZones: ["T-052"] } }, [
      "P2: pass",
      { asked: "P2", question: "9-3e" },
      "P2: pass",
      { asked: "P1", question: "8-4c" },
    ]);
  });

  test("8-4c a rested unit, a unit in the defence zone and an enemy's unit cannot attack", () => {
    holds({ P1: { leftAttackZone: [{ card: "T-024", rested: true }], defenceZone: ["T-001"] }, P2: { leftAttackZone: ["T-013"] } }, [], {
      absent: [
        { wish: "attack the left line with T-024", rule: "8-4c" },
        { wish: "attack the left line with T-001", rule: "8-4c" },
        { wish: "attack the left line with T-013", rule: "8-4c" },
      ],
    });
  });

  test("8-4c a rested ruler cannot attack", () => {
    holds({ P1: { ...spare, ruler: [{ card: "A-1", rested: true }] } }, [], {
      absent: [{ wish: "attack the left line with A-1", rule: "8-4c" }],
    });
  });

  test("8-4c what a card forbids to attack cannot (GR-19-FORBID)", () => {
    holds({ P1: { leftAttackZone: ["T-019"] } }, [], { absent: [{ wish: "attack the left line with T-019", rule: "GR-19-FORBID" }] });
  });

  test("8-4c each enemy line offers one target, an empty side line too", () => {
    holds({ P1: spare, P2: { leftAttackZone: ["T-013"], defenceZone: ["T-004"] } }, [], {
      offered: ["attack the left line with T-024", "attack the centre line with T-024", "attack the right line with T-024"],
    });
  });

  test.each([
    ["the ruler", "ruler 11. K - Knight, over Sentry Drone"],
    ["the centre line", "centre line, where Sentry Drone stands"],
    ["the left line", "left line, which is empty"],
  ])("8-4c what is attacked is told with who stands there: %s", (target, words) => {
    const g = matchAt({ P1: { leftAttackZone: ["T-020"] }, P2: { defenceZone: ["T-004"] } });
    const { events } = g.record();
    g.play(g.parse(`attack ${target} with T-020`));
    expect(events.find(({ what }) => what === "declares")?.words).toBe(words);
  });

  test("8-4c R-CENTRE an unguarded centre line is offered once, as the ruler", () => {
    holds({ P1: spare }, [], {
      offered: ["attack the left line with T-024", "attack the right line with T-024", "attack the ruler with T-024"],
      absent: [{ wish: "attack the centre line with T-024", rule: "R-CENTRE" }],
    });
  });

  test("8-4c, R-SICK a unit that came this turn may attack", () => {
    holds({ phase: "main", P1: { driveZone: ["T-024"] } }, ["P1: play T-024", "P1: to the left attack zone"], {
      question: "8-4c",
      offered: ["attack the left line with T-024"],
    });
  });

  test("6-4a, 8-4c outside of the declaration nothing attacks", () => {
    holds({ phase: "main", P1: { ...spare, driveZone: [NO] }, P2: { leftAttackZone: ["T-013"] } }, [], {
      absent: [
        { wish: "attack the ruler with T-024", rule: "6-4a" },
        { wish: "attack the ruler with T-013", rule: "8-4c" },
      ],
    });
  });

  test("8-4c-1 the ruler behind a defence-zone unit is no target", () => {
    holds({ P1: spare, P2: { defenceZone: ["T-004"] } }, [], {
      absent: [{ wish: "attack the ruler with T-024", rule: "8-4c-1" }],
    });
  });

  test("8-4c-1 unless an effect says otherwise: T-020 may choose it", () => {
    holds({ P1: { leftAttackZone: ["T-020"] }, P2: { defenceZone: ["T-004"] } }, [], {
      offered: ["attack the ruler with T-020", "attack the centre line with T-020"],
    });
  });

  test("8-4c-2, 8-4c-2a ending the attacks raises the end of the phase; 8-4c-2b then gate processing", () => {
    holds({ P1: spare, P2: { setZones: ["T-052"] } }, ["P2: pass", "P2: pass", "P1: end the attacks"], {
      asked: "P2",
      question: "9-3e",
      events: [
        { what: "end attacks", rule: "8-4c-2" },
        { what: "attackPhaseEnd", rule: "8-4c-2a" },
      ],
    });
  });

  test("8-4c-2c the phase is over, even if the gate processing made a new attack possible", () => {
    holds({ P1: { leftAttackZone: [{ card: "T-001", rested: true }], fieldZone: ["T-065"] } }, ["P1: end the attacks"], {
      match: { turn: 4 },
      events: [{ what: "ready", card: "T-001" }, { what: "turnEnd" }],
      noEvents: [{ what: "attacks" }],
    });
  });

  test("8-4c-2 without a legal pair P1 is not asked", () => {
    holds({ P1: { ruler: [{ card: "A-1", rested: true }] }, P2: { setZones: ["T-052"] } }, ["P2: pass", "P2: pass"], {
      asked: "P2",
      events: [{ what: "attackPhaseEnd", rule: "8-4c-2a" }],
    });
  });

  test("8-4d the attack card is rested", () => {
    holds({ P1: spare }, ["P1: attack the left line with T-024"], {
      cards: { "T-024": { rested: true } },
      events: [{ what: "rest", card: "T-024", rule: "8-4d" }],
    });
  });

  test("8-4d extra actions that an effect demands are done: a toll is milled", () => {
    holds({ P1: spare, P2: { fieldZone: ["T-063"] } }, ["P1: attack the left line with T-024"], {
      players: { P1: { deck: 19 } },
    });
  });

  test("8-4d a unit may demand it as well as a field, as long as its condition holds", () => {
    const keeper = (turn: string, name = "Keeper") => ({
      name,
      effect: [
        {
          kind: "constant",
          timing: "inPlay",
          condition: { turn },
          do: [{ op: "attackCost", attackers: { of: ["unit"], sides: "opponent" }, cost: [{ op: "mill", count: 1 }] }],
        },
      ],
    });
    for (const [turn, deck] of [
      ["opponent", 19],
      ["own", 20],
    ] as const)
      holds({ cards: [keeper(turn)], P1: spare, P2: { rightAttackZone: ["Keeper"] } }, ["P1: attack the left line with T-024"], {
        players: { P1: { deck } },
      });
    holds(
      {
        cards: [keeper("opponent"), keeper("own", "Sleeper")],
        P1: spare,
        P2: { rightAttackZone: ["Keeper"], leftAttackZone: ["Sleeper"] },
      },
      ["P1: attack the right line with T-024"],
      { players: { P1: { deck: 19 } } },
    );
  });

  test("8-4d-1, R-ALLCOSTS an attack whose demands cannot all be met may not be chosen", () => {
    holds({ P1: { ...spare, deck: [NO] }, P2: { fieldZone: ["T-063", "T-063"] } }, [], {
      absent: [{ wish: "attack the left line with T-024", rule: "8-4d-1" }],
      offered: ["attack the left line with A-1"],
    });
  });

  test("8-4e it is the attack card from now on, in this sub-phase only", () => {
    holds(
      { P1: spare, P2: { setZones: ["T-052"] } },
      [
        "P2: pass",
        "P2: pass",
        "P1: attack the left line with T-024",
        { match: { attackCard: "Ogre Bruiser", attackLine: "left line" } },
        "P2: pass",
        "P2: pass",
        "P2: pass",
        "P2: pass",
      ],
      { match: { attackCard: null, attackLine: null } },
    );
  });

  test("8-4e an extra action that takes the attacker out of the attack zones leaves no attack card, and 8-4f raises nothing", () => {
    holds({ cards: [ransom], P1: spare, P2: { fieldZone: ["Ransom"], deck: deckOf() } }, ["P1: attack the ruler with T-024"], {
      zones: { "P1.graveyard": ["T-024"] },
      players: { P2: { damage: 0 } },
      noEvents: [{ what: "attacks" }],
    });
  });

  test("8-4d, 8-4e what is paid for an attack is picked, then the attack goes on as declared", () => {
    const duel = {
      name: "Duel",
      type: "field",
      effect: [
        {
          kind: "constant",
          timing: "inPlay",
          do: [
            {
              op: "attackCost",
              attackers: { of: ["unit"], sides: "opponent" },
              cost: [{ op: "destroy", target: { choose: 1, of: ["unit"], sides: "own" } }],
            },
          ],
        },
      ],
    };
    holds(
      { cards: [duel], P1: spare, P2: { leftAttackZone: ["T-001"], fieldZone: ["Duel"], deck: deckOf() } },
      ["P1: attack the ruler with T-024", { question: "GR-7-COST" }, "P1: choose T-001"],
      { players: { P2: { damage: 2 } }, zones: { "P1.graveyard": ["T-001"] } },
    );
  });

  test("8-7c-1, 8-7c-2 what breaks when the effects of the battle end is seen to before the battle is over", () => {
    const event = (name: string, ...effect: readonly object[]) => ({
      name,
      type: "event",
      effect: [{ kind: "event", timing: "setAnyTime", do: effect }],
    });
    const shield = event("Shield", { op: "modify", target: { all: ["unit"], sides: "own" }, hp: 5, until: "endOfBattle" });
    const quake = event("Quake", { op: "damage", amount: 3, target: { all: ["unit"], sides: "own" } });
    holds(
      {
        cards: [shield, quake],
        P1: { leftAttackZone: ["T-024"] },
        P2: { leftAttackZone: ["T-001"], defenceZone: [NO], setZones: ["Shield", "Quake", "T-049"] }, // a third card, so that P2 is asked
      },
      [
        ...["P2: pass", "P2: pass"],
        "P1: attack the right line with T-024",
        ...["P2: play Shield", "P2: pass", "P2: play Quake", ...Array.from({ length: 5 }, () => "P2: pass")],
        { question: "R-DESTROYORDER", asked: "P2" },
        `P2: choose ${NO}`,
      ],
      { asked: "P2", question: "9-3e", match: { subphase: 1, gate: ["the destruction of Gate Cadet", "the destruction of Paper Fox"] } },
    );
  });

  test("8-6a, GR-18-2021-03 without an attack card there is no damage step, and no window of it", () => {
    const pass = (times: number) => Array.from({ length: times }, () => "P2: pass");
    holds(
      { settings: { rulesProfile: "2021-03" }, cards: [ransom, bell], P1: spare, P2: { fieldZone: ["Ransom", "Bell"] } },
      [...pass(2), "P1: attack the left line with T-024", ...pass(4)], // 8-4g, 8-7b, 8-3b, 8-4b
      { asked: "P1", question: "8-4c" },
    );
  });

  test("8-4e-1 the attacked card is looked up afresh: the guard leaves, the ruler is attacked", () => {
    holds(
      { P1: { leftAttackZone: ["T-010"], rightAttackZone: ["T-001"] }, P2: { defenceZone: ["T-015"], deck: deckOf() } },
      ["P1: attack the centre line with T-010"],
      {
        players: { P2: { damage: 2 } },
      },
    );
  });

  test("8-4e-1 a unit that arrives on the line is attacked instead of the ruler", () => {
    holds(
      { P1: spare, P2: { setZones: ["T-058"], graveyard: ["T-022"], deck: deckOf() } },
      ["P2: pass", "P2: pass", "P1: attack the ruler with T-024", "P2: pass", "P2: play T-058", "P2: to the defence zone"],
      { players: { P2: { damage: 0 } }, zones: { "P2.graveyard": ["T-022", "T-058"] } },
    );
  });

  test("8-4e-2 moved elsewhere than an attack zone it stops being the attack card", () => {
    holds(
      { P1: { leftAttackZone: ["T-039"], rightAttackZone: ["T-001"] }, P2: { deck: deckOf() } },
      ["P1: attack the ruler with T-039", "P1: yes"],
      {
        events: [{ what: "stop attacking", card: "T-039", rule: "8-4e-2" }],
        players: { P2: { damage: 0 } },
      },
    );
  });

  test("8-4e-2 from attack zone to attack zone it goes on attacking", () => {
    holds(
      { P1: { leftAttackZone: ["T-022"], defenceZone: ["T-038"] }, P2: { deck: deckOf() } },
      ["P1: pass", "P1: pass", "P1: attack the ruler with T-022", "P1: use T-038"],
      {
        players: { P2: { damage: 1 } },
        noEvents: [{ what: "stop attacking" }],
      },
    );
  });

  test("8-4e-2 readied in the middle of its attack it is still the attack card", () => {
    holds(
      { P1: { leftAttackZone: ["T-024"], setZones: ["T-048"] }, P2: { deck: deckOf() } },
      ["P1: pass", "P1: pass", "P1: attack the ruler with T-024", "P1: play T-048"],
      {
        players: { P2: { damage: 2 } },
        cards: { "T-024": { rested: false } },
        offered: ["attack the left line with T-024"],
      },
    );
  });

  test("8-4e-2, R-8-4E-RULER an attacking ruler does not move and stays the attack card", () => {
    holds(
      { P1: spare, P2: { setZones: ["T-045"], deck: deckOf() } },
      ["P2: pass", "P2: pass", "P1: attack the ruler with A-1", "P2: play T-045", "P2: choose T-024"],
      {
        players: { P2: { damage: 3 } },
      },
    );
  });

  test("8-4f attacking an empty line raises attacks, but nothing is attacked", () => {
    holds({ P1: spare }, ["P1: attack the left line with T-024"], {
      events: [{ what: "attacks", card: "T-024", rule: "8-4f" }],
      noEvents: [{ what: "is attacked" }],
    });
  });

  test("8-4f R-TRIGTARGET what was attacked is what stood there then", () => {
    holds({ P1: spare, P2: { leftAttackZone: ["T-013"] } }, ["P1: attack the left line with T-001"], {
      events: [{ what: "is attacked", card: "T-013", rule: "8-4f" }],
    });
  });

  test("8-4g both players may act after the declaration", () => {
    holds({ cards: [bell], P1: { ...spare, fieldZone: ["Bell"] }, P2: { setZones: ["T-052"], deck: deckOf() } }, [
      "P1: pass",
      "P2: pass",
      "P1: pass",
      "P2: pass",
      "P1: attack the ruler with T-024",
      "P2: pass",
      { asked: "P1", question: "9-3e", match: { attackCard: "Ogre Bruiser" }, players: { P2: { damage: 0 } } },
      "P1: pass",
      { asked: "P2", question: "9-3e" },
    ]);
  });
});

describe("8-5 Intercept step", () => {
  test("8-5a it is looked at now: Intercept granted in 8-4g counts", () => {
    holds(
      { P1: spare, P2: { leftAttackZone: ["T-024"], setZones: ["T-057"] } },
      ["P2: pass", "P2: pass", "P1: attack the left line with T-001", "P2: play T-057"],
      { zones: { "P1.graveyard": ["T-001"] }, events: [{ what: "intercepts", card: "T-024" }] },
    );
  });

  test("8-5a-1 no intercept without Intercept, and none against a ruler", () => {
    holds(
      { P1: spare, P2: { leftAttackZone: ["T-005"], rightAttackZone: ["T-013"] } },
      ["P1: attack the left line with A-1", "P1: attack the right line with T-001"],
      {
        noEvents: [{ what: "intercepts" }],
      },
    );
  });

  test("8-5b the attacked unit deals its ATK; 8-5c the attacker, if still there, strikes with its ATK of that moment", () => {
    holds({ P1: spare, P2: { leftAttackZone: ["T-004"] } }, ["P1: attack the left line with T-024"], {
      cards: { "T-024": { damage: 2 } },
      zones: { "P2.graveyard": ["T-004"] },
    });
  });

  test("8-5c the damage of Intercept waits on the gate and can be answered", () => {
    holds(
      { P1: { leftAttackZone: ["T-003"], setZones: ["T-059"] }, P2: { leftAttackZone: ["T-040"] } },
      [
        "P1: pass",
        "P1: pass",
        "P1: attack the left line with T-003",
        "P1: pass",
        { match: { gate: ["the damage from Thorn Hedge"] } },
        "P1: play T-059",
        "P1: choose T-003",
      ],
      {
        zones: { "P2.graveyard": ["T-040"] },
        cards: { "T-003": { zone: "graveyard" } },
        events: [
          { what: "damage", card: "T-003", amount: 4 },
          { what: "deals combat damage" },
          { what: "battleEnd" },
          { what: "destroyed", card: "T-003" },
        ],
      },
    );
  });
});

describe("8-6 Damage step", () => {
  test("8-6a without attacking card the damage step is left", () => {
    holds(
      { P1: { leftAttackZone: ["T-012"], rightAttackZone: ["T-001"] }, P2: { leftAttackZone: ["T-040"] } },
      ["P1: attack the left line with T-012"],
      {
        noEvents: [{ what: "deals combat damage" }],
        events: [{ what: "battleEnd" }],
      },
    );
  });

  test("8-6b without attacked card nothing happens", () => {
    holds({ P1: spare, P2: { deck: deckOf() } }, ["P1: attack the right line with T-024"], {
      players: { P2: { damage: 0 } },
      noEvents: [{ what: "damage execution" }],
    });
  });

  test("8-6b-1 a ruler takes STK, 8-6b-2 a unit takes ATK", () => {
    holds(
      { P1: spare, P2: { leftAttackZone: ["T-005"], deck: deckOf() } },
      ["P1: attack the ruler with A-1", "P1: attack the left line with T-024"],
      {
        players: { P2: { damage: 3 } },
        events: [
          { what: "deals combat damage", card: "A-1", amount: 3, rule: "8-6b-1" },
          { what: "deals combat damage", card: "T-024", amount: 5, rule: "8-6b-2" },
        ],
      },
    );
  });

  test("8-6b-3 combat damage is exactly this damage: Intercept's is none, a barrier against combat damage lets it through", () => {
    holds(
      { P1: { leftAttackZone: ["T-024"], setZones: ["T-043"] }, P2: { leftAttackZone: ["T-004"] } },
      ["P1: pass", "P1: pass", "P1: attack the left line with T-024", "P1: pass", "P1: play T-043", "P1: choose T-024"],
      { cards: { "T-024": { damage: 2 } } },
    );
  });

  test("8-6c the combat damage waits on the gate; the attacked card deals nothing back by itself", () => {
    holds(
      { P1: spare, P2: { leftAttackZone: ["T-033"], setZones: ["T-052"] } },
      [
        "P2: pass",
        "P2: pass",
        "P1: attack the left line with T-024",
        "P2: pass",
        { match: { gate: ["the damage from Ogre Bruiser"] } },
        "P2: pass",
      ],
      {
        cards: { "T-024": { damage: 0 }, "T-033": { damage: 5 } },
      },
    );
  });

  test("8-6b R-ZEROSTK a card with STK 0 may attack a ruler and deals nothing", () => {
    holds({ P1: { leftAttackZone: ["T-034"] } }, ["P1: attack the ruler with T-034"], {
      players: { P2: { damage: 0 } },
      noEvents: [{ what: "damage execution" }],
    });
  });
});

describe("8-7 Battle end step", () => {
  test("8-7a battle end is raised once a sub-phase, also when the attack card has vanished", () => {
    holds({ P1: { leftAttackZone: ["T-039"], rightAttackZone: ["T-001"] } }, ["P1: attack the ruler with T-039", "P1: yes"], {
      events: [{ what: "battleEnd", rule: "8-7a" }],
    });
  });

  test("8-7b, 8-7c its gate processing comes before effects until end of battle end", () => {
    holds(
      { P1: spare, P2: { leftAttackZone: ["T-033"], setZones: ["T-059", "T-052"] } },
      [
        "P2: pass",
        "P2: pass",
        "P1: attack the left line with T-001",
        "P2: play T-059",
        "P2: choose T-033",
        "P2: pass",
        "P2: pass",
        "P2: pass",
        "P2: pass",
        { cards: { "T-033": { hp: 9 } }, question: "9-3e" },
        "P2: pass",
      ],
      { cards: { "T-033": { hp: 7, damage: 2 } } },
    );
  });

  test("8-7c-1 effects until end of battle end with the sub-phase", () => {
    holds(
      { P1: { ...spare, setZones: ["T-052"] } },
      ["P1: pass", "P1: pass", "P1: attack the left line with T-001", "P1: play T-052", "P1: choose T-024"],
      { cards: { "T-024": { atk: 5 } } },
    );
  });

  test("8-7c-2, R-PRIORITY-8-7 if a rule effect is pending then, it is performed and 8-7b comes again, with windows for both", () => {
    holds(
      { P1: { leftAttackZone: ["T-003"] }, P2: { defenceZone: ["T-023"], setZones: ["T-059", "T-045"] } },
      [
        "P2: pass",
        "P2: pass",
        "P1: attack the centre line with T-003",
        "P2: pass",
        "P2: play T-059",
        "P2: choose T-023",
        "P2: pass",
        "P2: pass",
        "P2: pass",
        "P2: pass",
        "P2: pass",
        { asked: "P2", match: { gate: ["the destruction of Umbrella Imp"] } },
        "P2: pass",
        "P2: pass",
      ],
      {
        zones: { "P2.defenceZone": 0 },
        events: [
          { what: "battleEnd" },
          { what: "end battle effects" },
          { what: "destruction", rule: "12-4a" },
          { what: "end battle effects", rule: "8-7c" },
        ],
      },
    );
  });

  test("8-7a battle end does not come again when the loop does", () => {
    const once = {
      name: "Echo",
      type: "field",
      effect: [{ kind: "automatic", timing: "battleEnd", do: [{ op: "recover", amount: 1, target: "yourRuler" }] }],
    };
    holds(
      {
        cards: [once],
        P1: { leftAttackZone: ["T-003"], fieldZone: ["Echo"], damageZone: [NO, NO, NO] },
        P2: { defenceZone: ["T-023"], setZones: ["T-059"] },
      },
      [
        "P2: pass",
        "P2: pass",
        "P1: attack the centre line with T-003",
        "P2: pass",
        "P2: play T-059",
        "P2: choose T-023",
        `P1: choose ${NO}`,
      ],
      {
        players: { P1: { damage: 2 } },
        zones: { "P2.defenceZone": 0 },
      },
    );
  });

  test("8-7 a game loss found in any system processing ends everything at once", () => {
    holds({ P1: spare, P2: { damageZone: 10, deck: deckOf() } }, ["P1: attack the ruler with A-1"], {
      result: "P1 wins",
      asked: "nobody",
      noEvents: [{ what: "battleEnd" }],
    });
  });

  test("8-6b a counter card ends the check in the middle of combat damage", () => {
    holds({ P1: spare, P2: { deck: deckOf(NO, CNT) } }, ["P1: attack the ruler with A-1", "P2: no"], {
      players: { P2: { damage: 1 } },
    });
  });
});
