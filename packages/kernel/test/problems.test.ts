/** What is said when something from outside is wrong: every problem, where it is, the paragraph if there is one, the word probably meant. */
import { describe, expect, test } from "vitest";
import { didYouMean, HouseLimit, InputError, nearest, problemsIn, sayProblem } from "../src/index.ts";

describe("a problem", () => {
  const problems = [
    { where: "main deck", what: "49 cards", rule: "6-1-1" },
    { where: "", what: "no resource deck" },
  ];

  test("is said with its place and its paragraph, as far as it has them", () => {
    expect(problems.map(sayProblem)).toEqual(["main deck: 49 cards (6-1-1)", "no resource deck"]);
  });

  test("of a part is one of the whole", () => {
    expect(problemsIn("deck of P1", problems).map(sayProblem)).toEqual([
      "deck of P1, main deck: 49 cards (6-1-1)",
      "deck of P1: no resource deck",
    ]);
  });

  test("is thrown together with all others, in one text that says what was read", () => {
    expect(String(new InputError("deck blue.json", problems))).toBe(
      "InputError: deck blue.json: main deck: 49 cards (6-1-1); no resource deck",
    );
  });

  test("may be that the house has no more room", () => {
    const limit = new HouseLimit("more than 3 modifiers at a time");
    expect(limit).toBeInstanceOf(InputError);
    expect(limit.message).toBe("match: more than 3 modifiers at a time: a limit of the house, and no printed card comes near it");
  });
});

describe("did you mean", () => {
  test("the nearest word, if one is near: a letter changed, left out or too many, two of them, a third of a long word", () => {
    const near: readonly (readonly [string, string | undefined])[] = [
      ["gundan", "gundam"],
      ["gundm", "gundam"],
      ["guundam", "gundam"],
      ["GUNDMA", "gundam"],
      ["gadnum", undefined],
      ["chess", undefined],
      ["colosus-ordre", "colossus-order"],
      ["kolosus-ordre", "colossus-order"],
      ["kolosus-odre", undefined],
      ["boss", "bos"],
      ["gate-ruler", "gate-ruler"],
    ];
    const known = ["bos", "gundam", "colossus-order", "gate-ruler"];
    expect(near.map(([word]) => [word, nearest(word, known)])).toEqual(near);
  });

  test("of two that are near, the nearer; of two as near, the first", () => {
    expect(nearest("hand", ["hands", "hand"])).toBe("hand");
    expect(nearest("hsnds", ["hand", "hands"])).toBe("hands");
    expect(nearest("hund", ["hand", "hind"])).toBe("hand");
  });

  test("no word of which not a letter is left", () => {
    expect([nearest("to", ["by"]), nearest("hp", ["ap"]), nearest("x", ["y"]), nearest("", ["a"])]).toEqual([
      undefined,
      "ap",
      undefined,
      undefined,
    ]);
  });

  test("is asked behind the problem, or not at all", () => {
    expect([didYouMean("hands", ["hand"]), didYouMean("weather", ["hand"])]).toEqual(['; did you mean "hand"?', ""]);
  });
});
