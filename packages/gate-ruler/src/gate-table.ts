/** The table's part that is the gate: what waits there, what it is aimed at, what is being resolved, what has triggered (9, 11). */
import { besides, Card, type Row, type Seat } from "@duelex/kernel";
import { GateIndexes } from "./indexes.ts";
import { Kind, Timing } from "./names.ts";
import type { Paragraph } from "./rulebook.ts";
import { Wait } from "./state.ts";
import { TRIGGERED } from "./told.ts";

/** What is put on the gate because it has triggered (14-1a-2). */
const AUTOMATIC: ReadonlySet<Timing> = new Set([Timing.automatic, Timing.setAutomatic, Timing.openCard]);

export abstract class GateTable extends GateIndexes {
  // ---- the gate: objects wait, the last one first (9-1a) ----

  /** The number by which targets know what they are targets of. */
  nextId(): number {
    const now = this.now;
    if (this.gate.count === 0 && this.resolving.kind === Kind.none) now.serial = 0;
    return ++now.serial;
  }

  /** Puts an object on top of the gate and gives back its line. */
  putOnGate(kind: Kind, card: Card, seat: Seat, ability: number, amount: number, flags: number, rule: Paragraph, words = ""): Row {
    this.now.puts = (this.now.puts + 1) & 0x3fff;
    const id = this.nextId();
    const row = this.gate.append();
    const column = this.gate.column;
    column.id[row] = id;
    column.kind[row] = kind | 0; // parameters are stored as numbers of any kind, these as whole ones
    column.card[row] = card | 0;
    column.object[row] = card === Card.none ? 0 : this.object[card];
    column.seat[row] = (seat | 0) as Seat;
    column.ability[row] = ability | 0;
    column.amount[row] = amount | 0;
    column.flags[row] = flags | 0;
    if (kind !== Kind.damageExecution && kind !== Kind.playedCard) this.notePut(kind, card, seat, ability, amount, rule, words);
    return row;
  }

  /** What waits is written down: an ability with its text, caused by what triggered it; a destruction by what broke the unit. */
  private notePut(kind: Kind, card: Card, seat: Seat, ability: number, amount: number, rule: Paragraph, words: string): void {
    const { recorder } = this;
    if (recorder === null) return;
    const clause = kind === Kind.playedAbility ? { card, ability } : undefined;
    const isTriggered = kind === Kind.playedAbility && AUTOMATIC.has(this.ability(ability).timing);
    const cause =
      kind === Kind.playedAbility
        ? recorder.latestTo(card, "trigger")
        : kind === Kind.destruction
          ? recorder.latestTo(card, "damage")
          : null;
    const more = besides(isTriggered ? TRIGGERED : words, cause ?? undefined, clause);
    recorder.note(PUTS[kind]!, card, amount, rule, Card.none, seat, 0, more);
  }

  /** 13-2a Its receivers are known now: damage that waits on the gate is written down. */
  noteDamage(of: number, source: Card, seat: Seat, rule: Paragraph): void {
    this.recorder?.note("damage execution", source, 0, rule, Card.none, seat, 0, besides(this.sayShares(of)));
  }

  /** "5 to P2's Gate Cadet": what a process on the gate does to whom; of what has left nothing is said. */
  sayShares(of: number): string {
    const { of: whose, card, object, amount } = this.targets.column;
    const shares: string[] = [];
    for (let row: Row = 0; row < this.targets.count; row++) {
      if (whose[row] !== of) continue;
      const receiver = this.isStill(card[row], object[row])
        ? `P${this.ownerOf(card[row]) + 1}'s ${this.cardName(card[row])}`
        : "what has left";
      shares.push(`${amount[row]} to ${receiver}`);
    }
    return shares.join(", ");
  }

  /** What has triggered, or was to be carried out, does nothing; and why. @param led the event that led to it */
  noteNothing(card: Card, ability: number, rule: Paragraph, words: string, led = "trigger"): void {
    if (this.recorder === null) return;
    const cause = this.recorder.latestTo(card, led);
    const clause = ability === 0 ? null : { card, ability };
    this.recorder.note("no effect", card, 0, rule, Card.none, undefined, 0, besides(words, cause ?? undefined, clause));
  }

  /** Somebody does without what a text would let them do. */
  noteDeclined(card: Card, ability: number, rule: Paragraph): void {
    this.recorder?.note("declined", card, 0, rule, Card.none, undefined, 0, { clause: { card, ability } });
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
    if (this.targets.count > 0) this.dropThese(of, choice);
  }

  private dropThese(of: number, choice: number | null): void {
    const { of: whose, choice: which } = this.targets.column;
    this.targets.removeWhere((row) => whose[row] === of && (choice === null || which[row] === choice));
  }

  /** The object on top begins to resolve (9-4). */
  takeTop(): void {
    const r = this.resolving;
    this.gate.takeLast(r.at);
    r.step = r.done = r.looked = 0;
    r.attached = Card.none;
    if (this.recorder !== null) this.noteResolving();
  }

  private noteResolving(): void {
    const { id, kind, card, amount, seat } = this.resolving;
    const cause = this.recorder!.latestTo(card, PUTS[kind]);
    const words = kind === Kind.damageExecution ? this.sayShares(id) : "";
    this.recorder!.note(RESOLVES[kind]!, card, amount, "9-4", Card.none, seat, 0, besides(words, cause ?? undefined));
    this.recorder!.leads();
  }

  /** It has been resolved: nothing of it is left. */
  forgetResolving(): void {
    this.dropTargets(this.resolving.id);
    this.resolving.wipe();
  }

  /** An ability has triggered and waits for the next system processing (14-1a-2). */
  wait(
    kind: Wait,
    ability: number,
    card: Card,
    seat: Seat,
    subject: Card,
    flags: number,
    happening: number,
    cause: number | null = null,
  ): void {
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
    if (kind === Wait.setChance || this.recorder === null) return;
    const clause = { card, ability };
    this.recorder.note("trigger", card, ability, "14-1a-2", Card.none, seat, 0, besides("", cause ?? undefined, clause));
  }

  /** R-D-SOULSELF: what waits for this card follows it to its new place. */
  followSource(card: Card, before: number): void {
    const { card: of, object } = this.waits.column;
    for (let row: Row = 0; row < this.waits.count; row++) if (of[row] === card && object[row] === before) object[row] = this.object[card];
  }
}

/** What putting each kind of object on the gate is called in the log. */
const PUTS: readonly string[] = ["", "play", "play ability", "damage execution", "ruler damage", "drive resolution", "destruction"];
/** What resolving each of them is called. */
const RESOLVES: readonly string[] = PUTS.map((put) => `resolve ${put}`);
