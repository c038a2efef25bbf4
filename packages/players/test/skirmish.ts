/**
 * A toy with attacks and blocks, only for the tests of players. In turn each player attacks with their fighters, one after the other,
 * or ends the turn; the other may block. Of two fighters in a fight the weaker falls, equals fall both; unblocked, an attack takes one life.
 */
import {
  BOTH,
  Card,
  type Game,
  Match,
  otherSeat,
  proceduresOf,
  put,
  type Reading,
  type Rulebook,
  recordOf,
  type Seat,
  type Zone,
} from "@duelex/kernel";

const rulebook = {
  "1": { heading: "the turn" },
  "1-1": { heading: "attack, polish, or end the turn", no: "it has attacked" },
  "1-2": { heading: "block" },
  "2": { heading: "no life, no victory", no: "it is not your turn" },
} as const satisfies Rulebook;
type Paragraph = keyof typeof rulebook;

enum Verb {
  attack,
  polish,
  endTurn,
  block,
  letThrough,
}
const fieldOf = (seat: Seat): Zone => 1 + seat;
const FALLEN = 3 as Zone;
const EACH = 3;

const { procedure, procedures } = proceduresOf<Skirmish, Paragraph>();

const fight = procedure("fight", { attacker: Card.none, blocker: Card.none }, ({ act, ask }) => ({
  block: ask("1-2", {
    who: (g, f) => otherSeat(g.ownerOf(f.attacker)),
    options(g, f, may) {
      for (const fighter of g.field(otherSeat(g.ownerOf(f.attacker)))) may.offer(Verb.block, fighter);
      may.offer(Verb.letThrough);
    },
    chosen(_g, f, fighter, verb) {
      if (verb === Verb.block) f.blocker = fighter;
    },
  }),
  strike: act("2", (g, f) => g.strike(f.attacker, f.blocker)),
}));

const turn = procedure(
  "turn",
  { player: 0 as Seat, over: 0 },
  ({ act, ask }) => ({
    begin: act("1", (g, t) => {
      g.refresh();
      t.over = 0;
    }),
    attacks: ask("1-1", {
      who: (_g, t) => t.player,
      options(g, t, may) {
        for (const fighter of g.field(t.player)) may.offer(Verb.attack, fighter, g.rested[fighter] === 1 ? "1-1" : null);
        may.offer(Verb.polish);
        may.offer(Verb.endTurn);
      },
      chosen(g, t, fighter, verb) {
        if (verb === Verb.endTurn) t.over = 1;
        if (verb === Verb.attack) g.attack(fighter);
      },
      again: (_g, t) => t.over === 0,
    }),
    next: act("1", (_g, t) => {
      t.player = otherSeat(t.player);
    }),
  }),
  { again: () => true },
);

const Now = recordOf({ turns: 0 });

export class Skirmish extends Match {
  readonly rulebook = rulebook;
  readonly concession = "1";
  readonly phrases = ["attack with *", "polish the armour", "end the turn", "block with *", "let it through"];
  readonly sentences = {};
  readonly cardsFingerprint = "skirmish";
  readonly firstSeat = 0;
  readonly rested: Reading<Card> = this.memory.column(2 * EACH + 1);
  readonly life: Reading<Seat> = this.memory.column(2);
  private readonly now = new Now(this.memory.words, this.memory.take(1));

  constructor() {
    super({ cards: 2 * EACH, eyes: [BOTH, BOTH, BOTH, BOTH], words: 100, frames: 20 }, procedures);
  }

  get turnNumber(): number {
    return this.now.turns;
  }
  get activeSeat(): Seat {
    return this.running(turn)?.player ?? 0;
  }
  protected override settle(): boolean {
    return false;
  }
  ownerOf(card: Card): Seat {
    return card > EACH ? 1 : 0;
  }
  /** A fighter's definition is its strength, and its name. */
  nameOfDefinition(strength: number): string {
    return String(strength);
  }
  idOfDefinition(strength: number): string {
    return String(strength);
  }
  protected wrongMoment(): Paragraph {
    return "2";
  }
  view(seat: Seat) {
    return { seat, where: this.where(), turn: this.turnNumber, active: this.activeSeat, facts: [[], []], rows: [] } as const;
  }
  blank(): this {
    return new Skirmish() as this;
  }

  field(seat: Seat) {
    return this.zones.each(fieldOf(seat));
  }
  set(seat: Seat, life: number, strengths: readonly number[]): void {
    put(this.life, seat, life);
    strengths.forEach((strength, at) => {
      const fighter = (1 + seat * EACH + at) as Card;
      this.define(fighter, strength);
      this.relocate(fighter, fieldOf(seat));
    });
  }
  start(seat: Seat): void {
    this.begin(turn).player = seat;
    this.run();
  }
  refresh(): void {
    this.now.turns++;
    for (const seat of [0, 1] as const) for (const fighter of this.field(seat)) put(this.rested, fighter, 0);
  }
  attack(fighter: Card): void {
    put(this.rested, fighter, 1);
    this.begin(fight).attacker = fighter;
  }
  strike(attacker: Card, blocker: Card): void {
    if (blocker === Card.none) {
      const foe = otherSeat(this.ownerOf(attacker));
      put(this.life, foe, this.life[foe] - 1);
      if (this.life[foe] > 0) return;
      this.lose(foe);
      this.finish();
      return;
    }
    const difference = this.definition[attacker] - this.definition[blocker];
    if (difference <= 0) this.relocate(attacker, FALLEN);
    if (difference >= 0) this.relocate(blocker, FALLEN);
  }
}

function worth(match: Skirmish, seat: Seat): number {
  let sum = match.life[seat];
  for (const fighter of match.field(seat)) sum += match.definition[fighter];
  return sum;
}

/** Only what a player asks of a game; the toy has no cards, no decks and no scenarios. */
export const skirmish = {
  evaluate: (match, seat) => Math.tanh((worth(match, seat) - worth(match, otherSeat(seat))) / 20),
  reflex: (match) => match.options().count - 1,
} satisfies Pick<Game<Skirmish>, "evaluate" | "reflex">;

/** Two sides, each with its life and the strengths of its fighters; the first to move is asked. */
export function clash(one: { life: number; fighters: number[] }, other: { life: number; fighters: number[] }): Skirmish {
  const match = new Skirmish();
  match.set(0, one.life, one.fighters);
  match.set(1, other.life, other.fighters);
  match.start(0);
  return match;
}
