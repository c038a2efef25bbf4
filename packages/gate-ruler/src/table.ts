/** The table: the only ways to change the state (atoms). Each says in the log what it did and by which paragraph, and keeps the indexes. */
import {
  type AnyProcedure,
  argumentOf,
  BOTH,
  besides,
  Card,
  checkSeat,
  type Face,
  type More,
  NOBODY,
  type Option,
  put,
  type Row,
  type Seat,
  type Seats,
  type Spot,
  type Subject,
  seatBit,
  type View,
  verbOf,
} from "@duelex/kernel";
import { faceOf } from "./cards.ts";
import { GateTable } from "./gate-table.ts";
import { hasAbilities } from "./indexes.ts";
import {
  AttackStep,
  type Change,
  Happening,
  isAttackZone,
  isPlayArea,
  isSetZone,
  isUnitZone,
  KEYWORD_NAMES,
  Keyword,
  PLACE_NAMES,
  Place,
  SET_ZONES,
  Type,
  Unsettled,
  Until,
  Verb,
} from "./names.ts";
import type { Paragraph } from "./rulebook.ts";
import { type Pack, Stale, Wait } from "./state.ts";
import { changeWords, placeWords, RESTED } from "./told.ts";
import { Concern } from "./vocabulary/concerns.ts";

/** What the door hands the table: the chapters above it. */
export interface Wiring {
  readonly procedures: readonly AnyProcedure<never>[];
  readonly derive: (g: GateRuler) => void;
  /** One card's values, when nothing has changed but that it is there. */
  readonly deriveAlone: (g: GateRuler, card: Card) => void;
  /** Soul Guard: a card that would leave stays, and loses a soul card instead. */
  readonly soulGuard: (g: GateRuler, unit: Card) => void;
  /** A card is about to be put into the graveyard, and something waits for that. */
  readonly findGraveyard: (g: GateRuler, card: Card) => void;
  readonly wrongMoment: (g: GateRuler, verb: number, argument: number, seat: Seat) => Paragraph;
  readonly factOf: (g: GateRuler, rule: string, wish: Option, seat: Seat) => string | null;
  readonly view: (g: GateRuler, seat: Seat) => View;
}

/** The three lines as a player sees the own ones, from left to right (3-6e). */
const LINES = [Place.left, Place.defence, Place.right] as const;

/** Where the cards lie that a verb speaks of. */
const TAKEN_FROM: Readonly<Record<string, readonly Place[]>> = {
  "play *": [Place.hand, Place.drive, Place.set1, Place.set2, Place.set3],
  "answer with *": [Place.set1, Place.set2, Place.set3],
  "reveal *": [Place.drive],
  "set *": [Place.hand, Place.drive],
  "use *": [Place.ruler, Place.left, Place.right, Place.defence, Place.field, Place.hand, Place.graveyard],
};

/** The table of one match. */
export class GateRuler extends GateTable {
  constructor(
    pack: Pack,
    readonly wiring: Wiring,
  ) {
    super(pack, wiring.procedures);
  }

  // ---- wired to the chapters above ----

  protected derive(): void {
    this.wiring.derive(this);
  }
  protected wrongMoment(verb: number, argument: number, seat: Seat): Paragraph {
    return this.wiring.wrongMoment(this, verb, argument, seat);
  }
  protected override factOf(rule: string, wish: Option, seat: Seat): string | null {
    return this.wiring.factOf(this, rule, wish, seat);
  }
  view(seat: Seat): View {
    checkSeat(seat);
    return this.wiring.view(this, seat);
  }
  override faceOf(definition: number): Face {
    return definition === 0 ? super.faceOf(definition) : faceOf(this.pack.cards.definitions[definition]!);
  }
  override spotOf(card: Card, seat: Seat): Spot | null {
    return this.isShownTo(card, seat) ? { kind: "card", card } : this.spotIn(this.ownerOf(card), this.placeOf(card), seat);
  }
  override about(chosen: Option, seat: Seat): Subject {
    if (verbOf(chosen) === Verb.zone) return this.spotIn(this.asked, argumentOf(chosen) as Place, seat);
    return super.about(chosen, seat);
  }
  /** A place as it lies in the view of this seat: the other player's lines are mirrored. */
  private spotIn(owner: Seat, place: Place, seat: Seat): Spot {
    const isLine = isUnitZone(place);
    const row = isLine ? LINES : SET_ZONES;
    const at = (row as readonly Place[]).indexOf(place);
    if (at < 0) return { kind: "place", seat: owner, place: Place[place]! };
    return { kind: "place", seat: owner, place: isLine ? "lines" : "setZones", cell: isLine && owner !== seat ? row.length - 1 - at : at };
  }
  blank(): this {
    return new GateRuler(this.pack, this.wiring) as this;
  }
  /** Only settable cards lie in set zones or are kept face down in a drive resolution: dealt anew, they stay settable. */
  override redeal(seat: Seat, below: (n: number) => number): void {
    super.redeal(seat, below);
    const bit = seatBit(seat);
    const isBound = (card: Card) => (isSetZone(this.placeOf(card)) && this.faceDown[card] === 1) || this.isKept(card);
    for (let card = Card.first; card <= this.cardCount; card++) {
      if ((this.known[card] & bit) !== 0 || !isBound(card) || this.printed(card).settable) continue;
      const fits: Card[] = [];
      for (let other = Card.first; other <= this.cardCount; other++) {
        const free = this.ownerOf(other) === this.ownerOf(card) && this.pool(other) >= 0 && this.zones.zoneOf[other] !== 0;
        if (free && (this.known[other] & bit) === 0 && !isBound(other) && this.printed(other).settable) fits.push(other);
      }
      const other = fits[below(fits.length)];
      if (other === undefined) continue;
      const definition = this.definition[card];
      this.define(card, this.definition[other]);
      this.define(other, definition);
    }
    this.wasDealt();
  }

  // ---- atoms: the only ways to change the table ----

  /** GR-15-READY Resting what is rested is nothing at all: false. */
  rest(card: Card, rule: Paragraph): boolean {
    if (this.rested[card] === 1) return false;
    put(this.rested, card, 1);
    if (this.placeOf(card) === Place.energy) this.countEnergy(this.ownerOf(card), -1);
    this.recorder?.note("rest", card, 0, rule, Card.none, undefined, 0, besides(RESTED[rule] ?? ""));
    return true;
  }

  ready(card: Card, rule: Paragraph): boolean {
    if (this.rested[card] === 0) return false;
    put(this.rested, card, 0);
    if (this.placeOf(card) === Place.energy) this.countEnergy(this.ownerOf(card), +1);
    this.recorder?.note("ready", card, 0, rule);
    return true;
  }

  /** 2-11b Damage is added; HP stays. GR-1-ZERO @param from by whom, in words */
  addDamage(unit: Card, amount: number, rule: Paragraph, source: Card, from: string): void {
    if (amount <= 0) return;
    put(this.damage, unit, this.damage[unit] + amount);
    if (this.damage[unit] >= this.hp(unit)) this.now.unsettled |= Unsettled.hp; // 12-4a
    if (this.recorder === null) return;
    const cause = this.recorder.latestTo(source, "resolve damage execution");
    const words = `${from}: ${this.damage[unit]} in all, HP ${this.hp(unit)}`;
    this.recorder.note("damage", unit, amount, rule, source, undefined, 0, besides(words, cause ?? undefined));
  }

  /** @param more by whose text, if not by that which is being carried out */
  setDamage(unit: Card, amount: number, rule: Paragraph, more: More = {}): void {
    if (this.damage[unit] === amount) return;
    put(this.damage, unit, amount);
    if (amount >= this.hp(unit)) this.now.unsettled |= Unsettled.hp;
    this.recorder?.note("damage is now", unit, amount, rule, Card.none, undefined, 0, more);
  }

  turnFaceUp(card: Card, rule: Paragraph): void {
    if (this.faceDown[card] === 0) return;
    put(this.faceDown, card, 0);
    this.changed(Concern.layout);
    this.learn(card, BOTH);
    this.recorder?.note("reveal", card, 0, rule);
  }

  /** Damage reversal: a card of the damage zone, which both players have seen, lies face down. */
  turnFaceDown(card: Card, rule: Paragraph): void {
    put(this.faceDown, card, 1);
    this.changed(Concern.layout);
    this.recorder?.note("turn face down", card, 0, rule);
  }

  /** 15-5a Information only; the card does not move. */
  show(card: Card, seats: Seats, rule: Paragraph): void {
    this.learn(card, seats);
    if (seats === BOTH) this.recorder?.note("show", card, 0, rule);
    else this.recorder?.note("look", card, 0, rule);
  }

  /**
   * 15-3a Moves a card to another place of its owner (GR-4-OWNER), at the end of what lies there (3-2c). False if it stays: a zone its
   * player does not have (15-3a-1, R-NOHAND), a locked damage zone,
   * Soul Guard, a ruler. Inside the play area it stays the same object, by any other move it becomes a new one (3-2d).
   */
  move(card: Card, to: Place, rule: Paragraph, faceDown: 0 | 1 = 0, following: Card = Card.none, under: Card = Card.none): boolean {
    const from = this.placeOf(card);
    const owner = this.ownerOf(card);
    if (from === Place.ruler) return this.staysWhereItIs(card, "R-D-RULER", "a ruler does not leave the ruler zone");
    if (to === Place.hand && !this.rulerOf(owner).hasHand) return this.staysWhereItIs(card, "15-3a-1", "its player has no hand zone");
    if (from === Place.damage && this.constantsOn(Concern.damageZone)?.damageZoneLocked[owner] === 1 && rule !== "GR-13-RECOVER")
      return this.staysWhereItIs(card, "GR-19-FORBID", "cards leave that damage zone by recovery only");
    const wasInPlay = isPlayArea(from);
    const isThen = isPlayArea(to);
    if (wasInPlay && !isThen) {
      if (isUnitZone(from) && this.souls[card] > 0 && this.has(card, Keyword.SoulGuard)) {
        this.wiring.soulGuard(this, card);
        return false;
      }
      if (to === Place.graveyard) this.lookForGraveyard(card);
      this.leavePlay(card, from);
    } else if (to === Place.graveyard) this.lookForGraveyard(card);
    if (from === Place.soul) this.leaveSoul(card);
    const seen = this.recorder === null ? NOBODY : this.eyes(card);
    if (isSetZone(from) && this.faceDown[card] === 1) put(this.setCards, owner, this.setCards[owner] - 1);
    if (isSetZone(to) && faceDown === 1) put(this.setCards, owner, this.setCards[owner] + 1);
    put(this.faceDown, card, faceDown);
    this.relocate(card, this.place(owner, to), following);
    if (isSetZone(from) || isSetZone(to)) {
      this.findSetWindows(owner);
      this.findResponders();
    }
    if (wasInPlay && isThen) {
      if (from === Place.defence && isAttackZone(to)) this.ready(card, "15-3a-2");
      if (card === this.now.attackCard && !isAttackZone(to)) this.stopAttacking(); // 8-4e-2
      if (isUnitZone(from) !== isUnitZone(to)) this.now.unsettled |= Unsettled.zones | Unsettled.hp; // GR-12-BAD
      this.changed(Concern.layout);
    } else {
      put(this.object, card, (this.object[card] + 1) & 0x3fff);
      if (isThen) this.enterPlay(card, to);
      else if (!wasInPlay) this.changed(Concern.layout);
    }
    if (to === Place.hand) this.tally?.drawn(card);
    if (this.recorder !== null) this.noteMove(card, from, to, rule, seen, under);
    if (this.isFull(owner, to)) this.now.unsettled |= to === Place.damage ? Unsettled.defeat : Unsettled.zones;
    if (from === Place.deck && this.count(owner, Place.deck) === 0) this.now.unsettled |= Unsettled.defeat; // GR-12-DECK
    if (to === Place.hand || from === Place.hand) this.changed(Concern.hands);
    if ((to === Place.hand || to === Place.drive) && (this.printed(card).keywords & Keyword.OpenCard) !== 0) this.openCard(card);
    return true;
  }

  private lookForGraveyard(card: Card): void {
    if (this.watchers[Happening.putIntoGraveyard] > 0 || this.pack.setAutomaticsOf[Happening.putIntoGraveyard]!.length > 0)
      this.wiring.findGraveyard(this, card);
  }

  /** It cannot be moved, and that is told. */
  staysWhereItIs(card: Card, rule: Paragraph, words: string): false {
    this.recorder?.note("stay", card, 0, rule, Card.none, undefined, 0, besides(words));
    return false;
  }

  /** A unit that comes from elsewhere enters play first; then it is told where everything goes. */
  private noteMove(card: Card, from: Place, to: Place, rule: Paragraph, seen: Seats, under: Card): void {
    const owner = this.ownerOf(card);
    const recorder = this.recorder!;
    if (isUnitZone(to) && !isPlayArea(from) && this.printed(card).type === Type.unit)
      recorder.note(
        "entersPlay",
        card,
        from,
        "15-3b",
        Card.none,
        owner,
        seen,
        besides(`${PLACE_NAMES[to]!}${to === Place.defence ? " (centre line)" : ""}`),
      );
    const isTop = to === Place.soul && from === Place.deck;
    const words =
      to === Place.damage
        ? this.damageWords(owner)
        : from === Place.counter && !isUnitZone(to)
          ? ""
          : isTop
            ? "the top of the deck"
            : placeWords(from);
    recorder.note(MOVES[to]!, card, from, rule, under, owner, seen, besides(words));
  }

  /** "7 of 12": how much of a ruler's life has been taken. */
  private damageWords(owner: Seat): string {
    const [taken, { life }] = [this.count(owner, Place.damage), this.rulerOf(owner)];
    return `${taken} of ${life}${taken !== life ? "" : ", all of the ruler's life, and loses when all of this damage has come"}`;
  }

  override mightMean(phrase: string, card: Card): boolean {
    if (phrase.startsWith("attack ")) return this.isRuler(card) || this.isUnitInPlay(card);
    return TAKEN_FROM[phrase]?.includes(this.placeOf(card)) ?? true;
  }

  /**
   * What a card is for who chooses among cards: in play its numbers as they are now, elsewhere the printed ones, and its text.
   * @param played as it is played from where it lies: no OD, which is revealed, no CNT, which is turned up as damage (16-4), and no TD out of another zone than the hand (16-3)
   */
  worthOf(card: Card, played = false): string {
    const { type, level, atk, hp, stk, abilities, keywords, overdrive, counter } = this.printed(card);
    if (this.isUnitInPlay(card)) {
      const rested = this.rested[card] === 1 ? ", rested" : "";
      return `P${this.ownerOf(card) + 1}'s, ATK ${this.atk(card)}, ${this.hp(card) - this.damage[card]} HP left, STK ${this.stk(card)}${rested}`;
    }
    const is = type === Type.unit ? `level ${level}, ${atk}/${hp}/${stk}` : `${Type[type]!}, level ${level}`;
    const named = KEYWORD_NAMES.filter(([keyword]) => (keywords & keyword) !== 0).map(([, name]) => `<${name}>`);
    const texts = abilities.flatMap((each) =>
      played && (each === overdrive || each === counter || (this.placeOf(card) !== Place.hand && each.happening === Happening.touchdown))
        ? []
        : this.pack.cards.sayAbility(each),
    );
    return [[is, ...named].join(" "), texts.join(" ")].filter(Boolean).join("; ");
  }
  protected override worth(card: Card): string {
    return this.worthOf(card);
  }

  /** GR-16-OPEN It is shown, and played in the next system processing. */
  private openCard(card: Card): void {
    const ability = this.printed(card).event;
    if (ability === null) return;
    this.show(card, BOTH, "GR-16-OPEN");
    this.wait(Wait.openCard, ability.id, card, this.ownerOf(card), Card.none, 0, 0, this.recorder?.latest(card));
  }

  private enterPlay(card: Card, to: Place): void {
    put(this.rested, card, 0); // GR-4-NEW
    put(this.attacks, card, 0);
    if (to === Place.energy) this.countEnergy(this.ownerOf(card), +1);
    if (hasAbilities(to)) this.watch(card, +1);
    if (isUnitZone(to) !== (this.printed(card).type === Type.unit)) this.now.unsettled |= Unsettled.zones | Unsettled.hp; // GR-12-BAD
    if (this.printed(card).hp <= 0 && isUnitZone(to)) this.now.unsettled |= Unsettled.hp; // 12-4a
    if (this.hasConstants() && this.isHPLent()) this.now.unsettled |= Unsettled.hp;
    if (this.changesValues(card, to) || this.isChanged(card)) this.touch();
    else if (this.stale[0] !== Stale.everything && (isUnitZone(to) || to === Place.ruler)) this.wiring.deriveAlone(this, card);
  }

  /** Do values of other cards change when it comes to this place, or leaves it? */
  private changesValues(card: Card, place: Place): boolean {
    return this.concerned[Concern.layout] > 0 || (hasAbilities(place) && this.printed(card).constants.length > 0);
  }

  /** Is there a continuous effect on it? */
  private isChanged(card: Card): boolean {
    const { card: of } = this.changes.column;
    for (let row: Row = 0; row < this.changes.count; row++) if (of[row] === card) return true;
    return false;
  }

  private leavePlay(card: Card, from: Place): void {
    if (from === Place.energy && this.rested[card] === 0) this.countEnergy(this.ownerOf(card), -1);
    const wasLent = this.isHPLent();
    const changes = this.changesValues(card, from);
    if (hasAbilities(from)) this.watch(card, -1);
    if (card === this.now.attackCard) this.stopAttacking(); // 8-4e-2
    if (this.souls[card] > 0) this.loseSoul(card);
    this.forgetObject(card);
    if (wasLent) this.now.unsettled |= Unsettled.hp; // what it lent to others is gone
    if (changes) this.touch();
  }

  /** 3-2d A new object knows nothing of what happened to the old one. */
  private forgetObject(card: Card): void {
    put(this.rested, card, 0);
    put(this.damage, card, 0);
    put(this.attacks, card, 0);
    put(this.used, card, 0);
    put(this.ended, card, 0);
    put(this.doomed, card, 0);
    if (this.changes.count > 0) this.forgetChanges(card);
  }

  private forgetChanges(card: Card): void {
    this.changes.removeWhere((row) => this.changes.column.card[row] === card);
  }

  /** A card goes under a card in play (GR-15-SOUL). */
  tuck(card: Card, host: Card, rule: Paragraph): void {
    if (!this.move(card, Place.soul, rule, 0, Card.none, host)) return;
    put(this.host, card, host);
    put(this.souls, host, this.souls[host] + 1);
    this.changed(Concern.layout);
    for (const ability of this.printed(card).automatic)
      if (ability.zone === Place.soul) this.countWatchers(ability.happening as Happening, +1);
  }

  /** Its host has left: even if it comes back, as a new object (3-2d), the soul is nobody's, and leaves too (GR-12-SOUL). */
  private loseSoul(host: Card): void {
    for (const soul of this.soulsOf(host)) put(this.host, soul, Card.none);
    put(this.souls, host, 0);
    this.now.unsettled |= Unsettled.soul;
  }

  private leaveSoul(card: Card): void {
    const host = this.host[card];
    put(this.host, card, Card.none);
    if (host !== Card.none) put(this.souls, host, this.souls[host] - 1);
    this.changed(Concern.layout);
    for (const ability of this.printed(card).automatic) {
      if (ability.zone === Place.soul) this.countWatchers(ability.happening as Happening, -1);
    }
  }

  /** R-OVER: a new top card takes over the stack: place, orientation, damage, effects, and everything aimed at it. */
  layOver(card: Card, host: Card, rule: Paragraph): void {
    const place = this.placeOf(host);
    const owner = this.ownerOf(host);
    const rested = this.rested[host];
    const damage = this.damage[host];
    const attacks = this.attacks[host];
    const souls = this.souls[host];
    const wasAttacking = this.now.attackCard === host;
    const doomed = this.doomed[host];
    const before = this.object[host];
    this.relocate(card, this.place(owner, place), host);
    put(this.faceDown, card, 0);
    put(this.object, card, (this.object[card] + 1) & 0x3fff);
    this.watch(host, -1);
    this.watch(card, +1);
    this.relocate(host, this.place(owner, Place.soul));
    const after = this.object[card];
    for (const { column, count } of [this.gate, this.targets, this.waits]) {
      for (let row: Row = 0; row < count; row++) {
        if (column.card[row] === host && column.object[row] === before) {
          column.card[row] = card;
          column.object[row] = after;
        }
      }
    }
    for (let row: Row = 0; row < this.changes.count; row++)
      if (this.changes.column.card[row] === host) this.changes.column.card[row] = card;
    for (const soul of this.soulsOf(host)) put(this.host, soul, card);
    this.forgetObject(host);
    put(this.object, host, (before + 1) & 0x3fff);
    put(this.souls, host, 0);
    put(this.host, host, card);
    put(this.souls, card, souls + 1);
    put(this.rested, card, rested);
    put(this.damage, card, damage);
    put(this.attacks, card, attacks);
    put(this.doomed, card, doomed);
    const now = this.now;
    if (wasAttacking) now.attackCard = card;
    if (now.declared === host && now.declaredObject === before) {
      now.declared = card;
      now.declaredObject = after;
    }
    if (now.combatSource === host && now.combatSourceObject === before) {
      now.combatSource = card;
      now.combatSourceObject = after;
    }
    if (now.combatTarget === host && now.combatObject === before) {
      now.combatTarget = card;
      now.combatObject = after;
    }
    this.touch();
    now.unsettled = Unsettled.all;
    this.recorder?.note("lay over", card, 0, rule, host);
  }

  /** How many were drawn. */
  draw(seat: Seat, n: number, rule: Paragraph): number {
    let drawn = 0;
    for (; drawn < n && this.count(seat, Place.deck) > 0; drawn++) {
      if (!this.move(this.first(seat, Place.deck), Place.hand, rule)) return drawn; // without a hand zone the card stays on the deck
    }
    return drawn;
  }

  /** GR-15-MILL */
  mill(seat: Seat, n: number, rule: Paragraph): void {
    for (let i = 0; i < n && this.count(seat, Place.deck) > 0; i++) this.move(this.first(seat, Place.deck), Place.graveyard, rule);
  }

  shuffleDeck(seat: Seat, rule: Paragraph): void {
    this.shuffle(this.place(seat, Place.deck));
    this.recorder?.note("shuffle", Card.none, 0, rule, Card.none, seat);
  }

  countSummon(seat: Seat): void {
    put(this.summons, seat, this.summons[seat] + 1);
  }
  setSummonRight(seat: Seat, right: number): void {
    put(this.summonRight, seat, right);
    put(this.summons, seat, 0);
  }
  use(card: Card, slot: number): void {
    put(this.used, card, this.used[card] | (1 << slot));
  }
  /** 6-5a-1 */
  endsOnce(card: Card, slot: number): void {
    put(this.ended, card, this.ended[card] | (1 << slot));
  }
  countAttack(card: Card): void {
    put(this.attacks, card, this.attacks[card] + 1);
  }
  doom(card: Card, is: 0 | 1 | 2): void {
    put(this.doomed, card, is);
  }
  pick(card: Card, is: 0 | 1 | 2 | 3): void {
    put(this.picked, card, is);
  }
  /** A new turn: uses and attacks are counted afresh. */
  forgetTurn(card: Card): void {
    put(this.used, card, 0);
    put(this.ended, card, 0);
    put(this.attacks, card, 0);
  }

  stopAttacking(): void {
    this.recorder?.note("stop attacking", this.now.attackCard, 0, "8-4e-2");
    this.now.attackCard = Card.none;
    this.changed(Concern.attack);
  }

  /** A continuous effect begins (14-1b-2, GR-4-DURATION). R-BATTLEDUR: until end of battle, without a battle, it does not. */
  change(card: Card, what: Change, until: Until, rule: Paragraph, atk = 0, hp = 0, stk = 0, n = 0, damageType = 0): boolean {
    if (until === Until.endOfBattle && this.now.attackStep === AttackStep.none) {
      return this.isUnchanged(card, "R-BATTLEDUR", "it would last until the end of a battle, and there is none");
    }
    const rows = this.changes;
    const row = rows.append();
    rows.column.card[row] = card;
    rows.column.change[row] = what;
    rows.column.until[row] = until;
    rows.column.atk[row] = atk;
    rows.column.hp[row] = hp;
    rows.column.stk[row] = stk;
    rows.column.n[row] = n;
    rows.column.damageType[row] = damageType;
    rows.column.ability[row] = this.resolving.ability;
    if (hp < 0) this.now.unsettled |= Unsettled.hp;
    this.touch();
    this.recorder?.note("change", card, n, rule, Card.none, undefined, 0, besides(this.sayChange(row)));
    return true;
  }

  /** A continuous effect does not begin for it, and that is told. */
  isUnchanged(card: Card, rule: Paragraph, words: string): false {
    this.recorder?.note("no change", card, 0, rule, Card.none, undefined, 0, besides(words));
    return false;
  }

  /** What a continuous effect does and how long, in words. */
  sayChange(row: Row, withEnd = true): string {
    const { change, atk, hp, stk, n, damageType, until } = this.changes.column;
    const lasting = { change: change[row], atk: atk[row], hp: hp[row], stk: stk[row], n: n[row], damageType: damageType[row] };
    return changeWords({ ...lasting, until: withEnd ? until[row] : Until.forever }, (each) => this.pack.cards.attribute(each));
  }

  expire(until: Until): void {
    if (this.changes.count > 0) this.expireThese(until);
  }

  private expireThese(until: Until): void {
    const { card, until: ends } = this.changes.column;
    for (let row: Row = 0; this.recorder !== null && row < this.changes.count; row++) {
      if (ends[row] !== until) continue;
      const rule = until === Until.endOfTurn ? "GR-6-CLEAN" : "8-7c-1";
      this.recorder.note("effect ends", card[row], 0, rule, Card.none, undefined, 0, besides(this.sayChange(row, false)));
    }
    if (this.changes.removeWhere((row) => ends[row] === until)) this.valuesFall();
  }

  /** GR-16-SOULGUARD: effects with a limited duration on it end. */
  dropTimed(card: Card): void {
    const { card: of, until } = this.changes.column;
    for (let row: Row = 0; this.recorder !== null && row < this.changes.count; row++)
      if (of[row] === card && until[row] !== Until.forever)
        this.recorder.note("effect ends", card, 0, "GR-16-SOULGUARD", Card.none, undefined, 0, besides(this.sayChange(row, false)));
    if (this.changes.removeWhere((row) => of[row] === card && until[row] !== Until.forever)) this.valuesFall();
  }

  loses(seat: Seat, rule: Paragraph): void {
    this.lose(seat);
    this.tally?.lost(rule);
    const words = rule === "GR-12-DECK" ? "the deck is empty" : `${this.count(seat, Place.damage)} damage, life ${this.rulerOf(seat).life}`;
    this.recorder?.note("lose", Card.none, 0, rule, Card.none, seat, 0, besides(words));
  }
  ends(): void {
    this.finish();
  }

  /** 9-3b Who has priority in a gate step. */
  givePriority(seat: Seat): void {
    put(this.priority, 0, seat);
  }

  // ---- laying out ----

  /** Lays a card out before the match, or in a scenario. */
  lay(card: Card, definition: number, place: Place, faceDown: 0 | 1 = 0): void {
    this.define(card, definition);
    put(this.faceDown, card, faceDown);
    this.relocate(card, this.place(this.ownerOf(card), place));
    if (isSetZone(place) && faceDown === 1) put(this.setCards, this.ownerOf(card), this.setCards[this.ownerOf(card)] + 1);
    if (place === Place.ruler) put(this.ruler, this.ownerOf(card), card);
    if (isPlayArea(place)) this.enterPlay(card, place);
    if (isSetZone(place)) this.findSetWindows(this.ownerOf(card));
    this.findResponders();
  }

  /** What a scenario says of a card in play. */
  cast(card: Card, facts: Readonly<Record<string, unknown>>): void {
    if (facts["rested"] === true) this.rest(card, "GR-4-ORIENT");
    if (typeof facts["damage"] === "number") put(this.damage, card, facts["damage"]);
    if (typeof facts["attacks"] === "number") put(this.attacks, card, facts["attacks"]);
  }
}

/** What a move to each place is called in the log. */
const MOVES: readonly string[] = [
  "to ruler zone",
  "to left attack zone",
  "to right attack zone",
  "to defence zone",
  "to set zone",
  "to set zone",
  "to set zone",
  "to field zone",
  "to energy zone",
  "to soul",
  "to deck",
  "to hand",
  "to drive zone",
  "to counter zone",
  "to damage zone",
  "to graveyard",
  "to exile",
  "to gate",
];
