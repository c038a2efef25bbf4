import { BOTH, Card, type Seat, type Seats } from "./memory.ts";

/** What happened, to which card, by which paragraph, and because of which earlier event. */
export interface Event {
  /** The name of the atom: "rest", "destroy", "draw". */
  readonly what: string;
  readonly card: Card;
  /** The card's definition at that moment; kept here, because what is hidden later must not be looked up later. */
  readonly definition: number;
  /** Who saw which card it was. */
  readonly eyes: Seats;
  /** A second card, where the event has one: what it was paired with, what it was damaged by. */
  readonly other: Card;
  readonly otherDefinition: number;
  readonly otherEyes: Seats;
  /** Whose event it is: the card's owner unless said otherwise. */
  readonly seat: Seat;
  readonly amount: number;
  readonly rule: string;
  /** Index of the event that led to this one. */
  readonly cause: number | null;
  /** In which turn, counted as the match counts them, and whose. */
  readonly turn: number;
  readonly active: Seat;
  /** How many procedures were under way. 0 for an effect that had waited: what was answered meanwhile did not lead to it. */
  readonly depth: number;
}

/** What a recorder asks of the match it is attached to. */
export interface Recorded {
  readonly definition: { readonly [card in Card]: number };
  readonly turnNumber: number;
  readonly activeSeat: Seat;
  ownerOf(card: Card): Seat;
  shown(card: Card): Seats;
}

/** Where a recorder stands, to come back to it: with it, undo restores the log as it restores the state. */
export interface RecorderMark {
  readonly events: number;
  readonly openedBy: readonly (number | null)[];
  readonly depth: number;
  readonly since: number;
}

/**
 * Attached to a match, it writes down every event; unattached, nothing is spent. It lives outside the state,
 * so a recorded match and an unrecorded one are the same bytes.
 */
export class Recorder {
  readonly events: Event[] = [];
  private openedBy: (number | null)[] = [];
  private depth = 0;
  /** How many events there were when the present step began. */
  private since = 0;

  constructor(private readonly match: Recorded) {}

  /** @param seen who saw the card, if more than see it now (it has just gone where they do not look) */
  note(what: string, card: Card, amount: number, rule: string, other: Card = Card.none, seat?: Seat, seen: Seats = 0): void {
    this.events.push(this.event(what, card, amount, rule, other, seat, seen, this.opener, this.depth));
  }

  /** The event that led to the procedure under way, if one did. */
  get opener(): number | null {
    return this.openedBy[this.depth] ?? null;
  }

  /** A step begins, or an answer is taken: what happened before is not its doing. */
  stepBegins(): void {
    this.since = this.events.length;
  }

  /** A procedure begins: what happens inside it is caused by what the step has just done, or else by what caused the step. */
  opens(depth: number): void {
    const latest = this.events.length - 1;
    this.openedBy[depth] = latest >= this.since ? latest : (this.openedBy[this.depth] ?? null);
    this.depth = depth;
  }

  closes(depth: number): void {
    this.depth = depth;
  }

  /** An effect that waited begins: its cause is the latest event called `trigger` with this card and amount, not what happened last. */
  resumes(what: string, trigger: string, card: Card, amount: number, rule: string): void {
    const events = this.events;
    let at = events.length - 1;
    while (at >= 0 && !(events[at]!.what === trigger && events[at]!.card === card && events[at]!.amount === amount)) at--;
    events.push(this.event(what, card, amount, rule, Card.none, undefined, 0, at < 0 ? null : at, 0));
  }

  mark(): RecorderMark {
    return { events: this.events.length, openedBy: [...this.openedBy], depth: this.depth, since: this.since };
  }

  rewind(mark: RecorderMark): void {
    this.events.length = mark.events;
    this.openedBy = [...mark.openedBy];
    this.depth = mark.depth;
    this.since = mark.since;
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
  ): Event {
    const match = this.match;
    return {
      what,
      card,
      definition: card === Card.none ? 0 : match.definition[card],
      eyes: card === Card.none ? BOTH : seen | match.shown(card),
      other,
      otherDefinition: other === Card.none ? 0 : match.definition[other],
      otherEyes: other === Card.none ? BOTH : match.shown(other),
      seat: seat ?? (card === Card.none ? 0 : match.ownerOf(card)),
      amount,
      rule,
      cause,
      turn: match.turnNumber,
      active: match.activeSeat,
      depth,
    };
  }
}

/** The event and what led to it, latest first: the answer to "why?". */
export function causesOf(events: readonly Event[], index: number): Event[] {
  const chain: Event[] = [];
  for (let at: number | null = index; at !== null; at = events[at]!.cause) chain.push(events[at]!);
  return chain;
}
