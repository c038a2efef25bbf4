/** A match while it is played, and how it is written down: from two decks as a replay, from a position as a scenario. */
import { type Match, openScenario, type Scenario, type Seat, seatName, Transcript } from "@duelex/kernel";
import type { MatchFile } from "./files/match-file.ts";
import { type Library, type Matchup, setupOf } from "./matchup.ts";

export interface Chronicle {
  readonly match: Match;
  /** How many answers have been given. */
  readonly length: number;
  play(index: number): void;
  concede(seat: Seat): void;
  /** Where it stands; what comes back, when called, leads back there. */
  mark(): () => void;
  /** What is written into a file, to go on from it. */
  file(): object;
  /** The flag of `duelex play` that takes such a file. */
  readonly flag: "--resume" | "--scenario";
}

/** A match between two decks, recorded from its set-up on. */
export class MatchChronicle implements Chronicle {
  readonly flag = "--resume";
  private readonly transcript: Transcript;

  constructor(
    private readonly matchup: Matchup,
    private readonly players: readonly [string, string],
  ) {
    this.transcript = new Transcript(matchup.game, setupOf(matchup), { record: true });
  }

  get match(): Match {
    return this.transcript.match;
  }
  get length(): number {
    return this.transcript.length;
  }
  play(index: number): void {
    this.transcript.play(index);
  }
  concede(seat: Seat): void {
    this.transcript.concede(seat);
  }
  mark(): () => void {
    const mark = this.transcript.mark();
    return () => this.transcript.rewind(mark);
  }
  file(): MatchFile {
    const { ownCards } = this.matchup;
    return { ...this.transcript.replay(), players: this.players, ...(ownCards.length === 0 ? {} : { ownCards }) };
  }
}

/** A match that begins at the position of a scenario. Its script is the answers that are given. */
export class ScenarioChronicle implements Chronicle {
  readonly flag = "--scenario";
  readonly match: Match;
  private readonly script: string[] = [];

  /** @throws InputError if the position cannot be set up */
  constructor(
    { game }: Library,
    private readonly scenario: Scenario,
  ) {
    this.match = openScenario(game, scenario);
  }

  get length(): number {
    return this.script.length;
  }
  play(index: number): void {
    this.script.push(`${seatName(this.match.asked)}: ${this.match.notate(index)}`);
    this.match.play(index);
  }
  concede(seat: Seat): void {
    this.script.push(`${seatName(seat)} concedes`);
    this.match.concede(seat);
  }
  mark(): () => void {
    const { match, script } = this;
    const [position, answers, rolls, events] = [match.clone(), script.length, match.fixedRolls, match.recorder?.mark()];
    const left = rolls === null ? null : [...rolls];
    return () => {
      match.copyFrom(position);
      script.length = answers;
      match.fixedRolls = left === null ? null : [...left];
      if (events !== undefined) match.recorder?.rewind(events);
    };
  }
  /** The same scenario with what was played as its script; what it expected was expected of another script. */
  file(): Scenario {
    const { expect: _, ...scenario } = this.scenario;
    return { ...scenario, script: [...this.script] };
  }
}
