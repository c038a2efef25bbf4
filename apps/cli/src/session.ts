/** A match in the terminal: the session that every front shares, in the words of the command line. */
import type { Scenario } from "@duelex/kernel";
import { openScenario } from "@duelex/kernel/scenario";
import { type Beginning, type MatchFile, PERSON, replayOf, Session as Shared, scenarioOf } from "@duelex/session";
import { type Library, type Matchup, setupOf } from "./matchup.ts";

export type { Bookmark } from "@duelex/session";

/** What a seat is called at which a person sits. */
export const HUMAN = "human";

/** The flag of `duelex play` that takes a file of this session. */
export type GoOnFlag = "--resume" | "--scenario";

export class Session extends Shared {
  /** @throws InputError if the match cannot begin so */
  constructor(
    library: Library,
    beginning: Beginning,
    readonly players: readonly [string, string],
  ) {
    const sitterOf = (player: string) => (player === HUMAN ? PERSON : player);
    const openPosition = (scenario: Scenario) => openScenario(library.game, scenario);
    super({ ...library, openPosition }, beginning, [sitterOf(players[0]), sitterOf(players[1])]);
  }

  /** How many answers led to where the match stands. */
  get length(): number {
    return this.way.length;
  }

  get flag(): GoOnFlag {
    return this.beginning.kind === "decks" ? "--resume" : "--scenario";
  }

  /** What is written into a file, to go on from it. */
  file(): MatchFile | Scenario {
    return this.beginning.kind === "decks" ? { ...replayOf(this), players: this.players } : scenarioOf(this);
  }
}

/** A match between two decks, at its first question. */
export const sessionBetween = (matchup: Matchup, players: readonly [string, string]): Session =>
  new Session(matchup, { kind: "decks", setup: setupOf(matchup) }, players);
