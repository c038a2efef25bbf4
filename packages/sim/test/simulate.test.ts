import { InputError } from "@duelex/kernel";
import { playerNamed } from "@duelex/players";
import { describe, expect, test } from "vitest";
import { type Progress, type Report, type Simulation, seedOfGame, simulate } from "../src/index.ts";
import { gameNamed } from "./toys.ts";

const loader = new URL("./toys.ts", import.meta.url);

function simulation(more: Partial<Simulation> = {}): Simulation {
  const game = more.game ?? gameNamed("duel");
  const deck = game.decks[0]!;
  return { game, decks: [deck, deck], players: ["random", "random"], games: 230, seed: 1, loader, ...more };
}

/** Without what the clock and the machine have to do with. */
const timeless = ({ seconds: _seconds, gamesPerSecond: _perSecond, threads: _threads, ...rest }: Report) => rest;

describe("simulate", { timeout: 30_000 }, () => {
  test("plays every game and counts it once", async () => {
    const report = await simulate(simulation());
    expect(report).toMatchObject({
      game: "duel",
      decks: ["plain", "plain"],
      players: ["random", "random"],
      games: 230,
      seed: 1,
      threads: 1,
    });
    expect(report).toMatchObject({ finished: 230, aborted: 0, interrupted: false, abortedGames: [] });
    expect(report.wins[0] + report.wins[1] + report.draws).toBe(230);
    const [one, two] = report.byFirstPlayer;
    expect(one.games + two.games).toBe(230);
    expect(one.wins[0] + two.wins[1]).toBe(report.firstPlayerWins);
    expect(report.pairs.reduce((sum, times) => sum + times)).toBe(115);
    expect(report.distinct).toBeLessThanOrEqual(230);
    expect(report.decisions).toBe(Math.round(report.decisionsPerGame!.mean * 230));
    expect(report.winShare[0].share).toBeCloseTo((report.wins[0] + report.draws / 2) / 230, 12);
    expect(report.winShare[0].low).toBeLessThan(report.winShare[0].share);
    expect(report.winShare[0].high).toBeGreaterThan(report.winShare[0].share);
    expect(report.gamesPerSecond).toBeGreaterThan(0);
  });

  test("counts what a match played by hand shows: same seed, same players, same end", async () => {
    const report = await simulate(simulation({ games: 1, seed: 12, players: ["greedy", "random"] }));
    const { game, decks } = simulation();
    const seed = seedOfGame(12, 0);
    const wins = [0, 0];
    const turns: number[] = [];
    let decisions = 0;
    for (const names of [
      ["greedy", "random"],
      ["random", "greedy"],
    ] as const) {
      const match = game.pairing({ decks: [decks[0].deck, decks[1].deck] }).newMatch(seed);
      const players = [playerNamed(names[0], game, 0, seed), playerNamed(names[1], game, 1, seed)] as const;
      for (; !match.over; decisions++) match.play(players[match.asked].choose(match));
      const { winner } = match.standing();
      if (winner !== null) wins[names[winner] === "greedy" ? 0 : 1]!++;
      turns.push(match.turnNumber);
    }
    expect(report.games).toBe(2); // a pair: the same seed, seats swapped
    expect(report.wins).toEqual(wins);
    expect(report.decisions).toBe(decisions);
    expect(report.turns).toMatchObject({ least: Math.min(...turns), most: Math.max(...turns) });
  });

  test("the same seed gives the same report, on one thread and on two; another seed another", async () => {
    const one = await simulate(simulation());
    const two = await simulate(simulation({ threads: 2 }));
    expect(two.threads).toBe(2);
    expect(timeless(two)).toEqual(timeless(one));
    expect(timeless(await simulate(simulation()))).toEqual(timeless(one));
    expect(timeless(await simulate(simulation({ seed: 2 })))).not.toEqual(timeless(one));
  });

  test("a game that throws is counted as aborted, with its seed and the reason, on any number of threads", async () => {
    const one = await simulate(simulation({ game: gameNamed("faulty") }));
    expect(one.aborted).toBeGreaterThan(10);
    expect(one.finished + one.aborted).toBe(230);
    expect(one.abortedGames).toHaveLength(one.aborted);
    for (const { game, seed, why } of one.abortedGames) {
      expect(seed).toBe(seedOfGame(1, game >> 1));
      expect(seed % 8).toBe(0);
      expect(why).toBe("the rules have broken down");
    }
    const sound = await simulate(simulation());
    expect(sound.wins[0]).toBeGreaterThan(one.wins[0]);
    expect(timeless(await simulate(simulation({ game: gameNamed("faulty"), threads: 2 })))).toEqual(timeless(one));
  });

  test("a game that does not end is counted as aborted", async () => {
    const report = await simulate(simulation({ longest: 7 }));
    expect(report.aborted).toBeGreaterThan(0);
    expect(report.finished).toBeGreaterThan(0);
    expect(report.decisionsPerGame!.most).toBe(7);
    expect(report.abortedGames[0]).toMatchObject({ answers: 7, why: "stalled: not over after 7 answers, at turn › play" });
  });

  test("settings reach the match", async () => {
    const short = await simulate(simulation({ settings: { life: "5" } }));
    const long = await simulate(simulation());
    expect(short.settings).toEqual({ life: "5" });
    expect(long.settings).toEqual({ life: "9" });
    expect(short.turns!.mean).toBeLessThan(long.turns!.mean);
  });

  test.each([1, 2])("progress is told; a signal stops between batches, and the report says so (%i threads)", async (threads) => {
    const stop = new AbortController();
    const told: Progress[] = [];
    const report = await simulate(
      simulation({
        threads,
        signal: stop.signal,
        onProgress(progress) {
          told.push(progress);
          if (progress.played >= 50) stop.abort();
        },
      }),
    );
    expect(told.length).toBeGreaterThan(1);
    expect(told.at(-1)!.played).toBe(report.finished);
    expect(report).toMatchObject({ games: 230, interrupted: true });
    expect(report.finished).toBeGreaterThanOrEqual(50);
    expect(report.finished).toBeLessThan(230);
  });

  test("everything that is wrong with the order is said at once", async () => {
    const wrong = simulate(
      simulation({ players: ["randm", "person"], games: 0, seed: -1, threads: 1.5, settings: { life: "7", luck: "no" } }),
    );
    await expect(wrong).rejects.toThrow(InputError);
    const { problems } = (await wrong.catch((problem: unknown) => problem)) as InputError;
    expect(problems.map(({ where }) => where)).toEqual(["settings, life", "settings", "games", "seed", "threads", "players", "players"]);
  });

  test("workers without a loader are a programmer's mistake", async () => {
    const { loader: _loader, ...without } = simulation({ threads: 2 });
    await expect(simulate(without)).rejects.toThrow(TypeError);
  });
});

describe("the seeds of a series", () => {
  test("differ from game to game and from series to series", () => {
    const seeds = new Set<number>();
    for (let series = 0; series < 20; series++) for (let game = 0; game < 2000; game++) seeds.add(seedOfGame(series, game));
    expect(seeds.size).toBeGreaterThan(39_990); // 32 bits: a few coincidences among 40,000 are chance
    for (const seed of seeds) expect(Number.isSafeInteger(seed) && seed >= 0).toBe(true);
  });
});
