/** A contest between two players: pairs of games with the same seed and decks, seats swapped, until a sequential test has decided. */
import { type Dice, diceOf, type Game, InputError, type Match, type Seat, type Weights } from "@duelex/kernel";
import {
  AstrayPlayer,
  diligenceIn,
  GreedyPlayer,
  type Manner,
  type Player,
  playerNamed,
  readPlayerName,
  TreePlayer,
  usualManner,
} from "@duelex/players";
import {
  type Pairs,
  pairedShare,
  type SearchThreads,
  type Share,
  searchThreads,
  seedOfGame,
  shareOf,
  type TestOfTwo,
  type Verdict,
  verdictOn,
} from "@duelex/sim";

/** Who plays: a player by name, and perhaps by other weights than the game's, or with a search in another manner. */
export interface Contestant {
  readonly name: string;
  readonly weights: Weights;
  readonly manner: Partial<Manner>;
  /** Of greedy, how many questions on the way get a look of their own; as many as usual where it is left out. */
  readonly looks?: number;
  /** What share of its answers is given at random, in per cent; none where it is left out. */
  readonly astray?: number;
}

export interface Contest {
  readonly game: Game;
  readonly players: readonly [Contestant, Contestant];
  /** Pairs of games, at most. */
  readonly pairs: number;
  /** From which pair of the series on; 0 where it is left out. */
  readonly from?: number;
  readonly seed: number;
  readonly test: TestOfTwo;
  /** Play on when the test has decided. */
  readonly all: boolean;
  /** The game's own decks, ones drawn at random, or these in turn; or one of its own for both players, so that no deck is better. */
  readonly decks: "own" | "random" | "both" | "same";
  readonly clock: () => number;
  /** Asked after every answer; if it says true, the contest is left there, and a pair under way does not count. */
  readonly leaves?: () => Promise<boolean>;
}

export interface Outcome {
  readonly pairs: Pairs;
  /** What the first player won, of the games in which it went first, and of those in which it went second; a draw is a half. */
  readonly bySeat: readonly [Score, Score];
  readonly games: number;
  readonly share: Share;
  readonly verdict: Verdict;
  /** Milliseconds that each player took for an answer, on average. */
  readonly milliseconds: readonly [number, number];
}

export interface Score {
  readonly won: number;
  readonly of: number;
}

const LONGEST = 20_000;

/** Somebody who has just read the rules: does something at random as long as there is anything to do, and passes or ends one time in eight. */
class Beginner implements Player {
  /** "beginner". */
  readonly name = "beginner";
  constructor(
    private readonly game: Pick<Game, "reflex" | "judgement">,
    private readonly dice: Dice,
  ) {}
  choose(match: Match): number {
    const { count } = match.options();
    const quick = this.game.reflex(match);
    if (count === 1 || this.dice(8) === 0) return quick;
    const others = Array.from({ length: count }, (_, index) => index).filter(
      (index) => index !== quick && this.game.judgement?.isFolly?.(match, index) !== true,
    );
    return others.length === 0 ? quick : others[this.dice(others.length)]!;
  }
}

/** What a search can be told otherwise, by number. */
const MANNERS = ["curiosity", "temperature", "random", "turns"] as const;

/**
 * "tree:400", or with weights of one's own: "greedy deckNearEnd=-6 locus=0.5"; "tree:400 open"; "tree:400 turns=1"; "greedy looks=1";
 * "greedy astray=33".
 * @throws InputError
 */
export function readContestant(said: string, game: Game): Contestant {
  const [name = "", ...changes] = said.trim().split(/\s+/);
  const kind = name === "beginner" ? name : readPlayerName(name, () => 0, ["beginner"], changes.length === 0).kind;
  const refuse = (what: string): never => {
    throw new InputError("players", [{ where: said, what }]);
  };
  const known = Object.keys(game.judgement?.weights ?? {});
  const weights: Record<string, number> = {};
  let manner: Partial<Manner> = {};
  const habits: { looks?: number; astray?: number } = {};
  for (const change of changes) {
    const [, key = "", value] = /^(\w+)=(-?\d+(?:\.\d+)?)$/.exec(change) ?? [];
    const way = MANNERS.find((each) => each === key);
    if (change === "open" || way !== undefined) {
      if (kind !== "tree")
        refuse(`only a tree can play with open hands, as in tree:400 open, or in another manner, as in tree:400 turns=1`);
      manner = { ...manner, ...(way === undefined ? { open: true } : { [way]: Number(value) }) };
    } else if (key === "looks" && Number.isInteger(Number(value)) && Number(value) >= 0) {
      if (!kind.startsWith("greedy")) refuse("only greedy looks at questions on the way, as in greedy looks=1");
      habits.looks = Number(value);
    } else if (key === "astray") {
      if (!(Number(value) >= 0 && Number(value) <= 100)) refuse("a share of answers at random is wanted, 0 to 100, as in greedy astray=33");
      habits.astray = Number(value);
    } else if (value === undefined || !known.includes(key))
      refuse(`"${change}" is no weight; there are ${known.map((each) => `${each}=`).join(" ")}`);
    else weights[key] = Number(value);
  }
  return { name, weights, manner, ...habits };
}

/** The game as this player judges it. */
function judgedBy(game: Game, { weights }: Contestant): Game {
  const { judgement } = game;
  if (judgement === undefined || Object.keys(weights).length === 0) return game;
  const all = { ...judgement.weights, ...weights };
  return { ...game, evaluate: (match, seat) => judgement.of(match, seat, all) };
}

/** Threads for those who search on several, for one pair of decks; they have begun. */
class Threads {
  private readonly byCount = new Map<number, SearchThreads>();
  constructor(
    private readonly game: Game,
    private readonly decks: readonly [unknown, unknown],
  ) {}

  /** So many, which search one line of this match, so that nobody waits for them to come. */
  helpers(count: number, match: Match): SearchThreads {
    let threads = this.byCount.get(count);
    if (threads !== undefined) return threads;
    const order = { loader: new URL("../../apps/cli/src/games.ts", import.meta.url).href, game: this.game.id, cardFiles: [] };
    threads = searchThreads(count, { ...order, from: { decks: this.decks } });
    threads.begin(
      match,
      match.asked,
      Array.from({ length: count }, () => 1),
      { lines: 1 },
    );
    threads.found(Number.POSITIVE_INFINITY);
    this.byCount.set(count, threads);
    return threads;
  }

  async close(): Promise<void> {
    await Promise.all([...this.byCount.values()].map((each) => each.close()));
  }
}

function seatFor(
  contestant: Contestant,
  game: Game,
  seat: Seat,
  seed: number,
  clock: () => number,
  helpers: (count: number) => SearchThreads,
): Player {
  const { astray = 0 } = contestant;
  const player = attentive(contestant, game, seat, seed, clock, helpers);
  return astray === 0 ? player : new AstrayPlayer(player, diceOf(Math.imul(seed, 2) + seat + 0x10000), astray, game.judgement?.isFolly);
}

/** None of whose answers are given at random. */
function attentive(
  { name, manner, looks }: Contestant,
  game: Game,
  seat: Seat,
  seed: number,
  clock: () => number,
  helpers: (count: number) => SearchThreads,
): Player {
  if (name === "beginner") return new Beginner(game, diceOf(seed + seat));
  if (looks !== undefined) return new GreedyPlayer(game, seat, diceOf(Math.imul(seed, 2) + seat), { ...diligenceIn(game), looks });
  const named = Object.keys(manner).length > 0 ? readPlayerName(name, clock) : null;
  if (named?.kind !== "tree") return playerNamed(name, game, seat, seed, clock, helpers);
  return new TreePlayer(game, seat, diceOf(seed), named.budget, { ...usualManner, ...manner });
}

/** Plays the contest. The same contest comes out the same, but for players that think by the clock. */
export async function play(contest: Contest): Promise<Outcome> {
  const { game, players, seed, test, clock, from = 0 } = contest;
  const judged = [judgedBy(game, players[0]), judgedBy(game, players[1])] as const;
  const pairs: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  const won = [0, 0];
  const of = [0, 0];
  const spent = [0, 0];
  const answers = [0, 0];
  const outcome = (): Outcome => ({
    pairs,
    bySeat: [
      { won: won[0]!, of: of[0]! },
      { won: won[1]!, of: of[1]! },
    ],
    games: of[0]! + of[1]!,
    share: pairedShare(pairs),
    verdict: verdictOn(pairs, test),
    milliseconds: [spent[0]! / Math.max(1, answers[0]!), spent[1]! / Math.max(1, answers[1]!)],
  });
  for (let nth = from; nth < from + contest.pairs; nth++) {
    const own = seedOfGame(seed, nth);
    const decks = decksFor(game, contest.decks, nth, own);
    const table = game.pairing({ decks });
    const threads = new Threads(game, decks);
    const scores: (readonly [place: number, score: number])[] = [];
    for (const swapped of [0, 1] as const) {
      const match = table.newMatch(own);
      const seated = ([0, 1] as const).map((seat): Player => {
        const who = seat ^ swapped;
        return seatFor(players[who]!, judged[who]!, seat as Seat, own, clock, (count) => threads.helpers(count, match));
      });
      const isOver = await playOut(
        match,
        seated,
        (seat, time) => {
          spent[seat ^ swapped]! += time;
          answers[seat ^ swapped]!++;
        },
        contest,
      );
      if (!isOver) {
        await threads.close();
        return outcome();
      }
      const { winner } = match.standing();
      const score = winner === null ? 0.5 : winner === swapped ? 1 : 0;
      scores.push([match.firstSeat === swapped ? 0 : 1, score]);
    }
    await threads.close();
    for (const [place, score] of scores) {
      won[place]! += score;
      of[place]!++;
    }
    pairs[scores.reduce((points, [, score]) => points + 2 * score, 0)]!++;
    const now = outcome();
    if (!contest.all && now.verdict.better !== null) return now;
  }
  return outcome();
}

/** Whether the match came to its end. */
async function playOut(
  match: Match,
  seated: readonly Player[],
  took: (seat: Seat, time: number) => void,
  { clock, leaves }: Contest,
): Promise<boolean> {
  for (let left = LONGEST; !match.over; left--) {
    if (left === 0) throw new Error(`not over after ${LONGEST} answers, at ${match.where().join(" › ")}`);
    const seat = match.asked;
    const began = clock();
    const answer = seated[seat]!.choose(match);
    took(seat, clock() - began);
    match.play(answer);
    if ((await leaves?.()) === true) return match.over;
  }
  return true;
}

/** Two decks for the nth of a series. */
export function decksFor(game: Game, decks: Contest["decks"], nth: number, seed: number): [unknown, unknown] {
  const dice = diceOf(seed);
  const random = game.randomDeck !== undefined && (decks === "random" || (decks === "both" && nth % 2 === 1));
  if (random) return [game.randomDeck!(dice), game.randomDeck!(dice)];
  const one = dice(game.decks.length);
  if (decks === "same") return [game.decks[one]!.deck, game.decks[one]!.deck];
  const other = (one + 1 + dice(Math.max(1, game.decks.length - 1))) % game.decks.length;
  return [game.decks[one]!.deck, game.decks[other]!.deck];
}

/** A share of points as a difference in Elo. */
export const eloOf = (share: number): number => (share <= 0 ? -Infinity : share >= 1 ? Infinity : 400 * Math.log10(share / (1 - share)));

export const scoreOf = ({ won, of }: Score): Share => shareOf(won, of);
