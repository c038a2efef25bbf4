/** `npm run calibration`: of positions that are called 70 %, are 70 % won? And how far a game's judgement may be trusted. */
import { parseArgs } from "node:util";
import { diceOf, InputError, newMatch, type Seat } from "@duelex/kernel";
import { chanceOf, GreedyPlayer, TreePlayer } from "@duelex/players";
import { seedOfGame, shareOf } from "@duelex/sim";
import { allGames } from "../apps/cli/src/games.ts";
import { command, goOn, Hearing, INTERRUPTED, wholeNumber } from "./command.ts";

const HELP = `npm run calibration -- --game ID [options]
Plays matches between greedy players, one answer in twenty at random, searches at one question in so many, and asks at the end who won.

  --game ID      gundam, gate-ruler, bos or colossus-order
  --games N      matches                                                                   (200)
  --from N       from which match of the series on                                         (0)
  --every N      one question in so many is searched                                       (12)
  --lines N      lines of each search                                                      (100)
  --seed N       another series of matches                                                 (1)
  --json         the figures for a script

Ctrl-C ends it, says what there is until then and how to go on, with exit code 130.

  npm run calibration -- --game bos`;

interface Seen {
  readonly value: number;
  readonly won: number;
}

/** What a trust makes of what was seen: the mean logarithmic loss, in bits. */
function lossOf(seen: readonly Seen[], trust: number): number {
  const sum = seen.reduce((total, { value, won }) => {
    const chance = Math.min(0.999, Math.max(0.001, chanceOf({ judgement: { weights: {}, first: {}, trust, of: () => 0 } }, value)));
    return total - won * Math.log2(chance) - (1 - won) * Math.log2(1 - chance);
  }, 0);
  return sum / Math.max(1, seen.length);
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      ...{ game: { type: "string" }, games: { type: "string", default: "200" }, every: { type: "string", default: "12" } },
      ...{ lines: { type: "string", default: "100" }, from: { type: "string", default: "0" }, seed: { type: "string", default: "1" } },
      ...{ json: { type: "boolean", default: false }, help: { type: "boolean", default: false } },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  if (values.game === undefined)
    throw new InputError("calibration", [{ where: "--game", what: `one of ${allGames.ids.join(", ")} is wanted` }]);
  const game = await allGames.load(values.game);
  const [games, every, lines] = [
    wholeNumber("--games", values.games, 1),
    wholeNumber("--every", values.every, 1),
    wholeNumber("--lines", values.lines, 1),
  ];
  const [series, from] = [wholeNumber("--seed", values.seed, 0), wholeNumber("--from", values.from, 0)];
  const seen: Seen[] = [];
  const hearing = new Hearing();
  let played = 0;
  for (; played < games && !(await hearing.breathe()); played++) {
    const seed = seedOfGame(series, from + played);
    const dice = diceOf(seed);
    const pick = () => game.decks[dice(game.decks.length)]!.deck;
    const match = newMatch(game, { decks: [pick(), pick()], seed });
    const players = ([0, 1] as const).map((seat) => new GreedyPlayer(game, seat, diceOf(seed + seat)));
    const asked: { readonly seat: Seat; readonly value: number }[] = [];
    while (!match.over) {
      const { count } = match.options();
      if (count > 1 && dice(every) === 0) {
        const [best] = new TreePlayer(game, match.asked, diceOf(seed), { lines }).think(match).answers;
        asked.push({ seat: match.asked, value: best!.value });
      }
      match.play(dice(20) === 0 ? dice(count) : players[match.asked]!.choose(match));
    }
    const { winner } = match.standing();
    for (const { seat, value } of asked) seen.push({ value, won: winner === null ? 0.5 : winner === seat ? 1 : 0 });
  }
  const trusts = Array.from({ length: 40 }, (_, step) => (step + 1) / 20);
  const best = trusts.reduce((least, trust) => (lossOf(seen, trust) < lossOf(seen, least) ? trust : least), 1);
  const now = game.judgement?.trust ?? 1;
  const rows = Array.from({ length: 10 }, (_, tenth) => {
    const inside = seen.filter(({ value }) => Math.min(9, Math.floor(10 * chanceOf(game, value))) === tenth);
    const won = inside.reduce((sum, each) => sum + each.won, 0);
    return { from: tenth / 10, positions: inside.length, won: shareOf(won, inside.length) };
  });
  const interrupted = played < games;
  if (values.json) {
    const losses = { trust: now, loss: lossOf(seen, now), best, bestLoss: lossOf(seen, best) };
    console.log(JSON.stringify({ game: game.id, games: played, positions: seen.length, ...losses, rows, interrupted }, null, 2));
  } else {
    console.log(
      `${game.name}: ${seen.length} positions of ${played} matches; trust ${now}, loss ${lossOf(seen, now).toFixed(3)} bits; best ${best}, ${lossOf(seen, best).toFixed(3)} bits`,
    );
    for (const { from: tenth, positions, won } of rows)
      if (positions > 0)
        console.log(
          `  called ${String(100 * tenth).padStart(2)}–${String(Math.round(100 * tenth) + 10).padStart(3)} %: ${String(positions).padStart(5)} positions, won ${(100 * won.share).toFixed(0)} % (${(100 * won.low).toFixed(0)}–${(100 * won.high).toFixed(0)})`,
        );
  }
  if (!interrupted) return 0;
  console.error(`Stopped: ${played} of ${games} matches were played. The others, which count by themselves:`);
  console.error(`  ${goOn("calibration", { "--from": from + played, "--games": games - played })}`);
  return INTERRUPTED;
}

await command(main);
