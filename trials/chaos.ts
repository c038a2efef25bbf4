/** `npm run chaos`: servers, their database and the lines to them are killed while people play; nothing that was acknowledged may be lost. */
import { parseArgs } from "node:util";
import { Ground } from "../apps/server/test/processes.ts";
import { Chaos } from "./chaos/chaos.ts";
import { command, wholeNumber } from "./command.ts";

const HELP = `npm run chaos -- [options]
Three processes of the server on one PostgreSQL, and people who play random matches of all four games at any of them. Again and again a process is
killed with -9, now and then the database, and lines are cut. Every match must end with a replay that is verified, that holds every
answer that was acknowledged and none that nobody gave to that question, and whose seed is the one whose hash was told; what seats were told is
held against what they would have been told with other hidden cards; and when all is over every replay is read once more.

  --kills N     how often something is killed        (200)
  --minutes N   instead: for how long
  --every MS    milliseconds between two kills       (350)
  --pace MS     before each answer, at most          (20)
  --pairs N     matches at once                      (8)
  --seed N      another order                        (1)
  --json        the figures for a script

Exit code 0 if that is so, 1 if not, 2 if the command was wrong.`;

await command(main);

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      kills: { type: "string", default: "200" },
      minutes: { type: "string" },
      every: { type: "string", default: "350" },
      pace: { type: "string", default: "20" },
      pairs: { type: "string", default: "8" },
      seed: { type: "string", default: "1" },
      json: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const ground = new Ground();
  try {
    const { minutes } = values;
    const chaos = new Chaos(ground, wholeNumber("--seed", values.seed, 0), {
      until:
        minutes === undefined
          ? { kills: wholeNumber("--kills", values.kills, 1) }
          : { milliseconds: wholeNumber("--minutes", minutes, 1) * 60_000 },
      pairs: wholeNumber("--pairs", values.pairs, 1),
      pause: wholeNumber("--every", values.every, 1),
      pace: wholeNumber("--pace", values.pace, 0),
    });
    const figures = await chaos.run();
    if (values.json) console.log(JSON.stringify(figures, null, 2));
    else for (const [what, figure] of Object.entries(figures)) console.log(`${what.padEnd(44)} ${figure}`);
    for (const failure of chaos.failures) console.error(failure);
    return chaos.failures.length === 0 ? 0 : 1;
  } finally {
    await ground.clear();
  }
}
