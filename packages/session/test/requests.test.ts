/** What a host is sent is a request, from who may speak, with everything that it needs, or all its mistakes are named. */
import { describe, expect, test } from "vitest";
import { readRequest } from "../src/requests.ts";

const problemsOf = (message: unknown, seats: readonly (0 | 1)[] = [0]): string[] => {
  const read = readRequest(message, seats);
  return "problems" in read ? read.problems.map(({ where, what }) => `${where}: ${what}`) : [];
};
const asking = (ask: string, more: object = {}) => ({ id: 0, seat: 0, ask, ...more });

const OPENING = `open: { kind: "decks", game, decks: [P1's, P2's], seed }, { kind: "position", scenario } or { kind: "file", file } is wanted`;
const decks = { kind: "decks", game: "bos", decks: ["a", {}], seed: 1 };
const sitters = ["person", "greedy"];

describe("a request that is right", () => {
  test.each([
    asking("open", { open: decks, sitters }),
    asking("open", { open: { ...decks, settings: {}, ownCards: [{}] }, sitters }),
    asking("open", { open: { kind: "position", scenario: {} }, sitters }),
    asking("open", { open: { kind: "file", file: null }, sitters }),
    asking("answer", { question: 0, answer: 7 }),
    asking("note", { node: 0, text: "" }),
    asking("why not", {}),
    asking("why not", { card: 3 }),
    asking("hint", { question: 1, by: "tree:20" }),
    asking("faces", { ids: [] }),
    asking("save", { as: "study" }),
    asking("hold", { hold: false }),
    asking("check deck", { game: "bos", deck: null }),
    asking("check position", { scenario: {}, ownCards: [] }),
  ])("%j is taken as it is", (request) => expect(readRequest(request, [0])).toBe(request));

  test("from each seat that the line speaks for", () => {
    expect(problemsOf({ id: 0, seat: 1, ask: "undo" }, [0, 1])).toEqual([]);
    expect(problemsOf({ id: 0, seat: 1, ask: "undo" }, [0])).toEqual(["seat: this line speaks for P1 only"]);
    expect(problemsOf({ id: 0, seat: 0, ask: "undo" }, [])).toEqual(["seat: who watches asks for nothing"]);
    expect(problemsOf({ id: 0, ask: "undo" }, [0, 1])).toEqual(["seat: this line speaks for P1 and P2 only"]);
  });
});

describe("a request that is wrong", () => {
  test.each<[unknown, string[]]>([
    [null, [": a request is wanted: { id, seat, ask, … }"]],
    [[], [": a request is wanted: { id, seat, ask, … }"]],
    [asking("undo", { id: -1 }), ["id: a whole number from 0 is wanted"]],
    [asking("undo", { id: 1.5 }), ["id: a whole number from 0 is wanted"]],
    [
      asking("answer", { answer: "1" }),
      ["question: it is missing: a whole number from 0 is wanted", "answer: a whole number from 0 is wanted"],
    ],
    [asking("note", { node: 1, text: 2 }), ["text: a text is wanted"]],
    [asking("faces", { ids: ["a", 1] }), ["ids: a list of texts is wanted"]],
    [asking("faces", { ids: "a" }), ["ids: a list of texts is wanted"]],
    [asking("sit", { sitters: ["person"] }), ["sitters: a pair of texts, P1's and P2's, is wanted"]],
    [asking("hold", { hold: 1 }), ["hold: true or false is wanted"]],
    [asking("save", { as: "poem" }), ["as: one of replay, scenario, study is wanted"]],
    [asking("check position", { scenario: [] }), ["scenario: a record is wanted"]],
    [asking("check deck", { game: "bos" }), ["deck: it is missing: anything is wanted"]],
    [asking("game", { game: "bos", ownCards: {} }), ["ownCards: a list of card files is wanted"]],
    [asking("why not", { card: "x" }), ["card: a whole number from 0 is wanted"]],
    [asking("hint", { question: 1, by: 4 }), ["by: a text is wanted"]],
    [asking("open", { open: { ...decks, decks: ["a"] }, sitters }), [OPENING]],
    [asking("open", { open: { ...decks, decks: "ab" }, sitters }), [OPENING]],
    [asking("open", { open: { ...decks, seed: "many" }, sitters }), [OPENING]],
    [asking("open", { open: { ...decks, game: 1 }, sitters }), [OPENING]],
    [asking("open", { open: { ...decks, settings: 1 }, sitters }), [OPENING]],
    [asking("open", { open: { ...decks, ownCards: {} }, sitters }), [OPENING]],
    [asking("open", { open: { kind: "position" }, sitters }), [OPENING]],
    [asking("open", { open: { kind: "position", scenario: {}, ownCards: 1 }, sitters }), [OPENING]],
    [asking("open", { open: { kind: "file" }, sitters }), [OPENING]],
    [asking("open", { open: { kind: "chess", file: 1 }, sitters }), [OPENING]],
    [asking("open", { sitters }), [`open: it is missing: ${OPENING.slice("open: ".length)}`]],
  ])("%j: %j", (request, said) => expect(problemsOf(request)).toEqual(said));

  test("what no host is asked is told with what one is; a name of every object is no request", () => {
    for (const ask of ["cheat", "toString", 7, undefined])
      expect(problemsOf({ id: 0, seat: 0, ask })[0]).toMatch(/^ask: one of open, answer, .*check position is wanted$/);
  });

  test("all mistakes are told at once", () => {
    expect(problemsOf({ ask: "jump" })).toEqual([
      "id: a whole number from 0 is wanted",
      "seat: this line speaks for P1 only",
      "node: it is missing: a whole number from 0 is wanted",
    ]);
  });
});

test("what is nested deeper than any file is refused before anybody goes down into it", () => {
  const nested = (levels: number): unknown => JSON.parse("[".repeat(levels) + "]".repeat(levels));
  expect(problemsOf(asking("check deck", { game: "bos", deck: nested(499) }))).toEqual([]);
  expect(problemsOf(asking("check deck", { game: "bos", deck: nested(501) }))).toEqual([": it is nested deeper than 500 levels"]);
  expect(problemsOf(asking("check deck", { game: "bos", deck: { wide: Array(9999).fill({}) } }))).toEqual([]);
});
