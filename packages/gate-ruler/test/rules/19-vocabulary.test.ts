/** 19 and 18: words of the card files in company that the built-in cards do not keep, and what the later profiles make of them. */
import type { Expectation, Side } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { completed } from "../../src/card-files.ts";
import { gateRuler } from "../../src/game.ts";
import { deckOf, filled, holds, matchAt, NO } from "../table.ts";

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

  test("R-D-BY one effect destroys units of both players: by the opponent is asked of each", () => {
    const doom = {
      name: "Doom",
      type: "field",
      effect: [{ kind: "activated", timing: "normal", do: [{ op: "destroy", target: { all: ["unit"], sides: "both" } }] }],
    };
    const tale = filled("P-SCHEHERAZADE", { level: 0, atk: 1, hp: 1, stk: 1 });
    const host = { leftAttackZone: [{ card: "T-022", soul: ["P-SCHEHERAZADE"] }] };
    holds(
      { cards: [doom, tale], phase: "main", P1: { fieldZone: ["Doom"], driveZone: [NO], ...host }, P2: host },
      ["P1: use Doom", "P2: to the right attack zone"],
      { zones: { "P2.rightAttackZone": ["P-SCHEHERAZADE"], "P1.graveyard": ["T-022", "P-SCHEHERAZADE"] } },
    );
  });
});

/** A field whose ability does something, and if that was done deals 1 damage to the opposing ruler. */
const doing = (...first: readonly object[]) => ({
  name: "Engine",
  type: "field",
  effect: [{ kind: "activated", timing: "normal", do: [...first, { op: "ifYouDo" }, { op: "damage", amount: 1, target: "enemyRuler" }] }],
});
/** Is it done? P2, who has the Knight, uses the field on their turn; P1's damage tells. */
const isDone = (first: object, P2: Side, script: readonly string[], damage: number) =>
  holds(
    {
      cards: [doing(first)],
      phase: "main",
      active: "P2",
      P1: { deck: deckOf(), leftAttackZone: ["T-033"] },
      P2: { fieldZone: ["Engine"], ...P2 },
    },
    ["P2: use Engine", ...script],
    { players: { P1: { damage } } },
  );
const ownUnit = { choose: 1, of: ["unit"], sides: "own" };
const allOwn = { all: ["unit"], sides: "own" };

describe("GR-14-IFYOUDO if you do: really and completely done, whatever the instruction is", () => {
  test.each([
    ["draw", { op: "draw", count: 2 }, { hand: [NO], deck: [NO, NO, NO] }, 1],
    ["draw, from too small a deck", { op: "draw", count: 2 }, { hand: [NO], deck: [NO], damageZone: [] }, 0],
    ["drive", { op: "drive", count: 1 }, {}, 1],
    ["draw, who has a hand, or drive", { op: "drawOrDrive", count: 2 }, { hand: [NO] }, 1],
    ["ready what is rested", { op: "ready", target: ownUnit }, { leftAttackZone: [{ card: "T-001", rested: true }] }, 1],
    ["ready what is active", { op: "ready", target: ownUnit }, { leftAttackZone: ["T-001"] }, 0],
    [
      "rest all, one of which lies so",
      { op: "rest", target: allOwn },
      { leftAttackZone: ["T-001"], defenceZone: [{ card: "T-001", rested: true }] },
      0,
    ],
    ["rest all", { op: "rest", target: allOwn }, { leftAttackZone: ["T-001"], defenceZone: ["T-001"] }, 1],
    ["move all", { op: "move", target: allOwn, to: "graveyard" }, { leftAttackZone: ["T-001"], defenceZone: ["T-001"] }, 1],
    ["move none", { op: "move", target: allOwn, to: "graveyard" }, {}, 0],
    ["destroy", { op: "destroy", target: ownUnit }, { leftAttackZone: ["T-001"] }, 1],
    [
      "until end of battle, outside of one",
      { op: "modify", target: ownUnit, atk: 1, until: "endOfBattle" },
      { leftAttackZone: ["T-001"] },
      0,
    ],
    ["until end of turn", { op: "modify", target: ownUnit, atk: 1, until: "endOfTurn" }, { leftAttackZone: ["T-001"] }, 1],
    ["recover, without damage", { op: "recover", amount: 1, target: "yourRuler" }, {}, 0],
    ["recover a unit", { op: "recover", amount: 1, target: ownUnit }, { leftAttackZone: [{ card: "T-033", damage: 2 }] }, 1],
    ["cards under a card", { op: "soulFromDeckTop", count: 2, host: ownUnit }, { leftAttackZone: ["T-001"], deck: [NO, NO, NO] }, 1],
    [
      "the attacking unit, when none attacks",
      { op: "modify", target: "attackingUnit", atk: 1, until: "endOfTurn" },
      { leftAttackZone: ["T-001"] },
      0,
    ],
  ] as const)("%s", (_title, first, P2, damage) => {
    isDone(first, P2 as Side, [], damage);
  });

  test("play, what is neither unit nor event nor field (2-3b)", () => {
    isDone({ op: "play", target: { choose: 1, of: ["card"], sides: "own" } }, { leftAttackZone: ["T-001"] }, ["P2: choose Energy"], 0);
  });

  test("cards of the soul to the deck bottom, as many as the text says and the player picks", () => {
    const dig = { op: "soulToDeckBottom", count: 2, host: ownUnit };
    const picks = ["P2: choose T-002", "P2: choose T-041"];
    isDone(dig, { leftAttackZone: [{ card: "T-001", soul: ["T-002", NO, "T-041"] }] }, picks, 1);
    isDone(dig, { leftAttackZone: [{ card: "T-001", soul: ["T-002"] }] }, [], 0);
    isDone(dig, { leftAttackZone: ["T-001"] }, [], 0);
  });

  test("2-11b damage that is set, on units only", () => {
    isDone({ op: "setDamage", target: ownUnit, value: 1 }, { leftAttackZone: [{ card: "T-033", damage: 3 }] }, [], 1);
    holds(
      {
        cards: [doing({ op: "setDamage", target: "yourRuler", value: 1 })],
        phase: "main",
        active: "P2",
        P1: { deck: deckOf() },
        P2: { fieldZone: ["Engine"], hand: [NO] },
      },
      ["P2: use Engine"],
      { players: { P1: { damage: 0 } }, noEvents: [{ what: "damage is now" }] },
    );
  });

  test("special summon, into the zone that is picked", () => {
    const raise = { op: "specialSummon", target: { choose: 1, of: ["unit"], sides: "own", zone: "graveyard" } };
    isDone(raise, { graveyard: ["T-001"] }, ["P2: to the left attack zone"], 1);
  });

  test("recover, as far as cards are picked", () => {
    isDone({ op: "recover", amount: 1, target: "yourRuler" }, { damageZone: [NO] }, ["P2: choose T-022"], 1);
    isDone({ op: "recover", amount: 1, target: "yourRuler" }, { damageZone: [NO] }, ["P2: choose no more"], 0);
  });
});

describe("14-1b-2 What an effect gives", () => {
  test("14-1b-2 immunity to effect damage, to the unit that was chosen", () => {
    const ward = {
      name: "Ward",
      type: "field",
      effect: [{ kind: "activated", timing: "instant", do: [{ op: "immuneToDamage", damageType: "effect", target: ownUnit }] }],
    };
    const P2 = { leftAttackZone: ["T-001"], setZones: ["T-044"] };
    const both = ["P1: pass", "P2: pass"];
    holds(
      { cards: [ward], P1: { leftAttackZone: ["T-033"], fieldZone: ["Ward"] }, P2 },
      [
        "P1: use Ward",
        ...both,
        ...both,
        ...both,
        "P1: attack the left line with T-033",
        "P1: pass",
        "P2: play T-044",
        "P1: pass",
        "P1: pass",
      ],
      { cards: { "T-033": { damage: 0 } }, events: [{ what: "change", card: "T-033", rule: "14-1b-2" }, { what: "no damage" }] },
    );
  });
});

describe("7.4 Set, automatic", () => {
  test("R-D-SETCHANCE who holds several cards that answer is asked again after the first", () => {
    const echo = {
      name: "Echo",
      type: "event",
      effect: [
        {
          kind: "event",
          timing: "setAutomatic",
          trigger: "attacks",
          subject: { of: ["unit"], sides: "opponent" },
          do: [{ op: "draw", count: 1 }],
        },
      ],
    };
    holds({ cards: [echo], P1: { leftAttackZone: ["T-024"] }, P2: { leftAttackZone: ["T-013"], setZones: ["Echo", "Echo"] } }, [
      "P2: pass",
      "P2: pass",
      "P1: attack the left line with T-024",
      { question: "GR-11", options: ["answer with Echo", "answer with Echo (2)", "pass"] },
      "P2: answer with Echo",
      { asked: "P2", question: "GR-11", options: ["answer with Echo", "pass"] },
    ]);
  });

  test.each([
    ["the opponent could answer", []],
    ["an ability of one's own has triggered by", ["Bugle"]],
  ])("R-D-SETCHANCE what could not answer when it happened does not answer later what %s", (_, fieldZone) => {
    const answer = (name: string, trigger: string, sides: string, condition: object | null) => ({
      name,
      type: "event",
      effect: [
        {
          kind: "event",
          timing: "setAutomatic",
          trigger,
          subject: { of: ["unit"], sides },
          do: [{ op: "draw", count: 1 }],
          ...(condition === null ? {} : { condition }),
        },
      ],
    });
    const spur = answer("Spur", "attacks", "own", null);
    const trap = answer("Trap", "isAttacked", "opponent", { inPlay: { of: ["card"], zone: "gate", sides: "own" }, atLeast: 1 });
    const ward = answer("Ward", "isAttacked", "own", null);
    const bugle = {
      name: "Bugle",
      type: "field",
      effect: [{ kind: "automatic", timing: "isAttacked", subject: { of: ["unit"], sides: "opponent" }, do: [{ op: "draw", count: 1 }] }],
    };
    const P1 = { ...attackers, setZones: ["Spur", "Trap"], fieldZone };
    const setZones = fieldZone.length === 0 ? ["Ward"] : [];
    const passes = fieldZone.length === 0 ? ["P1: pass", "P2: pass", "P1: pass", "P2: pass"] : ["P1: pass", "P1: pass"];
    holds({ cards: [spur, trap, ward, bugle], P1, P2: { leftAttackZone: ["T-013"], setZones } }, [
      ...passes,
      "P1: attack the left line with T-024",
      { asked: "P1", absent: [{ wish: "answer with Trap", rule: "GR-7-TIMING" }] },
      "P1: answer with Spur",
      { asked: "P1", absent: [{ wish: "answer with Trap", rule: "GR-7-TIMING" }] },
    ]);
  });

  test("R-D-BATCH, R-D-SETCHANCE who declines to answer one thing is still asked about what happened meanwhile", () => {
    const answer = (name: string, trigger: string, sides: string, of: string, does: object) => ({
      name,
      type: "event",
      effect: [{ kind: "event", timing: "setAutomatic", trigger, subject: { of: [of], sides }, do: [does] }],
    });
    const echo = answer("Echo", "eventPlayed", "opponent", "event", { op: "draw", count: 1 });
    const spur = answer("Spur", "attacks", "own", "unit", { op: "modify", target: "attackingUnit", atk: 1, until: "endOfTurn" });
    holds({ cards: [echo, spur], P1: { ...attackers, setZones: ["Spur"] }, P2: { setZones: ["Echo", "T-047"], defenceZone: ["T-004"] } }, [
      "P1: pass",
      "P2: pass",
      "P1: pass",
      "P2: pass",
      "P1: attack the centre line with T-024",
      "P1: answer with Spur",
      { asked: "P2", question: "GR-11", options: ["answer with T-047", "pass"] },
      "P2: pass",
      { asked: "P2", question: "GR-11", options: ["answer with Echo", "pass"] },
    ]);
  });
});

describe("15-3a Moving", () => {
  const back = (...then: readonly object[]) => ({
    name: "Back",
    type: "field",
    effect: [
      {
        kind: "activated",
        timing: "normal",
        do: [{ op: "move", target: { choose: 1, of: ["unit"], sides: "own", zone: "graveyard" }, to: { zones: ["attack"] } }, ...then],
      },
    ],
  });

  test("15-3b a unit that is moved into a unit zone enters play, by whatever way", () => {
    holds(
      { cards: [back()], phase: "main", active: "P2", P2: { fieldZone: ["Back"], graveyard: ["T-025"], deck: ["T-005", NO] } },
      ["P2: use Back", "P2: to the left attack zone", { question: "GR-15-LOOK" }],
      { events: [{ what: "entersPlay", card: "T-025" }], noEvents: [{ what: "specialSummoned" }] },
    );
  });

  test("R-D-FOLLOW an effect follows what it has moved itself", () => {
    const gives = { op: "grantKeyword", keyword: "Intercept", target: "sameTarget", until: "endOfTurn" };
    holds(
      { cards: [back(gives)], phase: "main", active: "P2", P2: { fieldZone: ["Back"], graveyard: ["T-001"], hand: [NO] } },
      ["P2: use Back", "P2: to the left attack zone"],
      { cards: { "T-001": { keywords: ["Intercept"] } } },
    );
  });
});

describe("R-RECHECK What was chosen", () => {
  test("R-RECHECK, 3-2d a unit that has left and come back is another one: nothing is done to it", () => {
    const blink = {
      name: "Blink",
      type: "event",
      level: 0,
      effect: [
        {
          kind: "event",
          timing: "setAnyTime",
          do: [
            { op: "move", target: { choose: 1, of: ["unit"], sides: "own" }, to: "graveyard" },
            { op: "specialSummon", target: "sameTarget" },
          ],
        },
      ],
    };
    holds(
      { cards: [blink], phase: "main", P1: { driveZone: ["T-041"] }, P2: { leftAttackZone: ["T-033"], setZones: ["Blink"] } },
      ["P1: play T-041", "P2: play Blink", "P2: to the left attack zone"],
      { cards: { "T-033": { zone: "leftAttackZone", damage: 0 } }, events: [{ what: "no effect", card: "T-041", rule: "R-RECHECK" }] },
    );
  });
});

describe("R-OVER A stack stays one object", () => {
  test("R-OVER, 16-5 what has struck goes on having struck: Piercing of the card on top", () => {
    holds(
      {
        cards: [{ name: "Lancer", atk: 4, hp: 4, stk: 2, traits: ["Robo"], keywords: ["Piercing"] }],
        P1: {
          leftAttackZone: ["Lancer"],
          rightAttackZone: ["T-001"],
          setZones: ["2020GS01-015"],
          deck: deckOf("T-011", "T-001", "T-002", NO),
        },
        P2: { defenceZone: ["T-022"], deck: deckOf() },
      },
      [
        "P1: pass",
        "P1: pass",
        "P1: attack the centre line with Lancer",
        "P1: pass",
        "P1: play 2020GS01-015",
        "P1: choose T-011",
        "P1: lay it over the stack",
        "P1: choose T-001",
        "P1: choose T-002",
      ],
      { zones: { "P2.graveyard": ["T-022"] }, players: { P2: { damage: 3 } } },
    );
  });
});

describe("19.2 Clauses", () => {
  test.each([
    ["in hand", "unit", { zone: "hand" }, { hand: ["Scholar"] }],
    ["in a field", "field", {}, { fieldZone: ["Scholar"], hand: [NO] }],
    ["in a unit", "unit", {}, { defenceZone: ["Scholar"], hand: [NO] }],
  ] as const)("GR-14-LIMIT, GR-14-WHERE once per turn is counted afresh each turn: %s", (_where, type, zone, P2) => {
    const scholar = {
      name: "Scholar",
      type,
      effect: [{ kind: "activated", timing: "normal", ...zone, do: [{ op: "draw", count: 1 }], limit: { perTurn: 1 } }],
    };
    holds({ cards: [scholar], phase: "main", active: "P2", P2 }, [
      "P2: use Scholar",
      { absent: [{ wish: "use Scholar", rule: "GR-14-LIMIT" }] },
      "P2: pass",
      "P2: end the attacks",
      "P1: pass",
      "P1: end the attacks",
      { asked: "P2", offered: ["use Scholar"] },
    ]);
  });

  test("GR-14-LIMIT once per turn: of two that wait at the same time only one is put on the gate", () => {
    const herald = {
      name: "Herald",
      type: "field",
      effect: [
        {
          kind: "automatic",
          timing: "specialSummoned",
          subject: { of: ["unit"], sides: "own" },
          do: [{ op: "draw", count: 1 }],
          limit: { perTurn: 1 },
        },
      ],
    };
    const rise = doing({ op: "specialSummon", target: { choose: 2, of: ["unit"], sides: "own", zone: "graveyard" } });
    holds(
      {
        cards: [herald, rise],
        phase: "main",
        active: "P2",
        P1: { deck: deckOf() },
        P2: { fieldZone: ["Engine", "Herald"], graveyard: ["T-001", "T-002"], hand: [NO] },
      },
      [
        "P2: use Engine",
        "P2: choose T-001",
        "P2: to the left attack zone",
        "P2: to the right attack zone",
        "P2: put the ability of Herald on the gate",
      ],
      { players: { P2: { hand: 2 } } },
    );
  });

  test("19.2 hostDestroyed: the controller of the unit is meant, and nobody else", () => {
    const grudge = {
      name: "Grudge",
      effect: [{ kind: "automatic", timing: "hostDestroyed", zone: "soul", do: [{ op: "damage", amount: 1, target: "enemyRuler" }] }],
    };
    holds(
      {
        cards: [grudge],
        P1: { ...attackers, deck: deckOf() },
        P2: { leftAttackZone: [{ card: "T-022", soul: ["Grudge"] }], deck: deckOf() },
      },
      ["P1: attack the left line with T-024"],
      { players: { P1: { damage: 1 }, P2: { damage: 0 } } },
    );
  });

  test("19.3 choose from one to two: two at most, and fewer if the player says so", () => {
    const rally = doing({ op: "ready", target: { choose: [1, 2], of: ["unit"], sides: "own" } });
    const rested = (card: string) => [{ card, rested: true }];
    const P2 = {
      fieldZone: ["Engine"],
      leftAttackZone: rested("T-001"),
      rightAttackZone: rested("T-002"),
      defenceZone: rested("T-003"),
      hand: [NO],
    };
    const active = (...cards: readonly string[]) =>
      Object.fromEntries(["T-001", "T-002", "T-003"].map((card) => [card, { rested: !cards.includes(card) }]));
    const situation = { cards: [rally], phase: "main", active: "P2", P1: { deck: deckOf() }, P2 } as const;
    holds(situation, ["P2: use Engine", "P2: choose T-003", "P2: choose T-001"], { question: "9-3e", cards: active("T-001", "T-003") });
    holds(situation, ["P2: use Engine", "P2: choose T-003", "P2: choose no more"], { question: "9-3e", cards: active("T-003") });
  });

  test("14-8 a card whose ability works in hand is shown for it", () => {
    const scholar = { name: "Scholar", effect: [{ kind: "activated", timing: "normal", zone: "hand", do: [{ op: "draw", count: 1 }] }] };
    holds({ cards: [scholar], phase: "main", active: "P2", P2: { hand: ["Scholar"] } }, ["P2: use Scholar"], {
      events: [{ what: "show", card: "Scholar", rule: "14-8" }],
    });
  });

  test("14-8 of several activated abilities their player names one", () => {
    const [study, burn] = ['"Study" Normal: draw 1 card.', '"Burn" Normal: deal 1 damage to the opposing ruler.'];
    const scribe = {
      name: "Scribe",
      type: "field",
      effect: [
        { kind: "activated", name: "Study", timing: "normal", do: [{ op: "draw", count: 1 }] },
        { kind: "activated", name: "Burn", timing: "normal", do: [{ op: "damage", amount: 1, target: "enemyRuler" }] },
      ],
    };
    holds(
      { cards: [scribe], phase: "main", active: "P2", P1: { deck: deckOf() }, P2: { fieldZone: ["Scribe"], hand: [NO] } },
      [
        "P2: use Scribe",
        { asked: "P2", question: "14-8", says: "which ability of Scribe is used?", options: [`use ${study}`, `use ${burn}`] },
        `P2: use ${burn}`,
      ],
      { players: { P1: { damage: 1 }, P2: { hand: 1 } } },
    );
  });

  test("GR-14-WHERE an activated ability that works in the soul", () => {
    const ember = { name: "Ember", effect: [{ kind: "activated", timing: "normal", zone: "soul", do: [{ op: "draw", count: 1 }] }] };
    holds(
      { cards: [ember], phase: "main", active: "P2", P2: { leftAttackZone: [{ card: "T-001", soul: ["Ember"] }], hand: [NO] } },
      ["P2: use Ember"],
      { players: { P2: { hand: 2 } } },
    );
    holds({ cards: [ember], phase: "main", active: "P2", P2: { leftAttackZone: ["Ember"], hand: [NO] } }, [
      { absent: [{ wish: "use Ember", rule: "9-3e-3" }] },
    ]);
  });

  test("16-1a-1, GR-16-ATTR a keyword that was given can be used like a printed one", () => {
    const teacher = {
      name: "Teacher",
      type: "field",
      effect: [
        {
          kind: "constant",
          timing: "inPlay",
          do: [{ op: "grantKeyword", keyword: "AttributeChoice", target: { all: ["unit"], sides: "own" } }],
        },
      ],
    };
    holds(
      { cards: [teacher], phase: "main", P1: { leftAttackZone: ["T-022"], fieldZone: ["Teacher", "T-061"], driveZone: [NO] } },
      ["P1: use T-022", "P1: the attribute Military"],
      { cards: { "T-022": { hp: 3 } }, absent: [{ wish: "use T-022", rule: "GR-14-LIMIT" }] },
    );
  });

  test("19.2 what would never trigger keeps its card out of match play, and says so", () => {
    const reasonFor = (clause: object) =>
      gateRuler
        .catalog([completed({ name: "Odd", effect: [{ do: [{ op: "draw", count: 1 }], ...clause }] })])
        .coverage()
        .notYet.find(({ card }) => card === "Odd")?.reason;
    const places = "an automatic ability works in play, and only for hostDestroyed in the soul";
    expect(reasonFor({ kind: "automatic", timing: "turnEnd", zone: "damageZone" })).toBe(places);
    expect(reasonFor({ kind: "automatic", timing: "attacks", zone: "soul" })).toBe(places);
    expect(reasonFor({ kind: "automatic", timing: "hostDestroyed" })).toBe(places);
    expect(reasonFor({ kind: "automatic", timing: "hostDestroyed", zone: "soul" })).toBeUndefined();
    const keyword = { op: "grantKeyword", keyword: "Piercing", target: "self" };
    expect(reasonFor({ kind: "constant", timing: "inPlay", zone: "hand", do: [keyword] })).toBe("a constant ability works in play");
    expect(reasonFor({ kind: "constant", timing: "inPlay", do: [keyword] })).toBeUndefined();
    expect(reasonFor({ kind: "automatic", timing: "attackPhaseEnd", condition: { yourRulerDealtCombatDamage: { atLeast: 1 } } })).toBe(
      "a ruler whose values are not public, with its own window",
    );
    const oneOf = (...modes: object[]) => ({
      kind: "automatic",
      timing: "turnEnd",
      do: [{ op: "oneOf", modes: modes.map((each) => [each]) }],
    });
    const [draw, bar] = [
      { op: "draw", count: 1 },
      { op: "forbidAttack", target: "self" },
    ];
    for (const modes of [
      [draw, bar],
      [bar, draw],
    ])
      expect(reasonFor(oneOf(...modes))).toBe('"forbidAttack" cannot stand in a clause of this kind');
    expect(reasonFor(oneOf(draw, draw))).toBeUndefined();
    const guard = { op: "reduceNextDamage", by: 1, target: "self" };
    expect(reasonFor({ kind: "constant", timing: "inPlay", do: [guard] })).toBe("a constant ability reduces no next damage");
  });

  test("19.6 distributed damage is split among its own receivers, whatever else the clause chooses", () => {
    const volley = {
      name: "Volley",
      effect: [
        {
          kind: "activated",
          timing: "normal",
          do: [
            { op: "ready", target: { choose: 1, of: ["unit"], sides: "own" } },
            { op: "distributeDamage", amount: 3, target: { choose: [1, 3], of: ["unit"], sides: "opponent" } },
          ],
        },
      ],
    };
    holds(
      {
        cards: [volley],
        phase: "main",
        P1: { leftAttackZone: ["Volley"], rightAttackZone: [{ card: "T-001", rested: true }], driveZone: [NO] },
        P2: { leftAttackZone: ["T-033"] },
      },
      ["P1: use Volley", "P1: choose T-001"],
      { cards: { "T-033": { damage: 3 }, "T-001": { rested: false } } },
    );
  });

  describe("GR-16-GENESIS Materials", () => {
    const rite = (least: number, most: number | null = null) => ({
      name: "Rite",
      effect: [
        {
          kind: "activated",
          timing: "normal",
          do: [
            { op: "materialsToDeckBottom", target: ["self", { choose: [least, most], of: ["unit"], sides: "own", exclude: "self" }] },
            { op: "ifYouDo" },
            { op: "damage", amount: 1, target: "enemyRuler" },
          ],
        },
      ],
    });
    const P1 = { leftAttackZone: ["Rite"], rightAttackZone: ["T-001"], driveZone: [NO] };
    const P2 = { deck: deckOf() };

    test("GR-16-GENESIS a Genesis Summon that asks for no other material is done with the card itself", () => {
      holds(
        { cards: [rite(0)], phase: "main", P1, P2 },
        ["P1: use Rite", { question: "GR-16-GENESIS", options: ["choose T-001", "choose no more"] }, "P1: choose no more"],
        { zones: { "P1.leftAttackZone": 0, "P1.rightAttackZone": ["T-001"] }, players: { P2: { damage: 1 } } },
      );
    });

    test("GR-16-GENESIS no more materials are chosen than the text allows", () => {
      const line = { ...P1, defenceZone: ["T-002"] };
      holds(
        { cards: [rite(1, 1)], phase: "main", P1: line, P2 },
        ["P1: use Rite", { question: "GR-16-GENESIS", options: ["choose T-001", "choose T-002"] }, "P1: choose T-002"],
        { zones: { "P1.leftAttackZone": 0, "P1.rightAttackZone": ["T-001"], "P1.defenceZone": 0 }, players: { P2: { damage: 1 } } },
      );
    });

    test("GR-16-GENESIS with fewer materials than the text asks for nothing moves, and it is not done", () => {
      holds({ cards: [rite(2)], phase: "main", P1, P2 }, ["P1: use Rite"], {
        zones: { "P1.leftAttackZone": ["Rite"], "P1.rightAttackZone": ["T-001"] },
        players: { P2: { damage: 0 } },
      });
    });
  });
});

describe("GR-15-LOOK Attaching what is looked at", () => {
  const dock = (position: string) => ({
    name: "Dock",
    type: "field",
    effect: [
      {
        kind: "activated",
        timing: "normal",
        do: [
          { op: "lookTop", count: 3 },
          { op: "attachFromLooked", filter: { of: ["unit"] }, host: { choose: 1, of: ["unit"], sides: "own" }, position },
          { op: "lookedToDeckBottom" },
        ],
      },
    ],
  });
  const P2 = { fieldZone: ["Dock"], leftAttackZone: ["T-024"], deck: ["T-001", "T-041", "T-002", NO], hand: [NO] };

  test("R-OVER over or under the unit, as the text says", () => {
    const attached = (position: string, script: readonly string[], top: string, under: string) =>
      holds({ cards: [dock(position)], phase: "main", active: "P2", P2 }, ["P2: use Dock", "P2: choose T-001", ...script], {
        question: "GR-15-LOOK",
        cards: { [top]: { zone: "leftAttackZone", soul: 1 }, [under]: { zone: "soul" } },
      });
    attached("over", [], "T-001", "T-024");
    attached("under", [], "T-024", "T-001");
    attached("overOrUnder", ["P2: lay it over the stack"], "T-001", "T-024");
    attached("overOrUnder", ["P2: lay it under the stack"], "T-024", "T-001");
    holds({ cards: [dock("over")], phase: "main", active: "P2", P2 }, ["P2: use Dock", "P2: choose T-001"], {
      events: [{ what: "lay over", card: "T-001", rule: "R-OVER" }],
    });
  });

  test("GR-15-LOOK, GR-15-SOUL what was not attached goes to the deck bottom, one by one", () => {
    holds(
      { cards: [dock("under")], phase: "main", active: "P2", P2 },
      ["P2: use Dock", "P2: choose T-001", { options: ["choose T-041", "choose T-002"] }, "P2: choose T-002"],
      {
        zones: { "P2.deck": [NO, "T-002", "T-041"] },
        events: [
          { what: "to soul", card: "T-001", rule: "GR-15-SOUL" },
          { what: "to deck", card: "T-002", rule: "GR-15-LOOK" },
          { what: "to deck", card: "T-041", rule: "GR-15-LOOK" },
        ],
      },
    );
  });
});

describe("GR-1-MANDATORY Finding cards in deck and hand", () => {
  const engine = (...effect: readonly object[]) => ({
    name: "Engine",
    type: "field",
    effect: [{ kind: "activated", timing: "normal", do: effect }],
  });
  const robo = { of: ["unit"], sides: "own", zone: "deck", traitAny: ["Robo"] };
  const P2 = { fieldZone: ["Engine"], deck: ["T-001", "T-005", "T-013", NO], hand: ["T-041"] };

  test("R-D-FOUND a card of the deck to the hand: looked for, shown, and the deck is shuffled", () => {
    const find = engine({ op: "move", target: { choose: 1, ...robo }, to: "hand" }, { op: "shuffleDeck" });
    holds(
      { cards: [find], phase: "main", active: "P2", P2 },
      ["P2: use Engine", { question: "GR-1-MANDATORY", options: ["choose T-005", "choose T-013"] }, "P2: choose T-005"],
      { cards: { "T-005": { zone: "hand" } }, events: [{ what: "show", card: "T-005", rule: "R-D-FOUND" }, { what: "shuffle" }] },
    );
    holds(
      { cards: [find], phase: "main", active: "P2", P2: { ...P2, deck: ["T-001", NO] } },
      ["P2: use Engine", { question: "GR-1-MANDATORY", options: ["find nothing"] }, "P2: find nothing"],
      { players: { P2: { hand: 1 } }, events: [{ what: "shuffle" }], noEvents: [{ what: "show" }] },
    );
  });

  test("GR-1-MANDATORY several at once, as many as there are; if you do asks for all of them", () => {
    const find = engine(
      { op: "move", target: { choose: 2, ...robo }, to: "graveyard" },
      { op: "ifYouDo" },
      { op: "damage", amount: 1, target: "enemyRuler" },
    );
    const P1 = { deck: deckOf() };
    holds({ cards: [find], phase: "main", active: "P2", P1, P2 }, ["P2: use Engine", "P2: choose T-005", "P2: choose T-013"], {
      zones: { "P2.graveyard": ["T-005", "T-013"] },
      players: { P1: { damage: 1 } },
    });
    holds(
      { cards: [find], phase: "main", active: "P2", P1, P2: { ...P2, deck: ["T-005", NO, NO] } },
      ["P2: use Engine", "P2: choose T-005", { options: ["choose no more"] }, "P2: choose no more"],
      { zones: { "P2.graveyard": ["T-005"] }, players: { P1: { damage: 0 } } },
    );
  });

  test("R-D-FOUND, R-CHOOSE a card of the hand is picked while resolving: the deck is not looked at; that card", () => {
    const drop = engine(
      { op: "specialSummon", target: { choose: 1, of: ["unit"], sides: "own", zone: "hand" } },
      { op: "grantKeyword", keyword: "Intercept", target: "sameTarget", until: "endOfTurn" },
    );
    holds(
      { cards: [drop], phase: "main", active: "P2", P2: { ...P2, hand: ["T-001", "T-041"] } },
      ["P2: use Engine", { options: ["choose T-001"] }, "P2: choose T-001", "P2: to the defence zone"],
      { cards: { "T-001": { zone: "defenceZone", keywords: ["Intercept"] } }, noEvents: [{ what: "look" }] },
    );
  });

  test("GR-1-MANDATORY what the text itself has just put into the hand can be found there", () => {
    const withdraw = engine(
      { op: "move", target: { choose: 1, of: ["unit"], sides: "own" }, to: "hand" },
      { op: "move", target: { choose: 1, of: ["unit"], sides: "own", zone: "hand" }, to: "graveyard" },
    );
    holds(
      { cards: [withdraw], phase: "main", active: "P2", P2: { ...P2, leftAttackZone: ["T-001"], hand: ["T-002"] } },
      ["P2: use Engine", { options: ["choose T-002", "choose T-001"] }, "P2: choose T-001"],
      { zones: { "P2.graveyard": ["T-001"], "P2.hand": ["T-002"] } },
    );
  });

  test("19.3 nameIs: only cards of that name are found", () => {
    const call = engine({
      op: "move",
      target: { choose: 1, of: ["unit"], sides: "own", zone: "deck", nameIs: "Bulwark Mech" },
      to: "hand",
    });
    holds({ cards: [call], phase: "main", active: "P2", P2 }, ["P2: use Engine", { options: ["choose T-005"] }, "P2: choose T-005"], {
      cards: { "T-005": { zone: "hand" } },
    });
  });

  test("R-D-FOUND where any card would do nothing is shown", () => {
    const bury = engine({ op: "move", target: { choose: 1, of: ["card"], sides: "own", zone: "hand" }, to: "deckBottom" });
    holds({ cards: [bury], phase: "main", active: "P2", P2 }, ["P2: use Engine", "P2: choose T-041"], {
      zones: { "P2.deck": ["T-001", "T-005", "T-013", NO, "T-041"] },
      noEvents: [{ what: "show" }],
    });
  });

  test("19.3 nobody looks through the opponent's deck or hand: such a clause is not carried out, and the card stays out of match play", () => {
    const peek = engine({ op: "move", target: { choose: 1, of: ["card"], sides: "opponent", zone: "hand" }, to: "graveyard" });
    const kill = engine({ op: "destroy", target: { choose: 1, of: ["unit"], sides: "own", zone: "deck" } });
    const reasons = [peek, kill].map(
      (card) =>
        gateRuler
          .catalog([completed(card)])
          .coverage()
          .notYet.at(-1)?.reason,
    );
    expect(reasons).toEqual(["nobody looks through the opponent's deck or hand", '"destroy" cannot be aimed at cards of a deck or hand']);
  });
});

describe("19.6 alternativeCost", () => {
  const cheap = (...cost: readonly object[]) => ({
    name: "Cheap",
    type: "event",
    level: 5,
    effect: [
      {
        kind: "constant",
        timing: "whilePlaying",
        zone: "hand",
        cost: [{ op: "mill", count: 2 }],
        do: [{ op: "alternativeCost", energy: 1 }],
      },
      { kind: "event", timing: "normal", cost, do: [{ op: "draw", count: 1 }] },
    ],
  });

  test("7.1 the alternative to an event's level, too", () => {
    holds({ cards: [cheap()], phase: "main", active: "P2", P2: { hand: ["Cheap", NO], deck: 5 } }, ["P2: play Cheap"], {
      players: { P2: { activeEnergy: 2, hand: 2, deck: 2 } },
    });
  });

  test("GR-7-COST the costs of the text have to be paid beside it", () => {
    const mill = { op: "mill", count: 2 };
    const offers = (deck: number, expected: Expectation) =>
      holds({ cards: [cheap(mill)], phase: "main", active: "P2", P2: { hand: ["Cheap", NO], deck } }, [expected]);
    offers(3, { absent: [{ wish: "play Cheap", rule: "GR-7-PRICE" }] });
    offers(4, { offered: ["play Cheap"] });
  });

  /** A unit whose ability costs cards. */
  const dear = (...cost: object[]) => ({
    name: "Dear",
    type: "unit",
    effect: [{ kind: "activated", timing: "normal", cost, do: [{ op: "draw", count: 1 }] }],
  });
  const buried = { op: "exile", target: { choose: 1, of: ["card"], sides: "own", zone: "graveyard" } };
  const buriedEvent = { op: "exile", target: { choose: 1, of: ["event"], sides: "own", zone: "graveyard" } };
  const unit = { op: "destroy", target: { choose: 1, of: ["unit"], sides: "own" } };
  const self = { op: "destroy", target: "self" };
  const [EVENT, UNIT] = ["T-043", "T-001"];

  test.each<[string, object[], string[], boolean]>([
    ["two of the same want two", [buried, buried], [EVENT], false],
    ["and are paid with two", [buried, buried], [EVENT, UNIT], true],
    ["one that fits both pays for one", [buriedEvent, buried], [EVENT], false],
    ["whichever comes first", [buried, buriedEvent], [UNIT, EVENT], true],
    ["two that fit one of them", [buriedEvent, buried, buried], [UNIT, UNIT], false],
    ["itself is not another", [self, unit], [], false],
    ["nor before", [unit, self], [], false],
  ])("GR-7-COST in full: a card pays for one cost only: %s", (_, cost, graveyard, isOffered) => {
    const position = { leftAttackZone: ["Dear"], graveyard, hand: [NO], deck: 5 };
    holds({ cards: [dear(...cost)], phase: "main", active: "P2", P2: position }, [
      isOffered ? { offered: ["use Dear"] } : { absent: [{ wish: "use Dear", rule: "GR-7-COST" }] },
    ]);
  });

  test("GR-7-COST, R-D-ASK a hand is asked even if a later cost spares all but one card of it", () => {
    const bottom = { op: "handToDeckBottom", count: 1 };
    const heldEvent = { op: "exile", target: { choose: 1, of: ["event"], sides: "own", zone: "hand" } };
    holds(
      { cards: [dear(bottom, heldEvent)], phase: "main", active: "P2", P2: { leftAttackZone: ["Dear"], hand: [EVENT, UNIT], deck: 5 } },
      ["P2: use Dear", { options: [`choose ${UNIT}`], absent: [{ wish: `choose ${EVENT}`, rule: "GR-7-COST" }] }, `P2: choose ${UNIT}`],
      { options: [`choose ${EVENT}`] },
    );
  });

  test("GR-7-COST what is not in play cannot be destroyed to pay", () => {
    const held = { ...dear(self), effect: [{ ...dear(self).effect[0], zone: "hand" }] };
    holds({ cards: [held], phase: "main", active: "P2", P2: { hand: ["Dear"], deck: 5 } }, [
      { absent: [{ wish: "use Dear", rule: "GR-7-COST" }] },
    ]);
  });

  test("GR-7-COST in full: no card is taken that a later cost cannot do without", () => {
    const position = { leftAttackZone: ["Dear"], rightAttackZone: [UNIT], graveyard: [EVENT, UNIT, "T-002"], hand: [NO], deck: 5 };
    holds(
      { cards: [dear(buried, buriedEvent, unit, self)], phase: "main", active: "P2", P2: position },
      [
        "P2: use Dear",
        { options: ["choose T-001", "choose T-002"], absent: [{ wish: `choose ${EVENT}`, rule: "GR-7-COST" }] },
        "P2: choose T-002",
      ],
      { zones: { "P2.exile": ["T-002", EVENT], "P2.graveyard": [UNIT, UNIT, "Dear"], "P2.leftAttackZone": 0, "P2.rightAttackZone": 0 } },
    );
  });
});

describe("R-D-FACEDOWN A face-down card in the damage zone", () => {
  test("R-D-FACEDOWN, GR-14-WHERE it has no ability", () => {
    const pack = { name: "Pack", effect: [{ kind: "activated", timing: "normal", zone: "damageZone", do: [{ op: "draw", count: 1 }] }] };
    const lying = (faceDown: boolean) => ({ damageZone: [{ card: "Pack", faceDown }], hand: [NO] });
    holds({ cards: [pack], phase: "main", active: "P2", P2: lying(true) }, [{ absent: [{ wish: "use Pack", rule: "9-3e-3" }] }]);
    holds({ cards: [pack], phase: "main", active: "P2", P2: lying(false) }, [{ offered: ["use Pack"] }]);
  });

  test("R-D-FACEDOWN, 19.3 it is no event, but a card", () => {
    const cat = (of: string) => ({
      name: "Cat",
      type: "field",
      effect: [
        {
          kind: "activated",
          timing: "normal",
          do: [{ op: "move", target: { choose: 1, of: [of], sides: "own", zone: "damageZone" }, to: "hand" }],
        },
      ],
    });
    const P2 = { fieldZone: ["Cat"], damageZone: [{ card: "T-041", faceDown: true }], hand: [NO] };
    holds({ cards: [cat("event")], phase: "main", active: "P2", P2 }, [{ absent: [{ wish: "use Cat", rule: "GR-7-PLAY" }] }]);
    holds({ cards: [cat("card")], phase: "main", active: "P2", P2 }, ["P2: use Cat"], {
      cards: { "T-041": { zone: "hand", faceDown: false } },
    });
  });
});

describe("8-4d-1 Several extra actions", () => {
  test.each([
    ["from hand", { op: "handToDeckBottom", count: 1 }, { hand: [NO] }, { hand: [NO, NO] }],
    [
      "from the graveyard",
      { op: "exile", target: { choose: 1, of: ["card"], sides: "own", zone: "graveyard" } },
      { graveyard: [NO] },
      { graveyard: [NO, NO] },
    ],
    ["face-up damage", { op: "damageReversal", count: 1 }, { damageZone: [NO] }, { damageZone: [NO, NO] }],
  ] as const)("8-4d-1, R-ALLCOSTS one card does not pay for two fields: %s", (_title, cost, one, two) => {
    const fee = {
      name: "Fee",
      type: "field",
      effect: [
        {
          kind: "constant",
          timing: "inPlay",
          do: [{ op: "attackCost", attackers: { of: ["unit"], sides: "opponent" }, cost: [cost] }],
        },
      ],
    };
    const attacking = (P2: Side, expected: Expectation) =>
      holds({ cards: [fee], active: "P2", P1: { fieldZone: ["Fee", "Fee"] }, P2: { leftAttackZone: ["T-001"], ...P2 } }, [expected]);
    attacking(one, { absent: [{ wish: "attack the left line with T-001", rule: "8-4d-1" }] });
    attacking(two, { offered: ["attack the left line with T-001"] });
  });
});

describe("GR-12-SOUL The soul of a host that has left", () => {
  const blink = {
    name: "Blink",
    type: "field",
    effect: [
      {
        kind: "activated",
        timing: "normal",
        do: [
          { op: "move", target: { choose: 1, of: ["unit"], sides: "own" }, to: "graveyard" },
          { op: "specialSummon", target: "sameTarget" },
        ],
      },
    ],
  };

  test("GR-12-SOUL, 3-2d a host that comes back at once is a new object: its soul has gone", () => {
    holds(
      {
        cards: [blink],
        phase: "main",
        active: "P2",
        P2: { fieldZone: ["Blink"], leftAttackZone: [{ card: "T-004", soul: ["T-001"], damage: 2 }], hand: [NO] },
      },
      ["P2: use Blink", "P2: to the left attack zone"],
      { cards: { "T-004": { soul: 0, damage: 0, zone: "leftAttackZone" }, "T-001": { zone: "graveyard" } } },
    );
  });

  test("GR-16-SOULGUARD, GR-4-OWNER a soul card of the other player's guards as well, and goes to its owner's graveyard", () => {
    const gift = {
      name: "Gift",
      type: "field",
      effect: [
        {
          kind: "activated",
          timing: "normal",
          do: [
            { op: "soulFromDeckTop", count: 1, host: { choose: 1, of: ["unit"], sides: "opponent" } },
            { op: "destroy", target: "sameTarget" },
          ],
        },
      ],
    };
    holds(
      {
        cards: [gift],
        phase: "main",
        active: "P2",
        P1: { leftAttackZone: ["T-005"] },
        P2: { fieldZone: ["Gift"], deck: ["T-001", NO], hand: [NO] },
      },
      ["P2: use Gift"],
      { cards: { "T-005": { zone: "leftAttackZone", soul: 0 } }, zones: { "P2.graveyard": ["T-001"], "P2.soul": 0 } },
    );
  });

  test("GR-14-IFYOUDO of two units only one finds an empty zone: not all was done", () => {
    const raise = {
      name: "Raise",
      type: "field",
      effect: [
        {
          kind: "activated",
          timing: "normal",
          do: [
            {
              op: "specialSummon",
              target: { choose: 2, of: ["unit"], sides: "own", zone: "graveyard" },
              to: { zones: ["defence"], empty: true },
            },
            { op: "ifYouDo" },
            { op: "damage", amount: 1, target: "enemyRuler" },
          ],
        },
      ],
    };
    holds(
      {
        cards: [raise],
        phase: "main",
        active: "P2",
        P1: { deck: deckOf() },
        P2: { fieldZone: ["Raise"], graveyard: ["T-001", "T-002"], hand: [NO] },
      },
      ["P2: use Raise", "P2: choose T-001"],
      { players: { P1: { damage: 0 } }, zones: { "P2.graveyard": 1 } },
    );
  });
});

describe("12.2 What is no unit", () => {
  const engine = (does: object) => ({ name: "Engine", type: "field", effect: [{ kind: "activated", timing: "normal", do: [does] }] });
  const P2 = { fieldZone: ["Engine"], hand: [NO] };

  test("R-D-ATONCE a field is destroyed at once: no Destruction waits on the gate", () => {
    const raze = engine({ op: "destroy", target: { choose: 1, of: ["field"], sides: "opponent" } });
    holds({ cards: [raze], phase: "main", active: "P2", P1: { fieldZone: ["T-063"] }, P2 }, ["P2: use Engine"], {
      zones: { "P1.graveyard": ["T-063"] },
      events: [{ what: "to graveyard", card: "T-063", rule: "R-D-ATONCE" }],
      noEvents: [{ what: "destruction" }],
    });
  });

  test.each([
    ["destroyed", { op: "destroy", target: "enemyRuler" }, { P1: "A-1" }],
    ["moved", { op: "move", target: "yourRuler", to: "hand" }, { P2: "K-11" }],
  ] as const)("R-D-RULER a ruler is not %s", (_title, does, stays) => {
    const zones = Object.fromEntries(Object.entries(stays).map(([seat, ruler]) => [`${seat}.ruler`, [ruler]]));
    holds({ cards: [engine(does)], phase: "main", active: "P2", P2 }, ["P2: use Engine"], {
      zones,
      events: [{ what: "stay", rule: "R-D-RULER" }],
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

  describe("GR-18-2023-01 the window for damage responses", () => {
    const settings = { rulesProfile: "2023-01" };
    const open = { asked: "P2", question: "9-3e", offered: ["play T-043"] } as const;
    const closed = { asked: "P2", question: "9-3e", absent: [{ wish: "play T-043", rule: "GR-7-TIMING" }] } as const;
    const passes = ["P2: pass", "P2: pass"];

    test("GR-18-2023-01 it is open from the attack until it strikes, not before and not after", () => {
      holds({ settings, P1: attackers, P2: { setZones: ["T-043", "T-052"], deck: deckOf() } }, [
        closed,
        ...passes,
        "P1: attack the ruler with T-024",
        { question: "GR-11" },
        "P2: pass",
        open,
        "P2: pass",
        { players: { P2: { damage: 2 } } },
        closed,
      ]);
    });

    test("GR-18-2023-01 it is open while a card that damages your unit lies on the gate, and not while one damages another's", () => {
      const strike = (sides: string) => ({
        name: "Strike",
        type: "event",
        effect: [{ kind: "event", timing: "normal", do: [{ op: "damage", amount: 3, target: { choose: 1, of: ["unit"], sides } }] }],
      });
      const struck = (sides: string, then: typeof open | typeof closed) =>
        holds(
          {
            cards: [strike(sides)],
            settings,
            phase: "main",
            P1: { driveZone: ["Strike"], leftAttackZone: ["T-033"] },
            P2: { leftAttackZone: ["T-005"], setZones: ["T-043"] },
          },
          ["P1: play Strike", then],
        );
      struck("opponent", open);
      struck("own", closed);
    });

    test.each([
      ["open while an enemy card is to damage your ruler", "enemyRuler", ["P1: pass", open]],
      ["closed while it is to damage its own player's ruler", "yourRuler", ["P1: pass", closed]],
      ["open while your own card is to damage your ruler", "yourRuler", [{ ...open, asked: "P1" }]],
      ["closed while your own card is to damage the enemy ruler", "enemyRuler", [{ ...closed, asked: "P1" }]],
    ])("GR-18-2023-01 it is %s", (_, target, then) => {
      const bolt = {
        name: "Bolt",
        type: "event",
        effect: [{ kind: "event", timing: "normal", do: [{ op: "damage", amount: 3, target }] }],
      };
      const P1 = { driveZone: ["Bolt"], setZones: ["T-043"] };
      holds({ cards: [bolt], settings, phase: "main", P1, P2: { setZones: [{ card: "T-043", as: "other" }] } }, ["P1: play Bolt", ...then]);
    });

    test("GR-18-2023-01 it is not open for what is no attack", () => {
      holds({ settings, phase: "main", P1: { driveZone: ["T-001"] }, P2: { setZones: ["T-043"] } }, [
        "P1: play T-001",
        "P1: to the left attack zone",
        closed,
      ]);
    });

    test("GR-18-2023-01 it is not open where nobody is attacked, nor when nobody attacks any more", () => {
      const P2 = { setZones: ["T-043", "T-045"], rightAttackZone: ["T-005"] };
      holds({ settings, P1: attackers, P2 }, [...passes, "P1: attack the left line with T-024", closed]);
      holds({ settings, P1: { ...attackers, ruler: ["K-11"] }, P2 }, [
        ...passes,
        "P1: attack the right line with T-024",
        open,
        "P2: play T-045",
        "P2: choose T-024",
        "P2: pass",
        { cards: { "T-024": { zone: "hand" } } },
        closed,
      ]);
    });
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

  test("GR-18-2021-10, R-DESTROYORDER who orders destructions is asked for what happens: the gate is not used", () => {
    const storm = { op: "damage", amount: 5, target: { all: ["unit"], sides: "opponent" } };
    const engine = { name: "Engine", type: "field", effect: [{ kind: "activated", timing: "normal", do: [storm] }] };
    const asks = (rulesProfile: string) => {
      const g = matchAt({
        cards: [engine],
        settings: { rulesProfile },
        phase: "main",
        P1: { fieldZone: ["Engine"], driveZone: [NO] },
        P2: { leftAttackZone: ["T-001"], rightAttackZone: ["T-002"] },
      });
      g.play(g.parse("use Engine"));
      return g.question();
    };
    expect(asks("2021-03")).toMatchObject({
      seat: 1,
      rule: "R-DESTROYORDER",
      says: "several of your units are destroyed: whose destruction is put on the gate first?",
    });
    expect(asks("2021-10")).toMatchObject({
      seat: 1,
      rule: "R-DESTROYORDER",
      says: "several of your units are destroyed: which one first?",
    });
  });
});
