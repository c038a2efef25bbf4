/** How far an answer is looked ahead of, what its giver is taken to answer on the way, and what is said of it. */
import { type Card, HouseLimit, type Match, type Option, option, plainMat, type Rules, type Seat, type View, verbOf } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { isUnderWay, previewOf } from "../src/index.ts";
import { Foresight } from "../src/preview.ts";

/** A question on the way. */
interface Asked {
  readonly asked?: Seat;
  readonly where?: readonly string[];
  /** The card whose text asks. */
  readonly text?: string;
  /** What can be answered: "pass", a word, "choose Ox" about a card. */
  readonly answers: readonly string[];
  readonly active?: Seat;
  readonly inBattle?: boolean;
}
const HERE = ["turn", "main phase"];
const WITHIN = [...HERE, "play a card"];
const CARDS = ["Ox", "Ram", "Cat"];

/** An answer given HERE by P1, and the questions after it, in a row; `worth` says how P1 stands after answers. The reflex answers the last. */
function looked(
  way: readonly Asked[],
  {
    vain = [],
    worth = () => 0,
    sees = CARDS,
    more = {},
  }: { vain?: readonly string[]; worth?: (answers: readonly string[]) => number; sees?: readonly string[]; more?: object } = {},
) {
  const phrases = [...new Set(way.flatMap(({ answers }) => answers))];
  const mat = { ...plainMat([], { about: "", win: "", winRule: "" }), closes: { "end the turn": "turn" as const }, vain: ["yourself:"] };
  const cells = sees.map((name) => ({ card: (CARDS.indexOf(name) + 1) as Card, id: name, name, owner: 0 }));
  const standing = (given: string[] | null) => {
    const step = () => (given === null ? { answers: [] } : way[given.length - 1]) as Asked | undefined;
    const options = () => (step()?.answers ?? []).map((phrase) => option(phrases.indexOf(phrase), 0));
    const phrase = (answer: Option) => phrases[verbOf(answer)]!;
    const nth = (answer: Option) => CARDS.findIndex((name) => phrase(answer).endsWith(` ${name}`));
    return {
      ...{
        phrases,
        phrase,
        redeal: () => undefined,
        record: () => ({ events: ["Ox falls"] }),
        tell: (event: string) => `${event}!`,
        spotOf: () => null,
        clone: () => standing([]),
      },
      get over() {
        return step() === undefined;
      },
      get asked() {
        return step()?.asked ?? 0;
      },
      get activeSeat() {
        return step()?.active ?? 0;
      },
      given,
      options: () => ({ options: options(), count: options().length }),
      question: () => ({ where: step()?.where ?? HERE, about: step()?.text === undefined ? null : { name: step()!.text } }),
      about: (answer: Option) => (nth(answer) < 0 ? { kind: "word" } : { kind: "card", card: nth(answer) + 1 }),
      meaning: (index: number) => (vain.includes(phrase(options()[index]!)) ? "yourself: …" : ""),
      standing: () => ({ over: step() === undefined, winner: null }),
      view: () => ({
        seat: 0,
        where: HERE,
        turn: 1,
        facts: [[], []],
        rows: [{ id: "field", kind: "row", label: "field", seat: 0, cells }],
        ...(step()?.inBattle === true ? { battle: {} } : {}),
      }),
      play: (answer: number) => void given!.push(given!.length === 0 ? "" : step()!.answers[answer]!),
      ...more,
    };
  };
  const game = {
    mat,
    reflex: (match: Match) => match.options().count - 1,
    evaluate: (match: { given: string[] }) => worth(match.given.slice(1)),
  };
  const match = standing(null) as unknown as Match;
  return {
    told: () => previewOf(game as unknown as Rules, match, 0, 0),
    ways: () => [...new Foresight(game as unknown as Rules, match, 0).ways(0)].map(({ assumed }) => assumed),
    offered: () => [...new Foresight(game as unknown as Rules, match, 0).ways(0)].map(({ offered }) => offered),
  };
}

describe("an answer is looked ahead of", () => {
  const choice = (more: Partial<Asked> = {}): Asked => ({ where: WITHIN, answers: ["one", "two"], ...more });
  const own = choice({ where: HERE });
  test.each<[string, readonly Asked[], object]>([
    ["to one's own next decision", [own, choice()], { assumed: [], asked: 0 }],
    ["through what is asked within what it does", [choice(), own], { assumed: ["two"], asked: 0 }],
    ["not through what is asked elsewhere", [choice({ where: ["turn", "end phase", "discard"] })], { assumed: [], asked: 0 }],
    ["nor where it is asked around it", [choice({ where: ["turn"] })], { assumed: [], asked: 0 }],
    ["through a battle, wherever it asks", [choice({ where: ["battle"], inBattle: true }), own], { assumed: ["two"], asked: 0 }],
    [
      "through what a text asks, wherever that is: a word is told with whose text it is",
      [choice({ where: ["turn"], text: "Ox" })],
      { assumed: ["two (Ox)"], asked: null },
    ],
    ["and a card without", [choice({ text: "Ox", answers: ["choose Ram", "choose Cat"] })], { assumed: ["choose Cat"] }],
    ["what goes without saying is not told", [choice({ answers: ["one"] })], { assumed: [], asked: null }],
    [
      "one passes where that can be, and what one could have done is told",
      [choice({ answers: ["pass", "one"] })],
      { assumed: [], declined: ["one"], offered: false },
    ],
    [
      "but not where a text asks: that it need not be done is told",
      [choice({ text: "Ox", answers: ["pass", "one"] })],
      { assumed: ["one (Ox)"], declined: [], offered: true },
    ],
    [
      "nor is it where it is not done",
      [choice({ text: "Ox", answers: ["one", "pass"] })],
      { assumed: [], declined: ["one (Ox)"], offered: false },
    ],
    ["nothing is offered where one cannot pass", [choice({ text: "Ox" })], { offered: false }],
    [
      "the other player passes in the window that it opens",
      [choice({ asked: 1, answers: ["one", "pass"] }), own],
      { uncertain: ["the other player"], replies: [], asked: 0 },
    ],
    ["and who can do but one thing is no uncertainty", [choice({ asked: 1, answers: ["pass"] })], { uncertain: [], asked: null }],
    [
      "in another's turn not beyond the window in which it was given",
      [choice({ asked: 1, active: 1, where: ["turn", "end phase"] })],
      { asked: 1, uncertain: [], turn: 1 },
    ],
    ["in that window also in another's turn", [choice({ asked: 1, active: 1 })], { asked: null, uncertain: ["the other player"] }],
    [
      "in a battle also then",
      [choice({ asked: 1, active: 1, where: ["battle"], inBattle: true })],
      { asked: null, uncertain: ["the other player"] },
    ],
    ["to the end of the turn, if nothing else is left", [{ answers: ["end the turn"] }], { ends: true, asked: 0 }],
    ["which is not the end where there is something else", [{ answers: ["end the turn", "one"] }], { ends: false }],
    ["nor by another answer", [{ answers: ["one"] }], { ends: false }],
    ["nor in another's turn", [{ answers: ["end the turn"], active: 1 }], { ends: false }],
  ])("%s", (_what, way, said) => expect(looked(way).told()).toMatchObject(said));

  test("it is told what happens, and where it stops", () =>
    expect(looked([own]).told()).toMatchObject({ answer: 0, story: ["Ox falls!"], where: HERE, isBeforeTurns: false, deals: 4 }));

  test("what the other player could answer with cards that one sees is told by name", () => {
    const way = [choice({ asked: 1, answers: ["block with Ox", "block with Ram", "pass"] })];
    expect(looked(way).told().replies).toEqual(["block with Ox", "block with Ram"]);
    expect(looked(way, { sees: ["Ram"] }).told().replies).toEqual(["block with Ram"]);
    expect(looked([choice({ asked: 1, answers: ["block with Ox"] })]).told().replies).toEqual([]);
  });

  test.each<[string, string[], string[], string, string[]]>([
    ["the reflex's answer that touches only oneself gives way to the first that does not", ["two", "one"], ["one"], "two", []],
    [
      "and to passing where all others do so, which is told where there is nothing else",
      ["two", "pass", "one"],
      ["one", "two"],
      "",
      ["two (Ox)", "one (Ox)"],
    ],
    ["where nothing can be passed it stays", ["two", "one"], ["one", "two"], "one", []],
    ["what one would only do to oneself is not named besides what one could do", ["three", "pass", "one"], ["one", "pass"], "three", []],
  ])("%s", (_what, answers, vain, assumed, declined) => {
    const told = looked([choice({ text: "Ox", answers })], { vain }).told();
    expect([told.assumed, told.declined]).toEqual([assumed === "" ? [] : [`${assumed} (Ox)`], declined]);
  });

  test("what can be declined is named as what it does, without what would only touch oneself", () => {
    const way = [choice({ answers: ["pass", "one", "two"] })];
    expect(looked(way, { vain: ["one"] }).told().declined).toEqual(["two"]);
    expect(looked(way, { vain: ["one", "two"] }).told().declined).toEqual(["one", "two"]);
  });

  test("no further than sixty answers, and no further than the rules go; other mistakes are not hidden", () => {
    const endless = Array.from({ length: 99 }, () => choice({ answers: ["one"] }));
    expect(looked(endless).told().asked).toBe(0);
    expect(looked(endless.slice(0, 60)).told().asked).toBe(null);
    expect(looked(endless.slice(0, 61)).told().asked).toBe(0);
    const failing = (problem: Error) => ({ play: () => { throw problem; } }); // biome-ignore format: a row
    expect(looked([own], { more: failing(new HouseLimit("round and round")) }).told().assumed).toEqual([]);
    expect(() => looked([own], { more: failing(new Error("broken")) }).told()).toThrow("broken");
  });

  test("what texts ask is answered for the best, each after the other; where nothing is better, as the reflex does", () => {
    const way = [choice({ text: "Ox", answers: ["one", "two", "three"] }), choice(), choice({ text: "Ram", answers: ["four", "five"] })];
    const worth = (answers: readonly string[]) => Number(answers.includes("one")) + Number(answers.join().includes("one,two,four"));
    expect(looked(way, { worth }).told().assumed).toEqual(["one (Ox)", "two", "four (Ram)"]);
    expect(looked(way).told().assumed).toEqual(["three (Ox)", "two", "five (Ram)"]);
    expect(looked(way, { worth: (answers) => Number(answers.includes("one")) * -1 }).told().assumed).toEqual([
      "three (Ox)",
      "two",
      "five (Ram)",
    ]);
  });

  test("of what one text asks no more than six others are compared", () => {
    const answers = Array.from({ length: 8 }, (_, nth) => `${nth}`);
    const best = (wished: string) =>
      looked([choice({ text: "Ox", answers })], { worth: (given) => Number(given.includes(wished)) }).told().assumed;
    expect(best("5")).toEqual(["5 (Ox)"]);
    expect(best("6")).toEqual(["7 (Ox)"]); // the reflex's
  });

  test("what no text asks is not offered, also by a way on which it is done", () => {
    expect(looked([choice({ answers: ["pass", "one"] })]).offered()).toEqual([false, false]);
    expect(looked([choice({ text: "Ox", answers: ["one", "pass"] })]).offered()).toEqual([false, true]);
  });

  test("by each way through what is asked once, the likeliest first; forty at most", () => {
    const two = [choice(), choice({ answers: ["three", "pass"] })];
    expect(looked(two).ways()).toEqual([["two"], ["one"], ["two", "three"], ["one", "three"]]);
    const many = Array.from({ length: 7 }, (_, nth) => `${nth}`);
    const ways = looked([choice({ answers: many }), choice({ answers: many })]).ways();
    expect([ways.length, new Set(ways.map((way) => way.join())).size]).toEqual([40, 40]);
  });
});

test.each<[boolean, object]>([
  [true, { battle: {}, rows: [] }],
  [true, { rows: [{ id: "stack", cells: [null] }] }],
  [false, { rows: [{ id: "stack", cells: [] }] }],
  [false, { rows: [{ id: "field", cells: [null] }] }],
])("something is under way (%j) in %j: a battle, or what lies between the sides", (is, view) => {
  const mat = plainMat(["stack", "field"], { about: "", win: "", winRule: "", middle: ["stack"] });
  expect(isUnderWay(view as View, mat)).toBe(is);
});
