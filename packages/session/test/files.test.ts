/** A match as a file: what is saved is read again and stands where it stood; what is none is refused with everything that is wrong. */
import { bos } from "@duelex/bos";
import { type Game, InputError } from "@duelex/kernel";
import { openScenario } from "@duelex/kernel/scenario";
import { describe, expect, test } from "vitest";
import {
  fromDecks,
  type Library,
  PERSON,
  readSaved,
  replayOf,
  Session,
  type Sitter,
  scenarioOf,
  sessionOf,
  studyOf,
  withCardFiles,
} from "../src/index.ts";

const game = bos as unknown as Game;
const library: Library = { game, catalog: game.catalog(), ownCards: [], openPosition: (scenario) => openScenario(game, scenario) };
const decks = [game.decks[0]!.deck, game.decks[1]!.deck] as const;
const KEY = "0123456789abcdef".repeat(4);
const sitters: readonly [Sitter, Sitter] = [PERSON, "greedy"];

function between(seed: number | string, answers = 6): Session {
  const session = new Session(library, fromDecks(library, { decks, seed }), sitters);
  for (let given = 0; given < answers; given++) session.play(given % session.match.options().count);
  return session;
}
const scenario = {
  game: "bos",
  title: "a duel",
  position: { P1: { summons: ["Ox"] }, P2: {} },
  cards: [{ name: "Ox", strength: 5 }],
  expect: {},
};
const again = (file: unknown) => sessionOf(library, readSaved(JSON.parse(JSON.stringify(file))));
const problemsOf = (file: unknown): string[] => {
  try {
    readSaved(file);
    return [];
  } catch (problem) {
    if (!(problem instanceof InputError)) throw problem;
    return problem.problems.map(({ where, what }) => `${where}: ${what}`);
  }
};

describe.each([7, KEY])("a match that was dealt by %j", (seed) => {
  test("is a replay: it stands where it stood, and who sat where is known", () => {
    const session = between(seed);
    const read = again(replayOf(session));
    expect([read.match.hash(), read.sitters, read.moments.length]).toEqual([session.match.hash(), sitters, 6]);
    session.concede(1);
    expect(again(replayOf(session)).match.standing()).toMatchObject({ over: true, winner: 0 });
  });

  test("is a study: with its branches, notes, marks, and where it stood", () => {
    const session = between(seed);
    const end = session.node;
    session.tree.annotate(end, { note: "the end", mark: "!" });
    session.jump(session.line[2]!);
    session.play(session.match.options().count - 1);
    const file = studyOf(session);
    const read = again(file);
    expect([read.match.hash(), read.node.ply]).toEqual([session.match.hash(), 3]);
    expect(studyOf(read)).toEqual(file);
  });
});

test("a match that begins with a position is a scenario: what was played is its script, and nothing is expected any more", () => {
  const session = new Session(library, { kind: "position", scenario: scenario as never }, [PERSON, PERSON]);
  session.take("P1: end the turn");
  const { expect: expected, ...saved } = scenarioOf(session);
  expect(expected).toBeUndefined();
  expect(saved).toEqual({ game: "bos", title: "a duel", position: scenario.position, cards: scenario.cards, script: ["P1: end the turn"] });
  expect(again(saved).match.hash()).toEqual(session.match.hash());
  expect(() => replayOf(session)).toThrow(/is saved as a scenario or as a study/);
  expect(() => scenarioOf(between(7))).toThrow(/is saved as a replay or as a study/);
});

test("who goes back in a position whose dice are laid down meets the same dice again", () => {
  const session = new Session(library, { kind: "position", scenario: { ...scenario, dice: [3, 5] } as never }, [PERSON, PERSON]);
  session.take("P1: end the turn");
  session.jump(session.line[0]!);
  expect(session.match.fixedRolls).toEqual([3, 5]);
});

describe("what cannot be played any more is told with the answer", () => {
  const said = (where: string, what: string) => expect.objectContaining({ subject: "saved match", problems: [{ where, what }] });
  const CHANGED = "The card data has changed since it was saved.";

  test("of a replay, and whether the cards are others", () => {
    const file = replayOf(between(7));
    const broken = { ...file, answers: [...file.answers.slice(0, 2), "P1: fly"] };
    expect(() => again(broken)).toThrow(said("answer 3", '"P1: fly" is not possible.'));
    expect(() => again({ ...broken, cards: "others" })).toThrow(said("answer 3", `"P1: fly" is not possible. ${CHANGED}`));
  });

  test("of a study, counted over all its lines", () => {
    const file = studyOf(between(7));
    const [line] = file.lines;
    const lines = [line, { from: 1, answers: [line!.answers[1], "P2: fly"] }];
    expect(() => again({ ...file, lines })).toThrow(said("answer 8", '"P2: fly" is not possible.'));
    expect(() => again({ ...file, lines, cards: "others" })).toThrow(said("answer 8", `"P2: fly" is not possible. ${CHANGED}`));
  });

  test("of a scenario, of whose script only answers are played", () => {
    expect(again({ ...scenario, script: [{ as: "here" }, "P1: end the turn"] }).moments).toHaveLength(1);
    expect(() => again({ ...scenario, script: ["P1: fly"] })).toThrow(said("answer 1", '"P1: fly" is not possible.'));
  });
});

test("who sat where and cards of one's own go with a match; others may sit there when it is opened again", () => {
  const ownCards = [[{ name: "Ox" }]];
  const own = new Session({ ...library, ownCards }, between(7).beginning, sitters);
  const others: [Sitter, Sitter] = ["random", PERSON];
  for (const write of [replayOf, studyOf]) {
    expect(write(own)).toMatchObject({ players: sitters, ownCards });
    const file = write(between(7));
    expect(file).not.toHaveProperty("ownCards");
    expect([again(file).sitters, sessionOf(library, readSaved(file), others).sitters]).toEqual([sitters, others]);
  }
  const { players: _, ...nobody } = replayOf(between(7));
  for (const file of [nobody, scenario]) {
    expect(again(file).sitters).toEqual([PERSON, PERSON]);
    expect(sessionOf(library, readSaved(file), others).sitters).toEqual(others);
  }
});

test.each<[string, unknown, string[]]>([
  ["a list of cards", [{ name: "Ram" }, { name: "Cat" }], ["Ram", "Cat", "Ox"]],
  ["a record that holds one", { cards: [{ name: "Ram" }] }, ["Ram", "Ox"]],
  ["a single card", { name: "Ram" }, ["Ram", "Ox"]],
])("a card file is %s: a scenario is lent what it holds", (_what, file, names) => {
  const { cards } = withCardFiles(scenario as never, [file]);
  expect(cards!.map((each) => (each as { name: string }).name)).toEqual(names);
  expect(withCardFiles(scenario as never, [])).toBe(scenario);
});

describe("what is no file of a match", () => {
  const study = JSON.parse(JSON.stringify(studyOf(between(7)))) as Record<string, unknown>;
  const begins = study["begins"] as object;
  const LINES = "lines: a list of lines, each with answers and the earlier node it leaves, is wanted";
  const BEGINS = "begins: what it begins with, two decks and a seed or a scenario, is wanted";

  test.each<[object, string[]]>([
    [{}, []],
    [{ game: 1 }, ["game: a text is wanted"]],
    [{ players: ["one"] }, ["players: a list of two names is wanted"]],
    [{ players: ["one", 2] }, ["players: a list of two names is wanted"]],
    [{ begins: { ...begins, decks: [1] } }, [BEGINS]],
    [{ begins: { ...begins, seed: 1.5 } }, [BEGINS]],
    [{ begins: { ...begins, seed: "key" } }, [BEGINS]],
    [{ begins: { ...begins, settings: null } }, [BEGINS]],
    [{ begins: { kind: "position", scenario: {} } }, []],
    [{ begins: { kind: "position" } }, [BEGINS]],
    [{ begins: { kind: "chess", scenario: {} } }, [BEGINS]],
    [{ begins: null }, [BEGINS]],
    [{ begins: { kind: "position", scenario: { rules: "4-1" } } }, ["begins.scenario.rules: a list is wanted"]],
    [{ ownCards: {} }, ["ownCards: a list of card files is wanted"]],
    [{ lines: [{ from: 0, answers: [1] }], at: 0 }, [LINES]],
    [{ lines: [{ from: 1, answers: ["pass"] }], at: 0 }, [LINES]],
    [{ lines: [{ from: -1, answers: ["pass"] }], at: 0 }, [LINES]],
    [{ lines: {}, at: 0 }, [LINES]],
    [{ notes: { "6": "last" } }, []],
    [{ notes: { "7": "beyond" } }, ["notes: node → text is wanted"]],
    [{ marks: { "1": 3 } }, ["marks: node → text is wanted"]],
    [{ at: 7 }, ["at: a node is wanted"]],
    [{ at: "1" }, ["at: a node is wanted"]],
    [{ game: 1, edition: 2, cards: 3 }, ["game: a text is wanted", "edition: a text is wanted", "cards: a text is wanted"]],
  ])("a study with %j: %j", (change, said) => expect(problemsOf({ ...study, ...change })).toEqual(said));

  test.each<[unknown, string[]]>([
    [scenario, []],
    [{ script: [] }, ["game: a text is wanted", "title: a text is wanted"]],
    [{ ...scenario, script: "pass" }, ["script: a list is wanted"]],
    [{ ...scenario, cards: {} }, ["cards: a list is wanted"]],
    [null, [": this is neither a replay nor a scenario nor a study"]],
    [[], [": this is neither a replay nor a scenario nor a study"]],
    [{ deck: {} }, [": this is neither a replay nor a scenario nor a study"]],
  ])("%j: %j", (file, said) => expect(problemsOf(file)).toEqual(said));

  test.each<[object, string[]]>([
    [{ players: ["Anna"] }, ["players: a list of two names is wanted"]],
    [{ ownCards: 5 }, ["ownCards: a list of card files is wanted"]],
    [{ players: ["Anna", "Bert"], ownCards: [] }, []],
    [{ players: undefined }, []],
  ])("a replay with %j: %j", (change, said) => expect(problemsOf({ ...replayOf(between(7)), ...change })).toEqual(said));

  const PLACE = 'a place ("P1.hand") is wanted';
  test.each<[object, string[]]>([
    [{ rules: [["4-1"]] }, ["rules[0]: a text is wanted"]],
    [{ settings: { first: 1 } }, ["settings.first: a text is wanted"]],
    [{ cards: [[]] }, ["cards[0]: a record is wanted"]],
    [{ position: { P1: [], P2: 3 } }, ["position.P1: a record is wanted", "position.P2: a record is wanted"]],
    [{ position: "P1" }, ["position: a record is wanted"]],
    [{ decks: ["bos-red-test"] }, ["decks: a list of two, P1's and P2's, is wanted"]],
    [{ decks: ["bos-red-test", {}] }, []],
    [{ seed: 1.5, dice: [0, -1] }, ["seed: a whole number is wanted", "dice[1]: a whole number from 0 is wanted"]],
    [{ seed: -1, dice: [0] }, []],
    [{ script: ["", 7, "P1: pass"] }, ["script[0]: a text with words is wanted", "script[1]: a record is wanted"]],
    [{ refused: [] }, ["refused: a list of at least 1 is wanted"]],
    [{ refused: [{ where: 1, rule: 2, says: 3 }] }, ["where", "rule", "says"].map((key) => `refused[0].${key}: a text is wanted`)],
    [{ puzzle: { for: "P3" } }, ["puzzle.for: one of P1, P2 is wanted", "puzzle.solution: a list is wanted"]],
    [{ puzzle: { for: "P1", solution: ["P1: pass"] } }, []],
    [{ expect: [] }, ["expect: a record is wanted"]],
    [{ expect: { as: "", asked: "P3" } }, ["expect.as: a text with words is wanted", "expect.asked: one of P1, P2, nobody is wanted"]],
    [{ expect: { result: "P1" } }, ["expect.result: one of P1 wins, P2 wins, draw, running is wanted"]],
    [{ expect: { question: 1, says: 2, since: 3 } }, ["question", "says", "since"].map((key) => `expect.${key}: a text is wanted`)],
    [
      { expect: { options: [""], offered: "pass" } },
      ["expect.options[0]: a text with words is wanted", "expect.offered: a list is wanted"],
    ],
    [
      { expect: { absent: [{ rule: 1, by: "P3" }] } },
      [
        "expect.absent[0].wish: a text with words is wanted",
        "expect.absent[0].rule: a text is wanted",
        "expect.absent[0].by: one of P1, P2 is wanted",
      ],
    ],
    [{ expect: { absent: [{ wish: "attack", rule: "4-1", says: "no", by: "P2" }] } }, []],
    [
      { expect: { zones: { hand: 1, "xP1.hand": 1, "P1.": 1, "P1.hand": -1 } } },
      [
        `expect.zones.hand: ${PLACE}`,
        `expect.zones.xP1.hand: ${PLACE}`,
        `expect.zones.P1.: ${PLACE}`,
        "expect.zones.P1.hand: a whole number from 0 is wanted",
      ],
    ],
    [
      { expect: { zones: { "P1.hand": [1], "P2.hand": { first: "A", has: [2] } } } },
      [
        "expect.zones.P1.hand[0]: a text is wanted",
        "expect.zones.P2.hand.first: a list is wanted",
        "expect.zones.P2.hand.has[0]: a text is wanted",
      ],
    ],
    [{ expect: { zones: { "P1.hand": 0, "P2.hand": ["A"], "P1.deck": { order: ["A"], last: ["A"] } } } }, []],
    [{ expect: { sees: { P3: {}, P1: { hand: 1 } } } }, ["expect.sees.P3: one of P1, P2 is wanted", `expect.sees.P1.hand: ${PLACE}`]],
    [
      { expect: { cards: { A: 1 }, players: { P3: {} }, match: [] } },
      ["expect.cards.A: a record is wanted", "expect.players.P3: one of P1, P2 is wanted", "expect.match: a record is wanted"],
    ],
    [{ expect: { events: 0, noEvents: [{}] } }, ["expect.events: a list is wanted", "expect.noEvents[0].what: a text is wanted"]],
    [
      { expect: { events: [{ what: "draw", player: "P3", amount: "1", count: -1 }] } },
      [
        "expect.events[0].player: one of P1, P2 is wanted",
        "expect.events[0].amount: a whole number is wanted",
        "expect.events[0].count: a whole number from 0 is wanted",
      ],
    ],
    [
      { expect: { events: [{ what: "draw", card: 1, other: 2, rule: 3 }] } },
      ["card", "other", "rule"].map((key) => `expect.events[0].${key}: a text is wanted`),
    ],
    [
      { expect: { events: [{ together: [] }, { anyOrder: [{ what: 1 }] }, 3] } },
      [
        "expect.events[0].together: a list of at least 1 is wanted",
        "expect.events[1].anyOrder[0].what: a text is wanted",
        "expect.events[2]: a record is wanted",
      ],
    ],
    [{ expect: { events: [{ together: [{ what: "draw" }] }, { what: "draw", amount: -1, count: 0 }] } }, []],
    [{ script: [{ as: "here" }, { events: [{}] }] }, ["script[1].events[0].what: a text is wanted"]],
  ])("a scenario with %j: %j", (change, said) => {
    const problems = problemsOf({ ...scenario, ...change });
    expect(problems).toEqual(said);
    expect(problemsOf({ ...study, begins: { kind: "position", scenario: change } })).toEqual(said.map((each) => `begins.scenario.${each}`));
  });
});
