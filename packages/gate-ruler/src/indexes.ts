/** The table's part that is kept rather than looked for: what lies where and what waits for what, counted with every change. */
import { Card, put, SEATS, type Seat, type Zone } from "@duelex/kernel";
import { type Happening, isSetZone, isUnitZone, Place, Places, SET_ZONES, Timing, UNIT_ZONES, Unsettled } from "./names.ts";
import { CONSTANTS, GateRulerState, INSTANTS, LENDERS, Stale, Turns } from "./state.ts";
import type { Ability } from "./vocabulary/clauses.ts";
import { CONCERNS, Concern } from "./vocabulary/concerns.ts";

export abstract class GateIndexes extends GateRulerState {
  protected override wasLoaded(): void {
    for (const seat of SEATS) {
      this.findSetWindows(seat);
      this.findOccupied(seat);
      this.findActivated(seat);
    }
    this.findConcerns();
    this.findResponders();
    this.stale[0] = Stale.everything;
    this.derive();
  }

  /** 3-2b Of what is kept, only the set cards' timings depend on cards that somebody does not see. */
  protected override wasDealt(): void {
    for (const seat of SEATS) this.findSetWindows(seat);
  }

  /** Something that values or keywords depend on has changed: they are derived again when next asked. */
  touch(): void {
    this.stale[0] = Stale.everything;
    if (this.isHPLent()) this.now.unsettled |= Unsettled.hp;
  }

  /** The same, and HP may have fallen. */
  protected valuesFall(): void {
    this.stale[0] = Stale.everything;
    this.now.unsettled |= Unsettled.hp;
  }

  /** Something has changed that only constants look at. */
  changed(what: Concern): void {
    if (this.concerned[what] === 0) return;
    if (this.isOfGame(what)) {
      if (this.stale[0] === Stale.nothing) this.stale[0] = Stale.game;
    } else this.touch();
  }

  /** Is it nothing to any card's values? What looks at cards has to find their values as far as they have been derived, so nothing may look at any. */
  private isOfGame(what: Concern): boolean {
    const { concerned } = this;
    if (what === Concern.turn ? concerned[Concern.cardsByTurn] > 0 : what !== Concern.hands || concerned[Concern.cardsByHands] > 0)
      return false;
    return concerned[Concern.layout] === 0 && concerned[Concern.attack] === 0 && !this.isHPLent();
  }

  /** Do so many cards lie there that a rule effect looks at it (12)? */
  protected isFull(seat: Seat, place: Place): boolean {
    if (place === Place.damage) return this.count(seat, place) >= this.rulerOf(seat).life;
    return (isUnitZone(place) || isSetZone(place)) && this.count(seat, place) > 1;
  }

  protected findSetWindows(seat: Seat): void {
    let windows = 0;
    let price = DEAREST;
    for (const place of SET_ZONES) {
      for (let card = this.first(seat, place); card !== Card.none; card = this.next(card)) {
        const { setWindow, level, whilePlaying } = this.printed(card);
        if (this.faceDown[card] === 0 || setWindow === 0) continue;
        windows |= setWindow;
        const least = whilePlaying.length > 0 || level < 0 ? 0 : level;
        if (least < price) price = least;
      }
    }
    put(this.setWindows, seat, windows);
    put(this.setPrice, seat, windows === 0 ? 0 : price);
  }

  private findOccupied(seat: Seat): void {
    let bits = 0;
    for (const place of UNIT_ZONES) if (this.count(seat, place) > 0) bits |= UNIT_ZONE_BIT[this.place(seat, place)]!;
    put(this.occupied, seat, bits);
  }

  private findActivated(seat: Seat): void {
    const inPlay = [Place.ruler, ...UNIT_ZONES, Place.field].flatMap((place) => [...this.cards(seat, place)]);
    const abilities = inPlay.flatMap((card) => this.printed(card).activated);
    put(this.activated, seat, abilities.length);
    put(this.instants, seat, abilities.filter(isInstant).length);
  }

  private findConcerns(): void {
    for (let concern: Concern = 0; concern < CONCERNS; concern++) put(this.concerned, concern, 0);
    for (const seat of SEATS)
      for (const place of [Place.ruler, ...UNIT_ZONES, Place.field])
        for (const card of this.cards(seat, place)) this.countConcerns(card, +1);
  }

  private countConcerns(card: Card, by: 1 | -1): void {
    for (const concern of this.printed(card).concerns) put(this.concerned, concern, this.concerned[concern] + by);
  }

  protected findResponders(): void {
    const { elsewhere, handInstants } = this.pack;
    for (const seat of SEATS) {
      const playsEvents = this.ruler[seat] === Card.none || this.rulerOf(seat).changes.noEventsInOpponentsTurn === null;
      const sets = this.setCards[seat] === 0 ? Turns.none : playsEvents ? Turns.both : Turns.own;
      put(this.couldPlaySet, seat, sets);
      put(this.couldRespond, seat, this.hasInstants() || elsewhere[seat] || handInstants ? Turns.both : sets);
    }
  }

  protected override relocate(card: Card, to: Zone, following: Card = Card.none): void {
    const from = this.zones.zoneOf[card];
    super.relocate(card, to, following);
    const [left, reached] = [UNIT_ZONE_BIT[from]!, UNIT_ZONE_BIT[to]!];
    if ((left | reached) === 0) return;
    const seat = this.ownerOf(card);
    const now = this.zones.size[from] === 0 ? this.occupied[seat] & ~left : this.occupied[seat];
    put(this.occupied, seat, now | reached);
  }

  protected countEnergy(seat: Seat, by: 1 | -1): void {
    put(this.activeEnergy, seat, this.activeEnergy[seat] + by);
  }

  protected watch(card: Card, by: 1 | -1): void {
    const printed = this.printed(card);
    for (const ability of printed.automatic) if (ability.zone === null) this.countWatchers(ability.happening as Happening, by);
    if (printed.constants.length > 0) this.countWatchers(CONSTANTS as Happening, by);
    this.countConcerns(card, by);
    if (printed.lendsHP) this.countWatchers(LENDERS as Happening, by);
    if (printed.activated.length === 0) return;
    put(this.activated, this.ownerOf(card), this.activated[this.ownerOf(card)] + by * printed.activated.length);
    for (const ability of printed.activated) {
      if (!isInstant(ability)) continue;
      put(this.instants, this.ownerOf(card), this.instants[this.ownerOf(card)] + by);
      this.countWatchers(INSTANTS as Happening, by);
      this.findResponders();
    }
  }

  protected countWatchers(happening: Happening, by: 1 | -1): void {
    put(this.watchers, happening, this.watchers[happening] + by);
  }
}

/** More than anything costs. */
const DEAREST = 0x7fff;

/** Do abilities of cards work that lie there? (GR-14-WHERE) */
export const hasAbilities = (place: Place): boolean => isUnitZone(place) || place === Place.field || place === Place.ruler;

/** An ability that can be activated at any time, in play. */
const isInstant = ({ timing, zone }: Ability): boolean => timing === Timing.instant && zone === null;

/** Which bit of `occupied` stands for each zone; 0 for zones without units. */
const UNIT_ZONE_BIT: readonly number[] = [
  0,
  ...SEATS.flatMap(() => Array.from({ length: Places.each }, (_, place) => (isUnitZone(place) ? 1 << (place - Place.left) : 0))),
];
