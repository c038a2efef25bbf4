/**
 * 19.3 Which cards a text means. Each filter is asked in four ways: which cards may be chosen, how many a condition finds (19.4), which
 * cards something is done to, which cards a constant reaches; on one field with something of everything. And when a condition holds.
 */
import { describe, expect, test } from "vitest";
import { differences, look, Table } from "../differences.ts";

type Side = Readonly<Record<string, unknown>>;
interface Filter {
  readonly of: readonly string[];
  readonly [word: string]: unknown;
}
const draw = [{ op: "draw", count: 1 }];
const use = (does: readonly object[], more: object = {}) => ({ kind: "activated", timing: "normal", do: does, ...more });
const event = (name: string, more: object = {}) => ({
  name,
  type: "event",
  effect: [{ kind: "event", timing: "setAnyTime", do: draw }],
  ...more,
});
const people = [
  { name: "Page", atk: 2, hp: 3, level: 2, traits: ["Squires", "Guild"] },
  { name: "Squire", atk: 1, hp: 4, level: 1, traits: ["Squires"], faction: "Volnar" },
  { name: "Ogre", atk: 4, hp: 6, level: 3, traits: ["Ogres"], faction: "Volnar" },
  { name: "Imp", atk: 1, hp: 2, level: 1, traits: ["Imps"] },
  { name: "Soul", level: 0 },
  { name: "Chapel", type: "field", level: 1, traits: ["Guild"] },
  { name: "Tower", type: "field", level: 2, faction: "Volnar" },
  event("Spell", { level: 1 }),
  event("Curse", { level: 2, faction: "Volnar" }),
];

/** "This card" is Scout. */
const P1: Side = {
  ruler: [{ card: "K-11", as: "K" }],
  leftAttackZone: ["Scout"],
  rightAttackZone: [{ card: "Page", soul: ["Soul"] }],
  defenceZone: [{ card: "Squire", soul: ["Soul", "Soul"] }],
  fieldZone: ["Chapel", "Bell"],
  setZones: [{ card: "Spell", as: "set Spell" }],
  graveyard: [
    { card: "Page", as: "dead Page" },
    { card: "Spell", as: "spent Spell" },
    { card: "Tower", as: "old Tower" },
  ],
  exile: [{ card: "Ogre", as: "lost Ogre" }],
  damageZone: [
    { card: "Imp", as: "hit Imp" },
    { card: "Imp", as: "hidden Imp", faceDown: true },
  ],
  energyZone: [{ card: "ENERGY", as: "energy" }],
  hand: [
    { card: "Imp", as: "held Imp" },
    { card: "Curse", as: "held Curse" },
  ],
  deck: [
    { card: "Ogre", as: "top Ogre" },
    { card: "Chapel", as: "deep Chapel" },
  ],
};
const P2: Side = {
  ruler: [{ card: "A-1", as: "A" }],
  leftAttackZone: [{ card: "Ogre", as: "Ogre" }],
  defenceZone: [{ card: "Imp", as: "Imp" }],
  fieldZone: ["Tower"],
  setZones: [{ card: "Curse", as: "set Curse" }],
  graveyard: [{ card: "Squire", as: "dead Squire" }],
  exile: [{ card: "Curse", as: "lost Curse" }],
  damageZone: [{ card: "Ogre", as: "hit Ogre" }],
  energyZone: 0,
  deck: 3,
};

const units = ["Scout", "Page", "Squire"];
const foes = ["Ogre", "Imp"];
const unit = { of: ["unit"] };
const any = { of: ["card"] };
const at = (zone: string, of: readonly string[] = ["card"], sides = "own") => ({ of, zone, sides });

/** The filter, and all that it means. */
const rows: readonly (readonly [string, Filter, readonly string[]])[] = [
  ["units", unit, [...units, ...foes]],
  ["units of yours", { ...unit, sides: "own" }, units],
  ["opposing units", { ...unit, sides: "opponent" }, foes],
  ["units of both", { ...unit, sides: "both" }, [...units, ...foes]],
  ["other units", { ...unit, exclude: "self" }, ["Page", "Squire", ...foes]],
  ["rulers", { of: ["ruler"] }, ["K", "A"]],
  ["your ruler", { of: ["ruler"], sides: "own" }, ["K"]],
  ["units and rulers", { of: ["unit", "ruler"], sides: "opponent" }, [...foes, "A"]],
  ["fields", { of: ["field"] }, ["Chapel", "Bell", "Tower"]],
  ["opposing fields", { of: ["field"], sides: "opponent" }, ["Tower"]],
  ["units and fields of yours", { of: ["unit", "field"], sides: "own" }, [...units, "Chapel", "Bell"]],
  ["set cards: face down they may be events (R-D-FACEDOWN)", { of: ["event"] }, ["set Spell", "set Curse"]],
  ["set cards of level 1: nobody sees what they are (R-D-FACEDOWN)", { of: ["event"], levelMax: 1 }, []],
  ["cards in play: no ruler is one", { ...any, sides: "own" }, [...units, "set Spell", "Chapel", "Bell", "energy"]],
  ["opposing cards in play", { ...any, sides: "opponent" }, [...foes, "set Curse", "Tower"]],
  ["units in attack zones", { ...unit, zone: "attack" }, ["Scout", "Page", "Ogre"]],
  ["units in the defence zone", { ...unit, zone: "defence" }, ["Squire", "Imp"]],
  ["an attribute", { ...unit, traitAny: ["Squires"] }, ["Page", "Squire"]],
  ["one of two attributes", { ...unit, traitAny: ["Guild", "Imps"] }, ["Page", "Imp"]],
  ["an attribute of any card", { ...any, traitAny: ["Guild"] }, ["Page", "Chapel"]],
  ["an attribute that nobody has", { ...unit, traitAny: ["Nobody"] }, []],
  ["a faction", { ...any, faction: "Volnar" }, ["Squire", "Ogre", "Tower"]],
  ["a name", { ...unit, nameIs: "Page" }, ["Page"]],
  ["a name that nobody has", { ...unit, nameIs: "Nobody" }, []],
  ["level at most", { ...unit, levelMax: 1 }, ["Scout", "Squire", "Imp"]],
  ["soul at most one", { ...unit, soulMax: 1 }, ["Scout", "Page", ...foes]],
  ["no soul", { ...unit, soulMax: 0 }, ["Scout", ...foes]],
  ["destruction pending: of nobody", { ...unit, destructionPending: true }, []],
  ["one of two things", { ...unit, anyOf: [{ nameIs: "Page" }, { levelMax: 1 }] }, ["Scout", "Page", "Squire", "Imp"]],
  [
    "one of two things, and besides",
    { ...unit, sides: "own", traitAny: ["Squires"], anyOf: [{ nameIs: "Imp" }, { levelMax: 1 }] },
    ["Squire"],
  ],
  [
    "one of two kinds",
    {
      ...any,
      anyOf: [
        { of: ["field"], faction: "Volnar" },
        { of: ["unit"], sides: "opponent", levelMax: 1 },
      ],
    },
    ["Tower", "Imp"],
  ],
  ["two things at once", { ...unit, levelMax: 2, traitAny: ["Guild"], sides: "own" }, ["Page"]],
  ["cards in your graveyard", at("graveyard"), ["dead Page", "spent Spell", "old Tower"]],
  ["units in your graveyard", at("graveyard", ["unit"]), ["dead Page"]],
  ["events and fields in your graveyard", at("graveyard", ["event", "field"]), ["spent Spell", "old Tower"]],
  ["cards in the opposing graveyard", at("graveyard", ["card"], "opponent"), ["dead Squire"]],
  ["cards in both graveyards", at("graveyard", ["card"], "both"), ["dead Page", "spent Spell", "old Tower", "dead Squire"]],
  ["units of level 1 in graveyards", { ...at("graveyard", ["unit"], "both"), levelMax: 1 }, ["dead Squire"]],
  ["exiled cards", at("exile", ["card"], "both"), ["lost Ogre", "lost Curse"]],
  ["exiled units", at("exile", ["unit"], "both"), ["lost Ogre"]],
  ["cards of your damage zone, those face down too", at("damageZone"), ["hit Imp", "hidden Imp"]],
  ["units of your damage zone: what lies face down is none (R-D-FACEDOWN)", at("damageZone", ["unit"]), ["hit Imp"]],
  ["cards of both damage zones", at("damageZone", ["card"], "both"), ["hit Imp", "hidden Imp", "hit Ogre"]],
  ["cards on the gate", at("gate", ["card"], "both"), []],
];

/** There is always something to do, so that the phase stops. */
const bell = { name: "Bell", type: "field", effect: [{ kind: "activated", timing: "instant", do: draw }] };
const lies = (cards: readonly unknown[]) => new Table({ P1, P2 }, [...cards, bell, ...people]);
const scout = (...effect: object[]) => ({ name: "Scout", atk: 2, hp: 3, level: 0, effect });

describe("19.3 what a text means", () => {
  test.each(rows)("what may be chosen: %s", (_, filter, meant) => {
    const t = lies([scout(use([{ op: "exile", target: { choose: [0, 8], ...filter } }]))]).plays("use Scout");
    const chosen = t.options.filter((each) => each.startsWith("choose ") && each !== "choose no more");
    expect(chosen.toSorted()).toEqual(meant.map((name) => `choose ${name}`).toSorted());
  });

  test.each(rows)("19.4 how many there are: %s", (_, filter, { length }) => {
    const refused = (atLeast: number) => lies([scout(use(draw, { condition: { inPlay: filter, atLeast } }))]).refusal("use Scout");
    if (length > 0) expect(refused(length)).toBeNull();
    expect(refused(length + 1)).toBe("GR-7-CONDITION");
  });

  test.each(rows)("all of them: %s", (_, { of, ...rest }, meant) => {
    const t = lies([scout(use([{ op: "exile", target: { all: of, ...rest } }]))]);
    const before = look(t);
    const exiled = differences(t.plays("use Scout").passes(), before).flatMap((each) => /^(.+): .* → exile/.exec(each)?.[1] ?? []);
    const left = exiled.filter((name) => name !== "Soul"); // what lies under a unit goes to the graveyard
    expect(left.toSorted()).toEqual(meant.filter((name) => !["K", "A"].includes(name) && !name.startsWith("lost ")).toSorted());
  });

  const inPlay = rows.filter(([, { zone, of }]) => zone === undefined && of.every((each) => each === "unit" || each === "ruler"));
  test.each(inPlay)("14-1a-3 whom a constant reaches: %s", (_, { of, ...rest }, meant) => {
    const constant = { kind: "constant", timing: "inPlay", do: [{ op: "modify", stk: 5, target: { all: of, ...rest } }] };
    const t = lies([scout(constant)]);
    const reached = [...units, ...foes, "K", "A"].filter((name) => Number(t.card(name)["stk"]) > 5);
    expect(reached.toSorted()).toEqual(meant.toSorted());
  });

  const hidden: readonly (readonly [string, Filter, readonly string[]])[] = [
    ["cards of your hand", at("hand"), ["held Imp", "held Curse"]],
    ["units of your hand", at("hand", ["unit"]), ["held Imp"]],
    ["events of your hand", at("hand", ["event"]), ["held Curse"]],
    ["units of level 0 of your hand", { ...at("hand", ["unit"]), levelMax: 0 }, []],
    ["cards of your deck", at("deck"), ["top Ogre", "deep Chapel"]],
    ["units of your deck", at("deck", ["unit"]), ["top Ogre"]],
    ["fields of your deck with an attribute", { ...at("deck", ["field"]), traitAny: ["Guild"] }, ["deep Chapel"]],
    ["fields of your deck of a faction", { ...at("deck", ["field"]), faction: "Volnar" }, []],
  ];
  test.each(hidden)("GR-1-MANDATORY what may be found: %s", (_, filter, meant) => {
    const t = lies([scout(use([{ op: "move", target: { choose: [0, 8], ...filter }, to: "graveyard" }]))])
      .plays("use Scout")
      .passes();
    const found = t.options.filter((each) => each.startsWith("choose ") && each !== "choose no more");
    expect(found.toSorted()).toEqual(meant.map((name) => `choose ${name}`).toSorted());
  });
});

describe("19.4 when a condition holds", () => {
  const rich = { handSize: { player: "opponent", atMost: 2 } };
  const rows: readonly (readonly [string, object, Side, Side, boolean])[] = [
    ["in your turn", { turn: "own" }, {}, {}, true],
    ["in the opponent's turn", { turn: "opponent" }, {}, {}, false],
    ["at most two cards in the opponent's hand", rich, { hand: 5 }, { ruler: ["K-11"], hand: 2 }, true],
    ["three are too many", rich, { hand: 0 }, { ruler: ["K-11"], hand: 3 }, false],
    ["who has no hand has none in it", rich, { hand: 5 }, { ruler: ["A-1"], hand: [] }, true],
    ["nobody attacks", { attacking: { of: ["unit"] } }, {}, {}, false],
    ["this card has not attacked in this battle", { attackedThisBattle: "self" }, {}, {}, false],
    ["two things at once", { ...rich, turn: "own" }, {}, { ruler: ["K-11"], hand: 2 }, true],
    ["one of two things", { ...rich, turn: "opponent" }, {}, { ruler: ["K-11"], hand: 2 }, false],
  ];
  test.each(rows)("%s", (_, condition, mine, theirs, holds) => {
    const t = new Table({ P1: { ruler: ["K-11"], leftAttackZone: ["Scout"], fieldZone: ["Bell"], ...mine }, P2: theirs }, [
      scout(use(draw, { condition })),
      bell,
      ...people,
    ]);
    expect(t.refusal("use Scout")).toBe(holds ? null : "GR-7-CONDITION");
  });

  const attacking: readonly (readonly [string, object, string, boolean])[] = [
    ["a unit of yours attacks", { of: ["unit"], sides: "own" }, "Page", true],
    ["an opposing unit attacks", { of: ["unit"], sides: "opponent" }, "Page", false],
    ["one of level 1 attacks", { of: ["unit"], levelMax: 1 }, "Page", false],
    ["one of level 2 attacks", { of: ["unit"], levelMax: 2 }, "Page", true],
    ["a ruler attacks", { of: ["ruler"] }, "Page", false],
    ["a ruler attacks, and it does", { of: ["ruler"] }, "K", true],
    ["one with an attribute attacks", { of: ["unit"], traitAny: ["Guild"] }, "Page", true],
    ["another than this card attacks", { of: ["unit"], exclude: "self" }, "Scout", false],
    ["another than this card attacks, and it does", { of: ["unit"], exclude: "self" }, "Page", true],
  ];
  test.each(attacking)("%s", (_, filter, attacker, holds) => {
    const asks = { kind: "activated", timing: "instant", do: draw, condition: { attacking: filter } };
    const side = { ruler: [{ card: "K-11", as: "K" }], leftAttackZone: ["Scout"], rightAttackZone: ["Page"], fieldZone: ["Bell"] };
    const t = new Table({ phase: "attack", P1: side, P2: { leftAttackZone: ["Ogre"] } }, [scout(asks), bell, ...people]);
    while (!t.options.some((each) => each.startsWith("attack "))) t.plays("pass");
    expect(t.refusal("use Scout")).not.toBeNull();
    t.plays(t.options.find((each) => each.endsWith(`with ${attacker}`))!);
    expect(t.refusal("use Scout", "P1")).toBe(holds ? null : "GR-7-CONDITION");
  });
});

describe("14-1a-3 a constant holds as soon as what it asks is so, and no longer", () => {
  const mine = { of: ["unit"], sides: "own" };
  const some = (inPlay: object, atLeast = 1) => ({ inPlay, atLeast });
  const all = (op: string, target: object, more: object = {}) => use([{ op, target, ...more }]);
  const page = { all: ["unit"], nameIs: "Page" };
  const costs = (op: string) => use([{ op: "shuffleDeck" }], { cost: [{ op, count: 1 }] });
  const soul = { op: "soulToDeckBottom", count: 1, host: { choose: 1, of: ["unit"], nameIs: "Page" } };
  const held = { choose: 1, ...at("hand", ["unit"]) };
  /** What it asks, what the lever does, and whether it is so before and after. */
  const rows: readonly (readonly [string, object, object, readonly [boolean, boolean]])[] = [
    ["units in the graveyard", some(at("graveyard", ["unit"])), all("destroy", page), [false, true]],
    ["cards of the hand that go to the graveyard", some(at("graveyard")), use([{ op: "discard", count: 1 }]), [false, true]],
    ["cards of the deck that go to the graveyard", some(at("graveyard")), costs("mill"), [false, true]],
    ["cards in exile", some(at("exile")), all("exile", page), [false, true]],
    ["cards in hand", some(at("hand"), 2), use(draw), [false, true]],
    ["cards of the damage zone", some(at("damageZone"), 2), use([{ op: "damage", amount: 1, target: "yourRuler" }]), [false, true]],
    ["units of the damage zone, turned face down", some(at("damageZone", ["unit"])), costs("damageReversal"), [true, false]],
    ["units in the defence zone", some({ ...mine, zone: "defence" }), all("move", page, { to: { zones: ["defence"] } }), [false, true]],
    ["units without soul", some({ ...mine, soulMax: 0 }, 2), use([soul]), [false, true]],
    ["units with an attribute", some({ ...mine, traitAny: ["Imps"] }), all("move", held, { to: { zones: ["defence"] } }), [false, true]],
  ];
  test.each(rows)("by %s", (_, condition, does, holds) => {
    const P1 = {
      ruler: ["K-11"],
      leftAttackZone: ["Scout"],
      rightAttackZone: [{ card: "Page", soul: ["Soul"] }],
      fieldZone: ["Bell", "Lever"],
      hand: ["Imp"],
      damageZone: ["Ogre"],
      deck: 5,
    };
    const t = new Table({ P1, P2: { leftAttackZone: ["Ogre"] } }, [
      scout({ kind: "constant", timing: "inPlay", condition, do: [{ op: "modify", atk: 1, target: "self" }] }),
      { name: "Lever", type: "field", effect: [does] },
      bell,
      ...people,
    ]);
    const is = [Number(t.card("Scout")["atk"]) === 3];
    t.plays("use Lever").passes();
    if (t.options.includes("choose Imp")) t.plays("choose Imp");
    expect([...is, Number(t.card("Scout")["atk"]) === 3]).toEqual(holds);
  });
});
