/** A puzzle, set to somebody at the terminal: its answers are held against the proof, and the words of a match answer what is asked beside them. */
import { type Game, type Match, type Seat, seatName } from "@duelex/kernel";
import { asDone, type Bookmark } from "@duelex/session";
import { type Claim, type Proof, type Solution, sizeOf, solve } from "@duelex/sim";
import { drawBoard } from "../board.ts";
import { fitted } from "../compact.ts";
import type { Context } from "../context.ts";
import { type Look, lookFor } from "../look.ts";
import type { Library } from "../matchup.ts";
import { type MenuLine, menuOf, readChoice } from "../menu.ts";
import { sayStory, storyOf } from "../narrate.ts";
import { claimOf, openPuzzle, type PuzzleScenario, seatOf } from "../puzzles.ts";
import { HUMAN, Session } from "../session.ts";
import { plainly } from "../speech.ts";
import { clipWords, count, plain, wrap } from "../text.ts";
import { sayQuestion, sayUnclear } from "./question.ts";
import { Sitting } from "./sitting.ts";
import type { Terms } from "./terms.ts";
import { readWord, sayWords, type Word, words } from "./words.ts";

/** Positions that a wrong try may take to be shown wrong. */
const POSITIONS = 200_000;
/** Of a deck so many cards are told; what else lies face down is not as many. */
const [NEXT_CARDS, FACE_DOWN] = [4, 12];
/** Answers that are told of why a try fails. */
const LONGEST_REFUTATION = 8;

/** Words of a match that are none of a puzzle's: in a puzzle a wrong answer is taken back by itself, and nobody else plays. */
const NONE_OF_A_PUZZLE: ReadonlySet<string> = new Set(["?", "hint", "wait", "undo", "warn", "save", "concede", "quit", "q"]);

const WAYS: readonly Pick<Word, "word" | "with" | "about">[] = [
  { word: "table", about: "the table again, and what lies face down" },
  { word: "solution", about: "the way, and on to the next" },
  { word: "skip", about: "to the next" },
  { word: "quit", about: "leaves the puzzles" },
];

/** One puzzle, set to somebody. */
export class PuzzleSitting {
  private tries = 0;
  private readonly seat: Seat;
  private readonly claim: Claim;
  private readonly game: Game;
  private readonly root: Match;
  private readonly session: Session;
  /** What answers the words of a match. */
  private readonly sitting: Sitting;
  /** Up to where has been told what happened. */
  private told: Bookmark;

  constructor(
    private readonly context: Context,
    library: Library,
    private readonly scenario: PuzzleScenario,
    private readonly title: string,
    terms: Terms,
    private readonly isLast: boolean,
  ) {
    this.seat = seatOf(scenario);
    this.game = library.game;
    this.root = openPuzzle(library.game, scenario);
    this.claim = claimOf(scenario, this.root);
    this.session = new Session(library, { kind: "position", scenario }, this.seat === 0 ? [HUMAN, "random"] : ["random", HUMAN]);
    this.session.follow((scenario.script ?? []).filter((step) => typeof step === "string"));
    this.sitting = new Sitting(this.session, context.terminal, plainly, 1, [], terms);
    this.told = this.session.bookmark;
  }

  private get look(): Look {
    if (!this.context.terminal.interactive) return lookFor(this.context.terminal);
    return { ...this.sitting.look, players: this.seat === 0 ? ["you", ""] : ["", "you"] }; // nobody else plays
  }
  private get other(): string {
    return seatName((1 - this.seat) as Seat);
  }

  /** True when it was left. */
  async run(): Promise<boolean> {
    const { terminal } = this.context;
    const { seat, session, look } = this;
    const { match } = session;
    const task = wrap(`${this.sayTask()} Type the number of an answer, or its words. ? lists the rest.`, terminal.columns);
    if (!(await this.tell("", terminal.paint.strong(this.title), ...task, "", ...this.sayTable(match)))) return true;
    if (terminal.interactive && !(await this.sitting.pager.goOn())) return true;
    let here = this.scenario.puzzle.proof as Proof;
    while (typeof here !== "string") {
      if ("seen" in here) throw new Error("nothing comes to light in a puzzle");
      if ("replies" in here) {
        const [reply, then] = Object.entries(here.replies).reduce((most, each) => (sizeOf(each[1]) > sizeOf(most[1]) ? each : most));
        session.play(match.parse(reply));
        here = then;
        continue;
      }
      const { answer, next } = here;
      const menu = menuOf(session.game, match, seat);
      if (menu.length === 1) {
        session.play(match.parse(answer));
        here = next;
        continue;
      }
      this.sitting.menu = menu;
      if (!(await this.showQuestion(menu))) return true;
      const given = await this.ask(menu);
      if (given === "left") return true;
      if (given === "skipped") return false;
      if (given === "solution") {
        terminal.say(
          ...this.scenario.puzzle.solution.flatMap((line) =>
            wrap(look.speech(asDone(line.slice(0, 2), line.slice(4))), terminal.columns - 2, "  ").map((each) => `  ${each}`),
          ),
        );
        return this.pause();
      }
      this.tries++;
      const { options } = match.options();
      const right = match.parse(answer);
      if (match.alike(options[given]!, options[right]!)) {
        session.play(right);
        here = next;
        continue;
      }
      const tried = match.clone();
      tried.play(given);
      const again = this.solutionOf(tried);
      if (again.claim?.goal === this.claim.goal && again.proof !== null) {
        terminal.say(this.claim.goal === "win" ? "That wins as well." : "That holds as well.");
        session.play(given);
        here = again.proof;
        continue;
      }
      terminal.say(...wrap(`No: ${look.speech(this.sayRefutation(tried, again.proof))}`, terminal.columns, "  "), "Try again.");
      if (terminal.interactive && !(await this.sitting.pager.goOn())) return true;
    }
    const done = this.claim.goal === "win" ? `${seatName(seat)} wins` : `${this.other} does not win ${this.inTime()}`;
    const solved = look.speech(`Solved, with ${count(this.tries, "answer")}: ${done}.`);
    if (!(await this.tell(...this.sayNews(), "", terminal.paint.strong(solved)))) return true;
    return this.pause();
  }

  private tell(...lines: readonly string[]): Promise<boolean> {
    return this.sitting.pager.tell(lines, "news");
  }

  /** Before the next puzzle is set. @returns true when it was left */
  private async pause(): Promise<boolean> {
    return this.context.terminal.interactive && !this.isLast && !(await this.sitting.pager.goOn());
  }

  /** What has happened since it was told last. */
  private sayNews(): string[] {
    const news = storyOf(this.session, this.seat, this.told, true);
    this.told = this.session.bookmark;
    return sayStory(news, this.look);
  }

  /** What has come of it so far, the table if there is room, and the question. @returns false when it was left */
  private async showQuestion(menu: readonly MenuLine[]): Promise<boolean> {
    const { terminal } = this.context;
    const { session, seat, look } = this;
    const question = session.match.question(seat)!;
    const news = this.sayNews();
    if (!terminal.interactive) {
      terminal.say(...news, "", ...sayQuestion(question, menu, look));
      return true;
    }
    const parts = { view: session.match.view(seat), question, menu, mat: session.game.mat };
    const { lines } = fitted(parts, look, terminal.rows - 1);
    const isBeside = news.length + lines.length < terminal.rows - 3;
    if (news.length > 0 && (!(await this.tell("", ...news)) || (!isBeside && !(await this.sitting.pager.goOn())))) return false;
    const goal = look.speech(`${this.sayGoal()}. ? lists what can be typed.`);
    terminal.say("", terminal.paint.quiet(clipWords(goal, terminal.columns)), ...lines);
    return true;
  }

  /** An answer, by its place in the list of options, or what was typed instead of one. */
  private async ask(menu: readonly MenuLine[]): Promise<number | "left" | "skipped" | "solution"> {
    const { terminal } = this.context;
    const { look, sitting, seat, session } = this;
    const phrases = menu.map(({ phrase }) => phrase);
    for (;;) {
      const typed = await terminal.ask(terminal.interactive ? "you> " : `${seatName(seat)}> `, (line) =>
        phrases.filter((phrase) => plain(phrase).startsWith(plain(line))),
      );
      const wish = typed === null ? "quit" : plain(typed);
      if (/^(q|quit|exit)$/.test(wish)) return "left";
      if (wish === "skip") return "skipped";
      if (wish === "solution") return "solution";
      const word = readWord(typed!)?.word.word ?? null;
      if (wish === "") {
        if (!(await this.showQuestion(menu))) return "left";
      } else if (wish === "?")
        terminal.say(...sayWords([...WAYS, ...words.filter(({ word }) => word !== "board" && !NONE_OF_A_PUZZLE.has(word))], look));
      else if (wish === "table" || wish === "board") {
        if (!(await this.tell(...this.sayTable(session.match)))) return "left";
      } else if (word !== null && !phrases.some((phrase) => plain(phrase) === wish)) {
        const { word: said, rest } = readWord(typed!)!;
        if (NONE_OF_A_PUZZLE.has(word))
          terminal.say(
            ...wrap(
              `"${word}" is for a match: a wrong answer is taken back by itself here, and solution tells the way.`,
              look.columns,
              "  ",
            ),
          );
        else if ((await said.run(sitting, seat, rest)) === "left") return "left";
      } else {
        const choice = readChoice(menu, typed!, look.speech);
        if ("index" in choice) return choice.index;
        terminal.say(...("unclear" in choice ? sayUnclear(choice.unclear, menu, look) : wrap(choice.unknown, terminal.columns, "  ")));
      }
    }
  }

  private sayTask(): string {
    return `You are ${seatName(this.seat)}. ${this.sayGoal()}.`;
  }
  private sayGoal(): string {
    return this.claim.goal === "win"
      ? `You can win before this turn ends, whatever ${this.other} does`
      : `${this.other} will win ${this.inTime()}, unless you find the one answer that saves the match`;
  }
  private inTime(): string {
    return this.claim.turns === 1 ? "this turn" : "in its next turn";
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
        const all = [...stage.cards(at, of, place)];
        const cards = all.filter((card) => !at.isShownTo(card, this.seat));
        if (cards.length === 0) continue;
        const inOrder = cards.every((card) => !at.isShownTo(card, other));
        const told = inOrder && cards.length > FACE_DOWN ? cards.slice(0, NEXT_CARDS) : cards;
        const isNumbered = inOrder && cards.length < all.length; // those between them lie face up
        const names = told.map((card) => `${isNumbered ? `${all.indexOf(card) + 1} ` : ""}${at.cardName(card)}`);
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
      line.push(asDone(seatName(at.asked), answer));
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
