import {
  type AnyProcedure,
  BOTH,
  Card,
  fingerprint,
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
  seatBit,
  type View,
  type Zone,
} from "@duelex/kernel";
import type { CardSet, Definition, RulerPrint } from "./cards.ts";
import {
  AttackStep,
  Change,
  HAPPENINGS,
  type Happening,
  isAttackZone,
  isPlayArea,
  isSetZone,
  isUnitZone,
  Keyword,
  Kind,
  PHRASES,
  Phase,
  PLACE_NAMES,
  PLACES,
  Place,
  Profile,
  SET_ZONES,
  Target,
  Timing,
  Type,
  Until,
  Verb,
} from "./names.ts";
import { type Paragraph, rulebook } from "./rulebook.ts";
import { SENTENCES } from "./sentences.ts";
import type { Ability } from "./vocabulary/clauses.ts";

/** 1-2a Two players, each with a ruler, fifty cards, energy, and a few cards to spare for scenarios. */
export const CARDS_EACH = 57;
const CARDS = 2 * CARDS_EACH;

/** What is true of the whole match. */
const NOW = {
  turn: 0,
  active: 0 as Seat,
  first: 0 as Seat,
  phase: Phase.setup,
  // the edition and the chosen readings (section 0)
  profile: Profile.v1_0_0,
  counterStopsDamage: 1,
  unitDamageClearsAtTurnEnd: 1,
  firstTurnRaisesAttackPhaseEnd: 0,
  /** Something happened that rule effects could act on (12). */
  unsettled: 0,
  /** How many objects were ever put on the gate: tells whether something new got there. */
  puts: 0,
  serial: 0,
  /** The turn player has passed in a gate processing in which nothing has happened (9-3e-1). */
  passed: 0,
  // one attack sub-phase (8.1)
  subphase: 0,
  attackStep: AttackStep.none,
  attackCard: Card.none,
  /** The line aimed at; a line, not a card (8-4e-1). */
  attackLine: Target.none,
  /** R-NEWLINE: the ruler was chosen over a unit in front of it. */
  overTheWall: 0,
  /** Who was declared, whatever became of it. */
  declared: Card.none,
  declaredObject: 0,
  endAfterBattle: 0,
  // the combat damage of 8-6b
  combatSource: Card.none,
  combatSourceObject: 0,
  combatTarget: Card.none,
  combatObject: 0,
  /** The damage has been carried out, or was 0 (16-8). */
  combatDone: 0,
  /** It was really dealt, to a unit in the defence zone (16-5). */
  combatHitDefence: 0,
  /** The attacked unit has been destroyed: 2 by 12-4a, 1 by anything else. */
  combatDestroyed: 0,
};
/** What is being resolved (9-4): taken off the gate, its targets still in the table of targets. */
const RESOLVING = {
  id: 0,
  kind: Kind.none,
  card: Card.none,
  object: 0,
  seat: 0 as Seat,
  ability: 0,
  amount: 0,
  flags: 0,
  to: Place.ruler,
  subject: Card.none,
  subjectObject: 0,
  step: 0,
  /** The last instruction was really and completely done (if you do). */
  done: 0,
  /** How many cards of the deck top are looked at. */
  looked: 0,
  attached: Card.none,
};
const Now = recordOf(NOW);
const Resolving = recordOf(RESOLVING);

/** Facts of an object on the gate. */
export enum Flag {
  none = 0,
  fromHand = 1,
  combat = 2,
  byRule = 4,
  byOpponent = 8,
  genesis = 16,
  /** The damage of 8-6b itself; combat damage can be more than that (2021-03). */
  strike = 32,
}
/** What a waiting line stands for. */
export enum Wait {
  ability,
  openCard,
  /** Something happened that a set card of this seat could answer; which one it holds is nobody else's business. */
  setChance,
}
/** What may still be done with a card tied to a drive resolution (10-3). */
export enum Tied {
  card = 1,
  faceDown = 2,
  ability = 4,
}

/** What the door hands the table: the chapters above it. */
export interface Wiring {
  readonly procedures: readonly AnyProcedure<never>[];
  readonly derive: (g: GateRuler) => void;
  /** Soul Guard: a card that would leave stays, and loses a soul card instead. */
  readonly soulGuard: (g: GateRuler, unit: Card) => void;
  readonly wrongMoment: (g: GateRuler, verb: number, argument: number, seat: Seat) => Paragraph;
  readonly view: (g: GateRuler, seat: Seat) => View;
}

/** The cards and what never changes in a pairing. */
export interface Pack {
  readonly cards: CardSet;
  /** Set events with an automatic timing that any deck could hold (R-D-SETCHANCE): what could be answered, whatever lies face down. */
  readonly setAutomatics: readonly Ability[];
  /** A card that any deck could hold has something to play from hand at any time (R-D-ASK). */
  readonly handInstants: boolean;
  /** Activated abilities that work elsewhere than in play, and cards with Revive: only then are those places looked through. */
  readonly elsewhere: readonly [boolean, boolean];
  /** A card can give others Attribute choice: only then is it looked for besides the print. */
  readonly givesAttributeChoice: boolean;
  /** What constants of these cards depend on, besides the units, fields and rulers in play and whose turn it is. */
  readonly depends: {
    /** How many cards are in hand. */
    readonly onHands: boolean;
    /** Who attacks. */
    readonly onAttack: boolean;
    /** In which zone a card lies, how much soul it has, what else lies in play. */
    readonly onLayout: boolean;
  };
}

/** 3-2a, GR-3-ZONES Who sees the cards of each player's places; places where cards lie face down say more in `eyes`. 3-2b-3: counts are public. */
function eyesOf(seat: Seat, place: Place): Seats {
  if (place === Place.deck) return NOBODY;
  return place === Place.hand ? seatBit(seat) : BOTH;
}
const EYES: readonly Seats[] = [NOBODY, ...SEATS.flatMap((seat) => Array.from({ length: PLACES }, (_, place) => eyesOf(seat, place)))];
const MINGLES: readonly boolean[] = EYES.map((_, zone) => zone > 0 && (zone - 1) % PLACES === Place.hand);

/** Besides the happenings: abilities whose presence in play is counted. */
const CONSTANTS = HAPPENINGS;
const INSTANTS = HAPPENINGS + 1;
const LENDERS = HAPPENINGS + 2;
const WATCHED = HAPPENINGS + 3;

/** The table of one match: what lies where and how (columns), and the only ways to change it (atoms). */
export class GateRuler extends Match {
  readonly rulebook = rulebook;
  readonly concession: Paragraph = "1-4c";
  readonly phrases = PHRASES;
  readonly sentences = SENTENCES;
  readonly now = new Now(this.memory.words, this.memory.take(Object.keys(NOW).length));
  readonly resolving = new Resolving(this.memory.words, this.memory.take(Object.keys(RESOLVING).length));

  readonly faceDown: Reading<Card, 0 | 1> = this.memory.column(CARDS + 1);
  readonly rested: Reading<Card, 0 | 1> = this.memory.column(CARDS + 1);
  /** 3-6g */
  readonly damage: Reading<Card> = this.memory.column(CARDS + 1);
  /** Which object this card is: every move but one inside the play area makes a new one (3-2d). */
  readonly object: Reading<Card> = this.memory.column(CARDS + 1);
  /** For a soul card, the card above it. */
  readonly host: Reading<Card, Card> = this.memory.column(CARDS + 1);
  readonly souls: Reading<Card> = this.memory.column(CARDS + 1);
  readonly attacks: Reading<Card> = this.memory.column(CARDS + 1);
  /** Clauses used this turn, and end-of-turn clauses triggered in this end phase: one bit each. */
  readonly used: Reading<Card> = this.memory.column(CARDS + 1);
  readonly ended: Reading<Card> = this.memory.column(CARDS + 1);
  /** A Destruction waits for it on the gate, or is about to be put there. */
  readonly doomed: Reading<Card> = this.memory.column(CARDS + 1);
  readonly picked: Reading<Card> = this.memory.column(CARDS + 1);
  readonly ruler: Reading<Seat, Card> = this.memory.column(2);
  readonly activeEnergy: Reading<Seat> = this.memory.column(2);
  /** 6-2a; -1 is unlimited. */
  readonly summonRight: Reading<Seat> = this.memory.column(2);
  readonly summons: Reading<Seat> = this.memory.column(2);
  /** 15-4b How many face-down cards lie in set zones. */
  readonly setCards: Reading<Seat> = this.memory.column(2);
  readonly watchers: Reading<Happening> = this.memory.column(WATCHED);

  readonly gate = new Rows(this.memory, "objects on the gate", 24, {
    id: 0,
    kind: Kind.none,
    card: Card.none,
    object: 0,
    seat: 0 as Seat,
    ability: 0,
    amount: 0,
    flags: 0,
    to: Place.ruler,
    subject: Card.none,
    subjectObject: 0,
  });
  /** What objects on the gate are aimed at, in the order chosen. */
  readonly targets = new Rows(this.memory, "targets of objects on the gate", 40, {
    of: 0,
    choice: 0,
    card: Card.none,
    object: 0,
    amount: 0,
  });
  readonly waits = new Rows(this.memory, "waiting abilities", 24, {
    kind: Wait.ability,
    ability: 0,
    card: Card.none,
    object: 0,
    seat: 0 as Seat,
    subject: Card.none,
    subjectObject: 0,
    flags: 0,
    happening: 0,
    /** R-D-BATCH: came while others were being put on the gate. */
    late: 0,
  });
  /** GR-14-LAYER: no card of the file sets a value or changes a base value (14-13f, 15-2b), so these add up in any order. */
  readonly changes = new Rows(this.memory, "continuous effects", 32, {
    card: Card.none,
    change: Change.values,
    atk: 0,
    hp: 0,
    stk: 0,
    n: 0,
    damageType: 0,
    until: Until.forever,
  });

  /** Derived (statistics.ts), the stale flag with them; read through atk(), hp(), stk(), has(). They are not hashed. */
  readonly stale = this.memory.derived<0>(1);
  readonly atkNow: Reading<Card> = this.memory.derived(CARDS + 1);
  readonly hpNow: Reading<Card> = this.memory.derived(CARDS + 1);
  readonly stkNow: Reading<Card> = this.memory.derived(CARDS + 1);
  readonly keywordsNow: Reading<Card> = this.memory.derived(CARDS + 1);
  readonly rulerEnergy: Reading<Seat> = this.memory.derived(2);
  readonly damageZoneLocked: Reading<Seat, 0 | 1> = this.memory.derived(2);
  readonly counterForbidden = this.memory.derived<0>(1);
  readonly tolls = this.memory.derived<0>(1);
  /** The timings of the events that lie face down in set zones, one bit each. */
  readonly setTimings: Reading<Seat> = this.memory.derived(2);

  /** The pack's definitions, at hand: nothing is looked up more often. */
  private readonly definitions: readonly Definition[];

  constructor(
    readonly pack: Pack,
    readonly wiring: Wiring,
  ) {
    super({ cards: CARDS, eyes: EYES, mingles: MINGLES, words: WORDS, frames: FRAMES }, wiring.procedures);
    this.definitions = pack.cards.definitions;
  }

  // ---- what the kernel asks ----

  /** Nothing settles between steps: system processing stands where the rules put it (9-3c, 9-4). */
  protected settle(): boolean {
    return false;
  }
  /** Owner and controller alike: no card of the file changes control (R-CTRL). */
  ownerOf(card: Card): Seat {
    return card > CARDS_EACH ? 1 : 0;
  }
  nameOfDefinition(definition: number): string {
    return this.pack.cards.definitions[definition]!.title;
  }
  idOfDefinition(definition: number): string {
    return this.pack.cards.definitions[definition]!.id;
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
    return this.pack.cards.fingerprint;
  }
  protected wrongMoment(verb: number, argument: number, seat: Seat): Paragraph {
    return this.wiring.wrongMoment(this, verb, argument, seat);
  }
  view(seat: Seat): View {
    return this.wiring.view(this, seat);
  }
  blank(): this {
    return new GateRuler(this.pack, this.wiring) as this;
  }
  /** What the decks can do is not in the memory: a position of other decks would be played wrongly, and is not loaded. */
  override get shape(): string {
    const { setAutomatics, handInstants, elsewhere, givesAttributeChoice, depends } = this.pack;
    const ids = setAutomatics.map(({ id }) => id);
    return fingerprint(`${super.shape}${JSON.stringify([ids, handInstants, elsewhere, givesAttributeChoice, depends])}`);
  }
  protected override wasLoaded(): void {
    this.stale[0] = 1 as 0;
    this.findSetTimings(0);
    this.findSetTimings(1);
  }

  /** 3-2b A face-down card in a set or drive zone is seen by its owner alone. */
  override eyes(card: Card): Seats {
    if (this.faceDown[card] === 1 && this.placeOf(card) !== Place.damage) return seatBit(this.ownerOf(card));
    return super.eyes(card);
  }

  /** A face-down card on the table is called by where it lies: that much everybody sees. */
  override cardName(card: Card, seat: Seat | null = null): string {
    if (seat === null || card === Card.none || (this.shown(card) & seatBit(seat)) !== 0) return super.cardName(card, seat);
    const place = this.placeOf(card);
    if (isSetZone(place)) return `the card in ${PLACE_NAMES[place]}`;
    return place === Place.drive ? `card ${this.zones.placeInZone(card) + 1} of the drive zone` : super.cardName(card, seat);
  }

  protected override pool(card: Card): number {
    return this.placeOf(card) === Place.ruler || this.placeOf(card) === Place.energy ? -1 : this.ownerOf(card);
  }

  /** Only settable cards lie in set zones or are kept face down in a drive resolution: dealt anew, they stay settable. */
  override redeal(seat: Seat, below: (n: number) => number): void {
    super.redeal(seat, below);
    const bit = seatBit(seat);
    const isBound = (card: Card) => (isSetZone(this.placeOf(card)) && this.faceDown[card] === 1) || this.isKept(card);
    for (let card = Card.first; card <= CARDS; card++) {
      if ((this.known[card] & bit) !== 0 || !isBound(card) || this.printed(card).settable) continue;
      const fits: Card[] = [];
      for (let other = Card.first; other <= CARDS; other++) {
        const free = this.ownerOf(other) === this.ownerOf(card) && this.pool(other) >= 0 && this.zones.zoneOf[other] !== 0;
        if (free && (this.known[other] & bit) === 0 && !isBound(other) && this.printed(other).settable) fits.push(other);
      }
      const other = fits[below(fits.length)];
      if (other === undefined) continue;
      const definition = this.definition[card];
      this.define(card, this.definition[other]);
      this.define(other, definition);
    }
    this.wasLoaded();
  }

  /** Kept face down for a drive resolution (10-3b). */
  isKept(card: Card): boolean {
    if (this.placeOf(card) !== Place.drive || this.faceDown[card] === 0) return false;
    const { card: of, amount } = this.targets.column;
    for (let row: Row = 0; row < this.targets.count; row++) if (of[row] === card && (amount[row] & Tied.faceDown) !== 0) return true;
    return false;
  }

  protected override argument(verb: number, argument: number): string {
    switch (verb) {
      case Verb.zone:
        return PLACE_NAMES[argument] ?? "";
      case Verb.attribute:
        return this.pack.cards.attribute(argument);
      case Verb.reduce: {
        const { change, n } = this.changes.column;
        return argument < this.changes.count ? `${change[argument as Row] === Change.reduceTo ? "to" : "by"} ${n[argument as Row]}` : "";
      }
      case Verb.put:
        return argument < this.waits.count ? this.sayWaiting(argument as Row) : "";
      case Verb.useAbility: {
        const ability = this.pack.cards.abilities[argument];
        return ability === undefined ? "" : this.pack.cards.sayAbility(ability);
      }
      default:
        return String(argument);
    }
  }

  /** "the ability of Siege Captain" */
  private sayWaiting(row: Row): string {
    const { ability, card, kind } = this.waits.column;
    if (kind[row] === Wait.openCard) return `the Open Card ${this.cardName(card[row])}`;
    const skill = this.ability(ability[row]).keyword;
    return `${skill === 0 ? "the ability" : (Keyword[skill] ?? "")} of ${this.cardName(card[row])}`;
  }

  // ---- reading ----

  get other(): Seat {
    return otherSeat(this.now.active);
  }
  place(seat: Seat, place: Place): Zone {
    return 1 + seat * PLACES + place;
  }
  placeOf(card: Card): Place {
    return (this.zones.zoneOf[card] - 1) % PLACES;
  }
  cards(seat: Seat, place: Place) {
    return this.zones.each(this.place(seat, place));
  }
  count(seat: Seat, place: Place): number {
    return this.zones.size[this.place(seat, place)];
  }
  /** The first card of a place, and the one after a card; `for (let card = g.first(…); card !== Card.none; card = g.next(card))` where it has to be quick. */
  next(card: Card): Card {
    return this.zones.next[card];
  }
  first(seat: Seat, place: Place): Card {
    return this.zones.first[this.place(seat, place)];
  }
  /** GR-3-STACK: of two units in one zone the later one is in front. */
  last(seat: Seat, place: Place): Card {
    return this.zones.last[this.place(seat, place)];
  }
  /** The cards under a card, whoever owns them. */
  soulsOf(host: Card): readonly Card[] {
    return SEATS.flatMap((seat) => [...this.cards(seat, Place.soul)].filter((soul) => this.host[soul] === host));
  }
  printed(card: Card): Definition {
    return this.definitions[this.definition[card]]!;
  }
  ability(id: number): Ability {
    return this.pack.cards.abilities[id]!;
  }
  rulerOf(seat: Seat): RulerPrint {
    return this.printed(this.ruler[seat]).ruler!;
  }
  isInPlay(card: Card): boolean {
    return this.zones.zoneOf[card] !== 0 && isPlayArea(this.placeOf(card));
  }
  isUnitInPlay(card: Card): boolean {
    return this.zones.zoneOf[card] !== 0 && isUnitZone(this.placeOf(card));
  }
  isRuler(card: Card): boolean {
    return card !== Card.none && card === this.ruler[this.ownerOf(card)];
  }
  /** Still the same object (3-2d), and in play. */
  isStill(card: Card, object: number): boolean {
    return card !== Card.none && this.object[card] === object && this.isInPlay(card);
  }
  holdsSetCards(seat: Seat): boolean {
    return this.setCards[seat] > 0;
  }
  hasInstants(): boolean {
    return this.watchers[INSTANTS as Happening] > 0;
  }
  hasConstants(): boolean {
    return this.watchers[CONSTANTS as Happening] > 0;
  }
  private isHPLent(): boolean {
    return this.watchers[LENDERS as Happening] > 0;
  }

  /** ATK, HP, STK and keywords as they are now (14-1a-3, GR-14-LAYER). */
  atk(card: Card): number {
    if (this.stale[0] !== 0) this.wiring.derive(this);
    return this.atkNow[card];
  }
  hp(card: Card): number {
    if (this.stale[0] !== 0) this.wiring.derive(this);
    return this.hpNow[card];
  }
  stk(card: Card): number {
    if (this.stale[0] !== 0) this.wiring.derive(this);
    return this.stkNow[card];
  }
  has(card: Card, keyword: Keyword): boolean {
    if (this.stale[0] !== 0) this.wiring.derive(this);
    return (this.keywordsNow[card] & keyword) !== 0;
  }
  /** What standing effects say of the whole game, brought up to date. */
  upToDate(): this {
    if (this.stale[0] !== 0) this.wiring.derive(this);
    return this;
  }

  // ---- lines and the attack (3-6e, 8-4e) ----

  unitZoneOf(line: Target): Place {
    return line === Target.left ? Place.left : line === Target.right ? Place.right : Place.defence;
  }
  /** The unit in front on a line, or no card. */
  frontUnit(seat: Seat, line: Target): Card {
    return this.last(seat, this.unitZoneOf(line));
  }
  /** 3-6e Behind the centre line stands the ruler; an empty side line leads nowhere (R-LINE). */
  frontmost(seat: Seat, line: Target): Card {
    const unit = this.frontUnit(seat, line);
    return unit === Card.none && line === Target.centre ? this.ruler[seat] : unit;
  }
  /** The attack card, if it still is one. */
  get attacking(): Card {
    return this.now.attackCard;
  }
  get attackingUnit(): Card {
    const card = this.now.attackCard;
    return this.isRuler(card) ? Card.none : card;
  }
  /** 8-4e-1 Looked up afresh every time. R-NEWLINE: a ruler chosen over a unit stays attacked. */
  get attacked(): Card {
    const { attackLine, overTheWall } = this.now;
    if (attackLine === Target.none) return Card.none;
    return overTheWall === 1 ? this.ruler[this.other] : this.frontmost(this.other, attackLine);
  }

  // ---- atoms: the only ways to change the table ----

  /** GR-15-READY Resting what is rested is nothing at all: false. */
  rest(card: Card, rule: Paragraph): boolean {
    if (this.rested[card] === 1) return false;
    put(this.rested, card, 1);
    if (this.placeOf(card) === Place.energy) this.countEnergy(this.ownerOf(card), -1);
    this.recorder?.note("rest", card, 0, rule);
    return true;
  }

  ready(card: Card, rule: Paragraph): boolean {
    if (this.rested[card] === 0) return false;
    put(this.rested, card, 0);
    if (this.placeOf(card) === Place.energy) this.countEnergy(this.ownerOf(card), +1);
    this.recorder?.note("ready", card, 0, rule);
    return true;
  }

  /** 2-11b Damage is added; HP stays. GR-1-ZERO */
  addDamage(unit: Card, amount: number, rule: Paragraph, source: Card): void {
    if (amount <= 0) return;
    put(this.damage, unit, this.damage[unit] + amount);
    if (this.damage[unit] >= this.hp(unit)) this.now.unsettled = 1; // 12-4a
    this.recorder?.note("damage", unit, amount, rule, source);
  }

  setDamage(unit: Card, amount: number, rule: Paragraph): void {
    if (this.damage[unit] === amount) return;
    put(this.damage, unit, amount);
    if (amount >= this.hp(unit)) this.now.unsettled = 1;
    this.recorder?.note("damage is now", unit, amount, rule);
  }

  turnFaceUp(card: Card, rule: Paragraph): void {
    if (this.faceDown[card] === 0) return;
    put(this.faceDown, card, 0);
    this.learn(card, BOTH);
    this.recorder?.note("reveal", card, 0, rule);
  }

  /** Damage reversal: a card of the damage zone, which both players have seen, lies face down. */
  turnFaceDown(card: Card, rule: Paragraph): void {
    put(this.faceDown, card, 1);
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
  move(card: Card, to: Place, rule: Paragraph, faceDown: 0 | 1 = 0, following: Card = Card.none): boolean {
    const from = this.placeOf(card);
    const owner = this.ownerOf(card);
    if (from === Place.ruler || (to === Place.hand && !this.rulerOf(owner).hasHand)) {
      this.recorder?.note("stay", card, 0, from === Place.ruler ? "R-D-RULER" : "15-3a-1");
      return false;
    }
    if (from === Place.damage && this.upToDate().damageZoneLocked[owner] === 1 && rule !== "GR-13-RECOVER") return false;
    const wasInPlay = isPlayArea(from);
    const isThen = isPlayArea(to);
    if (wasInPlay && !isThen) {
      if (isUnitZone(from) && this.souls[card] > 0 && this.has(card, Keyword.SoulGuard)) {
        this.wiring.soulGuard(this, card);
        return false;
      }
      this.leavePlay(card, from);
    }
    if (from === Place.soul) this.leaveSoul(card);
    const seen = this.recorder === null ? NOBODY : this.eyes(card);
    if (isSetZone(from) && this.faceDown[card] === 1) put(this.setCards, owner, this.setCards[owner] - 1);
    if (isSetZone(to) && faceDown === 1) put(this.setCards, owner, this.setCards[owner] + 1);
    put(this.faceDown, card, faceDown);
    this.relocate(card, this.place(owner, to), following);
    if (isSetZone(from) || isSetZone(to)) this.findSetTimings(owner);
    if (wasInPlay && isThen) {
      if (from === Place.defence && isAttackZone(to)) put(this.rested, card, 0); // 15-3a-2
      if (card === this.now.attackCard && !isAttackZone(to)) this.stopAttacking(); // 8-4e-2
      if (isUnitZone(from) !== isUnitZone(to)) this.now.unsettled = 1; // GR-12-BAD
      if (this.pack.depends.onLayout) this.touch();
    } else {
      put(this.object, card, (this.object[card] + 1) & 0x3fff);
      if (isThen) this.enterPlay(card, to);
    }
    this.recorder?.note(MOVES[to]!, card, from, rule, Card.none, owner, seen);
    if (this.isFull(owner, to)) this.now.unsettled = 1;
    if (from === Place.deck && this.count(owner, Place.deck) === 0) this.now.unsettled = 1; // GR-12-DECK
    if (this.pack.depends.onHands && (to === Place.hand || from === Place.hand)) this.touch();
    if ((to === Place.hand || to === Place.drive) && (this.printed(card).keywords & Keyword.OpenCard) !== 0) this.openCard(card);
    return true;
  }

  /** GR-16-OPEN It is shown, and played in the next system processing. */
  private openCard(card: Card): void {
    const ability = this.printed(card).event;
    if (ability === null) return;
    this.show(card, BOTH, "GR-16-OPEN");
    this.wait(Wait.openCard, ability.id, card, this.ownerOf(card), Card.none, 0, 0);
  }

  private enterPlay(card: Card, to: Place): void {
    put(this.rested, card, 0); // GR-4-NEW
    put(this.attacks, card, 0);
    if (to === Place.energy) this.countEnergy(this.ownerOf(card), +1);
    if (isUnitZone(to) || to === Place.field || to === Place.ruler) this.watch(card, +1);
    if (isUnitZone(to) !== (this.printed(card).type === Type.unit)) this.now.unsettled = 1; // GR-12-BAD
    if (this.printed(card).hp <= 0 && isUnitZone(to)) this.now.unsettled = 1; // 12-4a
    this.layoutChanged(to);
  }

  private leavePlay(card: Card, from: Place): void {
    if (from === Place.energy && this.rested[card] === 0) this.countEnergy(this.ownerOf(card), -1);
    const wasLent = this.isHPLent();
    if (isUnitZone(from) || from === Place.field) this.watch(card, -1);
    if (card === this.now.attackCard) this.stopAttacking(); // 8-4e-2
    if (this.souls[card] > 0) this.loseSoul(card);
    this.forgetObject(card);
    if (wasLent) this.now.unsettled = 1; // what it lent to others is gone
    this.layoutChanged(from);
  }

  /** 3-2d A new object knows nothing of what happened to the old one. */
  private forgetObject(card: Card): void {
    put(this.rested, card, 0);
    put(this.damage, card, 0);
    put(this.attacks, card, 0);
    put(this.used, card, 0);
    put(this.ended, card, 0);
    put(this.doomed, card, 0);
    if (this.changes.count > 0) this.changes.removeWhere((row) => this.changes.column.card[row] === card);
  }

  /** A card goes under a card in play (GR-15-SOUL). */
  tuck(card: Card, host: Card, rule: Paragraph): void {
    if (!this.move(card, Place.soul, rule)) return;
    put(this.host, card, host);
    put(this.souls, host, this.souls[host] + 1);
    if (this.pack.depends.onLayout) this.touch();
    for (const ability of this.printed(card).automatic)
      if (ability.zone === Place.soul) this.countWatchers(ability.happening as Happening, +1);
  }

  /** Its host has left: even if it comes back, as a new object (3-2d), the soul is nobody's, and leaves too (GR-12-SOUL). */
  private loseSoul(host: Card): void {
    for (const soul of this.soulsOf(host)) put(this.host, soul, Card.none);
    put(this.souls, host, 0);
    this.now.unsettled = 1;
  }

  private leaveSoul(card: Card): void {
    const host = this.host[card];
    put(this.host, card, Card.none);
    if (host !== Card.none) put(this.souls, host, this.souls[host] - 1);
    if (this.pack.depends.onLayout) this.touch();
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
    now.unsettled = 1;
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
  pick(card: Card, is: 0 | 1 | 2): void {
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
    this.attackChanged();
  }

  /** A continuous effect begins (14-1b-2, GR-4-DURATION). R-BATTLEDUR: until end of battle, without a battle, it does not. */
  change(card: Card, what: Change, until: Until, rule: Paragraph, atk = 0, hp = 0, stk = 0, n = 0, damageType = 0): boolean {
    if (until === Until.endOfBattle && this.now.attackStep === AttackStep.none) return false;
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
    if (hp < 0) this.now.unsettled = 1;
    this.touch();
    this.recorder?.note("change", card, n, rule);
    return true;
  }

  expire(until: Until): void {
    if (this.changes.count > 0 && this.changes.removeWhere((row) => this.changes.column.until[row] === until)) this.valuesFall();
  }

  /** GR-16-SOULGUARD: effects with a limited duration on it end. */
  dropTimed(card: Card): void {
    const { card: of, until } = this.changes.column;
    if (this.changes.removeWhere((row) => of[row] === card && until[row] !== Until.forever)) this.valuesFall();
  }

  loses(seat: Seat, rule: Paragraph): void {
    this.lose(seat);
    this.recorder?.note("lose", Card.none, 0, rule, Card.none, seat);
  }
  ends(): void {
    this.finish();
  }

  // ---- the gate: objects wait, the last one first (9-1a) ----

  get top(): Row {
    return (this.gate.count - 1) as Row;
  }

  /** The number by which targets know what they are targets of. */
  nextId(): number {
    const now = this.now;
    if (this.gate.count === 0 && this.resolving.kind === Kind.none) now.serial = 0;
    return ++now.serial;
  }

  /** Puts an object on top of the gate and gives back its line. */
  putOnGate(kind: Kind, card: Card, seat: Seat, ability: number, amount: number, flags: number, rule: Paragraph): Row {
    this.now.puts = (this.now.puts + 1) & 0x3fff;
    const id = this.nextId();
    const row = this.gate.append();
    const column = this.gate.column;
    column.id[row] = id;
    column.kind[row] = kind;
    column.card[row] = card;
    column.object[row] = card === Card.none ? 0 : this.object[card];
    column.seat[row] = seat;
    column.ability[row] = ability;
    column.amount[row] = amount;
    column.flags[row] = flags;
    this.recorder?.note(PUTS[kind]!, card, amount, rule, Card.none, seat);
    return row;
  }

  /** What lies on top of the gate, in words. */
  sayTop(): string {
    const { kind, card } = this.gate.column;
    return sayObject(kind[this.top], this.cardName(card[this.top]));
  }

  aim(of: number, choice: number, card: Card, amount = 0): void {
    const row = this.targets.append();
    const column = this.targets.column;
    column.of[row] = of;
    column.choice[row] = choice;
    column.card[row] = card;
    column.object[row] = this.object[card];
    column.amount[row] = amount;
  }

  /** Takes an object off the gate without resolving it, and everything it aimed at. */
  takeOff(row: Row): void {
    this.dropTargets(this.gate.column.id[row]);
    this.gate.remove(row);
  }

  /** All of them, or those of one choice. */
  dropTargets(of: number, choice: number | null = null): void {
    if (this.targets.count === 0) return;
    const { of: whose, choice: which } = this.targets.column;
    this.targets.removeWhere((row) => whose[row] === of && (choice === null || which[row] === choice));
  }

  /** The object on top begins to resolve (9-4). */
  takeTop(): void {
    const row = this.top;
    const from = this.gate.column;
    const r = this.resolving;
    r.id = from.id[row];
    r.kind = from.kind[row];
    r.card = from.card[row];
    r.object = from.object[row];
    r.seat = from.seat[row];
    r.ability = from.ability[row];
    r.amount = from.amount[row];
    r.flags = from.flags[row];
    r.to = from.to[row];
    r.subject = from.subject[row];
    r.subjectObject = from.subjectObject[row];
    r.step = 0;
    r.done = 0;
    r.looked = 0;
    r.attached = Card.none;
    this.gate.remove(row);
    this.recorder?.note(RESOLVES[r.kind]!, r.card, r.amount, "9-4", Card.none, r.seat);
  }

  /** It has been resolved: nothing of it is left. */
  forgetResolving(): void {
    const r = this.resolving;
    this.dropTargets(r.id);
    r.id = r.object = r.ability = r.amount = r.flags = r.subjectObject = r.step = r.done = r.looked = 0;
    r.kind = Kind.none;
    r.card = r.subject = r.attached = Card.none;
    r.seat = 0;
    r.to = Place.ruler;
  }

  /** An ability has triggered and waits for the next system processing (14-1a-2). */
  wait(kind: Wait, ability: number, card: Card, seat: Seat, subject: Card, flags: number, happening: number): void {
    const row = this.waits.append();
    const column = this.waits.column;
    column.kind[row] = kind;
    column.ability[row] = ability;
    column.card[row] = card;
    column.object[row] = card === Card.none ? 0 : this.object[card];
    column.seat[row] = seat;
    column.subject[row] = subject;
    column.subjectObject[row] = subject === Card.none ? 0 : this.object[subject];
    column.flags[row] = flags;
    column.happening[row] = happening;
    column.late[row] = 1;
    if (kind !== Wait.setChance) this.recorder?.note("trigger", card, ability, "14-1a-2", Card.none, seat);
  }

  /** R-D-SOULSELF: what waits for this card follows it to its new place. */
  followSource(card: Card, before: number): void {
    const { card: of, object } = this.waits.column;
    for (let row: Row = 0; row < this.waits.count; row++) if (of[row] === card && object[row] === before) object[row] = this.object[card];
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
    if (isSetZone(place)) this.findSetTimings(this.ownerOf(card));
  }

  /** What a scenario says of a card in play. */
  cast(card: Card, facts: Readonly<Record<string, unknown>>): void {
    if (facts["rested"] === true) this.rest(card, "GR-4-ORIENT");
    if (typeof facts["damage"] === "number") put(this.damage, card, facts["damage"]);
    if (typeof facts["attacks"] === "number") put(this.attacks, card, facts["attacks"]);
  }

  /** Something that values or keywords depend on has changed: they are derived again when next asked. */
  touch(): void {
    this.stale[0] = 1 as 0;
    if (this.isHPLent()) this.now.unsettled = 1;
  }

  /** The same, and HP may have fallen. */
  private valuesFall(): void {
    this.stale[0] = 1 as 0;
    this.now.unsettled = 1;
  }

  /** Whose turn it is is something that only constants can depend on. */
  turnChanged(): void {
    if (this.hasConstants()) this.touch();
  }

  attackChanged(): void {
    if (this.pack.depends.onAttack) this.touch();
  }

  /** A card has come to a place of the play area, or has left it. */
  private layoutChanged(place: Place): void {
    if (isUnitZone(place) || place === Place.field || place === Place.ruler || this.pack.depends.onLayout) this.touch();
  }

  /** Do so many cards lie there that a rule effect looks at it (12)? */
  private isFull(seat: Seat, place: Place): boolean {
    if (place === Place.damage) return this.count(seat, place) >= this.rulerOf(seat).life;
    return (isUnitZone(place) || isSetZone(place)) && this.count(seat, place) > 1;
  }

  private findSetTimings(seat: Seat): void {
    let timings = 0;
    for (const place of SET_ZONES) {
      for (let card = this.first(seat, place); card !== Card.none; card = this.next(card)) {
        const { event } = this.printed(card);
        if (this.faceDown[card] === 1 && event !== null) timings |= 1 << event.timing;
      }
    }
    put(this.setTimings, seat, timings);
  }

  private countEnergy(seat: Seat, by: 1 | -1): void {
    put(this.activeEnergy, seat, this.activeEnergy[seat] + by);
  }

  private watch(card: Card, by: 1 | -1): void {
    const printed = this.printed(card);
    for (const ability of printed.automatic) if (ability.zone === null) this.countWatchers(ability.happening as Happening, by);
    if (printed.constants.length > 0) this.countWatchers(CONSTANTS as Happening, by);
    if (printed.lendsHP) this.countWatchers(LENDERS as Happening, by);
    for (const ability of printed.activated)
      if (ability.timing === Timing.instant && ability.zone === null) this.countWatchers(INSTANTS as Happening, by);
  }

  private countWatchers(happening: Happening, by: 1 | -1): void {
    put(this.watchers, happening, this.watchers[happening] + by);
  }
}

/** An object on the gate, in words. */
export function sayObject(kind: Kind, name: string): string {
  switch (kind) {
    case Kind.playedCard:
      return name;
    case Kind.playedAbility:
      return `the ability of ${name}`;
    case Kind.damageExecution:
      return `the damage from ${name}`;
    case Kind.rulerDamage:
      return `the ruler damage to ${name}`;
    case Kind.driveResolution:
      return "the drive";
    case Kind.destruction:
      return `the destruction of ${name}`;
    default:
      return "nothing";
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
/** What putting each kind of object on the gate is called in the log. */
const PUTS: readonly string[] = ["", "play", "play ability", "damage execution", "ruler damage", "drive resolution", "destruction"];
/** What resolving each of them is called. */
const RESOLVES: readonly string[] = PUTS.map((put) => `resolve ${put}`);
const FRAMES = 160;
const WORDS = 3620;
