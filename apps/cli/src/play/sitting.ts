/** People and machines at one table: asks whose answer is wanted, until the match is over or left. */
import { setImmediate } from "node:timers/promises";
import { InputError, type LessonNote, type Match, SEATS, type Seat, type Seed, sayProblem, seatName } from "@duelex/kernel";
import type { Player } from "@duelex/players";
import { type Answer, harmOf, whyNotWords } from "@duelex/session";
import { drawBoard } from "../board.ts";
import { fitted, pageAfter } from "../compact.ts";
import { inTheTerminal } from "../lesson.ts";
import type { Look } from "../look.ts";
import { type MenuLine, menuOf, readChoice } from "../menu.ts";
import { sayResult, sayStory, storyOf } from "../narrate.ts";
import { type Bookmark, HUMAN, type Session } from "../session.ts";
import type { Language } from "../speech.ts";
import type { Terminal } from "../terminal.ts";
import { plain, wrap } from "../text.ts";
import { sayJudgement } from "../why-not.ts";
import { sayQuestion, sayUnclear } from "./question.ts";
import { machineFor } from "./seats.ts";
import { sayTerm, Terms } from "./terms.ts";
import { completions, type Outcome, readWord, type Table } from "./words.ts";

const START: Bookmark = { moments: 0, events: 0 };
/** A question has at least so many lines, whatever else is explained. */
const LOWEST = 16;

/** So many, and the word for passing is mentioned. */
const PASSES_IN_A_ROW = 2;

export class Sitting implements Table {
  private readonly machines: readonly (Player<Match> | null)[];
  private readonly names: readonly [string, string];
  /** Up to where each seat has been told what happened, and from where the last telling began. */
  private readonly told: [Bookmark, Bookmark] = [START, START];
  private readonly latestFrom: [Bookmark, Bookmark] = [START, START];
  /** What was drawn last, and for whom. */
  private drawn = "";
  private facing: Seat | null = null;
  /** The answers of the question that stands. */
  menu: readonly Answer[] = [];
  /** How many of them have been shown. */
  private shown = 0;
  /** Is a person warned before an answer that hurts only themselves? */
  warns = true;

  constructor(
    readonly session: Session,
    readonly terminal: Terminal,
    private readonly language: Language,
    seed: Seed,
    /** Notes for somebody's first match, as far as they have not been due. */
    private readonly notes: LessonNote[] = [],
    /** Words that are explained where they first come up. */
    readonly terms: Terms = new Terms([]),
  ) {
    const { players, library } = session;
    this.machines = SEATS.map((seat) => machineFor(players[seat], library.game, seat, seed));
    const nameOf = (name: string) => (name === HUMAN && !session.shared ? "you" : name);
    this.names = [nameOf(players[0]), nameOf(players[1])];
  }

  get look(): Look {
    const { paint, columns } = this.terminal;
    return { paint, columns, ...this.language, players: this.names };
  }

  latest(seat: Seat): Bookmark {
    return this.latestFrom[seat];
  }

  /** Files that have been written here. */
  readonly saved = new Set<string>();

  async letMachinesAnswer(): Promise<boolean> {
    const { session } = this;
    const { match } = session;
    const seat = this.facing ?? 0;
    while (!match.over) {
      const machine = this.machines[match.asked] ?? null;
      if (machine !== null) {
        session.play(machine.choose(match));
        await setImmediate(); // Ctrl-C is heard
        if (this.terminal.left) return false;
      } else if (!session.asksPerson) session.play(0);
      else return match.asked === seat;
    }
    return false;
  }

  /** True when the match was played to its end, false when it was left. */
  async run(): Promise<boolean> {
    const { session, terminal } = this;
    const { match } = session;
    while (!match.over) {
      const machine = this.machines[match.asked] ?? null;
      if (machine !== null) {
        session.play(machine.choose(match));
        await setImmediate(); // keys that were pressed meanwhile are heard
        if (terminal.left) return false;
      } else if (!session.asksPerson) session.play(0);
      else if ((await this.ask(match.asked)) === "left") return false;
    }
    const alone = session.shared ? null : this.machines[0] === null ? 0 : this.machines[1] === null ? 1 : null;
    const heard = this.told[alone ?? this.facing ?? 0];
    terminal.say("", ...sayStory(storyOf(session, alone, heard, true), this.look), "", terminal.paint.strong(sayResult(match, this.names)));
    return true;
  }

  /** One question to a person, until it is answered or something else has become of it. */
  private async ask(seat: Seat): Promise<Outcome> {
    if (!(await this.handOver(seat))) return "left";
    const { session, terminal } = this;
    const menu = menuOf(session.game, session.match, seat);
    const answers = menu.map(({ phrase }) => phrase);
    this.menu = menu;
    const news = this.showNews(seat);
    this.showTable(seat, menu, this.showLesson(seat) + this.tellOfWaiting(), news);
    for (;;) {
      const prompt = terminal.paint.seat(seat)(`${seatName(seat)}> `);
      const typed = await terminal.ask(prompt, (line) => completions(line, answers, session.match.phrases));
      if (typed === null) return "left";
      if (!terminal.interactive) terminal.say(prompt + typed);
      const outcome = await this.take(typed, menu, seat);
      if (outcome === "question again") this.showQuestion(menu);
      else if (outcome === "position changed") return this.comeBack(outcome);
      else if (outcome === "left") return outcome;
    }
  }

  /** What was typed is an answer, or a word of the table. An answer typed in full goes before a word. */
  private async take(typed: string, menu: readonly MenuLine[], seat: Seat): Promise<Outcome> {
    const { session, terminal } = this;
    if (plain(typed) === "") return "question again";
    const word = readWord(typed);
    const choice = this.read(typed, menu);
    const inFull = "index" in choice && menu.some((line) => plain(line.phrase) === plain(typed));
    if (word !== null && !inFull) {
      try {
        return await word.word.run(this, seat, word.rest);
      } catch (problem) {
        if (!(problem instanceof InputError)) throw problem;
        terminal.say(`${problem.subject}: ${problem.problems.map(sayProblem).join("; ")}`);
        return "asked on";
      }
    }
    if ("index" in choice) {
      const sure = await this.isSure(seat, choice.index);
      if (sure !== "yes") return sure;
      this.countPass(menu.find((line) => line.answer === choice.index));
      session.play(choice.index);
      return "position changed";
    }
    terminal.say(...("unclear" in choice ? sayUnclear(choice.unclear, menu, this.look) : this.sayUnknown(typed, seat, choice.unknown)));
    return "asked on";
  }

  /** What was typed as an answer: its number, its words or a part of them; or with the number of its card, or a handle. */
  private read(typed: string, menu: readonly MenuLine[]): ReturnType<typeof readChoice> {
    const choice = readChoice(menu, typed, this.language.speech);
    const written = "unknown" in choice ? this.session.match.parse(this.language.hear(typed)) : -1;
    return written < 0 ? choice : { index: written };
  }

  /** Passes in a row at one and the same paragraph. */
  private passes = 0;
  private passedAt = "";
  private countPass(answer: MenuLine | undefined): void {
    const rule = this.session.match.question()!.rule;
    this.passes = answer?.passes !== true ? 0 : rule === this.passedAt ? this.passes + 1 : 1;
    this.passedAt = rule;
  }

  /** Who passes again and again is told once that there is a word for it. @returns how many lines that took */
  private tellOfWaiting(): number {
    const { terminal, look } = this;
    if (this.passes < PASSES_IN_A_ROW || !terminal.interactive) return 0;
    this.passes = Number.NEGATIVE_INFINITY;
    terminal.say("", look.paint.quiet("wait passes until something happens, wait turn until the turn is over."));
    return 2;
  }

  /** Before an answer that hurts only who gives it, a person is asked once more; a pipe never is. */
  private async isSure(seat: Seat, index: number): Promise<"yes" | Outcome> {
    const { terminal, session, look } = this;
    const answer = this.menu.find((each) => each.answer === index);
    if (!this.warns || !terminal.interactive || answer === undefined) return "yes";
    const harm = harmOf(session.game, session.match, seat, answer, this.menu);
    if (harm.length === 0) return "yes";
    terminal.say(...harm.flatMap((line) => wrap(look.speech(line), terminal.columns, "  ")));
    const typed = await terminal.ask("y to do it, anything else to choose again: ");
    if (typed === null) return "left";
    if (/^y(es)?$/i.test(typed.trim())) return "yes";
    terminal.say("Not done. (warn off asks no more.)");
    return "asked on";
  }

  /** The answers that did not fit on the screen, a page at a time, and then from the first one again. */
  showMore(): void {
    const { menu, terminal, look } = this;
    const { lines, shown } = pageAfter(menu, look, this.shown < menu.length ? this.shown : 0, terminal.rows);
    this.shown = shown;
    terminal.say(...lines);
  }

  /** What was typed is no answer: an action that the rules forbid now gets its paragraph at once. */
  private sayUnknown(typed: string, seat: Seat, unknown: string): string[] {
    const { session, terminal, look } = this;
    const judgements = whyNotWords(session.match, seat, look.hear(typed), look.speech).filter(({ allowed }) => !allowed);
    return judgements.length === 0
      ? wrap(unknown, terminal.columns, "  ")
      : judgements.slice(0, 2).flatMap((each) => sayJudgement(each, session.match.rulebook, look));
  }

  /** After an undo, what was told of a future that is gone is forgotten. */
  private comeBack(outcome: Outcome): Outcome {
    const now = this.session.bookmark;
    for (const marks of [this.told, this.latestFrom]) {
      for (const seat of SEATS) {
        if (marks[seat].moments > now.moments || marks[seat].events > now.events) marks[seat] = now;
      }
    }
    return outcome;
  }

  /** Two people at one keyboard may not see each other's cards: the screen is emptied before the other player looks. False when nobody is there any more. */
  private async handOver(seat: Seat): Promise<boolean> {
    const { terminal } = this;
    const change = this.session.shared && this.facing !== seat;
    this.facing = seat;
    if (!change || !terminal.interactive) return true;
    terminal.wipe();
    terminal.say(`Pass the keyboard to ${seatName(seat)}.`);
    const ready = await terminal.ask(`${seatName(seat)}, press Enter when nobody else is looking. `);
    terminal.wipe();
    this.drawn = "";
    return ready !== null;
  }

  /** In a first match: what is to be explained now, each note once. @returns how many lines that took */
  private showLesson(seat: Seat): number {
    const { terminal, session } = this;
    const rule = session.match.question()?.rule;
    const told = new Set(storyOf(session, seat).map((line) => line.rule));
    const due = this.notes.filter(({ due }) => due === "start" || ("asked" in due ? due.asked === rule : told.has(due.told)));
    const lines = due.flatMap(({ title, text, rules }) => [
      "",
      terminal.paint.strong(title),
      ...wrap(`${inTheTerminal(text)} (${rules.join(", ")})`, terminal.columns - 2).map((line) => `  ${line}`),
    ]);
    for (const note of due) this.notes.splice(this.notes.indexOf(note), 1);
    if (lines.length > 0) terminal.say(...lines);
    return lines.length;
  }

  /** What has happened since this seat was asked last. */
  private showNews(seat: Seat): readonly string[] {
    const { session, terminal, look } = this;
    const news = storyOf(session, seat, this.told[seat], true);
    if (news.length > 0) this.latestFrom[seat] = this.told[seat];
    this.told[seat] = session.bookmark;
    const lines = sayStory(news, look);
    if (lines.length > 0) terminal.say("", ...lines);
    return lines;
  }

  /**
   * The table if it looks different now, and the question: on a screen no more lines than it has, with what is explained above it.
   * @param above lines of the screen that are taken already
   * @param news what was told, in which words may come up for the first time
   */
  private showTable(seat: Seat, menu: readonly Answer[], above: number, news: readonly string[]): void {
    const { terminal, look, session } = this;
    this.shown = menu.length;
    const view = session.match.view(seat);
    const question = session.match.question(seat)!;
    const { where: _, ...lying } = view;
    const table = JSON.stringify(lying);
    const same = table === this.drawn;
    this.drawn = table;
    if (!terminal.interactive) {
      if (same) this.showQuestion(menu);
      else terminal.say("", ...drawBoard(view, look), "", ...sayQuestion(question, menu, look));
      return;
    }
    const all = [...news, ...(same ? [] : drawBoard(view, look)), ...sayQuestion(question, menu, look)];
    const terms = this.terms.dueIn(all.join("\n")).flatMap((term) => sayTerm(term, look));
    if (same && all.length - news.length + terms.length < terminal.rows - 2) {
      terminal.say("", ...terms, ...sayQuestion(question, menu, look));
      return;
    }
    const rows = Math.max(LOWEST, terminal.rows - terms.length - above);
    const { lines, shown } = fitted({ view, question, menu, mat: session.game.mat }, look, rows);
    this.shown = shown;
    terminal.say("", ...terms, ...lines);
  }

  private showQuestion(menu: readonly MenuLine[]): void {
    const question = this.session.match.question(this.session.match.asked);
    if (question !== null) this.terminal.say("", ...sayQuestion(question, menu, this.look));
  }
}
