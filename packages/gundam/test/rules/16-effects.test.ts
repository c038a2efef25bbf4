/** 16.2, 16.3, 16.9 When an effect works, what must be there before it is used, which card a text means, and how a choice of several is made. */
import { describe, expect, test } from "vitest";
import { activate, attack, pair, play, type Table, table } from "../table.ts";
import { cast } from "./cast.ts";

const own = { kind: "Unit", side: "own" };
const enemy = { kind: "Unit", side: "enemy" };
const any = { kind: "Unit", side: "any" };
const nobody = { kind: "Unit", side: "any", nameIncludes: "Nobody" };
const draw = { op: "draw", n: 1 };
const pick = (from: object, as = "t1", n: unknown = 1) => ({ op: "choose", as, n, from });
const onT1 = (op: string, more = {}) => ({ op, target: "t1", ...more });
const rest = (target: unknown) => ({ op: "rest", target });
const unit = (name: string, ...effects: object[]) => ({ name, ap: 2, hp: 6, level: 3, link: [{ pilotNameIncludes: "Rider" }], effects });
const command = (name: string, ...ops: object[]) => ({ name, type: "Command", effects: [{ timing: ["Main", "Action"], ops }] });
const rested = (name: string) => ({ card: name, rested: true });
const people = [
  ...cast,
  { name: "Sage", apMod: 0, hpMod: 0, level: 4, color: "white", traits: ["Order"] },
  { name: "Fool", apMod: 0, hpMod: 0, level: 1, color: "red", traits: ["Court"] },
  command("Smite", pick(any), onT1("destroy")),
  command("Zap", pick(any), onT1("damage", { n: 1 })),
];

describe("9-1-2, 11-2-10, {13-2-12} an effect works while its gate holds", () => {
  const rows: readonly (readonly [string, object, string | null, string | null])[] = [
    ["no gate, and no Pilot", {}, null, null],
    ["paired: no Pilot", { gate: "DuringPair" }, null, "11-2-10"],
    ["paired: any Pilot", { gate: "DuringPair" }, "Fool", null],
    ["paired: one who links", { gate: "DuringPair" }, "Rider", null],
    ["linked: no Pilot", { gate: "DuringLink" }, null, "{13-2-12}"],
    ["linked: one who does not link", { gate: "DuringLink" }, "Fool", "{13-2-12}"],
    ["linked: one who links", { gate: "DuringLink" }, "Rider", null],
    ["a white Pilot", { gate: "DuringPair", gatePilot: { color: "white" } }, "Sage", null],
    ["a red one is none", { gate: "DuringPair", gatePilot: { color: "white" } }, "Fool", "11-2-10"],
    ["a Pilot with a trait", { gate: "DuringPair", gatePilot: { traitAny: ["Guild", "Order"] } }, "Sage", null],
    ["one with another trait", { gate: "DuringPair", gatePilot: { traitAny: ["Guild", "Order"] } }, "Fool", "11-2-10"],
    ["a Pilot of Lv.1 or less", { gate: "DuringPair", gatePilot: { lvMax: 1 } }, "Fool", null],
    ["one of Lv.4", { gate: "DuringPair", gatePilot: { lvMax: 1 } }, "Sage", "11-2-10"],
    ["two things of one Pilot", { gate: "DuringPair", gatePilot: { lvMax: 1, color: "white" } }, "Fool", "11-2-10"],
    ["your turn", { turn: "own" }, null, null],
    ["the enemy's turn", { turn: "enemy" }, null, "9-1-7"],
  ];
  const lay = (effect: object, pilot: string | null, active = "P1"): Table => {
    const gated = unit("Gated", effect, { timing: "Attack", ops: [{ op: "mill", n: 1 }] });
    const P1 = { battleArea: [pilot === null ? "Gated" : { card: "Gated", pilot }, "Clerk"], hand: ["Zap"] };
    return table({ P1, P2: { battleArea: ["Giant"], hand: ["Zap"] }, active }, [gated, ...people]);
  };
  test.each(rows)("activated: %s", (_, gate, pilot, refused) => {
    expect(lay({ timing: "ActivateMain", ...gate, ops: [draw] }, pilot).refusal(activate("Gated"))).toBe(refused);
  });
  test.each(rows)("constant: %s", (_, gate, pilot, refused) => {
    const constant = { timing: "Constant", ...gate, ops: [{ op: "modify", hp: 3, target: "thisUnit" }] };
    const hp = { Rider: 1 }[pilot ?? ""] ?? 0;
    expect(lay(constant, pilot).card("Gated")).toMatchObject({ hp: 6 + hp + (refused === null ? 3 : 0) });
  });
  test.each(rows)("triggered: %s", (_, gate, pilot, refused) => {
    const t = lay({ timing: "Attack", ...gate, ops: [draw] }, pilot).answer(attack("Gated"));
    if (t.options[0]?.startsWith("resolve")) t.answer(t.options[0]);
    expect(t.zone("P1.hand")).toHaveLength(refused === null ? 2 : 1);
  });

  test.each([
    ["in your turn", "P1", "own", 9],
    ["not in your turn", "P1", "enemy", 6],
    ["in the enemy's turn", "P2", "enemy", 9],
    ["not in the enemy's turn", "P2", "own", 6],
  ])("9-1-5 a constant %s", (_, active, turn, hp) => {
    const constant = { timing: "Constant", turn, ops: [{ op: "modify", hp: 3, target: "thisUnit" }] };
    expect(lay(constant, null, active).card("Gated")).toMatchObject({ hp });
  });
});

describe("{13-2-9-2} 【When Paired】 asks which Pilot it is", () => {
  test.each<[string, object | undefined, string, number]>([
    ["any", undefined, "Fool", 1],
    ["a white one, and it is", { color: "white" }, "Sage", 1],
    ["a white one, and it is red", { color: "white" }, "Fool", 0],
    ["one with a trait, and it has it", { traitAny: ["Order"] }, "Sage", 1],
    ["one with a trait, and it has another", { traitAny: ["Order"] }, "Fool", 0],
    ["one of Lv.4 or more, and it is", { lvMin: 4 }, "Sage", 1],
    ["one of Lv.4 or more, and it is of Lv.1", { lvMin: 4 }, "Fool", 0],
    ["two things, and one is so", { lvMin: 4, color: "red" }, "Sage", 0],
  ])("%s", (_, pilotQualifier, pilot, drawn) => {
    const effect = { timing: "WhenPaired", ...(pilotQualifier === undefined ? {} : { pilotQualifier }), ops: [draw] };
    const t = table({ P1: { battleArea: ["Host", "Clerk"], hand: [pilot] } }, [unit("Host", effect), ...people]);
    expect(t.answer(pair(pilot, "Host")).zone("P1.hand")).toHaveLength(drawn);
  });

  test("the Pilot of another Unit is no matter", () => {
    const t = table({ P1: { battleArea: ["Host", "Clerk"], hand: ["Sage"] } }, [
      unit("Host", { timing: "WhenPaired", ops: [draw] }),
      ...people,
    ]);
    expect(t.answer(pair("Sage", "Clerk")).zone("P1.hand")).toHaveLength(0);
  });
});

const met = { handSize: "own", atLeast: 1 };
const unmet = { handSize: "own", atLeast: 9 };

describe("16.3, 5 what must be choosable before an effect is used", () => {
  const rows: readonly (readonly [string, object[], boolean])[] = [
    ["a target", [pick(enemy), onT1("rest")], true],
    ["no target", [pick(nobody), onT1("rest")], false],
    ["two, and there are two", [pick(enemy, "t1", 2), onT1("rest")], true],
    ["three, and there are two", [pick(enemy, "t1", 3), onT1("rest")], false],
    ["one to three, and there are two", [pick(enemy, "t1", [1, 3]), onT1("rest")], true],
    ["three to four", [pick(enemy, "t1", [3, 4]), onT1("rest")], false],
    ["no target, but it may be declined", [{ ...pick(nobody), may: true }, onT1("rest")], true],
    ["nothing to choose", [draw], true],
    ["a target behind something", [draw, pick(enemy), onT1("rest")], true],
    ["no target behind something", [draw, pick(nobody), onT1("rest")], false],
    ["no target, in a later portion", [draw, { ...pick(nobody), after: "then" }, onT1("rest")], true],
    ["no target, after an if you do", [draw, { ...pick(nobody), after: "ifYouDo" }, onT1("rest")], true],
    ["none in hand", [pick({ kind: "UnitCard", side: "own", zone: "hand" }), onT1("returnToDeckBottom")], true],
    ["none in the trash", [pick({ kind: "UnitCard", side: "own", zone: "trash" }), onT1("addToHand")], false],
    ["one of yours and one of theirs", [pick(own), pick(enemy, "t2"), rest(["t1", "t2"])], true],
    ["one of yours, and one that is not there", [pick(own), pick(nobody, "t2"), rest(["t1", "t2"])], false],
    ["one that is not there, and one of yours", [pick(nobody), pick(own, "t2"), rest(["t1", "t2"])], false],
    ["two different ones, and there are two", [pick(enemy), pick(enemy, "t2"), rest(["t1", "t2"])], true],
    ["two and one, and there are two", [pick(enemy, "t1", 2), pick(enemy, "t2"), rest(["t1", "t2"])], false],
    ["the very same one twice", [pick({ ...enemy, lvMax: 1 }), pick({ ...enemy, lvMax: 1 }, "t2"), rest(["t1", "t2"])], false],
    ["one of two, and the one", [pick(enemy), pick({ ...enemy, lvMax: 1 }, "t2"), rest(["t1", "t2"])], true],
    ["three different ones of two", [pick(enemy), pick(enemy, "t2"), pick(enemy, "dev"), rest(["t1", "t2", "dev"])], false],
    ["a condition that does not hold asks for no target", [draw, { ...pick(nobody), if: [unmet] }, onT1("rest")], true],
    ["the second of a selection, if it does not apply", [pick(own), { ...pick(nobody, "t2"), if: [unmet] }, rest(["t1", "t2"])], true],
    ["the second of a selection, if it applies", [pick(own), { ...pick(nobody, "t2"), if: [met] }, rest(["t1", "t2"])], false],
    ["a case that applies has its target", [branch([[met], [pick(enemy), onT1("rest")]], [null, [pick(nobody), onT1("rest")]])], true],
    ["a case that applies has none", [branch([[met], [pick(nobody), onT1("rest")]], [null, [pick(enemy), onT1("rest")]])], false],
    ["the other case has its target", [branch([[unmet], [pick(nobody), onT1("rest")]], [null, [pick(enemy), onT1("rest")]])], true],
    ["the other case has none", [branch([[unmet], [pick(enemy), onT1("rest")]], [null, [pick(nobody), onT1("rest")]])], false],
    ["behind cases, a target", [branch([[met], [draw]], [null, [pick(nobody), onT1("rest")]]), pick(enemy), onT1("rest")], true],
    ["behind cases, none", [branch([[met], [draw]], [null, [draw]]), pick(nobody), onT1("rest")], false],
    ["one of two modes", [modes([draw], [pick(nobody), onT1("rest")])], true],
    ["the other of two modes", [modes([pick(nobody), onT1("rest")], [draw])], true],
    ["neither mode", [modes([pick(nobody), onT1("rest")], [pick(nobody), onT1("destroy")])], false],
  ];
  test.each(rows)("%s", (_, ops, usable) => {
    const user = unit("User", { timing: "ActivateMain", ops });
    const sides = { P1: { battleArea: ["User"], hand: ["Order", "Bolt"] }, P2: { battleArea: ["Clerk", "Giant"] } };
    const t = table(sides, [user, command("Order", ...ops), ...people]);
    expect([t.refusal(activate("User")), t.refusal(play("Order"))]).toEqual(usable ? [null, null] : ["9-2-2", "9-1-8-1-1"]);
  });

  test.each(rows)("a triggered effect: %s", (_, ops, usable) => {
    const user = unit("User", { timing: "Attack", ops });
    const t = table({ P1: { battleArea: ["User"], hand: ["Bolt"] }, P2: { battleArea: ["Clerk", "Giant"] } }, [user, ...people]);
    t.answer(attack("User"));
    expect(t.happened("does not activate")).toHaveLength(usable ? 0 : 1);
  });

  test.each(rows)("a Burst: %s", (_, ops, usable) => {
    const burst = { name: "Burster", ap: 1, hp: 1, effects: [{ timing: "Burst", ops }] };
    const sides = {
      P1: { battleArea: ["Clerk"], shieldSection: ["Burster"], hand: ["Bolt"] },
      P2: { battleArea: [rested("Clerk"), "Giant"] },
      active: "P2",
    };
    const t = table(sides, [burst, ...people])
      .answer(attack("Giant"))
      .passes();
    expect([t.question, t.happened("burst without effect").length]).toEqual(usable ? ["11-2-5", 0] : ["6-5", 1]);
  });
});
function branch(...cases: readonly (readonly [object[] | null, object[]])[]) {
  return { op: "branch", cases: cases.map(([when, ops]) => (when === null ? { else: true, ops } : { if: when, ops })) };
}
function modes(...lists: object[][]) {
  return { op: "chooseMode", modes: lists };
}

describe("9-3-3 a selection of several", () => {
  const lay = (...ops: object[]) =>
    table({ P1: { battleArea: ["Clerk", "Giant", "Wall"], hand: ["Order", "Bolt"] }, P2: { battleArea: ["Lancer", "Knight"] } }, [
      command("Order", ...ops),
      ...people,
    ]).answer(play("Order"));
  const choices = (t: Table) => t.options.map((each) => each.replace("choose ", ""));

  const is = (t: Table, what: string) => ["Clerk", "Giant", "Wall", "Lancer", "Knight"].filter((name) => Boolean(t.card(name)[what]));

  test("what is left for the next choice is not taken: only one can be, so nothing is asked", () => {
    const t = lay(pick(own), pick({ ...own, lvMax: 1 }, "t2", 2), rest("t1"), { op: "modify", ap: 3, target: "t2", until: "turn" });
    expect([t.question, is(t, "rested"), t.card("Clerk")["ap"], t.card("Wall")["ap"]]).toEqual(["6-5", ["Giant"], 4, 4]);
  });
  test("nor for the one after that", () => {
    const t = lay(pick(own), pick(enemy, "t2"), pick({ ...own, lvMax: 1 }, "dev", 2), rest(["t1", "t2"]), { op: "exile", target: "dev" });
    expect(choices(t)).toEqual(["Lancer", "Knight"]);
    t.answer("choose Knight");
    expect([t.zone("P1.removal"), is(t, "rested")]).toEqual([
      ["Clerk", "Wall"],
      ["Giant", "Knight"],
    ]);
  });
  test("nor by the second of two picks", () => {
    const t = lay(pick(own, "t1", 2), pick({ ...own, lvMax: 1 }, "t2"), rest("t1"), { op: "exile", target: "t2" }).answer("choose Clerk");
    expect([t.question, is(t, "rested"), t.zone("P1.removal")]).toEqual(["6-5", ["Clerk", "Giant"], ["Wall"]]);
  });
  test("what could be taken, and why another cannot", () => {
    const t = lay(pick(own, "t1", [1, 2]), pick({ ...own, lvMax: 1 }, "t2"), rest("t1"), { op: "exile", target: "t2" }).answer(
      "choose Clerk",
    );
    expect([choices(t), t.refusal("choose Wall")]).toEqual([["Giant", "done"], "9-3-3"]);
  });
  test("what was picked first is not picked again", () => {
    const t = lay(pick(own), pick(own, "t2"), rest("t1"), { op: "damage", n: 1, target: "t2" }).answer("choose Wall");
    expect(choices(t)).toEqual(["Clerk", "Giant"]);
    t.answer("choose Giant");
    expect([t.card("Wall"), t.card("Giant")]).toMatchObject([
      { rested: true, damage: 0 },
      { rested: false, damage: 1 },
    ]);
  });
  test("nor, of three choices, what was picked first or second", () => {
    const t = lay(
      pick(own),
      pick(own, "t2"),
      pick(own, "dev"),
      rest("t1"),
      { op: "damage", n: 1, target: "t2" },
      { op: "exile", target: "dev" },
    );
    t.answer("choose Wall");
    expect(choices(t)).toEqual(["Clerk", "Giant"]);
    t.answer("choose Giant");
    expect([t.card("Wall"), t.card("Giant"), t.zone("P1.removal")]).toMatchObject([
      { rested: true, damage: 0 },
      { rested: false, damage: 1 },
      ["Clerk"],
    ]);
  });
  test("two of one choice are two cards", () => {
    const t = lay(pick(own, "t1", 2), rest("t1")).answer("choose Giant");
    expect(choices(t)).toEqual(["Clerk", "Wall"]);
  });
  test("at least one: only then it is done", () => {
    const t = lay(pick(own, "t1", [1, 2]), rest("t1"));
    expect(choices(t)).toEqual(["Clerk", "Giant", "Wall"]);
    expect(choices(t.answer("choose Giant"))).toEqual(["Clerk", "Wall", "done"]);
    expect(t.answer("choose Wall").question).toBe("6-5");
  });
  test("at least one, as many as there are", () => {
    const t = lay(pick(enemy, "t1", [1, 3]), rest("t1")).answer("choose Knight", "choose Lancer");
    expect([t.question, t.card("Knight")["rested"], t.card("Lancer")["rested"]]).toEqual(["6-5", true, true]);
  });
  test("exactly as many as there are: nothing is asked", () => {
    expect(lay(pick(enemy, "t1", 2), rest("t1")).question).toBe("6-5");
  });
  test("declined, it is declined as a whole", () => {
    const t = lay({ ...pick(own), may: true }, pick(enemy, "t2"), rest(["t1", "t2"]), draw);
    expect(choices(t)).toEqual(["Clerk", "Giant", "Wall", "decline"]);
    t.answer("decline");
    expect([t.question, t.zone("P1.hand").length]).toEqual(["6-5", 2]);
  });
  test("once begun it is not declined any more", () => {
    const t = lay({ ...pick(own), may: true }, pick(enemy, "t2"), rest(["t1", "t2"])).answer("choose Wall");
    expect(choices(t)).toEqual(["Lancer", "Knight"]);
  });
  test("what does not apply is passed over, and what comes behind it is asked", () => {
    const t = lay(pick(own), { ...pick(own, "t2"), if: [{ turn: "enemy" }] }, pick(enemy, "dev"), rest(["t1", "t2", "dev"])).answer(
      "choose Wall",
      "choose Knight",
    );
    expect([t.question, is(t, "rested")]).toEqual(["6-5", ["Wall", "Knight"]]);
  });
  test("the first does not apply: nothing of it is done", () => {
    const t = lay(draw, { ...pick(own), if: [{ turn: "enemy" }] }, pick(enemy, "t2"), rest(["t1", "t2"]), draw);
    expect([t.question, t.zone("P1.hand").length]).toEqual(["6-5", 3]);
  });
});

describe("16.9 which card a text means", () => {
  const on = (event: string, more: object, ...ops: object[]) => ({ timing: "Trigger", trigger: { event, ...more }, ops });
  const mark = (target: string) => ({ op: "modify", hp: 9, target, until: "turn" });
  const timed = (timing: string, ...ops: object[]) => ({ timing, ops });
  const anySource = { damage: "any", from: { side: "any" } };
  /** The carrier's effect, what is done, and who has 9 HP more than before. */
  const rows: readonly (readonly [string, object, string[], string[]])[] = [
    ["this Unit", timed("Attack", mark("thisUnit")), [attack("Ear", "Ogre")], ["Ear"]],
    ["the enemy Unit it battles", timed("Attack", mark("battlingEnemyUnit")), [attack("Ear", "Ogre")], ["Ogre"]],
    ["the enemy Unit it battles, and it attacks the player", timed("Attack", mark("battlingEnemyUnit")), [attack("Ear")], []],
    [
      "the enemy Unit in a battle of another",
      on("unitAttacks", { who: own }, mark("battlingEnemyUnit")),
      [attack("Giant", "Ogre")],
      ["Ogre"],
    ],
    [
      "of the enemy's attack, the attacker",
      on("unitAttacks", { who: enemy }, mark("battlingEnemyUnit")),
      ["theirs", attack("Ogre", "Giant")],
      ["Ogre"],
    ],
    ["the Unit deployed", on("unitDeployed", { who: own }, mark("eventUnit")), ["play Clerk"], ["Clerk"]],
    ["the Unit that links", on("unitLinks", { who: own }, mark("eventUnit")), [pair("Rider", "Knight")], ["Knight"]],
    ["the attacking Unit", on("unitAttacks", { who: any }, mark("eventUnit")), [attack("Giant", "Ogre")], ["Giant"]],
    [
      "the one damaged in battle",
      on("thisUnitDamagesEnemyUnit", { damage: "any" }, mark("eventUnit")),
      [attack("Ear", "Ogre"), "passes"],
      ["Ogre"],
    ],
    [
      "the one damaged by another",
      on("unitDamagesEnemyUnit", { who: own, damage: "any" }, mark("eventUnit")),
      [attack("Giant", "Ogre"), "passes"],
      ["Ogre"],
    ],
    [
      "who has damaged it",
      on("unitDamagesEnemyUnit", { who: own, damage: "any" }, mark("eventSource")),
      [attack("Giant", "Ogre"), "passes"],
      ["Giant"],
    ],
    [
      "who has received it",
      on("unitReceivesDamage", { who: own, ...anySource }, mark("eventUnit")),
      ["play Zap", "choose Giant"],
      ["Giant"],
    ],
    [
      "the one destroyed has left",
      on("thisUnitDestroysEnemyUnit", { damage: "any" }, mark("eventUnit")),
      [attack("Ear", "Imp"), "passes"],
      [],
    ],
    [
      "who has destroyed it",
      on("unitDestroysEnemyUnit", { who: own, damage: "any" }, mark("eventSource")),
      [attack("Giant", "Imp"), "passes"],
      ["Giant"],
    ],
    ["this Unit has left", timed("Attack", { op: "destroy", target: "thisUnit" }, mark("thisUnit")), [attack("Ear")], []],
    ["what was chosen", timed("Attack", pick({ ...own, lvMin: 5 }), mark("t1")), [attack("Ear")], ["Giant"]],
    [
      "what was chosen second",
      timed("Attack", pick({ ...own, lvMin: 5 }), pick({ ...enemy, lvMin: 6 }, "t2"), rest("t1"), mark("t2")),
      [attack("Ear")],
      ["Ogre"],
    ],
    ["what was chosen has left", timed("Attack", pick({ ...enemy, lvMax: 1 }), onT1("destroy"), mark("t1")), [attack("Ear")], []],
  ];
  test.each(rows)("%s", (_, effect, script, marked) => {
    const [first, ...lines] = script[0] === "theirs" ? script : ["mine", ...script];
    const P1 = { battleArea: ["Ear", first === "theirs" ? rested("Giant") : "Giant", "Knight"], hand: ["Zap", "Smite", "Clerk", "Rider"] };
    const P2 = { battleArea: first === "theirs" ? ["Ogre"] : [rested("Ogre"), rested("Imp")] };
    const cards = [unit("Ear", effect), { name: "Ogre", ap: 1, hp: 9, level: 6 }, { name: "Imp", ap: 1, hp: 2, level: 1 }, ...people];
    const t = table({ P1, P2, active: first === "theirs" ? "P2" : "P1" }, cards);
    for (const line of lines) line === "passes" ? t.passes() : t.answer(line);
    const units = ["P1", "P2"].flatMap((player) => t.zone(`${player}.battleArea`));
    expect(units.filter((name) => Number(t.card(name)["hp"]) > 9)).toEqual(marked);
  });

  const inTrash = (t: Table) => t.zone("P1.trash");
  test.each<[string, object[], string, string[], string[]]>([
    ["this card, from the trash, to hand", [{ op: "thisCardToHand" }], "Smite", ["P1.hand", "Ear"], ["Smite"]],
    ["this card, from the trash, exiled", [{ op: "exileThisCard" }], "Smite", ["P1.removal", "Ear"], ["Smite"]],
    ["this card is not in the trash: it was returned to hand", [{ op: "exileThisCard" }], "Retreat", ["P1.removal"], ["Retreat"]],
  ])("{13-2-5-3} %s", (_, ops, by, [zone, ...lie], trash) => {
    const retreat = command("Retreat", pick(own), onT1("returnToHand"));
    const t = table({ P1: { battleArea: ["Ear", "Clerk"], hand: [by] } }, [retreat, unit("Ear", timed("Destroyed", ...ops)), ...people]);
    t.answer(play(by), "choose Ear");
    expect([t.zone(zone!), inTrash(t)]).toEqual([lie, trash]);
  });
});

describe("3-1-5 a Unit that has come back is another object", () => {
  const swap = command("Swap", pick(any), onT1("returnToHand"));
  const launch = command("Launch", pick({ kind: "UnitCard", side: "own", zone: "hand" }), onT1("deploy"));
  const asks = { timing: "ActivateAction", ops: [draw, { ...pick({ ...any, battlingThisUnit: true }), may: true }, onT1("rest")] };
  const lay = (attacked: boolean) => {
    const scout = unit("Scout", asks);
    const sides = attacked
      ? { P1: { battleArea: ["Giant"], hand: ["Bolt"] }, P2: { battleArea: [rested("Scout")], hand: ["Swap", "Launch"] } }
      : { P1: { battleArea: ["Scout"], hand: ["Swap", "Launch"] }, P2: { battleArea: [rested("Giant")], hand: ["Bolt"] } };
    return table(sides, [scout, swap, launch, ...people]).answer(attacked ? attack("Giant", "Scout") : attack("Scout", "Giant"));
  };
  test.each([
    ["the attacker", false],
    ["the one attacked", true],
  ])("%s is in the battle no more", (_, attacked) => {
    const mine = attacked ? "P2" : "P1";
    const until = (t: Table, answer: string) => {
      while (t.asked !== mine) t.answer("pass");
      return t.answer(answer);
    };
    const before = until(lay(attacked), activate("Scout"));
    expect(before.options).toContain("choose Giant");
    const t = until(until(lay(attacked), play("Swap")), "choose Scout");
    until(until(t, play("Launch")), "choose Scout");
    while (t.asked !== mine) t.answer("pass");
    t.answer(activate("Scout"));
    expect(t.options.filter((each) => each.startsWith("choose "))).toEqual([]);
  });
});

describe("4-16, R-71 what a gained effect knows of the event", () => {
  const digger = unit("Digger", { timing: "ActivateMain", cost: [{ op: "payResources", n: 3 }], ops: [{ op: "mill", n: 1 }] });
  const paid = {
    timing: "Trigger",
    trigger: { event: "youPayForUnitEffect", who: own },
    ops: [{ op: "damage", n: 1, times: { paid: "event" }, target: { all: enemy } }],
  };
  const teach = (times: number) =>
    command(
      "Teach",
      pick({ ...own, lvMin: 3 }),
      ...Array.from({ length: times }, () => onT1("gainEffect", { effect: paid, until: "turn" })),
    );
  test.each([
    ["how much was paid", 1, 3],
    ["the same effect twice is two effects", 2, 6],
  ])("%s", (_, times, damage) => {
    const t = table({ P1: { battleArea: ["Digger"], hand: ["Teach"] }, P2: { battleArea: ["Wall", "Ogre"] } }, [
      digger,
      teach(times),
      { name: "Ogre", ap: 1, hp: 9 },
      ...people,
    ]);
    t.answer(play("Teach"), activate("Digger"));
    while (t.options[0]?.startsWith("resolve")) t.answer(t.options[0]);
    expect(t.card("Ogre")).toMatchObject({ damage });
  });

  const event = (trigger: object) => ({ timing: "Trigger", trigger, ops: [draw] });
  const rows: readonly (readonly [string, object, string[], number])[] = [
    [
      "an event of its own",
      event({ event: "thisUnitReceivesDamage", damage: "any", from: { side: "any" } }),
      ["play Zap", "choose Digger"],
      1,
    ],
    [
      "that event of another Unit",
      event({ event: "thisUnitReceivesDamage", damage: "any", from: { side: "any" } }),
      ["play Zap", "choose Clerk"],
      0,
    ],
    [
      "an event of any Unit",
      event({ event: "unitReceivesDamage", who: any, damage: "any", from: { side: "any" } }),
      ["play Zap", "choose Clerk"],
      1,
    ],
    ["another event", event({ event: "thisUnitRecovers" }), ["play Zap", "choose Digger"], 0],
    [
      "an event of one's own side",
      event({ event: "unitReceivesDamage", who: own, damage: "any", from: { side: "any" } }),
      ["play Zap", "choose Wall"],
      0,
    ],
    [
      "with a gate that does not hold",
      { ...event({ event: "unitReceivesDamage", who: any, damage: "any", from: { side: "any" } }), gate: "DuringPair" },
      ["play Zap", "choose Wall"],
      0,
    ],
  ];
  test.each(rows)("%s", (_, effect, script, drawn) => {
    const lesson = command("Lesson", pick({ ...own, lvMin: 3 }), onT1("gainEffect", { effect, until: "turn" }));
    const P1 = { battleArea: ["Digger", "Clerk"], hand: ["Lesson", "Zap"] };
    const zapped = [{ name: "Clerk", ap: 1, hp: 2 }, digger, lesson, ...people.filter((each) => each.name !== "Clerk")];
    const t = table({ P1, P2: { battleArea: ["Wall"] } }, zapped).answer(play("Lesson"), ...script);
    expect(t.zone("P1.hand")).toHaveLength(drawn);
  });
  test("it is over with the turn", () => {
    const lesson = command(
      "Lesson",
      pick({ ...own, lvMin: 3 }),
      onT1("gainEffect", { effect: event({ event: "youDrawByEffect" }), until: "turn" }),
    );
    const t = table({ P1: { battleArea: ["Digger"], hand: ["Lesson"] } }, [digger, lesson, ...people]).answer(play("Lesson"));
    const gained = () =>
      t.g
        .view(0)
        .rows.flatMap(({ cells }) => cells)
        .some((cell) => cell?.marks?.includes("gained an effect") === true);
    expect(gained()).toBe(true);
    t.answer("end the main phase").passes();
    expect(gained()).toBe(false);
  });
});
