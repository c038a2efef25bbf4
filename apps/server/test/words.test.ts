/** What comes to a server from outside is read whole, or refused with everything that is wrong. */
import { InputError, type Problem } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { holdsNoText, isTableName, numberOf, readFromSeat, readHello, readJoinTable, readNewTable } from "../src/words.ts";

/** Where something is wrong. */
function wrong(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (problem) {
    if (!(problem instanceof InputError)) throw problem;
    return problem.problems.map(({ where }) => where);
  }
}

const table = { game: "bos", deck: "bos-red-test", name: "Anna", against: "anybody", clock: null, watched: true };
const clock = { bank: 60, increment: 0, out: "loses" };

describe("a new table", () => {
  test("is read as it is; a name without the blanks around it", () => {
    expect(readNewTable({ ...table, name: "  Anna " })).toEqual(table);
    const more = { ...table, seat: 1, settings: { decay: "later" }, clock: { ...clock, bank: 604_800 }, machineDeck: {} };
    expect(readNewTable(more)).toEqual(more);
  });

  test.each<[object, string[]]>([
    [{ name: " " }, ["name"]],
    [{ name: "x".repeat(33) }, ["name"]],
    [{ name: "x".repeat(32) }, []],
    [{ name: "An\u0000na" }, ["name"]],
    [{ name: "An\u202ena" }, ["name"]],
    ...["\u3164", "\u2800\u2800", "An\u00adna", "An\u2060na", "\u0301", `A${"\u0301".repeat(4)}`, "\ue000"].map(
      (name): [object, string[]] => [{ name }, ["name"]],
    ),
    ...["Ānna", "安奈", "🂡", "J.-P.", "Nguyễn", "أنا"].map((name): [object, string[]] => [{ name }, []]),
    [{ name: 7 }, ["name"]],
    [{ deck: null }, ["deck"]],
    [{ deck: { main: {} } }, []],
    [{ game: "x".repeat(65) }, ["game"]],
    [{ seat: 2 }, ["seat"]],
    [{ clock: { ...clock, bank: 0.5 } }, ["clock.bank"]],
    [{ clock: { ...clock, bank: 604_801 } }, ["clock.bank"]],
    [{ clock: { ...clock, increment: -1 } }, ["clock.increment"]],
    [{ clock: { ...clock, out: "wins" } }, ["clock.out"]],
    [{ clock: { ...clock, out: "machine" } }, []],
    [{ clock: { ...clock, out: "nothing" } }, []],
    [{ watched: "yes" }, ["watched"]],
    [{ settings: { decay: 7 } }, ["settings.decay"]],
    [{ name: "", seat: 3, watched: 0 }, ["name", "seat", "watched"]],
    [{ colour: "red" }, [""]],
  ])("%j: wrong at %j", (change, where) => {
    expect(wrong(() => readNewTable({ ...table, ...change })).sort()).toEqual(where);
  });

  test("who joins brings a name and a deck, and an invitation where one is wanted", () => {
    expect(readJoinTable({ name: "Bert", deck: {}, invitation: "abc" })).toEqual({ name: "Bert", deck: {}, invitation: "abc" });
    expect(wrong(() => readJoinTable({ deck: {} }))).toEqual(["name"]);
    for (const key of ["short", "x".repeat(65), `${"x".repeat(40)}!`])
      expect(wrong(() => readJoinTable({ name: "Bert", deck: {}, key }))).toEqual(["key"]);
    expect(wrong(() => readJoinTable({ name: "Bert" }))).toEqual(["deck"]);
    expect(wrong(() => readJoinTable({ name: "Bert", deck: {}, invitation: "x".repeat(65) }))).toEqual(["invitation"]);
  });
});

describe("the first word of a socket", () => {
  test.each<[object, string[]]>([
    [{ hello: "lobby" }, []],
    [{ hello: "watch", table: "a_B-1" }, []],
    [{ hello: "watch", table: "a b" }, ["table"]],
    [{ hello: "watch", table: "" }, ["table"]],
    [{ hello: "watch", table: "x".repeat(33) }, ["table", "table"]],
    [{ hello: "watch", table: "a", key: "k" }, [""]],
    [{ hello: "seat", table: "a", key: "k" }, []],
    [{ hello: "seat", table: "a" }, ["key"]],
    [{ hello: "seat", table: "a", key: "k", lines: -1 }, ["lines"]],
    [{ hello: "seat", table: "a", key: "k", lines: 1_000_000 }, []],
    [{ hello: "seat", table: "a", key: "k", lines: 1_000_001 }, ["lines"]],
    [{ hello: "host" }, ["hello"]],
    [{}, ["hello"]],
  ])("%j: wrong at %j", (hello, where) => {
    expect(wrong(() => readHello(hello))).toEqual(where);
    if (where.length === 0) expect(readHello(hello)).toEqual(hello);
  });

  test.each([
    ["a", true],
    ["x".repeat(32), true],
    ["x".repeat(33), false],
    ["", false],
    ["a/b", false],
    ["a\n", false],
  ])("%j could be a table: %j", (name, could) => expect(isTableName(name)).toBe(could));
});

describe("what a seat says", () => {
  test.each(["wish", "agree", "decline", "rematch", "there"])("%s concerns the table", (ask) => {
    const message = { ask, id: 1, seat: 0, ...(ask === "wish" ? { what: "take back" } : {}) };
    expect(readFromSeat(message)).toEqual({ to: "table", ask: message });
    expect(wrong(() => readFromSeat({ ...message, id: -1 }))).toEqual(["id"]);
    expect(wrong(() => readFromSeat({ ...message, seat: 2 }))).toEqual(["seat"]);
  });

  test.each(["answer", "pass on", "concede", "tree", "why", "why not", "preview", "harm", "hint", "faces", "save", "again"])(
    "%s concerns the match, which reads it itself",
    (ask) => expect(readFromSeat({ ask })).toEqual({ to: "match", ask: { ask } }),
  );

  test.each<[unknown, string[]]>([
    [{ ask: "open" }, ["ask"]],
    [{ ask: "undo" }, ["ask"]],
    [{ ask: "toString" }, ["ask"]],
    [{ ask: 7 }, ["ask"]],
    [null, ["ask"]],
    ["answer", ["ask"]],
    [{ ask: "why not", words: "x".repeat(200) }, []],
    [{ ask: "why not", words: "x".repeat(201) }, ["words"]],
    [{ ask: "faces", ids: new Array(500).fill("a") }, []],
    [{ ask: "faces", ids: new Array(501).fill("a") }, ["ids"]],
  ])("%j: wrong at %j", (message, where) => expect(wrong(() => readFromSeat(message))).toEqual(where));

  test.each([
    [{ ask: "why not", words: "x".repeat(201) }, "words", "at most 200 letters"],
    [{ ask: "faces", ids: new Array(501).fill("a") }, "ids", "at most 500 cards"],
  ])("what is too long is said, and where, about the request", (message, where, what) => {
    expect(() => readFromSeat(message)).toThrow(expect.objectContaining({ subject: "request", problems: [{ where, what }] }));
  });

  test.each([
    [{ id: 7 }, 7],
    [{ id: 1.5 }, -1],
    [{ id: "7" }, -1],
    [{}, -1],
    [null, -1],
    [undefined, -1],
    [7, -1],
  ])("the reply to %j names %j", (message, number) => expect(numberOf(message)).toBe(number));
});

test.each([
  ["text", false],
  ["a\0b", true],
  ["\ud83d", true],
  ["\ud83d\ude00", false],
  [{ a: [{ b: "\0" }] }, true],
  [{ "a\0": 1 }, true],
  [{ a: [1, null, true, "x"] }, false],
  [null, false],
])("at %j a database would stumble: %j", (given, would) => expect(holdsNoText(given)).toBe(would));

const words = "allowed here: game, settings, deck, name, against, machineDeck, seat, clock, watched";

test.each<[string, object, string[]]>([
  [
    "words that nobody knows",
    { colour: "red", wached: 1 },
    [`: unknown word "colour"; ${words}`, `: unknown word "wached" (did you mean "watched"?); ${words}`],
  ],
  [
    "nothing where something is wanted",
    { game: undefined, watched: undefined },
    ["game: is missing: a text is wanted", "watched: is missing: true or false is wanted"],
  ],
  [
    "values of another kind",
    { game: 7, watched: "yes", clock: 5 },
    ["game: 7 is not a text", 'watched: "yes" is not true or false', "clock: 5 is not an object { … } or null"],
  ],
  [
    "values beyond what is allowed",
    { seat: 2, clock: { ...clock, bank: 0, out: "wins" } },
    [
      "seat: 2 is not a word here; allowed: 0, 1",
      "clock.bank: 0 is too small; at least 1",
      'clock.out: "wins" is not a word here; allowed: loses, machine, nothing',
    ],
  ],
  ["no name", { name: " " }, ["name: a name is wanted"]],
  ["a name that nobody can see", { name: "\u3164" }, ["name: letters that can be seen are wanted"]],
  ["no deck", { deck: null }, ["deck: a deck is wanted: a record, or the id of one that comes with the game"]],
])("a new table with %s: what is wrong and what would be right, in our words", (_, change, said) => {
  let problems: readonly Problem[] = [];
  try {
    readNewTable({ ...table, ...change });
  } catch (problem) {
    if (!(problem instanceof InputError)) throw problem;
    ({ problems } = problem);
  }
  expect(problems.map(({ where, what }) => `${where}: ${what}`).toSorted()).toEqual(said.toSorted());
});

test.each<[string, (given: unknown) => unknown]>([
  ["table", readNewTable],
  ["table", readJoinTable],
  ["hello", readHello],
  ["request", readFromSeat],
])("of what is wrong it is said that it is about a %s", (subject, read) => {
  expect(() => read({})).toThrow(expect.objectContaining({ subject }));
});
