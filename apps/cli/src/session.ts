/** A match in the terminal: what was answered and told, and the way back. */
import { type Event, type Match, type Seat, Transcript, type TranscriptMark } from "@duelex/kernel";
import type { MatchFile } from "./files/match-file.ts";
import { type Matchup, setupOf } from "./matchup.ts";

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
  readonly transcript: Transcript;
  readonly moments: Moment[] = [];
  /** Before each answer that a person gave. */
  private readonly marks: { readonly seat: Seat; readonly mark: TranscriptMark; readonly moments: number }[] = [];

  constructor(
    readonly matchup: Matchup,
    readonly players: readonly [string, string],
  ) {
    this.transcript = new Transcript(matchup.game, setupOf(matchup), { record: true });
  }

  get match(): Match {
    return this.transcript.match;
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
    if (this.asksPerson) this.marks.push({ seat: match.asked, mark: this.transcript.mark(), moments: this.moments.length });
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
    this.transcript.play(index);
  }

  concede(seat: Seat): void {
    this.moments.push({
      seat,
      phrases: ["concede", "concede"],
      phrase: "concede",
      rule: "concession",
      turn: this.match.turnNumber,
      events: this.events.length,
      depth: 1,
      opener: null,
      free: true,
    });
    this.transcript.concede(seat);
  }

  /** Goes back to before the latest answer of this person; false if there is none. */
  undo(seat: Seat): boolean {
    const last = this.marks.findLastIndex((each) => each.seat === seat);
    const back = this.marks[last];
    if (back === undefined) return false;
    this.marks.length = last;
    this.transcript.rewind(back.mark);
    this.moments.length = back.moments;
    return true;
  }

  /** Plays answers of a saved match as far as they can be; gives back how many were taken. */
  follow(answers: readonly string[]): number {
    for (const [nth, answer] of answers.entries()) {
      const conceding = /^(P[12]) concedes$/.exec(answer);
      if (conceding !== null && !this.match.over) this.concede(conceding[1] === "P1" ? 0 : 1);
      else {
        const index = this.match.over ? -1 : this.match.parse(answer);
        if (index < 0) return nth;
        this.play(index);
      }
    }
    return answers.length;
  }

  /** The match as a file from which it can be gone on with. */
  file(): MatchFile {
    const { ownCards } = this.matchup;
    return { ...this.transcript.replay(), players: this.players, ...(ownCards.length === 0 ? {} : { ownCards }) };
  }
}
