/** What happened in the games: which cards were drawn, played and held at the beginning, which questions were asked, how games ended. */
import { type Card, type Match, SEATS, type Seat, type Tally } from "@duelex/kernel";
import { type CardHistory, Ending, type Happened, type Seen } from "./outcomes.ts";

export const nothingHappened = (): Happened => ({ games: 0, cards: [{}, {}], points: 0, decisions: [{}, {}], ends: {} });

const OPENING = 1;
const DRAWN = 2;
const PLAYED = 4;
/** What may become of a card, in the order of the bits above. */
const WHAT = ["opening", "drawn", "played"] as const;

/** More cards than any match has, and more definitions than any card set. */
const MOST_CARDS = 1024;
const MOST_DEFINITIONS = 8192;
/** More than there are steps: `Match.askingStep` stays below it. */
const MOST_STEPS = 65_536;

/** Games and half points of the definitions of one deck, for each of `WHAT`. */
class Histories {
  private readonly games = new Int32Array(MOST_DEFINITIONS * WHAT.length);
  private readonly points = new Int32Array(MOST_DEFINITIONS * WHAT.length);
  /** Definitions that came up. */
  private readonly seen = new Set<number>();

  add(definition: number, marks: number, points: number): void {
    this.seen.add(definition);
    for (let what = 0; what < WHAT.length; what++) {
      if ((marks & (1 << what)) === 0) continue;
      this.games[definition * WHAT.length + what]!++;
      this.points[definition * WHAT.length + what]! += points;
    }
  }

  /** By card number; begins anew. */
  take(idOf: (definition: number) => string): Record<string, CardHistory> {
    const told: Record<string, CardHistory> = {};
    for (const definition of [...this.seen].sort((one, other) => one - other)) {
      const [opening, drawn, played] = WHAT.map((_, what): Seen => {
        const at = definition * WHAT.length + what;
        return { games: this.games[at]!, points: this.points[at]! };
      }) as [Seen, Seen, Seen];
      told[idOf(definition)] = { opening, drawn, played };
    }
    this.games.fill(0);
    this.points.fill(0);
    this.seen.clear();
    return told;
  }
}

/** Follows matches of a game as they are played. Nothing of an event is kept but a mark on its card. */
export class Chronicler {
  private readonly marks = new Marks();
  private counts = nothingHappened();
  private readonly histories = [new Histories(), new Histories()] as const;
  private readonly asking = [new Askings(), new Askings()] as const;
  private readonly marked = new Uint8Array(MOST_DEFINITIONS);
  private begun = false;
  private idOf: (definition: number) => string = String;

  /** Listens to a match from now on. */
  follow(match: Match): void {
    this.forget();
    match.tally = this.marks;
    this.idOf = (definition) => match.idOfDefinition(definition);
  }

  /** Before each answer. */
  asked(match: Match): void {
    if (!this.begun && match.turnNumber > 0) this.begin(match);
    this.asking[match.asked].count(match.askingStep);
  }

  /** The first turn begins: what is in a hand now was dealt to it. */
  private begin(match: Match): void {
    this.begun = true;
    for (const card of match.cardsInHands()) this.marks.add(card, OPENING | DRAWN);
  }

  /** @param ours the seat of the first deck */
  ended(match: Match, ours: Seat, ending: Ending): void {
    const { counts, marks } = this;
    counts.games++;
    counts.points += ending;
    counts.ends[marks.endedBy] = (counts.ends[marks.endedBy] ?? 0) + 1;
    for (const seat of SEATS) {
      const side = seat === ours ? 0 : 1;
      this.addCards(match, seat, this.histories[side], side === 0 ? ending : Ending.won - ending);
      const decisions = counts.decisions[side];
      this.asking[seat].each((step, times) => {
        const rule = match.ruleOf(step);
        decisions[rule] = (decisions[rule] ?? 0) + times;
      });
    }
    this.forget();
  }

  /** Each card once, however many copies of it came up. */
  private addCards(match: Match, seat: Seat, into: Histories, points: number): void {
    const { marked } = this;
    const { cards, of: marks } = this.marks;
    const found: number[] = [];
    for (const card of cards) {
      if (match.ownerOf(card) !== seat) continue;
      const definition = match.definition[card];
      if (marked[definition] === 0) found.push(definition);
      marked[definition]! |= marks[card]!;
    }
    for (const definition of found) {
      into.add(definition, marked[definition]!, points);
      marked[definition] = 0;
    }
  }

  /** What has been noted of the game under way is not counted. */
  forget(): void {
    this.begun = false;
    this.marks.clear();
    for (const asking of this.asking) asking.clear();
  }

  /** What has happened since the last time it was asked for. */
  take(): Happened {
    const [ours, theirs] = this.histories;
    const { counts } = this;
    this.counts = nothingHappened();
    return { ...counts, cards: [ours.take(this.idOf), theirs.take(this.idOf)] };
  }
}

/** Marks on cards, and by which paragraph somebody lost. */
class Marks implements Tally {
  /** For each card of the match, what has become of it in this game. */
  readonly of = new Uint8Array(MOST_CARDS);
  /** Cards with a mark. */
  readonly cards: Card[] = [];
  endedBy = "";

  add(card: Card, marks: number): void {
    if (this.of[card] === 0) this.cards.push(card);
    this.of[card]! |= marks;
  }
  clear(): void {
    for (const card of this.cards) this.of[card] = 0;
    this.cards.length = 0;
    this.endedBy = "";
  }

  drawn(card: Card): void {
    this.add(card, DRAWN);
  }
  played(card: Card): void {
    this.add(card, PLAYED);
  }
  lost(rule: string): void {
    this.endedBy = rule;
  }
}

/** How often each step of the rules has asked. */
class Askings {
  private readonly times = new Uint16Array(MOST_STEPS);
  /** Steps that have asked, in the order in which they first did. */
  private readonly steps: number[] = [];

  count(step: number): void {
    if (this.times[step]!++ === 0) this.steps.push(step);
  }
  each(visit: (step: number, times: number) => void): void {
    for (const step of this.steps) visit(step, this.times[step]!);
  }
  clear(): void {
    for (const step of this.steps) this.times[step] = 0;
    this.steps.length = 0;
  }
}

/** Adds what happened in other games. */
export function addHappened(into: Happened, other: Happened): void {
  into.games += other.games;
  into.points += other.points;
  addCounts(into.ends, other.ends);
  for (const side of [0, 1] as const) {
    addCounts(into.decisions[side], other.decisions[side]);
    for (const [id, history] of Object.entries(other.cards[side])) {
      const known = into.cards[side][id];
      if (known === undefined) into.cards[side][id] = structuredClone(history);
      else
        for (const what of WHAT) {
          known[what].games += history[what].games;
          known[what].points += history[what].points;
        }
    }
  }
}

function addCounts(into: Record<string, number>, other: Readonly<Record<string, number>>): void {
  for (const [key, times] of Object.entries(other)) into[key] = (into[key] ?? 0) + times;
}
