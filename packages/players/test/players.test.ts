import { diceOf, HouseLimit, InputError, newMatch, type Scenario, type Seat } from "@duelex/kernel";
import { openScenario } from "@duelex/kernel/scenario";
import { describe, expect, test } from "vitest";
import { type Duel, duel } from "../../kernel/test/duel.ts";
import { GreedyPlayer, type Helpers, type Player, playerNamed, playerNames, readPlayerName, type TreePlayer } from "../src/index.ts";
import { AstrayPlayer, levels, levelsOf } from "../src/levels.ts";
import { clash, Skirmish, skirmish } from "./skirmish.ts";

const deck = duel.decks[0]!.deck;
const newDuel = (seed: number) => newMatch(duel, { decks: [deck, deck], seed });
const raise = (problem: Error): never => {
  throw problem;
};
const SEEDS = Array.from({ length: 60 }, (_, at) => at + 1);

/** Plays a match to its end; every answer must be one of those offered. */
function playOut(match: Duel, players: readonly [Player<Duel>, Player<Duel>], visit: (match: Duel) => void = () => {}): number[] {
  const answers: number[] = [];
  while (!match.over) {
    visit(match);
    const before = match.hash();
    const answer = players[match.asked].choose(match);
    expect(match.hash()).toBe(before);
    expect(match.options().options[answer]).toBeDefined();
    expect(answer).toBeLessThan(match.options().count);
    answers.push(answer);
    match.play(answer);
  }
  return answers;
}

const pair = (one: string, other: string, seed: number): [Player<Duel>, Player<Duel>] => [
  playerNamed(one, duel, 0, seed),
  playerNamed(other, duel, 1, seed),
];

describe.each(playerNames)("%s", (name) => {
  test("answers with what is offered, changes nothing by thinking, and brings every match to its end", () => {
    for (const seed of SEEDS) {
      const match = newDuel(seed);
      playOut(match, pair(name, name, seed));
      expect(match.standing().over).toBe(true);
    }
  });

  test("the same seed, the same answers", () => {
    for (const seed of SEEDS)
      expect(playOut(newDuel(seed), pair(name, name, seed))).toEqual(playOut(newDuel(seed), pair(name, name, seed)));
  });

  test("what it cannot see has no influence on its answer", () => {
    let asked = 0;
    for (const seed of SEEDS) {
      const dice = diceOf(seed + 500);
      playOut(newDuel(seed), pair("random", "random", seed), (match) => {
        const seat = match.asked;
        const dealt = match.clone();
        dealt.redeal(seat, dice);
        const answer = (at: Duel) => playerNamed(name, duel, seat, seed).choose(at);
        expect(answer(dealt)).toBe(answer(match));
        asked++;
      });
    }
    expect(asked).toBeGreaterThan(300);
  });

  test("the two seats of a match do not throw the same dice", () => {
    const differing = SEEDS.filter((seed) => {
      const match = newDuel(seed);
      const [one, other] = pair("random", "random", seed);
      return one.choose(match) !== other.choose(match);
    });
    expect(differing.length).toBeGreaterThan(SEEDS.length / 4);
  });
});

describe("random", () => {
  test("every answer comes up about equally often", () => {
    const match = newDuel(3);
    const count = match.options().count;
    const times = new Array<number>(count).fill(0);
    for (let seed = 0; seed < 3000; seed++) times[playerNamed("random", duel, 0, seed).choose(match)]!++;
    for (const each of times) expect(Math.abs(each / 3000 - 1 / count)).toBeLessThan(0.05);
  });
});

describe("greedy", () => {
  const wins = (seat: Seat): number => {
    return SEEDS.filter((seed) => {
      const match = newDuel(seed);
      playOut(match, seat === 0 ? pair("greedy", "random", seed) : pair("random", "greedy", seed));
      return match.standing().winner === seat;
    }).length;
  };

  test("beats random clearly, whoever begins", () => {
    expect(wins(0)).toBeGreaterThan(0.85 * SEEDS.length);
    expect(wins(1)).toBeGreaterThan(0.75 * SEEDS.length);
  });

  test("strikes the last life when it can", () => {
    const scenario: Scenario = {
      game: "duel",
      title: "one strike is enough",
      position: {
        P1: { life: 9, hand: ["Blade 1", "Blade 4", "Herald"], deck: ["Blade 2", "Blade 2"] },
        P2: { life: 4, hand: ["Blade 6"], deck: ["Blade 2", "Blade 2"] },
      },
    };
    const match = openScenario(duel, scenario);
    expect(match.notate(playerNamed("greedy", duel, 0, 1).choose(match))).toBe("play Blade 4");
  });
});

describe("greedy, with attacks and blocks", () => {
  const answer = (match: Skirmish): string => match.notate(new GreedyPlayer(skirmish, match.asked, diceOf(1)).choose(match));
  const attackedBy = (attacker: string, match: Skirmish): Skirmish => {
    match.play(match.parse(`attack with ${attacker}`));
    return match;
  };

  test("attacks when nobody can block", () =>
    expect(answer(clash({ life: 5, fighters: [2] }, { life: 5, fighters: [] }))).toBe("attack with 2"));

  test("does not run into a stronger blocker", () =>
    expect(answer(clash({ life: 5, fighters: [2] }, { life: 5, fighters: [4] }))).toBe("end the turn"));

  test("attacks when the only block would cost the other more", () =>
    expect(answer(clash({ life: 5, fighters: [1, 5] }, { life: 5, fighters: [4] }))).toBe("attack with 5"));

  test("does not block at a loss when it has life to spare", () =>
    expect(answer(attackedBy("5", clash({ life: 5, fighters: [5] }, { life: 5, fighters: [3] })))).toBe("let it through"));

  test("blocks when it must, with the fighter it can spare", () =>
    expect(answer(attackedBy("5", clash({ life: 5, fighters: [5] }, { life: 1, fighters: [4, 2, 3] })))).toBe("block with 2"));

  test("blocks when that wins the fight", () =>
    expect(answer(attackedBy("3", clash({ life: 5, fighters: [3] }, { life: 5, fighters: [2, 4] })))).toBe("block with 4"));

  test("a limit of the house that it meets while it thinks tells it nothing; any other mistake is not hidden", () => {
    const match = clash({ life: 5, fighters: [2] }, { life: 5, fighters: [] });
    const thinking = (problem: Error) =>
      new GreedyPlayer({ ...skirmish, evaluate: () => raise(problem) }, match.asked, diceOf(1)).choose(match);
    expect(match.notate(thinking(new HouseLimit("too much")))).toBe("end the turn");
    expect(() => thinking(new Error("broken"))).toThrow("broken");
  });

  test("looks no further than its patience, where a turn never ends", () => {
    let longest = 0;
    class Counted extends Skirmish {
      private given = 0;
      override copyFrom(other: this): void {
        super.copyFrom(other);
        this.given = 0;
      }
      override play(answer: number): void {
        super.play(answer);
        longest = Math.max(longest, ++this.given);
      }
      override blank(): this {
        return new Counted() as this;
      }
    }
    const match = new Counted();
    match.copyFrom(clash({ life: 5, fighters: [2, 3] }, { life: 5, fighters: [4] }) as Counted);
    const polish = (at: Skirmish) => Math.max(0, at.parse("polish the armour"));
    new GreedyPlayer({ ...skirmish, reflex: polish }, match.asked, diceOf(1), { worlds: 1, looks: 3, patience: 20, own: true }).choose(
      match,
    );
    expect(longest).toBe(21); // the answer itself, and so many after it
  });

  test("does nothing for the sake of doing something", () =>
    expect(answer(clash({ life: 5, fighters: [] }, { life: 5, fighters: [4] }))).toBe("end the turn"));
});

describe("levels", () => {
  test("are the players that were measured: another share of random answers, or other lines, is another opponent", () => {
    expect(levels.map(({ lines, astray }) => [lines, astray])).toEqual([
      [null, 70],
      [null, 57],
      [null, 45],
      [null, 33],
      [null, 16],
      [null, 0],
      [30, 0],
      [400, 0],
    ]);
  });

  test("a game that says what they are made of has its own", () => {
    const own = [{ lines: 3, astray: 20 }];
    const judgement = { weights: {}, first: {}, trust: 1, of: () => 0, levels: own };
    expect(levelsOf({ judgement })).toBe(own);
    expect(playerNamed("level:1", { ...duel, judgement }, 0, 1).name).toBe("level");
    expect(levelsOf(duel)).toBe(levels);
  });

  test("so many answers of a hundred are given at random, each as likely as the other; the rest are the player's", () => {
    const match = newDuel(3);
    const { count } = match.options();
    const last: Player<Duel> = { name: "last", choose: () => count - 1 };
    const dice = diceOf(11);
    const times = new Array<number>(count).fill(0);
    for (let given = 0; given < 5000; given++) times[new AstrayPlayer(last, dice, 40).choose(match)]!++;
    for (const each of times.slice(0, -1)) expect(Math.abs(each / 5000 - 0.4 / count)).toBeLessThan(0.03);
    expect(Math.abs(times.at(-1)! / 5000 - 0.6 - 0.4 / count)).toBeLessThan(0.03);
    expect(new AstrayPlayer(last, (n) => n - 1, 99).choose(match)).toBe(count - 1);
    expect(new AstrayPlayer(last, () => 0, 1).choose(match)).toBe(0);
    const first = new AstrayPlayer(
      last,
      (n) => n - 1,
      100,
      (_match, index) => index > 0,
    );
    expect(first.choose(match)).toBe(0); // what the game calls a folly is not given at random, and is not counted
    expect(
      new AstrayPlayer(
        last,
        () => 0,
        100,
        () => true,
      ).choose(match),
    ).toBe(0); // where there is nothing else
    const best = (folly: (match: Duel, index: number) => boolean) => new AstrayPlayer(last, () => 0, 0, folly).choose(match);
    expect(best((_match, index) => index > 1)).toBe(0); // nor is it chosen to make good what was given before
    expect(best(() => true)).toBe(count - 1);
  });
});

test.each([
  ["greedy@1", true, "first"],
  ["greedy", true, "now"],
  ["greedy@1", false, "now"],
])("%s, in a game that says how it judged at first: %j, judges as it does %s", (name, hasJudgement, wanted) => {
  const asked = new Set<unknown>();
  const judged = (weights: unknown) => {
    asked.add(weights);
    return 0;
  };
  const judgement = { weights: {}, first: { as: 1 }, trust: 1, of: (_: Duel, __: Seat, weights: unknown) => judged(weights) };
  const game = { ...duel, evaluate: () => judged("now"), ...(hasJudgement ? { judgement } : {}) };
  const match = newDuel(3);
  playerNamed(name, game, match.asked, 1).choose(match);
  expect([...asked]).toEqual([wanted === "first" ? judgement.first : "now"]);
});

describe("a player's name", () => {
  test.each([
    ["random", "random"],
    ["greedy", "greedy"],
    ["greedy@1", "greedy"],
    ["level:1", "level"],
    ["level:6", "greedy"],
    ["level:8", "tree"],
    ["tree:20", "tree"],
  ])("%s is a player of the kind %s", (called, kind) => expect(playerNamed(called, duel, 0, 1).name).toBe(kind));

  test.each([
    ["level:7", {}, 30],
    ["level:1", { levels: [{ lines: 9, astray: 0 }] }, 9],
    [
      "level:2",
      {
        levels: [
          { lines: 9, astray: 0 },
          { lines: 12, astray: 0 },
        ],
      },
      12,
    ],
    ["tree:15", {}, 15],
  ])("%s, where the game says %j, plays %i lines", (called, own, lines) => {
    const game = { ...duel, judgement: { weights: {}, first: {}, trust: 1, of: duel.evaluate, ...own } };
    const match = newDuel(3);
    expect((playerNamed(called, game, match.asked, 1) as TreePlayer<Duel>).think(match).lines).toBe(lines);
  });

  test("a level gives no answer that the game calls a folly, where another is offered", () => {
    const judgement = {
      ...{ weights: {}, first: {}, trust: 1, of: duel.evaluate, levels: [{ lines: null, astray: 100 }] },
      isFolly: (_: Duel, index: number) => index !== 1,
    };
    const match = newDuel(3);
    for (let seed = 1; seed <= 20; seed++) expect(playerNamed("level:1", { ...duel, judgement }, match.asked, seed).choose(match)).toBe(1);
  });

  test.each([
    ["tree:30", []],
    ["tree:30@1", []],
    ["tree:30@2", [1]],
    ["tree:30@64", [63]],
    ["greedy", []],
  ])("%s asks for helpers: %j", (called, wanted) => {
    const asked: number[] = [];
    const helpers = (count: number): Helpers => {
      asked.push(count);
      return { count, begin: () => {}, found: () => [] };
    };
    expect(playerNamed(called, duel, 0, 1, undefined, helpers).name).toMatch(/^(tree|greedy)$/);
    expect(asked).toEqual(wanted);
  });

  test.each([
    ["tree:1000000", null],
    ["tree:1000001", /lines are wanted, 1 to 1000000, or a time, as in tree:400, tree:1s, tree:500ms$/],
    ["tree:600s", null],
    ["tree:600000ms", null],
    ["tree:600001ms", /a time from 1ms to 600s is wanted$/],
    ["tree:601s", /a time from 1ms/],
    ["tree:1ms", null],
    ["tree:9@64", null],
    ["tree:9@65", /1 to 64 threads are wanted, as in tree:1s@2$/],
    ["tree:9@0", /1 to 64 threads/],
    ["random:", /nothing can stand behind random$/],
    ["greedy:", /nothing can stand behind greedy$/],
    ["random:5", /nothing can stand behind random$/],
    ["greedy@1:5", /there is no player "greedy@1:5"/],
    ["level:12", /a level from level:1 to level:8 is wanted$/],
    ["level:3:4", /there is no player/],
    ["", /there is no player/],
  ])("%s is refused: %j", (called, why) => {
    const read = () => readPlayerName(called, () => 0, [], true);
    if (why === null) expect(read().kind).toBe("tree");
    else expect(read).toThrow(why);
  });

  test("is read, or refused with the names there are and the one that was perhaps meant", () => {
    expect(playerNames.map((name) => readPlayerName(name).kind)).toEqual(["random", "greedy", "tree"]);
    expect(() => readPlayerName("gredy")).toThrow(InputError);
    expect(() => playerNamed("gredy", duel, 0, 1)).toThrow('there is no player "gredy"; did you mean "greedy"?');
    expect(() => readPlayerName("x")).toThrow(
      expect.objectContaining({ subject: "players", problems: [expect.objectContaining({ where: "" })] }),
    );
    expect(() => readPlayerName("x")).toThrow(/there is no player "x"; there are random, greedy, tree, level:1 to level:8$/);
    expect(() => readPlayerName("x", undefined, ["human"])).toThrow(/there are human, random, greedy, tree, level:1 to level:8$/);
  });
});
