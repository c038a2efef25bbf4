/** A match of Gundam: the table, wired to its chapters. */
import {
  argumentOf,
  Card,
  type Clause,
  checkSeat,
  type Dice,
  type Event,
  type Face,
  type Option,
  option,
  Row,
  type Seat,
  type Seed,
  type Spot,
  type Subject,
  seatBit,
  type View,
  verbOf,
} from "@duelex/kernel";
import type { CardSet } from "./cards.ts";
import { Changes } from "./changes.ts";
import { faceOf } from "./face.ts";
import { type Damage, Place, type Timing, Type, Verb } from "./names.ts";
import { factOf, wrongMoment } from "./refusals.ts";
import type { Paragraph } from "./rulebook.ts";
import { setup } from "./rules/05-setup.ts";
import { playCard } from "./rules/06-playing.ts";
import { battle } from "./rules/07-battle.ts";
import { isWaiting, resolveWaiting, triggers } from "./rules/09-effects.ts";
import { rulesManagement } from "./rules/10-rules-management.ts";
import { support } from "./rules/11-keywords.ts";
import { procedures } from "./rules/procedures.ts";
import { SENTENCES, sentenceOf } from "./sentences.ts";
import { derive, deriveAlone } from "./statistics.ts";
import { Gundam } from "./table.ts";
import { viewOf } from "./view.ts";
import { givesTrait } from "./vocabulary/standing.ts";
import { lookFor } from "./vocabulary/triggers.ts";

/** Where the cards lie that a verb speaks of. */
const TAKEN_FROM: Readonly<Record<string, readonly Place[]>> = {
  "play *": [Place.hand],
  "pair *": [Place.hand],
  "attack with *": [Place.battleArea],
  "block with *": [Place.battleArea],
  "support with *": [Place.battleArea],
  "target *": [Place.battleArea, Place.baseSection],
  "activate *": [Place.battleArea, Place.beneath, Place.baseSection],
};

export class GundamMatch extends Gundam {
  readonly sentences = SENTENCES;
  protected override readonly everywhere = {
    "go first": "your turn is the first; the other player begins with an EX Resource (5-2-1-8)",
    "go second": "you begin with an EX Resource, one more than usual, which pays once (5-2-1-8)",
    "keep the hand": "these five cards stay",
    redraw: "five others, once; these go under the deck (5-2-1-6-1)",
    "use it": "this part of the text is carried out",
    decline: "this part of the text is not carried out",
    done: "no more is chosen",
    "to the top": "it is the next card of the deck",
    "to the bottom": "it is the last card of the deck",
  };

  constructor(set: CardSet) {
    super(set, procedures);
  }

  override mightMean(phrase: string, card: Card): boolean {
    return TAKEN_FROM[phrase]?.includes(this.placeOf(card)) ?? true;
  }
  override mightWant(phrase: string, card: Card): boolean {
    const { type, asPilot } = this.printed(card);
    if (phrase === "pair *" ? asPilot === null : phrase === "play *" && type === Type.Pilot) return false;
    return this.mightMean(phrase, card);
  }

  protected override worth(card: Card): string {
    const { type, level, cost, ap, hp, asPilot } = this.printed(card);
    const whose = `P${this.ownerOf(card) + 1}'s`;
    if (this.inBattleArea(card))
      return `${whose}, AP ${this.ap(card)}, ${this.currentHp(card)} HP left${this.rested[card] === 1 ? ", rested" : ""}`;
    if (this.isInPlay(card) && type === Type.Base) return `${whose} Base, ${this.currentHp(card)} HP left`;
    const numbers = type === Type.Unit ? `, AP ${ap} HP ${hp}` : asPilot !== null ? `, AP+${asPilot.ap} HP+${asPilot.hp}` : "";
    return `${Type[type]}, Lv.${level}, cost ${cost}${numbers}`;
  }

  /** Set-up, from decks that lie in order (5-2). */
  start(seed: Seed): void {
    this.seed(seed);
    this.begin(setup);
    this.run();
  }

  /** While all of these are zero, nothing has happened. */
  protected override unsettledWords(): readonly number[] {
    return [this.wordOfNow("unsettled"), this.wordOfNow("moment"), this.waits.counter, this.departed.counter];
  }
  /** Rules management at once; waiting effects only between the steps of a procedure that lets them (6-1-3). */
  protected override settle(interruptible: boolean): boolean {
    const now = this.now;
    if (now.unsettled !== 0) rulesManagement(this);
    const waiting = this.waits.count;
    if (now.moment !== waiting) now.moment = waiting;
    if (this.over) return true;
    if (waiting === 0) {
      if (this.departed.count > 0 && now.effects === 0 && now.battles === 0) this.departed.clear();
      return false;
    }
    if (!interruptible || !isWaiting(this)) return false;
    if (waiting === 1) resolveWaiting(this, Row.first);
    else this.begin(triggers);
    return true;
  }

  /**
   * A cost that is being paid can be paid (9-1-7): where the hand dealt anew holds nothing that may be discarded for it, a hidden
   * card that may be changes places with one of the hand.
   */
  override redeal(seat: Seat, below: Dice): void {
    super.redeal(seat, below);
    const payer = this.asked;
    if (this.over || payer === seat || this.ruleOf(this.askingStep) !== "9-1-7" || this.options().count > 0) return;
    const hiddenIn = (place: Place) => [...this.cards(payer, place)].filter((card) => (this.known[card] & seatBit(seat)) === 0);
    const hand = hiddenIn(Place.hand);
    const elsewhere = [...hiddenIn(Place.deck), ...hiddenIn(Place.shieldSection)];
    if (hand.length === 0) return;
    const held = hand[below(hand.length)]!;
    while (elsewhere.length > 0) {
      const [other] = elsewhere.splice(below(elsewhere.length), 1) as [Card];
      const definition = this.definition[held];
      this.define(held, this.definition[other]);
      this.define(other, definition);
      if (this.refusal(option(Verb.choose, held)) === null) break;
    }
    this.wasLoaded();
  }

  private readonly changes = new Changes();
  override tellChanges(): void {
    this.changes.tell(this);
  }
  protected override wasLoaded(): void {
    super.wasLoaded();
    this.changes?.forget(); // the state is loaded before it is there
  }

  protected derive(): void {
    derive(this);
  }
  protected deriveAlone(card: Card): void {
    deriveAlone(this, card);
  }

  /** The effect that is being resolved, the innermost; or <Support>, which is resolved without being opened. */
  override clauseInProgress(): Clause | null {
    if (this.now.effects > 0) {
      const { source, ability } = this.effect;
      return { card: source, ability };
    }
    const supporting = this.running(support);
    return supporting === null ? null : { card: supporting.unit, ability: this.set.supporting.id };
  }
  override clauseText(_definition: number, ability: number): string {
    return this.set.abilities[ability]?.says() ?? "";
  }

  get attackerDeclared(): Card {
    return this.running(battle)?.attacker ?? Card.none;
  }
  get cardBeingPlayed(): Card {
    return this.running(playCard)?.card ?? Card.none;
  }

  protected look(timing: Timing, card: Card, other: Card, kind: Damage, seat: Seat, amount: number): void {
    lookFor(this, timing, card, other, kind, seat, amount);
  }

  gainsTrait(unit: Card, trait: string): boolean {
    return givesTrait(this, unit, trait);
  }

  view(seat: Seat): View {
    checkSeat(seat);
    return viewOf(this, seat);
  }

  override faceOf(definition: number): Face {
    const record = this.set.records.get(this.idOfDefinition(definition));
    if (record !== undefined) return faceOf(record, this.set.clauseText);
    const { id, name, ap, hp } = this.definitions[definition]!; // a token that only a card's text describes
    return { id, name, otherNames: [], type: "UnitToken", summary: `Unit token, AP ${ap}, HP ${hp}`, text: [], color: "none" };
  }

  override spotOf(card: Card, seat: Seat): Spot | null {
    if (this.isShownTo(card, seat)) return { kind: "card", card };
    const place = this.placeOf(card);
    const owner = this.ownerOf(card);
    const there = { kind: "place", seat: owner, place: Place[place]! } as const;
    return place === Place.shieldSection ? { ...there, cell: [...this.cards(owner, place)].indexOf(card) } : there; // 3-1-7: elsewhere order is secret
  }

  override about(chosen: Option, seat: Seat): Subject {
    const verb = verbOf(chosen);
    if (verb === Verb.player) return { kind: "player", seat: this.standby };
    const row = argumentOf(chosen) as Row;
    if (verb === Verb.resolve && row < this.waits.count) return this.spotOf(this.waits.column.source[row], seat) ?? { kind: "word" };
    return super.about(chosen, seat);
  }

  blank(): this {
    return new GundamMatch(this.set) as this;
  }

  /** Of a name that several cards have, the log tells the number too. */
  protected override nameInLog(definition: number): string {
    const { name, id } = this.definitions[definition]!;
    return this.set.sharedNames.has(name) ? `${name} [${id}]` : name;
  }
  /** 3-5 Twins of one side, in the order in which they lie. */
  override whichOf(card: Card): string {
    if (card === Card.none || !this.inBattleArea(card)) return "";
    let [at, twins] = [0, 0];
    for (const unit of this.units(this.ownerOf(card))) {
      if (this.definition[unit] === this.definition[card]) twins++;
      if (unit === card) at = twins;
    }
    return twins < 2 || at === 0 ? "" : `${at}${["st", "nd", "rd"][at - 1] ?? "th"} of ${twins}`;
  }
  override sentenceOf(event: Event): string {
    return sentenceOf(event, event.amount === this.set.burst.id);
  }

  /** "resolve Aegis Gundam", with the number of the effect where the card has several. */
  protected override argument(verb: number, argument: number, seat: Seat | null): string {
    if (verb !== Verb.resolve || argument >= this.waits.count) return String(argument);
    const row = argument as Row;
    const { ability: abilities, source } = this.waits.column;
    const ability = this.set.abilities[abilities[row]]!;
    const name = this.cardName(source[row], seat);
    if (ability === this.set.breach) return `${name}: Breach`;
    if (ability === this.set.repair) return `${name}: Repair`;
    if (ability === this.set.burst) return `${name}: Burst`;
    return (ability.definition?.abilities.length ?? 0) > 1 ? `${name}: effect ${ability.index + 1}` : name;
  }

  override *conceivable(verb: number): IterableIterator<number> {
    const several = verb === Verb.resolve || verb === Verb.mode;
    if (!several) return yield* super.conceivable(verb);
    for (let n = 0; n < 32; n++) yield n;
  }

  protected wrongMoment(verb: Verb, argument: number, seat: Seat): Paragraph {
    return wrongMoment(this, verb, argument, seat);
  }
  protected override factOf(rule: string, wish: Option, seat: Seat): string {
    return factOf(this, rule as Paragraph, wish, seat); // every refusal is a paragraph of this game
  }
}
