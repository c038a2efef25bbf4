/** 9-1-9 What changes an event before it happens: damage that is reduced {5-21}, and another card that is rested instead. */
import { describe, expect, test } from "vitest";
import { activate, attack, play, type Side, support, table } from "../table.ts";
import { cast } from "./cast.ts";

const own = { kind: "Unit", side: "own" };
const enemy = { kind: "Unit", side: "enemy" };
const any = { side: "any" };
const pick = (from: object, as = "t1") => ({ op: "choose", as, n: 1, from });
const command = (name: string, ...ops: object[]) => ({ name, type: "Command", effects: [{ timing: ["Main", "Action"], ops }] });
const rested = (card: string, more: object = {}) => ({ card, rested: true, ...more });
const reduces = (event: string, n: number, more: object, effect: object = {}) => ({
  timing: "Trigger",
  substitution: true,
  trigger: { event, ...more },
  ...effect,
  ops: [{ op: "reduceDamage", n }],
});
const self = (n: number, from: object = any, more: object = {}, effect: object = {}) =>
  reduces("thisUnitWouldReceiveDamage", n, { from, ...more }, effect);
const others = (n: number, who: object, from: object = any, more: object = {}) =>
  reduces("unitWouldReceiveDamage", n, { who, from, ...more });

describe("{5-21} damage is reduced", () => {
  const target = (...effects: object[]) => ({ name: "Target", ap: 1, hp: 9, level: 3, traits: ["Order"], effects });
  const helper = (...effects: object[]) => ({ name: "Helper", ap: 1, hp: 9, level: 5, effects });
  const shelter = (...effects: object[]) => ({ name: "Shelter", type: "Base", hp: 9, effects });
  const coach = (...effects: object[]) => ({
    name: "Coach",
    apMod: 0,
    hpMod: 0,
    effects: effects.map((each) => ({ host: "pairedUnit", ...each })),
  });
  const guard = (n: number, next: boolean) => ({
    ...command("Ward", pick(own), {
      op: "gainEffect",
      target: "t1",
      ...(next ? { next: true } : {}),
      until: "turn",
      effect: {
        timing: "Trigger",
        substitution: true,
        trigger: { event: "thisUnitWouldReceiveDamage", from: any },
        ops: [{ op: "reduceDamage", n }],
      },
    }),
  });
  const people = [
    ...cast,
    command("Shell", pick({ kind: "Unit", side: "any", lvMin: 3 }), { op: "damage", n: 3, target: "t1" }),
    {
      name: "Gun",
      ap: 4,
      hp: 9,
      level: 1,
      effects: [
        {
          timing: ["ActivateMain", "ActivateAction"],
          ops: [pick({ kind: "Unit", side: "any", lvMin: 3 }), { op: "damage", n: 3, target: "t1" }],
        },
      ],
    },
    {
      name: "Battery",
      type: "Base",
      hp: 9,
      effects: [{ timing: "ActivateMain", ops: [pick({ kind: "Unit", side: "any", lvMin: 3 }), { op: "damage", n: 3, target: "t1" }] }],
    },
  ];
  const shelled = "3 damage of a Command";
  const shot = "3 damage of an effect of a Unit";
  const shelledByBase = "3 damage of an effect of a Base";
  const fought = "4 battle damage";
  /** Who carries what; what happens; how much Target receives. */
  type Row = [says: string, cards: object[], happens: string, received: number, P2?: Side];
  const rows: Row[] = [
    ["nobody reduces it", [target()], shelled, 3],
    ["by one", [target(self(1))], shelled, 2],
    ["to nothing", [target(self(3))], shelled, 0],
    ["not below nothing", [target(self(9))], shelled, 0],
    ["battle damage too", [target(self(1))], fought, 3],
    ["an enemy Unit's effect, and it is", [target(self(1, enemy))], shot, 2],
    ["an enemy Unit's battle damage, and it is", [target(self(1, enemy))], fought, 3],
    ["an enemy Unit's, and it is a Command's", [target(self(1, enemy))], shelled, 3],
    ["a Command's, and it is", [target(self(1, { kind: "CommandCard", side: "enemy" }))], shelled, 2],
    ["a Command's, and it is a Unit's", [target(self(1, { kind: "CommandCard", side: "enemy" }))], shot, 3],
    ["an enemy Unit's, and it is a Base's", [target(self(1, enemy))], shelledByBase, 3],
    ["a Base's, and it is", [target(self(1, { kind: "Base", side: "enemy" }))], shelledByBase, 2],
    ["a Base's, and it is a Unit's", [target(self(1, { kind: "Base", side: "enemy" }))], shot, 3],
    ["a Base's, and it is a Command's", [target(self(1, { kind: "Base", side: "enemy" }))], shelled, 3],
    ["a Command's, and it is a Base's", [target(self(1, { kind: "CommandCard", side: "enemy" }))], shelledByBase, 3],
    ["anybody's, and it is a Base's", [target(self(1))], shelledByBase, 2],
    ["of the Unit that it battles, and it is", [target(self(1, { ...enemy, battlingThisUnit: true }))], fought, 3],
    ["of the Unit that it battles, and it is in no battle", [target(self(1, { ...enemy, battlingThisUnit: true }))], shot, 3],
    ["one's own side's, and it is the enemy's", [target(self(1, { side: "own" }))], shelled, 3],
    ["battle damage only, and it is", [target(self(1, any, { damage: "battle" }))], fought, 3],
    ["battle damage only, and it is effect damage", [target(self(1, any, { damage: "battle" }))], shelled, 3],
    ["effect damage only, and it is", [target(self(1, any, { damage: "effect" }))], shelled, 2],
    ["effect damage only, and it is battle damage", [target(self(1, any, { damage: "effect" }))], fought, 4],
    ["twice", [target(self(1), self(1))], shelled, 1],
    ["in one's own turn, and it is the other's", [target(self(1, any, {}, { turn: "own" }))], shelled, 3],
    ["in the enemy's turn", [target(self(1, any, {}, { turn: "enemy" }))], shelled, 2],
    ["while this Unit is rested, and it is", [target(self(1, any, {}, { when: [{ self: { state: "rested" } }] }))], shelled, 2],
    ["while it is active, and it is not", [target(self(1, any, {}, { when: [{ self: { state: "active" } }] }))], shelled, 3],
    ["with a Pilot, and there is none", [target(self(1, any, {}, { gate: "DuringPair" }))], shelled, 3],
    ["by its Pilot's text", [target(), coach(self(1))], shelled, 2, { battleArea: [rested("Target", { pilot: "Coach" })] }],
    [
      "by its Pilot's text and its own",
      [target(self(1)), coach(self(1))],
      shelled,
      1,
      { battleArea: [rested("Target", { pilot: "Coach" })] },
    ],
    ["another Unit's own reduction is that one's", [target(), helper(self(1))], shelled, 3],
    ["another's own, beside one that is for all", [target(), helper(self(1)), shelter(others(1, own))], shelled, 2],
    [
      "another's Pilot's own, beside one that is for all",
      [target(), helper(), coach(self(1)), shelter(others(1, own))],
      shelled,
      2,
      { battleArea: [rested("Target"), { card: "Helper", pilot: "Coach" }] },
    ],
    ["for all of yours", [target(), helper(others(1, own))], shelled, 2],
    ["for all of yours, this one too", [target(others(1, own))], shelled, 2],
    ["for all other ones of yours", [target(others(1, { ...own, notSelf: true }))], shelled, 3],
    ["for all of yours with a trait", [target(), helper(others(1, { ...own, traitAny: ["Order"] }))], shelled, 2],
    ["for all of yours with another trait", [target(), helper(others(1, { ...own, traitAny: ["Guild"] }))], shelled, 3],
    ["for all of yours, by a Base", [target(), shelter(others(1, own))], shelled, 2],
    [
      "for all of yours, by a Pilot's text",
      [target(), helper(), coach(others(1, own))],
      shelled,
      2,
      { battleArea: [rested("Target"), { card: "Helper", pilot: "Coach" }] },
    ],
    ["for all of yours, of battle damage, and it is", [target(), helper(others(1, own, enemy, { damage: "battle" }))], fought, 3],
    ["for all of yours, of battle damage, and it is not", [target(), helper(others(1, own, enemy, { damage: "battle" }))], shot, 3],
    ["for all of yours, of a Unit's, and it is a Command's", [target(), helper(others(1, own, enemy))], shelled, 3],
  ];
  test.each<Row>(rows)("%s", (_, cards, happens, received, side) => {
    const named = cards.map((each) => (each as { name: string }).name);
    const P2 = {
      battleArea: [rested("Target"), ...named.filter((name) => name === "Helper")],
      baseSection: named.filter((name) => name === "Shelter"),
      hand: [],
      ...side,
    };
    const P1 = { battleArea: ["Gun"], baseSection: ["Battery"], hand: ["Shell", "Bolt"] };
    const t = table({ P1, P2 }, [...cards, ...people]);
    const deed = { [shelled]: play("Shell"), [shot]: activate("Gun"), [shelledByBase]: activate("Battery") }[happens];
    if (deed === undefined) t.answer(attack("Gun", "Target")).passes();
    else t.answer(deed, ...(t.g.question()?.rule === "9-3-3" ? ["choose Target"] : []));
    if (t.options.includes("choose Target")) t.answer("choose Target");
    expect(t.card("Target")["damage"]).toBe(received);
    for (const name of named.filter((each) => each !== "Target" && each !== "Coach")) expect(t.card(name)["damage"]).toBe(0);
  });

  test.each([
    ["a Unit", enemy, 3],
    ["anybody", { side: "enemy" }, 2],
  ])("2-3-3-2 a Unit card revealed by a Burst is no Unit: of damage of %s", (_, from, received) => {
    const mine = { name: "Mine", ap: 1, hp: 1, effects: [{ timing: "Burst", ops: [{ op: "damage", n: 3, target: { all: enemy } }] }] };
    const t = table({ P1: { battleArea: ["Target"] }, P2: { shieldSection: ["Mine"] } }, [target(self(1, from)), mine]);
    t.answer(attack("Target")).passes().answer("use it");
    expect(t.card("Target")["damage"]).toBe(received);
  });

  test("R-65 a Pilot in play as a Unit has no text, and is damaged like another", () => {
    const burst = { timing: "Burst", host: "card", ops: [{ op: "deployThisPilotAsUnit", ap: 1, hp: 9 }] };
    const master = { name: "Master", apMod: 1, hpMod: 1, level: 3, effects: [burst, { host: "pairedUnit", ...self(2) }] };
    const raze = command("Raze", { op: "destroy", target: { all: { kind: "Shield", side: "enemy" } } });
    const P2 = { battleArea: ["Helper"], shieldSection: ["Master"] };
    const t = table({ P1: { battleArea: ["Gun"], hand: ["Raze"] }, P2 }, [master, raze, helper(others(1, own)), ...people]);
    t.answer(play("Raze"), "use it", activate("Gun"), "choose Master");
    expect(t.card("Master")).toMatchObject({ place: "battleArea", damage: 2 });
  });

  test("an enemy's Unit that reduces for its own side does nothing for the other", () => {
    const t = table({ P1: { battleArea: ["Gun", "Helper"] }, P2: { battleArea: ["Target"] } }, [
      target(),
      helper(others(2, own)),
      ...people,
    ]);
    t.answer(activate("Gun"), "choose Target");
    expect(t.card("Target")["damage"]).toBe(3);
  });

  describe("10.7, R-72 what is spent", () => {
    const once = { oncePerTurn: true };
    const hits = (cards: object[], plays: number, script: string[] = []) => {
      const shells = Array.from({ length: plays }, () => "Shell");
      const P1 = { battleArea: [rested("Target")], hand: [...script.map(() => "Ward"), ...shells, "Bolt"] };
      const t = table({ P1 }, [...cards, ...people]);
      t.answer(...script);
      return shells.map(() => {
        const before = Number(t.card("Target")["damage"]);
        t.answer(play("Shell"));
        return Number(t.card("Target")["damage"]) - before;
      });
    };
    const more = { ...target(), hp: 20 };
    test.each<[string, object[], number[], string[]?]>([
      ["once per turn: the second damage is as it was", [{ ...more, effects: [self(1, any, {}, once)] }], [2, 3]],
      ["what is there always comes first; the other is kept", [{ ...more, effects: [self(1, any, {}, once), self(3)] }], [0, 0]],
      ["both are needed, once", [{ ...more, effects: [self(1, any, {}, once), self(1)] }], [1, 2]],
      ["what does nothing is not used up", [{ ...more, effects: [self(1, { kind: "Unit", side: "any" }, {}, once)] }], [3, 3]],
      ["a reduction that was gained, for the turn", [more, guard(1, false)], [2, 2], ["play Ward"]],
      ["the next damage only", [more, guard(1, true)], [2, 3], ["play Ward"]],
      ["two for the next damage, both are spent", [more, guard(1, true)], [1, 3], ["play Ward", "play Ward"]],
      ["one is enough, the other is kept", [more, guard(3, true)], [0, 0, 3], ["play Ward", "play Ward"]],
      [
        "once per turn before the next damage only",
        [{ ...more, effects: [self(3, any, {}, once)] }, guard(3, true)],
        [0, 0, 3],
        ["play Ward"],
      ],
    ])("%s", (_, cards, received, script = []) => expect(hits(cards, received.length, script)).toEqual(received));

    test("of another Unit nothing is reduced by what one has gained", () => {
      const P1 = { battleArea: [rested("Target"), "Giant"], hand: ["Ward", "Shell", "Bolt"] };
      const t = table({ P1 }, [more, guard(2, false), ...people]).answer(play("Ward"), "choose Giant", play("Shell"), "choose Target");
      expect(t.card("Target")["damage"]).toBe(3);
    });
  });
});

describe("R-64 another card may be rested instead", () => {
  const standsIn = (of: object, effectOf: object) => ({
    timing: "Constant",
    ops: [{ op: "restInstead", target: "thisUnit", of, effectOf }],
  });
  const dummy = (of: object = own, effectOf: object = own) => ({
    name: "Dummy",
    ap: 1,
    hp: 5,
    level: 2,
    effects: [standsIn(of, effectOf)],
  });
  const lull = {
    timing: "ActivateMain",
    ops: [
      { op: "rest", target: { all: { ...own, lvMin: 5 } } },
      { op: "draw", n: 1, after: "ifYouDo" },
    ],
  };
  const actor = (...effects: object[]) => ({ name: "Actor", ap: 1, hp: 5, level: 3, traits: ["Order"], keywords: ["Support 1"], effects });
  const asked = (card: object, side: Side, ...script: string[]) => {
    const t = table({ P1: { battleArea: ["Actor", "Giant", "Dummy"], hand: ["Sleep", "Bolt"], ...side }, P2: { battleArea: ["Wall"] } }, [
      actor(lull, { timing: "ActivateMain", cost: [{ op: "restSelf" }], ops: [{ op: "draw", n: 1 }] }),
      card,
      ...cast,
    ]);
    return t.answer(...script);
  };
  const choices = ["choose Giant", "choose Dummy"];

  test.each<[string, object, Side, string[], string[] | null]>([
    ["where an effect of such a Unit rests such a Unit", dummy(), {}, [activate("Actor"), "effect 1"], choices],
    ["not another kind of Unit", dummy({ ...own, lvMax: 4 }), {}, [activate("Actor"), "effect 1"], null],
    ["not by an effect of another kind of Unit", dummy(own, { ...own, lvMin: 5 }), {}, [activate("Actor"), "effect 1"], null],
    ["not by a Command", dummy(), {}, [play("Sleep"), "choose Giant"], null],
    ["not where it is rested itself", dummy(), { battleArea: ["Actor", "Giant", rested("Dummy")] }, [activate("Actor"), "effect 1"], null],
    [
      "not where the other is rested already",
      dummy(),
      { battleArea: ["Actor", rested("Giant"), "Dummy"] },
      [activate("Actor"), "effect 1"],
      null,
    ],
    ["of a price", dummy(), {}, [activate("Actor"), "effect 2"], ["choose Actor", "choose Dummy"]],
    ["of Support", dummy(), {}, [support("Actor")], ["choose Actor", "choose Dummy"]],
    ["not of an attack", dummy(), {}, ["attack with Actor > target the player"], null],
  ])("%s", (_, card, side, script, options) => {
    const t = asked(card, side, ...script);
    expect(t.options.some((each) => each === "choose Dummy") && t.question !== "11-1-3" ? t.options : null).toEqual(options);
  });

  test.each<[string, string, string[]]>([
    ["it is", "choose Dummy", ["Dummy"]],
    ["it is not", "choose Giant", ["Giant"]],
  ])("and it counts as done: %s", (_, answer, are) => {
    const t = asked(dummy(), {}, activate("Actor"), "effect 1", answer);
    expect([t.question, ["Actor", "Giant", "Dummy"].filter((name) => t.card(name)["rested"]), t.zone("P1.hand").length]).toEqual([
      "6-5",
      are,
      3,
    ]);
    expect(t.happened("rest").map(({ rule }) => rule)).toEqual([answer === "choose Dummy" ? "9-1-9" : "4-4"]);
  });

  test.each<[string, string, string]>([
    ["a price: it is", "choose Dummy", "Dummy"],
    ["a price: it is not", "choose Actor", "Actor"],
  ])("%s", (_, answer, is) => {
    const t = asked(dummy(), {}, activate("Actor"), "effect 2", answer);
    expect([["Actor", "Giant", "Dummy"].filter((name) => t.card(name)["rested"]), t.zone("P1.hand").length]).toEqual([[is], 3]);
  });

  test.each<[string, string, string]>([
    ["Support: it is", "choose Dummy", "Dummy"],
    ["Support: it is not", "choose Actor", "Actor"],
  ])("%s", (_, answer, is) => {
    const t = asked(dummy(), {}, support("Actor"), answer, "choose Giant");
    expect([["Actor", "Giant", "Dummy"].filter((name) => t.card(name)["rested"]), t.card("Giant")["ap"]]).toEqual([[is], 6]);
  });

  test.each<[string, object, boolean]>([
    ["such a Unit, as it was last", { ...own, lvMax: 3, damaged: true }, true],
    ["another Unit", { ...own, lvMax: 3, damaged: false }, false],
    ["such a Unit, with its Pilot", { ...own, paired: true }, true],
  ])("R-54 the effect's Unit has left to pay for it: %s", (_, effectOf, isAsked) => {
    const martyr = { timing: "ActivateMain", cost: [{ op: "destroySelf" }], ops: [{ op: "rest", target: { all: { ...own, lvMin: 5 } } }] };
    const P1 = { battleArea: [{ card: "Actor", damage: 1, pilot: "Rider" }, "Giant", "Dummy"] };
    const t = table({ P1 }, [actor(martyr), dummy(own, effectOf), ...cast]).answer(activate("Actor"));
    expect(t.options.includes("choose Dummy")).toBe(isAsked);
  });

  test("by a Base, which has to be active", () => {
    const depot = (state: unknown) => {
      const base = {
        name: "Depot",
        type: "Base",
        hp: 4,
        effects: [{ timing: "Constant", ops: [{ op: "restInstead", target: "thisBase", of: own, effectOf: own }] }],
      };
      const t = table({ P1: { battleArea: ["Actor", "Giant"], baseSection: [state] } }, [actor(lull), base, ...cast]);
      return t.answer(activate("Actor")).options.includes("choose Depot");
    };
    expect([depot("Depot"), depot(rested("Depot"))]).toEqual([true, false]);
  });

  test("the enemy's does not stand in, nor for the enemy", () => {
    const P2 = { battleArea: ["Dummy"] };
    const t = table({ P1: { battleArea: ["Actor", "Giant"] }, P2 }, [
      actor(lull),
      dummy({ kind: "Unit", side: "any" }, { kind: "Unit", side: "any" }),
      ...cast,
    ]);
    expect(t.answer(activate("Actor")).question).toBe("6-5");
  });

  test("of two Units at once it stands in for one, and the other is asked about no more", () => {
    const all = { timing: "ActivateMain", ops: [{ op: "rest", target: { all: { ...own, lvMax: 3, notSelf: true } } }] };
    const P1 = { battleArea: ["Actor", "Lancer", "Clerk", "Dummy"] };
    const t = table({ P1 }, [
      actor({ ...all, ops: [{ op: "rest", target: { all: { ...own, lvMin: 1, notSelf: true, nameExcludes: "Dummy" } } }] }),
      dummy(),
      ...cast,
    ]);
    t.answer(activate("Actor"));
    expect(t.options).toEqual(["choose Lancer", "choose Dummy"]);
    t.answer("choose Dummy");
    expect([t.question, ["Lancer", "Clerk", "Dummy"].filter((name) => t.card(name)["rested"])]).toEqual(["6-5", ["Clerk", "Dummy"]]);
  });

  test("of two Units at once: the first is rested itself, about the second it is asked", () => {
    const all = { timing: "ActivateMain", ops: [{ op: "rest", target: { all: { ...own, notSelf: true, nameExcludes: "Dummy" } } }] };
    const t = table({ P1: { battleArea: ["Actor", "Lancer", "Clerk", "Dummy"] } }, [actor(all), dummy(), ...cast]);
    t.answer(activate("Actor"), "choose Lancer");
    expect(t.options).toEqual(["choose Clerk", "choose Dummy"]);
    t.answer("choose Dummy");
    expect(["Lancer", "Clerk", "Dummy"].filter((name) => t.card(name)["rested"])).toEqual(["Lancer", "Dummy"]);
  });
});
