import { InFrame } from "./core.ts";
import type { Clause } from "./events.ts";
import { type Card, type FrameClass, frameOf, type RecordView, type Seat } from "./memory.ts";
import type { OptionList } from "./options.ts";

/**
 * What a judge would call a place in the rules: a paragraph, whose heading is taken ("7-4" is "block step"), or words of one's own.
 * Empty: the place is not worth a word.
 */
export type Whereabouts<G, F> = string | ((g: G, frame: F) => string);

/** What a step writes down of itself. It is not run unless somebody listens, so it may change nothing. */
export type Tells<G, F> = (g: G, frame: F, isPassedOver: boolean) => void;

/** A question: what is asked, who answers, what may be answered, and what the answer means. Chapters write it in this order. */
export interface Question<G, F> {
  /** What is asked, in plain words, as this seat is told it (null: as everybody may be); without it, the heading of the paragraph. */
  says?: (g: G, frame: F, seat: Seat | null) => string;
  /** Where the match stands while it is asked; see `where` of a procedure. */
  where?: Whereabouts<G, F>;
  /** The clause of a card that asks. Without it, the one that is being carried out (`clauseInProgress`); null: no card's text asks. */
  about?: (g: G, frame: F) => Clause | null;
  /** What an answer would lead to, for who answers: "it receives 2 damage", "the card goes to the trash". Empty: nothing to add. */
  means?: (g: G, frame: F, argument: Card, verb: number) => string;
  /** Only while a match is recorded: what there is to write down when the step is reached, or passed over. */
  tells?: Tells<G, F>;
  /** When true, the step is passed over. */
  unless?: (g: G, frame: F) => boolean;
  /** Who is asked; the active player where it is not said. */
  who: (g: G, frame: F) => Seat;
  /** The only place that knows the legal answers: offers each candidate, with the paragraph that refuses it if one does. */
  options: (g: G, frame: F, may: OptionList) => void;
  /** Asked even when there is only one answer, because skipping it would betray something hidden. */
  evenIfForced?: (g: G, frame: F) => boolean;
  /** What an answer means. */
  chosen: (g: G, frame: F, argument: Card, verb: number) => void;
  /** Nobody can answer: nothing is asked, and this happens instead. */
  nothing?: (g: G, frame: F) => void;
  /** Looked at after the answer: true asks again. */
  again?: (g: G, frame: F) => boolean;
}

const nothing = () => {};

/**
 * One named step. `act` does something, `call` begins another procedure, `ask` asks. All steps have the same shape,
 * filled up with functions that do nothing or with null: the loop that runs them then never has to look up what kind of object it holds.
 */
export class Step<G, F> {
  /** Does it put a question? */
  readonly asks: boolean;
  /** When it is passed over. */
  readonly unless: ((g: G, frame: F) => boolean) | null;
  /** Who is asked. */
  readonly who: (g: G, frame: F) => Seat;
  /** Offers the answers. */
  readonly options: (g: G, frame: F, may: OptionList) => void;
  /** What an answer means. */
  readonly chosen: (g: G, frame: F, argument: Card, verb: number) => void;
  /** What is done where nothing can be chosen. */
  readonly nothing: (g: G, frame: F) => void;
  /** Is the question put again after an answer? */
  readonly again: ((g: G, frame: F) => boolean) | null;
  /** Is it put although there is one answer only? */
  readonly evenIfForced: ((g: G, frame: F) => boolean) | null;
  /** What is asked, in words. */
  readonly says: ((g: G, frame: F, seat: Seat | null) => string) | null;
  /** The card whose text asks. */
  readonly about: ((g: G, frame: F) => Clause | null) | null;
  /** What follows from an answer, in words. */
  readonly means: ((g: G, frame: F, argument: Card, verb: number) => string) | null;

  constructor(
    /** Its paragraph. */
    readonly rule: string,
    /** What it does. */
    readonly does: (g: G, frame: F) => void,
    question: Question<G, F> | null,
    unless: ((g: G, frame: F) => boolean) | undefined,
    /** What `where` says of it. */
    readonly where: Whereabouts<G, F> | null = null,
    /** What the log says when it is reached. */
    readonly tells: Tells<G, F> | null = null,
  ) {
    this.asks = question !== null;
    this.unless = unless ?? null;
    this.who = question?.who ?? (() => 0);
    this.options = question?.options ?? nothing;
    this.chosen = question?.chosen ?? nothing;
    this.nothing = question?.nothing ?? nothing;
    this.again = question?.again ?? null;
    this.evenIfForced = question?.evenIfForced ?? null;
    this.says = question?.says ?? null;
    this.about = question?.about ?? null;
    this.means = question?.means ?? null;
  }
}

/**
 * A procedure as one function (compiled.ts). Runs the frame that is on top and begins at `at`, as long as it stays on top.
 * @param frame the procedure's view, which looks there
 * @param answer the option with which the question that stands is answered; -1 if none is answered
 * @returns true if somebody must answer now; false if another procedure is on top, or the match is over
 */
export type Runner = (machine: object, words: Int16Array, at: number, frame: AnyFrame, answer: number) => boolean;

/** A table of named steps, each with its paragraph, that the machine walks through. */
export class Procedure<G, Fields extends Record<string, number>> {
  /** Names of its steps, in order. */
  readonly stepNames: readonly string[];
  /** Its steps, in order. */
  readonly steps: readonly Step<G, RecordView<Fields>>[];
  /** Makes the view through which its steps read their fields. */
  readonly View: FrameClass<Fields>;
  /** Names of its fields, in the order in which they lie in a frame. */
  readonly fieldNames: readonly string[];
  /** Words that a frame of this procedure uses. */
  readonly size: number;
  /** Made when a match first needs it; null where none may be made. */
  runner: Runner | null | undefined = undefined;

  constructor(
    /** Its number in the game. */
    readonly id: number,
    /** As `where` tells it. */
    readonly name: string,
    fields: Fields,
    steps: Record<string, Step<G, RecordView<Fields>>>,
    /** Waiting triggers may be resolved between its steps. */
    readonly settles: boolean,
    /** Looked at after the last step: true starts over. */
    readonly again: ((g: G, frame: RecordView<Fields>) => boolean) | null,
    /** What a judge calls it; null: by its own name and that of its step. */
    readonly where: Whereabouts<G, RecordView<Fields>> | null,
  ) {
    this.stepNames = Object.keys(steps);
    this.steps = Object.values(steps);
    this.View = frameOf(fields, InFrame.header);
    this.fieldNames = Object.keys(fields);
    this.size = InFrame.header + this.fieldNames.length;
  }
}

/** Any procedure of a game, whatever its frames hold. */
export type AnyFrame = RecordView<Record<string, number>>;
/** A procedure whose fields are not known. */
export type AnyProcedure<G> = Procedure<G, Record<string, number>>;
export type AnyStep<G> = Step<G, AnyFrame>;

/** The words in which a game writes its procedures down. `procedures` fills up as the chapters are loaded. */
export function proceduresOf<G, Paragraph extends string>() {
  type View<Fields> = RecordView<Fields>;
  type Guard<F> = { unless?: (g: G, frame: F) => boolean; where?: Whereabouts<G, F>; tells?: Tells<G, F> };
  const all: AnyProcedure<G>[] = [];

  function procedure<Fields extends Record<string, number>>(
    name: string,
    fields: Fields,
    write: (say: {
      act(rule: Paragraph, does: (g: G, frame: View<Fields>) => void, guard?: Guard<View<Fields>>): Step<G, View<Fields>>;
      call(rule: Paragraph, begins: (g: G, frame: View<Fields>) => void, guard?: Guard<View<Fields>>): Step<G, View<Fields>>;
      ask(rule: Paragraph, question: Question<G, View<Fields>>): Step<G, View<Fields>>;
    }) => Record<string, Step<G, View<Fields>>>,
    nature: {
      settles?: boolean;
      again?: (g: G, frame: View<Fields>) => boolean;
      /** What a judge calls it. Of its steps then only those are told that have a `where` of their own. */
      where?: Whereabouts<G, View<Fields>>;
    } = {},
  ): Procedure<G, Fields> {
    if (all.some((other) => other.name === name)) throw new Error(`two procedures are called ${name}`);
    const steps = write({
      act: (rule, does, guard) => new Step(rule, does, null, guard?.unless, guard?.where, guard?.tells),
      call: (rule, begins, guard) => new Step(rule, begins, null, guard?.unless, guard?.where, guard?.tells),
      ask: (rule, question) => new Step(rule, nothing, question, question.unless, question.where, question.tells),
    });
    const { settles = false, again = null, where = null } = nature;
    const made = new Procedure<G, Fields>(all.length, name, fields, steps, settles, again, where);
    all.push(made as unknown as AnyProcedure<G>); // each has frames of its own; the loop only hands them through
    return made;
  }
  return { procedure, procedures: all as readonly AnyProcedure<G>[] };
}
