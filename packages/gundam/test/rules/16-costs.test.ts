/** 16.8, 9-1-7 What stands before the colon: when it can be paid and when not, with what, and what becomes of that. 2-8, 2-9 Prices. */
import { describe, expect, test } from "vitest";
import { differences, look } from "../differences.ts";
import { activate, play, type Side, table } from "../table.ts";
import { cast } from "./cast.ts";

const own = { kind: "Unit", side: "own" };
const other = { ...own, notSelf: true };
const card = (zone: string, kind = "Card") => ({ kind, side: "own", zone });
const draw = { op: "draw", n: 1 };
const people = [...cast, { name: "Tin", type: "Base", hp: 4 }];
const payer = (cost: readonly object[], more = {}) => ({
  name: "Payer",
  ap: 2,
  hp: 5,
  level: 3,
  traits: ["Order"],
  effects: [{ timing: "ActivateMain", cost, ops: [draw] }],
  ...more,
});
const rested = (name: string) => ({ card: name, rested: true });

const pay = (n: number) => ({ op: "payResources", n });
const rest = (n: number, from: object = own) => ({ op: "restUnits", n, from });
const discard = (n: number, filter?: object) => ({ op: "discard", n, ...(filter === undefined ? {} : { filter }) });
const destroy = (n: number, from: object = own) => ({ op: "destroyUnits", n, from });
const exile = (n: number, from: object = card("trash")) => ({ op: "exileFromTrash", n, from });
const restSelf = { op: "restSelf" };
const destroySelf = { op: "destroySelf" };
const sink = { op: "returnSelfToDeckBottom" };

describe("9-1-7 all of it can be paid, or none of it is", () => {
  const two: Side = { battleArea: ["Payer", "Clerk"] };
  const rows: readonly (readonly [string, object[], Side, string | null])[] = [
    ["as many Resources as are active", [pay(2)], { resourceArea: 2 }, null],
    ["one too few", [pay(3)], { resourceArea: 2 }, "9-1-7-3"],
    ["rested ones pay nothing", [pay(3)], { resourceArea: 2, restedResources: 4 }, "9-1-7-3"],
    ["an EX Resource is one of them", [pay(3)], { resourceArea: 2, exResources: 1 }, null],
    ["this Unit is active", [restSelf], {}, null],
    ["this Unit is rested", [restSelf], { battleArea: [rested("Payer")] }, "9-1-7"],
    ["two Units to rest, this one among them", [rest(2)], two, null],
    ["not three", [rest(3)], two, "9-1-7"],
    ["a rested one cannot be", [rest(2)], { battleArea: ["Payer", rested("Clerk")] }, "9-1-7"],
    ["one besides this Unit", [rest(1, other)], two, null],
    ["not two besides it", [rest(2, other)], two, "9-1-7"],
    ["this Unit, and another", [restSelf, rest(1)], two, null],
    ["this Unit does not count twice", [restSelf, rest(2)], two, "9-1-7"],
    ["this Unit does not count twice, whichever comes first", [rest(2), restSelf], two, "9-1-7"],
    ["it is none of those, so there are two", [restSelf, rest(1, { ...own, lvMax: 1 })], two, null],
    ["it is none of those, and there is one", [restSelf, rest(2, { ...own, lvMax: 1 })], two, "9-1-7"],
    ["this Unit is rested, and two others are not", [rest(2)], { battleArea: [rested("Payer"), "Clerk", "Wall"] }, null],
    ["a card to discard", [discard(1)], { hand: 1 }, null],
    ["two, and there is one", [discard(2)], { hand: 1 }, "9-1-7"],
    ["no card in hand", [discard(1)], { hand: 0 }, "9-1-7"],
    ["a Unit card to discard", [discard(1, card("hand", "UnitCard"))], { hand: ["Lancer", "Bolt"] }, null],
    ["two of them, and there is one", [discard(2, card("hand", "UnitCard"))], { hand: ["Lancer", "Bolt"] }, "9-1-7"],
    ["none of them", [discard(1, card("hand", "UnitCard"))], { hand: ["Bolt"] }, "9-1-7"],
    ["two Units to destroy", [destroy(2)], two, null],
    ["not three", [destroy(3)], two, "9-1-7"],
    ["one besides this Unit", [destroy(1, other)], two, null],
    ["none besides this Unit", [destroy(1, other)], {}, "9-1-7"],
    ["this Unit, and another", [destroySelf, destroy(1)], two, null],
    ["this Unit is not destroyed twice", [destroySelf, destroy(2)], two, "9-1-7"],
    ["it goes under the deck, and another is destroyed", [sink, destroy(1)], two, null],
    ["it does not go twice", [sink, destroy(2)], two, "9-1-7"],
    ["to rest this Unit and to destroy it are two things", [restSelf, destroy(2)], two, null],
    ["to destroy this Unit and to rest it are two things", [rest(2), destroySelf], two, null],
    ["this Unit is destroyed, rested or not", [destroySelf], { battleArea: [rested("Payer")] }, null],
    ["two cards of the trash", [exile(2)], { trash: ["Bolt", "Clerk"] }, null],
    ["not three", [exile(3)], { trash: ["Bolt", "Clerk"] }, "9-1-7"],
    ["a Command of the trash", [exile(1, card("trash", "CommandCard"))], { trash: ["Bolt", "Clerk"] }, null],
    ["not two", [exile(2, card("trash", "CommandCard"))], { trash: ["Bolt", "Clerk"] }, "9-1-7"],
    ["the first can be paid, the second cannot", [pay(1), discard(1)], { resourceArea: 1, hand: 0 }, "9-1-7"],
    ["the second can be paid, the first cannot", [pay(2), discard(1)], { resourceArea: 1, hand: 1 }, "9-1-7-3"],
  ];
  const plenty = { battleArea: ["Clerk", "Wall", "Giant"], hand: 5, trash: ["Bolt", "Clerk", "Rally"], resourceArea: 9 };
  test.each(rows)("%s", (_, cost, side, refused) => {
    const P1 = { battleArea: ["Payer"], hand: 0, resourceArea: 4, ...side };
    expect(table({ P1, P2: plenty }, [payer(cost), ...people]).refusal(activate("Payer"))).toBe(refused);
  });

  test.each([
    ["it is active", "Bank", null],
    ["it is rested", rested("Bank"), "9-1-7"],
  ])("a Base that rests itself: %s", (_, lies, refused) => {
    const bank = { ...payer([restSelf]), name: "Bank", type: "Base" };
    const { ap: _ap, ...base } = bank;
    expect(table({ P1: { baseSection: [lies] } }, [base, ...people]).refusal(activate("Bank"))).toBe(refused);
  });
});

describe("9-1-7 what is paid with, and what becomes of it", () => {
  interface Row {
    readonly cost: readonly object[];
    readonly answers?: readonly string[];
    readonly is: readonly string[];
    /** What may be chosen at the first question. */
    readonly of?: readonly string[];
    readonly P1?: Side;
    /** This Unit is a token. */
    readonly token?: true;
  }
  const P1: Side = {
    battleArea: ["Payer", "Clerk", rested("Wall"), "Giant"],
    hand: ["Lancer", "Bolt", "Rider"],
    trash: ["Keg", "Mine"],
    resourceArea: [
      { card: "R-001", as: "R1" },
      { card: "R-001", as: "R2" },
      { card: "R-001", as: "R3" },
    ],
    deck: ["D1", "D2", "D3"].map((as) => ({ card: "Clerk", as })),
  };
  const drawn = "D1: deck → hand";
  const rows: Readonly<Record<string, Row>> = {
    "so many Resources": { cost: [pay(2)], is: ["R1: rested false → true", "R2: rested false → true", "P1: active Resources 3 → 1"] },
    "an EX Resource leaves the game": {
      cost: [pay(2)],
      P1: { exResources: 1 },
      of: ["pay with Resources", "pay with an EX Resource"],
      answers: ["pay with an EX Resource"],
      is: ["EX Resource: resourceArea → nowhere", "R1: rested false → true", "P1: active Resources 3 → 2"],
    },
    "EX Resources one after the other": {
      cost: [pay(3)],
      P1: { exResources: 2 },
      answers: ["pay with an EX Resource", "pay with an EX Resource"],
      is: [
        "EX Resource: resourceArea → nowhere",
        "EX Resource: resourceArea → nowhere",
        "R1: rested false → true",
        "P1: active Resources 3 → 2",
      ],
    },
    "with too few others, only EX Resources": {
      cost: [pay(2)],
      P1: { resourceArea: [{ card: "R-001", as: "R1" }], exResources: 1 },
      is: ["EX Resource: resourceArea → nowhere", "R1: rested false → true", "P1: active Resources 1 → 0"],
    },
    "this Unit is rested": { cost: [restSelf], is: ["Payer: rested false → true"] },
    "two Units are rested": {
      cost: [rest(2)],
      of: ["choose Payer", "choose Clerk", "choose Giant"],
      answers: ["choose Giant", "choose Payer"],
      is: ["Payer: rested false → true", "Giant: rested false → true"],
    },
    "this Unit, and another": {
      cost: [restSelf, rest(1)],
      of: ["choose Clerk", "choose Giant"],
      answers: ["choose Clerk"],
      is: ["Payer: rested false → true", "Clerk: rested false → true"],
    },
    "a card is discarded": {
      cost: [discard(1)],
      of: ["choose Lancer", "choose Bolt", "choose Rider"],
      answers: ["choose Bolt"],
      is: ["Bolt: hand → trash"],
    },
    "two are, one after the other": {
      cost: [discard(2)],
      answers: ["choose Bolt", "choose Rider"],
      is: ["Bolt: hand → trash", "Rider: hand → trash"],
    },
    "all that there are": {
      cost: [discard(3)],
      is: ["Bolt: hand → trash", "Lancer: hand → trash", "Rider: hand → trash"],
    },
    "the only one that matches is asked for all the same": {
      cost: [discard(1, card("hand", "UnitCard"))],
      of: ["choose Lancer"],
      answers: ["choose Lancer"],
      is: ["Lancer: hand → trash"],
    },
    "a Unit is destroyed": {
      cost: [destroy(1)],
      of: ["choose Payer", "choose Clerk", "choose Wall", "choose Giant"],
      answers: ["choose Wall"],
      is: ["Wall: battleArea → trash"],
    },
    "this Unit is destroyed for its own effect": { cost: [destroy(1)], answers: ["choose Payer"], is: ["Payer: battleArea → trash"] },
    "this Unit is destroyed, and another": {
      cost: [destroySelf, destroy(1)],
      of: ["choose Clerk", "choose Wall", "choose Giant"],
      answers: ["choose Giant"],
      is: ["Payer: battleArea → trash", "Giant: battleArea → trash"],
    },
    "this Unit goes under the deck": {
      cost: [sink],
      is: ["Payer: battleArea → deck", "P1's deck: D2, D3, Payer"],
    },
    "with its Pilot, the Unit first": {
      cost: [sink],
      P1: { battleArea: [{ card: "Payer", pilot: { card: "Rider", as: "its Pilot" } }] },
      of: ["choose Payer", "choose its Pilot"],
      answers: ["choose Payer"],
      is: ["Payer: battleArea → deck", "its Pilot: beneath → deck", "P1's deck: D2, D3, Payer, its Pilot"],
    },
    "with its Pilot, the Pilot first": {
      cost: [sink],
      P1: { battleArea: [{ card: "Payer", pilot: { card: "Rider", as: "its Pilot" } }] },
      answers: ["choose its Pilot"],
      is: ["Payer: battleArea → deck", "its Pilot: beneath → deck", "P1's deck: D2, D3, its Pilot, Payer"],
    },
    "a token and its Pilot: the token leaves the game, whichever is first": {
      cost: [sink],
      P1: { battleArea: [{ card: "Payer", pilot: { card: "Rider", as: "its Pilot" } }] },
      answers: ["choose its Pilot"],
      token: true,
      is: ["Payer: battleArea → nowhere", "its Pilot: beneath → deck", "P1's deck: D2, D3, its Pilot"],
    },
    "a card of the trash is exiled": {
      cost: [exile(1)],
      of: ["choose Keg", "choose Mine"],
      answers: ["choose Mine"],
      is: ["Mine: trash → removal"],
    },
    "one after the other, in their order": {
      cost: [pay(1), restSelf, discard(1)],
      answers: ["choose Bolt"],
      is: ["R1: rested false → true", "P1: active Resources 3 → 2", "Payer: rested false → true", "Bolt: hand → trash"],
    },
    "a Unit to rest, twice": {
      cost: [rest(1), rest(1)],
      of: ["choose Payer", "choose Clerk", "choose Giant"],
      answers: ["choose Clerk", "choose Giant"],
      is: ["Clerk: rested false → true", "Giant: rested false → true"],
    },
  };
  const token = { type: "UnitToken", token: true, color: null, level: 0, cost: 0 };
  const lay = ({ cost, P1: side, ...row }: Row) =>
    table({ P1: { ...P1, ...side } }, [payer(cost, row.token === true ? token : {}), ...people]);
  test.each(Object.entries(rows))("%s", (_, row) => {
    const t = lay(row);
    const before = look(t);
    t.answer(activate("Payer"));
    if (row.of !== undefined) expect(t.options).toEqual(row.of);
    t.answer(...(row.answers ?? []));
    expect([t.question, differences(t, before).toSorted()]).toEqual(["6-5", [drawn, ...row.is].toSorted()]);
  });

  test("each price is asked for and told in words, with the paragraph", async () => {
    const texts = Object.entries(rows).map(([name, row]) => {
      const t = lay(row);
      const [, ...used] = t.answer(activate("Payer")).log;
      return [`# ${name}`, ...used, ...t.transcript(...(row.answers ?? []))].join("\n");
    });
    await expect(`${texts.join("\n")}\n`).toMatchFileSnapshot("../golden/costs.txt");
  });
});

describe("2-8, 2-9 what a card costs and which Lv. it asks for", () => {
  const change = (more: object, when: object = {}) => ({
    timing: "Constant",
    zone: "hand",
    ...when,
    ops: [{ op: "costModifier", zone: "hand", ...more }],
  });
  const option = (ops: object, more: object = {}) => ({
    timing: "PlayOption",
    zone: "hand",
    may: true,
    cost: [discard(1)],
    ...more,
    ops: [{ op: "playAs", ...ops }],
  });
  const dear = (...effects: object[]) => ({ name: "Dear", ap: 1, hp: 1, level: 5, cost: 4, effects });
  const few = { kind: "Unit", side: "enemy", lvMax: 1 };
  const rows: readonly (readonly [string, object[], Side, readonly [lv: number, cost: number]])[] = [
    ["as printed", [], {}, [5, 4]],
    ["one less", [change({ n: -1 })], {}, [5, 3]],
    ["one more", [change({ n: 1 })], {}, [5, 5]],
    ["not below nothing", [change({ n: -9, lv: -9 })], {}, [0, 0]],
    ["the Lv. too", [change({ n: -1, lv: -2 })], {}, [3, 3]],
    ["the Lv. alone", [change({ n: 0, lv: -2 })], {}, [3, 4]],
    ["for each of two (Q205)", [change({ n: -1, perCount: few })], {}, [5, 2]],
    ["for each of none (Q205)", [change({ n: -1, perCount: { ...few, state: "rested" } })], {}, [5, 4]],
    ["for each, the Lv. too", [change({ n: -1, lv: -1, perCount: few })], {}, [3, 2]],
    ["two at once", [change({ n: -1 }), change({ n: -2 })], {}, [5, 1]],
    ["while it is so", [change({ n: -1 }, { while: [{ handSize: "own", atMost: 1 }] })], {}, [5, 3]],
    ["while it is not so", [change({ n: -1 }, { while: [{ handSize: "own", atLeast: 2 }] })], {}, [5, 4]],
    ["one less, if it is so", [change({ n: -1, if: [{ handSize: "own", atMost: 1 }] })], {}, [5, 3]],
    ["one less, if it is not so", [change({ n: -1, if: [{ handSize: "own", atLeast: 2 }] })], {}, [5, 4]],
    [
      "in the trash it is no matter",
      [{ ...change({ n: -1 }), zone: "trash", ops: [{ op: "costModifier", zone: "trash", n: -1 }] }],
      {},
      [5, 4],
    ],
    ["another price, for as long as it is so", [{ timing: "Constant", zone: "hand", ops: [{ op: "playAs", lv: 2, cost: 1 }] }], {}, [2, 1]],
    ["another cost, at the printed Lv.", [{ timing: "Constant", zone: "hand", ops: [{ op: "playAs", cost: 1 }] }], {}, [5, 1]],
    ["a price that is not taken", [option({ lv: 1, cost: 1 })], {}, [5, 4]],
  ];
  const P2 = { battleArea: ["Clerk", "Wall", "Giant"] };
  test.each(rows)("%s", (_, effects, side, [levelNow, costNow]) => {
    const laid = (resourceArea: number, active: number) =>
      table({ P1: { hand: ["Dear"], ...side, resourceArea: active, restedResources: resourceArea - active }, P2 }, [
        dear(...effects),
        ...people,
      ]);
    expect(laid(9, 9).card("Dear")).toMatchObject({ levelNow, costNow });
    const refused = (resources: number, active: number) => laid(resources, active).refusal(play("Dear"));
    const most = Math.max(levelNow, costNow);
    expect(refused(most, costNow), "affordable").toBeNull();
    if (levelNow > costNow) expect(refused(levelNow - 1, levelNow - 1), "one Lv. too low").toBe("2-8-1");
    if (costNow > 0) expect(refused(most, costNow - 1), "one Resource too few").toBe("2-9");
  });

  test.each([
    ["its other price", ["use it"], ["Bolt: hand → trash", "R1: rested false → true"]],
    ["its own", ["decline"], ["R1: rested false → true", "R2: rested false → true", "R3: rested false → true"]],
  ])("Q120 a card with two prices is played at %s", (_, answers, is) => {
    const cheap = { ...dear(option({ lv: 1, cost: 1 })), level: 3, cost: 3 };
    const resourceArea = ["R1", "R2", "R3"].map((as) => ({ card: "R-001", as }));
    const t = table({ P1: { hand: ["Dear", "Bolt"], resourceArea } }, [cheap, ...people]);
    const before = look(t);
    t.answer(play("Dear"), ...answers);
    const spent = differences(t, before).filter((each) => !/Dear|active/.test(each));
    expect(spent.toSorted()).toEqual(is.toSorted());
  });

  test.each<[string, Side, string | null]>([
    ["both can be paid", { hand: ["Dear", "Bolt"], resourceArea: 5 }, null],
    ["only the other", { hand: ["Dear", "Bolt"], resourceArea: 1 }, null],
    ["only its own", { hand: ["Dear"], resourceArea: 5 }, null],
    ["neither: no card to discard", { hand: ["Dear"], resourceArea: 1 }, "2-8-1"],
    ["neither: no Resource is active", { hand: ["Dear", "Bolt"], resourceArea: 0, restedResources: 5 }, "2-9"],
  ])("Q120 a card with two prices: %s", (_, P1, refused) => {
    expect(table({ P1 }, [dear(option({ lv: 1, cost: 1 })), ...people]).refusal(play("Dear"))).toBe(refused);
  });

  test("R-59 what changes its cost changes the other price too, and not the Lv. that it sets", () => {
    const cheap = dear(option({ lv: 2, cost: 2 }), change({ n: -1 }));
    const refused = (resourceArea: number, active: number) =>
      table({ P1: { hand: ["Dear", "Bolt"], resourceArea: active, restedResources: resourceArea - active } }, [cheap, ...people]).refusal(
        play("Dear"),
      );
    expect([refused(2, 1), refused(1, 1), refused(2, 0)]).toEqual([null, "2-8-1", "2-8-1"]);
  });
});

describe("2-9, 2-3-4-3 a Pilot whose cost depends on the Unit it is paired with", () => {
  const forTheOrder = { op: "playAs", cost: 1, with: { ...own, traitAny: ["Order"] } };
  const ace = (...more: object[]) => ({
    name: "Ace",
    apMod: 1,
    hpMod: 1,
    level: 2,
    cost: 3,
    effects: [{ timing: "Constant", host: "card", zone: "hand", ops: [forTheOrder] }, ...more],
  });
  const knight = "Knight"; // of the Order
  const free = { timing: "Constant", ops: [{ op: "cannotBePaired", target: "thisUnit" }] };
  const loner = { name: "Loner", ap: 1, hp: 1, traits: ["Order"], effects: [free] };
  const ridden = { card: knight, pilot: "Rider" };
  /** What is there, and with whom it may be paired, or the paragraph that refuses it. */
  const rows: readonly (readonly [string, unknown[], number, readonly string[] | string])[] = [
    ["with such a Unit, for less", [knight, "Clerk"], 1, [knight]],
    ["with two such Units, for less", [knight, { card: knight, as: "other" }, "Clerk"], 1, [knight, "other"]],
    ["with either, for all of it", [knight, "Clerk"], 3, [knight, "Clerk"]],
    ["with either, but for one too few", [knight, "Clerk"], 2, [knight]],
    ["for nothing", [knight, "Clerk"], 0, "2-9"],
    ["no such Unit is there", ["Clerk"], 1, "2-9"],
    ["such a Unit has a Pilot", [ridden, "Clerk"], 1, "2-9"],
    ["such a Unit has a Pilot, another has not", [ridden, "Clerk"], 3, ["Clerk"]],
    ["such a Unit has a Pilot, and it could be paid", [ridden], 3, "2-3-4-3"],
    ["such a Unit has a Pilot, and it could not be paid", [ridden], 0, "2-3-4-3"],
    ["such a Unit cannot be paired", ["Loner", "Clerk"], 1, "2-9"],
    ["no Unit at all", [], 3, "2-3-4-3"],
  ];
  test.each(rows)("%s", (_, battleArea, resources, meant) => {
    const P1 = { battleArea, hand: ["Ace"], resourceArea: resources, restedResources: 9 - resources };
    const t = table({ P1 }, [ace(), loner, ...people]);
    const refused = t.refusal("pair Ace");
    if (refused === null) t.plays("pair Ace");
    const asked = t.question === "2-3-4-3" ? t.options.map((each) => each.replace("choose ", "")) : [];
    const got = t.happened("pair").map(({ other }) => t.g.cardName(other));
    expect(refused ?? [...asked, ...got]).toEqual(meant);
  });

  test("its cost may be lower besides", () => {
    const cheaper = { timing: "Constant", host: "card", zone: "hand", ops: [{ op: "costModifier", zone: "hand", n: -1 }] };
    const offered = (resources: number) => {
      const P1 = { battleArea: [knight, "Clerk"], hand: ["Ace"], resourceArea: resources, restedResources: 9 - resources };
      const t = table({ P1 }, [ace(cheaper), ...people]).plays("pair Ace");
      return t.question === "2-3-4-3" ? t.options : "nothing is asked";
    };
    expect([offered(1), offered(2)]).toEqual(["nothing is asked", [`choose ${knight}`, "choose Clerk"]]);
  });

  test("its cost may be lower besides by the same text", () => {
    const ops = [forTheOrder, { op: "costModifier", zone: "hand", n: -1 }];
    const cadet = { ...ace(), effects: [{ timing: "Constant", host: "card", zone: "hand", ops }] };
    const refused = (resources: number, battleArea: string[]) =>
      table({ P1: { battleArea, hand: ["Ace"], resourceArea: resources, restedResources: 9 - resources } }, [cadet, ...people]).refusal(
        "pair Ace",
      );
    expect([refused(0, [knight]), refused(1, ["Clerk"]), refused(2, ["Clerk"])]).toEqual([null, "2-9", null]);
  });

  test.each([
    ["lower for each of something", { op: "costModifier", zone: "hand", n: -1, perCount: { kind: "Unit", side: "enemy" } }],
    ["another while it is so", { op: "playAs", cost: 2, if: [{ count: { kind: "Unit", side: "enemy" }, atLeast: 1 }] }],
  ])("a Pilot whose cost is %s depends on no Unit", (_, counts) => {
    const effects = [{ timing: "Constant", host: "card", zone: "hand", ops: [counts] }];
    const cadet = { name: "Cadet", apMod: 1, hpMod: 1, level: 2, cost: 3, effects };
    const refused = (battleArea: string[], enemies: string[]) =>
      table({ P1: { battleArea, hand: ["Cadet"], resourceArea: 2 }, P2: { battleArea: enemies } }, [cadet, ...people]).refusal(
        "pair Cadet",
      );
    expect([refused([], []), refused([knight], []), refused([knight], ["Clerk"]), refused([], ["Clerk"])]).toEqual([
      "2-9",
      "2-9",
      null,
      "2-3-4-3",
    ]);
  });

  test("whatever it costs, the Lv. must be there", () => {
    const P1 = { battleArea: [knight], hand: ["Ace"], resourceArea: 1 };
    expect(table({ P1 }, [ace(), ...people]).refusal("pair Ace")).toBe("2-8-1");
  });

  test.each([
    [knight, 1],
    ["Clerk", 3],
  ])("paired with %s it costs %i", (unit, cost) => {
    const t = table({ P1: { battleArea: [knight, "Clerk"], hand: ["Ace"], resourceArea: 5 } }, [ace(), ...people]);
    t.answer("pair Ace", `choose ${unit}`);
    expect([t.player("P1")["activeResources"], t.card(unit)["pilot"]]).toEqual([5 - cost, "Ace"]);
  });

  test.each([
    { cost: 1, with: { ...own, traitAny: ["Order"] } },
    { cost: 1, with: own },
  ])("in hand, with nobody in particular, it costs what is printed: %j", (price) => {
    const ops = [{ op: "playAs", ...price }];
    const heir = { ...ace(), effects: [{ timing: "Constant", host: "card", zone: "hand", ops }] };
    const t = table({ P1: { battleArea: [knight], hand: ["Ace"], resourceArea: 5 } }, [heir, ...people]);
    expect(t.card("Ace")).toMatchObject({ costNow: 3, levelNow: 2 });
  });
});
