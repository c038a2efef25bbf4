/** What answers are said to lead to, for somebody who has not read the cards. */
import { openScenario } from "@duelex/kernel/scenario";
import { menuOf } from "@duelex/session";
import { expect, test } from "vitest";
import { gundam } from "../src/index.ts";

const menu = (position: object, ...answers: string[]) => menuWith([], position, ...answers);
const menuWith = (cards: readonly object[], position: object, ...answers: string[]) => {
  const match = openScenario(gundam, { game: "gundam", title: "test", cards: cards as never, position: position as never });
  for (const answer of answers) match.play(match.parse(answer));
  return new Map(menuOf(match, match.asked, gundam.mat).map(({ phrase, means }) => [phrase, means]));
};

test("6-5: of a card only the clauses are told that are about the answer, and none ends in nothing", () => {
  const said = menu({
    P1: { battleArea: ["GM"], hand: ["ST04-013"], baseSection: ["ST01-015"], resourceArea: 4 },
    P2: { battleArea: ["ST03-008"] },
  });
  expect(said.get("pair Hawk of Endymion")).toBe("costs 1; GM gets AP+1 HP+0; as a Pilot, without its effect (11-2-11)");
  expect(said.get("play Hawk of Endymion")).toMatch(/^costs 1; 【Main】\/【Action】 Choose 1 enemy Unit/);
  expect(said.get("activate White Base")).toMatch(/^【Activate/);
  for (const means of said.values()) expect(means).not.toMatch(/[;,] *$|【Burst】/);
});

test("7-6-2-2, 7-6-3: a target is told with who would be destroyed, and by name who would be defeated", () => {
  const units = { P1: { battleArea: ["GM"] }, P2: { battleArea: [{ card: "ST03-008", rested: true }], shieldSection: [] } };
  const said = menu(units, "attack with GM");
  expect(said.get("target the player")).toBe("P2 is defeated: no Shield is left (7-6-2-2)");
  expect(said.get("target Zaku Ⅱ")).toBe("is destroyed (2 damage, HP 2); GM lives (1 damage, HP 2)");
  expect(menu(units).get("attack with GM")).toBe(
    "a hit on the player wins (7-6-2-2); deals 2 damage to whom you choose next, and is rested",
  );
});

test("11-2-7: AP that an attacker surely gets by its 【Attack】 is in the forecast; of another 【Attack】 the clause is told", () => {
  const against = (attacker: string) =>
    menu(
      { P1: { battleArea: [attacker] }, P2: { battleArea: [{ card: "ST01-005", rested: true }], baseSection: ["EXB-001"] } },
      `attack with ${attacker}`,
    );
  expect(against("ST03-008").get("target the player")).toBe("EX Base is destroyed (3 damage, HP 3, 7-6-2-3)");
});

test("4-17-5, 2-8-1: who pays with an EX Resource is told what that does to the Lv.; 2-7: behind a Base stands its HP", () => {
  const position = { P1: { hand: ["ST01-005"], resourceArea: ["EXR-001", "R-001"], baseSection: ["ST01-015"] }, P2: {} };
  const match = openScenario(gundam, { game: "gundam", title: "test", position: position as never });
  const base = match.view(1).rows.find(({ id, seat }) => id === "baseSection" && seat === 0)!;
  expect(base.cells[0]!.stats).toBe("HP 5");
  match.play(match.parse("play GM"));
  expect(new Map(menuOf(match, 0, gundam.mat).map(({ phrase, means }) => [phrase, means])).get("pay with an EX Resource")).toBe(
    "it pays 1 and leaves the game (4-17-5), and no longer counts for your Lv.: 2 → 1 (2-8-1)",
  );
});

test("11-2-5: a Burst that deploys its card is told with what that does as it arrives; 7-5: in the action step nothing else is under way", () => {
  const position = {
    P1: { battleArea: ["ST04-001"] },
    P2: { shieldSection: ["ST01-015"], baseSection: [], hand: ["ST04-013"], resourceArea: 4 },
  };
  const match = openScenario(gundam, { game: "gundam", title: "test", position: position as never });
  match.play(match.parse("attack with Aile Strike Gundam"));
  expect(match.where().slice(-2)).toEqual(["attack of Aile Strike Gundam", "action step"]);
  match.play(match.parse("pass"));
  const means = menuOf(match, 1, gundam.mat).find(({ phrase }) => phrase === "use it")?.means;
  expect(means).toMatch(/【Burst】 .*【Deploy】 /);
});

test("11-2-9, {13-2-9-2}: whom a Pilot is paired with is told with what that Unit does when it is paired, if this Pilot makes it", () => {
  const battleArea = ["GM", "ST04-001"];
  const pairing = (pilot: string, answer: string) =>
    menu({ P1: { battleArea, hand: [pilot], resourceArea: 8 }, P2: { battleArea: ["ST03-008"] } }, answer);
  const banagher = pairing("GD01-088", "pair Banagher Links");
  expect(banagher.get("choose Aile Strike Gundam")).toMatch(/^it is paired, without becoming a Link Unit: .*; “【When Paired/);
  expect(banagher.get("choose GM")).toMatch(/^it is paired, without becoming a Link Unit: [^“]*$/);
  expect(pairing("ST04-013", "pair Hawk of Endymion").get("choose Aile Strike Gundam")).not.toContain("When Paired"); // its level is too low
});

test("2-11, 2-11-4: what a Pilot makes a Link Unit is told before it is paired, and whether that Unit may attack at once", () => {
  const pairing = (...battleArea: readonly unknown[]) =>
    menu({ P1: { battleArea, hand: ["ST01-013"], resourceArea: 4 }, P2: {} }).get("pair Kai's Resolve");
  const fresh = { card: "ST01-003", deployedThisTurn: true };
  const asPilot = "; as a Pilot, without its effect (11-2-11)";
  expect(pairing(fresh)).toBe(`costs 1; Guncannon gets AP+1 HP+0 and becomes a Link Unit, which may attack at once (2-11-4)${asPilot}`);
  expect(pairing("ST01-003")).toBe(`costs 1; Guncannon gets AP+1 HP+0 and becomes a Link Unit (6-5-2-3-2)${asPilot}`);
  expect(pairing("ST01-003", "GM")).toBe(`costs 1; its Unit gets AP+1 HP+0; Guncannon becomes a Link Unit (6-5-2-3-2)${asPilot}`);
  expect(pairing("GD01-004")).toMatch(/ becomes a Link Unit \(6-5-2-3-2\); “【When Paired】 Choose 1 enemy Unit/); // 11-2-9
});

test("4-17-5: what only an EX Resource can help to pay says so before it is played", () => {
  const loto = (resourceArea: number) => menu({ P1: { hand: ["GD01-011"], resourceArea, exResources: 1 }, P2: {} }).get("play Loto");
  expect(loto(1)).toMatch(/^costs 2 with the EX Resource, which leaves: Lv\. 2 → 1 \(4-17-5\); AP 2/);
  expect(loto(2)).toMatch(/^costs 2; AP 2/); // asked when it is played
});

test("10-5-2: a Base is told with the one whose place it takes; 2-11: a Unit without link condition is no Link Unit for want of one", () => {
  const said = menu({ P1: { battleArea: ["GM"], hand: ["ST04-013", "ST01-015"], baseSection: ["EXB-001"], resourceArea: 6 }, P2: {} });
  expect(said.get("play White Base")).toContain("in the place of EX Base, which leaves (10-5-2)");
});

test("6-5-5: who ends the main phase is told who could still attack", () => {
  const position = { P1: { battleArea: ["ST01-005", "ST01-005", "ST01-005"], deck: 5 }, P2: { shieldSection: 4, deck: 5 } };
  const match = openScenario(gundam, { game: "gundam", title: "test", position } as never);
  const ends = () => match.meaning(match.parse("end the main phase"));
  for (const could of ["GM ×3", "GM ×2", "GM"]) {
    expect(ends()).toBe(`not attacked yet: ${could}; the turn ends, after an action step (6-6)`);
    match.play(match.parse("attack with GM"));
    while (match.question()!.rule !== "6-5") match.play(0);
  }
  expect(ends()).toBe("the turn ends, after an action step (6-6)");
});

test.each([
  ["Lance", { shieldSection: 2 }, "one Shield is destroyed (7-6-2-4)"],
  ["Storm", { shieldSection: 2 }, "the first two Shields are destroyed"],
  ["Storm", { shieldSection: 1 }, "one Shield is destroyed (7-6-2-4)"],
  ["Lance", { shieldSection: 2, baseSection: ["ST01-015"] }, "White Base stays (3 damage, HP 5, 7-6-2-3)"],
  ["Dove", { shieldSection: 2 }, "AP 0 deals no damage (4-5-4)"],
  ["Dove", { shieldSection: 0 }, "AP 0 deals no damage (4-5-4)"],
])("7-6-2, 4-5-4: %s attacks a player with %j: %s", (name, defender, said) => {
  const cards = [
    { name: "Lance", ap: 3, hp: 3 },
    { name: "Storm", ap: 3, hp: 3, keywords: ["Suppression"] },
    { name: "Dove", ap: 0, hp: 2 },
  ];
  expect(
    menuWith(
      cards,
      { P1: { battleArea: [name] }, P2: { battleArea: [{ card: "GM", rested: true }], ...defender } },
      `attack with ${name}`,
    ).get("target the player"),
  ).toBe(said);
});

test("7-3-1: of the only target there is, which nobody is asked for, the answer says what would come of it; of several it says what it deals", () => {
  const against = (P2: object) => menu({ P1: { battleArea: ["ST01-005"] }, P2 }).get("attack with GM");
  expect(against({ baseSection: ["EXB-001"], shieldSection: 2 })).toBe(
    "attacks P2, and is rested: EX Base stays (2 damage, HP 3, 7-6-2-3)",
  );
  expect(against({ baseSection: [], shieldSection: 2 })).toBe("attacks P2, and is rested: one Shield is destroyed (7-6-2-4)");
  expect(against({ battleArea: [{ card: "ST03-008", rested: true }], shieldSection: 2 })).toBe(
    "deals 2 damage to whom you choose next, and is rested",
  );
  const guards = [
    { name: "Guard", ap: 1, hp: 1, keywords: ["Blocker"] },
    { name: "Swift", ap: 2, hp: 2, keywords: ["High-Maneuver"] },
  ];
  const guarded = (attacker: string, ...battleArea: readonly object[]) =>
    menuWith(guards, { P1: { battleArea: [attacker] }, P2: { battleArea, shieldSection: 2 } }).get(`attack with ${attacker}`);
  expect(guarded("GM", { card: "Guard" })).toBe("attacks P2, and is rested: one Shield is destroyed (7-6-2-4); Guard could block");
  expect(guarded("Swift", { card: "Guard" })).toBe("attacks P2, and is rested: one Shield is destroyed (7-6-2-4)");
  const barred = {
    name: "Duellist",
    ap: 3,
    hp: 3,
    effects: [{ timing: "Constant", ops: [{ op: "cannotAttackPlayer", target: "thisUnit" }] }],
  };
  const units = { P1: { battleArea: ["Duellist"] }, P2: { battleArea: [{ card: "ST03-008", rested: true }], shieldSection: 2 } };
  expect(menuWith([barred], units).get("attack with Duellist")).toBe(
    "attacks the only target, Zaku Ⅱ, and is rested: the target is destroyed (3 damage, HP 2); Duellist lives (1 damage, HP 3)",
  );
});

test("11-2-7: an 【Attack】 of which the outcome cannot say so much stands behind the forecast of the attack, in quotation marks", () => {
  const scholar = { name: "Scholar", ap: 1, hp: 3, effects: [{ timing: "Attack", ops: [{ op: "draw", n: 1 }] }] };
  const said = menuWith([scholar], { P1: { battleArea: ["Scholar"] }, P2: { shieldSection: 2 } });
  expect(said.get("attack with Scholar")).toBe(
    "attacks P2, and is rested: one Shield is destroyed (7-6-2-4); but first comes “【Attack】 Draw 1 card.”",
  );
});

test("8-5: who passes in the action step of a battle is told what the battle then comes to, and at the end of a turn that it ends", () => {
  const spark = { name: "Spark", type: "Command", level: 1, cost: 1, effects: [{ timing: "Action", ops: [{ op: "draw", n: 1 }] }] };
  const asked = (script: readonly string[], P1: object) => {
    const position = {
      P1: { battleArea: ["ST01-005"], deck: 5, ...P1 },
      P2: { battleArea: [], shieldSection: 2, deck: 5, hand: ["Spark"], resourceArea: 2 },
    };
    const match = openScenario(gundam, { game: "gundam", title: "test", cards: [spark], position } as never);
    for (const answer of script) match.play(match.parse(answer));
    while (match.question()?.rule !== "8-3") match.play(match.parse("pass"));
    return match.meaning(match.parse("pass"));
  };
  expect(asked(["attack with GM"], {})).toBe(
    "the other player may act; after two passes the battle goes on (8-5): one Shield is destroyed (7-6-2-4)",
  );
  expect(asked(["end the main phase"], {})).toBe("the other player may act; after two passes the turn ends (8-5)");
});

test.each([
  ["a Base", ["EXB-001"], "; <Breach 3> then: EX Base is destroyed (3 damage, HP 3, 11-1-2-3)"],
  ["a Shield", [], "; <Breach 3> then: one Shield is destroyed (11-1-2-3)"],
])("11-1-2: what Breach hits as well is told of an attack, of a block and of a pass: %s", (_, baseSection, also) => {
  const cards = [
    { name: "Breaker", ap: 3, hp: 2, keywords: ["Breach 3"] },
    { name: "Guard", ap: 1, hp: 1, keywords: ["Blocker"] },
    { name: "Wall", ap: 2, hp: 4 },
  ];
  const position = {
    P1: { battleArea: ["Breaker"] },
    P2: { battleArea: ["Guard", { card: "GM", rested: true }, { card: "Wall", rested: true }], baseSection, shieldSection: 2 },
  };
  const attacking = menuWith(cards, position, "attack with Breaker");
  expect(attacking.get("target GM")).toBe(`is destroyed (3 damage, HP 2); Breaker is destroyed (2 damage, HP 2)${also}; Guard could block`);
  expect(attacking.get("target Wall")).not.toContain("Breach");
  const blocking = menuWith(cards, position, "attack with Breaker", "target GM");
  expect(blocking.get("block with Guard")).toBe(
    `is destroyed (3 damage, HP 1); Breaker lives (1 damage, HP 2)${also}; the blocker is rested`,
  );
  expect(blocking.get("pass")).toContain(also);
});

test("9-1-9, 1-3-3, {5-21}: what prevents, reduces or redirects battle damage is in what an attack, a block and a pass are said to come to", () => {
  const cards = [
    { name: "Weak", ap: 3, hp: 3, keywords: ["Blocker"] },
    { name: "Wall", ap: 0, hp: 2 },
    {
      name: "Bearer",
      ap: 1,
      hp: 2,
      effects: [
        {
          timing: "ActivateMain",
          ops: [
            { op: "choose", as: "t1", n: 1, from: { kind: "Unit", side: "own", hpMax: 3, apMax: 0 } },
            { op: "redirectDamage", damage: "battle", fromTarget: "thisUnit", to: "t1", until: "turn" },
          ],
        },
      ],
    },
    {
      name: "Plated",
      ap: 1,
      hp: 2,
      effects: [
        {
          timing: "Trigger",
          trigger: { event: "thisUnitWouldReceiveDamage", from: { side: "enemy" } },
          substitution: true,
          ops: [{ op: "reduceDamage", n: 2 }],
        },
      ],
    },
  ];
  const against = (unit: unknown, ...answers: string[]) =>
    menuWith(
      cards,
      { P1: { battleArea: [unit, "Wall"] }, P2: { battleArea: ["Weak", { card: "GM", rested: true }], shieldSection: 2 } },
      ...answers,
    );
  const dom = { card: "GD01-030", pilot: "GD01-091" };
  expect(against(dom, "attack with Rick Dom", "target the player").get("block with Weak")).toBe(
    "is destroyed (5 damage, HP 3); Rick Dom lives (0 of 3 damage, HP 4); <Breach 2> then: one Shield is destroyed (11-1-2-3); the blocker is rested",
  );
  expect(against("Plated", "attack with Plated", "target the player").get("block with Weak")).toBe(
    "lives (1 damage, HP 3); Plated lives (1 of 3 damage, HP 2); the blocker is rested",
  );
  expect(against("Bearer", "activate Bearer", "attack with Bearer", "target the player").get("block with Weak")).toBe(
    "lives (1 damage, HP 3); Bearer lives (0 of 3 damage, HP 2); Wall instead: 3 damage, HP 2; the blocker is rested",
  );
});
