import { type Catalog, type Game, InputError, type Match, type NamedDeck, type Problem, readSettings, type Settings } from "@duelex/kernel";
import { readPlayerName } from "@duelex/players";
import { differenceAcross, type Meetings, shareAcross } from "./across.ts";
import { type Crew, type CrewOrder, soloCrew, taskPlayer, threadCrew } from "./crew.ts";
import { type TestOfTwo, verdictOn } from "./decide.ts";
import { addHappened, nothingHappened } from "./happened.ts";
import { meetingPlayer, seedOfGame, seedOfMeeting } from "./meeting.ts";
import type { Happened, Meeting } from "./outcomes.ts";
import { type Difference, type Pairs, pairedShare } from "./paired.ts";
import { type Course, carryOut, type Progress } from "./plan.ts";
import { type CardReport, type Change, cardsOf, changeOf, type Report, reportOf } from "./report.ts";
import type { Share } from "./statistics.ts";

/** How games are to be played, whoever meets whom. */
export interface Conditions<M extends Match = Match> {
  /** The game. */
  readonly game: Game<M>;
  /** Names of players, as `playerNamed` knows them: of the first deck, of the second. */
  readonly players: readonly [string, string];
  /** Games of each meeting, at most. They are played in pairs, so an odd number is one more. */
  readonly games: number;
  /** Of the dice; the same seed gives the same games. */
  readonly seed: number;
  /** Setting → value. */
  readonly settings?: Settings;
  /** Parsed card files of one's own, added to the built-in cards. */
  readonly cardFiles?: readonly unknown[];
  /** A meeting ends when the half width of its 95 % interval is at most this: 0.01 is one per cent. */
  readonly precision?: number | undefined;
  /** A meeting ends when this test has decided which deck is better. */
  readonly decide?: TestOfTwo | undefined;
  /** Write down what happened, card by card and question by question. */
  readonly details?: boolean;
  /** Worker threads; 1, which is the default, plays here and now, without workers. */
  readonly threads?: number;
  /** URL of a module that exports `gameNamed(id)`, by which workers come by the game; needed for more than one thread. */
  readonly loader?: string | URL;
  /** Other machines: given what they are to know, whoever plays there. Instead of threads. */
  readonly crew?: (order: CrewOrder) => Promise<Crew>;
  /** A game with more answers than this counts as stalled, and so as aborted. */
  readonly longest?: number;
  /** Told after every batch. */
  readonly onProgress?: (progress: Progress) => void;
  /** When it is aborted, the batches under way are finished and the rest is left: the report says so. */
  readonly signal?: AbortSignal;
}

export interface Simulation<M extends Match = Match> extends Conditions<M> {
  /** The two decks. */
  readonly decks: readonly [NamedDeck, NamedDeck];
}

/** Any decks against any decks: every one of the rows meets every one of the columns. */
export interface FieldSimulation<M extends Match = Match> extends Conditions<M> {
  /** The decks whose chances are asked about. */
  readonly rows: readonly NamedDeck[];
  /** The decks that they meet. */
  readonly columns: readonly NamedDeck[];
}

/** What several decks come to against the same others. */
export interface FieldReport {
  /** Row by row: every meeting. */
  readonly reports: readonly (readonly Report[])[];
  /** Of each row, what it comes to against all of them. */
  readonly rows: readonly RowReport[];
}

/** A deck against all that it meets, each of which counts the same; a meeting with itself does not. */
export interface RowReport {
  /** The deck, by id. */
  readonly deck: string;
  /** Its share, with its interval. */
  readonly winShare: Share;
  /**
   * What it has more than the deck of the first row, over the same games against those that both of them meet; the intervals of all rows
   * hold together. Null for the first row, and where the rows meet each other.
   */
  readonly overFirst: Difference | null;
  /** What its cards have to do with winning, over all meetings; empty where nobody asked for details. */
  readonly cards: readonly CardReport[];
}

/** The same games under changed conditions. */
export interface WhatIf<M extends Match = Match> extends Simulation<M> {
  /** What is changed, one after the other. */
  readonly variants: readonly Variant[];
}

/** What is changed; what is not said stays as it was. */
export interface Variant {
  /** For the report. */
  readonly name: string;
  /** Other decks; the same as before where not said. */
  readonly decks?: readonly [NamedDeck, NamedDeck];
  /** Other settings, besides those of before. */
  readonly settings?: Settings;
  /** Other cards: contents of card files. */
  readonly cardFiles?: readonly unknown[];
}

/** What one change does. */
export interface VariantReport {
  /** What the variant is called. */
  readonly name: string;
  /** What becomes of the chances. */
  readonly change: Change;
  /** The games with the change. */
  readonly report: Report;
}

/** What several changes do, each over the same seeds. */
export interface WhatIfReport {
  /** The games as they are. */
  readonly base: Report;
  /** The games with each change. */
  readonly variants: readonly VariantReport[];
  /** What became of the cards of each deck in the games as they are, by card number; what did not come up is missing. */
  readonly cards: Happened["cards"];
}

const LONGEST = 20_000;

/**
 * Plays many games between two decks and two players, in pairs of one seed with seats swapped, and counts. Each pair has a seed of its
 * own, so the result does not depend on the number of threads; a game that throws or does not end is counted as aborted, with its seed.
 * @throws InputError if a deck, a player, a setting or a number is not right
 */
export async function simulate<M extends Match>(simulation: Simulation<M>): Promise<Report> {
  const [report] = await play(simulation, [matchup(simulation, simulation.decks)]);
  return report!.report;
}

/**
 * Every deck of the rows against every one of the columns. Where they are others than the rows, each column has seeds of its own, the same
 * for all rows: so the rows are dealt alike, and a row is not dealt the same hands again and again. @throws InputError as `simulate`
 */
export async function simulateField<M extends Match>(simulation: FieldSimulation<M>): Promise<FieldReport> {
  const { rows, columns, seed } = simulation;
  const isSquare = rows.length === columns.length && rows.every(({ id }, nth) => id === columns[nth]!.id);
  const all = rows.flatMap((row) =>
    columns.map((column, nth) => matchup({ ...simulation, seed: isSquare ? seed : seedOfMeeting(seed, nth) }, [row, column])),
  );
  const played = await play(simulation, all);
  const lines = rows.map((_, nth) => played.slice(nth * columns.length, (nth + 1) * columns.length));
  return {
    reports: lines.map((line) => line.map(({ report }) => report)),
    rows: lines.map((line, nth) => rowOf(line, nth === 0 || isSquare ? null : lines[0]!, 1 - 0.05 / Math.max(1, rows.length - 1))),
  };
}

const isMirror = ({ decks }: Report): boolean => decks[0] === decks[1];

/** @param confidence of each comparison, so that all of them hold together */
function rowOf(line: readonly Played[], first: readonly Played[] | null, confidence: number): RowReport {
  const happened = nothingHappened();
  const meetings: Meetings[] = [];
  const differences: Meetings[] = [];
  for (const [nth, { report, course }] of line.entries()) {
    if (isMirror(report)) continue;
    const seeds = Array.from({ length: course.played }, (_, pair) => seedOfGame(report.seed, pair));
    const values = [...course.scores()].map((points) => (points === null ? null : points / 4));
    meetings.push({ seeds, values });
    if (course.happened !== null) addHappened(happened, course.happened);
    const other = first?.[nth];
    if (other === undefined || isMirror(other.report)) continue;
    const before = [...other.course.scores()];
    differences.push({
      seeds,
      values: values.map((value, pair) => {
        const was = before[pair] ?? null;
        return value === null || was === null ? null : value - was / 4;
      }),
    });
  }
  return {
    deck: line[0]!.report.decks[0],
    winShare: shareAcross(meetings),
    overFirst: first === null ? null : differenceAcross(differences, confidence),
    cards: cardsOf(happened, [0]),
  };
}

/** The same games as they are, and under each of the changes: what the change brings the first deck. @throws InputError as `simulate` */
export async function simulateWhatIf<M extends Match>(simulation: WhatIf<M>): Promise<WhatIfReport> {
  const { variants, decks, seed } = simulation;
  const played = await play({ ...simulation, precision: undefined, decide: undefined }, [
    matchup({ ...simulation, details: true }, decks),
    ...variants.map((variant) => matchup({ ...simulation, ...variant }, variant.decks ?? decks)),
  ]);
  const [base, ...others] = played as [Played, ...Played[]];
  return {
    base: simulation.details === true ? base.report : { ...base.report, details: null },
    cards: base.course.happened!.cards,
    variants: others.map(({ report, course }, nth) => ({
      name: variants[nth]!.name,
      change: changeOf(base.course, course, (pair) => seedOfGame(seed, pair)),
      report,
    })),
  };
}

/** Two decks and what they are played with, read and found right. */
interface Matchup {
  readonly decks: readonly [NamedDeck, NamedDeck];
  readonly settings: Readonly<Record<string, string>>;
  readonly catalog: Catalog;
  readonly meeting: Meeting;
}

interface Played {
  readonly report: Report;
  readonly course: Course;
}

function matchup<M extends Match>(conditions: Conditions<M>, decks: readonly [NamedDeck, NamedDeck]): Matchup {
  const settings = readConditions(conditions);
  const { game, players, seed, cardFiles = [], longest = LONGEST, details = false } = conditions;
  const catalog = game.catalog(...cardFiles);
  game.pairing({ decks: [decks[0].deck, decks[1].deck], settings, catalog }); // what is wrong comes to light before anything is played
  const meeting: Meeting = { decks: [decks[0].deck, decks[1].deck], players, seed, settings, cardFiles, longest, details };
  return { decks, settings, catalog, meeting };
}

async function play<M extends Match>(conditions: Conditions<M>, matchups: readonly Matchup[]): Promise<Played[]> {
  const { game, players, games, precision, decide, onProgress, signal } = conditions;
  const meetings = matchups.map(({ meeting }) => meeting);
  const pairs = Math.ceil(games / 2);
  const enough = (counts: Pairs): boolean =>
    (precision !== undefined && isPrecise(counts, precision)) || (decide !== undefined && verdictOn(counts, decide).better !== null);
  const crew = await crewFor(conditions, meetings, matchups.length * pairs);
  const began = performance.now();
  try {
    const progress = onProgress === undefined ? {} : { onProgress };
    const courses = await carryOut(
      { details: meetings.map(({ details }) => details), pairs, players, enough, signal, ...progress },
      crew.crew,
    );
    const seconds = (performance.now() - began) / 1000;
    return courses.map((course, nth) => {
      const { decks, settings, catalog, meeting } = matchups[nth]!;
      const told = { edition: game.edition, cards: catalog.fingerprint, players, settings, seed: meeting.seed, games: 2 * pairs };
      const ids = [decks[0].id, decks[1].id] as const;
      const share = courses.length === 1 ? seconds : (seconds * course.games) / Math.max(1, gamesOf(courses));
      const asked = { game: game.id, ...told, decks: ids, threads: crew.threads, seconds: share, test: decide ?? null };
      return { report: reportOf({ ...asked, interrupted: !course.settled }, course), course };
    });
  } finally {
    await crew.crew.close();
  }
}

const gamesOf = (courses: readonly Course[]): number => courses.reduce((sum, { games }) => sum + games, 0);

/** Fewer pairs than these are never precise: the interval itself is not, yet. */
const LEAST_PAIRS = 50;

function isPrecise(counts: Pairs, precision: number): boolean {
  if (counts.reduce((sum, times) => sum + times, 0) < LEAST_PAIRS) return false;
  const { low, high } = pairedShare(counts);
  return (high - low) / 2 <= precision;
}

async function crewFor<M extends Match>(
  { game, threads = 1, loader, crew }: Conditions<M>,
  meetings: readonly Meeting[],
  pairs: number,
): Promise<{ readonly crew: Crew; readonly threads: number }> {
  const order = { loader: String(loader), game: game.id, meetings };
  if (crew !== undefined) return { crew: await crew(order), threads: 0 };
  const used = Math.min(threads, pairs);
  if (used > 1) return { crew: threadCrew(used, order), threads: used };
  return { crew: soloCrew(taskPlayer(meetings, (meeting) => meetingPlayer(game, meeting))), threads: 1 };
}

/** The settings with their defaults. @throws InputError with everything that is wrong, decks and cards apart */
function readConditions<M extends Match>(conditions: Conditions<M>): Record<string, string> {
  const { game, players, games, seed, settings, threads, loader, crew, precision, decide } = conditions;
  const problems: Problem[] = [];
  const read = readSettings(game.settings, settings ?? {}, problems);
  const whole = (name: string, value: number, least: number) => {
    if (!Number.isSafeInteger(value) || value < least)
      problems.push({ where: name, what: `${value} is not a whole number from ${least} upwards` });
  };
  const part = (name: string, value: number) => {
    if (!(value > 0 && value < 0.5)) problems.push({ where: name, what: `${value} is not a share between 0 and a half` });
  };
  whole("games", games, 1);
  whole("seed", seed, 0);
  whole("threads", threads ?? 1, 1);
  if (precision !== undefined) part("precision", precision);
  if (decide !== undefined) {
    part("decide", decide.margin);
    part("error", decide.error);
  }
  for (const name of players) {
    try {
      readPlayerName(name);
    } catch (problem) {
      if (!(problem instanceof InputError)) throw problem;
      problems.push(...problem.problems.map(({ what }) => ({ where: "players", what })));
    }
  }
  if (problems.length > 0) throw new InputError("simulation", problems);
  if ((threads ?? 1) > 1 && loader === undefined && crew === undefined)
    throw new TypeError("more than one thread needs a loader, by which workers come by the game");
  return read;
}
