/** The table: the only ways to change the state (atoms). Each says in the log what it did and by which paragraph, and keeps the indexes. */
import { BOTH, besides, Card, type Event, put, type Row, SEATS, type Seat } from "@duelex/kernel";
import type { Definition } from "./cards.ts";
import { Block, Cause, Facing, Place, State, Timing, Type } from "./names.ts";
import type { Paragraph } from "./rulebook.ts";
import { BY_AN_ABILITY, TAKEN_AWAY, UPRIGHT } from "./sentences.ts";
import { BosState, CARDS, isPlayer, MOST, NO_COLUMN, Passing, SPOTS, Spot, seatOfTarget, spot } from "./state.ts";
import { sayDefeated, tellAbility } from "./text.ts";
import { type Ability, causeBit } from "./vocabulary/ability.ts";

/** How many abilities are used, at most, because of one action (or in one pass of BOS-B4). BOS-H14 */
const MOST_USES = 100;

/** BOS-T1b, BOS-R2 What there is to know of the last vim. */
const NONE_LEFT = "none left: 0 doubles to 0, turn after turn";

/** What the card suffers of which an ability speaks. */
const SUFFERED: ReadonlySet<Timing> = new Set([
  Timing.dealtDamage,
  Timing.takesDamage,
  Timing.afterTakesDamage,
  Timing.defeated,
  Timing.afterDefeated,
]);

/** Which card an occurrence is told of: of a defeat, the card defeated, for one card may defeat several. */
const spokenOf = ({ timing }: Ability, subject: Card, other: Card): Card => (timing === Timing.defeats ? other : subject);

/** The table of one match. */
export abstract class Bos extends BosState {
  private toldLater: (() => void)[] | null = null;

  // ---- chapters that earlier ones start; the door wires them ----

  /** BOS-A9b. An ability that was picked from the collection; `row` is its line if that stays. */
  abstract useWaiting(ability: number, source: Card, subject: Card, other: Card): void;
  /** BOS-P9. A spell with a condition, about this subject. */
  abstract castFor(spell: Card, subject: Card, other: Card): void;

  // ---- atoms: the only ways to change the table ----

  /** A card is dealt nothing: because of what has taken it away, if anything was to be dealt. BOS-B4.reductions */
  tellSpared(card: Card, rule: "BOS-B5" | "BOS-N8.3", aimed: number): void {
    const { recorder } = this;
    const cause = recorder?.latestTo(card, "setDamage") ?? recorder?.latestTo(card, "reduce");
    recorder?.note("dealtNone", card, 0, rule, Card.none, undefined, 0, aimed > 0 ? besides(TAKEN_AWAY, cause ?? undefined) : undefined);
  }
  /** Writes something down that has no other trace: what an ability could not do, what did not come about. */
  remark(what: string, card: Card, rule: Paragraph, words = "", other = Card.none): void {
    this.recorder?.note(what, card, 0, rule, other, undefined, 0, besides(words));
  }

  /** Lays a card out before the match, or in a position. */
  lay(card: Card, definition: Definition, place: Place, column = NO_COLUMN, facing = Facing.ready): void {
    this.define(card, definition.number);
    put(this.colours, this.ownerOf(card), this.colours[this.ownerOf(card)] | definition.colour);
    put(this.facing, card, place === Place.wizards || place === Place.boss || place === Place.summons ? facing : Facing.ready);
    put(this.strength, card, definition.strength);
    put(this.columnOf, card, column);
    if (place === Place.wizards && column !== NO_COLUMN) put(this.wizardAt, spot(this.ownerOf(card), column), card);
    if (place === Place.summons) put(this.summonAt, spot(this.ownerOf(card), column), card);
    this.relocate(card, this.place(this.ownerOf(card), place));
    if ((place === Place.wizards || place === Place.summons || place === Place.boss) && facing !== Facing.faceDown) this.watch(card, 1);
  }
  /** BOS-S1: a wizard goes to its column. */
  placeWizard(card: Card, column: number): void {
    put(this.wizardAt, spot(this.ownerOf(card), column), card);
    put(this.columnOf, card, column);
    this.recorder?.note("place", card, column, "BOS-S1");
  }
  setUp(seat: Seat, life: number, vim: number): void {
    put(this.life, seat, life);
    put(this.vim, seat, vim);
  }
  setFirst(seat: Seat): void {
    this.now.first = seat;
    this.now.active = seat;
  }
  /** BOS-H21: how many turns later than in the book decay comes, and whether the first turn has attacks. */
  setTrial(decayLater: number, firstTurnAttack: boolean): void {
    this.tried.decayLater = decayLater;
    this.tried.attackLater = firstTurnAttack ? 0 : 1;
  }
  /** For positions: turns that have been. */
  setTurns(turn: number, active: Seat, started: readonly [number, number]): void {
    this.now.turn = turn;
    this.now.active = active;
    for (const seat of SEATS) put(this.turnsStarted, seat, started[seat]);
  }
  setStrength(card: Card, strength: number): void {
    put(this.strength, card, strength);
  }
  /** Both players get to see which card it is. */
  reveal(card: Card): void {
    this.learn(card, BOTH);
  }
  /** A card is shown as it is picked. BOS-H4 */
  show(card: Card, rule: Paragraph): void {
    this.reveal(card);
    this.recorder?.note("show", card, 0, rule);
  }

  startTurn(seat: Seat): void {
    this.now.turn++;
    this.now.active = seat;
    put(this.turnsStarted, seat, this.turnsStarted[seat] + 1);
    this.recorder?.note("turn", Card.none, this.now.turn, "BOS-T1", Card.none, seat, 0, besides(this.decayWords(seat)));
  }

  /** BOS-C7. An acted card, or a wizard that lies face-down, stands up; strength is kept. */
  ready(card: Card, rule: Paragraph): void {
    if (this.facing[card] === Facing.ready) return;
    const upright = this.printed(card).type === Type.wizard ? "upright once more" : UPRIGHT;
    const words = this.facing[card] === Facing.faceDown ? "face-up again" : upright;
    if (this.facing[card] === Facing.faceDown) this.watch(card, 1);
    put(this.facing, card, Facing.ready);
    this.learn(card, BOTH);
    this.recorder?.note("ready", card, 0, rule, Card.none, undefined, 0, besides(words));
  }

  /** BOS-C6. The caller has looked whether it can. @param what for, in words */
  turnSideways(card: Card, rule: Paragraph, words: string): void {
    put(this.facing, card, Facing.acted);
    this.recorder?.note("act", card, 0, rule, Card.none, undefined, 0, besides(words));
  }

  /** @param summoned the card that is summoned with it. BOS-W3 */
  turnFaceDown(card: Card, rule: Paragraph, summoned = Card.none): void {
    if (this.facing[card] === Facing.faceDown) return;
    this.watch(card, -1);
    put(this.facing, card, Facing.faceDown);
    this.recorder?.note("faceDown", card, 0, rule, summoned, undefined, 0, besides(summoned === Card.none ? this.staysDown(card) : ""));
  }

  /** How long it lies face-down, in words. BOS-C8, BOS-R23, BOS-T1a */
  private staysDown(card: Card): string {
    const { type } = this.printed(card);
    if (type === Type.summon) return "it does nothing from now on, for summons are not turned up again";
    return type === Type.boss ? "it does nothing until it is summoned again" : "it does nothing until its player's next turn";
  }

  /** BOS-W4. From the castle onto the battlefield, ready, with printed strength. @param because for the log: what let it come */
  arrive(card: Card, column: number, rule: Paragraph, because: string): void {
    this.relocate(card, this.place(this.ownerOf(card), Place.summons));
    put(this.summonAt, spot(this.ownerOf(card), column), card);
    put(this.columnOf, card, column);
    put(this.facing, card, Facing.ready);
    put(this.strength, card, this.printed(card).strength);
    this.watch(card, 1);
    this.tally?.played(card);
    this.recorder?.note("summon", card, column, rule, Card.none, undefined, 0, { words: `strength ${this.strength[card]}${because}` });
  }

  /** BOS-X2. The strength is printed, or what it had when it was turned face-down (BOS-X9). @param because for the log: what let it come */
  turnBossUp(boss: Card, because: string): void {
    this.watch(boss, 1);
    put(this.facing, boss, Facing.ready);
    this.learn(boss, BOTH);
    this.tally?.played(boss);
    this.recorder?.note("summonBoss", boss, 0, "BOS-X2", Card.none, undefined, 0, { words: `strength ${this.strength[boss]}${because}` });
  }

  /** A summon goes to another spot of its side, and stays there. BOS-DA7, BOS-R17 */
  moveTo(card: Card, column: number, rule: Paragraph): void {
    const seat = this.ownerOf(card);
    put(this.summonAt, spot(seat, this.columnOf[card]), Card.none);
    put(this.summonAt, spot(seat, column), card);
    put(this.columnOf, card, column);
    this.recorder?.note("move", card, column, rule);
  }

  /** BOS-C9. A card leaves the battlefield: as printed again, its enchantments to their casters' graveyards. */
  leave(card: Card, to: Place.graveyard | Place.castle, rule: Paragraph): void {
    const seat = this.ownerOf(card);
    if (this.placeOf(card) === Place.summons) put(this.summonAt, spot(seat, this.columnOf[card]), Card.none);
    if (this.placeOf(card) === Place.wizards) put(this.wizardAt, spot(seat, this.columnOf[card]), Card.none);
    if (this.facing[card] !== Facing.faceDown) this.watch(card, -1);
    put(this.facing, card, Facing.ready);
    put(this.strength, card, this.printed(card).strength);
    put(this.columnOf, card, NO_COLUMN);
    put(this.defeatedIn, card, 0);
    put(this.doomed, card, 0);
    put(this.downedBy, card, Card.none);
    put(this.downedHow, card, Cause.none);
    put(this.mayBlockFromAfar, card, 0);
    put(this.setDamage, card, 0);
    put(this.usedThisTurn, card, 0);
    this.toPile(card, to, rule);
    for (const caster of SEATS) {
      for (const enchantment of this.cards(caster, Place.underneath))
        if (this.host[enchantment] === card) this.dropEnchantment(enchantment);
    }
  }
  private dropEnchantment(enchantment: Card): void {
    put(this.host, enchantment, Card.none);
    put(this.usedThisTurn, enchantment, 0);
    this.watchGrants(enchantment, -1);
    this.toPile(enchantment, Place.graveyard, "BOS-P7");
  }

  /** To a pile of its owner's. What both have seen goes in front: of two copies, the known one leaves first (BOS-H5). */
  toPile(card: Card, to: Place.graveyard | Place.castle, rule: Paragraph): void {
    const zone = this.place(this.ownerOf(card), to);
    const seen = this.shown(card);
    this.relocate(card, zone, to === Place.castle && this.known[card] === BOTH ? this.zones.first[zone] : Card.none);
    const { recorder } = this;
    const more = rule === "BOS-N9.2" || rule === "BOS-B8" ? recorder?.afterTo(card, "defeat") : undefined;
    recorder?.note(to === Place.castle ? "castle" : "graveyard", card, 0, rule, Card.none, undefined, seen, more);
  }

  /** BOS-P5. A spell leaves the spellbook when it is paid. */
  takeFromSpellbook(spell: Card): void {
    this.relocate(spell, this.place(this.ownerOf(spell), Place.stage));
    this.tally?.played(spell);
    this.recorder?.note("cast", spell, 0, "BOS-P1");
  }

  /** BOS-P6. */
  enchant(spell: Card, card: Card): void {
    this.relocate(spell, this.place(this.ownerOf(spell), Place.underneath));
    put(this.host, spell, card);
    this.watchGrants(spell, 1);
    this.recorder?.note("enchant", spell, 0, "BOS-P6", card, undefined, 0, besides(this.grantWords(spell)));
  }

  private grantWords(spell: Card): string {
    const called = this.calledBy(spell);
    return this.printed(spell)
      .grants.map(({ record }) => tellAbility(record, called))
      .join("; ");
  }

  payVim(seat: Seat, amount: number, rule: Paragraph): void {
    if (amount === 0) return;
    put(this.vim, seat, this.vim[seat] - amount);
    this.recorder?.note(
      "pay",
      Card.none,
      amount,
      rule,
      Card.none,
      seat,
      0,
      besides(this.vim[seat] > 0 ? `${this.vim[seat]} left` : NONE_LEFT),
    );
  }
  setVim(seat: Seat, vim: number, what: "double" | "decayVim" | "gainVim", rule: Paragraph): void {
    const now = Math.min(vim, MOST);
    const before = this.vim[seat];
    if (now === before && what !== "gainVim") {
      if (what === "double" && now === 0) this.recorder?.note(what, Card.none, 0, rule, Card.none, seat);
      return;
    }
    put(this.vim, seat, now);
    this.recorder?.note(what, Card.none, now, rule, Card.none, seat, 0, besides(String(what === "gainVim" ? now - before : before)));
  }
  gainLife(seat: Seat, amount: number, rule: Paragraph): void {
    if (amount === 0) return;
    put(this.life, seat, Math.min(this.life[seat] + amount, MOST));
    this.recorder?.note("gainLife", Card.none, amount, rule, Card.none, seat, 0, besides(`has ${this.life[seat]}`));
  }
  /** BOS-N4. Loss, not damage. */
  loseLife(seat: Seat, amount: number, rule: Paragraph): void {
    const lost = Math.min(amount, this.life[seat]);
    if (lost === 0) return;
    put(this.life, seat, this.life[seat] - lost);
    this.recorder?.note("loseLife", Card.none, lost, rule, Card.none, seat, 0, besides(`has ${this.life[seat]}`));
    this.judge();
  }
  /** BOS-V1, BOS-V2. Life is looked at after each change; what changes together is looked at together. */
  judge(): void {
    if (this.life[0] > 0 && this.life[1] > 0) return;
    const rule = this.life[0] === 0 && this.life[1] === 0 ? "BOS-V2" : "BOS-V1";
    for (const seat of SEATS) {
      if (this.life[seat] > 0) continue;
      this.lose(seat);
      this.tally?.lost(rule);
      this.recorder?.note("lose", Card.none, 0, rule, Card.none, seat, 0, besides("", this.latestLoss(seat)));
    }
    this.finish();
  }

  /** What took the last life. */
  private latestLoss(seat: Seat): number | undefined {
    const at = this.recorder!.events.findLastIndex(
      ({ what, seat: whose }) => whose === seat && (what === "playerTakes" || what === "loseLife"),
    );
    return at < 0 ? undefined : at;
  }

  gainStrength(card: Card, amount: number, rule: Paragraph): void {
    if (amount === 0) return;
    put(this.strength, card, Math.min(this.strength[card] + amount, MOST));
    if (this.downedHow[card] !== Cause.none && this.defeatedIn[card] === 0 && this.doomed[card] === 0) this.getUp(card);
    this.recorder?.note("gainStrength", card, amount, rule, Card.none, undefined, 0, besides(`has ${this.strength[card]}`));
  }

  /** BOS-N9: raised above 0 before its defeat, it is not defeated, and nobody has brought it down. */
  private getUp(card: Card): void {
    put(this.downedBy, card, Card.none);
    put(this.downedHow, card, Cause.none);
  }

  /**
   * BOS-N3. Strength or life goes down by what is taken; several are taken before anybody looks (`judge`).
   * @param dealt in words, where that is more than is taken: "5 − 1"
   */
  takeDamage(target: Card, taken: number, source: Card, how: Cause, rule: Paragraph, dealt: string): void {
    if (isPlayer(target)) {
      const seat = seatOfTarget(target);
      put(this.life, seat, this.life[seat] - taken);
      const words = dealt === "" ? `has ${this.life[seat]} life left` : dealt;
      this.recorder?.note("playerTakes", Card.none, taken, rule, source, seat, 0, besides(words));
      return;
    }
    put(this.strength, target, this.strength[target] - taken);
    const left = this.strength[target];
    const stays = `has ${left === 0 ? "no" : left} strength left`;
    const words = dealt === "" ? stays : left > 0 ? `${dealt} = ${taken} damage and ${stays}` : dealt;
    this.recorder?.note("take", target, taken, rule, source, undefined, 0, besides(words));
    if (this.strength[target] === 0) this.down(target, source, how);
  }
  /** Remembers what brings a card down. Of a spell, only that it was an ability. 16.2 `event.defeater` */
  down(card: Card, source: Card, how: Cause): void {
    if (this.defeatedIn[card] !== 0) return; // it has been, and by what is settled: BOS-B7.final
    this.now.anyDown = 1;
    put(this.downedBy, card, source !== Card.none && this.printed(source).type !== Type.spell ? source : Card.none);
    put(this.downedHow, card, how);
  }
  doom(card: Card, source: Card): void {
    put(this.doomed, card, 1);
    this.down(card, source, Cause.ability);
  }
  /** The card is defeated: it lies there until its batch is moved. */
  defeat(card: Card, batch: number, rule: Paragraph): void {
    const outright = this.doomed[card] === 1; // whatever damage it took before is not what defeats it
    put(this.defeatedIn, card, batch);
    put(this.doomed, card, 0);
    const { recorder } = this;
    if (recorder === null) return;
    const by = this.downedBy[card];
    const words = this.downedHow[card] === Cause.battle ? "in battle" : by === Card.none ? "by a spell" : BY_AN_ABILITY;
    const uses = ({ what, card: source }: Event) =>
      (what === "uses" || what === "cast") && (by === Card.none ? this.printed(source).type === Type.spell : source === by);
    const cause = outright ? recorder.events.findLastIndex(uses) : recorder.latestTo(card, "take");
    recorder.note("defeat", card, 0, rule, by, undefined, 0, besides(words, cause ?? undefined));
  }
  allLookedAt(): void {
    this.now.anyDown = 0;
  }
  openBatch(): number {
    return ++this.now.batch;
  }
  closeBatch(): void {
    this.now.batch--;
  }

  letBlock(card: Card): void {
    put(this.mayBlockFromAfar, card, 1);
    this.now.battleMarks = 1;
    this.recorder?.note("mayBlock", card, 0, "BOS-16.4");
  }
  fixDamage(card: Card, amount: number): void {
    put(this.setDamage, card, amount + 1);
    this.now.battleMarks = 1;
    this.recorder?.note("setDamage", card, amount, "BOS-B4.reductions");
  }
  /** What was said for one battle ends with it. */
  endBattle(): void {
    const battle = this.battle;
    if (this.now.battleMarks === 1) this.forgetBattleMarks();
    battle.state = State.none;
    battle.attacker = battle.target = Card.none;
    battle.pass = battle.attackerStrength = battle.targetStrength = 0;
    battle.repeat = battle.broken = battle.missed = 0;
    battle.block = Block.open;
    battle.toTarget = battle.toAttacker = battle.takenByTarget = battle.takenByAttacker = 0;
  }
  private forgetBattleMarks(): void {
    this.now.battleMarks = 0;
    for (let card = Card.first as Card; card <= CARDS; card++) {
      put(this.mayBlockFromAfar, card, 0);
      put(this.setDamage, card, 0);
    }
  }

  use(card: Card, ability: Ability): void {
    put(this.usedThisTurn, card, this.usedThisTurn[card] | (1 << ability.clause));
    this.now.freeUses = 1;
  }
  endTurn(): void {
    if (this.now.freeUses === 0) return;
    this.now.freeUses = 0;
    for (let card = Card.first as Card; card <= CARDS; card++) if (this.usedThisTurn[card] !== 0) put(this.usedThisTurn, card, 0);
  }
  /** An action of a phase begins, or a pass of BOS-B4, which has a guard of its own: what comes of it is counted from here. BOS-H14 */
  countUsesAnew(): void {
    this.passing[Passing.uses] = 0;
  }
  /** Counts an ability that is used because its condition was met; false when there have been so many that it must be a circle. BOS-H14 */
  countUse(): boolean {
    return ++this.passing[Passing.uses] <= MOST_USES;
  }
  /** A cost has been paid for the ability in use: in a window of would-conditions it may be met again. */
  get paid(): boolean {
    return this.passing[Passing.paid] === 1;
  }
  set paid(paid: boolean) {
    this.passing[Passing.paid] = paid ? 1 : 0;
  }

  /** BOS-T1c: from which turn of the match on this player's life and vim decay, said when it is near. */
  private decayWords(seat: Seat): string {
    const left = this.lastWithoutDecay + 1 - this.turnsStarted[seat];
    if (left > 3) return "";
    return left > 0
      ? `decay from turn ${this.firstDecay(seat)} on: life and vim are halved as it begins, in each later turn once more (BOS-T1c)`
      : `decay: life and vim are halved${left < 0 ? ` ${1 - left} times` : ""} (BOS-T1c)`;
  }

  private watch(card: Card, by: 1 | -1): void {
    for (const ability of this.printed(card).abilities) put(this.watchers, ability.timing, this.watchers[ability.timing] + by);
  }
  private watchGrants(enchantment: Card, by: 1 | -1): void {
    for (const grant of this.printed(enchantment).grants) put(this.watchers, grant.timing, this.watchers[grant.timing] + by);
  }

  // ---- occurrences: what happens, and whose condition it meets ----

  /**
   * BOS-A9a. Something has happened: every ability of a face-up card whose condition it meets joins the collection, and it
   * is written down for spells. `other` is the second card of the event; `seat` the caster, or the player attacked.
   */
  occurs(timing: Timing, subject: Card, other: Card = Card.none, how: Cause = Cause.none, inBattle: 0 | 1 = 0, seat: Seat = 0): void {
    this.collect(timing, subject, other, seat, how, inBattle, -1);
    if (this.spellsMayReact(timing)) this.writeDown(timing, subject, other, seat, how, inBattle);
  }

  /** BOS-B4.window. The same for what would happen: what has an entry from these lines on does not join again. */
  wouldOccur(timing: Timing, subject: Card, other: Card, inBattle: 0 | 1, entriesFrom: number, occurrencesFrom: number): void {
    const how = inBattle === 1 ? Cause.battle : Cause.ability;
    this.collect(timing, subject, other, 0, how, inBattle, entriesFrom);
    if (this.spellsMayReact(timing) && !this.isWrittenDown(timing, subject, occurrencesFrom)) {
      this.writeDown(timing, subject, other, 0, how, inBattle);
    }
  }

  private collect(timing: Timing, subject: Card, other: Card, seat: Seat, how: Cause, inBattle: 0 | 1, once: number): void {
    if (this.watchers[timing] === 0) return;
    if (subject !== Card.none && (this.set.heardOfOthers & (1 << timing)) === 0) {
      if (!isPlayer(subject) && this.onBattlefield(subject)) this.look(subject, timing, subject, other, seat, how, inBattle, once);
      return;
    }
    for (let spot = Spot.first as Spot; spot < SPOTS; spot++) {
      this.look(this.wizardAt[spot], timing, subject, other, seat, how, inBattle, once);
      this.look(this.summonAt[spot], timing, subject, other, seat, how, inBattle, once);
    }
    for (const side of SEATS) {
      this.look(this.boss(side), timing, subject, other, seat, how, inBattle, once);
      if (this.count(side, Place.underneath) > 0) this.lookUnderneath(side, timing, subject, other, seat, how, inBattle, once);
    }
  }

  private lookUnderneath(
    side: Seat,
    timing: Timing,
    subject: Card,
    other: Card,
    seat: Seat,
    how: Cause,
    inBattle: 0 | 1,
    once: number,
  ): void {
    for (const enchantment of this.cards(side, Place.underneath)) {
      if (!this.isWorking(enchantment)) continue;
      for (const grant of this.printed(enchantment).grants) {
        if (grant.timing === timing && this.meets(grant, enchantment, side, subject, other, seat, how, inBattle)) {
          this.wait(grant, enchantment, subject, other, once);
        }
      }
    }
  }

  private look(source: Card, timing: Timing, subject: Card, other: Card, seat: Seat, how: Cause, inBattle: 0 | 1, once: number): void {
    if (source === Card.none) return;
    const printed = this.printed(source);
    if ((printed.timings & (1 << timing)) === 0 || this.facing[source] === Facing.faceDown) return;
    for (const ability of printed.abilities) {
      if (ability.timing === timing && this.meets(ability, source, this.controllerOf(source), subject, other, seat, how, inBattle)) {
        this.wait(ability, source, subject, other, once);
      } else if (this.recorder !== null && ability.timing === timing && timing === Timing.defeats && subject === source) {
        this.noteUnmet(source, ability, other);
      }
    }
  }

  /** BOS-16.2 Who has defeated a card of another kind than the ability speaks of might expect to use it. */
  private noteUnmet(source: Card, { record, defeated }: Ability, other: Card): void {
    if (defeated === null || other === Card.none || this.fits(other, defeated, this.controllerOf(source), source)) return;
    this.remark(
      "unmet",
      source,
      "BOS-16.2",
      `a ${Type[this.printed(other).type]}, and the ability speaks of ${sayDefeated(record)}`,
      other,
    );
  }

  /** BOS-16.2 Does this occurrence meet the condition of the ability, used by `you`? */
  meets(ability: Ability, source: Card, you: Seat, subject: Card, other: Card, seat: Seat, how: Cause, inBattle: number): boolean {
    if (ability.subject === "enchanted") {
      if (this.host[source] !== subject) return false;
    } else if (ability.subject !== null) {
      if (!this.fits(subject, ability.subject, you, source)) return false;
    } else if (!ability.ofYou && !ability.defenderIsYou && subject !== source && subject !== Card.none) return false; // BOS-H1; an ending phase is nobody's
    if ((ability.ofYou || ability.defenderIsYou) && seat !== you) return false;
    if (ability.inBattle && inBattle === 0) return false;
    if (ability.by !== 0 && (ability.by & causeBit(how)) === 0) return false;
    return ability.defeated === null || (other !== Card.none && this.fits(other, ability.defeated, you, source));
  }

  private wait(ability: Ability, source: Card, subject: Card, other: Card, once: number): void {
    const { entries } = this;
    const column = entries.column;
    if (once >= 0) {
      for (let row = once; row < entries.count; row++) {
        if (column.ability[row as Row] === ability.number && column.source[row as Row] === source && column.subject[row as Row] === subject)
          return;
      }
    }
    const row = entries.append();
    column.ability[row] = ability.number;
    column.source[row] = source;
    column.subject[row] = subject;
    column.other[row] = other;
    this.tellMet(source, ability, subject, other);
  }

  /**
   * Told after what met the condition, and because of it: of two cards that are hurt at once, because of what became of the one that it speaks of.
   * Nothing is told of a condition that is met by the end of the match (BOS-V1): the ability is never used.
   */
  private tellMet(source: Card, ability: Ability, subject: Card, other: Card): void {
    const { recorder } = this;
    if (recorder === null || this.over) return;
    const tell = () => {
      const about = spokenOf(ability, subject, other);
      const hurt = ability.timing === Timing.defeats || SUFFERED.has(ability.timing) ? about : Card.none;
      const cause =
        (hurt === Card.none ? null : recorder.latestTo(hurt, undefined, "met")) ??
        (subject === Card.none ? null : recorder.latest(subject, undefined, "met")); // that others react to it as well is no reason
      const clause = { card: source, ability: ability.number };
      recorder.note("met", source, ability.number, "BOS-A9a", about, undefined, 0, cause === null ? { clause } : { clause, cause });
    };
    if (this.toldLater === null) tell();
    else this.toldLater.push(tell);
  }
  /** What became of an ability that waited: its cause is that its condition was met, by this occurrence. */
  tellWaited(
    what: "uses" | "declines" | "lapses",
    source: Card,
    ability: number,
    rule: Paragraph,
    subject: Card,
    other: Card,
    words = "",
  ): void {
    const about = spokenOf(this.set.abilities[ability]!, subject, other);
    this.recorder?.resumes(what, "met", source, ability, rule, besides(words), about);
  }
  /** BOS-H12. What is met as cards leave is told when they have left. Not part of the state: a few steps of one procedure. */
  tellingLater(does: () => void): void {
    this.toldLater = this.recorder === null ? null : [];
    does();
    const told = this.toldLater ?? [];
    this.toldLater = null;
    for (const tell of told) tell();
  }

  private isWrittenDown(timing: Timing, subject: Card, from: number): boolean {
    const { timing: when, subject: who } = this.occurrences.column;
    for (let row = from; row < this.occurrences.count; row++) if (when[row as Row] === timing && who[row as Row] === subject) return true;
    return false;
  }

  private writeDown(timing: Timing, subject: Card, other: Card, seat: Seat, how: Cause, inBattle: 0 | 1): void {
    const row = this.occurrences.append();
    const column = this.occurrences.column;
    column.timing[row] = timing;
    column.subject[row] = subject;
    column.other[row] = other;
    column.seat[row] = seat;
    column.how[row] = how;
    column.inBattle[row] = inBattle;
  }

  /** Takes back what a window has written down, from this line on. */
  forget(rows: { readonly count: number; remove(row: Row): void }, from: number): void {
    while (rows.count > from) rows.remove((rows.count - 1) as Row);
  }

  /** Adds a target to the damage about to be dealt. */
  aim(target: Card, amount: number): void {
    const row = this.damages.append();
    this.damages.column.target[row] = target;
    this.damages.column.amount[row] = Math.min(amount, MOST);
  }
  /** 16.4 `reduceDamage`: the damage now about to be dealt to it, the innermost if there are several. */
  reduceDamage(card: Card, amount: number): void {
    const { target, reduced } = this.damages.column;
    for (let row = this.damages.count - 1; row >= 0; row--) {
      if (target[row as Row] !== card) continue;
      reduced[row as Row] = Math.min(reduced[row as Row] + amount, MOST);
      const inBattle = this.battle.state === State.result && row < 2; // the lines of BOS-B4.b, below those of any ability
      this.recorder?.note("reduce", card, amount, inBattle ? "BOS-B4.reductions" : "BOS-N8.2");
      return;
    }
    this.remark("noEffect", card, "BOS-16.4", "no damage is about to be dealt to it");
  }
  noteHurt(card: Card): void {
    const row = this.hurt.append();
    this.hurt.column.card[row] = card;
  }
}
