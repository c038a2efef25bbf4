import type { RecorderMark } from "./events.ts";
import { isRecord } from "./form.ts";
import { type Catalog, newMatch, type Rules } from "./game.ts";
import type { Match } from "./match.ts";
import { seatName, seatNamed } from "./memory.ts";
import { InputError, type Problem } from "./problems.ts";
import { isSeed, type Seed } from "./rolls.ts";
import { resultOf } from "./scenario.ts";
import type { Settings } from "./settings.ts";

/** A match as a file: everything that is needed to play it again, and hashes that prove it is the same one. */
export interface Replay {
  /** The form of the file. */
  readonly format: "duelex-replay-1";
  /** The id of the game. */
  readonly game: string;
  /** The edition of the rules by which it was played. */
  readonly edition: string;
  /** Fingerprint of the card definitions. */
  readonly cards: string;
  /** Setting → value. */
  readonly settings: Settings;
  /** Both decks, as records of a deck file. */
  readonly decks: readonly [unknown, unknown];
  /** Of the dice: a whole number, or a key of 64 hexadecimal digits. */
  readonly seed: Seed;
  /** Notated answers, and "P1 concedes". */
  readonly answers: readonly string[];
  /** State hashes: at which answer (so many had been given) each turn began, and at the end. */
  readonly hashes: readonly { readonly at: number; readonly turn: number; readonly hash: string }[];
  /** How it ended, as `resultOf` says it. */
  readonly result: string;
}

/** With what a replay begins. */
export interface ReplaySetup {
  /** Both decks, as records of a deck file. */
  readonly decks: readonly [unknown, unknown];
  /** Of the dice: a whole number, or a key of 64 hexadecimal digits. */
  readonly seed: Seed;
  /** Setting → value. */
  readonly settings?: Settings;
  /** The cards; the built-in ones where none are given. */
  readonly catalog?: Catalog;
}

/** Where a transcript stands, to come back to it: the position, what was answered until then, and what was recorded. */
export interface TranscriptMark<M extends Match = Match> {
  /** How many answers there were. */
  readonly answers: number;
  /** How many hashes there were. */
  readonly hashes: number;
  /** A copy of the match. */
  readonly position: M;
  /** Where the record of events stood; null without one. */
  readonly recorder: RecorderMark | null;
}

const hex = (hash: number): string => hash.toString(16).padStart(8, "0");

/** Keeps a match's answers while it is played, so that it can be written down, stepped back and played again. */
export class Transcript<M extends Match = Match> {
  /** The match that is written down. */
  readonly match: M;
  private readonly answers: string[] = [];
  private readonly hashes: { at: number; turn: number; hash: string }[] = [];

  constructor(
    /** The game. */
    readonly game: Rules<M>,
    /** With what it began. */
    readonly setup: ReplaySetup,
    options: { readonly record?: boolean } = {},
  ) {
    this.match = newMatch(game, { ...setup }, options);
    this.note();
  }

  /** How many answers there are. */
  get length(): number {
    return this.answers.length;
  }

  /** Answers, and writes the answer down. @param index its place in `match.options()` */
  play(index: number): void {
    this.answers.push(this.match.notate(index));
    this.match.play(index);
    this.note();
  }

  /** A seat gives up, and that is written down. */
  concede(seat: 0 | 1): void {
    this.answers.push(`${seatName(seat)} concedes`);
    this.match.concede(seat);
    this.note();
  }

  /** Takes over the first answers of another transcript of the same setup. */
  follow(answers: readonly string[]): void {
    for (const answer of answers)
      takeAnswer(
        this.match,
        answer,
        (index) => this.play(index),
        (seat) => this.concede(seat),
      );
  }

  /** Where it stands, to go back to. */
  mark(): TranscriptMark<M> {
    return {
      answers: this.answers.length,
      hashes: this.hashes.length,
      position: this.match.clone(),
      recorder: this.match.recorder?.mark() ?? null,
    };
  }

  /** Takes back every answer given since the mark, from the log and the event record too. */
  rewind(mark: TranscriptMark<M>): void {
    this.answers.length = mark.answers;
    this.hashes.length = mark.hashes;
    this.match.copyFrom(mark.position);
    if (mark.recorder !== null) this.match.record().rewind(mark.recorder);
  }

  /** The answers so far, as they are written down. */
  get given(): readonly string[] {
    return this.answers;
  }

  /** Everything so far as a file. */
  replay(): Replay {
    return {
      format: "duelex-replay-1",
      game: this.game.id,
      edition: this.game.edition,
      cards: this.match.cardsFingerprint,
      settings: this.setup.settings ?? {},
      decks: this.setup.decks,
      seed: this.setup.seed,
      answers: [...this.answers],
      hashes: [...this.hashes, ...(this.hashes.at(-1)!.at === this.answers.length ? [] : [this.point()])],
      result: resultOf(this.match),
    };
  }

  private point(): { at: number; turn: number; hash: string } {
    return { at: this.answers.length, turn: this.match.turnNumber, hash: hex(this.match.mark()) };
  }

  private note(): void {
    if (this.hashes.length === 0 || this.hashes.at(-1)!.turn !== this.match.turnNumber) this.hashes.push(this.point());
  }
}

function takeAnswer(match: Match, answer: string, play: (index: number) => void, concede: (seat: 0 | 1) => void): boolean {
  const conceding = /^(P[12]) concedes$/.exec(answer);
  if (conceding !== null && !match.over) {
    concede(seatNamed(conceding[1]!)!);
    return true;
  }
  const index = match.over ? -1 : match.parse(answer);
  if (index < 0) return false;
  play(index);
  return true;
}

/** What playing a replay again came to. */
export interface Verification {
  /** Did every position and the result agree? */
  readonly verified: boolean;
  /** Were the cards the same, by their fingerprint? Where they were not, the same hashes may have come about otherwise. */
  readonly sameCards: boolean;
  /** Where it parts, if it does: after so many answers, and how. */
  readonly parts?: { readonly at: number; readonly what: string };
  /** How the match stood at the end, as `resultOf` says it. */
  readonly result: string;
  /** How many answers were played. */
  readonly answers: number;
}

/**
 * Plays a replay again and compares. Rules or cards that have changed are found at the answer where the match parts.
 * @param visit is shown the match before the first answer and after each one
 */
export function verify<M extends Match>(
  game: Rules<M>,
  replay: Replay,
  options: { readonly catalog?: Catalog; readonly to?: number; readonly record?: boolean; visit?: (match: M, given: number) => void } = {},
): Verification {
  const { decks, seed, settings } = replay;
  const setup = { decks, seed, settings, ...(options.catalog === undefined ? {} : { catalog: options.catalog }) };
  const match = newMatch(game, setup, options);
  const upTo = Math.min(options.to ?? replay.answers.length, replay.answers.length);
  const whole = upTo === replay.answers.length;
  const parted = (at: number, what: string): Verification => ({
    verified: false,
    sameCards,
    parts: { at, what },
    result: resultOf(match),
    answers: at,
  });
  const sameCards = match.cardsFingerprint === replay.cards;
  const versions = sameCards ? "" : " The card data has changed since it was written.";
  const wanted = new Map(replay.hashes.map((point) => [point.at, point]));
  const differs = (at: number): Verification | null => {
    const point = wanted.get(at);
    if (point === undefined || hex(match.mark()) === point.hash) return null;
    return parted(at, `after ${at} answers, in turn ${match.turnNumber}, the position is not the one recorded.${versions}`);
  };
  options.visit?.(match, 0);
  const atStart = differs(0);
  if (atStart !== null) return atStart;
  for (let at = 0; at < upTo; at++) {
    const answer = replay.answers[at]!;
    const taken = takeAnswer(
      match,
      answer,
      (index) => match.play(index),
      (seat) => match.concede(seat),
    );
    if (!taken) {
      const question = match.question();
      const asks = question === null ? "the match is over" : `${seatName(question.seat)} is asked: ${question.says} (${question.rule})`;
      return parted(at, `answer ${at + 1}, "${answer}", is not possible any more: ${asks}.${versions}`);
    }
    options.visit?.(match, at + 1);
    const different = differs(at + 1);
    if (different !== null) return different;
  }
  const result = resultOf(match);
  if (whole && result !== replay.result) return parted(upTo, `it ends as "${result}", recorded was "${replay.result}".${versions}`);
  return { verified: true, sameCards, result, answers: upTo };
}

/** Reads a replay from JSON. @throws InputError with everything that is wrong with its form */
export function readReplay(json: unknown): Replay {
  const problems: Problem[] = [];
  const record = isRecord(json) ? json : {};
  const want = (key: string, right: boolean, what: string) => {
    if (!right) problems.push({ where: key, what: `${what} is wanted` });
  };
  const strings = (value: unknown): value is string[] => Array.isArray(value) && value.every((entry) => typeof entry === "string");
  want("format", record["format"] === "duelex-replay-1", '"duelex-replay-1"');
  for (const key of ["game", "edition", "cards", "result"]) want(key, typeof record[key] === "string", "a text");
  want("seed", isSeed(record["seed"]), "a whole number, or a key of 64 hexadecimal digits,");
  want("answers", strings(record["answers"]), "a list of answers");
  want("decks", Array.isArray(record["decks"]) && record["decks"].length === 2, "two decks");
  const settings = record["settings"];
  want("settings", isRecord(settings) && Object.values(settings).every((value) => typeof value === "string"), "a record of settings");
  const hashes = record["hashes"];
  const isPoint = (point: unknown) => {
    const { at, turn, hash } = isRecord(point) ? point : {};
    return Number.isInteger(at) && Number.isInteger(turn) && typeof hash === "string";
  };
  want("hashes", Array.isArray(hashes) && hashes.every(isPoint), "a list of { at, turn, hash }");
  if (problems.length > 0) throw new InputError("replay", problems);
  return record as unknown as Replay;
}
