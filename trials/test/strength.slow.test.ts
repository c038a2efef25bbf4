import { bos } from "@duelex/bos";
import { type Game, InputError } from "@duelex/kernel";
import { expect, test } from "vitest";
import { play, readContestant } from "../strength/contest.ts";
import { walk } from "../strength/together.ts";

const game = bos as Game;
const contest = (one: string, other: string, pairs: number, from = 0) =>
  play({
    ...{ game, pairs, from, seed: 5, all: true, decks: "both", clock: () => 0, test: { margin: 0.05, error: 0.05 } },
    players: [readContestant(one, game), readContestant(other, game)],
  });

test("greedy beats a beginner, and as itself it draws level: pairs have one seed, the seats swapped", async () => {
  expect((await contest("greedy", "beginner", 6)).share.share).toBeGreaterThan(0.7);
  const { pairs, games } = await contest("greedy vim=1.5", "greedy vim=1.5", 3);
  expect([pairs, games]).toEqual([[0, 0, 3, 0, 0], 6]);
});

test("what was played before Ctrl-C, and what is played from there on, are the whole series", async () => {
  const [whole, first, rest] = [
    await contest("greedy", "greedy@1", 8),
    await contest("greedy", "greedy@1", 3),
    await contest("greedy", "greedy@1", 5, 3),
  ];
  expect(first.pairs.map((count, points) => count + rest.pairs[points]!)).toEqual(whole.pairs);
});

test("with answers at random greedy plays worse, and with fewer looks it still plays", async () => {
  expect((await contest("greedy looks=1", "greedy astray=60", 6)).share.share).toBeGreaterThan(0.6);
});

test("with open hands and known dice a tree still plays by the rules", async () => {
  expect((await contest("tree:10 open", "random", 4)).share.share).toBeGreaterThan(0.6);
});

test.each([
  ["greedy open", /only a tree can play with open hands/],
  ["greedy hands=1", /"hands=1" is no weight/],
  ["greedy turns=1", /in another manner, as in tree:400 turns=1/],
  ["tree:10 looks=1", /only greedy looks at questions on the way/],
  ["greedy astray=101", /a share of answers at random is wanted, 0 to 100/],
  ["beginer", /there is no player "beginer"; did you mean "beginner"/],
])("%s is refused", (said, why) => {
  expect(() => readContestant(said, game)).toThrow(InputError);
  expect(() => readContestant(said, game)).toThrow(why);
});

test("weights that move together come to the same by the same seed, and a weight of 0 stays where it is", async () => {
  const still: Game = { ...game, judgement: { ...game.judgement!, weights: { ...game.judgement!.weights, boss: 0 } } };
  const found = await walk({ game: still, player: "greedy", pairs: 12, seed: 4 });
  expect(await walk({ game: still, player: "greedy", pairs: 12, seed: 4 })).toEqual(found);
  expect(found).toMatchObject({ boss: 0, much: game.judgement!.weights.much });
  expect(found).not.toEqual(still.judgement!.weights);
});

test("a search in another manner, with one deck for both", async () => {
  const other = readContestant("tree:10 turns=2 random=0.5", game);
  expect(other.manner).toEqual({ turns: 2, random: 0.5 });
  const { games } = await play({
    ...{ game, pairs: 2, seed: 5, all: true, decks: "same", clock: () => 0, test: { margin: 0.05, error: 0.05 } },
    players: [other, readContestant("random", game)],
  });
  expect(games).toBe(4);
});
