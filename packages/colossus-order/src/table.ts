/** The table: the only ways to change the state (atoms). Each says in the log what it did and by which paragraph, and keeps the indexes. */
import {
  type AnyProcedure,
  argumentOf,
  BOTH,
  besides,
  Card,
  type Clause,
  checkSeat,
  type Face,
  type More,
  type Option,
  otherSeat,
  type Procedure,
  put,
  type Row,
  SEATS,
  type Seat,
  type Spot,
  type Subject,
  seatBit,
  seatName,
  type View,
  verbOf,
} from "@duelex/kernel";
import type { CardSet, Definition } from "./cards.ts";
import { ChainTable } from "./chain-table.ts";
import { Aim, Facing, keywordNames, Place, Position, Verb } from "./names.ts";
import type { Paragraph } from "./rulebook.ts";
import type { ColossusOrderState } from "./state.ts";
import { changeText, faceOf } from "./text.ts";

/** What the chapters add to the table; the door (game.ts) hands it over. */
export interface Chapters {
  readonly procedures: readonly AnyProcedure<never>[];
  /** CO-B7: resolves what waits. */
  readonly waiting: Procedure<never, Record<string, number>>;
  readonly clauseInProgress: (g: ColossusOrder) => Clause | null;
  readonly factOf: (g: ColossusOrder, rule: Paragraph, wish: Option, seat: Seat) => string | null;
  readonly wrongMoment: (g: ColossusOrder, verb: number, argument: number, seat: Seat) => Paragraph;
  readonly view: (g: ColossusOrder, seat: Seat) => View;
}

/** Where the cards lie that a verb speaks of. */
const TAKEN_FROM: Readonly<Record<string, readonly Place[]>> = {
  "exchange *": [Place.hand],
  "set *": [Place.hand],
  "put * into the locus": [Place.hand],
  "play *": [Place.hand],
  "use the ignition of *": [Place.field],
  "attack with *": [Place.field],
  "block with *": [Place.field],
};

/** House: so much is added to AP or RP in a turn at the most, and so much damage is counted. An ability without a price could come to more. */
const UTMOST_ADDED = 30_000;
const UTMOST_DAMAGE = 32_000;
const within = (added: number): number => Math.min(UTMOST_ADDED, Math.max(-UTMOST_ADDED, added));

/** The table of one match. */
export class ColossusOrder extends ChainTable {
  constructor(
    set: CardSet,
    private readonly chapters: Chapters,
  ) {
    super(set, chapters.procedures);
  }

  // ---- wired to the chapters above ----

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
  protected override unsettledWords(): readonly number[] {
    return [this.wordOfNow("unsettled"), this.waits.counter];
  }
  protected override wrongMoment(verb: number, argument: number, seat: Seat): Paragraph {
    return this.chapters.wrongMoment(this, verb, argument, seat);
  }
  override clauseInProgress(): Clause | null {
    return this.chapters.clauseInProgress(this);
  }
  protected override factOf(rule: string, wish: Option, seat: Seat): string | null {
    return this.chapters.factOf(this, rule as Paragraph, wish, seat);
  }
  override view(seat: Seat): View {
    checkSeat(seat);
    return this.chapters.view(this, seat);
  }
  override faceOf(definition: number): Face {
    const { id } = this.set.definitions[definition]!;
    const json = this.set.cards.find((card) => card.id === id);
    return json === undefined ? super.faceOf(definition) : faceOf(json, (other) => this.set.byId.get(other)?.name ?? other);
  }
  override spotOf(card: Card, seat: Seat): Spot | null {
    if (this.isShownTo(card, seat)) return { kind: "card", card };
    const place = this.placeOf(card);
    const owner = this.ownerOf(card);
    const there = { kind: "place", seat: owner, place: Place[place]! } as const;
    return place === Place.locus ? { ...there, cell: [...this.cards(owner, place)].indexOf(card) } : there;
  }
  override about(chosen: Option, seat: Seat): Subject {
    const verb = verbOf(chosen);
    const argument = argumentOf(chosen);
    const foe = otherSeat(this.asked);
    if (verb === Verb.attackDeck) return { kind: "place", seat: foe, place: "deck" };
    if (verb === Verb.attackLocus) return { kind: "place", seat: foe, place: "locus", cell: argument - 1 };
    if (verb === Verb.point) return { kind: "place", seat: this.asked, place: "locus", cell: argument - 1 };
    if (verb === Verb.useColossus) return { kind: "card", card: this.top(this.asked, Place.colossus) };
    if (verb === Verb.resolve && argument < this.waits.count)
      return this.spotOf(this.waits.column.card[argument as Row], seat) ?? { kind: "word" };
    return super.about(chosen, seat);
  }
  override blank(): this {
    return new ColossusOrder(this.set, this.chapters) as this; // nobody extends it
  }

  /** Writes something down that has no other trace: what a text could not do, what did not come about. */
  remark(what: string, card: Card, rule: Paragraph, words = "", other = Card.none, seat?: Seat): void {
    this.recorder?.note(what, card, 0, rule, other, seat, 0, besides(words));
  }

  /** The same of what follows from the latest that happened to this card. */
  follow(what: string, card: Card, rule: Paragraph, words: string, seat?: Seat): void {
    this.recorder?.note(what, card, 0, rule, Card.none, seat, 0, besides(words, this.recorder.latestTo(card) ?? undefined));
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
  standAt(facts: Pick<ColossusOrderState["now"], "turn" | "active" | "first" | "gemSet" | "locusSet" | "colossusUsed">): void {
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

  draw(seat: Seat, n: number, rule: Paragraph, more?: More): void {
    for (let i = 0; i < n; i++) {
      const card = this.takeFromDeck(seat, Place.hand);
      if (card === Card.none) return;
      this.tally?.drawn(card);
      this.recorder?.note("draw", card, 0, rule, Card.none, undefined, 0, more);
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

  /** CO-K1: cards of a deck are turned face-up, one by one. Of the last ones nothing else will be told: the match is over (CO-K5). */
  reveal(seat: Seat, n: number, rule: Paragraph): void {
    const what = n >= this.count(seat, Place.deck) ? "reveal to the last" : "reveal";
    for (let i = 0; i < n; i++) {
      const card = this.takeFromDeck(seat, Place.revealed);
      if (card === Card.none) return;
      this.recorder?.note(what, card, 0, rule);
    }
  }

  putOnDeckBottom(card: Card, rule: Paragraph): void {
    const seen = this.eyes(card);
    this.relocate(card, this.place(this.ownerOf(card), Place.deck));
    this.recorder?.note("put on the bottom", card, 0, rule, Card.none, undefined, seen);
  }

  /** CO-Z7 */
  discard(card: Card, rule: Paragraph, more?: More): void {
    this.relocate(card, this.place(this.ownerOf(card), Place.discard));
    this.recorder?.note("discard", card, 0, rule, Card.none, undefined, 0, more);
  }

  /** CO-U4: the newcomer goes, and who has its namesake is told. */
  private discardDuplicate(card: Card, of: Seat, words: string, cause?: number | null): void {
    this.relocate(card, this.place(this.ownerOf(card), Place.discard));
    this.recorder?.note("discard", card, 0, "CO-U4", Card.none, of, 0, besides(words, cause ?? undefined));
  }

  /** CO-P1: a card is announced face-up. */
  announce(card: Card, rule: Paragraph): void {
    this.relocate(card, this.place(this.ownerOf(card), Place.announced));
    this.noteAnnouncement(card, rule);
  }
  noteAnnouncement(card: Card, rule: Paragraph): void {
    this.tally?.played(card);
    if (this.recorder === null) return;
    const text = this.printed(card).action;
    this.remark("announce", card, rule, text === null ? "" : this.toldOf(card, text.id));
  }

  // ---- gems ----

  /** CO-M1, CO-G5 */
  setGem(card: Card, rule: Paragraph): void {
    const seat = this.ownerOf(card);
    this.relocate(card, this.place(seat, Place.setGems));
    this.countGem(card, seat, 1);
    if (this.recorder !== null) this.remark("set", card, rule, this.gemWords(seat));
  }

  /** CO-K2, CO-R2: into this player's capture area, or the owner's discard pile if it would be a second unique gem (CO-U4). True if it was captured. */
  capture(card: Card, by: Seat, rule: Paragraph): boolean {
    const wasInLocus = this.isInLocus(card);
    const printed = this.printed(card);
    const isDuplicate = printed.unique && this.hasUniqueGem(by, printed);
    if (wasInLocus) this.giveUpPlace(card);
    if (isDuplicate) this.discardDuplicate(card, by, "has one of its name among the Colossus gems already", this.recorder?.latestTo(card));
    else {
      this.relocate(card, this.place(by, Place.captured));
      this.countGem(card, by, 1);
      if (this.recorder !== null) {
        const from = `from ${seatName(this.ownerOf(card))}'s ${wasInLocus ? "locus" : "deck"}`;
        this.follow("capture", card, rule, `${from} and ${this.gemWords(by)}`, by);
      }
    }
    if (wasInLocus) put(this.facing, card, Facing.down);
    return !isDuplicate;
  }

  discardColossusGem(card: Card, rule: Paragraph): void {
    this.countGem(card, this.ownerOf(card), -1);
    this.discard(card, rule);
  }

  /** "has 3 Colossus gems now"; by CO-Z4 all are, also those that the setting does not count (CO-G2). */
  private gemWords(seat: Seat): string {
    const all = this.count(seat, Place.setGems) + this.count(seat, Place.captured);
    const counted = this.allGems(seat);
    return `has ${all} Colossus gem${all === 1 ? "" : "s"} now${counted === all ? "" : `, and ${counted} that count${counted === 1 ? "s" : ""}`}`;
  }

  /** CO-G2: captured gems count if the setting says so. */
  private countGem(card: Card, seat: Seat, by: 1 | -1): void {
    if (this.placeOf(card) === Place.captured && this.settings.capturedGemsCount === 0) return;
    const at = seat * 4 + this.printed(card).color;
    put(this.gemsOfColor, at, this.gemsOfColor[at]! + by);
  }

  // ---- locus ----

  /** CO-M2: at the right end; CO-R3: in front of the card that lay to the right, spent if that place was (CO-L7). Face-down. */
  putIntoLocus(card: Card, rule: Paragraph, following: Card = Card.none, isSpent = false, more?: More): void {
    const seat = this.ownerOf(card);
    this.relocate(card, this.place(seat, Place.locus), following);
    if (isSpent) put(this.used, seat, this.used[seat] + 1);
    this.recorder?.note("put into the locus", card, this.zones.placeInZone(card) + 1, rule, Card.none, undefined, seatBit(seat), more);
  }

  /** CO-R1, CO-V2 */
  turnFaceUp(card: Card, rule: Paragraph, more?: More): void {
    if (this.facing[card] === Facing.up) return;
    put(this.facing, card, Facing.up);
    this.learn(card, BOTH);
    this.recorder?.note("turn face-up", card, this.zones.placeInZone(card) + 1, rule, Card.none, undefined, 0, more);
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
    const place = this.zones.placeInZone(card) + 1;
    this.giveUpPlace(card);
    this.discard(card, rule);
    put(this.facing, card, Facing.down);
    this.tellPlaces(this.ownerOf(card), place);
  }

  /** CO-R6: a follower played by Locus Trick. */
  enterFieldFromLocus(card: Card, rule: Paragraph): void {
    const place = this.zones.placeInZone(card) + 1;
    this.giveUpPlace(card);
    this.enterField(card, rule);
    put(this.facing, card, Facing.down);
    this.tellPlaces(this.ownerOf(card), place);
  }

  /** CO-L6: the cards to the right of a place that is given up have lower numbers from now on. @param place the one given up, from 1 */
  private tellPlaces(seat: Seat, place: number): void {
    const last = this.locusSize(seat);
    if (this.recorder === null || place > last) return;
    const words =
      place === last
        ? `what lay in place ${last + 1} lies in place ${last} now`
        : `what lay in places ${place + 1} to ${last + 1} lies in places ${place} to ${last} now`;
    this.remark("move up", Card.none, "CO-L6", words, Card.none, seat);
  }

  /** CO-L2, CO-L3 */
  payLocus(seat: Seat, amount: number, rule: Paragraph, what = Card.none): void {
    if (amount === 0) return;
    put(this.used, seat, this.used[seat] + amount);
    const words = `${amount} locus point${amount === 1 ? "" : "s"}, ${this.locusPoints(seat)} left`;
    this.recorder?.note("pay", Card.none, amount, rule, what, seat, 0, besides(words));
  }

  /** CO-T1b, CO-L4 */
  recoverLocus(seat: Seat, rule: Paragraph): void {
    if (this.used[seat] === 0) return;
    put(this.used, seat, 0);
    this.recorder?.note("recover locus points", Card.none, 0, rule, Card.none, seat);
  }

  // ---- followers ----

  override mightMean(phrase: string, card: Card): boolean {
    if (phrase === "attack *") return this.asked === this.active && this.ownerOf(card) !== this.active; // CO-A3
    return TAKEN_FROM[phrase]?.includes(this.placeOf(card)) ?? true;
  }

  /** CO-P3, CO-B2: a follower arrives on its owner's field, ON, and its CIP abilities wait; a second unique one is discarded (CO-U4). */
  enterField(card: Card, rule: Paragraph): void {
    const seat = this.ownerOf(card);
    const printed = this.printed(card);
    if (printed.unique && this.hasUniqueFollower(seat, printed))
      this.discardDuplicate(card, seat, "has one of its name on the field already");
    else {
      this.relocate(card, this.place(seat, Place.field));
      put(this.arrived, card, 1);
      this.watch(card, 1);
      if (this.recorder !== null) this.remark("come into play", card, rule, this.arrivalWords(card));
      for (const ability of printed.cip) {
        this.wait(ability, card);
        this.tellWaiting(ability, card, card);
      }
    }
  }

  /** CO-B1: what a follower is worth, what holds from now on because it is there, and what it may do later. */
  private arrivalWords(card: Card): string {
    const { always, ignitions, triggers, keywords } = this.printed(card);
    const held = keywordNames.filter((_, bit) => (keywords & (1 << bit)) !== 0);
    return [
      [`AP ${this.ap(card)}`, `RP ${this.rp(card)}`, ...held].join(", "),
      ...[...always, ...triggers].map(({ id }) => this.toldOf(card, id)),
      ...ignitions.map(({ id }) => `later, when it is used: ${this.toldOf(card, id)}`),
    ].join("; ");
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
    const why = this.recorder === null ? null : this.whyDestroyed(card, rule);
    this.leaveField(card, Place.discard);
    if (why !== null) this.recorder?.note("destroy", card, 0, rule, Card.none, undefined, 0, why);
  }

  /** Told of a follower that is about to be destroyed: what of its damage and RP led to it. */
  private whyDestroyed(card: Card, rule: Paragraph): More {
    if (rule === "CO-17.3") return {};
    const cause = this.recorder!.events.findLastIndex(
      ({ what, card: hit, turn }) => what === "damage" && hit === card && turn === this.now.turn,
    );
    if (cause < 0 || this.damage[card] === 0) return { words: "it has no RP left" };
    return { words: `${this.damage[card]} damage in this turn, RP ${this.rp(card)}`, cause };
  }

  returnToHand(card: Card, rule: Paragraph): void {
    this.leaveField(card, Place.hand);
    this.recorder?.note("return to hand", card, 0, rule, Card.none, undefined, BOTH);
  }

  turnON(card: Card, rule: Paragraph): void {
    if (this.position[card] === Position.ON) {
      if (rule === "CO-17.3") this.remark("no effect", card, rule, "it is ON already");
      return;
    }
    put(this.position, card, Position.ON);
    this.recorder?.note("turn ON", card, 0, rule);
  }

  turnOFF(card: Card, rule: Paragraph): void {
    if (this.position[card] === Position.OFF) {
      if (rule === "CO-17.3") this.remark("no effect", card, rule, "it is OFF already");
      return;
    }
    put(this.position, card, Position.OFF);
    this.recorder?.note("turn OFF", card, 0, rule);
  }

  /** CO-W3, CO-W7 */
  dealDamage(card: Card, amount: number, rule: Paragraph, by: Card = Card.none): void {
    if (amount <= 0) {
      this.remark("no damage", card, rule, "", by);
      return;
    }
    const before = this.damage[card];
    put(this.damage, card, Math.min(UTMOST_DAMAGE, before + amount));
    this.now.unsettled = 1;
    this.recorder?.note("damage", card, amount, rule, by, undefined, 0, besides(this.leftWords(card, before)));
  }

  /** @param before the damage that it had already */
  private leftWords(card: Card, before: number): string {
    const left = this.remainingRp(card);
    const earlier = before === 0 ? "" : `, after ${before} damage before`;
    return `${left > 0 ? left : "none"} of RP ${this.rp(card)} left${earlier}`;
  }

  /** CO-W2, until the end of the turn. */
  modify(card: Card, ap: number, rp: number, rule: Paragraph): void {
    put(this.addedAp, card, within(this.addedAp[card] + ap));
    put(this.addedRp, card, within(this.addedRp[card] + rp));
    if (rp < 0) this.now.unsettled = 1;
    if (this.recorder === null) return;
    if (ap !== 0) this.noteAdded("add AP", card, ap, rule, `${changeText({ ap, rp: 0 })} (now ${this.ap(card)})`);
    if (rp !== 0) this.noteAdded("add RP", card, rp, rule, `${changeText({ ap: 0, rp })} (now ${this.remainingRp(card)})`);
  }
  private noteAdded(what: string, card: Card, amount: number, rule: Paragraph, words: string): void {
    this.recorder?.note(what, card, amount, rule, Card.none, undefined, 0, besides(words));
  }

  // ---- the attack in progress ----

  /** CO-A4: an attack on the deck, a follower, or one or two locus cards. It counts from here (CO-A2, CO-A11). */
  declareAttack(attacker: Card, aim: Aim, target: Card, second: Card): void {
    const { attack } = this;
    attack.attacker = attacker;
    attack.aim = aim;
    attack.target = target;
    attack.second = second;
    this.noteAttack();
    this.turnOFF(attacker, "CO-A4");
    put(this.attacks, attacker, this.attacks[attacker] + 1);
  }

  /** Told before the attacker turns OFF: it does so because it attacks. */
  private noteAttack(): void {
    const { recorder } = this;
    if (recorder === null) return;
    const { aim, attacker, target, second } = this.attack;
    const place = (card: Card) => this.zones.placeInZone(card) + 1;
    if (aim === Aim.deck) recorder.note("attack the deck", attacker, 0, "CO-A4");
    else if (aim === Aim.follower) recorder.note("attack", attacker, 0, "CO-A4", target);
    else recorder.note("attack the locus", attacker, place(target), "CO-A4");
    recorder.leads();
    if (second !== Card.none) recorder.note("attack the locus", attacker, place(second), "CO-Y4");
  }

  /** CO-A6 */
  declareBlock(blocker: Card): void {
    this.attack.blocked = 1;
    this.attack.blocker = blocker;
    this.recorder?.note("block", blocker, 0, "CO-A6", this.attack.attacker);
    this.turnOFF(blocker, "CO-A6");
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
          this.recorder?.note("recover", card, this.damage[card], "CO-T3a");
          put(this.damage, card, 0);
        }
        if (this.addedAp[card] !== 0 || this.addedRp[card] !== 0) {
          const words = this.recorder === null ? "" : changeText({ ap: this.addedAp[card], rp: this.addedRp[card] });
          put(this.addedAp, card, 0);
          put(this.addedRp, card, 0);
          this.recorder?.note("end of bonus", card, 0, "CO-T3b", Card.none, undefined, 0, besides(words));
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
    this.tally?.lost(rule);
    const cause = this.recorder?.lastBut("lose") ?? undefined;
    this.recorder?.note("lose", Card.none, 0, rule, Card.none, seat, 0, { cause });
  }

  /** CO-V2, MR 2.1.1 */
  winByGemComplete(seat: Seat): void {
    this.recorder?.note("Gem Complete", Card.none, 0, "CO-V2", Card.none, seat);
    this.loseMatch(otherSeat(seat), "MR 2.1.1");
    this.finish();
  }
}
