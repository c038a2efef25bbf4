/** The table of one match: what lies where and how (columns), and the only ways to change it (atoms). */
import {
  type AnyProcedure,
  BOTH,
  Card,
  type Layout,
  Match,
  NOBODY,
  otherSeat,
  type Procedure,
  put,
  type Reading,
  type RecordView,
  type Row,
  Rows,
  type Rulebook,
  recordOf,
  SEATS,
  type Seat,
  type Seats,
  seatBit,
  type View,
  type Zone,
} from "@duelex/kernel";
import { type CardSet, type Definition, has } from "./cards.ts";
import { Aim, Facing, type Keyword, PHRASES, PLACES, Place, Position, Type } from "./names.ts";
import { type Paragraph, rulebook } from "./rulebook.ts";
import { SENTENCES } from "./sentences.ts";
import { type Ability, STANDINGS, type Standing } from "./vocabulary/compile.ts";

/** CO-D1: one Colossus and fifty others; the rest is room for positions that are set up by hand. */
export const CARDS_EACH = 54;
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
const Now = recordOf(NOW);

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
const Attack = recordOf(ATTACK);

const SETTINGS = {
  /** CO-S4: the seat that starts, or more than 1: the dice say who. */
  starter: 0,
  exchangeOfFirst: 0,
  exchangeOfSecond: 0,
  capturedGemsCount: 0,
};
const Settings = recordOf(SETTINGS);

/** Who sees the cards of a place, by the place's owner. CO-I1 to CO-I4; the Colossus always by both (MR 3.3); the locus goes card by card (CO-15.4). */
const eyesOf = (place: Place, seat: Seat): Seats => {
  if (place === Place.deck || place === Place.locus) return NOBODY;
  return place === Place.hand ? seatBit(seat) : BOTH;
};
const everyPlace = SEATS.flatMap((seat) => Array.from({ length: PLACES }, (_, place) => ({ seat, place: place as Place })));

const LAYOUT: Layout = {
  cards: 2 * CARDS_EACH,
  eyes: [NOBODY, ...everyPlace.map(({ seat, place }) => eyesOf(place, seat))],
  mingles: [false, ...everyPlace.map(({ place }) => place === Place.hand)],
  words: 2188,
  frames: 64,
};

/** What the chapters add to the table; the door (game.ts) hands it over. */
export interface Chapters {
  readonly procedures: readonly AnyProcedure<never>[];
  /** CO-B7: resolves what waits. */
  readonly waiting: Procedure<never, Record<string, number>>;
  readonly wrongMoment: (g: ColossusOrder, verb: number, argument: number, seat: Seat) => Paragraph;
  readonly view: (g: ColossusOrder, seat: Seat) => View;
}

export class ColossusOrder extends Match {
  readonly now: RecordView<typeof NOW> = new Now(this.memory.words, this.memory.take(Object.keys(NOW).length));
  readonly attack: RecordView<typeof ATTACK> = new Attack(this.memory.words, this.memory.take(Object.keys(ATTACK).length));
  readonly settings: RecordView<typeof SETTINGS> = new Settings(this.memory.words, this.memory.take(Object.keys(SETTINGS).length));
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
  private readonly gemsOfColor: Reading<number> = this.memory.column(8);
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

  private readonly definitions: readonly Definition[];
  override readonly rulebook: Rulebook = rulebook;
  readonly concession: Paragraph = "CO-V5";
  override readonly phrases = PHRASES;
  override readonly sentences = SENTENCES;

  constructor(
    readonly set: CardSet,
    private readonly chapters: Chapters,
  ) {
    super(LAYOUT, chapters.procedures);
    this.definitions = set.definitions;
  }

  /** What must be looked at before the next step: followers without resistance (CO-W8), empty decks (CO-V3), waiting abilities (CO-B7). */
  protected override settle(interruptible: boolean): boolean {
    if (this.now.unsettled !== 0) {
      this.lookAround();
      if (this.over) return true;
    }
    if (!interruptible || this.waits.count === 0) return false;
    this.begin(this.chapters.waiting);
    return true;
  }

  // ---- what the kernel asks ----

  override ownerOf(card: Card): Seat {
    return card > CARDS_EACH ? 1 : 0;
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
  protected override wrongMoment(verb: number, argument: number, seat: Seat): Paragraph {
    return this.chapters.wrongMoment(this, verb, argument, seat);
  }
  override view(seat: Seat): View {
    return this.chapters.view(this, seat);
  }
  override blank(): this {
    return new ColossusOrder(this.set, this.chapters) as this; // nobody extends it
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

  // ---- reading ----

  get lastCard(): number {
    return this.cardCount;
  }
  get active(): Seat {
    return this.now.active;
  }
  get nonTurnPlayer(): Seat {
    return otherSeat(this.now.active);
  }
  printed(card: Card): Definition {
    return this.definitions[this.definition[card]]!;
  }
  ability(id: number): Ability {
    return this.set.abilities[id]!;
  }
  place(seat: Seat, place: Place): Zone {
    return (1 + seat * PLACES + place) as Zone;
  }
  placeOf(card: Card): Place {
    return (this.zones.zoneOf[card] - 1) % PLACES;
  }
  cards(seat: Seat, place: Place) {
    return this.zones.each(this.place(seat, place));
  }
  top(seat: Seat, place: Place): Card {
    return this.zones.first[this.place(seat, place)];
  }
  /** The card that lies after this one, or no card: the quick way through a place while nothing moves. */
  after(card: Card): Card {
    return this.zones.next[card];
  }
  count(seat: Seat, place: Place): number {
    return this.zones.size[this.place(seat, place)];
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
    return this.count(seat, Place.setGems) > 0;
  }
  handSize(seat: Seat): number {
    return this.zones.size[this.place(seat, Place.hand)];
  }
  /** From 1. */
  nthInHand(seat: Seat, nth: number): Card {
    return this.zones.nth(this.place(seat, Place.hand), nth - 1);
  }
  locusSize(seat: Seat): number {
    return this.zones.size[this.place(seat, Place.locus)];
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

  // ---- atoms: the only ways to change the table ----

  /** CO-S1, CO-S3: before the match, a card is laid out. For the door. */
  lay(card: Card, definition: Definition, seat: Seat, place: Place): void {
    this.define(card, definition.number);
    this.relocate(card, this.place(seat, place));
    if (place === Place.setGems || place === Place.captured) this.countGem(card, seat, 1);
    if (place === Place.field) this.watch(card, 1);
    if (place === Place.locus) this.learn(card, seatBit(seat)); // CO-15.25
  }

  /** A position set up by hand: whose turn it is, and what has been done in it. */
  standAt(facts: Pick<typeof NOW, "turn" | "active" | "first" | "gemSet" | "locusSet" | "colossusUsed">): void {
    Object.assign(this.now, facts);
  }

  /** A follower of a position set up by hand. */
  arrangeFollower(card: Card, facts: { position?: Position; damage?: number; attacks?: number; arrived?: 0 | 1 }): void {
    if (facts.position !== undefined) put(this.position, card, facts.position);
    if (facts.damage !== undefined) put(this.damage, card, facts.damage);
    if (facts.attacks !== undefined) put(this.attacks, card, facts.attacks);
    if (facts.arrived !== undefined) put(this.arrived, card, facts.arrived);
  }

  shuffleDeck(seat: Seat, rule: Paragraph): void {
    this.shuffle(this.place(seat, Place.deck));
    this.recorder?.note("shuffle", Card.none, 0, rule, Card.none, seat);
  }

  shuffleHand(seat: Seat, rule: Paragraph): void {
    this.shuffle(this.place(seat, Place.hand));
    this.recorder?.note("shuffle the hand", Card.none, 0, rule, Card.none, seat);
  }

  draw(seat: Seat, n: number, rule: Paragraph): void {
    for (let i = 0; i < n; i++) {
      const card = this.takeFromDeck(seat, Place.hand);
      if (card === Card.none) return;
      this.recorder?.note("draw", card, 0, rule);
    }
  }

  /** The top card of a deck goes somewhere; no card if there is none. */
  private takeFromDeck(seat: Seat, to: Place): Card {
    const card = this.top(seat, Place.deck);
    if (card === Card.none) return card;
    this.relocate(card, this.place(seat, to));
    this.deckGrewSmaller(seat);
    return card;
  }

  /** CO-V3: the moment the last card leaves, whatever moved it; no failed draw is needed (CO-15.1). */
  private deckGrewSmaller(seat: Seat): void {
    if (this.count(seat, Place.deck) > 0) return;
    this.now.emptied |= seatBit(seat);
    this.now.unsettled = 1;
  }

  discardFromDeckTop(seat: Seat, n: number, rule: Paragraph): void {
    for (let i = 0; i < n; i++) {
      const card = this.takeFromDeck(seat, Place.discard);
      if (card === Card.none) return;
      this.recorder?.note("discard from the deck", card, 0, rule);
    }
  }

  /** CO-K1: cards of a deck are turned face-up, one by one. */
  reveal(seat: Seat, n: number, rule: Paragraph): void {
    for (let i = 0; i < n; i++) {
      const card = this.takeFromDeck(seat, Place.revealed);
      if (card === Card.none) return;
      this.recorder?.note("reveal", card, 0, rule);
    }
  }

  putOnDeckBottom(card: Card, rule: Paragraph): void {
    const seen = this.eyes(card);
    this.relocate(card, this.place(this.ownerOf(card), Place.deck));
    this.recorder?.note("put on the bottom", card, 0, rule, Card.none, undefined, seen);
  }

  /** CO-Z7 */
  discard(card: Card, rule: Paragraph): void {
    this.relocate(card, this.place(this.ownerOf(card), Place.discard));
    this.recorder?.note("discard", card, 0, rule);
  }

  /** CO-P1: a card is announced face-up. */
  announce(card: Card, rule: Paragraph): void {
    this.relocate(card, this.place(this.ownerOf(card), Place.announced));
    this.recorder?.note("announce", card, 0, rule);
  }

  // ---- gems ----

  /** CO-M1, CO-G5 */
  setGem(card: Card, rule: Paragraph): void {
    const seat = this.ownerOf(card);
    this.relocate(card, this.place(seat, Place.setGems));
    this.countGem(card, seat, 1);
    this.recorder?.note("set", card, 0, rule);
  }

  /** CO-K2, CO-R2: into this player's capture area, or the owner's discard pile if it would be a second unique gem (CO-U4). True if it was captured. */
  capture(card: Card, by: Seat, rule: Paragraph): boolean {
    const wasInLocus = this.isInLocus(card);
    const printed = this.printed(card);
    const isDuplicate = printed.unique && this.hasUniqueGem(by, printed);
    if (wasInLocus) this.giveUpPlace(card);
    if (isDuplicate) this.discard(card, "CO-U4");
    else {
      this.relocate(card, this.place(by, Place.captured));
      this.countGem(card, by, 1);
      this.recorder?.note("capture", card, 0, rule, Card.none, by);
    }
    if (wasInLocus) put(this.facing, card, Facing.down);
    return !isDuplicate;
  }

  discardColossusGem(card: Card, rule: Paragraph): void {
    this.countGem(card, this.ownerOf(card), -1);
    this.discard(card, rule);
  }

  /** CO-G2: captured gems count if the setting says so. */
  private countGem(card: Card, seat: Seat, by: 1 | -1): void {
    if (this.placeOf(card) === Place.captured && this.settings.capturedGemsCount === 0) return;
    const at = seat * 4 + this.printed(card).color;
    put(this.gemsOfColor, at, this.gemsOfColor[at]! + by);
  }

  // ---- locus ----

  /** CO-M2: at the right end; CO-R3: in front of the card that lay to the right, spent if that place was (CO-L7). Face-down. */
  putIntoLocus(card: Card, rule: Paragraph, following: Card = Card.none, isSpent = false): void {
    const seat = this.ownerOf(card);
    this.relocate(card, this.place(seat, Place.locus), following);
    if (isSpent) put(this.used, seat, this.used[seat] + 1);
    this.recorder?.note("put into the locus", card, this.zones.placeInZone(card) + 1, rule);
  }

  /** CO-R1, CO-V2 */
  turnFaceUp(card: Card, rule: Paragraph): void {
    if (this.facing[card] === Facing.up) return;
    put(this.facing, card, Facing.up);
    this.learn(card, BOTH);
    this.recorder?.note("turn face-up", card, this.zones.placeInZone(card) + 1, rule);
  }

  /** CO-V2: the declarer's finger, not yet the turning. */
  pointAt(card: Card, rule: Paragraph): void {
    put(this.facing, card, Facing.pointed);
    this.recorder?.note("point at", card, this.zones.placeInZone(card) + 1, rule);
  }

  /** CO-L6, CO-L7: a card leaves the locus; a spent one takes its point with it. */
  private giveUpPlace(card: Card): void {
    const seat = this.ownerOf(card);
    if (this.isSpent(card)) put(this.used, seat, this.used[seat] - 1);
  }

  /** CO-R6: an action played by Locus Trick. */
  discardFromLocus(card: Card, rule: Paragraph): void {
    this.giveUpPlace(card);
    this.discard(card, rule);
    put(this.facing, card, Facing.down);
  }

  /** CO-R6: a follower played by Locus Trick. */
  enterFieldFromLocus(card: Card, rule: Paragraph): void {
    this.giveUpPlace(card);
    this.enterField(card, rule);
    put(this.facing, card, Facing.down);
  }

  /** CO-L2, CO-L3 */
  payLocus(seat: Seat, amount: number, rule: Paragraph): void {
    if (amount === 0) return;
    put(this.used, seat, this.used[seat] + amount);
    this.recorder?.note("pay", Card.none, amount, rule, Card.none, seat);
  }

  /** CO-T1b, CO-L4 */
  recoverLocus(seat: Seat, rule: Paragraph): void {
    if (this.used[seat] === 0) return;
    put(this.used, seat, 0);
    this.recorder?.note("recover locus points", Card.none, 0, rule, Card.none, seat);
  }

  // ---- followers ----

  /** CO-P3, CO-B2: a follower arrives on its owner's field, ON, and its CIP abilities wait; a second unique one is discarded (CO-U4). */
  enterField(card: Card, rule: Paragraph): void {
    const seat = this.ownerOf(card);
    const printed = this.printed(card);
    if (printed.unique && this.hasUniqueFollower(seat, printed)) this.discard(card, "CO-U4");
    else {
      this.relocate(card, this.place(seat, Place.field));
      put(this.arrived, card, 1);
      this.watch(card, 1);
      this.recorder?.note("come into play", card, 0, rule);
      for (const ability of printed.cip) this.wait(ability, card);
    }
  }

  /** 17.3 putFromDeck */
  enterFromDeck(card: Card, rule: Paragraph): void {
    this.enterField(card, rule);
    this.deckGrewSmaller(this.ownerOf(card));
  }

  /** CO-Z7, 17.3: a follower leaves the field; damage, marks and modifications are gone, and whoever pointed at it points at nothing. */
  private leaveField(card: Card, to: Place): void {
    this.watch(card, -1);
    put(this.position, card, Position.ON);
    put(this.damage, card, 0);
    put(this.attacks, card, 0);
    put(this.arrived, card, 0);
    put(this.addedAp, card, 0);
    put(this.addedRp, card, 0);
    this.relocate(card, this.place(this.ownerOf(card), to));
    this.forget(card);
  }

  /** If it came back, it would be another follower than the one that was attacked, had blocked, was chosen, or speaks of itself (CO-A9, CO-B8). */
  private forget(card: Card): void {
    const { attack } = this;
    if (attack.aim !== Aim.nothing) {
      if (attack.attacker === card) attack.attacker = Card.none;
      if (attack.target === card) attack.target = Card.none;
      if (attack.blocker === card) attack.blocker = Card.none;
    }
    const { self, first, second, third } = this.chain.column;
    for (let row = 0 as Row; row < this.chain.count; row++) {
      if (self[row] === card) self[row] = Card.none;
      if (first[row] === card) first[row] = Card.none;
      if (second[row] === card) second[row] = Card.none;
      if (third[row] === card) third[row] = Card.none;
    }
    const waiting = this.waits.column.self;
    for (let row = 0 as Row; row < this.waits.count; row++) if (waiting[row] === card) waiting[row] = Card.none;
  }

  destroy(card: Card, rule: Paragraph): void {
    this.leaveField(card, Place.discard);
    this.recorder?.note("destroy", card, 0, rule);
  }

  returnToHand(card: Card, rule: Paragraph): void {
    this.leaveField(card, Place.hand);
    this.recorder?.note("return to hand", card, 0, rule, Card.none, undefined, BOTH);
  }

  turnON(card: Card, rule: Paragraph): void {
    if (this.position[card] === Position.ON) return;
    put(this.position, card, Position.ON);
    this.recorder?.note("turn ON", card, 0, rule);
  }

  turnOFF(card: Card, rule: Paragraph): void {
    if (this.position[card] === Position.OFF) return;
    put(this.position, card, Position.OFF);
    this.recorder?.note("turn OFF", card, 0, rule);
  }

  /** CO-W3, CO-W7 */
  dealDamage(card: Card, amount: number, rule: Paragraph, by: Card = Card.none): void {
    if (amount <= 0) return;
    put(this.damage, card, this.damage[card] + amount);
    this.now.unsettled = 1;
    this.recorder?.note("damage", card, amount, rule, by);
  }

  /** CO-W2, until the end of the turn. */
  modify(card: Card, ap: number, rp: number, rule: Paragraph): void {
    put(this.addedAp, card, this.addedAp[card] + ap);
    put(this.addedRp, card, this.addedRp[card] + rp);
    if (rp < 0) this.now.unsettled = 1;
    if (ap !== 0) this.recorder?.note("add AP", card, ap, rule);
    if (rp !== 0) this.recorder?.note("add RP", card, rp, rule);
  }

  // ---- the attack in progress ----

  /** CO-A4: an attack on the deck, a follower, or one or two locus cards. It counts from here (CO-A2, CO-A11). */
  declareAttack(attacker: Card, aim: Aim, target: Card, second: Card): void {
    const { attack } = this;
    attack.attacker = attacker;
    attack.aim = aim;
    attack.target = target;
    attack.second = second;
    this.turnOFF(attacker, "CO-A4");
    put(this.attacks, attacker, this.attacks[attacker] + 1);
  }

  /** CO-A6 */
  declareBlock(blocker: Card): void {
    this.attack.blocked = 1;
    this.attack.blocker = blocker;
    this.turnOFF(blocker, "CO-A6");
    this.recorder?.note("block", blocker, 0, "CO-A6", this.attack.attacker);
  }

  /** CO-A10 */
  endAttack(): void {
    const { attack } = this;
    attack.aim = Aim.nothing;
    attack.attacker = attack.target = attack.second = Card.none;
    attack.blocked = 0;
    attack.blocker = Card.none;
  }

  // ---- the turn ----

  /** CO-T3a to CO-T3c, in one instant (CO-15.13): damage, what lasts until the end of the turn, and the marks of the turn. */
  endOfTurn(): void {
    for (let seat = 0 as Seat; seat < 2; seat++) {
      for (let card = this.top(seat, Place.field); card !== Card.none; card = this.after(card)) {
        if (this.damage[card] !== 0) {
          put(this.damage, card, 0);
          this.recorder?.note("recover", card, 0, "CO-T3a");
        }
        if (this.addedAp[card] !== 0 || this.addedRp[card] !== 0) {
          put(this.addedAp, card, 0);
          put(this.addedRp, card, 0);
          this.recorder?.note("end of bonus", card, 0, "CO-T3b");
        }
        put(this.attacks, card, 0);
        put(this.arrived, card, 0);
      }
    }
    this.now.gemSet = 0;
    this.now.locusSet = 0;
    this.now.colossusUsed = 0;
  }

  /** MR 1.2 */
  passTurn(rule: Paragraph): void {
    this.now.turn++;
    this.now.active = this.nonTurnPlayer;
    this.recorder?.note("turn", Card.none, this.now.turn, rule, Card.none, this.now.active);
  }

  /** CO-W8, CO-15.23: all followers without resistance left are destroyed together. */
  destroyFallen(rule: Paragraph): void {
    for (let seat = 0 as Seat; seat < 2; seat++) {
      for (const card of this.field(seat)) if (this.remainingRp(card) <= 0) this.destroy(card, rule);
    }
  }

  private lookAround(): void {
    this.now.unsettled = 0;
    if (this.now.emptied !== 0) this.deckOut();
    else this.destroyFallen("CO-W8");
  }

  /** CO-V3, MR 2.1.2; both at the same moment: drawn, CO-V4. */
  private deckOut(): void {
    for (const seat of SEATS)
      if ((this.now.emptied & seatBit(seat)) !== 0) this.loseMatch(seat, this.now.emptied === BOTH ? "CO-V4" : "CO-V3");
    this.finish();
  }

  /** MR 2.1: there are two ways, by the deck and by the locus. */
  private loseMatch(seat: Seat, rule: Paragraph): void {
    this.lose(seat);
    this.recorder?.note("lose", Card.none, 0, rule, Card.none, seat);
  }

  /** CO-V2, MR 2.1.1 */
  winByGemComplete(seat: Seat): void {
    this.recorder?.note("Gem Complete", Card.none, 0, "CO-V2", Card.none, seat);
    this.loseMatch(otherSeat(seat), "MR 2.1.1");
    this.finish();
  }

  // ---- abilities ----

  /** CO-B7: a CIP or trigger ability waits for the end of the chain or step. */
  wait(ability: Ability, card: Card): void {
    const row = this.waits.append();
    this.waits.column.card[row] = card;
    this.waits.column.ability[row] = ability.id;
    this.waits.column.self[row] = card;
    this.recorder?.note("trigger", card, ability.id, "CO-B7");
  }

  /** CO-B3, CO-B4: standing texts and ignition abilities are counted, so that nobody looks for what is not there. */
  private watch(card: Card, by: 1 | -1): void {
    const printed = this.printed(card);
    for (const text of printed.standing) put(this.standingTexts, text.op, this.standingTexts[text.op] + by);
    if (printed.ignitions.length === 0) return;
    const seat = this.ownerOf(card);
    put(this.igniters, seat, this.igniters[seat] + by);
  }

  /** An effect is announced: the latest of the chain. An ability that has waited may have lost its follower (CO-B10). */
  link(card: Card, ability: Ability | null, self: Card = card): void {
    const row = this.chain.append();
    this.chain.column.card[row] = card;
    this.chain.column.self[row] = self;
    this.chain.column.ability[row] = ability?.id ?? 0;
  }

  /** CO-B8: the nth object that was chosen for an announced effect; no card if it is gone. */
  chosen(row: Row, nth: number): Card {
    const { first, second, third } = this.chain.column;
    return (nth === 0 ? first : nth === 1 ? second : third)[row];
  }

  choose(row: Row, nth: number, card: Card): void {
    const { first, second, third } = this.chain.column;
    (nth === 0 ? first : nth === 1 ? second : third)[row] = card;
    this.recorder?.note("choose", card, 0, "CO-B8", Card.none, this.ownerOf(this.chain.column.card[row]));
  }

  /** The latest effect of the chain has been resolved. */
  unlink(): void {
    this.chain.remove((this.chain.count - 1) as Row);
  }
}
