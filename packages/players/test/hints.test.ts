import { diceOf, type Game, newMatch } from "@duelex/kernel";
import { openScenario } from "@duelex/kernel/scenario";
import { describe, expect, test } from "vitest";
import { duel } from "../../kernel/test/duel.ts";
import { chanceOf, hintBy, TreePlayer } from "../src/index.ts";

const advisor = (seat: 0 | 1, lines = 100) => new TreePlayer(duel, seat, diceOf(1), { lines });

describe("a hint", () => {
  test("names the answer that wins, with its chance and what follows", () => {
    const match = openScenario(duel, {
      game: "duel",
      title: "one strike is enough",
      position: {
        P1: { life: 9, hand: ["Blade 1", "Blade 4", "Herald"], deck: ["Blade 2", "Blade 2"] },
        P2: { life: 4, hand: ["Blade 6"], deck: ["Blade 2", "Blade 2"] },
      },
    });
    const { answers } = hintBy(advisor(0), duel, match);
    expect(match.notate(answers[0]!.answer)).toBe("play Blade 4");
    expect(answers[0]!.chance).toBeGreaterThan(0.99);
    expect(answers[0]!.line[0]).toEqual({ seat: 0, phrase: "play Blade 4" });
    expect(answers.length).toBeLessThanOrEqual(3);
  });

  test("gives an interval in which the chance lies, and which is narrower the more lines were played", () => {
    const match = openScenario(duel, {
      game: "duel",
      title: "nothing is decided yet",
      position: {
        P1: { life: 12, hand: ["Blade 1", "Blade 4", "Herald"], deck: ["Blade 2", "Blade 2", "Blade 5"] },
        P2: { life: 12, hand: ["Blade 6"], deck: ["Blade 2", "Blade 2", "Blade 1"] },
      },
    });
    const [few, many] = [40, 1200].map((lines) => hintBy(advisor(0, lines), duel, match, 1).answers[0]!);
    for (const { low, chance, high } of [few!, many!]) expect([low < chance, chance < high]).toEqual([true, true]);
    expect(many!.high - many!.low).toBeLessThan(few!.high - few!.low);
    expect(many!.high - many!.chance).toBeLessThan(0.2);
  });

  test("is the same whatever the hidden cards are, chances, intervals, lines and all", () => {
    const deck = duel.decks[0]!.deck;
    let asked = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const dice = diceOf(seed);
      const match = newMatch(duel, { decks: [deck, deck], seed });
      for (; !match.over; match.play(dice(match.options().count))) {
        const dealt = match.clone();
        dealt.redeal(match.asked, dice);
        expect(hintBy(advisor(match.asked, 30), duel, dealt)).toEqual(hintBy(advisor(match.asked, 30), duel, match));
        asked++;
      }
    }
    expect(asked).toBeGreaterThan(100);
  });

  test("gives chances that follow the value and how far the game's judgement may be trusted", () => {
    const trusting = (trust: number): Pick<Game, "judgement"> => ({
      judgement: { weights: {}, first: {}, trust, of: () => 0 },
    });
    expect([chanceOf({}, 1), chanceOf({}, -1), chanceOf({}, 7)]).toEqual(
      [0.99995, 0.00005, 0.99995].map((each) => expect.closeTo(each, 9)),
    );
    expect(chanceOf(trusting(2), 0.4)).toBeCloseTo((1 + 0.8 / 1.16) / 2, 9);
    expect(chanceOf({}, 0)).toBe(0.5);
    expect(chanceOf({}, 0.4)).toBeCloseTo(0.7, 10);
    expect(chanceOf(trusting(0.5), 0.4)).toBeLessThan(0.7);
    expect(chanceOf(trusting(0.5), 0.4)).toBeGreaterThan(0.5);
    expect(chanceOf(trusting(2), 1)).toBeLessThanOrEqual(1);
    expect(chanceOf({}, -1)).toBeGreaterThanOrEqual(0);
  });
});
