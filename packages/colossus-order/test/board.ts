/** A position on the table, played in plain phrases: what the rule and card tests are written with. */
import type { Event, Position } from "@duelex/kernel";
import { Board as AnyBoard } from "@duelex/kernel/testing";
import { colossusOrder } from "../src/game.ts";
import type { ColossusOrder } from "../src/table.ts";

export interface Setting {
  readonly cards?: readonly unknown[];
  readonly settings?: Readonly<Record<string, string>>;
}

export class Board extends AnyBoard<ColossusOrder> {
  constructor(position: Position, setting: Setting = {}) {
    super(colossusOrder, { position, ...setting });
  }

  /** Every event of these kinds, as "what card". */
  events(...kinds: string[]): string[] {
    return this.happened(...kinds).map(({ what, card }: Event) => (card === 0 ? what : `${what} ${this.g.cardName(card)}`));
  }

  /** The paragraphs of the events of this kind. */
  rulesOf(kind: string): string[] {
    return this.happened(kind).map(({ rule }) => rule);
  }
}

export const board = (position: Position, setting?: Setting): Board => new Board(position, setting);

/** A follower made up on the spot. */
export const follower = (name: string, facts: Readonly<Record<string, unknown>> = {}) => ({ name, ...facts });
/** A card with a handle and facts. */
export const as = (handle: string, card: string, facts: Readonly<Record<string, unknown>> = {}) => ({ card, as: handle, ...facts });
