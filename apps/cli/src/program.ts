/** The program: its commands, and what becomes of mistakes on the command line. */
import { InputError } from "@duelex/kernel";
import { Command, CommanderError } from "commander";
import type { Act } from "./command.ts";
import { analyseCommand } from "./commands/analyse.ts";
import { cardsCommand } from "./commands/cards.ts";
import { deckCommand } from "./commands/deck.ts";
import { learnCommand } from "./commands/learn.ts";
import { perftCommand } from "./commands/perft.ts";
import { playCommand } from "./commands/play.ts";
import { puzzleCommand } from "./commands/puzzle.ts";
import { replayCommand } from "./commands/replay.ts";
import { ruleCommand } from "./commands/rule.ts";
import { rulesCommand } from "./commands/rules.ts";
import { scenarioCommand } from "./commands/scenario.ts";
import { serveCommand } from "./commands/serve.ts";
import { simCommand } from "./commands/sim.ts";
import { solveCommand } from "./commands/solve.ts";
import { startCommand } from "./commands/start.ts";
import { tableCommand } from "./commands/table.ts";
import { tuneDeckCommand } from "./commands/tune-deck.ts";
import { watchCommand } from "./commands/watch.ts";
import { workerCommand } from "./commands/worker.ts";
import { type Context, Exit } from "./context.ts";
import { sayError } from "./errors.ts";
import { COMMAND } from "./places.ts";
import { pad, wrap } from "./text.ts";

const commands = [
  startCommand,
  tableCommand,
  serveCommand,
  playCommand,
  learnCommand,
  watchCommand,
  simCommand,
  scenarioCommand,
  solveCommand,
  puzzleCommand,
  replayCommand,
  analyseCommand,
  ruleCommand,
  rulesCommand,
  cardsCommand,
  deckCommand,
  perftCommand,
  tuneDeckCommand,
  workerCommand,
];

/** Runs one command. Never throws; the code says how it went. */
export async function run(words: readonly string[], context: Context, version: string): Promise<Exit> {
  let exit = Exit.fine;
  const act: Act =
    (work) =>
    async (...args) => {
      exit = await work(...args);
    };
  try {
    if (words.length === 0) {
      context.terminal.say(...sayFirst(context));
      return exit;
    }
    checkCommand(words[0]!, context);
    await programOf(context, act, version).parseAsync([...words], { from: "user" });
    return exit;
  } catch (problem) {
    if (problem instanceof CommanderError) return problem.exitCode === 0 ? Exit.fine : Exit.wrongInput; // it has said what is wrong
    return sayError(problem, context);
  } finally {
    context.terminal.close();
  }
}

/** What somebody sees who types the name of the program alone. */
function sayFirst({ terminal: { paint, columns }, games: { ids } }: Context): string[] {
  const [game] = ids;
  const ways = [
    ["new to a game", `learn ${game}`, "in five minutes: one page, then a first match with explanations"],
    ["a match, here", `play ${game} --seats human,level:1`, "against a machine: level:1 is the easiest, level:8 the strongest"],
    ["in the browser", "start", "the same on a page: play, learn and judge"],
    ["a puzzle", `puzzle ${game}`, "win this turn, or save the match"],
  ] as const;
  return [
    paint.strong("Duelex: trading card games, played by the book"),
    "",
    ...ways.flatMap(([who, command, about]) => [
      `  ${pad(who, 16)}${paint.key(`${COMMAND} ${command}`)}`,
      ...wrap(about, columns - 18).map((line) => " ".repeat(18) + line),
    ]),
    "",
    ...wrap(`Games: ${ids.join(", ")}.`, columns),
    ...wrap(`${COMMAND} help lists everything else; ${COMMAND} COMMAND --help says more of it.`, columns),
  ];
}

/** A game is no command, and who names one alone wants to play it. @throws InputError */
function checkCommand(first: string, { games }: Context): void {
  const id = first.toLowerCase();
  if (games.ids.includes(id))
    throw new InputError("command", [
      { where: "", what: `${id} is a game: ${COMMAND} learn ${id} explains it, ${COMMAND} play ${id} plays it` },
    ]);
}

/** What is missing on a command line, and what is too much, with what would be right. */
function hinted(mistake: string, { games }: Context): string {
  const says = mistake.trimEnd();
  if (says.endsWith("missing required argument 'game'")) return `${says}: one of ${games.ids.join(", ")}`;
  if (says.includes("too many arguments for 'play'"))
    return `${says}\nWho plays is said so: ${COMMAND} play ${games.ids[0]} --seats human,level:1`;
  return says;
}

function programOf(context: Context, act: Act, version: string): Command {
  const { terminal } = context;
  const program = new Command(COMMAND)
    .description(
      "Trading card games played by the book: every action, every refusal and every event with its paragraph.\n" +
        `Games: ${context.games.ids.join(", ")}.`,
    )
    .version(version)
    .option("--no-color", "no colours (also: the environment variable NO_COLOR)")
    .addHelpText(
      "after",
      `\nExamples:\n  ${COMMAND} play gundam\n  ${COMMAND} watch bos --seed 7\n  ${COMMAND} rule gundam 7-4-3\n\n${COMMAND} help COMMAND says more, with examples.`,
    );
  for (const command of commands) program.addCommand(command(context, act));
  for (const each of [program, ...program.commands]) {
    each
      .exitOverride()
      .showHelpAfterError(`(${COMMAND} ${each === program ? "" : `${each.name()} `}--help says how)`)
      .configureOutput({
        writeOut: (text) => terminal.say(text.trimEnd()),
        writeErr: (text) => terminal.warn(text.trimEnd()),
        outputError: (text, write) => write(hinted(text, context)),
      })
      .configureHelp({ helpWidth: terminal.columns });
  }
  return program;
}
