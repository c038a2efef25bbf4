import { type Game, InputError, type Match, type Seat, seatName } from "@duelex/kernel";
import { menuOf } from "@duelex/session";
import { type Claim, type Proof, type Solution, sizeOf, solve } from "@duelex/sim";
import { drawBoard } from "../board.ts";
import { type Act, asJson, commandNamed } from "../command.ts";
import { type Context, Exit } from "../context.ts";
import { type JsonFlag, jsonFlag, wholeNumber } from "../flags.ts";
import { hearing } from "../interrupt.ts";
import { type Look, lookFor } from "../look.ts";
import { readChoice } from "../menu.ts";
import { puzzleFolder } from "../places.ts";
import { sayCardHere } from "../play/cards-here.ts";
import { sayQuestion, sayUnclear } from "../play/question.ts";
import { claimOf, flawsOf, openPuzzle, type PuzzleScenario, puzzlesOf, seatOf } from "../puzzles.ts";
import { count, plain, wrap } from "../text.ts";

export interface PuzzleFlags extends JsonFlag {
  readonly number?: number;
  readonly list?: true;
  readonly check?: true;
  /** Puzzles of one's own. */
  readonly folder?: string;
}

/** Positions that a wrong try may take to be shown wrong. */
const POSITIONS = 200_000;
/** Of a deck so many cards are told; what else lies face down is not as many. */
const [NEXT_CARDS, FACE_DOWN] = [4, 12];
/** Answers that are told of why a try fails. */
const LONGEST_REFUTATION = 8;

export const puzzleCommand = (context: Context, act: Act) =>
  commandNamed("puzzle", "win this turn, or save the match: positions with one way to do it, the easiest first", [
    "puzzle bos",
    "puzzle gundam --number 5",
    "puzzle colossus-order --list",
    "puzzle gate-ruler --check             hold every proof against the rules",
  ])
    .argument("<game>", `one of ${context.games.ids.join(", ")}`)
    .option("--number <n>", "begin with this one", wholeNumber(1))
    .option("--list", "say which there are, and how hard they are")
    .option("--check", "play every branch of every proof")
    .option("--folder <folder>", "the puzzles of this folder (bos-01.json, …) instead of those that come with the program")
    .addOption(jsonFlag())
    .action(act((game: string, flags: PuzzleFlags) => puzzle(context, game, flags)));

async function puzzle(context: Context, id: string, flags: PuzzleFlags): Promise<Exit> {
  const { terminal } = context;
  const game = await context.games.load(id);
  const puzzles = puzzlesOf(id, flags.folder ?? puzzleFolder);
  const first = flags.number ?? 1;
  if (first > puzzles.length)
    throw new InputError("puzzle", [{ where: "--number", what: `${game.name} has ${count(puzzles.length, "puzzle")}` }]);
  if (flags.check === true) {
    const ear = hearing(context);
    const flawed: { readonly number: number; readonly flaws: readonly string[] }[] = [];
    let held = 0;
    for (const each of puzzles) {
      if (await ear.breathe()) break;
      held++;
      const flaws = flawsOf(game, each);
      if (flaws.length > 0) flawed.push({ number: held, flaws });
    }
    ear.deaf();
    if (flags.json !== undefined) terminal.say(asJson({ game: id, puzzles: puzzles.length, flawed }));
    else
      terminal.say(
        ...flawed.flatMap(({ number, flaws }) => flaws.map((flaw) => `puzzle ${number}: ${flaw}`)),
        `${game.name}: ${ear.stopped ? `stopped after ${held} of ` : ""}${count(puzzles.length, "puzzle")}, ${flawed.length === 0 ? "every proof holds" : `${flawed.length} flawed`}.`,
      );
    return ear.stopped ? Exit.interrupted : flawed.length === 0 ? Exit.fine : Exit.failed;
  }
  if (flags.list === true || flags.json !== undefined) {
    const told = puzzles.map(({ title, puzzle }, nth) => ({
      ...{
        number: nth + 1,
        title,
        for: puzzle.for,
        saves: puzzle.saves === true,
        answers: puzzle.solution.length,
        difficulty: puzzle.difficulty,
      },
    }));
    if (flags.json !== undefined) terminal.say(asJson({ game: id, puzzles: told }));
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
  for (let nth = first; nth <= puzzles.length; nth++) {
    terminal.say("", terminal.paint.strong(`Puzzle ${nth} of ${puzzles.length}. ${puzzles[nth - 1]!.title}.`));
    const scenario = puzzles[nth - 1]!;
    const left = await new Setting(context, openPuzzle(game, scenario), scenario, game).run();
    if (left) return Exit.fine;
  }
  terminal.say("", `Those were all the puzzles of ${game.name}.`);
  return Exit.fine;
}

/** One puzzle, set to somebody. */
class Setting {
  private tries = 0;
  private readonly seat: Seat;
  private readonly claim: Claim;

  constructor(
    private readonly context: Context,
    private readonly root: Match,
    private readonly scenario: PuzzleScenario,
    private readonly game: Game,
  ) {
    this.seat = seatOf(scenario);
    this.claim = claimOf(scenario, root);
  }

  private get look(): Look {
    return lookFor(this.context.terminal);
  }
  private get other(): string {
    return seatName((1 - this.seat) as Seat);
  }

  /** True when it was left. */
  async run(): Promise<boolean> {
    const { terminal } = this.context;
    const { seat, root } = this;
    terminal.say(
      ...wrap(`${this.sayTask()} Type the number of an answer, or its words. ? lists the rest.`, terminal.columns),
      ...["", ...this.sayTable(root)],
    );
    let at = root.clone();
    let here = this.scenario.puzzle.proof as Proof;
    while (typeof here !== "string") {
      if ("seen" in here) throw new Error("nothing comes to light in a puzzle");
      if ("replies" in here) {
        const [reply, then] = Object.entries(here.replies).reduce((most, each) => (sizeOf(each[1]) > sizeOf(most[1]) ? each : most));
        terminal.say(`${seatName(at.asked)}: ${reply}`);
        at.play(at.parse(reply));
        here = then;
        continue;
      }
      const { answer, next } = here;
      const menu = menuOf(at, seat, this.game.mat);
      if (menu.length === 1) {
        terminal.say(`${seatName(seat)}: ${answer}, the only answer`);
        at.play(at.parse(answer));
        here = next;
        continue;
      }
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
      const about = this.sayAbout(at, typed, menu);
      if (about !== null) {
        terminal.say(...about);
        continue;
      }
      const choice = readChoice(menu, typed);
      if (!("index" in choice)) {
        terminal.say(...("unclear" in choice ? sayUnclear(choice.unclear, menu, this.look) : wrap(choice.unknown, terminal.columns, "  ")));
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
      const again = this.solutionOf(tried);
      if (again.claim?.goal === this.claim.goal && again.proof !== null) {
        terminal.say(this.claim.goal === "win" ? "That wins as well." : "That holds as well.");
        at = tried;
        here = again.proof;
        continue;
      }
      terminal.say(...wrap(`No: ${this.sayRefutation(tried, again.proof)}`, terminal.columns, "  "), "Try again.");
    }
    const done = this.claim.goal === "win" ? `${seatName(seat)} wins` : `${this.other} does not win ${this.inTime()}`;
    terminal.say(terminal.paint.strong(`Solved, with ${count(this.tries, "answer")}: ${done}.`));
    return false;
  }

  private sayTask(): string {
    const who = seatName(this.seat);
    if (this.claim.goal === "win") return `You are ${who}. You can win before this turn ends, whatever ${this.other} does.`;
    return `You are ${who}. ${this.other} will win ${this.inTime()}, unless you find the one answer that saves the match.`;
  }
  private inTime(): string {
    return this.claim.turns === 1 ? "this turn" : "in its next turn";
  }

  /** What is asked beside the answers; null if it is none of this. */
  private sayAbout(at: Match, typed: string, menu: ReturnType<typeof menuOf>): string[] | null {
    const [word = "", ...rest] = typed.trim().split(/\s+/);
    switch (plain(word)) {
      case "?":
        return [
          "table      the table again",
          "card NAME  what a card does",
          "solution   the way, and on to the next",
          "skip       to the next",
          "quit",
        ];
      case "table":
        return rest.length > 0 ? null : this.sayTable(at);
      case "card":
        return sayCardHere({ match: at, library: { catalog: this.game.catalog() } }, this.seat, menu, rest.join(" "), this.look);
      default:
        return null;
    }
  }

  private sayTable(at: Match): string[] {
    return [...drawBoard(at.view(this.seat), this.look), ...this.sayHidden(at)];
  }

  /** What is true after a try, as far as it can be told in time. */
  private solutionOf(tried: Match): Solution {
    const { seat, turns = 1 } = this.claim;
    const left = turns - (tried.turnNumber - this.root.turnNumber);
    return solve(tried, { seat, turns: left, positions: POSITIONS, promise: (at, of) => this.game.evaluate(at, of) });
  }

  /** A puzzle is open: what the other side could name and this seat cannot, what lies face down, and what is drawn next. */
  private sayHidden(at: Match): string[] {
    const { stage } = this.game;
    const held: string[] = [];
    const other = (1 - this.seat) as Seat;
    for (const of of [other, this.seat] as const) {
      for (const place of stage.places) {
        const cards = [...stage.cards(at, of, place)].filter((card) => !at.isShownTo(card, this.seat));
        if (cards.length === 0) continue;
        const inOrder = cards.every((card) => !at.isShownTo(card, other));
        const told = inOrder && cards.length > FACE_DOWN ? cards.slice(0, NEXT_CARDS) : cards;
        const names = told.map((card) => at.cardName(card));
        const more = told.length < cards.length ? ", …" : "";
        held.push(`${seatName(of)}'s ${spaced(place)}: ${(inOrder ? names : counted(names)).join(", ")}${more}`);
      }
    }
    if (held.length === 0) return [];
    return wrap(`Nothing is hidden here. ${held.join("; ")}.`, this.context.terminal.columns, "  ");
  }

  /** Why a try fails: what the other side does against it, and against the best that this one could still do. */
  private sayRefutation(from: Match, proof: Proof | null): string {
    const fails = this.claim.goal === "win" ? "after that nothing wins before the turn ends" : `after that ${this.other} wins by force`;
    const at = from.clone();
    const line: string[] = [];
    let here: Proof = proof ?? (this.claim.goal === "win" ? "held" : "won");
    while (typeof here !== "string" && line.length < LONGEST_REFUTATION) {
      const [answer, next]: [string, Proof] =
        "answer" in here ? [here.answer, here.next] : this.mostPromising(at, "replies" in here ? here.replies : {});
      line.push(`${seatName(at.asked)}: ${answer}`);
      at.play(at.parse(answer));
      here = next;
    }
    if (line.length === 0) return `${fails}.`;
    const ends =
      typeof here !== "string"
        ? ", and so on"
        : here === "won"
          ? `, and ${this.other} has won`
          : at.over
            ? ", and that is not won"
            : ", and the turn ends";
    return `${fails}. For example ${line.join(", ")}${ends}.`;
  }

  private mostPromising(at: Match, replies: Readonly<Record<string, Proof>>): [string, Proof] {
    const worth = ([phrase]: [string, Proof]): number => {
      const next = at.clone();
      next.play(next.parse(phrase));
      return this.game.evaluate(next, this.seat);
    };
    return Object.entries(replies).reduce((best, each) => (worth(each) > worth(best) ? each : best));
  }
}

/** "GM ×2", in the order of the alphabet. */
function counted(names: readonly string[]): string[] {
  const copies = new Map<string, number>();
  for (const name of names) copies.set(name, (copies.get(name) ?? 0) + 1);
  return [...copies].sort().map(([name, count]) => (count === 1 ? name : `${name} ×${count}`));
}

/** "shieldSection" → "shield section". */
const spaced = (place: string): string => place.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
