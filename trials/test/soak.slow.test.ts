import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bos } from "@duelex/bos";
import { type Game, type Match, readReplay } from "@duelex/kernel";
import { playInBatches } from "@duelex/sim";
import { describe, expect, test } from "vitest";
import { allGames } from "../../apps/cli/src/games.ts";
import { lineOf, playLine, shrink } from "../soak/shrink.ts";
import { addTally, emptyTally, Soak, type SoakOrder, type Tally } from "../soak/soak.ts";
import type { WorkerTold } from "../soak/worker.ts";

const order: SoakOrder = { seed: 7, decks: "both", greedy: 60, sample: 120, longest: 20_000 };
const GAMES = 16;

describe.each(allGames.ids)("%s", (id) => {
  test("keeps every promise in random games, with its own decks and with random ones", async () => {
    const tally = new Soak(await allGames.load(id), order).play({ from: 0, count: GAMES });
    expect(tally.failures).toEqual([]);
    expect(tally).toMatchObject({ games: GAMES, finished: GAMES });
    expect(tally.sampled).toBeGreaterThan(10);
  });
});

test("two threads find what one finds", async () => {
  const soaked = async (threads: number): Promise<Tally> => {
    const tally = emptyTally();
    const soak = new Soak(bos as Game, order);
    await playInBatches<Tally>({
      games: 24,
      threads,
      here: (batch) => soak.play(batch),
      order: () => ({
        module: new URL("../soak/worker.ts", import.meta.url).href,
        told: { loader: new URL("../../apps/cli/src/games.ts", import.meta.url).href, game: "bos", order } satisfies WorkerTold,
      }),
      take: (batch) => addTally(tally, batch),
    });
    return tally;
  };
  expect(await soaked(2)).toEqual(await soaked(1));
});

describe("a game with a fault", () => {
  const inTurn = (match: Match) => match.turnNumber >= 6;

  test("a limit that is broken is found, and a shorter game that breaks it", () => {
    const faulty: Game<ReturnType<typeof bos.stage.arrange>> = {
      ...bos,
      limits: (match) => (inTurn(match) ? [{ where: "", what: "there is a sixth turn", rule: "BOS-T0" }] : []),
    };
    const soak = new Soak(faulty, order);
    const { failure, ...played } = soak.playOne(1);
    expect(failure).toMatchObject({ game: 1, promise: "limits are kept", what: "there is a sixth turn (BOS-T0)" });
    expect(failure!.at).toBe(played.answers.length);
    const line = lineOf(faulty, { ...played, failure });
    const shrunk = shrink(faulty, line, failure!.promise)!;
    expect(shrunk.replay.answers.length).toBeLessThan(line.phrases.length);
    expect(playLine(faulty, { setup: shrunk.replay, phrases: shrunk.replay.answers }).broken?.promise).toBe("limits are kept");
    expect(playLine(bos, { setup: shrunk.replay, phrases: shrunk.replay.answers }).broken).toBeNull();
  });

  test("rules that break down are found, with the position where they did", () => {
    const faulty = Object.create(bos, {
      pairing: {
        value: (setup: Parameters<typeof bos.pairing>[0]) => ({
          newMatch(seed: number) {
            const match = bos.pairing(setup).newMatch(seed);
            const play = match.play.bind(match);
            match.play = (index) => {
              if (inTurn(match)) throw new TypeError("the rules have broken down");
              play(index);
            };
            return match;
          },
        }),
      },
    }) as typeof bos;
    const { failure } = new Soak(faulty, order).playOne(2);
    expect(failure).toMatchObject({ promise: "the rules carry out every answer", where: expect.stringContaining("turn") });
    expect(failure!.what).toContain("TypeError: the rules have broken down");
  });

  test("a game that does not end is found", () => {
    const { failure } = new Soak(bos as Game, { ...order, longest: 9 }).playOne(0);
    expect(failure).toMatchObject({ promise: "games finish", at: 9, what: "not over after 9 answers" });
  });
});

const folder = fileURLToPath(new URL("../failures/", import.meta.url));

describe("games that once failed", () => {
  test.each(readdirSync(folder))("%s", async (name) => {
    const replay = readReplay(JSON.parse(readFileSync(`${folder}${name}`, "utf8")));
    const { broken, transcript } = playLine(await allGames.load(replay.game), { setup: replay, phrases: replay.answers });
    expect(broken?.message ?? null).toBeNull();
    expect(transcript.given).toEqual(replay.answers); // none left out: it still goes where it went
  });
});
