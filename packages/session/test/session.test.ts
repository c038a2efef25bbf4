/** A match with its way back: answers as they are written down, branches, and what is kept of a table. */
import { gundam } from "@duelex/gundam";
import { type Game, HouseLimit, InputError, type Match, type Scenario, type Seat, type View } from "@duelex/kernel";
import { openScenario } from "@duelex/kernel/scenario";
import { describe, expect, test, vi } from "vitest";
import { duel } from "../../kernel/test/duel.ts";
import { did, sayDeed } from "../src/deeds.ts";
import { cardsIn, facesIn, fromDecks, marksOf, PERSON, Session, sayCard, studyOf } from "../src/index.ts";
import { commonAncestor, type Node, pathTo } from "../src/tree.ts";
import { sessionFor } from "./games.ts";

const toy = duel as unknown as Game<Match>;
const newSession = (sitters: readonly [string, string] = [PERSON, PERSON]) => sessionFor(toy as Game, 3, sitters);
/** Answers with the last that is offered, so many times: who can only pass passes. */
const playOn = (session: Session, times: number) => {
  for (let given = 0; given < times; given++) session.play(session.match.options().count - 1);
};
const phrases = (session: Session) => session.moments.map(({ seat, phrase }) => `P${seat + 1}: ${phrase}`);

describe("answers as they are written down", () => {
  test.each([
    ["P1: pass", true],
    ["pass", true],
    ["P1:pass", true],
    ["P2: pass", false], // P1 is asked
    ["P1: fly", false],
    ["", false],
    ["P2 concedes", true],
    ["P3 concedes", false],
  ])("%j is taken: %j", (line, taken) => {
    const session = newSession();
    const before = session.match.hash();
    expect(session.take(line)).toBe(taken);
    expect(session.moments).toHaveLength(taken ? 1 : 0);
    if (!taken) expect(session.match.hash()).toEqual(before);
  });

  test("as far as they can be, and none after the end", () => {
    const session = newSession();
    expect(session.follow(["pass", "P2: pass", "P2: pass", "pass"])).toBe(2);
    expect(phrases(session)).toEqual(["P1: pass", "P2: pass"]);
    expect(session.follow(["P2 concedes"])).toBe(1);
    expect(session.match.standing()).toMatchObject({ over: true, winner: 0 });
    expect(session.moments.at(-1)).toEqual({
      ...{ verb: "concede", phrase: "concede", phrases: ["concede", "concede"], option: 0, rule: "2-1", seat: 1, turn: 3, events: 7 },
      ...{ depth: 1, opener: null, free: true, forced: false, passable: false },
    });
    const [root, , , end] = session.line;
    session.jump(root!);
    expect(session.match.over).toBe(false);
    session.jump(end!);
    expect(session.match.standing()).toMatchObject({ over: true, winner: 0 });
    expect([session.take("pass"), session.take("P1 concedes")]).toEqual([false, false]);
  });
});

test("a match that begins with a position wants what reads positions", () => {
  const { library } = newSession();
  const beginning = { kind: "position", scenario: { game: "duel", title: "tried", position: {} } } as never;
  expect(() => new Session({ game: library.game, catalog: library.catalog, ownCards: [] }, beginning, [PERSON, PERSON])).toThrow(
    InputError,
  );
});

test("an answer about one of several twins beside each other is told with which of them it is, to both", () => {
  const game = gundam as unknown as Game;
  const scenario = {
    game: "gundam",
    title: "",
    position: { P1: { battleArea: ["ST01-005", "ST01-005"], hand: ["ST01-005"], resourceArea: 4 }, P2: {} },
  };
  const library = { game, catalog: game.catalog(), ownCards: [], openPosition: (given: Scenario) => openScenario(game, given) };
  const given = (answer: string, nth = 0) => {
    const session = new Session(library, { kind: "position", scenario: scenario as unknown as Scenario }, [PERSON, PERSON]);
    const { options, count } = session.match.options();
    const same = options.slice(0, count).flatMap((each, index) => (session.match.phrase(each, 0) === answer ? [index] : []));
    session.play(same[nth]!);
    return session.moments[0]!;
  };
  expect(given("attack with GM", 1)).toMatchObject({
    phrases: ["attack with GM (2nd of 2)", "attack with GM (2nd of 2)"],
    verb: "attack with *",
    free: true,
  });
  expect(given("play GM")).toMatchObject({ phrases: ["play GM", "play a card"], phrase: "play GM", seat: 0, rule: "6-5" });
  expect(given("end the main phase")).toMatchObject({
    phrases: ["end the main phase", "end the main phase"],
    forced: false,
    passable: false,
  });
});

describe("branches", () => {
  test("the same answer at the same place is the same node; another one is a branch, and the first stays the main one", () => {
    const session = newSession();
    const { tree } = session;
    session.take("pass");
    const passed = session.node;
    session.jump(tree.root);
    session.take("pass");
    expect(session.node).toBe(passed);
    session.jump(tree.root);
    session.play(0);
    const played = session.node;
    expect(tree.root.children).toEqual([passed, played]);
    expect([passed.id, passed.ply, played.id, played.ply]).toEqual([1, 1, 2, 1]);
    tree.promote(played);
    expect(tree.root.children).toEqual([played, passed]);
    expect([tree.get(2), tree.get(7), [...tree.nodes].map(({ id }) => id)]).toEqual([played, undefined, [0, 1, 2]]);
  });

  test("every change of the tree counts, and nothing else: an answer, a note, a line that comes first, a branch that goes", () => {
    const session = newSession();
    const { tree } = session;
    const changes: (() => void)[] = [
      () => playOn(session, 2),
      () => tree.annotate(session.node, { note: "here", mark: "!" }),
      () => tree.annotate(session.node, {}),
      () => expect(session.node).toMatchObject({ note: "here", mark: "!" }),
      () => tree.promote(session.node),
      () => session.jump(tree.root),
      () => playOn(session, 1),
      () => session.prune(session.line[2]!),
      () => tree.prune(tree.root),
    ];
    const versions = changes.map((change) => {
      change();
      return tree.version;
    });
    expect(versions).toEqual([2, 3, 4, 4, 5, 5, 5, 6, 6]);
    expect([...tree.nodes]).toHaveLength(2);
  });

  test("a line that comes first does so at each of its answers", () => {
    const session = newSession();
    const { tree } = session;
    playOn(session, 2);
    const [, first, second] = session.line as [Node, Node, Node];
    session.jump(first);
    session.play(0);
    session.jump(tree.root);
    session.play(0);
    tree.promote(tree.get(3)!);
    expect([first.children.map(({ id }) => id), tree.root.children.map(({ id }) => id)]).toEqual([[3, 2], [1, 4]]); // biome-ignore format: a row
    tree.promote(tree.get(4)!);
    expect(tree.root.children.map(({ id }) => id)).toEqual([4, 1]);
    tree.promote(second);
    expect([first.children.map(({ id }) => id), tree.root.children.map(({ id }) => id)]).toEqual([[2, 3], [1, 4]]); // biome-ignore format: a row
  });

  test("the way to a node, and how far two go together", () => {
    const session = newSession();
    playOn(session, 3);
    const long = session.node;
    session.jump(pathTo(long)[1]!);
    session.play(0);
    const side = session.node;
    expect(pathTo(long).map(({ ply }) => ply)).toEqual([0, 1, 2, 3]);
    expect(commonAncestor(long, side)).toBe(pathTo(long)[1]);
    expect(commonAncestor(side, long)).toBe(pathTo(long)[1]);
    expect(commonAncestor(long, long)).toBe(long);
    expect(commonAncestor(session.tree.root, long)).toBe(session.tree.root);
  });

  test("stepping back does not forget what came after; another answer there does", () => {
    const session = newSession();
    playOn(session, 4);
    const line = [...session.line];
    session.jump(line[1]!);
    expect(session.line).toEqual(line);
    session.take(`P${line[2]!.moment!.seat + 1}: ${line[2]!.moment!.phrase}`); // the same again
    expect(session.line).toEqual(line);
    session.jump(line[1]!);
    session.play(0);
    expect(session.line.map(({ ply }) => ply)).toEqual([0, 1, 2]);
    session.jump(line[2]!);
    expect(session.line).toEqual(line); // of a branch, its first answers
  });

  test("an answer at which the rules cannot go on has not been given: the match stands where it stood, and what came after is still there", () => {
    const session = newSession();
    playOn(session, 4);
    const line = [...session.line];
    session.jump(line[1]!);
    const stands = () => [session.match.hash(), session.events.length, [...session.tree.nodes], session.line, session.moments.length];
    const before = stands();
    const play = session.match.play.bind(session.match);
    for (const answer of [0, session.match.options().count - 1]) {
      vi.spyOn(session.match, "play").mockImplementationOnce((index) => {
        play(index);
        throw new HouseLimit("round and round");
      });
      expect(() => session.play(answer)).toThrow(HouseLimit);
      expect(stands()).toEqual(before);
    }
    session.play(0);
    expect(session.line.map(({ ply }) => ply)).toEqual([0, 1, 2]);
  });

  test("a jump leads to the very same position, whatever is kept on the way", () => {
    const session = newSession();
    const hashes = [session.match.hash()];
    while (!session.match.over && hashes.length < 40) {
      session.play(hashes.length % session.match.options().count);
      hashes.push(session.match.hash());
    }
    expect(hashes.length).toBeGreaterThan(9); // beyond the first that is kept
    const line = [...session.line];
    for (const at of [line.length - 1, 8, 7, 9, 0, 1, line.length - 2]) {
      session.jump(line[at]!);
      expect(session.match.hash()).toEqual(hashes[at]);
      expect(session.way).toEqual(line.slice(1, at + 1));
      expect(session.bookmark).toEqual({ moments: at, events: session.events.length });
    }
  });

  test("what is taken away is gone with everything after it, but not where the match stands", () => {
    const session = newSession();
    playOn(session, 3);
    const [, first, second, third] = session.line;
    for (const node of [session.tree.root, first!, third!])
      expect(() => session.prune(node)).toThrow("branch: the match stands on it; go back to before it first");
    session.jump(first!);
    session.prune(third!);
    expect(session.line).toEqual([session.tree.root, first, second]);
    session.prune(second!);
    expect([session.tree.get(second!.id), session.tree.get(third!.id)]).toEqual([undefined, undefined]);
    expect(first!.children).toEqual([]);
    expect(session.line).toEqual([session.tree.root, first]);
  });
});

describe("taking back", () => {
  const forced = (session: Session) => session.moments.at(-1)!.forced;

  test("each takes their own last answer back; between two people also one that was the only one", () => {
    const session = newSession();
    playOn(session, 4);
    const before = phrases(session);
    expect([session.undoable(0), session.undoable(1)]).toEqual([2, 2]);
    expect(session.undo(0)).toBe(true);
    expect(phrases(session)).toEqual(before.slice(0, 2));
    expect(session.undo(1)).toBe(true);
    expect(phrases(session)).toEqual(before.slice(0, 1));
    expect(session.undo(1)).toBe(false);
  });

  test("a machine takes nothing back; a person alone takes back what they could have answered otherwise", () => {
    const session = newSession([PERSON, "greedy"]);
    playOn(session, 4);
    expect(session.undoable(1)).toBe(0);
    expect(session.undo(1)).toBe(false);
    expect(session.undoable(0)).toBe(session.moments.filter((moment) => moment.seat === 0 && !moment.forced).length);
    expect(forced(session)).toBe(session.moments.at(-1)!.forced);
  });

  test("who is asked: people are, machines are not, and after the end nobody", () => {
    expect(newSession().asksPerson).toBe(true);
    expect(newSession([PERSON, "greedy"]).asksPerson).toBe(true);
    expect(newSession(["greedy", PERSON]).asksPerson).toBe(false);
    const session = newSession();
    expect([session.shared, newSession([PERSON, "greedy"]).shared]).toEqual([true, false]);
    session.concede(0);
    expect(session.asksPerson).toBe(false);
  });
});

describe("what is done at a table, as it is kept", () => {
  test.each<[Parameters<typeof did>[1], string]>([
    [{ deed: "answer", seat: 0, line: "pass" }, "P1: pass"],
    [{ deed: "concede", seat: 1 }, "P2 concedes"],
    [{ deed: "time", seat: 0 }, "P1 has no time left"],
    [{ deed: "take back", seat: 1 }, "P2 takes an answer back"],
    [{ deed: "relieve", seat: 0, by: "greedy" }, "greedy answers for P1"],
  ])("%j is said: %s", (deed, said) => expect(sayDeed(deed)).toBe(said));

  test("is done again where it can be, and nothing where it cannot", () => {
    const session = newSession();
    const answer = (seat: Seat) => did(session, { deed: "answer", seat, line: "pass" });
    expect([answer(1), answer(0), answer(0), answer(1)]).toEqual([false, true, false, true]);
    expect(did(session, { deed: "take back", seat: 1 })).toBe(true);
    expect(phrases(session)).toEqual(["P1: pass"]);
    expect(session.node.children).toEqual([]); // nobody goes there again
    session.jump(session.tree.root);
    expect(did(session, { deed: "take back", seat: 1 })).toBe(false);
    expect(session.line.map(({ ply }) => ply)).toEqual([0, 1]);
    session.jump(session.line[1]!);
    expect(did(session, { deed: "relieve", seat: 1, by: "greedy" })).toBe(true);
    expect(session.sitters).toEqual([PERSON, "greedy"]);
    expect(did(session, { deed: "relieve", seat: 0, by: "random" })).toBe(true);
    expect(session.sitters).toEqual(["random", "greedy"]);
    expect(did(session, { deed: "time", seat: 0 })).toBe(true);
    expect(session.match.standing()).toMatchObject({ over: true, winner: 1 });
    for (const deed of ["concede", "time"] as const) expect(did(session, { deed, seat: 1 })).toBe(false);
    expect(answer(0)).toBe(false);
  });
});

test("a study holds every branch in rows: each from a node on, its answers the next nodes; notes and marks by number", () => {
  const session = newSession();
  playOn(session, 3);
  const [, first, second] = session.line;
  session.tree.annotate(second!, { note: "here" });
  session.tree.annotate(second!, { mark: "!" });
  session.jump(first!);
  session.play(0);
  session.tree.annotate(session.node, { mark: "?" });
  const { lines, notes, marks, at, begins, players } = studyOf(session);
  expect(lines.map(({ from, answers }) => [from, answers.length])).toEqual([
    [0, 3],
    [1, 1],
  ]);
  expect(lines[0]!.answers[0]).toBe(`P1: ${first!.moment!.phrase}`);
  expect([notes, marks, at]).toEqual([{ "2": "here" }, { "2": "!", "4": "?" }, 4]);
  expect([begins.kind, players]).toEqual(["decks", [PERSON, PERSON]]);
});

test.each([undefined, { life: "5" }])("a study holds what a match began with, and the settings it was given: %j", (settings) => {
  const decks = [toy.decks[0]!.deck, toy.decks[0]!.deck] as const;
  const { library } = newSession();
  const session = new Session(library, fromDecks(library, { decks, seed: 3, ...(settings && { settings }) }), [PERSON, PERSON]);
  expect(studyOf(session)).toMatchObject({
    ...{ format: "duelex-study-1", game: "duel", edition: "1", cards: "toy", lines: [], notes: {}, marks: {}, at: 0 },
    begins: { kind: "decks", decks, seed: 3, settings: settings ?? {} },
  });
});

describe("a card in a few words", () => {
  const cell = { card: 1, id: "x", name: "Lancer", owner: 0, marks: [] } as unknown as Parameters<typeof sayCard>[0];
  test.each<[object, string]>([
    [{}, "Lancer"],
    [{ stats: "3/3" }, "Lancer 3/3"],
    [{ stats: "" }, "Lancer"],
    [{ rested: true }, "Lancer [rested]"],
    [{ rested: false }, "Lancer"],
    [{ rested: true, turned: "OFF", marks: ["new"] }, "Lancer [OFF, new]"],
    [{ rested: true, marks: ["new", "rested"] }, "Lancer [new, rested]"],
    [{ faceDown: true }, "Lancer [face down]"],
    [{ faceDown: true, marks: ["face down"] }, "Lancer [face down]"],
    [{ name: null, faceDown: true, marks: ["face down"] }, "a card"],
    [{ stats: "3/3", with: [{ ...cell, name: "Pilot" }] }, "Lancer 3/3 + Pilot"],
  ])("%j: %s", (more, said) => expect(sayCard({ ...cell, ...more })).toBe(said));

  test("every card that a view names is found once, those under others too, and its face is told once", () => {
    const unknown = { ...cell, card: 0, id: null, name: null };
    const under = { ...cell, card: 2, id: "y", with: [{ ...cell, card: 3, id: "z" }, unknown] };
    const shown = { rows: [{ cells: [{ ...cell, with: [under] }, null] }, { cells: [unknown, { ...cell, card: 4 }] }] } as unknown as View;
    expect([...cardsIn(shown)]).toEqual([{ card: 1, id: "x" }, { card: 2, id: "y" }, { card: 3, id: "z" }, { card: 4, id: "x" }]); // biome-ignore format: a row
    const match = { definition: [0, 10, 20, 30, 40], faceOf: (definition: number) => `face ${definition}` } as unknown as Match;
    const known = new Set(["y"]);
    expect(facesIn(match, shown, known)).toEqual({ x: "face 10", z: "face 30" });
    expect([[...known], facesIn(match, shown, known)]).toEqual([["y", "x", "z"], {}]);
  });

  test("its marks are not changed by saying them", () => {
    const marks = ["new"];
    expect(marksOf({ ...cell, marks, rested: true })).toEqual(["rested", "new"]);
    expect(marks).toEqual(["new"]);
  });
});
