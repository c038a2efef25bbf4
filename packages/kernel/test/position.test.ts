/** What a scenario says of a position: read with the usual for what is not said, or refused with every mistake. */
import { describe, expect, test } from "vitest";
import { InputError, type Position, sayProblem, seatName, seatNamed } from "../src/index.ts";
import { PositionReader } from "../src/scenarios.ts";
import { duel } from "./duel.ts";

describe("a position", () => {
  const words = {
    match: { turn: 20, active: "player", phase: ["main", "end"], night: "yes" },
    places: ["hand", "deck"],
    side: { life: 9, ready: "yes" },
    card: { rested: "yes", age: 3, under: { list: "card" } },
    settings: duel.settings,
  } as const;
  const read = (position: Position, settings = {}) => {
    const reader = new PositionReader({ title: "x", position, settings }, words);
    return {
      reader,
      active: reader.seat("active", 0),
      phase: reader.word("phase", ["main", "end"], "main"),
      turn: reader.number("turn", 1, 1, 20),
      night: reader.flag("night"),
      problems: reader.problems.map(sayProblem),
    };
  };

  test("of which nothing is said is the usual one", () => {
    const { reader, ...said } = read({});
    expect(said).toEqual({ active: 0, phase: "main", turn: 1, night: 0, problems: [] });
    expect(reader.settings).toEqual({ life: "9" });
    expect(reader.sides).toEqual(
      ["P1", "P2"].map((seat) => ({ where: `position.${seat}`, places: new Map(), counts: new Map(), facts: {} })),
    );
    expect(() => reader.check()).not.toThrow();
  });

  test("is read as it is said", () => {
    const { reader, ...said } = read(
      {
        turn: 20,
        active: "P2",
        phase: "end",
        night: true,
        P1: { life: 9, ready: false, hand: ["Lancer", { card: "A", as: "first", rested: true, age: 3, under: ["B"] }], deck: [] },
        P2: { deck: 500, life: 0 },
      },
      { life: "5" },
    );
    expect(said).toEqual({ active: 1, phase: "end", turn: 20, night: 1, problems: [] });
    expect(reader.settings).toEqual({ life: "5" });
    const where = (nth: number) => `position.P1.hand[${nth}]`;
    expect(reader.sides).toEqual([
      {
        where: "position.P1",
        places: new Map([
          [
            "hand",
            [
              { called: "Lancer", as: null, facts: {}, where: where(0) },
              { called: "A", as: "first", facts: { rested: true, age: 3, under: ["B"] }, where: where(1) },
            ],
          ],
          ["deck", []],
        ]),
        counts: new Map(),
        facts: { life: 9, ready: false },
      },
      { where: "position.P2", places: new Map(), counts: new Map([["deck", 500]]), facts: { life: 0 } },
    ]);
    expect([read({ active: "P1", turn: 1 }), read({ night: 0 }), read({ night: 1 }), read({ night: false })]).toMatchObject([
      { active: 0, turn: 1, problems: [] },
      { night: 0, problems: [] },
      { night: 1, problems: [] },
      { night: 0, problems: [] },
    ]);
  });

  test("says every mistake at once: where it is, and what is wanted there", () => {
    const cards = [
      { card: "A", rested: "yes" },
      { card: "A", age: 4 },
      { card: "A", tapped: true },
      { card: "A", as: 7 },
      { as: "B" },
      7,
      null,
    ];
    const { reader, ...said } = read(
      {
        turn: 0,
        active: "P3",
        phase: "noon",
        night: "dark",
        weather: "fine",
        P1: { life: 9.5, ready: 1, hand: cards, hnad: [], weather: 1 },
        P2: { hand: -1, deck: "GM", life: "9" },
      },
      { life: "7" },
    );
    const card = 'a card is wanted: "ST01-005", or { "card": "ST01-005", "as": "A", … }';
    expect(said.problems).toEqual([
      'settings, life: "7" is not one of 5, 9',
      'position: "weather" is not known; there are P1, P2, turn, active, phase, night',
      "position.P1.life: a whole number from 0 to 9 is wanted",
      "position.P1.ready: true or false is wanted",
      "position.P1.hand[0].rested: true or false is wanted",
      "position.P1.hand[1].age: a whole number from 0 to 3 is wanted",
      'position.P1.hand[2]: "tapped" is not known of a card; there are rested, age, under',
      ...[3, 4, 5, 6].map((nth) => `position.P1.hand[${nth}]: ${card}`),
      'position.P1: "hnad" is neither a place nor a fact; did you mean "hand"?',
      'position.P1: "weather" is neither a place nor a fact',
      "position.P2.hand: a whole number from 0 to 500 is wanted",
      'position.P2.deck: a list of cards or a number is wanted: ["GM"]',
      "position.P2.life: a whole number from 0 to 9 is wanted",
      'position.active: "P1" or "P2" is wanted',
      "position.phase: one of main, end is wanted",
      "position.turn: a whole number from 1 to 20 is wanted",
      "position.night: true or false is wanted",
    ]);
    expect(reader.sides[0].places.get("hand")!.map(({ where }) => where)).toEqual([0, 1, 2].map((nth) => `position.P1.hand[${nth}]`)); // no card is no card
    expect(said).toMatchObject({ active: 0, phase: "main", turn: 1, night: 0 }); // and one goes on with the usual, to find the rest
    expect(() => reader.check()).toThrow(new InputError('scenario "x"', reader.problems));
    for (const most of [
      { turn: 21 },
      { turn: 1.5 },
      { turn: "1" },
      { active: 1 },
      { night: 2 },
      { P1: { deck: 501 } },
      { P1: { toString: 1 } },
    ])
      expect(read(most as Position).problems).toHaveLength(1);
  });

  test("may break a rule, which is named with its paragraph", () => {
    const { reader } = read({});
    reader.wrong("position.P1", "seven Units", "4-5");
    reader.wrong("position.P2", "no deck");
    expect(reader.problems).toStrictEqual([
      { where: "position.P1", what: "seven Units", rule: "4-5" },
      { where: "position.P2", what: "no deck" },
    ]);
  });

  test("speaks of players as P1 and P2", () => {
    expect([["P1", "P2", "P3", "p1", ""].map(seatNamed), seatName(0), seatName(1)]).toEqual([[0, 1, null, null, null], "P1", "P2"]);
  });
});
