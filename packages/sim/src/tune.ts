/**
 * Which single swaps improve a deck? Every candidate plays the same pairs against the same opponents; after each round the better half
 * goes on with twice as many (sequential halving). What is left is played again with seeds that had no part in the choice, so that the
 * interval that is told is not flattered by it.
 */
import { diceOf, type Game, type Match, type NamedDeck } from "@duelex/kernel";
import { differenceAcross, type Meetings } from "./across.ts";
import { type Crew, type CrewOrder, soloCrew, taskPlayer, threadCrew } from "./crew.ts";
import { meetingPlayer, seedOfGame, seedOfMeeting } from "./meeting.ts";
import type { Meeting } from "./outcomes.ts";
import type { Difference } from "./paired.ts";
import { type Course, carryOut, type Progress } from "./plan.ts";

/** What a search for better decks is to do. */
export interface Tuning<M extends Match = Match> {
  /** The game. */
  readonly game: Game<M>;
  /** The deck that is to become better. */
  readonly deck: NamedDeck;
  /** The decks that it meets. */
  readonly against: readonly NamedDeck[];
  /** Who plays it, and who plays the others, by name. */
  readonly players: readonly [string, string];
  /** Games that the whole search may play, about. */
  readonly games: number;
  /** Of the dice; the same seed gives the same games. */
  readonly seed: number;
  /** Setting → value. */
  readonly settings: Readonly<Record<string, string>>;
  /** Contents of card files. */
  readonly cardFiles: readonly unknown[];
  /** How many swaps are tried; more are drawn at random from all legal ones. */
  readonly swaps: number;
  /** How many threads play. */
  readonly threads: number;
  /** A module that exports `gameNamed`, for the threads. */
  readonly loader: string | URL;
  /** Who plays instead of threads. */
  readonly crew?: (order: CrewOrder) => Promise<Crew>;
  /** Is told how far it is. */
  readonly onProgress?: (progress: Progress) => void;
  /** Ends it early; what has been found by then is reported. */
  readonly signal?: AbortSignal;
}

/** One card less, another one more. */
export interface Candidate {
  /** The card that leaves, by its number. */
  readonly out: string;
  /** The card that comes, by its number. */
  readonly in: string;
  /** What the swap brings, over the pairs of the last round, of new seeds; with 95 % confidence all that are told hold together. */
  readonly difference: Difference;
  /** How many pairs of games were played with it. */
  readonly pairs: number;
  /** Whether the interval leaves nothing but better, or worse; null: not decided. */
  readonly better: boolean | null;
  /** The deck with the swap, as a deck file has it. */
  readonly deck: unknown;
}

/** What a search for better decks has found. */
export interface TuneReport {
  /** The id of the game. */
  readonly game: string;
  /** The id of the deck. */
  readonly deck: string;
  /** The ids of the decks that it met. */
  readonly against: readonly string[];
  /** Who played it, and who played the others. */
  readonly players: readonly [string, string];
  /** Of the dice; the same seed gives the same games. */
  readonly seed: number;
  /** Legal single swaps there are, and how many were tried. */
  readonly legal: number;
  /** How many swaps were tried. */
  readonly tried: number;
  /** How many games were played. */
  readonly games: number;
  /** Somebody stopped it before it was done. */
  readonly interrupted: boolean;
  /** Best first. */
  readonly finalists: readonly Candidate[];
}

interface Swap {
  readonly out: string;
  readonly in: string;
  readonly deck: unknown;
}

/** How many swaps are told at the end. */
const FINALISTS = 4;
const LONGEST = 20_000;

/** @throws InputError if a deck, a player or a setting is not right */
export async function tuneDeck<M extends Match>(tuning: Tuning<M>): Promise<TuneReport> {
  const { game, deck, against, seed, games, swaps } = tuning;
  const legal = swapsOf(tuning);
  let left = drawn(legal, swaps, diceOf(seed));
  const tried = left.length;
  const rounds = Math.max(1, Math.ceil(Math.log2(Math.max(1, left.length / FINALISTS)))) + 1;
  const perRound = games / rounds;
  let played = 0;
  let interrupted = false;
  const seedOfRound = (nth: number): number => (Math.imul(seed, 31) + nth + 1) >>> 0;
  const round = async (candidates: readonly Swap[], nth: number): Promise<Course[][]> => {
    const pairs = Math.max(4, Math.floor(perRound / (2 * (candidates.length + 1) * against.length)));
    const roundSeed = seedOfRound(nth);
    const courses = await playAll(tuning, [deck.deck, ...candidates.map((each) => each.deck)], pairs, roundSeed, (progress) =>
      tuning.onProgress?.({ ...progress, games: Math.max(games, played + progress.games), played: played + progress.played }),
    );
    played += courses.flat().reduce((sum, course) => sum + course.games, 0);
    interrupted ||= courses.flat().some((course) => !course.settled);
    return courses;
  };
  for (let nth = 0; nth < rounds - 1 && left.length > FINALISTS && tuning.signal?.aborted !== true; nth++) {
    const [base, ...others] = await round(left, nth);
    const gains = others.map((courses) => differenceOf(base!, courses, seedOfRound(nth)).difference);
    const order = left.map((_, at) => at).sort((a, b) => gains[b]! - gains[a]! || a - b);
    const keep = Math.max(FINALISTS, Math.ceil(left.length / 2));
    left = order.slice(0, keep).map((at) => left[at]!);
  }
  const [base, ...others] = await round(left, rounds - 1);
  const confidence = 1 - 0.05 / Math.max(1, left.length);
  const finalists = left
    .map((swap, at): Candidate => {
      const { pairs, ...difference } = differenceOf(base!, others[at]!, seedOfRound(rounds - 1), confidence);
      const better = difference.low > 0 ? true : difference.high < 0 ? false : null;
      return { out: swap.out, in: swap.in, difference, pairs, better, deck: swap.deck };
    })
    .sort((one, other) => other.difference.difference - one.difference.difference);
  const told = { game: game.id, deck: deck.id, against: against.map(({ id }) => id), players: tuning.players, seed };
  return { ...told, legal: legal.length, tried, games: played, interrupted, finalists };
}

/** Every deck against every opponent: of each the same seeds for all, and others than of the next. */
async function playAll<M extends Match>(
  { game, against, players, settings, cardFiles, threads, loader, crew, signal }: Tuning<M>,
  decks: readonly unknown[],
  pairs: number,
  seed: number,
  onProgress: (progress: Progress) => void,
): Promise<Course[][]> {
  const common = { players, settings, cardFiles, longest: LONGEST, details: false };
  const meetings = decks.flatMap((deck) =>
    against.map((other, nth): Meeting => ({ decks: [deck, other.deck], seed: seedOfMeeting(seed, nth), ...common })),
  );
  const order = { loader: String(loader), game: game.id, meetings };
  const hands =
    crew !== undefined
      ? await crew(order)
      : threads > 1
        ? threadCrew(threads, order)
        : soloCrew(taskPlayer(meetings, (meeting) => meetingPlayer(game, meeting)));
  try {
    const plan = { details: meetings.map(({ details }) => details), pairs, players, enough: () => false, onProgress, signal };
    const courses = await carryOut(plan, hands);
    return decks.map((_, nth) => courses.slice(nth * against.length, (nth + 1) * against.length));
  } finally {
    await hands.close();
  }
}

/** Pair by pair, over all opponents. */
function differenceOf(
  base: readonly Course[],
  other: readonly Course[],
  seed: number,
  confidence = 0.95,
): Difference & { readonly pairs: number } {
  let pairs = 0;
  const meetings = base.map((course, nth): Meetings => {
    const scores = other[nth]!.scores();
    const values = [...course.scores()].map((one) => {
      const two = scores.next().value ?? null;
      return one === null || two === null ? null : (two - one) / 4;
    });
    pairs += values.filter((value) => value !== null).length;
    return { seeds: values.map((_, pair) => seedOfGame(seedOfMeeting(seed, nth), pair)), values };
  });
  return { ...differenceAcross(meetings, confidence), pairs };
}

/** Every legal deck that differs in one card: wherever the deck file counts copies, one less of a card and one more of another. */
function swapsOf<M extends Match>({ game, deck, cardFiles }: Tuning<M>): Swap[] {
  const catalog = game.catalog(...cardFiles);
  const playable = catalog.entries.filter(({ outOfPlay }) => outOfPlay === undefined);
  const types = new Map(playable.map(({ id, type }) => [id, type]));
  const found: Swap[] = [];
  for (const [list, copies] of countsIn(deck.deck)) {
    const held = new Set(Object.keys(copies).map((id) => types.get(id)));
    for (const out of Object.keys(copies)) {
      for (const entry of playable) {
        if (entry.id === out || !held.has(entry.type)) continue;
        const { [out]: before = 0, ...rest } = copies;
        const changed = { ...rest, ...(before > 1 ? { [out]: before - 1 } : {}), [entry.id]: (copies[entry.id] ?? 0) + 1 };
        const swapped = { ...(deck.deck as object), [list]: changed };
        if (game.checkDeck(swapped, catalog).length === 0) found.push({ out, in: entry.id, deck: swapped });
      }
    }
  }
  return found;
}

/** The lists of a deck that count copies: name → card number → copies. */
function countsIn(deck: unknown): [string, Readonly<Record<string, number>>][] {
  if (typeof deck !== "object" || deck === null) return [];
  return Object.entries(deck).filter((entry): entry is [string, Record<string, number>] => {
    const counts: unknown = entry[1];
    return (
      typeof counts === "object" && counts !== null && !Array.isArray(counts) && Object.values(counts).every((n) => typeof n === "number")
    );
  });
}

/** So many of them, by dice; all if there are no more. */
function drawn<T>(from: readonly T[], count: number, below: (n: number) => number): T[] {
  const left = [...from];
  const taken: T[] = [];
  while (taken.length < count && left.length > 0) taken.push(left.splice(below(left.length), 1)[0]!);
  return taken;
}
