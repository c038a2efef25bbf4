import type { Dice } from "./dice.ts";
import { type Event, Recorder } from "./events.ts";
import { BOTH, Card, Memory, put, type Reading, type RecordView, type Seat, type Seats, seatBit, Zone } from "./memory.ts";
import { argumentOf, cardOf, type Option, OptionList, option, type Refusal, verbOf } from "./options.ts";
import { HouseLimit, InputError } from "./problems.ts";
import type { AnyFrame, AnyProcedure, AnyStep, Procedure } from "./procedure.ts";
import { type Rulebook, type Verdict, verdictOf } from "./rulebook.ts";
import { fingerprint, fromHex, toHex } from "./text.ts";
import type { View } from "./view.ts";
import { Zones } from "./zones.ts";

/** The kernel's own words, at the very start of the memory. */
const TOP = 0;
const DEPTH = 1;
const OVER = 2;
const LOSERS = 3;
const ASKED = 4;
const SEED = 5;
const ROLLS = 7;
const CORE_SIZE = 9;

/** Steps between two questions: a match that takes more goes round in circles. */
const ENDLESS = 1_000_000;

/** What a game tells the kernel about its state. */
export interface Layout {
  /** Cards of both players and everything else that can lie on the table, tokens included; card numbers run from 1. */
  readonly cards: number;
  /** Places where cards lie; zone numbers run from 1. Who sees the cards in each; index 0 is not used. */
  readonly eyes: readonly Seats[];
  /** Zones whose owner alone sees them and where order means nothing: a hand. A card that leaves unseen could be any of them. */
  readonly mingles?: readonly boolean[];
  /** Words of 16 bits for the whole state. */
  readonly words: number;
  /** Words for the frame stack. */
  readonly frames: number;
}

export interface Standing {
  readonly over: boolean;
  /** The seat that has won; null while the match runs, and in a draw. */
  readonly winner: Seat | null;
}

/** A question as it stands. */
export interface Asked {
  readonly seat: Seat;
  readonly rule: string;
  /** In plain words. */
  readonly says: string;
  readonly where: readonly string[];
}

/** A match in progress: its memory, the stack of frames, the question that stands. A game extends it. */
export abstract class Match {
  readonly memory: Memory;
  readonly zones: Zones;
  /** Which card this is: an index into the game's definitions. */
  readonly definition: Reading<Card>;
  /** Which seats could name this card: they see it, or have seen it and could follow it since. */
  readonly known: Reading<Card, Seats>;
  readonly may = new OptionList();
  recorder: Recorder | null = null;
  /** Names given to cards by a scenario. Not part of the state. */
  readonly handles = new Map<Card, string>();
  /** Rolls to come, fixed by a scenario instead of the dice. Not part of the state. */
  fixedRolls: number[] | null = null;
  protected readonly cardCount: number;
  private readonly words: Int16Array;
  private readonly bottom: number;
  private readonly ceiling: number;
  private readonly views: readonly AnyFrame[];
  /** Where each view looks, once more: views are of many classes, and reading this is cheaper than reading them. */
  private readonly looksAt: Int32Array;
  private readonly mingles: readonly boolean[];
  private readonly eyesOfZone: readonly Seats[];
  private fresh = false;

  constructor(
    layout: Layout,
    private readonly procedures: readonly AnyProcedure<never>[],
  ) {
    this.cardCount = layout.cards;
    this.eyesOfZone = layout.eyes;
    this.mingles = layout.mingles ?? layout.eyes.map(() => false);
    this.memory = new Memory(layout.words);
    this.words = this.memory.words;
    this.memory.take(CORE_SIZE);
    this.bottom = this.memory.take(layout.frames);
    this.ceiling = this.bottom + layout.frames;
    this.zones = new Zones(this.memory, layout.cards + 1, layout.eyes.length);
    this.definition = this.memory.column(layout.cards + 1);
    this.known = this.memory.column(layout.cards + 1);
    this.views = procedures.map((procedure) => new procedure.View(this.words, 0));
    this.looksAt = new Int32Array(procedures.length);
  }

  // ---- what a game says of itself ----

  abstract readonly rulebook: Rulebook;
  /** For each verb its phrase in the rulebook's own words: `*` stands for a card, `#` for a number, `?` for what `argument` says. */
  abstract readonly phrases: readonly string[];
  /** State-based rules and waiting triggers, in this game's own order; true if that changed where the rules stand. */
  protected abstract settle(interruptible: boolean): boolean;
  abstract ownerOf(card: Card): Seat;
  /** A definition's name, as it stands in options and log. */
  abstract nameOfDefinition(definition: number): string;
  abstract idOfDefinition(definition: number): string;
  /** Counts turns, both players' alike, from 1; 0 before the first. */
  abstract get turnNumber(): number;
  abstract get activeSeat(): Seat;
  /** Who took (or takes) the first turn. */
  abstract get firstSeat(): Seat;
  /** The paragraph that forbids what no question offers now: "attack" in the other player's turn. */
  protected abstract wrongMoment(verb: number, argument: number, seat: Seat): string;
  /** What this seat may know, and nothing else. */
  abstract view(seat: Seat): View;
  /** The paragraph that lets a player concede. */
  abstract readonly concession: string;
  /** How an event is told: "{card} is rested", with {card}, {other}, {n}, {player}. */
  abstract readonly sentences: Readonly<Record<string, string>>;
  /** Hash of the card definitions that this match is played with. */
  abstract get cardsFingerprint(): string;

  /** Who sees which card this is, where it lies now. Games in which cards lie face down in open places say more. */
  eyes(card: Card): Seats {
    return this.eyesOfZone[this.zones.zoneOf[card]]!;
  }

  /** Who may be told this card's name: those who see it or have followed it. */
  shown(card: Card): Seats {
    return this.eyes(card) | this.known[card];
  }

  /** What `?` stands for in a phrase. */
  protected argument(_verb: number, argument: number, _seat: Seat | null): string {
    return String(argument);
  }

  /** Every argument that could conceivably stand with a verb, allowed or not; games whose arguments hold two numbers say more. */
  *conceivable(verb: number): IterableIterator<number> {
    const bare = /[*#?]/.test(this.phrases[verb]!) === false;
    for (let argument = 0; argument <= (bare ? 0 : Math.max(this.cardCount, 63)); argument++) yield argument;
  }

  /** Cards that are dealt anew together by `redeal`: the same owner's, from the same deck. -1: never dealt. */
  protected pool(card: Card): number {
    return this.ownerOf(card);
  }

  /** After the memory has been written from outside: whatever was kept beside it is stale. */
  protected wasLoaded(): void {}

  // ---- procedures ----

  /** Starts a procedure on top of the others; its fields are written on the frame that comes back. */
  begin<Fields extends Record<string, number>>(procedure: Procedure<never, Fields>): RecordView<Fields> {
    const words = this.words;
    const depth = words[DEPTH]! + 1;
    const below = words[TOP]!;
    const at = depth === 1 ? this.bottom : below + this.procedures[words[below]!]!.size;
    if (at + procedure.size > this.ceiling) throw new HouseLimit(`${procedure.name}: too many procedures, one inside the other`);
    words[TOP] = at;
    words[DEPTH] = depth;
    words[at] = procedure.id;
    words[at + 2] = below;
    this.recorder?.opens(depth);
    return this.viewOf(procedure.id, at) as RecordView<Fields>;
  }

  /** The same, at one of its later steps: for positions that are set up. */
  beginAt<Fields extends Record<string, number>>(step: string, procedure: Procedure<never, Fields>): RecordView<Fields> {
    const index = procedure.stepNames.indexOf(step);
    if (index < 0) throw new Error(`${procedure.name} has no step ${step}`);
    const frame = this.begin(procedure);
    this.words[frame.at + 1] = index;
    return frame;
  }

  /** Runs until somebody must answer or the match is over. */
  run(): void {
    const game = this as never;
    const { words, procedures } = this;
    let left = ENDLESS;
    while (words[OVER] === 0) {
      if (left-- === 0) throw this.limit("the rules go round in circles");
      const at = words[TOP]!;
      const procedure = procedures[words[at]!]!;
      if (this.settle(procedure.settles)) continue;
      const frame = this.viewOf(procedure.id, at);
      const { steps } = procedure;
      let index = words[at + 1]!;
      while (index < steps.length && steps[index]!.unless?.(game, frame) === true) {
        words[at + 1] = ++index; // what is passed over changes nothing, so nothing has to settle in between
        this.viewOf(procedure.id, at); // the condition may have looked at another frame of the same procedure
      }
      if (index === steps.length) {
        if (procedure.again?.(game, frame) === true) words[at + 1] = 0;
        else this.end(procedure);
        continue;
      }
      const step = steps[index]!;
      if (!step.asks) {
        words[at + 1] = index + 1;
        this.recorder?.stepBegins();
        step.does(game, frame);
      } else if (this.isAsked(at, step, frame)) return;
    }
  }

  /** Puts a question; true if somebody must answer it. Where nothing can be chosen, it goes on at once. */
  private isAsked(at: number, step: AnyStep<never>, frame: AnyFrame): boolean {
    const game = this as never;
    const { words, may } = this;
    may.clear();
    step.options(game, frame, may);
    const { count } = may;
    if (count > 1 || (count === 1 && step.evenIfForced?.(game, frame) === true)) {
      if (may.isOverfull) throw this.limit("too many answers");
      words[ASKED] = step.who(game, frame);
      this.fresh = true;
      return true;
    }
    if (count === 1) this.take(at, step, frame, may.options[0]!);
    else {
      words[at + 1]!++;
      step.nothing(game, frame);
    }
    return false;
  }

  private limit(what: string): HouseLimit {
    return new HouseLimit(`${what} at ${this.where().join(" › ")}`);
  }

  private take(at: number, step: AnyStep<never>, frame: AnyFrame, chosen: Option): void {
    const words = this.words;
    const procedure = words[at]!;
    const game = this as never;
    this.fresh = false;
    this.recorder?.stepBegins();
    step.chosen(game, frame, cardOf(chosen), verbOf(chosen));
    if (step.again !== null) {
      this.viewOf(procedure, at); // the answer may have looked at another frame of the same procedure
      if (step.again(game, frame)) return;
    }
    words[at + 1]!++;
  }

  private viewAt(at: number): AnyFrame {
    return this.viewOf(this.words[at]!, at);
  }

  private viewOf(procedure: number, at: number): AnyFrame {
    const view = this.views[procedure]!;
    if (this.looksAt[procedure] !== at) {
      this.looksAt[procedure] = at;
      view.at = at;
    }
    return view;
  }

  private topFrame(): AnyFrame {
    return this.viewAt(this.words[TOP]!);
  }

  private topStep(): AnyStep<never> {
    const at = this.words[TOP]!;
    return this.procedures[this.words[at]!]!.steps[this.words[at + 1]!]!;
  }

  /** A frame that is done leaves nothing behind, so that equal positions are equal bytes. */
  private end(procedure: { readonly size: number }): void {
    const words = this.words;
    const at = words[TOP]!;
    const below = words[at + 2]!;
    for (let i = procedure.size - 1; i >= 0; i--) words[at + i] = 0;
    const depth = words[DEPTH]! - 1;
    words[DEPTH] = depth;
    words[TOP] = below;
    this.recorder?.closes(depth);
    if (depth === 0) words[OVER] = 1;
  }

  /** Is a frame of this procedure on the stack? The nearest one, or null. Its view is that of the whole procedure: read, then let go. */
  running<Fields extends Record<string, number>>(procedure: Procedure<never, Fields>): RecordView<Fields> | null {
    const words = this.words;
    for (let at = words[TOP]!, depth = words[DEPTH]!; depth > 0; depth--, at = words[at + 2]!) {
      if (words[at] === procedure.id) {
        return this.viewOf(procedure.id, at) as RecordView<Fields>;
      }
    }
    return null;
  }

  // ---- the question that stands ----

  get over(): boolean {
    return this.words[OVER] !== 0;
  }

  get asked(): Seat {
    return this.words[ASKED] as Seat;
  }

  /** Who must answer, what is asked, and the paragraph that asks it; null when the match is over. */
  question(): Asked | null {
    if (this.over) return null;
    const step = this.topStep();
    const says = step.says === null ? (this.rulebook[step.rule]?.heading ?? step.rule) : step.says(this as never, this.topFrame());
    return { seat: this.asked, rule: step.rule, says, where: this.where() };
  }

  /** Every legal answer to the question that stands; enumerated anew only if the state came from elsewhere. None when the match is over. */
  options(): OptionList {
    if (!this.fresh) {
      this.may.clear();
      if (!this.over) this.topStep().options(this as never, this.topFrame(), this.may);
      this.fresh = true;
    }
    return this.may;
  }

  /** Answers with the option at this place of the list, and runs to the next question. */
  play(index: number): void {
    const may = this.options();
    if (!(Number.isInteger(index) && index >= 0 && index < may.count))
      throw new RangeError(`there are ${may.count} answers, not one with index ${index}`);
    const words = this.words;
    const at = words[TOP]!;
    const procedure = this.procedures[words[at]!]!;
    this.take(at, procedure.steps[words[at + 1]!]!, this.viewOf(procedure.id, at), may.options[index]!);
    this.run();
  }

  /** Whether the question that stands would still be put, were the hidden cards what they are now: see the leak test. */
  wouldAsk(): boolean {
    const step = this.topStep();
    const frame = this.topFrame();
    const count = this.options().count;
    return count > 1 || (count === 1 && step.evenIfForced?.(this as never, frame) === true);
  }

  /** The paragraph that forbids a wish, or null if it is among the options: the enumeration runs once more, listening. */
  refusal(wish: Option, seat: Seat = this.asked): Refusal {
    if (!this.over && seat === this.asked) {
      this.may.clear(wish);
      this.topStep().options(this as never, this.topFrame(), this.may);
      const heard = this.may.heard;
      const offered = this.may.indexOf(wish) >= 0;
      this.may.clear();
      this.fresh = false;
      if (offered) return null;
      if (heard !== null) return heard;
    }
    return this.wrongMoment(verbOf(wish), argumentOf(wish), seat);
  }

  /** For an action that is not among the options: the paragraph and the fact that forbid it. Null if it is allowed. */
  whyNot(wish: Option, seat: Seat = this.asked): Verdict | null {
    const rule = this.refusal(wish, seat);
    return rule === null ? null : verdictOf(this.rulebook, rule);
  }

  /** How many procedures are under way, one inside the other. */
  get depth(): number {
    return this.words[DEPTH]!;
  }

  /** Where the rules stand, from the outside in: ["turn", "battle", "block step"]. */
  where(): string[] {
    const names: string[] = [];
    const words = this.words;
    for (let at = words[TOP]!, depth = words[DEPTH]!; depth > 0; depth--, at = words[at + 2]!) {
      const procedure = this.procedures[words[at]!]!;
      if (names.length === 0) names.push(spaced(procedure.stepNames[words[at + 1]!] ?? "end"));
      names.push(spaced(procedure.name));
    }
    return names.reverse();
  }

  /** Two answers that come to the same thing, because they differ only in which of two copies of a card in one hand is meant. */
  alike(one: Option, other: Option): boolean {
    if (one === other) return true;
    const verb = verbOf(one);
    if (verb !== verbOf(other) || !this.phrases[verb]!.includes("*")) return false;
    const [card, copy] = [cardOf(one), cardOf(other)];
    const zone = this.zones.zoneOf[card];
    return (
      zone === this.zones.zoneOf[copy] &&
      this.mingles[zone] === true &&
      this.definition[card] === this.definition[copy] &&
      this.known[card] === this.known[copy]
    );
  }

  // ---- notation ----

  /** A card as it is called: by its handle in a scenario, by its name, or "a card" for who does not see it. */
  cardName(card: Card, seat: Seat | null = null): string {
    if (card === Card.none) return "nothing";
    if (seat !== null && (this.shown(card) & seatBit(seat)) === 0) return "a card";
    return this.handles.get(card) ?? this.nameOfDefinition(this.definition[card]);
  }

  /** An answer in the rulebook's own verbs, as this seat is told it; null is for who sees everything. */
  phrase(chosen: Option, seat: Seat | null = null): string {
    const verb = verbOf(chosen);
    const argument = argumentOf(chosen);
    const phrase = this.phrases[verb]!;
    if (phrase.includes("*")) return phrase.replace("*", this.cardName(argument, seat));
    if (phrase.includes("?")) return phrase.replace("?", this.argument(verb, argument, seat));
    return phrase.replace("#", String(argument));
  }

  /** The answer at this place of the list as a phrase that `parse` reads back; where several read alike, "(2)" tells them apart. */
  notate(index: number, seat: Seat | null = null): string {
    const may = this.options();
    const phrase = this.phrase(may.options[index]!, seat);
    if (seat !== null && seat !== this.asked) return phrase; // which of several alike is not theirs to know
    let nth = 1;
    for (let i = 0; i < index; i++) if (this.phrase(may.options[i]!, seat) === phrase) nth++;
    return nth === 1 ? phrase : `${phrase} (${nth})`;
  }

  /** The place in the list of the answer that reads like this, or -1. Upper and lower case are the same. */
  parse(text: string): number {
    const wanted = plain(text);
    const may = this.options();
    const seen = new Map<string, number>();
    for (let i = 0; i < may.count; i++) {
      const phrase = plain(this.phrase(may.options[i]!));
      const nth = (seen.get(phrase) ?? 0) + 1;
      seen.set(phrase, nth);
      if (wanted === (nth === 1 ? phrase : `${phrase} (${nth})`)) return i;
    }
    for (const wish of this.wishes(text)) {
      const index = this.options().indexOf(wish);
      if (index >= 0) return index;
    }
    return -1;
  }

  /** Every action that a phrase could mean, allowed or not: cards may be called by handle, name or card number. */
  wishes(text: string): Option[] {
    const wanted = plain(text).replace(/ \(\d+\)$/, "");
    const found: Option[] = [];
    this.phrases.forEach((phrase, verb) => {
      const at = phrase.search(/[*#?]/);
      if (at < 0) {
        if (plain(phrase) === wanted) found.push(option(verb));
        return;
      }
      const head = plain(`${phrase.slice(0, at)}|`).slice(0, -1);
      const tail = plain(`|${phrase.slice(at + 1)}`).slice(1);
      if (wanted.length <= head.length + tail.length || !wanted.startsWith(head) || !wanted.endsWith(tail)) return;
      const named = wanted.slice(head.length, wanted.length - tail.length);
      if (phrase[at] === "#") {
        if (/^\d+$/.test(named)) found.push(option(verb, Number(named)));
      } else if (phrase[at] === "?") {
        for (const argument of this.conceivable(verb)) {
          if (plain(this.argument(verb, argument, null)) === named) found.push(option(verb, argument));
        }
      } else {
        for (let card = 1 as Card; card <= this.cardCount; card++) {
          const definition = this.definition[card];
          const names = [this.handles.get(card) ?? "", this.nameOfDefinition(definition), this.idOfDefinition(definition)];
          if (this.zones.zoneOf[card] !== Zone.none && names.some((name) => plain(name) === named)) found.push(option(verb, card));
        }
      }
    });
    return found;
  }

  /** An event as this seat is told it. */
  tell(event: Event, seat: Seat | null = null): string {
    const sentence = this.sentences[event.what] ?? `${event.what} {card}`;
    const name = (card: Card, definition: number, eyes: Seats) =>
      card === Card.none
        ? "nothing"
        : seat !== null && (eyes & seatBit(seat)) === 0
          ? "a card"
          : (this.handles.get(card) ?? this.nameOfDefinition(definition));
    return sentence.replace(/\{(card|other|n|player|opponent)\}/g, (_, word: string) => {
      if (word === "card") return name(event.card, event.definition, event.eyes);
      if (word === "other") return name(event.other, event.otherDefinition, event.otherEyes);
      if (word === "n") return String(event.amount);
      return `P${word === "player" ? event.seat + 1 : 2 - event.seat}`;
    });
  }

  // ---- moving and knowing: the pieces from which a game makes its atoms ----

  /** Moves a card to the end of a zone, or in front of another card, and keeps account of who can name it. */
  protected relocate(card: Card, to: Zone, following: Card = Card.none): void {
    const zones = this.zones;
    const from = zones.zoneOf[card];
    const before = from === Zone.none ? BOTH : this.eyes(card);
    if (following === Card.none) zones.move(card, to);
    else zones.moveBefore(card, to, following);
    const after = this.eyes(card);
    put(this.known, card, this.known[card] | after);
    if (before !== BOTH && this.mingles[from] === true) {
      const blind = BOTH & ~before & ~after;
      if (blind !== 0) {
        put(this.known, card, this.known[card] & ~blind);
        for (const other of zones.each(from)) put(this.known, other, this.known[other] & ~blind);
      }
    }
  }

  /** These seats get to see the card, wherever it lies. */
  protected learn(card: Card, seats: Seats): void {
    put(this.known, card, this.known[card] | seats);
  }

  /** Shuffles a zone; nobody can name its cards any more, but for who sees them anyway. */
  protected shuffle(zone: Zone): void {
    const below = (n: number) => this.roll(n);
    this.zones.shuffle(zone, below);
    for (const card of this.zones.each(zone)) put(this.known, card, this.eyes(card));
  }

  protected define(card: Card, definition: number): void {
    put(this.definition, card, definition);
  }

  /** From here on every event is written down; answers what was attached. */
  record(): Recorder {
    this.recorder ??= new Recorder(this);
    return this.recorder;
  }

  // ---- dice ----

  seed(seed: number): void {
    this.words[SEED] = seed;
    this.words[SEED + 1] = seed >>> 16;
    this.words[ROLLS] = 0;
    this.words[ROLLS + 1] = 0;
  }

  /** How many rolls there have been: whether chance has entered. */
  get rolls(): number {
    return (this.words[ROLLS]! & 0xffff) + (this.words[ROLLS + 1]! & 0xffff) * 0x10000;
  }

  /** A whole number from 0, below n. The dice are a seed and a count of rolls, so they are copied and hashed with everything else. */
  roll(n: number): number {
    const words = this.words;
    if (++words[ROLLS]! === 0) words[ROLLS + 1]!++;
    const fixed = this.fixedRolls?.shift();
    if (fixed !== undefined) {
      if (fixed < 0 || fixed >= n)
        throw new InputError("dice", [{ where: "", what: `${fixed} was fixed where a roll is from 0 below ${n}` }]);
      return fixed;
    }
    let x =
      ((words[SEED + 1]! << 16) | (words[SEED]! & 0xffff)) + Math.imul((words[ROLLS + 1]! << 16) | (words[ROLLS]! & 0xffff), 0x9e3779b9);
    x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
    x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
    return Math.floor(((x ^ (x >>> 16)) >>> 0) * (n / 4294967296));
  }

  // ---- the end ----

  /** This seat has lost; the match is over when the game says so. Both may lose at the same moment: a draw. */
  protected lose(seat: Seat): void {
    this.words[LOSERS]! |= seatBit(seat);
  }

  protected finish(): void {
    this.words[OVER] = 1;
    this.fresh = false;
  }

  /** Open to both players at any time, and never among the options of a question. */
  concede(seat: Seat): void {
    if (this.over) return;
    this.lose(seat);
    this.finish();
    this.recorder?.note("concede", Card.none, 0, this.concession, Card.none, seat);
  }

  standing(): Standing {
    const losers = this.words[LOSERS]!;
    return { over: this.over, winner: losers === 1 ? 1 : losers === 2 ? 0 : null };
  }

  // ---- copies ----

  /** An empty match of the same kind, to be copied into. */
  abstract blank(): this;

  copyFrom(other: this): void {
    this.memory.copyFrom(other.memory);
    this.fresh = other.fresh;
    if (other.fresh) this.may.copyFrom(other.may); // a few words are sooner copied than found again
  }

  clone(): this {
    const copy = this.blank();
    copy.copyFrom(this);
    return copy;
  }

  hash(): number {
    return this.memory.hash();
  }

  /** The cards that this seat cannot name, pool by pool. */
  private hiddenFrom(seat: Seat): Card[][] {
    const bit = seatBit(seat);
    const pools = new Map<number, Card[]>();
    for (let card = 1 as Card; card <= this.cardCount; card++) {
      if (this.zones.zoneOf[card] === Zone.none || (this.known[card] & bit) !== 0) continue;
      const pool = this.pool(card);
      if (pool < 0) continue;
      const cards = pools.get(pool);
      if (cards === undefined) pools.set(pool, [card]);
      else cards.push(card);
    }
    return [...pools].sort(([a], [b]) => a - b).map(([, cards]) => cards);
  }

  /**
   * Every way in which the cards that this seat cannot name could lie, as copies with the dice as they are, the truth first; null
   * if there are more than `limit`. Where order means nothing, as in a hand, two ways that differ in order alone are one.
   */
  deals(seat: Seat, limit: number): this[] | null {
    let dealt: this[] = [this.clone()];
    for (const cards of this.hiddenFrom(seat)) {
      const ways = this.waysToDeal(cards, limit);
      if (ways === null || ways.length * dealt.length > limit) return null;
      dealt = dealt.flatMap((match) =>
        ways.map((way) => {
          const copy = match.clone();
          cards.forEach((card, nth) => {
            put(copy.definition, card, way[nth]!);
          });
          copy.fresh = false;
          copy.wasLoaded();
          return copy;
        }),
      );
    }
    return dealt;
  }

  /** Each way gives these cards' definitions in order; null if there are more than `limit`. */
  private waysToDeal(cards: readonly Card[], limit: number): number[][] | null {
    const left = new Map<number, number>();
    for (const definition of cards.map((card) => this.definition[card]).sort((a, b) => a - b))
      left.set(definition, (left.get(definition) ?? 0) + 1);
    /** For each card the one before it with which it could change places unnoticed, or -1. */
    const twins = cards.map((card, nth) => {
      const zone = this.zones.zoneOf[card];
      if (this.mingles[zone] !== true) return -1;
      return cards.findLastIndex((other, at) => at < nth && this.zones.zoneOf[other] === zone && this.known[other] === this.known[card]);
    });
    const ways: number[][] = [];
    const way: number[] = [];
    const deal = (nth: number): boolean => {
      if (nth === cards.length) return ways.push([...way]) <= limit;
      const least = twins[nth]! < 0 ? Number.NEGATIVE_INFINITY : way[twins[nth]!]!;
      for (const [definition, copies] of left) {
        if (copies === 0 || definition < least) continue;
        left.set(definition, copies - 1);
        way[nth] = definition;
        const fits = deal(nth + 1);
        left.set(definition, copies);
        if (!fits) return false;
      }
      return true;
    };
    if (!deal(0)) return null;
    const truth = cards.map((card) => this.definition[card]);
    const sorted = [...truth]; // the truth as it stands among the ways: each hand in order
    for (let nth = 0; nth < sorted.length; nth++) {
      for (let at = nth, twin = twins[at]!; twin >= 0 && sorted[twin]! > sorted[at]!; at = twin, twin = twins[at]!)
        [sorted[twin], sorted[at]] = [sorted[at]!, sorted[twin]!];
    }
    return [truth, ...ways.filter((each) => each.some((definition, nth) => definition !== sorted[nth]))];
  }

  /**
   * Deals the cards that this seat cannot name anew among the places where they lie, and throws new dice: a state that the
   * seat cannot tell from the one before. Which one it is depends on what the seat knows and on the dice, not on the truth.
   */
  redeal(seat: Seat, below: Dice): void {
    for (const cards of this.hiddenFrom(seat)) {
      const dealt = cards.map((card) => this.definition[card]).sort((a, b) => a - b);
      for (let left = cards.length - 1; left >= 0; left--) {
        const pick = below(left + 1);
        put(this.definition, cards[left]!, dealt[pick]!);
        dealt[pick] = dealt[left]!;
      }
    }
    this.seed(below(0x10000) + below(0x10000) * 0x10000);
    this.fresh = false;
    this.wasLoaded();
  }

  /** A fingerprint of everything that gives the words their meaning: the procedures, the columns, the cards. */
  get shape(): string {
    const procedures = this.procedures.map((p) => `${p.name}(${p.fieldNames.join()}):${p.stepNames.join()}`).join(";");
    return fingerprint(`${procedures}|${this.memory.size}|${this.cardsFingerprint}`);
  }

  save(): string {
    const hex = toHex(this.memory.words);
    return `${this.shape}:${hex}:${fingerprint(hex)}`;
  }

  /** @throws InputError if the text was not saved by a match of the same shape, or has been changed since; then nothing is loaded */
  load(saved: string): void {
    const [shape, hex = "", mark] = saved.split(":");
    const refuse = (what: string): never => {
      throw new InputError("saved position", [{ where: "", what }]);
    };
    if (shape !== this.shape) refuse("it was saved by other rules or with other cards");
    const words = fromHex(hex);
    if (words.length !== this.memory.words.length || mark !== fingerprint(hex)) refuse("it is not whole");
    this.memory.words.set(words);
    this.fresh = false;
    this.wasLoaded();
  }
}

/** "blockStep" → "block step". */
const spaced = (name: string): string => name.replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);

/** How phrases are compared: one space, no capitals. */
const plain = (text: string): string => text.trim().replace(/\s+/g, " ").toLowerCase();
