import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { InputError, type Match, sayProblem } from "@duelex/kernel";
import { runScenario } from "@duelex/kernel/scenario";
import { type Act, asJson, commandNamed } from "../command.ts";
import { type Context, Exit } from "../context.ts";
import { sayFileError } from "../files/json.ts";
import { readScenarioOf } from "../files/scenario-file.ts";
import { type CardFlags, cardsFlag, type JsonFlag, jsonFlag } from "../flags.ts";
import { hearing } from "../interrupt.ts";
import { lookFor } from "../look.ts";
import { type Line, sayStory } from "../narrate.ts";
import { ownFiles } from "../own-cards.ts";
import { sayScenarioWords, scenarioWordsOf } from "../scenario-words.ts";
import { count, wrap } from "../text.ts";

export interface ScenarioFlags extends CardFlags, JsonFlag {
  readonly story?: true;
  readonly words?: string;
}

/** What came of one file. */
interface ScenarioResult {
  readonly file: string;
  readonly title: string;
  readonly passed: boolean;
  readonly differences: readonly string[];
}

/** A result, and what it is told with. */
interface Run extends ScenarioResult {
  /** The file itself is wrong: it could not be run. */
  readonly unreadable: boolean;
  readonly match: Match | null;
}

export const scenarioCommand = (context: Context, act: Act) =>
  commandNamed("scenario", "run scenario files, or all in a folder, and say what differs", [
    "scenario my-puzzle.json",
    "scenario packages/gundam/scenarios",
    "scenario my-puzzle.json --story        tell what happens, with paragraphs",
    "scenario packages/*/scenarios --json",
    "scenario --words gundam                the words that its scenarios can use",
  ])
    .argument("[files...]", "scenario files, or folders of them (docs/scenarios.md)")
    .option("--words <game>", "list what a game's scenarios can speak of, instead of running any")
    .option("--story", "tell what happens in each, with paragraphs")
    .addOption(cardsFlag())
    .addOption(jsonFlag())
    .action(act((paths: string[], flags: ScenarioFlags) => scenario(context, paths, flags)));

async function scenario(context: Context, paths: readonly string[], flags: ScenarioFlags): Promise<Exit> {
  const { terminal } = context;
  if (flags.words !== undefined) return listWords(context, flags.words, flags);
  if (paths.length === 0) throw new InputError("scenario", [{ where: "", what: "which files? Give scenario files, or folders of them" }]);
  const own = ownFiles(flags);
  const runs: Run[] = [];
  const files = scenarioFilesIn(paths);
  const ear = hearing(context);
  for (const file of files) {
    if (await ear.breathe()) break;
    const run = await runFile(context, file, own);
    runs.push(run);
    if (flags.json !== undefined) continue;
    if (flags.story === true) terminal.say(...sayRun(run, context));
    for (const warning of run.match?.warnings ?? []) terminal.warn(`${file}: ${sayProblem(warning)}`);
    if (!run.passed) terminal.say(...sayFailure(run, context));
  }
  ear.deaf();
  const results: ScenarioResult[] = runs.map(({ file, title, passed, differences }) => ({ file, title, passed, differences }));
  const passed = results.filter((result) => result.passed).length;
  const failed = results.length - passed;
  if (flags.json !== undefined) terminal.say(asJson({ files: results.length, passed, failed, results }));
  else
    terminal.say(
      failed === 0 ? terminal.paint.good(`${count(passed, "scenario")} held.`) : `${passed} of ${count(results.length, "scenario")} held.`,
    );
  if (ear.stopped) {
    terminal.warn(`Stopped: ${runs.length} of ${count(files.length, "file")} were run.`);
    return Exit.interrupted;
  }
  return runs.some((run) => run.unreadable) ? Exit.wrongInput : failed > 0 ? Exit.failed : Exit.fine;
}

async function listWords({ games, terminal }: Context, id: string, flags: JsonFlag): Promise<Exit> {
  const words = scenarioWordsOf(await games.load(id));
  terminal.say(...(flags.json === undefined ? sayScenarioWords(words, lookFor(terminal)) : [asJson(words)]));
  return Exit.fine;
}

async function runFile(context: Context, file: string, own: readonly unknown[]): Promise<Run> {
  let title = "";
  let match: Match | null = null;
  try {
    const read = await readScenarioOf(context.games, file, own);
    title = read.title;
    const game = await context.games.load(read.game);
    const differences = runScenario(game, read, (arranged) => {
      match = arranged;
    });
    return { file, title, passed: differences.length === 0, differences, unreadable: false, match };
  } catch (problem) {
    if (!(problem instanceof InputError)) throw problem;
    return { file, title, passed: false, differences: problem.problems.map(sayProblem), unreadable: true, match };
  }
}

/** The files that are meant: files as they are, of folders every .json in them. @throws InputError if there are none */
function scenarioFilesIn(paths: readonly string[]): string[] {
  const problems: { where: string; what: string }[] = [];
  const files = paths.flatMap((path) => {
    try {
      if (!statSync(path).isDirectory()) return [path];
      const inside = readdirSync(path, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".json"));
      if (inside.length === 0) problems.push({ where: path, what: "there is no .json file in this folder" });
      return inside.sort().map((name) => join(path, name));
    } catch (problem) {
      problems.push({ where: path, what: sayFileError(problem) });
      return [];
    }
  });
  if (problems.length > 0) throw new InputError("scenarios", problems);
  return files;
}

/** What happened in it, seen by everybody. */
function sayRun({ title, match }: Run, { terminal }: Context): string[] {
  if (match === null) return [];
  const events = match.recorder?.events ?? [];
  const lines = events.map((event): Line => {
    const { seat, rule, what } = event;
    return { kind: "event", seat, text: match.tell(event), rule, what, times: 1 };
  });
  return [terminal.paint.strong(title), ...sayStory(lines, lookFor(terminal)), ""];
}

function sayFailure({ file, title, differences, unreadable }: Run, { terminal }: Context): string[] {
  const { paint, columns } = terminal;
  return [
    `${paint.bad(unreadable ? "cannot be read" : "differs")}  ${file}${title === "" ? "" : `: ${title}`}`,
    ...differences.flatMap((difference) => wrap(`- ${difference}`, columns - 2, "  ").map((line) => `  ${line}`)),
  ];
}
