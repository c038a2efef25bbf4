/** The story of a match: who answered what, what happened then and because of what, and by which paragraph. */
import { type Event, type Mat, type Match, ofUnseen, type Seat, seatBit } from "@duelex/kernel";
import type { Mention, StoryLine } from "./told.ts";
import { CONCEDE, type Moment, type Node } from "./tree.ts";

/** Lines stand no deeper than this. */
const DEEPEST = 5;

/** A match with all that was answered and all that happened. */
export interface Telling {
  /** The match that tells them. */
  readonly match: Match;
  /** The events that are told. */
  readonly events: readonly Event[];
  /** The beginning, and the nodes after it up to where the match stands. */
  readonly tree: { readonly root: Node };
  /** The nodes to where the match stands. */
  readonly way: readonly Node[];
  /** The game, for the words of its mat. */
  readonly game: { readonly mat: Pick<Mat, "quiet" | "passes" | "told" | "outcomes"> };
}

/** How far the story was told when the match stood at a node. */
interface Chapter {
  readonly node: Node;
  readonly lines: number;
  readonly events: number;
  readonly turn: number;
}

/** The story as one seat is told it. It grows with the match, and goes back with it. */
export class Story {
  /** The story up to where the match stands; without its beginning, where that was let go. */
  readonly lines: StoryLine[] = [];
  /** So many lines at the beginning were let go. */
  private gone = 0;
  private chapters: Chapter[] = [];
  private turn = 0;
  /** For each event how deep its line stands. */
  private readonly depths: number[] = [];
  private readonly quiet: ReadonlySet<string>;
  /** Answers that a quiet log leaves out: they do nothing, or are told again. */
  private readonly plain: ReadonlySet<string>;

  private readonly seat: Seat | null;

  constructor(
    private readonly session: Telling,
    /** Who is told it: a seat; who sees everything (null); who is told what both seats may know ("shared"). */
    readonly viewer: Seat | "shared" | null,
  ) {
    this.seat = viewer === "shared" ? 0 : viewer;
    const { quiet, passes, told } = session.game.mat;
    this.quiet = new Set(quiet);
    this.plain = new Set([...passes, ...told, CONCEDE]);
  }

  /** How many lines there are, with those that were let go. */
  get length(): number {
    return this.gone + this.lines.length;
  }

  /** The lines from this one on. */
  since(from: number): readonly StoryLine[] {
    if (from < this.gone) {
      this.forget();
      this.update();
    }
    return this.lines.slice(from - this.gone);
  }

  /** Everybody has been told the lines: they take up no room until somebody asks for them again, and then they are told anew. */
  letGo(): void {
    this.gone = this.length;
    this.lines.length = 0;
  }

  private forget(): void {
    this.gone = 0;
    this.lines.length = 0;
    this.chapters.length = 0;
    this.depths.length = 0;
    this.turn = 0;
  }

  /** Brings the story to where the match stands. What comes back is the first line that is new; lines from there on are no longer what they were. */
  update(): number {
    const { events, way, tree } = this.session;
    const nodes = [tree.root, ...way];
    let known = 0;
    while (known < this.chapters.length && this.chapters[known]!.node === nodes[known]) known++;
    const from = this.chapters[known - 1]?.lines ?? 0;
    if (from < this.gone) {
      this.forget();
      known = 0;
    } else this.goBackTo(known);
    for (let nth = known; nth < nodes.length; nth++) {
      const node = nodes[nth]!;
      if (node.moment !== null) this.answer(node.moment, node);
      const end = way[nth]?.moment?.events ?? events.length;
      while (this.depths.length < end) this.event(events[this.depths.length]!, node);
      this.chapters.push({ node, lines: this.length, events: end, turn: this.turn });
    }
    return from;
  }

  private goBackTo(chapters: number): void {
    const last = this.chapters[chapters - 1];
    this.chapters.length = chapters;
    this.lines.length = (last?.lines ?? 0) - this.gone;
    this.depths.length = last?.events ?? 0;
    this.turn = last?.turn ?? 0;
  }

  private event(given: Event, node: Node): void {
    const event = this.viewer === "shared" ? shared(given) : given;
    const { match, game } = this.session;
    const { turn, active, cause, seat, rule, what } = event;
    if (turn !== this.turn) this.add(node, { kind: "turn", seat: active, text: `Turn ${turn}`, rule: "", what: "turn", depth: 0 });
    this.turn = turn;
    const depth = cause === null ? 1 : Math.min(DEEPEST, this.depths[cause]! + 1);
    this.depths.push(depth);
    const text = match.tell(event, this.seat);
    const sentence = match.sentenceOf(event);
    const byText = event.clause === null ? [] : [`${sentence} by an effect`];
    const outcome = [...byText, sentence].find((each) => game.mat.outcomes.includes(each));
    const mentions = mentionsOf(match, event, this.seat);
    this.add(node, {
      kind: "event",
      seat,
      text,
      rule,
      what: outcome ?? what,
      depth,
      quiet: outcome === undefined && (this.quiet.has(what) || this.quiet.has(sentence)),
      mentions,
    });
  }

  private answer({ seat, verb, rule, phrase, phrases, forced }: Moment, node: Node): void {
    const wasForced = forced && this.viewer !== "shared" && (this.seat === null || this.seat === seat); // that there was no other answer is told to nobody else
    const text = this.viewer === "shared" ? sharedPhrase(phrases, verb) : this.seat === null ? phrase : phrases[this.seat];
    const masked = text !== phrases[seat]; // of another's card the line below tells what may be known
    this.add(node, {
      kind: "answer",
      seat,
      text,
      rule,
      what: verb,
      depth: 0,
      quiet: wasForced || masked || this.plain.has(verb),
      forced: wasForced,
    });
  }

  private add(node: Node, said: Pick<StoryLine, "kind" | "seat" | "text" | "rule" | "what" | "depth"> & Partial<StoryLine>): void {
    const heading = this.session.match.rulebook[said.rule]?.heading ?? "";
    this.lines.push({ quiet: false, forced: false, mentions: [], ...said, line: this.length, heading, node: node.id });
  }
}

/** An event of which each card is named that both seats could name. */
function shared(event: Event): Event {
  const both = (eyes: Event["eyes"]): Event["eyes"] => (eyes === (seatBit(0) | seatBit(1)) ? eyes : (0 as Event["eyes"]));
  const { clause } = event;
  return {
    ...event,
    eyes: both(event.eyes),
    otherEyes: both(event.otherEyes),
    clause: clause === null ? null : { ...clause, eyes: both(clause.eyes) },
  };
}

/** An answer as both seats are told it; of a card that one of them could not name, that it is a card. */
function sharedPhrase([one, other]: Moment["phrases"], verb: string): string {
  const plain = (phrase: string) => phrase.replace(/ \(\d+\)$/, ""); // which of several alike is told to who chose
  return plain(one) === plain(other) ? plain(one) : ofUnseen(verb);
}

/** The cards of an event that this seat could name when it happened. */
function mentionsOf(match: Match, event: Event, seat: Seat | null): Mention[] {
  const mention = (card: Event["card"], definition: number, eyes: Event["eyes"]): Mention[] =>
    definition === 0 || (seat !== null && (eyes & seatBit(seat)) === 0)
      ? []
      : [{ card, id: match.idOfDefinition(definition), name: match.nameOfDefinition(definition) }];
  return [...mention(event.card, event.definition, event.eyes), ...mention(event.other, event.otherDefinition, event.otherEyes)];
}

/** How a match has ended, in a sentence; null while it goes on. */
export function sayResult(match: Match, sitters: readonly [string, string]): string | null {
  const { over, winner } = match.standing();
  if (!over) return null;
  if (winner === null) return "The match is a draw.";
  return `P${winner + 1} (${sitters[winner]}) wins in turn ${match.turnNumber}.`;
}
