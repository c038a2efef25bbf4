/** The state of one match: what lies where and how, in named columns, and how it is read. */
import {
  type AnyProcedure,
  BOTH,
  Card,
  type Clause,
  type Event,
  fingerprint,
  Match,
  NOBODY,
  type Reading,
  type Row,
  Rows,
  type Rulebook,
  recordIn,
  SEATS,
  type Seat,
  type Seats,
  seatBit,
  type Zone,
} from "@duelex/kernel";
import type { CardSet, Definition, RulerPrint } from "./cards.ts";
import {
  AttackStep,
  Change,
  HAPPENINGS,
  type Happening,
  isPlayArea,
  isSetZone,
  isUnitZone,
  Keyword,
  Kind,
  OCCUPIED_UNIT_ZONES,
  PHRASES,
  Phase,
  PLACE_NAMES,
  Place,
  Places,
  Profile,
  TARGET_NAMES,
  Target,
  Until,
  Verb,
} from "./names.ts";
import type { Paragraph } from "./rulebook.ts";
import { SENTENCES } from "./sentences.ts";
import { sayObject, toldAs } from "./told.ts";
import type { Ability } from "./vocabulary/clauses.ts";
import { CONCERNS, type Concern } from "./vocabulary/concerns.ts";

/** 1-2a Two players, each with a ruler, fifty cards, energy, and a few cards to spare for scenarios. */
enum Cards {
  each = 57,
}
export const CARDS_EACH: number = Cards.each;
const CARDS = 2 * CARDS_EACH;

const LINES = [Target.left, Target.centre, Target.right] as const;
/** Sentences that say where a unit comes to. */
const ZONED = /in the \{words\}|goes to the (?:left|right|defence)/;

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
/** An object on the gate (9-1). */
const OBJECT = {
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
};
/** What is being resolved (9-4): taken off the gate, its targets still in the table of targets. It begins as an object on the gate does. */
const RESOLVING = {
  ...OBJECT,
  step: 0,
  /** The last instruction was really and completely done (if you do). */
  done: 0,
  /** How many cards of the deck top are looked at. */
  looked: 0,
  attached: Card.none,
};
const now = recordIn(NOW);
const resolving = recordIn(RESOLVING);

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

/** How much of what is derived has to be derived again. */
export enum Stale {
  nothing,
  everything,
  /** What standing effects say of the whole game (tolls, energy of rulers); values and keywords of cards are as they were. */
  game,
}

/** A player's own turns and the opponent's, as bits. */
export enum Turns {
  none = 0,
  own = 1,
  opponents = 2,
  both = 3,
}

/** The cards and what never changes in a pairing. */
export interface Pack {
  readonly cards: CardSet;
  /** Set events with an automatic timing that any deck could hold (R-D-SETCHANCE): what could be answered, whatever lies face down. */
  readonly setAutomatics: readonly Ability[];
  /** The same by what they wait for. */
  readonly setAutomaticsOf: readonly (readonly Ability[])[];
  /** A card that any deck could hold has something to play from hand at any time (R-D-ASK). */
  readonly handInstants: boolean;
  /** Activated abilities that work elsewhere than in play, and cards with Revive: only then are those places looked through. */
  readonly elsewhere: readonly [boolean, boolean];
  /** A card can give others Attribute choice: only then is it looked for besides the print. */
  readonly givesAttributeChoice: boolean;
}

/** 3-2a, GR-3-ZONES Who sees the cards of each player's places; places where cards lie face down say more in `eyes`. 3-2b-3: counts are public. */
function eyesOf(seat: Seat, place: Place): Seats {
  if (place === Place.deck) return NOBODY;
  return place === Place.hand ? seatBit(seat) : BOTH;
}
const EYES: readonly Seats[] = [NOBODY, ...SEATS.flatMap((seat) => Array.from({ length: Places.each }, (_, place) => eyesOf(seat, place)))];
/** Zone → place: none, then those of one player after those of the other. */
const PLACE_OF_ZONE = Int8Array.from({ length: 1 + 2 * Places.each }, (_, zone) => (zone - 1) % Places.each);

const MINGLES: readonly boolean[] = EYES.map((_, zone) => zone > 0 && (zone - 1) % Places.each === Place.hand);

/** Besides the happenings: abilities whose presence in play is counted. */
export const CONSTANTS = HAPPENINGS;
export const INSTANTS = HAPPENINGS + 1;
export const LENDERS = HAPPENINGS + 2;
const WATCHED = HAPPENINGS + 3;

export abstract class GateRulerState extends Match {
  readonly rulebook: Rulebook;
  readonly concession: Paragraph = "1-4c";
  readonly phrases = PHRASES;
  readonly sentences = SENTENCES;
  readonly now = now(this.memory);
  readonly resolving = resolving(this.memory);

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

  readonly gate = new Rows(this.memory, "objects on the gate", 24, OBJECT);
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
  /** 7.1 What is being paid, part by part: energy, or a cost of an ability (-1: its own) or of one of its instructions. */
  readonly price = new Rows(this.memory, "parts of a price", 16, { energy: 0, ability: 0, of: 0, cost: 0 });
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
    /** The text by which it lasts. */
    ability: 0,
  });

  /** Derived (statistics.ts), the stale flag with them; read through atk(), hp(), stk(), has(). They are not hashed. */
  readonly stale = this.memory.derived<0, Stale>(1);
  readonly atkNow: Reading<Card> = this.memory.derived(CARDS + 1);
  readonly hpNow: Reading<Card> = this.memory.derived(CARDS + 1);
  readonly stkNow: Reading<Card> = this.memory.derived(CARDS + 1);
  readonly levelNow: Reading<Card> = this.memory.derived(CARDS + 1);
  /** How much less each damage to it is: combat damage, and any other. */
  readonly lessCombat: Reading<Card> = this.memory.derived(CARDS + 1);
  readonly lessEffect: Reading<Card> = this.memory.derived(CARDS + 1);
  readonly keywordsNow: Reading<Card> = this.memory.derived(CARDS + 1);
  readonly rulerEnergy: Reading<Seat> = this.memory.derived(2);
  readonly damageZoneLocked: Reading<Seat, 0 | 1> = this.memory.derived(2);
  readonly counterForbidden = this.memory.derived<0, 0 | 1>(1);
  readonly tolls = this.memory.derived<0, 0 | 1>(1);
  /** The windows of the events that lie face down in set zones, one bit each (`setWindow`). */
  readonly setWindows: Reading<Seat> = this.memory.derived(2);
  /** The least price of the events among them, as far as their levels go; 0 where one may be paid for in another way. */
  readonly setPrice: Reading<Seat> = this.memory.derived(2);
  /** In which unit zones something lies: bits, see OCCUPIED_UNIT_ZONES. */
  readonly occupied: Reading<Seat> = this.memory.derived(2);
  /** In whose turns this seat could take a gate action even outside its main phase. */
  readonly couldRespond: Reading<Seat, Turns> = this.memory.derived(2);
  /** In whose turns it could play set cards that it holds, as far as everybody can tell: what its ruler forbids, everybody knows (GR-1-CANNOT, 17). */
  readonly couldPlaySet: Reading<Seat, Turns> = this.memory.derived(2);
  /** Who has priority in the gate step under way (9-3b). */
  readonly priority: Reading<0, Seat> = this.memory.derived(1);
  /** How many activated abilities this seat has in play, and how many of them are instant. */
  readonly activated: Reading<Seat> = this.memory.derived(2);
  readonly instants: Reading<Seat> = this.memory.derived(2);
  /** How many cards in play have constants that are concerned with each of these. */
  readonly concerned: Reading<Concern> = this.memory.derived(CONCERNS);

  // What is asked most is asked without a detour, in so few words that the optimiser puts it wherever it is asked.
  private readonly firsts = this.zones.first;
  private readonly lasts = this.zones.last;
  private readonly sizes = this.zones.size;
  private readonly placeOfZone = PLACE_OF_ZONE;

  /** The pack's definitions, at hand: nothing is looked up more often. */
  private readonly definitions: readonly Definition[];

  constructor(
    readonly pack: Pack,
    procedures: readonly AnyProcedure<never>[],
  ) {
    super({ cards: CARDS, eyes: EYES, mingles: MINGLES, words: WORDS, frames: FRAMES }, procedures);
    this.rulebook = pack.cards.rulebook;
    this.definitions = pack.cards.definitions;
  }

  /** Brings what is derived up to date (statistics.ts). */
  protected abstract derive(): void;

  // ---- what the kernel asks ----

  /** Owner and controller alike: no card of the file changes control (R-CTRL). */
  ownerOf(card: Card): Seat {
    return card > Cards.each ? 1 : 0;
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
  /** What the decks can do is not in the memory: a position of other decks would be played wrongly, and is not loaded. */
  override get shape(): string {
    const { setAutomatics, handInstants, elsewhere, givesAttributeChoice } = this.pack;
    const ids = setAutomatics.map(({ id }) => id);
    return fingerprint(`${super.shape}${JSON.stringify([ids, handInstants, elsewhere, givesAttributeChoice])}`);
  }

  /** 3-2b A face-down card in a set or drive zone is seen by its owner alone. */
  override eyes(card: Card): Seats {
    const zone = this.zones.zoneOf[card];
    if (this.faceDown[card] === 1 && this.placeOfZone[zone] !== Place.damage) return seatBit(this.ownerOf(card));
    return this.eyesOfZone[zone]!;
  }

  /** A face-down card on the table is called by where it lies: that much everybody sees. */
  override cardName(card: Card, seat: Seat | null = null): string {
    if (seat === null || card === Card.none || this.isShownTo(card, seat)) return super.cardName(card, seat);
    const place = this.placeOf(card);
    if (isSetZone(place)) return `the card in ${PLACE_NAMES[place]}`;
    return place === Place.drive ? `card ${this.zones.placeInZone(card) + 1} of the drive zone` : super.cardName(card, seat);
  }

  /** The text that is being carried out (9-4). */
  override clauseInProgress(): Clause | null {
    const { card, ability } = this.resolving;
    return ability === 0 || card === Card.none ? null : { card, ability };
  }
  override clauseText(_definition: number, ability: number): string {
    return this.pack.cards.sayAbility(this.ability(ability));
  }

  override sentenceOf(event: Event): string {
    return toldAs(event);
  }
  /** 3-6e Twins of one side, by the line. */
  override whichOf(card: Card): string {
    if (card === Card.none || !this.isUnitInPlay(card)) return "";
    const twins = LINES.filter((line) => this.definition[this.frontUnit(this.ownerOf(card), line)] === this.definition[card]);
    const own = LINES.find((line) => this.unitZoneOf(line) === this.placeOf(card))!;
    return twins.some((line) => line !== own) ? TARGET_NAMES[own]! : "";
  }
  /** A sentence with the zone in it does not say it twice. */
  override tell(event: Event, seat: Seat | null = null): string {
    const isPlaced = event.which !== "" && ZONED.test(this.sentences[this.sentenceOf(event)]!);
    return super.tell(isPlaced ? { ...event, which: "" } : event, seat);
  }

  /** For words that both players read: a card that one of them does not see is "a card". */
  publicName(card: Card): string {
    return this.shown(card) === BOTH ? this.cardName(card) : "a card";
  }

  protected override pool(card: Card): number {
    return this.placeOf(card) === Place.ruler || this.placeOf(card) === Place.energy ? -1 : this.ownerOf(card);
  }

  /** Kept face down for a drive resolution (10-3b). */
  isKept(card: Card): boolean {
    if (this.placeOf(card) !== Place.drive || this.faceDown[card] === 0) return false;
    const { card: of, amount } = this.targets.column;
    for (let row: Row = 0; row < this.targets.count; row++) if (of[row] === card && (amount[row] & Tied.faceDown) !== 0) return true;
    return false;
  }

  protected override readonly everywhere = {
    no: "it is not done",
    "choose no more": "no more is chosen",
    "find nothing": "nothing is taken",
    "leave it on top": "it is the next card of the deck",
    "put it on the bottom": "it is the last card of the deck",
    "lay it over the stack": "it is the unit; the others lie under it",
    "lay it under the stack": "it lies under the unit that stands there",
    "pay the level": "the usual price is paid",
  };

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
    return (1 - this.now.active) as Seat;
  }
  place(seat: Seat, place: Place): Zone {
    return 1 + seat * Places.each + place;
  }
  placeOf(card: Card): Place {
    return this.placeOfZone[this.zones.zoneOf[card]]!;
  }
  cards(seat: Seat, place: Place) {
    return this.zones.each(this.place(seat, place));
  }
  count(seat: Seat, place: Place): number {
    return this.sizes[(1 + seat * Places.each + place) as Zone];
  }
  /** The first card of a place, and the one after a card; `for (let card = g.first(…); card !== Card.none; card = g.next(card))` where it has to be quick. */
  next(card: Card): Card {
    return this.zones.next[card];
  }
  first(seat: Seat, place: Place): Card {
    return this.firsts[(1 + seat * Places.each + place) as Zone];
  }
  /** GR-3-STACK: of two units in one zone the later one is in front. */
  last(seat: Seat, place: Place): Card {
    return this.lasts[(1 + seat * Places.each + place) as Zone];
  }
  /** The cards under a card, whoever owns them. */
  soulsOf(host: Card): readonly Card[] {
    const souls: Card[] = [];
    if (this.souls[host] === 0) return souls;
    for (const seat of SEATS)
      for (let soul = this.first(seat, Place.soul); soul !== Card.none; soul = this.next(soul))
        if (this.host[soul] === host) souls.push(soul);
    return souls;
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
  /** The unit zones of this seat in which something lies, in their order. */
  unitZones(seat: Seat): (typeof OCCUPIED_UNIT_ZONES)[number] {
    return OCCUPIED_UNIT_ZONES[this.occupied[seat]]!;
  }
  hasInstants(): boolean {
    return this.watchers[INSTANTS as Happening] > 0;
  }
  /** How many cards with constant abilities are in play. */
  get withConstants(): number {
    return this.watchers[CONSTANTS as Happening];
  }
  hasConstants(): boolean {
    return this.withConstants > 0;
  }
  protected isHPLent(): boolean {
    return this.watchers[LENDERS as Happening] > 0;
  }

  /** ATK, HP, STK and keywords as they are now (14-1a-3, GR-14-LAYER). */
  atk(card: Card): number {
    if (this.stale[0] !== 0) this.derive();
    return this.atkNow[card];
  }
  hp(card: Card): number {
    if (this.stale[0] !== 0) this.derive();
    return this.hpNow[card];
  }
  stk(card: Card): number {
    if (this.stale[0] !== 0) this.derive();
    return this.stkNow[card];
  }
  /** R-D-LEVEL Its level as it is now; elsewhere than on the lines it is the printed one. */
  level(card: Card): number {
    if (!this.isUnitInPlay(card)) return this.printed(card).level;
    if (this.stale[0] !== 0) this.derive();
    return this.levelNow[card];
  }
  /** Has it lost its abilities? Only a unit or ruler in play can. */
  isSilenced(card: Card): boolean {
    return (this.isUnitInPlay(card) || this.isRuler(card)) && this.has(card, Keyword.silenced);
  }
  has(card: Card, keyword: Keyword): boolean {
    if (this.stale[0] !== 0) this.derive();
    return (this.keywordsNow[card] & keyword) !== 0;
  }
  /** What standing effects say of the whole game, brought up to date. */
  upToDate(): this {
    if (this.stale[0] !== 0) this.derive();
    return this;
  }
  /** What constant abilities say of the whole game, brought up to date; null while none in play speaks of that. */
  constantsOn(on: Concern): this | null {
    return this.concerned[on] > 0 ? this.upToDate() : null;
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

  // ---- the gate: objects wait, the last one first (9-1a) ----

  get top(): Row {
    return (this.gate.count - 1) as Row;
  }

  /** What lies on top of the gate, in words. */
  sayTop(): string {
    const { kind, card } = this.gate.column;
    return sayObject(kind[this.top], this.publicName(card[this.top]));
  }
}

const FRAMES = 160;
const WORDS = 4090;
