/** What a match is set up with: settings, decks, a catalog; read together, refused together. */
import { describe, expect, test } from "vitest";
import {
  type Catalog,
  catalogIn,
  InputError,
  newMatch,
  type Problem,
  readSettings,
  readSetup,
  type Seat,
  sayProblem,
} from "../src/index.ts";
import { duel } from "./duel.ts";

const settings = [
  { name: "first", title: "First", about: "who begins", values: ["P1", "P2"], default: "P1" },
  { name: "edition", title: "Edition", about: "which rules", values: ["1.0", "1.1"], default: "1.1" },
];

describe("settings", () => {
  const read = (given: Record<string, string>, known = settings) => {
    const problems: Problem[] = [];
    return [readSettings(known, given, problems), problems.map(sayProblem)];
  };

  test("that are not named have their default", () => {
    expect(read({})).toEqual([{ first: "P1", edition: "1.1" }, []]);
    expect(read({ first: "P2" })).toEqual([{ first: "P2", edition: "1.1" }, []]);
  });

  test("that are not known, or have no such value, are problems, each for itself", () => {
    expect(read({ frist: "P2", edition: "2", first: "P2" })).toEqual([
      { first: "P2", edition: "1.1" },
      ['settings: there is no setting "frist"; there are first, edition', 'settings, edition: "2" is not one of 1.0, 1.1'],
    ]);
    expect(read({ first: "P2" }, [])).toEqual([{}, ['settings: there is no setting "first"; there are none']]);
  });
});

describe("a setup", () => {
  const readDeck = (deck: unknown, { edition }: Readonly<Record<string, string>>) =>
    typeof deck === "string"
      ? { value: `${deck} (${edition})`, problems: [] as const }
      : { value: null, problems: [{ where: "main deck", what: "is no list", rule: "6-1" }] };

  test("is both decks, read with the settings, and these", () => {
    expect(readSetup({ decks: ["red", "blue"], settings: { edition: "1.0" } }, settings, readDeck)).toEqual({
      decks: ["red (1.0)", "blue (1.0)"],
      settings: { first: "P1", edition: "1.0" },
    });
    expect(readSetup({ decks: ["red", "blue"] }, settings, readDeck).settings).toEqual({ first: "P1", edition: "1.1" });
  });

  test("is refused with everything that is wrong with any of them", () => {
    const problems = [
      { where: "settings, first", what: '"P3" is not one of P1, P2' },
      { where: "deck of P1, main deck", what: "is no list", rule: "6-1" },
      { where: "deck of P2, main deck", what: "is no list", rule: "6-1" },
    ];
    expect(() => readSetup({ decks: [1, 2], settings: { first: "P3" } }, settings, readDeck)).toThrow(new InputError("match", problems));
  });
});

describe("what somebody without types passes", () => {
  const deck = duel.decks[0]!.deck;
  const readDeck = (given: unknown) =>
    given === deck ? { value: "a deck", problems: [] as const } : { value: null, problems: [{ where: "", what: "is no deck" }] };
  const said = (make: () => unknown): string => {
    try {
      make();
      return "nothing";
    } catch (problem) {
      return problem instanceof InputError ? problem.problems.map(sayProblem).join("; ") : String(problem);
    }
  };
  const saidOf = (decks: unknown) => said(() => readSetup({ decks } as Parameters<typeof readSetup>[0], settings, readDeck));

  test("decks that are not two, a deck's name or its entry for its record: each is said, with what would be right", () => {
    for (const wrong of [undefined, null, [deck], [deck, deck, deck], "plain"])
      expect(saidOf(wrong)).toBe("decks: a list of two is wanted: P1's and P2's");
    expect(saidOf([deck, "plain"])).toMatch(/^deck of P2: a deck's record is wanted, not its name/);
    expect(saidOf([{ id: "plain", deck: { main: {} } }, deck])).toBe('deck of P1: a deck\'s record is wanted: here it is "deck"');
    expect(saidOf([deck, 1])).toBe("deck of P2: is no deck");
    expect(saidOf([deck, deck])).toBe("nothing");
  });

  test.each([undefined, null, 1, "gundam", []])("a match of which nothing is told (%j) is refused, with what is wanted", (setup) => {
    expect(said(() => newMatch(duel, setup as unknown as Parameters<typeof newMatch>[1]))).toBe(
      "a set-up is wanted: { decks: [P1's, P2's], seed }",
    );
  });

  test("a seed that is none is refused", () => {
    const saidOfSeed = (seed: unknown) => said(() => newMatch(duel, { decks: [deck, deck], seed: seed as number }));
    for (const seed of [undefined, null, "x", 1.5, Number.NaN])
      expect(saidOfSeed(seed)).toBe("seed: a whole number is wanted, or a key of 64 hexadecimal digits");
    expect(saidOfSeed(-1)).toBe("nothing");
  });

  test("a seat that is none is refused, and changes nothing", () => {
    const match = newMatch(duel, { decks: [deck, deck], seed: 1 });
    const before = match.save();
    for (const seat of [2, -1, "P1", undefined, null] as unknown as Seat[]) {
      expect(() => match.concede(seat)).toThrow("a seat is 0 (P1) or 1 (P2), not ");
      expect(() => match.redeal(seat, () => 0)).toThrow("a seat is 0 (P1) or 1 (P2), not ");
    }
    expect(match.save()).toBe(before);
  });
});

describe("a catalog", () => {
  class Own implements Catalog {
    readonly fingerprint = "own";
    readonly entries = [];
    readonly records = [];
    coverage = () => ({ cards: 0, clauses: 0, implemented: 0, notYet: [] });
  }
  const builtIn = new Own();

  test("is the one that is given, if it is of this game, else the built-in one", () => {
    const given = new Own();
    expect([catalogIn(given, Own, builtIn) === given, catalogIn(undefined, Own, builtIn) === builtIn]).toEqual([true, true]);
    expect(() => catalogIn(duel.catalog(), Own, builtIn)).toThrow(
      new InputError("cards", [{ where: "", what: "this catalog belongs to another game" }]),
    );
  });
});

test("a match is recorded from the set-up on, or not at all; recording changes nothing", () => {
  const setup = { decks: [duel.decks[0]!.deck, duel.decks[0]!.deck], seed: 5 } as const;
  const [silent, recorded] = [newMatch(duel, setup), newMatch(duel, setup, { record: true })];
  expect(recorded.recorder?.events.map(({ what }) => what)).toEqual(["draw", "draw", "draw", "draw", "draw"]);
  expect([silent.recorder, newMatch(duel, setup, { record: false }).recorder]).toEqual([null, null]);
  expect(recorded.hash()).toBe(silent.hash());
});
