import type { Dice, Match, Seat } from "@duelex/kernel";
import type { Player } from "./player.ts";
import { type Judge, type Manner, Search, usualManner, type Weighed } from "./search.ts";

/** Milliseconds since some moment; from outside, since no rule may look at a clock. */
export type Clock = () => number;

/** How long it may think about one answer: so many lines, or so many milliseconds by a clock. */
export type Budget = { readonly lines: number } | { readonly milliseconds: number; readonly clock: Clock };

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
/** Lines between two looks at whether more could change anything. */
const BETWEEN_LOOKS = 16;

/**
 * A player that thinks ahead to the end of the opponent's next turn; see `Search`. With a budget in lines the same seed gives the same
 * answers; with one in milliseconds what it answers depends on the machine. It stops as soon as no more thinking could change its answer.
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
  ) {}

  choose(match: M): number {
    const search = this.searchFor(match);
    if (search.choices(match) === 1) return search.found(match)[0]!.answer;
    return this.think(match).answers[0]!.answer;
  }

  /** Thinks about the question that stands, to be asked of this seat. */
  think(match: M): Thought {
    const search = this.searchFor(match);
    const { budget } = this;
    if ("lines" in budget) {
      search.begin(match, worldsFor(budget.lines));
      while (search.lines < budget.lines) {
        search.deepen();
        if (search.lines % BETWEEN_LOOKS === 0 && search.isSettled(budget.lines - search.lines)) break;
      }
    } else {
      const { milliseconds, clock } = budget;
      const began = clock();
      search.begin(match, WORLDS_BY_TIME, () => clock() - began >= milliseconds);
      while (search.deepen()) {
        if (search.lines % BETWEEN_LOOKS !== 0) continue;
        const spent = clock() - began;
        if (spent > 0 && search.isSettled((search.lines * (milliseconds - spent)) / spent)) break;
      }
    }
    const answers = search.found(match);
    return { answers: search.lines > 0 ? answers : this.quickFirst(match, answers), lines: search.lines };
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
