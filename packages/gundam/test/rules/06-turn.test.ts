/** 6. The course of the game: phases, playing cards, paying. */
import { describe, expect, test } from "vitest";
import { activate, attack, choose, endMain, table as lay, pair, play, type Side, type Table } from "../table.ts";
import { cast } from "./cast.ts";

const table = (P1: Side, P2: Side = {}, more: Side = {}): Table => lay({ ...more, P1, P2 }, cast);
const rested = (card: string, more: object = {}) => ({ card, rested: true, ...more });

describe("6-1 the phases", () => {
  test("6-1 after the end phase the opponent's turn begins: start, draw, resource, main", () => {
    const t = table({}, { battleArea: [rested("Lancer")], resourceArea: 3 });
    t.answer(endMain).passes();
    expect([t.asked, t.question]).toEqual(["P2", "6-5"]);
    expect(t.card("Lancer")).toMatchObject({ rested: false });
    expect(t.zone("P2.hand")).toHaveLength(1);
    expect(t.player("P2")).toMatchObject({ resources: 4 });
  });

  test("6-1-3 no step ends while effects wait: the end phase waits for what it triggered", () => {
    const keeper = {
      name: "Keeper",
      ap: 1,
      hp: 1,
      effects: [{ timing: "EndOfYourTurn", ops: [{ op: "lookTop", n: 1 }, { op: "lookedToTopOrBottom" }] }],
    };
    const t = lay({ P1: { battleArea: ["Keeper"] } }, [...cast, keeper]);
    t.answer(endMain).passes();
    expect([t.asked, t.g.activeSeat]).toEqual(["P1", 0]);
    t.answer(t.options[0]!);
    expect([t.asked, t.g.activeSeat]).toEqual(["P2", 1]);
  });

  test.each([
    ["EndOfYourTurn", 1, 0],
    ["EndOfTurn", 1, 1],
  ])("6-6-2 of a Base too: %s", (timing, ofActive, ofStandby) => {
    const fort = { name: "Town", type: "Base", hp: 5, effects: [{ timing, ops: [{ op: "mill", n: 1 }] }] };
    const t = lay({ P1: { baseSection: ["Town"] }, P2: { baseSection: ["Town"] } }, [...cast, fort]);
    t.answer(endMain).passes();
    expect([t.zone("P1.trash"), t.zone("P2.trash")].map(({ length }) => length)).toEqual([ofActive, ofStandby]);
  });

  test("6-2, 6-2-2 the start phase: the active step before the draw, Units and Resources alike", () => {
    const t = table({}, { battleArea: [rested("Lancer")], resourceArea: 1, restedResources: 3, hand: [] });
    t.answer(endMain).passes();
    expect(t.card("Lancer")).toMatchObject({ rested: false });
    expect(t.player("P2")).toMatchObject({ activeResources: 5 });
    const log = t.log;
    expect(log.findIndex((line) => /Lancer.*active/.test(line))).toBeLessThan(log.findLastIndex((line) => /draws/.test(line)));
  });

  test("6-2-1 everything of the active player becomes active, and nothing of the other's", () => {
    const t = table({ battleArea: [rested("Lancer")], hand: ["Giant"] }, { battleArea: [rested("Clerk")], baseSection: [rested("Fort")] });
    t.answer(endMain).passes();
    expect(t.card("Clerk")).toMatchObject({ rested: false });
    expect(t.card("Fort")).toMatchObject({ rested: false });
    expect(t.card("Lancer")).toMatchObject({ rested: true });
  });

  test.each<[string, object, string[], string[]]>([
    ["a Unit", { kind: "Unit", side: "enemy", lvMin: 3 }, ["Lancer"], []],
    ["all Units", { kind: "Unit", side: "enemy" }, ["Lancer", "Clerk"], []],
    ["the Base", { kind: "Base", side: "enemy" }, ["Fort"], []],
    ["Resources", { kind: "Resource", side: "enemy", state: "rested" }, ["R1", "R2"], []],
    ["one's own Units are not the other's", { kind: "Unit", side: "own" }, [], []],
  ])("6-2-1, Q172 what stays as it is in the next active step, once: %s", (says, filter, first, second) => {
    const freeze = {
      name: "Freeze",
      type: "Command",
      effects: [{ timing: "Main", ops: [{ op: "skipNextActiveStep", target: { all: filter } }] }],
    };
    const P2 = {
      battleArea: [rested("Lancer"), rested("Clerk")],
      baseSection: [rested("Fort")],
      resourceArea: [rested("R-001", { as: "R1" }), rested("R-001", { as: "R2" }), { card: "R-001", as: "R3" }],
    };
    const t = lay({ P1: { battleArea: [rested("Giant")], hand: ["Freeze"] }, P2 }, [...cast, freeze]);
    const stay = () => ["Lancer", "Clerk", "Fort", "R1", "R2", "R3"].filter((name) => t.card(name)["rested"]);
    t.answer(play("Freeze"), endMain).passes();
    expect([t.asked, stay()]).toEqual(["P2", first]);
    expect(t.player("P2")["activeResources"]).toBe(4 - first.filter((name) => name.startsWith("R")).length);
    t.answer(endMain).passes();
    expect([t.asked, t.card("Giant")["rested"]]).toEqual(["P1", says.startsWith("one's own")]);
    t.answer(endMain).passes();
    expect([t.asked, stay()]).toEqual(["P2", second]);
  });

  test.each<[string, object, string[]]>([
    ["Units", { kind: "Unit", side: "enemy" }, ["Lancer", "Giant"]],
    ["the Base", { kind: "Base", side: "enemy" }, ["Fort"]],
    ["Units that are damaged", { kind: "Unit", side: "enemy", damaged: true }, ["Giant"]],
    ["one's own Units", { kind: "Unit", side: "own" }, []],
  ])("6-2-1, 1-3-3 what a constant effect keeps rested stays so, turn after turn: %s", (_, filter, stays) => {
    const jailer = {
      name: "Jailer",
      ap: 1,
      hp: 1,
      effects: [{ timing: "Constant", ops: [{ op: "cannotBeSetActive", target: { all: filter } }] }],
    };
    const P2 = { battleArea: [rested("Lancer"), rested("Giant", { damage: 1 })], baseSection: [rested("Fort")] };
    const t = lay({ P1: { battleArea: ["Jailer"] }, P2 }, [...cast, jailer]);
    const stay = () => ["Lancer", "Giant", "Fort"].filter((name) => t.card(name)["rested"]);
    t.answer(endMain).passes();
    expect([t.asked, stay()]).toEqual(["P2", stays]);
    t.answer(endMain).passes().answer(endMain).passes();
    expect([t.asked, stay()]).toEqual(["P2", stays]);
  });

  test("6-3, 1-2-2-2 who draws the last card loses", () => {
    const t = table({}, { deck: 1 });
    t.answer(endMain).passes();
    expect(t.result).toBe("P1 wins");
  });

  test("6-4, Q18, Q20 a Resource from the resource deck, active; if there is none, nothing", () => {
    const t = table({}, { resourceDeck: 0, resourceArea: 3 });
    t.answer(endMain).passes();
    expect(t.asked).toBe("P2");
    expect(t.player("P2")).toMatchObject({ resources: 3 });
  });
});

describe("6-5-2 playing a card from hand", () => {
  test("2-8-1, Q21 the Lv. asks for Resources, active or rested, EX Resources included", () => {
    expect(table({ hand: ["Giant"], resourceArea: 4 }).refusal(play("Giant"))).toBe("2-8-1");
    expect(table({ hand: ["Giant"], resourceArea: 5 }).options).toContain(play("Giant"));
    expect(table({ hand: ["Giant"], resourceArea: 1, restedResources: 4 }).options).toContain(play("Giant"));
    expect(table({ hand: ["Giant"], resourceArea: 4, exResources: 1 }).options).toContain(play("Giant"));
  });

  test("2-9 the cost asks for active Resources, which are rested", () => {
    expect(table({ hand: ["Clerk"], resourceArea: 0, restedResources: 3 }).refusal(play("Clerk"))).toBe("2-9");
    const t = table({ hand: ["Clerk"], resourceArea: 3 });
    t.answer(play("Clerk"));
    expect(t.player("P1")).toMatchObject({ resources: 3, activeResources: 2 });
  });

  test("4-17-5, Q22 an EX Resource that pays leaves the game; the payer chooses", () => {
    const t = table({ hand: ["Clerk"], resourceArea: 1, exResources: 1 });
    t.answer(play("Clerk"));
    expect(t.options).toEqual(["pay with Resources", "pay with an EX Resource"]);
    t.answer("pay with an EX Resource");
    expect(t.player("P1")).toMatchObject({ resources: 1, exResources: 0, activeResources: 1 });
  });

  test("R-17 an EX Resource may both raise the Lv. and pay", () => {
    const t = table({ hand: ["Knight"], resourceArea: 0, restedResources: 1, exResources: 1 });
    t.answer(play("Knight"));
    expect(t.zone("P1.battleArea")).toEqual(["Knight"]);
    expect(t.player("P1")).toMatchObject({ resources: 1, exResources: 0 });
  });

  test("4-4-4 a Unit is deployed active, and counts as deployed this turn", () => {
    const t = table({ hand: ["Clerk"] });
    t.answer(play("Clerk"));
    expect(t.card("Clerk")).toMatchObject({ rested: false, deployedThisTurn: true });
    expect(t.refusal(attack("Clerk"))).toBe("2-11-4");
  });

  test("2-3-4-3, Q85 a Pilot needs one of your Units without a Pilot", () => {
    expect(table({ hand: ["Rider"] }, { battleArea: ["Knight"] }).options).toEqual([endMain]);
    const t = table({ hand: ["Rider"], battleArea: [{ card: "Knight", pilot: "Stranger" }] });
    expect(t.refusal(pair("Rider", "Knight"))).toBe("2-3-4-3");
    const other = table({ hand: ["Rider"], battleArea: [{ card: "Knight", pilot: "Stranger" }, "Clerk", "Lancer"] });
    other.answer("pair Rider");
    expect(other.refusal(choose("Knight"))).toBe("6-5-2-3-3");
  });

  test("6-5-2-3-2 a Pilot who meets the link condition makes a Link Unit", () => {
    const t = table({ hand: ["Rider"], battleArea: ["Knight", "Clerk"] });
    t.answer(pair("Rider", "Knight"));
    expect(t.card("Knight")).toMatchObject({ linked: true, ap: 4, hp: 4, pilot: "Rider" });
  });

  test("2-3-4-4, Q89 AP and HP of the Pilot are added, linked or not", () => {
    const t = table({ hand: ["Stranger"], battleArea: ["Knight"] });
    t.answer(pair("Stranger", "Knight"));
    expect(t.card("Knight")).toMatchObject({ linked: false, ap: 3, hp: 4 });
  });

  test("6-5-2-3-4, Q41 the Pilot goes where its Unit goes", () => {
    const t = table({ battleArea: ["Giant"] }, { battleArea: [rested("Knight", { pilot: "Rider" })] });
    t.answer(attack("Giant", "Knight")).passes();
    expect(t.zone("P2.trash").sort()).toEqual(["Knight", "Rider"]);
  });

  test("2-3-5 a Command: pay, resolve, trash", () => {
    const t = table({ hand: ["Study"], resourceArea: 2 });
    t.answer(play("Study"));
    expect(t.zone("P1.trash")).toEqual(["Study"]);
    expect(t.zone("P1.hand")).toHaveLength(2);
    expect(t.player("P1")).toMatchObject({ activeResources: 1 });
  });

  test("6-5-2-3-3, Q86 one Pilot for a Unit", () => {
    const t = table({ battleArea: [{ card: "Clerk", pilot: "Rider" }, "Lancer", "Giant"], hand: ["Stranger"] });
    expect(t.refusal(pair("Stranger", "Clerk"))).toBe("6-5-2-3-3");
    expect(t.refusal(pair("Stranger", "Lancer"))).toBeNull();
  });

  test("6-5-2-3-5, Q38 a Command with a Pilot line is played as either, for the same Lv. and cost", () => {
    const t = table({ battleArea: ["Knight"], hand: ["Ambush"] }, { battleArea: ["Clerk"] });
    expect([t.refusal(play("Ambush")), t.refusal(pair("Ambush", "Knight"))]).toEqual([null, null]);
    t.answer(pair("Ambush", "Knight"));
    expect(t.card("Knight")).toMatchObject({ linked: true, ap: 3 });
    expect(t.card("Clerk")).toMatchObject({ rested: false });
    expect(t.player("P1")).toMatchObject({ activeResources: 7 });
  });

  test("2-3-6 a Base goes to the base section, active", () => {
    const t = table({ hand: ["Fort"] });
    t.answer(play("Fort"));
    expect(t.card("Fort")).toMatchObject({ place: "baseSection", rested: false });
  });

  test("6-5-2 not in the opponent's turn", () => {
    const t = table({}, { hand: ["Clerk"] });
    expect(t.refusal(play("Clerk"), "P2")).toBe("6-5-2");
  });
});

describe("6-5-3 activated effects", () => {
  test("6-5-3, 9-1-7-3 the cost is paid, the effect is carried out", () => {
    const t = table({ battleArea: ["Gunner"], resourceArea: 1 }, { battleArea: ["Giant"] });
    t.answer(activate("Gunner"));
    expect(t.card("Giant")).toMatchObject({ damage: 1 });
    expect(t.player("P1")).toMatchObject({ activeResources: 0 });
  });

  test("9-1-7-3 without the Resources it is not used", () => {
    expect(table({ battleArea: ["Gunner"], resourceArea: 0 }, { battleArea: ["Giant"] }).refusal(activate("Gunner"))).toBe("9-1-7-3");
  });

  test("9-2-2 without a target it is not used, and nothing is paid", () => {
    expect(table({ battleArea: ["Gunner"] }).refusal(activate("Gunner"))).toBe("9-2-2");
  });
});

describe("6-6 end phase", () => {
  test("6-5-5 the main phase lasts until its player ends it, after any number of actions", () => {
    const t = table({ battleArea: ["Lancer"], hand: ["Clerk", "Bolt"] }, { battleArea: ["Clerk"] });
    t.answer(play("Clerk"), play("Bolt"), attack("Lancer")).passes();
    expect([t.asked, t.question]).toEqual(["P1", "6-5"]);
    expect(t.refusal(endMain)).toBeNull();
    t.answer(endMain).passes();
    expect(t.g.activeSeat).toBe(1);
  });

  test("6-5, 6-5-4 playing, activating, attacking: in the own main phase, and not in the other's", () => {
    const t = table({ battleArea: ["Gunner"], hand: ["Clerk"] }, { battleArea: ["Lancer"], hand: ["Giant", "Bolt"] });
    for (const each of [play("Clerk"), activate("Gunner"), attack("Gunner")]) expect(t.refusal(each)).toBeNull();
    t.answer(attack("Gunner"));
    expect(t.asked).toBe("P2");
    expect(t.refusal("attack with Lancer")).toBe("6-5-4");
    expect(t.refusal(play("Giant"))).toBe("8-4");
  });

  test("6-6-1 an action step, the standby player first", () => {
    const t = table({ hand: ["Bolt"], battleArea: ["Clerk"] }, { hand: ["Bolt"] });
    t.answer(endMain);
    expect([t.asked, t.options]).toEqual(["P2", [play("Bolt"), "pass"]]);
  });

  test.each([
    ["a Unit", { ap: 1, hp: 1 }, "battleArea"],
    ["a Base", { type: "Base", hp: 5 }, "baseSection"],
  ])("6-6-2 at the end of your turn, %s: only the active player's", (_, is, place) => {
    const keeper = { name: "Keeper", ...is, effects: [{ timing: "EndOfYourTurn", ops: [{ op: "draw", n: 1 }] }] };
    const P2 = { [place]: [{ card: "Keeper", as: "other" }], hand: ["Clerk"] };
    const t = lay({ P1: { [place]: ["Keeper"] }, P2 }, [...cast, keeper]);
    t.answer(endMain).passes();
    expect(t.zone("P1.hand")).toHaveLength(1);
    expect(t.zone("P2.hand")).toHaveLength(2);
  });

  test("6-6-3, 3-8-4-1 more than ten cards: discard down to ten of your choice", () => {
    const t = table({ hand: [...Array<string>(10).fill("Giant"), "Clerk", "Lancer"] }, {});
    t.answer(endMain).passes();
    expect([t.asked, t.question]).toEqual(["P1", "3-8-4-1"]);
    t.answer(choose("Clerk"), choose("Lancer"));
    expect(t.zone("P1.trash").sort()).toEqual(["Clerk", "Lancer"]);
    expect(t.zone("P1.hand")).toHaveLength(10);
  });

  test("6-6-3 ten are fine, and the opponent's hand is not counted", () => {
    const t = table({ hand: Array<string>(10).fill("Giant") }, { hand: Array<string>(12).fill("Giant") });
    t.answer(endMain).passes();
    expect([t.asked, t.question]).toEqual(["P2", "6-5"]);
    expect(t.zone("P2.hand")).toHaveLength(13);
  });

  test("6-6-4 during this turn ends", () => {
    const t = lay({ P1: { battleArea: ["Lancer"], hand: ["Cheer"] } }, [
      ...cast,
      {
        name: "Cheer",
        type: "Command",
        effects: [{ timing: "Main", ops: [{ op: "modify", ap: 2, until: "turn", target: { all: { kind: "Unit", side: "own" } } }] }],
      },
    ]);
    t.answer(play("Cheer"));
    expect(t.card("Lancer")).toMatchObject({ ap: 5 });
    t.answer(endMain).passes();
    expect(t.card("Lancer")).toMatchObject({ ap: 3 });
  });

  test("6-6-4, Q106 also when its source has left; and it ends for the opponent's Units too", () => {
    const t = table({ battleArea: ["Lancer"] }, { hand: ["Calm"] });
    t.answer(attack("Lancer"), "P2: play Calm").passes();
    expect(t.card("Lancer")).toMatchObject({ ap: 0 });
    t.answer(endMain).passes();
    expect(t.card("Lancer")).toMatchObject({ ap: 3 });
  });
});
