/** `npm run tune`: other weights for a game's judgement, tried by playing; a step is kept only if a sequential test of games says so. */
import { parseArgs } from "node:util";
import { diceOf, InputError, type Weights } from "@duelex/kernel";
import { allGames } from "../apps/cli/src/games.ts";
import { command, goOn, Hearing, INTERRUPTED, wholeNumber } from "./command.ts";
import { play, readContestant } from "./strength/contest.ts";
import { walk } from "./strength/together.ts";

const HELP = `npm run tune -- --game ID [options]
Changes one weight of a game's judgement at a time, by dice, and plays pairs of games between the player with the change and the one
without, seats swapped. A sequential test decides; what it says is better is kept, and confirmed once more on new seeds. Prints each step.
With --together all weights move at once, a little after each pair of games, and a sequential test says at the end whether that was worth it.

  --game ID      gundam, gate-ruler, bos or colossus-order
  --player NAME  who plays: greedy, tree:50                                                (greedy)
  --steps N      changes that are tried                                                    (20)
  --from N       how many changes of this series have been tried already                  (0)
  --kept WEIGHTS what has been kept so far: "hand=0.5 vim=2"
  --pairs N      pairs of games for one change, at most                                    (150)
  --margin PC    from how many per cent off a half on a difference matters                 (3)
  --error PC     how often at most the worse may be kept when it does                      (5)
  --seed N       other changes and other games                                             (1)
  --together N   moves all weights at once, for so many pairs; --steps is not used

Ctrl-C ends it, says what was kept until then and how to go on, with exit code 130.

  npm run tune -- --game bos --steps 10
  npm run tune -- --game bos --together 10000 --pairs 500`;

/** A weight is made so much greater or smaller. */
const FACTORS = [0.5, 0.7, 1.4, 2];
/** One that is 0 is set to one of these. */
const FROM_NOTHING = [-1, -0.3, 0.3, 1];

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      ...{ game: { type: "string" }, player: { type: "string", default: "greedy" }, steps: { type: "string", default: "20" } },
      ...{ pairs: { type: "string", default: "150" }, margin: { type: "string", default: "3" }, error: { type: "string", default: "5" } },
      ...{ from: { type: "string", default: "0" }, kept: { type: "string", default: "" } },
      ...{ together: { type: "string" }, seed: { type: "string", default: "1" }, help: { type: "boolean", default: false } },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
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
  let kept: Weights = readContestant(`${values.player} ${values.kept}`, game).weights;
  const hearing = new Hearing();
  const contest = (one: Weights, other: Weights, series: number) =>
    play({
      ...{ game, pairs, test, seed: series, all: false, decks: "both", clock: () => 0, leaves: () => hearing.breathe() },
      players: [
        { name: values.player, weights: one, manner: {} },
        { name: values.player, weights: other, manner: {} },
      ],
    });
  if (values.together !== undefined) {
    const wanted = wholeNumber("--together", values.together, 1);
    let played = 0;
    const found = await walk({
      ...{ game, player: values.player, pairs: wanted, seed },
      told(done) {
        played = done;
        return hearing.breathe();
      },
    });
    console.log(`${game.name}: ${JSON.stringify(found)}`);
    const { share, games, verdict } = await contest(found, {}, seed + 1_000_000);
    if (games > 0 || !hearing.stopped)
      console.log(
        `${(100 * share.share).toFixed(1)} % of ${games}: ${verdict.better === 0 ? "better" : verdict.better === null && hearing.stopped ? "nothing is decided" : "not better"} than what there is`,
      );
    if (!hearing.stopped) return 0;
    console.error(
      `Stopped: ${played} of ${wanted} pairs were walked, and ${games / 2} of ${pairs} played against what there is. Whether that was worth it:`,
    );
    console.error(`  npm run strength -- --game ${game.id} --a "${values.player} ${said(found)}" --b ${values.player} --pairs ${pairs}`);
    return INTERRUPTED;
  }
  const [steps, from] = [wholeNumber("--steps", values.steps, 1), wholeNumber("--from", values.from, 0)];
  let tried = 0;
  for (let step = 1; step <= from + steps; step++) {
    const name = names[dice(names.length)]!;
    const rolled = dice(4);
    if (step <= from) continue;
    const now = kept[name] ?? judgement.weights[name]!;
    const to = Number((now === 0 ? FROM_NOTHING[rolled]! : now * FACTORS[rolled]!).toPrecision(2));
    const changed = { ...kept, [name]: to };
    const first = await contest(changed, kept, seed * 1000 + step);
    const again = first.verdict.better === 0 && !hearing.stopped ? await contest(changed, kept, seed * 1000 + step + 500_000) : null;
    const better = again?.verdict.better === 0;
    if (hearing.stopped && !better) break;
    if (better) kept = changed;
    const played = [first, ...(again === null ? [] : [again])]
      .map(({ share, games }) => `${(100 * share.share).toFixed(1)} % of ${games}`)
      .join(", then ");
    console.log(`${step}. ${name} ${now} → ${to}: ${played}: ${better ? "kept" : "not kept"}`);
    tried++;
    if (hearing.stopped) break;
  }
  console.log(`${game.name}: ${Object.keys(kept).length === 0 ? "nothing is better than what there is" : JSON.stringify(kept)}`);
  if (tried === steps) return 0;
  console.error(`Stopped: ${tried} of ${steps} changes were tried. The others:`);
  const so = Object.keys(kept).length === 0 ? {} : { "--kept": said(kept) };
  console.error(`  ${goOn("tune", { "--from": from + tried, "--steps": steps - tried, ...so })}`);
  return INTERRUPTED;
}

/** Weights as a player's name takes them. */
const said = (weights: Weights): string =>
  Object.entries(weights)
    .map(([name, weight]) => `${name}=${weight}`)
    .join(" ");

await command(main);
