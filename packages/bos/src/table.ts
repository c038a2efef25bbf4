/** The table of one match: what lies where and how (columns), and the only ways to change it (atoms). */
import {
  type AnyProcedure,
  BOTH,
  Card,
  Match,
  NOBODY,
  otherSeat,
  put,
  type Reading,
  type Row,
  Rows,
  recordOf,
  SEATS,
  type Seat,
  type Seats,
  type Zone,
} from "@duelex/kernel";
import type { CardSet, Definition } from "./cards.ts";
import { Block, Cause, type Colour, Facing, Kind, PHRASES, PLACES, Place, Sides, State, TIMINGS, Timing, Type, Verb } from "./names.ts";
import { type Paragraph, rulebook } from "./rulebook.ts";
import { SENTENCES } from "./sentences.ts";
import { type Ability, causeBit, type Filter } from "./vocabulary/ability.ts";

/** BOS-D1: 24 cards a player, and nothing else ever lies on the table. */
export const CARDS_EACH = 24;
const CARDS = 2 * CARDS_EACH;
/** A player as a target: numbers after the cards, so that a target is one number. */
export const playerTarget = (seat: Seat): Card => CARDS + 1 + seat;
export const isPlayer = (target: Card): boolean => target > CARDS;
export const seatOfTarget = (target: Card): Seat => (target - CARDS - 1) as Seat;

/** Seen by both players alike. BOS-Z4 */
export const COLUMNS = [0, 1, 2] as const;
/** A spot of one player: three for each seat. */
enum Spot {
  first = 0,
}
const SPOTS = 6;
const spot = (seat: Seat, column: number): Spot => seat * 3 + column;

/** How many places for fighters there are. */
export const FIGHTERS = SPOTS + 2;

/** What is in no column: a boss (BOS-Z7), and whatever is not on the battlefield. */
export const NO_COLUMN = 3;
/** Numbers of life, vim and strength end here; no match comes near. BOS-H9 */
export const MOST = 30_000;
/** How many abilities are used, at most, because of one action (or in one pass of BOS-B4). BOS-H14 */
const MOST_USES = 100;
/** How often BOS-B4 is gone through at most. BOS-B4.loopGuard */
export const PASSES = 64;

enum Passing {
  paid,
  uses,
}
const NOW = { turn: 0, active: 0 as Seat, first: 0 as Seat, batch: 0, anyDown: 0, freeUses: 0, battleMarks: 0 };
const Now = recordOf(NOW);
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
const Battle = recordOf(BATTLE);

export abstract class Bos extends Match {
  readonly rulebook = rulebook;
  readonly concession: Paragraph = "BOS-V4";
  readonly phrases = PHRASES;
  readonly sentences = SENTENCES;
  private readonly now = new Now(this.memory.words, this.memory.take(Object.keys(NOW).length));
  /** The battle in progress; at most one (BOS-K7). All zero when there is none. */
  readonly battle = new Battle(this.memory.words, this.memory.take(Object.keys(BATTLE).length));
  readonly life: Reading<Seat> = this.memory.column(2);
  readonly vim: Reading<Seat> = this.memory.column(2);
  readonly turnsStarted: Reading<Seat> = this.memory.column(2);
  /** The colours of a player's cards, as bits. BOS-D3, BOS-H13 */
  readonly colours: Reading<Seat, Colour> = this.memory.column(2);
  private readonly wizardAt: Reading<Spot, Card> = this.memory.column(6);
  private readonly summonAt: Reading<Spot, Card> = this.memory.column(6);
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
  private readonly usedThisTurn: Reading<Card> = this.memory.column(CARDS + 1);
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

  /** What is of use within one action only, and so no part of the position that it leaves: copied, not hashed. */
  private readonly passing: Record<Passing, number> = this.memory.derived(2);

  /** Which definitions have been offered in this enumeration; scratch, not part of the state. */
  private readonly definitions: readonly Definition[];
  private readonly offeredIn: Int32Array;
  private enumeration = 0;

  constructor(
    readonly set: CardSet,
    procedures: readonly AnyProcedure<never>[],
  ) {
    super({ cards: CARDS, eyes: EYES, words: 2144, frames: 480 }, procedures);
    this.definitions = set.definitions;
    this.offeredIn = new Int32Array(set.definitions.length);
  }

  // ---- chapters that earlier ones start; the door wires them ----

  /** BOS-A9b. An ability that was picked from the collection; `row` is its line if that stays. */
  abstract useWaiting(ability: number, source: Card, subject: Card, other: Card): void;
  /** BOS-P9. A spell with a condition, about this subject. */
  abstract castFor(spell: Card, subject: Card, other: Card): void;

  // ---- what the kernel asks ----

  protected settle(): boolean {
    return false;
  }
  ownerOf(card: Card): Seat {
    return card > CARDS_EACH ? 1 : 0;
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

  /** Wizards and bosses lie in the open, but face-down they show nothing. BOS-Z9 */
  override eyes(card: Card): Seats {
    const place = this.placeOf(card);
    if ((place === Place.wizards || place === Place.boss) && this.facing[card] === Facing.faceDown) return 1 << this.ownerOf(card);
    return super.eyes(card);
  }

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
    return 1 + seat * PLACES + place;
  }
  placeOf(card: Card): Place {
    return (this.zones.zoneOf[card] - 1) & (PLACES - 1); // there are eight of them
  }
  cards(seat: Seat, place: Place) {
    return this.zones.each(this.place(seat, place));
  }
  count(seat: Seat, place: Place): number {
    return this.zones.size[this.place(seat, place)];
  }
  /** Nothing in the vocabulary changes control: the controller of a card is its owner, of an enchantment its caster. BOS-A14 */
  controllerOf(card: Card): Seat {
    return this.ownerOf(card);
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

  /** Everything that fits, the ability's own side first: cards column by column, the boss, the player. */
  find(filter: Filter, you: Seat, self: Card): Card[] {
    const found: Card[] = [];
    if ((filter.sides & Sides.own) !== 0) this.findOn(you, filter, you, self, found);
    if ((filter.sides & Sides.opponent) !== 0) this.findOn(otherSeat(you), filter, you, self, found);
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
    for (const column of COLUMNS) {
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
    for (const column of COLUMNS) {
      const card = this.summon(seat, column);
      if (card !== Card.none && this.fits(card, filter, you, self)) found.push(card);
    }
    const boss = this.boss(seat);
    if (boss !== Card.none && this.fits(boss, filter, you, self)) found.push(boss);
    if ((filter.kinds & Kind.player) !== 0) found.push(playerTarget(seat));
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

  // ---- atoms: the only ways to change the table ----

  /** Lays a card out before the match, or in a position. */
  lay(card: Card, definition: Definition, place: Place, column = NO_COLUMN, facing = Facing.ready): void {
    this.define(card, definition.number);
    put(this.colours, this.ownerOf(card), this.colours[this.ownerOf(card)] | definition.colour);
    put(this.facing, card, place === Place.wizards || place === Place.boss || place === Place.summons ? facing : Facing.ready);
    put(this.strength, card, definition.strength);
    put(this.columnOf, card, column);
    if (place === Place.wizards && column !== NO_COLUMN) put(this.wizardAt, spot(this.ownerOf(card), column), card);
    if (place === Place.summons) put(this.summonAt, spot(this.ownerOf(card), column), card);
    this.relocate(card, this.place(this.ownerOf(card), place));
    if ((place === Place.wizards || place === Place.summons || place === Place.boss) && facing !== Facing.faceDown) this.watch(card, 1);
  }
  /** BOS-S1: a wizard goes to its column. */
  placeWizard(card: Card, column: number): void {
    put(this.wizardAt, spot(this.ownerOf(card), column), card);
    put(this.columnOf, card, column);
    this.recorder?.note("place", card, column, "BOS-S1");
  }
  setUp(seat: Seat, life: number, vim: number): void {
    put(this.life, seat, life);
    put(this.vim, seat, vim);
  }
  setFirst(seat: Seat): void {
    this.now.first = seat;
    this.now.active = seat;
  }
  /** For positions: turns that have been. */
  setTurns(turn: number, active: Seat, started: readonly [number, number]): void {
    this.now.turn = turn;
    this.now.active = active;
    for (const seat of SEATS) put(this.turnsStarted, seat, started[seat]);
  }
  setStrength(card: Card, strength: number): void {
    put(this.strength, card, strength);
  }
  /** Both players get to see which card it is. */
  reveal(card: Card): void {
    this.learn(card, BOTH);
  }
  /** A card is shown as it is picked. BOS-H4 */
  show(card: Card, rule: Paragraph): void {
    this.reveal(card);
    this.recorder?.note("show", card, 0, rule);
  }

  startTurn(seat: Seat): void {
    this.now.turn++;
    this.now.active = seat;
    put(this.turnsStarted, seat, this.turnsStarted[seat] + 1);
    this.recorder?.note("turn", Card.none, this.turnsStarted[seat], "BOS-T1", Card.none, seat);
  }

  /** BOS-C7. An acted card, or a wizard that lies face-down, stands up; strength is kept. */
  ready(card: Card, rule: Paragraph): void {
    if (this.facing[card] === Facing.ready) return;
    if (this.facing[card] === Facing.faceDown) this.watch(card, 1);
    put(this.facing, card, Facing.ready);
    this.learn(card, BOTH);
    this.recorder?.note("ready", card, 0, rule);
  }

  /** BOS-C6. The caller has looked whether it can. */
  turnSideways(card: Card, rule: Paragraph): void {
    put(this.facing, card, Facing.acted);
    this.recorder?.note("act", card, 0, rule);
  }

  turnFaceDown(card: Card, rule: Paragraph): void {
    if (this.facing[card] === Facing.faceDown) return;
    this.watch(card, -1);
    put(this.facing, card, Facing.faceDown);
    this.recorder?.note("faceDown", card, 0, rule);
  }

  /** BOS-W4. From the castle onto the battlefield, ready, with printed strength. */
  arrive(card: Card, column: number, rule: Paragraph): void {
    this.relocate(card, this.place(this.ownerOf(card), Place.summons));
    put(this.summonAt, spot(this.ownerOf(card), column), card);
    put(this.columnOf, card, column);
    put(this.facing, card, Facing.ready);
    put(this.strength, card, this.printed(card).strength);
    this.watch(card, 1);
    this.recorder?.note("summon", card, column, rule);
  }

  /** BOS-X2. The strength is printed, or what it had when it was turned face-down (BOS-X9). */
  turnBossUp(boss: Card): void {
    this.watch(boss, 1);
    put(this.facing, boss, Facing.ready);
    this.learn(boss, BOTH);
    this.recorder?.note("summonBoss", boss, 0, "BOS-X2");
  }

  /** A summon goes to another spot of its side, and stays there. BOS-DA7, BOS-R17 */
  moveTo(card: Card, column: number, rule: Paragraph): void {
    const seat = this.ownerOf(card);
    put(this.summonAt, spot(seat, this.columnOf[card]), Card.none);
    put(this.summonAt, spot(seat, column), card);
    put(this.columnOf, card, column);
    this.recorder?.note("move", card, column, rule);
  }

  /** BOS-C9. A card leaves the battlefield: as printed again, its enchantments to their casters' graveyards. */
  leave(card: Card, to: Place.graveyard | Place.castle, rule: Paragraph): void {
    const seat = this.ownerOf(card);
    if (this.placeOf(card) === Place.summons) put(this.summonAt, spot(seat, this.columnOf[card]), Card.none);
    if (this.placeOf(card) === Place.wizards) put(this.wizardAt, spot(seat, this.columnOf[card]), Card.none);
    if (this.facing[card] !== Facing.faceDown) this.watch(card, -1);
    put(this.facing, card, Facing.ready);
    put(this.strength, card, this.printed(card).strength);
    put(this.columnOf, card, NO_COLUMN);
    put(this.defeatedIn, card, 0);
    put(this.doomed, card, 0);
    put(this.downedBy, card, Card.none);
    put(this.downedHow, card, Cause.none);
    put(this.mayBlockFromAfar, card, 0);
    put(this.setDamage, card, 0);
    put(this.usedThisTurn, card, 0);
    this.toPile(card, to, rule);
    for (const caster of SEATS) {
      for (const enchantment of this.cards(caster, Place.underneath))
        if (this.host[enchantment] === card) this.dropEnchantment(enchantment);
    }
  }
  private dropEnchantment(enchantment: Card): void {
    put(this.host, enchantment, Card.none);
    put(this.usedThisTurn, enchantment, 0);
    this.watchGrants(enchantment, -1);
    this.toPile(enchantment, Place.graveyard, "BOS-P7");
  }

  /** To a pile of its owner's. What both have seen goes in front: of two copies, the known one leaves first (BOS-H5). */
  toPile(card: Card, to: Place.graveyard | Place.castle, rule: Paragraph): void {
    const zone = this.place(this.ownerOf(card), to);
    const seen = this.shown(card);
    this.relocate(card, zone, to === Place.castle && this.known[card] === BOTH ? this.zones.first[zone] : Card.none);
    this.recorder?.note(to === Place.castle ? "castle" : "graveyard", card, 0, rule, Card.none, undefined, seen);
  }

  /** BOS-P5. A spell leaves the spellbook when it is paid. */
  takeFromSpellbook(spell: Card): void {
    this.relocate(spell, this.place(this.ownerOf(spell), Place.stage));
    this.recorder?.note("cast", spell, 0, "BOS-P1");
  }

  /** BOS-P6. */
  enchant(spell: Card, card: Card): void {
    this.relocate(spell, this.place(this.ownerOf(spell), Place.underneath));
    put(this.host, spell, card);
    this.watchGrants(spell, 1);
    this.recorder?.note("enchant", spell, 0, "BOS-P6", card);
  }

  payVim(seat: Seat, amount: number, rule: Paragraph): void {
    if (amount === 0) return;
    put(this.vim, seat, this.vim[seat] - amount);
    this.recorder?.note("pay", Card.none, amount, rule, Card.none, seat);
  }
  setVim(seat: Seat, vim: number, what: "double" | "decayVim" | "gainVim", rule: Paragraph): void {
    const now = Math.min(vim, MOST);
    if (now === this.vim[seat]) return;
    put(this.vim, seat, now);
    this.recorder?.note(what, Card.none, now, rule, Card.none, seat);
  }
  gainLife(seat: Seat, amount: number, rule: Paragraph): void {
    if (amount === 0) return;
    put(this.life, seat, Math.min(this.life[seat] + amount, MOST));
    this.recorder?.note("gainLife", Card.none, amount, rule, Card.none, seat);
  }
  /** BOS-N4. Loss, not damage. */
  loseLife(seat: Seat, amount: number, rule: Paragraph): void {
    const lost = Math.min(amount, this.life[seat]);
    if (lost === 0) return;
    put(this.life, seat, this.life[seat] - lost);
    this.recorder?.note("loseLife", Card.none, lost, rule, Card.none, seat);
    this.judge();
  }
  /** BOS-V1, BOS-V2. Life is looked at after each change; what changes together is looked at together. */
  judge(): void {
    if (this.life[0] > 0 && this.life[1] > 0) return;
    const rule = this.life[0] === 0 && this.life[1] === 0 ? "BOS-V2" : "BOS-V1";
    for (const seat of SEATS) {
      if (this.life[seat] > 0) continue;
      this.lose(seat);
      this.recorder?.note("lose", Card.none, 0, rule, Card.none, seat);
    }
    this.finish();
  }

  gainStrength(card: Card, amount: number, rule: Paragraph): void {
    if (amount === 0) return;
    put(this.strength, card, Math.min(this.strength[card] + amount, MOST));
    if (this.downedHow[card] !== Cause.none && this.defeatedIn[card] === 0 && this.doomed[card] === 0) this.getUp(card);
    this.recorder?.note("gainStrength", card, amount, rule);
  }

  /** BOS-N9: raised above 0 before its defeat, it is not defeated, and nobody has brought it down. */
  private getUp(card: Card): void {
    put(this.downedBy, card, Card.none);
    put(this.downedHow, card, Cause.none);
  }

  /** BOS-N3. Strength or life goes down by what is taken; several are taken before anybody looks (`judge`). */
  takeDamage(target: Card, taken: number, source: Card, how: Cause, rule: Paragraph): void {
    if (isPlayer(target)) {
      const seat = seatOfTarget(target);
      put(this.life, seat, this.life[seat] - taken);
      this.recorder?.note("playerTakes", Card.none, taken, rule, source, seat);
      return;
    }
    put(this.strength, target, this.strength[target] - taken);
    this.recorder?.note("take", target, taken, rule, source);
    if (this.strength[target] === 0) this.down(target, source, how);
  }
  /** Remembers what brings a card down. Of a spell, only that it was an ability. 16.2 `event.defeater` */
  down(card: Card, source: Card, how: Cause): void {
    if (this.defeatedIn[card] !== 0) return; // it has been, and by what is settled: BOS-B7.final
    this.now.anyDown = 1;
    put(this.downedBy, card, source !== Card.none && this.printed(source).type !== Type.spell ? source : Card.none);
    put(this.downedHow, card, how);
  }
  doom(card: Card, source: Card): void {
    put(this.doomed, card, 1);
    this.down(card, source, Cause.ability);
  }
  /** The card is defeated: it lies there until its batch is moved. */
  defeat(card: Card, batch: number, rule: Paragraph): void {
    put(this.defeatedIn, card, batch);
    put(this.doomed, card, 0);
    this.recorder?.note("defeat", card, 0, rule, this.downedBy[card]);
  }
  /** Has something come to 0 strength, or been doomed, that nobody has looked at yet? */
  get anyDown(): boolean {
    return this.now.anyDown === 1;
  }
  allLookedAt(): void {
    this.now.anyDown = 0;
  }
  openBatch(): number {
    return ++this.now.batch;
  }
  closeBatch(): void {
    this.now.batch--;
  }

  letBlock(card: Card): void {
    put(this.mayBlockFromAfar, card, 1);
    this.now.battleMarks = 1;
    this.recorder?.note("mayBlock", card, 0, "BOS-16.4");
  }
  fixDamage(card: Card, amount: number): void {
    put(this.setDamage, card, amount + 1);
    this.now.battleMarks = 1;
    this.recorder?.note("setDamage", card, amount, "BOS-B4.reductions");
  }
  /** What was said for one battle ends with it. */
  endBattle(): void {
    const battle = this.battle;
    if (this.now.battleMarks === 1) this.forgetBattleMarks();
    battle.state = State.none;
    battle.attacker = battle.target = Card.none;
    battle.pass = battle.attackerStrength = battle.targetStrength = 0;
    battle.repeat = battle.broken = battle.missed = 0;
    battle.block = Block.open;
    battle.toTarget = battle.toAttacker = battle.takenByTarget = battle.takenByAttacker = 0;
  }
  private forgetBattleMarks(): void {
    this.now.battleMarks = 0;
    for (let card = Card.first as Card; card <= CARDS; card++) {
      put(this.mayBlockFromAfar, card, 0);
      put(this.setDamage, card, 0);
    }
  }

  hasUsed(card: Card, ability: Ability): boolean {
    return (this.usedThisTurn[card] & (1 << ability.clause)) !== 0;
  }
  use(card: Card, ability: Ability): void {
    put(this.usedThisTurn, card, this.usedThisTurn[card] | (1 << ability.clause));
    this.now.freeUses = 1;
  }
  endTurn(): void {
    if (this.now.freeUses === 0) return;
    this.now.freeUses = 0;
    for (let card = Card.first as Card; card <= CARDS; card++) if (this.usedThisTurn[card] !== 0) put(this.usedThisTurn, card, 0);
  }
  /** An action of a phase begins, or a pass of BOS-B4, which has a guard of its own: what comes of it is counted from here. BOS-H14 */
  countUsesAnew(): void {
    this.passing[Passing.uses] = 0;
  }
  /** Counts an ability that is used because its condition was met; false when there have been so many that it must be a circle. BOS-H14 */
  countUse(): boolean {
    return ++this.passing[Passing.uses] <= MOST_USES;
  }
  /** A cost has been paid for the ability in use: in a window of would-conditions it may be met again. */
  get paid(): boolean {
    return this.passing[Passing.paid] === 1;
  }
  set paid(paid: boolean) {
    this.passing[Passing.paid] = paid ? 1 : 0;
  }

  private watch(card: Card, by: 1 | -1): void {
    for (const ability of this.printed(card).abilities) put(this.watchers, ability.timing, this.watchers[ability.timing] + by);
  }
  private watchGrants(enchantment: Card, by: 1 | -1): void {
    for (const grant of this.printed(enchantment).grants) put(this.watchers, grant.timing, this.watchers[grant.timing] + by);
  }

  // ---- occurrences: what happens, and whose condition it meets ----

  /**
   * BOS-A9a. Something has happened: every ability of a face-up card whose condition it meets joins the collection, and it
   * is written down for spells. `other` is the second card of the event; `seat` the caster, or the player attacked.
   */
  occurs(timing: Timing, subject: Card, other: Card = Card.none, how: Cause = Cause.none, inBattle: 0 | 1 = 0, seat: Seat = 0): void {
    this.collect(timing, subject, other, seat, how, inBattle, -1);
    if (this.spellsMayReact(timing)) this.writeDown(timing, subject, other, seat, how, inBattle);
  }

  /** BOS-B4.window. The same for what would happen: what has an entry from these lines on does not join again. */
  wouldOccur(timing: Timing, subject: Card, other: Card, inBattle: 0 | 1, entriesFrom: number, occurrencesFrom: number): void {
    const how = inBattle === 1 ? Cause.battle : Cause.ability;
    this.collect(timing, subject, other, 0, how, inBattle, entriesFrom);
    if (this.spellsMayReact(timing) && !this.isWrittenDown(timing, subject, occurrencesFrom)) {
      this.writeDown(timing, subject, other, 0, how, inBattle);
    }
  }

  private collect(timing: Timing, subject: Card, other: Card, seat: Seat, how: Cause, inBattle: 0 | 1, once: number): void {
    if (this.watchers[timing] === 0) return;
    for (let spot = Spot.first as Spot; spot < SPOTS; spot++) {
      this.look(this.wizardAt[spot], timing, subject, other, seat, how, inBattle, once);
      this.look(this.summonAt[spot], timing, subject, other, seat, how, inBattle, once);
    }
    for (const side of SEATS) {
      this.look(this.boss(side), timing, subject, other, seat, how, inBattle, once);
      if (this.count(side, Place.underneath) > 0) this.lookUnderneath(side, timing, subject, other, seat, how, inBattle, once);
    }
  }

  private lookUnderneath(
    side: Seat,
    timing: Timing,
    subject: Card,
    other: Card,
    seat: Seat,
    how: Cause,
    inBattle: 0 | 1,
    once: number,
  ): void {
    for (const enchantment of this.cards(side, Place.underneath)) {
      if (!this.isWorking(enchantment)) continue;
      for (const grant of this.printed(enchantment).grants) {
        if (grant.timing === timing && this.meets(grant, enchantment, side, subject, other, seat, how, inBattle)) {
          this.wait(grant, enchantment, subject, other, once);
        }
      }
    }
  }

  private look(source: Card, timing: Timing, subject: Card, other: Card, seat: Seat, how: Cause, inBattle: 0 | 1, once: number): void {
    if (source === Card.none) return;
    const printed = this.printed(source);
    if ((printed.timings & (1 << timing)) === 0 || this.facing[source] === Facing.faceDown) return;
    for (const ability of printed.abilities) {
      if (ability.timing === timing && this.meets(ability, source, this.controllerOf(source), subject, other, seat, how, inBattle)) {
        this.wait(ability, source, subject, other, once);
      }
    }
  }

  /** BOS-16.2 Does this occurrence meet the condition of the ability, used by `you`? */
  meets(ability: Ability, source: Card, you: Seat, subject: Card, other: Card, seat: Seat, how: Cause, inBattle: number): boolean {
    if (ability.subject === "enchanted") {
      if (this.host[source] !== subject) return false;
    } else if (ability.subject !== null) {
      if (!this.fits(subject, ability.subject, you, source)) return false;
    } else if (!ability.ofYou && !ability.defenderIsYou && subject !== source) return false; // BOS-H1
    if ((ability.ofYou || ability.defenderIsYou) && seat !== you) return false;
    if (ability.inBattle && inBattle === 0) return false;
    if (ability.by !== 0 && (ability.by & causeBit(how)) === 0) return false;
    return ability.defeated === null || (other !== Card.none && this.fits(other, ability.defeated, you, source));
  }

  private wait(ability: Ability, source: Card, subject: Card, other: Card, once: number): void {
    const { entries } = this;
    const column = entries.column;
    if (once >= 0) {
      for (let row = once; row < entries.count; row++) {
        if (column.ability[row as Row] === ability.number && column.source[row as Row] === source && column.subject[row as Row] === subject)
          return;
      }
    }
    const row = entries.append();
    column.ability[row] = ability.number;
    column.source[row] = source;
    column.subject[row] = subject;
    column.other[row] = other;
    this.recorder?.note("met", source, ability.number, "BOS-A9a", subject);
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
  private spellsMayReact(timing: Timing): boolean {
    return (this.set.anyConditions & (1 << timing)) !== 0 && (this.mayHold(0, timing) || this.mayHold(1, timing));
  }
  private mayHold(seat: Seat, timing: Timing): boolean {
    return (this.set.conditions[this.colours[seat]]! & (1 << timing)) !== 0 && this.count(seat, Place.spellbook) > 0;
  }

  private isWrittenDown(timing: Timing, subject: Card, from: number): boolean {
    const { timing: when, subject: who } = this.occurrences.column;
    for (let row = from; row < this.occurrences.count; row++) if (when[row as Row] === timing && who[row as Row] === subject) return true;
    return false;
  }

  private writeDown(timing: Timing, subject: Card, other: Card, seat: Seat, how: Cause, inBattle: 0 | 1): void {
    const row = this.occurrences.append();
    const column = this.occurrences.column;
    column.timing[row] = timing;
    column.subject[row] = subject;
    column.other[row] = other;
    column.seat[row] = seat;
    column.how[row] = how;
    column.inBattle[row] = inBattle;
  }

  /** Takes back what a window has written down, from this line on. */
  forget(rows: { readonly count: number; remove(row: Row): void }, from: number): void {
    while (rows.count > from) rows.remove((rows.count - 1) as Row);
  }

  /** Adds a target to the damage about to be dealt. */
  aim(target: Card, amount: number): void {
    const row = this.damages.append();
    this.damages.column.target[row] = target;
    this.damages.column.amount[row] = Math.min(amount, MOST);
  }
  /** 16.4 `reduceDamage`: the damage now about to be dealt to it, the innermost if there are several. */
  reduceDamage(card: Card, amount: number): void {
    const { target, reduced } = this.damages.column;
    for (let row = this.damages.count - 1; row >= 0; row--) {
      if (target[row as Row] !== card) continue;
      reduced[row as Row] = Math.min(reduced[row as Row] + amount, MOST);
      this.recorder?.note("reduce", card, amount, "BOS-B4.reductions");
      return;
    }
  }
  /** What a line of damage deals as things stand: reductions, then a set amount (the battle's only). BOS-B4.reductions */
  dealtBy(row: Row, inBattle: boolean): number {
    const { target, amount, reduced } = this.damages.column;
    const fixed = inBattle && !isPlayer(target[row]) ? this.setDamage[target[row]] : 0;
    return fixed > 0 ? fixed - 1 : Math.max(0, amount[row] - reduced[row]);
  }
  noteHurt(card: Card): void {
    const row = this.hurt.append();
    this.hurt.column.card[row] = card;
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
    return Array.from({ length: PLACES }, (_, place) => eyes[place as Place]);
  }),
];
