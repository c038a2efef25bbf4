/** People and machines at one table: asks whose answer is wanted, until the match is over or left. */
import { setImmediate } from "node:timers/promises";
import {
  type Asked,
  InputError,
  type LessonNote,
  type Match,
  SEATS,
  type Seat,
  type Seed,
  sayProblem,
  seatName,
  type Term,
} from "@duelex/kernel";
import type { Player } from "@duelex/players";
import { type Answer, endsByItself, harmOf } from "@duelex/session";
import { drawBoard } from "../board.ts";
import { fitted, hidesKeywords, LEGIBLE, pageAfter, type Screen } from "../compact.ts";
import { inTheTerminal } from "../lesson.ts";
import type { Look } from "../look.ts";
import { inOldOrder, type MenuLine, menuOf, readChoice } from "../menu.ts";
import { endingIn, lastTurnsIn, sayResult, sayStory, storyOf } from "../narrate.ts";
import { type Bookmark, HUMAN, type Session } from "../session.ts";
import { type Language, spokenTo } from "../speech.ts";
import type { Terminal } from "../terminal.ts";
import { plain, wrap } from "../text.ts";
import { sayUnknown } from "../why-not.ts";
import { wishIn } from "../wish.ts";
import type { HintMark } from "./hint.ts";
import { asideFor } from "./open.ts";
import { LEAVE, Pager } from "./pager.ts";
import { type Put, sayQuestion, sayUnclear } from "./question.ts";
import { machinesFor } from "./seats.ts";
import { sayTerm, Terms } from "./terms.ts";
import { Unasked } from "./unasked.ts";
import { completions, type Outcome, readWord, type Table, type Word } from "./words.ts";

const START: Bookmark = { moments: 0, events: 0 };

/** So few lines stand above a question even if less is said of what its answers lead to, as long as each has a line of it. */
const SHORT = 4;
/** So many answers are asked back where one is called by other words than the game's. */
const FEW = 6;
/** Words that are explained wait so many times for a screen with room. */
const PATIENCE = 3;

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
  /** What does not fit on the screen is told a screen at a time. */
  readonly pager: Pager;
  /** The seat of the one person at a screen; null in a pipe, and for two people. */
  private readonly you: Seat | null;
  private readonly language: Language;
  private readonly unasked = new Unasked(this);

  constructor(
    readonly session: Session,
    readonly terminal: Terminal,
    language: Language,
    seed: Seed,
    /** Notes for somebody's first match, as far as they have not been due. */
    private readonly notes: LessonNote[] = [],
    /** Words that are explained where they first come up. */
    readonly terms: Terms = new Terms([]),
    /** What is said before the first question. */
    private opening: readonly string[] = [],
  ) {
    const { players } = session;
    this.machines = machinesFor(session, seed);
    const nameOf = (name: string) => (name === HUMAN && !session.shared ? "you" : name);
    this.names = [nameOf(players[0]), nameOf(players[1])];
    const alone = session.shared ? undefined : SEATS.find((seat) => this.machines[seat] === null);
    this.you = terminal.interactive ? (alone ?? null) : null;
    this.language = this.you === null ? language : spokenTo(this.you, language);
    this.pager = new Pager(terminal, (typed) => this.answerWord(typed));
  }

  get look(): Look {
    const { paint, columns } = this.terminal;
    return { paint, columns, ...this.language, players: this.names, ...(this.you === null ? {} : { you: this.you }) };
  }

  latest(seat: Seat): Bookmark {
    return this.latestFrom[seat];
  }

  /** Files that have been written here. */
  readonly saved = new Set<string>();

  async letMachinesAnswer(after = (): void => {}): Promise<boolean> {
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
      after();
    }
    return false;
  }

  /** True when the match was played to its end, false when it was left. */
  async run(): Promise<boolean> {
    const { session, terminal } = this;
    const { match } = session;
    if (terminal.interactive) for (const seat of SEATS) this.told[seat] = lastTurnsIn(session, seat); // who goes on knows the rest, or asks for the log
    while (!match.over) {
      const machine = this.machines[match.asked] ?? null;
      if (machine !== null) {
        session.play(machine.choose(match));
        await setImmediate(); // keys that were pressed meanwhile are heard
        if (terminal.left) return false;
      } else if (!session.asksPerson) {
        if (!(await this.answerForced())) return false;
      } else if (this.unasked.passesFor(match.asked)) {
        // on to what comes next
      } else if ((await this.ask(match.asked)) === "left") return false;
    }
    const alone = session.shared ? null : this.machines[0] === null ? 0 : this.machines[1] === null ? 1 : null;
    const heard = this.told[alone ?? this.facing ?? 0];
    terminal.say(...this.opening);
    const { look } = this;
    const story = storyOf(session, alone, heard, true);
    const reasons = endingIn(story, session);
    const result = wrap(look.speech(sayResult(match, this.names, this.you, reasons)), terminal.columns, "  ").map(terminal.paint.strong);
    await this.pager.tell(
      [
        "",
        ...sayStory(
          story.filter((line) => !reasons.includes(line)),
          look,
        ),
        "",
        ...result,
        ...this.sayUnmet(),
      ],
      "news",
    );
    return true;
  }

  /** What goes without saying. That one's own turn ends so is told, and waits until it has been read. @returns false if whoever reads has left */
  private async answerForced(): Promise<boolean> {
    const { session, terminal, you, pager } = this;
    const { match, game } = session;
    if (match.asked === you) this.byItself.push(match.clone());
    if (!pager.on || you === null || match.asked !== you || match.activeSeat !== you || !endsByItself(match, game.mat)) {
      session.play(0);
      return true;
    }
    const news = [...this.opening, ...this.sayNews(you)];
    this.opening = [];
    const says = "Nothing else can be done in your turn, so it ends.";
    if (!(await pager.tell([...news, "", terminal.paint.strong(says), ...this.sayWhatForbids(you)], "news"))) return false;
    const outcome = await this.pause(you, says);
    if (outcome === "left") return false;
    if (outcome === "position changed") return true;
    session.play(0);
    this.told[you] = { ...this.told[you], moments: session.bookmark.moments }; // that it was answered so has been told
    return true;
  }

  /** The match as it was at each question of whoever plays alone that has answered itself since their last answer. */
  readonly byItself: Match[] = [];

  private saidWhatForbids = false;
  /** Once, to who holds cards and can play none of them: how to ask why. */
  private sayWhatForbids(seat: Seat): string[] {
    const { session, look } = this;
    const hand = session.match.view(seat).rows.find((row) => row.kind === "fan" && row.seat === seat);
    const name = hand?.cells.find((cell) => cell?.name != null)?.name;
    if (this.saidWhatForbids || name == null) return [];
    this.saidWhatForbids = true;
    return wrap(`why not ${look.speech(name)} says why that card cannot be played now.`, look.columns, "  ").map(look.paint.quiet);
  }

  /** Before one's own turn ends by itself: what is asked here is answered of the position that stands, until one goes on. */
  private async pause(seat: Seat, says: string): Promise<"go on" | "position changed" | "left"> {
    const { session, terminal, pager } = this;
    const before = this.menu;
    const menu = menuOf(session.game, session.match, seat);
    this.menu = menu;
    for (;;) {
      const typed = await pager.stop();
      if (typed === null) return "left";
      if (typed === LEAVE || readWord(typed) === null) {
        this.menu = before;
        if (typed !== LEAVE) pager.keepAhead(typed);
        return "go on";
      }
      this.isReading = true;
      const outcome = await this.take(typed, menu, seat);
      this.isReading = false;
      if (outcome === "left") return outcome;
      if (outcome === "position changed") {
        this.comeBack(outcome);
        return outcome;
      }
      if (outcome === "question again") terminal.say("", terminal.paint.strong(says));
    }
  }

  /** A word that is typed where a screen is to be read is answered there; what needs the question is said to wait for it. @returns false if it is no word */
  private async answerWord(typed: string): Promise<boolean> {
    const { session, terminal } = this;
    const said = readWord(typed);
    if (said === null) return false;
    const { word, rest } = said;
    const seat = this.you ?? this.facing ?? 0;
    const isOver = session.match.over;
    const isAsked = !isOver && session.match.asked === seat;
    if (word.deed === true || (word.ofAnswers === true && !isAsked)) {
      const says = isOver
        ? "The match is over."
        : `"${typed}" is not done here: type it when the question stands on the screen. q leaves a text.`;
      terminal.say(...wrap(says, terminal.columns, "  "));
    } else {
      const before = this.menu;
      if (isAsked) this.menu = menuOf(session.game, session.match, seat);
      const wasReading = this.isReading; // a word that is answered within the text of another
      this.isReading = true;
      await this.do(word, seat, rest);
      this.isReading = wasReading;
      this.menu = before;
    }
    return true;
  }

  /** One question to a person, until it is answered or something else has become of it. */
  private async ask(seat: Seat): Promise<Outcome> {
    if (!(await this.handOver(seat))) return "left";
    const { session, terminal } = this;
    const menu = inOldOrder(menuOf(session.game, session.match, seat), this.menu);
    const answers = menu.map(({ phrase }) => phrase);
    this.menu = menu;
    this.askedAt = session.bookmark.moments;
    if (!(await this.showQuestion(seat, menu))) return "left";
    for (;;) {
      const prompt = terminal.paint.seat(seat)(`${seat === this.you ? "you" : seatName(seat)}> `);
      const ahead = this.sayUngiven();
      const complete = (line: string) => completions(line, answers, session.match.phrases);
      const typed = ahead ?? (await terminal.ask(prompt, complete));
      if (typed === null) return "left";
      if (ahead !== null || !terminal.interactive) terminal.say(prompt + typed);
      const outcome = await this.take(typed, menu, seat);
      if (outcome === "question again") {
        if (!(await this.showAgain(menu))) return "left";
      } else if (outcome === "position changed") return this.comeBack(outcome);
      else if (outcome === "left") return outcome;
    }
  }

  /** What was typed is an answer, or a word of the table. An answer typed in full goes before a word. */
  private async take(typed: string, menu: readonly MenuLine[], seat: Seat): Promise<Outcome> {
    const { terminal, session } = this;
    if (plain(typed) === "") return "question again";
    const word = readWord(typed);
    const meant = this.meant;
    this.meant = null;
    const read = this.read(typed, menu);
    const isYes = meant !== null && !("index" in read) && /^y(es)?$/i.test(typed.trim());
    const choice = isYes ? { index: meant } : read;
    const inFull = "index" in choice && menu.some((line) => plain(line.phrase) === plain(typed));
    if (word !== null && !inFull) return this.do(word.word, seat, word.rest);
    if ("index" in choice) {
      const sure = await this.isSure(seat, choice.index);
      if (sure !== "yes") return sure;
      const answer = menu.find((line) => line.answer === choice.index);
      this.unasked.chosen(seat, answer, menu);
      this.give(seat, choice.index, menu);
      return "position changed";
    }
    if ("unclear" in choice && choice.unclear.length === 1) this.meant = choice.unclear[0]!.answer;
    terminal.say(
      ...("unclear" in choice ? sayUnclear(choice.unclear, menu, this.look) : sayUnknown(session, seat, this.look, typed, choice.unknown)),
    );
    return "asked on";
  }

  announce(text: string): void {
    const { terminal } = this;
    this.opening = [...this.opening, ...wrap(text, terminal.columns, "  ").map(terminal.paint.quiet)];
  }

  give(seat: Seat, index: number, menu: readonly MenuLine[] = menuOf(this.session.game, this.session.match, seat)): void {
    this.unasked.given(seat, index, menu);
    this.byItself.length = 0;
    this.session.play(index);
  }

  /** Nobody has answered a question that was not there yet: who typed too early is told so. @returns a word among what was typed, which can be answered now */
  private sayUngiven(): string | null {
    const { terminal, pager } = this;
    const ahead = pager.takeAhead();
    const isAnswerable = (typed: string) => {
      const said = readWord(typed);
      return said !== null && said.word.deed !== true;
    };
    const at = ahead.findIndex(isAnswerable);
    const ungiven = ahead.filter((_, nth) => nth !== at).map((typed) => `"${typed}"`);
    if (ungiven.length > 0) {
      const [was, answer, it] = ungiven.length === 1 ? ["was", "an answer", "it"] : ["were", "answers", "them"];
      const says = `${ungiven.join(", ")} ${was} typed while something else was to be read, and not given as ${answer}: type ${it} again if you mean ${it}.`;
      terminal.say(...wrap(says, terminal.columns).map((line) => terminal.paint.quiet(line)));
    }
    return ahead[at] ?? null;
  }

  private async do(word: Word, seat: Seat, rest: string): Promise<Outcome> {
    try {
      const outcome = await word.run(this, seat, rest);
      return this.pager.gone ? "left" : outcome;
    } catch (problem) {
      if (!(problem instanceof InputError)) throw problem;
      this.terminal.say(...wrap(`${problem.subject}: ${problem.problems.map(sayProblem).join("; ")}`, this.terminal.columns, "  "));
      return "asked on";
    }
  }

  /** What was typed as an answer: its number, its words or a part of them; with the number of its card, or a handle; or, asked back, other words for it. */
  private read(typed: string, menu: readonly MenuLine[]): ReturnType<typeof readChoice> {
    const choice = readChoice(menu, typed, this.language.speech);
    if (!("unknown" in choice)) return choice;
    const { match, game } = this.session;
    const heard = this.language.hear(typed);
    const written = match.parse(heard);
    if (written >= 0) return { index: written };
    const { wishes } = wishIn(match, match.asked, heard, this.look, game.mat.wanted);
    const offered = [...match.options()];
    const unclear = menu.filter(({ answer }) => wishes.includes(offered[answer]!));
    return unclear.length > 0 && unclear.length <= FEW ? { unclear } : choice;
  }

  /** The answer that was perhaps meant by what was typed last: a yes gives it. */
  private meant: number | null = null;

  /** How many answers had been given when somebody was asked last. */
  private askedAt = 0;
  asksEachTime = false;
  hasWaited = false;
  readonly explained = new Set<HintMark>();
  isReading = false;

  /** Before an answer that hurts only who gives it, a person is asked once more; a pipe never is. */
  private async isSure(seat: Seat, index: number): Promise<"yes" | Outcome> {
    const { terminal, session, look } = this;
    const answer = this.menu.find((each) => each.answer === index);
    if (!this.warns || !terminal.interactive || answer === undefined) return "yes";
    const harm = harmOf(session.game, session.match, seat, answer, this.menu);
    if (harm.length === 0) return "yes";
    terminal.say(...harm.flatMap((line) => wrap(look.speech(line), terminal.columns, "  ")));
    const typed = await terminal.ask("y to do it, or something else instead: ");
    if (typed === null) return "left";
    const instead = this.read(typed, this.menu);
    const isAnswer = "index" in instead && readWord(typed) === null;
    if (/^y(es)?$/i.test(typed.trim()) || (isAnswer && instead.index === index)) return "yes";
    if (!isAnswer) terminal.say("Not done. (warn off asks no more.)");
    return /^(no?)?$/i.test(typed.trim()) ? "question again" : this.take(typed, this.menu, seat);
  }

  /** The answers that did not fit on the screen, a page at a time, and then from the first one again. */
  showMore(): void {
    const { menu, terminal, look } = this;
    const { lines, shown } = pageAfter(menu, look, this.shown < menu.length ? this.shown : 0, terminal.rows);
    this.shown = shown;
    terminal.say(...lines);
  }

  /** After an undo, what was told of a future that is gone is forgotten. */
  private comeBack(outcome: Outcome): Outcome {
    const now = this.session.bookmark;
    if (now.moments < this.askedAt) {
      this.unasked.takenBack();
      this.byItself.length = 0;
    }
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

  /** After a first match: what it has not shown. */
  private sayUnmet(): string[] {
    const { notes, terminal } = this;
    if (notes.length === 0) return [];
    const unmet = notes.map(({ title, text, rules }) => `${title}: ${inTheTerminal(text)} (${rules.join(", ")})`);
    return [
      "",
      terminal.paint.strong("What this match has not shown"),
      ...unmet.flatMap((each) => wrap(each, terminal.columns - 2, "  ").map((line) => `  ${line}`)),
    ];
  }

  /** In a first match: what is to be explained now, each note once. */
  private sayLesson(seat: Seat): string[] {
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
    return lines;
  }

  /** What has happened since this seat was asked last. */
  private sayNews(seat: Seat): string[] {
    const { session, look } = this;
    const news = storyOf(session, seat, this.told[seat], true);
    if (news.length > 0) this.latestFrom[seat] = this.told[seat];
    this.told[seat] = session.bookmark;
    const lines = sayStory(news, look);
    return lines.length > 0 && lines[0] !== "" ? ["", ...lines] : lines;
  }

  /**
   * What happened, what is explained, the table if it looks different now, and the question. A screen holds the question with what the
   * answers lead to; what happened stands above it if there is room, and is else told before, a screen at a time.
   * @returns false if whoever is asked has left
   */
  private async showQuestion(seat: Seat, menu: readonly MenuLine[]): Promise<boolean> {
    const { terminal, look, session, pager } = this;
    const { opening } = this;
    const above = [...opening, ...this.sayNews(seat), ...this.sayLesson(seat), ...this.unasked.sayOfWaiting(seat)];
    this.opening = [];
    this.shown = menu.length;
    const view = session.match.view(seat);
    const question = this.put(session.match.question(seat)!);
    const { where: _, ...lying } = view;
    const table = JSON.stringify(lying);
    const same = table === this.drawn;
    this.drawn = table;
    const asked = ["", ...sayQuestion(question, menu, look)];
    if (!terminal.interactive) {
      terminal.say(...above, ...(same ? [] : ["", ...drawBoard(view, look)]), ...asked);
      return true;
    }
    const { rows } = terminal;
    const parts = { view, question, menu, mat: session.game.mat };
    const whole = fitted(parts, look, rows);
    const all = [...above, ...(same ? [] : whole.lines), ...asked];
    /** The question on the screen with what stands above it; null if it has a screen of its own. */
    const besides = (lines: readonly string[]): Screen | null => {
      const left = pager.left(lines);
      if (same && lines.length + asked.length < rows) return { lines: asked.slice(1), shown: menu.length, said: whole.said, short: 0 };
      const screen = fitted(parts, look, rows - left);
      if (hidesKeywords(screen) && !hidesKeywords(whole)) return null; // who fights with what decides
      const isAsGood = screen.said >= whole.said || (left <= SHORT && screen.said >= LEGIBLE && screen.cutsFight !== true);
      return isAsGood && screen.shown >= whole.shown && screen.lines.length + left <= rows - 2 ? screen : null;
    };
    const canWait = !this.terms.isFresh; // the words of the first screen are of no use after it
    const due = this.terms.dueIn(asked.join("\n"), all.join("\n"));
    const terms = due.flatMap((term) => sayTerm(term, look));
    const before = canWait ? this.terms.among(due, above.join("\n")) : []; // what has happened is read with its words
    const after = due.filter((term) => !before.includes(term));
    const say = (those: readonly Term[]) => (those.length === 0 ? [] : ["", ...those.flatMap((term) => sayTerm(term, look))]);
    const withTerms = [...opening, ...say(before), ...above.slice(opening.length), ...say(after)];
    let beside = besides(withTerms);
    let told = withTerms;
    const without = terms.length === 0 ? beside : besides(above);
    if (beside !== null && without !== null && (beside.short > without.short || beside.said < without.said)) beside = null; // what lies there, and what answers lead to, goes before a word
    if (beside === null && without !== null && canWait && terms.length > 0 && before.length === 0 && this.postponed < PATIENCE) {
      beside = without;
      told = above; // a word can wait for a screen with room
      this.terms.putBack(due);
      this.postponed++;
    }
    if (told === withTerms && terms.length > 0) this.postponed = 0;
    if (!(await pager.tell(told, "news")) || (beside === null && !(await pager.goOn()))) return false;
    const isAsBefore = terminal.columns === look.columns && terminal.rows === rows; // what is read may be read in a window that is pulled
    const { lines, shown } = isAsBefore ? (beside ?? whole) : fitted(parts, this.look, terminal.rows);
    this.shown = shown;
    terminal.say("", ...lines);
    return true;
  }

  /** How many times in a row words have waited for a screen with room. */
  private postponed = 0;

  /** With all that its answers lead to, a screen at a time. @returns false if whoever reads has left */
  private async showAgain(menu: readonly MenuLine[]): Promise<boolean> {
    const { match } = this.session;
    const question = match.question(match.asked);
    return question === null || this.pager.tell(["", ...sayQuestion(this.put(question), menu, this.look)]);
  }

  /** The question that stands, with whether the other player may still answer: for a person, who goes by forecasts. */
  private put(question: Asked): Put {
    const { game, match } = this.session;
    return this.terminal.interactive ? { ...question, ...asideFor(game, match, question.seat, this.menu) } : question;
  }
}
