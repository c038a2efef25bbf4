/** `npm run chaos`: servers, their database and the lines to them are killed while people play; nothing that was acknowledged may be lost. */
import { parseArgs } from "node:util";
import { Ground } from "../apps/server/test/processes.ts";
import { Chaos } from "./chaos/chaos.ts";
import { command, goOn, Hearing, INTERRUPTED, wholeNumber } from "./command.ts";
import { Meter } from "./meter.ts";

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

Exit code 0 if that is so, 1 if not, 2 if the command was wrong, 130 after Ctrl-C, after which the matches under way are played to their end.`;

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
  const unit = values.minutes === undefined ? "kills" : "minutes";
  const all = wholeNumber(`--${unit}`, values[unit] ?? "", 1);
  const seed = wholeNumber("--seed", values.seed, 0);
  const meter = new Meter(unit, all, values.json);
  const hearing = new Hearing();
  hearing.signal.addEventListener("abort", () => console.error("\nStopped; the matches under way are played to their end …"));
  const ground = new Ground(true);
  try {
    const chaos = new Chaos(ground, seed, {
      pairs: wholeNumber("--pairs", values.pairs, 1),
      pause: wholeNumber("--every", values.every, 1),
      pace: wholeNumber("--pace", values.pace, 0),
      stop: hearing.signal,
    });
    let done = 0;
    const figures = await chaos.run((kills, milliseconds) => {
      done = unit === "kills" ? kills : Math.floor(milliseconds / 60_000);
      meter.at(done, chaos.failures.length);
      return done < all;
    });
    meter.end();
    if (values.json) console.log(JSON.stringify(figures, null, 2));
    else for (const [what, figure] of Object.entries(figures)) console.log(`${what.padEnd(44)} ${figure}`);
    for (const failure of chaos.failures) console.error(failure);
    if (hearing.stopped) {
      console.error(`Stopped: ${done} of ${all} ${unit} are over. As many more, in another order:`);
      console.error(`  ${goOn("chaos", { "--seed": seed + 1, [`--${unit}`]: Math.max(1, all - done) })}`);
    }
    return chaos.failures.length > 0 ? 1 : hearing.stopped ? INTERRUPTED : 0;
  } finally {
    await ground.clear();
  }
}
