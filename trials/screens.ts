/** `npm run screens`: plays matches and looks whether every question fits a terminal of 80 columns and 24 rows; README.md says more. */
import { parseArgs } from "node:util";

import { allGames } from "../apps/cli/src/games.ts";
import { command, goOn, Hearing, INTERRUPTED, wholeNumber } from "./command.ts";
import { Meter } from "./meter.ts";
import { COLUMNS, playScreens, ROWS } from "./screens/screens.ts";

const HELP = `npm run screens -- [options]
Plays matches between random players, with every pairing of a game's decks in turn, and puts every question on a screen of ${COLUMNS} × ${ROWS}:
no line may be wider, no screen higher, the question stands there in full, and every answer on it or on a page that "more" shows; of an attack, that who would be destroyed is not cut off; who stands on the table, and with whom, and where an answer is cut, how it is read.

  --games N      how many matches of each game                    (250)
  --from N       from which match of the series on                (0)
  --game ID      one of ${allGames.ids.join(", ")}; may be given again (all)
  --seed N       another series                                   (1)

Exit code 0 if every question fits, 1 if not, 2 if the command was wrong, 130 after Ctrl-C, which says what was looked at and how to go on.`;

await command(main);

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      game: { type: "string", multiple: true },
      games: { type: "string", default: "250" },
      from: { type: "string", default: "0" },
      seed: { type: "string", default: "1" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const games = wholeNumber("--games", values.games, 1);
  const seed = wholeNumber("--seed", values.seed, 0);
  const from = wholeNumber("--from", values.from, 0);
  const hearing = new Hearing();
  let failed = 0;
  const chosen = values.game ?? allGames.ids;
  for (const game of await Promise.all(chosen.map((id) => allGames.load(id)))) {
    const meter = new Meter(`matches of ${game.name}`, games, false);
    const { matches, questions, paged, cut, highest, failures } = await playScreens(game, { from, count: games }, seed, (done) => {
      meter.at(done, 0);
      return hearing.breathe();
    });
    meter.end();
    console.log(
      `${game.name}: ${matches} matches, ${questions} questions; the highest takes ${highest} of ${ROWS} lines; ${paged} with more than one page of answers, ${cut} with a line of the table cut short; ${failures.length === 0 ? "every one fits" : `${failures.length} do not fit`}`,
    );
    for (const { match, answer, what, screen } of failures)
      console.log(`\nmatch ${match}, answer ${answer}: ${what}\n${screen.join("\n")}`);
    failed += failures.length;
    if (!hearing.stopped) continue;
    console.error(
      `Stopped: ${matches} of ${games} matches of ${game.name} were looked at${failed === 0 ? "" : `, and ${failed} questions do not fit`}. The others:`,
    );
    if (matches < games) console.error(`  ${goOn("screens", { "--game": game.id, "--from": from + matches, "--games": games - matches })}`);
    for (const id of chosen.slice(chosen.indexOf(game.id) + 1)) console.error(`  ${goOn("screens", { "--game": id })}`);
    return INTERRUPTED;
  }
  return failed === 0 ? 0 : 1;
}
