import { diceOf, type Game, type Match, type Pairing, Recorder } from "@duelex/kernel";

/** One thing that is measured: `run` does it many times and answers how many nanoseconds one takes. */
export interface Workload {
  readonly name: string;
  /** How it is told: so many a second, or so many nanoseconds each. */
  readonly unit: "/s" | "ns";
  run(): number;
}

/** What is the same in every run. */
export interface Facts {
  readonly decisionsPerGame: number;
  readonly optionsPerDecision: number;
  readonly turnsPerGame: number;
  /** Answers in the lists of the positions from the middle of games. */
  readonly answersInList: number;
  readonly stateBytes: number;
  readonly pairings: number;
}

const POSITIONS = 64;
const CALLS = 100_000;
/** A game with more answers than this is stalled. */
const LONGEST = 20_000;

/** A game, ready to be measured: every official deck against the next, the same matches with the same answers in every run. */
export class Bench<M extends Match> {
  private readonly pairings: readonly Pairing<M>[];
  private readonly table: M;
  private readonly spare: M;

  constructor(
    game: Game<M>,
    private readonly games: number,
  ) {
    const decks = game.decks.map(({ deck }) => deck);
    this.pairings = decks.map((deck, at) => game.pairing({ decks: [deck, decks[(at + 1) % decks.length]] }));
    this.table = this.newMatch(1);
    this.spare = this.table.blank();
  }

  /** Plays everything once, unmeasured, so that the machine knows the code; counts on the way. */
  warmUp(): Facts {
    let decisions = 0;
    let options = 0;
    let turns = 0;
    for (let seed = 1; seed <= this.games; seed++) {
      this.playGame(seed, (match) => {
        decisions++;
        options += match.options().count;
      });
      turns += this.table.turnNumber;
    }
    const positions = this.positions();
    return {
      decisionsPerGame: decisions / this.games,
      optionsPerDecision: options / decisions,
      turnsPerGame: turns / this.games,
      answersInList: positions.reduce((total, match) => total + match.options().count, 0) / positions.length,
      stateBytes: this.table.memory.words.byteLength,
      pairings: this.pairings.length,
    };
  }

  workloads(): Workload[] {
    const positions = this.positions();
    const { spare } = this;
    let at = 0;
    const next = () => positions[at++ % positions.length]!;
    const copied = (): M => {
      spare.copyFrom(next());
      return spare;
    };
    const copy = () => timed(CALLS, () => copied().asked);
    const dice = diceOf(1);
    return [
      { name: "random games", unit: "/s", run: () => this.allGames((seed) => this.playGame(seed)) },
      { name: "random games, every event recorded", unit: "/s", run: () => this.allGames((seed) => this.playRecorded(seed)) },
      { name: "random games, a copy before every decision", unit: "/s", run: () => this.allGames((seed) => this.playCopied(seed)) },
      {
        name: "complete list of legal actions, mid-game",
        unit: "ns",
        run() {
          const copying = copy();
          return timed(CALLS, () => copied().options().count) - copying;
        },
      },
      { name: "copy into a pooled state", unit: "ns", run: copy },
      { name: "hash of a state", unit: "ns", run: () => timed(CALLS / 4, () => next().hash()) },
      {
        name: "hidden cards dealt anew",
        unit: "ns",
        run() {
          const copying = copy();
          const redeal = (): number => {
            copied().redeal(0, dice);
            return spare.asked;
          };
          return timed(CALLS / 10, redeal) - copying;
        },
      },
    ];
  }

  private newMatch(seed: number): M {
    return this.pairings[seed % this.pairings.length]!.newMatch(seed, this.table);
  }

  private allGames(play: (seed: number) => void): number {
    const from = performance.now();
    for (let seed = 1; seed <= this.games; seed++) play(seed);
    return ((performance.now() - from) * 1e6) / this.games;
  }

  private playGame(seed: number, visit?: (match: M) => void): number {
    const match = this.newMatch(seed);
    const dice = diceOf(seed);
    let answers = 0;
    for (; !match.over; answers++) {
      if (answers > LONGEST) throw new Error(`seed ${seed} is stalled`);
      visit?.(match);
      match.play(dice(match.options().count));
    }
    return answers;
  }

  private playRecorded(seed: number): void {
    this.table.recorder = new Recorder(this.table);
    this.playGame(seed);
    this.table.recorder = null;
  }

  private playCopied(seed: number): void {
    let here = this.newMatch(seed);
    let there = this.spare;
    const dice = diceOf(seed);
    while (!here.over) {
      there.copyFrom(here);
      [here, there] = [there, here];
      here.play(dice(here.options().count));
    }
  }

  /** Matches that stand in the middle of their game, at a question with some choice: four answers or more. */
  private positions(): M[] {
    const found: M[] = [];
    for (let seed = 1; found.length < POSITIONS && seed <= 20 * POSITIONS; seed++) {
      const half = this.playGame(seed) / 2;
      const match = this.newMatch(seed);
      const dice = diceOf(seed);
      for (let answers = 0; !match.over; answers++) {
        if (answers >= half && match.options().count >= 4) {
          const loaded = match.blank();
          loaded.load(match.save()); // unlike a copy, it has not heard of the options yet
          found.push(loaded);
          break;
        }
        match.play(dice(match.options().count));
      }
    }
    return found;
  }
}

/** Nanoseconds for one call. What the calls answer is added up, so that none may be left out. */
function timed(calls: number, call: () => number): number {
  let sink = 0;
  const from = performance.now();
  for (let i = 0; i < calls; i++) sink += call();
  const nanoseconds = ((performance.now() - from) * 1e6) / calls;
  if (Number.isNaN(sink)) throw new Error("a workload has answered nonsense");
  return nanoseconds;
}
