/** How a match is told: answers as phrases and phrases as answers, events as sentences, positions as texts. */
import { describe, expect, test } from "vitest";
import {
  type Card,
  capital,
  fingerprint,
  InputError,
  nameAs,
  newMatch,
  option,
  plain,
  type Seat,
  type Seats,
  unseen,
} from "../src/index.ts";
import { Bare, type Lying, Verb, writing } from "./bare.ts";
import { duel } from "./duel.ts";

const { procedure, procedures } = writing();
const anything = procedure("anything", {}, ({ ask }) => ({
  choice: ask("1", {
    who: () => 0,
    options(_g, _frame, may) {
      may.offer(Verb.take, 3);
      may.offer(Verb.take, 1);
      may.offer(Verb.take, 2);
      may.offer(Verb.name, 12);
      may.offer(Verb.name, 2);
      may.offer(Verb.aim, 1);
      may.offer(Verb.give, 3);
      may.offer(Verb.pass);
    },
    chosen: (g, _frame, argument, verb) => g.does(`${verb} ${argument}`),
  }),
}));
const asked = (lying?: Lying) => new Bare(procedures, lying === undefined ? {} : { lying }).start(anything);

test("phrases and names are compared as they are typed: capitals, spaces, and signs that no keyboard has make no difference", () => {
  expect(plain("  Zaku  Ⅱ ")).toBe("zaku ii");
  expect(plain("★Kai’s Resolve★")).toBe("kai's resolve");
  const names = ["Zaku Ⅱ", "Zaku Ⅰ", "★Ash★"];
  expect(["Zaku Ⅱ", "zaku ii", "Ash", "Zaku III"].map((called) => nameAs(called, names))).toEqual([
    "Zaku Ⅱ",
    "Zaku Ⅱ",
    "★Ash★",
    "Zaku III",
  ]);
});

describe("an answer", () => {
  const phrases = ["take King", "take Ace", "take Ace (2)", "name 12", "name 2", "aim at the heart at once", "give King away", "pass"];

  test("is a phrase with a card, a number, or what the game says; copies that read alike are told apart", () => {
    const match = asked();
    expect(phrases.map((_, index) => match.notate(index))).toEqual(phrases);
    expect(phrases.map((phrase) => match.parse(phrase))).toEqual(phrases.map((_, index) => index));
  });

  test("is read with capitals and spaces as they come", () => {
    expect(phrases.map((phrase) => asked().parse(`  ${phrase.toUpperCase().replace(" ", "   ")} `))).toEqual(
      phrases.map((_, index) => index),
    );
  });

  test("may call a card by its number or handle, as long as it lies somewhere", () => {
    const match = asked({ hand: [1, 2], table: [3] });
    match.handles.set(2 as Card, "Left Ace");
    expect(["take C-3", "take left ace", "take Ace", "take c-2"].map((text) => match.parse(text))).toEqual([0, 2, 1, 2]);
    expect([match.wishes("take C-3"), match.wishes("take Joker"), match.wishes("take C-0")]).toEqual([[option(Verb.take, 3)], [], []]);
  });

  test("of cards whose names differ in signs that no keyboard has is read as it is written; as it is typed, the first is meant", () => {
    class Zakus extends Bare {
      override nameOfDefinition(definition: number): string {
        return ["", "Zaku II", "ZAKU II", "Zaku Ⅱ"][definition] ?? "Zaku Ⅱ";
      }
    }
    const match = new Zakus(procedures).start(anything);
    const written = [0, 1, 2].map((index) => match.notate(index));
    expect(written).toEqual(["take Zaku Ⅱ", "take Zaku II", "take ZAKU II"]);
    expect([...written, "take zaku ii", "take zaku ii (3)"].map((phrase) => match.parse(phrase))).toEqual([0, 1, 2, 0, 2]);
  });

  test("that was one and is none any more is not read as one; of copies, the one that may still be taken is", () => {
    const { procedure, procedures } = writing();
    const taking = procedure("taking", {}, ({ ask }) => ({
      choice: ask("1", {
        who: () => 0,
        options(g, _frame, may) {
          may.offer(Verb.pass);
          for (const card of [1, 2, 3]) if (!g.done.includes(`takes ${card}`)) may.offer(Verb.take, card);
        },
        chosen: (g, _frame, card) => g.does(`takes ${card}`),
        again: () => true,
      }),
    }));
    const match = new Bare(procedures).start(taking);
    const define = (match as unknown as { define(card: Card, definition: number): void }).define.bind(match);
    define(2 as Card, 1);
    match.play(match.parse("take King"));
    expect([match.parse("take King"), match.parse("take C-3"), match.parse("take C-1")]).toEqual([-1, -1, 1]);
    match.play(match.parse("take C-1"));
    expect([match.done, match.parse("take C-1"), match.offered]).toEqual([["takes 3", "takes 1"], 1, ["pass", "take Ace"]]);
  });

  test("that is none is not read as one", () => {
    const match = asked();
    for (const none of [
      "",
      "take",
      "take ",
      "name",
      "name x12",
      "name 12x",
      "name twelve",
      "name 65537",
      "take Ace (3)",
      "take Joker",
      "dance",
      "aim at the heart",
      "give away",
      "take nothing",
      "pass it",
      "(2)",
    ])
      expect([none, match.parse(none)]).toEqual([none, -1]);
  });

  test("looks the same to who does not see the card, whichever copy it is; who is asked is told which", () => {
    const match = asked();
    const to = (seat: Seat) => [0, 1, 2].map((index) => match.notate(index, seat));
    expect([to(0), to(1)]).toEqual([
      ["take King", "take Ace", "take Ace (2)"],
      ["take King", "take a card", "take a card"],
    ]);
    expect([match.cardName(1 as Card), match.cardName(1 as Card, 0), match.cardName(1 as Card, 1), match.cardName(0 as Card)]).toEqual([
      "Ace",
      "Ace",
      "a card",
      "nothing",
    ]);
  });
});

describe("what a phrase could mean", () => {
  test("every action that reads so, allowed or not", () => {
    const match = asked();
    const wishes = (text: string) => match.wishes(text).map((wish) => match.phrase(wish));
    expect(match.wishes("take Ace")).toEqual([option(Verb.take, 1), option(Verb.take, 2)]);
    expect([match.wishes("take Ace (2)"), match.wishes("take Ace (12)")]).toEqual([match.wishes("take Ace"), match.wishes("take Ace")]);
    expect([match.wishes("give Ace (2) away"), match.wishes("take Queen")]).toEqual([[], [option(Verb.take, 4)]]);
    expect(
      [
        "name 7",
        "name 100",
        "aim at the heel at once",
        "AIM at the head AT once",
        "aim at 7 at once",
        "give king away",
        "king attacks",
        "pass",
      ].map(wishes),
    ).toEqual([
      ["name 7"],
      ["name 100"],
      ["aim at the heel at once"],
      ["aim at the head at once"],
      ["aim at 7 at once"],
      ["give King away"],
      ["King attacks"],
      ["pass"],
    ]);
    expect(["aim at once", "aim at the nose at once", "give  away", "name", "name 1.5", "name -1"].map(wishes)).toEqual([
      [],
      [],
      [],
      [],
      [],
      [],
    ]);
  });

  test("a bare verb stands alone; with the others can stand every card there is, and numbers enough", () => {
    const match = asked();
    const many = new Bare(procedures, { cards: 80, words: 1000 });
    expect([[...match.conceivable(Verb.pass)], [...match.conceivable(Verb.take)].at(-1), [...many.conceivable(Verb.name)].at(-1)]).toEqual([
      [0],
      63,
      80,
    ]);
    expect([...many.conceivable(Verb.aim)]).toHaveLength(81);
  });
});

describe("answers that come to the same thing", () => {
  test("differ only in which of two copies in one hand is meant", () => {
    const match = new Bare(procedures, { cards: 10, lying: { hand: [1, 2, 3, 4], table: [5], deck: [6, 7] } }).start(anything);
    const define = (match as unknown as { define(card: Card, definition: number): void }).define.bind(match);
    for (const card of [2, 4, 5, 6, 7]) define(card as Card, 1);
    const learn = (match as unknown as { learn(card: Card, seats: Seats): void }).learn.bind(match);
    learn(4 as Card, 2);
    for (const card of [6, 7]) learn(card as Card, 1);
    const alike = (one: number, other: number, verb = Verb.take) => match.alike(option(verb, one), option(verb, other));
    expect([alike(1, 2), alike(2, 1), alike(1, 1), alike(1, 2, Verb.give)]).toEqual([true, true, true, true]);
    expect(alike(1, 3)).toBe(false); // another card
    expect(alike(1, 4)).toBe(false); // one of them is known to the other player
    expect([alike(1, 5), alike(1, 6)]).toEqual([false, false]); // lies elsewhere
    expect(alike(6, 7)).toBe(false); // in a deck places mean something
    expect(alike(1, 2, Verb.name)).toBe(false); // numbers, and no cards
    expect(match.alike(option(Verb.take, 1), option(Verb.give, 1))).toBe(false);
    expect(match.alike(option(Verb.take, 1), option(Verb.give, 2))).toBe(false);
    expect(match.alike(option(Verb.name, 1), option(Verb.name, 1))).toBe(true);
  });
});

describe("an event", () => {
  test("is told with its cards, its number and its players, to each seat as far as it sees", () => {
    const match = asked({ hand: [1, 2], table: [3], otherHand: [4] });
    const { events } = match.record();
    match.recorder!.note("gives", 3 as Card, 2, "1", 1 as Card, 1);
    match.recorder!.note("gives", 1 as Card, 0, "1", 0 as Card, 0);
    match.recorder!.note("gives", 4 as Card, 1, "1");
    match.handles.set(3 as Card, "the old King");
    expect([null, 0, 1].map((seat) => match.tell(events[0]!, seat as Seat | null))).toEqual([
      "P2 gives the old King to P1 for Ace, 2 times",
      "P2 gives the old King to P1 for Ace, 2 times",
      "P2 gives the old King to P1 for a card, 2 times",
    ]);
    expect(match.tell(events[1]!, 1)).toBe("P1 gives a card to P2 for nothing, 0 times");
    expect([match.tell(events[2]!), match.tell(events[2]!, 0)]).toEqual([
      "P2 gives Queen to P1 for nothing, 1 times",
      "P2 gives a card to P1 for nothing, 1 times",
    ]);
  });

  test("for which the game has no sentence is told by its name", () => {
    const match = asked();
    match.record().note("vanishes", 3 as Card, 0, "1");
    expect(match.tell(match.recorder!.events[0]!)).toBe("vanishes King");
  });
});

describe("a position as text", () => {
  test("is read by a match of the same procedures, columns and cards, and by no other", () => {
    const saved = asked().save();
    const readBy = (match: Bare) => () => {
      match.load(saved);
      return match.offered.length;
    };
    expect(readBy(new Bare(procedures))()).toBe(8);
    const others = [
      ["otherName", {}, "choice"],
      ["anything", { player: 0 }, "choice"],
      ["anything", {}, "other step"],
    ] as const;
    for (const [name, fields, step] of others) {
      const other = writing();
      other.procedure(name, fields as Record<string, number>, ({ act }) => ({ [step]: act("1", () => {}) }));
      expect(readBy(new Bare(other.procedures))).toThrow(/other rules or with other cards/);
    }
    expect(readBy(new Bare(procedures, { frames: 41 }))).toThrow(/other rules/);
    class OtherCards extends Bare {
      override readonly cardsFingerprint = "some";
    }
    expect(readBy(new OtherCards(procedures))).toThrow(/other cards/);
  });

  test("is told apart from one with a procedure more, and from one with the same words cut elsewhere", () => {
    const shapes = [["one", "two"], ["one"], ["two", "one"], ["onetwo"]].map((names) => {
      const other = writing();
      for (const name of names) other.procedure(name, {}, () => ({}));
      return new Bare(other.procedures).shape;
    });
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  test("with anything but figures in it, or too few, is not whole, though its mark be right; nothing is loaded", () => {
    const match = newMatch(duel, { decks: [duel.decks[0]!.deck, duel.decks[0]!.deck], seed: 3 });
    const [shape, hex] = match.save().split(":") as [string, string];
    const before = match.hash();
    for (const wrong of [`zzzz${hex.slice(4)}`, `${hex.slice(0, -4)}zzzz`, `${hex}0`, hex.slice(4), `${hex}0000`, "", hex.toUpperCase()])
      expect(() => match.load(`${shape}:${wrong}:${fingerprint(wrong)}`)).toThrow(
        new InputError("saved position", [{ where: "", what: "it is not whole" }]),
      );
    expect(match.hash()).toBe(before);
    match.load(`${shape}:${hex}:${fingerprint(hex)}`);
    expect(match.hash()).toBe(before);
  });
});

describe("texts", () => {
  test("a fingerprint is the same for ever, and sixteen figures long: it stands in replays and saved positions", () => {
    expect(["", "Lancer", "lancer", "Lancer ", "GD01-007", "GD01-060"].map(fingerprint)).toEqual([
      "811c9dc59e3779b9",
      "74718ee234a94429",
      "2e5e14c2c0f19d59",
      "10c3bb66b3b02c89",
      "1af18f8109d139d9",
      "0fed010278f120a6",
    ]);
  });

  test("plain: one space, no capitals; capital: a sentence begins", () => {
    expect([plain("  Attack\twith  GM\n"), capital("the match is over"), capital("")]).toEqual(["attack with gm", "The match is over", ""]);
  });
});

test("of a card that a seat does not see it is told that it is there, and whose", () => {
  expect(unseen(1)).toEqual({ card: 0, id: null, name: null, owner: 1, faceDown: true });
});
