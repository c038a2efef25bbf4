import type { Dice, Match, Seat } from "@duelex/kernel";
import type { Player } from "./player.ts";
import { type Finding, type Judge, type Manner, Search, usualManner, type Weighed } from "./search.ts";

/** Milliseconds since some moment; from outside, since no rule may look at a clock. */
export type Clock = () => number;

/** How long it may think about one answer: so many lines, or so many milliseconds by a clock. */
export type Budget = { readonly lines: number } | { readonly milliseconds: number; readonly clock: Clock };

/** What other threads are told of a budget: no clock can be sent. */
export type Task = { readonly lines: number } | { readonly milliseconds: number };

/** Threads that search the same question beside this one. From outside, since nothing here knows of threads. */
export interface Helpers {
  /** How many there are. */
  readonly count: number;
  /**
   * Sets them to work, each with a seed of its own, and does not wait. Whatever they were doing is dropped.
   * @param seeds one for each
   */
  begin(match: Match, seat: Seat, seeds: readonly number[], task: Task): void;
  /**
   * Waits for what they find, and gives it in the order of the seeds. With a time they are told to stop now, and who does not within `patience`
   * milliseconds is left out; with lines all are waited for.
   * @throws what a thread has thrown
   */
  found(patience: number): readonly (readonly Finding[])[];
}

/** What came of thinking. */
export interface Thought {
  /** The answers that differ, best first. */
  readonly answers: readonly Weighed[];
  /** How many lines were played. */
  readonly lines: number;
}

/** Ways to deal what is hidden that are looked at: few for a short search, so that each is looked at more than a few times. */
const worldsFor = (lines: number): number => Math.max(4, Math.min(64, Math.round(1.6 * Math.sqrt(lines))));
const WORLDS_BY_TIME = 32;
/** What a slow machine does, to tell from a time alone how far it is worth looking: the same in every thread. */
const LINES_A_MILLISECOND = 5;
/** Who does not stop within this part of the time is not waited for. */
const PATIENCE = 0.05;
/** Lines between two looks at whether more could change anything. */
const BETWEEN_LOOKS = 16;

/**
 * A player that thinks ahead to the end of the opponent's next turn; see `Search`. With a budget in lines the same seed gives the same
 * answers; with one in milliseconds what it answers depends on the machine. It stops as soon as no more thinking could change its answer.
 * With helpers each thread searches for itself, what they find is added up, and the lines are shared among them.
 */
export class TreePlayer<M extends Match> implements Player<M> {
  /** "tree", whatever its budget. */
  readonly name = "tree";
  private search: Search<M> | null = null;

  constructor(
    private readonly judge: Judge<M>,
    private readonly seat: Seat,
    private readonly dice: Dice,
    private readonly budget: Budget,
    private readonly manner: Manner = usualManner,
    private readonly helpers: Helpers | null = null,
  ) {}

  choose(match: M): number {
    const search = this.searchFor(match);
    if (search.choices(match) === 1) return search.found(match)[0]!.answer;
    return this.think(match).answers[0]!.answer;
  }

  /** Thinks about the question that stands, to be asked of this seat. */
  think(match: M): Thought {
    const search = this.searchFor(match);
    const { budget, helpers } = this;
    if (helpers === null) this.deepen(match, budget);
    else {
      const seeds = Array.from({ length: helpers.count }, () => this.dice(0x10000) * 0x8000 + this.dice(0x8000));
      const part: Budget = "lines" in budget ? { lines: Math.ceil(budget.lines / (helpers.count + 1)) } : budget;
      helpers.begin(match, this.seat, seeds, "lines" in part ? part : { milliseconds: part.milliseconds });
      this.deepen(match, part);
      for (const findings of helpers.found("lines" in budget ? Number.POSITIVE_INFINITY : PATIENCE * budget.milliseconds))
        search.join(findings);
    }
    const answers = search.found(match);
    return { answers: search.lines > 0 ? answers : this.quickFirst(match, answers), lines: search.lines };
  }

  /**
   * Thinks as a helper of another thread does, about a question that is asked of this player's seat.
   * @param isStopped asked again and again; once it says so, no more lines are played
   */
  findings(match: M, isStopped: () => boolean): Finding[] {
    this.deepen(match, this.budget, isStopped);
    return this.searchFor(match).findings();
  }

  private deepen(match: M, budget: Budget, isStopped = (): boolean => false): void {
    const search = this.searchFor(match);
    const far = this.judge.judgement?.farFrom ?? Number.POSITIVE_INFINITY;
    if ("lines" in budget) {
      search.begin(match, worldsFor(budget.lines), budget.lines >= far);
      while (search.lines < budget.lines) {
        search.deepen();
        if (search.lines % BETWEEN_LOOKS === 0 && search.isSettled(budget.lines - search.lines)) break;
      }
    } else {
      const { milliseconds, clock } = budget;
      const began = clock();
      search.begin(match, WORLDS_BY_TIME, milliseconds * LINES_A_MILLISECOND >= far, () => clock() - began >= milliseconds || isStopped());
      while (search.deepen()) {
        if (search.lines % BETWEEN_LOOKS !== 0) continue;
        const spent = clock() - began;
        if (spent > 0 && search.isSettled((search.lines * (milliseconds - spent)) / spent)) break;
      }
    }
  }

  /** Where there was no time for a single line, the quick answer is the best that is known. */
  private quickFirst(match: M, answers: Weighed[]): Weighed[] {
    const search = this.searchFor(match);
    const quick = search.keyOf(match, this.judge.reflex(match));
    const isQuick = ({ answer }: Weighed) => search.keyOf(match, answer) === quick;
    return [...answers.filter(isQuick), ...answers.filter((each) => !isQuick(each))];
  }

  /** More lines of the thought that was had last, all beginning with one answer: what it is worth, where few have gone that way. */
  weigh(match: M, answer: number, lines: number): Weighed | null {
    const search = this.searchFor(match);
    const key = search.keyOf(match, answer);
    search.takeTime();
    for (let nth = 0; nth < lines; nth++) search.deepen(key);
    return search.found(match).find((each) => search.keyOf(match, each.answer) === key) ?? null;
  }

  /** What is expected after an answer of the thought that was had last, to the end of the turn; see `Search.expected`. */
  expected(match: M, answer: number, often = 4): { readonly seat: Seat; readonly phrase: string }[] {
    return this.searchFor(match).expected(match, answer, often);
  }

  private searchFor(match: M): Search<M> {
    this.search ??= new Search(this.judge, this.seat, this.dice, match, this.manner);
    return this.search;
  }
}
