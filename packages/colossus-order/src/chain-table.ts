/** The table's part that is the chain: what is announced there, what waits until it has been resolved, and what texts stand (CO-B3 to CO-B8). */
import { Card, put, type Row } from "@duelex/kernel";
import { ColossusOrderState } from "./state.ts";
import type { Ability } from "./vocabulary/compile.ts";

export abstract class ChainTable extends ColossusOrderState {
  /** CO-B7: a CIP or trigger ability waits for the end of the chain or step. */
  wait(ability: Ability, card: Card): void {
    const row = this.waits.append();
    this.waits.column.card[row] = card;
    this.waits.column.ability[row] = ability.id;
    this.waits.column.self[row] = card;
  }
  /** Told after what it waited for: the latest event about `by`. */
  tellWaiting(ability: Ability, card: Card, by: Card): void {
    if (this.recorder === null) return;
    const clause = { card, ability: ability.id };
    const cause = this.recorder.latest(by, undefined, "trigger");
    this.recorder.note("trigger", card, ability.id, "CO-B7", Card.none, undefined, 0, cause === null ? { clause } : { clause, cause });
  }

  /** CO-B3, CO-B4: standing texts and ignition abilities are counted, so that nobody looks for what is not there. */
  protected watch(card: Card, by: 1 | -1): void {
    const printed = this.printed(card);
    for (const text of printed.standing) put(this.standingTexts, text.op, this.standingTexts[text.op] + by);
    if (printed.ignitions.length === 0) return;
    const seat = this.ownerOf(card);
    put(this.igniters, seat, this.igniters[seat] + by);
  }

  /** An effect is announced: the latest of the chain. An ability that has waited may have lost its follower (CO-B10). */
  link(card: Card, ability: Ability | null, self: Card = card): void {
    const row = this.chain.append();
    this.chain.column.card[row] = card;
    this.chain.column.self[row] = self;
    this.chain.column.ability[row] = ability?.id ?? 0;
  }

  choose(row: Row, nth: number, card: Card): void {
    const { first, second, third } = this.chain.column;
    (nth === 0 ? first : nth === 1 ? second : third)[row] = card;
    this.recorder?.note("choose", card, 0, "CO-B8", this.chain.column.card[row], this.ownerOf(this.chain.column.card[row]));
  }

  /** The latest effect of the chain has been resolved. */
  unlink(): void {
    this.chain.remove((this.chain.count - 1) as Row);
  }
}
