/** A match of BOS: the table, wired to its chapters. */
import {
  argumentOf,
  Card,
  type Clause,
  cardOf,
  checkSeat,
  type Event,
  type Face,
  type Option,
  option,
  type Pool,
  type Problem,
  type Row,
  type Seat,
  type Source,
  type Spot,
  type Subject,
  seatBit,
  type Verdict,
  type View,
  verbOf,
  type Zone,
} from "@duelex/kernel";
import type { CardSet, Definition } from "./cards.ts";
import { Block, Place, State, Type, Verb } from "./names.ts";
import { factOf } from "./refusals.ts";
import type { Paragraph } from "./rulebook.ts";
import { setup } from "./rules/02-setup.ts";
import { type Phase, turn } from "./rules/04-turn.ts";
import { castFor, clauseInUse, useWaiting } from "./rules/07-abilities.ts";
import { procedures } from "./rules/procedures.ts";
import { sentenceOf } from "./sentences.ts";
import { isPlayer } from "./state.ts";
import { Bos } from "./table.ts";
import { sayAbility, tellAbility } from "./text.ts";
import { viewOf } from "./view.ts";

/** BOS-D4: how many cards of one name a deck holds at most. */
const COPIES = 4;

/** Where a column stands in the rows of this seat's view: P2 sees the table from the other side (BOS-Z4). */
const cellOf = (seat: Seat, column: number): number => (seat === 0 ? column : 2 - column);

/** Where the cards lie that a verb speaks of. */
const TAKEN_FROM: Readonly<Record<string, readonly Place[]>> = {
  "place *": [Place.wizards, Place.stage],
  "summon *": [Place.castle],
  "use *": [Place.wizards],
  "attack with *": [Place.summons, Place.boss],
  "block with *": [Place.summons, Place.boss],
  "cast *": [Place.spellbook],
  "use the ability of *": [Place.summons, Place.wizards, Place.boss],
  "summon the boss *": [Place.boss],
};

/** A match of BOS: the table with its chapters. */
export class BosMatch extends Bos {
  /** BOS-X1, X2 A boss that lies face-down can only be summoned, and one that stands there only fights. */
  override mightMean(phrase: string, card: Card): boolean {
    if (this.placeOf(card) === Place.boss && this.isFaceUp(card) === (phrase === "summon the boss *")) return false;
    return TAKEN_FROM[phrase]?.includes(this.placeOf(card)) ?? true;
  }

  /** BOS-H2 A copy in whose place another is offered may be summoned or cast if that one may. */
  override whyNot(wish: Option, seat: Seat = this.asked): Verdict | null {
    const verdict = super.whyNot(wish, seat);
    if (verdict?.rule !== "BOS-H2") return verdict;
    const card = cardOf(wish);
    for (let nth = 1; nth <= this.cardCount; nth++) {
      const copy = nth as Card;
      if (this.definition[copy] !== this.definition[card] || this.placeOf(copy) !== this.placeOf(card) || this.ownerOf(copy) !== seat)
        continue;
      const other = super.whyNot(option(verbOf(wish), copy), seat);
      if (other?.rule !== "BOS-H2") return other === null ? verdict : other;
    }
    return verdict;
  }

  constructor(set: CardSet) {
    super(set, procedures);
  }
  blank(): this {
    return new BosMatch(this.set) as this; // nobody extends it further
  }
  override get warnings(): readonly Problem[] {
    return this.set.warnings;
  }
  view(seat: Seat): View {
    checkSeat(seat);
    return viewOf(this, seat);
  }
  override faceOf(definition: number): Face {
    return definition === 0 ? super.faceOf(definition) : this.set.faceOf(this.set.definitions[definition]!);
  }
  override spotOf(card: Card, seat: Seat): Spot | null {
    if (this.isShownTo(card, seat)) return { kind: "card", card };
    const place = this.placeOf(card);
    const there = { kind: "place", seat: this.ownerOf(card), place: Place[place]! } as const;
    return place === Place.wizards || place === Place.summons ? { ...there, cell: cellOf(seat, this.columnOf[card]) } : there;
  }
  override about(chosen: Option, seat: Seat): Subject {
    const verb = verbOf(chosen);
    const argument = argumentOf(chosen);
    if (verb === Verb.attackPlayer || verb === Verb.choosePlayer) return { kind: "player", seat: argument as Seat };
    if (verb === Verb.moveTo) return { kind: "place", seat: this.asked, place: "summons", cell: cellOf(seat, argument) };
    if (verb === Verb.next && argument < this.entries.count)
      return this.spotOf(this.entries.column.source[argument as Row], seat) ?? { kind: "word" };
    return super.about(chosen, seat);
  }
  useWaiting(ability: number, source: Card, subject: Card, other: Card): void {
    useWaiting(this, ability, source, subject, other);
  }
  castFor(spell: Card, subject: Card, other: Card): void {
    castFor(this, spell, subject, other);
  }

  /** BOS-S6: from the secret placing on. */
  startWithPlacing(): void {
    this.begin(setup);
    this.run();
  }
  /** @param inside begins what the turn is in the middle of */
  startIn(phase: Phase, inside: (() => void) | null = null): void {
    const frame = inside === null ? this.begin(turn) : this.beginAt("mainPhase", turn);
    frame.from = phase;
    inside?.();
    this.run();
  }

  override clauseInProgress(): Clause | null {
    return clauseInUse(this);
  }
  override clauseText(definition: number, ability: number): string {
    const isSpell = this.set.definitions[definition]?.type === Type.spell;
    return sayAbility(this.set.abilities[ability]!.record, isSpell);
  }
  protected override clauseInLog({ card, definition, ability }: Omit<Source, "eyes">): string {
    const isSpell = this.set.definitions[definition]?.type === Type.spell;
    return tellAbility(this.set.abilities[ability]!.record, this.calledBy(card), isSpell);
  }
  /** BOS-Z4 Twins of one side, by the column. */
  override whichOf(card: Card): string {
    if (card === Card.none || this.placeOf(card) !== Place.summons) return "";
    const side = this.cards(this.ownerOf(card), Place.summons);
    const isTwin = (other: Card) => other !== card && this.definition[other] === this.definition[card];
    return [...side].some(isTwin) ? `column ${this.columnOf[card]}` : "";
  }
  /** A sentence with the column in it does not say it twice. */
  override tell(event: Event, seat: Seat | null = null): string {
    const { which, otherWhich } = event;
    if (which === "" && otherWhich === "") return super.tell(event, seat);
    const sentence = this.sentences[this.sentenceOf(event)]!;
    const said = {
      which: sentence.includes("column {n}") ? "" : which,
      otherWhich: sentence.includes("{other} ({words})") ? "" : otherWhich,
    };
    return super.tell({ ...event, ...said }, seat);
  }
  override sentenceOf(event: Event): string {
    return sentenceOf(event);
  }

  protected override factOf(rule: string, wish: Option, seat: Seat): string | null {
    return factOf(this, rule as Paragraph, wish, seat);
  }

  protected wrongMoment(verb: number, argument: number, seat: Seat): Paragraph {
    if (this.over) return "BOS-V1";
    const card = this.cardAt(argument);
    const here = seat === this.asked;
    const isWizard = card !== Card.none && this.placeOf(card) === Place.wizards;
    switch (verb) {
      case Verb.target:
        return isWizard ? "BOS-Z8" : "BOS-B2";
      case Verb.attack:
        if (isWizard) return "BOS-Z8";
        if (this.battle.state !== State.none && seat === this.active) return "BOS-K7";
        if (card === Card.none || this.ownerOf(card) !== seat) return "BOS-K1";
        return this.isFighting(card) || this.question()?.rule === "BOS-S1" ? "BOS-T3" : "BOS-K1";
      case Verb.cast:
        if (card !== Card.none && (this.placeOf(card) !== Place.spellbook || this.ownerOf(card) !== seat)) return "BOS-P1";
        return "BOS-P2";
      case Verb.use:
        if (seat !== this.active) return "BOS-A12";
        if (!this.inMainPhase) return this.battle.state !== State.none ? "BOS-A12" : "BOS-T3";
        return card !== Card.none && this.onBattlefield(card) && this.ownerOf(card) !== seat ? "BOS-A14" : "BOS-A2";
      case Verb.summon:
        if (card !== Card.none && (this.placeOf(card) !== Place.castle || this.ownerOf(card) !== seat)) return "BOS-W1";
        return "BOS-T2";
      case Verb.summonBoss:
        if (card !== Card.none && this.placeOf(card) === Place.graveyard && this.printed(card).type === Type.boss) return "BOS-X7";
        return this.inMainPhase && seat === this.active ? "BOS-X2" : "BOS-T3";
      case Verb.block:
        if (isWizard) return "BOS-Z8";
        if (this.question()?.rule === "BOS-B3.ii" && here && (card === Card.none || this.ownerOf(card) === seat)) return "BOS-DA5";
        return this.isBlockable ? "BOS-DA9" : "BOS-DA8";
      case Verb.noBlock:
        return this.isBlockable ? "BOS-DA9" : "BOS-DA8";
      default:
        return MOMENTS[verb as Verb] ?? "BOS-A12";
    }
  }
  /** A direct attack, before or after its block, or an attack that may still become one: who is asked and when is the matter (BOS-DA9), not that nothing can be blocked. */
  private get isBlockable(): boolean {
    const { state, target, block } = this.battle;
    return state !== State.none && (target === Card.none || isPlayer(target) || block === Block.made || block === Block.stands);
  }
  /** Is it the main phase, and nothing in progress? */
  private get inMainPhase(): boolean {
    return this.question()?.rule === "BOS-T3";
  }
  private cardAt(argument: number): Card {
    return argument > 0 && argument <= this.cardCount ? argument : Card.none;
  }

  /**
   * The cards that this seat cannot name, dealt anew: castle and spellbook of the other player from all cards that a deck of
   * that colour (BOS-H13) may hold, wizards and boss likewise. Places, sizes and everything seen stay.
   */
  override redeal(seat: Seat, below: (n: number) => number): void {
    const { hidden, used } = this.unseenBy(seat);
    for (let left = hidden.length - 1; left > 0; left--) {
      const pick = below(left + 1);
      [hidden[left], hidden[pick]] = [hidden[pick]!, hidden[left]!];
    }
    for (const card of hidden) {
      const could = this.couldBe(card, used);
      const now = could[below(Math.max(1, could.length))] ?? this.printed(card);
      used[now.namesake]!++;
      this.become(card, now);
    }
    super.redeal(seat, () => 0); // deals nothing more: every pool is closed, and there are no dice
  }

  /** Every way in which `redeal` could deal them. In a castle or spellbook order means nothing, so there the cards stand in one order only. */
  override deals(seat: Seat, limit: number): this[] | null {
    const { hidden, used } = this.unseenBy(seat);
    const { zoneOf } = this.zones;
    hidden.sort((a, b) => zoneOf[a] - zoneOf[b] || this.definition[a] - this.definition[b]);
    const ways: Definition[][] = [];
    const way: Definition[] = [];
    const deal = (nth: number): boolean => {
      const card = hidden[nth];
      if (card === undefined) return ways.push([...way]) <= limit;
      const isPile = this.printed(card).type === Type.summon || this.printed(card).type === Type.spell;
      const least = isPile && nth > 0 && zoneOf[hidden[nth - 1]!] === zoneOf[card] ? way[nth - 1]!.number : 0;
      for (const now of this.couldBe(card, used)) {
        if (now.number < least) continue;
        used[now.namesake]!++;
        way.push(now);
        const fits = deal(nth + 1);
        way.pop();
        used[now.namesake]!--;
        if (!fits) return false;
      }
      return true;
    };
    if (!deal(0)) return null;
    const others = ways.filter((each) => each.some((now, nth) => now !== this.printed(hidden[nth]!)));
    return [this.clone(), ...others.map((each) => this.dealt(hidden, each))];
  }
  /** By type, for a wizard is never a spell: whatever a deck of that colour may hold. */
  override hiddenPools(seat: Seat): Pool[] {
    const { hidden, used } = this.unseenBy(seat);
    const types = new Set(hidden.map((card) => this.printed(card).type));
    return [...types].map((type) => {
      const cards = hidden.filter((card) => this.printed(card).type === type);
      const most = type === Type.wizard ? 1 : COPIES;
      const could = this.couldBe(cards[0]!, used);
      return { cards, copies: new Map(could.map((each) => [each.number, most - used[each.namesake]!])) };
    });
  }
  override isUnordered(zone: Zone): boolean {
    return [Place.castle, Place.spellbook].some((place) => zone === this.place(0, place) || zone === this.place(1, place));
  }
  override dealAs(card: Card, definition: number): void {
    this.become(card, this.set.definitions[definition]!);
  }
  private dealt(cards: readonly Card[], way: readonly Definition[]): this {
    const copy = this.clone();
    cards.forEach((card, nth) => {
      copy.become(card, way[nth]!);
    });
    copy.fresh = false;
    return copy;
  }

  /** The other player's cards that this seat cannot name, and how many it has seen of each name, by `namesake`. */
  private unseenBy(seat: Seat): { readonly hidden: Card[]; readonly used: Uint8Array } {
    const used = new Uint8Array(this.set.definitions.length);
    const hidden: Card[] = [];
    for (let card = Card.first as Card; card <= this.cardCount; card++) {
      if (this.definition[card] === 0 || this.ownerOf(card) === seat) continue;
      if ((this.shown(card) & seatBit(seat)) === 0) hidden.push(card);
      else used[this.printed(card).namesake]!++;
    }
    return { hidden, used };
  }
  private couldBe(card: Card, used: Uint8Array): Definition[] {
    const { type } = this.printed(card);
    const most = type === Type.wizard ? 1 : COPIES;
    return this.set.playable(type, this.colours[this.ownerOf(card)]).filter(({ namesake }) => used[namesake]! < most);
  }
  private become(card: Card, now: Definition): void {
    if (this.printed(card).strength !== now.strength) this.setStrength(card, now.strength);
    this.define(card, now.number);
  }
  protected override pool(): number {
    return -1;
  }
}

/** Answers that belong to one question only. */
const MOMENTS: Partial<Record<Verb, Paragraph>> = {
  [Verb.place]: "BOS-S1",
  [Verb.useWizard]: "BOS-W3",
  [Verb.beginMainPhase]: "BOS-T2",
  [Verb.endTurn]: "BOS-T3",
  [Verb.attackPlayer]: "BOS-B2",
  [Verb.choose]: "BOS-16.3",
  [Verb.choosePlayer]: "BOS-16.3",
  [Verb.moveTo]: "BOS-16.4",
  [Verb.next]: "BOS-A9b",
  [Verb.yes]: "BOS-A9b",
  [Verb.no]: "BOS-A9b",
  [Verb.ability]: "BOS-A6",
  [Verb.pass]: "BOS-A9c",
  [Verb.ready]: "BOS-T1a",
};
