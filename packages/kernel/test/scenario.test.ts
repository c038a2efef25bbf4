/** Scenarios: a position, a script, and what must hold; every difference is said. */
import { describe, expect, test } from "vitest";
import { type Expectation, InputError, type Scenario } from "../src/index.ts";
import { runScenario } from "../src/scenarios.ts";
import { duel } from "./duel.ts";

describe("scenarios", () => {
  const scenario = (rest: Partial<Scenario>): Scenario => ({
    game: "duel",
    title: "Two blades",
    position: {
      P1: { hand: ["Blade 1", "Blade 3"], deck: ["Blade 6", "Blade 2"] },
      P2: { life: 2, hand: ["Blade 4"], deck: ["Blade 1", "Blade 1"] },
    },
    ...rest,
  });

  test("one that holds has no differences", () => {
    const holds = scenario({
      cards: [{ name: "Lance", number: 1 }],
      script: [
        "P1: play Blade 1",
        { players: { P2: { life: 1 } }, asked: "P2", question: "1-2", zones: { "P1.table": ["Blade 1"] } },
        "pass",
        "P1: play Blade 3",
      ],
      expect: {
        result: "P1 wins",
        asked: "nobody",
        zones: { "P1.table": 2, "P1.hand": ["Blade 6", "Blade 2"] },
        events: [
          { what: "strike", card: "Blade 1" },
          { what: "strike", amount: 3 },
        ],
      },
    });
    expect(runScenario(duel, holds)).toEqual([]);
  });

  test("every difference is said", () => {
    const differs = scenario({
      expect: {
        asked: "P2",
        question: "1-1",
        options: ["play Blade 1", "pass"],
        offered: ["play Blade 4"],
        absent: [{ wish: "play Blade 4", rule: "1-3" }, { wish: "pass" }, { wish: "juggle" }],
        zones: { "P1.hand": ["Blade 1"], "P2.hand": 3 },
        cards: { "Blade 1": { number: 2 } },
        players: { P2: { life: 3 } },
        result: "draw",
        events: [{ what: "strike" }],
        noEvents: [],
      },
    });
    expect(runScenario(duel, differs)).toMatchInlineSnapshot(`
      [
        "expect, asked: expected "P2", found "P1"",
        "expect, question: expected "1-1", found "1-2"",
        "expect, result: expected "draw", found "running"",
        "expect, options: "play Blade 3" is offered and was not expected",
        "expect, options: "play Blade 6" is offered and was not expected",
        "expect, offered: "play Blade 4" is not offered",
        "expect, absent "play Blade 4": expected "1-3", found "1-2"",
        "expect, absent: "pass" is offered",
        "expect, absent: "juggle" is no known action",
        "expect, P1.hand: expected ["Blade 1"], found ["Blade 1","Blade 3","Blade 6"]",
        "expect, P2.hand: expected 3, found 1",
        "expect, cards, Blade 1.number: expected 2, found 1",
        "expect, players, P2.life: expected 3, found 2",
        "expect, events: no {"what":"strike"} happened",
        "expect: there P1 is asked: play a card from hand (1-2); offered: play Blade 1 | play Blade 3 | play Blade 6 | pass",
      ]
    `);
  });

  test("a script that cannot go on says what was asked, what was offered and what forbids, and stops there", () => {
    const offered = "P1 is asked: play a card from hand (1-2); offered: play Blade 1 | play Blade 3 | play Blade 6 | pass";
    const rows: readonly (readonly [string, string])[] = [
      ["P1: play Blade 4", `script[0]: "play Blade 4" is not offered: play a card from hand (1-2); ${offered}`],
      ["P1: play Blade 9", `script[0]: "play Blade 9" is not offered: no such answer is known; ${offered}`],
      ["P1: play Blade 1 (2)", `script[0]: "play Blade 1 (2)" is not offered: play a card from hand (1-2); ${offered}`],
      ["P2: pass", `script[0]: "P2: pass", but ${offered}`],
      ["so P1: pass", `script[0]: "so P1: pass" is not offered: no such answer is known; ${offered}`],
      ["", `script[0]: "" is not offered: no such answer is known; ${offered}`],
      ["so P1 concedes", `script[0]: "so P1 concedes" is not offered: no such answer is known; ${offered}`],
    ];
    for (const [line, difference] of rows)
      expect(runScenario(duel, scenario({ script: [line, "dance"], expect: { result: "draw" } }))).toEqual([difference]);
    for (const line of ["P3: pass", "P1 concedes now", "P1 pass"])
      expect(() => runScenario(duel, scenario({ script: [line] }))).toThrow(`script[0]: "${line}" does not say who does what`);
    expect(runScenario(duel, scenario({ script: ["P1 concedes", "pass", "pass"] }))).toEqual([
      'script[1]: "pass", but the match is over (P2 wins)',
    ]);
  });

  test("a line names its player, or not; spaces do not matter", () => {
    const script = ["P1:play Blade 1", "P2 :  pass", "pass", { asked: "P2" }, "P2 concedes", { asked: "nobody", result: "P1 wins" }];
    expect(runScenario(duel, scenario({ script }))).toEqual([]);
  });

  test("what is expected on the way is looked at there, and a difference does not stop it", () => {
    const script = [{ asked: "P2" }, "pass", { asked: "P1" }, "pass", { result: "draw" }];
    expect(runScenario(duel, scenario({ script, expect: { asked: "nobody" } }))).toEqual([
      'script[0], asked: expected "P2", found "P1"',
      "script[0]: there P1 is asked: play a card from hand (1-2); offered: play Blade 1 | play Blade 3 | play Blade 6 | pass",
      'script[2], asked: expected "P1", found "P2"',
      expect.stringMatching(/^script\[2\]: there P2 is asked: /),
      'script[4], result: expected "draw", found "running"',
      expect.stringMatching(/^script\[4\]: there P1 is asked: /),
      'expect, asked: expected "nobody", found "P1"',
      expect.stringMatching(/^expect: there P1 is asked: /),
    ]);
  });

  test("a match may end in a draw", () => {
    const position = { P1: {}, P2: {} }; // an empty deck ends it at once, and both have as much life
    expect(runScenario(duel, scenario({ position, expect: { asked: "nobody", result: "draw" } }))).toEqual([]);
  });

  test("what is not expected is not looked at", () => {
    expect(runScenario(duel, scenario({}))).toEqual([]);
    expect(runScenario(duel, scenario({ expect: {} }))).toEqual([]);
  });

  /** Without the last line, which says where the match stands. */
  const found = (of: Scenario): string[] =>
    runScenario(duel, of).filter((line) => !/^expect: there (P[12] is asked|the match is over)/.test(line));
  const differences = (expect: Expectation, script: Scenario["script"] = []) => found(scenario({ script, expect }));

  test("options: exactly these; offered: these at least; copies count as one", () => {
    const twice = { P1: { hand: ["Blade 1", "Blade 1", "Blade 3"], deck: ["Blade 2"] }, P2: { deck: ["Blade 1"] } };
    const all = ["pass", "play Blade 3", "play Blade 2", "play Blade 1"];
    expect(runScenario(duel, scenario({ position: twice, expect: { options: all, offered: ["play Blade 1", "pass"] } }))).toEqual([]);
    expect(found(scenario({ position: twice, expect: { options: ["pass", "dance", "play Blade 1", "play Blade 3"] } }))).toEqual([
      'expect, options: "dance" is not offered',
      'expect, options: "play Blade 2" is offered and was not expected',
    ]);
    expect(differences({ options: [] }, ["P1 concedes"])).toEqual([]);
    expect(differences({ question: "1-2" }, ["P1 concedes"])).toEqual(['expect, question: expected "1-2", found "none"']);
  });

  test("absent: not offered, by that paragraph if one is given, to that player if one is named", () => {
    expect(
      differences({ absent: [{ wish: "play Blade 4", rule: "1-2" }, { wish: "play Blade 4" }, { wish: "pass", rule: "1-2", by: "P2" }] }),
    ).toEqual([]);
    expect(
      differences({
        absent: [
          { wish: "pass", rule: "1-2" },
          { wish: "pass", by: "P1" },
          { wish: "pass", rule: "1-3", by: "P2" },
        ],
      }),
    ).toEqual([
      'expect, absent: "pass" is offered',
      'expect, absent: "pass" is offered',
      'expect, absent "pass": expected "1-3", found "1-2"',
    ]);
    expect(differences({ absent: [{ wish: "juggle", rule: "1-3" }] })).toEqual(['expect, absent: "juggle" is no known action']);
  });

  test("of copies one that is offered is enough to be offered, and one that is refused so to be refused so", () => {
    const position = { P1: { life: 2, hand: ["Blade 3", "Blade 1"], table: ["Blade 3", "Blade 1"], deck: ["Blade 1"] }, P2: {} };
    const absent = [
      { wish: "play Blade 3", rule: "1-3" },
      { wish: "play Blade 3", rule: "1-2" },
    ];
    expect(runScenario(duel, scenario({ position, expect: { absent } }))).toEqual([]);
    expect(found(scenario({ position, expect: { absent: [{ wish: "play Blade 1" }, { wish: "play Blade 3", rule: "1-4" }] } }))).toEqual([
      'expect, absent: "play Blade 1" is offered',
      'expect, absent "play Blade 3": expected "1-4", found "1-3, 1-2"',
    ]);
  });

  test("zones: how many cards, or which, in any order, each copy for itself", () => {
    expect(differences({ zones: { "P1.hand": ["Blade 6", "Blade 1", "Blade 3"], "P2.hand": 1, "P1.table": [], "P2.deck": 2 } })).toEqual(
      [],
    );
    expect(differences({ zones: { "P2.deck": ["Blade 1"] } })).toEqual([
      'expect, P2.deck: expected ["Blade 1"], found ["Blade 1","Blade 1"]',
    ]);
    expect(differences({ zones: { "P2.deck": ["Blade 1", "Blade 1", "Blade 1"] } })).toHaveLength(1);
    expect(differences({ zones: { "P2.deck": ["Blade 1", "Blade 2"] } })).toHaveLength(1);
  });

  test("a card is found by its handle, else by its name, P1's first; or as this player's", () => {
    const position = {
      P1: { hand: ["Blade 5"], deck: ["Blade 3", "Blade 4"] },
      P2: {
        hand: [
          { card: "Blade 2", as: "Blade 5" },
          { card: "Blade 3", as: "Mine" },
        ],
        deck: ["Blade 6", "Blade 4"],
      },
    };
    const cards = {
      "Blade 5": { number: 2 },
      "P1.Blade 5": { number: 5 },
      Mine: { number: 3 },
      "P2.Mine": { number: 3 },
      "P2.Blade 6": { number: 6 },
    };
    expect(runScenario(duel, scenario({ position, expect: { cards, zones: { "P2.hand": ["Mine", "Blade 5"] } } }))).toEqual([]);
  });

  test("facts of a card, a player, the match: as they are found, and none that there is not", () => {
    expect(differences({ cards: { "Blade 4": { number: 4 } }, players: { P2: { life: 2 } }, match: { turn: 1 } })).toEqual([]);
    expect(differences({ match: { turn: 2 }, players: { P1: { life: 1 } } })).toEqual([
      "expect, players, P1.life: expected 1, found 9",
      "expect, match.turn: expected 2, found 1",
    ]);
  });

  test("events: in this order, others between them; by name, card, number and paragraph, as far as they are said", () => {
    const script = ["play Blade 1", "pass", "play Blade 3"];
    const strike = (more: object) => ({ what: "strike", ...more });
    expect(
      differences(
        { events: [{ what: "play" }, strike({ amount: 1 }), { what: "draw", rule: "1-1" }, strike({ card: "Blade 3" })] },
        script,
      ),
    ).toEqual([]);
    expect(differences({ events: [strike({ amount: 3 }), strike({ amount: 1 })] }, script)).toEqual([
      'expect, events: no {"what":"strike","amount":1} after the ones before it',
    ]);
    for (const none of [strike({ amount: 2 }), strike({ card: "Blade 4" }), strike({ rule: "1-1" }), { what: "herald" }])
      expect(differences({ events: [none], noEvents: [none] }, script)).toEqual([`expect, events: no ${JSON.stringify(none)} happened`]);
    expect(differences({ noEvents: [strike({ card: "Blade 3", rule: "1-4" }), strike({ card: "Blade 4" })] }, script)).toEqual([
      'expect, noEvents: {"what":"strike","card":"Blade 3","rule":"1-4"} happened',
    ]);
    expect(differences({ events: [strike({}), strike({}), strike({})] }, script)).toHaveLength(1); // each happens once
  });

  test("fixed rolls that are left over are a difference, unless it differs anyhow", () => {
    const holds = { asked: "P1" };
    expect(runScenario(duel, scenario({ dice: [1, 2], expect: holds }))).toEqual(["dice: 2 of the fixed rolls were not used"]);
    expect(runScenario(duel, scenario({ dice: [], expect: holds }))).toEqual([]);
    expect(runScenario(duel, scenario({ dice: [1], expect: { asked: "P2" } }))).toHaveLength(2);
  });

  test("a fixed roll falls as it is fixed, once in each run; one that is no such roll is a mistake of the scenario", () => {
    const dice = [5];
    const rolling = scenario({ dice });
    for (const _time of [1, 2]) expect(runScenario(duel, rolling, (match) => expect(match.roll(6)).toBe(5))).toEqual([]);
    expect(dice).toEqual([5]);
    expect(() => runScenario(duel, scenario({ dice: [6] }), (match) => match.roll(6))).toThrow(InputError);
  });

  test("a position that cannot be read names every mistake", () => {
    const wrong = { ...scenario({}), position: { P1: { hands: ["Blade 1"], deck: [7, "Blade 99"] } } };
    expect(() => runScenario(duel, wrong)).toThrow(/did you mean "hand"\?.*deck\[0\].*Blade 99/s);
  });
});
