/** The state of one match: what lies where and how, in named columns, and how it is read. */
import {
  type AnyProcedure,
  BOTH,
  Card,
  type Clause,
  type Event,
  type Layout,
  Match,
  NOBODY,
  otherSeat,
  type Reading,
  type RecordView,
  type Row,
  Rows,
  type Rulebook,
  recordIn,
  SEATS,
  type Seat,
  type Seats,
  seatBit,
  seatName,
  wordOf,
  type Zone,
} from "@duelex/kernel";
import { type CardSet, type Definition, has } from "./cards.ts";
import { Aim, Facing, type Keyword, PHRASES, Place, Places, Position, Type } from "./names.ts";
import type { Paragraph } from "./rulebook.ts";
import { SENTENCES, sentenceOf } from "./sentences.ts";
import { type Ability, STANDINGS, type Standing } from "./vocabulary/compile.ts";

/** CO-D1: one Colossus and fifty others; the rest is room for positions that are set up by hand. */
enum Cards {
  each = 54,
}
export const CARDS_EACH: number = Cards.each;
const CARDS = 1 + 2 * CARDS_EACH;

/** CO-X6. What nobody has come near; see HOUSE-CHAIN. */
export const CHAIN = 60;

const NOW = {
  turn: 0,
  active: 0 as Seat,
  first: 0 as Seat,
  /** Something has happened that may have destroyed a follower or emptied a deck. */
  unsettled: 0,
  /** Seats whose last deck card has left (CO-V3). */
  emptied: 0,
  // Once per turn (CO-M1 to CO-M3)
  gemSet: 0,
  locusSet: 0,
  colossusUsed: 0,
};
const now = recordIn(NOW);

/** The attack in progress (10.1). Without one everything is zero. */
const ATTACK = {
  aim: Aim.nothing,
  attacker: Card.none,
  target: Card.none,
  /** Double Break's second card. */
  second: Card.none,
  blocked: 0,
  blocker: Card.none,
};
const attack = recordIn(ATTACK);

const SETTINGS = {
  /** CO-S4: the seat that starts, or more than 1: the dice say who. */
  starter: 0,
  exchangeOfFirst: 0,
  exchangeOfSecond: 0,
  capturedGemsCount: 0,
};
const settings = recordIn(SETTINGS);

/** Who sees the cards of a place, by the place's owner. CO-I1 to CO-I4; the Colossus always by both (MR 3.3); the locus goes card by card (CO-15.4). */
const eyesOf = (place: Place, seat: Seat): Seats => {
  if (place === Place.deck || place === Place.locus) return NOBODY;
  return place === Place.hand ? seatBit(seat) : BOTH;
};
const everyPlace = SEATS.flatMap((seat) => Array.from({ length: Places.each }, (_, place) => ({ seat, place: place as Place })));

/** Zone → place: none, then those of one player after those of the other. */
const PLACE_OF_ZONE = Int8Array.from({ length: 1 + 2 * Places.each }, (_, zone) => (zone - 1) % Places.each);

const LAYOUT: Layout = {
  cards: 2 * CARDS_EACH,
  eyes: [NOBODY, ...everyPlace.map(({ seat, place }) => eyesOf(place, seat))],
  mingles: [false, ...everyPlace.map(({ place }) => place === Place.hand)],
  words: 2188,
  frames: 64,
};

export abstract class ColossusOrderState extends Match {
  readonly now: RecordView<typeof NOW> = now(this.memory);
  readonly attack: RecordView<typeof ATTACK> = attack(this.memory);
  readonly settings: RecordView<typeof SETTINGS> = settings(this.memory);
  /** CO-F1, for followers. */
  readonly position: Reading<Card, Position> = this.memory.column(CARDS);
  /** CO-W6, CO-W7 */
  readonly damage: Reading<Card> = this.memory.column(CARDS);
  /** CO-A2: attacks declared in this main phase. */
  readonly attacks: Reading<Card> = this.memory.column(CARDS);
  /** CO-F4: it came into play this turn. */
  readonly arrived: Reading<Card, 0 | 1> = this.memory.column(CARDS);
  /** What is added until the end of the turn (CO-T3b): all of it ends together, so only the sums are kept. */
  readonly addedAp: Reading<Card> = this.memory.column(CARDS);
  readonly addedRp: Reading<Card> = this.memory.column(CARDS);
  /** For locus cards (CO-Z5). */
  readonly facing: Reading<Card, Facing> = this.memory.column(CARDS);
  /** CO-Z8: the locus counter. */
  readonly used: Reading<Seat> = this.memory.column(2);
  /** Colossus gems that count (CO-G2), by seat and colour. */
  protected readonly gemsOfColor: Reading<number> = this.memory.column(8);
  /** How many followers in play have a standing text of this kind: what nobody has costs one look. */
  readonly standingTexts: Reading<Standing> = this.memory.column(STANDINGS);
  /** How many of a seat's followers in play have an ignition ability. */
  readonly igniters: Reading<Seat> = this.memory.column(2);
  /** CO-X6: what has been announced and not yet resolved, the latest last: the card, its ability, what it calls self, what was chosen. */
  readonly chain = new Rows(this.memory, "announced effects", CHAIN + 4, {
    card: Card.none,
    ability: 0,
    self: Card.none,
    first: Card.none,
    second: Card.none,
    third: Card.none,
  });
  /** CO-B7: CIP and trigger abilities that wait. */
  readonly waits = new Rows(this.memory, "waiting abilities", 108, { card: Card.none, ability: 0, self: Card.none });

  // What is asked most is asked without a detour, in so few words that the optimiser puts it wherever it is asked.
  private readonly firsts = this.zones.first;
  private readonly sizes = this.zones.size;
  private readonly placeOfZone = PLACE_OF_ZONE;

  private readonly definitions: readonly Definition[];
  private readonly snaps: Uint8Array;
  override readonly rulebook: Rulebook;
  readonly concession: Paragraph = "CO-V5";
  override readonly phrases = PHRASES;
  override readonly sentences = SENTENCES;

  constructor(
    readonly set: CardSet,
    procedures: readonly AnyProcedure<never>[],
  ) {
    super(LAYOUT, procedures);
    this.rulebook = set.rulebook;
    this.definitions = set.definitions;
    this.snaps = set.snaps;
  }

  protected wordOfNow(name: keyof typeof NOW): number {
    return wordOf(this.now, NOW, name);
  }

  // ---- what the kernel asks ----

  override ownerOf(card: Card): Seat {
    return card > Cards.each ? 1 : 0;
  }
  override nameOfDefinition(definition: number): string {
    return this.set.definitions[definition]!.name;
  }
  override idOfDefinition(definition: number): string {
    return this.set.definitions[definition]!.id;
  }
  override get turnNumber(): number {
    return this.now.turn;
  }
  override get activeSeat(): Seat {
    return this.now.active;
  }
  override get firstSeat(): Seat {
    return this.now.first;
  }
  override get cardsFingerprint(): string {
    return this.set.fingerprint;
  }

  /** CO-I2: a locus card is seen when it lies face-up, and then by both. */
  override eyes(card: Card): Seats {
    return this.isInLocus(card) ? (this.facing[card] === Facing.up ? BOTH : NOBODY) : super.eyes(card);
  }
  /** CO-I2: its owner knows a face-down locus card, and is not shown it all the same. */
  override shown(card: Card): Seats {
    return this.isInLocus(card) ? this.eyes(card) : super.shown(card);
  }
  /** "resolve Tide Scholar", "resolve Tide Scholar, clause 2". */
  protected override argument(_verb: number, argument: number, seat: Seat | null): string {
    if (argument >= this.waits.count) return "nothing";
    const row = argument as Row;
    const clause = this.set.abilities[this.waits.column.ability[row]]!.clause;
    const name = this.cardName(this.waits.column.card[row], seat);
    return clause === 1 ? name : `${name}, clause ${clause}`;
  }

  override clauseText(_definition: number, ability: number): string {
    return this.set.textOf(ability);
  }
  protected override clauseInLog({ card, ability }: Clause): string {
    return this.toldOf(card, ability);
  }
  /** What an ability of this card does, with both players by name. */
  toldOf(card: Card, ability: number): string {
    const seat = this.ownerOf(card);
    return this.set.toldOf(ability, { own: seatName(seat), other: seatName(otherSeat(seat)) });
  }
  override sentenceOf(event: Event): string {
    return sentenceOf(event);
  }
  /** Twins of one side, in the order in which they lie on the field. */
  override whichOf(card: Card): string {
    if (!this.isOnField(card)) return "";
    const twins = [...this.field(this.ownerOf(card))].filter((each) => this.definition[each] === this.definition[card]);
    const at = twins.indexOf(card);
    return twins.length < 2 ? "" : `${at + 1}${["st", "nd", "rd"][at] ?? "th"} of ${twins.length}`;
  }

  // ---- reading ----

  get lastCard(): number {
    return this.cardCount;
  }
  get active(): Seat {
    return this.now.active;
  }
  get nonTurnPlayer(): Seat {
    return (1 - this.now.active) as Seat;
  }
  printed(card: Card): Definition {
    return this.definitions[this.definition[card]]!;
  }
  ability(id: number): Ability {
    return this.set.abilities[id]!;
  }
  place(seat: Seat, place: Place): Zone {
    return (1 + seat * Places.each + place) as Zone;
  }
  placeOf(card: Card): Place {
    return this.placeOfZone[this.zones.zoneOf[card]]!;
  }
  cards(seat: Seat, place: Place) {
    return this.zones.each(this.place(seat, place));
  }
  top(seat: Seat, place: Place): Card {
    return this.firsts[(1 + seat * Places.each + place) as Zone];
  }
  /** The card that lies after this one, or no card: the quick way through a place while nothing moves. */
  after(card: Card): Card {
    return this.zones.next[card];
  }
  count(seat: Seat, place: Place): number {
    return this.sizes[(1 + seat * Places.each + place) as Zone];
  }
  hand(seat: Seat) {
    return this.zones.each(this.place(seat, Place.hand));
  }
  field(seat: Seat) {
    return this.zones.each(this.place(seat, Place.field));
  }
  locus(seat: Seat) {
    return this.zones.each(this.place(seat, Place.locus));
  }
  deck(seat: Seat) {
    return this.zones.each(this.place(seat, Place.deck));
  }
  setGems(seat: Seat) {
    return this.zones.each(this.place(seat, Place.setGems));
  }
  hasSetGems(seat: Seat): boolean {
    return this.sizes[(1 + Place.setGems + seat * Places.each) as Zone] > 0;
  }
  handSize(seat: Seat): number {
    return this.sizes[(1 + Place.hand + seat * Places.each) as Zone];
  }
  /** From 1. */
  nthInHand(seat: Seat, nth: number): Card {
    return this.zones.nth(this.place(seat, Place.hand), nth - 1);
  }
  locusSize(seat: Seat): number {
    return this.sizes[(1 + Place.locus + seat * Places.each) as Zone];
  }
  /** From 1, left to right. */
  locusCard(seat: Seat, place: number): Card {
    return this.zones.nth(this.place(seat, Place.locus), place - 1);
  }
  isOnField(card: Card): boolean {
    return card !== Card.none && this.placeOf(card) === Place.field;
  }
  isInLocus(card: Card): boolean {
    return this.placeOf(card) === Place.locus;
  }
  isON(follower: Card): boolean {
    return this.position[follower] === Position.ON;
  }
  isSnap(card: Card): boolean {
    return this.snaps[this.definition[card]] === 1;
  }
  isGem(card: Card): boolean {
    return this.printed(card).type === Type.Gem;
  }
  has(card: Card, keyword: Keyword): boolean {
    return has(this.printed(card), keyword);
  }
  /** CO-L1, CO-L2: locus cards that have not been used, whatever they are and however they lie. */
  locusPoints(seat: Seat): number {
    return this.count(seat, Place.locus) - this.used[seat];
  }
  /** CO-L7: does the counter cover this card of a locus? */
  isSpent(card: Card): boolean {
    return this.zones.placeInZone(card) < this.used[this.ownerOf(card)];
  }
  /** CO-G2, CO-G3; captured gems count (CO-15.5) unless the setting says otherwise. */
  gems(seat: Seat, color: number): number {
    return this.gemsOfColor[seat * 4 + color]!;
  }
  /** CO-G2: Colossus gems of any colours. */
  allGems(seat: Seat): number {
    return this.gems(seat, 0) + this.gems(seat, 1) + this.gems(seat, 2) + this.gems(seat, 3);
  }
  /** CO-G1, CO-G3: of every colour as many as the card asks for? */
  hasGemLevel(seat: Seat, { gemLevel }: Definition): boolean {
    for (let color = 0; color < 4; color++) if (gemLevel[color]! > this.gems(seat, color)) return false;
    return true;
  }
  /** CO-W2: below 0 it deals no damage. */
  ap(follower: Card): number {
    return Math.max(0, this.printed(follower).ap + this.addedAp[follower]);
  }
  rp(follower: Card): number {
    return this.printed(follower).rp + this.addedRp[follower];
  }
  /** CO-W6 */
  remainingRp(follower: Card): number {
    return this.rp(follower) - this.damage[follower];
  }
  /** CO-V2 */
  faceDownLocus(seat: Seat): number {
    let count = 0;
    for (let card = this.top(seat, Place.locus); card !== Card.none; card = this.after(card)) if (this.facing[card] !== Facing.up) count++;
    return count;
  }
  /** CO-U1: a unique follower of this name on this player's field? */
  hasUniqueFollower(seat: Seat, { name }: Definition): boolean {
    for (let follower = this.top(seat, Place.field); follower !== Card.none; follower = this.after(follower)) {
      const printed = this.printed(follower);
      if (printed.unique && printed.name === name) return true;
    }
    return false;
  }
  /** CO-U2: a unique gem of this name among this player's Colossus gems? */
  hasUniqueGem(seat: Seat, { name }: Definition): boolean {
    for (const place of [Place.setGems, Place.captured]) {
      for (const gem of this.cards(seat, place)) {
        const printed = this.printed(gem);
        if (printed.unique && printed.name === name) return true;
      }
    }
    return false;
  }

  /** CO-B8: the nth object that was chosen for an announced effect; no card if it is gone. */
  chosen(row: Row, nth: number): Card {
    const { first, second, third } = this.chain.column;
    return (nth === 0 ? first : nth === 1 ? second : third)[row];
  }
}
