import { type Chance, watched } from "./chance.ts";
import { compiled } from "./compiled.ts";
import { Core, InFrame } from "./core.ts";
import type { Clause, Recorder, Tally } from "./events.ts";
import { Card, checkSeat, Memory, type Reading, type RecordView, type Seat, type Seats, Spot, seatBit } from "./memory.ts";
import { argumentOf, cardOf, type Option, OptionList, type Refusal, verbOf } from "./options.ts";
import { HouseLimit, InputError } from "./problems.ts";
import type { AnyFrame, AnyProcedure, AnyStep, Procedure, Runner, Whereabouts } from "./procedure.ts";
import { type DiceKey, diceKey, isSeed, rollByKey, rollBySeed, type Seed, seedNumber } from "./rolls.ts";
import { type Rulebook, type Verdict, verdictOf } from "./rulebook.ts";
import { Zones } from "./zones.ts";

/** Steps between two questions: a match that takes more goes round in circles. */
const ENDLESS = 1_000_000;

/** A wish that the question that stands offers. */
export const OFFERED = "";

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

/** How a match stands: under way, won, or drawn. */
export interface Standing {
  /** Is it over? */
  readonly over: boolean;
  /** The seat that has won; null while the match runs, and in a draw. */
  readonly winner: Seat | null;
}

/** A question as it stands. */
export interface Asked {
  /** Who must answer. */
  readonly seat: Seat;
  /** The paragraph that asks. */
  readonly rule: string;
  /** In plain words. */
  readonly says: string;
  /** Where the rules stand, outermost first. */
  readonly where: readonly string[];
  /** The card whose text asks, and what that text says; null where the rules ask, or where this seat cannot see the card. */
  readonly about: About | null;
}

/** A clause of a card, in words. */
export interface About {
  /** The card whose text asks, by its number in the match. */
  readonly card: Card;
  /** Its name. */
  readonly name: string;
  /** The clause as a sentence, rendered from the card's data. */
  readonly text: string;
}

/**
 * What drives a match: its memory, the stack of frames, the question that stands, the dice, the end. It knows where cards lie and
 * nothing of what they are called.
 */
export abstract class Machine {
  /** All that changes during the match. */
  readonly memory: Memory;
  /** Where each card lies. */
  readonly zones: Zones;
  /** Which card this is: an index into the game's definitions. */
  readonly definition: Reading<Card>;
  /** Which seats could name this card: they see it, or have seen it and could follow it since. */
  readonly known: Reading<Card, Seats>;
  /** The answers that are being offered. */
  readonly may = new OptionList();
  /** Where events are written down; null while nobody wants them. */
  recorder: Recorder | null = null;
  /** Counts along, if somebody wants statistics. Not part of the state. */
  tally: Tally | null = null;
  /** Rolls to come, fixed by a scenario instead of the dice. Not part of the state. */
  fixedRolls: number[] | null = null;
  /** What the dice go by where the seed is a key; it goes along with copies, and is gone when the cards are dealt anew. */
  private key: DiceKey | null = null;
  protected chance: Chance | null = null;
  /**
   * In this turn quick answers give themselves: where the game knows which that is before it has looked for the others (pass, end the turn), nobody is
   * asked. -1: in none. For copies on which somebody looks ahead to the end of the turn. Not part of the state.
   */
  hurriedTurn = -1;
  /** The greatest number of a card. */
  readonly cardCount: number;
  private readonly words: Int16Array;
  private readonly bottom: number;
  private readonly ceiling: number;
  private readonly byProcedure: readonly Stand[];
  /** By zone: whether order means nothing there, and one copy of a card is as good as another. */
  readonly mingles: readonly boolean[];
  protected readonly eyesOfZone: readonly Seats[];
  /** The list of options belongs to the question that stands. */
  protected fresh = false;
  /** Where the frame on top begins; -1: the match is over. It stands in the memory too, where every look costs one at its bounds. */
  private topAt = 0;
  /** The procedures have been made into functions; not before they are needed, where none may be made, and where the loop is wanted. */
  private isCompiled = false;
  private isInterpreted = false;
  /** Positions in which nobody was asked since somebody has answered, while events are written down. */
  private readonly positions: Int16Array[] = [];
  /** Turns of the loop before somebody must answer; where procedures are compiled, how often one begins or starts over. */
  private left = ENDLESS;

  constructor(
    layout: Layout,
    protected readonly procedures: readonly AnyProcedure<never>[],
  ) {
    this.cardCount = layout.cards;
    this.eyesOfZone = layout.eyes;
    this.mingles = layout.mingles ?? layout.eyes.map(() => false);
    this.memory = new Memory(layout.words);
    this.words = this.memory.words;
    this.memory.take(Core.size);
    this.bottom = this.memory.take(layout.frames);
    this.ceiling = this.bottom + layout.frames;
    this.zones = new Zones(this.memory, layout.cards + 1, layout.eyes.length);
    this.definition = this.memory.column(layout.cards + 1);
    this.known = this.memory.column(layout.cards + 1);
    this.byProcedure = procedures.map((procedure) => new Stand(procedure, this.words));
  }

  /** From here on the tables of steps are interpreted, as they are where no code may be made from text: slower, and the same match. */
  interpreted(): this {
    this.isInterpreted = true;
    this.isCompiled = false;
    return this;
  }

  /** Makes the procedures into functions, each once, whatever matches it is played in; false if the loop runs. */
  private compile(): boolean {
    if (this.isInterpreted) return false;
    const settling = this.settle === Machine.prototype.settle ? null : this.unsettledWords();
    this.isCompiled = this.procedures.every((procedure, id) => {
      if (procedure.runner === undefined) procedure.runner = compiled(procedure, settling);
      this.byProcedure[id]!.runs = procedure.runner ?? stopped;
      return procedure.runner !== null;
    });
    this.isInterpreted = !this.isCompiled;
    return this.isCompiled;
  }

  /** From here on dice and shuffles come from there, and it hears which hidden cards are asked for: for who looks at every way they could turn out. */
  leaveToChance(chance: Chance): void {
    this.chance = chance;
    const { reads } = chance;
    if (reads !== undefined)
      (this as { definition: Reading<Card> }).definition = watched(this.definition, (card) => reads.call(chance, card));
  }

  // ---- what a game says of its rules ----

  /** What is said of each paragraph. */
  abstract readonly rulebook: Rulebook;
  /**
   * State-based rules and waiting triggers, in this game's own order; true if that changed where the rules stand. A game whose rulebook
   * puts all of that into steps of its own says nothing here.
   */
  protected settle(_interruptible: boolean): boolean {
    return false;
  }
  /** While a match is recorded, before each step and each question: what has changed since without an event of its own is told, such as a number that others' texts make. */
  tellChanges(): void {}
  /** Words of the memory that are all zero while `settle` has nothing to do: compiled steps do not call it then. Without any, they always do. */
  protected unsettledWords(): readonly number[] {
    return [];
  }
  /** The paragraph that forbids what no question offers now: "attack" in the other player's turn. */
  protected abstract wrongMoment(verb: number, argument: number, seat: Seat): string;
  /** Why this paragraph refuses this wish here: the fact with its numbers and the card that forbids it; null: what the rulebook says of the paragraph. */
  protected factOf(_rule: string, _wish: Option, _seat: Seat): string | null {
    return null;
  }
  /** The clause that is being carried out: of it, and by it, is what happens and what is asked. Null: no card's text. */
  clauseInProgress(): Clause | null {
    return null;
  }
  /** A clause in words, as this seat may read it. */
  protected abstract aboutOf(clause: Clause, seat: Seat | null): About | null;
  /** The paragraph that lets a player concede. */
  abstract readonly concession: string;
  /** Counts turns, both players' alike, from 1; 0 before the first. */
  abstract get turnNumber(): number;
  /** Does a quick answer give itself now? */
  get hurries(): boolean {
    return this.hurriedTurn >= 0 && this.hurriedTurn === this.turnNumber;
  }
  /** Whose turn it is. */
  abstract get activeSeat(): Seat;
  /** Who took (or takes) the first turn. */
  abstract get firstSeat(): Seat;
  /** An empty match of the same kind, to be copied into. */
  abstract blank(): this;

  /** After the memory has been written from outside: whatever was kept beside it is stale. */
  protected wasLoaded(): void {}

  /** After hidden cards have been dealt anew: whatever was kept beside the memory and depends on them is stale. */
  protected wasDealt(): void {
    this.wasLoaded();
  }

  // ---- procedures ----

  /** Starts a procedure on top of the others; its fields are written on the frame that comes back. */
  begin<Fields extends Record<string, number>>(procedure: Procedure<never, Fields>): RecordView<Fields> {
    const words = this.words;
    const depth = words[Core.depth]! + 1;
    const below = words[Core.top]!;
    const at = depth === 1 ? this.bottom : below + this.procedures[words[below]!]!.size;
    if (this.left-- === 0) throw this.limit("the rules go round in circles");
    if (at + procedure.size > this.ceiling) throw new HouseLimit(`${procedure.name}: too many procedures, one inside the other`);
    if (this.topAt >= 0) this.topAt = at; // a step may go on after the end
    words[Core.top] = at;
    words[Core.depth] = depth;
    words[at] = procedure.id;
    words[at + InFrame.below] = below;
    this.recorder?.opens(depth);
    return this.viewOf(procedure.id, at) as RecordView<Fields>;
  }

  /** The same, at one of its later steps: for positions that are set up. */
  beginAt<Fields extends Record<string, number>>(step: string, procedure: Procedure<never, Fields>): RecordView<Fields> {
    const index = procedure.stepNames.indexOf(step);
    if (index < 0) throw new Error(`${procedure.name} has no step ${step}`);
    const frame = this.begin(procedure);
    this.words[frame.at + InFrame.step] = index;
    return frame;
  }

  /** Runs until somebody must answer or the match is over. */
  run(): void {
    this.left = ENDLESS;
    if (!this.isCompiled && !this.compile()) this.interpret();
    else if (!this.over) this.runCompiled(-1);
  }

  /** The same with the procedures as functions, after the question that stands has been answered with an option; -1: none stands. */
  private runCompiled(option: Option | -1): void {
    const { words, byProcedure } = this;
    let answer = option;
    do {
      const at = this.topAt;
      const stand = byProcedure[words[at]!]!;
      stand.at = at;
      if (stand.runs(this, words, at, stand.view, answer) === true) return;
      answer = -1;
    } while (this.topAt >= 0);
  }

  /** The loop over the tables of steps, which compiled.ts unrolls. */
  private interpret(): void {
    const game = this as never;
    const { words, procedures } = this;
    while (words[Core.over] === 0) {
      if (this.left-- === 0) throw this.limit("the rules go round in circles");
      const at = words[Core.top]!;
      const procedure = procedures[words[at]!]!;
      if (this.settle(procedure.settles)) continue;
      const frame = this.viewOf(procedure.id, at);
      const { steps } = procedure;
      let index = words[at + InFrame.step]!;
      while (index < steps.length && steps[index]!.unless?.(game, frame) === true) {
        if (this.recorder !== null) steps[index]!.tells?.(game, frame, true);
        words[at + InFrame.step] = ++index; // what is passed over changes nothing, so nothing has to settle in between
        this.viewOf(procedure.id, at); // the condition may have looked at another frame of the same procedure
      }
      if (index === steps.length) {
        if (procedure.again?.(game, frame) === true) words[at + InFrame.step] = 0;
        else this.end(procedure);
        continue;
      }
      const step = steps[index]!;
      if (step.tells !== null && this.recorder !== null) {
        step.tells(game, frame, false);
        this.viewOf(procedure.id, at); // its words may have looked at another frame of the same procedure
      }
      if (!step.asks) {
        words[at + InFrame.step] = index + 1;
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
    if (count > 1 || (count === 1 && !may.isAlone && step.evenIfForced?.(game, frame) === true)) {
      if (may.isOverfull) throw this.limit("too many answers");
      words[Core.asked] = step.who(game, frame);
      this.fresh = true;
      return true;
    }
    if (count === 1) {
      const option = may.options[0]!;
      if (this.recorder !== null) this.noteForced(step, frame, option);
      this.take(at, step, frame, option);
    } else {
      words[at + InFrame.step]!++;
      step.nothing(game, frame);
    }
    return false;
  }

  /** Nobody is asked, because there is one answer: the recorder keeps what it was. */
  private noteForced(step: AnyStep<never>, frame: AnyFrame, option: Option): void {
    const { at } = frame;
    const { words, positions } = this;
    const recorder = this.recorder!;
    const position = (positions[recorder.forced.length] ??= new Int16Array(words.length));
    position.set(words);
    recorder.answeredByItself(option, step.who(this as never, frame), step.rule, position);
    this.viewOf(this.words[at]!, at); // who answers may have been looked up in another frame of the same procedure
  }

  private limit(what: string): HouseLimit {
    return new HouseLimit(`${what} at ${this.path().join(" › ")}`);
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
    words[at + InFrame.step]!++;
  }

  private viewAt(at: number): AnyFrame {
    return this.viewOf(this.words[at]!, at);
  }

  private viewOf(procedure: number, at: number): AnyFrame {
    const stand = this.byProcedure[procedure]!;
    stand.at = at;
    return stand.view;
  }

  private topFrame(): AnyFrame {
    return this.viewAt(this.words[Core.top]!);
  }

  private topStep(): AnyStep<never> {
    const at = this.words[Core.top]!;
    return this.procedures[this.words[at]!]!.steps[this.words[at + InFrame.step]!]!;
  }

  /** A frame that is done leaves nothing behind, so that equal positions are equal bytes. */
  private end(procedure: { readonly size: number }): void {
    const words = this.words;
    const at = words[Core.top]!;
    const below = words[at + InFrame.below]!;
    for (let i = procedure.size - 1; i >= 0; i--) words[at + i] = 0;
    const depth = words[Core.depth]! - 1;
    words[Core.depth] = depth;
    words[Core.top] = below;
    this.topAt = below;
    this.recorder?.closes(depth);
    if (depth === 0) this.isOver();
  }

  private isOver(): void {
    this.words[Core.over] = 1;
    this.topAt = -1;
  }

  /** After the memory has been written from outside. */
  protected standsAnew(): void {
    this.topAt = this.words[Core.over] === 0 ? this.words[Core.top]! : -1;
    this.fresh = false;
  }

  /** Is a frame of this procedure on the stack? The nearest one, or null. Its view is that of the whole procedure: read, then let go. */
  running<Fields extends Record<string, number>>(procedure: Procedure<never, Fields>): RecordView<Fields> | null {
    const words = this.words;
    for (let at = words[Core.top]!, depth = words[Core.depth]!; depth > 0; depth--, at = words[at + InFrame.below]!) {
      if (words[at] === procedure.id) {
        return this.viewOf(procedure.id, at) as RecordView<Fields>;
      }
    }
    return null;
  }

  /** Is a frame of one of these procedures on the stack? */
  isUnderWay(procedures: readonly { readonly id: number }[]): boolean {
    const words = this.words;
    for (let at = words[Core.top]!, depth = words[Core.depth]!; depth > 0; depth--, at = words[at + InFrame.below]!) {
      const id = words[at]!;
      for (let i = 0; i < procedures.length; i++) if (procedures[i]!.id === id) return true;
    }
    return false;
  }

  // ---- the question that stands ----

  /** Is it over? */
  get over(): boolean {
    return this.topAt < 0;
  }

  /** Who must answer the question that stands. */
  get asked(): Seat {
    return this.words[Core.asked] as Seat;
  }

  /**
   * Who must answer, what is asked, the paragraph that asks it, and the card whose text does; null when the match is over.
   * @param seat as this seat is told it; null is for who sees everything
   */
  question(seat: Seat | null = null): Asked | null {
    if (this.over) return null;
    const step = this.topStep();
    const says = this.saysOf(step, this.topFrame(), seat);
    const clause = step.about === null ? this.clauseInProgress() : step.about(this as never, this.topFrame());
    const about = clause === null ? null : this.aboutOf(clause, seat);
    return { seat: this.asked, rule: step.rule, says, where: this.where(), about };
  }

  /** Which step asks the question that stands, as a number below 2^16: the same in every match of a game, and when it is asked again. */
  get askingStep(): number {
    const words = this.words;
    const at = words[Core.top]!;
    return (words[at]! << 8) | words[at + InFrame.step]!;
  }
  /** The paragraph by which a step asks: of `askingStep`. */
  ruleOf(step: number): string {
    return this.procedures[step >> 8]!.steps[step & 0xff]!.rule;
  }

  /** What is asked where the memory is this. */
  asksIn(position: Int16Array): string {
    const then = this.as(position);
    return then.saysOf(then.topStep(), then.topFrame(), null);
  }
  /** What the question that stands where the memory is this has against a wish of who is asked; null if it offers it or says nothing of such a wish. */
  whyNotIn(position: Int16Array, wish: Option): Verdict | null {
    const then = this.as(position);
    const rule = then.refusalNow(wish);
    return rule === null || rule === OFFERED ? null : then.verdictBy(rule, wish, then.asked);
  }
  private as(position: Int16Array): this {
    const then = this.blank();
    then.words.set(position);
    then.standsAnew();
    then.wasLoaded();
    this.namesGoTo(then);
    return then;
  }
  /** Cards are called there as they are here. */
  protected namesGoTo(_other: this): void {}

  private saysOf(step: AnyStep<never>, frame: AnyFrame, seat: Seat | null): string {
    return step.says === null ? (this.rulebook[step.rule]?.heading ?? step.rule) : step.says(this as never, frame, seat);
  }

  /** What the answer at this place of the list would lead to, for who is asked; empty if there is nothing to add. */
  meaning(index: number): string {
    const chosen = this.options().options[index]!;
    if (this.over) return "";
    const means = this.topStep().means?.(this as never, this.topFrame(), cardOf(chosen), verbOf(chosen)) ?? "";
    return means === "" ? this.plainly(chosen) : means;
  }
  /** What can be said of an answer where its question has nothing to say of it. */
  protected plainly(_chosen: Option): string {
    return "";
  }

  /** Every legal answer to the question that stands; enumerated anew only if the state came from elsewhere. None when the match is over. */
  options(): OptionList {
    if (this.fresh === false) this.enumerate();
    return this.may;
  }
  private enumerate(): void {
    this.may.clear();
    if (!this.over) this.topStep().options(this as never, this.topFrame(), this.may);
    this.fresh = true;
  }

  /** Answers with the option at this place of the list, and runs to the next question. */
  play(index: number): void {
    const may = this.options();
    if (index >>> 0 !== index || index >= may.count) throw new RangeError(`there are ${may.count} answers, not one with index ${index}`);
    if (this.recorder !== null) this.recorder.answered();
    this.left = ENDLESS;
    if (this.isCompiled === true || this.compile()) this.runCompiled(may.options[index]!);
    else {
      const { words } = this;
      const at = words[Core.top]!;
      const procedure = this.procedures[words[at]!]!;
      this.take(at, procedure.steps[words[at + InFrame.step]!]!, this.viewOf(procedure.id, at), may.options[index]!);
      this.interpret();
    }
    if (this.recorder !== null) this.tellChanges();
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
    const now = this.refusalNow(wish, seat);
    return now === null ? this.wrongMoment(verbOf(wish), argumentOf(wish), seat) : now === OFFERED ? null : now;
  }

  /** The same from the question that stands alone: the paragraph, `OFFERED`, or null if it says nothing of such a wish. */
  refusalNow(wish: Option, seat: Seat = this.asked): string | typeof OFFERED | null {
    if (this.over || seat !== this.asked) return null;
    this.may.listenTo(wish);
    this.topStep().options(this as never, this.topFrame(), this.may);
    const heard = this.may.heard;
    const offered = this.may.indexOf(wish) >= 0;
    this.may.clear();
    this.fresh = false;
    return offered ? OFFERED : heard;
  }

  /** For an action that is not among the options: the paragraph and the fact that forbid it. Null if it is allowed. */
  whyNot(wish: Option, seat: Seat = this.asked): Verdict | null {
    const rule = this.refusal(wish, seat);
    return rule === null ? null : this.verdictBy(rule, wish, seat);
  }
  private verdictBy(rule: string, wish: Option, seat: Seat): Verdict {
    const fact = this.factOf(rule, wish, seat);
    return fact === null ? verdictOf(this.rulebook, rule) : { rule, fact };
  }

  /** How many procedures are under way, one inside the other. */
  get depth(): number {
    return this.words[Core.depth]!;
  }

  /** Where the match stands, as a judge says it, from the outside in: ["turn 3", "main phase", "Lancer attacks", "block step"]. */
  where(): string[] {
    const words = this.words;
    const places: string[] = [];
    const isTop = (at: number) => at === words[Core.top];
    for (let at = words[Core.top]!, depth = words[Core.depth]!; depth > 0; depth--, at = words[at + InFrame.below]!) {
      const procedure = this.procedures[words[at]!]!;
      if (procedure.where === null) {
        if (isTop(at)) places.push(spaced(procedure.stepNames[words[at + InFrame.step]!] ?? "end"));
        places.push(spaced(procedure.name));
      } else {
        const index = words[at + InFrame.step]!;
        const current = procedure.steps[index];
        // Above the top step everything stands at the step that has begun something: the one before, unless that one asks again.
        const step = isTop(at) || (current?.asks === true && current.again !== null) ? current : procedure.steps[index - 1];
        const place = this.placeIn(step?.where ?? null, at);
        if (place !== places.at(-1)) places.push(place); // a step and the procedure that it has begun may be called alike
        places.push(this.placeIn(procedure.where, at));
      }
    }
    return places.reverse().filter((place) => place !== "");
  }

  private placeIn(where: Whereabouts<never, AnyFrame> | null, at: number): string {
    const stand = this.byProcedure[this.words[at]!]!;
    const kept = stand.at; // the nearest frame of its procedure, at which whoever carries that out is looking
    const text = where === null ? "" : typeof where === "string" ? where : where(this as never, this.viewAt(at));
    stand.at = kept;
    return this.rulebook[text]?.heading ?? text;
  }

  /** The step at which the nearest procedure of this kind stands, or which has begun what stands on top of it; null if none is under way. */
  stepOf<Fields extends Record<string, number>>(procedure: Procedure<never, Fields>): string | null {
    const words = this.words;
    for (let at = words[Core.top]!, depth = words[Core.depth]!; depth > 0; depth--, at = words[at + InFrame.below]!) {
      if (words[at] !== procedure.id) continue;
      const index = words[at + InFrame.step]!;
      const current = procedure.steps[index];
      const stands = at === words[Core.top] || (current?.asks === true && current.again !== null);
      return procedure.stepNames[stands ? index : index - 1] ?? null;
    }
    return null;
  }

  /** The procedures under way and the step of the last, by the names they have in the code: ["turn", "battle", "block step"]. */
  path(): string[] {
    const names: string[] = [];
    const words = this.words;
    for (let at = words[Core.top]!, depth = words[Core.depth]!; depth > 0; depth--, at = words[at + InFrame.below]!) {
      const procedure = this.procedures[words[at]!]!;
      if (names.length === 0) names.push(spaced(procedure.stepNames[words[at + InFrame.step]!] ?? "end"));
      names.push(spaced(procedure.name));
    }
    return names.reverse();
  }

  // ---- dice ----

  /** Sets the dice of the match. @throws InputError if that is no seed */
  seed(seed: Seed): void {
    if (!isSeed(seed))
      throw new InputError("match", [{ where: "seed", what: "a whole number is wanted, or a key of 64 hexadecimal digits" }]);
    const number = seedNumber(seed);
    this.key = typeof seed === "string" ? diceKey(seed) : null;
    this.words[Core.seed] = number;
    this.words[Core.seed + 1] = number >>> 16;
    this.words[Core.rolls] = 0;
    this.words[Core.rolls + 1] = 0;
  }

  /** How many rolls there have been: whether chance has entered. */
  get rolls(): number {
    return (this.words[Core.rolls]! & 0xffff) + (this.words[Core.rolls + 1]! & 0xffff) * 0x10000;
  }

  /** A whole number from 0, below n. The dice are a seed and a count of rolls, so they are copied and hashed with everything else. */
  roll(n: number): number {
    const words = this.words;
    if (++words[Core.rolls]! === 0) words[Core.rolls + 1]!++;
    const fixed = this.fixedRolls?.shift();
    if (fixed !== undefined) {
      if (fixed < 0 || fixed >= n)
        throw new InputError("dice", [{ where: "", what: `${fixed} was fixed where a roll is from 0 below ${n}` }]);
      return fixed;
    }
    if (this.chance !== null) return this.chance.roll(n);
    const rolls = pair(words, Core.rolls);
    return this.key === null ? rollBySeed(n, pair(words, Core.seed), rolls) : rollByKey(n, this.key, rolls);
  }

  /** The same as rolls of n, n - 1, … 2, one after the other. */
  protected rollDown(n: number, into: number[]): void {
    if (this.fixedRolls !== null || this.chance !== null || this.key !== null) {
      for (let left = n; left > 1; left--) into[n - left] = this.roll(left);
      return;
    }
    const words = this.words;
    const seed = pair(words, Core.seed);
    let rolls = pair(words, Core.rolls);
    for (let left = n; left > 1; left--) into[n - left] = rollBySeed(left, seed, ++rolls);
    words[Core.rolls] = rolls;
    words[Core.rolls + 1] = rolls >>> 16;
  }

  // ---- the end ----

  /** This seat has lost; the match is over when the game says so. Both may lose at the same moment: a draw. */
  protected lose(seat: Seat): void {
    this.words[Core.losers]! |= seatBit(seat);
  }

  protected finish(): void {
    this.isOver();
    this.fresh = false;
  }

  /** Open to both players at any time, and never among the options of a question. */
  concede(seat: Seat): void {
    checkSeat(seat);
    if (this.over) return;
    this.lose(seat);
    this.finish();
    this.tally?.lost(this.concession);
    this.recorder?.note("concede", Card.none, 0, this.concession, Card.none, seat);
  }

  /** How it stands, and who has won. */
  standing(): Standing {
    const losers = this.words[Core.losers]!;
    return { over: this.over, winner: losers === 1 ? 1 : losers === 2 ? 0 : null };
  }

  // ---- copies ----

  /** Becomes the position of another match of the same game and cards: one copy of the memory. */
  copyFrom(other: this): void {
    this.memory.copyFrom(other.memory);
    this.topAt = other.topAt;
    this.key = other.key;
    this.fresh = other.fresh;
    if (other.fresh) this.may.copyFrom(other.may); // a few words are sooner copied than found again
  }

  /** A new match in the same position. `copyFrom` into one that is kept costs far less. */
  clone(): this {
    const copy = this.blank();
    copy.copyFrom(this);
    return copy;
  }

  /** Where the frame on top ends. */
  private get standsTo(): number {
    const top = this.words[Core.top]!;
    return this.words[Core.depth] === 0 ? this.bottom : top + this.procedures[this.words[top]!]!.size;
  }

  /** Equal positions have equal hashes; whatever can be derived is left out. For tables of positions: versions may differ. */
  hash(): number {
    return this.memory.hash(this.standsTo, this.ceiling);
  }

  /** What a replay keeps of a position. */
  mark(): number {
    return this.memory.mark();
  }
}

/** Two words as one number. */
const pair = (words: Int16Array, at: number): number => (words[at + 1]! << 16) | (words[at]! & 0xffff);

/** Where the view of a procedure looks, the view, and the procedure as a function. */
class Stand extends Spot {
  readonly view: AnyFrame;
  runs: Runner = stopped;

  constructor(procedure: AnyProcedure<never>, words: Int16Array) {
    super();
    this.view = new procedure.View(words, this);
  }
}

/** In the place of a procedure that no function has been made of. */
function stopped(): never {
  throw new Error("the procedures are no functions");
}

/** "blockStep" → "block step". */
const spaced = (name: string): string => name.replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
