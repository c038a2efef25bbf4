/**
 * The table: the only ways to change the state (atoms). Each says in the log what it did and by which paragraph, and keeps the indexes.
 * It knows places and values; what effects mean stands in vocabulary/, what happens when in rules/.
 */
import { BOTH, besides, Card, HouseLimit, put, type Row, type Seat, type Seats, seatBit, seatName } from "@duelex/kernel";
import { type Ability, type Definition, links, Side } from "./cards.ts";
import { Damage, Happened, Place, Reads, Standing, Timing, Until } from "./names.ts";
import type { Paragraph } from "./rulebook.ts";
import { A_SHIELD } from "./sentences.ts";
import { BATTLES, EFFECTS, type Effect, type Slot, ThisTurn, Unsettled } from "./state.ts";
import { changeWords, lastingWords } from "./told.ts";
import { GundamTriggers } from "./triggers.ts";

/** The table of one match. */
export abstract class Gundam extends GundamTriggers {
  // ---- what the door wires the table to ----

  /** Does some effect give this Unit the trait? */
  abstract gainsTrait(unit: Card, trait: string): boolean;

  /** The Unit that has declared an attack, or is about to choose its target; none otherwise. */
  abstract get attackerDeclared(): Card;
  /** The card that is being played, while its cost is paid; none otherwise. */
  abstract get cardBeingPlayed(): Card;

  protected override wasLoaded(): void {
    this.hitCount = 0;
    this.stale[0] = 1;
    this.lookAtProgress();
  }

  // ---- what is in progress ----

  openBattle(attacker: Card, target: Card): void {
    if (this.now.battles === BATTLES) throw new HouseLimit("battles begun inside battles, too deep");
    this.now.battles++;
    this.lookAtProgress();
    const { battle } = this;
    battle.attacker = attacker;
    battle.declared = target;
    battle.target = target;
    battle.onPlayer = target === Card.none ? 1 : 0;
    battle.declaredOnPlayer = battle.onPlayer;
    this.touch(Reads.battle);
  }
  /** {5-22-2} The target changes: the old one stops battling. */
  changeTarget(target: Card, rule: Paragraph): void {
    const battle = this.battle;
    battle.target = target;
    battle.onPlayer = 0;
    battle.targetGone = 0;
    this.touch(Reads.battle);
    const { recorder } = this;
    recorder?.note(
      "becomes target",
      target,
      0,
      rule,
      battle.attacker,
      undefined,
      0,
      rule === "7-4-1" ? recorder.afterTo(target, "block") : {},
    );
  }
  closeBattle(): void {
    this.battle.wipe();
    this.now.battles--;
    this.lookAtProgress();
    this.touch(Reads.battle);
  }

  openEffect(ability: number, source: Card, unit: Card, player: Seat): Effect {
    if (this.now.effects === EFFECTS) throw new HouseLimit("effects inside effects, too deep");
    this.now.effects++;
    this.lookAtProgress();
    const { effect } = this;
    effect.ability = ability;
    effect.source = source;
    effect.unit = unit;
    effect.player = player;
    effect.complete = 1;
    return effect;
  }
  closeEffect(): void {
    const depth = this.now.effects;
    if (this.chosen.count > 0) {
      const of = this.chosen.column.effect;
      this.chosen.removeWhere((row) => of[row] === depth);
    }
    this.effect.wipe();
    this.now.effects = depth - 1;
    this.lookAtProgress();
  }

  /** The present effect's choice: this card, under this name. */
  choose(card: Card, slot: Slot): void {
    const row = this.chosen.append();
    this.chosen.column.card[row] = card;
    this.chosen.column.slot[row] = slot;
    this.chosen.column.effect[row] = this.now.effects;
  }
  unchoose(slot: Slot): void {
    const { slot: slots, effect } = this.chosen.column;
    const depth = this.now.effects;
    this.chosen.removeWhere((row) => slots[row] === slot && effect[row] === depth);
  }

  // ---- atoms: the only ways to change the table ----

  /** 4-4. Resting what is rested is nothing at all (1-3-2-1). True if it was done. */
  rest(card: Card, rule: Paragraph, words = ""): boolean {
    if (this.rested[card] === 1) return false;
    put(this.rested, card, 1);
    if (this.placeOf(card) === Place.resourceArea) this.countResource(card, -1);
    this.touch(Reads.rested);
    this.recorder?.note("rest", card, 0, rule, Card.none, undefined, 0, besides(words));
    return true;
  }

  /** Rested by an effect, its costs, Support and Blocker included. */
  restByEffect(card: Card, rule: Paragraph, by: Seat = this.ownerOf(card)): boolean {
    if (!this.rest(card, rule)) return false;
    this.announce(Timing.thisUnitRestedByEffect, card);
    this.announce(Timing.unitRestedByEffect, card, Card.none, Damage.none, by);
    return true;
  }

  setActive(card: Card, rule: Paragraph): boolean {
    if (this.rested[card] === 0) return false;
    put(this.rested, card, 0);
    if (this.placeOf(card) === Place.resourceArea) this.countResource(card, 1);
    this.touch(Reads.rested);
    this.recorder?.note("set active", card, 0, rule);
    return true;
  }

  /** Every Resource of a player: nothing keeps one rested. */
  setResourcesActive(seat: Seat, rule: Paragraph): void {
    const { next } = this.zones;
    for (let resource = this.top(seat, Place.resourceArea); resource !== Card.none; resource = next[resource]) {
      if (this.recorder !== null && this.rested[resource] === 1) this.recorder.note("set active", resource, 0, rule);
      put(this.rested, resource, 0);
    }
    put(this.activeResources, seat, this.playerLevel(seat));
    this.touch(Reads.rested);
  }

  private countResource(card: Card, by: 1 | -1): void {
    const seat = this.ownerOf(card);
    put(this.activeResources, seat, this.activeResources[seat] + by);
  }

  /** Damage counters, after everything that could change the damage has had its say (vocabulary/damage.ts). */
  putCounters(card: Card, amount: number, rule: Paragraph, source: Card, kind: Damage): void {
    put(this.damage, card, this.damage[card] + amount);
    this.now.unsettled |= Unsettled.events;
    this.touch(Reads.damage);
    this.tellDamage(card, amount, rule, source, kind);
  }
  /** 4-6 */
  recover(card: Card, amount: number, rule: Paragraph): boolean {
    const recovered = Math.min(amount, this.damage[card]);
    if (recovered <= 0) return false;
    put(this.damage, card, this.damage[card] - recovered);
    this.touch(Reads.damage);
    this.recorder?.note("recover", card, recovered, rule);
    this.announce(Timing.thisUnitRecovers, card);
    return true;
  }

  /** Moves a card between places that are not the field. The first card of a deck is its top. */
  move(card: Card, to: Place, rule: Paragraph, following: Card = Card.none, told = MOVED[to]): void {
    const from = this.placeOf(card);
    const seat = this.ownerOf(card);
    if (this.chosen.count > 0) this.forgetChosen(card);
    const seen = this.recorder === null ? 0 : this.shown(card);
    this.relocate(card, this.place(seat, to), following);
    this.touchPlace(from);
    this.touchPlace(to);
    if (from === Place.deck && this.count(seat, Place.deck) === 0) this.now.unsettled |= Unsettled.events; // 1-2-2-2
    const words = to !== Place.deck ? "" : following === Card.none ? "on the bottom of" : "on top of";
    if (told !== "") this.recorder?.note(told, card, 0, rule, Card.none, seat, seen, besides(words));
  }

  private touchPlace(place: Place): void {
    if (place === Place.trash) this.touch(Reads.trash);
    else if (place === Place.hand) this.touch(Reads.hand);
    else if (place === Place.shieldSection) this.touch(Reads.shields);
  }

  /** 4-14, one by one. How many were drawn. */
  draw(seat: Seat, n: number, rule: Paragraph): number {
    let drawn = 0;
    for (; drawn < n && this.count(seat, Place.deck) > 0; drawn++) this.drawOne(this.top(seat, Place.deck), rule);
    return drawn;
  }

  private drawOne(card: Card, rule: Paragraph): void {
    this.tally?.drawn(card);
    this.move(card, Place.hand, rule, Card.none, "draw");
  }

  /** A card arrives on the field, active and as a new object (3-1-5, 4-4-4). Nothing is announced yet. */
  enter(card: Card, to: Place.battleArea | Place.baseSection | Place.resourceArea, rule: Paragraph, rested = false): void {
    const from = this.placeOf(card);
    if (this.chosen.count > 0) this.forgetChosen(card);
    this.relocate(card, this.place(this.ownerOf(card), to));
    if (rested) put(this.rested, card, 1);
    if (to === Place.resourceArea) {
      if (!rested) this.countResource(card, 1);
      this.touch(Reads.resources);
    } else {
      if (to === Place.battleArea) this.remember(Happened.wasDeployed, card);
      put(this.thisTurn, card, (to === Place.battleArea ? ThisTurn.deployed : 0) | (this.now.fromTrash === 1 ? ThisTurn.fromTrash : 0));
      this.watch(card, 1, card);
    }
    this.touchPlace(from);
    const told = to === Place.resourceArea ? "place resource" : "deploy";
    this.recorder?.note(told, card, 0, rule, Card.none, undefined, 0, besides(rested ? "rested" : ""));
  }

  /**
   * A Unit, Base or Resource leaves the field (3-1-1-2); its Pilot goes where it goes (6-5-2-3-4), a token leaves the game (4-17-2-4)
   * once it has arrived there for an instant (4-17-2-4-1). Only `destroyAll` is destruction (4-12-2).
   */
  leave(card: Card, to: Place, rule: Paragraph, remembered = false): void {
    const pilot = this.partner[card];
    const from = this.placeOf(card);
    if (from === Place.resourceArea) {
      if (this.rested[card] === 0) this.countResource(card, -1);
      this.touch(Reads.resources);
      this.dropModifiersOf(card);
    } else {
      if (this.isInProgress) {
        if (!remembered) this.keepLastState(card);
        this.tellThatItIsGone(card);
      }
      this.watch(card, -1, Card.none);
      this.dropModifiersOf(card);
      put(this.damage, card, 0);
      put(this.thisTurn, card, 0);
    }
    put(this.rested, card, 0);
    const { original } = this.printed(card);
    if (original !== null) this.setDefinition(card, original); // a Pilot again
    if (this.chosen.count > 0) this.forgetChosen(card);
    this.relocate(card, this.place(this.ownerOf(card), this.printed(card).token ? Place.supply : to));
    this.tellThatItLeaves(card, to, rule);
    if (pilot !== Card.none) {
      this.unpair(card, pilot);
      this.move(pilot, to, "6-5-2-3-4", Card.none, leaving(to));
    }
    this.touchPlace(to);
  }

  /** A destroyed card goes to the trash because it was destroyed; a token then leaves the game. */
  private tellThatItLeaves(card: Card, to: Place, rule: Paragraph): void {
    const { recorder } = this;
    if (recorder === null) return;
    const level = this.playerLevel(this.ownerOf(card));
    const words = to === Place.deck ? "on the bottom of" : rule === "4-17-5" ? `Lv. ${level + 1} → ${level}` : "";
    const destroyed = rule === "10-3" || rule === "4-10" ? recorder.latestTo(card, "destroy") : null;
    recorder.note(leaving(to), card, 0, rule, Card.none, undefined, 0, besides(words, destroyed ?? undefined));
    if (this.printed(card).token && to !== Place.supply)
      recorder.note("out of the game", card, 0, "4-17-2-4", Card.none, undefined, 0, recorder.afterTo(card));
  }

  /** Only the Pilot leaves (3.2): the Unit stays, its 【Destroyed】 does not trigger, and it may be destroyed by that. */
  leavePilot(pilot: Card, to: Place, rule: Paragraph): void {
    this.unpair(this.partner[pilot], pilot);
    if (rule === "4-10") this.recorder?.note("destroy", pilot, 0, rule);
    this.move(pilot, to, rule);
    this.now.unsettled |= Unsettled.hp;
  }

  private unpair(unit: Card, pilot: Card): void {
    put(this.partner, unit, Card.none);
    put(this.partner, pilot, Card.none);
    put(this.linked, unit, 0);
    put(this.thisTurn, pilot, 0);
    this.watch(pilot, -1, unit);
  }

  /**
   * 4-9. The Pilot is placed beneath the Unit {3-3-1}, for good (6-5-2-3-3-1); one that meets the link condition makes a Link Unit
   * (6-5-2-3-2), at this moment only. Both timings, 11-2-9 and {13-2-11}, and everybody's triggers are one batch.
   */
  pairWith(unit: Card, pilot: Card, rule: Paragraph): void {
    this.move(pilot, Place.beneath, rule);
    put(this.partner, unit, pilot);
    put(this.partner, pilot, unit);
    put(this.linked, unit, links(this.printed(unit), this.printed(pilot)) ? 1 : 0);
    put(this.thisTurn, unit, this.thisTurn[unit] | ThisTurn.paired);
    this.watch(pilot, 1, unit);
    if (this.now.hpMayFall !== 0) this.now.unsettled |= Unsettled.hp; // a Pilot may take HP away
    const link = this.isLinkUnit(unit);
    this.recorder?.note("pair", pilot, 0, rule, unit, undefined, 0, besides(link ? "a Link Unit (6-5-2-3-2)" : ""));
    this.announce(Timing.WhenPaired, unit, pilot);
    if (link) this.announce(Timing.WhenLinked, unit, pilot);
    if (link) this.announce(Timing.unitLinks, unit, pilot);
    this.announce(Timing.youPairPilot, unit, pilot, Damage.none, this.ownerOf(unit), 0);
  }

  /** 4-10. Units and Bases are destroyed at one moment: what waits for it is found, and their last state kept, while all are still there. */
  destroyAll(cards: readonly Card[], count: number, rule: Paragraph, byEffect: boolean): void {
    if (byEffect) this.tellDestruction(cards, count, rule);
    for (let i = 0; i < count; i++) {
      const card = cards[i]!;
      const isUnit = this.placeOf(card) === Place.battleArea;
      if (byEffect && isUnit) this.announce(Timing.unitDestroyedByEffect, card);
      if (this.now.effects > 0 && isUnit) this.countDestroyed(card, byEffect);
      const hit = byEffect ? null : this.hitOn(card);
      const by = byEffect ? this.effect.source : (hit?.source ?? Card.none);
      this.announce(Timing.Destroyed, card, by, hit?.kind ?? Damage.none); // 11-2-8
    }
    const remembered = this.isInProgress;
    if (remembered) for (let i = 0; i < count; i++) this.keepLastState(cards[i]!);
    for (let i = 0; i < count; i++) this.leave(cards[i]!, Place.trash, rule, remembered);
  }

  /** What the effect in progress has destroyed. */
  private countDestroyed(unit: Card, byEffect: boolean): void {
    const e = this.effect;
    if (this.ownerOf(unit) !== this.ownerOf(e.source)) e.destroyed++;
    else if (byEffect) this.remember(Happened.destroyedOwnUnitByEffect, e.source);
  }

  /** Rules management will look at who was hit, by whom and how. */
  strike(target: Card, source: Card, sourceGone: boolean, kind: Damage): void {
    const at = this.hitCount++;
    if (at === this.hits.length) this.hits.push({ target, source, sourceGone, kind });
    const hit = this.hits[at]!;
    hit.target = target;
    hit.source = source;
    hit.sourceGone = sourceGone;
    hit.kind = kind;
  }

  /** Shields are destroyed at one moment: revealed, nowhere until their Burst has been offered, or else in the trash. 7-6-2-4-1, 11-2-5 */
  destroyShields(shields: readonly Card[]): void {
    const { recorder } = this;
    for (const shield of shields) {
      const { burst } = this.printed(shield);
      if (recorder !== null) {
        const words = burst === null ? "without a Burst" : "with a Burst";
        recorder.note("reveal", shield, 0, "7-6-2-4-1", Card.none, undefined, 0, { ...recorder.afterTo(shield), words });
      }
      this.move(shield, burst === null ? Place.trash : Place.nowhere, "4-10", Card.none, burst === null ? MOVED[Place.trash] : "");
      this.because = recorder?.latestTo(shield) ?? null;
      if (burst !== null) this.wait(this.set.burst.id, shield, Card.none, Card.none, 0);
    }
  }
  /** Told before anything that triggers on it; from here on both see which cards they are. */
  tellDestroyedShields(shields: readonly Card[], rule: Paragraph, source: Card = Card.none): void {
    for (const shield of shields) {
      this.learn(shield, BOTH);
      this.recorder?.note("destroy", shield, 0, rule, source, undefined, 0, {
        ...this.recorder.afterTo(shield, "damage"),
        words: A_SHIELD,
      });
    }
  }

  /** A change that lasts. It belongs to the effect's owner `by`; `unit` is "this Unit" for what its words refer to. */
  modify(card: Card, instruction: number, ap: number, until: Until, by: Seat, unit: Card, rule: Paragraph): void {
    const row = this.modifiers.append();
    const { card: cards, instruction: instructions, ap: aps, until: untils, by: bys, unit: units } = this.modifiers.column;
    cards[row] = card;
    instructions[row] = instruction;
    aps[row] = ap;
    if (this.set.instructions[instruction]!.gains !== null) this.watchGained(instruction, 1);
    untils[row] = this.untilHere(until);
    bys[row] = by;
    units[row] = unit;
    this.touchValues();
    if (this.now.hpMayFall !== 0) this.now.unsettled |= Unsettled.hp;
    if (this.recorder === null) return;
    const words = this.set.instructions[instruction]!;
    const told = card !== Card.none ? "change" : words.gains === null ? "protect shield area" : "gain effect";
    const to = words.standing === Standing.redirected ? ` to ${this.cardName(unit)}` : "";
    const whose = words.targets?.side === Side.enemy ? this.opponent(by) : by;
    this.recorder.note(told, card, ap, rule, Card.none, whose, 0, besides(lastingWords(words, ap, until, to)));
  }

  /** 6-6-4, 7-7-1 */
  expire(until: Until): void {
    if (this.modifiers.count === 0) return;
    const untils = this.modifiers.column.until;
    const ends = this.untilHere(until);
    const before = this.modifiers.count;
    const isOver = (row: Row) => untils[row] === ends;
    const ending = this.recorder === null ? "" : this.endingWords(isOver);
    this.unwatchGained(isOver);
    if (!this.modifiers.removeWhere(isOver)) return;
    this.recorder?.note(
      "expire",
      Card.none,
      before - this.modifiers.count,
      until === Until.turn ? "6-6-4" : "7-7-1",
      Card.none,
      this.active,
      0,
      {
        words: `${until === Until.turn ? "this turn" : "this battle"} ends${ending}`,
        cause: null,
        clause: null,
      },
    );
    this.touchValues();
    if (this.now.hpMayFall !== 0) this.now.unsettled |= Unsettled.hp;
  }
  /** What ends, card by card: ": P1's Zaku: AP+2; P2's GM: cannot attack". What a card that is gone had is nothing to tell. */
  private endingWords(isOver: (row: Row) => boolean): string {
    const { card, instruction, ap, by } = this.modifiers.column;
    const of = new Map<string, string[]>();
    for (let row = 0 as Row; row < this.modifiers.count; row++) {
      if (!isOver(row)) continue;
      const whose = card[row] === Card.none ? seatName(by[row]) : `${seatName(this.ownerOf(card[row]))}'s ${this.cardName(card[row])}`;
      const words = changeWords(this.set.instructions[instruction[row]]!, ap[row]);
      const said = of.get(whose);
      if (said === undefined) of.set(whose, [words]);
      else if (!said.includes(words)) said.push(words);
    }
    const parts = [...of].map(([whose, said]) => `${whose}: ${said.join(", ")}`);
    return parts.length === 0 ? "" : ` (${parts.join("; ")})`;
  }
  isAnythingUntil(until: Until): boolean {
    const untils = this.modifiers.column.until;
    const ends = this.untilHere(until);
    for (let row = 0 as Row; row < this.modifiers.count; row++) if (untils[row] === ends) return true;
    return false;
  }
  /** "This battle" is the one in progress: one begun by an effect inside another ends by itself. */
  private untilHere(until: Until): number {
    return until === Until.battle ? until + 10 * this.now.battles : until;
  }

  swapModifiers(one: Row, other: Row): void {
    const columns: readonly { [row in Row]: number }[] = Object.values(this.modifiers.column);
    for (const column of columns) {
      const kept = column[one];
      column[one] = column[other];
      column[other] = kept;
    }
  }

  dropModifier(row: Row): void {
    this.unwatchGained((each) => each === row);
    this.modifiers.remove(row);
    this.touchValues();
  }

  private dropModifiersOf(gone: Card): void {
    if (this.modifiers.count === 0) return;
    const { card, unit, instruction } = this.modifiers.column;
    const isGone = (row: Row) =>
      card[row] === gone || (unit[row] === gone && this.set.instructions[instruction[row]]!.standing === Standing.redirected);
    this.unwatchGained(isGone);
    this.modifiers.removeWhere(isGone);
  }

  /** What these modifiers give as an effect is nothing to watch any more; asked before they are removed. */
  private unwatchGained(isRemoved: (row: Row) => boolean): void {
    if (this.now.gained === 0) return;
    const { instruction } = this.modifiers.column;
    for (let row = 0 as Row; row < this.modifiers.count; row++)
      if (this.set.instructions[instruction[row]]!.gains !== null && isRemoved(row)) this.watchGained(instruction[row], -1);
  }

  use(card: Card, ability: Ability): void {
    put(this.thisTurn, card, this.thisTurn[card] | (1 << ability.index));
  }

  /** A triggered effect has been used: what still waits of it, for another event of this turn, is dropped. A card that has left takes the mark with it. */
  useUp(ability: Ability, source: Card, gone: boolean): void {
    const place = this.placeOf(source);
    if (!gone && (this.isInPlay(source) || place === Place.beneath)) this.use(source, ability);
    const { ability: abilities, source: sources, gone: left } = this.waits.column;
    const was = gone ? 1 : 0;
    const isSpent = (row: Row) => abilities[row] === ability.id && sources[row] === source && left[row] === was;
    if (this.recorder !== null) {
      const clause = { card: source, ability: ability.id };
      for (let row = 0 as Row; row < this.waits.count; row++)
        if (isSpent(row))
          this.recorder.resumes("does not activate", "triggers", source, ability.id, "11-2-12", {
            clause,
            words: "it has been used this turn",
          });
    }
    this.waits.removeWhere(isSpent);
  }

  /** The turn ends: nothing is deployed "this turn" any more, and nothing has been used. */
  endTurnMarks(): void {
    if (this.remembered.count > 0) this.remembered.clear();
    this.endTurnMarksOf(0);
    this.endTurnMarksOf(1);
  }
  private endTurnMarksOf(seat: Seat): void {
    const { thisTurn, partner } = this;
    const { next } = this.zones;
    for (let unit = this.top(seat, Place.battleArea); unit !== Card.none; unit = next[unit]) {
      put(thisTurn, unit, 0);
      put(thisTurn, partner[unit], 0); // no card has no marks
    }
    const base = this.base(seat);
    if (base !== Card.none) put(this.thisTurn, base, 0);
  }

  /** 1-2-1. Both at the same moment: a draw. */
  defeat(seat: Seat, rule: Paragraph): void {
    this.lose(seat);
    this.tally?.lost(rule);
    const latest = (this.recorder?.events.length ?? 0) - 1;
    this.recorder?.note("defeated", Card.none, 0, rule, Card.none, seat, 0, { clause: null, ...(latest < 0 ? {} : { cause: latest }) });
  }
  endMatch(): void {
    this.finish();
  }

  setDefinition(card: Card, definition: Definition): void {
    this.define(card, definition.number);
  }

  shuffleDeck(seat: Seat): void {
    this.shuffle(this.place(seat, Place.deck));
    this.recorder?.note("shuffle", Card.none, 0, "5-2-1-1", Card.none, seat);
  }

  /** Both see it, and the log says so in another way. */
  bring(card: Card): void {
    this.learn(card, BOTH);
  }

  /** The owner sees cards of the own deck; both see what is shown. */
  show(card: Card, seats: Seats, rule: Paragraph): void {
    this.learn(card, seats);
    this.recorder?.note(seats === BOTH ? "reveal" : "look at", card, 0, rule);
  }

  /** From here on only its owner can name it, where nobody sees it lie. */
  keepFromOpponent(card: Card): void {
    if (this.placeOf(card) === Place.deck) put(this.known, card, seatBit(this.ownerOf(card)));
  }

  /** In random order, nobody can name it any more. */
  forgetName(card: Card): void {
    put(this.known, card, 0);
  }

  // ---- references to what has left ----

  /** Its last state is kept for what is in progress (11-2-8). */
  private keepLastState(card: Card): void {
    const departed = this.departed;
    const ap = this.ap(card);
    const row = departed.append();
    const last = departed.column;
    last.card[row] = card;
    last.ap[row] = ap;
    last.hp[row] = this.hpNow[card];
    last.damage[row] = this.damage[card];
    last.rested[row] = this.rested[card];
    last.linked[row] = this.linked[card];
    last.pilot[row] = this.partner[card];
    last.keywords[row] = this.keywordsNow[card];
  }

  /** Everything that meant this card learns that it is gone (3-1-5). */
  private tellThatItIsGone(card: Card): void {
    const waits = this.waits.column;
    for (let at = 0 as Row; at < this.waits.count; at++) {
      if (waits.unit[at] === card) waits.gone[at] = 1;
      if (waits.event[at] === card) waits.event[at] = Card.none;
      if (waits.actor[at] === card) waits.actor[at] = Card.none;
    }
    for (let depth = this.now.effects; depth > 0; depth--) {
      const effect = this.effectAt(depth);
      if (effect.unit === card) effect.gone = 1;
      if (effect.event === card) effect.event = Card.none;
      if (effect.actor === card) effect.actor = Card.none;
    }
    for (let depth = this.now.battles; depth > 0; depth--) {
      const battle = this.battleAt(depth);
      if (battle.attacker === card) battle.attackerGone = 1;
      if (battle.declared === card) battle.declared = Card.none;
      if (battle.target === card) battle.targetGone = 1;
    }
    this.touch(Reads.battle);
  }

  private forgetChosen(card: Card): void {
    const cards = this.chosen.column.card;
    this.chosen.removeWhere((row) => cards[row] === card);
  }
}

/** What a move out of play is called. */
const leaving = (to: Place): string => (to === Place.hand ? "back to hand" : MOVED[to]);

/** What a move is called in the log, by the place where the card goes. */
const MOVED: Readonly<Record<Place, string>> = {
  [Place.deck]: "to deck",
  [Place.resourceDeck]: "to resource deck",
  [Place.resourceArea]: "place resource",
  [Place.battleArea]: "deploy",
  [Place.beneath]: "", // told as "pair"
  [Place.baseSection]: "deploy",
  [Place.shieldSection]: "to shields",
  [Place.hand]: "to hand",
  [Place.trash]: "to trash",
  [Place.removal]: "exile",
  [Place.nowhere]: "reveal",
  [Place.arriving]: "", // told as "deploy"
  [Place.supply]: "out of the game",
};
