/** `npm run tune`: other weights for a game's judgement, tried by playing; a step is kept only if a sequential test of games says so. */
import { parseArgs } from "node:util";
import { diceOf, InputError, type Weights } from "@duelex/kernel";
import { allGames } from "../apps/cli/src/games.ts";
import { command, wholeNumber } from "./command.ts";
import { play } from "./strength/contest.ts";
import { walk } from "./strength/together.ts";

const HELP = `npm run tune -- --game ID [options]
Changes one weight of a game's judgement at a time, by dice, and plays pairs of games between the player with the change and the one
without, seats swapped. A sequential test decides; what it says is better is kept, and confirmed once more on new seeds. Prints each step.
With --together all weights move at once, a little after each pair of games, and a sequential test says at the end whether that was worth it.

  --game ID      gundam, gate-ruler, bos or colossus-order
  --player NAME  who plays: greedy, tree:50                                                (greedy)
  --steps N      changes that are tried                                                    (20)
  --pairs N      pairs of games for one change, at most                                    (150)
  --margin PC    from how many per cent off a half on a difference matters                 (3)
  --error PC     how often at most the worse may be kept when it does                      (5)
  --seed N       other changes and other games                                             (1)
  --together N   moves all weights at once, for so many pairs; --steps is not used

  npm run tune -- --game bos --steps 10
  npm run tune -- --game bos --together 10000 --pairs 500`;

/** A weight is made so much greater or smaller. */
const FACTORS = [0.5, 0.7, 1.4, 2];
/** One that is 0 is set to one of these. */
const FROM_NOTHING = [-1, -0.3, 0.3, 1];

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      ...{ game: { type: "string" }, player: { type: "string", default: "greedy" }, steps: { type: "string", default: "20" } },
      ...{ pairs: { type: "string", default: "150" }, margin: { type: "string", default: "3" }, error: { type: "string", default: "5" } },
      ...{ together: { type: "string" }, seed: { type: "string", default: "1" }, help: { type: "boolean", default: false } },
    },
  });
  if (values.help) return console.log(HELP);
  if (values.game === undefined) throw new InputError("tune", [{ where: "--game", what: `one of ${allGames.ids.join(", ")} is wanted` }]);
  const game = await allGames.load(values.game);
  const { judgement } = game;
  if (judgement === undefined) throw new InputError("tune", [{ where: "--game", what: `${game.name} has no weights` }]);
  const seed = wholeNumber("--seed", values.seed, 0);
  const test = { margin: Number(values.margin) / 100, error: Number(values.error) / 100 };
  for (const [flag, share] of Object.entries(test))
    if (!(share > 0 && share < 0.5))
      throw new InputError("tune", [{ where: `--${flag}`, what: "a number of per cent, above 0 and below 50, is wanted" }]);
  const pairs = wholeNumber("--pairs", values.pairs, 16);
  const dice = diceOf(seed);
  // `much` sets how far a difference goes, not what is worth what
  const names = Object.keys(judgement.weights).filter((name) => name !== "much");
  let kept: Weights = {};
  const contest = (one: Weights, other: Weights, series: number) =>
    play({
      ...{ game, pairs, test, seed: series, all: false, decks: "both", clock: () => 0 },
      players: [
        { name: values.player, weights: one, open: false },
        { name: values.player, weights: other, open: false },
      ],
    });
  if (values.together !== undefined) {
    const found = walk({ game, player: values.player, pairs: wholeNumber("--together", values.together, 1), seed });
    const { share, games, verdict } = contest(found, {}, seed + 1_000_000);
    console.log(`${game.name}: ${JSON.stringify(found)}`);
    console.log(`${(100 * share.share).toFixed(1)} % of ${games}: ${verdict.better === 0 ? "better" : "not better"} than what there is`);
    return;
  }
  for (let step = 1; step <= wholeNumber("--steps", values.steps, 1); step++) {
    const name = names[dice(names.length)]!;
    const now = kept[name] ?? judgement.weights[name]!;
    const to = Number((now === 0 ? FROM_NOTHING[dice(4)]! : now * FACTORS[dice(4)]!).toPrecision(2));
    const changed = { ...kept, [name]: to };
    const first = contest(changed, kept, seed * 1000 + step);
    const again = first.verdict.better === 0 ? contest(changed, kept, seed * 1000 + step + 500_000) : null;
    const better = again?.verdict.better === 0;
    if (better) kept = changed;
    const said = [first, ...(again === null ? [] : [again])]
      .map(({ share, games }) => `${(100 * share.share).toFixed(1)} % of ${games}`)
      .join(", then ");
    console.log(`${step}. ${name} ${now} → ${to}: ${said}: ${better ? "kept" : "not kept"}`);
  }
  console.log(`${game.name}: ${Object.keys(kept).length === 0 ? "nothing is better than what there is" : JSON.stringify(kept)}`);
}

await command(main);
