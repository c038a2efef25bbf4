import { diceOf, type Game, type Match, type Pairing, Recorder, SEATS } from "@duelex/kernel";
import { playerNamed } from "@duelex/players";
import { nanoseconds } from "./calibration.ts";

/** One thing that is measured: `run` does it many times and answers how many nanoseconds one takes. */
export interface Workload {
  readonly name: string;
  /** How it is told: so many a second, or so many nanoseconds each. */
  readonly unit: "/s" | "ns";
  /** So often it runs before it is measured beside another: whole games played in another way than before are other code, to be compiled anew. */
  readonly warm?: number;
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
/** Games of greedy before they are measured. */
const GREEDY_WARM = 40;
/** Three thousand games, where a run is of two hundred. */
const WARM = 15;
/** A game with more answers than this is stalled. */
const LONGEST = 20_000;

/** Two decks laid out, with matches of that pairing to be written over. */
interface Table<M extends Match> {
  readonly pairing: Pairing<M>;
  readonly match: M;
  readonly spare: M;
}

/** A match that stands in the middle of its game, and one of the same pairing to copy it into. */
interface Position<M extends Match> {
  readonly match: M;
  readonly spare: M;
}

/** A game, ready to be measured: every official deck against the next, the same matches with the same answers in every run. */
export class Bench<M extends Match> {
  private readonly tables: readonly Table<M>[];
  private readonly counts = new Int32Array(1024);
  private greedyIsWarm = false;

  constructor(
    private readonly game: Game<M>,
    private readonly games: number,
    /** Only these decks, by id: those that both sides of a comparison have. */
    only: readonly string[] | null = null,
  ) {
    const decks = game.decks.filter(({ id }) => only === null || only.includes(id)).map(({ deck }) => deck);
    this.tables = decks.map((deck, at) => {
      const pairing = game.pairing({ decks: [deck, decks[(at + 1) % decks.length]] });
      const match = pairing.newMatch(1);
      return { pairing, match, spare: match.blank() };
    });
  }

  /** Plays everything once, unmeasured, so that the machine knows the code; counts on the way. */
  warmUp(): Facts {
    let decisions = 0;
    let options = 0;
    let turns = 0;
    for (let seed = 1; seed <= this.games; seed++) {
      const { match } = this.tableFor(seed);
      this.playGame(seed, () => {
        decisions++;
        options += match.options().count;
      });
      turns += match.turnNumber;
    }
    const positions = this.positions();
    return {
      decisionsPerGame: decisions / this.games,
      optionsPerDecision: options / decisions,
      turnsPerGame: turns / this.games,
      answersInList: positions.reduce((total, { match }) => total + match.options().count, 0) / positions.length,
      stateBytes: this.tables[0]!.match.memory.words.byteLength,
      pairings: this.tables.length,
    };
  }

  /**
   * How often something settles between two questions: turns of the kernel's loop, whoever unrolls it; the same on every machine. To be
   * counted in a process of its own: whoever has been listened to is slower ever after.
   */
  kernelTurnsPerDecision(): number {
    let [turns, decisions] = [0, 0];
    const counted = Math.min(this.games, 2 * this.tables.length);
    for (let seed = 1; seed <= counted; seed++) {
      const { pairing, match: table } = this.tableFor(seed);
      const match = pairing.newMatch(seed, table.blank());
      const counting = match as unknown as { settle(interruptible: boolean): boolean; interpreted?(): void };
      counting.interpreted?.(); // compiled steps do not ask where nothing settles
      const settle = counting.settle.bind(match);
      counting.settle = (interruptible) => {
        turns++;
        return settle(interruptible);
      };
      const dice = diceOf(seed);
      for (; !match.over; decisions++) match.play(dice(match.options().count));
    }
    return turns / decisions;
  }

  workloads(): Workload[] {
    const positions = this.positions();
    let at = 0;
    const copied = (): M => {
      const { match, spare } = positions[at++ % positions.length]!;
      spare.copyFrom(match);
      return spare;
    };
    const copy = () => timed(CALLS, () => copied().asked);
    const dice = diceOf(1);
    return [
      { name: "random games", unit: "/s", run: () => this.allGames((seed) => this.playGame(seed)) },
      { name: "random games, counted for statistics", unit: "/s", warm: WARM, run: () => this.allGames((seed) => this.playCounted(seed)) },
      { name: "random games, every event recorded", unit: "/s", warm: WARM, run: () => this.allGames((seed) => this.playRecorded(seed)) },
      {
        name: "random games, a copy before every decision",
        unit: "/s",
        warm: WARM,
        run: () => this.allGames((seed) => this.playCopied(seed)),
      },
      {
        name: "complete list of legal actions, mid-game",
        unit: "ns",
        run() {
          const copying = copy();
          return timed(CALLS, () => copied().options().count) - copying;
        },
      },
      { name: "copy into a pooled state", unit: "ns", run: copy },
      { name: "clone()", unit: "ns", run: () => timed(CALLS / 10, () => positions[at++ % positions.length]!.match.clone().asked) },
      {
        name: "view for one seat",
        unit: "ns",
        run: () => timed(CALLS / 100, () => positions[at++ % positions.length]!.match.view(0).turn),
      },
      { name: "greedy games", unit: "/s", run: () => this.greedyGames() },
      { name: "hash of a state", unit: "ns", run: () => timed(CALLS / 4, () => positions[at++ % positions.length]!.match.hash()) },
      {
        name: "hidden cards dealt anew",
        unit: "ns",
        run() {
          const copying = copy();
          const redeal = (): number => {
            const dealt = copied();
            dealt.redeal(0, dice);
            return dealt.asked;
          };
          return timed(CALLS / 10, redeal) - copying;
        },
      },
    ];
  }

  private tableFor(seed: number): Table<M> {
    return this.tables[seed % this.tables.length]!;
  }

  private allGames(play: (seed: number) => void): number {
    const from = nanoseconds();
    for (let seed = 1; seed <= this.games; seed++) play(seed);
    return (nanoseconds() - from) / this.games;
  }

  /** Looking ahead makes other paths known than playing does: before the first is measured, as many are played as it takes. */
  private greedyGames(): number {
    const warming = this.greedyIsWarm ? 0 : GREEDY_WARM;
    this.greedyIsWarm = true;
    for (let seed = 1; seed <= warming; seed++) this.greedyGame(seed);
    const games = 4;
    const from = nanoseconds();
    for (let seed = 1; seed <= games; seed++) this.greedyGame(seed);
    return (nanoseconds() - from) / games;
  }

  private greedyGame(seed: number): void {
    const { pairing, match: table } = this.tableFor(seed);
    const match = pairing.newMatch(seed, table);
    const players = SEATS.map((seat) => playerNamed("greedy", this.game, seat, seed));
    while (!match.over) match.play(players[match.asked]!.choose(match));
  }

  /** @returns how many answers it took */
  private playGame(seed: number, visit?: (answers: number) => void): number {
    const { pairing, match: table } = this.tableFor(seed);
    const match = pairing.newMatch(seed, table);
    const dice = diceOf(seed);
    let answers = 0;
    for (; !match.over; answers++) {
      if (answers > LONGEST) throw new Error(`seed ${seed} is stalled`);
      visit?.(answers);
      match.play(dice(match.options().count));
    }
    return answers;
  }

  /** As a simulation does that tells what happened. A checkout without a tally plays as if nobody counted. */
  private playCounted(seed: number): void {
    const { match } = this.tableFor(seed);
    const { counts } = this;
    const hasTally = "tally" in match;
    if (hasTally) match.tally = { drawn: (card) => counts[card]!++, played: (card) => counts[card]!++, lost: () => counts[0]!++ };
    this.playGame(seed);
    if (hasTally) match.tally = null;
  }

  private playRecorded(seed: number): void {
    const { match } = this.tableFor(seed);
    match.recorder = new Recorder(match);
    this.playGame(seed);
    match.recorder = null;
  }

  private playCopied(seed: number): void {
    const { pairing, match, spare } = this.tableFor(seed);
    let here = pairing.newMatch(seed, match);
    let there = spare;
    const dice = diceOf(seed);
    while (!here.over) {
      there.copyFrom(here);
      [here, there] = [there, here];
      here.play(dice(here.options().count));
    }
  }

  /** From the middle of games, at a question with some choice: four answers or more. */
  private positions(): Position<M>[] {
    const found: Position<M>[] = [];
    for (let seed = 1; found.length < POSITIONS && seed <= 20 * POSITIONS; seed++) {
      const { match, spare } = this.tableFor(seed);
      const half = this.playGame(seed) / 2;
      const saved: string[] = [];
      this.playGame(seed, (answers) => {
        if (saved.length === 0 && answers >= half && match.options().count >= 4) saved.push(match.save());
      });
      for (const position of saved) {
        const loaded = match.blank();
        loaded.load(position); // unlike a copy, it has not heard of its options yet
        found.push({ match: loaded, spare });
      }
    }
    return found;
  }
}

/** Nanoseconds for one call. What the calls answer is added up, so that none may be left out. */
function timed(calls: number, call: () => number): number {
  let sink = 0;
  const from = nanoseconds();
  for (let i = 0; i < calls; i++) sink += call();
  const each = (nanoseconds() - from) / calls;
  if (Number.isNaN(sink)) throw new Error("a workload has answered nonsense");
  return each;
}
