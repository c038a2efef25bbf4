/** Shorter games that fail alike, as replays: what a failure leaves behind. */
import { diceOf, type Game, type Match, type Replay, type ReplaySetup, Transcript } from "@duelex/kernel";
import { always, Broken, keep, type PromiseName, sampled, saying } from "./promises.ts";
import type { Played } from "./soak.ts";

/** So many games are tried on the way to a short one. */
const PATIENCE = 600;
/** Promises that throw dice are asked so often of the last position. */
const ASKED_AGAIN = 6;

/** A game by its phrases. Those that are not possible when their turn comes are left out. */
export interface Line {
  readonly setup: ReplaySetup;
  readonly phrases: readonly string[];
}

/** What became of a line: the game as far as it came, and the promise that broke there. */
interface Outcome<M extends Match> {
  readonly transcript: Transcript<M>;
  readonly broken: Broken | null;
}

/** Plays a line; the cheap promises are asked of every position, the dear ones of the last. */
export function playLine<M extends Match>(game: Game<M>, { setup, phrases }: Line): Outcome<M> {
  const transcript = new Transcript(game, setup);
  const { match } = transcript;
  try {
    keep(always, game, match, diceOf(0));
    for (const phrase of phrases) {
      const answer = match.over ? -1 : saying("the rules carry out every answer", () => match.parse(phrase));
      if (answer < 0) continue;
      saying("the rules carry out every answer", () => transcript.play(answer));
      keep(always, game, match, diceOf(0));
    }
    if (!match.over) for (let again = 0; again < ASKED_AGAIN; again++) keep(sampled, game, match, diceOf(again));
    return { transcript, broken: null };
  } catch (problem) {
    if (problem instanceof Broken) return { transcript, broken: problem };
    throw problem;
  }
}

/** The answers of a game that was played, as phrases; the last may be one that the rules could not carry out. */
export function lineOf<M extends Match>(game: Game<M>, { setup, answers }: Played): Line {
  const match = game.pairing(setup).newMatch(setup.seed);
  const phrases: string[] = [];
  for (const answer of answers) {
    phrases.push(match.notate(answer));
    try {
      match.play(answer);
    } catch {
      break; // this is the answer that fails
    }
  }
  return { setup, phrases };
}

export interface Shrunk {
  readonly replay: Replay;
  readonly from: number;
  readonly what: string;
}

/**
 * Leaves out ever smaller pieces of the game as long as what is left breaks the same promise.
 * @returns null if the line as it stands does not break it again
 */
export function shrink<M extends Match>(game: Game<M>, line: Line, promise: PromiseName): Shrunk | null {
  let left = PATIENCE;
  const attempt = (phrases: readonly string[]): Outcome<M> | null => {
    if (left-- <= 0) return null;
    const outcome = playLine(game, { setup: line.setup, phrases });
    return outcome.broken?.promise === promise ? outcome : null;
  };
  let best = attempt(line.phrases);
  if (best === null) return null;
  for (let size = Math.ceil(best.transcript.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < best.transcript.length; ) {
      const given: readonly string[] = best.transcript.given;
      const shorter: Outcome<M> | null = attempt([...given.slice(0, from), ...given.slice(from + size)]);
      if (shorter !== null && shorter.transcript.length < given.length) best = shorter;
      else from += size;
    }
  }
  return { replay: best.transcript.replay(), from: line.phrases.length, what: best.broken!.what };
}
