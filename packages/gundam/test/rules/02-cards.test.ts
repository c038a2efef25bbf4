/** 2. Card data and card types, {3}. */
import { describe, expect, test } from "vitest";
import { attack, choose, endMain, table as lay, pair, play, type Side, type Table, yes } from "../table.ts";
import { cast } from "./cast.ts";

const table = (P1: Side, P2: Side = {}, more: object[] = []): Table => lay({ P1, P2 }, [...cast, ...more]);
const rested = (card: string, more: object = {}) => ({ card, rested: true, ...more });
const command = (name: string, ...ops: object[]) => ({ name, type: "Command", effects: [{ timing: ["Main", "Action"], ops }] });
const pick = (from: object, as = "t1", n: unknown = 1) => ({ op: "choose", as, n, from });
const own = { kind: "Unit", side: "own" };
const draw = { op: "draw", n: 1 };

describe("2-2 names", () => {
  test("2-2-3 a name that contains a string", () => {
    const call = command("Call", pick({ ...own, nameIncludes: "Aerial" }), { op: "modify", ap: 1, target: "t1", until: "turn" });
    const t = table({ battleArea: ["Gundam Aerial Rebuild", "Clerk"], hand: ["Call"] }, {}, [
      call,
      { name: "Gundam Aerial Rebuild", ap: 2, hp: 2 },
    ]);
    t.answer(play("Call"));
    expect(t.card("Gundam Aerial Rebuild")).toMatchObject({ ap: 3 });
    expect(t.card("Clerk")).toMatchObject({ ap: 1 });
  });

  test("{2-2-5}, Q24, Q25 the same name twice on the field is allowed", () => {
    const t = table({ battleArea: ["Clerk"], hand: ["Clerk"] });
    t.answer(play("Clerk"));
    expect(t.zone("P1.battleArea")).toEqual(["Clerk", "Clerk"]);
  });

  test("{3-2-6-4} a link by name is met by a name that contains it", () => {
    const longer = { name: "Old Rider of the North", apMod: 1, hpMod: 0 };
    const t = table({ battleArea: ["Knight"], hand: ["Old Rider of the North"] }, {}, [longer]);
    t.answer(pair("Old Rider of the North", "Knight"));
    expect(t.card("Knight")).toMatchObject({ linked: true });
  });

  test("2-11 a link by trait; alternatives need one; without a condition a Unit never links", () => {
    const either = { name: "Either", ap: 1, hp: 1, link: [{ pilotNameIncludes: "Nobody" }, { pilotTraitAny: ["Ace"] }] };
    const ace = { name: "Hartmann", traits: ["Ace"], apMod: 0, hpMod: 0 };
    const t = table(
      {
        battleArea: [
          { card: "Either", pilot: "Hartmann" },
          { card: "Clerk", pilot: "Rider" },
        ],
      },
      {},
      [either, ace],
    );
    expect(t.card("Either")).toMatchObject({ linked: true });
    expect(t.card("Clerk")).toMatchObject({ linked: false });
  });
});

describe("2-4, 2-5 colours and traits", () => {
  test("2-4-3, Q93 a Pilot never changes its Unit's colour", () => {
    const dye = command("Dye", pick({ ...own, color: "red" }), { op: "modify", ap: 1, target: "t1", until: "turn" });
    const t = table({ battleArea: [{ card: "Clerk", pilot: "Redcap" }], hand: ["Dye"] }, {}, [
      dye,
      { name: "Redcap", color: "red", apMod: 0 },
    ]);
    expect(t.card("Clerk")).toMatchObject({ color: "blue" });
    expect(t.refusal(play("Dye"))).toBe("9-1-8-1-1");
  });

  test("{2-4-2-1} five colours, purple is one of them", () => {
    const dye = command("Dye", pick({ ...own, color: "purple" }), { op: "modify", ap: 1, target: "t1", until: "turn" });
    const t = table({ battleArea: ["Clerk", "Plum"], hand: ["Dye"] }, {}, [dye, { name: "Plum", color: "purple", ap: 1, hp: 1 }]);
    t.answer(play("Dye"));
    expect(t.card("Plum")).toMatchObject({ ap: 2, color: "purple" });
  });

  test("{2-5-4}, R-50, Q163, Q240 traits printed with a Pilot line count in every place, the Pilot's name does not", () => {
    const drill = {
      name: "Drill",
      type: "Command",
      pilot: { name: "Captain", apMod: 0, hpMod: 0, traits: ["Ace"] },
      traits: ["Ace"],
      effects: [{ timing: "Main", ops: [draw] }],
    };
    const find = (quality: object) =>
      command("Find", pick({ kind: "Card", side: "own", zone: "trash", ...quality }), { op: "addToHand", target: "t1" });
    const by = (quality: object) => table({ hand: ["Find"], trash: ["Drill", "Clerk"] }, {}, [drill, find(quality)]);
    expect(
      by({ traitAny: ["Ace"] })
        .answer(play("Find"))
        .zone("P1.hand"),
    ).toEqual(["Drill"]);
    expect(by({ nameIncludes: "Captain" }).refusal(play("Find"))).toBe("9-1-8-1-1");
  });

  test("{2-6} terrain changes nothing: a Unit of space and one of earth fight", () => {
    const t = table({ battleArea: ["Whale"] }, { battleArea: [rested("Comet")] }, [
      { name: "Whale", ap: 2, hp: 3, zones: ["earth"] },
      { name: "Comet", ap: 1, hp: 2, zones: ["space"] },
    ]);
    t.answer(attack("Whale", "Comet")).passes();
    expect(t.card("Comet")).toMatchObject({ place: "trash" });
    expect(t.card("Whale")).toMatchObject({ damage: 1 });
  });

  test("{2-5-5} a Pilot's traits are not its Unit's", () => {
    const rally = command("Muster", pick({ ...own, traitAny: ["Ace"] }), { op: "modify", ap: 1, target: "t1", until: "turn" });
    const t = table({ battleArea: [{ card: "Clerk", pilot: "Hartmann" }], hand: ["Muster"] }, {}, [
      rally,
      { name: "Hartmann", traits: ["Ace"], apMod: 0 },
    ]);
    expect(t.refusal(play("Muster"))).toBe("9-1-8-1-1");
  });

  test("4-19 a slash between traits means or", () => {
    const muster = command("Muster", { op: "modify", ap: 1, until: "turn", target: { all: { ...own, traitAny: ["Ace", "Order"] } } });
    const t = table({ battleArea: ["Knight", "Flyer", "Clerk"], hand: ["Muster"] }, {}, [
      muster,
      { name: "Flyer", ap: 1, hp: 1, traits: ["Ace"] },
    ]);
    t.answer(play("Muster"));
    expect([t.card("Knight"), t.card("Flyer"), t.card("Clerk")]).toMatchObject([{ ap: 3 }, { ap: 2 }, { ap: 1 }]);
  });

  test("4-17-2-2, 4-17-2-3 a token has Lv. 0, cost 0 and no colour", () => {
    const t = table({ battleArea: ["T-004"] });
    expect(t.card("Leo")).toMatchObject({ level: 0, cost: 0, color: null, token: true });
  });
});

describe("2-3 card types", () => {
  test("2-3-3, 2-3-3-1, {4-5-2} a Unit arrives in the battle area, active and for all to see", () => {
    const t = table({ hand: ["Lancer"] });
    t.answer(play("Lancer"));
    expect(t.card("Lancer")).toMatchObject({ place: "battleArea", rested: false });
    expect(JSON.stringify(t.g.view(1))).toContain("Lancer");
  });

  test("2-3-4 a Pilot is put beneath a Unit, and is in play with it", () => {
    const t = table({ battleArea: ["Clerk"], hand: ["Stranger"] });
    t.answer(pair("Stranger", "Clerk"));
    expect(t.zone("P1.hand")).toEqual([]);
    expect(t.card("Clerk")).toMatchObject({ pilot: "Stranger", ap: 2, hp: 2 });
  });

  test("2-3-5-3 a Command card is one in the trash too; a Unit card beside it is none", () => {
    const recycle = command("Recycle", pick({ kind: "CommandCard", side: "own", zone: "trash" }), { op: "addToHand", target: "t1" });
    const t = table({ hand: ["Recycle"], trash: ["Study", "Clerk"] }, {}, [recycle]);
    t.answer(play("Recycle"));
    expect(t.zone("P1.hand")).toEqual(["Study"]);
  });

  test("2-3-5, 11-2-5 a Command that Bursts carries out its 【Main】 text and only then goes to the trash", () => {
    const again = {
      name: "Again",
      type: "Command",
      effects: [
        { timing: "Main", ops: [draw] },
        { timing: "Burst", ops: [{ op: "activateOwnMainEffect", payCost: false }] },
      ],
    };
    const t = table({ battleArea: ["Clerk"] }, { shieldSection: ["Again"] }, [again]);
    t.answer(attack("Clerk")).passes();
    t.answer(yes);
    expect(t.zone("P2.hand")).toHaveLength(1);
    expect(t.zone("P2.trash")).toEqual(["Again"]);
  });

  test.each([
    ["Main", "activateOwnMainEffect"],
    ["Action", "activateOwnActionEffect"],
  ])("11-2-5, {5-20-1} its 【%s】 text is carried out by the Burst: what is behind an “if you do” follows", (timing, op) => {
    const again = {
      name: "Again",
      type: "Command",
      effects: [
        { timing, ops: [draw] },
        { timing: "Burst", ops: [{ op }, { op: "placeEXResource", n: 1, after: "ifYouDo" }] },
      ],
    };
    const t = table({ battleArea: ["Clerk"] }, { shieldSection: ["Again"] }, [again]);
    t.answer(attack("Clerk")).passes().answer(yes);
    expect(t.player("P2")).toMatchObject({ hand: 1, exResources: 1 });
  });

  test("{3-5-1} a Base is in the base section; in the trash it is a Base card", () => {
    const bolster = command("Bolster", pick({ kind: "Base", side: "own" }), { op: "recover", n: 1, target: "t1" });
    const dig = command("Dig", pick({ kind: "BaseCard", side: "own", zone: "trash" }), { op: "addToHand", target: "t1" });
    const t = table({ hand: ["Bolster", "Dig"], trash: ["Fort"] }, {}, [bolster, dig]);
    expect(t.refusal(play("Bolster"))).toBe("9-1-8-1-1");
    t.answer(play("Dig"));
    expect(t.zone("P1.hand")).toEqual(["Bolster", "Fort"]);
  });

  test("2-3-7 Resources are rested to pay, and become active in their owner's next turn", () => {
    const t = table({ battleArea: [], hand: ["Lancer"], resourceArea: 4, resourceDeck: 0 });
    t.answer(play("Lancer"));
    expect(t.player("P1")).toMatchObject({ resources: 4, activeResources: 3 });
    t.answer(endMain).passes();
    expect(t.player("P1")).toMatchObject({ activeResources: 3 });
    t.answer(endMain).passes();
    expect(t.player("P1")).toMatchObject({ resources: 4, activeResources: 4 });
  });

  test("2-3-3-2 a Unit card in the trash is no Unit", () => {
    const mend = command("Mend", pick(own), { op: "recover", n: 1, target: "t1" });
    expect(table({ hand: ["Mend"], trash: ["Clerk"] }, {}, [mend]).refusal(play("Mend"))).toBe("9-1-8-1-1");
  });

  test("{3-3-1}, {3-4-6-3}, Q161 a paired Command is a Pilot, and counts as one", () => {
    const salute = command("Salute", { ...draw, if: [{ count: { kind: "Pilot", side: "own" }, atLeast: 1 }] });
    const t = table({ battleArea: [{ card: "Knight", pilot: "Ambush" }], hand: ["Salute"] }, {}, [salute]);
    expect(t.refusal(play("Salute"))).toBeNull();
    expect(table({ battleArea: ["Knight"], hand: ["Salute"], trash: ["Ambush"] }, {}, [salute]).refusal(play("Salute"))).toBe("9-2-1");
  });

  test("{3-3-9-2}, Q88 in the text of a Pilot, this Unit is the paired Unit", () => {
    const mentor = {
      name: "Mentor",
      apMod: 0,
      hpMod: 0,
      effects: [{ timing: "Attack", host: "pairedUnit", ops: [{ op: "modify", ap: 2, target: "thisUnit", until: "turn" }] }],
    };
    const t = table({ battleArea: [{ card: "Clerk", pilot: "Mentor" }, "Lancer"] }, {}, [mentor]);
    t.answer(attack("Clerk")).passes();
    expect(t.card("Clerk")).toMatchObject({ ap: 3 });
    expect(t.card("Lancer")).toMatchObject({ ap: 3 });
  });

  test("{3-3-9} text below a Pilot's name is the paired Unit's: without a Unit it says nothing", () => {
    const coach = {
      name: "Coach",
      apMod: 0,
      hpMod: 0,
      effects: [{ timing: "Constant", host: "pairedUnit", ops: [{ op: "modify", ap: 3, target: "thisUnit" }] }],
    };
    const t = table({ battleArea: [{ card: "Clerk", pilot: "Coach" }, "Lancer"], trash: ["Coach"], hand: ["Coach"] }, {}, [coach]);
    expect(t.card("Clerk")).toMatchObject({ ap: 4 });
    expect(t.card("Lancer")).toMatchObject({ ap: 3 });
  });

  test("{3-3-9} text above a Pilot's name is the card's own: its Burst needs no Unit", () => {
    const veteran = { name: "Veteran", apMod: 0, hpMod: 0, effects: [{ timing: "Burst", host: "card", ops: [{ op: "thisCardToHand" }] }] };
    const t = table({ battleArea: ["Clerk"] }, { shieldSection: ["Veteran"] }, [veteran]);
    t.answer(attack("Clerk")).passes();
    t.answer(yes);
    expect(t.zone("P2.hand")).toEqual(["Veteran"]);
  });

  test("6-5-2-3-3-1, Q87 a Pilot is not moved, swapped or removed at will", () => {
    const t = table({ battleArea: [{ card: "Knight", pilot: "Rider" }, "Clerk"], hand: ["Stranger"] });
    expect(t.options.filter((each) => each.includes("Rider"))).toEqual([]);
    t.answer("pair Stranger");
    expect(t.card("Clerk")).toMatchObject({ pilot: "Stranger" });
  });

  test("2-3-5-1, 3-1-2 a Command whose effect is in progress is in no location", () => {
    const count = command("Count", { ...draw, if: [{ count: { kind: "CommandCard", side: "own", zone: "trash" }, atLeast: 1 }] });
    expect(table({ hand: ["Count"] }, {}, [count]).refusal(play("Count"))).toBe("9-2-1");
  });

  test("{3-5-3} a Base takes the damage to the shield area, an EX Base too (Q259)", () => {
    const t = table({ battleArea: ["Clerk"] }, { baseSection: ["EXB-001"] });
    t.answer(attack("Clerk")).passes();
    expect(t.card("EX Base")).toMatchObject({ damage: 1 });
    expect(t.zone("P2.shieldSection")).toHaveLength(3);
  });

  test("{3-2-3}, 2-3-6 a Base does not attack", () => {
    expect(table({ baseSection: ["Fort"] }).attacks).toEqual([]);
  });
});

describe("2-8, 2-9 Lv. and cost", () => {
  test("{2-9-4} a player's Lv. is the number of Resources, rested ones and EX Resources included", () => {
    expect(table({ resourceArea: 2, restedResources: 3, exResources: 1 }).player("P1")).toMatchObject({ level: 6 });
  });

  test("Q123 an effect that lowers the cost only leaves the Lv.", () => {
    const cheap = {
      name: "Cheap",
      level: 4,
      cost: 3,
      ap: 1,
      hp: 1,
      effects: [{ timing: "Constant", zone: "hand", ops: [{ op: "costModifier", zone: "hand", n: -2 }] }],
    };
    expect(table({ hand: ["Cheap"], resourceArea: 3 }, {}, [cheap]).refusal(play("Cheap"))).toBe("2-8-1");
    const t = table({ hand: ["Cheap"], resourceArea: 1, restedResources: 3 }, {}, [cheap]);
    t.answer(play("Cheap"));
    expect(t.player("P1")).toMatchObject({ activeResources: 0 });
  });

  test("Q205 a change times the number of cards, not below 0", () => {
    const crowd = {
      name: "Crowd",
      level: 1,
      cost: 3,
      ap: 1,
      hp: 1,
      effects: [
        { timing: "Constant", zone: "hand", ops: [{ op: "costModifier", zone: "hand", n: -1, perCount: { kind: "Unit", side: "enemy" } }] },
      ],
    };
    const t = table({ hand: ["Crowd"], resourceArea: 1 }, { battleArea: ["Clerk", "Wall", "Lancer", "Giant"] }, [crowd]);
    t.answer(play("Crowd"));
    expect(t.player("P1")).toMatchObject({ activeResources: 1 });
  });

  test("Q120 another price is offered before the Lv. is checked, and may be declined", () => {
    const noble = {
      name: "Noble",
      level: 5,
      cost: 4,
      ap: 5,
      hp: 5,
      effects: [
        {
          timing: "PlayOption",
          zone: "hand",
          may: true,
          cost: [{ op: "destroyUnits", n: 1, from: { ...own, lvMax: 1 } }],
          ops: [{ op: "playAs", lv: 0, cost: 0 }],
        },
      ],
    };
    const poor = table({ hand: ["Noble"], battleArea: ["Clerk"], resourceArea: 0 }, {}, [noble]);
    poor.answer(play("Noble"));
    expect(poor.zone("P1.battleArea")).toEqual(["Noble"]);
    expect(poor.zone("P1.trash")).toEqual(["Clerk"]);
    const rich = table({ hand: ["Noble"], battleArea: ["Clerk"], resourceArea: 5 }, {}, [noble]);
    rich.answer(play("Noble"), "decline");
    expect(rich.zone("P1.battleArea")).toEqual(["Clerk", "Noble"]);
    expect(rich.player("P1")).toMatchObject({ activeResources: 1 });
  });
});

describe("2-6, 2-7 AP and HP", () => {
  test("2-6, 2-7 a card on which none stand has 0", () => {
    expect(table({ hand: ["Bolt"] }).card("Bolt")).toMatchObject({ ap: 0, hp: 0 });
  });

  test("Q96 text that asks about HP means the current HP", () => {
    const weak = command("Cull", pick({ kind: "Unit", side: "enemy", hpMax: 1 }), { op: "destroy", target: "t1" });
    const t = table({ hand: ["Cull"] }, { battleArea: [rested("Lancer", { damage: 2 }), "Wall"] }, [weak]);
    t.answer(play("Cull"));
    expect(t.zone("P2.battleArea")).toEqual(["Wall"]);
  });

  test("2-3-4-4 a Pilot's HP counts for what destroys", () => {
    const t = table({ battleArea: ["Lancer"] }, { battleArea: [rested("Knight", { pilot: "Rider" })] });
    t.answer(attack("Lancer", "Knight")).passes();
    expect(t.card("Knight")).toMatchObject({ damage: 3, hp: 4, place: "battleArea" });
    expect(choose("Knight")).toContain("Knight");
  });
});
