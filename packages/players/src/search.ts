/**
 * A search over what may come, through the game interface alone. Copies of the match, in which everything that the seat cannot know is
 * dealt anew, are played to the end of the opponent's next turn; one tree keeps what came of every answer. Each answer begins with what
 * a single look says of it (played, and the turn ended quickly); from there on both seats take what does best for them.
 */
import { argumentOf, type Card, type Dice, HouseLimit, type Match, type Rules, type Seat, verbOf } from "@duelex/kernel";

/** What a search needs of a game. */
export type Judge<M extends Match> = Pick<Rules<M>, "evaluate" | "reflex" | "judgement">;

/** How it searches; no player changes these, but trials do. */
export interface Manner {
  /** How much is tried that does not look best: in units of the spread of values. */
  readonly curiosity: number;
  /** How sharply one look tells good answers from bad ones, in the same units: smaller is sharper. */
  readonly temperature: number;
  /** The share of answers at random when a line is played to its end. */
  readonly random: number;
  /** How many turns end before a line is judged: 2 is the turn of the question and the one after it; null is what suits the game and the budget. */
  readonly turns: number | null;
  /** For trials that ask what hidden cards and dice cost: sees them all. No player does. */
  readonly open: boolean;
}

/** How a search looks where nothing else is said. */
export const usualManner: Manner = { curiosity: 4, temperature: 0.5, random: 0.1, turns: null, open: false };

/** One answer that differs from the others, as the search sees it. */
export interface Weighed {
  /** Its place in `match.options()`. */
  readonly answer: number;
  /** How many lines went this way. */
  readonly visits: number;
  /** What came of them for the seat that asks, from -1 (lost) to 1 (won); of none, what the first look said. */
  readonly value: number;
  /** By how much `value` could be off, as far as the lines tell: one standard error. */
  readonly error: number;
}

/** What a search in one thread has come to, of one answer, to be added to what the others have: plain data. */
export interface Finding {
  /** Of the answer; the same in every thread that looks at the same match. */
  readonly key: number;
  /** How many lines went through it. */
  readonly visits: number;
  /** Of the values of its lines, as the first seat has them. */
  readonly sum: number;
  /** Of the squares of those values. */
  readonly squares: number;
}

/** Answers in one turn after which a line is judged wherever it stands. */
const PATIENCE = 60;
/** A position that goes on is worth at most so much; the rest is kept for matches that are over. */
const UNDECIDED = 0.95;
/** A win is worth a little less for every answer that it takes. */
const DELAY = 1e-5;
/** The spread of values before any are known, and the least there is. */
const FIRST_SPREAD = 0.1;
const LEAST_SPREAD = 0.005;
/** No key. */
const NONE = -1;
/** Thrown when a line comes to nothing because the time is up. */
const TIME_IS_UP = new Error("the time is up");
const never = (): boolean => false;

/** What is known of an answer in a node. Values are the first seat's. */
interface Edge {
  visits: number;
  sum: number;
  squares: number;
  /** What looks say of it on average, for whoever answers; every answer is looked at before one is picked. */
  look: number;
  looks: number;
  node: Node | null;
}
type Node = Map<number, Edge>;

const edgeOf = (node: Node, key: number): Edge => {
  let edge = node.get(key);
  if (edge === undefined) node.set(key, (edge = { visits: 0, sum: 0, squares: 0, look: 0, looks: 0, node: null }));
  return edge;
};

interface Tally {
  times: number;
  sum: number;
}

/** The search of one seat. It is begun at a question, deepened as long as one likes, and then asked what it found. */
export class Search<M extends Match> {
  /** Lines played since the beginning. */
  lines = 0;
  private isLate: () => boolean = never;
  private readonly world: M;
  private readonly ahead: M;
  private readonly pool: M[] = [];
  private root: Node = new Map();
  private turn = 0;
  private turns = 2;
  private sum = 0;
  private squares = 0;
  /** Which verbs are about a card. */
  private readonly aboutCard: readonly boolean[];
  /** The answers that differ: their places, keys and edges, of the question looked at last. */
  private readonly places: number[] = [];
  private readonly keys: number[] = [];
  private readonly edges: Edge[] = [];
  private readonly weights: number[] = [];
  /** By answer and seat, wherever it was given in this search: what came of it. */
  private readonly tallies = new Map<number, Tally>();
  private readonly given: number[] = [];
  private readonly path: Edge[] = [];

  constructor(
    private readonly judge: Judge<M>,
    private readonly seat: Seat,
    private readonly dice: Dice,
    kind: M,
    private readonly manner: Manner = usualManner,
  ) {
    this.world = kind.blank();
    this.ahead = kind.blank();
    this.aboutCard = kind.phrases.map((phrase) => phrase.includes("*"));
  }

  /**
   * Begins anew at the question that stands.
   * @param worlds how many ways to deal what is hidden are looked at
   * @param far whether there will be so many lines that they are better played two turns farther
   * @param isLate asked after every answer that is tried; once it says so, no line is finished any more
   */
  begin(match: M, worlds: number, far: boolean, isLate = never): void {
    this.isLate = isLate;
    this.turns = this.manner.turns ?? (this.judge.judgement?.horizon ?? 2) + (far ? 2 : 0);
    this.root = new Map();
    this.tallies.clear();
    this.lines = this.sum = this.squares = 0;
    this.turn = match.turnNumber;
    let dealt = 0;
    while (dealt < worlds && (dealt === 0 || !isLate())) {
      const world = (this.pool[dealt++] ??= match.blank());
      world.copyFrom(match);
      if (!this.manner.open) world.redeal(this.seat, this.dice);
    }
    this.pool.length = dealt;
  }

  /** The key of an answer to the question that stands, for `deepen`; the same for answers that come to the same. */
  keyOf(match: M, answer: number): number {
    const { options } = match.options();
    const count = this.differing(match);
    for (let nth = 0; nth < count; nth++) if (this.places[nth] === answer) return this.keys[nth]!;
    for (let nth = 0; nth < count; nth++) if (match.alike(options[this.places[nth]!]!, options[answer]!)) return this.keys[nth]!;
    return NONE;
  }

  /** From here on it does not matter how late it is. */
  takeTime(): void {
    this.isLate = never;
  }

  /**
   * One more line, from the question to the horizon.
   * @param first the key of the answer that it begins with; otherwise the search picks one
   * @returns whether it was finished: not if it has become late meanwhile
   */
  deepen(first = NONE): boolean {
    const { world, path, given } = this;
    world.copyFrom(this.pool[this.dice(this.pool.length)]!);
    if (!this.manner.open) world.seed(this.dice(0x10000) + this.dice(0x10000) * 0x10000);
    path.length = given.length = 0;
    let value = 0;
    try {
      this.walk(world, first);
      this.playOut(world);
      value = this.worthOf(world, given.length);
    } catch (problem) {
      if (problem === TIME_IS_UP) return false;
      if (!(problem instanceof HouseLimit)) throw problem; // where a limit of the house stops the rules, nothing is known
    }
    for (const edge of path) {
      edge.visits++;
      edge.sum += value;
      edge.squares += value * value;
    }
    for (const answer of given) {
      const tally = this.tallies.get(answer);
      if (tally === undefined) this.tallies.set(answer, { times: 1, sum: value });
      else {
        tally.times++;
        tally.sum += value;
      }
    }
    this.lines++;
    this.sum += value;
    this.squares += value * value;
    return true;
  }

  /** Can no more lines than these change which answer was looked at most? */
  isSettled(left: number): boolean {
    let [first, second] = [0, 0];
    for (const { visits } of this.root.values()) {
      if (visits > first) [first, second] = [visits, first];
      else if (visits > second) second = visits;
    }
    return first - second > left;
  }

  /** What came of each answer that a line has taken. */
  findings(): Finding[] {
    const taken = [...this.root].filter(([, { visits }]) => visits > 0);
    return taken.map(([key, { visits, sum, squares }]) => ({ key, visits, sum, squares }));
  }

  /** Adds what another thread has found at the same question. */
  join(findings: readonly Finding[]): void {
    for (const { key, visits, sum, squares } of findings) {
      const edge = edgeOf(this.root, key);
      edge.visits += visits;
      edge.sum += sum;
      edge.squares += squares;
      this.lines += visits;
    }
  }

  /** The answers that differ, best first: those that were looked at most, then by value. */
  found(match: M): Weighed[] {
    const count = this.differing(match);
    const sign = match.asked === 0 ? 1 : -1;
    const found: Weighed[] = [];
    for (let nth = 0; nth < count; nth++) {
      const { visits, sum, squares, look } = edgeOf(this.root, this.keys[nth]!);
      const value = visits > 0 ? (sign * sum) / visits : look;
      const variance = visits > 1 ? Math.max(0, squares / visits - value * value) : 1;
      found.push({ answer: this.places[nth]!, visits, value, error: Math.sqrt(variance / Math.max(1, visits)) });
    }
    return found.sort((one, other) => other.visits - one.visits || other.value - one.value || one.answer - other.answer);
  }

  /**
   * What is expected after an answer, to the end of the turn: on one of the worlds that were looked at, both seats giving the answers
   * that were looked at most, as far as they were looked at often enough. Each with who gives it, as the searching seat would be told.
   * It ends before an answer with a card that has come to light on the way: in another world it is another.
   */
  expected(match: M, answer: number, often: number): { readonly seat: Seat; readonly phrase: string }[] {
    const { world, keys, places, pool, seat } = this;
    const line: { readonly seat: Seat; readonly phrase: string }[] = [];
    const { turnNumber } = match;
    world.copyFrom(pool[0]!);
    const wanted = match.options().options[answer]!;
    let next = world.options().indexOf(wanted);
    let node: Node | null = this.root;
    try {
      while (next >= 0) {
        const option = world.options().options[next]!;
        const isDealt = world.phrases[verbOf(option)]!.includes("*") && isNews(world, match, argumentOf(option) as Card, seat);
        if (isDealt) break;
        if (world.options().count > 1) line.push({ seat: world.asked, phrase: world.notate(next, seat) });
        const count = this.differing(world);
        const at = places.indexOf(next);
        if (count > 1) node = node.get(keys[at]!)?.node ?? null;
        world.play(next);
        if (node === null || world.over || world.turnNumber !== turnNumber) break;
        next = this.favourite(world, node, often);
      }
    } catch (problem) {
      if (!(problem instanceof HouseLimit)) throw problem;
    }
    return line;
  }

  /** The answer that was looked at most, if often enough; or -1. */
  private favourite(world: M, node: Node, often: number): number {
    const count = this.differing(world);
    if (count === 1) return this.places[0]!;
    let [best, most] = [-1, often - 1];
    for (let nth = 0; nth < count; nth++) {
      const visits = node.get(this.keys[nth]!)?.visits ?? 0;
      if (visits > most) [best, most] = [this.places[nth]!, visits];
    }
    return best;
  }

  /** How many answers differ; one means that there is nothing to think about. */
  choices(match: M): number {
    return this.differing(match);
  }

  /** Down the tree to the first answer that no line has taken yet. */
  private walk(world: M, first: number): void {
    const { keys, places, edges, path } = this;
    const last = this.turn + this.turns;
    let node = this.root;
    while (!world.over && world.turnNumber < last) {
      const count = this.differing(world);
      if (count === 1) {
        this.advance(world, places[0]!);
        continue;
      }
      let unseen = false;
      for (let nth = 0; nth < count; nth++) {
        const edge = edgeOf(node, keys[nth]!);
        edges[nth] = edge;
        if (edge.looks === 0) unseen = true;
      }
      if (unseen) this.lookAt(world, count);
      const wanted = path.length === 0 && first !== NONE ? keys.indexOf(first) : -1;
      const pick = wanted >= 0 && wanted < count ? wanted : this.promising(count, world.asked);
      const edge = edges[pick]!;
      path.push(edge);
      this.given.push(keys[pick]! * 2 + world.asked);
      this.advance(world, places[pick]!);
      if (edge.visits === 0) return;
      edge.node ??= new Map();
      node = edge.node;
    }
  }

  /** A look at each answer: it is given, and the turn is played to its end with quick answers. */
  private lookAt(world: M, count: number): void {
    const { ahead, judge } = this;
    const sign = world.asked === 0 ? 1 : -1;
    const turn = world.turnNumber;
    for (let nth = 0; nth < count; nth++) {
      const edge = this.edges[nth]!;
      let value = 0;
      try {
        ahead.copyFrom(world);
        this.advance(ahead, this.places[nth]!);
        let answers = 1;
        for (; answers < PATIENCE && !ahead.over && ahead.turnNumber === turn; answers++) this.advance(ahead, judge.reflex(ahead));
        value = sign * this.worthOf(ahead, this.path.length + answers);
      } catch (problem) {
        if (!(problem instanceof HouseLimit)) throw problem;
      }
      edge.look = (edge.look * edge.looks + value) / (edge.looks + 1);
      edge.looks++;
    }
  }

  /** Which of these answers the next line takes: what did well, and what one look likes and few lines have taken. */
  private promising(count: number, mover: Seat): number {
    const { edges, weights, manner } = this;
    const sign = mover === 0 ? 1 : -1;
    const spread = this.spread();
    let best = Number.NEGATIVE_INFINITY;
    let visits = 0;
    for (let nth = 0; nth < count; nth++) {
      best = Math.max(best, edges[nth]!.look);
      visits += edges[nth]!.visits;
    }
    let total = 0;
    for (let nth = 0; nth < count; nth++) {
      weights[nth] = Math.exp((edges[nth]!.look - best) / (manner.temperature * spread));
      total += weights[nth]!;
    }
    const urge = (manner.curiosity * spread * Math.sqrt(visits + 1)) / total;
    let pick = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let nth = 0; nth < count; nth++) {
      const { visits: taken, sum, look } = edges[nth]!;
      const worth = (sign * sum + look) / (taken + 1) + (urge * weights[nth]!) / (taken + 1);
      if (worth > most) {
        most = worth;
        pick = nth;
      }
    }
    return pick;
  }

  /** To the end of the last turn, with the answers that have done best in this search wherever they were given. */
  private playOut(world: M): void {
    const { keys, places, dice, tallies } = this;
    const last = this.turn + this.turns;
    const random = this.manner.random * 1000;
    for (let left = PATIENCE * this.turns; left > 0 && !world.over && world.turnNumber < last; left--) {
      const count = this.differing(world);
      let at = 0;
      if (count > 1) {
        const mover = world.asked;
        if (dice(1000) < random) at = dice(count);
        else {
          let top = Number.NEGATIVE_INFINITY;
          for (let nth = 0; nth < count; nth++) {
            const tally = tallies.get(keys[nth]! * 2 + mover);
            const worth = tally === undefined ? 9 + dice(1000) : (mover === 0 ? tally.sum : -tally.sum) / tally.times + dice(1000) * 1e-6;
            if (worth > top) {
              top = worth;
              at = nth;
            }
          }
        }
        this.given.push(keys[at]! * 2 + mover);
      }
      this.advance(world, places[at]!);
    }
  }

  /** One answer further, if it is not too late for that. */
  private advance(world: M, answer: number): void {
    if (this.isLate()) throw TIME_IS_UP;
    world.play(answer);
  }

  /** For the first seat, from what the searching seat may know. */
  private worthOf(world: M, answers: number): number {
    const { over, winner } = world.standing();
    if (over) return winner === null ? 0 : (winner === 0 ? 1 : -1) * (1 - DELAY * answers);
    const value = UNDECIDED * this.judge.evaluate(world, this.seat);
    return this.seat === 0 ? value : -value;
  }

  /** By how much values differ. */
  private spread(): number {
    const { lines } = this;
    if (lines < 2) return FIRST_SPREAD;
    const mean = this.sum / lines;
    return Math.sqrt(Math.max(1e-6, this.squares / lines - mean * mean)) + LEAST_SPREAD;
  }

  /**
   * Finds the answers that differ, as far as whoever is asked can tell, and says how many there are. Their keys are the same in every
   * world: an answer about a card is known by where the card lies and, if it may be named, which it is; never by the card's number.
   */
  private differing(match: M): number {
    const { keys, places, aboutCard } = this;
    const may = match.options();
    const { asked, zones, definition, mingles } = match;
    const head = match.askingStep * 0x80;
    let count = 0;
    next: for (let at = 0; at < may.count; at++) {
      const option = may.options[at]!;
      const verb = verbOf(option);
      const argument = argumentOf(option);
      let key = (head + verb) * 0x8000000;
      if (aboutCard[verb] === true && argument > 0) {
        const card = argument as Card;
        const zone = zones.zoneOf[card];
        const which = match.isShownTo(card, asked) ? definition[card] : 0xfff;
        key += 0x4000000 + ((zone & 0xff) * 0x1000 + which) * 0x40;
        for (let other = 0; other < count; other++) {
          if (keys[other] !== key) continue;
          if (mingles[zone] === true) continue next;
          key++; // one of several such cards that lie in order
        }
      } else key += argument;
      places[count] = at;
      keys[count] = key;
      count++;
    }
    return count;
  }
}

/** Does this seat see a card in a world, and not in the match that is played? */
const isNews = (world: Match, match: Match, card: Card, seat: Seat): boolean => world.isShownTo(card, seat) && !match.isShownTo(card, seat);
