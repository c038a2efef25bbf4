/** What a meeting came to, in numbers that can be trusted. */
import { type TestOfTwo, type Verdict, verdictOn } from "./decide.ts";
import { type Aborted, Ending, type Happened, type Seen, WENT_FIRST } from "./outcomes.ts";
import { type Difference, pairedDifference, pairedShare } from "./paired.ts";
import type { Course } from "./plan.ts";
import { add, type Counts, type Distribution, distributionOf, type Share, shareDifference, shareOf } from "./statistics.ts";

/** The games in which one of the two took the first turn. */
export interface Split {
  /** How many games. */
  readonly games: number;
  /** Won by P1's deck, and by P2's. */
  readonly wins: readonly [number, number];
  /** How many were drawn. */
  readonly draws: number;
  /** The same as shares, each with its interval. */
  readonly winShare: readonly [Share, Share];
}

/** What two decks came to against each other. Everything but `seconds`, `gamesPerSecond` and `threads` is the same for the same seed. */
export interface Report {
  /** The id of the game. */
  readonly game: string;
  /** The edition of the rules. */
  readonly edition: string;
  /** Fingerprint of the cards that were played with. */
  readonly cards: string;
  /** The first deck and the second, by id. Each sits on either seat in half of the games. */
  readonly decks: readonly [string, string];
  /** Who played each deck, by name. */
  readonly players: readonly [string, string];
  /** Setting → value. */
  readonly settings: Readonly<Record<string, string>>;
  /** Of the dice; the same seed gives the same games. */
  readonly seed: number;
  /** Asked for. Played were `finished` + `aborted`: fewer if it was stopped or interrupted. */
  readonly games: number;
  /** Games that were played to their end. */
  readonly finished: number;
  /** Games that were broken off: a limit of the house, or an error. */
  readonly aborted: number;
  /** Somebody stopped it before it was done. */
  readonly interrupted: boolean;
  /** Games that went another way than every game before them: fewer than `finished` where players and rules roll few dice. */
  readonly distinct: number;
  /** Won by each deck. */
  readonly wins: readonly [number, number];
  /** How many were drawn. */
  readonly draws: number;
  /** Won by who took the first turn. */
  readonly firstPlayerWins: number;
  /** Answers given in the finished games. */
  readonly decisions: number;
  /** How long it took. */
  readonly seconds: number;
  /** Finished games for each second. */
  readonly gamesPerSecond: number;
  /** How many threads played. */
  readonly threads: number;
  /** Shares of the points over whole pairs, a draw half a point, with intervals that know that the games of a pair hang together. */
  readonly winShare: readonly [Share, Share];
  /** The share of games that were drawn, with its interval. */
  readonly drawShare: Share;
  /** The share of games that was won by who took the first turn, with its interval. */
  readonly firstPlayerWinShare: Share;
  /** Pairs in which the first deck scored 0, ½, 1, 1½, 2. */
  readonly pairs: readonly number[];
  /** What the sequential test says, where one was asked for. */
  readonly verdict: Verdict | null;
  /** The same apart, by which deck took the first turn. */
  readonly byFirstPlayer: readonly [Split, Split];
  /** Both players' turns in a game. */
  readonly turns: Distribution | null;
  /** How many answers a game took; null without a finished game. */
  readonly decisionsPerGame: Distribution | null;
  /** Turn in which a game ended → wins of the first deck, of the second, draws. */
  readonly winsByTurn: Readonly<Record<string, readonly [number, number, number]>>;
  /** Card by card and way by way; null where nobody asked for it. */
  readonly details: Details | null;
  /** Every game that did not come to its end: its seed shows it again. */
  readonly abortedGames: readonly Aborted[];
}

/** How it went for the deck in the games in which this was so, against those in which it was not: a difference of win shares. */
export interface Weight extends Difference {
  /** In how many games it was so. */
  readonly games: number;
}

/** What a card of a deck has to do with winning. */
export interface CardReport {
  /** 0: of the first deck; 1: of the second. */
  readonly side: 0 | 1;
  /** Card number. */
  readonly id: string;
  /** Games with it in the opening hand, against those without. */
  readonly opening: Weight;
  /** Games in which it was drawn, against those in which it was not. */
  readonly drawn: Weight;
  /** Games in which it was played, against those in which it was not. */
  readonly played: Weight;
}

/** What happened in the games, beyond who won. */
export interface Details {
  /** Intervals of cards hold together: with 95 % confidence all of them do. A share of the games in which a card came up is no proof that it is the cause. */
  readonly cards: readonly CardReport[];
  /** Paragraph → how many games ended by it. */
  readonly ends: Readonly<Record<string, number>>;
  /** For the first deck's player and the second's: the paragraph that asked → how often a game, on average. */
  readonly decisions: readonly [Readonly<Record<string, number>>, Readonly<Record<string, number>>];
}

/** What the report says of what was asked for. */
export type Asked = Pick<
  Report,
  "game" | "edition" | "cards" | "decks" | "players" | "settings" | "seed" | "games" | "threads" | "seconds"
> & {
  readonly test: TestOfTwo | null;
  readonly interrupted: boolean;
};

interface Score {
  readonly wins: [number, number];
  draws: number;
}

export function reportOf({ test, ...asked }: Asked, course: Course): Report {
  const byFirst: readonly [Score, Score] = [
    { wins: [0, 0], draws: 0 },
    { wins: [0, 0], draws: 0 },
  ];
  const turns: Counts = new Map();
  const answers: Counts = new Map();
  const byTurn = new Map<number, [number, number, number]>();
  const ways = new Set<number>();
  let decisions = 0;
  for (const part of course.parts) {
    part.endings.forEach((told, at) => {
      const ending = told & 3;
      if (ending === Ending.aborted) return;
      const score = byFirst[(told & WENT_FIRST) === 0 ? 1 : 0];
      const column = ending === Ending.won ? 0 : ending === Ending.lost ? 1 : 2;
      if (column === 2) score.draws++;
      else score.wins[column]++;
      const turn = part.turns[at]!;
      const row = byTurn.get(turn) ?? [0, 0, 0];
      row[column]!++;
      byTurn.set(turn, row);
      add(turns, turn);
      add(answers, part.answers[at]!);
      decisions += part.answers[at]!;
      ways.add(part.ways[at]!);
    });
  }
  const [a, b] = byFirst;
  const finished = finishedIn(a) + finishedIn(b);
  const draws = a.draws + b.draws;
  const first = a.wins[0] + b.wins[1];
  const share = pairedShare(course.pairs);
  const { seconds } = asked;
  return {
    ...asked,
    finished,
    aborted: course.aborted.length,
    distinct: ways.size,
    wins: [a.wins[0] + b.wins[0], a.wins[1] + b.wins[1]],
    draws,
    firstPlayerWins: first,
    decisions,
    gamesPerSecond: seconds > 0 ? course.games / seconds : 0,
    winShare: [share, { share: 1 - share.share, low: 1 - share.high, high: 1 - share.low }],
    drawShare: shareOf(draws, finished),
    firstPlayerWinShare: shareOf(first, finished),
    pairs: course.pairs,
    verdict: test === null ? null : verdictOn(course.pairs, test),
    byFirstPlayer: [splitOf(a), splitOf(b)],
    turns: distributionOf(turns),
    decisionsPerGame: distributionOf(answers),
    winsByTurn: Object.fromEntries([...byTurn].sort(([one], [other]) => one - other)),
    details: course.happened === null ? null : detailsOf(course.happened),
    abortedGames: [...course.aborted].sort((one, other) => one.game - other.game),
  };
}

const finishedIn = ({ wins, draws }: Score): number => wins[0] + wins[1] + draws;

function splitOf(score: Score): Split {
  const games = finishedIn(score);
  const [one, two] = score.wins;
  return { games, wins: [one, two], draws: score.draws, winShare: [shareOf(one, games), shareOf(two, games)] };
}

/** Of these sides' cards; the intervals of all of them hold together. */
export function cardsOf(happened: Happened, sides: readonly (0 | 1)[]): CardReport[] {
  const { games } = happened;
  const count = sides.reduce<number>((sum, side) => sum + Object.keys(happened.cards[side]).length, 0);
  const confidence = 1 - 0.05 / Math.max(1, 3 * count); // Bonferroni: three columns a card
  return sides.flatMap((side) => {
    const points = side === 0 ? happened.points : 2 * games - happened.points;
    const weigh = (seen: Seen): Weight => ({
      games: seen.games,
      ...shareDifference(seen.points / 2, seen.games, (points - seen.points) / 2, games - seen.games, confidence),
    });
    return Object.entries(happened.cards[side])
      .map(([id, { opening, drawn, played }]) => ({ side, id, opening: weigh(opening), drawn: weigh(drawn), played: weigh(played) }))
      .sort((one, other) => (one.id < other.id ? -1 : 1));
  });
}

function detailsOf(happened: Happened): Details {
  const { games } = happened;
  const perGame = (counts: Readonly<Record<string, number>>) =>
    Object.fromEntries(
      Object.entries(counts)
        .sort(([one, times], [other, otherTimes]) => otherTimes - times || (one < other ? -1 : 1))
        .map(([rule, times]) => [rule, games === 0 ? 0 : times / games]),
    );
  const ends = Object.fromEntries(
    Object.entries(happened.ends).sort(([one, times], [other, more]) => more - times || (one < other ? -1 : 1)),
  );
  return { cards: cardsOf(happened, [0, 1]), ends, decisions: [perGame(happened.decisions[0]), perGame(happened.decisions[1])] };
}

/** A game whose winner is another with a change than without it. */
export interface Turned {
  /** Its place in the series, from 0. */
  readonly game: number;
  /** Of that game. */
  readonly seed: number;
  /** Were the seats swapped in it? */
  readonly swapped: boolean;
}

/** What a change brings the first deck: the same seeds with it and without it. */
export interface Change {
  /** The share that the first deck won before. */
  readonly before: Share;
  /** The share that it wins after. */
  readonly after: Share;
  /** By how much it changes, with its interval. */
  readonly difference: Difference;
  /** Games whose winner changed, in favour of the first deck and against it. */
  readonly gained: readonly Turned[];
  /** Games that were won before and are lost after. */
  readonly lost: readonly Turned[];
  /** Games in which another answer was given than before, whoever won. */
  readonly otherwise: number;
}

export function changeOf(before: Course, after: Course, seedOf: (pair: number) => number): Change {
  let [count, sum, squares] = [0, 0, 0];
  const scores = after.scores();
  for (const one of before.scores()) {
    const other = scores.next().value ?? null;
    if (one === null || other === null) continue;
    const difference = (other - one) / 4;
    count++;
    sum += difference;
    squares += difference * difference;
  }
  const gained: Turned[] = [];
  const lost: Turned[] = [];
  let [game, otherwise] = [0, 0];
  const endings = after.endings();
  for (const { ending: one, way } of before.endings()) {
    const next = endings.next();
    if (next.done) break;
    const other = next.value.ending;
    if (way !== next.value.way) otherwise++;
    const turned = { game, seed: seedOf(game >> 1), swapped: game % 2 === 1 };
    game++;
    if (one === Ending.aborted || other === Ending.aborted || one === other) continue;
    (other > one ? gained : lost).push(turned);
  }
  return {
    before: pairedShare(before.pairs),
    after: pairedShare(after.pairs),
    difference: pairedDifference(count, sum, squares),
    gained,
    lost,
    otherwise,
  };
}
