/** The state of one match: what lies where and how, in named columns, and how it is read. */
import {
  type AnyProcedure,
  BOTH,
  Card,
  Match,
  NOBODY,
  otherSeat,
  type Reading,
  type RecordView,
  type Row,
  Rows,
  type Rulebook,
  recordIn,
  recordOf,
  SEATS,
  type Seat,
  type Seats,
  seatBit,
  wordOf,
  type Zone,
} from "@duelex/kernel";
import type { Ability, CardSet, Definition } from "./cards.ts";
import {
  Damage,
  type Keyword,
  PHRASES,
  Place,
  Places,
  READS,
  type Reads,
  type Standing,
  TIMINGS,
  type Timing,
  type Verb,
} from "./names.ts";
import type { Paragraph } from "./rulebook.ts";

/**
 * The table of one match: what lies where and how (columns), what is in progress, and the only ways to change it (atoms).
 * It knows places and values; what effects mean stands in vocabulary/, what happens when in rules/.
 */

/** Of one player. An enum, so that they are numbers wherever they are used. */
enum Cards {
  deck = 50,
  resources = 10,
  /** These are outside the game until they are needed. */
  exBase = 1,
  exResources = 5,
  /** Six in play, and as many that arrive at once (10-4-2-2): the supply never runs out. */
  tokens = 12,
  each = deck + resources + exBase + exResources + tokens,
}
export const DECK: number = Cards.deck;
export const RESOURCES: number = Cards.resources;
export const EX_RESOURCES: number = Cards.exResources;
export const TOKENS: number = Cards.tokens;
export const CARDS_EACH: number = Cards.each;
const CARDS = 2 * CARDS_EACH;
const ROWS = CARDS + 1;

/** What rules management must look at. */
export enum Unsettled {
  /** A deck that is empty, cards that were hit. */
  events = 1,
  /** HP may have sunk: every card in play. */
  hp = 2,
}

const NOW = {
  turn: 0,
  active: 0 as Seat,
  /** Player One. */
  first: 0 as Seat,
  /** Fixed from outside: 1 or 2, the seat that is Player One; 0: the lot decides (5-2-1-3). */
  firstFixed: 0,
  /** Something has happened that rules management must look at (chapter 10): bits of `Unsettled`. */
  unsettled: 0,
  /** A card of the match can change HP; and how many constant effects in play do: losing one may destroy. */
  hpMayFall: 0,
  hpLenders: 0,
  /** Where newly triggered effects are put, and below which none is resolved now (10.7). */
  batch: 0,
  floor: 0,
  /** How many effects waited when the present moment began: the same effect triggers once in it (9-1-6-3). */
  moment: 0,
  /** How many effects and battles are in progress, one inside the other. */
  effects: 0,
  battles: 0,
  /** How many constant effects are in play. */
  constants: 0,
  /** The card being deployed comes from the trash. */
  fromTrash: 0,
  /** Tokens on their way arrive rested. */
  arriveRested: 0,
  /** How many modifiers give an effect (4-16). */
  gained: 0,
  /** What a card of the match may ask about later in the turn: bits of `Happened`. */
  remembers: 0,
  /** What some card of the match can do that few can: bits of `Rare`. */
  rare: 0,
  /** An EX Resource was used in the payment that was made last. */
  usedEXResource: 0,
};
const now = recordIn(NOW);

/** A battle in progress {5-22}. With no battle everything is zero. */
const BATTLE = {
  attacker: Card.none,
  /** The Unit declared as target in the attack step (7-3-5-2), and the one attacked now; none: the player. */
  declared: Card.none,
  target: Card.none,
  /** The target is the player. */
  onPlayer: 0,
  declaredOnPlayer: 0,
  attackerGone: 0,
  targetGone: 0,
  /** 7-4-2 */
  blockUsed: 0,
};
export type Battle = RecordView<typeof BATTLE>;
const BattleView = recordOf(BATTLE);
const BATTLE_SIZE = Object.keys(BATTLE).length;
export const BATTLES = 3;

/** An effect in progress: whose it is, which instruction comes next, and how its parts have fared. */
const EFFECT = {
  ability: 0,
  source: Card.none,
  /** "This Unit": for a Pilot's text the Unit above it {3-3-9-2}; a Base for its own. */
  unit: Card.none,
  /** It has left since. */
  gone: 0,
  player: 0 as Seat,
  step: 0,
  /** The card of the event that triggered it. */
  event: Card.none,
  /** The event's second card: who dealt the damage. */
  actor: Card.none,
  amount: 0,
  /** The part before was carried out; the present one is so far; the effect has done something. */
  carried: 0,
  complete: 0,
  did: 0,
  /** Inside a question: what has been picked so far, and for which choice of a selection. */
  picks: 0,
  member: 0,
  /** Its costs are being paid: which one comes next. */
  paying: 0,
  declined: 0,
  /** Enemy Units that it has destroyed, Units that it has rested, cards that it made somebody discard. */
  destroyed: 0,
  rested: 0,
  discarded: 0,
  /** An EX Resource was used to play the card. */
  usedEXResource: 0,
  /** A card that is about to be rested for it, while another may be rested instead. */
  about: Card.none,
};
export type Effect = RecordView<typeof EFFECT>;
const EffectView = recordOf(EFFECT);
const EFFECT_SIZE = Object.keys(EFFECT).length;
export const EFFECTS = 5;

/** Which choice a chosen card belongs to. */
export enum Slot {
  t1 = 1,
  t2 = 2,
  dev = 4,
  looked = 8,
  milled = 16,
  buried = 32,
  /** No choice: this Unit, in a list of targets. */
  thisUnit = 64,
  discarded = 128,
  /** Another card has been rested instead of it. */
  spared = 256,
  /** Its player has been asked whether another card is rested instead. */
  asked = 512,
}

/** What is said of a hit: who dealt it and how. Lives only until rules management has looked at it. */
export interface Hit {
  target: Card;
  source: Card;
  sourceGone: boolean;
  kind: Damage;
}

const MODIFIER = { card: Card.none, instruction: 0, ap: 0, until: 0, by: 0 as Seat, unit: Card.none };
const WAITING = { batch: 0, ability: 0, source: Card.none, unit: Card.none, gone: 0, event: Card.none, actor: Card.none, amount: 0 };
const DEPARTED = { card: Card.none, ap: 0, hp: 0, damage: 0, rested: 0, linked: 0, pilot: Card.none, keywords: 0 };
const REMEMBERED = { what: 0, card: Card.none, definition: 0 };
const CHOSEN = { card: Card.none, slot: 0, effect: 0 };

/** Zone → place: none, then those of one player after those of the other. */
const PLACE_OF_ZONE = Int8Array.from({ length: 1 + 2 * Places.each }, (_, zone) => (zone - 1) % Places.each);

/** Who sees the cards of a place (3-1-7). */
const eyesOf = (seat: Seat, place: Place): Seats => {
  if (place === Place.deck || place === Place.resourceDeck || place === Place.shieldSection) return NOBODY;
  return place === Place.hand ? seatBit(seat) : BOTH;
};
const everyPlace = SEATS.flatMap((seat) => Array.from({ length: Places.each }, (_, place) => ({ seat, place: place as Place })));
const eyes: readonly Seats[] = [NOBODY, ...everyPlace.map(({ seat, place }) => eyesOf(seat, place))];
const mingles: readonly boolean[] = [false, ...everyPlace.map(({ place }) => place === Place.hand)];

/** By verb. */
const SAID: readonly string[] = Object.values(PHRASES);

export abstract class GundamState extends Match {
  readonly rulebook: Rulebook;
  readonly concession: Paragraph = "1-2-3";
  readonly phrases = SAID;
  readonly now = now(this.memory);
  readonly rested: Reading<Card, 0 | 1> = this.memory.column(ROWS);
  readonly damage: Reading<Card> = this.memory.column(ROWS);
  /** What is true of it for this turn: which of its effects have been used, one bit each (11-2-12), and that it was deployed (2-11-4). */
  readonly thisTurn: Reading<Card> = this.memory.column(ROWS);
  /** For a Unit its Pilot, for a Pilot its Unit. */
  readonly partner: Reading<Card, Card> = this.memory.column(ROWS);
  readonly linked: Reading<Card, 0 | 1> = this.memory.column(ROWS);
  readonly activeResources: Reading<Seat> = this.memory.column(2);
  /** How many cards in play have an effect with this timing: an event that nobody watches costs one look. */
  readonly watchers: Reading<Timing> = this.memory.column(TIMINGS);
  /** How many constant effects in play look at this. */
  readonly readers: Reading<Reads> = this.memory.column(READS);
  readonly modifiers = new Rows(this.memory, "modifiers", 40, MODIFIER);
  readonly waits = new Rows(this.memory, "waiting effects", 24, WAITING);
  /** The last state on the field of cards that have left while something was in progress. */
  readonly departed = new Rows(this.memory, "cards that have just left", 15, DEPARTED);
  readonly chosen = new Rows(this.memory, "chosen cards", 36, CHOSEN);
  /** What cards have done this turn, as far as somebody may ask. */
  readonly remembered = new Rows(this.memory, "things remembered of this turn", 40, REMEMBERED);
  private readonly battles = this.memory.takeFor(wordOf(this.now, NOW, "battles"), (BATTLES + 1) * BATTLE_SIZE);
  private readonly effects = this.memory.takeFor(wordOf(this.now, NOW, "effects"), (EFFECTS + 1) * EFFECT_SIZE);

  /** Derived (statistics.ts), the stale flag with them; read through ap(), hp(), has(). They come last, and are not hashed. */
  readonly stale = this.memory.derived<0>(1);
  readonly apNow: Reading<Card> = this.memory.derived(ROWS);
  readonly hpNow: Reading<Card> = this.memory.derived(ROWS);
  readonly keywordsNow: Reading<Card> = this.memory.derived(ROWS);
  readonly standingNow: Reading<Card> = this.memory.derived(ROWS);

  // What is asked most is asked without a detour, in so few words that the optimiser puts it wherever it is asked.
  private readonly firsts = this.zones.first;
  private readonly sizes = this.zones.size;
  private readonly placeOfZone = PLACE_OF_ZONE;

  /** The hits of this moment. Between questions it is empty. */
  readonly hits: Hit[] = [];
  hitCount = 0;
  /** Where constants that look at values are worked out (statistics.ts). Empty but for that moment. */
  readonly dependents: { ability: Ability; source: Card; unit: Card }[] = [];
  dependentCount = 0;
  readonly applied: number[] = [];
  /** Traits that are being asked about, one question in the other: does this Unit gain it? */
  readonly traitsAsked: { unit: Card; trait: string }[] = [];
  /** The event that is being looked at: by which damage, or none, and who did it. Outside that moment it says nothing. */
  readonly event = { kind: Damage.none, other: Card.none };
  /** Lists for one moment: whoever fills one has read it before anybody else does. */
  readonly lists = {
    targets: [] as Card[],
    second: [] as Card[],
    found: [] as Card[],
    doomed: [] as Card[],
    deployed: [] as Card[],
  };

  /** The battle in progress; without one everything in it is zero. */
  readonly battle: Battle = new BattleView(this.memory.words, this.battles);
  /** The effect in progress. */
  readonly effect: Effect = new EffectView(this.memory.words, this.effects);
  private readonly otherBattle = new BattleView(this.memory.words, this.battles);
  private readonly otherEffect = new EffectView(this.memory.words, this.effects);
  readonly definitions: readonly Definition[];

  constructor(
    readonly set: CardSet,
    procedures: readonly AnyProcedure<never>[],
  ) {
    super({ cards: CARDS, eyes, mingles, words: 3420, frames: 100 }, procedures);
    this.rulebook = set.rulebook;
    this.definitions = set.definitions;
  }

  protected wordOfNow(name: keyof typeof NOW): number {
    return wordOf(this.now, NOW, name);
  }

  // ---- what the kernel asks ----

  nameOfDefinition(definition: number): string {
    return this.definitions[definition]?.name ?? "nothing";
  }
  idOfDefinition(definition: number): string {
    return this.definitions[definition]?.id ?? "";
  }
  get cardsFingerprint(): string {
    return this.set.fingerprint;
  }
  protected override pool(card: Card): number {
    const place = this.placeOf(card);
    return place === Place.supply ? -1 : place === Place.resourceDeck ? 2 + this.ownerOf(card) : this.ownerOf(card);
  }

  protected abstract override wrongMoment(verb: Verb, argument: number, seat: Seat): Paragraph;

  // ---- what statistics.ts derives ----

  /** Works out AP, HP, keywords and permissions of everything in play (16.13). */
  protected abstract derive(): void;
  /** The same for one card, where no constant effect and no modifier is about. */
  protected abstract deriveAlone(card: Card): void;

  // ---- reading ----

  opponent(seat: Seat): Seat {
    return otherSeat(seat);
  }
  /** 4-3: whose turn it is. */
  get active(): Seat {
    return this.now.active;
  }
  get standby(): Seat {
    return (1 - this.now.active) as Seat;
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
  /** 4-2: nothing transfers control. */
  ownerOf(card: Card): Seat {
    return card > Cards.each ? 1 : 0;
  }
  printed(card: Card): Definition {
    return this.definitions[this.definition[card]]!;
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
  /** The first card of a place: the top of a deck. */
  top(seat: Seat, place: Place): Card {
    return this.firsts[(1 + seat * Places.each + place) as Zone];
  }
  count(seat: Seat, place: Place): number {
    return this.sizes[(1 + seat * Places.each + place) as Zone];
  }
  units(seat: Seat) {
    return this.zones.each(this.place(seat, Place.battleArea));
  }
  hand(seat: Seat) {
    return this.zones.each(this.place(seat, Place.hand));
  }
  base(seat: Seat): Card {
    return this.firsts[(1 + Place.baseSection + seat * Places.each) as Zone];
  }
  /** What may have text that works in play (9-1-2), apart from Pilots. */
  *unitsAndBase(seat: Seat): IterableIterator<Card> {
    yield* this.units(seat);
    const base = this.base(seat);
    if (base !== Card.none) yield base;
  }
  /** Neither Base nor Shields stand before this player: the next hit is the last (7-6-2-2). */
  isOpen(seat: Seat): boolean {
    return this.base(seat) === Card.none && this.topShield(seat) === Card.none;
  }
  /** The sixth Shield placed is the top one. 3-6-4-1 */
  topShield(seat: Seat): Card {
    return this.zones.last[this.place(seat, Place.shieldSection)];
  }
  /** {2-9-4} */
  playerLevel(seat: Seat): number {
    return this.sizes[(1 + Place.resourceArea + seat * Places.each) as Zone];
  }
  inBattleArea(unit: Card): boolean {
    return unit !== Card.none && this.placeOf(unit) === Place.battleArea;
  }
  /** In the battle area or the base section. */
  isInPlay(card: Card): boolean {
    const place = this.placeOf(card);
    return place === Place.battleArea || place === Place.baseSection;
  }
  isPaired(unit: Card): boolean {
    return this.partner[unit] !== Card.none;
  }
  isLinkUnit(unit: Card): boolean {
    return this.linked[unit] === 1;
  }
  isUsed(card: Card, ability: Ability): boolean {
    return (this.thisTurn[card] & (1 << ability.index)) !== 0;
  }
  /** 2-11-4 */
  isDeployedNow(card: Card): boolean {
    return (this.thisTurn[card] & ThisTurn.deployed) !== 0;
  }
  /** A Pilot was paired with it this turn. */
  isPairedNow(unit: Card): boolean {
    return (this.thisTurn[unit] & ThisTurn.paired) !== 0;
  }
  /** 16.7: deployed this turn, out of the trash. */
  isDeployedFromTrash(card: Card): boolean {
    return (this.thisTurn[card] & ThisTurn.fromTrash) !== 0;
  }

  ap(card: Card): number {
    if (this.stale[0] !== 0) this.derive();
    const ap = this.apNow[card];
    return ap > 0 ? ap : 0; // 1-3-6
  }
  hp(card: Card): number {
    if (this.stale[0] !== 0) this.derive();
    return this.hpNow[card];
  }
  /** Every text that asks about HP means this (Q96). */
  currentHp(card: Card): number {
    return this.hp(card) - this.damage[card];
  }
  has(unit: Card, keyword: Keyword | number): boolean {
    if (this.stale[0] !== 0) this.derive();
    return (this.keywordsNow[unit] & keyword) !== 0;
  }
  stands(card: Card, standing: Standing): boolean {
    if (this.stale[0] !== 0) this.derive();
    return (this.standingNow[card] & standing) !== 0;
  }

  /** Nothing permits or forbids this card anything. */
  standsFree(card: Card): boolean {
    if (this.stale[0] !== 0) this.derive();
    return this.standingNow[card] === 0;
  }

  // ---- what is in progress ----

  /** After one has begun or ended: what is in progress now is looked at. */
  protected lookAtProgress(): void {
    this.battle.at = this.battles + this.now.battles * BATTLE_SIZE;
    this.effect.at = this.effects + this.now.effects * EFFECT_SIZE;
  }
  /** The outermost battle is the first; seen by a view of its own, so that the one in progress is not lost from sight. */
  protected battleAt(depth: number): Battle {
    const view = this.otherBattle;
    view.at = this.battles + depth * BATTLE_SIZE;
    return view;
  }
  /** The outermost effect is the first; seen by a view of its own, too. */
  protected effectAt(depth: number): Effect {
    const view = this.otherEffect;
    view.at = this.effects + depth * EFFECT_SIZE;
    return view;
  }
  override copyFrom(other: this): void {
    super.copyFrom(other);
    this.battle.at = other.battle.at;
    this.effect.at = other.effect.at;
  }

  isChosen(card: Card, slots: number): boolean {
    const { card: cards, slot, effect } = this.chosen.column;
    for (let row = 0 as Row; row < this.chosen.count; row++) {
      if (cards[row] === card && (slot[row] & slots) !== 0 && effect[row] === this.now.effects) return true;
    }
    return false;
  }
  chosenCount(slots: number): number {
    const { slot, effect } = this.chosen.column;
    let count = 0;
    for (let row = 0 as Row; row < this.chosen.count; row++) if ((slot[row] & slots) !== 0 && effect[row] === this.now.effects) count++;
    return count;
  }

  /** The first card of these choices of the effect in progress, or no card. */
  firstChosen(slots: number): Card {
    const { card, slot, effect } = this.chosen.column;
    for (let row = 0 as Row; row < this.chosen.count; row++)
      if ((slot[row] & slots) !== 0 && effect[row] === this.now.effects) return card[row];
    return Card.none;
  }

  /** Something might ask for the last state of a card that leaves now. */
  protected get isInProgress(): boolean {
    return this.now.effects > 0 || this.now.battles > 0 || this.waits.count > 0;
  }

  /** The latest snapshot of a card that has left, or -1. */
  lastKnown(card: Card): Row | -1 {
    const cards = this.departed.column.card;
    for (let row = this.departed.count - 1; row >= 0; row--) if (cards[row as Row] === card) return row as Row;
    return -1;
  }
}

/** In `thisTurn`, above the bits of effects. */
export enum ThisTurn {
  paired = 1 << 12,
  fromTrash = 1 << 13,
  deployed = 1 << 14,
}
