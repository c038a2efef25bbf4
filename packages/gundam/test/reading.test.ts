/** What a newcomer reads of a match, line by line: why nobody blocks, whose numbers change, what came to nothing, how near the end is. */
import { openScenario } from "@duelex/kernel/scenario";
import { expect, test } from "vitest";
import { gundam } from "../src/index.ts";

/** Opens a position and gives these answers; passes where none of them can be given. */
function played(cards: readonly object[], position: object, ...answers: string[]) {
  const match = openScenario(gundam, { game: "gundam", title: "test", cards: cards as never, position: position as never });
  const recorder = match.record();
  const pass = () => match.play(Math.max(0, match.parse("pass")));
  for (const answer of answers) {
    while (match.parse(answer) < 0) pass();
    match.play(match.parse(answer));
  }
  const told = () => recorder.events.map((event) => match.tell(event));
  return { match, told, pass };
}

const unit = (name: string, ap: number, hp: number, keyword?: string) => ({ name, ap, hp, ...(keyword && { keywords: [keyword] }) });

test.each([
  ["Lance", ["Lance"], "target the player", "no <Blocker> is there"],
  ["Lance", [], "target the player", "no Unit is there"],
  ["Lance", [{ card: "Wall", rested: true }], "target the player", "Wall is rested"],
  ["Lance", [{ card: "Wall", rested: true }], "target Wall", "Wall is attacked itself"],
  ["Dodger", ["Wall"], "target the player", "Dodger has <High-Maneuver>"],
])("7-4-4: %s attacks, %j stand there (%s): it is said why nobody blocks: %s", (attacker, battleArea, target, why) => {
  const cards = [unit("Lance", 3, 3), unit("Wall", 1, 4, "Blocker"), unit("Dodger", 2, 2, "High-Maneuver")];
  const position = { P1: { battleArea: [attacker] }, P2: { battleArea, shieldSection: 2, baseSection: [] } };
  const { match, told, pass } = played(cards, position, `attack with ${attacker}`);
  if (match.parse(target) >= 0) match.play(match.parse(target));
  while (match.where().some((each) => each.startsWith("attack of"))) pass();
  expect(told()).toContain(`P2 does not block: ${why}`);
});

test("9-1-5, 2-3-4-4: AP and HP that a Pilot or another card's text makes are told when they come and when they go, Units alike in one line", () => {
  const every = { all: { kind: "Unit", side: "own" } };
  const cards = [
    unit("Lance", 3, 3),
    { name: "Rider", type: "Pilot", apMod: 2, hpMod: 1 },
    { ...unit("Banner", 1, 1), effects: [{ timing: "Constant", turn: "own", ops: [{ op: "modify", ap: 1, target: every }] }] },
  ];
  const position = {
    P1: { battleArea: ["Lance", "Lance"], hand: ["Banner", "Rider"], resourceArea: 6, deck: 5 },
    P2: { deck: 5, shieldSection: 2 },
  };
  const { told } = played(cards, position, "play Banner", "pair Rider", "choose Lance", "end the main phase", "end the main phase");
  expect(told().filter((line) => line.includes(" → "))).toEqual([
    "P1's Lance 3/3 → 4/3, Lance 3/3 → 4/3, Banner 1/1 → 2/1: AP+1 by Banner: “During your turn, all your Units get AP+1.”",
    "P1's Lance 4/3 → 6/4: AP+2 HP+1 by Rider",
    "P1's Lance 6/4 → 5/4, Lance 4/3 → 3/3, Banner 2/1 → 1/1: no longer AP+1 by Banner",
    "P1's Lance 5/4 → 6/4, Lance 3/3 → 4/3, Banner 1/1 → 2/1: AP+1 by Banner: “During your turn, all your Units get AP+1.”",
  ]);
});

test("1-3-2: of an effect that comes to nothing the log says why; 6-6-4: what lasted for the turn is named as it ends", () => {
  const hermit = { ...unit("Hermit", 1, 1), effects: [{ timing: "Deploy", ops: [{ op: "shieldToHand", n: 1 }] }] };
  const every = { all: { kind: "Unit", side: "own" } };
  const drum = {
    name: "Drum",
    type: "Command",
    effects: [{ timing: "Main", ops: [{ op: "modify", ap: 2, target: every, until: "turn" }] }],
  };
  const position = {
    P1: { hand: ["Hermit", "Drum"], resourceArea: 6, shieldSection: 0, baseSection: ["EXB-001"], deck: 5 },
    P2: { deck: 5 },
  };
  const { told } = played([hermit, drum], position, "play Hermit", "play Drum", "end the main phase", "end the main phase");
  expect(told()).toContain("nothing comes of Hermit's effect: no Shield is left");
  const both = { op: "shieldToHand", n: 1 };
  const monk = { ...unit("Monk", 1, 1), effects: [{ timing: "Deploy", ops: [both, { op: "draw", n: 1 }] }] };
  const part = "a part of Monk's effect does nothing: no Shield is left";
  const bare = (shieldSection: number) =>
    played([monk], { P1: { hand: ["Monk"], resourceArea: 6, shieldSection, deck: 5 }, P2: { deck: 5 } }, "play Monk");
  expect(bare(0).told()).toContain(part);
  expect(bare(1).told()).not.toContain(part);
  const balm = {
    name: "Balm",
    type: "Command",
    effects: [
      {
        timing: "Main",
        ops: [
          { op: "choose", as: "t1", n: 1, from: { kind: "Unit", side: "own" } },
          { op: "recover", n: 3, target: "t1" },
        ],
      },
    ],
  };
  const healthy = { P1: { hand: ["Balm"], battleArea: ["ST01-005"], resourceArea: 2 }, P2: {} };
  expect(played([balm], healthy, "play Balm").told()).toContain("nothing comes of Balm's effect: there is no damage to recover from");
  expect(told()).toContain("what lasted for this turn ends (P1's Hermit: AP+2)");
});

test("{5-21} of damage that is reduced it is told by how much, from what to what, and by which card; 1-3-2: what an effect asks for is not so", () => {
  const plated = {
    ...unit("Plated", 1, 9),
    effects: [
      {
        timing: "Trigger",
        substitution: true,
        trigger: { event: "thisUnitWouldReceiveDamage", from: { side: "any" } },
        ops: [{ op: "reduceDamage", n: 2 }],
      },
    ],
  };
  const volley = (n: number) => ({
    name: "Volley",
    type: "Command",
    effects: [{ timing: "Main", ops: [{ op: "damage", n, target: { all: { kind: "Unit", side: "enemy" } } }] }],
  });
  const position = { P1: { hand: ["Volley"], resourceArea: 2 }, P2: { battleArea: ["Plated"] } };
  const reducing = (n: number) => {
    const { match } = played([plated, volley(n)], position);
    const recorder = match.record();
    match.play(match.parse("play Volley"));
    return recorder.events
      .filter((event) => /reduced/.test(match.tell(event)))
      .map((event) => [match.tell(event), event.rule, event.amount]);
  };
  const line = "the damage to P2's Plated is reduced by";
  expect(reducing(3)).toEqual([[`${line} 2, from 3 to 1, by Plated's effect`, "{5-21}", 2]]);
  expect(reducing(1)).toEqual([[`${line} 1, from 1 to 0, by Plated's effect`, "{5-21}", 1]]);

  const sage = {
    ...unit("Sage", 1, 1),
    effects: [
      { timing: "Deploy", ops: [{ op: "branch", cases: [{ if: [{ handSize: "own", atLeast: 5 }], ops: [{ op: "draw", n: 1 }] }] }] },
    ],
  };
  const few = { P1: { hand: ["Sage"], resourceArea: 2, deck: 5 }, P2: { deck: 5 } };
  expect(played([sage], few, "play Sage").told()).toContain("nothing comes of Sage's effect: what it asks for is not so");
});

test("11-1-3, 9-1-6-5: what supporting leads to, and each Burst that waits beside another, are said before one is chosen", () => {
  const drummer = unit("Drummer", 2, 2, "Support 1");
  const backed = played([drummer, unit("Lance", 3, 3)], { P1: { battleArea: ["Drummer", "Lance"] }, P2: {} }).match;
  expect(backed.meaning(backed.parse("support with Drummer"))).toBe("it is rested, and another Unit gets AP during this turn (11-1-3)");
  const burst = (name: string, op: object) => ({ ...unit(name, 1, 1), effects: [{ timing: "Burst", ops: [op] }] });
  const cards = [unit("Wave", 3, 3, "Suppression"), burst("Keg", { op: "draw", n: 1 }), burst("Mine", { op: "thisCardToHand" })];
  const position = { P1: { battleArea: ["Wave"] }, P2: { shieldSection: ["Keg", "Mine"], baseSection: [], deck: 5 } };
  const { match, pass } = played(cards, position, "attack with Wave");
  for (let n = 0; n < 12 && match.question()?.seat !== 1; n++) pass();
  expect([0, 1].map((nth) => [match.notate(nth), match.meaning(nth)])).toEqual([
    ["resolve Keg: Burst", "【Burst】 Draw 1 card."],
    ["resolve Mine: Burst", "【Burst】 Add this card to your hand."],
  ]);
});

test("4-5: damage is told as the HP that is left", () => {
  const { match } = played([], { P1: { battleArea: [{ card: "ST01-005", damage: 1 }] }, P2: {} });
  const { rows } = match.view(1);
  const [gm] = rows.find(({ id, seat }) => id === "battleArea" && seat === 0)!.cells;
  expect([gm!.stats, gm!.marks]).toEqual(["2/1", ["1 of 2 HP left"]]);
});

test.each([
  ["7-6-2-2", "next hit:", { shieldSection: 0, baseSection: [] }, { shieldSection: 1, baseSection: [] }],
  ["1-2-2-2, 6-3", "next draw:", { deck: 1 }, { deck: 2 }],
])("%s: on which %s the match ends is a number of its player, also on the mat and in a narrow window", (_, label, ends, goesOn) => {
  const { match } = played([], { P1: ends, P2: goesOn });
  for (const seat of [0, 1] as const)
    expect(match.view(seat).facts.map((facts) => facts.find((fact) => fact.label === label)?.value)).toEqual(["ends the match", undefined]);
  expect([gundam.mat.facts, gundam.mat.brief]).toEqual(Array(2).fill(expect.arrayContaining([label])));
});

test("2-11: with what a Unit is played is said, also whose Pilot makes it a Link Unit", () => {
  const match = openScenario(gundam, {
    game: "gundam",
    title: "test",
    position: { P1: { hand: ["ST01-001"], resourceArea: 6, deck: 5 }, P2: { deck: 5, shieldSection: 1 } },
  });
  expect(match.meaning(match.parse("play Gundam"))).toMatch(/^costs 3; AP 3 HP 4, links with \[Amuro Ray\]; /);
});

test("twins are told apart as they lie, from the left, as long as there are several", () => {
  const cards = [unit("Lance", 3, 3), unit("Wall", 1, 3)];
  const P2 = {
    battleArea: ["Wall", { card: "Wall", rested: true }, { card: "Lance", rested: true }],
    shieldSection: 2,
    baseSection: [],
    deck: 5,
  };
  const { told } = played(cards, { P1: { battleArea: ["Lance", "Lance"], deck: 5 }, P2 }, "attack with Lance (2)", "target Wall");
  expect(told().filter((line) => /attacks|receives|is destroyed/.test(line))).toEqual([
    "P1's Lance (2nd of 2) attacks P2's Wall (2nd of 2)",
    "P2's Wall (2nd of 2) receives 3 battle damage from P1's Lance (2nd of 2)",
    "P1's Lance (2nd of 2) receives 1 battle damage from P2's Wall (2nd of 2)",
    "P2's Wall (2nd of 2) is destroyed: its damage, 3, has reached its HP, 3",
  ]);
});
