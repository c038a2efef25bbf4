import { gateRuler } from "@duelex/gate-ruler";
import { newMatch } from "@duelex/kernel";
import { openScenario } from "@duelex/kernel/scenario";
import { describe, expect, test } from "vitest";
import { duel } from "../../../packages/kernel/test/duel.ts";
import { type MenuLine, menuOf, numbersOf, readChoice } from "../src/menu.ts";

const deck = duel.decks[0]!.deck;
const line = (answer: number, phrase: string, more: Partial<MenuLine> = {}): MenuLine => ({
  answer,
  phrase,
  detail: "",
  alike: 1,
  ...more,
});

describe("the menu", () => {
  test("copies of a card that look the same are one line", () => {
    const match = duel.stage.arrange({
      game: "duel",
      title: "",
      position: { P1: { hand: ["Blade 2", "Blade 1", "Blade 2"], deck: ["Blade 1"] } },
    });
    expect(menuOf(duel, match, 0)).toMatchObject([
      line(0, "play Blade 2", { alike: 2 }),
      line(1, "play Blade 1", { alike: 2 }),
      line(4, "pass"),
    ]);
  });

  test("namesakes that differ on the table are told apart by how they differ", () => {
    const match = newMatch(duel, { decks: [["Blade 2", "Blade 2", "Blade 2"], deck], seed: 1 });
    const view = match.view(0);
    match.view = () => ({
      ...view,
      rows: [
        {
          id: "hand",
          kind: "fan",
          label: "hand",
          seat: 0,
          cells: view.rows[1]!.cells.map((cell, nth) => ({ ...cell!, stats: "2/2", ...(nth === 1 ? { marks: ["1 damage"] } : {}) })),
        },
      ],
    });
    expect(menuOf(duel, match, 0).map(({ phrase, detail, alike }) => [phrase, detail, alike])).toEqual([
      ["play Blade 2", "2/2", 2],
      ["play Blade 2", "2/2 [1 damage]", 1],
      ["pass", "", 1],
    ]);
  });
});

test("3-6e: where a namesake attacks from is not said as if it were the line that it attacks", () => {
  const match = openScenario(gateRuler, {
    game: "gate-ruler",
    title: "two Ogre Bruisers",
    position: { P1: { leftAttackZone: ["T-024"], rightAttackZone: ["T-024"] }, P2: { leftAttackZone: ["T-024"] }, phase: "attack" },
  });
  const menu = menuOf(gateRuler, match, 0).filter(({ phrase }) => phrase === "attack the left line with Ogre Bruiser");
  expect(menu.map(({ detail }) => detail)).toEqual(["from the left", "from the right"]);
  expect(readChoice(menu, "attack the left line with Ogre Bruiser – from the right")).toEqual({ index: menu[1]!.answer });
});

describe("what is typed", () => {
  test("signs around a name need not be typed", () => {
    const gems = [line(0, "set ★Prism of Dawn★"), line(1, "put ★Prism of Dawn★ into the locus"), line(2, "set White Gem")];
    expect(readChoice(gems, "set prism")).toEqual({ index: 0 });
    expect(readChoice(gems, "put ★prism of dawn★ into the locus")).toEqual({ index: 1 });
    expect(readChoice(gems, "prism")).toEqual({ unclear: gems.slice(0, 2) });
  });

  const menu = [line(0, "attack with Zaku Ⅱ"), line(1, "attack with Zaku Ⅰ"), line(4, "deploy Gundam"), line(6, "pass")];
  test.each([
    ["2", { index: 1 }],
    [" 4 ", { index: 6 }],
    ["PASS", { index: 6 }],
    ["deploy", { index: 4 }],
    ["attack zaku ⅱ", { index: 0 }],
    ["attack with zaku ⅱ", { index: 0 }],
    ["5", { unknown: "There are answers 1 to 4." }],
    ["0", { unknown: "There are answers 1 to 4." }],
    ["attack", { unclear: menu.slice(0, 2) }],
    ["deploi gundam", { unknown: '"deploi gundam" is not one of the answers; did you mean "deploy Gundam"?' }],
    ["attack P2 with zaku ⅰ", { unknown: '"attack P2 with zaku ⅰ" is not one of the answers; did you mean "attack with Zaku Ⅰ"?' }],
    ["sing", { unknown: '"sing" is not one of the answers; ? lists what you can type.' }],
  ])("%j", (typed, choice) => {
    expect(readChoice(menu, typed)).toEqual(choice);
  });

  test("of two of one name, one may be typed as it is listed, with the dash or without", () => {
    const rams = [line(0, "attack with Ram", { detail: "column 0" }), line(1, "attack with Ram", { detail: "column 2" })];
    for (const typed of ["attack with Ram – column 2", "attack with Ram - column 2", "Attack with Ram column 2"])
      expect(readChoice(rams, typed)).toEqual({ index: 1 });
    const gundams = [line(0, "play Gundam", { detail: "Lv.4 cost 3, 3/4" }), line(1, "play Gundam", { detail: "Lv.4 cost 2, 3/4" })];
    for (const typed of ["play Gundam – Lv.4 cost 2", "play gundam lv.4 cost 2,"]) expect(readChoice(gundams, typed)).toEqual({ index: 1 });
    expect(readChoice(gundams, "play Gundam – Lv.4")).toEqual({ unclear: gundams });
    expect(readChoice(rams, "attack with Ram")).toEqual({ unclear: rams });
  });

  test("words in the language of the screen are understood too", () => {
    expect(readChoice(menu, "deploy ガンダム", (phrase) => phrase.replace("Gundam", "ガンダム"))).toEqual({ index: 4 });
  });
});

describe("CO-V2: places of a row are answered by their own numbers", () => {
  const point = (answer: number, number: number) =>
    line(answer, `point at locus card ${number}`, {
      verb: "point at locus card #",
      about: { kind: "place", seat: 0, place: "locus", cell: number - 1 },
    });
  const some = [point(0, 2), point(1, 3), point(2, 6)];

  test.each([
    ["2", { index: 0 }],
    ["6", { index: 2 }],
    ["1", { unknown: "There are answers 2, 3, 6." }],
    ["point at locus card 3", { index: 1 }],
  ])("“%s”", (typed, choice) => {
    expect(readChoice(some, typed)).toEqual(choice);
  });

  test.each([
    ["a row without gaps", some.slice(0, 2), [2, 3]],
    ["places beside something else", [...some, line(3, "pass", { verb: "pass" })], [1, 2, 3, 4]],
    [
      "columns, which are counted from 0",
      [point(0, 1)].map((each) => ({ ...each, about: { kind: "place", seat: 0, place: "summons", cell: 1 } as const })),
      [1],
    ],
  ])("%s", (_what, menu, numbers) => {
    expect(numbersOf(menu)).toEqual(numbers);
  });
});

describe("who only says yes, no, or that they have done", () => {
  const ending = line(2, "end the main phase", { passes: true });
  const phase = [line(0, "play Nightingale"), line(1, "attack with GM"), ending];
  const use = [line(0, "use it"), line(1, "do not use it", { passes: true })];
  test.each(["end", "end turn", "end my turn", "pass", "done", "no", "stop", "next phase"])("%s", (typed) => {
    expect(readChoice(phase, typed)).toEqual(typed === "end" ? { index: 2 } : { unclear: [ending] });
    expect(readChoice(use, typed)).toEqual({ unclear: [use[1]] });
  });
  test("yes is the other of two, and no answer of several", () => {
    expect(readChoice(use, "yes")).toEqual({ unclear: [use[0]] });
    expect(readChoice(phase, "yes")).toHaveProperty("unknown");
  });
  test("a yes to what nobody has asked is no letter of an answer", () => {
    const plays = [line(0, "play Kai's Resolve"), line(1, "attack with GM"), ending];
    expect(readChoice(plays, "y")).toHaveProperty("unknown");
    expect(readChoice([...plays, line(3, "play Y")], "y")).toEqual({ unclear: [line(3, "play Y")] });
    expect(readChoice([line(0, "attack with 飢えた影"), ending], "影")).toEqual({ unclear: [line(0, "attack with 飢えた影")] });
  });
  test("where nothing passes, or two answers do, nothing is guessed; an answer in these words goes before", () => {
    expect(readChoice(phase.slice(0, 2), "end turn")).toHaveProperty("unknown");
    expect(readChoice([...phase, line(3, "wait here", { passes: true })], "end turn")).toHaveProperty("unknown");
    expect(readChoice([line(0, "pass", { passes: true }), line(1, "play Passage")], "pass")).toEqual({ index: 0 });
  });
});
