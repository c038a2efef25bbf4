/** `npm run strength`: how much stronger one player is than another. */
import { parseArgs } from "node:util";
import { InputError } from "@duelex/kernel";
import type { Share } from "@duelex/sim";
import { allGames } from "../apps/cli/src/games.ts";
import { command, goOn, Hearing, INTERRUPTED, wholeNumber } from "./command.ts";
import { eloOf, type Outcome, play, readContestant, scoreOf } from "./strength/contest.ts";

const HELP = `npm run strength -- --game ID --a PLAYER --b PLAYER [options]
Plays pairs of games, both with one seed and one pair of decks, seats swapped, and says how much stronger the first player is. It ends
when a sequential test has decided which is better, or when all pairs are played.

  --game ID      gundam, gate-ruler, bos or colossus-order
  --a, --b       players by name, as duelex play --help has them: random, greedy, greedy@1, tree:400, tree:1s, level:3;
                 behind a name weights of one's own may stand: "greedy hand=0.5";
                 "tree:400 open" sees all hands and knows all dice; "tree:400 turns=1 curiosity=2 temperature=1
                 random=0.2" searches in another manner; "greedy looks=1" looks at fewer questions on the
                 way; "greedy astray=33" gives a third of its answers at random; beginner does something, whatever
                 it is, as long as there is anything to do
  --pairs N      pairs of games, at most                                                   (100)
  --from N       from which pair of the series on                                          (0)
  --margin PC    from how many per cent off a half on a difference matters                 (5)
  --error PC     how often at most the worse player may be named when it does              (5)
  --all          play all pairs, even when the test has decided
  --decks WHICH  own: the game's own; random: drawn at random; both, in turn;
                 same: one of the game's own for both players                             (both)
  --seed N       another series of games                                                   (1)
  --json         the figures for a script

Exit code 0 if the first player is better or nothing was decided, 1 if it is worse, 2 if the command was wrong, 130 after Ctrl-C, which
says what was played until then and how to go on.

  npm run strength -- --game gundam --a tree:400 --b greedy@1
  npm run strength -- --game bos --a "greedy castle=0.5" --b greedy --pairs 2000 --margin 2`;

const percent = (share: number): string => (100 * share).toFixed(1);
const elo = (share: number): string => {
  const value = eloOf(share);
  return Number.isFinite(value) ? String(Math.round(value)) : value > 0 ? "∞" : "−∞";
};
const range = ({ share, low, high }: Share): string => `${percent(share)} % (${percent(low)}–${percent(high)})`;

function sayOutcome(a: string, b: string, { share, pairs, bySeat, games, verdict, milliseconds }: Outcome): string[] {
  const [first, second] = bySeat;
  const [none, half, level, more, both] = pairs;
  const decided = verdict.better === null ? "nothing is decided" : `${verdict.better === 0 ? a : b} is better`;
  return [
    `${a} against ${b}, ${games} games: ${range(share)}; Elo ${elo(share.share)} (${elo(share.low)} to ${elo(share.high)})`,
    `  pairs won, level, lost: ${more + both}, ${level}, ${none + half}; of the games lost, a draw as a half: ${games - first.won - second.won}`,
    `  going first ${range(scoreOf(first))} of ${first.of}; going second ${range(scoreOf(second))} of ${second.of}`,
    `  ${decided} (evidence ${verdict.evidence.toFixed(2)}, bound ±${verdict.bound.toFixed(2)}); ${milliseconds.map((each) => each.toFixed(2)).join(" and ")} ms an answer`,
  ];
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      ...{ game: { type: "string" }, a: { type: "string" }, b: { type: "string" }, decks: { type: "string", default: "both" } },
      ...{ pairs: { type: "string", default: "100" }, from: { type: "string", default: "0" }, seed: { type: "string", default: "1" } },
      ...{ margin: { type: "string", default: "5" }, error: { type: "string", default: "5" } },
      ...{ all: { type: "boolean", default: false }, json: { type: "boolean", default: false }, help: { type: "boolean", default: false } },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const refuse = (where: string, what: string): never => {
    throw new InputError("strength", [{ where, what }]);
  };
  const game = await allGames.load(values.game ?? refuse("--game", `one of ${allGames.ids.join(", ")} is wanted`));
  if (values.a === undefined || values.b === undefined) return refuse("--a, --b", "two players are wanted");
  const { decks } = values;
  if (decks !== "own" && decks !== "random" && decks !== "both" && decks !== "same")
    return refuse("--decks", "own, random, both or same is wanted");
  const part = (name: string, value: string): number =>
    Number(value) > 0 && Number(value) < 50 ? Number(value) / 100 : refuse(name, "a number of per cent, above 0 and below 50, is wanted");
  const hearing = new Hearing();
  const pairs = wholeNumber("--pairs", values.pairs, 1);
  const from = wholeNumber("--from", values.from, 0);
  const outcome = await play({
    ...{ game, decks, players: [readContestant(values.a, game), readContestant(values.b, game)] },
    ...{ pairs, from, seed: wholeNumber("--seed", values.seed, 0), all: values.all },
    test: { margin: part("--margin", values.margin), error: part("--error", values.error) },
    clock: () => performance.now(),
    leaves: () => hearing.breathe(),
  });
  const played = outcome.games / 2;
  const interrupted = hearing.stopped && played < pairs && (values.all || outcome.verdict.better === null);
  if (values.json) console.log(JSON.stringify({ game: game.id, a: values.a, b: values.b, ...outcome, interrupted }, null, 2));
  else console.log([game.name, ...sayOutcome(values.a, values.b, outcome)].join("\n"));
  if (interrupted) {
    console.error(`Stopped: ${played} of ${pairs} pairs were played. The others, which count by themselves:`);
    console.error(`  ${goOn("strength", { "--from": from + played, "--pairs": pairs - played })}`);
    return INTERRUPTED;
  }
  return outcome.verdict.better === 1 ? 1 : 0;
}

await command(main);
