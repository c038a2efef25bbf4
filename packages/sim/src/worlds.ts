/**
 * The positions that a seat cannot tell apart, and what answers make of them: every way in which dice and shuffles can fall, and in which
 * hidden cards can turn out. A hidden card is nothing in particular until the rules ask for it; then all that makes the same difference is one.
 */
import { Card, type Chance, cardOf, diceOf, HouseLimit, type Match, type Option, put, type Seat, verbOf, type Zone } from "@duelex/kernel";
import { toldTo } from "./claim.ts";
import { MOST_WAYS, TooMany, Unsettled } from "./unsettled.ts";

/** A position, or all that differ from it only in cards that nobody has asked for. */
export interface World<M extends Match> {
  readonly match: M;
  /** The cards that nobody has asked for; null where everything is open. */
  readonly open: Unsettled | null;
}

/** What can be done at a question, and what it leads to. */
export interface Move<M extends Match> {
  /** As a script writes it; as the winner is told it, where that one does not see the card. */
  say(): string;
  /** What the winner can tell apart afterwards, each with all positions that it could be. Null: not known. */
  readonly next: readonly (readonly World<M>[])[] | null;
}

/** An answer in one of them. */
interface Answer<M extends Match> {
  readonly world: World<M>;
  readonly index: number;
}

/** What is done to a position, and the hidden card that it names, if there is one. */
interface Doing<M extends Match> {
  readonly act: (match: M) => void;
  readonly named: Card;
}

/** Zones of more cards are not shuffled in every order: their cards are nothing in particular from then on. */
const MOST_ORDERED = 4;
/** Hands mixed of cards that make no difference, to see whether they make one together. */
const MIXED = 6;

/** A way has come to where it goes on in several. */
class Fork extends Error {
  constructor(readonly ways: number) {
    super();
  }
}
/** The rules ask for cards that lie where order means nothing. */
class Asked extends Error {
  constructor(readonly cards: readonly Card[]) {
    super();
  }
}
/** As many positions have been looked at as may be for now. */
export class Enough extends Error {}
/** This cannot be. */
class Impossible extends Error {}
/** From here on it must be heard which cards are asked for. */
class MustWatch extends Error {}

/** What stands in for chance in one match: a script of the ways to go, and no further. */
class Fate<M extends Match> {
  match: M | null = null;
  open: Unsettled | null = null;
  free: ReadonlySet<Card> = new Set();
  /** Other hands stay as they lie. */
  frozen = false;
  private script: readonly number[] = [];
  private at = 0;
  private listening = false;

  /** @param isSeen is the winner, or anybody, told which card this is? */
  constructor(
    readonly isWatching: boolean,
    private readonly isSeen: (match: M, card: Card) => boolean,
  ) {}

  /** For a match. */
  get chance(): Chance {
    const dice = { roll: (n: number) => this.choose(n), shuffles: (zone: Zone) => this.shuffles(zone) };
    return this.isWatching ? { ...dice, reads: (card) => this.read(card) } : dice;
  }
  begin(match: M, open: Unsettled | null, script: readonly number[], free: ReadonlySet<Card>, frozen: boolean): void {
    [this.match, this.open, this.script, this.free, this.frozen] = [match, open, script, free, frozen];
    this.at = 0;
    this.listening = true;
  }
  end(): void {
    this.listening = false;
  }

  private shuffles(zone: Zone): boolean {
    const match = this.match!;
    const cards = [...match.zones.each(zone)];
    if (cards.length <= MOST_ORDERED && (this.open === null || cards.every((card) => !this.open!.has(card)))) return false;
    if (this.open === null) throw new MustWatch();
    this.listening = false;
    const shuffled = this.open.shuffled(match, cards);
    this.listening = true;
    if (shuffled === null) throw new TooMany();
    this.open = shuffled;
    return true;
  }
  settle(card: Card): void {
    const could = this.open!.couldBe(card);
    const definition = could[this.choose(could.length)]!;
    this.open = this.open!.settling([card], [definition]);
    if (!this.open.isPossible) throw new Impossible();
    this.match!.dealAs(card, definition);
  }

  private choose(n: number): number {
    if (n === 1) return 0;
    const chosen = this.script[this.at++];
    if (chosen === undefined) throw new Fork(n);
    return chosen;
  }
  private read(card: Card): void {
    if (!this.listening || this.open === null || !this.open.has(card) || this.free.has(card)) return;
    const match = this.match!;
    if (!match.isUnordered(match.zones.zoneOf[card]) || this.isSeen(match, card)) {
      this.settle(card);
      return;
    }
    if (this.frozen) return;
    for (const each of this.open.fewestTwins(match, card)) this.settle(each);
    if (this.open.has(card)) throw new Asked(this.open.twinsOf(match, card));
  }
}

/** Makes positions of positions, and keeps those that are done with for later. */
export class Worlds<M extends Match> {
  /** How many positions have been played. */
  positions = 0;
  /** As many may be played for now, before it stops with `Enough`. */
  until = Number.POSITIVE_INFINITY;
  /** The most positions that were taken for possible at once. */
  widest = 1;
  /** Did something hang on more ways than are looked at? */
  tooWide = false;
  private readonly plain: M[] = [];
  private readonly watched: M[] = [];
  private readonly fates = new WeakMap<M, Fate<M>>();

  /** @param most positions that are taken for possible at once; null: hands and decks are open @param each nothing is taken for the same */
  constructor(
    private readonly root: M,
    private readonly seat: Seat,
    private readonly most: number | null,
    private readonly each: boolean,
  ) {}

  get hidden(): boolean {
    return this.most !== null;
  }

  /** Where it begins; null if that is in too many ways. */
  first(): World<M>[] | null {
    const { root, seat } = this;
    if (!this.hidden || root.over) return [{ match: root, open: null }];
    const seen = toldTo(seat, root, true);
    const open = Unsettled.of(root, seat);
    const worlds = this.outcomes({ match: root, open }, after({ act: (match) => void match.options(), named: Card.none }), new Set());
    if (worlds === null || worlds.length > this.most!) return null;
    return worlds.filter(({ match }) => match.wouldAsk() && toldTo(seat, match, true) === seen);
  }

  /** Everything that whoever is asked can do. */
  moves(node: readonly World<M>[]): Move<M>[] {
    const one = node[0]!.match;
    if (one.asked === this.seat || !this.hidden)
      return commonAnswersOf(node).map((index) =>
        this.move(
          () => one.notate(index),
          node.map((world) => ({ world, index })),
        ),
      );
    const byPhrase = new Map<string, Answer<M>[]>();
    for (const world of node) {
      const { match } = world;
      for (const index of commonAnswersOf([world])) {
        const phrase = match.phrase(match.options().options[index]!, this.seat);
        const answers = byPhrase.get(phrase);
        if (answers === undefined) byPhrase.set(phrase, [{ world, index }]);
        else answers.push({ world, index });
      }
    }
    return [...byPhrase].map(([phrase, answers]) => this.move(() => phrase, answers));
  }
  private move(say: () => string, answers: readonly Answer<M>[]): Move<M> {
    return { say, next: this.apart(this.afterAll(answers)) };
  }

  /** These positions are done with. */
  release(moves: readonly Move<M>[]): void {
    for (const { next } of moves) for (const node of next ?? []) for (const world of node) this.keep(world.match);
  }
  private keep(match: M): void {
    (this.fates.get(match)?.isWatching === true ? this.watched : this.plain).push(match);
  }

  /** What the winner can tell apart. */
  private apart(worlds: readonly World<M>[] | null): (readonly World<M>[])[] | null {
    if (worlds === null || worlds.length === 1) return worlds === null ? null : [worlds];
    this.widest = Math.max(this.widest, worlds.length);
    if (this.most !== null && worlds.length > this.most) {
      this.tooWide = true;
      for (const { match } of worlds) this.keep(match);
      return null;
    }
    const groups = new Map<string, Map<number, World<M>>>();
    for (const world of worlds) {
      const told = toldTo(this.seat, world.match, this.hidden);
      const group = groups.get(told) ?? new Map<number, World<M>>();
      groups.set(told, group);
      const key = keyOf([world]);
      if (group.has(key)) this.keep(world.match);
      else group.set(key, world);
    }
    return [...groups.values()].map((group) => [...group.values()]);
  }

  private afterAll(answers: readonly Answer<M>[]): World<M>[] | null {
    const after: World<M>[] = [];
    for (const { world, index } of answers) {
      const option = world.match.options().options[index]!;
      const outcomes = this.outcomes(world, { act: (match) => match.play(index), named: this.namedBy(world, option) }, new Set());
      if (outcomes === null) return null;
      after.push(...outcomes);
    }
    return after.length === 0 ? null : after; // none of these can be the truth: nothing is said of them
  }

  /** The card that an answer names: if it is hidden, with it, it no longer is like those that lie beside it. */
  private namedBy({ match }: World<M>, option: Option): Card {
    return match.phrases[verbOf(option)]!.includes("*") ? cardOf(option) : Card.none;
  }

  // ---- every way in which it can turn out ----

  /** Everything that can come of this; null if that is too much, or the house rules give up. @param free cards of which it has been shown that what they are makes no difference */
  private outcomes(world: World<M>, doing: Doing<M>, free: ReadonlySet<Card>): World<M>[] | null {
    const found: World<M>[] = [];
    try {
      for (const way of this.waysOf(world, doing, free, false)) found.push(way);
      return found;
    } catch (problem) {
      for (const { match } of found) this.keep(match);
      if (problem instanceof MustWatch) return this.outcomes({ match: world.match, open: Unsettled.none(world.match) }, doing, free);
      if (problem instanceof Asked) return this.parted(world, doing, problem.cards, free);
      if (problem instanceof TooMany) this.tooWide = true;
      if (problem instanceof TooMany || problem instanceof HouseLimit) return null;
      throw problem;
    }
  }

  private *waysOf({ match, open }: World<M>, doing: Doing<M>, free: ReadonlySet<Card>, frozen: boolean): Generator<World<M>> {
    const scripts: (readonly number[])[] = [[]];
    let ways = 0;
    for (let script = scripts.pop(); script !== undefined; script = scripts.pop()) {
      if (++this.positions > this.until && open !== null) throw new Enough();
      const copy = this.copyOf(match, open !== null);
      const fate = this.fates.get(copy)!;
      fate.begin(copy, open, script, free, frozen);
      try {
        if (open?.has(doing.named) === true) fate.settle(doing.named);
        doing.act(copy);
        if (fate.open !== null) for (const card of fate.open.cards()) if (this.isSeen(copy, card)) fate.settle(card);
        fate.end();
        if (++ways > MOST_WAYS) throw new TooMany();
        yield { match: copy, open: fate.open };
      } catch (problem) {
        fate.end();
        if (problem instanceof Fork) {
          for (let way = problem.ways - 1; way >= 0; way--) scripts.push([...script, way]);
          if (scripts.length > MOST_WAYS) throw new TooMany();
        } else if (!(problem instanceof Impossible)) throw problem;
      }
    }
  }

  private isSeen(match: M, card: Card): boolean {
    return this.hidden ? match.isShownTo(card, this.seat) : match.shown(card) !== 0;
  }

  /** Cards are asked for, which can change places: those that make the same difference are one. */
  private parted(world: World<M>, doing: Doing<M>, cards: readonly Card[], free: ReadonlySet<Card>): World<M>[] | null {
    const { match, open } = world as World<M> & { open: Unsettled };
    const could = open.couldBe(cards[0]!);
    let idle = this.each ? [] : this.idleAmong(world, doing, cards, could, free);
    for (;;) {
      const active = could.filter((definition) => !idle.includes(definition));
      const found: World<M>[] = [];
      let isSound = true;
      for (const way of waysOrNull(open, cards, active, idle.length === 0) ?? [null]) {
        if (way === null) {
          this.tooWide = true;
          return null;
        }
        const rest = cards.slice(way.length);
        const left = open.settling(cards.slice(0, way.length), way).narrowing(rest, idle);
        if (!left.isPossible) continue;
        const copy = this.copyOf(match, true);
        way.forEach((definition, nth) => {
          copy.dealAs(cards[nth]!, definition);
        });
        for (const card of rest) copy.dealAs(card, idle[0]!);
        const parted: World<M> = { match: copy, open: left };
        const alike = new Set([...free, ...rest]);
        isSound = rest.length === 0 || way.length === 0 || this.makesNoDifference(parted, doing, rest, idle, alike);
        const outcomes = isSound ? this.outcomes(parted, after(doing), alike) : [];
        this.keep(copy);
        if (outcomes === null) return null;
        found.push(...outcomes);
        if (!isSound) break;
      }
      if (isSound) return found;
      for (const { match: made } of found) this.keep(made);
      idle = [];
    }
  }

  /** Of what these cards could be, the most that all come to the same: each alone, and mixed. */
  private idleAmong(world: World<M>, doing: Doing<M>, cards: readonly Card[], could: readonly number[], free: ReadonlySet<Card>): number[] {
    const alike = new Set([...free, ...cards]);
    const groups = new Map<string, number[]>();
    for (const definition of could) {
      const sign = this.signOf(world, doing, cards, [definition], alike);
      const group = groups.get(sign);
      if (group === undefined) groups.set(sign, [definition]);
      else group.push(definition);
    }
    const [[sign, idle]] = [...groups].sort(([, one], [, other]) => other.length - one.length) as [[string, number[]]];
    return idle.length > 1 && this.isMixable(world, doing, cards, idle, alike, sign) ? idle : [];
  }

  /** With the other cards as they are now: each alone, and mixed. */
  private makesNoDifference(
    world: World<M>,
    doing: Doing<M>,
    cards: readonly Card[],
    idle: readonly number[],
    free: ReadonlySet<Card>,
  ): boolean {
    const [sign, ...others] = new Set(idle.map((definition) => this.signOf(world, doing, cards, [definition], free)));
    return others.length === 0 && this.isMixable(world, doing, cards, idle, free, sign!);
  }

  /** Does the same come of some hands that there can be? */
  private isMixable(
    world: World<M>,
    doing: Doing<M>,
    cards: readonly Card[],
    idle: readonly number[],
    free: ReadonlySet<Card>,
    sign: string,
  ): boolean {
    const dice = diceOf(idle.length);
    for (let nth = 0; cards.length > 1 && nth < MIXED; nth++)
      if (this.signOf(world, doing, cards, world.open!.drawn(cards, idle, dice), free) !== sign) return false;
    return true;
  }

  /** All that comes of it, but for what these cards are. @param hand what they are now: the first of it those that it does not name */
  private signOf(world: World<M>, doing: Doing<M>, cards: readonly Card[], hand: readonly number[], free: ReadonlySet<Card>): string {
    const copy = this.copyOf(world.match, true);
    cards.forEach((card, nth) => {
      copy.dealAs(card, hand[nth] ?? hand[0]!);
    });
    const signs: number[] = [];
    try {
      for (const way of this.waysOf({ match: copy, open: world.open }, after(doing), free, true)) {
        for (const card of cards) put(way.match.definition, card, 0);
        signs.push(keyOf([way]), way.match.over ? 0 : hashOf(way.match.options()));
        this.keep(way.match);
      }
      return signs.join();
    } catch (problem) {
      if (problem instanceof Asked || problem instanceof TooMany || problem instanceof HouseLimit) return `${copy.hash()} ${hand.join()}`;
      throw problem;
    } finally {
      this.keep(copy);
    }
  }

  private copyOf(of: M, watched: boolean): M {
    let copy = (watched ? this.watched : this.plain).pop();
    if (copy === undefined) {
      copy = this.root.blank();
      const fate = new Fate<M>(watched, (match, card) => this.isSeen(match, card));
      copy.leaveToChance(fate.chance);
      this.fates.set(copy, fate);
      for (const [card, handle] of this.root.handles) copy.handles.set(card, handle);
    }
    copy.copyFrom(of);
    copy.fixedRolls = of.fixedRolls === null ? null : [...of.fixedRolls];
    return copy;
  }
}

/** After cards have been settled. */
const after = <M extends Match>({ act, named }: Doing<M>): Doing<M> => ({
  act: (match) => {
    match.dealtAnew();
    act(match);
  },
  named,
});

function waysOrNull(open: Unsettled, cards: readonly Card[], among: readonly number[], whole: boolean): number[][] | null {
  try {
    return open.waysOf(cards, among).filter((way) => !whole || way.length === cards.length);
  } catch (problem) {
    if (problem instanceof TooMany) return null;
    throw problem;
  }
}

/** The places of the answers, the same in positions that the seat cannot tell apart; those that differ only in copies of a card, in all of them, once. */
function commonAnswersOf(worlds: readonly World<Match>[]): number[] {
  const { count } = worlds[0]!.match.options();
  const alike = (one: number, other: number): boolean =>
    worlds.every(({ match, open }) => {
      const [first, second] = [match.options().options[one]!, match.options().options[other]!];
      return match.alike(first, second) && open?.kindOf(cardOf(first)) === open?.kindOf(cardOf(second));
    });
  const different: number[] = [];
  for (let index = 0; index < count; index++) if (!different.some((other) => alike(other, index))) different.push(index);
  return different;
}

function hashOf({ options, count }: { readonly options: readonly Option[]; readonly count: number }): number {
  let hash = count;
  for (let nth = 0; nth < count; nth++) hash = Math.imul(hash ^ options[nth]!, 0x01000193) ^ (hash >>> 15);
  return hash;
}

/** A number for a set of positions: two hashes of different kinds each, so that with 53 bits millions of sets do not collide. */
export function keyOf(worlds: readonly World<Match>[]): number {
  if (worlds.length === 1) return keyOfOne(worlds[0]!);
  const keys = worlds.map(keyOfOne).sort((one, other) => one - other);
  let [low, high] = [worlds.length, 0x9e3779b9];
  for (const key of keys) {
    low = Math.imul(low ^ key, 0x85ebca6b) ^ (low >>> 13);
    high = Math.imul(high ^ (key / 2 ** 32), 0xc2b2ae35) ^ (high >>> 16) ^ low;
  }
  return (low >>> 0) * 2 ** 21 + (high >>> 11);
}

/** What nobody has asked for counts as nothing. */
function keyOfOne({ match, open }: World<Match>): number {
  const { words } = match.memory;
  const kept: [Card, number][] = [];
  let other = 0x9e3779b9;
  if (open !== null) {
    other ^= open.key;
    for (const card of open.cards()) {
      kept.push([card, match.definition[card]]);
      put(match.definition, card, 0);
    }
  }
  for (let i = 0; i < words.length; i++) other = Math.imul(other ^ words[i]!, 0x85ebca6b) ^ (other >>> 13);
  const key = match.hash() * 2 ** 21 + (other >>> 11);
  for (const [card, definition] of kept) put(match.definition, card, definition);
  return key;
}
