/** A match in the terminal: what was answered and told, and the way back. */
import { type Event, type Match, type Seat, seatName } from "@duelex/kernel";
import type { Chronicle } from "./chronicle.ts";
import type { Library } from "./matchup.ts";

/** What a seat is called at which a person sits. */
export const HUMAN = "human";

/** An answer, as it was given. */
export interface Moment {
  readonly seat: Seat;
  /** As each seat is told it, and as it is. */
  readonly phrases: readonly [string, string];
  readonly phrase: string;
  /** The paragraph that asked. */
  readonly rule: string;
  readonly turn: number;
  /** Events that had happened before. */
  readonly events: number;
  /** How many procedures were under way, and the event that led to the one that asked. */
  readonly depth: number;
  readonly opener: number | null;
  /** The turn itself asked: nothing led to this answer but whose turn it was. */
  readonly free: boolean;
}

/** Where somebody has read up to. */
export interface Bookmark {
  readonly moments: number;
  readonly events: number;
}

export class Session {
  readonly moments: Moment[] = [];
  /** Before each answer that a person gave. */
  private readonly marks: { readonly seat: Seat; readonly goBack: () => void; readonly moments: number }[] = [];

  constructor(
    readonly library: Library,
    readonly chronicle: Chronicle,
    readonly players: readonly [string, string],
  ) {}

  get match(): Match {
    return this.chronicle.match;
  }

  get events(): readonly Event[] {
    return this.match.recorder?.events ?? [];
  }

  get bookmark(): Bookmark {
    return { moments: this.moments.length, events: this.events.length };
  }

  /** Does a person sit there? */
  isPerson(seat: Seat): boolean {
    return this.players[seat] === HUMAN;
  }

  /** Two people share the keyboard. */
  get shared(): boolean {
    return this.isPerson(0) && this.isPerson(1);
  }

  /** Is the question put to a person? One with a single answer is not, unless not asking would tell the other person something. */
  get asksPerson(): boolean {
    const { match } = this;
    return this.isPerson(match.asked) && (this.shared || match.options().count > 1);
  }

  play(index: number): void {
    const { match } = this;
    const question = match.question()!;
    if (this.asksPerson) this.marks.push({ seat: match.asked, goBack: this.chronicle.mark(), moments: this.moments.length });
    this.moments.push({
      seat: question.seat,
      phrases: [match.notate(index, 0), match.notate(index, 1)],
      phrase: match.notate(index),
      rule: question.rule,
      turn: match.turnNumber,
      events: this.events.length,
      depth: match.depth,
      opener: match.recorder?.opener ?? null,
      free: question.where.lastIndexOf("turn") === question.where.length - 2,
    });
    this.chronicle.play(index);
  }

  concede(seat: Seat): void {
    this.moments.push({
      seat,
      phrases: ["concede", "concede"],
      phrase: "concede",
      rule: this.match.concession,
      turn: this.match.turnNumber,
      events: this.events.length,
      depth: 1,
      opener: null,
      free: true,
    });
    this.chronicle.concede(seat);
  }

  /** Goes back to before the latest answer of this person; false if there is none. */
  undo(seat: Seat): boolean {
    const last = this.marks.findLastIndex((each) => each.seat === seat);
    const back = this.marks[last];
    if (back === undefined) return false;
    this.marks.length = last;
    back.goBack();
    this.moments.length = back.moments;
    return true;
  }

  /** Plays answers as they are written down ("P1: pass", or without the seat), as far as they can be; gives back how many were taken. */
  follow(answers: readonly string[]): number {
    for (const [nth, answer] of answers.entries()) {
      const conceding = /^(P[12]) concedes$/.exec(answer);
      const [, seat, text] = /^(?:(P[12])\s*:\s*)?(.*)$/s.exec(answer)!;
      if (conceding !== null && !this.match.over) this.concede(conceding[1] === "P1" ? 0 : 1);
      else {
        const asked = !this.match.over && (seat === undefined || seat === seatName(this.match.asked));
        const index = asked ? this.match.parse(text!) : -1;
        if (index < 0) return nth;
        this.play(index);
      }
    }
    return answers.length;
  }
}
