import { type Distribution, distributionOf, type Share, shareOf, sum } from "./statistics.ts";
import { type Aborted, finishedIn, type Score, type Tally } from "./tally.ts";

/** The games in which one seat took the first turn. */
export interface Split {
  readonly games: number;
  readonly wins: readonly [number, number];
  readonly draws: number;
  readonly winShare: readonly [Share, Share];
}

/** What a simulation came to. Everything but `seconds`, `gamesPerSecond` and `threads` is the same for the same seed. */
export interface Report {
  readonly game: string;
  readonly edition: string;
  /** Fingerprint of the cards that were played with. */
  readonly cards: string;
  readonly decks: readonly [string, string];
  readonly players: readonly [string, string];
  readonly settings: Readonly<Record<string, string>>;
  readonly seed: number;
  /** Asked for. Played were `finished` + `aborted`: fewer only if it was interrupted. */
  readonly games: number;
  readonly finished: number;
  readonly aborted: number;
  readonly interrupted: boolean;
  readonly wins: readonly [number, number];
  readonly draws: number;
  readonly firstPlayerWins: number;
  /** Answers given in the finished games. */
  readonly decisions: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly threads: number;
  /** Shares of the finished games. */
  readonly winShare: readonly [Share, Share];
  readonly drawShare: Share;
  readonly firstPlayerWinShare: Share;
  /** The same apart, by who took the first turn: P1, P2. */
  readonly byFirstPlayer: readonly [Split, Split];
  /** Both players' turns in a game. */
  readonly turns: Distribution | null;
  readonly decisionsPerGame: Distribution | null;
  /** Every game that did not come to its end: its seed shows it again. */
  readonly abortedGames: readonly Aborted[];
}

type Asked = Pick<Report, "game" | "edition" | "cards" | "decks" | "players" | "settings" | "seed" | "games" | "threads" | "seconds">;

export function reportOf(asked: Asked, tally: Tally): Report {
  const [a, b] = tally.byFirst;
  const wins = [a.wins[0] + b.wins[0], a.wins[1] + b.wins[1]] as const;
  const draws = a.draws + b.draws;
  const firstPlayerWins = a.wins[0] + b.wins[1];
  const finished = finishedIn(a) + finishedIn(b);
  const played = finished + tally.aborted.length;
  const { game, edition, cards, decks, players, settings, seed, games, threads, seconds } = asked;
  return {
    game,
    edition,
    cards,
    decks,
    players,
    settings,
    seed,
    games,
    finished,
    aborted: tally.aborted.length,
    interrupted: played < games,
    wins,
    draws,
    firstPlayerWins,
    decisions: sum(tally.decisions, (decisions) => decisions),
    seconds,
    gamesPerSecond: seconds > 0 ? played / seconds : 0,
    threads,
    winShare: [shareOf(wins[0], finished), shareOf(wins[1], finished)],
    drawShare: shareOf(draws, finished),
    firstPlayerWinShare: shareOf(firstPlayerWins, finished),
    byFirstPlayer: [splitOf(a), splitOf(b)],
    turns: distributionOf(tally.turns),
    decisionsPerGame: distributionOf(tally.decisions),
    abortedGames: [...tally.aborted].sort((one, other) => one.game - other.game),
  };
}

function splitOf(score: Score): Split {
  const games = finishedIn(score);
  const [one, two] = score.wins;
  return { games, wins: [one, two], draws: score.draws, winShare: [shareOf(one, games), shareOf(two, games)] };
}
