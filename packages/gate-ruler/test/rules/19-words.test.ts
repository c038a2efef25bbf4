/** 19. Words of cards, each by itself: what it does, and what it leaves alone. */
import { describe, expect, test } from "vitest";
import { gateRuler } from "../../src/game.ts";
import { Place } from "../../src/names.ts";
import { deckOf, holds, like, matchAt, NO } from "../table.ts";

const auto = (timing: string, does: readonly object[], more: object = {}) => ({ kind: "automatic", timing, do: does, ...more });
const constant = (...does: readonly object[]) => ({ kind: "constant", timing: "inPlay", do: does });
const use = (does: readonly object[], cost: readonly object[] = []) => ({ kind: "activated", timing: "normal", cost, do: does });
const field = (name: string, ...effect: readonly object[]) => ({ name, type: "field", effect });
const unit = (name: string, values: object, ...effect: readonly object[]) => ({ name, hp: 3, ...values, effect });
const readied = [{ op: "draw", count: 1 }];
const K = { ruler: ["K-11"], deck: deckOf() };

describe("event words", () => {
  test("8-3a attackPhaseStart: once, before the first attack sub-phase, together with attackStart", () => {
    const cards = [field("Horn", auto("attackPhaseStart", readied)), field("Drum", auto("attackStart", readied))];
    holds(
      { cards, P1: { ...K, fieldZone: ["Horn"], leftAttackZone: ["T-001"], rightAttackZone: ["T-002"] } },
      ["P1: attack the left line with T-001"],
      {
        players: { P1: { hand: 1 } },
        asked: "P1",
      },
    );
    const g = matchAt({ cards, P1: { ...K, fieldZone: ["Horn", "Drum"] } });
    expect(g.question()?.says).toBe("which of your abilities that have triggered is put on the gate next?");
  });

  test("8-4a declarationStep: in each sub-phase, before an attack is declared", () => {
    const cards = [field("Flag", auto("declarationStep", readied))];
    holds(
      { cards, P1: { ...K, fieldZone: ["Flag"], leftAttackZone: ["T-001"], rightAttackZone: ["T-002"] } },
      ["P1: attack the left line with T-001"],
      {
        players: { P1: { hand: 2 } },
      },
    );
  });

  test("8-4f, R-TRIGTARGET isAttacked: the card that is attacked at that moment, a ruler too; an empty line raises nothing", () => {
    const bell = auto("isAttacked", readied, { subject: { of: ["unit", "ruler"], sides: "own" } });
    const cards = [field("Watch", bell)];
    const P2 = { ...K, fieldZone: ["Watch"], leftAttackZone: ["T-005"] };
    const P1 = { leftAttackZone: ["T-001"], rightAttackZone: ["T-002"] };
    holds({ cards, P1, P2 }, ["P1: attack the left line with T-001"], { players: { P2: { hand: 1 } } });
    holds({ cards, P1, P2 }, ["P1: attack the ruler with T-001"], { players: { P2: { hand: 1 } } });
    holds({ cards, P1, P2 }, ["P1: attack the right line with T-001"], { players: { P2: { hand: 0 } } });
  });

  test("8-4f isAttacked: this card itself, and not another", () => {
    const brave = unit("Brave", { atk: 1 }, auto("isAttacked", readied, { subject: "self" }));
    const P2 = { ...K, leftAttackZone: ["Brave"], rightAttackZone: ["T-005"] };
    holds({ cards: [brave], P1: { leftAttackZone: ["T-001"], rightAttackZone: ["T-002"] }, P2 }, ["P1: attack the right line with T-001"], {
      players: { P2: { hand: 0 } },
    });
    holds({ cards: [brave], P1: { leftAttackZone: ["T-001"], rightAttackZone: ["T-002"] }, P2 }, ["P1: attack the left line with T-001"], {
      players: { P2: { hand: 1 } },
    });
  });

  test("8-4f setAutomatic: a set card answers that its player's ruler is attacked", () => {
    const alarm = {
      name: "Alarm",
      type: "event",
      effect: [{ kind: "event", timing: "setAutomatic", trigger: "isAttacked", subject: { of: ["ruler"], sides: "own" }, do: readied }],
    };
    holds(
      { cards: [alarm], P1: { leftAttackZone: ["T-001"] }, P2: { ...K, setZones: ["Alarm"] } },
      [
        "P2: pass",
        "P2: pass",
        "P1: attack the ruler with T-001",
        { says: "Gate Cadet attacks, 11. K - Knight is attacked: use a set card triggered by it?" },
        "P2: answer with Alarm",
      ],
      { players: { P2: { hand: 1 } } },
    );
  });

  test("15-3b, 14-15a putIntoGraveyard: looked at where it comes from; its own abilities see it leave", () => {
    const relic = unit("Relic", {}, auto("putIntoGraveyard", readied, { subject: "self" }));
    const crypt = field("Crypt", auto("putIntoGraveyard", readied, { subject: { of: ["unit"], sides: "own" } }));
    const P2 = { ...K, leftAttackZone: ["Relic"] };
    holds({ cards: [relic], P1: { leftAttackZone: ["T-024"] }, P2 }, ["P1: attack the left line with T-024"], {
      players: { P2: { hand: 1 } },
      events: [
        { what: "destroyed", card: "Relic" },
        { what: "trigger", card: "Relic" },
      ],
    });
    holds(
      { cards: [relic, crypt], P1: { leftAttackZone: ["T-024"] }, P2: { ...K, leftAttackZone: ["T-001"], fieldZone: ["Crypt"] } },
      ["P1: attack the left line with T-024"],
      {
        players: { P2: { hand: 1 } },
      },
    );
  });

  test("3-6c putIntoGraveyard: a unit is a unit in play; one of the deck has to be named", () => {
    const mill = field("Mill", use(readied, [{ op: "mill", count: 1 }]));
    const crypt = (zone?: string) =>
      field(
        "Crypt",
        auto("putIntoGraveyard", readied, { subject: { of: ["unit"], sides: "own", ...(zone === undefined ? {} : { zone }) } }),
      );
    const P1 = { ...K, fieldZone: ["Mill", "Crypt"] };
    holds({ cards: [mill, crypt()], phase: "main", P1 }, ["P1: use Mill"], { players: { P1: { hand: 1 } } });
    const g = matchAt({ cards: [mill, crypt("deck")], phase: "main", P1 });
    g.play(g.parse("use Mill"));
    expect(g.count(0, Place.hand)).toBe(2);
  });
});

describe("values and abilities", () => {
  test("15-2a, R-D-LEVEL modify level: what asks for a level sees it; the price does not", () => {
    const cards = [
      unit("Tall", { level: 3 }),
      field("Press", use([{ op: "modify", target: { choose: 1, of: ["unit"], sides: "own" }, level: -2, until: "endOfTurn" }])),
      field("Sieve", use([{ op: "destroy", target: { choose: 1, of: ["unit"], sides: "own", levelMax: 1 } }])),
    ];
    const P1 = { fieldZone: ["Press", "Sieve"], leftAttackZone: ["Tall"] };
    holds({ cards, phase: "main", P1 }, [{ absent: [{ wish: "use Sieve", rule: "GR-7-PLAY" }] }, "P1: use Press", "P1: use Sieve"], {
      zones: { "P1.graveyard": ["Tall"] },
      events: [{ what: "change", card: "Tall" }],
    });
    const lowly = field("Lowly", constant({ op: "modify", target: { all: ["unit"], sides: "own" }, level: -3 }));
    holds({ cards: [...cards, lowly], phase: "main", P1: { ...K, fieldZone: ["Lowly"], hand: ["Tall"], activeEnergy: 2 } }, [], {
      absent: [{ wish: "play Tall", rule: "GR-7-PRICE" }],
    });
  });

  test("14-1b-2, GR-14-LAYER loseKeyword: until the duration is over; given again afterwards it is there again", () => {
    const cards = [
      field(
        "Damp",
        use([{ op: "loseKeyword", keyword: "Intercept", target: { choose: 1, of: ["unit"], sides: "opponent" }, until: "endOfTurn" }]),
      ),
      field(
        "Spark",
        use([{ op: "grantKeyword", keyword: "Intercept", target: { choose: 1, of: ["unit"], sides: "opponent" }, until: "endOfTurn" }]),
      ),
    ];
    const P1 = { fieldZone: ["Damp", "Spark"], leftAttackZone: ["T-001"], deck: deckOf() };
    const P2 = { leftAttackZone: ["T-040"] };
    holds({ cards, phase: "main", P1, P2 }, ["P1: use Damp"], { cards: { "T-040": { keywords: [] } } });
    holds({ cards, phase: "main", P1, P2 }, ["P1: use Spark", "P1: use Damp"], { cards: { "T-040": { keywords: [] } } });
    holds({ cards, phase: "main", P1, P2 }, ["P1: use Damp", "P1: use Spark"], { cards: { "T-040": { keywords: ["Intercept"] } } });
    holds({ cards, phase: "main", P1, P2: { leftAttackZone: ["T-005"] } }, ["P1: use Damp"], {
      cards: { "T-005": { keywords: ["SoulGuard"] } }, // no other is lost with it
    });
    holds({ cards, phase: "main", P1, P2 }, ["P1: use Damp", "P1: pass", "P1: attack the left line with T-001"], {
      noEvents: [{ what: "intercepts" }],
    });
  });

  test("R-D-SILENCE loseAbilities: neither constant nor automatic nor activated, and no keyword that stands for one", () => {
    const cards = [
      unit(
        "Sage",
        { keywords: ["Intercept"] },
        constant({ op: "modify", target: "self", atk: 5 }),
        auto("isAttacked", readied, { subject: "self" }),
        use(readied),
      ),
      field("Hush", use([{ op: "loseAbilities", target: { choose: 1, of: ["unit"], sides: "both" }, until: "endOfTurn" }])),
    ];
    const P1 = { fieldZone: ["Hush"], leftAttackZone: ["T-001"], deck: deckOf() };
    holds({ cards, phase: "main", P1, P2: { ...K, leftAttackZone: ["Sage"] } }, ["P1: use Hush", "P1: choose Sage"], {
      cards: { Sage: { atk: 1, keywords: [] } },
    });
    holds(
      { cards, phase: "main", P1, P2: { ...K, leftAttackZone: ["Sage"] } },
      ["P1: use Hush", "P1: choose Sage", "P1: pass", "P1: attack the left line with T-001"],
      {
        players: { P2: { hand: 0 } },
        noEvents: [{ what: "intercepts" }, { what: "trigger", card: "Sage" }],
      },
    );
    const own = { ...K, fieldZone: ["Hush"], leftAttackZone: ["Sage"], setZones: ["T-052"] };
    holds({ cards, phase: "main", P1: own }, ["P1: use Hush", "P1: pass"], { absent: [{ wish: "use Sage", rule: "9-3e-3" }] });
  });

  test("8-4d-1, R-D-SILENCE: of two that demand a toll, the one that has lost its abilities demands none", () => {
    const toll = { op: "attackCost", attackers: { of: ["unit"], sides: "opponent" }, cost: [{ op: "mill", count: 1 }] };
    const cards = [
      unit("Keeper", {}, constant(toll)),
      unit("Warden", {}, constant(toll)),
      field("Hush", use([{ op: "loseAbilities", target: { choose: 1, of: ["unit"], sides: "both" }, until: "endOfTurn" }])),
    ];
    const P1 = { fieldZone: ["Hush"], leftAttackZone: ["T-001"], deck: Array.from({ length: 20 }, () => NO) };
    const P2 = { ...K, rightAttackZone: ["Keeper"], defenceZone: ["Warden"] };
    const attack = ["P1: pass", "P1: attack the left line with T-001"];
    const milled = (count: number) => ({ players: { P1: { deck: 20 - count } } });
    holds({ cards, phase: "main", P1, P2 }, attack, milled(2));
    holds({ cards, phase: "main", P1, P2 }, ["P1: use Hush", "P1: choose Warden", ...attack], milled(1));
  });

  test("R-D-SILENCE: a constant ability takes no abilities away: it is not carried out, and says so", () => {
    const tyrant = {
      ...(like("T-065", { id: "TYRANT", name: { ja: null, en: "Tyrant" } }) as object),
      effect: [{ ...constant({ op: "loseAbilities", target: { all: ["unit"] } }), condition: null, cost: [] }],
    };
    expect(
      gateRuler
        .catalog([tyrant])
        .coverage()
        .notYet.map(({ card, reason }) => [card, reason]),
    ).toContainEqual(["TYRANT", "a constant ability takes no abilities away (R-D-SILENCE)"]);
  });
});

describe("damage", () => {
  const shell = (more: object = {}) => unit("Shell", { hp: 9 }, constant({ op: "reduceDamage", target: "self", by: 2, ...more }));

  test("R-D-STANDING reduceDamage: each damage, never under 0, and it is not used up", () => {
    const P1 = { leftAttackZone: ["T-003"], rightAttackZone: ["T-001"] };
    holds(
      { cards: [shell()], P1, P2: { leftAttackZone: ["Shell"] } },
      ["P1: attack the left line with T-003", "P1: attack the left line with T-001"],
      {
        cards: { Shell: { damage: 1 } },
        events: [
          { what: "reduce damage", card: "Shell", amount: 1, rule: "R-D-STANDING" },
          { what: "reduce damage", card: "Shell", amount: 0, rule: "R-D-STANDING" },
        ],
      },
    );
  });

  test("R-D-STANDING reduceDamage: combat damage only, where it says so", () => {
    const bow = field("Bow", use([{ op: "damage", amount: 3, target: { choose: 1, of: ["unit"], sides: "opponent" } }]));
    holds(
      { cards: [shell({ damageType: "combat" }), bow], phase: "main", P1: { fieldZone: ["Bow"] }, P2: { leftAttackZone: ["Shell"] } },
      ["P1: use Bow"],
      {
        cards: { Shell: { damage: 3 } },
      },
    );
    holds(
      { cards: [shell({ damageType: "effect" }), bow], phase: "main", P1: { fieldZone: ["Bow"] }, P2: { leftAttackZone: ["Shell"] } },
      ["P1: use Bow"],
      {
        cards: { Shell: { damage: 1 } },
      },
    );
  });

  test("R-D-STANDING reduceDamage: a ruler too; what is left of the points is checked", () => {
    const dome = field("Dome", constant({ op: "reduceDamage", target: "yourRuler", by: 2 }));
    holds({ cards: [dome], P1: {}, P2: { fieldZone: ["Dome"], deck: deckOf() } }, ["P1: attack the ruler with A-1"], {
      players: { P2: { damage: 1 } },
    });
  });

  test.each([
    ["combat", 1],
    ["effect", 3],
  ])("R-D-STANDING reduceDamage: of a ruler %s damage only", (damageType, damage) => {
    const dome = field("Dome", constant({ op: "reduceDamage", target: "yourRuler", by: 2, damageType }));
    holds({ cards: [dome], P1: {}, P2: { fieldZone: ["Dome"], deck: deckOf() } }, ["P1: attack the ruler with A-1"], {
      players: { P2: { damage } },
    });
  });

  test("R-D-STANDING, GR-13-REDUCE: what waited for the next damage is used up first", () => {
    const guard = {
      name: "Guard",
      type: "event",
      effect: [
        {
          kind: "event",
          timing: "setDamageResponse",
          do: [{ op: "reduceNextDamage", target: { choose: 1, of: ["unit"], sides: "own" }, by: 4 }],
        },
      ],
    };
    holds(
      { cards: [shell(), guard], P1: { leftAttackZone: ["T-024"] }, P2: { leftAttackZone: ["Shell"], setZones: ["Guard"] } },
      ["P2: pass", "P2: pass", "P1: attack the left line with T-024", "P2: pass", "P2: play Guard"],
      {
        cards: { Shell: { damage: 0 } },
        events: [
          { what: "reduce damage", rule: "GR-13-REDUCE", amount: 1 },
          { what: "reduce damage", rule: "R-D-STANDING", amount: 0 },
        ],
      },
    );
  });
});

describe("places, prices, modes, targets", () => {
  test("GR-15-EXILE exile, and return: an effect finds what it has exiled itself (R-D-FOLLOW)", () => {
    const gate = field(
      "Rift",
      use([
        { op: "exile", target: { choose: 1, of: ["unit"], sides: "own" } },
        { op: "specialSummon", target: "sameTarget" },
      ]),
    );
    holds(
      { cards: [gate], phase: "main", P1: { fieldZone: ["Rift"], leftAttackZone: [{ card: "T-005", damage: 3, rested: true }] } },
      ["P1: use Rift", "P1: to the defence zone"],
      {
        cards: { "T-005": { zone: "defenceZone", damage: 0, rested: false } },
        events: [
          { what: "to exile", card: "T-005", rule: "GR-15-EXILE" },
          { what: "entersPlay", card: "T-005" },
        ],
      },
    );
    const pit = field("Pit", use([{ op: "exile", target: { choose: 1, of: ["unit"], sides: "opponent" } }]));
    holds({ cards: [pit], phase: "main", P1: { fieldZone: ["Pit"] }, P2: { leftAttackZone: ["T-024"] } }, ["P1: use Pit"], {
      zones: { "P2.exile": ["T-024"] },
      noEvents: [{ what: "destroyed" }],
    });
  });

  test("GR-15-EXILE to exile, and back from there", () => {
    const call = field("Call", use([{ op: "move", target: { choose: 1, of: ["unit"], sides: "own", zone: "exile" }, to: "hand" }]));
    holds({ cards: [call], phase: "main", P1: { ...K, fieldZone: ["Call"], exile: ["T-024"] } }, ["P1: use Call"], {
      zones: { "P1.hand": ["T-024"] },
    });
  });

  test("GR-15-DISCARD discard as a price: you choose; without a hand it cannot be paid", () => {
    const forge = field("Forge", use([{ op: "draw", count: 2 }], [{ op: "discard", count: 1 }]));
    holds(
      { cards: [forge], phase: "main", P1: { ...K, fieldZone: ["Forge"], hand: ["T-001", "T-052"] } },
      ["P1: use Forge", { question: "GR-7-COST", says: "the price of Forge: which card is discarded?" }, "P1: choose T-052"],
      { zones: { "P1.graveyard": ["T-052"] }, players: { P1: { hand: 3 } } },
    );
    holds({ cards: [forge], phase: "main", P1: { fieldZone: ["Forge"], setZones: ["T-052"] } }, [], {
      absent: [{ wish: "use Forge", rule: "GR-7-COST" }],
    });
  });

  test("GR-15-DISCARD discard as an instruction: as many as there are, and then nobody is asked which", () => {
    const burn = field("Burn", use([{ op: "discard", count: 2 }, { op: "ifYouDo" }, { op: "draw", count: 1 }]));
    holds(
      { cards: [burn], phase: "main", P1: { ...K, fieldZone: ["Burn"], hand: ["T-001", "T-052"] } },
      ["P1: use Burn", { asked: "P1", offered: ["pass"] }],
      {
        zones: { "P1.graveyard": ["T-001", "T-052"] },
        players: { P1: { hand: 1 } },
      },
    );
    holds({ cards: [burn], phase: "main", P1: { ...K, fieldZone: ["Burn"], hand: ["T-001"] } }, ["P1: use Burn"], {
      zones: { "P1.graveyard": ["T-001"] },
    });
  });

  test("GR-7-MODE oneOf: the mode is chosen first, then its choices; a mode that finds nothing is not offered", () => {
    const orders = {
      name: "Orders",
      type: "event",
      effect: [
        {
          kind: "event",
          timing: "normal",
          do: [
            {
              op: "oneOf",
              modes: [
                [{ op: "destroy", target: { choose: 1, of: ["unit"], sides: "opponent" } }],
                [{ op: "draw", count: 2 }],
                [{ op: "ready", target: { choose: [0, null], of: ["unit"], sides: "own" } }],
              ],
            },
          ],
        },
      ],
    };
    const P1 = { ...K, hand: ["Orders"] };
    const destroy = "use Normal: destroy 1 opposing unit.";
    const draw = "use Normal: draw 2 cards.";
    const ready = "use Normal: ready any number of your units.";
    holds(
      { cards: [orders], phase: "main", P1, P2: { leftAttackZone: ["T-024"], rightAttackZone: ["T-001"] } },
      ["P1: play Orders", { question: "GR-7-MODE", options: [destroy, draw, ready] }, `P1: ${destroy}`, "P1: choose T-024"],
      {
        zones: { "P2.graveyard": ["T-024"] },
      },
    );
    holds(
      { cards: [orders], phase: "main", P1 },
      ["P1: play Orders", { options: [draw, ready], absent: [{ wish: destroy, rule: "GR-7-PLAY" }] }, `P1: ${draw}`],
      {
        players: { P1: { hand: 2 } },
      },
    );
  });

  test("GR-7-MODE: with no mode that could be chosen it is not played", () => {
    const picky = field(
      "Picky",
      use([
        {
          op: "oneOf",
          modes: [[{ op: "rest", target: { choose: 1, of: ["unit"] } }], [{ op: "destroy", target: { choose: 1, of: ["unit"] } }]],
        },
      ]),
    );
    holds({ cards: [picky], phase: "main", P1: { fieldZone: ["Picky"], setZones: ["T-052"] } }, [], {
      absent: [{ wish: "use Picky", rule: "GR-7-MODE" }],
    });
  });

  test("GR-1-CANNOT, 8-4c forbidBeingAttacked: no target; the line offers nothing else, and the ruler behind stays guarded", () => {
    const mist = unit("Mist", {}, constant({ op: "forbidBeingAttacked", target: "self" }));
    holds({ cards: [mist], P1: { leftAttackZone: ["T-001"] }, P2: { defenceZone: ["Mist"] } }, [], {
      absent: [
        { wish: "attack the centre line with T-001", rule: "GR-19-FORBID" },
        { wish: "attack the ruler with T-001", rule: "8-4c-1" },
      ],
      offered: ["attack the left line with T-001"],
    });
    const veil = field("Veil", constant({ op: "forbidBeingAttacked", target: "yourRuler" }));
    holds({ cards: [veil], P1: { leftAttackZone: ["T-001"] }, P2: { fieldZone: ["Veil"] } }, [], {
      absent: [{ wish: "attack the ruler with T-001", rule: "GR-19-FORBID" }],
    });
  });
});

describe("16-5, R-PIERCE Piercing", () => {
  const bolt = {
    name: "Bolt",
    type: "field",
    effect: [
      {
        kind: "activated",
        timing: "instant",
        cost: [{ op: "destroy", target: "self" }],
        do: [{ op: "damage", amount: 2, target: { choose: 1, of: ["unit"], sides: "opponent" } }],
      },
    ],
  };
  const axe = {
    name: "Axe",
    type: "field",
    effect: [
      {
        kind: "activated",
        timing: "instant",
        cost: [{ op: "destroy", target: "self" }],
        do: [{ op: "destroy", target: { choose: 1, of: ["unit"], sides: "opponent" } }],
      },
    ],
  };
  const wall = unit("Wall", { hp: 8 });
  const P1 = (tool: string) => ({ leftAttackZone: ["T-030"], fieldZone: [tool] });
  const P2 = { defenceZone: ["Wall"], deck: [NO, NO, NO, NO] };
  const attack = ["P1: pass", "P1: pass", "P1: attack the centre line with T-030", "P1: pass", "P1: pass"];

  test("combat damage, and then an effect's in 8-6c, break the defender together: Piercing", () => {
    holds({ cards: [bolt, wall], P1: P1("Bolt"), P2 }, [...attack, "P1: use Bolt"], {
      players: { P2: { damage: 2 } },
      zones: { "P2.graveyard": ["Wall"] },
    });
  });

  test("a text that destroys the defender in 8-6c is not 12-4a: no Piercing", () => {
    holds({ cards: [axe, wall], P1: P1("Axe"), P2 }, [...attack, "P1: use Axe"], {
      players: { P2: { damage: 0 } },
      zones: { "P2.graveyard": ["Wall"] },
    });
  });
});
