import { diceOf, HouseLimit, InputError, newMatch, type Seat } from "@duelex/kernel";
import { describe, expect, test } from "vitest";
import { type Duel, duel } from "../../kernel/test/duel.ts";
import { type Budget, type Judge, playerNamed, readPlayerName, TreePlayer } from "../src/index.ts";
import { clash, Skirmish, skirmish } from "./skirmish.ts";

const thinking = (match: Skirmish, budget: Budget = { lines: 100 }, judge: Judge<Skirmish> = skirmish) =>
  new TreePlayer(judge, match.asked, diceOf(1), budget);
const answer = (match: Skirmish): string => match.notate(thinking(match).choose(match));

describe("tree, with attacks and blocks", () => {
  test("attacks when nobody can block", () =>
    expect(answer(clash({ life: 5, fighters: [2] }, { life: 5, fighters: [] }))).toBe("attack with 2"));

  test("does not run into a stronger blocker", () =>
    expect(answer(clash({ life: 5, fighters: [2] }, { life: 5, fighters: [4] }))).toBe("end the turn"));

  test("blocks when it would lose the match otherwise", () => {
    const match = clash({ life: 5, fighters: [5] }, { life: 1, fighters: [2] });
    match.play(match.parse("attack with 5"));
    expect(answer(match)).toBe("block with 2");
  });

  test("says of each answer how often it was looked at, and what came of it for the seat that is asked", () => {
    const match = clash({ life: 5, fighters: [2] }, { life: 1, fighters: [] });
    const { answers, lines } = thinking(match).think(match);
    expect(match.notate(answers[0]!.answer)).toBe("attack with 2");
    expect(answers[0]!.value).toBeGreaterThan(0.99); // that wins
    expect(answers.reduce((sum, { visits }) => sum + visits, 0)).toBe(lines);
    for (const { value } of answers) expect(Math.abs(value)).toBeLessThanOrEqual(1);
  });

  test.each([
    [undefined, undefined, 2],
    [1, undefined, 1],
    [2, undefined, 2],
    [2, 51, 2],
    [2, 50, 4],
    [1, 50, 3],
  ] as const)(
    "looks as many turns ahead as suits the game and its 50 lines: where it says %s, and two more from %s lines on, %i",
    (horizon, farFrom, turns) => {
      const match = clash({ life: 20, fighters: [2, 3] }, { life: 20, fighters: [1, 3] });
      let latest = 0;
      const evaluate = (at: Skirmish, seat: Seat): number => {
        latest = Math.max(latest, at.turnNumber);
        return skirmish.evaluate(at, seat);
      };
      const judgement = {
        weights: {},
        first: {},
        trust: 1,
        of: evaluate,
        ...(horizon === undefined ? {} : { horizon }),
        ...(farFrom === undefined ? {} : { farFrom }),
      };
      thinking(match, { lines: 50 }, { reflex: skirmish.reflex, evaluate, judgement }).think(match);
      expect(latest - match.turnNumber).toBe(turns);
    },
  );

  test("a limit of the house that it meets while it thinks tells it nothing; any other mistake is not hidden", () => {
    const match = clash({ life: 5, fighters: [2] }, { life: 5, fighters: [4] });
    const meeting = (problem: Error) =>
      thinking(
        match,
        { lines: 20 },
        {
          ...skirmish,
          evaluate: () => {
            throw problem;
          },
        },
      ).think(match);
    for (const { value } of meeting(new HouseLimit("too much")).answers) expect(value).toBe(0);
    expect(() => meeting(new Error("broken"))).toThrow("broken");
  });
});

describe("what is said of an answer", () => {
  const even: Judge<Skirmish> = { ...skirmish, evaluate: () => 0.5 };

  test("is the mean of its lines, and how far they are apart: nothing where all come to the same", () => {
    const match = clash({ life: 20, fighters: [2, 3] }, { life: 20, fighters: [1, 3] });
    const player = thinking(match, { lines: 60 }, even);
    const found = player.findings(match, () => false);
    expect(found.length).toBeGreaterThan(2);
    for (const { visits, sum, squares } of found) expect(squares).toBeCloseTo(sum ** 2 / visits, 10);
    for (const { value, error } of player.think(match).answers.filter(({ visits }) => visits > 1)) {
      expect(value).toBeCloseTo(found[0]!.sum / found[0]!.visits, 10);
      expect(error).toBeCloseTo(0, 6);
    }
  });

  test("that is weighed with more lines: they begin with it, and after it each side answers as it likes", () => {
    const match = clash({ life: 1, fighters: [1] }, { life: 5, fighters: [5, 5] });
    const player = thinking(match, { lines: 30 });
    player.think(match);
    const weighed = player.weigh(match, match.parse("end the turn"), 200)!;
    expect(weighed.visits).toBeGreaterThanOrEqual(200);
    expect(weighed.value).toBeLessThan(-0.9); // two attack, one blocks
  });

  test("what is expected after it ends where a limit of the house stops the rules; any other mistake is not hidden", () => {
    let problem: Error | null = null;
    class Stopping extends Skirmish {
      override blank(): this {
        return new Stopping() as this;
      }
      override play(answer: number): void {
        if (problem !== null) throw problem;
        super.play(answer);
      }
    }
    const match = new Stopping();
    match.copyFrom(clash({ life: 5, fighters: [2] }, { life: 5, fighters: [] }));
    const player = thinking(match);
    const [best] = player.think(match).answers;
    expect(player.expected(match, best!.answer).length).toBeGreaterThan(1);
    problem = new HouseLimit("too much");
    expect(player.expected(match, best!.answer)).toEqual([{ seat: 0, phrase: "attack with 2" }]);
    problem = new Error("broken");
    expect(() => player.expected(match, best!.answer)).toThrow("broken");
  });
});

describe("a budget", () => {
  const match = clash({ life: 9, fighters: [2, 3, 4] }, { life: 9, fighters: [1, 3, 5] });

  test("in lines is never passed", () => {
    for (const lines of [1, 10, 100]) expect(thinking(match, { lines }).think(match).lines).toBeLessThanOrEqual(lines);
  });

  /** A clock on which every look takes so long. */
  const ticking = (milliseconds: number) => {
    const clock = () => (clock.now += milliseconds);
    clock.now = 1000;
    return clock;
  };

  test("in milliseconds is passed by the one answer during which the time is up, and the line that it belongs to does not count", () => {
    for (const milliseconds of [5, 40, 200]) {
      const clock = ticking(0.01);
      const { lines } = thinking(match, { milliseconds, clock }).think(match);
      expect(lines).toBeGreaterThan(0);
      expect(clock.now - 1000).toBeLessThanOrEqual(milliseconds + 0.03);
    }
  });

  test("that is over before one line is done leaves the quick answer", () => {
    const clock = ticking(1);
    const player = thinking(match, { milliseconds: 3, clock });
    const { answers, lines } = player.think(match);
    expect(lines).toBe(0);
    expect(answers[0]!.answer).toBe(skirmish.reflex(match));
    expect(player.weigh(match, answers[1]!.answer, 5)?.visits).toBe(5); // who asks for more lines gets them
  });

  test("is not used up when no more thinking could change the answer", () => {
    const plain = clash({ life: 5, fighters: [2] }, { life: 1, fighters: [] });
    expect(thinking(plain, { lines: 10_000 }).think(plain).lines).toBeLessThan(9_000);
  });

  test("is not touched where all answers come to the same", () => {
    const never: Judge<Duel> = {
      evaluate: () => {
        throw new Error("looked");
      },
      reflex: duel.reflex,
    };
    const deck = duel.decks[0]!.deck;
    let met = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const dice = diceOf(seed);
      const match = newMatch(duel, { decks: [deck, deck], seed });
      for (; !match.over; match.play(dice(match.options().count))) {
        const { options, count } = match.options();
        if (!options.slice(0, count).every((each) => match.alike(options[0]!, each))) continue;
        met++;
        expect(new TreePlayer(never, match.asked, diceOf(1), { lines: 100 }).choose(match)).toBe(0);
      }
    }
    expect(met).toBeGreaterThan(0);
  });
});

describe("a tree player's name", () => {
  test("says how many lines, or how long by a clock", () => {
    const clock = () => 0;
    expect(readPlayerName("tree")).toEqual({ kind: "tree", budget: { lines: 400 }, threads: 1 });
    expect(readPlayerName("tree:30")).toEqual({ kind: "tree", budget: { lines: 30 }, threads: 1 });
    expect(readPlayerName("tree:1s", clock)).toEqual({ kind: "tree", budget: { milliseconds: 1000, clock }, threads: 1 });
    expect(readPlayerName("tree:0.5s", clock)).toEqual({ kind: "tree", budget: { milliseconds: 500, clock }, threads: 1 });
    expect(readPlayerName("tree:500ms", clock)).toEqual({ kind: "tree", budget: { milliseconds: 500, clock }, threads: 1 });
  });

  test.each([
    ["tree:0", /lines are wanted, 1 to 1000000/],
    ["tree:1.5", /lines are wanted/],
    ["tree:", /lines are wanted/],
    ["tree:many", /lines are wanted/],
    ["tree:0ms", /a time from 1ms to 600s is wanted/],
    ["tree:1h", /lines are wanted/],
    ["greedy:5", /nothing can stand behind greedy/],
    ["tree:5:6", /nothing can stand behind tree|no player/],
  ])("%s is refused", (name, why) => {
    expect(() => readPlayerName(name, () => 0)).toThrow(InputError);
    expect(() => readPlayerName(name, () => 0)).toThrow(why);
  });

  test("levels are read, 1 to 8, and a level with random answers is a player like any other", () => {
    for (let level = 1; level <= 8; level++) expect(readPlayerName(`level:${level}`)).toEqual({ kind: "level", level });
    for (const name of ["level", "level:0", "level:9", "level:1.5"]) expect(() => readPlayerName(name)).toThrow(/level:1 to level:8/);
    const deck = duel.decks[0]!.deck;
    const match = newMatch(duel, { decks: [deck, deck], seed: 4 });
    const players = [playerNamed("level:1", duel, 0, 1), playerNamed("level:7", duel, 1, 1)] as const;
    while (!match.over) match.play(players[match.asked].choose(match));
    expect(match.standing().over).toBe(true);
  });

  test("is on several threads where there can be some", () => {
    expect(readPlayerName("tree:30@2", undefined, [], true)).toMatchObject({ threads: 2 });
    expect(readPlayerName("tree:30@1")).toMatchObject({ threads: 1 });
    expect(() => readPlayerName("tree:30@2")).toThrow('"tree:30@2": a search has one thread here');
  });

  test("a time is refused where nothing is timed", () => {
    expect(() => readPlayerName("tree:1s")).toThrow(/nothing is timed here/);
    expect(playerNamed("tree:10", duel, 0, 1).name).toBe("tree");
  });

  test("fewer lines are another player: the budget that is named is the one that is used", () => {
    const deck = duel.decks[0]!.deck;
    const match = newMatch(duel, { decks: [deck, deck], seed: 4 });
    const player = playerNamed("tree:7", duel, match.asked, 1) as TreePlayer<typeof match>;
    expect(player.think(match).lines).toBe(7);
  });
});
