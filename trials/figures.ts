/** `npm run figures`: gives the commands that stand beside figures in the documentation, and looks whether they print what stands there; README.md says more. */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { InputError } from "@duelex/kernel";
import { command, goOn, Hearing, INTERRUPTED, wholeNumber } from "./command.ts";
import type { Said } from "./figures/fill.ts";
import { type Answer, give, insteadOf } from "./figures/give.ts";
import { leftOn } from "./figures/left.ts";
import { Page, pageNames } from "./figures/page.ts";
import { saidBy } from "./figures/said.ts";
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

/** A command with every figure that it prints. */
interface Given {
  readonly command: string;
  /** About how long it takes. */
  readonly seconds: number;
  readonly figures: readonly Said[];
}

const lasting = (seconds: number): string => (seconds < 100 ? `${Math.ceil(seconds)} s` : `${Math.round(seconds / 60)} min`);
const placesOf = (given: Given): string => [...new Set(given.figures.map(({ page, line }) => `${page}:${line}`))].slice(0, 3).join(", ");
/** `npm run strength` ends with 1 where the first player is worse, which is an answer. */
const isEnd = (code: number | null, typed: string): boolean => code === 0 || (code === 1 && typed.startsWith("npm run strength "));

function pagesNamed(names: readonly string[] | undefined): Page[] {
  const isNamed = (page: string, name: string): boolean => [name, `${name}.md`, `docs/${name}`, `docs/${name}.md`].includes(page);
  for (const name of names ?? [])
    if (!pageNames.some((page) => isNamed(page, name)))
      throw new InputError("figures", [{ where: "--doc", what: `there is no page "${name}"; there are ${pageNames.join(", ")}` }]);
  return pageNames.filter((page) => names === undefined || names.some((name) => isNamed(page, name))).map((page) => new Page(page));
}

/** The commands of these pages, each once, the cheapest first. */
function commandsOf(pages: readonly Page[], seconds: Readonly<Record<string, number>>): Given[] {
  const figures = new Map<string, Said[]>();
  for (const said of pages.flatMap(saidBy)) figures.set(said.command, [...(figures.get(said.command) ?? []), said]);
  return [...figures]
    .map(([typed, figures]) => ({ command: typed, seconds: seconds[typed] ?? UNKNOWN, figures }))
    .toSorted((one, other) => one.seconds - other.seconds);
}

/** What of its figures is not printed. */
function wrongIn({ command, figures }: Given, { code, output }: Answer): Wrong[] {
  const wrong = figures.flatMap((figure): Wrong[] => {
    const { page, line, stands } = figure;
    const instead = insteadOf(figure, output);
    return instead === null ? [] : [{ page, line, command, stands, instead }];
  });
  if (wrong.length > 0 || isEnd(code, command)) return wrong;
  const { page, line } = figures[0]!;
  return [{ page, line, command, stands: "figures that a command prints which ends well", instead: `exit code ${code}` }];
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      ...{ doc: { type: "string", multiple: true }, most: { type: "string" }, from: { type: "string", default: "1" } },
      ...{ list: { type: "boolean", default: false }, keep: { type: "boolean", default: false } },
      ...{ json: { type: "boolean", default: false }, help: { type: "boolean", default: false } },
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
  const left = pages.flatMap((page) => leftOn(page, saidBy(page)));
  const seconds = JSON.parse(readFileSync(kept, "utf8")) as Record<string, number>;
  const all = commandsOf(pages, seconds);
  const chosen = all.filter((each) => each.seconds <= most);
  if (values.list) {
    for (const [nth, each] of chosen.entries()) say(`${nth + 1}  ${lasting(each.seconds)}  ${each.command}  (${placesOf(each)})`);
    if (values.json) console.log(JSON.stringify({ commands: chosen, left }, null, 2));
    else sayLeft(left);
    return 0;
  }

  const hearing = new Hearing();
  const meter = new Meter("commands", chosen.length, values.json);
  const wrong: Wrong[] = [];
  let given = 0;
  for (const [nth, each] of [...chosen.entries()].slice(from)) {
    meter.at(nth, new Set(wrong.map(({ command }) => command)).size);
    const answer = hearing.stopped ? null : await give(each.command, hearing.signal);
    if (answer === null) break;
    const found = wrongIn(each, answer);
    wrong.push(...found);
    seconds[each.command] = Math.ceil(answer.seconds);
    given++;
    meter.end();
    say(`${nth + 1}  ${lasting(answer.seconds)}  ${each.command}: ${found.length === 0 ? "as it stands" : "otherwise"}`);
    for (const { page, line, stands, instead } of found)
      say(`    ${page}:${line} says: ${stands}\n    it prints: ${instead.replaceAll("\n", "\n      ")}`);
  }
  meter.end();
  const interrupted = from + given < chosen.length;
  if (values.keep && !interrupted) writeFileSync(kept, `${JSON.stringify(seconds, Object.keys(seconds).toSorted(), 2)}\n`);

  const failed = new Set(wrong.map(({ command }) => command)).size;
  const counts = { node: process.version, commands: all.length, longer: all.length - chosen.length, given, failed };
  if (values.json) console.log(JSON.stringify({ ...counts, wrong, left, interrupted }, null, 2));
  else {
    const longer = counts.longer === 0 ? "" : `; ${counts.longer} take longer than ${most} seconds`;
    say(
      `\n${all.length} commands stand beside figures: ${given} given on Node ${counts.node}, ${given - failed} print what stands there${longer}`,
    );
    sayLeft(left);
  }
  if (!interrupted) return failed === 0 ? 0 : 1;
  console.error(`Stopped: ${from + given} of ${chosen.length} commands were given. The others:`);
  console.error(`  ${goOn("figures", { "--from": from + given + 1 })}`);
  return INTERRUPTED;
}

function sayLeft(left: ReturnType<typeof leftOn>): void {
  console.log(`${left.length} more stand beside figures and are not given:`);
  for (const why of new Set(left.map((each) => each.why))) {
    console.log(`  ${why}`);
    for (const each of left) if (each.why === why) console.log(`    ${each.page}:${each.line}  ${each.command}`);
  }
}

await command(main);
