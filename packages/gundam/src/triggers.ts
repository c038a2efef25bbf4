/** The table's part that is what follows from what: which events effects wait for, who of those in play looks at what, what has triggered (9-1-6), and what the log gives as a cause. */
import { besides, Card, type More, put, type Recorder, type Row, type Seat } from "@duelex/kernel";
import type { Definition } from "./cards.ts";
import { Damage, type Happened, type Reads, Timing } from "./names.ts";
import type { Paragraph } from "./rulebook.ts";
import { GundamState, type Hit, Unsettled } from "./state.ts";
import { damageWords } from "./told.ts";

/** What is received or destroyed at one moment with others: an effect that waits for it follows from what became of that card, not of the others. */
const LOSSES: Readonly<Partial<Record<Timing, { readonly told: "damage" | "destroy"; readonly of: "card" | "other" }>>> = {
  [Timing.Destroyed]: { told: "destroy", of: "card" },
  [Timing.unitDestroyedByDamage]: { told: "destroy", of: "card" },
  [Timing.unitDestroyedByEffect]: { told: "destroy", of: "card" },
  [Timing.thisUnitDestroysEnemyUnit]: { told: "destroy", of: "other" },
  [Timing.thisUnitDestroysEnemyCard]: { told: "destroy", of: "other" },
  [Timing.unitDestroysEnemyUnit]: { told: "destroy", of: "other" },
  [Timing.thisUnitReceivesDamage]: { told: "damage", of: "card" },
  [Timing.unitReceivesDamage]: { told: "damage", of: "card" },
  [Timing.thisBaseReceivesDamage]: { told: "damage", of: "card" },
  [Timing.thisUnitDamagesEnemyUnit]: { told: "damage", of: "other" },
  [Timing.unitDamagesEnemyUnit]: { told: "damage", of: "other" },
};

export abstract class GundamTriggers extends GundamState {
  /** Of what is queued now, while a match is recorded: the event that it follows from. */
  because: number | null = null;
  /** AP and HP may not be what they were when a recorded match told them last. Not part of the state. */
  numbersMayHaveChanged = true;

  /**
   * An event: the effects that wait for it are queued (9-1-6).
   * @param other the event's second card @param seat whose event it is, where it is a player's @param amount what was paid, a Lv.
   */
  protected abstract look(timing: Timing, card: Card, other: Card, kind: Damage, seat: Seat, amount: number): void;

  /**
   * Something that AP, HP or keywords depend on has changed: derive them again when next asked. Only with an
   * effect in play that changes HP can this destroy anything, so only then does rules management look at once.
   */
  touchValues(): void {
    this.stale[0] = 1;
    this.numbersMayHaveChanged = true;
    if (this.now.hpLenders !== 0) this.now.unsettled |= Unsettled.hp;
  }
  touch(what: Reads): void {
    if (this.readers[what] !== 0) this.touchValues();
  }

  /** 9-1-6. An event that effects may wait for. */
  announce(timing: Timing, card: Card, other: Card = Card.none, kind: Damage = Damage.none, seat: Seat = 0, amount = 0): void {
    if (this.watchers[timing] !== 0) this.hear(timing, card, other, kind, seat, amount);
  }
  private hear(timing: Timing, card: Card, other: Card, kind: Damage, seat: Seat, amount: number): void {
    if (this.recorder !== null) this.because = this.causeOf(timing, card, other);
    this.look(timing, card, other, kind, seat, amount);
  }
  private causeOf(timing: Timing, card: Card, other: Card): number | null {
    const recorder = this.recorder!;
    if (timing === Timing.EndOfYourTurn || timing === Timing.EndOfTurn) return null;
    if (card === Card.none) return recorder.lastBut("triggers");
    const loss = LOSSES[timing];
    const lost = loss === undefined ? null : recorder.latestTo(loss.of === "other" && other !== Card.none ? other : card, loss.told);
    if (lost !== null) return lost;
    const [one, two] = [card, other].map((each) => (each === Card.none ? null : recorder.latest(each, undefined, "triggers"))) as [
      number | null,
      number | null,
    ];
    return one === null ? two : Math.max(one, two ?? -1);
  }
  /** Battle damage follows from the battle, effect damage from its effect; what is received in another's place, from that. */
  tellDamage(card: Card, amount: number, rule: Paragraph, source: Card, kind: Damage): void {
    const { recorder } = this;
    if (recorder === null) return;
    const latest = recorder.latestTo(card);
    const isRedirected = latest !== null && recorder.events[latest]!.what === "redirect damage";
    const cause = isRedirected ? latest : kind === Damage.battle ? this.afterBattle().cause : undefined;
    recorder.note("damage", card, amount, rule, source, undefined, 0, besides(damageWords(kind), cause));
  }
  /** For what follows from the battle in progress: who attacks, and whom by now. */
  afterBattle(): More {
    const recorder = this.recorder!;
    const { attacker } = this.battle;
    const latest = (what: string) => recorder.latest(attacker, what) ?? -1;
    const cause = Math.max(latest("attack"), latest("becomes target"), latest("battle"));
    return besides("", cause < 0 ? undefined : cause);
  }

  /** Told before anything that triggers on it. Rules management says what broke the card, and by whose damage. */
  tellDestruction(cards: readonly Card[], count: number, rule: Paragraph): void {
    const { recorder } = this;
    if (recorder === null) return;
    const before = recorder.events.length - 1;
    for (let i = 0; i < count; i++) {
      const card = cards[i]!;
      const broken = rule === "10-3";
      const words = broken ? `its damage, ${this.damage[card]}, has reached its HP, ${this.hp(card)}` : "";
      const hit = broken ? this.hitOn(card) : null;
      const cause = hit === null ? before : recorder.latestTo(card, "damage"); // where its HP has sunk, whatever has just happened
      recorder.note(
        "destroy",
        card,
        0,
        rule,
        hit?.source ?? Card.none,
        undefined,
        0,
        besides(words, broken ? (cause ?? undefined) : undefined),
      );
    }
  }

  /** The damage of this moment that was dealt to this card, or null. */
  protected hitOn(card: Card): Hit | null {
    for (let at = 0; at < this.hitCount; at++) if (this.hits[at]!.target === card) return this.hits[at]!;
    return null;
  }

  /** Some card in play waits for it, or an effect that was gained. */
  isWatched(timing: Timing): boolean {
    return this.watchers[timing] !== 0;
  }

  /** Such a card may come into play in this match: what it asks about is remembered, what few can do is looked for. */
  expect(definition: Definition): void {
    this.now.remembers |= definition.asksAbout;
    this.now.rare |= definition.rare;
  }

  /** What this card has done this turn is kept, if a card of the match may ask. */
  remember(what: Happened, card: Card): void {
    if ((this.now.remembers & what) === 0) return;
    const { what: whats, card: cards, definition: definitions } = this.remembered.column;
    const definition = this.definition[card];
    for (let row = 0 as Row; row < this.remembered.count; row++)
      if (whats[row] === what && cards[row] === card && definitions[row] === definition) return;
    const row = this.remembered.append();
    whats[row] = what;
    cards[row] = card;
    definitions[row] = definition;
  }

  /** Queues an effect in the present batch, once for one moment (9-1-6-3). */
  wait(ability: number, source: Card, unit: Card, event: Card, amount: number, actor: Card = Card.none): void {
    const { batch, ability: abilities, source: sources, unit: units, event: events, actor: actors, amount: amounts } = this.waits.column;
    const count = this.waits.count;
    for (let row = this.now.moment as Row; row < count; row++)
      if (abilities[row] === ability && sources[row] === source && amounts[row] === amount) return;
    const row = this.waits.append();
    batch[row] = this.now.batch;
    abilities[row] = ability;
    sources[row] = source;
    units[row] = unit;
    events[row] = event;
    actors[row] = actor;
    amounts[row] = amount;
    if (this.recorder !== null) this.tellTrigger(this.recorder, ability, source, amount);
  }

  private tellTrigger(recorder: Recorder, ability: number, source: Card, amount: number): void {
    const words = ability === this.set.breach.id ? `<Breach ${amount}>` : ability === this.set.repair.id ? `<Repair ${amount}>` : "";
    const clause = { card: source, ability: ability === this.set.burst.id ? this.printed(source).burst!.id : ability };
    recorder.note("triggers", source, ability, "9-1-6", Card.none, undefined, 0, besides(words, this.because, clause));
  }

  /** The present moment is over: the same effects may trigger again. */
  nextMoment(): void {
    this.now.moment = this.waits.count;
  }

  /**
   * A card comes into play or leaves: what it waits for and looks at counts, or counts no longer. `unit` is worth something
   * else by that; where no effect and no modifier is about, nothing else is.
   */
  protected watch(card: Card, by: 1 | -1, unit: Card): void {
    const { watches, reads, constants, lendsHp } = this.printed(card);
    for (let at = 0; at < watches.length; at++) put(this.watchers, watches[at]!, this.watchers[watches[at]!] + by);
    for (let at = 0; at < reads.length; at++) put(this.readers, reads[at]!, this.readers[reads[at]!] + by);
    if (constants.length > 0) this.now.constants += by * constants.length;
    if (lendsHp > 0) {
      this.now.hpLenders += by * lendsHp;
      this.now.unsettled |= Unsettled.hp;
    }
    const alone = constants.length === 0 && this.now.constants === 0 && this.modifiers.count === 0 && this.stale[0] === 0;
    this.numbersMayHaveChanged = true;
    if (!alone) this.touchValues();
    else if (unit !== Card.none) this.deriveAlone(unit);
  }

  /** The effect that this instruction gives: so many more or fewer wait for its timings. */
  protected watchGained(instruction: number, by: 1 | -1): void {
    this.now.gained += by;
    for (const timing of this.set.instructions[instruction]!.gains!.timings) put(this.watchers, timing, this.watchers[timing] + by);
  }
}
