/** The words of a scenario, one by one: what each holds for, what it fails for, and that none can hold for no reason. */
import { describe, expect, test } from "vitest";
import { type Expectation, InputError, type Scenario, sayProblem } from "../src/index.ts";
import { openScenario, runScenario } from "../src/scenarios.ts";
import { duel } from "./duel.ts";

const position = {
  P1: { hand: ["Blade 1", "Blade 3"], deck: ["Blade 6", "Blade 2"] },
  P2: { life: 9, hand: [{ card: "Blade 4", as: "Mine" }], deck: ["Blade 1", "Herald", "Blade 5"] },
};
const scenario = (rest: Partial<Scenario>): Scenario => ({ game: "duel", title: "words", position, ...rest });
const script = ["P1: play Blade 1", "P2: pass", "P1: play Blade 3"];

/** What differs, without the line that says where the match stands. */
const found = (of: Scenario): string[] => runScenario(duel, of).filter((line) => !/: there (P[12] is asked|the match is over)/.test(line));
const differences = (wanted: Expectation, steps: Scenario["script"] = script) => found(scenario({ script: steps, expect: wanted }));

/** What is wrong with the words. */
const mistakes = (of: Partial<Scenario>): string[] => {
  try {
    runScenario(duel, scenario(of));
  } catch (problem) {
    if (problem instanceof InputError) return problem.problems.map(sayProblem);
  }
  return [];
};

describe("says", () => {
  test("holds when these words are part of what is asked", () => {
    expect(differences({ says: "play a card" })).toEqual([]);
    expect(differences({ says: "discard" })).toEqual(['expect, says: expected "discard", found "play a card from hand"']);
    expect(differences({ says: "play" }, ["P1 concedes"])).toEqual(['expect, says: expected "play", found "nothing"']);
  });

  test("of a refusal: when they are part of the fact that the paragraph of it states", () => {
    const small = { ...position, P1: { ...position.P1, life: 2 } };
    const absent = (says: string) =>
      found(scenario({ position: small, expect: { absent: [{ wish: "play Blade 3", rule: "1-3", says }] } }));
    expect(absent("above your life")).toEqual([]);
    expect(absent("hand")).toEqual(['expect, absent "play Blade 3", says: expected "hand", found "its number is above your life"']);
  });
});

describe("the order of a zone", () => {
  const zones = (deck: object) => differences({ zones: { "P2.deck": deck as never } }, []);

  test("order: all of them; first and last: so many; has: at least these", () => {
    expect(zones({ order: ["Blade 1", "Herald", "Blade 5"] })).toEqual([]);
    expect(zones({ first: ["Blade 1"], last: ["Herald", "Blade 5"], has: ["Blade 5", "Blade 1"] })).toEqual([]);
    expect(zones({ first: [], last: [], has: [] })).toEqual([]);
  });

  test("another order, another number, another card is a difference", () => {
    expect(zones({ order: ["Herald", "Blade 1", "Blade 5"] })).toEqual([
      'expect, P2.deck, order: expected ["Herald","Blade 1","Blade 5"], found ["Blade 1","Herald","Blade 5"]',
    ]);
    expect(zones({ order: ["Blade 1", "Herald"] })).toHaveLength(1);
    expect(zones({ first: ["Herald"] })).toEqual(['expect, P2.deck, first: expected ["Herald"], found ["Blade 1"]']);
    expect(zones({ last: ["Blade 5", "Herald"] })).toEqual([
      'expect, P2.deck, last: expected ["Blade 5","Herald"], found ["Herald","Blade 5"]',
    ]);
    expect(zones({ first: ["Blade 1", "Herald", "Blade 5", "Blade 1"] })).toHaveLength(1);
    expect(zones({ last: ["Blade 1", "Blade 1", "Herald", "Blade 5"] })).toHaveLength(1);
    expect(zones({ has: ["Herald", "Herald"] })).toHaveLength(1);
  });
});

describe("sees", () => {
  test("a place as a seat is told it: what it does not see is a card", () => {
    expect(
      differences(
        {
          sees: { P1: { "P1.hand": ["Blade 1", "Blade 3", "Blade 6"], "P2.hand": ["a card"] }, P2: { "P2.hand": ["Mine"], "P1.deck": 1 } },
        },
        [],
      ),
    ).toEqual([]);
    expect(differences({ sees: { P1: { "P2.hand": ["Mine"] } } }, [])).toEqual([
      'expect, P1 sees, P2.hand: expected ["Mine"], found ["a card"]',
    ]);
    expect(differences({ sees: { P2: { "P1.deck": { first: ["Blade 2"] } } } }, [])).toEqual([
      'expect, P2 sees, P1.deck, first: expected ["Blade 2"], found ["a card"]',
    ]);
  });
});

describe("events", () => {
  const strike = (more: object = {}) => ({ what: "strike", ...more });

  test("by player, and by other card; P1.Blade 1 is P1's", () => {
    expect(differences({ events: [{ what: "play", card: "P1.Blade 1" }, strike({ player: "P2" })] })).toEqual([]);
    expect(differences({ events: [strike({ player: "P1" })] })).toHaveLength(1);
    expect(differences({ events: [{ what: "play", card: "P2.Blade 1" }] })).toHaveLength(1);
    expect(differences({ noEvents: [strike({ other: "Blade 1" })] })).toEqual([]);
  });

  test("count: exactly so many, wherever they stand among the others", () => {
    expect(differences({ events: [strike({ card: "Blade 3" }), strike({ count: 2 }), strike({ amount: 1, count: 1 })] })).toEqual([]);
    expect(differences({ events: [strike({ count: 1 })] })).toEqual(['expect, events: {"what":"strike"} happened 2 times, expected once']);
    expect(differences({ events: [{ what: "herald", count: 1 }] })).toEqual([
      'expect, events: {"what":"herald"} happened never, expected once',
    ]);
    expect(differences({ events: [{ what: "herald", count: 0 }] })).toEqual([]);
  });

  test("anyOrder: each of them, in any order, each another event; what follows comes after all of them", () => {
    const both = [strike({ card: "Blade 3" }), strike({ card: "Blade 1" })];
    expect(differences({ events: [{ anyOrder: both }] })).toEqual([]);
    expect(differences({ events: [{ anyOrder: [...both, strike()] }] })).toHaveLength(1);
    expect(differences({ events: [{ anyOrder: both }, { what: "play" }] })).toHaveLength(1);
    expect(differences({ events: [{ anyOrder: [strike(), strike({ amount: 1 })] }] })).toEqual([]); // the first takes what the second leaves
  });

  test("together: at one moment of the rules", () => {
    const play = { what: "play", card: "Blade 1" };
    expect(differences({ events: [{ together: [strike({ card: "Blade 1" }), play] }] })).toEqual([]);
    expect(differences({ events: [{ together: [strike({ card: "Blade 1" }), strike({ card: "Blade 3" })] }] })).toEqual([
      `expect, events: no ${JSON.stringify({ together: [strike({ card: "Blade 1" }), strike({ card: "Blade 3" })] })} happened`,
    ]);
  });

  test("since: the first question, unless said otherwise: the beginning, the last answer, a moment of the script", () => {
    const draw = { what: "draw", player: "P1" };
    expect(differences({ noEvents: [draw] }, [])).toEqual([]);
    expect(differences({ since: "beginning", events: [{ ...draw, card: "Blade 6", count: 1 }] }, [])).toEqual([]);
    expect(differences({ since: "answer", events: [strike({ count: 1 })], noEvents: [strike({ amount: 1 })] })).toEqual([]);
    expect(differences({ since: "answer", events: [strike({ amount: 1 })] })).toEqual([
      'expect, events: no {"what":"strike","amount":1} happened since answer',
    ]);
    const marked = [script[0]!, { as: "struck", events: [strike({ amount: 1 })] }, ...script.slice(1)];
    expect(differences({ since: "struck", events: [strike({ amount: 3 })], noEvents: [strike({ amount: 1 })] }, marked)).toEqual([]);
  });
});

describe("a card by name", () => {
  const two = { P1: { hand: ["Blade 1", "Blade 1"], deck: ["Blade 2"] }, P2: { hand: ["Blade 3"], deck: ["Blade 1", "Blade 1"] } };
  test("that several have is enough as long as they are alike; otherwise a handle is asked for", () => {
    expect(found(scenario({ position: two, expect: { cards: { "P1.Blade 1": { number: 1 } } } }))).toEqual([]);
    const unlike = { ...two, P2: { hand: [{ card: "Blade 3", as: "Blade 1x" }], deck: ["Blade 1", "Blade 1"] } };
    const cards = [{ name: "Blade 1", number: 7 }];
    expect(found(scenario({ position: unlike, cards, expect: { cards: { "P1.Blade 1": { number: 1 } } } }))).toEqual([]);
  });
});

describe("decks instead of a position", () => {
  test("are a whole match from its set-up: built-in ones by their id, others as records", () => {
    const { deck } = duel.decks[0]!;
    const whole: Scenario = {
      game: "duel",
      title: "whole",
      decks: ["plain", deck],
      seed: 3,
      expect: { asked: "P1", zones: { "P2.hand": 2 } },
    };
    expect(runScenario(duel, whole)).toEqual([]);
    const drawn = { since: "beginning", events: [{ what: "draw", player: "P1", count: 3 }] };
    expect(runScenario(duel, { ...whole, expect: drawn })).toEqual([]);
    expect(openScenario(duel, whole).hash()).toBe(openScenario(duel, whole).hash());
    expect(openScenario(duel, { ...whole, seed: 4 }).hash()).not.toBe(openScenario(duel, whole).hash());
  });

  test("dice fall from the very beginning", () => {
    const dice = [6, 5, 4, 3, 2, 1, 0, 6, 5, 4, 3, 2, 1, 0];
    expect(
      runScenario(duel, { game: "duel", title: "dice", decks: ["plain", "plain"], dice, expect: { zones: { "P1.deck": 5 } } }),
    ).toEqual([]);
  });

  test("not together with a position, and not without", () => {
    expect(mistakes({ decks: ["plain", "plain"] })).toEqual(["either a position or two decks, not both"]);
    expect(() => runScenario(duel, { game: "duel", title: "nothing" })).toThrow("a position is wanted, or two decks");
    expect(() => runScenario(duel, { game: "duel", title: "x", decks: ["plane", "plain"] })).toThrow('did you mean "plain"?');
  });
});

describe("refused", () => {
  const wrong = { P1: { hands: [], deck: ["Blade 99"] }, P2: {} };
  test("holds when exactly these mistakes are found", () => {
    const refused = [
      { where: "position.P1", says: '"hands"' },
      { where: "position.P1.deck[0]", says: "no card" },
    ];
    expect(runScenario(duel, scenario({ position: wrong, refused }))).toEqual([]);
  });
  test("a mistake too few, too many or another is a difference", () => {
    expect(runScenario(duel, scenario({ refused: [{ rule: "1-3" }] }))).toEqual([
      'refused[0]: expected {"rule":"1-3"}; nothing is refused',
    ]);
    expect(runScenario(duel, scenario({ position: wrong, refused: [{ says: '"hands"' }] }))).toEqual([
      'refused: not expected was position.P1.deck[0]: there is no card "Blade 99"',
    ]);
  });
  test("is all that can be expected", () => {
    expect(mistakes({ position: wrong, refused: [{ rule: "1-3" }], expect: { asked: "P1" } })).toEqual([
      "refused: what is refused is not played: there is no script, and nothing else to expect",
    ]);
  });
});

describe("every word is the game's", () => {
  test("paragraphs, events, cards, facts, places, players, moments; all that are not are named at once", () => {
    expect(
      mistakes({
        rules: ["1-2", "99-9"],
        script: [{ question: "1-22", as: "answer" }, { as: "here" }, { as: "here" }],
        expect: {
          as: "end",
          since: "nowhere",
          absent: [{ wish: "pass", rule: "1-33", by: "P3" }],
          zones: { "P1.hamd": 0 },
          sees: { P4: { "P5.hand": 0 } },
          cards: { "Blade 7": {}, Mine: { nummer: 4 } },
          players: { P2: { lifes: 1 }, P3: {} },
          match: { weather: "fine" },
          events: [{ what: "strik" }, { together: [{ what: "strike", card: "Blad 4", rule: "1-55" }] }],
          noEvents: [{ what: "strike", other: "Nobody", player: "P0" }],
        },
      }),
    ).toMatchInlineSnapshot(`
      [
        "rules[1]: the rulebook of duel has no paragraph "99-9"",
        "script[0], question: the rulebook of duel has no paragraph "1-22"; did you mean "1-2"?",
        "script[0], as: there is a moment "answer" already",
        "script[2], as: there is a moment "here" already",
        "expect, absent[0].rule: the rulebook of duel has no paragraph "1-33"; did you mean "1-3"?",
        "expect, absent[0].by: "P3" is not P1 or P2",
        "expect, zones: "P1.hamd" is not a place; did you mean "hand"?; write P1 or P2, a point, and one of deck, hand, table",
        "expect, sees: "P4" is not P1 or P2",
        "expect, sees, P4: "P5.hand" is not a place; write P1 or P2, a point, and one of deck, hand, table",
        "expect, players: "P3" is not P1 or P2",
        "expect, events[1].together[0].rule: the rulebook of duel has no paragraph "1-55"; did you mean "1-5"?",
        "expect, noEvents[0].player: "P0" is not P1 or P2",
        "expect, since: there is no moment "nowhere" before it; there are beginning, answer, answer, here, here",
        "expect, as: a moment is given its handle in the script",
        "expect, cards: there is no card "Blade 7" in this match; did you mean "Blade 6"?",
        "expect, cards, Mine: "nummer" is no fact of a card; did you mean "number"?; there are number",
        "expect, players, P2: "lifes" is no fact of a player; did you mean "life"?; there are life",
        "expect, match: "weather" is no fact of a match; there are turn, active",
        "expect, events[0].what: "strik" is no event of duel; did you mean "strike"? (duelex scenario --words duel lists them)",
        "expect, events[1].together[0].card: there is no card "Blad 4" in this match; did you mean "Blade 4"?",
        "expect, noEvents[0].other: there is no card "Nobody" in this match",
      ]
    `);
  });

  test("what is wrong with the position is said together with it", () => {
    const wanted = { events: [{ what: "strik", card: "Mine" }], cards: { Blad: {}, "P2.Blade 4": { nummer: 4 } } };
    const wrong = { P1: { hands: [] }, P2: { hand: [{ card: "Blade 4", as: "Mine" }] } };
    expect(mistakes({ position: wrong, rules: ["99-9"], expect: wanted })).toEqual([
      'position.P1: "hands" is neither a place nor a fact; did you mean "hand"?',
      'rules[0]: the rulebook of duel has no paragraph "99-9"',
      'expect, cards: there is no card "Blad" in this match',
      'expect, cards, P2.Blade 4: "nummer" is no fact of a card; did you mean "number"?; there are number',
      'expect, events[0].what: "strik" is no event of duel; did you mean "strike"? (duelex scenario --words duel lists them)',
    ]);
  });

  test("made-up cards are known even so", () => {
    const cards = [{ name: "Ram", number: -7 }];
    expect(
      mistakes({ cards, position: { P1: { hand: ["Ram"] }, turn: 0 }, expect: { match: { weather: 1 }, cards: { Ram: {} } } }),
    ).toEqual([
      'position: "turn" is not known; there are P1, P2',
      'expect, match: "weather" is no fact of a match; there are turn, active',
    ]);
  });
});

describe("a line that cannot be played", () => {
  test("says that a lone answer is needed all the same, and why", () => {
    const alone = { P1: { life: 1, hand: ["Blade 3"], deck: ["Blade 2", "Blade 1"] }, P2: { hand: ["Blade 3"], deck: ["Blade 3"] } };
    const lines = runScenario(duel, scenario({ position: alone, script: ["P2: pass"] }));
    expect(lines).toEqual([
      expect.stringContaining('"pass" is needed here, though it is the only answer: not to ask would betray what P1 holds'),
    ]);
    const open = { P1: { life: 1, deck: ["Blade 2"] }, P2: { deck: ["Blade 2"] } };
    expect(runScenario(duel, scenario({ position: open, script: ["P2: pass"] }))).toEqual([
      expect.stringContaining('"pass" is needed here, though it is the only answer: it is for P1 to say'),
    ]);
  });
});
