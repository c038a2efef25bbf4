/** Corners of the vocabulary that no card of the data file reaches: cards of one's own can. */
import { describe, expect, test } from "vitest";
import { cast } from "../rules/cast.ts";
import { attack, choose, table as lay, play, type Side, type Table } from "../table.ts";

const table = (P1: Side, P2: Side = {}, more: object[] = []): Table => lay({ P1, P2 }, [...cast, ...more]);
const command = (name: string, ...ops: object[]) => ({ name, type: "Command", effects: [{ timing: ["Main", "Action"], ops }] });
const own = { kind: "Unit", side: "own" };
const enemy = { kind: "Unit", side: "enemy" };
const hitAll = { op: "damage", n: 1, target: { all: enemy } };
const always = { count: { kind: "Unit", side: "own" }, atLeast: 0 };
const never = { count: { kind: "Unit", side: "own" }, atLeast: 9 };

describe("11-2-8 the last state of cards that leave at one moment is the one before any of them left", () => {
  const banner = { name: "Banner", ap: 1, hp: 1, effects: [{ timing: "Constant", ops: [{ op: "modify", target: { all: own }, ap: 2 }] }] };
  const relic = {
    name: "Relic",
    ap: 1,
    hp: 1,
    effects: [{ timing: "Destroyed", ops: [{ op: "draw", n: 1, if: [{ self: { apMin: 3 } }] }] }],
  };
  const doom = command("Doom", { op: "destroy", target: { all: { kind: "Unit", side: "any" } } });

  test.each([{ units: ["Banner", "Relic"] }, { units: ["Relic", "Banner"] }])("$units", ({ units }) => {
    const t = table({ battleArea: units, hand: ["Doom"], deck: ["Clerk", "Giant"] }, {}, [banner, relic, doom]);
    t.answer(play("Doom"));
    expect(t.zone("P1.hand")).toEqual(["Clerk"]);
  });
});

describe("11-2-12 once per turn", () => {
  const chronicler = {
    name: "Chronicler",
    ap: 1,
    hp: 1,
    effects: [
      {
        timing: "Trigger",
        oncePerTurn: true,
        trigger: { event: "unitDestroyedByEffect", who: own },
        ops: [{ op: "draw", n: 1 }],
      },
    ],
  };

  test("though its card left before the first of two events was answered", () => {
    const purge = command(
      "Purge",
      { op: "destroy", target: { all: { ...own, nameIncludes: "Clerk" } } },
      { op: "destroy", target: { all: own }, after: "then" },
    );
    const t = table({ battleArea: ["Chronicler", "Clerk"], hand: ["Purge"], deck: 5 }, {}, [chronicler, purge]);
    t.answer(play("Purge"), "P1: resolve Chronicler");
    expect(t.zone("P1.hand")).toHaveLength(1);
  });
});

describe("R-41 AP that an enemy cannot reduce", () => {
  const gloom = {
    name: "Gloom",
    ap: 1,
    hp: 3,
    effects: [{ timing: "Constant", ops: [{ op: "modify", target: { all: enemy }, ap: -1 }] }],
  };
  const steady = {
    name: "Steady",
    ap: 3,
    hp: 3,
    effects: [{ timing: "Constant", ops: [{ op: "apCannotBeReducedByEnemy", target: "thisUnit" }] }],
  };

  test("by a Constant either, whoever's it is", () => {
    expect(table({ battleArea: ["Gloom"] }, { battleArea: ["Steady"] }, [gloom, steady]).card("Steady")).toMatchObject({ ap: 3 });
    expect(table({ battleArea: ["Steady"] }, { battleArea: ["Gloom"] }, [gloom, steady]).card("Steady")).toMatchObject({ ap: 3 });
  });

  test("protected twice over, it is given back once", () => {
    const steel = command("Steel", { op: "apCannotBeReducedByEnemy", target: { all: own }, until: "turn" });
    const weaken = command("Weaken", { op: "modify", target: { all: enemy }, ap: -2, until: "turn" });
    const t = table(
      { battleArea: ["Giant"], hand: ["Steel", { card: "Steel", as: "more" }] },
      { hand: ["Weaken"], battleArea: [{ card: "Lancer", rested: true }] },
      [steel, weaken],
    );
    const printed = t.card("Giant")["ap"];
    t.answer(attack("Giant"), "P2: play Weaken");
    expect(t.card("Giant")["ap"]).toBe((printed as number) - 2);
    t.answer("P1: play Steel");
    expect(t.card("Giant")["ap"]).toBe(printed);
    t.answer("P1: play more");
    expect(t.card("Giant")["ap"]).toBe(printed);
  });

  test("by a Constant that comes into play later: what was taken before is given back, once", () => {
    const shelter = {
      name: "Shelter",
      ap: 1,
      hp: 1,
      effects: [{ timing: "Constant", ops: [{ op: "apCannotBeReducedByEnemy", target: { all: own } }] }],
    };
    const weaken = command("Weaken", { op: "modify", target: { all: enemy }, ap: -2, until: "turn" });
    const t = table(
      { battleArea: ["Giant"], hand: ["Shelter", { card: "Shelter", as: "more" }] },
      { hand: ["Weaken"], battleArea: [{ card: "Lancer", rested: true }], shieldSection: 2 },
      [shelter, weaken],
    );
    t.answer(attack("Giant"), "P2: play Weaken").passes();
    expect(t.card("Giant")).toMatchObject({ ap: 5 - 2 });
    t.answer(play("Shelter"));
    expect(t.card("Giant")).toMatchObject({ ap: 5 });
    t.answer(play("more"));
    expect(t.card("Giant")).toMatchObject({ ap: 5 });
  });
});

describe("16.13 constants that look at AP, HP or keywords", () => {
  const constant = (name: string, condition: object, op: object) => ({
    ...{ name, ap: 2, hp: 3 },
    effects: [{ timing: "Constant", while: [{ self: condition }], ops: [op] }],
  });
  const herald = constant("Rouser", { apMin: 2 }, { op: "modify", ap: 3, target: { all: { ...own, notSelf: true } } });
  const late = constant("Late", { apMin: 4 }, { op: "modify", ap: 1, target: "thisUnit" });

  test.each([{ units: ["Late", "Rouser"] }, { units: ["Rouser", "Late"] }])(
    "hold as soon as another makes them hold: $units",
    ({ units }) => {
      const t = table({ battleArea: units }, {}, [herald, late]);
      expect([t.card("Rouser")["ap"], t.card("Late")["ap"]]).toEqual([2, 2 + 3 + 1]);
    },
  );

  test("count this Unit's AP as it is now, with what others add", () => {
    const proud = {
      ...{ name: "Proud", ap: 3, hp: 1 },
      effects: [{ timing: "Constant", ops: [{ op: "modify", hp: 1, target: "thisUnit", times: { apOf: "thisUnit", per: 2 } }] }],
    };
    expect(table({ battleArea: ["Proud"] }, {}, [proud]).card("Proud")).toMatchObject({ ap: 3, hp: 2 });
    expect(table({ battleArea: ["Rouser", "Proud"] }, {}, [herald, proud]).card("Proud")["ap"]).toBe(6);
  });

  test("hold whichever did before they came into play", () => {
    const calm = constant("Calmer", { hpMin: 3 }, { op: "modify", ap: 4, target: "thisUnit" });
    const purge = command("Purge", { op: "destroy", target: { all: own } });
    const t = table({ battleArea: ["Rouser"], hand: ["Purge", "Calmer"] }, {}, [herald, calm, purge]);
    expect(t.card("Rouser")).toMatchObject({ ap: 2 });
    t.answer(play("Purge"), play("Calmer"));
    expect(t.card("Calmer")).toMatchObject({ ap: 2 + 4 });
  });
});

describe('R-19 "during this battle" outside a battle', () => {
  test("damage is not redirected in later battles", () => {
    const cover = command(
      "Cover",
      { op: "choose", as: "t1", n: 1, from: { ...own, nameIncludes: "Giant" } },
      { op: "choose", as: "t2", n: 1, from: { ...own, nameIncludes: "Lancer" } },
      { op: "redirectDamage", damage: "battle", fromTarget: "t2", to: "t1", until: "battle" },
    );
    const t = table({ battleArea: ["Giant", "Lancer"], hand: ["Cover"] }, { battleArea: [{ card: "Clerk", rested: true }] }, [cover]);
    t.answer(play("Cover"), attack("Lancer", "Clerk")).passes();
    expect(t.card("Giant")).toMatchObject({ damage: 0 });
    expect(t.card("Lancer")).toMatchObject({ damage: 1 });
  });
});

describe("16.3 portions inside a branch or a mode, and what hangs on the whole of one", () => {
  const costly = [
    { op: "discard", n: 1, may: true },
    { op: "draw", n: 2, after: "ifYouDo" },
  ];

  test.each([
    { name: "branch", ops: [{ op: "branch", cases: [{ else: true, ops: costly }] }] },
    { name: "mode", ops: [{ op: "chooseMode", modes: [costly, [hitAll]] }] },
  ])("$name: if you do", ({ name, ops }) => {
    const deal = command("Deal", ...ops);
    const t = table({ hand: ["Deal", "Giant"], deck: 6 }, { battleArea: ["Giant"] }, [deal]);
    t.answer(play("Deal"));
    if (name === "mode") t.answer("P1: effect 1");
    t.answer("P1: decline");
    expect(t.zone("P1.hand")).toEqual(["Giant"]);
  });

  test("a condition on a later branch or mode", () => {
    for (const then of [
      { op: "branch", cases: [{ else: true, ops: [hitAll] }], if: [never] },
      { op: "chooseMode", modes: [[hitAll], [hitAll]], if: [never] },
    ]) {
      const t = table({ hand: ["Deal"], deck: 6 }, { battleArea: ["Giant"] }, [command("Deal", { op: "draw", n: 1 }, then)]);
      t.answer(play("Deal"));
      expect([t.question, t.card("Giant")["damage"]]).toEqual(["6-5", 0]);
    }
  });

  test("a branch or mode that may be declined; its targets stop nothing", () => {
    const snipe = [
      { op: "choose", as: "t1", n: 1, from: { ...enemy, hpMax: 1 } },
      { op: "damage", n: 1, target: "t1" },
    ];
    for (const part of [
      { op: "branch", cases: [{ else: true, ops: [hitAll] }], may: true },
      { op: "chooseMode", modes: [[hitAll], snipe], may: true },
    ]) {
      const t = table({ hand: ["Deal"], deck: 6 }, { battleArea: ["Giant"] }, [command("Deal", part, { op: "draw", n: 1 })]);
      t.answer(play("Deal"), "P1: decline");
      expect([t.card("Giant")["damage"], t.zone("P1.hand").length]).toEqual([0, 1]);
    }
    const t = table({ hand: ["Deal"], deck: 6 }, {}, [
      command("Deal", { op: "branch", cases: [{ if: [always], ops: snipe }], may: true }, { op: "draw", n: 1 }),
    ]);
    expect(t.refusal(play("Deal"))).toBeNull();
  });
});

describe("16.3 what the portion before has carried out", () => {
  const scout = command(
    "Scout",
    { op: "lookTop", n: 1 },
    { op: "mayTakeLooked", n: 1, to: "battleArea", from: { kind: "UnitCard", side: "own", zone: "looked" } },
    { op: "draw", n: 1, after: "ifYouDo" },
  );

  test.each([
    { answer: choose("Clerk"), drawn: ["Giant"] },
    { answer: "decline", drawn: [] },
  ])("a card looked at is deployed, if you do: $answer", ({ answer, drawn }) => {
    const t = table({ hand: ["Scout"], deck: ["Clerk", "Giant", "Lancer"] }, {}, [scout]);
    t.answer(play("Scout"), answer);
    expect(t.zone("P1.hand").filter((each) => each !== "Clerk")).toEqual(drawn);
  });

  test.each([
    { answer: choose("Clerk"), drawn: 0, why: "none is left to put back" },
    { answer: "decline", drawn: 1, why: "it goes to the bottom" },
  ])("a card looked at is put under the deck, if you do: $answer, $why", ({ answer, drawn }) => {
    const sift = command(
      "Sift",
      { op: "lookTop", n: 1 },
      { op: "mayTakeLooked", n: 1, to: "battleArea", from: { kind: "UnitCard", side: "own", zone: "looked" } },
      { op: "lookedToBottom", n: 1, after: "then" },
      { op: "draw", n: 1, after: "ifYouDo" },
    );
    const t = table({ hand: ["Sift"], deck: ["Clerk", "Giant", "Lancer"] }, {}, [sift]);
    expect(t.answer(play("Sift"), answer).zone("P1.hand")).toHaveLength(drawn);
  });

  test.each([
    { enemies: ["Clerk"], drawn: 1, why: "the one that can be carried out is" },
    { enemies: [], drawn: 0, why: "neither can be" },
  ])("one of two effects, if you do: $why", ({ enemies, drawn }) => {
    const against = (who: object) => [
      { op: "choose", as: "t1", n: 1, from: { ...enemy, ...who } },
      { op: "damage", n: 1, target: "t1" },
    ];
    const wager = command(
      "Wager",
      { op: "shieldToHand", n: 1 },
      { op: "chooseMode", modes: [against({ hpMin: 9 }), against({ hpMax: 1 })], after: "then" },
      { op: "draw", n: 1, after: "ifYouDo" },
    );
    const t = table({ hand: ["Wager"] }, { battleArea: enemies }, [wager]);
    expect(t.answer(play("Wager")).happened("draw")).toHaveLength(drawn);
  });

  test.each([
    { condition: { playerLevel: "own", atLeast: 5 }, holds: true },
    { condition: { playerLevel: "own", atLeast: 6 }, holds: false },
    { condition: { playerLevel: "enemy", atLeast: 3 }, holds: true },
    { condition: { playerLevel: "enemy", atLeast: 4 }, holds: false },
    { condition: { handSize: "enemy", atLeast: 2 }, holds: true },
    { condition: { handSize: "enemy", atLeast: 3 }, holds: false },
  ])("at least so many, and no fewer: $condition", ({ condition, holds }) => {
    const muse = command("Muse", { op: "mill", n: 1 }, { op: "draw", n: 1, if: [condition] });
    const t = table({ hand: ["Muse"], resourceArea: 5 }, { hand: 2, resourceArea: 3 }, [muse]);
    expect(t.answer(play("Muse")).happened("draw")).toHaveLength(holds ? 1 : 0);
  });

  test.each([
    { enemies: ["Lancer"], asked: true },
    { enemies: [], asked: false },
  ])("you may deal damage to $enemies", ({ enemies, asked }) => {
    const volley = command("Volley", { op: "draw", n: 1 }, { ...hitAll, may: true, after: "then" });
    const t = table({ hand: ["Volley"] }, { battleArea: enemies }, [volley]);
    expect(t.answer(play("Volley")).question === "9-3-3").toBe(asked);
  });

  test("a choice is made though nothing comes of it", () => {
    const stare = command("Stare", { op: "choose", as: "t1", n: 1, from: enemy });
    const t = table({ hand: ["Stare"] }, { battleArea: ["Clerk"] }, [stare]);
    expect(t.answer(play("Stare")).log).toContain("P1 chooses P2's Clerk for Stare's effect: there is no other (9-3-3)");
  });

  test("two choices behind one another are one selection in a later portion too: both, or none", () => {
    const trade = command(
      "Trade",
      { op: "draw", n: 1 },
      { op: "choose", as: "t1", n: 1, from: own, after: "then" },
      { op: "choose", as: "t2", n: 1, from: enemy, after: "then" },
      { op: "rest", target: ["t1", "t2"], after: "then" },
    );
    const rested = (...enemies: string[]) => {
      const t = table({ hand: ["Trade"], battleArea: ["Clerk"] }, { battleArea: enemies }, [trade]);
      return t.answer(play("Trade")).card("Clerk")["rested"];
    };
    expect([rested(), rested("Lancer")]).toEqual([false, true]);
  });
});

describe("16.9 the enemy Unit that is battled", () => {
  const battled = { target: "battlingEnemyUnit" };
  const hit = { op: "damage", n: 1, ...battled };
  const leaves = { op: "returnToHand", target: { all: own } };
  const theyLeave = { op: "returnToHand", target: { all: enemy } };

  test.each<[says: string, by: string, target: string, ops: object[], struck: string[]]>([
    ["of the one who attacks, the one that it attacks", "P1", "Wall", [hit], ["Wall"]],
    ["none when it attacks the player", "P1", "the player", [hit], []],
    ["none once that has left", "P1", "Wall", [{ op: "returnToHand", ...battled }, hit], []],
    ["none once its own Unit has left", "P1", "Wall", [leaves, hit], []],
    ["of the one who is attacked, the one that attacks", "P2", "Wall", [hit], ["Giant"]],
    ["the one that attacks, when the player is attacked", "P2", "the player", [hit], ["Giant"]],
    ["the one that attacks, though its own Unit has left", "P2", "Wall", [leaves, hit], ["Giant"]],
    ["none once the one that attacks has left", "P2", "Wall", [{ op: "returnToHand", ...battled }, hit], []],
    ["none once all that attack have left", "P2", "the player", [theyLeave, hit], []],
  ])("%s", (_, by, target, ops, struck) => {
    const hand = (player: string) => (by === player ? ["Strike"] : []);
    const P2 = { hand: hand("P2"), battleArea: [{ card: "Wall", rested: true }] };
    const t = table({ hand: hand("P1"), battleArea: ["Giant"] }, P2, [command("Strike", ...ops)]);
    t.answer(attack("Giant", target), `${by}: play Strike`);
    const said = t.log.filter((line) => line.includes(`damage from ${by}'s Strike`));
    expect(said).toEqual(struck.map((name) => expect.stringContaining(`${name} receives 1 effect damage`)));
  });
});

test("9-1-9 with nobody left to receive it instead, damage goes where it goes", () => {
  const both = [
    { op: "choose", as: "t1", n: 1, from: { ...own, damaged: false } },
    { op: "choose", as: "t2", n: 1, from: { ...own, damaged: true } },
  ];
  const redirect = { op: "redirectDamage", damage: "any", fromTarget: "t1", to: "t2", until: "turn" };
  const cover = command("Cover", ...both, redirect);
  const slip = command("Slip", ...both, { op: "returnToHand", target: "t2" }, redirect);
  const graze = command("Graze", { op: "damage", n: 1, target: { all: own } });
  const battleArea = ["Clerk", "Lancer", { card: "Giant", damage: 1 }, { card: "Wall", damage: 1 }];
  const t = table({ hand: ["Cover", "Slip", "Graze"], battleArea }, {}, [cover, slip, graze]);
  t.answer(play("Cover"), choose("Clerk"), choose("Giant"), play("Slip"), choose("Lancer"), choose("Wall"), play("Graze"));
  expect([t.card("Clerk"), t.card("Lancer"), t.card("Giant")]).toMatchObject([{ damage: 0 }, { damage: 1 }, { damage: 3 }]);
});

test("3-1-5 back in hand it is another card: it may be discarded where this Unit may not", () => {
  const others = { kind: "UnitCard", side: "own", zone: "hand", notSelf: true };
  const ops = [
    { op: "returnToHand", target: "thisUnit" },
    { op: "discard", n: 1, filter: others, after: "then" },
  ];
  const t = table({ battleArea: ["Stray"], hand: ["Bolt"] }, {}, [
    { name: "Stray", ap: 1, hp: 1, effects: [{ timing: "ActivateMain", ops }] },
  ]);
  t.answer("activate Stray");
  expect([t.question, t.options]).toEqual(["9-3-3", [choose("Stray")]]);
});

test("16.5 a Unit that destroys one of its own side has destroyed no enemy Unit", () => {
  const brute = {
    name: "Brute",
    ap: 1,
    hp: 3,
    effects: [
      { timing: "ActivateMain", ops: [{ op: "damage", n: 1, target: { all: { ...own, notSelf: true } } }] },
      { timing: "Trigger", trigger: { event: "unitDestroysEnemyUnit", who: own, damage: "any" }, ops: [{ op: "draw", n: 1 }] },
    ],
  };
  const t = table({ battleArea: ["Brute", "Clerk"] }, {}, [brute]);
  t.answer("activate Brute");
  expect([t.zone("P1.trash"), t.zone("P1.hand")]).toEqual([["Clerk"], []]);
});

test("9-1-6-6 the active player's effects first: the other player's is refused until then", () => {
  const doom = command("Doom", { op: "destroy", target: { all: { kind: "Unit", side: "any" } } });
  const two = ["one", "two"].map((as) => ({ card: "Phoenix", as }));
  const t = table({ hand: ["Doom"], battleArea: two }, { battleArea: [{ card: "Phoenix", as: "three" }] }, [doom]);
  t.answer(play("Doom"));
  expect([t.options, t.refusal("resolve three")]).toEqual([["resolve one", "resolve two"], "9-1-6-6"]);
});

test("{13-2-5-3} a Burst card that has come into play is not added to hand as well", () => {
  const relay = {
    name: "Relay",
    type: "Base",
    hp: 3,
    effects: [{ timing: "Burst", ops: [{ op: "deployThisCard" }, { op: "thisCardToHand", after: "then" }] }],
  };
  const t = table({ battleArea: ["Giant"] }, { shieldSection: ["Relay"] }, [relay]);
  t.answer(attack("Giant")).passes().answer("P2: use it");
  expect([t.zone("P2.baseSection"), t.zone("P2.hand")]).toEqual([["Relay"], []]);
});

test("{5-21} damage is reduced only while what stands in front holds", () => {
  const mail = {
    name: "Mail",
    ap: 1,
    hp: 4,
    effects: [
      {
        timing: "Trigger",
        substitution: true,
        trigger: { event: "thisUnitWouldReceiveDamage", from: enemy },
        ops: [{ op: "reduceDamage", n: 1, if: [{ battlingEnemy: { lvMax: 1 } }] }],
      },
    ],
  };
  const hurt = (target: string) => {
    const t = table({ battleArea: ["Mail"] }, { battleArea: [{ card: target, rested: true }] }, [mail]);
    return t.answer(attack("Mail", target)).passes().card("Mail")["damage"];
  };
  expect([hurt("Clerk"), hurt("Lancer")]).toEqual([0, 3]);
});

test("16.6 another Unit is not this one: its own deployment does not trigger it", () => {
  const greeter = {
    name: "Greeter",
    ap: 1,
    hp: 1,
    effects: [{ timing: "Trigger", trigger: { event: "unitDeployed", who: { ...own, notSelf: true } }, ops: [{ op: "draw", n: 1 }] }],
  };
  const t = table({ hand: ["Greeter", "Clerk"] }, {}, [greeter]);
  t.answer(play("Greeter"));
  expect(t.zone("P1.hand")).toEqual(["Clerk"]);
  t.answer(play("Clerk"));
  expect(t.zone("P1.hand")).toHaveLength(1);
});

test("9-1-5 one part of a constant holds only while this Unit battles such a Unit", () => {
  const prey = { battlingEnemy: { lvMax: 1 } };
  const stalker = {
    name: "Stalker",
    ap: 2,
    hp: 4,
    effects: [{ timing: "Constant", ops: [{ op: "preventDamage", target: "thisUnit", damage: "battle", from: enemy, if: [prey] }] }],
  };
  const hurt = (target: string) => {
    const t = table({ battleArea: ["Stalker"] }, { battleArea: [{ card: target, rested: true }] }, [stalker]);
    return t.answer(attack("Stalker", target)).passes().card("Stalker")["damage"];
  };
  expect([hurt("Clerk"), hurt("Lancer")]).toEqual([0, 3]);
});

describe("3-1-6 several cards looked at go to the top or the bottom", () => {
  const peek = command("Peek", { op: "lookTop", n: 2 }, { op: "lookedToTopOrBottom" });

  test("in the owner's order", () => {
    const t = table({ hand: ["Peek"], deck: ["Clerk", "Lancer", "Giant"] }, {}, [peek]);
    t.answer(play("Peek"), "P1: to the top", choose("Clerk"));
    expect(t.zone("P1.deck")).toEqual(["Lancer", "Clerk", "Giant"]);
    const b = table({ hand: ["Peek"], deck: ["Clerk", "Lancer", "Giant"] }, {}, [peek]);
    b.answer(play("Peek"), "P1: to the bottom", choose("Lancer"));
    expect(b.zone("P1.deck")).toEqual(["Giant", "Lancer", "Clerk"]);
  });
});

describe("2-3-3-2 a Unit card that is no Unit destroys nothing as one", () => {
  test("its Burst's damage is not a Unit's", () => {
    const spiteful = {
      name: "Spiteful",
      ap: 1,
      hp: 1,
      effects: [
        { timing: "Burst", ops: [{ op: "damage", n: 1, target: { all: { kind: "Base", side: "enemy" } } }] },
        { timing: "Trigger", trigger: { event: "thisUnitDestroysShieldAreaCard", damage: "any" }, ops: [{ op: "draw", n: 1 }] },
      ],
    };
    const watcher = {
      name: "Watcher",
      ap: 1,
      hp: 1,
      effects: [
        { timing: "Trigger", trigger: { event: "unitDestroysShieldAreaCard", who: own, damage: "any" }, ops: [{ op: "draw", n: 1 }] },
      ],
    };
    const t = table(
      { battleArea: ["Lancer"], baseSection: [{ card: "Fort", damage: 3 }] },
      { battleArea: [{ card: "Spiteful", as: "there" }, "Watcher"], shieldSection: ["Spiteful"], hand: [], baseSection: 0 },
      [spiteful, watcher],
    );
    const left = t.card("Fort")["currentHp"];
    t.answer(attack("Lancer")).passes();
    t.answer("P2: use it");
    expect([left, t.zone("P1.baseSection"), t.zone("P2.hand")]).toEqual([1, [], []]);
  });
});

describe("4-2 a card is its owner's", () => {
  const raise = command(
    "Raise",
    { op: "choose", as: "t1", n: 1, from: { kind: "UnitCard", side: "any", zone: "trash" } },
    { op: "deploy", target: "t1" },
  );

  test("whoever deploys it", () => {
    const t = table({ hand: ["Raise"] }, { trash: ["Giant"], battleArea: ["Clerk"] }, [raise]);
    t.answer(play("Raise"));
    expect([t.zone("P1.battleArea"), t.zone("P2.battleArea"), t.zone("P2.trash")]).toEqual([[], ["Clerk", "Giant"], []]);
  });

  test("a Pilot is beneath a Unit of its own side", () => {
    const borrow = command(
      "Borrow",
      { op: "choose", as: "t1", n: 1, from: { kind: "PilotCard", side: "enemy", zone: "trash" } },
      { op: "choose", as: "t2", n: 1, from: own },
      { op: "pair", target: "t1", with: "t2" },
    );
    const t = table({ hand: ["Borrow"], battleArea: ["Giant"] }, { trash: ["Stranger"] }, [borrow]);
    t.answer(play("Borrow"));
    expect([t.card("Giant")["pilot"], t.zone("P2.trash")]).toEqual([null, ["Stranger"]]);
  });
});

test("11-2-8 both Units of a battle die: the last state of each is that of a Unit in battle", () => {
  const fierce = (name: string) => ({
    name,
    ap: 1,
    hp: 2,
    effects: [
      { timing: "Constant", while: [{ battlingEnemy: {} }], ops: [{ op: "modify", target: "thisUnit", ap: 2 }] },
      { timing: "Destroyed", ops: [{ op: "draw", n: 1, if: [{ self: { apMin: 3 } }] }] },
    ],
  });
  const t = table({ battleArea: ["Fierce"], deck: 5 }, { battleArea: [{ card: "Savage", rested: true }], deck: 5 }, [
    fierce("Fierce"),
    fierce("Savage"),
  ]);
  t.answer(attack("Fierce", "Savage")).passes();
  expect([t.zone("P1.battleArea"), t.zone("P2.battleArea")]).toEqual([[], []]);
  expect([t.zone("P1.hand").length, t.zone("P2.hand").length]).toEqual([1, 1]);
});

describe("16.6 outside the field a card has what is printed on it", () => {
  const salvage = (more: object) =>
    command(
      "Salvage",
      { op: "choose", as: "t1", n: 1, from: { kind: "UnitCard", side: "own", zone: "trash", ...more } },
      { op: "addToHand", target: "t1" },
    );

  test.each([
    { more: { apMin: 3 }, found: ["choose Lancer", "choose Giant"] },
    { more: { hpMax: 3 }, found: ["choose Clerk", "choose Lancer"] },
    { more: { hpEq: 3 }, found: [] },
    { more: { superlative: ["highest", "hp"] }, found: [] },
  ])("$more", ({ more, found }) => {
    const t = table({ hand: ["Salvage"], trash: ["Clerk", "Lancer", "Giant"] }, {}, [salvage(more)]);
    t.answer(play("Salvage"));
    if (found.length > 0) expect(t.options).toEqual(found);
    else expect(t.zone("P1.hand")).toEqual(["hpEq" in more ? "Lancer" : "Giant"]);
  });

  test("though it was another thing in play", () => {
    const t = table({ hand: ["Salvage", "Doom"], battleArea: [{ card: "Giant", pilot: "Rider" }] }, {}, [
      salvage({ apMin: 6 }),
      command("Doom", { op: "destroy", target: { all: own } }),
    ]);
    t.answer(play("Doom"));
    expect(t.refusal(play("Salvage"))).toBe("9-1-8-1-1");
  });
});

test("16.6 hasTiming: Trigger is an effect that waits for an event", () => {
  const hunter = command(
    "Hunter",
    { op: "choose", as: "t1", n: 1, from: { ...enemy, hasTiming: "Trigger" } },
    { op: "destroy", target: "t1" },
  );
  const waiting = {
    name: "Waiting",
    ap: 1,
    hp: 1,
    effects: [{ timing: "Trigger", trigger: { event: "unitDeployed", who: own }, ops: [{ op: "draw", n: 1 }] }],
  };
  const constant = {
    name: "Standing",
    ap: 1,
    hp: 1,
    effects: [{ timing: "Constant", ops: [{ op: "modify", target: "thisUnit", ap: 1 }] }],
  };
  const t = table({ hand: ["Hunter"] }, { battleArea: ["Standing", "Waiting"] }, [hunter, waiting, constant]);
  t.answer(play("Hunter"));
  expect(t.zone("P2.battleArea")).toEqual(["Standing"]);
});

test("2-3-4-3 a Pilot whose other price was the only Unit is beneath none: it stays in hand", () => {
  const reckless = {
    name: "Reckless",
    type: "Pilot",
    level: 9,
    cost: 9,
    effects: [
      {
        timing: "PlayOption",
        host: "card",
        zone: "hand",
        may: true,
        cost: [{ op: "destroyUnits", n: 1, from: own }],
        ops: [{ op: "playAs", lv: 0, cost: 0 }],
      },
    ],
  };
  const t = table({ hand: ["Reckless"], battleArea: ["Clerk"] }, {}, [reckless]);
  t.answer("pair Reckless");
  expect([t.zone("P1.hand"), t.zone("P1.trash"), t.question]).toEqual([["Reckless"], ["Clerk"], "6-5"]);
});

describe("9-1-9 several Units could receive effect damage instead", () => {
  const cover = command(
    "Cover",
    { op: "choose", as: "t1", n: 1, from: { ...own, nameIncludes: "Clerk" } },
    { op: "choose", as: "t2", n: 1, from: { ...own, hpMin: 3 } },
    { op: "redirectDamage", damage: "any", fromTarget: "t1", to: "t2", until: "turn" },
  );
  const zap = command("Zap", { op: "damage", n: 1, target: { all: enemy } });
  const laid = (battleArea = ["Clerk", "Lancer", "Giant"], deed: object = zap, name = "Zap") => {
    const hand = [
      { card: "Cover", as: "first" },
      { card: "Cover", as: "second" },
    ];
    const t = table({ hand, battleArea }, { hand: [name] }, [cover, deed]);
    return t.answer("play first", choose("Lancer"), "play second", choose("Giant"), "end the main phase", `P2: play ${name}`);
  };

  test("the owner of the one that is hit says which comes first", () => {
    const t = laid();
    expect([t.asked, t.question, t.options]).toEqual(["P1", "9-3-3", [choose("Lancer"), choose("Giant")]]);
  });

  test.each(["Lancer", "Giant"])("%s", (to) => {
    const t = laid().answer(choose(to));
    const hits = Object.fromEntries(["Clerk", "Lancer", "Giant"].map((name) => [name, t.card(name)["damage"]]));
    expect(hits).toEqual({ Clerk: 0, Lancer: 1, Giant: 1, [to]: 2 });
  });

  test("and is asked about no other, though the same effect has spoken of that before", () => {
    const salvo = command(
      "Salvo",
      { op: "modify", ap: -1, until: "turn", target: { all: enemy } },
      { op: "damage", n: 1, target: { all: { ...enemy, nameIncludes: "Lancer" } } },
    );
    const t = laid(["Lancer", "Clerk", "Giant"], salvo, "Salvo");
    const damage = ["Clerk", "Lancer", "Giant"].map((name) => t.card(name)["damage"]);
    expect([damage, t.happened("redirect damage")]).toEqual([[0, 1, 0], []]);
  });
});
