import { describe, expect, test } from "vitest";
import { Card, causesOf, HouseLimit, InputError, newMatch, option, perft, slowPerft } from "../src/index.ts";
import { Duel, duel, Verb } from "./duel.ts";

const arranged = (P1: object, P2: object, cards: object[] = []) =>
  duel.stage.arrange({
    game: "duel",
    title: "test",
    cards,
    position: { P1: P1 as Record<string, unknown>, P2: P2 as Record<string, unknown> },
  });

describe("questions and answers", () => {
  test("a refused candidate is not offered, and whyNot says the paragraph and the fact", () => {
    const match = arranged({ life: 2, hand: ["Blade 1", "Blade 3"], deck: ["Blade 1"] }, {});
    expect([...match.options()].map((answer) => match.phrase(answer))).toEqual(["play Blade 1", "play Blade 1", "pass"]);
    const [tooBig] = match.wishes("play Blade 3");
    expect(match.whyNot(tooBig!)).toEqual({ rule: "1-3", fact: "its number is above your life" });
    expect(match.whyNot(option(Verb.pass))).toBeNull();
    expect(match.whyNot(option(Verb.pass), 1)?.rule).toBe("1-2");
  });

  test("asking why not leaves state and options as they were", () => {
    const match = newMatch(duel, { decks: [duel.decks[0]!.deck, duel.decks[0]!.deck], seed: 3 });
    const [hash, options] = [match.hash(), [...match.options()]];
    for (let card = 0; card < 20; card++) match.whyNot(option(Verb.play, card));
    expect([match.hash(), [...match.options()]]).toEqual([hash, options]);
  });

  test("an answer that is none throws and changes nothing", () => {
    const match = newMatch(duel, { decks: [duel.decks[0]!.deck, duel.decks[0]!.deck], seed: 3 });
    const hash = match.hash();
    for (const wrong of [-1, 99, 0.5, Number.NaN]) expect(() => match.play(wrong)).toThrow(RangeError);
    expect(match.hash()).toBe(hash);
  });

  test("the question says who, what, by which paragraph and where the rules stand", () => {
    const match = arranged({ hand: ["Blade 1"], deck: ["Blade 1"] }, {});
    expect(match.question()).toEqual({ seat: 0, rule: "1-2", says: "play a card from hand", about: null, where: ["turn", "play"] });
  });
});

describe("notation", () => {
  test("like cards are told apart by a number; names, numbers and handles are read, in any case", () => {
    const match = arranged({ hand: [{ card: "Blade 2", as: "Left" }, "Blade 1", "Blade 1"], deck: ["Blade 4"] }, {});
    const texts = [0, 1, 2, 3, 4].map((i) => match.notate(i));
    expect(texts).toEqual(["play Left", "play Blade 1", "play Blade 1 (2)", "play Blade 4", "pass"]);
    expect(texts.map((text) => match.parse(text.toUpperCase()))).toEqual([0, 1, 2, 3, 4]);
    expect([match.parse("play  blade 2"), match.parse("play Blade 6"), match.parse("dance")]).toEqual([0, -1, -1]);
  });

  test("who does not see the card is told of a card, and not which of several alike", () => {
    const match = arranged({ hand: ["Blade 1", "Blade 1"], deck: ["Blade 4"] }, {});
    expect([match.notate(0, 1), match.notate(1, 1), match.notate(1, 0)]).toEqual(["play a card", "play a card", "play Blade 1 (2)"]);
  });
});

describe("events", () => {
  test("an effect that waited is caused by what made it wait, not by what happened last", () => {
    const match = arranged({ hand: [{ card: "Herald", as: "Crier" }], deck: ["Blade 1", "Blade 2"] }, { deck: ["Blade 1"] });
    match.record();
    match.play(match.parse("play Crier"));
    const events = match.recorder!.events;
    const draw = events.findIndex((event) => event.what === "draw" && event.rule === "1-5");
    expect(causesOf(events, draw).map((event) => event.what)).toEqual(["draw"]);
    const calls = events.findIndex((event) => event.what === "herald");
    expect(causesOf(events, calls).map((event) => match.tell(event))).toEqual(["Crier calls", "Crier waits"]);
  });

  test("what a step begins without having done anything is not caused by what happened last", () => {
    const match = arranged({ deck: ["Blade 1"] }, {});
    const recorder = match.record();
    const cause = () => recorder.events.at(-1)!.cause;
    recorder.note("play", Card.none, 0, "1-2");
    recorder.stepBegins();
    recorder.opens(2);
    recorder.note("strike", Card.none, 0, "1-4");
    expect(cause()).toBeNull();
    recorder.opens(3);
    recorder.note("end", Card.none, 0, "2-1");
    expect(recorder.events[cause()!]!.what).toBe("strike");
  });

  test("a seat is told what it saw: the other's draw is a card, its own has a name", () => {
    const match = arranged({ deck: ["Blade 1", "Blade 6"] }, { deck: ["Blade 2"] });
    match.record();
    match.draw(0, "1-1");
    const event = match.recorder!.events.at(-1)!;
    expect([match.tell(event, 0), match.tell(event, 1), match.tell(event)]).toEqual([
      "P1 draws Blade 6",
      "P1 draws a card",
      "P1 draws Blade 6",
    ]);
  });

  test("what was hidden then stays hidden in the log when it is seen later", () => {
    const match = arranged({ deck: ["Blade 1", "Blade 6"] }, { deck: ["Blade 2"] });
    match.record();
    match.draw(0, "1-1");
    const event = match.recorder!.events.at(-1)!;
    match.strike(event.card);
    expect(match.tell(event, 1)).toBe("P1 draws a card");
  });

  test("a recorder goes back to a mark", () => {
    const match = arranged({ hand: ["Herald", "Herald"], deck: ["Blade 1", "Blade 1", "Blade 2"] }, { deck: ["Blade 1"] });
    const [recorder, before] = [match.record(), match.clone()];
    const mark = recorder.mark();
    const tell = () => {
      match.play(0);
      return recorder.events.slice(mark.events).map((event) => [event.what, event.cause]);
    };
    const first = tell();
    match.copyFrom(before);
    recorder.rewind(mark);
    expect(tell()).toEqual(first);
  });
});

describe("saving", () => {
  test("a position saved by other rules, or not whole, is not loaded", () => {
    const match = arranged({ deck: ["Blade 1"] }, {});
    const saved = match.save();
    const other = match.blank();
    expect(() => other.load(`0000${saved}`)).toThrow(/other rules/);
    expect(() => other.load(saved.slice(0, -4))).toThrow(/not whole/);
    expect(() => other.load(saved.replace(/.$/, "x"))).toThrow(/not whole/);
    const before = other.hash();
    const changed = saved.replace(/:(....)/, (_, first: string) => `:${first === "ffff" ? "0000" : "ffff"}`);
    expect(() => other.load(changed)).toThrow(/not whole/);
    expect(() => other.load("")).toThrow(InputError);
    expect(other.hash()).toBe(before);
    other.load(saved);
    expect(other.hash()).toBe(match.hash());
  });
});

describe("limits of the house", () => {
  test("rules that go round in circles are stopped, and say where", () => {
    class Dizzy extends Duel {
      protected override settle(): boolean {
        return true;
      }
    }
    const match = new Dizzy(arranged({}, {}).catalog);
    expect(() => match.stand()).toThrow(HouseLimit);
    expect(() => match.run()).toThrow(/round in circles at turn › /);
  });
});

describe("perft", () => {
  const position = () =>
    arranged(
      { life: 3, hand: ["Blade 1", "Herald"], deck: ["Blade 2", "Blade 6"] },
      { life: 3, hand: ["Blade 3"], deck: ["Blade 1", "Blade 4"] },
    );

  test("counts sequences of answers; the slow count agrees", () => {
    expect(perft(position(), 4)).toEqual(slowPerft(position(), 4));
    expect(perft(position(), 4)).toEqual([4, 10, 20, 17]);
  });

  test("goes as deep as it is asked to, and leaves the match as it is; a match that is over has no answers", () => {
    const match = position();
    const hash = match.hash();
    expect([perft(match, 1), perft(match, 2), slowPerft(match, 1), slowPerft(match, 2)]).toEqual([[4], [4, 10], [4], [4, 10]]);
    expect(match.hash()).toBe(hash);
    match.concede(0);
    expect([perft(match, 2), slowPerft(match, 2)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
});
