/** The state of one match: what lies where and how, in named columns, and how it is read. */
import {
  type AnyProcedure,
  BOTH,
  Card,
  Match,
  NOBODY,
  otherSeat,
  type Reading,
  type Row,
  Rows,
  type Rulebook,
  recordIn,
  SEATS,
  type Seat,
  type Seats,
  seatName,
  type Zone,
} from "@duelex/kernel";
import type { CardSet, Definition } from "./cards.ts";
import { Block, Cause, type Colour, Columns, Facing, Kind, PHRASES, Place, Places, Sides, State, TIMINGS, Timing, Verb } from "./names.ts";
import type { Paragraph } from "./rulebook.ts";
import { SENTENCES } from "./sentences.ts";
import type { Ability, Filter } from "./vocabulary/ability.ts";

/** BOS-D1: 24 cards a player, and nothing else ever lies on the table. */
enum Cards {
  each = 24,
}
export const CARDS_EACH: number = Cards.each;
export const CARDS = 2 * CARDS_EACH;
/** A player as a target: numbers after the cards, so that a target is one number. */
export const playerTarget = (seat: Seat): Card => CARDS + 1 + seat;
export const isPlayer = (target: Card): boolean => target > CARDS;
export const seatOfTarget = (target: Card): Seat => (target - CARDS - 1) as Seat;

/** Seen by both players alike. BOS-Z4 */
export const COLUMNS = [0, 1, 2] as const;
/** A spot of one player: three for each seat. */
export enum Spot {
  first = 0,
}
export const SPOTS = 6;
export const spot = (seat: Seat, column: number): Spot => seat * 3 + column;

/** How many places for fighters there are. */
export const FIGHTERS = SPOTS + 2;

/** What is in no column: a boss (BOS-Z7), and whatever is not on the battlefield. */
export const NO_COLUMN = 3;
/** Numbers of life, vim and strength end here; no match comes near. BOS-H9 */
export const MOST = 30_000;
/** How often BOS-B4 is gone through at most. BOS-B4.loopGuard */
export const PASSES = 64;

/** The last own turn without decay, in the book. BOS-T1c */
const LAST_WITHOUT_DECAY = 10;

export enum Passing {
  paid,
  uses,
}
const NOW = { turn: 0, active: 0 as Seat, first: 0 as Seat, batch: 0, anyDown: 0, freeUses: 0, battleMarks: 0 };
const now = recordIn(NOW);
const BATTLE = {
  state: State.none,
  attacker: Card.none,
  target: Card.none,
  /** Which pass of BOS-B4 runs, from 1. */
  pass: 0,
  /** Strengths at the start of the pass. */
  attackerStrength: 0,
  targetStrength: 0,
  /** A strength has changed: another pass. */
  repeat: 0,
  /** A battler has been defeated by an ability: what waits in the running state lapses. */
  broken: 0,
  block: Block.open,
  missed: 0,
  /** Dealt, by the last pass. */
  toTarget: 0,
  toAttacker: 0,
  /** Taken in BOS-B6. */
  takenByTarget: 0,
  takenByAttacker: 0,
};
const battle = recordIn(BATTLE);

/** What a designer tries; all zero is the book. BOS-H21 */
const TRIED = { decayLater: 0, attackLater: 0 };
const tried = recordIn(TRIED);

export abstract class BosState extends Match {
  readonly rulebook: Rulebook;
  readonly concession: Paragraph = "BOS-V4";
  readonly phrases = PHRASES;
  readonly sentences = SENTENCES;
  protected readonly now = now(this.memory);
  /** The battle in progress; at most one (BOS-K7). All zero when there is none. */
  readonly battle = battle(this.memory);
  readonly life: Reading<Seat> = this.memory.column(2);
  readonly vim: Reading<Seat> = this.memory.column(2);
  readonly turnsStarted: Reading<Seat> = this.memory.column(2);
  /** The colours of a player's cards, as bits. BOS-D3, BOS-H13 */
  readonly colours: Reading<Seat, Colour> = this.memory.column(2);
  protected readonly wizardAt: Reading<Spot, Card> = this.memory.column(6);
  protected readonly summonAt: Reading<Spot, Card> = this.memory.column(6);
  readonly facing: Reading<Card, Facing> = this.memory.column(CARDS + 1);
  readonly strength: Reading<Card> = this.memory.column(CARDS + 1);
  /** Its column, or `NO_COLUMN`. */
  readonly columnOf: Reading<Card> = this.memory.column(CARDS + 1);
  /** For an enchantment, the card under which it lies. BOS-P6 */
  readonly host: Reading<Card, Card> = this.memory.column(CARDS + 1);
  /** The batch of defeats to which a card belongs; 0 if it is not defeated. It lies there until it is moved. */
  readonly defeatedIn: Reading<Card> = this.memory.column(CARDS + 1);
  /** To be defeated when the running ability is complete, whatever its strength. 16.4 `defeat` */
  readonly doomed: Reading<Card, 0 | 1> = this.memory.column(CARDS + 1);
  /** Which card brought it to 0 (none for spells), and how. BOS-R26 */
  readonly downedBy: Reading<Card, Card> = this.memory.column(CARDS + 1);
  readonly downedHow: Reading<Card, Cause> = this.memory.column(CARDS + 1);
  /** In this battle: it may block from any column; the damage to it is set (amount + 1). */
  readonly mayBlockFromAfar: Reading<Card, 0 | 1> = this.memory.column(CARDS + 1);
  readonly setDamage: Reading<Card> = this.memory.column(CARDS + 1);
  /** A bit for each ability of the main phase used this turn, of those that are free (BOS-A7) or mandatory (BOS-H15). */
  protected readonly usedThisTurn: Reading<Card> = this.memory.column(CARDS + 1);
  /** How many face-up cards and enchantments have an ability with this timing: what nobody watches costs one look. */
  readonly watchers: Reading<Timing> = this.memory.column(TIMINGS);

  /** Abilities whose condition has been met and that wait to be picked. BOS-A9a. Nested windows stand on each other. */
  readonly entries = new Rows(this.memory, "abilities that wait", 64, {
    ability: 0,
    source: Card.none,
    subject: Card.none,
    other: Card.none,
    /** In a window of would-conditions: had its turn in this pass. */
    done: 0,
  });
  /** What has happened in the windows that are open, for spells with a condition. BOS-A9c */
  readonly occurrences = new Rows(this.memory, "occurrences", 48, {
    timing: 0 as Timing,
    subject: Card.none,
    other: Card.none,
    seat: 0 as Seat,
    how: Cause.none,
    inBattle: 0,
  });
  /** Damage about to be dealt: of the battle first, of abilities inside abilities on top. BOS-B4.b, BOS-N8.1 */
  readonly damages = new Rows(this.memory, "targets of damage", 32, { target: Card.none, amount: 0, reduced: 0 });
  /** Who has taken damage from the abilities that are being carried out. BOS-N8.4 */
  readonly hurt = new Rows(this.memory, "cards hurt", 48, { card: Card.none });

  protected readonly tried = tried(this.memory);

  /** What is of use within one action only, and so no part of the position that it leaves: copied, not hashed. */
  protected readonly passing: Record<Passing, number> = this.memory.derived(2);

  /** Which definitions have been offered in this enumeration; scratch, not part of the state. */
  private readonly definitions: readonly Definition[];
  private readonly offeredIn: Int32Array;
  private enumeration = 0;

  // What is asked most is asked without a detour, in so few words that the optimiser puts it wherever it is asked.
  private readonly firsts = this.zones.first;
  private readonly sizes = this.zones.size;

  constructor(
    readonly set: CardSet,
    procedures: readonly AnyProcedure<never>[],
  ) {
    super({ cards: CARDS, eyes: EYES, words: 2160, frames: 480 }, procedures);
    this.rulebook = set.rulebook;
    this.definitions = set.definitions;
    this.offeredIn = new Int32Array(set.definitions.length);
  }

  // ---- what the kernel asks ----

  ownerOf(card: Card): Seat {
    return card > Cards.each ? 1 : 0;
  }
  nameOfDefinition(definition: number): string {
    return this.set.definitions[definition]?.name ?? "nothing";
  }
  idOfDefinition(definition: number): string {
    return this.set.definitions[definition]?.id ?? "";
  }
  get turnNumber(): number {
    return this.now.turn;
  }
  get activeSeat(): Seat {
    return this.now.active;
  }
  get firstSeat(): Seat {
    return this.now.first;
  }
  get cardsFingerprint(): string {
    return this.set.fingerprint;
  }

  /** From the turn after this one of a player on, life and vim decay. BOS-T1c */
  get lastWithoutDecay(): number {
    return LAST_WITHOUT_DECAY + this.tried.decayLater;
  }
  /** In which turn of the match the decay begins for a player. BOS-T1c, BOS-H21 */
  firstDecay(seat: Seat): number {
    return 2 * (this.lastWithoutDecay + 1) - (seat === this.now.first ? 1 : 0);
  }
  /** Is this the very first turn, and played without attacks? BOS-H21 */
  get attacksComeLater(): boolean {
    return this.tried.attackLater === 1 && this.now.turn <= 1;
  }

  /** Wizards and bosses lie in the open, but face-down they show nothing. BOS-Z9 */
  override eyes(card: Card): Seats {
    const place = this.placeOf(card);
    if ((place === Place.wizards || place === Place.boss) && this.facing[card] === Facing.faceDown) return 1 << this.ownerOf(card);
    return super.eyes(card);
  }

  protected override readonly everywhere = {
    "do not use it": "nothing is paid, and nothing happens",
    "end the turn": "what may happen at the end of the turn does; then it is the other player's",
  };

  protected override argument(verb: number, argument: number): string {
    if (verb === Verb.attackPlayer || verb === Verb.choosePlayer) return `P${argument + 1}`;
    if (verb !== Verb.next || argument >= this.entries.count) return String(argument);
    return this.waitingName(argument as Row);
  }
  /** An ability that waits, by its card; which one and what it is about where there are several. */
  private waitingName(row: Row): string {
    const { ability, source, subject, other } = this.entries.column;
    const { clause, timing } = this.set.abilities[ability[row]]!;
    const card = source[row];
    const which = this.printed(card).abilities.length > 1 ? `, ability ${clause}` : "";
    const isMet = (nth: number) => ability[nth as Row] === ability[row] && source[nth as Row] === card;
    const once = Array.from({ length: this.entries.count }, (_, nth) => nth).filter(isMet).length === 1;
    return `${this.cardName(card)}${which}${once ? "" : ` about ${this.cardName(timing === Timing.defeats ? other[row] : subject[row])}`}`;
  }

  // ---- reading ----

  get active(): Seat {
    return this.now.active;
  }
  printed(card: Card): Definition {
    return this.definitions[this.definition[card]]!;
  }
  place(seat: Seat, place: Place): Zone {
    return 1 + seat * Places.each + place;
  }
  placeOf(card: Card): Place {
    return (this.zones.zoneOf[card] - 1) & (Places.each - 1); // there are eight of them
  }
  cards(seat: Seat, place: Place) {
    return this.zones.each(this.place(seat, place));
  }
  /** The first card of a place; the others follow by `zones.next`. */
  firstOf(seat: Seat, place: Place): Card {
    return this.firsts[(1 + seat * Places.each + place) as Zone];
  }
  count(seat: Seat, place: Place): number {
    return this.sizes[(1 + seat * Places.each + place) as Zone];
  }
  /** Nothing in the vocabulary changes control: the controller of a card is its owner, of an enchantment its caster. BOS-A14 */
  controllerOf(card: Card): Seat {
    return this.ownerOf(card);
  }
  /** What the players of this card are called where its text is told: who uses it, and the other. */
  calledBy(card: Card): { readonly own: string; readonly other: string } {
    const seat = this.controllerOf(card);
    return { own: seatName(seat), other: seatName(otherSeat(seat)) };
  }
  wizard(seat: Seat, column: number): Card {
    return this.wizardAt[spot(seat, column)];
  }
  summon(seat: Seat, column: number): Card {
    return this.summonAt[spot(seat, column)];
  }
  /** Everything that can fight, one after the other: the six summon spots, the two boss spots; no card where there is none. */
  fighter(nth: number): Card {
    return nth < SPOTS ? this.summonAt[nth as Spot] : this.boss((nth - SPOTS) as Seat);
  }
  /** The boss on its spot, face-up or not. */
  boss(seat: Seat): Card {
    return this.zones.first[this.place(seat, Place.boss)];
  }
  faceUpBoss(seat: Seat): Card {
    const boss = this.boss(seat);
    return boss !== Card.none && this.facing[boss] !== Facing.faceDown ? boss : Card.none;
  }
  hasSummons(seat: Seat): boolean {
    return this.count(seat, Place.summons) > 0;
  }
  isFaceUp(card: Card): boolean {
    return this.facing[card] !== Facing.faceDown;
  }
  /** Summons and face-up bosses: what fights. BOS-X3 */
  isFighting(card: Card): boolean {
    const place = this.placeOf(card);
    return place === Place.summons || (place === Place.boss && this.isFaceUp(card));
  }
  onBattlefield(card: Card): boolean {
    const place = this.placeOf(card);
    return place === Place.summons || place === Place.wizards || place === Place.boss;
  }
  /** BOS-P8: an enchantment works while its card is face-up. */
  isWorking(source: Card): boolean {
    const host = this.host[source];
    if (host !== Card.none) return this.isFaceUp(host);
    return this.onBattlefield(source) && this.isFaceUp(source);
  }
  /** 16.4 `cannot`: an enchantment that works forbids it. */
  cannotAct(card: Card): boolean {
    return this.watchers[Timing.static] > 0 && this.isForbiddenToAct(card);
  }
  private isForbiddenToAct(card: Card): boolean {
    for (const seat of SEATS) {
      for (const enchantment of this.cards(seat, Place.underneath)) {
        if (this.host[enchantment] === card && this.isWorking(enchantment) && this.printed(enchantment).forbidsActing) return true;
      }
    }
    return false;
  }
  /** The paragraph that keeps a card from acting, or null. BOS-C6 */
  mayAct(card: Card): Paragraph | null {
    if (this.facing[card] === Facing.faceDown) return "BOS-C5";
    if (this.facing[card] === Facing.acted) return "BOS-C4";
    return this.cannotAct(card) ? "BOS-A1" : null;
  }

  /** Is this what the text asks for? `you` and `self` are the ability's. 16.3 */
  fits(card: Card, filter: Filter, you: Seat, self: Card): boolean {
    if (isPlayer(card)) return (filter.kinds & Kind.player) !== 0 && (filter.sides & sideOf(seatOfTarget(card), you)) !== 0;
    const { kind } = this.printed(card);
    return (
      (filter.kinds & kind) !== 0 &&
      (filter.sides & sideOf(this.controllerOf(card), you)) !== 0 &&
      (filter.facing === null || this.facing[card] === filter.facing) &&
      !(filter.notSelf && card === self) &&
      (!filter.sameColumn || (this.columnOf[card] === this.columnOf[self] && this.columnOf[card] !== NO_COLUMN)) &&
      (kind !== Kind.boss || filter.pile !== null || this.isFaceUp(card)) // BOS-X8
    );
  }

  /** Everything that fits, the ability's own side first unless another is said: cards column by column, the boss, the player. */
  find(filter: Filter, you: Seat, self: Card, first = you): Card[] {
    const found: Card[] = [];
    if ((filter.sides & sideOf(first, you)) !== 0) this.findOn(first, filter, you, self, found);
    if ((filter.sides & sideOf(otherSeat(first), you)) !== 0) this.findOn(otherSeat(first), filter, you, self, found);
    return found;
  }
  /** Is there anything that fits? */
  isThere(filter: Filter, you: Seat, self: Card): boolean {
    return (
      ((filter.sides & Sides.own) !== 0 && this.isThereOn(you, filter, you, self)) ||
      ((filter.sides & Sides.opponent) !== 0 && this.isThereOn(otherSeat(you), filter, you, self))
    );
  }
  private isThereOn(seat: Seat, filter: Filter, you: Seat, self: Card): boolean {
    if ((filter.kinds & Kind.player) !== 0) return true;
    if (filter.pile !== null) {
      for (const card of this.cards(seat, filter.pile)) if (this.fits(card, filter, you, self)) return true;
      return false;
    }
    for (let column = Columns.first; column <= Columns.last; column++) {
      const card = this.summon(seat, column);
      if (card !== Card.none && this.fits(card, filter, you, self)) return true;
    }
    const boss = this.boss(seat);
    return boss !== Card.none && this.fits(boss, filter, you, self);
  }
  private findOn(seat: Seat, filter: Filter, you: Seat, self: Card, found: Card[]): void {
    if (filter.pile !== null) {
      for (const card of this.cards(seat, filter.pile)) if (this.fits(card, filter, you, self)) found.push(card);
      return;
    }
    for (let column = Columns.first; column <= Columns.last; column++) {
      const card = this.summon(seat, column);
      if (card !== Card.none && this.fits(card, filter, you, self)) found.push(card);
    }
    const boss = this.boss(seat);
    if (boss !== Card.none && this.fits(boss, filter, you, self)) found.push(boss);
    if ((filter.kinds & Kind.player) !== 0) found.push(playerTarget(seat));
  }

  /** Has something come to 0 strength, or been doomed, that nobody has looked at yet? */
  get anyDown(): boolean {
    return this.now.anyDown === 1;
  }
  hasUsed(card: Card, ability: Ability): boolean {
    return (this.usedThisTurn[card] & (1 << ability.clause)) !== 0;
  }
  /** What a line of damage deals as things stand: reductions, then a set amount (the battle's only). BOS-B4.reductions */
  dealtBy(row: Row, inBattle: boolean): number {
    const { target, amount, reduced } = this.damages.column;
    const fixed = inBattle && !isPlayer(target[row]) ? this.setDamage[target[row]] : 0;
    return fixed > 0 ? fixed - 1 : Math.max(0, amount[row] - reduced[row]);
  }

  /** Does anybody care what would happen? If not, BOS-B4.window and BOS-N8.2 have nothing to do. */
  wouldMatter(inBattle: boolean): boolean {
    const { watchers } = this;
    return (
      (inBattle && (watchers[Timing.wouldLoseBattle] > 0 || this.spellsMayReact(Timing.wouldLoseBattle))) ||
      watchers[Timing.wouldTakeDamage] > 0 ||
      watchers[Timing.wouldBeDefeated] > 0 ||
      this.spellsMayReact(Timing.wouldTakeDamage) ||
      this.spellsMayReact(Timing.wouldBeDefeated)
    );
  }
  /** Could anybody's spellbook hold, for all the other knows, a spell that waits for this? */
  protected spellsMayReact(timing: Timing): boolean {
    return (this.set.anyConditions & (1 << timing)) !== 0 && (this.mayHold(0, timing) || this.mayHold(1, timing));
  }
  /** BOS-T1a: could a card of these colours, for all that is public, react to a card's becoming ready? */
  get mayReactToReadying(): boolean {
    return this.set.reactToReadying !== 0 && (this.set.reactToReadying & (this.colours[0] | this.colours[1])) !== 0;
  }
  private mayHold(seat: Seat, timing: Timing): boolean {
    return (this.set.conditions[this.colours[seat]]! & (1 << timing)) !== 0 && this.count(seat, Place.spellbook) > 0;
  }

  // ---- enumerations: copies of a name are one choice ----

  newEnumeration(): void {
    this.enumeration++;
  }
  /** BOS-H2: has a copy of this card been offered in this enumeration already? */
  isAnotherCopy(card: Card): boolean {
    const definition = this.definition[card];
    if (this.offeredIn[definition] === this.enumeration) return true;
    this.offeredIn[definition] = this.enumeration;
    return false;
  }
}

const sideOf = (seat: Seat, you: Seat): Sides => (seat === you ? Sides.own : Sides.opponent);

/** Who sees the cards in each zone, by place; face-down wizards and bosses are `eyes`' affair. BOS-Z2, BOS-Z3 */
const EYES: readonly Seats[] = [
  NOBODY,
  ...SEATS.flatMap((seat) => {
    const eyes: Record<Place, Seats> = {
      [Place.castle]: 1 << seat,
      [Place.spellbook]: 1 << seat,
      [Place.graveyard]: BOTH,
      [Place.wizards]: BOTH,
      [Place.summons]: BOTH,
      [Place.boss]: BOTH,
      [Place.underneath]: BOTH,
      [Place.stage]: BOTH,
    };
    return Array.from({ length: Places.each }, (_, place) => eyes[place as Place]);
  }),
];
