/** 19.5, GR-7-COST What a text costs: when all of it can be paid and when not, with what, and what becomes of that. GR-7-PRICE What a card costs. */
import { describe, expect, test } from "vitest";
import { differences, look, Table } from "../differences.ts";

type Side = Readonly<Record<string, unknown>>;
const draw = [{ op: "draw", count: 1 }];
const use = (cost: readonly object[], timing = "normal") => ({ kind: "activated", timing, cost, do: draw });
const one = (more: object = {}) => ({ choose: 1, of: ["unit"], sides: "own", ...more });
const cards = [
  { name: "Page", atk: 2, hp: 3, level: 2 },
  { name: "Imp", atk: 1, hp: 2, level: 1 },
  { name: "Saint", atk: 1, hp: 2, level: 1, keywords: ["SoulGuard"] },
  { name: "Bell", type: "field", effect: [use([])] }, // always something to do
  { name: "Lens", type: "field", effect: [{ kind: "constant", timing: "inPlay", do: [{ op: "rulerAsEnergy", amount: 2 }] }] },
];
const payer = (...cost: object[]) => ({ name: "Payer", atk: 2, hp: 5, level: 0, effect: [use(cost)] });

const energy = (amount: number) => ({ op: "payEnergy", amount });
const rest = { op: "rest", target: "self" };
const destroySelf = { op: "destroy", target: "self" };
const destroy = (more: object = {}) => ({ op: "destroy", target: one(more) });
const exile = (more: object = {}) => ({ op: "exile", target: one({ zone: "graveyard", ...more }) });
const mill = (count: number) => ({ op: "mill", count });
const sink = (count: number) => ({ op: "handToDeckBottom", count });
const reverse = (count: number) => ({ op: "damageReversal", count });
const discard = (count: number) => ({ op: "discard", count });

const base: Side = {
  ruler: [{ card: "K-11", as: "K" }],
  leftAttackZone: ["Payer"],
  fieldZone: ["Bell"],
  energyZone: ["ENERGY", "ENERGY", "ENERGY"].map((card, at) => ({ card, as: `E${at + 1}` })),
  activeEnergy: 2,
  hand: ["Imp", "Page"].map((card) => ({ card, as: `held ${card}` })),
  deck: ["D1", "D2", "D3", "D4"].map((as) => ({ card: "Imp", as })),
  damageZone: [
    { card: "Imp", as: "X1" },
    { card: "Imp", as: "X2" },
    { card: "Imp", as: "X3", faceDown: true },
  ],
  graveyard: [
    { card: "Page", as: "G1" },
    { card: "Imp", as: "G2" },
  ],
};
/** The other player has everything in plenty. */
const P2: Side = {
  ruler: ["K-11"],
  leftAttackZone: ["Imp"],
  rightAttackZone: ["Imp"],
  energyZone: 9,
  activeEnergy: 9,
  hand: 5,
  damageZone: 5,
  graveyard: 5,
};

describe("GR-7-COST all of it can be paid, or none of it is", () => {
  const two: Side = { rightAttackZone: ["Imp"] };
  const lens: Side = { fieldZone: ["Bell", "Lens"] };
  const no = "GR-7-COST";
  const rows: readonly (readonly [string, object[], Side, string | null])[] = [
    ["as much energy as is active", [energy(2)], {}, null],
    ["one too few", [energy(3)], {}, "GR-7-PRICE"],
    ["the ruler stands in for two", [energy(4)], lens, null],
    ["not for three", [energy(5)], lens, "GR-7-PRICE"],
    ["not in one's own turn if it is rested", [energy(4)], { ...lens, ruler: [{ card: "K-11", rested: true }] }, "GR-7-PRICE"],
    ["in two parts, the ruler in one of them", [energy(2), energy(2)], lens, null],
    ["in two parts, the ruler in both", [energy(1), energy(4)], lens, "GR-7-PRICE"],
    ["a small part saves no more than it is", [energy(1), energy(1), energy(1)], lens, null],
    ["a small part saves no more than it is, and one is left", [energy(1), energy(1), energy(1), energy(1)], lens, "GR-7-PRICE"],
    ["this card is active", [rest], {}, null],
    ["this card is rested", [rest], { leftAttackZone: [{ card: "Payer", rested: true }] }, no],
    ["it is not rested twice", [rest, rest], {}, no],
    ["this card is destroyed", [destroySelf], {}, null],
    ["rested and destroyed", [rest, destroySelf], {}, null],
    ["destroyed, it cannot be rested", [destroySelf, rest], {}, no],
    ["destroyed twice", [destroySelf, destroySelf], {}, no],
    ["another of yours is destroyed", [destroy({ exclude: "self" })], two, null],
    ["there is no other", [destroy({ exclude: "self" })], {}, no],
    ["this one, or another", [destroy()], {}, null],
    ["two of yours", [destroy(), destroy()], two, null],
    ["two, and there is one", [destroy(), destroy()], {}, no],
    ["this card, and any", [destroySelf, destroy()], two, null],
    ["this card, and any, and there is only this", [destroySelf, destroy()], {}, no],
    ["one of level 2, and there is none", [destroy({ levelMax: -1 })], two, no],
    ["a unit of the graveyard is exiled", [exile()], {}, null],
    ["two are, each its own", [exile(), exile()], {}, null],
    ["three, and there are two", [exile(), exile(), exile()], {}, no],
    ["one of level 1, and any", [exile({ levelMax: 1 }), exile()], {}, null],
    ["any, and one of level 1", [exile(), exile({ levelMax: 1 })], {}, null],
    ["twice one of level 1", [exile({ levelMax: 1 }), exile({ levelMax: 1 })], {}, no],
    ["four cards of the deck", [mill(4)], {}, null],
    ["five, and there are four", [mill(5)], {}, no],
    ["two, and two more", [mill(2), mill(2)], {}, null],
    ["two, and three more", [mill(2), mill(3)], {}, no],
    ["two of the hand to the deck bottom", [sink(2)], {}, null],
    ["three, and there are two", [sink(3)], {}, no],
    ["two are discarded", [discard(2)], {}, null],
    ["three are discarded, and there are two", [discard(3)], {}, no],
    ["one is discarded, one goes to the deck bottom", [discard(1), sink(1)], {}, null],
    ["one is discarded, two go to the deck bottom", [discard(1), sink(2)], {}, no],
    ["two damage cards are turned", [reverse(2)], {}, null],
    ["three, and one lies face down", [reverse(3)], {}, "GR-13-REVERSAL"],
    ["one, and two more", [reverse(1), reverse(2)], {}, no],
    ["the first can be paid, the second cannot", [energy(1), discard(3)], {}, no],
    ["energy is told last", [energy(3), discard(1)], {}, "GR-7-PRICE"],
    ["different things at once", [energy(2), rest, discard(1), mill(1), reverse(1)], {}, null],
  ];
  test.each(rows)("%s", (_, cost, side, refused) => {
    expect(new Table({ P1: { ...base, ...side }, P2 }, [payer(...cost), ...cards]).refusal("use Payer")).toBe(refused);
  });
});

describe("GR-7-COST what is paid with, and what becomes of it", () => {
  interface Row {
    readonly cost: readonly object[];
    readonly answers?: readonly string[];
    readonly is: readonly string[];
    /** What may be chosen at the first question. */
    readonly of?: readonly string[];
    readonly P1?: Side;
  }
  const rested = (...names: string[]) => names.map((name) => `${name}: rested false → true`);
  const rows: Readonly<Record<string, Row>> = {
    "so much energy": { cost: [energy(2)], is: rested("E2", "E3") },
    "the ruler instead of two": {
      cost: [energy(2)],
      P1: { fieldZone: ["Bell", "Lens"] },
      of: ["rest the ruler as energy", "rest energy only"],
      answers: ["rest the ruler as energy"],
      is: rested("K"),
    },
    "the ruler, and the rest with energy": {
      cost: [energy(3)],
      P1: { fieldZone: ["Bell", "Lens"] },
      is: rested("K", "E2"),
    },
    "this card is rested": { cost: [rest], is: rested("Payer") },
    "this card is destroyed": { cost: [destroySelf], is: ["Payer: leftAttackZone → graveyard"] },
    "another is destroyed": {
      cost: [destroy()],
      P1: { rightAttackZone: [{ card: "Imp", as: "Imp" }] },
      of: ["choose Payer", "choose Imp"],
      answers: ["choose Imp"],
      is: ["Imp: rightAttackZone → graveyard"],
    },
    "this card is spared for the part that needs it": {
      cost: [destroy(), destroySelf],
      P1: { rightAttackZone: [{ card: "Imp", as: "Imp" }] },
      is: ["Imp: rightAttackZone → graveyard", "Payer: leftAttackZone → graveyard"],
    },
    "one that Soul Guard keeps (GR-16-SOULGUARD)": {
      cost: [destroy({ nameIs: "Saint" })],
      P1: { rightAttackZone: [{ card: "Saint", soul: ["Imp"] }] },
      is: ["Imp: the soul of Saint → graveyard"],
    },
    "a card of the graveyard is exiled": {
      cost: [exile()],
      of: ["choose G1", "choose G2"],
      answers: ["choose G1"],
      is: ["G1: graveyard → exile"],
    },
    "two are, the one that the second needs is spared": {
      cost: [exile(), exile({ levelMax: 1 })],
      is: ["G1: graveyard → exile", "G2: graveyard → exile"],
    },
    "cards of the deck": { cost: [mill(2)], is: ["D1: deck → graveyard", "D2: deck → graveyard"] },
    "a card of the hand to the deck bottom": {
      cost: [sink(1)],
      of: ["choose held Imp", "choose held Page"],
      answers: ["choose held Page"],
      is: ["held Page: hand → deck", "P1's deck: D2, D3, D4, held Page"],
    },
    "a card of the hand is discarded": { cost: [discard(1)], answers: ["choose held Page"], is: ["held Page: hand → graveyard"] },
    "all cards of the hand are": {
      cost: [discard(2)],
      answers: ["choose held Imp", "choose held Page"],
      is: ["held Imp: hand → graveyard", "held Page: hand → graveyard"],
    },
    "a damage card is turned face down": {
      cost: [reverse(1)],
      of: ["choose X1", "choose X2"],
      answers: ["choose X2"],
      is: ["X2: faceDown false → true"],
    },
    "all that lie face up are": { cost: [reverse(2)], is: ["X1: faceDown false → true", "X2: faceDown false → true"] },
    "one after the other": {
      cost: [energy(1), rest, discard(1)],
      answers: ["choose held Imp"],
      is: [...rested("E2", "Payer"), "held Imp: hand → graveyard"],
    },
  };
  const lay = ({ cost, P1: side }: Row) => new Table({ P1: { ...base, ...side }, P2 }, [payer(...cost), ...cards]);
  test.each(Object.entries(rows))("%s", (_, row) => {
    const t = lay(row);
    const before = look(t);
    t.plays("use Payer");
    if (row.of !== undefined) expect(t.options).toEqual(row.of);
    t.plays(...(row.answers ?? [])).passes();
    const drawn = row.cost.some((each) => "op" in each && each.op === "mill") ? "D3: deck → hand" : "D1: deck → hand";
    expect([t.question, differences(t, before).toSorted()]).toEqual(["9-3e", [drawn, ...row.is].toSorted()]);
  });

  test("each price is asked for and told in words, with the paragraph", async () => {
    const texts = Object.entries(rows).map(([name, row]) => {
      const t = lay(row);
      return [`# ${name}`, ...t.plays("use Payer").log, ...t.transcript(...(row.answers ?? []))].join("\n");
    });
    await expect(`${texts.join("\n")}\n`).toMatchFileSnapshot("../golden/costs.txt");
  });

  test.each([
    ["discarded", discard(2), ["which card is discarded (1 of 2)", "which card is discarded (2 of 2)"]],
    [
      "put on the deck bottom",
      sink(2),
      ["which card of the hand goes to the deck bottom (1 of 2)", "which card of the hand goes to the deck bottom (2 of 2)"],
    ],
    ["turned face down", reverse(2), ["which damage card is turned face down (1 of 2)", "which damage card is turned face down (2 of 2)"]],
    ["discarded, one", discard(1), ["which card is discarded"]],
    ["exiled", exile(), ["which card is exiled"]],
    ["destroyed", destroy(), ["which card is destroyed"]],
  ])("what is asked: %s", (_, cost, said) => {
    const more = { hand: ["Imp", "Page", "Saint"], damageZone: ["Imp", "Page", "Saint"], rightAttackZone: ["Imp"] };
    const t = new Table({ P1: { ...base, ...more }, P2 }, [payer(cost), ...cards]).plays("use Payer");
    const asked = said.map(() => {
      const { says, where } = t.g.question()!;
      t.plays(t.options[0]!);
      return [says, where.at(-1)];
    });
    expect(asked).toEqual(said.map((each) => [`the price of Payer: ${each}?`, "paying for Payer"]));
  });
});

describe("GR-7-PRICE, 7.1 what a card costs", () => {
  const unit = (level: number, ...effect: object[]) => ({ name: "Dear", atk: 1, hp: 1, level, effect });
  const event = (level: number, ...effect: object[]) => ({
    name: "Dear",
    type: "event",
    level,
    effect: [...effect, { kind: "event", timing: "normal", do: draw }],
  });
  const instead = (amount: number, cost: object[], more: object = {}) => ({
    kind: "constant",
    timing: "whilePlaying",
    zone: "hand",
    cost,
    do: [{ op: "alternativeCost", energy: amount }],
    ...more,
  });
  const held = {
    hand: [
      { card: "Dear", as: "Dear" },
      { card: "Imp", as: "held Imp" },
    ],
  };
  const rows: readonly (readonly [string, object, Side, string | null])[] = [
    ["a unit: its level", unit(2), {}, null],
    ["a unit: more than there is", unit(3), {}, "GR-7-PRICE"],
    ["a unit of level 0 costs nothing", unit(0), { activeEnergy: 0 }, null],
    ["a unit below level 0 costs nothing", unit(-2), { activeEnergy: 0 }, null],
    ["the ruler stands in", unit(4), { fieldZone: ["Bell", "Lens"] }, null],
    [
      "who plays without energy pays nothing",
      unit(3),
      { ruler: ["A-1"], hand: [], driveZone: [{ card: "Dear", as: "Dear", faceDown: false }], energyZone: 0, activeEnergy: 0 },
      null,
    ],
    ["an event: its level", event(2), {}, null],
    ["an event: more than there is", event(3), {}, "GR-7-PRICE"],
    ["something instead", unit(3, instead(0, [discard(1)])), {}, null],
    [
      "something instead, but the card itself is all there is",
      unit(3, instead(0, [discard(1)])),
      { hand: [{ card: "Dear", as: "Dear" }] },
      "GR-7-PRICE",
    ],
    ["something and some energy instead", unit(3, instead(2, [discard(1)])), {}, null],
    ["something and too much energy instead", unit(4, instead(3, [discard(1)])), {}, "GR-7-PRICE"],
    ["something instead, while it is so", unit(3, instead(0, [], { condition: { turn: "own" } })), {}, null],
    ["something instead, while it is not so", unit(3, instead(0, [], { condition: { turn: "opponent" } })), {}, "GR-7-PRICE"],
    ["something instead, from elsewhere", unit(3, instead(0, [], { zone: "damageZone" })), {}, "GR-7-PRICE"],
    ["two things instead, the second can be paid", unit(3, instead(0, [mill(9)]), instead(0, [mill(1)])), {}, null],
  ];
  test.each(rows)("%s", (_, card, side, refused) => {
    const t = new Table({ P1: { ...base, ...held, ...side }, P2 }, [payer(), card, ...cards]);
    expect(t.refusal("play Dear")).toBe(refused);
  });

  test.each<[string, string[], string[]]>([
    ["its level", ["pay the level"], ["E2: rested false → true", "E3: rested false → true"]],
    ["what may be paid instead", ["pay the alternative cost"], ["D1: deck → graveyard"]],
  ])("a card that may be paid in two ways: %s", (_, answers, is) => {
    const t = new Table({ P1: { ...base, ...held }, P2 }, [payer(), event(2, instead(0, [mill(1)])), ...cards]);
    const before = look(t);
    t.plays("play Dear");
    const offered = t.options;
    t.plays(answers[0]!).passes();
    const spent = differences(t, before).filter((each) => !/Dear|→ hand/.test(each));
    expect([offered.length, spent.toSorted()]).toEqual([2, is.toSorted()]);
  });
});
