/** The record of what happened: each event with its card, its paragraph, its turn, and the event that led to it. */
import { describe, expect, test } from "vitest";
import { BOTH, type Card, causesOf, NOBODY, Recorder, type Seat, type Seats } from "../src/index.ts";

const [none, mine, theirs] = [0, 1, 2] as Card[] as [Card, Card, Card];

/** A match of two cards, P1's own, which both see, and P2's, which only P2 sees. In place 0 there is nothing that anybody may look at. */
const recorder = () =>
  new Recorder({
    definition: [99, 11, 22],
    turnNumber: 3,
    activeSeat: 1,
    ownerOf: (card): Seat => (card === mine ? 0 : 1),
    shown: (card): Seats => [NOBODY, BOTH, 2][card]!,
    clauseInProgress: () => null,
    whichOf: (card) => (card === theirs ? "2nd of 3" : ""),
    tellChanges: () => {},
    asksIn: () => "",
    whyNotIn: () => null,
  });

describe("an event", () => {
  test("says what happened to which card, which it was and who saw it, whose, how much, by which paragraph, when and why", () => {
    const record = recorder();
    record.note("hit", mine, 3, "8-5", theirs);
    record.note("draw", mine, 1, "7-3", none, 1, 1);
    const common = { cause: null, clause: null, words: "", turn: 3, active: 1, moment: 0, depth: 0 };
    expect(record.events).toEqual([
      {
        ...common,
        what: "hit",
        card: mine,
        definition: 11,
        eyes: BOTH,
        other: theirs,
        otherDefinition: 22,
        otherEyes: 2,
        which: "",
        otherWhich: "2nd of 3",
        seat: 0,
        amount: 3,
        rule: "8-5",
      },
      {
        ...common,
        what: "draw",
        card: mine,
        definition: 11,
        eyes: BOTH,
        other: none,
        otherDefinition: 0,
        otherEyes: BOTH,
        which: "",
        otherWhich: "",
        seat: 1,
        amount: 1,
        rule: "7-3",
      },
    ]);
  });

  test("about no card keeps no secret, and is the first player's unless said otherwise", () => {
    const record = recorder();
    record.note("turn", none, 0, "6-1");
    record.note("turn", none, 0, "6-1", none, 1);
    expect(record.events).toMatchObject([
      { definition: 0, eyes: BOTH, seat: 0 },
      { definition: 0, eyes: BOTH, seat: 1 },
    ]);
  });

  test("about a card that was seen before it went where it is not, was seen", () => {
    const record = recorder();
    record.note("returns", theirs, 0, "9-1", none, undefined, 1);
    expect(record.events[0]!.eyes).toBe(BOTH);
  });
});

describe("a moment", () => {
  test("is a step of the rules and what settles right after it", () => {
    const record = recorder();
    record.stepBegins();
    record.note("hit", mine, 1, "8-5");
    record.note("hit", theirs, 1, "8-5");
    record.stepBegins();
    record.note("draw", mine, 1, "7-3");
    const [one, other, later] = record.events;
    expect(one!.moment).toBe(other!.moment);
    expect(later!.moment).not.toBe(one!.moment);
  });
});

describe("an effect that waited", () => {
  const resumed = (...before: readonly (readonly [what: string, card: Card, amount: number])[]) => {
    const record = recorder();
    record.stepBegins();
    for (const [what, card, amount] of before) record.note(what, card, amount, "9-1");
    record.opens(1);
    record.resumes("resolves", "triggers", mine, 7, "9-2");
    return record.events.at(-1)!;
  };

  test("is caused by the latest event that made it wait: of that name, by that card, of that number", () => {
    expect(resumed(["triggers", mine, 7]).cause).toBe(0);
    expect(
      resumed(["triggers", mine, 7], ["triggers", mine, 7], ["draw", mine, 7], ["triggers", theirs, 7], ["triggers", mine, 8]).cause,
    ).toBe(1);
    expect(resumed(["draw", mine, 7], ["triggers", theirs, 7], ["triggers", mine, 8]).cause).toBeNull();
    expect(resumed().cause).toBeNull();
  });

  test("belongs to no procedure that is under way", () => {
    expect(resumed(["triggers", mine, 7])).toMatchObject({ what: "resolves", card: mine, amount: 7, rule: "9-2", depth: 0, seat: 0 });
  });
});

describe("the latest event about a card", () => {
  test("is the last in which it stands, as the card or as the other one; of a name, if one is given; of this turn", () => {
    const record = recorder();
    record.note("hit", theirs, 1, "8-5", mine);
    record.note("rest", mine, 0, "8-5");
    expect([record.latest(mine), record.latest(mine, "hit"), record.latest(theirs), record.latest(theirs, "rest")]).toEqual([
      1,
      0,
      0,
      null,
    ]);
  });
});

describe("why?", () => {
  test("the event, and what led to it, latest first", () => {
    const record = recorder();
    record.note("attack", mine, 0, "8-1");
    record.opens(1);
    record.note("hit", theirs, 2, "8-5");
    record.opens(2);
    record.note("destroyed", theirs, 0, "8-6");
    expect(causesOf(record.events, 2).map(({ what }) => what)).toEqual(["destroyed", "hit", "attack"]);
    expect(causesOf(record.events, 0).map(({ what }) => what)).toEqual(["attack"]);
    expect(record.opener).toBe(1);
  });
});

test("a recorder goes back to a mark as often as one likes: what is under way there leads to what happens from there", () => {
  const record = recorder();
  record.note("attack", mine, 0, "8-1");
  record.opens(1);
  const mark = record.mark();
  for (let time = 0; time < 2; time++) {
    record.stepBegins();
    record.note("block", theirs, 0, "8-3");
    record.closes(0);
    record.opens(1);
    record.note("hit", mine, 1, "8-5");
    expect(record.events.map(({ what, cause }) => [what, cause])).toEqual([
      ["attack", null],
      ["block", 0],
      ["hit", 1],
    ]);
    record.rewind(mark);
    expect([record.events.length, record.opener]).toEqual([1, 0]);
  }
});
