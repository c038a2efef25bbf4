import { type Game, InputError } from "@duelex/kernel";
import { type Act, asJson, commandNamed } from "../command.ts";
import { type Context, Exit } from "../context.ts";
import { type JsonFlag, jsonFlag, typedWord, wholeNumber } from "../flags.ts";
import { lessonOf } from "../games.ts";
import { hearing } from "../interrupt.ts";
import { COMMAND, puzzleFolder } from "../places.ts";
import { PuzzleSitting } from "../play/puzzle-sitting.ts";
import { knownTerms, Terms } from "../play/terms.ts";
import { flawsOf, type PuzzleScenario, puzzlesOf } from "../puzzles.ts";
import { count, wrap } from "../text.ts";

export interface PuzzleFlags extends JsonFlag {
  readonly number?: number;
  readonly list?: true;
  readonly check?: true;
  /** Puzzles of one's own. */
  readonly folder?: string;
}

export const puzzleCommand = (context: Context, act: Act) =>
  commandNamed("puzzle", "win this turn, or save the match: positions with one way to do it, the easiest first", [
    "puzzle bos",
    "puzzle gundam --number 5",
    "puzzle colossus-order --list",
    "puzzle gate-ruler --check             hold every proof against the rules",
  ])
    .argument("<game>", `one of ${context.games.ids.join(", ")}`)
    .option("--number <n>", "begin with this one; with --check: this one alone", wholeNumber(1))
    .option("--list", "say which there are, and how hard they are")
    .option("--check", "play every branch of every proof")
    .option("--folder <folder>", "the puzzles of this folder (bos-01.json, …) instead of those that come with the program")
    .addOption(jsonFlag())
    .action(act((game: string, flags: PuzzleFlags) => puzzle(context, game, flags)));

async function puzzle(context: Context, id: string, flags: PuzzleFlags): Promise<Exit> {
  const game = await context.games.load(id);
  const puzzles = puzzlesOf(id, flags.folder ?? puzzleFolder);
  if ((flags.number ?? 1) > puzzles.length)
    throw new InputError("puzzle", [{ where: "--number", what: `${game.name} has ${count(puzzles.length, "puzzle")}` }]);
  if (flags.check === true) return check(context, game, puzzles, flags);
  if (flags.list === true || flags.json !== undefined) return list(context, id, puzzles, flags);
  return set(context, game, puzzles, flags);
}

/** Plays every branch of every proof, or of one. */
async function check(context: Context, game: Game, puzzles: readonly PuzzleScenario[], { number: only, json }: PuzzleFlags): Promise<Exit> {
  const { terminal } = context;
  const ear = hearing(context);
  const wanted = only === undefined ? puzzles : puzzles.slice(only - 1, only);
  const flawed: { readonly number: number; readonly flaws: readonly string[] }[] = [];
  let held = 0;
  for (const each of wanted) {
    if (await ear.breathe()) break;
    const flaws = flawsOf(game, each);
    if (flaws.length > 0) flawed.push({ number: (only ?? 1) + held, flaws });
    held++;
  }
  ear.deaf();
  if (json !== undefined) terminal.say(asJson({ game: game.id, puzzles: held, flawed }));
  else
    terminal.say(
      ...flawed.flatMap(({ number, flaws }) => flaws.map((flaw) => `puzzle ${number}: ${flaw}`)),
      `${game.name}: ${ear.stopped ? `stopped after ${held} of ` : ""}${count(wanted.length, "puzzle")}, ${flawed.length === 0 ? "every proof holds" : `${flawed.length} flawed`}.`,
    );
  return ear.stopped ? Exit.interrupted : flawed.length === 0 ? Exit.fine : Exit.failed;
}

/** Which there are, and how hard they are. */
function list({ terminal }: Context, id: string, puzzles: readonly PuzzleScenario[], { json }: PuzzleFlags): Exit {
  const told = puzzles.map(({ title, puzzle }, nth) => ({
    ...{ number: nth + 1, title, for: puzzle.for, saves: puzzle.saves === true },
    ...{ answers: puzzle.solution.length, difficulty: puzzle.difficulty },
  }));
  if (json !== undefined) terminal.say(asJson({ game: id, puzzles: told }));
  else
    terminal.say(
      ...told.map(
        ({ number, for: who, saves, answers, difficulty }) =>
          `${String(number).padStart(3)}  ${who} ${saves ? "saves the match" : `wins in ${count(answers, "answer")}`}, ${difficulty} bits`,
      ),
      ...wrap("Hard is measured in bits: each choice between two answers that has to be made right is one.", terminal.columns).map(
        terminal.paint.quiet,
      ),
    );
  return Exit.fine;
}

/** Sets one after the other, until they are left. */
async function set(context: Context, game: Game, puzzles: readonly PuzzleScenario[], { number = 1, folder }: PuzzleFlags): Promise<Exit> {
  const { terminal } = context;
  const { id } = game;
  const lesson = await lessonOf(id);
  const terms = new Terms(lesson?.terms ?? [], knownTerms(context.keep, id));
  terms.on = false; // who solves puzzles asks for a word, or knows it
  const library = { game, catalog: game.catalog(), ownCards: [] };
  const own = folder === undefined ? "" : ` --folder ${typedWord(folder)}`;
  for (let nth = number; nth <= puzzles.length; nth++) {
    const title = `Puzzle ${nth} of ${puzzles.length}. ${puzzles[nth - 1]!.title}.`;
    const left = await new PuzzleSitting(context, library, puzzles[nth - 1]!, title, terms, nth === puzzles.length).run();
    if (!left) continue;
    if (terminal.interactive) terminal.say(`To go on: ${COMMAND} puzzle ${id}${nth === 1 ? "" : ` --number ${nth}`}${own}`);
    return Exit.fine;
  }
  terminal.say("", `Those were all the puzzles of ${game.name}.`);
  return Exit.fine;
}
