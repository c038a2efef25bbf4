/** The soak: long random play, every position looked at cheaply and a few dearly. One thread's share of it. */
import {
  type Dice,
  diceOf,
  type Game,
  InputError,
  type Match,
  type Pairing,
  type ReplaySetup,
  type Settings,
  Transcript,
} from "@duelex/kernel";
import { cardsLying, replayVerifies } from "@duelex/kernel/testing";
import { playerNamed } from "@duelex/players";
import { type Batch, seedOfGame } from "@duelex/sim";
import { always, Broken, keep, type PromiseName, sampled, saying } from "./promises.ts";

export const deckChoices = ["all", "random", "both"] as const;
export type DeckChoice = (typeof deckChoices)[number];

/** What is to be played. Plain data: it is sent to the worker threads. */
export interface SoakOrder {
  readonly seed: number;
  /** The decks that come with the game, each against each in turn; decks drawn at random; or one game of each in turn. */
  readonly decks: DeckChoice;
  /** One game in so many is played by greedy players. */
  readonly greedy: number;
  /** The dear promises are asked of one position in so many. */
  readonly sample: number;
  /** A game with more answers than this is stalled. */
  readonly longest: number;
}

/** One game in so many is written down as a replay, read and played again. */
const REPLAYED = 25;
/** One game in so many has its settings drawn at random. */
const UNUSUAL = 5;

/** A promise that a game did not keep, with what is needed to see it again. */
export interface Failure {
  /** The game's place in the series, from 0: `--only`. */
  readonly game: number;
  readonly seed: number;
  readonly decks: readonly [string, string];
  readonly settings: Settings;
  readonly players: string;
  readonly promise: PromiseName;
  readonly what: string;
  /** So many answers had been given. */
  readonly at: number;
  readonly where: string;
}

/** What a number of games came to. The order in which tallies are added does not matter. */
export interface Tally {
  games: number;
  finished: number;
  randomDecks: number;
  /** Games whose settings were drawn at random. */
  unusual: number;
  greedy: number;
  replayed: number;
  /** Positions that asked something; the cheap promises were asked of each. */
  positions: number;
  /** Positions of which the dear promises were asked. */
  sampled: number;
  longest: number;
  /** Of all final positions: the same for the same seed, on any number of threads. */
  fingerprint: number;
  readonly failures: Failure[];
}

export const emptyTally = (): Tally => ({
  games: 0,
  finished: 0,
  randomDecks: 0,
  unusual: 0,
  greedy: 0,
  replayed: 0,
  positions: 0,
  sampled: 0,
  longest: 0,
  fingerprint: 0,
  failures: [],
});

export function addTally(into: Tally, other: Tally): void {
  for (const key of ["games", "finished", "randomDecks", "unusual", "greedy", "replayed", "positions", "sampled"] as const)
    into[key] += other[key];
  into.longest = Math.max(into.longest, other.longest);
  into.fingerprint = (into.fingerprint ^ other.fingerprint) >>> 0;
  into.failures.push(...other.failures);
}

/** One game of a series, before its first answer. */
interface Plan {
  readonly seed: number;
  readonly players: "random" | "greedy";
  readonly names: readonly [string, string];
  readonly decks: readonly [unknown, unknown];
  readonly settings: Settings;
}

/** A game as far as it was played, to be written down. */
export interface Played {
  readonly setup: ReplaySetup;
  /** Places in the lists of options. */
  readonly answers: readonly number[];
  readonly failure: Failure | null;
}

/** Plays the games of a series; the same game for the same place in it, whoever plays it and when. */
export class Soak<M extends Match> {
  private readonly pairings = new Map<string, Pairing<M>>();

  constructor(
    private readonly game: Game<M>,
    private readonly order: SoakOrder,
  ) {}

  play({ from, count }: Batch): Tally {
    const tally = emptyTally();
    for (let nth = from; nth < from + count; nth++) this.playOne(nth, tally);
    return tally;
  }

  /** One game, and its answers until it ended or failed. */
  playOne(nth: number, tally: Tally = emptyTally()): Played {
    const plan = this.plan(nth);
    const { seed } = plan;
    const setup = { decks: plan.decks, settings: plan.settings, seed };
    const answers: number[] = [];
    tally.games++;
    if (plan.names[0] === RANDOM) tally.randomDecks++;
    if (Object.keys(plan.settings).length > 0) tally.unusual++;
    if (plan.players === "greedy") tally.greedy++;
    let match: M | undefined;
    try {
      match = saying("the rules carry out every answer", () => this.pairing(plan).newMatch(seed));
      this.playOut(plan, match, answers, tally);
      tally.finished++;
      tally.fingerprint ^= Math.imul(match.hash() ^ seed, 0x9e3779b1);
      return { setup, answers, failure: null };
    } catch (problem) {
      if (!(problem instanceof Broken)) throw problem;
      const { promise, what } = problem;
      const where = match?.where().join(" › ") ?? "before the first question";
      const failure: Failure = {
        game: nth,
        seed,
        decks: plan.names,
        settings: plan.settings,
        players: plan.players,
        promise,
        what,
        at: answers.length,
        where,
      };
      tally.failures.push(failure);
      return { setup, answers, failure };
    } finally {
      tally.fingerprint >>>= 0;
      tally.longest = Math.max(tally.longest, answers.length);
    }
  }

  private playOut(plan: Plan, match: M, answers: number[], tally: Tally): void {
    const { game } = this;
    const { sample, longest } = this.order;
    const players = [playerNamed(plan.players, game, 0, plan.seed), playerNamed(plan.players, game, 1, plan.seed)] as const;
    const dice = diceOf(plan.seed + 1);
    const whole = cardsLying(match);
    for (;;) {
      keep(always, game, match, dice);
      const lying = cardsLying(match);
      if (lying !== whole) throw new Broken("no card is lost or made", `there are ${lying} cards, not ${whole}`);
      if (match.over) break;
      tally.positions++;
      if (dice(sample) === 0) {
        tally.sampled++;
        keep(sampled, game, match, dice);
      }
      if (answers.length === longest) throw new Broken("games finish", `not over after ${longest} answers`);
      const answer = saying("the rules carry out every answer", () => players[match.asked].choose(match));
      answers.push(answer);
      saying("the rules carry out every answer", () => match.play(answer));
    }
    if (dice(REPLAYED) !== 0) return;
    tally.replayed++;
    saying("the replay is the game", () => {
      const transcript = new Transcript(game, { decks: plan.decks, settings: plan.settings, seed: plan.seed });
      for (const answer of answers) transcript.play(answer);
      const what = transcript.match.hash() === match.hash() ? replayVerifies(transcript) : ["the same answers end elsewhere"];
      if (what[0] !== undefined) throw new Broken("the replay is the game", what[0]);
    });
  }

  private plan(nth: number): Plan {
    const seed = seedOfGame(this.order.seed, nth);
    const dice = diceOf(seed);
    const players = dice(this.order.greedy) === 0 ? "greedy" : "random";
    const unusual = dice(UNUSUAL) === 0 ? this.drawnSettings(dice) : {};
    const { decks, randomDeck } = this.game;
    const drawn = this.order.decks === "random" || (this.order.decks === "both" && nth % 2 === 1);
    if (drawn && randomDeck !== undefined) {
      const both = [randomDeck(dice), randomDeck(dice)] as const;
      return { seed, players, names: [RANDOM, RANDOM], decks: both, settings: this.fitting(unusual, both) };
    }
    const turn = this.order.decks === "both" ? nth >> 1 : nth;
    const [a, b] = [decks[turn % decks.length]!, decks[Math.floor(turn / decks.length) % decks.length]!];
    const both = [a.deck, b.deck] as const;
    return { seed, players, names: [a.id, b.id], decks: both, settings: this.fitting(unusual, both) };
  }

  private drawnSettings(dice: Dice): Settings {
    return Object.fromEntries(this.game.settings.map(({ name, values }) => [name, values[dice(values.length)]!]));
  }

  /** Settings under which these decks may be played: these, or the usual ones. */
  private fitting(settings: Settings, decks: readonly [unknown, unknown]): Settings {
    if (Object.keys(settings).length === 0) return settings;
    try {
      this.game.pairing({ decks, settings });
      return settings;
    } catch (problem) {
      if (problem instanceof InputError) return {};
      throw problem;
    }
  }

  /** Those of the decks that come with the game are laid out once. */
  private pairing({ names, decks, settings }: Plan): Pairing<M> {
    if (names[0] === RANDOM) return this.game.pairing({ decks, settings });
    const key = JSON.stringify([names, settings]);
    const pairing = this.pairings.get(key) ?? this.game.pairing({ decks, settings });
    this.pairings.set(key, pairing);
    return pairing;
  }
}

/** How decks drawn at random are called. */
const RANDOM = "random";
