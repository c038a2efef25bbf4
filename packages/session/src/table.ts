/** A match on the table: what can be asked of it, and what each seat is told after every change. */
import { type Game, InputError, type Match, type Rules, SEATS, type Seat, seedNumber } from "@duelex/kernel";
import type { Player } from "@duelex/players";
import { facesIn } from "./cards.ts";
import { type Deed, did, sayDeed } from "./deeds.ts";
import { lineWith, menuOf, passIn } from "./menu.ts";
import type { Session } from "./session.ts";
import { Story, sayResult } from "./story.ts";
import { studyOf } from "./study.ts";
import {
  type Ask,
  PERSON,
  type Position,
  type Question,
  type Reply,
  type Request,
  type Sitter,
  type Time,
  type Told,
  type TreeNode,
} from "./told.ts";
import type { Node } from "./tree.ts";
import { isOwnPhase } from "./waiting.ts";
import type { Watching } from "./watch.ts";

/** What a host is made of. */
export interface HostParts {
  /** A game by its id; for matches between decks its rules are enough. @throws InputError (as a rejection) if there is none */
  readonly load: (game: string) => Promise<Rules>;
  /** The whole game, where `load` gives its rules alone: for positions and for cards of one's own. Loaded when somebody brings some. */
  readonly whole?: (game: string) => Promise<Game>;
  /** A machine for a seat. @throws InputError if there is none of that name */
  readonly machine: (name: string, game: Rules, seat: Seat, seed: number) => Player<Match>;
  /** The names of the machines there are, the best last; behind a name can stand what `machine` makes of it, as in "tree:400". */
  readonly machines: readonly string[];
  /**
   * Does something as soon as waiting messages have been heard: a timer. A machine that is to be followed may take longer.
   * @param quiet false after something has been told that a quiet log would tell
   */
  readonly later: (work: () => void, quiet?: boolean) => void;
  /**
   * May people take answers back, jump and branch? Usual; a server where two strangers play says no. Then a line that speaks for one seat may
   * not open matches, seat players, hold machines, be given a hint, or save before the end either: a line of both seats, the referee's, may.
   */
  readonly free?: boolean;
  /**
   * Keeps what somebody does before it is done: a server writes it down. True once it is kept under this number, and done: whoever keeps has it
   * done by `Host.take`. False where something else was kept under the number first. Without it everything is done at once.
   * Where things are kept, machines are asked by whoever keeps: `Host.owing` says for what.
   */
  readonly keep?: (deed: Deed, number: number) => Promise<boolean>;
  /** What those see who watch: `watching`. Without it nobody watches. */
  readonly watching?: Watching;
}

/** So many lines of a search are played at most for one decision that is looked at. */
const MOST_LINES = 2000;

/** So many passes in a row at most: one longer wait is asked for again. */
const PASSES = 400;

/** What a line has been told already, seat by seat. */
export interface Listener {
  readonly seats: readonly Seat[];
  readonly tell: (told: Told) => void;
  readonly heard: Map<number, Told>;
  /** Card numbers whose faces it has. */
  faces: Set<string>;
  /** How many lines of the story it has, for each seat. */
  readonly story: [number, number];
  /** Speaks for no seat, and is told what both may know. */
  readonly watches?: boolean;
}

/** A request about a question that is gone: nothing is wrong, and nothing is done. */
export class Late extends Error {}

export const refuse = (subject: string, what: string, rule?: string): never => {
  throw new InputError(subject, [{ where: "", what, ...(rule === undefined ? {} : { rule }) }]);
};

/** A match on the table, and who listens. */
export class Table {
  private held = false;
  /** So many lines of the story had been told when a machine last began. */
  private shownTo = 0;
  private closed = false;
  /** Who looks through the match. */
  private analyst: import("./analysis.ts").Analyst | null = null;
  private readonly stories: readonly [Story, Story];
  /** As those are told it who watch; made when somebody does. */
  private watched: Story | null = null;
  private machines: readonly (Player<Match> | null)[];
  /** Who goes on passing, the paragraph that asks, and how many lines that seat had been told; where things are kept. */
  private passing: { readonly seat: Seat; readonly rule: string; readonly left: number } | null = null;

  constructor(
    private readonly session: Session,
    private readonly parts: HostParts,
    private readonly listeners: ReadonlySet<Listener>,
    /** Positions are numbered on from here, so that none of an earlier match is taken for a later one. */
    private number: number,
  ) {
    this.stories = [new Story(session, 0), new Story(session, 1)];
    this.machines = this.seated(session.sitters);
  }

  get isOver(): boolean {
    return this.session.match.over;
  }

  /** The number of what was told last. */
  get reached(): number {
    return this.number;
  }

  /** Nothing more comes of what a machine is thinking about. */
  close(): void {
    this.closed = true;
  }

  /** @throws InputError if there is a machine that cannot be had */
  private seated(sitters: readonly [Sitter, Sitter]): readonly (Player<Match> | null)[] {
    const { game, beginning } = this.session;
    const seed = beginning.kind === "decks" ? seedNumber(beginning.setup.seed) : 1;
    return SEATS.map((seat) => (sitters[seat] === PERSON ? null : this.parts.machine(sitters[seat], game, seat, seed)));
  }

  // ---- what is asked ----

  carryOut(request: Request): Reply | Promise<Reply> {
    const { seat } = request;
    switch (request.ask) {
      case "answer":
        this.questionTo(seat, request.question);
        this.offered(request.answer);
        if (this.parts.keep !== undefined) return this.kept(request, this.answering(request.answer));
        this.play(request.answer);
        return done(request);
      case "pass on":
        this.questionTo(seat, request.question);
        if (this.parts.keep !== undefined) return this.keptPassing(request);
        this.passOn(seat);
        return done(request);
      case "concede":
        if (this.session.match.over) refuse("concede", "the match is over");
        if (this.parts.keep !== undefined) return this.kept(request, { deed: "concede", seat });
        this.session.concede(seat);
        this.changed();
        return done(request);
      case "undo":
      case "jump":
      case "step":
      case "note":
      case "mark":
      case "promote":
      case "prune":
        if (this.parts.free === false) refuse(request.ask, "at this table nothing is taken back, and there are no branches");
        this.travel(request);
        return done(request);
      case "tree":
        return { ask: "tree", root: 0, nodes: [...this.session.tree.nodes].map((node) => treeNode(node, seat)) };
      case "why":
        return import("./why.ts").then((words) => ({ ask: "why", links: this.why(seat, request.line, words) }));
      case "why not":
        return import("./why-not.ts").then((words) => ({ ask: "why not", judgements: this.whyNot(seat, request, words) }));
      case "preview":
        return import("./preview.ts").then(({ previewOf }) => {
          this.questionTo(seat, request.question);
          return { ask: "preview", preview: previewOf(this.session.game, this.session.match, seat, this.offered(request.answer)) };
        });
      case "harm":
        return import("./harm.ts").then(({ harmOf }) => {
          this.questionTo(seat, request.question);
          return { ask: "harm", harm: this.harm(seat, this.offered(request.answer), harmOf) };
        });
      case "hint":
        return import("./hint.ts").then(({ hintFor }) => {
          this.questionTo(seat, request.question);
          const { by = this.parts.machines.at(-1)! } = request;
          const machine = this.parts.machine(by, this.session.game, seat, this.session.way.length + 1);
          return { ask: "hint", hint: hintFor(this.session, seat, machine, by) };
        });
      case "analyse":
        return import("./analysis.ts").then((words) => ({ ask: "analyse", analysed: this.analyse(request, words) }));
      case "faces":
        return { ask: "faces", faces: this.faces(request.ids) };
      case "save":
        return request.as === "study" ? { ask: "save", file: studyOf(this.session) } : this.save(request.as);
      case "sit":
        this.sit(request.sitters);
        return done(request);
      case "hold":
        this.held = request.hold;
        this.changed();
        return done(request);
      default:
        return refuse("request", `"${request.ask}" is asked of the host, not of the table`);
    }
  }

  // ---- where what is done is kept first ----

  private answering(index: number): Deed {
    const { match } = this.session;
    return { deed: "answer", seat: match.asked, line: match.notate(index) };
  }

  /** @throws Late where something else was kept first; who gives up does so whatever else was kept */
  private async kept(request: Request, deed: Deed): Promise<Reply> {
    const { number } = this;
    if (await this.parts.keep!(deed, number)) return done(request);
    if (deed.deed !== "concede" || number === this.number || this.session.match.over) throw new Late();
    return this.kept(request, deed);
  }

  private async keptPassing(request: Request): Promise<Reply> {
    const { session } = this;
    const pass =
      passIn(session.match, session.game.mat) ?? refuse("pass on", "this question cannot be passed", session.match.question()!.rule);
    const deed = this.answering(pass);
    this.passing = { seat: request.seat, rule: session.match.question()!.rule, left: PASSES };
    try {
      return await this.kept(request, deed);
    } catch (problem) {
      this.passing = null; // whoever passes is asked again
      throw problem;
    }
  }

  /** After a deed: does who passes on pass again? Not once something is told that is not quiet, or something else is asked. */
  private goOnPassing(number: number): void {
    const { passing, session, parts } = this;
    const { match, game } = session;
    if (passing === null || this.closed || number !== this.number) return;
    const pass = match.over || match.asked !== passing.seat ? null : passIn(match, game.mat);
    if (match.over || (match.asked !== passing.seat && this.machines[match.asked] == null)) this.passing = null;
    if (pass === null) return;
    const isOther = match.question()!.rule !== passing.rule || passing.left === 0 || isOwnPhase(match, passing.seat, game.mat);
    this.passing = isOther ? null : { ...passing, left: passing.left - 1 };
    if (isOther) return;
    parts.keep!(this.answering(pass), this.number).catch(() => {
      this.passing = null; // it could not be kept: whoever passes is asked again
    });
  }

  /**
   * Does what was kept, and tells everybody.
   * @param number what it was kept under
   * @throws InputError if it cannot be done here: the rules or the cards are not those under which it was kept
   */
  take(deed: Deed, number: number): void {
    const from = this.passing === null ? 0 : this.stories[this.passing.seat].length;
    this.redo(deed, number);
    this.tellAll();
    const { passing } = this;
    if (passing === null) return;
    if (this.hasNews(passing.seat, from)) this.passing = null;
    else this.parts.later(() => this.goOnPassing(this.number));
  }

  /** From the beginning: does again what was kept, and tells nobody. @throws InputError as `take` */
  lay(kept: Iterable<Deed>): void {
    this.answerForced();
    for (const deed of kept) this.redo(deed, this.number);
  }

  private redo(deed: Deed, number: number): void {
    const { session } = this;
    if (!did(session, deed))
      refuse("match", `what was kept under ${number} cannot be done by these rules with these cards: ${sayDeed(deed)}`);
    if (deed.deed === "relieve") this.machines = this.seated(session.sitters);
    this.answerForced();
    this.number = number + 1;
  }

  /** Who owes an answer and is a machine. */
  get owing(): { readonly seat: Seat; readonly by: Sitter } | null {
    const { match, sitters } = this.session;
    return this.isThinking ? { seat: match.asked, by: sitters[match.asked] } : null;
  }

  /** @throws Late if the question with this number is not the one that stands, InputError if it is not put to this seat */
  private questionTo(seat: Seat, question: number): void {
    const { match } = this.session;
    if (question !== this.number || match.over) throw new Late();
    if (match.asked !== seat) refuse("question", "it is the other player who is asked");
    if (!this.session.isPerson(seat)) refuse("question", "a machine answers for this seat");
  }

  private offered(answer: number): number {
    const { count } = this.session.match.options();
    if (!Number.isInteger(answer) || answer < 0 || answer >= count) refuse("answer", `there are answers 0 to ${count - 1}`);
    return answer;
  }

  private play(index: number): void {
    this.held = false;
    this.session.play(index);
    this.changed();
  }

  /** Passes for a seat until something is told that is not quiet, or it is asked something without passing. */
  private passOn(seat: Seat): void {
    const { session } = this;
    const { match, game } = session;
    const { rule } = match.question()!;
    if (passIn(match, game.mat) === null) refuse("pass on", "this question cannot be passed", rule);
    this.held = false;
    this.stories[seat].update();
    try {
      for (let left = PASSES; left > 0 && !match.over; left--) {
        const from = this.stories[seat].length;
        const pass = passIn(match, game.mat);
        if (match.asked === seat) {
          if (pass === null || (left < PASSES && (match.question()!.rule !== rule || isOwnPhase(match, seat, game.mat)))) break;
          session.play(pass);
        } else {
          const machine = this.machines[match.asked];
          if (machine == null) break;
          session.play(machine.choose(match));
        }
        if (this.hasNews(seat, from)) break;
      }
    } finally {
      this.changed(); // also where the rules cannot go on: what was passed before is done
    }
  }

  /** Has a seat been told something since this line that a quiet log would tell? */
  private hasNews(seat: Seat, from: number): boolean {
    const story = this.stories[seat];
    story.update();
    return story.since(from).some(({ quiet, kind }) => !quiet && kind !== "turn");
  }

  private travel(ask: Extract<Ask, { ask: "undo" | "jump" | "step" | "note" | "mark" | "promote" | "prune" }> & { seat: Seat }): void {
    const { session } = this;
    const node = (id: number): Node => session.tree.get(id) ?? refuse("tree", `there is no node ${id}`);
    switch (ask.ask) {
      case "undo":
        if (!session.undo(ask.seat)) refuse("undo", "there is no answer of yours to take back");
        this.held = false;
        break;
      case "jump":
        session.jump(node(ask.node));
        this.held = true;
        break;
      case "step":
        session.jump(session.line[ask.to] ?? refuse("step", `the line has ${session.line.length - 1} answers`));
        this.held = true;
        break;
      case "note":
        session.tree.annotate(node(ask.node), { note: ask.text });
        break;
      case "mark":
        session.tree.annotate(node(ask.node), { mark: ask.mark });
        break;
      case "promote":
        session.tree.promote(node(ask.node));
        break;
      case "prune":
        session.prune(node(ask.node));
        break;
    }
    this.changed();
  }

  private why(seat: Seat, at: number, { whyAnswer, whyEvent }: typeof import("./why.ts")) {
    const { session } = this;
    const story = this.stories[seat];
    story.update();
    const lines = story.since(0);
    const line = lines[at] ?? refuse("why", `the story has ${lines.length} lines`);
    const place = lines.slice(0, at).filter(({ kind }) => kind === line.kind).length;
    if (line.kind === "turn") return [];
    return line.kind === "event" ? whyEvent(session, seat, place) : whyAnswer(session, seat, place);
  }

  private whyNot(
    seat: Seat,
    { card, words }: { readonly card?: number; readonly words?: string },
    { whyNotCard, whyNotWords }: typeof import("./why-not.ts"),
  ) {
    const { match } = this.session;
    if (card !== undefined) return whyNotCard(match, seat, card as never, this.session.game.mat.wanted);
    return whyNotWords(match, seat, words ?? "", undefined, this.session.game.mat.wanted);
  }

  private harm(seat: Seat, answer: number, harmOf: typeof import("./harm.ts").harmOf): readonly string[] {
    const { match, game } = this.session;
    const menu = menuOf(match, seat, game.mat);
    return harmOf(game, match, seat, lineWith(menu, answer), menu);
  }

  /** Both seats' decisions are looked at: not while there is anything left to hide. */
  private analyse({ from, lines }: { readonly from: number; readonly lines: number }, { Analyst }: typeof import("./analysis.ts")) {
    if (lines < 1 || lines > MOST_LINES) refuse("analyse", `1 to ${MOST_LINES} lines are wanted`);
    if (from === 0) this.analyst = new Analyst(this.session, lines);
    const { analyst } = this;
    if (analyst === null || !analyst.isOf(this.session) || analyst.next !== from)
      return refuse("analyse", "this is another line than the one that was looked at: begin from 0");
    if (!analyst.isOver) refuse("analyse", "a match is looked through when it is over");
    return analyst.look();
  }

  private faces(ids: readonly string[]) {
    const { catalog } = this.session.library;
    const wanted = new Set(ids);
    return Object.fromEntries(catalog.entries.filter(({ id }) => wanted.has(id)).map((entry) => [entry.id, entry]));
  }

  private async save(as: "replay" | "scenario"): Promise<Reply> {
    const { replayOf, scenarioOf } = await import("./files.ts");
    return { ask: "save", file: as === "replay" ? replayOf(this.session) : scenarioOf(this.session) };
  }

  private sit(sitters: readonly [Sitter, Sitter]): void {
    this.machines = this.seated(sitters);
    this.session.sitters = sitters;
    this.changed();
  }

  // ---- what is told ----

  /** After every change: what goes without saying is answered, everybody is told, and a machine whose turn it is begins to think. */
  changed(): void {
    const { session } = this;
    const { match } = session;
    this.answerForced();
    const number = ++this.number;
    this.tellAll();
    if (!this.isThinking || this.parts.keep !== undefined) return;
    this.parts.later(() => {
      if (this.closed || number !== this.number) return;
      const answer = this.machines[match.asked]!.choose(match);
      this.held = !this.isPlayed(answer);
      this.changed();
    }, this.wasQuiet());
  }

  /** Has nothing been told since this was last asked that people would see? Who plays sees less than who watches. */
  private wasQuiet(): boolean {
    const seat = this.machines[1] === null ? 1 : 0;
    const isQuiet = !this.hasNews(seat, this.shownTo);
    this.shownTo = this.stories[seat].length;
    return isQuiet;
  }

  /** What goes without saying. */
  private answerForced(): void {
    const { session } = this;
    const { match } = session;
    while (!this.held && !match.over && session.isPerson(match.asked) && !session.asksPerson) if (!this.isPlayed(0)) return;
  }

  /** Plays what nobody has asked for; false, and the question stands, where the rules cannot go on. Whoever then gives the answer is told why. */
  private isPlayed(index: number): boolean {
    try {
      this.session.play(index);
      return true;
    } catch (problem) {
      if (problem instanceof InputError) return false;
      throw problem;
    }
  }

  tellAll(): void {
    for (const listener of this.listeners) this.tellTo(listener);
    if (this.parts.keep === undefined) return;
    for (const story of this.stories) story.letGo(); // a server has many tables in its memory
    this.watched?.letGo();
  }

  private get isThinking(): boolean {
    const { match } = this.session;
    return !match.over && !this.held && this.machines[match.asked] != null;
  }

  /** Tells who has just come, who may know the beginning of the story already. */
  greet(listener: Listener): void {
    for (const seat of listener.seats) this.stories[seat].update();
    this.tellTo(listener);
  }

  tellTo(listener: Listener): void {
    if (listener.watches === true) listener.tell(this.positionForWatcher(listener));
    for (const seat of listener.seats) listener.tell(this.positionFor(seat, listener));
  }

  private positionFor(seat: Seat, listener: Listener): Position {
    const { session, number, held } = this;
    const { match, game, sitters } = session;
    const view = match.view(seat);
    const story = this.stories[seat];
    const from = Math.min(story.update(), listener.story[seat]);
    listener.story[seat] = story.length;
    return {
      told: "position",
      number,
      seat,
      game: game.id,
      sitters,
      view,
      faces: facesIn(match, view, listener.faces),
      question: this.questionFor(seat, view),
      standing: match.standing(),
      result: sayResult(match, sitters),
      story: { from, lines: story.since(from) },
      time: this.timeFor(seat),
      thinking: this.isThinking,
      held: held && !match.over && this.machines[match.asked] != null,
      free: this.parts.free !== false,
    };
  }

  private get watching(): Watching {
    return this.parts.watching ?? refuse("watch", "at this table nobody watches");
  }

  /** What both seats may know; after the end everything. */
  private positionForWatcher(listener: Listener): Position {
    const { session, number } = this;
    const { match, game, sitters } = session;
    const { over } = match;
    const view = over ? this.watching.openView(match) : this.watching.sharedView(match);
    const viewer = over ? null : "shared";
    if (this.watched?.viewer !== viewer) this.watched = new Story(session, viewer);
    const from = Math.min(this.watched.update(), listener.story[0]);
    listener.story[0] = this.watched.length;
    return {
      told: "position",
      number,
      seat: 0,
      game: game.id,
      sitters,
      view,
      faces: facesIn(match, view, listener.faces),
      question: this.questionForWatcher(),
      standing: match.standing(),
      result: sayResult(match, sitters),
      story: { from, lines: this.watched.since(from) },
      time: { node: session.node.id, at: session.node.ply, of: session.node.ply, branches: [], tree: 0, undo: 0 },
      thinking: this.isThinking,
      held: false,
      free: false,
    };
  }

  private questionForWatcher(): Question | null {
    const { match } = this.session;
    if (match.over) return null;
    const [one, other] = [match.question(0)!, match.question(1)!];
    const about = JSON.stringify(one.about) === JSON.stringify(other.about) ? one.about : null;
    const where = this.watching.commonStart(one.where, other.where);
    const { says } = match.question()!; // that both are told alike would say something, too, where who is asked is told more
    return { ...one, about, where, says, number: this.number, heading: match.rulebook[one.rule]!.heading, answers: [] };
  }

  private questionFor(seat: Seat, view: Position["view"]): Question | null {
    const { match, game } = this.session;
    const question = match.question(seat);
    if (question === null) return null;
    const answers = question.seat === seat ? menuOf(match, seat, game.mat, view) : [];
    return { ...question, number: this.number, heading: match.rulebook[question.rule]!.heading, answers };
  }

  private timeFor(seat: Seat): Time {
    const { session } = this;
    const { node, line, tree } = session;
    const next = line[node.ply + 1];
    return {
      node: node.id,
      at: node.ply,
      of: line.length - 1,
      branches: node.children.filter((child) => child !== next).map(({ id }) => id),
      tree: tree.version,
      undo: this.parts.free === false ? 0 : session.undoable(seat),
    };
  }
}

const done = ({ ask }: Request): Reply => ({ ask }) as Reply;

const treeNode = ({ id, parent, moment, note, mark, children }: Node, seat: Seat): TreeNode => ({
  node: id,
  parent: parent?.id ?? -1,
  seat: moment?.seat ?? 0,
  text: moment?.phrases[seat] ?? "",
  turn: moment?.turn ?? 0,
  note,
  mark,
  children: children.map((child) => child.id),
});
