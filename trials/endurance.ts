/** `npm run endurance`: does a player answer in every position that it meets, and in time? */
import { parseArgs } from "node:util";
import { readPlayerName } from "@duelex/players";
import { allGames } from "../apps/cli/src/games.ts";
import { command, wholeNumber } from "./command.ts";
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

Exit code 0 if it did nothing of that, 1 if it did, 2 if the command was wrong.

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
  let clean = true;
  for (const game of chosen) {
    const endured = nothingYet();
    const meter = new Meter("matches", games, values.json);
    for (let nth = from; nth < from + games; nth++) {
      endure({ game, player, seed, clock }, nth, endured);
      meter.at(endured.matches, endured.faults.length);
    }
    meter.end();
    const { matches, answers, longest, late, faults } = endured;
    if (faults.length > 0 || late > 0) clean = false;
    if (values.json) {
      console.log(JSON.stringify({ game: game.id, player, ...endured }));
      continue;
    }
    console.log(
      `${game.name}: ${player}, ${matches} matches, ${answers} answers; longest ${longest.toFixed(1)} ms, ${late} late, ${faults.length} faults`,
    );
    for (const fault of faults.slice(0, TOLD)) console.log(`  match ${fault.nth}, after ${fault.answers} answers: ${fault.what}`);
  }
  return clean ? 0 : 1;
}

await command(main);
