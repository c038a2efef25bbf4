/** Plays the meetings of a plan on a crew. Whatever is decided on the way is decided in the order of the games, so it does not depend on who was quicker. */
import type { Crew } from "./crew.ts";
import { addHappened, nothingHappened } from "./happened.ts";
import { type Aborted, Ending, type Happened, type Outcomes, type Span } from "./outcomes.ts";
import { noPairs, type Pairs } from "./paired.ts";

/** Everything that one meeting came to, as far as it was played. */
export class Course {
  /** Outcomes in the order of the games, without a gap. */
  readonly parts: Outcomes[] = [];
  readonly pairs = noPairs();
  readonly aborted: Aborted[] = [];
  readonly happened: Happened | null;
  /** Pairs that were played, whether they count or not. */
  played = 0;
  /** Whoever asked for this many need not ask for more. */
  settled = false;

  constructor(details: boolean) {
    this.happened = details ? nothingHappened() : null;
  }

  get games(): number {
    return 2 * this.played;
  }

  take(outcomes: Outcomes): void {
    this.parts.push(outcomes);
    this.played += outcomes.endings.length / 2;
    this.aborted.push(...outcomes.aborted);
    for (let at = 0; at < outcomes.endings.length; at += 2) {
      const points = pointsOf(outcomes.endings[at]!, outcomes.endings[at + 1]!);
      if (points !== null) this.pairs[points]!++;
    }
    if (this.happened !== null && outcomes.happened !== null) addHappened(this.happened, outcomes.happened);
  }

  /** Half points of the first deck in each pair; null where a game of it broke off. */
  *scores(): IterableIterator<number | null> {
    for (const { endings } of this.parts) for (let at = 0; at < endings.length; at += 2) yield pointsOf(endings[at]!, endings[at + 1]!);
  }

  /** The ending of each game, in order, and the way that it went. */
  *endings(): IterableIterator<{ readonly ending: number; readonly way: number }> {
    for (const { endings, ways } of this.parts)
      for (const [nth, ending] of endings.entries()) yield { ending: ending & 3, way: ways[nth]! };
  }
}

function pointsOf(one: number, other: number): number | null {
  const [first, second] = [one & 3, other & 3];
  return first === Ending.aborted || second === Ending.aborted ? null : first + second;
}

export interface Plan {
  /** Of each meeting: is it asked what happens in it? */
  readonly details: readonly boolean[];
  /** Pairs of each meeting, at most. */
  readonly pairs: number;
  /** Names of the players. */
  readonly players: readonly [string, string];
  /** Is this meeting known well enough? Asked after every batch, in the order of the games. */
  readonly enough: (pairs: Pairs) => boolean;
  readonly onProgress?: (progress: Progress) => void;
  /** When it is aborted, what is under way is finished and the rest is left. */
  readonly signal?: AbortSignal | undefined;
}

/** How far a simulation is. */
export interface Progress {
  /** Games that will be played at most. */
  readonly games: number;
  /** Games that have been played. */
  readonly played: number;
  /** Games that were broken off. */
  readonly aborted: number;
}

/** Pairs of a batch: few enough that stopping and progress are prompt, many enough that sending them costs nothing; at most so many by who plays. */
const SMALLEST_BATCH = 4;
const LARGEST_BATCH = { random: 1000, greedy: 100, thinking: 1 };

/** The same for the same order, whoever plays: where a meeting may stop does not depend on it. */
function batchSize(pairs: number, players: Plan["players"]): number {
  const kinds = players.map((name) => (name === "random" ? name : name.startsWith("greedy") ? "greedy" : "thinking"));
  const largest = Math.min(...kinds.map((kind) => LARGEST_BATCH[kind]));
  return Math.min(largest, Math.max(SMALLEST_BATCH, Math.ceil(pairs / 100)));
}

export async function carryOut(plan: Plan, crew: Crew): Promise<Course[]> {
  const courses = plan.details.map((details) => new Course(details));
  const size = batchSize(plan.pairs, plan.players);
  const waiting = courses.map(() => new Map<number, Outcomes>());
  const tasks = tasksOf(courses, plan, size);

  const deliver = (meeting: number, span: Span, outcomes: Outcomes): void => {
    const course = courses[meeting]!;
    const early = waiting[meeting]!;
    early.set(span.from, outcomes);
    for (let next = early.get(course.played); next !== undefined && !course.settled; next = early.get(course.played)) {
      early.delete(course.played);
      course.take(next);
      course.settled = course.played >= plan.pairs || plan.enough(course.pairs);
    }
    if (course.settled) early.clear();
    plan.onProgress?.(progressOf(courses, waiting, plan));
  };
  const work = async (): Promise<void> => {
    for (let next = tasks.next(); !next.done && plan.signal?.aborted !== true; next = tasks.next()) {
      const task = next.value;
      deliver(task.meeting, task, await crew.play(task));
    }
  };
  await Promise.all(Array.from({ length: crew.width }, work));
  return courses;
}

/** Batches in turn, meeting by meeting; what is settled meanwhile is passed over. */
function* tasksOf(courses: readonly Course[], { pairs }: Plan, size: number) {
  for (const [meeting, course] of courses.entries())
    for (let from = 0; from < pairs && !course.settled; from += size) yield { meeting, from, count: Math.min(size, pairs - from) };
}

/** Also what has been played out of turn, and waits for what comes before it. */
function progressOf(courses: readonly Course[], waiting: readonly ReadonlyMap<number, Outcomes>[], { pairs }: Plan): Progress {
  let [games, played, aborted] = [0, 0, 0];
  for (const [nth, course] of courses.entries()) {
    games += course.settled ? course.games : 2 * pairs;
    played += course.games;
    aborted += course.aborted.length;
    for (const early of waiting[nth]!.values()) {
      played += early.endings.length;
      aborted += early.aborted.length;
    }
  }
  return { games, played, aborted };
}
