import { isRecord } from "./form.ts";
import { type Seat, seatNamed } from "./memory.ts";
import { didYouMean, InputError, type Problem } from "./problems.ts";
import { readSettings, type Setting, type Settings } from "./settings.ts";

/** Who has what where. Everything not said has the game's sensible default. */
export interface Position {
  /** What is true of the whole match: "turn", "active", "phase" and whatever else the game knows. */
  readonly [fact: string]: unknown;
  /** What lies on the side of P1. */
  readonly P1?: Side;
  /** What lies on the side of P2. */
  readonly P2?: Side;
}

/** Place → cards in order, or a number of unimportant ones; and the player's own facts (life, vim). */
export type Side = Readonly<Record<string, unknown>>;

/** A card in a position. */
export interface CastCard {
  /** By what it is called: a card number, or the name of a card. */
  readonly called: string;
  /** The handle, if it was given one with "as". */
  readonly as: string | null;
  /** Everything else that was said of it: rested, damage, what lies under it. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** Where in the file it stands, for messages. */
  readonly where: string;
}

/** One player's side of a position, read. */
export interface CastSide {
  /** Where in the file it stands, for messages. */
  readonly where: string;
  /** Place → its cards, in order. */
  readonly places: ReadonlyMap<string, readonly CastCard[]>;
  /** How many unimportant cards lie at the places for which only a number was given. */
  readonly counts: ReadonlyMap<string, number>;
  /** What is said of the player. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/**
 * What can be said: yes or no, a player, a card of the game, a clause of the card beside it by its number, a list of those of the card itself,
 * a whole number from 0 to this one or between two, one of a few words, a card, a list, several things each by its key.
 */
export type Said =
  | "yes"
  | "player"
  | "card"
  | "clause"
  | "clauses"
  | number
  | { readonly from: number; readonly to: number }
  | readonly string[]
  /** A card that lies in the position, by handle or name, or one of these words. */
  | { readonly card: readonly string[] }
  /** A card of the game of this type. */
  | { readonly type: string }
  | { readonly list: Said }
  | { readonly parts: Readonly<Record<string, Said>> };

/** What is said of effects that run already, in games that have such. */
export const EFFECTS = {
  list: { parts: { card: "card", clause: "clause", on: { list: { card: [] } }, by: "player" } },
} as const satisfies Said;

/** A clause of a card of which a position can say something: no other can be used up, and no other runs. */
export interface SayableClause {
  /** Card number. */
  readonly card: string;
  /** Which of its clauses, counted from 1. */
  readonly clause: number;
  /** The clause in words. */
  readonly says: string;
  /** May it have been used up for this turn? */
  readonly limited: boolean;
  /** Does what it does last, so that it may run when a position begins? */
  readonly lasts: boolean;
}

/** An effect that runs when a position begins: the clause of a card, and what it holds for. */
export interface RunningEffect {
  /** The card whose clause it is. It need not lie anywhere. */
  readonly cast: CastCard;
  /** Which of its clauses, counted from 1; null if it was not said. */
  readonly clause: number | null;
  /** The cards it holds for, by handle or name; none for one that holds for a player. */
  readonly on: readonly string[];
  /** Whose effect it is. */
  readonly by: Seat;
  /** Where in the file it stands, for messages. */
  readonly where: string;
}

/** What a game's positions can speak of. */
export interface PositionWords {
  /** Of the match: turn, active, phase. */
  readonly match: Readonly<Record<string, Said>>;
  /** Places of a side, in the rulebook's words. */
  readonly places: readonly string[];
  /** Of a player: life, vim. */
  readonly side: Readonly<Record<string, Said>>;
  /** Of a card: rested, damage. */
  readonly card: Readonly<Record<string, Said>>;
  /** The settings of the game. */
  readonly settings: readonly Setting[];
}

/** More cards lie in no place of any game; a number beyond it is a slip of the pen, and must not fill the memory. */
const MOST_CARDS = 500;

/** No card has more clauses. */
const MOST_CLAUSES = 12;

/** Reads what a scenario says of a position. Every mistake is kept, so that all of them are said at once. */
export class PositionReader {
  /** Everything that is wrong so far. */
  readonly problems: Problem[] = [];
  /** The settings of the scenario, read. */
  readonly settings: Settings;
  /** Both sides, read. */
  readonly sides: readonly [CastSide, CastSide];
  private readonly handles = new Set<string>();
  /** What the made-up cards are called, the wrong ones too: who calls one of those has made no second mistake. */
  private readonly madeUp: ReadonlySet<unknown>;

  constructor(
    private readonly scenario: {
      readonly title: string;
      readonly position: Position;
      readonly settings?: Settings;
      readonly cards?: readonly unknown[];
    },
    private readonly words: PositionWords,
  ) {
    const { position, cards = [] } = scenario;
    this.madeUp = new Set(cards.flatMap((card) => (isRecord(card) ? [card["id"], card["name"]] : [])));
    this.settings = readSettings(words.settings, scenario.settings ?? {}, this.problems);
    for (const fact of Object.keys(position)) {
      if (fact !== "P1" && fact !== "P2" && !Object.hasOwn(words.match, fact))
        this.wrong("position", `"${fact}" is not known; there are ${["P1", "P2", ...Object.keys(words.match)].join(", ")}`);
    }
    this.sides = [this.side(position.P1, "position.P1"), this.side(position.P2, "position.P2")];
  }

  /** Keeps a mistake, with its paragraph if a rule is broken. */
  wrong(where: string, what: string, rule?: string): void {
    this.problems.push(rule === undefined ? { where, what } : { where, what, rule });
  }

  /** There is no such card; of a made-up one that cannot be read, that has been said. */
  noCard(called: string, where: string, known: Iterable<string>): void {
    if (!this.madeUp.has(called)) this.wrong(where, `there is no card ${JSON.stringify(called)}${didYouMean(called, known)}`);
  }

  /** @throws InputError with everything that was wrong so far */
  check(): void {
    if (this.problems.length > 0) throw new InputError(`scenario "${this.scenario.title}"`, this.problems);
  }

  /** A fact of the match that is a player. */
  seat(fact: string, otherwise: Seat): Seat {
    const value = this.scenario.position[fact];
    if (value === undefined) return otherwise;
    const seat = seatNamed(value);
    if (seat === null) this.wrong(`position.${fact}`, '"P1" or "P2" is wanted');
    return seat ?? otherwise;
  }

  /** A fact of the match that is one of a few words. */
  word<Word extends string>(fact: string, words: readonly Word[], otherwise: Word): Word {
    return this.oneOf(this.scenario.position[fact], `position.${fact}`, words, otherwise);
  }

  /** The same anywhere in the position. */
  oneOf<Word extends string>(value: unknown, where: string, words: readonly Word[], otherwise: Word): Word {
    const word = words.find((each) => each === value);
    if (word === undefined && value !== undefined) this.wrong(where, `one of ${words.join(", ")} is wanted`);
    return word ?? otherwise;
  }

  /** A whole number that is said of the match. */
  number(fact: string, otherwise: number, least: number, most: number): number {
    return this.whole(this.scenario.position[fact], `position.${fact}`, otherwise, least, most);
  }

  /** A fact of the match that is true or false, 1 or 0. */
  flag(fact: string): 0 | 1 {
    const value = this.scenario.position[fact] ?? false;
    if (typeof value !== "boolean" && value !== 0 && value !== 1) this.wrong(`position.${fact}`, "true or false is wanted");
    return value === true || value === 1 ? 1 : 0;
  }

  /** A whole number between two bounds. */
  whole(value: unknown, where: string, otherwise: number, least: number, most: number): number {
    if (value === undefined) return otherwise;
    if (typeof value === "number" && Number.isInteger(value) && value >= least && value <= most) return value;
    this.wrong(where, `a whole number from ${least} to ${most} is wanted`);
    return otherwise;
  }

  /** A fact of the match that says several things, each by one of these keys; null if it is not said. */
  record<Key extends string>(fact: string, keys: readonly Key[]): ReadonlyMap<Key, unknown> | null {
    const value = this.scenario.position[fact];
    return value === undefined ? null : this.keyed(value, `position.${fact}`, keys);
  }

  private keyed<Key extends string>(value: unknown, where: string, keys: readonly Key[]): ReadonlyMap<Key, unknown> {
    const read = new Map<Key, unknown>();
    if (!isRecord(value)) this.wrong(where, `an object is wanted, with ${keys.join(", ")}`);
    else {
      for (const [key, said] of Object.entries(value)) {
        const known = keys.find((each) => each === key);
        if (known === undefined) this.wrong(where, `"${key}" is not known${didYouMean(key, keys)}; there are ${keys.join(", ")}`);
        else read.set(known, said);
      }
    }
    return read;
  }

  /** The effects that run. */
  effects(by: Seat): RunningEffect[] {
    const value = this.scenario.position["effects"] ?? [];
    if (!Array.isArray(value)) {
      this.wrong("position.effects", "a list of effects is wanted");
      return [];
    }
    return value.flatMap((entry: unknown, nth) => {
      const where = `position.effects[${nth}]`;
      const said = this.keyed(entry, where, ["card", "clause", "on", "by"]);
      const [card, clause, on = [], player] = [said.get("card"), said.get("clause"), said.get("on"), said.get("by")];
      const cast = this.card(card, `${where}.card`)[0];
      const given = Array.isArray(on) ? on : [on];
      const names = given.filter((name) => typeof name === "string");
      if (names.length < given.length) this.wrong(`${where}.on`, "a handle or name is wanted, or a list of them");
      if (player !== undefined && seatNamed(player) === null) this.wrong(`${where}.by`, '"P1" or "P2" is wanted');
      if (cast === undefined) return [];
      const number = clause === undefined ? null : this.whole(clause, `${where}.clause`, 1, 1, MOST_CLAUSES);
      return { cast, clause: number, on: names, by: seatNamed(player) ?? by, where };
    });
  }

  private side(said: Side | undefined, where: string): CastSide {
    const { places, side: facts } = this.words;
    const read = { where, places: new Map<string, CastCard[]>(), counts: new Map<string, number>(), facts: {} as Record<string, unknown> };
    for (const [key, value] of Object.entries(said ?? {})) {
      if (Object.hasOwn(facts, key)) read.facts[key] = this.fact(value, facts[key]!, `${where}.${key}`);
      else if (!places.includes(key))
        this.wrong(where, `"${key}" is neither a place nor a fact${didYouMean(key, [...places, ...Object.keys(facts)])}`);
      else if (typeof value === "number") read.counts.set(key, this.whole(value, `${where}.${key}`, 0, 0, MOST_CARDS));
      else if (Array.isArray(value))
        read.places.set(
          key,
          value.flatMap((entry, nth) => this.card(entry, `${where}.${key}[${nth}]`)),
        );
      else {
        const listed = typeof value === "string" || isRecord(value) ? `: [${JSON.stringify(value)}]` : "";
        this.wrong(`${where}.${key}`, `a list of cards or a number is wanted${listed}`);
      }
    }
    return read;
  }

  /** "ST01-005", "Lancer", or { "card": "ST01-005", "as": "A", "rested": true }; none if it is neither. */
  card(entry: unknown, where: string): CastCard[] {
    if (typeof entry === "string") return [{ called: entry, as: null, facts: {}, where }];
    if (isRecord(entry)) {
      const { card, as, ...said } = entry;
      if (typeof as === "string") {
        if (this.handles.has(as)) this.wrong(where, `"${as}" is the handle of another card already`);
        this.handles.add(as);
      }
      if (typeof card === "string" && (as === undefined || typeof as === "string"))
        return [{ called: card, as: as ?? null, facts: this.factsOfCard(said, where), where }];
    }
    this.wrong(where, 'a card is wanted: "ST01-005", or { "card": "ST01-005", "as": "A", … }');
    return [];
  }

  private factsOfCard(said: Readonly<Record<string, unknown>>, where: string): Readonly<Record<string, unknown>> {
    const known = this.words.card;
    const facts: Record<string, unknown> = {};
    for (const [fact, value] of Object.entries(said)) {
      if (Object.hasOwn(known, fact)) facts[fact] = this.fact(value, known[fact]!, `${where}.${fact}`);
      else this.wrong(where, `"${fact}" is not known of a card; there are ${Object.keys(known).join(", ")}`);
    }
    return facts;
  }

  /** The value, if it is of the kind that is wanted there. */
  private fact(value: unknown, kind: Said, where: string): unknown {
    if (typeof kind === "number") return this.whole(value, where, 0, 0, kind);
    if (typeof kind === "object" && "from" in kind) return this.whole(value, where, 0, kind.from, kind.to);
    if (kind === "yes" && typeof value !== "boolean") this.wrong(where, "true or false is wanted");
    if (kind === "clauses" && !(Array.isArray(value) && value.every((n) => Number.isInteger(n) && n >= 1 && n <= MOST_CLAUSES))) {
      this.wrong(where, "a list of the numbers of clauses is wanted, from 1");
      return [];
    }
    return value;
  }
}
