/** A match as people have it: who sits where, every answer that was given, the way back, and branches. */
import {
  argumentOf,
  type Catalog,
  type Event,
  type Game,
  InputError,
  type Match,
  newMatch,
  otherSeat,
  type RecorderMark,
  type ReplaySetup,
  type Rules,
  type Scenario,
  type Seat,
  seatName,
  verbOf,
} from "@duelex/kernel";
import { PERSON, type Sitter } from "./told.ts";
import { CONCEDE, commonAncestor, type Moment, type Node, PASS, pathTo, Tree } from "./tree.ts";

/** A game with its cards, one's own among them. A match between decks needs its rules alone, a position the whole game. */
export interface Library<G extends Rules = Rules> {
  /** The game, or its rules alone. */
  readonly game: G;
  /** Its cards, one's own among them. */
  readonly catalog: Catalog;
  /** What the files of one's own cards held. */
  readonly ownCards: readonly unknown[];
  /** Opens a position; without it matches begin with decks alone. @throws InputError */
  readonly openPosition?: (scenario: Scenario) => Match;
}

/** With what a match begins: two decks, or the position of a scenario. */
export type Beginning =
  | { readonly kind: "decks"; readonly setup: ReplaySetup }
  | { readonly kind: "position"; readonly scenario: Scenario };

/** Where somebody has read up to. */
export interface Bookmark {
  /** How many answers had been read. */
  readonly moments: number;
  /** How many events had been read. */
  readonly events: number;
}

/** A beginning with two decks and the cards of a library. */
export const fromDecks = ({ catalog }: Library, setup: Omit<ReplaySetup, "catalog">): Beginning => ({
  kind: "decks",
  setup: { ...setup, catalog },
});

/** A match that stands at a node, to go back to. */
interface Snapshot {
  readonly position: Match;
  readonly recorder: RecorderMark;
  readonly rolls: readonly number[] | null;
}

/** So many answers apart are the nodes that keep their position. */
const STRIDE = 8;
/** Of those that lie farther back than this, only every so many answers one is kept. */
const RECENT = 128;
const SPARSE = 64;

/** A match with its history: every answer, the way back, branches, notes, and who sits where. */
export class Session {
  /** The match, recorded from its beginning on. It stands at `node`. */
  readonly match: Match;
  /** Every answer that was given, branches too. */
  readonly tree = new Tree();
  private at: Node = this.tree.root;
  /** The nodes from the beginning to where the match stands, without the beginning. */
  private readonly nodes: Node[] = [];
  private readonly answers: Moment[] = [];
  /** What comes after on the line that is being looked at, the next node last: stepping back does not forget it. */
  private ahead: Node[] = [];
  private readonly snapshots = new Map<Node, Snapshot>();

  /** @throws InputError if the match cannot begin so */
  constructor(
    /** The game with its cards. */
    readonly library: Library,
    /** With what it began. */
    readonly beginning: Beginning,
    /** Who answers for each seat. */
    public sitters: readonly [Sitter, Sitter],
    /** So many answers apart are the positions that are kept for the way back; where nobody goes back often, none takes up less room. */
    private readonly stride: number = STRIDE,
  ) {
    this.match = begun(library, beginning);
    this.keep(this.tree.root);
  }

  /** The game, or its rules alone. */
  get game(): Rules {
    return this.library.game;
  }
  /** Where the match stands. */
  get node(): Node {
    return this.at;
  }
  /** What happened on the way to where the match stands, in order. */
  get events(): readonly Event[] {
    return this.match.recorder!.events;
  }
  /** The nodes after the beginning, up to where the match stands. */
  get way(): readonly Node[] {
    return this.nodes;
  }
  /** The answers that led to where the match stands. */
  get moments(): readonly Moment[] {
    return this.answers;
  }
  /** The nodes from the beginning on, through where the match stands, to the end of the line that is being looked at. */
  get line(): readonly Node[] {
    return [this.tree.root, ...this.nodes, ...this.ahead.toReversed()];
  }
  /** Where somebody who reads on now has read up to. */
  get bookmark(): Bookmark {
    return { moments: this.nodes.length, events: this.events.length };
  }

  /** Does a person sit there? */
  isPerson(seat: Seat): boolean {
    return this.sitters[seat] === PERSON;
  }
  /** Two people play. */
  get shared(): boolean {
    return this.isPerson(0) && this.isPerson(1);
  }
  /** Is the question put to a person? One with a single answer is not, unless not asking would tell the other person something. */
  get asksPerson(): boolean {
    const { match } = this;
    return !match.over && this.isPerson(match.asked) && (this.shared || match.options().count > 1);
  }

  /**
   * Answers the question that stands, with the option at this place of the list.
   * @throws InputError where the rules cannot go on, as at a limit of the house or a roll that was fixed wrong; then nothing has been answered
   */
  play(index: number): void {
    const { match } = this;
    const question = match.question()!;
    const path = match.path();
    const { options, count } = match.options();
    const option = options[index]!;
    const moment: Moment = {
      seat: question.seat,
      phrases: [told(match, index, 0), told(match, index, 1)],
      phrase: match.notate(index),
      verb: match.phrases[verbOf(option)]!,
      option,
      rule: question.rule,
      turn: match.turnNumber,
      events: this.events.length,
      depth: match.depth,
      opener: match.recorder!.opener,
      free: path.lastIndexOf("turn") === path.length - 2,
      forced: count === 1,
      passable: options.slice(0, count).some((each) => match.phrases[verbOf(each)] === PASS),
    };
    const { at: before, ahead } = this;
    const known = new Set(before.children);
    this.ahead = [...ahead];
    this.enter(moment);
    try {
      match.play(index);
    } catch (problem) {
      this.jump(before);
      for (const node of [...before.children]) if (!known.has(node)) this.tree.prune(node);
      this.ahead = ahead;
      throw problem;
    }
    this.settle();
  }

  /** A seat gives up. */
  concede(seat: Seat): void {
    this.enter({
      seat,
      phrases: [CONCEDE, CONCEDE],
      phrase: CONCEDE,
      verb: CONCEDE,
      option: 0,
      rule: this.match.concession,
      turn: this.match.turnNumber,
      events: this.events.length,
      depth: 1,
      opener: null,
      free: true,
      forced: false,
      passable: false,
    });
    this.match.concede(seat);
    this.settle();
  }

  private enter(moment: Moment): void {
    this.arrive(this.tree.extend(this.at, moment));
  }

  private arrive(node: Node): void {
    this.at = node;
    this.nodes.push(node);
    this.answers.push(node.moment!);
    if (this.ahead.at(-1) === node) this.ahead.pop();
    else this.ahead = [];
  }

  private settle(): void {
    if (this.at.ply % this.stride === 0) this.keep(this.at);
  }

  private keep(node: Node): void {
    if (this.snapshots.has(node)) return;
    const { match } = this;
    const rolls = match.fixedRolls;
    const old = this.nodes[node.ply - RECENT - 1];
    if (old !== undefined && old.ply % SPARSE !== 0) this.snapshots.delete(old);
    this.snapshots.set(node, { position: match.clone(), recorder: match.record().mark(), rolls: rolls === null ? null : [...rolls] });
  }

  /** Plays an answer as it is written down ("P1: pass", "pass", "P1 concedes"); false if it is not possible. */
  take(line: string): boolean {
    const { match } = this;
    if (match.over) return false;
    const conceding = /^(P[12]) concedes$/.exec(line);
    if (conceding !== null) {
      this.concede(conceding[1] === "P1" ? 0 : 1);
      return true;
    }
    const [, seat, text] = /^(?:(P[12])\s*:\s*)?(.*)$/s.exec(line)!;
    const index = seat === undefined || seat === seatName(match.asked) ? match.parse(text!) : -1;
    if (index < 0) return false;
    this.play(index);
    return true;
  }

  /** Plays answers as they are written down, as far as they can be; gives back how many were taken. */
  follow(answers: readonly string[]): number {
    const stuck = answers.findIndex((answer) => !this.take(answer));
    return stuck < 0 ? answers.length : stuck;
  }

  // ---- the way back, and other ways ----

  /** Stands the match at a node of the tree. What was told on the way there is told again in the same words. */
  jump(node: Node): void {
    const { match } = this;
    let from = commonAncestor(this.at, node);
    const target = pathTo(node);
    while (!this.snapshots.has(from)) from = from.parent!; // the beginning has one
    const { position, recorder, rolls } = this.snapshots.get(from)!;
    match.copyFrom(position);
    match.record().rewind(recorder);
    match.fixedRolls = rolls === null ? null : [...rolls];
    const { line } = this;
    this.at = from;
    this.nodes.length = from.ply;
    this.answers.length = from.ply;
    for (const next of target.slice(from.ply + 1)) this.replay(next);
    this.ahead = (line[node.ply] === node ? line.slice(node.ply + 1) : mainLine(node)).reverse();
  }

  private replay(node: Node): void {
    const { match } = this;
    const moment = node.moment!;
    this.arrive(node);
    if (moment.verb === CONCEDE) match.concede(moment.seat);
    else match.play(match.options().indexOf(moment.option));
    this.settle();
  }

  /** The node before this seat's last answer that it gave itself; null if there is none. */
  backTo(seat: Seat): Node | null {
    return this.nodes.findLast(({ moment }) => this.isOwn(moment!, seat))?.parent ?? null;
  }

  /** How many answers a seat can take back. */
  undoable(seat: Seat): number {
    return this.nodes.filter(({ moment }) => this.isOwn(moment!, seat)).length;
  }

  /** An answer that a person gave, who could have given another. */
  private isOwn(moment: Moment, seat: Seat): boolean {
    return moment.seat === seat && this.isPerson(seat) && (!moment.forced || this.isPerson(otherSeat(seat)));
  }

  /** Goes back to before the latest answer of this person; false if there is none. */
  undo(seat: Seat): boolean {
    const back = this.backTo(seat);
    if (back === null) return false;
    this.jump(back);
    return true;
  }

  /** Forgets a node and everything after it. @throws InputError for a node on the way to where the match stands */
  prune(node: Node): void {
    if (node.parent === null || this.nodes.includes(node))
      throw new InputError("branch", [{ where: "", what: "the match stands on it; go back to before it first" }]);
    this.ahead.splice(0, this.ahead.indexOf(node) + 1);
    this.tree.prune(node);
    for (const kept of this.snapshots.keys()) if (this.tree.get(kept.id) !== kept) this.snapshots.delete(kept);
  }
}

/** What comes after a node, the first answer each time. */
function mainLine(node: Node): Node[] {
  const line: Node[] = [];
  for (let at = node.children[0]; at !== undefined; at = at.children[0]) line.push(at);
  return line;
}

/** A match at its beginning, with its recorder. @throws InputError */
export function begun({ game, openPosition }: Library, beginning: Beginning): Match {
  if (beginning.kind === "decks") return newMatch(game, beginning.setup, { record: true });
  if (openPosition !== undefined) return openPosition(beginning.scenario);
  throw new InputError("scenario", [{ where: "", what: "positions are not read by the rules alone" }]);
}

/** Does it read files, or is it the rules alone? */
export const isWhole = (game: Rules): game is Game => "stage" in game;

/** An answer as a seat is told it: of twins beside each other it is said which, as in the log. */
function told(match: Match, index: number, seat: Seat): string {
  const option = match.options().options[index]!;
  const which = match.phrases[verbOf(option)]!.endsWith("*") ? match.whichOf(argumentOf(option)) : "";
  return which === "" ? match.notate(index, seat) : `${match.phrase(option, seat)} (${which})`;
}
