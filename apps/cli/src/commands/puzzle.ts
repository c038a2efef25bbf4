import { InputError, type Match, type Seat, seatName } from "@duelex/kernel";
import { menuOf } from "@duelex/session";
import { type Proof, prove, sizeOf } from "@duelex/sim";
import { drawBoard } from "../board.ts";
import { type Act, asJson, commandNamed } from "../command.ts";
import { type Context, Exit } from "../context.ts";
import { type JsonFlag, jsonFlag, wholeNumber } from "../flags.ts";
import { type Look, lookFor } from "../look.ts";
import { readChoice } from "../menu.ts";
import { puzzleFolder } from "../places.ts";
import { sayQuestion, sayUnclear } from "../play/question.ts";
import { flawsOf, openPuzzle, type PuzzleScenario, puzzlesOf, seatOf } from "../puzzles.ts";
import { count, plain, wrap } from "../text.ts";

export interface PuzzleFlags extends JsonFlag {
  readonly number?: number;
  readonly list?: true;
  readonly check?: true;
}

/** Positions that a wrong try may take to be shown wrong. */
const POSITIONS = 200_000;

export const puzzleCommand = (context: Context, act: Act) =>
  commandNamed("puzzle", "win this turn: positions with one way to do it, the easiest first", [
    "puzzle bos",
    "puzzle gundam --number 5",
    "puzzle colossus-order --list",
    "puzzle gate-ruler --check             hold every proof against the rules",
  ])
    .argument("<game>", `one of ${context.games.ids.join(", ")}`)
    .option("--number <n>", "begin with this one", wholeNumber(1))
    .option("--list", "say which there are, and how hard they are")
    .option("--check", "play every branch of every proof")
    .addOption(jsonFlag())
    .action(act((game: string, flags: PuzzleFlags) => puzzle(context, game, flags)));

async function puzzle(context: Context, id: string, flags: PuzzleFlags): Promise<Exit> {
  const { terminal } = context;
  const game = await context.games.load(id);
  const puzzles = puzzlesOf(id, puzzleFolder);
  const first = flags.number ?? 1;
  if (first > puzzles.length)
    throw new InputError("puzzle", [{ where: "--number", what: `${game.name} has ${count(puzzles.length, "puzzle")}` }]);
  if (flags.check === true) {
    const flawed = puzzles.map((each, nth) => ({ number: nth + 1, flaws: flawsOf(game, each) })).filter(({ flaws }) => flaws.length > 0);
    if (flags.json !== undefined) terminal.say(asJson({ game: id, puzzles: puzzles.length, flawed }));
    else
      terminal.say(
        ...flawed.flatMap(({ number, flaws }) => flaws.map((flaw) => `puzzle ${number}: ${flaw}`)),
        `${game.name}: ${count(puzzles.length, "puzzle")}, ${flawed.length === 0 ? "every proof holds" : `${flawed.length} flawed`}.`,
      );
    return flawed.length === 0 ? Exit.fine : Exit.failed;
  }
  if (flags.list === true || flags.json !== undefined) {
    const told = puzzles.map(({ title, puzzle }, nth) => ({
      ...{ number: nth + 1, title, for: puzzle.for, answers: puzzle.solution.length, difficulty: puzzle.difficulty },
    }));
    if (flags.json !== undefined) terminal.say(asJson({ game: id, puzzles: told }));
    else
      terminal.say(
        ...told.map(
          (each) => `${String(each.number).padStart(3)}  ${each.for} wins in ${count(each.answers, "answer")}, ${each.difficulty} bits`,
        ),
        ...wrap("Hard is measured in bits: each choice between two answers that has to be made right is one.", terminal.columns).map(
          terminal.paint.quiet,
        ),
      );
    return Exit.fine;
  }
  for (let nth = first; nth <= puzzles.length; nth++) {
    terminal.say("", terminal.paint.strong(`Puzzle ${nth} of ${puzzles.length}. ${puzzles[nth - 1]!.title}.`));
    const left = await new Setting(context, openPuzzle(game, puzzles[nth - 1]!), puzzles[nth - 1]!).run(game.mat, (at, seat) =>
      game.evaluate(at, seat),
    );
    if (left) return Exit.fine;
  }
  terminal.say("", `Those were all the puzzles of ${game.name}.`);
  return Exit.fine;
}

type Mat = Parameters<typeof menuOf>[2];

/** One puzzle, set to somebody. */
class Setting {
  private tries = 0;
  private readonly seat: Seat;

  constructor(
    private readonly context: Context,
    private readonly root: Match,
    private readonly scenario: PuzzleScenario,
  ) {
    this.seat = seatOf(scenario);
  }

  private get look(): Look {
    return lookFor(this.context.terminal);
  }

  /** True when it was left. */
  async run(mat: Mat, promise: (at: Match, seat: Seat) => number): Promise<boolean> {
    const { terminal } = this.context;
    const { seat, root } = this;
    terminal.say(
      ...wrap(
        `${seatName(seat)} is asked, and can win before this turn ends, whatever ${seatName((1 - seat) as Seat)} replies. ` +
          "Type an answer; solution shows the way, skip goes to the next, quit leaves.",
        terminal.columns,
      ),
      "",
      ...drawBoard(root.view(seat), this.look),
      ...this.sayHidden(root),
    );
    let at = root.clone();
    let here = this.scenario.puzzle.proof as Proof;
    while (here !== "won") {
      if ("replies" in here) {
        const [reply, then] = Object.entries(here.replies).reduce((most, each) => (sizeOf(each[1]) > sizeOf(most[1]) ? each : most));
        terminal.say(`${seatName(at.asked)}: ${reply}`);
        at.play(at.parse(reply));
        here = then;
        continue;
      }
      const { answer, next } = here;
      const menu = menuOf(at, seat, mat);
      terminal.say("", ...sayQuestion(at.question(seat)!, menu, this.look));
      const typed = await terminal.ask(`${seatName(seat)}> `, (line) =>
        menu.map(({ phrase }) => phrase).filter((phrase) => plain(phrase).startsWith(plain(line))),
      );
      if (typed === null || plain(typed) === "quit") return true;
      if (plain(typed) === "skip") return false;
      if (plain(typed) === "solution") {
        terminal.say(...this.scenario.puzzle.solution.map((line) => `  ${line}`));
        return false;
      }
      if (plain(typed) === "?") {
        terminal.say("The number of an answer or its words; solution, skip, quit.");
        continue;
      }
      const choice = readChoice(menu, typed);
      if (!("index" in choice)) {
        terminal.say(...("unclear" in choice ? sayUnclear(choice.unclear, menu, this.look) : [choice.unknown]));
        continue;
      }
      this.tries++;
      const { options } = at.options();
      const right = at.parse(answer);
      if (at.alike(options[choice.index]!, options[right]!)) {
        at.play(right);
        here = next;
        continue;
      }
      const tried = at.clone();
      tried.play(choice.index);
      const again = prove(tried, { seat, positions: POSITIONS, promise });
      if (again.forced === true && again.proof !== null) {
        terminal.say("That wins as well.");
        at = tried;
        here = again.proof;
        continue;
      }
      terminal.say(...wrap(`No: ${sayRefutation(tried, seat, promise)}`, terminal.columns, "  "), "Try again.");
    }
    terminal.say(terminal.paint.strong(`Solved, with ${count(this.tries, "answer")}. ${seatName(seat)} wins.`));
    return false;
  }

  /** What the other side could name and this seat cannot: a puzzle is open. */
  private sayHidden(at: Match): string[] {
    const { seat } = this;
    const other = (1 - seat) as Seat;
    const names = [...at.everyCard()]
      .filter((card) => at.isShownTo(card, other) && !at.isShownTo(card, seat))
      .map((card) => at.cardName(card));
    if (names.length === 0) return [];
    return wrap(`Open cards: ${seatName(other)} also has ${names.sort().join(", ")}.`, this.context.terminal.columns, "  ");
  }
}

/** Why a try does not win: how the other side gets out, or that nothing wins any more. */
function sayRefutation(from: Match, seat: Seat, promise: (at: Match, seat: Seat) => number): string {
  const { turnNumber } = from;
  const at = from.clone();
  const line: string[] = [];
  while (!at.over && at.turnNumber === turnNumber && line.length < 8) {
    const { count: answers } = at.options();
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < answers; index++) {
      const next = at.clone();
      next.play(index);
      const mine = at.asked === seat;
      if (!mine && prove(next, { seat, positions: POSITIONS, promise }).forced !== false) continue;
      const worth = mine ? promise(next, seat) : -promise(next, seat);
      if (worth > most) [best, most] = [index, worth];
    }
    line.push(`${seatName(at.asked)}: ${at.notate(best, seat)}`);
    at.play(best);
  }
  const ends = at.over ? "and that is not won" : at.turnNumber !== turnNumber ? "and the turn ends" : "and so on";
  return `after that nothing wins before the turn ends. ${line.length === 0 ? "It has ended." : `For example ${line.join(", ")}, ${ends}.`}`;
}
