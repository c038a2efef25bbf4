/** 13 to 16. Damage, abilities, game actions, keywords. */
import { describe, expect, test } from "vitest";
import { Place } from "../../src/names.ts";
import { Word } from "../../src/vocabulary/clauses.ts";
import { CNT, deckOf, filled, holds, matchAt, NO } from "../table.ts";

const unit = { leftAttackZone: ["T-024"], rightAttackZone: ["T-001"] };
const instant = (name: string, ...effect: readonly object[]) => ({
  name,
  type: "event",
  effect: [{ kind: "event", timing: "setAnyTime", do: effect }],
});

describe("13 Damage", () => {
  test("13-1a, 13-2a, 13-2a-1 damage is put on the gate with its receiver, amount and source", () => {
    holds(
      { phase: "main", P1: { driveZone: ["T-041"] }, P2: { leftAttackZone: ["T-005"], setZones: ["T-052"] } },
      ["P1: play T-041", "P2: pass", { match: { gate: ["the damage from Strike Order"] }, cards: { "T-005": { damage: 0 } } }, "P2: pass"],
      { cards: { "T-005": { damage: 3 } } },
    );
  });

  test("13-2a-2, 13-2a-3 one source and several receivers: one process, all at once", () => {
    const storm = instant("Storm", { op: "damage", amount: 1, target: { all: ["unit"], sides: "both" } });
    holds(
      {
        cards: [storm],
        phase: "main",
        P1: { setZones: ["Storm"], leftAttackZone: ["T-013"] },
        P2: { leftAttackZone: ["T-005"], rightAttackZone: ["T-013"], setZones: ["T-052"] },
      },
      ["P1: play Storm", "P2: pass", { match: { gate: ["the damage from Storm"] } }, "P2: pass"],
      { cards: { "P1.T-013": { damage: 1 }, "T-005": { damage: 1 }, "P2.T-013": { damage: 1 } } },
    );
  });

  test("13-2a-3 a ruler among them gets its ruler damage afterwards", () => {
    const storm = instant("Storm", { op: "damage", amount: 2, target: { all: ["unit", "ruler"], sides: "opponent" } });
    holds(
      { cards: [storm], phase: "main", P1: { setZones: ["Storm"] }, P2: { leftAttackZone: ["T-005"], deck: deckOf() } },
      ["P1: play Storm"],
      {
        cards: { "T-005": { damage: 2 } },
        players: { P2: { damage: 2 } },
        events: [
          { what: "damage", card: "T-005" },
          { what: "ruler damage", rule: "13-5b" },
        ],
      },
    );
  });

  test("13-2a-4, 13-2a-5 the amount is fixed when the process is put on the gate", () => {
    holds(
      { P1: { ...unit, setZones: ["T-052"] }, P2: { leftAttackZone: ["T-033"] } },
      ["P1: pass", "P1: pass", "P1: attack the left line with T-024", "P1: pass", "P1: play T-052", "P1: choose T-024"],
      { cards: { "T-033": { damage: 5 } } },
    );
  });

  test("13-4 a receiver that has left takes nothing, and nobody else does", () => {
    holds(
      { P1: unit, P2: { ruler: ["K-11"], leftAttackZone: ["T-033"], setZones: ["T-045"], deck: deckOf() } },
      ["P2: pass", "P2: pass", "P1: attack the left line with T-024", "P2: pass", "P2: play T-045", "P2: choose T-033"],
      { cards: { "T-033": { zone: "hand", damage: 0 } }, players: { P2: { damage: 0 } } },
    );
  });

  test("GR-13-REDUCE a reduction takes its part of the next fitting damage, and is used up", () => {
    const guard = instant("Guard", {
      op: "reduceNextDamage",
      by: 2,
      target: { choose: 1, of: ["unit"], sides: "own" },
      until: "endOfTurn",
    });
    holds(
      { cards: [guard], P1: unit, P2: { leftAttackZone: ["T-033"], setZones: ["Guard"] } },
      [
        "P2: play Guard",
        "P1: attack the left line with T-024",
        { cards: { "T-033": { damage: 3 } } },
        "P1: attack the left line with T-001",
      ],
      { cards: { "T-033": { damage: 5 } } },
    );
  });

  test("GR-13-REDUCE only the damage it speaks of: combat damage, not an effect's", () => {
    holds(
      {
        phase: "main",
        active: "P1",
        P1: { driveZone: ["T-041"], defenceZone: ["T-002"] },
        P2: { leftAttackZone: ["T-033"], setZones: ["T-043"] },
      },
      ["P1: play T-041", "P2: pass", "P2: play T-043", "P2: choose T-033"],
      { cards: { "T-033": { damage: 3 } } },
    );
  });

  test("R-REDUCEPICK of several the receiver's controller picks one, and the others go on waiting", () => {
    const two = instant("Two", { op: "reduceNextDamage", by: 2, target: { choose: 1, of: ["unit"], sides: "own" }, until: "endOfTurn" });
    const four = instant("Four", { op: "reduceNextDamage", by: 4, target: { choose: 1, of: ["unit"], sides: "own" }, until: "endOfTurn" });
    holds(
      { cards: [two, four], P1: unit, P2: { leftAttackZone: ["T-033"], setZones: ["Two", "Four"] } },
      [
        "P2: play Two",
        "P2: play Four",
        "P1: attack the left line with T-024",
        {
          asked: "P2",
          question: "R-REDUCEPICK",
          says: "which effect reduces the 5 damage to Fox Matriarch?",
          options: ["apply the reduction by 2", "apply the reduction by 4"],
        },
        "P2: apply the reduction by 4",
        { cards: { "T-033": { damage: 1 } } },
        "P1: attack the left line with T-001",
      ],
      { cards: { "T-033": { damage: 1 } } },
    );
  });

  const cut = (name: string, amount: number) =>
    instant(name, { op: "damage", amount, target: { choose: 1, of: ["unit", "ruler"], sides: "opponent" } });
  const guard = (name: string, by: number, more: object = {}) =>
    instant(name, { op: "reduceNextDamage", by, target: { choose: 1, of: ["unit"], sides: "own" }, until: "endOfTurn", ...more });

  test("R-REDUCEPICK several receivers of one source: each has its own pick, of its own reductions", () => {
    const storm = {
      name: "Storm",
      type: "event",
      effect: [{ kind: "event", timing: "normal", do: [{ op: "damage", amount: 5, target: { all: ["unit"], sides: "opponent" } }] }],
    };
    const forAll = (name: string, by: number) => guard(name, by, { target: { all: ["unit"], sides: "own" } });
    const great = (name: string) => ({ name, atk: 1, hp: 9, stk: 1 });
    holds(
      {
        cards: [storm, great("North"), great("South"), forAll("Small", 1), forAll("Big", 3)],
        phase: "main",
        P1: { driveZone: ["Storm"] },
        P2: { leftAttackZone: ["North"], defenceZone: ["South"], setZones: ["Small", "Big"] },
      },
      [
        "P1: play Storm",
        ...["P2: play Small", "P2: play Big"],
        { question: "R-REDUCEPICK", says: "which effect reduces the 5 damage to North?" },
        "P2: apply the reduction by 3",
        { question: "R-REDUCEPICK", says: "which effect reduces the 5 damage to South?" },
        "P2: apply the reduction by 1",
      ],
      { cards: { North: { damage: 2 }, South: { damage: 4 } } },
    );
  });

  test("GR-13-REDUCE a reduction is for the damage that resolves, not for what waits under it", () => {
    holds(
      {
        cards: [cut("Stab", 5), cut("Prick", 2), guard("Shield", 4)],
        phase: "main",
        P1: { setZones: ["Stab", "Prick"] },
        P2: { leftAttackZone: [{ card: "T-033" }], setZones: ["Shield"] },
      },
      [
        ...["P1: play Stab", "P1: choose T-033", "P1: pass", "P2: pass"],
        { match: { gate: ["the damage from Stab"] } },
        ...["P1: play Prick", "P1: choose T-033", "P2: play Shield"],
      ],
      { cards: { "T-033": { damage: 5 } } },
    );
  });

  test("GR-13-REDUCE one that speaks of effects does not reduce combat damage", () => {
    holds(
      {
        cards: [guard("Cloak", 4, { damageType: "effect" })],
        P1: unit,
        P2: { leftAttackZone: ["T-033"], setZones: ["Cloak"] },
      },
      ["P2: play Cloak", "P1: attack the left line with T-024"],
      { cards: { "T-033": { damage: 5 } } },
    );
  });

  test("13-5b a ruler that is hit by what waits is hit when that resolves, once", () => {
    holds(
      {
        cards: [cut("Stab", 2), cut("Prick", 1)],
        phase: "main",
        P1: { setZones: ["Stab", "Prick"] },
        P2: { ruler: ["K-11"], leftAttackZone: ["T-033"], deck: deckOf() },
      },
      [
        ...["P1: play Stab", "P1: choose K-11", "P1: pass"],
        { match: { gate: ["the damage from Stab"] } },
        ...["P1: play Prick", "P1: choose T-033"],
      ],
      { cards: { "T-033": { damage: 1 } }, players: { P2: { damage: 2 } } },
    );
  });

  test("R-D-IMMUNE an immune ruler takes no such damage, told or not", () => {
    const aegis = {
      name: "Aegis",
      type: "field",
      effect: [{ kind: "constant", timing: "inPlay", do: [{ op: "immuneToDamage", damageType: "combat", target: "yourRuler" }] }],
    };
    const situation = { cards: [aegis], P1: unit, P2: { fieldZone: ["Aegis"], deck: deckOf() } };
    holds(situation, ["P1: attack the ruler with T-024"], {
      players: { P2: { damage: 0 } },
      events: [{ what: "no damage", rule: "R-D-IMMUNE" }],
    });
    const g = matchAt(situation);
    g.play(g.parse("attack the ruler with T-024"));
    expect([g.question()?.rule, g.count(1, Place.damage)]).toEqual(["8-4c", 0]);
  });

  test("R-D-IMMUNE an immune unit goes unhurt where nobody records, too", () => {
    const silver = {
      name: "Silver",
      hp: 4,
      effect: [{ kind: "constant", timing: "inPlay", do: [{ op: "immuneToDamage", damageType: "combat", target: "self" }] }],
    };
    const g = matchAt({ cards: [silver], P1: unit, P2: { leftAttackZone: ["Silver"] } });
    g.play(g.parse("attack the left line with T-024"));
    expect([g.question()?.rule, g.count(1, Place.graveyard)]).toEqual(["8-4c", 0]);
  });

  test("R-D-IMMUNE an immune unit takes no such damage", () => {
    holds(
      {
        phase: "main",
        P1: { driveZone: ["T-041"], defenceZone: ["T-001"] },
        cards: [
          {
            name: "Silver",
            hp: 4,
            effect: [{ kind: "constant", timing: "inPlay", do: [{ op: "immuneToDamage", damageType: "effect", target: "self" }] }],
          },
        ],
        P2: { leftAttackZone: ["Silver"] },
      },
      ["P1: play T-041"],
      { cards: { Silver: { damage: 0 } }, events: [{ what: "no damage", card: "Silver", rule: "R-D-IMMUNE" }] },
    );
  });

  test("13-5, 13-5b, 16-4 point by point through the counter zone; a counter ability may be used", () => {
    holds(
      { P1: unit, P2: { deck: deckOf(NO, "T-014", NO) } },
      [
        "P1: attack the ruler with T-024",
        {
          asked: "P2",
          question: "16-4",
          says: "use the counter ability of Vigil Operator?",
          options: ["yes", "no"],
          players: { P2: { damage: 1 } },
          zones: { "P2.counterZone": ["T-014"] },
        },
        "P2: yes",
      ],
      { cards: { "T-024": { damage: 2 } }, zones: { "P2.graveyard": ["T-014"], "P2.counterZone": 0 }, players: { P2: { damage: 1 } } },
    );
  });

  test("16-4 a counter ability that could choose nothing is not asked about", () => {
    const ward = {
      name: "Ward",
      keywords: ["CNT"],
      effect: [
        {
          kind: "counter",
          timing: "damageCheck",
          do: [{ op: "damage", amount: 1, target: { choose: 1, of: ["unit"], sides: "opponent" } }],
        },
      ],
    };
    holds({ cards: [ward], P2: { deck: deckOf("Ward", NO) } }, ["P1: attack the ruler with A-1"], {
      zones: { "P2.graveyard": ["Ward"], "P2.counterZone": 0 },
    });
  });

  test("R-CNT where the check goes on after a counter, the points that are left wait under its ability; none are left of one", () => {
    const settings = { counterStopsDamage: "false" };
    const points = { what: "ruler damage", rule: "13-5b" };
    for (const [attacker, gate, events] of [
      ["T-024", ["the ability of Vigil Operator", "the ruler damage to 11. K - Knight"], [points, points]],
      ["T-001", ["the ability of Vigil Operator"], [points]],
    ] as const)
      holds({ settings, P1: unit, P2: { setZones: ["T-052"], deck: deckOf("T-014", NO, NO) } }, [
        "P2: pass",
        "P2: pass",
        `P1: attack the ruler with ${attacker}`,
        "P2: pass",
        "P2: pass",
        "P2: pass",
        "P2: yes",
        { match: { gate }, events },
      ]);
  });

  test("R-CNT declined, the card goes to the graveyard at once, and never becomes damage", () => {
    holds({ P1: unit, P2: { deck: deckOf("T-014", NO) } }, ["P1: attack the ruler with T-024", "P2: no"], {
      zones: { "P2.graveyard": ["T-014"] },
      players: { P2: { damage: 0 } },
    });
  });

  test("13-5 an empty deck ends the check; its player loses at the next rule effects", () => {
    holds({ P1: unit, P2: { deck: [NO] } }, ["P1: attack the ruler with T-024"], {
      result: "P1 wins",
      players: { P2: { damage: 1 } },
    });
  });

  test("GR-13-RECOVER up to so many damage-zone cards, of one's own choice, go to the graveyard; on a unit the damage gets less", () => {
    holds(
      { phase: "main", active: "P2", P2: { hand: ["T-007"], damageZone: [NO, CNT] } },
      [
        "P2: play T-007",
        "P2: to the left attack zone",
        { question: "GR-13-RECOVER", says: "which damage card is recovered? Up to 1 more" },
        `P2: choose ${CNT}`,
      ],
      { zones: { "P2.damageZone": [NO], "P2.graveyard": [CNT] } },
    );
    const heal = instant("Heal", { op: "recover", amount: 2, target: { choose: 1, of: ["unit"], sides: "own" } });
    holds({ cards: [heal], phase: "main", P1: { setZones: ["Heal"], leftAttackZone: [{ card: "T-033", damage: 3 }] } }, ["P1: play Heal"], {
      cards: { "T-033": { damage: 1 } },
      events: [{ what: "damage is now", card: "T-033", rule: "GR-13-RECOVER" }],
    });
  });

  test("GR-13-RECOVER a copy made at the question goes the same way", () => {
    const mend = instant("Mend", { op: "recover", amount: 2, target: "yourRuler" });
    const g = matchAt({ cards: [mend], phase: "main", P1: { setZones: ["Mend"], damageZone: [NO, CNT, "T-001", "T-024"] } });
    g.play(g.parse("play Mend"));
    expect(g.question()?.rule).toBe("GR-13-RECOVER");
    const copy = g.clone();
    for (const match of [g, copy]) match.play(1);
    expect(copy.question()).toEqual(g.question());
    expect(copy.hash()).toBe(g.hash());
  });

  test("GR-13-RECOVER, GR-14-IFYOUDO a unit without damage recovers nothing: nothing was done", () => {
    const heal = instant(
      "Heal",
      { op: "recover", amount: 2, target: { choose: 1, of: ["unit"], sides: "own" } },
      { op: "ifYouDo" },
      { op: "damage", amount: 1, target: "enemyRuler" },
    );
    for (const [hurt, damage] of [
      [0, 0],
      [3, 1],
    ] as const)
      holds(
        {
          cards: [heal],
          phase: "main",
          P1: { setZones: ["Heal"], leftAttackZone: [{ card: "T-033", damage: hurt }] },
          P2: { deck: deckOf() },
        },
        ["P1: play Heal"],
        { players: { P2: { damage } } },
      );
  });

  test("GR-13-REVERSAL turning damage face down is a cost, all or nothing; face-down cards still count", () => {
    const barrage = {
      name: "Barrage",
      type: "field",
      effect: [
        {
          kind: "activated",
          timing: "normal",
          cost: [{ op: "damageReversal", count: 2 }],
          do: [{ op: "damage", amount: 1, target: "enemyRuler" }],
        },
      ],
    };
    holds(
      { cards: [barrage], phase: "main", P1: { fieldZone: ["Barrage"], damageZone: ["T-001", "T-002", "T-003"] }, P2: { deck: deckOf() } },
      ["P1: use Barrage", "P1: choose T-001", "P1: choose T-003"],
      {
        cards: { "T-001": { faceDown: true, zone: "damageZone" }, "T-002": { faceDown: false } },
        players: { P1: { damage: 3 }, P2: { damage: 1 } },
      },
    );
    holds({ cards: [barrage], phase: "main", P1: { fieldZone: ["Barrage"], damageZone: ["T-001"], driveZone: [NO] } }, [], {
      absent: [{ wish: "use Barrage", rule: "GR-13-REVERSAL" }],
    });
  });

  test("19.6 distributed damage is split when it is played, at least 1 each; the share of a receiver that left is lost", () => {
    holds(
      {
        P1: { leftAttackZone: ["TD01-013"] },
        P2: { ruler: ["K-11"], leftAttackZone: ["T-033"], rightAttackZone: ["T-005"], setZones: ["T-045"] },
      },
      [
        "P2: pass",
        "P2: pass",
        "P1: attack the ruler with TD01-013",
        "P1: choose T-033",
        "P1: choose T-005",
        { options: ["deal 1", "deal 2"] },
        "P1: deal 2",
        "P2: pass",
        "P2: play T-045",
        "P2: choose T-033",
      ],
      { cards: { "T-005": { damage: 1 }, "T-033": { zone: "hand" } } },
    );
  });
});

const tale = filled("P-SCHEHERAZADE", { level: 0, atk: 1, hp: 1, stk: 1 });
const dragon = filled("P-MISTCLOCK", { level: 0, atk: 3, hp: 5, stk: 2 });
const backpacker = filled("2020GB01-101", { level: 0, atk: 2, hp: 2, stk: 1 });

describe("14 Abilities", () => {
  test("14-1a-1, 14-1a-1a an activated ability is timing, cost and effect; without brackets it costs nothing", () => {
    holds({ P1: { leftAttackZone: ["T-017"], rightAttackZone: ["T-001"] } }, ["P1: use T-017", "P1: choose T-001"], {
      cards: { "T-017": { rested: true }, "T-001": { atk: 4 } },
    });
  });

  test("14-1a-2 an automatic ability is played in the next system processing", () => {
    holds({ P1: { leftAttackZone: ["T-010"] }, P2: { leftAttackZone: ["T-005"], setZones: ["T-052"] } }, [
      "P2: pass",
      "P2: pass",
      "P1: attack the left line with T-010",
      { match: { gate: ["the ability of Siege Captain"] } },
    ]);
  });

  test("14-1a-3, 15-2a, GR-14-LAYER a constant applies while it is valid, together with what lasts", () => {
    holds(
      { phase: "main", P1: { fieldZone: ["T-062"], leftAttackZone: ["T-024"], driveZone: ["T-023"] } },
      [
        { cards: { "T-024": { atk: 6 } } },
        "P1: reveal T-023",
        "P1: yes",
        { cards: { "T-024": { atk: 7 } } },
        "P1: pass",
        "P1: end the attacks",
      ],
      { match: { turn: 4 }, cards: { "T-024": { atk: 5 } } },
    );
  });

  test("14-1b-1, 14-1b-2 a continuous effect stays with its object", () => {
    holds(
      { phase: "main", active: "P1", P1: { leftAttackZone: ["T-024"], setZones: ["T-057"], defenceZone: ["T-038"] } },
      ["P1: play T-057", "P1: choose T-024", "P1: use T-038"],
      { cards: { "T-024": { zone: "rightAttackZone", keywords: ["Intercept"] } } },
    );
  });

  test("14-1b-3, 14-13 a replacement: Soul Guard instead of leaving", () => {
    holds({ P1: unit, P2: { leftAttackZone: [{ card: "T-005", soul: [NO], damage: 2 }] } }, ["P1: attack the left line with T-024"], {
      cards: { "T-005": { zone: "leftAttackZone", damage: 0, soul: 0 } },
      zones: { "P2.graveyard": [NO] },
    });
  });

  test("14-15, 14-15a a leave-play trigger looks at the state before; R-D-SOULSELF, R-D-BY its card is found in the graveyard", () => {
    holds(
      { cards: [tale], phase: "main", P1: { driveZone: ["T-051"] }, P2: { leftAttackZone: [{ card: "T-022", soul: ["P-SCHEHERAZADE"] }] } },
      ["P1: play T-051", "P2: to the right attack zone"],
      { cards: { "P-SCHEHERAZADE": { zone: "rightAttackZone" } }, zones: { "P2.graveyard": ["T-022"] } },
    );
  });

  test("R-D-BY destroyed by damage is not destroyed by the opponent's effect", () => {
    holds(
      { cards: [tale], P1: unit, P2: { leftAttackZone: [{ card: "T-022", soul: ["P-SCHEHERAZADE"] }] } },
      ["P1: attack the left line with T-024"],
      { zones: { "P2.graveyard": ["T-022", "P-SCHEHERAZADE"] } },
    );
  });

  test("GR-14-IFYOUDO the rest happens only if the part before was really done", () => {
    const attack = [
      "P1: attack the left line with P-MISTCLOCK",
      "P1: put the ability of Mist Clock Dragon (working title) on the gate",
      "P1: choose T-001",
      "P1: yes",
    ];
    const side = (...soul: readonly string[]) => ({
      leftAttackZone: [{ card: "P-MISTCLOCK", soul }],
      rightAttackZone: [{ card: "T-001", rested: true }],
      deck: deckOf(),
    });
    holds({ cards: [dragon], P1: side(NO) }, [
      ...attack.slice(0, 1),
      {
        options: [
          "put the ability of Mist Clock Dragon (working title) on the gate",
          "put the ability of Mist Clock Dragon (working title) on the gate (2)",
        ],
      },
    ]);
    holds(
      { cards: [dragon], P1: side() },
      [...attack.slice(0, 1), "P1: put the ability of Mist Clock Dragon (working title) on the gate (2)", "P1: choose T-001", "P1: yes"],
      { cards: { "T-001": { rested: true } } },
    );
    holds(
      { cards: [dragon], P1: side(NO, "T-002") },
      [
        ...attack.slice(0, 1),
        "P1: put the ability of Mist Clock Dragon (working title) on the gate (2)",
        "P1: choose T-001",
        "P1: yes",
        `P1: choose ${NO}`,
        "P1: choose T-002",
      ],
      { cards: { "T-001": { rested: false } } },
    );
  });

  test("GR-14-LIMIT once per turn counts the object", () => {
    holds(
      { P1: { leftAttackZone: ["T-033"], rightAttackZone: ["T-024"], defenceZone: ["T-022"] }, P2: { deck: deckOf() } },
      ["P1: attack the left line with T-024", { players: { P2: { damage: 1 } } }, "P1: attack the left line with A-1"],
      { players: { P2: { damage: 1 } } },
    );
    holds(
      { phase: "main", active: "P2", P2: { leftAttackZone: ["T-018"], rightAttackZone: [{ card: "T-024", rested: true }], hand: [NO] } },
      ["P2: use T-018"],
      { absent: [{ wish: "use T-018", rule: "GR-14-LIMIT" }] },
    );
  });

  test("GR-14-WHERE an ability with a place works only there", () => {
    holds(
      { cards: [backpacker], phase: "main", active: "P2", P2: { damageZone: ["2020GB01-101"], leftAttackZone: ["T-022"], deck: deckOf() } },
      ["P2: use 2020GB01-101", { question: "GR-7-COST" }, "P2: choose T-022", "P2: to the left attack zone"],
      { cards: { "2020GB01-101": { zone: "leftAttackZone" } }, players: { P2: { damage: 1 } } },
    );
    holds({ cards: [backpacker], phase: "main", active: "P2", P2: { graveyard: ["2020GB01-101"], leftAttackZone: ["T-022"] } }, [], {
      absent: [{ wish: "use 2020GB01-101", rule: "9-3e-3" }],
    });
  });

  test("R-PLAYCOST, R-D-PLAYCOND an effect plays a card: timing ignored, level paid", () => {
    const cat = {
      name: "Cat",
      type: "field",
      effect: [
        {
          kind: "activated",
          timing: "normal",
          do: [{ op: "play", target: { choose: 1, of: ["event"], sides: "own", zone: "damageZone" } }],
        },
      ],
    };
    holds(
      {
        cards: [cat],
        phase: "main",
        active: "P2",
        P2: { fieldZone: ["Cat"], damageZone: ["T-048"], leftAttackZone: [{ card: "T-024", rested: true }] },
      },
      ["P2: use Cat"],
      { players: { P2: { activeEnergy: 1, damage: 0 } }, cards: { "T-024": { rested: false } }, zones: { "P2.graveyard": ["T-048"] } },
    );
    holds(
      {
        cards: [cat],
        phase: "main",
        active: "P2",
        P2: { fieldZone: ["Cat"], damageZone: ["T-048"], leftAttackZone: [{ card: "T-024", rested: true }], activeEnergy: 1 },
      },
      ["P2: use Cat"],
      { players: { P2: { activeEnergy: 1, damage: 1 } } },
    );
  });
});

describe("15 Game actions", () => {
  test("15-3a-1 without a hand zone a card stays where it is", () => {
    holds({ phase: "attack", P1: { leftAttackZone: ["T-024"] }, P2: { setZones: ["T-045"] } }, ["P2: play T-045"], {
      cards: { "T-024": { zone: "leftAttackZone" } },
    });
  });

  test("15-3a-2 from the defence zone to an attack zone a unit becomes active", () => {
    holds(
      {
        phase: "main",
        cards: [
          {
            name: "Pusher",
            type: "field",
            effect: [
              {
                kind: "activated",
                timing: "normal",
                do: [
                  {
                    op: "move",
                    target: { choose: 1, of: ["unit"], sides: "own", zone: "defence" },
                    to: { zones: ["attack"], empty: true },
                  },
                ],
              },
            ],
          },
        ],
        P1: { fieldZone: ["Pusher"], defenceZone: [{ card: "T-024", rested: true }] },
      },
      ["P1: use Pusher", "P1: to the right attack zone"],
      { cards: { "T-024": { rested: false } } },
    );
  });

  test("15-3b entering play is coming from elsewhere than the play area", () => {
    holds(
      { phase: "main", P1: { driveZone: ["T-025"], deck: deckOf("T-022") }, P2: {} },
      ["P1: play T-025", "P1: to the left attack zone", { question: "GR-15-LOOK", options: ["drive T-022", "no"] }, "P1: drive T-022"],
      { zones: { "P1.driveZone": ["T-022"] } },
    );
  });

  test("15-5a, GR-15-LOOK looked-at cards stay where they are until the text moves them", () => {
    holds(
      { phase: "main", P1: { driveZone: ["T-008"], deck: ["T-001", "T-002", NO] } },
      ["P1: reveal T-008", "P1: yes", { question: "GR-15-LOOK" }, "P1: put it on the bottom", "P1: pass", "P1: end the attacks"],
      { zones: { "P1.deck": ["T-002", NO, "T-001"] }, events: [{ what: "to deck", card: "T-001", rule: "GR-15-LOOK" }] },
    );
    holds(
      { phase: "main", P1: { driveZone: ["T-008"], deck: ["T-001", "T-002", NO] } },
      ["P1: reveal T-008", "P1: yes", { question: "GR-15-LOOK" }, "P1: leave it on top", "P1: pass", "P1: end the attacks"],
      { zones: { "P1.deck": ["T-001", "T-002", NO] }, noEvents: [{ what: "to deck" }] },
    );
    holds(
      { phase: "main", P1: { driveZone: ["T-025"], deck: ["T-005", "T-002", NO] } },
      ["P1: play T-025", "P1: to the left attack zone", { options: ["no"] }, "P1: no"],
      { zones: { "P1.deck": ["T-002", NO, "T-005"] } },
    );
  });

  test("GR-15-DRAW, GR-15-MILL one by one, as far as the deck goes", () => {
    holds({ phase: "main", active: "P2", P2: { hand: ["T-042"], deck: [NO] } }, ["P2: play T-042"], {
      players: { P2: { hand: 1, deck: 0 } },
      result: "P1 wins",
    });
  });

  test("GR-15-READY an effect may choose a card that already lies so, and does nothing", () => {
    holds(
      { phase: "main", active: "P2", P2: { hand: ["T-032"] }, P1: { leftAttackZone: [{ card: "T-024", rested: true }] } },
      ["P2: play T-032", "P2: to the left attack zone", { offered: ["choose T-024", "choose A-1"] }, "P2: choose T-024"],
      { cards: { "T-024": { rested: true } } },
    );
  });

  test("GR-15-SOUL, GR-15-DESTROY, GR-15-EXILE, GR-15-SHUFFLE cards under a card, destroying, exiling", () => {
    holds(
      { phase: "main", active: "P2", P2: { hand: ["T-005"], deck: ["T-001", "T-002"] } },
      ["P2: play T-005", "P2: to the left attack zone"],
      { cards: { "T-005": { soul: 1 } }, zones: { "P2.soul": ["T-001"] } },
    );
    holds(
      {
        cards: [dragon],
        phase: "main",
        active: "P2",
        P2: { ruler: ["W-23"], hand: ["P-MISTCLOCK"], graveyard: [{ card: "P-SYLTIS", copies: 4 }] },
      },
      ["P2: play P-MISTCLOCK"],
      { offered: ["to the left attack zone"] },
    );
  });
});

describe("16 Keywords", () => {
  test("16-1a-1, 16-1a-2 a keyword skill stands for an ability, a label for nothing by itself", () => {
    holds(
      { phase: "main", cards: [{ name: "Plain", keywords: ["Discount"] }], P1: { driveZone: ["Plain"] } },
      ["P1: play Plain", "P1: to the left attack zone"],
      { cards: { Plain: { keywords: [] } } },
    );
  });

  test("16-2 Overdrive works before and regardless of summoning the card", () => {
    holds({ phase: "main", P1: { driveZone: ["T-009"], deck: deckOf("T-001") } }, ["P1: reveal T-009", "P1: yes"], {
      zones: { "P1.driveZone": ["T-009", "T-001"] },
    });
  });

  test("16-3, 16-3a-1, 16-3b Touchdown: played from hand, not from the drive zone, not by special summon", () => {
    holds(
      { phase: "main", active: "P2", P2: { hand: ["T-032"] }, P1: { leftAttackZone: ["T-024"] } },
      ["P2: play T-032", "P2: to the left attack zone", "P2: choose T-024"],
      { cards: { "T-024": { rested: true } } },
    );
    holds(
      { phase: "main", P1: { driveZone: ["T-032"] }, P2: { leftAttackZone: ["T-024"] } },
      ["P1: play T-032", "P1: to the left attack zone"],
      { cards: { "T-024": { rested: false } }, events: [{ what: "no touchdown", card: "T-032" }], noEvents: [{ what: "touchdown" }] },
    );
    holds(
      { phase: "main", active: "P2", P2: { hand: ["T-054"], graveyard: ["T-032"] }, P1: { leftAttackZone: ["T-024"] } },
      ["P2: play T-054", "P2: to the left attack zone"],
      { cards: { "T-024": { rested: false } }, events: [{ what: "no touchdown", card: "T-032" }], noEvents: [{ what: "touchdown" }] },
    );
  });

  test("16-4 Counter: forbidden by T-064 the card still ends the check", () => {
    holds({ P1: unit, P2: { fieldZone: ["T-064"], deck: deckOf("T-014", NO) } }, ["P1: attack the ruler with T-024"], {
      zones: { "P2.graveyard": ["T-014"] },
      players: { P2: { damage: 0 } },
      cards: { "T-024": { damage: 0 } },
    });
  });

  test("16-5 Piercing: R-D-PIERCER its card has to be in play still", () => {
    holds(
      {
        P1: { leftAttackZone: ["T-003"], rightAttackZone: ["T-001"] },
        P2: { ruler: ["K-11"], defenceZone: ["T-022"], setZones: ["T-044"], deck: deckOf() },
      },
      [
        "P2: pass",
        "P2: pass",
        "P1: attack the centre line with T-003",
        "P2: pass",
        "P2: pass",
        "P2: pass",
        { match: { gate: ["the destruction of Paper Fox"] } },
        "P2: play T-044",
      ],
      { players: { P2: { damage: 0 } }, zones: { "P1.graveyard": ["T-003"] } },
    );
  });

  test("16-5 Piercing of a ruler counts too", () => {
    holds(
      {
        cards: [dragon],
        P1: { leftAttackZone: ["P-MISTCLOCK"], rightAttackZone: ["T-001"] },
        P2: { defenceZone: ["T-022"], deck: deckOf() },
      },
      ["P1: attack the centre line with A-1"],
      { players: { P2: { damage: 3 } } },
    );
  });

  test.each(["v1.0.0", "2021-03"])("16-5 what else is destroyed in the damage step is not what was struck: %s", (rulesProfile) => {
    const zap = instant("Zap", { op: "damage", amount: 9, target: { choose: 1, of: ["unit"], sides: "opponent" } });
    const lance = { name: "Lance", atk: 1, hp: 5, stk: 2, keywords: ["Piercing"] };
    const wall = { name: "Wall", atk: 1, hp: 9, stk: 1 };
    holds(
      {
        settings: { rulesProfile },
        cards: [zap, lance, wall],
        P1: { leftAttackZone: ["Lance"], setZones: ["Zap"] },
        P2: { defenceZone: ["Wall"], leftAttackZone: ["T-024"], deck: deckOf() },
      },
      [
        ...["P1: pass", "P1: pass"],
        "P1: attack the centre line with Lance",
        ...["P1: pass", "P1: pass"],
        { cards: { Wall: { damage: 1 } } },
        "P1: play Zap",
        "P1: choose T-024",
      ],
      { players: { P2: { damage: 0 } } },
    );
  });

  test.each(["v1.0.0", "2021-03"])(
    "16-5 only a unit that was struck in the defence zone counts, whoever else is hit there: %s",
    (rulesProfile) => {
      const prick = instant("Prick", { op: "damage", amount: 1, target: { choose: 1, of: ["unit"], sides: "opponent" } });
      const lance = { name: "Lance", atk: 9, hp: 5, stk: 2, keywords: ["Piercing"] };
      const wall = { name: "Wall", atk: 1, hp: 9, stk: 1 };
      holds(
        {
          settings: { rulesProfile },
          cards: [prick, lance, wall],
          P1: { leftAttackZone: ["Lance"], setZones: ["Prick"] },
          P2: { leftAttackZone: ["T-024"], defenceZone: ["Wall"], deck: deckOf() },
        },
        [
          ...["P1: pass", "P1: pass"],
          "P1: attack the left line with Lance",
          "P1: pass",
          { match: { gate: ["the damage from Lance"] } },
          "P1: play Prick",
          "P1: choose Wall",
        ],
        { cards: { Wall: { damage: 1 } }, players: { P2: { damage: 0 } }, zones: { "P2.leftAttackZone": 0 } },
      );
    },
  );

  test("16-5 a strike of which nothing is left has not hit", () => {
    const zap = instant("Zap", { op: "damage", amount: 9, target: { choose: 1, of: ["unit"], sides: "opponent" } });
    const cloak = instant("Cloak", {
      op: "reduceNextDamage",
      by: 9,
      target: { choose: 1, of: ["unit"], sides: "own" },
      until: "endOfTurn",
    });
    const lance = { name: "Lance", atk: 3, hp: 5, stk: 2, keywords: ["Piercing"] };
    const wall = { name: "Wall", atk: 1, hp: 9, stk: 1 };
    holds(
      {
        cards: [zap, cloak, lance, wall],
        P1: { leftAttackZone: ["Lance"], setZones: ["Zap"] },
        P2: { defenceZone: ["Wall"], setZones: ["Cloak"], deck: deckOf() },
      },
      [
        "P1: pass",
        "P2: play Cloak",
        ...["P1: pass", "P1: pass", "P1: pass"],
        "P1: attack the centre line with Lance",
        ...["P1: pass", "P1: pass"],
        { cards: { Wall: { damage: 0 } } },
        "P1: play Zap",
      ],
      { players: { P2: { damage: 0 } }, zones: { "P2.defenceZone": 0 } },
    );
  });

  test("16-5, 3-2d nor the destruction of what was struck, has left and come back: it is another unit", () => {
    const zap = instant("Zap", { op: "damage", amount: 9, target: { choose: 1, of: ["unit"], sides: "opponent" } });
    const exile = instant("Exile", { op: "move", target: { choose: 1, of: ["unit"], sides: "own" }, to: "graveyard" });
    const recall = instant("Recall", {
      op: "specialSummon",
      target: { choose: 1, of: ["unit"], sides: "own", zone: "graveyard" },
      to: { zones: ["defence"], empty: true },
    });
    const lance = { name: "Lance", atk: 1, hp: 5, stk: 2, keywords: ["Piercing"] };
    const wall = { name: "Wall", atk: 1, hp: 9, stk: 1 };
    const g = matchAt({
      cards: [zap, exile, recall, lance, wall],
      P1: { leftAttackZone: ["Lance"], setZones: ["Zap"] },
      P2: { defenceZone: ["Wall"], setZones: ["Exile", "Recall"], deck: deckOf() },
    });
    const passes = (until: () => boolean) => {
      for (let n = 0; !until(); n++) g.play(n < 9 ? g.parse("pass") : -1);
    };
    const act = (text: string) => {
      passes(() => g.parse(text) >= 0);
      g.play(g.parse(text));
    };
    const struck = g.first(1, Place.defence);
    act("attack the centre line with Lance");
    passes(() => g.damage[struck] === 1);
    for (const card of ["Exile", "Recall", "Zap"]) act(`play ${card}`);
    passes(() => g.placeOf(struck) === Place.graveyard && g.question()?.rule === "8-4c");
    expect(g.count(1, Place.damage)).toBe(0);
  });

  const thorn = (hp: number) => ({ name: "Thorn", atk: 2, hp, stk: 1, keywords: ["Counterattack"] });

  test("GR-18-2021-03, 16-8 what the strike has destroyed does not strike back", () => {
    const settings = { rulesProfile: "2021-03" };
    for (const [hp, damage] of [
      [9, 2],
      [3, 0],
    ] as const)
      holds({ settings, cards: [thorn(hp)], P1: unit, P2: { leftAttackZone: ["Thorn"] } }, ["P1: attack the left line with T-024"], {
        cards: { "T-024": { damage } },
      });
  });

  test("GR-18-2021-03, 16-8, 3-2d what the strike has destroyed does not strike back when it has come back", () => {
    const fox = { ...thorn(3), faction: "Yomajin Front", traits: ["Kaii"] }; // T-058 can call it
    holds(
      {
        settings: { rulesProfile: "2021-03" },
        cards: [fox],
        P1: unit,
        P2: { leftAttackZone: ["Thorn"], setZones: ["T-058"] },
      },
      [
        ...["P2: pass", "P2: pass"],
        "P1: attack the left line with T-024",
        ...["P2: pass", "P2: pass", "P2: pass"],
        "P2: play T-058",
        "P2: to the left attack zone",
      ],
      { cards: { Thorn: { zone: "leftAttackZone", damage: 0 }, "T-024": { damage: 0 } } },
    );
  });

  test("GR-18-2021-03, 16-5 Piercing deals combat damage of its own, by its paragraph", () => {
    const lance = { name: "Lance", atk: 9, hp: 5, stk: 2, keywords: ["Piercing"] };
    holds(
      {
        settings: { rulesProfile: "2021-03" },
        cards: [lance],
        P1: { leftAttackZone: ["Lance"] },
        P2: { defenceZone: ["T-024"], deck: deckOf() },
      },
      ["P1: attack the centre line with Lance"],
      { players: { P2: { damage: 2 } }, events: [{ what: "damage execution", rule: "16-5" }] },
    );
  });

  test("GR-18-2021-03, 16-8 nor a unit that has moved out of the attacked line", () => {
    const dodge = instant("Dodge", {
      op: "move",
      target: { choose: 1, of: ["unit"], sides: "own" },
      to: { zones: ["attack"], empty: true },
    });
    holds(
      {
        settings: { rulesProfile: "2021-03" },
        cards: [thorn(9), dodge],
        P1: unit,
        P2: { leftAttackZone: ["Thorn"], setZones: ["Dodge"] },
      },
      [...["P2: pass", "P2: pass"], "P1: attack the left line with T-024", ...["P2: pass", "P2: pass"], "P2: play Dodge"],
      { cards: { Thorn: { zone: "rightAttackZone", damage: 5 }, "T-024": { damage: 0 } } },
    );
  });

  test("GR-18-2021-03, 16-8 nobody strikes back at a ruler, nor without Counterattack", () => {
    const settings = { rulesProfile: "2021-03" };
    holds(
      { settings, cards: [thorn(9)], P1: { ...unit, deck: deckOf() }, P2: { leftAttackZone: ["Thorn"], rightAttackZone: ["T-033"] } },
      ["P1: attack the left line with A-1", "P1: attack the right line with T-024"],
      {
        players: { P1: { damage: 0 } },
        cards: { "T-024": { damage: 0 } },
        noEvents: [{ what: "damage execution", rule: "16-8" }],
      },
    );
  });

  test("16-5 nor does it count when the unit that was struck is destroyed by an effect, not by rule", () => {
    const kill = instant("Kill", { op: "destroy", target: { choose: 1, of: ["unit"], sides: "opponent" } });
    const lance = { name: "Lance", atk: 1, hp: 5, stk: 2, keywords: ["Piercing"] };
    const wall = { name: "Wall", atk: 1, hp: 9, stk: 1 };
    holds(
      {
        cards: [kill, lance, wall],
        P1: { leftAttackZone: ["Lance"], setZones: ["Kill"] },
        P2: { defenceZone: ["Wall"], deck: deckOf() },
      },
      [
        ...["P1: pass", "P1: pass"],
        "P1: attack the centre line with Lance",
        ...["P1: pass", "P1: pass"],
        { cards: { Wall: { damage: 1 } } },
        "P1: play Kill",
      ],
      { players: { P2: { damage: 0 } }, zones: { "P2.defenceZone": 0 } },
    );
  });

  test("16-5 no Piercing when the destruction was prevented", () => {
    holds(
      {
        P1: { leftAttackZone: ["T-030"], rightAttackZone: ["T-001"] },
        P2: { defenceZone: ["T-023"], setZones: ["T-053"], deck: deckOf() },
      },
      ["P2: pass", "P2: pass", "P1: attack the centre line with T-030", "P2: pass", "P2: pass", "P2: pass", "P2: play T-053"],
      { players: { P2: { damage: 0 } }, cards: { "T-023": { zone: "defenceZone" } } },
    );
  });

  test("16-6 Vigilance: at the end of the attack phase it may guard the centre, if that is empty", () => {
    holds(
      { P1: { leftAttackZone: ["T-002"] } },
      ["P1: end the attacks", { asked: "P1", question: "16-6", options: ["yes", "no"] }, "P1: yes"],
      { cards: { "T-002": { zone: "defenceZone" } } },
    );
    holds({ P1: { leftAttackZone: ["T-002"], defenceZone: ["T-001"] } }, ["P1: end the attacks"], {
      cards: { "T-002": { zone: "leftAttackZone" } },
      match: { turn: 4 },
    });
    holds({ turn: 1, P1: { leftAttackZone: ["T-002"], rightAttackZone: ["T-001"] } }, ["P1: attack the left line with T-001"], {
      match: { turn: 2 },
      cards: { "T-002": { zone: "leftAttackZone" } },
    });
  });

  test("16-7 Intercept works from the defence zone too", () => {
    holds(
      { P1: { leftAttackZone: ["T-024"], rightAttackZone: ["T-001"] }, P2: { defenceZone: ["T-004"] } },
      ["P1: attack the centre line with T-024"],
      { cards: { "T-024": { damage: 2 } } },
    );
  });

  test("16-8, R-D-STRIKER Counterattack strikes the attack card of that moment", () => {
    holds(
      { P1: { leftAttackZone: ["T-022"], defenceZone: ["T-038"], rightAttackZone: ["T-024"] }, P2: { leftAttackZone: ["T-013"] } },
      ["P1: pass", "P1: pass", "P1: attack the left line with T-022", "P1: pass", "P1: pass"],
      { cards: { "T-013": { damage: 2 } } },
    );
  });

  test("16-8, R-COUNTERATTACK a unit that received no damage does not strike back", () => {
    holds(
      { P1: { leftAttackZone: ["T-035"], rightAttackZone: ["T-001"] }, P2: { leftAttackZone: ["T-013"] } },
      ["P1: attack the left line with T-035"],
      { cards: { "T-035": { damage: 0 } }, noEvents: [{ what: "trigger", card: "T-013" }] },
    );
  });

  test.each([
    ["before the strike strikes back", "attacks", 2],
    ["at the end of the battle does not, for the damage step is over", "battleEnd", 0],
  ])("16-8, R-COUNTERATTACK who gains Counterattack %s", (_, timing, damage) => {
    const gain = { op: "grantKeyword", keyword: "Counterattack", target: "self", until: "endOfTurn" };
    const bramble = { name: "Bramble", atk: 2, hp: 9, stk: 1, effect: [{ kind: "automatic", timing, do: [gain] }] };
    const attack = "P1: attack the left line with T-024";
    holds({ cards: [bramble], P1: unit, P2: { leftAttackZone: ["Bramble"] } }, [attack], { cards: { "T-024": { damage } } });
  });

  test("16-9 Double Attack: attacks are counted per object", () => {
    holds(
      { P1: { leftAttackZone: [{ card: "T-028", attacks: 1 }], rightAttackZone: ["T-001"] } },
      ["P1: attack the left line with T-028"],
      { cards: { "T-028": { rested: true, attacks: 2 } } },
    );
  });

  test("GR-16-ATTR, R-ATTR Attribute choice: once per turn, until end of turn", () => {
    holds(
      { phase: "main", P1: { leftAttackZone: ["T-027"], fieldZone: ["T-061"], driveZone: [NO] } },
      [
        "P1: use T-027",
        "P1: the attribute Military",
        { cards: { "T-027": { hp: 4 } }, absent: [{ wish: "use T-027", rule: "GR-14-LIMIT" }] },
        "P1: pass",
        "P1: end the attacks",
      ],
      { cards: { "T-027": { hp: 3 } }, match: { turn: 4 } },
    );
  });

  test("GR-16-REVIVE Revive: summoned from the graveyard, level paid; not with a drive ruler", () => {
    holds({ phase: "main", active: "P2", P2: { graveyard: ["T-026"] } }, ["P2: play T-026", "P2: to the left attack zone"], {
      cards: { "T-026": { zone: "leftAttackZone" } },
      players: { P2: { activeEnergy: 2, summons: 1 } },
    });
    holds({ phase: "main", P1: { graveyard: ["T-026"], driveZone: [NO] } }, [], { absent: [{ wish: "play T-026", rule: "GR-16-REVIVE" }] });
  });

  test("GR-16-SOULGUARD Soul Guard: its controller picks the soul card; effects with a duration end", () => {
    holds(
      {
        phase: "attack",
        P1: { ...unit, setZones: ["T-052"] },
        P2: { leftAttackZone: [{ card: "T-005", soul: ["T-001", "T-002"], damage: 2 }] },
      },
      [
        "P1: play T-052",
        "P1: choose T-005",
        "P1: attack the left line with A-1",
        {
          asked: "P2",
          question: "GR-16-SOULGUARD",
          says: "Bulwark Mech would leave play: which of its soul cards goes to the graveyard instead?",
          options: ["choose T-001", "choose T-002"],
        },
        "P2: choose T-001",
      ],
      {
        cards: { "T-005": { damage: 0, soul: 1, atk: 3 } },
        events: [{ what: "damage is now", card: "T-005", rule: "GR-16-SOULGUARD" }],
      },
    );
  });

  test("GR-16-SOULGUARD a soul card of its own is wanted, not another's; without any the unit is destroyed", () => {
    holds(
      {
        P1: unit,
        P2: {
          leftAttackZone: [{ card: "T-005", soul: ["T-001", "T-002"], damage: 2 }],
          rightAttackZone: [{ card: "T-004", soul: ["T-013"] }],
        },
      },
      ["P1: attack the left line with T-024"],
      { question: "GR-16-SOULGUARD", options: ["choose T-001", "choose T-002"] },
    );
    holds({ P1: unit, P2: { leftAttackZone: [{ card: "T-005", damage: 2 }] } }, ["P1: attack the left line with T-024"], {
      zones: { "P2.graveyard": ["T-005"] },
      events: [{ what: "destroyed", card: "T-005", rule: "GR-15-DESTROY" }],
    });
  });

  test("GR-16-SOULGUARD a copy made at the question goes the same way", () => {
    const g = matchAt({ P1: unit, P2: { leftAttackZone: [{ card: "T-005", soul: ["T-001", "T-002"], damage: 2 }] } });
    g.play(g.parse("attack the left line with T-024"));
    expect(g.question()?.rule).toBe("GR-16-SOULGUARD");
    const copy = g.clone();
    for (const match of [g, copy]) match.play(0);
    expect(copy.hash()).toBe(g.hash());
    expect(copy.question()).toEqual(g.question());
  });

  test("GR-16-OPEN Open Card: driven, it is shown and played in the next system processing", () => {
    holds({ phase: "start", P1: { deck: deckOf("T-055", NO, "T-001") }, P2: {} }, [], {
      zones: { "P1.graveyard": ["T-055"] },
      players: { P1: { damage: 1 } },
      events: [],
    });
  });

  test("GR-16-OPEN revealed by ruler damage it is an ordinary card", () => {
    holds({ P1: unit, P2: { deck: deckOf("T-055", NO) } }, ["P1: attack the ruler with T-024"], {
      zones: { "P2.damageZone": ["T-055", NO] },
    });
  });

  test("GR-16-GENESIS Genesis Summon: materials are chosen at resolution, this card among them, and go to the deck bottom together", () => {
    holds(
      { phase: "main", P1: { leftAttackZone: ["T-037"], rightAttackZone: ["T-022"], defenceZone: ["T-023"], deck: ["T-001", "T-024"] } },
      [
        "P1: use T-037",
        { question: "GR-16-GENESIS", options: ["choose T-022", "choose T-023"] },
        "P1: choose T-022",
        "P1: choose no more",
        "P1: choose T-024",
        "P1: to the left attack zone",
      ],
      { zones: { "P1.leftAttackZone": ["T-024"], "P1.rightAttackZone": 0, "P1.defenceZone": ["T-023"] }, players: { P1: { deck: 3 } } },
    );
  });

  test("GR-16-GENESIS, R-D-BY a unit that was special summoned by Genesis knows it", () => {
    const rite = {
      name: "Rite",
      traits: ["Mage"],
      effect: [
        {
          kind: "activated",
          timing: "normal",
          do: [
            { op: "materialsToDeckBottom", target: ["self", { choose: [1, null], of: ["unit"], sides: "own", exclude: "self" }] },
            { op: "ifYouDo" },
            { op: "specialSummon", target: { choose: 1, of: ["unit"], sides: "own", zone: "deck", traitAny: ["Dragon"] } },
          ],
        },
      ],
    };
    holds(
      {
        cards: [rite],
        phase: "main",
        P1: { leftAttackZone: ["Rite"], rightAttackZone: ["T-022"], deck: ["T-001", "P-SYLTIS", NO] },
        P2: { leftAttackZone: ["T-033"] },
      },
      ["P1: use Rite", "P1: choose P-SYLTIS", "P1: to the left attack zone"],
      { cards: { "T-033": { damage: 3 } } },
    );
    holds(
      { phase: "main", active: "P2", P2: { hand: ["T-054"], graveyard: ["P-SYLTIS"] }, P1: { leftAttackZone: ["T-033"] } },
      ["P2: play T-054", "P2: to the left attack zone"],
      { cards: { "T-033": { damage: 0 } } },
    );
  });
});

describe("17 Rulers", () => {
  test("GR-17-ENERGY, GR-17-LIMITS the Wizard may rest its ruler as one energy on the opponent's turn, and readies it at the end of its own", () => {
    holds(
      { P1: unit, P2: { ruler: ["W-23"], setZones: ["T-052"] } },
      [
        "P2: play T-052",
        "P2: choose T-024",
        {
          question: "GR-17-ENERGY",
          says: "Ghost Fire costs 1 energy: how is it paid?",
          options: ["rest the ruler as energy", "rest energy only"],
        },
        "P2: rest the ruler as energy",
      ],
      { players: { P2: { activeEnergy: 3 } }, cards: { "W-23": { rested: true } } },
    );
    holds({ P1: unit, P2: { ruler: ["W-23"], setZones: ["T-052"], activeEnergy: 0 } }, ["P2: play T-052", "P2: choose T-024"], {
      cards: { "W-23": { rested: true } },
    });
    holds(
      { phase: "attack", active: "P2", P2: { ruler: ["W-23"], setZones: ["T-059"], activeEnergy: 0, leftAttackZone: ["T-024"] } },
      [{ asked: "P2", absent: [{ wish: "play T-059", rule: "GR-7-PRICE" }] }, "P2: pass", "P2: pass", "P2: attack the ruler with W-23"],
      { cards: { "W-23": { rested: true } } },
    );
    holds({ phase: "end", active: "P2", P2: { ruler: [{ card: "W-23", rested: true }] } }, [], { cards: { "W-23": { rested: false } } });
  });

  test("R-EXTRA rulers with more attack zones are unavailable", () => {
    holds({ P1: unit }, [], { match: { turn: 3 } });
  });
});

describe("what the cards of the file do not do", () => {
  test("R-CTRL, 14-13f, 15-2b no word of the vocabulary changes control, a base value, or sets a value", () => {
    const words = Object.keys(Word).filter((word) => Number.isNaN(Number(word)));
    expect(words.filter((word) => /control|base|exchange/i.test(word))).toEqual([]);
    const g = matchAt({ phase: "main", P1: { leftAttackZone: ["T-024"], driveZone: [NO] } });
    for (const seat of [0, 1] as const) for (const card of g.cards(seat, Place.left)) expect(g.ownerOf(card)).toBe(seat);
  });

  test("R-D-BATTLEOVER effects until end of battle also end when the phase ends without a battle end step", () => {
    holds(
      { P1: { leftAttackZone: ["T-024"], setZones: ["T-052"] } },
      ["P1: play T-052", { cards: { "T-024": { atk: 8 } } }, "P1: end the attacks"],
      { cards: { "T-024": { atk: 5 } }, match: { turn: 4 } },
    );
  });

  test("14-4b, 15-3a an event goes to the gate, and from there to the graveyard", () => {
    holds(
      { phase: "main", P1: { driveZone: ["T-042"] }, P2: { setZones: ["T-045"] } },
      ["P1: play T-042", { zones: { "P1.gate": ["T-042"] } }, "P2: pass"],
      { zones: { "P1.graveyard": ["T-042"], "P1.gate": 0 } },
    );
  });

  test("GR-1-APNAP when both have to choose, the turn player chooses first", () => {
    const gong = {
      name: "Gong",
      type: "field",
      effect: [
        {
          kind: "automatic",
          timing: "attackStart",
          do: [{ op: "damage", amount: 1, target: { choose: 1, of: ["unit"], sides: "opponent" } }],
        },
      ],
    };
    holds(
      {
        cards: [gong],
        P1: { ...unit, fieldZone: ["Gong"] },
        P2: { leftAttackZone: ["T-005"], rightAttackZone: ["T-013"], fieldZone: ["Gong"] },
      },
      [{ asked: "P1", question: "GR-7-PLAY" }, "P1: choose T-005", { asked: "P2", question: "GR-7-PLAY" }],
    );
  });
});
