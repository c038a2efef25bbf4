/** `npm run endurance`: does a player answer in every position that it meets, and in time? */
import { parseArgs } from "node:util";
import { readPlayerName } from "@duelex/players";
import { allGames } from "../apps/cli/src/games.ts";
import { command, goOn, Hearing, INTERRUPTED, wholeNumber } from "./command.ts";
import { Meter } from "./meter.ts";
import { endure, nothingYet } from "./strength/endurance.ts";

const HELP = `npm run endurance -- [options]
Lets a player sit through a great many matches, against itself, random and greedy in turn, with the games' own decks and random ones, and
tells where it throws, gives no answer that is offered, changes the match, says the same again in the same position, does not come to an
end, or takes more than a tenth over its time.

  --game ID      gundam, gate-ruler, bos or colossus-order; may be given again      (all four)
  --player NAME  tree:20, tree:5ms, greedy, level:3                                 (tree:20)
  --games N      matches of each game                                               (1000)
  --from N       from which match of the series on                                  (0)
  --seed N       another series                                                     (1)
  --json         the figures for a script

Exit code 0 if it did nothing of that, 1 if it did, 2 if the command was wrong, 130 after Ctrl-C, which says what there is and how to go on.

  npm run endurance
  npm run endurance -- --game bos --player tree:5ms --games 100`;

/** Faults that are told; the others are counted. */
const TOLD = 10;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      ...{ game: { type: "string", multiple: true }, player: { type: "string", default: "tree:20" } },
      ...{ games: { type: "string", default: "1000" }, from: { type: "string", default: "0" }, seed: { type: "string", default: "1" } },
      ...{ json: { type: "boolean", default: false }, help: { type: "boolean", default: false } },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const { player } = values;
  const clock = () => performance.now();
  readPlayerName(player, clock);
  const games = wholeNumber("--games", values.games, 1);
  const from = wholeNumber("--from", values.from, 0);
  const seed = wholeNumber("--seed", values.seed, 0);
  const chosen = await Promise.all((values.game ?? allGames.ids).map((id) => allGames.load(id)));
  const hearing = new Hearing();
  let clean = true;
  for (const game of chosen) {
    const endured = nothingYet();
    const meter = new Meter("matches", games, values.json);
    for (let nth = from; nth < from + games && !(await hearing.breathe()); nth++) {
      endure({ game, player, seed, clock }, nth, endured);
      meter.at(endured.matches, endured.faults.length);
    }
    meter.end();
    const { matches, answers, longest, late, faults } = endured;
    if (faults.length > 0 || late > 0) clean = false;
    if (values.json) {
      console.log(JSON.stringify({ game: game.id, player, ...endured }));
    } else {
      console.log(
        `${game.name}: ${player}, ${matches} matches, ${answers} answers; longest ${longest.toFixed(1)} ms, ${late} late, ${faults.length} faults`,
      );
      for (const fault of faults.slice(0, TOLD)) console.log(`  match ${fault.nth}, after ${fault.answers} answers: ${fault.what}`);
    }
    if (!hearing.stopped) continue;
    console.error(`Stopped: ${matches} of ${games} matches of ${game.name} were played. The others:`);
    if (matches < games)
      console.error(`  ${goOn("endurance", { "--game": game.id, "--from": from + matches, "--games": games - matches })}`);
    for (const other of chosen.slice(chosen.indexOf(game) + 1)) console.error(`  ${goOn("endurance", { "--game": other.id })}`);
    return INTERRUPTED;
  }
  return clean ? 0 : 1;
}

await command(main);
