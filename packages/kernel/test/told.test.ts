/** What people read of a match: whose text did what, what is asked by which card, where the match stands, why nobody was asked. */
import { describe, expect, test } from "vitest";
import { Card, type Clause, type Event, namingPlayers, option, type Seat } from "../src/index.ts";
import { Bare, Verb, writing } from "./bare.ts";

const [ace, , king, queen] = [1, 2, 3, 4] as Card[] as [Card, Card, Card, Card];

/** P1's Ace lies in hand, Kings and Queens on the table; `clause` is what is being carried out. */
class Speaking extends Bare {
  clause: Clause | null = null;
  override readonly sentences = {
    gives: "{player} gives {card}",
    hit: "{owner}'s {card} receives {n} damage[ from {otherOwner}'s {other}][ by {source}'s effect][: {clause}][, {words}]",
    drawn: "[{card}: ][{n} ]drawn",
  };
  override clauseInProgress(): Clause | null {
    return this.clause;
  }
  override clauseText(definition: number, ability: number): string {
    return `«${this.nameOfDefinition(definition)}, clause ${ability}»`;
  }
  protected override factOf(rule: string, wish: number): string | null {
    return wish === option(Verb.pass) ? `passing is forbidden by ${rule}` : null;
  }
}
const quiet = () => new Speaking(writing().procedures);

describe("an event", () => {
  const told = (match: Speaking, note: (record: ReturnType<Speaking["record"]>) => void) => {
    const record = match.record();
    note(record);
    const event = record.events.at(-1) as Event;
    return ([null, 0, 1] as const).map((seat) => match.tell(event, seat));
  };

  test("is told with the card whose clause did it, and with the clause; who does not see that card is told neither name nor text", () => {
    const match = quiet();
    match.clause = { card: ace, ability: 2 };
    expect(told(match, (record) => record.note("hit", king, 3, "1"))).toEqual([
      "P2's King receives 3 damage by Ace's effect: «Ace, clause 2»",
      "P2's King receives 3 damage by Ace's effect: «Ace, clause 2»",
      "P2's King receives 3 damage by a card's effect",
    ]);
  });

  test("leaves out what is in brackets where there is no such card, no clause, no words, no amount", () => {
    const match = quiet();
    expect(told(match, (record) => record.note("hit", king, 3, "1"))[0]).toBe("P2's King receives 3 damage");
    expect(told(match, (record) => record.note("hit", king, 0, "1", queen, 1, 0, { words: "twice" }))[0]).toBe(
      "P2's King receives 0 damage from P2's Queen, twice",
    );
    expect(told(match, (record) => record.note("drawn", Card.none, 0, "1"))[0]).toBe("drawn");
    expect(told(match, (record) => record.note("drawn", king, 2, "1"))[0]).toBe("King: 2 drawn");
  });

  test("may say another cause and another clause than the ones under way", () => {
    const match = quiet();
    match.clause = { card: ace, ability: 2 };
    const record = match.record();
    record.note("gives", king, 0, "1");
    record.note("gives", queen, 0, "1", Card.none, undefined, 0, { cause: 0, clause: { card: queen, ability: 1 } });
    record.note("gives", queen, 0, "1", Card.none, undefined, 0, { cause: null, clause: null });
    expect(record.events.map(({ cause, clause }) => [cause, clause?.card ?? null, clause?.definition ?? null])).toEqual([
      [null, ace, 1],
      [0, queen, 4],
      [null, null, null],
    ]);
  });
});

describe("a question", () => {
  const asking = (about?: (g: Bare) => Clause | null) => {
    const { procedure, procedures } = writing();
    const asked = procedure("asked", {}, ({ ask }) => ({
      choice: ask("1", {
        who: () => 0,
        options(_g, _frame, may) {
          may.offer(Verb.name, 1);
          may.offer(Verb.name, 2);
        },
        chosen: () => {},
        means: (_g, _frame, n) => (n === 1 ? "one comes" : ""),
        ...(about === undefined ? {} : { about }),
      }),
    }));
    const match = new Speaking(procedures);
    match.clause = { card: ace, ability: 1 };
    match.start(asked);
    return match;
  };
  const seats: readonly (Seat | null)[] = [null, 0, 1];

  test("is of the clause that is being carried out: its card and its sentence, for who may see that card", () => {
    const match = asking();
    const about = { card: ace, name: "Ace", text: "«Ace, clause 1»" };
    expect(seats.map((seat) => match.question(seat)?.about)).toEqual([about, about, null]);
  });

  test("may be of another clause, or of none", () => {
    expect(asking(() => ({ card: king, ability: 5 })).question()?.about).toEqual({ card: king, name: "King", text: "«King, clause 5»" });
    expect(asking(() => null).question()?.about).toBeNull();
  });

  test("says of each answer what it would lead to, where there is something to say", () => {
    const match = asking();
    expect([match.meaning(0), match.meaning(1)]).toEqual(["one comes", ""]);
  });
});

describe("a step", () => {
  /** The first step is passed over, the second is gone through, the third asks. */
  const told = (recorded: boolean) => {
    const { procedure, procedures } = writing();
    const tells = (what: string) => (g: Bare, _frame: object, isPassedOver: boolean) =>
      g.does(`${what}${isPassedOver ? ", passed over" : ""}`);
    const steps = procedure("steps", {}, ({ act, ask }) => ({
      first: act("1", (g) => g.does("first done"), { unless: () => true, tells: tells("first") }),
      second: act("1", (g) => g.does("second done"), { tells: tells("second") }),
      third: ask("1", {
        tells: tells("third"),
        who: () => 0,
        options(_g, _frame, may) {
          may.offer(Verb.name, 1);
          may.offer(Verb.name, 2);
        },
        chosen: (g) => g.does("third done"),
      }),
    }));
    const match = new Bare(procedures);
    if (recorded) match.record();
    match.start(steps);
    match.options();
    match.play(0);
    return match.done;
  };

  test("writes down that it is reached or passed over, while somebody listens", () => {
    expect(told(true)).toEqual(["first, passed over", "second", "second done", "third", "third done"]);
    expect(told(false)).toEqual(["second done", "third done"]);
  });
});

describe("where a match stands", () => {
  test("is told in headings and in a judge's words: what has no word is left out, and nothing is said twice", () => {
    const { procedure, procedures } = writing();
    const inner = procedure(
      "inner",
      {},
      ({ ask }) => ({
        choice: ask("1", {
          where: "2",
          who: () => 0,
          options(_g, _frame, may) {
            may.offer(Verb.name, 1);
            may.offer(Verb.pass);
          },
          chosen: () => {},
        }),
      }),
      { where: "1" },
    );
    const silent = procedure("silent", {}, ({ call }) => ({ go: call("1", (g) => g.begin(inner)) }), { where: "" });
    const outer = procedure(
      "outer",
      { n: 7 },
      ({ act, call }) => ({
        before: act("1", () => {}, { where: "never" }),
        here: call("1", (g) => g.begin(silent), { where: () => "1" }),
        after: act("1", () => {}, { where: "never" }),
      }),
      { where: (_g, frame) => `round ${frame.n}` },
    );
    const match = new Bare(procedures).start(outer);
    expect(match.where()).toEqual(["round 0", "one thing", "one thing", "another"]);
    expect(match.path()).toEqual(["outer", "silent", "inner", "choice"]);
  });

  test("a step and the procedure that it has begun, called alike, are told once", () => {
    const { procedure, procedures } = writing();
    const step = procedure(
      "step",
      {},
      ({ ask }) => ({
        choice: ask("1", {
          who: () => 0,
          options(_g, _frame, may) {
            may.offer(Verb.name, 1);
            may.offer(Verb.pass);
          },
          chosen: () => {},
        }),
      }),
      { where: "1" },
    );
    const outer = procedure("outer", {}, ({ call }) => ({ here: call("1", (g) => g.begin(step), { where: "1" }) }), { where: "game" });
    expect(new Bare(procedures).start(outer).where()).toEqual(["game", "one thing"]);
  });
});

describe("why not", () => {
  /** The first question has one answer, the second has two. */
  const after = (recorded: boolean) => {
    const { procedure, procedures } = writing();
    const asked = procedure("asked", {}, ({ ask }) => ({
      target: ask("1", {
        says: () => "at whom",
        who: () => 0,
        options: (_g, _frame, may) => may.offer(Verb.aim, 1),
        chosen: () => {},
      }),
      choice: ask("1", {
        who: () => 0,
        options(_g, _frame, may) {
          may.offer(Verb.name, 1);
          may.offer(Verb.name, 2);
        },
        chosen: () => {},
        again: () => true,
      }),
    }));
    const match = new Speaking(procedures);
    if (recorded) match.record();
    return match.start(asked);
  };
  const alone = '"aim at the heart at once" was the only answer to "at whom" (1), so nobody was asked';

  test("what was answered by itself is explained, until somebody answers; unrecorded, it is only refused", () => {
    const match = after(true);
    expect(match.whyNot(option(Verb.aim, 1))).toEqual({ rule: "1", fact: alone });
    expect(match.whyNot(option(Verb.aim, 2))).toEqual({ rule: "2", fact: `it may not be; ${alone}` });
    expect(match.whyNot(option(Verb.aim, 1), 1)).toEqual({ rule: "2", fact: "it may not be" });
    match.play(0);
    expect(match.whyNot(option(Verb.aim, 1))).toEqual({ rule: "2", fact: "it may not be" });
    expect(after(false).whyNot(option(Verb.aim, 1))).toEqual({ rule: "2", fact: "it may not be" });
  });

  test("a question that offers the same verb is meant itself; going back to a mark brings back what was answered by itself", () => {
    const match = after(true);
    const mark = match.record().mark();
    match.play(0);
    match.record().rewind(mark);
    expect(match.whyNot(option(Verb.aim, 1))).toEqual({ rule: "1", fact: alone });
    expect(match.whyNot(option(Verb.name, 3))).toEqual({ rule: "2", fact: "it may not be" });
  });

  test("the game says the fact where it knows more than the paragraph's heading", () => {
    expect(after(false).whyNot(option(Verb.pass))).toEqual({ rule: "2", fact: "passing is forbidden by 2" });
  });
});

test("a card's text names both players, and says of its own what it said to it", () => {
  const said = (text: string) => namingPlayers(text, "P2", "P1");
  expect(said("Put the top card of your opponent's deck into the discard pile.")).toBe(
    "Put the top card of P1's deck into the discard pile.",
  );
  expect(said("When you have cast a spell, you may act: you gain 1 life.")).toBe("When P2 has cast a spell, P2 may act: P2 gains 1 life.");
  expect(said("Your opponent discards 1 card of their choice.")).toBe("P1 discards 1 card of their choice.");
  expect(said("One follower of yours gets AP +1; deal 1 damage to you and your cards.")).toBe(
    "One follower of P2 gets AP +1; deal 1 damage to P2 and P2's cards.",
  );
});
