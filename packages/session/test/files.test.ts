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

describe("what cannot be played any more is told with the answer", () => {
  test("of a replay, and whether the cards are others", () => {
    const file = replayOf(between(7));
    const broken = { ...file, answers: [...file.answers.slice(0, 2), "P1: fly"] };
    expect(() => again(broken)).toThrow(/answer 3.*"P1: fly" is not possible\.$/s);
    expect(() => again({ ...broken, cards: "others" })).toThrow(/The card data has changed since it was saved/);
  });

  test("of a study, the answer of its line", () => {
    const file = studyOf(between(7));
    const lines = [{ from: 0, answers: [...file.lines[0]!.answers.slice(0, 1), "P2: fly"] }];
    expect(() => again({ ...file, lines, at: 0, notes: {}, marks: {} })).toThrow(/answer 3|answer 2/);
  });
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
    [{ begins: null }, [BEGINS]],
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
    [{ ...scenario, cards: {} }, ["cards: a list of cards is wanted"]],
    [null, [": this is neither a replay nor a scenario nor a study"]],
    [[], [": this is neither a replay nor a scenario nor a study"]],
    [{ deck: {} }, [": this is neither a replay nor a scenario nor a study"]],
  ])("%j: %j", (file, said) => expect(problemsOf(file)).toEqual(said));
});
