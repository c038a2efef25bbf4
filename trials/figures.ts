/** `npm run figures`: gives the commands that stand beside figures in the documentation, and looks whether they print what stands there; README.md says more. */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { InputError } from "@duelex/kernel";
import { command, goOn, Hearing, INTERRUPTED, wholeNumber } from "./command.ts";
import { type Figure, give, insteadOf } from "./figures/give.ts";
import { leftOn } from "./figures/left.ts";
import { Page, pageNames } from "./figures/page.ts";
import { type Said, saidBy } from "./figures/said.ts";
import { Meter } from "./meter.ts";

const HELP = `npm run figures -- [options]
Reads docs/*.md and README.md, gives each command that stands beside figures as a person would type it, with the Node that runs this, and looks
whether it prints what stands there. The cheapest come first. What is not given (times, other versions, many hours) is listed with its reason.

  --doc NAME     only this page: players, quality, README; may be given again   (all)
  --most N       leaves out what takes longer than so many seconds
  --from N       from which command on, as --list numbers them                  (1)
  --list         what would be given, and how long each takes about; gives nothing
  --keep         keeps how long each took, for --list and --most (trials/figures/seconds.json)
  --json         the figures for a script

Exit code 0 if all that was given prints what stands there, 1 if not, 2 if the command was wrong, 130 after Ctrl-C, which says what was given
and how to go on.

  npm run figures -- --most 60
  npm run figures -- --doc players --list
  npm run figures -- --doc quality --from 12`;

/** How long each took when it was last kept, in seconds; what has never been given is taken to need so many. */
const kept = new URL("figures/seconds.json", import.meta.url);
const UNKNOWN = 120;

interface Wrong {
  readonly page: string;
  readonly line: number;
  readonly command: string;
  readonly stands: string;
  readonly instead: string;
}

const placesOf = (figures: readonly Figure[]): string =>
  [...new Set(figures.map(({ page, line }) => `${page}:${line}`))].slice(0, 3).join(", ");
const lasting = (seconds: number): string => (seconds < 100 ? `${Math.ceil(seconds)} s` : `${Math.round(seconds / 60)} min`);
const commands = (count: number): string => `${count} command${count === 1 ? "" : "s"}`;

function pagesNamed(names: readonly string[] | undefined): Page[] {
  const isNamed = (page: string, name: string): boolean => [name, `${name}.md`, `docs/${name}`, `docs/${name}.md`].includes(page);
  for (const name of names ?? [])
    if (!pageNames.some((page) => isNamed(page, name)))
      throw new InputError("figures", [{ where: "--doc", what: `there is no page "${name}"; there are ${pageNames.join(", ")}` }]);
  return pageNames.filter((page) => names === undefined || names.some((name) => isNamed(page, name))).map((page) => new Page(page));
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      ...{ doc: { type: "string", multiple: true }, most: { type: "string" }, from: { type: "string", default: "1" } },
      ...{
        list: { type: "boolean", default: false },
        keep: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
      },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const say = (line: string): void => {
    if (!values.json) console.log(line);
  };
  const most = values.most === undefined ? Number.POSITIVE_INFINITY : wholeNumber("--most", values.most, 1);
  const from = wholeNumber("--from", values.from, 1) - 1;
  const pages = pagesNamed(values.doc);
  const seconds = JSON.parse(readFileSync(kept, "utf8")) as Record<string, number>;
  const takes = (typed: string): number => seconds[typed] ?? UNKNOWN;
  const byCommand = new Map<string, Said[]>();
  for (const said of pages.flatMap(saidBy)) byCommand.set(said.command, [...(byCommand.get(said.command) ?? []), said]);
  const all = [...byCommand].toSorted(([one], [other]) => takes(one) - takes(other));
  const chosen = all.filter(([typed]) => takes(typed) <= most);
  const left = pages.flatMap((page) => leftOn(page, saidBy(page)));

  if (values.list)
    for (const [nth, [typed, figures]] of chosen.entries()) say(`${nth + 1}  ${lasting(takes(typed))}  ${typed}  (${placesOf(figures)})`);
  const hearing = new Hearing();
  const meter = new Meter("commands", chosen.length, values.json);
  const wrong: Wrong[] = [];
  let given = 0;
  let failed = 0;
  for (const [nth, [typed, figures]] of values.list ? [] : [...chosen.entries()].slice(from)) {
    meter.at(nth, failed);
    const answer = hearing.stopped ? null : await give(typed, hearing.signal);
    if (answer === null) break;
    const { code, output } = answer;
    const found = figures.flatMap((figure): Wrong[] => {
      const instead = insteadOf(figure, output);
      return instead === null ? [] : [{ ...figure, instead }];
    });
    const ended = code === 0 || (code === 1 && typed.startsWith("npm run strength")); // 1 is an answer there: the first player is worse
    if (!ended && found.length === 0) found.push({ ...figures[0]!, stands: "exit code 0", instead: `exit code ${code}` });
    seconds[typed] = Math.round(answer.seconds * 10) / 10;
    meter.end();
    say(`${nth + 1}  ${lasting(answer.seconds)}  ${typed}: ${figures.length - found.length} of ${figures.length}`);
    for (const { page, line, stands, instead } of found)
      say(`  ${page}:${line} says ${stands}\n  it prints ${instead.replaceAll("\n", "\n            ")}`);
    wrong.push(...found);
    given++;
    if (found.length > 0) failed++;
  }
  meter.end();
  if (values.keep) writeFileSync(kept, `${JSON.stringify(seconds, Object.keys(seconds).toSorted(), 2)}\n`);

  const reasons = new Map<string, string[]>();
  for (const { page, line, command: typed, why } of left) reasons.set(why, [...(reasons.get(why) ?? []), `${page}:${line}  ${typed}`]);
  const node = process.version;
  if (values.json) {
    console.log(
      JSON.stringify(
        { node, commands: all.length, given, failed, wrong, longer: all.length - chosen.length, left, interrupted: hearing.stopped },
        null,
        2,
      ),
    );
  } else {
    const longer = all.length === chosen.length ? "" : `; ${all.length - chosen.length} take longer than ${most} seconds`;
    say(`\n${commands(all.length)} beside figures: ${given} given on Node ${node}, ${given - failed} said what stands there${longer}`);
    say(`${commands(left.length)} not to be given:`);
    for (const [why, where] of reasons) say(`  ${why}\n${where.map((each) => `    ${each}`).join("\n")}`);
  }
  if (!hearing.stopped) return failed === 0 ? 0 : 1;
  console.error(`Stopped: ${from + given} of ${commands(chosen.length)} were given. The others:`);
  console.error(`  ${goOn("figures", { "--from": from + given + 1 })}`);
  return INTERRUPTED;
}

await command(main);
