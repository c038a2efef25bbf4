/** One search on several threads. */
import { bos } from "@duelex/bos";
import { colossusOrder } from "@duelex/colossus-order";
import { diceOf, type Game, InputError, type Match, newMatch } from "@duelex/kernel";
import { playerNamed, TreePlayer } from "@duelex/players";
import { type SearchOrder, searchThreads } from "@duelex/sim";
import { describe, expect, test } from "vitest";

const loader = new URL("./loader.ts", import.meta.url).href;

const orderOf = (game: Game): SearchOrder => ({
  loader,
  game: game.id,
  cardFiles: [],
  from: { decks: [game.decks[0]!.deck, game.decks[1]!.deck] },
});

/** Some questions with something to choose, of a match at random. */
function questions(game: Game, count: number): Match[] {
  const { from } = orderOf(game);
  if (!("decks" in from)) throw new Error("a match of two decks is wanted");
  const match = newMatch(game, { ...from, seed: 5 });
  const dice = diceOf(5);
  const found: Match[] = [];
  while (found.length < count) {
    if (match.options().count > 2 && dice(6) === 0) found.push(match.clone());
    match.play(dice(match.options().count));
  }
  return found;
}

describe("a game with hidden cards and dice", () => {
  const game = colossusOrder as Game;
  const threads = searchThreads(2, orderOf(game));

  test("a thread finds at a question what this one finds by the same seed", () => {
    for (const match of questions(game, 2)) {
      const { asked } = match;
      const here = (seed: number) => new TreePlayer(game, asked, diceOf(seed), { lines: 40 }).findings(match, () => false);
      threads.begin(match, asked, [7, 8], { lines: 40 });
      expect(threads.found(Number.POSITIVE_INFINITY)).toEqual([here(7), here(8)]);
    }
  });

  test("tree:60@3 answers the same by the same seed, whatever the cards are that it cannot name, and changes nothing", () => {
    for (const match of questions(game, 3)) {
      const seat = match.asked;
      const answer = (to: Match) => playerNamed("tree:60@3", game, seat, 3, undefined, () => threads).choose(to);
      const before = match.hash();
      const given = answer(match);
      expect(answer(match)).toBe(given);
      const dealt = match.clone();
      dealt.redeal(seat, diceOf(1));
      expect(answer(dealt)).toBe(given);
      expect(match.hash()).toBe(before);
    }
  });

  test("what the threads have found is added up", () => {
    const [match] = questions(game, 1);
    const alone = new TreePlayer(game, match!.asked, diceOf(1), { lines: 30 }).think(match!);
    const together = new TreePlayer(game, match!.asked, diceOf(1), { lines: 60 }, undefined, threads).think(match!);
    const visits = (thought: typeof alone) => thought.answers.reduce((sum, each) => sum + each.visits, 0);
    expect(visits(alone)).toBe(alone.lines);
    expect(visits(together)).toBe(together.lines);
    expect(together.lines).toBeGreaterThan(alone.lines);
  });
});

test("with a time, threads that are told to stop do", () => {
  const threads = searchThreads(1, orderOf(bos));
  const [match] = questions(bos, 1);
  threads.begin(match!, match!.asked, [1], { milliseconds: 600_000 });
  threads.found(0);
  threads.begin(match!, match!.asked, [1], { lines: 8 });
  const [found] = threads.found(Number.POSITIVE_INFINITY);
  expect(found!.length).toBeGreaterThan(0);
});

test("what goes wrong in a thread is said where its answer is waited for", () => {
  const [match] = questions(bos, 1);
  const threads = searchThreads(1, { ...orderOf(bos), game: "whist" });
  for (let asked = 0; asked < 2; asked++) {
    threads.begin(match!, match!.asked, [1], { lines: 8 });
    expect(() => threads.found(20_000)).toThrow('a thread that searches: there is no game "whist"'); // again to who asks again
  }
  const other = searchThreads(1, orderOf(colossusOrder));
  other.begin(match!, match!.asked, [1], { lines: 8 });
  expect(() => other.found(Number.POSITIVE_INFINITY)).toThrow("it was saved by other rules or with other cards");
});

test.each([
  ["tree:1s@0", "1 to 64 threads are wanted"],
  ["tree:400@65", "1 to 64 threads are wanted"],
  ["tree:400@x", "lines are wanted"],
])("%s is no player", (name, why) => {
  const build = () =>
    playerNamed(
      name,
      bos,
      0,
      1,
      () => 0,
      () => searchThreads(1, orderOf(bos)),
    );
  expect(build).toThrow(InputError);
  expect(build).toThrow(why);
});

test("where nothing runs on threads, a search has one", () => {
  expect(() => playerNamed("tree:400@2", bos, 0, 1)).toThrow('"tree:400@2": a search has one thread here');
  expect(playerNamed("tree:400@1", bos, 0, 1).name).toBe("tree");
});
