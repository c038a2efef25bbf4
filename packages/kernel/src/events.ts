import { BOTH, Card, NOBODY, type Seat, type Seats } from "./memory.ts";
import type { Option } from "./options.ts";
import type { Verdict } from "./rulebook.ts";

/** A piece of a card's text: which card, and which of its clauses, by the game's own number. What it reads is said by the match's `clauseText`. */
export interface Clause {
  /** The card whose text it is. */
  readonly card: Card;
  /** Number of the ability among all abilities of the match. */
  readonly ability: number;
}

/** A clause that was at work, and what the card was then. */
export interface Source extends Clause {
  /** What that card was, as an index of definitions. */
  readonly definition: number;
  /** Who saw which card it was. */
  readonly eyes: Seats;
}

/** What statistics count of a match, told as it happens. Nothing of it is written down: where games are played by the million it stands in for a recorder. */
export interface Tally {
  /** A card has come into a hand, as by drawing it. */
  drawn(card: Card): void;
  /** A card was played. */
  played(card: Card): void;
  /** A seat has lost, by this paragraph. */
  lost(rule: string): void;
}

/** What happened, to which card, by which paragraph, and because of which earlier event. */
export interface Event {
  /** The name of the atom: "rest", "destroy", "draw". */
  readonly what: string;
  /** The card that it happened to or that did it; 0 where there is none. */
  readonly card: Card;
  /** The card's definition at that moment; kept here, because what is hidden later must not be looked up later. */
  readonly definition: number;
  /** Who saw which card it was. */
  readonly eyes: Seats;
  /** A second card, where the event has one: what it was paired with, what it was damaged by. */
  readonly other: Card;
  /** What the other card was at that moment, as an index of definitions. */
  readonly otherDefinition: number;
  /** Which seats knew the other card at that moment, as bits. */
  readonly otherEyes: Seats;
  /** What tells the card from its twins that lay beside it then: "2nd of 3"; empty where it had none. */
  readonly which: string;
  /** What told the other card from its twins. */
  readonly otherWhich: string;
  /** Whose event it is: the card's owner unless said otherwise. */
  readonly seat: Seat;
  /** A number that belongs to it: damage, cards, an index of words; 0 where none does. */
  readonly amount: number;
  /** The paragraph by which it happened. */
  readonly rule: string;
  /** Index of the event that led to this one. */
  readonly cause: number | null;
  /** The clause that did it, or during which it happened; null where no card's text was being carried out. */
  readonly clause: Source | null;
  /** What else there is to say, for both players' eyes: "AP+2", "until the end of the turn". */
  readonly words: string;
  /** In which turn, counted as the match counts them, and whose. */
  readonly turn: number;
  /** Whose turn it was. */
  readonly active: Seat;
  /** Events of one moment, that is of one step of the rules and what settles right after it, have the same one. */
  readonly moment: number;
  /** How many procedures were under way. 0 for what follows from a certain event, as an effect that had waited: what was answered meanwhile did not lead to it. */
  readonly depth: number;
}

/** What a recorder asks of the match it is attached to. */
export interface Recorded {
  readonly definition: { readonly [card in Card]: number };
  readonly turnNumber: number;
  readonly activeSeat: Seat;
  ownerOf(card: Card): Seat;
  shown(card: Card): Seats;
  clauseInProgress(): Clause | null;
  whichOf(card: Card): string;
  tellChanges(): void;
  /** What is asked where the memory of the match is this. */
  asksIn(position: Int16Array): string;
  /** What the question there has against a wish of who is asked. */
  whyNotIn(position: Int16Array, wish: Option): Verdict | null;
}

/** What an event can have besides; each has a value without being said. */
export interface More {
  /** Words that the sentence of the event shows as {words}. */
  readonly words?: string;
  /** The event that led to it, if not the one that opened the procedure under way. */
  readonly cause?: number | null | undefined;
  /** The clause it belongs to, if not the one that is being carried out; null: none. */
  readonly clause?: Clause | null | undefined;
}

/** The same in one shape, whatever is said: objects of many shapes are slow to read. What undefined is said for has a value without being said. */
class Besides implements More {
  constructor(
    readonly words: string,
    readonly cause: number | null | undefined,
    readonly clause: Clause | null | undefined,
  ) {}
}
/** What most events have besides. */
const NOTHING_MORE = new Besides("", undefined, undefined);
/** `More` for what is noted often. */
export const besides = (words: string, cause?: number | null, clause?: Clause | null): More =>
  words === "" && cause === undefined && clause === undefined ? NOTHING_MORE : new Besides(words, cause, clause);

/** An answer that nobody was asked for, because it was the only one. */
export class Forced {
  /** @internal */
  constructor(
    private readonly match: Recorded,
    /** The one answer there was. */
    readonly option: Option,
    /** Who would have been asked. */
    readonly seat: Seat,
    /** The paragraph that would have asked. */
    readonly rule: string,
    private readonly position: Int16Array,
  ) {}

  /** What would have been asked. Most often nobody wants to know: it is put into words when somebody does, from the position as it was. */
  get says(): string {
    return this.match.asksIn(this.position);
  }

  /** What would have been said against another answer; null if nothing would have been. */
  whyNot(wish: Option): Verdict | null {
    return this.match.whyNotIn(this.position, wish);
  }

  /** The same with a position of its own, that nothing is written over. @internal */
  kept(): Forced {
    return new Forced(this.match, this.option, this.seat, this.rule, this.position.slice());
  }
}

/** Where a recorder stands, to come back to it: with it, undo restores the log as it restores the state. */
export interface RecorderMark {
  /** How many events there were. */
  readonly events: number;
  /** The event that opened each procedure under way. */
  readonly openedBy: readonly (number | null)[];
  /** How deep in procedures the match stood. */
  readonly depth: number;
  /** The first event since the last answer. */
  readonly since: number;
  /** The answers that had been forced since the last one. */
  readonly forced: readonly Forced[];
}

/**
 * Attached to a match, it writes down every event; unattached, nothing is spent. It lives outside the state,
 * so a recorded match and an unrecorded one are the same bytes.
 */
export class Recorder {
  /** Everything that was written down, in order; an event names its cause by its index here. */
  readonly events: Event[] = [];
  private openedBy: (number | null)[] = [];
  private depth = 0;
  /** How many events there were when the present step began. */
  private since = 0;
  /** The event to which the rest of the present step is due, if it has said so. */
  private lead: number | null = null;
  /** So often it was rewound: what somebody keeps beside it is then stale. */
  rewound = 0;
  /** What has been answered by itself since somebody last answered. */
  forced: Forced[] = [];

  constructor(private readonly match: Recorded) {}

  /**
   * Writes one event down.
   * @param seen who saw the card, if more than see it now (it has just gone where they do not look)
   */
  note(
    what: string,
    card: Card,
    amount: number,
    rule: string,
    other: Card = Card.none,
    seat?: Seat,
    seen: Seats = 0,
    more: More = NOTHING_MORE,
  ): void {
    const { events } = this;
    events[events.length] = this.event(what, card, amount, rule, other, seat, seen, this.lead ?? this.opener, this.depth, more);
  }

  /**
   * The latest event of this step, of any name but one, is what the rest of it comes of: a card is played, then it is paid for and carried
   * out. Where there is none, it comes of what the step comes of.
   */
  leads(but?: string): void {
    const latest = but === undefined ? this.events.length - 1 : (this.lastBut(but) ?? -1);
    this.lead = latest >= this.since ? latest : this.opener;
  }

  /**
   * The latest event about this card (as its card, or as the other one), of this name if one is given, of any but another if that is; null if
   * there is none in this turn.
   */
  latest(card: Card, what?: string, but?: string): number | null {
    const turn = this.match.turnNumber;
    for (let at = this.events.length - 1; at >= 0 && this.events[at]!.turn === turn; at--) {
      const event = this.events[at]!;
      if ((event.card === card || event.other === card) && (what === undefined || event.what === what) && event.what !== but) return at;
    }
    return null;
  }

  /**
   * The latest event that happened to this card, of this name if one is given, of any but another if that is; null if there is none in this turn.
   * What it did to others is none.
   */
  latestTo(card: Card, what?: string, but?: string): number | null {
    const turn = this.match.turnNumber;
    for (let at = this.events.length - 1; at >= 0 && this.events[at]!.turn === turn; at--) {
      const event = this.events[at]!;
      if (event.card === card && (what === undefined || event.what === what) && event.what !== but) return at;
    }
    return null;
  }

  /** The latest event, of any name but one; null if there is none. */
  lastBut(but: string): number | null {
    const at = this.events.findLastIndex(({ what }) => what !== but);
    return at < 0 ? null : at;
  }

  /** For an event that follows from the latest one about this card, and not from what opened the procedure. */
  after(card: Card, what?: string): More {
    const cause = this.latest(card, what);
    return cause === null ? NOTHING_MORE : { cause };
  }

  /** For an event that follows from the latest one that happened to this card. */
  afterTo(card: Card, what?: string): More {
    const cause = this.latestTo(card, what);
    return cause === null ? NOTHING_MORE : { cause };
  }

  /** Nobody was asked: there was one answer. @param position the memory of the match as it is, in a copy that stays until somebody has answered */
  answeredByItself(option: Option, seat: Seat, rule: string, position: Int16Array): void {
    this.forced.push(new Forced(this.match, option, seat, rule, position));
  }

  /** Somebody has answered: what was answered by itself before is another matter. */
  answered(): void {
    if (this.forced.length > 0) this.forced = [];
  }

  /** The event that led to the procedure under way, if one did. */
  get opener(): number | null {
    return this.openedBy[this.depth] ?? null;
  }

  /** A step begins, or an answer is taken: what happened before is not its doing. */
  stepBegins(): void {
    this.match.tellChanges();
    this.since = this.events.length;
    this.lead = null;
  }

  /** A procedure begins: what happens inside it is caused by what the step has just done, or else by what caused the step. */
  opens(depth: number): void {
    const latest = this.events.length - 1;
    this.openedBy[depth] = this.lead ?? (latest >= this.since ? latest : (this.openedBy[this.depth] ?? null));
    this.depth = depth;
  }

  /** A procedure at this depth has ended. */
  closes(depth: number): void {
    this.depth = depth;
  }

  /**
   * An effect that waited begins: its cause is the latest event called `trigger` with this card and amount, not what happened last.
   * @param about the other card of that event, where one card may have met the same condition several times
   */
  resumes(what: string, trigger: string, card: Card, amount: number, rule: string, more: More = NOTHING_MORE, about?: Card): void {
    const { events } = this;
    const at = events.findLastIndex(
      (event) => event.what === trigger && event.card === card && event.amount === amount && (about === undefined || event.other === about),
    );
    events.push(this.event(what, card, amount, rule, Card.none, undefined, 0, at < 0 ? null : at, 0, more));
  }

  /** Where the record stands, to go back to. */
  mark(): RecorderMark {
    return {
      events: this.events.length,
      openedBy: [...this.openedBy],
      depth: this.depth,
      since: this.since,
      forced: this.forced.map((each) => each.kept()),
    };
  }

  /** Forgets everything that was written down since the mark. */
  rewind(mark: RecorderMark): void {
    this.rewound++;
    this.events.length = mark.events;
    this.openedBy = [...mark.openedBy];
    this.depth = mark.depth;
    this.since = mark.since;
    this.lead = null;
    this.forced = [...mark.forced];
  }

  /** @param seen who learns of its card by the event itself */
  private sourceOf({ card, ability }: Clause, seen: Seats): Source {
    return { card, ability, definition: this.match.definition[card], eyes: (seen | this.match.shown(card)) as Seats };
  }

  private event(
    what: string,
    card: Card,
    amount: number,
    rule: string,
    other: Card,
    seat: Seat | undefined,
    seen: Seats,
    cause: number | null,
    depth: number,
    more: More,
  ): Event {
    const match = this.match;
    const { words, cause: led, clause: of } = more instanceof Besides ? more : new Besides(more.words ?? "", more.cause, more.clause);
    const clause = of === undefined ? match.clauseInProgress() : of;
    return {
      what,
      card,
      definition: card === Card.none ? 0 : match.definition[card],
      eyes: card === Card.none ? BOTH : seen | match.shown(card),
      other,
      otherDefinition: other === Card.none ? 0 : match.definition[other],
      otherEyes: other === Card.none ? BOTH : match.shown(other),
      which: match.whichOf(card),
      otherWhich: match.whichOf(other),
      seat: seat ?? (card === Card.none ? 0 : match.ownerOf(card)),
      amount,
      rule,
      cause: led === undefined ? cause : led,
      clause: clause === null ? null : this.sourceOf(clause, clause.card === card ? seen : NOBODY),
      words,
      turn: match.turnNumber,
      active: match.activeSeat,
      moment: this.since,
      depth: led === undefined ? depth : 0,
    };
  }
}

/** The event and what led to it, latest first: the answer to "why?". */
export function causesOf(events: readonly Event[], index: number): Event[] {
  const chain: Event[] = [];
  for (let at: number | null = index; at !== null; at = events[at]!.cause) chain.push(events[at]!);
  return chain;
}
